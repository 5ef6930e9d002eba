why-on-land = Це місце не біля моря: { $place }.
why-ship-unconnected = Це місце не межує з твоїм кораблем, селищем чи містом, або шлях перетинає чуже селище: { $place }.
why-no-ship-here = У тебе тут немає корабля: { $place }.
why-one-move-a-turn = Цього ходу один корабель уже переміщено.
why-ship-is-new = Цей корабель збудовано цього ходу, він ще не може плисти: { $place }.
why-line-closed = Цей корабель не останній у відкритій лінії: { $place }.
why-nowhere-to-sail = Цьому кораблю нікуди плисти: { $place }.
why-ship-stays = Корабель приплив звідси й мусить плисти деінде: { $place }.

ask-sail = Обери, куди пливе корабель ({ $place }).
    .short = Перемісти корабель

event-built-ship = { $seat } будує корабель: { $side }.
event-moved-ship = { $seat } переміщує корабель. Звідки: { $origin }. Куди: { $side }.

word-ship = корабель
    .acc = корабель
    .many = кораблів

key-ship = Корабель

left-ship = запас кораблів

verb-build-ship-side = Збудувати корабель
verb-build-ship-side-for-seat = Збудувати корабель для нейтрального гравця
verb-move-ship-side = Перемістити корабель
verb-sail-to-side = Плисти

do-build-ship-side = Збудувати корабель: { $side }
do-build-ship-side-for-seat = Корабель ({ $seat }): { $side }
do-move-ship-side = Перемістити корабель звідси: { $side }
do-sail-to-side = Плисти: { $side }

board-piece-ship =
    { $warship ->
        [1] Бойовий корабель гравця { $owner }.
       *[other]
            { $count ->
                [1] Корабель гравця { $owner }.
                [one] { $count } корабель гравця { $owner }.
                [few] { $count } кораблі гравця { $owner }.
               *[many] { $count } кораблів гравця { $owner }.
            }
    }
    .short =
        { $warship ->
            [1] { $owner }: бойовий корабель
           *[other] { $owner }: корабель
        }
build-build-ship-side = Корабель
act-sail = Плисти сюди

example-build-ship-side = ship C3/E
example-move-ship-side = move ship C3/E to D4/W
