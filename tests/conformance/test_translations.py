"""Every language says what English says, with the same things put in, and words in the forms it needs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from longroad import isle, texts
from longroad.isle.knights.improvements import TRACK_NAMES
from longroad.isle.knights.knights import RANKS
from tests.conformance.sources import calls
from tests.table import CARDS

CODE = re.compile(r"^([a-z][\w-]*) *=", re.M)
TRANSLATIONS = [language for language in texts.languages() if language != "en"]
NAMED = {
    "card": CARDS,
    "give": CARDS,
    "get": CARDS,
    "offered": CARDS,
    "track": TRACK_NAMES,
    "rank": [rank for rank in RANKS if rank],
}


class Found(Visitor):
    """What a sentence needs: variables, and words in some form."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        (name,) = node.arguments.positional
        assert isinstance(name, ftl.VariableReference)
        for argument in node.arguments.named:
            self.forms.add((name.id.name, str(argument.value.value)))
        self.generic_visit(node)


@lru_cache
def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for source in texts.sources(language).values():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def needs(node: ftl.BaseNode | None) -> Found:
    found = Found()
    if node is not None:
        found.visit(node)
    return found


def attributes(message: ftl.Message) -> dict[str, ftl.Pattern]:
    return {attribute.id.name: attribute.value for attribute in message.attributes}


def sentences(language: str) -> Iterator[tuple[str, ftl.Message, ftl.Message]]:
    """The messages that are not words, with their originals."""
    for code, message in messages(language).items():
        if not code.startswith("word-"):
            yield code, message, messages("en")[code]


@lru_cache
def constants(function: str, place: int, code: str = "") -> set[str]:
    """What is written at a place of every call of a function, where its first argument is the code."""
    found: set[str] = set()
    for call in calls():
        if not isinstance(call.func, ast.Name):
            continue
        if call.func.id != function or len(call.args) <= place:
            continue
        if code and not (isinstance(call.args[0], ast.Constant) and call.args[0].value == code):
            continue
        node: Any = call.args[place]
        if isinstance(node, ast.Dict):
            node = node.values[0]
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found


def test_there_are_the_languages_of_the_rulebooks() -> None:
    assert texts.languages() == ["en", "pl", "ru", "uk"]


def test_every_language_says_a_thing_in_the_same_file_and_files_are_named_after_chapters() -> None:
    files = {name: CODE.findall(source) for name, source in texts.sources("en").items()}
    for language in TRANSLATIONS:
        there = {name: CODE.findall(source) for name, source in texts.sources(language).items()}
        assert {name: sorted(codes) for name, codes in there.items()} == {
            name: sorted(codes) for name, codes in files.items()
        }
    modules = {path.stem for path in Path(isle.__path__[0]).rglob("*.py")}
    folders = {path.name for path in Path(isle.__path__[0]).rglob("*") if path.is_dir()}
    named = {name.removesuffix(".ftl") for name in files} - {"core", "server", "terminal"}
    assert named - modules - folders == {"trade_cards"}  # of knights/trade.py


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_has_every_code_and_no_other(language: str) -> None:
    assert texts.codes(language) == texts.codes("en")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_puts_in_what_english_puts_in(language: str) -> None:
    for code, message, original in sentences(language):
        assert needs(message.value).variables == needs(original.value).variables, code
        hidden, other = attributes(message), attributes(original)
        assert set(hidden) == set(other), code
        for name, pattern in hidden.items():
            assert needs(pattern).variables == needs(other[name]).variables, f"{code}.{name}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_sentence_can_be_said_with_any_number(language: str) -> None:
    for code, message, _ in sentences(language):
        variables = needs(message).variables
        for number in (0, 1, 2, 5, 21) if variables else (0,):
            for name in ("", *attributes(message)):
                args = dict.fromkeys(variables, number)
                said = texts.say(f"{code}.{name}" if name else code, args, language)
                assert said and "{" not in said, code


class Plurals(Visitor):
    """The plural forms that a sentence tells apart, a set for each number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if keys & {"one", "few", "many"}:
            self.found.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_sentence_that_counts_has_every_plural_form(language: str) -> None:
    for code, message, _ in sentences(language):
        plurals = Plurals()
        plurals.visit(message)
        assert all(keys >= {"one", "few", "many"} for keys in plurals.found), code


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_word_has_the_forms_in_which_it_is_said(language: str) -> None:
    wanted = {pair for message in messages(language).values() for pair in needs(message).forms}
    assert len(wanted) > 8
    for variable, form in wanted:
        for name in NAMED.get(variable, ()):
            word = messages(language)[f"word-{name}"]
            assert form in attributes(word), f"{name} has no form {form}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_may_be_lacking_has_a_word_in_the_right_form(language: str) -> None:
    pieces, bought = constants("Reason", 1, "no-piece-left"), constants("refuses_price", 2)
    assert "road" in pieces and "helmet" in bought
    for names, form in ((pieces, "many"), (bought, "acc")):
        for name in names:
            word = messages(language)[f"word-{name.replace(' ', '-')}"]
            assert form in attributes(word), f"{name} has no form {form}"


@pytest.mark.parametrize(
    "language, said",
    [
        ("en", "red discards 1 ore, 2 coin."),
        ("pl", "red odrzuca: 1 ruda, 2 monety."),
        ("uk", "red скидає: 1 руда, 2 монети."),
        ("ru", "red сбрасывает: 1 руда, 2 монеты."),
    ],
)
def test_cards_are_counted_as_the_language_counts(language: str, said: str) -> None:
    args = {"seat": "red", "cards": {"ore": 1, "coin": 2}}
    assert texts.say("event-discarded", args, language) == said


def test_a_code_that_a_language_lacks_is_said_in_english() -> None:
    texts.add("event-sang = { $seat } sings.")
    assert texts.say("event-sang", {"seat": "red"}, "pl") == "red sings."
