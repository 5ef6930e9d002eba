why-no-coast = To nie jest wybrzeże: { $place }.
why-harbor-next-door = Na rogu tego miejsca już jest port: { $place }.

ask-place-harbor =
    { $harbor ->
        [any] Umieść port 3:1.
       *[other] Umieść port 2:1: { WORD($harbor) }.
    }
    .short = Umieść port

event-drew-harbor =
    { $harbor ->
        [any] { $seat } losuje port 3:1.
       *[other] { $seat } losuje port 2:1: { WORD($harbor) }.
    }
event-placed-harbor = { $seat } umieszcza port: { $side }.
event-harbors-left-out =
    { $count ->
        [one] Dla ostatniego portu nie ma miejsca.
        [few] Dla { $count } ostatnich portów nie ma miejsca.
       *[many] Dla { $count } ostatnich portów nie ma miejsca.
    }

ruleset-isle-new-world = Nowy świat

option-isle-harbors-players = rozkładają gracze
option-isle-harbors-generator = losowo
option-isle-islets = Małe wyspy
option-isle-islets-shuffled = mogą zmienić kształt
option-isle-islets-fixed = zachowują kształt

goal-isle-new-world = Wygrywa, kto w swojej turze ma punktów: { $target }. Twoja pierwsza osada na każdej wyspie, która nie jest twoim domem, daje 1 punkt więcej.

counter-harbors-to-place = porty do rozłożenia

about-harbors-to-place = Przed założeniem osad gracze po kolei kładą je na wybrzeżach.

verb-place-harbor-side = Umieść port

do-place-harbor-side = Port: { $side }

example-place-harbor-side = place harbor C3/E
