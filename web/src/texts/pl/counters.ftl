## Co gra liczy i co daje zwycięstwo

counters-head = Cel i liczniki
count-other = { $name } { $value }
counter-in-stock = { $name } we wspólnym zapasie
counter-deck-bank = bank
counter-deck-development = karty rozwoju w talii
counter-bolts-in-stock = bele we wspólnym zapasie
counter-harbors-to-place = porty do rozłożenia
counter-harbor-kept =
    { $harbor ->
        [any] port do wyłożenia (3:1)
       *[other] port do wyłożenia ({ WORD($harbor) })
    }
counter-harbor-offers = propozycje portu handlowego
counter-defender-tokens = punkty za obronę w zapasie
counter-committed-strength = wysłana siła
counter-villages = wioski z suknem
counter-point-gift = punkty zwycięstwa na wybrzeżach
counter-card-gift = karty na wybrzeżach
counter-wonders = wybrane cuda
counter-fog = zakryte pola
about-island-points = Za twoją pierwszą osadę na każdej obcej wyspie.
about-tribe-points = Za punkty zwycięstwa, które zabrały twoje statki.
about-bolts = Każde dwie bele sukna to punkt zwycięstwa.
about-bolts-in-stock = Dokłada, gdy wioska ma za mało bel dla wszystkich, którzy z nią handlują.
about-warships = Liczą się przeciw piratom: podczas napadów i gdy atakujesz swoją twierdzę.
about-fortress-tokens = Ile żetonów twojej twierdzy mają jeszcze piraci. Jest twoja, gdy zniknie ostatni.
about-wonder-stages = Ile z czterech etapów twojego cudu już stoi.
about-trade-tokens = Płaci się nimi za wymuszony handel i za przepędzenie złodzieja.
about-harbors-to-place = Przed założeniem osad gracze po kolei kładą je na wybrzeżach.
about-harbor-offers = Ilu przeciwnikom możesz w tej turze jeszcze zaproponować surowiec za towar.
about-defender-tokens = Kto w pojedynkę najlepiej broni wyspy przed barbarzyńcami, bierze jeden: to punkt zwycięstwa.
about-committed-strength = Rycerze, którzy walczą z lądującymi barbarzyńcami.
about-villages = Sukno mają jeszcze wioski: { $left } z { $all }. Gdy zostaną najwyżej trzy, gra się kończy: wygrywa najwięcej punktów, potem najwięcej bel.
about-point-gift = Zabiera go pierwszy statek, który tam dopłynie.
about-card-gift = Zabiera ją pierwszy statek, który tam dopłynie; można ją zagrać od następnej tury.
about-fog = Odkrywa je statek lub droga, które tam prowadzą; kto znajdzie ląd, bierze jego kartę.
fog-land = { $land } { $count }
fog-numbers = Liczby: { $numbers }
wonder-free = { $wonder }: do wzięcia. { $needs }
wonder-of =
    { $stages ->
        [one] { $wonder }: { $name }, 1 etap
        [few] { $wonder }: { $name }, { $stages } etapy
       *[many] { $wonder }: { $name }, { $stages } etapów
    }
wonder-needs-castle = Wymaga miasta i sześciu punktów widocznych dla wszystkich.
wonder-needs-monument = Wymaga miasta przy porcie i drogi handlowej o długości pięciu.
wonder-needs-grand-theater = Wymaga dwóch miast.
wonder-needs-great-bridge = Wymaga osady lub miasta na oznaczonym skrzyżowaniu nad cieśniną.
wonder-needs-great-wall = Wymaga osady lub miasta na oznaczonym skrzyżowaniu przy pustyni.
goal-head = Co tu daje zwycięstwo
goal-target = Cel: { $target }
goal-points = Wygrywa, kto w swojej turze ma punktów: { $target }.
goal-base = Wygrywa, kto w swojej turze ma punktów: { $target }.
goal-new-shores = Wygrywa, kto w swojej turze ma punktów: { $target }. Twoja pierwsza osada na każdej małej wyspie daje 2 punkty więcej.
goal-four-islands = Wygrywa, kto w swojej turze ma punktów: { $target }. Wyspy, na których zaczynasz, są twoim domem; pierwsza osada na każdej innej daje 2 punkty więcej.
goal-oceania = Wygrywa, kto w swojej turze ma punktów: { $target }. Między wyspami leży nieznany ląd: odkrywają go statki i drogi, a kto znajdzie ląd, bierze jego kartę.
goal-through-the-desert = Wygrywa, kto w swojej turze ma punktów: { $target }. Twoja pierwsza osada za pustynią i na każdej małej wyspie daje 2 punkty więcej.
goal-forgotten-tribe = Wygrywa, kto w swojej turze ma punktów: { $target }. Statki, które dopłyną do oznaczonych wybrzeży małych wysp, zabierają punkty zwycięstwa, karty i porty. Nikt się tam nie osiedla.
goal-cloth-for-catan = Wygrywa, kto w swojej turze ma punktów: { $target }. Statki, które dopłyną do wioski, handlują z nią: daje belę sukna od razu i za każdym razem, gdy wypadnie jej liczba, a każde dwie bele to punkt. Gra kończy się też, gdy sukno mają najwyżej trzy wioski: wygrywa najwięcej punktów, potem najwięcej bel.
goal-new-world = Wygrywa, kto w swojej turze ma punktów: { $target }. Twoja pierwsza osada na każdej wyspie, która nie jest twoim domem, daje 1 punkt więcej.
goal-pirate-islands = Wygrywa, kto odbierze piratom swoją twierdzę i ma w swojej turze punktów: { $target }. Dopłyń do niej, zamieniaj statki w okręty wojenne i atakuj raz na turę: więcej okrętów, niż wyrzucą piraci, zabiera jeden z trzech żetonów.
goal-wonders = Wygrywa, kto pierwszy ukończy cztery etapy cudu, albo kto w swojej turze ma punktów { $target } i więcej etapów niż wszyscy inni. Twoja pierwsza osada na każdej małej wyspie daje 1 punkt więcej.
goal-with-cities-knights = Metropolie dają po 2 punkty; kupiec, niektóre karty postępu i najlepsza obrona przed barbarzyńcami po 1. Nie ma najwyższej władzy rycerskiej.
goal-with-two-players = Dwaj neutralni gracze budują razem z wami, ale nie mogą wygrać.
