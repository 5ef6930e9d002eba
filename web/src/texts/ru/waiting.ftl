## Как сесть за стол, и время до начала

join-head = Сесть за стол
join-others = За столом
join-seat = Место
join-any-seat = любое
join-watch = Только смотреть

waiting-head = Ждём начала
waiting-open = свободно
waiting-bot = бот
waiting-ready = готовность есть
waiting-not-ready = готовности пока нет
waiting-not-here = сейчас не за столом
waiting-you = ты, { $status }
waiting-put-bot = Посадить бота
waiting-which-bot = Боты –
waiting-free = Освободить место
waiting-leave = Уйти
waiting-invite = Пригласить
waiting-link = У кого есть эта ссылка, тот может сесть
waiting-only-here = Эта ссылка действует только на этом компьютере. Для других устройств запусти сервер командой «longroad serve --lan» и открой адрес, который он напечатает.
waiting-start = Начало
waiting-for-players = Ждём игроков: отправь им ссылку или посади ботов.
waiting-for-more = Ждём других игроков.
waiting-for = Ждём готовности: { $names }.
waiting-be-ready = Могу играть
waiting-start-now = Начать сейчас
waiting-start-with-bots = Начать с ботами на свободных местах
waiting-entropy = Каждый, кто подтверждает готовность, добавляет к кубикам что-то случайное, поэтому никто не может знать их заранее.
