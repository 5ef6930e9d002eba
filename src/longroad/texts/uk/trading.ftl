why-rate-too-high =
    { $rate ->
        [one] Банк хоче { $rate } { WORD($card, form: "acc") } за одну карту, а в тебе менше.
        [few] Банк хоче { $rate } { WORD($card, form: "few") } за одну карту, а в тебе менше.
       *[many] Банк хоче { $rate } { WORD($card, form: "many") } за одну карту, а в тебе менше.
    }
    .any = У тебе жодних карт не вистачає для банку; «рука» покаже, скільки він бере.

event-swapped =
    { $count ->
        [one] { $seat } дає банку { $count } { WORD($give, form: "acc") } за 1 { WORD($get, form: "acc") }.
        [few] { $seat } дає банку { $count } { WORD($give, form: "few") } за 1 { WORD($get, form: "acc") }.
       *[many] { $seat } дає банку { $count } { WORD($give, form: "many") } за 1 { WORD($get, form: "acc") }.
    }

word-bank = банк

verb-swap-card-for-card = Обмін із банком

do-swap-card-for-card =
    { $rate ->
        [0] { WORD($card) } за 1 { WORD($card2, form: "acc") }
        [one] { $rate } { WORD($card) } за 1 { WORD($card2, form: "acc") }
        [few] { $rate } { WORD($card, form: "few") } за 1 { WORD($card2, form: "acc") }
       *[many] { $rate } { WORD($card, form: "many") } за 1 { WORD($card2, form: "acc") }
    }

example-swap-card-for-card = swap ore for wool
    .about = з банком: 4:1, у гавані краще
