"""The rows of a table's log. A table is what comes out when its rows are followed from the first.

Rows are never changed and old ones are read forever: a field may join with a default, none may leave.
Actions are words, so that a row means the same in every later version.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from longroad.server.settings import Settings


class LogRow(Struct, frozen=True, kw_only=True, tag_field="row", tag=str.lower, omit_defaults=True):
    """Something that happened at a table."""

    mark: str = ""  # of the command that it answers: what comes with the same id is the same, or refused


class Created(LogRow, frozen=True):
    """The table is made. The secret of the dice stays here until the game is over."""

    settings: Settings
    commitment: str
    secret: str  # hexadecimal
    host: str  # hashed tokens
    link: str
    mine: dict[int, str] = {}  # seat -> hashed token
    record: str = ""  # a game that was begun elsewhere and goes on here
    rematch_of: str = ""
    makers: list[int] = []  # of a rematch: those of `mine` that are the maker's; else all of them are


class Sat(LogRow, frozen=True):
    """Somebody takes a seat."""

    seat: int
    name: str
    token: str  # hashed
    face: str = ""


class Renamed(LogRow, frozen=True):
    seat: int
    name: str
    face: str = ""  # empty: as before


class Freed(LogRow, frozen=True):
    """The seat is open again; only before the start."""

    seat: int


class BotSat(LogRow, frozen=True, tag="botsat"):
    """The host puts a bot on a seat; in a running game its owner may return."""

    seat: int
    bot: str


class Confirmed(LogRow, frozen=True):
    """A seat is ready, and adds what it likes to the dice."""

    seat: int
    entropy: str


class Started(LogRow, frozen=True):
    """The entropy is closed; the set-up and who begins were drawn after that."""

    entropy: list[str]
    spec: str
    rules: int
    board: dict[str, Any]  # what the family sets up; nobody here looks into it
    dealt: list[str]


class Acted(LogRow, frozen=True):
    """A seat answers, and nature goes on from there until a seat is asked again."""

    seat: int
    actions: list[str]
    dealt: list[str] = []
    how: str = ""  # "bot", "away" or "": the player
    why: str = ""  # what a bot says when it declines


class Undone(LogRow, frozen=True):
    """A seat takes back its last answer."""

    seat: int
    lines: int


class Said(LogRow, frozen=True):
    """Words, or a phrase and no words. Old phrases are marks in the text, such as `:hello:`."""

    seat: int
    text: str
    phrase: str = ""


class Silenced(LogRow, frozen=True):
    """The host ends or allows a seat's chat."""

    seat: int
    on: bool


class Away(LogRow, frozen=True):
    """Nobody answers for the seat: it makes safe moves until its owner returns."""

    seat: int
    why: str  # "gone", "time" or "idle"


class Back(LogRow, frozen=True):
    """The owner is there again."""

    seat: int


class Resigned(LogRow, frozen=True):
    """The player leaves for good; a bot plays on."""

    seat: int
    bot: str


class Voted(LogRow, frozen=True):
    """A seat is for or against ending or pausing, or ends a pause. When all are for it, it is so.

    Or it is for or against a bot that plays for somebody who does nothing."""

    seat: int
    what: str
    yes: bool
    whom: int | None = None  # of "cover": the seat the bot would play for


class Agreed(LogRow, frozen=True):
    """All who have a say are for it, though not everybody is there."""

    what: str  # "end" or "pause"


class Lapsed(LogRow, frozen=True):
    """Not all have agreed in time: the question is off the table."""

    what: str


class Abandoned(LogRow, frozen=True):
    """Everybody has left long ago: the game is over, and the secret of the dice is told."""


class Slept(LogRow, frozen=True):
    """Nobody is at the table: clocks stand still."""


class Woke(LogRow, frozen=True):
    """Somebody is at the table again: clocks go on."""


class Offered(LogRow, frozen=True):
    """A link for another device was made for the seat; the seat is there when it is used."""

    seat: int
    token: str  # hashed


class Handed(LogRow, frozen=True):
    """Another device took the seat over: the old token is worth nothing any more."""

    seat: int


class Rematched(LogRow, frozen=True):
    """The same players meet again at another table."""

    game: str


class Restored(LogRow, frozen=True):
    """The game was taken from a backup: what was played since may come again, dice and all."""


AnyRow = (
    Created
    | Sat
    | Renamed
    | Freed
    | BotSat
    | Confirmed
    | Started
    | Acted
    | Undone
    | Said
    | Silenced
    | Away
    | Back
    | Resigned
    | Voted
    | Agreed
    | Lapsed
    | Abandoned
    | Slept
    | Woke
    | Offered
    | Handed
    | Rematched
    | Restored
)

_decoder: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow)
_encoder = msgspec.json.Encoder()


def read_row(body: bytes) -> AnyRow:
    """A row as it lies in the store."""
    return _decoder.decode(body)


def write_row(row: AnyRow) -> bytes:
    return _encoder.encode(row)
