"""Knights: hiring, activating, promoting, moving, displacing, and chasing the robber."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind
from longroad.core.menu import Menu
from longroad.core.packed import (
    NOBODY,
    NOWHERE,
    Action,
    Frame,
    Row,
    Seat,
    cells,
    row,
    twin,
    verb,
    without,
    x,
    y,
)
from longroad.isle.building import refuses_corner, refuses_price
from longroad.isle.fields import CORNER, WHO
from longroad.isle.geometry import Corner, Hex
from longroad.isle.hands import GRAIN, HAND, ORE, WOOL, buy
from longroad.isle.knights.improvements import ABILITY, POLITICS, stage_of
from longroad.isle.lines import ANY_LINE, owner_of
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.robber import MOVE_ROBBER
from longroad.isle.routes import GUARD, award, closed_to, guard, unguard
from longroad.legend import CounterKind, PieceKind, VerbKind
from longroad.picture import Counter, Fact, Picture, Piece, Price, Stock

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

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

#                           lumber brick wool grain ore
HIRE_COST: Final[Row] = row([0, 0, 1, 0, 1])  # CK-070, CK-072
ACTIVATE_COST: Final[Row] = row([0, 0, 0, 1, 0])  # CK-071
NO_KNIGHT: Final = 0xFFFF  # no corner: none takes the place of a displaced knight


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


def company(s: IsleState) -> Company:
    return cast(Company, s.slice(KNIGHTS))


class Knights(IsleChapter):
    """CK-070 … CK-080: knights guard corners, and act once they have been active for a turn."""

    name: ClassVar[str] = "knights"
    number: ClassVar[int] = KNIGHTS
    group: ClassVar[str] = "knights"

    def rules(self) -> list[str]:
        return ["CK Components and set-up", "CK Turn", "CK Knights", "CK End"]

    def kinds(self) -> list[Kind[Any]]:
        return [MARCH, RETREAT]

    def verbs(self) -> dict[int, str]:
        return {
            HIRE: "hire knight {corner}",
            ACTIVATE: "activate knight {corner}",
            PROMOTE: "promote knight {corner}",
            MOVE_KNIGHT: "move knight {corner}",
            MARCH_TO: "march to {corner}",
            RETREAT_TO: "retreat to {corner}",
            CHASE: "chase robber {corner}",
        }

    def verb_kinds(self) -> dict[int, VerbKind]:
        panel = VerbKind(panel="knights", about="knight", key="k")
        return dict.fromkeys((HIRE, ACTIVATE, PROMOTE, MOVE_KNIGHT, CHASE), panel)

    def operands(self) -> dict[str, Sequence[str]]:
        return {"rank": RANKS}

    def events(self) -> dict[int, EventKind]:
        origin = EventField("origin", "corner", "y")
        rank = EventField("rank", "rank", "y")
        return {
            HIRE: EventKind("hired-knight", (WHO, CORNER), "build", tone="build", bought=True),
            ACTIVATE: EventKind("activated-knight", (WHO, CORNER), "build", bought=True),
            PROMOTE: EventKind("promoted-knight", (WHO, CORNER, rank), "build", tone="build", bought=True),
            MARCH_TO: EventKind("moved-knight", (WHO, CORNER, origin), "build"),
            RETREAT_TO: EventKind("retreated", (WHO, CORNER, origin), "build"),
            CHASE: EventKind("chased-robber", (WHO, CORNER), "attack"),
            KNIGHT_LOST: EventKind("knight-lost", (WHO, CORNER), "attack"),
            DISPLACED: EventKind("displaced", (WHO, CORNER), "attack"),
        }

    def fresh(self, s: IsleState) -> Slice:
        return Company(cells(0))

    def on_turn(self, s: IsleState, p: Seat) -> None:
        """CK-071, CK-072: a new turn, and all who are active may act."""
        men = company(s).men
        k: i64
        for k in range(len(men)):
            men[k] &= ~(TIRED | PROMOTED)

    def forbids_settlement(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """CK-074, CK-075: nobody settles where a knight stands."""
        return s.towns.owner[corner] >= GUARD

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        hand = s.hands.hand
        can_hire = hand[p * HAND + WOOL] > 0 and hand[p * HAND + ORE] > 0
        if can_hire and count_rank(s, p, BASIC) < EACH:
            offer_posts(s, p, HIRE, menu)
        for knight in company(s).men:
            if master_of(knight) == p:
                corner = corner_of(knight)
                if can_hire and may_promote(s, p, knight):
                    menu.add(PROMOTE | corner)
                if may_act(knight):
                    if can_march(s, p, knight):
                        menu.add(MOVE_KNIGHT | corner)
                    if can_chase(s, p, corner):
                        menu.add(CHASE | corner)
                elif not is_active(knight) and hand[p * HAND + GRAIN] > 0:
                    menu.add(ACTIVATE | corner)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        corner = x(a)
        if verb(a) == MOVE_KNIGHT:
            s.then(MARCH.on(p, corner))
        elif verb(a) == CHASE:
            stand_down(s, corner)
            s.tell(CHASE | p << 32 | corner)
            s.then(MOVE_ROBBER.on(p))
        elif verb(a) == ACTIVATE:
            buy(s, p, ACTIVATE_COST)
            activate(s, p, corner)
        else:
            buy(s, p, HIRE_COST)
            if verb(a) == PROMOTE:
                promote(s, p, corner)
            else:
                s.tell(HIRE | p << 32 | corner)
                post(s, p, corner, BASIC, 0)

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        corner = x(a)
        what = verb(a)
        top = s.top() >> 40
        if what == MARCH_TO and top == MARCH.number:
            return refuses_way(s, corner, x(s.top()), NO_KNIGHT)
        if what == RETREAT_TO and top == RETREAT.number:
            return refuses_way(s, corner, x(s.top()), y(s.top()))
        if not s.in_main():
            return None
        if what == HIRE:
            return refuses_post(s, p, corner) or refuses_price(s, p, "knight", HIRE_COST)
        if what == ACTIVATE:
            return refuses_helmet(s, p, corner) or refuses_price(s, p, "helmet", ACTIVATE_COST)
        if what == PROMOTE:
            return refuses_promotion(s, p, corner) or refuses_price(s, p, "promotion", HIRE_COST)
        if what == MOVE_KNIGHT:
            place = s.name_of("corner", corner)
            return refuses_errand(s, p, corner) or Reason("nowhere-to-march", {"place": place})
        if what == CHASE:
            return refuses_errand(s, p, corner) or refuses_chase(s, p, corner)
        return None

    def on_priced(self, s: IsleState, p: Seat, prices: list[Price]) -> None:
        prices.append(s.price(HIRE, HIRE_COST))
        prices.append(s.price(ACTIVATE, ACTIVATE_COST))
        prices.append(s.price(PROMOTE, HIRE_COST))

    def pieces(self) -> dict[str, PieceKind]:
        return {"knight": PieceKind(role="fighter")}

    def counters(self) -> dict[str, CounterKind]:
        return {"strength": CounterKind("more", role="force")}

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        """Every knight: what it is, whether it wears a helmet, and whether it must wait for the next turn."""
        for knight in company(s).men:
            place = s.name_of("corner", corner_of(knight))
            active = is_active(knight)
            facts: dict[str, Fact] = {
                "rank": int(rank_of(knight)),
                "active": active,
                "tired": active and not may_act(knight),
            }
            picture.pieces.append(Piece("knight", int(master_of(knight)), place, facts))
        q: Seat
        rank: i64
        for q in range(s.seats):
            picture.counters.append(Counter("strength", int(q), int(strength_of(s, q))))
            for rank in range(BASIC, MIGHTY + 1):
                left = int(EACH - count_rank(s, q, rank))
                picture.stock.append(Stock(f"{RANKS[rank]} knight", int(q), left))


# -- one knight -------------------------------------------------------------------------------------------


def corner_of(knight: i64) -> Corner:
    return knight & 0xFFFF


def master_of(knight: i64) -> Seat:
    return knight >> OWNER & 15


def rank_of(knight: i64) -> i64:
    return knight >> RANK & 15


def is_active(knight: i64) -> bool:
    return knight & ACTIVE != 0


def may_act(knight: i64) -> bool:
    """CK-071, CK-076: it has been active since an earlier turn."""
    return knight & (ACTIVE | TIRED) == ACTIVE


def may_promote(s: IsleState, p: Seat, knight: i64) -> bool:
    """CK-072, CK-073: once a turn, to a rank of which p has a piece left; to the last with the fortress."""
    rank = rank_of(knight)
    if rank == MIGHTY or knight & PROMOTED != 0 or master_of(knight) != p:
        return False
    if rank + 1 == MIGHTY and stage_of(s, p, POLITICS) < ABILITY:
        return False
    return count_rank(s, p, rank + 1) < EACH


# -- all knights ------------------------------------------------------------------------------------------


def index_at(s: IsleState, corner: Corner) -> i64:
    """Which knight of the company stands on a corner; -1 if none does."""
    men = company(s).men
    k: i64
    for k in range(len(men)):
        if corner_of(men[k]) == corner:
            return k
    return -1


def knight_at(s: IsleState, corner: Corner) -> i64:
    """The knight on a corner. There must be one."""
    return company(s).men[index_at(s, corner)]


def mark(s: IsleState, corner: Corner, knight: i64) -> None:
    """The knight on a corner is this from now on."""
    company(s).men[index_at(s, corner)] = knight


def count_rank(s: IsleState, p: Seat, rank: i64) -> i64:
    """How many knights of a rank p has on the board."""
    n: i64 = 0
    for knight in company(s).men:
        if master_of(knight) == p and rank_of(knight) == rank:
            n += 1
    return n


def strength_of(s: IsleState, p: Seat) -> i64:
    """CK-090: the ranks of p's active knights, added up."""
    n: i64 = 0
    for knight in company(s).men:
        if master_of(knight) == p and is_active(knight):
            n += rank_of(knight)
    return n


def post(s: IsleState, p: Seat, corner: Corner, rank: i64, flags: i64) -> None:
    """Put a knight of p on a free corner, wherever it comes from."""
    station(s, corner | p << OWNER | rank << RANK | flags)
    award(s)


def dismiss(s: IsleState, corner: Corner) -> i64:
    """Take the knight on a corner off the board; says which it was."""
    knight = recall(s, corner)
    award(s)
    return knight


def station(s: IsleState, knight: i64) -> None:
    """A knight stands on its corner from now on; the longest route is judged when all is done."""
    company(s).men = append(company(s).men, knight)
    guard(s, master_of(knight), corner_of(knight))


def recall(s: IsleState, corner: Corner) -> i64:
    """A knight leaves its corner; says which it was. The longest route is judged when all is done."""
    c = company(s)
    knight = knight_at(s, corner)
    c.men = without(c.men, knight)
    unguard(s, corner)
    return knight


def activate(s: IsleState, p: Seat, corner: Corner) -> None:
    """CK-071: a knight of p puts its helmet on, paid for or free; this turn it does nothing more."""
    mark(s, corner, knight_at(s, corner) | ACTIVE | TIRED)
    s.tell(ACTIVATE | p << 32 | corner)


def promote(s: IsleState, p: Seat, corner: Corner) -> None:
    """CK-072: a knight of p, active or not, is one rank higher, paid for or free."""
    knight = knight_at(s, corner)
    mark(s, corner, knight + (1 << RANK) | PROMOTED)
    s.tell(PROMOTE | p << 32 | (rank_of(knight) + 1) << 16 | corner)


def stand_down(s: IsleState, corner: Corner) -> None:
    """CK-076: after its action a knight is inactive."""
    mark(s, corner, knight_at(s, corner) & ~ACTIVE)


# -- where knights stand ----------------------------------------------------------------------------------


def is_vacant(s: IsleState, corner: Corner) -> bool:
    """Nothing stands on this corner."""
    return s.towns.owner[corner] == NOBODY and not s.rules.forbids_knight(s, corner)


def is_weaker(s: IsleState, corner: Corner, rank: i64) -> bool:
    """A knight of a rank below this stands here."""
    return s.towns.owner[corner] >= GUARD and rank_of(knight_at(s, corner)) < rank


def touches(s: IsleState, p: Seat, corner: Corner) -> bool:
    """A road or ship of p ends at this corner."""
    return s.routes.visits[corner] >> p & ANY_LINE != 0


def is_post(s: IsleState, p: Seat, corner: Corner) -> bool:
    """CK-070, CK-141, CK-150: vacant, on land, and by a road or ship of p, however near to towns."""
    return touches(s, p, corner) and is_vacant(s, corner) and s.land.is_inhabitable(s.board, corner)


def offer_posts(s: IsleState, p: Seat, build: Action, menu: Menu) -> None:
    """Every corner where a new knight of p may stand, each added to the action that puts it there."""
    corner: Corner
    for corner in range(s.board.corners):
        if is_post(s, p, corner):
            menu.add(build | corner)


# -- moving and displacing --------------------------------------------------------------------------------


def offer_ways(s: IsleState, p: Seat, start: Corner, stronger_than: i64, build: Action, menu: Menu) -> None:
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
            if owner_of(s.routes.road[side]) == p and seen[there] == 0:  # ruling 17: road or ship
                seen[there] = 1
                if is_goal(s, p, there, stronger_than):
                    menu.add(build | there)
                if not closed_to(s, p, there):
                    todo.add(there)
            j += 1
        k += 1


def is_goal(s: IsleState, p: Seat, corner: Corner, stronger_than: i64) -> bool:
    """A knight of p may end its way here, if it gets here."""
    return is_vacant(s, corner) or (closed_to(s, p, corner) and is_weaker(s, corner, stronger_than))


def can_march(s: IsleState, p: Seat, knight: i64) -> bool:
    """Whether a knight of p has anywhere to go. Most often the next corner will do."""
    corner = corner_of(knight)
    farther = False
    k: i64 = 0
    for side in s.board.sides_at[corner]:
        if owner_of(s.routes.road[side]) == p:
            there = s.board.across[corner][k]
            if is_goal(s, p, there, rank_of(knight)):
                return True
            farther = farther or not closed_to(s, p, there)
        k += 1
    if not farther:
        return False
    menu = Menu(16)
    offer_ways(s, p, corner, rank_of(knight), MARCH_TO, menu)
    return menu.size > 0


class March(Decision["IsleState"]):
    """CK-077, CK-078: the knight on corner x goes to a vacant corner, or displaces a weaker knight."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_ways(s, p, x(f), rank_of(knight_at(s, x(f))), MARCH_TO, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        if s.towns.owner[x(a)] == NOBODY:
            march(s, x(f), x(a))
            award(s)
        else:
            displace(s, x(a), x(f))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"place": s.name_of("corner", x(f))}
        return Prompt("corner", "march", args, 1, 1, False, self.ticket(s, f), None)


def march(s: IsleState, start: Corner, corner: Corner) -> None:
    """A knight changes places, which is its action; the longest route is judged when all is done."""
    knight = recall(s, start)
    station(s, knight & ~(0xFFFF | ACTIVE) | corner)
    s.tell(MARCH_TO | master_of(knight) << 32 | start << 16 | corner)


def displace(s: IsleState, corner: Corner, by: Corner = NO_KNIGHT) -> None:
    """CK-078, CK-079, CK-121: the knight on a corner must leave it; where to, its owner decides.

    `by` is where the knight stands that takes its place, if one does. Both move when the owner has decided:
    so the longest route is judged once.
    """
    q = owner_of(s.towns.owner[corner])
    s.tell(DISPLACED | q << 32 | corner)
    ways = Menu(16)
    offer_retreats(s, q, corner, by, ways)
    if ways.size > 1:
        s.then(RETREAT.on(q, corner, by))
    else:
        give_way(s, corner, by, x(ways.items[0]) if ways.size == 1 else NOWHERE)


def offer_retreats(s: IsleState, q: Seat, corner: Corner, by: Corner, menu: Menu) -> None:
    """CK-079: where the displaced knight can go; the corner its opponent comes from is vacant by then."""
    towns = s.towns.owner
    comer: i64 = NOBODY
    if by != NO_KNIGHT:
        comer = towns[by]
        towns[by] = NOBODY  # as if it had left (ruling 21)
    offer_ways(s, q, corner, 0, RETREAT_TO, menu)
    if by != NO_KNIGHT:
        towns[by] = comer


def give_way(s: IsleState, corner: Corner, by: Corner, to: Corner) -> None:
    """CK-079: the displaced knight goes, its status unchanged; where there is no way, it leaves the board."""
    knight = recall(s, corner)
    q = master_of(knight)
    if by != NO_KNIGHT:
        march(s, by, corner)
    if to == NOWHERE:
        s.tell(KNIGHT_LOST | q << 32 | corner)
    else:
        station(s, knight & ~0xFFFF | to)
        s.tell(RETREAT_TO | q << 32 | corner << 16 | to)
    award(s)


class Retreat(Decision["IsleState"]):
    """CK-079: the knight on corner x is displaced by that on corner y, if any."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_retreats(s, p, x(f), y(f), menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        give_way(s, x(f), y(f), x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"place": s.name_of("corner", x(f))}
        return Prompt("corner", "retreat", args, 1, 1, False, self.ticket(s, f), None)


# -- chasing ----------------------------------------------------------------------------------------------


def can_chase(s: IsleState, p: Seat, corner: Corner) -> bool:
    """CK-080: the robber stands beside a knight of p, and may be moved by now."""
    return s.robber.at != NOWHERE and is_beside(s, corner, s.robber.at) and not s.rules.forbids_thief(s, p)


def is_beside(s: IsleState, corner: Corner, hex: Hex) -> bool:
    for other in s.board.corners_of[hex]:
        if other == corner:
            return True
    return False


# -- why not ----------------------------------------------------------------------------------------------


def refuses_post(s: IsleState, p: Seat, corner: i64) -> Reason | None:
    place = s.name_of("corner", corner)
    if s.towns.owner[corner] != NOBODY:
        return refuses_corner(s, corner)
    if not s.land.is_inhabitable(s.board, corner):
        return Reason("at-sea", {"place": place})
    if not touches(s, p, corner):
        return Reason("no-way-there", {"place": place})
    if not is_vacant(s, corner):
        return s.rules.why_forbidden(s, p, HIRE | corner, place)
    if count_rank(s, p, BASIC) == EACH:
        return Reason("no-piece-left", {"what": "basic knight"}, "anywhere")
    return None


def refuses_knight(s: IsleState, p: Seat, corner: i64) -> Reason | None:
    if s.towns.owner[corner] != GUARD + p:
        return Reason("no-knight-here", {"place": s.name_of("corner", corner)}, "misfit")
    return None


def refuses_helmet(s: IsleState, p: Seat, corner: i64) -> Reason | None:
    reason = refuses_knight(s, p, corner)
    if reason is None and is_active(knight_at(s, corner)):
        return Reason("knight-active", {"place": s.name_of("corner", corner)})
    return reason


def refuses_promotion(s: IsleState, p: Seat, corner: i64) -> Reason | None:
    reason = refuses_knight(s, p, corner)
    if reason is not None:
        return reason
    place = s.name_of("corner", corner)
    knight = knight_at(s, corner)
    rank = rank_of(knight)
    if rank == MIGHTY:
        return Reason("knight-mighty", {"place": place})
    if knight & PROMOTED != 0:
        return Reason("knight-promoted", {"place": place})
    if rank + 1 == MIGHTY and stage_of(s, p, POLITICS) < ABILITY:
        return Reason("needs-fortress", {})
    if count_rank(s, p, rank + 1) == EACH:
        return Reason("no-piece-left", {"what": f"{RANKS[rank + 1]} knight"}, "anywhere")
    return None


def refuses_errand(s: IsleState, p: Seat, corner: i64) -> Reason | None:
    """CK-071, CK-076: why the knight on a corner can't act at all."""
    reason = refuses_knight(s, p, corner)
    if reason is not None:
        return reason
    place = s.name_of("corner", corner)
    if not is_active(knight_at(s, corner)):
        return Reason("knight-inactive", {"place": place})
    if not may_act(knight_at(s, corner)):
        return Reason("knight-tired", {"place": place})
    return None


def refuses_way(s: IsleState, corner: i64, start: Corner, leaving: Corner) -> Reason:
    place = s.name_of("corner", corner)
    if corner == start:
        return Reason("knight-stays", {"place": place})
    if s.towns.owner[corner] != NOBODY and corner != leaving:
        return refuses_corner(s, corner)
    return Reason("no-way-there", {"place": place})


def refuses_chase(s: IsleState, p: Seat, corner: i64) -> Reason | None:
    if s.rules.forbids_thief(s, p):
        return s.rules.why_forbidden(s, p, CHASE | corner, "", "thief-away")
    return Reason("robber-elsewhere", {"place": s.name_of("corner", corner)})


MARCH: Final = March(KNIGHTS * 32 + 0)
RETREAT: Final = Retreat(KNIGHTS * 32 + 1)
