## Co dzieje się przy stole poza grą

news-said = { $seat }: { $text }
news-sat = { $name } siada do stołu.
news-renamed = { $seat } ma nowe imię.
news-freed = Miejsce znów jest wolne.
news-botsat = Siada bot: { $seat }.
news-confirmed = { $seat } zgłasza gotowość.
news-started = Gra się zaczyna.
news-undone = { $seat } cofa ostatnią odpowiedź.
news-silenced = Gospodarz zmienia, kto może pisać na czacie.
news-away =
    { $how ->
        [time] Czas gracza { $seat } minął; wykonywane są bezpieczne ruchy.
        [idle] Gracz { $seat } długo nic nie robi; wykonywane są bezpieczne ruchy.
       *[other] Gracza { $seat } nie ma; wykonywane są bezpieczne ruchy.
    }
news-back = { $seat } wraca.
news-resigned = { $seat } odchodzi; dalej gra bot.
news-voted =
    { $how ->
        [end] { $seat } chce zakończyć grę.
        [pause] { $seat } chce przerwy.
        [resume] { $seat } kończy przerwę.
        [not-end] { $seat } nie chce kończyć gry.
        [not-pause] { $seat } nie chce przerwy.
        [cover] { $seat } chce, żeby za gracza { $whom } grał bot.
        [not-cover] { $seat } nie chce, żeby za gracza { $whom } grał bot.
       *[other] { $seat } nie chce jeszcze grać dalej.
    }
news-agreed =
    { $how ->
        [end] Wszyscy, których można było zapytać, zgodzili się zakończyć grę.
       *[other] Wszyscy obecni zgodzili się na przerwę.
    }
news-lapsed =
    { $how ->
        [end] Nie wszyscy chcieli zakończyć grę: gra trwa.
       *[other] Nie wszyscy chcieli przerwy: gra trwa.
    }
news-abandoned = Wszyscy dawno odeszli: koniec gry.
news-restored = Serwer wrócił do starszej kopii tej gry. To, co rozegrano później, przepadło, a jego rzuty się powtórzą: kto je pamięta, wie, co będzie.
news-handed = { $seat } gra teraz na innym urządzeniu.
news-rematched = Będzie rewanż.

## Stół

table-head = Stół
table-head-game =
    { $round ->
        [0] { $game }, początek
       *[other] { $game }, runda { $round }
    }
table-loading = Podchodzimy do stołu…
table-not-here = Tego stołu nie można pokazać.
bye-nowhere = Nie ma takiej strony.
table-reload = Wczytaj stronę ponownie
table-to-lobby = Do poczekalni
table-list = Co mogę
table-log = Dziennik
table-chat = Czat
table-side = Dziennik i czat
table-watching = Oglądasz grę.
table-undo =
    { $left ->
        [0] Cofnij
       *[other] Cofnij ({ $left } w tej grze)
    }
table-undo-what = { $undo }: { $what }
table-undo-none =
    { $left ->
        [0] Limit cofnięć przy tym stole jest wyczerpany.
       *[other] Nie ma teraz czego cofać.
    }
table-end-turn = Koniec tury
table-end-turn-sure = Zakończ mimo to
table-end-turn-never = Nie pytaj więcej
table-end-turn-not = Najpierw odpowiedz na pytanie.

own-head = Twoje karty i akcje
hand-bank = bank { $count }
hand-head = Twoje karty
hand-give = oddaj
hand-choose = wybierz
hand-take = weź
faces-head = Twoje karty z działaniem
face-when =
    { $when ->
        [now] możesz zagrać teraz
        [later] możesz zagrać od następnej tury
       *[not] teraz nie możesz zagrać
    }

actions-head = Akcje
scene-common = Na stole
options-head = Co możesz zrobić
options-count =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
options-none = Teraz nie ma nic do wyboru.
options-watching = Oglądasz: decydują tylko gracze.

prompt-you = Pytanie do ciebie:
prompt-your-turn = Twoja tura.
prompt-yours = Twoja tura
prompt-turn = Tura: { $name }
prompt-over = Gra się skończyła.
prompt-won = Wygrywa { $name }.
prompt-paused = Jest przerwa.
prompt-moment = Chwila…
prompt-waiting = Czekamy na: { $names }.
prompt-time = Pozostały czas:
prompt-hurry =
    { $seconds ->
        [one] Została { $seconds } sekunda.
        [few] Zostały { $seconds } sekundy.
       *[many] Zostało { $seconds } sekund.
    }

dice-show = Kości: { $dice } to { $sum }.

players-head = Gracze
player-bot = bot
player-you = ty
player-turn = tura
player-points =
    { $points ->
        [one] { $points } z { $target } pkt
        [few] { $points } z { $target } pkt
       *[many] { $points } z { $target } pkt
    }
player-cards =
    { $sort ->
        [resources] { $count ->
            [one] 1 karta
            [few] { $count } karty
           *[many] { $count } kart
        }
        [development] { $count ->
            [one] 1 rozwoju
            [few] { $count } rozwoju
           *[many] { $count } rozwoju
        }
        [progress] { $count ->
            [one] 1 postępu
            [few] { $count } postępu
           *[many] { $count } postępu
        }
       *[other] { WORD($sort) }: { $count }
    }
player-resigned = już nie gra; gra bot
player-away = poza stołem; bezpieczne ruchy
player-not-here = brak połączenia
player-thinks = wybiera
player-more = Więcej o: { $name }

counter-value = { $name } { $value }

topic-dice = kości
topic-build = budowa
topic-trade = handel
topic-cards = karty
topic-attack = ataki
topic-table = stół
log-paid = Zapłacono: { $cards }.
log-head = Dziennik
log-filter = Filtr
log-who = O kim
log-everybody = wszyscy
log-topics = Tematy
log-empty = Nic się jeszcze nie stało.
log-earlier = Pokaż wcześniejsze

chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-phrases = Szybkie zwroty
chat-silenced = Gospodarz wyłączył ci czat.
chat-unread = nowe: { $count }

since-head =
    { $count ->
        [one] Pod twoją nieobecność: jedno zdarzenie
        [few] Pod twoją nieobecność: { $count } zdarzenia
       *[many] Pod twoją nieobecność: { $count } zdarzeń
    }

line-lost = Brak połączenia. Łączymy ponownie…
line-held = Twoje miejsce czeka { $time }.
line-retry = Spróbuj teraz
line-retry-in = Spróbuj teraz (kolejna próba za { $time })

matter-away = Nie było cię i wykonywane są za ciebie bezpieczne ruchy.
matter-come-back = Już jestem
matter-paused = Jest przerwa: nikt nie jest pytany, a zegary stoją.
matter-go-on = Grajmy dalej
matter-vote-end = Zakończyć grę bez zwycięzcy? Za: { $names }.
matter-vote-pause = Zrobić przerwę? Za: { $names }.
matter-agree = Zgoda
matter-disagree = Nie
matter-withdraw = Wycofaj
idle-since = { $name }: czas odpowiedzi { $time }; od { $until } może zagrać bot.
idle-now = { $name }: czas odpowiedzi { $time }; może zagrać bot.
idle-you = Odpowiedz w ciągu { $time }; potem może zagrać za ciebie bot.
idle-you-now = Inni mogą już pozwolić botowi grać za ciebie: odpowiedz.
idle-warned = Odpowiedz wkrótce, inaczej może zagrać za ciebie bot.
idle-vote = Głosuj za botem
idle-votes = Za botem: { $names }.

menu-head = Ten stół
menu-open = O tym stole
menu-lobby = Do poczekalni; miejsce zostaje twoje
menu-watch-link = Link dla tych, którzy chcą oglądać
menu-pause = Poproś o przerwę
menu-end = Poproś o koniec gry
menu-end-sure = Jeśli wszyscy się zgodzą, gra skończy się bez zwycięzcy i nie będzie można grać dalej; boty zawsze się zgadzają.
menu-resign = Odejdź na dobre
menu-resign-sure = Bot zajmie twoje miejsce i nie będzie można wrócić.
menu-stay = Zostań
menu-device = Inne urządzenie
menu-device-more = Graj dalej z tego miejsca na innym urządzeniu. To urządzenie je wtedy straci.
menu-device-make = Utwórz link
menu-device-link = Otwórz to na innym urządzeniu
menu-device-warn = Kto go otworzy, zajmie twoje miejsce: nie pokazuj go nikomu innemu.
menu-people = Osoby
menu-mute = nie pokazuj czatu tej osoby
menu-silence = bez czatu dla tej osoby
menu-put-bot = Niech gra bot
menu-dice = Obietnica kości
menu-dice-more = Serwer przed startem zobowiązał się do swoich kości. Po grze każdy może je porównać z tym:
menu-line = Serwer odpowiada w { $latency } ms. { $watching ->
        [0] Nikt nie ogląda.
        [one] Ogląda jedna osoba.
        [few] Oglądają { $watching } osoby.
       *[many] Ogląda { $watching } osób.
    }

pass-to = Przekaż urządzenie: { $name }
pass-who = Kto ma urządzenie?
pass-more = Teraz nikt inny nie powinien patrzeć.
pass-show = To ja, { $name }

over-you-win = Wygrywasz!
over-wins = Wygrywa { $name }.
over-agreed = Gra została zakończona za wspólną zgodą.
over-abandoned = Wszyscy odeszli: gra skończyła się bez zwycięzcy.
over-no-winner = Gra kończy się bez zwycięzcy.
over-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
over-rematch = Rewanż
over-to-rematch = Do rewanżu
over-verify = Sprawdź kości
