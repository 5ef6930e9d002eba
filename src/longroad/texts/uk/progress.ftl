why-drawn-this-turn = Цю карту ({ WORD($card) }) узято цього ходу: її можна зіграти з наступного.
why-not-against = Цю карту зараз не можна зіграти проти гравця { $opponent }.

ask-discard-progress = У тебе забагато карт прогресу: поклади одну під її стос.
    .short = Відклади карту прогресу
ask-play-or-discard = У тебе забагато карт прогресу: зіграй одну або поклади її під стос.
    .short = Зіграй або відклади карту

event-drew-progress = { $seat } бере карту: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } бере карту прогресу ({ WORD($track) }).
event-discarded-progress = { $seat } кладе карту під стос: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } кладе карту прогресу під стос ({ WORD($track) }).
event-played-progress = { $seat } грає карту: { WORD($face) }.
event-laid-open = { $seat } викладає карту: { WORD($face) }. Це переможний бал.

word-progress = карти прогресу

counter-progress-cards =
    { $of ->
        [science] карти науки
        [trade] карти торгівлі
       *[politics] карти політики
    }

verb-discard-progress = Покласти під стос
verb-steal-progress = Забрати карту прогресу

do-discard-progress = Під стос: { WORD($progress) }
do-steal-progress = Забрати: { WORD($progress) }

decks-head = Карти прогресу
deck-left =
    { $count ->
        [0] { $track }: стос порожній
        [one] { $track }: { $count } карта в стосі
        [few] { $track }: { $count } карти в стосі
       *[many] { $track }: { $count } карт у стосі
    }
deck-rest = ще { $count }
deck-count =
    { $count ->
        [0] Стос порожній
        [one] У стосі залишилась { $count } карта
        [few] У стосі залишилось { $count } карти
       *[many] У стосі залишилось { $count } карт
    }
deck-open = Натисни, щоб побачити всі карти і що дають етапи.
deck-face =
    { $count ->
        [1] { $name }
        [one] { $name } (штук: { $count })
        [few] { $name } (штук: { $count })
       *[many] { $name } (штук: { $count })
    }
# What came of a landing, in a word
landing-result-drew-progress = +1 карта
landing-result-laid-open = +1 бал
# A player in few signs
seat-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
seat-progress =
    { $count ->
        [0] карт прогресу немає
        [one] { $count } карта прогресу
        [few] { $count } карти прогресу
       *[many] { $count } карт прогресу
    }

score-constitution = карти
score-printing-press = карти

panel-progress = прг
