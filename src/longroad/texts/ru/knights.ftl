why-robber-elsewhere = Разбойника нет рядом с этим местом: { $place }.
why-thief-away = Ни разбойника, ни пирата нельзя перемещать, пока варвары не высадятся впервые.
why-no-knight-here = У тебя здесь нет рыцаря: { $place }.
why-knight-active = Этот рыцарь уже активен: { $place }.
why-knight-inactive = Этот рыцарь неактивен и ничего не может: { $place }.
why-knight-tired = Этот рыцарь активирован в этот ход и действует со следующего: { $place }.
why-knight-mighty = Этот рыцарь уже могучий: { $place }.
why-knight-promoted = Этот рыцарь в этот ход уже повышен: { $place }.
why-needs-fortress = Для могучих рыцарей нужна крепость – третья ступень политики.
why-knight-stays = Рыцарь вышел отсюда и должен уйти в другое место: { $place }.
why-no-way-there = Туда не ведёт ни один твой путь: { $place }.
why-nowhere-to-march = Этому рыцарю некуда идти: { $place }.
why-not-recommended = Правила не советуют «Городов и рыцарей» с этим сценарием; лучше «Новые берега» или «Через пустыню».

ask-march = Перемести своего рыцаря на другой перекрёсток ({ $place }).
    .short = Перемести рыцаря
ask-retreat = Твой рыцарь вытеснен: перемести его на другой перекрёсток ({ $place }).
    .short = Уведи вытесненного рыцаря

event-hired-knight = { $seat } нанимает рыцаря: { $corner }.
event-activated-knight = { $seat } активирует рыцаря: { $corner }.
event-promoted-knight = { $seat } повышает рыцаря ({ $corner }): теперь он { WORD($rank) }.
event-moved-knight = { $seat } перемещает рыцаря. Откуда: { $origin }. Куда: { $corner }.
event-displaced = Рыцарь игрока { $seat } вытеснен: { $corner }.
event-retreated = Рыцарь игрока { $seat } отступает. Откуда: { $origin }. Куда: { $corner }.
event-knight-lost = Рыцарь игрока { $seat } уходит с поля: { $corner }.
event-chased-robber = { $seat } прогоняет разбойника рыцарем: { $corner }.

word-basic-knight = простой рыцарь
    .many = простых рыцарей
word-strong-knight = сильный рыцарь
    .many = сильных рыцарей
word-mighty-knight = могучий рыцарь
    .many = могучих рыцарей
word-basic = простой
    .acc = простого
word-strong = сильный
    .acc = сильного
word-mighty = могучий
    .acc = могучего
word-helmet = активация рыцаря
    .acc = активацию рыцаря
word-promotion = повышение рыцаря
    .acc = повышение рыцаря

ruleset-isle-cities-knights = Города и рыцари
beside-isle-cities-knights = { ruleset-isle-cities-knights }

goal-with-isle-cities-knights = Метрополии дают по 2 очка; купец, некоторые карты прогресса и лучшая защита от варваров – по 1. Самого большого войска нет.

counter-strength = сила рыцарей
left-basic-knight = запас простых рыцарей
left-strong-knight = запас сильных рыцарей
left-mighty-knight = запас могучих рыцарей

verb-hire-knight-corner = Нанять рыцаря
verb-activate-knight-corner = Активировать рыцаря
verb-promote-knight-corner = Повысить рыцаря
verb-move-knight-corner = Переместить рыцаря
verb-march-to-corner = Идти
verb-retreat-to-corner = Отступить
verb-chase-robber-corner = Прогнать разбойника

do-hire-knight-corner = Рыцарь: { $corner }
do-activate-knight-corner = Активировать: { $corner }
do-promote-knight-corner = Повысить: { $corner }
do-move-knight-corner = Переместить: { $corner }
do-march-to-corner = Идти: { $corner }
do-retreat-to-corner = Отступить: { $corner }
do-chase-robber-corner = Прогнать разбойника. Рыцарь: { $corner }

board-piece-knight =
    { $rank ->
        [1] Простой
        [2] Сильный
       *[3] Могучий
    } рыцарь игрока { $owner }, { $active ->
        [1]
            { $tired ->
                [1] действует со следующего хода
               *[0] активен
            }
       *[0] неактивен
    }.
    .short =
        { $owner }: { $rank ->
            [1] простой
            [2] сильный
           *[3] могучий
        } рыцарь, { $active ->
            [1] активен
           *[0] не активен
        }
knights-head = Рыцари
build-hire-knight-corner = Рыцарь
knight-of-ours =
    { $rank ->
        [1] Простой рыцарь
        [2] Сильный рыцарь
       *[3] Могучий рыцарь
    }, { $condition ->
        [ready] активен
        [fresh] активен со следующего хода
       *[idle] неактивен
    }
knight-at = { $knight }: { $place }
knight-nobody = Новый рыцарь
knight-nothing = Сейчас он ничего не может.
knights-able =
    { $count ->
        [one] { $count } ваш рыцарь может действовать: нажмите на него на поле.
        [few] { $count } ваших рыцаря могут действовать: нажмите на них на поле.
       *[many] { $count } ваших рыцарей могут действовать: нажмите на них на поле.
    }
knight-tool-hire-knight = Нанять
knight-tool-activate-knight = Активировать
knight-tool-promote-knight = Повысить
knight-tool-move-knight = Переместить или вытеснить
knight-tool-chase-robber = Прогнать разбойника
seat-knights =
    { $all ->
        [0] рыцарей нет
        [one] активные рыцари: { $active } из { $all }
        [few] активные рыцари: { $active } из { $all }
       *[many] активные рыцари: { $active } из { $all }
    }
seat-strength = сила { $active } из { $all }
act-hire = Нанять
act-activate = Активировать
act-promote = Повысить
act-march = Идти сюда
act-retreat = Отступить сюда

panel-strength = рыц

example-hire-knight-corner = hire C3.N
example-activate-knight-corner = activate C3.N
example-promote-knight-corner = promote C3.N
example-move-knight-corner = march C3.N to D4.N
example-chase-robber-corner = chase C3.N
