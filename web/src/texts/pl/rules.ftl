## Zasady gry i zapis dla terminala

rules-head = Zasady tej gry
rules-open = Zasady tej gry
rules-loading = Zasady są pobierane…
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] Żadna zasada nie ma tych słów.
        [one] Jedna zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-chapters = Rozdziały
rules-english = Zasady są na razie tylko po angielsku.
rules-books = Gdy dwie z tych ksiąg się różnią, obowiązuje późniejsza.
rules-link = Link do zasady { $id }
rules-page = Na osobnej stronie
key-rules = Zasady tej gry
save-for-terminal = Pobierz grę, by grać dalej w terminalu
save-for-terminal-more = Plik, od którego idzie dalej „longroad play --resume”. Pokazuje wszystkie karty, więc można zapisać tylko grę bez innych ludzi; kości są odtąd nowe.
