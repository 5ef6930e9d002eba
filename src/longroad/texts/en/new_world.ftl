why-no-coast = { $place } lies on no coast.
why-harbor-next-door = There is a harbor at a corner of { $place } already.

ask-place-harbor =
    { $harbor ->
        [any] Place a harbor for any three cards.
       *[other] Place a harbor for { $harbor }.
    }
    .short = Place a harbor

event-drew-harbor =
    { $harbor ->
        [any] { $seat } draws a harbor for any three cards.
       *[other] { $seat } draws a harbor for { $harbor }.
    }
event-placed-harbor = { $seat } places it on { $side }.
event-harbors-left-out =
    { $count ->
        [one] There is no place for the last harbor.
       *[other] There is no place for the last { $count } harbors.
    }

ruleset-isle-new-world = New World

option-isle-harbors-players = placed by the players
option-isle-harbors-generator = placed by chance
option-isle-islets = Small islands
option-isle-islets-shuffled = may change their shape
option-isle-islets-fixed = keep their shape

goal-isle-new-world = Whoever has { $target } points on their own turn wins. Your first settlement on each island that isn't your home brings 1 point more.

counter-harbors-to-place = harbors to place

about-harbors-to-place = They are laid on the coasts in turn before the founding.

verb-place-harbor-side = Place the harbor

do-place-harbor-side = Harbor: { $side }

example-place-harbor-side = place harbor C3/E
