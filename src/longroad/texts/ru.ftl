# Всё, что говорит движок игры, по-русски. Имена игроков и названия мест не склоняются: они стоят после двоеточия, в скобках
# или после слова «игрок».

## Почему чего-то нельзя сделать

why-over = Игра окончена.
why-no-such-action = Такого действия нет: { $action }.
why-no-such-seat = Места { $seat } нет; в этой игре мест { $seats }.
why-not-your-turn = Сейчас не твой ход. Жди: { $asked }.
why-not-asked = Сейчас тебе нечего выбирать.
why-chance-first = Дождись кубиков или карт.
why-no-such-outcome = «{ $action }» сейчас выпасть не может.
why-not-now = «{ $action }» сейчас невозможно.
why-no-such-place = На этом поле нет такого места.
why-forbidden-here = Правила этой игры не разрешают этого здесь: { $place }.
why-cannot-pay = Тебе не хватает на { WORD($what, form: "acc") }. Недостаёт: { $lacks }.
why-no-piece-left = У тебя в запасе больше нет { WORD($what, form: "many") }.
why-no-settlement-left = У тебя в запасе больше нет поселений: сначала преврати одно в город.
why-road-taken = Здесь уже есть дорога игрока { $owner }: { $place }.
why-ship-taken = Здесь уже есть корабль игрока { $owner }: { $place }.
why-on-land = Это место не у моря: { $place }.
why-ship-unconnected = Это место не граничит с твоим кораблём, поселением или городом, либо путь пересекает чужое поселение: { $place }.
why-no-ship-here = У тебя здесь нет корабля: { $place }.
why-one-move-a-turn = В этот ход один корабль уже перемещён.
why-ship-is-new = Этот корабль построен в этот ход, ему ещё нельзя плыть: { $place }.
why-line-closed = Этот корабль не последний в открытой линии: { $place }.
why-nowhere-to-sail = Этому кораблю некуда плыть: { $place }.
why-ship-stays = Корабль приплыл отсюда и должен плыть в другое место: { $place }.
why-pirate-stays = Пират уже здесь и должен уйти: { $place }.
why-pirate-elsewhere = Пирата нет рядом с этим местом: { $place }.
why-pirate-on-land = Пират держится моря, а это не море: { $place }.
why-no-pirate = На этой карте нет пирата.
why-pirate-not-yours = Тебе нельзя перемещать пирата.
why-no-coast = Это не побережье: { $place }.
why-harbor-next-door = Рядом с этим местом уже есть гавань: { $place }.
why-hex-known = Этот гекс уже открыт: { $place }.
why-hex-not-reached = Новая фигурка не ведёт к этому гексу: { $place }.
why-fortress-not-reached =
    { $count ->
        [one] Твоей линии не хватает { $count } корабля до крепости.
        [few] Твоей линии не хватает { $count } кораблей до крепости.
       *[many] Твоей линии не хватает { $count } кораблей до крепости.
    }
why-no-wonder = Сначала выбери чудо.
why-one-wonder = Твоё чудо – { WORD($wonder) }, а двух чудес никто не строит.
why-wonder-taken = Это чудо ({ WORD($wonder) }) уже строит { $owner }.
why-castle-needs = Для замка нужны город и шесть очков, которые видны всем.
why-monument-needs = Для монумента нужны город у гавани и тракт длиной не меньше пяти.
why-theater-needs = Для большого театра нужны два города.
why-bridge-needs = Для великого моста нужно поселение или город на отмеченном перекрёстке у пролива.
why-wall-needs = Для великой стены нужно поселение или город на отмеченном перекрёстке у пустыни.
why-fortress-taken = Твоя крепость уже взята.
why-no-such-harbor = У тебя нет такой гавани.
why-no-place-for-harbor = Это не твоё прибрежное поселение или город без гавани: { $place }.
why-no-founding-here = Здесь никому нельзя селиться: { $place }.
why-road-unconnected = Это место не граничит с твоей дорогой, поселением или городом, либо путь пересекает чужое поселение: { $place }.
why-corner-taken = Здесь уже стоит поселение или город игрока { $owner }: { $place }.
why-knight-in-the-way = Здесь стоит рыцарь игрока { $owner }: { $place }.
why-too-close = Слишком близко: на соседних перекрёстках не может быть поселений и городов ({ $place }).
why-at-sea = Это место в море: { $place }.
why-settlement-unconnected = Сюда не ведёт ни один твой путь: { $place }.
why-no-settlement-here = У тебя здесь нет поселения, которое можно превратить в город: { $place }.
why-rebuild-first = Сначала восстанови свой павший город.
why-no-city-here = У тебя здесь нет города: { $place }.
why-wall-there = У этого города уже есть стена: { $place }.
why-track-complete = Дальше некуда: { WORD($track) } твоих городов на высшей ступени.
why-needs-city = Развивают только города, а у тебя нет ни одного, который стоит.
why-needs-free-city = Для двух последних ступеней нужен город без метрополии.
why-no-free-city-here = Это не твой город без метрополии: { $place }.
why-no-water-for-commodities = Акведук даёт только сырьё, а это товар ({ WORD($card) }).
why-robber-off-land = Разбойник держится суши, а это не суша: { $place }.
why-robber-elsewhere = Разбойника нет рядом с этим местом: { $place }.
why-thief-away = Ни разбойника, ни пирата нельзя перемещать, пока варвары не высадятся впервые.
why-robber-stays = Разбойник уже здесь и должен уйти: { $place }.
why-no-victim = Здесь нельзя ограбить игрока { $victim }.
why-card-not-held = У тебя больше нет { WORD($card, form: "many") }.
why-like-for-like = Карту нельзя обменять на такую же.
why-trade-is-over = При строгом порядке вся торговля – до строительства, а оно уже началось.
why-rate-too-high =
    { $rate ->
        [one] Банк хочет { $rate } { WORD($card, form: "acc") } за одну карту, а у тебя меньше.
        [few] Банк хочет { $rate } { WORD($card, form: "few") } за одну карту, а у тебя меньше.
       *[many] Банк хочет { $rate } { WORD($card, form: "many") } за одну карту, а у тебя меньше.
    }
why-bank-is-out = В банке больше нет { WORD($card, form: "many") }.
why-offers-used-up =
    { $most ->
        [one] Все твои предложения в этот ход уже сделаны: { $most }.
        [few] Все твои предложения в этот ход уже сделаны: { $most }.
       *[many] Все твои предложения в этот ход уже сделаны: { $most }.
    }
why-nothing-to-trade = Торговать нечем: карт нет либо у тебя, либо у всех остальных.
why-asks-too-much = Столько карт нет ни у кого.
why-no-gifts = Каждая сторона должна дать хотя бы одну карту.
why-cannot-accept = У тебя нет карт, которые просят.
why-no-such-deal = Такой сделки с игроком { $partner } нет.
why-roll-first = Сначала брось кубики.
why-already-rolled = Кубики уже брошены.
why-found-first = Сначала оснуй поселение.
why-found-city-first = Сначала оснуй город.
why-found-road-first = Сначала построй дорогу возле: { $place }.
why-found-ship-first = Сначала построй корабль возле: { $place }.
why-found-line-first = Сначала построй дорогу или корабль возле: { $place }.
why-no-card-left = Карт развития больше нет.
why-no-such-card = У тебя нет карты: { WORD($card) }.
why-bought-this-turn = Эта карта ({ WORD($card) }) куплена в этот ход: её можно сыграть со следующего.
why-drawn-this-turn = Эта карта ({ WORD($card) }) взята в этот ход: её можно сыграть со следующего.
why-no-such-die = На кубике бывает от 1 до 6.
why-number-stays = Этот номер нельзя менять: { $place }. Можно только 3, 4, 5, 9, 10 и 11.
why-same-number = Здесь такой же номер: { $place }.
why-one-card-a-turn = В этот ход карта развития уже сыграна.
why-card-has-no-use = Эта карта ({ WORD($card) }) сейчас ничего не даст.
why-not-against = Эту карту сейчас нельзя сыграть против игрока { $opponent }.
why-no-offer-to = Сейчас нельзя предложить карту игроку { $other }.
why-no-resource = Предлагают только сырьё, а { WORD($card) } – не сырьё.
why-no-commodity = Просят товар, а { WORD($card) } – не товар.
why-has-commodity = У тебя есть товар, так что один нужно отдать.
why-not-in-hand = На этой руке нет карты: { WORD($card) }.
why-no-resource-here = Это место не даёт сырья: { $place }.
why-no-town-here = У тебя здесь нет ни поселения, ни города: { $place }.
why-merchant-stays = Твой купец уже здесь и должен уйти в другое место: { $place }.
why-nothing-on-side = Здесь нет ни дороги, ни корабля: { $place }.
why-not-open = Эту фигурку нельзя убрать: она не на открытом конце ({ $place }).
why-no-rival-here = Здесь нет рыцаря соперника: { $place }.
why-one-action-a-turn = Твоё действие в этот ход уже выполнено.
why-too-few-tokens =
    { $price ->
        [one] Это стоит { $price } жетон торговли, а у тебя меньше.
        [few] Это стоит { $price } жетона торговли, а у тебя меньше.
       *[many] Это стоит { $price } жетонов торговли, а у тебя меньше.
    }
why-metropolis-stays = Эту метрополию нельзя потерять: { $place }.
why-no-knight-to-commit = У тебя здесь нет активного рыцаря, которого ещё можно послать: { $place }.
why-robber-at-home = Разбойник уже в пустыне или вне поля.
why-no-forced-trade = Для вынужденной сделки нужны карта соперника и две, чтобы отдать.
why-one-knight-a-turn = В этот ход рыцарь уже сброшен.
why-no-knight = У тебя нет раскрытого рыцаря.
why-all-are-warships = Все корабли твоей линии уже боевые.
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

why-nothing-to-undo = Отменять нечего.
why-undo-after-chance = С тех пор выпали кубики или карты: отменить нельзя.
why-undo-after-secret = Последнее действие открыло что-то тайное: его нельзя отменить.
why-undo-after-others = С тех пор решил кто-то другой: отменить нельзя.

## О чём спрашивает игра

ask-choose = Выбери.
ask-found =
    { $round ->
        [1] Оснуй первое поселение.
        [2] Оснуй второе поселение.
        [3] Оснуй третье поселение.
       *[other] Оснуй четвёртое поселение.
    }
ask-found-city = Оснуй город.
ask-found-road = Построй дорогу возле: { $place }.
ask-found-ship = Построй корабль возле: { $place }.
ask-found-line = Построй дорогу или корабль возле: { $place }.
ask-sail = Выбери, куда плывёт корабль ({ $place }).
ask-move-pirate = Перемести пирата.
ask-move-either = Перемести разбойника или пирата.
ask-place-harbor =
    { $harbor ->
        [any] Поставь гавань 3:1.
       *[other] Поставь гавань 2:1: { WORD($harbor) }.
    }
ask-start-robber = Выбери, где начнёт разбойник.
ask-start-pirate = Выбери, где начнёт пират.
ask-choose-refuge = Выбери пустыню, куда уйдёт разбойник.
ask-explore = Выбери, какой гекс открыть первым.
ask-choose-harbor = Выбери, какую из своих гаваней положить здесь: { $place }.
ask-lay-harbor = Выбери место для своей гавани.
ask-roll = Брось кубики.
ask-main = Торгуй, строй или заверши ход.
ask-discard =
    { $count ->
        [one] Сбрось ещё { $count } карту.
        [few] Сбрось { $count } карты.
       *[many] Сбрось { $count } карт.
    }
ask-discard-progress = У тебя слишком много карт прогресса: положи одну под её колоду.
ask-play-or-discard = У тебя слишком много карт прогресса: сыграй одну или положи её под колоду.
ask-move-robber = Перемести разбойника.
ask-tax = Перемести разбойника; каждый, у кого там поселение или город, отдаст тебе карту.
ask-send-merchant = Выбери, куда пойдёт купец.
ask-hand-over-commodity = { $asker } предлагает тебе 1 { WORD($card, form: "acc") }: отдай за это товар, если он есть.
ask-take-dues =
    { $count ->
        [one] Забери { $count } карту у игрока { $victim }.
        [few] Забери { $count } карты у игрока { $victim }.
       *[many] Забери { $count } карт у игрока { $victim }.
    }
ask-remove-piece = Выбери открытую дорогу или корабль, которые нужно убрать.
ask-lay-again = Выбери новое место для своей фигурки ({ $place }) или не ставь ничего.
ask-present =
    { $count ->
        [one] Свадьба, которую играет { $other }: отдай { $count } карту.
        [few] Свадьба, которую играет { $other }: отдай { $count } карты.
       *[many] Свадьба, которую играет { $other }: отдай { $count } карт.
    }
ask-drive-off = Выбери рыцаря, которого прогоняешь.
ask-steal-progress = Забери карту прогресса у игрока { $victim }.
ask-give-up-knight = Измена, которую играет { $other }: выбери рыцаря, которого теряешь.
ask-post-knight = Выбери, где встанет твой { WORD($rank) } рыцарь.
ask-march = Перемести своего рыцаря на другой перекрёсток ({ $place }).
ask-retreat = Твой рыцарь вытеснен: перемести его на другой перекрёсток ({ $place }).
ask-rob = Выбери, кого ограбить.
ask-commit-knights =
    Сила варваров: { $barbarians }; против них послано: { $knights }. Пошли рыцаря или закончи.
ask-lose-city = Варвары побеждают: выбери город, который теряешь.
ask-draw-progress = Выбери колоду, из которой берёшь карту прогресса.
ask-loot = Забери карту или рулон ткани у игрока { $victim }.
ask-free-road = Построй дорогу бесплатно.
ask-free-ship = Построй корабль бесплатно.
ask-free-line = Построй дорогу или корабль бесплатно.
ask-set-metropolis = Выбери город, который станет метрополией { WORD($track, form: "gen") }.
ask-use-aqueduct = Твой акведук: возьми карту из банка или ничего.
ask-free-wall = Построй стену бесплатно.
ask-cheap-city = Преврати поселение в город.
ask-take-number = Выбери номер для обмена.
ask-swap-number = Выбери номер, с которым поменять этот: { $place }.
ask-smith = Выбери рыцаря для повышения.
ask-smith-again = Выбери второго рыцаря для повышения или никого.
ask-take-card = Возьми карту из банка.
ask-compose-offer = Составь своё предложение.
ask-compose-counter = Составь своё встречное предложение.
ask-answer-offer = { $asker } предлагает обмен: согласись, откажись или предложи другое.
ask-close-offer = Меняйся с тем, кто согласен, подожди других ответов или отзови предложение.
ask-aside = Предложи что-нибудь игроку, чей ход, или подожди.
ask-compose-aside = Составь предложение игроку, чей ход.
ask-neutral-road = Построй дорогу для нейтрального игрока.
ask-neutral-ship = Построй корабль для нейтрального игрока.
ask-neutral-settlement = Построй поселение для нейтрального игрока.
ask-give-back =
    { $count ->
        [one] Верни { $count } карту.
        [few] Верни { $count } карты.
       *[many] Верни { $count } карт.
    }

## Что произошло. «hidden» – для тех, кому нельзя знать всего.

event-threw = { $seat } бросает за право первого хода: { $low } и { $high }.
event-begins = Начинает { $seat }.
event-drew-harbor =
    { $harbor ->
        [any] { $seat } тянет гавань 3:1.
       *[other] { $seat } тянет гавань 2:1: { WORD($harbor) }.
    }
event-placed-harbor = { $seat } ставит гавань: { $side }.
event-harbors-left-out =
    { $count ->
        [one] Для { $count } последней гавани нет места.
        [few] Для { $count } последних гаваней нет места.
       *[many] Для { $count } последних гаваней нет места.
    }
event-first-cards =
    { $round ->
        [2] { $seat } берёт 1 { WORD($card, form: "acc") } за второе поселение.
        [3] { $seat } берёт 1 { WORD($card, form: "acc") } за третье поселение.
       *[other] { $seat } берёт 1 { WORD($card, form: "acc") } за последнее поселение.
    }
event-city-cards = { $seat } берёт 1 { WORD($card, form: "acc") } за город.
event-turn = Раунд { $round }: ход игрока { $seat }.
event-rolled = { $seat } бросает: { $low } и { $high }.
event-harvested =
    { $count ->
        [one] { $seat } берёт { $count } { WORD($card, form: "acc") }.
        [few] { $seat } берёт { $count } { WORD($card, form: "few") }.
       *[many] { $seat } берёт { $count } { WORD($card, form: "many") }.
    }
event-shortage = В банке не хватает { WORD($card, form: "many") } на всех.
event-event-die =
    { $event ->
        [ship] { $seat }: на кубике событий выпадает корабль.
       *[other] { $seat }: на кубике событий выпадает { WORD($event) }.
    }
event-barbarians-sailed =
    { $steps ->
        [one] Варвары в { $steps } шаге от острова.
        [few] Варвары в { $steps } шагах от острова.
       *[many] Варвары в { $steps } шагах от острова.
    }
event-barbarians-landed = Варвары высаживаются.
event-committed-knight = { $seat } посылает рыцаря в бой: { $corner }.
event-barbarians-fought = Варвары силой { $barbarians } бьются с рыцарями силой { $knights }.
event-defended = { $seat } защищает остров лучше всех и берёт победное очко.
event-barbarians-left = Варвары отплывают; рыцари, которые бились, неактивны.
event-built-road = { $seat } строит дорогу: { $side }.
event-built-ship = { $seat } строит корабль: { $side }.
event-moved-ship = { $seat } перемещает корабль. Откуда: { $origin }. Куда: { $side }.
event-moved-pirate = { $seat } перемещает пирата: { $hex }.
event-fleet-sailed = Пиратский флот плывёт: { $hex }.
event-raided =
    { $warships ->
        [0] Пираты силой { $strength } нападают: { $seat } не имеет боевых кораблей.
        [one] Пираты силой { $strength } нападают: { $seat } имеет { $warships } боевой корабль.
        [few] Пираты силой { $strength } нападают: { $seat } имеет { $warships } боевых корабля.
       *[many] Пираты силой { $strength } нападают: { $seat } имеет { $warships } боевых кораблей.
    }
event-lost-card = Пираты забирают у игрока { $seat } 1 { WORD($card, form: "acc") }.
event-knight-armed-ship = { $seat } посылает рыцаря вооружить корабль: { $corner }.
event-armed-ship = { $seat } делает корабль боевым (всего { $warships }): { $side }.
event-fought =
    { $warships ->
        [0] { $seat } атакует крепость без боевых кораблей; пираты бросают: { $roll }.
        [one] { $seat } атакует крепость { $warships } боевым кораблём; пираты бросают: { $roll }.
        [few] { $seat } атакует крепость { $warships } боевыми кораблями; пираты бросают: { $roll }.
       *[many] { $seat } атакует крепость { $warships } боевыми кораблями; пираты бросают: { $roll }.
    }
event-took-token = { $seat } забирает жетон крепости; осталось: { $count }.
event-lost-ship = { $seat } теряет корабль: { $side }.
event-conquered = { $seat } захватывает крепость: { $corner }.
event-fleet-gone = Все крепости взяты: пиратский флот исчез.
event-claimed = { $seat } выбирает чудо: { WORD($wonder) }.
event-built-stage = { $seat } строит этап { $stage } чуда: { WORD($wonder) }.
event-finished-wonder =
    { $points ->
        [one] { $seat } завершает чудо и побеждает: { $points } очко.
        [few] { $seat } завершает чудо и побеждает: { $points } очка.
       *[many] { $seat } завершает чудо и побеждает: { $points } очков.
    }
event-island-bonus =
    { $points ->
        [one] { $seat } берёт { $points } очко за новый остров: { $corner }.
        [few] { $seat } берёт { $points } очка за новый остров: { $corner }.
       *[many] { $seat } берёт { $points } очков за новый остров: { $corner }.
    }
event-opened-trade = { $seat } теперь торгует с деревней: { $corner }.
event-took-bolt = { $seat } берёт рулон ткани из деревни: { $corner }.
event-took-bolt-from-stock = { $seat } берёт рулон ткани из общего запаса.
event-village-sold-out = В деревне больше нет ткани: { $corner }.
event-stole-bolt = { $seat } забирает рулон ткани у игрока { $victim }.
event-cloth-ran-out =
    { $points ->
        [one] Ткань осталась в немногих деревнях: побеждает { $seat }, { $points } очко.
        [few] Ткань осталась в немногих деревнях: побеждает { $seat }, { $points } очка.
       *[many] Ткань осталась в немногих деревнях: побеждает { $seat }, { $points } очков.
    }
event-discovered = { $seat } открывает { $hex }: { WORD($terrain) }, номер { $number }.
event-discovered-bare = { $seat } открывает { $hex }: { WORD($terrain) }.
event-took-point-gift = { $seat } забирает победное очко: { $side }.
event-took-card-gift = { $seat } забирает карту: { $side }.
event-took-harbor-gift = { $seat } забирает гавань ({ WORD($harbor) }): { $side }.
event-laid-harbor = { $seat } кладёт гавань ({ WORD($harbor) }): { $corner }.
event-built-settlement = { $seat } строит поселение: { $corner }.
event-built-city = { $seat } строит город: { $corner }.
event-lost-city = { $seat } теряет город, теперь это поселение: { $corner }.
event-city-fell = { $seat } теряет город, теперь он лежит на боку: { $corner }.
event-rebuilt-city = { $seat } восстанавливает город: { $corner }.
event-built-wall = { $seat } окружает город стеной: { $corner }.
event-improved = { $seat } развивает города: { WORD($stage) } ({ WORD($track) }, ступень { $number }).
event-metropolis = Город игрока { $seat } – метрополия { WORD($track, form: "gen") }: { $corner }.
event-longest-route = { $seat } владеет самым длинным трактом, длина { $length }.
event-longest-route-set-aside = Самым длинным трактом не владеет никто.
event-discarded = { $seat } сбрасывает: { $cards }.
event-moved-robber = { $seat } перемещает разбойника: { $hex }.
event-hired-knight = { $seat } нанимает рыцаря: { $corner }.
event-activated-knight = { $seat } активирует рыцаря: { $corner }.
event-promoted-knight = { $seat } повышает рыцаря ({ $corner }): теперь он { WORD($rank) }.
event-moved-knight = { $seat } перемещает рыцаря. Откуда: { $origin }. Куда: { $corner }.
event-displaced = Рыцарь игрока { $seat } вытеснен: { $corner }.
event-retreated = Рыцарь игрока { $seat } отступает. Откуда: { $origin }. Куда: { $corner }.
event-knight-lost = Рыцарь игрока { $seat } уходит с поля: { $corner }.
event-chased-pirate = { $seat } прогоняет пирата рыцарем: { $corner }.
event-chased-robber = { $seat } прогоняет разбойника рыцарем: { $corner }.
event-robber-gone = Разбойника на поле нет.
event-thief-stays = Пока варвары не высадятся впервые, после 7 никто не крадёт.
event-stole = { $seat } крадёт у игрока { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } крадёт карту у игрока { $victim }.
event-swapped =
    { $count ->
        [one] { $seat } даёт банку { $count } { WORD($give, form: "acc") } за 1 { WORD($get, form: "acc") }.
        [few] { $seat } даёт банку { $count } { WORD($give, form: "few") } за 1 { WORD($get, form: "acc") }.
       *[many] { $seat } даёт банку { $count } { WORD($give, form: "many") } за 1 { WORD($get, form: "acc") }.
    }
event-offered = { $seat } предлагает: { $give }. Просит: { $ask }.
event-accepted = { $seat } соглашается.
event-declined = { $seat } отказывается.
event-countered = { $seat } может дать: { $give }. Просит: { $ask }.
event-traded = { $seat } даёт: { $give }. { $partner } даёт: { $ask }.
event-no-deal = { $seat } обходится без сделки.
event-bought-card = { $seat } покупает карту развития.
event-drew = { $seat } берёт карту: { WORD($face) }.
    .hidden = { $seat } берёт карту.
event-played-knight = { $seat } играет рыцаря (всего: { $count }).
event-played-road-building = { $seat } играет строительство дорог.
event-played-year-of-plenty = { $seat } играет год изобилия.
event-played-monopoly = { $seat } играет монополию: { WORD($card) }.
event-took = { $seat } берёт из банка 1 { WORD($card, form: "acc") }.
event-handed-over =
    { $count ->
        [one] { $giver } отдаёт игроку { $seat } { $count } { WORD($card, form: "acc") }.
        [few] { $giver } отдаёт игроку { $seat } { $count } { WORD($card, form: "few") }.
       *[many] { $giver } отдаёт игроку { $seat } { $count } { WORD($card, form: "many") }.
    }
event-sent-merchant = { $seat } посылает купца: { $hex }.
event-offered-card = { $seat } предлагает игроку { $other } 1 { WORD($card, form: "acc") } за товар.
event-exchanged = { $giver } даёт игроку { $seat } 1 { WORD($card, form: "acc") } за 1 { WORD($offered, form: "acc") }.
event-no-commodity = { $giver } не имеет товара для игрока { $seat }.
event-sent-fleet = { $seat } до конца хода меняет 2:1: { WORD($card) }.
event-looked-at-hand = { $seat } смотрит руку игрока { $victim }.
event-took-dues = { $seat } забирает у игрока { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } забирает карту у игрока { $victim }.
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
event-drew-progress = { $seat } берёт карту: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } берёт карту прогресса ({ WORD($track) }).
event-discarded-progress = { $seat } кладёт карту под колоду: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } кладёт карту прогресса под колоду ({ WORD($track) }).
event-played-progress = { $seat } играет карту: { WORD($face) }.
event-laid-open = { $seat } выкладывает карту: { WORD($face) }. Это победное очко.
event-swapped-numbers = { $seat } меняет номера: { $hex } и { $other }.
event-largest-army =
    { $count ->
        [one] { $seat } владеет самым большим войском: { $count } рыцарь.
        [few] { $seat } владеет самым большим войском: { $count } рыцаря.
       *[many] { $seat } владеет самым большим войском: { $count } рыцарей.
    }
event-largest-army-set-aside = Самым большим войском не владеет никто.
event-revealed-points =
    { $count ->
        [one] { $seat } раскрывает { $count } карту победного очка.
        [few] { $seat } раскрывает { $count } карты победных очков.
       *[many] { $seat } раскрывает { $count } карт победных очков.
    }
event-won =
    { $points ->
        [one] { $seat } побеждает: { $points } очко.
        [few] { $seat } побеждает: { $points } очка.
       *[many] { $seat } побеждает: { $points } очков.
    }
event-no-winner =
    { $rounds ->
        [one] Игра кончается без победителя через { $rounds } раунд.
        [few] Игра кончается без победителя через { $rounds } раунда.
       *[many] Игра кончается без победителя через { $rounds } раундов.
    }
event-forced-trade =
    { $price ->
        [one] { $seat } вынуждает сделку за { $price } жетон торговли.
        [few] { $seat } вынуждает сделку за { $price } жетона торговли.
       *[many] { $seat } вынуждает сделку за { $price } жетонов торговли.
    }
event-drove-robber-off =
    { $price ->
        [one] { $seat } прогоняет разбойника за { $price } жетон торговли.
        [few] { $seat } прогоняет разбойника за { $price } жетона торговли.
       *[many] { $seat } прогоняет разбойника за { $price } жетонов торговли.
    }
event-discarded-knight = { $seat } сбрасывает рыцаря.
event-pulled = { $seat } тянет у игрока { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } тянет карту у игрока { $other }.
event-gave-back = { $seat } возвращает игроку { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } возвращает карту игроку { $other }.
event-took-tokens =
    { $count ->
        [one] { $seat } берёт { $count } жетон торговли.
        [few] { $seat } берёт { $count } жетона торговли.
       *[many] { $seat } берёт { $count } жетонов торговли.
    }

### Столы сервера

why-table-away = Сейчас за тебя играет кто-то другой: сначала сообщи, что ты здесь.
why-table-bad-record = Это не запись игры.
why-table-bad-spec = Такого набора правил нет.
why-table-bad-token = Эта ссылка здесь не действует (или уже не действует).
why-table-broken-record = Эта запись повреждена или из другой версии: не удаётся прочитать строку { $line }.
why-table-bug = На сервере что-то сломалось; команда не выполнена.
why-table-closing = Сервер останавливается: возвращайся чуть позже.
why-table-confirmed = Готовность уже подтверждена.
why-table-damaged = Эта игра повреждена на диске сервера, и открыть её нельзя. Других игр это не касается.
why-table-empty-text = В этом тексте нечего показать.
why-table-enough = За одну игру это можно сделать не больше стольких раз: { $most }.
why-table-full = Все места заняты.
why-table-has-time = Время ещё есть.
why-table-host-only = Это может сделать только хозяин стола.
why-table-id-used = Этот идентификатор уже использован для другой команды: возьми новый.
why-table-late = На этот вопрос уже ответили.
why-table-name-taken = Кто-то другой за этим столом зовётся { $name } или очень похоже.
why-table-needs-link = Этот стол – для тех, у кого есть ссылка.
why-table-no-seat = Ты только смотришь: это могут сделать игроки.
why-table-no-spectators = За этим столом нельзя смотреть.
why-table-no-such-bot = Здесь нет такого бота: { $bot }.
why-table-no-such-move = В игре нет такого хода.
why-table-no-such-phrase = Нет такой фразы: { $phrase }.
why-table-no-time = На этот вопрос времени больше нет.
why-table-no-undo-left = Больше отменить нельзя; разрешено: { $undos }.
why-table-not-absent = Игрок { $color } за столом.
why-table-not-alone = Здесь играют и другие: сохранённый файл показал бы их карты.
why-table-not-away = Ты уже за столом.
why-table-not-awaited = Никто не ждёт игрока { $color }.
why-table-not-idle = Бот может играть за игрока { $color } через { $seconds } с, не раньше.
why-table-not-over = Игра ещё идёт.
why-table-not-paused = Перерыва нет.
why-table-not-playing = Здесь никто не играет.
why-table-not-waiting = Игра уже началась.
why-table-one-at-a-time = Здесь что-то открывается: остальное отправь потом.
why-table-own-seat = Это твоё собственное место.
why-table-paused = Сейчас перерыв.
why-table-rematched = Реванш уже есть, за столом { $game }.
why-table-seat-free = На этом месте никто не сидит: { $color }.
why-table-seat-held = У игрока { $color } нет связи: место за ним сохраняется.
why-table-seat-taken = Это место занято: { $color }.
why-table-bots-alone = Столы одних ботов, которые могут играть у тебя одновременно: { $most }. Подожди, пока какой-нибудь закончит.
why-table-server-full = На этом сервере сейчас нет места для ещё одного стола.
why-table-silenced = Хозяин отключил тебе чат за этим столом.
why-table-still-played = Игру, которая идёт, можно удалить только тогда, когда за столом неделю никого не было.
why-table-store-trouble = Сервер не может записать на диск: ничего не сделано. Попробуй чуть позже.
why-table-too-many-seats = Мест в этом наборе правил: { $seats }.
why-table-unknown = Такого стола нет.
why-table-waits-for-all = За этим столом никто не играет за того, кто здесь.
why-table-words-or-phrase = Скажи либо своими словами, либо готовой фразой, не всё сразу.
why-table-garbled = Это сообщение непонятно: { $why }.
why-table-hello-first = Сначала поздоровайся со столом.
why-table-too-fast = Слишком много сразу: подожди { $wait } мс.
why-server-bad-request = Этот запрос непонятен: { $why }.
why-server-gone = Соединение прервано раньше, чем запрос был полным.
why-server-needs-socket = Здесь только WebSocket.
why-server-no-method = Здесь этого нельзя сделать.
why-server-no-page = Здесь ничего нет.
why-server-not-json = Отправь JSON и отметь это: application/json.
why-server-too-long = Это слишком длинно.
why-server-too-slow = Это длилось слишком долго: отправь это ещё раз, без остановки.
why-server-wrong-host = Этот сервер так не называется: возьми одну из ссылок, которые он печатает.
why-server-wrong-origin = Это могут делать только страницы этого сервера.
bye-fast = Слишком много сообщений сразу: сделай перерыв.
bye-full = Этот сервер полон: возвращайся позже.
bye-garbled = Ничего из отправленного не удалось понять.
bye-many = Слишком много соединений с твоего адреса: закрой какие-нибудь или возвращайся позже.
bye-protocol = Эта страница другой версии, чем сервер: загрузи её снова.
bye-silent = Неизвестно, кто ты: время вышло.
bye-slow = Чтение слишком медленное: пропущенное покажем, когда вернёшься.
bye-restart = Сервер перезапускается: твоё место ждёт.
bye-handed = Это место теперь на другом устройстве.
bye-left = Это место больше не твоё.
bye-deleted = Стол удалён.

### Быстрые фразы

phrase-hello = Привет!
phrase-luck = Удачи!
phrase-thanks = Спасибо!
phrase-well-played = Отличная игра!
phrase-moment = Минутку, пожалуйста.
phrase-your-turn = Твой ход.
