why-one-action-a-turn = Твою дію цього ходу вже виконано.
why-too-few-tokens =
    { $price ->
        [one] Це коштує { $price } жетон торгівлі, а в тебе менше.
        [few] Це коштує { $price } жетони торгівлі, а в тебе менше.
       *[many] Це коштує { $price } жетонів торгівлі, а в тебе менше.
    }
why-robber-at-home = Розбійник уже в пустелі або поза полем.
why-no-forced-trade = Для вимушеної угоди потрібні карта суперника й дві, щоб віддати.
why-one-knight-a-turn = Цього ходу лицаря вже скинуто.
why-no-knight = У тебе немає відкритого лицаря.

ask-neutral-road = Збудуй дорогу для нейтрального гравця.
    .short = Збудуй нейтральну дорогу
ask-neutral-ship = Збудуй корабель для нейтрального гравця.
    .short = Нейтральний корабель
ask-neutral-settlement = Збудуй селище для нейтрального гравця.
    .short = Нейтральне селище
ask-give-back =
    { $count ->
        [one] Поверни { $count } карту.
        [few] Поверни { $count } карти.
       *[many] Поверни { $count } карт.
    }

event-forced-trade =
    { $price ->
        [one] { $seat } змушує до угоди за { $price } жетон торгівлі.
        [few] { $seat } змушує до угоди за { $price } жетони торгівлі.
       *[many] { $seat } змушує до угоди за { $price } жетонів торгівлі.
    }
event-drove-robber-off =
    { $price ->
        [one] { $seat } проганяє розбійника за { $price } жетон торгівлі.
        [few] { $seat } проганяє розбійника за { $price } жетони торгівлі.
       *[many] { $seat } проганяє розбійника за { $price } жетонів торгівлі.
    }
event-discarded-knight = { $seat } скидає лицаря.
event-pulled = { $seat } тягне в гравця { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } тягне карту в гравця { $other }.
event-gave-back = { $seat } повертає гравцю { $other } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } повертає карту гравцю { $other }.
event-took-tokens =
    { $count ->
        [one] { $seat } бере { $count } жетон торгівлі.
        [few] { $seat } бере { $count } жетони торгівлі.
       *[many] { $seat } бере { $count } жетонів торгівлі.
    }

ruleset-isle-two-players = гра для двох

option-isle-edition = Торгівля для двох
option-isle-edition-travel = 14 карт, 4 на початку, щонайбільше 7
option-isle-edition-tb = 20 жетонів, 5 на початку, без обмеження

goal-with-isle-two-players = Двоє нейтральних гравців будують разом із вами, але перемогти не можуть.

counter-trade-tokens = жетони торгівлі

about-trade-tokens = Ними платять за вимушену угоду й за те, щоб прогнати розбійника.

verb-give-back-card = Повернути

do-force-trade = Змусити до угоди
do-give-back-card = Повернути 1 { WORD($card, form: "acc") }
do-drive-robber-off = Прогнати розбійника
do-discard-knight = Скинути лицаря

person-neutral = нейтральний ({ WORD($color) })
