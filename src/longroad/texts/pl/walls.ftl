why-wall-there = To miasto ma już mur: { $place }.

event-built-wall = { $seat } otacza miasto murem: { $corner }.

word-wall = mur
    .acc = mur
    .many = murów

left-wall = zapas murów

verb-build-wall-corner = Zbuduj mur miejski

do-build-wall-corner = Mur: { $corner }

board-piece-wall = Ma mur.
    .short = mur
seat-walls =
    { $count ->
        [0] bez murów
        [one] 1 mur
        [few] { $count } mury
       *[many] { $count } murów
    }
build-build-wall-corner = Mur

example-build-wall-corner = wall C3.N
