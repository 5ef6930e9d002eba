"""Reports of recorded games have the figures they always had."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longroad.records import Record
from longroad.server.report import counted
from tests.records.make_corpus import CORPUS

FIGURES: dict[str, Any] = json.loads(Path(__file__).with_name("report_figures.json").read_text("utf-8"))


def figures(record: Record) -> dict[str, Any]:
    """What a report counts, as plain data; every line of the record is a move."""
    count = counted(record, list(range(len(record.lines))))
    accounts = [count.account(seat) for seat in count.seats]
    luck = count.luck
    assert luck is not None
    return {
        "turns": [count.turn, count.round],
        "rolls": [[sum, luck.rolls.get(sum, 0), round(times, 6)] for sum, times in luck.odds.items()],
        "points": [account.points for account in accounts],
        "gained": [account.gained for account in accounts],
        "lost": [account.lost for account in accounts],
        "expected": [account.expected for account in accounts],
        "trade": [[account.offers, account.trades, account.swaps] for account in accounts],
        "moments": [[moment.move, moment.round, moment.event.code] for moment in count.moments],
    }


@pytest.mark.parametrize("name", FIGURES)
def test_a_recorded_game_is_counted_as_before(name: str) -> None:
    record = Record.load(CORPUS / f"{name}.record")
    assert json.loads(json.dumps(figures(record))) == FIGURES[name]
