"""Games at a keyboard: whole ones, interrupted ones, and clumsy ones."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import random
import re
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longroad.bots.player import Bot, Ear
from longroad.cli.isle.asking import IsleAsking, TradeLabels
from longroad.cli.isle.atlas import atlas_of
from longroad.cli.isle.screen import IsleScreen
from longroad.cli.main import cli
from longroad.cli.options import options_of
from longroad.cli.sitting import Leave, Sitting
from longroad.core.dealer import Dealer
from longroad.core.edge import Event
from longroad.core.state import State
from longroad.records import Record
from tests.cli.keyboard import Keyboard, sit_down
from tests.table import table


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a game writes, it writes there."""
    monkeypatch.chdir(tmp_path)


SHORT = "isle:base;3;rounds=4"


def play(*arguments: str, answers: str = "auto\n" * 2000) -> Result:
    done = CliRunner().invoke(cli, ["play", *arguments], input=answers)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


# -- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["isle:base;4", "isle:base+two_players;2"])
def test_a_whole_game_can_be_played_by_taking_suggestions(spec: str, tmp_path: Path) -> None:
    file = tmp_path / "game.longroad"
    done = play(spec, "--seed", "5", "--save", str(file))
    assert done.exit_code == 0
    assert " wins with " in done.output
    assert "victory cards" in done.output
    record = Record.load(file)
    assert record.game.over
    assert record.notes["players"].startswith("red=human,blue=greedy")


def test_the_record_is_offered_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "end.longroad"

    def answer(prompt: str) -> str:
        return "auto" if prompt.endswith("> ") else str(file) if prompt.startswith("Save the record") else ""

    keyboard = Keyboard(then=answer, full=False)
    sitting = Sitting(keyboard, Record.new(SHORT, 2), ["human", "random", "random"])
    sitting.play()
    sitting.conclude()
    assert Record.load(file).game.over


def test_without_people_bots_play_and_the_story_is_told() -> None:
    done = play(SHORT, "--humans", "0", "--bots", "random", "--seed", "1", answers="")
    assert done.exit_code == 0
    assert "The game ended without a winner after 4 rounds." in done.output
    assert "Your hand" not in done.output


def test_the_same_seed_deals_the_same_game() -> None:
    assert play(SHORT, "--seed", "7").output == play(SHORT, "--seed", "7").output


def test_a_game_on_a_real_terminal_ends_and_leaves_it_as_it_was() -> None:
    main, side = pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "", "NO_COLOR": ""}
    command = [sys.executable, "-m", "longroad.cli.main", "play", "isle:base;3;rounds=1", "--seed", "3"]
    game = subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environment)
    os.close(side)
    seen = b""
    answered = 0
    until = time.monotonic() + 90
    while time.monotonic() < until:
        try:
            seen += os.read(main, 65536)
        except OSError:  # the other side has closed it
            break
        if (
            seen.rstrip().endswith((b"red>", b"[Enter shows the points]", b"for no:"))
            and len(seen) > answered
        ):
            answered = len(seen) + 8
            os.write(main, b"auto\n" if seen.rstrip().endswith(b"red>") else b"\n")
    assert game.wait(20) == 0
    os.close(main)
    assert seen.count(b"\x1b[?1049h") == seen.count(b"\x1b[?1049l") == 1
    assert b"without a winner after 1 round." in seen
    assert b"Traceback" not in seen


# -- answers ----------------------------------------------------------------------------------------------


def rich_red() -> dict[str, str]:
    return {
        "red": "settlement C2.N, road C2/NW, hand 2 lumber 2 brick 4 wool 3 grain 4 ore",
        "blue": "settlement D3.S, hand 3 ore",
    }


def test_numbers_lead_through_the_menu_to_an_action() -> None:
    t = table().given(**rich_red()).turn("red")
    _, keyboard = sit_down(t, "2", "1")
    assert "build road ... Where?" in keyboard.screens[1][-2].plain + keyboard.screens[1][-3].plain
    assert len([piece for piece in t.picture().pieces if piece.kind == "road"]) == 2


def test_a_trade_is_offered_in_one_line() -> None:
    t = table("isle:base;3").given(red="hand 3 wool", blue="hand 3 ore").turn("red")
    keyboard = Keyboard(["", "offer 2 wool for 1 ore", "", "accept", "", "trade with blue"])
    sit_down(t, humans=(0, 1), keyboard=keyboard)
    assert t.hand("red") == "1 wool 1 ore"
    assert t.hand("blue") == "2 wool 2 ore"
    shown = "\n".join(line.plain for screen in keyboard.screens for line in screen)
    assert "The offer: red gives 2 wool for 1 ore." in shown


def test_an_offer_is_countered_in_one_line() -> None:
    t = table("isle:base;3").given(red="hand 3 wool", blue="hand 3 ore").turn("red")
    script = ["", "offer 1 wool for 1 ore", "", "counter 1 ore for 2 wool", "", "trade blue"]
    _, keyboard = sit_down(t, humans=(0, 1), keyboard=Keyboard(script))
    assert t.hand("red") == "1 wool 1 ore"
    shown = "\n".join(line.plain for screen in keyboard.screens for line in screen)
    assert "trade with blue (gives 1 ore for 2 wool)" in shown


def test_an_offer_that_breaks_a_rule_changes_nothing() -> None:
    t = table("isle:base;3").given(red="hand 3 wool", blue="hand 3 ore").turn("red")
    _, keyboard = sit_down(
        t, "offer 4 wool for 1 ore", "offer 1 wool for 1 wool", "offer wool", "offer 1 wool for 1 gold"
    )
    assert t.g.asked(0) is not None and str(t.g.asked(0)) == "Trade, build, or end your turn."
    notes = [screen[-1].plain for screen in keyboard.screens[1:]]
    assert notes[0] == "You have no wool left to give."
    assert notes[1] == "A card can't be traded for the same kind."
    assert "is no card" in notes[3]


def test_cards_are_discarded_in_one_line() -> None:
    t = table("isle:base;3").given(red="hand 5 wool 4 ore").turn("red", before_roll=True)
    t.do("roll", "rolled 3 4")
    _, keyboard = sit_down(t, "discard 4 wool 1 ore", "discard 3 wool 1 ore")
    assert keyboard.screens[1][-1].plain == "That is more than 4 cards."
    assert t.hand("red") == "2 wool 3 ore"


def test_enter_rolls_but_never_ends_a_turn_or_chooses_a_place() -> None:
    t = table("isle:base;3").given(red="hand 1 wool").turn("red", before_roll=True)
    sitting, _ = sit_down(t, "", "")
    lines = [sitting.game.text(line.action).split()[0] for line in sitting.record.lines]
    assert lines[:2] == ["roll", "rolled"]
    assert "end" not in lines


def test_words_that_mean_nothing_are_answered_with_a_sentence() -> None:
    t = table().given(**rich_red()).turn("red")
    strange = [
        "xyzzy",
        "99",
        "road z9/e",
        "where Q7",
        "why",
        "build",
        "offer",
        "counter 1 ore for 1 wool",
        "\x07",
        "ß" * 300,
        "²",
        "9" * 50,
    ]
    _, keyboard = sit_down(t, *strange)
    assert len(keyboard.screens) == len(strange) + 1
    for screen in keyboard.screens[1:]:
        assert screen[-1].plain.strip()


def test_why_gives_the_rules_reason() -> None:
    t = table().given(red="settlement C2.N, road C2/NW").turn("red")
    _, keyboard = sit_down(t, "why build city C2.N", "why end turn")
    assert keyboard.screens[1][-1].plain == "You can't pay for a city: you lack 2 grain, 3 ore."
    assert keyboard.screens[2][-1].plain == "You can do that now."


def test_where_shows_a_place_and_tells_what_is_there() -> None:
    t = table().given(**rich_red()).turn("red")
    _, keyboard = sit_down(t, "where c2.n")
    assert "Settlement of red." in keyboard.last_screen()
    assert any("X" in line.plain for line in keyboard.screens[-1])


@pytest.mark.parametrize("command", ["help", "names", "costs", "points", "log", "hand", "board", "hint"])
def test_commands_change_nothing(command: str) -> None:
    t = table().given(**rich_red()).turn("red")
    sitting, keyboard = sit_down(t, command, "")
    assert not sitting.record.lines
    assert keyboard.prompts[-1] == "red> "


# -- undo, save, resume, leave ------------------------------------------------------------------------------


def test_undo_takes_the_last_answer_back() -> None:
    t = table().given(**rich_red()).turn("red")
    sitting, keyboard = sit_down(t, "road b1/e", "undo")
    assert not sitting.record.lines
    assert keyboard.note() == "Taken back."
    assert not sitting.log.entries


def test_a_game_that_took_another_way_after_undo_is_saved_again(tmp_path: Path) -> None:
    t = table().given(**rich_red()).turn("red")
    keyboard = Keyboard(["road b1/e", "undo", "road b2/sw"])
    sitting = Sitting(
        keyboard, Record(t.g, Dealer(1)), ["human"] * 1 + ["greedy"] * 3, str(tmp_path / "kept")
    )
    with contextlib.suppress(EOFError, Leave):
        sitting.play()
    assert "red: build road B2/SW" in (tmp_path / "kept").read_text()


def test_where_players_dont_trade_an_offer_is_refused_with_that_reason() -> None:
    t = table("isle:base;3;trade=bank").given(red="hand 3 wool", blue="hand 3 ore").turn("red")
    _, keyboard = sit_down(t, "offer 1 wool for 1 ore", "offer")
    assert all("players don't trade" in screen[-1].plain for screen in keyboard.screens[1:])


def test_what_the_dice_showed_is_not_taken_back() -> None:
    t = table().given(**rich_red()).turn("red", before_roll=True)
    sitting, keyboard = sit_down(t, "roll", "undo")
    assert "can't be undone" in keyboard.last_screen()
    assert len(sitting.record.lines) > 1


def test_a_resumed_game_goes_on_as_it_would_have_gone_on(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    play(SHORT, "--seed", "11", "--bots", "random", "--save", str(whole))
    stopped = play(
        SHORT, "--seed", "11", "--bots", "random", "--save", str(part), answers="auto\n" * 5 + "quit\n"
    )
    assert stopped.exit_code == 0
    assert f"--resume {part}" in stopped.output
    assert not Record.load(part).game.over
    assert play("--resume", str(part)).exit_code == 0
    assert part.read_text() == whole.read_text()


def test_saving_asks_before_it_replaces_another_file(tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("precious")
    t = table().turn("red")
    _, keyboard = sit_down(t, f"save {file}", "n", f"save {file}", "y")
    notes = [screen[-1].plain for screen in keyboard.screens]
    assert "Not saved." in notes
    assert file.read_text().startswith("longroad record")


def test_saving_where_nothing_can_be_written_is_answered_with_a_sentence(tmp_path: Path) -> None:
    _, keyboard = sit_down(table().turn("red"), f"save {tmp_path / 'no' / 'such' / 'folder'}", "save")
    assert "can't be written" in " ".join(line.plain for line in keyboard.screens[1])
    assert keyboard.note().startswith("Name a file")


def test_a_file_is_not_overwritten_by_a_new_game(tmp_path: Path) -> None:
    file = tmp_path / "old"
    file.write_text("precious")
    done = play(SHORT, "--save", str(file))
    assert done.exit_code == 2
    assert "exists already" in done.output
    assert file.read_text() == "precious"


def test_quit_asks_whether_to_save(tmp_path: Path) -> None:
    file = tmp_path / "later"
    done = play(SHORT, "--seed", "3", answers=f"auto\nquit\nback\nquit\n{file}\n")
    assert done.exit_code == 0
    assert "The game goes on." in done.output
    assert len(Record.load(file).lines) > 0


def test_the_end_of_the_input_is_said_in_a_sentence(tmp_path: Path) -> None:
    done = play(SHORT, "--seed", "3", answers="auto\n")
    assert done.exit_code == 1
    assert "The input ended before the game did. The game was not saved." in done.output
    kept = play(SHORT, "--seed", "3", "--save", str(tmp_path / "kept"), answers="auto\n")
    assert "--resume" in kept.output
    assert len(Record.load(tmp_path / "kept").lines) > 0


def test_a_game_can_be_resumed_from_a_record_without_a_dealer(tmp_path: Path) -> None:
    record = Record.new(SHORT, 4)
    record.deal()
    file = tmp_path / "exported"
    file.write_text(record.text())
    done = play("--resume", str(file))
    assert done.exit_code == 0
    assert "deals it again" not in done.output  # nobody knows what dealt its beginning


def test_real_dice_are_typed_in() -> None:
    answers = "3 9\nhello\n35\n2 2\n1 1\n" + "auto\n" * 6 + "roll\nundo\nroll\n6 6\nquit\n\n"
    done = play("isle:base;3;first=roll", "--dice", "real", "--seed", "1", "--humans", "1", answers=answers)
    assert "Two numbers from 1 to 6, please" in done.output
    assert "red rolls 3 and 5 to see who begins." in done.output
    assert "red rolls 6 and 6." in done.output


# -- files that can't be written, and other accidents --------------------------------------------------------


def test_a_file_that_cant_be_written_any_more_is_warned_about_and_the_game_goes_on(tmp_path: Path) -> None:
    t = table().given(**rich_red()).turn("red")
    folder = tmp_path / "gone"
    keyboard = Keyboard(["road b1/e", "hand", "quit", str(tmp_path / "other")])
    sitting = Sitting(keyboard, Record(t.g, Dealer(1)), ["human"] + ["greedy"] * 3, str(folder / "kept"))
    with pytest.raises(Leave):
        sitting.play()
    shown = " ".join(" ".join(line.plain for screen in keyboard.screens for line in screen).split())
    assert "can't be written: No such file or directory. The game goes on unsaved" in shown
    assert "red: build road B1/E" in (tmp_path / "other").read_text()


def test_when_nobody_can_be_asked_an_unwritable_game_is_rescued() -> None:
    done = play(SHORT, "--seed", "3", "--save", "no/such/folder/kept", answers="auto\nauto\n")
    assert done.exit_code == 1
    assert "The game so far is in rescued-1.longroad." in done.output
    assert len(Record.load("rescued-1.longroad").lines) > 0


def test_a_whole_game_that_could_not_be_kept_is_rescued_at_its_end() -> None:
    done = play(SHORT, "--seed", "3", "--humans", "0", "--save", "no/such/folder/kept", answers="")
    assert done.exit_code == 0
    assert Record.load("rescued-1.longroad").game.over


def test_save_writes_once_and_says_so() -> None:
    t = table().given(**rich_red()).turn("red")
    sitting, keyboard = sit_down(t, "save 'once upon", "road b1/e")
    assert sitting.save_to is None
    assert "build road" not in Path("'once upon").read_text()
    told = " ".join(" ".join(line.plain for line in keyboard.screens[1]).split())
    assert "What comes later is not in the file until you save again." in told
    assert "--resume ''\"'\"'once upon'" in told  # as the shell wants it


def test_a_folder_is_no_file_to_save_to() -> None:
    _, keyboard = sit_down(table().turn("red"), "save .")
    assert keyboard.note() == ". is a folder: name a file in it."
    assert "is a folder" in play(SHORT, "--save", ".").output


@pytest.mark.parametrize("no", ["n", "No", ""])
def test_no_to_saving_saves_nothing(no: str) -> None:
    done = play(SHORT, "--seed", "3", answers=f"auto\nquit\n{no}\n")
    assert done.exit_code == 0
    assert "The game was not saved." in done.output
    assert not list(Path().iterdir())


def test_yes_to_saving_asks_for_a_file() -> None:
    play(SHORT, "--seed", "3", answers="auto\nquit\ny\nlater\n")
    assert [path.name for path in Path().iterdir()] == ["later"]


def test_a_closed_keyboard_is_said_in_a_sentence() -> None:
    command = f"{sys.executable} -m longroad.cli.main play '{SHORT}' --seed 1 <&-"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "The input ended before the game did." in done.stdout
    assert "bug" not in done.stderr


# -- what is listed, and offers ------------------------------------------------------------------------------


def test_no_deal_can_be_typed() -> None:
    for words in ("no deal", "no"):
        t = table("isle:base;3").given(red="hand 3 wool", blue="hand 3 ore").turn("red")
        keyboard = Keyboard(["", "offer 2 wool for 1 ore", "", "accept", "", words])
        sitting, _ = sit_down(t, humans=(0, 1), keyboard=keyboard)
        assert sitting.game.text(sitting.record.lines[-1].action) == "no deal"


def test_every_listed_answer_is_taken_when_it_is_typed() -> None:
    record = Record.new("isle:base;3;rounds=8", 3)
    sitting = Sitting(Keyboard(), record, ["human"] * 3)
    game, dice, tried = record.game, random.Random(3), set()
    while not game.over:
        if game.to_act < 0:
            record.deal()
            continue
        seat = game.to_act
        for action in game.legal(seat):
            if game.text(action) not in tried:
                tried.add(game.text(action))
                assert typed(sitting, seat, game.text(action)) in ([action], ["composing"])
        record.apply(dice.choice(list(game.legal(seat))), seat)
    verbs = {words.split()[0] for words in tried}
    assert {"build", "end", "roll", "move", "no", "decline", "accept", "make", "drop", "trade"} <= verbs


def typed(sitting: Sitting, seat: int, words: str) -> list[int] | list[str]:
    """What is done when a seat types these words; nothing is really done."""
    asking = sitting.screen.asking(sitting, seat)
    assert isinstance(asking, IsleAsking)
    asking.prompt, asking.picture = asking.prompt_now(), sitting.game.shows(seat)
    asking.options = asking.options_now()
    with pytest.MonkeyPatch.context() as patch:
        done: list[int] = []
        patch.setattr(asking, "do", done.extend)
        asking.hear(words)
    return ["composing"] if asking.composing else done


def test_options_can_be_typed_as_they_are_listed() -> None:
    t = table().given(**rich_red()).turn("red")
    labels = TradeLabels(places=atlas_of(t.picture().tiles))
    for option in options_of(t.g, list(t.g.legal(0)), labels):
        if option.is_group or option.label.endswith("..."):
            _, keyboard = sit_down(t, option.label)
            assert any(words in keyboard.last_screen() for words in ("Which?", "Where?", "what for what?"))


def test_decline_all_declines_until_the_next_turn() -> None:
    t = table("isle:base;3").given(red="hand 3 wool", blue="hand 3 ore").turn("blue")
    t.do("propose trade", "give ore", "ask wool", "make offer")
    sitting, keyboard = sit_down(t, "decline all")
    shown = " ".join(" ".join(line.plain for line in keyboard.screens[0]).split())
    assert "“decline all” declines all until your next turn." in shown
    answers = [sitting.game.text(line.action) for line in sitting.record.lines if line.seat == 0]
    assert answers[0] == "decline"
    assert not {"accept", "counter"} & {*answers}
    asked = [screen for screen in keyboard.screens if "gives" in "".join(line.plain for line in screen[-3:])]
    assert len(asked) == 1
    screen = sitting.screen
    assert isinstance(screen, IsleScreen)
    assert sitting.game.turn != 0 or 0 not in screen.declining


def test_where_trade_is_open_one_may_offer_something_to_the_bot_on_turn_or_go_on() -> None:
    t = table("isle:base;3;trade=open").given(red="hand 3 wool", blue="hand 3 ore").turn("blue")
    sitting, keyboard = sit_down(t, "offer 1 wool for 1 ore")
    shown = "\n".join(line.plain for line in keyboard.screens[0])
    assert "Offer something to the player on turn, or wait. [Enter: go on]" in shown
    said = [(line.seat, sitting.game.text(line.action)) for line in sitting.record.lines[:4]]
    assert said == [(0, "propose trade"), (0, "give wool"), (0, "ask ore"), (0, "make offer")]
    t = table("isle:base;3;trade=open").given(red="hand 3 wool", blue="hand 3 ore").turn("blue")
    sitting, _ = sit_down(t, "")
    assert sitting.record.lines[0].seat == 1, "the bot goes on, and nobody is asked twice in a turn"


def test_people_may_make_many_offers_a_turn_and_see_how_many_are_left(tmp_path: Path) -> None:
    file = tmp_path / "game"
    play("isle:base;3;rounds=1", "--seed", "3", "--save", str(file), answers="auto\n" * 40)
    assert "spec: isle:base;3;offers=20;rounds=1\n" in file.read_text()
    play("isle:base;3;rounds=1", "--humans", "0", "--seed", "3", "--save", str(tmp_path / "bots"), answers="")
    assert "spec: isle:base;3;rounds=1\n" in (tmp_path / "bots").read_text()
    t = table("isle:base;3;offers=20").given(red="hand 3 wool", blue="hand 3 ore").turn("red")
    _, keyboard = sit_down(t, "offer")
    assert "Offers left: 20." in keyboard.last_screen()


def test_a_hint_names_the_whole_offer() -> None:
    t = table("isle:base;3").given(
        red="settlement C3.N, hand 3 ore 1 grain 1 lumber",
        blue="settlement D1.S, hand 3 grain 1 brick 1 wool",
    )
    _, keyboard = sit_down(t.turn("red"), "hint")
    assert re.search(r"would say: offer \d \w+ for \d \w+\.", keyboard.note()), keyboard.note()


# -- what can't be played -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["isle:base;5"], "base is for 3 or 4 players, not 5."),
        (["nonsense"], "is not a spec"),
        (
            ["--seats", "pink=human"],
            "There is no seat 'pink' in this game; there are red, blue, white, orange.",
        ),
        (["--seats", "red"], "doesn't say who plays"),
        (["--seats", "red=human,red=greedy"], "red is given twice."),
        (["--seats", "red=nobody"], "There is no bot 'nobody'"),
        (["--humans", "5"], "There are only 4 seats for 5 people."),
        (["--humans", "1", "--seats", "red=human"], "Give --seats or --humans, not both."),
        (["--seed", "-1"], "is not a whole number"),
        (["--seed", "x"], "is not a whole number"),
        (["--map", "no-such-file.toml"], "no-such-file.toml"),
        (["--resume", "no-such-file"], "no-such-file can't be read"),
        (["isle:base;3", "--resume", "x"], "give --resume without them"),
    ],
)
def test_what_cant_be_played_is_refused_in_a_sentence(arguments: list[str], sentence: str) -> None:
    done = play(*arguments, answers="")
    assert done.exit_code == 2
    assert sentence in done.output
    assert "Traceback" not in done.output


@pytest.mark.parametrize("words", ["def (", "1 / 0", "import sys; sys.exit(3)"])
def test_a_bot_that_cant_be_loaded_is_named(words: str) -> None:
    Path("unreadable_bot_of_a_test.py").write_text(words)
    done = play(SHORT, "--bots", "unreadable_bot_of_a_test:Bot")
    assert done.exit_code == 2
    assert "The bot unreadable_bot_of_a_test:Bot can't be loaded: " in done.output


BROKEN = """\
from longroad.bots.player import Bot

class Broken(Bot):
    def choose(self, view, seat):
        return 1 // 0
"""


def test_a_bot_that_breaks_stops_the_game_but_doesnt_lose_it() -> None:
    Path("broken_bot_of_a_test.py").write_text(BROKEN)
    done = play(SHORT, "--bots", "broken_bot_of_a_test:Broken", "--seed", "1")
    assert done.exit_code == 2
    assert "The bot broken_bot_of_a_test:Broken failed as" in done.output
    assert Path("rescued-1.longroad").exists()


def test_a_bot_that_cheats_is_stopped() -> None:
    keyboard = Keyboard()
    sitting = Sitting(
        keyboard, Record(table().turn("blue").g, Dealer(1)), ["human", "greedy", "greedy", "greedy"]
    )
    sitting.ears[1] = Ear(Cheat(0), 1)
    sitting.players[1] = "tests:Cheat"
    with pytest.raises(ValueError, match="chose what blue can't do"):
        sitting.bot_choice(1)


def test_a_bot_hears_how_the_game_ended() -> None:
    sitting = Sitting(Keyboard(), Record.new(SHORT, 2), ["tests:Listener", "random", "random"])
    listener = Listener(0)
    sitting.ears[0] = Ear(listener, 0)
    sitting.play()
    assert listener.heard[-1].role == "end"


class Listener(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.heard: list[Event] = []

    def hear(self, events: list[Event]) -> None:
        self.heard += events

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        return next(iter(view.legal(seat)))


class Cheat(Bot):
    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        return 1
