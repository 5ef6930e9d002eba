"""The TypeScript types are those of the messages."""

from __future__ import annotations

import re

import pytest

from longroad.server import messages
from tools import web, wire_types
from tools.prepare import is_ci


@pytest.fixture(scope="module")
def written() -> str:
    return wire_types.PAGE.read_text(encoding="utf-8")


def test_the_types_for_typescript_are_up_to_date(written: str) -> None:
    try:
        now = wire_types.types()
    except web.Missing as missing:
        assert not is_ci(), missing
        pytest.skip(str(missing))
    assert written == now, "the messages have changed: run `make types`"


def test_the_legend_for_the_tests_of_the_browser_is_up_to_date() -> None:
    written = wire_types.LEGEND.read_text(encoding="utf-8")
    assert written == wire_types.whole_legend(), "chapters declare something else: run `make types`"


def test_every_message_and_every_part_has_a_type(written: str) -> None:
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", written, re.MULTILINE))
    assert {kind.__name__ for kind in wire_types.structs()} <= declared
    assert {"FromClient", "FromServer", "Commands", "Picture", "Patch", "Settings"} <= declared


def test_what_the_server_always_sends_is_never_optional(written: str) -> None:
    """Only what may be left out of a message is `?`; a client may leave out what has a default."""
    told = [kind for kind in wire_types.structs() if issubclass(kind, messages.Tell)]
    optional = {kind.__name__: re.findall(r"^  (\w+)\?:", body(written, kind), re.MULTILINE) for kind in told}
    assert {name: fields for name, fields in optional.items() if fields} == {
        "Welcome": ["picture", "legend"],
        "StepMessage": ["patch", "table", "you", "waits"],
        "Ack": ["token", "game"],
        "Reject": ["text"],
        "Bye": ["text"],
    }
    assert re.findall(r"^  (\w+)\?:", body(written, messages.Confirm), re.MULTILINE) == ["entropy"]


def body(written: str, kind: type) -> str:
    start = written.index(f"export interface {kind.__name__} {{")
    return written[start : written.index("\n}", start)]
