## Повтор

replay-head = Повтор
title-replay = Повтор: { $game }
replay-loading = Пересказываем игру…
replay-move = Шаг { $move } из { $of }
replay-move-told = { $move }. { $told }
replay-scrub = Шаг
replay-first = В начало
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-last = В конец
replay-turn-back = Предыдущий ход
replay-turn-on = Следующий ход
replay-play = Играть
replay-pause = Пауза
replay-speed = Темп
replay-speed-of = { $speed }×
replay-round =
    { $round ->
        [0] Основание: { $name }
       *[other] Раунд { $round }: { $name }
    }
replay-view = Вид
replay-view-all = все карты открыты
replay-view-watcher = как для зрителей
replay-keys = Стрелки ведут по шагам, с Shift – по ходам; пробел проигрывает, F показывает вид следующего игрока.
replay-link = Копировать ссылку на этот шаг
replay-link-done = Ссылка на шаг { $move } скопирована.
replay-link-by-hand = Ссылка на этот шаг
replay-play-on = Играть дальше отсюда
replay-play-on-more = За новым столом: ты садишься на место игрока { $name }, боты – на остальные.
replay-play-on-last = Этим ходом игра заканчивается: вернись назад, чтобы играть дальше.
replay-cards =
    { $count ->
        [0] карт нет
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
replay-hand =
    { $sort ->
        [development] карты развития: { $cards }
        [progress] карты прогресса: { $cards }
       *[other] { $cards }
    }
replay-log = Шаги до этого места
