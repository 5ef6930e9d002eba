"""Starting a game: from a spec, a seed and, if one likes, a map of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from longroad.core.chapter import Chapter
from longroad.core.dealer import Dealer
from longroad.core.frames import BOARD
from longroad.core.state import SetUp, State
from longroad.families import family_of
from longroad.legend import Legend
from longroad.spec import Spec

HouseRules = Sequence[Chapter] | None


def new_game(spec: str | Spec, seed: int = 0, map: Any = None, house_rules: HouseRules = None) -> State:
    """A game at its first question. The seed deals the board; a map given is filled where it is open.

    >>> new_game("isle:base;4", seed=7).to_act  # who begins is rolled for: nature is asked first
    -1
    """
    return open_game(spec, deal(spec, seed, map), house_rules)


def deal(spec: str | Spec, seed: int, given: Any = None) -> SetUp:
    """What is fixed before the first question, from a seed and what the players brought."""
    ruleset = Spec.of(spec)
    return family_of(ruleset).set_up(ruleset, Dealer(seed, BOARD), given)


def read_set_up(spec: str | Spec, facts: dict[str, Any]) -> SetUp:
    """The set-up that was written as these facts; ValueError with a sentence if it is none."""
    return family_of(spec).read_set_up(facts)


def open_game(spec: str | Spec, set_up: SetUp, house_rules: HouseRules = None) -> State:
    """A game at its first question, with what was dealt before."""
    ruleset = Spec.of(spec)
    return family_of(ruleset).open(ruleset, set_up, house_rules or ())


@lru_cache(maxsize=256)
def legend_of(spec: str) -> Legend:
    """What a client has to know about a ruleset; also before there is a game of it."""
    return new_game(spec).legend()


def again(game: State) -> State:
    """The same game at its first question."""
    return open_game(game.spec, game.set_up(), house_rules_of(game))


def rules_number(spec: str | Spec) -> int:
    """The number of the rules that games of this family are played by today."""
    return family_of(spec).rules_number


def house_rules_of(game: State) -> list[Chapter]:
    """The chapters that are not the ruleset's own."""
    ruleset = Spec.parse(game.spec)
    own = family_of(ruleset).chapters_of(ruleset)
    return game.book.chapters[len(own) :]


def called(house_rules: HouseRules) -> str:
    """House rules by their names."""
    return ", ".join(chapter.name for chapter in house_rules or ())
