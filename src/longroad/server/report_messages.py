"""What is told of a game when it is over, and of the rules it is played by. Over HTTP, typed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from longroad.legend import Legend
from longroad.picture import Picture
from longroad.server.messages import Happening, TableInfo
from longroad.server.settings import Settings

Cards = dict[str, int]  # which card -> how many


class Standing(Struct, frozen=True):
    """The points of all seats when a turn ended, hidden ones counted; turn 0 is the founding."""

    turn: int
    round: int
    move: int  # of the replay
    points: list[int]


class Rolled(Struct, frozen=True):
    """How often a sum came, and how often it comes on average."""

    sum: int
    times: int
    expected: float


class Moment(Struct, frozen=True):
    """Something that many will remember, and where the replay shows it."""

    move: int
    round: int
    event: Happening


class Account(Struct, frozen=True):
    """What one seat got and gave.

    `gained` and `lost` go by what for: harvest, founding, choice (from the bank), trade (with players),
    bank, taken (by or from others), discarded. What was built isn't counted: it is on the board.
    """

    seat: int
    points: int
    gained: dict[str, Cards]
    lost: dict[str, Cards]
    expected: float | None  # cards that the dice give on average, by what stood there; null without dice
    offers: int
    trades: int  # with players, whoever offered
    swaps: int  # with the bank


class Report(Struct, frozen=True):
    """A finished game in numbers."""

    table: TableInfo
    winner: int | None
    reason: str  # points, rounds, agreed, abandoned, or the code of the event by which it was won
    target: int
    rounds: int
    moves: int  # of the replay, the first not counted
    began: int  # milliseconds since 1970
    ended: int
    standings: list[Standing]
    dice: list[Rolled]
    odd: float | None  # how often dice are this far off or further; null for too few rolls
    accounts: list[Account]
    moments: list[Moment]
    picture: Picture  # the end as everybody saw it: the family tells the places of the moments by it
    legend: Legend  # what the moments are about


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game goes on from one of its moves at a new table, whose seats are planned anew."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    settings: Settings = Settings()  # but for the ruleset, which is the game's


class RuleLine(Struct, frozen=True):
    """One rule; its ID never changes."""

    id: str
    text: str


class RuleChapter(Struct, frozen=True):
    """The rules under one heading of a rulebook."""

    book: str
    heading: str
    rules: list[RuleLine]


class RuleText(Struct, frozen=True):
    """The rules of one game, in the words of the rule catalogue."""

    spec: str
    chapters: list[RuleChapter]
