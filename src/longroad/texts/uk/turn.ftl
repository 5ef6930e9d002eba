why-roll-first = Спершу кинь кубики.
why-not-on-turn = Зараз не твій хід: ходить { $name }.
why-already-rolled = Кубики вже кинуто.

ask-main = Торгуй, будуй або заверши хід.
ask-aside = Запропонуй щось гравцеві, чий хід, або зачекай.
    .short = Запропонуй щось або чекай
ask-compose-aside = Склади пропозицію гравцеві, чий хід.
    .short = Склади пропозицію

event-rolled = { $seat } кидає: { $low } і { $high }.
event-won =
    { $points ->
        [one] { $seat } перемагає: { $points } бал.
        [few] { $seat } перемагає: { $points } бали.
       *[many] { $seat } перемагає: { $points } балів.
    }
event-no-winner =
    { $rounds ->
        [one] Гра закінчується без переможця за { $rounds } раунд.
        [few] Гра закінчується без переможця за { $rounds } раунди.
       *[many] Гра закінчується без переможця за { $rounds } раундів.
    }

option-isle-first-roll = найбільший кидок

verb-roll = Кинути кубики
verb-end-turn = Завершити хід

do-roll = Кинути кубики
do-end-turn = Завершити хід

example-roll = roll
example-end-turn = end
