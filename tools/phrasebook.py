"""Writes docs/phrasebook.md: every question the game asks its chapters, and which of them answer.

python tools/phrasebook.py
"""

import ast
import re
from pathlib import Path

from longroad.core.chapter import Chapter
from longroad.isle.catalogue import BY_NAME, MODULES, PAIRINGS, SCENARIOS
from longroad.isle.phrasebook import IsleChapter

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/phrasebook.md"
MOOD = re.compile(r"^    # -- (\w[\w ]*): (.+?) -+$", re.MULTILINE)

HEAD = """\
# Phrasebook

Every question the island game asks its chapters, by mood: the mood says how the answers of several chapters
are put together. The questions are methods of `IsleChapter` in
[`isle/phrasebook.py`](../src/longroad/isle/phrasebook.py) and of `Chapter` in
[`core/chapter.py`](../src/longroad/core/chapter.py), silent until a chapter overrides them. `s` is the
state, `p` a seat. [The architecture](architecture.md#the-phrasebook) says how to use them.

This page is generated: `python tools/phrasebook.py` writes it.
"""

DECLARED = """
## declared: what a chapter says about itself, once

| question | meaning | answered by |
| --- | --- | --- |
"""


def chapters() -> list[IsleChapter]:
    """All there are, in book order."""
    names = [name for scenario in SCENARIOS.values() for name in scenario.chapters]
    names += [name for module in MODULES.values() for name in module.chapters]
    names += [*PAIRINGS.values(), "open trade", "strict order"]
    return [BY_NAME[name]({}) for name in dict.fromkeys(names)]


def questions(source: str, name: str) -> list[ast.FunctionDef]:
    """The methods of a class that chapters override, in the order of the file."""
    kind = next(n for n in ast.parse(source).body if isinstance(n, ast.ClassDef) and n.name == name)
    return [n for n in kind.body if isinstance(n, ast.FunctionDef) and n.name != "__init__"]


def line(question: ast.FunctionDef, base: type, everybody: list[IsleChapter]) -> str:
    arguments = ", ".join(argument.arg for argument in question.args.args[1:])
    silent = getattr(base, question.name)
    who = [c.name for c in everybody if getattr(type(c), question.name) is not silent]
    said = " ".join((ast.get_docstring(question) or "").split())
    return f"| `{question.name}({arguments})` | {said} | {', '.join(who) or '–'} |\n"


def tables(base: type, source: str, name: str, but: set[str]) -> tuple[str, str]:
    """What a class asks: the tables by mood, and the lines of what comes before them and is declared once."""
    everybody = chapters()
    moods = [(source.count("\n", 0, m.start()) + 1, m[1], m[2]) for m in MOOD.finditer(source)]
    asked = [q for q in questions(source, name) if q.name not in but]
    text = ""
    for k, (start, mood, meaning) in enumerate(moods):
        end = moods[k + 1][0] if k + 1 < len(moods) else len(source)
        text += f"\n## {mood}: {meaning}\n\n| question | meaning | answered by |\n| --- | --- | --- |\n"
        text += "".join(line(q, base, everybody) for q in asked if start < q.lineno < end)
    return text, "".join(line(q, base, everybody) for q in asked if q.lineno < moods[0][0])


def page() -> str:
    """The whole page."""
    isle = (ROOT / "src/longroad/isle/phrasebook.py").read_text(encoding="utf-8")
    core = (ROOT / "src/longroad/core/chapter.py").read_text(encoding="utf-8")
    own, declared = tables(IsleChapter, isle, "IsleChapter", set())
    common, of_all = tables(Chapter, core, "Chapter", {q.name for q in questions(isle, "IsleChapter")})
    return HEAD + own + common + DECLARED + declared + of_all


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)} is written")
