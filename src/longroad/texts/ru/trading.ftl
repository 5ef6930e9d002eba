why-rate-too-high =
    { $rate ->
        [one] Банк хочет { $rate } { WORD($card, form: "acc") } за одну карту, а у тебя меньше.
        [few] Банк хочет { $rate } { WORD($card, form: "few") } за одну карту, а у тебя меньше.
       *[many] Банк хочет { $rate } { WORD($card, form: "many") } за одну карту, а у тебя меньше.
    }
    .any = У тебя ни одних карт не хватает для банка; «рука» покажет, сколько он берёт.

event-swapped =
    { $count ->
        [one] { $seat } даёт банку { $count } { WORD($give, form: "acc") } за 1 { WORD($get, form: "acc") }.
        [few] { $seat } даёт банку { $count } { WORD($give, form: "few") } за 1 { WORD($get, form: "acc") }.
       *[many] { $seat } даёт банку { $count } { WORD($give, form: "many") } за 1 { WORD($get, form: "acc") }.
    }

word-bank = банк

verb-swap-card-for-card = Обмен с банком

do-swap-card-for-card =
    { $rate ->
        [0] { WORD($card) } за 1 { WORD($card2, form: "acc") }
        [one] { $rate } { WORD($card) } за 1 { WORD($card2, form: "acc") }
        [few] { $rate } { WORD($card, form: "few") } за 1 { WORD($card2, form: "acc") }
       *[many] { $rate } { WORD($card, form: "many") } за 1 { WORD($card2, form: "acc") }
    }

example-swap-card-for-card = swap ore for wool
    .about = с банком: 4:1, в гавани лучше
