"""The whole screen of an island game: board, players, hand, what happened, the question and its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from longroad.cli.isle.atlas import atlas_of
from longroad.cli.isle.board import Drawing
from longroad.cli.isle.grid import LARGE, SMALL, TINY
from longroad.cli.isle.panel import more_lines, panel_lines
from longroad.cli.look import style
from longroad.cli.panel import PANEL, bold, price_lines
from longroad.cli.places import Places
from longroad.cli.scores import score_lines
from longroad.cli.screen import BELOW, Scene, Screen, log_lines, under_table
from longroad.core.state import State
from longroad.isle.devcards import shown_points
from longroad.isle.plain_picture import of_isle
from longroad.isle.state import IsleState
from longroad.picture import Picture

if TYPE_CHECKING:
    from longroad.cli.asking import Asking
    from longroad.cli.look import Look
    from longroad.cli.sitting import Sitting

ROOMY = 10  # lines of the log that are enough to follow a game
ENOUGH = (80, 24)  # columns and lines of a window that shows at least a part of every board


class IsleScreen(Screen):
    """The board, with the players beside it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.declining: set[int] = set()  # seats that decline every offer until their next turn

    def places(self, picture: Picture) -> Places:
        return atlas_of(of_isle(picture).tiles)

    def asking(self, sitting: Sitting, seat: int) -> Asking:
        from longroad.cli.isle.asking import IsleAsking

        return IsleAsking(sitting, seat, self.declining)

    def compose(self, scene: Scene, width: int, height: int) -> list[Text] | None:
        look = self.look
        drawing = self.fitting(scene.picture, width, height)
        if drawing is None:
            return None
        board = drawing.draw(scene.marks, scene.lit)
        board = part_of(board, middle(scene, drawing), width - 1 - PANEL, height - BELOW)
        beside = width - board[0].cell_len - 1
        panel = panel_lines(scene.picture, look, beside)
        while len(board) < min(len(panel), height - BELOW):
            board.append(Text(" " * board[0].cell_len))
        room = height - 1 - len(board)
        below = under_table(scene, look, width, room, drawing.unseen(scene.lit))
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
        prices = price_lines(scene.prices, look.say)
        if told:
            lines += [Text(), *told]
        elif prices and spare > len(prices) + 3:
            lines += [Text(), bold(look.say("panel-costs")), *(Text(line[:width]) for line in prices)]
        return lines + [Text()] * (height - 1 - len(lines) - len(below)) + below

    def fitting(self, picture: Picture, width: int, height: int) -> Drawing | None:
        """The board as large as there is room for; of a very large one, a part is shown."""
        for scale, wider, higher in ((LARGE, 8, 5), (SMALL, 0, 0), (TINY, 0, 0)):
            drawing = Drawing(picture, self.look, scale)
            if width >= drawing.width + 1 + PANEL + wider and height >= drawing.height + BELOW + higher:
                return drawing
        wide, high = self.smallest(picture)
        return Drawing(picture, self.look, TINY, rim=False) if width >= wide and height >= high else None

    def smallest(self, picture: Picture) -> tuple[int, int]:
        drawing = Drawing(picture, self.look, TINY, rim=False)
        wide, high = ENOUGH
        return min(drawing.width + 1 + PANEL, wide), min(drawing.height + BELOW, high)

    def table(self, scene: Scene, width: int) -> list[Text]:
        """The board alone, as high as it is: in small hexes, or in tiny ones where the window is narrow."""
        drawing = Drawing(scene.picture, self.look, SMALL, rim=bool(scene.lit))
        if drawing.width > width:
            drawing = Drawing(scene.picture, self.look, TINY)
        board = drawing.draw(scene.marks, scene.lit)
        return part_of(board, middle(scene, drawing), width, drawing.height)

    def closer(self, scene: Scene, width: int, height: int) -> list[Text]:
        """Tiny hexes have no names on them."""
        drawing = self.fitting(scene.picture, width, height)
        return self.table(scene, width) if drawing is not None and drawing.scale == TINY else []

    def scores(self, game: State, picture: Picture) -> list[Text]:
        assert isinstance(game, IsleState), "This screen shows islands."
        hides = len(game.rules.who_hidden_points) > 0
        return score_lines(picture, self.look, shown_points(game) if hides else None)


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
