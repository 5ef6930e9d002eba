"""Starting a game: from a spec, a seed and, if one likes, a map of one's own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from longroad.core.dealer import Dealer
from longroad.core.frames import BOARD
from longroad.errors import BadSpec
from longroad.isle.catalogue import BOARD_MAPS, MODULES, chapter_names, make_book
from longroad.isle.maps import COLORS, Map, MapFile, load_map, scenario, scenario_names
from longroad.isle.phrasebook import IsleBook, IsleChapter
from longroad.isle.set_up import resolve
from longroad.isle.table import Table, new_table
from longroad.spec import Spec


def new_game(
    spec: str | Spec,
    seed: int = 0,
    map: MapFile | Map | Path | str | dict[str, Any] | None = None,
    house_rules: list[IsleChapter] | None = None,
) -> Table:
    """A game at its first question. The seed deals the board; a map given is filled where it is open.

    >>> new_game("isle:base;4", seed=7).to_act  # who begins is rolled for: nature is asked first
    -1
    """
    return new_table(*prepare(spec, seed, map, house_rules))


def prepare(
    spec: str | Spec,
    seed: int = 0,
    map: MapFile | Map | Path | str | dict[str, Any] | None = None,
    house_rules: list[IsleChapter] | None = None,
) -> tuple[IsleBook, Map]:
    """The book and the board of a game."""
    ruleset = spec if isinstance(spec, Spec) else Spec.parse(spec)
    board = map if isinstance(map, Map) else deal_map(ruleset, Dealer(seed, BOARD), map)
    if ruleset.seats not in board.seats:
        raise BadSpec(
            f"{board.name} is for {' or '.join(str(n) for n in board.seats)} players, not {ruleset.seats}."
        )
    names = owner_names(ruleset, board)
    if house_rules:
        return bind(ruleset, names, house_rules), board
    return book_of(ruleset, names), board


def deal_map(ruleset: Spec, dealer: Dealer, map: MapFile | Path | str | dict[str, Any] | None) -> Map:
    options = ruleset.chosen()
    if map is None:
        file = scenario(BOARD_MAPS.get(options.get("board", ""), map_name(ruleset)))
    else:
        file = map if isinstance(map, MapFile) else load_map(map)
    board = options.get("board", "spread")
    numbers = "random" if board in BOARD_MAPS or board in ("fixed", "variable") else board
    return resolve(file, dealer, numbers, "fixed" if options.get("harbors") != "shuffled" else "shuffled")


def map_name(ruleset: Spec) -> str:
    """The map of a scenario; some have one for three players, who lend it to two, and one for four."""
    name = f"{ruleset.scenario}_{max(ruleset.seats, 3)}"
    if ruleset.chosen().get("printing") == "older" and f"{name}_older" in scenario_names():
        return f"{name}_older"
    return name if name in scenario_names() else ruleset.scenario


def owner_names(ruleset: Spec, board: Map) -> tuple[str, ...]:
    """The colors of the seats and, in the game for two, of the two neutral players (BASE-200)."""
    names = list(board.colors_for(ruleset.seats))
    neutrals = sum(MODULES[name].neutrals for name in ruleset.modules)
    return (*names, *[color for color in COLORS if color not in names][:neutrals])


def house_rules_of(game: Table) -> str:
    """The names of the chapters that are not the ruleset's own."""
    ruleset = Spec.parse(game.spec)
    own = chapter_names(ruleset.scenario, list(ruleset.modules), dict(ruleset.chosen()))
    return ", ".join(chapter.name for chapter in game.book.chapters[len(own) :])


@lru_cache(maxsize=256)
def book_of(ruleset: Spec, names: tuple[str, ...]) -> IsleBook:
    """Books never change, so games of one ruleset share one."""
    return bind(ruleset, names, [])


def bind(ruleset: Spec, names: tuple[str, ...], house_rules: list[IsleChapter]) -> IsleBook:
    return make_book(
        str(ruleset),
        ruleset.scenario,
        list(ruleset.modules),
        ruleset.seats,
        dict(ruleset.chosen()),
        names,
        house_rules,
    )
