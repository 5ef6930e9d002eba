# Что говорит только терминал. Слова в «…», которые суть команды, – те, что ниже.

why-slow-bot = Бот { $bot } медленный с интерпретируемым движком; он сделан для скомпилированного.
why-say-what = Скажи, что именно: например, «почему build city C3.N».
why-no-place-called = На этом поле нет места { $place }; «имена» объясняет, как называются места.
why-no-place-asked = Сейчас такого места не выбирают: { $place }.
why-no-place-for = Сейчас для этого нет места: «{ $action }».
why-two-numbers = Два числа подряд: «{ $first } { $second }».
why-which-cards = Какие это карты, последние { $count }?
why-name-cards = Назови карты, например «1 древесина 2 руды».
why-which-card = «{ $word }» может значить: { $cards }.
why-no-card = «{ $word }» – не карта; есть такие: { $cards }.
why-what-for-what = Скажи, что на что: «1 древесина 2 шерсти за 1 руду».
why-not-clear = «{ $words }» здесь непонятно; «помощь» покажет, что можно сказать.
why-no-offer-to-decline = Сейчас отказываться не от чего; скажи это, когда тебе что-нибудь предложат.
why-answer-first = Сначала ответь на предложение: согласись, откажись или предложи другое ({ $cards }).
why-no-offer-to-counter = Отвечать не на что: предложи обмен сначала ({ $cards }).
why-no-player-trade = В этой игре игроки не торгуют друг с другом, только с банком.
why-type-something = Введи номер или слова; «помощь» объяснит больше.
why-no-such-number = Номера { $number } здесь нет.
why-hex-by-name = Числа на гексах – для кубиков: назови гекс, например { $hex }.
why-nothing-more = Больше здесь сказать нечего: «{ $action }».
why-ambiguous = Это может значить: { $options }.
why-too-many-cards =
    { $count ->
        [one] Это больше, чем { $count } карта.
        [few] Это больше, чем { $count } карты.
       *[many] Это больше, чем { $count } карт.
    }
why-cannot-write = Файл { $path } не записать: { $error }.
why-no-file-name = «{ $path }» не может быть именем файла.
why-folder = { $path } – это папка: назови файл в ней.
why-name-a-file = Назови файл: например, «сохранить вечер.longroad».

player-of-color = { WORD($color, form: "label") }

## Слова, которые вводят: команда, что она делает, и другие слова для того, что есть в записи

command-help = помощь
    .about = эта страница
command-board = поле
    .about = нарисовать поле с именами
command-hand = рука
    .about = твои карты, фигурки и курсы
command-log = журнал
    .about = всё, что произошло
command-points = очки
    .about = у кого сколько и за что
command-where = где
    .about = показать место на поле
command-names = имена
    .about = как называются места
command-why = почему
    .about = почему чего-то нельзя
command-costs = цены
    .about = что сколько стоит
command-cards = карты
    .about = что делают карты прогресса
command-hint = совет
    .about = что сделал бы жадный бот
command-auto = авто
    .about = ответить, как предложено
command-undo = отмена
    .about = отменить последний ответ
command-save = сохранить
    .about = сохранить игру в файл
command-quit = выход
    .about = уйти и, если надо, сохранить

reply-yes = д да
reply-no = н нет
reply-back = назад
reply-stop = в выход
reply-decline-all = отказаться всегда
typed-for = за на
typed-lumber = дерево дерева лес
typed-brick = кирпич кирпича
typed-wool = овца овцы
typed-grain = пшеница пшеницы
typed-ore = камень камня
typed-coin = монета
typed-end = конец
typed-swap = банк
typed-accept = да
typed-settlement = поселение
typed-build = построить
typed-rob = ограбить
typed-card = карта
typed-year = изобилие
typed-knight = рыцарь
typed-hire = нанять
typed-road = дорога
typed-ship = корабль
meaning-march = move knight
meaning-sail = move ship

## Вопрос

terminal-offer-cards = Что на что предложить? Например, «2 шерсти за 1 руду»; Enter – назад.
terminal-offer-cards-or-one = Что на что предложить? Например, «2 шерсти за 1 руду» или «{ $example }» за товар; Enter – назад.
terminal-counter-cards = Что на что предложить в ответ? Например, «2 шерсти за 1 руду»; Enter – назад.
terminal-offers-left = Осталось предложений: { $count }.
terminal-where = Где?
terminal-which = Что именно?
terminal-hex = Имя гекса, например { $hex }.
terminal-place = Номер на поле или имя места.
terminal-place-or = Номер на поле, имя места или «{ $instead }».
terminal-can-undo = «отмена» вернёт назад.
terminal-red-first = Сначала красный кубик, потом жёлтый.
terminal-enter-back = Enter – назад.
terminal-enter-on = [Enter: дальше]
terminal-enter = [Enter: { $action }]
terminal-holds = В руке игрока { $name }: { $cards }.
terminal-also = Ещё: { $places }.
terminal-interrupted = Ещё раз Ctrl-C – и игра прервётся сразу; «выход» спросит, сохранить ли её.

# Что можно выбрать.
option-offer = Предложить обмен ...
option-counter = Предложить другое ...
option-places =
    { $count ->
        [one] { $label } ({ $count } место)
        [few] { $label } ({ $count } места)
       *[many] { $label } ({ $count } мест)
    }
option-ways =
    { $count ->
        [one] { $label } ({ $count } вариант)
        [few] { $label } ({ $count } варианта)
       *[many] { $label } ({ $count } вариантов)
    }
group-build = Построить
group-play = Сыграть
group-knights = Рыцари
remark-rate = { $rate } за 1
remark-accepts = соглашается
remark-terms = даёт { $give } за { $ask }
remark-knight =
    { $state ->
        [active] { WORD($rank) }, активен
        [tired] { WORD($rank) }, активирован в этот ход
       *[inactive] { WORD($rank) }, неактивен
    }
remark-knight-of =
    { $state ->
        [active] { $owner }: рыцарь { WORD($rank) }, активен
        [tired] { $owner }: рыцарь { WORD($rank) }, активирован в этот ход
       *[inactive] { $owner }: рыцарь { WORD($rank) }, неактивен
    }
remark-fallen-city = лежит на боку

terminal-offer = Предложение. { $name } даёт: { $give }. Просит: { $ask }.
terminal-decline-all = «отказаться всегда» – до твоего следующего хода.
terminal-possible = Это сейчас можно.
terminal-hint =
    { $bot ->
        [greedy] Жадный бот
       *[other] Бот { $bot }
    } сказал бы: { $action }.
terminal-hint-offer = предложить { $give } за { $ask }
terminal-hint-counter = ответить { $give } за { $ask }
terminal-or = или

# Своё.
hand-resources = У тебя в руке: { $cards }.
hand-development = Карты развития: { $cards }.
hand-progress = Карты прогресса: { $cards }.
hand-improvements = Развитие городов: { $stages }.
hand-other = { WORD($sort) }: { $cards }.
hand-pieces = В запасе: { $pieces }.
hand-rates = Банк берёт: { $rates }.

## За столом

terminal-taken-back = Отменено.
terminal-pass = Передай клавиатуру: { $name }.
terminal-only = Нажми Enter, когда смотрит только { $name }.
terminal-size = Всему столу нужно окно { $columns } на { $rows }, а это – { $width } на { $height }. Поэтому игра идёт строка за строкой, а «поле» рисует поле.
dice-rolled = Кубики бросает { $name }. Введи, что выпало, например 3 5.
dice-threw = Все по очереди бросают кубики, чтобы узнать, кто начинает. Введи, что выпало, например 3 5.
dice-pirates-rolled = { $name } бросает кубик за пиратов. Введи, что выпало.
dice-event = Кубик событий: введи, что выпало. Там есть { $signs }.
dice-prompt = кубики
dice-again =
    { $count ->
        [0] Одно из этих слов, пожалуйста; сохранить, отмена и выход здесь тоже работают.
        [1] Число от 1 до 6, пожалуйста; сохранить, отмена и выход здесь тоже работают.
       *[2] Два числа от 1 до 6, пожалуйста; сохранить, отмена и выход здесь тоже работают.
    }
save-unsaved = Игра продолжается без записи; «сохранить ФАЙЛ» запишет другой файл.
save-replace = Файл { $path } уже есть. Заменить? [д/Н]
save-not = Не сохранено.
save-done = Сохранено.
save-later = Что будет дальше, попадёт в файл, только если сохранить снова.
save-goes-on = «{ $command }» продолжит отсюда.
save-first = Сохранить игру? Имя файла, Enter – уйти без записи, «назад» – остаться:
save-where = В какой файл?
save-back = Игра продолжается.
save-at-end = Сохранить запись партии? Имя файла или Enter – нет:
save-name = Назови файл, пожалуйста.
save-is-in = Запись партии – в файле { $path }.
save-rescued = Игра до этого места – в файле { $path }.
save-nowhere = Игру не удалось сохранить нигде.
save-nothing = Игра не сохранена.
bye-input = Ввод кончился раньше игры.
bye-interrupted = Прервано.
end-look = [Enter покажет очки]
end-seed = --seed { $seed } раздаст то же самое снова.
page-back = Enter – назад к игре
page-before = p: страница раньше
page-next = n: следующая страница
replay-next = [Enter: следующий ход, в: стоп]

# Events in a log that is short of room; empty where another event says as much.
short-event-event-die =
    { $event ->
        [ship] { "" }
       *[other] { $seat }: на кубике событий выпадает { WORD($event) }.
    }

## Очки

score-points = очки
score-other = прочее
score-hidden = карты очков
outcome-round = { $how }, раунд { $round }.
outcome-none =
    { $rounds ->
        [one] Игра кончилась без победителя через { $rounds } раунд.
        [few] Игра кончилась без победителя через { $rounds } раунда.
       *[many] Игра кончилась без победителя через { $rounds } раундов.
    }
outcome-open = Идёт раунд { $round }; для победы нужно очков: { $target }.

## Места

names-hex = C3 – это гекс: ряд C, третий слева. У его перекрёстков точка и сторона света (N – север, E – восток, S – юг, W – запад), у его путей – косая черта:
names-more = У места между гексами есть имя от каждого из них, и годится любое: C3.N – это также B2.SE и B3.SW. У рамки вокруг поля тоже есть имена, для пирата: ~1, ~2 и так далее, по часовой стрелке слева сверху. В игре «где C3.N» показывает место и говорит, что там есть; «где 5» – то же о номере 5 из списка.
place-called = { $name } (или { $others })
place-rim = { $name }: море рамки, рядом с { $beside }.
place-fog = { $name }: туман, никто не знает, что там.
place-hex = { $name }: { WORD($terrain) }.
place-yield = { $name }: { WORD($terrain) }. При { $number } даёт { WORD($card, form: "acc") }, бросков из 36: { $odds }.
place-yield-any = { $name }: { WORD($terrain) }. При { $number } даёт карту на выбор, бросков из 36: { $odds }.
place-at-sea = { $name }: место в море.
place-corner = { $name }: перекрёсток, вокруг { $around }.
place-corner-odds = { $name }: перекрёсток, вокруг { $around }. Бросков из 36, которые здесь считаются: { $odds }.
place-harbor-any = Здесь гавань 3:1.
place-harbor = Здесь гавань 2:1: { WORD($card) }.
place-side = { $name }: путь от { $a } до { $b }; по сторонам { $one } и { $other }.
place-side-rim = { $name }: путь от { $a } до { $b } на краю поля.
place-free = Место свободно.

## Помощь

help-answers = Отвечай номером. Можно и словами, которыми пишутся партии на всех языках:
help-commands = Команды:
help-board = На поле: { $town } – поселение, { $city } – город игрока { $owner }, @ – разбойник. «{ $harbor } 2:1» у берега – гавань: две такие карты за одну любую.
help-panel = Рядом: очки, карты сырья, карты развития, рыцари, самый длинный тракт; звёздочка – у кого эта карта, > – кого спрашивают, 5+1 – с тайными очками.
help-knights = { $metropolis } – метрополия, #{ $capital }] – город со стеной, /{ $letter }/ – город на боку; { $letter }2 – сильный рыцарь (1 простой, 3 могучий), !{ $letter }2 – активный, :{ $letter }2 активирован в этот ход и действует со следующего. M – купец.
help-panel-knights = Рядом: очки, карты, сила активных рыцарей, самый длинный тракт со звёздочкой у того, чья это карта, > – кого спрашивают; «2{ $none }4» – ступени развития: наука, торговля, политика, и карты прогресса из трёх колод. Потом – далеко ли варвары, их сила и сила всех активных рыцарей.

legend = На море: { $signs }.
help-ship = { $sign } – корабль игрока { $owner }
help-warship = { $sign } – боевой корабль

## Рядом с полем

panel-round = Раунд { $round }
panel-founding = Основание
panel-dice = кубики { $dice }
panel-goal = до { $target }
panel-points = очк
panel-resources = кар
panel-cards = кар
panel-you = ты
panel-hand =
    { $count ->
        [one] Твоя рука, { $count } карта
        [few] Твоя рука, { $count } карты
       *[many] Твоя рука, { $count } карт
    }
panel-safe = (безопасно { $count })
panel-left = в запасе: { $pieces }
panel-bank = Банк
panel-deck =
    { $deck ->
        [science] карты науки { $count }
        [trade] карты торговли { $count }
        [politics] карты политики { $count }
        [development] карты развития { $count }
       *[other] { WORD($deck) } { $count }
    }
panel-costs = Цены
panel-track = { $name }: { $value } из { $length }
panel-nobody = ничьи: { $names }
panel-city-at-risk = город в опасности
panel-defends-best = защищает лучше всех
panel-defenders = защитники
