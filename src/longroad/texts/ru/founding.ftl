why-no-founding-here = Здесь никому нельзя селиться: { $place }.
why-found-first = Сначала оснуй поселение.
why-found-city-first = Сначала оснуй город.
why-found-road-first = Сначала построй дорогу возле: { $place }.
why-found-ship-first = Сначала построй корабль возле: { $place }.
why-found-line-first = Сначала построй дорогу или корабль возле: { $place }.

ask-found =
    { $round ->
        [1] Оснуй первое поселение.
        [2] Оснуй второе поселение.
        [3] Оснуй третье поселение.
       *[other] Оснуй четвёртое поселение.
    }
ask-found-city = Оснуй город.
ask-found-road = Построй дорогу возле: { $place }.
    .short = Построй дорогу
ask-found-ship = Построй корабль возле: { $place }.
    .short = Построй корабль
ask-found-line = Построй дорогу или корабль возле: { $place }.
    .short = Построй дорогу или корабль
ask-roll = Брось кубики.

event-threw = { $seat } бросает за право первого хода: { $low } и { $high }.
event-begins = Начинает { $seat }.
event-first-cards =
    { $round ->
        [2] { $seat } берёт 1 { WORD($card, form: "acc") } за второе поселение.
        [3] { $seat } берёт 1 { WORD($card, form: "acc") } за третье поселение.
       *[other] { $seat } берёт 1 { WORD($card, form: "acc") } за последнее поселение.
    }
event-city-cards = { $seat } берёт 1 { WORD($card, form: "acc") } за город.
