"""What each viewer of a table gets. What it tells of the game comes out of `seen_by`.

A viewer is a seat, or None for somebody who watches.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, cast, get_args, get_type_hints

import msgspec
from msgspec import UNSET, Raw, UnsetType

from longroad.bots.registry import introduce
from longroad.core.edge import Event
from longroad.core.packed import NOBODY
from longroad.core.state import State as Game
from longroad.game import legend_of
from longroad.picture import Picture
from longroad.server import inactivity
from longroad.server.clocks import has_time_to_undo
from longroad.server.counter_offers import bot_gives_up
from longroad.server.log import Acted, Agreed, AnyRow, Away, Lapsed, Said, Sat, Voted
from longroad.server.messages import (
    PROTOCOL,
    Happening,
    News,
    Patience,
    Reveal,
    SeatInfo,
    StepMessage,
    TableInfo,
    Wait,
    Welcome,
    You,
    as_base64,
    raw,
)
from longroad.server.phrases import phrase_in
from longroad.server.questions import ask_of
from longroad.server.table import SeatState, Table
from longroad.texts import say

NOTHING: frozenset[str] = frozenset()


def news_of(row: AnyRow) -> News:
    """What everybody may know about a row, apart from the game's own events."""
    kind = cast(str, row.__struct_config__.tag)
    seat: int | None = getattr(row, "seat", None)
    match row:
        case Acted(how=how, why=why):
            return News(kind, seat, how, why)
        case Said(text=text):
            phrase = row.phrase or phrase_in(text)
            if phrase:
                return News(kind, seat, text=say(f"phrase-{phrase}", {}), phrase=phrase)
            return News(kind, seat, text=text)
        case Sat(name=name):
            return News(kind, seat, text=name)
        case Away(why=why):
            return News(kind, seat, why)
        case Voted(what=what, yes=yes, whom=whom):
            how = what if yes else f"not {what}"
            return News(kind, seat, how, whom=UNSET if whom is None else whom)
        case Agreed(what=what) | Lapsed(what=what):
            return News(kind, seat, what)
        case _:
            return News(kind, seat)


class RowEvents:
    """What happened in one row, for each viewer as they may know it.

    It is the same for all who may know the same and want the same, so it is put together once.
    """

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.told: dict[tuple[int, frozenset[str], bool], Happening] = {}

    def seen_by(self, viewer: int | None, texts: bool = False) -> list[Happening]:
        seat = NOBODY if viewer is None else viewer
        return [self.tell(number, event, seat, texts) for number, event in enumerate(self.events)]

    def tell(self, number: int, event: Event, seat: int, texts: bool) -> Happening:
        private = event.private
        hidden = frozenset(name for name, who in private.items() if seat not in who) if private else NOTHING
        told = self.told.get((number, hidden, texts))
        if told is None:
            told = self.told[number, hidden, texts] = happening(event.seen_by(seat), texts)
        return told


def happening(event: Event, texts: bool) -> Happening:
    """An event as it goes over the wire, in words if somebody wants them."""
    return Happening(event.code, event.args, str(event) if texts else UNSET)


@lru_cache(maxsize=256)
def written_legend(spec: str) -> Raw:
    """The legend of a ruleset, as it is sent."""
    return raw(legend_of(spec))


def view_of(table: Table, viewer: int | None) -> Game | None:
    """The game as a viewer may see it, once there is one."""
    if table.record is None:
        return None
    game = table.play.game
    return game.as_spectator() if viewer is None else game.seen_by(viewer)


class Layout:
    """The sections of one class of pictures."""

    def __init__(self, kind: type[Picture]) -> None:
        hints = get_type_hints(kind)
        long = [name for name in kind.__struct_fields__ if has_fields(hints[name])]
        self.lists = tuple(name for name in long if name not in kind.lasting)
        self.small = tuple(name for name in kind.__struct_fields__ if name not in (*long, *kind.lasting))
        self.all_lists, self.all_small = attrgetter(*self.lists), attrgetter(*self.small)


def has_fields(hint: Any) -> bool:
    """Whether this is a list of parts that have fields."""
    return any(hasattr(part, "__struct_fields__") for part in get_args(hint))


layout_of = cache(Layout)


@dataclass
class Sections:
    """A picture in its sections. Those that are long are written down, so that they are quickly compared."""

    parts: dict[str, Any] = field(default_factory=dict)
    ground: object = None  # what the lasting ones were drawn from

    @staticmethod
    def of(table: Table, viewer: int | None, before: Sections, view: Game | None = None) -> Sections:
        """What a viewer sees; lasting sections are written again only where the ground has changed."""
        view = view or view_of(table, viewer)
        if view is None:
            return Sections()
        picture = view.picture(NOBODY if viewer is None else viewer)
        if table.state == "over":  # all lay their cards open, so hidden points count
            for player in picture.players:
                player.points = table.play.game.points(player.seat)
        layout = layout_of(type(picture))
        parts = dict(zip(layout.small, layout.all_small(picture), strict=True))
        ground = view.ground()
        for name in picture.lasting:
            parts[name] = before.parts[name] if ground is before.ground else raw(getattr(picture, name))
        parts.update(zip(layout.lists, map(raw, layout.all_lists(picture)), strict=True))
        return Sections(parts, ground)

    def since(self, before: Sections) -> dict[str, Any] | UnsetType:
        """The sections that changed."""
        old = before.parts
        changed = {name: part for name, part in self.parts.items() if old.get(name, UNSET) != part}
        return changed or UNSET


def you_of(
    table: Table, viewer: int | None, view: Game | None, views: bool = False, texts: bool = False
) -> You | None:
    """What only this seat is told."""
    if viewer is None or view is None:
        return None
    seat = table.seats[viewer]
    playing = table.state == "playing" and not table.paused
    ask = ask_of(table, view, viewer, texts) if playing else None
    left = max(0, table.settings.undos - seat.undone)
    may = playing and not seat.away and left > 0 and bool(table.answers)
    may_undo = may and table.play.can_undo(viewer) is None and has_time_to_undo(table, viewer, table.at)
    shown: str | UnsetType = as_base64(view.to_bytes()) if views and ask is not None else UNSET
    return You(ask, may_undo, left, shown, view.prices(viewer))


def info_of(table: Table, public: bool = True) -> TableInfo:
    """What everybody knows about the table. With the secret of the dice all cards can be found out, so where
    nobody may watch it isn't public even when the game is over."""
    settings = table.settings
    told = table.state == "over" and public
    return TableInfo(
        table.game_id,
        cast(Any, table.state),
        table.spec,
        settings.listed,
        settings.spectators,
        settings.clock,
        settings.undos,
        settings.pace,
        settings.hold,
        [seat_info(table, number, seat) for number, seat in enumerate(table.seats)],
        table.paused,
        {what: sorted(motion.seats) for what, motion in sorted(table.votes.items())},
        Reveal(table.created.commitment, table.entropy, table.created.secret if told else None),
        cast(Any, table.ended),
        table.rematch,
        settings.offer,
        settings.idle,
        patience_of(table),
    )


def patience_of(table: Table) -> Patience | None:
    """How long the offer on the table waits for answers, where that has an end."""
    until, held = bot_gives_up(table), table.held_until or None
    return None if until is None and held is None else Patience(until, held)


def seat_info(table: Table, number: int, seat: SeatState) -> SeatInfo:
    timed = table.settings.clock is not None and table.state == "playing"
    met = introduce(seat.bot, table.family.name) if seat.kind == "bot" else None
    return SeatInfo(
        number,
        table.colors[number],
        cast(Any, seat.kind),
        seat.name,
        seat.bot,
        seat.ready,
        cast(Any, seat.away),
        seat.resigned,
        seat.silenced,
        seat.bank if timed else None,
        seat.spent if timed else None,
        seat.asked_since if timed else None,
        seat.face,
        "" if met is None else met.manner,
        0 if met is None else met.shields,
    )


def waits_of(table: Table) -> list[Wait]:
    """Whom the others wait for, and how long they have to."""
    found: list[Wait] = []
    for number, seat in enumerate(table.seats):
        until = inactivity.due(table, number)
        if seat.waited_since is not None and until is not None:
            found.append(Wait(number, seat.waited_since, until, sorted(seat.cover)))
    return found


class Projection:
    """What one kind of viewer was told last, so that the next step tells only what changed."""

    def __init__(self, table: Table, viewer: int | None, views: bool, texts: bool) -> None:
        self.viewer = viewer
        self.views = views
        self.texts = texts
        self.seq = 0
        self.sections = Sections()
        self.look(table)

    def look(self, table: Table) -> None:
        if self.seq != table.seq:
            view = view_of(table, self.viewer)
            self.sections = Sections.of(table, self.viewer, self.sections, view)
            self.you = raw(you_of(table, self.viewer, view, self.views, self.texts))
            self.info = raw(info_of(table))
            self.waits = waits_of(table)
            self.seq = table.seq

    def step(self, table: Table, news: News, told: list[Happening], info: Raw) -> StepMessage:
        """The step that a row was, for this viewer."""
        view = view_of(table, self.viewer)
        sections = Sections.of(table, self.viewer, self.sections, view)
        you = raw(you_of(table, self.viewer, view, self.views, self.texts))
        waits = waits_of(table)
        step = StepMessage(
            table.seq,
            table.at,
            news,
            told,
            sections.since(self.sections),
            cast(Any, info) if info != self.info else UNSET,
            cast(Any, you) if you != self.you else UNSET,
            waits if waits != self.waits else UNSET,
        )
        self.sections, self.you, self.info, self.seq = sections, you, info, table.seq
        self.waits = waits
        return step

    def welcome(
        self,
        table: Table,
        host: bool,
        present: list[bool],
        now: int,
        since: int | None,
        missed: list[StepMessage],
    ) -> bytes:
        """Everything as it is now."""
        self.look(table)
        knows = since == table.seq and not table.restored
        picture: Any = self.sections.parts or None
        return msgspec.json.encode(
            Welcome(
                table.seq,
                PROTOCOL,
                now,
                self.viewer,
                host,
                cast(Any, self.info),
                present,
                cast(Any, self.you),
                missed,
                UNSET if knows else picture,
                self.waits,
                UNSET if knows else cast(Any, written_legend(table.spec)),
            )
        )
