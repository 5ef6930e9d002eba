"""The command `longroad serve`: where it listens, how it stops, and what it says if it can't."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path

import click
import httpx
import pytest

from longroad.cli import serve as command
from longroad.cli.trouble import Trouble
from longroad.server import addresses, database, serve
from longroad.server.data_folder import DATABASE
from longroad.server.limits import Limits, Rate
from longroad.server.metrics import Metrics
from longroad.server.serve import Links, Plan
from tests.server.frozen import Frozen
from tests.server.serving import Serving, free_port, serving
from tests.server.talking import in_a_loop, make, talking

ROOT = Path(__file__).parent.parent.parent
BOTS = [{"kind": "bot"}] * 4


def run(*options: str) -> tuple[int, str]:
    """The exit status of a server that can't start, and what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "longroad.cli.main", "serve", "--no-browser", "--bot-workers", "1", *options],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    return done.returncode, done.stderr


def wait_until(true: Callable[[], bool], what: str) -> None:
    """Look again and again, for at most a minute."""
    late = time.monotonic() + 60
    while not true():
        assert time.monotonic() < late, what
        time.sleep(0.05)


# -- what keeps it from starting -------------------------------------------------------------------------


def test_a_port_in_use_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        status, said = run("--port", str(port), "--data", str(tmp_path))
    assert status == 2
    assert said == f"Error: Port {port} is in use: stop what uses it, or name another with --port.\n"


def test_a_folder_of_another_server_is_said_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path):
        status, said = run("--port", "0", "--data", str(tmp_path))
    assert status == 2
    assert said.startswith("Error: The data folder") and "in use by another Longroad" in said
    assert said.count("\n") == 1


def test_a_folder_that_can_not_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, said = run("--port", "0", "--data", str(tmp_path / "file" / "games"))
    assert status == 2 and said.startswith("Error: The data folder") and said.count("\n") == 1


@pytest.mark.parametrize(
    "options, sentence",
    [
        (["--url", "games.example.org"], "is not an address"),
        (["--url", "https://games.example.org/longroad"], "without a path"),
        (["--url", "https://games.example.org", "--proxy", "everybody"], "is not the address of a proxy"),
        (["--proxy", "192.0.2.1"], "--proxy needs --url"),
        (["--metrics", "9100"], "is not an address"),
        (["--bots", "nowhere:Bot"], "nowhere"),
    ],
)
def test_an_option_that_makes_no_sense_is_said_in_a_sentence(
    tmp_path: Path, options: list[str], sentence: str
) -> None:
    status, said = run("--port", "0", "--data", str(tmp_path), *options)
    assert status == 2 and sentence in said and "Traceback" not in said
    assert said.startswith("Error: ") and said.count("\n") == 1


@pytest.mark.parametrize("factor", ["nan", "NaN", "-nan", "inf", "-1", "0", "much"])
def test_a_factor_that_makes_no_sense_is_refused(factor: str) -> None:
    with pytest.raises(click.BadParameter, match=r"not a|not in the range"):
        command.serve.make_context("serve", [f"--limits={factor}"])


def test_metrics_on_an_address_that_is_taken_are_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        status, said = run("--port", "0", "--data", str(tmp_path), "--metrics", taken)
    assert status == 2 and f"Metrics can't be given on {taken}" in said and said.count("\n") == 1


def test_what_has_to_be_installed_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(Trouble, match=r"install longroad\[server\]"):
        command.need_the_server()


# -- where it can be reached -----------------------------------------------------------------------------


def test_without_options_only_this_machine_can_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hosts = []

    def listening(host: str, port: int | None) -> socket.socket:
        hosts.append(host)
        raise addresses.AddressTrouble("No.")

    monkeypatch.setattr(addresses, "listening", listening)
    for lan in (False, True):
        with pytest.raises(addresses.AddressTrouble):
            asyncio.run(serve.serve(Plan(Path("nowhere"), lan=lan)))
    assert hosts == ["127.0.0.1", "0.0.0.0"]


def test_the_next_free_port_is_taken_if_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(addresses, "PORT", taken)
        with addresses.listening("127.0.0.1", None) as found:
            assert taken < found.getsockname()[1] < taken + addresses.NEXT


def test_links_are_printed_with_a_code_for_other_devices(capsys: pytest.CaptureFixture[str]) -> None:
    here = ["http://127.0.0.1:8000", "http://localhost:8000"]
    command.show(Links(here, ["http://192.0.2.5:8000"], "", Path("games")))
    shown = capsys.readouterr().out
    assert all(link in shown for link in [*here, "http://192.0.2.5:8000"])
    assert "█" in shown or "▄" in shown
    command.show(Links(here, [], "", Path("games")))
    assert "█" not in capsys.readouterr().out, "nobody else could use it"


def test_a_code_that_the_terminal_can_not_draw_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Old:
        encoding = "ascii"

    shown: list[str] = []
    monkeypatch.setattr(click, "echo", shown.append)
    monkeypatch.setattr(sys, "stdout", Old())
    command.show_code("http://192.0.2.5:8000")
    assert shown == []


def test_the_addresses_it_answers_to_are_those_it_prints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.0.2.5", "198.51.100.7"])
    here = ["http://127.0.0.1:9", "http://localhost:9"]
    assert serve.links_of(Plan(Path("x")), 9).all() == here
    assert serve.links_of(Plan(Path("x"), url="https://Games.Example.org/"), 9).all() == [
        *here,
        "https://games.example.org",
    ]
    lan = serve.links_of(Plan(Path("x"), lan=True), 9)
    assert lan.all() == [*here, "http://192.0.2.5:9", "http://198.51.100.7:9"]
    assert lan.best == "http://192.0.2.5:9"


@pytest.mark.parametrize(
    "url, known_as",
    [
        ("https://games.example.org:443", "https://games.example.org"),
        ("https://games.example.org:8443/", "https://games.example.org:8443"),
        ("http://[2001:db8::1]:8000", "http://[2001:db8::1]:8000"),
        ("https://spiele-für-alle.example", "https://xn--spiele-fr-alle-nsb.example"),
    ],
)
def test_a_public_address_is_written_as_browsers_write_it(url: str, known_as: str) -> None:
    assert addresses.public(url) == known_as


@pytest.mark.parametrize(
    "url",
    [
        "ftp://a.example",
        "https://",
        "https://a:b@c.example",
        "https://a.example:x",
        "https://a b",
        "https://a;b",
        "https://a_b\\c",
    ],
)
def test_what_is_no_public_address_is_refused(url: str) -> None:
    with pytest.raises(addresses.AddressTrouble):
        addresses.public(url)


def test_everybody_is_not_the_proxy() -> None:
    assert addresses.proxy_network("192.0.2.0/24") == "192.0.2.0/24"
    for text in ("0.0.0.0/0", "*", "::/0"):
        with pytest.raises(addresses.AddressTrouble):
            addresses.proxy_network(text)


def test_addresses_for_other_devices_are_none_of_this_machine_alone() -> None:
    assert not [address for address in addresses.own_addresses() if address.startswith(("127.", "169.254."))]


def test_the_browser_opens_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    command.open_browser("http://127.0.0.1:8000")
    monkeypatch.setenv("DISPLAY", ":0")
    command.open_browser("http://127.0.0.1:8001")
    wait_until(lambda: bool(opened), "no browser opened")
    assert opened == ["http://127.0.0.1:8001"]


# -- how it runs and stops -------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_and_that_is_no_failure(tmp_path: Path, by: int) -> None:
    with serving(tmp_path) as server:
        make(server, seats=BOTS, pace=0)
        assert server.stop(by) == 0
        events = [json.loads(line)["event"] for line in server.log().splitlines()]
    assert events[0] == "started" and events[-2:] == ["stopping", "stopped"]


def test_what_is_there_at_the_start_is_never_looked_at_again_for_garbage(tmp_path: Path) -> None:
    server = Frozen(tmp_path)
    try:
        server.wait()
        (said,) = [line for line in server.said if line.startswith("frozen")]
        assert int(said.split()[1]) > 10_000
        assert server.stop() == 0
    finally:
        server.close()


@in_a_loop
async def test_a_second_signal_stops_it_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = make(server)
        async with talking(server) as sleeper:
            await sleeper.hello(made["game"])
            sleeper.socket.transport.pause_reading()  # it will not answer the goodbye
            server.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(wait_until, lambda: "stopping" in server.log(), "it doesn't stop")
            began = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 128 + signal.SIGTERM
            assert time.monotonic() - began < 2
            assert "stopped" not in server.log()
            sleeper.socket.transport.abort()


@in_a_loop
async def test_somebody_who_does_not_answer_the_goodbye_holds_it_up_for_a_few_seconds_only(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        made = make(server)
        async with talking(server) as sleeper:
            await sleeper.hello(made["game"])
            sleeper.socket.transport.pause_reading()
            assert await asyncio.to_thread(server.stop) == 0
            sleeper.socket.transport.abort()


def test_tables_that_bots_alone_play_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = make(server, seats=BOTS, pace=20)["game"]
        wait_until(lambda: rows_of(server, game) > 10, "the bots don't play")
    before = rows_of(server, game)
    with serving(tmp_path) as server:
        wait_until(lambda: rows_of(server, game) > before + 10, "the bots don't play on")


def rows_of(server: Serving, game: str) -> int:
    """How many rows a game has. The server isn't asked: that would wake the table."""
    with database.reading(server.folder / DATABASE) as connection:
        return len(database.rows(connection, game))


def test_a_bot_of_ones_own_may_be_given_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bot.py").write_text(
        "from longroad.bots.player import Bot\n"
        "class Mine(Bot):\n"
        "    name = 'mine'\n"
        "    def __init__(self, seed):\n"
        "        pass\n"
        "    def choose(self, game, seat):\n"
        "        return next(iter(game.legal(seat)))\n"
    )
    monkeypatch.chdir(tmp_path)
    with serving(tmp_path / "games", "--bots", "my_own_bot:Mine") as server:
        with server.api() as api:
            assert "my_own_bot:Mine" in [bot["name"] for bot in api.get("/api/bots").json()]
        game = make(server, seats=[{"kind": "bot", "bot": "my_own_bot:Mine"}] * 4, pace=0)["game"]
        wait_until(lambda: rows_of(server, game) > 20, "it doesn't play")
        assert "bot failed" not in server.log()


@in_a_loop
async def test_metrics_are_given_on_an_address_of_their_own_and_nowhere_else(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    with serving(tmp_path, "--metrics", address) as server:
        made = make(server, seats=[{"kind": "mine"}])
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            await ann.command("chat", text="hello")
            await ann.command("undo")
            numbers = httpx.get(f"http://{address}/metrics").text
        with server.api() as api:
            assert api.get("/metrics").status_code == 404
    found = dict(re.findall(r"^(longroad_\w+) ([\d.]+)$", numbers, re.MULTILINE))
    wanted = {"tables": 1, "sockets": 1, "actions_total": 1, "rejects_total": 1, "ack_seconds_count": 2}
    assert {name: float(found[f"longroad_{name}"]) for name in wanted} == wanted
    assert float(found["longroad_store_commits_total"]) == 3  # the first was to see whether it can be written
    assert {"longroad_bot_fallbacks_total", "longroad_store_troubles_total"} <= set(found)
    assert made["game"] not in numbers


# -- what the manual says --------------------------------------------------------------------------------


def manual() -> str:
    return (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_manual_tells_the_limits() -> None:
    rows = dict(re.findall(r"^\| ([^|]+) \| (\d+ \| [^|]*?) ?\|$", manual(), re.MULTILINE))
    limits = Limits()
    chat = [
        row[1] for row in re.findall(r"^\| (lines of chat) \| (\d+ \| [^|]+) \|$", manual(), re.MULTILINE)
    ]
    commands = [row[1] for row in re.findall(r"^\| (commands) \| (\d+ \| [^|]+) \|$", manual(), re.MULTILINE)]
    assert rows["open sockets"].split()[0] == str(limits.sockets)
    assert rows["new sockets"] == told(limits.opened)
    assert rows["other connections"].split()[0] == str(limits.connections)
    assert rows["bodies of requests on their way"].split()[0] == str(limits.bodies)
    assert rows["requests"] == told(limits.requests)
    assert rows["histories, records, reports of dice"] == told(limits.costly)
    assert rows["tables of bots alone that play"].split()[0] == str(limits.alone)
    assert rows["new tables"] == told(limits.tables)
    assert commands == [told(limits.commands), told(limits.socket_commands)]
    assert chat == [told(limits.chat), told(limits.socket_chat)]
    refused = "messages that are refused as too fast or no message at all"
    assert rows[refused] == told(limits.strikes)


def told(rate: Rate) -> str:
    if rate.a_second == 1:
        then = "one a second"
    elif rate.a_second > 1:
        then = f"{rate.a_second:g} a second"
    else:
        then = f"one in {1 / rate.a_second:g} seconds"
    return f"{rate.burst:g} | {then}"


def test_the_manual_tells_every_metric() -> None:
    named = set(re.findall(r"longroad_\w+", manual()))
    metrics = Metrics()
    there = {sample.name for metric in metrics.registry.collect() for sample in metric.samples}
    counted = {name for name in there if name.endswith("_total")}
    assert counted <= named and "longroad_ack_seconds" in named


def test_the_service_of_the_manual_is_one(tmp_path: Path) -> None:
    unit = re.search(r"```ini\n(.*?)```", manual(), re.DOTALL)
    assert unit is not None
    start = re.search(r"^ExecStart=\S+/longroad (.*)$", unit[1], re.MULTILINE)
    assert start is not None
    words = start[1].split()
    assert words[0] == "serve"
    given = command.serve.make_context("serve", words[1:]).params
    assert given["url"] == "https://games.example.org" and given["no_browser"] and given["log"] == "json"
