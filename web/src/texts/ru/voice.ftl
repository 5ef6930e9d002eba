## Вопросы и то, что слышит тот, кто слушает

title-asked = Вопрос к тебе · Longroad

question-asked = Вопрос к тебе: { $question }
question-offer = { $seat } предлагает: { $give }. Просит: { $ask }. { $how ->
        [all] Согласись, откажись или предложи другое.
        [accept] Согласись или откажись.
        [counter] Откажись или предложи другое.
       *[decline] Откажись.
    }
question-offer-lacking = { $seat } предлагает: { $give }. Просит: { $ask }. Тебе не хватает: { $lacks }. { $how ->
        [counter] Откажись или предложи другое.
       *[decline] Откажись.
    }
question-offer-waits = { $seat } ждёт твоего ответа.
question-where = { $verb }: { $places ->
        [one] выбери место, которое светится на поле; всего { $places }.
        [few] выбери одно из { $places } мест, которые светятся на поле.
       *[many] выбери одно из { $places } мест, которые светятся на поле.
    }
question-which = { $verb }: выбери.

told-head = Что происходит
told-declined = Не хотят: { $names }.
told-left = Ещё можно: { $things }. Нажми снова, чтобы завершить ход.

dice-with-red = Кубики: красный { $red } + { $other } – это { $sum }.
