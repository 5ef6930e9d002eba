"""The rule catalogue: every rule of the five rulebooks, in our own words, with an ID that never changes."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

ENTRY = re.compile(r"- \*\*(?P<id>(?P<book>[A-Z]+)-[\w.-]+)\*\* +(?P<text>.+)")
HEADING = re.compile(r"(?P<marks>#+) +(?P<words>.+)")

BOOKS = {
    "BASE": "The base game",
    "SEA": "Seafarers",
    "CK": "Cities & Knights",
    "TB": "Traders & Barbarians",
    "RIV": "Rivals for Catan",
}
FILES = {
    "BASE": "base.md",
    "SEA": "seafarers.md",
    "CK": "cities-knights.md",
    "TB": "traders-barbarians.md",
    "RIV": "rivals.md",
}


@dataclass(frozen=True, slots=True)
class Rule:
    """One testable statement of the catalogue."""

    id: str
    book: str
    heading: str
    text: str
    is_ruling: bool


def parse(text: str, book: str) -> list[Rule]:
    """The entries of one file of the catalogue, in its order."""
    found: list[Rule] = []
    headings: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if match := HEADING.fullmatch(line):
            level = len(match["marks"])
            headings = [h for h in headings if h[0] < level] + [(level, match["words"])]
            if number == 1:
                headings = []  # the title of the book is the heading of everything
        elif line.startswith("- **"):
            found.append(_entry(line, number, book, " – ".join(words for _, words in headings)))
    return found


def _entry(line: str, number: int, book: str, heading: str) -> Rule:
    match = ENTRY.fullmatch(line)
    if not match or match["book"] != book:
        raise ValueError(f"{FILES[book]}, line {number}: this is no entry of {book}: {line[:60]}")
    text = match["text"]
    return Rule(match["id"], book, heading, text, "⚖" in text)


def read_folder(folder: Path) -> list[Rule]:
    """The whole catalogue from its Markdown files, book by book."""
    found: list[Rule] = []
    for book, name in FILES.items():
        found += parse(Path(folder, name).read_text(encoding="utf-8"), book)
    return found


def to_json(rules: Iterable[Rule]) -> str:
    """The form in which the catalogue travels inside the package."""
    return json.dumps([asdict(rule) for rule in rules], ensure_ascii=False, indent=1) + "\n"


@cache
def catalogue() -> Mapping[str, Rule]:
    """Every rule by its ID, in the order of the books, as shipped with the package."""
    shipped = files("longroad").joinpath("data", "rules.json").read_text(encoding="utf-8")
    return {fields["id"]: Rule(**fields) for fields in json.loads(shipped)}


def rules_of(book: str) -> list[Rule]:
    """The rules of one book, in its order."""
    return [rule for rule in catalogue().values() if rule.book == book]


def find(words: str) -> Rule | None:
    """The rule with this ID, however its letters are cased."""
    by_lower = {id.lower(): rule for id, rule in catalogue().items()}
    return by_lower.get(words.strip().lower())


def in_short(ids: Iterable[str], book: str) -> str:
    """IDs of one book as people write them: BASE-042…044, 053. A run follows the order of the book."""
    wanted = set(ids)
    runs: list[list[str]] = [[]]
    for rule in rules_of(book):
        if rule.id in wanted:
            runs[-1].append(rule.id)
        elif runs[-1]:
            runs.append([])
    stem = ""
    words: list[str] = []
    for run in runs:
        for separator, id in _ends(run):
            known = id.startswith(stem) and id[len(stem) :].isdigit()
            words.append(separator + (id[len(stem) :] if stem and known else id))
            stem = id[: id.rindex("-") + 1]
    return "".join(words).removeprefix(", ")


def _ends(run: list[str]) -> list[tuple[str, str]]:
    if len(run) < 3:
        return [(", ", id) for id in run]
    return [(", ", run[0]), ("…", run[-1])]
