"""The chapter of the politics cards: which can be played, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from longroad.core.edge import EventField, EventKind, Reason
from longroad.core.frames import Kind
from longroad.core.menu import Menu
from longroad.core.packed import Action, Seat, verb, x
from longroad.isle.fields import CORNER, GIVER, SIDE, VICTIM, WHO
from longroad.isle.knights.politics.diplomacy import CHOOSE_PIECE, LAY_AGAIN, is_any_open, refuses_removal
from longroad.isle.knights.politics.encouragement import can_encourage, encourage
from longroad.isle.knights.politics.espionage import CHOOSE_SECRET, refuses_secret, spied_on, spy
from longroad.isle.knights.politics.intrigue import CHOOSE_RIVAL, can_intrigue, refuses_rival
from longroad.isle.knights.politics.sabotage import sabotage, sabotaged
from longroad.isle.knights.politics.taxation import TAX, can_tax
from longroad.isle.knights.politics.treason import (
    CHOOSE_POST,
    CHOOSE_TRAITOR,
    betray,
    lords,
    refuses_recruit,
    refuses_traitor,
)
from longroad.isle.knights.politics.verbs import (
    DRIVE_OFF,
    GIVE_UP,
    LAY_NOTHING,
    PLAY_DIPLOMACY,
    PLAY_ENCOURAGEMENT,
    PLAY_ESPIONAGE,
    PLAY_INTRIGUE,
    PLAY_SABOTAGE,
    PLAY_TAXATION,
    PLAY_TREASON,
    PLAY_WEDDING,
    POLITICS_CARDS,
    POST_KNIGHT,
    PRESENT,
    REMOVE,
    REMOVED_ROAD,
    REMOVED_SHIP,
    STEAL_PROGRESS,
)
from longroad.isle.knights.politics.wedding import BRING, guests, invite
from longroad.isle.knights.progress import (
    DIPLOMACY,
    ENCOURAGEMENT,
    ESPIONAGE,
    INTRIGUE,
    SABOTAGE,
    TAXATION,
    TREASON,
    WEDDING,
    holds,
    holds_any,
    play_card,
    played_by,
    refuses_card,
)
from longroad.isle.knights.rivals import offer_seats, refuses_opponent
from longroad.isle.phrasebook import IsleChapter
from longroad.legend import Flow, VerbKind

if TYPE_CHECKING:
    from longroad.isle.state import IsleState

FACE_OF = {
    PLAY_TAXATION: TAXATION,
    PLAY_DIPLOMACY: DIPLOMACY,
    PLAY_ENCOURAGEMENT: ENCOURAGEMENT,
    PLAY_WEDDING: WEDDING,
    PLAY_INTRIGUE: INTRIGUE,
    PLAY_SABOTAGE: SABOTAGE,
    PLAY_ESPIONAGE: ESPIONAGE,
    PLAY_TREASON: TREASON,
}


class PoliticsCards(IsleChapter):
    """CK-117 … CK-124: the eight kinds of politics cards that are played; the ninth is a victory point."""

    name: ClassVar[str] = "politics cards"
    number: ClassVar[int] = POLITICS_CARDS

    def rules(self) -> list[str]:
        return ["CK Progress cards — politics"]

    def kinds(self) -> list[Kind[Any]]:
        return [TAX, CHOOSE_PIECE, LAY_AGAIN, BRING, CHOOSE_RIVAL, CHOOSE_SECRET, CHOOSE_TRAITOR, CHOOSE_POST]

    def verbs(self) -> dict[int, str]:
        return {
            PLAY_TAXATION: "play taxation",
            PLAY_DIPLOMACY: "play diplomacy",
            REMOVE: "remove {side}",
            LAY_NOTHING: "lay nothing",
            PLAY_ENCOURAGEMENT: "play encouragement",
            PLAY_WEDDING: "play wedding",
            PRESENT: "present {card}",
            PLAY_INTRIGUE: "play intrigue",
            DRIVE_OFF: "drive knight off {corner}",
            PLAY_SABOTAGE: "play sabotage",
            PLAY_ESPIONAGE: "play espionage {seat}",
            STEAL_PROGRESS: "steal {progress}",
            PLAY_TREASON: "play treason {seat}",
            GIVE_UP: "give up knight {corner}",
            POST_KNIGHT: "post knight {corner}",
        }

    def verb_kinds(self) -> dict[int, VerbKind]:
        return played_by(FACE_OF) | {STEAL_PROGRESS: VerbKind(takes=True)}

    def events(self) -> dict[int, EventKind]:
        owner = EventField("owner", "seat", "y")
        both = ("seat", "victim")
        return {
            REMOVED_ROAD: EventKind("removed-road", (WHO, SIDE, owner), "build"),
            REMOVED_SHIP: EventKind("removed-ship", (WHO, SIDE, owner), "build"),
            PRESENT: EventKind(
                "presented",
                (
                    WHO,
                    GIVER,
                    EventField("count", "number", "x"),
                    EventField("cards", "cards", 1, known=("seat", "giver")),
                ),
                "cards",
                flow=(Flow("taken", "cards", giver="giver", taker="seat"),),
            ),
            PLAY_ESPIONAGE: EventKind("looked-at-progress", (WHO, VICTIM), "cards"),
            STEAL_PROGRESS: EventKind(
                "stole-progress",
                (
                    WHO,
                    VICTIM,
                    EventField("face", "progress", "x", known=both),
                    EventField("track", "track", 1),
                ),
                "attack",
            ),
            POST_KNIGHT: EventKind("posted-knight", (WHO, CORNER, EventField("rank", "rank", "y")), "build"),
        }

    # -- playing ------------------------------------------------------------------------------------------

    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        self.offers_cards(s, p, menu)

    def offers_cards(self, s: IsleState, p: Seat, menu: Menu) -> None:
        if not holds_any(s, p, TAXATION, TREASON):
            return
        if holds(s, p, TAXATION) and can_tax(s, p):
            menu.add(PLAY_TAXATION)
        if holds(s, p, DIPLOMACY) and is_any_open(s):
            menu.add(PLAY_DIPLOMACY)
        if holds(s, p, ENCOURAGEMENT) and can_encourage(s, p):
            menu.add(PLAY_ENCOURAGEMENT)
        if holds(s, p, WEDDING) and guests(s, p) != 0:
            menu.add(PLAY_WEDDING)
        if holds(s, p, INTRIGUE) and can_intrigue(s, p):
            menu.add(PLAY_INTRIGUE)
        if holds(s, p, SABOTAGE) and sabotaged(s, p) != 0:
            menu.add(PLAY_SABOTAGE)
        if holds(s, p, ESPIONAGE):
            offer_seats(s, spied_on(s, p), PLAY_ESPIONAGE, menu)
        if holds(s, p, TREASON):
            offer_seats(s, lords(s, p), PLAY_TREASON, menu)

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        if a == PLAY_TAXATION:
            play_card(s, p, TAXATION)
            s.then(TAX.on(p))
        elif a == PLAY_DIPLOMACY:
            play_card(s, p, DIPLOMACY)
            s.then(CHOOSE_PIECE.on(p))
        elif a == PLAY_ENCOURAGEMENT:
            play_card(s, p, ENCOURAGEMENT)
            encourage(s, p)
        elif a == PLAY_WEDDING:
            play_card(s, p, WEDDING)
            invite(s, p)
        elif a == PLAY_INTRIGUE:
            play_card(s, p, INTRIGUE)
            s.then(CHOOSE_RIVAL.on(p))
        elif a == PLAY_SABOTAGE:
            play_card(s, p, SABOTAGE)
            sabotage(s, p)
        elif verb(a) == PLAY_ESPIONAGE:
            play_card(s, p, ESPIONAGE)
            spy(s, p, x(a))
        else:
            play_card(s, p, TREASON)
            betray(s, p, x(a))

    def refuses(self, s: IsleState, p: Seat, a: int) -> Reason | None:
        what = verb(a)
        if what == REMOVE:
            return refuses_removal(s, p, x(a))
        if what == DRIVE_OFF:
            return refuses_rival(s, p, x(a))
        if what == STEAL_PROGRESS:
            return refuses_secret(s, x(a))
        if what == GIVE_UP:
            return refuses_traitor(s, x(a))
        if what == POST_KNIGHT:
            return refuses_recruit(s, p, x(a))
        if what == PRESENT:
            asked = s.top() >> 40 == BRING.number
            return Reason("card-not-held", {"card": s.name_of("card", x(a))}) if asked else None
        if what == LAY_NOTHING:
            return None
        if what == PLAY_ESPIONAGE:
            return refuses_opponent(s, p, ESPIONAGE, x(a), spied_on(s, p))
        if what == PLAY_TREASON:
            return refuses_opponent(s, p, TREASON, x(a), lords(s, p))
        return refuses_card(s, p, FACE_OF[what])
