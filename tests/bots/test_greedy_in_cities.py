"""What the greedy player does in Cities & Knights: its cities, its knights, and every progress card."""

from __future__ import annotations

import pytest

from longroad.isle.knights.progress import (
    CONSTITUTION,
    FACE_NAMES,
    FACES,
    POINT_CARDS,
    PRINTING_PRESS,
    progress,
    track_of,
)
from tests.bots.chooser import act, choice
from tests.table import GameTable, coast, table

pytestmark = pytest.mark.both_builds

GAME = "isle:base+cities_knights;4;trade=bank"
CITY = "hand 3 ore 2 grain"
RIVAL = "city E3.SE"  # p11 and nothing else


def cities(spec: str = GAME, **given: str) -> GameTable:
    """The barbarians have just left, for not the first time; everybody but red has a poor city far away."""
    others = {"blue": "", "white": "", "orange": "", **given}
    barbarians = int(others.pop("barbarians", "0"))
    robber = others.pop("robber", "C3")
    held = {who: things for who, things in others.items() if things}
    return table(spec).given(robber=robber, barbarians=barbarians, landed=True, **held)


def same(t: GameTable, words: str) -> str:
    """Words with the places as menus name them."""
    return t.g.text(t.g.parse(words))


# -- cities -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card, track", [("paper", "science"), ("cloth", "trade"), ("coin", "politics")])
def test_it_builds_the_improvement_that_it_can_pay(card: str, track: str) -> None:
    t = cities(red=f"city C2.N, hand 1 {card}").turn("red")
    assert choice(t, "red") == f"improve {track}"


def test_it_builds_the_stage_that_makes_a_metropolis() -> None:
    t = cities(red="cities C2.N D4.SE, science 3, trade 3, hand 4 paper 2 cloth").turn("red")
    assert act(t, "red")[0] == "improve science"
    assert t.public_points("red") == 6


def test_it_takes_a_metropolis_over() -> None:
    t = cities(
        red="city C2.N, politics 4, science 1, hand 5 coin 2 paper",
        blue="cities E3.SE E1.SW, politics 4, metropolis E3.SE politics",
    ).turn("red")
    assert act(t, "red")[0] == "improve politics"
    assert t.public_points("red") == 4


def test_it_makes_its_metropolis_safe() -> None:
    t = cities(
        red="city C2.N, trade 4, metropolis C2.N trade, hand 5 cloth",
        blue="cities E3.SE E1.SW, trade 4",
    ).turn("red")
    assert choice(t, "red") == "improve trade"


def test_it_saves_commodities_for_a_track_instead_of_swapping_them() -> None:
    t = cities(red="city C2.N, science 3, hand 3 paper 1 grain 2 ore, settlement D4.SE").turn("red")
    assert act(t, "red") == ["end turn"]


def test_it_builds_a_wall_when_a_seven_would_cost_much() -> None:
    t = cities(red="city C2.N, trade 5, science 5, politics 5, hand 2 brick 4 paper 4 coin").turn("red")
    assert same(t, "build wall C2.N") in act(t, "red")


def test_it_raises_the_city_that_makes_commodities() -> None:
    t = table(GAME, None, ["p5  d   d   d   h5", "  d   d   d   d"], None, robber="A2")
    t.given(landed=True, red=f"settlements A1.NW A5.NE, city B2.S, {CITY}").turn("red")
    assert act(t, "red")[0] == same(t, "build city A1.NW")


# -- knights ----------------------------------------------------------------------------------------------


def test_it_activates_a_knight_before_a_landing_that_this_prevents() -> None:
    t = cities(barbarians="6", red="city C2.N, road C2/NE, knight C2.NE strong, hand 1 grain", blue=RIVAL)
    assert choice(t.turn("red"), "red") == same(t, "activate knight C2.NE")


def test_it_promotes_a_knight_before_a_landing_that_this_prevents() -> None:
    knight = "road C2/NE, knight C2.NE active"
    t = cities(barbarians="6", red=f"city C2.N, {knight}, hand 1 wool 1 ore", blue=RIVAL).turn("red")
    assert choice(t, "red") == same(t, "promote knight C2.NE")


def test_it_hires_and_activates_a_knight_to_be_the_strongest_defender() -> None:
    red = "city C2.N, road C2/NE, hand 1 wool 1 ore 1 grain"
    t = cities(barbarians="6", red=red, blue=RIVAL, white="knight A3.N active").turn("red")
    done = act(t, "red")
    assert done[0].startswith("hire knight")
    assert done[1].startswith("activate knight")


def test_it_is_the_strongest_defender_if_that_takes_one_helmet() -> None:
    """Its only city is a metropolis, and the barbarians would be beaten without it."""
    red = "city C2.N, science 4, metropolis C2.N science, road C2/NE, knight C2.NE mighty, hand 1 grain"
    blue = f"{RIVAL}, knight E3.NE strong active"
    t = cities(barbarians="6", red=red, blue=blue).turn("red")
    assert choice(t, "red") == same(t, "activate knight C2.NE")


def test_it_swaps_for_what_a_knight_lacks() -> None:
    red = "city C2.N, road C2/NE, hand 4 lumber 1 ore 1 grain"
    t = cities(barbarians="6", red=red, blue=RIVAL, white="knight A3.N active").turn("red")
    assert act(t, "red")[0] == "swap lumber for wool"


def test_it_is_not_the_weakest_when_the_barbarians_will_win() -> None:
    """All have two cities: eight barbarians. White has two knights, blue and orange have one each."""
    t = cities(
        barbarians="6",
        red="cities C2.N D4.SE, road C2/NE, knight C2.NE strong, hand 1 grain",
        blue="cities A1.NW A3.NE, knight A2.N active",
        white="cities E1.SW E3.SE, knight E2.S active, knight E1.S active",
        orange="cities C1.SW B4.NE, knight C1.S active",
    ).turn("red")
    assert choice(t, "red") == same(t, "activate knight C2.NE")


def test_it_builds_a_city_first_while_the_ship_is_far_away() -> None:
    red = f"cities D4.SE E1.SW, settlement C2.N, road C2/NE, knight C2.NE, {CITY}"
    t = cities(red=red, blue=RIVAL).turn("red")
    assert choice(t, "red") == same(t, "build city C2.N")


def test_it_does_not_chase_the_robber_with_the_knight_that_its_city_needs() -> None:
    red = "city C2.N, road C2/NE, knight C2.NE strong active, hand nothing"
    for barbarians, chases in (("6", False), ("0", True)):
        t = cities(barbarians=barbarians, robber="C2", red=red, blue=RIVAL + ", hand 5 ore").turn("red")
        assert (same(t, "chase robber C2.NE") in act(t, "red")) == chases


def test_it_hires_no_knight_where_it_wants_to_settle() -> None:
    red = "city C2.N, roads C2/NE C2/E, hand 1 wool 1 ore"
    t = cities(barbarians="6", red=red, blue=RIVAL).turn("red")
    assert choice(t, "red") == same(t, "hire knight C2.NE")


# -- what others, or the barbarians, ask ------------------------------------------------------------------


def test_it_gives_up_the_city_that_harvests_least() -> None:
    t = cities(barbarians="6", red="cities D3.S E3.SE", blue="city A1.NW, knight A1.N active")
    t.turn("blue", before_roll=True).do("roll", "rolled 1 1", "event ship")
    assert choice(t, "red") == same(t, "lose city E3.SE")


def test_it_retreats_to_where_it_does_not_want_to_settle() -> None:
    t = cities(
        red="settlement E3.SE, roads E3/SW E2/E, knight E2.SE, hand 1 lumber 1 brick 1 wool 1 grain",
        blue="settlement E1.SW, roads E1/SE E2/SW E2/SE, knight E2.SW strong active",
    ).turn("blue")
    t.do("move knight E2.SW", "march to E2.SE")
    assert t.can(f"red: {same(t, 'retreat to E2.NE')}")
    assert choice(t, "red") == same(t, "retreat to E3.S")


@pytest.mark.parametrize("point, track", [(PRINTING_PRESS, "science"), (CONSTITUTION, "politics")])
def test_it_draws_from_the_deck_with_the_best_cards(point: int, track: str) -> None:
    """Of one deck only the victory point is left."""
    t = cities(barbarians="6", red="city C2.N, knight C2.NE active", blue=f"{RIVAL}, knight E3.NE active")
    deck = progress(t.g)
    for face in range(FACES):
        if track_of(face) == track_of(point) and face != point:
            deck.deck[face] = 0
    deck.undrawn[track_of(point)] = 1
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event ship")
    assert choice(t, "red") == f"draw {track}"


def test_the_aqueduct_brings_what_it_lacks() -> None:
    t = cities(red="settlement C2.N, city D4.SE, science 3, hand 3 ore 1 grain")
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event science", "drew alchemy")
    assert choice(t, "red") == "take grain"


def test_it_discards_the_progress_card_that_helps_least() -> None:
    four = "merchant 2 medicine intrigue"
    t = cities(red=f"city C2.N, science 3, progress {four}").turn("blue", before_roll=True)
    t.do("roll", "rolled 1 1", "event science", "drew road building")
    assert choice(t, "red") == "discard intrigue"


def test_it_presents_what_it_misses_least() -> None:
    red = "settlement C2.N, city D4.SE, science 5, hand 3 ore 2 grain 2 paper"
    t = cities(red=red, blue="progress wedding").turn("blue").do("play wedding")
    for _ in range(2):
        assert choice(t, "red") == "present paper"
        t.do("red: present paper")


def test_it_hands_over_the_commodity_that_it_needs_least() -> None:
    red = "city C2.N, science 2, trade 5, hand 3 paper 3 cloth"
    t = cities(red=red, blue="progress commercial harbor, hand 1 ore").turn("blue")
    t.do("play commercial harbor", "offer ore to red")
    assert choice(t, "red") == "hand over cloth"


def test_it_takes_the_cards_that_it_needs_for_dues() -> None:
    red = "settlement C2.N, city D4.SE, hand 2 ore 1 grain, progress guild dues"
    t = cities(red=red, blue="6 points, hand 2 lumber 2 brick 1 ore 1 grain 2 wool").turn("red")
    city = same(t, "build city C2.N")
    assert act(t, "red")[:4] == ["play guild dues blue", "take grain from blue", "take ore from blue", city]


def test_it_gives_up_its_weakest_knight() -> None:
    red = "city C2.N, roads C2/NE C2/E, knight C2.NE mighty active, knight C2.SE"
    t = cities(red=red, blue="progress treason, settlement E1.SW, road E1/SE").turn("blue")
    t.do("play treason red")
    assert choice(t, "red") == same(t, "give up knight C2.SE")


CHOOSING = GAME + ";commit=choose"


def committed(blue: str) -> tuple[GameTable, str]:
    red = "city C2.N, knight C2.NE active, knight C2.SE active"
    t = cities(CHOOSING, barbarians="6", red=red, blue=blue)
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event ship")
    return t, choice(t, "red")


def test_it_commits_the_knights_that_win_the_battle() -> None:
    assert committed(RIVAL)[1].startswith("commit knight")


def test_it_commits_no_knights_to_a_battle_that_is_won_without_glory() -> None:
    blue = f"{RIVAL}, knight E3.S mighty active, knight E3.NE mighty active"
    assert committed(blue)[1] == "commit no more"


# -- every progress card ----------------------------------------------------------------------------------

LONG = "roads " + coast("A1/NW", 5)
PLAYS = {
    "alchemy": {"red": "cities D3.S C2.N, hand 1 grain"},
    "crane": {"red": "city C2.N, science 3, hand 3 paper"},
    "mining": {"red": "settlement D2.S, city C5.NE, hand 2 grain 1 ore"},
    "irrigation": {"red": "settlement E2.N, city D4.SE, hand 3 ore"},
    "invention": {"red": "cities C4.N C4.S", "blue": "city E1.SW"},
    "engineering": {"red": "city C2.N, science 5, hand 3 paper 3 lumber 3 wool"},
    "medicine": {"red": "settlement C2.N, city D4.SE, hand 2 ore 1 grain"},
    "smithing": {
        "barbarians": "6",
        "red": "city C2.N, road C2/NE, knight C2.NE active, knight C2.SE active",
        "blue": "cities E3.SE E1.SW A1.NW",
    },
    "road building": {"red": "city C2.N, hand nothing"},
    "merchant": {"red": "city C2.N"},
    "commercial harbor": {
        "red": "city C2.N, politics 3, hand 3 coin 2 wool",
        "blue": "hand 6 coin",
        "white": "hand 3 coin",
    },
    "merchant fleet": {"red": "city C2.N, settlement E1.N, hand 4 wool 2 ore 1 grain"},
    "guild dues": {
        "red": "city C2.N, hand 2 ore 1 grain, settlement D4.SE",
        "blue": "6 points, hand 4 ore 4 grain",
    },
    "trade monopoly": {
        "red": "city C2.N, science 3, hand 2 paper",
        "blue": "hand 3 paper",
        "white": "hand 3 paper",
    },
    "resource monopoly": {
        "red": "settlement C2.N, city D4.SE, hand 2 grain",
        "blue": "hand 4 ore",
        "white": "hand 4 ore",
    },
    "taxation": {"red": "city C2.N", "blue": "city D3.S, hand 6 grain", "white": "city D3.N, hand 6 grain"},
    "diplomacy": {"red": "city D4.SE", "blue": f"city A1.NW, {LONG}, 9 points"},
    "encouragement": {
        "barbarians": "6",
        "red": "city C2.N, road C2/NE, knight C2.NE, knight C2.SE strong",
        "blue": RIVAL,
    },
    "wedding": {"red": "city C2.N", "blue": "6 points, hand 5 ore", "white": "6 points, hand 5 grain"},
    "intrigue": {
        "red": "settlement E3.S, roads E3/SW E2/SE E3/SE, hand 1 lumber 1 brick 1 wool 1 grain",
        "blue": "roads E2/SW E2/W E3/E, knight E2.S, knight E3.SE",
    },
    "sabotage": {"red": "city C2.N", "blue": "8 points, hand 9 ore 7 grain"},
    "espionage": {"red": "city C2.N", "blue": "progress 2 merchant medicine wedding"},
    "treason": {
        "red": "city C2.N, road C2/NE",
        "blue": "knight A1.N strong active, knight A1.NE strong active",
    },
}


@pytest.mark.parametrize("card", [name for name in FACE_NAMES if FACE_NAMES.index(name) not in POINT_CARDS])
def test_it_plays_a_progress_card_that_helps(card: str) -> None:
    given = dict(PLAYS[card])
    given["red"] += f", progress {card}"
    t = cities(**given).turn("red", before_roll=card == "alchemy")
    assert any(words.startswith(f"play {card}") for words in act(t, "red"))


KEEPS = {  # each could be played
    "alchemy": {"red": "hand nothing"},
    "crane": {"red": "city C2.N, science 3, trade 2, politics 2, hand nothing"},
    "mining": {"red": "city D2.S, hand 2 lumber 3 ore 2 wool"},
    "irrigation": {"red": "city E2.S, hand 9 grain"},
    "invention": {"red": "hand nothing"},
    "commercial harbor": {"red": "city C2.N, hand 2 wool", "blue": "hand 4 ore"},
    "merchant fleet": {"red": "city C2.N, hand 1 wool 1 ore"},
    "guild dues": {"red": "city C2.N, hand 3 lumber 3 wool 1 ore", "blue": "6 points, hand 1 lumber"},
    "trade monopoly": {"red": "city C2.N", "blue": "hand 4 ore"},
    "resource monopoly": {"red": "city C2.N", "blue": "hand 1 lumber"},
    "taxation": {"red": "city C2.N"},
    "diplomacy": {"red": "city C2.N", "blue": f"{RIVAL}, road E3/E"},
    "encouragement": {
        "red": "road C2/NE, knight C2.NE",
        "blue": f"{RIVAL}, knight E3.S mighty active, knight E3.NE mighty active",
    },
    "wedding": {"red": "city C2.N", "blue": "6 points, hand 1 lumber"},
    "sabotage": {
        "red": "city C2.N",
        "blue": "6 points, hand 2 lumber",
        "white": "6 points",
        "orange": "6 points",
    },
}


@pytest.mark.parametrize("card", KEEPS)
def test_it_keeps_a_progress_card_for_when_it_helps(card: str) -> None:
    given = dict(KEEPS[card])
    given["red"] += f", progress {card}"
    t = cities(**given).turn("red", before_roll=card == "alchemy")
    assert any(words.startswith(f"play {card}") for words in t.menu("red"))
    assert not any(words.startswith("play") for words in act(t, "red"))


def test_it_does_not_send_its_own_merchant_again() -> None:
    t = cities(red="city C2.N, progress 2 merchant").turn("red")
    assert act(t, "red").count("play merchant") == 1


def test_it_lets_the_merchant_trade_what_it_has_most_of() -> None:
    t = cities(red="city D3.S, hand 4 grain, progress merchant").turn("red")
    assert act(t, "red")[:2] == ["play merchant", same(t, "send merchant E2")]


def test_it_takes_the_number_of_a_rival_for_its_own_hex() -> None:
    t = cities(red="cities C4.N C4.S, progress invention", blue="city E1.SW").turn("red")
    assert act(t, "red")[:3] == ["play invention", same(t, "take number C4"), same(t, "swap with E1")]


def test_it_drives_off_the_knight_that_stands_where_it_wants_to_settle() -> None:
    given = dict(PLAYS["intrigue"])
    given["red"] += ", progress intrigue"
    t = cities(**given).turn("red")
    assert act(t, "red") == ["play intrigue", same(t, "drive knight off E2.S")]


def test_it_lays_its_own_road_where_it_makes_the_longest_route() -> None:
    red = f"city C5.SE, road C5/SE, city A1.NW, roads {coast('A1/NW', 4)}, progress diplomacy"
    t = cities(red=red).turn("red")
    assert act(t, "red")[:2] == ["play diplomacy", same(t, "remove C5/SE")]
    assert t.longest_route == "red"


# -- trade ------------------------------------------------------------------------------------------------


def test_it_offers_commodities_that_no_track_needs() -> None:
    t = table("isle:base+cities_knights;4").given(landed=True, robber="C3")
    t.given(red="settlement C2.N, city D4.SE, trade 5, hand 2 ore 2 grain 2 cloth")
    t.given(blue="settlement D1.S, 4 points, hand 3 ore 1 cloth")  # which has more ore than it can use
    assert act(t.turn("red"), "red")[:3] == ["propose trade", "give cloth", "ask ore"]


def test_it_asks_for_the_commodity_that_makes_a_metropolis() -> None:
    t = table("isle:base+cities_knights;4").given(landed=True, robber="C3")
    t.given(red="city C2.N, science 3, hand 3 paper 2 wool")
    t.given(blue="settlement D1.S, hand 4 paper 1 lumber 1 brick 1 grain")  # a wool short of a settlement
    assert "ask paper" in act(t.turn("red"), "red")[:3]
