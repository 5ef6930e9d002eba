"""Everything that goes over the wire, typed. docs/protocol.md tells the story; web/ gets its types from here.

One WebSocket a table, JSON texts. A client says hello and then sends commands, each with an id of its own; a
command that is sent again with the same id is carried out once. Every message of the server has `seq`: the
number of the last row of the table's log that it takes into account. A step whose number doesn't follow the
last one means that something was missed: say hello again.
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from longroad.bots.player import Manner, Strength
from longroad.legend import Legend, PromptRole
from longroad.picture import Price
from longroad.server.phrases import Phrase
from longroad.server.settings import (
    Clock,
    CommandId,
    Entropy,
    Face,
    Name,
    SeatNumber,
    Settings,
    Token,
    Words,
)
from longroad.texts import say

if TYPE_CHECKING:
    from longroad.server.table import Refused

PROTOCOL = 2

# -- from the client ------------------------------------------------------------------------------------


class Say(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Anything a client sends."""


class Hello(Say, frozen=True):
    """The first message, and again whenever something was missed.

    Who one is follows from the tokens alone. `since` is the last seq the client knows; `views` asks for the
    engine's own view beside the picture, for bots; `texts` for questions, events and refusals in English, for
    clients that have no words of their own.
    """

    game: str  # whatever an address says: a name that no table can have is that of no table
    protocol: int = 0  # who leaves it out speaks another one
    token: Token | None = None
    host: Token | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    views: bool = False
    texts: bool = False
    muted: Annotated[list[SeatNumber], Meta(max_length=6)] = []  # seats whose chat this client won't see


class Command(Say, frozen=True):
    """Something that shall happen at the table."""

    id: CommandId


class Act(Command, frozen=True):
    """Answer a question: all of the actions happen, or none. `frame` is the question's, from `Ask`."""

    frame: Annotated[str, Meta(max_length=40)]
    actions: Annotated[list[Words], Meta(min_length=1, max_length=64)]


class Undo(Command, frozen=True):
    """Take one's last answer back: until chance, a secret or somebody else's answer."""


class Chat(Command, frozen=True):
    """Say something to everybody at the table: words of one's own, or a phrase."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Phrase | UnsetType = UNSET


class Confirm(Command, frozen=True):
    """Ready to start; the entropy goes into the dice."""

    entropy: Entropy = ""


class Rename(Command, frozen=True):
    """Go by another name, or show another face."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    face: Face = ""  # empty: as before


class Start(Command, frozen=True):
    """The host starts with the seats as they are: bots sit down where nobody does."""


class Free(Command, frozen=True):
    """The host frees a seat before the start, or a player leaves it."""

    seat: SeatNumber


class PutBot(Command, frozen=True, tag="putbot"):
    """The host puts a bot on a free seat, or on that of an absent player."""

    seat: SeatNumber
    bot: Name = ""  # empty: the usual one of the family


class Silence(Command, frozen=True):
    """The host ends or allows a seat's chat."""

    seat: SeatNumber
    on: bool = True


class Return(Command, frozen=True):
    """The owner is back and plays again."""


class Resign(Command, frozen=True):
    """Leave for good; a bot plays on."""


class Vote(Command, frozen=True):
    """For or against ending the game, a pause, or going on after one."""

    what: Literal["end", "pause", "resume"]
    yes: bool = True


class Cover(Command, frozen=True):
    """For or against a bot that plays for somebody who is there and has done nothing for long.

    The host's word is enough; else all others who are there and play have to agree."""

    seat: SeatNumber
    yes: bool = True


class HandOver(Command, frozen=True, tag="handover"):
    """A link by which another device takes this seat over; the answer has it."""


class Rematch(Command, frozen=True):
    """The same seats again at a new table; the answer and a step name it."""


class Ping(Say, frozen=True):
    """Are you there? The answer is a pong."""


Commands = (
    Act
    | Undo
    | Chat
    | Confirm
    | Rename
    | Start
    | Free
    | PutBot
    | Silence
    | Return
    | Resign
    | Vote
    | Cover
    | HandOver
    | Rematch
)
FromClient = Hello | Commands | Ping

# -- parts of what the server tells ---------------------------------------------------------------------


class AskOption(Struct, frozen=True, omit_defaults=True):
    """One thing that may be done: the words to send, the verb with its operands in braces, the operands."""

    words: str
    verb: str
    args: list[str]
    times: int = 1  # how often it may be in a bundle, where several answers belong together


class Ask(Struct, frozen=True):
    """What a seat is asked, with everything it may answer."""

    frame: str
    kind: str  # corner, side, hex, player, card, bundle, number, yes/no or option
    purpose: str
    args: dict[str, Any]
    least: int
    most: int
    cancelable: bool
    suggested: str
    options: list[AskOption]
    late: str  # what is said for a seat that runs out of time; empty where a bot chooses
    paid: bool = False  # what has a price is paid for here; elsewhere it is free
    role: PromptRole = ""  # its part in the course of the game, where that is the same in all games
    text: str | UnsetType = UNSET  # in English, for those who asked for it


class You(Struct, frozen=True):
    """What only this seat is told: its question, and whether it may undo."""

    ask: Ask | None
    undo: bool
    undos: int  # how many are left
    view: str | UnsetType = UNSET  # the engine's view, base64, for those who asked for it
    prices: list[Price] = []  # of everything that may be paid for in this game


class Happening(Struct, frozen=True):
    """One event of the game, without what the viewer may not know."""

    code: str
    args: dict[str, Any]
    text: str | UnsetType = UNSET  # in English, for those who asked for it


class SeatInfo(Struct, frozen=True):
    """What everybody knows about a seat."""

    seat: int
    color: str
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str = ""
    ready: bool = False
    away: Literal["", "gone", "time", "idle", "bot"] = ""
    resigned: bool = False
    silenced: bool = False
    bank: int | None = None  # milliseconds left beyond the base
    spent: int | None = None  # milliseconds of the base used this turn
    asked_since: int | None = None  # when its clock began to run
    face: str = ""  # letters that it is made from; empty: those of the name
    manner: Manner = ""  # of a bot, in one word
    shields: int = 0  # of a bot: how strong it is, up to three; none if nobody knows


class Reveal(Struct, frozen=True):
    """The dice of a game: before the end only the commitment, afterwards everything."""

    commitment: str
    entropy: list[str] | None = None
    secret: str | None = None


class Wait(Struct, frozen=True):
    """The others wait for a player who is asked: since when, from when on a bot may play for them, and which
    seats are for that."""

    seat: int
    since: int
    until: int
    cover: list[int] = []


class Patience(Struct, frozen=True):
    """How long the offer on the table waits for answers: when a bot closes its own, and until when nobody's
    time runs because somebody puts a counter-offer together."""

    until: int | None
    held: int | None = None


class TableInfo(Struct, frozen=True):
    """What everybody knows about a table besides the game itself."""

    game: str
    state: Literal["waiting", "playing", "over"]
    spec: str
    listed: bool
    spectators: bool
    clock: Clock | None
    undos: int
    pace: int
    hold: int
    seats: list[SeatInfo]
    paused: bool
    votes: dict[str, list[int]]  # end, pause or resume -> seats that are for it
    dice: Reveal
    ended: Literal["", "won", "rounds", "agreed", "abandoned"] = ""
    rematch: str = ""
    offer: int = 10  # seconds in which one may answer a bot's offer
    idle: int | None = None  # seconds until a bot may play for somebody who does nothing
    patience: Patience | None = None  # with an offer on the table


class News(Struct, frozen=True):
    """What kind of row this step is, for people: who did what at the table."""

    row: str
    seat: int | None = None
    how: str = ""
    text: str = ""
    phrase: Phrase | UnsetType = UNSET  # of a chat; `text` has it in English
    whom: int | UnsetType = UNSET  # of a vote about somebody's seat


# -- from the server ------------------------------------------------------------------------------------


class Tell(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Anything the server sends."""

    seq: int


class StepMessage(Tell, frozen=True, tag="step"):
    """One row of the log, as this viewer may know it. Fields that are missing have not changed.

    `patch` has the sections of the picture that changed, each whole.
    """

    at: int
    news: News
    events: list[Happening] = []
    patch: dict[str, Any] | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    you: You | UnsetType | None = UNSET
    waits: list[Wait] | UnsetType = UNSET


class Welcome(Tell, frozen=True):
    """The answer to hello: everything as it is now, and the steps that were missed, as far as kept.

    A client that has missed nothing gets neither picture nor legend.
    """

    protocol: int
    now: int
    seat: int | None
    host: bool
    table: TableInfo
    present: list[bool]
    you: You | None
    missed: list[StepMessage]
    picture: dict[str, Any] | UnsetType | None = UNSET  # null before the start
    waits: list[Wait] = []
    legend: Legend | UnsetType = UNSET  # of the table's ruleset


class Ack(Tell, frozen=True):
    """The command is carried out and will not be lost. `seq` is its row."""

    id: str
    token: str | UnsetType = UNSET  # of HandOver
    game: str | UnsetType = UNSET  # of Rematch


class Reject(Tell, frozen=True):
    """The command can't be carried out, and nothing has changed."""

    id: str | None
    code: str
    args: dict[str, Any]
    text: str | UnsetType = UNSET  # in English, for those who asked for it or have not said hello yet


class Presence(Tell, frozen=True):
    """Who is connected, by seat, and how many watch."""

    present: list[bool]
    watching: int


class Pong(Tell, frozen=True):
    """The answer to a ping, with the server's time."""

    now: int


class Bye(Tell, frozen=True):
    """The server closes the connection: why, and after how many milliseconds to come again (null: don't)."""

    code: str
    retry: int | None
    text: str | UnsetType = UNSET  # as in a refusal


FromServer = Welcome | StepMessage | Ack | Reject | Presence | Pong | Bye

# -- the lobby, over HTTP -------------------------------------------------------------------------------


class Made(Struct, frozen=True):
    """A new table, with the tokens of its maker. They are told once."""

    game: str
    host: str
    link: str  # what others need to sit down, if the table isn't listed
    tokens: dict[int, str]  # of the maker's seats


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: this one, or the first that is free."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    seat: SeatNumber | None = None
    link: Token | None = None
    face: Face = ""


class Seated(Struct, frozen=True):
    """The answer to sitting down: the seat, and its token. It is told once."""

    game: str
    seat: int
    token: str


class BotPerson(Struct, frozen=True):
    """Somebody whom a bot may be at a table."""

    name: str
    face: str


class BotKind(Struct, frozen=True):
    """A bot that may be given a seat."""

    name: str
    label: str
    strength: Strength
    slow: bool = False  # people wait for it as long as the engine is interpreted
    families: list[str] = []  # whose games it plays
    manner: Manner = ""
    shields: int = 0
    persons: list[BotPerson] = []  # whom it plays first; when they are all there, others


class TableCard(Struct, frozen=True):
    """A table in a list."""

    game: str
    state: str
    spec: str
    names: list[str]
    free: int
    created: int
    changed: int
    spectators: bool = True


class Draw(Struct, frozen=True):
    """One draw of the dice: its number, out of how many, which, and what it meant."""

    number: int
    n: int
    k: int
    words: str


class DiceReport(Struct, frozen=True):
    """Everything needed to check the dice of a finished game; before the end only the commitment."""

    format: str
    game: str
    spec: str
    commitment: str
    secret: str | None
    entropy: list[str]
    since: int  # lines of a game that was begun elsewhere
    given: bool  # the board was not drawn
    board_seed: str | None  # more digits than a browser's numbers have
    draws: list[Draw]


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a save file; the game goes on at a new table, whose seats are planned anew."""

    record: Annotated[str, Meta(min_length=1, max_length=400_000)]
    settings: Settings = Settings()  # but for the ruleset, which is the record's


class Recorded(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a save file, about which something is asked."""

    record: Annotated[str, Meta(min_length=1, max_length=400_000)]


class History(Struct, frozen=True):
    """A game from its first row, as one viewer may know it. The patches of the steps, one after the other,
    make the picture of every moment."""

    game: str
    seat: int | None
    steps: list[StepMessage]
    legend: Legend


class OptionInfo(Struct, frozen=True, rename={"only_with": "with"}):
    """A choice that a ruleset leaves to the players, written `;name=value` in a spec."""

    name: str
    values: list[str]
    range: list[int] | None  # least and most, where the value is a number
    default: str
    people: str  # what people take unless somebody says so: not always the default
    sentence: str
    needs: dict[str, list[str]]  # other options, and those of their values that leave this one a meaning
    only_with: list[str] = []  # of a module: the scenarios that have it, if not all do


class RulesetInfo(Struct, frozen=True):
    """A scenario or a module, with set-ups that can be played as they stand."""

    kind: Literal["scenario", "module"]
    family: str
    name: str
    title: str
    players: list[int]
    specs: list[str]
    options: list[OptionInfo]
    by_players: bool = False  # a module that comes with a number of players: nobody has to choose it


class PairInfo(Struct, frozen=True):
    """Two that don't go together, or not well."""

    family: str
    both: list[str]
    why: str


class Rulesets(Struct, frozen=True):
    """Everything that can be played."""

    families: list[str]
    scenarios: list[RulesetInfo]
    modules: list[RulesetInfo]
    excludes: list[PairInfo]
    advice: list[PairInfo]


class Health(Struct, frozen=True):
    """Whether the server is well."""

    ok: bool
    version: str
    tables: int
    sockets: int
    engine: Literal["compiled", "interpreted"]
    coming: Literal["none", "making", "ready", "failed"]  # the compiled one, for the next start
    percent: int  # of making it


class Trouble(Struct, frozen=True):
    """What an HTTP request is answered that can't be carried out."""

    code: str
    text: str
    args: dict[str, Any] = {}


# -- in English, for those who asked for it -------------------------------------------------------------


def reject(seq: int, id: str | None, refusal: Refused, texts: bool) -> Reject:
    return Reject(seq, id, refusal.code, refusal.details, str(refusal) if texts else UNSET)


def goodbye(seq: int, code: str, retry: int | None, texts: bool) -> Bye:
    return Bye(seq, code, retry, say(f"bye-{code}", {}) if texts else UNSET)


# -- reading and writing --------------------------------------------------------------------------------

_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_encoder = msgspec.json.Encoder()


def read_client(data: bytes | str) -> FromClient:
    """A client's message; msgspec.ValidationError or DecodeError if it is none."""
    return _from_client.decode(data)


def read_server(data: bytes | str) -> FromServer:
    """A server's message, for clients in Python."""
    return _from_server.decode(data)


def write(message: Say | Tell) -> bytes:
    return _encoder.encode(message)


def raw(value: Any) -> Raw:
    """A part that is written once and sent to many."""
    return Raw(_encoder.encode(value))


def as_base64(view: bytes) -> str:
    return base64.b64encode(view).decode("ascii")
