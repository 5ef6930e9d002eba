"""Fog: hexes that lie face down until a road or ship leads there (SEA-121 … SEA-126)."""

import pytest

from longroad.core.packed import NOBODY
from longroad.isle.geometry import FOG, is_land
from longroad.isle.seafarers.fog import unexplored
from longroad.isle.seafarers.islands import shores
from tests.conformance.flat import differences
from tests.isle import from_bytes, new_game
from tests.proofs import rule
from tests.properties.recount import check_board, check_cards, check_fog
from tests.properties.walks import walk
from tests.table import GameTable, table

SHIP = "hand 1 lumber 1 wool"
ROAD = "hand 1 lumber 1 brick"

# An island, and fog on B4, B5 and C4. A ship on B3/NE leads to B4, one on C3/E to both B4 and C4.
BANKS = [
    "  ~   ~   ~   ~   ~",
    "~   f6  ~   ?   ?   ~",
    "  h8  p5  ~   ?   ~",
    "~   g9  m10 ~   ~   ~",
    "  ~   h4  ~   ~   ~",
]
# The fog begins at the shore: D4 lies beside D3.
SHORE = [*BANKS[:3], "~   g9  m10 ?   ~   ~", BANKS[4]]

SPECS = ("isle:oceania;3", "isle:oceania;4", "isle:oceania;3;board=variable", "isle:oceania;4;board=variable")


def fog(drawing: list[str] = BANKS, spec: str = "isle:oceania;3", **keys: object) -> GameTable:
    under = {"fog_terrain": {"sea": 1, "fields": 1, "gold": 1}, "fog_numbers": [3, 11]}
    return table(spec, None, drawing, None, **{"seats": [3], "pirate": "A1", **under, **keys})


def four_hexes(drawing: list[str], spec: str = "isle:oceania;3", **keys: object) -> GameTable:
    under = {"fog_terrain": {"sea": 1, "fields": 1, "gold": 1, "hills": 1}, "fog_numbers": [3, 8, 11]}
    return fog(drawing, spec, **{**under, **keys})


def shore(spec: str = "isle:oceania;3", **keys: object) -> GameTable:
    return four_hexes(SHORE, spec, **keys)


def hex_of(t: GameTable, name: str) -> str:
    """What a hex looks like: `fields 3`, `sea`, `fog`."""
    tile = next(tile for tile in t.picture().tiles if tile.name == name)
    return f"{tile.terrain} {tile.number}" if tile.number else tile.terrain


# -- what lies face down -------------------------------------------------------------------------------------


@rule("SEA-121")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_hexes_between_the_main_islands_lie_face_down(seats: int) -> None:
    g = new_game(f"isle:oceania;{seats}")
    face_down = [h for h in range(int(g.board.hexes)) if g.land.terrain[h] == FOG]
    assert len(face_down) == 12 == sum(unexplored(g).terrain)
    assert sum(unexplored(g).number) == 10, "a token for every land hex among them"
    assert all(g.land.number[h] == 0 for h in face_down)
    left = {(c.name, c.of): c.value for c in g.shows(0).counters}
    assert left["under the fog", "gold"] == 2 and left["under the fog", "sea"] == 2
    assert left["numbers under the fog", "12"] == 1 and ("numbers under the fog", "2") not in left


@rule("SEA-121")
def test_any_hex_and_any_number_that_is_left_may_come_up() -> None:
    t = fog().given(red=f"settlement B2.NE, ship B3/NW, {SHIP}").turn("red").do("build ship B3/NE")
    assert t.to_act == "chance"
    each = ["fields 3", "fields 11", "gold 3", "gold 11"]
    assert t.outcomes == {**{f"discovered {words}": 1 for words in each}, "discovered sea": 2}


@rule("SEA-121")
def test_what_has_come_up_does_not_come_again() -> None:
    t = fog().given(red="settlement C2.SE, ships C3/SW C3/SE, hand 2 lumber 2 wool").turn("red")
    t.do("build ship C3/E", "explore B4", "discovered fields 3")
    assert t.outcomes == {"discovered gold 11": 1, "discovered sea": 1}
    t.do("discovered sea", "build ship B4/SE")
    assert t.outcomes == {"discovered gold 11": 1}


@rule("SEA-121")
def test_nobody_builds_between_two_hexes_that_nobody_knows() -> None:
    t = fog().given(
        red="settlement B2.NE, ships B3/NW B3/NE B4/NW B4/NE, hand 5 lumber 5 wool 5 brick 5 grain"
    )
    t.turn("red")
    assert t.why("build ship B4/E") == "B4/E doesn't touch the sea."
    assert t.why("build road B4/E") == "B4/E lies at sea."
    assert t.why("build settlement B4.NE") == "A4.S lies at sea."


# -- founding ------------------------------------------------------------------------------------------------


@rule("SEA-122")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_founds_on_the_main_islands(seats: int) -> None:
    t = table(f"isle:oceania;{seats}").founding("red")
    g = t.g
    home = {int(c) for h in g.map.marked("home") for c in g.board.corners_of[h]}
    assert {g.parse(words) & 0xFFFF for words in t.menu()} == home
    assert {h for h in range(int(g.board.hexes)) if is_land(g.land.terrain[h])} == set(g.map.marked("home"))


@rule("SEA-122")
def test_nobody_founds_on_land_that_a_founder_has_discovered() -> None:
    t = table("isle:oceania;3").founding("red")
    t.do("build settlement D2.NE", "build ship D3/NW", "discovered fields 3")
    assert hex_of(t, "C4") == "fields 3" and t.to_act == "blue"
    assert t.why("build settlement C4.N") == "Nobody may found on B3.SE."


@rule("SEA-122")
def test_founders_on_the_coast_take_a_ship_and_others_a_road() -> None:
    t = table("isle:oceania;4").founding("red").do("build settlement D1.N")
    assert t.menu() and all(words.startswith("build ship ") for words in t.menu())
    t = table("isle:oceania;4").founding("red").do("build settlement B5.N")
    assert len(t.menu()) == 3 and all(words.startswith("build road ") for words in t.menu())


# -- turning hexes up ----------------------------------------------------------------------------------------


@rule("SEA-123")
def test_a_ship_turns_up_the_hex_that_it_leads_to() -> None:
    """One end is enough: the ship lies between two hexes of sea."""
    t = fog().given(red="settlement B2.NE, hand 2 lumber 2 wool").turn("red").do("build ship B3/NW")
    assert t.to_act == "red" and hex_of(t, "B4") == "fog"
    t.do("build ship B3/NE", "discovered fields 3")
    assert t.events[0] == "red turns up B4: fields, number 3."
    assert hex_of(t, "B4") == "fields 3"
    assert hex_of(t, "B5") == hex_of(t, "C4") == "fog"
    assert t.to_act == "red" and t.on_turn == "red"


@rule("SEA-123")
def test_a_ship_that_is_moved_turns_up_the_hex_that_it_leads_to() -> None:
    t = fog().given(red="settlement B2.NE, ships B3/NW B3/W").turn("red")
    t.do("move ship B3/W", "sail to B3/NE", "discovered sea")
    assert t.events == ["red turns up B4: sea."]
    assert hex_of(t, "B4") == "sea"


@rule("SEA-123")
def test_a_road_turns_up_the_hex_that_it_leads_to() -> None:
    t = shore().given(red=f"settlement D3.N, {ROAD}").turn("red")
    t.do("build road D3/NE", "discovered hills 8")
    assert hex_of(t, "D4") == "hills 8"
    assert t.hand("red") == "1 brick"


@rule("SEA-123")
def test_free_roads_and_ships_turn_hexes_up() -> None:
    t = shore().given(red="settlement D3.N, cards road building").turn("red").do("play road building")
    t.do("build ship D3/NE", "discovered sea", "build ship C3/SE", "discovered gold 3", "take ore")
    assert hex_of(t, "D4") == "sea" and hex_of(t, "C4") == "gold 3"
    t = shore().given(red="settlement D3.N, cards road building").turn("red").do("play road building")
    t.do("build road D3/NE", "discovered hills 8")
    assert hex_of(t, "D4") == "hills 8" and t.can("build road D3/E")


@rule("SEA-123")
@pytest.mark.parametrize("first, second", [("B4", "C4"), ("C4", "B4")])
def test_of_several_hexes_the_player_chooses_which_comes_first(first: str, second: str) -> None:
    t = fog().given(red=f"settlement C2.SE, ships C3/SW C3/SE, {SHIP}").turn("red").do("build ship C3/E")
    assert t.to_act == "red"
    assert t.menu() == ["explore B4", "explore C4"]
    assert t.why("explore B5") == "The new piece doesn't lead to B5."
    assert t.why("explore B3") == "B3 lies open already."
    t.do(f"explore {first}", "discovered fields 11", "discovered gold 3")
    assert hex_of(t, first) == "fields 11" and hex_of(t, second) == "gold 3"
    assert hex_of(t, "B5") == "fog"
    t.do("take ore")
    assert t.hand("red") == "1 grain 1 ore"


@rule("SEA-123")
def test_both_ends_count_and_all_hexes_come_up() -> None:
    t = shore().given(red=f"settlement C2.SE, ships C3/SW C3/SE, {SHIP}").turn("red").do("build ship C3/E")
    assert t.menu() == ["explore B4", "explore C4", "explore D4"]
    t.do("explore D4", "discovered fields 3")
    assert t.menu() == ["explore B4", "explore C4"]
    t.do("explore B4", "discovered sea", "discovered hills 8")
    assert [hex_of(t, name) for name in ("B4", "C4", "D4")] == ["sea", "hills 8", "fields 3"]
    assert t.hand("red") == "1 grain 1 brick"


@rule("SEA-123")
def test_the_ship_of_a_founder_turns_up_the_hex_that_it_leads_to() -> None:
    t = fog().founding("red").do("build settlement C2.NE", "build ship C3/NW", "discovered fields 3")
    assert hex_of(t, "B4") == "fields 3"
    assert t.hand("red") == "1 grain"
    assert t.to_act == "blue"


@rule("SEA-123")
def test_the_road_of_a_founder_turns_up_the_hex_that_it_leads_to() -> None:
    drawing = [BANKS[0], "~   f6  g5  m9  ?   ~", "  h8  p5  f3  ?   ~", *BANKS[3:]]
    t = fog(drawing, fog_terrain={"sea": 1, "fields": 1}, fog_numbers=[11]).founding("red")
    t.do("build settlement C3.N", "build road C3/NE")
    assert t.to_act == "chance"


@rule("SEA-123")
def test_what_lies_beside_pieces_that_the_map_gives_is_known_before_anybody_founds() -> None:
    pieces = {
        "red": ["settlement C2.NE", "ship C3/NW"],
        "blue": ["settlement D2.S"],
        "white": ["settlement C1.NW"],
    }
    t = fog(pieces=pieces).founding("blue").do("discovered fields 3")
    assert hex_of(t, "B4") == "fields 3"
    assert t.hand("red") == "1 grain"
    assert t.to_act == "blue" and t.can("roll")


# -- what has come up ----------------------------------------------------------------------------------------


@rule("SEA-124")
def test_new_land_takes_a_number_and_gives_its_discoverer_a_card() -> None:
    t = fog().given(red=f"settlement B2.NE, ship B3/NW, {SHIP}", blue="settlement C1.NW").turn("red")
    t.do("build ship B3/NE", "discovered fields 3")
    assert hex_of(t, "B4") == "fields 3"
    assert t.hand("red") == "1 grain" and t.hand("blue") == "nothing"
    assert t.events == ["red turns up B4: fields, number 3.", "red takes 1 grain."]


@rule("SEA-124")
def test_new_land_yields_from_then_on() -> None:
    t = fog().given(red=f"settlement B2.NE, ship B3/NW, {SHIP}").turn("red")
    t.do("build ship B3/NE", "discovered fields 3").given(red="hand nothing, settlement B4.NW")
    t.turn("red", before_roll=True).do("roll", "rolled 1 2")
    assert t.hand("red") == "1 grain"


@rule("SEA-124")
def test_the_sea_gives_nothing() -> None:
    t = fog().given(red=f"settlement B2.NE, ship B3/NW, {SHIP}").turn("red")
    t.do("build ship B3/NE", "discovered sea")
    assert hex_of(t, "B4") == "sea"
    assert t.hand("red") == "nothing" and t.to_act == "red"
    assert sum(unexplored(t.g).number) == 2, "the tokens wait for land"


@rule("SEA-124")
def test_gold_gives_a_card_of_choice() -> None:
    t = fog().given(red=f"settlement B2.NE, ship B3/NW, {SHIP}").turn("red")
    t.do("build ship B3/NE", "discovered gold 11")
    assert t.to_act == "red" and len(t.menu()) == 5
    t.do("take ore")
    assert t.hand("red") == "1 ore"
    assert hex_of(t, "B4") == "gold 11"
    assert t.can("end turn")


@rule("SEA-124")
def test_a_desert_has_no_number_and_gives_nothing() -> None:
    t = fog(fog_terrain={"desert": 2, "fields": 1}, fog_numbers=[3])
    t.given(red=f"settlement B2.NE, ship B3/NW, {SHIP}").turn("red").do("build ship B3/NE")
    assert t.outcomes == {"discovered desert": 2, "discovered fields 3": 1}
    t.do("discovered desert")
    assert hex_of(t, "B4") == "desert"
    assert t.hand("red") == "nothing" and t.to_act == "red"


@rule("SEA-124")
def test_a_bank_that_is_out_gives_no_card() -> None:
    t = fog().given(red=f"settlement B2.NE, ship B3/NW, {SHIP}", blue="hand 19 grain").turn("red")
    t.do("build ship B3/NE", "discovered fields 3")
    assert hex_of(t, "B4") == "fields 3" and t.hand("red") == "nothing"


@rule("SEA-124")
def test_one_may_settle_on_new_land() -> None:
    cost = "hand 2 lumber 1 brick 2 wool 1 grain"
    t = fog().given(red=f"settlement B2.NE, ship B3/NW, {cost}").turn("red")
    assert t.why("build settlement B4.NW") == "A3.S lies at sea."
    t.do("build ship B3/NE", "discovered fields 3", "build settlement B4.NW")
    assert t.piece("B4.NW") == "red settlement"
    t.given(red="hand 1 lumber 1 brick")
    assert t.can("build road B4/W") and t.can("build road B4/NW")


@rule("SEA-124")
def test_new_sea_is_no_place_for_a_settlement() -> None:
    cost = "hand 2 lumber 1 brick 2 wool 1 grain"
    t = fog().given(red=f"settlement B2.NE, ship B3/NW, {cost}").turn("red")
    t.do("build ship B3/NE", "discovered sea")
    assert t.why("build settlement B4.NW") == "A3.S lies at sea."


@rule("SEA-124")
def test_on_new_land_towns_keep_their_distance() -> None:
    t = shore().given(blue="settlement D3.NE", red="settlement D3.S, roads D3/SW, hand 9 lumber 9 brick")
    t.turn("red").do("build road D3/SE", "discovered hills 8", "build road D4/SW")
    assert t.why("build settlement D4.N").endswith(
        "is too close: the next corners of a settlement must be free of towns."
    )
    assert t.why("build settlement D4.S") == "You can't pay for a settlement: you lack 1 wool, 1 grain."


@rule("SEA-124")
def test_ships_sail_on_over_new_sea_and_roads_lead_on_over_new_land() -> None:
    t = fog().given(red="settlement B2.NE, ships B3/NW B3/NE B4/NW, hand 3 lumber 3 wool 1 brick").turn("red")
    t.do("build ship B4/NE", "explore B4", "discovered sea", "discovered gold 3", "take brick")
    assert t.can("build ship B4/E"), "between new sea and new land"
    assert t.why("build ship B5/NE").endswith("or the way there leads through another's town.")
    assert not t.can("build road B4/E")
    t.given(red="settlement B4.NE")
    assert t.can("build road B4/E") and t.can("build road B5/NW")


# -- robber and pirate ---------------------------------------------------------------------------------------


@rule("SEA-125")
@pytest.mark.parametrize("seats, robber, pirate", [(3, "G2", "~23"), (4, "B6", "~23")])
def test_the_robber_starts_on_the_12_and_the_pirate_on_its_mark(seats: int, robber: str, pirate: str) -> None:
    t = table(f"isle:oceania;{seats}").founding("red")
    assert (t.robber, t.pirate) == (robber, pirate)
    assert hex_of(t, robber).endswith(" 12")


@rule("SEA-125")
def test_neither_robber_nor_pirate_goes_into_the_fog() -> None:
    t = fog().given(red="settlement B2.NE, ship B3/NW, hand 1 lumber 1 wool").turn("red", before_roll=True)
    t.do("roll", "rolled 3 4")
    for name in ("B4", "B5", "C4"):
        assert not t.can(f"move robber {name}") and not t.can(f"move pirate {name}")
    assert t.why("move pirate B4") == "The pirate keeps to the sea, and B4 is none."
    assert t.can("move robber B2") and t.can("move pirate B3")


@rule("SEA-125")
@pytest.mark.parametrize("found, who", [("sea", "pirate"), ("fields 3", "robber")])
def test_what_has_come_up_is_open_to_the_robber_or_the_pirate(found: str, who: str) -> None:
    t = fog().given(red=f"settlement B2.NE, ship B3/NW, {SHIP}").turn("red")
    t.do("build ship B3/NE", f"discovered {found}", "end turn", "roll", "rolled 3 4")
    assert [words for words in t.menu() if words.endswith(" B4")] == [f"move {who} B4"]


@rule("SEA-126")
def test_red_numbers_may_come_to_lie_side_by_side() -> None:
    t = fog(fog_terrain={"fields": 3}, fog_numbers=[6, 8, 8])
    t.given(red=f"settlement C2.SE, ships C3/SW C3/SE, {SHIP}").turn("red").do(
        "build ship C3/E", "explore B4"
    )
    t.do("discovered fields 8")
    assert t.outcomes == {"discovered fields 6": 2, "discovered fields 8": 2}


# -- neutral players, islands --------------------------------------------------------------------------------


def for_two(**owners: str) -> GameTable:
    t = shore(spec="isle:oceania+two_players;2", seats=[2], marks={"neutral": ["D3.N", "C1.NW"]})
    return t.given(**owners).turn("red")


def test_what_a_neutral_player_discovers_gives_nobody_a_card() -> None:
    t = for_two(red=f"settlement B2.N, {ROAD}").do("build road B2/NW", "build road D3/NE for white")
    t.do("discovered hills 8")
    assert hex_of(t, "D4") == "hills 8"
    assert t.hand("red") == t.hand("white") == "nothing" and t.bank("brick") == 19


@rule("SEA-123", "TB-CO-41")
@pytest.mark.parametrize("who", ["red", "blue"])
def test_for_a_neutral_player_the_one_on_turn_says_what_is_turned_up_first(who: str) -> None:
    drawing = [*BANKS[:2], "  h8  p5  ?   ~   ~", "~   g9  m10 ?   ~   ~", BANKS[4]]  # C3 and D4 beside D3
    marks = {"neutral": ["D3.N", "C1.NW"]}
    t = four_hexes(drawing, "isle:oceania+two_players;2", seats=[2], marks=marks)
    t.given(**{who: f"settlement B2.N, {ROAD}"}).turn(who)
    t.do("build road B2/NW", "build road D3/NE for white")
    assert t.waiting == [who]
    assert t.offered("explore") == {"C3", "D4"}


def test_what_one_has_come_to_is_turned_up_before_one_builds_for_a_neutral_player() -> None:
    t = for_two(red=f"settlement D3.S, {ROAD}").do("build road D3/SE")
    assert t.to_act == "chance"
    t.do("discovered hills 8")
    assert t.hand("red") == "1 brick"
    assert t.can("build road D3/NE for white")


def test_new_land_is_a_new_island_and_earlier_ones_stay_what_they_were() -> None:
    """On a map with bonus points: A3 comes before all other land, so every island is counted anew."""
    drawing = ["  ~   ~   ?   ~   ~", *BANKS[1:]]
    t = four_hexes(drawing, island_points=2)
    t.given(red="settlement B2.N, ship B2/NE, hand 3 lumber 3 wool 2 brick 2 grain").turn("red")
    t.do("build ship B3/NW", "discovered hills 8")
    assert t.public_points("red") == 1
    t.do("build settlement A3.SW")
    assert t.public_points("red") == 4
    assert shores(t.g).settled[1] == 0


def test_land_that_joins_two_islands_makes_them_one_and_gives_no_bonus() -> None:
    drawing = [BANKS[0], "~   f6  ?   h5  m3  ~", "  h8  p5  ~   g3  ~", *BANKS[3:]]
    t = fog(drawing, island_points=2, fog_terrain={"fields": 1}, fog_numbers=[11])
    t.given(red=f"settlement B2.N, road B2/NE, {ROAD}, hand 9 lumber 9 brick 9 wool 9 grain").turn("red")
    home, foreign = (shores(t.g).island[t.g.map.places.corner_of(name)] for name in ("B2.N", "B4.N"))
    assert home != foreign
    t.do("build road B2/E", "discovered fields 11")
    assert len({int(shores(t.g).island[t.g.map.places.corner_of(name)]) for name in ("B2.N", "B4.N")}) == 1
    t.do("build road B3/SW", "build road B3/SE", "build road B4/SW", "build settlement B4.S")
    assert next(c.value for c in t.picture().counters if c.name == "island points") == 0


# -- whole games ---------------------------------------------------------------------------------------------


def test_a_discovery_in_a_copy_leaves_the_game_alone() -> None:
    t = shore(island_points=2).given(red=f"settlement D3.N, {ROAD}").turn("red").do("build road D3/NE")
    before = from_bytes(t.g.to_bytes())
    for found in ("hills 8", "sea", "gold 3"):
        after = t.g.copy()
        after.do(f"discovered {found}")
        assert differences(t.g, before) == []
        assert differences(from_bytes(after.to_bytes()), after) == []
        spare = before.copy()
        after.copy_into(spare)
        assert differences(spare, after) == []


@pytest.mark.parametrize("spec", SPECS)
def test_random_players_play_it_to_the_end(spec: str) -> None:
    g = new_game(spec, 1)
    land: object = None
    for at, _ in enumerate(walk(g, 1)):
        check_cards(g)
        check_fog(g)
        if land != g.land or at % 500 == 0:
            land = g.land
            check_board(g)
    assert sum(unexplored(g).terrain) < 6
    assert g.over and (g.winner == NOBODY or g.points(g.winner) >= 12)


@rule("SEA-060")
def test_twelve_points_win() -> None:
    t = table("isle:oceania;3").given(red="settlement A4.N, roads A4/NE A5/NW, 11 points").turn("red")
    assert not t.g.over
    t.given(red="hand 1 lumber 1 brick 1 wool 1 grain").do("build settlement A5.N")
    assert t.winner == "red"
    assert t.g.result is not None and t.g.result["reason"] == "points" and t.g.result["points"][0] == 12
