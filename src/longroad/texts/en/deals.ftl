why-card-not-held = You have no { $card } left to give.
why-like-for-like = A card can't be traded for the same kind.
why-trade-is-over = In the strict order all trade comes before building, and you have built.
why-offers-used-up =
    { $most ->
        [one] You have made your one offer of this turn.
       *[other] You have made all { $most } offers of this turn.
    }
why-nothing-to-trade = There is nothing to trade: you or all the others hold no cards.
why-asks-too-much = Nobody holds that many cards.
why-no-gifts = Both sides must give at least one card.
why-cannot-accept = You don't hold the cards that are asked for.
why-no-such-deal = There is no deal with { $partner } that you could make.

ask-compose-offer = Put your offer together.
ask-compose-counter = Put your counter-offer together.
    .short = Put your counter together
ask-answer-offer = { $asker } offers a trade: accept, decline or counter.
    .short = { $asker } offers a trade
ask-close-offer = Trade with whoever agrees, wait for more answers, or withdraw the offer.
    .short = Trade, wait or withdraw

event-offered = { $seat } offers { $give } for { $ask }.
event-accepted = { $seat } accepts.
event-declined = { $seat } declines.
event-countered = { $seat } would give { $give } for { $ask }.
event-traded = { $seat } gives { $partner } { $give } for { $ask }.
event-no-deal = { $seat } makes no deal.

option-isle-offers = Offers in a turn
option-isle-trade = Trade
option-isle-trade-players = when the player on turn asks
option-isle-trade-open = when anybody asks, as in the rulebook
option-isle-trade-bank = with the bank alone

verb-give-card = Give one more
verb-ask-card = Ask for one more
verb-trade-with-seat = Make the deal

do-propose-trade = Offer a trade
do-give-card = Give one more { WORD($card) }
do-ask-card = Ask for one more { WORD($card) }
do-make-offer = Make the offer
do-drop-offer = Drop the offer
do-accept = Accept
do-decline = Decline
do-counter = Make a counter-offer
do-close-offer = Close the offer
do-trade-with-seat = Trade with { $seat }
do-no-deal = No deal

declined-too-close = { $seat } declines: whoever asks is too close to winning.
    .short = declined: too close to winning
declined-too-few-cards = { $seat } declines: those are more cards than they hold.
    .short = declined: holds too few cards
declined-asks-more = { $seat } declines: that asks for more than it gives.
    .short = declined: asks more than it gives
declined-leads = { $seat } declines: it would help whoever leads.
    .short = declined: doesn't help whoever leads
declined-not-worth-it = { $seat } declines: it brings too little.
    .short = declined: brings too little
declined-away = { $seat } declines: nobody is there to answer.
    .short = declined: is away

example-propose-trade = offer 1 lumber 2 wool for 1 ore
    .about = to the others; “counter ...” answers one
example-decline = decline all
    .about = declines every offer until your next turn
