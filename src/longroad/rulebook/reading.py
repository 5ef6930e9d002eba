"""The rules of one game as players read them: only its chapters, without marks and remarks on sources."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from longroad import families
from longroad.rulebook import BOOKS, Rule, catalogue
from longroad.spec import Spec

# A heading of the catalogue -> the chapters of a game that it belongs to: one of them is enough.
ALWAYS = ("turn",)
SECTIONS: dict[tuple[str, str], tuple[str, ...]] = {
    ("BASE", "Components and board"): ALWAYS,
    ("BASE", "Founding"): ALWAYS,
    ("BASE", "Turn"): ALWAYS,
    ("BASE", "Production"): ALWAYS,
    ("BASE", "Trade"): ALWAYS,
    ("BASE", "Building"): ALWAYS,
    ("BASE", "Longest trade route"): ("longest trade route",),
    ("BASE", "Seven and the robber"): ("sevens",),
    ("BASE", "Development cards"): ("development cards",),
    ("BASE", "End"): ALWAYS,
    ("SEA", "Ships"): ("ships",),
    ("SEA", "Moving ships"): ("ships",),
    ("SEA", "Longest trade route"): ("longest trade route",),
    ("SEA", "Pirate and robber"): ("pirate",),
    ("SEA", "Gold river"): ("gold river",),
    ("SEA", "End"): ("ships",),
    ("CK", "Components and set-up"): ("knights",),
    ("CK", "Turn"): ("knights",),
    ("CK", "Event die"): ("barbarians",),
    ("CK", "Production"): ("commodities",),
    ("CK", "Seven"): ("barbarians",),
    ("CK", "Trade"): ("commodities",),
    ("CK", "City walls"): ("city walls",),
    ("CK", "Knights"): ("knights",),
    ("CK", "City improvements"): ("city improvements",),
    ("CK", "Barbarians"): ("barbarians",),
    ("CK", "Progress cards — science (18)"): ("science cards",),
    ("CK", "Progress cards — trade (18)"): ("trade cards",),
    ("CK", "Progress cards — politics (18)"): ("politics cards",),
    ("CK", "End"): ("knights",),
    ("CK", "With Seafarers"): ("knights at sea",),
}
FOR_TWO = {"travel": "The game for two", "tb": "Catan for Two"}  # edition -> how its headings begin
AT_SEA_FOR_TWO = "TB-CO-41"

# Rules that tell why as well as what: only what is left.
EDITS: dict[str, tuple[tuple[str, str], ...]] = {
    "BASE-002": (
        (
            " (The rulebook gives 25 cards and 2 of each progress card; "
            "the 14/5 split is the published one.)",
            "",
        ),
        ("Invention", "Year of Plenty"),
    ),
    "BASE-011": (
        ("the travel edition's six double-sided plates can't be recovered; offered instead: (a)", "(a)"),
    ),
    "BASE-020": (
        (
            "the short overview lets the oldest player start (meant for the beginner set-up); offered:",
            "options:",
        ),
    ),
    "BASE-044": (("Invention", "Year of Plenty"),),
    "BASE-083": (("the rulebook has it both as a duty and as a permission; the card", "the card"),),
    "BASE-093": (("Invention", "Year of Plenty"),),  # as at the table
    "BASE-102": (
        ("; the result says so and gives the points. Figures always state the share of such games", ""),
        (", in every game of the family", ""),
    ),
    "BASE-209": ((" in either edition (so the T&B book)", ""),),
    "SEA-103": ((" (the number of tokens fits only that)", ""),),
    "SEA-176": ((" (published rule)", ""),),
    "SEA-194": ((" as printed", ", which the game names"),),
    "SEA-205": (
        (
            " (the rulebook invites it): a documented map format and a validator "
            "that says what is wrong with a map",
            "",
        ),
    ),
    "TB-2P-10": ((" (the rulebook's example and the travel edition)", ""),),
    "CK-014": (("The beginner map was in a picture and is lost. ", ""),),
    "CK-080": (
        ("the text speaks of a hex with another player's building, but also of the Knight card: any", "any"),
    ),
    "CK-088": (
        (" (The order is scrambled in the text and confirmed by other editions; names are localized.)", ""),
    ),
    "CK-121": (("the card removes the knight, its explanation moves it: the", "the"),),
    "CK-156": (("; the tokens are called bolts in code and notation", ""),),
}

SOURCE = re.compile(r"^\*\([^)]*\)\*\s*")  # the heading in the printed book
NOTE = r"(?: ?\((?:[^()]|\([^()]*\))*\))?"  # a remark behind a mark
PICTURE = re.compile(rf" ?📷 from a picture{NOTE}(?:; |\.| )?")
RULING = re.compile(rf"⚖ (?:ruling)?{NOTE}:? ?")
ASIDE = re.compile(r" ?\((?:interface[^)]*|FAQ|published value|\"?[^()\w]*[\u0400-\u04ff][^()]*)\)")
OF_KNIGHTS = re.compile(r" Cities & Knights: [^.]*\.")  # at the end of rules of the base game
NAMED = re.compile(r" \([^)]*`[^)]*\)| \(travel edition[^)]*\)|^Scenario \d+: ")


@dataclass(frozen=True)
class Chapter:
    """The rules under one heading."""

    book: str
    heading: str
    rules: tuple[tuple[str, str], ...]  # ID and text


def rules_for(spec: Spec) -> list[Chapter]:
    """The chapters of the catalogue that a game is played by, in the order of the books."""
    found: dict[tuple[str, str], list[tuple[str, str]]] = {}
    chapters = frozenset(families.family(spec.family).chapters_of(spec))
    for rule in catalogue().values():
        if belongs(rule, spec, chapters):
            text = plain(rule) if "knights" in chapters else OF_KNIGHTS.sub("", plain(rule))
            found.setdefault((rule.book, rule.heading), []).append((rule.id, text))
    return [
        Chapter(BOOKS[book], plain_heading(heading), tuple(rules)) for (book, heading), rules in found.items()
    ]


def belongs(rule: Rule, spec: Spec, chapters: frozenset[str]) -> bool:
    """Whether a rule is one of this game, which has these chapters."""
    if (rule.book, rule.heading) in SECTIONS:
        there = rule.book != "SEA" or "ships" in chapters
        return there and any(name in chapters for name in SECTIONS[rule.book, rule.heading])
    if "two players" in chapters and rule.heading.startswith(FOR_TWO[spec.chosen()["edition"]]):
        return rule.book != "TB" or rule.id.startswith("TB-2P-")
    if rule.id == AT_SEA_FOR_TWO:
        return "two players at sea" in chapters
    return f"(`{spec.scenario}`)" in rule.heading


@cache
def plain(rule: Rule) -> str:
    """A rule in words that need no explanation."""
    text = rule.text
    for old, new in EDITS.get(rule.id, ()):
        text = text.replace(old, new)
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


def plain_heading(heading: str) -> str:
    return NAMED.sub("", heading).replace("Combinations – Catan for Two with…", "Catan for Two at sea")
