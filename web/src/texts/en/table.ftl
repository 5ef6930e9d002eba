## What happens at a table besides the game

news-said = { $seat }: { $text }
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
        [idle] { $seat } has done nothing for long; safe moves are made.
       *[other] { $seat } is gone; safe moves are made.
    }
news-back = { $seat } is back.
news-resigned = { $seat } leaves; a bot plays on.
news-voted =
    { $how ->
        [end] { $seat } wants to end the game.
        [pause] { $seat } wants a pause.
        [resume] { $seat } ends the pause.
        [not-end] { $seat } doesn't want to end the game.
        [not-pause] { $seat } wants no pause.
        [cover] { $seat } wants a bot to play for { $whom }.
        [not-cover] { $seat } doesn't want a bot to play for { $whom }.
       *[other] { $seat } doesn't want to go on yet.
    }
news-agreed =
    { $how ->
        [end] All who could be asked have agreed to end the game.
       *[other] All who are here have agreed to a pause.
    }
news-lapsed =
    { $how ->
        [end] Not all wanted to end the game: it goes on.
       *[other] Not all wanted a pause: the game goes on.
    }
news-abandoned = Everybody has left long ago: the game is over.
news-restored = The server went back to an older copy of this game. What was played since is gone, and its dice come again: who remembers them knows what comes.
news-handed = { $seat } plays on another device now.
news-rematched = There is a rematch.

## The table

table-head = Table
table-head-game =
    { $round ->
        [0] { $game }, founding
       *[other] { $game }, round { $round }
    }
table-loading = Coming to the table …
table-not-here = This table can't be shown.
bye-nowhere = There is no such page.
table-reload = Load the page again
table-to-lobby = To the lobby
table-list = All I can do
table-log = Log
table-chat = Chat
table-side = Log and chat
table-watching = You are watching.
table-undo =
    { $left ->
        [0] Undo
       *[other] Undo ({ $left } left)
    }
table-undo-what = { $undo }: { $what }
table-undo-none =
    { $left ->
        [0] You have taken back as often as this table allows.
       *[other] There is nothing to take back now.
    }
table-end-turn = End turn
table-end-turn-sure = End it anyway
table-end-turn-never = Don't ask again
table-end-turn-not = First answer what you are asked.

own-head = Your cards and actions
hand-bank = bank { $count }
hand-head = Your cards
hand-give = give
hand-choose = choose
hand-take = take
faces-head = Your cards that do something
face-when =
    { $when ->
        [now] can be played now
        [later] can be played from your next turn on
       *[not] can't be played now
    }

actions-head = Actions
scene-common = On the table
options-head = What you may do
options-count =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
options-none = Nothing to decide right now.
options-watching = You are watching: only players decide.

prompt-you = You are asked:
prompt-your-turn = Your turn.
prompt-yours = Your turn
prompt-turn = { $name }'s turn
prompt-over = The game is over.
prompt-won = { $name } has won.
prompt-paused = There is a pause.
prompt-moment = A moment …
prompt-waiting = Waiting for { $names }.
prompt-time = Time left:
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

topic-dice = dice
topic-build = building
topic-trade = trade
topic-cards = cards
topic-attack = attacks
topic-table = table
log-paid = Paid: { $cards }.
log-head = Log
log-filter = Filter
log-who = About
log-everybody = everybody
log-topics = Topics
log-empty = Nothing has happened yet.
log-earlier = Show earlier

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-phrases = Quick phrases
chat-silenced = The host has ended your chat.
chat-unread = { $count } new

since-head =
    { $count ->
        [one] Since you left: one thing
       *[other] Since you left: { $count } things
    }

line-lost = Not connected. Reconnecting …
line-held = Your seat is held { $time }.
line-retry = Try now
line-retry-in = Try now (next try in { $time })

matter-away = You were away, and safe moves are made for you.
matter-come-back = I'm back
matter-paused = There is a pause: nobody is asked, and the clocks stand still.
matter-go-on = Go on
matter-vote-end = End the game without a winner? For it: { $names }.
matter-vote-pause = A pause? For it: { $names }.
matter-agree = Agree
matter-disagree = Disagree
matter-withdraw = Take it back
idle-since = { $name } has been asked for { $time }; from { $until } on a bot may play for { $name }.
idle-now = { $name } has been asked for { $time }: a bot may play for { $name }.
idle-you = Answer within { $time }; then a bot may play for you.
idle-you-now = The others may let a bot play for you now: answer.
idle-warned = Answer soon, or a bot may play for you.
idle-vote = Vote for a bot
idle-votes = For a bot: { $names }.

menu-head = This table
menu-open = About this table
menu-lobby = To the lobby; the seat stays yours
menu-watch-link = Link for whoever wants to watch
menu-pause = Ask for a pause
menu-end = Ask to end the game
menu-end-sure = If everybody agrees, the game ends without a winner and can't go on; bots always agree.
menu-resign = Leave for good
menu-resign-sure = A bot takes your seat, and you can't come back.
menu-stay = Stay
menu-device = Another device
menu-device-more = Go on with this seat on another device. This one loses it then.
menu-device-make = Make a link
menu-device-link = Open this on the other device
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
pass-who = Who has the device?
pass-more = Nobody else should look now.
pass-show = I am { $name }

over-you-win = You win!
over-wins = { $name } wins.
over-agreed = The game was ended by agreement.
over-abandoned = Everybody had left: the game is over without a winner.
over-no-winner = The game ends without a winner.
over-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
over-rematch = Rematch
over-to-rematch = To the rematch
over-verify = Check the dice
