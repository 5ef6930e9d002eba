"""SEA-205 – new maps: islands grown by chance, terrain and numbers in the proportions of the box."""

from __future__ import annotations

from typing import Final

from longroad.core.dealer import Dealer
from longroad.core.packed import row
from longroad.errors import BadMap
from longroad.isle.geometry import LETTERS, STEPS, TERRAINS
from longroad.isle.maps.format import FORMAT, MOST_ISLANDS
from longroad.isle.maps.reading import bad_name, bad_seats, load_map
from longroad.isle.maps.set_up import resolve
from longroad.isle.maps.value import Map
from longroad.isle.places import row_letters

SIZES: Final = {"small": (5, 5), "medium": (7, 6), "large": (9, 8)}  # rows, hexes in a row
SMALLEST: Final = 3  # rows, and hexes in a row
LARGEST: Final = 20
TRIES: Final = 60  # maps that are begun before the wish is refused

LAND: Final = ["forest", "pasture", "fields", "hills", "mountains"]
# Any beginning of this is a fair mixture; the whole are the numbers of both boxes.
NUMBERS: Final = [5, 9, 4, 10, 6, 8, 3, 11, 5, 9, 4, 10, 6, 8, 3, 11, 2, 12, 5, 9, 4, 10, 6, 8, 3, 11, 2, 12]
SPECIAL: Final = ["lumber", "brick", "wool", "grain", "ore"]

Place = tuple[int, int]


def generate(rows: int, width: int, islands: int, seats: list[int], dealer: Dealer, name: str = "") -> Map:
    """A map of so many islands in a frame of rows, each so many hexes wide. It passes the validator.

    BadMap says in a sentence why there can be no such map, or that none was found.
    """
    if not (SMALLEST <= rows <= LARGEST and SMALLEST <= width <= LARGEST):
        raise BadMap(f"a new map has {SMALLEST} to {LARGEST} rows of {SMALLEST} to {LARGEST} hexes each")
    if islands < 1:
        raise BadMap("a map needs an island")
    if islands > MOST_ISLANDS:
        raise BadMap(f"a map has at most {MOST_ISLANDS} islands")
    count = f"{islands} island{'s' if islands > 1 else ''}"
    name = name or f"{count}, no. {dealer.seed % 1_000_000}"
    problem = bad_name(name) or bad_seats(seats)
    if problem:
        raise BadMap(problem)
    for k in range(TRIES):
        grown = Islands(rows, width, islands, dealer)
        if grown.grow(k * len(grown.frame) // (2 * TRIES)):
            try:
                return resolve(load_map(grown.written(seats, name)), dealer, "fixed", "generator")
            except BadMap:
                pass  # the next may do
    players = f"{seats[-1]} players"
    raise BadMap(f"found no way to fit {count} for {players} into {rows} rows of {width} hexes")


class Islands:
    """Land growing in a frame of sea: a home island with about half of it, and smaller ones."""

    def __init__(self, rows: int, width: int, islands: int, dealer: Dealer) -> None:
        self.dealer = dealer
        self.islands = islands
        self.frame: list[Place] = [(column - r // 2, r) for r in range(rows) for column in range(width)]
        self.inside: set[Place] = set(self.frame)
        self.of: dict[Place, int] = {}  # land -> its island; 0 is home
        self.rows = rows

    def grow(self, more: int) -> bool:
        """Whether every island found a place; home grows by so many hexes more than usual."""
        land = len(self.frame) * 5 // 8
        home = land if self.islands == 1 else min(len(self.frame), land // 2 + more)
        other = max(1, (land - home) // max(1, self.islands - 1))
        land_of: list[list[Place]] = []
        for k in range(self.islands):
            free = [place for place in self.frame if self._is_free(place, k)]
            if not free:
                return False
            land_of.append([free[self.dealer.below(len(free))]])
            self.of[land_of[k][0]] = k
        growing = list(range(self.islands))
        while growing:
            for k in list(growing):
                shore = self._shore(land_of[k], k)
                if not shore or len(land_of[k]) >= (other if k else home):
                    growing.remove(k)
                else:
                    land_of[k].append(self._roundest(shore, k))
                    self.of[land_of[k][-1]] = k
        return True

    def _is_free(self, place: Place, k: int) -> bool:
        """Whether it is sea, and beside no other island."""
        return place not in self.of and all(self.of.get(other, k) == k for other in around(place))

    def _shore(self, land: list[Place], k: int) -> list[Place]:
        """Where this island can grow."""
        beside = dict.fromkeys(place for hex in land for place in around(hex))
        return [place for place in beside if place in self.inside and self._is_free(place, k)]

    def _roundest(self, shore: list[Place], k: int) -> Place:
        """Of two places the one with more of the island around it, so that islands aren't all arms."""
        one = shore[self.dealer.below(len(shore))]
        other = shore[self.dealer.below(len(shore))]
        return one if self._beside(one, k) >= self._beside(other, k) else other

    def _beside(self, place: Place, k: int) -> int:
        return [self.of.get(other, -1) for other in around(place)].count(k)

    def _mixed(self, things: list[str]) -> list[str]:
        order = row(list(range(len(things))))
        self.dealer.shuffle(order)
        return [things[k] for k in order]

    def written(self, seats: list[int], name: str) -> dict[str, object]:
        """The islands as a map file that leaves numbers and harbors to the dealer."""
        terrain = self._terrain()
        names = self._names()
        lines: list[str] = []
        for r in range(self.rows):
            line = "  " * (r % 2)
            for place in [place for place in self.frame if place[1] == r]:
                line += LETTERS[TERRAINS.index(terrain[place])].ljust(4)
            lines.append(line.rstrip())
        count = len([kind for kind in terrain.values() if kind not in ("sea", "desert")])
        sea = [names[place] for place in self.frame if place not in self.of]
        table: dict[str, object] = {
            "format": FORMAT,
            "name": name,
            "seats": seats,
            "points": min(14, 8 + 2 * self.islands),
            "island_points": 2 if self.islands > 1 else 0,
            "map": lines,
            "number_pool": [NUMBERS[k % len(NUMBERS)] for k in range(count)],
            "harbor_stack": self._harbors(),
            "robber": "desert",
            "pirate": sea[self.dealer.below(len(sea))] if sea else "rim",
            "limits": {"reds_apart": True, "barred": [{"terrain": ["gold"], "numbers": [6, 8]}]},
        }
        if self.islands > 1:
            table["marks"] = {"home": [names[place] for place in self.frame if self.of.get(place, -1) == 0]}
        return table

    def _terrain(self) -> dict[Place, str]:
        """Deserts at home, one for every twenty hexes; gold overseas; of the rest as much of each.

        A home that other islands hem in is a desert to a third at most.
        """
        home = [place for place in self.frame if self.of.get(place, -1) == 0]
        overseas = [place for place in self.frame if self.of.get(place, 0) > 0]
        deserts = max(1, min(len(self.of) // 20, len(home) // 3))
        gold = min(len(overseas) // 3, max(1, len(self.of) // 15))
        kinds = self._mixed(LAND)
        there = ["gold"] * gold + [kinds[k % 5] for k in range(len(overseas) - gold)]
        here = ["desert"] * deserts + [kinds[(k + len(there) - gold) % 5] for k in range(len(home) - deserts)]
        found = dict.fromkeys(self.frame, "sea")
        found.update(zip(home, self._mixed(here), strict=True))
        found.update(zip(overseas, self._mixed(there), strict=True))
        return found

    def _harbors(self) -> list[str]:
        """A harbor for every three hexes, ten at most, every second one special."""
        special = self._mixed(SPECIAL)
        order = [
            "any",
            special[0],
            "any",
            special[1],
            special[2],
            "any",
            special[3],
            "any",
            special[4],
            "any",
        ]
        return order[: max(1, min(10, len(self.of) // 3))]

    def _names(self) -> dict[Place, str]:
        count: dict[int, int] = {}
        names: dict[Place, str] = {}
        for place in self.frame:
            count[place[1]] = count.get(place[1], 0) + 1
            names[place] = f"{row_letters(place[1])}{count[place[1]]}"
        return names


def around(place: Place) -> list[Place]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in STEPS]


__all__ = ["SIZES", "generate"]
