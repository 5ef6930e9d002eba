"""A live table: connections, bots and timers round the log.

The order is always the same: decide on a copy, append the row durably, take the copy over, acknowledge, tell
everybody. One command at a time a table; many tables share each commit of the store.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

import msgspec
import structlog
from msgspec import UNSET

from longroad.errors import Hidden
from longroad.server import deciding
from longroad.server.answering import act, bot_seed, safe_words
from longroad.server.clocks import deadline
from longroad.server.deciding import Means, Who, decide
from longroad.server.log import AnyRow, Handed, Rematched, Said, write_row
from longroad.server.messages import (
    Ack,
    Bye,
    Commands,
    Hello,
    Presence,
    Reject,
    Rematch,
    Step,
    raw,
)
from longroad.server.sights import Sight, Tidings, info_of, news_of
from longroad.server.store import NotNext, Row, Store, StoreTrouble, Summary
from longroad.server.table import Change, Refused, Table
from longroad.texts import say

KEPT = 120  # steps that a client which comes back is told one by one
DEADLINE = 5.0  # seconds a bot may think before a safe answer is given for it
MOST_AT_ONCE = 24  # actions of a bot in one answer

logger = structlog.get_logger("longroad.server")

T = TypeVar("T")


class Watch(Protocol):
    """Time, so that tests can hold it."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def sleep(self, seconds: float) -> None: ...


class Bots(Protocol):
    """Where bots think."""

    def names(self) -> tuple[str, ...]: ...

    async def choose(self, bot: str, seed: int, view: bytes, seat: int, deadline: float) -> int | None: ...


class Line(Protocol):
    """A connection: what is sent goes out in order, or the connection is closed."""

    def send(self, data: bytes) -> None: ...

    def close(self, bye: bytes) -> None: ...


@dataclass(eq=False)
class Guest:
    """Somebody connected to a table."""

    line: Line
    who: Who
    key: str = ""  # the hashed token of the seat: as long as it is the seat's, so is the guest
    views: bool = False
    muted: frozenset[int] = frozenset()

    @property
    def viewer(self) -> int | None:
        return self.who.seat


@dataclass
class Kept:
    """A step that can still be told."""

    seq: int
    at: int
    row: AnyRow
    tidings: Tidings


@dataclass
class House:
    """What all rooms share."""

    store: Store
    watch: Watch
    bots: Bots
    new_token: Callable[[], str]
    new_game_id: Callable[[], str]
    make_rematch: Callable[[Table, str], Coroutine[Any, Any, None]]
    changed: Callable[[Room], None] = lambda room: None
    counted: Callable[[str], None] = lambda what: None  # metrics
    background: set[asyncio.Task[Any]] = field(default_factory=set)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that nobody waits for."""
        task = self._kept(work)
        task.add_done_callback(complain)
        return task

    async def see_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Work that is done to its end, also if whoever asked for it has gone: nothing is left half done."""
        return await asyncio.shield(self._kept(work))

    def _kept(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)
        return task


def complain(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("background work failed", exc_info=error)


class Room:
    """One table, its guests and its helpers."""

    def __init__(self, table: Table, house: House, ids: dict[str, int]) -> None:
        self.table = table
        self.house = house
        self.ids = ids  # of commands that were carried out: who and id -> seq
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.sights: dict[tuple[int | None, bool], Sight] = {}
        self.recent: deque[Kept] = deque(maxlen=KEPT)
        self.gone_since: dict[int, int] = {}  # seat -> when its last connection ended
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}  # seat -> frame, task
        self.timer: asyncio.Task[None] | None = None
        self.woken = False  # somebody has been here since the table was loaded
        self.closed = False

    # -- guests ------------------------------------------------------------------------------------------

    async def enter(self, line: Line, hello: Hello) -> Guest:
        """Somebody says hello; Refused if they may not."""
        return await self.house.see_through(self._enter(line, hello))

    async def _enter(self, line: Line, hello: Hello) -> Guest:
        async with self.lock:
            await self._take_over(hello)
            who = deciding.who_is(self.table, hello.token, hello.host)
            if who.seat is None and not who.host and not self.table.settings.spectators:
                raise Refused("table-no-spectators")
            key = "" if who.seat is None else self.table.seats[who.seat].token
            guest = Guest(line, who, key, hello.views, frozenset(hello.muted))
            self.guests.add(guest)
            if who.seat is not None:
                self.gone_since.pop(who.seat, None)
            self._welcome(guest, hello.since)
            self._tell_presence(guest)
            try:
                await self._return(who)
            except StoreTrouble as trouble:
                self._lament(trouble)  # they may watch, and say later that they are back
        self._plan()
        return guest

    async def _take_over(self, hello: Hello) -> None:
        """Another device uses the link it was given: the old one is told, and leaves."""
        number = deciding.offered_seat(self.table, hello.token)
        if number is None:
            return
        await self._commit(deciding.hand(self.table, number, self.now()))

    async def _return(self, who: Who) -> None:
        """An owner who connects is back, and the clocks go on."""
        table = self.table
        if who.seat is None:
            return
        if table.state == "playing" and table.seats[who.seat].away:
            await self._commit(deciding.change(table, deciding.come_back(table, who.seat), self.now()))
        if deciding.needs_sleep(self.table) and (self.table.asleep or not self.woken):
            await self._commit(deciding.wake(self.table, self.now()))
        self.woken = True

    def _welcome(self, guest: Guest, since: int | None) -> None:
        known = 0 if since is None else since
        missed = [self._retold(kept, guest) for kept in self.recent if kept.seq > known]
        sight = self._sight(guest)
        present = self.present()
        guest.line.send(sight.welcome(self.table, guest.who.host, list(present), self.now(), since, missed))

    def _retold(self, kept: Kept, guest: Guest) -> Step:
        told = kept.tidings.seen_by(guest.viewer)
        return Step(kept.seq, kept.at, news_for(guest, kept.row), told)

    def _sight(self, guest: Guest) -> Sight:
        key = (guest.viewer, guest.views)
        if key not in self.sights:
            self.sights[key] = Sight(self.table, *key)
        return self.sights[key]

    async def leave(self, guest: Guest) -> None:
        """A connection ended, whoever ended it."""
        if guest not in self.guests:
            return
        self.guests.discard(guest)
        self._forget_sights()
        seat = guest.who.seat
        if seat is not None and seat not in self._seats_present():
            self.gone_since[seat] = self.now()
        self._tell_presence()
        if deciding.needs_sleep(self.table) and not self._seats_present() and not self.closed:
            async with self.lock:
                if deciding.needs_sleep(self.table) and not self._seats_present():
                    await self._commit(deciding.sleep(self.table, self.now()))
        self._plan()

    def _forget_sights(self) -> None:
        used = {(guest.viewer, guest.views) for guest in self.guests}
        for key in [key for key in self.sights if key not in used]:
            del self.sights[key]

    def dismiss(self, guest: Guest, code: str, retry: int | None) -> None:
        """Close a connection and say why."""
        bye = Bye(self.table.seq, code, say("bye-" + code, {}), retry)
        guest.line.close(msgspec.json.encode(bye))

    def _seats_present(self) -> set[int]:
        return {guest.viewer for guest in self.guests if guest.viewer is not None}

    def present(self) -> tuple[bool, ...]:
        here = self._seats_present()
        return tuple(number in here for number in range(len(self.table.seats)))

    def _tell_presence(self, but: Guest | None = None) -> None:
        watching = sum(guest.viewer is None for guest in self.guests)
        data = msgspec.json.encode(Presence(self.table.seq, list(self.present()), watching))
        for guest in self.guests:
            if guest is not but:
                guest.line.send(data)

    # -- commands ----------------------------------------------------------------------------------------

    def now(self) -> int:
        return self.house.watch.now()

    async def command(self, guest: Guest, command: Commands) -> None:
        """Carry a command out and acknowledge it, or say why not."""
        await self.house.see_through(self._command(guest, command))

    async def _command(self, guest: Guest, command: Commands) -> None:
        async with self.lock:
            before = self.table.seq
            try:
                guest.line.send(await self._carry_out(guest.who, command))
            except Refused as refusal:
                guest.line.send(self.refusal(refusal, command.id))
                return
            except StoreTrouble as trouble:
                self._lament(trouble)
                guest.line.send(self.refusal(Refused("table-store-trouble"), command.id))
                return
            except Exception:
                logger.exception("a command failed", game=self.table.game_id, command=command.id)
                guest.line.send(self.refusal(Refused("table-bug"), command.id))
                return
            if self.table.seq == before:
                return  # a retry: everybody knows
            self._tell_last()
            await self._follow_up()
        self._plan()

    async def _carry_out(self, who: Who, command: Commands) -> bytes:
        key = f"{'host' if who.seat is None else who.seat}:{command.id}"
        if key in self.ids:  # a retry: it has happened already
            again = self.table.rematch if isinstance(command, Rematch) else UNSET
            return msgspec.json.encode(Ack(self.ids[key], command.id, game=again))
        change = decide(self.table, command, who, self.now(), self.means())
        if isinstance(change.row, Rematched):
            await self.house.make_rematch(self.table, change.row.game)
        await self._append(change, key)
        ack = Ack(self.table.seq, command.id, change.token or UNSET, change.game or UNSET)
        return msgspec.json.encode(ack)

    def means(self) -> Means:
        house = self.house
        return Means(house.new_token, house.new_game_id, house.bots.names(), self.present())

    def refusal(self, refusal: Refused, id: str | None) -> bytes:
        return msgspec.json.encode(Reject(self.table.seq, id, refusal.code, refusal.details, str(refusal)))

    async def sit(self, number: int | None, name: str, link: str | None) -> tuple[int, str]:
        """Take a seat; the token is told once."""
        return await self.house.see_through(self._sit(number, name, link))

    async def _sit(self, number: int | None, name: str, link: str | None) -> tuple[int, str]:
        token = self.house.new_token()
        async with self.lock:
            change = deciding.sit(self.table, number, name, link, token, self.now())
            await self._commit(change)
        self._plan()
        return change.row.seat, token  # type: ignore[union-attr]

    async def begin(self) -> None:
        """Start a table at which everybody is ready."""
        async with self.lock:
            await self._follow_up()
        self.go_on()

    def go_on(self) -> None:
        """Bots and timers take up their work."""
        self._plan()

    def is_busy(self) -> bool:
        return bool(self.thinking)

    async def _commit(self, change: Change) -> None:
        """Append, take over, tell: for everything that nobody waits to have acknowledged."""
        await self._append(change, None)
        self._tell_last()
        await self._follow_up()

    async def _append(self, change: Change, id: str | None) -> None:
        """The row is in the store before anything else knows of it."""
        after = change.after
        row = Row(after.game_id, after.seq, after.at, id, write_row(change.row))
        try:
            await asyncio.shield(self.house.store.append(row, summary_of(after)))
        except NotNext:
            self.house.start(self.close("restart"))  # the store knows more than we do: load it again
            raise
        self.table = after
        if id is not None:
            self.ids[id] = after.seq
        self.recent.append(Kept(after.seq, after.at, change.row, Tidings(change.events)))
        self.house.changed(self)

    async def _follow_up(self) -> None:
        """The game starts by itself when all have confirmed."""
        if self.table.is_due():
            await self._commit(deciding.begin(self.table, self.now()))

    def _tell_last(self) -> None:
        """Tell every guest the last row, each what they may know."""
        kept = self.recent[-1]
        self._unseat("handed" if isinstance(kept.row, Handed) else "left")
        info = raw(info_of(self.table))
        steps: dict[tuple[int | None, bool], bytes] = {}
        for guest in list(self.guests):
            key = (guest.viewer, guest.views)
            if key not in steps:
                told = kept.tidings.seen_by(guest.viewer)
                steps[key] = self._sight(guest).step(self.table, kept.row, told, info)
            if isinstance(kept.row, Said) and kept.row.seat in guest.muted:
                guest.line.send(msgspec.json.encode(self._retold(kept, guest)))
            else:
                guest.line.send(steps[key])

    def _unseat(self, code: str) -> None:
        """Whoever has a seat no longer is told nothing more of it, and does nothing more for it."""
        for guest in list(self.guests):
            seat = guest.who.seat
            if seat is not None and self.table.seats[seat].token != guest.key:
                self.guests.discard(guest)
                self.dismiss(guest, code, None)
                self._forget_sights()

    # -- bots and timers ---------------------------------------------------------------------------------

    def _plan(self) -> None:
        """Wake the bots that are asked, and set the timer for what comes by itself."""
        if self.closed:
            return
        asked = self._asked_bots()
        for number, (frame, task) in list(self.thinking.items()):
            if asked.get(number) != frame:
                task.cancel()
                del self.thinking[number]
        for number, frame in asked.items():
            if number not in self.thinking:
                task = self.house.start(self._bot_plays(number, frame))
                self.thinking[number] = (frame, task)
        self._set_timer()

    def is_awake(self) -> bool:
        """Bots wait for the people of a table; a table of bots alone plays on."""
        return bool(self._seats_present()) or not self.table.has_people

    def _asked_bots(self) -> dict[int, str]:
        """The seats a bot has to answer for, each with its question."""
        table = self.table
        if table.state != "playing" or table.paused or not self.is_awake():
            return {}
        game = table.play.game
        bots = [number for number in game.waiting if not table.seats[number].is_played_by_owner]
        prompts = {number: game.seen_by(number).asked(number) for number in bots}
        return {number: prompt.frame for number, prompt in prompts.items() if prompt is not None}

    async def _bot_plays(self, number: int, frame: str) -> None:
        """Think aside, and answer when the pace of the table says so, whatever the cards are.

        A bot that needs longer answers at a whole multiple of the pace, and at the deadline a safe answer is
        given for it.
        """
        pace = self.table.settings.pace / 1000
        thoughts = asyncio.get_running_loop().create_task(self._think(number, frame))
        try:
            waited = 0.0
            while pace and (waited == 0.0 or (not thoughts.done() and waited < DEADLINE)):
                await self.house.watch.sleep(pace)
                waited += pace
            actions = await thoughts
        finally:
            thoughts.cancel()
        await self.house.see_through(self._bot_answers(number, frame, actions))

    async def _think(self, number: int, frame: str) -> list[str]:
        """All the actions that answer one question."""
        seat = self.table.seats[number]
        view = self.table.play.game.seen_by(number)
        seed = bot_seed(self.table, number)
        safe = seat.away in ("gone", "time")
        actions: list[str] = []
        while len(actions) < MOST_AT_ONCE:
            words = safe_words(view, number) if safe else None
            menu = view.legal(number)
            if words is not None:
                action = view.parse(words)
            elif len(menu) == 1:
                action = next(iter(menu))
            else:
                bot = "greedy" if safe else seat.bot
                chosen = await self.house.bots.choose(bot, seed, view.to_bytes(), number, DEADLINE)
                action = self._checked(view, number, chosen)
            actions.append(view.text(action))
            try:
                view.apply(action, number)
            except Hidden:
                break
            prompt = view.asked(number)
            if prompt is None or prompt.frame != frame:
                break
        return actions

    def _checked(self, view: Any, number: int, chosen: int | None) -> int:
        """What the bot chose, or the harmless answer where it failed."""
        if chosen is not None and chosen in view.legal(number):
            return chosen
        self.house.counted("bot fallback")
        suggested: int = view.asked(number).suggested
        return suggested

    async def _bot_answers(self, number: int, frame: str, actions: list[str]) -> None:
        async with self.lock:
            if self.thinking.get(number, ("",))[0] == frame:
                del self.thinking[number]
            if self.closed or self.table.seats[number].is_played_by_owner:
                return
            how = "away" if self.table.seats[number].away else "bot"
            try:
                await self._commit(act(self.table, number, frame, actions, self.now(), how))
            except Refused:
                pass  # the question is gone: the plan below asks again
            except StoreTrouble as trouble:
                self._lament(trouble)
                self.house.start(self._plan_later())
                return
        self._plan()

    def _lament(self, trouble: StoreTrouble) -> None:
        logger.error("the store refused a row", game=self.table.game_id, trouble=str(trouble))
        self.house.counted("store trouble")

    async def _plan_later(self) -> None:
        """Nobody waits for what a bot or a timer does, so it is tried again when the trouble may be over."""
        await self.house.watch.sleep(1.0)
        self._plan()

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = self._next_due()
        if due is not None:
            self.timer = self.house.start(self._ring(due))

    def _next_due(self) -> tuple[int, int, str] | None:
        """The next thing that happens by itself: when, to which seat, and why."""
        table = self.table
        if table.state != "playing" or table.paused or not self._seats_present():
            return None
        coming: list[tuple[int, int, str]] = []
        for number in table.play.game.waiting:
            seat = table.seats[number]
            if not seat.is_played_by_owner:
                continue
            limit = deadline(table, seat)
            if limit is not None:
                coming.append((limit, number, "time"))
            if number not in self._seats_present():
                gone = self.gone_since.setdefault(number, self.now())
                coming.append((gone + table.settings.hold * 1000, number, "gone"))
        return min(coming, default=None)

    async def _ring(self, due: tuple[int, int, str]) -> None:
        at, number, why = due
        await self.house.watch.sleep(max(0, at - self.now()) / 1000)
        await self.house.see_through(self._time_is_up(number, why))

    async def _time_is_up(self, number: int, why: str) -> None:
        async with self.lock:
            self.timer = None
            try:
                if why != "gone" or number not in self._seats_present():
                    await self._commit(deciding.go_away(self.table, number, why, self.now()))
            except Refused:
                pass  # an answer was quicker
            except StoreTrouble as trouble:
                self._lament(trouble)
                self.house.start(self._plan_later())
                return
        self._plan()

    # -- the end -----------------------------------------------------------------------------------------

    async def close(self, code: str, retry: int | None = 1000) -> None:
        """Everybody is told and leaves; what is being written is finished first."""
        async with self.lock:
            self.closed = True
            for _, task in self.thinking.values():
                task.cancel()
            self.thinking.clear()
            if self.timer is not None:
                self.timer.cancel()
            for guest in list(self.guests):
                self.dismiss(guest, code, retry)
            self.guests.clear()


def news_for(guest: Guest, row: AnyRow) -> Any:
    """The news, without the words of somebody this guest doesn't want to hear."""
    news = news_of(row)
    if isinstance(row, Said) and row.seat in guest.muted:
        return msgspec.structs.replace(news, text="")
    return news


def summary_of(table: Table) -> Summary:
    """The line of this table in a list."""
    kinds = [seat.kind for seat in table.seats]
    return Summary(
        table.game_id,
        table.state,
        table.spec,
        table.settings.listed,
        table.made_at,
        table.at,
        [seat.name if seat.kind == "human" else seat.bot for seat in table.seats],
        kinds.count("human"),
        kinds.count("open"),
    )
