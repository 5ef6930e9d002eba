"""How many answers go together: what a client shows without knowing rules."""

from __future__ import annotations

from longroad.core.edge import Prompt
from longroad.core.state import State as Game
from longroad.errors import Hidden

MOST = 24  # equal questions in a row; no hand is that large


def how_many(view: Game, seat: int, prompt: Prompt) -> int:
    """How many equal questions follow one another: cards of one's own choice are asked for one by one."""
    if prompt.kind != "card":
        return prompt.most
    trial = view.copy()
    for count in range(1, MOST):
        again = trial.asked(seat)
        assert again is not None and again.suggested is not None
        try:
            trial.apply(again.suggested, seat)
        except Hidden:
            return count
        following = trial.asked(seat)
        if following is None or following.purpose != prompt.purpose:
            return count
    return MOST


def times(view: Game, seat: int, action: int, most: int) -> int:
    """How often an answer may be given in one bundle of so many."""
    trial = view.copy()
    for count in range(most):
        if action not in trial.legal(seat):
            return count
        try:
            trial.apply(action, seat)
        except Hidden:
            return count + 1
    return most
