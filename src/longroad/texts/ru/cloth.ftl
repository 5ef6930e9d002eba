ask-loot = Забери карту или рулон ткани у игрока { $victim }.
    .short = Забери карту или рулон

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

ruleset-isle-cloth-for-catan = Ткани для Катана

goal-isle-cloth-for-catan = Побеждает тот, у кого в свой ход очков: { $target }. Корабли, которые доплывут до деревни, торгуют с ней: она даёт рулон ткани сразу и всякий раз, когда выпадает её номер, а каждые два рулона – очко. Игра кончается и тогда, когда ткань есть в трёх деревнях или меньше: побеждает больше очков, потом больше рулонов.

counter-bolts-in-stock = рулоны в общем запасе
counter-villages = деревни с тканью
counter-bolts = рулоны ткани

about-bolts = Каждые два рулона ткани – победное очко.
about-bolts-in-stock = Он доплачивает, когда в деревне не хватает рулонов для всех, кто с ней торгует.
about-villages = Ткань ещё есть в деревнях: { $left } из { $all }. Когда их останется три или меньше, игра кончается: побеждает больше очков, потом больше рулонов.

do-steal-bolt = Забрать рулон ткани

board-piece-village =
    { $bolts ->
        [0] Деревня { $number }, ткани нет.
        [one] Деревня { $number }, остался { $bolts } рулон ткани.
        [few] Деревня { $number }, осталось { $bolts } рулона ткани.
       *[many] Деревня { $number }, осталось { $bolts } рулонов ткани.
    }
    .short =
        { $bolts ->
            [one] деревня { $number }, { $bolts } рулон
            [few] деревня { $number }, { $bolts } рулона
           *[many] деревня { $number }, { $bolts } рулонов
        }
board-piece-village-traders = С ней торгуют: { $traders }.

legend-village = – деревня с её номером

example-steal-bolt = steal bolt or card
