"""What a bot is told, and when: the beginning, what happens, and its time."""

from __future__ import annotations

from typing import Any

import pytest

from longroad import Bot, Dealer, new_game
from longroad.bots.match import Log, play_match
from longroad.bots.registry import make_bot
from longroad.core.edge import Event
from longroad.core.state import State

SPEC = "isle:base;3;first=seat;rounds=6"


class Diarist(Bot):
    """Does anything, and writes down what it is told."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.random = make_bot("random", seed)
        self.begun: list[int] = []
        self.heard: list[Event] = []
        self.seconds: set[float] = set()
        self.calls: list[str] = []

    def begin(self, view: State, seat: int) -> None:
        assert view.viewer == seat
        self.begun.append(seat)
        self.calls.append("begin")

    def hear(self, events: list[Event]) -> None:
        assert events
        self.heard += events
        self.calls.append("hear")

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        self.seconds.add(seconds)
        self.calls.append("choose")
        return self.random.choose(view, seat)


class Untimed(Bot):
    """As bots were written before they were told their time."""

    def choose(self, view: State, seat: int) -> int:  # type: ignore[override]
        return next(iter(view.legal(seat)))


class Headlong(Bot):
    """Takes whatever it is given."""

    def choose(self, *given: Any) -> int:
        self.given = given
        return int(next(iter(given[0].legal(given[1]))))


def test_a_bot_is_told_where_it_begins_and_then_everything_that_happens() -> None:
    game = new_game(SPEC, 3)
    start, log = game.copy(), Log()
    bots = [Diarist(0), make_bot("greedy", 1), Diarist(2)]
    play_match(game, bots, Dealer(3), log, seconds=2.5)
    told: list[Event] = []
    for seat, action in zip(log.seats, log.actions, strict=True):
        told += start.apply(action, seat)
    for seat in (0, 2):
        bot = bots[seat]
        assert isinstance(bot, Diarist)
        assert bot.begun == [seat]
        assert bot.seconds == {2.5}
        assert bot.heard == [event.seen_by(seat) for event in told]
        assert bot.calls[0] == "begin" and bot.calls[-1] == "hear"
        assert bot.calls.count("choose") > 10
    assert any(None in event.args.values() for bot in bots if isinstance(bot, Diarist) for event in bot.heard)
    assert not game.hearing


def test_nothing_is_written_down_where_nobody_listens() -> None:
    bots = [make_bot("greedy", 1), make_bot("random", 2), Untimed(3)]
    assert not any(bot.listens() for bot in bots)
    game = new_game(SPEC, 3)
    play_match(game, bots, Dealer(3))
    assert not game.heard


@pytest.mark.parametrize("kind", [Untimed, Headlong])
def test_a_bot_that_never_looks_at_the_clock_plays(kind: type[Bot]) -> None:
    game = new_game(SPEC, 3)
    play_match(game, [kind(seat) for seat in range(3)], Dealer(3), seconds=1.0)
    assert game.over


def test_a_bot_gets_what_it_can_take() -> None:
    view = new_game(SPEC, 3).seen_by(0)
    assert Untimed(0).choose(view, 0) == Untimed(0).choose(view, 0, 1.0)  # type: ignore[call-arg]
    headlong = Headlong(0)
    headlong.choose(view, 0, 1.0)
    assert headlong.given == (view, 0, 1.0)
