"""Edges of the game interface: late answers, wrong seats, failing rules, views near the end."""

from __future__ import annotations

import threading
from typing import ClassVar

import pytest

from longroad import BadRecord, BadSpec, BadWords, Dealer, Hidden, Illegal, Record, from_bytes
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE
from longroad.core.playout import Tally, play_out
from longroad.dice.fair import FairDealer, FairDice
from longroad.isle.army import army
from longroad.isle.development import development
from longroad.isle.faces import POINT
from longroad.isle.hands import Gains
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.state import IsleState
from longroad.picture import Offer
from tests.isle import isle, new_game
from tests.table import table


def frame_of(game: IsleState) -> str:
    prompt = game.asked(game.to_act)
    assert prompt is not None
    return prompt.frame


def test_none_means_no_house_rules() -> None:
    record = Record.new("isle:base;4", 1, None, None)
    assert Record.read(record.text(), None).game.to_bytes() == record.game.to_bytes()
    assert from_bytes(record.game.to_bytes(), None).to_bytes() == record.game.to_bytes()


@pytest.mark.parametrize("spec", ["isle:base;4;first=seat", "isle:base+two_players;2;first=seat"])
def test_every_question_has_a_frame_of_its_own(spec: str) -> None:
    record = Record.new(spec, seed=6)
    seen: set[str] = set()
    for _ in range(60):
        record.deal()
        prompt = record.game.asked(record.game.to_act)
        assert prompt is not None and prompt.suggested is not None
        assert prompt.frame not in seen or prompt.purpose == "discard"  # card by card, but one question
        seen.add(prompt.frame)
        record.apply(prompt.suggested)


def test_a_sealed_choice_keeps_its_frame_until_all_have_chosen() -> None:
    t = table("isle:base;4").given(red="hand 8 ore", blue="hand 8 wool").turn("red", before_roll=True)
    t.do("roll")
    t.do("rolled 3 4")
    before = frame_of(t.g)
    t.do("blue: discard wool")
    assert frame_of(t.g) == before


def test_points_of_nobody_are_refused() -> None:
    game = new_game("isle:base+two_players;2")
    for seat in (-1, 4, 99):
        with pytest.raises(ValueError, match="no player"):
            game.points(seat)
        with pytest.raises(ValueError, match="no player"):
            game.public_points(seat)
    assert game.public_points(2) == 1


def test_a_spec_is_a_text() -> None:
    for nonsense in (None, 5, b"isle:base;4"):
        with pytest.raises(BadSpec):
            new_game(nonsense)  # type: ignore[arg-type]


def test_words_that_mean_nothing_are_told_so() -> None:
    game = new_game("isle:base;4")
    for nonsense in ("", "fly to the moon", "build road Z9/E", "x" * 500):
        with pytest.raises(BadWords):
            game.parse(nonsense)


def test_a_game_is_not_copied_into_another_ruleset() -> None:
    game, other = new_game("isle:base;4"), new_game("isle:base;3")
    before = other.to_bytes()
    with pytest.raises(ValueError, match="can't be copied"):
        game.copy_into(other)
    assert other.to_bytes() == before


def test_a_bundle_belongs_to_one_seat() -> None:
    game = new_game("isle:base;4;first=seat", seed=2)
    words = ["build settlement C3.N", "build road C3/NE", "build settlement A1.N"]
    with pytest.raises(Illegal, match="wait for blue"):
        game.apply_all([game.parse(w) for w in words])
    assert game.menu()[0].startswith("build settlement")


class Stumbling(IsleChapter):
    """A house rule with a mistake in it."""

    name: ClassVar[str] = "stumbling"
    number: ClassVar[int] = 251

    def harvest(self, s: IsleState, roll: int, gains: Gains) -> None:
        if roll == 8:
            raise RuntimeError("a mistake")


def test_a_rule_that_fails_leaves_no_trace() -> None:
    game = new_game("isle:base;3;first=seat;board=beginner", seed=1, house_rules=[Stumbling()])
    game.do("roll")
    twin = game.copy()
    for _ in range(3):
        with pytest.raises(RuntimeError, match="a mistake"):
            game.do("rolled 4 4")
    game.do("rolled 5 6")
    twin.do("rolled 5 6")
    assert game.to_bytes() == twin.to_bytes()


def test_a_rule_that_fails_leaves_no_trace_in_a_record() -> None:
    record = Record.new("isle:base;3;first=seat;board=beginner", seed=1, house_rules=[Stumbling()])
    record.apply(record.game.parse("roll"))
    game, before = record.game, record.game.to_bytes()
    with pytest.raises(RuntimeError, match="a mistake"):
        record.apply(game.parse("rolled 4 4"))
    assert (record.words(), record.game.to_bytes()) == (["blue: roll"], before)
    record.apply(game.parse("rolled 5 6"))
    assert record.game is game and game.to_bytes() != before


def test_a_bundle_that_fails_leaves_no_trace_in_a_record() -> None:
    record = Record.new("isle:base;4;first=seat", seed=2)
    game, before = record.game, record.game.to_bytes()
    words = ["build settlement C3.N", "build road C3/NE", "build settlement A1.N"]
    with pytest.raises(Illegal, match="wait for blue"):
        record.apply_all([game.parse(w) for w in words])
    assert (record.words(), game.to_bytes(), record.undoable(0)) == ([], before, 0)
    record.apply_all([game.parse(w) for w in words[:2]])
    assert len(record.words()) == record.undoable(0) == 2


def test_games_in_several_threads_do_not_meet() -> None:
    def played(seed: int) -> bytes:
        game = new_game("isle:base;4;rounds=15", seed=seed)
        play_out(game, Dealer(seed), Menu(), Tally())
        return game.to_bytes()

    alone = [played(seed) for seed in range(4)]
    marks = [b""] * 4

    def run(seed: int) -> None:
        marks[seed] = played(seed)

    threads = [threading.Thread(target=run, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert marks == alone


def about_to_lose() -> Record:
    """Red's turn; blue has all it needs, two points of it hidden, and comes next."""
    record = Record.new("isle:base;3;first=seat", seed=3)
    game = isle(record.game)
    while "end turn" not in game.menu():
        record.deal()
        prompt = game.asked(game.to_act)
        assert prompt is not None and prompt.suggested is not None
        if "end turn" not in game.menu():
            record.apply(prompt.suggested)
    blue = (game.to_act + 1) % 3
    game.routes.holder = blue
    army(game).holder = blue
    for _ in range(4):
        development(game).take_top(POINT)
        development(game).add(blue, POINT)
    return record


def test_a_view_does_not_know_whether_the_next_player_wins() -> None:
    game = about_to_lose().game
    with pytest.raises(Hidden, match="may have won"):
        game.seen_by(game.to_act).do("end turn")


def test_the_end_of_a_game_cannot_be_undone() -> None:
    record = about_to_lose()
    seat = record.game.to_act
    record.apply(record.game.parse("end turn"), seat)
    assert record.game.over
    assert record.can_undo(seat) is not None


def test_who_discards_alone_may_see_what_comes_of_it() -> None:
    t = table("isle:base;4").given(red="hand 8 ore").turn("red", before_roll=True)
    t.do("roll")
    t.do("rolled 3 4")
    view = t.g.seen_by(0)
    for _ in range(4):
        view.do("discard ore", 0)
    assert view.hands.held[0] == 4


def test_first_cards_never_overdraw_the_bank() -> None:
    board = new_game("isle:base;4").map.as_dict()
    board["map"] = [
        "    p6  p4  p5",
        "  p11 p3  p2  p3",
        "p3  p9  d   p9  p4",
        "  p8  p10 p11 p12",
        "    p5  p8  p9",
    ]
    board["robber"] = "C3"
    corners = [
        "A1.N",
        "A2.N",
        "A3.N",
        "B1.NW",
        "B1.SE",
        "B4.NE",
        "B3.SE",
        "C1.SW",
        "D1.S",
        "D3.S",
        "E2.S",
        "C4.SE",
    ]
    owners = ["red", "blue", "white", "orange"]
    board["pieces"] = {owners[k]: [f"settlement {c} pays" for c in corners[k::4]] for k in range(4)}
    game = new_game("isle:base;4", map=board)
    assert min(game.hands.bank) == 0
    assert sum(game.hands.held) == 19


def test_a_player_sees_the_offer_being_composed_and_nobody_else_does() -> None:
    t = table("isle:base;4").given(red="hand 2 ore", blue="hand 2 wool").turn("red")
    t.do("propose trade")
    t.do("give ore")
    assert t.g.shows(0).offers == [Offer(0, {"ore": 1}, {}, "")]
    assert t.g.shows(1).offers == []


def test_notes_may_hold_anything(tmp_path: object) -> None:
    record = Record.new("isle:base;4")
    record.notes["a: key\nwith lines"] = " two\nlines: and spaces "
    again = Record.read(record.text(private=True))
    assert again.notes == record.notes


@pytest.mark.parametrize("data", [5, "text", None])
def test_a_snapshot_is_bytes(data: object) -> None:
    with pytest.raises(BadRecord):
        from_bytes(data)  # type: ignore[arg-type]


def test_records_with_other_line_endings_or_strange_letters() -> None:
    text = Record.new("isle:base;4").text()
    assert Record.read(text.replace("\n", "\r\n")).text() == text
    for broken in (
        text.replace("isle:base;4", "\ud800"),
        text.replace('"name":"', '"name":' + "9" * 5000 + ',"x":"'),
    ):
        with pytest.raises(BadRecord):
            Record.read(broken)
    with pytest.raises(BadRecord):
        Record.read(text.encode())  # type: ignore[arg-type]


def test_a_record_refuses_seats_that_are_not_there() -> None:
    record = Record.new("isle:base;4;first=seat")
    for seat in (9, -2):
        with pytest.raises(Illegal):
            record.apply(record.game.parse("build settlement C3.N"), seat)


def test_the_same_game_is_the_same_bytes_in_whatever_order_seats_chose() -> None:
    def discarded(order: tuple[int, ...]) -> bytes:
        t = table("isle:base;4").given(red="hand 8 ore", blue="hand 8 wool").turn("red", before_roll=True)
        t.do("roll")
        t.do("rolled 3 4")
        for seat in order:
            for _ in range(4):
                t.do(("red: discard ore", "blue: discard wool")[seat])
        return t.g.to_bytes()

    assert discarded((0, 1)) == discarded((1, 0))


@pytest.mark.parametrize(
    ("words", "seat", "safe", "paid"),
    [
        ("roll", 0, "end turn", True),
        ("roll, propose trade, give ore, ask wool, make offer", 1, "decline", False),
        ("roll, propose trade, give ore, ask wool, make offer", 0, "end turn", False),
        ("roll, propose trade", 0, None, False),
        ("", 0, "roll", False),
    ],
)
def test_a_question_says_what_is_safe_and_whether_one_pays(
    words: str, seat: int, safe: str | None, paid: bool
) -> None:
    t = table().given(red="hand ore", blue="hand wool").turn("red", before_roll=True)
    for word in words.split(", ") if words else []:
        t.do(word, *(["rolled 1 1"] if word == "roll" else []))
    prompt = t.g.asked(seat)
    assert prompt is not None and prompt.paid == paid
    assert (None if prompt.safe is None else t.g.text(prompt.safe)) == safe


def test_dice_that_are_promised_go_on_where_they_were_after_a_bundle_that_failed() -> None:
    record = Record.new("isle:base;4;board=beginner;first=seat", 1)
    record.take_dice(FairDice(b"1" * 32, "game", record.game.spec, [""] * 4))
    record.apply(record.game.parse("roll"))
    drawn = record.drawn
    outcome = int(record.game.outcomes()[0][0])
    with pytest.raises(Illegal):
        record.apply_all([outcome, outcome], CHANCE)
    assert isinstance(record.dealer, FairDealer)
    assert record.drawn == record.dealer.drawn == drawn
