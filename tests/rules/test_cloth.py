"""Cloth for Catan: villages, lines of ships to them, bolts, and how the game ends (SEA-151 … SEA-161).

        f4  p6  h5  p11 g8              A1  A2  A3  A4  A5
      g3  f12 ~   ~   f3  m9          B1  B2  B3  B4  B5  B6
    g12 ~   ~   *   ~   ~   ~       C1  C2  C3  C4  C5  C6  C7
      ~   d   ~   ~   d   ~           D1  D2  D3  D4  D5  D6
    ~   ~   ~   *   ~   ~   m2      E1  E2  E3  E4  E5  E6  E7
      h9  g2  ~   ~   p11 m4          F1  F2  F3  F4  F5  F6
        p10 f6  m5  g10 h8              G1  G2  G3  G4  G5

A village stands at the upper and the lower end of each islet. Six of them are one ship away from the main
islands: 11 from A3.S by B3/E, 10 from B2.S by C2/E, 4 from B5.S by C5/E, 9 from F2.N by E2/E, 5 from F5.N by
E5/E, 3 from G3.N by F3/E. Between 8 and 6 there is one side, D3/E.
"""

import pytest

from longroad.errors import BadMap, Hidden
from longroad.isle.seafarers.cloth import weavers
from longroad.picture import Fact, Piece
from tests.isle import new_game
from tests.proofs import rule
from tests.table import GameTable, gives, table

SPEC = "isle:cloth_for_catan;3"
SPEC_FOR_TWO = "isle:cloth_for_catan+two_players;2"
SHIP = "hand 1 lumber 1 wool"
TRADER = "settlement B2.S, ship C2/E, villages 10"
SETTLEMENT = "hand 1 lumber 1 brick 1 wool 1 grain"
NUMBERS = [3, 4, 5, 6, 8, 9, 10, 11]  # of the villages, in the order the engine keeps them


@gives("bolts")
def give_bolts(t: GameTable, p: int, words: str) -> None:
    """`bolts 3` out of the common stock, `bolts 5 of 11` out of a village."""
    count, _, village = words.partition(" of ")
    w = weavers(t.g)
    w.held[p] += int(count)
    if village:
        w.left[NUMBERS.index(int(village))] -= int(count)
    else:
        w.stock -= int(count)
    assert min(w.left) >= 0 and w.stock >= 0, "there is not that many bolts"


@gives("villages")
def give_villages(t: GameTable, p: int, words: str) -> None:
    """`villages 11 8`: lines to these villages, out of sight; nothing was taken for them."""
    for number in words.split():
        weavers(t.g).trades[NUMBERS.index(int(number))] |= 1 << p


def game(seats: int = 3, **owners: str) -> GameTable:
    return table(f"isle:cloth_for_catan;{seats}").given(**owners)


def bolts(t: GameTable, who: str) -> int:
    p = t.seat(who)
    return next(c.value for c in t.picture().counters if c.name == "bolts" and c.owner == p)


def stock(t: GameTable) -> int:
    return next(c.value for c in t.picture().counters if c.name == "bolts in stock")


def villages(t: GameTable) -> dict[int, Piece]:
    found = [piece for piece in t.picture().pieces if piece.kind == "village"]
    return {number(piece): piece for piece in found}


def number(village: Piece) -> int:
    found = village.facts["number"]
    assert isinstance(found, int)
    return found


def seats(fact: Fact) -> list[int]:
    assert isinstance(fact, list)
    return fact


def left(t: GameTable, number: int) -> int:
    """Bolts in a village."""
    found = villages(t)[number].facts["bolts"]
    assert isinstance(found, int)
    return found


def trades(t: GameTable, who: str) -> list[int]:
    """The villages a player trades with."""
    return [n for n, piece in villages(t).items() if t.seat(who) in seats(piece.facts["traders"])]


def rolled(t: GameTable, who: str, roll: int) -> GameTable:
    """A turn begins, and its roll comes to so much."""
    low = max(1, roll - 6)
    return t.turn(who, before_roll=True).do("roll", f"rolled {low} {roll - low}")


# -- founding -------------------------------------------------------------------------------------------


@rule("SEA-151")
def test_three_rounds_of_founding_there_and_back_and_there_again() -> None:
    t = game().founding("blue")
    order = []
    for corner in ("A1.N", "A2.N", "A3.N", "A4.N", "A5.N", "G1.S", "G2.S", "G3.S", "G5.S"):
        order.append(t.to_act)
        word = ("first", "second", "third")[(len(order) - 1) // 3]
        assert str(t.g.asked(t.g.to_act)) == f"Found your {word} settlement."
        t.do(f"build settlement {corner}")
        assert t.to_act == order[-1], "a road or ship belongs to every settlement, also the third"
        t.do(t.menu()[0])
    assert order == ["blue", "white", "red", "red", "white", "blue", "blue", "white", "red"]
    assert (t.to_act, t.menu()) == ("blue", ["roll"])
    assert [t.public_points(who) for who in t.names] == [3, 3, 3]
    assert [t.left(who, "road") + t.left(who, "ship") for who in t.names] == [27, 27, 27]


@rule("SEA-151")
def test_only_the_third_settlement_pays() -> None:
    t = game().founding("red")
    for corner in ("A1.S", "A3.N", "A4.S", "F1.S", "G3.S", "F6.SE"):  # two rounds: none pays
        t.do(f"build settlement {corner}")
        assert len(t.events) == 1
        t.do(t.menu()[0])
    assert [t.hand(who) for who in ("red", "blue", "white")] == ["nothing"] * 3
    t.do("build settlement B6.NW")
    assert t.hand("red") == "1 grain 1 lumber 1 ore"
    assert t.events == [
        "red builds a settlement on A5.S.",
        "red takes 1 grain for the third settlement.",
        "red takes 1 lumber for the third settlement.",
        "red takes 1 ore for the third settlement.",
    ]


@rule("SEA-151")
def test_founding_is_on_the_main_islands_and_coastal_founders_may_sail() -> None:
    t = game().founding("red")
    corners = {words.split()[-1] for words in t.menu()}
    assert {"A3.S", "F5.S", "B2.S"} <= corners
    for hex in ("C4", "D2", "D5", "E4"):
        for at in ("N", "NE", "SE", "S", "SW", "NW"):
            assert not t.can(f"build settlement {hex}.{at}")
    t.do("build settlement A3.S")
    assert sorted(t.menu()) == [
        "build road A3/SE",
        "build road A3/SW",
        "build ship A3/SE",
        "build ship A3/SW",
        "build ship B3/E",
    ]


@rule("SEA-151", "SEA-153")
def test_a_founding_ship_may_reach_a_village() -> None:
    t = game().founding("red").do("build settlement A3.S", "build ship B3/E")
    assert t.events[1:] == [
        "red trades with the village on B3.SE from now on.",
        "red takes a bolt from the village on B3.SE.",
    ]
    assert trades(t, "red") == [11]


# -- villages -------------------------------------------------------------------------------------------


@rule("SEA-152")
def test_eight_villages_with_five_bolts_and_ten_in_stock() -> None:
    t = game()
    assert {n: piece.place for n, piece in villages(t).items()} == {
        11: "B3.SE",
        8: "C4.S",
        10: "C2.SE",
        9: "D2.S",
        4: "C5.SE",
        5: "D5.S",
        6: "D3.SE",
        3: "E4.S",
    }
    assert sorted(villages(t)) == sorted(NUMBERS)
    for n, piece in villages(t).items():
        assert piece.facts == {"number": n, "bolts": 5, "traders": []}
    assert stock(t) == 10
    assert [bolts(t, who) for who in ("red", "blue", "white")] == [0, 0, 0]


@rule("SEA-152")
def test_nobody_settles_on_the_islets() -> None:
    t = game(red=f"settlement A3.S, ships B3/E C4/NE C4/E, {SETTLEMENT}").turn("red")
    for corner in ("C4.N", "C4.NE", "C4.SE"):
        assert not t.can(f"build settlement {corner}")
    assert t.why("build settlement C4.SE") == "A rule of this game forbids C4.SE."
    t.given(red=f"ship B4/E, {SETTLEMENT}").turn("red")
    assert t.can("build settlement B4.SE"), "on a main island it is possible"


def own_board(**marks: list[str]) -> GameTable:
    board = table(SPEC).g.map.as_dict()
    known = board["marks"]
    assert isinstance(known, dict)
    return GameTable(new_game(SPEC, 0, {**board, "marks": {**known, **marks}}))


@rule("SEA-152")
def test_nobody_settles_in_a_village_wherever_it_is() -> None:
    t = own_board(village_12=["A3.S"]).given(red=f"settlement A2.N, roads A2/NE A2/E A3/SW, {SETTLEMENT}")
    t.turn("red")
    assert t.can("build settlement A3.SW")
    assert t.why("build settlement A3.S") == "A rule of this game forbids A3.S."


@pytest.mark.parametrize(
    "marks, reason",
    [
        ({f"village_{n}": [] for n in NUMBERS}, " marks 0 villages: there must be 4"),
        ({f"village_{n}": [] for n in NUMBERS if n > 5}, " marks 3 villages: there must be 4"),
        ({"village_12": ["B3.SE"]}, ": the village at B3.SE is not alone there"),
    ],
)
def test_too_few_villages_or_two_in_one_place_are_refused(marks: dict[str, list[str]], reason: str) -> None:
    with pytest.raises(BadMap) as refusal:
        own_board(**marks)
    assert str(refusal.value).endswith(reason)


def test_a_town_in_a_village_is_refused() -> None:
    board = {**table(SPEC).g.map.as_dict(), "seats": [3], "founding": 0}
    pieces = {"red": ["settlement C4.S"], "blue": ["settlement G3.N"], "white": ["settlement G1.S"]}
    with pytest.raises(BadMap, match=r"the village at C4\.S is not alone there"):
        new_game(SPEC, 0, {**board, "pieces": pieces})


# -- opening trade --------------------------------------------------------------------------------------


@rule("SEA-153")
def test_a_line_to_a_village_opens_trade_and_takes_a_bolt() -> None:
    t = game(red=f"settlement A3.S, {SHIP}").turn("red").do("build ship B3/E")
    assert trades(t, "red") == [11]
    assert (bolts(t, "red"), left(t, 11), stock(t)) == (1, 4, 10)
    assert villages(t)[11].facts == {"number": 11, "bolts": 4, "traders": [0]}
    assert t.events == [
        "red builds a ship on B3/E.",
        "red trades with the village on B3.SE from now on.",
        "red takes a bolt from the village on B3.SE.",
    ]


@rule("SEA-153")
def test_a_line_from_a_city_does_as_well() -> None:
    t = game(red=f"city A3.S, {SHIP}").turn("red").do("build ship B3/E")
    assert trades(t, "red") == [11]


@rule("SEA-153")
def test_trade_is_opened_once() -> None:
    t = game(red="settlement A3.S, hand 3 lumber 3 wool").turn("red").do("build ship B3/E")
    t.do("build ship C4/NE", "build ship C4/NW")  # past the village on both sides
    assert bolts(t, "red") == 1


@rule("SEA-153")
def test_a_line_may_go_on_to_the_next_village() -> None:
    t = game(red=f"settlement A3.S, ships B3/E C4/NE C4/E, villages 11, {SHIP}").turn("red")
    t.do("build ship C4/SE")
    assert (trades(t, "red"), bolts(t, "red")) == ([8, 11], 1)
    t.given(red=SHIP).do("build ship D3/E")
    assert (trades(t, "red"), bolts(t, "red")) == ([6, 8, 11], 2)


@rule("SEA-153")
def test_everybody_may_trade_with_one_village() -> None:
    # Blue comes to village 10 from the west, where no side is shared with red.
    t = game(red=f"settlement B2.S, {SHIP}", blue=f"settlement B1.S, ships C2/W C2/SW, {SHIP}")
    t.turn("red").do("build ship C2/E", "end turn", "roll", "rolled 1 1", "build ship D2/NW")
    assert villages(t)[10].facts == {"number": 10, "bolts": 3, "traders": [0, 1]}
    assert (bolts(t, "red"), bolts(t, "blue")) == (1, 1)


@rule("SEA-153")
def test_a_ship_that_is_moved_opens_trade() -> None:
    t = game(red="settlement A3.S, ship A3/SW").turn("red").do("move ship A3/SW", "sail to B3/E")
    assert (trades(t, "red"), bolts(t, "red")) == ([11], 1)


@rule("SEA-153")
def test_a_free_ship_opens_trade() -> None:
    t = (
        game(red="settlement A3.S, cards road building")
        .turn("red")
        .do("play road building", "build ship B3/E")
    )
    assert (trades(t, "red"), bolts(t, "red")) == ([11], 1)


@rule("SEA-153")
def test_a_line_that_others_cut_off_opens_nothing() -> None:
    t = game(red=f"settlement A2.S, ships B3/NW B3/NE B3/E, {SHIP}", blue="settlement A3.S").turn("red")
    t.do("build ship C4/NW")
    assert (trades(t, "red"), bolts(t, "red")) == ([], 0)


@rule("SEA-153")
def test_a_line_that_begins_with_a_road_opens_nothing() -> None:
    t = game(red=f"settlement A2.S, roads A2/SE A3/SW, ship B3/E, {SHIP}").turn("red").do("build ship C4/NW")
    assert (trades(t, "red"), bolts(t, "red")) == ([], 0)


@rule("SEA-153")
def test_a_road_opens_nothing() -> None:
    t = game(red="road C4/W, hand 1 lumber 1 brick").turn("red").do("build road C4/NW")
    assert t.events == ["red builds a road on B3/SE."]
    assert (trades(t, "red"), bolts(t, "red")) == ([], 0)


@rule("SEA-153")
def test_a_settlement_at_a_line_that_was_cut_off_opens_trade() -> None:
    t = game(red=f"ships B3/SW B3/SE B3/E, {SETTLEMENT}", blue="settlement A3.S").turn("red")
    assert trades(t, "red") == []
    t.do("build settlement B2.SE")
    assert (trades(t, "red"), bolts(t, "red")) == ([11], 1)


@rule("SEA-153", "SEA-154")
def test_trade_once_open_outlives_a_cut() -> None:
    t = game(red=f"settlement A2.S, ships B3/NW B3/NE, {SHIP}", blue=f"road A3/SE, {SETTLEMENT}").turn("red")
    t.do("build ship B3/E", "end turn", "roll", "rolled 1 1", "build settlement A3.S")
    assert trades(t, "red") == [11]
    rolled(t, "white", 11)
    assert bolts(t, "red") == 2


@rule("SEA-153", "SEA-155")
def test_a_village_without_bolts_is_opened_for_nothing() -> None:
    t = game(red=f"settlement A3.S, {SHIP}", blue="bolts 5 of 11").turn("red").do("build ship B3/E")
    assert trades(t, "red") == [11]
    assert (bolts(t, "red"), stock(t)) == (0, 10)


@rule("SEA-153")
def test_ships_that_a_map_gives_may_have_arrived() -> None:
    own = table(SPEC).g.map.as_dict()
    pieces = {
        "red": ["settlement A3.S", "ship B3/E"],
        "blue": ["settlement G3.N"],
        "white": ["settlement G1.S", "ship C2/E"],
    }
    t = GameTable(new_game(SPEC, 0, {**own, "seats": [3], "pieces": pieces, "founding": 0})).founding("blue")
    assert (trades(t, "red"), trades(t, "blue"), trades(t, "white")) == ([11], [], [])
    assert (bolts(t, "red"), left(t, 11)) == (1, 4)


# -- bolts by the dice ----------------------------------------------------------------------------------


@rule("SEA-154")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_village_pays_all_its_traders_when_its_number_comes(number: int) -> None:
    t = rolled(game(red=f"villages {number}", white=f"villages {number}"), "blue", number)
    assert [bolts(t, who) for who in ("red", "blue", "white")] == [1, 0, 1]
    assert (left(t, number), stock(t)) == (3, 10)
    assert [left(t, other) for other in NUMBERS if other != number] == [5] * 7
    place = villages(t)[number].place
    assert t.events[-2:] == [f"{who} takes a bolt from the village on {place}." for who in ("white", "red")]


@rule("SEA-154")
@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6, 8, 9, 10, 12])
def test_other_numbers_bring_nothing(roll: int) -> None:
    t = rolled(game(red="villages 11"), "red", roll)
    assert bolts(t, "red") == 0


@rule("SEA-154")
def test_a_seven_brings_no_bolts() -> None:
    t = rolled(game(red=f"villages {' '.join(str(n) for n in NUMBERS)}"), "red", 7)
    assert bolts(t, "red") == 0


@rule("SEA-155")
def test_what_a_village_lacks_comes_from_the_common_stock() -> None:
    t = game(4, red="villages 8", blue="villages 8", white="villages 8, bolts 4 of 8", orange="villages 8")
    rolled(t, "white", 8)
    assert [bolts(t, who) for who in t.names] == [1, 1, 5, 1]
    assert (left(t, 8), stock(t)) == (0, 7)
    place = villages(t)[8].place
    assert t.events[1:] == [
        f"white takes a bolt from the village on {place}.",
        f"The village on {place} has no bolts left.",
        "orange takes a bolt from the common stock.",
        "red takes a bolt from the common stock.",
        "blue takes a bolt from the common stock.",
    ]


@rule("SEA-155")
def test_an_exhausted_village_gives_nothing_not_even_from_the_stock() -> None:
    t = rolled(game(red="villages 8", blue="bolts 5 of 8"), "red", 8)
    assert (bolts(t, "red"), stock(t)) == (0, 10)
    assert t.events == ["red rolls 2 and 6."]


@rule("SEA-161")
@pytest.mark.parametrize(
    "on_turn, stock, got",
    [
        ("red", 0, [1, 0, 0, 0]),
        ("blue", 0, [0, 1, 0, 0]),
        ("orange", 0, [0, 0, 0, 1]),
        ("orange", 1, [1, 0, 0, 1]),
        ("white", 2, [1, 0, 1, 1]),
        ("white", 3, [1, 1, 1, 1]),
    ],
)
def test_too_little_is_served_clockwise_from_the_player_on_turn(
    on_turn: str, stock: int, got: list[int]
) -> None:
    t = game(4, **{who: "villages 6" for who in ("red", "blue", "white", "orange")})
    w = weavers(t.g)
    w.left[NUMBERS.index(6)] = 1
    w.stock = stock
    rolled(t, on_turn, 6)
    assert [bolts(t, who) for who in t.names] == got


@rule("SEA-156")
@pytest.mark.parametrize("count, points", [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (10, 5)])
def test_two_bolts_are_a_point(count: int, points: int) -> None:
    t = game(red=f"bolts {count}")
    assert t.public_points("red") == t.points("red") == points
    assert t.public_points("blue") == 0


@rule("SEA-156")
def test_bolts_are_public() -> None:
    t = game(red="bolts 3", blue="bolts 4").turn("red")
    assert [c.value for c in t.picture("white").counters if c.name == "bolts"] == [3, 4, 0]
    assert t.sees("white").public_points(0) == 1


# -- closed lines ---------------------------------------------------------------------------------------


@rule("SEA-157")
@pytest.mark.parametrize("exhausted", [False, True])
def test_the_ships_of_a_line_to_a_village_never_move_again(exhausted: bool) -> None:
    t = game(red="settlement A2.S, ships B3/NW B3/NE B3/E").turn("red")
    assert t.can("move ship B3/E")
    t.given(red="villages 11", **({"blue": "bolts 5 of 11"} if exhausted else {}))
    for side in ("B3/NW", "B3/NE", "B3/E"):
        assert not t.can(f"move ship {side}")


@rule("SEA-157")
def test_a_ship_that_opened_trade_is_stuck_in_later_turns() -> None:
    t = game(red=f"settlement A3.S, {SHIP}").turn("red").do("build ship B3/E", "end turn")
    t.turn("red")
    assert not t.can("move ship B3/E")
    assert t.why("move ship B3/E") == "A rule of this game forbids B3/E."


@rule("SEA-157")
def test_a_branch_of_a_closed_line_may_move() -> None:
    t = game(red="settlement A2.S, ships B3/NW B3/NE B3/E A3/SE, villages 11").turn("red")
    assert t.menu("red") == ["end turn", "move ship A3/SE"]


@rule("SEA-157")
def test_a_loose_end_beyond_the_village_may_move() -> None:
    """Ruling 4; then the ship before the village is the last again, and stays."""
    t = game(red="settlement A3.S, ships B3/E C4/NE, villages 11").turn("red")
    assert t.menu("red") == ["end turn", "move ship B4/SW"]
    t.do("move ship C4/NE", "sail to A3/SW")
    t.turn("red")
    assert t.menu("red") == ["end turn", "move ship A3/SW"]


@rule("SEA-157")
def test_a_ship_between_two_villages_stays() -> None:
    t = game(red="settlement A3.S, ships B3/E C4/NE C4/E C4/SE D3/E, villages 11 8 6").turn("red")
    assert t.menu("red") == ["end turn"]


# -- robber and pirate ----------------------------------------------------------------------------------


ALL_BUT_ISLETS = "A1 A2 A3 A4 A5 B1 B2 B5 B6 E7 F1 F2 F5 F6 G1 G2 G3 G4 G5"


@rule("SEA-158")
def test_the_robber_starts_on_the_fields_with_the_12_and_the_pirate_on_the_frame() -> None:
    t = game()
    assert (t.robber, t.pirate) == ("C1", "~10")
    tile = next(tile for tile in t.picture().tiles if tile.name == t.robber)
    assert (tile.terrain, tile.number) == ("fields", 12)
    assert {t.g.map.places.side_name(side) for side in t.g.board.sides_of[t.g.map.places.hex_of("~10")]} == {
        "C7/SE",
        "D6/E",
        "E7/NE",
    }


@rule("SEA-158")
def test_the_robber_never_goes_to_the_islets() -> None:
    t = rolled(game(), "red", 7)
    assert t.menu() == sorted(f"move robber {hex}" for hex in ALL_BUT_ISLETS.split())
    assert t.why("move robber C4") == "A rule of this game forbids C4."


@rule("SEA-158")
@pytest.mark.parametrize("line, may", [("settlement B2.S", False), (TRADER, True)])
@pytest.mark.parametrize("knight", [False, True])
def test_only_who_has_a_line_to_a_village_moves_the_pirate(line: str, may: bool, knight: bool) -> None:
    t = game(red=f"cards knight, {line}", blue="settlement A3.S, ship B3/E, villages 11")
    if knight:
        t.turn("red").do("play knight")
    else:
        rolled(t, "red", 7)
    assert t.can("move robber A1")
    assert t.can("move pirate B3") == may
    asked = t.g.asked(0)
    assert str(asked) == ("Move the robber or the pirate." if may else "Move the robber.")
    if not may:
        assert t.why("move pirate B3") == "You may not move the pirate."


@rule("SEA-154", "SEA-158")
def test_who_lost_the_line_keeps_the_trade_but_not_the_pirate() -> None:
    line = "settlement A2.S, ships B3/NW B3/NE B3/E, villages 11"
    t = rolled(game(red=line), "red", 7)
    assert t.can("move pirate C2")
    t = rolled(game(red=line, blue="settlement A3.S"), "red", 7)
    assert t.why("move pirate C2") == "You may not move the pirate."
    assert all(entry.startswith("move robber") for entry in t.menu())
    rolled(t, "blue", 11)
    assert bolts(t, "red") == 1


@rule("SEA-158")
def test_a_village_without_bolts_is_enough_to_move_the_pirate() -> None:
    t = rolled(game(red=TRADER, blue="bolts 5 of 10"), "red", 7)
    assert t.can("move pirate B3")


@rule("SEA-158")
def test_the_pirate_takes_a_card_from_who_has_no_bolts() -> None:
    t = rolled(game(red=TRADER, blue="ship B3/E, hand 1 ore"), "red", 7).do("move pirate B3")
    assert (t.to_act, t.outcomes) == ("chance", {"stolen ore": 1})
    t.do("stolen ore")
    assert t.hand("red") == "1 ore"


@rule("SEA-158")
def test_the_pirate_takes_a_bolt_from_who_has_no_cards() -> None:
    t = rolled(game(red=f"{TRADER}, bolts 1", blue="ship B3/E, bolts 2"), "red", 7).do("move pirate B3")
    assert t.events == ["red moves the pirate to B3.", "red takes a bolt from blue."]
    assert (bolts(t, "red"), bolts(t, "blue"), stock(t)) == (2, 1, 7)
    assert (t.public_points("red"), t.public_points("blue")) == (2, 0)
    assert t.to_act == "red" and t.can("end turn")


@rule("CK-156")
def test_older_records_say_steal_cloth() -> None:
    t = rolled(game(red=TRADER, blue="ship B3/E, bolts 2, hand 1 ore"), "red", 7).do("move pirate B3")
    assert t.g.parse("steal cloth") == t.g.parse("steal bolt") and "steal cloth" not in t.menu()
    t.do("Steal Cloth")
    assert t.events[-1] == "red takes a bolt from blue."
    assert (bolts(t, "red"), bolts(t, "blue")) == (1, 1)


@rule("SEA-158")
@pytest.mark.parametrize("choice", ["steal card", "steal bolt"])
def test_the_mover_chooses_between_card_and_bolt(choice: str) -> None:
    t = rolled(game(red=TRADER, blue="ship B3/E, bolts 2, hand 1 ore"), "red", 7).do("move pirate B3")
    assert (t.to_act, t.menu()) == ("red", ["steal bolt", "steal card"])
    assert str(t.g.asked(0)) == "Take a card or a bolt from blue."
    t.do(choice)
    if choice == "steal card":
        t.do("stolen ore")
        assert t.hand("red") == "1 ore"
        assert (bolts(t, "red"), bolts(t, "blue")) == (0, 2)
    else:
        assert t.hand("blue") == "1 ore"
        assert (bolts(t, "red"), bolts(t, "blue")) == (1, 1)
    assert t.can("end turn")


@rule("SEA-158")
def test_the_mover_chooses_among_those_who_have_something() -> None:
    t = game(
        4,
        red=f"{TRADER}, ship B3/NW, bolts 2",
        blue="ship B3/E, bolts 1",
        white="ship B3/SW, hand 1 ore",
        orange="ship B3/SE",
    )
    rolled(t, "red", 7).do("move pirate B3")
    assert (t.to_act, t.menu()) == ("red", ["rob blue", "rob white"])
    assert t.why("rob orange") == "orange can't be robbed here."
    t.do("rob blue")
    assert (bolts(t, "red"), bolts(t, "blue")) == (3, 0)


@rule("SEA-158")
def test_only_ships_at_the_pirates_hex_can_be_plundered() -> None:
    t = rolled(game(red=TRADER, blue="ship C5/E, bolts 2, hand 1 ore"), "red", 7).do("move pirate B3")
    assert t.to_act == "red" and t.can("end turn")
    assert bolts(t, "blue") == 2
    assert t.hand("blue") == "1 ore"


@rule("SEA-158", "TB-CO-41")
def test_a_robber_that_is_driven_off_flees_to_no_islet() -> None:
    t = table(SPEC_FOR_TWO).turn("red").do("drive robber off")
    assert [piece.place for piece in t.picture().pieces if piece.kind == "robber"] == [""]
    drawing = [line.replace("m2", "d") for line in t.g.map.drawing()]
    t = GameTable(new_game(SPEC_FOR_TWO, 0, {**t.g.map.as_dict(), "map": drawing})).turn("red")
    assert t.do("drive robber off").robber == "E7"


@rule("SEA-153", "SEA-154", "TB-CO-41")
def test_neutral_players_trade_with_no_village() -> None:
    t = table(SPEC_FOR_TWO).given(red=f"settlement B2.S, {SHIP}", white="settlement A3.S").turn("red")
    t.do("build ship C2/E", "build ship B3/E for white")
    assert (trades(t, "red"), trades(t, "white")) == ([10], [])
    rolled(t, "red", 11)
    assert (left(t, 11), stock(t)) == (5, 10)


# -- no longest route -----------------------------------------------------------------------------------


@rule("SEA-159")
def test_there_is_no_longest_trade_route() -> None:
    line = "B3/NW B3/NE A3/SE B4/NE A4/SE A5/SW"
    t = game(red=f"settlement A2.S, ships {line}").turn("red")
    assert t.route("red") == 6
    assert t.longest_route is None
    assert t.public_points("red") == 1
    assert [special.name for special in t.picture().specials] == ["largest army"]


@rule("SEA-159")
def test_the_largest_army_stays() -> None:
    t = game(red="knights 2, cards knight").turn("red").do("play knight", "move robber A1")
    assert t.largest_army == "red"
    assert t.public_points("red") == 2


# -- the end --------------------------------------------------------------------------------------------

# Four villages are sold out, one has a single bolt left, and three are untouched.
SOLD_OUT = {3: 5, 4: 5, 5: 5, 6: 5, 8: 4}


def nearly_over(**owners: str) -> GameTable:
    """Village 8 has the bolt that ends the game. Where the rest went doesn't matter."""
    t = game(3, **owners)
    w = weavers(t.g)
    for number, count in SOLD_OUT.items():
        w.left[NUMBERS.index(number)] -= count
    return t


THIRTEEN = "cities A1.N A3.N A5.N G1.S, settlements G3.S G5.S F2.N"  # with the two points of five bolts


@rule("SEA-060", "SEA-160")
def test_way_to_end_1_fourteen_points_on_ones_turn() -> None:
    t = game(red=f"{THIRTEEN}, bolts 5, villages 8")
    assert t.points("red") == 13
    rolled(t, "red", 8)
    assert t.winner == "red"
    assert t.events[-1] == "red wins with 14 points."
    assert t.g.result == {"winner": 0, "points": [14, 0, 0], "rounds": 1, "reason": "points"}


@rule("SEA-060", "SEA-158", "SEA-160")
def test_a_bolt_taken_by_the_pirate_may_be_the_one_that_wins() -> None:
    t = game(
        red=f"{TRADER}, cities A1.N A5.N G1.S, settlements G3.S G5.S F2.N, bolts 7", blue="ship B3/E, bolts 1"
    )
    assert t.points("red") == 13
    rolled(t, "red", 7).do("move pirate B3")
    assert t.winner == "red"
    assert t.events[-2:] == ["red takes a bolt from blue.", "red wins with 14 points."]


@rule("SEA-060", "SEA-160")
def test_fourteen_points_by_bolts_in_anothers_turn_win_only_in_ones_own() -> None:
    t = game(red=f"{THIRTEEN}, bolts 5, villages 8")
    rolled(t, "white", 8)
    assert t.points("red") == 14
    assert t.winner is None
    t.do("end turn")
    assert t.winner == "red"


@rule("SEA-160")
def test_way_to_end_2_the_bolts_run_out_and_most_points_win_in_anybodys_turn() -> None:
    t = nearly_over(
        red="settlement A1.N, villages 8", blue="cities A3.N A5.N", white="settlements G1.S G3.S G5.S"
    )
    rolled(t, "red", 8)
    assert t.winner == "blue"
    assert t.to_act == "nobody"
    assert t.events[-3:] == [
        "red takes a bolt from the village on C4.S.",
        "The village on C4.S has no bolts left.",
        "Too few villages have bolts left: blue wins with 4 points.",
    ]
    assert t.g.result == {"winner": 1, "points": [1, 4, 3], "rounds": 1, "reason": "cloth-ran-out"}


@rule("SEA-160")
def test_way_to_end_3_equal_points_go_to_more_bolts() -> None:
    # Two points each: red and blue have two settlements, white a settlement and the point of two bolts.
    t = nearly_over(
        red="settlements A1.N A3.N, villages 8",
        blue="settlements A5.N G1.S",
        white="settlement G3.S, bolts 3",
    )
    rolled(t, "red", 8)
    assert [t.points(who) for who in t.names] == [2, 2, 2]
    assert [bolts(t, who) for who in t.names] == [1, 0, 3]
    assert t.winner == "white"
    assert t.g.result is not None and t.g.result["reason"] == "cloth-ran-out"


@rule("SEA-160")
@pytest.mark.parametrize("on_turn, winner", [("red", "red"), ("blue", "white"), ("white", "white")])
def test_way_to_end_4_all_equal_goes_to_the_first_from_the_player_on_turn(on_turn: str, winner: str) -> None:
    """Ruling 2."""
    t = nearly_over(
        red="settlements A1.N A3.N, bolts 1",
        blue="settlement A5.N, villages 8",
        white="settlements G1.S G3.S, bolts 1",
    )
    rolled(t, on_turn, 8)
    assert [t.points(who) for who in t.names] == [2, 1, 2]
    assert t.winner == winner


@rule("SEA-160")
def test_four_villages_with_bolts_are_enough_to_go_on() -> None:
    t = nearly_over(red="villages 8")
    weavers(t.g).left[NUMBERS.index(3)] = 1
    rolled(t, "red", 8)
    assert t.winner is None
    assert t.events[-1] == "The village on C4.S has no bolts left."
    assert t.can("end turn")


@rule("SEA-160")
def test_hidden_points_count_when_the_bolts_run_out() -> None:
    t = nearly_over(red="settlements A1.N A3.N, villages 8", blue="settlement A5.N, cards 2 victory point")
    rolled(t, "red", 8)
    assert t.winner == "blue"
    assert t.events[-2:] == [
        "blue shows 2 victory point cards.",
        "Too few villages have bolts left: blue wins with 3 points.",
    ]


@rule("SEA-160", "SEA-161")
def test_the_bolt_that_opens_trade_may_be_the_last() -> None:
    t = nearly_over(red=f"settlement A3.S, ships B3/E C4/NE C4/E, villages 11, {SHIP}").turn("red")
    t.do("build ship C4/SE")
    assert t.winner == "red"
    assert t.g.result is not None and t.g.result["reason"] == "cloth-ran-out"


@rule("SEA-161")
def test_the_end_comes_in_the_middle_of_a_turn() -> None:
    t = nearly_over(red="settlement A1.N, villages 8", blue="city A3.N")
    rolled(t, "red", 8)
    assert (t.on_turn, t.to_act, t.winner) == ("red", "nobody", "blue")


@rule("SEA-161")
def test_the_end_comes_before_the_other_traders_of_a_roll_are_served() -> None:
    t = nearly_over(
        red="settlement A1.N, villages 8", blue="settlement A3.N, villages 8, bolts 1", white="villages 8"
    )
    rolled(t, "red", 8)
    assert [bolts(t, who) for who in t.names] == [1, 1, 0]
    assert t.winner == "red"


@rule("SEA-060", "SEA-160")
def test_fourteen_points_on_ones_turn_come_before_the_last_bolt() -> None:
    """Ruling 3: red gets to fourteen with the very bolt that ends the game, and blue has more."""
    t = nearly_over(red=f"{THIRTEEN}, bolts 5, villages 8", blue="bolts 4")
    weavers(t.g).held[1] = 32
    rolled(t, "red", 8)
    assert (t.points("red"), t.points("blue")) == (14, 16)
    assert t.winner == "red"
    assert t.g.result is not None and t.g.result["reason"] == "points"


# -- views ----------------------------------------------------------------------------------------------


@rule("SEA-160")
@pytest.mark.parametrize(
    "blue, white, knows",
    [
        ("cities A5.N G1.S, cards knight", "", False),  # blue is ahead, and may show points
        ("cities A5.N G1.S", "", True),
        ("cities A5.N G1.S", "settlements G3.S G5.S, cards knight", True),  # three points at most, of four
        ("cities A5.N G1.S", "city G3.S, cards 2 knight", True),  # a tie, and fewer bolts
        ("cities A5.N G1.S", "city G3.S, cards 3 knight", False),
        ("settlement A5.N, cards knight", "", True),  # two at most, and red has two and more bolts
        ("settlement A5.N, cards knight, bolts 3 of 9", "", False),
    ],
)
def test_a_view_says_how_it_ends_only_if_hidden_cards_can_not_matter(
    blue: str, white: str, knows: bool
) -> None:
    t = nearly_over(
        red="settlements A1.N A3.N, villages 8, cards knight",
        **{who: words for who, words in (("blue", blue + ", bolts 1"), ("white", white)) if words},
    )
    t.turn("red", before_roll=True).do("roll")
    view = t.sees("red")
    action = view.parse("rolled 2 6")
    if knows:
        view.apply(action)
        t.do("rolled 2 6")
        assert view.winner == t.g.winner
        assert view.over
    else:
        with pytest.raises(Hidden):
            view.apply(action)
