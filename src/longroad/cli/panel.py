"""A picture in lines of text: points and cards of all players, counters, decks, and one's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from longroad.cli.kinds import card_names, counter_kind, legend_for, piece_kind, track_kind
from longroad.cli.look import Look, letters, style
from longroad.cli.writing import colored, flow, plural, wrap
from longroad.core.notation import OPERAND, operands
from longroad.picture import Counter, Picture, Player, Price
from longroad.texts import slug
from longroad.texts.speaker import Speaker

PANEL = 27  # columns that the players and the hand need
MANY_KINDS = 8  # of cards: then only those are listed that one has


class Column(NamedTuple):
    """A column of the table of players: its head, a short one where there is little room, and its cells."""

    head: str
    short: str
    cells: list[str]

    def width(self, tight: bool) -> int:
        return max(len(word) for word in (self.short, *self.cells)) + 1 if tight else 4


def bold(words: str) -> Text:
    return Text(words, style("", "", True))


def title(picture: Picture, say: Speaker, width: int, standing: Sequence[tuple[str, str]] = ()) -> Text:
    """The round, the dice, and the signs of what stands somewhere."""
    words = say("panel-round", round=picture.round) if picture.round else say("panel-founding")
    dice = "+".join(map(str, picture.dice))
    if len(picture.dice) > 1:
        dice += f"={sum(picture.dice)}"
    wide = "  ".join(
        [words, *([say("panel-dice", dice=dice)] if dice else []), *(f"{a} {b}" for a, b in standing)]
    )
    tight = " ".join([words, *([dice] if dice else []), *(f"{a}{b}" for a, b in standing)])
    return bold((wide if len(wide) <= width else tight)[:width])


# -- the players ------------------------------------------------------------------------------------------


def columns_of(picture: Picture, look: Look) -> list[Column]:
    """Points, how many cards of each sort, and what everybody is asked about all the time."""
    sorts = dict.fromkeys(hand.sort for hand in picture.hands)
    return [
        points_column(picture, look),
        *(hand_column(picture, look, sort) for sort in sorts),
        *box_columns(picture, look),
    ]


def column(code: str, look: Look, cells: Iterable[object]) -> Column:
    head = look.say(f"panel-{code}") if look.say.knows(f"panel-{code}") else look.say.word(code)[:3]
    return Column(head, head[:2], list(map(str, cells)))


def points_column(picture: Picture, look: Look) -> Column:
    return column("points", look, map(points_of, picture.players))


def hand_column(picture: Picture, look: Look, sort: str) -> Column:
    counts = {hand.owner: hand.count for hand in picture.hands if hand.sort == sort}
    return column(sort, look, (counts.get(player.seat, 0) for player in picture.players))


def box_columns(picture: Picture, look: Look) -> list[Column]:
    """What is counted beside each player; a star marks who holds the card that most of it wins."""
    there = {one.name for one in picture.counters}
    boxes = {name: kind for name, kind in legend_for(picture).counters.items() if kind.where == "box"}
    seats = [player.seat for player in picture.players]
    return [
        column(slug(name), look, (with_star(picture, name, kind.wins, seat) for seat in seats))
        for name, kind in sorted(boxes.items())
        if name in there
    ]


def player_lines(picture: Picture, look: Look, width: int, columns: Sequence[Column]) -> list[Text]:
    """A head, and for each player a name, whether they are asked or on turn, and these columns."""
    tight = 7 + 4 * len(columns) > width
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
    holds = any(special.name == card and special.owner == seat for special in picture.specials)
    return f"{counter(picture, name, seat)}{'*' if holds else ''}"


def counter(picture: Picture, name: str, owner: int | None) -> int:
    return next((c.value for c in picture.counters if c.name == name and c.owner == owner), 0)


# -- what the game counts ---------------------------------------------------------------------------------


def counted_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    """Everything that is counted or belongs to somebody, beside the table of players."""
    return counter_lines(picture, look, width) + special_lines(picture, look, width)


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
    """Who has what there is only one of, where the table of players has no star for it; and honors."""
    found = [
        f"{look.say.player(picture.owners[owner])}: {look.say.word(name)}"
        for name, owner in claims(picture)
        if owner is not None
    ]
    parts = [part for words in found + honors(picture, look.say) for part in wrap(words, width)]
    return [colored(line, picture, look) for line in flow(parts, width)]


def claims(picture: Picture) -> list[tuple[str, int | None]]:
    """What there is one of, and whose it is, where neither a star nor a line of its own tells it."""
    starred = [kind.wins for kind in legend_for(picture).counters.values()]
    cards = [(card.name, card.owner) for card in picture.specials if card.name not in starred]
    shared = [track for track in picture.tracks if track_kind(track, picture).where == "strip"]
    wandering = [
        (piece.kind, piece.owner)
        for piece in picture.pieces
        if piece.owner is not None and piece_kind(piece, picture).wanders
    ]
    return [*cards, *((track.name, track.owner) for track in shared), *wandering]


def honors(picture: Picture, say: Speaker) -> list[str]:
    """Who has what is counted elsewhere but brings points, and who has what isn't counted at all."""
    found: dict[str, list[str]] = {}
    for one in picture.counters:
        kind = counter_kind(one, picture)
        if one.owner is not None and one.value and kind.where == ("more" if kind.points else "panel"):
            owner = say.player(picture.owners[one.owner])
            told = found.setdefault(short_name(one, say), [])
            told.append(f"{owner} {one.value}" if kind.points else owner)
    return [f"{name}: {', '.join(who)}" for name, who in found.items()]


def common_lines(picture: Picture, say: Speaker, width: int) -> list[Text]:
    """What is counted for nobody in particular; counters of one name share a line."""
    found: dict[str, list[str]] = {}
    for one in picture.counters:
        if one.owner is None and one.value and counter_kind(one, picture).where == "strip":
            head = one.name if one.of else counter_name(one, say)
            found.setdefault(head, []).append(f"{one.value} {say.word(one.of)}".rstrip())
    lines = [f"{head}: {', '.join(values)}" for head, values in found.items()]
    lines += [
        say("panel-track", name=say.word(track.name), value=track.value, length=track.length)
        for track in picture.tracks
        if track_kind(track, picture).where == "strip" and track.owner is None and track.value
    ]
    free = [say.word(name) for name, owner in claims(picture) if owner is None]
    lines += [say("panel-nobody", names=", ".join(free))] if free else []
    return [Text(part) for line in lines for part in wrap(line, width)]


def counter_name(counter: Counter, say: Speaker) -> str:
    """What is counted; English has the name that the engine gives it."""
    code = f"counter-{slug(counter.name)}"
    if say.knows(code) and not say.is_english:
        return say(code, of=counter.of)
    return f"{counter.name}: {counter.of}" if counter.of else counter.name


def short_name(counter: Counter, say: Speaker) -> str:
    code = f"panel-{slug(counter.name)}"
    return say(code) if say.knows(code) else counter_name(counter, say)


# -- cards and pieces -------------------------------------------------------------------------------------


def hand_lines(picture: Picture, say: Speaker, width: int, note: str = "") -> list[Text]:
    """The viewer's own cards; the note stands beside how many there are."""
    own = [hand for hand in picture.hands if hand.owner == picture.viewer]
    if not own:
        return []
    first, *others = own
    held, kinds = first.cards or {}, card_names(picture)
    words = [
        f"{say.word(name)} {held.get(name, 0)}"
        for name in dict.fromkeys([*kinds, *held])
        if held.get(name) or len(kinds) < MANY_KINDS
    ]
    lines = [bold(f"{say('panel-hand', count=first.count)}{note}"[:width])]
    lines += [Text(line) for line in flow(words, width)]
    for hand in others:
        faces = [
            f"{say.word(name)} {n}" if n > 1 else say.word(name) for name, n in (hand.cards or {}).items()
        ]
        lines += [Text(line) for line in flow([f"{face}," for face in faces[:-1]] + faces[-1:], width, 1)]
    return lines


def deck_lines(picture: Picture, say: Speaker, width: int) -> list[Text]:
    """What lies in open decks, card by card, and how many are left in the others."""
    lines: list[Text] = []
    for deck in picture.decks:
        if deck.cards is not None:
            code, cards = f"panel-{deck.name}", [f"{say.word(name)} {n}" for name, n in deck.cards.items()]
            lines += [Text(), bold(say(code) if say.knows(code) else say.word(deck.name))]
            lines += map(Text, flow(cards, width))
    closed = [say("panel-deck", deck=d.name, count=d.count) for d in picture.decks if d.cards is None]
    return [*lines, *map(Text, flow(closed, width))]


def pieces_left(picture: Picture, say: Speaker) -> str:
    """What the viewer has in stock of every piece."""
    if picture.viewer is None:
        return ""
    there = [one for one in picture.stock if one.owner == picture.viewer]
    if say.is_english:
        return ", ".join(plural(one.left, one.kind) for one in there)
    codes = {one.kind: f"left-{slug(one.kind)}" for one in there}
    names = {kind: say(code) if say.knows(code) else say.word(kind) for kind, code in codes.items()}
    return ", ".join(f"{names[one.kind]} {one.left}" for one in there)


def stock_lines(picture: Picture, look: Look, width: int) -> list[Text]:
    left = pieces_left(picture, look.say)
    quiet = style(dim=look.colors > 0)
    return [Text(line, quiet) for line in wrap(look.say("panel-left", pieces=left), width)] if left else []


def price_lines(prices: Iterable[Price], say: Speaker) -> list[str]:
    """What can be paid for, and with what."""
    rows = [(priced(price, say), say.cards(price.cards)) for price in prices]
    room = max((len(what) for what, _ in rows), default=0) + 2
    return [f"{what:<{room}}{cards}" for what, cards in rows]


def priced(price: Price, say: Speaker) -> str:
    """What has this price: a verb, with what it is done to where the price depends on that."""
    kinds = operands(price.verb)
    if kinds and not price.of:
        return say.verb(price.verb).removesuffix(" ...")
    words = say.action(OPERAND.sub(price.of, price.verb), price.verb, (price.of,) if kinds else ())
    return f"{words}: {say.word(price.of)}" if price.of and not kinds else words
