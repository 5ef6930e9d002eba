"""Dice that can be checked: golden vectors, how even they are, and what an audit finds."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter

import pytest

from longroad import BadRecord, Illegal, Record
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE
from longroad.dice.audit import Draw, audit
from longroad.dice.fair import FairDealer, FairDice, commitment, new_secret
from longroad.dice.promise import Promise
from longroad.errors import BadDice
from longroad.isle import catalogue
from longroad.server.history import dice_report
from tests.server.fair_games import (
    SECRET,
    TEXTS,
    dice_for,
    finished,
    play_on,
    played,
    resealed,
    with_another_roll,
)

GOLDEN = FairDice(SECRET, "golden", "isle:base;4", TEXTS)
RARE = (1 << 63) + 1  # of so many numbers nearly every second value is thrown away


# The vectors, and a few lines that compute them without our code


def mac(key: bytes, label: str, message: bytes = b"") -> bytes:
    return hmac.new(key, f"longroad-dice/1 {label}\0".encode() + message, hashlib.sha256).digest()


def by_hand(key: bytes, number: int, n: int) -> int:
    for attempt in range(100):
        value = int.from_bytes(
            mac(key, "draw", number.to_bytes(8, "big") + attempt.to_bytes(8, "big"))[:8], "big"
        )
        if value < 2**64 - 2**64 % n:
            return value % n
    raise AssertionError("a hundred values in a row were thrown away")


def test_the_golden_vectors() -> None:
    assert commitment(SECRET) == "7f13e382297b4bde99750321356b7a3574162dfb86847953b6451ee585f944d5"
    assert GOLDEN.key.hex() == "f4953ee66827cf385db1067ca0f267a436f2f44d0fd0742ec7591436f8c7426a"
    assert GOLDEN.board_seed == 1917965904118137405
    assert [GOLDEN.below(36, i) for i in range(12)] == [1, 22, 5, 23, 0, 4, 17, 5, 25, 4, 35, 33]
    assert [GOLDEN.below(6, i) for i in range(12)] == [1, 4, 5, 5, 0, 4, 5, 5, 1, 4, 5, 3]
    assert [GOLDEN.below(11, i) for i in range(12)] == [9, 10, 3, 7, 6, 5, 6, 9, 9, 9, 10, 5]


def test_the_golden_vectors_are_what_the_description_says() -> None:
    assert commitment(SECRET) == hashlib.sha256(b"longroad-dice/1 commitment\0" + SECRET).hexdigest()
    text = '[1,"golden","isle:base;4",["six sevens","","Würfel ⚄ 🎲"," \\"\\\\\\n\\u001f\x7f\u2028"]]'
    key = mac(SECRET, "key", text.encode())
    assert GOLDEN.key == key
    assert GOLDEN.board_seed == int.from_bytes(mac(key, "board")[:8], "big") // 2
    for n in (1, 2, 6, 11, 36, 3 << 61, RARE, 1 << 64):
        assert [GOLDEN.below(n, i) for i in range(20)] == [by_hand(key, i, n) for i in range(20)]


def test_a_value_that_would_favor_some_is_thrown_away() -> None:
    """The first two values of draw 0 lie in the last, incomplete span of numbers; the third counts."""
    limit = 2**64 - 2**64 % RARE
    values = [GOLDEN.value(0, attempt) for attempt in range(3)]
    assert [value < limit for value in values] == [False, False, True]
    assert GOLDEN.below(RARE, 0) == values[2] % RARE == 313808405312346704
    assert GOLDEN.below(1 << 64, 0) == values[0]  # of 2**64 numbers no value is too many


def test_the_last_value_that_counts_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    values = iter([2**64 - 1, 2**64 - 4, 2**64 - 5])  # 2**64 % 6 is 4: the last four would favor 0 to 3
    monkeypatch.setattr(FairDice, "value", lambda self, number, attempt: next(values))
    assert GOLDEN.below(6, 0) == 5


@pytest.mark.parametrize("n", [0, -1, (1 << 64) + 1])
def test_there_is_no_draw_among_none_or_too_many(n: int) -> None:
    with pytest.raises(ValueError, match="there is no draw"):
        GOLDEN.below(n, 0)


# The bounds leave out one case in a thousand on either side; they are from a table of chi-square.
@pytest.mark.parametrize(
    "n, least, most", [(6, 0.210, 20.515), (11, 1.479, 29.588), (36, 14.688, 66.619)], ids=["6", "11", "36"]
)
def test_every_number_comes_as_often_as_any_other(n: int, least: float, most: float) -> None:
    """350,000 draws each, more than a million in all."""
    draws = 350_000
    found = Counter(GOLDEN.below(n, number) for number in range(draws))
    wanted = draws / n
    square = sum((found[k] - wanted) ** 2 for k in range(n)) / wanted
    assert sum(found.values()) == draws and set(found) == set(range(n))
    assert least < square < most


OTHERS = {
    "secret": FairDice(bytes(31) + b"\1", "golden", "isle:base;4", TEXTS),
    "game": FairDice(SECRET, "silver", "isle:base;4", TEXTS),
    "spec": FairDice(SECRET, "golden", "isle:base;4;order=strict", TEXTS),
    "entropy": FairDice(SECRET, "golden", "isle:base;4", ["six sevens!", *TEXTS[1:]]),
    "entropy of another seat": FairDice(SECRET, "golden", "isle:base;4", ["", *TEXTS]),
    "order": FairDice(SECRET, "golden", "isle:base;4", TEXTS[::-1]),
}


@pytest.mark.parametrize("what", OTHERS)
def test_everything_that_goes_into_the_dice_changes_them(what: str) -> None:
    other = OTHERS[what]
    assert other.board_seed != GOLDEN.board_seed
    assert [other.below(36, i) for i in range(20)] != [GOLDEN.below(36, i) for i in range(20)]


def test_what_seats_add_is_not_run_together() -> None:
    keys = {
        FairDice(SECRET, "g", "s", texts).key for texts in (["ab", ""], ["a", "b"], ["", "ab"], ['a","b'])
    }
    assert len(keys) == 4


def test_two_secrets_give_two_games() -> None:
    one, two = (
        Record.fair("isle:base;4", dice_for("isle:base;4", secret)) for secret in (SECRET, SECRET[::-1])
    )
    assert one.game.set_up().as_dict() != two.game.set_up().as_dict()
    one.deal(), two.deal()
    assert one.words() != two.words()


def test_secrets_are_long_and_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert {len(new_secret()) for _ in range(10)} == {32}
    for wrong in (b"", bytes(31), bytes(33)):
        with pytest.raises(BadDice, match="32 bytes"):
            commitment(wrong)


def test_entropy_is_bounded_and_can_be_written() -> None:
    FairDice(SECRET, "g", "s", ["⚄" * 200])
    with pytest.raises(BadDice, match="at most 200 characters"):
        FairDice(SECRET, "g", "s", ["", "x" * 201])
    with pytest.raises(BadDice, match="half a character"):
        FairDice(SECRET, "g", "s", ["\ud83c"])


# The dealer


def test_the_dealer_takes_the_outcome_at_the_drawn_place_by_weight() -> None:
    spec = "isle:base+cities_knights;4;rounds=3"
    dice = dice_for(spec)
    record = Record.fair(spec, dice)
    totals = set()
    while not record.game.over:
        while record.game.to_act == CHANCE:
            places = [action for action, weight in record.game.outcomes() for _ in range(weight)]
            wanted = places[dice.below(len(places), record.drawn)]
            assert record.dealer is not None and record.dealer.outcome(record.game, Menu()) == wanted
            totals.add(len(places))
            record.apply(wanted)
        if not record.game.over:
            seat = record.game.to_act
            record.apply(next(iter(record.game.legal(seat))), seat)
    assert totals >= {6, 36} and record.drawn > 20


def test_a_copied_dealer_goes_on_alike_and_alone() -> None:
    game = Record.fair("isle:base;4", dice_for("isle:base;4")).game
    dealer = FairDealer(GOLDEN, 3)
    other = dealer.copy()
    assert dealer.outcome(game, Menu()) == other.outcome(game, Menu())
    dealer.outcome(game, Menu())
    assert (dealer.drawn, other.drawn) == (5, 4)


# Records


def test_a_record_never_tells_the_secret_before_it_is_revealed() -> None:
    record = played(actions=40)
    assert SECRET.hex() not in record.text() and GOLDEN.key.hex() not in record.text(private=True)
    assert f'"commitment":"{commitment(SECRET)}"' in record.text()
    record.reveal()
    assert f'"secret":"{SECRET.hex()}"' in record.text()
    with pytest.raises(ValueError, match="no secret to reveal"):
        Record.new("isle:base;4").reveal()


def test_a_record_with_dice_is_read_as_it_was_written() -> None:
    for record in (played(actions=60), finished()):
        again = Record.read(record.text())
        assert again.dice == record.dice and again.text() == record.text()
        assert again.drawn == record.drawn == sum(line.seat == CHANCE for line in record.lines)


def test_a_saved_game_goes_on_with_the_same_dice() -> None:
    record = played(actions=60)
    again = Record.read(record.text(private=True))
    assert play_on(again, 7).text(private=True) == play_on(record, 7).text(private=True)


def test_the_dice_stay_in_step_when_somebody_else_applies_what_they_said() -> None:
    record = played(actions=60)
    other = Record.fair(record.game.spec, dice_for(record.game.spec))
    for line in record.lines:
        other.apply(line.action, line.seat)
    assert other.dealer is not None and other.text(private=True) == record.text(private=True)
    assert play_on(other, 7).text() == play_on(record, 7).text()


def with_something_to_undo(record: Record) -> Record:
    """Founding is over, and somebody has taken back nothing yet."""
    for seed in range(200):
        play_on(record, seed, 1)
        if record.game.to_act >= 0 and record.can_undo(record.game.to_act) is None:
            return record
    raise AssertionError("nobody could undo anything")


@pytest.mark.parametrize("fair", [True, False], ids=["fair dice", "a seed"])
def test_a_copied_record_goes_on_alike_and_alone(fair: bool) -> None:
    spec = "isle:base;4;rounds=4"
    record = with_something_to_undo(Record.fair(spec, dice_for(spec)) if fair else Record.new(spec, 5))
    record.notes["red"] = "a friend"
    text = record.text(private=True)
    copy = record.copy()
    assert copy.text(private=True) == text
    copy.notes["red"] = "a bot"
    if fair:
        copy.reveal()
    copy.undo(copy.game.to_act)
    assert len(copy.lines) == len(record.lines) - 1
    play_on(copy, 3)
    assert record.text(private=True) == text and record.can_undo(record.game.to_act) is None
    one, two = play_on(record.copy(), 9), play_on(record, 9)
    assert one.text(private=True) == two.text(private=True)


def test_undoing_draws_nothing_twice() -> None:
    record = with_something_to_undo(played(actions=0))
    drawn, lines = record.drawn, len(record.lines)
    record.undo(record.game.to_act)
    assert (record.drawn, len(record.lines)) == (drawn, lines - 1)
    play_on(record).reveal()
    assert audit(record).fits


def test_dice_taken_in_mid_game_leave_the_rest_alone() -> None:
    spec = "isle:base;4;rounds=4"
    record = with_something_to_undo(Record.new(spec, 5))
    lines = len(record.lines)
    record.take_dice(dice_for(spec))
    with pytest.raises(Illegal):
        record.undo(record.game.to_act)  # or what these dice draw could come before their first line
    reread = Record.read(record.text(private=True))
    with pytest.raises(Illegal):
        reread.undo(reread.game.to_act)
    assert record.dice is not None and record.dice.since == lines and record.drawn == 0
    play_on(record, actions=20)
    reread = Record.read(record.text(private=True))
    assert play_on(reread).text(private=True) == play_on(record).text(private=True)
    record.reveal()
    found = audit(Record.read(record.text()))
    assert found.fits and len(found.draws) == record.drawn
    assert found.draws[0].line > lines
    assert [f.sentence for f in found.findings if f.about == "board"] == [
        "The board was there before the dice: they didn't deal it."
    ]
    assert found.findings[-1].sentence.endswith(f"The first {lines} actions came before these dice.")


def test_dice_of_another_game_are_not_taken() -> None:
    with pytest.raises(ValueError, match="these dice are for isle:base;4, not for isle:base;3"):
        Record.new("isle:base;3").take_dice(GOLDEN)
    with pytest.raises(ValueError, match="every seat"):
        Record.new("isle:base;4").take_dice(FairDice(SECRET, "g", "isle:base;4", ["", ""]))


PROMISE = Promise.of(dice_for("isle:base;4;rounds=4")).as_dict()
BROKEN = {
    "not json": ("{", "told as JSON"),
    "a list": ("[]", "told as JSON"),
    "another format": (json.dumps({**PROMISE, "format": "longroad-dice/2"}), "not longroad-dice/1"),
    "a short commitment": (json.dumps({**PROMISE, "commitment": "00"}), "The commitment of dice is 64"),
    "capitals": (json.dumps({**PROMISE, "commitment": "AB" * 32}), "The commitment of dice is 64"),
    "a short secret": (json.dumps({**PROMISE, "secret": "ab"}), "The secret of dice is 64"),
    "no game": (json.dumps({k: v for k, v in PROMISE.items() if k != "game"}), "it has a name"),
    "a number as entropy": (json.dumps({**PROMISE, "entropy": [1, 2, 3, 4]}), "one a seat"),
    "too few texts": (json.dumps({**PROMISE, "entropy": ["", ""]}), "one a seat"),
    "a long text": (json.dumps({**PROMISE, "entropy": ["x" * 201, "", "", ""]}), "at most 200"),
    "half a character": (json.dumps({**PROMISE, "entropy": ["\ud83c", "", "", ""]}), "half a character"),
    "since never": (json.dumps({**PROMISE, "since": -1}), "“since” is the number"),
    "since true": (json.dumps({**PROMISE, "since": True}), "“since” is the number"),
    "since too late": (json.dumps({**PROMISE, "since": 1000}), "fewer lines"),
    "a board of its own": (json.dumps({**PROMISE, "board": "mine"}), "The board was given"),
    "something else": (json.dumps({**PROMISE, "luck": 7}), "have no 'luck'"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_promise_is_refused_with_its_line(how: str) -> None:
    line, words = BROKEN[how]
    record = played(actions=20)
    assert record.dice is not None
    text = record.text().replace(f"dice: {record.dice.text()}", f"dice: {line}")
    with pytest.raises(BadRecord, match=words) as refused:
        Record.read(resealed(text))
    assert refused.value.line == 6


@pytest.mark.parametrize(
    "dealer, words",
    [("fair 00", "64 hexadecimal"), (f"fair {'00' * 32}", "not the secret that was promised")],
)
def test_a_save_file_with_another_secret_is_refused(dealer: str, words: str) -> None:
    text = played(actions=20).text(private=True).replace(f"dealer: fair {SECRET.hex()}", f"dealer: {dealer}")
    with pytest.raises(BadRecord, match=words):
        Record.read(resealed(text))
    without = "\n".join(row for row in text.split("\n") if not row.startswith("dice: "))
    with pytest.raises(BadRecord, match="needs the promise"):
        Record.read(resealed(without))


# The audit


RULESETS = [
    "isle:base;4;rounds=4",
    "isle:base+cities_knights;3;rounds=4",
    "isle:base+two_players;2;rounds=4",
    "isle:oceania;4;rounds=4",
    "isle:new_world;3;rounds=3",
    "isle:new_shores;4;board=variable;rounds=3",
]


@pytest.mark.parametrize("spec", RULESETS)
def test_an_honest_game_fits(spec: str) -> None:
    record = finished(spec)
    for found in (audit(record), audit(Record.read(record.text()))):
        assert found.fits and found.trouble is None
        assert [(finding.about, finding.fits) for finding in found.findings] == [
            ("commitment", True),
            ("board", True),
            ("draws", True),
        ]
        assert [draw.number for draw in found.draws] == list(range(record.drawn))
        assert all(draw.words == draw.wanted and 0 <= draw.k < draw.n for draw in found.draws)


def test_an_audit_doesnt_mind_who_answered_first() -> None:
    """Choices made at once are written by seat; here the last seat was always the quickest."""
    for seed in range(40):
        record = finished("isle:base;4;rounds=12", seed)
        if record.lines != record.in_order():
            break
    else:
        raise AssertionError("nobody had to discard together with others")
    assert audit(record).fits and audit(Record.read(record.text())).draws == audit(record).draws


def test_a_changed_roll_is_found_and_named() -> None:
    record = finished("isle:base;4;rounds=2")
    text, said, told = with_another_roll(record)
    found = audit(Record.read(text))
    wrong: list[Draw] = [draw for draw in found.draws if draw.words != draw.wanted]
    assert found.fits is False and len(wrong) == 1
    assert found.trouble == (
        f"Draw {wrong[0].number} (action {wrong[0].line}): the dice say “{said}”, the record says “{told}”; "
        f"1 of {len(found.draws)} draws differ."
    )
    honest = audit(record).draws[wrong[0].number]
    assert wrong[0].k != honest.k and wrong[0].n == honest.n  # so that the page finds it, too


def changed(record: Record, **parts: object) -> Record:
    assert record.dice is not None
    told = json.dumps({**record.dice.as_dict(), **parts})
    return Record.read(resealed(record.text().replace(f"dice: {record.dice.text()}", f"dice: {told}")))


def test_another_secret_is_found_and_named() -> None:
    found = audit(changed(finished(), secret="ab" * 32))
    assert found.fits is False and found.trouble == "The secret is not the one that was promised."
    assert [finding.fits for finding in found.findings] == [False, False, False]


def test_another_commitment_is_found_and_named() -> None:
    found = audit(changed(finished(), commitment="ab" * 32))
    assert found.trouble == "The secret is not the one that was promised."
    assert [finding.fits for finding in found.findings] == [False, True, True]


@pytest.mark.parametrize("parts", [{"entropy": ["six sevens", "", "", ""]}, {"game": "silver"}])
def test_other_entropy_is_found(parts: dict[str, object]) -> None:
    found = audit(changed(finished(), **parts))
    assert [finding.fits for finding in found.findings] == [True, False, False]
    assert str(found.trouble).startswith("The board is not the one that the dice deal, with seed ")


def test_a_board_from_before_the_dice_is_not_theirs() -> None:
    """Also if the promise forgets to say so."""
    found = audit(changed(finished(), since=3))
    assert [finding.fits for finding in found.findings] == [True, None, False]


def test_another_board_is_found_and_named() -> None:
    """The game was played with these dice, but on an island that somebody liked better."""
    spec = "isle:base;4;rounds=4"
    liked = Record.new(spec, 99).game.set_up()
    record = play_on(Record.fair(spec, dice_for(spec), map=liked))
    record.reveal()
    assert audit(record).fits  # it says that the board was given
    assert record.dice is not None and record.dice.given
    hidden = Promise.of(dice_for(spec)).revealed(SECRET)
    record.dice = hidden
    found = audit(Record.read(record.text()))
    assert [finding.fits for finding in found.findings] == [True, False, True]
    assert (
        found.trouble
        == f"The board is not the one that the dice deal, with seed {dice_for(spec).board_seed}."
    )


def test_a_game_of_older_rules_is_blamed_with_caution() -> None:
    record = finished()
    record.rules = catalogue.RULES_NUMBER - 1
    assert audit(record).fits
    worse = changed(record, entropy=["", "", "", ""])
    worse.rules = catalogue.RULES_NUMBER - 1
    assert "check it with the version it was played with." in str(audit(worse).trouble)


def test_what_cant_be_checked_is_said() -> None:
    found = audit(Record.new("isle:base;4"))
    assert (found.fits, found.trouble, found.findings[0].sentence) == (
        None,
        None,
        "This record says nothing about its dice.",
    )
    found = audit(played(actions=20))
    assert found.fits is None and found.draws == []
    assert "not revealed yet" in found.findings[0].sentence


def test_a_noted_commitment_is_compared() -> None:
    record = finished()
    assert audit(record, f" {commitment(SECRET).upper()}\n").fits
    found = audit(record, commitment(SECRET[::-1]))
    assert found.trouble == "The commitment is not the one that was noted before the game."
    assert audit(played(actions=20), "ab" * 32).fits is False


def test_the_report_tells_no_draw_before_the_secret() -> None:
    record = played()
    report = dice_report(record)
    assert report is not None
    assert report.secret is report.board_seed is None and report.draws == []
    record.reveal()
    report = dice_report(record)
    assert report is not None
    assert report.secret == SECRET.hex() and len(report.draws) == record.drawn
    assert report.board_seed == str(dice_for(record.game.spec).board_seed)
    assert dice_report(Record.new("isle:base;4")) is None
