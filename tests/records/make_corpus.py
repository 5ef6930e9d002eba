"""Write the fixture records that are missing: `python -m tests.records.make_corpus`.

A record once made stays as it is, and an older rules number gets no new ones: the point of the corpus is that
records made by former versions still replay.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from longroad import Record
from longroad.bots.registry import make_bot
from longroad.isle.catalogue import RULES_NUMBER

CORPUS = Path(__file__).parent / "corpus"

OWN_MAP = """
format = "longroad-map/1"
name = "Over the bar"
seats = [3]
points = 9
island_points = 2
map = \"\"\"
~   f5  h9  ~   ~   *3
  p6  g10 m4  ~   m11 ~
m8  d   f3  ~   ~   p5
  h4  p12 g6  ~   ~   ?
~   f10 m9  ~   ~   ~
\"\"\"
fog_terrain = { gold = 1 }
fog_numbers = [2]
harbors = ["A2/NW any", "B1/W wool", "D3/E ?", "E2/SW any"]
harbor_pool = { grain = 1 }
robber = "desert"
pirate = "rim"

[[shuffle]]
hexes = ["home"]
harbors = true

[limits]
reds_apart = true

[marks]
home = ["A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3", "E2", "E3"]
"""


class Fixture(NamedTuple):
    """A game that shall be in the corpus."""

    spec: str
    seed: int
    bot: str  # chance players find what sensible ones never do
    map: str | None = None

    @property
    def name(self) -> str:
        name = re.sub(r"\W+", "-", self.spec.removeprefix("isle:"))
        return f"{name}-own-map" if self.map else name


GAMES = [
    Fixture("isle:base;4", 1, "greedy"),
    Fixture("isle:base;3", 2, "greedy"),
    Fixture("isle:base;4;board=beginner", 3, "greedy"),
    Fixture("isle:base;3;board=beginner;order=strict", 4, "greedy"),
    Fixture("isle:base;4;board=spiral;first=draw;harbors=shuffled", 5, "greedy"),
    Fixture("isle:base;4;board=random;first=seat;trade=bank", 6, "random"),
    Fixture("isle:base;4;offers=2;rounds=25", 7, "random"),
    Fixture("isle:base+two_players;2", 8, "greedy"),
    Fixture("isle:base+two_players;2;edition=tb", 9, "greedy"),
    Fixture("isle:base+two_players;2;rounds=30;trade=bank", 10, "random"),
    Fixture("isle:new_shores;4;board=variable", 11, "greedy"),
    Fixture("isle:four_islands;3;printing=older", 12, "greedy"),
    Fixture("isle:four_islands+two_players;2", 13, "greedy"),
    Fixture("isle:oceania;4", 14, "greedy"),
    Fixture("isle:oceania;3;board=variable", 15, "greedy", OWN_MAP),
    Fixture("isle:through_the_desert;3", 16, "greedy"),
    Fixture("isle:forgotten_tribe;4", 17, "greedy"),
    Fixture("isle:cloth_for_catan;3", 18, "greedy"),
    Fixture("isle:pirate_islands;4", 19, "greedy"),
    Fixture("isle:pirate_islands;3;rounds=30;trade=bank", 20, "random"),
    Fixture("isle:wonders;3", 25, "greedy"),
    Fixture("isle:new_world;4", 22, "greedy"),
    Fixture("isle:base+cities_knights;4", 26, "greedy"),
    Fixture("isle:base+cities_knights;3;commit=choose;peninsula=harbor", 27, "greedy"),
    Fixture("isle:base+cities_knights;4;board=beginner;rounds=60;trade=bank", 28, "random"),
    Fixture("isle:new_shores+cities_knights;4;thieves=pirate", 29, "greedy"),
    Fixture("isle:forgotten_tribe+cities_knights;3", 30, "greedy"),
    Fixture("isle:pirate_islands+cities_knights;3", 31, "greedy"),
    Fixture("isle:cloth_for_catan+cities_knights;4;rounds=60;trade=bank", 32, "random"),
]


def played(fixture: Fixture) -> Record:
    record = Record.new(fixture.spec, fixture.seed, fixture.map)
    bots = [make_bot(fixture.bot, 100 * fixture.seed + seat) for seat in range(record.game.seats)]
    while True:
        record.deal()
        if record.game.over:
            return record
        seat = record.game.to_act
        record.apply(bots[seat].choose(record.game.seen_by(seat), seat), seat)


def main() -> None:
    folder = CORPUS / f"rules-{RULES_NUMBER}"
    folder.mkdir(parents=True, exist_ok=True)
    for fixture in GAMES:
        path = folder / f"{fixture.name}.record"
        if not path.exists():
            path.write_text(played(fixture).text(), encoding="utf-8")
            print(f"{folder.name}/{path.name}")


if __name__ == "__main__":
    main()
