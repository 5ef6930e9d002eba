"""What a map asks of its numbers when they are dealt: `[limits]` in a map file."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from longroad.core.dealer import Dealer
from longroad.core.packed import Row, row
from longroad.isle.geometry import TERRAINS, Board, Hex
from longroad.isle.maps.sentences import one_of

TRIES: Final = 1_000  # on the maps of the box one in five to one in thirty succeeds
PATIENCE: Final = 20_000  # steps of the search after that


def is_red(number: i64) -> bool:
    return number == 6 or number == 8


def beside_red(board: Board, number: Row, h: Hex) -> bool:
    for other in board.neighbors[h]:
        if is_red(number[other]):
            return True
    return False


def dots(number: i64) -> i64:
    """Of 36 rolls, how many show this number."""
    return 6 - (number - 7 if number > 7 else 7 - number)


class Bar:
    """Numbers that may not lie on some terrain, or on some hexes."""

    def __init__(self, terrain: list[int], hexes: list[int], numbers: list[int], places: str) -> None:
        self.terrain = terrain
        self.hexes = hexes
        self.numbers = numbers
        self.places = places  # in words

    def meets(self, terrain: i64, h: Hex, number: i64) -> bool:
        return number in self.numbers and (terrain in self.terrain or h in self.hexes)

    def __str__(self) -> str:
        return f"no {one_of([str(n) for n in self.numbers])} on {self.places}"


class Limits:
    """What must hold for the numbers of a map."""

    def __init__(self, reds_apart: bool, favored: list[int], bars: list[Bar]) -> None:
        self.reds_apart = reds_apart  # no 6 or 8 beside another
        self.favored = favored  # terrain whose average chance is not below that of the rest (SEA-115)
        self.bars = bars

    def __len__(self) -> int:
        return self.reds_apart + (1 if self.favored else 0) + len(self.bars)

    def one_by_one(self) -> list[Limits]:
        found: list[Limits] = []
        if self.reds_apart:
            found.append(Limits(True, [], []))
        found += [Limits(False, [], [bar]) for bar in self.bars]
        if self.favored:
            found.append(Limits(False, self.favored, []))
        return found

    def touches(self, number: i64) -> bool:
        """Whether it matters by itself where this number lies."""
        if self.reds_apart and is_red(number):
            return True
        for bar in self.bars:
            if number in bar.numbers:
                return True
        return False

    def allows(self, board: Board, terrain: Row, number: Row, h: Hex, n: i64) -> bool:
        """Whether n may lie on h, as far as the numbers lie already."""
        if self.reds_apart and is_red(n) and beside_red(board, number, h):
            return False
        for bar in self.bars:
            if bar.meets(terrain[h], h, n):
                return False
        return True

    def fair(self, terrain: Row, number: Row) -> bool:
        """Whether the favored terrain does as well as the rest on average."""
        if not self.favored:
            return True
        good: i64 = 0
        good_hexes: i64 = 0
        rest: i64 = 0
        rest_hexes: i64 = 0
        h: Hex
        for h in range(len(number)):
            if number[h] == 0:
                continue
            if terrain[h] in self.favored:
                good += dots(number[h])
                good_hexes += 1
            else:
                rest += dots(number[h])
                rest_hexes += 1
        return good * rest_hexes >= rest * good_hexes

    def __str__(self) -> str:
        parts: list[str] = []
        if self.reds_apart:
            parts.append("no 6 or 8 beside another")
        parts += [str(bar) for bar in self.bars]
        if self.favored:
            parts.append(f"{' and '.join(TERRAINS[t] for t in self.favored)} no worse than the rest")
        return " and ".join(parts)


class Lot:
    """Hexes and the numbers that are dealt onto them, as many of each."""

    def __init__(self, hexes: Row, pool: Row) -> None:
        self.hexes = hexes
        self.pool = pool


class Laying:
    """Lays numbers on a board under limits: by chance, each way as likely; if that fails by a search."""

    def __init__(self, board: Board, terrain: Row, number: Row, lots: list[Lot], limits: Limits) -> None:
        self.board = board
        self.terrain = terrain
        self.number = number  # filled in
        self.lots = lots
        self.limits = limits
        self.steps: i64 = 0
        self.token: Row = row([])  # the numbers whose place matters, reds first
        self.lot_of: Row = row([])  # of each of them
        self.loose: list[Row] = []  # of each lot, the other numbers

    def lay(self, dealer: Dealer) -> bool:
        """Whether a way was found; if not, no number lies there."""
        for lot in self.lots:
            dealer.shuffle(lot.hexes)
        for _ in range(TRIES):
            if self._thrown(dealer):
                return True
        return self.search(dealer)

    def _thrown(self, dealer: Dealer) -> bool:
        """Whether the numbers fit as they fall."""
        k: i64
        for lot in self.lots:
            dealer.shuffle(lot.pool)
            for k in range(len(lot.pool)):
                h = lot.hexes[k]
                if not self.limits.allows(self.board, self.terrain, self.number, h, lot.pool[k]):
                    self.clear()
                    return False
                self.number[h] = lot.pool[k]
        if self.limits.fair(self.terrain, self.number):
            return True
        self.clear()
        return False

    def clear(self) -> None:
        for lot in self.lots:
            for h in lot.hexes:
                self.number[h] = 0

    def search(self, dealer: Dealer) -> bool:
        """Look for any way, for a while: the numbers that matter first, the others where they fall."""
        touchy: list[tuple[int, int, int]] = []
        self.loose = []
        for i, lot in enumerate(self.lots):
            dealer.shuffle(lot.pool)
            others: list[int] = []
            for n in lot.pool:
                if self.limits.touches(n):
                    touchy.append((0 if is_red(n) else 1, i, int(n)))
                else:
                    others.append(int(n))
            self.loose.append(row(others))
        touchy.sort()
        self.token = row([n for _, _, n in touchy])
        self.lot_of = row([i for _, i, _ in touchy])
        self.steps = 0
        if self._placed(0, 0):
            return True
        self.clear()
        return False

    def _placed(self, k: i64, start: i64) -> bool:
        """Whether the tokens from the k-th on fit; `start` spares trying equal ones in every order."""
        if k == len(self.token):
            return self._filled()
        n = self.token[k]
        hexes = self.lots[self.lot_of[k]].hexes
        twin = k + 1 < len(self.token) and self.token[k + 1] == n and self.lot_of[k + 1] == self.lot_of[k]
        i: i64
        for i in range(start, len(hexes)):
            self.steps += 1
            if self.steps > PATIENCE:
                return False
            h = hexes[i]
            if self.number[h] == 0 and self.limits.allows(self.board, self.terrain, self.number, h, n):
                self.number[h] = n
                if self._placed(k + 1, i + 1 if twin else 0):
                    return True
                self.number[h] = 0
        return False

    def _filled(self) -> bool:
        """Whether it is fair with the rest laid where there is room, or can be made so."""
        before = self.number[:]
        for i, lot in enumerate(self.lots):
            k: i64 = 0
            for h in lot.hexes:
                if self.number[h] == 0:
                    self.number[h] = self.loose[i][k]
                    k += 1
        self.steps += len(self.number)
        if self.limits.fair(self.terrain, self.number) or self._improved():
            return True
        j: i64
        for j in range(len(before)):
            self.number[j] = before[j]
        return False

    def _improved(self) -> bool:
        """Exchange numbers of favored hexes for better ones of others until it is fair."""
        for lot in self.lots:
            for one in lot.hexes:
                for other in lot.hexes:
                    self.steps += 1
                    if self._exchanged(one, other) and self.limits.fair(self.terrain, self.number):
                        return True
        return False

    def _exchanged(self, one: Hex, other: Hex) -> bool:
        favored = self.limits.favored
        less = self.number[one]
        more = self.number[other]
        if self.terrain[one] not in favored or self.terrain[other] in favored or dots(more) <= dots(less):
            return False
        self.number[one] = 0
        self.number[other] = 0
        if self.limits.allows(self.board, self.terrain, self.number, one, more):
            self.number[one] = more
            if self.limits.allows(self.board, self.terrain, self.number, other, less):
                self.number[other] = less
                return True
        self.number[one] = less
        self.number[other] = more
        return False
