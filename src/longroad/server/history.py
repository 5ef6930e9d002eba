"""A game told again: from its first row for one viewer, and its dice for everybody."""

from __future__ import annotations

from typing import Any

import msgspec

from longroad.core.edge import Event
from longroad.dice.audit import draws_of
from longroad.dice.fair import FORMAT
from longroad.records import Record
from longroad.server.archive import players_of, record_of, to_go_on
from longroad.server.commands import is_token
from longroad.server.messages import DiceReport, Draw, Happening, History, StepMessage, raw
from longroad.server.projections import RowEvents, Sections, happening, news_of, written_legend
from longroad.server.report import MOVES
from longroad.server.store import StoredRow
from longroad.server.table import Refused, Table, followed


def dice_of(table: Table) -> DiceReport:
    """The report of the dice; before the end no more than the promise."""
    report = dice_report(record_of(table)) if table.state == "over" else None
    if report is not None:
        return report
    promise, entropy = table.created.commitment, table.entropy or []
    return DiceReport(FORMAT, table.game_id, table.spec, promise, None, entropy, 0, False, None, [])


def dice_report(record: Record) -> DiceReport | None:
    """The dice as the checking page wants them; draws and board seed only when the secret is revealed."""
    promise, spec = record.dice, record.game.spec
    if promise is None:
        return None
    dice = None if promise.secret is None else promise.dice(spec)
    draws = [] if dice is None else draws_of(record, dice)
    return DiceReport(
        FORMAT,
        promise.game,
        spec,
        promise.commitment,
        None if promise.secret is None else promise.secret.hex(),
        [*promise.entropy],
        promise.since,
        promise.given,
        None if dice is None else str(dice.board_seed),
        [Draw(draw.number, draw.n, draw.k, draw.words) for draw in draws],
    )


def history_of(
    rows: list[StoredRow], viewer: int | None, since: int, is_open: bool = False, texts: bool = False
) -> bytes:
    """Every step after `since` as this viewer was told it, or with all cards on the table; in JSON."""
    steps: list[StepMessage] = []
    before = Sections()
    for step in followed(rows):
        if step.seq < since:
            continue
        after = Sections.of(step.table, viewer, before)
        if is_open:
            lay_open(step.table, after)
        if step.seq > since:
            told = in_full(step.events, texts) if is_open else RowEvents(step.events).seen_by(viewer, texts)
            steps.append(StepMessage(step.seq, step.at, news_of(step.row), told, after.since(before)))
        before = after
    legend: Any = written_legend(step.table.spec)
    return msgspec.json.encode(History(rows[0].game, viewer, steps, legend))


def lay_open(table: Table, sections: Sections) -> None:
    """Put all cards on the table: of each seat what it sees of its own."""
    if table.record is None:
        return
    own = [table.play.game.shows(p) for p in range(len(table.seats))]
    sections.parts["players"] = raw([picture.players[p] for p, picture in enumerate(own)])
    sections.parts["hands"] = raw([own[hand.owner].hand(hand.owner, hand.sort) for hand in own[0].hands])


def in_full(events: list[Event], texts: bool) -> list[Happening]:
    """Events with everything in them that somebody knew."""
    return [happening(event, texts) for event in events]


def record_at(rows: list[StoredRow], move: int) -> Record:
    """The game as it was after one of its moves."""
    for step in followed(rows):
        move -= isinstance(step.row, MOVES)
        if move < 0:
            return step.table.play
    raise Refused("table-no-such-move")


def saved(table: Table, host: str | None) -> str:
    """A running game as a save file, with which the terminal goes on; other dice decide from there on.

    It shows all cards, so it is for the host alone, and only where nobody plays but the host and bots.
    """
    if not is_token(host, table.created.host):
        raise Refused("table-host-only")
    table.need("playing")
    if table.people() - table.makers_seats():
        raise Refused("table-not-alone")
    record = to_go_on(table.play)
    record.notes = {"players": players_of(table)}
    return record.text(private=True)
