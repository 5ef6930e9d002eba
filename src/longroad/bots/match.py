"""One game between bots, from wherever it stands to its end."""

from __future__ import annotations

from mypy_extensions import i64

from longroad.bots.player import NO_HURRY, Bot, Ear
from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE, OVER
from longroad.core.state import State
from longroad.errors import LongroadError


class Log:
    """Everything that was done in a game: who (CHANCE for nature) and what."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.actions: list[int] = []


def play_match(
    s: State, bots: list[Bot], dealer: Dealer, log: Log | None = None, seconds: float = NO_HURRY
) -> i64:
    """Play `s` to its end; seat p is bots[p], with so many seconds for a choice. Returns how many actions
    players took.

    Each bot sees its own view only. Who has a single possibility is not asked.
    """
    for seat, bot in enumerate(bots):
        bot.begin(s.seen_by(seat), seat)
    ears = [Ear(bot, seat) for seat, bot in enumerate(bots)]
    s.hearing = any(bot.listens() for bot in bots)
    try:
        return play_on(s, ears, dealer, log, seconds)
    finally:
        s.hearing = False


def play_on(s: State, ears: list[Ear], dealer: Dealer, log: Log | None, seconds: float) -> i64:
    menu = Menu()
    plies: i64 = 0
    while True:
        p = s.asked_seat()
        if p == OVER:
            for ear in ears:
                ear.tell()
            return plies
        if p == CHANCE:
            a = dealer.outcome(s, menu)
        else:
            plies += 1
            s.offers(p, menu)
            a = menu.items[0]
            if menu.size > 1:
                ears[p].tell()
                bot = ears[p].bot
                chosen = bot.choose(s.seen_by(int(p)), int(p), seconds)
                if not menu.holds(chosen):
                    raise LongroadError(objection(s, int(p), bot, chosen))
                a = chosen
        if log is not None:
            log.seats.append(int(p))
            log.actions.append(int(a))
        if s.hearing:
            s.heard = []
            s.play(p, a)
            events = s.book_events(s.heard)
            for ear in ears:
                ear.note(events)
        else:
            s.play(p, a)


def objection(s: State, p: int, bot: Bot, a: int) -> str:
    """What to tell the author of a bot that did what it may not."""
    return f"The bot {bot.name!r} chose what {s.book.names[p]} may not do now: {s.why(a, p)}"
