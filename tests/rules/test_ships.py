"""Ships: building and moving them, and routes of roads and ships (SEA-001 … SEA-031)."""

from tests.proofs import rule
from tests.table import GameTable, table

SHIP = "hand 1 lumber 1 wool"

# Two islands and the sea between; `home` is not marked, so everybody may found anywhere.
SEA = [
    "  ~   ~   ~   ~",
    "~   f6  ~   g9  ~",
    "  h8  p5  ~   m10",
    "~   ~   ~   ~   ~",
]


def sea(**owners: str) -> GameTable:
    return table("isle:new_shores;3", drawing=SEA, seats=[3], pirate="A1").given(**owners).turn("red")


@rule("SEA-002")
def test_a_ship_costs_a_lumber_and_a_wool() -> None:
    t = sea(red=f"settlement B2.NE, {SHIP}").do("build ship B2/E")
    assert t.piece("B2/E") == "red ship"
    assert t.hand("red") == "nothing"
    assert t.left("red", "ships") == 14
