"""A card for whoever has most of something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from longroad.core.packed import NOBODY, Row, Seat, highest, sole_leader

if TYPE_CHECKING:
    from longroad.core.state import State


@final
class Prize:
    """Who has it is noted in a slice; here is how it changes hands, and which events tell of it."""

    def __init__(self, won: i64, set_aside: i64) -> None:
        self.won: Final[i64] = won  # the event that somebody has it now, with the count in x
        self.set_aside: Final[i64] = set_aside  # the event that nobody has it any longer

    def judge(self, s: State, holder: Seat, counts: Row, least: i64) -> Seat:
        """Who has it now: its holder as long as nobody has more, else who alone has most and enough."""
        if holder != NOBODY and counts[holder] >= least and counts[holder] == highest(counts):
            return holder
        return self.judge_anew(s, holder, counts, least)

    def judge_anew(self, s: State, holder: Seat, counts: Row, least: i64) -> Seat:
        """The same where a holder whom others have reached loses it."""
        who = sole_leader(counts, least)
        if who != holder:
            s.rescore()
            s.tell(self.set_aside if who == NOBODY else self.won | who << 32 | counts[who])
        return who
