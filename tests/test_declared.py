"""What chapters declare: a chapter of one's own brings it, and no other code knows of it."""

from __future__ import annotations

from typing import ClassVar, Final, cast

import pytest

from longroad import Dealer, texts
from longroad.bots.appraisers.development_cards import DevelopmentCards
from longroad.bots.match import play_match
from longroad.bots.outlook import Outlook
from longroad.bots.registry import make_bot
from longroad.bots.weights import Weights
from longroad.core.chapter import Slice
from longroad.core.edge import Reason
from longroad.core.menu import Menu
from longroad.core.packed import NOTHING, has, row, x
from longroad.core.playout import Tally, play_out
from longroad.isle.building import settle
from longroad.isle.development import Face, development, play_face, refuses_face
from longroad.isle.hands import BRICK, RESOURCE_NAMES, CardKind, bank_left, gain
from longroad.isle.lines import ROAD_LINE, Line, line_of
from longroad.isle.phrasebook import IsleChapter
from longroad.isle.routes import lay, lift, longest_route, route_length
from longroad.isle.state import IsleState
from longroad.picture import Picture
from tests.isle import from_bytes, new_game
from tests.table import table

pytestmark = pytest.mark.both_builds

GIFTS: Final = 240
PLAY_GIFT: Final = (GIFTS * 32 + 0) << 40
GIFT: Final = 1


class Gift(Face):
    """A card of ore, if the bank has any cards."""

    def offers(self, s: IsleState, p: int, menu: Menu) -> None:
        if bank_left(s) > 0:
            menu.add(PLAY_GIFT)

    def play(self, s: IsleState, p: int, a: int) -> None:
        gain(s, p, 4, 1)


class Gifts(IsleChapter):
    """A deck of its own in the place of the development cards of the base game."""

    name: ClassVar[str] = "gifts"
    number: ClassVar[int] = GIFTS

    def faces(self) -> list[Face]:
        return [Face("laurel", 2, NOTHING, 2), Gift("gift", 3, PLAY_GIFT)]

    def verbs(self) -> dict[int, str]:
        return {PLAY_GIFT: "play gift"}

    def do(self, s: IsleState, p: int, a: int) -> None:
        play_face(s, p, a)

    refuses = staticmethod(refuses_face)


def test_a_chapter_brings_development_cards_of_its_own() -> None:
    t = table(house_rules=[Gifts()]).given(red="hand 2 wool 2 grain 2 ore").turn("red")
    assert t.deck == 5
    t.do("buy card")
    assert t.outcomes == {"drew laurel": 2, "drew gift": 3}
    t.do("drew gift", "buy card", "drew laurel")
    assert t.g.points(0) == t.g.public_points(0) + 2
    assert t.why("play gift").startswith("You bought that gift card this turn")
    mine = {"laurel": 1, "gift": 1}
    assert t.picture("red").hand(0, "development").cards == mine
    assert t.picture("blue").hand(0, "development").cards is None
    found = {str(guess(t.g, seed)) for seed in range(30)}
    assert found == {"[0, 2]", "[1, 1]", "[2, 0]"}


def test_a_card_of_ones_own_is_played_by_its_own_verb() -> None:
    t = table(house_rules=[Gifts()]).turn("red")
    for _ in range(2):
        t.development.take_top(GIFT)
        t.development.add(0, GIFT)
    assert t.can("play gift")
    t.do("play gift")
    assert t.hand("red") == "1 ore" and t.development.held[0] == 1
    assert not t.can("play gift"), "one card a turn"


def guess(g: IsleState, seed: int) -> list[int]:
    d = development(g.seen_by(1).guess(Dealer(seed)))
    return [int(d.count(0, face)) for face in range(2)]


def test_points_that_a_view_cannot_see_are_those_of_the_best_cards() -> None:
    g = table(house_rules=[Gifts()]).turn("red").g
    d = development(g)
    for face in (0, GIFT, GIFT):
        d.take_top(face)
        d.add(0, face)
    assert g.rules.unseen_points(g.seen_by(1), 0) == 4, "three cards, of which two may be laurels"


def test_a_winner_shows_cards_and_not_points() -> None:
    t = table(house_rules=[Gifts()]).given(red="8 points").turn("red")
    t.given(red="hand 1 wool 1 grain 1 ore").do("buy card", "drew laurel")
    assert t.g.winner == 0 and "red shows a victory point card." in t.events


def test_greedy_knows_cards_by_what_is_printed_on_them() -> None:
    g = table(house_rules=[Gifts()]).turn("red").g
    outlook = Outlook(Weights(), g)
    outlook.look(g, 0)
    assert DevelopmentCards(outlook).drawn(g, 0) == 2 * 2 * outlook.w.point // 5
    play_match(g, [make_bot("greedy", seed) for seed in range(4)], Dealer(1))
    assert g.over


def test_games_with_a_deck_of_ones_own_are_played_to_the_end() -> None:
    tally = Tally()
    game = new_game("isle:base;3", 1, house_rules=[Gifts()])
    play_out(game, Dealer(1), Menu(), tally)
    assert game.result is not None


class Gems(IsleChapter):
    """Three gems, which nothing costs and no hex gives."""

    name: ClassVar[str] = "gems"
    number: ClassVar[int] = 241

    def card_kinds(self) -> list[CardKind]:
        return [CardKind("gem", 3)]


def test_a_chapter_brings_a_kind_of_card() -> None:
    t = table("isle:base;3;trade=bank", house_rules=[Gems()]).given(red="hand 4 ore")
    t = t.turn("red")
    assert t.g.prices(0) and t.picture("red").decks[0].cards == dict.fromkeys(RESOURCE_NAMES, 19) | {
        "ore": 15,
        "gem": 3,
    }
    t.do("swap ore for gem")
    assert t.picture("red").hand(0, "resources").cards == {"gem": 1}
    assert t.picture("blue").hand(0, "resources").cards is None
    guess = t.g.seen_by(1).guess(Dealer(1))
    assert guess.shows(0).hands[0].cards == {"gem": 1}


def test_games_with_another_kind_of_card_are_played_to_the_end() -> None:
    tally = Tally()
    game = new_game("isle:base;3", 1, house_rules=[Gems()])
    play_out(game, Dealer(1), Menu(), tally)
    assert game.result is not None and game.rules.cards[-1] == "gem"


def test_a_ninth_kind_of_card_is_refused() -> None:
    with pytest.raises(ValueError, match="room for 8 kinds"):
        new_game("isle:base+cities_knights;3", 1, house_rules=[Gems()])


def test_two_kinds_of_cards_have_two_names() -> None:
    class Twins(Gems):
        """Ore, which there is already."""

        number: ClassVar[int] = 242

        def card_kinds(self) -> list[CardKind]:
            return [CardKind("ore", 3)]

    with pytest.raises(ValueError, match="different names"):
        new_game("isle:base;3", 1, house_rules=[Twins()])


class SecondNumbers(IsleChapter):
    """The hills with the 6 bear fruit at a 3, too."""

    name: ClassVar[str] = "second numbers"
    number: ClassVar[int] = 243

    def on_begin(self, s: IsleState) -> None:
        s.land = s.land.with_further(s.map.places.hex_of("B2"), 3)


@pytest.mark.parametrize("roll, with_one, with_two", [("3 3", 1, 1), ("1 2", 0, 1), ("2 3", 0, 0)])
def test_a_hex_with_two_numbers_yields_at_both(roll: str, with_one: int, with_two: int) -> None:
    both: list[IsleChapter] = [SecondNumbers()]
    for rules, bricks in ((None, with_one), (both, with_two)):
        t = table(house_rules=rules).given(red="settlement B2.N").turn("red", before_roll=True)
        t.do("roll", f"rolled {roll}")
        assert t.hand("red").get("brick", 0) == bricks


def test_bots_count_every_number_of_a_hex() -> None:
    both: list[IsleChapter] = [SecondNumbers()]
    for rules, dots in ((None, 5), (both, 5 + 2)):
        g = table(house_rules=rules).given(red="settlement B2.N").turn("red").g
        outlook = Outlook(Weights(), g)
        outlook.look(g, 0)
        assert outlook.mine[BRICK] == 10 * dots


def test_a_number_that_comes_in_the_game_is_kept_in_snapshots() -> None:
    game = new_game("isle:base;3", 1)
    game.land = game.land.with_further(0, 3)
    again = from_bytes(game.to_bytes())
    assert list(again.land.dots) == list(game.land.dots) and again.to_bytes() == game.to_bytes()


def test_second_numbers_are_kept_in_snapshots() -> None:
    game = new_game("isle:base;3", 1, house_rules=[SecondNumbers()])
    again = from_bytes(game.to_bytes(), [SecondNumbers()])
    assert [list(hexes) for hexes in again.land.hexes_with] == [list(hexes) for hexes in game.land.hexes_with]
    assert game.map.places.hex_of("B2") in again.land.hexes_with[3]


CANAL_LINE: Final = 16


class Canals(IsleChapter):
    """Beside roads and ships a third kind of piece, for which there is room wherever there is for a road."""

    name: ClassVar[str] = "canals"
    number: ClassVar[int] = 244

    def lines(self) -> list[Line]:
        return [Line(CANAL_LINE, NOTHING, "canal-taken")]

    def on_begin(self, s: IsleState) -> None:
        for side in range(int(s.board.sides)):
            if has(s.routes.room[side], ROAD_LINE):
                s.routes.room[side] |= 1 << CANAL_LINE


def test_a_third_kind_of_piece_leads_on_by_itself_and_joins_others_in_a_town() -> None:
    t = table(house_rules=[Canals()]).given(red="settlement B2.N, road B2/NE").turn("red")
    g, side = t.g, t.g.map.places.side_of
    for name in ("B2/NW", "B2/W"):
        assert has(g.routes.reach[side(name)], CANAL_LINE) and not has(g.routes.reach[side(name)], 8)
        lay(g, 0, side(name), CANAL_LINE)
    assert route_length(g, 0) == longest_route(g, 0) == 3, "road and canals join in the settlement"
    far = side("B2/SW")
    assert has(g.routes.reach[far], CANAL_LINE) and not has(g.routes.reach[far], ROAD_LINE)
    assert line_of(g.routes.road[side("B2/W")]) == CANAL_LINE
    assert t.why("build road B2/W") == "B1/E has a canal of red."
    lift(g, side("B2/W"))
    assert route_length(g, 0) == longest_route(g, 0) == 2
    assert not has(g.routes.reach[far], CANAL_LINE)


class Earthquakes(IsleChapter):
    """A road that is damaged stays where it is, and is shown so; its owner builds no road before it is mended
    (TB-EV-24 … TB-EV-27).
    """

    name: ClassVar[str] = "earthquakes"
    number: ClassVar[int] = 245

    def fresh(self, s: IsleState) -> Slice:
        return Rubble([])

    def is_damaged(self, s: IsleState, side: int) -> bool:
        return side in cast(Rubble, s.slice(self.number)).sides

    def forbids_road(self, s: IsleState, p: int, side: int) -> bool:
        return any(s.routes.road[k] == p and self.is_damaged(s, k) for k in range(int(s.board.sides)))

    def forbids_removal(self, s: IsleState, side: int) -> bool:
        return self.is_damaged(s, side)

    def explains(self, s: IsleState, p: int, a: int) -> Reason | None:
        return Reason("damaged", {"place": s.name_of("side", x(a))})

    def on_shown(self, s: IsleState, p: int, picture: Picture) -> None:
        for piece in picture.pieces:
            if piece.kind == "road" and self.is_damaged(s, s.map.places.side_of(piece.place)):
                piece.facts["damaged"] = True


class Rubble(Slice):
    """Sides with damaged roads."""

    def __init__(self, sides: list[int]) -> None:
        self.sides = row(sides)

    def copy(self) -> Rubble:
        return Rubble(list(self.sides))

    def copy_into(self, other: Slice) -> None:
        cast(Rubble, other).sides = self.sides[:]


texts.add("why-damaged = There is a damaged road: { $place }.")
texts.add("why-canal-taken = { $place } has a canal of { $owner }.")


def test_a_chapter_marks_roads_and_diplomacy_leaves_them_alone() -> None:
    t = table("isle:base+cities_knights;4", house_rules=[Earthquakes()])
    t.given(
        red="progress diplomacy, settlement C2.N, roads C2/NW C2/W, hand 1 lumber 1 brick",
        blue="road E1/SE",
    )
    t.turn("red")
    assert t.can("build road B1/SW")
    side = t.g.map.places.side_of("C2/W")
    cast(Rubble, t.g.slice(Earthquakes.number)).sides = row([side])
    assert not t.can("build road B1/SW") and t.why("build road B1/SW") == "There is a damaged road: B1/SW."
    assert route_length(t.g, 0) == 2, "it still counts"
    roads = [piece for piece in t.picture("blue").pieces if piece.kind == "road" and piece.owner == 0]
    assert [bool(piece.facts.get("damaged")) for piece in roads].count(True) == 1
    t.do("play diplomacy")
    assert t.offered("remove") == t.named("E1/SE")
    assert t.why("remove C2/W") == f"There is a damaged road: {t.g.name_of('side', side)}."
    assert from_bytes(t.g.to_bytes(), [Earthquakes()]).menu() == t.menu()


def test_a_town_joins_pieces_of_different_kinds_that_met_before() -> None:
    g = table(house_rules=[Canals()]).g
    side = g.map.places.side_of
    lay(g, 0, side("B2/NE"), ROAD_LINE)
    lay(g, 0, side("B2/NW"), CANAL_LINE)
    assert route_length(g, 0) == 1
    settle(g, 0, g.map.places.corner_of("B2.N"))
    assert route_length(g, 0) == longest_route(g, 0) == 2
