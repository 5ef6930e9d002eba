why-rate-too-high =
    { $rate ->
        [one] Bank chce { $rate } { WORD($card, form: "acc") } za jedną kartę, a masz mniej.
        [few] Bank chce { $rate } { WORD($card, form: "few") } za jedną kartę, a masz mniej.
       *[many] Bank chce { $rate } { WORD($card, form: "many") } za jedną kartę, a masz mniej.
    }
    .any = Żadnych kart nie masz dość dla banku; „ręka” pokazuje, ile on bierze.

event-swapped =
    { $count ->
        [one] { $seat } daje bankowi { $count } { WORD($give, form: "acc") } za 1 { WORD($get, form: "acc") }.
        [few] { $seat } daje bankowi { $count } { WORD($give, form: "few") } za 1 { WORD($get, form: "acc") }.
       *[many] { $seat } daje bankowi { $count } { WORD($give, form: "many") } za 1 { WORD($get, form: "acc") }.
    }

word-bank = bank

verb-swap-card-for-card = Wymień z bankiem

do-swap-card-for-card =
    { $rate ->
        [0] { WORD($card) } za 1 { WORD($card2, form: "acc") }
        [one] { $rate } { WORD($card) } za 1 { WORD($card2, form: "acc") }
        [few] { $rate } { WORD($card, form: "few") } za 1 { WORD($card2, form: "acc") }
       *[many] { $rate } { WORD($card, form: "many") } za 1 { WORD($card2, form: "acc") }
    }

example-swap-card-for-card = swap ore for wool
    .about = z bankiem: 4:1, w porcie taniej
