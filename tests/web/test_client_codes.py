"""What clients and server know of a game they know by the legend, not by the words of the engine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from longroad.isle.catalogue import BY_NAME
from longroad.isle.family import FAMILY

ROOT = Path(__file__).parents[2] / "web/src"
PYTHON = Path(__file__).parents[2] / "src/longroad"
ISLE = "isle"  # the screen of the family, in the browser as at a terminal
QUOTED = re.compile(r"\"([^\"\\\n]*)\"|'([^'\\\n]*)'|`([^`$\\\n]*)`")
COMMENT = re.compile(r"^\s*(/?\*|//|#)|<!--")
COMPARED = re.compile(r"(?<!\btab )[!=]== \"|Set\(|includes\(|^(export )?const [A-Z_]+ = \"")
OTHERS = (".test.ts", "testing.ts", "wire.ts")
ROLES = re.compile(r"\brole\b|\bRole\b|[cC]an\(|\bsay\(|\bwords\(|optionFor\(|told\(|wordsFor\(")


def legend() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((ROOT / "net/legend.json").read_text("utf-8"))
    return found


def purposes() -> set[str]:
    """The questions of all chapters, by their texts."""
    files = (PYTHON / "texts/en").glob("*.ftl")
    return {code for path in files for code in re.findall(r"^ask-([\w-]+) =", path.read_text("utf-8"), re.M)}


def sources() -> Iterator[Path]:
    """Everything of the browser client that is neither a test nor generated."""
    for end in ("ts", "svelte"):
        yield from (p for p in ROOT.rglob(f"*.{end}") if not p.name.endswith(OTHERS))


def strings(path: Path) -> Iterator[tuple[str, str]]:
    """Every string of a source with the line it is in, but for those that ask for a role."""
    for line in path.read_text("utf-8").splitlines():
        if not ROLES.search(line) and not COMMENT.search(line):
            yield from ((next(filter(None, found), ""), line.strip()) for found in QUOTED.findall(line))


def said(words: set[str], paths: Iterator[Path]) -> list[tuple[str, str]]:
    return [(path.name, line) for path in paths for string, line in strings(path) if string in words]


def test_no_code_of_an_event_or_a_question_is_known_to_the_browser() -> None:
    codes = {code for code in legend()["events"] if "-" in code}  # the others are words for much else
    asked = {code for code in purposes() if "-" in code}
    assert len(codes) > 60 and len(asked) > 40
    assert said(codes - {"no-winner"} | asked, sources()) == []  # the end of a game without events


def test_no_verb_is_known_to_the_browser_but_in_the_panel_that_draws_its_buttons() -> None:
    verbs = {words for chapter in BY_NAME.values() for words in chapter({}).verbs().values()}
    starts = {verb.partition("{")[0].strip() for verb in verbs}
    assert len(verbs) > 80
    found = said({w for w in verbs | starts if " " in w}, sources())
    assert [hit for hit in found if "data-verb" not in hit[1]] == []  # a name for tests


def test_the_common_part_of_the_browser_compares_nothing_with_a_name_of_a_family() -> None:
    """Neither sorts of cards, decks and counters nor pieces, modules and scenarios."""
    facts = legend()
    names = {name for part in ("hands", "counters", "pieces", "tracks", "decks") for name in facts[part]}
    names |= {"bank", *FAMILY.scenarios, *FAMILY.modules}
    common = (path for path in sources() if ISLE not in path.relative_to(ROOT).parts)
    assert {"resources", "robber", "two_players"} <= names
    assert [hit for hit in said(names, common) if COMPARED.search(hit[1])] == []


def test_server_and_terminal_know_no_verb_and_no_code() -> None:
    facts = legend()
    words = {verb for verb in facts["verbs"] if " " in verb} | {"resources"}
    words |= {code for code in facts["events"] if "-" in code} | {code for code in purposes() if "-" in code}
    paths = [p for part in ("server", "cli", "client") for p in (PYTHON / part).rglob("*.py")]
    assert len(paths) > 80
    assert said(words - {"no-winner"}, (p for p in paths if ISLE not in p.relative_to(PYTHON).parts)) == []


def test_a_panel_that_a_verb_names_is_there() -> None:
    panels = {kind["panel"] for kind in legend()["verbs"].values() if "panel" in kind}
    assert panels and all((ROOT / "isle" / panel).is_dir() for panel in panels)
    source = (ROOT / "isle/table.svelte.ts").read_text("utf-8")
    assert all(f'"{panel}"' in source for panel in panels)


def test_the_common_part_imports_nothing_of_a_family() -> None:
    """Families are found by their folders."""
    common = [path for path in sources() if "isle" not in path.relative_to(ROOT).parts]
    found = [
        str(path.relative_to(ROOT))
        for path in common
        if re.search(r'from "[./]+/isle/', path.read_text("utf-8"))
    ]
    assert len(common) > 100 and found == []


def test_templates_of_verbs_are_never_taken_apart() -> None:
    """The legend says what the operands of a verb are."""
    assert [path for path in sources() if r"\{" in path.read_text("utf-8")] == []


def test_no_card_is_known_to_the_browser() -> None:
    """Only files are named after them."""
    assert said({"lumber", "brick", "wool", "grain", "ore"}, sources()) == []
