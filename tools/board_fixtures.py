"""Writes web/src/isle/board/fixtures: positions of every ruleset, for the tests of the board and its gallery.

python tools/board_fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from longroad.bots.registry import make_bot
from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE, OVER
from longroad.isle.state import IsleState
from longroad.server.questions import option
from tests.isle import new_game

FOLDER = Path(__file__).resolve().parent.parent / "web/src/isle/board/fixtures"
SEED = 3
ONE_TOKEN = '"tokens": 1'


class Scene(NamedTuple):
    """The first question for this purpose from a round on, when everything named is on the board."""

    name: str
    spec: str
    round: int
    purpose: str = "main"
    seed: int = SEED
    pieces: tuple[str, ...] = ()  # kinds, or facts as JSON writes them


SCENES = [
    Scene("base-founding", "isle:base;4;board=spread", 0, "found", 6),
    Scene("base", "isle:base;4", 10),
    Scene("base-robber", "isle:base;3", 6, "move-robber"),
    Scene("base-road", "isle:base;4", 3, "free-road"),
    Scene("beginner", "isle:base;4;board=beginner", 7),
    Scene("two-players", "isle:base+two_players;2", 7),
    Scene("two-players-sea", "isle:new_shores+two_players;2", 9),
    Scene("new-shores", "isle:new_shores;4", 14),
    Scene("new-shores-pirate", "isle:new_shores;4", 8, "move-either"),
    Scene("four-islands", "isle:four_islands;3", 12),
    Scene("oceania", "isle:oceania;4", 12, "main", 1),
    Scene("desert", "isle:through_the_desert;4", 14),
    Scene("tribe", "isle:forgotten_tribe;4", 9),
    Scene("cloth", "isle:cloth_for_catan;4", 8),
    Scene("new-world", "isle:new_world;4", 14),
    Scene("pirate-islands", "isle:pirate_islands;4", 8, "main", 2, ("warship", ONE_TOKEN, "landing")),
    Scene("wonders", "isle:wonders;4", 6, "main", 1, ("great wall site", "great bridge site", "ship")),
    Scene(
        "knights",
        "isle:base+cities_knights;4",
        8,
        "main",
        1,
        ("metropolis", '"rank": 3', '"tired": true', "merchant"),
    ),
    Scene("knights-lost", "isle:base+cities_knights;3", 3, "lose-city", 1),
    Scene("knights-sea", "isle:new_shores+cities_knights;4", 12, "main", 2, ("metropolis", "wall", "ship")),
    Scene("knights-pirates", "isle:pirate_islands+cities_knights;4", 8, "main", 2, ("warship", ONE_TOKEN)),
]


def play_to(scene: Scene) -> dict[str, Any]:
    """The picture that whoever is asked sees then, and everything they may answer."""
    game = new_game(scene.spec, seed=scene.seed)
    dealer = Dealer(scene.seed)
    bots = [make_bot("greedy", seat) for seat in range(game.seats)]
    menu = Menu()
    while (asked := int(game.asked_seat())) != OVER:
        if asked == CHANCE:
            action = dealer.outcome(game, menu)
        else:
            if meets(game, asked, scene):
                return shown(game, asked, scene)
            action = bots[asked].choose(game.seen_by(asked), asked)
        game.play(asked, action)
    raise SystemExit(f"{scene.name}: the game ended before anybody was asked {scene.purpose}.")


def meets(game: IsleState, seat: int, scene: Scene) -> bool:
    prompt = game.asked(seat)
    assert prompt is not None
    if prompt.purpose != scene.purpose:
        return False
    picture = game.shows(seat)
    there = " ".join(f"{piece.kind} {json.dumps(piece.facts)}" for piece in picture.pieces if piece.place)
    return picture.round >= scene.round and all(piece in there for piece in scene.pieces)


def shown(game: IsleState, seat: int, scene: Scene) -> dict[str, Any]:
    options = [option(game.seen_by(seat), action) for action in game.legal(seat)]
    return {
        "name": scene.name,
        "picture": msgspec.to_builtins(game.shows(seat)),
        "options": [{"words": o.words, "verb": o.verb, "args": o.args} for o in options],
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for scene in SCENES:
        text = json.dumps(play_to(scene), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{scene.name}.json").write_text(text + "\n", encoding="utf-8")
        print(scene.name, f"{len(text) / 1000:.0f} kB", flush=True)


if __name__ == "__main__":
    main()
