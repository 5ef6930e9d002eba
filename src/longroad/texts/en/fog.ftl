why-hex-known = { $place } lies open already.
why-hex-not-reached = The new piece doesn't lead to { $place }.

ask-explore = Choose which hex to turn up first.
    .short = Choose the first hex

event-discovered = { $seat } turns up { $hex }: { $terrain }, number { $number }.
event-discovered-bare = { $seat } turns up { $hex }: { $terrain }.

word-fog = unknown land

ruleset-isle-oceania = Oceania

goal-isle-oceania = Whoever has { $target } points on their own turn wins. Between the islands lies unknown land: ships and roads turn it up, and whoever finds land takes a card of it.

counter-fog = hexes under the fog

about-fog = A ship or road that leads there turns them up; whoever finds land takes a card of it.

verb-explore-hex = Explore

do-explore-hex = Explore { $hex }

fog-land = { $land } { $count }
fog-numbers = Numbers: { $numbers }
act-explore = Explore

terrain-fog = ? is a hex that nobody has seen yet

example-explore-hex = explore D4
