## Що діється за столом, крім гри

news-said = { $seat }: { $text }
news-sat = { $name } сідає за стіл.
news-renamed = { $seat } має нове ім’я.
news-freed = Місце знову вільне.
news-botsat = Сідає бот: { $seat }.
news-confirmed = { $seat } підтверджує готовність.
news-started = Гра починається.
news-undone = { $seat } скасовує останню відповідь.
news-silenced = Господар змінює, хто може писати в чат.
news-away =
    { $how ->
        [time] Час гравця { $seat } вийшов; робляться безпечні ходи.
        [idle] Гравець { $seat } довго нічого не робить; робляться безпечні ходи.
       *[other] Гравця { $seat } немає; робляться безпечні ходи.
    }
news-back = { $seat } повертається.
news-resigned = { $seat } іде; далі грає бот.
news-voted =
    { $how ->
        [end] { $seat } хоче закінчити гру.
        [pause] { $seat } хоче перерви.
        [resume] { $seat } закінчує перерву.
        [not-end] { $seat } не хоче закінчувати гру.
        [not-pause] { $seat } не хоче перерви.
        [cover] { $seat } хоче, щоб за гравця { $whom } грав бот.
        [not-cover] { $seat } не хоче, щоб за гравця { $whom } грав бот.
       *[other] { $seat } ще не хоче грати далі.
    }
news-agreed =
    { $how ->
        [end] Усі, кого можна було спитати, згодні закінчити гру.
       *[other] Усі присутні згодні на перерву.
    }
news-lapsed =
    { $how ->
        [end] Не всі хотіли закінчити гру: вона триває.
       *[other] Не всі хотіли перерви: гра триває.
    }
news-abandoned = Усі давно пішли: гру закінчено.
news-restored = Сервер повернувся до старішої копії цієї гри. Зігране після неї зникло, а кидки повторяться: хто їх пам’ятає, знає, що буде.
news-handed = { $seat } тепер грає на іншому пристрої.
news-rematched = Буде реванш.

## Стіл

table-head = Стіл
table-head-game =
    { $round ->
        [0] { $game }, заснування
       *[other] { $game }, раунд { $round }
    }
table-loading = Ідемо до столу…
table-not-here = Цього столу не можна показати.
bye-nowhere = Такої сторінки немає.
table-reload = Завантажити сторінку знову
table-to-lobby = До вітальні
table-list = Мої ходи
table-log = Журнал
table-chat = Чат
table-side = Журнал і чат
table-watching = Ти дивишся гру.
table-undo =
    { $left ->
        [0] Скасувати
       *[other] Скасувати ({ $left } за гру)
    }
table-undo-what = { $undo }: { $what }
table-undo-none =
    { $left ->
        [0] Скасувань за цим столом більше немає.
       *[other] Зараз немає чого скасовувати.
    }
table-end-turn = Кінець ходу
table-end-turn-sure = Усе одно завершити
table-end-turn-never = Більше не питати
table-end-turn-not = Спершу дай відповідь на запитання.

own-head = Твої карти й дії
hand-bank = банк { $count }
hand-head = Твої карти
hand-give = віддати
hand-choose = обрати
hand-take = взяти
faces-head = Твої карти з дією
face-when =
    { $when ->
        [now] можна зіграти зараз
        [later] можна зіграти з наступного ходу
       *[not] зараз зіграти не можна
    }

actions-head = Дії
scene-common = На столі
options-head = Що можна зробити
options-count =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[many] { $count } варіантів
    }
options-none = Зараз нічого вирішувати.
options-watching = Ти дивишся: вирішують лише гравці.

prompt-you = Питання до тебе:
prompt-your-turn = Твій хід.
prompt-yours = Твій хід
prompt-turn = Хід: { $name }
prompt-over = Гру закінчено.
prompt-won = Перемагає { $name }.
prompt-paused = Зараз перерва.
prompt-moment = Мить…
prompt-waiting = Чекаємо на: { $names }.
prompt-time = Лишилося часу:
prompt-hurry =
    { $seconds ->
        [one] Лишилася { $seconds } секунда.
        [few] Лишилося { $seconds } секунди.
       *[many] Лишилося { $seconds } секунд.
    }

dice-show = Кубики: { $dice } – це { $sum }.

players-head = Гравці
player-bot = бот
player-you = ти
player-turn = ходить
player-points =
    { $points ->
        [one] { $points } з { $target } балів
        [few] { $points } з { $target } балів
       *[many] { $points } з { $target } балів
    }
player-cards =
    { $sort ->
        [resources] { $count ->
            [one] { $count } карта
            [few] { $count } карти
           *[many] { $count } карт
        }
        [development] { $count ->
            [one] { $count } розвитку
            [few] { $count } розвитку
           *[many] { $count } розвитку
        }
        [progress] { $count ->
            [one] { $count } прогресу
            [few] { $count } прогресу
           *[many] { $count } прогресу
        }
       *[other] { WORD($sort) }: { $count }
    }
player-resigned = більше не грає; грає бот
player-away = не за столом; безпечні ходи
player-not-here = немає зв’язку
player-thinks = вирішує
player-more = Більше про: { $name }

counter-value = { $name } { $value }

topic-dice = кубики
topic-build = будівництво
topic-trade = торгівля
topic-cards = карти
topic-attack = напади
topic-table = стіл
log-paid = Сплачено: { $cards }.
log-head = Журнал
log-filter = Фільтр
log-who = Про кого
log-everybody = усі
log-topics = Теми
log-empty = Ще нічого не сталося.
log-earlier = Показати раніші

chat-empty = Ще ніхто нічого не сказав.
chat-say = Напиши щось
chat-send = Надіслати
chat-phrases = Швидкі фрази
chat-silenced = Господар вимкнув тобі чат.
chat-unread = нових: { $count }

since-head =
    { $count ->
        [one] За твоєї відсутності: { $count } подія
        [few] За твоєї відсутності: { $count } події
       *[many] За твоєї відсутності: { $count } подій
    }

line-lost = Немає зв’язку. З’єднуємося знову…
line-held = Твоє місце чекає { $time }.
line-retry = Спробувати зараз
line-retry-in = Спробувати зараз (наступна спроба за { $time })

matter-away = Тебе не було, і за тебе робляться безпечні ходи.
matter-come-back = Я тут
matter-paused = Зараз перерва: нікого не питають, годинники стоять.
matter-go-on = Грати далі
matter-vote-end = Закінчити гру без переможця? За: { $names }.
matter-vote-pause = Зробити перерву? За: { $names }.
matter-agree = Так
matter-disagree = Ні
matter-withdraw = Відкликати
idle-since = { $name }: чекаємо на відповідь { $time }; від { $until } може грати бот.
idle-now = { $name }: чекаємо на відповідь { $time }; може грати бот.
idle-you = Дай відповідь протягом { $time }; потім за тебе може грати бот.
idle-you-now = Інші вже можуть пустити за тебе бота: дай відповідь.
idle-warned = Дай відповідь швидше, інакше за тебе може грати бот.
idle-vote = Голосувати за бота
idle-votes = За бота: { $names }.

menu-head = Цей стіл
menu-open = Про цей стіл
menu-lobby = До вітальні; місце лишається твоїм
menu-watch-link = Посилання для тих, хто хоче дивитися
menu-pause = Попросити перерви
menu-end = Запропонувати закінчити гру
menu-end-sure = Якщо всі згодні, гра закінчиться без переможця, і продовжити її буде не можна; боти завжди згодні.
menu-resign = Піти назовсім
menu-resign-sure = Твоє місце займе бот, і повернутися буде не можна.
menu-stay = Лишитися
menu-device = Інший пристрій
menu-device-more = Продовжити з цього місця на іншому пристрої. Цей пристрій його тоді втратить.
menu-device-make = Створити посилання
menu-device-link = Відкрий це на іншому пристрої
menu-device-warn = Хто його відкриє, займе твоє місце: не показуй його більше нікому.
menu-people = Люди
menu-mute = не показувати чат цієї особи
menu-silence = без чату для цієї особи
menu-put-bot = Хай грає бот
menu-dice = Обіцянка кубиків
menu-dice-more = Сервер пообіцяв свої кубики ще до початку. Після гри кожен може звірити їх із цим:
menu-line = Сервер відповідає за { $latency } мс. { $watching ->
        [0] Ніхто не дивиться.
        [one] Дивиться { $watching } особа.
        [few] Дивляться { $watching } особи.
       *[many] Дивляться { $watching } осіб.
    }

pass-to = Передай пристрій: { $name }
pass-who = У кого пристрій?
pass-more = Зараз ніхто інший не повинен дивитися.
pass-show = Це я, { $name }

over-you-win = Перемога твоя!
over-wins = Перемагає { $name }.
over-agreed = Гру закінчено за спільною згодою.
over-abandoned = Усі пішли: гру закінчено без переможця.
over-no-winner = Гра закінчується без переможця.
over-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
over-rematch = Реванш
over-to-rematch = До реваншу
over-verify = Перевірити кубики
