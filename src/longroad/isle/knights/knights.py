"""Knights: hiring, activating, promoting, moving, displacing, and chasing the robber."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.menu import Menu
from longroad.core.words import (
    NOBODY,
    Action,
    Corner,
    Row,
    Seat,
    cells,
    row,
    twin,
)
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.routes import EITHER, GUARD, closed_to, guard, owner_of, unguard

if TYPE_CHECKING:
    from longroad.isle.table import Table

KNIGHTS: Final = 24
HIRE: Final = (KNIGHTS * 32 + 0) << 40
ACTIVATE: Final = (KNIGHTS * 32 + 1) << 40
PROMOTE: Final = (KNIGHTS * 32 + 2) << 40
MOVE_KNIGHT: Final = (KNIGHTS * 32 + 3) << 40
MARCH_TO: Final = (KNIGHTS * 32 + 4) << 40
RETREAT_TO: Final = (KNIGHTS * 32 + 5) << 40
CHASE: Final = (KNIGHTS * 32 + 6) << 40
KNIGHT_LOST: Final = (KNIGHTS * 32 + 7) << 40  # these are events only
DISPLACED: Final = (KNIGHTS * 32 + 8) << 40

BASIC: Final = 1  # ranks, and strength in battle
STRONG: Final = 2
MIGHTY: Final = 3
EACH: Final = 2  # CK-003, CK-073: pieces of each rank
RANKS = ("", "basic", "strong", "mighty")

# A knight on the board is one number: its corner, its owner above that, its rank, and these.
OWNER: Final = 16
RANK: Final = 20
ACTIVE: Final = 1 << 24
TIRED: Final = 1 << 25  # activated this turn: it acts from the next on (CK-071)
PROMOTED: Final = 1 << 26  # this turn (CK-072)
COMMITTED: Final = 1 << 27  # to the battle that is just being fought (CK-099)

#                       lumber brick wool grain ore
HIRE_COST: Final[Row] = row([0, 0, 1, 0, 1])  # CK-070, CK-072


@mypyc_attr(acyclic=True, free_list_len=1)
class Company(Slice):
    """All knights on the board."""

    def __init__(self, men: Row) -> None:
        self.men: Row = men  # one cell for each, see above

    def copy(self) -> Company:
        return Company(twin(self.men))

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Company)
        other.men = twin(self.men)


def company(s: Table) -> Company:
    return cast(Company, s.slice(KNIGHTS))


class Knights(IsleChapter):
    """CK-070 … CK-080: knights guard corners, and act once they have been active for a turn."""

    name: ClassVar[str] = "knights"
    number: ClassVar[int] = KNIGHTS

    def fresh(self, s: Table) -> Slice:
        return Company(cells(0))

    def forbids_settlement(self, s: Table, p: Seat, corner: Corner) -> bool:
        """CK-074, CK-075: nobody settles where a knight stands."""
        return s.towns.owner[corner] >= GUARD


def corner_of(knight: i64) -> Corner:
    return knight & 0xFFFF


def master_of(knight: i64) -> Seat:
    return knight >> OWNER & 15


def rank_of(knight: i64) -> i64:
    return knight >> RANK & 15


def is_active(knight: i64) -> bool:
    return knight & ACTIVE != 0


def index_at(s: Table, corner: Corner) -> i64:
    """Which knight of the company stands on a corner; -1 if none does."""
    men = company(s).men
    k: i64
    for k in range(len(men)):
        if corner_of(men[k]) == corner:
            return k
    return -1


def knight_at(s: Table, corner: Corner) -> i64:
    """The knight on a corner. There must be one."""
    return company(s).men[index_at(s, corner)]


def mark(s: Table, corner: Corner, knight: i64) -> None:
    """The knight on a corner is this from now on."""
    company(s).men[index_at(s, corner)] = knight


def count_rank(s: Table, p: Seat, rank: i64) -> i64:
    """How many knights of a rank p has on the board."""
    n: i64 = 0
    for knight in company(s).men:
        if master_of(knight) == p and rank_of(knight) == rank:
            n += 1
    return n


def strength_of(s: Table, p: Seat) -> i64:
    """CK-090: the ranks of p's active knights, added up."""
    n: i64 = 0
    for knight in company(s).men:
        if master_of(knight) == p and is_active(knight):
            n += rank_of(knight)
    return n


def post(s: Table, p: Seat, corner: Corner, rank: i64, flags: i64) -> None:
    """Put a knight of p on a free corner, wherever it comes from."""
    company(s).men = append(company(s).men, corner | p << OWNER | rank << RANK | flags)
    guard(s, p, corner)


def dismiss(s: Table, corner: Corner) -> i64:
    """Take the knight on a corner off the board; says which it was."""
    c = company(s)
    gone: i64 = 0
    rest = cells(0)
    for knight in c.men:
        if corner_of(knight) == corner:
            gone = knight
        else:
            rest = append(rest, knight)
    c.men = rest
    unguard(s, corner)
    return gone


def is_vacant(s: Table, corner: Corner) -> bool:
    """Nothing stands on this corner."""
    return s.towns.owner[corner] == NOBODY and s.rules.may_post(s, corner)


def is_weaker(s: Table, corner: Corner, rank: i64) -> bool:
    """A knight of a rank below this stands here."""
    return s.towns.owner[corner] >= GUARD and rank_of(knight_at(s, corner)) < rank


def touches(s: Table, p: Seat, corner: Corner) -> bool:
    """A road or ship of p ends at this corner."""
    return s.routes.visits[corner] >> p & EITHER != 0


def offer_ways(s: Table, p: Seat, start: Corner, stronger_than: i64, build: Action, menu: Menu) -> None:
    """CK-077 … CK-079, CK-141: every corner a knight of p can get to from `start` over own roads and ships,
    each added to the action that goes there.

    It ends on a vacant corner, or on one with somebody else's knight of a rank below `stronger_than`; it
    passes one's own pieces, but nobody else's.
    """
    seen = cells(s.board.corners)
    seen[start] = 1
    todo = Menu(32)
    todo.add(start)
    k: i64 = 0
    while k < todo.size:
        here = todo.items[k]
        j: i64 = 0
        across = s.board.across[here]
        for side in s.board.sides_at[here]:
            there = across[j]
            if owner_of(s.routes.road[side]) == p and seen[there] == 0:
                seen[there] = 1
                if is_vacant(s, there) or (closed_to(s, p, there) and is_weaker(s, there, stronger_than)):
                    menu.add(build | there)
                if not closed_to(s, p, there):
                    todo.add(there)
            j += 1
        k += 1
