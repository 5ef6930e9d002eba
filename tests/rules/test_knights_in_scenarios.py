"""Cities & Knights with the scenarios of Seafarers that it changes (CK-152 … CK-156)."""

import pytest

from longroad.core.edge import sentence
from longroad.isle.knights.barbarians import horde
from longroad.isle.knights.knights import ACTIVE, BASIC, TIRED, post
from longroad.isle.knights.progress import progress
from longroad.isle.seafarers.cloth import weavers
from longroad.isle.seafarers.pirate_islands import lose_ship
from tests.proofs import rule
from tests.rules.test_pirate_islands import fleet, fleet_at, warships
from tests.rules.test_tribe import ISLES, KEYS, gift_places
from tests.table import CARDS, GameTable, table

SHIP = "hand 1 lumber 1 wool"
AT_SEA = "B2.S"  # where white's line is, after so many ships
LENGTH = 7


# -- the forgotten tribe ----------------------------------------------------------------------------------


def sailed() -> GameTable:
    """Red has come as far as the islet of the tribe: the next ship takes the card at B4/W."""
    t = table("isle:forgotten_tribe+cities_knights;3", None, ISLES, None, **KEYS)
    return t.given(red=f"settlement C2.NE, ship C3/NW C3/NE, {SHIP}").turn("red")


@rule("CK-152")
def test_the_tribe_gives_the_top_card_of_a_deck_of_ones_choice() -> None:
    t = sailed().do("build ship B4/W")
    assert t.to_act == "red"
    assert t.menu() == ["draw politics", "draw science", "draw trade"]
    t.do("draw trade")
    assert t.outcomes["drew merchant"] == 6
    t.do("drew merchant fleet")
    assert progress(t.g).held[0] == 1
    assert t.to_act == "red" and t.can("end turn")


@rule("CK-152")
def test_what_the_tribe_gave_cannot_be_played_in_the_same_turn() -> None:
    t = sailed().do("build ship B4/W", "draw trade", "drew merchant fleet")
    assert not [words for words in t.menu() if words.startswith("play ")]
    t.turn("blue").turn("red")
    assert t.can("play merchant fleet wool")


@rule("CK-152")
def test_a_victory_point_of_the_tribe_is_laid_open_at_once() -> None:
    t = sailed()
    before = t.public_points("red")
    t.do("build ship B4/W", "draw science", "drew printing press")
    assert t.public_points("red") == before + 1
    assert progress(t.g).held[0] == 0


@rule("CK-152")
def test_with_five_cards_one_is_discarded() -> None:
    t = sailed().given(red="progress alchemy crane mining smithing")
    t.do("build ship B4/W", "draw science", "drew invention")
    assert t.can("discard invention") and t.can("discard alchemy")
    assert not t.can("end turn")


@rule("CK-152")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_four_places_keep_their_gift_and_the_decks_are_whole(seats: int) -> None:
    t = table(f"isle:forgotten_tribe+cities_knights;{seats}")
    assert len(gift_places(t, "card")) == 4
    assert list(progress(t.g).undrawn) == [18, 18, 18]


# -- the pirate islands -----------------------------------------------------------------------------------


def pirates(**owners: str) -> GameTable:
    t = table("isle:pirate_islands+cities_knights;4").given(**owners)
    horde(t.g).landed = True
    return t


def hire(t: GameTable, who: str, place: str, flags: int) -> GameTable:
    post(t.g, t.seat(who), t.g.map.places.corner_of(place), BASIC, flags)
    return t


@rule("CK-153")
def test_an_active_knight_makes_a_ship_a_warship() -> None:
    t = pirates(blue="ship D4/SE").turn("blue")
    hire(t, "blue", "D6.S", ACTIVE)
    assert warships(t) == []
    t.do("arm ship D6.S")
    assert warships(t) == [t.g.map.places.canonical("D5/SW")], "the ship nearest to the settlement"
    assert t.why("arm ship D6.S") == t.why("move knight D6.S"), "it is inactive now"


@rule("CK-153")
def test_everybody_hears_which_knight_armed_the_ship() -> None:
    t = pirates(blue="ship D4/SE").turn("blue")
    hire(t, "blue", "D6.S", ACTIVE).do("arm ship D6.S")
    assert [str(event) for event in t.heard][:1] == ["blue sends the knight on D6.S to arm a ship."]


@rule("CK-141")
@pytest.mark.parametrize("length, left", [(LENGTH, None), (LENGTH + 1, "white knight")])
def test_a_knight_at_sea_is_lost_with_the_last_ship_that_led_there(length: int, left: str | None) -> None:
    """Ruling 27."""
    t = hire(pirates(white=f"line {length}").turn("white"), "white", AT_SEA, 0)
    lose_ship(t.g, t.seat("white"))
    assert t.piece(AT_SEA) == left


@rule("CK-153")
def test_only_a_knight_that_may_act_arms_a_ship_and_only_where_there_is_one_to_arm() -> None:
    t = pirates(blue="ship D4/SE").turn("blue")
    hire(t, "blue", "D6.S", ACTIVE | TIRED)
    assert not t.can("arm ship D6.S")
    hire(t, "blue", "D7.S", 0)
    assert not t.can("arm ship D7.S")
    hire(t, "red", "C8.N", ACTIVE)
    assert not t.can("arm ship C8.N")
    assert t.why("arm ship C8.N") == t.why("move knight C8.N")
    for place in ("E8.N", "F7.N", "G6.N"):
        hire(t, "blue", place, ACTIVE)
    t.do("arm ship E8.N", "arm ship F7.N")
    assert not t.can("arm ship G6.N"), "both ships of the line are warships"
    assert t.why("arm ship G6.N") == "All ships of your line are warships already."


@rule("CK-153")
def test_there_is_no_robber_on_the_pirate_islands() -> None:
    t = pirates(red="hand 1 wool", blue="hand 1 ore, progress taxation").turn("blue", before_roll=True)
    assert t.g.robber.at == -1
    t.do("roll", "rolled 3 4", "event science", "stolen wool")
    assert t.hand("blue") == "1 ore 1 wool"
    assert not t.can("play taxation")


@rule("CK-153")
def test_before_the_first_landing_a_seven_makes_only_discards() -> None:
    t = pirates(red="hand 9 wool", blue="hand 1 ore").turn("blue", before_roll=True)
    horde(t.g).landed = False
    t.do("roll", "rolled 3 4", "event science")
    for _ in range(4):
        t.do("red: discard wool")
    assert t.to_act == "blue" and t.can("end turn")
    assert t.hand("blue") == "1 ore"


@rule("CK-153")
def test_the_first_landing_brings_no_robber_to_the_pirate_islands() -> None:
    t = pirates().turn("blue", before_roll=True)
    horde(t.g).landed = False
    horde(t.g).at = 6
    t.do("roll", "rolled 3 5", "event ship")
    assert horde(t.g).landed
    assert t.g.robber.at == -1


@rule("CK-154")
def test_the_event_die_comes_before_the_pirate_fleet_and_that_before_the_harvest() -> None:
    t = fleet_at(pirates(), "G4").turn("blue", before_roll=True)
    t.do("roll", "rolled 6 2")
    assert fleet(t) == "G4", "the event die is thrown first"
    t.do("event science")
    assert fleet(t) == "F3", "by the lower of the two dice"
    codes = [event.code for event in t.heard]
    assert codes.index("event-die") < codes.index("fleet-sailed")


@rule("CK-154")
def test_the_lower_die_may_be_the_red_or_the_yellow_one() -> None:
    for dice in ("1 3", "3 1"):
        t = fleet_at(pirates(), "G4").turn("blue", before_roll=True)
        t.do("roll", f"rolled {dice}", "event science")
        assert fleet(t) == "G3"


# -- cloth ------------------------------------------------------------------------------------------------


@rule("CK-156")
def test_bolts_of_the_villages_and_the_commodity_cloth_are_two_things() -> None:
    t = table("isle:cloth_for_catan+cities_knights;3").given(red="hand 2 cloth").turn("red")
    before = t.public_points("red")
    weavers(t.g).held[0] = 2
    assert t.public_points("red") == before + 1
    assert t.hand("red") == "2 cloth"
    assert "cloth" in CARDS
    picture = t.picture("red")
    counters = {(one.name, one.owner): one.value for one in picture.counters}
    assert counters["bolts", 0] == 2 and counters["bolts in stock", None] == 10
    assert not any(name.startswith("cloth") for name, _ in counters)
    villages = [piece.facts for piece in picture.pieces if piece.kind == "village"]
    assert len(villages) == 8 and all(facts["bolts"] == 5 and not facts["traders"] for facts in villages)


@rule("CK-156")
def test_actions_events_and_questions_say_bolt() -> None:
    book = table("isle:cloth_for_catan+cities_knights;3").g.book
    verbs = [words for words in book.templates.values() if words.startswith("steal ")]
    assert verbs == ["steal {progress}", "steal card", "steal bolt"]
    chapter = next(one for one in book.chapters if one.name == "cloth for catan")
    texts = {
        kind.code: sentence(f"event-{kind.code}", {field.name: "x" for field in kind.fields})
        for kind in chapter.events().values()
    }
    assert set(texts) == {
        *("opened-trade", "village-sold-out", "cloth-ran-out"),
        *("stole-bolt", "took-bolt", "took-bolt-from-stock"),
    }
    assert not any("cloth" in text for text in texts.values())
    assert sentence("ask-loot", {"victim": "blue"}) == "Take a card or a bolt from blue."


@rule("CK-156")
def test_nobody_has_the_largest_army() -> None:
    t = table("isle:cloth_for_catan+cities_knights;3")
    assert "largest army" not in [special.name for special in t.picture().specials]
    assert "largest army" not in [chapter.name for chapter in t.g.book.chapters]
