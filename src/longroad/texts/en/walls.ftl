why-wall-there = The city on { $place } has a wall already.

event-built-wall = { $seat } builds a wall around the city on { $corner }.

word-wall = wall

left-wall = walls left

verb-build-wall-corner = Build a city wall

do-build-wall-corner = Wall: { $corner }

board-piece-wall = It has a wall.
    .short = a wall
seat-walls =
    { $count ->
        [0] no walls
        [one] 1 wall
       *[other] { $count } walls
    }
build-build-wall-corner = Wall

example-build-wall-corner = wall C3.N
