"""The forgotten tribe: gifts on the coasts of its islets (SEA-141 … SEA-146)."""

import pytest

from longroad.core.packed import NOBODY
from longroad.errors import BadMap
from longroad.isle.development import development
from longroad.isle.hands import RESOURCES
from longroad.isle.seafarers.tribe import gifts
from tests.conformance.flat import differences
from tests.isle import from_bytes, new_game
from tests.proofs import rule
from tests.properties.recount import check_board, check_cards, check_gifts
from tests.properties.walks import walk
from tests.table import CARDS, GameTable, table

SHIP = "hand 1 lumber 1 wool"
CARD = "hand 1 wool 1 grain 1 ore"

# The main island, and two islets of the tribe: B4, where every gift lies, and D5 with one more harbor.
ISLES = [
    "  ~   ~   ~   ~   ~",
    "~   f6  ~   h-  ~   ~",
    "  h8  p5  ~   ~   ~",
    "~   g9  m10 ~   m-  ~",
    "  ~   h4  ~   ~   ~",
]
KEYS: dict[str, object] = {
    "seats": [3],
    "pirate": "A1",
    "robber": "nowhere",
    "points": 13,
    "harbors": ["B4/SW grain", "B4/NE any", "D5/W wool"],
    "marks": {
        "home": ["B2", "C1", "C2", "D2", "D3", "E2"],
        "closed": ["B4", "D5"],
        "point_gifts": ["B4/NW", "B4/SE"],
        "card_gifts": ["B4/W"],
    },
}
SPECS = (
    "isle:forgotten_tribe;3",
    "isle:forgotten_tribe;4",
    "isle:forgotten_tribe;3;board=variable",
    "isle:forgotten_tribe;4;board=variable",
)


def isles(spec: str = "isle:forgotten_tribe;3", **keys: object) -> GameTable:
    return table(spec, None, ISLES, None, **{**KEYS, **keys})


def sailed(**owners: str) -> GameTable:
    """Red has come as far as B4: the next ship takes a gift."""
    mine = "settlement C2.NE, ship C3/NW"
    return isles().given(**{**owners, "red": f"{mine}, {owners.get('red', SHIP)}"}).turn("red")


def gift_places(t: GameTable, kind: str) -> list[str]:
    return [piece.place for piece in t.picture().pieces if piece.kind == f"{kind} gift"]


def harbors(t: GameTable) -> dict[str, str]:
    return {harbor.place: harbor.kind for harbor in t.picture().harbors}


def counter(t: GameTable, who: str, name: str, of: str = "") -> int:
    found = (c for c in t.picture().counters if (c.name, c.owner, c.of) == (name, t.seat(who), of))
    return next((c.value for c in found), 0)


# -- the islets ----------------------------------------------------------------------------------------------


@rule("SEA-141")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_founds_on_the_main_island(seats: int) -> None:
    t = table(f"isle:forgotten_tribe;{seats}").founding("red").do("move robber A4")
    g = t.g
    home = {int(c) for h in g.map.marked("home") for c in g.board.corners_of[h]}
    assert {g.parse(words) & 0xFFFF for words in t.menu()} == home


@rule("SEA-141")
def test_founders_on_the_coast_take_a_road_or_a_ship() -> None:
    t = table("isle:forgotten_tribe;3").founding("red").do("move robber A4", "build settlement C1.N")
    assert t.can("build road C1/NE") and t.can("build ship C1/NE")


@rule("SEA-141")
def test_nobody_settles_on_an_islet() -> None:
    t = sailed(red="ships B4/W B4/NW, hand 1 lumber 1 brick 1 wool 1 grain")
    assert t.why("build settlement B4.NW") == "A rule of this game forbids A3.S."
    assert not any(words.startswith("build settlement") for words in t.menu())


@rule("SEA-141")
@pytest.mark.parametrize(
    "roll", [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (4, 4), (4, 5), (5, 5), (5, 6), (6, 6)]
)
def test_an_islet_yields_nothing(roll: tuple[int, int]) -> None:
    """Not even to a city that can't stand there."""
    t = table("isle:forgotten_tribe;3").given(red="cities A1.N A5.N C8.NE G2.S")
    t.turn("red", before_roll=True).do("roll", f"rolled {roll[0]} {roll[1]}")
    assert t.hand("red") == "nothing"
    assert t.to_act == "red" and t.can("end turn"), "gold gives no choice either"


# -- victory points ------------------------------------------------------------------------------------------


@rule("SEA-142")
def test_eight_points_and_four_cards_lie_on_the_coasts() -> None:
    t = table("isle:forgotten_tribe;4")
    assert len(gift_places(t, "point")) == 8 and len(gift_places(t, "card")) == 4
    assert t.g.map.places.canonical("A6/NE") in gift_places(t, "point")


@rule("SEA-142")
def test_the_first_ship_at_a_victory_point_takes_it() -> None:
    t = sailed(red="ship B4/W, hand 1 lumber 1 wool").do("build ship B4/NW")
    assert t.events == ["red builds a ship on A3/SE.", "red takes the victory point on A3/SE."]
    assert t.public_points("red") == 2 and counter(t, "red", "tribe points") == 1
    assert gift_places(t, "point") == ["B4/SE"]


@rule("SEA-142")
def test_a_ship_that_is_moved_there_takes_it_too() -> None:
    t = sailed(red="ships B4/W C3/W").do("move ship C3/W", "sail to B4/NW")
    assert t.public_points("red") == 2


@rule("SEA-142")
def test_a_point_that_was_taken_is_not_replaced() -> None:
    t = sailed(red="ship B4/W, hand 1 lumber 1 wool").do("build ship B4/NW")
    t.turn("red").do("move ship B4/NW", "sail to B3/NE").turn("red").do("move ship B3/NE", "sail to B4/NW")
    assert t.public_points("red") == 2
    assert gift_places(t, "point") == ["B4/SE"]


# -- development cards ---------------------------------------------------------------------------------------


@rule("SEA-142")
def test_a_road_takes_no_gift() -> None:
    """On a map of one's own a gift may lie where a road can be built."""
    marks = {"home": ["B2", "C1", "C2", "D2", "D3", "E2"], "closed": ["B4", "D5"], "point_gifts": ["C1/W"]}
    t = isles(marks=marks, harbors=[]).given(red="settlement C1.NW, hand 1 lumber 1 brick").turn("red")
    t.do("build road C1/W")
    assert gift_places(t, "point") == ["C1/W"]
    assert counter(t, "red", "tribe points") == 0


@rule("SEA-143")
def test_the_cards_of_the_tribe_cannot_be_bought() -> None:
    assert table("isle:forgotten_tribe;3").deck == 21
    t = isles().given(red=CARD).turn("red")
    assert t.deck == 24
    t.development.undrawn[0] = 0
    assert t.why("buy card") == "There are no development cards left."


@rule("SEA-143")
@pytest.mark.parametrize("how", [["build ship B4/W"], ["move ship C3/W", "sail to B4/W"]])
def test_the_first_ship_at_a_card_takes_it(how: list[str]) -> None:
    t = sailed(red=f"ship C3/W, {SHIP}").do(*how)
    assert t.to_act == "chance"
    faces = {"knight": 14, "victory point": 5, "road building": 2, "year of plenty": 2, "monopoly": 2}
    assert t.outcomes == {f"drew {face}": n for face, n in faces.items()}
    t.do("drew monopoly")
    assert t.cards("red") == "monopoly" and t.deck == 24
    assert gift_places(t, "card") == []


@rule("SEA-143")
def test_a_card_that_was_taken_can_be_played_from_the_next_turn_on() -> None:
    t = sailed().do("build ship B4/W", "drew knight")
    assert not t.can("play knight")
    t.do("end turn", "roll", "rolled 1 1", "end turn", "roll", "rolled 1 1", "end turn")
    assert t.on_turn == "red" and t.can("play knight")


@rule("SEA-143")
def test_others_do_not_know_which_card_was_taken() -> None:
    one, other = (sailed().do("build ship B4/W", f"drew {face}") for face in ("knight", "victory point"))
    for who in ("blue", "white"):
        assert one.knows(who) == other.knows(who)
        assert one.picture(who) == other.picture(who)
        assert one.says(who) == other.says(who) == ["red draws a card."]
    assert one.knows("red") != other.knows("red")
    found = {next(iter(one.guessed_by("blue", seed).cards("red"))) for seed in range(40)}
    assert len(found) == 5, "it could be any"


@rule("SEA-143")
def test_nobody_knows_a_card_that_still_lies_there() -> None:
    g = sailed(red=CARD).do("buy card").g
    assert sum(development(g).deck) == 25 and len(g.outcomes()) == 5


# -- harbors -------------------------------------------------------------------------------------------------


@rule("SEA-144")
def test_six_shuffled_harbors_lie_on_the_coasts() -> None:
    kinds = [harbors(table("isle:forgotten_tribe;3", seed)) for seed in range(1, 9)]
    for lying in kinds:
        assert sorted(lying.values()) == sorted(["any", *CARDS[:RESOURCES]])
        assert lying.keys() == kinds[0].keys()
    assert len({tuple(lying.values()) for lying in kinds}) > 4


@rule("SEA-144")
def test_nobody_trades_at_a_harbor_that_is_still_the_tribes() -> None:
    g = new_game("isle:forgotten_tribe;3")
    assert not any(g.land.harbor) and not any(g.land.harbor_at)


@rule("SEA-144")
@pytest.mark.parametrize("how", [["build ship B4/SW"], ["move ship C3/W", "sail to B4/SW"]])
def test_the_first_ship_at_a_harbor_takes_it(how: list[str]) -> None:
    t = sailed(red=f"ship C3/W, {SHIP}")
    assert t.rate("red", "grain") == 4
    t.do(*how)
    assert t.events[1] == "red takes the harbor (grain) on B4/SW."
    assert "B4/SW" not in harbors(t) and len(harbors(t)) == 3


@rule("SEA-144")
def test_a_harbor_is_taken_once() -> None:
    t = sailed().do("build ship B4/SW")
    t.given(red="settlement B2.N").turn("red").do("move ship B4/SW", "sail to B4/W", "drew knight")
    t.turn("red").do("move ship B4/W", "sail to B4/SW")
    assert sorted(harbors(t).values()) == ["any", "grain", "wool"]
    assert t.to_act == "red" and t.can("end turn")


@rule("SEA-145")
def test_a_harbor_is_laid_at_once_at_the_only_town_that_can_have_it() -> None:
    t = sailed(red="settlement C2.S, hand 1 lumber 1 wool 2 grain").do("build ship B4/SW")
    assert t.events[2] == "red lays the harbor (grain) at B3.S."
    (side,) = (side for side, kind in harbors(t).items() if kind == "grain")
    g = t.g
    corner = g.map.places.corner_of("C2.NE")
    assert g.map.places.side_of(side) in g.board.sides_at[corner] and g.land.harbor[corner] == 2 + 3
    assert g.land.is_shore(g.board, g.map.places.side_of(side))
    assert t.rate("red", "grain") == 2 and t.rate("red", "ore") == 4
    t.do("swap grain for ore")
    assert t.hand("red") == "1 ore"


@rule("SEA-145")
def test_a_harbor_for_all_cards_is_worth_three_for_one() -> None:
    t = isles(harbors=["B4/SW any"]).given(red=f"settlement C2.NE, ship C3/NW, {SHIP}").turn("red")
    t.do("build ship B4/SW")
    assert [t.rate("red", card) for card in CARDS[:RESOURCES]] == [3] * 5


@rule("SEA-145")
@pytest.mark.parametrize("place", ["B3.S", "A1.S"])
def test_among_several_towns_the_owner_chooses(place: str) -> None:
    t = sailed(red=f"settlement B2.NW, {SHIP}", blue="settlement E2.S").do("build ship B4/SW")
    assert t.to_act == "red"
    assert t.menu() == ["lay harbor grain at A1.S", "lay harbor grain at B3.S"]
    asked = t.g.asked(0)
    assert asked is not None
    assert (asked.kind, str(asked)) == ("corner", "Choose where to lay your harbor.")
    assert t.why("lay harbor grain at E2.S") == "E2.S is no coastal town of yours without a harbor."
    assert t.why("lay harbor ore at B3.S") == "You have no harbor of that kind to lay."
    assert t.rate("red", "grain") == 4
    t.do(f"lay harbor grain at {place}")
    assert t.g.land.harbor[t.g.map.places.corner_of(place)] == 5
    assert t.rate("red", "grain") == 2
    assert t.can("end turn")


@rule("SEA-145")
def test_a_city_can_have_it_too() -> None:
    t = isles().given(red=f"city C2.NE, ship C3/NW, {SHIP}").turn("red").do("build ship B4/SW")
    assert t.rate("red", "grain") == 2


@rule("SEA-145")
def test_a_town_has_one_harbor_and_a_second_waits_for_another_town() -> None:
    """An inland town does not count."""
    t = sailed(red="settlement D2.N, ships B4/W B4/NW, road C2/SE, hand 2 lumber 2 wool")
    t.do("build ship B4/SW", "build ship B4/NE")
    assert t.rate("red", "grain") == 2 and t.rate("red", "ore") == 4
    assert counter(t, "red", "harbor kept", "any") == 1
    t.do("end turn").given(red="road D3/NE, hand 1 lumber 1 brick 1 wool 1 grain").turn("red")
    assert t.rate("red", "ore") == 4
    t.do("build settlement D3.NE")
    assert t.rate("red", "ore") == 3 and t.rate("red", "grain") == 2
    assert counter(t, "red", "harbor kept", "any") == 0
    assert t.g.land.harbor[t.g.map.places.corner_of("D3.NE")] == 1


@rule("SEA-145")
def test_of_several_harbors_that_wait_the_owner_chooses_one_for_a_new_town() -> None:
    t = sailed(red="ships B4/W B4/NW D4/NE, hand 4 lumber 4 wool 1 brick 1 grain")
    t.do("build ship B4/SW", "build ship B4/NE", "build ship D5/W")
    assert counter(t, "red", "harbor kept", "any") == counter(t, "red", "harbor kept", "wool") == 1
    t.given(red="roads C2/SE D3/NE").do("build settlement D3.NE")
    assert t.menu() == ["lay harbor any at C3.S", "lay harbor wool at C3.S"]
    asked = t.g.asked(0)
    assert asked is not None
    assert (asked.kind, str(asked)) == ("option", "Choose which of your harbors to lay at C3.S.")
    t.do("lay harbor wool at C3.S")
    assert t.rate("red", "wool") == 2 and t.rate("red", "ore") == 4
    assert counter(t, "red", "harbor kept", "any") == 1
    assert t.can("end turn")


@rule("SEA-145")
def test_a_harbor_of_another_player_is_of_no_use() -> None:
    t = sailed(blue="settlement B2.N").do("build ship B4/SW")
    assert t.rate("blue", "grain") == 4


@rule("SEA-145")
@pytest.mark.parametrize(
    "others, quay",
    [
        (["D2/W brick"], "C1/W"),
        (["C1/NW ore"], "C1/SW"),
        (["C1/NW ore", "D2/W brick"], None),  # no shore of its own is left: one is shared
    ],
)
def test_a_harbor_finds_a_shore_beside_others(others: list[str], quay: str | None) -> None:
    """Harbors on the main island are nobody's gift: who settles there has them."""
    t = isles(harbors=["B4/SW grain", *others])
    t.given(red=f"settlement C1.SW, ships C3/NW, {SHIP}", blue="settlement C1.N", white="settlement D2.SW")
    t.given(red="settlement B2.NE, ships B3/NW B3/NE B4/W").turn("red")
    t.do("build ship B4/SW", "lay harbor grain at C1.SW")
    places = t.g.map.places
    (side,) = (side for side, kind in harbors(t).items() if kind == "grain")
    assert side == places.canonical(quay) if quay else side in ("C1/W", "C1/SW")
    assert t.g.land.harbor[places.corner_of("C1.SW")] == 5 and t.rate("red", "grain") == 2
    assert t.rate("blue", "ore") == (2 if "C1/NW ore" in others else 4)
    assert t.g.land.harbor[places.corner_of("C1.N")] == (6 if "C1/NW ore" in others else 0)
    assert t.g.land.harbor[places.corner_of("D2.SW")] == (3 if "D2/W brick" in others else 0)


@rule("SEA-145")
def test_a_harbor_of_the_main_island_is_not_taken_by_a_ship() -> None:
    t = isles(harbors=["C1/NW ore"]).given(red=f"settlement C1.N, {SHIP}").turn("red").do("build ship C1/NW")
    assert harbors(t) == {"B1/SE": "ore"} and t.rate("red", "ore") == 2


# -- the robber ----------------------------------------------------------------------------------------------


@rule("SEA-146")
def test_the_robber_starts_on_a_desert_that_the_first_player_chooses() -> None:
    t = table("isle:forgotten_tribe;3").founding("blue")
    assert t.to_act == "blue"
    assert t.menu() == ["move robber A4", "move robber G1", "move robber G5"]
    t.do("move robber G5")
    assert t.robber == "G5" and t.pirate == "A3"


@rule("SEA-146")
def test_on_a_seven_the_robber_or_the_pirate_moves_and_the_robber_keeps_to_the_main_island() -> None:
    t = table("isle:forgotten_tribe;3").given(robber="G5").turn("red", before_roll=True)
    t.do("roll", "rolled 3 4")
    moves = {words.split()[-1] for words in t.menu() if words.startswith("move robber ")}
    assert moves == {t.g.map.places.hex_name(h) for h in t.g.map.marked("home")}
    assert t.can("move pirate A3") is False and t.can("move pirate B1")
    assert t.why("move robber A4") == "A rule of this game forbids A4."


@rule("SEA-146")
@pytest.mark.parametrize("by_knight", [False, True])
def test_the_robber_never_comes_back_to_where_it_started(by_knight: bool) -> None:
    """On a map with a desert on the main island."""
    drawing = [*ISLES[:4], "  ~   d   ~   ~   ~"]
    t = table("isle:forgotten_tribe;3", None, drawing, None, **{**KEYS, "robber": "E2"})
    t.given(blue="cards knight").turn("red", before_roll=True)
    t.do("roll", "rolled 3 4", "move robber B2", "end turn")
    t.do(*(["play knight"] if by_knight else ["roll", "rolled 3 4"]))
    assert not t.can("move robber E2") and t.can("move robber C1")
    t.do("move robber C1")
    t.turn("white", before_roll=True).do("roll", "rolled 3 4")
    assert not t.can("move robber E2") and t.can("move robber B2")


@rule("SEA-146", "TB-CO-41")
def test_a_robber_is_not_driven_back_to_where_it_started() -> None:
    drawing = [*ISLES[:4], "  ~   d   ~   ~   ~"]
    t = table(
        "isle:forgotten_tribe+two_players;2", None, drawing, None, **{**KEYS, "seats": [2], "robber": "E2"}
    )
    t.turn("red", before_roll=True).do("roll", "rolled 3 4", "move robber B2", "drive robber off")
    assert t.robber == "off the board"


# -- neutral players -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["B4/W", "B4/SW", "B4/NW"])
def test_a_neutral_ship_takes_nothing(side: str) -> None:
    t = isles("isle:forgotten_tribe+two_players;2", seats=[2])
    t.given(white="settlement C2.NE, ships C3/NW B3/NE", red=f"settlement E2.S, {SHIP}").turn("red")
    before = harbors(t), gift_places(t, "point"), gift_places(t, "card"), t.deck
    t.do("build ship E2/SE", f"build ship {side} for white")
    assert t.piece(side) == "white ship"
    assert (harbors(t), gift_places(t, "point"), gift_places(t, "card"), t.deck) == before
    assert t.public_points("white") == 1 and t.can("end turn")


# -- whole games ---------------------------------------------------------------------------------------------


def test_what_is_taken_in_a_copy_still_lies_in_the_game() -> None:
    t = sailed(red=f"settlement B2.NW, ship B4/W, {SHIP}")
    before = from_bytes(t.g.to_bytes())
    for orders in (["build ship B4/SW", "lay harbor grain at B3.S"], ["build ship B4/NW"]):
        after = t.g.copy()
        for words in orders:
            after.do(words)
        assert differences(t.g, before) == []
        assert differences(from_bytes(after.to_bytes()), after) == []
        spare = before.copy()
        after.copy_into(spare)
        assert differences(spare, after) == []


@pytest.mark.parametrize("spec", SPECS)
def test_random_players_play_it_to_the_end(spec: str) -> None:
    g = new_game(spec, 4)
    untouched = tuple(gifts(g).gift)
    left: object = None
    for at, _ in enumerate(walk(g, 4)):
        check_cards(g)
        if left != (now := tuple(gifts(g).gift)) or at % 500 == 0:
            left = now
            check_gifts(g)
            check_board(g)
    assert left != untouched, "gifts were taken, so the checks saw them go"
    assert g.over and (g.winner == NOBODY or g.points(g.winner) >= 13)


@rule("SEA-060", "SEA-142")
def test_thirteen_points_win() -> None:
    ships = "settlement C2.N, ships B1/E A1/SE A1/E"
    t = table("isle:forgotten_tribe;3").given(red=f"{ships}, {SHIP}, 12 points").turn("red")
    assert not t.g.over
    t.do("build ship A1/NE")
    assert t.winner == "red"
    assert t.g.result is not None and t.g.result["reason"] == "points" and t.g.result["points"][0] == 13


@pytest.mark.parametrize(
    "gifts, side",
    [
        ({"card_gifts": ["B4/NW"]}, "B4/NW"),
        ({"card_gifts": ["B4/SW"]}, "B4/SW"),
        ({"point_gifts": ["B4/NE"]}, "B4/NE"),
    ],
)
def test_two_gifts_at_one_side_are_refused(gifts: dict[str, list[str]], side: str) -> None:
    marks = KEYS["marks"]
    assert isinstance(marks, dict)
    with pytest.raises(BadMap) as refusal:
        isles(marks={**marks, **gifts})
    name = isles().g.map.places.canonical(side)
    assert str(refusal.value).endswith(f": two gifts lie at {name}")


def test_more_card_gifts_than_cards_are_refused() -> None:
    sides = [isles().g.map.places.side_name(side) for side in range(26)]
    with pytest.raises(BadMap, match="there are fewer development cards than card_gifts"):
        isles(harbors=[], marks={"card_gifts": sides})
