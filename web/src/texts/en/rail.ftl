## Beside the board

rail-round =
    { $round ->
        [0] founding
       *[other] round { $round }
    }
rail-order = In the order of their turns; you come last.
rail-whole = Whole board
bank-head = In the bank
player-short-resigned = left
player-short-away = away
player-short-not-here = offline
