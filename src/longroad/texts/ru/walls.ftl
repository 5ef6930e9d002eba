why-wall-there = У этого города уже есть стена: { $place }.

event-built-wall = { $seat } окружает город стеной: { $corner }.

word-wall = стена
    .acc = стену
    .many = стен

left-wall = запас стен

verb-build-wall-corner = Построить городскую стену

do-build-wall-corner = Стена: { $corner }

board-piece-wall = Здесь есть стена.
    .short = стена
seat-walls =
    { $count ->
        [0] стен нет
        [one] { $count } стена
        [few] { $count } стены
       *[many] { $count } стен
    }
build-build-wall-corner = Стена

example-build-wall-corner = wall C3.N
