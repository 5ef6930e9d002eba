## Plansza

board-name =
    { $places ->
        [0] Plansza. Strzałki prowadzą od pola do pola.
        [one] Plansza. Jedno miejsce do wyboru. Strzałki prowadzą do niego.
        [few] Plansza. { $places } miejsca do wyboru. Strzałki prowadzą od jednego do drugiego.
       *[many] Plansza. { $places } miejsc do wyboru. Strzałki prowadzą od jednego do drugiego.
    }
board-close = Zamknij
board-choose = Wybierz tutaj

# Miejsce: jedno zdanie o nim samym, potem po jednym o każdej rzeczy, która tam jest.
board-hex =
    { $number ->
        [0] { $name }: { WORD($terrain) }.
       *[other] { $name }: { WORD($terrain) } { $number }.
    }
board-rim = { $name }: otwarte morze na skraju mapy.
board-corner = Skrzyżowanie: { $around }.
board-side = Trasa: { $around }.
board-around =
    { $number ->
        [0] { WORD($terrain) }
       *[other] { WORD($terrain) } { $number }
    }
board-coast = wybrzeże
board-open-sea = otwarte morze
# Kierunek od środka pola tam, gdzie jest kilka takich miejsc.
board-exact =
    { $way ->
        [N] { $around } ({ $hex }, północ)
        [NE] { $around } ({ $hex }, północny wschód)
        [E] { $around } ({ $hex }, wschód)
        [SE] { $around } ({ $hex }, południowy wschód)
        [S] { $around } ({ $hex }, południe)
        [SW] { $around } ({ $hex }, południowy zachód)
        [W] { $around } ({ $hex }, zachód)
        [NW] { $around } ({ $hex }, północny zachód)
       *[other] { $around } ({ $hex })
    }
board-towards = W stronę: { $around }.
    .short = → { $around }
board-pips =
    { $pips ->
        [one] { $pips } oczko.
        [few] { $pips } oczka.
       *[many] { $pips } oczek.
    }
    .short =
        { $pips ->
            [one] { $pips } oczko
            [few] { $pips } oczka
           *[many] { $pips } oczek
        }
board-harbor =
    { $card ->
        [any] Port 3:1.
       *[other] Port 2:1: { WORD($card) }.
    }
    .short =
        { $card ->
            [any] port 3:1
           *[other] 2:1 { WORD($card) }
        }
board-mark = { $label }. { $place }
board-ground =
    { $terrain ->
        [lake] Jezioro
        [swamp] Bagno
        [castle] Zamek
        [oasis] Oaza
        [quarry] Kamieniołom
        [glassworks] Huta szkła
       *[other] { $terrain }
    }

board-color = { WORD($color, form: "label") }

looked-corner = Skrzyżowanie
looked-side = Trasa
looked-rolls = { $number } wypada w { $pips } z 36 rzutów.
