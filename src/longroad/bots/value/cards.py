"""Cards in hand: what they will buy and when, and what a 7 may take."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from longroad.bots.value.defense import best_helmet, can_rise, city_at_stake, landing, service, to_rebuild
from longroad.bots.value.fortress import knight_worth, next_ship
from longroad.bots.value.growth import next_stage
from longroad.bots.value.progress import missing_roads
from longroad.bots.value.reach import FAR, FAR_AT_SEA, Reach
from longroad.bots.value.waiting import rolls_to_pay
from longroad.bots.weights import LONGEST_WAIT, Weights
from longroad.core.words import Card, Corner, Row, Rows, Seat, cells, row, rows
from longroad.isle.building import CITIES
from longroad.isle.development import DEVCARDS, development
from longroad.isle.faces import KNIGHT, MONOPOLY, PLENTY, POINT, ROADS
from longroad.isle.hands import HAND, PAPER, RESOURCES
from longroad.isle.knights.cities import has_fallen
from longroad.isle.knights.improvements import IMPROVEMENTS, STAGES, TRACKS, growth, stage_of
from longroad.isle.knights.knights import BASIC, EACH, company, count_rank, is_active, master_of, rank_of
from longroad.isle.knights.walls import EACH as WALLS_EACH
from longroad.isle.knights.walls import walls_of
from longroad.isle.seafarers.ships import SHIPS, fleet
from longroad.isle.seafarers.wonders import COSTS as STAGE_COSTS
from longroad.isle.table import Table

SETTLE: Final = 0  # a settlement with no, one, two or three roads to build before it
RAISE: Final = 4  # a city
DRAW_CARD: Final = 5
PAVE: Final = 5  # one to three roads for the longest route, at 6 to 8
ON_LAND: Final = 9  # plans without the sea
LAND: Final = 8  # a settlement with one to six ships before it, at 9 to 14
SAIL: Final = 14  # one to six ships for a prize, or for the longest route, at 15 to 20
WORK: Final = 21  # a stage of a wonder
AT_SEA: Final = 22  # plans without knights
IMPROVE: Final = 22  # the next stage of a track, at 22 to 24
HELMET: Final = 25  # activate a knight
RISE: Final = 26  # promote a knight
FORTIFY: Final = 27  # a wall
PLANS: Final = 28
#                       lumber brick wool grain ore, paper cloth coin
COSTS: Final[Rows] = rows(
    [
        [1, 1, 1, 1, 0, 0, 0, 0],
        [2, 2, 1, 1, 0, 0, 0, 0],
        [3, 3, 1, 1, 0, 0, 0, 0],
        [4, 4, 1, 1, 0, 0, 0, 0],
        [0, 0, 0, 2, 3, 0, 0, 0],
        [0, 0, 1, 1, 1, 0, 0, 0],  # a development card; or a knight with its helmet
        [1, 1, 0, 0, 0, 0, 0, 0],
        [2, 2, 0, 0, 0, 0, 0, 0],
        [3, 3, 0, 0, 0, 0, 0, 0],
        [2, 1, 2, 1, 0, 0, 0, 0],
        [3, 1, 3, 1, 0, 0, 0, 0],
        [4, 1, 4, 1, 0, 0, 0, 0],
        [5, 1, 5, 1, 0, 0, 0, 0],
        [6, 1, 6, 1, 0, 0, 0, 0],
        [7, 1, 7, 1, 0, 0, 0, 0],
        [1, 0, 1, 0, 0, 0, 0, 0],
        [2, 0, 2, 0, 0, 0, 0, 0],
        [3, 0, 3, 0, 0, 0, 0, 0],
        [4, 0, 4, 0, 0, 0, 0, 0],
        [5, 0, 5, 0, 0, 0, 0, 0],
        [6, 0, 6, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0],  # a stage of a wonder, or of a track: see `cost`
        [0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 1, 0, 0, 0, 0],
        [0, 0, 1, 0, 1, 0, 0, 0],
        [0, 2, 0, 0, 0, 0, 0, 0],
    ]
)
WORK_COSTS: Final[Rows] = rows([[*[int(n) for n in cost], 0, 0, 0] for cost in STAGE_COSTS])
# Track * STAGES + stage before it -> what the next stage costs.
TRACK_COSTS: Final[Rows] = rows(
    [
        [0, 0, 0, 0, 0, *[n if kind == track else 0 for kind in range(TRACKS)]]
        for track in range(TRACKS)
        for n in range(STAGES + 1)
    ]
)

# Rolls -> the chance of a 7 among them, in hundredths.
SEVENS: Final[Row] = row([0, 17, 31, 42, 52, 60, 67, 72, 77])


@final
class Plans:
    """What a seat could buy next and what that would bring; then what a hand is worth for it."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.calm: Row = w.discounts(w.patience)
        self.hasty: Row = w.discounts(w.haste)
        self.left: Row = self.calm  # quarters of a roll -> what is left of a plan
        self.worth: Row = cells(PLANS)  # plan -> what it brings; 0 if it can't be carried out
        self.count: i64 = ON_LAND  # how many of them there are
        self.kinds: i64 = RESOURCES  # of cards
        # What a plan leaves of a hand; less than nothing where it must be waited for.
        self.rest: Row = cells(HAND)
        self.chosen: i64 = 0
        self.wonder: i64 = 0  # the one that is being built
        self.price: Row = cells(TRACKS)  # track -> commodities that the next stage costs
        self.limit: i64 = 0
        self.danger: i64 = 0  # chance of a 7 before the next turn, in hundredths

    def survey(self, s: Table, p: Seat, reach: Reach, harvested: Row) -> None:
        """Find out what there is to buy. `harvested` has what each corner's harvest is worth to p."""
        w = self.w
        corner: Corner
        k: i64
        for k in range(PLANS):
            self.worth[k] = 0
        if s.towns.settlements[p] > 0:
            for k in range(FAR + 1):
                if reach.best_at[k] > 0:
                    self.worth[SETTLE + k] = w.point + reach.best_at[k]
        if s.towns.cities[p] > 0:
            for corner in range(s.board.corners):
                if s.towns.owner[corner] == p and s.towns.level[corner] == 1:
                    self.worth[RAISE] = max(self.worth[RAISE], w.point + harvested[corner])
        self.kinds = s.hands.kinds
        self.left = self.calm if self.kinds == RESOURCES else self.hasty
        if s.book.slot_of[DEVCARDS] >= 0 and development(s).undrawn[0] > 0:
            self.worth[DRAW_CARD] = drawn_card(s, p, w)
        pieces = missing_roads(s, p)
        if 0 < pieces <= FAR and pieces <= s.routes.left[p]:
            self.worth[PAVE + pieces] = 2 * w.point
        self.count = ON_LAND
        if s.book.slot_of[SHIPS] >= 0:
            self.count = AT_SEA
            reach.prize_at[1] = max(reach.prize_at[1], next_ship(s, p, w))
            if 0 < pieces <= FAR and pieces <= fleet(s).left[p]:
                reach.prize_at[pieces] = max(reach.prize_at[pieces], 2 * w.point)
            site: i64 = reach.best_at[0]
            prize: i64 = 0
            for k in range(1, FAR + 1):
                self.worth[PAVE + k] = max(self.worth[PAVE + k], reach.pave_at[k])
            for k in range(1, FAR_AT_SEA + 1):  # what is farther away must be better
                if reach.sail_at[k] > site and s.towns.settlements[p] > 0:
                    site = reach.sail_at[k]
                    self.worth[LAND + k] = w.point + site
                if reach.prize_at[k] > prize:
                    prize = reach.prize_at[k]
                    self.worth[SAIL + k] = prize
        self.limit = s.rules.hand_limit(s, p)
        self.danger = SEVENS[min(s.seats, 8)]

    def work_on(self, wonder: i64, worth: i64) -> None:
        """After the survey: the next stage of a wonder."""
        self.wonder = wonder
        self.worth[WORK] = worth

    def survey_knights(self, s: Table, p: Seat, raised: Row, rolls_left: i64) -> None:
        """After the survey, in Cities & Knights: stages, knights and walls. `raised` has what each corner
        would harvest more as a city.
        """
        if s.book.slot_of[IMPROVEMENTS] < 0:
            return
        w = self.w
        self.count = PLANS
        self.survey_cities(s, p, raised)
        track: i64
        for track in range(TRACKS):
            self.worth[IMPROVE + track] = next_stage(s, p, track, rolls_left, w)
            price = stage_of(s, p, track) + 1
            if growth(s).cranes > 0 and s.hands.hand[p * HAND + PAPER + track] >= price - 1:
                price -= 1  # a crane is for now
            self.price[track] = min(price, STAGES)
        self.survey_company(s, p, city_at_stake(s, p, raised, w))
        if s.towns.cities[p] < CITIES and walls_of(s, p) < WALLS_EACH:
            self.worth[FORTIFY] = w.wall

    def survey_cities(self, s: Table, p: Seat, raised: Row) -> None:
        """CK-094: a fallen city comes before any other."""
        rebuilding = to_rebuild(s, p)
        self.worth[RAISE] = 0
        corner: Corner
        if rebuilding or s.towns.cities[p] > 0:
            for corner in range(s.board.corners):
                if s.towns.owner[corner] == p and s.towns.level[corner] == 1:
                    if not rebuilding or has_fallen(s, corner):
                        self.worth[RAISE] = max(self.worth[RAISE], self.w.point + raised[corner])

    def survey_company(self, s: Table, p: Seat, at_stake: i64) -> None:
        """What one more knight, helmet or rank would bring."""
        w = self.w
        own: i64 = 0
        ranks: i64 = 0
        for knight in company(s).men:
            if master_of(knight) == p:
                ranks += rank_of(knight)
                if is_active(knight):
                    own += rank_of(knight)
        now = landing(s, p, own, at_stake, w)
        stronger = landing(s, p, own + 1, at_stake, w) - now
        longer = service(ranks + 1, w) - service(ranks, w)
        if count_rank(s, p, BASIC) < EACH:
            self.worth[DRAW_CARD] = max(stronger + longer + w.helmet, 0)
        more = best_helmet(s, p)
        if more > 0:
            self.worth[HELMET] = max(landing(s, p, own + more, at_stake, w) - now + w.helmet, 0)
        if can_rise(s, p, True):
            self.worth[RISE] = max(stronger + longer, 0)
        elif can_rise(s, p, False):
            self.worth[RISE] = longer

    def cost(self, plan: i64) -> Row:
        if plan == WORK:
            return WORK_COSTS[self.wonder]
        if IMPROVE <= plan < IMPROVE + TRACKS:
            return TRACK_COSTS[(plan - IMPROVE) * (STAGES + 1) + self.price[plan - IMPROVE]]
        return COSTS[plan]

    def hand(self, cards: Row, at: i64, harvest: Row, barter: Row) -> i64:
        """What a hand is worth: the best plan, part of the best one after it, and every card a little."""
        w = self.w
        value = self.best(cards, at, harvest, barter, -1) * w.plan
        if self.chosen >= 0:
            cost = self.cost(self.chosen)
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
            if self.worth[k] <= best or is_used_up(k, after):
                continue  # waiting makes it no better
            value = (
                self.worth[k] * self.left[self.wait(cards, at, self.cost(k), harvest, barter)] // 1_000_000
            )
            if value > best:
                best = value
                self.chosen = k
        return best

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


def is_used_up(plan: i64, after: i64) -> bool:
    """Whether one plan leaves nothing for another: the best site, city and route are won once."""
    if after < 0:
        return False
    if is_settlement(after):
        return is_settlement(plan)
    return plan == after and plan != DRAW_CARD


def is_settlement(plan: i64) -> bool:
    return plan <= SETTLE + FAR or LAND < plan <= SAIL


def held_worth(face: i64, w: Weights) -> i64:
    """A development card not yet played."""
    if face == KNIGHT:
        return w.knight_held
    if face == POINT:
        return w.point
    if face == ROADS:
        return w.roads_held
    if face == PLENTY:
        return w.plenty_held
    return w.monopoly_held if face == MONOPOLY else 0


def drawn_card(s: Table, p: Seat, w: Weights) -> i64:
    """What the next development card is worth on average, by what has not been seen yet."""
    d = development(s)
    knight = knight_worth(s, p, d.count(p, KNIGHT), w)
    total: i64 = 0
    worth: i64 = 0
    face: i64
    for face in range(d.faces):
        n = d.deck[face]
        total += n
        worth += n * (knight if face == KNIGHT else held_worth(face, w))
    return worth // total if total > 0 else 0


def developments(s: Table, p: Seat, w: Weights) -> i64:
    """The development cards p holds; points among them are counted as points."""
    worth: i64 = 0
    if s.book.slot_of[DEVCARDS] < 0:
        return worth
    d = development(s)
    face: i64
    for face in range(d.faces):
        n = d.count(p, face)
        if face == KNIGHT:
            k: i64
            for k in range(n):
                worth += knight_worth(s, p, k, w)
        elif face != POINT:
            worth += n * held_worth(face, w)
    return worth
