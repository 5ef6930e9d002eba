"""House rules in plain Python: the finished examples of docs/tour.md, used as anybody would use them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial

import pytest

from examples.house_rules.fortune_teller import SUMS, FortuneTeller, Whisper, whisper
from examples.house_rules.kind_robber import KindRobber
from longroad import BadRecord, Dealer, Hidden, Illegal, Record, from_bytes, texts
from longroad.bots.match import play_match
from longroad.bots.outlook import Outlook
from longroad.bots.registry import make_bot
from longroad.bots.weights import Weights
from longroad.cli.isle.board import Drawing
from longroad.cli.isle.grid import SMALL
from longroad.cli.look import Look
from longroad.core.edge import Event
from longroad.core.menu import Menu
from longroad.core.packed import OVER
from longroad.core.playout import Tally, play_out
from longroad.isle import catalogue
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.state import IsleState
from tests.beacons import LIGHT, Beacons, BeaconsAppraiser, fires
from tests.conformance import check
from tests.isle import isle, new_game
from tests.table import GameTable, table

pytestmark = pytest.mark.both_builds

FOUR = "isle:base;4;first=seat"
TWO = "isle:base+two_players;2"


def house() -> list[IsleChapter]:
    return [KindRobber(), FortuneTeller()]


def begun(record: Record) -> Record:
    """Everybody has founded; the first player is about to roll."""
    while record.game.turn < 0:
        record.deal()
        record.apply(next(iter(record.game.legal(record.game.to_act))))
    return record


def to_roll(seed: int = 5, spec: str = FOUR) -> Record:
    return begun(Record.new(spec, seed, house_rules=house()))


def random_game(spec: str, seed: int) -> tuple[Record, list[Event]]:
    record = Record.new(spec, seed, house_rules=house())
    whim = Dealer(seed + 1)
    events: list[Event] = []
    while record.game.to_act != OVER:
        events += record.deal()
        if record.game.to_act >= 0:
            events += record.apply(int(whim.any_of(record.game.legal(record.game.to_act))))
    return record, events


# In any game


@pytest.mark.parametrize("spec", [FOUR, "isle:base;3;trade=bank", TWO])
def test_games_with_house_rules_are_played_to_the_end(spec: str) -> None:
    tally = Tally()
    for seed in range(4):
        game = new_game(spec, seed, house_rules=house())
        play_out(game, Dealer(seed), Menu(), tally)
        assert game.result is not None
    assert tally.games == 4


@pytest.mark.parametrize("spec", [FOUR + ";rounds=12", TWO + ";rounds=12"])
def test_house_rules_conform_like_any_ruleset(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies, views, guesses, snapshots, pictures, prompts, refusals, events: at every kind of question."""
    monkeypatch.setattr(check, "new_game", partial(new_game, house_rules=house()))
    monkeypatch.setattr(check, "from_bytes", partial(from_bytes, house_rules=house()))
    check.conforms(new_game(spec).spec, games=1)


def test_bots_that_never_heard_of_a_house_rule_can_play_with_it() -> None:
    game = new_game(FOUR + ";rounds=8", 2, house_rules=house())
    bots = [make_bot(name, seed) for seed, name in enumerate(["greedy", "random", "greedy", "random"])]
    play_match(game, bots, Dealer(2))
    assert game.over


def test_games_without_house_rules_stay_as_they_are() -> None:
    plain = new_game(FOUR, 3)
    new_game(FOUR, 3, house_rules=house())
    assert new_game(FOUR, 3).to_bytes() == plain.to_bytes()
    assert not plain.book.restless


def test_a_record_names_its_house_rules_and_is_read_with_them() -> None:
    record, _ = random_game(FOUR + ";rounds=20", 4)
    text = record.text(private=True)
    assert "house rules: kind robber, fortune teller\n" in text
    again = Record.read(text, house())
    assert again.text(private=True) == text
    assert again.game.to_bytes() == record.game.to_bytes()


def test_a_record_is_refused_without_its_house_rules() -> None:
    text = to_roll().text()
    with pytest.raises(BadRecord, match="needs the house rules kind robber, fortune teller"):
        Record.read(text)
    with pytest.raises(BadRecord, match="needs the house rules"):
        Record.read(text, [FortuneTeller()])


def test_two_house_rules_with_one_number_are_refused() -> None:
    with pytest.raises(ValueError, match="chapter number 200 is taken"):
        new_game(FOUR, house_rules=[KindRobber(), KindRobber()])


# The kind robber


def robber_is_moved(**points: str) -> GameTable:
    """Blue lives in the north, at A1 and B1; red has rolled a 7."""
    t = (
        table(FOUR, house_rules=house())
        .given(blue="settlement A1.N B1.NW", **points)
        .turn("red", before_roll=True)
    )
    return t.do("roll", "rolled 3 4")


def test_the_kind_robber_spares_who_is_alone_behind() -> None:
    t = robber_is_moved(red="3 points", white="4 points", orange="3 points")
    assert not t.can("move robber A1")
    assert not t.can("move robber B1")
    assert t.can("move robber E3")


def test_the_kind_robber_spares_nobody_when_two_are_behind() -> None:
    t = robber_is_moved(red="3 points", white="4 points", orange="2 points")
    assert len(t.menu()) == 18


def test_the_kind_robber_spares_nobody_with_three_points() -> None:
    t = robber_is_moved(red="3 points", white="4 points", orange="3 points")
    t.given(blue="3 points")
    assert len(t.menu()) == 18


def test_a_hex_the_kind_robber_refuses_is_refused_with_a_reason() -> None:
    t = robber_is_moved(red="3 points", white="4 points", orange="3 points")
    assert str(t.why("move robber A1")) == "A rule of this game forbids A1."


# The fortune teller


def test_any_sum_but_seven_can_be_foretold_once_before_the_roll() -> None:
    game = isle(to_roll().game)
    assert [w for w in game.menu() if "foretell" in w] == [f"foretell {n}" for n in SUMS]
    with pytest.raises(Illegal, match="never of 7"):
        game.do("foretell 7")
    game.do("foretell 8")
    with pytest.raises(Illegal, match="already"):
        game.do("foretell 9")


def test_who_was_right_picks_a_card() -> None:
    game = isle(to_roll().game)
    game.do("foretell 8")
    game.do("roll")
    events = [str(event) for event in game.do("rolled 3 5")]
    assert "red foretold 8, and so it came." in events
    before = int(game.hands.held[0])
    game.do("claim fortune")
    assert str(game.asked(0)) == "The fortune teller was right: pick a card."
    assert [str(event) for event in game.do("pick ore")] == ["red picks 1 ore from the bank."]
    assert game.hands.held[0] == before + 1
    with pytest.raises(Illegal, match="No fortune of yours"):
        game.do("claim fortune")


def test_who_was_wrong_gets_nothing_and_may_try_again_next_turn() -> None:
    game = isle(to_roll().game)
    game.do("foretell 8")
    game.do("roll")
    game.do("rolled 1 1")
    assert "claim fortune" not in game.menu()
    assert whisper(game).named == 0


def test_an_unclaimed_fortune_is_lost() -> None:
    game = isle(to_roll().game)
    for words in ("foretell 8", "roll", "rolled 4 4", "end turn"):
        game.do(words)
    assert whisper(game).owed == 0


def test_only_the_seer_knows_what_was_foretold() -> None:
    game = isle(to_roll().game)
    other = game.copy()
    (event,) = game.do("foretell 8")
    other.do("foretell 11")
    assert str(event.seen_by(0)) == "red foretells 8."
    assert str(event.seen_by(1)) == "red whispers to the fortune teller."
    assert game.seen_by(1).to_bytes() == other.seen_by(1).to_bytes()
    assert game.shows(1) == other.shows(1)
    assert game.seen_by(0).to_bytes() != other.seen_by(0).to_bytes()


def test_a_view_stops_where_it_needs_the_secret_and_a_guess_goes_on() -> None:
    game = isle(to_roll().game)
    game.do("foretell 8")
    game.do("roll")
    view = game.seen_by(1)
    with pytest.raises(Hidden):
        view.do("rolled 3 5")
    guessed = Counter(whisper(view.guess(Dealer(seed))).named for seed in range(300))
    assert set(guessed) == set(SUMS)
    view.guess(Dealer(0)).do("rolled 3 5")


def test_a_foretelling_can_be_undone_until_the_roll() -> None:
    record = to_roll()
    game = isle(record.game)
    record.apply(game.parse("foretell 8"))
    record.undo(0)
    assert whisper(game).named == 0
    record.apply(game.parse("foretell 9"))
    record.apply(game.parse("roll"))
    record.apply(game.parse("rolled 1 2"))
    assert record.can_undo(0) is not None


def test_fortunes_are_told_in_random_games() -> None:
    _, events = random_game(FOUR + ";rounds=40", 1)
    told = Counter(event.code for event in events)
    assert told["foretold"] > told["came-true"] >= told["picked"] > 0


def test_the_slice_of_the_fortune_teller_copies_every_field() -> None:
    one, two = Whisper(2, 9, 1), Whisper(0, 0, 0)
    one.copy_into(two)
    assert vars(one) == vars(two) == vars(one.copy())


# Beacons


def beacons() -> list[IsleChapter]:
    return [Beacons()]


def lit() -> GameTable:
    """Red has built a city and is asked where its beacon burns."""
    t = table(FOUR, house_rules=beacons())
    t.given(red="settlement C3.N, hand 2 grain 3 ore", blue="settlement A1.N").turn("red")
    return t.do("build city C3.N")


def test_who_builds_a_city_is_asked_where_its_beacon_burns() -> None:
    t = lit()
    assert str(t.g.asked(0)) == "Choose the hex at B2.SE where your beacon burns."
    assert t.offered("light beacon") == {"B2", "B3", "C3"}
    assert t.why("end turn") == "Light the beacon of your new city first."
    t.do("light beacon C3")
    assert t.events == ["red lights a beacon on C3."] and t.can("end turn")


def test_every_screen_is_told_the_piece_and_the_counter() -> None:
    t = lit().do("light beacon C3")
    for viewer in ("red", "blue"):
        picture = t.picture(viewer)
        assert [p.place for p in picture.pieces if (p.kind, p.owner) == ("beacon", 0)] == ["C3"]
        assert [c.value for c in picture.counters if c.name == "sightings"] == [0, 0, 0, 0]
    legend = t.g.book.legend()
    assert legend.pieces["beacon"].sign == "!" and legend.counters["sightings"].where == "box"
    assert legend.events["lit-beacon"].topic == "build"


@pytest.fixture
def catalogued(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The same chapter as a module of the catalogue; the spec of a game with it."""
    monkeypatch.setitem(catalogue.BY_NAME, "beacons", Beacons)
    monkeypatch.setitem(catalogue.MODULES, "beacons", catalogue.IsleModule("beacons", ("beacons",)))
    catalogue.BOOK_ORDER.append("beacons")
    yield "isle:base+beacons;4;first=seat"
    catalogue.BOOK_ORDER.remove("beacons")


def test_in_the_catalogue_it_is_played_recorded_and_drawn_like_any_chapter(catalogued: str) -> None:
    record = Record.new(catalogued, 3)
    play_match(record.game, [make_bot("greedy", seed) for seed in range(4)], Dealer(3))
    assert record.game.winner >= 0 and max(fires(isle(record.game)).seen) > 0
    assert Record.read(begun(Record.new(catalogued, 3)).text()).game.spec == record.game.spec
    picture = record.game.shows(0)
    place = next(piece.place for piece in picture.pieces if piece.kind == "beacon")
    board = "\n".join(line.plain for line in Drawing(picture, Look(0), SMALL).draw({}))
    assert re.search(rf"{place}\W*!", board), "the terminal shows the sign that the chapter has declared"


def test_three_sightings_are_a_point() -> None:
    t = lit().do("light beacon C3")
    before = t.g.public_points(0)
    for sightings in (1, 2, 3):
        t.turn("blue", before_roll=True).do("roll", "rolled 2 2")
        assert "The beacon of red is seen." in t.events
        assert fires(t.g).seen[0] == sightings
    assert t.g.public_points(0) == before + 1


def test_greedy_knows_what_a_beacon_is_worth() -> None:
    t = lit()
    g = t.g
    outlook = Outlook(Weights(), g)
    assert isinstance(outlook.owner(LIGHT), BeaconsAppraiser)
    outlook.look(g, 0)
    dark = outlook.value(g)
    fires(g).lit[0] = 1
    assert outlook.value(g) - dark == Weights().point * (outlook.rolls_left // 6) // 3
    assert make_bot("greedy", 1).choose(g.seen_by(0), 0) != g.parse("light beacon A1")


@pytest.mark.parametrize("spec", [FOUR + ";rounds=12", TWO + ";rounds=12"])
def test_a_rule_with_a_piece_a_counter_and_a_question_conforms(
    spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "new_game", partial(new_game, house_rules=beacons()))
    monkeypatch.setattr(check, "from_bytes", partial(from_bytes, house_rules=beacons()))
    check.conforms(new_game(spec).spec, games=1)


def test_bots_play_with_beacons_to_the_end() -> None:
    game = new_game(FOUR, 2, house_rules=beacons())
    play_match(game, [make_bot("greedy", seed) for seed in range(4)], Dealer(2))
    assert game.winner >= 0 and max(fires(game).seen) > 0


def test_a_house_rule_adds_texts_and_replaces_none() -> None:
    texts.add("why-no-piece-left = Gone.\nwhy-beyond-the-house = Beyond.")
    assert texts.say("why-no-piece-left", {"what": "beacon"}) == "You have no beacon left."
    assert texts.say("why-beyond-the-house", {}) == "Beyond."


class Blessings(IsleChapter):
    """A verb with three operands, and one that is an operand alone."""

    name = "blessings"
    number = 210
    BLESS = (number * 32) << 40
    NAME = (number * 32 + 1) << 40

    def verbs(self) -> dict[int, str]:
        return {self.BLESS: "bless {hex} with {card} for {seat}", self.NAME: "{card}"}

    def offers(self, s: IsleState, p: int, menu: Menu) -> None:
        for seat in (1, 3):
            menu.add(self.BLESS | 2 | 1 << 16 | seat << 32)


def test_a_verb_may_have_three_operands_or_be_one() -> None:
    game = new_game("isle:base;4;board=beginner;first=seat", house_rules=[Blessings()])
    game.do("roll")
    game.do("rolled 2 2")
    blessings = [words for words in game.menu(0) if words.startswith("bless")]
    assert blessings == ["bless A3 with brick for blue", "bless A3 with brick for orange"]
    assert [game.text(game.parse(words)) for words in blessings] == blessings
    with pytest.raises(ValueError, match="no action"):
        game.text(game.parse("swap brick for wool") | 1 << 32)
    assert game.legend().verbs["{card}"].act == ""
