event-island-bonus =
    { $points ->
        [one] { $seat } bierze punkt za nową wyspę: { $corner }.
        [few] { $seat } bierze { $points } punkty za nową wyspę: { $corner }.
       *[many] { $seat } bierze { $points } punktów za nową wyspę: { $corner }.
    }

ruleset-isle-new-shores = Nowe brzegi
ruleset-isle-four-islands = Cztery wyspy
ruleset-isle-through-the-desert = Przez pustynię

goal-isle-new-shores = Wygrywa, kto w swojej turze ma punktów: { $target }. Twoja pierwsza osada na każdej małej wyspie daje 2 punkty więcej.
goal-isle-four-islands = Wygrywa, kto w swojej turze ma punktów: { $target }. Wyspy, na których zaczynasz, są twoim domem; pierwsza osada na każdej innej daje 2 punkty więcej.
goal-isle-through-the-desert = Wygrywa, kto w swojej turze ma punktów: { $target }. Twoja pierwsza osada za pustynią i na każdej małej wyspie daje 2 punkty więcej.

counter-island-points = punkty za wyspy

about-island-points = Za twoją pierwszą osadę na każdej obcej wyspie.

board-piece-island-chip =
    { $points ->
        [one] Wyspa gracza { $owner }: jeden punkt zwycięstwa.
        [few] Wyspa gracza { $owner }: { $points } punkty zwycięstwa.
       *[many] Wyspa gracza { $owner }: { $points } punktów zwycięstwa.
    }
    .short =
        { $points ->
            [one] { $owner }: wyspa, jeden punkt
            [few] { $owner }: wyspa, { $points } punkty
           *[many] { $owner }: wyspa, { $points } punktów
        }

score-island-points = wyspy
