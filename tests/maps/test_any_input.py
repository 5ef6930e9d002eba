"""Whatever is given to load_map: a map that can be played on, or BadMap with one sentence."""

import json
import tomllib
from importlib import resources
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longroad.core.dealer import Dealer
from longroad.errors import BadMap
from longroad.isle.maps.format import KEYS
from longroad.isle.maps.reading import drawn_map, load_map
from longroad.isle.maps.set_up import BOARDS, HARBORS, resolve

pytestmark = pytest.mark.both_builds

TEXTS = {
    name: resources.files("longroad.isle.scenarios").joinpath(name + ".toml").read_text(encoding="utf-8")
    for name in (
        "base",
        "beginner",
        "new_shores_3",
        "oceania_3",
        "forgotten_tribe",
        "pirate_islands",
        "new_world",
    )
}
TABLES: dict[str, dict[str, Any]] = {name: tomllib.loads(text) for name, text in TEXTS.items()}

words = st.sampled_from(
    [
        "A1",
        "C3",
        "C3.N",
        "E2.N",
        "A1/NW",
        "B4/NE any",
        "A1/NW ?",
        "settlement C3.N pays",
        "road C3/NE",
        "city B2.S",
    ]
    + [
        "any",
        "ore",
        "forest",
        "sea",
        "desert",
        "gold",
        "red",
        "blue",
        "neutral1",
        "3",
        "4",
        "neutral",
        "nowhere",
        "rim",
        "~1",
        "home",
        "12",
        "hexes",
        "terrain",
        "numbers",
        "reds_apart",
        "favored",
        "barred",
        "ship A1/NW",
    ]
)
simple = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(0, 13)
    | st.floats()
    | st.text(max_size=12)
    | words
)
things = st.recursive(
    simple,
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(st.text(max_size=6) | words | st.integers(), inner, max_size=5)
    ),
    max_leaves=12,
)
cells = st.sampled_from(
    ["_   ", "f5  ", "h8  ", "p6  ", "d   ", "~   ", "*9  ", "?   ", "L   ", "S   ", "    ", "m   ", "m-  "]
)
drawings = st.lists(
    st.tuples(st.sampled_from(["", "  ", "    "]), st.lists(cells, max_size=7)).map(
        lambda t: t[0] + "".join(t[1])
    ),
    max_size=7,
)


def check(source: Any) -> None:
    try:
        file = load_map(source)
    except BadMap as refusal:
        assert "\n" not in str(refusal) and 10 < len(str(refusal)) < 400
        str(refusal).encode()  # can be shown
        return
    for board in BOARDS:
        for harbors in HARBORS:
            try:
                m = resolve(file, Dealer(1), board, harbors)
            except BadMap:
                continue
            table = m.as_dict()
            assert drawn_map(json.loads(json.dumps(table))).as_dict() == table


@given(st.binary() | st.text() | st.text().map(lambda text: "{" + text))
def test_any_bytes_and_texts(source: bytes | str) -> None:
    check(source)


@given(st.dictionaries(st.sampled_from(KEYS) | st.text() | st.integers(), things) | things)
def test_any_table(table: Any) -> None:
    check(table)
    with pytest.raises(BadMap):
        drawn_map(table)


@given(things.map(lambda value: json.dumps(value)))
def test_any_json(text: str) -> None:
    check(text)


@settings(max_examples=300)
@given(
    st.sampled_from(sorted(TABLES)),
    st.dictionaries(st.sampled_from(KEYS), things | drawings, min_size=1, max_size=3),
)
def test_a_map_with_some_values_replaced(name: str, values: dict[str, Any]) -> None:
    check({**TABLES[name], **values})


@settings(max_examples=300)
@given(st.sampled_from(sorted(TEXTS)), st.integers(0, 900), st.integers(0, 6), st.text(max_size=4) | words)
def test_a_file_with_a_typing_error(name: str, at: int, gone: int, typed: str) -> None:
    text = TEXTS[name]
    check(text[:at] + typed + text[at + gone :])


@settings(max_examples=300)
@given(drawings, st.lists(st.integers(2, 12), max_size=20), st.booleans(), st.data())
def test_any_drawing(drawing: list[str], numbers: list[int], in_order: bool, data: st.DataObject) -> None:
    open_cells = "".join(drawing).count("_")
    dealt = data.draw(
        st.lists(
            st.sampled_from(["hills", "desert", "sea", "gold"]), min_size=open_cells, max_size=open_cells
        )
    )
    check(
        {
            "format": "longroad-map/1",
            "name": "Any",
            "seats": [2],
            "map": drawing,
            "terrain_pool": {terrain: dealt.count(terrain) for terrain in dealt},
            "number_sequence" if in_order else "number_pool": numbers,
            "robber": "nowhere",
        }
    )
