"""A live table: connections, bots and timers round the log.

The order is always the same: decide on a copy, append the row durably, take the copy over, acknowledge, tell
everybody. One command at a time a table; many tables share each commit of the store. Whoever waits for an
answer comes before the news of other tables.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import structlog
from msgspec import UNSET, structs

from longroad.server import agreeing, answering, deciding, often
from longroad.server.answering import act, frame_of
from longroad.server.clocks import deadline
from longroad.server.deciding import Means, Who, decide
from longroad.server.house import House, Line, written
from longroad.server.ids import Done, Ids
from longroad.server.log import Acted, Agreed, AnyRow, Away, Handed, Lapsed, Rematched, Said
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
from longroad.server.recent import KEPT, Kept
from longroad.server.settings import PACE
from longroad.server.sights import Sight, Tidings, info_of, news_of
from longroad.server.snapshots import EVERY, taken
from longroad.server.store import DuplicateId, NotNext, Row, StoreTrouble, Summary
from longroad.server.table import Change, Refused, Table
from longroad.server.thinking import DEADLINE, harmless, think
from longroad.texts import say

LONGEST_REST = 60.0  # seconds between two tries

logger = structlog.get_logger("longroad.server")


@dataclass(eq=False)
class Guest:
    """Somebody connected to a table."""

    line: Line
    who: Who
    views: bool = False
    muted: frozenset[int] = frozenset()

    @property
    def viewer(self) -> int | None:
        return self.who.seat


class Untold(NamedTuple):
    """The last row, as long as the guests don't know of it."""

    row: AnyRow
    tidings: Tidings


class Room:
    """One table, its guests and its helpers."""

    def __init__(self, table: Table, house: House, ids: Ids, kept: int = 0) -> None:
        self.table = table
        self.kept = kept  # the row that the last snapshot is of
        self.house = house
        self.ids = ids
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.sights: dict[tuple[int | None, bool], Sight] = {}
        self.recent: deque[Kept] = deque(maxlen=KEPT)
        self.untold: Untold | None = None
        self.gone_since: dict[int, int] = {}  # seat -> when its last connection ended
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}  # seat -> frame, task
        self.timer: asyncio.Task[None] | None = None
        self.latest = table.at  # the time it was here last
        self.ahead = 0  # milliseconds that the table is ahead of the watch
        self.opened = self.now()
        self.counted = self.opened  # when votes were counted last
        self.touched = house.watch.now()  # when something last happened here
        self.resting: asyncio.Task[None] | None = (
            None  # after a trouble nothing happens by itself for a while
        )
        self.patience = 1.0  # seconds of the next rest
        self.asides = 0  # what was said by those who were not asked
        self.listened = 0, 0.0  # a turn, and how long its bot has let others finish
        self.closed = False

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """One thing at a time; after it comes what follows by itself."""
        async with self.lock:
            if self.closed:
                raise Refused("table-closing")
            self.touched = self.house.watch.now()
            self._tell_last()
            try:
                yield
            finally:
                await self._follow_up()
                self._plan()

    async def begin(self) -> None:
        """Let happen what follows by itself."""
        with suppress(Refused):  # it is closed: nothing follows any more
            async with self._alone():
                pass

    # -- guests ------------------------------------------------------------------------------------------

    async def enter(self, line: Line, hello: Hello, again: Guest | None = None) -> Guest:
        """Somebody says hello, perhaps once more; Refused if they may not."""
        entering = self.house.begin(self._enter(line, hello, again))
        try:
            return await asyncio.shield(entering)
        except asyncio.CancelledError:
            self.house.start(self._see_off(entering))
            raise

    async def _enter(self, line: Line, hello: Hello, again: Guest | None) -> Guest:
        async with self._alone():
            await self._take_over(hello)
            who = deciding.who_is(self.table, hello.token, hello.host)
            deciding.need_sight(self.table, who)
            arrives = who.seat is not None and who.seat not in self._seats_present()
            guest = Guest(line, who, hello.views, frozenset(hello.muted))
            self.guests.add(guest)
            if again is not None:
                self._without(again)
            if who.seat is not None:
                self.gone_since.pop(who.seat, None)
            self._welcome(guest, hello.since)
            if again is None or again.viewer != guest.viewer:
                self._tell_presence(guest)
            if who.seat is not None and (arrives or self.table.seats[who.seat].away):
                await self._return(who.seat)
        return guest

    async def _see_off(self, entering: asyncio.Task[Guest]) -> None:
        """Whoever said hello is gone again already."""
        with suppress(Exception):
            await self.leave(await entering)

    async def _take_over(self, hello: Hello) -> None:
        """Another device uses the link it was given."""
        number = deciding.offered_seat(self.table, hello.token)
        if number is not None:
            try:
                await self._commit(deciding.hand(self.table, number, self.now()))
            except StoreTrouble as trouble:
                self._lament(trouble)
                raise Refused("table-store-trouble") from None

    async def _return(self, number: int) -> None:
        """An owner who connects is back."""
        now = self.now()
        try:
            if (back := deciding.arrive(self.table, number, now)) is not None:
                await self._commit(deciding.change(self.table, back, now))
        except Refused:
            pass  # there is no time left for the question
        except StoreTrouble as trouble:
            self._lament(trouble)  # they can still say so themselves

    def _welcome(self, guest: Guest, since: int | None) -> None:
        known = 0 if since is None else since
        missed = [self._retold(kept, guest) for kept in self.recent if kept.seq > known]
        sight = self._sight(guest)
        present = self.present()
        guest.line.send(sight.welcome(self.table, guest.who.host, list(present), self.now(), since, missed))

    @property
    def told(self) -> int:
        """The last row that the guests know of."""
        return self.table.seq - (self.untold is not None)

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
        if guest in self.guests:
            self._without(guest)
            self._tell_presence()
            await asyncio.shield(self.house.begin(self.begin()))

    def _without(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._forget_sights()
        seat = guest.who.seat
        if seat is not None and seat not in self._seats_present():
            self.gone_since[seat] = self.now()

    def _forget_sights(self) -> None:
        used = {(guest.viewer, guest.views) for guest in self.guests}
        for key in [key for key in self.sights if key not in used]:
            del self.sights[key]

    def dismiss(self, guest: Guest, code: str, retry: int | None) -> None:
        """Close a connection and say why."""
        self._without(guest)
        bye = Bye(self.told, code, say("bye-" + code, {}), retry)
        guest.line.close(msgspec.json.encode(bye))

    def _seats_present(self) -> set[int]:
        return {guest.viewer for guest in self.guests if guest.viewer is not None}

    def present(self) -> tuple[bool, ...]:
        here = self._seats_present()
        return tuple(number in here for number in range(len(self.table.seats)))

    def _tell_presence(self, but: Guest | None = None) -> None:
        watching = sum(guest.viewer is None for guest in self.guests)
        data = msgspec.json.encode(Presence(self.told, list(self.present()), watching))
        for guest in self.guests:
            if guest is not but:
                guest.line.send(data)

    # -- commands ----------------------------------------------------------------------------------------

    def now(self) -> int:
        """The time at this table. It never goes back, whatever the watch does, not even over a restart: that
        would give somebody time."""
        time = self.house.watch.now()
        self.ahead = max(self.ahead, self.latest - time)
        self.latest = time + self.ahead
        return self.latest

    async def command(self, guest: Guest, command: Commands) -> None:
        """Carry a command out and acknowledge it, or say why not."""
        work = self.house.start(self._command(guest, command))
        await asyncio.shield(work)  # a connection that breaks off leaves nothing half done

    async def _command(self, guest: Guest, command: Commands) -> None:
        try:
            async with self._alone():
                before = self.table.seq
                guest.line.send(await self._answer(guest.who, command))
                if self.table.seq != before:
                    self._tell()
        except Refused as closing:
            guest.line.send(self.refusal(closing, command.id))

    async def _answer(self, who: Who, command: Commands) -> bytes:
        try:
            return await self._carry_out(who, command)
        except Refused as refusal:
            self.house.counted("reject")
            return self.refusal(refusal, command.id)
        except StoreTrouble as trouble:
            self._lament(trouble)
            return self.refusal(Refused("table-store-trouble"), command.id)
        except Exception:
            logger.exception("a command failed", game=self.table.game_id, command=command.id)
            return self.refusal(Refused("table-bug"), command.id)

    async def _carry_out(self, who: Who, command: Commands) -> bytes:
        key, mark = f"{deciding.name_of(who)}:{command.id}", mark_of(command)
        done = self.ids.get(key)
        if done is not None:  # a retry: it has happened already
            if done.mark not in ("", mark):
                raise Refused("table-id-used")
            again = self.table.rematch if isinstance(command, Rematch) else UNSET
            return msgspec.json.encode(Ack(done.seq, command.id, game=again))
        change = decide(self.table, command, who, self.now(), self.means())
        change.row = structs.replace(change.row, mark=mark)
        if isinstance(change.row, Rematched):
            founding = await self.house.plan_rematch(self.table, change.row.game)
            await self._append(change, key, founding.written())
            await self.house.open(founding)
        else:
            await self._append(change, key)
        ack = Ack(self.table.seq, command.id, change.token or UNSET, change.game or UNSET)
        return msgspec.json.encode(ack)

    def means(self) -> Means:
        house = self.house
        return Means(house.new_token, house.new_game_id, house.bots.names(), self.present())

    def refusal(self, refusal: Refused, id: str | None) -> bytes:
        return msgspec.json.encode(Reject(self.told, id, refusal.code, refusal.details, str(refusal)))

    async def sit(self, number: int | None, name: str, link: str | None, token: str) -> int:
        """Take a seat; whoever has the token of one already has that one."""
        return await asyncio.shield(self.house.begin(self._sit(number, name, link, token)))

    async def _sit(self, number: int | None, name: str, link: str | None, token: str) -> int:
        async with self._alone():
            mine = deciding.seat_of(self.table, token)
            if mine is not None:
                return mine
            change = deciding.sit(self.table, number, name, link, token, self.now())
            try:
                await self._commit(change)
            except StoreTrouble as trouble:
                self._lament(trouble)
                raise Refused("table-store-trouble") from None
        return change.row.seat  # type: ignore[union-attr]

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not (self.guests or self.thinking or self.resting or self.lock.locked())

    async def _commit(self, change: Change) -> None:
        """Append, take over, tell: for everything that nobody waits to have acknowledged."""
        await self._append(change, None)
        self._tell()

    async def _append(self, change: Change, id: str | None, *others: tuple[Row, Summary]) -> None:
        """The row is in the store before anything else knows of it."""
        after = change.after
        row, summary = written(after, change.row, id)
        try:
            await self.house.store.append(row, summary, *others)
        except StoreTrouble as trouble:
            if isinstance(trouble, DuplicateId) and trouble.seq <= self.table.seq:
                raise Refused("table-id-used") from None  # long ago
            if isinstance(trouble, NotNext):
                self._give_up()  # the store knows more than we do
            raise
        except BaseException:
            self._give_up()  # who knows whether it was written
            raise
        self._tell_last()
        is_aside = bool(change.events) and was_not_asked(self.table, change.row)
        self.table = after
        self._wake_up()
        self.asides += is_aside
        if id is not None:
            self.ids.add(id, Done(after.seq, change.row.mark))
        self.recent.append(Kept.of(row, change.events))
        self.untold = Untold(change.row, Tidings(change.events))
        self.house.counted("row")
        self.keep_from_time_to_time()

    def keep_from_time_to_time(self) -> None:
        if self.table.seq >= self.kept + EVERY:
            self.house.start(self.keep())

    async def keep(self) -> None:
        """Keep a snapshot beside the log; where that fails, the log is enough."""
        if self.kept == self.table.seq:
            return
        self.kept = self.table.seq
        try:
            await self.house.store.keep(taken(self.table, self.recent, self.ids))
        except StoreTrouble as trouble:
            logger.warning("no snapshot", game=self.table.game_id, trouble=str(trouble))
        except Exception:
            logger.exception("no snapshot", game=self.table.game_id)

    def _give_up(self) -> None:
        """Nothing more happens here; the next who comes finds the table as it is in the store."""
        self.closed = True
        self.house.start(self.close("restart"))

    async def _follow_up(self) -> None:
        """Carry out what follows by itself."""
        while not self.closed and not self.resting and await self._by_itself(self._following):
            pass

    def _following(self) -> Change | None:
        """The game starts when all have confirmed; what is agreed is so; clocks stand still while nobody is
        there."""
        table = self.table
        if table.is_due():
            return deciding.begin(table, self.now())
        if (agreed := self._agreement()) is not None:
            return deciding.change(table, agreed, self.now())
        if not deciding.needs_sleep(table) or table.asleep is not bool(self._seats_present()):
            return None
        if table.asleep:
            return deciding.wake(table, self.now())
        if table.slept >= often.SLEEPS:
            return None
        return deciding.sleep(table, max(self.gone_since.values(), default=table.at))

    def _agreement(self) -> Agreed | Away | Lapsed | None:
        here = self._seats_present()
        if not agreeing.is_open(self.table) or not here:
            return None
        self.counted = self.now()
        return agreeing.outcome(self.table, here, self._missing(here), self.counted)

    def _missing(self, here: set[int]) -> dict[int, int]:
        """The players who are not there, or are but don't play, and since when. After a restart everybody can
        be expected anew."""
        missing: dict[int, int] = {}
        for number in self.table.people():
            seat = self.table.seats[number]
            if number not in here:
                missing[number] = self.gone_since.setdefault(number, self.now())
            elif seat.away:
                missing[number] = max(seat.away_since, self.opened)
        return missing

    async def abandon(self, before: int) -> bool:
        """End the game if no player is here and nothing has happened since then; whether it was so."""
        async with self._alone():
            table = self.table
            left = table.state == "playing" and table.has_people and not self._seats_present()
            if left and table.at <= before:
                await self._commit(deciding.abandon(table, self.now()))
            return self.table is not table

    def _tell(self) -> None:
        """Tell the last row: what happened in the game in its turn, anything else at once."""
        if self.untold is not None and isinstance(self.untold.row, Acted):
            self.house.crier.later(self._tell_last)
        else:
            self._tell_last()

    def _tell_last(self) -> None:
        """Tell every guest the last row, unless they know. Whatever fails there is nothing to whoever comes
        next: who wasn't told notices that a step is missing."""
        if self.untold is None:
            return
        (row, tidings), self.untold = self.untold, None
        try:
            self._tell_all(row, tidings)
        except Exception:
            logger.exception("a row could not be told", game=self.table.game_id, seq=self.table.seq)

    def _tell_all(self, row: AnyRow, tidings: Tidings) -> None:
        """Each what they may know. Dismiss whom the row took the seat."""
        unseated = self._unseat("handed" if isinstance(row, Handed) else "left")
        news, info = news_of(row), raw(info_of(self.table))
        steps: dict[tuple[int | None, bool], tuple[Step, bytes]] = {}
        for guest in self.guests:
            key = (guest.viewer, guest.views)
            if key not in steps:
                told = tidings.seen_by(guest.viewer)
                step = self._sight(guest).step(self.table, news, told, info)
                steps[key] = step, msgspec.json.encode(step)
            step, data = steps[key]
            if isinstance(row, Said) and row.seat in guest.muted:
                data = msgspec.json.encode(structs.replace(step, news=news_for(guest, row)))
            guest.line.send(data)
        if unseated:
            self._tell_presence()

    def _unseat(self, code: str) -> bool:
        """Whoever has a seat no longer is told nothing more of it, and does nothing more for it."""
        strangers = [guest for guest in self.guests if not guest.who.is_welcome(self.table)]
        for guest in strangers:
            self.dismiss(guest, code, None)
        return bool(strangers)

    # -- bots and timers ---------------------------------------------------------------------------------

    def _plan(self) -> None:
        """Wake the bots that are asked, and set the timer for what comes by itself."""
        if self.closed or self.resting:
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
        return {number: frame_of(table, prompt) for number, prompt in prompts.items() if prompt is not None}

    async def _bot_plays(self, number: int, frame: str) -> None:
        """Think aside, and answer when the pace of the table says so, whatever the cards are.

        A bot that needs longer answers at a whole multiple of the pace, and at the deadline safe answers are
        given for it.
        """
        pace = self._pace() / 1000
        heard = self.asides
        thoughts = self._thoughts(number, frame)
        try:
            waited = 0.0
            while pace and (
                waited == 0.0
                or (not thoughts.done() and waited < DEADLINE)
                or self._is_spoken_to(number, pace)
            ):
                await self.house.watch.sleep(pace)
                waited += pace
                if heard != self.asides:  # somebody has offered something: think again
                    heard = self.asides
                    thoughts.cancel()
                    thoughts = self._thoughts(number, frame)
            actions = await thoughts
        except Exception:
            logger.exception("a bot failed", game=self.table.game_id, seat=number)
            actions = []
        finally:
            thoughts.cancel()
        await asyncio.shield(self.house.start(self._bot_answers(number, frame, actions)))

    def _pace(self) -> int:
        """In milliseconds. Who wants bots alone to play in haste makes a table of them, of which there are
        few; a table that people have left to its bots takes its time."""
        table = self.table
        is_left = not table.has_people and any(plan.kind != "bot" for plan in table.settings.seats)
        return max(table.settings.pace, PACE) if is_left else table.settings.pace

    def _thoughts(self, number: int, frame: str) -> asyncio.Task[list[str]]:
        thinking = think(self.house, self.table, number, frame, self.now)
        return asyncio.get_running_loop().create_task(thinking)

    def _is_spoken_to(self, number: int, pace: float) -> bool:
        """Whether a bot lets somebody finish who is composing an offer to it: in a turn no longer than
        others have for a bot's offer."""
        game = self.table.play.game
        if game.over or game.to_act != number:
            return False
        if self.listened[0] != game.turns:
            self.listened = int(game.turns), 0.0
        others = (q for q in self._seats_present() if q != number and q not in game.waiting)
        prompts = (game.seen_by(q).asked(q) for q in others)
        speaking = any(prompt is not None and prompt.kind == "bundle" for prompt in prompts)
        if not speaking or self.listened[1] >= self.table.settings.offer:
            return False
        self.listened = self.listened[0], self.listened[1] + pace
        return True

    async def _bot_answers(self, number: int, frame: str, actions: list[str]) -> None:
        with suppress(Refused):  # it is closed
            async with self._alone():
                if self.thinking.get(number, ("",))[0] == frame:
                    del self.thinking[number]
                await self._by_itself(lambda: self._bot_answer(number, frame, actions))

    def _bot_answer(self, number: int, frame: str, actions: list[str]) -> Change | None:
        """What the bot wants, or the harmless answer if that can't be; nothing if the question is gone."""
        if self._asked_bots().get(number) != frame:
            return None
        how = "away" if self.table.seats[number].away else "bot"
        try:
            if actions:
                return act(self.table, number, frame, actions, self.now(), how)
        except Exception:
            logger.exception("a bot's answer failed", game=self.table.game_id, actions=actions)
        self.house.counted("bot fallback")
        view = self.table.play.game.seen_by(number)
        answer = [view.text(harmless(view, number))]
        return act(self.table, number, frame, answer, self.now(), how)

    async def _by_itself(self, decide: Callable[[], Change | None]) -> bool:
        """Carry out what nobody waits for; whether anything happened. After a trouble, rest a while."""
        try:
            change = decide()
            if change is not None:
                await self._commit(change)
            return change is not None
        except StoreTrouble as trouble:
            self._lament(trouble)
        except Exception:
            logger.exception("a table can't go on by itself", game=self.table.game_id)
        if self.resting is None and not self.closed:
            self.resting = self.house.start(self._rest())
        return False

    async def _rest(self) -> None:
        """Bots and timers wait until the trouble may be over, each time longer."""
        await self.house.watch.sleep(self.patience)
        self.patience = min(2 * self.patience, LONGEST_REST)
        self.resting = None
        await self.begin()

    def _wake_up(self) -> None:
        """There is no reason to rest any more."""
        self.patience = 1.0
        if self.resting is not None:
            self.resting.cancel()
            self.resting = None

    def _lament(self, trouble: StoreTrouble) -> None:
        logger.error("the store refused a row", game=self.table.game_id, trouble=str(trouble))
        self.house.counted("store trouble")

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = self._next_due()
        if due is not None:
            self.timer = self.house.start(self._ring(due[0]))

    def _next_due(self) -> tuple[int, int, str] | None:
        """The next thing that happens by itself: when, to which seat, and why."""
        table, here = self.table, self._seats_present()
        if table.state != "playing" or not here:
            return None
        missing = self._missing(here)
        coming: list[tuple[int, int, str]] = []
        for number, seat in enumerate(table.seats):
            if (limit := deadline(table, seat)) is not None:
                coming.append((limit, number, "time"))
            if number not in here and self._is_awaited(number):
                coming.append((missing[number] + table.settings.hold * 1000, number, "gone"))
        if (closer := self._bot_that_waits()) is not None:
            coming.append((table.asked_at + table.settings.offer * 1000, closer, "offer"))
        coming += [(at, -1, "votes") for at in agreeing.moments(table, missing) if at > self.counted]
        return min(coming, default=None)

    def _bot_that_waits(self) -> int | None:
        """The bot that has asked the others something, and may close it."""
        table = self.table
        closer = table.play.game.closer
        is_bots = closer >= 0 and not table.seats[closer].is_played_by_owner
        return closer if is_bots and not table.paused else None

    def _is_awaited(self, number: int) -> bool:
        """Whether the others are waiting for this player's answer."""
        table = self.table
        return not table.paused and table.seats[number].is_played_by_owner and number in table.awaited

    async def _ring(self, at: int) -> None:
        await self.house.watch.sleep(max(0, at - self.now()) / 1000)
        await asyncio.shield(self.house.start(self._time_is_up()))

    async def _time_is_up(self) -> None:
        with suppress(Refused):  # it is closed
            async with self._alone():
                await self._by_itself(self._absence)

    def _absence(self) -> Change | None:
        """Whose time is up, unless an answer was quicker."""
        due = self._next_due()
        if due is None or due[0] > self.now() or due[2] == "votes":
            return None
        if due[2] == "offer":
            return answering.close(self.table, due[1], self.now())
        return deciding.go_away(self.table, due[1], due[2], self.now())

    # -- the end -----------------------------------------------------------------------------------------

    async def close(self, code: str, retry: int | None = 1000) -> None:
        """Everybody is told and leaves; what is being written is finished first."""
        async with self.lock:
            self._close(code, retry)

    async def close_unused(self, before: int) -> bool:
        """Close it if no game has begun or was brought here, nobody is here, and nothing has happened since
        then; whether it was so. Who is just sitting down does so first."""
        async with self.lock:
            table = self.table
            is_new = table.state == "waiting" and table.brought is None
            unused = is_new and table.at <= before and not self.guests and not self.closed
            if unused:
                self._close("deleted", None)
            return unused

    def _close(self, code: str, retry: int | None) -> None:
        self._tell_last()
        self.closed = True
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        if self.timer is not None:
            self.timer.cancel()
        self._wake_up()
        for guest in list(self.guests):
            self.dismiss(guest, code, retry)
        self.guests.clear()


def was_not_asked(table: Table, row: AnyRow) -> bool:
    """Whether somebody acted though nobody waited for them."""
    return isinstance(row, Acted) and row.seat not in table.play.game.waiting


def mark_of(command: Commands) -> str:
    """Tells commands with the same id apart."""
    return hashlib.sha256(msgspec.json.encode(command)).hexdigest()[:16]


def news_for(guest: Guest, row: AnyRow) -> Any:
    """The news, without the words of somebody this guest doesn't want to hear."""
    news = news_of(row)
    if isinstance(row, Said) and row.seat in guest.muted:
        return structs.replace(news, text="", phrase=UNSET)
    return news
