# BASE-020 BASE-021 BASE-022 BASE-024 BASE-025 BASE-030 BASE-040  From the first throw to the second turn
game: isle:base;3

# Blue and white tie with nine, and blue throws higher.
= chance is asked
> threw 1 3
> threw 4 5
> threw 6 3
> threw 2 5
> threw 1 1
= blue is asked

# Clockwise: blue, white, red.
> build settlement D2.N
x build road A1/NE
> build road D2/NE
= blue has nothing
> build settlement C4.N
> build road C4/NW
x build settlement C4.N
= red is asked
> build settlement B2.NW
> build road B2/W

# And back: red, white, blue.
= red is asked
x build settlement C2.N           # next to red's own town
> build settlement E3.N
= red has 1 grain 2 wool
x build road B2/NW
> build road E3/NW
= white is asked
> build settlement C2.NW
= white has 2 grain 1 lumber
> build road C2/W
> build settlement A3.NE
= blue has 1 lumber
> build road A3/E

# Blue, who placed last, begins.
= it is blue's turn
x end turn
> roll
> rolled 5 6
= blue has 2 lumber              # D2.N lies at the forest with the 11, A3.NE does not
= white has 2 grain 2 lumber
= red has 1 grain 3 wool
x roll
> end turn
= white is asked
> roll
> rolled 1 1
= nobody wins
> end turn
= it is red's turn
