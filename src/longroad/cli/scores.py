"""Who has how many points, and where from."""

from __future__ import annotations

from rich.text import Text

from longroad.cli.kinds import counter_kind
from longroad.cli.knights import is_played
from longroad.cli.look import Look, style
from longroad.core.state import State
from longroad.isle.knights.progress import FACE_NAMES
from longroad.picture import Picture, Player
from longroad.texts import slug
from longroad.texts.speaker import ENGLISH, Speaker

WORTH = {"settlement": 1, "city": 2, "fallen city": 1}
SHARES = {"settlement": "settlements", "city": "cities", "fallen city": "settlements"}
WIDTH = 79
RARE = ("other", "metropolises", "merchant", "defense", "cards")  # left out while nobody has any


def shares(picture: Picture, seat: int, shown: int = 0) -> dict[str, int]:
    """The points of a player by what they are for, as far as the viewer knows.

    `shown` victory point cards of the winner lie open, and count among the public points.
    """
    player = picture.players[seat]
    found: dict[str, int] = {}
    for kind, worth in WORTH.items():
        count = sum(1 for piece in picture.pieces if piece.kind == kind and piece.owner == seat)
        found[SHARES[kind]] = found.get(SHARES[kind], 0) + count * worth
    for special in picture.specials:
        if special.points and special.name not in FACE_NAMES:
            found[special.name] = special.points if special.owner == seat else 0
    if is_played(picture):
        found |= more_shares(picture, seat)
    for counter in picture.counters:
        if counter_kind(counter, picture).points and counter.owner == seat:
            found[counter.name] = counter.value
    if seat != picture.winner:
        shown = 0
    found["other"] = player.public_points - shown - sum(found.values())
    if not is_played(picture):  # there nobody has any
        found["hidden"] = shown + (0 if player.points is None else player.points - player.public_points)
    return found


def more_shares(picture: Picture, seat: int) -> dict[str, int]:
    """The points that only Cities & Knights gives; a metropolis is worth four with its city."""
    grown = [p for p in picture.pieces if p.owner == seat and p.facts.get("metropolis")]
    merchants = [p for p in picture.pieces if p.kind == "merchant" and p.owner == seat]
    defended = [c.value for c in picture.counters if c.name == "defenders" and c.owner == seat]
    laid_open = [s.points for s in picture.specials if s.name in FACE_NAMES and s.owner == seat]
    return {
        "metropolises": 2 * len(grown),
        "merchant": len(merchants),
        "defense": sum(defended),
        "cards": sum(laid_open),
    }


def score_lines(picture: Picture, look: Look, shown: int = 0) -> list[Text]:
    """A table of all players, in points; hidden ones only where they may be known."""
    all_shares = [shares(picture, player.seat, shown) for player in picture.players]
    counted = {c.name for c in picture.counters if counter_kind(c, picture).points}
    rare = [name for name in all_shares[0] if name in RARE or name in counted]
    columns = [name for name in all_shares[0] if name not in rare or any(s[name] for s in all_shares)]
    say = look.say
    heads = [f"{'+' if k else '='} {head_of(name, say)}" for k, name in enumerate(columns)]
    heads.insert(0, say("score-points"))
    rows = [
        [str(total_of(player)), *(share(picture, player, parts, name) for name in columns)]
        for player, parts in zip(picture.players, all_shares, strict=True)
    ]
    names = 2 + max(7, *(len(say.player(player.name)) for player in picture.players))
    for gap in (2, 1):
        if sum(len(head) + gap for head in heads) + names <= WIDTH:
            return across(picture, look, heads, rows, gap, names)
    return downward(picture, look, heads, rows)


def total_of(player: Player) -> int:
    return player.points if player.points is not None else player.public_points


def share(picture: Picture, player: Player, parts: dict[str, int], name: str) -> str:
    known = player.points is not None or player.seat == picture.winner
    return str(parts[name]) if name != "hidden" or known else "?"


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
