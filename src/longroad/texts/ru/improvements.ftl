why-track-complete = Дальше некуда: { WORD($track) } твоих городов на высшей ступени.
why-needs-city = Развивают только города, а у тебя нет ни одного, который стоит.
why-needs-free-city = Для двух последних ступеней нужен город без метрополии.
why-no-free-city-here = Это не твой город без метрополии: { $place }.
why-no-water-for-commodities = Акведук даёт только сырьё, а это товар ({ WORD($card) }).

ask-set-metropolis = Выбери город, который станет метрополией { WORD($track, form: "gen") }.
    .short = Выбери метрополию
ask-use-aqueduct = Твой акведук: возьми карту из банка или ничего.
    .short = Возьми карту или ничего

event-improved = { $seat } развивает города: { WORD($stage) } ({ WORD($track) }, ступень { $number }).
event-metropolis = Город игрока { $seat } – метрополия { WORD($track, form: "gen") }: { $corner }.

word-school = школа
word-library = библиотека
word-aqueduct = акведук
word-theater = театр
word-university = университет
word-market = рынок
word-trading-house = торговый дом
word-merchant-guild = гильдия купцов
word-town-hall = ратуша
word-embassy = посольство
word-court = суд
word-council-of-catan = совет Катана
word-metropolis = метрополия
word-stage-of-science = следующий этап науки
word-stage-of-trade = следующий этап торговли
word-stage-of-politics = следующий этап политики
word-science = наука
    .gen = науки
word-trade = торговля
    .gen = торговли
word-politics = политика
    .gen = политики
word-trade-center = торговый центр

verb-improve-track = Развить города
verb-draw-track = Взять карту прогресса
verb-set-metropolis-corner = Выбрать метрополию

do-improve-track = Развить: { WORD($track) }
do-set-metropolis-corner = Метрополия: { $corner }
do-draw-track = Взять карту: { WORD($track) }

track-at = { $name }: шаг { $value } из { $length }.
track-science = Наука
track-trade = Торговля
track-politics = Политика
stage-of = { $track }: ступень { $stage } из { $stages }
stage-metropolis = с метрополией
stage-next = { $track } { $stage }
stage-free = бесплатно
improve-to = { $head }. { $price }.
improve-why = Не сейчас: нажми, чтобы услышать почему.
stage-brings-head = { $track } { $stage }: { $name }
stage-complete = { $track }: завершено.
stage-brings =
    { $track ->
        [science] Карта науки всякий раз, когда кубик событий показывает науку, а красный кубик – { $most } или меньше.
        [trade] Карта торговли всякий раз, когда кубик событий показывает торговлю, а красный кубик – { $most } или меньше.
       *[politics] Карта политики всякий раз, когда кубик событий показывает политику, а красный кубик – { $most } или меньше.
    }
stage-brings-science-3 = Теперь ты берёшь сырьё на свой выбор всякий раз, когда бросок не даёт тебе ни одной карты, если это не семь.
stage-brings-trade-3 = Теперь банк берёт 2 твоих одинаковых товара за любое сырьё или другой товар.
stage-brings-politics-3 = Теперь твои сильные рыцари могут стать могучими.
stage-brings-4 = Кто доберётся сюда первым, делает один из своих городов метрополией: на 2 очка больше, и варвары не могут её забрать.
stage-brings-5 = Метрополия защищена навсегда. Кто доберётся сюда раньше её владельца, забирает её себе.

score-metropolises = метрополии

panel-stages = гор
panel-improvements = Развитие твоих городов
panel-metropolis = { $owner }: метрополия { WORD($track, form: "gen") }, { $place }

example-improve-track = improve science
