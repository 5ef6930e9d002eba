why-robber-elsewhere = Розбійника немає поруч із цим місцем: { $place }.
why-thief-away = Ні розбійника, ні пірата не можна переміщувати, доки варвари не висадяться вперше.
why-no-knight-here = У тебе тут немає лицаря: { $place }.
why-knight-active = Цей лицар уже активний: { $place }.
why-knight-inactive = Цей лицар неактивний і нічого не може: { $place }.
why-knight-tired = Цього лицаря активовано цього ходу, він діятиме з наступного: { $place }.
why-knight-mighty = Цей лицар уже могутній: { $place }.
why-knight-promoted = Цього лицаря цього ходу вже покращено: { $place }.
why-needs-fortress = Для могутніх лицарів потрібна фортеця – третій етап політики.
why-knight-stays = Лицар вирушив звідси й мусить піти деінде: { $place }.
why-no-way-there = Туди не веде жоден твій шлях: { $place }.
why-nowhere-to-march = Цьому лицарю нікуди йти: { $place }.
why-not-recommended = Правила не радять «Міст і лицарів» із цим сценарієм; краще «Незвідані береги» або «Крізь пустелю».

ask-march = Перемісти свого лицаря на інше перехрестя ({ $place }).
    .short = Перемісти лицаря
ask-retreat = Твого лицаря вигнано: перемісти його на інше перехрестя ({ $place }).
    .short = Відведи вигнаного лицаря

event-hired-knight = { $seat } споряджає лицаря: { $corner }.
event-activated-knight = { $seat } активує лицаря: { $corner }.
event-promoted-knight = { $seat } покращує лицаря ({ $corner }): тепер він { WORD($rank) }.
event-moved-knight = { $seat } переміщує лицаря. Звідки: { $origin }. Куди: { $corner }.
event-displaced = Лицаря гравця { $seat } вигнано: { $corner }.
event-retreated = Лицар гравця { $seat } відступає. Звідки: { $origin }. Куди: { $corner }.
event-knight-lost = Лицар гравця { $seat } сходить з поля: { $corner }.
event-chased-robber = { $seat } проганяє розбійника лицарем: { $corner }.

word-basic-knight = простий лицар
    .many = простих лицарів
word-strong-knight = сильний лицар
    .many = сильних лицарів
word-mighty-knight = могутній лицар
    .many = могутніх лицарів
word-basic = простий
    .acc = простого
word-strong = сильний
    .acc = сильного
word-mighty = могутній
    .acc = могутнього
word-helmet = активація лицаря
    .acc = активацію лицаря
word-promotion = покращення лицаря
    .acc = покращення лицаря

ruleset-isle-cities-knights = Міста й лицарі
beside-isle-cities-knights = { ruleset-isle-cities-knights }

goal-with-isle-cities-knights = Столиці дають по 2 бали; торговець, деякі карти прогресу й найкраща оборона від варварів – по 1. Найбільшого війська немає.

counter-strength = сила лицарів
left-basic-knight = запас простих лицарів
left-strong-knight = запас сильних лицарів
left-mighty-knight = запас могутніх лицарів

verb-hire-knight-corner = Спорядити лицаря
verb-activate-knight-corner = Активувати лицаря
verb-promote-knight-corner = Покращити лицаря
verb-move-knight-corner = Перемістити лицаря
verb-march-to-corner = Іти
verb-retreat-to-corner = Відступити
verb-chase-robber-corner = Прогнати розбійника

do-hire-knight-corner = Лицар: { $corner }
do-activate-knight-corner = Активувати: { $corner }
do-promote-knight-corner = Покращити: { $corner }
do-move-knight-corner = Перемістити: { $corner }
do-march-to-corner = Іти: { $corner }
do-retreat-to-corner = Відступити: { $corner }
do-chase-robber-corner = Прогнати розбійника. Лицар: { $corner }

board-piece-knight =
    { $rank ->
        [1] Простий
        [2] Сильний
       *[3] Могутній
    } лицар гравця { $owner }, { $active ->
        [1]
            { $tired ->
                [1] діє з наступного ходу
               *[0] активний
            }
       *[0] неактивний
    }.
    .short =
        { $owner }: { $rank ->
            [1] простий
            [2] сильний
           *[3] могутній
        } лицар, { $active ->
            [1] активний
           *[0] неактивний
        }
knights-head = Лицарі
build-hire-knight-corner = Лицар
knight-of-ours =
    { $rank ->
        [1] Простий лицар
        [2] Сильний лицар
       *[3] Могутній лицар
    }, { $condition ->
        [ready] активний
        [fresh] активний із наступного ходу
       *[idle] неактивний
    }
knight-at = { $knight }: { $place }
knight-nobody = Новий лицар
knight-nothing = Зараз він нічого не може.
knights-able =
    { $count ->
        [one] { $count } ваш лицар може діяти: натисніть на нього на полі.
        [few] { $count } ваші лицарі можуть діяти: натисніть на них на полі.
       *[many] { $count } ваших лицарів можуть діяти: натисніть на них на полі.
    }
knight-tool-hire-knight = Спорядити
knight-tool-activate-knight = Активувати
knight-tool-promote-knight = Покращити
knight-tool-move-knight = Перемістити чи вигнати
knight-tool-chase-robber = Прогнати розбійника
seat-knights =
    { $all ->
        [0] лицарів немає
        [one] активні лицарі: { $active } з { $all }
        [few] активні лицарі: { $active } з { $all }
       *[many] активні лицарі: { $active } з { $all }
    }
seat-strength = сила { $active } з { $all }
act-hire = Спорядити
act-activate = Активувати
act-promote = Покращити
act-march = Іти сюди
act-retreat = Відступити сюди

panel-strength = лиц

example-hire-knight-corner = hire C3.N
example-activate-knight-corner = activate C3.N
example-promote-knight-corner = promote C3.N
example-move-knight-corner = march C3.N to D4.N
example-chase-robber-corner = chase C3.N
