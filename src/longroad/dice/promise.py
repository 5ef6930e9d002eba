"""The line `dice: {…}` of a record: what was promised about its dice, and the secret once it is revealed."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import Any

from longroad.dice.fair import FORMAT, SECRET, FairDice, commitment, plain
from longroad.errors import BadDice

HEX = re.compile(r"[0-9a-f]{64}")
KEYS = {"format", "commitment", "game", "entropy", "since", "board", "secret"}


@dataclass(frozen=True)
class Promise:
    """Everything that is needed to check the dice of a game, the secret only when it is revealed."""

    commitment: str
    game: str
    entropy: tuple[str, ...]  # one text a seat, "" if none
    since: int = 0  # how many lines at the start these dice didn't decide
    given: bool = False  # whether the board was there before the dice
    secret: bytes | None = None

    @staticmethod
    def of(dice: FairDice, since: int = 0, given: bool = False) -> Promise:
        """What may be told of dice while they are in use."""
        return Promise(dice.commitment, dice.game, dice.entropy, since, given)

    def revealed(self, secret: bytes) -> Promise:
        """With the secret that was promised, and no other."""
        if commitment(secret) != self.commitment:
            raise BadDice("This is not the secret that was promised.")
        return replace(self, secret=secret)

    def dice(self, spec: str, secret: bytes | None = None) -> FairDice:
        """The dice themselves, if the secret is revealed or given."""
        known = secret or self.secret
        if known is None:
            raise BadDice("The secret of these dice is not revealed yet.")
        return FairDice(known, self.game, spec, self.entropy)

    def as_dict(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "format": FORMAT,
            "commitment": self.commitment,
            "game": self.game,
            "entropy": list(self.entropy),
            "since": self.since,
        }
        if self.given:
            told["board"] = "given"
        if self.secret is not None:
            told["secret"] = self.secret.hex()
        return told

    def text(self) -> str:
        """As the header of a record has it: in ASCII, so that no line of it is broken by an odd character."""
        return json.dumps(self.as_dict(), separators=(",", ":"))

    @staticmethod
    def read(text: str) -> Promise:
        """Whether the parts fit together is not asked here: `audit` finds that out."""
        try:
            told = json.loads(text)
        except (ValueError, RecursionError):
            told = None
        if not isinstance(told, dict):
            raise BadDice("The dice of a record are told as JSON, names and values.")
        if told.get("format") != FORMAT:
            raise BadDice(f"These dice are not {FORMAT}, the only ones this version can check.")
        unknown = sorted(told.keys() - KEYS)
        if unknown:
            raise BadDice(f"The dice of a record have no {unknown[0]!r}.")
        entropy = told.get("entropy")
        if not isinstance(entropy, list) or not all(isinstance(part, str) for part in entropy):
            raise BadDice("The entropy of dice is a list of texts, one a seat.")
        since = told.get("since")
        if not isinstance(since, int) or isinstance(since, bool) or since < 0:
            raise BadDice("“since” is the number of lines that these dice didn't decide.")
        if told.get("board", "given") != "given":
            raise BadDice("The board was given, or nothing is said about it.")
        game = told.get("game")
        if not isinstance(game, str):
            raise BadDice("The dice belong to a game, and it has a name.")
        secret = told.get("secret")
        return Promise(
            digits(told.get("commitment"), "commitment"),
            plain(game, "The name of a game"),
            tuple(plain(part, "What a seat adds to the dice") for part in entropy),
            since,
            "board" in told,
            None if secret is None else read_secret(secret),
        )


def read_secret(text: object) -> bytes:
    return bytes.fromhex(digits(text, "secret"))


def digits(value: object, what: str) -> str:
    if not isinstance(value, str) or not HEX.fullmatch(value):
        raise BadDice(f"The {what} of dice is {2 * SECRET} hexadecimal digits in lower case.")
    return value
