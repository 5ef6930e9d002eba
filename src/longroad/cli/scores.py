"""Who has how many points, and where from."""

from __future__ import annotations

from rich.text import Text

from longroad.cli.kinds import counter_kind, legend_for
from longroad.cli.look import Look, style
from longroad.core.state import State
from longroad.picture import Picture, Player
from longroad.texts import slug
from longroad.texts.speaker import ENGLISH, Speaker

WIDTH = 79
HIDDEN = "hidden"  # the share that only its owner knows


def shares(picture: Picture, seat: int, shown: int = 0) -> dict[str, int]:
    """The points of a player by what they are for, as far as the viewer knows.

    `shown` points of the winner were hidden until the end, and count among the public points.
    """
    player = picture.players[seat]
    found: dict[str, int] = {}
    for kind, entry in legend_for(picture).pieces.items():
        if entry.points:
            found[kind] = entry.points * sum(1 for p in picture.pieces if p.kind == kind and p.owner == seat)
    for special in picture.specials:
        if special.points:
            found[special.name] = special.points if special.owner == seat else 0
    for counter in picture.counters:
        worth = counter_kind(counter, picture).points
        if worth and counter.owner == seat:
            found[counter.name] = worth * counter.value
    if seat != picture.winner:
        shown = 0
    found["other"] = player.public_points - shown - sum(found.values())
    found[HIDDEN] = shown + (0 if player.points is None else player.points - player.public_points)
    return found


def score_lines(picture: Picture, look: Look, shown: int | None = None) -> list[Text]:
    """A table of all players, in points; hidden ones only where they may be known.

    `shown` is None in games where nobody has hidden points.
    """
    say, players = look.say, picture.players
    all_shares = [shares(picture, player.seat, shown or 0) for player in players]
    columns = columns_of(picture, all_shares, shown is not None, say)
    heads = [say("score-points"), *(f"{'+' if k else '='} {head}" for k, head in enumerate(columns))]
    rows = [
        [str(total_of(player)), *(share(picture, player, parts, names) for names in columns.values())]
        for player, parts in zip(players, all_shares, strict=True)
    ]
    room = 2 + max(7, *(len(say.player(player.name)) for player in players))
    for gap in (2, 1):
        if sum(len(head) + gap for head in heads) + room <= WIDTH:
            return across(picture, look, heads, rows, gap, room)
    return downward(picture, look, heads, rows)


def columns_of(
    picture: Picture, all_shares: list[dict[str, int]], hides: bool, say: Speaker
) -> dict[str, list[str]]:
    """The columns of the table, and the shares in each: those that go by one word are told together.

    What nobody has any points for is left out, unless it can be built or there is one of it.
    """
    always = {one.kind for one in picture.stock} | {special.name for special in picture.specials}
    always |= {HIDDEN} if hides else set()
    found: dict[str, list[str]] = {}
    names = dict.fromkeys(name for parts in all_shares for name in parts)
    for name in sorted(names, key=lambda name: (name == HIDDEN, name not in always)):
        if name in always or any(parts.get(name) for parts in all_shares):
            found.setdefault(head_of(name, say), []).append(name)
    return found


def total_of(player: Player) -> int:
    return player.points if player.points is not None else player.public_points


def share(picture: Picture, player: Player, parts: dict[str, int], names: list[str]) -> str:
    known = player.points is not None or player.seat == picture.winner
    return str(sum(parts.get(name, 0) for name in names)) if known or HIDDEN not in names else "?"


def across(
    picture: Picture, look: Look, heads: list[str], rows: list[list[str]], gap: int, names: int
) -> list[Text]:
    """A line for each player, with so many columns for the names."""
    lines = [Text(" " * names + "".join(f"{head:>{len(head) + gap}}" for head in heads), style("", "", True))]
    for player, values in zip(picture.players, rows, strict=True):
        line = Text("* " if player.seat == picture.winner else "  ")
        line.append(look.say.player(player.name).ljust(names - 2), look.of_name(player.name))
        for head, value in zip(heads, values, strict=True):
            line.append(f"{value:>{len(head) + gap}}")
        lines.append(line)
    return lines


def downward(picture: Picture, look: Look, heads: list[str], rows: list[list[str]]) -> list[Text]:
    """A column for each player, where points come from so many things that a line is too short for them."""
    room = max(len(head) for head in heads)
    names = Text(" " * room)
    for player in picture.players:
        names.append("  * " if player.seat == picture.winner else "    ")
        names.append(look.say.player(player.name), look.of_name(player.name))
    lines = [names]
    for k, head in enumerate(heads):
        words = f"{head:<{room}}"
        words += "".join(
            values[k].rjust(len(look.say.player(p.name)) + 4)
            for p, values in zip(picture.players, rows, strict=True)
        )
        lines.append(Text(words, style("", "", k == 0)))
    return lines


def head_of(name: str, say: Speaker) -> str:
    """A short word for a share of the points."""
    code = f"score-{slug(name)}"
    return say(code) if say.knows(code) else say.word(name)


def outcome(picture: Picture, say: Speaker, reason: str = "won") -> str:
    """How the game ended, or who leads. `reason` is the code of the event by which it was won."""
    if picture.winner is not None:
        winner = picture.players[picture.winner]
        how = say(f"event-{reason}", seat=winner.name, points=winner.points).rstrip(".")
        return say("outcome-round", how=how, round=picture.round)
    if picture.over:
        return say("outcome-none", rounds=picture.round)
    return say("outcome-open", round=picture.round, target=picture.target)


def ending(game: State, say: Speaker = ENGLISH) -> str:
    """How a game ended, as everybody sees it."""
    reason = "points" if game.result is None else str(game.result["reason"])
    return outcome(game.shows(None), say, "won" if reason == "points" else reason)


def all_known(game: State) -> Picture:
    """A picture with everybody's points, hidden ones counted."""
    picture = game.shows(None)
    for player in picture.players:
        player.points = game.points(player.seat)
    return picture
