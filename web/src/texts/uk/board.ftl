## Поле

board-name =
    { $places ->
        [0] Поле. Стрілки ведуть від плитки до плитки.
        [one] Поле. { $places } місце на вибір. Стрілки ведуть до нього.
        [few] Поле. { $places } місця на вибір. Стрілки ведуть від одного до іншого.
       *[many] Поле. { $places } місць на вибір. Стрілки ведуть від одного до іншого.
    }
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
    .short = → { $around }
board-pips =
    { $pips ->
        [one] { $pips } крапка.
        [few] { $pips } крапки.
       *[many] { $pips } крапок.
    }
    .short =
        { $pips ->
            [one] { $pips } крапка
            [few] { $pips } крапки
           *[many] { $pips } крапок
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
        [oasis] Оаза
        [quarry] Каменярня
        [glassworks] Гута
       *[other] { $terrain }
    }

board-color = { WORD($color, form: "label") }

looked-corner = Перехрестя
looked-side = Шлях
looked-rolls = { $number } випадає у { $pips } з 36 кидків.
