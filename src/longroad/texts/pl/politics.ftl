why-not-in-hand = Na tej ręce nie ma karty: { WORD($card) }.
why-nothing-on-side = Nie ma tu drogi ani statku: { $place }.
why-not-open = Tego elementu nie można usunąć, bo nie leży na otwartym końcu: { $place }.
why-no-rival-here = Nie stoi tu rycerz przeciwnika: { $place }.

ask-tax = Przesuń złodzieja; każdy, kto ma tam osadę lub miasto, odda ci kartę.
    .short = Przesuń złodzieja
ask-remove-piece = Wybierz otwartą drogę lub statek do usunięcia.
    .short = Usuń drogę lub statek
ask-lay-again = Wybierz nowe miejsce dla swojego elementu ({ $place }) albo nie układaj nic.
    .short = Połóż element albo nic
ask-present =
    { $count ->
        [one] Wesele, które wyprawia { $other }: oddaj kartę.
        [few] Wesele, które wyprawia { $other }: oddaj { $count } karty.
       *[many] Wesele, które wyprawia { $other }: oddaj { $count } kart.
    }
    .short =
        { $count ->
            [one] Oddaj kartę
            [few] Oddaj { $count } karty
           *[many] Oddaj { $count } kart
        }
ask-drive-off = Wybierz rycerza, którego przepędzasz.
    .short = Przepędź rycerza
ask-steal-progress = Zabierz kartę postępu graczowi { $victim }.
    .short = Zabierz kartę postępu
ask-give-up-knight = Zdrada, którą zagrywa { $other }: wybierz rycerza, którego tracisz.
    .short = Którego rycerza tracisz?
ask-post-knight = Wybierz, gdzie stanie twój { WORD($rank) } rycerz.
    .short = Postaw rycerza

event-removed-road = { $seat } usuwa drogę gracza { $owner }: { $side }.
event-removed-ship = { $seat } usuwa statek gracza { $owner }: { $side }.
event-presented = { $giver } daje graczowi { $seat }: { $cards }.
    .hidden =
        { $count ->
            [one] { $giver } daje graczowi { $seat } kartę.
            [few] { $giver } daje graczowi { $seat } { $count } karty.
           *[many] { $giver } daje graczowi { $seat } { $count } kart.
        }
event-looked-at-progress = { $seat } ogląda karty postępu gracza { $victim }.
event-stole-progress = { $seat } zabiera graczowi { $victim } kartę: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } zabiera graczowi { $victim } kartę postępu ({ WORD($track) }).
event-posted-knight = { $seat } wystawia { WORD($rank, form: "acc") } rycerza: { $corner }.

word-taxation = podatki
word-diplomacy = dyplomacja
word-encouragement = męstwo
word-wedding = wesele
word-intrigue = intryga
word-sabotage = sabotaż
word-espionage = szpiegostwo
word-treason = zdrada
word-constitution = konstytucja

card-taxation = Przesuń złodzieja i zabierz losową kartę każdemu, kto ma osadę lub miasto przy jego nowym polu. Dopiero po pierwszym lądowaniu barbarzyńców.
card-diplomacy = Usuń otwartą drogę, czyjąkolwiek: taką, która na jednym z końców nie ma niczego tego samego właściciela ani żadnej budowli czy rycerza. Jeśli była twoja, możesz ją od razu za darmo zbudować gdzie indziej. Liczy się też ostatni statek otwartej linii.
card-encouragement = Wszyscy twoi rycerze stają się za darmo aktywni.
card-wedding = Każdy, kto ma więcej punktów zwycięstwa niż ty, daje ci 2 surowce lub towary, które sam wybierze, albo jedyny, jaki ma.
card-intrigue = Przepędź rycerza przeciwnika ze skrzyżowania, do którego prowadzi twoja droga lub statek. Właściciel przenosi go po swoich drogach na wolne skrzyżowanie; jeśli takiego nie ma, rycerz schodzi z planszy. Nie potrzebujesz do tego rycerza.
card-sabotage = Każdy, kto ma co najmniej tyle punktów zwycięstwa co ty, odrzuca połowę swoich surowców i towarów, zaokrąglając w dół.
card-espionage = Obejrzyj karty postępu przeciwnika i zabierz jedną z nich. Możesz ją od razu zagrać.
card-treason = Wybrany przeciwnik zdejmuje z planszy jednego ze swoich rycerzy. Potem stawiasz na wolnym skrzyżowaniu przy swoich drogach rycerza tego samego stopnia i stanu albo niższego stopnia, jeśli takiego już nie masz. Potężny nie wymaga fortecy.
card-constitution = Punkt zwycięstwa. Wykłada się go od razu po dobraniu, nikt nie może ci go zabrać i nie liczy się do twoich kart.

verb-play-espionage-seat = Zagraj szpiegostwo
verb-play-treason-seat = Zagraj zdradę
verb-drive-knight-off-corner = Przepędź rycerza
verb-give-up-knight-corner = Poświęć rycerza
verb-post-knight-corner = Wystaw rycerza
verb-present-card = Daj w prezencie
verb-remove-side = Usuń drogę lub statek

do-play-taxation = Zagraj podatki
do-play-diplomacy = Zagraj dyplomację
do-lay-nothing = Nie układaj nic
do-play-encouragement = Zagraj męstwo
do-play-wedding = Zagraj wesele
do-present-card = Daj 1 { WORD($card, form: "acc") }
do-play-intrigue = Zagraj intrygę
do-drive-knight-off-corner = Przepędź: { $corner }
do-play-sabotage = Zagraj sabotaż
do-play-espionage-seat = Szpiegostwo: { $seat }
do-play-treason-seat = Zdrada: { $seat }
do-give-up-knight-corner = Poświęć: { $corner }
do-post-knight-corner = Wystaw: { $corner }
do-remove-side = Usuń: { $side }
