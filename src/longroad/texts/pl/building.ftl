why-not-now = „{ $action }” nie jest teraz możliwe.
why-no-such-place = Nie ma takiego miejsca na tej planszy.
why-forbidden-here = Zasady tej gry nie pozwalają na to tutaj: { $place }.
why-cannot-pay = Nie stać cię na { WORD($what, form: "acc") }. Brakuje: { $lacks }.
why-no-piece-left = Nie masz już w zapasie { WORD($what, form: "many") }.
why-no-settlement-left = Nie masz już osad w zapasie: najpierw zamień jedną na miasto.
why-road-taken = Tu już jest droga gracza { $owner }: { $place }.
why-ship-taken = Tu już jest statek gracza { $owner }: { $place }.
why-road-unconnected = To miejsce nie styka się z twoją drogą, osadą ani miastem, albo drogę przecina cudza osada: { $place }.
why-corner-taken = Tu już stoi osada lub miasto gracza { $owner }: { $place }.
why-knight-in-the-way = Tu stoi rycerz gracza { $owner }: { $place }.
why-too-close = Za blisko: na sąsiednich skrzyżowaniach nie może być osad ani miast ({ $place }).
why-at-sea = To miejsce leży na morzu: { $place }.
why-settlement-unconnected = Nie prowadzi tu żadna twoja droga: { $place }.
why-no-settlement-here = Nie masz tu osady, którą można zamienić na miasto: { $place }.

ask-free-road = Zbuduj drogę za darmo.
ask-free-ship = Zbuduj statek za darmo.
ask-free-line = Zbuduj drogę lub statek za darmo.
    .short = Zbuduj drogę lub statek

event-built-road = { $seat } buduje drogę: { $side }.
event-built-settlement = { $seat } buduje osadę: { $corner }.
event-built-city = { $seat } buduje miasto: { $corner }.

word-road = droga
    .acc = drogę
    .many = dróg
word-settlement = osada
    .acc = osadę
    .many = osad
word-city = miasto
    .acc = miasto
    .many = miast

key-road = Droga
key-settlement = Osada
key-city = Miasto

build-build-road-side = Droga
build-build-settlement-corner = Osada
build-build-city-corner = Miasto

left-road = zapas dróg
left-settlement = zapas osad
left-city = zapas miast

verb-build-road-side = Zbuduj drogę
verb-build-settlement-corner = Zbuduj osadę
verb-build-city-corner = Zbuduj miasto
verb-build-road-side-for-seat = Zbuduj drogę dla neutralnego gracza
verb-build-settlement-corner-for-seat = Zbuduj osadę dla neutralnego gracza

do-build-road-side = Zbuduj drogę: { $side }
do-build-settlement-corner = Zbuduj osadę: { $corner }
do-build-city-corner = Zbuduj miasto: { $corner }
do-build-road-side-for-seat = Droga ({ $seat }): { $side }
do-build-settlement-corner-for-seat = Osada ({ $seat }): { $corner }

board-piece-road =
    { $count ->
        [one] Droga gracza { $owner }.
        [few] { $count } drogi gracza { $owner }.
       *[many] { $count } dróg gracza { $owner }.
    }
    .short = { $owner }: droga
board-piece-settlement = Osada gracza { $owner }.
    .short = { $owner }: osada
board-piece-city =
    { $metropolis ->
        [science] Metropolia nauki gracza { $owner }.
        [trade] Metropolia handlu gracza { $owner }.
        [politics] Metropolia polityki gracza { $owner }.
       *[other] Miasto gracza { $owner }.
    }
    .short =
        { $metropolis ->
            [science] { $owner }: metropolia nauki
            [trade] { $owner }: metropolia handlu
            [politics] { $owner }: metropolia polityki
           *[other] { $owner }: miasto
        }

score-settlement = osady
score-city = miasta
example-build-road-side = road C3/E
example-build-settlement-corner = settle C3.N
example-build-city-corner = city C3.N
