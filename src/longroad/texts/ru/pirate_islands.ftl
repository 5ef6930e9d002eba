why-fortress-not-reached =
    { $count ->
        [one] Твоей линии не хватает { $count } корабля до крепости.
        [few] Твоей линии не хватает { $count } кораблей до крепости.
       *[many] Твоей линии не хватает { $count } кораблей до крепости.
    }
why-fortress-taken = Твоя крепость уже взята.

event-fleet-sailed = Пиратский флот плывёт: { $hex }.
event-raided =
    { $warships ->
        [0] Пираты силой { $strength } нападают: { $seat } не имеет боевых кораблей.
        [one] Пираты силой { $strength } нападают: { $seat } имеет { $warships } боевой корабль.
        [few] Пираты силой { $strength } нападают: { $seat } имеет { $warships } боевых корабля.
       *[many] Пираты силой { $strength } нападают: { $seat } имеет { $warships } боевых кораблей.
    }
event-lost-card = Пираты забирают у игрока { $seat } 1 { WORD($card, form: "acc") }.
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

word-fortress = крепость

ruleset-isle-pirate-islands = Пиратские острова

goal-isle-pirate-islands = Побеждает тот, кто отбил свою крепость у пиратов и у кого в свой ход очков: { $target }. Доплыви до неё, делай корабли боевыми и атакуй раз за ход: если боевых кораблей больше, чем выбросят пираты, один из трёх её жетонов твой.

counter-warships = боевые корабли
counter-fortress-tokens = жетоны крепости

about-warships = Они считаются против пиратов: во время набегов и когда ты атакуешь свою крепость.
about-fortress-tokens = Сколько жетонов твоей крепости ещё у пиратов. Она твоя, когда исчезнет последний.

verb-arm-ship-corner = Вооружить корабль

do-attack-fortress = Атаковать свою крепость
do-arm-ship-corner = Вооружить корабль рыцарем: { $corner }

board-piece-fortress =
    { $tokens ->
        [one] Крепость игрока { $owner } в руках пиратов: остался { $tokens } жетон.
        [few] Крепость игрока { $owner } в руках пиратов: осталось { $tokens } жетона.
       *[many] Крепость игрока { $owner } в руках пиратов: осталось { $tokens } жетонов.
    }
    .short =
        { $tokens ->
            [one] { $owner }: крепость, { $tokens } жетон
            [few] { $owner }: крепость, { $tokens } жетона
           *[many] { $owner }: крепость, { $tokens } жетонов
        }

legend-fleet = – пиратский флот
legend-fortress = – пиратская крепость и её сила
legend-landing = – где одному цвету можно селиться за морем

example-attack-fortress = attack
