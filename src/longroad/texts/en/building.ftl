why-not-now = “{ $action }” is not possible now.
why-no-such-place = There is no such place on this board.
why-forbidden-here = A rule of this game forbids { $place }.
why-cannot-pay = You can't pay for a { $what }: you lack { $lacks }.
why-no-piece-left = You have no { $what } left.
why-no-settlement-left = You have no settlement left: upgrade one to a city first.
why-road-taken = There is a road of { $owner } on { $place } already.
why-ship-taken = There is a ship of { $owner } on { $place } already.
why-road-unconnected = { $place } doesn't touch a road or town of yours, or the way there leads through another's town.
why-corner-taken = There is a town of { $owner } on { $place } already.
why-knight-in-the-way = A knight of { $owner } stands on { $place }.
why-too-close = { $place } is too close: the next corners of a settlement must be free of towns.
why-at-sea = { $place } lies at sea.
why-settlement-unconnected = No way of yours leads to { $place }.
why-no-settlement-here = You have no settlement on { $place } to turn into a city.

ask-free-road = Build a free road.
ask-free-ship = Build a free ship.
ask-free-line = Build a free road or ship.
    .short = Build a free road or ship

event-built-road = { $seat } builds a road on { $side }.
event-built-settlement = { $seat } builds a settlement on { $corner }.
event-built-city = { $seat } builds a city on { $corner }.

word-road = road
word-settlement = settlement
word-city = city

key-road = Road
key-settlement = Settlement
key-city = City

build-build-road-side = Road
build-build-settlement-corner = Settlement
build-build-city-corner = City

left-road = roads left
left-settlement = settlements left
left-city = cities left

verb-build-road-side = Build a road
verb-build-settlement-corner = Build a settlement
verb-build-city-corner = Build a city
verb-build-road-side-for-seat = Build a road for a neutral player
verb-build-settlement-corner-for-seat = Build a settlement for a neutral player

do-build-road-side = Build a road: { $side }
do-build-settlement-corner = Build a settlement: { $corner }
do-build-city-corner = Build a city: { $corner }
do-build-road-side-for-seat = Road for { $seat }: { $side }
do-build-settlement-corner-for-seat = Settlement for { $seat }: { $corner }

board-piece-road =
    { $count ->
        [one] Road of { $owner }.
       *[other] { $count } roads of { $owner }.
    }
    .short = { $owner }'s road
board-piece-settlement = Settlement of { $owner }.
    .short = { $owner }'s settlement
board-piece-city =
    { $metropolis ->
        [science] Metropolis of { $owner }, science.
        [trade] Metropolis of { $owner }, trade.
        [politics] Metropolis of { $owner }, politics.
       *[other] City of { $owner }.
    }
    .short =
        { $metropolis ->
            [science] { $owner }'s metropolis of science
            [trade] { $owner }'s metropolis of trade
            [politics] { $owner }'s metropolis of politics
           *[other] { $owner }'s city
        }

score-settlement = settlements
score-city = cities
example-build-road-side = road C3/E
example-build-settlement-corner = settle C3.N
example-build-city-corner = city C3.N
