why-no-such-harbor = У тебя нет такой гавани.
why-no-place-for-harbor = Это не твоё прибрежное поселение или город без гавани: { $place }.

ask-choose-harbor = Выбери, какую из своих гаваней положить здесь: { $place }.
    .short = Выбери гавань
ask-lay-harbor = Выбери место для своей гавани.
    .short = Положи гавань

event-took-point-gift = { $seat } забирает победное очко: { $side }.
event-took-card-gift = { $seat } забирает карту: { $side }.
event-took-harbor-gift = { $seat } забирает гавань ({ WORD($harbor) }): { $side }.
event-laid-harbor = { $seat } кладёт гавань ({ WORD($harbor) }): { $corner }.

ruleset-isle-forgotten-tribe = Забытое племя

goal-isle-forgotten-tribe = Побеждает тот, у кого в свой ход очков: { $target }. Корабли, которые доплывут до отмеченных побережий малых островов, забирают победные очки, карты и гавани. Там никто не селится.

counter-harbor-kept =
    { $of ->
        [any] гавань, которую нужно положить (3:1)
       *[other] гавань, которую нужно положить ({ WORD($of) })
    }
counter-point-gift = победные очки на побережьях
counter-card-gift = карты на побережьях
counter-tribe-points = очки от племени

about-tribe-points = За победные очки, которые забрали твои корабли.
about-point-gift = Его берёт первый корабль, который туда доплывёт.
about-card-gift = Её берёт первый корабль, который туда доплывёт; сыграть её можно со следующего хода.

verb-lay-harbor-harbor-at-corner = Положить гавань

do-lay-harbor-harbor-at-corner =
    { $harbor ->
        [any] Гавань 3:1: { $corner }
       *[other] Гавань 2:1, { WORD($harbor) }: { $corner }
    }

board-piece-point-gift = Здесь лежит победное очко от племени.
    .short = победное очко
board-piece-card-gift = Здесь лежит карта развития от племени.
    .short = карта развития

score-tribe-points = племя

legend-point-gift = – очко первому кораблю
legend-card-gift = – карта первому кораблю

example-lay-harbor-harbor-at-corner = lay harbor C3.N
