"""Every code the engine uses has a sentence, and every sentence a use."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from longroad.core.edge import Event, EventKind
from longroad.game import new_game
from longroad.texts import codes, say
from tests.conformance.rulesets import RULESETS
from tests.conformance.sources import calls, trees

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
    for call in calls():
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


@lru_cache
def reasons() -> list[tuple[str, set[str]]]:
    return [found for name in ("Reason", "Refused") for found in made(name, 0, 1)]


@lru_cache
def prompts() -> list[tuple[str, set[str]]]:
    return list(made("Prompt", 1, 2))


@lru_cache
def event_kinds() -> dict[str, EventKind]:
    found: dict[str, EventKind] = {}
    for spec in RULESETS:
        for kind in new_game(spec, 1).book.event_kinds.values():
            assert found.setdefault(kind.code, kind) == kind, f"{kind.code} means two things"
    return found


def test_the_sources_were_found() -> None:
    assert len(reasons()) > 30 and len(prompts()) > 10 and len(event_kinds()) > 30


def test_a_reason_has_a_sentence_and_the_arguments_for_it() -> None:
    for code, args in reasons():
        for value in (1, 2, "ore"):
            assert say(f"why-{code}", {name: value for name in args}), code


def test_a_prompt_has_a_sentence_and_the_arguments_for_it() -> None:
    for code, args in prompts():
        for value in (1, 2) if args else ():
            assert say(f"ask-{code}", {name: value for name in args}), code


def test_an_event_has_a_sentence_for_all_and_one_for_those_who_may_not_know_everything() -> None:
    for kind in event_kinds().values():
        check_event(kind)


def check_event(kind: EventKind) -> None:
    args = {field.name: SAMPLES.get(field.kind, "C3") for field in kind.fields}
    private = {field.name: frozenset({0}) for field in kind.fields if field.known}
    seats = frozenset(field.name for field in kind.fields if field.kind == "seat")
    event = Event(kind.code, args, private, ("red", "blue", "white"), seats)
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
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    engine = [code.partition("-") for code in codes() if code.startswith(("why-", "ask-", "event-"))]
    assert [code for _, _, code in engine if code not in texts] == []
    assert {code for kind, _, code in engine if kind == "event"} == set(event_kinds())
