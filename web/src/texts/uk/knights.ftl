## Міста й лицарі: варвари, розбудова міст, лицарі, карти прогресу

track-barbarians = Варвари
track-at = { $name }: крок { $value } із { $length }.
battle-score = напад { $attack } : оборона { $defense }
battle-score-short = { $attack } : { $defense }
battle-strength = Варвари нападають із силою { $attack }, усі активні лицарі боронять із силою { $defense }.
battle-risk = Якби вони висадилися зараз, місто втратили б: { $names }.
battle-nobody = Якби вони висадилися зараз, їх би розбили, і ніхто не втратив би міста.
battle-hero = Якби вони висадилися зараз, їх би розбили, а переможний бал за найкращу оборону дістався б: { $names }.
battle-steps =
    { $left ->
        [0] Вони висаджуються.
        [1] Вони висадяться з наступним кораблем на кубику подій.
        [one] Вони висадяться, коли на кубику подій випаде ще { $left } корабель.
        [few] Вони висадяться, коли на кубику подій випаде ще { $left } кораблі.
       *[many] Вони висадяться, коли на кубику подій випаде ще { $left } кораблів.
    }
landing-head = Варвари висадилися.
landing-lost = Вони перемагають, { $barbarians } проти { $knights }.
landing-won = Їх розбито, { $knights } проти { $barbarians }.
landing-force =
    { $count ->
        [0] { $name }: жодного активного лицаря
       *[other] { $name }: сила { $count }
    }
landing-close = Закрити
die-event = Кубик подій: { WORD($event) }.
track-science = Наука
track-trade = Торгівля
track-politics = Політика
stage-of = { $track }: етап { $stage } із { $stages }
stage-metropolis = зі столицею
stage-next = { $track } { $stage }
stage-free = безплатно
stage-full = завершено
improve-to = { $head }. { $price }
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
knights-head = Лицарі
knights-panel = Розбудова, лицарі та стоси
knights-none = ще немає
knights-ready =
    { $count ->
        [one] { $count } може діяти
        [few] { $count } можуть діяти
       *[many] { $count } можуть діяти
    }
knights-new =
    { $count ->
        [one] { $count } новий цього ходу
        [few] { $count } нові цього ходу
       *[many] { $count } нових цього ходу
    }
knights-idle =
    { $count ->
        [one] { $count } неактивний
        [few] { $count } неактивні
       *[many] { $count } неактивних
    }
knight-tool-hire = Спорядити
knight-tool-activate = Активувати
knight-tool-promote = Покращити
knight-tool-move = Перемістити чи вигнати
knight-tool-chase = Прогнати розбійника
knight-tool-chase-pirate = Прогнати пірата
knight-tool-arm = Озброїти корабель
decks-head = Карти прогресу
deck-left =
    { $count ->
        [0] { $track }: стос порожній
        [one] { $track }: { $count } карта в стосі
        [few] { $track }: { $count } карти в стосі
       *[many] { $track }: { $count } карт у стосі
    }
deck-count =
    { $count ->
        [0] Стос порожній
        [one] У стосі залишилась { $count } карта
        [few] У стосі залишилось { $count } карти
       *[many] У стосі залишилось { $count } карт
    }
deck-open = Натисни, щоб побачити всі карти і що дають етапи.
deck-face =
    { $count ->
        [1] { $name }
        [one] { $name } (штук: { $count })
        [few] { $name } (штук: { $count })
       *[many] { $name } (штук: { $count })
    }
seat-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
seat-progress =
    { $count ->
        [0] карт прогресу немає
        [one] { $count } карта прогресу
        [few] { $count } карти прогресу
       *[many] { $count } карт прогресу
    }
seat-knights =
    { $all ->
        [0] лицарів немає
        [one] активні лицарі: { $active } з { $all }
        [few] активні лицарі: { $active } з { $all }
       *[many] активні лицарі: { $active } з { $all }
    }
seat-strength = сила { $count }
seat-walls =
    { $count ->
        [0] мурів немає
        [one] { $count } мур
        [few] { $count } мури
       *[many] { $count } мурів
    }
seat-defender =
    { $count ->
        [one] { $count } бал за оборону
        [few] { $count } бали за оборону
       *[many] { $count } балів за оборону
    }
seat-merchant = торговець
