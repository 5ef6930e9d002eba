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
lobby-rules-of = Rules: { $game }
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
lobby-seat-bot-slow = bot { $bot }, slow without the compiled engine
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
lobby-bring-more = A game that was saved in the terminal, or a record: people and bots keep their seats. If it names nobody, you take the first seat and bots the others.
lobby-bring-file = File of the game
lobby-bring-too-long = This file is too long for a game.
lobby-bring-empty = The file is empty.
lobby-engine =
    { $engine ->
        [compiled] Longroad { $version }, with the compiled engine.
        [making] Longroad { $version }, with the interpreted engine. The fast one is being made ({ $percent } %), for the next start.
        [ready] Longroad { $version }, with the interpreted engine. The fast one is ready: the next start takes it.
        [failed] Longroad { $version }, with the interpreted engine. The fast one could not be made.
       *[other] Longroad { $version }, with the interpreted engine.
    }
lobby-verify = Check the dice of a game
lobby-disclaimer = Unofficial: not affiliated with or endorsed by CATAN GmbH or KOSMOS. CATAN is a trademark of CATAN GmbH, named here only to say which rules can be played. All texts, drawings and code are the project's own.

own-your-turn =
    { $round ->
        [0] Your turn, founding
       *[other] Your turn, round { $round }
    }
own-running =
    { $round ->
        [0] Running, founding
       *[other] Running, round { $round }
    }
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
option-trade-players = when the player on turn asks
option-trade-open = when anybody asks, as in the rulebook
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
