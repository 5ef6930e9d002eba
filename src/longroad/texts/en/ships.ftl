why-on-land = { $place } doesn't touch the sea.
why-ship-unconnected = { $place } doesn't touch a ship or town of yours, or the way there leads through another's town.
why-no-ship-here = You have no ship on { $place }.
why-one-move-a-turn = You have moved a ship this turn already.
why-ship-is-new = The ship on { $place } was built this turn: it can't move yet.
why-line-closed = The ship on { $place } is not the last of an open line.
why-nowhere-to-sail = The ship on { $place } has nowhere to go.
why-ship-stays = The ship comes from { $place }; it must go elsewhere.

ask-sail = Choose where the ship from { $place } goes.
    .short = Move your ship

event-built-ship = { $seat } builds a ship on { $side }.
event-moved-ship = { $seat } moves a ship from { $origin } to { $side }.

word-ship = ship

key-ship = Ship

left-ship = ships left

verb-build-ship-side = Build a ship
verb-build-ship-side-for-seat = Build a ship for a neutral player
verb-move-ship-side = Move a ship
verb-sail-to-side = Sail to

do-build-ship-side = Build a ship: { $side }
do-build-ship-side-for-seat = Ship for { $seat }: { $side }
do-move-ship-side = Move a ship from: { $side }
do-sail-to-side = Sail to: { $side }

board-piece-ship =
    { $warship ->
        [1] Warship of { $owner }.
       *[other]
            { $count ->
                [one] Ship of { $owner }.
               *[other] { $count } ships of { $owner }.
            }
    }
    .short =
        { $warship ->
            [1] { $owner }'s warship
           *[other] { $owner }'s ship
        }
build-build-ship-side = Ship
act-sail = Sail here

example-build-ship-side = ship C3/E
example-move-ship-side = move ship C3/E to D4/W
