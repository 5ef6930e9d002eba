## The report of a finished game

report-loading = The game is being counted …
report-open = Report
title-report = Report: { $game }
report-to-table = To the table
report-wins =
    { $points ->
        [one] { $name } wins with one point
       *[other] { $name } wins with { $points } points
    }
report-you-win =
    { $points ->
        [one] You win with one point
       *[other] You win with { $points } points
    }
report-rolls =
    { $count ->
        [one] one roll
       *[other] { $count } rolls
    }
report-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
report-minutes = { $minutes } min
report-hours = { $hours } h { $minutes } min
report-dice-proof = Check the dice (promise { $seed }…)
report-share = Share
report-shared = The link is copied.
report-share-by-hand = Link to this report
report-shown = Players in the charts
report-as-table = The same as a table
report-best = (best)

report-points = Points by round
report-points-say = Points at the end: { $list }.
report-points-of = { $name } { $points }
report-round = Round
report-founding = founding

report-dice = Dice
report-dice-key = bar: rolled, line: expected
report-dice-say = How often each sum was rolled: { $list }.
report-dice-of = { $sum }: { $times }
report-sum = Sum
report-rolled = Rolled
report-expected = Expected
report-sevens =
    { $times ->
        [0] A seven never came; { $expected } are to be expected.
        [one] A seven came once; { $expected } are to be expected.
       *[other] A seven came { $times } times; { $expected } are to be expected.
    }
report-odd-few = There were too few rolls to tell whether the dice were odd.
report-odd-fair = The dice were ordinary: { $percent } of all games are this uneven or more.
report-odd-little = The dice were a little odd: only { $percent } of all games are this uneven or more.
report-odd-very = The dice were odd: only { $percent } of all games are this uneven or more.

report-tabs = More about the game
report-tab-overview = What happened
report-tab-resources = Resources
report-tab-trades = Trades
report-tab-moments = Turning points
report-tab-raw = Raw data

report-player = Player
report-col-points = Points
report-col-harvest = Cards harvested
report-col-expected = Expected by pips
report-col-lost = Lost to others and to sevens
report-col-trades = Trades / offers
report-col-by-trade = Cards by trade
report-trades-of-offers = { $trades } / { $offers }
report-harvest-say = Cards harvested, by kind and player. The table below has the numbers.
report-source = Cards from
report-source-harvest = harvest
report-source-founding = founding
report-source-choice = the bank, of one's choice
report-source-trade = players, by trade
report-source-bank = the bank, by trade
report-source-taken = others, taken
report-trades-say = Offers and trades of each player. The table below has the numbers.
report-col-offers = Offers made
report-col-with-players = Trades with players
report-col-with-bank = Trades with the bank
report-col-given = Cards given
report-col-got = Cards received
report-moment = { $round ->
        [0] Founding
       *[other] Round { $round }
    }
report-no-moments = Nothing here that everybody will remember.
report-raw-how = Everything that this report shows, for your own charts; and the game itself, move by move.
report-csv = Numbers (CSV)
report-json = Numbers (JSON)
report-record = Record of the game
