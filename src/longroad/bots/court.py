"""Cities & Knights: progress cards whose worth turns on what is hidden or on what others decide, and what to
answer when knights are asked for.

What is hidden is never guessed here, only averaged: how many cards of a kind all others hold together, and
how many cards each of them holds, everybody can count.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from longroad.bots.outlook import Outlook, others_hold
from longroad.bots.value.defense import city_at_stake
from longroad.bots.value.production import DOTS
from longroad.bots.value.statecraft import drawn_progress
from longroad.core.menu import Menu
from longroad.core.words import NOBODY, NOTHING, Action, Card, Hex, Row, Seat, cells, has, seat, verb, x, y
from longroad.isle.geometry import MOUNTAINS
from longroad.isle.hands import HAND, RESOURCES
from longroad.isle.knights.barbarians import (
    COMMIT,
    COMMIT_KNIGHT,
    COMMIT_NO_MORE,
    barbarian_strength,
    force_of,
)
from longroad.isle.knights.commodities import MADE_FROM, NONE
from longroad.isle.knights.improvements import TRACKS, plain_cities, stage_of
from longroad.isle.knights.knights import knight_at, rank_of, strength_of
from longroad.isle.knights.politics.sabotage import sabotaged
from longroad.isle.knights.politics.wedding import GIFT, guests
from longroad.isle.knights.politics.words import PLAY_ESPIONAGE, PLAY_SABOTAGE, PLAY_WEDDING
from longroad.isle.knights.progress import (
    ALCHEMY,
    COMMERCIAL_HARBOR,
    ESPIONAGE,
    GUILD_DUES,
    HIDDEN,
    INVENTION,
    MERCHANT_FLEET,
    RESOURCE_MONOPOLY,
    ROOM,
    SABOTAGE,
    TRADE_MONOPOLY,
    WEDDING,
    progress,
)
from longroad.isle.knights.science import PLAY_ALCHEMY, PLAY_INVENTION, SCIENCE_CARDS, is_movable
from longroad.isle.knights.trade import (
    OFFER,
    PLAY_DUES,
    PLAY_FLEET,
    PLAY_HARBOR,
    PLAY_RESOURCE_MONOPOLY,
    PLAY_TRADE_MONOPOLY,
)
from longroad.isle.table import Table

FIRST: Final = (SCIENCE_CARDS * 32) << 40  # no verb of the decks is below
SEVEN: Final = 7


@final
class Court:
    """Foresees what such cards bring. `outlook.value` has been asked about the position before."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.fate: Row = cells(13)  # sum of the dice -> what it brings p
        self.average: i64 = 0  # of all rolls, in thirty-sixths
        self.pull: Row = cells(0)  # hex -> what a dot there is worth to p, less what it is to others
        self.one: Hex = 0  # the best pair of numbers to swap
        self.other: Hex = 0

    def foresees(self, a: Action) -> bool:
        """Whether an action is one of these cards, or an offer that one of them allows."""
        if a < FIRST:
            return False
        what = verb(a)
        return (
            what == PLAY_ALCHEMY
            or what == PLAY_INVENTION
            or what == PLAY_HARBOR
            or what == OFFER
            or what == PLAY_FLEET
            or what == PLAY_DUES
            or what == PLAY_TRADE_MONOPOLY
            or what == PLAY_RESOURCE_MONOPOLY
            or what == PLAY_WEDDING
            or what == PLAY_SABOTAGE
            or what == PLAY_ESPIONAGE
        )

    def gain(self, s: Table, p: Seat, a: Action) -> i64:
        """What it brings on average, less the card."""
        what = verb(a)
        kept = self.outlook.w.progress
        if what == PLAY_ALCHEMY:
            return self.chosen_roll(s, p, x(a), y(a)) - kept[ALCHEMY]
        if what == PLAY_INVENTION:
            return self.best_swap(s, p) - kept[INVENTION]
        if what == PLAY_HARBOR:
            return self.all_offers(s, p) - kept[COMMERCIAL_HARBOR]
        if what == OFFER:
            return self.offer(s, p, x(a), y(a))
        if what == PLAY_FLEET:
            return self.fleet(s, x(a)) - kept[MERCHANT_FLEET]
        if what == PLAY_DUES:
            return self.dues(s, p, x(a)) - kept[GUILD_DUES]
        if what == PLAY_TRADE_MONOPOLY:
            return self.monopoly(s, p, x(a), 1) - kept[TRADE_MONOPOLY]
        if what == PLAY_RESOURCE_MONOPOLY:
            return self.monopoly(s, p, x(a), 2) - kept[RESOURCE_MONOPOLY]
        if what == PLAY_WEDDING:
            return self.presents(s, p) - kept[WEDDING]
        if what == PLAY_SABOTAGE:
            return self.sabotage(s, p) - kept[SABOTAGE]
        return self.secret(s, p, x(a)) - kept[ESPIONAGE]

    # -- before the roll ------------------------------------------------------------------------------

    def forecast(self, s: Table, p: Seat) -> None:
        """What every roll would bring p. Once for every choice with alchemy in hand."""
        self.average = 0
        total: i64
        for total in range(2, 13):
            self.fate[total] = self.seven(s, p) if total == SEVEN else self.harvest(s, p, total)
            ways: i64 = total - 1 if total <= SEVEN else 13 - total
            self.average += ways * self.fate[total]
        red: i64
        for red in range(1, 7):
            self.average += 6 * self.event(s, p, red)

    def chosen_roll(self, s: Table, p: Seat, red: i64, yellow: i64) -> i64:
        return self.fate[red + yellow] + self.event(s, p, red) - self.average // 36

    def harvest(self, s: Table, p: Seat, total: i64) -> i64:
        """What p's hand gains by a roll, less what others harvest."""
        o = self.outlook
        o.lay_out(s)
        before = o.trial_hand()
        theirs: i64 = 0
        for hex in s.land.hexes_with[total]:
            card = s.land.terrain[hex]
            if hex == s.robber.at or card > MOUNTAINS:
                continue
            for corner in s.board.corners_of[hex]:
                level = s.towns.level[corner]
                if level <= 0:
                    continue
                q = s.towns.owner[corner]
                if q != p:
                    theirs += level * o.w.their_card * o.fear[q] // 100
                elif level == 2 and MADE_FROM[card] != NONE:
                    o.trial[card] += 1
                    o.trial[MADE_FROM[card]] += 1
                else:
                    o.trial[card] += level
        return o.trial_hand() - before - theirs

    def seven(self, s: Table, p: Seat) -> i64:
        """Half of every hand that is too big, and a card for who moves the robber."""
        w = self.outlook.w
        value: i64 = w.lost_card if s.rules.may_move_thief(s, p) else 0
        q: Seat
        for q in range(s.seats):
            if s.hands.held[q] > s.rules.hand_limit(s, q):
                each = -w.lost_card if q == p else w.their_card * self.outlook.fear[q] // 100
                value += s.hands.held[q] // 2 * each
        return value

    def event(self, s: Table, p: Seat, red: i64) -> i64:
        """CK-022: the progress cards that a red die may bring; each sign comes once in six rolls."""
        w = self.outlook.w
        value: i64 = 0
        q: Seat
        track: i64
        for track in range(TRACKS):
            for q in range(s.seats):
                if 0 < stage_of(s, q, track) >= red - 1:
                    value += w.drawn if q == p else -w.their_card * self.outlook.fear[q] // 100
        return value // 6

    # -- numbers --------------------------------------------------------------------------------------

    def best_swap(self, s: Table, p: Seat) -> i64:
        """CK-106: the two numbers that p gains most by swapping, and how much."""
        self.weigh_hexes(s, p)
        best: i64 = 0
        one: Hex
        other: Hex
        for one in range(s.board.hexes):
            if not is_movable(s.land.number[one]):
                continue
            for other in range(one + 1, s.board.hexes):
                if is_movable(s.land.number[other]) and s.land.number[other] != s.land.number[one]:
                    gain = self.swap(s, one, other)
                    if gain > best or best == 0:
                        best = gain
                        self.one = one
                        self.other = other
        return best

    def best_partner(self, s: Table, p: Seat, one: Hex, menu: Menu) -> Action:
        """The number to swap with that of a hex."""
        self.weigh_hexes(s, p)
        choice = menu.items[0]
        i: i64
        for i in range(menu.size):
            if self.swap(s, one, x(menu.items[i])) > self.swap(s, one, x(choice)):
                choice = menu.items[i]
        return choice

    def weigh_hexes(self, s: Table, p: Seat) -> None:
        o = self.outlook
        self.pull = cells(s.board.hexes)
        hex: Hex
        for hex in range(s.board.hexes):
            card = s.land.terrain[hex]
            if card > MOUNTAINS:
                continue
            worth: i64 = 0
            for corner in s.board.corners_of[hex]:
                level = s.towns.level[corner]
                if level <= 0:
                    continue
                q = s.towns.owner[corner]
                if q != p:
                    worth -= level * o.w.their_dot * o.fear[q] // 100
                elif level == 2 and MADE_FROM[card] != NONE:
                    worth += o.thirst[card] + o.thirst[MADE_FROM[card]]
                else:
                    worth += level * o.thirst[card]
            self.pull[hex] = worth * o.w.robbed // 10 if hex == s.robber.at else worth

    def swap(self, s: Table, one: Hex, other: Hex) -> i64:
        more = DOTS[s.land.number[other]] - DOTS[s.land.number[one]]
        return more * (self.pull[one] - self.pull[other])

    # -- trade ----------------------------------------------------------------------------------------

    def all_offers(self, s: Table, p: Seat) -> i64:
        """CK-112: a resource for a commodity of everybody, as long as there are resources to spare."""
        total: i64 = 0
        q: Seat
        for q in range(s.seats):
            if q != p and s.hands.held[q] > 0:
                best: i64 = 0
                card: Card
                for card in range(RESOURCES):
                    if s.hands.hand[p * HAND + card] > 0:
                        best = max(best, self.offer(s, p, card, q))
                total += best
        return total

    def offer(self, s: Table, p: Seat, card: Card, q: Seat) -> i64:
        """What a resource brings if q must give a commodity for it, if it has one."""
        o = self.outlook
        total: i64 = 0
        worth: i64 = 0
        other: Card
        for other in range(RESOURCES, s.hands.kinds):
            n = others_hold(s, p, other)
            if n > 0:
                total += n
                worth += n * o.hand_with(s, card, -1, other, 1)
        if total == 0:
            return 0
        return worth // total * self.has_one(s, p, q, total) // 100

    def has_one(self, s: Table, p: Seat, q: Seat, there: i64) -> i64:
        """The chance that q has one of the cards of which all others hold so many, in hundredths."""
        cards = cards_of_others(s, p)
        none: i64 = 100
        k: i64
        for k in range(s.hands.held[q]):
            none = none * max(cards - there - k, 0) // max(cards - k, 1)
        return 100 - none

    def fleet(self, s: Table, card: Card) -> i64:
        """CK-113: as many swaps, two for one, as make the hand better."""
        o = self.outlook
        o.lay_out(s)
        gained: i64 = 0
        while o.trial[card] >= 2:
            before = o.trial_hand()
            best: i64 = 0
            wanted: i64 = NOBODY
            other: Card
            o.trial[card] -= 2
            for other in range(s.hands.kinds):
                if other != card and s.hands.bank[other] > 0:
                    o.trial[other] += 1
                    gain = o.trial_hand() - before
                    o.trial[other] -= 1
                    if gain > best:
                        best = gain
                        wanted = other
            if wanted == NOBODY:
                return gained
            o.trial[wanted] += 1
            gained += best
        return gained

    def dues(self, s: Table, p: Seat, q: Seat) -> i64:
        """CK-114: the two cards of q that p needs most, by how likely q has them."""
        o = self.outlook
        o.lay_out(s)
        value: i64 = 0
        k: i64
        for k in range(min(s.hands.held[q], 2)):
            value += self.best_card(s, p, q) + o.w.their_card * o.fear[q] // 100
        return value

    def best_card(self, s: Table, p: Seat, q: Seat) -> i64:
        """What the best card of q adds to the hand on trial, on average; the likeliest is added to it."""
        o = self.outlook
        before = o.trial_hand()
        added = cells(HAND)
        card: Card
        for card in range(s.hands.kinds):
            o.trial[card] += 1
            added[card] = o.trial_hand() - before
            o.trial[card] -= 1
        value: i64 = 0
        lacking: i64 = 100  # the chance that q has none of the better ones
        likeliest: Card = 0
        k: i64
        for k in range(s.hands.kinds):
            best: Card = 0
            for card in range(s.hands.kinds):
                if added[card] > added[best]:
                    best = card
            has_it = self.has_one(s, p, q, others_hold(s, p, best)) * lacking // 100
            value += has_it * added[best] // 100
            if k == 0 or has_it > 50:
                likeliest = best
            lacking -= has_it
            added[best] = -(1 << 40)
        o.trial[likeliest] += 1
        return value

    def monopoly(self, s: Table, p: Seat, card: Card, most: i64) -> i64:
        """CK-115, CK-116: so many of a kind of everybody, by how many there are."""
        o = self.outlook
        there = others_hold(s, p, card)
        cards = cards_of_others(s, p)
        expected: i64 = 0  # in hundredths
        q: Seat
        for q in range(s.seats):
            if q != p and s.hands.held[q] > 0:
                if most == 1:
                    expected += self.has_one(s, p, q, there)
                else:
                    expected += min(there * s.hands.held[q] * 90 // cards, most * 100)
        n = expected // 100
        value: i64 = o.hand_with(s, card, n, card, 0) if n > 0 else 0
        rest = o.hand_with(s, card, n + 1, card, 0) - value
        return value + rest * (expected % 100) // 100 + expected * o.w.their_card // 100

    # -- politics -------------------------------------------------------------------------------------

    def presents(self, s: Table, p: Seat) -> i64:
        """CK-120: nobody gives their best."""
        bits = guests(s, p)
        value: i64 = 0
        q: Seat
        for q in range(s.seats):
            if has(bits, q):
                value += self.outlook.stolen_from(s, q) * min(s.hands.held[q], GIFT) * 3 // 4
        return value

    def sabotage(self, s: Table, p: Seat) -> i64:
        """CK-122."""
        bits = sabotaged(s, p)
        value: i64 = 0
        q: Seat
        for q in range(s.seats):
            if has(bits, q):
                value += s.hands.held[q] // 2 * self.outlook.w.their_card * self.outlook.fear[q] // 100
        return value

    def secret(self, s: Table, p: Seat, q: Seat) -> i64:
        """CK-123: the best of somebody's cards, by their backs; the more there are, the better it is."""
        v = progress(s)
        value: i64 = 0
        track: i64
        for track in range(TRACKS):
            value += v.hand[q * ROOM + HIDDEN + track] * drawn_progress(s, p, track, self.outlook.w)
        value //= max(v.held[q], 1)
        return value * (9 + min(v.held[q], 4)) // 10 + self.outlook.w.their_card * self.outlook.fear[q] // 100

    # -- knights --------------------------------------------------------------------------------------

    def commit(self, s: Table, p: Seat, menu: Menu) -> Action:
        """CK-099: as many knights as the battle pays for, the strongest first."""
        w = self.outlook.w
        strongest: Action = NOTHING
        own = force_of(s, p)
        left = strength_of(s, p) - own
        best = self.battle(s, p, own)
        more: i64 = 0
        k: i64
        for k in range(1, left + 1):
            value = self.battle(s, p, own + k) - k * w.helmet_lost
            if value > best:
                best = value
                more = k
        if more == 0:
            return COMMIT_NO_MORE
        rank: i64 = 0
        i: i64
        for i in range(menu.size):
            a = menu.items[i]
            if verb(a) == COMMIT_KNIGHT:
                here = rank_of(knight_at(s, x(a)))
                if rank == 0 or (here > rank and here <= more) or (rank > more and here < rank):
                    rank = here
                    strongest = a
        return strongest

    def battle(self, s: Table, p: Seat, own: i64) -> i64:
        """What p gets out of the battle that is just beginning with so much strength."""
        w = self.outlook.w
        total = own
        most: i64 = 0
        least: i64 = 1 << 30
        q: Seat
        for q in range(s.seats):
            if q != p:
                force = strength_of(s, q) if is_to_commit(s, q) else force_of(s, q)
                total += force
                most = max(most, force)
                if plain_cities(s, q) > 0:
                    least = min(least, force)
        if total < barbarian_strength(s):
            return -city_at_stake(s, p, self.outlook.raised, w) if own <= least else 0
        if own > most:
            return w.point
        return w.drawn if own == most and own > 0 else 0


def cards_of_others(s: Table, p: Seat) -> i64:
    n: i64 = 0
    q: Seat
    for q in range(s.seats):
        if q != p:
            n += s.hands.held[q]
    return n


def is_to_commit(s: Table, q: Seat) -> bool:
    """Whether q has not been asked yet."""
    k: i64
    for k in range(s.depth):
        if s.agenda[k] >> 40 == COMMIT.number and seat(s.agenda[k]) == q:
            return True
    return False
