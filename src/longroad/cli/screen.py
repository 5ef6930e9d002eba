"""The screen of a game: what is on the table, what happened, the question and its answers."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from longroad.cli import panel
from longroad.cli.look import Look, style
from longroad.cli.places import Places
from longroad.cli.scores import outcome, score_lines
from longroad.cli.writing import NARROW, colored, wrap
from longroad.core.edge import Event
from longroad.core.state import State
from longroad.families import family_of
from longroad.picture import Picture, Price
from longroad.texts.speaker import Speaker

if TYPE_CHECKING:
    from longroad.cli.asking import Asking
    from longroad.cli.sitting import Sitting

BELOW = 6  # lines under the table that the question needs
NARROWEST = 40  # columns of a window for a plain screen
OBVIOUS = ("turn", "decline")  # what one can do without: who rolls, and who accepts or not, is told anyway


@dataclass
class Scene:
    """What is to be seen at one moment."""

    picture: Picture
    log: Sequence[Sequence[Event]] = ()  # by turns
    question: str = ""
    options: Sequence[str] = ()
    note: str = ""
    marks: Mapping[str, str] = field(default_factory=dict)
    lit: Sequence[str] = ()
    in_full: bool = False  # the log leaves nothing out
    prices: Sequence[Price] = ()


def screen_of(game: State, look: Look) -> Screen:
    """The screen of the family that a game belongs to, or the plain one."""
    home = family_of(game.spec).screen
    if not home:
        return Screen(look)
    module, _, name = home.partition(":")
    found = getattr(importlib.import_module(module), name)(look)
    assert isinstance(found, Screen), f"{home} is no screen."
    return found


class Screen:
    """Any game in lines of text. A family with a board derives its own from it."""

    def __init__(self, look: Look) -> None:
        self.look = look

    def places(self, picture: Picture) -> Places:
        """What can be named on the table."""
        return Places()

    def asking(self, sitting: Sitting, seat: int) -> Asking:
        """How a person is asked."""
        from longroad.cli.asking import Asking

        return Asking(sitting, seat)

    def compose(self, scene: Scene, width: int, height: int) -> list[Text] | None:
        """The scene as lines that leave one for the prompt, or None where it doesn't fit."""
        table = self.table(scene, width)
        room = height - 1 - len(table)
        if width < NARROWEST or room < BELOW - 1:
            return None
        below = under_table(scene, self.look, width, room)
        told = log_lines(scene, self.look, width, room - len(below) - 2)
        lines = [*table, *([Text(), *told] if told else [])]
        return lines + [Text()] * (height - 1 - len(lines) - len(below)) + below

    def smallest(self, picture: Picture) -> tuple[int, int]:
        """The columns and lines of a window that the whole screen needs."""
        return NARROWEST, len(self.table(Scene(picture), NARROWEST)) + BELOW

    def table(self, scene: Scene, width: int) -> list[Text]:
        """What is on the table, however many lines it takes."""
        picture, look = scene.picture, self.look
        hand = panel.hand_lines(picture, look.say, width)
        return [
            panel.title(picture, look.say, width),
            *panel.player_lines(picture, look, width, panel.columns_of(picture, look)),
            *panel.counted_lines(picture, look, width),
            *panel.common_lines(picture, look.say, width),
            *panel.deck_lines(picture, look.say, width),
            *([Text(), *hand] if hand else []),
            *panel.stock_lines(picture, look, width),
        ]

    def closer(self, scene: Scene, width: int, height: int) -> list[Text]:
        """The table as `board` shows it where it is on the screen already; nothing if that shows all."""
        return []

    def scores(self, game: State, picture: Picture) -> list[Text]:
        """Who has how many points, and where from."""
        return score_lines(picture, self.look)

    def standings(self, game: State, picture: Picture, width: int) -> list[Text]:
        """The same, with everything that is counted."""
        counted = panel.counted_lines(picture, self.look, width) + panel.common_lines(
            picture, self.look.say, width
        )
        told = colored(outcome(picture, self.look.say), picture, self.look)
        return [*self.scores(game, picture), *([Text(), *counted] if counted else []), Text(), told]


def under_table(scene: Scene, look: Look, width: int, room: int, unseen: Sequence[str] = ()) -> list[Text]:
    """The question, what may be answered, and a remark on the last answer; answers give way if they must."""
    head = [colored(line, scene.picture, look, style("", "", True)) for line in wrap(scene.question, width)]
    ink = style("#a06000" if look.colors > 16 else "yellow" if look.colors else "")
    foot = [colored(line, scene.picture, look, ink) for line in wrap(scene.note, width)]
    options: list[Text] = []
    if len(scene.marks) <= 12 and not scene.lit:  # what the board shows need not be listed
        options = option_lines(scene.options, width)
    elif unseen:
        options = [Text(line) for line in wrap(look.say("terminal-also", places=", ".join(unseen)), width)]
    left = max(0, room - len(head) - len(foot))
    if len(options) > left and options and not unseen:
        options = option_lines([label.partition(" (")[0] for label in scene.options], width)
    if len(options) > left:
        options = options[:left]
        if options:
            options[-1].truncate(width - 4)
            options[-1].append(" ...")
    return (head + options + foot)[:room]


def option_lines(options: Sequence[str], width: int) -> list[Text]:
    """Numbered options, as many in a line as fit."""
    width = max(width, NARROW)
    lines: list[Text] = []
    for k, label in enumerate(options, start=1):
        word = Text(no_wrap=True)
        word.append(f"{k}", style("", "", True)).append(f" {label}"[: width - 3])
        if lines and lines[-1].cell_len + 3 + word.cell_len <= width:
            lines[-1].append("   ").append_text(word)
        else:
            lines.append(word)
    return lines


def log_lines(scene: Scene, look: Look, width: int, room: int) -> list[Text]:
    """The end of the story, as much as there is room for; a paragraph for each turn."""
    lines: list[Text] = []
    for turn in reversed(scene.log):
        if len(lines) >= room:
            break
        told = wrap(sentences(turn, look.say, scene.picture.viewer, scene.in_full), width - 2)
        part = [
            Text("- " if k == 0 else "  ") + colored(line, scene.picture, look) for k, line in enumerate(told)
        ]
        lines = part + lines
    return lines[-room:] if room > 0 else []


def sentences(turn: Sequence[Event], say: Speaker, viewer: int | None, in_full: bool = False) -> str:
    """What happened in a turn as one seat saw it; in short, without what is obvious."""
    seen = [event.seen_by(-1 if viewer is None else viewer) for event in turn]
    if in_full:
        return " ".join(map(say, seen))
    return " ".join(filter(None, (in_short(event, say) for event in seen if event.role not in OBVIOUS)))


def in_short(event: Event, say: Speaker) -> str:
    """The sentence of an event, or its short form where the texts have one; that may be empty."""
    code, args = event.saying
    return say(f"short-{code}" if say.knows(f"short-{code}") else code, **args)
