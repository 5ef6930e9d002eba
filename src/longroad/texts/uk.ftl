# Усе, що каже рушій гри, українською. Імена гравців і назви місць не відмінюються: вони стоять після двокрапки, у дужках
# або після слова «гравець».

## Чому чогось не можна зробити

why-over = Гру закінчено.
why-no-such-action = Такої дії немає: { $action }.
why-no-such-seat = Місця { $seat } немає; у цій грі місць { $seats }.
why-not-your-turn = Зараз не твій хід. Чекай на: { $asked }.
why-not-asked = Зараз тобі нічого вибирати.
why-chance-first = Дочекайся кубиків або карт.
why-no-such-outcome = «{ $action }» зараз випасти не може.
why-not-now = «{ $action }» зараз неможливо.
why-no-such-place = На цьому полі немає такого місця.
why-forbidden-here = Правила цієї гри не дозволяють цього тут: { $place }.
why-cannot-pay = Тобі не вистачає на { WORD($what, form: "acc") }. Бракує: { $lacks }.
why-no-piece-left = У тебе в запасі більше немає { WORD($what, form: "many") }.
why-no-settlement-left = У тебе в запасі більше немає селищ: спершу розшир одне до міста.
why-road-taken = Тут уже є дорога гравця { $owner }: { $place }.
why-ship-taken = Тут уже є корабель гравця { $owner }: { $place }.
why-on-land = Це місце не біля моря: { $place }.
why-ship-unconnected = Це місце не межує з твоїм кораблем, селищем чи містом, або шлях перетинає чуже селище: { $place }.
why-no-ship-here = У тебе тут немає корабля: { $place }.
why-one-move-a-turn = Цього ходу один корабель уже переміщено.
why-ship-is-new = Цей корабель збудовано цього ходу, він ще не може плисти: { $place }.
why-line-closed = Цей корабель не останній у відкритій лінії: { $place }.
why-nowhere-to-sail = Цьому кораблю нікуди плисти: { $place }.
why-ship-stays = Корабель приплив звідси й мусить плисти деінде: { $place }.
why-pirate-stays = Пірат уже тут і мусить піти: { $place }.
why-pirate-elsewhere = Пірата немає поруч із цим місцем: { $place }.
why-pirate-on-land = Пірат тримається моря, а це не море: { $place }.
why-no-pirate = На цій мапі немає пірата.
why-pirate-not-yours = Тобі не можна переміщувати пірата.
why-no-coast = Це не узбережжя: { $place }.
why-harbor-next-door = Поряд із цим місцем уже є гавань: { $place }.
why-hex-known = Цю плитку вже відкрито: { $place }.
why-hex-not-reached = Нова фігурка не веде до цієї плитки: { $place }.
why-fortress-not-reached =
    { $count ->
        [one] Твоїй лінії бракує { $count } корабля до фортеці.
        [few] Твоїй лінії бракує { $count } кораблів до фортеці.
       *[many] Твоїй лінії бракує { $count } кораблів до фортеці.
    }
why-no-wonder = Спершу обери чудо.
why-one-wonder = Твоє чудо – { WORD($wonder) }, а двох чудес ніхто не будує.
why-wonder-taken = Це чудо ({ WORD($wonder) }) уже будує { $owner }.
why-castle-needs = Для замку потрібні місто й шість балів, які бачать усі.
why-monument-needs = Для пам’ятника потрібні місто біля гавані й торговий шлях завдовжки щонайменше п’ять.
why-theater-needs = Для великого театру потрібні два міста.
why-bridge-needs = Для великого мосту потрібне селище чи місто на позначеному перехресті біля протоки.
why-wall-needs = Для великого муру потрібне селище чи місто на позначеному перехресті біля пустелі.
why-fortress-taken = Твою фортецю вже взято.
why-no-such-harbor = У тебе немає такої гавані.
why-no-place-for-harbor = Це не твоє прибережне селище чи місто без гавані: { $place }.
why-no-founding-here = Тут нікому не можна оселятися: { $place }.
why-road-unconnected = Це місце не межує з твоєю дорогою, селищем чи містом, або шлях перетинає чуже селище: { $place }.
why-corner-taken = Тут уже стоїть селище чи місто гравця { $owner }: { $place }.
why-knight-in-the-way = Тут стоїть лицар гравця { $owner }: { $place }.
why-too-close = Надто близько: на сусідніх перехрестях не може бути селищ і міст ({ $place }).
why-at-sea = Це місце в морі: { $place }.
why-settlement-unconnected = Сюди не веде жоден твій шлях: { $place }.
why-no-settlement-here = У тебе тут немає селища, яке можна розширити до міста: { $place }.
why-rebuild-first = Спершу відбудуй своє перевернуте місто.
why-no-city-here = У тебе тут немає міста: { $place }.
why-wall-there = Це місто вже має мур: { $place }.
why-track-complete = Далі нікуди: { WORD($track) } твоїх міст на найвищому етапі.
why-needs-city = Розбудовують лише міста, а в тебе немає жодного, що стоїть.
why-needs-free-city = Для двох останніх етапів потрібне місто, яке не є столицею.
why-no-free-city-here = Це не твоє місто, або воно вже столиця: { $place }.
why-no-water-for-commodities = Акведук дає лише сировину, а це товар ({ WORD($card) }).
why-robber-off-land = Розбійник тримається суходолу, а це не суходіл: { $place }.
why-robber-elsewhere = Розбійника немає поруч із цим місцем: { $place }.
why-thief-away = Ні розбійника, ні пірата не можна переміщувати, доки варвари не висадяться вперше.
why-robber-stays = Розбійник уже тут і мусить піти: { $place }.
why-no-victim = Тут не можна пограбувати гравця { $victim }.
why-card-not-held = У тебе більше немає { WORD($card, form: "many") }.
why-like-for-like = Карту не можна обміняти на таку саму.
why-trade-is-over = За суворим порядком уся торгівля – до будівництва, а воно вже почалося.
why-rate-too-high =
    { $rate ->
        [one] Банк хоче { $rate } { WORD($card, form: "acc") } за одну карту, а в тебе менше.
        [few] Банк хоче { $rate } { WORD($card, form: "few") } за одну карту, а в тебе менше.
       *[many] Банк хоче { $rate } { WORD($card, form: "many") } за одну карту, а в тебе менше.
    }
why-bank-is-out = У банку більше немає { WORD($card, form: "many") }.
why-offers-used-up =
    { $most ->
        [one] Усі твої пропозиції цього ходу вже зроблено: { $most }.
        [few] Усі твої пропозиції цього ходу вже зроблено: { $most }.
       *[many] Усі твої пропозиції цього ходу вже зроблено: { $most }.
    }
why-nothing-to-trade = Торгувати нема чим: або в тебе, або в усіх інших немає карт.
why-asks-too-much = Стільки карт ні в кого немає.
why-no-gifts = Кожна сторона мусить дати хоча б одну карту.
why-cannot-accept = У тебе немає карт, яких просять.
why-no-such-deal = Такої угоди з гравцем { $partner } немає.
why-roll-first = Спершу кинь кубики.
why-already-rolled = Кубики вже кинуто.
why-found-first = Спершу заснуй селище.
why-found-city-first = Спершу заснуй місто.
why-found-road-first = Спершу збудуй дорогу біля: { $place }.
why-found-ship-first = Спершу збудуй корабель біля: { $place }.
why-found-line-first = Спершу збудуй дорогу чи корабель біля: { $place }.
why-no-card-left = Карт розвитку більше немає.
why-no-such-card = У тебе немає карти: { WORD($card) }.
why-bought-this-turn = Цю карту ({ WORD($card) }) куплено цього ходу: її можна зіграти з наступного.
why-drawn-this-turn = Цю карту ({ WORD($card) }) узято цього ходу: її можна зіграти з наступного.
why-no-such-die = На кубику буває від 1 до 6.
why-number-stays = Цей номер не можна міняти: { $place }. Можна лише 3, 4, 5, 9, 10 та 11.
why-same-number = Тут такий самий номер: { $place }.
why-one-card-a-turn = Цього ходу карту розвитку вже зіграно.
why-card-has-no-use = Ця карта ({ WORD($card) }) зараз нічого не дасть.
why-not-against = Цю карту зараз не можна зіграти проти гравця { $opponent }.
why-no-offer-to = Зараз не можна пропонувати карту гравцю { $other }.
why-no-resource = Пропонують лише сировину, а { WORD($card) } – не сировина.
why-no-commodity = Просять товар, а { WORD($card) } – не товар.
why-has-commodity = У тебе є товар, тож один треба віддати.
why-not-in-hand = На цій руці немає карти: { WORD($card) }.
why-no-resource-here = Це місце не дає сировини: { $place }.
why-no-town-here = У тебе тут немає ні селища, ні міста: { $place }.
why-merchant-stays = Твій торговець уже тут і мусить піти деінде: { $place }.
why-nothing-on-side = Тут немає ні дороги, ні корабля: { $place }.
why-not-open = Цю фігурку не можна прибрати, бо вона не на відкритому кінці: { $place }.
why-no-rival-here = Тут немає лицаря суперника: { $place }.
why-one-action-a-turn = Твою дію цього ходу вже виконано.
why-too-few-tokens =
    { $price ->
        [one] Це коштує { $price } жетон торгівлі, а в тебе менше.
        [few] Це коштує { $price } жетони торгівлі, а в тебе менше.
       *[many] Це коштує { $price } жетонів торгівлі, а в тебе менше.
    }
why-metropolis-stays = Цю столицю не можна втратити: { $place }.
why-no-knight-to-commit = У тебе тут немає активного лицаря, якого ще можна послати: { $place }.
why-robber-at-home = Розбійник уже в пустелі або поза полем.
why-no-forced-trade = Для вимушеної угоди потрібні карта суперника й дві, щоб віддати.
why-one-knight-a-turn = Цього ходу лицаря вже скинуто.
why-no-knight = У тебе немає відкритого лицаря.
why-all-are-warships = Усі кораблі твоєї лінії вже бойові.
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

why-nothing-to-undo = Немає чого скасовувати.
why-undo-after-chance = Відтоді випали кубики чи карти: скасувати не можна.
why-undo-after-secret = Остання дія відкрила щось таємне: її не можна скасувати.
why-undo-after-others = Відтоді вирішив хтось інший: скасувати не можна.

## Про що питає гра

ask-choose = Обери.
ask-found =
    { $round ->
        [1] Заснуй перше селище.
        [2] Заснуй друге селище.
        [3] Заснуй третє селище.
       *[other] Заснуй четверте селище.
    }
ask-found-city = Заснуй місто.
ask-found-road = Збудуй дорогу біля: { $place }.
ask-found-ship = Збудуй корабель біля: { $place }.
ask-found-line = Збудуй дорогу чи корабель біля: { $place }.
ask-sail = Обери, куди пливе корабель ({ $place }).
ask-move-pirate = Перемісти пірата.
ask-move-either = Перемісти розбійника або пірата.
ask-place-harbor =
    { $harbor ->
        [any] Постав гавань 3:1.
       *[other] Постав гавань 2:1: { WORD($harbor) }.
    }
ask-start-robber = Обери, де почне розбійник.
ask-start-pirate = Обери, де почне пірат.
ask-choose-refuge = Обери пустелю, куди піде розбійник.
ask-explore = Обери плитку, яку відкрити першою.
ask-choose-harbor = Обери, яку зі своїх гаваней покласти тут: { $place }.
ask-lay-harbor = Обери місце для своєї гавані.
ask-roll = Кинь кубики.
ask-main = Торгуй, будуй або заверши хід.
ask-discard =
    { $count ->
        [one] Скинь ще { $count } карту.
        [few] Скинь { $count } карти.
       *[many] Скинь { $count } карт.
    }
ask-discard-progress = У тебе забагато карт прогресу: поклади одну під її стос.
ask-play-or-discard = У тебе забагато карт прогресу: зіграй одну або поклади її під стос.
ask-move-robber = Перемісти розбійника.
ask-tax = Перемісти розбійника; кожен, хто має там селище чи місто, віддасть тобі карту.
ask-send-merchant = Обери, куди піде торговець.
ask-hand-over-commodity = { $asker } пропонує тобі 1 { WORD($card, form: "acc") }: віддай за це товар, якщо маєш.
ask-take-dues =
    { $count ->
        [one] Забери { $count } карту в гравця { $victim }.
        [few] Забери { $count } карти в гравця { $victim }.
       *[many] Забери { $count } карт у гравця { $victim }.
    }
ask-remove-piece = Обери відкриту дорогу чи корабель, які треба прибрати.
ask-lay-again = Обери нове місце для своєї фігурки ({ $place }) або не став нічого.
ask-present =
    { $count ->
        [one] Весілля, яке справляє { $other }: віддай { $count } карту.
        [few] Весілля, яке справляє { $other }: віддай { $count } карти.
       *[many] Весілля, яке справляє { $other }: віддай { $count } карт.
    }
ask-drive-off = Обери лицаря, якого проганяєш.
ask-steal-progress = Забери карту прогресу в гравця { $victim }.
ask-give-up-knight = Зрада, яку грає { $other }: обери лицаря, якого втрачаєш.
ask-post-knight = Обери, де стане твій { WORD($rank) } лицар.
ask-march = Перемісти свого лицаря на інше перехрестя ({ $place }).
ask-retreat = Твого лицаря вигнано: перемісти його на інше перехрестя ({ $place }).
ask-rob = Обери, кого пограбувати.
ask-commit-knights =
    Сила варварів: { $barbarians }; проти них послано: { $knights }. Пошли лицаря або закінчи.
ask-lose-city = Варвари перемагають: обери місто, яке втрачаєш.
ask-draw-progress = Обери стос, з якого береш карту прогресу.
ask-loot = Забери карту або сувій тканини в гравця { $victim }.
ask-free-road = Збудуй дорогу безплатно.
ask-free-ship = Збудуй корабель безплатно.
ask-free-line = Збудуй дорогу чи корабель безплатно.
ask-set-metropolis = Обери місто, яке стане столицею { WORD($track, form: "gen") }.
ask-use-aqueduct = Твій акведук: візьми карту з банку або нічого.
ask-free-wall = Збудуй мур безплатно.
ask-cheap-city = Розшир селище до міста.
ask-take-number = Обери номер для обміну.
ask-swap-number = Обери номер, з яким поміняти цей: { $place }.
ask-smith = Обери лицаря для покращення.
ask-smith-again = Обери другого лицаря для покращення або жодного.
ask-take-card = Візьми карту з банку.
ask-compose-offer = Склади свою пропозицію.
ask-compose-counter = Склади свою зустрічну пропозицію.
ask-answer-offer = { $asker } пропонує обмін: погодься, відмов або запропонуй інше.
ask-close-offer = Міняйся з тим, хто згоден, зачекай на інші відповіді або відклич пропозицію.
ask-aside = Запропонуй щось гравцеві, чий хід, або зачекай.
ask-compose-aside = Склади пропозицію гравцеві, чий хід.
ask-neutral-road = Збудуй дорогу для нейтрального гравця.
ask-neutral-ship = Збудуй корабель для нейтрального гравця.
ask-neutral-settlement = Збудуй селище для нейтрального гравця.
ask-give-back =
    { $count ->
        [one] Поверни { $count } карту.
        [few] Поверни { $count } карти.
       *[many] Поверни { $count } карт.
    }

## Що сталося. «hidden» – для тих, кому не можна знати всього.

event-threw = { $seat } кидає за першість: { $low } і { $high }.
event-begins = Починає { $seat }.
event-drew-harbor =
    { $harbor ->
        [any] { $seat } тягне гавань 3:1.
       *[other] { $seat } тягне гавань 2:1: { WORD($harbor) }.
    }
event-placed-harbor = { $seat } ставить гавань: { $side }.
event-harbors-left-out =
    { $count ->
        [one] Для { $count } останньої гавані немає місця.
        [few] Для { $count } останніх гаваней немає місця.
       *[many] Для { $count } останніх гаваней немає місця.
    }
event-first-cards =
    { $round ->
        [2] { $seat } бере 1 { WORD($card, form: "acc") } за друге селище.
        [3] { $seat } бере 1 { WORD($card, form: "acc") } за третє селище.
       *[other] { $seat } бере 1 { WORD($card, form: "acc") } за останнє селище.
    }
event-city-cards = { $seat } бере 1 { WORD($card, form: "acc") } за місто.
event-turn = Раунд { $round }: хід гравця { $seat }.
event-rolled = { $seat } кидає: { $low } і { $high }.
event-harvested =
    { $count ->
        [one] { $seat } бере { $count } { WORD($card, form: "acc") }.
        [few] { $seat } бере { $count } { WORD($card, form: "few") }.
       *[many] { $seat } бере { $count } { WORD($card, form: "many") }.
    }
event-shortage = У банку не вистачає { WORD($card, form: "many") } на всіх.
event-event-die =
    { $event ->
        [ship] { $seat }: на кубику подій випадає корабель.
       *[other] { $seat }: на кубику подій випадає { WORD($event) }.
    }
event-barbarians-sailed =
    { $steps ->
        [one] Варвари за { $steps } крок від острова.
        [few] Варвари за { $steps } кроки від острова.
       *[many] Варвари за { $steps } кроків від острова.
    }
event-barbarians-landed = Варвари висаджуються.
event-committed-knight = { $seat } посилає лицаря в бій: { $corner }.
event-barbarians-fought = Варвари силою { $barbarians } б’ються з лицарями силою { $knights }.
event-defended = { $seat } боронить острів найкраще й бере переможний бал.
event-barbarians-left = Варвари відпливають; лицарі, що билися, неактивні.
event-built-road = { $seat } будує дорогу: { $side }.
event-built-ship = { $seat } будує корабель: { $side }.
event-moved-ship = { $seat } переміщує корабель. Звідки: { $origin }. Куди: { $side }.
event-moved-pirate = { $seat } переміщує пірата: { $hex }.
event-fleet-sailed = Піратський флот пливе: { $hex }.
event-raided =
    { $warships ->
        [0] Пірати силою { $strength } нападають: { $seat } не має бойових кораблів.
        [one] Пірати силою { $strength } нападають: { $seat } має { $warships } бойовий корабель.
        [few] Пірати силою { $strength } нападають: { $seat } має { $warships } бойові кораблі.
       *[many] Пірати силою { $strength } нападають: { $seat } має { $warships } бойових кораблів.
    }
event-lost-card = Пірати забирають у гравця { $seat } 1 { WORD($card, form: "acc") }.
event-knight-armed-ship = { $seat } посилає лицаря озброїти корабель: { $corner }.
event-armed-ship = { $seat } робить корабель бойовим (усього { $warships }): { $side }.
event-fought =
    { $warships ->
        [0] { $seat } атакує фортецю без бойових кораблів; пірати кидають: { $roll }.
        [one] { $seat } атакує фортецю { $warships } бойовим кораблем; пірати кидають: { $roll }.
        [few] { $seat } атакує фортецю { $warships } бойовими кораблями; пірати кидають: { $roll }.
       *[many] { $seat } атакує фортецю { $warships } бойовими кораблями; пірати кидають: { $roll }.
    }
event-took-token = { $seat } забирає жетон фортеці; лишилося: { $count }.
event-lost-ship = { $seat } втрачає корабель: { $side }.
event-conquered = { $seat } здобуває фортецю: { $corner }.
event-fleet-gone = Усі фортеці взято: піратський флот зник.
event-claimed = { $seat } обирає чудо: { WORD($wonder) }.
event-built-stage = { $seat } будує етап { $stage } чуда: { WORD($wonder) }.
event-finished-wonder =
    { $points ->
        [one] { $seat } завершує чудо й перемагає: { $points } бал.
        [few] { $seat } завершує чудо й перемагає: { $points } бали.
       *[many] { $seat } завершує чудо й перемагає: { $points } балів.
    }
event-island-bonus =
    { $points ->
        [one] { $seat } бере { $points } бал за новий острів: { $corner }.
        [few] { $seat } бере { $points } бали за новий острів: { $corner }.
       *[many] { $seat } бере { $points } балів за новий острів: { $corner }.
    }
event-opened-trade = { $seat } відтепер торгує із селом: { $corner }.
event-took-bolt = { $seat } бере сувій тканини із села: { $corner }.
event-took-bolt-from-stock = { $seat } бере сувій тканини зі спільного запасу.
event-village-sold-out = У селі більше немає тканини: { $corner }.
event-stole-bolt = { $seat } забирає сувій тканини в гравця { $victim }.
event-cloth-ran-out =
    { $points ->
        [one] Замало сіл ще мають тканину: перемагає { $seat }, { $points } бал.
        [few] Замало сіл ще мають тканину: перемагає { $seat }, { $points } бали.
       *[many] Замало сіл ще мають тканину: перемагає { $seat }, { $points } балів.
    }
event-discovered = { $seat } відкриває { $hex }: { WORD($terrain) }, номер { $number }.
event-discovered-bare = { $seat } відкриває { $hex }: { WORD($terrain) }.
event-took-point-gift = { $seat } забирає переможний бал: { $side }.
event-took-card-gift = { $seat } забирає карту: { $side }.
event-took-harbor-gift = { $seat } забирає гавань ({ WORD($harbor) }): { $side }.
event-laid-harbor = { $seat } кладе гавань ({ WORD($harbor) }): { $corner }.
event-built-settlement = { $seat } будує селище: { $corner }.
event-built-city = { $seat } будує місто: { $corner }.
event-lost-city = { $seat } втрачає місто, тепер це селище: { $corner }.
event-city-fell = { $seat } втрачає місто, тепер воно лежить на боці: { $corner }.
event-rebuilt-city = { $seat } відбудовує місто: { $corner }.
event-built-wall = { $seat } обносить місто муром: { $corner }.
event-improved = { $seat } розбудовує міста: { WORD($stage) } ({ WORD($track) }, етап { $number }).
event-metropolis = Місто гравця { $seat } – столиця { WORD($track, form: "gen") }: { $corner }.
event-longest-route = { $seat } має найдовший торговий шлях, довжина { $length }.
event-longest-route-set-aside = Найдовшого торгового шляху не має ніхто.
event-discarded = { $seat } скидає: { $cards }.
event-moved-robber = { $seat } переміщує розбійника: { $hex }.
event-hired-knight = { $seat } споряджає лицаря: { $corner }.
event-activated-knight = { $seat } активує лицаря: { $corner }.
event-promoted-knight = { $seat } покращує лицаря ({ $corner }): тепер він { WORD($rank) }.
event-moved-knight = { $seat } переміщує лицаря. Звідки: { $origin }. Куди: { $corner }.
event-displaced = Лицаря гравця { $seat } вигнано: { $corner }.
event-retreated = Лицар гравця { $seat } відступає. Звідки: { $origin }. Куди: { $corner }.
event-knight-lost = Лицар гравця { $seat } сходить з поля: { $corner }.
event-chased-pirate = { $seat } проганяє пірата лицарем: { $corner }.
event-chased-robber = { $seat } проганяє розбійника лицарем: { $corner }.
event-robber-gone = Розбійника на полі немає.
event-thief-stays = Доки варвари не висадяться вперше, після 7 ніхто не краде.
event-stole = { $seat } краде в гравця { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } краде карту в гравця { $victim }.
event-swapped =
    { $count ->
        [one] { $seat } дає банку { $count } { WORD($give, form: "acc") } за 1 { WORD($get, form: "acc") }.
        [few] { $seat } дає банку { $count } { WORD($give, form: "few") } за 1 { WORD($get, form: "acc") }.
       *[many] { $seat } дає банку { $count } { WORD($give, form: "many") } за 1 { WORD($get, form: "acc") }.
    }
event-offered = { $seat } пропонує: { $give }. Просить: { $ask }.
event-accepted = { $seat } погоджується.
event-declined = { $seat } відмовляє.
event-countered = { $seat } може дати: { $give }. Просить: { $ask }.
event-traded = { $seat } дає: { $give }. { $partner } дає: { $ask }.
event-no-deal = { $seat } обходиться без угоди.
event-bought-card = { $seat } купує карту розвитку.
event-drew = { $seat } бере карту: { WORD($face) }.
    .hidden = { $seat } бере карту.
event-played-knight = { $seat } грає лицаря (усього: { $count }).
event-played-road-building = { $seat } грає будівництво доріг.
event-played-year-of-plenty = { $seat } грає рік достатку.
event-played-monopoly = { $seat } грає монополію: { WORD($card) }.
event-took = { $seat } бере з банку 1 { WORD($card, form: "acc") }.
event-handed-over =
    { $count ->
        [one] { $giver } віддає гравцю { $seat } { $count } { WORD($card, form: "acc") }.
        [few] { $giver } віддає гравцю { $seat } { $count } { WORD($card, form: "few") }.
       *[many] { $giver } віддає гравцю { $seat } { $count } { WORD($card, form: "many") }.
    }
event-sent-merchant = { $seat } посилає торговця: { $hex }.
event-offered-card = { $seat } пропонує гравцю { $other } 1 { WORD($card, form: "acc") } за товар.
event-exchanged = { $giver } дає гравцю { $seat } 1 { WORD($card, form: "acc") } за 1 { WORD($offered, form: "acc") }.
event-no-commodity = { $giver } не має товару для гравця { $seat }.
event-sent-fleet = { $seat } до кінця ходу міняє 2:1: { WORD($card) }.
event-looked-at-hand = { $seat } дивиться руку гравця { $victim }.
event-took-dues = { $seat } забирає в гравця { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } забирає карту в гравця { $victim }.
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
event-drew-progress = { $seat } бере карту: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } бере карту прогресу ({ WORD($track) }).
event-discarded-progress = { $seat } кладе карту під стос: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } кладе карту прогресу під стос ({ WORD($track) }).
event-played-progress = { $seat } грає карту: { WORD($face) }.
event-laid-open = { $seat } викладає карту: { WORD($face) }. Це переможний бал.
event-swapped-numbers = { $seat } міняє номери: { $hex } та { $other }.
event-largest-army =
    { $count ->
        [one] { $seat } має найбільше військо: { $count } лицар.
        [few] { $seat } має найбільше військо: { $count } лицарі.
       *[many] { $seat } має найбільше військо: { $count } лицарів.
    }
event-largest-army-set-aside = Найбільшого війська не має ніхто.
event-revealed-points =
    { $count ->
        [one] { $seat } відкриває { $count } карту переможного бала.
        [few] { $seat } відкриває { $count } карти переможних балів.
       *[many] { $seat } відкриває { $count } карт переможних балів.
    }
event-won =
    { $points ->
        [one] { $seat } перемагає: { $points } бал.
        [few] { $seat } перемагає: { $points } бали.
       *[many] { $seat } перемагає: { $points } балів.
    }
event-no-winner =
    { $rounds ->
        [one] Гра закінчується без переможця за { $rounds } раунд.
        [few] Гра закінчується без переможця за { $rounds } раунди.
       *[many] Гра закінчується без переможця за { $rounds } раундів.
    }
event-forced-trade =
    { $price ->
        [one] { $seat } змушує до угоди за { $price } жетон торгівлі.
        [few] { $seat } змушує до угоди за { $price } жетони торгівлі.
       *[many] { $seat } змушує до угоди за { $price } жетонів торгівлі.
    }
event-drove-robber-off =
    { $price ->
        [one] { $seat } проганяє розбійника за { $price } жетон торгівлі.
        [few] { $seat } проганяє розбійника за { $price } жетони торгівлі.
       *[many] { $seat } проганяє розбійника за { $price } жетонів торгівлі.
    }
event-discarded-knight = { $seat } скидає лицаря.
event-pulled = { $seat } тягне в гравця { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } тягне карту в гравця { $other }.
event-gave-back = { $seat } повертає гравцю { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } повертає карту гравцю { $other }.
event-took-tokens =
    { $count ->
        [one] { $seat } бере { $count } жетон торгівлі.
        [few] { $seat } бере { $count } жетони торгівлі.
       *[many] { $seat } бере { $count } жетонів торгівлі.
    }

### Столи сервера

why-table-away = Зараз за тебе грає хтось інший: спершу повідом, що ти тут.
why-table-bad-record = Це не запис гри.
why-table-bad-spec = Такого набору правил немає.
why-table-bad-token = Це посилання тут не діє (або вже не діє).
why-table-broken-record = Цей запис пошкоджений або з іншої версії: не вдається прочитати рядок { $line }.
why-table-bug = На сервері щось зламалося; команду не виконано.
why-table-closing = Сервер зупиняється: повертайся за мить.
why-table-confirmed = Готовність уже підтверджено.
why-table-damaged = Цю гру пошкоджено на диску сервера, і відкрити її не можна. Інших ігор це не стосується.
why-table-empty-text = У цьому тексті нема чого показати.
why-table-enough = За одну гру це можна зробити щонайбільше стільки разів: { $most }.
why-table-full = Усі місця зайнято.
why-table-has-time = Час іще є.
why-table-host-only = Це може зробити лише господар столу.
why-table-id-used = Цей ідентифікатор уже використано для іншої команди: візьми новий.
why-table-late = На це питання вже відповіли.
why-table-name-taken = Хтось інший за цим столом зветься { $name } або дуже схоже.
why-table-needs-link = Цей стіл – для тих, хто має посилання.
why-table-no-seat = Ти лише дивишся: це можуть зробити гравці.
why-table-no-spectators = За цим столом не можна дивитися.
why-table-no-such-bot = Тут немає такого бота: { $bot }.
why-table-no-such-move = У грі немає такого ходу.
why-table-no-such-phrase = Немає такої фрази: { $phrase }.
why-table-no-time = На це питання вже немає часу.
why-table-no-undo-left = Більше скасувати не можна; дозволено: { $undos }.
why-table-not-absent = Гравець { $color } за столом.
why-table-not-alone = Тут грають і інші: збережений файл показав би їхні карти.
why-table-not-away = Ти вже за столом.
why-table-not-awaited = Ніхто не чекає на гравця { $color }.
why-table-not-idle = Бот може грати за гравця { $color } через { $seconds } с, не раніше.
why-table-not-over = Гра ще триває.
why-table-not-paused = Перерви немає.
why-table-not-playing = Тут ніхто не грає.
why-table-not-waiting = Гра вже почалася.
why-table-one-at-a-time = Тут щось відкривається: решту надішли потім.
why-table-own-seat = Це твоє власне місце.
why-table-paused = Зараз перерва.
why-table-rematched = Реванш уже є, за столом { $game }.
why-table-seat-free = На цьому місці ніхто не сидить: { $color }.
why-table-seat-held = У гравця { $color } немає зв’язку: місце за ним зберігається.
why-table-seat-taken = Це місце зайняте: { $color }.
why-table-bots-alone = Столи самих ботів, що можуть грати в тебе водночас: { $most }. Зачекай, доки якийсь закінчить.
why-table-server-full = На цьому сервері зараз немає місця для ще одного столу.
why-table-silenced = Господар вимкнув тобі чат за цим столом.
why-table-still-played = Гру, яка триває, можна видалити лише тоді, коли за столом тиждень нікого не було.
why-table-store-trouble = Сервер не може записати на диск: нічого не зроблено. Спробуй за мить.
why-table-too-many-seats = Місць у цьому наборі правил: { $seats }.
why-table-unknown = Такого столу немає.
why-table-waits-for-all = За цим столом ніхто не грає за того, хто тут.
why-table-words-or-phrase = Скажи або своїми словами, або готовою фразою, не все одразу.
why-table-garbled = Цього повідомлення не зрозуміти: { $why }.
why-table-hello-first = Спершу привітайся зі столом.
why-table-too-fast = Забагато водночас: зачекай { $wait } мс.
why-server-bad-request = Цього запиту не зрозуміти: { $why }.
why-server-gone = З'єднання перервано раніше, ніж запит був повним.
why-server-needs-socket = Тут лише WebSocket.
why-server-no-method = Тут цього не можна зробити.
why-server-no-page = Тут нічого немає.
why-server-not-json = Надішли JSON і познач це: application/json.
why-server-too-long = Це задовге.
why-server-too-slow = Це тривало надто довго: надішли це ще раз, без зупинки.
why-server-wrong-host = Цей сервер так не називається: візьми одне з посилань, які він друкує.
why-server-wrong-origin = Це можуть робити лише сторінки цього сервера.
bye-fast = Забагато повідомлень водночас: зроби перерву.
bye-full = Цей сервер повний: повертайся пізніше.
bye-garbled = Нічого з надісланого не вдалося зрозуміти.
bye-many = Забагато з’єднань із твоєї адреси: закрий якісь або повертайся пізніше.
bye-protocol = Ця сторінка іншої версії, ніж сервер: завантаж її знову.
bye-silent = Невідомо, хто ти: час минув.
bye-slow = Читання надто повільне: що минуло, побачиш, коли повернешся.
bye-restart = Сервер перезапускається: твоє місце чекає.
bye-handed = Це місце тепер на іншому пристрої.
bye-left = Це місце вже не твоє.
bye-deleted = Стіл видалено.

### Швидкі фрази

phrase-hello = Привіт!
phrase-luck = Щасти!
phrase-thanks = Дякую!
phrase-well-played = Гарна гра!
phrase-moment = Хвилинку, будь ласка.
phrase-your-turn = Твій хід.
