why-no-founding-here = Nikt nie może się tu osiedlić: { $place }.
why-found-first = Najpierw postaw osadę.
why-found-city-first = Najpierw postaw miasto.
why-found-road-first = Najpierw zbuduj drogę obok: { $place }.
why-found-ship-first = Najpierw zbuduj statek obok: { $place }.
why-found-line-first = Najpierw zbuduj drogę lub statek obok: { $place }.

ask-found =
    { $round ->
        [1] Postaw swoją pierwszą osadę.
        [2] Postaw swoją drugą osadę.
        [3] Postaw swoją trzecią osadę.
       *[other] Postaw swoją czwartą osadę.
    }
ask-found-city = Postaw swoje miasto.
ask-found-road = Zbuduj drogę obok: { $place }.
    .short = Zbuduj drogę
ask-found-ship = Zbuduj statek obok: { $place }.
    .short = Zbuduj statek
ask-found-line = Zbuduj drogę lub statek obok: { $place }.
    .short = Zbuduj drogę lub statek
ask-roll = Rzuć kośćmi.

event-threw = { $seat } rzuca o pierwszeństwo: { $low } i { $high }.
event-begins = Zaczyna { $seat }.
event-first-cards =
    { $round ->
        [2] { $seat } bierze 1 { WORD($card, form: "acc") } za drugą osadę.
        [3] { $seat } bierze 1 { WORD($card, form: "acc") } za trzecią osadę.
       *[other] { $seat } bierze 1 { WORD($card, form: "acc") } za ostatnią osadę.
    }
event-city-cards = { $seat } bierze 1 { WORD($card, form: "acc") } za miasto.
