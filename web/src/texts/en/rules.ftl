## The rules of the game in play

rules-head = Rules of this game
rules-open = Rules of this game
rules-loading = The rules are being fetched …
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule has these words.
        [one] One rule
       *[other] { $count } rules
    }
rules-chapters = Chapters
rules-english = The rules are in English only, for now.
rules-books = Where two of these books disagree, the later one counts.
rules-link = Link to rule { $id }
rules-page = On a page of its own
key-rules = Rules of this game
save-for-terminal = Download the game, to go on in a terminal
save-for-terminal-more = A file with which “longroad play --resume” goes on. It shows all cards, so only a game without other people can be saved; the dice from there on are new.
