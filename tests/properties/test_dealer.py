"""The dealer: even, repeatable, and no stream disturbs another."""

from collections import Counter
from itertools import pairwise

import pytest

from longroad.core.dealer import BOARD, BOTS, FIRST, PLAY, Dealer
from longroad.core.packed import row
from tests.effort import SOAK
from tests.properties.walks import chi_square

STREAMS = (PLAY, FIRST, BOARD, BOTS)
FAR = 4.5  # standard deviations; seeds are fixed, so that these tests don't fail by chance

pytestmark = pytest.mark.both_builds


def drawn(dealer: Dealer, n: int, count: int) -> list[int]:
    return [int(dealer.below(n)) for _ in range(count)]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 25, 36, 1000])
@pytest.mark.parametrize("stream", STREAMS)
def test_numbers_below_n_are_equally_likely(n: int, stream: int) -> None:
    counts = Counter(drawn(Dealer(n, stream), n, 4000 * SOAK))
    assert set(counts) <= set(range(n))
    assert abs(chi_square(counts, {k: 1 for k in range(n)})) < FAR


def test_first_numbers_of_neighboring_seeds_are_equally_likely() -> None:
    for at in range(3):
        counts: Counter[int] = Counter()
        for seed in range(4000 * SOAK):
            dealer = Dealer(seed)
            counts[drawn(dealer, 36, at + 1)[-1]] += 1
        assert abs(chi_square(counts, {k: 1 for k in range(36)})) < FAR


def test_pairs_of_numbers_are_equally_likely() -> None:
    numbers = drawn(Dealer(5), 6, 8000 * SOAK)
    counts = Counter(6 * a + b for a, b in pairwise(numbers))
    assert abs(chi_square(counts, {k: 1 for k in range(36)})) < FAR


@pytest.mark.parametrize("n", [3 << 30, (1 << 32) - 1, (1 << 31) + 1, 1 << 32])
def test_large_numbers_are_even_too_because_unfair_draws_are_thrown_away(n: int) -> None:
    numbers = drawn(Dealer(9), n, 4000)
    assert min(numbers) >= 0 and max(numbers) < n
    assert abs(chi_square(Counter(4 * v // n for v in numbers), {k: 1 for k in range(4)})) < FAR


def test_below_one_is_zero() -> None:
    assert drawn(Dealer(1), 1, 20) == [0] * 20


def test_a_seed_always_deals_the_same() -> None:
    assert drawn(Dealer(7), 1000, 8) == drawn(Dealer(7), 1000, 8)
    assert drawn(Dealer(7), 1000, 6) == [605, 549, 606, 67, 310, 189]
    assert drawn(Dealer(10**40, BOTS), 1000, 6) == [165, 958, 893, 92, 597, 233]
    assert drawn(Dealer(7, BOTS), 1000, 8) == drawn(Dealer(7, BOTS), 1000, 8)


def test_looking_at_one_stream_moves_no_other() -> None:
    alone = {t: drawn(Dealer(3, t), 1 << 32, 10) for t in STREAMS}
    mixed = Dealer(3)
    found: dict[int, list[int]] = {t: [] for t in STREAMS}
    order = Dealer(4)
    while min(len(numbers) for numbers in found.values()) < 10:
        mixed.stream = STREAMS[int(order.below(4))]
        found[int(mixed.stream)].append(int(mixed.below(1 << 32)))
    assert {t: numbers[:10] for t, numbers in found.items()} == alone


def test_streams_of_a_seed_have_nothing_in_common() -> None:
    for seed in range(50):
        numbers = [v for t in STREAMS for v in drawn(Dealer(seed, t), 1 << 32, 50)]
        assert len(set(numbers)) == len(numbers)
    for one in STREAMS:
        for other in range(one):
            a, b = Dealer(11, one), Dealer(11, other)
            counts = Counter((int(a.below(6)) - int(b.below(6))) % 6 for _ in range(6000))
            assert abs(chi_square(counts, {k: 1 for k in range(6)})) < FAR


def test_different_seeds_deal_differently() -> None:
    seeds = [*range(5000 * SOAK), *(1 << k for k in range(14, 300)), *((1 << k) - 1 for k in range(14, 300))]
    seeds += [10**30, 10**100, 10**100 + 1, (5 << 64) + 1, (5 << 96) + 1]
    firsts = {tuple(drawn(Dealer(seed), 1 << 32, 3)) for seed in seeds}
    assert len(firsts) == len(set(seeds))


def test_every_bit_of_a_long_seed_counts() -> None:
    seed = 10**60
    usual = drawn(Dealer(seed), 1 << 32, 3)
    for bit in range(0, 200, 3):
        assert drawn(Dealer(seed ^ 1 << bit), 1 << 32, 3) != usual


@pytest.mark.parametrize("seed", [-1, -(1 << 64)])
def test_a_seed_below_zero_is_refused_with_a_sentence(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Dealer(seed)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    counts: Counter[int] = Counter()
    dealer = Dealer(2)
    for _ in range(6000 * SOAK):
        cards = row([1, 2, 3, 4])
        dealer.shuffle(cards)
        assert sorted(cards) == [1, 2, 3, 4]
        counts[int("".join(str(int(c)) for c in cards))] += 1
    assert len(counts) == 24
    assert abs(chi_square(counts, {k: 1 for k in counts})) < FAR


def test_shuffling_little_is_possible() -> None:
    for cards in ([], [5]):
        r = row(cards)
        Dealer(1).shuffle(r)
        assert list(r) == cards
