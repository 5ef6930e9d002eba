"""Every question the island game asks its chapters, by mood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from longroad.core.chapter import Book, Chapter
from longroad.core.edge import Reason
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, NOWHERE, Action, Card, Frame, Row, Seat, row
from longroad.isle.development import Face, Faces
from longroad.isle.geometry import Corner, Hex, Side
from longroad.isle.hands import MOST_KINDS, CardKind
from longroad.isle.lines import Line
from longroad.isle.plain_picture import IslePicture

if TYPE_CHECKING:
    from longroad.isle.hands import Gains
    from longroad.isle.state import IsleState

ROAD_PIECE: Final = 0
SETTLEMENT_PIECE: Final = 1
CITY_PIECE: Final = 2
SHIP_PIECE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class IsleChapter(Chapter):
    """A chapter of a board game. All answers here are silent: override what the chapter changes."""

    def card_kinds(self) -> list[CardKind]:
        """Kinds of cards this chapter brings into hands, numbered on from those of the chapters before it
        (BASE-001, CK-001).
        """
        return []

    def lines(self) -> list[Line]:
        """The kinds of pieces on sides this chapter brings (BASE-060, SEA-002)."""
        return []

    def faces(self) -> list[Face]:
        """The development cards of the game; the last chapter that has any decides (BASE-002, TB-BA-05)."""
        return []

    # -- told: something has happened; all hear it, in book order -------------------------------------
    def on_deck(self, s: IsleState) -> None:
        """The development cards are counted out: take out some, or lay some aside (SEA-143, SEA-172)."""

    def on_turn(self, s: IsleState, p: Seat) -> None:
        """p's turn begins."""

    def on_rolled(self, s: IsleState, p: Seat, low: i64, high: i64) -> None:
        """p rolled for production."""

    def on_paid(self, s: IsleState, p: Seat) -> None:
        """p has paid for a piece or a card (BASE-031)."""

    def on_settled(self, s: IsleState, p: Seat, corner: Corner) -> None:
        """A settlement of p stands on a corner, founded, built or given."""

    def on_city(self, s: IsleState, p: Seat, corner: Corner) -> None:
        """A settlement of p has become a city (TB-2P-29, TB-HM-03)."""

    def on_recruited(self, s: IsleState, p: Seat) -> None:
        """One more knight card of p lies face up (BASE-091, TB-TB-60)."""

    def on_lifted(self, s: IsleState, p: Seat, side: Side) -> None:
        """A road or ship of p was taken off this side, by whomever (CK-141, TB-CO-121)."""

    # -- offered: what a seat may do in its turn, and doing it ----------------------------------------
    def offers(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """After the roll."""

    def offers_early(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """Before a roll."""

    def offers_cards(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """The cards p could play now: after the roll, or with too many in hand (CK-013, CK-024)."""

    def do(self, s: IsleState, p: Seat, a: Action) -> None:
        """Carry out one of the chapter's own verbs."""

    def offers_aside(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """After the roll of somebody else, who goes on as if p said nothing (BASE-054)."""

    def do_aside(self, s: IsleState, p: Seat, a: Action) -> None:
        """Carry out what `offers_aside` offered."""

    def is_speaking(self, s: IsleState, p: Seat) -> bool:
        """p is in the middle of what `offers_aside` offered."""
        return False

    def offers_free(self, s: IsleState, p: Seat, corner: Corner, menu: Menu) -> None:
        """Instead of a road for nothing: beside a settlement just founded, or anywhere (NOWHERE)
        (SEA-009, SEA-010, TB-EV-27).
        """

    def do_free(self, s: IsleState, p: Seat, a: Action) -> None:
        """Carry out what `offers_free` offered."""

    def offers_thief(self, s: IsleState, p: Seat, menu: Menu) -> None:
        """Instead of the robber: what else p may move after a 7 or with a knight (SEA-041)."""

    def do_thief(self, s: IsleState, p: Seat, a: Action) -> None:
        """Carry out what `offers_thief` offered."""

    # -- scheduled: append frames to a moment of the game, in book order ------------------------------
    def before_founding(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """p begins; nobody has founded yet (SEA-014, SEA-201, TB-CO-41)."""

    def robber_enters(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """The robber, kept away so far, comes to the board by a deed of p (CK-041, CK-155, TB-CO-121)."""

    def before_harvest(self, s: IsleState, p: Seat, low: i64, high: i64, todo: Menu) -> None:
        """After p rolled, before anything is produced or a 7 takes effect (SEA-175, CK-020)."""

    def claims(self, s: IsleState, p: Seat, roll: i64, gains: Gains, todo: Menu) -> None:
        """After the harvest of a roll of p, when the bank has paid these gains (SEA-051, SEA-154, CK-034,
        TB-FI-12).
        """

    def first_cards(self, s: IsleState, p: Seat, corner: Corner, todo: Menu) -> None:
        """After a founding settlement of p has paid its resources (SEA-051, TB-FI-06)."""

    def laid(self, s: IsleState, p: Seat, piece: i64, side: Side, todo: Menu) -> None:
        """After a road or ship of p came to lie on a side, founded, built or moved there
        (SEA-123, SEA-142, SEA-153, TB-RI-10).
        """

    def built(self, s: IsleState, p: Seat, piece: i64, place: i64, todo: Menu) -> None:
        """After p built a piece in the game, paid or free; not in the founding phase."""

    def after_main(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """p has traded and built, and the turn is not over yet (TB-BA-40, TB-BA-50, TB-TB-20)."""

    def between_turns(self, s: IsleState, p: Seat, todo: Menu) -> None:
        """After the turn of p, who still has it, before the next begins (TB-CA-10)."""

    # -- added up: every chapter contributes its share ------------------------------------------------
    def points(self, s: IsleState, p: Seat) -> i64:
        """Victory points that everybody sees."""
        return 0

    def hidden_points(self, s: IsleState, p: Seat) -> i64:
        """Victory points that only p knows of."""
        return 0

    def unseen_points(self, view: IsleState, p: Seat) -> i64:
        """Victory points of p, at most, that a view can't see (BASE-096, SEA-160)."""
        return 0

    def target(self, s: IsleState, p: Seat) -> i64:
        """Points p needs to win."""
        return 0

    def hand_limit(self, s: IsleState, p: Seat) -> i64:
        """Cards p may hold when a 7 comes."""
        return 0

    def rolls(self, s: IsleState, p: Seat) -> i64:
        """Rolls for production in a turn of p, beyond the first."""
        return 0

    def harvest(self, s: IsleState, roll: i64, gains: Gains) -> None:
        """Change what a roll yields, before the bank has its say (SEA-050, CK-031, TB-EV-38)."""

    # -- best of: the lowest answer counts ------------------------------------------------------------
    def trade_rate(self, s: IsleState, p: Seat, card: Card) -> i64:
        """Equal cards the bank takes for one other (CK-052, CK-111)."""
        return 4

    # -- vetoed: any chapter may forbid ---------------------------------------------------------------
    def forbids_robber(self, s: IsleState, p: Seat, hex: Hex) -> bool:
        """p may not move the robber here, nor drive it to here: the place is closed (SEA-146, TB-FI-05)."""
        return False

    def protects_hex(self, s: IsleState, p: Seat, hex: Hex) -> bool:
        """p, who picks a place for the robber, may not pick this one (TB-FR-02, TB-FR-08)."""
        return False

    def forbids_pirate(self, s: IsleState, p: Seat, hex: Hex) -> bool:
        """p may not move the pirate here (SEA-158, TB-CO-13)."""
        return False

    def forbids_thief(self, s: IsleState, p: Seat) -> bool:
        """p moves neither robber nor pirate yet, and steals nothing (CK-040, CK-146, CK-153)."""
        return False

    def forbids_rolls(self, s: IsleState, p: Seat) -> i64:
        """The sums that don't count when p rolls them, one bit each: p rolls again (BASE-202, TB-TB-59)."""
        return 0

    def forbids_trade(self, s: IsleState, p: Seat) -> bool:
        """p may trade with nobody any more this turn (BASE-031)."""
        return False

    def forbids_founding(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """p may not found here (SEA-101, SEA-191)."""
        return False

    def forbids_ship(self, s: IsleState, p: Seat, side: Side) -> bool:
        """p may not build a ship here, nor move one from or to here (SEA-043, SEA-173)."""
        return False

    def forbids_road(self, s: IsleState, p: Seat, side: Side) -> bool:
        """p may not build a road here (TB-RI-09, TB-BA-21)."""
        return False

    def forbids_removal(self, s: IsleState, side: Side) -> bool:
        """Nobody may take the piece on this side off the board (CK-118, TB-EV-27, TB-CO-121)."""
        return False

    def forbids_settlement(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """p may not settle here (SEA-141, TB-TB-12)."""
        return False

    def forbids_city(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """p may not make a city of this settlement (CK-094, TB-BA-21)."""
        return False

    def forbids_knight(self, s: IsleState, corner: Corner) -> bool:
        """No knight may stand here: something else does (SEA-152, SEA-171)."""
        return False

    def explains(self, s: IsleState, p: Seat, a: Action) -> Reason | None:
        """Why a veto of this chapter keeps p from this action, for each of its vetoes; None: it just isn't
        allowed (CK-094, TB-FR-02, TB-FI-05).
        """
        return None

    def forbids_win(self, s: IsleState, p: Seat) -> bool:
        """p may not win yet (SEA-181, SEA-196)."""
        return False

    # -- answered: exactly one chapter has an opinion -------------------------------------------------
    def founds(self, s: IsleState, p: Seat, round: i64) -> i64:
        """The piece that p founds in this round if p has one, a settlement or a city (CK-007, TB-BA-07,
        TB-TB-08).
        """
        return SETTLEMENT_PIECE

    def rebuilds(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        """p pays for a city where something else has to be done, which is done now (CK-094)."""
        return False

    def throw(self, s: IsleState, p: Seat) -> Frame:
        """What makes the dice of p fall; NOTHING: they are thrown (TB-EV-04, TB-CO-21)."""
        return NOTHING

    def on_seven(self, s: IsleState, p: Seat) -> Frame:
        """What happens when p rolls a 7."""
        return NOTHING

    def after_discards(self, s: IsleState, p: Seat) -> Frame:
        """What p does after a 7 when all have discarded (BASE-082, SEA-178, CK-040)."""
        return NOTHING

    def on_knight(self, s: IsleState, p: Seat) -> Frame:
        """What p does with a knight; NOTHING where it has no use now (BASE-085, SEA-174)."""
        return NOTHING

    def gift_card(self, s: IsleState, p: Seat) -> Frame:
        """How p draws a card that p is given (SEA-143, CK-152, TB-FI-24, TB-CO-120)."""
        return NOTHING

    def plunder(self, s: IsleState, p: Seat, sailors: i64) -> Frame:
        """What p does with these whose ships the pirate finds; NOTHING: draws a card of one (SEA-158)."""
        return NOTHING

    def pirate_hex(self, s: IsleState) -> Hex:
        """Where the pirate stands; NOWHERE where there is none (CK-143, TB-CO-125)."""
        return NOWHERE

    def refuge(self, s: IsleState, p: Seat, hexes: Menu) -> None:
        """Where a robber goes that p drives off: to one of these that isn't forbidden; off the board if there
        is none (TB-2P-21, TB-CO-11, TB-CO-22).
        """


Chapters: TypeAlias = "vec[IsleChapter]"


class IsleBook(Book):
    """Who answers which question, found out once."""

    def __init__(self, spec: str, chapters: list[Chapter], seats: int, names: tuple[str, ...]) -> None:
        super().__init__(spec, chapters, seats, names)
        self.picture = IslePicture
        self.all: Final = [cast(IsleChapter, c) for c in chapters]
        self.owner: Final[Chapters] = vec[IsleChapter]([self.all[max(slot, 0)] for slot in self.owner_no])
        self.card_kinds: Final = [kind for c in self.ask("card_kinds") for kind in c.card_kinds()]
        self.cards: Final = tuple(kind.name for kind in self.card_kinds)
        if len(self.cards) > MOST_KINDS or len(set(self.cards)) < len(self.cards):
            raise ValueError(f"hands have room for {MOST_KINDS} kinds of cards with different names")
        self.lines: Final = [line for c in self.ask("lines") for line in c.lines()]
        if len({int(line.number) for line in self.lines}) < len(self.lines):
            raise ValueError("two kinds of pieces on sides have one number")
        decks: list[list[Face]] = [c.faces() for c in self.ask("faces")]
        self.faces: Final[Faces] = vec[Face](decks[-1] if decks else [])
        played = [k for k, face in enumerate(self.faces) if face.verb != NOTHING]
        self.played_faces: Final[Row] = row(played)
        worth = {k: int(face.points) for k, face in enumerate(self.faces) if face.points > 0}
        self.point_faces: Final[Row] = row(sorted(worth, key=worth.__getitem__, reverse=True))
        self.operands["development"] = tuple(face.name for face in self.faces)
        self.on_deck: Final[Chapters] = self.ask("on_deck")
        self.on_turn: Final[Chapters] = self.ask("on_turn")
        self.on_rolled: Final[Chapters] = self.ask("on_rolled")
        self.on_paid: Final[Chapters] = self.ask("on_paid")
        self.on_settled: Final[Chapters] = self.ask("on_settled")
        self.on_city: Final[Chapters] = self.ask("on_city")
        self.on_recruited: Final[Chapters] = self.ask("on_recruited")
        self.on_lifted: Final[Chapters] = self.ask("on_lifted")
        self.offers: Final[Chapters] = self.ask("offers")
        self.offers_early: Final[Chapters] = self.ask("offers_early")
        self.offers_cards: Final[Chapters] = self.ask("offers_cards")
        self.offers_aside: Final[Chapters] = self.ask("offers_aside")
        self.offers_free: Final[Chapters] = self.ask("offers_free")
        self.offers_thief: Final[Chapters] = self.ask("offers_thief")
        self.before_founding: Final[Chapters] = self.ask("before_founding")
        self.robber_enters: Final[Chapters] = self.ask("robber_enters")
        self.before_harvest: Final[Chapters] = self.ask("before_harvest")
        self.claims: Final[Chapters] = self.ask("claims")
        self.first_cards: Final[Chapters] = self.ask("first_cards")
        self.laid: Final[Chapters] = self.ask("laid")
        self.built: Final[Chapters] = self.ask("built")
        self.after_main: Final[Chapters] = self.ask("after_main")
        self.between_turns: Final[Chapters] = self.ask("between_turns")
        self.who_points: Final[Chapters] = self.ask("points")
        self.who_hidden_points: Final[Chapters] = self.ask("hidden_points")
        self.who_unseen_points: Final[Chapters] = self.ask("unseen_points")
        self.who_target: Final[Chapters] = self.ask("target")
        self.who_hand_limit: Final[Chapters] = self.ask("hand_limit")
        self.who_rolls: Final[Chapters] = self.ask("rolls")
        self.harvest: Final[Chapters] = self.ask("harvest")
        self.trade_rate: Final[Chapters] = self.ask("trade_rate")
        self.who_forbids_robber: Final[Chapters] = self.ask("forbids_robber")
        self.who_protects_hex: Final[Chapters] = self.ask("protects_hex")
        self.who_forbids_pirate: Final[Chapters] = self.ask("forbids_pirate")
        self.who_forbids_thief: Final[Chapters] = self.ask("forbids_thief")
        self.who_forbids_rolls: Final[Chapters] = self.ask("forbids_rolls")
        self.who_forbids_trade: Final[Chapters] = self.ask("forbids_trade")
        self.who_forbids_founding: Final[Chapters] = self.ask("forbids_founding")
        self.who_forbids_ship: Final[Chapters] = self.ask("forbids_ship")
        self.who_forbids_road: Final[Chapters] = self.ask("forbids_road")
        self.who_forbids_removal: Final[Chapters] = self.ask("forbids_removal")
        self.who_forbids_settlement: Final[Chapters] = self.ask("forbids_settlement")
        self.who_forbids_city: Final[Chapters] = self.ask("forbids_city")
        self.who_forbids_knight: Final[Chapters] = self.ask("forbids_knight")
        self.who_forbids_win: Final[Chapters] = self.ask("forbids_win")
        self.explains: Final[Chapters] = self.ask("explains")
        self.who_founds: Final[IsleChapter] = self.ask_one("founds")
        self.who_rebuilds: Final[IsleChapter] = self.ask_one("rebuilds")
        self.who_throw: Final[IsleChapter] = self.ask_one("throw")
        self.who_on_seven: Final[IsleChapter] = self.ask_one("on_seven")
        self.who_after_discards: Final[IsleChapter] = self.ask_one("after_discards")
        self.who_on_knight: Final[IsleChapter] = self.ask_one("on_knight")
        self.who_gift_card: Final[IsleChapter] = self.ask_one("gift_card")
        self.who_plunder: Final[IsleChapter] = self.ask_one("plunder")
        self.who_pirate_hex: Final[IsleChapter] = self.ask_one("pirate_hex")
        self.who_refuge: Final[IsleChapter] = self.ask_one("refuge")

    def ask(self, hook: str) -> Chapters:
        return vec[IsleChapter]([cast(IsleChapter, c) for c in self.who(hook, IsleChapter)])

    def ask_one(self, hook: str) -> IsleChapter:
        """The one chapter that answers; two opinions are an error."""
        answers = self.who(hook, IsleChapter)
        if len(answers) > 1:
            raise ValueError(f"{hook} is answered by {' and '.join(c.name for c in answers)}")
        return cast(IsleChapter, answers[0]) if answers else IsleChapter()

    def throw(self, s: IsleState, p: Seat) -> Frame:
        return self.who_throw.throw(s, p)

    def on_seven(self, s: IsleState, p: Seat) -> Frame:
        return self.who_on_seven.on_seven(s, p)

    def after_discards(self, s: IsleState, p: Seat) -> Frame:
        return self.who_after_discards.after_discards(s, p)

    def on_knight(self, s: IsleState, p: Seat) -> Frame:
        return self.who_on_knight.on_knight(s, p)

    def refuge(self, s: IsleState, p: Seat, hexes: Menu) -> None:
        self.who_refuge.refuge(s, p, hexes)

    def founds(self, s: IsleState, p: Seat, round: i64) -> i64:
        return self.who_founds.founds(s, p, round)

    def rebuilds(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        return self.who_rebuilds.rebuilds(s, p, corner)

    def gift_card(self, s: IsleState, p: Seat) -> Frame:
        return self.who_gift_card.gift_card(s, p)

    def plunder(self, s: IsleState, p: Seat, sailors: i64) -> Frame:
        return self.who_plunder.plunder(s, p, sailors)

    def pirate_hex(self, s: IsleState) -> Hex:
        return self.who_pirate_hex.pirate_hex(s)

    def public_points(self, s: IsleState, p: Seat) -> i64:
        total: i64 = 0
        for c in self.who_points:
            total += c.points(s, p)
        return total

    def points(self, s: IsleState, p: Seat) -> i64:
        total: i64 = 0
        for c in self.who_points:
            total += c.points(s, p)
        for c in self.who_hidden_points:
            total += c.hidden_points(s, p)
        return total

    def unseen_points(self, view: IsleState, p: Seat) -> i64:
        total: i64 = 0
        for c in self.who_unseen_points:
            total += c.unseen_points(view, p)
        return total

    def target(self, s: IsleState, p: Seat) -> i64:
        total: i64 = 0
        for c in self.who_target:
            total += c.target(s, p)
        return total

    def hand_limit(self, s: IsleState, p: Seat) -> i64:
        total: i64 = 0
        for c in self.who_hand_limit:
            total += c.hand_limit(s, p)
        return total

    def rolls(self, s: IsleState, p: Seat) -> i64:
        total: i64 = 0
        for c in self.who_rolls:
            total += c.rolls(s, p)
        return total

    def forbids_robber(self, s: IsleState, p: Seat, hex: Hex) -> bool:
        for c in self.who_forbids_robber:
            if c.forbids_robber(s, p, hex):
                return True
        return False

    def protects_hex(self, s: IsleState, p: Seat, hex: Hex) -> bool:
        for c in self.who_protects_hex:
            if c.protects_hex(s, p, hex):
                return True
        return False

    def forbids_pirate(self, s: IsleState, p: Seat, hex: Hex) -> bool:
        for c in self.who_forbids_pirate:
            if c.forbids_pirate(s, p, hex):
                return True
        return False

    def forbids_thief(self, s: IsleState, p: Seat) -> bool:
        for c in self.who_forbids_thief:
            if c.forbids_thief(s, p):
                return True
        return False

    def forbids_rolls(self, s: IsleState, p: Seat) -> i64:
        sums: i64 = 0
        for c in self.who_forbids_rolls:
            sums |= c.forbids_rolls(s, p)
        return sums

    def forbids_trade(self, s: IsleState, p: Seat) -> bool:
        for c in self.who_forbids_trade:
            if c.forbids_trade(s, p):
                return True
        return False

    def forbids_road(self, s: IsleState, p: Seat, side: Side) -> bool:
        for c in self.who_forbids_road:
            if c.forbids_road(s, p, side):
                return True
        return False

    def forbids_founding(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        for c in self.who_forbids_founding:
            if c.forbids_founding(s, p, corner):
                return True
        return self.forbids_settlement(s, p, corner)

    def forbids_ship(self, s: IsleState, p: Seat, side: Side) -> bool:
        for c in self.who_forbids_ship:
            if c.forbids_ship(s, p, side):
                return True
        return False

    def forbids_removal(self, s: IsleState, side: Side) -> bool:
        for c in self.who_forbids_removal:
            if c.forbids_removal(s, side):
                return True
        return False

    def forbids_settlement(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        for c in self.who_forbids_settlement:
            if c.forbids_settlement(s, p, corner):
                return True
        return False

    def forbids_city(self, s: IsleState, p: Seat, corner: Corner) -> bool:
        for c in self.who_forbids_city:
            if c.forbids_city(s, p, corner):
                return True
        return False

    def why_forbidden(
        self, s: IsleState, p: Seat, a: Action, place: str, code: str = "forbidden-here"
    ) -> Reason:
        """What the chapter says that has forbidden it, or else what is always said."""
        for c in self.explains:
            reason = c.explains(s, p, a)
            if reason is not None:
                return reason
        return Reason(code, {"place": place}) if place else Reason(code, {}, "anywhere")

    def forbids_knight(self, s: IsleState, corner: Corner) -> bool:
        for c in self.who_forbids_knight:
            if c.forbids_knight(s, corner):
                return True
        return False

    def forbids_win(self, s: IsleState, p: Seat) -> bool:
        for c in self.who_forbids_win:
            if c.forbids_win(s, p):
                return True
        return False
