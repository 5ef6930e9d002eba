"""What a chapter means to a bot: everything that a valuation asks chapters, by mood.

The appraiser of a chapter is a class in a file of `longroad.bots.appraisers`, both named after the chapter:
that of "development cards" is `DevelopmentCards` in `development_cards.py`. A chapter without one plays, too:
its actions are tried, and valued by what the others make of the position. House rules `teach` theirs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Chapter
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Frame, Seat
from longroad.isle.state import IsleState

if TYPE_CHECKING:
    from longroad.bots.outlook import Outlook
    from longroad.bots.value.prizes import Prizes
    from longroad.bots.value.reach import Reach

NEVER: Final = -(1 << 60)  # the gain of what isn't to be done
UNKNOWN: Final = NEVER - 1  # the gain of what must be tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraiser:
    """The appraiser of a chapter about which there is nothing to say: override what there is.

    It belongs to one outlook, which looks at positions through the eyes of the seat `o.p`.
    """

    number: ClassVar[int] = 0  # of its chapter

    def __init__(self, o: Outlook) -> None:
        self.o: Final = o
        self.w: Final = o.w

    # -- told: all hear it, in book order -------------------------------------------------------------
    def look(self, s: IsleState) -> None:
        """Once for every choice: take in the position before anything is done."""

    def count(self, s: IsleState) -> None:
        """`o.harvest` has what hexes yield; change what the chapter yields otherwise."""

    def weigh_sites(self, s: IsleState) -> None:
        """Once for every choice: `o.site`, `o.raised` and `o.thirst` are known; change them."""

    def explore(self, s: IsleState, p: Seat, reach: Reach) -> None:
        """Where p could get to, otherwise than by road."""

    def gather(self, s: IsleState, p: Seat, prizes: Prizes) -> None:
        """What p could win where it gets to."""

    def tempt(self, s: IsleState, reach: Reach) -> None:
        """What some more roads or ships would win, wherever they lie: raise `pave_at`, `prize_at`."""

    def survey(self, s: IsleState) -> None:
        """What there is to buy: add it to `o.plans`."""

    # -- added up ---------------------------------------------------------------------------------------
    def worth(self, s: IsleState) -> i64:
        """What the position is worth for this chapter, in thousandths of a point."""
        return 0

    def lines_left(self, s: IsleState, p: Seat) -> i64:
        """Pieces that p could still make its route longer with."""
        return 0

    # -- best of: the highest answer counts -----------------------------------------------------------
    def drawn(self, s: IsleState, p: Seat) -> i64:
        """What a card of the chapter's deck is worth that p is given."""
        return 0

    # -- passed on: each gets what the one before it has made of it -----------------------------------
    def needs(self, s: IsleState, q: Seat, points: i64) -> i64:
        """The points that q still needs, counting like points what the chapter asks for."""
        return points

    def knight(self, s: IsleState, p: Seat, more: i64, worth: i64) -> i64:
        """What a knight's card is worth that p has not played yet, and holds so many more of."""
        return worth

    # -- the chapter's own frames and verbs -------------------------------------------------------------
    def answer(self, s: IsleState, p: Seat, f: Frame, menu: Menu) -> Action:
        """What to answer a question of the chapter; NOTHING: try what there is."""
        return NOTHING

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        """What an action of the chapter gains, if that is known without trying it; UNKNOWN, NEVER."""
        return UNKNOWN

    def pending(self, s: IsleState, f: Frame) -> i64:
        """What nature, or whoever is asked next, is about to do for the seat, on average."""
        return 0

    def predict(self, s: IsleState, q: Seat, f: Frame) -> Action:
        """What another seat will answer, if everybody can see that."""
        return NOTHING

    def is_pause(self, f: Frame) -> bool:
        """Whether an action has come to its end, so that the seat thinks anew."""
        return False

    def goes_on(self, f: Frame) -> bool:
        """Whether a choice is worth only what the seat does next."""
        return False

    # -- asked in turn, until one has an idea ---------------------------------------------------------
    def first(self, s: IsleState, p: Seat, menu: Menu) -> Action:
        """What to do before anything else is tried."""
        return NOTHING

    def last(self, s: IsleState, p: Seat, menu: Menu, least: i64) -> Action:
        """What to do if nothing that was tried is better than what was foreseen; it must gain more."""
        return NOTHING


TAUGHT: Final[dict[type[Chapter], type[Appraiser]]] = {}


def teach(chapter: type[Chapter], appraiser: type[Appraiser]) -> None:
    """From now on bots know what this house rule is worth."""
    TAUGHT[chapter] = appraiser


def appraiser_of(chapter: Chapter) -> type[Appraiser] | None:
    """The class in the file named after a chapter, or that was taught; None if there is none."""
    if type(chapter) in TAUGHT:
        return TAUGHT[type(chapter)]
    file = chapter.name.replace(" ", "_")
    path = f"longroad.bots.appraisers.{file}"
    if not file.isidentifier():
        return None
    try:
        module = import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return None
    found: type[Appraiser] = getattr(module, chapter.name.title().replace(" ", ""))
    return found if found.number == chapter.number else None  # a house rule may have any name
