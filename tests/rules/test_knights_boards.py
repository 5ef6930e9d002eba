"""Which boards Cities & Knights is played on, and what it goes with (CK-005, CK-014, CK-147, CK-148)."""

from collections import Counter

import pytest
from click.testing import CliRunner

from longroad import BadSpec, Spec
from longroad.cli.main import cli
from longroad.isle.catalogue import SCENARIOS
from longroad.isle.geometry import SEA
from longroad.isle.maps.format import HARBORS
from longroad.isle.maps.shipped import scenario as map_of
from longroad.isle.maps.value import Map
from longroad.spec import advice
from tests.isle import new_game
from tests.proofs import rule
from tests.table import ISLAND, GameTable, table

SPECIAL = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}
DESERTED = ["  ~   f4  ~   ~", "~   m6  d   p6  ~", "  h8  g9  ~   m10", "~   ~   f5  ~   ~"]
KEYS: dict[str, object] = {"seats": [3], "pirate": "A1", "robber": "B3"}


def harbors(m: Map) -> dict[str, str]:
    return {m.places.side_name(side): HARBORS[kind] for side, kind in m.harbors}


def board(spec: str, seed: int = 1) -> Map:
    return new_game(spec, seed).map


# -- the peninsula --------------------------------------------------------------------------------------


@rule("CK-005")
@pytest.mark.parametrize("way", ["", ";board=random", ";board=spiral", ";board=beginner"])
def test_the_peninsula_takes_the_place_of_a_harbor_for_any_three(way: str) -> None:
    plain, m = board("isle:base;4" + way), board("isle:base+cities_knights;4" + way)
    assert Counter(harbors(m).values()) == {"any": 3, **SPECIAL}
    assert harbors(m) == {side: kind for side, kind in harbors(plain).items() if side != "E2/SE"}


@rule("CK-005")
@pytest.mark.parametrize("way", ["", ";board=beginner"])
def test_the_harbor_stays_as_an_option(way: str) -> None:
    kept = harbors(board("isle:base+cities_knights;4;peninsula=harbor" + way))
    assert kept == harbors(board("isle:base;4" + way)) and len(kept) == 9


@rule("CK-005")
def test_shuffled_harbors_leave_that_place_empty_and_one_for_any_three_out() -> None:
    sides, kinds = set(), set()
    for seed in range(20):
        lying = harbors(board("isle:base+cities_knights;4;harbors=shuffled", seed))
        assert Counter(lying.values()) == {"any": 3, **SPECIAL}
        sides |= set(lying)
        kinds.add(tuple(lying.values()))
    assert len(sides) == 8 and "E2/SE" not in sides and len(kinds) > 15


@pytest.mark.parametrize("name", ["peninsula", "beginner_peninsula", "beginner_founding"])
def test_maps_of_this_game_alone_are_for_as_many_as_can_play_it(name: str) -> None:
    m = map_of(name)
    assert tuple(m.seats) == SCENARIOS["base"].seats and "neutral" not in m.marks


@rule("CK-005")
def test_a_map_of_ones_own_keeps_its_harbors() -> None:
    assert len(new_game("isle:base+cities_knights;4", map=ISLAND).map.harbors) == 9


@rule("CK-005")
def test_the_peninsula_is_no_option_at_sea_or_without_barbarians() -> None:
    for spec in ("isle:base;4;peninsula=bare", "isle:new_shores+cities_knights;4;peninsula=bare"):
        with pytest.raises(BadSpec, match="no option 'peninsula'"):
            Spec.parse(spec)


@rule("CK-014")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("peninsula", ["bare", "harbor"])
def test_beginners_found_on_their_island(seats: int, peninsula: str) -> None:
    spec = f"isle:base+cities_knights;{seats};board=beginner;first=seat;peninsula={peninsula}"
    g = new_game(spec, 1)
    assert g.map.drawing() == board("isle:base;4;board=beginner").drawing()
    assert g.map.pieces == [] and g.map.founding == 2
    assert g.book.names == ("red", "blue", "white", "orange")[:seats], "nobody's pieces are left out"
    assert g.to_act == 0 and all(words.startswith("build settlement") for words in g.menu())
    assert g.why(g.parse("build settlement B2.N"), 0) is None, "red's first settlement isn't given"


@rule("CK-014")
def test_others_lay_the_board_freely() -> None:
    drawn = {tuple(board("isle:base+cities_knights;4", seed).drawing()) for seed in range(10)}
    assert len(drawn) == 10


# -- what it goes with ----------------------------------------------------------------------------------


@rule("TB-CO-42")
@pytest.mark.parametrize("modules", ["cities_knights+two_players", "two_players+cities_knights"])
def test_cities_and_knights_is_not_played_by_two(modules: str) -> None:
    for scenario in ("base", "new_shores"):
        with pytest.raises(BadSpec, match="rulebook doesn't combine the two"):
            Spec.parse(f"isle:{scenario}+{modules};2")


@rule("CK-147")
def test_it_is_recommended_with_two_scenarios_at_sea_and_possible_with_all() -> None:
    for name in SCENARIOS:
        for seats in (3, 4):
            said = advice(f"isle:{name}+cities_knights;{seats}")
            assert (said == []) == (name in ("base", "new_shores", "through_the_desert"))
            assert all(str(reason).endswith(".") for reason in said)
            assert advice(f"isle:{name};{seats}") == []
            assert (
                new_game(f"isle:{name}+cities_knights;{seats}").spec == f"isle:{name}+cities_knights;{seats}"
            )


@rule("CK-147")
def test_the_commands_say_what_is_not_recommended() -> None:
    (reason,) = advice("isle:oceania+cities_knights;3")
    sentence = str(reason)
    bots = ["--bots", "random,random,random", "--games", "1"]
    short = "isle:oceania+cities_knights;3;rounds=1"
    played = CliRunner().invoke(cli, ["play", short, "--seats", "red=random,blue=random,white=random"])
    assert sentence in played.stderr and sentence not in played.stdout and played.exit_code == 0
    simulated = CliRunner().invoke(cli, ["simulate", short, *bots, "--json"])
    assert sentence in simulated.stderr and sentence not in simulated.stdout and simulated.exit_code == 0
    listed = " ".join(CliRunner().invoke(cli, ["rulesets"]).stdout.split())
    assert sentence in listed
    assert sentence in " ".join(CliRunner().invoke(cli, ["rulesets", short]).stdout.split())
    quiet = CliRunner().invoke(cli, ["simulate", "isle:new_shores+cities_knights;3;rounds=1", *bots])
    assert "recommend" not in quiet.output


# -- robber or pirate -----------------------------------------------------------------------------------


def strait(thieves: str, **owners: str) -> GameTable:
    spec = f"isle:new_shores+cities_knights;3;thieves={thieves}"
    t = table(spec, None, DESERTED, None, **KEYS)
    return t.given(
        red="settlement B2.N, hand 1 wool", blue="settlement C1.S, ship C1/SE, hand 1 ore", **owners
    )


def sevened(t: GameTable) -> GameTable:
    return t.turn("red", before_roll=True).do("roll", "rolled 3 4", "event science")


@rule("CK-148")
def test_robber_and_pirate_are_both_there_unless_the_players_want_one() -> None:
    assert (
        str(Spec.parse("isle:new_shores+cities_knights;3;thieves=both")) == "isle:new_shores+cities_knights;3"
    )
    t = sevened(strait("both").given(landed=True))
    assert t.offered("move robber") and t.offered("move pirate")
    for spec in ("isle:new_shores;3", "isle:base+cities_knights;3", "isle:wonders+cities_knights;3"):
        with pytest.raises(BadSpec, match="no option 'thieves'"):
            Spec.parse(f"{spec};thieves=robber")


@rule("CK-148")
def test_with_the_robber_alone_there_is_no_pirate() -> None:
    t = strait("robber", white="hand 1 lumber 1 wool")
    assert [piece.kind for piece in t.picture().pieces if piece.kind in ("robber", "pirate")] == ["robber"]
    sevened(t.given(landed=True))
    land = {t.g.map.places.hex_name(h) for h in range(t.g.board.hexes) if t.g.land.terrain[h] != SEA}
    assert t.offered("move robber") == land - {"B3"}
    with pytest.raises(ValueError, match="not an action"):
        t.can("move pirate A1")
    t.given(white="settlement A2.N").do("move robber B4").turn("white")
    assert t.can("build ship A2/NW"), "nobody lies in wait at A1"


@rule("CK-148")
def test_with_the_pirate_alone_a_seven_moves_the_pirate() -> None:
    t = sevened(strait("pirate").given(barbarians=3))
    assert t.can("end turn"), "CK-146"
    t = strait("pirate")
    t.given(barbarians=6).turn("red", before_roll=True).do("roll", "rolled 3 4", "event ship")
    assert [piece.kind for piece in t.picture().pieces if piece.kind in ("robber", "pirate")] == ["pirate"]
    assert str(t.g.asked(0)) == "Move the pirate."
    sea = {t.g.map.places.hex_name(h) for h in range(t.g.board.hexes) if t.g.land.terrain[h] == SEA}
    frame = {t.g.map.places.hex_name(h) for h in range(t.g.board.hexes, t.g.board.hexes + t.g.board.rim)}
    assert t.offered("move pirate") == (sea | frame) - {"A1"}
    assert t.menu() == sorted(f"move pirate {hex}" for hex in t.offered("move pirate"))
    assert t.why("move pirate A1") == "The pirate stands on A1 already; it must move."
    t.do("move pirate D2", "stolen ore")
    assert t.hand("red") == "1 wool 1 ore" and t.pirate == "D2"


@rule("CK-148")
@pytest.mark.parametrize("scenario", ["through_the_desert", "forgotten_tribe", "new_shores"])
def test_with_the_pirate_alone_the_robber_never_comes(scenario: str) -> None:
    t = table(f"isle:{scenario}+cities_knights;3;thieves=pirate").given(barbarians=6)
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event ship")
    assert t.to_act == "red" and t.can("end turn") and t.g.robber.at < 0
    t = table(f"isle:{scenario}+cities_knights;3").given(barbarians=6)
    t.turn("red", before_roll=True).do("roll", "rolled 1 1", "event ship")
    assert t.g.robber.at >= 0 or t.offered("move robber")


@rule("CK-148")
def test_where_the_map_has_no_pirate_the_pirate_alone_does_nothing() -> None:
    keys = {name: value for name, value in KEYS.items() if name != "pirate"}
    t = table("isle:new_shores+cities_knights;3;thieves=pirate", None, DESERTED, None, **keys)
    sevened(t.given(landed=True))
    assert t.can("end turn")
