why-rebuild-first = Спершу відбудуй своє перевернуте місто.

event-lost-city = { $seat } втрачає місто, тепер це селище: { $corner }.
event-city-fell = { $seat } втрачає місто, тепер воно лежить на боці: { $corner }.
event-rebuilt-city = { $seat } відбудовує місто: { $corner }.

board-piece-fallen-city = Перевернуте місто гравця { $owner }.
    .short = { $owner }: перевернуте місто

score-fallen-city = селища

# What came of a landing, in a word
landing-result-lost-city = −1 місто
landing-result-city-fell = −1 місто
