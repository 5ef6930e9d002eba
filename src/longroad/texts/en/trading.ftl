why-rate-too-high = The bank wants { $rate } { $card } for one card; you have fewer.
    .any = You don't hold enough cards of any kind for the bank; “hand” shows what it takes.

event-swapped = { $seat } trades { $count } { $give } with the bank for 1 { $get }.

word-bank = bank

verb-swap-card-for-card = Trade with the bank

do-swap-card-for-card =
    { $rate ->
        [0] { WORD($card) } for 1 { WORD($card2) }
       *[other] { $rate } { WORD($card) } for 1 { WORD($card2) }
    }

example-swap-card-for-card = swap ore for wool
    .about = with the bank, 4:1 or better at a harbor
