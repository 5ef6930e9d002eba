# What only the terminal says. Words in “…” that are commands are those below.

why-slow-bot = The bot { $bot } is slow with the interpreted engine; it is made for the compiled one.
why-say-what = Say what: for example “why build city C3.N”.
why-no-place-called = There is no place { $place } on this board; “names” explains how places are named.
why-no-place-asked = No such place is to be chosen now, so { $place } can't be.
why-no-place-for = There is no place for “{ $action }” now.
why-two-numbers = Two numbers in a row: “{ $first } { $second }”.
why-which-cards = Which cards are the last { $count }?
why-name-cards = Name cards, for example “1 lumber 2 ore”.
why-which-card = “{ $word }” could be { $cards }.
why-no-card = “{ $word }” is no card; there are { $cards }.
why-what-for-what = Say what for what: “1 lumber 2 wool for 1 ore”.
why-not-clear = “{ $words }” is not clear here; “help” shows what can be said.
why-no-offer-to-decline = There is no offer to decline now; say it when somebody makes you one.
why-answer-first = Answer the offer first: accept, decline, or “counter { $cards }”.
why-no-offer-to-counter = There is no offer to counter; “offer { $cards }” makes one.
why-no-player-trade = In this game players don't trade with each other, only with the bank.
why-type-something = Type a number or words; “help” explains more.
why-no-such-number = There is no number { $number } here.
why-hex-by-name = Numbers on hexes are for the dice: say the name of one, such as { $hex }.
why-nothing-more = “{ $action }” is all that can be said here.
why-ambiguous = That could be { $options }.
why-too-many-cards =
    { $count ->
        [one] That is more than { $count } card.
       *[other] That is more than { $count } cards.
    }
why-cannot-write = { $path } can't be written: { $error }.
why-no-file-name = “{ $path }” can't be the name of a file.
why-folder = { $path } is a folder: name a file in it.
why-name-a-file = Name a file: for example “save evening.longroad”.

player-of-color = { WORD($color) }

## Words that are typed: a command, what it does, and other words for what is in the notation

command-help = help
    .about = this page
command-board = board
    .about = draw the board, with names
command-hand = hand
    .about = your cards, pieces and rates
command-log = log
    .about = everything that happened
command-points = points
    .about = who has how many, and why
command-where = where
    .about = show a place on the board
command-names = names
    .about = how places are named
command-why = why
    .about = why something can't be done
command-costs = costs
    .about = what things cost
command-cards = cards
    .about = what progress cards do
command-hint = hint
    .about = what the greedy bot would do
command-auto = auto
    .about = take the suggested answer
command-undo = undo
    .about = take your last answer back
command-save = save
    .about = save the game to a file
command-quit = quit
    .about = leave, and save if you like

reply-yes = y yes
reply-no = n no
reply-back = b back
reply-stop = q quit
reply-decline-all = decline all
typed-for = for
typed-lumber = wood timber
typed-brick = clay bricks
typed-wool = sheep
typed-grain = wheat corn
typed-ore = stone rock
typed-coin = coins
typed-end = pass done
typed-swap = bank
typed-accept = yes
typed-settlement = settle
typed-build = found
typed-rob = steal
typed-card = development
typed-year = invention
typed-knight = knights
typed-hire = recruit
typed-road = street
typed-ship = boat vessel
meaning-march = move knight
meaning-sail = move ship

## The question

terminal-offer-cards = offer what for what? For example “2 wool for 1 ore”; Enter goes back.
terminal-offer-cards-or-one = offer what for what? For example “2 wool for 1 ore”, or “{ $example }” for a commodity; Enter goes back.
terminal-counter-cards = counter what for what? For example “2 wool for 1 ore”; Enter goes back.
terminal-offers-left = Offers left: { $count }.
terminal-where = Where?
terminal-which = Which?
terminal-hex = The name of a hex, such as { $hex }.
terminal-place = A number on the board, or a name.
terminal-place-or = A number on the board, a name, or “{ $instead }”.
terminal-can-undo = “undo” takes it back.
terminal-red-first = The red die first, then the yellow one.
terminal-enter-back = Enter goes back.
terminal-enter-on = [Enter: go on]
terminal-enter = [Enter: { $action }]
terminal-holds = { $name } holds { $cards }.
terminal-also = Also { $places }.
terminal-interrupted = Ctrl-C again leaves at once; “quit” asks whether to save.

# What can be chosen.
option-offer = offer a trade ...
option-counter = counter ...
option-places = { $label } ({ $count } places)
option-ways = { $label } ({ $count } ways)
group-build = build
group-play = play
group-knights = knights
remark-rate = { $rate } for 1
remark-accepts = who accepts
remark-terms = gives { $give } for { $ask }
remark-knight =
    { $state ->
        [active] { WORD($rank) }, active
        [tired] { WORD($rank) }, activated this turn
       *[inactive] { WORD($rank) }, inactive
    }
remark-knight-of =
    { $state ->
        [active] { $owner }'s { WORD($rank) }, active knight
        [tired] { $owner }'s { WORD($rank) }, activated this turn knight
       *[inactive] { $owner }'s { WORD($rank) }, inactive knight
    }
remark-fallen-city = lies on its side

terminal-offer = The offer: { $name } gives { $give } for { $ask }.
terminal-decline-all = “decline all” declines all until your next turn.
terminal-possible = You can do that now.
terminal-hint = The { $bot } bot would say: { $action }.
terminal-hint-offer = offer { $give } for { $ask }
terminal-hint-counter = counter { $give } for { $ask }
terminal-or = or

# One's own things.
hand-resources = You hold { $cards }.
hand-development = Development cards: { $cards }.
hand-progress = Progress cards: { $cards }.
hand-improvements = Improvements: { $stages }.
hand-other = { WORD($sort) }: { $cards }.
hand-pieces = Pieces left: { $pieces }.
hand-rates = The bank takes { $rates }.

## The sitting

terminal-taken-back = Taken back.
terminal-pass = Pass the keyboard to { $name }.
terminal-only = Press Enter when only { $name } is looking.
terminal-size = The whole table needs a window of { $columns } by { $rows }; this one has { $width } by { $height }. So the game goes on line by line, and “board” draws the board.
dice-rolled = The dice: { $name } rolls. Type what they show, such as 3 5.
dice-threw = The dice: one after the other rolls to see who begins. Type what they show, such as 3 5.
dice-pirates-rolled = The dice: { $name } rolls one for the pirates. Type what it shows.
dice-event = The event die: type what it shows, { $signs }.
dice-prompt = dice
dice-again =
    { $count ->
        [0] One of these words, please; save, undo and quit work here too.
        [1] A number from 1 to 6, please; save, undo and quit work here too.
       *[2] Two numbers from 1 to 6, please; save, undo and quit work here too.
    }
save-unsaved = The game goes on unsaved; “save FILE” writes another file.
save-replace = { $path } exists. Replace it? [y/N]
save-not = Not saved.
save-done = Saved.
save-later = What comes later is not in the file until you save again.
save-goes-on = “{ $command }” goes on from here.
save-first = Save the game first? A file name, Enter to leave without saving, or “back”:
save-where = To which file?
save-back = The game goes on.
save-at-end = Save the record? A file name, or Enter for no:
save-name = Name a file, please.
save-is-in = The record is in { $path }.
save-rescued = The game so far is in { $path }.
save-nowhere = The game could not be saved anywhere.
save-nothing = The game was not saved.
bye-input = The input ended before the game did.
bye-interrupted = Interrupted.
end-look = [Enter shows the points]
end-seed = --seed { $seed } deals it again.
page-back = Enter goes back to the game
page-before = p: page before
page-next = n: next page
replay-next = [Enter: next turn, q: stop]

# Events in a log that is short of room; empty where another event says as much.
short-event-event-die =
    { $event ->
        [ship] { "" }
       *[other] { $seat }'s event die shows { $event }.
    }

## Points

score-points = points
score-other = other
score-hidden = victory cards
outcome-round = { $how } in round { $round }.
outcome-none =
    { $rounds ->
        [one] The game ended without a winner after { $rounds } round.
       *[other] The game ended without a winner after { $rounds } rounds.
    }
outcome-open = The game is in round { $round }; { $target } points win.

## Places

names-hex =
    C3 is a hex: row C, the third from the left. Its corners have a dot and a
    compass point, its sides a slash:
names-more =
    A place between hexes has a name from each of them, and any will do: C3.N is
    also B2.SE and B3.SW. The frame around the board has names too, for the pirate:
    ~1, ~2 and so on, clockwise from the top left. In the game, “where C3.N” shows
    a place and tells what is there; “where 5” does so for number 5 of a list.
place-called = { $name } (or { $others })
place-rim = { $name } is sea of the frame, beside { $beside }.
place-fog = { $name } lies in fog: nobody knows what it is.
place-hex = { $name } is { WORD($terrain) }.
place-yield = { $name } is { WORD($terrain) } and gives { WORD($card) } on a { $number }, { $odds } of 36 rolls.
place-yield-any = { $name } is { WORD($terrain) } and gives a card of your choice on a { $number }, { $odds } of 36 rolls.
place-at-sea = { $name } lies at sea.
place-corner = { $name } is a corner of { $around }.
place-corner-odds = { $name } is a corner of { $around }: { $odds } of 36 rolls count here.
place-harbor-any = It has a 3:1 harbor.
place-harbor = It has a 2:1 harbor for { WORD($card) }.
place-side = { $name } is the side from { $a } to { $b }, between { $one } and { $other }.
place-side-rim = { $name } is the side from { $a } to { $b }, at the edge of the board.
place-free = It is free.

## Help

help-answers = Answer with a number, or in words; any clear abbreviation will do:
help-commands = Commands:
help-board = On the board: { $town } is a settlement and { $city } a city of { $owner }, @ the robber. “{ $harbor } 2:1” at the coast is a harbor: two of them for one card of your choice.
help-panel = Beside it: points, resource cards, development cards, knights, longest route; a star for who holds that card, > for who is asked, 5+1 with hidden points.
help-knights = { $metropolis } is a metropolis, #{ $capital }] a city with a wall, /{ $letter }/ a city lying on its side; { $letter }2 is a strong knight (1 basic, 3 mighty), !{ $letter }2 an active one, :{ $letter }2 one that was made so this turn and acts from the next on. M is the merchant.
help-panel-knights = Beside it: points, cards, strength of active knights, longest route with a star for who holds the card, > for who is asked; “2{ $none }4” are stages of improvement, in science, trade and politics, and progress cards from the three decks. Then how far the barbarians have come, their strength, and that of all active knights.

legend = At sea: { $signs }.
help-ship = { $sign } is a ship of { $owner }
help-warship = { $sign } a warship

## Beside the board

panel-round = Round { $round }
panel-founding = Founding
panel-dice = dice { $dice }
panel-goal = to { $target }
panel-points = pts
panel-resources = res
panel-cards = crd
panel-you = you
panel-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
panel-safe = ({ $count } safe)
panel-left = left: { $pieces }
panel-bank = Bank
panel-deck =
    { $deck ->
        [science] science cards { $count }
        [trade] trade cards { $count }
        [politics] politics cards { $count }
        [development] development cards { $count }
       *[other] { WORD($deck) } { $count }
    }
panel-costs = Costs
panel-track = { $name }: { $value } of { $length }
panel-nobody = nobody's: { $names }
panel-city-at-risk = city at risk
panel-defends-best = defends best
panel-defenders = defenders
