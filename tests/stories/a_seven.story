# BASE-044 BASE-080 BASE-081 BASE-082 BASE-083  A seven, from the discards to the theft
game: isle:base;4
given red: hand 5 ore 4 wool, settlement A1.NE
given blue: hand 11 grain, settlement A2.NE
given white: hand 7 lumber, city A2.S
turn: red, before the roll

> roll
> rolled 2 5
= red and blue are asked
x white: discard lumber

# Red returns four of nine, blue five of eleven; nobody hears anything before both are done.
> blue: discard grain
> blue: discard grain
> red: discard wool
> red: discard wool
> red: discard wool
> red: discard ore
= blue is asked
x red: discard ore
x red: move robber A1
> blue: discard grain
> blue: discard grain
> blue: discard grain
= orange hears: red discards 3 wool, 1 ore.
= orange hears: blue discards 5 grain.
= red has 4 ore 1 wool
= blue has 6 grain
= the bank has 13 grain

# The robber must leave the desert, and A2 has two towns to rob.
= red is asked
x move robber C3
x end turn
> move robber A2
= the robber is on A2
x rob red
x rob orange
? rob blue
> rob white
> stolen lumber
= red hears: red steals 1 lumber from white.
= white hears: red steals 1 lumber from white.
= blue hears: red steals a card from white.
= red has 4 ore 1 wool 1 lumber
? end turn
