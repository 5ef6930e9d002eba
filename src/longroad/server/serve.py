"""The server as a process: it starts, says where it is, and stops without losing anything."""

from __future__ import annotations

import asyncio
import itertools
import os
import resource
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, cast

import structlog
import uvicorn
import uvloop

from longroad import __version__
from longroad.bots import registry
from longroad.server import addresses, diagnostics, garbage
from longroad.server.app import make_app
from longroad.server.bot_pool import BotPool, BotTrouble
from longroad.server.connection import GRACE, Socket
from longroad.server.guard import Guard, Names
from longroad.server.http_protocol import HttpProtocol, HttpTerms
from longroad.server.limits import Limits, Visitors
from longroad.server.metrics import Metrics
from longroad.server.session import LONGEST
from longroad.server.sqlite import SqliteStore
from longroad.server.store import Store, StoreTrouble
from longroad.server.tables import Tables

TIDY = 60.0  # seconds between searches for unused rooms
THOROUGH = 60  # searches between two full garbage collections
FILES = 65_536  # open files that are enough for every socket

logger = structlog.get_logger("longroad.server")


class ServeTrouble(Exception):
    """The server can't start; the text is a sentence."""


@dataclass(frozen=True)
class Plan:
    """The options of the server."""

    data: Path
    port: int | None = None
    lan: bool = False
    url: str = ""
    proxy: str = "127.0.0.1"
    most_tables: int = 2000
    most_sockets: int = 10_000
    bot_workers: int = 1
    bots: tuple[str, ...] = ()
    metrics: str = ""
    log: str = "plain"
    limits: float = 1.0
    header_time: float = 10.0
    body_time: float = 30.0
    abandoned_after: int = 30
    started: Callable[[Links], None] = field(default=lambda links: None)


@dataclass(frozen=True)
class Links:
    """Where the server can be reached: these addresses, and no other."""

    here: list[str]
    network: list[str]
    public: str
    data: Path
    trouble: str = ""  # why nothing can be written, if nothing can

    def all(self) -> list[str]:
        return [*self.here, *self.network, *([self.public] if self.public else [])]

    @property
    def best(self) -> str:
        """The link for other devices, if there is one."""
        return self.public or (self.network or self.here)[0]


class Clock:
    """Wall-clock time at the start plus monotonic time since: setting the clock changes nothing."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self.steady = steady
        self.offset = wall() - steady()

    def now(self) -> int:
        return (self.offset + self.steady()) // 1_000_000

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Server(uvicorn.Server):
    """uvicorn, but the tables say goodbye before their sockets are closed."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        goodbye: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.goodbye = goodbye

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.goodbye()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal stops gracefully, the second at once. Stopping is no failure."""
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True


def run(plan: Plan) -> None:
    """Serve until a signal comes; ServeTrouble if it can't begin."""
    diagnostics.configure(plan.log)
    raise_file_limit()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, told():
        runner.run(serve(plan))


@contextmanager
def told() -> Iterator[None]:
    """Turn every failure to start into one sentence."""
    try:
        yield
    except (addresses.AddressTrouble, BotTrouble, StoreTrouble) as trouble:
        raise ServeTrouble(str(trouble)) from None


async def serve(plan: Plan) -> None:
    with addresses.listening(addresses.EVERYWHERE if plan.lan else addresses.HERE, plan.port) as listener:
        links = links_of(plan, listener.getsockname()[1])
        store = SqliteStore(plan.data)
        try:
            await serve_from(store, plan, await probed(store, links), listener)
        finally:
            await store.close()


def links_of(plan: Plan, port: int) -> Links:
    network = addresses.in_the_network(port) if plan.lan else []
    url = addresses.public(plan.url) if plan.url else ""
    return Links(addresses.on_this_machine(port), network, url, plan.data)


async def probed(store: Store, links: Links) -> Links:
    """Whether anything can be written; games can be looked at even if not, and go on when it can."""
    try:
        await store.probe()
    except StoreTrouble as trouble:
        logger.error("nothing can be written", trouble=str(trouble))
        return replace(links, trouble=str(trouble))
    return links


async def serve_from(store: SqliteStore, plan: Plan, links: Links, listener: socket.socket) -> None:
    """Serve the games of a store."""
    bots = BotPool(plan.bot_workers, [*registry.names(), *plan.bots])
    tables = Tables(store, bots, Clock(), plan.most_tables, abandoned_after=plan.abandoned_after)
    visitors = Visitors(Limits().times(plan.limits), plan.most_sockets, time.monotonic)
    metrics = Metrics()
    tables.services.counted = metrics.counted
    metrics.watch("longroad_tables", "Tables in memory", lambda: len(tables.rooms))
    metrics.watch("longroad_sockets", "Open sockets", lambda: visitors.sockets)
    metrics.watch_growing("longroad_store_commits", "Commits of the store", lambda: store.commits)
    background: list[asyncio.Task[None]] = []

    def ready() -> None:
        background.append(asyncio.create_task(maintain(tables)))
        garbage.begin()
        logger.info("started", version=__version__, addresses=links.all(), data=str(plan.data))
        plan.started(links)

    async def goodbye() -> None:
        logger.info("stopping", tables=len(tables.rooms), sockets=visitors.sockets)
        for task in background:
            task.cancel()
        await tables.close()

    with answering(metrics, plan.metrics):
        await bots.start()
        app = make_app(tables, visitors, Names(links.all()), list(bots.kinds), metrics.timed)
        config = config_of(app, plan, visitors)
        try:
            await Server(config, ready, goodbye).serve([listener])
        finally:
            await bots.stop()
    logger.info("stopped")


def config_of(app: Guard, plan: Plan, visitors: Visitors) -> uvicorn.Config:
    """The configuration of uvicorn. No deflate: it takes memory for each connection."""
    proxy = addresses.proxy_network(plan.proxy)
    terms = HttpTerms(visitors, plan.header_time, plan.body_time, proxy if plan.url else "")
    return uvicorn.Config(
        app,
        http=cast(Any, partial(HttpProtocol, terms)),
        ws=Socket,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(plan.url),
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=round(GRACE) + 2,
    )


@contextmanager
def answering(metrics: Metrics, address: str) -> Iterator[None]:
    """Metrics on their own address, if one was named."""
    if not address:
        yield
        return
    host, port = addresses.host_and_port(address)
    try:
        end = metrics.serve(host, port)
    except OSError as error:
        reason = error.strerror or error
        raise addresses.AddressTrouble(f"Metrics can't be given on {address}: {reason}.") from None
    try:
        yield
    finally:
        end()


async def maintain(tables: Tables) -> None:
    """Wake the tables that bots alone play, then tidy up from time to time. Both end abandoned games."""
    work = tables.wake
    for number in itertools.count(1):
        try:
            await work()
        except Exception:
            logger.exception("maintenance failed")
        if number % THOROUGH == 0:
            garbage.look_thoroughly()
        work = tables.tidy
        await asyncio.sleep(TIDY)


def raise_file_limit() -> None:
    """Raise the limit of open files: each socket is one."""
    with suppress(OSError, ValueError):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
        if soft < enough:
            resource.setrlimit(resource.RLIMIT_NOFILE, (enough, hard))


def has_display() -> bool:
    """Whether a browser could open here."""
    if sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
