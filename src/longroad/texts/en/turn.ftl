why-roll-first = Roll the dice first.
why-not-on-turn = It is not your turn: { $name } is on turn.
why-already-rolled = You have rolled already.

ask-main = Trade, build, or end your turn.
ask-aside = Offer something to the player on turn, or wait.
    .short = Offer something, or wait
ask-compose-aside = Compose your offer to the player on turn.
    .short = Put your offer together

event-rolled = { $seat } rolls { $low } and { $high }.
event-won = { $seat } wins with { $points } points.
event-no-winner =
    { $rounds ->
        [one] The game ends without a winner after one round.
       *[other] The game ends without a winner after { $rounds } rounds.
    }

option-isle-first-roll = the highest roll

verb-roll = Roll the dice
verb-end-turn = End your turn

do-roll = Roll the dice
do-end-turn = End your turn

example-roll = roll
example-end-turn = end
