why-no-founding-here = Тут нікому не можна оселятися: { $place }.
why-found-first = Спершу заснуй селище.
why-found-city-first = Спершу заснуй місто.
why-found-road-first = Спершу збудуй дорогу біля: { $place }.
why-found-ship-first = Спершу збудуй корабель біля: { $place }.
why-found-line-first = Спершу збудуй дорогу чи корабель біля: { $place }.

ask-found =
    { $round ->
        [1] Заснуй перше селище.
        [2] Заснуй друге селище.
        [3] Заснуй третє селище.
       *[other] Заснуй четверте селище.
    }
ask-found-city = Заснуй місто.
ask-found-road = Збудуй дорогу біля: { $place }.
    .short = Збудуй дорогу
ask-found-ship = Збудуй корабель біля: { $place }.
    .short = Збудуй корабель
ask-found-line = Збудуй дорогу чи корабель біля: { $place }.
    .short = Збудуй дорогу чи корабель
ask-roll = Кинь кубики.

event-threw = { $seat } кидає за першість: { $low } і { $high }.
event-begins = Починає { $seat }.
event-first-cards =
    { $round ->
        [2] { $seat } бере 1 { WORD($card, form: "acc") } за друге селище.
        [3] { $seat } бере 1 { WORD($card, form: "acc") } за третє селище.
       *[other] { $seat } бере 1 { WORD($card, form: "acc") } за останнє селище.
    }
event-city-cards = { $seat } бере 1 { WORD($card, form: "acc") } за місто.
