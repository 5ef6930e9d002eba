## Powtórka

replay-head = Powtórka
replay-step = Krok { $step } z { $of }
replay-back = Wstecz
replay-on = Dalej
replay-turn-back = Tura wstecz
replay-turn-on = Następna tura
replay-round = Runda { $round }
