"""What clients and server know of a game they know by the legend, not by the words of the engine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from longroad import legend as told
from longroad.isle.catalogue import BY_NAME
from longroad.isle.family import FAMILY
from longroad.isle.terrain import TERRAIN_KINDS

ROOT = Path(__file__).parents[2] / "web/src"
PYTHON = Path(__file__).parents[2] / "src/longroad"
ISLE = "isle"  # the screen of the family, in the browser as at a terminal
QUOTED = re.compile(r"\"([^\"\\\n]*)\"|'([^'\\\n]*)'|`([^`$\\\n]*)`")
KEY = re.compile(r"(?:^\s*|[{,] )([a-z]+): ")  # of an object
COMMENT = re.compile(r"^\s*(/?\*|//|#)|<!--")
COMPARED = re.compile(r"(?<!\btab )[!=]== \"|Set\(|includes\(|^(export )?const [A-Z_]+ = \"")
NOT_TOLD_APART = re.compile(  # how something looks, or is found
    r"\b(class|data-verb|name)=\"[^\"]*\"|\b(icon|key): \"[^\"]*\"|class:\w+"
)
OTHERS = (".test.ts", "testing.ts", "wire.ts")

# What the protocol tells in every ruleset is the same word as an engine's here and there.
ROLES = {
    word
    for kind in (
        told.Topic,
        told.Role,
        told.PromptRole,
        told.VerbRole,
        told.Tone,
        told.PieceRole,
        told.CounterRole,
    )
    for word in get_args(kind)
}
ANSWERS = {"accepted", "declined", "countered"}  # of an offer in a picture
ENDS = {"won", "no-winner"}  # of a table
KNOWN = ROLES | ANSWERS | ENDS

# Words that a file may say, and why.
ALLOWED = {
    "web/src/state/log.ts": {"offered"},  # news of the server: a link for another device
    "web/src/screens/report/numbers.ts": {"rolled"},  # a column of a table to download
    "web/src/screens/report/Details.svelte": {"resources"},  # a tab, as its text is called
    "cli/isle/ground.py": {*TERRAIN_KINDS},  # the colors of the terminal, the one list
    "cli/isle/chart.py": {"robber", "pirate", "ship", "city"},  # of map files, which have no legend
    "cli/isle/help.py": {"city", "ore"},  # an argument of a text, and an example of a harbor
    "cli/isle/panel.py": {"strength", "progress"},  # columns, as their texts are called
    "cli/isle/knights.py": {"metropolis"},  # what is told of a piece, and the word for it
    "cli/isle/places.py": {"place-harbor"},  # a text of the terminal; a question has the same name
    "cli/isle/asking.py": {"metropolis"},  # what is told of a piece
    "cli/isle/pieces.py": {"metropolis"},  # what is told of a piece
    # The check of the dice trusts no server, so what a throw can show stands there again: see docs/dice.md.
    "server/pages/fair.js": {"rolled", "threw", "ship", "science", "politics"},
}


def legend() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((ROOT / "net/legend.json").read_text("utf-8"))
    return found


def purposes() -> set[str]:
    """The questions of all chapters, by their texts."""
    files = (PYTHON / "texts/en").glob("*.ftl")
    return {code for path in files for code in re.findall(r"^ask-([\w-]+) =", path.read_text("utf-8"), re.M)}


def words() -> set[str]:
    """All that chapters name, but for what the protocol names as well."""
    facts = legend()
    parts = ("events", "pieces", "counters", "decks", "tracks", "verbs", "hands", "terrains")
    found = {name for part in parts for name in facts[part]} | {code for code in purposes() if "-" in code}
    found |= {card for deck in facts["decks"].values() for card in deck}
    found |= {kind["card"] for kind in facts["terrains"].values()}
    found |= {start for verb in facts["verbs"] if " " in (start := verb.partition("{")[0].strip())}
    return found - KNOWN - {""}


def sources() -> Iterator[Path]:
    """Everything of the browser client that is neither a test nor generated."""
    for end in ("ts", "svelte"):
        yield from (p for p in ROOT.rglob(f"*.{end}") if not p.name.endswith(OTHERS))


def programs() -> Iterator[Path]:
    """Server and terminal, with the pages of the server."""
    for part in ("server", "cli", "client"):
        yield from (path for end in ("py", "js") for path in (PYTHON / part).rglob(f"*.{end}"))


def called(path: Path) -> str:
    return path.relative_to(PYTHON if path.is_relative_to(PYTHON) else ROOT.parents[1]).as_posix()


def lines(path: Path) -> Iterator[str]:
    for line in path.read_text("utf-8").splitlines():
        if not COMMENT.search(line):
            yield NOT_TOLD_APART.sub("", line).strip()


def strings(path: Path) -> Iterator[tuple[str, str]]:
    """Every string of a source with the line it is in."""
    for line in lines(path):
        yield from ((next(filter(None, found), ""), line) for found in QUOTED.findall(line))


def said(known: set[str], paths: Iterator[Path]) -> list[tuple[str, str]]:
    """Where these words are said, but for places that may."""
    found = []
    for path in paths:
        left = known - ALLOWED.get(called(path), set())
        found += [(called(path), line) for string, line in strings(path) if string in left]
    return found


def test_no_word_of_the_engine_is_known_to_clients_and_server() -> None:
    """Neither of what happens or is asked nor of things, cards and land: what is told apart has a role."""
    known = words()
    assert len(known) > 250 and {"robber", "sea", "wool", "offers left", "buy card", "resources"} <= known
    paths = [*sources(), *programs()]
    assert len(paths) > 350
    assert said(known, iter(paths)) == []


def test_no_list_is_kept_by_the_engines_words() -> None:
    """An object with their names is a list, too; only files are named after them."""
    facts = legend()
    known = {name for part in ("pieces", "terrains", "tracks", "hands") for name in facts[part]} - KNOWN
    known |= {kind["card"] for kind in facts["terrains"].values()} - {""}
    known -= {*told.EventEntry.__struct_fields__}
    icons = ROOT / "lib/icons.ts"  # named by the engine, not after it
    paths = [
        *(path for path in sources() if path.suffix == ".ts" and path != icons),
        PYTHON / "server/pages/fair.js",
    ]
    found = [(called(path), line) for path in paths for line in lines(path) if set(KEY.findall(line)) & known]
    assert found == []


def test_places_that_may_say_a_word_still_do() -> None:
    known = words()
    for path in (*sources(), *programs()):
        allowed = ALLOWED.get(called(path), set())
        there = {string for string, _ in strings(path)}
        assert allowed <= there & known, called(path)
    assert {*ALLOWED} <= {called(path) for path in (*sources(), *programs())}


def test_roles_are_no_names_of_things() -> None:
    """Else a client could compare names, and nobody would see it."""
    facts = legend()
    named = {name for part in ("pieces", "counters", "terrains", "hands") for name in facts[part]}
    assert named & ROLES == set()


def test_the_common_part_of_the_browser_compares_nothing_with_a_name_of_a_family() -> None:
    """Neither modules nor scenarios."""
    names = {"bank", *FAMILY.scenarios, *FAMILY.modules}
    common = (path for path in sources() if ISLE not in path.relative_to(ROOT).parts)
    assert "two_players" in names
    assert [hit for hit in said(names, common) if COMPARED.search(hit[1])] == []


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


def test_verbs_are_never_taken_apart() -> None:
    """The legend says what their operands are, and the words between them."""
    template = re.compile(r"\{\w*\}")
    surgery = re.compile(
        r"(\bverb|\bVERB|\.words)\.(replace|includes|split|startsWith|endsWith|match|slice)\("
    )
    cut = re.compile(r"(\bverb|\.words)\.(replace|split|startswith|partition|remove\w+)\(")
    scripts = [path for path in sources() if path.suffix == ".ts"]
    found = [(called(path), line) for path in sources() for line in lines(path) if surgery.search(line)]
    found += [(called(path), line) for path in scripts for line in lines(path) if r"\{" in line]
    found += [
        (called(path), line) for path in scripts for string, line in strings(path) if template.search(string)
    ]
    assert found == []
    assert [
        line for path in (PYTHON / "server").rglob("*.py") for line in lines(path) if cut.search(line)
    ] == []


def test_every_verb_of_every_chapter_is_in_the_legend_with_its_operands() -> None:
    verbs = {words for chapter in BY_NAME.values() for words in chapter({}).verbs().values()}
    facts = legend()["verbs"]
    assert len(verbs) > 80 and verbs == set(facts)
    for verb, kind in facts.items():
        operands, between = kind.get("operands", []), kind.get("words", [])
        parts = [
            part
            for k in range(len(between))
            for part in (between[k], *(f"{{{one}}}" for one in operands[k : k + 1]))
        ]
        assert " ".join(filter(None, parts)) == (verb if operands else "")
        assert verb.replace(f"{{{''.join(operands[:1])}}} ", "").startswith(kind["act"])
