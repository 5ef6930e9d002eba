## Правила гри й збереження для термінала

rules-head = Правила цієї гри
rules-open = Правила цієї гри
rules-loading = Отримуємо правила…
rules-search = Шукати в правилах
rules-found =
    { $count ->
        [0] У жодному правилі немає цих слів.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-chapters = Розділи
rules-english = Правила поки що лише англійською.
rules-books = Де дві з цих книг розходяться, діє пізніша.
rules-link = Посилання на правило { $id }
rules-page = На окремій сторінці
key-rules = Правила цієї гри
save-for-terminal = Завантажити гру, щоб грати далі в терміналі
save-for-terminal-more = Файл, з якого продовжує «longroad play --resume». Він показує всі карти, тож зберегти можна лише гру без інших людей; кубики відтоді нові.
