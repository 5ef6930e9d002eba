"""Specs: short, canonical, and refused in a sentence where they make no sense."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroad import BadMap, BadSpec, Spec
from longroad.isle.catalogue import MODULES, SCENARIOS
from longroad.isle.family import FAMILY
from longroad.rulesets import everything, sentence_of
from longroad.rulesets import one as facts_of
from tests.isle import new_game


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("isle:base;4", "isle:base;4"),
        (" isle:base;3 ", "isle:base;3"),
        ("isle:base;4;trade=players", "isle:base;4"),
        ("isle:base;4;trade=bank;board=spiral", "isle:base;4;board=spiral;trade=bank"),
        ("isle:base;4;rounds=500;offers=4", "isle:base;4"),
        ("isle:base;4;offers=2;rounds=60", "isle:base;4;offers=2;rounds=60"),
        ("isle:base+two_players;2;edition=travel", "isle:base+two_players;2"),
        ("isle:base+two_players;2;edition=tb", "isle:base+two_players;2;edition=tb"),
    ],
)
def test_every_way_to_write_a_ruleset_has_one_canonical_form(written: str, canonical: str) -> None:
    assert str(Spec.parse(written)) == canonical
    assert str(Spec.parse(canonical)) == canonical
    assert new_game(written).spec == canonical


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("", "is not a spec"),
        ("base", "is not a spec"),
        ("isle:base", "is not a spec"),
        ("isle:base;;4", "not a number of players"),
        ("isle:base;four", "not a number of players"),
        ("isle:base;-4", "not a number of players"),
        ("isle:base;04", "is for 3 or 4 players, not 04"),
        ("isle:base;5", "is for 3 or 4 players, not 5"),
        ("isle:base;2", r"add \+two_players"),
        ("isle:base+two_players;4", "is for 2 players, not 4"),
        ("isle:base+cities_knights;2", "not 2. cities_knights can't be played with two_players: .*TB-CO-42"),
        ("isle:pirate_islands;2", "not 2. pirate_islands can't be played with two_players: .*TB-CO-40"),
        ("isle:base+two_players+two_players;2", "named twice"),
        ("isle:bas;4", "did you mean base"),
        ("ile:base;4", "did you mean isle"),
        ("isle:base+nights;4", "no module 'nights'"),
        ("isle:base;4;trade", "is not an option"),
        ("isle:base;4;trade=barter", "trade can be players, open, bank, not 'barter'"),
        ("isle:base;4;trad=bank", "did you mean trade"),
        ("isle:base;4;trade=bank;trade=bank", "given twice"),
        ("isle:base;4;rounds=0", "rounds can be 1 to 9999"),
        ("isle:base;4;rounds=1e3", "rounds can be 1 to 9999"),
        ("isle:base;4;rounds=007", "rounds can be 1 to 9999"),
        ("isle:base;4;rounds=²", "rounds can be 1 to 9999"),
        ("isle:base;4;edition=tb", "no option 'edition' in base: it is for two_players$"),
        ("isle:base;4;islets=fixed", "it is for new_shores$"),
        (
            "isle:base+cities_knights;4;thieves=both",
            "it is for cities_knights with new_shores, four_islands, ",
        ),
        ("isle:new_shores;4;peninsula=bare", "it is for cities_knights with base$"),
        ("isle:base;4;nonsense=1", "no option 'nonsense'; there is board, "),
        ("isle:base;4;trade=bank;offers=2", "no offers to count"),
        ("isle:base+two_players;2;board=beginner", "3 or 4 players"),
        ("isle:base;4;board=beginner;harbors=shuffled", "harbors in fixed places"),
        ("isle:base;4" + ";" * 400, "longer than"),
    ],
)
def test_a_spec_that_makes_no_sense_is_refused_in_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BadSpec, match=sentence):
        new_game(spec)


@given(st.text(max_size=60))
def test_any_text_is_a_spec_or_refused(text: str) -> None:
    try:
        assert str(Spec.parse(str(Spec.parse(text)))) == str(Spec.parse(text))
    except BadSpec as error:
        assert str(error)


def test_options_are_declared_once_and_have_a_sentence() -> None:
    for scenario in SCENARIOS.values():
        for modules in ((), *((name,) for name in MODULES)):
            seats = next((MODULES[name].seats for name in modules if MODULES[name].seats), scenario.seats)[0]
            options = Spec("isle", scenario.name, tuple(modules), seats, ()).all_options()
            names = [option.name for option in options]
            assert len(names) == len(set(names))
            for option in options:
                assert option.accepts(option.default)
                assert sentence_of(FAMILY, option).endswith(".")


def test_the_same_seed_deals_the_same_board_and_another_seed_another() -> None:
    one, same, other = (new_game("isle:base;4", seed=seed).map.as_dict() for seed in (5, 5, 6))
    assert one == same
    assert one != other
    assert (
        new_game("isle:base;4", seed=2**200).map.as_dict()
        != new_game("isle:base;4", seed=2**64).map.as_dict()
    )


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="zero or more"):
        new_game("isle:base;4", seed=-1)


def test_a_map_for_other_numbers_of_players_is_refused() -> None:
    board = new_game("isle:base;4").map.as_dict()
    board["seats"] = [4]
    with pytest.raises(BadSpec, match="is for 4 players, not 3"):
        new_game("isle:base;3", map=board)


def test_the_game_for_two_needs_marked_corners_for_the_neutrals() -> None:
    board = new_game("isle:base+two_players;2").map.as_dict()
    del board["marks"]
    with pytest.raises(BadMap, match="neutral settlements"):
        new_game("isle:base+two_players;2", map=board)


def test_a_map_with_sea_inside_is_played_on_its_land_only() -> None:
    board = new_game("isle:base;4", seed=1).map.as_dict()
    board["map"] = [
        "    f6  g4  h5",
        "  g11 ~   ~   p3",
        "m3  ~   ~   ~   f4",
        "  h8  ~   ~   f12",
        "    g5  p8  f9",
    ]
    board["robber"] = "A1"
    board["harbors"] = []
    game = new_game("isle:base;4;first=seat", map=board)
    assert str(game.why(game.parse("build settlement C3.N"), 0)) == "B2.SE lies at sea."
    game.do("build settlement A1.SE")
    game.do("build road A1/SE")
    assert "build road B2/E" not in game.menu(1)


def test_a_map_may_give_the_neutrals_their_pieces() -> None:
    board = new_game("isle:base+two_players;2").map.as_dict()
    del board["marks"]
    board["pieces"] = {"neutral1": ["settlement C3.N", "road C3/NE"], "neutral2": ["settlement A1.N"]}
    game = new_game("isle:base+two_players;2;first=seat", map=board)
    places = {piece.place: piece.owner for piece in game.shows(0).pieces if piece.kind == "settlement"}
    assert places == {game.map.places.canonical("C3.N"): 2, game.map.places.canonical("A1.N"): 3}
    assert game.menu()[0].startswith("build settlement")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_options_go_together_as_far_as_they_say_what_they_need(scenario: str) -> None:
    """One change to a set-up, or two: refused if and only if one lacks what it needs."""
    options = {option["name"]: option for option in facts_of(scenario, False)["options"]}
    changes = [
        (name, str(value))
        for name, option in options.items()
        for value in (option["values"] or option["range"])
        if value != option["default"]
    ]
    usual = {name: option["default"] for name, option in options.items()}

    def is_refused(*pairs: tuple[str, str]) -> bool:
        try:
            Spec.parse(";".join([f"isle:{scenario};4", *(f"{name}={value}" for name, value in pairs)]))
        except BadSpec:
            return True
        return False

    def lacks(values: dict[str, str], name: str) -> bool:
        return any(values[other] not in fitting for other, fitting in options[name]["needs"].items())

    for change in changes:
        assert is_refused(change) == lacks(usual | dict([change]), change[0]), change
    for one, other in itertools.combinations(changes, 2):
        if one[0] != other[0]:
            values = usual | dict([one, other])
            assert is_refused(one, other) == (lacks(values, one[0]) or lacks(values, other[0])), (one, other)


@pytest.mark.parametrize(
    "spec, for_people",
    [
        ("isle:base;4", "isle:base;4;offers=20"),
        ("isle:base;4;offers=2", "isle:base;4;offers=2"),
        ("isle:base;4;trade=bank", "isle:base;4;trade=bank"),
        ("isle:new_shores;3;trade=open", "isle:new_shores;3;offers=20;trade=open"),
    ],
)
def test_people_may_make_more_offers_unless_somebody_chose(spec: str, for_people: str) -> None:
    """Ruling 29."""
    assert str(Spec.parse(spec).for_people()) == for_people == str(Spec.parse(for_people))


def test_what_people_take_at_a_table_and_what_their_number_brings_is_told() -> None:
    facts = everything(False)
    wishes = {o["name"]: o["people"] for o in facts["scenarios"][0]["options"] if o["people"] != o["default"]}
    assert wishes == {"trade": "open", "offers": "20"}
    assert {m["name"]: m["by_players"] for m in facts["modules"]} == {
        "cities_knights": False,
        "two_players": True,
    }
