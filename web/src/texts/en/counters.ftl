## What a game counts, and what wins it

counters-head = Goal and counters
count-other = { $name } { $value }

# Names of counters are beside those in table.ftl; what they mean is said when one asks.
counter-in-stock = { $name } in the common stock
counter-deck-bank = bank
counter-deck-development = development cards left
counter-bolts-in-stock = bolts in the common stock
counter-harbors-to-place = harbors to place
counter-harbor-kept =
    { $harbor ->
        [any] harbor to lay (any three cards)
       *[other] harbor to lay ({ WORD($harbor) })
    }
counter-harbor-offers = offers of the commercial harbor left
counter-defender-tokens = defender points left
counter-committed-strength = committed strength
counter-villages = villages with cloth
counter-point-gift = victory points on the coasts
counter-card-gift = cards on the coasts
counter-wonders = wonders claimed
counter-fog = hexes under the fog

about-island-points = For your first settlement on each foreign island.
about-tribe-points = For victory points that your ships have picked up.
about-bolts = Every two bolts of cloth are a victory point.
about-bolts-in-stock = It pays when a village has too few bolts for all who trade with it.
about-warships = They count against the pirates: in raids, and when you attack your fortress.
about-fortress-tokens = How many of your fortress's tokens the pirates still hold. It is yours when the last is gone.
about-wonder-stages = How many of the four stages of your wonder are built.
about-trade-tokens = They pay for a forced trade, and for driving the robber off.
about-harbors-to-place = They are laid on the coasts in turn before the founding.
about-harbor-offers = How many opponents you may still offer a resource for a commodity this turn.
about-defender-tokens = Who defends best against the barbarians, alone, takes one: a victory point.
about-committed-strength = The knights that fight the barbarians who are landing.
about-villages = { $left } of { $all } have bolts left. When it is three or fewer, the game ends: most points win, then most bolts.
about-point-gift = The first ship there takes it.
about-card-gift = The first ship there takes it; it can be played from the next turn on.
about-fog = A ship or road that leads there turns them up; whoever finds land takes a card of it.
fog-land = { $land } { $count }
fog-numbers = Numbers: { $numbers }
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

goal-head = What wins here
goal-target = Goal: { $target }
goal-points = Whoever has { $target } points on their own turn wins.
goal-base = Whoever has { $target } points on their own turn wins.
goal-new-shores = Whoever has { $target } points on their own turn wins. Your first settlement on each small island brings 2 points more.
goal-four-islands = Whoever has { $target } points on their own turn wins. The islands where you found are your home; your first settlement on each other island brings 2 points more.
goal-oceania = Whoever has { $target } points on their own turn wins. Between the islands lies unknown land: ships and roads turn it up, and whoever finds land takes a card of it.
goal-through-the-desert = Whoever has { $target } points on their own turn wins. Your first settlement beyond the desert and on each small island brings 2 points more.
goal-forgotten-tribe = Whoever has { $target } points on their own turn wins. Ships that reach the marked coasts of the small islands pick up victory points, cards and harbors. Nobody settles there.
goal-cloth-for-catan = Whoever has { $target } points on their own turn wins. Ships that reach a village trade with it: it gives a bolt of cloth at once and whenever its number is rolled, and every two bolts are a point. The game also ends when three villages or fewer have cloth: most points win, then most bolts.
goal-new-world = Whoever has { $target } points on their own turn wins. Your first settlement on each island that isn't your home brings 1 point more.
goal-pirate-islands = Whoever has taken their own fortress from the pirates and has { $target } points on their own turn wins. Sail to it, make ships warships, and attack it once a turn: more warships than the pirates roll take one of its three tokens.
goal-wonders = Whoever finishes the four stages of a wonder first wins; or whoever has { $target } points on their own turn and more stages than anybody else. Your first settlement on each small island brings 1 point more.
goal-with-cities-knights = Metropolises bring 2 points each; the merchant, some progress cards and the best defense against the barbarians 1 each. There is no largest army.
goal-with-two-players = Two neutral players build along with you but can't win.
