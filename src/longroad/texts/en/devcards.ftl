why-no-card-left = There are no development cards left.
why-no-such-card = You have no { $card } card.
why-bought-this-turn = You bought that { $card } card this turn: it can be played from your next turn on.
why-one-card-a-turn = You have played a development card this turn already.
why-card-has-no-use = The { $card } card would do nothing now.

event-bought-card = { $seat } buys a development card.
event-drew = { $seat } draws a { $face }.
    .hidden = { $seat } draws a card.
event-played-knight = { $seat } plays a knight, number { $count }.
event-played-road-building = { $seat } plays road building.
event-played-year-of-plenty = { $seat } plays year of plenty.
event-played-monopoly = { $seat } plays monopoly on { $card }.
event-handed-over = { $giver } hands { $seat } { $count } { $card }.
event-revealed-points =
    { $count ->
        [one] { $seat } shows a victory point card.
       *[other] { $seat } shows { $count } victory point cards.
    }

word-knight = knight
word-road-building = road building
word-year-of-plenty = year of plenty
word-monopoly = monopoly
word-development = development cards
word-development-card = development card

key-card = Development card
key-knight = Knight
build-buy-card = Card

counter-knights-played = knights

# Development cards
card-knight = Move the robber to another hex and take a card at random from somebody who has a settlement or city there. Three knights on the table, and more than anybody else has, are the largest army. Where pirates hold islands, it arms one of your ships instead.
card-year-of-plenty = Take any two resource cards from the bank.
card-monopoly = Name a resource. Everybody else gives you all of it they hold.
# This one is a progress card, too.
card-road-building = Build two roads for nothing. Where there are ships, each of the two may be a ship.

verb-buy-card = Buy a development card
verb-play-monopoly-card = Play monopoly

do-buy-card = Buy a development card
do-play-knight = Play a knight
do-play-road-building = Play road building
do-play-year-of-plenty = Play year of plenty
do-play-monopoly-card = Monopoly on { WORD($card) }

panel-development = dev
panel-knights-played = kni

example-buy-card = card
example-play-knight = knight
