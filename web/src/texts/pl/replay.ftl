## Powtórka

replay-head = Powtórka
title-replay = Powtórka: { $game }
replay-loading = Gra jest opowiadana od nowa…
replay-move = Ruch { $move } z { $of }
replay-move-told = { $move }. { $told }
replay-scrub = Ruch
replay-first = Na początek
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-last = Na koniec
replay-turn-back = Poprzednia tura
replay-turn-on = Następna tura
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-speed-of = { $speed }×
replay-round =
    { $round ->
        [0] Początek: { $name }
       *[other] Runda { $round }: { $name }
    }
replay-view = Widok
replay-view-all = wszystkie karty odkryte
replay-view-watcher = jak dla widzów
replay-keys = Strzałki przechodzą o ruch, z Shift o turę; spacja odtwarza, F pokazuje widok kolejnego gracza.
replay-link = Kopiuj link do tego ruchu
replay-link-done = Skopiowano link do ruchu { $move }.
replay-link-by-hand = Link do tego ruchu
replay-play-on = Graj dalej od tego miejsca
replay-play-on-more = Przy nowym stole: siadasz na miejscu gracza { $name }, boty na pozostałych.
replay-play-on-last = Tym ruchem gra się kończy: cofnij się, aby grać dalej.
replay-cards =
    { $count ->
        [0] bez kart
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }
replay-hand =
    { $sort ->
        [development] karty rozwoju: { $cards }
        [progress] karty postępu: { $cards }
       *[other] { $cards }
    }
replay-log = Ruchy do tego miejsca
