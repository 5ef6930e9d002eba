why-one-action-a-turn = Твоё действие в этот ход уже выполнено.
why-too-few-tokens =
    { $price ->
        [one] Это стоит { $price } жетон торговли, а у тебя меньше.
        [few] Это стоит { $price } жетона торговли, а у тебя меньше.
       *[many] Это стоит { $price } жетонов торговли, а у тебя меньше.
    }
why-robber-at-home = Разбойник уже в пустыне или вне поля.
why-no-forced-trade = Для вынужденной сделки нужны карта соперника и две, чтобы отдать.
why-one-knight-a-turn = В этот ход рыцарь уже сброшен.
why-no-knight = У тебя нет раскрытого рыцаря.

ask-neutral-road = Построй дорогу для нейтрального игрока.
    .short = Построй нейтральную дорогу
ask-neutral-ship = Построй корабль для нейтрального игрока.
    .short = Нейтральный корабль
ask-neutral-settlement = Построй поселение для нейтрального игрока.
    .short = Нейтральное поселение
ask-give-back =
    { $count ->
        [one] Верни { $count } карту.
        [few] Верни { $count } карты.
       *[many] Верни { $count } карт.
    }

event-forced-trade =
    { $price ->
        [one] { $seat } вынуждает сделку за { $price } жетон торговли.
        [few] { $seat } вынуждает сделку за { $price } жетона торговли.
       *[many] { $seat } вынуждает сделку за { $price } жетонов торговли.
    }
event-drove-robber-off =
    { $price ->
        [one] { $seat } прогоняет разбойника за { $price } жетон торговли.
        [few] { $seat } прогоняет разбойника за { $price } жетона торговли.
       *[many] { $seat } прогоняет разбойника за { $price } жетонов торговли.
    }
event-discarded-knight = { $seat } сбрасывает рыцаря.
event-pulled = { $seat } тянет у игрока { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } тянет карту у игрока { $other }.
event-gave-back = { $seat } возвращает игроку { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } возвращает карту игроку { $other }.
event-took-tokens =
    { $count ->
        [one] { $seat } берёт { $count } жетон торговли.
        [few] { $seat } берёт { $count } жетона торговли.
       *[many] { $seat } берёт { $count } жетонов торговли.
    }

ruleset-isle-two-players = игра на двоих

option-isle-edition = Торговля на двоих
option-isle-edition-travel = 14 карт, 4 в начале, не больше 7
option-isle-edition-tb = 20 жетонов, 5 в начале, без предела

goal-with-isle-two-players = Двое нейтральных игроков строят вместе с вами, но победить не могут.

counter-trade-tokens = жетоны торговли

about-trade-tokens = Ими платят за вынужденную сделку и за то, чтобы прогнать разбойника.

verb-give-back-card = Вернуть

do-force-trade = Вынудить сделку
do-give-back-card = Вернуть 1 { WORD($card, form: "acc") }
do-drive-robber-off = Прогнать разбойника
do-discard-knight = Сбросить рыцаря

person-neutral = нейтральный ({ WORD($color) })
