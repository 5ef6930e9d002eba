why-one-action-a-turn = You have taken your action of this turn already.
why-too-few-tokens =
    { $price ->
        [one] That costs a trade card, and you have none.
       *[other] That costs { $price } trade cards, and you have fewer.
    }
why-robber-at-home = The robber is in a desert or off the board already.
why-no-forced-trade = A forced trade needs a card of the opponent and two to give back.
why-one-knight-a-turn = You have discarded a knight this turn already.
why-no-knight = You have no knight face up.

ask-neutral-road = Build a road for a neutral player.
    .short = Build a neutral road
ask-neutral-ship = Build a ship for a neutral player.
    .short = Build a neutral ship
ask-neutral-settlement = Build a settlement for a neutral player.
    .short = Build a neutral settlement
ask-give-back =
    { $count ->
        [one] Give one card back.
       *[other] Give { $count } cards back.
    }

event-forced-trade = { $seat } forces a trade for { $price ->
        [one] a trade card
       *[other] { $price } trade cards
    }.
event-drove-robber-off = { $seat } drives the robber off for { $price ->
        [one] a trade card
       *[other] { $price } trade cards
    }.
event-discarded-knight = { $seat } discards a knight.
event-pulled = { $seat } draws 1 { $card } from { $other }.
    .hidden = { $seat } draws a card from { $other }.
event-gave-back = { $seat } gives { $other } 1 { $card }.
    .hidden = { $seat } gives { $other } a card.
event-took-tokens = { $seat } takes { $count ->
        [one] a trade card
       *[other] { $count } trade cards
    }.

ruleset-isle-two-players = the game for two

option-isle-edition = Trade cards for two
option-isle-edition-travel = 14 cards, 4 to start, at most 7
option-isle-edition-tb = 20 tokens, 5 to start, no limit

goal-with-isle-two-players = Two neutral players build along with you but can't win.

counter-trade-tokens = trade cards

about-trade-tokens = They pay for a forced trade, and for driving the robber off.

verb-give-back-card = Give back

do-force-trade = Force a trade
do-give-back-card = Give back 1 { WORD($card) }
do-drive-robber-off = Drive the robber off
do-discard-knight = Discard a knight

person-neutral = neutral ({ WORD($color) })
