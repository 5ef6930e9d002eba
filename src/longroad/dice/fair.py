"""Dice that anybody can check when the game is over.

Before a game its host publishes the *commitment* to a secret. Then every seat may add a text of its own, the
*entropy*, and only then board and dice are fixed: by the secret, which the host chose before it knew the
texts, and by the texts, whose authors didn't know the secret. After the game the secret is published.

The bytes, in version 1. `+` joins bytes, "…" is ASCII, \\0 is a zero byte, numbers are unsigned, big-endian:

    label(word)  = "longroad-dice/1 " + word + "\\0"
    commitment   = SHA-256(label("commitment") + secret), as 64 lower-case hexadecimal digits
    text         = the JSON array [1,game,spec,[entropy of seat 0,entropy of seat 1,…]]
    key          = HMAC-SHA256(secret, label("key") + text)
    board seed   = the first 8 bytes of HMAC-SHA256(key, label("board")), without the last bit: 63 bits
    value(i, t)  = the first 8 bytes of HMAC-SHA256(key, label("draw") + i in 8 bytes + t in 8 bytes)
    draw i of n  = v mod n; v is the first of value(i, 0), value(i, 1), … below 2**64 - 2**64 mod n

The secret has 32 bytes. The JSON has no spaces and is encoded in UTF-8; in its strings only `"`, `\\` and the
characters below U+0020 are escaped, the latter as \\b, \\t, \\n, \\f, \\r or \\u00xx with lower-case digits.
A browser's JSON.stringify writes the same.

The i-th chance outcome of a game, counted from 0, is draw i of n, where n is the sum of the weights of all
that may come: 0 is the first outcome in the order of `game.outcomes()`, as often as its weight says, then
comes the next.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from longroad.core.packed import CHANCE
from longroad.errors import BadDice

if TYPE_CHECKING:
    from longroad.core.menu import Menu
    from longroad.core.state import State

FORMAT = "longroad-dice/1"
VERSION = 1
SECRET = 32  # bytes
LONGEST = 200  # characters of a seat's entropy, and of the name of a game
VALUES = 1 << 64  # how many there are


def label(word: str) -> bytes:
    """What is hashed for one purpose never begins like what is hashed for another."""
    return f"{FORMAT} {word}\0".encode()


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET)


def commitment(secret: bytes) -> str:
    """What may be published before the game: it fixes the secret and tells nothing about it."""
    if len(secret) != SECRET:
        raise BadDice(f"The secret of dice has {SECRET} bytes.")
    return hashlib.sha256(label("commitment") + secret).hexdigest()


def plain(text: str, what: str) -> str:
    """The text, if it is short enough and can be encoded."""
    if len(text) > LONGEST:
        raise BadDice(f"{what} has at most {LONGEST} characters.")
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise BadDice(f"{what} has half a character in it that no file can hold.")
    return text


class FairDice:
    """All draws of one game. Draw number i is a function of i alone: there is nothing to spoil."""

    def __init__(self, secret: bytes, game: str, spec: str, entropy: Sequence[str]) -> None:
        self.secret = secret
        self.commitment = commitment(secret)
        self.game = plain(game, "The name of a game")
        self.spec = spec
        self.entropy = tuple(plain(text, "What a seat adds to the dice") for text in entropy)
        told = [VERSION, self.game, self.spec, list(self.entropy)]
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        self.key = hmac.digest(secret, label("key") + text.encode(), "sha256")

    @property
    def board_seed(self) -> int:
        """What `new_game` deals the set-up with."""
        return int.from_bytes(hmac.digest(self.key, label("board"), "sha256")[:8], "big") >> 1

    def value(self, number: int, attempt: int) -> int:
        message = DRAW + number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        return int.from_bytes(hmac.digest(self.key, message, "sha256")[:8], "big")

    def below(self, n: int, number: int) -> int:
        """Draw `number`: from 0 to n - 1, each as likely; a value that would favor some is thrown away."""
        if not 0 < n <= VALUES:
            raise ValueError(f"there is no draw among {n}")
        limit = VALUES - VALUES % n
        attempt = 0
        while (value := self.value(number, attempt)) >= limit:
            attempt += 1
        return value % n


DRAW = label("draw")


class FairDealer:
    """Picks for nature, like the engine's Dealer."""

    def __init__(self, dice: FairDice, drawn: int = 0) -> None:
        self.dice = dice
        self.drawn = drawn  # how many chance outcomes so far

    def outcome(self, game: State, menu: Menu) -> int:
        """Draw what nature does next."""
        game.offers(CHANCE, menu)
        k = self.dice.below(int(menu.total), self.drawn)
        self.drawn += 1
        return int(menu.nth(k))

    def copy(self) -> FairDealer:
        return FairDealer(self.dice, self.drawn)
