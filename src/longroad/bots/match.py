"""One game between bots, from wherever it stands to its end."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.player import Bot
from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.words import CHANCE, OVER
from longroad.errors import LongroadError
from longroad.isle.table import Table


class Log:
    """Everything that was done in a game: who (CHANCE for nature) and what."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.actions: list[int] = []


def play_match(s: Table, bots: list[Bot], dealer: Dealer, log: Log | None = None) -> i64:
    """Play `s` to its end; seat p is bots[p]. Returns how many actions players took.

    Each bot sees its own view only. Who has a single possibility is not asked.
    """
    menu = Menu()
    plies: i64 = 0
    while True:
        p = s.asked_seat()
        if p == OVER:
            return plies
        if p == CHANCE:
            a = dealer.outcome(s, menu)
        else:
            plies += 1
            s.offers(p, menu)
            a = menu.items[0]
            if menu.size > 1:
                bot = bots[p]
                chosen = bot.choose(s.seen_by(int(p)), int(p))
                if not menu.holds(chosen):
                    raise LongroadError(objection(s, int(p), bot, chosen))
                a = chosen
        if log is not None:
            log.seats.append(int(p))
            log.actions.append(int(a))
        s.play(p, a)


def objection(s: Table, p: int, bot: Bot, a: int) -> str:
    """What to tell the author of a bot that did what it may not."""
    return f"The bot {bot.name!r} chose what {s.book.names[p]} may not do now: {s.why(a, p)}"
