## Obok planszy

rail-round =
    { $round ->
        [0] początek
       *[other] runda { $round }
    }
rail-order = W kolejności tur; ty na końcu.
rail-whole = Cała plansza
bank-head = W banku
player-short-resigned = nie gra
player-short-away = nie ma
player-short-not-here = brak sieci
