why-bank-is-out = В банке больше нет { WORD($card, form: "many") }.

ask-take-card = Возьми карту из банка.

event-harvested =
    { $count ->
        [one] { $seat } берёт { $count } { WORD($card, form: "acc") }.
        [few] { $seat } берёт { $count } { WORD($card, form: "few") }.
       *[many] { $seat } берёт { $count } { WORD($card, form: "many") }.
    }
event-shortage = В банке не хватает { WORD($card, form: "many") } на всех.
event-took = { $seat } берёт из банка 1 { WORD($card, form: "acc") }.
