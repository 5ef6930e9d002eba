"""Plans: what a hand of cards will buy and when, and what a 7 may take of it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from longroad.bots.value.waiting import rolls_to_pay
from longroad.bots.weights import LONGEST_WAIT, Weights
from longroad.core.packed import Card, Row, Rows, Seat, cells, row, rows
from longroad.isle.hands import HAND
from longroad.isle.state import IsleState

# Kinds of plans. Of those that are worth the same, the first is preferred.
SETTLE: Final = 0  # a settlement, with roads to build before it
RAISE: Final = 1  # a city
DRAW: Final = 2  # a card, or something else that may be bought again and again
PAVE: Final = 3  # roads
LAND: Final = 4  # a settlement, with ships to build before it
SAIL: Final = 5  # ships
OTHER: Final = 6  # whatever else a chapter sells

MOST: Final = 64  # plans at once
# Rolls -> the chance of a 7 among them, in hundredths.
SEVENS: Final[Row] = row([0, 17, 31, 42, 52, 60, 67, 72, 77])


@final
class Plans:
    """What a seat could buy next and what that would bring; then what a hand is worth for it."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.left: Row = w.discounts(w.patience)  # quarters of a roll -> what is left of a plan
        self.count: i64 = 0
        self.kind: Final[Row] = cells(MOST)
        self.worth: Final[Row] = cells(MOST)  # what each plan brings
        self.cost: Final[Rows] = rows([[]] * MOST)
        self.kinds: i64 = 0  # of cards
        # What a plan leaves of a hand; less than nothing where it must be waited for.
        self.rest: Row = cells(HAND)
        self.chosen: i64 = 0
        self.limit: i64 = 0
        self.danger: i64 = 0  # chance of a 7 before the next turn, in hundredths

    def clear(self, s: IsleState, p: Seat) -> None:
        self.count = 0
        self.kinds = s.hands.kinds
        self.limit = s.rules.hand_limit(s, p)
        self.danger = SEVENS[min(s.seats, 8)]

    def add(self, kind: i64, worth: i64, cost: Row) -> None:
        """There is something to buy. What brings nothing is no plan."""
        if worth <= 0 or self.count == MOST:
            return
        k = self.count
        while k > 0 and self.kind[k - 1] > kind:
            self.kind[k] = self.kind[k - 1]
            self.worth[k] = self.worth[k - 1]
            self.cost[k] = self.cost[k - 1]
            k -= 1
        self.kind[k] = kind
        self.worth[k] = worth
        self.cost[k] = cost
        self.count += 1

    def hand(self, cards: Row, at: i64, harvest: Row, barter: Row) -> i64:
        """What a hand is worth: the best plan, part of the best one after it, and every card a little."""
        w = self.w
        value = self.best(cards, at, harvest, barter, -1) * w.plan
        if self.chosen >= 0:
            cost = self.cost[self.chosen]
            card: Card
            for card in range(self.kinds):
                self.rest[card] = cards[at + card] - cost[card]
            value += self.best(self.rest, 0, harvest, barter, self.chosen) * w.next_plan
        value //= 100
        held: i64 = 0
        for card in range(self.kinds):
            held += cards[at + card]
        if held > self.limit:
            value -= (held // 2) * w.lost_card * self.danger // 100
        return value + held * w.card

    def best(self, cards: Row, at: i64, harvest: Row, barter: Row, after: i64) -> i64:
        """What the best plan will have brought, and in `chosen` which; `after` is one carried out before."""
        best: i64 = 0
        self.chosen = -1
        k: i64
        for k in range(self.count):
            if self.worth[k] <= best or self.is_used_up(k, after):
                continue  # waiting makes it no better
            value = (
                self.worth[k] * self.left[self.wait(cards, at, self.cost[k], harvest, barter)] // 1_000_000
            )
            if value > best:
                best = value
                self.chosen = k
        return best

    def is_used_up(self, plan: i64, after: i64) -> bool:
        """Whether one plan leaves nothing for another: the best site, city and route are won once."""
        if after < 0:
            return False
        if is_settlement(self.kind[after]):
            return is_settlement(self.kind[plan])
        return plan == after and self.kind[plan] != DRAW

    def wait(self, cards: Row, at: i64, cost: Row, harvest: Row, barter: Row) -> i64:
        """Quarters of a roll. What must be swapped first counts as a roll each: swapping is progress."""
        quarters = rolls_to_pay(cards, at, cost, harvest, 0, barter, self.kinds)
        if quarters == 1:
            card: Card
            for card in range(self.kinds):
                lacking = cost[card] - cards[at + card]
                if lacking > 0:
                    quarters += 4 * lacking
        return min(quarters, LONGEST_WAIT)


def is_settlement(kind: i64) -> bool:
    return kind == SETTLE or kind == LAND


def price(cost: Row, also: Row, times: i64) -> Row:
    """What one thing costs together with so many of another, in a row with room for all cards."""
    whole = cells(HAND)
    card: Card
    for card in range(len(cost)):
        whole[card] += cost[card]
    for card in range(len(also)):
        whole[card] += also[card] * times
    return whole


def prices(cost: Row, also: Row, most: i64) -> Rows:
    """The same for none up to so many of the other."""
    each: list[Row] = [price(cost, also, k) for k in range(int(most) + 1)]
    return rows([list(whole) for whole in each])
