## Правила игры и сохранение для терминала

rules-head = Правила этой игры
rules-open = Правила этой игры
rules-loading = Получаем правила…
rules-search = Искать в правилах
rules-found =
    { $count ->
        [0] Ни в одном правиле нет этих слов.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-chapters = Главы
rules-english = Правила пока только на английском.
rules-link = Ссылка на правило { $id }
rules-page = На отдельной странице
key-rules = Правила этой игры
save-for-terminal = Сохранить для терминала
save-for-terminal-more = Файл, с которого продолжает «longroad play --resume». Он показывает все карты, поэтому сохранить можно только игру без других людей; кубики с этого места новые.
