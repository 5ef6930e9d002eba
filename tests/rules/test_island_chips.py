"""SEA-103: a chip lies where the first settlement on a foreign island has brought points."""

from __future__ import annotations

import pytest

from longroad import CHANCE, OVER
from longroad.bots.registry import make_bot
from longroad.isle.seafarers.islands import shores
from longroad.records import Record
from tests.isle import from_bytes, isle, new_game


def settled(spec: str, bonuses: int) -> tuple[Record, list[tuple[int, str]]]:
    """A game of bots in which so many foreign islands were settled, with who came to which corner."""
    games = (played(spec, bonuses, seed) for seed in range(1, 20))
    return next((record, found) for record, found in games if len(found) == bonuses)


def played(spec: str, bonuses: int, seed: int) -> tuple[Record, list[tuple[int, str]]]:
    record = Record.new(spec, seed)
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
        ("isle:new_shores;3", 3, 2),
        ("isle:four_islands;4", 3, 2),
        ("isle:new_shores+cities_knights;4", 2, 2),
        ("isle:through_the_desert;4", 2, 2),
    ],
)
def test_a_chip_lies_on_every_foreign_island_that_somebody_has_settled(
    spec: str, bonuses: int, points: int
) -> None:
    record, found = settled(spec, bonuses)
    for viewer in (None, 0):
        chips = [piece for piece in record.game.shows(viewer).pieces if piece.kind == "island chip"]
        assert [piece.facts for piece in chips] == [{"points": points}] * bonuses
        assert sorted(piece.owner or 0 for piece in chips) == sorted(who for who, _ in found)
        beside = {(chip.owner, island_at(record, chip.place)) for chip in chips}
        assert beside == {(who, island_at(record, corner)) for who, corner in found}


def test_chips_stay_where_they_lie_in_a_copy_and_in_a_snapshot() -> None:
    record, _ = settled("isle:four_islands;4", 2)
    game = isle(record.game)
    chips = [list(shores(g).chips) for g in (game, game.copy(), game.seen_by(0), from_bytes(game.to_bytes()))]
    assert len(chips[0]) == 2 and chips == chips[:1] * 4


def island_at(record: Record, place: str) -> int:
    """The number of the island of a hex or corner."""
    game = isle(record.game)
    places = game.map.places
    corner = places.corner_of(place) if "." in place else game.board.corners_of[places.hex_of(place)][0]
    return int(shores(game).island[corner])


def test_points_for_islands_are_counted_only_where_islands_bring_them() -> None:
    for spec, counted in [("isle:new_shores;4", 4), ("isle:oceania;4", 0), ("isle:cloth_for_catan;4", 0)]:
        counters = new_game(spec, seed=3).shows(0).counters
        assert [c.name for c in counters].count("island points") == counted
