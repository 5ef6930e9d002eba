why-bank-is-out = У банку більше немає { WORD($card, form: "many") }.

ask-take-card = Візьми карту з банку.

event-harvested =
    { $count ->
        [one] { $seat } бере { $count } { WORD($card, form: "acc") }.
        [few] { $seat } бере { $count } { WORD($card, form: "few") }.
       *[many] { $seat } бере { $count } { WORD($card, form: "many") }.
    }
event-shortage = У банку не вистачає { WORD($card, form: "many") } на всіх.
event-took = { $seat } бере з банку 1 { WORD($card, form: "acc") }.
