"""What things cost, and how many answers go together: what a client shows without knowing the rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from longroad.core.edge import Prompt
from longroad.core.words import NOBODY
from longroad.errors import Hidden
from longroad.isle.hands import CARDS, CITY, DEVCARD, PAPER, ROAD, SETTLEMENT
from longroad.isle.knights.improvements import STAGES, TRACK_NAMES, price_of, stage_of
from longroad.isle.knights.knights import ACTIVATE_COST, HIRE_COST
from longroad.isle.knights.walls import COST as WALL
from longroad.isle.seafarers.ships import COST as SHIP
from longroad.isle.seafarers.wonders import COSTS as WONDERS
from longroad.isle.seafarers.wonders import wonder_of
from longroad.isle.table import Table as Game
from longroad.server.messages import Price

PRICES = {  # in the order in which they are shown
    "build road {side}": ROAD,
    "build ship {side}": SHIP,
    "build settlement {corner}": SETTLEMENT,
    "build city {corner}": CITY,
    "buy card": DEVCARD,
    "build wall {corner}": WALL,
    "hire knight {corner}": HIRE_COST,
    "activate knight {corner}": ACTIVATE_COST,
    "promote knight {corner}": HIRE_COST,
}
IMPROVE = "improve {track}"
STAGE = "build stage"
PAID = frozenset({"main"})  # elsewhere the same verbs are free: founding, free roads, a smith's work
MOST = 24  # equal questions in a row; no hand is that large


def prices_of(view: Game, seat: int) -> list[Price]:
    """What a seat may pay for in this game, whether it can now or not."""
    there = frozenset(view.book.words.values())
    found = list(fixed(there))
    if STAGE in there and (wonder := wonder_of(view, seat)) != NOBODY:
        found.append(Price(STAGE, cards(WONDERS[wonder])))
    if IMPROVE in there:
        for track, name in enumerate(TRACK_NAMES):
            if stage_of(view, seat, track) < STAGES:
                paid = {CARDS[PAPER + track]: int(price_of(view, seat, track))}
                found.append(Price(IMPROVE, paid, name))
    return found


@lru_cache(maxsize=256)
def fixed(verbs: frozenset[str]) -> tuple[Price, ...]:
    """What costs everybody the same all game long."""
    return tuple(Price(verb, cards(price)) for verb, price in PRICES.items() if verb in verbs)


def cards(price: Iterable[int]) -> dict[str, int]:
    return {card: int(n) for card, n in zip(CARDS, price, strict=False) if n}


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
