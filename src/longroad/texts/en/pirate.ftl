why-pirate-stays = The pirate stands on { $place } already; it must move.
why-pirate-on-land = The pirate keeps to the sea, and { $place } is none.
why-no-pirate = There is no pirate on this map.
why-pirate-not-yours = You may not move the pirate.

ask-move-pirate = Move the pirate.
ask-move-either = Move the robber or the pirate.
    .short = Move robber or pirate
ask-start-pirate = Choose where the pirate starts.
    .short = Place the pirate

event-moved-pirate = { $seat } moves the pirate to { $hex }.

option-isle-thieves = Who steals
option-isle-thieves-both = robber and pirate
option-isle-thieves-robber = the robber alone
option-isle-thieves-pirate = the pirate alone

verb-move-pirate-hex = Move the pirate

do-move-pirate-hex = Pirate: { $hex }

board-piece-pirate = The pirate is here.
    .short = the pirate

legend-pirate = the pirate

example-move-pirate-hex = pirate D4 or ~7
