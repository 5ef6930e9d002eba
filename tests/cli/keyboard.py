"""A terminal without a terminal: answers come from a script, and every screen is kept."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.text import Text

from longroad.cli.help import help_page
from longroad.cli.isle.help import board_help
from longroad.cli.look import Look
from longroad.cli.panel import price_lines
from longroad.cli.sitting import Leave, Sitting
from longroad.cli.terminal import Terminal
from longroad.core.dealer import Dealer
from longroad.core.state import State
from longroad.records import Record
from longroad.texts.speaker import ENGLISH
from tests.table import GameTable


class Keyboard(Terminal):
    """Answers with the words of a script, then with what a function says; EOFError after that."""

    def __init__(
        self,
        script: Iterable[str] = (),
        then: Callable[[str], str] | None = None,
        full: bool = True,
        size: tuple[int, int] = (80, 24),
        look: Look | None = None,
    ) -> None:
        self.paper = io.StringIO()
        wide, high = size
        super().__init__(console=Console(file=self.paper, width=wide, height=high, color_system=None))
        self.full = self.is_live = full
        self.look = look or Look(256)
        self.script = list(script)
        self.then = then
        self.screens: list[list[Text]] = []
        self.prompts: list[str] = []
        self.asked_with: list[tuple[str, list[Text]]] = []  # every prompt, with the screen above it

    def show(self, lines: Sequence[Text]) -> None:
        self.screens.append(list(lines))
        super().show(lines)

    def edit_lines(self) -> None:
        """A script needs no help."""

    def read(self, prompt: str, possible: Sequence[str] = ()) -> str:
        self.write(prompt)
        self.prompts.append(prompt)
        self.asked_with.append((prompt, self.screens[-1] if self.screens else []))
        if self.script:
            return self.script.pop(0)
        if self.then is None:
            raise EOFError
        return self.then(prompt)

    @property
    def output(self) -> str:
        return self.paper.getvalue()

    def last_screen(self) -> str:
        return "\n".join(line.plain for line in self.screens[-1])

    def note(self) -> str:
        """The last line above the prompt."""
        return self.screens[-1][-1].plain


def sit_down(
    table: GameTable,
    *script: str,
    humans: Sequence[int] = (0,),
    keyboard: Keyboard | None = None,
    bots: str = "greedy",
) -> tuple[Sitting, Keyboard]:
    """People at a table of the tests answer these words; then they leave."""
    keyboard = keyboard or Keyboard(script)
    players = ["human" if seat in humans else bots for seat in range(table.g.seats)]
    sitting = Sitting(keyboard, Record(table.g, Dealer(1)), players)
    with contextlib.suppress(Leave, EOFError):
        sitting.play()
    return sitting, keyboard


def help_of(game: State, look: Look) -> str:
    """The page that `help` shows the first seat."""
    sitting = Sitting(Keyboard(look=look), Record(game, Dealer(1)), ["human"] * int(game.seats))
    commands = sitting.screen.asking(sitting, 0).commands
    return help_page(
        game.book.templates.values(), (), commands, board_help(game, game.shows(0), look), look.say
    )


def costs_of(game: State) -> list[str]:
    """The prices that `costs` shows the first seat."""
    return price_lines(game.seen_by(0).prices(0), ENGLISH)
