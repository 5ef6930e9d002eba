"""The Pirate Islands: the line to one's fortress, warships, raids, battles and the end (SEA-171 … SEA-184).

    *11 m6  ~   ~   g4  h5            A1 … A6        Fortresses: red A1.N, white B1.S, blue E1.SE,
  h-  ~   ~   d   ~   m9  f10         B1 … B7                    orange G1.S.
g4  ~   ~   d   ~   f3  p8  f5        C1 … C8        Settlements given: red A5.S, white C5.SE,
  ~   m8  ~   ~   g6  h9  p12         D1 … D7                    blue D5.S, orange F5.SE.
g10 ~   ~   d   ~   p11 f8  p9        E1 … E8        The fleet starts on G4 and sails G3 F3 E3 D3 C3
  h-  ~   ~   p-  ~   m5  f2          F1 … F7                    B3 A3 A4 B5 C5 D4 E5 F5 G4.
    *3  m6  ~   ~   g10 h4            G1 … G6
"""

import pytest

from longroad.errors import BadMap, BadSpec
from longroad.game import open_game, read_set_up
from longroad.isle.hands import RESOURCES
from longroad.isle.harvest import yields
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.seafarers.pirate_islands import pirate_sea, way_left
from longroad.isle.seafarers.ships import launch
from tests.isle import isle, new_game
from tests.proofs import rule
from tests.table import CARDS, GameTable, gives, table

SHIP = "hand 1 lumber 1 wool"
FLEET = ["G4", "G3", "F3", "E3", "D3", "C3", "B3", "A3", "A4", "B5", "C5", "D4", "E5", "F5"]

# One of the shortest ways of each color, from the ship given to the fortress.
LINES = {
    "red": "A5/SW A4/SE A4/SW A3/SE A3/SW A2/E A2/NE A2/NW A1/NE",
    "blue": "D5/SW D4/SE D4/SW D3/SE D3/SW D2/SE D2/SW D1/SE E1/E",
    "white": "C5/SE C5/SW C4/SE C4/SW C3/SE C3/SW C2/E B2/SW B1/SE",
    "orange": "F5/SE F5/SW F4/SE F4/SW F3/SE G2/E G2/SE G2/SW G1/SE",
}
FORTRESSES = {"red": "A1.N", "blue": "E1.SE", "white": "B1.S", "orange": "G1.S"}
LANDINGS = {"red": "A2.NE", "blue": "D2.S", "white": "C2.SE", "orange": "G2.SE"}

# Corners of the eastern island well apart from each other and from the pieces given.
QUIET = ["A6.NE", "B7.SE", "C8.SE", "D7.SE"]


@gives("line")
def give_line(t: GameTable, p: int, words: str) -> None:
    """So many ships of the line west; the first is given anyway."""
    for side in LINES[t.names[p]].split()[1 : int(words)]:
        launch(t.g, p, t.g.map.places.side_of(side))


@gives("warships")
def give_warships(t: GameTable, p: int, words: str) -> None:
    pirate_sea(t.g).warships[p] = int(words)


@gives("fortress")
def give_fortress(t: GameTable, p: int, words: str) -> None:
    """The tokens left under it."""
    pirate_sea(t.g).tokens[p] = int(words)


def pirates(seats: int = 4, **owners: str) -> GameTable:
    return table(f"isle:pirate_islands;{seats}").given(**owners)


def fleet(t: GameTable) -> str:
    """Where the fleet is; nothing when it has left."""
    return next((piece.place for piece in t.picture().pieces if piece.kind == "fleet"), "")


def fleet_at(t: GameTable, hex: str) -> GameTable:
    pirate_sea(t.g).at = FLEET.index(hex)
    return t


def rolled(t: GameTable, who: str, dice: str) -> GameTable:
    return t.turn(who, before_roll=True).do("roll", f"rolled {dice}")


def counter(t: GameTable, who: str, name: str) -> int:
    p = t.seat(who)
    return next(c.value for c in t.picture().counters if c.owner == p and c.name == name)


def warships(t: GameTable) -> list[str]:
    """The sides with a warship."""
    return sorted(piece.place for piece in t.picture().pieces if "warship" in piece.facts)


def ships(t: GameTable) -> list[str]:
    """The sides on which a ship can be built."""
    return sorted(words.split()[-1] for words in t.menu() if words.startswith("build ship"))


def sides(t: GameTable, names: str) -> list[str]:
    return sorted(t.g.map.places.canonical(name) for name in names.split())


# -- set-up ---------------------------------------------------------------------------------------------


@rule("SEA-171")
@pytest.mark.parametrize("seats, colors", [(3, "red blue orange"), (4, "red blue white orange")])
def test_everybody_starts_with_a_settlement_a_ship_and_a_fortress(seats: int, colors: str) -> None:
    t = pirates(seats)
    assert list(t.names) == colors.split()
    drawn = [piece for piece in t.picture().pieces if piece.kind != "landing"]
    pieces = [(piece.kind, piece.owner) for piece in drawn if piece.owner is not None]
    for p, color in enumerate(t.names):
        assert [kind for kind, owner in pieces if owner == p].count("settlement") == 1
        assert t.piece(LANDINGS[color]) == f"{color} landing"
        assert t.piece(LINES[color].split()[0]) == f"{color} ship"
        assert t.piece(FORTRESSES[color]) == f"{color} fortress"
        assert counter(t, color, "fortress tokens") == 3
    assert len(pieces) == 3 * seats


@rule("SEA-171")
def test_two_more_settlements_are_founded_on_the_eastern_island_and_the_fortress_is_none() -> None:
    t = pirates(3).founding("blue")
    home = {name for hex in t.g.map.marks["home"] for name in corners(t, hex)}
    for _ in range(6):
        places = {words.split()[-1] for words in t.menu()}
        assert places and places <= home
        t.do(t.menu()[0])
        t.do(t.menu()[0])  # a road
    assert t.to_act == "blue" and t.can("roll")
    for color in t.names:
        assert t.public_points(color) == 3
        assert t.left(color, "settlement") == 1, "one stands on the fortress"


def corners(t: GameTable, hex: str) -> list[str]:
    g = t.g
    return [g.map.places.corner_name(c) for c in g.board.corners_of[g.map.places.hex_of(hex)]]


@rule("SEA-172")
def test_there_is_no_robber_no_longest_trade_route_and_no_largest_army() -> None:
    t = pirates(red="line 9, knights 3").turn("red")
    assert t.route("red") == 9
    assert t.picture().specials == []
    assert t.public_points("red") == 1
    assert [piece.kind for piece in t.picture().pieces if piece.owner is None] == ["fleet"]
    assert t.g.robber.at == -1


@rule("SEA-172")
def test_three_players_have_no_victory_point_cards() -> None:
    t = pirates(3, red="hand 1 ore 1 wool 1 grain").turn("red")
    assert t.deck == 20
    t.do("buy card")
    assert t.outcomes == {
        "drew knight": 14,
        "drew road building": 2,
        "drew year of plenty": 2,
        "drew monopoly": 2,
    }


@rule("SEA-172")
def test_for_four_players_the_victory_point_cards_are_knights() -> None:
    t = pirates(red="hand 1 ore 1 wool 1 grain").turn("red")
    assert t.deck == 25
    t.do("buy card")
    assert t.outcomes == {
        "drew knight": 19,
        "drew road building": 2,
        "drew year of plenty": 2,
        "drew monopoly": 2,
    }
    t.do("drew knight")
    assert t.points("red") == t.public_points("red") == 1


@rule("SEA-182")
def test_the_board_is_always_the_same() -> None:
    boards = [new_game("isle:pirate_islands;4", seed).shows(None).tiles for seed in (1, 2)]
    assert boards[0] == boards[1]
    with pytest.raises(BadSpec, match="no option 'board'"):
        new_game("isle:pirate_islands;4;board=variable", 1)


@rule("SEA-183")
def test_the_pasture_in_the_middle_and_the_hills_in_the_west_give_nothing() -> None:
    tiles = {tile.name: (tile.terrain, tile.number) for tile in pirates().picture().tiles}
    assert (tiles["F4"], tiles["B1"], tiles["F1"]) == (("pasture", 0), ("hills", 0), ("hills", 0))
    for number in (n for n in range(2, 13) if n != 7):
        t = fleet_at(pirates(red="settlements F4.N B1.SW F1.SE"), "F5")
        low, high = (1, number - 1) if number < 8 else (number - 6, 6)
        rolled(t, "red", f"{low} {high}")
        assert t.hand("red").get("brick", 0) == 0
        assert t.hand("red").get("wool", 0) == 0


# -- the line west --------------------------------------------------------------------------------------


@rule("SEA-173")
def test_the_line_goes_on_from_its_end_and_nowhere_else() -> None:
    t = pirates(blue=SHIP).turn("blue")
    assert ships(t) == ["D4/SE"]
    t.given(blue="line 5").turn("blue")
    assert ships(t) == ["D2/SE"]
    t.do("build ship D2/SE").given(blue=SHIP).turn("blue")
    assert t.why("build ship D2/E") == "A rule of this game forbids D2/E."
    assert ships(t) == sides(t, "D2/SW E2/E"), "two shortest ways lead on from the landing"


@rule("SEA-173")
def test_the_line_never_branches() -> None:
    t = pirates(red=SHIP).turn("red")
    assert ships(t) == sides(t, "A4/SE A4/E")
    t.do("build ship A4/E").given(red=SHIP).turn("red")
    assert ships(t) == ["A4/NE"]
    assert not t.can("build ship A4/SE")
    t = pirates(red=f"line 2, settlement A4.NE, {SHIP}").turn("red")
    assert ships(t) == ["A4/SW"], "not from a town beside the way not taken"


@rule("SEA-173")
@pytest.mark.parametrize("color", LINES)
def test_every_way_is_a_shortest_one_over_the_landing_and_off_the_others_routes(color: str) -> None:
    t = pirates(4, **{color: "hand 9 lumber 9 wool"}).turn(color)
    ends = whole_lines(t, color)
    assert len(ends) >= 2
    foreign = {place for other in LINES if other != color for place in t.g.map.marks[f"route_{other}"]}
    for line in ends:
        assert len(line) == 8, "nine with the ship given"
        assert not {*line} & {t.g.map.places.canonical(place) for place in foreign}
        ways = [t.g.board.ends[t.g.map.places.side_of(side)] for side in line]
        assert any(t.g.map.places.corner_of(LANDINGS[color]) in way for way in ways)
        assert t.g.map.places.corner_of(FORTRESSES[color]) in ways[-1]


def whole_lines(t: GameTable, color: str) -> list[list[str]]:
    """All the lines that can be built from here to the fortress."""
    found: list[list[str]] = []
    if way_left(t.g, t.seat(color)) == 0:
        return [[]]
    for side in ships(t):
        after = GameTable(t.g.copy()).do(f"build ship {side}")
        found += [[side, *rest] for rest in whole_lines(after, color)]
    return found


@rule("SEA-173")
def test_the_line_does_not_go_beyond_the_fortress() -> None:
    t = pirates(red=f"line 8, {SHIP}").turn("red")
    assert ships(t) == ["A1/NE"]
    t.do("build ship A1/NE").given(red=SHIP).turn("red")
    assert ships(t) == []
    assert t.why("build ship A1/NW") == "A rule of this game forbids A1/NW."


@rule("SEA-173")
def test_nobody_builds_ships_elsewhere_before_the_fortress_is_reached() -> None:
    t = pirates(blue=f"settlements A6.NE E8.SE, line 8, {SHIP}").turn("blue")
    assert ships(t) == ["E1/E"]
    t.do("build ship E1/E").given(blue=SHIP).turn("blue")
    assert ships(t) == sides(t, "A6/NE A6/E E8/E E8/SE")


@rule("SEA-173")
def test_further_ships_go_along_the_eastern_coast_only() -> None:
    """From the northern to the southern end of it (ruling 9)."""
    east = "A6/NE A6/E B7/NE B7/E C8/NE C8/E C8/SE D7/E E8/NE E8/E E8/SE F7/E F7/SE G6/E G6/SE"
    t = pirates(red=f"line 8, {SHIP}").turn("red").do("build ship A1/NE")
    found = []
    for side in range(int(t.g.board.sides)):
        if not pirate_islands(t).forbids_ship(t.g, 0, side):
            found.append(t.g.map.places.side_name(side))
    assert sorted(found) == sides(t, east)
    t.given(red="settlement B7.NE, hand 2 lumber 2 wool").turn("red")
    assert ships(t) == sides(t, "B7/NE B7/E")
    t.do("build ship B7/E")
    assert ships(t) == sides(t, "B7/NE C8/NE")


def pirate_islands(t: GameTable) -> IsleChapter:
    return next(c for c in t.g.rules.all if c.name == "pirate islands")


@rule("SEA-173")
def test_the_eastern_coast_stays_open_after_a_lost_battle() -> None:
    t = pirates(red=f"settlement B7.NE, line 8, {SHIP}").turn("red")
    t.do("build ship A1/NE", "attack fortress", "pirates rolled 6")
    t.given(red=SHIP).turn("red")
    assert ships(t) == sides(t, "B7/NE B7/E A2/NW")


def moves(t: GameTable) -> list[str]:
    """The ships that can be moved."""
    return [words for words in t.menu() if words.startswith("move ship")]


@rule("SEA-021", "SEA-173")
def test_the_last_ship_of_an_open_line_moves_to_another_shortest_way() -> None:
    """Ruling 7."""
    t = pirates(red="line 2").turn("red")
    assert moves(t) == ["move ship A4/SE"]
    t.do("move ship A4/SE")
    assert t.menu() == ["sail to A4/E"], "neither a branch nor on from where it was"
    t.do("sail to A4/E").given(red=SHIP)
    assert ships(t) == ["A4/NE"]
    assert moves(t) == [], "once a turn"
    t = pirates(red="line 3").turn("red")
    assert moves(t) == [], "there is one way on from where its line forked"
    assert t.why("move ship A4/SE") == "A rule of this game forbids A4/SE."


@rule("SEA-173")
def test_the_ship_given_and_warships_stay() -> None:
    """Ruling 7."""
    t = pirates(red="settlement A4.NE").turn("red")
    assert moves(t) == []
    assert t.why("move ship A5/SW") == "A rule of this game forbids A5/SW."
    assert moves(pirates(red="line 2, warships 1").turn("red")) == ["move ship A4/SE"]
    assert moves(pirates(red="line 2, warships 2").turn("red")) == []


@rule("SEA-173")
def test_a_line_that_has_reached_its_fortress_is_closed() -> None:
    """Ruling 7. What lies on the eastern coast moves as usual (SEA-021)."""
    t = pirates(blue=f"settlement B7.NE, line 8, {SHIP}").turn("blue")
    t.do("build ship E1/E").given(blue="ship B7/E").turn("blue")
    assert moves(t) == ["move ship B7/E"]
    t.do("move ship B7/E")
    assert t.menu() == ["sail to B7/NE"]


@rule("SEA-021", "SEA-173")
def test_a_line_that_a_battle_opened_again_gives_its_last_ship_to_the_eastern_coast() -> None:
    """Ruling 7."""
    t = pirates(red=f"settlement B7.NE, line 8, {SHIP}").turn("red")
    t.do("build ship A1/NE", "attack fortress", "pirates rolled 6").turn("red")
    assert moves(t) == ["move ship A2/NE"]
    t.do("move ship A2/NE")
    assert t.menu() == ["sail to B7/E", "sail to B7/NE"]


@rule("SEA-173")
def test_a_ship_of_the_eastern_coast_may_fill_a_gap_in_the_line() -> None:
    t = pirates(red=f"settlement B7.NE, line 8, {SHIP}").turn("red")
    t.do("build ship A1/NE", "attack fortress", "pirates rolled 1")
    assert t.events[0] == "red attacks the fortress with no warship; the pirates roll 1."
    t.given(red="ship B7/E").turn("red").do("move ship B7/E", "sail to A2/NW").given(red=SHIP)
    assert ships(t) == sides(t, "A1/NE B7/NE B7/E")


@rule("SEA-173")
def test_founders_take_roads_except_along_their_own_route() -> None:
    t = pirates().founding("red").do("build settlement A4.NE")
    assert t.menu() == sorted(["build road A5/NW", "build ship A4/E"])
    t.do("build road A5/NW", "build settlement A6.NE")
    assert t.menu() == sorted(["build road A6/NE", "build road A6/E"])


@rule("SEA-173")
def test_a_line_goes_round_a_town_in_its_way() -> None:
    t = pirates(red=SHIP, blue="settlement A4.NE").turn("red")
    assert ships(t) == ["A4/SE"]


@rule("SEA-173")
def test_nobody_gets_in_the_way_of_a_line() -> None:
    """Ruling 8: no roads on the routes and none overseas, no settlement where another's line has come."""
    t = pirates(blue="road A5/NW, hand 2 lumber 2 brick 1 wool 1 grain", red="ship A4/E").turn("blue")
    assert t.why("build settlement A4.NE") == "A rule of this game forbids A4.NE."
    t = pirates(blue="road A5/NW, hand 2 lumber 2 brick 1 wool 1 grain").turn("blue")
    assert t.why("build road A4/E") == "A rule of this game forbids A4/E."
    assert t.can("build road A5/NE")
    t.do("build settlement A4.NE")
    t = pirates(white="settlement C2.SE, hand 1 lumber 1 brick").turn("white")
    assert not [words for words in t.menu() if "D2" in words or "C2" in words]
    assert t.why("build road D2/NE") == "A rule of this game forbids C3/SW."
    assert t.can("build road C6/SW")
    t = pirates(red="fortress 0, settlement A1.N, hand 1 lumber 1 brick").turn("red")
    assert t.why("build road A1/NW") == "A rule of this game forbids A1/NW."


@rule("SEA-173")
def test_for_three_players_the_route_of_white_is_nobodys() -> None:
    t = pirates(3, blue="settlement C5.SE, hand 1 lumber 1 brick").turn("blue")
    assert t.can("build road C5/SE")


# -- warships -------------------------------------------------------------------------------------------


@rule("SEA-174")
def test_a_knight_arms_the_ship_nearest_to_the_settlement_that_is_no_warship_yet() -> None:
    t = pirates(red="line 3, cards 3 knight").turn("red")
    assert warships(t) == []
    for count, side in enumerate(("A5/SW", "A4/SE", "A4/SW"), start=1):
        t.turn("red").do("play knight")
        assert t.events[-1] == f"red makes the ship on {side} a warship, number {count}."
        assert warships(t) == sides(t, " ".join(LINES["red"].split()[:count]))
        assert counter(t, "red", "warships") == count
    assert t.cards("red") == "nothing"
    assert t.to_act == "red", "nobody is robbed"


@rule("SEA-174")
def test_a_knight_may_be_played_before_the_roll_and_only_one_a_turn() -> None:
    t = pirates(red="line 3, cards 2 knight").turn("red", before_roll=True).do("play knight")
    assert counter(t, "red", "warships") == 1
    assert t.why("play knight") == "You have played a development card this turn already."


@rule("SEA-174")
def test_a_knight_is_of_no_use_when_all_ships_of_the_line_are_warships() -> None:
    """Ruling 6."""
    t = pirates(red="cards knight, warships 1").turn("red")
    assert t.why("play knight") == "The knight card would do nothing now."
    t.given(red=f"line 2, {SHIP}").turn("red")
    assert t.can("play knight")


@rule("SEA-174")
def test_ships_of_the_eastern_coast_are_not_armed() -> None:
    t = pirates(red="settlement B7.NE, ships B7/E C8/NE, cards knight, warships 1").turn("red")
    assert not t.can("play knight")


@rule("SEA-174")
def test_no_card_can_be_bought_from_an_empty_deck_and_played_ones_do_not_come_back() -> None:
    t = pirates(3, red="cards knight, hand 1 ore 1 wool 1 grain")
    deck = t.development.deck
    deck[0] = deck[2] = deck[3] = deck[4] = 0
    t.development.undrawn[0] = 0
    t.turn("red").do("play knight")
    assert t.why("buy card") == "There are no development cards left."


# -- the fleet ------------------------------------------------------------------------------------------


@rule("SEA-175")
@pytest.mark.parametrize(
    "dice, hex", [("1 3", "G3"), ("5 2", "F3"), ("6 3", "E3"), ("4 4", "D3"), ("6 6", "B3")]
)
def test_the_fleet_sails_as_many_hexes_as_the_lower_die_shows(dice: str, hex: str) -> None:
    t = pirates()
    assert fleet(t) == "G4"
    rolled(t, "blue", dice)
    assert fleet(t) == hex
    assert f"The pirate fleet sails to {hex}." in t.events


@rule("SEA-175")
def test_the_fleet_sails_round_the_islets_and_comes_back() -> None:
    t = pirates()
    seen = []
    for k in range(14):
        rolled(t, t.names[k % 4], "1 1")
        seen.append(fleet(t))
    assert seen == [*FLEET[1:], "G4"]


@rule("SEA-175")
def test_the_fleet_sails_before_a_roll_is_resolved() -> None:
    t = rolled(pirates(red="settlement C7.N"), "red", "2 6")
    assert t.events[:2] == ["red rolls 2 and 6.", "The pirate fleet sails to F3."]
    assert t.events[2] == "red takes 1 wool."
    t = rolled(pirates(red="hand 8 ore"), "red", "3 4")
    assert t.events[1] == "The pirate fleet sails to E3."
    assert t.waiting == ["red"] and t.can("discard ore")


@rule("SEA-176")
@pytest.mark.parametrize("cities, lost", [(0, 1), (1, 2), (3, 4)])
def test_a_weaker_owner_loses_a_card_and_another_for_each_city(cities: int, lost: int) -> None:
    towns = ", ".join(f"city {corner}" for corner in QUIET[:cities]) or "hand 9 ore"
    t = fleet_at(pirates(red=f"{towns}, hand 9 ore", blue="hand 5 ore"), "A4")
    rolled(t, "blue", "1 1")
    assert t.events[-1] == "Pirates of strength 1 raid red, who has no warship."
    for k in range(lost):
        assert t.outcomes == {"lost ore": 9 - k}
        t.do("lost ore")
        assert t.events[0] == "The pirates take 1 ore from red."
    assert t.hand("red") == f"{9 - lost} ore"
    assert t.hand("blue") == "5 ore"
    assert t.to_act == "blue"


@rule("SEA-176")
def test_the_cards_are_drawn_blindly_one_after_the_other() -> None:
    t = fleet_at(pirates(red="city C7.N, hand 3 ore 1 wool"), "A4")
    rolled(t, "blue", "1 3")
    assert t.outcomes == {"lost ore": 3, "lost wool": 1}
    t.do("lost wool")
    assert t.outcomes == {"lost ore": 3}
    assert t.says("white") == ["The pirates take 1 wool from red."], "it goes to the bank: all see it"


@rule("SEA-176")
def test_nobody_loses_more_cards_than_they_have() -> None:
    towns = ", ".join(f"city {corner}" for corner in QUIET[:3])
    t = fleet_at(pirates(red=f"{towns}, hand 1 ore 1 wool"), "A4")
    rolled(t, "blue", "1 1").do("lost ore", "lost wool")
    assert t.hand("red") == "nothing"
    assert t.to_act == "blue"
    t = rolled(fleet_at(pirates(red=towns), "A4"), "blue", "1 1")
    assert t.events[-1].startswith("Pirates of strength 1 raid red")
    assert t.to_act == "blue"


@rule("SEA-176")
@pytest.mark.parametrize(
    "low, warships, result", [(1, 2, "gain"), (2, 2, "tie"), (2, 1, "loss"), (3, 4, "gain")]
)
def test_the_lower_die_fights_the_warships(low: int, warships: int, result: str) -> None:
    start = FLEET[FLEET.index("B5") - low]
    t = fleet_at(pirates(red=f"line 5, warships {warships}, hand 2 ore"), start)
    rolled(t, "blue", {1: "1 1", 2: "3 2", 3: "3 5"}[low])  # feeds nobody
    if result == "loss":
        t.do("lost ore")
        assert t.hand("red") == "1 ore"
    elif result == "gain":
        assert t.to_act == "red"
        assert t.menu() == sorted(f"take {card}" for card in CARDS[:RESOURCES])
        t.do("take wool")
        assert t.hand("red") == "2 ore 1 wool"
    assert t.to_act == "blue"
    assert t.hand("red") == {"gain": "2 ore 1 wool", "tie": "2 ore", "loss": "1 ore"}[result]


@rule("SEA-176")
def test_a_raid_comes_before_the_harvest() -> None:
    t = fleet_at(pirates(red="hand 1 ore"), "A4")  # 1 + 3 feeds A5.S, at the fields with the 4
    rolled(t, "blue", "1 3")
    assert t.outcomes == {"lost ore": 1}
    t.do("lost ore")
    assert t.hand("red") == "1 grain"


@rule("SEA-176")
def test_a_raid_comes_before_the_discards_of_a_seven() -> None:
    t = fleet_at(pirates(red="hand 8 ore"), "A4")
    rolled(t, "blue", "1 6").do("lost ore")
    assert t.waiting == [], "seven cards are not too many any more"
    t.do("stolen ore")
    assert t.hand("red") == "6 ore"


@rule("SEA-176")
def test_where_towns_of_several_stand_nobody_is_raided() -> None:
    t = fleet_at(pirates(3, red="hand 1 ore", blue="settlement B5.S, hand 1 ore"), "A4")
    rolled(t, "orange", "1 1")
    assert t.events[-1] == "The pirate fleet sails to B5."
    assert t.to_act == "orange"
    assert t.hand("red") == "1 ore"
    assert t.hand("blue") == "1 ore"


@rule("SEA-184")
def test_there_is_one_raid_however_many_towns_a_player_has_there() -> None:
    t = fleet_at(pirates(3, red="settlement B5.S, hand 5 ore"), "A4")
    rolled(t, "orange", "1 1").do("lost ore")
    assert t.hand("red") == "4 ore"
    assert t.to_act == "orange"


@rule("SEA-176")
def test_a_fortress_is_not_raided_nor_are_ships() -> None:
    t = fleet_at(pirates(red="line 9, hand 1 ore"), "C3")
    rolled(t, "white", "2 6")
    assert fleet(t) == "A3"
    assert t.to_act == "white"


# -- settling overseas ----------------------------------------------------------------------------------


@rule("SEA-177")
@pytest.mark.parametrize("color", LINES)
def test_overseas_a_settlement_goes_only_to_ones_own_token(color: str) -> None:
    t = pirates(4, **{color: "line 9, hand 2 lumber 2 brick 2 wool 4 grain 3 ore"}).turn(color)
    places = [words.split()[-1] for words in t.menu() if words.startswith("build settlement")]
    assert places == [LANDINGS[color]]
    t.do(f"build settlement {LANDINGS[color]}")
    assert t.public_points(color) == 2
    t.do(f"build city {LANDINGS[color]}")
    assert t.piece(LANDINGS[color]) == f"{color} city"


@rule("SEA-177")
def test_nobody_settles_at_the_token_of_another() -> None:
    t = pirates(blue="ship D2/NE, hand 1 lumber 1 brick 1 wool 1 grain").turn("blue")  # C2.SE is white's
    assert t.why("build settlement C2.SE") == "A rule of this game forbids C2.SE."


@rule("SEA-177")
def test_nobody_settles_on_a_fortress_that_stands() -> None:
    t = pirates(red="line 9, hand 1 lumber 1 brick 1 wool 1 grain").turn("red")
    assert t.why("build settlement A1.N") == "A rule of this game forbids A1.N."


# -- seven ----------------------------------------------------------------------------------------------


@rule("SEA-178")
def test_on_a_seven_the_rich_discard_and_the_roller_draws_a_card_of_anybody() -> None:
    t = rolled(pirates(red="hand 1 wool", blue="hand 8 ore", white="hand 1 brick"), "red", "3 4")
    assert t.waiting == ["blue"]
    t.do(*["discard ore"] * 4)
    assert t.menu() == ["rob blue", "rob white"], "orange has no cards"
    assert t.why("rob orange") == "orange can't be robbed here."
    t.do("rob blue")
    assert t.outcomes == {"stolen ore": 4}
    t.do("stolen ore")
    assert t.hand("red") == "1 wool 1 ore"
    assert t.to_act == "red"
    assert t.g.robber.at == -1
    assert fleet(t) == "E3", "the fleet moved by the roll alone"


@rule("SEA-178")
def test_on_a_seven_the_only_one_with_cards_is_robbed_at_once_and_nobody_if_none_has_any() -> None:
    t = rolled(pirates(red="hand 7 ore", white="hand 2 brick"), "red", "3 4")
    assert t.outcomes == {"stolen brick": 2}
    t = rolled(pirates(red="hand 7 ore"), "red", "3 4")
    assert t.to_act == "red" and t.can("end turn")


# -- the fortress ---------------------------------------------------------------------------------------


def test_a_robber_that_a_map_of_ones_own_names_stays_there_and_its_hex_produces_nothing() -> None:
    shipped = new_game("isle:pirate_islands;4", 1)
    land = next(hex for hex, terrain in enumerate(shipped.land.terrain) if terrain < RESOURCES)
    own = shipped.set_up().as_dict() | {"robber": shipped.name_of("hex", land)}
    named = isle(open_game(shipped.spec, read_set_up(shipped.spec, own)))
    for g, cards in ((shipped, 1), (named, 0)):
        corner = g.board.corners_of[land][0]
        g.towns.owner[corner] = 0
        g.towns.level[corner] = 1
        assert yields(g, g.land.number[land]).of(0, g.land.terrain[land]) == cards


def battle(warships: int, roll: int, tokens: int = 3, more: str = "") -> GameTable:
    t = pirates(red=f"line 9, warships {warships}, fortress {tokens}{more}").turn("red")
    return t.do("attack fortress", f"pirates rolled {roll}")


@rule("SEA-179")
def test_a_fortress_can_be_attacked_when_the_line_reaches_it() -> None:
    t = pirates(red="line 7, warships 7, hand 2 lumber 2 wool").turn("red")
    assert t.why("attack fortress") == "Your line is 2 ships short of your fortress."
    t.do("build ship A2/NW")
    assert t.why("attack fortress") == "Your line is one ship short of your fortress."
    t.do("build ship A1/NE")
    assert t.can("attack fortress")
    t.do("attack fortress")
    assert t.outcomes == {f"pirates rolled {die}": 1 for die in range(1, 7)}


@rule("SEA-179")
def test_a_fortress_is_attacked_after_the_roll() -> None:
    t = pirates(red="line 9, warships 7").turn("red", before_roll=True)
    assert not t.can("attack fortress")


@rule("SEA-179")
@pytest.mark.parametrize(
    "warships, roll, tokens, left", [(3, 2, 2, 9), (3, 3, 3, 8), (3, 4, 3, 7), (0, 1, 3, 7)]
)
def test_more_warships_take_a_token_as_many_lose_a_ship_and_fewer_lose_two(
    warships: int, roll: int, tokens: int, left: int
) -> None:
    t = battle(warships, roll)
    assert counter(t, "red", "fortress tokens") == tokens
    assert t.left("red", "ship") == 15 - left
    for k, side in enumerate(LINES["red"].split()):
        assert t.piece(side) == ("red ship" if k < left else None), "those nearest the fortress are lost"
    assert counter(t, "red", "warships") == warships


@rule("SEA-179")
def test_the_turn_ends_after_the_battle() -> None:
    for roll in range(1, 7):
        t = battle(3, roll, more=", hand 5 ore 5 grain 5 lumber 5 wool")
        assert t.to_act == "blue" and t.can("roll")
        assert t.on_turn == "blue"


@rule("SEA-179")
def test_lost_ships_must_be_rebuilt_before_the_next_attack() -> None:
    t = battle(3, 4).given(red="hand 2 lumber 2 wool").turn("red")
    assert t.why("attack fortress") == "Your line is 2 ships short of your fortress."
    t.do("build ship A2/NW", "build ship A1/NE", "attack fortress", "pirates rolled 1")
    assert counter(t, "red", "fortress tokens") == 2


# A small sea with lines of four ships along the north of three islands: from the fourth hex of red, blue and
# white over the tip between the third and the second to the one between the second and the first.
SMALL_SEA = ["d   d   g4  g5", "  ~   ~   ~   ~", "d   d   g6  g8", "  ~   ~   ~   ~", "d   d   g9  g3"]
SMALL_MARKS = {
    "home": ["A4", "C4", "E4"],
    "fleet": ["B1", "B2"],
    "route_red": ["A3/NE", "A3/NW", "A2/NE", "A2/NW"],
    "landing_red": ["A2.NE"],
    "fortress_red": ["A2.NW"],
    "route_blue": ["C3/NE", "C3/NW", "C2/NE", "C2/NW"],
    "landing_blue": ["C2.NE"],
    "fortress_blue": ["C2.NW"],
    "route_white": ["E3/NE", "E3/NW", "E2/NE", "E2/NW"],
    "landing_white": ["E2.NE"],
    "fortress_white": ["E2.NW"],
}
SMALL_PIECES = {
    "red": ["settlement A3.NE", "ship A3/NE"],
    "blue": ["settlement C3.NE", "ship C3/NE"],
    "white": ["settlement E3.NE", "ship E3/NE"],
}


def small_sea(pieces: dict[str, list[str]] | None = None, **marks: list[str]) -> GameTable:
    return table(
        "isle:pirate_islands;3",
        drawing=SMALL_SEA,
        seats=[3],
        pirate="B1",
        robber="nowhere",
        founding=0,
        pieces={**SMALL_PIECES, **(pieces or {})},
        marks={**SMALL_MARKS, **marks},
    )


@rule("SEA-179")
def test_a_lost_warship_is_rebuilt_as_an_ordinary_ship() -> None:
    t = small_sea().given(red="ships A3/NW A2/NE A2/NW, warships 4").turn("red")
    assert warships(t) == sides(t, "A3/NE A3/NW A2/NE A2/NW")
    t.do("attack fortress", "pirates rolled 4")
    assert warships(t) == sides(t, "A3/NE A3/NW A2/NE")
    t.given(red=SHIP).turn("red").do("build ship A2/NW")
    assert warships(t) == sides(t, "A3/NE A3/NW A2/NE")
    t.do("attack fortress", "pirates rolled 5")
    assert warships(t) == sides(t, "A3/NE A3/NW")
    t.given(red="hand 2 lumber 2 wool").turn("red").do("build ship A2/NE", "build ship A2/NW")
    assert counter(t, "red", "warships") == 2


RED = SMALL_MARKS["route_red"]


@pytest.mark.parametrize(
    "mark, places, reason",
    [
        ("fortress_blue", [], "one corner must be marked fortress_blue"),
        ("landing_red", ["A2.N", "A2.S"], "one corner must be marked landing_red"),
        ("landing_red", ["B4.NE"], "landing_red at B4.NE is not on land"),
        ("fortress_red", ["A4.NE"], "fortress_red at A4.NE is not overseas, but at home"),
        ("fortress_red", ["A2.NE"], "fortress_red at A2.NE is too close to A2.NE"),
        ("fortress_red", ["A2.N"], "fortress_red at A2.N is too close to A2.NE"),
        ("landing_red", ["A3.N"], "landing_red at A3.N is too close to A3.NE"),
        ("route_red", ["A3/NE"], "route_red doesn't lead over its landing to its fortress"),
        ("route_red", ["A3/NE", *RED[2:]], "route_red doesn't lead over its landing to its fortress"),
        ("route_red", [], "red must be given a settlement, and at it one ship on its route"),
        ("route_red", RED[1:], "red must be given a settlement, and at it one ship on its route"),
        ("route_red", [*RED, "A4/NW"], "route_red holds A4/NW, which is on no shortest way"),
        ("route_red", [*RED, "A1/NE"], "route_red holds A1/NE, which is on no shortest way"),
        ("route_red", [*RED, "C1/NW"], "route_red holds C1/NW, which is on no shortest way"),
        ("route_red", [*RED, "A2/E"], "route_red is not at sea at A2/E"),
        ("route_blue", [*SMALL_MARKS["route_blue"], RED[0]], "route_red and route_blue share A3/NE"),
        ("fleet", ["B2"], "the pirate doesn't start on the course marked fleet"),
        ("fleet", ["B1", "A1"], "the fleet can't sail over A1: it is not sea"),
        ("fleet", ["B1"], "the fleet can't sail from B1 to B1: they are no neighbors"),
        ("fleet", ["B1", "B2", "B3"], "the fleet can't sail from B3 to B1: they are no neighbors"),
    ],
)
def test_marks_that_a_game_cannot_be_played_with_are_refused(
    mark: str, places: list[str], reason: str
) -> None:
    with pytest.raises(BadMap) as refusal:
        small_sea(pieces=None, **{mark: places})
    assert str(refusal.value).endswith(f": {reason}")


@pytest.mark.parametrize(
    "given, reason",
    [
        (["settlement A3.NE"], "red must be given a settlement, and at it one ship on its route"),
        (["city A3.NE", "ship A3/NE"], "red must be given a settlement, and at it one ship on its route"),
        (
            ["settlement A3.NE", "ship A3/NE", "ship A3/NW"],
            "red must be given a settlement, and at it one ship on its route",
        ),
        (
            ["ship A3/NE", *[f"settlement {k}" for k in ("A3.NE", "A4.NE", "A3.S", "A4.S", "C4.NE")]],
            "red has no settlement left for its fortress",
        ),
    ],
)
def test_pieces_that_a_game_cannot_be_played_with_are_refused(given: list[str], reason: str) -> None:
    with pytest.raises(BadMap) as refusal:
        small_sea({"red": given})
    assert str(refusal.value).endswith(f": {reason}")


@pytest.mark.parametrize(
    "mark, places, reason",
    [
        ("landing_red", ["A2.SE"], "route_red passes its landing by at A3/NE"),
        ("route_red", [*LINES["red"].split(), "A5/SE"], "route_red is not at sea at A5/SE"),
        ("route_red", [*LINES["red"].split(), "A3/E"], "route_red holds A3/E, which is on no shortest way"),
    ],
)
def test_the_board_of_the_rulebook_with_other_marks_is_refused(
    mark: str, places: list[str], reason: str
) -> None:
    board = new_game("isle:pirate_islands;4").map.as_dict()
    with pytest.raises(BadMap) as refusal:
        new_game("isle:pirate_islands;4", map={**board, "marks": {**marks_of(board), mark: places}})
    assert str(refusal.value).endswith(f": {reason}")


def marks_of(board: dict[str, object]) -> dict[str, list[str]]:
    marks = board["marks"]
    assert isinstance(marks, dict)
    return marks


@rule("SEA-180")
def test_the_third_token_makes_the_fortress_an_own_settlement() -> None:
    t = battle(6, 5, tokens=1)
    assert t.events[1:4] == [
        "red takes a token from the fortress; none is left.",
        "red conquers the fortress on A1.N.",
        "red builds a settlement on A1.N.",
    ]
    assert t.piece("A1.N") == "red settlement"
    assert t.public_points("red") == 2
    assert t.left("red", "settlement") == 3
    rolled(t, "blue", "5 6").do("take ore")  # the gold river of A1
    assert t.hand("red") == "1 ore"
    t.turn("red")
    assert t.why("attack fortress") == "You have taken your fortress already."


@rule("SEA-180")
def test_the_first_two_tokens_do_not_and_it_can_be_conquered_with_no_settlement_in_stock() -> None:
    towns = ", ".join(f"settlement {corner}" for corner in QUIET[:3])
    t = pirates(red=f"line 9, warships 7, {towns}").turn("red")
    assert t.left("red", "settlement") == 0
    assert t.why("build settlement C7.N").startswith("No way of yours")
    for tokens in (2, 1):
        t.turn("red").do("attack fortress", "pirates rolled 6")
        assert counter(t, "red", "fortress tokens") == tokens
        assert t.piece("A1.N") == "red fortress"
        assert t.public_points("red") == 4
    t.turn("red").do("attack fortress", "pirates rolled 6")
    assert t.public_points("red") == 5
    assert t.left("red", "settlement") == 0


# -- the end --------------------------------------------------------------------------------------------

NINE = "cities A6.NE B7.SE C8.SE D7.SE"  # with the settlement given


@rule("SEA-181")
def test_the_game_ends_when_the_fortress_falls_to_who_has_the_points() -> None:
    t = pirates(red=f"{NINE}, line 9, warships 7, fortress 1").turn("red")
    assert t.points("red") == 9
    t.do("attack fortress", "pirates rolled 1")
    assert t.winner == "red"
    assert t.events[-1] == "red wins with 10 points."
    assert t.on_turn == "red", "though the turn ends with the battle"


@rule("SEA-181")
def test_the_game_ends_when_who_has_the_fortress_gets_the_points() -> None:
    t = pirates(red="line 9, warships 7, fortress 1, cities A6.NE B7.SE C8.SE").turn("red")
    t.do("attack fortress", "pirates rolled 1")
    assert t.winner is None and t.public_points("red") == 8
    t.given(red="hand 2 grain 3 ore, settlement E8.SE").turn("red")
    assert t.winner is None and t.public_points("red") == 9
    t.do("build city E8.SE")
    assert t.winner == "red"


@rule("SEA-181")
def test_points_without_the_fortress_do_not_win() -> None:
    t = pirates(red=f"{NINE}, settlement E8.SE, line 9, warships 7, fortress 1, hand 5 ore").turn("red")
    assert t.points("red") == 10
    assert t.winner is None
    t.do("end turn")
    assert t.to_act == "blue"
    t.turn("red").do("attack fortress", "pirates rolled 2")
    assert t.winner == "red"
    assert t.points("red") == 11


@rule("SEA-181")
def test_nobody_wins_with_the_fortress_of_another() -> None:
    t = pirates(red=f"{NINE}, settlement E8.SE", blue="fortress 0").turn("red")
    assert t.winner is None


@rule("SEA-181")
def test_the_fleet_leaves_when_all_fortresses_are_conquered() -> None:
    t = pirates(3, red="line 9, warships 7, fortress 1", blue="fortress 0", orange="fortress 1").turn("red")
    t.do("attack fortress", "pirates rolled 2")
    assert fleet(t) == "G4", "the one of orange stands"
    t = pirates(3, red="line 9, warships 7, fortress 1", blue="fortress 0", orange="fortress 0").turn("red")
    t.do("attack fortress", "pirates rolled 2")
    assert "All fortresses are taken: the pirate fleet is gone." in t.events
    assert fleet(t) == ""
    t.given(red="hand 2 ore")
    for dice in ("1 1", "2 4", "5 5"):
        rolled(t, "blue", dice)
        assert not any("fleet" in words or "raid" in words for words in t.events)
