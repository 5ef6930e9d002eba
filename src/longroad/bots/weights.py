"""How much each consideration counts, in thousandths of a victory point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from longroad.core.packed import Row, cells, row

LONGEST_WAIT: Final = 512  # quarters of a roll; what takes longer is not worth planning for


class Weights:
    """The taste of a greedy player. Change a number on an instance to try another taste.

    What matters to one chapter alone stands with its appraiser.
    """

    def __init__(self) -> None:
        # A point is the unit. Winning is worth more than anything.
        self.point: i64 = 1000
        self.win: i64 = 1_000_000_000

        # Rolls of the dice left in a game, for every point the leader still needs.
        # Income is worth what it buys until then, so towns matter early and points late.
        self.rolls_a_point: i64 = 14
        # What a steady income goes into, in hundredths: settlements with their road, cities, cards.
        self.into_settlements: i64 = 44
        self.into_cities: i64 = 34
        self.into_cards: i64 = 22
        # A hex with the robber still counts in part, because the robber moves on. In tenths.
        self.robbed: i64 = 4
        # While founding, as if there were already this much of everything, in tenths of a dot:
        # the first settlement is not the last.
        self.prior: i64 = 20

        # A harbor for any card, and for one card by each dot of it that is harvested.
        # (The better rate is also in the income; this is for sites not settled yet.)
        self.any_harbor: i64 = 200
        self.card_harbor: i64 = 60

        # Free sites: the best, the next and the third, in hundredths of their worth,
        # and what a road in between leaves of it, in hundredths.
        self.best_site: i64 = 15
        self.next_site: i64 = 9
        self.third_site: i64 = 4
        self.by_road: i64 = 65
        self.by_ship: i64 = 75
        # Somebody else can settle there at once.
        self.contested: i64 = 60

        # A plan is worth this much of what it would bring, in hundredths: the bird in the hand is better.
        self.plan: i64 = 30
        # The plan after that, paid with what the first leaves.
        self.next_plan: i64 = 50
        # What is left of a plan when it takes one roll longer, in thousandths.
        self.patience: i64 = 910
        # Every card in hand, for whatever comes.
        self.card: i64 = 10
        # Each of the cards that a 7 would take, times the chance of a 7 before the next turn.
        self.lost_card: i64 = 110

        # A knight card not played yet.
        self.knight_held: i64 = 330

        # Two points for the longest route or the largest army, by how many pieces are missing.
        self.near: i64 = 420
        # Holding one: by how many pieces the next player must come closer.
        self.lead: i64 = 60

        # What others have: a point, a dot of harvest, a card that is stolen from them.
        # Those closer to winning count more, see `threat`.
        self.their_point: i64 = 130
        self.their_dot: i64 = 26
        self.their_card: i64 = 30

        # Cities & Knights. A commodity that a track can still use, one that none can, and
        # a progress card drawn, whichever it is.
        self.commodity: i64 = 340
        self.spare_commodity: i64 = 50
        self.drawn: i64 = 300
        # Progress cards not played yet, by face: what a use of them must bring at least.
        self.progress: Row = row(
            [
                # alchemy crane mining irrigation press invention engineering medicine smithing roads
                *[115, 85, 110, 110, 1000, 100, 60, 195, 110, 130],
                # those of trade, CK-111 … CK-116
                *[260, 95, 80, 130, 130, 160],
                # taxation diplomacy encouragement wedding intrigue sabotage espionage treason constitution
                *[100, 80, 80, 145, 50, 65, 105, 145, 1000],
            ]
        )

        # Trading: what an offer must bring on average, what accepting must, and how much more for each point
        # that the other is ahead of the others.
        self.offer_least: i64 = 30
        self.accept_least: i64 = 20
        self.wary: i64 = 20
        # Nobody trades with who needs this many points or fewer.
        self.too_close: i64 = 2
        # Offers that somebody hears in a round, whoever makes them; then bots hold back.
        self.offers: i64 = 2
        # How likely it must be that somebody agrees, in hundredths: nobody should be asked for nothing.
        self.likely: i64 = 25
        # How many hands are imagined for each of the others, to see in how many they would agree.
        self.imagined: i64 = 16

    def discounts(self, patience: i64) -> Row:
        """What a wait leaves of a million, by quarters of a roll. Whole numbers are the same everywhere."""
        left = cells(LONGEST_WAIT + 1)
        before: i64 = 1_000_000
        quarter: i64 = 0
        while quarter < LONGEST_WAIT:
            after = before * patience // 1000
            k: i64
            for k in range(4):
                left[quarter + k] = before - (before - after) * k // 4
            before = after
            quarter += 4
        left[LONGEST_WAIT] = before
        return left
