why-no-card-left = Карт розвитку більше немає.
why-no-such-card = У тебе немає карти: { WORD($card) }.
why-bought-this-turn = Цю карту ({ WORD($card) }) куплено цього ходу: її можна зіграти з наступного.
why-one-card-a-turn = Цього ходу карту розвитку вже зіграно.
why-card-has-no-use = Ця карта ({ WORD($card) }) зараз нічого не дасть.

event-bought-card = { $seat } купує карту розвитку.
event-drew = { $seat } бере карту: { WORD($face) }.
    .hidden = { $seat } бере карту.
event-played-knight = { $seat } грає лицаря (усього: { $count }).
event-played-road-building = { $seat } грає будівництво доріг.
event-played-year-of-plenty = { $seat } грає рік достатку.
event-played-monopoly = { $seat } грає монополію: { WORD($card) }.
event-handed-over =
    { $count ->
        [one] { $giver } віддає гравцю { $seat } { $count } { WORD($card, form: "acc") }.
        [few] { $giver } віддає гравцю { $seat } { $count } { WORD($card, form: "few") }.
       *[many] { $giver } віддає гравцю { $seat } { $count } { WORD($card, form: "many") }.
    }
event-revealed-points =
    { $count ->
        [one] { $seat } відкриває { $count } карту переможного бала.
        [few] { $seat } відкриває { $count } карти переможних балів.
       *[many] { $seat } відкриває { $count } карт переможних балів.
    }

word-knight = лицар
    .acc = лицаря
    .many = лицарів
word-road-building = будівництво доріг
word-year-of-plenty = рік достатку
word-monopoly = монополія
word-development = карти розвитку
word-development-card = карта розвитку
    .acc = карту розвитку

key-card = Карта розвитку
key-knight = Лицар
build-buy-card = Карта

counter-knights-played = лицарі

card-knight = Перемісти розбійника на іншу плитку й забери випадкову карту в того, хто має там селище чи місто. Троє викладених лицарів, якщо стільки немає більше ні в кого, – це найбільше військо. Там, де острови захопили пірати, лицар натомість озброює один із твоїх кораблів.
card-year-of-plenty = Візьми з банку дві будь-які карти сировини.
card-monopoly = Назви сировину. Усі інші віддають тобі всю, яку мають.
card-road-building = Збудуй дві дороги безплатно. Там, де є кораблі, кожна з двох може бути кораблем.

verb-buy-card = Купити карту розвитку
verb-play-monopoly-card = Зіграти монополію

do-buy-card = Купити карту розвитку
do-play-knight = Зіграти лицаря
do-play-road-building = Зіграти будівництво доріг
do-play-year-of-plenty = Зіграти рік достатку
do-play-monopoly-card = Монополія: { WORD($card) }

panel-development = роз
panel-knights-played = лиц

example-buy-card = card
example-play-knight = knight
