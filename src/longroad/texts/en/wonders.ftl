why-no-wonder = Claim a wonder first.
why-one-wonder = You build the { $wonder }, and nobody builds two wonders.
why-wonder-taken = The { $wonder } is built by { $owner }.
why-castle-needs = The castle needs a city and six points that everybody sees.
why-monument-needs = The monument needs a city at a harbor and a trade route of at least five.
why-theater-needs = The grand theater needs two cities.
why-bridge-needs = The great bridge needs a town on a marked corner of the strait.
why-wall-needs = The great wall needs a town on a marked corner by the desert.

event-claimed = { $seat } claims the { $wonder }.
event-built-stage = { $seat } builds stage { $stage } of the { $wonder }.
event-finished-wonder = { $seat } has finished a wonder and wins with { $points } points.

word-castle = castle
word-monument = monument
word-grand-theater = grand theater
word-great-bridge = great bridge
word-great-wall = great wall
word-stage-of-the-castle = stage of the castle
word-stage-of-the-monument = stage of the monument
word-stage-of-the-grand-theater = stage of the grand theater
word-stage-of-the-great-bridge = stage of the great bridge
word-stage-of-the-great-wall = stage of the great wall

ruleset-isle-wonders = The Wonders of Catan

goal-isle-wonders = Whoever finishes the four stages of a wonder first wins; or whoever has { $target } points on their own turn and more stages than anybody else. Your first settlement on each small island brings 1 point more.

counter-wonders = wonders claimed
counter-wonder-stages = stages of the wonder

about-wonder-stages = How many of the four stages of your wonder are built.

verb-claim-wonder = Claim a wonder

do-build-stage = Build the next stage of your wonder
do-claim-wonder = Claim the { WORD($wonder) }

board-piece-great-wall-site = A place for the great wall.
    .short = for the great wall
board-piece-great-bridge-site = A place for the great bridge.
    .short = for the great bridge
wonder-free = { $wonder }: free. { $needs }
wonder-of =
    { $stages ->
        [one] { $wonder }: { $name }, 1 stage
       *[other] { $wonder }: { $name }, { $stages } stages
    }
wonder-needs-castle = It needs a city and six points that everybody sees.
wonder-needs-monument = It needs a city at a harbor and a trade route of five.
wonder-needs-grand-theater = It needs two cities.
wonder-needs-great-bridge = It needs a settlement or city on a marked corner of the strait.
wonder-needs-great-wall = It needs a settlement or city on a marked corner by the desert.
build-build-stage = Wonder

legend-great-wall-site = a corner for the great wall
legend-great-bridge-site = a corner for the great bridge

example-claim-wonder = claim castle
example-build-stage = build stage
