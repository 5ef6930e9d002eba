"""All tables of this server: made, found again, listed and put away."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import structlog
from msgspec import structs

from longroad.dice.fair import commitment, new_secret
from longroad.errors import BadRecord, LongroadError
from longroad.records import Record
from longroad.server.archive import to_go_on
from longroad.server.brought import unreadable
from longroad.server.command_ids import CommandIds
from longroad.server.commands import hashed, is_token
from longroad.server.idempotency import LENGTH, LETTERS, IdempotencyKey
from longroad.server.limits import Maker
from longroad.server.loading import BadSnapshot, Load, Turns, Waiter, follow
from longroad.server.log import Created
from longroad.server.messages import Made, Seated, SitDown, TableCard
from longroad.server.names import tidied
from longroad.server.projections import info_of
from longroad.server.recent_rows import RECENT_ROWS, RecentRow
from longroad.server.room import Room
from longroad.server.services import Bots, Founding, Services, Watch
from longroad.server.settings import SeatPlan, Settings
from longroad.server.snapshots import version
from longroad.server.store import Damaged, Log, NotNext, Store, Summary
from longroad.server.table import Refused, SeatState, Table, Unfollowed, colors_of, plans_of
from longroad.spec import Spec

logger = structlog.get_logger("longroad.server")

KEEP_IDLE = 15 * 60 * 1000  # milliseconds that a room without guests stays in memory
HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
LEFT = 7 * DAY  # how long nothing has to happen at a table that nobody is at before its host may delete it


@dataclass(frozen=True)
class Chance:
    """Where secrets come from; tests bring their own."""

    token: Callable[[], str] = lambda: secrets.token_urlsafe(24)  # 192 bits
    game_id: Callable[[], str] = lambda: "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    dice: Callable[[], bytes] = new_secret


class Tables:
    """The rooms in memory; others are loaded from the store."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        watch: Watch,
        most_tables: int = 2000,
        chance: Chance | None = None,
        abandoned_after: int = 30,
    ) -> None:
        self.chance = chance = chance or Chance()
        self.store = store
        self.watch = watch
        self.most_tables = most_tables
        self.abandoned_after = abandoned_after  # days; 0 is never
        self.looked = watch.now()  # for games that everybody has left
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, tuple[Load, asyncio.Task[Room]]] = {}
        # Long work beside the event loop, one after the other so that tables aren't slowed down; who brings
        # long records keeps nobody waiting but others who bring some.
        self.reading = asyncio.Semaphore(1)
        self.following = Turns()
        self.making: set[str] = set()
        self.deleting: set[str] = set()
        self.closed = False
        self.services = Services(
            store, watch, bots, self.chance.token, self.chance.game_id, self.plan_rematch, self.open
        )

    # -- making ------------------------------------------------------------------------------------------

    async def make(
        self,
        settings: Settings,
        record: str = "",
        maker: Maker | None = None,
        key: IdempotencyKey | None = None,
    ) -> Made:
        """A new table; its maker is the host. With the same key it is the same table."""
        if key is None or key.game_id() not in self.rooms:
            await self._make_room()
        brought: Record | None = None
        if record:  # it may be long
            async with self.reading:
                settings, brought = await asyncio.to_thread(self.checked, settings, record)
                record = await asyncio.to_thread(brought.text) if brought is not None else ""
        else:
            settings, _ = self.checked(settings)
        game_id = self.chance.game_id() if key is None else key.game_id()

        def token(what: str) -> str:
            return self.chance.token() if key is None else key.token(what)

        mine = [number for number, plan in enumerate(settings.seats) if plan.kind == "mine"]
        tokens = {number: token(f"seat {number}") for number in mine}
        host, link, secret = token("host"), token("link"), self.chance.dice()
        row = Created(
            settings,
            commitment(secret),
            secret.hex(),
            hashed(host),
            hashed(link),
            {number: hashed(token) for number, token in tokens.items()},
            record,
        )
        founding = Founding(Table.made(game_id, row, self.watch.now(), brought), row)
        is_again = game_id in self.rooms or await self._is_known(key, game_id)
        if maker is not None and not is_again and all(plan.kind == "bot" for plan in settings.seats):
            self._claim(maker, game_id)
        try:
            await asyncio.shield(self.store.append(*founding.written()))
        except NotNext:
            if key is None:
                raise
            await self._check_same(game_id, row)  # it was made already
        else:
            await self.open(founding)
        finally:
            self.making.discard(game_id)
        return Made(game_id, host, link, tokens)

    async def _is_known(self, key: IdempotencyKey | None, game_id: str) -> bool:
        """Whether a table of this key was made before, and is in the store alone."""
        return key is not None and bool(await self.store.rows(game_id))

    async def _check_same(self, game_id: str, row: Created) -> None:
        """Refused unless the table was made by the same request; its dice have a secret of their own."""
        made = (await self.room(game_id)).table.created
        if structs.replace(row, commitment=made.commitment, secret=made.secret) != made:
            raise Refused("table-id-used")

    def _claim(self, maker: Maker, game_id: str) -> None:
        """One more table of bots alone; Refused if enough of this maker's are playing."""
        playing = {game for game in maker.alone if game in self.making or self._is_played(game)}
        if len(playing) >= maker.most:
            raise Refused("table-bots-alone", {"most": maker.most})
        maker.alone = {*playing, game_id}
        self.making.add(game_id)

    def _is_played(self, game_id: str) -> bool:
        room = self.rooms.get(game_id)
        return room is not None and room.table.state != "over"

    def checked(self, settings: Settings, record: str = "") -> tuple[Settings, Record | None]:
        """The settings with a canonical ruleset and a plan for each seat, and the game to go on with; Refused
        if they can't be."""
        try:
            brought = to_go_on(Record.read(record)) if record else None
            ruleset = Spec.parse(settings.spec if brought is None else brought.game.spec)
            colors_of(ruleset)
        except BadRecord as error:
            raise unreadable(error) from None
        except LongroadError as error:
            raise Refused("table-bad-spec", {}, str(error)) from None
        if len(settings.seats) > ruleset.seats:
            raise Refused("table-too-many-seats", {"seats": ruleset.seats})
        named = [SeatPlan(plan.kind, plan.bot, tidied(plan.name), plan.face) for plan in settings.seats]
        plans = plans_of(named, ruleset)
        for plan in plans:
            if plan.bot not in self.services.bots.names(ruleset.family):
                raise Refused("table-no-such-bot", {"bot": plan.bot})
        return structs.replace(settings, spec=str(ruleset), seats=plans), brought

    async def plan_rematch(self, table: Table, game_id: str) -> Founding:
        """The same seats, tokens and settings at a new table with new dice; Refused if there is no room."""
        await self._make_room()
        old = table.created
        settings = structs.replace(table.settings, spec=table.spec, seats=[again(s) for s in table.seats])
        secret = self.chance.dice()
        mine = {number: seat.token for number, seat in enumerate(table.seats) if seat.kind == "human"}
        row = Created(
            settings,
            commitment(secret),
            secret.hex(),
            old.host,
            old.link,
            mine,
            rematch_of=table.game_id,
            makers=sorted(table.makers_seats()),
        )
        return Founding(Table.made(game_id, row, self.watch.now()), row)

    async def open(self, founding: Founding) -> None:
        """The first row of a table is in the store: let it begin, unless the server stops just now."""
        if self.closed:
            return
        table = founding.table
        room = Room(table, self.services, CommandIds())
        room.guests.recent.append(RecentRow.of(founding.written()[0], []))
        self.rooms[table.game_id] = room
        await room.begin()  # where bots are alone, nobody has to confirm

    async def _make_room(self) -> None:
        """There is room for one more table; Refused if somebody is at every one. The log keeps those that are
        put away for it."""
        if self.closed:
            raise Refused("table-closing")
        while sum(room.table.state != "over" for room in self.rooms.values()) >= self.most_tables:
            idle = [room for room in self.rooms.values() if room.table.state != "over" and room.is_idle()]
            if not idle:
                raise Refused("table-server-full")
            await self._put_away(min(idle, key=lambda room: room.touched))

    # -- finding -----------------------------------------------------------------------------------------

    async def room(
        self, game_id: str, token: str | None = None, is_there: Callable[[], bool] = lambda: True
    ) -> Room:
        """The room of a game, from the log if it isn't in memory; Refused if there is no such game.

        Who has a token of the table comes before others, and who is not there any more is not waited for.
        """
        room = self.rooms.get(game_id)
        if room is not None and not room.closed:
            room.touched = self.watch.now()
            return room
        if self.closed:
            raise Refused("table-closing")
        if game_id not in self.loading:
            new = Load()
            task = asyncio.get_running_loop().create_task(self._load(game_id, new))
            self.loading[game_id] = new, task
            task.add_done_callback(lambda _: self.loading.pop(game_id, None))
        load, task = self.loading[game_id]
        async with load.awaited(Waiter(hashed(token) if token else "", is_there)):
            return await asyncio.shield(task)

    async def info(self, game_id: str, is_there: Callable[[], bool] = lambda: True) -> bytes:
        """What everybody knows about a table, in JSON. For who only asks, a table stays where it is if it was
        put away properly."""
        room = self.rooms.get(game_id)
        if (room is None or room.closed) and not self.closed and game_id not in self.deleting:
            kept = await self.store.info(game_id, version())
            if kept is not None:
                return kept
        table = (await self.room(game_id, None, is_there)).table
        return msgspec.json.encode(info_of(table, public=table.settings.spectators))

    async def _load(self, game_id: str, load: Load) -> Room:
        try:
            load.log = log = await self.store.log(game_id, version(), RECENT_ROWS)
            if not log.rows or game_id in self.deleting:
                raise Refused("table-unknown")
            async with self.following.turn(load):
                log, (table, kept, ids) = await self._follow(log)
        except (Damaged, Unfollowed) as trouble:
            logger.error("a game is damaged", game=game_id, trouble=str(trouble), exc_info=trouble.__cause__)
            raise Refused("table-damaged") from None
        room = Room(table, self.services, ids, 0 if log.snapshot is None else log.snapshot.seq)
        room.guests.recent.extend(kept)
        if self.closed or game_id in self.deleting:
            raise Refused("table-closing")
        self.rooms[game_id] = room
        await room.begin()
        room.keep_from_time_to_time()
        return room

    async def _follow(self, log: Log) -> tuple[Log, tuple[Table, list[RecentRow], CommandIds]]:
        """What comes out of a log, and the log itself: without its snapshot if that was of no use."""
        try:
            return log, await asyncio.to_thread(follow, log)
        except BadSnapshot as trouble:
            game_id = log.rows[0].game
            logger.warning("a snapshot is thrown away", game=game_id, exc_info=trouble.__cause__)
            log = Log(await self.store.rows(game_id))
            return log, await asyncio.to_thread(follow, log)

    async def wake(self) -> None:
        """After a start: the tables that bots alone play go on by themselves."""
        kept = await self.store.summaries("waiting", 100_000) + await self.store.summaries("playing", 100_000)
        for summary in kept:
            if summary.people or summary.free:
                continue  # somebody is waited for
            try:
                await self.room(summary.game)
            except Refused:
                pass  # damaged, and said already, or deleted meanwhile
            except Exception as error:
                logger.error("a table could not be loaded", game=summary.game, exc_info=error)
        await self.end_abandoned()

    async def end_abandoned(self) -> None:
        """Games that everybody has left long ago are over, so that their dice can be checked; tables at which
        none has begun go away."""
        now = self.watch.now()
        self.looked = now
        before = now - self.abandoned_after * DAY
        for state in ("waiting", "playing") if self.abandoned_after else ():
            for summary in await self.store.summaries(state, 100_000):
                if summary.changed > before or (state == "playing" and not summary.people):
                    continue
                try:
                    await self._end_abandoned(await self.room(summary.game), before)
                except Refused:
                    pass  # damaged, and said already, or deleted meanwhile
                except Exception as error:
                    logger.error("a game could not be ended", game=summary.game, exc_info=error)

    async def _end_abandoned(self, room: Room, before: int) -> None:
        if await room.close_unused(before):
            await self._forget(room)
            logger.info("empty table deleted", game=room.table.game_id)
            return
        if await room.abandon(before):
            logger.info("game abandoned", game=room.table.game_id)
        await self._put_away(room)  # there may be many

    async def tidy(self) -> None:
        """Remove idle rooms without guests from memory; the log keeps them."""
        before = self.watch.now() - KEEP_IDLE
        for room in list(self.rooms.values()):
            if room.touched < before or room.closed:
                await self._put_away(room)
        if self.watch.now() >= self.looked + HOUR:
            await self.end_abandoned()

    async def _put_away(self, room: Room) -> None:
        if not room.closed and room.is_idle():
            await room.close("restart")
            await room.keep()
        if room.closed and self.rooms.get(room.table.game_id) is room:
            del self.rooms[room.table.game_id]

    # -- the lobby ---------------------------------------------------------------------------------------

    async def sit(self, game_id: str, wish: SitDown, key: IdempotencyKey | None = None) -> Seated:
        """Somebody takes a seat by name; with the same key it is the same seat."""
        room = await self.room(game_id, wish.link)
        token = self.chance.token() if key is None else key.token(f"sit {game_id}")
        seat = await room.sit(wish, token)
        return Seated(game_id, seat, token)

    async def cards(self) -> list[TableCard]:
        """The listed tables that are not over, newest first; not those that everybody has left."""
        kept = await self.store.summaries("waiting") + await self.store.summaries("playing")
        return [self._card(summary) for summary in kept if summary.listed and self._is_alive(summary)]

    def _card(self, s: Summary) -> TableCard:
        """A summary has bots by their kind; where the table is in memory, they have names."""
        room = self.rooms.get(s.game)
        names = s.names if room is None else [seat.name for seat in room.table.seats]
        return TableCard(s.game, s.state, s.spec, names, s.free, s.created, s.changed, s.spectators)

    def _is_alive(self, summary: Summary) -> bool:
        """Whether anybody is there, or was a short while ago."""
        room = self.rooms.get(summary.game)
        return summary.changed > self.watch.now() - HOUR or (room is not None and bool(room.guests.here))

    async def delete(self, game_id: str, host: str | None) -> None:
        """The host throws a table away, before the start, after the end or when everybody has left it."""
        room = await self.room(game_id)
        if not is_token(host, room.table.created.host):
            raise Refused("table-host-only")
        if room.table.state == "playing" and not await room.abandon(self.watch.now() - LEFT):
            raise Refused("table-still-played")
        await self._forget(room)

    async def _forget(self, room: Room) -> None:
        game_id = room.table.game_id
        self.deleting.add(game_id)
        try:
            await room.close("deleted", None)
            self.rooms.pop(game_id, None)
            await self.store.delete(game_id)
        finally:
            self.deleting.discard(game_id)

    async def close(self) -> None:
        """Finish all writes and dismiss all guests, who may come again."""
        self.closed = True
        rooms = list(self.rooms.values())
        for room in rooms:
            await room.close("restart")
        await asyncio.gather(*(room.keep() for room in rooms))
        while self.services.background:
            await asyncio.gather(*self.services.background, return_exceptions=True)


def again(seat: SeatState) -> SeatPlan:
    """The plan for a seat at the next table: who has left takes the name along."""
    if seat.kind == "human":
        return SeatPlan("mine", seat.plan.bot, seat.name, seat.face)
    if seat.resigned:
        return SeatPlan("bot", seat.bot)
    return SeatPlan("bot", seat.bot, seat.name, seat.face)
