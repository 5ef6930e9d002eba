why-over = The game is over.
why-no-such-action = There is no such action: { $action }.
why-no-such-seat = There is no seat { $seat }; this game has { $seats }.
why-not-your-turn = It is not your move: wait for { $asked }.
why-not-asked = You are not asked anything now.
why-chance-first = Wait for the dice or cards.
why-no-such-outcome = “{ $action }” can't come up now.
why-nothing-to-undo = There is nothing to undo.
why-undo-after-chance = Dice or cards have fallen since: that can't be undone.
why-undo-after-secret = Your last action revealed something hidden: it can't be undone.
why-undo-after-others = Another player has decided since: that can't be undone.

ask-choose = Choose.

event-turn = Round { $round }: { $seat }'s turn.

word-lumber = lumber
word-brick = brick
word-wool = wool
word-grain = grain
word-ore = ore
word-any = any three cards
word-nothing = nothing
word-forest = forest
word-hills = hills
word-pasture = pasture
word-fields = fields
word-mountains = mountains
word-desert = desert
word-sea = sea
word-lake = lake
word-swamp = swamp
word-red = red
    .label = Red
word-blue = blue
    .label = Blue
word-white = white
    .label = White
word-orange = orange
    .label = Orange
word-green = green
    .label = Green
word-violet = violet
    .label = Violet
word-victory-point = victory point
word-resources = cards

ruleset-for =
    { $players ->
        [2] { $game }, for two
       *[other] { $game }, { $players } players
    }
ruleset-isle-base = Base game

option-isle-board = Board
option-isle-board-spread = random, no red numbers side by side
option-isle-board-random = fully random
option-isle-board-spiral = numbers in a spiral
option-isle-board-beginner = for beginners, pieces given
option-isle-board-fixed = as the rulebook draws it
option-isle-board-variable = shuffled
option-isle-first = Who begins
option-isle-first-seat = the first seat
option-isle-first-draw = a random draw
option-isle-harbors = Harbors
option-isle-harbors-fixed = in their places
option-isle-harbors-shuffled = shuffled
option-isle-order = Order of a turn
option-isle-order-free = trade and build as you like
option-isle-order-strict = all trade before building
option-isle-rounds = Longest game, in rounds
option-isle-printing = Printing
option-isle-printing-new = of 2025
option-isle-printing-older = before 2025

goal-head = What wins here
goal-target = Goal: { $target }
goal-points = Whoever has { $target } points on their own turn wins.
goal-isle-base = Whoever has { $target } points on their own turn wins.

# Names of counters; what they mean (`about-…`) is said when one asks.
counter-in-stock = { $name } in the common stock

card-victory-point = A victory point. It stays hidden until it wins you the game.
# The name of a button that tells it.
card-about =
    { $count ->
        [one] { WORD($card) }: what it does
       *[other] { $count } { WORD($card) }: what it does
    }
card-rests = { $count } bought this turn, to be played from your next turn on
card-play = Play

verb-take-card = Take a card
verb-take-card-from-seat = Take a card

do-take-card = Take 1 { WORD($card) }
do-take-nothing = Take nothing
do-take-card-from-seat = Take 1 { WORD($card) } from { $seat }

cards-of-a-kind = { $count } { WORD($card) }
cards-none = nothing
person-by-color = { $name } ({ WORD($color) })
counters-head = Goal and counters
count-other = { $name } { $value }

board-piece = { $kind } is here.
    .short = { $kind }
board-piece-owned = { $kind } of { $owner }.
    .short = { $owner }'s { $kind }
