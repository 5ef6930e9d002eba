ask-loot = Zabierz kartę lub belę sukna graczowi { $victim }.
    .short = Zabierz kartę lub belę

event-opened-trade = { $seat } handluje od teraz z wioską: { $corner }.
event-took-bolt = { $seat } bierze belę sukna z wioski: { $corner }.
event-took-bolt-from-stock = { $seat } bierze belę sukna ze wspólnego zapasu.
event-village-sold-out = W wiosce nie ma już sukna: { $corner }.
event-stole-bolt = { $seat } zabiera belę sukna graczowi { $victim }.
event-cloth-ran-out =
    { $points ->
        [one] Za mało wiosek ma jeszcze sukno: wygrywa { $seat }, { $points } punkt.
        [few] Za mało wiosek ma jeszcze sukno: wygrywa { $seat }, { $points } punkty.
       *[many] Za mało wiosek ma jeszcze sukno: wygrywa { $seat }, { $points } punktów.
    }

ruleset-isle-cloth-for-catan = Sukno dla Catanu

goal-isle-cloth-for-catan = Wygrywa, kto w swojej turze ma punktów: { $target }. Statki, które dopłyną do wioski, handlują z nią: daje belę sukna od razu i za każdym razem, gdy wypadnie jej liczba, a każde dwie bele to punkt. Gra kończy się też, gdy sukno mają najwyżej trzy wioski: wygrywa najwięcej punktów, potem najwięcej bel.

counter-bolts-in-stock = bele we wspólnym zapasie
counter-villages = wioski z suknem
counter-bolts = bele sukna

about-bolts = Każde dwie bele sukna to punkt zwycięstwa.
about-bolts-in-stock = Dokłada, gdy wioska ma za mało bel dla wszystkich, którzy z nią handlują.
about-villages = Sukno mają jeszcze wioski: { $left } z { $all }. Gdy zostaną najwyżej trzy, gra się kończy: wygrywa najwięcej punktów, potem najwięcej bel.

do-steal-bolt = Zabierz belę sukna

board-piece-village =
    { $bolts ->
        [0] Wioska { $number }, bez sukna.
        [one] Wioska { $number }, została jedna bela sukna.
        [few] Wioska { $number }, zostały { $bolts } bele sukna.
       *[many] Wioska { $number }, zostało { $bolts } bel sukna.
    }
    .short =
        { $bolts ->
            [one] wioska { $number }, jedna bela
            [few] wioska { $number }, { $bolts } bele
           *[many] wioska { $number }, { $bolts } bel
        }
board-piece-village-traders = Handlują z nią: { $traders }.

legend-village = to wioska z numerem

example-steal-bolt = steal bolt or card
