why-robber-off-land = The robber keeps to the land, and { $place } is none.
why-robber-stays = The robber stands on { $place } already; it must move.
why-no-victim = { $victim } can't be robbed here.

ask-start-robber = Choose where the robber starts.
    .short = Place the robber
ask-choose-refuge = Choose the desert where the robber goes.
    .short = Choose a desert
ask-discard =
    { $count ->
        [one] Discard one more card.
       *[other] Discard { $count } cards.
    }
ask-move-robber = Move the robber.
ask-rob = Choose whom to rob.

event-discarded = { $seat } discards { $cards }.
event-moved-robber = { $seat } moves the robber to { $hex }.
event-robber-gone = The robber is off the board.
event-thief-stays = Before the barbarians have landed, nobody steals after a 7.
event-stole = { $seat } steals 1 { $card } from { $victim }.
    .hidden = { $seat } steals a card from { $victim }.

verb-discard-card = Discard
verb-move-robber-hex = Move the robber
verb-rob-seat = Rob

do-discard-card = Discard 1 { WORD($card) }
do-move-robber-hex = Robber: { $hex }
do-rob-seat = Rob { $seat }
do-steal-card = Take a card

board-piece-robber = The robber is here.
    .short = the robber

example-rob-seat = rob blue
example-discard-card = discard 2 ore 1 wool
    .about = several cards at once; also take, give
