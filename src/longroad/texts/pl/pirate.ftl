why-pirate-stays = Pirat już tu stoi i musi się ruszyć: { $place }.
why-pirate-on-land = Pirat trzyma się morza, a to nie jest morze: { $place }.
why-no-pirate = Na tej mapie nie ma pirata.
why-pirate-not-yours = Nie możesz ruszać pirata.

ask-move-pirate = Przesuń pirata.
ask-move-either = Przesuń złodzieja albo pirata.
    .short = Przesuń jednego z nich
ask-start-pirate = Wybierz, gdzie zacznie pirat.
    .short = Postaw pirata

event-moved-pirate = { $seat } przesuwa pirata: { $hex }.

option-isle-thieves = Kto kradnie
option-isle-thieves-both = złodziej i pirat
option-isle-thieves-robber = tylko złodziej
option-isle-thieves-pirate = tylko pirat

verb-move-pirate-hex = Przesuń pirata

do-move-pirate-hex = Pirat: { $hex }

board-piece-pirate = Jest tu pirat.
    .short = pirat

legend-pirate = to pirat

example-move-pirate-hex = pirate D4 or ~7
