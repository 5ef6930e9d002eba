## The composer

trade-open = Trade
trade-head = Trade
trade-counter-head = Counter-offer
trade-close = Close the trade
trade-get = You get
trade-hint = tap your hand to give
trade-to = for { $names }
trade-cards = { $give } for { $get }
trade-offer-this = Offer this
trade-offer-instead = Offer this instead
trade-again = Again
trade-first = Tap your hand to give, and here what you want for it.
trade-want = Choose what you get.
trade-bank = Bank:
trade-bank-rate = Bank: { $rate } for 1
trade-bank-out = The bank has none of that left.
trade-offers-left =
    { $left ->
        [one] 1 offer left
       *[other] { $left } offers left
    }
trade-not-now = You can't trade right now.
trade-roll-first = Roll the dice first.
trade-get-card = Get { WORD($card) }
trade-fewer = One { WORD($card) } fewer
trade-price = The bank would give 1 { WORD($wanted) } for { $rate } { WORD($card) } (you hold { $held }).
trade-swap-cards = Trade { $give } for { $get }
trade-drop = Drop the offer
trade-withdraw = Withdraw
trade-is-out = This offer lies on the table already.
trade-refused-already = Nobody wanted that this turn.
trade-answers = Answers
trade-no-deal = No deal.

## Offers and answers

offer-says = offers
offer-you = You
offer-you-say = offer
offer-get = you get
offer-give = you give
offer-wants = wants
offer-gives = gives
offer-yes = Accept
offer-counter = Counter
offer-no = Decline
offer-rest = Not this turn
offer-late = This offer is over.
offer-none-left = You have no offers left this turn.
offer-no-cards = You have no cards to offer.
offer-patience = { $seconds } seconds to answer
offer-beaten = { $name } was faster.
offers-wait =
    { $count ->
        [one] 1 offer waits
       *[other] { $count } offers wait
    }
offers-ever = No more offers until you say otherwise?
offers-ever-yes = No more
offers-ever-no = Only this turn
offer-ask-again = Ask me again
menu-offers = Decline all offers without asking
answer-silent-short = …
answer-accepted-short = yes
answer-declined-short = no
answer-countered-short = other
answer-deal = Deal
answer-take = Take
quiet-turn = You want no offers this turn.
quiet-always = You want no offers.
offer-for-you = { $give } for your { $ask }
offer-lacks = You lack { $lacks }.
offer-for-all = offers { $give } for { $ask }
offer-yours = You offer { $give } for { $ask }
offer-mute = Decline { $name }'s offers without asking
answer-accepted = accepts
answer-countered = would give { $give } for { $ask }
answer-silent = has not answered yet
answer-declined = declined
answer-deal-with = Trade with { $seat }: give { $give } for { $get }
answer-not-held = you don't hold that

## Why somebody declines: bots say it by a code, from what everybody sees

