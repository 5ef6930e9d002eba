"""A game and how it came about: who did what, what can be undone, and what its dice have promised."""

from __future__ import annotations

import os
from typing import Any, Protocol

from longroad.core.dealer import Dealer
from longroad.core.edge import Event, Reason
from longroad.core.frames import SEALS
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE, HEAD
from longroad.core.state import State
from longroad.dice.fair import FairDealer, FairDice
from longroad.dice.promise import Promise
from longroad.errors import Illegal
from longroad.game import HouseRules, new_game, rules_number
from longroad.records.lines import Departure, RecordLine, in_order, line_of
from longroad.records.writing import save, text_of

MOST_BACK = 256  # actions that can be taken back: each keeps a game


class Deals(Protocol):
    """Who decides for nature and can be copied; the engine's Dealer is copied by `copied`."""

    def outcome(self, game: State, menu: Menu, /) -> int: ...

    def copy(self) -> Deals: ...


class Record:
    """A game and how it came about. Every change of the game goes through here."""

    def __init__(self, game: State, dealer: Dealer | Deals | None) -> None:
        self.game = game
        self.dealer = dealer
        self.dice: Promise | None = None  # what is promised about the dice, if they can be checked
        self.drawn = 0  # how many outcomes these dice have decided
        self.lines: list[RecordLine] = []
        self.notes: dict[str, str] = {}  # what a program wants to remember in save files: who plays whom
        self.departures: list[Departure] = []
        self.told: list[Event] = []  # by a record that was read: what happened since its last roll
        self.rules = rules_number(game.spec)
        self._back: list[tuple[State, int]] = []  # the games before what can still be undone

    @staticmethod
    def new(spec: str, seed: int = 0, map: Any = None, house_rules: HouseRules = None) -> Record:
        """A new game, dealt by the seed."""
        return Record(new_game(spec, seed, map, house_rules), Dealer(seed))

    @staticmethod
    def fair(spec: str, dice: FairDice, map: Any = None, house_rules: HouseRules = None) -> Record:
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

    def apply(self, action: int, seat: int | None = None) -> list[Event]:
        """Carry out an action and write it down; Illegal if it isn't allowed, and nothing changed."""
        reason = self.game.why(action, seat)
        if reason is not None:
            raise Illegal(reason)
        return self.carry_out(action, self.game.to_act if seat is None else seat)

    def carry_out(self, action: int, actor: int, foreseen: bool | None = None) -> list[Event]:
        """Carry out an action known to be legal and write it down.

        Who has tried the action on the seat's view knows whether the seat could foresee all of it: if so,
        nothing comes to light, and it can be taken back.
        """
        sealed = self._sealed_choice()
        before = self.game.copy()
        try:
            events = self.game.carry_out(actor, action)
        except BaseException:
            before.copy_into(self.game)  # whatever has failed, this record stays as it was
            raise
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

    def _write(self, line: RecordLine) -> None:
        """Keep the line, and in step with it the dice: also when somebody else has dealt, as in a replay."""
        self.lines.append(line)
        if line.seat == CHANCE and self.dice is not None and len(self.lines) > self.dice.since:
            self._count_drawn(self.drawn + 1)

    def _count_drawn(self, drawn: int) -> None:
        """The dealer goes on with the value that is promised next."""
        self.drawn = drawn
        if isinstance(self.dealer, FairDealer):
            self.dealer.drawn = drawn

    def replace_game(self, after: State, seat: int, action: int) -> None:
        """Write down what led to another game than today's rules would: nothing before it can be undone."""
        self._write(line_of(seat, action, self._sealed_choice()))
        self._back.clear()
        after.copy_into(self.game)

    def apply_all(self, actions: list[int], seat: int | None = None) -> list[Event]:
        """Carry out several actions of one seat, whole or not at all."""
        actor = self.game.to_act if seat is None else seat
        before, lines, back = self.game.copy(), len(self.lines), list(self._back)
        drawn = self.drawn
        events: list[Event] = []
        try:
            for action in actions:
                events += self.apply(action, actor)
        except BaseException:
            before.copy_into(self.game)
            del self.lines[lines:]
            self._back = back
            self._count_drawn(drawn)
            raise
        return events

    def deal(self) -> list[Event]:
        """Let the dealer decide until a seat is asked or the game is over."""
        if self.dealer is None:
            raise ValueError("this record has no dealer: apply what the dice or cards say")
        events: list[Event] = []
        menu = Menu()
        while self.game.to_act == CHANCE:
            events += self.carry_out(int(self.dealer.outcome(self.game, menu)), CHANCE)
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

    # -- writing and reading -----------------------------------------------------------------------------

    def in_order(self) -> list[RecordLine]:
        """The lines as they are written: sealed choices by seat."""
        return in_order(self.lines)

    def line_words(self, seat: int, action: int) -> str:
        """A line: who, and the words of the action."""
        return f"{'*' if seat == CHANCE else self.game.book.names[seat]}: {self.game.text(action)}"

    def words(self) -> list[str]:
        """The actions, a line each."""
        return [self.line_words(line.seat, line.action) for line in self.in_order()]

    def text(self, private: bool = False) -> str:
        """The record; with `private` also what only a save file holds: the dealer and the notes."""
        return text_of(self, private)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a save file, so that a crash leaves the old one or the new one."""
        save(self, path)

    @staticmethod
    def load(path: str | os.PathLike[str], house_rules: HouseRules = None) -> Record:
        """Read a record or save file."""
        from longroad.records.reading import load

        return load(path, house_rules)

    @staticmethod
    def read(text: str, house_rules: HouseRules = None) -> Record:
        """Read a record and check every line of it; BadRecord says which is wrong and why."""
        from longroad.records.reading import read

        return read(text, house_rules)


def copied(dealer: Dealer | Deals | None) -> Dealer | Deals | None:
    """A dealer that goes on in the same way, on its own."""
    if not isinstance(dealer, Dealer):
        return None if dealer is None else dealer.copy()
    other = Dealer(dealer.seed, dealer.stream)
    for stream, count in enumerate(dealer.counts):
        other.counts[stream] = count
    return other
