"""The sentences, by code: a folder a language, a Fluent file a chapter. The browser reads the same files."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"  # what a translation lacks is said in English


def languages() -> list[str]:
    """The languages there are texts for."""
    folder = resources.files(__package__)
    return sorted(there.name for there in folder.iterdir() if there.joinpath("core.ftl").is_file())


def sources(language: str = FALLBACK) -> dict[str, str]:
    """The files of a language by name: of chapters, and core and server for what belongs to none of them."""
    files = resources.files(__package__).joinpath(language).iterdir()
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(files, key=lambda file: file.name)}


def own(language: str = FALLBACK) -> FluentBundle:
    """The texts in the files of a language."""

    def form_of(name: object, form: str = "") -> str:
        return word(texts, str(name), form)

    functions: dict[str, Any] = {"WORD": form_of}
    texts = FluentBundle([language], functions, use_isolating=False)
    for source in sources(language).values():
        texts.add_resource(FluentResource(source))
    return texts


def word(texts: FluentBundle, name: str, form: str) -> str:
    """The word for an id of the engine, in a form that a sentence needs; an id without a word is its own."""
    key = "word-" + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    if not texts.has_message(key):
        return name
    message = texts.get_message(key)
    pattern = message.attributes.get(form) or message.value
    return name if pattern is None else str(texts.format_pattern(pattern)[0])


@lru_cache(maxsize=8)
def bundle(language: str = FALLBACK) -> FluentBundle:
    """The texts of a language, those of house rules too."""
    return own(language)


def say(code: str, args: dict[str, Any], language: str = FALLBACK) -> str:
    """The sentence for a code; `code.attribute` takes that attribute of the message.

    >>> say("why-no-piece-left", {"what": "road"})
    'You have no road left.'
    """
    return said(code, tuple((name, plain(value, language)) for name, value in args.items()), language)


@lru_cache(maxsize=4096)
def said(code: str, args: tuple[tuple[str, str | int], ...], language: str) -> str:
    """The same; who serves many games says the same sentences again and again."""
    texts = bundle(language)
    name, _, attribute = code.partition(".")
    if language != FALLBACK and not texts.has_message(name):
        return said(code, args, FALLBACK)
    message = texts.get_message(name)
    if attribute and attribute not in message.attributes:
        attribute = ""
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"{code} has no text")
    text, errors = texts.format_pattern(pattern, dict(args))
    if errors:
        raise LookupError(f"{code}: {errors[0]}")
    return str(text)


def add(source: str, language: str = FALLBACK) -> None:
    """Texts of a house rule, as they would stand in the file of the language; nothing is replaced."""
    bundle(language).add_resource(FluentResource(source))
    said.cache_clear()


def codes(language: str = FALLBACK) -> set[str]:
    """Every code that has a text in the files of the language."""
    return set(own(language)._messages)


def plain(value: object, language: str = FALLBACK) -> str | int:
    """An argument as Fluent takes it: cards as “2 ore, 1 wool”."""
    if isinstance(value, dict):
        cards = [
            say("cards-of-a-kind", {"count": count, "card": name}, language) for name, count in value.items()
        ]
        return ", ".join(cards) or say("cards-none", {}, language)
    if value is None or isinstance(value, str):
        return value or ""
    return int(value)  # type: ignore[call-overload, no-any-return]
