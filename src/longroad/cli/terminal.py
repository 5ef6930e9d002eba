"""The terminal: what it can show, lines in and pages out."""

from __future__ import annotations

import codecs
import contextlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import ModuleType

from rich.console import Console
from rich.text import Text

from longroad.cli.look import Look
from longroad.texts.speaker import ENGLISH, Speaker

HOME = "\x1b[H\x1b[2J"  # also clears what stood there: a hand may be secret
FORGET = "\x1b[H\x1b[2J\x1b[3J"  # and what was scrolled away
SPELLED = str.maketrans({"“": '"', "”": '"', "’": "'", "–": "-", "…": "...", "•": "*", "×": "x"})


class Terminal:
    """Where a game is played: full screens where the cursor can be moved, else line after line."""

    def __init__(
        self,
        plain: bool = False,
        by_lines: bool = False,
        say: Speaker = ENGLISH,
        console: Console | None = None,
    ) -> None:
        self.console = console or Console(
            highlight=False, soft_wrap=True, emoji=False, no_color=plain or None
        )
        self.look = replace(look_of(self.console, plain), say=say)
        self.is_live = self.console.is_terminal and has_keyboard() and not self.console.is_dumb_terminal
        self.full = self.is_live and not by_lines
        self._line_editor: ModuleType | None = None
        self._possible: list[str] = []

    @property
    def size(self) -> tuple[int, int]:
        return self.console.size.width, self.console.size.height

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        """Use the alternate screen, and restore the previous one at the end."""
        self.edit_lines()
        if self.full:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self.full:
                self.console.set_alt_screen(False)

    # -- out --------------------------------------------------------------------------------------------

    def say(self, words: str | Text = "") -> None:
        """A paragraph, broken between words."""
        with self.console.capture() as told:
            self.console.print(words, soft_wrap=False, markup=False)
        self.write(told.get())

    def show(self, lines: Sequence[Text]) -> None:
        """A whole screen; the prompt comes on its last line."""
        self.draw(lines, HOME)

    def draw(self, lines: Sequence[Text], first: str = "") -> None:
        """Lines as they are, below what is there."""
        with self.console.capture() as drawn:
            for line in lines:
                self.console.print(line, no_wrap=True, overflow="ignore", crop=False)
        self.write(first + drawn.get())

    def page(self, lines: Sequence[Text], last: bool = False) -> None:
        """Something to read; where it is longer than the screen, page by page, if asked from the last."""
        if not self.full:
            self.draw(lines)
            return
        room = max(1, self.size[1] - 2)
        pages = [lines[k : k + room] for k in range(0, len(lines), room)] or [[]]
        at = len(pages) - 1 if last else 0
        while True:
            self.show(pages[at])
            say = self.look.say
            ways = [say("page-back")]
            ways += [say("page-before")] if at else []
            ways += [say("page-next")] if at + 1 < len(pages) else []
            answer = self.read(f"[{'; '.join(ways)}] ").strip().lower()
            if answer in ("p", "n"):
                at = max(0, min(len(pages) - 1, at + (1 if answer == "n" else -1)))
            else:
                return

    def wipe(self) -> None:
        """Clear the screen, what was scrolled away, and the history of lines."""
        if self.is_live:
            self.write(FORGET)
        if self._line_editor is not None:
            self._line_editor.clear_history()

    def write(self, characters: str) -> None:
        self.console.file.write(characters.translate(SPELLED) if self.look.ascii else characters)
        self.console.file.flush()

    # -- in ---------------------------------------------------------------------------------------------

    def read(self, prompt: str, possible: Sequence[str] = ()) -> str:
        """A line from the keyboard; Tab completes it to one of the possible. EOFError at the end."""
        self._possible = list(possible)
        self.console.file.flush()
        if sys.stdin is None:  # closed before the program began
            raise EOFError
        line = input(prompt)
        if not self.is_live:
            self.write("\n")  # a program's answers don't show: end the line of the prompt
        return line

    def edit_lines(self) -> None:
        """Arrow keys, history and Tab, where the system has them."""
        if not self.is_live:
            return
        try:
            import readline
        except ImportError:
            return
        self._line_editor = readline
        readline.set_completer(self.complete)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")

    def complete(self, words: str, k: int) -> str | None:
        fitting = [line for line in self._possible if line.lower().startswith(words.lower())]
        return fitting[k] if k < len(fitting) else None


def has_keyboard() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def look_of(console: Console, plain: bool) -> Look:
    """What can be drawn there."""
    colors = {None: 0, "standard": 16, "windows": 16}.get(console.color_system, 256)
    if plain or console.no_color:
        colors = 0
    return Look(colors, ascii=plain or not is_unicode(console))


def is_unicode(console: Console) -> bool:
    try:
        return codecs.lookup(console.encoding).name in ("utf-8", "utf-16", "utf-32")
    except LookupError:
        return False
