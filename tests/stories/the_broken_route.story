# BASE-070 BASE-071 BASE-072 BASE-074 BASE-100  A route is broken, and its points change hands twice
game: isle:base;4
given red: roads A1/NW A1/NE A2/NW A2/NE, hand 3 brick 3 lumber
given blue: roads E3/SE E3/SW E2/SE E2/SW E1/SE, road A2/E, hand 1 brick 1 lumber 1 wool 1 grain
given white: roads D1/SW D1/W C1/SW C1/W C1/NW, hand 1 brick 1 lumber, cities B2.N C2.NW C4.N D3.N
turn: red

# Blue was first with five; white's five are no more; red's seven are.
= blue has the longest route
= white has 8 points
> build road A3/NW
= blue has the longest route
> build road A3/NE
= red has the longest route
= red has 2 points
= blue has 0 points
> build road A3/E
> end turn

# Blue settles on red's way: four and three are left, and blue and white tie with five.
> roll
> rolled 2 4
> build settlement A2.NE
= nobody has the longest route
= red has 0 points
= blue has 1 point
> end turn

# White needs just one more road.
> roll
> rolled 2 4
= nobody wins
> build road B1/W
= white has the longest route
= white hears: white wins with 10 points.
= white wins
= nobody is asked
