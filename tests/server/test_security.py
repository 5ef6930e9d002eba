"""What somebody could try against a server, and what comes of it."""

from __future__ import annotations

import ast
import asyncio
import base64
import contextlib
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

import longroad
from longroad.server.limits import Bucket, Limits, Rate, Visitors, account
from tests.server import positions
from tests.server.serving import Serving, serving
from tests.server.talking import Message, Talk, in_a_loop, make, talking

SOURCES = sorted(Path(longroad.__file__).parent.rglob("*.py"))
PAGES = [path for path in resources.files("longroad.server").joinpath("pages").iterdir() if path.is_file()]
MINE: list[Message] = [{"kind": "mine", "name": "Ann"}, {"kind": "mine", "name": "Ben"}, {}, {}]
STRICT = 0.05  # a factor that makes the limits small enough to run into


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One of our own: elsewhere tables come and go."""
    with serving(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path, limits=STRICT) as running:
        yield running


def shake_hands(server: Serving, path: str = "/api/socket", **headers: str) -> str:
    """The first line that the server answers to somebody who wants a socket."""
    wanted = {
        "Host": f"127.0.0.1:{server.port}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(),
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items()), "", ""]
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        connection.sendall("\r\n".join(lines).encode())
        return connection.recv(4096).split(b"\r\n")[0].decode()


@pytest.mark.parametrize("path", ["tables", "import", "tables/nowhere/seats", "tables/nowhere/play-on"])
def test_who_leaves_in_the_middle_of_a_request_is_no_trouble(path: str, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        head = f"POST /api/{path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        head += "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
                connection.sendall(head.encode() + b'{"spec": "isle')
        with server.api() as api:
            assert api.get("/health").json()["ok"] is True
    assert [line for line in server.logged if '"level": "info"' not in line] == []


# -- pages of others -----------------------------------------------------------------------------------


def test_a_page_of_the_server_may_open_a_socket_and_so_may_a_program_that_is_no_browser(
    server: Serving,
) -> None:
    assert "101" in shake_hands(server)
    for name in ("127.0.0.1", "localhost"):
        assert "101" in shake_hands(server, Origin=f"http://{name}:{server.port}")


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "", "https://127.0.0.1:{port}", "http://127.0.0.1:1", "http://{port}"],
)
def test_a_page_from_elsewhere_may_not_open_a_socket(server: Serving, origin: str) -> None:
    assert "403" in shake_hands(server, Origin=origin.format(port=server.port))


@pytest.mark.parametrize(
    "headers, status, code",
    [
        ({"Origin": "http://evil.example"}, 403, "server-wrong-origin"),
        ({"Origin": "null"}, 403, "server-wrong-origin"),
        ({"Sec-Fetch-Site": "cross-site"}, 403, "server-wrong-origin"),
        ({"Sec-Fetch-Site": "same-site"}, 403, "server-wrong-origin"),
        ({"Content-Type": "text/plain"}, 415, "server-not-json"),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "server-not-json"),
        ({"Content-Type": "multipart/form-data; boundary=application/json"}, 415, "server-not-json"),
    ],
)
def test_a_page_from_elsewhere_can_not_make_a_table_or_take_a_seat(
    server: Serving, headers: dict[str, str], status: int, code: str
) -> None:
    made = make(server, listed=True)
    with server.api() as api:
        before = api.get("/api/tables").json()
        for path in ("/api/tables", f"/api/tables/{made['game']}/seats", "/api/import"):
            answer = api.post(path, content=b"{}", headers={"Content-Type": "application/json", **headers})
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert api.get("/api/tables").json() == before


def test_a_page_from_elsewhere_can_not_throw_a_table_away(server: Serving) -> None:
    made = make(server)
    path = f"/api/tables/{made['game']}"
    mine = {"Authorization": f"Bearer {made['host']}"}
    with server.api() as api:
        assert api.delete(path, headers={**mine, "Origin": "http://evil.example"}).status_code == 403
        assert api.get(path).status_code == 200
        assert api.delete(path, headers={**mine, "Origin": server.url}).status_code == 204


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example", ""])
def test_another_name_that_points_here_is_not_answered(server: Serving, name: str) -> None:
    with server.api() as api:
        answer = api.get("/api/tables", headers={"Host": name})
        assert answer.status_code in (400, 421), answer.text
    assert "403" in shake_hands(server, Host=name)


def test_nobody_is_told_that_other_sites_may_read_this(server: Serving) -> None:
    with server.api() as api:
        answer = api.get("/api/tables", headers={"Origin": "http://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        asked = api.options("/api/tables", headers={"Origin": "http://evil.example"})
        assert not [name for name in asked.headers if name.startswith("access-control-")]


def test_there_is_no_socket_but_the_one(server: Serving) -> None:
    for path in ("/", "/api/tables", "/api/socket/more", "/socket"):
        assert re.search(" 40[034] ", shake_hands(server, path)), path
    assert '"level": "error"' not in server.log()


# -- tokens and seats ----------------------------------------------------------------------------------


def test_tokens_are_long_and_lie_in_the_folder_only_hashed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = make(server, seats=MINE)
        with server.api() as api:
            wish = {"name": "Cid", "link": made["link"]}
            seated = api.post(f"/api/tables/{made['game']}/seats", json=wish).json()
        tokens = [made["host"], made["link"], *made["tokens"].values(), seated["token"]]
        assert len(set(tokens)) == 5
        for token in tokens:
            assert len(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))) * 8 >= 128
        kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
        assert made["game"].encode() in kept
        assert not [token for token in tokens if token.encode() in kept]
        assert not [token for token in tokens if token in server.log()]


@in_a_loop
async def test_who_one_is_follows_from_the_token_and_from_nothing_one_says(server: Serving) -> None:
    made = make(server, seats=MINE)
    async with talking(server) as ben, talking(server) as eve:
        await eve.say(type="hello", game=made["game"], seat=0)
        assert (await eve.hear())["code"] == "table-garbled"
        assert (await eve.hello(made["game"]))["seat"] is None
        assert (await eve.command("rename", name="Eve"))["type"] == "reject"
        assert (await eve.command("start"))["code"] == "table-no-seat"
        await ben.hello(made["game"], token=made["tokens"]["1"])
        assert (await ben.command("chat", text="I am Ann", seat=0))["code"] == "table-garbled"
        assert (await ben.command("rename", name="Benno"))["type"] == "ack"
    with server.api() as api:
        seats = api.get(f"/api/tables/{made['game']}").json()["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Ann", "Benno"]


@in_a_loop
async def test_nobody_answers_a_question_of_somebody_else(server: Serving) -> None:
    made = make(server, seats=[{"kind": "mine"}] * 4)
    async with contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(talking(server)) for _ in range(4)]
        for number, player in enumerate(players):
            await player.hello(made["game"], token=made["tokens"][str(number)], host=made["host"])
        await players[0].command("start")
        asks = [(await started(player))["you"]["ask"] for player in players]
        (asked,) = [number for number, ask in enumerate(asks) if ask]
        theirs = {"frame": asks[asked]["frame"], "actions": [asks[asked]["suggested"]]}
        for number, player in enumerate(players):
            if number != asked:
                assert (await player.command("act", **theirs))["code"] == "not-your-turn"
        assert (await players[asked].command("act", **theirs))["type"] == "ack"


async def started(player: Talk) -> Message:
    while (step := await player.hear_a("step"))["news"]["row"] != "started":
        pass
    return step


# -- too much ------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_message_that_is_too_long_ends_the_connection_and_changes_nothing(server: Serving) -> None:
    made = make(server, seats=MINE)
    async with talking(server) as ann:
        await ann.hello(made["game"], token=made["tokens"]["0"])
        await ann.say(type="chat", id="x" * 20_000, text="long")
        told, code = await ann.closed()
        assert code == 1009 and [message["type"] for message in told] == []
        again = await stranger(server, made["game"])
        assert again["seq"] == 1


async def stranger(server: Serving, game: str) -> Message:
    """How a table looks to somebody who watches."""
    async with talking(server) as anybody:
        return await anybody.hello(game)


def test_a_request_that_is_too_long_is_refused(server: Serving) -> None:
    with server.api() as api:
        answer = api.post("/api/tables", json={"spec": "x" * 100_000})
        assert (answer.status_code, answer.json()["code"]) == (413, "server-too-long")
        record = api.post("/api/import", json={"record": "x" * 4_000_000})
        assert (record.status_code, record.json()["code"]) == (413, "server-too-long")


@in_a_loop
async def test_who_is_too_fast_is_told_to_wait_and_who_goes_on_is_sent_away(strict: Serving) -> None:
    made = make(strict, seats=MINE)
    async with talking(strict) as eve, talking(strict) as ben:
        await ben.hello(made["game"], token=made["tokens"]["1"])
        for _ in range(60):
            await eve.say(type="ping")
        told, code = await eve.closed()
        kinds = [message["type"] for message in told]
        assert kinds[0] == "pong", "at first everything is answered"
        rejects = [message for message in told if message["type"] == "reject"]
        assert {message["code"] for message in rejects} == {"table-too-fast"}
        assert rejects[0]["args"]["wait"] > 0
        assert (told[-1]["code"], code) == ("fast", 1008) and told[-1]["retry"] > 0
        assert kinds[-1] == "bye" and len(told) < 60
        await ben.socket.ping()  # who had nothing to do with it is still here


@in_a_loop
async def test_chat_is_limited_for_a_connection_and_for_an_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits=0.1) as server:
        made = make(server, seats=[{"kind": "mine"}] * 4)
        said = []
        async with contextlib.AsyncExitStack() as stack:
            for number in range(4):
                player = await stack.enter_async_context(talking(server))
                await player.hello(made["game"], token=made["tokens"][str(number)])
                said.append([await player.command("chat", text=f"{n}") for n in range(3)])
    acks = [sum(answer["type"] == "ack" for answer in answers) for answers in said]
    assert max(acks) == 1, "one at a time for a connection"
    assert sum(acks) == 3, "three for all from one address"
    refused = [answer for answers in said for answer in answers if answer["type"] == "reject"]
    assert {answer["code"] for answer in refused} == {"table-too-fast"}
    assert all(answer["id"] for answer in refused)


def test_tables_are_limited_for_an_address_and_nobody_gets_around_it_with_a_header(strict: Serving) -> None:
    with strict.api() as api:
        assert api.post("/api/tables", json={}).status_code == 201
        for headers in ({}, {"X-Forwarded-For": "203.0.113.7"}, {"Forwarded": "for=203.0.113.7"}):
            again = api.post("/api/tables", json={}, headers=headers)
            assert (again.status_code, again.json()["code"]) == (429, "table-too-fast")
            assert int(again.headers["retry-after"]) > 0


def test_tables_of_bots_alone_are_few_for_an_address(tmp_path: Path) -> None:
    bots: Message = {"seats": [{"kind": "bot"}] * 4, "pace": 10_000}
    with serving(tmp_path, limits=1) as server, server.api() as api:
        made = [api.post("/api/tables", json=bots).status_code for _ in range(Limits().alone)]
        assert made == [201] * Limits().alone
        brought = {"record": positions.on_turn(), "settings": {"seats": [{"kind": "bot"}] * 3}}
        for path, body in (("/api/tables", bots), ("/api/import", brought)):
            answer = api.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (429, "table-bots-alone")
            assert answer.json()["args"] == {"most": Limits().alone}
        assert api.post("/api/tables", json={"seats": [{"kind": "bot"}] * 3}).status_code == 201
        assert api.get("/health").json()["tables"] == Limits().alone + 1


def test_a_table_for_a_record_counts_as_a_table(strict: Serving) -> None:
    with strict.api() as api:
        wish = {"record": positions.on_turn()}
        assert api.post("/api/import", json=wish).status_code == 201
        for path, body in (("/api/import", wish), ("/api/tables", {})):
            again = api.post(path, json=body)
            assert (again.status_code, again.json()["code"]) == (429, "table-too-fast")
    assert strict.stop() == 0  # by now everything is logged
    assert strict.log().count("table made") == 1


def test_requests_are_limited_for_an_address(strict: Serving) -> None:
    with strict.api() as api:
        answers = [api.get("/api/bots").status_code for _ in range(15)]
    assert answers[:10] == [200] * 10 and answers[-1] == 429


@in_a_loop
async def test_sockets_are_limited_for_an_address(strict: Serving) -> None:
    async with talking(strict), talking(strict), talking(strict), talking(strict) as one_too_many:
        told, code = await one_too_many.closed()
        assert [(message["type"], message["code"]) for message in told] == [("bye", "many")]
        assert code == 1013 and told[0]["retry"] > 0


@in_a_loop
async def test_a_full_server_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, "--most-tables", "1", "--most-sockets", "1") as server:
        empty, made = make(server), make(server)
        async with talking(server) as first, talking(server) as second:
            await first.hello(made["game"])
            with server.api() as api:
                answer = api.post("/api/tables", json={})
                assert (answer.status_code, answer.json()["code"]) == (503, "table-server-full")
                assert api.get(f"/api/tables/{empty['game']}").status_code == 200, "it was put away, not lost"
            told, _ = await second.closed()
            assert [(message["type"], message["code"]) for message in told] == [("bye", "full")]
            await first.say(type="ping")
            assert (await first.hear())["type"] == "pong"


@in_a_loop
async def test_who_does_not_read_is_dropped_and_nobody_waits_for_them(server: Serving) -> None:
    made = make(server, seats=MINE)
    async with talking(server) as ann:
        await ann.hello(made["game"], token=made["tokens"]["0"], host=made["host"])
        await ann.command("start")
        async with talking(server, max_queue=1) as sloth:
            with server.api() as api:
                while api.get("/health").json()["sockets"] > 1:
                    for _ in range(50):  # each is answered with a welcome of many kilobytes
                        await sloth.say(type="hello", game=made["game"])
                    async with asyncio.timeout(10):
                        await ann.say(type="ping")
                        await ann.hear_a("pong")
            told, code = await sloth.closed()
        assert (told[-1]["type"], told[-1]["code"], code) == ("bye", "slow", 1013)
        assert (await ann.command("chat", text="still here"))["type"] == "ack"


@in_a_loop
async def test_a_flood_of_pings_ends_the_connection_and_nobody_waits_for_it(tmp_path: Path) -> None:
    with serving(tmp_path, limits=1) as server:
        made = make(server, seats=MINE)
        async with talking(server) as ann, talking(server) as eve:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            await eve.hello(made["game"])
            eve.socket.transport.write(Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 100_000)
            async with asyncio.timeout(30):
                await ann.say(type="ping")
                await ann.hear_a("pong")
            told, code = await eve.closed()
            assert (told[-1]["type"], told[-1]["code"], code) == ("bye", "fast", 1008)


@in_a_loop
async def test_nobody_is_promised_to_unpack_what_they_send(server: Serving) -> None:
    made = make(server, seats=MINE)
    async with talking(server, compression="deflate") as ann:
        await ann.hello(made["game"])
        answer = ann.socket.response
        assert answer is not None and "Sec-WebSocket-Extensions" not in answer.headers
        assert ann.socket.protocol.extensions == []


@in_a_loop
async def test_who_does_not_say_hello_is_sent_away(server: Serving) -> None:
    async with talking(server) as nobody:
        await nobody.say(type="ping")
        assert (await nobody.hear())["type"] == "pong"
        told, _ = await nobody.closed()
        assert [message["code"] for message in told] == ["silent"]


@in_a_loop
async def test_who_sends_nothing_but_rubbish_is_sent_away(strict: Serving) -> None:
    async with talking(strict) as eve:
        for _ in range(10):
            await eve.socket.send("rubbish")
        told, _ = await eve.closed()
        assert {message["code"] for message in told[:-1]} == {"table-garbled"}
        assert told[-1]["code"] == "garbled" and told[-1]["retry"] is None


def test_a_bucket_fills_again_with_time() -> None:
    bucket = Bucket(Rate(2, 0.5), 0)
    assert [bucket.take(0), bucket.take(0)] == [0, 0]
    assert bucket.take(0) == 2
    assert bucket.take(1) == 1, "a refusal takes nothing"
    assert bucket.take(2) == 0
    assert bucket.take(1000) == 0 and bucket.take(1000) == 0 and bucket.take(1000) > 0, "never more than two"


def test_any_number_of_addresses_takes_no_more_memory_than_many() -> None:
    now = 0.0
    visitors = Visitors(Limits(), 100, lambda: now, most=3)
    known = [visitors.of((f"192.0.2.{n}", 1)) for n in range(3)]
    assert visitors.of(("192.0.2.7", 1)) is visitors.of(("192.0.2.8", 1)), "strangers share an account"
    assert visitors.of(("192.0.2.0", 9)) is known[0]
    known[0].sockets = 1
    now = 10_000.0
    assert visitors.of(("192.0.2.7", 1)) is not visitors.of(("192.0.2.8", 1)), "those who left are forgotten"
    assert visitors.of(("192.0.2.0", 1)) is known[0], "who is connected is not"


@pytest.mark.parametrize(
    "host, known_as",
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_a_house_with_many_addresses_has_one_account(host: str, known_as: str) -> None:
    assert account(host) == known_as


# -- what browsers are told, and what is in the pages ---------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/verify.html", "/start.js", "/api/tables", "/api/schema", "/health", "/nothing", "/api/socket"],
)
def test_every_response_tells_the_browser_to_be_careful(server: Serving, path: str) -> None:
    with server.api() as api:
        headers = api.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'" and policy["frame-ancestors"] == "'none'"
    assert {policy["script-src"], policy["style-src"], policy["connect-src"]} == {"'self'"}
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["content-type"]


def test_refusals_tell_it_too(server: Serving) -> None:
    with server.api() as api:
        headers = api.get("/", headers={"Host": "evil.example"}).headers
    assert "default-src 'none'" in headers["content-security-policy"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_asks_no_other_host_and_has_no_script_or_style_inside(page: Any) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.findall(
        r"(?:https?:)?//\w[^\s\"']*", text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    )
    if page.name.endswith(".html"):
        assert not re.findall(r"<style|\sstyle=|\son\w+=|javascript:", text)
        assert all(" src=" in tag for tag in re.findall(r"<script[^>]*>", text))
    if page.name.endswith(".js"):
        assert not re.findall(r"innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|new Function", text)


def test_the_pages_were_found_and_are_served(server: Serving) -> None:
    assert {page.name for page in PAGES} >= {"index.html", "start.js", "verify.html"}
    with server.api() as api:
        for page in PAGES:
            answer = api.get(f"/{page.name}")
            assert answer.content == page.read_bytes()
            again = api.get(f"/{page.name}", headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert api.get("/../serve.py").status_code == 404
        assert api.get("/..%2fserve.py").status_code == 404


@in_a_loop
async def test_names_and_chat_come_as_json_on_one_line_and_turn_no_text_around(server: Serving) -> None:
    mark = "<img src=x onerror=alert(1)>"
    made = make(server, seats=MINE, listed=True)
    with server.api() as api:
        wish = {"name": mark[:24]}
        assert api.post(f"/api/tables/{made['game']}/seats", json=wish).status_code == 201
        answer = api.get("/api/tables")
        assert answer.headers["content-type"].startswith("application/json")
        assert mark[:24] in str(answer.json())
    async with talking(server) as ann:
        await ann.hello(made["game"], token=made["tokens"]["0"])
        await ann.command("chat", text=f"{mark}\u202e\n\x00\u2066 backwards")
        assert (await ann.hear_a("step"))["news"]["text"] == f"{mark} backwards"
        assert (await ann.command("chat", text="\u202e\n"))["code"] == "table-empty-text"


# -- the package ---------------------------------------------------------------------------------------


def test_nothing_in_the_package_runs_what_it_reads() -> None:
    assert len(SOURCES) > 100
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                names = [f"{node.func.id}()"]
            elif isinstance(node, ast.keyword) and node.arg == "shell":
                names = ["shell="]
            bad = {
                "pickle",
                "marshal",
                "shelve",
                "dill",
                "eval()",
                "exec()",
                "compile()",
                "__import__()",
                "shell=",
            }
            found += [f"{path.name}: {name}" for name in names if name.partition(".")[0] in bad]
    assert found == []


# -- logs ----------------------------------------------------------------------------------------------


@in_a_loop
async def test_logs_tell_no_token_no_secret_and_no_word_of_a_chat(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = make(server, seats=[{"kind": "mine"}, *[{"kind": "bot"}] * 3], pace=0)
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"], host=made["host"])
            await ann.command("chat", text="the password is swordfish")
            await ann.command("confirm", entropy="entropy-of-ann")
            handed = await ann.command("handover")
            await ann.command("vote", what="end")
            table = (await ann.hear_a("step")).get("table") or {}
            while table.get("state") != "over":
                table = (await ann.hear_a("step")).get("table") or {}
            await ann.say(type="hello", game=made["game"], token="not-a-token-but-a-secret")
            await ann.socket.send("rubbish with swordfish")
        with server.api() as api:
            headers = {"Authorization": f"Bearer {made['host']}"}
            api.get(f"/api/tables/{made['game']}/history?token={made['host']}", headers=headers)
            assert api.delete(f"/api/tables/{made['game']}", headers=headers).status_code == 204
        assert server.stop() == 0
        log = server.log()
    assert '"table made"' in log and '"stopped"' in log
    secrets = [made["host"], made["link"], *made["tokens"].values(), handed["token"], table["dice"]["secret"]]
    assert not [word for word in [*secrets, "swordfish", "entropy-of-ann", "not-a-token"] if word in log]


@pytest.mark.parametrize("kind", ["json", "plain"])
def test_a_traceback_in_the_logs_has_no_values(kind: str) -> None:
    code = (
        "import logging, structlog; from longroad.server.diagnostics import configure\n"
        f"configure({kind!r})\n"
        "def fails(token):\n"
        "    raise KeyError('oh')\n"
        "try:\n"
        "    fails('sword' + 'fish')\n"
        "except KeyError:\n"
        "    structlog.get_logger().exception('first')\n"
        "    logging.getLogger('uvicorn.error').exception('second')\n"
        "logging.getLogger('uvicorn.error').info('third')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    assert "first" in done.stderr and "second" in done.stderr and "in fails" in done.stderr
    assert "swordfish" not in done.stderr and "third" not in done.stderr
