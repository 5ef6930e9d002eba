"""`longroad serve` whose tables have the same names and dice every time, for tests in a browser.

LONGROAD_LUCK is any text: with another one, other games are played.
"""

from __future__ import annotations

import hashlib
import os
from functools import partial
from itertools import count

from longroad.cli.main import main
from longroad.server import serve
from longroad.server.tables import Chance, Tables

LUCK = os.environ.get("LONGROAD_LUCK", "")


def drawn(what: str, numbers: count[int]) -> bytes:
    return hashlib.sha256(f"{LUCK} {what} {next(numbers)}".encode()).digest()


if __name__ == "__main__":
    games, dice = count(), count()
    chance = Chance(
        game_id=lambda: drawn("game", games).hex()[:12],
        dice=lambda: drawn("dice", dice),
    )
    vars(serve)["Tables"] = partial(Tables, chance=chance)
    main()
