why-no-wonder = Najpierw wybierz cud.
why-one-wonder = Twój cud to już { WORD($wonder) }, a dwóch cudów nikt nie buduje.
why-wonder-taken = Ten cud ({ WORD($wonder) }) buduje już { $owner }.
why-castle-needs = Zamek wymaga miasta i sześciu punktów widocznych dla wszystkich.
why-monument-needs = Pomnik wymaga miasta przy porcie i drogi handlowej o długości co najmniej pięciu.
why-theater-needs = Wielki teatr wymaga dwóch miast.
why-bridge-needs = Wielki most wymaga osady lub miasta na oznaczonym skrzyżowaniu nad cieśniną.
why-wall-needs = Wielki mur wymaga osady lub miasta na oznaczonym skrzyżowaniu przy pustyni.

event-claimed = { $seat } wybiera cud: { WORD($wonder) }.
event-built-stage = { $seat } buduje etap { $stage } cudu: { WORD($wonder) }.
event-finished-wonder =
    { $points ->
        [one] { $seat } kończy cud i wygrywa, mając { $points } punkt.
        [few] { $seat } kończy cud i wygrywa, mając { $points } punkty.
       *[many] { $seat } kończy cud i wygrywa, mając { $points } punktów.
    }

word-castle = zamek
    .gen = zamku
word-monument = pomnik
    .gen = pomnika
word-grand-theater = wielki teatr
    .gen = wielkiego teatru
word-great-bridge = wielki most
    .gen = wielkiego mostu
word-great-wall = wielki mur
    .gen = wielkiego muru
word-stage-of-the-castle = kolejny etap zamku
word-stage-of-the-monument = kolejny etap pomnika
word-stage-of-the-grand-theater = kolejny etap wielkiego teatru
word-stage-of-the-great-bridge = kolejny etap wielkiego mostu
word-stage-of-the-great-wall = kolejny etap wielkiego muru

ruleset-isle-wonders = Cuda Catanu

goal-isle-wonders = Wygrywa, kto pierwszy ukończy cztery etapy cudu, albo kto w swojej turze ma punktów { $target } i więcej etapów niż wszyscy inni. Twoja pierwsza osada na każdej małej wyspie daje 1 punkt więcej.

counter-wonders = wybrane cuda
counter-wonder-stages = etapy cudu

about-wonder-stages = Ile z czterech etapów twojego cudu już stoi.

verb-claim-wonder = Wybierz cud

do-build-stage = Zbuduj kolejny etap swojego cudu
do-claim-wonder = Wybierz cud: { WORD($wonder) }

board-piece-great-wall-site = Miejsce na wielki mur.
    .short = na wielki mur
board-piece-great-bridge-site = Miejsce na wielki most.
    .short = na wielki most
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
build-build-stage = Cud

legend-great-wall-site = to skrzyżowanie dla wielkiego muru
legend-great-bridge-site = to skrzyżowanie dla wielkiego mostu

example-claim-wonder = claim castle
example-build-stage = build stage
