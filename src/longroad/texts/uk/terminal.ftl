# Що каже лише термінал. Слова в «…», які є командами, – ті, що нижче.

why-slow-bot = Бот { $bot } повільний з інтерпретованим рушієм; його зроблено для скомпільованого.
why-say-what = Скажи, що саме: наприклад, «чому build city C3.N».
why-no-place-called = На цьому полі немає місця { $place }; «назви» пояснює, як називаються місця.
why-no-place-asked = Зараз такого місця не обирають: { $place }.
why-no-place-for = Зараз для цього немає місця: «{ $action }».
why-two-numbers = Два числа поспіль: «{ $first } { $second }».
why-which-cards = Які це карти, останні { $count }?
why-name-cards = Назви карти, наприклад «1 деревина 2 руди».
why-which-card = «{ $word }» може означати: { $cards }.
why-no-card = «{ $word }» – не карта; є такі: { $cards }.
why-what-for-what = Скажи, що на що: «1 деревина 2 вовни за 1 руду».
why-not-clear = «{ $words }» тут незрозуміло; «допомога» покаже, що можна сказати.
why-no-offer-to-decline = Зараз немає від чого відмовлятися; скажи це, коли тобі щось запропонують.
why-answer-first = Спершу дай відповідь на пропозицію: погодься, відмовся або запропонуй інше ({ $cards }).
why-no-offer-to-counter = Відповідати немає на що: спершу запропонуй обмін ({ $cards }).
why-no-player-trade = У цій грі гравці не торгують між собою, лише з банком.
why-type-something = Введи номер або слова; «допомога» пояснить більше.
why-no-such-number = Номера { $number } тут немає.
why-hex-by-name = Числа на гексах – для кубиків: назви гекс, наприклад { $hex }.
why-nothing-more = Більше тут сказати нічого: «{ $action }».
why-ambiguous = Це може означати: { $options }.
why-too-many-cards =
    { $count ->
        [one] Це більше, ніж { $count } карта.
        [few] Це більше, ніж { $count } карти.
       *[many] Це більше, ніж { $count } карт.
    }
why-cannot-write = Файл { $path } не записати: { $error }.
why-no-file-name = «{ $path }» не може бути назвою файлу.
why-folder = { $path } – це тека: назви файл у ній.
why-name-a-file = Назви файл: наприклад, «зберегти вечір.longroad».

player-of-color = { WORD($color, form: "label") }

## Слова, які вводять: команда, що вона робить, та інші слова для того, що є в записі

command-help = допомога
    .about = ця сторінка
command-board = поле
    .about = намалювати поле з назвами
command-hand = рука
    .about = твої карти, фігурки й курси
command-log = журнал
    .about = усе, що сталося
command-points = очки
    .about = у кого скільки й за що
command-where = де
    .about = показати місце на полі
command-names = назви
    .about = як називаються місця
command-why = чому
    .about = чому чогось не можна
command-costs = ціни
    .about = що скільки коштує
command-cards = карти
    .about = що роблять карти прогресу
command-hint = порада
    .about = що зробив би жадібний бот
command-auto = авто
    .about = відповісти, як запропоновано
command-undo = скасувати
    .about = скасувати останню відповідь
command-save = зберегти
    .about = зберегти гру у файл
command-quit = вихід
    .about = піти й, якщо треба, зберегти

reply-yes = т так
reply-no = н ні
reply-back = назад
reply-stop = в вихід
reply-decline-all = відмовлятися завжди

typed-for = за на
typed-lumber = дерево дерева ліс
typed-brick = цегла цегли
typed-wool = вівця вівці
typed-grain = пшениця пшениці
typed-ore = камінь каменю
typed-coin = монета
typed-end = кінець
typed-swap = банк
typed-accept = так
typed-settlement = селище
typed-build = збудувати
typed-rob = пограбувати
typed-card = карта
typed-year = винахід
typed-knight = лицар
typed-hire = найняти
typed-road = дорога
typed-ship = корабель
meaning-march = move knight
meaning-sail = move ship

## Питання

terminal-offer-cards = Що на що запропонувати? Наприклад, «2 вовни за 1 руду»; Enter – назад.
terminal-offer-cards-or-one = Що на що запропонувати? Наприклад, «2 вовни за 1 руду» або «{ $example }» за товар; Enter – назад.
terminal-counter-cards = Що на що запропонувати у відповідь? Наприклад, «2 вовни за 1 руду»; Enter – назад.
terminal-offers-left = Залишилося пропозицій: { $count }.
terminal-where = Де?
terminal-which = Що саме?
terminal-hex = Назва гекса, наприклад { $hex }.
terminal-place = Номер на полі або назва місця.
terminal-place-or = Номер на полі, назва місця або «{ $instead }».
terminal-can-undo = «скасувати» поверне назад.
terminal-red-first = Спершу червоний кубик, потім жовтий.
terminal-enter-back = Enter – назад.
terminal-enter-on = [Enter: далі]
terminal-enter = [Enter: { $action }]
terminal-holds = У руці гравця { $name }: { $cards }.
terminal-also = Ще: { $places }.
terminal-interrupted = Ще раз Ctrl-C – і гра перерветься відразу; «вихід» запитає, чи зберегти її.

# Що можна обрати.
option-offer = Запропонувати обмін ...
option-counter = Запропонувати інше ...
option-places =
    { $count ->
        [one] { $label } ({ $count } місце)
        [few] { $label } ({ $count } місця)
       *[many] { $label } ({ $count } місць)
    }
option-ways =
    { $count ->
        [one] { $label } ({ $count } варіант)
        [few] { $label } ({ $count } варіанти)
       *[many] { $label } ({ $count } варіантів)
    }
group-build = Збудувати
group-play = Зіграти
group-knights = Лицарі
remark-rate = { $rate } за 1
remark-accepts = погоджується
remark-terms = дає { $give } за { $ask }
remark-knight =
    { $state ->
        [active] { WORD($rank) }, активний
        [tired] { WORD($rank) }, активований цього ходу
       *[inactive] { WORD($rank) }, неактивний
    }
remark-knight-of =
    { $state ->
        [active] { $owner }: лицар { WORD($rank) }, активний
        [tired] { $owner }: лицар { WORD($rank) }, активований цього ходу
       *[inactive] { $owner }: лицар { WORD($rank) }, неактивний
    }
remark-fallen-city = лежить на боці

terminal-offer = Пропозиція. { $name } дає: { $give }. Просить: { $ask }.
terminal-decline-all = «відмовлятися завжди» – до твого наступного ходу.
terminal-possible = Це зараз можна.
terminal-hint =
    { $bot ->
        [greedy] Жадібний бот
       *[other] Бот { $bot }
    } сказав би: { $action }.
terminal-hint-offer = запропонувати { $give } за { $ask }
terminal-hint-counter = відповісти { $give } за { $ask }
terminal-or = або

# Своє.
hand-resources = У тебе в руці: { $cards }.
hand-development = Карти розвитку: { $cards }.
hand-progress = Карти прогресу: { $cards }.
hand-improvements = Розвиток міст: { $stages }.
hand-other = { WORD($sort) }: { $cards }.
hand-pieces = У запасі: { $pieces }.
hand-rates = Банк бере: { $rates }.

## За столом

terminal-taken-back = Скасовано.
terminal-pass = Передай клавіатуру: { $name }.
terminal-only = Натисни Enter, коли дивиться лише { $name }.
terminal-size = Усьому столу потрібне вікно { $columns } на { $rows }, а це – { $width } на { $height }. Тому гра йде рядок за рядком, а «поле» малює поле.
dice-rolled = Кубики кидає { $name }. Введи, що випало, наприклад 3 5.
dice-threw = Усі по черзі кидають кубики, щоб дізнатися, хто починає. Введи, що випало, наприклад 3 5.
dice-pirates-rolled = { $name } кидає кубик за піратів. Введи, що випало.
dice-event = Кубик подій: введи, що випало. Там є { $signs }.
dice-prompt = кубики
dice-again =
    { $count ->
        [0] Одне з цих слів, будь ласка; зберегти, скасувати й вихід тут теж працюють.
        [1] Число від 1 до 6, будь ласка; зберегти, скасувати й вихід тут теж працюють.
       *[2] Два числа від 1 до 6, будь ласка; зберегти, скасувати й вихід тут теж працюють.
    }
save-unsaved = Гра триває без запису; «зберегти ФАЙЛ» запише інший файл.
save-replace = Файл { $path } уже є. Замінити? [т/Н]
save-not = Не збережено.
save-done = Збережено.
save-later = Що буде далі, потрапить у файл, лише якщо зберегти знову.
save-goes-on = «{ $command }» продовжить звідси.
save-first = Зберегти гру? Назва файлу, Enter – піти без запису, «назад» – лишитися:
save-where = У який файл?
save-back = Гра триває.
save-at-end = Зберегти запис партії? Назва файлу або Enter – ні:
save-name = Назви файл, будь ласка.
save-is-in = Запис партії – у файлі { $path }.
save-rescued = Гра до цього місця – у файлі { $path }.
save-nowhere = Гру не вдалося зберегти ніде.
save-nothing = Гру не збережено.
bye-input = Введення скінчилося раніше за гру.
bye-interrupted = Перервано.
end-look = [Enter покаже очки]
end-seed = --seed { $seed } роздасть те саме знову.
page-back = Enter – назад до гри
page-before = p: сторінка раніше
page-next = n: наступна сторінка
replay-next = [Enter: наступний хід, в: стоп]

# Events in a log that is short of room; empty where another event says as much.
short-event-event-die =
    { $event ->
        [ship] { "" }
       *[other] { $seat }: на кубику подій випадає { WORD($event) }.
    }

## Очки

score-points = очки
score-other = інше
score-hidden = карти очок
outcome-round = { $how }, раунд { $round }.
outcome-none =
    { $rounds ->
        [one] Гра скінчилася без переможця через { $rounds } раунд.
        [few] Гра скінчилася без переможця через { $rounds } раунди.
       *[many] Гра скінчилася без переможця через { $rounds } раундів.
    }
outcome-open = Триває раунд { $round }; для перемоги потрібно очок: { $target }.

## Місця

names-hex = C3 – це гекс: ряд C, третій зліва. Його перехрестя мають крапку й сторону світу (N – північ, E – схід, S – південь, W – захід), його шляхи – скісну риску:
names-more = Місце між гексами має назву від кожного з них, і підходить будь-яка: C3.N – це також B2.SE і B3.SW. Рамка навколо поля теж має назви, для пірата: ~1, ~2 і так далі, за годинниковою стрілкою зліва вгорі. У грі «де C3.N» показує місце й каже, що там є; «де 5» – те саме про номер 5 зі списку.
place-called = { $name } (або { $others })
place-rim = { $name }: море рамки, поруч із { $beside }.
place-fog = { $name }: туман, ніхто не знає, що там.
place-hex = { $name }: { WORD($terrain) }.
place-yield = { $name }: { WORD($terrain) }. При { $number } дає { WORD($card, form: "acc") }, кидків із 36: { $odds }.
place-yield-any = { $name }: { WORD($terrain) }. При { $number } дає карту на вибір, кидків із 36: { $odds }.
place-at-sea = { $name }: місце в морі.
place-corner = { $name }: перехрестя, навколо { $around }.
place-corner-odds = { $name }: перехрестя, навколо { $around }. Кидків із 36, які тут рахуються: { $odds }.
place-harbor-any = Тут гавань 3:1.
place-harbor = Тут гавань 2:1: { WORD($card) }.
place-side = { $name }: шлях від { $a } до { $b }; обабіч { $one } і { $other }.
place-side-rim = { $name }: шлях від { $a } до { $b } на краю поля.
place-free = Місце вільне.

## Допомога

help-answers = Відповідай номером. Можна й словами, якими пишуть партії всіма мовами:
help-commands = Команди:
help-board = На полі: { $town } – селище, { $city } – місто гравця { $owner }, @ – розбійник. «{ $harbor } 2:1» біля берега – гавань: дві такі карти за одну будь-яку.
help-panel = Поруч: очки, карти сировини, карти розвитку, лицарі, найдовший шлях; зірочка – у кого ця карта, > – кого питають, 5+1 – з таємними очками.
help-knights = { $metropolis } – метрополія, #{ $capital }] – місто з муром, /{ $letter }/ – місто на боці; { $letter }2 – сильний лицар (1 простий, 3 могутній), !{ $letter }2 – активний, :{ $letter }2 активовано цього ходу, діє з наступного. M – купець.
help-panel-knights = Поруч: очки, карти, сила активних лицарів, найдовший шлях із зірочкою в того, чия це карта, > – кого питають; «2{ $none }4» – ступені розвитку: наука, торгівля, політика, і карти прогресу з трьох колод. Потім – чи далеко варвари, їхня сила та сила всіх активних лицарів.

legend = На морі: { $signs }.
help-ship = { $sign } – корабель гравця { $owner }
help-warship = { $sign } – бойовий корабель

## Поруч із полем

panel-round = Раунд { $round }
panel-founding = Заснування
panel-dice = кубики { $dice }
panel-goal = до { $target }
panel-points = очк
panel-resources = кар
panel-cards = кар
panel-you = ти
panel-hand =
    { $count ->
        [one] Твоя рука, { $count } карта
        [few] Твоя рука, { $count } карти
       *[many] Твоя рука, { $count } карт
    }
panel-safe = (безпечно { $count })
panel-left = у запасі: { $pieces }
panel-bank = Банк
panel-deck =
    { $deck ->
        [science] карти науки { $count }
        [trade] карти торгівлі { $count }
        [politics] карти політики { $count }
        [development] карти розвитку { $count }
       *[other] { WORD($deck) } { $count }
    }
panel-costs = Ціни
panel-track = { $name }: { $value } з { $length }
panel-nobody = нічиї: { $names }
panel-city-at-risk = місто в небезпеці
panel-defends-best = захищає найкраще
panel-defenders = захисники
