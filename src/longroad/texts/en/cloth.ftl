ask-loot = Take a card or a bolt from { $victim }.
    .short = Take a card or a bolt

event-opened-trade = { $seat } trades with the village on { $corner } from now on.
event-took-bolt = { $seat } takes a bolt from the village on { $corner }.
event-took-bolt-from-stock = { $seat } takes a bolt from the common stock.
event-village-sold-out = The village on { $corner } has no bolts left.
event-stole-bolt = { $seat } takes a bolt from { $victim }.
event-cloth-ran-out = Too few villages have bolts left: { $seat } wins with { $points } points.

ruleset-isle-cloth-for-catan = Cloth for Catan

goal-isle-cloth-for-catan = Whoever has { $target } points on their own turn wins. Ships that reach a village trade with it: it gives a bolt of cloth at once and whenever its number is rolled, and every two bolts are a point. The game also ends when three villages or fewer have cloth: most points win, then most bolts.

counter-bolts-in-stock = bolts in the common stock
counter-villages = villages with cloth
counter-bolts = bolts of cloth

about-bolts = Every two bolts of cloth are a victory point.
about-bolts-in-stock = It pays when a village has too few bolts for all who trade with it.
about-villages = { $left } of { $all } have bolts left. When it is three or fewer, the game ends: most points win, then most bolts.

do-steal-bolt = Take a bolt of cloth

board-piece-village =
    { $bolts ->
        [0] Village on { $number }, no bolts left.
        [one] Village on { $number }, one bolt left.
       *[other] Village on { $number }, { $bolts } bolts left.
    }
    .short =
        { $bolts ->
            [one] village { $number }, one bolt
           *[other] village { $number }, { $bolts } bolts
        }
board-piece-village-traders = It trades with { $traders }.

legend-village = a village with its number

example-steal-bolt = steal bolt or card
