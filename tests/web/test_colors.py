"""The colors of the players go by one name everywhere, and the sixth has one paint: in the engine, terminal,
browser, texts and docs.
"""

from __future__ import annotations

import re
from pathlib import Path

from longroad.cli import look
from longroad.cli.isle import chart
from longroad.isle.maps.format import COLORS, FORMER_COLORS, NEUTRALS
from longroad.texts import codes, languages

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web/src"
NAMES = set(COLORS)


def words_in(list_of_words: str) -> list[str]:
    return re.findall(r'"(\w+)"', list_of_words)


def test_there_are_six_colors_and_no_former_one_among_them() -> None:
    assert len(NAMES) == 6
    assert not NAMES & FORMER_COLORS.keys()
    assert set(FORMER_COLORS.values()) <= NAMES


def test_the_terminal_paints_the_colors_of_the_engine() -> None:
    assert look.PAINTS.keys() == NAMES
    assert chart.PLAYERS.keys() == NAMES | set(NEUTRALS)


def test_the_browser_paints_the_colors_of_the_engine() -> None:
    settings = (WEB / "state/settings.svelte.ts").read_text(encoding="utf-8")
    found = re.search(r"COLORS = (\[.*?\])", settings)
    assert found and words_in(found[1]) == COLORS
    emblems = (WEB / "lib/emblems.ts").read_text(encoding="utf-8")
    assert re.findall(r'^  (\w+): "M', emblems, re.MULTILINE) == COLORS
    tokens = (WEB / "lib/tokens.css").read_text(encoding="utf-8")
    assert [c for c in re.findall(r"^  --(\w+)-emblem:", tokens, re.MULTILINE) if c in NAMES] == COLORS


def test_every_language_has_a_word_for_every_color() -> None:
    for language in languages():
        said = {code.removeprefix("word-") for code in codes(language)}
        assert said >= NAMES, language
        assert not said & FORMER_COLORS.keys(), language


def test_the_docs_name_the_colors_of_the_engine() -> None:
    maps = (ROOT / "docs/maps.md").read_text(encoding="utf-8")
    assert f"left out: {', '.join(COLORS)} |" in maps


def test_the_sixth_color_has_one_paint() -> None:
    sixth = COLORS[5]
    tokens = (WEB / "lib/tokens.css").read_text(encoding="utf-8")
    paints = set(re.findall(rf"^\s*--{sixth}: (#\w+);", tokens, re.MULTILINE))
    paints |= {look.PAINTS[sixth].bright, look.PAINTS[sixth].ink, chart.PLAYERS[sixth]}
    assert paints == {"#a277b7"}
