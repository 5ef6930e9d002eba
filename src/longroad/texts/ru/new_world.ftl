why-no-coast = Это не побережье: { $place }.
why-harbor-next-door = Рядом с этим местом уже есть гавань: { $place }.

ask-place-harbor =
    { $harbor ->
        [any] Поставь гавань 3:1.
       *[other] Поставь гавань 2:1: { WORD($harbor) }.
    }
    .short = Поставь гавань

event-drew-harbor =
    { $harbor ->
        [any] { $seat } тянет гавань 3:1.
       *[other] { $seat } тянет гавань 2:1: { WORD($harbor) }.
    }
event-placed-harbor = { $seat } ставит гавань: { $side }.
event-harbors-left-out =
    { $count ->
        [one] Для { $count } последней гавани нет места.
        [few] Для { $count } последних гаваней нет места.
       *[many] Для { $count } последних гаваней нет места.
    }

ruleset-isle-new-world = Новый мир

option-isle-harbors-players = раскладывают игроки
option-isle-harbors-generator = случайно
option-isle-islets = Малые острова
option-isle-islets-shuffled = могут изменить очертания
option-isle-islets-fixed = сохраняют очертания

goal-isle-new-world = Побеждает тот, у кого в свой ход очков: { $target }. Твоё первое поселение на каждом острове, который не твой дом, даёт на 1 очко больше.

counter-harbors-to-place = гавани, которые нужно поставить

about-harbors-to-place = Их кладут на побережья по очереди ещё до основания.

verb-place-harbor-side = Поставить гавань

do-place-harbor-side = Гавань: { $side }

example-place-harbor-side = place harbor C3/E
