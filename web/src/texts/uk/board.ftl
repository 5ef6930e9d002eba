## Поле

board-name =
    { $places ->
        [0] Поле. Стрілки ведуть від плитки до плитки.
        [one] Поле. { $places } місце на вибір. Стрілки ведуть до нього.
        [few] Поле. { $places } місця на вибір. Стрілки ведуть від одного до іншого.
       *[many] Поле. { $places } місць на вибір. Стрілки ведуть від одного до іншого.
    }
board-zoom-in = Збільшити
board-zoom-out = Зменшити
board-zoom-fit = Показати все поле
board-close = Закрити
board-choose = Обрати тут

# Місце: одне речення про нього, потім по одному про все, що там є.
board-hex =
    { $number ->
        [0] { $name }: { WORD($terrain) }.
       *[other] { $name }: { WORD($terrain) } { $number }.
    }
board-rim = { $name }: відкрите море на краю мапи.
board-corner = Перехрестя: { $around }.
board-side = Шлях: { $around }.
board-around =
    { $number ->
        [0] { WORD($terrain) }
       *[other] { WORD($terrain) } { $number }
    }
board-coast = узбережжя
board-open-sea = відкрите море
# Напрямок від середини плитки, де таких місць кілька.
board-exact =
    { $way ->
        [N] { $around } ({ $hex }, північ)
        [NE] { $around } ({ $hex }, північний схід)
        [E] { $around } ({ $hex }, схід)
        [SE] { $around } ({ $hex }, південний схід)
        [S] { $around } ({ $hex }, південь)
        [SW] { $around } ({ $hex }, південний захід)
        [W] { $around } ({ $hex }, захід)
        [NW] { $around } ({ $hex }, північний захід)
       *[other] { $around } ({ $hex })
    }
board-towards = У бік: { $around }.
board-pips =
    { $pips ->
        [one] { $pips } крапка.
        [few] { $pips } крапки.
       *[many] { $pips } крапок.
    }
board-harbor =
    { $card ->
        [any] Гавань 3:1.
       *[other] Гавань 2:1: { WORD($card) }.
    }
board-mark = { $label }. { $place }
board-ground =
    { $terrain ->
        [lake] Озеро
        [swamp] Болото
        [castle] Замок
        [oasis] Оаза
        [quarry] Каменярня
        [glassworks] Гута
       *[other] { $terrain }
    }

# Фігурки. Власники – імена гравців.
board-piece-road =
    { $count ->
        [1] Дорога гравця { $owner }.
        [one] { $count } дорога гравця { $owner }.
        [few] { $count } дороги гравця { $owner }.
       *[many] { $count } доріг гравця { $owner }.
    }
board-piece-ship =
    { $state ->
        [warship] Бойовий корабель гравця { $owner }.
       *[other]
            { $count ->
                [1] Корабель гравця { $owner }.
                [one] { $count } корабель гравця { $owner }.
                [few] { $count } кораблі гравця { $owner }.
               *[many] { $count } кораблів гравця { $owner }.
            }
    }
board-piece-settlement = Селище гравця { $owner }.
board-piece-city =
    { $state ->
        [metropolis-of-science] Столиця науки гравця { $owner }.
        [metropolis-of-trade] Столиця торгівлі гравця { $owner }.
        [metropolis-of-politics] Столиця політики гравця { $owner }.
       *[other] Місто гравця { $owner }.
    }
board-piece-fallen-city = Перевернуте місто гравця { $owner }.
board-piece-wall = Тут є мур.
board-piece-knight =
    { $state ->
        [basic] Простий лицар гравця { $owner }, неактивний.
        [basic-active] Простий лицар гравця { $owner }, активний.
        [basic-active-tired] Простий лицар гравця { $owner }, діє з наступного ходу.
        [strong] Сильний лицар гравця { $owner }, неактивний.
        [strong-active] Сильний лицар гравця { $owner }, активний.
        [strong-active-tired] Сильний лицар гравця { $owner }, діє з наступного ходу.
        [mighty] Могутній лицар гравця { $owner }, неактивний.
        [mighty-active] Могутній лицар гравця { $owner }, активний.
       *[mighty-active-tired] Могутній лицар гравця { $owner }, діє з наступного ходу.
    }
board-piece-merchant = Торговець гравця { $owner }.
board-piece-robber = Тут розбійник.
board-piece-pirate = Тут пірат.
board-piece-fleet = Тут піратський флот.
board-piece-fortress =
    { $count ->
        [one] Фортеця гравця { $owner } в руках піратів: лишився { $count } жетон.
        [few] Фортеця гравця { $owner } в руках піратів: лишилося { $count } жетони.
       *[many] Фортеця гравця { $owner } в руках піратів: лишилося { $count } жетонів.
    }
board-piece-landing = Причал гравця { $owner }: тут можна збудувати селище.
board-piece-village =
    { $count ->
        [0] Село { $number }, тканини немає.
        [one] Село { $number }, лишився { $count } сувій тканини.
        [few] Село { $number }, лишилося { $count } сувої тканини.
       *[many] Село { $number }, лишилося { $count } сувоїв тканини.
    }
board-village-trades = З ним торгують: { $owners }.
board-piece-point-gift = Тут лежить переможний бал від племені.
board-piece-card-gift = Тут лежить карта розвитку від племені.
board-piece-great-wall-site = Місце для великого муру.
board-piece-great-bridge-site = Місце для великого мосту.
board-piece = Тут: { $kind }.
board-piece-owned = { $kind }, власник: { $owner }.
board-piece-island-chip =
    { $count ->
        [one] Острів гравця { $owner }: { $count } переможний бал.
        [few] Острів гравця { $owner }: { $count } переможні бали.
       *[many] Острів гравця { $owner }: { $count } переможних балів.
    }
board-color = { WORD($color, form: "label") }
