"""A position through the eyes of one seat: what chapters make of it, and what all of them have in common."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from longroad.bots.appraiser import NEVER, Appraiser, appraiser_of
from longroad.bots.plans import Plans
from longroad.bots.value.harbors import count_barter, harbor_worth
from longroad.bots.value.prizes import Prizes
from longroad.bots.value.production import Income, count_harvest
from longroad.bots.value.reach import Reach
from longroad.bots.value.threat import threat, weigh_rivals
from longroad.bots.weights import Weights
from longroad.core.menu import Menu
from longroad.core.packed import Action, Card, Row, Seat, cells, x
from longroad.isle.geometry import GOLD, MOUNTAINS, Corner
from longroad.isle.hands import ANY, HAND, RESOURCES
from longroad.isle.state import IsleState

Appraisers: TypeAlias = "vec[Appraiser]"

CHAPTERS: Final = 256  # numbers that a chapter may have
OWNER: Final = 45  # the chapter of a verb or a frame is what is left of these bits


@final
class Outlook:
    """Values positions of one book for seat p. Only what p knows goes in: of others' cards, how many there
    are.
    """

    def __init__(self, w: Weights, s: IsleState) -> None:
        owners = s.owners
        corners = s.board.corners
        self.w = w
        self.p: Seat = 0
        self.income = Income(w)
        self.plans = Plans(w)
        self.prizes = Prizes()
        self.reach = Reach(corners)
        self.harvest: Row = cells(owners * HAND)  # owner * HAND + card: tenths of a dot
        self.mine: Row = cells(HAND)  # the same of p alone, with what is assumed while founding
        self.barter: Row = cells(HAND)
        self.thirst: Row = cells(HAND)  # card -> what one more dot of it is worth
        self.raised: Row = cells(corners)  # corner -> what its harvest as a city is worth more
        self.site: Row = cells(corners)  # corner -> what a settlement there is worth, without its point
        self.fear: Row = cells(owners)  # seat -> how much it counts, in hundredths
        self.trial: Row = cells(HAND)  # a hand to try things with
        self.rolls_a_point: i64 = w.rolls_a_point
        self.rolls_left: i64 = 0
        self.founding = False
        there = [found(self) for c in s.book.chapters if (found := appraiser_of(c)) is not None]
        by_number = [Appraiser(self)] * CHAPTERS
        for a in there:
            by_number[a.number] = a
        self.owners: Final[Appraisers] = vec[Appraiser](by_number)
        self.lookers: Final[Appraisers] = heard_by(there, "look")
        self.counters: Final[Appraisers] = heard_by(there, "count")
        self.weighers: Final[Appraisers] = heard_by(there, "weigh_sites")
        self.explorers: Final[Appraisers] = heard_by(there, "explore")
        self.gatherers: Final[Appraisers] = heard_by(there, "gather")
        self.tempters: Final[Appraisers] = heard_by(there, "tempt")
        self.surveyors: Final[Appraisers] = heard_by(there, "survey")
        self.valuers: Final[Appraisers] = heard_by(there, "worth")
        self.builders: Final[Appraisers] = heard_by(there, "lines_left")
        self.decks: Final[Appraisers] = heard_by(there, "drawn")
        self.goals: Final[Appraisers] = heard_by(there, "needs")
        self.knights: Final[Appraisers] = heard_by(there, "knight")
        self.openers: Final[Appraisers] = heard_by(there, "first")
        self.closers: Final[Appraisers] = heard_by(there, "last")

    def owner(self, a: Action) -> Appraiser:
        """The appraiser of the chapter that an action or a frame belongs to."""
        return self.owners[a >> OWNER]

    # -- once for every choice ------------------------------------------------------------------------

    def look(self, s: IsleState, p: Seat) -> None:
        """Take in the position before anything is done: how long it will last, what is scarce, who leads."""
        self.p = p
        weigh_rivals(self, s, p)
        needs = self.still_needs(s, p, s.rules.points(s, p))
        q: Seat
        for q in range(s.seats):
            needs = min(needs, self.still_needs(s, q, s.rules.public_points(s, q)))
        self.rolls_left = self.rolls_a_point * max(needs, 1)
        self.founding = s.turns == 0
        self.take_stock(s)
        for a in self.lookers:
            a.look(s)
        self.value_sites(s)
        for a in self.weighers:
            a.weigh_sites(s)

    def still_needs(self, s: IsleState, q: Seat, points: i64) -> i64:
        """Points until q wins who has so many."""
        needs = s.rules.target(s, q) - points
        for a in self.goals:
            needs = a.needs(s, q, needs)
        return needs

    def take_stock(self, s: IsleState) -> None:
        """What p harvests and how it trades."""
        count_harvest(s, self.w.robbed, self.harvest)
        for a in self.counters:
            a.count(s)
        count_barter(s, self.p, self.barter)
        card: Card
        for card in range(RESOURCES):
            self.mine[card] = self.harvest[self.p * HAND + card]
            if self.founding:
                self.mine[card] += self.w.prior
        for card in range(RESOURCES, ANY + 1):
            self.mine[card] = self.harvest[self.p * HAND + card]

    def value_sites(self, s: IsleState) -> None:
        """What each corner would add, by what is scarce."""
        now = self.income.worth(self.mine, self.barter, self.rolls_left)
        card: Card
        for card in range(ANY + 1):
            if RESOURCES <= card < ANY:
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
                    worth += s.land.dots[hex] * self.thirst[card]
                elif card == GOLD:
                    worth += s.land.dots[hex] * self.thirst[ANY]
            self.raised[corner] = worth
            self.site[corner] = worth + harbor_worth(s, corner, self.mine, self.barter, self.w)

    # -- for every position ---------------------------------------------------------------------------

    def value(self, s: IsleState) -> i64:
        """What a position is worth to p, in thousandths of a point. `look` has seen the one before it."""
        if s.over:
            return self.w.win if s.winner == self.p else -self.w.win
        self.take_stock(s)
        worth = self.board(s)
        worth += self.plans.hand(s.hands.hand, self.p * HAND, self.mine, self.barter)
        f = s.top()
        return worth + self.owner(f).pending(s, f)

    def board(self, s: IsleState) -> i64:
        """Everything but the hand."""
        p = self.p
        w = self.w
        worth = s.rules.points(s, p) * w.point
        worth += self.income.worth(self.mine, self.barter, self.rolls_left)
        for a in self.valuers:
            worth += a.worth(s)
        self.search(s, p, self.reach, self.prizes)
        worth += self.reach.promise
        worth -= threat(s, p, self.harvest, self.fear, w)
        self.plans.clear(s, p)
        for a in self.tempters:
            a.tempt(s, self.reach)
        for a in self.surveyors:
            a.survey(s)
        return worth

    def search(self, s: IsleState, p: Seat, reach: Reach, prizes: Prizes) -> None:
        """What p can get to, and what waits there."""
        prizes.clear()
        for a in self.gatherers:
            a.gather(s, p, prizes)
        reach.by_road(s, p)
        for a in self.explorers:
            a.explore(s, p, reach)
        reach.judge(s, p, self.site, prizes, self.w)

    # -- what chapters ask each other -----------------------------------------------------------------

    def lines_left(self, s: IsleState, p: Seat) -> i64:
        left: i64 = 0
        for a in self.builders:
            left += a.lines_left(s, p)
        return left

    def drawn(self, s: IsleState, p: Seat) -> i64:
        best: i64 = 0
        for a in self.decks:
            best = max(best, a.drawn(s, p))
        return best

    def knight(self, s: IsleState, p: Seat, more: i64) -> i64:
        worth = self.w.knight_held
        for a in self.knights:
            worth = a.knight(s, p, more, worth)
        return worth

    # -- hands ----------------------------------------------------------------------------------------

    def hand_with(self, s: IsleState, one: Card, more: i64, other: Card, also: i64) -> i64:
        """How much better p's hand gets by so many more of two cards. `value` has been asked before."""
        self.lay_out(s)
        return self.trial_with(one, more, other, also) - self.trial_hand()

    def lay_out(self, s: IsleState) -> None:
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

    def part_with(self, s: IsleState, menu: Menu) -> Action:
        """The card that is missed least; what lies aside already is no longer there."""
        self.lay_out(s)
        card: Card
        if len(s.hands.aside) > 0:
            for card in range(s.hands.kinds):
                self.trial[card] -= s.hands.aside[self.p * HAND + card]
        best: i64 = NEVER
        choice: Action = menu.items[0]
        i: i64
        for i in range(menu.size):
            card = x(menu.items[i])
            self.trial[card] -= 1
            value = self.trial_hand()
            self.trial[card] += 1
            if value > best:
                best = value
                choice = menu.items[i]
        return choice

    def stolen_from(self, s: IsleState, q: Seat) -> i64:
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


def heard_by(there: list[Appraiser], question: str) -> Appraisers:
    """Those that have something to say."""
    silent = getattr(Appraiser, question)
    return vec[Appraiser]([a for a in there if getattr(type(a), question) is not silent])


def others_hold(s: IsleState, p: Seat, card: Card) -> i64:
    """Cards of a kind in all other hands together: what is neither in the bank nor one's own is known."""
    n: i64 = s.hands.unseen[card] if len(s.hands.unseen) > card else 0
    q: Seat
    for q in range(s.seats):
        if q != p:
            n += s.hands.hand[q * HAND + card]
    return n
