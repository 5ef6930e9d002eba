why-hex-known = Этот гекс уже открыт: { $place }.
why-hex-not-reached = Новая фигурка не ведёт к этому гексу: { $place }.

ask-explore = Выбери, какой гекс открыть первым.
    .short = Выбери первый гекс

event-discovered = { $seat } открывает { $hex }: { WORD($terrain) }, номер { $number }.
event-discovered-bare = { $seat } открывает { $hex }: { WORD($terrain) }.

word-fog = неизвестная земля

ruleset-isle-oceania = Океания

goal-isle-oceania = Побеждает тот, у кого в свой ход очков: { $target }. Между островами лежит неизвестная земля: её открывают корабли и дороги, а кто найдёт сушу, берёт её карту.

counter-fog = неоткрытые гексы

about-fog = Их открывает корабль или дорога, которые туда ведут; кто найдёт сушу, берёт её карту.

verb-explore-hex = Открыть

do-explore-hex = Открыть: { $hex }

fog-land = { $land } { $count }
fog-numbers = Номера: { $numbers }
act-explore = Открыть

terrain-fog = ? – гекс, которого ещё никто не видел

example-explore-hex = explore D4
