why-on-land = To miejsce nie leży przy morzu: { $place }.
why-ship-unconnected = To miejsce nie styka się z twoim statkiem ani osadą lub miastem, albo drogę przecina cudza osada: { $place }.
why-no-ship-here = Nie masz tu statku: { $place }.
why-one-move-a-turn = W tej turze jeden statek już został przesunięty.
why-ship-is-new = Ten statek powstał w tej turze i nie może jeszcze płynąć: { $place }.
why-line-closed = Ten statek nie jest ostatni w otwartej linii: { $place }.
why-nowhere-to-sail = Ten statek nie ma dokąd płynąć: { $place }.
why-ship-stays = Statek stąd przypłynął i musi płynąć gdzie indziej: { $place }.

ask-sail = Wybierz, dokąd płynie statek ({ $place }).
    .short = Przesuń statek

event-built-ship = { $seat } buduje statek: { $side }.
event-moved-ship = { $seat } przesuwa statek. Skąd: { $origin }. Dokąd: { $side }.

word-ship = statek
    .acc = statek
    .many = statków

key-ship = Statek

left-ship = zapas statków

verb-build-ship-side = Zbuduj statek
verb-build-ship-side-for-seat = Zbuduj statek dla neutralnego gracza
verb-move-ship-side = Przesuń statek
verb-sail-to-side = Płyń

do-build-ship-side = Zbuduj statek: { $side }
do-build-ship-side-for-seat = Statek ({ $seat }): { $side }
do-move-ship-side = Przesuń statek z: { $side }
do-sail-to-side = Płyń: { $side }

board-piece-ship =
    { $warship ->
        [1] Okręt wojenny gracza { $owner }.
       *[other]
            { $count ->
                [one] Statek gracza { $owner }.
                [few] { $count } statki gracza { $owner }.
               *[many] { $count } statków gracza { $owner }.
            }
    }
    .short =
        { $warship ->
            [1] { $owner }: okręt wojenny
           *[other] { $owner }: statek
        }
build-build-ship-side = Statek
act-sail = Płyń tutaj

example-build-ship-side = ship C3/E
example-move-ship-side = move ship C3/E to D4/W
