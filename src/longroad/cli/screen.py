"""The whole screen of a game: board, players, hand, what happened, the question and its answers."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from longroad.cli.board import LARGE, SMALL, Drawing, Look, style
from longroad.core.edge import Event, Picture, Player
from longroad.isle.hands import CARDS, CITY, DEVCARD, ROAD, SETTLEMENT

PANEL = 28  # columns beside the board that the players and the hand need
BELOW = 6  # lines under the board that the question needs
ROOMY = 10  # lines of the log that are enough to follow a game
KNOWN = ("settlements left", "cities left", "roads left", "route length", "knights played")
OBVIOUS = ("turn", "declined")  # what one can do without: who rolls, and who accepts or not, is told anyway
BARGAIN = ("answer: ", "gives ", "asks ", "rate for ")
PIECES = {"settlements left": "settlement", "cities left": "city", "roads left": "road"}


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
    drawing = Drawing(scene.picture, look, LARGE)
    if width < drawing.width + 1 + PANEL + 8 or height < drawing.height + BELOW + 5:
        drawing = Drawing(scene.picture, look, SMALL)
    if width < drawing.width + 1 + PANEL or height < drawing.height + BELOW:
        return None
    room = height - 1 - drawing.height
    below = under_board(scene, look, width, room)
    spare = room - len(below)
    beside = width - drawing.width - 1
    panel = panel_lines(scene, look, beside)
    more = more_lines(scene, look, beside)
    free = drawing.height - len(panel) - 1
    log_below = (room - BELOW) * width > free * beside  # where a window of this size has more room for it
    if free > len(more) + (0 if log_below else ROOMY):
        panel += more
        free -= len(more)
    if not log_below and free > 1:
        panel += [Text(), *log_lines(scene, look, beside, free)]
    lines = []
    for k, drawn in enumerate(drawing.draw(scene.marks, scene.lit)):
        drawn.append(" ")
        lines.append(drawn.append_text(panel[k]) if k < len(panel) else drawn)
    told = log_lines(scene, look, width, spare - 2) if log_below and spare > 2 else []
    if told:
        lines += [Text(), *told]
    elif spare > len(costs()) + 3:
        lines += [Text(), Text("Costs", style("", "", True)), *(Text(line[:width]) for line in costs())]
    return lines + [Text()] * (height - 1 - len(lines) - len(below)) + below


def smallest(picture: Picture, look: Look) -> tuple[int, int]:
    """The columns and lines that a board of this size needs."""
    drawing = Drawing(picture, look, SMALL)
    return drawing.width + 1 + PANEL, drawing.height + BELOW


def under_board(scene: Scene, look: Look, width: int, room: int) -> list[Text]:
    """The question, what may be answered, and a remark on the last answer; answers give way if they must."""
    head = [colored(line, scene.picture, look, style("", "", True)) for line in wrap(scene.question, width)]
    ink = style("#a06000" if look.colors > 16 else "yellow" if look.colors else "")
    foot = [colored(line, scene.picture, look, ink) for line in wrap(scene.note, width)]
    options: list[Text] = []
    if len(scene.marks) <= 12 and not scene.lit:  # what the board shows need not be listed
        options = option_lines(scene.options, width)
    left = max(0, room - len(head) - len(foot))
    if len(options) > left:
        options = options[:left]
        if options:
            options[-1].truncate(width - 4)
            options[-1].append(" ...")
    return (head + options + foot)[:room]


def option_lines(options: Sequence[str], width: int) -> list[Text]:
    """Numbered options, as many in a line as fit."""
    lines: list[Text] = []
    for k, label in enumerate(options, start=1):
        word = Text(no_wrap=True)
        word.append(f"{k}", style("", "", True)).append(f" {label}"[: width - 3])
        if lines and lines[-1].cell_len + 3 + word.cell_len <= width:
            lines[-1].append("   ").append_text(word)
        else:
            lines.append(word)
    return lines


def panel_lines(scene: Scene, look: Look, width: int) -> list[Text]:
    """What stands beside the board."""
    picture = scene.picture
    lines = [title(picture, width), heading(width)]
    lines += [player_line(picture, player, look, width) for player in picture.players]
    lines += counter_lines(picture, look, width)
    if picture.viewer is not None:
        lines += [Text(), *hand_lines(picture, look, width)]
    return lines


def more_lines(scene: Scene, look: Look, width: int) -> list[Text]:
    """What there is room for only on larger screens."""
    picture = scene.picture
    quiet = style(dim=look.colors > 0)
    lines = [Text(line, quiet) for line in wrap(pieces_left(picture), width)]
    bank = next(deck for deck in picture.decks if deck.name == "bank")
    cards_left = [f"{name} {n}" for name, n in (bank.cards or {}).items()]
    lines += [Text(), Text("Bank", style("", "", True))] + [Text(line) for line in flow(cards_left, width)]
    for deck in picture.decks:
        if deck.name != "bank":
            lines.append(Text(f"{deck.name} cards {deck.count}"))
    return lines


def costs() -> list[str]:
    """What can be built, and for what."""
    prices = {"road": ROAD, "settlement": SETTLEMENT, "city": CITY, "development card": DEVCARD}
    return [
        f"{what:<18}" + ", ".join(f"{n} {card}" for card, n in zip(CARDS, price, strict=True) if n)
        for what, price in prices.items()
    ]


def title(picture: Picture, width: int) -> Text:
    words = f"Round {picture.round}" if picture.round else "Founding"
    if picture.dice:
        low, high = picture.dice
        words += f"  dice {low}+{high}={low + high}"
    robber = next((piece.place for piece in picture.pieces if piece.kind == "robber"), "")
    if robber:
        words += f"  @ {robber}"
    return Text(words[:width], style("", "", True))


def heading(width: int) -> Text:
    return Text(f"{'':8} pts res dev kni rte"[:width])


def player_line(picture: Picture, player: Player, look: Look, width: int) -> Text:
    """Points, cards in hand, development cards, knights and route; a star for who holds the special card."""
    seat = player.seat
    turn = ">" if seat in picture.waiting else "-" if seat == picture.turn else " "
    points = f"{player.public_points}"
    if player.points is not None and player.points != player.public_points:
        points += f"+{player.points - player.public_points}"
    knights = counter(picture, "knights played", seat)
    route = counter(picture, "route length", seat)
    army = "*" if holds(picture, "largest army", seat) else ""
    road = "*" if holds(picture, "longest route", seat) else ""
    line = Text(turn, no_wrap=True)
    line.append(f"{player.name:<7}"[:7], look.of_name(player.name))
    columns = [points, cards(picture, seat, "resources"), cards(picture, seat, "development")]
    for words in [*columns, f"{knights}{army}", f"{route}{road}"]:
        line.append(f"{words:>4}"[:4])
    if seat == picture.viewer and width > PANEL + 4:
        line.append(" you")
    return line


def counter(picture: Picture, name: str, owner: int | None) -> int:
    return next((c.value for c in picture.counters if c.name == name and c.owner == owner), 0)


def holds(picture: Picture, name: str, seat: int) -> bool:
    return any(special.name == name and special.owner == seat for special in picture.specials)


def cards(picture: Picture, seat: int, sort: str) -> str:
    return str(next((hand.count for hand in picture.hands if hand.owner == seat and hand.sort == sort), 0))


def counter_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    """What only some games count, such as trade tokens."""
    found: dict[str, list[str]] = {}
    for one in picture.counters:
        if one.owner is not None and one.name not in KNOWN and not one.name.startswith(BARGAIN):
            if one.owner < len(picture.players):
                found.setdefault(one.name, []).append(f"{picture.owners[one.owner]} {one.value}")
    words = [f"{name}: {', '.join(values)}" for name, values in found.items()]
    return [colored(line, picture, look) for one in words for line in wrap(one, width)]


def hand_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    """The viewer's own cards."""
    seat = picture.viewer or 0
    resources = picture.hand(seat)
    head = Text(f"Your hand, {plural(resources.count, 'card')}", style("", "", True))
    kinds = list(next(deck for deck in picture.decks if deck.name == "bank").cards or ())
    held = resources.cards or {}
    words = [f"{name} {held.get(name, 0)}" for name in kinds]
    lines = [head] + [Text(line) for line in flow(words, width)]
    development = next((h for h in picture.hands if h.owner == seat and h.sort == "development"), None)
    if development and development.cards:
        faces = [f"{name} {n}" if n > 1 else name for name, n in development.cards.items()]
        lines += [Text(line) for line in flow([f"{face}," for face in faces[:-1]] + faces[-1:], width, 1)]
    return lines


def flow(words: Sequence[str], width: int, gap: int = 2) -> list[str]:
    """Words side by side, broken between them and never inside."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + gap + len(word) <= width:
            lines[-1] += " " * gap + word
        else:
            lines.append(word[:width])
    return lines


def pieces_left(picture: Picture) -> str:
    if picture.viewer is None:
        return ""
    counts = [plural(counter(picture, name, picture.viewer), word) for name, word in PIECES.items()]
    return "left: " + ", ".join(counts)


def plural(count: int, word: str) -> str:
    """“1 city” and “2 cities”."""
    many = f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
    return f"{count} {word if count == 1 else many}"


def log_lines(scene: Scene, look: Look, width: int, room: int) -> list[Text]:
    """The end of the story, as much as there is room for; a paragraph for each turn."""
    lines: list[Text] = []
    for turn in reversed(scene.log):
        if len(lines) >= room:
            break
        told = wrap(sentences(turn, scene.picture.viewer, scene.in_full), width - 2)
        part = [
            Text("- " if k == 0 else "  ") + colored(line, scene.picture, look) for k, line in enumerate(told)
        ]
        lines = part + lines
    return lines[-room:] if room > 0 else []


def sentences(turn: Sequence[Event], viewer: int | None, in_full: bool = False) -> str:
    """What happened in a turn as one seat saw it."""
    seen = [event.seen_by(-1 if viewer is None else viewer) for event in turn]
    return " ".join(str(event) for event in seen if in_full or event.code not in OBVIOUS)


def wrap(words: str, width: int) -> list[str]:
    return [line for part in words.split("\n") for line in textwrap.wrap(part, width)]


def colored(words: str, picture: Picture, look: Look, base: Style | None = None) -> Text:
    """Words with the names of players in their colors."""
    text = Text(words, base or Style.null(), no_wrap=True)
    if look.colors:
        for name in picture.owners:
            text.highlight_regex(rf"\b{name}\b", look.of_name(name))
    return text
