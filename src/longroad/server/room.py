"""A live table: one command at a time.

The order is always the same: decide on a copy, append the row durably, take the copy over, acknowledge,
broadcast. Many tables share each commit of the store. Commands are answered first; broadcasts to other tables
come afterwards.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
import structlog
from msgspec import UNSET, structs

from longroad.server import broadcast, commands, quotas, votes
from longroad.server.bot_turns import is_aside, plan_bots
from longroad.server.command_ids import CommandIds, Done
from longroad.server.commands import Environment, Sender, decide
from longroad.server.guests import Guest, Guests, Untold
from longroad.server.log import Abandoned, Agreed, Away, Handed, Lapsed, Rematched, Slept, Woke
from longroad.server.messages import Ack, Commands, Hello, Reject, Rematch, SitDown, reject, write
from longroad.server.projections import RowEvents
from longroad.server.recent_rows import RecentRow
from longroad.server.services import Connection, Services, written
from longroad.server.snapshots import EVERY, taken
from longroad.server.store import DuplicateId, NotNext, StoredRow, StoreTrouble, Summary
from longroad.server.table import Change, Refused, Table
from longroad.server.timers import set_timer

LONGEST_REST = 60.0  # seconds between two tries

logger = structlog.get_logger("longroad.server")


class Room:
    """One table in memory, with its guests, bots and timer."""

    def __init__(self, table: Table, services: Services, ids: CommandIds, kept: int = 0) -> None:
        self.table = table
        self.kept = kept  # the row that the last snapshot is of
        self.services = services
        self.ids = ids
        self.lock = asyncio.Lock()
        self.latest = table.at  # the latest time that `now` has given
        self.ahead = 0  # milliseconds that the table is ahead of the watch
        self.opened = self.now()
        self.counted = self.opened  # when votes were counted last
        self.touched = services.watch.now()  # when something last happened here
        self.resting: asyncio.Task[None] | None = None  # after a store failure: bots and timers wait
        self.patience = 1.0  # seconds until the next retry
        self.closed = False
        self.guests = Guests()
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}  # seat of a bot -> frame, task
        self.asides = 0  # actions of seats that were not asked
        self.listened = 0, 0.0  # a turn, and how long its bot has let others finish
        self.timer: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Lock the table for one change; then apply the changes that need no command."""
        async with self.lock:
            if self.closed:
                raise Refused("table-closing")
            self.touched = self.services.watch.now()
            broadcast.last_row_now(self)
            try:
                yield
            finally:
                await self._follow_up()
                self._plan()

    async def begin(self) -> None:
        """Apply the changes that need no command."""
        with suppress(Refused):  # it is closed: nothing follows any more
            async with self.alone():
                pass

    # -- guests ------------------------------------------------------------------------------------------

    async def enter(self, connection: Connection, hello: Hello, again: Guest | None = None) -> Guest:
        """Somebody says hello, perhaps once more; Refused if they may not."""
        entering = self.services.begin(self._enter(connection, hello, again))
        try:
            return await asyncio.shield(entering)
        except asyncio.CancelledError:
            self.services.start(self._see_off(entering))
            raise

    async def _enter(self, connection: Connection, hello: Hello, again: Guest | None) -> Guest:
        async with self.alone():
            await self._take_over(hello)
            who = commands.sender_of(self.table, hello.token, hello.host)
            commands.need_permission_to_watch(self.table, who)
            guest = Guest(connection, who, hello.views, hello.texts, frozenset(hello.muted))
            arrives = self.guests.add(guest)
            if again is not None:
                self.guests.remove(again, self.now())
            broadcast.welcome(self, guest, hello.since)
            if again is None or again.viewer != guest.viewer:
                broadcast.presence(self, guest)
            if who.seat is not None and (arrives or self.table.seats[who.seat].away):
                await self._return(who.seat)
        return guest

    async def _see_off(self, entering: asyncio.Task[Guest]) -> None:
        """The connection closed before its hello was answered."""
        with suppress(Exception):
            await self.leave(await entering)

    async def _take_over(self, hello: Hello) -> None:
        """Another device uses the link it was given."""
        number = commands.offered_seat(self.table, hello.token)
        if number is not None:
            try:
                await self._commit(commands.change(self.table, Handed(number), self.now()))
            except StoreTrouble as trouble:
                self._log_trouble(trouble)
                raise Refused("table-store-trouble") from None

    async def _return(self, number: int) -> None:
        """An owner who connects is back."""
        now = self.now()
        try:
            if (back := commands.arrive(self.table, number, now)) is not None:
                await self._commit(commands.change(self.table, back, now))
        except Refused:
            pass  # there is no time left for the question
        except StoreTrouble as trouble:
            self._log_trouble(trouble)  # the client can still send `return`

    async def leave(self, guest: Guest) -> None:
        """A connection ended, whoever ended it."""
        if guest in self.guests.here:
            self.guests.remove(guest, self.now())
            broadcast.presence(self)
            await asyncio.shield(self.services.begin(self.begin()))

    # -- commands ----------------------------------------------------------------------------------------

    def now(self) -> int:
        """The time at this table. It never goes back, whatever the watch does, not even over a restart: that
        would give somebody time."""
        time = self.services.watch.now()
        self.ahead = max(self.ahead, self.latest - time)
        self.latest = time + self.ahead
        return self.latest

    @property
    def told(self) -> int:
        """The last row that has been broadcast."""
        return self.table.seq - (self.guests.untold is not None)

    async def command(self, guest: Guest, command: Commands) -> None:
        """Carry a command out and acknowledge it, or say why not."""
        work = self.services.start(self._command(guest, command))
        await asyncio.shield(work)  # a connection that breaks off leaves nothing half done

    async def _command(self, guest: Guest, command: Commands) -> None:
        try:
            async with self.alone():
                before = self.table.seq
                guest.connection.send(write(await self._answer(guest, command)))
                if self.table.seq != before:
                    broadcast.last_row(self)
        except Refused as closing:
            guest.connection.send(write(reject(self.told, command.id, closing, guest.texts)))

    async def _answer(self, guest: Guest, command: Commands) -> Ack | Reject:
        try:
            return await self._carry_out(guest.who, command)
        except Refused as no:
            self.services.counted("reject")
            refusal = no
        except StoreTrouble as trouble:
            self._log_trouble(trouble)
            refusal = Refused("table-store-trouble")
        except Exception:
            logger.exception("a command failed", game=self.table.game_id, command=command.id)
            refusal = Refused("table-bug")
        return reject(self.told, command.id, refusal, guest.texts)

    async def _carry_out(self, who: Sender, command: Commands) -> Ack:
        key, mark = f"{commands.name_of(who)}:{command.id}", mark_of(command)
        done = self.ids.get(key)
        if done is not None:  # a retry: it has happened already
            if done.mark not in ("", mark):
                raise Refused("table-id-used")
            again = self.table.rematch if isinstance(command, Rematch) else UNSET
            return Ack(done.seq, command.id, game=again)
        change = decide(self.table, command, who, self.now(), self.environment())
        change.row = structs.replace(change.row, mark=mark)
        if isinstance(change.row, Rematched):
            founding = await self.services.plan_rematch(self.table, change.row.game)
            await self._append(change, key, founding.written())
            await self.services.open(founding)
        else:
            await self._append(change, key)
        return Ack(self.table.seq, command.id, change.token or UNSET, change.game or UNSET)

    def environment(self) -> Environment:
        services = self.services
        return Environment(
            services.new_token,
            services.new_game_id,
            services.bots.names,
            self.guests.present(self.table),
        )

    async def sit(self, wish: SitDown, token: str) -> int:
        """Take a seat; whoever has the token of one already has that one."""
        return await asyncio.shield(self.services.begin(self._sit(wish, token)))

    async def _sit(self, wish: SitDown, token: str) -> int:
        async with self.alone():
            mine = commands.seat_of(self.table, token)
            if mine is not None:
                return mine
            change = commands.sit(self.table, wish, token, self.now())
            try:
                await self._commit(change)
            except StoreTrouble as trouble:
                self._log_trouble(trouble)
                raise Refused("table-store-trouble") from None
        return change.row.seat  # type: ignore[union-attr]

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not (self.guests.here or self.thinking or self.resting or self.lock.locked())

    async def _commit(self, change: Change) -> None:
        """Append, apply and broadcast a change that no client waits for."""
        await self._append(change, None)
        broadcast.last_row(self)

    async def _append(self, change: Change, id: str | None, *others: tuple[StoredRow, Summary]) -> None:
        """Write the row to the store before anybody is told of it."""
        after = change.after
        row, summary = written(after, change.row, id)
        try:
            await self.services.store.append(row, summary, *others)
        except StoreTrouble as trouble:
            if isinstance(trouble, DuplicateId) and trouble.seq <= self.table.seq:
                raise Refused("table-id-used") from None  # long ago
            if isinstance(trouble, NotNext):
                self._give_up()  # the store has rows that this room has not
            raise
        except BaseException:
            self._give_up()  # it may have been written
            raise
        broadcast.last_row_now(self)
        self.asides += bool(change.events) and is_aside(self.table, change.row)
        self.table = after
        self._wake_up()
        if id is not None:
            self.ids.add(id, Done(after.seq, change.row.mark))
        self.guests.recent.append(RecentRow.of(row, change.events))
        self.guests.untold = Untold(change.row, RowEvents(change.events))
        self.services.counted("row")
        self.keep_from_time_to_time()

    def keep_from_time_to_time(self) -> None:
        if self.table.seq >= self.kept + EVERY:
            self.services.start(self.keep())

    async def keep(self) -> None:
        """Keep a snapshot beside the log; where that fails, the log is enough."""
        if self.kept == self.table.seq:
            return
        self.kept = self.table.seq
        try:
            await self.services.store.keep(taken(self.table, self.guests.recent, self.ids))
        except StoreTrouble as trouble:
            logger.warning("no snapshot", game=self.table.game_id, trouble=str(trouble))
        except Exception:
            logger.exception("no snapshot", game=self.table.game_id)

    def _give_up(self) -> None:
        """Close the room; the next connection loads the table from the store."""
        self.closed = True
        self.services.start(self.close("restart"))

    async def _follow_up(self) -> None:
        """Apply changes that need no command until there are none."""
        while not self.closed and not self.resting and await self.by_itself(self._following):
            pass

    def _following(self) -> Change | None:
        """Start when all have confirmed, apply what was voted for, stop clocks while nobody is connected."""
        table = self.table
        if table.is_due():
            return commands.change(table, table.start_row(), self.now())
        if (agreed := self._agreement()) is not None:
            return commands.change(table, agreed, self.now())
        if not commands.needs_sleep(table) or table.asleep is not bool(self.guests.seats()):
            return None
        if table.asleep:
            return commands.change(table, Woke(), self.now())
        if table.slept >= quotas.SLEEPS:
            return None
        return commands.change(table, Slept(), max(self.guests.gone_since.values(), default=table.at))

    def _agreement(self) -> Agreed | Away | Lapsed | None:
        here = self.guests.seats()
        if not votes.is_open(self.table) or not here:
            return None
        self.counted = self.now()
        missing = self.guests.missing(self.table, self.counted, self.opened)
        return votes.outcome(self.table, here, missing, self.counted)

    async def abandon(self, before: int) -> bool:
        """End the game if no player is here and nothing has happened since then; whether it was so."""
        async with self.alone():
            table = self.table
            left = table.state == "playing" and table.has_people and not self.guests.seats()
            if left and table.at <= before:
                await self._commit(commands.change(table, Abandoned(), self.now()))
            return self.table is not table

    # -- what nobody waits for ---------------------------------------------------------------------------

    def _plan(self) -> None:
        """Start the bots that are asked, and the timer."""
        if self.closed or self.resting:
            return
        plan_bots(self)
        set_timer(self)

    async def by_itself(self, decide: Callable[[], Change | None]) -> bool:
        """Apply a change that no client waits for; whether there was one. After a failure, retry later."""
        try:
            change = decide()
            if change is not None:
                await self._commit(change)
            return change is not None
        except StoreTrouble as trouble:
            self._log_trouble(trouble)
        except Exception:
            logger.exception("a table can't go on by itself", game=self.table.game_id)
        if self.resting is None and not self.closed:
            self.resting = self.services.start(self._rest())
        return False

    async def _rest(self) -> None:
        """Bots and timers wait before the next try, longer each time."""
        await self.services.watch.sleep(self.patience)
        self.patience = min(2 * self.patience, LONGEST_REST)
        self.resting = None
        await self.begin()

    def _wake_up(self) -> None:
        """The store works again: stop waiting."""
        self.patience = 1.0
        if self.resting is not None:
            self.resting.cancel()
            self.resting = None

    def _log_trouble(self, trouble: StoreTrouble) -> None:
        logger.error("the store refused a row", game=self.table.game_id, trouble=str(trouble))
        self.services.counted("store trouble")

    # -- the end -----------------------------------------------------------------------------------------

    async def close(self, code: str, retry: int | None = 1000) -> None:
        """Finish the current write, then dismiss all guests."""
        async with self.lock:
            self._close(code, retry)

    async def close_unused(self, before: int) -> bool:
        """Close it if no game has begun or was brought here, nobody is here, and nothing has happened since
        then; whether it was so. Who is just sitting down does so first."""
        async with self.lock:
            table = self.table
            is_new = table.state == "waiting" and table.brought is None
            unused = is_new and table.at <= before and not self.guests.here and not self.closed
            if unused:
                self._close("deleted", None)
            return unused

    def _close(self, code: str, retry: int | None) -> None:
        broadcast.last_row_now(self)
        self.closed = True
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        if self.timer is not None:
            self.timer.cancel()
        self._wake_up()
        for guest in list(self.guests.here):
            broadcast.dismiss(self, guest, code, retry)


def mark_of(command: Commands) -> str:
    """Tells commands with the same id apart."""
    return hashlib.sha256(msgspec.json.encode(command)).hexdigest()[:16]
