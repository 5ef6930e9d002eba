## Під час гри: будівництво, вибір карт, здобутки й втрати

build-head = Будівництво
build-open = Будувати
build-costs = Ціна: { $cards }.
build-lacks = Тобі бракує: { $cards }.
build-nowhere = Зараз для цього немає місця.
build-not-now = Не зараз.
build-for = { $what }: коштує { $cards }.
build-why = { $what }: { $why }
mark-more = { $verb } ({ $more })
mark-leaves = Тобі лишиться: { $cards }.
act-build = Збудувати
act-move = Перемістити
act-remove = Прибрати
act-place = Поставити тут
places-lit =
    { $places ->
        [one] На полі світиться { $places } місце.
        [few] На полі світяться { $places } місця.
       *[many] На полі світиться { $places } місць.
    }
places-leave = Не обирати
number-which = Число { $number }
number-choose = Обери числа
cards-chosen = обрано: { $count } з { $most }
cards-choose =
    { $count ->
        [one] Обери ще { $count }
        [few] Обери ще { $count }
       *[many] Обери ще { $count }
    }
cards-first =
    { $count ->
        [one] Обери { $count } карту
        [few] Обери { $count } карти
       *[many] Обери { $count } карт
    }
cards-more = { WORD($card) }: { $label } ще одну (поки { $count })
cards-less = { WORD($card) }: на одну менше, ніж { $count }
cards-tap = Торкнися карт у руці.
cards-send = { $verb }: { $cards }
cards-others = Також обирають: { $names }.
count-won = +{ $count }
count-lost = −{ $count }
production-head = Що дало { $roll }
production-of = { $name }: { $cards }
production-none = { $roll } не дає жодних карт.
