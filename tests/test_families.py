"""A second family of games runs everywhere, though nothing outside tests/toy knows it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from longroad import Dealer, Record, families, new_game, rulesets
from longroad.bots.registry import make_bot
from longroad.cli.main import cli
from longroad.core.menu import Menu
from longroad.core.playout import advance
from longroad.core.state import State
from longroad.errors import BadSpec, Hidden, Illegal, LongroadError
from longroad.rulebook.reading import rules_for
from longroad.snapshot import from_bytes
from longroad.spec import Spec
from tests.server.fakes import Client, World, story
from tests.server.serving import serving
from tests.server.talking import Message, in_a_loop, make, play, talking

TOY = Path(__file__).parent / "toy"
GAME = "toy:animals;2"


@pytest.fixture(autouse=True, scope="module")
def installed() -> Iterator[None]:
    """The family is found as one in an installed package would be."""
    sys.path.insert(0, str(TOY))
    families.installed.cache_clear()
    yield
    sys.path.remove(str(TOY))
    families.installed.cache_clear()


def played(seed: int, steps: int) -> State:
    game = new_game(GAME, seed)
    advance(game, Dealer(seed), Menu(), steps)
    return game


def choosing(seed: int = 1) -> State:
    """A game in which somebody is asked and both hold cards."""
    return next(g for n in range(6, 60) if (g := played(seed, n)).waiting and all_hold(g))


def all_hold(game: State) -> bool:
    return all(hand.count for hand in game.shows(0).hands)


# -- specs -----------------------------------------------------------------------------------------------


def test_its_specs_are_read_and_its_options_are_its_own() -> None:
    assert str(Spec.parse("toy:animals;2;goal=12")) == GAME
    assert str(Spec.parse("toy:animals;2;goal=5")) == GAME + ";goal=5"
    for wrong in ("toy:plants;2", "toy:animals;3", "toy:animals;2;trade=bank", "isle:animals;2"):
        with pytest.raises(BadSpec):
            Spec.parse(wrong)


def test_where_nobody_names_a_game_it_is_that_of_the_first_family() -> None:
    assert families.usual_spec() == "isle:base;4" and families.family("toy").usual_spec == GAME


def test_chapters_named_as_those_of_the_island_bring_none_of_its_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    toy = families.family("toy")
    monkeypatch.setattr(type(toy), "chapters_of", lambda toy, spec: ["turn", "two players"])
    assert rules_for(Spec.parse(GAME)) == []


def test_it_is_listed_beside_the_island() -> None:
    facts = rulesets.everything(False)
    assert facts["families"] == ["isle", "toy"]
    (entry,) = [each for each in facts["scenarios"] if each["name"] == "animals"]
    assert (entry["title"], entry["players"], entry["specs"]) == ("Animals", [2], [GAME])


def test_two_families_may_have_a_scenario_of_one_name() -> None:
    """The codes of texts carry the family, so each has its own words for it."""
    titles = {(each["family"], each["title"]) for each in rulesets.everything(False)["scenarios"]}
    assert {("isle", "Base game"), ("toy", "Animals for beginners")} <= titles
    assert rulesets.one("toy:base", False)["title"] == "Animals for beginners"
    assert rulesets.one("isle:base", False)["title"] == rulesets.one("base", False)["title"] == "Base game"
    (goal,) = rulesets.one("toy:base;2", False)["options"]
    assert goal["sentence"] == "Points that win."
    with pytest.raises(BadSpec, match="there is no scenario or module 'animals'"):
        rulesets.one("isle:animals", False)


def test_the_name_of_a_family_is_taken_once() -> None:
    families.register("isle", "longroad.isle.family:FAMILY")  # the same again is no other
    with pytest.raises(ValueError, match="there is a family 'isle' already"):
        families.register("isle", "toy_family:FAMILY")


def test_a_family_that_can_not_be_loaded_takes_no_other_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = tmp_path / "broken-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    homes = "absent = no_such_module:FAMILY\nempty = json:FAMILY\nwrong = json:loads\n"
    (facts / "entry_points.txt").write_text(f"[longroad.families]\n{homes}")
    monkeypatch.syspath_prepend(str(tmp_path))
    families.installed.cache_clear()
    try:
        assert rulesets.everything(False)["families"] == ["isle", "toy"]
        for name in ("absent", "empty", "wrong"):
            with pytest.raises(BadSpec, match=r"can't be loaded|is no family of games"):
                Spec.parse(f"{name}:base;4")
    finally:
        families.installed.cache_clear()


# -- games -----------------------------------------------------------------------------------------------


def test_a_game_goes_on_to_its_end_and_names_the_winner() -> None:
    game = played(1, 10_000)
    assert game.result is not None
    winner = game.result["winner"]
    assert game.result["reason"] == "toy-won"
    assert game.result["points"][winner] >= 12 > game.result["points"][1 - winner]
    assert game.shows(None).winner == winner


def test_a_view_hides_the_other_hand_and_a_guess_fills_it() -> None:
    game = choosing()
    other = 1 - game.to_act
    view = game.seen_by(game.to_act)
    assert list(view.legal(game.to_act)) == list(game.legal(game.to_act))
    for owner in (0, 1):
        picture = game.shows(owner)
        assert [hand.cards is None for hand in picture.hands] == [owner != 0, owner != 1]
        assert view.guess(Dealer(1)).shows(owner).hands[owner].count == picture.hands[owner].count
    with pytest.raises(Hidden):
        view.seen_by(other)
    hands = {json.dumps(view.guess(Dealer(seed)).shows(other).hands[other].cards) for seed in range(20)}
    assert len(hands) > 1


def test_two_worlds_that_differ_in_what_a_seat_can_not_see_look_the_same_to_it() -> None:
    game = choosing()
    p = game.to_act
    for seed in range(20):
        other = game.seen_by(p).guess(Dealer(seed))
        assert other.shows(p) == game.shows(p)
        assert other.seen_by(p).to_bytes() == game.seen_by(p).to_bytes()


def test_a_refusal_changes_nothing_and_is_a_sentence() -> None:
    game = choosing()
    before = game.to_bytes()
    with pytest.raises(Illegal, match="worth no more than the die"):
        game.do("lay lion" if "lay lion" not in game.menu() else "lay bear")
    assert game.to_bytes() == before


def test_copies_snapshots_and_views_of_them_are_equal() -> None:
    for steps in range(30):
        game = played(2, steps)
        again = from_bytes(game.to_bytes())
        assert again.to_bytes() == game.copy().to_bytes() == game.to_bytes()
        assert again.shows(0) == game.shows(0)
        target = played(3, 5)
        game.copy_into(target)
        assert target.to_bytes() == game.to_bytes()


def test_its_record_is_written_and_read() -> None:
    record = Record.new(GAME, 4)
    bot = make_bot("random", 1, "toy")
    while not record.game.over:
        record.deal()
        if record.game.waiting:
            record.apply(bot.choose(record.game, record.game.to_act))
    text = record.text()
    assert GAME in text and "lay " in text
    assert Record.read(text).game.to_bytes() == record.game.to_bytes()


# -- bots ------------------------------------------------------------------------------------------------


def test_it_has_the_random_bot_and_not_those_of_the_island() -> None:
    game = choosing()
    bot = make_bot("random", 1, "toy")
    assert bot.choose(game.seen_by(game.to_act), game.to_act) in game.legal(game.to_act)
    with pytest.raises(LongroadError, match="greedy"):
        make_bot("greedy", 1, "toy")
    assert (families.family("toy").usual_bot, families.family("isle").usual_bot) == ("random", "greedy")


# -- the server ------------------------------------------------------------------------------------------


def game_of(client: Client) -> State:
    record = client.room.table.record
    assert record is not None
    return record.game


@story
async def test_two_play_it_at_a_table_and_nobody_is_told_what_the_other_draws() -> None:
    world = World()
    made, clients = await world.game("me me", spec=GAME)
    ann = clients[0]
    while not game_of(ann).over:
        await clients[game_of(ann).to_act].act(game_of(ann).menu()[0])
    drawn = [event for step in ann.steps() for event in step.events if event.code == "toy-drew"]
    assert {(event.args["seat"], event.args["animal"] is None) for event in drawn} == {(0, False), (1, True)}
    patches = [step.patch for step in ann.steps() if isinstance(step.patch, dict)]
    assert [patch["worth"]["lion"] for patch in patches if "worth" in patch] == [6], (
        "its own section, which lasts, is sent once"
    )
    ended = game_of(ann).to_bytes()
    await world.restart()
    assert game_of(await world.enter(made.game)).to_bytes() == ended


@story
async def test_a_bot_takes_a_seat_at_a_table() -> None:
    world = World()
    _, (ann,) = await world.game("me bot", spec=GAME, pace=100)
    while not game_of(ann).over:
        if game_of(ann).to_act == 0:
            await ann.act(game_of(ann).menu()[0])
        await world.watch.forward(0.2)
    assert "bot" in {step.news.how for step in ann.steps()}


@in_a_loop
async def test_a_server_offers_it_and_plays_it_with_a_bot_to_the_end(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.api() as api:
        offered = api.get("/api/rulesets").json()["scenarios"]
        assert GAME in [spec for entry in offered if entry["name"] == "animals" for spec in entry["specs"]]
        bots = {bot["name"]: bot["families"] for bot in api.get("/api/bots").json()}
        assert bots == {"greedy": ["isle"], "random": ["isle", "toy"]}
        refused = api.post("/api/tables", json={"spec": GAME, "seats": [{"kind": "bot", "bot": "greedy"}]})
        assert (refused.status_code, refused.json()["code"]) == (422, "table-no-such-bot")
        assert "greedy" in refused.json()["text"]
        seats: list[Message] = [{"kind": "mine", "name": "Ann"}, {"kind": "bot"}]
        rules = api.get("/api/rules", params={"spec": GAME})
        assert (rules.status_code, rules.json()) == (200, {"spec": GAME, "chapters": []})
        made = make(server, spec=GAME, seats=seats, pace=0)
        assert api.get(f"/api/tables/{made['game']}").json()["seats"][1]["bot"] == "random"
        async with talking(server) as ann:
            welcome = await ann.hello(made["game"], token=made["tokens"]["0"])
            assert welcome["legend"]["counters"]["laid down"]["points"]
            await ann.command("confirm")
            table = await play(ann)
        assert table["ended"] == "won"
        report = api.get(f"/api/tables/{made['game']}/report").json()
        assert (report["reason"], report["moments"][-1]["event"]["code"]) == ("toy-won", "toy-won")
        assert report["dice"] == [] and report["accounts"][0]["expected"] is None
        history = api.get(f"/api/tables/{made['game']}/history").json()
        events = [event for step in history["steps"] for event in step["events"]]
        assert {event["args"]["animal"] for event in events if event["code"] == "toy-drew"} == {None}


# -- the terminal ----------------------------------------------------------------------------------------


def in_terminal(*arguments: str, typed: str = "") -> str:
    done = CliRunner().invoke(cli, arguments, input=typed, env={"COLUMNS": "80"})
    assert done.exit_code == 0, done.output
    return done.output


def test_it_is_played_in_the_terminal_without_a_screen_of_its_own(tmp_path: Path) -> None:
    file = str(tmp_path / "toy.longroad")
    pages = "help\nboard\nhand\npoints\nlog\nwhy lay lion\nxyzzy\n7\n\n"
    told = in_terminal("play", GAME, "--seed", "3", "--save", file, typed=pages + "1\n" * 60)
    for words in (
        ">north    0   1   0 you",
        "Your hand, 1 card",
        "1 lay dog   2 keep",
        "animals: 1 dog.",
        "  lay dog   keep",
    ):
        assert words in told
    assert "greedy" not in told and "costs" not in told  # there is no such bot, and nothing to pay for
    assert "south draws a card" in told and "wins with" in told
    assert "all" in in_terminal("replay", file, "--verify")
    assert "south draws a " in in_terminal("replay", file) and "laid down" in in_terminal("replay", file)


def test_bots_play_it_from_the_command_line() -> None:
    assert "random" in in_terminal("simulate", GAME, "--bots", "random,random", "--games", "2")
