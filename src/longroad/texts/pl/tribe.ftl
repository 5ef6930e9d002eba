why-no-such-harbor = Nie masz takiego portu do wyłożenia.
why-no-place-for-harbor = To nie jest twoja nadmorska osada ani miasto bez portu: { $place }.

ask-choose-harbor = Wybierz, który ze swoich portów wyłożyć tutaj: { $place }.
    .short = Wybierz port
ask-lay-harbor = Wybierz miejsce na swój port.
    .short = Wyłóż swój port

event-took-point-gift = { $seat } zabiera punkt zwycięstwa: { $side }.
event-took-card-gift = { $seat } zabiera kartę: { $side }.
event-took-harbor-gift = { $seat } zabiera port ({ WORD($harbor) }): { $side }.
event-laid-harbor = { $seat } wykłada port ({ WORD($harbor) }): { $corner }.

ruleset-isle-forgotten-tribe = Zapomniane plemię

goal-isle-forgotten-tribe = Wygrywa, kto w swojej turze ma punktów: { $target }. Statki, które dopłyną do oznaczonych wybrzeży małych wysp, zabierają punkty zwycięstwa, karty i porty. Nikt się tam nie osiedla.

counter-harbor-kept =
    { $of ->
        [any] port do wyłożenia (3:1)
       *[other] port do wyłożenia ({ WORD($of) })
    }
counter-point-gift = punkty zwycięstwa na wybrzeżach
counter-card-gift = karty na wybrzeżach
counter-tribe-points = punkty od plemienia

about-tribe-points = Za punkty zwycięstwa, które zabrały twoje statki.
about-point-gift = Zabiera go pierwszy statek, który tam dopłynie.
about-card-gift = Zabiera ją pierwszy statek, który tam dopłynie; można ją zagrać od następnej tury.

verb-lay-harbor-harbor-at-corner = Wyłóż port

do-lay-harbor-harbor-at-corner =
    { $harbor ->
        [any] Port 3:1: { $corner }
       *[other] Port 2:1, { WORD($harbor) }: { $corner }
    }

board-piece-point-gift = Leży tu punkt zwycięstwa od plemienia.
    .short = punkt zwycięstwa
board-piece-card-gift = Leży tu karta rozwoju od plemienia.
    .short = karta rozwoju

score-tribe-points = plemię

legend-point-gift = to punkt dla pierwszego statku
legend-card-gift = to karta dla pierwszego statku

example-lay-harbor-harbor-at-corner = lay harbor C3.N
