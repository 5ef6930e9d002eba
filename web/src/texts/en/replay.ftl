## Replay

replay-head = Replay
title-replay = Replay: { $game }
replay-loading = The game is being told again …
replay-move = Move { $move } of { $of }
replay-move-told = { $move }. { $told }
replay-scrub = Move
replay-first = To the start
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-of = { $speed }×
replay-round =
    { $round ->
        [0] Founding: { $name }
       *[other] Round { $round }: { $name }
    }
replay-view = View as
replay-view-all = all cards open
replay-view-watcher = somebody who watches
replay-keys = Arrows go by moves, with Shift by turns; Space plays, F shows the next player's view.
replay-link = Copy link to this move
replay-link-done = Link to move { $move } copied.
replay-link-by-hand = Link to this move
replay-play-on = Play on from here
replay-play-on-more = At a new table: you take the seat of { $name }, bots the others.
replay-play-on-last = The game ends with this move: go back to play on.
replay-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
replay-hand =
    { $sort ->
        [development] development cards: { $cards }
        [progress] progress cards: { $cards }
       *[other] { $cards }
    }
replay-log = Moves up to here
