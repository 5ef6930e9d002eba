why-rebuild-first = Rebuild your fallen city first.

event-lost-city = { $seat } loses the city on { $corner }: it is a settlement now.
event-city-fell = { $seat } loses the city on { $corner }: it lies on its side.
event-rebuilt-city = { $seat } rebuilds the city on { $corner }.

board-piece-fallen-city = Fallen city of { $owner }.
    .short = { $owner }'s fallen city

score-fallen-city = settlements

# What came of a landing, in a word
landing-result-lost-city = city lost
landing-result-city-fell = city lost
