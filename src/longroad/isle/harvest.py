"""Production: what a roll yields, and what the bank can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from longroad.core.edge import EventField, EventKind, Prompt, Reason
from longroad.core.frames import Decision, Kind, Step
from longroad.core.menu import Menu
from longroad.core.packed import Action, Card, Frame, Seat, seat, x, y
from longroad.isle.fields import CARD, WHO
from longroad.isle.geometry import MOUNTAINS, Hex
from longroad.isle.hands import RESOURCE_NAMES, RESOURCES, CardKind, Gains, bank_left, gain
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.plain_picture import IslePicture
from longroad.isle.terrain import TERRAIN_KINDS
from longroad.legend import Flow, HandKind, TerrainKind, VerbKind

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

PRODUCTION: Final = 9
HARVESTED: Final = (PRODUCTION * 32 + 0) << 40
SHORTAGE: Final = (PRODUCTION * 32 + 1) << 40
TAKE: Final = (PRODUCTION * 32 + 2) << 40


class Production(IsleChapter):
    """BASE-040 … BASE-042: towns take cards from the hexes with the number rolled."""

    name: ClassVar[str] = "production"
    number: ClassVar[int] = PRODUCTION

    def rules(self) -> list[str]:
        return ["BASE Production"]

    def kinds(self) -> list[Kind[Any]]:
        return [HARVEST, CHOICE, TAKE_ANY]

    def card_kinds(self) -> list[CardKind]:
        """BASE-001: nineteen of each resource."""
        return [CardKind(name, 19) for name in RESOURCE_NAMES]

    def verbs(self) -> dict[int, str]:
        return {TAKE: "take {card}"}

    def verb_kinds(self) -> dict[int, VerbKind]:
        return {TAKE: VerbKind(takes=True)}

    def hands(self) -> dict[str, HandKind]:
        return {"resources": HandKind("card", "cards", "bank", True)}

    def terrains(self) -> dict[str, TerrainKind]:
        return TERRAIN_KINDS

    def on_shown(self, s: IsleState, p: Seat, picture: IslePicture) -> None:
        """BASE-040, BASE-041: the hexes with the number rolled last, but for the robber's."""
        if s.dice > 0:
            for hex in s.land.hexes_with[x(s.dice) + y(s.dice)]:
                if hex != s.robber.at:
                    picture.lit.append(s.name_of("hex", hex))

    def events(self) -> dict[int, EventKind]:
        return {
            HARVESTED: EventKind(
                "harvested",
                (WHO, CARD, EventField("count", "number", "y")),
                "dice",
                flow=(Flow("harvest", "card", "count", taker="seat"),),
            ),
            SHORTAGE: EventKind("shortage", (CARD,), "dice"),
            TAKE: EventKind("took", (WHO, CARD), "cards", flow=(Flow("choice", "card", taker="seat"),)),
        }

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        if s.top() >> 40 == TAKE_ANY.number and x(a) < RESOURCES:
            return Reason("bank-is-out", {"card": s.name_of("card", x(a))})
        return None


class Harvest(Step["IsleState"]):
    """BASE-040: everybody at a hex with the number x takes cards."""

    def run(self, s: IsleState, f: Frame) -> None:
        gains = yields(s, x(f))
        card: Card
        for card in range(s.hands.kinds):
            if gains.wanted(card) > 0:
                share_out(s, card, gains)
        if len(s.rules.claims) > 0:
            todo = Menu(8)
            for c in s.rules.claims:
                c.claims(s, seat(f), x(f), gains, todo)
            s.then_all(todo)


def yields(s: IsleState, roll: i64) -> Gains:
    """What a roll gives to whom, before the bank has its say."""
    gains = Gains(s.owners)
    for hex in s.land.hexes_with[roll]:
        card = s.land.terrain[hex]
        if card <= MOUNTAINS:
            reap(s, hex, card, gains)
    for c in s.rules.harvest:
        c.harvest(s, roll, gains)
    return gains


def reap(s: IsleState, hex: Hex, card: Card, gains: Gains) -> None:
    """BASE-040, BASE-041: one card for a settlement, two for a city, none at the robber's hex."""
    if hex == s.robber.at:
        return
    towns = s.towns
    seats = s.seats
    for corner in s.board.corners_of[hex]:
        p = towns.owner[corner]
        if p >= 0 and p < seats:
            gains.add(p, card, towns.level[corner])


def share_out(s: IsleState, card: Card, gains: Gains) -> None:
    """BASE-042: when the bank can't serve everybody, nobody gets this card, unless only one wants it.

    What is left of the gains is what everybody got.
    """
    bank = s.hands.bank[card]
    enough = gains.wanted(card) <= bank
    rest = not enough and gains.only_one_wants(card)
    p: Seat
    for p in range(s.seats):
        n = gains.of(p, card)
        if n > 0 and not enough:
            gains.add(p, card, -n)
            n = bank if rest else 0
            gains.add(p, card, n)
        if n > 0:
            gain(s, p, card, n)
            s.tell(HARVESTED | p << 32 | n << 16 | card)
    if not enough:
        s.tell(SHORTAGE | card)


class Choice(Step["IsleState"]):
    """x resource cards of one's own choice, as far as the bank has any (BASE-093, SEA-050, CK-145)."""

    def run(self, s: IsleState, f: Frame) -> None:
        if x(f) > 0 and bank_left(s) > 0:
            s.then(TAKE_ANY.on(seat(f)), CHOICE.on(seat(f), x(f) - 1))


class TakeAny(Decision["IsleState"]):
    """BASE-093, CK-145: any resource card the bank holds."""

    def offers(self, s: IsleState, f: Frame, p: Seat, menu: Menu) -> None:
        card: Card
        for card in range(RESOURCES):
            if s.hands.bank[card] > 0:
                menu.add(TAKE | card)

    def apply(self, s: IsleState, f: Frame, p: Seat, a: Action) -> None:
        gain(s, p, x(a), 1)
        s.tell(TAKE | p << 32 | x(a))

    def asks(self, s: IsleState, f: Frame, p: Seat) -> Prompt:
        return Prompt("card", "take-card", {}, 1, 1, False, self.ticket(s, f), None)


HARVEST: Final = Harvest(PRODUCTION * 32 + 0)
CHOICE: Final = Choice(PRODUCTION * 32 + 1)
TAKE_ANY: Final = TakeAny(PRODUCTION * 32 + 2)
