event-island-bonus =
    { $points ->
        [one] { $seat } бере { $points } бал за новий острів: { $corner }.
        [few] { $seat } бере { $points } бали за новий острів: { $corner }.
       *[many] { $seat } бере { $points } балів за новий острів: { $corner }.
    }

ruleset-isle-new-shores = Незвідані береги
ruleset-isle-four-islands = Чотири острови
ruleset-isle-through-the-desert = Крізь пустелю

goal-isle-new-shores = Перемагає той, хто у свій хід має балів: { $target }. Твоє перше селище на кожному острівці дає на 2 бали більше.
goal-isle-four-islands = Перемагає той, хто у свій хід має балів: { $target }. Острови, де ти починаєш, – твій дім; перше селище на кожному іншому дає на 2 бали більше.
goal-isle-through-the-desert = Перемагає той, хто у свій хід має балів: { $target }. Твоє перше селище за пустелею й на кожному острівці дає на 2 бали більше.

counter-island-points = бали за острови

about-island-points = За твоє перше селище на кожному чужому острові.

board-piece-island-chip =
    { $points ->
        [one] Острів гравця { $owner }: { $points } переможний бал.
        [few] Острів гравця { $owner }: { $points } переможні бали.
       *[many] Острів гравця { $owner }: { $points } переможних балів.
    }
    .short =
        { $points ->
            [one] { $owner }: острів, { $points } бал
            [few] { $owner }: острів, { $points } бали
           *[many] { $owner }: острів, { $points } балів
        }

score-island-points = острови
