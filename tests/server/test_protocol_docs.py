"""The page about the protocol says what the code does."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from longroad.server import connection, log, messages, recent_rows, session
from tools import protocol_page, record_protocol

SOURCES = Path(str(messages.__file__)).parent


@pytest.fixture(scope="module")
def page() -> str:
    return protocol_page.PAGE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def example() -> str:
    return record_protocol.EXAMPLE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def lines(example: str) -> list[dict[str, Any]]:
    return [json.loads(text) for text in example.splitlines()]


# The example


@pytest.mark.both_builds
def test_the_recorded_example_is_what_happens_now(example: str) -> None:
    assert example == record_protocol.recording(), "run: python -m tools.record_protocol"


def test_the_excerpts_and_tables_of_the_page_are_up_to_date(page: str, example: str) -> None:
    assert page == protocol_page.filled(page, example), "run: python tools/protocol_page.py"


def test_every_scene_of_the_example_is_on_the_page(page: str, lines: list[dict[str, Any]]) -> None:
    shown = {found[2] for found in protocol_page.SCENE.finditer(page)}
    assert {line["scene"] for line in lines} - shown == {"sitting down", "watching"}


def test_everything_in_the_example_can_be_read(lines: list[dict[str, Any]]) -> None:
    for told in lines:
        text = json.dumps(told.get("message"))
        if told["way"] == "sends":
            messages.read_client(text)
        elif told["way"] == "is told":
            messages.read_server(text)


@pytest.mark.parametrize("who", ["blue", "white", "phone", "spectator"])
def test_nobody_misses_a_step_or_hears_of_one_twice(who: str, lines: list[dict[str, Any]]) -> None:
    known = 0
    steps = 0
    for told in lines:
        message = told.get("message", {})
        if told["who"] == who and message.get("type") == "welcome":
            known = message["seq"]
        elif told["who"] == who and message.get("type") == "step":
            assert message["seq"] == known + 1
            known = message["seq"]
            steps += 1
    assert steps > 2


def test_a_retry_is_acknowledged_and_told_to_nobody(lines: list[dict[str, Any]]) -> None:
    first = [line["message"] for line in lines if line["scene"] == "an answer" and line["who"] == "blue"]
    again = [line["message"] for line in lines if line["scene"] == "a retry"]
    assert again == first[:2]


def test_the_secret_of_the_dice_is_told_when_the_game_is_over(lines: list[dict[str, Any]]) -> None:
    secret = record_protocol.SECRET.to_bytes(32, "big").hex()
    with_it = [line for line in lines if secret in json.dumps(line)]
    assert with_it and all(line["message"]["table"]["state"] == "over" for line in with_it)


# The page


def rows(page: str, head: str) -> list[list[str]]:
    """The cells of the table with this head."""
    body = page[page.index(f"| {head} |") :].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip(" `") for cell in row.strip("|").split("|")] for row in body if row.startswith("|")]


def names(page: str, head: str) -> list[str]:
    """The first cells, which may have several names each."""
    return [name.strip(" `") for row in rows(page, head) for name in row[0].split(",")]


def fields(kind: type[msgspec.Struct]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


@pytest.mark.parametrize("kind", [messages.Hello, messages.StepMessage, messages.You, messages.Ask])
def test_every_field_of_these_is_explained(kind: type[msgspec.Struct], page: str) -> None:
    assert sorted(names(page, f"field of `{kind.__name__.removesuffix('Message').lower()}`")) == sorted(
        fields(kind)
    )


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def test_every_command_is_listed_with_its_fields(page: str) -> None:
    listed = {
        row[0]: sorted(re.findall(r"\w+", row[1])) for row in rows(page, "command | more fields | who | what")
    }
    assert listed == {tag(kind): sorted(set(fields(kind)) - {"id"}) for kind in messages.Commands.__args__}


def test_every_message_is_named(page: str) -> None:
    kinds = {tag(kind) for kind in messages.FromClient.__args__ + messages.FromServer.__args__}
    assert [kind for kind in kinds if f"`{kind}`" not in page] == []


def test_every_kind_of_row_is_listed(page: str) -> None:
    assert names(page, "`news.row` | | `how` | `text`") == [tag(kind) for kind in log.AnyRow.__args__]


def test_every_refusal_of_the_server_is_listed(page: str) -> None:
    listed = set(names(page, "code | HTTP | in English"))
    raised = {code for path in SOURCES.glob("*.py") for code in refusals(path)}
    engine = {"undo-after-secret", "over"}  # rules, too
    assert raised - listed == engine & raised
    assert len(raised) > 30


def refusals(path: Path) -> list[str]:
    """The codes that a file refuses with."""
    calls = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refused"]
    first = [call.args[0] for call in named if call.args]
    return [node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_every_goodbye_of_a_connection_is_listed(page: str) -> None:
    assert set(connection.AGAIN) <= set(names(page, "code | retry | in English"))


def test_the_figures_in_the_text_are_those_of_the_code(page: str) -> None:
    assert f"the last {recent_rows.RECENT_ROWS} steps" in page
    assert f"within {session.HELLO:g} seconds" in page
    assert f"at most {session.LONGEST // 1024} KiB" in page
    assert f"may be {connection.WAITING >> 20} MiB" in page
    assert session.HELLO_COSTS == 5 and "counts as five commands" in page
    assert f"the number of this protocol: {messages.PROTOCOL}" in page
