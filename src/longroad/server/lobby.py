"""The lobby over HTTP: what can be played, the tables, and the games that are over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import structlog
from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import InternalServerException
from litestar.params import HeaderParameter, Parameter, QueryParameter

from longroad import __version__, _engine, _making
from longroad.errors import BadSpec
from longroad.families import usual_spec
from longroad.rulebook.reading import rules_for
from longroad.rulesets import everything
from longroad.server import commands
from longroad.server.archive import record_of
from longroad.server.brought import seats_in
from longroad.server.guard import too_fast
from longroad.server.history import dice_of, history_of, record_at, saved
from longroad.server.idempotency import HEADER, IdempotencyKey
from longroad.server.limits import Bucket, Visitor, Visitors
from longroad.server.messages import (
    BotKind,
    DiceReport,
    Health,
    History,
    Import,
    Made,
    Recorded,
    Rulesets,
    Seated,
    SitDown,
    TableCard,
    TableInfo,
)
from longroad.server.report import report_of
from longroad.server.report_messages import PlayOn, Report, RuleChapter, RuleLine, RuleText
from longroad.server.settings import SeatPlan, Settings
from longroad.server.table import Refused, Table
from longroad.server.tables import Tables
from longroad.spec import Spec

T = TypeVar("T")
AnyRequest = Request[Any, Any, State]
Game = Annotated[str, Parameter(description="The name of a table.")]
Since = Annotated[int, Parameter(ge=0, le=1_000_000, description="The last step that is known already.")]
Texts = Annotated[bool, Parameter(description="Whether events are told in English, too.")]
Viewer = Annotated[
    Literal["own", "watcher", "all", "0", "1", "2", "3", "4", "5"],
    QueryParameter(
        name="as",
        description="Whose view. When the game is over, anybody's, or one with all cards on the table.",
    ),
]
SpecText = Annotated[str, Parameter(max_length=400, description="A ruleset, such as isle:base;4.")]
BODIES: dict[str, type] = {  # what a handler reads
    "make": Settings,
    "bring": Import,
    "seats": Recorded,
    "sit": SitDown,
    "play_on": PlayOn,
}
KINDS = [  # and gives
    Rulesets,
    BotKind,
    TableCard,
    TableInfo,
    Made,
    Seated,
    DiceReport,
    History,
    Report,
    RuleText,
    Health,
    SeatPlan,
]
Again = Annotated[
    str | None,
    HeaderParameter(
        name=HEADER,
        description="A secret of yours, 22 to 64 random letters: who sends the same request once more with "
        "the same key gets the same answer, and nothing happens a second time.",
    ),
]
RECORD = 3_000_000  # bytes of a request that brings a record, however it is escaped; any other has fewer
SOON = 1.0  # seconds until a body may be through

logger = structlog.get_logger("longroad.server")


class Context:
    """What the handlers work with."""

    def __init__(self, tables: Tables, visitors: Visitors, bots: list[BotKind]) -> None:
        self.tables = tables
        self.visitors = visitors
        self.bots = bots
        self.rulesets = msgspec.json.encode(msgspec.convert(everything(False), Rulesets))
        self.aside = asyncio.Semaphore(1)  # long work: one after the other, so that tables aren't slowed down

    def visitor(self, request: AnyRequest) -> Visitor:
        return self.visitors.of(request.scope["client"])

    def take(self, bucket: Bucket) -> None:
        too_fast(bucket.take(self.visitors.now()))

    @contextmanager
    def reading(self, request: AnyRequest) -> Iterator[None]:
        """A body is being read; Refused if as many from the same address are already."""
        visitor = self.visitor(request)
        if visitor.bodies >= self.visitors.limits.bodies:
            too_fast(SOON)
        visitor.bodies += 1
        try:
            yield
        finally:
            visitor.bodies -= 1

    async def done_aside(self, work: Callable[[], T]) -> T:
        """Do something long beside the event loop."""
        async with self.aside:
            return await asyncio.to_thread(work)


Here = NamedDependency[Context]


def bearer(request: AnyRequest) -> str | None:
    """The token in the header `Authorization: Bearer …`."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def key_of(again: str | None) -> IdempotencyKey | None:
    return None if again is None else IdempotencyKey(again)


async def read(context: Context, request: AnyRequest, kind: type[T], bucket: Bucket) -> T:
    """What a request brings, strictly: Litestar itself would take a 1 for a yes, and a form for JSON.

    Only JSON makes a browser ask before it sends something to a site that isn't the page's own. Whether
    there is enough left in the bucket is known before anything is read.
    """
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refused("server-not-json")
    with context.reading(request):
        context.take(bucket)
        body = await whole(request)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("server-bad-request", {"why": str(error)}) from None


async def whole(request: AnyRequest) -> bytes:
    """The body of a request; Refused if it never comes, though nobody hears that any more."""
    try:
        return await request.body()
    except InternalServerException:  # so Litestar says that nobody is there any more
        raise Refused("server-gone") from None


@asynccontextmanager
async def watched(request: AnyRequest) -> AsyncIterator[Callable[[], bool]]:
    """Says whether whoever sent the request still waits for the answer."""

    async def until_gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    watching = asyncio.get_running_loop().create_task(until_gone())
    try:
        yield lambda: not watching.done()
    finally:
        watching.cancel()


async def table_for(context: Context, request: AnyRequest, game: str) -> Table:
    """The table that a request is about; whoever has a token of it comes first."""
    async with watched(request) as is_there:
        return (await context.tables.room(game, bearer(request), is_there)).table


class Lobby(Controller):
    """Everything under /api but the socket."""

    path = "/api"

    @get("/rulesets", summary="Everything that can be played", tags=["lobby"])
    async def rulesets(self, context: Here) -> Response[Rulesets]:
        return made_already(context.rulesets)

    @get("/rules", summary="The rules of a game, in the words of the rule catalogue", tags=["lobby"])
    async def rules(self, spec: SpecText = "") -> RuleText:
        return rule_text(spec or usual_spec())

    @get("/bots", summary="The bots that may be given a seat", tags=["lobby"])
    async def bots(self, context: Here) -> list[BotKind]:
        return context.bots

    @get("/tables", summary="The tables that are listed and not over", tags=["lobby"])
    async def tables(self, context: Here) -> list[TableCard]:
        return await context.tables.cards()

    @post("/tables", summary="Make a table", tags=["tables"])
    async def make(self, context: Here, request: AnyRequest, again: Again = None) -> Made:
        settings = await read(context, request, Settings, context.visitor(request).tables)
        made = await context.tables.make(settings, maker=context.visitor(request).maker, key=key_of(again))
        logger.info("table made", game=made.game)
        return made

    @post("/import", summary="Go on with a recorded game", tags=["tables"], request_max_body_size=RECORD)
    async def bring(self, context: Here, request: AnyRequest, again: Again = None) -> Made:
        wish = await read(context, request, Import, context.visitor(request).tables)
        maker = context.visitor(request).maker
        made = await context.tables.make(wish.settings, wish.record, maker, key_of(again))
        logger.info("table made from a record", game=made.game)
        return made

    @post(
        "/import/seats",
        summary="Who sat where in a recorded game",
        tags=["tables"],
        request_max_body_size=RECORD,
        status_code=200,
    )
    async def seats(self, context: Here, request: AnyRequest) -> list[SeatPlan]:
        wish = await read(context, request, Recorded, context.visitor(request).costly)
        return seats_in(wish.record, context.tables.services.bots.names)

    @get("/tables/{game:str}", summary="What everybody knows about a table", tags=["tables"])
    async def table(self, context: Here, request: AnyRequest, game: Game) -> Response[TableInfo]:
        async with watched(request) as is_there:
            return made_already(await context.tables.info(game, is_there))

    @post("/tables/{game:str}/seats", summary="Take a seat", tags=["tables"])
    async def sit(self, context: Here, request: AnyRequest, game: Game, again: Again = None) -> Seated:
        bucket = context.visitor(request).chat  # everybody at the table reads the name
        wish = await read(context, request, SitDown, bucket)
        return await context.tables.sit(game, wish, key_of(again))

    @delete("/tables/{game:str}", summary="Throw a table away", tags=["tables"], security=[{"host": []}])
    async def remove(self, context: Here, request: AnyRequest, game: Game) -> None:
        await context.tables.delete(game, bearer(request))
        logger.info("table deleted", game=game)

    @get(
        "/tables/{game:str}/record",
        summary="The record of a game that is over",
        tags=["games"],
        media_type=MediaType.TEXT,
        security=[{"seat": []}, {}],
    )
    async def record(self, context: Here, request: AnyRequest, game: Game) -> str:
        context.take(context.visitor(request).costly)
        table = await table_for(context, request, game)
        commands.onlooker(table, bearer(request))
        table.need("over")
        return await context.done_aside(lambda: record_of(table).text())

    @get(
        "/tables/{game:str}/save",
        summary="A save file of a running game without other people, for its host",
        tags=["games"],
        media_type=MediaType.TEXT,
        security=[{"host": []}],
    )
    async def save(self, context: Here, request: AnyRequest, game: Game) -> str:
        context.take(context.visitor(request).costly)
        table = await table_for(context, request, game)
        return await context.done_aside(lambda: saved(table, bearer(request)))

    @get(
        "/tables/{game:str}/report",
        summary="A game that is over in numbers",
        tags=["games"],
        security=[{"seat": []}, {}],
    )
    async def report(self, context: Here, request: AnyRequest, game: Game) -> Report:
        context.take(context.visitor(request).costly)
        table = await table_for(context, request, game)
        commands.onlooker(table, bearer(request))
        table.need("over")
        rows = await context.tables.store.rows(game)
        return await context.done_aside(lambda: report_of(table, rows))

    @post(
        "/tables/{game:str}/play-on",
        summary="Go on from a move of a game that is over",
        tags=["tables"],
        security=[{"seat": []}, {}],
    )
    async def play_on(self, context: Here, request: AnyRequest, game: Game, again: Again = None) -> Made:
        wish = await read(context, request, PlayOn, context.visitor(request).tables)
        table = await table_for(context, request, game)
        commands.onlooker(table, bearer(request))
        table.need("over")
        rows = await context.tables.store.rows(game)
        text = await context.done_aside(lambda: record_at(rows, wish.move).text())
        made = await context.tables.make(wish.settings, text, context.visitor(request).maker, key_of(again))
        logger.info("table made from a move", game=made.game)
        return made

    @get(
        "/tables/{game:str}/dice",
        summary="Everything needed to check the dice",
        tags=["games"],
        security=[{"seat": []}, {}],
    )
    async def dice(self, context: Here, request: AnyRequest, game: Game) -> DiceReport:
        context.take(context.visitor(request).costly)
        table = await table_for(context, request, game)
        commands.onlooker(table, bearer(request))
        return await context.done_aside(lambda: dice_of(table))

    @get(
        "/tables/{game:str}/history",
        summary="Every step of a game, as the owner of the token or somebody who watches may know it",
        tags=["games"],
        security=[{"seat": []}, {}],
    )
    async def history(
        self,
        context: Here,
        request: AnyRequest,
        game: Game,
        since: Since = 0,
        viewer: Viewer = "own",
        texts: Texts = False,
    ) -> Response[History]:
        context.take(context.visitor(request).costly)
        table = await table_for(context, request, game)
        seat = commands.onlooker(table, bearer(request)).seat
        if viewer != "own":
            table.need("over")
            seat = commands.seat_at(table, int(viewer)) if viewer.isdigit() else None
        rows = await context.tables.store.rows(game)
        is_open = viewer == "all"
        told = await context.done_aside(lambda: history_of(rows, seat, since, is_open, texts))
        return made_already(told)


@get("/health", summary="Whether the server is well", tags=["server"])
async def health(context: Here) -> Health:
    await context.tables.store.probe()  # StoreTrouble if it can't be read or written
    engine, coming = engine_now()
    return Health(
        ok=not context.tables.closed,
        version=__version__,
        tables=len(context.tables.rooms),
        sockets=context.visitors.sockets,
        engine=engine,
        coming=coming.state,
        percent=coming.percent,
    )


def engine_now() -> tuple[Literal["compiled", "interpreted"], _making.Making]:
    """Which engine runs, and what becomes of the compiled one if it isn't that."""
    if _engine.is_compiled():
        return "compiled", _making.Making("none")
    return "interpreted", _making.making()


def rule_text(spec: str) -> RuleText:
    """The rules of a game; Refused if there is no such game."""
    try:
        ruleset = Spec.parse(spec)
    except BadSpec as error:
        raise Refused("table-bad-spec", {}, str(error)) from None
    chapters = [
        RuleChapter(section.book, section.heading, [RuleLine(id, text) for id, text in section.rules])
        for section in rules_for(ruleset)
    ]
    return RuleText(str(ruleset), chapters)


def made_already(body: bytes) -> Response[Any]:
    """A response that is JSON already."""
    return Response(body, media_type=MediaType.JSON)
