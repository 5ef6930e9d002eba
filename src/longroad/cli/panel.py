"""What stands beside the board: everybody's points and cards, what this game counts, and one's own hand."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from longroad.cli.kinds import counter_kind, legend_of
from longroad.cli.knights import (
    SHOWN,
    barbarian_line,
    by_track,
    cards_of,
    honors,
    is_played,
    metropolises,
    more_costs,
    priced,
    stage_lines,
    stages_of,
)
from longroad.cli.look import Look, letters, style
from longroad.cli.pieces import sign
from longroad.cli.writing import colored, flow, plural, wrap
from longroad.isle.hands import CITY, DEVCARD, ROAD, SETTLEMENT
from longroad.isle.knights.knights import HIRE_COST
from longroad.isle.knights.walls import COST as WALL
from longroad.isle.seafarers.ships import COST as SHIP
from longroad.isle.seafarers.wonders import COSTS as STAGES
from longroad.isle.seafarers.wonders import NAMES as WONDERS
from longroad.picture import Counter, Picture, Player
from longroad.texts import slug
from longroad.texts.speaker import Speaker

PANEL = 27  # columns that the players and the hand need
MANY_KINDS = 8  # of cards: then only those are listed that one has
SAFE = 7  # cards in hand that a 7 doesn't touch, if one has no wall
PRICES = {
    "road": ROAD,
    "ship": SHIP,
    "settlement": SETTLEMENT,
    "city": CITY,
    "wall": WALL,
    "basic knight": HIRE_COST,
    "development card": DEVCARD,
}


class Column(NamedTuple):
    """A column of the table of players: its head, a short one where there is little room, and its cells."""

    head: str
    short: str
    cells: list[str]

    def width(self, tight: bool) -> int:
        return max(len(word) for word in (self.short, *self.cells)) + 1 if tight else 4


def panel_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    lines = [title(picture, look.say, width), *player_lines(picture, look, width)]
    barbarians = barbarian_line(picture, look, width)
    lines += [Text(barbarians)] if barbarians else []
    lines += counter_lines(picture, look, width) + special_lines(picture, look, width)
    if picture.viewer is not None:
        lines += [Text(), *hand_lines(picture, look.say, width)]
    return lines


def more_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    """What there is room for only on larger screens."""
    quiet = style(dim=look.colors > 0)
    lines = [
        Text(line, quiet)
        for line in wrap(look.say("panel-left", pieces=pieces_left(picture, look.say)), width)
    ]
    bank = next(deck for deck in picture.decks if deck.name == "bank")
    cards_left = [f"{look.say.word(name)} {n}" for name, n in (bank.cards or {}).items()]
    lines += [Text(), Text(look.say("panel-bank"), style("", "", True))] + [
        Text(line) for line in flow(cards_left, width)
    ]
    decks = [
        look.say("panel-deck", deck=deck.name, count=deck.count)
        for deck in picture.decks
        if deck.name != "bank"
    ]
    lines += [Text(line) for line in flow(decks, width)]
    found = metropolises(picture, look.say)
    if picture.viewer is not None and is_played(picture):
        lines += [Text(), Text(look.say("panel-improvements"), style("", "", True))]
        found = stage_lines(picture, picture.viewer, look.say) + found
    lines += [colored(line, picture, look) for words in flow(found, width) for line in wrap(words, width)]
    return lines + common_lines(picture, look.say, width)


def costs(picture: Picture, say: Speaker) -> list[str]:
    """What can be built, and for what."""
    pieces = {one.kind for one in picture.stock}
    decks = [deck.name for deck in picture.decks]
    prices = {
        what: price for what, price in PRICES.items() if what in pieces or what.partition(" ")[0] in decks
    }
    unique = {track.name for track in picture.tracks}
    prices |= {name: price for name, price in zip(WONDERS, STAGES, strict=True) if name in unique}
    return [f"{say.word(what):<19}{priced(price, say)}" for what, price in prices.items()] + more_costs(
        picture, say
    )


def title(picture: Picture, say: Speaker, width: int) -> Text:
    """The round, the dice, and where the robber and his like stand."""
    words = say("panel-round", round=picture.round) if picture.round else say("panel-founding")
    dice = ""
    if picture.dice:
        low, high = picture.dice
        dice = f"{low}+{high}={low + high}"
    standing = [
        (sign(piece, picture), piece.place)
        for piece in picture.pieces
        if piece.place and "." not in piece.place and "/" not in piece.place
    ]
    wide = "  ".join(
        [words, *([say("panel-dice", dice=dice)] if dice else []), *(f"{a} {b}" for a, b in standing)]
    )
    tight = " ".join([words, *([dice] if dice else []), *(f"{a}{b}" for a, b in standing)])
    return Text((wide if len(wide) <= width else tight)[:width], style("", "", True))


def columns_of(picture: Picture, look: Look) -> list[Column]:
    """The columns of this game: some have no longest route, some have no knights to play."""
    seats = [player.seat for player in picture.players]
    heads = {name: look.say(f"panel-{name}") for name in ("points", "held", "cards", "bought", "strength")}
    points = [Column(heads["points"], heads["points"][:2], [points_of(player) for player in picture.players])]
    held = Column(heads["held"], heads["cards"][:2], [cards(picture, seat, "resources") for seat in seats])
    there = {one.name for one in picture.counters}
    boxes = {name: kind for name, kind in legend_of(picture.spec).counters.items() if kind.where == "box"}
    starred = [
        Column(
            look.say(f"panel-{slug(name)}"),
            look.say(f"panel-{slug(name)}")[:2],
            [with_star(picture, name, kind.wins, seat) for seat in seats],
        )
        for name, kind in sorted(boxes.items())
        if name in there
    ]
    if not is_played(picture):
        bought = Column(
            heads["bought"], heads["bought"][:2], [cards(picture, seat, "development") for seat in seats]
        )
        return [*points, held, bought, *starred]
    active = Column(
        heads["strength"], heads["strength"][:2], [str(counter(picture, "strength", seat)) for seat in seats]
    )
    return [
        *points,
        Column(heads["cards"], *held[1:]),
        active,
        *starred,
        Column(
            look.say("panel-stages"),
            look.say("panel-stages"),
            [by_track(stages_of(picture, seat), look) for seat in seats],
        ),
        Column(
            look.say("panel-progress"),
            look.say("panel-progress"),
            [by_track(cards_of(picture, seat), look) for seat in seats],
        ),
    ]


def player_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    """A head, and for each player points, cards in hand and what else everybody is asked about all the time.

    A star marks who holds the card for knights or the route.
    """
    columns = columns_of(picture, look)
    tight = is_played(picture) and 7 + 4 * len(columns) > width
    widths = [column.width(tight) for column in columns]
    room = max(5, min(6, width - 1 - sum(widths)))  # for a name
    goal = look.say("panel-goal", target=picture.target)
    heads = [column.short if tight else column.head for column in columns]
    lines = [Text(f"{goal:<{room + 1}}" + "".join(f"{h:>{w}}" for h, w in zip(heads, widths, strict=True)))]
    for k, player in enumerate(picture.players):
        seat = player.seat
        turn = ">" if seat in picture.waiting else "-" if seat == picture.turn else " "
        line = Text(turn, no_wrap=True)
        line.append(look.say.word(player.name, "short").ljust(room)[:room], look.of_name(player.name))
        for column, w in zip(columns, widths, strict=True):
            line.append(f"{column.cells[k]:>{w}}"[:w])
        if seat == picture.viewer and width > sum(widths) + room + 4:
            line.append(f" {look.say('panel-you')}")
        lines.append(line)
    return lines


def points_of(player: Player) -> str:
    if player.points is None or player.points == player.public_points:
        return f"{player.public_points}"
    return f"{player.public_points}+{player.points - player.public_points}"


def with_star(picture: Picture, name: str, card: str, seat: int) -> str:
    return f"{counter(picture, name, seat)}{'*' if holds(picture, card, seat) else ''}"


def counter(picture: Picture, name: str, owner: int | None) -> int:
    return next((c.value for c in picture.counters if c.name == name and c.owner == owner), 0)


def holds(picture: Picture, name: str, seat: int) -> bool:
    return any(special.name == name and special.owner == seat for special in picture.specials)


def cards(picture: Picture, seat: int, sort: str) -> str:
    return str(next((hand.count for hand in picture.hands if hand.owner == seat and hand.sort == sort), 0))


def counter_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    """What only some games count, such as trade tokens: a line for each, a column for each player.

    What nobody has any of yet is left out, and so are pieces in stock.
    """
    found: dict[str, dict[int, int]] = {}
    for one in picture.counters:
        counts = counter_kind(one, picture).where == "strip"
        if one.owner is not None and one.owner < len(picture.players) and counts:
            found.setdefault(counter_name(one, look.say), {})[one.owner] = one.value
    seats = [player.seat for player in picture.players]
    room = min(width, PANEL) - 3 * len(seats)
    lines = []
    for name, values in found.items():
        if any(values.values()):
            if len(name) > room:
                lines.append(Text(name[:width]))
            head = name if len(name) <= room else ""
            lines.append(Text(f"{head:<{room}}" + "".join(f"{values.get(seat, 0):>3}" for seat in seats)))
    if lines:
        heads = Text(" " * room)
        for seat, letter in zip(seats, letters(map(look.say.player, picture.owners)), strict=False):
            heads.append("  ").append(letter, look.of_name(picture.owners[seat]))
        lines.insert(0, heads)
    return lines


def special_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    """Who has what there is only one of, where the table of players has no star for it; and tokens."""
    found = [
        f"{look.say.player(picture.owners[owner])}: {look.say.word(name)}"
        for name, owner in claims(picture)
        if owner is not None
    ]
    parts = [part for words in found + honors(picture, look.say) for part in wrap(words, width)]
    return [colored(line, picture, look) for line in flow(parts, width)]


def claims(picture: Picture) -> list[tuple[str, int | None]]:
    """What there is one of, and whose it is, where neither a star nor a line of its own tells it."""
    starred = [kind.wins for kind in legend_of(picture.spec).counters.values()]
    cards = [(card.name, card.owner) for card in picture.specials if card.name not in starred]
    return cards + [(track.name, track.owner) for track in picture.tracks if track.kind not in SHOWN]


def common_lines(picture: Picture, say: Speaker, width: int) -> list[Text]:
    """What is counted for nobody in particular; counters of one name are told in one breath."""
    found: dict[str, list[str]] = {}
    for one in picture.counters:
        if one.owner is None and one.value and counter_kind(one, picture).where == "strip":
            head = one.name if one.of else counter_name(one, say)
            found.setdefault(head, []).append(f"{one.value} {say.word(one.of)}".rstrip())
    lines = [f"{head}: {', '.join(values)}" for head, values in found.items()]
    lines += [
        say("panel-track", name=say.word(track.name), value=track.value, length=track.length)
        for track in picture.tracks
        if track.kind not in SHOWN and track.owner is None and track.value
    ]
    free = [say.word(name) for name, owner in claims(picture) if owner is None]
    lines += [say("panel-nobody", names=", ".join(free))] if free else []
    return [Text(part) for line in lines for part in wrap(line, width)]


def hand_lines(picture: Picture, say: Speaker, width: int) -> list[Text]:
    """The viewer's own cards."""
    seat = picture.viewer or 0
    resources = picture.hand(seat)
    walls = sum(1 for piece in picture.pieces if piece.kind == "wall" and piece.owner == seat)
    safe = f" {say('panel-safe', count=SAFE + 2 * walls)}" if walls else ""
    head = Text(f"{say('panel-hand', count=resources.count)}{safe}"[:width], style("", "", True))
    kinds = list(next(deck for deck in picture.decks if deck.name == "bank").cards or ())
    held = resources.cards or {}
    words = [
        f"{say.word(name)} {held.get(name, 0)}" for name in kinds if held.get(name) or len(kinds) < MANY_KINDS
    ]
    lines = [head] + [Text(line) for line in flow(words, width)]
    more = next((h for h in picture.hands if h.owner == seat and h.sort in ("development", "progress")), None)
    if more and more.cards:
        faces = [f"{say.word(name)} {n}" if n > 1 else say.word(name) for name, n in more.cards.items()]
        lines += [Text(line) for line in flow([f"{face}," for face in faces[:-1]] + faces[-1:], width, 1)]
    return lines


def pieces_left(picture: Picture, say: Speaker) -> str:
    """What the viewer has in stock of every piece."""
    if picture.viewer is None:
        return ""
    there = [one for one in picture.stock if one.owner == picture.viewer]
    if not say.is_english:
        return ", ".join(f"{say(f'left-{slug(one.kind)}')} {one.left}" for one in there)
    return ", ".join(plural(one.left, one.kind) for one in there)


def counter_name(counter: Counter, say: Speaker) -> str:
    """What is counted; English has the name that the engine gives it."""
    code = f"counter-{slug(counter.name)}"
    if say.knows(code) and not say.is_english:
        return say(code, of=counter.of)
    return f"{counter.name}: {counter.of}" if counter.of else counter.name
