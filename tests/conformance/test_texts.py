"""Every code the engine uses has a sentence, and every sentence a use."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import longroad
from longroad.core.edge import Event, EventKind
from longroad.game import new_game
from longroad.texts import codes, say
from tests.conformance.rulesets import RULESETS

SOURCES = sorted(Path(longroad.__file__).parent.rglob("*.py"))
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
CALLS = [node for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.Call)]
SAMPLES: dict[str, Any] = {
    "cards": {"ore": 2, "wool": 1},
    "seat": 1,
    "number": 3,
    "card": "ore",
    "progress": "crane",
    "track": "science",
}


def made(name: str, code_at: int, args_at: int) -> Iterator[tuple[str, set[str]]]:
    """The codes with which something of this name is made in the sources, and the arguments beside them."""
    for call in CALLS:
        if not (isinstance(call.func, ast.Name) and call.func.id == name and len(call.args) > code_at):
            continue
        given = call.args[args_at] if len(call.args) > args_at else None
        keys = (
            {key.value for key in given.keys if isinstance(key, ast.Constant)}
            if isinstance(given, ast.Dict)
            else set()
        )
        for node in ast.walk(call.args[code_at]):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, {str(key) for key in keys}


REASONS = sorted(
    (code, tuple(sorted(args))) for name in ("Reason", "Refused") for code, args in made(name, 0, 1)
)
PROMPTS = sorted((code, tuple(sorted(args))) for code, args in made("Prompt", 1, 2))


def event_kinds() -> dict[str, EventKind]:
    found: dict[str, EventKind] = {}
    for spec in RULESETS:
        for kind in new_game(spec, 1).book.event_kinds.values():
            assert found.setdefault(kind.code, kind) == kind, f"{kind.code} means two things"
    return found


EVENTS = event_kinds()


def test_the_sources_were_found() -> None:
    assert len(REASONS) > 30 and len(PROMPTS) > 10 and len(EVENTS) > 30


@pytest.mark.parametrize("code, args", REASONS)
def test_a_reason_has_a_sentence_and_the_arguments_for_it(code: str, args: tuple[str, ...]) -> None:
    for value in (1, 2, "ore"):
        assert say(f"why-{code}", {name: value for name in args})


@pytest.mark.parametrize("code, args", PROMPTS)
def test_a_prompt_has_a_sentence_and_the_arguments_for_it(code: str, args: tuple[str, ...]) -> None:
    if args:
        for value in (1, 2):
            assert say(f"ask-{code}", {name: value for name in args})


@pytest.mark.parametrize("code", EVENTS)
def test_an_event_has_a_sentence_for_all_and_one_for_those_who_may_not_know_everything(code: str) -> None:
    kind = EVENTS[code]
    args = {field.name: SAMPLES.get(field.kind, "C3") for field in kind.fields}
    private = {field.name: frozenset({0}) for field in kind.fields if field.known}
    seats = frozenset(field.name for field in kind.fields if field.kind == "seat")
    event = Event(code, args, private, ("red", "blue", "white"), seats)
    for field in kind.fields:
        assert field.known or shown(args[field.name], event) in str(event) or field.kind == "number"
    hidden = event.seen_by(2)
    assert str(hidden)
    for field in kind.fields:
        if field.known:
            assert str(hidden) != str(event)
            value = shown(args[field.name], event)
            assert value in str(event) and value not in str(hidden)


def shown(value: Any, event: Event) -> str:
    if isinstance(value, dict):
        return "2 ore, 1 wool"
    return "blue" if value == 1 else str(value)


def test_every_sentence_is_used() -> None:
    texts = {
        node.value
        for tree in TREES
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    engine = [code.partition("-") for code in codes() if code.startswith(("why-", "ask-", "event-"))]
    assert [code for _, _, code in engine if code not in texts] == []
    assert {code for kind, _, code in engine if kind == "event"} == set(EVENTS)
