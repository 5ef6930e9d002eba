"""A table: everything that follows from the rows of its log, and nothing else.

No clock, no sockets, no chance of its own: times come with the rows, and what is drawn comes from dice whose
secret is in the first row. So a table that is followed again from its log is the same table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar, assert_never

from longroad import families
from longroad.core.edge import Event, Reason
from longroad.core.family import Family
from longroad.core.packed import CHANCE, HEAD
from longroad.dice.fair import FairDice
from longroad.errors import LongroadError
from longroad.game import again, new_game, open_game, read_set_up, rules_number
from longroad.records import Record
from longroad.records.following import follow
from longroad.server import clocks, counter_offers, inactivity, quotas
from longroad.server.bot_names import name_bots
from longroad.server.log import (
    Abandoned,
    Acted,
    Agreed,
    AnyRow,
    Away,
    Back,
    BotSat,
    Confirmed,
    Created,
    Freed,
    Handed,
    Lapsed,
    Offered,
    Rematched,
    Renamed,
    Resigned,
    Restored,
    Said,
    Sat,
    Silenced,
    Slept,
    Started,
    Undone,
    Voted,
    Woke,
    read_row,
)
from longroad.server.settings import SeatPlan, Settings
from longroad.server.store import StoredRow
from longroad.spec import Spec

T = TypeVar("T")
NOT = {"waiting": "table-not-waiting", "playing": "table-not-playing", "over": "table-not-over"}


class Refused(LongroadError):
    """What somebody asked of a table can't be: a code with arguments, and a sentence."""

    def __init__(self, code: str, args: dict[str, Any] | None = None, text: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, Any] = args or {}
        self.text = text

    def __str__(self) -> str:
        return self.text or str(Reason(self.code, self.details))


def refused(reason: object) -> Refused:
    """The refusal for a reason of the engine."""
    assert isinstance(reason, Reason)
    return Refused(reason.code, reason.args)


@dataclass
class SeatState:
    """Who sits here, and how they are doing."""

    plan: SeatPlan
    kind: str = "open"  # open, human or bot
    name: str = ""
    face: str = ""
    bot: str = ""
    token: str = ""  # hashed, as all tokens here
    offered: str = ""  # of a device that may take the seat over
    ready: bool = False
    entropy: str = ""
    away: str = ""  # gone, time, idle or bot: who plays meanwhile is not the owner
    away_since: int = 0
    resigned: bool = False
    silenced: bool = False
    undone: int = 0
    given: int = 0  # actions of its owner
    bank: int = 0  # milliseconds
    spent: int = 0
    asked_since: int | None = None
    covered: bool = False  # asked, but somebody else is to answer
    owed: int = 0  # the time since then: who comes back to the question pays it
    waited_since: int | None = None  # the others wait for its owner's answer
    cover: frozenset[int] = frozenset()  # seats that don't want to wait any longer

    @property
    def is_played_by_owner(self) -> bool:
        return self.kind == "human" and not self.away


@dataclass(frozen=True)
class Answer:
    """An answer that may be taken back: how many lines it has, and the clocks when it was given."""

    lines: int
    clocks: clocks.Reading | None


@dataclass(frozen=True)
class Motion:
    """What somebody wants: who is for it, and since when and which turn it is on the table."""

    seats: frozenset[int]
    since: int
    turn: int


@dataclass
class Table:
    """One table, from the making to the end."""

    game_id: str
    settings: Settings
    spec: str
    colors: tuple[str, ...]
    created: Created
    seats: list[SeatState]
    state: str = "waiting"  # waiting, playing or over
    seq: int = 0
    at: int = 0  # of the last row
    made_at: int = 0
    brought: Record | None = None  # the game that it goes on with; it never changes
    record: Record | None = None
    entropy: list[str] | None = None
    answers: list[Answer] = field(default_factory=list)  # those that may be taken back
    taken_back: int = 0  # how often a question was asked a second time
    paused: bool = False
    asleep: bool = False
    slept: int = 0  # how often
    votes: dict[str, Motion] = field(default_factory=dict)
    ended: str = ""
    rematch: str = ""
    restored: bool = False  # from a backup: clients may know rows that are gone
    often: quotas.Counts = field(default_factory=dict)
    clock_turn: int = -1  # the turn that the clocks are in, and whose it is
    clock_owner: int = 0
    ran: int = 0  # milliseconds of play without pauses
    question: str = ""  # what is asked now, and since when
    asked_at: int = 0
    held_offer: str = (
        ""  # the offer that has had time for a counter-offer, and milliseconds that are left of it
    )
    hold_left: int = 0
    held_until: int = 0  # while somebody composes

    # -- from the log ----------------------------------------------------------------------------------

    @staticmethod
    def load(rows: Iterable[StoredRow]) -> Table:
        """Follow a log from its first row to its last."""
        table: Table | None = None
        for step in followed(rows):
            table = step.table
        if table is None:
            raise ValueError("there is no log to follow")
        return table

    @staticmethod
    def made(game_id: str, row: Created, at: int, brought: Record | None = None) -> Table:
        """A table by its first row; reading the record in it takes time, so who has read it brings it."""
        ruleset = Spec.parse(row.settings.spec)
        seats = [SeatState(plan) for plan in plans_of(row.settings.seats, ruleset)]
        for number, seat in enumerate(seats):
            if seat.plan.kind == "bot":
                seat_bot(seat, seat.plan.bot)
            elif number in row.mine:
                seat.kind, seat.token = "human", row.mine[number]
                seat.name, seat.face = seat.plan.name, seat.plan.face
        table = Table(
            game_id, row.settings, str(ruleset), colors_of(ruleset), row, seats, seq=1, at=at, made_at=at
        )
        table._name_bots()
        table.brought = Record.read(row.record) if row.record and brought is None else brought
        return table

    def copy(self) -> Table:
        """An independent copy: what shall happen is tried there first."""
        other = twin(self)
        other.seats = [twin(seat) for seat in self.seats]
        other.record = None if self.record is None else self.record.copy()
        other.answers = self.answers[:]
        other.votes = self.votes.copy()
        return other

    def evolve(self, row: AnyRow, at: int) -> list[Event]:
        """Follow one row; what happened in the game is returned."""
        clocks.run(self, at)
        events = self._follow(row, at)
        self.often = quotas.once_more(self.often, row)
        self._close(row, at)
        return events

    def answered(self, row: Acted, at: int) -> None:
        """The same for an answer that was carried out on this very table."""
        clocks.run(self, at)
        self._noted(row)
        self._close(row, at)

    def _close(self, row: AnyRow, at: int) -> None:
        counter_offers.let_go(self, at)
        self.seq += 1
        self.at = at
        before = self.question
        if self.record is not None and (question := question_of(self.record)) != before:
            self.question, self.asked_at = question, at
        inactivity.count(self, row, at, self.question != before)
        counter_offers.hold(self, at)
        clocks.set(self, at)

    def _follow(self, row: AnyRow, at: int) -> list[Event]:
        match row:
            case Acted():
                return self._acted(row)
            case Undone(seat, lines):
                self._undone(seat, lines)
            case Started():
                return self._started(row)
            case Said():
                pass  # it stays in the log
            case Sat(seat, name, token, face):
                self.seats[seat] = SeatState(self.seats[seat].plan, "human", name, face, token=token)
                self._name_bots()
            case Renamed(seat, name, face):
                self.seats[seat].name = name
                self.seats[seat].face = face or self.seats[seat].face
                self._name_bots()
            case Freed(seat):
                self.seats[seat] = SeatState(self.seats[seat].plan)
            case BotSat(seat, bot):
                self._bot_sat(self.seats[seat], bot, at)
            case Confirmed(seat, entropy):
                self.seats[seat].ready, self.seats[seat].entropy = True, entropy
            case Silenced(seat, on):
                self.seats[seat].silenced = on
            case Away(seat, why):
                self.seats[seat].away, self.seats[seat].away_since = why, at
            case Back(seat):
                self._back(self.seats[seat])
            case Resigned(seat, bot):
                self._resigned(seat, bot)
            case Voted(what=inactivity.COVER):
                inactivity.vote(self, row)
            case Voted(seat, what, yes):
                self._voted(seat, what, yes, at)
            case Agreed(what):
                self._agreed(what)
            case Lapsed(what):
                self.votes.pop(what, None)
            case Abandoned():
                self._over("abandoned")
            case Slept():
                self.asleep, self.slept = True, self.slept + 1
            case Woke():
                self.asleep = False
            case Offered(seat, token):
                self.seats[seat].offered = token
            case Handed(seat):
                self.seats[seat].token, self.seats[seat].offered = self.seats[seat].offered, ""
            case Rematched(game):
                self.rematch = game
            case Restored():
                self.restored = True
            case Created():
                raise ValueError("a table is made once")
            case _:
                assert_never(row)
        return []

    def need(self, state: str) -> None:
        """Refused unless the table is in this state."""
        if self.state != state:
            raise Refused(NOT[state])

    # -- the game --------------------------------------------------------------------------------------

    @property
    def family(self) -> Family:
        return families.family_of(self.spec)

    @property
    def play(self) -> Record:
        """The game and how it came about; only after the start."""
        assert self.record is not None
        return self.record

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that keep the others waiting: those asked, or who may close what others are asked."""
        game = self.play.game
        return game.waiting if game.closer < 0 else (game.closer,)

    def _started(self, row: Started) -> list[Event]:
        """The island lies there, and nature has decided who begins. Of a game that was brought everyone hears
        what happened last; not before the start, as long as seats change hands."""
        self.entropy = row.entropy
        for seat in self.seats:
            if seat.kind == "open":
                seat_bot(seat, seat.plan.bot)
            seat.ready = True
            seat.bank = 1000 * self.settings.clock.bank if self.settings.clock else 0
        self._name_bots()
        if self.brought is not None:
            self.record = self.brought.copy()
        else:
            self.record = Record(open_game(row.spec, read_set_up(row.spec, row.board)), None)
        self.record.rules = row.rules
        self.record.take_dice(self.dice(), given=self.brought is not None)
        self.state = "playing"
        return (self.brought.told if self.brought is not None else []) + self._dealt(row.dealt)

    def _acted(self, row: Acted) -> list[Event]:
        events: list[Event] = []
        for words in row.actions:
            events += follow(self.play, self.play.game.parse(words), row.seat)
        events += self._dealt(row.dealt)
        self._noted(row)
        return events

    def _dealt(self, dealt: list[str]) -> list[Event]:
        """What nature did, as it is written; the dice stay in step."""
        events: list[Event] = []
        for words in dealt:
            events += follow(self.play, self.play.game.parse(words), CHANCE)
        self._look_for_the_end()
        return events

    def _noted(self, row: Acted) -> None:
        """What an answer means for undo, votes and the end."""
        undoable = self.play.undoable(row.seat)
        if row.dealt or undoable < len(row.actions):
            self.answers.clear()
        else:
            if undoable == len(row.actions):
                self.answers.clear()  # earlier ones can't be taken back any more
            self.answers.append(Answer(len(row.actions), clocks.read(self)))
            while sum(answer.lines for answer in self.answers) > undoable:
                del self.answers[0]
        self.seats[row.seat].owed = 0
        self.seats[row.seat].given += 0 if row.how else len(row.actions)
        if self.votes:
            turn = int(self.play.game.turns)
            self.votes = {what: m for what, m in self.votes.items() if turn < m.turn + len(self.seats)}
        self._look_for_the_end()

    def _undone(self, seat: int, lines: int) -> None:
        asked = int(self.play.game.questions)
        if self.play.undoable(seat) < lines:
            self.record = played_again(self.play, len(self.play.lines) - lines)
        else:
            for _ in range(lines):
                self.play.undo(seat)
        if int(self.play.game.questions) != asked:
            self.taken_back += 1
        if self.answers:
            clocks.turn_back(self, self.answers.pop().clocks)
        self.seats[seat].undone += 1

    def _look_for_the_end(self) -> None:
        result = self.play.game.result
        if result is not None:
            self._over("rounds" if result["reason"] == "rounds" else "won")

    def _over(self, how: str) -> None:
        self.state, self.ended, self.paused = "over", how, False
        self.votes.clear()
        self.answers.clear()

    def dice(self) -> FairDice:
        """The dice of this table; they stay inside the server until the game is over."""
        assert self.entropy is not None
        return FairDice(bytes.fromhex(self.created.secret), self.game_id, self.spec, self.entropy)

    # -- the players -----------------------------------------------------------------------------------

    def _name_bots(self) -> None:
        name_bots(self.game_id, self.family.name, self.seats)

    def _bot_sat(self, seat: SeatState, bot: str, at: int) -> None:
        if self.state == "waiting":
            seat_bot(seat, bot)
            self._name_bots()
        else:
            seat.bot, seat.away, seat.away_since = bot, "bot", at

    def _back(self, seat: SeatState) -> None:
        seat.bot = seat.away = ""
        clocks.come_back(seat)

    def _resigned(self, number: int, bot: str) -> None:
        seat = self.seats[number]
        seat.kind, seat.bot, seat.away, seat.resigned = "bot", bot, "", True
        seat.token = seat.offered = ""
        left = {what: replace(m, seats=m.seats - {number}) for what, m in self.votes.items()}
        self.votes = {what: motion for what, motion in left.items() if motion.seats}
        for other in self.seats:
            other.cover -= {number}
        for what in sorted(self.votes):
            self._count_votes(what)
        if not self.has_people:
            self.paused = False  # else nobody could end it

    def people(self) -> set[int]:
        """The seats of people, present or not, but for those who have resigned."""
        return {number for number, seat in enumerate(self.seats) if seat.kind == "human"}

    def makers_seats(self) -> set[int]:
        """The seats that the maker took and has not given away, here and at the tables before a rematch."""
        made = self.created
        taken = made.makers if made.rematch_of else made.mine
        return {number for number in taken if self.seats[number].token == made.mine[number]}

    def _voted(self, number: int, what: str, yes: bool, at: int) -> None:
        if not yes:
            self.votes.pop(what, None)  # one against it, and it is off the table
        elif what == "resume":
            self.paused = False  # one is enough
            self.votes.clear()
        else:
            motion = self.votes.get(what, Motion(frozenset(), at, int(self.play.game.turns)))
            self.votes[what] = replace(motion, seats=motion.seats | {number})
            self._count_votes(what)

    def _count_votes(self, what: str) -> None:
        """Carry out what everybody agrees to, present or not."""
        if what in self.votes and self.people() <= self.votes[what].seats:
            self._agreed(what)

    def _agreed(self, what: str) -> None:
        if what == "end":
            self._over("agreed")
        else:
            self.paused = True
            self.votes.pop(what, None)

    def is_due(self) -> bool:
        """Whether all seats are taken and have confirmed: the game starts."""
        return self.state == "waiting" and all(
            seat.kind == "bot" or (seat.kind == "human" and seat.ready) for seat in self.seats
        )

    @property
    def has_people(self) -> bool:
        return any(seat.kind == "human" for seat in self.seats)

    def start_row(self) -> Started:
        """How the game begins: drawn after the commitment and after the last entropy."""
        entropy = [seat.entropy for seat in self.seats]
        dice = replace(self, entropy=entropy).dice()
        if self.brought is not None:
            record = self.brought.copy()
        else:
            record = Record(new_game(self.spec, dice.board_seed), None)
        record.take_dice(dice, given=self.brought is not None)
        before = len(record.lines)
        record.deal()
        dealt = [record.game.text(line.action) for line in record.lines[before:]]
        game = record.game
        return Started(entropy, game.spec, rules_number(game.spec), game.set_up().as_dict(), dealt)


@dataclass
class Change:
    """What will have happened as soon as the row is in the log."""

    row: AnyRow
    after: Table
    events: list[Event] = field(default_factory=list)
    token: str = ""  # told to whoever asked, and kept only hashed
    game: str = ""


@dataclass
class Followed:
    """A row of a log, what happened in the game, and the table, which goes on to the next row."""

    table: Table
    seq: int
    at: int
    row: AnyRow
    events: list[Event]


class Unfollowed(Exception):
    """A log that can't be followed, and why."""


@contextmanager
def following(rows: Sequence[StoredRow]) -> Iterator[None]:
    """Whatever is wrong with a log is one sentence."""
    try:
        yield
    except Exception as error:
        reason = str(error).rstrip(".") or type(error).__name__
        raise Unfollowed(f"The log of game {rows[0].game!a} can't be followed: {reason}.") from error


def followed(rows: Iterable[StoredRow], table: Table | None = None) -> Iterator[Followed]:
    """Follow a log row by row, from its first or with the table before."""
    for row in rows:
        body = read_row(row.body)
        events: list[Event] = []
        if table is not None:
            events = table.evolve(body, row.at)
        elif isinstance(body, Created):
            table = Table.made(row.game, body, row.at)
        else:
            raise ValueError(f"the log of {row.game} doesn't begin with its making")
        if table.seq != row.seq:
            raise ValueError(f"the log of {row.game} has a gap before row {row.seq}")
        yield Followed(table, row.seq, row.at, body, events)


def played_again(record: Record, lines: int) -> Record:
    """The first lines of a game, for what other rules than today's could take back."""
    other = Record(again(record.game), record.dealer)
    other.rules = record.rules
    for line in record.lines[:lines]:
        follow(other, line.action, line.seat)
    other.dice, other.drawn = record.dice, record.drawn
    return other


def question_of(record: Record) -> str:
    """Tells the question that is asked now from the one before."""
    game = record.game
    return "" if game.over else f"{game.questions}.{game.top() >> HEAD}"


def twin(one: T) -> T:
    """A copy with the same parts; the library's takes five times as long, and every answer needs some."""
    other = object.__new__(type(one))
    other.__dict__.update(one.__dict__)
    return other


def seat_bot(seat: SeatState, bot: str) -> None:
    seat.kind, seat.bot, seat.ready, seat.token = "bot", bot, True, ""
    planned = seat.plan if seat.plan.kind == "bot" else SeatPlan()  # no bot goes by the name of a person
    seat.name, seat.face = planned.name, planned.face


def plans_of(seats: list[SeatPlan], ruleset: Spec) -> list[SeatPlan]:
    """A plan for each seat, with a bot of the family where none is named."""
    plans = [*seats, *[SeatPlan()] * ruleset.seats][: ruleset.seats]
    usual = families.family(ruleset.family).usual_bot
    return [SeatPlan(plan.kind, plan.bot or usual, plan.name, plan.face) for plan in plans]


def colors_of(ruleset: Spec) -> tuple[str, ...]:
    """The colors of the seats."""
    return new_game(ruleset).book.names[: ruleset.seats]
