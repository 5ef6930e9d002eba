## Гостиная

lobby-head = Игра
lobby-intro = Островные игры с друзьями и ботами. Без учётной записи: у кого есть ссылка, тот может сесть.
lobby-start = Начать игру
lobby-play-now = Играть с ботами
lobby-play-now-more =
    { $bots ->
        [one] { $game }: ты и { $bots } бот
        [few] { $game }: ты и { $bots } бота
       *[many] { $game }: ты и { $bots } ботов
    }
lobby-friends = Играть с друзьями
lobby-friends-more = создаёт для них ссылку
lobby-pass = Играть по очереди
lobby-pass-more = все на этом устройстве
lobby-plan = Подготовить стол
lobby-rules-of = Правила: { $game }
lobby-game = Игра
lobby-scenario = Игра или сценарий
lobby-with = + { $game }
lobby-advice = Правила не советуют этого сочетания, но играть так можно.
lobby-players = Игроки
lobby-seats = Места
lobby-seat = Кто сидит на месте { $number }
lobby-seat-mine = на этом устройстве
lobby-seat-open = свободно: кто придёт
lobby-seat-bot =
    { $manner ->
        [calm] бот { $bot }, спокойно
        [steady] бот { $bot }, уверенно
        [sharp] бот { $bot }, напористо
       *[other] бот { $bot }
    }
lobby-seat-bot-slow = бот { $bot }, медленный без скомпилированного движка
lobby-name = Имя на месте { $number }
lobby-passed = Устройство передают по кругу. Прежде чем показать руку, оно спросит, чей это ход.
lobby-rules = Часы и правила
lobby-clock = Часы
lobby-pace = Темп ботов
lobby-undos = Сколько ответов можно отменить
lobby-listed = Показать этот стол всем в гостиной
lobby-spectators = Смотреть может каждый
lobby-create = Создать стол
lobby-create-start = Начать игру
lobby-open-tables = Открытые столы
lobby-no-tables = Никто не открыл стола для всех. Твой появится здесь, если его объявить.
lobby-no-tables-here = Такого стола нет.
lobby-filter = Показать
lobby-filter-all = все
lobby-filter-free = со свободным местом
lobby-nobody = пока никого
lobby-free-seats =
    { $free ->
        [0] свободных мест нет
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
lobby-playing = игра идёт
lobby-sit = Сесть
lobby-watch = Смотреть
lobby-your-games = Твои игры
lobby-all-games = Все игры
lobby-all-games-more = Одно нажатие начинает игру с ботами.
lobby-way-plain = без дополнений
lobby-way-two = на двоих
lobby-play = Играть
lobby-play-this = Играть с ботами: { $game }, { $way }
lobby-not-possible = невозможно
lobby-bring = Продолжить сохранённую игру
lobby-bring-more = Игра, сохранённая в терминале, или запись партии: люди и боты остаются на своих местах. Если в файле никто не назван, ты садишься на первое место, боты – на остальные.
lobby-bring-file = Файл с игрой
lobby-bring-too-long = Этот файл слишком длинный для игры.
lobby-bring-empty = Файл пуст.
lobby-engine =
    { $engine ->
        [compiled] Longroad { $version }, скомпилированный движок.
        [making] Longroad { $version }, интерпретируемый движок. Быстрый готовится ({ $percent } %) к следующему запуску.
        [ready] Longroad { $version }, интерпретируемый движок. Быстрый готов: он включится при следующем запуске.
        [failed] Longroad { $version }, интерпретируемый движок. Быстрый подготовить не удалось.
       *[other] Longroad { $version }, интерпретируемый движок.
    }
lobby-verify = Проверить кубики игры
lobby-disclaimer = Неофициально: не связано с CATAN GmbH или KOSMOS и не одобрено ими. CATAN – товарный знак CATAN GmbH, названный здесь только для того, чтобы сказать, по каким правилам можно играть. Все тексты, рисунки и код принадлежат проекту.

own-your-turn =
    { $round ->
        [0] Твой ход, основание
       *[other] Твой ход, раунд { $round }
    }
own-running =
    { $round ->
        [0] Идёт, основание
       *[other] Идёт, раунд { $round }
    }
own-waiting = Ждёт игроков
own-over = Окончена
own-replay = Повтор
own-forget = Убрать из списка: { $game }
own-forget-sure = Убрать из списка?
own-delete-sure = Удалить стол?
own-all = Показать все ({ $count })
own-fewer = Показать меньше

clock-none = нет
clock-quick = быстрые: 45 секунд на ход, 2 минуты в запасе
clock-steady = спокойные: 90 секунд на ход, 5 минут в запасе
clock-slow = медленные: 10 минут на ход, 30 в запасе
clock-days = по переписке: день на ход
pace-quick = быстрый
pace-steady = чтобы успевать следить
pace-slow = медленный

bot-greedy = Жадный
bot-random = Случайный
