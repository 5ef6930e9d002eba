"""The sentences, by code: one Fluent file per language."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


def own(language: str = "en") -> FluentBundle:
    """The texts in the file of a language."""
    texts = FluentBundle([language], use_isolating=False)
    source = resources.files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    texts.add_resource(FluentResource(source))
    return texts


@lru_cache(maxsize=8)
def bundle(language: str = "en") -> FluentBundle:
    """The texts of a language, those of house rules too."""
    return own(language)


def say(code: str, args: dict[str, Any], language: str = "en") -> str:
    """The sentence for a code; `code.attribute` takes that attribute of the message.

    >>> say("why-no-piece-left", {"what": "road"})
    'You have no road left.'
    """
    return said(code, tuple((name, plain(value)) for name, value in args.items()), language)


@lru_cache(maxsize=4096)
def said(code: str, args: tuple[tuple[str, str | int], ...], language: str) -> str:
    """The same; who serves many games says the same sentences again and again."""
    texts = bundle(language)
    name, _, attribute = code.partition(".")
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


def add(source: str, language: str = "en") -> None:
    """Texts of a house rule, as they would stand in the file of the language; nothing is replaced."""
    bundle(language).add_resource(FluentResource(source))
    said.cache_clear()


def codes(language: str = "en") -> set[str]:
    """Every code that has a text in the file of the language."""
    return set(own(language)._messages)


def plain(value: object) -> str | int:
    """An argument as Fluent takes it: cards as “2 ore, 1 wool”."""
    if isinstance(value, dict):
        return ", ".join(f"{count} {name}" for name, count in value.items()) or "nothing"
    if value is None or isinstance(value, str):
        return value or ""
    return int(value)  # type: ignore[call-overload, no-any-return]
