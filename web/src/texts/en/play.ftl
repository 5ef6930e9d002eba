## While one plays: building, choosing cards, what was won and lost

build-head = Build
build-open = Build
build-costs = Costs { $cards }.
build-lacks = You lack { $cards }.
build-nowhere = There is no place for it now.
build-not-now = Not now.
build-for = { $what }: costs { $cards }.
build-why = { $what }: { $why }

mark-more = { $verb } ({ $more })
mark-leaves = Leaves you { $cards }.
act-build = Build
act-move = Move
act-remove = Remove
act-place = Place it here

places-lit =
    { $places ->
        [one] One place is lit on the board.
       *[other] { $places } places are lit on the board.
    }
places-leave = Stop choosing

number-which = Number { $number }
number-choose = Choose the numbers

cards-chosen = { $count } of { $most } chosen
cards-choose =
    { $count ->
        [one] Choose one more
       *[other] Choose { $count } more
    }
cards-first =
    { $count ->
        [one] Choose one card
       *[other] Choose { $count } cards
    }
cards-more = { WORD($card) }: { $label } one more ({ $count } so far)
cards-less = { WORD($card) }: one less than { $count }
cards-tap = Tap your hand.
cards-send = { $verb }: { $cards }
cards-others = Still choosing, too: { $names }.

count-won = +{ $count }
count-lost = −{ $count }
production-head = What the { $roll } brought
production-of = { $name }: { $cards }
production-none = The { $roll } brought no cards.
