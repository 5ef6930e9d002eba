"""Records: what is written can be read again, and what is broken is refused with a sentence."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longroad import BadRecord, Dealer, Illegal, Record
from longroad.core.packed import CHANCE
from longroad.isle import catalogue
from longroad.isle.family import Isle
from longroad.spec import Spec
from tests.isle import isle
from tests.records import make_corpus
from tests.records.make_corpus import CORPUS
from tests.table import ISLAND

SPECS = ["isle:base;4", "isle:base;3;board=beginner;trade=bank", "isle:base+two_players;2;edition=tb"]


def played(spec: str = "isle:base;4", seed: int = 1, steps: int = 150) -> Record:
    """A game that somebody has begun."""
    record = Record.new(spec, seed=seed)
    whim = Dealer(seed + 1)
    for _ in range(steps):
        record.deal()
        if record.game.over:
            break
        seat = record.game.to_act
        choices = list(record.game.legal(seat))
        record.apply(choices[whim.below(len(choices))], seat)
    return record


def resealed(text: str) -> str:
    """A record edited by hand, with a check that fits again."""
    body = text[: text.rindex("end: ")]
    lines = len(body.split("\n\n", 1)[1].splitlines())
    return body + f"end: {lines} lines, check {zlib.crc32(body.encode()):08x}\n"


def test_former_words_of_a_verb_are_read_and_not_written() -> None:
    old = (CORPUS / "rules-1" / "cloth_for_catan-3.record").read_text(encoding="utf-8")
    assert ": steal cloth\n" in old
    record = Record.read(old)
    assert ": steal cloth\n" not in record.text() and ": steal bolt\n" in record.text()
    assert Record.read(record.text()).game.to_bytes() == record.game.to_bytes()


def test_the_former_name_of_a_color_is_read_and_not_written() -> None:
    """The sixth color was brown: in the board, among the seats, as who acts and as whom an action names."""
    island = {**ISLAND, "colors": {"3": ["violet", "red", "white"]}}
    record = Record.new("isle:base;3", seed=4, map=island)
    whim = Dealer(5)
    for _ in range(1500):
        record.deal()
        if record.game.over:
            break
        seat = record.game.to_act
        choices = list(record.game.legal(seat))
        record.apply(choices[whim.below(len(choices))], seat)
    text = record.text()
    assert "\nviolet: " in text and re.search(r"(rob|trade with) violet\n", text)
    old = resealed(text.replace("violet", "brown"))
    assert Record.read(old).text() == text


@pytest.mark.parametrize("spec", SPECS)
def test_a_record_read_back_is_the_same_game(spec: str) -> None:
    record = played(spec)
    again = Record.read(record.text())
    assert again.game.to_bytes() == record.game.to_bytes()
    assert again.text() == record.text()


@pytest.mark.parametrize("spec", SPECS)
def test_a_saved_game_goes_on_as_if_never_saved(spec: str, tmp_path: Path) -> None:
    record = played(spec)
    record.notes["red"] = "human"
    record.save(tmp_path / "game.longroad")
    again = Record.load(tmp_path / "game.longroad")
    assert again.notes == {"red": "human"}
    whim, same_whim = Dealer(9), Dealer(9)
    for one, chooser in ((record, whim), (again, same_whim)):
        for _ in range(60):
            one.deal()
            if one.game.over:
                break
            choices = list(one.game.legal(one.game.to_act))
            one.apply(choices[chooser.below(len(choices))])
    assert again.text(private=True) == record.text(private=True)


def test_an_exported_record_tells_nobody_what_the_dealer_holds() -> None:
    record = played()
    record.notes["red"] = "human"
    assert "dealer:" not in record.text()
    assert "notes:" not in record.text()
    with pytest.raises(ValueError, match="no dealer"):
        Record.read(record.text()).deal()


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played()
    path = tmp_path / "game.longroad"
    record.save(path)
    before = path.read_text()
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        played(steps=200).save(path)
    assert path.read_text() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.longroad"]


def test_the_board_of_a_record_is_never_dealt_again() -> None:
    text = played().text()
    assert '"map":[' in text
    at = text.index('"map":[') + len('"map":["    ')
    other = "h" if text[at] != "h" else "p"
    changed = Record.read(
        resealed(text[:at] + other + text[at + 1 :]).split("\n\n")[0] + "\n\n" + resealed_end(text)
    )
    assert isle(changed.game).land.terrain[0] == "fhpgm".index(other)


def resealed_end(text: str) -> str:
    """An empty body: only the end."""
    head = text.split("\n\n")[0]
    at = head.index('"map":[') + len('"map":["    ')
    other = "h" if head[at] != "h" else "p"
    head = head[:at] + other + head[at + 1 :] + "\n\n"
    return f"end: 0 lines, check {zlib.crc32(head.encode()):08x}\n"


def test_an_illegal_line_is_named_with_its_reason() -> None:
    text = played().text()
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.endswith(": roll"))
    seat = lines[at].split(":")[0]
    lines[at] = f"{seat}: end turn"
    with pytest.raises(BadRecord, match=rf"^line {at + 1}: Roll the dice first\.$") as caught:
        Record.read("\n".join(lines) + "\n")
    assert caught.value.line == at + 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda t: t[: len(t) // 2], "line"),
        (lambda t: t[: t.rindex("end:")], "breaks off"),
        (lambda t: t.replace("longroad record 1", "longroad record 9"), "begins with"),
        (lambda t: "", "begins with"),
        (lambda t: t.replace("spec: isle:base;4", "spec: isle:bass;4"), "no scenario"),
        (lambda t: t.replace("spec: isle:base;4", "spec: isle:base;3"), "seats"),
        (lambda t: t.replace("rules: 2", "rules: 99"), "this version knows"),
        (lambda t: t.replace("rules: 2", "rules: two"), "not a rules number"),
        (lambda t: t.replace("rules: 2\n", ""), "doesn't tell the rules"),
        (lambda t: t.replace("rules: 2\n", "rules: 2\nrules: 2\n"), "twice"),
        (lambda t: t.replace("rules: 2\n", "rules: 2\nweather: fine\n"), "no 'weather'"),
        (lambda t: t.replace("board: {", "board: {{"), "board is broken"),
        (lambda t: t.replace("seats: red, blue", "seats: blue, red"), "the seats of this game are"),
        (lambda t: t.replace("*: threw", "green: threw", 1), "a line reads"),
        (lambda t: t.replace("*: threw", "*: thew", 1), "not an action I know"),
        (lambda t: t.replace("*: threw", "red: threw", 1), "Wait for the dice"),
        (lambda t: t + "red: end turn\n", "nothing comes after the end"),
        (lambda t: t.replace("end: ", "end: 1"), "check doesn't fit"),
    ],
)
def test_a_broken_record_is_refused_in_a_sentence(change: object, sentence: str) -> None:
    text = played().text()
    broken = change(text)  # type: ignore[operator]
    assert broken != text
    with pytest.raises(BadRecord, match=sentence):
        Record.read(broken)


def test_a_line_left_out_is_noticed_although_the_rest_is_legal() -> None:
    record = played(steps=100)
    lines = record.text().splitlines()
    with pytest.raises(BadRecord, match="cut or changed"):
        Record.read("\n".join([*lines[:-2], lines[-1]]) + "\n")


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="can't be read"):
        Record.load(tmp_path / "nowhere")
    with pytest.raises(BadRecord, match="can't be read"):
        Record.load(tmp_path)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="not a text"):
        Record.load(tmp_path / "picture")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_record_with_any_letters_changed_is_refused_or_still_a_record(data: st.DataObject) -> None:
    text = SAMPLE
    at = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(at, min(len(text), at + 40)))
    broken = text[:at] + data.draw(st.text(max_size=20)) + text[end:]
    try:
        Record.read(broken)
    except BadRecord as error:
        assert str(error)
    else:
        assert broken.rstrip() == text.rstrip() or broken.split("\n\n")[0] != text.split("\n\n")[0]


SAMPLE = played(steps=40).text()


# -- undo -------------------------------------------------------------------------------------------------


def at_main(record: Record) -> int:
    """Play until somebody may end the turn."""
    while True:
        record.deal()
        seat = record.game.to_act
        if "end turn" in record.game.menu():
            return seat
        suggestion = record.game.asked(seat)
        assert suggestion is not None and suggestion.suggested is not None
        record.apply(suggestion.suggested, seat)


def test_undo_goes_back_to_the_last_roll() -> None:
    record = Record.new("isle:base;4;first=seat", seed=3)
    seat = at_main(record)
    before = record.game.to_bytes()
    lines = len(record.lines)
    for words in ("propose trade", "drop offer"):
        if words in record.game.menu():
            record.apply(record.game.parse(words), seat)
    while record.can_undo(seat) is None:
        record.undo(seat)
    assert record.game.to_bytes() == before
    assert len(record.lines) == lines
    reason = record.can_undo(seat)
    assert reason is not None and reason.code == "undo-after-chance"
    with pytest.raises(Illegal, match="Dice or cards have fallen"):
        record.undo(seat)


def test_others_cannot_undo_what_is_not_theirs() -> None:
    record = Record.new("isle:base;4;first=seat", seed=3)
    record.apply(record.game.parse("build settlement C3.N"), 0)
    assert str(record.can_undo(1)).startswith("Another player has decided")
    record.apply(record.game.parse("build road C3/NE"), 0)
    record.undo(0)
    record.undo(0)
    assert record.game.menu()[0].startswith("build settlement")
    assert str(record.can_undo(0)) == "There is nothing to undo."


def test_a_decision_of_another_seat_stands_in_the_way() -> None:
    record = Record.new("isle:base;4;first=seat", seed=3)
    for seat, words in ((0, "build settlement C3.N"), (0, "build road C3/NE"), (1, "build settlement B1.N")):
        record.apply(record.game.parse(words), seat)
    assert record.can_undo(0) is not None
    record.undo(1)
    assert record.can_undo(1) is not None


def test_an_action_that_shows_others_cards_cannot_be_undone() -> None:
    from longroad.isle.development import development
    from longroad.isle.faces import MONOPOLY
    from longroad.isle.hands import gain

    record = Record.new("isle:base;4;first=seat", seed=3)
    seat = at_main(record)
    game = isle(record.game)
    development(game).take_top(MONOPOLY)
    development(game).add(seat, MONOPOLY)
    gain(game, (seat + 1) % 4, 0, 1)
    record.apply(record.game.parse("play monopoly lumber"), seat)
    assert str(record.can_undo(seat)) == "Your last action revealed something hidden: it can't be undone."


def test_an_exported_record_leaves_undone_lines_out() -> None:
    record = Record.new("isle:base;4;first=seat", seed=3)
    record.apply(record.game.parse("build settlement C3.N"), 0)
    record.undo(0)
    record.apply(record.game.parse("build settlement B1.N"), 0)
    assert record.words() == [
        "red: build settlement A1.W".replace("A1.W", isle(record.game).map.places.canonical("B1.N"))
    ]


# -- sealed choices -----------------------------------------------------------------------------------------


def test_sealed_choices_are_written_in_the_order_of_seats() -> None:
    from longroad.isle.hands import gain

    record = Record.new("isle:base;4;first=seat", seed=3)
    seat = at_main(record)
    record.apply(record.game.parse("end turn"), seat)
    roller = record.game.to_act
    for p in range(4):
        while isle(record.game).hands.held[p] < 9:
            gain(isle(record.game), p, p, 1)
    record.apply(record.game.parse("roll"), roller)
    record.apply(record.game.parse("rolled 3 4"))
    for p in (3, 1, 0, 2):
        for _ in range(4):
            asked = record.game.asked(p)
            assert asked is not None and asked.suggested is not None
            record.apply(asked.suggested, p)
    discards = [line.split(":")[0] for line in record.words() if ": discard" in line]
    assert discards == ["red"] * 4 + ["blue"] * 4 + ["white"] * 4 + ["orange"] * 4
    assert all(line.seat != CHANCE for line in record.lines[-16:])


# -- older rules --------------------------------------------------------------------------------------------


def test_a_record_of_older_rules_is_followed_and_departures_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = Record.new("isle:base;4;first=seat", seed=3).text().splitlines()
    lines[-1:-1] = ["red: build settlement C3.N", "red: build road C3/NE"]
    lines[-1:-1] = ["blue: build settlement C3.NE"]  # older rules, let us say, knew no distance rule
    text = resealed("\n".join(lines) + "\n")
    with pytest.raises(BadRecord, match=r"line 9: B3\.S is too close"):
        Record.read(text)
    monkeypatch.setattr(Isle, "rules_number", catalogue.RULES_NUMBER + 1)
    monkeypatch.setattr(Isle, "changed", {catalogue.RULES_NUMBER + 1: "BASE-023"})
    followed = Record.read(text)
    assert [(d.line, d.words) for d in followed.departures] == [(9, "blue: build settlement C3.NE")]
    assert "BASE-023" in followed.departures[0].reason
    assert isle(followed.game).towns.owner[followed.game.value_of("corner", "C3.NE")] == 1


def test_a_line_that_cannot_be_carried_out_stops_an_old_record(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.new("isle:base;4;first=seat", seed=3)
    lines = record.text().splitlines()
    lines.insert(-1, "red: end turn")
    monkeypatch.setattr(Isle, "rules_number", catalogue.RULES_NUMBER + 1)
    with pytest.raises(BadRecord, match=r"line 7: today's rules can't carry this out"):
        Record.read(resealed("\n".join(lines) + "\n"))


@pytest.mark.parametrize(
    "path", sorted(CORPUS.glob("rules-*/*.record")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_records_of_every_rules_number_still_replay(path: Path) -> None:
    record = Record.load(path)
    assert record.game.over
    assert not record.departures
    assert record.text() == in_todays_words(path.read_text(encoding="utf-8"), record)


def in_todays_words(text: str, record: Record) -> str:
    """A record as it is written now, where a verb has got other words since."""
    book = record.game.book
    for old, verb in book.former.items():
        text = text.replace(f": {old}\n", f": {book.templates[verb]}\n")
    return resealed(text) if book.former else text


def test_the_corpus_covers_every_rules_number() -> None:
    numbers = {int(path.name.removeprefix("rules-")) for path in CORPUS.iterdir()}
    assert numbers == set(range(1, catalogue.RULES_NUMBER + 1))


def test_the_corpus_covers_every_scenario_and_module() -> None:
    heads = [path.read_text(encoding="utf-8").splitlines()[1] for path in CORPUS.glob("rules-*/*.record")]
    specs = [Spec.parse(head.removeprefix("spec: ")) for head in heads]
    assert {spec.scenario for spec in specs} == set(catalogue.SCENARIOS)
    assert {module for spec in specs for module in spec.modules} == set(catalogue.MODULES)


def test_the_corpus_grows_only_by_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fixtures = [make_corpus.Fixture(f"isle:base+two_players;2;rounds={n}", 1, "random") for n in (2, 3)]
    monkeypatch.setattr(make_corpus, "CORPUS", tmp_path)
    monkeypatch.setattr(make_corpus, "GAMES", fixtures)
    folder = tmp_path / f"rules-{catalogue.RULES_NUMBER}"
    folder.mkdir()
    made, missing = [folder / f"{fixture.name}.record" for fixture in fixtures]
    made.write_text("made long ago")
    make_corpus.main()
    assert made.read_text() == "made long ago"
    assert Record.load(missing).game.over


def test_a_seat_foresees_on_the_view_it_has_what_it_would_on_a_new_one() -> None:
    """Several actions are tried on one view, one after the other; the record makes a view for each."""
    record = Record.new("isle:base+cities_knights;3", seed=4)
    whim = Dealer(9)
    found = Counter[bool]()
    view, viewer = record.game, -1
    while found.total() < 800 and not record.game.over:
        if record.deal() or record.game.to_act != viewer:
            viewer = record.game.to_act
            view = record.game.seen_by(viewer)
        choices = list(record.game.legal(viewer))
        action = choices[whim.below(len(choices))]
        foreseen = record.game.seen_by(viewer).foresees(viewer, action)
        assert view.foresees(viewer, action) == foreseen, record.game.text(action)
        found[foreseen] += 1
        record.carry_out(action, viewer, foreseen)
        if not foreseen:
            viewer = -1
    assert found[True] > 50 and found[False] > 0


def test_what_was_foreseen_can_be_taken_back_and_nothing_else() -> None:
    for foreseen in (True, False):
        record = Record.new("isle:base;3;first=seat", seed=1)
        record.carry_out(record.game.parse(record.game.menu()[0]), 0, foreseen)
        assert (record.can_undo(0) is None) == foreseen
