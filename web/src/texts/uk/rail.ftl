## Поруч із полем

rail-round =
    { $round ->
        [0] заснування
       *[other] раунд { $round }
    }
rail-order = За порядком ходів; ти наприкінці.
rail-whole = Усе поле
bank-head = У банку
player-short-resigned = не грає
player-short-away = немає
player-short-not-here = не в мережі
