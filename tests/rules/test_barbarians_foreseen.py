"""CK-090 … CK-097 foreseen: pictures tell whom the barbarians would hurt or honor if they landed now."""

from __future__ import annotations

import pytest

from longroad.picture import Track
from tests.rules.test_barbarians import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    WHITE,
    cities,
    defenders,
    knights,
    lands,
    metropolis,
    shore,
)
from tests.table import GameTable, table

ALL = {"red": RED, "blue": BLUE, "white": WHITE, "orange": ORANGE}
AT_RISK, AT_FRONT = "city at risk", "defends best"


def told(t: GameTable, name: str, who: str | None = None) -> list[str]:
    """Whom a counter names in the picture of a seat, or of a spectator."""
    picture = t.g.shows(None if who is None else t.seat(who))
    return [picture.owners[c.owner] for c in picture.counters if c.name == name and c.owner is not None]


def test_the_way_of_their_ship_is_a_track() -> None:
    t = table(GAME)
    for steps in range(7):
        assert Track("barbarians", "barbarians", steps, 7, None) in t.g.shows(0).tracks
        lands(t)
    assert Track("barbarians", "barbarians", 0, 7, None) in t.g.shows(0).tracks


@pytest.mark.parametrize(
    ("company", "risk"),
    [
        ({}, ["red", "blue", "white", "orange"]),
        ({"red": "basic C3.N", "blue": "strong C3.S", "white": "basic D3.N"}, ["orange"]),
        ({"red": "basic C3.N", "blue": "idle mighty C3.S", "white": "basic D3.N"}, ["blue", "orange"]),
    ],
)
def test_whoever_does_least_would_lose_a_city_and_does_when_they_land(
    company: dict[str, str], risk: list[str]
) -> None:
    t = knights(shore(**ALL), **company)
    assert told(t, AT_RISK) == risk and not told(t, AT_FRONT)
    lands(t)
    while not t.can("end turn"):
        t.do(next(iter(t.menu())))
    assert cities(t) == [1 if who in risk else 2 for who in t.names]


def test_nobody_loses_a_metropolis() -> None:
    t = metropolis(shore(red="city C1.NW", blue="city C5.NE"), "trade", "C1.NW")
    assert told(t, AT_RISK) == ["blue"]


def test_who_defends_best_alone_would_get_the_point_and_does() -> None:
    t = knights(shore(red="city C1.NW", blue="city C5.NE"), red="basic C3.N", blue="strong C3.S")
    assert told(t, AT_FRONT) == ["blue"] and not told(t, AT_RISK)
    assert defenders(lands(t)) == [0, 1, 0, 0]


def test_nobody_is_named_when_several_defend_equally_well() -> None:
    t = knights(shore(red="city C1.NW"), red="basic C3.N", blue="basic C3.S")
    assert not told(t, AT_FRONT) and not told(t, AT_RISK)


def test_everybody_is_told_the_same() -> None:
    t = knights(shore(**ALL), red="basic C3.N")
    assert {tuple(told(t, AT_RISK, who)) for who in (None, *t.names)} == {("blue", "white", "orange")}
