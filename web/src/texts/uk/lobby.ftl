## Вітальня

lobby-head = Гра
lobby-intro = Острівні ігри з друзями та ботами. Без облікового запису: хто має посилання, може сісти.
lobby-start = Почати гру
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
    { $manner ->
        [calm] бот { $bot }, спокійно
        [steady] бот { $bot }, упевнено
        [sharp] бот { $bot }, напористо
       *[other] бот { $bot }
    }
lobby-seat-bot-slow = бот { $bot }, повільний без скомпільованого рушія
lobby-name = Ім’я на місці { $number }
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
