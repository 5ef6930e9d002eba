"""BASE-011, SEA-104 – before the game a dealer fills in what a map leaves open, and shuffles what it may."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from longroad.core.dealer import Dealer
from longroad.core.packed import Row, cells, row
from longroad.errors import BadMap, BadSpec
from longroad.isle.geometry import SEA, Board, Hex, Side, takes_number
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.limits import PATIENCE, Laying, Limits, Lot, beside_red
from longroad.isle.maps.room import crowded, shores
from longroad.isle.maps.value import Map

NUMBERS: Final = ["random", "spiral", "spread"]
BOARDS: Final = [*NUMBERS, "fixed", "variable"]
HARBORS: Final = ["fixed", "shuffled", "players", "generator"]
ISLETS: Final = ["shuffled", "fixed"]

TRIES: Final = 200  # on the base island one in six succeeds
DEALS: Final = 5  # of the land, where it leaves no room for the rest


def resolve(
    file: MapFile, dealer: Dealer, board: str = "fixed", harbors: str = "fixed", islets: str = "shuffled"
) -> Map:
    """The map of one game.

    What is open is dealt: numbers `random`, in a `spiral`, or `spread` with no 6 or 8 beside another; on a
    `fixed` or `variable` board they are dealt at random too. What is drawn stays, except that a `variable`
    board shuffles what the file says.
    """
    for value, known, what in (
        (board, BOARDS, "board"),
        (harbors, HARBORS, "harbors"),
        (islets, ISLETS, "islets"),
    ):
        if value not in known:
            raise BadSpec(f"{what} can be {', '.join(known[:-1])} or {known[-1]}, not {value!r}")
    if file.problems:
        raise BadMap(file.problems[0])
    shuffled = board == "variable"
    if shuffled and not (file.shuffles or len(file.unfilled) or len(file.number_pool)):
        raise BadMap(f"{file.name} has no variable set-up")
    if file.drawn and not shuffled and not file.harbor_stack:
        return file.as_drawn()
    terrain, number = deal_land(file, dealer, board, islets)
    harbor_list = file.harbors
    if shuffled or harbors != "fixed" or len(file.harbor_pool) > 0 or file.harbor_stack:
        sides, kinds = deal_harbors(file, dealer, harbors, shuffled, terrain)
        harbor_list = [(int(sides[k]), int(kinds[k])) for k in range(len(sides))]
    stack = file.harbor_stack if harbors == "players" else []
    robber = file.robber
    if shuffled and file.shuffled_robber is not None:
        robber = file.shuffled_robber
    return Map(file, terrain, number, harbor_list, stack, robber.hexes(terrain, number))


def deal_land(file: MapFile, dealer: Dealer, board: str, islets: str) -> tuple[Row, Row]:
    """Terrain and numbers. If there is no room for the players or the numbers, the land is dealt again."""
    mixed = board == "variable" and len(file.shuffles) > 0
    terrain = file.terrain
    number = file.number
    crowd = ""
    for _ in range(DEALS if mixed or len(file.unfilled) > 0 else 1):
        terrain = deal_terrain(file, dealer)
        if mixed:
            terrain = mix_terrain(file, terrain, dealer, islets)
        crowd = crowded(file, terrain) if SEA in file.terrain_pool or file.shifting else ""
        if crowd == "":
            number = file.number[:]
            if deal_numbers(file, terrain, number, dealer, board, mixed):
                return terrain, number
    raise BadMap(crowd or why_not(file, terrain, dealer, board, mixed))


def deal_numbers(file: MapFile, terrain: Row, number: Row, dealer: Dealer, board: str, mixed: bool) -> bool:
    """Whether the numbers could be laid as they must."""
    if board == "spiral" and len(file.number_pool) > 0:
        wind(file, terrain, number, dealer)
    elif mixed or len(file.limits) > 0:
        lots = lots_of(file, terrain, number, mixed)
        limits = limits_of(file, board)
        return len(lots) == 0 or Laying(file.board, terrain, number, lots, limits).lay(dealer)
    elif board == "spread" and len(file.number_pool) > 0:
        spread(file, terrain, number, dealer)
    else:
        scatter(file, terrain, number, dealer)
    return True


def limits_of(file: MapFile, board: str) -> Limits:
    if board == "spread":
        return Limits(True, file.limits.favored, file.limits.bars)
    return file.limits


def why_not(file: MapFile, terrain: Row, dealer: Dealer, board: str, mixed: bool) -> str:
    """The limit that can't be met, or all of them."""
    number = file.number[:]
    lots = lots_of(file, terrain, number, mixed)
    culprit = limits_of(file, board)
    for one in culprit.one_by_one():
        if not Laying(file.board, terrain, number, lots, one).search(dealer):
            culprit = one
            break
        for lot in lots:
            for h in lot.hexes:
                number[h] = 0
    return f"found no way to lay the numbers of {file.name} with {culprit}"


def lots_of(file: MapFile, terrain: Row, number: Row, mixed: bool) -> list[Lot]:
    """What is dealt where. The hexes are cleared."""
    lots: list[Lot] = []
    passed: list[int] = []
    for shuffle in file.shuffles if mixed else []:
        pool = [int(number[h]) for h in shuffle.numbers if number[h] > 0]
        hexes = [h for h in shuffle.numbers if takes_number(terrain[h])]
        for h in shuffle.numbers:
            number[h] = 0
        passed += shuffle.numbers
        if hexes:
            lots.append(Lot(row(hexes), row(pool)))
    if len(file.number_pool) > 0:
        bare = [int(h) for h in bare_hexes(file, terrain, number, passed)]
        lots.append(Lot(row(bare), file.number_pool[:]))
    return lots


def mix_terrain(file: MapFile, drawn: Row, dealer: Dealer, islets: str) -> Row:
    """SEA-104: what lies on the hexes of a group changes places; the sea too, unless the islets are fixed."""
    terrain = drawn[:]
    k: i64
    for shuffle in file.shuffles:
        hexes = [h for h in shuffle.terrain if islets == "shuffled" or drawn[h] != SEA]
        pool = row([int(drawn[h]) for h in hexes])
        dealer.shuffle(pool)
        for k in range(len(pool)):
            terrain[hexes[k]] = pool[k]
    return terrain


def deal_terrain(file: MapFile, dealer: Dealer) -> Row:
    if len(file.unfilled) == 0:
        return file.terrain
    pool = file.terrain_pool[:]
    dealer.shuffle(pool)
    if len(pool) == file.board.hexes:
        return pool
    terrain = file.terrain[:]
    k: i64
    for k in range(len(pool)):
        terrain[file.unfilled[k]] = pool[k]
    return terrain


def deal_harbors(
    file: MapFile, dealer: Dealer, harbors: str, shuffled: bool, terrain: Row
) -> tuple[Row, Row]:
    """The sides of the harbors and their kinds: from the pool, mixed, and placed by chance (SEA-201)."""
    sides = file.harbor_sides
    kinds = file.harbor_kinds[:]
    pool = file.harbor_pool[:]
    dealer.shuffle(pool)
    k: i64
    i: i64 = 0
    for k in range(len(kinds)):
        if kinds[k] == 0:
            kinds[k] = pool[i]
            i += 1
    if harbors == "shuffled":
        dealer.shuffle(kinds)
    for shuffle in file.shuffles if shuffled else []:
        if shuffle.harbors:
            mix_harbors(file, kinds, shuffle.terrain + shuffle.numbers, dealer)
    if harbors != "players" and file.harbor_stack:
        stack = row(file.harbor_stack)
        dealer.shuffle(stack)
        sides, kinds = found_harbors(file, sides, kinds, stack, terrain, dealer)
    return sides, kinds


def mix_harbors(file: MapFile, kinds: Row, hexes: list[int], dealer: Dealer) -> None:
    """The harbors of these hexes change places."""
    found: list[int] = []
    for k in range(len(kinds)):
        if any(int(h) in hexes for h in file.board.hexes_beside[file.harbor_sides[k]]):
            found.append(k)
    pool = row([int(kinds[k]) for k in found])
    dealer.shuffle(pool)
    for i, k in enumerate(found):
        kinds[k] = pool[i]


def found_harbors(
    file: MapFile, sides: Row, kinds: Row, stack: Row, terrain: Row, dealer: Dealer
) -> tuple[Row, Row]:
    """SEA-201: one after the other on any coast, one at a corner at most. `crowded` saw to the room."""
    free = row(shores(file, terrain))
    dealer.shuffle(free)
    all_sides = [int(side) for side in sides]
    all_kinds = [int(kind) for kind in kinds]
    taken: set[int] = set()
    k: i64 = 0
    side: Side
    for side in free:
        ends = [int(c) for c in file.board.ends[side]]
        if k < len(stack) and not any(c in taken for c in ends):
            taken.update(ends)
            all_sides.append(int(side))
            all_kinds.append(int(stack[k]))
            k += 1
    assert k == len(stack), "There is room on the coast."
    return row(all_sides), row(all_kinds)


def bare_hexes(file: MapFile, terrain: Row, number: Row, passed: list[int]) -> Row:
    """The hexes that still need a number, as many as the pool holds; some passed over."""
    bare = cells(len(file.number_pool))
    k: i64 = 0
    h: Hex
    for h in range(file.board.hexes):
        if number[h] == 0 and takes_number(terrain[h]) and h not in file.bare and h not in passed:
            bare[k] = h
            k += 1
    return bare


def scatter(file: MapFile, terrain: Row, number: Row, dealer: Dealer) -> None:
    """(a) Fully random."""
    pool = file.number_pool[:]
    dealer.shuffle(pool)
    bare = bare_hexes(file, terrain, number, [])
    k: i64
    for k in range(len(pool)):
        number[bare[k]] = pool[k]


def wind(file: MapFile, terrain: Row, number: Row, dealer: Dealer) -> None:
    """(b) In their order from a corner hex counter-clockwise inwards; what takes no number is skipped."""
    if len(file.spirals) == 0:
        raise BadMap(f"the numbers of {file.name} can't be laid in a spiral")
    k: i64 = 0
    for h in file.spirals[dealer.below(len(file.spirals))]:
        if number[h] == 0 and takes_number(terrain[h]) and h not in file.bare:
            number[h] = file.number_pool[k]
            k += 1


def spread(file: MapFile, terrain: Row, number: Row, dealer: Dealer) -> None:
    """(c) Random, but no two of 6 and 8 side by side: each such arrangement is as likely as another."""
    reds = file.reds
    bare = bare_hexes(file, terrain, number, [])
    k: i64
    for _ in range(TRIES):
        placed: i64 = 0
        while placed < len(reds):
            k = placed + dealer.below(len(bare) - placed)
            h = bare[k]
            bare[k] = bare[placed]
            bare[placed] = h
            if beside_red(file.board, number, h):
                break
            number[h] = reds[placed]
            placed += 1
        if placed == len(reds):
            break
        for k in range(placed):
            number[bare[k]] = 0
    else:
        dealer.shuffle(bare)
        Search(file.board, number, bare, reds, file.name).place(0, 0)
        bare = still_bare(bare, number, len(reds))
    pool = file.others[:]
    dealer.shuffle(pool)
    for k in range(len(pool)):
        number[bare[len(reds) + k]] = pool[k]


def still_bare(bare: Row, number: Row, reds: i64) -> Row:
    """The hexes again, those with a red number first."""
    order = cells(len(bare))
    first: i64 = 0
    last = reds
    for h in bare:
        if number[h] > 0:
            order[first] = h
            first += 1
        else:
            order[last] = h
            last += 1
    return order


class Search:
    """Looks for places for the red numbers where chance found none, for a while."""

    def __init__(self, board: Board, number: Row, bare: Row, reds: Row, name: str) -> None:
        self.board = board
        self.number = number
        self.bare = bare
        self.reds = reds
        self.name = name
        self.steps: i64 = 0

    def place(self, k: i64, start: i64) -> None:
        if not self._placed(k, start):
            raise BadMap(f"found no way to lay the numbers of {self.name} with no 6 or 8 beside another")

    def _placed(self, k: i64, start: i64) -> bool:
        """Whether the reds from the k-th on fit on the hexes from `start` on."""
        if k == len(self.reds):
            return True
        i: i64
        for i in range(start, len(self.bare) - (len(self.reds) - k) + 1):
            self.steps += 1
            if self.steps > PATIENCE:
                return False
            h = self.bare[i]
            if not beside_red(self.board, self.number, h):
                self.number[h] = self.reds[k]
                if self._placed(k + 1, i + 1):
                    return True
                self.number[h] = 0
        return False


__all__ = ["BOARDS", "HARBORS", "ISLETS", "NUMBERS", "resolve"]
