why-robber-off-land = Розбійник тримається суходолу, а це не суходіл: { $place }.
why-robber-stays = Розбійник уже тут і мусить піти: { $place }.
why-no-victim = Тут не можна пограбувати гравця { $victim }.

ask-start-robber = Обери, де почне розбійник.
    .short = Постав розбійника
ask-choose-refuge = Обери пустелю, куди піде розбійник.
    .short = Обери пустелю
ask-discard =
    { $count ->
        [one] Скинь ще { $count } карту.
        [few] Скинь { $count } карти.
       *[many] Скинь { $count } карт.
    }
ask-move-robber = Перемісти розбійника.
ask-rob = Обери, кого пограбувати.

event-discarded = { $seat } скидає: { $cards }.
event-moved-robber = { $seat } переміщує розбійника: { $hex }.
event-robber-gone = Розбійника на полі немає.
event-thief-stays = Доки варвари не висадяться вперше, після 7 ніхто не краде.
event-stole = { $seat } краде в гравця { $victim } 1 { WORD($card, form: "acc") }.
    .hidden = { $seat } краде карту в гравця { $victim }.

verb-discard-card = Скинути
verb-move-robber-hex = Перемістити розбійника
verb-rob-seat = Пограбувати

do-discard-card = Скинути 1 { WORD($card, form: "acc") }
do-move-robber-hex = Розбійник: { $hex }
do-rob-seat = Пограбувати: { $seat }
do-steal-card = Забрати карту

board-piece-robber = Тут розбійник.
    .short = розбійник

example-rob-seat = rob blue
example-discard-card = discard 2 ore 1 wool
    .about = кілька карт відразу; так само take, give
