why-no-such-harbor = У тебе немає такої гавані.
why-no-place-for-harbor = Це не твоє прибережне селище чи місто без гавані: { $place }.

ask-choose-harbor = Обери, яку зі своїх гаваней покласти тут: { $place }.
    .short = Обери гавань
ask-lay-harbor = Обери місце для своєї гавані.
    .short = Поклади гавань

event-took-point-gift = { $seat } забирає переможний бал: { $side }.
event-took-card-gift = { $seat } забирає карту: { $side }.
event-took-harbor-gift = { $seat } забирає гавань ({ WORD($harbor) }): { $side }.
event-laid-harbor = { $seat } кладе гавань ({ WORD($harbor) }): { $corner }.

ruleset-isle-forgotten-tribe = Забуте плем’я

goal-isle-forgotten-tribe = Перемагає той, хто у свій хід має балів: { $target }. Кораблі, що допливуть до позначених узбереж острівців, забирають переможні бали, карти й гавані. Там ніхто не оселяється.

counter-harbor-kept =
    { $of ->
        [any] гавань, яку треба покласти (3:1)
       *[other] гавань, яку треба покласти ({ WORD($of) })
    }
counter-point-gift = переможні бали на узбережжях
counter-card-gift = карти на узбережжях
counter-tribe-points = бали від племені

about-tribe-points = За переможні бали, які забрали твої кораблі.
about-point-gift = Його бере перший корабель, що туди допливе.
about-card-gift = Її бере перший корабель, що туди допливе; зіграти її можна з наступного ходу.

verb-lay-harbor-harbor-at-corner = Покласти гавань

do-lay-harbor-harbor-at-corner =
    { $harbor ->
        [any] Гавань 3:1: { $corner }
       *[other] Гавань 2:1, { WORD($harbor) }: { $corner }
    }

board-piece-point-gift = Тут лежить переможний бал від племені.
    .short = переможний бал
board-piece-card-gift = Тут лежить карта розвитку від племені.
    .short = карта розвитку

score-tribe-points = плем’я

legend-point-gift = – очко першому кораблю
legend-card-gift = – карта першому кораблю

example-lay-harbor-harbor-at-corner = lay harbor C3.N
