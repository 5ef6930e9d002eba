why-fortress-not-reached =
    { $count ->
        [one] Twojej linii brakuje jednego statku do twierdzy.
        [few] Twojej linii brakuje { $count } statków do twierdzy.
       *[many] Twojej linii brakuje { $count } statków do twierdzy.
    }
why-fortress-taken = Twoja twierdza jest już zdobyta.

event-fleet-sailed = Flota piratów płynie: { $hex }.
event-raided =
    { $warships ->
        [0] Piraci o sile { $strength } napadają: { $seat } nie ma okrętów wojennych.
        [one] Piraci o sile { $strength } napadają: { $seat } ma { $warships } okręt wojenny.
        [few] Piraci o sile { $strength } napadają: { $seat } ma { $warships } okręty wojenne.
       *[many] Piraci o sile { $strength } napadają: { $seat } ma { $warships } okrętów wojennych.
    }
event-lost-card = Piraci zabierają graczowi { $seat } 1 { WORD($card, form: "acc") }.
event-armed-ship = { $seat } zamienia statek w okręt wojenny (ma ich { $warships }): { $side }.
event-fought =
    { $warships ->
        [0] { $seat } atakuje twierdzę bez okrętów wojennych; piraci rzucają: { $roll }.
        [one] { $seat } atakuje twierdzę { $warships } okrętem wojennym; piraci rzucają: { $roll }.
        [few] { $seat } atakuje twierdzę { $warships } okrętami wojennymi; piraci rzucają: { $roll }.
       *[many] { $seat } atakuje twierdzę { $warships } okrętami wojennymi; piraci rzucają: { $roll }.
    }
event-took-token = { $seat } zabiera żeton twierdzy; zostało: { $count }.
event-lost-ship = { $seat } traci statek: { $side }.
event-conquered = { $seat } zdobywa twierdzę: { $corner }.
event-fleet-gone = Wszystkie twierdze zdobyte: flota piratów znika.

word-fortress = forteca

ruleset-isle-pirate-islands = Wyspy piratów

goal-isle-pirate-islands = Wygrywa, kto odbierze piratom swoją twierdzę i ma w swojej turze punktów: { $target }. Dopłyń do niej, zamieniaj statki w okręty wojenne i atakuj raz na turę: więcej okrętów, niż wyrzucą piraci, zabiera jeden z trzech żetonów.

counter-warships = okręty wojenne
counter-fortress-tokens = żetony twierdzy

about-warships = Liczą się przeciw piratom: podczas napadów i gdy atakujesz swoją twierdzę.
about-fortress-tokens = Ile żetonów twojej twierdzy mają jeszcze piraci. Jest twoja, gdy zniknie ostatni.

verb-arm-ship-corner = Uzbrój statek

do-attack-fortress = Zaatakuj swoją twierdzę
do-arm-ship-corner = Uzbrój statek rycerzem: { $corner }

board-piece-fortress =
    { $tokens ->
        [one] Twierdza gracza { $owner } w rękach piratów: został jeden żeton.
        [few] Twierdza gracza { $owner } w rękach piratów: zostały { $tokens } żetony.
       *[many] Twierdza gracza { $owner } w rękach piratów: zostało { $tokens } żetonów.
    }
    .short =
        { $tokens ->
            [one] { $owner }: twierdza, jeden żeton
            [few] { $owner }: twierdza, { $tokens } żetony
           *[many] { $owner }: twierdza, { $tokens } żetonów
        }

legend-fleet = to flota piratów
legend-fortress = to twierdza piratów i jej siła
legend-landing = to jedyne miejsce na zamorską osadę tego koloru

example-attack-fortress = attack
