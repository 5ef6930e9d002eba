"""Starting a game: from a spec, a seed and, if one likes, a map of one's own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from longroad.core.dealer import Dealer
from longroad.core.frames import BOARD
from longroad.errors import BadSpec
from longroad.isle.catalogue import BOARD_MAPS, MODULES, chapter_names, make_book
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import COLORS
from longroad.isle.maps.reading import load_map
from longroad.isle.maps.set_up import resolve
from longroad.isle.maps.shipped import scenario
from longroad.isle.maps.value import Map
from longroad.isle.phrasebook import IsleBook, IsleChapter
from longroad.isle.table import Table, new_table
from longroad.spec import Spec, own_map


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
    """The board of a game, dealt as its options say."""
    options = ruleset.chosen()
    board = options.get("board", "fixed")
    if map is None:
        file = scenario(own_map(ruleset))
    else:
        file = map if isinstance(map, MapFile) else load_map(map)
        if file.drawn and not file.shuffles:
            board = "fixed"  # it is as it shall be: SEA-206
    if board in BOARD_MAPS:
        board = "fixed"
    return resolve(file, dealer, board, options.get("harbors", "fixed"), options.get("islets", "shuffled"))


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
