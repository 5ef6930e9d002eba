## Replay

replay-head = Replay
replay-step = Step { $step } of { $of }
replay-back = Back
replay-on = On
replay-turn-back = Turn back
replay-turn-on = Next turn
replay-round = Round { $round }
