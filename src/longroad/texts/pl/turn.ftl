why-roll-first = Najpierw rzuć kośćmi.
why-not-on-turn = To nie twoja tura: turę ma { $name }.
why-already-rolled = Kości są już rzucone.

ask-main = Handluj, buduj albo zakończ turę.
ask-aside = Zaproponuj coś graczowi, który ma turę, albo czekaj.
    .short = Zaproponuj coś lub czekaj
ask-compose-aside = Ułóż ofertę dla gracza, który ma turę.
    .short = Ułóż swoją ofertę

event-rolled = { $seat } rzuca: { $low } i { $high }.
event-won =
    { $points ->
        [one] { $seat } wygrywa, mając { $points } punkt.
        [few] { $seat } wygrywa, mając { $points } punkty.
       *[many] { $seat } wygrywa, mając { $points } punktów.
    }
event-no-winner =
    { $rounds ->
        [one] Gra kończy się bez zwycięzcy po jednej rundzie.
        [few] Gra kończy się bez zwycięzcy po { $rounds } rundach.
       *[many] Gra kończy się bez zwycięzcy po { $rounds } rundach.
    }

option-isle-first-roll = najwyższy rzut

verb-roll = Rzuć kośćmi
verb-end-turn = Zakończ turę

do-roll = Rzuć kośćmi
do-end-turn = Zakończ turę

example-roll = roll
example-end-turn = end
