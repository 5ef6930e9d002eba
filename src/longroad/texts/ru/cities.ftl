why-rebuild-first = Сначала восстанови свой павший город.

event-lost-city = { $seat } теряет город, теперь это поселение: { $corner }.
event-city-fell = { $seat } теряет город, теперь он лежит на боку: { $corner }.
event-rebuilt-city = { $seat } восстанавливает город: { $corner }.

board-piece-fallen-city = Павший город игрока { $owner }.
    .short = { $owner }: павший город

score-fallen-city = поселения

# What came of a landing, in a word
landing-result-lost-city = −1 город
landing-result-city-fell = −1 город
