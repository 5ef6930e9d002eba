"""Pictures as a table shows them: the engine's own, and what the barbarians would do if they landed now.

Everybody could work that out from the board. Clients know no rules, so it is told to them, in the words that
every picture has: a track for the ship, and a counter for whoever would lose or win something.
"""

from __future__ import annotations

from longroad.core.edge import Counter, Picture, Track
from longroad.core.menu import Menu
from longroad.core.words import NOBODY, Row, cells, seat, sole_leader
from longroad.isle.knights.barbarians import BARBARIANS, LANDING, barbarian_strength, horde, plunder
from longroad.isle.knights.knights import strength_of
from longroad.isle.table import Table as Game

AT_RISK = "city at risk"  # the barbarians would take one
AT_FRONT = "defends best"  # alone, and would get a victory point


def drawn(view: Game, viewer: int | None) -> Picture:
    """The picture for a seat, or for whoever watches, made from what they may see."""
    picture = view.picture(NOBODY if viewer is None else viewer)
    if BARBARIANS in {chapter.number for chapter in view.book.chapters}:
        draw_battle(view, picture)
    return picture


def draw_battle(view: Game, picture: Picture) -> None:
    """How far the barbarians are, and whom a battle with all active knights would hurt or honor."""
    picture.tracks.append(Track("barbarians", int(horde(view).at), LANDING))
    force = cells(view.seats)
    for p in range(int(view.seats)):
        force[p] = strength_of(view, p)
    if barbarian_strength(view) > sum(force):
        picture.counters += [Counter(AT_RISK, p, 1) for p in losers(view, force)]
    elif (hero := int(sole_leader(force, 1))) != NOBODY:
        picture.counters.append(Counter(AT_FRONT, hero, 1))


def losers(view: Game, force: Row) -> list[int]:
    """The seats that would lose a city if this were all they did."""
    todo = Menu(8)
    plunder(view, max(int(view.turn), 0), force, todo)
    return sorted(int(seat(todo.items[k])) for k in range(int(todo.size)))
