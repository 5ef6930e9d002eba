"""What the greedy player would do at a table."""

from __future__ import annotations

from longroad.bots.greedy import Greedy
from longroad.bots.weights import Weights
from tests.table import GameTable


def choice(t: GameTable, who: str, weights: Weights | None = None) -> str:
    """What the greedy player would do in the place of this one."""
    seat = t.seat(who)
    return t.g.text(Greedy(1, weights).choose(t.g.seen_by(seat), seat))


def act(t: GameTable, who: str) -> list[str]:
    """Let the greedy player act until its turn is over or somebody else, or nature, is asked."""
    done: list[str] = []
    while t.to_act == who and (not done or done[-1] != "end turn"):
        done.append(choice(t, who))
        t.do(done[-1])
    return done
