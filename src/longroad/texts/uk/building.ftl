why-not-now = «{ $action }» зараз неможливо.
why-no-such-place = На цьому полі немає такого місця.
why-forbidden-here = Правила цієї гри не дозволяють цього тут: { $place }.
why-cannot-pay = Тобі не вистачає на { WORD($what, form: "acc") }. Бракує: { $lacks }.
why-no-piece-left = У тебе в запасі більше немає { WORD($what, form: "many") }.
why-no-settlement-left = У тебе в запасі більше немає селищ: спершу розшир одне до міста.
why-road-taken = Тут уже є дорога гравця { $owner }: { $place }.
why-ship-taken = Тут уже є корабель гравця { $owner }: { $place }.
why-road-unconnected = Це місце не межує з твоєю дорогою, селищем чи містом, або шлях перетинає чуже селище: { $place }.
why-corner-taken = Тут уже стоїть селище чи місто гравця { $owner }: { $place }.
why-knight-in-the-way = Тут стоїть лицар гравця { $owner }: { $place }.
why-too-close = Надто близько: на сусідніх перехрестях не може бути селищ і міст ({ $place }).
why-at-sea = Це місце в морі: { $place }.
why-settlement-unconnected = Сюди не веде жоден твій шлях: { $place }.
why-no-settlement-here = У тебе тут немає селища, яке можна розширити до міста: { $place }.

ask-free-road = Збудуй дорогу безплатно.
ask-free-ship = Збудуй корабель безплатно.
ask-free-line = Збудуй дорогу чи корабель безплатно.
    .short = Збудуй дорогу чи корабель

event-built-road = { $seat } будує дорогу: { $side }.
event-built-settlement = { $seat } будує селище: { $corner }.
event-built-city = { $seat } будує місто: { $corner }.

word-road = дорога
    .acc = дорогу
    .many = доріг
word-settlement = селище
    .acc = селище
    .many = селищ
word-city = місто
    .acc = місто
    .many = міст

key-road = Дорога
key-settlement = Селище
key-city = Місто

build-build-road-side = Дорога
build-build-settlement-corner = Селище
build-build-city-corner = Місто

left-road = запас доріг
left-settlement = запас селищ
left-city = запас міст

verb-build-road-side = Збудувати дорогу
verb-build-settlement-corner = Збудувати селище
verb-build-city-corner = Збудувати місто
verb-build-road-side-for-seat = Збудувати дорогу для нейтрального гравця
verb-build-settlement-corner-for-seat = Збудувати селище для нейтрального гравця

do-build-road-side = Збудувати дорогу: { $side }
do-build-settlement-corner = Збудувати селище: { $corner }
do-build-city-corner = Збудувати місто: { $corner }
do-build-road-side-for-seat = Дорога ({ $seat }): { $side }
do-build-settlement-corner-for-seat = Селище ({ $seat }): { $corner }

board-piece-road =
    { $count ->
        [1] Дорога гравця { $owner }.
        [one] { $count } дорога гравця { $owner }.
        [few] { $count } дороги гравця { $owner }.
       *[many] { $count } доріг гравця { $owner }.
    }
    .short = { $owner }: дорога
board-piece-settlement = Селище гравця { $owner }.
    .short = { $owner }: селище
board-piece-city =
    { $metropolis ->
        [science] Столиця науки гравця { $owner }.
        [trade] Столиця торгівлі гравця { $owner }.
        [politics] Столиця політики гравця { $owner }.
       *[other] Місто гравця { $owner }.
    }
    .short =
        { $metropolis ->
            [science] { $owner }: столиця науки
            [trade] { $owner }: столиця торгівлі
            [politics] { $owner }: столиця політики
           *[other] { $owner }: місто
        }

score-settlement = селища
score-city = міста
example-build-road-side = road C3/E
example-build-settlement-corner = settle C3.N
example-build-city-corner = city C3.N
