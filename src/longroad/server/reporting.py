"""The report of a finished game: its record is played once more, and counted."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from longroad.core.edge import Event
from longroad.core.words import CHANCE
from longroad.isle.geometry import MOUNTAINS
from longroad.isle.table import Table as Game
from longroad.record import Record
from longroad.server.accounts import Account, Moment, Report, Rolled, Standing
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
from longroad.server.messages import Happening
from longroad.server.sights import info_of
from longroad.server.store import Row
from longroad.server.table import Table
from longroad.story import Told, opening, tell

MOVES = (Started, Acted, Undone)  # the rows that change the game: a replay goes through them
AFTERWARDS = (Said, Renamed, Silenced, Offered, Handed, Rematched)  # may still happen after the end
DICE = "rolled "  # what nature says of two dice
FEWEST = 20  # rolls by which one can tell whether dice are odd
MEMORABLE = {
    "begins",
    "longest-route",
    "longest-route-set-aside",
    "largest-army",
    "largest-army-set-aside",
    "played-monopoly",
    "metropolis",
    "barbarians-fought",
    "defended",
    "lost-city",
    "city-fell",
    "island-bonus",
    "conquered",
    "claimed",
    "won",
    "no-winner",
    "finished-wonder",
    "cloth-ran-out",
}


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
class Flow:
    """Cards that a seat gets, or loses where the count is below zero."""

    seat: int
    why: str
    card: str
    count: int


def flows(event: Event) -> Iterator[Flow]:
    """All cards that go from hand to hand, or between a hand and the bank; but for what is paid."""
    a = event.args
    match event.code:
        case "harvested":
            yield Flow(a["seat"], "harvest", a["card"], a["count"])
        case "first-cards" | "city-cards":
            yield Flow(a["seat"], "founding", a["card"], 1)
        case "took":
            yield Flow(a["seat"], "choice", a["card"], 1)
        case "swapped":
            yield Flow(a["seat"], "bank", a["give"], -a["count"])
            yield Flow(a["seat"], "bank", a["get"], 1)
        case "traded":
            yield from passed(a["seat"], a["partner"], a["give"], "trade")
            yield from passed(a["partner"], a["seat"], a["ask"], "trade")
        case "exchanged":
            yield from passed(a["giver"], a["seat"], {a["card"]: 1}, "trade")
            yield from passed(a["seat"], a["giver"], {a["offered"]: 1}, "trade")
        case "stole" | "took-dues":
            yield from passed(a["victim"], a["seat"], {a["card"]: 1}, "taken")
        case "pulled":
            yield from passed(a["other"], a["seat"], {a["card"]: 1}, "taken")
        case "gave-back":
            yield from passed(a["seat"], a["other"], {a["card"]: 1}, "taken")
        case "handed-over":
            yield from passed(a["giver"], a["seat"], {a["card"]: a["count"]}, "taken")
        case "presented":
            yield from passed(a["giver"], a["seat"], a["cards"], "taken")
        case "discarded":
            yield from (Flow(a["seat"], "discarded", card, -count) for card, count in a["cards"].items())
        case "lost-card":
            yield Flow(a["seat"], "discarded", a["card"], -1)


def passed(giver: int, taker: int, cards: dict[str, int], why: str) -> Iterator[Flow]:
    """Cards go from one hand to another."""
    for card, count in cards.items():
        yield Flow(giver, why, card, -count)
        yield Flow(taker, why, card, count)


# -- dice -----------------------------------------------------------------------------------------------


def odds_of(game: Game) -> dict[int, float] | None:
    """How likely each sum is, if two dice are what comes next."""
    outcomes = [] if game.over or game.to_act != CHANCE else game.outcomes()
    if not outcomes or not game.text(outcomes[0][0]).startswith(DICE):
        return None
    chances: dict[int, float] = defaultdict(float)
    whole = sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        chances[sum_of(game.text(action))] += weight / whole
    return chances


def sum_of(words: str) -> int:
    return sum(int(part) for part in words.removeprefix(DICE).split())


def average_harvest(game: Game, odds: dict[int, float]) -> list[float]:
    """What each seat takes on average from the next roll, with the robber where it is; gold not counted."""
    found = [0.0] * int(game.seats)
    land, towns = game.land, game.towns
    for total, chance in odds.items():
        for hex in [] if total == 7 else land.hexes_with[total]:
            if hex == game.robber.at or land.terrain[hex] > MOUNTAINS:
                continue
            for corner in game.board.corners_of[hex]:
                owner = int(towns.owner[corner])
                if 0 <= owner < len(found):
                    found[owner] += chance * int(towns.level[corner])
    return found


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

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.gained: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in self.seats]
        self.lost: list[dict[str, Counter[str]]] = [defaultdict(Counter) for _ in self.seats]
        self.done: list[Counter[str]] = [Counter() for _ in self.seats]  # offered, traded, swapped
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
            if event.code == "rolled":
                self.is_chosen = not was_rolled
            if event.code == "turn":
                self.stand(told.game, move)
                self.turn, self.round = self.turn + 1, event.args["round"]
            if event.code in MEMORABLE:
                self.moments.append(Moment(move, self.round, Happening(event.code, event.args, str(event))))
            self.note(event)

    def note(self, event: Event) -> None:
        for flow in flows(event):
            book = self.gained if flow.count > 0 else self.lost
            book[flow.seat][flow.why][flow.card] += abs(flow.count)
            if self.is_chosen and flow.why == "harvest":
                self.average[flow.seat] += flow.count  # what is chosen is no luck
        if event.code in ("offered", "traded", "swapped"):
            self.done[event.args["seat"]][event.code] += 1
        if event.code == "traded":
            self.done[event.args["partner"]][event.code] += 1

    def stand(self, game: Game, move: int) -> None:
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
            done["offered"],
            done["traded"],
            done["swapped"],
        )


def counted(record: Record, moves: list[int]) -> Count:
    """A record told and counted; `moves` has the move of every line."""
    game = opening(record)
    count = Count(int(game.seats))
    odds = odds_of(game)
    average = [] if odds is None else average_harvest(game, odds)
    for told in tell(record):
        if odds is not None:
            count.roll(sum_of(told.words), odds, average)
        count.hear(told, moves[told.number - 1], odds is not None)
        odds = odds_of(told.game)
        average = [] if odds is None else average_harvest(told.game, odds)
    count.stand(record.game, moves[-1] if moves else 0)
    return count


def report_of(table: Table, rows: list[Row]) -> Report:
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
    )
