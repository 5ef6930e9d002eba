"""The server as a whole, over real sockets: lobby, tables, games to the end, stops and starts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from longroad import _engine, _making
from longroad._engine import is_compiled
from longroad.dice.audit import audit
from longroad.records import Record
from longroad.server import lobby
from tests.server.serving import Serving, serving
from tests.server.talking import Message, Talk, in_a_loop, make, play, talking

MINE: list[Message] = [{"kind": "mine", "name": "Ann"}, {"kind": "mine", "name": "Ben"}, {}, {}]
BOTS: list[Message] = [{"kind": "mine", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]


def get(server: Serving, path: str, token: str = "", **more: Any) -> Any:
    with server.api() as api:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return api.get(path, headers=headers, **more)


# -- the lobby -----------------------------------------------------------------------------------------


def test_the_lobby_tells_everything_that_can_be_played(server: Serving) -> None:
    rulesets = get(server, "/api/rulesets").json()
    assert {part["name"] for part in rulesets["scenarios"]} >= {"base", "new_shores"}
    assert {part["name"] for part in rulesets["modules"]} >= {"cities_knights", "two_players"}
    spec = rulesets["modules"][0]["specs"][0]
    assert make(server, spec=spec)["game"]


def test_the_lobby_tells_which_bots_there_are(server: Serving) -> None:
    assert [bot["name"] for bot in get(server, "/api/bots").json()] == ["greedy", "random"]


def test_a_listed_table_is_listed_and_another_is_not(server: Serving) -> None:
    listed, hidden = make(server, listed=True)["game"], make(server)["game"]
    games = {card["game"]: card for card in get(server, "/api/tables").json()}
    assert listed in games and hidden not in games
    assert games[listed]["free"] == 4 and games[listed]["spectators"] is True


def test_the_list_says_at_which_tables_nobody_may_watch(server: Serving) -> None:
    shut = make(server, listed=True, spectators=False)["game"]
    assert [card["spectators"] for card in get(server, "/api/tables").json() if card["game"] == shut] == [
        False
    ]


def test_whoever_has_the_link_sits_down(server: Serving) -> None:
    made = make(server, seats=MINE)
    with server.api() as api:
        path = f"/api/tables/{made['game']}/seats"
        assert api.post(path, json={"name": "Eve"}).status_code == 403
        seated = api.post(path, json={"name": "Cid", "link": made["link"]})
        assert seated.status_code == 201 and seated.json()["seat"] == 2
        taken = api.post(path, json={"name": "Dan", "link": made["link"], "seat": 0})
        assert taken.status_code == 409 and taken.json()["code"] == "table-seat-taken"
    seats = get(server, f"/api/tables/{made['game']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Ben", "Cid", ""]


def test_the_host_throws_a_table_away_and_nobody_else(server: Serving) -> None:
    made = make(server, seats=MINE)
    path = f"/api/tables/{made['game']}"
    with server.api() as api:
        for token in ("z" * 32, made["link"], made["tokens"]["0"]):
            answer = api.delete(path, headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == 403 and answer.json()["code"] == "table-host-only"
        assert api.delete(path, headers={"Authorization": f"Bearer {made['host']}"}).status_code == 204
        assert api.get(path).status_code == 404


@pytest.mark.parametrize(
    "settings, status, code",
    [
        ({"spec": "isle:atlantis;4"}, 422, "table-bad-spec"),
        ({"seats": [{"kind": "bot", "bot": "deep"}]}, 422, "table-no-such-bot"),
        ({"seats": [{}] * 5}, 422, "table-too-many-seats"),
        ({"pace": "slow"}, 400, "server-bad-request"),
        ({"cheat": True}, 400, "server-bad-request"),
    ],
)
def test_what_is_no_table_is_refused_with_a_code_and_a_sentence(
    server: Serving, settings: Message, status: int, code: str
) -> None:
    with server.api() as api:
        answer = api.post("/api/tables", json=settings)
    assert answer.status_code == status
    assert answer.json()["code"] == code and answer.json()["text"].endswith(".")


@pytest.mark.parametrize(
    "method, path, status",
    [("GET", "/api/nothing", 404), ("PUT", "/api/tables", 405), ("GET", "/api/tables/unknown0", 404)],
)
def test_also_what_is_not_there_is_told_as_trouble(
    server: Serving, method: str, path: str, status: int
) -> None:
    with server.api() as api:
        answer = api.request(method, path, json=None if method == "GET" else {})
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text", "args"}


def test_health_says_that_the_server_is_well(server: Serving) -> None:
    health = get(server, "/health").json()
    assert health["ok"] is True
    assert health["engine"] == ("compiled" if is_compiled() else "interpreted")


@pytest.mark.parametrize("coming", ["none", "making", "ready", "failed"])
def test_health_says_what_becomes_of_the_compiled_engine(
    coming: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_making, "making", lambda: _making.Making(coming, 40))
    monkeypatch.setattr(_engine, "is_compiled", lambda: False)
    assert lobby.engine_now() == ("interpreted", _making.Making(coming, 40))
    monkeypatch.setattr(_engine, "is_compiled", lambda: True)
    assert lobby.engine_now() == ("compiled", _making.Making("none"))


# -- a table -------------------------------------------------------------------------------------------


@in_a_loop
async def test_two_play_and_each_sees_its_own_hand(server: Serving) -> None:
    made = make(server, seats=MINE)
    async with talking(server) as ann, talking(server) as ben:
        welcome = await ann.hello(made["game"], token=made["tokens"]["0"], host=made["host"])
        assert (welcome["seat"], welcome["host"], welcome["present"]) == (0, True, [True] + [False] * 3)
        assert (await ben.hello(made["game"], token=made["tokens"]["1"]))["seat"] == 1
        assert (await ann.hear_a("presence"))["present"] == [True, True, False, False]
        started = await ann.command("start")
        assert started["type"] == "ack"
        step = await ben.hear_a("step")
        assert step["table"]["state"] == "playing" and step["patch"]["tiles"]


@in_a_loop
async def test_a_command_that_is_sent_twice_happens_once(server: Serving) -> None:
    made = make(server, seats=MINE)
    async with talking(server) as ann:
        await ann.hello(made["game"], token=made["tokens"]["0"])
        first = await ann.command("chat", text="hello", id="once")
        again = await ann.command("chat", text="hello", id="once")
        assert first == again and first["type"] == "ack"
        assert get(server, f"/api/tables/{made['game']}").status_code == 200
        assert (await ann.hello(made["game"], token=made["tokens"]["0"]))["seq"] == first["seq"]


@in_a_loop
async def test_who_says_hello_again_is_told_what_was_missed_and_nobody_hears_of_it(server: Serving) -> None:
    made = make(server, seats=MINE)
    async with talking(server) as ann, talking(server) as ben:
        await ben.hello(made["game"], token=made["tokens"]["1"])
        await ann.hello(made["game"], token=made["tokens"]["0"])
        await ben.hear_a("presence")
        for text in ("one", "two"):
            await ann.command("chat", text=text)
        again = await ann.hello(made["game"], token=made["tokens"]["0"], since=2)
        assert [step["news"]["text"] for step in again["missed"]] == ["two"]
        await ann.command("chat", text="three")
        await ann.hear_a("step")
        told = [await ben.hear() for _ in range(3)]
        assert [message["type"] for message in told] == ["step"] * 3
        heard = [message for message in ann.heard if message["type"] == "step"]
        assert [step["seq"] for step in heard] == [2, 3, 4], "no step came twice"


@in_a_loop
async def test_a_ping_is_answered(server: Serving) -> None:
    async with talking(server) as anybody:
        await anybody.say(type="ping")
        assert (await anybody.hear())["type"] == "pong"


@in_a_loop
async def test_a_wrong_token_is_refused_and_the_right_one_is_taken_afterwards(server: Serving) -> None:
    made = make(server, seats=MINE)
    async with talking(server) as ann:
        await ann.say(type="hello", game=made["game"], token="x" * 32)
        assert (await ann.hear())["code"] == "table-bad-token"
        assert (await ann.hello(made["game"], token=made["tokens"]["0"]))["seat"] == 0


@in_a_loop
@pytest.mark.parametrize("name", ["<script>", "%E0%A4%A", "a" * 2000, "", "unknown0"])
async def test_whatever_an_address_calls_a_table_one_is_told_that_there_is_none(
    server: Serving, name: str
) -> None:
    async with talking(server) as anybody:
        await anybody.say(type="hello", game=name, texts=True)
        refusal = await anybody.hear()
    assert (refusal["code"], refusal["text"]) == ("table-unknown", "There is no such table.")


@pytest.mark.parametrize("protocol", [1, None])
@in_a_loop
async def test_a_client_of_another_version_is_told_so(server: Serving, protocol: int | None) -> None:
    made = make(server, seats=MINE)
    async with talking(server) as ann:
        await ann.say(type="hello", game=made["game"], protocol=protocol)
        told, _ = await ann.closed()
        assert (told[-1]["type"], told[-1]["code"], told[-1]["retry"]) == ("bye", "protocol", None)
        assert "another version" in told[-1]["text"]


# -- whole games ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server: Serving) -> tuple[Message, Message]:
    """A game against bots that is over: what its maker knows, and the table at the end."""

    async def whole_game() -> tuple[Message, Message]:
        made = make(server, seats=BOTS, pace=0)
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            await ann.command("confirm", entropy="a penny for luck")
            return made, await play(ann)

    return asyncio.run(whole_game())


def test_a_game_against_bots_comes_to_its_end(finished: tuple[Message, Message]) -> None:
    _, table = finished
    assert table["ended"] in ("won", "rounds")
    assert table["dice"]["secret"]


def test_the_record_of_a_finished_game_can_be_checked(
    server: Serving, finished: tuple[Message, Message]
) -> None:
    made, table = finished
    answer = get(server, f"/api/tables/{made['game']}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    found = audit(Record.read(answer.text), table["dice"]["commitment"])
    assert found.fits is True and found.draws


def test_the_report_of_the_dice_is_what_the_page_wants(
    server: Serving, finished: tuple[Message, Message]
) -> None:
    made, _ = finished
    report = get(server, f"/api/tables/{made['game']}/dice").json()
    assert report["secret"] and report["entropy"][0] == "a penny for luck"
    assert isinstance(report["board_seed"], str)
    assert [draw["number"] for draw in report["draws"]] == list(range(len(report["draws"])))


def test_before_the_end_there_is_only_a_promise(server: Serving) -> None:
    made = make(server, seats=MINE)
    report = get(server, f"/api/tables/{made['game']}/dice").json()
    assert report["commitment"] and report["secret"] is None and report["draws"] == []
    assert get(server, f"/api/tables/{made['game']}/record").json()["code"] == "table-not-over"


def test_the_history_of_a_game_tells_each_what_they_may_know(
    server: Serving, finished: tuple[Message, Message]
) -> None:
    made, _ = finished
    path = f"/api/tables/{made['game']}/history"
    mine, anybodys = get(server, path, made["tokens"]["0"]).json(), get(server, path).json()
    assert (mine["seat"], anybodys["seat"]) == (0, None)
    assert [step["seq"] for step in mine["steps"]] == list(range(1, len(mine["steps"]) + 1))
    assert len(mine["steps"]) == len(anybodys["steps"])
    hands = [[step.get("patch", {}).get("hands") for step in told["steps"]] for told in (mine, anybodys)]
    assert any(hands[1]) and hands[0] != hands[1], "only Ann sees her cards"
    assert mine["legend"]["events"]["stole"]["fields"]["victim"] == "seat"
    later = get(server, path, made["tokens"]["0"], params={"since": 40}).json()
    assert later["steps"] == mine["steps"][40:]
    assert get(server, path, "y" * 32).json()["code"] == "table-bad-token"


def test_the_history_of_a_table_that_does_not_want_to_be_watched_is_for_its_players(server: Serving) -> None:
    made = make(server, seats=MINE, spectators=False)
    path = f"/api/tables/{made['game']}/history"
    refused = get(server, path)
    assert (refused.status_code, refused.json()["code"]) == (403, "table-no-spectators")
    assert get(server, path, made["tokens"]["1"]).json()["seat"] == 1


def test_a_finished_game_that_nobody_might_watch_is_for_its_players(server: Serving) -> None:
    made = make(server, seats=BOTS, pace=0, spectators=False)
    path = f"/api/tables/{made['game']}"

    async def ends() -> None:
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            await ann.command("confirm")
            assert (await ann.command("vote", what="end"))["type"] == "ack"

    asyncio.run(ends())
    for what in ("/record", "/dice", "/history"):
        refused = get(server, path + what)
        assert (refused.status_code, refused.json()["code"]) == (403, "table-no-spectators"), what
        assert get(server, path + what, "y" * 32).json()["code"] == "table-bad-token"
        for token in (made["tokens"]["0"], made["host"]):
            assert get(server, path + what, token).status_code == 200, what
    info = get(server, path).json()
    assert info["state"] == "over" and info["dice"]["commitment"] and info["dice"]["secret"] is None


def test_a_recorded_game_goes_on_at_another_table(server: Serving, finished: tuple[Message, Message]) -> None:
    made, _ = finished
    text = get(server, f"/api/tables/{made['game']}/record").text
    whole = Record.read(text)
    begun = Record(Record.new(whole.game.spec, map=whole.game.set_up()).game, None)
    for line in whole.lines[:30]:
        begun.apply(line.action, line.seat)
    with server.api() as api:
        answer = api.post("/api/import", json={"record": begun.text(), "settings": {"seats": BOTS}})
        assert answer.status_code == 201, answer.text
        told = api.post("/api/import/seats", json={"record": begun.text()})
        assert (told.status_code, [plan["kind"] for plan in told.json()]) == (
            200,
            ["mine", "bot", "bot", "bot"],
        )
        garbled = api.post("/api/import", json={"record": "longroad record 1\nspec: nonsense\n"})
        assert (garbled.status_code, garbled.json()["code"]) == (422, "table-broken-record")
        nothing_like_it = api.post("/api/import", json={"record": "Dear diary,\n"})
        assert (nothing_like_it.status_code, nothing_like_it.json()["code"]) == (422, "table-bad-record")
        half = begun.text()[:-60]
        cut_off = api.post("/api/import", json={"record": half})
        assert (cut_off.status_code, cut_off.json()["code"]) == (422, "table-broken-record")
        assert cut_off.json()["args"] == {"line": half.count("\n") + 1}

    async def goes_on() -> None:
        new = answer.json()
        async with talking(server) as ann:
            await ann.hello(new["game"], token=new["tokens"]["0"])
            assert (await ann.begin())["patch"]

    asyncio.run(goes_on())


# -- stops and starts ----------------------------------------------------------------------------------


@in_a_loop
async def test_a_stop_tells_everybody_to_come_again_and_the_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = make(server, seats=BOTS, pace=0)
        port = server.port
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            await ann.command("confirm")
            acted = await answer_once(ann)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            told, code = await ann.closed()
            assert told[-1]["type"] == "bye" and told[-1]["code"] == "restart" and told[-1]["retry"] > 0
            assert code == 1000
            assert await stopping == 0
    with serving(tmp_path, port=port) as server:
        async with talking(server) as ann:
            again = await ann.hello(made["game"], token=made["tokens"]["0"])
            assert again["seq"] >= acted["seq"] and again["table"]["state"] == "playing"


async def answer_once(player: Talk) -> Message:
    """Answer the first question there is; the acknowledgement."""
    while True:
        ask = ((await player.hear_a("step")).get("you") or {}).get("ask")
        if ask:
            return await player.command("act", frame=ask["frame"], actions=[ask["suggested"]])
