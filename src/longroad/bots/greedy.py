"""The greedy player: tries every action on its own view and takes the one that looks best."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from longroad.bots.court import Court
from longroad.bots.haggling import Haggler
from longroad.bots.outlook import Outlook, others_hold
from longroad.bots.player import Bot
from longroad.bots.rivals import Rivals
from longroad.bots.value.cards import held_worth
from longroad.bots.value.fortress import battle
from longroad.bots.weights import Weights
from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.words import NOTHING, Action, Card, Seat, verb, x, y
from longroad.errors import Hidden, LongroadError
from longroad.isle.deals import ANSWER, COMPOSE, NO_DEAL, PROPOSE, TRADE_WITH
from longroad.isle.faces import MONOPOLY, PLAY_MONOPOLY
from longroad.isle.hands import HAND
from longroad.isle.knights.barbarians import COMMIT
from longroad.isle.knights.knights import RETREAT, knight_at, rank_of
from longroad.isle.knights.politics.diplomacy import LAY_AGAIN
from longroad.isle.knights.politics.treason import CHOOSE_TRAITOR
from longroad.isle.knights.politics.wedding import BRING
from longroad.isle.knights.science import CHOOSE_NUMBER, CHOOSE_OTHER_NUMBER, PLAY_ALCHEMY, TAKE_NUMBER
from longroad.isle.robber import DISCARD
from longroad.isle.seafarers.pirate_islands import ATTACK
from longroad.isle.table import Table
from longroad.isle.traders.two_players import FORCE_TRADE, RETURN_CARD, price
from longroad.isle.trading import SWAP, trade_rate
from longroad.isle.turn import BEFORE_ROLL, END, MAIN, ROLL

NEVER: Final = -(1 << 60)


class Greedy(Bot):
    """One action ahead, over a readable valuation (`Outlook`).

    The same seed and view give the same choice; the seed decides only between equals. It ends its turn as
    soon as nothing makes its position better, and offers run out, so it never goes round in circles.
    """

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights if weights is not None else Weights()
        self.outlook = Outlook(self.weights, 1, 1)
        self.haggler = Haggler(self.outlook, Rivals(self.weights, 1, 1))
        self.court = Court(self.outlook)
        self.owners: i64 = 1
        self.corners: i64 = 1
        self.first: i64 = seed % 5040  # where it begins to try: the first of equals is taken
        self.deeper = Menu()

    def choose(self, view: Table, seat: int) -> int:
        menu = view.legal(seat)
        if menu.size == 0:
            raise LongroadError(f"{view.book.names[seat]} is not asked anything now.")
        if menu.size == 1:
            return int(menu.items[0])
        self.fit(view)
        return int(self.best(view, seat, menu))

    def fit(self, view: Table) -> None:
        """Make room for another kind of board."""
        if view.owners != self.owners or view.board.corners != self.corners:
            self.owners = view.owners
            self.corners = view.board.corners
            self.outlook = Outlook(self.weights, view.owners, view.board.corners)
            self.haggler = Haggler(self.outlook, Rivals(self.weights, view.owners, view.board.corners))
            self.court = Court(self.outlook)

    def best(self, view: Table, p: Seat, menu: Menu) -> Action:
        self.outlook.look(view, p)
        now = self.outlook.value(view)
        kind = view.top() >> 40
        if kind == COMPOSE.number:
            return self.haggler.compose(view, p)
        if kind == ANSWER.number:
            return self.haggler.answer(view, p, menu)
        if menu.holds(NO_DEAL):  # before anything else, which would close the offer
            deal = self.haggler.choose_deal(view, p, menu)
            if deal != NO_DEAL:
                return deal
        if kind == DISCARD.number or kind == RETURN_CARD.number or kind == BRING.number:
            return self.part_with(view, p, menu)
        if kind == COMMIT.number:
            return self.court.commit(view, p, menu)
        if kind == CHOOSE_NUMBER.number:
            self.court.best_swap(view, p)
            return TAKE_NUMBER | self.court.one
        if kind == CHOOSE_OTHER_NUMBER.number:
            return self.court.best_partner(view, p, x(view.top()), menu)
        if kind == BEFORE_ROLL.number and menu.size > 1 and verb(menu.items[1]) == PLAY_ALCHEMY:
            self.court.forecast(view, p)
        return self.try_all(view, p, menu, now)

    # -- everything on the menu -----------------------------------------------------------------------

    def try_all(self, view: Table, p: Seat, menu: Menu, now: i64) -> Action:
        """The best action; doing nothing more is worth `now`."""
        best: i64 = NEVER
        choice: Action = NOTHING
        i: i64
        for i in range(menu.size):  # first what needs no trying, while the outlook is on this position
            a = menu.items[i]
            value = self.foreseen(view, p, a, now)
            if value > best:
                best = value
                choice = a
        quiet = best
        scratch = view.copy()
        for i in range(menu.size):
            a = menu.items[(i + self.first) % menu.size]
            if a == PROPOSE or self.is_foreseen(a):
                continue
            view.copy_into(scratch)
            value = self.tried(view, scratch, p, a)
            if value > best:
                best = value
                choice = a
        # Nobody likes to be asked twice in a turn: ask when there is nothing else to do, but before swapping
        # with the bank.
        if best == quiet and menu.holds(PROPOSE):
            self.outlook.value(view)  # what was tried has led it elsewhere
            if self.haggler.find_offer(view, p) and now + self.haggler.gain > best:
                return PROPOSE
        return choice

    def is_foreseen(self, a: Action) -> bool:
        """Actions whose worth is known without carrying them out: they change nothing, or only the hand."""
        return (
            a == END
            or a == ROLL
            or a == NO_DEAL
            or a == FORCE_TRADE
            or a == ATTACK
            or verb(a) == TRADE_WITH
            or verb(a) == SWAP
            or verb(a) == PLAY_MONOPOLY
            or self.court.foresees(a)
        )

    def foreseen(self, view: Table, p: Seat, a: Action, now: i64) -> i64:
        o = self.outlook
        if a == END or a == ROLL:
            return now
        if verb(a) == SWAP:
            return now + o.hand_with(view, x(a), -trade_rate(view, p, x(a)), y(a), 1)
        if verb(a) == PLAY_MONOPOLY:
            return now + self.monopoly(view, p, x(a))
        if a == ATTACK:  # it ends the turn: last of all
            return now + 1 if battle(view, p, self.weights) > 0 else NEVER
        if a == FORCE_TRADE:
            return now + self.forced_trade(view, p)
        if self.court.foresees(a):
            return now + self.court.gain(view, p, a)
        return NEVER

    def tried(self, view: Table, scratch: Table, p: Seat, a: Action) -> i64:
        """Carry an action out and follow it until p has to think again."""
        try:
            scratch.play(p, a)
            self.follow(scratch, p)
        except Hidden:
            # It turns on cards that p can't see: imagine them. Only what is counted goes into the value.
            view.guess(Dealer(self.seed)).copy_into(scratch)
            scratch.play(p, a)
            self.follow(scratch, p)
        return self.outlook.value(scratch)

    def follow(self, s: Table, p: Seat) -> None:
        """Finish what was begun: where the robber goes, which free road, which cards are taken."""
        deeper = self.deeper
        trial = s
        while True:
            answer(s, p)
            if s.asked_seat() != p:
                return
            kind = s.top() >> 40
            if kind == MAIN.number or kind == BEFORE_ROLL.number:
                return
            s.offers(p, deeper)
            choice = deeper.items[0]
            if deeper.size > 1:
                if trial is s:
                    trial = s.copy()
                best: i64 = NEVER
                i: i64
                for i in range(deeper.size):
                    s.copy_into(trial)
                    trial.play(p, deeper.items[i])
                    answer(trial, p)
                    if not trial.over and trial.top() >> 40 == LAY_AGAIN.number:
                        self.lay_again(trial, p)
                    value = self.outlook.value(trial)
                    if value > best:
                        best = value
                        choice = deeper.items[i]
            s.play(p, choice)

    def lay_again(self, s: Table, p: Seat) -> None:
        """CK-118: the best place for a piece of one's own that is being moved."""
        menu = Menu()
        s.offers(p, menu)
        trial = s.copy()
        best: i64 = NEVER
        choice = menu.items[0]
        i: i64
        for i in range(menu.size):
            s.copy_into(trial)
            trial.play(p, menu.items[i])
            value = self.outlook.value(trial)
            if value > best:
                best = value
                choice = menu.items[i]
        s.play(p, choice)

    # -- cards ----------------------------------------------------------------------------------------

    def part_with(self, s: Table, p: Seat, menu: Menu) -> Action:
        """The card that is missed least."""
        o = self.outlook
        o.lay_out(s)
        card: Card
        if len(s.hands.aside) > 0:
            for card in range(s.hands.kinds):
                o.trial[card] -= s.hands.aside[p * HAND + card]
        best: i64 = NEVER
        choice: Action = menu.items[0]
        i: i64
        for i in range(menu.size):
            card = x(menu.items[i])
            o.trial[card] -= 1
            value = o.trial_hand()
            o.trial[card] += 1
            if value > best:
                best = value
                choice = menu.items[i]
        return choice

    def monopoly(self, s: Table, p: Seat, card: Card) -> i64:
        """All cards of a kind for the development card. How many there are, everybody can count."""
        w = self.weights
        n = others_hold(s, p, card)
        return self.outlook.hand_with(s, card, n, card, 0) + n * w.their_card - held_worth(MONOPOLY, w)

    def forced_trade(self, s: Table, p: Seat) -> i64:
        """BASE-207: two cards drawn blindly against two that are missed least."""
        o = self.outlook
        o.lay_out(s)
        before = o.trial_hand()
        total: i64 = 0
        gain: i64 = 0
        card: Card
        worst: Card
        for card in range(5):
            n = others_hold(s, p, card)
            if n > 0:
                o.trial[card] += 1
                best: i64 = NEVER
                for worst in range(5):
                    if o.trial[worst] > 0:
                        o.trial[worst] -= 1
                        best = max(best, o.trial_hand())
                        o.trial[worst] += 1
                o.trial[card] -= 1
                gain += n * (best - before)
                total += n
        if total == 0:
            return 0
        return min(s.hands.held[1 - p], 2) * gain // total - price(s, p) * self.weights.token


def answer(s: Table, p: Seat) -> None:
    """What others decide about their knights everybody sees: let them do the likely thing, and go on."""
    while not s.over:
        kind = s.top() >> 40
        if kind != RETREAT.number and kind != CHOOSE_TRAITOR.number:
            return
        q = s.asked_seat()
        if q == p:
            return
        menu = Menu(16)
        s.offers(q, menu)
        choice = menu.items[0]
        if kind == CHOOSE_TRAITOR.number:  # the weakest goes
            i: i64
            for i in range(menu.size):
                if rank_of(knight_at(s, x(menu.items[i]))) < rank_of(knight_at(s, x(choice))):
                    choice = menu.items[i]
        s.play(q, choice)
