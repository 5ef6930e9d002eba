## Города и рыцари: варвары, развитие городов, рыцари, карты прогресса

track-barbarians = Варвары
track-at = { $name }: шаг { $value } из { $length }.
battle-score = атака { $attack } : защита { $defense }
battle-score-short = { $attack } : { $defense }
battle-strength = Варвары нападают с силой { $attack }, все активные рыцари защищают с силой { $defense }.
battle-risk = Если бы они высадились сейчас, город потеряли бы: { $names }.
battle-nobody = Если бы они высадились сейчас, их бы разбили, и никто не потерял бы города.
battle-hero = Если бы они высадились сейчас, их бы разбили, а победное очко за лучшую защиту досталось бы: { $names }.
battle-steps =
    { $left ->
        [0] Они высаживаются.
        [1] Они высадятся со следующим кораблём на кубике событий.
        [one] Они высадятся, когда на кубике событий выпадет ещё { $left } корабль.
        [few] Они высадятся, когда на кубике событий выпадет ещё { $left } корабля.
       *[many] Они высадятся, когда на кубике событий выпадет ещё { $left } кораблей.
    }
landing-head = Варвары высадились.
landing-lost = Они побеждают, { $barbarians } против { $knights }.
landing-won = Они разбиты, { $knights } против { $barbarians }.
landing-force =
    { $count ->
        [0] { $name }: ни одного активного рыцаря
       *[other] { $name }: сила { $count }
    }
landing-close = Закрыть
die-event = Кубик событий: { WORD($event) }.
track-science = Наука
track-trade = Торговля
track-politics = Политика
stage-of = { $track }: ступень { $stage } из { $stages }
stage-metropolis = с метрополией
stage-next = { $track } { $stage }
stage-free = бесплатно
stage-full = завершено
improve-to = { $head }. { $price }
improve-why = Не сейчас: нажми, чтобы услышать почему.
stage-brings-head = { $track } { $stage }: { $name }
stage-complete = { $track }: завершено.
stage-brings =
    { $track ->
        [science] Карта науки всякий раз, когда кубик событий показывает науку, а красный кубик – { $most } или меньше.
        [trade] Карта торговли всякий раз, когда кубик событий показывает торговлю, а красный кубик – { $most } или меньше.
       *[politics] Карта политики всякий раз, когда кубик событий показывает политику, а красный кубик – { $most } или меньше.
    }
stage-brings-science-3 = Теперь ты берёшь сырьё на свой выбор всякий раз, когда бросок не даёт тебе ни одной карты, если это не семь.
stage-brings-trade-3 = Теперь банк берёт 2 твоих одинаковых товара за любое сырьё или другой товар.
stage-brings-politics-3 = Теперь твои сильные рыцари могут стать могучими.
stage-brings-4 = Кто доберётся сюда первым, делает один из своих городов метрополией: на 2 очка больше, и варвары не могут её забрать.
stage-brings-5 = Метрополия защищена навсегда. Кто доберётся сюда раньше её владельца, забирает её себе.
knights-head = Рыцари
knights-panel = Развитие, рыцари и колоды
knights-none = пока нет
knights-ready =
    { $count ->
        [one] { $count } может действовать
        [few] { $count } могут действовать
       *[many] { $count } могут действовать
    }
knights-new =
    { $count ->
        [one] { $count } новый в этот ход
        [few] { $count } новых в этот ход
       *[many] { $count } новых в этот ход
    }
knights-idle =
    { $count ->
        [one] { $count } неактивен
        [few] { $count } неактивны
       *[many] { $count } неактивны
    }
knight-tool-hire = Нанять
knight-tool-activate = Активировать
knight-tool-promote = Повысить
knight-tool-move = Переместить или вытеснить
knight-tool-chase = Прогнать разбойника
knight-tool-chase-pirate = Прогнать пирата
knight-tool-arm = Вооружить корабль
decks-head = Карты прогресса
deck-left =
    { $count ->
        [0] { $track }: колода пуста
        [one] { $track }: { $count } карта в колоде
        [few] { $track }: { $count } карты в колоде
       *[many] { $track }: { $count } карт в колоде
    }
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
seat-knights =
    { $all ->
        [0] рыцарей нет
        [one] активные рыцари: { $active } из { $all }
        [few] активные рыцари: { $active } из { $all }
       *[many] активные рыцари: { $active } из { $all }
    }
seat-strength = сила { $count }
seat-walls =
    { $count ->
        [0] стен нет
        [one] { $count } стена
        [few] { $count } стены
       *[many] { $count } стен
    }
seat-defender =
    { $count ->
        [one] { $count } очко за защиту
        [few] { $count } очка за защиту
       *[many] { $count } очков за защиту
    }
seat-merchant = купец
