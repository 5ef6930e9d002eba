"""Games written down: a header with the resolved board, then a line for each action.

    longroad record 1
    spec: isle:base;4
    rules: 1
    seats: red, blue, white, orange
    board: {"format": "longroad-map/1", …}

    *: threw 3 4
    red: build settlement C3.N
    end: 2 lines, check 1a2b3c4d

`*` is nature. A board is never dealt again: it is in the header. Choices made at once and unseen stand in
the order of seats.
"""

from __future__ import annotations

import json
import os
import tempfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any, Protocol

from longroad import families
from longroad.core.chapter import Chapter
from longroad.core.dealer import Dealer
from longroad.core.edge import Event, Reason
from longroad.core.family import Family
from longroad.core.frames import SEALS
from longroad.core.menu import Menu
from longroad.core.state import SetUp, State
from longroad.core.words import CHANCE, HEAD, verb
from longroad.errors import BadDice, BadMap, BadRecord, BadSpec, Illegal, LongroadError
from longroad.fair import FairDealer, FairDice
from longroad.game import called, house_rules_of, new_game, open_game, rules_number
from longroad.promise import Promise, read_secret
from longroad.spec import Spec

FORMAT = "longroad record 1"
KEYS = ("spec", "rules", "seats", "board", "house rules", "dice", "dealer", "notes")
FAIR = "fair"  # the dealer of a save file whose dice can be checked
MOST = 8 << 20  # characters; no game is that long
MOST_BACK = 256  # actions that can be taken back: each keeps a game


class Deals(Protocol):
    """Who decides for nature and can be copied; the engine's Dealer is copied by `copied`."""

    def outcome(self, game: State, menu: Menu, /) -> int: ...

    def copy(self) -> Deals: ...


@dataclass(frozen=True, slots=True)
class Line:
    """One action: who, what, and in which sealed choice, if in one."""

    seat: int
    action: int
    sealed: int = 0


@lru_cache(maxsize=1 << 14)
def line_of(seat: int, action: int, sealed: int) -> Line:
    """A line; who holds many games has the same ones again and again."""
    return Line(seat, action, sealed)


@dataclass
class Departure:
    """A line of an older record that the present rules would refuse."""

    line: int
    words: str
    reason: str


def choice_of(numbered: tuple[int, Line]) -> int:
    """The sealed choice a line belongs to; any other line stands alone."""
    number, line = numbered
    return line.sealed or -number - 1


class Record:
    """A game and how it came about. Every change of the game goes through here."""

    def __init__(self, game: State, dealer: Dealer | Deals | None) -> None:
        self.game = game
        self.dealer = dealer
        self.dice: Promise | None = None  # what is promised about the dice, if they can be checked
        self.drawn = 0  # how many outcomes these dice have decided
        self.lines: list[Line] = []
        self.notes: dict[str, str] = {}  # what a program wants to remember in save files: who plays whom
        self.departures: list[Departure] = []
        self.told: list[Event] = []  # by a record that was read: what happened since its last roll
        self.rules = rules_number(game.spec)
        self._back: list[tuple[State, int]] = []  # the games before what can still be undone

    @staticmethod
    def new(spec: str, seed: int = 0, map: Any = None, house_rules: Sequence[Chapter] = ()) -> Record:
        """A new game, dealt by the seed."""
        return Record(new_game(spec, seed, map, house_rules), Dealer(seed))

    @staticmethod
    def fair(spec: str, dice: FairDice, map: Any = None, house_rules: Sequence[Chapter] = ()) -> Record:
        """A new game, dealt by dice that can be checked when it is over."""
        record = Record(new_game(spec, dice.board_seed, map, house_rules), None)
        record.take_dice(dice, given=map is not None)
        return record

    def copy(self) -> Record:
        """An independent record of the same game, to try something on."""
        other = Record(self.game.copy(), copied(self.dealer))
        other.dice, other.drawn, other.rules = self.dice, self.drawn, self.rules
        other.lines, other.notes = list(self.lines), dict(self.notes)
        other.departures, other.told = list(self.departures), self.told
        other._back = list(self._back)  # those games never change: undoing copies from them
        return other

    # -- dice that can be checked ------------------------------------------------------------------------

    def take_dice(self, dice: FairDice, given: bool = True) -> None:
        """From now on these dice decide; what came before is not theirs, nor is a board that was given."""
        if dice.spec != self.game.spec:
            raise ValueError(f"these dice are for {dice.spec}, not for {self.game.spec}")
        if len(dice.entropy) != self.game.seats:
            raise ValueError("every seat of the game has its entropy, if only an empty one")
        self.dealer = FairDealer(dice)
        self.dice = Promise.of(dice, since=len(self.lines), given=given)
        self.drawn = 0
        self._back.clear()  # undone, earlier lines would make room for chances that these dice didn't decide

    def reveal(self) -> None:
        """Put the secret of the dice into the record: after that anybody can foresee what they say."""
        if not isinstance(self.dealer, FairDealer) or self.dice is None:
            raise ValueError("this record has no secret to reveal")
        self.dice = self.dice.revealed(self.dealer.dice.secret)

    # -- playing ----------------------------------------------------------------------------------------

    def apply(self, action: int, seat: int | None = None, foreseen: bool | None = None) -> list[Event]:
        """Carry out an action and write it down; Illegal if it isn't allowed, and nothing changed.

        Who has tried the action on the seat's view knows whether the seat could foresee all of it: if so,
        nothing comes to light, and it can be taken back.
        """
        actor = self.game.to_act if seat is None else seat
        sealed = self._sealed_choice()
        before = self.game.copy()
        events = self.game.apply(action, seat)
        if foreseen is None:
            foreseen = actor != CHANCE and before.seen_by(actor).foresees(actor, action)
        self._write(line_of(actor, action, sealed))
        if self._back and self.lines[-2].seat != actor:
            self._back.clear()
        theirs = self.dice is None or len(self.lines) > self.dice.since
        if foreseen and theirs and not self.game.over:
            self._back.append((before, actor))
            del self._back[:-MOST_BACK]
        else:
            self._back.clear()
        return events

    def _write(self, line: Line) -> None:
        """Keep the line, and in step with it the dice: also when somebody else has dealt, as in a replay."""
        self.lines.append(line)
        if line.seat == CHANCE and self.dice is not None and len(self.lines) > self.dice.since:
            self.drawn += 1
            if isinstance(self.dealer, FairDealer):
                self.dealer.drawn = self.drawn

    def apply_all(self, actions: list[int], seat: int | None = None) -> list[Event]:
        """Carry out several actions of one seat, whole or not at all."""
        actor = self.game.to_act if seat is None else seat
        if len(actions) > 1:
            self.game.copy().apply_all(actions, actor)  # if one fails, it fails here
        events: list[Event] = []
        for action in actions:
            events += self.apply(action, actor)
        return events

    def deal(self) -> list[Event]:
        """Let the dealer decide until a seat is asked or the game is over."""
        if self.dealer is None:
            raise ValueError("this record has no dealer: apply what the dice or cards say")
        events: list[Event] = []
        menu = Menu()
        while self.game.to_act == CHANCE:
            events += self.apply(int(self.dealer.outcome(self.game, menu)))
        return events

    def can_undo(self, seat: int) -> Reason | None:
        """None if `seat` may take its last action back, else why not."""
        if not self.lines:
            return Reason("nothing-to-undo", {})
        if not self._back:
            last = self.lines[-1].seat
            code = "undo-after-chance" if last == CHANCE else "undo-after-secret"
            return Reason(code if last in (seat, CHANCE) else "undo-after-others", {})
        if self._back[-1][1] != seat:
            return Reason("undo-after-others", {})
        return None

    def undo(self, seat: int) -> None:
        """Take the last action of `seat` back: to the last chance, revealed secret or others' decision."""
        reason = self.can_undo(seat)
        if reason is not None:
            raise Illegal(reason)
        before, _ = self._back.pop()
        before.copy_into(self.game)
        self.lines.pop()

    def undoable(self, seat: int) -> int:
        """How many of the last lines `seat` may take back."""
        return len(self._back) if self._back and self._back[-1][1] == seat else 0

    @property
    def kept_back(self) -> int:
        """How many of the last lines somebody may take back."""
        return len(self._back)

    def first_kept(self) -> State:
        """The game before these lines."""
        return self._back[0][0] if self._back else self.game

    def _sealed_choice(self) -> int:
        """The number of the sealed choice that is being made, or 0."""
        if self.game.over or self.game.book.kinds[self.game.top() >> HEAD].mode != SEALS:
            return 0
        return int(self.game.questions) + 1

    # -- writing ----------------------------------------------------------------------------------------

    def in_order(self) -> list[Line]:
        """The lines as they are written: sealed choices by seat."""
        ordered: list[Line] = []
        for _, lines in groupby(enumerate(self.lines), choice_of):
            ordered += sorted((line for _, line in lines), key=lambda line: line.seat)
        return ordered

    def words(self) -> list[str]:
        """The actions, a line each."""
        names = self.game.book.names
        return [
            f"{'*' if line.seat == CHANCE else names[line.seat]}: {self.game.text(line.action)}"
            for line in self.in_order()
        ]

    def text(self, private: bool = False) -> str:
        """The record; with `private` also what only a save file holds: the dealer and the notes."""
        game = self.game
        head = [
            FORMAT,
            f"spec: {game.spec}",
            f"rules: {self.rules}",
            f"seats: {', '.join(game.book.names[: game.seats])}",
        ]
        set_up = game.set_up().as_dict()
        if set_up:
            head.append(f"board: {json.dumps(set_up, separators=(',', ':'))}")
        house = house_rules_of(game)
        if house:
            head.append(f"house rules: {called(house)}")
        if self.dice is not None:
            head.append(f"dice: {self.dice.text()}")
        if private and isinstance(self.dealer, Dealer):
            head.append(f"dealer: {self.dealer.seed} {' '.join(str(n) for n in self.dealer.counts)}")
        if private and isinstance(self.dealer, FairDealer):
            head.append(f"dealer: {FAIR} {self.dealer.dice.secret.hex()}")
        if private:
            head += [f"notes: {json.dumps(self.notes)}"] if self.notes else []
        body = self.words()
        text = "\n".join([*head, "", *body]) + "\n"
        return text + f"end: {len(body)} lines, check {check_of(text)}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a save file, so that a crash leaves the old one or the new one."""
        target = Path(path)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.text(private=True))
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise

    # -- reading ----------------------------------------------------------------------------------------

    @staticmethod
    def load(path: str | os.PathLike[str], house_rules: Sequence[Chapter] = ()) -> Record:
        """Read a record or save file."""
        try:
            with Path(path).open("rb") as file:
                data = file.read(MOST + 1)
        except OSError as error:
            raise BadRecord(0, f"{path} can't be read: {error.strerror}") from None
        try:
            return Record.read(data.decode("utf-8"), house_rules)
        except UnicodeDecodeError:
            raise BadRecord(0, f"{path} is not a text") from None

    @staticmethod
    def read(text: str, house_rules: Sequence[Chapter] = ()) -> Record:
        """Read a record and check every line of it; BadRecord says which is wrong and why."""
        if not isinstance(text, str):
            raise BadRecord(0, "a record is a text")
        if len(text) > MOST:
            raise BadRecord(0, "this is too long for a record")
        text = text.replace("\r\n", "\n")
        rows = text.split("\n")
        head = read_head(rows)
        record = head.open(house_rules)
        for number in range(head.body, len(rows)):
            if rows[number].startswith("end:"):
                check_end(text, rows, number, len(record.lines))
                if record.dice is not None and record.dice.since > len(record.lines):
                    raise BadRecord(head.where["dice"], "the record has fewer lines than its dice left out")
                record.departures = head.departures
                return record
            if rows[number] or number + 1 < len(rows):
                hear(record.told, read_line(record, rows[number], number + 1, head))
        raise BadRecord(len(rows), "the record breaks off here: its last line, “end: …”, is missing")


@dataclass
class Head:
    """The header of a record."""

    family: Family
    spec: str
    rules: int
    seats: str
    board: str = ""
    house: str = ""
    dice: str = ""
    dealer: str = ""
    notes: dict[str, str] = field(default_factory=dict)
    where: dict[str, int] = field(default_factory=dict)  # key -> its line
    body: int = 0  # the first row after the header
    departures: list[Departure] = field(default_factory=list)

    def open(self, house_rules: Sequence[Chapter]) -> Record:
        """The game at its start."""
        if called(house_rules) != self.house:
            needs = f"needs the house rules {self.house}" if self.house else "was played without house rules"
            raise BadRecord(self.where.get("house rules", 2), f"this game {needs}")
        try:
            game = open_game(self.spec, self.set_up(), house_rules)
        except (BadSpec, BadMap) as error:
            raise BadRecord(self.where["spec"], str(error)) from None
        seats = ", ".join(game.book.names[: game.seats])
        former = self.family.former_names
        if ", ".join(former.get(name, name) for name in self.seats.split(", ")) != seats:
            raise BadRecord(self.where["seats"], f"the seats of this game are {seats}")
        promise = self.promise(game)
        record = Record(game, self.new_dealer(game, promise))
        record.dice = promise
        record.notes = self.notes
        record.rules = self.rules
        return record

    def set_up(self) -> SetUp:
        """What the header tells; games that have no board have no such line."""
        try:
            return self.family.read_set_up(json.loads(self.board or "{}"))
        except (ValueError, RecursionError) as error:
            if not self.board:
                raise BadRecord(self.body, "the header doesn't tell the board") from None
            raise BadRecord(self.where["board"], f"the board is broken: {error}") from None

    def promise(self, game: State) -> Promise | None:
        if not self.dice:
            return None
        try:
            promise = Promise.read(self.dice)
        except BadDice as error:
            raise BadRecord(self.where["dice"], str(error)) from None
        if len(promise.entropy) != game.seats:
            raise BadRecord(self.where["dice"], "the entropy of dice is a list of texts, one a seat")
        return promise

    def new_dealer(self, game: State, promise: Promise | None) -> Dealer | FairDealer | None:
        if not self.dealer:
            return None
        if self.dealer.startswith(f"{FAIR} "):
            return self.fair_dealer(game, promise)
        numbers = self.dealer.split()
        if len(numbers) != 5 or not all(n.isascii() and n.isdigit() and len(n) < 100 for n in numbers):
            raise BadRecord(self.where["dealer"], "the dealer is a seed and four counts")
        dealer = Dealer(int(numbers[0]))
        for stream, count in enumerate(numbers[1:]):
            if len(count) > 15:
                raise BadRecord(self.where["dealer"], "the dealer can't have dealt that often")
            dealer.counts[stream] = int(count)
        return dealer

    def fair_dealer(self, game: State, promise: Promise | None) -> FairDealer:
        if promise is None:
            raise BadRecord(self.where["dealer"], "a fair dealer needs the promise that “dice: …” makes")
        try:
            secret = read_secret(self.dealer.removeprefix(f"{FAIR} "))
            return FairDealer(promise.revealed(secret).dice(game.spec))
        except BadDice as error:
            raise BadRecord(self.where["dealer"], str(error)) from None


def read_head(rows: list[str]) -> Head:
    if rows[0].strip() != FORMAT:
        raise BadRecord(1, f"a record begins with “{FORMAT}”")
    values: dict[str, str] = {}
    where: dict[str, int] = {}
    body = 0
    for number, line in enumerate(rows[1:], start=2):
        if not line.strip():
            body = number
            break
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(number, "a line of the header reads “name: value”")
        if key in values:
            raise BadRecord(number, f"{key} is given twice")
        values[key] = value.strip()
        where[key] = number
    for key in ("spec", "rules", "seats"):
        if key not in values:
            raise BadRecord(body or len(rows), f"the header doesn't tell the {key}")
    for key in values:
        if key not in KEYS:
            raise BadRecord(where[key], f"the header of a record has no {key!r}")
    family = family_of(values["spec"], where["spec"])
    return Head(
        family,
        values["spec"],
        read_rules_number(values["rules"], family.rules_number, where["rules"]),
        values["seats"],
        values.get("board", ""),
        values.get("house rules", ""),
        values.get("dice", ""),
        values.get("dealer", ""),
        read_notes(values.get("notes", "{}"), where.get("notes", 0)),
        where,
        body,
    )


def family_of(spec: str, line: int) -> Family:
    try:
        return families.family(Spec.parse(spec).family)
    except BadSpec as error:
        raise BadRecord(line, str(error)) from None


def read_notes(text: str, line: int) -> dict[str, str]:
    try:
        notes = json.loads(text)
    except (ValueError, RecursionError):
        notes = None
    if not isinstance(notes, dict) or not all(isinstance(value, str) for value in notes.values()):
        raise BadRecord(line, "notes are names and texts, as JSON")
    return notes


def read_rules_number(text: str, today: int, line: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise BadRecord(line, f"{text!r} is not a rules number")
    if int(text) > today:
        raise BadRecord(line, f"this record follows rules {text}; this version knows {today}")
    return int(text)


def hear(told: list[Event], events: list[Event]) -> None:
    """Add what has just happened; with a roll, what came before its turn is forgotten."""
    if any(event.role == "roll" for event in events):
        del told[: max((k for k, event in enumerate(told) if event.role == "turn"), default=0)]
    told += events


def read_line(record: Record, row: str, number: int, head: Head) -> list[Event]:
    """Apply one line. A record of older rules is followed even where today's would refuse."""
    game = record.game
    who, colon, words = row.partition(": ")
    who = head.family.former_names.get(who, who)
    names = game.book.names[: game.seats]
    if not colon or (who != "*" and who not in names):
        raise BadRecord(number, f"a line reads “red: end turn”, with {', '.join(names)} or * for chance")
    seat = CHANCE if who == "*" else names.index(who)
    try:
        action = game.parse(words)
        reason = game.why(action, seat)
    except LongroadError as error:
        raise BadRecord(number, str(error)) from None
    except ValueError as error:
        raise BadRecord(number, str(error)) from None
    if reason is not None and head.rules == head.family.rules_number:
        raise BadRecord(number, str(reason))
    if reason is None:
        return record.apply(action, seat)
    head.departures.append(Departure(number, row, departure(head, reason)))
    follow(record, action, seat, number)
    return []


def follow_words(record: Record, words: str, seat: int) -> list[Event]:
    """Carry out what was written down; what older rules allowed is followed without events."""
    action = record.game.parse(words)
    reason = record.game.why(action, seat)
    if reason is None:
        return record.apply(action, seat)
    if record.rules == rules_number(record.game.spec):
        raise Illegal(reason)
    follow(record, action, seat, len(record.lines) + 1)
    return []


def follow(record: Record, action: int, seat: int, number: int) -> None:
    """Carry out what older rules allowed, if it can be carried out at all."""
    after = record.game.copy()
    try:
        if not takes(after, action, seat):
            raise ValueError("nothing like it is asked here")
        after.play(seat, action)
        if not after.sound():
            raise ValueError("what it takes is not there")
    except Exception as error:
        raise BadRecord(number, f"today's rules can't carry this out: {error}") from None
    record._write(line_of(seat, action, record._sealed_choice()))
    record._back.clear()
    after.copy_into(record.game)


def takes(game: State, action: int, seat: int) -> bool:
    """Whether the question asked now is of the sort that the action answers."""
    if game.over or (seat != CHANCE and not game.may_answer(seat)):
        return False
    if game.to_act == CHANCE:
        return any(verb(action) == verb(outcome) for outcome, _ in game.outcomes())
    return any(verb(action) == verb(choice) for choice in game.legal(seat)) or game.might_take(action)


def departure(head: Head, reason: Reason) -> str:
    changed = [rule for number, rule in head.family.changed.items() if number > head.rules]
    return f"{reason} (changed since rules {head.rules}: {', '.join(changed) or 'unknown'})"


def copied(dealer: Dealer | Deals | None) -> Dealer | Deals | None:
    """A dealer that goes on in the same way, on its own."""
    if not isinstance(dealer, Dealer):
        return None if dealer is None else dealer.copy()
    other = Dealer(dealer.seed, dealer.stream)
    for stream, count in enumerate(dealer.counts):
        other.counts[stream] = count
    return other


def check_of(text: str) -> str:
    return f"{zlib.crc32(text.encode(errors='surrogatepass')):08x}"


def check_end(text: str, rows: list[str], number: int, lines: int) -> None:
    before = "\n".join(rows[:number]) + "\n"
    wanted = f"end: {lines} lines, check {check_of(before)}"
    if any(row.strip() for row in rows[number + 1 :]):
        raise BadRecord(number + 2, "nothing comes after the end of a record")
    if rows[number].strip() != wanted:
        raise BadRecord(
            number + 1, "the record was cut or changed after it was written: its check doesn't fit"
        )
