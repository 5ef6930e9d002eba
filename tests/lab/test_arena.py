"""Matches: fair seats, the same result with any number of jobs, and honest figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroad.bots.match import Log
from longroad.errors import LongroadError
from longroad.isle.deals import ASK, COUNTER, DECLINE, DROP, GIVE, MAKE, PROPOSE, TRADE_WITH
from longroad.isle.family import FAMILY
from longroad.isle.hands import GRAIN, WOOL
from longroad.lab.arena import Game, Match, play, play_game, summed_up
from longroad.records import Record
from tests.table import table

SHORT = "isle:base;3;rounds=4;trade=bank"
RANDOMS = ("random", "random", "random")


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    match = Match("isle:base;3", ("a", "b", "c"), 6)
    ends = [Game(number % 3, (number + number) % 3, 10, 100, [10, 5, 5]) for number in range(6)]
    assert [standing.games for standing in summed_up(match, ends).standings] == [6, 6, 6]
    seats = [[(bot + number) % 3 for number in range(3)] for bot in range(3)]
    assert all(sorted(own) == [0, 1, 2] for own in seats)


def test_a_round_is_played_on_one_board(tmp_path: Path) -> None:
    play(Match(SHORT, RANDOMS, 6, records=str(tmp_path)))
    boards = [Record.load(file).game.set_up().as_dict() for file in sorted(tmp_path.iterdir())]
    assert len(boards) == 6
    assert boards[0] == boards[1] == boards[2] != boards[3] == boards[4] == boards[5]


def test_the_number_of_games_is_made_up_to_whole_rounds() -> None:
    assert Match(SHORT, RANDOMS, 4).whole_rounds == 6
    assert play(Match(SHORT, RANDOMS, 4)).games == 6


def test_jobs_do_not_change_the_result() -> None:
    match = Match(SHORT, RANDOMS, 9, seed=3)
    assert play(match, jobs=2) == play(match, jobs=1)


def test_a_game_goes_the_same_way_again() -> None:
    match = Match("isle:base;3", ("greedy", "random", "random"), 3)
    assert play_game(match, 1) == play_game(match, 1)


def test_wins_points_and_games_without_winner_are_counted() -> None:
    match = Match("isle:base;3", ("a", "b", "c"), 4)
    ends = [
        Game(0, 2, 20, 200, [10, 4, 3]),
        Game(0, 0, 30, 300, [10, 8, 5]),
        Game(1, 0, 40, 400, [6, 10, 4]),
        Game(None, None, 500, 900, [2, 2, 4]),
    ]
    result = summed_up(match, ends)
    first, second, third = result.standings
    assert (first.wins, second.wins, third.wins) == (2, 1, 0)
    assert first.share == 0.5
    assert first.low == pytest.approx(0.15, abs=0.005)
    assert first.high == pytest.approx(0.85, abs=0.005)
    assert first.wins_by_seat == [1, 0, 1]
    assert (first.points, second.points, third.points) == (7, 6, 4)
    assert (result.without_winner, result.rounds, result.plies) == (0.25, 147.5, 450)


def test_greedy_beats_random() -> None:
    result = play(Match("isle:base;4", ("greedy", "random", "random", "random"), 4))
    assert result.standings[0].wins == 4


@pytest.mark.parametrize(
    "match, jobs, sentence",
    [
        (Match("isle:base;4", ("greedy",), 1), 1, "has 4 seats, but 1 bot is named"),
        (Match("isle:base;3", ("greedy",) * 4, 1), 1, "has 3 seats, but 4 bots are named"),
        (Match(SHORT, ("random", "random", "genius"), 1), 1, "no bot 'genius'"),
        (Match("isle:atlantis;4", RANDOMS, 1), 1, "atlantis"),
        (Match(SHORT, RANDOMS, 0), 1, "at least one game"),
        (Match(SHORT, RANDOMS, 1), 0, "at least one job"),
        (Match(SHORT, RANDOMS, 1, seed=-1), 1, "A seed is a whole number"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused_in_a_sentence(
    match: Match, jobs: int, sentence: str
) -> None:
    with pytest.raises(LongroadError, match=sentence):
        play(match, jobs)


def test_offers_and_deals_are_counted_and_counter_offers_are_not() -> None:
    t = table().given(red="hand 3 wool", blue="hand 3 grain").turn("red")
    red, blue, white, orange = range(4)
    offer = [PROPOSE, GIVE | WOOL, ASK | GRAIN]
    counter = [COUNTER, GIVE | GRAIN, ASK | WOOL]
    done = [(red, a) for a in [*offer, DROP, *offer, MAKE]]
    done += [(blue, a) for a in [*counter, DROP, *counter, MAKE]]
    done += [(white, DECLINE), (orange, DECLINE), (red, TRADE_WITH | blue)]
    done += [(red, a) for a in [*offer, MAKE]]
    done += [(q, DECLINE) for q in (blue, white, orange)]
    log = Log()
    for seat, action in done:
        t.g.play(seat, action)
        log.seats.append(seat)
        log.actions.append(action)
    assert FAMILY.trades_in(log.seats, log.actions) == (2, 1)
