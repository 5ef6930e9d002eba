"""Treason: an opponent loses a knight, and one like it takes one's own side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from longroad.core.edge import Prompt, Reason
from longroad.core.frames import Decision
from longroad.core.menu import Menu
from longroad.core.packed import Action, Frame, Seat, x, y
from longroad.isle.geometry import Corner
from longroad.isle.knights.knights import (
    ACTIVE,
    BASIC,
    EACH,
    KNIGHT_LOST,
    RANKS,
    TIRED,
    company,
    corner_of,
    count_rank,
    is_active,
    master_of,
    offer_posts,
    post,
    rank_of,
    recall,
    refuses_post,
)
from longroad.isle.knights.politics.verbs import GIVE_UP, POLITICS_CARDS, POST_KNIGHT
from longroad.isle.routes import award

if TYPE_CHECKING:
    from longroad.isle.state import IsleState


def lords(s: IsleState, p: Seat) -> i64:
    """CK-124: the opponents who have a knight, one bit each."""
    found: i64 = 0
    for knight in company(s).men:
        if master_of(knight) != p:
            found |= 1 << master_of(knight)
    return found


def betray(s: IsleState, p: Seat, q: Seat) -> None:
    """CK-124: q chooses which knight goes; an only one goes at once."""
    men = Menu(8)
    offer_men(s, q, men)
    if men.size > 1:
        s.then(CHOOSE_TRAITOR.on(q, p))
    else:
        turn_coat(s, q, p, x(men.items[0]))


def offer_men(s: IsleState, q: Seat, menu: Menu) -> None:
    for knight in company(s).men:
        if master_of(knight) == q:
            menu.add(GIVE_UP | corner_of(knight))


def turn_coat(s: IsleState, q: Seat, p: Seat, corner: Corner) -> None:
    """CK-124: a knight of q leaves the board, and p gets one like it, if there is a piece and a corner. The
    longest route is judged when all is done (ruling 21).
    """
    knight = recall(s, corner)
    s.tell(KNIGHT_LOST | q << 32 | corner)
    rank = rank_left(s, p, rank_of(knight))
    corners = Menu(32)
    offer_posts(s, p, POST_KNIGHT, corners)
    if rank > 0 and corners.size > 0:
        s.then(CHOOSE_POST.on(p, rank, 1 if is_active(knight) else 0))
    else:
        award(s)


def rank_left(s: IsleState, p: Seat, rank: i64) -> i64:
    """CK-124: this rank, or the next below of which p has a piece left; 0 if there is none. The fortress is
    not needed.
    """
    while rank >= BASIC and count_rank(s, p, rank) == EACH:
        rank -= 1
    return rank


class ChooseTraitor(Decision["IsleState"]):
    """CK-124: the knight of one's own that is lost to seat x."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_men(s, p, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        turn_coat(s, p, x(f), x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"other": s.book.names[x(f)]}
        return Prompt("corner", "give-up-knight", args, 1, 1, False, self.ticket(s, f), None)


class ChoosePost(Decision["IsleState"]):
    """CK-124: a knight of rank x, active if y is 1, by one's own road. It acts from the next turn on
    (ruling 25).
    """

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        offer_posts(s, p, POST_KNIGHT, menu)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        s.tell(POST_KNIGHT | p << 32 | x(f) << 16 | x(a))
        post(s, p, x(a), x(f), ACTIVE | TIRED if y(f) == 1 else 0)

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        args = {"rank": RANKS[x(f)]}
        return Prompt("corner", "post-knight", args, 1, 1, False, self.ticket(s, f), None)


def refuses_traitor(s: IsleState, corner: i64) -> Reason | None:
    if s.top() >> 40 != CHOOSE_TRAITOR.number:
        return None
    if corner >= s.board.corners:
        return Reason("no-such-place", {})
    return Reason("no-knight-here", {"place": s.name_of("corner", corner)}, "misfit")


def refuses_recruit(s: IsleState, p: Seat, corner: i64) -> Reason | None:
    if s.top() >> 40 != CHOOSE_POST.number:
        return None
    if corner >= s.board.corners:
        return Reason("no-such-place", {})
    return refuses_post(s, p, corner)


CHOOSE_TRAITOR: Final = ChooseTraitor(POLITICS_CARDS * 32 + 6)
CHOOSE_POST: Final = ChoosePost(POLITICS_CARDS * 32 + 7)
