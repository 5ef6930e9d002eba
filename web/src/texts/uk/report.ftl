## Звіт про гру

report-loading = Рахуємо гру…
report-open = Звіт
title-report = Звіт: { $game }
report-to-table = До столу
report-wins =
    { $points ->
        [one] Перемагає { $name }, { $points } бал
        [few] Перемагає { $name }, { $points } бали
       *[many] Перемагає { $name }, { $points } балів
    }
report-you-win =
    { $points ->
        [one] Перемога твоя: { $points } бал
        [few] Перемога твоя: { $points } бали
       *[many] Перемога твоя: { $points } балів
    }
report-rolls =
    { $count ->
        [one] { $count } кидок
        [few] { $count } кидки
       *[many] { $count } кидків
    }
report-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунди
       *[many] { $count } раундів
    }
report-minutes = { $minutes } хв
report-hours = { $hours } год { $minutes } хв
report-dice-proof = Перевірити кубики (обіцянка { $seed }…)
report-share = Поділитися
report-shared = Посилання скопійовано.
report-share-by-hand = Посилання на цей звіт
report-shown = Гравці на графіках
report-as-table = Те саме таблицею
report-best = (найкраще)
report-points = Бали за раундами
report-points-say = Бали наприкінці: { $list }.
report-points-of = { $name } { $points }
report-round = Раунд
report-founding = заснування
report-dice = Кубики
report-dice-key = стовпчик: випало, лінія: очікувано
report-dice-say = Скільки разів випала кожна сума: { $list }.
report-dice-of = { $sum }: { $times }
report-sum = Сума
report-rolled = Випало
report-expected = Очікувано
report-sevens =
    { $times ->
        [0] Сімка не випала жодного разу; очікувано: { $expected }.
        [one] Сімка випала { $times } раз; очікувано: { $expected }.
        [few] Сімка випала { $times } рази; очікувано: { $expected }.
       *[many] Сімка випала { $times } разів; очікувано: { $expected }.
    }
report-odd-few = Кидків замало, щоб сказати, чи були кубики дивні.
report-odd-fair = Кубики звичайні: таких нерівних ігор чи ще нерівніших – { $percent }.
report-odd-little = Кубики трохи дивні: таких нерівних ігор чи ще нерівніших – лише { $percent }.
report-odd-very = Кубики дивні: таких нерівних ігор чи ще нерівніших – лише { $percent }.
report-tabs = Більше про гру
report-tab-overview = Що сталося
report-tab-resources = Сировина
report-tab-trades = Торгівля
report-tab-moments = Переломи
report-tab-raw = Сирі дані
report-player = Гравець
report-col-points = Бали
report-col-harvest = Зібрано карт
report-col-expected = Очікувано за крапками
report-col-lost = Втрачено через інших і сімки
report-col-trades = Угоди / пропозиції
report-col-by-trade = Карт від торгівлі
report-trades-of-offers = { $trades } / { $offers }
report-harvest-say = Зібрані карти за видами й гравцями. Числа – в таблиці нижче.
report-source = Звідки карти
report-source-harvest = урожай
report-source-founding = заснування
report-source-choice = з банку, на вибір
report-source-trade = від гравців, обміном
report-source-bank = з банку, обміном
report-source-taken = забрано в інших
report-trades-say = Пропозиції та угоди кожного гравця. Числа – в таблиці нижче.
report-col-offers = Зроблено пропозицій
report-col-with-players = Угод із гравцями
report-col-with-bank = Обмінів із банком
report-col-given = Віддано карт
report-col-got = Отримано карт
report-moment =
    { $round ->
        [0] Заснування
       *[other] Раунд { $round }
    }
report-no-moments = Нічого, що всі запам’ятають.
report-raw-how = Усе, що показує цей звіт, для власних графіків; і сама гра, крок за кроком.
report-csv = Числа (CSV)
report-json = Числа (JSON)
report-record = Запис гри
