"""When a game is over: its report, its replay, going on from a move. And games that go from the browser to
the terminal and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longroad.bots.registry import make_bot
from longroad.cli.main import cli
from longroad.records import Record
from tests.server.fair_games import finished, resealed
from tests.server.serving import Serving
from tests.server.talking import Message, make, play, talking
from tests.server.test_app import BOTS, get

SHORT = "isle:base;3;rounds=3"
ALL_BOTS: list[Message] = [{"kind": "bot"}] * 3


def post(server: Serving, path: str, token: str = "", **body: Any) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with server.api() as api:
        return api.post(path, json=body, headers=headers)


def bring(server: Serving, record: str, **settings: Any) -> Message:
    answer = post(server, "/api/import", record=record, settings=settings)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


@pytest.fixture(scope="module")
def over(server: Serving) -> str:
    """A game that is over, of bots alone."""
    return str(bring(server, finished(SHORT).text(), seats=ALL_BOTS)["game"])


# -- the report ----------------------------------------------------------------------------------------


def test_a_finished_game_has_a_report(server: Serving, over: str) -> None:
    answer = get(server, f"/api/tables/{over}/report")
    assert answer.status_code == 200
    report = answer.json()
    assert report["table"]["game"] == over and report["reason"] == "rounds" and report["rounds"] == 3
    assert [account["seat"] for account in report["accounts"]] == [0, 1, 2]
    assert len(report["standings"]) == 10, "the founding and nine turns"


def test_a_game_that_goes_on_has_none(server: Serving) -> None:
    made = make(server, seats=BOTS)
    refused = get(server, f"/api/tables/{made['game']}/report", made["tokens"]["0"])
    assert (refused.status_code, refused.json()["code"]) == (409, "table-not-over")


def test_where_nobody_may_watch_the_report_is_for_the_players(server: Serving) -> None:
    seats = [{"kind": "mine", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]
    made = bring(server, finished(SHORT).text(), seats=seats, spectators=False)
    game, token = made["game"], made["tokens"]["0"]

    async def start() -> None:
        async with talking(server) as ann:
            await ann.hello(game, token=token)
            await ann.begin()

    asyncio.run(start())
    for path in ("report", "history?as=all"):
        refused = get(server, f"/api/tables/{game}/{path}")
        assert (refused.status_code, refused.json()["code"]) == (403, "table-no-spectators")
        assert get(server, f"/api/tables/{game}/{path}", token).status_code == 200
    assert post(server, f"/api/tables/{game}/play-on", move=0).json()["code"] == "table-no-spectators"


# -- the replay ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(server: Serving) -> Message:
    """A short game against bots, played here to its end."""

    async def whole_game() -> Message:
        made = make(server, spec=SHORT, seats=BOTS[:3], pace=0)
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            await ann.command("confirm")
            await play(ann)
        return made

    return asyncio.run(whole_game())


def hands_in(history: Message) -> list[Message]:
    return [hand for step in history["steps"] for hand in step.get("patch", {}).get("hands", [])]


def test_afterwards_anybody_sees_what_each_seat_saw(server: Serving, played: Message) -> None:
    path = f"/api/tables/{played['game']}/history"
    own = get(server, path, played["tokens"]["0"]).json()
    assert get(server, path, params={"as": "0"}).json() == own
    assert get(server, path, params={"as": "watcher"}).json() == get(server, path).json()
    as_blue = get(server, path, params={"as": "1"}).json()
    assert as_blue["seat"] == 1 and as_blue["steps"] != own["steps"]


def test_afterwards_all_cards_may_lie_on_the_table(server: Serving, played: Message) -> None:
    path = f"/api/tables/{played['game']}/history"
    everything = get(server, path, params={"as": "all"}).json()
    assert all(hand["cards"] is not None for hand in hands_in(everything))
    assert any(hand["cards"] is None for hand in hands_in(get(server, path).json()))
    events = [event for step in everything["steps"] for event in step["events"]]
    assert events and all(None not in event["args"].values() for event in events)
    last = [step["patch"]["players"] for step in everything["steps"] if "players" in step.get("patch", {})][
        -1
    ]
    report = get(server, f"/api/tables/{played['game']}/report").json()
    assert [player["points"] for player in last] == [account["points"] for account in report["accounts"]]


def test_before_the_end_nobody_looks_with_others_eyes(server: Serving) -> None:
    made = make(server, seats=BOTS)
    path = f"/api/tables/{made['game']}/history"
    for eyes in ("all", "1", "0", "watcher"):
        refused = get(server, path, made["tokens"]["0"], params={"as": eyes})
        assert (refused.status_code, refused.json()["code"]) == (409, "table-not-over")


def test_nobody_sits_at_a_seat_that_is_not_there(server: Serving, over: str) -> None:
    assert get(server, f"/api/tables/{over}/history", params={"as": "4"}).status_code == 422
    assert get(server, f"/api/tables/{over}/history", params={"as": "me"}).status_code == 400


def test_a_finished_game_goes_on_from_any_of_its_moves(server: Serving, played: Message) -> None:
    game = played["game"]
    report = get(server, f"/api/tables/{game}/report").json()
    move = report["standings"][4]["move"]
    made = post(server, f"/api/tables/{game}/play-on", move=move, settings={"seats": ALL_BOTS, "pace": 0})
    assert made.status_code == 201, made.text
    steps = get(server, f"/api/tables/{made.json()['game']}/history").json()["steps"]
    begun = next(step["patch"] for step in steps if step["news"]["row"] == "started")
    before = get(server, f"/api/tables/{game}/history").json()["steps"]
    rows = [step for step in before if step["news"]["row"] in ("started", "acted", "undone")]
    picture: Message = {}
    for step in rows[: move + 1]:
        picture |= step.get("patch", {})
    assert {name: begun[name] for name in ("tiles", "pieces", "round", "players")} == {
        name: picture[name] for name in ("tiles", "pieces", "round", "players")
    }
    beyond = post(server, f"/api/tables/{game}/play-on", move=report["moves"] + 1)
    assert (beyond.status_code, beyond.json()["code"]) == (422, "table-no-such-move")


# -- the rules -----------------------------------------------------------------------------------------


def test_the_rules_of_a_game_are_told(server: Serving) -> None:
    told = get(server, "/api/rules", params={"spec": "isle:new_shores;4"}).json()
    assert told["spec"] == "isle:new_shores;4"
    rules = {rule["id"]: rule["text"] for chapter in told["chapters"] for rule in chapter["rules"]}
    assert "BASE-040" in rules and "SEA-101" in rules and "CK-070" not in rules
    refused = get(server, "/api/rules", params={"spec": "isle:atlantis;4"})
    assert (refused.status_code, refused.json()["code"]) == (422, "table-bad-spec")


# -- between the browser and the terminal --------------------------------------------------------------


def begun(spec: str = "isle:base;3", actions: int = 40) -> Record:
    """A game in the terminal, some actions on."""
    record = Record.new(spec, 8)
    bot = make_bot("greedy", 8)
    while len(record.lines) < actions:
        record.deal()
        seat = record.game.to_act
        record.apply(bot.choose(record.game.seen_by(seat), seat), seat)
    record.deal()
    return record


def test_a_game_saved_in_the_terminal_goes_on_in_the_browser(server: Serving, tmp_path: Path) -> None:
    record = begun()
    record.notes = {"players": "red=human,blue=greedy,white=greedy", "dice": "dealt"}
    record.save(tmp_path / "evening.longroad")
    made = bring(server, (tmp_path / "evening.longroad").read_text(encoding="utf-8"), seats=BOTS[:3])

    async def goes_on() -> Message:
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            await ann.begin()
            return await ann.hello(made["game"], token=made["tokens"]["0"])

    picture = asyncio.run(goes_on())["picture"]
    shown = record.game.shows(0)
    assert [piece["place"] for piece in picture["pieces"]] == [piece.place for piece in shown.pieces]
    assert picture["hands"][0]["cards"] == shown.hands[0].cards and picture["round"] == shown.round


def test_a_game_saved_in_the_browser_goes_on_in_the_terminal(server: Serving, tmp_path: Path) -> None:
    made = bring(server, begun().text(), seats=BOTS[:3])

    async def start() -> Message:
        async with talking(server) as ann:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            await ann.begin()
            return await ann.hello(made["game"], token=made["tokens"]["0"])

    picture = asyncio.run(start())["picture"]
    file = tmp_path / "save.longroad"
    file.write_text(get(server, f"/api/tables/{made['game']}/save", made["host"]).text, encoding="utf-8")
    record = Record.load(file)
    assert record.notes["players"] == "red=human,blue=greedy,white=greedy"
    assert "secret" not in file.read_text(encoding="utf-8") and record.dealer is None, "no dice to come"
    assert [piece.place for piece in record.game.shows(None).pieces] == [
        p["place"] for p in picture["pieces"]
    ]
    done = CliRunner().invoke(cli, ["play", "--resume", str(file)], input="auto\nauto\nquit\n\n")
    assert done.exit_code == 0 and "goes on from here" in done.output
    assert len(Record.load(file).lines) > len(record.lines)


def test_a_save_file_is_for_the_host_and_only_where_nobody_else_plays(server: Serving) -> None:
    made = bring(
        server, begun().text(), seats=[{"kind": "mine", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}]
    )
    path = f"/api/tables/{made['game']}/save"
    assert get(server, path, made["host"]).json()["code"] == "table-not-playing"
    seated = post(server, f"/api/tables/{made['game']}/seats", name="Ben", link=made["link"]).json()

    async def start() -> None:
        async with talking(server) as ann, talking(server) as ben:
            await ann.hello(made["game"], token=made["tokens"]["0"])
            await ann.command("confirm")
            await ben.hello(made["game"], token=seated["token"])
            await ben.begin()

    asyncio.run(start())
    for token in ("", made["tokens"]["0"], "z" * 32):
        refused = get(server, path, token)
        assert (refused.status_code, refused.json()["code"]) == (403, "table-host-only")
    refused = get(server, path, made["host"])
    assert (refused.status_code, refused.json()["code"]) == (403, "table-not-alone")


def test_a_save_file_that_was_changed_is_refused_with_its_line(server: Serving) -> None:
    text = begun().text().replace("build settlement", "build castle", 1)
    refused = post(server, "/api/import", record=resealed(text))
    assert (refused.status_code, refused.json()["code"]) == (422, "table-broken-record")
    assert "line" in refused.json()["text"]
