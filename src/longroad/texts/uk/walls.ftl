why-wall-there = Це місто вже має мур: { $place }.

event-built-wall = { $seat } обносить місто муром: { $corner }.

word-wall = мур
    .acc = мур
    .many = мурів

left-wall = запас мурів

verb-build-wall-corner = Збудувати міський мур

do-build-wall-corner = Мур: { $corner }

board-piece-wall = Тут є мур.
    .short = мур
seat-walls =
    { $count ->
        [0] мурів немає
        [one] { $count } мур
        [few] { $count } мури
       *[many] { $count } мурів
    }
build-build-wall-corner = Мур

example-build-wall-corner = wall C3.N
