why-track-complete = Далі нікуди: { WORD($track) } твоїх міст на найвищому етапі.
why-needs-city = Розбудовують лише міста, а в тебе немає жодного, що стоїть.
why-needs-free-city = Для двох останніх етапів потрібне місто, яке не є столицею.
why-no-free-city-here = Це не твоє місто, або воно вже столиця: { $place }.
why-no-water-for-commodities = Акведук дає лише сировину, а це товар ({ WORD($card) }).

ask-set-metropolis = Обери місто, яке стане столицею { WORD($track, form: "gen") }.
    .short = Обери столицю
ask-use-aqueduct = Твій акведук: візьми карту з банку або нічого.
    .short = Візьми карту або нічого

event-improved = { $seat } розбудовує міста: { WORD($stage) } ({ WORD($track) }, етап { $number }).
event-metropolis = Місто гравця { $seat } – столиця { WORD($track, form: "gen") }: { $corner }.

word-school = школа
word-library = бібліотека
word-aqueduct = акведук
word-theater = театр
word-university = університет
word-market = ринок
word-trading-house = цех
word-merchant-guild = гільдія
word-town-hall = ратуша
word-embassy = посольство
word-court = суд
word-council-of-catan = віче Катану
word-metropolis = столиця
word-stage-of-science = наступний етап науки
word-stage-of-trade = наступний етап торгівлі
word-stage-of-politics = наступний етап політики
word-science = наука
    .gen = науки
word-trade = торгівля
    .gen = торгівлі
word-politics = політика
    .gen = політики
word-trade-center = центр торгівлі

verb-improve-track = Розбудувати міста
verb-draw-track = Узяти карту прогресу
verb-set-metropolis-corner = Обрати столицю

do-improve-track = Розбудувати: { WORD($track) }
do-set-metropolis-corner = Столиця: { $corner }
do-draw-track = Узяти карту: { WORD($track) }

track-at = { $name }: крок { $value } із { $length }.
track-science = Наука
track-trade = Торгівля
track-politics = Політика
stage-of = { $track }: етап { $stage } із { $stages }
stage-metropolis = зі столицею
stage-next = { $track } { $stage }
stage-free = безплатно
improve-to = { $head }. { $price }.
improve-why = Не зараз: натисни, щоб почути чому.
stage-brings-head = { $track } { $stage }: { $name }
stage-complete = { $track }: завершено.
stage-brings =
    { $track ->
        [science] Карта науки щоразу, як кубик подій показує науку, а червоний кубик – { $most } чи менше.
        [trade] Карта торгівлі щоразу, як кубик подій показує торгівлю, а червоний кубик – { $most } чи менше.
       *[politics] Карта політики щоразу, як кубик подій показує політику, а червоний кубик – { $most } чи менше.
    }
stage-brings-science-3 = Відтепер ти береш сировину на свій вибір щоразу, як кидок не дає тобі жодної карти, якщо це не сім.
stage-brings-trade-3 = Відтепер банк бере 2 твої однакові товари за будь-яку сировину чи інший товар.
stage-brings-politics-3 = Відтепер твої сильні лицарі можуть стати могутніми.
stage-brings-4 = Хто дістанеться сюди першим, робить одне зі своїх міст столицею: на 2 бали більше, і варвари не можуть її забрати.
stage-brings-5 = Столиця захищена назавжди. Хто дістанеться сюди раніше за її власника, забирає її собі.

score-metropolises = метрополії

panel-stages = міс
panel-improvements = Розвиток твоїх міст
panel-metropolis = { $owner }: метрополія { WORD($track, form: "gen") }, { $place }

example-improve-track = improve science
