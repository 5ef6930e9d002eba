why-no-founding-here = Nobody may found on { $place }.
why-found-first = Found a settlement first.
why-found-city-first = Found your city first.
why-found-road-first = Build a road beside { $place } first.
why-found-ship-first = Build a ship beside { $place } first.
why-found-line-first = Build a road or a ship beside { $place } first.

ask-found =
    { $round ->
        [1] Found your first settlement.
        [2] Found your second settlement.
        [3] Found your third settlement.
       *[other] Found your fourth settlement.
    }
ask-found-city = Found your city.
ask-found-road = Build a road beside { $place }.
    .short = Build a road
ask-found-ship = Build a ship beside { $place }.
    .short = Build a ship
ask-found-line = Build a road or a ship beside { $place }.
    .short = Build a road or ship
ask-roll = Roll the dice.

event-threw = { $seat } rolls { $low } and { $high } to see who begins.
event-begins = { $seat } begins.
event-first-cards =
    { $round ->
        [2] { $seat } takes 1 { $card } for the second settlement.
        [3] { $seat } takes 1 { $card } for the third settlement.
       *[other] { $seat } takes 1 { $card } for the last settlement.
    }
event-city-cards = { $seat } takes 1 { $card } for the city.
