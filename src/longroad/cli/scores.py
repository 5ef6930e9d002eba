"""Who has how many points, and where from."""

from __future__ import annotations

from rich.text import Text

from longroad.cli.look import Look, style
from longroad.core.edge import Picture, sentence
from longroad.isle.table import Table

WORTH = {"settlement": 1, "city": 2}
POINTS = " points"  # how counters end that are points


def shares(picture: Picture, seat: int, shown: int = 0) -> dict[str, int]:
    """The points of a player by what they are for, as far as the viewer knows.

    `shown` victory point cards of the winner lie open, and count among the public points.
    """
    player = picture.players[seat]
    found: dict[str, int] = {}
    for kind, worth in WORTH.items():
        count = sum(1 for piece in picture.pieces if piece.kind == kind and piece.owner == seat)
        found[{"settlement": "settlements", "city": "cities"}[kind]] = count * worth
    for special in picture.specials:
        if special.points:
            found[special.name] = special.points if special.owner == seat else 0
    for counter in picture.counters:
        if counter.name.endswith(POINTS) and counter.owner == seat:
            found[counter.name] = counter.value
    if seat != picture.winner:
        shown = 0
    found["other"] = player.public_points - shown - sum(found.values())
    found["hidden"] = shown + (0 if player.points is None else player.points - player.public_points)
    return found


def score_lines(picture: Picture, look: Look, shown: int = 0) -> list[Text]:
    """A table of all players, in points; hidden ones only where they may be known."""
    all_shares = [shares(picture, player.seat, shown) for player in picture.players]
    rare = [name for name in all_shares[0] if name == "other" or name.endswith(POINTS)]
    columns = [name for name in all_shares[0] if name not in rare or any(s[name] for s in all_shares)]
    heads = [f"+ {head_of(name)}" for name in columns]
    heads = ["points", heads[0].replace("+", "="), *heads[1:]]  # the columns hold points, not pieces
    lines = [Text(f"{'':9}" + "".join(f"{head:>{len(head) + 2}}" for head in heads), style("", "", True))]
    best = picture.winner
    for player, parts in zip(picture.players, all_shares, strict=True):
        known = player.points is not None or player.seat == best
        total = player.points if player.points is not None else player.public_points
        values = [str(total), *(str(parts[name]) if name != "hidden" or known else "?" for name in columns)]
        line = Text("* " if player.seat == best else "  ")
        line.append(f"{player.name:<7}", look.of_name(player.name))
        for head, value in zip(heads, values, strict=True):
            line.append(f"{value:>{len(head) + 2}}")
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
