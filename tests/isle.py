"""Games of the island, typed as such: for tests that look at hands, towns and land."""

from collections.abc import Sequence
from typing import Any

from longroad import game as any_game
from longroad import snapshot
from longroad.core.chapter import Chapter
from longroad.core.state import State
from longroad.isle.state import IsleState
from longroad.spec import Spec


def isle(game: State) -> IsleState:
    assert isinstance(game, IsleState)
    return game


def new_game(
    spec: str | Spec, seed: int = 0, map: Any = None, house_rules: Sequence[Chapter] = ()
) -> IsleState:
    return isle(any_game.new_game(spec, seed, map, house_rules))


def from_bytes(data: bytes, house_rules: Sequence[Chapter] = ()) -> IsleState:
    return isle(snapshot.from_bytes(data, house_rules))
