why-on-land = Это место не у моря: { $place }.
why-ship-unconnected = Это место не граничит с твоим кораблём, поселением или городом, либо путь пересекает чужое поселение: { $place }.
why-no-ship-here = У тебя здесь нет корабля: { $place }.
why-one-move-a-turn = В этот ход один корабль уже перемещён.
why-ship-is-new = Этот корабль построен в этот ход, ему ещё нельзя плыть: { $place }.
why-line-closed = Этот корабль не последний в открытой линии: { $place }.
why-nowhere-to-sail = Этому кораблю некуда плыть: { $place }.
why-ship-stays = Корабль приплыл отсюда и должен плыть в другое место: { $place }.

ask-sail = Выбери, куда плывёт корабль ({ $place }).
    .short = Перемести корабль

event-built-ship = { $seat } строит корабль: { $side }.
event-moved-ship = { $seat } перемещает корабль. Откуда: { $origin }. Куда: { $side }.

word-ship = корабль
    .acc = корабль
    .many = кораблей

key-ship = Корабль

left-ship = запас кораблей

verb-build-ship-side = Построить корабль
verb-build-ship-side-for-seat = Построить корабль для нейтрального игрока
verb-move-ship-side = Переместить корабль
verb-sail-to-side = Плыть

do-build-ship-side = Построить корабль: { $side }
do-build-ship-side-for-seat = Корабль ({ $seat }): { $side }
do-move-ship-side = Переместить корабль отсюда: { $side }
do-sail-to-side = Плыть: { $side }

board-piece-ship =
    { $warship ->
        [1] Боевой корабль игрока { $owner }.
       *[other]
            { $count ->
                [1] Корабль игрока { $owner }.
                [one] { $count } корабль игрока { $owner }.
                [few] { $count } корабля игрока { $owner }.
               *[many] { $count } кораблей игрока { $owner }.
            }
    }
    .short =
        { $warship ->
            [1] { $owner }: боевой корабль
           *[other] { $owner }: корабль
        }
build-build-ship-side = Корабль
act-sail = Плыть сюда

example-build-ship-side = ship C3/E
example-move-ship-side = move ship C3/E to D4/W
