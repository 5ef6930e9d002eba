why-drawn-this-turn = Эта карта ({ WORD($card) }) взята в этот ход: её можно сыграть со следующего.
why-not-against = Эту карту сейчас нельзя сыграть против игрока { $opponent }.

ask-discard-progress = У тебя слишком много карт прогресса: положи одну под её колоду.
    .short = Отложи карту прогресса
ask-play-or-discard = У тебя слишком много карт прогресса: сыграй одну или положи её под колоду.
    .short = Сыграй или отложи карту

event-drew-progress = { $seat } берёт карту: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } берёт карту прогресса ({ WORD($track) }).
event-discarded-progress = { $seat } кладёт карту под колоду: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } кладёт карту прогресса под колоду ({ WORD($track) }).
event-played-progress = { $seat } играет карту: { WORD($face) }.
event-laid-open = { $seat } выкладывает карту: { WORD($face) }. Это победное очко.

word-progress = карты прогресса

counter-progress-cards =
    { $of ->
        [science] карты науки
        [trade] карты торговли
       *[politics] карты политики
    }

verb-discard-progress = Положить под колоду
verb-steal-progress = Забрать карту прогресса

do-discard-progress = Под колоду: { WORD($progress) }
do-steal-progress = Забрать: { WORD($progress) }

decks-head = Карты прогресса
deck-left =
    { $count ->
        [0] { $track }: колода пуста
        [one] { $track }: { $count } карта в колоде
        [few] { $track }: { $count } карты в колоде
       *[many] { $track }: { $count } карт в колоде
    }
deck-rest = ещё { $count }
deck-count =
    { $count ->
        [0] Колода пуста
        [one] В колоде осталась { $count } карта
        [few] В колоде осталось { $count } карты
       *[many] В колоде осталось { $count } карт
    }
deck-open = Нажми, чтобы увидеть все карты и что дают ступени.
deck-face =
    { $count ->
        [1] { $name }
        [one] { $name } (штук: { $count })
        [few] { $name } (штук: { $count })
       *[many] { $name } (штук: { $count })
    }
# What came of a landing, in a word
landing-result-drew-progress = +1 карта
landing-result-laid-open = +1 очко
# A player in few signs
seat-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
seat-progress =
    { $count ->
        [0] карт прогресса нет
        [one] { $count } карта прогресса
        [few] { $count } карты прогресса
       *[many] { $count } карт прогресса
    }

score-constitution = карты
score-printing-press = карты

panel-progress = прг
