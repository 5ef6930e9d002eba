## Поле

board-name =
    { $places ->
        [0] Поле. Стрелки ведут от гекса к гексу.
        [one] Поле. { $places } место на выбор. Стрелки ведут к нему.
        [few] Поле. { $places } места на выбор. Стрелки ведут от одного к другому.
       *[many] Поле. { $places } мест на выбор. Стрелки ведут от одного к другому.
    }
board-zoom-in = Увеличить
board-zoom-out = Уменьшить
board-zoom-fit = Показать всё поле
board-close = Закрыть
board-choose = Выбрать здесь

# Место: одно предложение о нём, потом по одному обо всём, что там есть.
board-hex =
    { $number ->
        [0] { $name }: { WORD($terrain) }.
       *[other] { $name }: { WORD($terrain) } { $number }.
    }
board-rim = { $name }: открытое море на краю карты.
board-corner = Перекрёсток: { $around }.
board-side = Путь: { $around }.
board-around =
    { $number ->
        [0] { WORD($terrain) }
       *[other] { WORD($terrain) } { $number }
    }
board-coast = побережье
board-open-sea = открытое море
# Направление от середины гекса, где таких мест несколько.
board-exact =
    { $way ->
        [N] { $around } ({ $hex }, север)
        [NE] { $around } ({ $hex }, северо-восток)
        [E] { $around } ({ $hex }, восток)
        [SE] { $around } ({ $hex }, юго-восток)
        [S] { $around } ({ $hex }, юг)
        [SW] { $around } ({ $hex }, юго-запад)
        [W] { $around } ({ $hex }, запад)
        [NW] { $around } ({ $hex }, северо-запад)
       *[other] { $around } ({ $hex })
    }
board-towards = В сторону: { $around }.
board-pips =
    { $pips ->
        [one] { $pips } точка.
        [few] { $pips } точки.
       *[many] { $pips } точек.
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
        [oasis] Оазис
        [quarry] Каменоломня
        [glassworks] Стекольня
       *[other] { $terrain }
    }

# Фигурки. Владельцы – имена игроков.
board-piece-road =
    { $count ->
        [1] Дорога игрока { $owner }.
        [one] { $count } дорога игрока { $owner }.
        [few] { $count } дороги игрока { $owner }.
       *[many] { $count } дорог игрока { $owner }.
    }
board-piece-ship =
    { $state ->
        [warship] Боевой корабль игрока { $owner }.
       *[other]
            { $count ->
                [1] Корабль игрока { $owner }.
                [one] { $count } корабль игрока { $owner }.
                [few] { $count } корабля игрока { $owner }.
               *[many] { $count } кораблей игрока { $owner }.
            }
    }
board-piece-settlement = Поселение игрока { $owner }.
board-piece-city =
    { $state ->
        [metropolis-of-science] Метрополия науки игрока { $owner }.
        [metropolis-of-trade] Метрополия торговли игрока { $owner }.
        [metropolis-of-politics] Метрополия политики игрока { $owner }.
       *[other] Город игрока { $owner }.
    }
board-piece-fallen-city = Павший город игрока { $owner }.
board-piece-wall = Здесь есть стена.
board-piece-knight =
    { $state ->
        [basic] Простой рыцарь игрока { $owner }, неактивен.
        [basic-active] Простой рыцарь игрока { $owner }, активен.
        [basic-active-tired] Простой рыцарь игрока { $owner }, действует со следующего хода.
        [strong] Сильный рыцарь игрока { $owner }, неактивен.
        [strong-active] Сильный рыцарь игрока { $owner }, активен.
        [strong-active-tired] Сильный рыцарь игрока { $owner }, действует со следующего хода.
        [mighty] Могучий рыцарь игрока { $owner }, неактивен.
        [mighty-active] Могучий рыцарь игрока { $owner }, активен.
       *[mighty-active-tired] Могучий рыцарь игрока { $owner }, действует со следующего хода.
    }
board-piece-merchant = Купец игрока { $owner }.
board-piece-robber = Здесь разбойник.
board-piece-pirate = Здесь пират.
board-piece-fleet = Здесь пиратский флот.
board-piece-fortress =
    { $count ->
        [one] Крепость игрока { $owner } в руках пиратов: остался { $count } жетон.
        [few] Крепость игрока { $owner } в руках пиратов: осталось { $count } жетона.
       *[many] Крепость игрока { $owner } в руках пиратов: осталось { $count } жетонов.
    }
board-piece-landing = Причал игрока { $owner }: здесь можно построить поселение.
board-piece-village =
    { $count ->
        [0] Деревня { $number }, ткани нет.
        [one] Деревня { $number }, остался { $count } рулон ткани.
        [few] Деревня { $number }, осталось { $count } рулона ткани.
       *[many] Деревня { $number }, осталось { $count } рулонов ткани.
    }
board-village-trades = С ней торгуют: { $owners }.
board-piece-point-gift = Здесь лежит победное очко от племени.
board-piece-card-gift = Здесь лежит карта развития от племени.
board-piece-great-wall-site = Место для великой стены.
board-piece-great-bridge-site = Место для великого моста.
board-piece = Здесь: { $kind }.
board-piece-owned = { $kind }, владелец: { $owner }.
board-piece-island-chip =
    { $count ->
        [one] Остров игрока { $owner }: { $count } победное очко.
        [few] Остров игрока { $owner }: { $count } победных очка.
       *[many] Остров игрока { $owner }: { $count } победных очков.
    }
board-color = { WORD($color, form: "label") }
