why-not-in-hand = На этой руке нет карты: { WORD($card) }.
why-nothing-on-side = Здесь нет ни дороги, ни корабля: { $place }.
why-not-open = Эту фигурку нельзя убрать: она не на открытом конце ({ $place }).
why-no-rival-here = Здесь нет рыцаря соперника: { $place }.

ask-tax = Перемести разбойника; каждый, у кого там поселение или город, отдаст тебе карту.
    .short = Перемести разбойника
ask-remove-piece = Выбери открытую дорогу или корабль, которые нужно убрать.
    .short = Убери дорогу или корабль
ask-lay-again = Выбери новое место для своей фигурки ({ $place }) или не ставь ничего.
    .short = Поставь фигурку или ничего
ask-present =
    { $count ->
        [one] Свадьба, которую играет { $other }: отдай { $count } карту.
        [few] Свадьба, которую играет { $other }: отдай { $count } карты.
       *[many] Свадьба, которую играет { $other }: отдай { $count } карт.
    }
    .short =
        { $count ->
            [one] Отдай { $count } карту
            [few] Отдай { $count } карты
           *[many] Отдай { $count } карт
        }
ask-drive-off = Выбери рыцаря, которого прогоняешь.
    .short = Прогони рыцаря
ask-steal-progress = Забери карту прогресса у игрока { $victim }.
    .short = Забери карту прогресса
ask-give-up-knight = Измена, которую играет { $other }: выбери рыцаря, которого теряешь.
    .short = Какого рыцаря теряешь?
ask-post-knight = Выбери, где встанет твой { WORD($rank) } рыцарь.
    .short = Поставь рыцаря

event-removed-road = { $seat } убирает дорогу игрока { $owner }: { $side }.
event-removed-ship = { $seat } убирает корабль игрока { $owner }: { $side }.
event-presented = { $giver } даёт игроку { $seat }: { $cards }.
    .hidden =
        { $count ->
            [one] { $giver } даёт игроку { $seat } { $count } карту.
            [few] { $giver } даёт игроку { $seat } { $count } карты.
           *[many] { $giver } даёт игроку { $seat } { $count } карт.
        }
event-looked-at-progress = { $seat } смотрит карты прогресса игрока { $victim }.
event-stole-progress = { $seat } забирает у игрока { $victim } карту: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } забирает у игрока { $victim } карту прогресса ({ WORD($track) }).
event-posted-knight = { $seat } ставит { WORD($rank, form: "acc") } рыцаря: { $corner }.

word-taxation = налог
word-diplomacy = дипломатия
word-encouragement = доблесть
word-wedding = свадьба
word-intrigue = интрига
word-sabotage = саботаж
word-espionage = шпионаж
word-treason = измена
word-constitution = конституция

card-taxation = Перемести разбойника и забери случайную карту у каждого, чьё поселение или город стоит у его нового гекса. Не раньше, чем варвары впервые высадятся.
card-diplomacy = Убери открытую дорогу, чью угодно: такую, у которой на одном из концов нет ничего того же владельца, ни постройки, ни рыцаря. Если она была твоей, можно сразу бесплатно построить её в другом месте. Последний корабль открытой линии тоже считается.
card-encouragement = Все твои рыцари бесплатно становятся активными.
card-wedding = Каждый, у кого больше победных очков, чем у тебя, даёт тебе 2 карты сырья или товара на свой выбор или единственную карту.
card-intrigue = Прогони рыцаря соперника с перекрёстка, к которому ведёт твоя дорога или корабль. Владелец перемещает его по своим дорогам на свободный перекрёсток; если такого нет, рыцарь уходит с поля. Свой рыцарь для этого не нужен.
card-sabotage = Каждый, у кого не меньше победных очков, чем у тебя, сбрасывает половину своего сырья и товаров, округляя вниз.
card-espionage = Посмотри карты прогресса соперника и забери одну из них. Её можно сыграть сразу.
card-treason = Выбранный соперник снимает с поля одного из своих рыцарей. Потом ты ставишь на свободный перекрёсток у своих дорог рыцаря той же ступени и состояния или ступенью ниже, если такого уже нет. Могучему крепость не нужна.
card-constitution = Победное очко. Его выкладывают сразу, как только взяли, никто не может его забрать, и оно не считается среди твоих карт.

verb-play-espionage-seat = Сыграть шпионаж
verb-play-treason-seat = Сыграть измену
verb-drive-knight-off-corner = Прогнать рыцаря
verb-give-up-knight-corner = Отдать рыцаря
verb-post-knight-corner = Поставить рыцаря
verb-present-card = Подарить
verb-remove-side = Убрать дорогу или корабль

do-play-taxation = Сыграть налог
do-play-diplomacy = Сыграть дипломатию
do-lay-nothing = Ничего не ставить
do-play-encouragement = Сыграть доблесть
do-play-wedding = Сыграть свадьбу
do-present-card = Дать 1 { WORD($card, form: "acc") }
do-play-intrigue = Сыграть интригу
do-drive-knight-off-corner = Прогнать: { $corner }
do-play-sabotage = Сыграть саботаж
do-play-espionage-seat = Шпионаж: { $seat }
do-play-treason-seat = Измена: { $seat }
do-give-up-knight-corner = Отдать: { $corner }
do-post-knight-corner = Поставить: { $corner }
do-remove-side = Убрать: { $side }
