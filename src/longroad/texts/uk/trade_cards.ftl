why-no-offer-to = Зараз не можна пропонувати карту гравцю { $other }.
why-no-resource = Пропонують лише сировину, а { WORD($card) } – не сировина.
why-no-commodity = Просять товар, а { WORD($card) } – не товар.
why-has-commodity = У тебе є товар, тож один треба віддати.

ask-hand-over-commodity = { $asker } пропонує тобі 1 { WORD($card, form: "acc") }: віддай за це товар, якщо маєш.
    .short = Віддай товар
ask-take-dues =
    { $count ->
        [one] Забери { $count } карту в гравця { $victim }.
        [few] Забери { $count } карти в гравця { $victim }.
       *[many] Забери { $count } карт у гравця { $victim }.
    }
    .short =
        { $count ->
            [one] Забери { $count } карту
            [few] Забери { $count } карти
           *[many] Забери { $count } карт
        }

event-offered-card = { $seat } пропонує гравцю { $other } 1 { WORD($card, form: "acc") } за товар.
event-exchanged = { $giver } дає гравцю { $seat } 1 { WORD($card, form: "acc") } за 1 { WORD($offered, form: "acc") }.
event-no-commodity = { $giver } не має товару для гравця { $seat }.
event-sent-fleet = { $seat } до кінця ходу міняє 2:1: { WORD($card) }.
event-looked-at-hand = { $seat } дивиться руку гравця { $victim }.
event-took-dues = { $seat } забирає в гравця { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } забирає карту в гравця { $victim }.

word-commercial-harbor = торговельна гавань
word-merchant-fleet = торговельний флот
word-guild-dues = мито
word-trade-monopoly = монополія на товар
word-resource-monopoly = монополія на сировину

counter-harbor-offers = пропозиції торговельної гавані

about-harbor-offers = Скільком суперникам цього ходу ще можна запропонувати сировину за товар.

card-commercial-harbor = Запропонуй кожному супернику карту сировини, один раз за цей хід. Хто має товар, мусить дати тобі за неї один на свій вибір; хто не має, нічого не бере, і карта лишається в тебе.
card-merchant-fleet = Назви сировину або товар. До кінця твого ходу банк бере їх по 2 за будь-яку карту, скільки завгодно разів.
card-guild-dues = Обери суперника, який має більше переможних балів, ніж ти. Подивись його сировину й товари та забери 2 з них.
card-trade-monopoly = Назви товар. Кожен, хто його має, віддає тобі 1.
card-resource-monopoly = Назви сировину. Кожен, хто її має, віддає тобі 2 або єдину.

verb-play-merchant-fleet-card = Зіграти торговельний флот
verb-play-trade-monopoly-card = Зіграти монополію на товар
verb-play-resource-monopoly-card = Зіграти монополію на сировину
verb-play-guild-dues-seat = Зіграти мито
verb-offer-card-to-seat = Запропонувати сировину за товар
verb-hand-over-card = Віддати

do-play-commercial-harbor = Зіграти торговельну гавань
do-offer-card-to-seat = Запропонувати 1 { WORD($card, form: "acc") }: { $seat }
do-hand-over-card = Віддати 1 { WORD($card, form: "acc") }
do-hand-over-nothing = Не віддавати нічого
do-play-merchant-fleet-card = Торговельний флот: { WORD($card) }
do-play-guild-dues-seat = Мито: { $seat }
do-play-trade-monopoly-card = Монополія на товар: { WORD($card) }
do-play-resource-monopoly-card = Монополія на сировину: { WORD($card) }

board-piece-fleet = Тут піратський флот.
    .short = піратський флот
