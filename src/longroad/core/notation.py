"""Actions as words and back, from the templates that chapters declare for their verbs.

A template is words with operands in braces, `swap {card} for {card}`: the first is x, the second y, the
third the seat. What a corner or card is called, each family of games knows itself.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from longroad.core.packed import HEAD
from longroad.errors import BadWords

if TYPE_CHECKING:
    from longroad.core.state import State

OPERAND = re.compile(r"\{(\w+)\}")
WIDTH: Final = 16  # bits of x, of y, and more than those of a seat
MOST = 120  # no action takes more letters


@lru_cache(maxsize=1024)
def operands(template: str) -> list[str]:
    """The kinds of operands in a template."""
    return OPERAND.findall(template)


def between(template: str) -> list[str]:
    """The words before each of its operands, and those after the last if there are any."""
    words = [part.strip() for part in OPERAND.split(template)[::2]]
    return words if words[-1] else words[:-1]


def text(s: State, action: int) -> str:
    """An action in words; ValueError if there is no such action."""
    return taken_apart(s, action)[0]


def taken_apart(s: State, action: int) -> tuple[str, str, list[str]]:
    """An action in words, its template, and its operands by name; ValueError if there is no such action."""
    template = s.book.template(action)
    words = template or ""
    names: list[str] = []
    rest: i64 = action & ((1 << HEAD) - 1)
    for kind in operands(words):
        name = operand(s, kind, rest & 0xFFFF)
        words = words.replace("{" + kind + "}", name, 1)
        names.append(name)
        rest >>= WIDTH
    if template is None or rest != 0:
        raise ValueError(f"{action} is no action of {s.spec}")
    return words, template, names


def operand(s: State, kind: str, value: int) -> str:
    try:
        name = s.book.names[value] if kind == "seat" else s.name_of(kind, value)
    except IndexError:
        raise ValueError(f"there is no {kind} {value}") from None
    return str(name)


def parse(s: State, words: str) -> int:
    """The action these words mean; BadWords with a sentence if there is none."""
    if not isinstance(words, str):
        raise BadWords("An action is given in words.")
    plain = " ".join(words.split())
    if not plain:
        raise BadWords("An action needs a word.")
    if len(plain) > MOST:
        raise BadWords("No action has so many words.")
    trouble = ""
    templates = [(template, packed) for packed, template in s.book.templates.items()]
    for template, packed in (*templates, *s.book.former.items()):
        kinds = operands(template)
        found = re.fullmatch(pattern(template), plain, re.IGNORECASE)
        if found is None:
            continue
        try:
            return int(packed) | pack(s, kinds, found.groups())
        except ValueError as error:
            trouble = str(error)
    raise BadWords(trouble or unknown(s, plain))


def pattern(template: str) -> str:
    """A regular expression for a template: operands may be anything, the rest is literal."""
    parts = OPERAND.split(template)
    return "".join(re.escape(part) if i % 2 == 0 else "(.+)" for i, part in enumerate(parts))


def pack(s: State, kinds: Sequence[str], names: Sequence[str]) -> int:
    packed = 0
    for k, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        packed |= s.value_of(kind, name) << WIDTH * k
    return packed


def unknown(s: State, words: str) -> str:
    """What the user may have meant."""
    stems = {OPERAND.sub("…", template).strip() for template in s.book.templates.values()}
    close = difflib.get_close_matches(words.lower(), sorted(stems), n=1, cutoff=0.4)
    hint = f"; did you mean “{close[0]}”?" if close else "."
    return f"“{words}” is not an action I know{hint}"


def number(name: str) -> int:
    if not (name.isascii() and name.isdigit() and len(name) < 5):
        raise ValueError(f"“{name}” is not a number that fits here.")
    return int(name)


def pick(name: str, names: Sequence[str], what: str) -> int:
    """Where a name stands in a list; ValueError with what there is."""
    plain = name.strip().lower()
    if plain not in names:
        raise ValueError(f"“{name}” is no {what}; there are {', '.join(names)}.")
    return list(names).index(plain)
