"""The report of a finished game: its record is played once more, and counted."""

from __future__ import annotations

import math
from collections import Counter, defaultdict

from longroad.core.edge import Event
from longroad.core.state import State
from longroad.families import family_of
from longroad.legend import EventEntry
from longroad.records import Record
from longroad.records.story import Told, opening, tell
from longroad.server.log import (
    Acted,
    AnyRow,
    Handed,
    Offered,
    Rematched,
    Renamed,
    Said,
    Silenced,
    Started,
    Undone,
    read_row,
)
from longroad.server.projections import happening, info_of
from longroad.server.report_messages import Account, Moment, Report, Rolled, Standing
from longroad.server.store import StoredRow
from longroad.server.table import Table

MOVES = (Started, Acted, Undone)  # the rows that change the game: a replay goes through them
AFTERWARDS = (Said, Renamed, Silenced, Offered, Handed, Rematched)  # may still happen after the end
FEWEST = 20  # rolls by which one can tell whether dice are odd


# -- the moves of a replay ------------------------------------------------------------------------------


def move_by_line(bodies: list[AnyRow], brought: int) -> list[int]:
    """For every line of the record the move that wrote it; those that were brought are there at move 0."""
    found = [0] * brought
    move = -1
    for body in bodies:
        if not isinstance(body, MOVES):
            continue
        move += 1
        if isinstance(body, Undone):
            del found[len(found) - body.lines :]
        else:
            answers = len(body.actions) if isinstance(body, Acted) else 0
            found += [move] * (answers + len(body.dealt))
    return found


# -- dice -----------------------------------------------------------------------------------------------


def how_odd(dice: list[Rolled]) -> float | None:
    """How often fair dice are as far from their average as these, or further: the chi-square test."""
    if sum(rolled.times for rolled in dice) < FEWEST:
        return None
    square = sum((r.times - r.expected) ** 2 / r.expected for r in dice if r.expected > 0)
    half, freedom = square / 2, len(dice) - 1
    powers = [freedom / 2 - k for k in range(1, freedom // 2 + 1)]
    near = sum(math.pow(half, power) / math.gamma(power + 1) for power in powers)
    return math.exp(-half) * near + (math.erfc(math.sqrt(half)) if freedom % 2 else 0.0)


# -- the report -----------------------------------------------------------------------------------------


class Count:
    """Everything that is counted while the record is told."""

    def __init__(self, game: State) -> None:
        self.seats = range(int(game.seats))
        self.legend = game.legend()
        self.luck = family_of(game.spec).luck(game)
        self.gained: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in self.seats]
        self.lost: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in self.seats]
        self.done: list[Counter[str]] = [Counter() for _ in self.seats]  # offers, deals and swaps, by role
        self.standings: list[Standing] = []
        self.moments: list[Moment] = []
        self.turn = self.round = 0

    def hear(self, told: Told, move: int) -> None:
        """What came of one action."""
        if self.luck is not None:
            self.luck.hear(told.line.action, told.events, told.game)
        for event in told.events:
            entry = self.legend.events[event.code]
            if event.role == "turn":
                self.stand(told.game, move)
                self.turn, self.round = self.turn + 1, event.args["round"]
            if entry.memorable or event.role == "end":
                self.moments.append(Moment(move, self.round, happening(event, texts=False)))
            self.note(event, entry)

    def note(self, event: Event, entry: EventEntry) -> None:
        for cards in entry.moves(event.args):
            book = self.gained if cards.count > 0 else self.lost
            book[cards.seat][cards.why][cards.card] += abs(cards.count)
        if event.role:
            for name in event.seats:
                self.done[event.args[name]][event.role] += 1

    def stand(self, game: State, move: int) -> None:
        """A turn ends: everybody's points."""
        points = [int(game.points(seat)) for seat in self.seats]
        self.standings.append(Standing(self.turn, self.round, move, points))

    def dice(self) -> list[Rolled]:
        if self.luck is None:
            return []
        rolls = self.luck.rolls
        return [Rolled(total, rolls.get(total, 0), round(n, 2)) for total, n in self.luck.odds.items()]

    def account(self, seat: int) -> Account:
        done = self.done[seat]
        return Account(
            seat,
            self.standings[-1].points[seat],
            {why: dict(cards) for why, cards in self.gained[seat].items()},
            {why: dict(cards) for why, cards in self.lost[seat].items()},
            None if self.luck is None else round(self.luck.expected[seat], 2),
            done["offer"],
            done["deal"],
            done["swap"],
        )


def counted(record: Record, moves: list[int]) -> Count:
    """A record told and counted; `moves` has the move of every line."""
    count = Count(opening(record))
    for told in tell(record):
        count.hear(told, moves[told.number - 1])
    count.stand(record.game, moves[-1] if moves else 0)
    return count


def report_of(table: Table, rows: list[StoredRow]) -> Report:
    """The report of a table whose game is over."""
    game, record = table.play.game, table.play
    bodies = [read_row(row.body) for row in rows]
    moves = move_by_line(bodies, 0 if table.brought is None else len(table.brought.lines))
    count = counted(record, moves)
    dice = count.dice()
    result, shown = game.result, game.shows(None)
    return Report(
        info_of(table),
        None if result is None else result["winner"],
        table.ended if result is None else result["reason"],
        shown.target,
        count.round,
        sum(isinstance(body, MOVES) for body in bodies) - 1,
        next(row.at for row, body in zip(rows, bodies, strict=True) if isinstance(body, Started)),
        next(
            row.at
            for row, body in zip(rows[::-1], bodies[::-1], strict=True)
            if not isinstance(body, AFTERWARDS)
        ),
        count.standings,
        dice,
        how_odd(dice),
        [count.account(seat) for seat in count.seats],
        count.moments,
        shown,
        count.legend,
    )
