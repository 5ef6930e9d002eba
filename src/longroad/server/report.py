"""The report of a finished game: its record is played once more, and counted."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from longroad.core.edge import Args, Event
from longroad.core.state import State
from longroad.families import family
from longroad.legend import EventEntry, Legend
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
from longroad.spec import Spec

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


# -- cards that come and go -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Moved:
    """Cards that a seat gets, or loses where the count is below zero."""

    seat: int
    why: str
    card: str
    count: int


def moved(entry: EventEntry, args: Args) -> Iterator[Moved]:
    """All cards that go from hand to hand, or between a hand and the bank; but for what is paid."""
    for flow in entry.flow:
        which, count = args[flow.card], args[flow.count] if flow.count else 1
        cards = which if isinstance(which, dict) else {which: count}
        for name, sign in ((flow.giver, -1), (flow.taker, 1)):
            if name:
                yield from (Moved(args[name], flow.why, card, sign * n) for card, n in cards.items())


# -- dice -----------------------------------------------------------------------------------------------


def how_odd(dice: list[Rolled]) -> float | None:
    """How often fair dice are as far from their average as these, or further: the chi-square test."""
    if sum(rolled.times for rolled in dice) < FEWEST:
        return None
    square = sum((r.times - r.expected) ** 2 / r.expected for r in dice if r.expected > 0)
    half = square / 2
    return math.exp(-half) * sum(half**k / math.factorial(k) for k in range((len(dice) - 1) // 2))


# -- the report -----------------------------------------------------------------------------------------


class Count:
    """Everything that is counted while the record is told."""

    def __init__(self, seats: int, legend: Legend) -> None:
        self.seats = range(seats)
        self.legend = legend
        self.gained: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in self.seats]
        self.lost: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in self.seats]
        self.done: list[Counter[str]] = [Counter() for _ in self.seats]  # offers, deals and swaps, by role
        self.average = [0.0] * seats
        self.rolls: Counter[int] = Counter()
        self.sums: dict[int, float] = dict.fromkeys(range(2, 13), 0.0)
        self.standings: list[Standing] = []
        self.moments: list[Moment] = []
        self.turn = self.round = 0
        self.is_chosen = False  # the last dice were not rolled, but set by a card

    def roll(self, total: int, odds: dict[int, float], average: list[float]) -> None:
        """Two dice were rolled; the odds, and what they meant for each seat, are from before."""
        self.rolls[total] += 1
        for other, chance in odds.items():
            self.sums[other] += chance
        self.average = [before + more for before, more in zip(self.average, average, strict=True)]

    def hear(self, told: Told, move: int, was_rolled: bool) -> None:
        """What came of one action."""
        for event in told.events:
            entry = self.legend.events[event.code]
            if event.role == "roll":
                self.is_chosen = not was_rolled
            if event.role == "turn":
                self.stand(told.game, move)
                self.turn, self.round = self.turn + 1, event.args["round"]
            if entry.memorable or event.role == "end":
                self.moments.append(Moment(move, self.round, happening(event, texts=False)))
            self.note(event, entry)

    def note(self, event: Event, entry: EventEntry) -> None:
        for cards in moved(entry, event.args):
            book = self.gained if cards.count > 0 else self.lost
            book[cards.seat][cards.why][cards.card] += abs(cards.count)
            if self.is_chosen and cards.why == "harvest":
                self.average[cards.seat] += cards.count  # what is chosen is no luck
        if event.role:
            for name in event.seats:
                self.done[event.args[name]][event.role] += 1

    def stand(self, game: State, move: int) -> None:
        """A turn ends: everybody's points."""
        points = [int(game.points(seat)) for seat in self.seats]
        self.standings.append(Standing(self.turn, self.round, move, points))

    def account(self, seat: int) -> Account:
        done = self.done[seat]
        return Account(
            seat,
            self.standings[-1].points[seat],
            {why: dict(cards) for why, cards in self.gained[seat].items()},
            {why: dict(cards) for why, cards in self.lost[seat].items()},
            round(self.average[seat], 2),
            done["offer"],
            done["deal"],
            done["swap"],
        )


def counted(record: Record, moves: list[int]) -> Count:
    """A record told and counted; `moves` has the move of every line."""
    game = opening(record)
    count = Count(int(game.seats), game.legend())
    kin = family(Spec.parse(game.spec).family)
    odds = kin.roll_odds(game)
    average = kin.average_harvest(game, odds)
    for told in tell(record):
        if odds:
            count.roll(kin.rolled(told.line.action), odds, average)
        count.hear(told, moves[told.number - 1], bool(odds))
        odds = kin.roll_odds(told.game)
        average = kin.average_harvest(told.game, odds)
    count.stand(record.game, moves[-1] if moves else 0)
    return count


def report_of(table: Table, rows: list[StoredRow]) -> Report:
    """The report of a table whose game is over."""
    game, record = table.play.game, table.play
    bodies = [read_row(row.body) for row in rows]
    moves = move_by_line(bodies, 0 if table.brought is None else len(table.brought.lines))
    count = counted(record, moves)
    dice = [Rolled(sum, count.rolls[sum], round(times, 2)) for sum, times in count.sums.items()]
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
        shown.tiles,
        count.legend,
    )
