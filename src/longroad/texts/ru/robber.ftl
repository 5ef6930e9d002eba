why-robber-off-land = Разбойник держится суши, а это не суша: { $place }.
why-robber-stays = Разбойник уже здесь и должен уйти: { $place }.
why-no-victim = Здесь нельзя ограбить игрока { $victim }.

ask-start-robber = Выбери, где начнёт разбойник.
    .short = Поставь разбойника
ask-choose-refuge = Выбери пустыню, куда уйдёт разбойник.
    .short = Выбери пустыню
ask-discard =
    { $count ->
        [one] Сбрось ещё { $count } карту.
        [few] Сбрось { $count } карты.
       *[many] Сбрось { $count } карт.
    }
ask-move-robber = Перемести разбойника.
ask-rob = Выбери, кого ограбить.

event-discarded = { $seat } сбрасывает: { $cards }.
event-moved-robber = { $seat } перемещает разбойника: { $hex }.
event-robber-gone = Разбойника на поле нет.
event-thief-stays = Пока варвары не высадятся впервые, после 7 никто не крадёт.
event-stole = { $seat } крадёт у игрока { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } крадёт карту у игрока { $victim }.

verb-discard-card = Сбросить
verb-move-robber-hex = Переместить разбойника
verb-rob-seat = Ограбить

do-discard-card = Сбросить 1 { WORD($card, form: "acc") }
do-move-robber-hex = Разбойник: { $hex }
do-rob-seat = Ограбить: { $seat }
do-steal-card = Забрать карту

board-piece-robber = Здесь разбойник.
    .short = разбойник

example-rob-seat = rob blue
example-discard-card = discard 2 ore 1 wool
    .about = несколько карт сразу; так же take, give
