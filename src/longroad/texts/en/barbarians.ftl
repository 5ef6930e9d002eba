why-no-city-here = You have no city on { $place }.
why-metropolis-stays = The metropolis on { $place } can't be lost.
why-no-knight-to-commit = You have no active knight on { $place } that you could still commit.

ask-commit-knights =
    The barbarians have a strength of { $barbarians }; { $knights } is committed against them. Commit a knight, or no more.
    .short = Commit a knight, or none
ask-lose-city = The barbarians win: choose the city that you lose.
    .short = Choose the city you lose
ask-draw-progress = Choose the deck that you draw a progress card from.
    .short = Choose a deck

event-event-die =
    { $event ->
        [ship] { $seat }'s event die shows a ship.
       *[other] { $seat }'s event die shows { $event }.
    }
event-barbarians-sailed = The barbarians are { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away.
event-barbarians-landed = The barbarians land.
event-committed-knight = { $seat } commits the knight on { $corner }.
event-barbarians-fought = Barbarians of strength { $barbarians } fight knights of strength { $knights }.
event-defended = { $seat } has defended the island best and takes a victory point.
event-barbarians-left = The barbarians leave; the knights who fought are inactive.

option-isle-commit = Who fights the barbarians
option-isle-commit-all = all active knights
option-isle-commit-choose = knights that are committed
option-isle-peninsula = Where the barbarians land
option-isle-peninsula-bare = in place of a harbor
option-isle-peninsula-harbor = the harbor stays

counter-defender-tokens = defender points left
counter-committed-strength = committed strength
counter-defenders = defender of the island

about-defender-tokens = Who defends best against the barbarians, alone, takes one: a victory point.
about-committed-strength = The knights that fight the barbarians who are landing.

verb-commit-knight-corner = Commit a knight
verb-lose-city-corner = Lose a city

do-lose-city-corner = Lose: { $corner }
do-commit-knight-corner = Commit: { $corner }
do-commit-no-more = Commit no more knights

board-piece-landing = Landing of { $owner }: a settlement may be built here.
    .short = { $owner }'s landing
# The barbarians' ship. Each place where it may be is a square.
track-barbarians = Barbarians
battle-score = attack { $attack } : defense { $defense }
battle-score-short = { $attack } : { $defense }
battle-strength = The barbarians attack with { $attack }, all active knights defend with { $defense }.
battle-risk = If they landed now, { $names } would lose a city.
battle-nobody = If they landed now, they would be beaten, and nobody would lose a city.
battle-hero = If they landed now, they would be beaten, and { $names } would get a victory point for defending best.
battle-steps =
    { $left ->
        [0] They are landing.
        [one] They land with the next ship on the event die.
       *[other] They land after { $left } more ships on the event die.
    }
# Their landing
landing-head = The barbarians have landed.
landing-holds = The island holds
landing-falls = The island falls
landing-attack = attack
landing-defense = defense
landing-result-defended = +1 point
landing-lost = They win, { $barbarians } against { $knights }.
landing-won = They are beaten, { $knights } against { $barbarians }.
landing-force =
    { $count ->
        [0] { $name }: no active knight
       *[other] { $name }: strength { $count }
    }
landing-close = Close
die-event = Event die: { WORD($event) }.
seat-defender =
    { $count ->
        [one] 1 point for defending
       *[other] { $count } points for defending
    }

score-defenders = defense

panel-barbarians = barbarians { $way }  { $value } of { $length }, strength { $theirs } against { $ours }
panel-barbarians-short = barbarians { $way } { $theirs } vs { $ours }
