why-over = Игра окончена.
why-no-such-action = Такого действия нет: { $action }.
why-no-such-seat = Места { $seat } нет; в этой игре мест { $seats }.
why-not-your-turn = Сейчас не твой ход. Жди: { $asked }.
why-not-asked = Сейчас тебе нечего выбирать.
why-chance-first = Дождись кубиков или карт.
why-no-such-outcome = «{ $action }» сейчас выпасть не может.
why-nothing-to-undo = Отменять нечего.
why-undo-after-chance = С тех пор выпали кубики или карты: отменить нельзя.
why-undo-after-secret = Последнее действие открыло что-то тайное: его нельзя отменить.
why-undo-after-others = С тех пор решил кто-то другой: отменить нельзя.

ask-choose = Выбери.

event-turn = Раунд { $round }: ход игрока { $seat }.

word-lumber = древесина
    .acc = древесину
    .few = древесины
    .many = древесины
    .short = дерево
word-brick = глина
    .acc = глину
    .few = глины
    .many = глины
word-wool = шерсть
    .acc = шерсть
    .few = шерсти
    .many = шерсти
word-grain = зерно
    .acc = зерно
    .few = зерна
    .many = зерна
word-ore = руда
    .acc = руду
    .few = руды
    .many = руды
word-any = три любые карты
word-nothing = ничего
word-forest = лес
word-hills = холмы
word-pasture = пастбище
word-fields = поля
word-mountains = горы
word-desert = пустыня
word-sea = море
word-lake = озеро
word-swamp = болото
word-red = красный
    .label = Красный
    .short = красн.
word-blue = синий
    .label = Синий
word-white = белый
    .label = Белый
word-orange = оранжевый
    .label = Оранжевый
    .short = оранж.
word-green = зелёный
    .label = Зелёный
    .short = зелён.
word-violet = фиолетовый
    .label = Фиолетовый
    .short = фиол.
word-victory-point = победное очко
word-resources = карты

ruleset-for =
    { $players ->
        [2] { $game }, на двоих
        [one] { $game }, { $players } игрок
        [few] { $game }, { $players } игрока
       *[many] { $game }, { $players } игроков
    }
ruleset-isle-base = Базовая игра

option-isle-board = Поле
option-isle-board-spread = случайное, красные номера не рядом
option-isle-board-random = совсем случайное
option-isle-board-spiral = номера по спирали
option-isle-board-beginner = для новичков, фигурки расставлены
option-isle-board-fixed = как в правилах
option-isle-board-variable = перемешанное
option-isle-first = Кто начинает
option-isle-first-seat = первое место
option-isle-first-draw = жребий
option-isle-harbors = Гавани
option-isle-harbors-fixed = на своих местах
option-isle-harbors-shuffled = перемешаны
option-isle-order = Порядок хода
option-isle-order-free = торговля и строительство как угодно
option-isle-order-strict = вся торговля до строительства
option-isle-rounds = Самая долгая игра, в раундах
option-isle-printing = Издание
option-isle-printing-new = 2025 года
option-isle-printing-older = до 2025 года

goal-head = Что здесь даёт победу
goal-target = Цель: { $target }
goal-points = Побеждает тот, у кого в свой ход очков: { $target }.
goal-isle-base = Побеждает тот, у кого в свой ход очков: { $target }.

counter-in-stock = { $name } в общем запасе

card-victory-point = Победное очко. Оно остаётся тайным, пока не принесёт тебе победу.
card-about =
    { $count ->
        [1] { WORD($card) }: что делает
        [one] { $count } × { WORD($card) }: что делает
        [few] { $count } × { WORD($card) }: что делает
       *[many] { $count } × { WORD($card) }: что делает
    }
card-rests = { $count } из этого хода, можно сыграть со следующего
card-play = Сыграть

verb-take-card = Взять карту
verb-take-card-from-seat = Забрать карту

do-take-card = Взять 1 { WORD($card, form: "acc") }
do-take-nothing = Ничего не брать
do-take-card-from-seat = Забрать 1 { WORD($card, form: "acc") }: { $seat }

cards-of-a-kind =
    { $count ->
        [one] { $count } { WORD($card) }
        [few] { $count } { WORD($card, form: "few") }
       *[many] { $count } { WORD($card, form: "many") }
    }
cards-none = ничего
person-by-color = { $name } ({ WORD($color) })
counters-head = Цель и счётчики
count-other = { $name } { $value }

board-piece = Здесь: { $kind }.
    .short = { $kind }
board-piece-owned = { $kind }, владелец: { $owner }.
    .short = { $owner }: { $kind }
