"""A game told again: from its first row for one viewer, and its dice for everybody."""

from __future__ import annotations

import msgspec

from longroad.audit import dice_facts
from longroad.fair import FORMAT
from longroad.server.archive import record_of
from longroad.server.messages import DiceReport, History, Step
from longroad.server.sights import Sections, Tidings, news_of, view_of
from longroad.server.store import Row
from longroad.server.table import Table, followed


def dice_of(table: Table) -> DiceReport:
    """The report of the dice; before the end no more than the promise."""
    facts = dice_facts(record_of(table)) if table.state == "over" else None
    if facts is not None:
        return msgspec.convert(facts, DiceReport)
    promise, entropy = table.created.commitment, table.entropy or []
    return DiceReport(FORMAT, table.game_id, table.spec, promise, None, entropy, 0, False, None, [])


def history_of(rows: list[Row], viewer: int | None, since: int) -> bytes:
    """Every step after `since` as this viewer was told it, in JSON."""
    steps: list[Step] = []
    before = Sections()
    for step in followed(rows):
        if step.seq < since:
            continue
        after = Sections.of(step.table, view_of(step.table, viewer), viewer, before)
        if step.seq > since:
            told = Tidings(step.events).seen_by(viewer)
            steps.append(Step(step.seq, step.at, news_of(step.row), told, after.since(before)))
        before = after
    return msgspec.json.encode(History(rows[0].game, viewer, steps))
