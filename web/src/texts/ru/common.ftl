# Что говорит клиент в браузере, по-русски; у каждой области свой файл.

title = Longroad
title-of = { $what } · Longroad
title-your-turn = Твой ход · Longroad
title-over = Игра окончена · Longroad
title-won = Побеждает { $name } · Longroad
notice-your-turn = Твой ход.

## Везде

close = Закрыть
copy = Копировать
copy-done = Скопировано.
copy-qr = Ссылка как QR-код
copy-by-hand = Скопируй вручную: текст выделен.
loading = Загрузка…
try-again = Попробовать ещё
trouble-unreachable = Сервер не отвечает. Возможно, он перезапускается; попробуй чуть позже.
trouble-unknown = На этой странице что-то сломалось. Загрузи её снова.
trouble-details = Подробности
trouble-details-label = Для того, кто может помочь

## Кто есть кто

persona-head = Твоё имя и лицо
persona-name = Твоё имя
persona-faces = Твоё лицо
persona-face = Лицо { $number }
persona-other-face = Другое лицо
persona-other-faces = Другие лица
persona-names = Аня, Вера, Глеб, Даша, Егор, Жанна, Илья, Катя, Лев, Маша, Митя, Нина, Рома, Соня, Тимур, Юля
manner-calm = спокойно
manner-steady = уверенно
manner-sharp = напористо
shields = сила { $count } из 3
