"""Fills in the rules on the pages of docs/chapters/ from the catalogue in rules/.

python tools/chapter_rules.py

A page says which rules are its own, `<!-- rules: BASE-030…033, BASE-100 -->`; everything between that line
and `<!-- end of rules -->` is written here.
"""

import re
from pathlib import Path

from longroad.rulebook import catalogue, read_folder

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs/chapters"
PART = re.compile(r"(<!-- rules: (.+?) -->\n)(.*?)(<!-- end of rules -->)", re.DOTALL)


def pages() -> list[Path]:
    return sorted(PAGES.glob("*.md"))


def wanted(text: str) -> list[str]:
    """The IDs a page names; `BASE-030…033` are all from the one to the other, as they stand in the book."""
    found: list[str] = []
    for part in PART.finditer(text):
        for words in part[2].split(","):
            first, dots, last = words.strip().partition("…")
            found += run(first, last) if dots else [first]
    unknown = [id for id in found if id not in catalogue()]
    if unknown:
        raise ValueError(f"the catalogue has no {', '.join(unknown)}")
    return found


def run(first: str, last: str) -> list[str]:
    ids = list(catalogue())
    end = last if last in catalogue() else first[: first.rindex("-") + 1] + last
    return ids[ids.index(first) : ids.index(end) + 1]


def filled(text: str) -> str:
    """The page with the rules as the catalogue has them now."""
    rules = {rule.id: rule for rule in read_folder(ROOT / "rules")}

    def entries(part: re.Match[str]) -> str:
        lines = [f"- **{id}** {said(rules[id].text)}\n" for id in wanted(part[0])]
        return f"{part[1]}\n{''.join(lines)}\n{part[4]}"

    return PART.sub(entries, text)


def said(text: str) -> str:
    """An entry without the heading in the rulebook."""
    return re.sub(r"^\*\([^)]*\)\* ", "", text)


if __name__ == "__main__":
    for path in pages():
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{len(pages())} pages are written")
