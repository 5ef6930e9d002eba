"""Stories: games told in lines that a player can read and check.

# BASE-091  The third knight            rules this story proves, and its title
game: isle:base;4
given red: knights 2, cards knight      as in tests/table.py
robber: A1
turn: red                               or: turn: red, before the roll · founding: red

? play monopoly ore                     it is possible
x end turn                              it is not
> play knight                           do it; also what chance does: > rolled 3 4
> blue: decline                         somebody other than who is asked first
= red has the largest army              it is so
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from tests.table import CARDS, Bundle, GameTable, table

Look: TypeAlias = Callable[..., tuple[Any, Any]]
LOOKS: list[tuple[re.Pattern[str], Look]] = []  # what a line with = may say


def looks(pattern: str) -> Callable[[Look], Look]:
    """Teach stories a sentence: from the table and the groups, it finds what is and what is told."""

    def learn(look: Look) -> Look:
        LOOKS.append((re.compile(pattern), look))
        return look

    return learn


class Story:
    """A story as read: its rules, its title and its lines."""

    def __init__(self, text: str, name: str = "story") -> None:
        self.name = name
        self.lines = text.splitlines()
        head = self.lines[0].removeprefix("#").split() if self.lines else []
        self.rules = [word for word in head if re.fullmatch(r"[A-Z]+(-[A-Z]+)?-[\w.]+", word)]
        self.title = " ".join(word for word in head if word not in self.rules)

    def play(self) -> GameTable:
        """Tell it. An AssertionError names the line that is not so."""
        t: GameTable | None = None
        for n, line in enumerate(self.lines, 1):
            words = line.partition("  #")[0].strip()
            if not words or words.startswith("#"):
                continue
            try:
                if t is None:
                    t = table(told(words, "game"))
                else:
                    tell(t, words)
            except (AssertionError, ValueError) as trouble:
                raise AssertionError(f"{self.name}, line {n}: {line.strip()}\n{trouble}") from None
        if t is None:
            raise AssertionError(f"{self.name} tells nothing")
        return t


def stories(folder: Path) -> list[Story]:
    return [Story(file.read_text(encoding="utf-8"), file.stem) for file in sorted(folder.glob("*.story"))]


def told(words: str, key: str) -> str:
    found, colon, rest = words.partition(":")
    if found != key or not colon:
        raise ValueError(f"a story begins with “{key}: …”")
    return rest.strip()


def tell(t: GameTable, words: str) -> None:
    """One line of a story that has begun."""
    mark, _, rest = words.partition(" ")
    if mark == ">":
        t.do(rest)
    elif mark == "?":
        assert t.can(rest), t.why(rest)
    elif mark == "x":
        assert not t.can(rest), "it is possible"
    elif mark == "=":
        look_at(t, rest)
    else:
        prepare(t, words)


def prepare(t: GameTable, words: str) -> None:
    key, colon, rest = (part.strip() for part in words.partition(":"))
    if not colon:
        raise ValueError("a line begins with > ? x = or a word and a colon")
    if key.startswith("given "):
        t.given(**{key.removeprefix("given ").strip(): rest})
    elif key == "robber":
        t.given(robber=rest)
    elif key == "turn":
        who, comma, moment = rest.partition(", ")
        if comma and moment != "before the roll":
            raise ValueError("a turn begins after the roll, or “before the roll”")
        t.turn(who, before_roll=bool(comma))
    elif key == "founding":
        t.founding(rest)
    else:
        raise ValueError(f"a story knows given, robber, turn and founding, not {key!r}")


def look_at(t: GameTable, claim: str) -> None:
    for pattern, look in LOOKS:
        found = pattern.fullmatch(claim)
        if found:
            there, said = look(t, *found.groups())
            assert there == said, f"it is not so, but {there!r}"
            return
    raise ValueError("a story can't tell that; it knows: " + " · ".join(p.pattern for p, _ in LOOKS))


def somebody(who: str) -> str | None:
    return None if who == "nobody" else who


@looks(r"(\w+) has (\d+) points?")
def has_points(t: GameTable, who: str, n: str) -> tuple[Any, Any]:
    return t.points(who), int(n)


@looks(r"(\w+) has the longest route")
def has_route(t: GameTable, who: str) -> tuple[Any, Any]:
    return t.longest_route, somebody(who)


@looks(r"(\w+) has the largest army")
def has_army(t: GameTable, who: str) -> tuple[Any, Any]:
    return t.largest_army, somebody(who)


@looks(r"the bank has (.+)")
def bank_has(t: GameTable, cards: str) -> tuple[Any, Any]:
    said = Bundle.read(cards, CARDS)
    return {card: t.bank(card) for card in said}, said


@looks(r"(\w+) has (.+)")
def has_cards(t: GameTable, who: str, cards: str) -> tuple[Any, Any]:
    return t.hand(who), cards


@looks(r"(\w+) holds (.+)")
def holds_cards(t: GameTable, who: str, cards: str) -> tuple[Any, Any]:
    return t.cards(who), cards


@looks(r"(\w+) needs (\d+)")
def needs_points(t: GameTable, who: str, n: str) -> tuple[Any, Any]:
    return int(t.g.rules.target(t.g, t.seat(who))), int(n)


@looks(r"(\w+) (?:is|are) asked|(\w+(?:, \w+)* and \w+) are asked")
def is_asked(t: GameTable, one: str | None, several: str | None) -> tuple[Any, Any]:
    if one in ("chance", "nobody"):
        return t.to_act, one
    return t.waiting, re.split(r", | and ", one or several or "")


@looks(r"it is (\w+)'s turn")
def is_on_turn(t: GameTable, who: str) -> tuple[Any, Any]:
    return t.on_turn, who


@looks(r"(\w+) wins")
def wins(t: GameTable, who: str) -> tuple[Any, Any]:
    return t.winner, somebody(who)


@looks(r"the robber is on (\w+)")
def robber_is(t: GameTable, place: str) -> tuple[Any, Any]:
    return t.robber, place


@looks(r"(\S+) is free")
def is_free(t: GameTable, place: str) -> tuple[Any, Any]:
    return t.piece(place), None


@looks(r"(\S+) is a (\w+ \w+)")
def is_piece(t: GameTable, place: str, piece: str) -> tuple[Any, Any]:
    return t.piece(place), piece


@looks(r"(\w+) hears: (.+)")
def hears(t: GameTable, who: str, sentence: str) -> tuple[Any, Any]:
    heard = t.says(who)
    return (sentence if sentence in heard else heard), sentence
