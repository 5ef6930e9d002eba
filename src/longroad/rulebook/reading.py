"""The rules of one game as players read them: only its chapters, without marks and remarks on sources."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from longroad import families
from longroad.rulebook import BOOKS, catalogue
from longroad.spec import Spec

SOURCE = re.compile(r"^\*\([^)]*\)\*\s*")  # the heading in the printed book
NOTE = r"(?: ?\((?:[^()]|\([^()]*\))*\))?"  # a remark behind a mark
PICTURE = re.compile(rf" ?📷 from a picture{NOTE}(?:; |\.| )?")
RULING = re.compile(rf"⚖ (?:ruling)?{NOTE}:? ?")
ASIDE = re.compile(r" ?\((?:interface[^)]*|FAQ|published value|\"?[^()\w]*[\u0400-\u04ff][^()]*)\)")
NAMED = re.compile(r" \([^)]*`[^)]*\)| \(travel edition[^)]*\)|^Scenario \d+: ")


@dataclass(frozen=True)
class Section:
    """The rules under one heading."""

    book: str
    heading: str
    rules: tuple[tuple[str, str], ...]  # ID and text


def rules_for(spec: Spec) -> list[Section]:
    """The rules that a game is played by, as its family tells them, in the order of the books."""
    found: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for rule in families.family(spec.family).rules_of(spec, catalogue().values()):
        found.setdefault((rule.book, rule.heading), []).append((rule.id, plain(rule.text)))
    return [
        Section(BOOKS[book], NAMED.sub("", heading), tuple(rules)) for (book, heading), rules in found.items()
    ]


@cache
def plain(text: str) -> str:
    """A rule in words that need no explanation."""
    text = SOURCE.sub("", text)
    text = PICTURE.sub(" ", text)
    text = RULING.sub("", text)
    text = ASIDE.sub("", text)
    text = re.sub(r"[*`]", "", text)
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r" ([.,;:)])|(\() ", r"\1\2", text)
    return sentences(text)


def sentences(text: str) -> str:
    """With a capital letter wherever a sentence begins."""
    return re.sub(r"(?:^|(?<=[.!?] ))[a-z]", lambda found: found[0].upper(), text)
