"""What a terminal can show is found out, and nothing else is sent to it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from longroad.cli.look import Look
from longroad.cli.terminal import Terminal, look_of


@pytest.mark.parametrize(
    "colors, plain, look",
    [
        ("truecolor", False, Look(256)),
        ("256", False, Look(256)),
        ("standard", False, Look(16)),
        (None, False, Look(0)),
        ("truecolor", True, Look(0, ascii=True)),
    ],
)
def test_the_look_follows_the_terminal(colors: str | None, plain: bool, look: Look) -> None:
    console = Console(file=io.TextIOWrapper(io.BytesIO(), "utf-8"), force_terminal=True, color_system=colors)  # type: ignore[arg-type]
    assert look_of(console, plain) == look


def test_no_color_is_respected() -> None:
    console = Console(file=io.TextIOWrapper(io.BytesIO(), "utf-8"), color_system="truecolor", no_color=True)
    assert look_of(console, False).colors == 0


def test_a_terminal_without_unicode_gets_ascii_only() -> None:
    paper = io.TextIOWrapper(io.BytesIO(), "ascii")
    terminal = Terminal(console=Console(file=paper, color_system=None))
    assert terminal.look.ascii
    terminal.say("“offer” – …")
    terminal.write("“offer” – …")


def test_where_there_is_no_terminal_nothing_is_redrawn() -> None:
    terminal = Terminal(console=Console(file=io.StringIO()))
    assert not terminal.full
    with terminal.opened():
        terminal.wipe()
    assert isinstance(terminal.console.file, io.StringIO)
    assert terminal.console.file.getvalue() == ""


def test_tab_completes_what_can_be_said() -> None:
    terminal = Terminal(console=Console(file=io.StringIO()))
    terminal._possible = ["build road C3/E", "build city C3.N", "end turn"]
    assert [terminal.complete("BUILD", k) for k in range(3)] == ["build road C3/E", "build city C3.N", None]
