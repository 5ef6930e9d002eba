"""The rules of one island game: those of its chapters and its scenario, in the words of its players."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from longroad.isle.catalogue import BY_NAME

if TYPE_CHECKING:
    from longroad.rulebook import Rule
    from longroad.spec import Spec

# Rules that tell why as well as what: only what is left.
EDITS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
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
OF_KNIGHTS: Final = re.compile(r" Cities & Knights: [^.]*\.")  # at the end of rules of the base game
HEADINGS: Final = {"Combinations – Catan for Two with…": "Catan for Two at sea"}


def rules_of(spec: Spec, chapters: list[str], catalogue: Iterable[Rule]) -> list[Rule]:
    """The rules of a ruleset with these chapters, in the order of the books."""
    played = set(chapters)
    marks = marks_of(played, dict(spec.chosen()))
    scenario = f"(`{spec.scenario}`)"
    return [
        in_words_of(rule, played)
        for rule in catalogue
        if f"{rule.book} {rule.heading}".startswith(marks) or rule.id in marks or scenario in rule.heading
    ]


def marks_of(played: set[str], options: dict[str, str]) -> tuple[str, ...]:
    """Where the rules of these chapters are; what several chapters name needs all of them."""
    owners: dict[str, set[str]] = {}
    for name, chapter in BY_NAME.items():
        for mark in chapter(options).rules():
            owners.setdefault(mark, set()).add(name)
    return tuple(mark for mark, names in owners.items() if names <= played)


def in_words_of(rule: Rule, played: set[str]) -> Rule:
    """A rule as the players of these chapters need it."""
    text = rule.text
    for old, new in EDITS.get(rule.id, ()):
        text = text.replace(old, new)
    if "knights" not in played:
        text = OF_KNIGHTS.sub("", text)
    heading = HEADINGS.get(rule.heading, rule.heading)
    return (
        rule if text is rule.text and heading is rule.heading else replace(rule, text=text, heading=heading)
    )
