why-no-wonder = Спершу обери чудо.
why-one-wonder = Твоє чудо – { WORD($wonder) }, а двох чудес ніхто не будує.
why-wonder-taken = Це чудо ({ WORD($wonder) }) уже будує { $owner }.
why-castle-needs = Для замку потрібні місто й шість балів, які бачать усі.
why-monument-needs = Для пам’ятника потрібні місто біля гавані й торговий шлях завдовжки щонайменше п’ять.
why-theater-needs = Для великого театру потрібні два міста.
why-bridge-needs = Для великого мосту потрібне селище чи місто на позначеному перехресті біля протоки.
why-wall-needs = Для великого муру потрібне селище чи місто на позначеному перехресті біля пустелі.

event-claimed = { $seat } обирає чудо: { WORD($wonder) }.
event-built-stage = { $seat } будує етап { $stage } чуда: { WORD($wonder) }.
event-finished-wonder =
    { $points ->
        [one] { $seat } завершує чудо й перемагає: { $points } бал.
        [few] { $seat } завершує чудо й перемагає: { $points } бали.
       *[many] { $seat } завершує чудо й перемагає: { $points } балів.
    }

word-castle = замок
    .gen = замку
word-monument = пам’ятник
    .gen = пам’ятника
word-grand-theater = великий театр
    .gen = великого театру
word-great-bridge = великий міст
    .gen = великого мосту
word-great-wall = великий мур
    .gen = великого муру
word-stage-of-the-castle = наступний етап замку
word-stage-of-the-monument = наступний етап пам’ятника
word-stage-of-the-grand-theater = наступний етап великого театру
word-stage-of-the-great-bridge = наступний етап великого мосту
word-stage-of-the-great-wall = наступний етап великого муру

ruleset-isle-wonders = Чудеса Катану

goal-isle-wonders = Перемагає той, хто перший завершить чотири етапи чуда, або той, хто у свій хід має балів { $target } і більше етапів, ніж усі інші. Твоє перше селище на кожному острівці дає на 1 бал більше.

counter-wonders = обрані чудеса
counter-wonder-stages = етапи чуда

about-wonder-stages = Скільки з чотирьох етапів твого чуда збудовано.

verb-claim-wonder = Обрати чудо

do-build-stage = Збудувати наступний етап свого чуда
do-claim-wonder = Обрати чудо: { WORD($wonder) }

board-piece-great-wall-site = Місце для великого муру.
    .short = для великого муру
board-piece-great-bridge-site = Місце для великого мосту.
    .short = для великого мосту
wonder-free = { $wonder }: вільне. { $needs }
wonder-of =
    { $stages ->
        [one] { $wonder }: { $name }, { $stages } етап
        [few] { $wonder }: { $name }, { $stages } етапи
       *[many] { $wonder }: { $name }, { $stages } етапів
    }
wonder-needs-castle = Потрібні місто й шість балів, які бачать усі.
wonder-needs-monument = Потрібні місто біля гавані й торговий шлях завдовжки п’ять.
wonder-needs-grand-theater = Потрібні два міста.
wonder-needs-great-bridge = Потрібне селище чи місто на позначеному перехресті біля протоки.
wonder-needs-great-wall = Потрібне селище чи місто на позначеному перехресті біля пустелі.
build-build-stage = Чудо

legend-great-wall-site = – перехрестя для великого муру
legend-great-bridge-site = – перехрестя для великого мосту

example-claim-wonder = claim castle
example-build-stage = build stage
