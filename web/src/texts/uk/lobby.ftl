## Вітальня

lobby-head = Гра
lobby-intro = Острівні ігри з друзями та ботами. Без облікового запису: хто має посилання, може сісти.
lobby-start = Почати гру
lobby-you = Гравець
lobby-play-now = Грати з ботами
lobby-play-now-more =
    { $bots ->
        [one] { $game }: ти й { $bots } бот
        [few] { $game }: ти й { $bots } боти
       *[many] { $game }: ти й { $bots } ботів
    }
lobby-friends = Грати з друзями
lobby-friends-more = створює для них посилання
lobby-pass = Грати по черзі
lobby-pass-more = усі на цьому пристрої
lobby-plan = Підготувати стіл
lobby-rules-of = Правила: { $game }
lobby-game = Гра
lobby-scenario = Гра чи сценарій
lobby-with = + { $game }
lobby-advice = Правила не радять цього поєднання, але грати так можна.
lobby-players = Гравці
lobby-seats = Місця
lobby-seat = Хто сидить на місці { $number }
lobby-seat-mine = на цьому пристрої
lobby-seat-open = вільне: хто прийде
lobby-seat-bot =
    { $strength ->
        [beginner] бот { $bot }, початківець
        [medium] бот { $bot }, середній
       *[other] бот { $bot }
    }
lobby-seat-bot-slow = бот { $bot }, повільний без скомпільованого рушія
lobby-name = Ім’я на місці { $number }
lobby-name-hint = твоє ім’я
lobby-name-missing = Скажи, як тебе називати.
lobby-passed = Пристрій іде по колу. Перш ніж показати руку, він запитає, чий це хід.
lobby-rules = Годинник і правила
lobby-clock = Годинник
lobby-pace = Темп ботів
lobby-undos = Скільки відповідей можна скасувати
lobby-listed = Показати цей стіл усім у вітальні
lobby-spectators = Дивитися може кожен
lobby-create = Створити стіл
lobby-create-start = Почати гру
lobby-open-tables = Відкриті столи
lobby-no-tables = Ніхто не відкрив столу для всіх. Твій з’явиться тут, якщо його оголосити.
lobby-no-tables-here = Такого столу немає.
lobby-filter = Показати
lobby-filter-all = усі
lobby-filter-free = з вільним місцем
lobby-nobody = ще нікого
lobby-free-seats =
    { $free ->
        [0] вільних місць немає
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
lobby-playing = гра триває
lobby-sit = Сісти
lobby-watch = Дивитися
lobby-your-games = Твої ігри
lobby-all-games = Усі ігри
lobby-all-games-more = Одне натискання починає гру з ботами.
lobby-way-plain = без доповнень
lobby-way-two = для двох
lobby-play = Грати
lobby-play-this = Грати з ботами: { $game }, { $way }
lobby-not-possible = неможливо
lobby-bring = Продовжити збережену гру
lobby-bring-more = Гра, збережена в терміналі, або запис партії: люди й боти лишаються на своїх місцях. Якщо у файлі нікого не названо, ти сідаєш на перше місце, боти – на решту.
lobby-bring-file = Файл із грою
lobby-bring-too-long = Цей файл задовгий для гри.
lobby-bring-empty = Файл порожній.
lobby-engine =
    { $engine ->
        [compiled] Longroad { $version }, скомпільований рушій.
        [making] Longroad { $version }, інтерпретований рушій. Швидкий готується ({ $percent } %) до наступного запуску.
        [ready] Longroad { $version }, інтерпретований рушій. Швидкий готовий: він увімкнеться під час наступного запуску.
        [failed] Longroad { $version }, інтерпретований рушій. Швидкий підготувати не вдалося.
       *[other] Longroad { $version }, інтерпретований рушій.
    }
lobby-verify = Перевірити кубики гри
lobby-disclaimer = Неофіційно: не пов’язано з CATAN GmbH чи KOSMOS і не схвалено ними. CATAN – торговельна марка CATAN GmbH, названа тут лише для того, щоб сказати, за якими правилами можна грати. Усі тексти, малюнки й код належать проєкту.

own-your-turn =
    { $round ->
        [0] Твій хід, заснування
       *[other] Твій хід, раунд { $round }
    }
own-running =
    { $round ->
        [0] Триває, заснування
       *[other] Триває, раунд { $round }
    }
own-waiting = Чекає на гравців
own-over = Закінчено
own-replay = Повтор
own-forget = Прибрати зі списку: { $game }
own-forget-sure = Прибрати зі списку?
own-delete-sure = Видалити стіл?
own-all = Показати всі ({ $count })
own-fewer = Показати менше

seat-number = Гравець { $number }

clock-none = немає
clock-quick = швидкий: 45 секунд на хід, 2 хвилини в запасі
clock-steady = спокійний: 90 секунд на хід, 5 хвилин у запасі
clock-slow = повільний: 10 хвилин на хід, 30 у запасі
clock-days = листування: день на хід
pace-quick = швидкий
pace-steady = щоб устигати стежити
pace-slow = повільний

bot-greedy = Жадібний
bot-random = Випадковий

ruleset-for =
    { $players ->
        [2] { $game }, для двох
        [one] { $game }, { $players } гравець
        [few] { $game }, { $players } гравці
       *[many] { $game }, { $players } гравців
    }
ruleset-base = Базова гра
ruleset-new-shores = Незвідані береги
ruleset-four-islands = Чотири острови
ruleset-oceania = Океанія
ruleset-through-the-desert = Крізь пустелю
ruleset-forgotten-tribe = Забуте плем’я
ruleset-cloth-for-catan = Тканини для Катану
ruleset-new-world = Новий світ
ruleset-pirate-islands = Піратські острови
ruleset-wonders = Чудеса Катану
ruleset-cities-knights = Міста й лицарі
ruleset-two-players = гра для двох

option-board = Поле
option-board-spread = випадкове, червоні номери не поряд
option-board-random = зовсім випадкове
option-board-spiral = номери по спіралі
option-board-beginner = для початківців, фігурки розставлено
option-board-fixed = як у правилах
option-board-variable = перемішане
option-first = Хто починає
option-first-roll = найбільший кидок
option-first-seat = перше місце
option-first-draw = жереб
option-harbors = Гавані
option-harbors-fixed = на своїх місцях
option-harbors-shuffled = перемішані
option-harbors-players = розкладають гравці
option-harbors-generator = випадково
option-offers = Пропозицій за хід
option-order = Порядок ходу
option-order-free = торгівля й будівництво довільно
option-order-strict = уся торгівля до будівництва
option-rounds = Найдовша гра, у раундах
option-trade = Торгівля
option-trade-players = коли пропонує гравець, чий хід
option-trade-open = коли пропонує будь-хто, як у правилах
option-trade-bank = лише з банком
option-islets = Острівці
option-islets-shuffled = можуть змінити обриси
option-islets-fixed = зберігають обриси
option-printing = Видання
option-printing-new = 2025 року
option-printing-older = до 2025 року
option-commit = Хто б’ється з варварами
option-commit-all = усі активні лицарі
option-commit-choose = лицарі, яких пошлють
option-peninsula = Де висаджуються варвари
option-peninsula-bare = замість гавані
option-peninsula-harbor = гавань лишається
option-thieves = Хто краде
option-thieves-both = розбійник і пірат
option-thieves-robber = лише розбійник
option-thieves-pirate = лише пірат
option-edition = Торгівля для двох
option-edition-travel = 14 карт, 4 на початку, щонайбільше 7
option-edition-tb = 20 жетонів, 5 на початку, без обмеження
