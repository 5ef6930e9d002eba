why-not-in-hand = На цій руці немає карти: { WORD($card) }.
why-nothing-on-side = Тут немає ні дороги, ні корабля: { $place }.
why-not-open = Цю фігурку не можна прибрати, бо вона не на відкритому кінці: { $place }.
why-no-rival-here = Тут немає лицаря суперника: { $place }.

ask-tax = Перемісти розбійника; кожен, хто має там селище чи місто, віддасть тобі карту.
    .short = Перемісти розбійника
ask-remove-piece = Обери відкриту дорогу чи корабель, які треба прибрати.
    .short = Прибери дорогу чи корабель
ask-lay-again = Обери нове місце для своєї фігурки ({ $place }) або не став нічого.
    .short = Постав фігурку або нічого
ask-present =
    { $count ->
        [one] Весілля, яке справляє { $other }: віддай { $count } карту.
        [few] Весілля, яке справляє { $other }: віддай { $count } карти.
       *[many] Весілля, яке справляє { $other }: віддай { $count } карт.
    }
    .short =
        { $count ->
            [one] Віддай { $count } карту
            [few] Віддай { $count } карти
           *[many] Віддай { $count } карт
        }
ask-drive-off = Обери лицаря, якого проганяєш.
    .short = Прожени лицаря
ask-steal-progress = Забери карту прогресу в гравця { $victim }.
    .short = Забери карту прогресу
ask-give-up-knight = Зрада, яку грає { $other }: обери лицаря, якого втрачаєш.
    .short = Якого лицаря втрачаєш?
ask-post-knight = Обери, де стане твій { WORD($rank) } лицар.
    .short = Постав лицаря

event-removed-road = { $seat } прибирає дорогу гравця { $owner }: { $side }.
event-removed-ship = { $seat } прибирає корабель гравця { $owner }: { $side }.
event-presented = { $giver } дає гравцю { $seat }: { $cards }.
    .hidden =
        { $count ->
            [one] { $giver } дає гравцю { $seat } { $count } карту.
            [few] { $giver } дає гравцю { $seat } { $count } карти.
           *[many] { $giver } дає гравцю { $seat } { $count } карт.
        }
event-looked-at-progress = { $seat } дивиться карти прогресу гравця { $victim }.
event-stole-progress = { $seat } забирає в гравця { $victim } карту: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } забирає в гравця { $victim } карту прогресу ({ WORD($track) }).
event-posted-knight = { $seat } ставить { WORD($rank, form: "acc") } лицаря: { $corner }.

word-taxation = податок
word-diplomacy = дипломатія
word-encouragement = доблесть
word-wedding = весілля
word-intrigue = інтрига
word-sabotage = саботаж
word-espionage = шпигунство
word-treason = зрада
word-constitution = конституція

card-taxation = Перемісти розбійника й забери випадкову карту в кожного, хто має селище чи місто біля його нової плитки. Не раніше, ніж варвари вперше висадяться.
card-diplomacy = Прибери відкриту дорогу, чию завгодно: таку, що на одному з кінців не має нічого того самого власника, ні будівлі, ні лицаря. Якщо вона була твоя, можна одразу безплатно збудувати її деінде. Останній корабель відкритої лінії теж рахується.
card-encouragement = Усі твої лицарі безплатно стають активними.
card-wedding = Кожен, хто має більше переможних балів, ніж ти, дає тобі 2 сировини чи товари на свій вибір або єдину карту.
card-intrigue = Прожени лицаря суперника з перехрестя, до якого веде твоя дорога чи корабель. Власник переміщує його своїми дорогами на вільне перехрестя; якщо такого немає, лицар сходить з поля. Свій лицар для цього не потрібен.
card-sabotage = Кожен, хто має щонайменше стільки переможних балів, як ти, скидає половину своєї сировини й товарів, округлюючи вниз.
card-espionage = Подивись карти прогресу суперника й забери одну з них. Її можна зіграти одразу.
card-treason = Обраний суперник знімає з поля одного зі своїх лицарів. Потім ти ставиш на вільне перехрестя біля своїх доріг лицаря того самого рівня та стану або нижчого рівня, якщо такого вже немає. Могутньому фортеця не потрібна.
card-constitution = Переможний бал. Його викладають одразу, щойно взяли, ніхто не може його забрати, і він не рахується серед твоїх карт.

verb-play-espionage-seat = Зіграти шпигунство
verb-play-treason-seat = Зіграти зраду
verb-drive-knight-off-corner = Прогнати лицаря
verb-give-up-knight-corner = Віддати лицаря
verb-post-knight-corner = Поставити лицаря
verb-present-card = Подарувати
verb-remove-side = Прибрати дорогу чи корабель

do-play-taxation = Зіграти податок
do-play-diplomacy = Зіграти дипломатію
do-lay-nothing = Не ставити нічого
do-play-encouragement = Зіграти доблесть
do-play-wedding = Зіграти весілля
do-present-card = Дати 1 { WORD($card, form: "acc") }
do-play-intrigue = Зіграти інтригу
do-drive-knight-off-corner = Прогнати: { $corner }
do-play-sabotage = Зіграти саботаж
do-play-espionage-seat = Шпигунство: { $seat }
do-play-treason-seat = Зрада: { $seat }
do-give-up-knight-corner = Віддати: { $corner }
do-post-knight-corner = Поставити: { $corner }
do-remove-side = Прибрати: { $side }
