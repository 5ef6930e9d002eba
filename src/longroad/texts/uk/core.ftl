why-over = Гру закінчено.
why-no-such-action = Такої дії немає: { $action }.
why-no-such-seat = Місця { $seat } немає; у цій грі місць { $seats }.
why-not-your-turn = Зараз не твій хід. Чекай на: { $asked }.
why-not-asked = Зараз тобі нічого вибирати.
why-chance-first = Дочекайся кубиків або карт.
why-no-such-outcome = «{ $action }» зараз випасти не може.
why-nothing-to-undo = Немає чого скасовувати.
why-undo-after-chance = Відтоді випали кубики чи карти: скасувати не можна.
why-undo-after-secret = Остання дія відкрила щось таємне: її не можна скасувати.
why-undo-after-others = Відтоді вирішив хтось інший: скасувати не можна.

ask-choose = Обери.

event-turn = Раунд { $round }: хід гравця { $seat }.

word-lumber = деревина
    .acc = деревину
    .few = деревини
    .many = деревини
    .short = дерево
word-brick = глина
    .acc = глину
    .few = глини
    .many = глини
word-wool = вовна
    .acc = вовну
    .few = вовни
    .many = вовни
word-grain = збіжжя
    .acc = збіжжя
    .few = збіжжя
    .many = збіжжя
word-ore = руда
    .acc = руду
    .few = руди
    .many = руди
word-any = три будь-які карти
word-nothing = нічого
word-forest = ліс
word-hills = пагорби
word-pasture = пасовище
word-fields = поля
word-mountains = гори
word-desert = пустеля
word-sea = море
word-lake = озеро
word-swamp = болото
word-red = червоний
    .label = Червоний
    .short = черв.
word-blue = синій
    .label = Синій
word-white = білий
    .label = Білий
word-orange = помаранчевий
    .label = Помаранчевий
    .short = помар.
word-green = зелений
    .label = Зелений
    .short = зелен.
word-violet = фіолетовий
    .label = Фіолетовий
    .short = фіол.
word-victory-point = переможний бал
word-resources = карти

ruleset-for =
    { $players ->
        [2] { $game }, для двох
        [one] { $game }, { $players } гравець
        [few] { $game }, { $players } гравці
       *[many] { $game }, { $players } гравців
    }
ruleset-isle-base = Базова гра

option-isle-board = Поле
option-isle-board-spread = випадкове, червоні номери не поряд
option-isle-board-random = зовсім випадкове
option-isle-board-spiral = номери по спіралі
option-isle-board-beginner = для початківців, фігурки розставлено
option-isle-board-fixed = як у правилах
option-isle-board-variable = перемішане
option-isle-first = Хто починає
option-isle-first-seat = перше місце
option-isle-first-draw = жереб
option-isle-harbors = Гавані
option-isle-harbors-fixed = на своїх місцях
option-isle-harbors-shuffled = перемішані
option-isle-order = Порядок ходу
option-isle-order-free = торгівля й будівництво довільно
option-isle-order-strict = уся торгівля до будівництва
option-isle-rounds = Найдовша гра, у раундах
option-isle-printing = Видання
option-isle-printing-new = 2025 року
option-isle-printing-older = до 2025 року

goal-head = Що тут дає перемогу
goal-target = Мета: { $target }
goal-points = Перемагає той, хто у свій хід має балів: { $target }.
goal-isle-base = Перемагає той, хто у свій хід має балів: { $target }.

counter-in-stock = { $name } у спільному запасі

card-victory-point = Переможний бал. Він лишається таємним, доки не принесе тобі перемогу.
card-about =
    { $count ->
        [1] { WORD($card) }: що робить
        [one] { $count } × { WORD($card) }: що робить
        [few] { $count } × { WORD($card) }: що робить
       *[many] { $count } × { WORD($card) }: що робить
    }
card-rests = { $count } з цього ходу, можна зіграти з наступного
card-play = Зіграти

verb-take-card = Узяти карту
verb-take-card-from-seat = Забрати карту

do-take-card = Узяти 1 { WORD($card, form: "acc") }
do-take-nothing = Не брати нічого
do-take-card-from-seat = Забрати 1 { WORD($card, form: "acc") }: { $seat }

cards-of-a-kind =
    { $count ->
        [one] { $count } { WORD($card) }
        [few] { $count } { WORD($card, form: "few") }
       *[many] { $count } { WORD($card, form: "many") }
    }
cards-none = нічого
person-by-color = { $name } ({ WORD($color) })
counters-head = Мета й лічильники
count-other = { $name } { $value }

board-piece = Тут: { $kind }.
    .short = { $kind }
board-piece-owned = { $kind }, власник: { $owner }.
    .short = { $owner }: { $kind }
