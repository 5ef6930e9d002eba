"""The whole screen of a game: board, players, hand, what happened, the question and its answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from longroad.cli.board import Drawing
from longroad.cli.grid import LARGE, SMALL, TINY
from longroad.cli.look import Look, style
from longroad.cli.panel import PANEL, costs, more_lines, panel_lines
from longroad.cli.writing import NARROW, colored, wrap
from longroad.core.edge import Event
from longroad.picture import Picture
from longroad.texts.speaker import Speaker

BELOW = 6  # lines under the board that the question needs
ROOMY = 10  # lines of the log that are enough to follow a game
ENOUGH = (80, 24)  # columns and lines of a window that shows at least a part of every board
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


def compose(scene: Scene, look: Look, width: int, height: int) -> list[Text] | None:
    """The scene as lines that leave one for the prompt, or None where it doesn't fit."""
    drawing = fitting(scene.picture, look, width, height)
    if drawing is None:
        return None
    board = drawing.draw(scene.marks, scene.lit)
    board = part_of(board, middle(scene, drawing), width - 1 - PANEL, height - BELOW)
    beside = width - board[0].cell_len - 1
    panel = panel_lines(scene.picture, look, beside)
    while len(board) < min(len(panel), height - BELOW):
        board.append(Text(" " * board[0].cell_len))
    room = height - 1 - len(board)
    below = under_board(scene, look, width, room, drawing.unseen(scene.lit))
    spare = room - len(below)
    more = more_lines(scene.picture, look, beside)
    free = len(board) - len(panel) - 1
    log_below = (room - BELOW) * width > free * beside  # where a window of this size has more room for it
    if free > len(more) + (0 if log_below else ROOMY):
        panel += more
        free -= len(more)
    if not log_below and free > 1:
        panel += [Text(), *log_lines(scene, look, beside, free)]
    lines = []
    for k, drawn in enumerate(board):
        drawn.append(" ")
        lines.append(drawn.append_text(panel[k]) if k < len(panel) else drawn)
    told = log_lines(scene, look, width, spare - 2) if log_below and spare > 2 else []
    prices = costs(scene.picture, look.say)
    if told:
        lines += [Text(), *told]
    elif spare > len(prices) + 3:
        lines += [
            Text(),
            Text(look.say("panel-costs"), style("", "", True)),
            *(Text(line[:width]) for line in prices),
        ]
    return lines + [Text()] * (height - 1 - len(lines) - len(below)) + below


# -- the size of the board --------------------------------------------------------------------------------


def fitting(picture: Picture, look: Look, width: int, height: int) -> Drawing | None:
    """The board as large as there is room for; of a very large one, a part is shown."""
    for scale, wider, higher in ((LARGE, 8, 5), (SMALL, 0, 0), (TINY, 0, 0)):
        drawing = Drawing(picture, look, scale)
        if width >= drawing.width + 1 + PANEL + wider and height >= drawing.height + BELOW + higher:
            return drawing
    wide, high = smallest(picture, look)
    return Drawing(picture, look, TINY, rim=False) if width >= wide and height >= high else None


def is_tiny(picture: Picture, look: Look, width: int, height: int) -> bool:
    """Whether there is room only for hexes that have no names on them."""
    drawing = fitting(picture, look, width, height)
    return drawing is not None and drawing.scale == TINY


def smallest(picture: Picture, look: Look) -> tuple[int, int]:
    """The columns and lines without which this board isn't drawn beside the players."""
    drawing = Drawing(picture, look, TINY, rim=False)
    wide, high = ENOUGH
    return min(drawing.width + 1 + PANEL, wide), min(drawing.height + BELOW, high)


def board_lines(scene: Scene, look: Look, width: int) -> list[Text]:
    """The board alone, as high as it is: in small hexes, or in tiny ones where the window is narrow."""
    drawing = Drawing(scene.picture, look, SMALL, rim=bool(scene.lit))
    if drawing.width > width:
        drawing = Drawing(scene.picture, look, TINY)
    board = drawing.draw(scene.marks, scene.lit)
    return part_of(board, middle(scene, drawing), width, drawing.height)


def middle(scene: Scene, drawing: Drawing) -> tuple[int, int]:
    """What is to be in the middle where only a part of the board can be seen: line and column.

    The places to choose from, else the towns of who looks, else all of it.
    """
    picture = scene.picture
    places = [*scene.marks, *scene.lit] or [
        piece.place for piece in picture.pieces if piece.owner == picture.viewer and "." in piece.place
    ]
    spots = [drawing.spot(place) for place in places]
    if not spots:
        return drawing.height // 2, drawing.width // 2
    lines, columns = zip(*spots, strict=True)
    return (min(lines) + max(lines)) // 2, (min(columns) + max(columns)) // 2


def part_of(board: list[Text], around: tuple[int, int], width: int, height: int) -> list[Text]:
    """So much of the board as fits; arrows say where there is more of it."""
    line, column = around
    whole = board[0].cell_len
    if whole <= width and len(board) <= height:
        return board
    top = max(0, min(line - height // 2, len(board) - height))
    left = max(0, min(column - width // 2, whole - width))
    found = [one[left : left + width] for one in board[top : top + height]]
    if left:
        found = [arrow("<") + one[1:] for one in found]
    if left + width < whole:
        found = [one[:-1] + arrow(">") for one in found]
    if top:
        found[0] = arrow("^" * found[0].cell_len)
    if top + height < len(board):
        found[-1] = arrow("v" * found[-1].cell_len)
    for one in found:
        one.no_wrap, one.end = True, ""
    return found


def arrow(words: str) -> Text:
    return Text(words, style(dim=True))


# -- under the board --------------------------------------------------------------------------------------


def under_board(scene: Scene, look: Look, width: int, room: int, unseen: Sequence[str]) -> list[Text]:
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
    """What happened in a turn as one seat saw it."""
    seen = [event.seen_by(-1 if viewer is None else viewer) for event in turn]
    return " ".join(say(event) for event in seen if in_full or not is_obvious(event))


def is_obvious(event: Event) -> bool:
    """What a short log leaves out; of the ship on the event die it tells how far it has come."""
    return event.role in OBVIOUS or event.args.get("event") == "ship"
