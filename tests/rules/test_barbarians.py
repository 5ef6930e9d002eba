"""The event die, the ship of the barbarians, and the battles against them.

The island is that of tests/table.py, and mostly red rolls. `lands` is the seventh ship.
"""

import pytest

from longroad.errors import BadSpec
from longroad.isle.knights.barbarians import CHOOSE_DECK, horde
from longroad.isle.knights.cities import lose_city
from longroad.isle.knights.improvements import TRACK_NAMES, TRACKS, growth
from longroad.isle.knights.knights import ACTIVE, knight_at, mark
from longroad.isle.knights.progress import FACE_NAMES, progress, track_of
from longroad.isle.knights.walls import build_wall
from longroad.spec import Spec
from tests.isle import new_game
from tests.proofs import rule
from tests.rules.test_ships import OPEN_SEA
from tests.table import GameTable, table

GAME = "isle:base+cities_knights;4"
CHOICE = "isle:base+cities_knights;4;commit=choose"
SHIP = ("roll", "rolled 1 1", "event ship")  # a 2 is on A2 alone, where nobody lives here
SEVEN = ("roll", "rolled 3 4", "event ship")

RED = "cities C1.NW E1.SW"
BLUE = "cities C5.NE E3.SE"
WHITE = "cities B1.NW D4.SE"
ORANGE = "cities B4.NE D1.SW"
FULL = "city C5.NE, settlements C1.NW E1.SW A3.NE C2.N D3.N"  # no settlement is left


def knights(t: GameTable, **companies: str) -> GameTable:
    """`red="mighty C3.N, idle basic C3.S"`: knights are active unless they are idle."""
    for who, company in companies.items():
        for words in company.split(","):
            *state, rank, place = words.split()
            t.given(**{who: f"knight {place} {rank}" + ("" if state else " active")})
    return t


def metropolis(t: GameTable, track: str, place: str) -> GameTable:
    """A city becomes the metropolis of a track."""
    growth(t.g).metropolis[TRACK_NAMES.index(track)] = t.g.map.places.corner_of(place)
    return t


def grown(t: GameTable, **stages: str) -> GameTable:
    """`red="science 3, trade 1"`: how far cities have grown."""
    for who, words in stages.items():
        for one in words.split(","):
            track, stage = one.split()
            growth(t.g).stage[t.seat(who) * TRACKS + TRACK_NAMES.index(track)] = int(stage)
    return t


def walled(t: GameTable, who: str, *places: str) -> GameTable:
    for place in places:
        build_wall(t.g, t.seat(who), t.g.map.places.corner_of(place))
    return t


def shore(spec: str = GAME, robber: str = "", **owners: str) -> GameTable:
    """The barbarians are one step away; they have been here before."""
    return table(spec).given(robber=robber, barbarians=6, landed=True, **owners)


def lands(t: GameTable, *orders: str, roller: str = "red") -> GameTable:
    """Somebody rolls, and the barbarians land."""
    return t.turn(roller, before_roll=True).do(*(orders or SHIP))


def goes_on(t: GameTable, who: str = "red") -> bool:
    """Nothing more is to be decided: the player on turn trades and builds."""
    return t.waiting == [who] and t.can("end turn")


def active(t: GameTable, *places: str) -> list[bool]:
    facts = {piece.place: piece.facts for piece in t.picture().pieces if piece.kind == "knight"}
    return [bool(facts[t.g.map.places.canonical(place)]["active"]) for place in places]


def rouse(t: GameTable, *places: str) -> None:
    """These knights are active again."""
    for place in places:
        corner = t.g.map.places.corner_of(place)
        mark(t.g, corner, knight_at(t.g, corner) | ACTIVE)


def cities(t: GameTable) -> list[int]:
    """How many cities stand upright on the board, for every player."""
    owners = [piece.owner for piece in t.picture().pieces if piece.kind == "city"]
    return [owners.count(t.seat(who)) for who in t.names]


def defenders(t: GameTable) -> list[int]:
    return [t.count("defenders", who) for who in t.names]


def walls(t: GameTable) -> set[str]:
    return {piece.place for piece in t.picture().pieces if piece.kind == "wall"}


def decks(t: GameTable) -> set[str]:
    """The decks that the card comes from which chance draws now; none if it draws no card."""
    faces = [words.removeprefix("drew ") for words in t.outcomes if words.startswith("drew ")]
    return {TRACK_NAMES[track_of(FACE_NAMES.index(face))] for face in faces}


# -- what there is at the start -------------------------------------------------------------------------


@rule("CK-004", "CK-009")
def test_their_ship_starts_far_away_and_six_tokens_wait_for_defenders() -> None:
    t = table(GAME)
    assert t.track("barbarians") == 0
    assert t.count("defender tokens") == 6
    assert defenders(t) == [0, 0, 0, 0]


@rule("CK-006")
@pytest.mark.parametrize("scenario", ["base", "new_shores", "through_the_desert", "cloth_for_catan"])
def test_the_robber_starts_off_the_board(scenario: str) -> None:
    t = GameTable(new_game(f"isle:{scenario}+cities_knights;4", 1))
    assert t.robber == "off the board"
    t.founding("red")
    assert all(words.startswith("build settlement") for words in t.menu())
    assert t.robber == "off the board"


@rule("CK-006")
def test_a_robber_off_the_board_keeps_nobody_from_harvesting() -> None:
    t = table(GAME).given(red="settlements A1.NW E3.SE, city C3.NW").turn("red", before_roll=True)
    t.do("roll", "rolled 5 5", "event trade")  # A1, the first hex
    t.turn("red", before_roll=True).do("roll", "rolled 5 6", "event trade")  # C2 and E3, the last
    assert t.hand("red") == "1 ore 1 wool 1 lumber 1 paper"


# -- the event die --------------------------------------------------------------------------------------


@rule("CK-011")
def test_the_event_die_has_three_ships_and_a_side_for_each_track() -> None:
    t = table(GAME).turn("red", before_roll=True).do("roll", "rolled 2 6")
    assert t.to_act == "chance"
    assert t.outcomes == {"event ship": 3, "event science": 1, "event trade": 1, "event politics": 1}


@rule("CK-010")
@pytest.mark.parametrize("event", ["ship", "science", "trade", "politics"])
def test_the_event_comes_before_the_harvest(event: str) -> None:
    t = table(GAME).given(red="settlement B1.NW").turn("red", before_roll=True).do("roll", "rolled 6 6")
    assert t.hand("red") == "nothing" and t.picture().event == ""
    t.do(f"event {event}")
    assert t.hand("red") == "1 grain" and t.picture().event == event
    assert goes_on(t)


@rule("CK-010")
@pytest.mark.parametrize("dice, draws", [("2 6", True), ("6 2", False), ("3 5", False), ("5 3", False)])
def test_the_red_die_counts_for_the_event_and_both_for_the_harvest(dice: str, draws: bool) -> None:
    """The red die is named first: with one stage of science it must show two at most."""
    t = grown(table(GAME).given(red="settlement C5.NE"), red="science 1").turn("red", before_roll=True)
    t.do("roll", f"rolled {dice}", "event science")
    assert decks(t) == ({"science"} if draws else set())
    if draws:
        assert t.hand("red") == "nothing", "first the card"
        t.do("drew crane")
    assert t.hand("red") == "1 ore", "eight, whichever die shows what"
    assert goes_on(t)


@rule("CK-010")
def test_the_event_comes_before_a_seven() -> None:
    t = table(GAME).given(landed=True, blue="hand 8 ore").turn("red", before_roll=True)
    t.do("roll", "rolled 3 4")
    assert t.to_act == "chance"
    t.do("event trade")
    assert t.waiting == ["blue"]
    assert t.can("discard ore")


@rule("CK-009", "CK-020")
def test_the_seventh_ship_lands() -> None:
    t = table(GAME).given(red="city C1.NW", blue="city C5.NE")
    for step in range(1, 7):
        lands(t)
        assert t.track("barbarians") == step
        assert cities(t) == [1, 1, 0, 0]
    lands(t)
    assert cities(t) == [0, 0, 0, 0]


@rule("CK-020")
@pytest.mark.parametrize("event", ["science", "trade", "politics"])
def test_only_a_ship_brings_them_nearer(event: str) -> None:
    t = lands(table(GAME).given(barbarians=6, red="city C1.NW"), "roll", "rolled 1 1", f"event {event}")
    assert t.track("barbarians") == 6
    assert cities(t) == [1, 0, 0, 0]


@rule("CK-020")
def test_they_attack_before_the_harvest() -> None:
    t = lands(shore(red="city B1.NW"), "roll", "rolled 6 6", "event ship")
    assert t.piece("B1.NW") == "red settlement"
    assert t.hand("red") == "1 grain"


@rule("CK-021")
def test_the_roller_draws_first_then_the_others_clockwise() -> None:
    t = grown(table(GAME), red="science 1", blue="science 1", white="trade 5", orange="science 2")
    t.turn("blue", before_roll=True).do("roll", "rolled 2 6", "event science")
    t.do("drew crane", "drew mining", "drew alchemy")
    assert t.progress("blue") == "crane"
    assert t.progress("white") == "nothing"
    assert t.progress("orange") == "mining"
    assert t.progress("red") == "alchemy"
    assert goes_on(t, "blue")


@rule("CK-021")
@pytest.mark.parametrize("track", TRACK_NAMES)
def test_a_sign_gives_cards_of_its_own_track_alone(track: str) -> None:
    others = ", ".join(f"{other} 5" for other in TRACK_NAMES if other != track)
    t = grown(table(GAME), red=f"{track} 5", blue=others)
    t.turn("red", before_roll=True).do("roll", "rolled 3 4", f"event {track}")
    assert decks(t) == {track}
    t.do(next(iter(t.outcomes)))
    assert goes_on(t)


@rule("CK-021")
def test_a_ship_gives_no_cards() -> None:
    t = lands(grown(table(GAME), red="science 5, trade 5, politics 5"), *SEVEN)
    assert goes_on(t)


@rule("CK-022")
@pytest.mark.parametrize("red", range(1, 7))
@pytest.mark.parametrize("stage, most", [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_red_die_must_not_be_higher_than_the_stage_allows(stage: int, most: int, red: int) -> None:
    t = grown(table(GAME), white=f"politics {stage}").turn("red", before_roll=True)
    t.do("roll", f"rolled {red} {7 - red}", "event politics")
    assert decks(t) == ({"politics"} if red <= most else set())
    assert goes_on(t) == (red > most)


@rule("CK-022")
def test_the_yellow_die_does_not_count() -> None:
    t = grown(table(GAME), red="trade 1").turn("red", before_roll=True)
    t.do("roll", "rolled 2 6", "event trade")
    assert decks(t) == {"trade"}
    t = grown(table(GAME), red="trade 1").turn("red", before_roll=True)
    t.do("roll", "rolled 6 2", "event trade")
    assert goes_on(t)


# -- the robber comes with them -------------------------------------------------------------------------


@rule("CK-040")
def test_before_the_first_landing_a_seven_only_makes_the_rich_discard() -> None:
    t = table(GAME).given(red="settlement B1.NW", blue="settlement C5.NE, hand 8 ore", white="hand 7 ore")
    lands(t, *SEVEN)
    assert t.waiting == ["blue"]
    t.do(*["discard ore"] * 4)
    assert goes_on(t)
    assert t.robber == "off the board"
    assert t.hand("red") == "nothing"
    assert t.hand("white") == "7 ore"


@rule("CK-040")
def test_before_the_first_landing_a_seven_without_rich_players_does_nothing() -> None:
    t = lands(table(GAME).given(blue="settlement C5.NE, hand 7 ore"), *SEVEN)
    assert goes_on(t)
    assert t.events[-1] == "Before the barbarians have landed, nobody steals after a 7."
    assert t.robber == "off the board"


@rule("CK-040", "CK-041")
def test_after_the_first_landing_a_seven_moves_the_robber() -> None:
    t = lands(table(GAME).given(barbarians=6, blue="settlement C5.NE, hand 1 ore"))
    t.do("end turn", "roll", "rolled 3 4", "event ship")
    assert t.waiting == ["blue"]
    assert len(t.offered("move robber")) == 18
    assert not t.can("move robber C3")
    t.do("move robber E3", "end turn", "roll", "rolled 3 4", "event ship", "move robber C5", "stolen ore")
    assert t.hand("white") == "1 ore"


@rule("CK-041")
def test_the_first_landing_sets_the_robber_on_the_desert() -> None:
    t = lands(table(GAME).given(barbarians=6, blue="settlement C3.N, hand 1 ore"))
    assert t.robber == "C3"
    assert t.hand("blue") == "1 ore"  # nobody is robbed
    assert goes_on(t)


@rule("CK-041")
def test_a_later_landing_leaves_the_robber_where_it_is() -> None:
    t = lands(shore(robber="B1"))
    assert t.robber == "B1"


@rule("CK-041")
def test_the_robber_moves_in_the_very_turn_of_the_first_landing_if_it_is_a_seven() -> None:
    t = lands(table(GAME).given(barbarians=6, blue="settlement B1.NW, hand 1 ore"), *SEVEN)
    assert t.robber == "C3"
    t.do("move robber B1", "stolen ore")
    assert t.hand("red") == "1 ore"
    assert goes_on(t)


@rule("CK-041")
def test_the_robber_is_there_before_the_battle_is_over() -> None:
    t = lands(table(GAME).given(barbarians=6, blue=BLUE))
    assert t.waiting == ["blue"]
    assert t.can("lose city C5.NE")
    assert t.robber == "C3"


# -- who is how strong ----------------------------------------------------------------------------------


@rule("CK-090")
def test_the_barbarians_are_as_strong_as_there_are_cities() -> None:
    t = table(GAME).given(red=RED + ", settlement C3.N", blue="city C5.NE", white="settlement B1.NW")
    assert t.count("barbarian strength") == 3


@rule("CK-090")
def test_metropolises_are_cities_and_fallen_cities_are_none() -> None:
    t = table(GAME).given(blue=FULL, white="cities B1.NW D4.SE")
    metropolis(t, "science", "B1.NW")
    assert t.count("barbarian strength") == 3
    lose_city(t.g, t.seat("blue"), t.g.map.places.corner_of("C5.NE"))
    assert t.piece("C5.NE") == "blue fallen city"
    assert t.count("barbarian strength") == 2


@rule("CK-090")
@pytest.mark.parametrize("third, strength, won", [("basic", 6, True), ("idle mighty", 5, False)])
def test_active_knights_count_with_their_ranks(third: str, strength: int, won: bool) -> None:
    """The barbarians have six; the knights three, two and, if the third is active, one."""
    t = shore(red=RED, blue=BLUE, white=WHITE)
    knights(t, orange="mighty C3.N", white="strong C3.S", blue=f"{third} D2.N")
    assert (t.count("barbarian strength"), t.count("knight strength")) == (6, strength)
    lands(t)
    assert defenders(t) == [0, 0, 0, 1 if won else 0]
    assert t.can("lose city C1.NW") == (not won)


# -- they win -------------------------------------------------------------------------------------------


@rule("CK-091")
def test_the_weakest_loses_a_city_when_they_are_stronger() -> None:
    t = shore(red=RED, blue="city C5.NE", white="city D4.SE")
    lands(knights(t, red="basic C3.N", white="strong C3.S"))  # 3 against 4
    assert cities(t) == [2, 0, 1, 0]
    assert t.piece("C5.NE") == "blue settlement"
    assert [t.public_points(who) for who in t.names] == [4, 1, 2, 0]
    assert (t.left("blue", "city"), t.left("blue", "settlement")) == (4, 4)
    assert defenders(t) == [0, 0, 0, 0]
    assert goes_on(t)


@rule("CK-091")
def test_the_weakest_is_who_has_the_lowest_ranks_not_the_fewest_knights() -> None:
    t = shore(red="cities C1.NW E1.SW C2.N", blue=BLUE, white="city D4.SE")
    lands(knights(t, red="mighty C3.N", blue="basic C3.S, basic D2.N"))  # 5 against 6
    assert cities(t) == [3, 2, 0, 0]
    t = shore(red=RED, blue="cities C5.NE E3.SE B4.NE A3.NW")
    lands(knights(t, red="mighty C3.N", blue="basic C3.S, basic D2.N"))
    assert t.waiting == ["blue"]
    assert cities(t) == [2, 4, 0, 0]


@rule("CK-091")
def test_all_lose_a_city_who_are_equally_weak() -> None:
    t = shore(red="city C1.NW", blue="city C5.NE", white="city D4.SE", orange=ORANGE)
    lands(
        knights(t, red="basic C3.N", blue="basic C3.S", white="basic D2.S", orange="basic D2.N")
    )  # 4 against 5
    assert t.waiting == ["orange"]
    assert cities(t) == [0, 0, 0, 2]
    t.do("lose city D1.SW")
    assert cities(t) == [0, 0, 0, 1]
    assert goes_on(t)


@rule("CK-091")
def test_whoever_has_only_settlements_is_not_attacked_but_helps() -> None:
    t = shore(red="city C1.NW", blue=BLUE, white="settlement D4.SE")
    lands(knights(t, red="basic C3.N", white="strong C3.S"))  # 3 against 3
    assert cities(t) == [1, 2, 0, 0]
    t = shore(red=RED, blue="city C5.NE", white="settlement D4.SE")
    lands(knights(t, red="strong C3.N", white="idle strong C3.S"))  # 2 against 3
    assert cities(t) == [2, 0, 0, 0]
    assert t.piece("D4.SE") == "white settlement"
    assert t.public_points("white") == 1


@rule("CK-092")
def test_a_metropolis_is_never_lost_and_the_next_weakest_lose() -> None:
    """Orange has no knight, but only a metropolis; white has no knight, but only a settlement."""
    t = shore(red=RED, blue=BLUE, white="settlement D4.SE", orange="city D1.SW")
    metropolis(t, "politics", "D1.SW")
    lands(knights(t, red="basic C3.N", blue="basic C3.S"))  # 2 against 5
    assert t.waiting == ["red"]
    t.do("lose city C1.NW")
    assert t.waiting == ["blue"]
    t.do("lose city E3.SE")
    assert cities(t) == [1, 1, 0, 1]
    assert t.public_points("orange") == 4
    assert goes_on(t)


@rule("CK-092")
def test_the_next_weakest_alone_loses_if_others_are_stronger() -> None:
    t = shore(red=RED, blue=BLUE, orange="cities D1.SW B4.NE")
    metropolis(t, "politics", "D1.SW")
    metropolis(t, "trade", "B4.NE")
    lands(knights(t, red="strong C3.N", blue="basic C3.S"))  # 3 against 6
    assert t.waiting == ["blue"]
    t.do("lose city E3.SE")
    assert cities(t) == [2, 1, 0, 2]
    assert goes_on(t)


@rule("CK-092")
def test_of_several_cities_the_metropolis_is_safe() -> None:
    t = shore(red=RED)
    lands(metropolis(t, "science", "C1.NW"))
    assert (t.piece("C1.NW"), t.piece("E1.SW")) == ("red city", "red settlement")
    t = shore(red=RED + " C2.N")
    lands(metropolis(t, "science", "C1.NW"))
    assert t.offered("lose city") == t.named("E1.SW C2.N")
    place = t.g.map.places.canonical("C1.NW")
    assert t.why("lose city C1.NW") == f"The metropolis on {place} can't be lost."


@rule("CK-092")
def test_nobody_loses_anything_where_all_cities_are_metropolises() -> None:
    t = shore(red="city C1.NW")
    lands(metropolis(t, "science", "C1.NW"))
    assert cities(t) == [1, 0, 0, 0]
    assert t.track("barbarians") == 0
    assert goes_on(t)


@rule("CK-093")
def test_everybody_loses_a_city_where_nobody_has_an_active_knight() -> None:
    t = shore(red="city C1.NW", blue="city C5.NE", white="city D4.SE", orange="settlement D1.SW")
    lands(knights(t, red="idle mighty C3.N", orange="idle basic C3.S"))
    assert cities(t) == [0, 0, 0, 0]
    assert t.piece("D1.SW") == "orange settlement"


@rule("CK-094")
def test_a_city_lies_on_its_side_where_no_settlement_is_left() -> None:
    t = shore(red=FULL)
    assert t.public_points("red") == 7
    lands(t, "roll", "rolled 2 6", "event ship")
    assert t.piece("C5.NE") == "red fallen city"
    assert t.public_points("red") == 6
    assert t.hand("red") == "1 ore"  # C5 has an 8
    assert (t.left("red", "settlement"), t.left("red", "city")) == (0, 3)
    assert t.count("barbarian strength") == 0


@rule("CK-094")
def test_a_fallen_city_is_rebuilt_first_at_the_full_price() -> None:
    t = lands(shore(red=FULL)).given(red="hand 3 ore 1 grain")
    assert not t.can("build city C5.NE")
    t.given(red="hand 3 ore 2 grain")
    assert t.offered("build city") == t.named("C5.NE")
    t.do("build city C5.NE")
    assert t.piece("C5.NE") == "red city"
    assert (t.public_points("red"), t.left("red", "city")) == (7, 3)
    assert t.hand("red") == "nothing"
    t.given(red="hand 3 ore 2 grain")
    assert t.can("build city C1.NW")


@rule("CK-094")
def test_a_fallen_city_is_not_lost_again() -> None:
    t = lands(shore(red=FULL)).given(barbarians=6, blue="city E3.SE")
    lands(t)
    assert t.piece("C5.NE") == "red fallen city"
    assert t.piece("E3.SE") == "blue settlement"
    assert goes_on(t)


@rule("CK-095")
def test_who_has_several_cities_chooses_from_the_roller_clockwise() -> None:
    t = shore(red=RED, blue="city C5.NE", white=WHITE, orange=ORANGE)
    lands(t, roller="white")
    assert t.waiting == ["white"]
    assert t.offered("lose city") == t.named("B1.NW D4.SE")
    t.do("lose city D4.SE")
    assert t.waiting == ["orange"]
    t.do("lose city B4.NE")
    assert t.waiting == ["red"]
    assert t.piece("C5.NE") == "blue city"  # blue is the last
    assert not t.can("lose city C5.NE")
    t.do("lose city E1.SW")
    assert t.piece("D4.SE") == "white settlement"
    assert t.piece("B4.NE") == "orange settlement"
    assert t.piece("E1.SW") == "red settlement"
    assert t.piece("C5.NE") == "blue settlement"
    assert cities(t) == [1, 0, 1, 1]
    assert goes_on(t, "white")


@rule("CK-061")
def test_a_lost_city_loses_its_wall() -> None:
    t = walled(shore(red=RED + " C2.N", blue="city C5.NE"), "red", "C1.NW", "E1.SW", "C2.N")
    lands(walled(t, "blue", "C5.NE")).do("lose city C1.NW")
    assert walls(t) == t.named("E1.SW C2.N")
    t.given(red="hand 2 brick 3 ore 2 grain")
    t.do("build city C1.NW")
    assert walls(t) == t.named("E1.SW C2.N")
    t.do("build wall C1.NW")  # the wall went back to the supply
    assert walls(t) == t.named("C1.NW E1.SW C2.N")


@rule("CK-061")
def test_with_the_wall_the_larger_hand_is_lost() -> None:
    """All in one roll: the city falls, then comes the 7."""
    t = shore(red="city C1.NW, hand 9 ore")
    assert goes_on(lands(walled(t, "red", "C1.NW"), "roll", "rolled 3 4", "event trade", "move robber E3"))
    lands(t, *SEVEN)
    assert t.waiting == ["red"]
    assert t.can("discard ore")


@rule("CK-061")
def test_a_city_that_falls_on_its_side_loses_its_wall() -> None:
    t = lands(walled(shore(red=FULL), "red", "C5.NE"))
    assert t.piece("C5.NE") == "red fallen city"
    assert walls(t) == set()


# -- the knights win ------------------------------------------------------------------------------------


@rule("CK-096")
@pytest.mark.parametrize("helper", ["basic", "strong"])
def test_knights_as_strong_as_the_barbarians_win_and_the_strongest_takes_a_token(helper: str) -> None:
    t = shore(red=RED, blue=BLUE)
    lands(knights(t, blue="mighty C3.N", orange=f"{helper} C3.S", white="idle mighty D2.S"))
    assert cities(t) == [2, 2, 0, 0]
    assert defenders(t) == [0, 1, 0, 0]
    assert [t.public_points(who) for who in t.names] == [4, 5, 0, 0]
    assert t.count("defender tokens") == 5
    assert goes_on(t)


@rule("CK-096")
def test_the_strongest_is_who_has_the_highest_ranks_not_the_most_knights() -> None:
    t = shore(red="city C1.NW")
    lands(knights(t, red="basic C3.N, basic C3.S", blue="mighty D2.S", white="idle mighty D2.N"))
    assert defenders(t) == [0, 1, 0, 0]


@rule("CK-025", "CK-097")
def test_one_chooses_among_the_decks_that_have_cards() -> None:
    t = table("isle:base+cities_knights;3").turn("red")
    for empty, left in (
        ([0], ["draw politics", "draw trade"]),
        ([0, 1], ["draw politics"]),
        ([0, 1, 2], ["draw politics", "draw science", "draw trade"]),
    ):
        for track in empty:
            progress(t.g).undrawn[track] = 0
        assert t.start_with(CHOOSE_DECK.on(0)).menu() == left


@rule("CK-097")
def test_several_equally_strong_draw_a_card_each_from_the_roller_clockwise() -> None:
    t = shore(red=RED, blue="city C5.NE")
    knights(t, red="strong C3.N", blue="basic C3.NE", white="basic C3.S, basic D2.S", orange="strong D2.N")
    lands(t, roller="white")
    assert t.waiting == ["white"]
    assert t.menu() == ["draw politics", "draw science", "draw trade"]
    t.do("draw trade")
    assert decks(t) == {"trade"}
    t.do("drew merchant")
    assert t.waiting == ["orange"]
    t.do("draw science", "drew mining")
    assert t.waiting == ["red"]
    t.do("draw politics", "drew wedding")
    assert t.progress("red") == "wedding"
    assert t.progress("blue") == "nothing"
    assert t.progress("white") == "merchant"
    assert t.progress("orange") == "mining"
    assert defenders(t) == [0, 0, 0, 0]
    assert t.count("defender tokens") == 6
    assert goes_on(t, "white")


@rule("CK-097")
def test_a_fifth_card_after_a_battle_is_put_away_before_the_next_player_draws() -> None:
    t = shore(red="city C1.NW", blue="progress 4 merchant")
    lands(knights(t, blue="basic C3.N", white="basic C3.S"))
    t.do("draw science", "drew crane")
    assert t.waiting == ["blue"]
    t.do("discard merchant")
    assert t.progress("blue") == "3 merchant crane"
    assert t.waiting == ["white"]
    assert t.can("draw trade")


@rule("CK-097")
def test_a_victory_without_knights_earns_nothing() -> None:
    """There is no city: nobody is needed to beat them off, but a knight may."""
    t = lands(knights(shore(red="settlement C1.NW"), red="idle mighty C3.N"))
    assert defenders(t) == [0, 0, 0, 0]
    assert goes_on(t)
    t = lands(knights(shore(red="settlement C1.NW"), red="basic C3.N"))
    assert defenders(t) == [1, 0, 0, 0]


@rule("CK-004", "CK-097")
def test_the_point_counts_also_when_the_six_tokens_are_out() -> None:
    t = knights(shore(red="settlement C1.NW", blue="city C5.NE"), red="basic C3.N", blue="strong C3.S")
    for n in range(1, 9):
        rouse(t, "C3.N", "C3.S")
        lands(t.given(barbarians=6))
        assert defenders(t) == [0, n, 0, 0]
        assert t.public_points("blue") == 2 + n
        assert t.count("defender tokens") == max(0, 6 - n)


# -- after the battle -----------------------------------------------------------------------------------


@rule("CK-098")
@pytest.mark.parametrize("towns, choice", [(RED, ["lose city C1.NW"]), ("city C1.NW", [])])
def test_after_either_outcome_all_knights_are_inactive_and_the_ship_starts_again(
    towns: str, choice: list[str]
) -> None:
    t = knights(shore(red=towns), orange="basic C3.N", blue="idle strong C3.S")
    lands(t).do(*choice)  # 1 against 2, or against 1
    assert defenders(t) == [0, 0, 0, 0 if choice else 1]
    assert active(t, "C3.N", "C3.S") == [False, False]
    assert t.count("knight strength") == 0
    assert t.track("barbarians") == 0
    lands(t)
    assert t.track("barbarians") == 1


@rule("CK-098")
def test_also_the_knights_of_those_who_have_no_city_are_inactive() -> None:
    t = lands(knights(shore(), red="basic C3.N", blue="strong C3.S, mighty D2.N", white="mighty D2.S"))
    assert active(t, "C3.N", "C3.S", "D2.N", "D2.S") == [False] * 4


@rule("CK-098")
def test_knights_rest_when_all_cities_are_lost_and_all_cards_drawn() -> None:
    """Ruling 19."""
    t = lands(knights(shore(red=RED, blue=BLUE), white="mighty C3.N"))
    assert t.waiting == ["red"]
    assert active(t, "C3.N") == [True]
    assert t.track("barbarians") == 7
    t.do("lose city C1.NW", "lose city C5.NE")
    assert active(t, "C3.N") == [False]
    t = lands(knights(shore(), red="basic C3.N", white="basic C3.S"))
    t.do("draw trade", "drew merchant", "draw trade")
    assert active(t, "C3.N", "C3.S") == [True, True]
    t.do("drew merchant")
    assert active(t, "C3.N", "C3.S") == [False, False]


@rule("CK-098")
def test_a_knight_that_a_fifth_card_activates_rests_with_the_others() -> None:
    """Ruling 19."""
    t = shore(red="progress 2 encouragement 2 wedding")
    lands(knights(t, red="basic C3.N, idle mighty C3.S", blue="basic D2.N")).do("draw trade", "drew merchant")
    t.do("play encouragement")
    assert active(t, "C3.N", "C3.S") == [True, True]
    assert t.waiting == ["blue"]
    t.do("draw trade", "drew merchant")
    assert active(t, "C3.N", "C3.S", "D2.N") == [False, False, False]


# -- committing knights ---------------------------------------------------------------------------------


@rule("CK-099")
def test_whether_knights_are_committed_is_an_option() -> None:
    assert str(Spec.parse("isle:base+cities_knights;4;commit=all")) == GAME
    for spec in ("isle:base+cities_knights;4;commit=some", "isle:base;4;commit=choose"):
        with pytest.raises(BadSpec):
            Spec.parse(spec)
    assert goes_on(lands(knights(shore(), red="basic C3.N")))


@rule("CK-099")
def test_each_in_turn_commits_knights_from_the_roller_on() -> None:
    t = shore(CHOICE, red=RED, blue="city C5.NE")
    knights(t, red="basic C3.N, idle strong C3.S", blue="strong D2.N, basic D2.S", orange="mighty C4.N")
    lands(t, roller="blue")
    assert t.waiting == ["blue"]
    assert t.offered("commit knight") == t.named("D2.N D2.S")
    t.do("commit knight D2.N")
    assert t.waiting == ["blue"]
    assert t.menu() == [f"commit knight {t.g.map.places.canonical('D2.S')}", "commit no more"]
    t.do("commit no more")
    assert t.waiting == ["orange"]  # white has no knights
    t.do("commit no more")
    assert t.waiting == ["red"]
    assert t.offered("commit knight") == t.named("C3.N")
    assert [t.count("committed strength", who) for who in t.names] == [0, 2, 0, 0]
    t.do("commit knight C3.N")  # the only one: red isn't asked again
    assert defenders(t) == [0, 1, 0, 0]  # 3 against 3
    assert active(t, "C3.N", "C3.S", "D2.N", "D2.S", "C4.N") == [False, False, False, True, True]
    assert t.track("barbarians") == 0
    assert goes_on(t, "blue")


@rule("CK-099")
def test_only_committed_knights_count() -> None:
    """With all active knights it would be six against four, and red the weakest."""
    t = shore(CHOICE, red=RED, blue=BLUE)
    knights(t, red="basic C3.N", blue="mighty C3.S, strong D2.N")
    lands(t).do("commit knight C3.N", "commit no more")
    assert t.waiting == ["blue"]
    t.do("lose city C5.NE")
    assert cities(t) == [2, 1, 0, 0]
    assert active(t, "C3.N", "C3.S", "D2.N") == [False, True, True]


@rule("CK-099")
def test_everybody_loses_a_city_where_nobody_commits_a_knight() -> None:
    t = knights(shore(CHOICE, red="city C1.NW", blue="city C5.NE"), red="mighty C3.N", white="mighty C3.S")
    lands(t).do("commit no more", "commit no more")
    assert cities(t) == [0, 0, 0, 0]
    assert active(t, "C3.N", "C3.S") == [True, True]


@rule("CK-099")
def test_those_are_the_strongest_who_commit_most() -> None:
    t = knights(shore(CHOICE, red="city C1.NW"), red="basic C3.N", white="mighty C3.S", blue="basic D2.N")
    lands(t).do("commit knight C3.N", "commit knight D2.N", "commit no more")
    assert t.waiting == ["red"]
    t.do("draw trade", "drew merchant")
    assert t.waiting == ["blue"]
    t.do("draw trade", "drew merchant")
    assert active(t, "C3.N", "C3.S", "D2.N") == [False, True, False]


@rule("CK-099")
def test_who_commits_no_knight_earns_nothing() -> None:
    t = knights(shore(CHOICE), red="mighty C3.N")
    lands(t).do("commit no more")
    assert defenders(t) == [0, 0, 0, 0]
    assert goes_on(t)


@rule("CK-099")
def test_a_commitment_is_for_one_battle() -> None:
    t = knights(shore(CHOICE), red="basic C3.N, basic C3.S")
    lands(t).do("commit knight C3.N", "commit no more")
    assert defenders(t) == [1, 0, 0, 0]
    rouse(t, "C3.N")
    lands(t.given(barbarians=6))
    assert t.offered("commit knight") == t.named("C3.N C3.S")
    t.do("commit no more")
    assert defenders(t) == [1, 0, 0, 0]


def test_only_ones_own_active_knights_can_be_committed() -> None:
    t = knights(shore(CHOICE), red="basic C3.N, idle basic C3.S", blue="basic D2.N")
    lands(t)
    for place in ("C3.S", "D2.N", "A1.N"):
        name = t.g.map.places.canonical(place)
        assert (
            t.why(f"commit knight {place}")
            == f"You have no active knight on {name} that you could still commit."
        )


# -- the end --------------------------------------------------------------------------------------------


@rule("CK-130")
@pytest.mark.parametrize("before, winner", [(11, None), (12, "red")])
def test_thirteen_points_win_on_ones_own_turn(before: int, winner: str | None) -> None:
    """The last of them is the reward for a battle in the same turn."""
    t = knights(shore(red="settlement C1.NW"), red="basic C3.N")
    assert t.picture().target == 13
    horde(t.g).defenders[0] = before - 1
    lands(t)
    assert t.public_points("red") == before + 1
    assert t.winner == winner


@rule("CK-130")
def test_who_gets_the_thirteenth_point_on_anothers_turn_wins_on_the_next_of_their_own() -> None:
    t = knights(shore(red="settlement C1.NW"), red="basic C3.N")
    horde(t.g).defenders[0] = 11
    lands(t, roller="orange")
    assert t.public_points("red") == 13
    assert t.winner is None
    t.do("end turn")
    assert t.winner == "red"


# -- at sea ---------------------------------------------------------------------------------------------


def waters(**owners: str) -> GameTable:
    """Two islands, B1 C1 C2 and C6 C7; the robber is to start on C7, the pirate is on C4."""
    spec = "isle:new_shores+cities_knights;3"
    return table(spec, drawing=OPEN_SEA, seats=[3], pirate="C4", robber="C7").given(**owners)


@rule("CK-140")
def test_cities_on_all_islands_make_the_barbarians_stronger_and_may_be_lost() -> None:
    t = waters(red="cities C1.NW C2.SE", blue="city C7.NE", white="settlement C6.SW").given(barbarians=6)
    assert t.count("barbarian strength") == 3
    lands(knights(t, red="basic C1.S", white="basic C6.N"))  # 2 against 3
    assert t.piece("C7.NE") == "blue settlement"
    assert t.piece("C2.SE") == "red city"
    assert goes_on(t)


@rule("CK-140")
def test_knights_on_all_islands_fight() -> None:
    t = waters(red="cities C1.NW C2.SE", blue="city C7.NE").given(barbarians=6)
    lands(knights(t, red="basic C1.S", white="strong C6.N"))  # 3 against 3
    assert t.count("defenders", "white") == 1


@rule("CK-146")
def test_the_pirate_does_not_move_before_the_first_landing() -> None:
    t = lands(waters(blue="settlement C7.NE, hand 1 ore", red="hand 8 ore"), *SEVEN)
    t.do(*["discard ore"] * 4)
    assert goes_on(t)
    assert (t.pirate, t.robber) == ("C4", "off the board")
    t.given(barbarians=6)
    lands(t, *SEVEN)
    assert t.robber == "C7"
    assert t.offered("move robber") == {"B1", "C1", "C2", "C6"}
    assert "C3" in t.offered("move pirate")


WITHOUT_DESERT = ["new_shores;3", "four_islands;3", "four_islands;4", "oceania;3", "oceania;4", "new_world;4"]


@rule("CK-149")
@pytest.mark.parametrize("scenario", WITHOUT_DESERT)
def test_without_a_desert_the_robber_comes_to_where_the_scenario_starts_it(scenario: str) -> None:
    name, seats = scenario.split(";")
    t = GameTable(new_game(f"isle:{name}+cities_knights;{seats}", 1))
    assert "desert" not in [tile.terrain for tile in t.picture().tiles]
    assert t.robber == "off the board"
    lands(t.given(barbarians=6))
    assert t.robber == GameTable(new_game(f"isle:{name};{seats}", 1)).robber != "off the board"


@rule("CK-149")
def test_in_cloth_for_catan_the_robber_comes_to_the_fields_not_to_the_deserts_of_the_tribe() -> None:
    """Ruling 18."""
    t = GameTable(new_game("isle:cloth_for_catan+cities_knights;4", 1))
    lands(t.given(barbarians=6))
    at = next(tile for tile in t.picture().tiles if tile.name == t.robber)
    assert (at.terrain, at.number) == ("fields", 12)


@rule("CK-155")
@pytest.mark.parametrize(
    "scenario, places",
    [
        ("through_the_desert", {"A2", "B2", "C2"}),
        ("wonders", {"B6", "C7", "D6"}),
        ("forgotten_tribe", {"A4", "G1", "G5"}),
    ],
)
def test_where_the_scenario_leaves_it_open_the_roller_of_the_first_landing_chooses(
    scenario: str, places: set[str]
) -> None:
    t = GameTable(new_game(f"isle:{scenario}+cities_knights;4", 1))
    lands(t.given(barbarians=6), *SEVEN, roller="blue")
    assert t.waiting == ["blue"]
    assert t.offered("move robber") == places
    assert len(t.menu()) == 3
    chosen = sorted(places)[1]
    t.do(f"move robber {chosen}")
    assert t.robber == chosen
    assert t.waiting == ["blue"]  # and now for the 7
    assert chosen not in t.offered("move robber")
    assert len(t.offered("move robber")) > 3


@rule("CK-155")
def test_the_roller_chooses_before_the_battle_and_only_once() -> None:
    t = GameTable(new_game("isle:through_the_desert+cities_knights;4;commit=choose", 1))
    knights(t, red="basic A4.N").given(barbarians=6, red="city A4.S")
    lands(t)
    assert t.offered("move robber") == {"A2", "B2", "C2"}
    t.do("move robber A2")
    assert t.can("commit knight A4.N")
    t.do("commit knight A4.N")
    lands(t.given(barbarians=6))
    assert t.robber == "A2"
    assert goes_on(t)


@rule("CK-154")
def test_the_barbarians_come_before_the_pirate_fleet() -> None:
    t = GameTable(new_game("isle:pirate_islands+cities_knights;4", 1)).given(barbarians=6)
    t.given(red="cities A6.NE B7.SE", blue="city D7.SE").turn("red", before_roll=True).do(
        "roll", "rolled 3 2"
    )
    assert t.standing("fleet") == "G4"
    t.do("event ship")
    assert t.waiting == ["red"]  # the battle goes on
    assert t.standing("fleet") == "G4"
    t.do("lose city A6.NE")
    assert t.standing("fleet") == "F3"  # two hexes on, by the lower die
    assert goes_on(t)


# -- what is said and seen ------------------------------------------------------------------------------


def test_a_landing_is_told() -> None:
    t = lands(table(GAME).given(barbarians=5))
    assert t.events[:2] == ["red's event die shows a ship.", "The barbarians are one step away."]
    knights(t.given(red="city C1.NW"), blue="basic C3.N")
    lands(t)
    assert t.events[:6] == [
        "red's event die shows a ship.",
        "The barbarians land.",
        "red moves the robber to C3.",
        "Barbarians of strength 1 fight knights of strength 1.",
        "blue has defended the island best and takes a victory point.",
        "The barbarians leave; the knights who fought are inactive.",
    ]
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event trade")
    assert t.events[0] == "red's event die shows trade."


def test_who_is_asked_reads_what_it_is_about() -> None:
    t = knights(shore(CHOICE, red=RED, blue="city C5.NE"), red="strong C3.N, basic C3.S")
    lands(t)
    assert str(t.g.asked(t.seat("red"))) == (
        "The barbarians have a strength of 3; 0 is committed against them. Commit a knight, or no more."
    )
    t.do("commit knight C3.N")
    assert t.events == [f"red commits the knight on {t.g.map.places.canonical('C3.N')}."]
    assert "; 2 is committed" in str(t.g.asked(t.seat("red")))
    t.do("commit no more")
    t = lands(shore(red=RED))
    assert str(t.g.asked(t.seat("red"))) == "The barbarians win: choose the city that you lose."
    t = lands(knights(shore(), red="basic C3.N", blue="basic C3.S"))
    assert str(t.g.asked(t.seat("red"))) == "Choose the deck that you draw a progress card from."


def test_everybody_sees_the_same_of_a_battle() -> None:
    t = lands(knights(shore(CHOICE, red=RED), red="strong C3.N, basic C3.S", blue="basic D2.N"))
    t.do("commit knight C3.N")
    for who in t.names:
        assert t.picture(who).counters == t.picture("red").counters
        assert t.sees(who).waiting == t.g.waiting
