why-no-offer-to = Сейчас нельзя предложить карту игроку { $other }.
why-no-resource = Предлагают только сырьё, а { WORD($card) } – не сырьё.
why-no-commodity = Просят товар, а { WORD($card) } – не товар.
why-has-commodity = У тебя есть товар, так что один нужно отдать.

ask-hand-over-commodity = { $asker } предлагает тебе 1 { WORD($card, form: "acc") }: отдай за это товар, если он есть.
    .short = Отдай товар
ask-take-dues =
    { $count ->
        [one] Забери { $count } карту у игрока { $victim }.
        [few] Забери { $count } карты у игрока { $victim }.
       *[many] Забери { $count } карт у игрока { $victim }.
    }
    .short =
        { $count ->
            [one] Забери { $count } карту
            [few] Забери { $count } карты
           *[many] Забери { $count } карт
        }

event-offered-card = { $seat } предлагает игроку { $other } 1 { WORD($card, form: "acc") } за товар.
event-exchanged = { $giver } даёт игроку { $seat } 1 { WORD($card, form: "acc") } за 1 { WORD($offered, form: "acc") }.
event-no-commodity = { $giver } не имеет товара для игрока { $seat }.
event-sent-fleet = { $seat } до конца хода меняет 2:1: { WORD($card) }.
event-looked-at-hand = { $seat } смотрит руку игрока { $victim }.
event-took-dues = { $seat } забирает у игрока { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } забирает карту у игрока { $victim }.

word-commercial-harbor = торговая гавань
word-merchant-fleet = торговый флот
word-guild-dues = пошлина
word-trade-monopoly = монополия на товар
word-resource-monopoly = монополия на сырьё

counter-harbor-offers = предложения торговой гавани

about-harbor-offers = Скольким соперникам в этот ход ещё можно предложить сырьё за товар.

card-commercial-harbor = Предложи каждому сопернику карту сырья, один раз за этот ход. У кого есть товар, тот должен дать за неё один на свой выбор; у кого нет, тот ничего не берёт, и карта остаётся у тебя.
card-merchant-fleet = Назови сырьё или товар. До конца твоего хода банк берёт его по 2 за любую карту, сколько угодно раз.
card-guild-dues = Выбери соперника, у которого больше победных очков, чем у тебя. Посмотри его сырьё и товары и забери 2 из них.
card-trade-monopoly = Назови товар. Каждый, у кого он есть, отдаёт тебе 1.
card-resource-monopoly = Назови сырьё. Каждый, у кого оно есть, отдаёт тебе 2 или единственную карту.

verb-play-merchant-fleet-card = Сыграть торговый флот
verb-play-trade-monopoly-card = Сыграть монополию на товар
verb-play-resource-monopoly-card = Сыграть монополию на сырьё
verb-play-guild-dues-seat = Сыграть пошлину
verb-offer-card-to-seat = Предложить сырьё за товар
verb-hand-over-card = Отдать

do-play-commercial-harbor = Сыграть торговую гавань
do-offer-card-to-seat = Предложить 1 { WORD($card, form: "acc") }: { $seat }
do-hand-over-card = Отдать 1 { WORD($card, form: "acc") }
do-hand-over-nothing = Ничего не отдавать
do-play-merchant-fleet-card = Торговый флот: { WORD($card) }
do-play-guild-dues-seat = Пошлина: { $seat }
do-play-trade-monopoly-card = Монополия на товар: { WORD($card) }
do-play-resource-monopoly-card = Монополия на сырьё: { WORD($card) }

board-piece-fleet = Здесь пиратский флот.
    .short = пиратский флот
