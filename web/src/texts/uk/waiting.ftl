## Як сісти за стіл, і час до початку

join-head = Сісти за стіл
join-others = За столом
join-seat = Місце
join-any-seat = будь-яке
join-watch = Лише дивитися

waiting-head = Чекаємо на початок
waiting-open = вільне
waiting-bot = бот
waiting-ready = готово
waiting-not-ready = ще не готово
waiting-not-here = зараз не за столом
waiting-you = ти, { $status }
waiting-put-bot = Посадити бота
waiting-which-bot = Боти –
waiting-free = Звільнити місце
waiting-leave = Піти
waiting-invite = Запросити
waiting-link = Хто має це посилання, може сісти
waiting-only-here = Це посилання діє лише на цьому комп’ютері. Для інших пристроїв запусти сервер командою «longroad serve --lan» і відкрий адресу, яку він надрукує.
waiting-start = Початок
waiting-for-players = Чекаємо на гравців: надішли їм посилання або посади ботів.
waiting-for-more = Чекаємо на інших гравців.
waiting-for = Чекаємо на готовність: { $names }.
waiting-be-ready = Можу грати
waiting-start-now = Почати зараз
waiting-start-with-bots = Почати з ботами на вільних місцях
waiting-entropy = Кожен, хто підтверджує готовність, додає до кубиків щось випадкове, тож ніхто не може знати їх наперед.
