why-hex-known = To pole jest już odkryte: { $place }.
why-hex-not-reached = Nowy element nie prowadzi do tego pola: { $place }.

ask-explore = Wybierz pole do odkrycia jako pierwsze.
    .short = Wybierz pierwsze pole

event-discovered = { $seat } odkrywa { $hex }: { WORD($terrain) }, liczba { $number }.
event-discovered-bare = { $seat } odkrywa { $hex }: { WORD($terrain) }.

word-fog = nieznany ląd

ruleset-isle-oceania = Oceania

goal-isle-oceania = Wygrywa, kto w swojej turze ma punktów: { $target }. Między wyspami leży nieznany ląd: odkrywają go statki i drogi, a kto znajdzie ląd, bierze jego kartę.

counter-fog = zakryte pola

about-fog = Odkrywa je statek lub droga, które tam prowadzą; kto znajdzie ląd, bierze jego kartę.

verb-explore-hex = Odkryj

do-explore-hex = Odkryj: { $hex }

fog-land = { $land } { $count }
fog-numbers = Liczby: { $numbers }
act-explore = Odkryj

terrain-fog = ? to pole, którego nikt jeszcze nie widział

example-explore-hex = explore D4
