why-fortress-not-reached =
    { $count ->
        [one] Твоїй лінії бракує { $count } корабля до фортеці.
        [few] Твоїй лінії бракує { $count } кораблів до фортеці.
       *[many] Твоїй лінії бракує { $count } кораблів до фортеці.
    }
why-fortress-taken = Твою фортецю вже взято.

event-fleet-sailed = Піратський флот пливе: { $hex }.
event-raided =
    { $warships ->
        [0] Пірати силою { $strength } нападають: { $seat } не має бойових кораблів.
        [one] Пірати силою { $strength } нападають: { $seat } має { $warships } бойовий корабель.
        [few] Пірати силою { $strength } нападають: { $seat } має { $warships } бойові кораблі.
       *[many] Пірати силою { $strength } нападають: { $seat } має { $warships } бойових кораблів.
    }
event-lost-card = Пірати забирають у гравця { $seat } 1 { WORD($card, form: "acc") }.
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

word-fortress = фортеця

ruleset-isle-pirate-islands = Піратські острови

goal-isle-pirate-islands = Перемагає той, хто відбив свою фортецю в піратів і у свій хід має балів: { $target }. Допливи до неї, роби кораблі бойовими й атакуй раз за хід: якщо бойових кораблів більше, ніж викинуть пірати, один із трьох її жетонів твій.

counter-warships = бойові кораблі
counter-fortress-tokens = жетони фортеці

about-warships = Вони рахуються проти піратів: під час набігів і коли ти атакуєш свою фортецю.
about-fortress-tokens = Скільки жетонів твоєї фортеці ще в піратів. Вона твоя, коли зникне останній.

verb-arm-ship-corner = Озброїти корабель

do-attack-fortress = Атакувати свою фортецю
do-arm-ship-corner = Озброїти корабель лицарем: { $corner }

board-piece-fortress =
    { $tokens ->
        [one] Фортеця гравця { $owner } в руках піратів: лишився { $tokens } жетон.
        [few] Фортеця гравця { $owner } в руках піратів: лишилося { $tokens } жетони.
       *[many] Фортеця гравця { $owner } в руках піратів: лишилося { $tokens } жетонів.
    }
    .short =
        { $tokens ->
            [one] { $owner }: фортеця, { $tokens } жетон
            [few] { $owner }: фортеця, { $tokens } жетони
           *[many] { $owner }: фортеця, { $tokens } жетонів
        }

legend-fleet = – піратський флот
legend-fortress = – піратська фортеця та її сила
legend-landing = – де одному кольору можна селитися за морем

example-attack-fortress = attack
