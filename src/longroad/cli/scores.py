"""Who has how many points, and where from."""

from __future__ import annotations

from rich.text import Text

from longroad.cli.knights import FACES, is_played
from longroad.cli.look import Look, style
from longroad.core.edge import Picture, sentence
from longroad.isle.table import Table

WORTH = {"settlement": 1, "city": 2, "fallen city": 1}
SHARES = {"settlement": "settlements", "city": "cities", "fallen city": "settlements"}
WIDTH = 79
RARE = ("other", "metropolises", "merchant", "defense", "cards")  # left out while nobody has any
POINTS = " points"  # how counters end that are points


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
        if special.points and special.name not in FACES:
            found[special.name] = special.points if special.owner == seat else 0
    if is_played(picture):
        found |= more_shares(picture, seat)
    for counter in picture.counters:
        if counter.name.endswith(POINTS) and counter.owner == seat:
            found[counter.name] = counter.value
    if seat != picture.winner:
        shown = 0
    found["other"] = player.public_points - shown - sum(found.values())
    if not is_played(picture):  # there nobody has any
        found["hidden"] = shown + (0 if player.points is None else player.points - player.public_points)
    return found


def more_shares(picture: Picture, seat: int) -> dict[str, int]:
    """The points that only Cities & Knights gives; a metropolis is worth four with its city."""
    grown = [p for p in picture.pieces if p.kind == "city" and p.owner == seat and p.state]
    merchants = [p for p in picture.pieces if p.kind == "merchant" and p.owner == seat]
    defended = [c.value for c in picture.counters if c.name == "defenders" and c.owner == seat]
    laid_open = [s.points for s in picture.specials if s.name in FACES and s.owner == seat]
    return {
        "metropolises": 2 * len(grown),
        "merchant": len(merchants),
        "defense": sum(defended),
        "cards": sum(laid_open),
    }


def score_lines(picture: Picture, look: Look, shown: int = 0) -> list[Text]:
    """A table of all players, in points; hidden ones only where they may be known."""
    all_shares = [shares(picture, player.seat, shown) for player in picture.players]
    rare = [name for name in all_shares[0] if name in RARE or name.endswith(POINTS)]
    columns = [name for name in all_shares[0] if name not in rare or any(s[name] for s in all_shares)]
    words = [head_of(name) for name in columns]
    gap = 2
    for most in (20, 20, 7):  # letters of a head, less where there are many
        heads = ["points", *(f"{'+' if k else '='} {word[:most]}" for k, word in enumerate(words))]
        if sum(len(head) + gap for head in heads) + 9 <= WIDTH:
            break
        gap = 1
    lines = [Text(f"{'':9}" + "".join(f"{head:>{len(head) + gap}}" for head in heads), style("", "", True))]
    best = picture.winner
    for player, parts in zip(picture.players, all_shares, strict=True):
        known = player.points is not None or player.seat == best
        total = player.points if player.points is not None else player.public_points
        values = [str(total), *(str(parts[name]) if name != "hidden" or known else "?" for name in columns)]
        line = Text("* " if player.seat == best else "  ")
        line.append(f"{player.name:<7}", look.of_name(player.name))
        for head, value in zip(heads, values, strict=True):
            line.append(f"{value:>{len(head) + gap}}")
        lines.append(line)
    return lines


def head_of(name: str) -> str:
    """A short word for a share of the points."""
    if name == "hidden":
        return "victory cards"
    return name.removesuffix(POINTS) if name.endswith(POINTS) else name.split()[-1]


def outcome(picture: Picture, reason: str = "points") -> str:
    """How the game ended, or who leads. `reason` is the code of the event by which it was won."""
    if picture.winner is not None:
        winner = picture.players[picture.winner]
        words = f"{winner.name} wins with {winner.points} points"
        if reason != "points":
            words = sentence(f"event-{reason}", {"seat": winner.name, "points": winner.points}).rstrip(".")
        return f"{words} in round {picture.round}."
    if picture.over:
        return (
            f"The game ended without a winner after {picture.round} round{'' if picture.round == 1 else 's'}."
        )
    return f"The game is in round {picture.round}; {picture.target} points win."


def ending(game: Table) -> str:
    """How a game ended, as everybody sees it."""
    result = game.result
    return outcome(game.shows(None), "points" if result is None else str(result["reason"]))
