"""Two worlds that differ only in what a seat can't know look the same to it, and go on looking the same."""

from __future__ import annotations

import pytest

from longroad.core.dealer import Dealer
from longroad.core.holdings import FACE, is_known
from longroad.core.packed import CHANCE, OVER, verb, x
from longroad.isle.deals import ASK, DEALS, GIVE, MAKE, bargain, stands
from longroad.isle.devcards import DRAW
from longroad.isle.development import development
from longroad.isle.faces import PLAY_MONOPOLY
from longroad.isle.hands import HAND
from longroad.isle.knights.politics.verbs import PLAY_ESPIONAGE
from longroad.isle.knights.progress import (
    DISCARD_PROGRESS,
    ROOM,
    TOO_MANY,
    TOP_CARD,
    is_point,
    progress,
    track_of,
)
from longroad.isle.knights.progress import FACES as PROGRESS_FACES
from longroad.isle.knights.trade import (
    HAND_NOTHING,
    HAND_OVER,
    PLAY_DUES,
    PLAY_RESOURCE_MONOPOLY,
    PLAY_TRADE_MONOPOLY,
)
from longroad.isle.sevens import DISCARD_CARD, STEAL
from longroad.isle.state import IsleState
from tests.conformance.flat import differences, flat
from tests.effort import SOAK
from tests.properties.recount import plays
from tests.properties.walks import stops

SPECS = (
    *("isle:base;3", "isle:base;4", "isle:base;3;trade=open", "isle:base+two_players;2"),
    *("isle:new_shores;3", "isle:oceania;3", "isle:forgotten_tribe;3"),
    *("isle:base+cities_knights;3", "isle:new_shores+cities_knights;3"),
)
TELLING = (  # what shows others' cards, or what was drawn
    *(PLAY_MONOPOLY, PLAY_TRADE_MONOPOLY, PLAY_RESOURCE_MONOPOLY),
    *(PLAY_DUES, PLAY_ESPIONAGE, HAND_OVER, HAND_NOTHING),
)


def other_world(g: IsleState, p: int, dealer: Dealer) -> IsleState:
    """The same game with everything dealt anew that p can't see: others' cards and the deck."""
    w = g.copy()
    others = [q for q in range(int(g.seats)) if q != p]
    kinds = range(int(w.hands.kinds))
    cards = [c for q in others for c in kinds for _ in range(int(w.hands.hand[q * HAND + c]))]
    shuffle(cards, dealer)
    for q in others:
        mine = [cards.pop() for _ in range(int(w.hands.held[q]))]
        for c in kinds:
            w.hands.hand[q * HAND + c] = mine.count(c)
    if plays(w, "development cards"):
        deal_development_cards(w, others, dealer)
    if plays(w, "progress cards"):
        deal_progress_cards(w, p, dealer)
    return w


def deal_development_cards(w: IsleState, others: list[int], dealer: Dealer) -> None:
    d = development(w)
    kinds = range(int(d.faces))
    places = [int(k * d.seats + q) for q in others for k in range(2)]
    faces = [f for k in places for f in kinds for _ in range(int(d.hand[k * d.room + f]))]
    faces += [f for f in kinds for _ in range(int(d.deck[f]))]
    shuffle(faces, dealer)
    for k in places:
        mine = [faces.pop() for _ in range(int(d.held[k]))]
        for f in kinds:
            d.hand[k * d.room + f] = mine.count(f)
    for f in kinds:
        d.deck[f] = faces.count(f)


def deal_progress_cards(w: IsleState, p: int, dealer: Dealer) -> None:
    """Others' hands and what they put under the decks, each card by its back; points stay in the deck."""
    v = progress(w)
    others = [q for q in range(int(w.seats)) if q != p]
    hidden = [k for k, card in enumerate(v.under) if not is_known(card, p)]
    for track in range(3):
        faces = [f for f in range(PROGRESS_FACES) if track_of(f) == track and not is_point(f)]
        put = [k for k in hidden if track_of(v.under[k] & 0xFF) == track]
        counts = [sum(int(v.hand[q * ROOM + f]) for f in faces) for q in others]
        cards = [f for q in others for f in faces for _ in range(int(v.hand[q * ROOM + f]))]
        cards += [int(v.under[k]) & 0xFF for k in put]
        cards += [f for f in faces for _ in range(int(v.deck[f]))]
        shuffle(cards, dealer)
        for q, count in zip(others, counts, strict=True):
            mine = [cards.pop() for _ in range(count)]
            for f in faces:
                v.hand[q * ROOM + f] = mine.count(f)
        for k in put:
            v.under[k] = v.under[k] & ~FACE | cards.pop()
        for f in faces:
            v.deck[f] = cards.count(f)


def shuffle(things: list[int], dealer: Dealer) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = int(dealer.below(i + 1))
        things[i], things[j] = things[j], things[i]


def drafts(g: IsleState) -> list[list[int]]:
    """What everybody is composing."""
    return [list(bargain(g).give), list(bargain(g).ask)]


def is_quiet(g: IsleState) -> bool:
    """Nobody has shown cards by an offer, and nothing is laid aside."""
    offered = g.book.slot_of[DEALS] >= 0 and stands(g, bargain(g))
    return g.to_act >= 0 and (g.in_main() or g.before_roll()) and not offered


class TwoWorlds:
    """Two games that seat p must not be able to tell apart."""

    def __init__(self, one: IsleState, other: IsleState, p: int, dealer: Dealer) -> None:
        self.one = one
        self.other = other
        self.p = p
        self.dealer = dealer
        self.told_apart = 0  # steps that differed, unseen by p
        self.hidden_events = 0

    def compare(self) -> None:
        a, b, p = self.one, self.other, self.p
        assert differences(a.seen_by(p), b.seen_by(p)) == []
        assert (a.to_act, a.waiting) == (b.to_act, b.waiting)
        assert list(a.legal(p)) == list(b.legal(p))
        assert a.asked(p) == b.asked(p)
        assert a.points(p) == b.points(p)
        for packed in a.book.templates:
            if a.to_act != CHANCE:
                assert a.why(packed, p) == b.why(packed, p)

    def compare_pictures(self) -> None:
        assert self.one.shows(self.p) == self.other.shows(self.p)

    def step(self) -> bool:
        """The same thing happens in both, or what p can't tell apart; False if there is no such thing."""
        if self.one.to_act == CHANCE:
            here, there, actor = self.chance()
        else:
            here, there, actor = self.choice()
        if here == 0:
            return False
        told = self.one.apply(here, actor)
        told_there = self.other.apply(there, actor)
        if self.one.over or self.other.over:
            return False  # hidden points decide: now everybody may know
        assert [e.seen_by(self.p) for e in told] == [e.seen_by(self.p) for e in told_there]
        assert [str(e.seen_by(self.p)) for e in told] == [str(e.seen_by(self.p)) for e in told_there]
        self.told_apart += here != there
        self.hidden_events += told != told_there
        return True

    def chance(self) -> tuple[int, int, int]:
        here = [a for a, n in self.one.outcomes() for _ in range(n)]
        there = [a for a, n in self.other.outcomes() for _ in range(n)]
        frame = self.one.top()
        thief, victim = int(frame >> 32 & 0xFF), int(frame & 0xFFFF)
        stealing = frame >> 40 == STEAL.number and self.p not in (thief, victim)
        drawing = frame >> 40 == DRAW.number and thief != self.p
        if stealing or drawing:
            return self.any_of(here), self.any_of(there), CHANCE
        if frame >> 40 == TOP_CARD.number and thief != self.p:
            action = self.any_of(here)
            if not is_point(x(action)):  # nor may it be one there
                other = self.any_of([a for a in there if not is_point(x(a))])
                return (action, other, CHANCE) if other else (0, 0, CHANCE)
        action = self.any_of([a for a in here if a in there])
        return action, action, CHANCE

    def choice(self) -> tuple[int, int, int]:
        """Of somebody who is asked, or now and then of somebody who may speak without that."""
        actors = list(self.one.waiting)
        if self.dealer.below(4) == 0:
            actors = [q for q in range(int(self.one.seats)) if self.one.legal(q).size > 0]
        return self.choice_of(actors[int(self.dealer.below(len(actors)))])

    def choice_of(self, actor: int) -> tuple[int, int, int]:
        here, there = list(self.one.legal(actor)), list(self.other.legal(actor))
        both = [a for a in here if a in there and verb(a) not in TELLING]
        if drafts(self.one) != drafts(self.other):
            both = [a for a in both if a != MAKE]  # would show that they differ
        secret = [a for a in there if verb(a) in (GIVE, ASK)]
        action = self.any_of(both)
        if actor != self.p and self.one.top() >> 40 == TOO_MANY.number:
            return *self.discards(here, there), actor
        if actor != self.p and verb(action) in (GIVE, ASK) and self.dealer.below(3) == 0:
            return action, self.any_of(secret), actor  # what others compose is theirs
        return action, action, actor

    def discards(self, here: list[int], there: list[int]) -> tuple[int, int]:
        """Which card goes under its deck, others don't see; only which deck."""
        pairs = [
            (a, b)
            for a in here
            for b in there
            if verb(a) == verb(b) == DISCARD_PROGRESS and track_of(x(a)) == track_of(x(b))
        ]
        return pairs[int(self.dealer.below(len(pairs)))]

    def any_of(self, actions: list[int]) -> int:
        return actions[int(self.dealer.below(len(actions)))] if actions else 0


@pytest.mark.parametrize("spec", SPECS)
def test_a_seat_cannot_tell_two_worlds_apart_that_differ_in_what_it_cannot_know(spec: str) -> None:
    steps = told_apart = hidden = differing = 0
    for seed in range(3 * SOAK):
        dealer = Dealer(seed + 50)
        for g in stops(spec, seed, 200 if "base" in spec else 500):  # others last longer
            if not is_quiet(g):
                continue
            for p in range(int(g.seats)):
                other = other_world(g, p, dealer)
                if other.points(other.turn) >= other.rules.target(other, other.turn):
                    continue  # would have won before
                differing += flat(other) != flat(g)
                worlds = TwoWorlds(g.copy(), other, p, dealer)
                worlds.compare()
                worlds.compare_pictures()
                for k in range(60):
                    if not worlds.step():
                        break
                    worlds.compare()
                    if k % 10 == 0:
                        worlds.compare_pictures()
                    steps += 1
                told_apart += worlds.told_apart
                hidden += worlds.hidden_events
    assert differing > 5 and steps > 300
    if "two_players" not in spec:  # there both know every resource card
        assert told_apart > 20 and hidden > (5 if "base" in spec else 0)


def test_two_worlds_with_a_public_difference_are_told_apart() -> None:
    """The comparison is not blind."""
    g = next(g for g in stops("isle:base;3", 1, 50) if is_quiet(g))
    for change in (1, 2, 3):
        other = g.copy()
        if change == 1:
            other.robber.at = (other.robber.at + 1) % other.board.hexes
        elif change == 2:
            development(other).knights[1] += 1
        else:
            other.hands.hand[0] += 1
        with pytest.raises(AssertionError):
            TwoWorlds(g, other, 0, Dealer(1)).compare()


@pytest.mark.parametrize("spec", SPECS[:2])
def test_what_is_laid_aside_is_unknown_until_all_have_chosen(spec: str) -> None:
    """BASE-044: of a sealed choice others see who is done, nothing else."""
    found = 0
    for seed in range(6 * SOAK):
        for g in stops(spec, seed, 1):
            if g.waiting and any(verb(a) == DISCARD_CARD for a in g.legal(g.to_act)):
                p = g.to_act
                actions = list(g.legal(p))
                watchers = [q for q in range(int(g.seats)) if q != p]
                prompt = g.asked(p)
                assert prompt is not None
                views = []
                for action in (actions[0], actions[-1]):
                    after = g.copy()
                    assert after.apply(action, p) == [] or len(g.waiting) == 1
                    if prompt.least > 1:  # p is not done yet, so nobody notices
                        for q in watchers:
                            assert differences(after.seen_by(q), g.seen_by(q)) == []
                    elif len(g.waiting) > 1:
                        views.append([flat(after.seen_by(q)) for q in watchers])
                        found += 1
                assert not views or views[0] == views[1]
    assert found >= 2


def test_who_wins_next_may_depend_on_secrets_but_who_is_asked_may_not() -> None:
    for g in stops("isle:base;4", 3, 30):
        for p in range(int(g.seats)):
            view = g.seen_by(p)
            assert (view.to_act, view.waiting) == (g.to_act, g.waiting)
            assert view.to_act != OVER
