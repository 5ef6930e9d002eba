"""`longroad verify`: the dice of recorded games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longroad.cli.main import cli
from longroad.dice.fair import FairDice, commitment
from longroad.records import Record
from tests.server.fair_games import SECRET, dice_for, finished, play_on, played, resealed, with_another_roll

HONEST = finished("isle:base;4;rounds=2")


def verify(record: Record | str, folder: Path, *options: str) -> Result:
    file = folder / "game.longroad"
    file.write_text(record if isinstance(record, str) else record.text(), encoding="utf-8")
    return run(str(file), *options)


def run(*arguments: str) -> Result:
    done = CliRunner().invoke(cli, ["verify", *arguments])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def test_an_honest_game_fits(tmp_path: Path) -> None:
    done = verify(HONEST, tmp_path, "--commitment", commitment(SECRET))
    assert done.exit_code == 0
    shown = [" ".join(line.split()) for line in done.output.splitlines()]
    assert "rules fits All actions are legal." in shown
    assert "note fits The commitment is the one that was noted before the" in shown
    assert "commitment fits The secret is the one that was promised." in shown
    assert f"draws fits All {HONEST.drawn} draws are as the dice say." in shown
    assert f"secret {SECRET.hex()}" in shown
    assert 'red added "six sevens"' in shown and "blue added nothing" in shown
    assert "The dice of this game are the ones that were promised." in shown


def test_every_draw_can_be_listed(tmp_path: Path) -> None:
    done = verify(HONEST, tmp_path, "--draws")
    rows = [
        line.split() for line in done.output.splitlines() if line.split()[:1] and line.split()[0].isdigit()
    ]
    assert [row[0] for row in rows] == [str(number) for number in range(HONEST.drawn)]
    assert rows[0][3:5] == ["36", "threw"]


def test_a_changed_roll_is_refuted(tmp_path: Path) -> None:
    text, said, told = with_another_roll(HONEST)
    done = verify(text, tmp_path, "--draws")
    assert done.exit_code == 1
    assert f"the dice say “{said}”, the record says “{told}”" in done.output.splitlines()[-1]
    assert f"{told}, not {said}" in done.output
    assert "the ones that were promised" not in done.output.splitlines()[-2]


def test_another_commitment_than_the_noted_one_is_refuted(tmp_path: Path) -> None:
    done = verify(HONEST, tmp_path, "--commitment", "ab" * 32)
    assert done.exit_code == 1
    assert "Error: The commitment is not the one that was noted before the game." in done.output


def test_a_record_that_is_broken_is_refuted(tmp_path: Path) -> None:
    done = verify(HONEST.text().replace("red: roll\n", "red: rob\n", 1), tmp_path)
    assert done.exit_code == 1 and "line " in done.output
    done = verify(HONEST.text().replace("red: roll\n", "red: rob\n", 1), tmp_path, "--json")
    assert done.exit_code == 1 and json.loads(done.output)["fits"] is False


def test_what_cant_be_checked_is_said(tmp_path: Path) -> None:
    done = verify(Record.new("isle:base;4"), tmp_path)
    assert done.exit_code == 2
    assert "This record says nothing about its dice." in done.output
    assert "The dice of this game can't be checked." in done.output
    done = verify(played(actions=30), tmp_path)
    assert done.exit_code == 2
    assert "is not revealed yet" in done.output and SECRET.hex() not in done.output


def test_a_game_begun_elsewhere_is_checked_from_where_the_dice_begin(tmp_path: Path) -> None:
    spec = "isle:base;4;rounds=4"
    record = play_on(Record.new(spec, 5), actions=30)
    record.take_dice(dice_for(spec))
    before = len(record.lines)
    play_on(record).reveal()
    done = verify(record, tmp_path)
    words = " ".join(done.output.split())
    assert done.exit_code == 0
    assert f"The first {before} actions came before these dice." in words
    assert "board can't tell The board was there before the dice" in words


def test_json_has_findings_and_draws(tmp_path: Path) -> None:
    done = verify(HONEST, tmp_path, "--json")
    told = json.loads(done.output)
    assert done.exit_code == 0 and told["fits"] is True
    assert [finding["about"] for finding in told["findings"]] == ["commitment", "board", "draws"]
    assert len(told["draws"]) == HONEST.drawn and told["dice"]["secret"] == SECRET.hex()
    text, _, _ = with_another_roll(HONEST)
    assert verify(text, tmp_path, "--json").exit_code == 1
    unknown = verify(Record.new("isle:base;4"), tmp_path, "--json")
    assert unknown.exit_code == 2 and json.loads(unknown.output)["fits"] is None


def test_bad_input_is_said_in_a_sentence(tmp_path: Path) -> None:
    assert run(str(tmp_path / "nothing")).exit_code == 2
    assert run(str(tmp_path)).exit_code == 2
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    assert run(str(tmp_path / "noise")).exit_code == 2
    assert verify("once upon a time\n", tmp_path).exit_code == 2


@pytest.mark.parametrize("text", ["\x1b[2J", "\x9b2J", "a\u202eb", "a\nb\x7f"])
def test_what_a_terminal_would_obey_is_not_printed(tmp_path: Path, text: str) -> None:
    spec = "isle:base;4;rounds=2"
    record = play_on(Record.fair(spec, FairDice(SECRET, text, spec, [text, "", "", ""])))
    record.reveal()
    for options in ([], ["--json"]):
        done = verify(record, tmp_path, *options)
        assert done.exit_code == 0
        assert all(character.isprintable() or character == "\n" for character in done.output)
        assert text not in done.output


def test_a_record_cut_short_is_refuted(tmp_path: Path) -> None:
    """Unless somebody writes a check that fits: then it is a game that was left early, and its dice fit."""
    rows = HONEST.text().split("\n")
    assert verify("\n".join(rows[:-4]), tmp_path).exit_code == 1
    cut = verify(resealed("\n".join([*rows[:-4], rows[-2], ""])), tmp_path)
    assert cut.exit_code == 0 and "The game ended" not in cut.output
