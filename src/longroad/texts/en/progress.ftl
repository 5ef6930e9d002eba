why-drawn-this-turn = You drew that { $card } card this turn: it can be played from your next turn on.
why-not-against = That card can't be played against { $opponent } now.

ask-discard-progress = You hold too many progress cards: put one under its deck.
    .short = Put a progress card away
ask-play-or-discard = You hold too many progress cards: play one, or put one under its deck.
    .short = Play or put away a card

event-drew-progress = { $seat } draws { $face } from the { $track } deck.
    .hidden = { $seat } draws a card from the { $track } deck.
event-discarded-progress = { $seat } puts { $face } under the { $track } deck.
    .hidden = { $seat } puts a card under the { $track } deck.
event-played-progress = { $seat } plays { $face }.
event-laid-open = { $seat } lays { $face } open: a victory point.

word-progress = progress cards

counter-progress-cards =
    { $of ->
        [science] science cards
        [trade] trade cards
       *[politics] politics cards
    }

verb-discard-progress = Put under its deck
verb-steal-progress = Take a progress card

do-discard-progress = Put { WORD($progress) } under its deck
do-steal-progress = Take { WORD($progress) }

# Progress cards
decks-head = Progress cards
deck-left =
    { $count ->
        [0] { $track }: the deck is empty
        [one] { $track }: one card in the deck
       *[other] { $track }: { $count } cards in the deck
    }
deck-rest = { $count } left
deck-count =
    { $count ->
        [0] The deck is empty
        [one] One card is left in the deck
       *[other] { $count } cards are left in the deck
    }
deck-open = Press to see all its cards, and what the stages bring.
deck-face =
    { $count ->
        [one] { $name }
       *[other] { $name } ({ $count } of them)
    }
# What came of a landing, in a word
landing-result-drew-progress = +1 card
landing-result-laid-open = +1 point
# What a player's box says in few signs
seat-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
seat-progress =
    { $count ->
        [0] no progress cards
        [one] 1 progress card
       *[other] { $count } progress cards
    }

score-constitution = cards
score-printing-press = cards

panel-progress = prg
