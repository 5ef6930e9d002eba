why-drawn-this-turn = Ta karta ({ WORD($card) }) została dobrana w tej turze: zagrasz ją od następnej.
why-not-against = Tej karty nie można teraz zagrać przeciw graczowi { $opponent }.

ask-discard-progress = Masz za dużo kart postępu: odłóż jedną pod jej talię.
    .short = Odłóż kartę postępu
ask-play-or-discard = Masz za dużo kart postępu: zagraj jedną albo odłóż ją pod jej talię.
    .short = Zagraj lub odłóż kartę

event-drew-progress = { $seat } dobiera kartę: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } dobiera kartę postępu ({ WORD($track) }).
event-discarded-progress = { $seat } odkłada kartę pod talię: { WORD($face) } ({ WORD($track) }).
    .hidden = { $seat } odkłada kartę postępu pod talię ({ WORD($track) }).
event-played-progress = { $seat } zagrywa kartę: { WORD($face) }.
event-laid-open = { $seat } wykłada kartę: { WORD($face) }. To punkt zwycięstwa.

word-progress = karty postępu

counter-progress-cards =
    { $of ->
        [science] karty nauki
        [trade] karty postępu handlu
       *[politics] karty polityki
    }

verb-discard-progress = Odłóż pod talię
verb-steal-progress = Zabierz kartę postępu

do-discard-progress = Odłóż pod talię: { WORD($progress) }
do-steal-progress = Zabierz: { WORD($progress) }

decks-head = Karty postępu
deck-left =
    { $count ->
        [0] { $track }: talia jest pusta
        [one] { $track }: jedna karta w talii
        [few] { $track }: { $count } karty w talii
       *[many] { $track }: { $count } kart w talii
    }
deck-rest = jeszcze { $count }
deck-count =
    { $count ->
        [0] Talia jest pusta
        [one] W talii została { $count } karta
        [few] W talii zostały { $count } karty
       *[many] W talii zostało { $count } kart
    }
deck-open = Naciśnij, by zobaczyć wszystkie karty i co dają poziomy.
deck-face =
    { $count ->
        [one] { $name }
        [few] { $name } (sztuk: { $count })
       *[many] { $name } (sztuk: { $count })
    }
# What came of a landing, in a word
landing-result-drew-progress = +1 karta
landing-result-laid-open = +1 punkt
# A player in few signs
seat-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
seat-progress =
    { $count ->
        [0] brak kart postępu
        [one] 1 karta postępu
        [few] { $count } karty postępu
       *[many] { $count } kart postępu
    }

score-constitution = karty
score-printing-press = karty

panel-progress = pst
