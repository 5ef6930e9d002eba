"""Who answers first must not matter: sealed and open choices in any order of seats."""

import pytest

from longroad.core.dealer import Dealer
from longroad.core.frames import OPENS, SEALS
from longroad.isle.state import IsleState
from tests.conformance.flat import differences
from tests.effort import SOAK
from tests.properties.walks import stops

SPECS = ("isle:base;4", "isle:base;3")


def choices(g: IsleState, dealer: Dealer) -> dict[int, list[int]]:
    """What each seat that is waited for does until it is done, each on its own."""
    found: dict[int, list[int]] = {}
    for p in g.waiting:
        alone = g.copy()
        found[p] = []
        while p in alone.waiting:
            action = int(dealer.any_of(alone.legal(p)))
            alone.apply(action, p)
            found[p].append(action)
    return found


def in_some_order(g: IsleState, chosen: dict[int, list[int]], dealer: Dealer) -> IsleState:
    """Everybody's choices, mixed at random; each seat's own stay in order."""
    t = g.copy()
    left = {p: list(actions) for p, actions in chosen.items()}
    while left:
        p = sorted(left)[int(dealer.below(len(left)))]
        t.apply(left[p].pop(0), p)
        if not left[p]:
            del left[p]
    return t


@pytest.mark.parametrize("spec", SPECS)
def test_the_order_of_answers_does_not_matter(spec: str) -> None:
    tried = {SEALS: 0, OPENS: 0}
    for seed in range(5 * SOAK):
        dealer = Dealer(seed + 100)
        for g in stops(spec, seed, 1):
            mode = g.book.kinds[g.top() >> 40].mode
            if len(g.waiting) < 2 or tried[mode] > 60 * SOAK:
                continue
            tried[mode] += 1
            chosen = choices(g, dealer)
            first = in_some_order(g, chosen, dealer)
            for _ in range(3):
                assert differences(in_some_order(g, chosen, dealer), first) == []
    assert min(tried.values()) >= 5
