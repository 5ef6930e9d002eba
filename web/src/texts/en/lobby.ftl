## The lobby

lobby-head = Play
lobby-intro = Island games with friends and bots. No account: whoever has the link may sit down.
lobby-start = Start a game
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
    { $manner ->
        [calm] bot { $bot }, calm
        [steady] bot { $bot }, steady
        [sharp] bot { $bot }, sharp
       *[other] bot { $bot }
    }
lobby-seat-bot-slow = bot { $bot }, slow without the compiled engine
lobby-name = Name on seat { $number }
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
