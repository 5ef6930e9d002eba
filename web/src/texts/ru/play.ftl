## Во время игры: строительство, выбор карт, прибыль и потери

build-head = Строительство
build-open = Строить
build-costs = Цена: { $cards }.
build-lacks = Тебе не хватает: { $cards }.
build-nowhere = Сейчас для этого нет места.
build-not-now = Не сейчас.
build-for = { $what }: стоит { $cards }.
build-why = { $what }: { $why }
mark-more = { $verb } ({ $more })
mark-leaves = У тебя останется: { $cards }.
act-build = Построить
act-move = Переместить
act-remove = Убрать
act-place = Поставить здесь
places-lit =
    { $places ->
        [one] На поле светится { $places } место.
        [few] На поле светятся { $places } места.
       *[many] На поле светится { $places } мест.
    }
places-leave = Не выбирать
number-which = Число { $number }
number-choose = Выбери числа
cards-chosen = выбрано: { $count } из { $most }
cards-choose =
    { $count ->
        [one] Выбери ещё { $count }
        [few] Выбери ещё { $count }
       *[many] Выбери ещё { $count }
    }
cards-first =
    { $count ->
        [one] Выбери { $count } карту
        [few] Выбери { $count } карты
       *[many] Выбери { $count } карт
    }
cards-more = { WORD($card) }: { $label } ещё одну (пока { $count })
cards-less = { WORD($card) }: на одну меньше, чем { $count }
cards-tap = Нажми на карты в руке.
cards-send = { $verb }: { $cards }
cards-others = Тоже выбирают: { $names }.
count-won = +{ $count }
count-lost = −{ $count }
production-head = Что принесло { $roll }
production-of = { $name }: { $cards }
production-none = { $roll } не приносит карт.
