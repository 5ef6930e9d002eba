# What the browser client says, in English. What the engine and the server say by code is in
# src/longroad/texts; WORD($id) gives the word for an id of the engine, see "Words" below.

title = Longroad
title-your-turn = Your turn · Longroad
title-over = The game is over · Longroad
title-won = { $name } wins · Longroad
notice-your-turn = It is your turn.

## Words. A form of a word is an attribute: { WORD($color, form: "label") }

word-lumber = lumber
word-brick = brick
word-wool = wool
word-grain = grain
word-ore = ore
word-paper = paper
word-cloth = cloth
word-coin = coin
word-any = any three cards
word-nothing = nothing

word-forest = forest
word-hills = hills
word-pasture = pasture
word-fields = fields
word-mountains = mountains
word-desert = desert
word-gold = gold field
word-sea = sea
word-fog = unknown land
word-lake = lake
word-swamp = swamp

word-red = red
    .label = Red
word-blue = blue
    .label = Blue
word-white = white
    .label = White
word-orange = orange
    .label = Orange
word-green = green
    .label = Green
word-violet = violet
    .label = Violet

word-knight = knight
word-victory-point = victory point
word-road-building = road building
word-year-of-plenty = year of plenty
word-monopoly = monopoly

word-alchemy = alchemy
word-crane = crane
word-mining = mining
word-irrigation = irrigation
word-invention = invention
word-engineering = engineering
word-medicine = medicine
word-smithing = smithing
word-printing-press = printing press
word-merchant = merchant
word-commercial-harbor = commercial harbor
word-merchant-fleet = merchant fleet
word-guild-dues = guild dues
word-trade-monopoly = trade monopoly
word-resource-monopoly = resource monopoly
word-taxation = taxation
word-diplomacy = diplomacy
word-encouragement = encouragement
word-wedding = wedding
word-intrigue = intrigue
word-sabotage = sabotage
word-espionage = espionage
word-treason = treason
word-constitution = constitution

word-science = science
word-trade = trade
word-politics = politics

word-school = school
word-library = library
word-aqueduct = aqueduct
word-theater = theater
word-university = university
word-market = market
word-trading-house = trading house
word-merchant-guild = merchant guild
word-trade-center = trade center
word-town-hall = town hall
word-embassy = embassy
word-fortress = fortress
word-court = court
word-council-of-catan = council of Catan

word-basic = basic
word-strong = strong
word-mighty = mighty

word-castle = castle
word-monument = monument
word-grand-theater = grand theater
word-great-bridge = great bridge
word-great-wall = great wall

word-longest-route = longest trade route
word-largest-army = largest army

word-bank = bank
word-development = development cards
word-resources = cards
word-progress = progress cards

word-road = road
word-ship = ship
word-settlement = settlement
word-city = city
word-wall = wall
word-metropolis = metropolis

## Places and cards

place-sea = sea { $name }
cards-of-a-kind = { $count } { WORD($card) }
cards-none = nothing
person-by-color = { $name } ({ WORD($color) })
person-neutral = neutral ({ WORD($color) })

## What one may do: the words of the engine, and the kinds of their operands

verb-roll = Roll the dice
verb-end-turn = End your turn
verb-build-road-side = Build a road
verb-build-ship-side = Build a ship
verb-build-settlement-corner = Build a settlement
verb-build-city-corner = Build a city
verb-build-road-side-for-seat = Build a road for a neutral player
verb-build-ship-side-for-seat = Build a ship for a neutral player
verb-build-settlement-corner-for-seat = Build a settlement for a neutral player
verb-build-wall-corner = Build a city wall
verb-buy-card = Buy a development card
verb-swap-card-for-card = Trade with the bank
verb-give-card = Give one more
verb-ask-card = Ask for one more
verb-trade-with-seat = Make the deal
verb-discard-card = Discard
verb-discard-progress = Put under its deck
verb-move-robber-hex = Move the robber
verb-move-pirate-hex = Move the pirate
verb-rob-seat = Rob
verb-move-ship-side = Move a ship
verb-sail-to-side = Sail to
verb-take-card = Take a card
verb-take-card-from-seat = Take a card
verb-play-monopoly-card = Play monopoly
verb-play-merchant-fleet-card = Play merchant fleet
verb-play-trade-monopoly-card = Play trade monopoly
verb-play-resource-monopoly-card = Play resource monopoly
verb-play-alchemy-number-number = Play alchemy
verb-play-espionage-seat = Play espionage
verb-play-guild-dues-seat = Play guild dues
verb-play-treason-seat = Play treason
verb-offer-card-to-seat = Offer a resource for a commodity
verb-hand-over-card = Hand over
verb-improve-track = Improve your cities
verb-draw-track = Draw a progress card
verb-steal-progress = Take a progress card
verb-set-metropolis-corner = Choose the metropolis
verb-hire-knight-corner = Hire a knight
verb-activate-knight-corner = Activate a knight
verb-promote-knight-corner = Promote a knight
verb-move-knight-corner = Move a knight
verb-march-to-corner = March to
verb-retreat-to-corner = Retreat to
verb-chase-robber-corner = Chase the robber
verb-chase-pirate-corner = Chase the pirate
verb-commit-knight-corner = Commit a knight
verb-drive-knight-off-corner = Drive a knight off
verb-give-up-knight-corner = Give up a knight
verb-post-knight-corner = Post a knight
verb-arm-ship-corner = Arm a ship
verb-lose-city-corner = Lose a city
verb-remove-side = Remove a road or ship
verb-send-merchant-hex = Send the merchant
verb-take-number-hex = Take a number
verb-swap-with-hex = Swap with
verb-present-card = Give as a present
verb-give-back-card = Give back
verb-explore-hex = Explore
verb-place-harbor-side = Place the harbor
verb-lay-harbor-harbor-at-corner = Lay a harbor
verb-claim-wonder = Claim a wonder

do-roll = Roll the dice
do-end-turn = End your turn
do-build-road-side = Road: { $side }
do-build-ship-side = Ship: { $side }
do-build-settlement-corner = Settlement: { $corner }
do-build-city-corner = City: { $corner }
do-build-road-side-for-seat = Road for { $seat }: { $side }
do-build-ship-side-for-seat = Ship for { $seat }: { $side }
do-build-settlement-corner-for-seat = Settlement for { $seat }: { $corner }
do-build-wall-corner = Wall: { $corner }
do-build-stage = Build the next stage of your wonder
do-buy-card = Buy a development card
do-swap-card-for-card =
    { $rate ->
        [0] { WORD($card) } for 1 { WORD($card2) }
       *[other] { $rate } { WORD($card) } for 1 { WORD($card2) }
    }
do-propose-trade = Offer a trade
do-give-card = Give one more { WORD($card) }
do-ask-card = Ask for one more { WORD($card) }
do-make-offer = Make the offer
do-drop-offer = Drop the offer
do-accept = Accept
do-decline = Decline
do-counter = Make a counter-offer
do-close-offer = Close the offer
do-trade-with-seat = Trade with { $seat }
do-no-deal = No deal
do-discard-card = Discard 1 { WORD($card) }
do-discard-progress = Put { WORD($progress) } under its deck
do-move-robber-hex = Robber: { $hex }
do-move-pirate-hex = Pirate: { $hex }
do-rob-seat = Rob { $seat }
do-steal-card = Take a card
do-steal-bolt = Take a bolt of cloth
do-move-ship-side = Ship: { $side }
do-sail-to-side = Sail to: { $side }
do-play-knight = Play a knight
do-play-road-building = Play road building
do-play-year-of-plenty = Play year of plenty
do-play-monopoly-card = Monopoly on { WORD($card) }
do-take-card = Take 1 { WORD($card) }
do-take-nothing = Take nothing
do-take-card-from-seat = Take 1 { WORD($card) } from { $seat }
do-play-alchemy-number-number = Alchemy: red { $number }, yellow { $number2 }
do-play-crane = Play crane
do-play-mining = Play mining
do-play-irrigation = Play irrigation
do-play-invention = Play invention
do-take-number-hex = Take the number of { $hex }
do-swap-with-hex = Swap it with { $hex }
do-play-engineering = Play engineering
do-play-medicine = Play medicine
do-play-smithing = Play smithing
do-smith-no-more = Promote no more
do-play-merchant = Play merchant
do-send-merchant-hex = Merchant: { $hex }
do-play-commercial-harbor = Play commercial harbor
do-offer-card-to-seat = Offer { $seat } 1 { WORD($card) }
do-hand-over-card = Hand over 1 { WORD($card) }
do-hand-over-nothing = Hand over nothing
do-play-merchant-fleet-card = Merchant fleet with { WORD($card) }
do-play-guild-dues-seat = Guild dues from { $seat }
do-play-trade-monopoly-card = Trade monopoly on { WORD($card) }
do-play-resource-monopoly-card = Resource monopoly on { WORD($card) }
do-play-taxation = Play taxation
do-play-diplomacy = Play diplomacy
do-remove-side = Remove: { $side }
do-lay-nothing = Lay nothing
do-play-encouragement = Play encouragement
do-play-wedding = Play wedding
do-present-card = Give 1 { WORD($card) }
do-play-intrigue = Play intrigue
do-drive-knight-off-corner = Drive off: { $corner }
do-play-sabotage = Play sabotage
do-play-espionage-seat = Espionage on { $seat }
do-steal-progress = Take { WORD($progress) }
do-play-treason-seat = Treason against { $seat }
do-give-up-knight-corner = Give up: { $corner }
do-post-knight-corner = Post: { $corner }
do-explore-hex = Explore { $hex }
do-lay-harbor-harbor-at-corner = { $harbor ->
        [any] Harbor for any three cards: { $corner }
       *[other] Harbor for { WORD($harbor) }: { $corner }
    }
do-place-harbor-side = Harbor: { $side }
do-attack-fortress = Attack your fortress
do-arm-ship-corner = Arm a ship by the knight: { $corner }
do-claim-wonder = Claim the { WORD($wonder) }
do-improve-track = Improve { WORD($track) }
do-set-metropolis-corner = Metropolis: { $corner }
do-draw-track = Draw from the { WORD($track) } deck
do-lose-city-corner = Lose: { $corner }
do-commit-knight-corner = Commit: { $corner }
do-commit-no-more = Commit no more knights
do-hire-knight-corner = Knight: { $corner }
do-activate-knight-corner = Activate: { $corner }
do-promote-knight-corner = Promote: { $corner }
do-move-knight-corner = Move: { $corner }
do-march-to-corner = March to: { $corner }
do-retreat-to-corner = Retreat to: { $corner }
do-chase-robber-corner = Chase the robber from: { $corner }
do-chase-pirate-corner = Chase the pirate from: { $corner }
do-force-trade = Force a trade
do-give-back-card = Give back 1 { WORD($card) }
do-drive-robber-off = Drive the robber off
do-discard-knight = Discard a knight

## What happens at a table besides the game

news-sat = { $name } sits down.
news-renamed = { $seat } goes by a new name.
news-freed = A seat is free again.
news-botsat = A bot sits down: { $seat }.
news-confirmed = { $seat } is ready.
news-started = The game begins.
news-undone = { $seat } takes the last answer back.
news-silenced = The host changes who may chat.
news-away =
    { $how ->
        [time] { $seat } has run out of time; safe moves are made.
       *[other] { $seat } is gone; safe moves are made.
    }
news-back = { $seat } is back.
news-resigned = { $seat } leaves; a bot plays on.
news-voted =
    { $how ->
        [end] { $seat } wants to end the game.
        [pause] { $seat } wants a pause.
        [resume] { $seat } wants to go on.
        [not-end] { $seat } doesn't want to end the game.
        [not-pause] { $seat } wants no pause.
       *[other] { $seat } doesn't want to go on yet.
    }
news-handed = { $seat } plays on another device now.
news-rematched = There is a rematch.

## Everywhere

close = Close
copy = Copy
copy-done = Copied.
copy-by-hand = Copy it by hand: it is marked.
loading = Loading …
try-again = Try again
trouble-unreachable = The server doesn't answer. It may be restarting; try again in a moment.
trouble-unknown = Something is broken in this page. Load it again.
trouble-details = Details
trouble-details-label = For whoever can help

## The lobby

lobby-head = Play
lobby-intro = Island games with friends and bots. No account: whoever has the link may sit down.
lobby-start = Start a game
lobby-you = Player
lobby-play-now = Play now against bots
lobby-play-now-more =
    { $bots ->
        [one] { $game }: you and one bot
       *[other] { $game }: you and { $bots } bots
    }
lobby-friends = Play with friends
lobby-friends-more = makes a link for them
lobby-pass = Pass and play
lobby-pass-more = all on this device
lobby-plan = Make a table
lobby-game = Game
lobby-scenario = Game or scenario
lobby-with = with { $game }
lobby-advice = The rulebook doesn't recommend this combination, but it can be played.
lobby-players = Players
lobby-seats = Seats
lobby-seat = Who sits on seat { $number }
lobby-seat-mine = on this device
lobby-seat-open = open: whoever comes
lobby-seat-bot =
    { $strength ->
        [beginner] bot { $bot }, beginner
        [medium] bot { $bot }, medium
       *[other] bot { $bot }
    }
lobby-name = Name on seat { $number }
lobby-name-hint = your name
lobby-name-missing = Say how the others shall call you.
lobby-passed = The device is passed round. Before each hand is shown, the screen asks whose turn it is.
lobby-rules = Clock and rules
lobby-clock = Clock
lobby-pace = Pace of the bots
lobby-undos = Answers one may take back
lobby-listed = Show this table to everybody in the lobby
lobby-spectators = Anybody may watch
lobby-create = Make the table
lobby-create-start = Start the game
lobby-open-tables = Open tables
lobby-no-tables = Nobody has opened a table to all. Yours appears here if you list it.
lobby-no-tables-here = No table like that.
lobby-filter = Show
lobby-filter-all = all
lobby-filter-free = with a free seat
lobby-nobody = nobody yet
lobby-free-seats =
    { $free ->
        [0] no free seat
        [one] one free seat
       *[other] { $free } free seats
    }
lobby-playing = being played
lobby-sit = Sit down
lobby-watch = Watch
lobby-your-games = Your games
lobby-all-games = All games
lobby-all-games-more = One click starts a game against bots.
lobby-way-plain = as it is
lobby-way-two = for two
lobby-play = Play
lobby-play-this = Play { $game } against bots, { $way }
lobby-not-possible = not possible
lobby-bring = Go on with a saved game
lobby-bring-more = A game that was saved in the terminal, or a record: you take the first seat, bots the others.
lobby-bring-file = File of the game
lobby-bring-too-long = This file is too long for a game.
lobby-verify = Check the dice of a game
lobby-disclaimer = Unofficial: not affiliated with or endorsed by CATAN GmbH or KOSMOS. CATAN is a trademark of CATAN GmbH, named here only to say which rules can be played. All texts, drawings and code are the project's own.

own-your-turn = Your turn, round { $round }
own-running = Running, round { $round }
own-waiting = Waiting for players
own-over = Finished
own-replay = Replay
own-forget = Take “{ $game }” off the list
own-forget-sure = Off the list?
own-delete-sure = Delete the table?
own-all = Show all { $count }
own-fewer = Show fewer

seat-number = Player { $number }

clock-none = none
clock-quick = quick: 45 seconds a turn, 2 minutes in the bank
clock-steady = steady: 90 seconds a turn, 5 minutes in the bank
clock-slow = slow: 10 minutes a turn, 30 in the bank
clock-days = by correspondence: a day a turn
pace-quick = quick
pace-steady = easy to follow
pace-slow = slow

bot-greedy = Greedy
bot-random = Random

ruleset-for =
    { $players ->
        [2] { $game }, for two
       *[other] { $game }, { $players } players
    }
ruleset-base = Base game
ruleset-new-shores = New Shores
ruleset-four-islands = The Four Islands
ruleset-oceania = Oceania
ruleset-through-the-desert = Through the Desert
ruleset-forgotten-tribe = The Forgotten Tribe
ruleset-cloth-for-catan = Cloth for Catan
ruleset-new-world = New World
ruleset-pirate-islands = The Pirate Islands
ruleset-wonders = The Wonders of Catan
ruleset-cities-knights = Cities & Knights
ruleset-two-players = the game for two

option-board = Board
option-board-spread = random, no red numbers side by side
option-board-random = fully random
option-board-spiral = numbers in a spiral
option-board-beginner = for beginners, pieces given
option-board-fixed = as the rulebook draws it
option-board-variable = shuffled
option-first = Who begins
option-first-roll = the highest roll
option-first-seat = the first seat
option-first-draw = a random draw
option-harbors = Harbors
option-harbors-fixed = in their places
option-harbors-shuffled = shuffled
option-harbors-players = placed by the players
option-harbors-generator = placed by chance
option-offers = Offers in a turn
option-order = Order of a turn
option-order-free = trade and build as you like
option-order-strict = all trade before building
option-rounds = Longest game, in rounds
option-trade = Trade
option-trade-players = with everybody
option-trade-bank = with the bank alone
option-islets = Small islands
option-islets-shuffled = may change their shape
option-islets-fixed = keep their shape
option-printing = Printing
option-printing-new = of 2025
option-printing-older = before 2025
option-commit = Who fights the barbarians
option-commit-all = all active knights
option-commit-choose = knights that are committed
option-peninsula = Where the barbarians land
option-peninsula-bare = in place of a harbor
option-peninsula-harbor = the harbor stays
option-thieves = Who steals
option-thieves-both = robber and pirate
option-thieves-robber = the robber alone
option-thieves-pirate = the pirate alone
option-edition = Trade cards for two
option-edition-travel = 14 cards, 4 to start, at most 7
option-edition-tb = 20 tokens, 5 to start, no limit

## Settings

settings-head = Settings
settings-open = Settings
settings-name = Your name
settings-language = Language
settings-language-auto = automatic ({ $language })
settings-theme = Light or dark
settings-theme-auto = automatic
settings-theme-light = light
settings-theme-dark = dark
settings-to-light = Make it light
settings-to-dark = Make it dark
settings-size = Size of text
settings-size-percent = { $percent } %
settings-motion = Movement
settings-motion-auto = automatic
settings-motion-none = none
settings-motion-normal = as drawn
settings-motion-quick = twice as quick
settings-sound = Tones
settings-volume = Volume
settings-notify = Notify me when it is my turn
settings-notify-never = Notifications: this browser doesn't allow them here
settings-notify-refused = The browser said no. Its own settings decide that.
settings-confirm-end = Ask before a turn ends in which something could still be done
settings-single-tap = A tap on the board acts at once
settings-shortcuts = Single keys do things at the table
settings-keys = Keys
settings-keys-how = Choose a field and press a key; Backspace leaves it empty.
settings-keys-reset = As at first
settings-colors = Colors of the players
settings-colors-how = For your screen alone. Two seats never look the same.
key-space = Space
key-none = none
key-road = Road
key-settlement = Settlement
key-city = City
key-ship = Ship
key-card = Development card
key-trade = Trade
key-knight = Knight
key-next = Roll, or end the turn
key-undo = Undo
key-fit = Show the whole board
key-list = Everything you may do
key-help = Help
key-accept = Accept an offer
key-decline = Decline an offer

## Sitting down, and the time before the start

join-head = Sit down at a table
join-others = At the table: { $names }
join-name = Your name
join-seat = Seat
join-any-seat = any
join-watch = Just watch

waiting-head = Waiting for the start
waiting-open = open
waiting-bot = bot
waiting-ready = ready
waiting-not-ready = not ready yet
waiting-not-here = not here right now
waiting-you = you, { $status }
waiting-put-bot = Put a bot
waiting-which-bot = Bots are
waiting-free = Free the seat
waiting-leave = Leave
waiting-invite = Invite
waiting-link = Whoever has this link may sit down
waiting-qr = The link as a QR code
waiting-only-here = This link works on this machine alone. For other devices start the server with “longroad serve --lan” and open the address it prints.
waiting-start = Start
waiting-for-players = Waiting for players: send them the link, or put bots.
waiting-for = Waiting for { $names } to be ready.
waiting-be-ready = I'm ready
waiting-start-now = Start now
waiting-start-with-bots = Start with bots on the free seats
waiting-entropy = Who is ready adds something random to the dice, so nobody can know them beforehand.

## The table

table-head = Table
table-loading = Coming to the table …
table-not-here = This table can't be shown.
table-reload = Load the page again
table-to-lobby = To the lobby
table-list = List
table-log = Log
table-chat = Chat
table-side = Log and chat
table-watching = You are watching.
table-undo =
    { $left ->
        [0] Undo
       *[other] Undo ({ $left } left)
    }
table-end-turn = End turn
table-end-turn-sure = End it anyway
table-end-turn-left = You could still do something. Press again to end the turn.

own-head = Your cards and actions
hand-head = Your cards

actions-head = Actions
mark-more = { $verb } ({ $more })
options-head = What you may do
options-count = { $count }
options-none = Nothing to decide right now.
options-watching = You are watching: only players decide.

prompt-you = You are asked:
prompt-your-turn = Your turn.
prompt-over = The game is over.
prompt-won = { $name } has won.
prompt-paused = There is a pause.
prompt-moment = A moment …
prompt-waiting = Waiting for { $names }.
prompt-time = Time left:
prompt-time-bank = { $time } + bank { $bank }
prompt-hurry = { $seconds } seconds left.

dice-show = Dice: { $dice } is { $sum }.

players-head = Players
player-bot = bot
player-you = you
player-turn = on turn
player-points =
    { $points ->
        [one] { $points } of { $target } points
       *[other] { $points } of { $target } points
    }
player-cards =
    { $sort ->
        [resources] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
        [development] { $count ->
            [one] 1 development
           *[other] { $count } development
        }
        [progress] { $count ->
            [one] 1 progress
           *[other] { $count } progress
        }
       *[other] { $count } { WORD($sort) }
    }
player-resigned = has left; a bot plays
player-away = away; safe moves are made
player-not-here = not connected
player-thinks = is deciding
player-more = More about { $name }

counter-value = { $name } { $value }
counter-route-length = route
counter-knights-played = knights
counter-strength = knights' strength
counter-roads-left = roads left
counter-ships-left = ships left
counter-settlements-left = settlements left
counter-cities-left = cities left
counter-walls-left = walls left
counter-basic-knights-left = basic knights left
counter-strong-knights-left = strong knights left
counter-mighty-knights-left = mighty knights left
counter-science = science
counter-trade = trade
counter-politics = politics
counter-science-cards = science cards
counter-trade-cards = trade cards
counter-politics-cards = politics cards
counter-defenders = defender of the island
counter-trade-tokens = trade cards
counter-island-points = points for islands
counter-tribe-points = points of the tribe
counter-bolts = bolts of cloth
counter-warships = warships
counter-fortress-tokens = tokens of the fortress
counter-wonder-stages = stages of the wonder

topic-dice = dice
topic-build = building
topic-trade = trade
topic-cards = cards
topic-attack = attacks
topic-table = table
log-head = Log
log-filter = Filter
log-who = About
log-everybody = everybody
log-topics = Topics
log-empty = Nothing has happened yet.

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-phrases = Quick phrases
chat-silenced = The host has ended your chat.
chat-unread = { $count } new
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.

offers-head = Offers
offer-line = { $seat } gives { $give } for { $ask }.
offer-answer =
    { $how ->
        [accepted] { $seat } accepts.
        [declined] { $seat } declines.
        [countered] { $seat } asks for something else.
       *[other] { $seat } has not answered yet.
    }

since-head =
    { $count ->
        [one] Since you left: one thing
       *[other] Since you left: { $count } things
    }

line-lost = Not connected. Reconnecting …
line-lost-held = Not connected. Reconnecting; your seat is held { $time }.
line-retry = Try now
line-retry-in = Try now (next try in { $time })

matter-away = You were away, and safe moves are made for you.
matter-come-back = I'm back
matter-paused = There is a pause: nobody is asked, and the clocks stand still.
matter-go-on = Go on
matter-vote-end = End the game without a winner? For it: { $names }.
matter-vote-pause = A pause? For it: { $names }.
matter-vote-resume = Go on? For it: { $names }.
matter-agree = Agree
matter-disagree = Disagree
matter-withdraw = Take it back

menu-head = This table
menu-open = About this table
menu-lobby = To the lobby; the seat stays yours
menu-watch-link = Link for whoever wants to watch
menu-pause = Ask for a pause
menu-end = Ask to end the game
menu-resign = Leave for good
menu-resign-sure = A bot takes your seat, and you can't come back.
menu-resign-yes = Leave for good
menu-resign-no = Stay
menu-device = Another device
menu-device-more = Go on with this seat on another device. This one loses it then.
menu-device-make = Make a link
menu-device-link = Open this on the other device
menu-device-qr = The link for the other device as a QR code
menu-device-warn = Who opens it has your seat: show it to nobody else.
menu-people = People
menu-mute = don't show their chat
menu-silence = no chat for them
menu-put-bot = Let a bot play
menu-dice = The promise of the dice
menu-dice-more = The server has promised its dice before the start. After the end anybody can check them against this:
menu-line = The server answers in { $latency } ms. { $watching ->
        [0] Nobody watches.
        [one] One watches.
       *[other] { $watching } watch.
    }

pass-to = Pass the device to { $name }
pass-more = Nobody else should look now.
pass-show = I am { $name }

over-you-win = You win!
over-wins = { $name } wins.
over-agreed = The game was ended by agreement.
over-no-winner = The game ends without a winner.
over-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
over-rematch = Rematch
over-to-rematch = To the rematch
over-verify = Check the dice

## Replay

replay-head = Replay
replay-step = Step { $step } of { $of }
replay-back = Back
replay-on = On
replay-turn-back = Turn back
replay-turn-on = Next turn
replay-round = Round { $round }
