## What cards do, in full. Their names are words: word-alchemy and so on.

# Development cards
card-knight = Move the robber to another hex and take a card at random from somebody who has a settlement or city there. Three knights on the table, and more than anybody else has, are the largest army. Where pirates hold islands, it arms one of your ships instead.
card-victory-point = A victory point. It stays hidden until it wins you the game.
card-year-of-plenty = Take any two resource cards from the bank.
card-monopoly = Name a resource. Everybody else gives you all of it they hold.
# This one is a progress card, too.
card-road-building = Build two roads for nothing. Where there are ships, each of the two may be a ship.

# Progress cards: science
card-alchemy = Play it before you roll: say what the red and the yellow die show, even a seven. Then only the event die is rolled. It is the only card for the time before the roll.
card-crane = One improvement of your cities costs one commodity less this turn; the first stage of a track is then free. If you improve nothing this turn, the card is lost.
card-mining = Take 2 ore for each mountain hex that has a settlement or city of yours.
card-irrigation = Take 2 grain for each field hex that has a settlement or city of yours.
card-printing-press = A victory point. It is laid open as soon as it is drawn, nobody can take it from you, and it doesn't count among your cards.
card-invention = Swap the numbers of two hexes anywhere on the board, but none of 2, 6, 8 and 12. You need no building there.
card-engineering = Build a city wall for nothing.
card-medicine = Turn a settlement into a city for 2 ore and 1 grain.
card-smithing = Promote up to two different knights of yours by one rank for nothing. To become mighty they need your fortress, the third stage of politics.

# Progress cards: trade
card-merchant = Put the merchant on a hex with a settlement or city of yours. While it stands there for you, the bank takes 2 of the hex's resource for any card, and you have 1 victory point. It moves only when somebody plays another merchant.
card-commercial-harbor = Offer each opponent a resource card, once this turn. Whoever has a commodity must give you one of their choice for it; whoever has none takes nothing, and you keep your card.
card-merchant-fleet = Name a resource or a commodity. For the rest of your turn the bank takes 2 of it for any card, as often as you like.
card-guild-dues = Choose an opponent with more victory points than you. Look at their resources and commodities and take 2 of them.
card-trade-monopoly = Name a commodity. Everybody who has it gives you 1.
card-resource-monopoly = Name a resource. Everybody who has it gives you 2, or their only one.

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

# The name of a button that tells it.
card-about =
    { $count ->
        [one] { WORD($card) }: what it does
       *[other] { $count } { WORD($card) }: what it does
    }
card-play = Play
