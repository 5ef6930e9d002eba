"""What stands beside the board."""

from __future__ import annotations

from rich.text import Text

from longroad.cli.isle.knights import (
    barbarian_line,
    by_track,
    cards_of,
    is_played,
    metropolises,
    stage_lines,
    stages_of,
)
from longroad.cli.kinds import sign
from longroad.cli.look import Look
from longroad.cli.panel import (
    Column,
    bold,
    box_columns,
    column,
    columns_of,
    common_lines,
    counted_lines,
    counter,
    deck_lines,
    hand_column,
    hand_lines,
    player_lines,
    points_column,
    stock_lines,
    title,
)
from longroad.cli.writing import colored, flow, wrap
from longroad.picture import Picture

SAFE = 7  # cards in hand that a 7 doesn't touch, if one has no wall


def panel_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    standing = [
        (sign(piece, picture), piece.place)
        for piece in picture.pieces
        if piece.place and "." not in piece.place and "/" not in piece.place
    ]
    columns = knights_columns(picture, look) if is_played(picture) else columns_of(picture, look)
    lines = [title(picture, look.say, width, standing), *player_lines(picture, look, width, columns)]
    barbarians = barbarian_line(picture, look, width)
    lines += [Text(barbarians)] if barbarians else []
    lines += counted_lines(picture, look, width)
    if picture.viewer is not None:
        walls = sum(1 for p in picture.pieces if p.kind == "wall" and p.owner == picture.viewer)
        safe = f" {look.say('panel-safe', count=SAFE + 2 * walls)}" if walls else ""
        lines += [Text(), *hand_lines(picture, look.say, width, safe)]
    return lines


def knights_columns(picture: Picture, look: Look) -> list[Column]:
    """With Cities & Knights: also strength of knights, improvements and progress cards by their tracks."""
    seats = [player.seat for player in picture.players]
    stages = (by_track(stages_of(picture, seat), look) for seat in seats)
    progress = (by_track(cards_of(picture, seat), look) for seat in seats)
    return [
        points_column(picture, look),
        hand_column(picture, look, "resources")._replace(head=look.say("panel-cards")),
        column("strength", look, (counter(picture, "strength", seat) for seat in seats)),
        *box_columns(picture, look),
        in_full(column("stages", look, stages)),
        in_full(column("progress", look, progress)),
    ]


def in_full(column: Column) -> Column:
    return column._replace(short=column.head)


def more_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    """What there is room for only on larger screens."""
    lines = stock_lines(picture, look, width) + deck_lines(picture, look.say, width)
    found = metropolises(picture, look.say)
    if picture.viewer is not None and is_played(picture):
        lines += [Text(), bold(look.say("panel-improvements"))]
        found = stage_lines(picture, picture.viewer, look.say) + found
    lines += [colored(line, picture, look) for words in flow(found, width) for line in wrap(words, width)]
    return lines + common_lines(picture, look.say, width)
