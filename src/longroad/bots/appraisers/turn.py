"""Turns: doing nothing more is the measure of everything else."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from longroad.bots.appraiser import UNKNOWN, Appraiser
from longroad.core.packed import Action, Frame, Seat
from longroad.isle.state import IsleState
from longroad.isle.turn import BEFORE_ROLL, END, MAIN, ROLL, TURN


@final
class Turn(Appraiser):
    number: ClassVar[int] = TURN

    def foresee(self, s: IsleState, p: Seat, a: Action) -> i64:
        return 0 if a == END or a == ROLL else UNKNOWN

    def is_pause(self, f: Frame) -> bool:
        return f >> 40 == MAIN.number or f >> 40 == BEFORE_ROLL.number
