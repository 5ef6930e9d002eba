why-no-coast = Це не узбережжя: { $place }.
why-harbor-next-door = Поряд із цим місцем уже є гавань: { $place }.

ask-place-harbor =
    { $harbor ->
        [any] Постав гавань 3:1.
       *[other] Постав гавань 2:1: { WORD($harbor) }.
    }
    .short = Постав гавань

event-drew-harbor =
    { $harbor ->
        [any] { $seat } тягне гавань 3:1.
       *[other] { $seat } тягне гавань 2:1: { WORD($harbor) }.
    }
event-placed-harbor = { $seat } ставить гавань: { $side }.
event-harbors-left-out =
    { $count ->
        [one] Для { $count } останньої гавані немає місця.
        [few] Для { $count } останніх гаваней немає місця.
       *[many] Для { $count } останніх гаваней немає місця.
    }

ruleset-isle-new-world = Новий світ

option-isle-harbors-players = розкладають гравці
option-isle-harbors-generator = випадково
option-isle-islets = Острівці
option-isle-islets-shuffled = можуть змінити обриси
option-isle-islets-fixed = зберігають обриси

goal-isle-new-world = Перемагає той, хто у свій хід має балів: { $target }. Твоє перше селище на кожному острові, який не твій дім, дає на 1 бал більше.

counter-harbors-to-place = гавані, які треба поставити

about-harbors-to-place = Їх кладуть на узбережжя по черзі ще до заснування.

verb-place-harbor-side = Поставити гавань

do-place-harbor-side = Гавань: { $side }

example-place-harbor-side = place harbor C3/E
