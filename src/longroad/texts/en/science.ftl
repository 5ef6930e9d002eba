why-no-such-die = A die shows 1 to 6.
why-number-stays = The number on { $place } can't be swapped: only 3, 4, 5, 9, 10 and 11 can.
why-same-number = The number on { $place } is the same.

ask-free-wall = Build a free wall.
ask-cheap-city = Turn a settlement into a city.
    .short = Build a city
ask-take-number = Choose a number to swap.
ask-swap-number = Choose the number to swap with the one on { $place }.
    .short = Choose the other number
ask-smith = Choose a knight to promote.
ask-smith-again = Choose a second knight to promote, or none.
    .short = Promote a second knight

event-swapped-numbers = { $seat } swaps the numbers on { $hex } and { $other }.

word-alchemy = alchemy
word-crane = crane
word-mining = mining
word-irrigation = irrigation
word-invention = invention
word-engineering = engineering
word-medicine = medicine
word-smithing = smithing
word-printing-press = printing press

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

verb-play-alchemy-number-number = Play alchemy
verb-take-number-hex = Take a number
verb-swap-with-hex = Swap with

do-play-alchemy-number-number = Alchemy: red { $number }, yellow { $number2 }
do-play-crane = Play crane
do-play-mining = Play mining
do-play-irrigation = Play irrigation
do-play-invention = Play invention
do-take-number-hex = Take the number of { $hex }
do-swap-with-hex = Swap it with { $hex }
do-play-engineering = Play engineering
do-play-medicine = Play medicine
do-play-smithing = Play smithing
do-smith-no-more = Promote no more

example-play-crane = play crane
example-play-alchemy-number-number = alchemy 3 5
