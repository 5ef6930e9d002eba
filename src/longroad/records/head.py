"""The header of a record, and the game that it opens."""

from __future__ import annotations

import json
from dataclasses import dataclass

from longroad import families
from longroad.core.dealer import Dealer
from longroad.core.family import Family
from longroad.core.state import SetUp, State
from longroad.dice.fair import FairDealer
from longroad.dice.promise import Promise, read_secret
from longroad.errors import BadDice, BadMap, BadRecord, BadSpec
from longroad.game import HouseRules, called, open_game
from longroad.records.record import Record
from longroad.records.writing import FAIR, FORMAT
from longroad.spec import Spec

NEEDED = ("spec", "rules", "seats")
KEYS = (*NEEDED, "board", "house rules", "dice", "dealer", "notes")


@dataclass
class Head:
    """The header of a record: its values and their lines, by name."""

    values: dict[str, str]
    where: dict[str, int]
    body: int  # the first row after the header

    def told(self, key: str) -> str:
        return self.values.get(key, "")

    def bad(self, key: str, sentence: str) -> BadRecord:
        return BadRecord(self.where.get(key, 2), sentence)

    def open(self, house_rules: HouseRules) -> Record:
        """The game at its start."""
        family = self.family()
        rules, notes = self.rules(family.rules_number), self.notes()
        house = self.told("house rules")
        if called(house_rules) != house:
            needs = f"needs the house rules {house}" if house else "was played without house rules"
            raise self.bad("house rules", f"this game {needs}")
        try:
            game = open_game(self.values["spec"], self.set_up(family), house_rules)
        except (BadSpec, BadMap) as error:
            raise self.bad("spec", str(error)) from None
        seats = game.book.names[: game.seats]
        if tuple(family.former_names.get(name, name) for name in self.values["seats"].split(", ")) != seats:
            raise self.bad("seats", f"the seats of this game are {', '.join(seats)}")
        promise = self.promise(game)
        record = Record(game, self.dealer(game, promise))
        record.dice, record.notes, record.rules = promise, notes, rules
        return record

    def family(self) -> Family:
        try:
            return families.family(Spec.parse(self.values["spec"]).family)
        except BadSpec as error:
            raise self.bad("spec", str(error)) from None

    def rules(self, today: int) -> int:
        text = self.values["rules"]
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            raise self.bad("rules", f"{text!r} is not a rules number")
        if int(text) > today:
            raise self.bad("rules", f"this record follows rules {text}; this version knows {today}")
        return int(text)

    def set_up(self, family: Family) -> SetUp:
        """What the header tells; games that have no board have no such line."""
        board = self.told("board")
        try:
            return family.read_set_up(json.loads(board or "{}"))
        except (ValueError, RecursionError) as error:
            if not board:
                raise BadRecord(self.body, "the header doesn't tell the board") from None
            raise self.bad("board", f"the board is broken: {error}") from None

    def notes(self) -> dict[str, str]:
        try:
            notes = json.loads(self.told("notes") or "{}")
        except (ValueError, RecursionError):
            notes = None
        if not isinstance(notes, dict) or not all(isinstance(value, str) for value in notes.values()):
            raise self.bad("notes", "notes are names and texts, as JSON")
        return notes

    def promise(self, game: State) -> Promise | None:
        if not self.told("dice"):
            return None
        try:
            promise = Promise.read(self.values["dice"])
        except BadDice as error:
            raise self.bad("dice", str(error)) from None
        if len(promise.entropy) != game.seats:
            raise self.bad("dice", "the entropy of dice is a list of texts, one a seat")
        return promise

    def dealer(self, game: State, promise: Promise | None) -> Dealer | FairDealer | None:
        words = self.told("dealer").split()
        if not words:
            return None
        if words[0] == FAIR:
            return self.fair_dealer(" ".join(words[1:]), game, promise)
        if len(words) != 5 or not all(n.isascii() and n.isdigit() and len(n) < 100 for n in words):
            raise self.bad("dealer", "the dealer is a seed and four counts")
        dealer = Dealer(int(words[0]))
        for stream, count in enumerate(words[1:]):
            if len(count) > 15:
                raise self.bad("dealer", "the dealer can't have dealt that often")
            dealer.counts[stream] = int(count)
        return dealer

    def fair_dealer(self, secret: str, game: State, promise: Promise | None) -> FairDealer:
        if promise is None:
            raise self.bad("dealer", "a fair dealer needs the promise that “dice: …” makes")
        try:
            return FairDealer(promise.revealed(read_secret(secret)).dice(game.spec))
        except BadDice as error:
            raise self.bad("dealer", str(error)) from None


def read_head(rows: list[str]) -> Head:
    """The first rows of a record, up to an empty one."""
    if rows[0].strip() != FORMAT:
        raise BadRecord(1, f"a record begins with “{FORMAT}”")
    head = Head({}, {}, 0)
    for number, line in enumerate(rows[1:], start=2):
        if not line.strip():
            head.body = number
            break
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(number, "a line of the header reads “name: value”")
        if key in head.values:
            raise BadRecord(number, f"{key} is given twice")
        head.values[key], head.where[key] = value.strip(), number
    for key in NEEDED:
        if key not in head.values:
            raise BadRecord(head.body or len(rows), f"the header doesn't tell the {key}")
    for key in head.values:
        if key not in KEYS:
            raise head.bad(key, f"the header of a record has no {key!r}")
    return head
