# BASE-033 BASE-090 BASE-091 BASE-096 BASE-101  Knights before the roll, and a point that nobody saw
game: isle:base;3
given red: knights 2, cards knight, hand 2 ore 2 wool 2 grain, settlement C2.N, 7 points
given blue: knights 3, cards monopoly, hand 1 ore
turn: red, before the roll

= red needs 10
= blue has the largest army
x buy card
> play knight
> move robber A1
= blue has the largest army       # three are not more than three
x play monopoly ore
> roll
> rolled 1 1

# What is bought now is not played now.
> buy card
> drew knight
= blue hears: red draws a card.
x play knight
> buy card
> drew victory point
= red holds 1 knight 1 victory point
= red has 8 points
> end turn

> roll
> rolled 1 1
> play monopoly ore
= blue has 1 ore                  # red has spent both
> end turn
> roll
> rolled 1 1
> end turn

# The next turn: the fourth knight, the army, and ten points with the hidden one.
= it is red's turn
= nobody wins
? roll
> play knight
= red has the largest army
= red wins
= white hears: red shows a victory point card.
= white hears: red wins with 10 points.
x roll
