"""How far chapters are scattered: the files outside its own that mention a chapter, which is what it costs.

python -m tools.scatter            every chapter of the expansions, the dearest first
python -m tools.scatter WORD       the files that mention this one

Counted are words in contents and names of hand-written sources, without tests, docs and generated files. A
longer name that a chapter declares is another thing: the merchant fleet and the merchant guild are none.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from longroad.isle.catalogue import BY_NAME

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("src", "web/src")
CHAPTERS = ("src/longroad/isle/knights", "src/longroad/isle/seafarers", "src/longroad/isle/traders")
# Rules and maps that players read, records that tests replay, and what a tool has written.
LEFT_OUT = ("testing.", ".test.", "/fixtures/", "/wire/", "src/longroad/rulebook/pages/", ".json")


def sources() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", *SOURCES], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [Path(line) for line in listed.stdout.splitlines() if not any(part in line for part in LEFT_OUT)]


def chapters() -> list[Path]:
    """The engine files of expansions; a folder's own name says too little."""
    found = [path for folder in CHAPTERS for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path.relative_to(ROOT) for path in found if path.stem != "__init__"]


def longer_names(word: str) -> list[str]:
    """Names that chapters declare for cards, stages and the like, of which this word is only a part."""
    names = {name for book in BY_NAME.values() for called in book({}).operands().values() for name in called}
    return [
        re.escape(name).replace(r"\ ", "[ _-]?")
        for name in sorted(names)
        if re.search(rf"\b{word}\b", name) and " " in name
    ]


def word_of(chapter: Path) -> str:
    """What to look for: `wonders.py` is about a wonder."""
    return chapter.stem.removesuffix("s").replace("_", "[ _-]?")


def mentions(word: str, paths: Iterable[Path], own: Path | None = None) -> list[Path]:
    wanted = re.compile(word, re.IGNORECASE)
    others = re.compile("|".join(longer_names(word)) or "(?!)", re.IGNORECASE)

    def mentions_it(path: Path) -> bool:
        text = (ROOT / path).read_text(errors="ignore")
        return any(wanted.search(others.sub("", said)) for said in (path.name, text))

    return [path for path in paths if path != own and mentions_it(path)]


def main() -> None:
    paths = sources()
    if len(sys.argv) > 1:
        word = sys.argv[1]
        own = next((chapter for chapter in chapters() if chapter.stem == word), None)
        for path in mentions(word if own is None else word_of(own), paths, own):
            print(path)
        return
    counted = [(len(mentions(word_of(chapter), paths, chapter)), chapter) for chapter in chapters()]
    for count, chapter in sorted(counted, key=lambda found: (-found[0], found[1])):
        print(f"{count:4}  {chapter.relative_to('src/longroad/isle')}")


if __name__ == "__main__":
    main()
