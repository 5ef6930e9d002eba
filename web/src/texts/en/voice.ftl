## What is asked, and what is told to whoever listens

title-asked = You are asked · Longroad

question-asked = You are asked: { $question }
question-offer = { $seat } offers { $give } for { $ask }. { $how ->
        [all] Accept, decline or counter.
        [accept] Accept or decline.
        [counter] Decline or counter.
       *[decline] Decline.
    }
question-offer-lacking = { $seat } offers { $give } for { $ask }. You lack { $lacks }. { $how ->
        [counter] Decline or counter.
       *[decline] Decline.
    }
question-offer-waits = { $seat } waits for your answer.
question-where = { $verb }: { $places ->
        [one] one place is lit on the board. Choose it, or stop choosing.
       *[other] choose one of the { $places } places that are lit on the board.
    }
question-which = { $verb }: choose.

told-head = What happens
told-declined = Not wanted by { $names }.
told-left = You could still: { $things }. Press again to end the turn.

dice-with-red = Dice: red { $red } + { $other } is { $sum }.
