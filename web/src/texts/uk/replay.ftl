## Повтор

replay-head = Повтор
title-replay = Повтор: { $game }
replay-loading = Гру переповідаємо знову…
replay-move = Крок { $move } із { $of }
replay-move-told = { $move }. { $told }
replay-scrub = Крок
replay-first = На початок
replay-back = На крок назад
replay-on = На крок уперед
replay-last = У кінець
replay-turn-back = Попередній хід
replay-turn-on = Наступний хід
replay-play = Грати
replay-pause = Пауза
replay-speed = Темп
replay-speed-of = { $speed }×
replay-round =
    { $round ->
        [0] Заснування: { $name }
       *[other] Раунд { $round }: { $name }
    }
replay-view = Вид
replay-view-all = усі карти відкрито
replay-view-watcher = як для глядачів
replay-keys = Стрілки ведуть по кроках, із Shift – по ходах; пробіл програє, F показує вид наступного гравця.
replay-link = Копіювати посилання на цей крок
replay-link-done = Посилання на крок { $move } скопійовано.
replay-link-by-hand = Посилання на цей крок
replay-play-on = Грати далі звідси
replay-play-on-more = За новим столом: ти сідаєш на місце гравця { $name }, боти – на решту.
replay-play-on-last = Цим ходом гра закінчується: повернися назад, щоб грати далі.
replay-cards =
    { $count ->
        [0] карт немає
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
replay-hand =
    { $sort ->
        [development] карти розвитку: { $cards }
        [progress] карти прогресу: { $cards }
       *[other] { $cards }
    }
replay-log = Кроки досі
