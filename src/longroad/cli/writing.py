"""Words on lines: broken between words, side by side, with the names of players in their colors."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from longroad.cli.look import Look
from longroad.picture import Picture

NARROW = 20  # columns; a window that is narrower still breaks lines itself


def wrap(words: str, width: int) -> list[str]:
    return [line for part in words.split("\n") for line in textwrap.wrap(part, max(width, NARROW))]


def colored(words: str, picture: Picture, look: Look, base: Style | None = None) -> Text:
    """Words with the names of players in their colors."""
    text = Text(words, base or Style.null(), no_wrap=True)
    if look.colors:
        for name in picture.owners:
            text.highlight_regex(rf"\b{look.say.player(name)}\b", look.of_name(name))
    return text


def flow(words: Sequence[str], width: int, gap: int = 2) -> list[str]:
    """Words side by side, broken between them and never inside."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + gap + len(word) <= width:
            lines[-1] += " " * gap + word
        else:
            lines.append(word[:width])
    return lines


def plural(count: int, word: str) -> str:
    """“1 city” and “2 cities”."""
    many = f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
    return f"{count} {word if count == 1 else many}"
