"""The sentences, by code: a folder a language, a Fluent file a chapter. The browser reads the same files."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"  # what a translation lacks is said in English
ENTRY = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?: .*)?)*", re.MULTILINE)


@lru_cache(maxsize=1)
def languages() -> list[str]:
    """The languages there are texts for."""
    folder = resources.files(__package__)
    return sorted(there.name for there in folder.iterdir() if there.joinpath("core.ftl").is_file())


def sources(language: str = FALLBACK) -> dict[str, str]:
    """The files of a language by name: of chapters, and core, server and terminal for what is of none."""
    files = resources.files(__package__).joinpath(language).iterdir()
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(files, key=lambda file: file.name)}


class Texts:
    """The texts of a language. A message is parsed when it is first said: nobody says them all."""

    def __init__(self, language: str) -> None:
        self.entries: dict[str, str] = {}  # code -> its source
        functions: dict[str, Any] = {"WORD": self.form_of}
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        for source in sources(language).values():
            self.add(source)

    def add(self, source: str) -> None:
        """More texts; nothing is replaced."""
        for entry in ENTRY.finditer(source):
            self.entries.setdefault(entry[1], entry[0])

    def message(self, code: str) -> Any:
        if not self.bundle.has_message(code):
            self.bundle.add_resource(FluentResource(self.entries[code]))
        return self.bundle.get_message(code)

    def form_of(self, name: object, form: str = "") -> str:
        """The word for an id of the engine in a form that a sentence needs; one without a word is its own."""
        key = f"word-{slug(str(name))}"
        if key not in self.entries:
            return str(name)
        message = self.message(key)
        pattern = message.attributes.get(form) or message.value
        return str(name) if pattern is None else str(self.bundle.format_pattern(pattern)[0])


def slug(name: str) -> str:
    """What the texts call a name or template of the engine."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


@lru_cache(maxsize=8)
def texts_in(language: str = FALLBACK) -> Texts:
    """The texts of a language, those of house rules too."""
    return Texts(language)


def say(code: str, args: dict[str, Any], language: str = FALLBACK) -> str:
    """The sentence for a code; `code.attribute` takes that attribute of the message.

    >>> say("why-no-piece-left", {"what": "road"})
    'You have no road left.'
    """
    return said(code, tuple((name, plain(value, language)) for name, value in args.items()), language)


@lru_cache(maxsize=4096)
def said(code: str, args: tuple[tuple[str, str | int], ...], language: str) -> str:
    """The same; who serves many games says the same sentences again and again."""
    texts = texts_in(language)
    name, _, attribute = code.partition(".")
    if language != FALLBACK and name not in texts.entries:
        return said(code, args, FALLBACK)
    message = texts.message(name)
    if attribute and attribute not in message.attributes:
        attribute = ""
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"{code} has no text")
    text, errors = texts.bundle.format_pattern(pattern, dict(args))
    if errors:
        raise LookupError(f"{code}: {errors[0]}")
    return str(text)


def add(source: str, language: str = FALLBACK) -> None:
    """Texts of a house rule, as they would stand in the file of the language; nothing is replaced."""
    texts_in(language).add(source)
    said.cache_clear()


def codes(language: str = FALLBACK) -> set[str]:
    """Every code that has a text in the files of the language."""
    return set(Texts(language).entries)


def plain(value: object, language: str = FALLBACK) -> str | int:
    """An argument as Fluent takes it: cards as “2 ore, 1 wool”, names as “ore, wool”."""
    if isinstance(value, dict):
        cards = [
            say("cards-of-a-kind", {"count": count, "card": name}, language) for name, count in value.items()
        ]
        return ", ".join(cards) or say("cards-none", {}, language)
    if isinstance(value, tuple):
        return ", ".join(texts_in(language).form_of(name) for name in value)
    if value is None or isinstance(value, str):
        return value or ""
    return int(value)  # type: ignore[call-overload, no-any-return]
