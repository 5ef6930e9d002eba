## Cities & Knights: barbarians, improvements, knights, progress cards

# The barbarians' ship. Each place where it may be is a square.
track-barbarians = Barbarians
track-at = { $name }: { $value } of { $length } steps.
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
landing-lost = They win, { $barbarians } against { $knights }.
landing-won = They are beaten, { $knights } against { $barbarians }.
landing-force =
    { $count ->
        [0] { $name }: no active knight
       *[other] { $name }: strength { $count }
    }
landing-close = Close

die-event = Event die: { WORD($event) }.

# Improvements: the tracks and what their stages bring
track-science = Science
track-trade = Trade
track-politics = Politics
stage-of = { $track }: stage { $stage } of { $stages }
stage-metropolis = with the metropolis
stage-next = { $track } { $stage }
stage-free = for nothing
stage-full = complete
improve-to = { $head }. { $price }
improve-why = Not now: press it to hear why.
stage-brings-head = { $track } { $stage }: { $name }
stage-complete = { $track } is complete.
stage-brings =
    { $track ->
        [science] A science card whenever the event die shows science and the red die shows { $most } or less.
        [trade] A trade card whenever the event die shows trade and the red die shows { $most } or less.
       *[politics] A politics card whenever the event die shows politics and the red die shows { $most } or less.
    }
stage-brings-science-3 = From now on you take a resource of your choice whenever a roll brings you no card at all, unless it is a seven.
stage-brings-trade-3 = From now on the bank takes 2 equal commodities of yours for any resource or other commodity.
stage-brings-politics-3 = From now on strong knights of yours can become mighty.
stage-brings-4 = Whoever gets here first makes one of their cities the metropolis: 2 points more, and barbarians can't take it.
stage-brings-5 = The metropolis is safe for good. Whoever gets here before its holder takes it from them.

# Knights
knights-head = Knights
knights-panel = Improvements, knights and decks
knights-none = none yet
knights-ready =
    { $count ->
        [one] 1 can act
       *[other] { $count } can act
    }
knights-new =
    { $count ->
        [one] 1 is new this turn
       *[other] { $count } are new this turn
    }
knights-idle =
    { $count ->
        [one] 1 is inactive
       *[other] { $count } are inactive
    }
knight-tool-hire = Hire
knight-tool-activate = Activate
knight-tool-promote = Promote
knight-tool-move = Move or displace
knight-tool-chase = Chase the robber
knight-tool-chase-pirate = Chase the pirate
knight-tool-arm = Arm a ship

# Progress cards
decks-head = Progress cards
deck-left =
    { $count ->
        [0] { $track }: the deck is empty
        [one] { $track }: one card in the deck
       *[other] { $track }: { $count } cards in the deck
    }
deck-count =
    { $count ->
        [0] The deck is empty
        [one] One card is left in the deck
       *[other] { $count } cards are left in the deck
    }
deck-open = Press to see all its cards, and what the stages bring.
deck-face =
    { $count ->
        [one] { $name }
       *[other] { $name } ({ $count } of them)
    }

# What a player's box says in few signs
seat-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
seat-progress =
    { $count ->
        [0] no progress cards
        [one] 1 progress card
       *[other] { $count } progress cards
    }
seat-knights =
    { $all ->
        [0] no knights
        [one] { $active } of 1 knight active
       *[other] { $active } of { $all } knights active
    }
seat-strength = strength { $count }
seat-walls =
    { $count ->
        [0] no walls
        [one] 1 wall
       *[other] { $count } walls
    }
seat-defender =
    { $count ->
        [one] 1 point for defending
       *[other] { $count } points for defending
    }
seat-merchant = the merchant
