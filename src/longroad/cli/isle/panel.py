"""What stands beside the board."""

from __future__ import annotations

from rich.text import Text

from longroad.cli import panel
from longroad.cli.isle import knights
from longroad.cli.kinds import count_for, paying_sort, sign
from longroad.cli.look import Look
from longroad.cli.writing import colored, flow, wrap
from longroad.picture import Picture


def panel_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    standing = [
        (sign(piece, picture), piece.place)
        for piece in picture.pieces
        if piece.place and "." not in piece.place and "/" not in piece.place
    ]
    columns = (
        knights_columns(picture, look) if knights.is_played(picture) else panel.columns_of(picture, look)
    )
    lines = [
        panel.title(picture, look.say, width, standing),
        *panel.player_lines(picture, look, width, columns),
    ]
    barbarians = knights.barbarian_line(picture, look, width)
    lines += [Text(barbarians)] if barbarians else []
    lines += panel.counted_lines(picture, look, width)
    if picture.viewer is not None:
        limit = count_for(picture, "safe-hand", picture.viewer)
        safe = "" if limit is None else f" {look.say('panel-safe', count=limit)}"
        lines += [Text(), *panel.hand_lines(picture, look.say, width, safe)]
    return lines


def knights_columns(picture: Picture, look: Look) -> list[panel.Column]:
    """With Cities & Knights: also strength of knights, improvements and progress cards by their tracks."""
    seats = [player.seat for player in picture.players]
    stages = (knights.by_track(knights.stages_of(picture, seat), look) for seat in seats)
    progress = (knights.by_track(knights.cards_of(picture, seat), look) for seat in seats)
    return [
        panel.points_column(picture, look),
        panel.hand_column(picture, look, paying_sort(picture))._replace(head=look.say("panel-cards")),
        panel.column("strength", look, (count_for(picture, "force", seat) or 0 for seat in seats)),
        *panel.box_columns(picture, look),
        in_full(panel.column("stages", look, stages)),
        in_full(panel.column("progress", look, progress)),
    ]


def in_full(column: panel.Column) -> panel.Column:
    return column._replace(short=column.head)


def more_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    """What there is room for only on larger screens."""
    lines = panel.stock_lines(picture, look, width) + panel.deck_lines(picture, look.say, width)
    found = knights.metropolises(picture, look.say)
    if picture.viewer is not None and knights.is_played(picture):
        lines += [Text(), panel.bold(look.say("panel-improvements"))]
        found = knights.stage_lines(picture, picture.viewer, look.say) + found
    lines += [colored(line, picture, look) for words in flow(found, width) for line in wrap(words, width)]
    return lines + panel.common_lines(picture, look.say, width)
