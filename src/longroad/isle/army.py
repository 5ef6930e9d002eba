"""The largest army."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Slice
from longroad.core.edge import EventField, EventKind
from longroad.core.packed import NOBODY, Seat
from longroad.core.prize import Prize
from longroad.isle.development import development
from longroad.isle.fields import WHO
from longroad.isle.phrasebook import IsleChapter
from longroad.picture import Picture, Special

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

ARMY: Final = 19
LARGEST_ARMY: Final = (ARMY * 32 + 0) << 40  # events only
ARMY_SET_ASIDE: Final = (ARMY * 32 + 1) << 40
PRIZE: Final = Prize(LARGEST_ARMY, ARMY_SET_ASIDE)
LEAST: Final = 3  # BASE-091: knights of the smallest army that counts


@mypyc_attr(acyclic=True, free_list_len=1)
class Army(Slice):
    """Who has the largest."""

    def __init__(self, holder: Seat) -> None:
        self.holder: Seat = holder

    def copy(self) -> Army:
        return Army(self.holder)

    def copy_into(self, other: Slice) -> None:
        assert isinstance(other, Army)
        other.holder = self.holder


def army(s: IsleState) -> Army:
    return cast(Army, s.slice(ARMY))


class LargestArmy(IsleChapter):
    """BASE-091: two points for the largest army, of three knights at least."""

    name: ClassVar[str] = "largest army"
    number: ClassVar[int] = ARMY

    def events(self) -> dict[int, EventKind]:
        return {
            LARGEST_ARMY: EventKind(
                "largest-army", (WHO, EventField("count", "number", "x")), "cards", memorable=True
            ),
            ARMY_SET_ASIDE: EventKind("largest-army-set-aside", (), "cards", memorable=True),
        }

    def fresh(self, s: IsleState) -> Slice:
        return Army(NOBODY)

    def on_recruited(self, s: IsleState, p: Seat) -> None:
        army(s).holder = PRIZE.judge(s, army(s).holder, development(s).knights, LEAST)

    def points(self, s: IsleState, p: Seat) -> i64:
        return 2 if army(s).holder == p else 0

    def on_shown(self, s: IsleState, p: Seat, picture: Picture) -> None:
        holder = int(army(s).holder)
        picture.specials.append(Special("largest army", None if holder < 0 else holder, 2))


def dismiss(s: IsleState, p: Seat) -> None:
    """BASE-210: one knight fewer; a tie takes the army from its holder."""
    knights = development(s).knights
    knights[p] -= 1
    army(s).holder = PRIZE.judge_anew(s, army(s).holder, knights, LEAST)
