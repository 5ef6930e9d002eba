## Отчёт об игре

report-loading = Считаем игру…
report-open = Отчёт
title-report = Отчёт: { $game }
report-to-table = К столу
report-wins =
    { $points ->
        [one] Побеждает { $name }, { $points } очко
        [few] Побеждает { $name }, { $points } очка
       *[many] Побеждает { $name }, { $points } очков
    }
report-you-win =
    { $points ->
        [one] Победа твоя: { $points } очко
        [few] Победа твоя: { $points } очка
       *[many] Победа твоя: { $points } очков
    }
report-rolls =
    { $count ->
        [one] { $count } бросок
        [few] { $count } броска
       *[many] { $count } бросков
    }
report-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
report-minutes = { $minutes } мин
report-hours = { $hours } ч { $minutes } мин
report-dice-proof = Проверить кубики (обещание { $seed }…)
report-share = Поделиться
report-shared = Ссылка скопирована.
report-share-by-hand = Ссылка на этот отчёт
report-shown = Игроки на графиках
report-as-table = То же таблицей
report-best = (лучшее)
report-points = Очки по раундам
report-points-say = Очки в конце: { $list }.
report-points-of = { $name } { $points }
report-round = Раунд
report-founding = основание
report-dice = Кубики
report-dice-key = столбик: выпало, линия: ожидалось
report-dice-say = Сколько раз выпала каждая сумма: { $list }.
report-dice-of = { $sum }: { $times }
report-sum = Сумма
report-rolled = Выпало
report-expected = Ожидалось
report-sevens =
    { $times ->
        [0] Семёрка не выпала ни разу; ожидалось: { $expected }.
        [one] Семёрка выпала { $times } раз; ожидалось: { $expected }.
        [few] Семёрка выпала { $times } раза; ожидалось: { $expected }.
       *[many] Семёрка выпала { $times } раз; ожидалось: { $expected }.
    }
report-odd-few = Бросков слишком мало, чтобы сказать, были ли кубики странными.
report-odd-fair = Кубики обычные: столь же неровных или ещё неровнее игр – { $percent }.
report-odd-little = Кубики немного странные: столь же неровных или ещё неровнее игр – лишь { $percent }.
report-odd-very = Кубики странные: столь же неровных или ещё неровнее игр – лишь { $percent }.
report-tabs = Больше об игре
report-tab-overview = Что было
report-tab-resources = Сырьё
report-tab-trades = Торговля
report-tab-moments = Переломы
report-tab-raw = Сырые данные
report-player = Игрок
report-col-points = Очки
report-col-harvest = Собрано карт
report-col-expected = Ожидалось по точкам
report-col-lost = Потеряно из-за других и семёрок
report-col-trades = Сделки / предложения
report-col-by-trade = Карт от торговли
report-trades-of-offers = { $trades } / { $offers }
report-harvest-say = Собранные карты по видам и игрокам. Числа – в таблице ниже.
report-source = Откуда карты
report-source-harvest = урожай
report-source-founding = основание
report-source-choice = из банка, на выбор
report-source-trade = от игроков, обменом
report-source-bank = из банка, обменом
report-source-taken = забрано у других
report-trades-say = Предложения и сделки каждого игрока. Числа – в таблице ниже.
report-col-offers = Сделано предложений
report-col-with-players = Сделок с игроками
report-col-with-bank = Обменов с банком
report-col-given = Отдано карт
report-col-got = Получено карт
report-moment =
    { $round ->
        [0] Основание
       *[other] Раунд { $round }
    }
report-no-moments = Ничего, что все запомнят.
report-raw-how = Всё, что показывает этот отчёт, для собственных графиков; и сама игра, шаг за шагом.
report-csv = Числа (CSV)
report-json = Числа (JSON)
report-record = Запись игры
