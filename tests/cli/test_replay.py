"""`longroad replay`: records checked and told again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longroad.bots.registry import make_bot
from longroad.cli.main import cli
from longroad.records import Record


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that random players have played."""
    game = Record.new("isle:base;3;rounds=3", 5)
    bot = make_bot("random", 5)
    while not game.game.over:
        game.deal()
        if not game.game.over:
            seat = game.game.to_act
            game.apply(bot.choose(game.game.seen_by(seat), seat), seat)
    file = tmp_path_factory.mktemp("records") / "game.longroad"
    file.write_text(game.text())
    return file


def replay(*arguments: object, answers: str = "") -> Result:
    done = CliRunner().invoke(cli, ["replay", *map(str, arguments)], input=answers)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def test_a_good_record_is_verified(record: Path) -> None:
    done = replay(record, "--verify")
    assert done.exit_code == 0
    assert "actions are legal in isle:base;3;rounds=3." in done.output


def test_the_story_ends_with_the_board_and_the_points(record: Path) -> None:
    done = replay(record)
    assert done.exit_code == 0
    assert "begins." in done.output
    assert "Round 3:" in done.output
    assert "3:1" in done.output
    assert "victory cards" in done.output


def test_a_record_can_be_told_in_part(record: Path) -> None:
    whole, part = replay(record).output, replay(record, "--to", "10").output
    assert len(part) < len(whole)
    assert "Round 3:" not in part
    assert replay(record, "--to", "0").exit_code == 0
    assert replay(record, "--to", "100000").exit_code == 2


def test_json_has_every_action_and_event(record: Path) -> None:
    story = json.loads(replay(record, "--json").output)
    assert story["valid"] is True
    assert story["result"]["reason"] == "rounds"
    assert len(story["actions"]) == len(Record.load(record).lines)
    assert story["actions"][0]["seat"] == "*"
    assert story["actions"][0]["events"][0]["sentence"].endswith("to see who begins.")
    assert len(json.loads(replay(record, "--json", "--to", "3").output)["actions"]) == 3


def test_steps_stop_when_told_to(record: Path) -> None:
    assert replay(record, "--step", answers="\nq\n").output.count("[Enter: next turn, q: stop]") == 2
    assert replay(record, "--step", answers="").exit_code == 0


@pytest.mark.parametrize("as_json", [False, True])
def test_an_illegal_line_is_named_with_the_reason(record: Path, tmp_path: Path, as_json: bool) -> None:
    lines = record.read_text().splitlines()
    at = next(k for k, line in enumerate(lines) if ": build settlement " in line)
    lines[at] = lines[at].partition(":")[0] + ": build city C3.N"
    broken = tmp_path / "broken"
    broken.write_text("\n".join(lines) + "\n")
    done = replay(broken, *(["--json"] if as_json else []))
    assert done.exit_code == 1
    if as_json:
        found = json.loads(done.output)
        assert found["valid"] is False
        assert found["line"] == at + 1
        assert found["reason"] == "Found a settlement first."
    else:
        assert f"line {at + 1}: Found a settlement first." in done.output


@pytest.mark.parametrize(
    "damage", ["", "hello\n", "longroad record 1\n", "\x00\xff", "longroad record 1\nspec: x\n\n"]
)
def test_what_is_no_record_is_refused(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(damage.encode("latin-1"))
    done = replay(file)
    assert done.exit_code == 1
    assert done.output.startswith(f"Error: {file}: ")


def test_a_file_that_isnt_there_is_bad_input(tmp_path: Path) -> None:
    assert replay(tmp_path / "nothing").exit_code == 2
    assert replay(tmp_path).exit_code == 2


def test_a_cut_record_is_noticed(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "cut"
    file.write_text("\n".join(record.read_text().splitlines()[:-2]) + "\n")
    assert replay(file, "--verify").exit_code == 1
