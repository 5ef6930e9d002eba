"""What a table adds to the pictures of the engine: the way of the barbarians, whom they would hurt, chips."""

from __future__ import annotations

import pytest

from longroad.bots.registry import make_bot
from longroad.core.edge import Track
from longroad.core.words import CHANCE, OVER
from longroad.game import new_game
from longroad.isle.seafarers.islands import shores
from longroad.isle.table import Table as Game
from longroad.record import Record
from longroad.server.drawing import AT_FRONT, AT_RISK, CHIP, ISLAND_POINTS, drawn
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


def seen(game: Game, viewer: int | None) -> Game:
    return game.as_spectator() if viewer is None else game.seen_by(viewer)


def told(t: GameTable, name: str, who: str | None = None) -> list[str]:
    """Whom a counter names in the picture of a seat, or of a spectator."""
    viewer = None if who is None else t.seat(who)
    picture = drawn(seen(t.g, viewer), viewer)
    return [picture.owners[c.owner] for c in picture.counters if c.name == name and c.owner is not None]


def test_the_way_of_their_ship_is_a_track() -> None:
    t = table(GAME)
    for steps in range(7):
        assert drawn(seen(t.g, 0), 0).tracks == [Track("barbarians", steps, 7)]
        lands(t)
    assert drawn(seen(t.g, 0), 0).tracks == [Track("barbarians", 0, 7)]


def test_a_game_without_barbarians_is_drawn_as_the_engine_draws_it() -> None:
    for seat in (0, None):
        game = new_game("isle:new_shores;4", seed=3)
        assert drawn(seen(game, seat), seat) == game.shows(seat)


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


# -- chips on islands -----------------------------------------------------------------------------------


def settled(spec: str, bonuses: int) -> tuple[Record, list[tuple[int, str]]]:
    """A game of bots in which so many foreign islands were settled, with who came to which corner."""
    record = Record.new(spec, 3)
    bots = [make_bot("greedy", seat) for seat in range(record.game.seats)]
    found: list[tuple[int, str]] = []
    while len(found) < bonuses and (asked := int(record.game.asked_seat())) != OVER:
        if asked == CHANCE:
            events = record.deal()
        else:
            events = record.apply(bots[asked].choose(record.game.seen_by(asked), asked), asked)
        found += [(e.args["seat"], e.args["corner"]) for e in events if e.code == "island-bonus"]
    return record, found


@pytest.mark.parametrize(
    ("spec", "bonuses", "points"),
    [
        ("isle:new_shores;3", 3, "2"),
        ("isle:four_islands;4", 3, "2"),
        ("isle:new_shores+cities_knights;4", 2, "2"),
        ("isle:through_the_desert;4", 2, "2"),
    ],
)
def test_a_chip_lies_on_every_foreign_island_that_somebody_has_settled(
    spec: str, bonuses: int, points: str
) -> None:
    record, found = settled(spec, bonuses)
    assert len(found) == bonuses, "the bots never went there"
    for viewer in (None, 0):
        chips = [
            piece
            for piece in drawn(seen(record.game, viewer), viewer, record.lines).pieces
            if piece.kind == CHIP
        ]
        assert {piece.state for piece in chips} == {points}
        assert sorted(piece.owner or 0 for piece in chips) == sorted(who for who, _ in found)
        beside = {(chip.owner, island_at(record, chip.place)) for chip in chips}
        assert beside == {(who, island_at(record, corner)) for who, corner in found}


def island_at(record: Record, place: str) -> int:
    """The number of the island of a hex or corner."""
    game, places = record.game, record.game.map.places
    corner = places.corner_of(place) if "." in place else game.board.corners_of[places.hex_of(place)][0]
    return int(shores(game).island[corner])


def test_without_the_lines_of_the_record_no_chip_is_drawn() -> None:
    record, _ = settled("isle:four_islands;4", 1)
    assert not [piece for piece in drawn(seen(record.game, None), None).pieces if piece.kind == CHIP]


def test_points_for_islands_are_counted_only_where_islands_bring_them() -> None:
    for spec, counted in [("isle:new_shores;4", 4), ("isle:oceania;4", 0), ("isle:cloth_for_catan;4", 0)]:
        counters = drawn(seen(new_game(spec, seed=3), 0), 0).counters
        assert [c.name for c in counters].count(ISLAND_POINTS) == counted
