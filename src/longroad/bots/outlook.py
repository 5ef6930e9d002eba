"""A position through the eyes of one seat: everything in `value`, put together."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from longroad.bots.value.cards import Plans, developments, drawn_card
from longroad.bots.value.defense import defense
from longroad.bots.value.fog import unknown_land
from longroad.bots.value.fortress import conquest
from longroad.bots.value.gifts import coasts, kept_harbors
from longroad.bots.value.goal import still_needs
from longroad.bots.value.growth import count_commodities, grown, thirst_for, trade_goods
from longroad.bots.value.harbors import count_barter, harbor_worth
from longroad.bots.value.prizes import Prizes
from longroad.bots.value.production import DOTS, Income, count_harvest
from longroad.bots.value.progress import progress
from longroad.bots.value.reach import Reach
from longroad.bots.value.statecraft import drawn_progress, statecraft
from longroad.bots.value.threat import held_fast, threat, weigh_rivals
from longroad.bots.value.tokens import tokens
from longroad.bots.value.villages import bolts, trading_posts
from longroad.bots.value.waiting import ANY
from longroad.bots.value.wonders import Architect
from longroad.bots.weights import Weights
from longroad.core.words import NOBODY, Card, Corner, Frame, Row, Seat, cells, seat, x, y
from longroad.isle.devcards import DRAW
from longroad.isle.geometry import GOLD, MOUNTAINS
from longroad.isle.hands import HAND, RESOURCES
from longroad.isle.knights.commodities import MADE_FROM, NONE
from longroad.isle.knights.progress import TOP_CARD
from longroad.isle.robber import CHOOSE_VICTIM, STEAL
from longroad.isle.seafarers.cloth import CHOOSE_LOOT, CHOOSE_PREY, weavers
from longroad.isle.seafarers.fog import DISCOVER
from longroad.isle.seafarers.ships import SHIPS
from longroad.isle.table import Table


@final
class Outlook:
    """Values positions for seat p. Only what p knows goes in: of others' cards, how many there are."""

    def __init__(self, w: Weights, owners: i64, corners: i64) -> None:
        self.w = w
        self.p: Seat = 0
        self.income = Income(w)
        self.plans = Plans(w)
        self.architect = Architect(w)
        self.prizes = Prizes(w)
        self.rival_prizes = Prizes(w)
        self.reach = Reach(corners)
        self.rival_reach = Reach(corners)
        self.harvest: Row = cells(owners * HAND)  # owner * HAND + card: tenths of a dot
        self.mine: Row = cells(HAND)  # the same of p alone, with what is assumed while founding
        self.barter: Row = cells(HAND)
        self.thirst: Row = cells(HAND)  # card -> what one more dot of it is worth
        self.harvested: Row = cells(corners)  # corner -> what its harvest is worth
        self.raised: Row = cells(corners)  # corner -> what its harvest as a city is worth more
        self.site: Row = cells(corners)  # corner -> what a settlement there is worth, without its point
        self.fear: Row = cells(owners)  # seat -> how much it counts, in hundredths
        self.trial: Row = cells(HAND)  # a hand to try things with
        self.rolls_left: i64 = 0
        self.founding = False

    # -- once for every choice ------------------------------------------------------------------------

    def look(self, s: Table, p: Seat) -> None:
        """Take in the position before anything is done: how long it will last, what is scarce, who leads."""
        w = self.w
        self.p = p
        weigh_rivals(s, p, self.fear)
        needs = still_needs(s, p, s.rules.points(s, p))
        q: Seat
        for q in range(s.seats):
            needs = min(needs, still_needs(s, q, s.rules.public_points(s, q)))
        a_point = w.rolls_a_point if s.hands.kinds == RESOURCES else w.rolls_with_knights
        self.rolls_left = a_point * max(needs, 1)
        self.founding = s.turns == 0
        self.income.sails = s.book.slot_of[SHIPS] >= 0
        self.take_stock(s)
        self.architect.look(s, self.mine, self.barter)
        self.value_sites(s)

    def take_stock(self, s: Table) -> None:
        """What p harvests and how it trades."""
        count_harvest(s, self.w.robbed, self.harvest)
        count_commodities(s, self.w.robbed, self.harvest)
        count_barter(s, self.p, self.barter)
        card: Card
        for card in range(5):
            self.mine[card] = self.harvest[self.p * HAND + card]
            if self.founding:
                self.mine[card] += self.w.prior
        for card in range(RESOURCES, ANY + 1):
            self.mine[card] = self.harvest[self.p * HAND + card]

    def value_sites(self, s: Table) -> None:
        """What each corner would add, by what is scarce."""
        w = self.w
        now = self.income.worth(self.mine, self.barter, self.rolls_left)
        card: Card
        for card in range(ANY + 1):
            if 5 <= card < ANY:
                continue
            self.mine[card] += 30  # three dots, a fair hex; one alone drowns in rounding
            self.thirst[card] = (self.income.worth(self.mine, self.barter, self.rolls_left) - now) // 3
            self.mine[card] -= 30
        corner: Corner
        for corner in range(s.board.corners):
            worth: i64 = 0
            for hex in s.board.hexes_at[corner]:
                card = s.land.terrain[hex]
                if card <= MOUNTAINS:
                    worth += DOTS[s.land.number[hex]] * self.thirst[card]
                elif card == GOLD:
                    worth += DOTS[s.land.number[hex]] * self.thirst[ANY]
            self.harvested[corner] = worth
            self.raised[corner] = worth
            self.site[corner] = worth + harbor_worth(s, corner, self.mine, self.barter, w)

        if s.hands.kinds > RESOURCES:
            self.value_cities(s)

    def value_cities(self, s: Table) -> None:
        """CK-031: what a corner would harvest more as a city is a commodity where there is one."""
        card: Card
        for card in range(RESOURCES, s.hands.kinds):
            self.thirst[card] = thirst_for(s, self.p, card, self.mine, self.rolls_left, self.w)
        corner: Corner
        for corner in range(s.board.corners):
            for hex in s.board.hexes_at[corner]:
                card = s.land.terrain[hex]
                if card <= MOUNTAINS and MADE_FROM[card] != NONE:
                    gain = self.thirst[MADE_FROM[card]] - self.thirst[card]
                    self.raised[corner] += DOTS[s.land.number[hex]] * gain

    # -- for every position ---------------------------------------------------------------------------

    def value(self, s: Table) -> i64:
        """What a position is worth to p, in thousandths of a point. `look` has seen the one before it."""
        p = self.p
        w = self.w
        if s.over:
            return w.win if s.winner == p else -w.win
        self.take_stock(s)
        worth = self.board(s)
        worth += self.plans.hand(s.hands.hand, p * HAND, self.mine, self.barter)
        return worth + self.pending(s)

    def board(self, s: Table) -> i64:
        """Everything but the hand."""
        p = self.p
        w = self.w
        worth = s.rules.points(s, p) * w.point
        worth += self.income.worth(self.mine, self.barter, self.rolls_left)
        worth += kept_harbors(s, p, self.mine, self.barter, w)
        worth += self.architect.progress(s, p)
        worth += conquest(s, p, w)
        worth += bolts(s, p, self.rolls_left // 2, w)
        if s.hands.kinds > RESOURCES:
            worth += trade_goods(s, p, self.mine, self.rolls_left, w)
            worth += grown(s, p, self.rolls_left, w)
            worth += defense(s, p, self.raised, w)
            worth += statecraft(s, p, w)
        self.gather(s, p, self.prizes)
        self.reach.search(s, p, self.site, self.prizes, w)
        worth += self.reach.promise
        worth += progress(s, p, w)
        worth += developments(s, p, w)
        worth -= threat(s, p, self.harvest, self.fear, w)
        if s.seats == 2:
            self.gather(s, 1 - p, self.rival_prizes)
            self.rival_reach.search(s, 1 - p, self.site, self.rival_prizes, w)
            worth -= self.rival_reach.promise * w.their_sites // 100
            worth += tokens(s, p, w) - tokens(s, 1 - p, w)
        worth += held_fast(s, p, self.fear, w)
        self.plans.survey(s, p, self.reach, self.harvested)
        self.plans.survey_knights(s, p, self.raised, self.rolls_left)
        if self.architect.mine != NOBODY:
            self.plans.work_on(self.architect.mine, self.architect.stage(s, p))
        return worth

    def gather(self, s: Table, p: Seat, prizes: Prizes) -> None:
        """What a seat could win overseas."""
        prizes.gather(s, p)
        self.architect.sites(s, prizes)
        coasts(s, p, prizes, self.mine, self.barter, self.w)
        unknown_land(s, prizes, self.w)
        trading_posts(s, p, self.rolls_left // 2, prizes, self.w)

    def pending(self, s: Table) -> i64:
        """What nature is about to do for p, on average."""
        f = s.top()
        kind = f >> 40
        if kind == DRAW.number and seat(f) == self.p:
            return drawn_card(s, self.p, self.w)
        if kind == TOP_CARD.number and seat(f) == self.p:
            return drawn_progress(s, self.p, x(f), self.w)
        if kind == STEAL.number and seat(f) == self.p:
            return self.stolen_by(s, f)
        if kind == CHOOSE_VICTIM.number and seat(f) == self.p:
            best: i64 = 0
            q: Seat
            for q in range(s.seats):
                if x(f) >> q & 1 != 0:
                    best = max(best, self.stolen_from(s, q))
            return best
        if kind == CHOOSE_LOOT.number and seat(f) == self.p:
            return self.plundered_from(s, x(f))
        if kind == CHOOSE_PREY.number and seat(f) == self.p:
            best = 0
            for q in range(s.seats):
                if x(f) >> q & 1 != 0:
                    best = max(best, self.plundered_from(s, q))
            return best
        if kind == DISCOVER.number and y(f) == self.p:
            return self.w.fog
        return 0

    def stolen_by(self, s: Table, f: Frame) -> i64:
        """A card for every theft that comes next: one, unless everybody pays (CK-117)."""
        value = self.stolen_from(s, x(f))
        k = s.depth - 2
        while k >= 0 and s.agenda[k] >> 40 == STEAL.number:
            value += self.stolen_from(s, x(s.agenda[k]))
            k -= 1
        return value

    # -- hands ----------------------------------------------------------------------------------------

    def hand_with(self, s: Table, one: Card, more: i64, other: Card, also: i64) -> i64:
        """How much better p's hand gets by so many more of two cards. `value` has been asked before."""
        self.lay_out(s)
        return self.trial_with(one, more, other, also) - self.trial_hand()

    def lay_out(self, s: Table) -> None:
        """p's hand on the trial row."""
        card: Card
        for card in range(s.hands.kinds):
            self.trial[card] = s.hands.hand[self.p * HAND + card]

    def trial_hand(self) -> i64:
        return self.plans.hand(self.trial, 0, self.mine, self.barter)

    def trial_with(self, one: Card, more: i64, other: Card, also: i64) -> i64:
        """What the hand on the trial row would be worth with so many more of two cards."""
        self.trial[one] += more
        self.trial[other] += also
        worth = self.trial_hand()
        self.trial[one] -= more
        self.trial[other] -= also
        return worth

    def stolen_from(self, s: Table, q: Seat) -> i64:
        """What one card of q, drawn blindly, brings on average."""
        total: i64 = 0
        worth: i64 = 0
        self.lay_out(s)
        before = self.trial_hand()
        card: Card
        for card in range(s.hands.kinds):
            n = others_hold(s, self.p, card)
            if n > 0:
                self.trial[card] += 1
                worth += n * (self.trial_hand() - before)
                self.trial[card] -= 1
                total += n
        if total == 0:
            return 0
        return worth // total + self.w.their_card * self.fear[q] // 100

    def plundered_from(self, s: Table, q: Seat) -> i64:
        """A card of q, or a bolt if it has any."""
        value: i64 = self.stolen_from(s, q) if s.hands.held[q] > 0 else 0
        if weavers(s).held[q] > 0:
            half = self.w.point // 2
            value = max(value, half + self.w.their_point // 2 * self.fear[q] // 100)
        return value


def others_hold(s: Table, p: Seat, card: Card) -> i64:
    """Cards of a kind in all other hands together: what is neither in the bank nor one's own is known."""
    n: i64 = s.hands.unseen[card] if len(s.hands.unseen) > card else 0
    q: Seat
    for q in range(s.seats):
        if q != p:
            n += s.hands.hand[q * HAND + card]
    return n
