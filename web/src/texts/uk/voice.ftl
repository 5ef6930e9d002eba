## Запитання і те, що чує той, хто слухає

title-asked = Запитання до тебе · Longroad

question-asked = Запитання до тебе: { $question }
question-offer = { $seat } пропонує: { $give }. Просить: { $ask }. { $how ->
        [all] Погодься, відмов або запропонуй інше.
        [accept] Погодься або відмов.
        [counter] Відмов або запропонуй інше.
       *[decline] Відмов.
    }
question-offer-lacking = { $seat } пропонує: { $give }. Просить: { $ask }. Тобі бракує: { $lacks }. { $how ->
        [counter] Відмов або запропонуй інше.
       *[decline] Відмов.
    }
question-offer-waits = { $seat } чекає на твою відповідь.
question-where = { $verb }: { $places ->
        [one] обери місце, що світиться на полі; усього { $places }.
        [few] обери одне з { $places } місць, що світяться на полі.
       *[many] обери одне з { $places } місць, що світяться на полі.
    }
question-which = { $verb }: обери.

told-head = Що відбувається
told-declined = Не хочуть: { $names }.
told-left = Ще можна: { $things }. Натисни знову, щоб завершити хід.

dice-with-red = Кубики: червоний { $red } + { $other } – це { $sum }.
