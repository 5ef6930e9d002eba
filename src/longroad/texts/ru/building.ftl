why-not-now = «{ $action }» сейчас невозможно.
why-no-such-place = На этом поле нет такого места.
why-forbidden-here = Правила этой игры не разрешают этого здесь: { $place }.
why-cannot-pay = Тебе не хватает на { WORD($what, form: "acc") }. Недостаёт: { $lacks }.
why-no-piece-left = У тебя в запасе больше нет { WORD($what, form: "many") }.
why-no-settlement-left = У тебя в запасе больше нет поселений: сначала преврати одно в город.
why-road-taken = Здесь уже есть дорога игрока { $owner }: { $place }.
why-ship-taken = Здесь уже есть корабль игрока { $owner }: { $place }.
why-road-unconnected = Это место не граничит с твоей дорогой, поселением или городом, либо путь пересекает чужое поселение: { $place }.
why-corner-taken = Здесь уже стоит поселение или город игрока { $owner }: { $place }.
why-knight-in-the-way = Здесь стоит рыцарь игрока { $owner }: { $place }.
why-too-close = Слишком близко: на соседних перекрёстках не может быть поселений и городов ({ $place }).
why-at-sea = Это место в море: { $place }.
why-settlement-unconnected = Сюда не ведёт ни один твой путь: { $place }.
why-no-settlement-here = У тебя здесь нет поселения, которое можно превратить в город: { $place }.

ask-free-road = Построй дорогу бесплатно.
ask-free-ship = Построй корабль бесплатно.
ask-free-line = Построй дорогу или корабль бесплатно.
    .short = Построй дорогу или корабль

event-built-road = { $seat } строит дорогу: { $side }.
event-built-settlement = { $seat } строит поселение: { $corner }.
event-built-city = { $seat } строит город: { $corner }.

word-road = дорога
    .acc = дорогу
    .many = дорог
word-settlement = поселение
    .acc = поселение
    .many = поселений
word-city = город
    .acc = город
    .many = городов

key-road = Дорога
key-settlement = Поселение
key-city = Город

build-build-road-side = Дорога
build-build-settlement-corner = Поселение
build-build-city-corner = Город

left-road = запас дорог
left-settlement = запас поселений
left-city = запас городов

verb-build-road-side = Построить дорогу
verb-build-settlement-corner = Построить поселение
verb-build-city-corner = Построить город
verb-build-road-side-for-seat = Построить дорогу для нейтрального игрока
verb-build-settlement-corner-for-seat = Построить поселение для нейтрального игрока

do-build-road-side = Построить дорогу: { $side }
do-build-settlement-corner = Построить поселение: { $corner }
do-build-city-corner = Построить город: { $corner }
do-build-road-side-for-seat = Дорога ({ $seat }): { $side }
do-build-settlement-corner-for-seat = Поселение ({ $seat }): { $corner }

board-piece-road =
    { $count ->
        [1] Дорога игрока { $owner }.
        [one] { $count } дорога игрока { $owner }.
        [few] { $count } дороги игрока { $owner }.
       *[many] { $count } дорог игрока { $owner }.
    }
    .short = { $owner }: дорога
board-piece-settlement = Поселение игрока { $owner }.
    .short = { $owner }: поселение
board-piece-city =
    { $metropolis ->
        [science] Метрополия науки игрока { $owner }.
        [trade] Метрополия торговли игрока { $owner }.
        [politics] Метрополия политики игрока { $owner }.
       *[other] Город игрока { $owner }.
    }
    .short =
        { $metropolis ->
            [science] { $owner }: метрополия науки
            [trade] { $owner }: метрополия торговли
            [politics] { $owner }: метрополия политики
           *[other] { $owner }: город
        }

score-settlement = поселения
score-city = города
example-build-road-side = road C3/E
example-build-settlement-corner = settle C3.N
example-build-city-corner = city C3.N
