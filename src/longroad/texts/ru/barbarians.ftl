why-no-city-here = У тебя здесь нет города: { $place }.
why-metropolis-stays = Эту метрополию нельзя потерять: { $place }.
why-no-knight-to-commit = У тебя здесь нет активного рыцаря, которого ещё можно послать: { $place }.

ask-commit-knights =
    Сила варваров: { $barbarians }; против них послано: { $knights }. Пошли рыцаря или закончи.
    .short = Пошли рыцаря или закончи
ask-lose-city = Варвары побеждают: выбери город, который теряешь.
    .short = Какой город теряешь?
ask-draw-progress = Выбери колоду, из которой берёшь карту прогресса.
    .short = Выбери колоду

event-event-die =
    { $event ->
        [ship] { $seat }: на кубике событий выпадает корабль.
       *[other] { $seat }: на кубике событий выпадает { WORD($event) }.
    }
event-barbarians-sailed =
    { $steps ->
        [one] Варвары в { $steps } шаге от острова.
        [few] Варвары в { $steps } шагах от острова.
       *[many] Варвары в { $steps } шагах от острова.
    }
event-barbarians-landed = Варвары высаживаются.
event-committed-knight = { $seat } посылает рыцаря в бой: { $corner }.
event-barbarians-fought = Варвары силой { $barbarians } бьются с рыцарями силой { $knights }.
event-defended = { $seat } защищает остров лучше всех и берёт победное очко.
event-barbarians-left = Варвары отплывают; рыцари, которые бились, неактивны.

option-isle-commit = Кто бьётся с варварами
option-isle-commit-all = все активные рыцари
option-isle-commit-choose = рыцари, которых пошлют
option-isle-peninsula = Где высаживаются варвары
option-isle-peninsula-bare = вместо гавани
option-isle-peninsula-harbor = гавань остаётся

counter-defender-tokens = очки за защиту в запасе
counter-committed-strength = посланная сила
counter-defenders = защита острова

about-defender-tokens = Кто в одиночку лучше всех защищает остров от варваров, берёт один: это победное очко.
about-committed-strength = Рыцари, которые бьются с высаживающимися варварами.

verb-commit-knight-corner = Послать рыцаря
verb-lose-city-corner = Потерять город

do-lose-city-corner = Потерять: { $corner }
do-commit-knight-corner = Послать: { $corner }
do-commit-no-more = Больше не посылать рыцарей

board-piece-landing = Причал игрока { $owner }: здесь можно построить поселение.
    .short = { $owner }: причал
track-barbarians = Варвары
battle-score = атака { $attack } : защита { $defense }
battle-score-short = { $attack } : { $defense }
battle-strength = Варвары нападают с силой { $attack }, все активные рыцари защищают с силой { $defense }.
battle-risk = Если бы они высадились сейчас, город потеряли бы: { $names }.
battle-nobody = Если бы они высадились сейчас, их бы разбили, и никто не потерял бы города.
battle-hero = Если бы они высадились сейчас, их бы разбили, а победное очко за лучшую защиту досталось бы: { $names }.
battle-steps =
    { $left ->
        [0] Они высаживаются.
        [1] Они высадятся со следующим кораблём на кубике событий.
        [one] Они высадятся, когда на кубике событий выпадет ещё { $left } корабль.
        [few] Они высадятся, когда на кубике событий выпадет ещё { $left } корабля.
       *[many] Они высадятся, когда на кубике событий выпадет ещё { $left } кораблей.
    }
landing-head = Варвары высадились.
landing-holds = Остров устоял
landing-falls = Остров пал
landing-attack = атака
landing-defense = защита
landing-result-defended = +1 очко
landing-lost = Они побеждают, { $barbarians } против { $knights }.
landing-won = Они разбиты, { $knights } против { $barbarians }.
landing-force =
    { $count ->
        [0] { $name }: ни одного активного рыцаря
       *[other] { $name }: сила { $count }
    }
landing-close = Закрыть
die-event = Кубик событий: { WORD($event) }.
seat-defender =
    { $count ->
        [one] { $count } очко за защиту
        [few] { $count } очка за защиту
       *[many] { $count } очков за защиту
    }

score-defenders = защита

panel-barbarians = варвары { $way }  { $value } из { $length }, сила { $theirs } против { $ours }
panel-barbarians-short = варвары { $way } { $theirs } : { $ours }
