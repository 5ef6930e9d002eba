why-not-in-hand = There is no { $card } in that hand.
why-nothing-on-side = There is no road or ship on { $place }.
why-not-open = The piece on { $place } can't be removed: it is not at an open end.
why-no-rival-here = No knight of an opponent stands on { $place }.

ask-tax = Move the robber; everybody with a town there pays you a card.
    .short = Move the robber
ask-remove-piece = Choose the open road or ship that is removed.
    .short = Remove a road or ship
ask-lay-again = Choose where your piece from { $place } goes, or lay nothing.
    .short = Lay your piece again, or not
ask-present =
    { $count ->
        [one] The wedding of { $other }: give a card.
       *[other] The wedding of { $other }: give { $count } cards.
    }
    .short =
        { $count ->
            [one] Give a card
           *[other] Give { $count } cards
        }
ask-drive-off = Choose the knight that you drive off.
    .short = Drive off a knight
ask-steal-progress = Take a progress card of { $victim }.
    .short = Take a progress card
ask-give-up-knight = Treason for { $other }: choose the knight that you lose.
    .short = Choose the knight you lose
ask-post-knight = Choose where your { $rank } knight stands.
    .short = Place your knight

event-removed-road = { $seat } removes a road of { $owner } from { $side }.
event-removed-ship = { $seat } removes a ship of { $owner } from { $side }.
event-presented = { $giver } gives { $seat } { $cards }.
    .hidden = { $giver } gives { $seat } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-looked-at-progress = { $seat } looks at the progress cards of { $victim }.
event-stole-progress = { $seat } takes { $face }, a { $track } card, from { $victim }.
    .hidden = { $seat } takes a { $track } card from { $victim }.
event-posted-knight = { $seat } puts a { $rank } knight on { $corner }.

word-taxation = taxation
word-diplomacy = diplomacy
word-encouragement = encouragement
word-wedding = wedding
word-intrigue = intrigue
word-sabotage = sabotage
word-espionage = espionage
word-treason = treason
word-constitution = constitution

# Progress cards: politics
card-taxation = Move the robber, and take a card at random from everybody who has a settlement or city at its new hex. Not before the barbarians have landed once.
card-diplomacy = Remove an open road, anybody's: one with nothing of its owner and no building or knight at one of its ends. If it was yours, you may build it again elsewhere at once for nothing. The last ship of an open line counts, too.
card-encouragement = All your knights become active for nothing.
card-wedding = Everybody with more victory points than you gives you 2 resources or commodities of their choice, or their only one.
card-intrigue = Drive an opponent's knight off a corner that a road or ship of yours leads to. Its owner moves it along their own roads to a free corner; if there is none, it leaves the board. You need no knight for this.
card-sabotage = Everybody who has at least as many victory points as you discards half of their resources and commodities, rounded down.
card-espionage = Look at an opponent's progress cards and take one of them. You may play it at once.
card-treason = An opponent of your choice takes one of their knights off the board. Then you put a knight of the same rank and state on a free corner by your roads, or one of a lower rank if you have no such piece left. A mighty one needs no fortress.
card-constitution = A victory point. It is laid open as soon as it is drawn, nobody can take it from you, and it doesn't count among your cards.

verb-play-espionage-seat = Play espionage
verb-play-treason-seat = Play treason
verb-drive-knight-off-corner = Drive a knight off
verb-give-up-knight-corner = Give up a knight
verb-post-knight-corner = Post a knight
verb-present-card = Give as a present
verb-remove-side = Remove a road or ship

do-play-taxation = Play taxation
do-play-diplomacy = Play diplomacy
do-lay-nothing = Lay nothing
do-play-encouragement = Play encouragement
do-play-wedding = Play wedding
do-present-card = Give 1 { WORD($card) }
do-play-intrigue = Play intrigue
do-drive-knight-off-corner = Drive off: { $corner }
do-play-sabotage = Play sabotage
do-play-espionage-seat = Espionage on { $seat }
do-play-treason-seat = Treason against { $seat }
do-give-up-knight-corner = Give up: { $corner }
do-post-knight-corner = Post: { $corner }
do-remove-side = Remove: { $side }
