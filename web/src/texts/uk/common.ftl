# Що каже клієнт у браузері, українською; кожна ділянка має свій файл.

title = Longroad
title-of = { $what } · Longroad
title-your-turn = Твій хід · Longroad
title-over = Гру закінчено · Longroad
title-won = Перемагає { $name } · Longroad
notice-your-turn = Твій хід.

## Усюди

close = Закрити
copy = Копіювати
copy-done = Скопійовано.
copy-qr = Посилання як QR-код
copy-by-hand = Скопіюй вручну: текст виділено.
loading = Завантаження…
try-again = Спробувати ще
trouble-unreachable = Сервер не відповідає. Можливо, він перезапускається; спробуй за мить.
trouble-unknown = На цій сторінці щось зламалося. Завантаж її знову.
trouble-details = Подробиці
trouble-details-label = Для того, хто може допомогти

## Хто є хто

persona-head = Твоє ім’я та обличчя
persona-name = Твоє ім’я
persona-faces = Твоє обличчя
persona-face = Обличчя { $number }
persona-other-face = Інше обличчя
persona-other-faces = Інші обличчя
persona-names = Андрій, Богдан, Віра, Ганна, Дарина, Зоряна, Іванка, Леся, Марко, Микола, Надія, Олена, Остап, Роман, Соломія, Тарас
manner-calm = спокійно
manner-steady = упевнено
manner-sharp = напористо
shields = сила { $count } з 3
