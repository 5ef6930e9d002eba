## The board

board-name =
    { $places ->
        [0] Board. Arrow keys go from hex to hex.
        [one] Board. One place to choose. Arrow keys go there.
       *[other] Board. { $places } places to choose from. Arrow keys go from one to the next.
    }
board-close = Close
board-choose = Choose here

# A place: one sentence for what it is, then one for each thing that is there.
board-hex =
    { $number ->
        [0] { $name }: { WORD($terrain) }.
       *[other] { $name }: { WORD($terrain) } { $number }.
    }
board-rim = { $name }: open sea at the edge of the map.
board-corner = Corner: { $around }.
board-side = Side: { $around }.
board-around =
    { $number ->
        [0] { WORD($terrain) }
       *[other] { WORD($terrain) } { $number }
    }
board-coast = coast
board-open-sea = open sea
# The way from the middle of a hex, where there are several such places.
board-exact =
    { $way ->
        [N] { $around } ({ $hex }, north)
        [NE] { $around } ({ $hex }, northeast)
        [E] { $around } ({ $hex }, east)
        [SE] { $around } ({ $hex }, southeast)
        [S] { $around } ({ $hex }, south)
        [SW] { $around } ({ $hex }, southwest)
        [W] { $around } ({ $hex }, west)
        [NW] { $around } ({ $hex }, northwest)
       *[other] { $around } ({ $hex })
    }
board-towards = Towards { $around }.
    .short = → { $around }
board-pips =
    { $pips ->
        [one] { $pips } pip.
       *[other] { $pips } pips.
    }
    .short =
        { $pips ->
            [one] { $pips } pip
           *[other] { $pips } pips
        }
board-harbor =
    { $card ->
        [any] 3:1 harbor.
       *[other] 2:1 harbor for { WORD($card) }.
    }
    .short =
        { $card ->
            [any] 3:1 harbor
           *[other] 2:1 { WORD($card) }
        }
board-mark = { $label }. { $place }
board-ground =
    { $terrain ->
        [lake] Lake
        [swamp] Swamp
        [castle] Castle
        [oasis] Oasis
        [quarry] Quarry
        [glassworks] Glassworks
       *[other] { $terrain }
    }

board-color = { WORD($color, form: "label") }

looked-corner = Corner
looked-side = Side
looked-rolls = { $number } comes up in { $pips } of 36 rolls.
