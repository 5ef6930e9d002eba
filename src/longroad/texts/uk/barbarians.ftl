why-no-city-here = У тебе тут немає міста: { $place }.
why-metropolis-stays = Цю столицю не можна втратити: { $place }.
why-no-knight-to-commit = У тебе тут немає активного лицаря, якого ще можна послати: { $place }.

ask-commit-knights =
    Сила варварів: { $barbarians }; проти них послано: { $knights }. Пошли лицаря або закінчи.
    .short = Пошли лицаря або закінчи
ask-lose-city = Варвари перемагають: обери місто, яке втрачаєш.
    .short = Яке місто втрачаєш?
ask-draw-progress = Обери стос, з якого береш карту прогресу.
    .short = Обери стос

event-event-die =
    { $event ->
        [ship] { $seat }: на кубику подій випадає корабель.
       *[other] { $seat }: на кубику подій випадає { WORD($event) }.
    }
event-barbarians-sailed =
    { $steps ->
        [one] Варвари за { $steps } крок від острова.
        [few] Варвари за { $steps } кроки від острова.
       *[many] Варвари за { $steps } кроків від острова.
    }
event-barbarians-landed = Варвари висаджуються.
event-committed-knight = { $seat } посилає лицаря в бій: { $corner }.
event-barbarians-fought = Варвари силою { $barbarians } б’ються з лицарями силою { $knights }.
event-defended = { $seat } боронить острів найкраще й бере переможний бал.
event-barbarians-left = Варвари відпливають; лицарі, що билися, неактивні.

option-isle-commit = Хто б’ється з варварами
option-isle-commit-all = усі активні лицарі
option-isle-commit-choose = лицарі, яких пошлють
option-isle-peninsula = Де висаджуються варвари
option-isle-peninsula-bare = замість гавані
option-isle-peninsula-harbor = гавань лишається

counter-defender-tokens = бали за оборону в запасі
counter-committed-strength = послана сила
counter-defenders = оборона острова

about-defender-tokens = Хто сам боронить острів від варварів найкраще, бере один: це переможний бал.
about-committed-strength = Лицарі, що б’ються з варварами, які висаджуються.

verb-commit-knight-corner = Послати лицаря
verb-lose-city-corner = Втратити місто

do-lose-city-corner = Втратити: { $corner }
do-commit-knight-corner = Послати: { $corner }
do-commit-no-more = Більше не посилати лицарів

board-piece-landing = Причал гравця { $owner }: тут можна збудувати селище.
    .short = { $owner }: причал
track-barbarians = Варвари
battle-score = напад { $attack } : оборона { $defense }
battle-score-short = { $attack } : { $defense }
battle-strength = Варвари нападають із силою { $attack }, усі активні лицарі боронять із силою { $defense }.
battle-risk = Якби вони висадилися зараз, місто втратили б: { $names }.
battle-nobody = Якби вони висадилися зараз, їх би розбили, і ніхто не втратив би міста.
battle-hero = Якби вони висадилися зараз, їх би розбили, а переможний бал за найкращу оборону дістався б: { $names }.
battle-steps =
    { $left ->
        [0] Вони висаджуються.
        [1] Вони висадяться з наступним кораблем на кубику подій.
        [one] Вони висадяться, коли на кубику подій випаде ще { $left } корабель.
        [few] Вони висадяться, коли на кубику подій випаде ще { $left } кораблі.
       *[many] Вони висадяться, коли на кубику подій випаде ще { $left } кораблів.
    }
landing-head = Варвари висадилися.
landing-holds = Острів вистояв
landing-falls = Острів упав
landing-attack = напад
landing-defense = оборона
landing-result-defended = +1 бал
landing-lost = Вони перемагають, { $barbarians } проти { $knights }.
landing-won = Їх розбито, { $knights } проти { $barbarians }.
landing-force =
    { $count ->
        [0] { $name }: жодного активного лицаря
       *[other] { $name }: сила { $count }
    }
landing-close = Закрити
die-event = Кубик подій: { WORD($event) }.
seat-defender =
    { $count ->
        [one] { $count } бал за оборону
        [few] { $count } бали за оборону
       *[many] { $count } балів за оборону
    }

score-defenders = захист

panel-barbarians = варвари { $way }  { $value } з { $length }, сила { $theirs } проти { $ours }
panel-barbarians-short = варвари { $way } { $theirs } : { $ours }
