## Poczekalnia

lobby-head = Graj
lobby-intro = Gry o wyspie z przyjaciółmi i botami. Bez konta: kto ma link, może usiąść.
lobby-start = Zacznij grę
lobby-play-now = Graj z botami
lobby-play-now-more =
    { $bots ->
        [one] { $game }: ty i jeden bot
        [few] { $game }: ty i { $bots } boty
       *[many] { $game }: ty i { $bots } botów
    }
lobby-friends = Graj z przyjaciółmi
lobby-friends-more = tworzy link dla nich
lobby-pass = Graj na zmianę
lobby-pass-more = wszyscy na tym urządzeniu
lobby-plan = Przygotuj stół
lobby-rules-of = Zasady: { $game }
lobby-game = Gra
lobby-scenario = Gra lub scenariusz
lobby-with = + { $game }
lobby-advice = Instrukcja nie poleca tego połączenia, ale można tak zagrać.
lobby-players = Gracze
lobby-seats = Miejsca
lobby-seat = Kto siedzi na miejscu { $number }
lobby-seat-mine = na tym urządzeniu
lobby-seat-open = otwarte: kto przyjdzie
lobby-seat-bot =
    { $manner ->
        [calm] bot { $bot }, spokojnie
        [steady] bot { $bot }, pewnie
        [sharp] bot { $bot }, ostro
       *[other] bot { $bot }
    }
lobby-seat-bot-slow = bot { $bot }, powolny bez skompilowanego silnika
lobby-name = Imię na miejscu { $number }
lobby-passed = Urządzenie krąży. Zanim pokaże czyjeś karty, zapyta, czyja to tura.
lobby-rules = Zegar i zasady
lobby-clock = Zegar
lobby-pace = Tempo botów
lobby-undos = Ile odpowiedzi można cofnąć
lobby-listed = Pokaż ten stół wszystkim w poczekalni
lobby-spectators = Każdy może oglądać
lobby-create = Utwórz stół
lobby-create-start = Zacznij grę
lobby-open-tables = Otwarte stoły
lobby-no-tables = Nikt nie otworzył stołu dla wszystkich. Twój pojawi się tutaj, gdy go ogłosisz.
lobby-no-tables-here = Nie ma takiego stołu.
lobby-filter = Pokaż
lobby-filter-all = wszystkie
lobby-filter-free = z wolnym miejscem
lobby-nobody = jeszcze nikt
lobby-free-seats =
    { $free ->
        [0] brak wolnych miejsc
        [one] jedno wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
lobby-playing = gra trwa
lobby-sit = Usiądź
lobby-watch = Oglądaj
lobby-your-games = Twoje gry
lobby-all-games = Wszystkie gry
lobby-all-games-more = Jedno kliknięcie zaczyna grę z botami.
lobby-way-plain = bez dodatków
lobby-way-two = dla dwojga
lobby-play = Graj
lobby-play-this = Graj z botami: { $game }, { $way }
lobby-not-possible = niemożliwe
lobby-bring = Wznów zapisaną grę
lobby-bring-more = Gra zapisana w terminalu albo zapis partii: ludzie i boty zachowują swoje miejsca. Jeśli w pliku nikogo nie wymieniono, siadasz na pierwszym miejscu, a boty na pozostałych.
lobby-bring-file = Plik z grą
lobby-bring-too-long = Ten plik jest za długi jak na grę.
lobby-bring-empty = Plik jest pusty.
lobby-engine =
    { $engine ->
        [compiled] Longroad { $version }, silnik skompilowany.
        [making] Longroad { $version }, silnik interpretowany. Szybki jest w przygotowaniu ({ $percent } %), na następne uruchomienie.
        [ready] Longroad { $version }, silnik interpretowany. Szybki jest gotowy: ruszy przy następnym uruchomieniu.
        [failed] Longroad { $version }, silnik interpretowany. Szybkiego nie udało się przygotować.
       *[other] Longroad { $version }, silnik interpretowany.
    }
lobby-verify = Sprawdź kości z gry
lobby-disclaimer = Nieoficjalne: bez związku z CATAN GmbH ani KOSMOS i bez ich poparcia. CATAN to znak towarowy CATAN GmbH, wymieniony tu tylko po to, by powiedzieć, według jakich zasad można grać. Wszystkie teksty, rysunki i kod należą do projektu.

own-your-turn =
    { $round ->
        [0] Twoja tura, początek
       *[other] Twoja tura, runda { $round }
    }
own-running =
    { $round ->
        [0] W toku, początek
       *[other] W toku, runda { $round }
    }
own-waiting = Czeka na graczy
own-over = Skończona
own-replay = Powtórka
own-forget = Usuń z listy: { $game }
own-forget-sure = Usunąć z listy?
own-delete-sure = Usunąć stół?
own-all = Pokaż wszystkie ({ $count })
own-fewer = Pokaż mniej

clock-none = brak
clock-quick = szybki: 45 sekund na turę, 2 minuty w banku
clock-steady = spokojny: 90 sekund na turę, 5 minut w banku
clock-slow = wolny: 10 minut na turę, 30 w banku
clock-days = korespondencyjny: dzień na turę
pace-quick = szybkie
pace-steady = łatwe do śledzenia
pace-slow = wolne

bot-greedy = Zachłanny
bot-random = Losowy
