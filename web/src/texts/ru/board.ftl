## Поле

board-name =
    { $places ->
        [0] Поле. Стрелки ведут от гекса к гексу.
        [one] Поле. { $places } место на выбор. Стрелки ведут к нему.
        [few] Поле. { $places } места на выбор. Стрелки ведут от одного к другому.
       *[many] Поле. { $places } мест на выбор. Стрелки ведут от одного к другому.
    }
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
    .short = → { $around }
board-pips =
    { $pips ->
        [one] { $pips } точка.
        [few] { $pips } точки.
       *[many] { $pips } точек.
    }
    .short =
        { $pips ->
            [one] { $pips } точка
            [few] { $pips } точки
           *[many] { $pips } точек
        }
board-harbor =
    { $card ->
        [any] Гавань 3:1.
       *[other] Гавань 2:1: { WORD($card) }.
    }
    .short =
        { $card ->
            [any] гавань 3:1
           *[other] 2:1 { WORD($card) }
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

board-color = { WORD($color, form: "label") }

looked-corner = Перекрёсток
looked-side = Путь
looked-rolls = { $number } выпадает в { $pips } из 36 бросков.
