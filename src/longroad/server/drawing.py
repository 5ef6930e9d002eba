"""Pictures as a table shows them: the engine's own, and what everybody could work out from the board.

Clients know no rules, so they are told what would happen if the barbarians landed now, and which islands have
brought points. All of it is in the words that every picture has: tracks, counters and pieces.
"""

from __future__ import annotations

from collections.abc import Iterable

from longroad.core.edge import Counter, Picture, Piece, Track
from longroad.core.menu import Menu
from longroad.core.words import NOBODY, Row, cells, has, highest, seat, sole_leader, verb, x
from longroad.isle.building import BUILD_CITY, BUILD_SETTLEMENT
from longroad.isle.geometry import islands_on
from longroad.isle.knights.barbarians import BARBARIANS, LANDING, barbarian_strength, horde, plunder
from longroad.isle.knights.knights import strength_of
from longroad.isle.seafarers.islands import ISLANDS, shores
from longroad.isle.table import Table as Game
from longroad.isle.turn import ROLL
from longroad.record import Line

AT_RISK = "city at risk"  # the barbarians would take one
ISLAND_POINTS = "island points"  # the engine counts them on every map with islands, also where none bring any
AT_FRONT = "defends best"  # alone, and would get a victory point
CHIP = "island chip"  # the points that the first settlement on a foreign island has brought


def drawn(view: Game, viewer: int | None, lines: Iterable[Line] = ()) -> Picture:
    """The picture for a seat, or for whoever watches, made from what they may see.

    Where the players have founded is found in the lines of the record; without them no chips are drawn.
    """
    picture = view.picture(NOBODY if viewer is None else viewer)
    chapters = {chapter.number for chapter in view.book.chapters}
    if BARBARIANS in chapters:
        draw_battle(view, picture)
    if ISLANDS in chapters and view.map.island_points > 0:
        draw_chips(view, picture, lines)
    elif ISLANDS in chapters:
        picture.counters = [counter for counter in picture.counters if counter.name != ISLAND_POINTS]
    return picture


# -- Cities & Knights -----------------------------------------------------------------------------------


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


# -- Seafarers ------------------------------------------------------------------------------------------


def draw_chips(view: Game, picture: Picture, lines: Iterable[Line]) -> None:
    """A chip on every foreign island for whoever has settled there."""
    land = shores(view)
    if highest(land.bonus) == 0:
        return
    founded = foundings(lines)
    of_hex = islands_on(view.board, view.land.terrain, view.map.marked("belt"))
    points = int(view.map.island_points)
    for p in range(int(view.seats)):
        home = {int(land.island[corner]) for who, corner in founded if who == p}
        chips: dict[int, Piece] = {}
        for corner in range(int(view.board.corners)):
            island = int(land.island[corner])
            settled = view.towns.owner[corner] == p and island > 0 and has(land.settled[p], island)
            if settled and island not in home and island not in chips:
                hex = next(h for h in view.board.hexes_at[corner] if of_hex[h] == island)
                chips[island] = Piece(CHIP, p, view.name_of("hex", hex), str(points))
        if len(chips) * points == land.bonus[p]:  # else the record doesn't begin with the game
            picture.pieces += chips.values()


def foundings(lines: Iterable[Line]) -> list[tuple[int, int]]:
    """Who has founded where: the towns that were built before the first roll."""
    found: list[tuple[int, int]] = []
    for line in lines:
        what = verb(line.action)
        if what == ROLL:
            break
        if what in (BUILD_SETTLEMENT, BUILD_CITY):
            found.append((line.seat, int(x(line.action))))
    return found
