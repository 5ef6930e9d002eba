## The drawer

trade-open = Trade
trade-head = Trade
trade-counter-head = Counter-offer
trade-partner = With whom
trade-players = Players
trade-bank = Bank and harbors
trade-close = Close the trade drawer
trade-hold = You hold { $cards }.
trade-give = You give
trade-get = You get
trade-give-card = Give { WORD($card) }: you hold { $held }, bank { $rate }:1
trade-get-card = Get { WORD($card) }
trade-card-facts = of { $held } · { $rate }:1
trade-more =
    { $side ->
        [give] Give { $step ->
            [1] one
           *[other] { $step }
        } more { WORD($card) }
        [get] Ask for one more { WORD($card) }
       *[other] One more { WORD($card) }
    }
trade-fewer =
    { $side ->
        [give] Give { $step ->
            [1] one
           *[other] { $step }
        } { WORD($card) } fewer
        [get] Ask for one { WORD($card) } fewer
       *[other] One { WORD($card) } fewer
    }
trade-price = The bank would give 1 { WORD($wanted) } for { $rate } { WORD($card) } (you hold { $held }).
trade-price-now = Bank: { $rate } { WORD($card) } for 1 { WORD($wanted) }
trade-offers-left =
    { $left ->
        [one] One offer left this turn.
       *[other] { $left } offers left this turn.
    }
trade-to = To everybody:
trade-to-asker = To:
trade-offer = Offer
trade-offer-cards = Offer { $give } for { $get }
trade-change-cards = Offer { $give } for { $get } instead
trade-swap = Trade with the bank
trade-swap-cards = Trade { $give } for { $get }
trade-pay = Choose what you pay with; then as many cards as it buys.
trade-left =
    { $count ->
        [one] Choose one card more.
       *[other] Choose { $count } cards more.
    }
trade-repeat = Repeat: { $give } for { $get }
trade-clear = Clear
trade-drop = Drop the offer
trade-withdraw = Withdraw
trade-not-now = You can't trade right now. What you put together here waits for you.
trade-roll-first = Roll the dice first. What you put together here waits for you.
trade-refused-already = Nobody wanted that this turn.
trade-original = { $seat } offers { $give } for your { $ask }.
trade-answers = Answers
trade-no-deal = No deal.

## Offers and answers in the players' boxes

offers-head = Offers
offer-for-you = { $give } for your { $ask }
offer-lacks = You lack { $lacks }.
offer-for-all = offers { $give } for { $ask }
offer-yours = You offer { $give } for { $ask }
offer-yes = Accept
offer-counter = Counter
offer-no = Decline
offer-no-more = Decline everything this turn
offer-ask-again = Ask me again
offer-mute = Decline { $name }'s offers without asking
offer-time = { $seconds } s
answer-accepted = accepts
answer-countered = would give { $give } for { $ask }
answer-silent = has not answered yet
answer-declined = declined
answer-deal = made the deal
answer-dismissed = you declined
answer-trade-with = Trade with { $name }
answer-deal-with = Trade with { $seat }: give { $give } for { $get }
answer-not-held = you don't hold that
answer-own-accepted = You accept.
answer-own-declined = You declined.
answer-own-countered = You would give { $give } for { $ask }.
quiet-muted = Declined for you: muted.
quiet-turn = Declined for you: you want nothing more this turn.
quiet-again = Declined for you: the same offer again.
quiet-poor = Declined for you: you can't pay it.

## Why somebody declines: bots say it by a code, from what everybody sees

refusal-too-close = declined: too close to winning
refusal-too-few-cards = declined: holds too few cards
refusal-asks-more = declined: asks more than it gives
refusal-leads = declined: doesn't help whoever leads
refusal-not-worth-it = declined: brings too little
refusal-away = declined: is away
declined-too-close = { $seat } declines: whoever asks is too close to winning.
declined-too-few-cards = { $seat } declines: those are more cards than they hold.
declined-asks-more = { $seat } declines: that asks for more than it gives.
declined-leads = { $seat } declines: it would help whoever leads.
declined-not-worth-it = { $seat } declines: it brings too little.
