why-bank-is-out = Bank nie ma już { WORD($card, form: "many") }.

ask-take-card = Weź kartę z banku.

event-harvested =
    { $count ->
        [one] { $seat } bierze { $count } { WORD($card, form: "acc") }.
        [few] { $seat } bierze { $count } { WORD($card, form: "few") }.
       *[many] { $seat } bierze { $count } { WORD($card, form: "many") }.
    }
event-shortage = Bankowi nie starcza { WORD($card, form: "many") } dla wszystkich.
event-took = { $seat } bierze z banku 1 { WORD($card, form: "acc") }.
