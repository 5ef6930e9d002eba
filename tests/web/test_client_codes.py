"""The client for browsers knows events by the legend, not by their codes."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2] / "web/src"
OWN = ROOT / "isle/knights"  # what the barbarians do is shown there alone
WORDS = {"no-deal", "no-winner"}  # a role, and the end of a game without events


def test_no_code_of_an_event_stands_outside_the_panel_of_its_chapter() -> None:
    codes = {code for code in json.loads((ROOT / "net/legend.json").read_text("utf-8"))["events"]}
    telling = {code for code in codes if "-" in code} - WORDS  # the others are words for much else
    assert len(telling) > 60
    sources = [path for end in ("ts", "svelte") for path in ROOT.rglob(f"*.{end}")]
    found = [
        (str(path.relative_to(ROOT)), code)
        for path in sources
        if OWN not in path.parents and not path.name.endswith((".test.ts", "testing.ts"))
        for code in telling
        if code in path.read_text(encoding="utf-8")
    ]
    assert found == []


def test_the_common_part_imports_nothing_of_a_family() -> None:
    """Families are found by their folders."""
    sources = [path for end in ("ts", "svelte") for path in ROOT.rglob(f"*.{end}")]
    common = [path for path in sources if "isle" not in path.relative_to(ROOT).parts]
    tests = (".test.ts", "testing.ts")
    found = [
        str(path.relative_to(ROOT))
        for path in common
        if not path.name.endswith(tests) and re.search(r'from "[./]+/isle/', path.read_text("utf-8"))
    ]
    assert len(common) > 100 and found == []
