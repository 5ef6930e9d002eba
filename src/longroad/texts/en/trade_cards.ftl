why-no-offer-to = You can't offer { $other } a card now.
why-no-resource = Only resources are offered, and { $card } is none.
why-no-commodity = A commodity is asked for, and { $card } is none.
why-has-commodity = You have a commodity, so you must hand one over.

ask-hand-over-commodity = { $asker } offers you 1 { $card }: hand over a commodity for it, if you have one.
    .short = Hand over a commodity
ask-take-dues =
    { $count ->
        [one] Take a card from { $victim }.
       *[other] Take { $count } cards from { $victim }.
    }
    .short =
        { $count ->
            [one] Take a card
           *[other] Take { $count } cards
        }

event-offered-card = { $seat } offers { $other } 1 { $card } for a commodity.
event-exchanged = { $giver } gives { $seat } 1 { $card } for 1 { $offered }.
event-no-commodity = { $giver } has no commodity for { $seat }.
event-sent-fleet = { $seat } trades { $card } two for one until the end of the turn.
event-looked-at-hand = { $seat } looks at the hand of { $victim }.
event-took-dues = { $seat } takes 1 { $card } from { $victim }.
    .hidden = { $seat } takes a card from { $victim }.

word-commercial-harbor = commercial harbor
word-merchant-fleet = merchant fleet
word-guild-dues = guild dues
word-trade-monopoly = trade monopoly
word-resource-monopoly = resource monopoly

counter-harbor-offers = offers of the commercial harbor left

about-harbor-offers = How many opponents you may still offer a resource for a commodity this turn.

card-commercial-harbor = Offer each opponent a resource card, once this turn. Whoever has a commodity must give you one of their choice for it; whoever has none takes nothing, and you keep your card.
card-merchant-fleet = Name a resource or a commodity. For the rest of your turn the bank takes 2 of it for any card, as often as you like.
card-guild-dues = Choose an opponent with more victory points than you. Look at their resources and commodities and take 2 of them.
card-trade-monopoly = Name a commodity. Everybody who has it gives you 1.
card-resource-monopoly = Name a resource. Everybody who has it gives you 2, or their only one.

verb-play-merchant-fleet-card = Play merchant fleet
verb-play-trade-monopoly-card = Play trade monopoly
verb-play-resource-monopoly-card = Play resource monopoly
verb-play-guild-dues-seat = Play guild dues
verb-offer-card-to-seat = Offer a resource for a commodity
verb-hand-over-card = Hand over

do-play-commercial-harbor = Play commercial harbor
do-offer-card-to-seat = Offer { $seat } 1 { WORD($card) }
do-hand-over-card = Hand over 1 { WORD($card) }
do-hand-over-nothing = Hand over nothing
do-play-merchant-fleet-card = Merchant fleet with { WORD($card) }
do-play-guild-dues-seat = Guild dues from { $seat }
do-play-trade-monopoly-card = Trade monopoly on { WORD($card) }
do-play-resource-monopoly-card = Resource monopoly on { WORD($card) }

board-piece-fleet = The pirate fleet is here.
    .short = the pirate fleet
