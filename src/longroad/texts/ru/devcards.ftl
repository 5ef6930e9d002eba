why-no-card-left = Карт развития больше нет.
why-no-such-card = У тебя нет карты: { WORD($card) }.
why-bought-this-turn = Эта карта ({ WORD($card) }) куплена в этот ход: её можно сыграть со следующего.
why-one-card-a-turn = В этот ход карта развития уже сыграна.
why-card-has-no-use = Эта карта ({ WORD($card) }) сейчас ничего не даст.

event-bought-card = { $seat } покупает карту развития.
event-drew = { $seat } берёт карту: { WORD($face) }.
    .hidden = { $seat } берёт карту.
event-played-knight = { $seat } играет рыцаря (всего: { $count }).
event-played-road-building = { $seat } играет строительство дорог.
event-played-year-of-plenty = { $seat } играет год изобилия.
event-played-monopoly = { $seat } играет монополию: { WORD($card) }.
event-handed-over =
    { $count ->
        [one] { $giver } отдаёт игроку { $seat } { $count } { WORD($card, form: "acc") }.
        [few] { $giver } отдаёт игроку { $seat } { $count } { WORD($card, form: "few") }.
       *[many] { $giver } отдаёт игроку { $seat } { $count } { WORD($card, form: "many") }.
    }
event-revealed-points =
    { $count ->
        [one] { $seat } раскрывает { $count } карту победного очка.
        [few] { $seat } раскрывает { $count } карты победных очков.
       *[many] { $seat } раскрывает { $count } карт победных очков.
    }

word-knight = рыцарь
    .acc = рыцаря
    .many = рыцарей
word-road-building = строительство дорог
word-year-of-plenty = год изобилия
word-monopoly = монополия
word-development = карты развития
word-development-card = карта развития
    .acc = карту развития

key-card = Карта развития
key-knight = Рыцарь
build-buy-card = Карта

counter-knights-played = рыцари

card-knight = Перемести разбойника на другой гекс и забери случайную карту у того, чьё поселение или город там стоит. Трое выложенных рыцарей, если столько нет больше ни у кого, – это самое большое войско. Там, где острова захватили пираты, рыцарь вместо этого вооружает один из твоих кораблей.
card-year-of-plenty = Возьми из банка две любые карты сырья.
card-monopoly = Назови сырьё. Все остальные отдают тебе всё, что у них есть.
card-road-building = Построй две дороги бесплатно. Там, где есть корабли, каждая из двух может быть кораблём.

verb-buy-card = Купить карту развития
verb-play-monopoly-card = Сыграть монополию

do-buy-card = Купить карту развития
do-play-knight = Сыграть рыцаря
do-play-road-building = Сыграть строительство дорог
do-play-year-of-plenty = Сыграть год изобилия
do-play-monopoly-card = Монополия: { WORD($card) }

panel-development = раз
panel-knights-played = рыц

example-buy-card = card
example-play-knight = knight
