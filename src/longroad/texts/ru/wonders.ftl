why-no-wonder = Сначала выбери чудо.
why-one-wonder = Твоё чудо – { WORD($wonder) }, а двух чудес никто не строит.
why-wonder-taken = Это чудо ({ WORD($wonder) }) уже строит { $owner }.
why-castle-needs = Для замка нужны город и шесть очков, которые видны всем.
why-monument-needs = Для монумента нужны город у гавани и тракт длиной не меньше пяти.
why-theater-needs = Для большого театра нужны два города.
why-bridge-needs = Для великого моста нужно поселение или город на отмеченном перекрёстке у пролива.
why-wall-needs = Для великой стены нужно поселение или город на отмеченном перекрёстке у пустыни.

event-claimed = { $seat } выбирает чудо: { WORD($wonder) }.
event-built-stage = { $seat } строит этап { $stage } чуда: { WORD($wonder) }.
event-finished-wonder =
    { $points ->
        [one] { $seat } завершает чудо и побеждает: { $points } очко.
        [few] { $seat } завершает чудо и побеждает: { $points } очка.
       *[many] { $seat } завершает чудо и побеждает: { $points } очков.
    }

word-castle = замок
    .gen = замка
word-monument = монумент
    .gen = монумента
word-grand-theater = большой театр
    .gen = большого театра
word-great-bridge = великий мост
    .gen = великого моста
word-great-wall = великая стена
    .gen = великой стены
word-stage-of-the-castle = следующий этап замка
word-stage-of-the-monument = следующий этап монумента
word-stage-of-the-grand-theater = следующий этап большого театра
word-stage-of-the-great-bridge = следующий этап великого моста
word-stage-of-the-great-wall = следующий этап великой стены

ruleset-isle-wonders = Чудеса Катана

goal-isle-wonders = Побеждает тот, кто первым завершит четыре этапа чуда, или тот, у кого в свой ход очков { $target } и больше этапов, чем у всех остальных. Твоё первое поселение на каждом малом острове даёт на 1 очко больше.

counter-wonders = выбранные чудеса
counter-wonder-stages = этапы чуда

about-wonder-stages = Сколько из четырёх этапов твоего чуда построено.

verb-claim-wonder = Выбрать чудо

do-build-stage = Построить следующий этап своего чуда
do-claim-wonder = Выбрать чудо: { WORD($wonder) }

board-piece-great-wall-site = Место для великой стены.
    .short = для великой стены
board-piece-great-bridge-site = Место для великого моста.
    .short = для великого моста
wonder-free = { $wonder }: свободно. { $needs }
wonder-of =
    { $stages ->
        [one] { $wonder }: { $name }, { $stages } этап
        [few] { $wonder }: { $name }, { $stages } этапа
       *[many] { $wonder }: { $name }, { $stages } этапов
    }
wonder-needs-castle = Нужны город и шесть очков, которые видны всем.
wonder-needs-monument = Нужны город у гавани и тракт длиной пять.
wonder-needs-grand-theater = Нужны два города.
wonder-needs-great-bridge = Нужно поселение или город на отмеченном перекрёстке у пролива.
wonder-needs-great-wall = Нужно поселение или город на отмеченном перекрёстке у пустыни.
build-build-stage = Чудо

legend-great-wall-site = – перекрёсток для большой стены
legend-great-bridge-site = – перекрёсток для большого моста

example-claim-wonder = claim castle
example-build-stage = build stage
