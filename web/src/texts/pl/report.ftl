## Raport po grze

report-loading = Gra jest podliczana…
report-open = Raport
title-report = Raport: { $game }
report-to-table = Do stołu
report-wins =
    { $points ->
        [one] Wygrywa { $name }, jeden punkt
        [few] Wygrywa { $name }, { $points } punkty
       *[many] Wygrywa { $name }, { $points } punktów
    }
report-you-win =
    { $points ->
        [one] Wygrywasz: jeden punkt
        [few] Wygrywasz: { $points } punkty
       *[many] Wygrywasz: { $points } punktów
    }
report-rolls =
    { $count ->
        [one] jeden rzut
        [few] { $count } rzuty
       *[many] { $count } rzutów
    }
report-rounds =
    { $count ->
        [one] jedna runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
report-minutes = { $minutes } min
report-hours = { $hours } godz. { $minutes } min
report-dice-proof = Sprawdź kości (obietnica { $seed }…)
report-share = Udostępnij
report-shared = Link skopiowany.
report-share-by-hand = Link do tego raportu
report-shown = Gracze na wykresach
report-as-table = To samo jako tabela
report-best = (najlepszy wynik)
report-points = Punkty po rundach
report-points-say = Punkty na koniec: { $list }.
report-points-of = { $name } { $points }
report-round = Runda
report-founding = początek
report-dice = Kości
report-dice-key = słupek: wyrzucone, linia: oczekiwane
report-dice-say = Ile razy wypadła każda suma: { $list }.
report-dice-of = { $sum }: { $times }
report-sum = Suma
report-rolled = Wyrzucone
report-expected = Oczekiwane
report-sevens =
    { $times ->
        [0] Siódemka nie wypadła ani razu; oczekiwane: { $expected }.
        [one] Siódemka wypadła raz; oczekiwane: { $expected }.
        [few] Siódemka wypadła { $times } razy; oczekiwane: { $expected }.
       *[many] Siódemka wypadła { $times } razy; oczekiwane: { $expected }.
    }
report-odd-few = Rzutów było za mało, by powiedzieć, czy kości były dziwne.
report-odd-fair = Kości były zwyczajne: tak nierównych lub gorszych gier jest { $percent }.
report-odd-little = Kości były trochę dziwne: tak nierównych lub gorszych gier jest tylko { $percent }.
report-odd-very = Kości były dziwne: tak nierównych lub gorszych gier jest tylko { $percent }.
report-tabs = Więcej o grze
report-tab-overview = Co się działo
report-tab-resources = Surowce
report-tab-trades = Handel
report-tab-moments = Przełomy
report-tab-raw = Surowe dane
report-player = Gracz
report-col-points = Punkty
report-col-harvest = Zebrane karty
report-col-expected = Oczekiwane z oczek
report-col-lost = Stracone przez innych i siódemki
report-col-trades = Wymiany / oferty
report-col-by-trade = Karty z handlu
report-trades-of-offers = { $trades } / { $offers }
report-harvest-say = Zebrane karty według rodzaju i gracza. Liczby są w tabeli poniżej.
report-source = Skąd karty
report-source-harvest = zbiory
report-source-founding = początek
report-source-choice = z banku, do wyboru
report-source-trade = od graczy, z wymiany
report-source-bank = z banku, z wymiany
report-source-taken = zabrane innym
report-trades-say = Oferty i wymiany każdego gracza. Liczby są w tabeli poniżej.
report-col-offers = Złożone oferty
report-col-with-players = Wymiany z graczami
report-col-with-bank = Wymiany z bankiem
report-col-given = Oddane karty
report-col-got = Otrzymane karty
report-moment =
    { $round ->
        [0] Początek
       *[other] Runda { $round }
    }
report-no-moments = Nic, co wszyscy by zapamiętali.
report-raw-how = Wszystko, co pokazuje ten raport, do własnych wykresów; i sama gra, ruch po ruchu.
report-csv = Liczby (CSV)
report-json = Liczby (JSON)
report-record = Zapis gry
