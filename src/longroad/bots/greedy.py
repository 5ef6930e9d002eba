"""The greedy player: tries every action on its own view and takes the one that looks best."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from longroad.bots.appraiser import NEVER, UNKNOWN
from longroad.bots.outlook import Outlook
from longroad.bots.player import NO_HURRY, Bot, Manner, Strength
from longroad.bots.weights import Weights
from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, Action, Row, Seat, cells
from longroad.core.state import State
from longroad.errors import Hidden, LongroadError
from longroad.isle.geometry import Board
from longroad.isle.phrasebook import IsleBook
from longroad.isle.state import IsleState


class Greedy(Bot):
    """One action ahead, over a readable valuation (`Outlook`).

    The same seed and view give the same choice; the seed decides only between equals. It ends its turn as
    soon as nothing makes its position better, and offers run out, so it never goes round in circles.
    """

    name: ClassVar[str] = "greedy"
    strength: ClassVar[Strength] = "medium"
    manner: ClassVar[Manner] = "steady"
    persons: ClassVar[tuple[str, ...]] = ("Bruno", "Edda", "Falk", "Mira", "Juno", "Hugo", "Ines")
    outlook: Outlook  # on positions of `rules` on `board`

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights if weights is not None else Weights()
        self.rules: IsleBook | None = None
        self.board: Board | None = None
        self.first: i64 = seed % 5040  # where it begins to try: the first of equals is taken
        self.is_tried: Row = cells(64)  # place on the menu -> whether that must be tried
        self.deeper = Menu()

    def choose(self, view: State, seat: int, seconds: float = NO_HURRY) -> int:
        assert isinstance(view, IsleState), "greedy plays on the island."
        menu = view.legal(seat)
        if menu.size == 0:
            raise LongroadError(f"{view.book.names[seat]} is not asked anything now.")
        if menu.size == 1:
            return int(menu.items[0])
        if view.rules is not self.rules or view.board is not self.board:
            self.outlook = Outlook(self.weights, view)
            self.rules = view.rules
            self.board = view.board
        return int(self.best(view, seat, menu))

    def best(self, view: IsleState, p: Seat, menu: Menu) -> Action:
        o = self.outlook
        o.look(view, p)
        now = o.value(view)
        f = view.top()
        choice = o.owner(f).answer(view, p, f, menu)
        if choice != NOTHING:
            return choice
        for a in o.openers:
            choice = a.first(view, p, menu)
            if choice != NOTHING:
                return choice
        return self.try_all(view, p, menu, now)

    # -- everything on the menu -----------------------------------------------------------------------

    def try_all(self, view: IsleState, p: Seat, menu: Menu, now: i64) -> Action:
        """The best action; doing nothing more is worth `now`."""
        o = self.outlook
        best: i64 = NEVER
        choice: Action = NOTHING
        if len(self.is_tried) < menu.size:
            self.is_tried = cells(2 * menu.size)
        i: i64
        for i in range(menu.size):  # first what needs no trying, while the outlook is on this position
            a = menu.items[i]
            gain = o.owner(a).foresee(view, p, a)
            self.is_tried[i] = 1 if gain == UNKNOWN else 0
            if gain > NEVER and now + gain > best:
                best = now + gain
                choice = a
        quiet = best
        scratch = view.copy()
        for i in range(menu.size):
            k = (i + self.first) % menu.size
            if self.is_tried[k] == 0:
                continue
            view.copy_into(scratch)
            value = self.tried(view, scratch, p, menu.items[k])
            if value > best:
                best = value
                choice = menu.items[k]
        if best == quiet:
            for closer in o.closers:
                a = closer.last(view, p, menu, best - now)
                if a != NOTHING:
                    return a
        return choice

    def tried(self, view: IsleState, scratch: IsleState, p: Seat, a: Action) -> i64:
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

    def follow(self, s: IsleState, p: Seat) -> None:
        """Finish what was begun: where the robber goes, which free road, which cards are taken."""
        o = self.outlook
        while True:
            self.let_others_answer(s, p)
            if s.asked_seat() != p or o.owner(s.top()).is_pause(s.top()):
                return
            s.offers(p, self.deeper)
            s.play(p, self.best_of(s, p, self.deeper))

    def best_of(self, s: IsleState, p: Seat, menu: Menu) -> Action:
        """The answer after which the position looks best; where one goes on at once, after the next one."""
        o = self.outlook
        choice = menu.items[0]
        if menu.size == 1:
            return choice
        trial = s.copy()
        best: i64 = NEVER
        i: i64
        for i in range(menu.size):
            s.copy_into(trial)
            trial.play(p, menu.items[i])
            self.let_others_answer(trial, p)
            if not trial.over and o.owner(trial.top()).goes_on(trial.top()):
                following = Menu()
                trial.offers(p, following)
                trial.play(p, self.best_of(trial, p, following))
            value = o.value(trial)
            if value > best:
                best = value
                choice = menu.items[i]
        return choice

    def let_others_answer(self, s: IsleState, p: Seat) -> None:
        """What others decide where everybody sees what is likely, so that the action goes on."""
        q = s.asked_seat()
        while q >= 0 and q != p:
            f = s.top()
            a = self.outlook.owner(f).predict(s, q, f)
            if a == NOTHING:
                return
            s.play(q, a)
            q = s.asked_seat()
