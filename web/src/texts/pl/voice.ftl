## Pytania i to, co słyszy, kto słucha

title-asked = Pytanie do ciebie · Longroad

question-asked = Pytanie do ciebie: { $question }
question-offer = { $seat } oferuje: { $give }. W zamian chce: { $ask }. { $how ->
        [all] Przyjmij, odrzuć albo złóż kontrofertę.
        [accept] Przyjmij albo odrzuć.
        [counter] Odrzuć albo złóż kontrofertę.
       *[decline] Odrzuć.
    }
question-offer-lacking = { $seat } oferuje: { $give }. W zamian chce: { $ask }. Brakuje ci: { $lacks }. { $how ->
        [counter] Odrzuć albo złóż kontrofertę.
       *[decline] Odrzuć.
    }
question-offer-waits = { $seat } czeka na twoją odpowiedź.
question-where = { $verb }: { $places ->
        [one] na planszy świeci jedno miejsce. Wybierz je albo nie wybieraj nic.
        [few] wybierz jedno z { $places } miejsc, które świecą na planszy.
       *[many] wybierz jedno z { $places } miejsc, które świecą na planszy.
    }
question-which = { $verb }: wybierz.

told-head = Co się dzieje
told-declined = Nie chcą: { $names }.
told-left = Jeszcze możliwe: { $things }. Naciśnij ponownie, by zakończyć turę.

dice-with-red = Kości: czerwona { $red } + { $other } to { $sum }.
