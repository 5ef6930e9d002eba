"""make bench-server: how quickly `longroad serve` acknowledges on one core, and how many tables it bears.

The server is pinned to one core, this process to the others. Tables of four sockets are made and joined as
any client would, over the API; each table then does one action a second, chosen from the options that the
server sends. Ten tables share a loopback address, so the usual limits of the server hold.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import picows
import uvloop
from msgspec import UNSET, Struct, UnsetType
from rich.console import Console
from rich.table import Table as Printed

from longroad.server.messages import PROTOCOL

SEATS = 4
AT_ONE_ADDRESS = 10  # tables: as many as the limits of the server allow
AT_A_TIME = 8  # addresses whose tables are made
LOOKS = 5  # at the memory of the server, besides the first
GRACE = 5.0  # seconds that an acknowledgement may still take when the measuring is over
WANTED, LIMIT = 50.0, 100.0  # milliseconds: of 500 tables, and where the search ends

MAIN = "from longroad.cli.main import main; main()"

console = Console(stderr=True, width=None if sys.stderr.isatty() else 150)


# -- what a player needs to know of the messages ---------------------------------------------------------


class Option(Struct):
    words: str


class Ask(Struct):
    frame: str
    suggested: str
    options: list[Option]


class You(Struct):
    ask: Ask | None


class Part(Struct):
    """A picture or a patch: all that matters here is who is asked."""

    waiting: list[int] | UnsetType = UNSET


class Info(Struct):
    state: str


class Told(Struct):
    type: str
    seq: int
    id: str | None = None
    code: str = ""
    you: You | UnsetType | None = UNSET
    patch: Part | UnsetType = UNSET
    picture: Part | UnsetType | None = UNSET
    table: Info | UnsetType = UNSET


read = msgspec.json.Decoder(Told).decode
write = msgspec.json.encode


# -- the server ------------------------------------------------------------------------------------------


class Server:
    """The process on its one core."""

    def __init__(self, process: subprocess.Popen[str], port: int, is_sampled: bool) -> None:
        self.process = process
        self.port = port
        self.is_sampled = is_sampled

    def sample(self) -> None:
        """Begin or stop to look where it is, if it is run like that."""
        if self.is_sampled:
            self.process.send_signal(signal.SIGUSR1)

    def memory(self) -> float:
        """What it holds now, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024

    def busy(self) -> float:
        """Seconds of CPU it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(core: int, tables: int, profile: str) -> Iterator[Server]:
    """A server of its own, with a folder of its own, stopped at the end."""
    with tempfile.TemporaryDirectory(prefix="longroad-bench-") as folder:
        run = [str(Path(__file__).with_name("sampling.py")), profile] if profile else ["-c", MAIN]
        command = [sys.executable, *run, "serve", "--port", "0", "--data", folder, "--no-browser"]
        command += ["--bot-workers", "1", "--most-tables", str(tables), "--most-sockets", str(SEATS * tables)]
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=open(Path(folder, "log.txt"), "w"),  # noqa: SIM115  (the child's)
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        )
        try:
            yield Server(process, port_of(process, Path(folder, "log.txt")), bool(profile))
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()


def port_of(process: subprocess.Popen[str], log: Path) -> int:
    """Wait until the server says where it is."""
    assert process.stdout is not None
    for line in process.stdout:
        if "on this machine" in line:
            return int(line.split("http://")[1].split()[0].rstrip("/").rpartition(":")[2])
    sys.exit(f"The server didn't start:\n{log.read_text()}")


# -- the players -----------------------------------------------------------------------------------------


class Figures:
    """What is measured while it lasts."""

    def __init__(self) -> None:
        self.took: list[float] = []  # milliseconds from the sending to the acknowledgement
        self.lag: list[float] = []  # milliseconds that this process itself was late
        self.rejects: Counter[str] = Counter()
        self.sent = self.lost = self.twice = self.gaps = self.closed = self.skipped = self.over = 0

    def told(self) -> dict[str, Any]:
        took = sorted(self.took) or [0.0]
        quantiles = {f"p{q}": round(took[min(len(took) - 1, len(took) * q // 100)], 2) for q in (50, 90, 99)}
        lag = sorted(self.lag) or [0.0]
        return {
            "sent": self.sent,
            "acknowledged": len(self.took),
            **quantiles,
            "max": round(took[-1], 2),
            "lost": self.lost,
            "twice": self.twice,
            "gaps": self.gaps,
            "closed": self.closed,
            "rejects": dict(self.rejects),
            "skipped": self.skipped,
            "over": self.over,
            "client_lag_p99": round(lag[len(lag) * 99 // 100], 2),
        }


class Seat(picows.WSListener):
    """One socket."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.transport: Any = None
        self.seq = 0
        self.ask: Ask | None = None
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport
        self.send({"type": "hello", "protocol": PROTOCOL, "game": self.table.game, "token": self.token})

    def send(self, message: dict[str, Any]) -> None:
        self.transport.send(picows.WSMsgType.TEXT, write(message))

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type != picows.WSMsgType.TEXT:
            return
        told = read(frame.get_payload_as_bytes())
        if told.you is not UNSET:
            self.ask = None if told.you is None else told.you.ask
        if told.type == "step":
            if told.seq != self.seq + 1:
                self.table.load.figures.gaps += 1
            self.seq = told.seq
            self.table.follow(told)
        elif told.type == "welcome":
            self.seq = told.seq
            if not self.welcomed.done():
                self.welcomed.set_result(None)
        elif told.type in ("ack", "reject"):
            self.table.answered(told)

    def on_ws_disconnected(self, transport: Any) -> None:
        if not self.table.load.is_over:
            self.table.load.figures.closed += 1


class Table:
    """Four players who take one action a second between them."""

    def __init__(self, load: Load, game: str, address: str) -> None:
        self.load = load
        self.game = game
        self.address = address
        self.seats: list[Seat] = []
        self.waiting: list[int] = []
        self.state = "waiting"
        self.commands = 0
        self.pending: dict[str, float] = {}  # command -> when it was sent
        self.answers: set[str] = set()
        self.choice = random.Random(game)

    async def join(self, tokens: list[str]) -> None:
        """Connect and confirm."""
        for number, token in enumerate(tokens):
            seat = Seat(self, number, token)
            await picows.ws_connect(
                lambda seat=seat: seat,
                f"ws://127.0.0.1:{self.load.server.port}/api/socket",
                local_addr=(self.address, 0),
                websocket_handshake_timeout=60,
            )
            self.seats.append(seat)
            await seat.welcomed
        for seat in self.seats:
            self.send(seat, {"type": "confirm", "entropy": f"{self.game} {seat.number}"})
        while self.state != "playing":
            await asyncio.sleep(0.005)

    def follow(self, told: Told) -> None:
        for part in (told.patch, told.picture):
            if isinstance(part, Part) and not isinstance(part.waiting, UnsetType):
                self.waiting = part.waiting
        if not isinstance(told.table, UnsetType):
            self.state = told.table.state

    def send(self, seat: Seat, message: dict[str, Any]) -> None:
        self.commands += 1
        id = f"{seat.number}-{self.commands}"
        self.pending[id] = time.perf_counter()
        seat.send({**message, "id": id})

    def answered(self, told: Told) -> None:
        figures = self.load.figures
        began = self.pending.pop(told.id or "", None)
        if began is None:
            figures.twice += 1
        elif told.type == "reject":
            figures.rejects[told.code] += 1
        elif self.load.is_measuring:
            figures.took.append(1000 * (time.perf_counter() - began))

    def play(self, due: float) -> None:
        """One action of whoever is asked; then the next is due."""
        loop, figures = self.load.loop, self.load.figures
        if self.load.is_over:
            return
        figures.lag.append(1000 * max(0.0, loop.time() - due))
        asked = [self.seats[number] for number in self.waiting if self.seats[number].ask is not None]
        if self.state == "over":
            figures.over += 1
            return
        if self.pending or not asked:
            figures.skipped += 1  # the last one isn't through yet
        else:
            seat = asked[0]
            assert seat.ask is not None
            figures.sent += self.load.is_measuring
            self.send(seat, {"type": "act", "frame": seat.ask.frame, "actions": [self.chosen(seat.ask)]})
        later = due + 1 / self.load.rate
        loop.call_at(later, self.play, later)

    def chosen(self, ask: Ask) -> str:
        """Something harmless or anything at all, half and half: games go on, and hands stay small."""
        if self.choice.random() < 0.5:
            return ask.suggested
        return self.choice.choice(ask.options).words


class Load:
    """All tables."""

    def __init__(self, server: Server, rate: float, spec: str) -> None:
        self.server = server
        self.rate = rate
        self.spec = spec
        self.loop = asyncio.get_running_loop()
        self.figures = Figures()
        self.tables: list[Table] = []
        self.is_measuring = False
        self.is_over = False

    async def grow(self, tables: int) -> None:
        """Make and join tables until there are so many; each starts playing at a moment of its own."""
        turns = asyncio.Semaphore(AT_A_TIME)
        first = len(self.tables) // AT_ONE_ADDRESS
        last = (tables - 1) // AT_ONE_ADDRESS
        wanted = {number: AT_ONE_ADDRESS for number in range(first, last + 1)}
        wanted[last] = tables - last * AT_ONE_ADDRESS
        wanted[first] -= len(self.tables) - first * AT_ONE_ADDRESS
        known = len(self.tables)
        await asyncio.gather(*(self.settle(number, count, turns) for number, count in wanted.items()))
        for table in self.tables[known:]:
            begin = self.loop.time() + table.choice.random() / self.rate
            self.loop.call_at(begin, table.play, begin)

    async def settle(self, number: int, tables: int, turns: asyncio.Semaphore) -> None:
        """Make and join the tables of one address."""
        address = f"127.1.{number // 250}.{number % 250 + 1}"
        async with turns:
            made = await asyncio.to_thread(make, self.server.port, address, tables, self.spec)
            await asyncio.gather(*(self.join(game, address, tokens) for game, tokens in made))

    async def join(self, game: str, address: str, tokens: list[str]) -> None:
        table = Table(self, game, address)
        await table.join(tokens)
        self.tables.append(table)

    async def measure(self, seconds: float) -> dict[str, Any]:
        """Let them play, and say how it went."""
        self.figures = Figures()
        memory, busy, began = [self.server.memory()], self.server.busy(), time.perf_counter()
        self.is_measuring = True
        self.server.sample()
        for _ in range(LOOKS):
            await asyncio.sleep(seconds / LOOKS)
            memory.append(self.server.memory())
        lasted = time.perf_counter() - began
        cpu = (self.server.busy() - busy) / lasted
        self.is_measuring = False
        self.server.sample()
        oldest = time.perf_counter()
        await asyncio.sleep(GRACE if self.pending_since(oldest) else 0.2)
        self.figures.lost = self.pending_since(oldest)
        return {
            "tables": len(self.tables),
            "sockets": SEATS * len(self.tables),
            "seconds": round(lasted, 1),
            "actions_a_second": round(self.figures.sent / lasted, 1),
            **self.figures.told(),
            "server_cpu": round(cpu, 3),
            "cpu_ms_an_action": round(1000 * cpu * lasted / max(1, self.figures.sent), 2),
            "server_mb": [round(mb, 1) for mb in memory],
        }

    def pending_since(self, moment: float) -> int:
        """How many commands from before are not answered."""
        return sum(sent <= moment for table in self.tables for sent in table.pending.values())

    def close(self) -> None:
        self.is_over = True
        for table in self.tables:
            for seat in table.seats:
                seat.transport.disconnect()


def make(port: int, address: str, tables: int, spec: str) -> list[tuple[str, list[str]]]:
    """New tables over the API: one seat is the maker's, the others sit down by the link."""
    connection = http.client.HTTPConnection("127.0.0.1", port, source_address=(address, 0), timeout=60)
    made = []
    for _ in range(tables):
        table = post(connection, "/api/tables", {"spec": spec, "seats": [{"kind": "mine", "name": "Ann"}]})
        tokens = [table["tokens"]["0"]]
        for name in ("Ben", "Cleo", "Dora"):
            wish = {"name": name, "link": table["link"]}
            tokens.append(post(connection, f"/api/tables/{table['game']}/seats", wish)["token"])
        made.append((table["game"], tokens))
    connection.close()
    return made


def post(connection: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> dict[str, Any]:
    connection.request("POST", path, write(body), {"Content-Type": "application/json"})
    response = connection.getresponse()
    text = response.read()
    if response.status != 201:
        sys.exit(f"POST {path}: {response.status} {text.decode()}")
    answer: dict[str, Any] = json.loads(text)
    return answer


# -- the whole -------------------------------------------------------------------------------------------


async def measured(server: Server, wish: argparse.Namespace) -> list[dict[str, Any]]:
    """First as many tables as asked for; then more and more of them, if the limit is wanted."""
    empty = server.memory()
    load = Load(server, wish.rate, wish.spec)
    rounds = []
    tables = wish.tables
    while True:
        console.print(f"{tables} tables are made …")
        began, busy = time.perf_counter(), server.busy()
        await load.grow(tables)
        setup = {"made_in": round(time.perf_counter() - began, 1), "made_cpu": round(server.busy() - busy, 1)}
        await asyncio.sleep(wish.warm)
        rounds.append({**await load.measure(wish.seconds), **setup, "server_mb_empty": round(empty, 1)})
        show(rounds[-1:])
        if not wish.find_limit or rounds[-1]["p99"] > LIMIT or tables >= wish.most:
            break
        tables = min(wish.most, tables + wish.step)
    load.close()
    return rounds


def show(rounds: list[dict[str, Any]]) -> None:
    shown = Printed("tables", "actions/s", "p50 ms", "p90", "p99", "max")
    for name in (
        "lost",
        "twice",
        "gaps",
        "rejected",
        "skipped",
        "CPU",
        "CPU ms each",
        "MB",
        "client lag p99",
    ):
        shown.add_column(name)
    for r in rounds:
        cells = [r["tables"], r["actions_a_second"], r["p50"], r["p90"], r["p99"], r["max"], r["lost"]]
        cells += [r["twice"], r["gaps"], sum(r["rejects"].values()), r["skipped"], f"{r['server_cpu']:.0%}"]
        cells += [r["cpu_ms_an_action"], " ".join(f"{mb:.0f}" for mb in r["server_mb"]), r["client_lag_p99"]]
        shown.add_row(*map(str, cells))
    console.print(shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60, help="to measure, for each number of tables")
    parser.add_argument("--warm", type=float, default=5, help="seconds of play before that")
    parser.add_argument("--rate", type=float, default=1, help="actions a second and table")
    parser.add_argument("--spec", default="isle:base;4", help="a ruleset for four")
    parser.add_argument("--find-limit", action="store_true", help=f"more tables until p99 passes {LIMIT} ms")
    parser.add_argument("--step", type=int, default=100, help="tables more each time")
    parser.add_argument("--most", type=int, default=3000, help="tables at which the search ends")
    parser.add_argument("--profile", default="", help="write where the server spends its time into this file")
    wish = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        sys.exit("This needs two cores: one for the server, one for the players.")
    os.sched_setaffinity(0, set(cores[1:]))
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with serving(cores[0], max(wish.tables, wish.most), wish.profile) as server:
        rounds = uvloop.run(measured(server, wish))
    if len(rounds) > 1:
        show(rounds)
    print(json.dumps(rounds, indent=1))


if __name__ == "__main__":
    main()
