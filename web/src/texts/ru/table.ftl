## Что происходит за столом, кроме игры

news-said = { $seat }: { $text }
news-sat = { $name } садится за стол.
news-renamed = { $seat } меняет имя.
news-freed = Место снова свободно.
news-botsat = Садится бот: { $seat }.
news-confirmed = { $seat } подтверждает готовность.
news-started = Игра начинается.
news-undone = { $seat } отменяет последний ответ.
news-silenced = Хозяин меняет, кто может писать в чат.
news-away =
    { $how ->
        [time] Время игрока { $seat } вышло; делаются безопасные ходы.
        [idle] Игрок { $seat } долго ничего не делает; делаются безопасные ходы.
       *[other] Игрока { $seat } нет; делаются безопасные ходы.
    }
news-back = { $seat } возвращается.
news-resigned = { $seat } уходит; дальше играет бот.
news-voted =
    { $how ->
        [end] { $seat } хочет закончить игру.
        [pause] { $seat } хочет перерыва.
        [resume] { $seat } заканчивает перерыв.
        [not-end] { $seat } не хочет заканчивать игру.
        [not-pause] { $seat } не хочет перерыва.
        [cover] { $seat } хочет, чтобы за игрока { $whom } играл бот.
        [not-cover] { $seat } не хочет, чтобы за игрока { $whom } играл бот.
       *[other] { $seat } пока не хочет играть дальше.
    }
news-agreed =
    { $how ->
        [end] Все, кого можно было спросить, согласны закончить игру.
       *[other] Все присутствующие согласны на перерыв.
    }
news-lapsed =
    { $how ->
        [end] Не все хотели закончить игру: она продолжается.
       *[other] Не все хотели перерыва: игра продолжается.
    }
news-abandoned = Все давно ушли: игра окончена.
news-restored = Сервер вернулся к более старой копии этой игры. Сыгранное после неё пропало, а броски повторятся: кто их помнит, знает, что будет.
news-handed = { $seat } теперь играет на другом устройстве.
news-rematched = Будет реванш.

## Стол

table-head = Стол
table-head-game =
    { $round ->
        [0] { $game }, основание
       *[other] { $game }, раунд { $round }
    }
table-loading = Идём к столу…
table-not-here = Этот стол нельзя показать.
bye-nowhere = Такой страницы нет.
table-reload = Загрузить страницу снова
table-to-lobby = В гостиную
table-list = Мои ходы
table-log = Журнал
table-chat = Чат
table-side = Журнал и чат
table-watching = Ты смотришь игру.
table-undo =
    { $left ->
        [0] Отменить
       *[other] Отменить ({ $left } за игру)
    }
table-undo-what = { $undo }: { $what }
table-undo-none =
    { $left ->
        [0] Отмен за этим столом больше нет.
       *[other] Сейчас нечего отменять.
    }
table-end-turn = Конец хода
table-end-turn-sure = Всё равно завершить
table-end-turn-never = Больше не спрашивать
table-end-turn-not = Сначала ответь на вопрос.

own-head = Твои карты и действия
hand-bank = банк { $count }
hand-head = Твои карты
hand-give = отдать
hand-choose = выбрать
hand-take = взять
faces-head = Твои карты с действием
face-when =
    { $when ->
        [now] можно сыграть сейчас
        [later] можно сыграть со следующего хода
       *[not] сейчас сыграть нельзя
    }

actions-head = Действия
scene-common = На столе
options-head = Что можно сделать
options-count =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
options-none = Сейчас нечего решать.
options-watching = Ты смотришь: решают только игроки.

prompt-you = Вопрос к тебе:
prompt-your-turn = Твой ход.
prompt-yours = Твой ход
prompt-turn = Ход: { $name }
prompt-over = Игра окончена.
prompt-won = Побеждает { $name }.
prompt-paused = Сейчас перерыв.
prompt-moment = Минутку…
prompt-waiting = Ждём: { $names }.
prompt-time = Осталось времени:
prompt-hurry =
    { $seconds ->
        [one] Осталась { $seconds } секунда.
        [few] Осталось { $seconds } секунды.
       *[many] Осталось { $seconds } секунд.
    }

dice-show = Кубики: { $dice } – это { $sum }.

players-head = Игроки
player-bot = бот
player-you = ты
player-turn = ходит
player-points =
    { $points ->
        [one] { $points } из { $target } очков
        [few] { $points } из { $target } очков
       *[many] { $points } из { $target } очков
    }
player-cards =
    { $sort ->
        [resources] { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }
        [development] { $count ->
            [one] { $count } развития
            [few] { $count } развития
           *[many] { $count } развития
        }
        [progress] { $count ->
            [one] { $count } прогресса
            [few] { $count } прогресса
           *[many] { $count } прогресса
        }
       *[other] { WORD($sort) }: { $count }
    }
player-resigned = больше не играет; играет бот
player-away = не за столом; безопасные ходы
player-not-here = нет связи
player-thinks = решает
player-more = Больше об игроке: { $name }

counter-value = { $name } { $value }

topic-dice = кубики
topic-build = строительство
topic-trade = торговля
topic-cards = карты
topic-attack = нападения
topic-table = стол
log-paid = Уплачено: { $cards }.
log-head = Журнал
log-filter = Фильтр
log-who = О ком
log-everybody = все
log-topics = Темы
log-empty = Пока ничего не произошло.
log-earlier = Показать более ранние

chat-empty = Пока никто ничего не сказал.
chat-say = Напиши что-нибудь
chat-send = Отправить
chat-phrases = Быстрые фразы
chat-silenced = Хозяин отключил тебе чат.
chat-unread = новых: { $count }

since-head =
    { $count ->
        [one] За время отсутствия: { $count } событие
        [few] За время отсутствия: { $count } события
       *[many] За время отсутствия: { $count } событий
    }

line-lost = Нет связи. Соединяемся снова…
line-held = Твоё место ждёт { $time }.
line-retry = Попробовать сейчас
line-retry-in = Попробовать сейчас (следующая попытка через { $time })

matter-away = Тебя не было, и за тебя делаются безопасные ходы.
matter-come-back = Я здесь
matter-paused = Сейчас перерыв: никого не спрашивают, часы стоят.
matter-go-on = Играть дальше
matter-vote-end = Закончить игру без победителя? За: { $names }.
matter-vote-pause = Сделать перерыв? За: { $names }.
matter-agree = Да
matter-disagree = Нет
matter-withdraw = Отозвать
idle-since = { $name }: ждём ответа { $time }; с { $until } может играть бот.
idle-now = { $name }: ждём ответа { $time }; может играть бот.
idle-you = Ответь в течение { $time }; потом за тебя может играть бот.
idle-you-now = Другие уже могут пустить за тебя бота: ответь.
idle-warned = Ответь скорее, иначе за тебя может играть бот.
idle-vote = Голосовать за бота
idle-votes = За бота: { $names }.

menu-head = Этот стол
menu-open = Об этом столе
menu-lobby = В гостиную; место останется твоим
menu-watch-link = Ссылка для тех, кто хочет смотреть
menu-pause = Попросить перерыва
menu-end = Предложить закончить игру
menu-end-sure = Если все согласны, игра закончится без победителя, и продолжить её будет нельзя; боты всегда согласны.
menu-resign = Уйти насовсем
menu-resign-sure = Твоё место займёт бот, и вернуться будет нельзя.
menu-stay = Остаться
menu-device = Другое устройство
menu-device-more = Продолжить с этого места на другом устройстве. Это устройство его тогда потеряет.
menu-device-make = Создать ссылку
menu-device-link = Открой это на другом устройстве
menu-device-warn = Кто её откроет, займёт твоё место: не показывай её больше никому.
menu-people = Люди
menu-mute = не показывать чат этого человека
menu-silence = без чата для этого человека
menu-put-bot = Пусть играет бот
menu-dice = Обещание кубиков
menu-dice-more = Сервер пообещал свои кубики ещё до начала. После игры каждый может сверить их с этим:
menu-line = Сервер отвечает за { $latency } мс. { $watching ->
        [0] Никто не смотрит.
        [one] Смотрит { $watching } человек.
        [few] Смотрят { $watching } человека.
       *[many] Смотрят { $watching } человек.
    }

pass-to = Передай устройство: { $name }
pass-who = У кого устройство?
pass-more = Сейчас никто другой не должен смотреть.
pass-show = Это я, { $name }

over-you-win = Победа твоя!
over-wins = Побеждает { $name }.
over-agreed = Игра окончена по общему согласию.
over-abandoned = Все ушли: игра окончена без победителя.
over-no-winner = Игра кончается без победителя.
over-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
over-rematch = Реванш
over-to-rematch = К реваншу
over-verify = Проверить кубики
