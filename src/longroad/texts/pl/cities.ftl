why-rebuild-first = Najpierw odbuduj swoje przewrócone miasto.

event-lost-city = { $seat } traci miasto, które staje się osadą: { $corner }.
event-city-fell = { $seat } traci miasto, które leży teraz na boku: { $corner }.
event-rebuilt-city = { $seat } odbudowuje miasto: { $corner }.

board-piece-fallen-city = Przewrócone miasto gracza { $owner }.
    .short = { $owner }: przewrócone miasto

score-fallen-city = osady

# What came of a landing, in a word
landing-result-lost-city = −1 miasto
landing-result-city-fell = −1 miasto
