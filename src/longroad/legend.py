"""What a client has to know about a ruleset to show its games: told once, made from what chapters declare.

Not compiled, as the picture is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

Topic = Literal["dice", "build", "trade", "cards", "attack", "table"]
Role = Literal[
    "",
    "turn",
    "roll",
    "offer",
    "accept",
    "decline",
    "counter",
    "deal",
    "no-deal",
    "swap",
    "committed",  # somebody joins a battle that is about to be fought
    "battle",
    "outcome",  # what may come of a battle, until it is over
    "battle-over",
    "end",
]
# A question that comes in every turn; one that nobody waits for; an offer that is put together: in one's own
# turn, to whoever is on turn, as an answer to another.
PromptRole = Literal["", "turn", "aside", "draft", "draft-aside", "draft-counter"]
VerbRole = Literal[
    "",
    "roll",
    "end",
    "propose",
    "give",
    "ask",
    "make",
    "drop",
    "close",
    "accept",
    "decline",
    "counter",
    "deal",
    "no-deal",
    "swap",
]
Tone = Literal["", "build", "robbed"]
PieceRole = Literal[
    "",
    "way",  # lies on a side for good
    "vessel",  # lies on a side, and may move
    "town",
    "stronghold",  # a town that has grown
    "fallen",  # one that lies on its side
    "rampart",  # makes hands safer, or strongholds
    "fighter",
    "trader",
    "rover",  # may stand outside the board
    "gift",  # waits for whoever comes first
    "store",  # has something to give as long as it lasts
]
# Of a track: how far an attack is on its way, how far what somebody owns has grown, how far a great work is.
CounterRole = Literal[
    "",
    "approach",
    "growth",
    "works",
    "attack",  # what comes against all
    "defense",  # what stands against it
    "at-risk",  # whom it would hurt now
    "in-honor",  # whom it would honor now
    "force",  # what each could do about it
    "committed",  # what each does, where that is said one by one
    "honors",
    "attempts",  # offers that may still come to nothing
    "safe-hand",  # so many cards are not too many, where that differs from the usual number
    "covered-land",
    "covered-numbers",
    "in-hand",  # so many of the cards that others don't see are of this kind
]


class Flow(Struct, frozen=True, omit_defaults=True):
    """Cards that an event moves: the names of the arguments that say which, how many, from whom to whom.

    Without a count it is one card, or all of a bundle; without a giver or a taker it is the bank.
    """

    why: Literal["harvest", "founding", "choice", "bank", "trade", "taken", "discarded"]
    card: str
    count: str = ""
    giver: str = ""
    taker: str = ""


@dataclass(frozen=True)
class Moved:
    """Cards that a seat gets, or loses where the count is below zero."""

    seat: int
    why: str
    card: str
    count: int


class EventEntry(Struct, frozen=True, omit_defaults=True):
    """One kind of event, and how to show it."""

    fields: dict[str, str]  # its arguments, and what each of them is: seat, card, corner, number …
    topic: Topic  # for the filter of a log
    role: Role = ""  # its part in the course of the game, where that is the same in all games
    tone: Tone = ""  # what it sounds like; robbed is for the victim alone
    flow: tuple[Flow, ...] = ()  # all cards that it moves, but for what is paid
    memorable: bool = False  # worth telling when the game is over
    bought: bool = False  # somebody has paid for it, if it wasn't free
    harvests: bool = False  # brings cards of the land though nothing was rolled
    plays: str = ""  # the card that somebody plays, where it is always the same

    def moves(self, args: dict[str, Any]) -> Iterator[Moved]:
        """The cards that such an event moves from hand to hand, or between a hand and the bank."""
        for flow in self.flow:
            which, count = args[flow.card], args[flow.count] if flow.count else 1
            cards = which if isinstance(which, dict) else {which: count}
            for name, sign in ((flow.giver, -1), (flow.taker, 1)):
                if name:
                    yield from (Moved(args[name], flow.why, card, sign * n) for card, n in cards.items())


class VerbKind(Struct, frozen=True, omit_defaults=True):
    """One verb, as far as it is more than one button among others."""

    role: VerbRole = ""  # what it does, where that is the same in all games
    panel: str = ""  # the panel that has its buttons, on a screen that has one of this name
    about: str = ""  # the kind of piece or card that one gets or moves by it, or track
    plays: str = ""  # the card that it plays
    takes: bool = False  # the cards that it names come to one's own hand
    key: str = ""  # the key that does it on a keyboard, unless somebody wants another
    act: str = ""  # the first of its words; the book fills in this and what follows
    operands: tuple[str, ...] = ()  # the kinds of its operands
    words: tuple[str, ...] = ()  # the words before each of its operands, and after the last


class HandKind(Struct, frozen=True):
    """One sort of cards in hand: the kind of operand that names them, their sign, the deck that they come
    from and go to, and whether prices are paid with them.
    """

    operand: str = ""
    sign: str = "scroll"
    deck: str = ""
    pays: bool = False


class PieceKind(Struct, frozen=True):
    """One kind of piece: a sign for it in plain text, whether there is one that wanders, and what lies under
    whatever else is at its place; the points that each is worth to its owner; what it is to a screen that has
    more to show of it, and a picture beside how many there are.
    """

    sign: str = ""
    wanders: bool = False
    under: bool = False
    points: int = 0
    role: PieceRole = ""
    icon: str = ""


class TerrainKind(Struct, frozen=True):
    """One kind of hex: the card that it yields, whether one may choose it, whether it is land, and whether
    nobody knows yet what it is.
    """

    card: str = ""
    choice: bool = False
    land: bool = True
    hidden: bool = False


class CounterKind(Struct, frozen=True):
    """Something that is counted, or goes along a track: its sign, the special card that most of it wins, the
    points that each is worth to its owner, what it is to a screen that has more to say of it.

    `where` says who looks for it: everybody, all the time, beside each player ("box"); everybody, with what
    this game counts ("strip"); whoever looks closer ("more"); or it has a place of its own ("panel").
    """

    where: Literal["box", "strip", "more", "panel"] = "strip"
    sign: str = "pile"
    wins: str = ""
    points: int = 0
    role: CounterRole = ""


class Legend(Struct, frozen=True):
    """The legend of a ruleset."""

    events: dict[str, EventEntry] = {}
    pieces: dict[str, PieceKind] = {}
    counters: dict[str, CounterKind] = {}
    decks: dict[str, dict[str, int]] = {}  # how often each card is in a deck when the game begins
    tracks: dict[str, tuple[str, ...]] = {}  # what the stages of a track are called
    verbs: dict[str, VerbKind] = {}  # by their words, with the operands in braces
    hands: dict[str, HandKind] = {}
    terrains: dict[str, TerrainKind] = {}
    brings: dict[str, tuple[dict[str, int], ...]] = {}  # what there is to say of each stage of a track
