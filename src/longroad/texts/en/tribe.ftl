why-no-such-harbor = You have no harbor of that kind to lay.
why-no-place-for-harbor = { $place } is no coastal town of yours without a harbor.

ask-choose-harbor = Choose which of your harbors to lay at { $place }.
    .short = Choose a harbor
ask-lay-harbor = Choose where to lay your harbor.
    .short = Lay your harbor

event-took-point-gift = { $seat } takes the victory point on { $side }.
event-took-card-gift = { $seat } takes the card on { $side }.
event-took-harbor-gift = { $seat } takes the harbor ({ $harbor }) on { $side }.
event-laid-harbor = { $seat } lays the harbor ({ $harbor }) at { $corner }.

ruleset-isle-forgotten-tribe = The Forgotten Tribe

goal-isle-forgotten-tribe = Whoever has { $target } points on their own turn wins. Ships that reach the marked coasts of the small islands pick up victory points, cards and harbors. Nobody settles there.

counter-harbor-kept =
    { $of ->
        [any] harbor to lay (any three cards)
       *[other] harbor to lay ({ WORD($of) })
    }
counter-point-gift = victory points on the coasts
counter-card-gift = cards on the coasts
counter-tribe-points = points of the tribe

about-tribe-points = For victory points that your ships have picked up.
about-point-gift = The first ship there takes it.
about-card-gift = The first ship there takes it; it can be played from the next turn on.

verb-lay-harbor-harbor-at-corner = Lay a harbor

do-lay-harbor-harbor-at-corner = { $harbor ->
        [any] Harbor for any three cards: { $corner }
       *[other] Harbor for { WORD($harbor) }: { $corner }
    }

board-piece-point-gift = A victory point of the tribe lies here.
    .short = a victory point
board-piece-card-gift = A development card of the tribe lies here.
    .short = a development card

score-tribe-points = tribe

legend-point-gift = a point for the first ship there
legend-card-gift = a card for the first ship there

example-lay-harbor-harbor-at-corner = lay harbor C3.N
