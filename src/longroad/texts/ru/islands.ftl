event-island-bonus =
    { $points ->
        [one] { $seat } берёт { $points } очко за новый остров: { $corner }.
        [few] { $seat } берёт { $points } очка за новый остров: { $corner }.
       *[many] { $seat } берёт { $points } очков за новый остров: { $corner }.
    }

ruleset-isle-new-shores = Новые берега
ruleset-isle-four-islands = Четыре острова
ruleset-isle-through-the-desert = Через пустыню

goal-isle-new-shores = Побеждает тот, у кого в свой ход очков: { $target }. Твоё первое поселение на каждом малом острове даёт на 2 очка больше.
goal-isle-four-islands = Побеждает тот, у кого в свой ход очков: { $target }. Острова, где ты начинаешь, – твой дом; первое поселение на каждом другом даёт на 2 очка больше.
goal-isle-through-the-desert = Побеждает тот, у кого в свой ход очков: { $target }. Твоё первое поселение за пустыней и на каждом малом острове даёт на 2 очка больше.

counter-island-points = очки за острова

about-island-points = За твоё первое поселение на каждом чужом острове.

board-piece-island-chip =
    { $points ->
        [one] Остров игрока { $owner }: { $points } победное очко.
        [few] Остров игрока { $owner }: { $points } победных очка.
       *[many] Остров игрока { $owner }: { $points } победных очков.
    }
    .short =
        { $points ->
            [one] { $owner }: остров, { $points } очко
            [few] { $owner }: остров, { $points } очка
           *[many] { $owner }: остров, { $points } очков
        }

score-island-points = острова
