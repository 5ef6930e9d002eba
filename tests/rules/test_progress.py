"""Progress cards: three decks, four in hand, and points that lie open."""

import pytest

from longroad.errors import BadWords, Hidden
from longroad.isle.knights.improvements import TRACK_NAMES
from longroad.isle.knights.progress import DRAW_PROGRESS, progress
from tests.proofs import rule
from tests.table import GameTable, table

SPEC = "isle:base+cities_knights;4"
SCIENCE = "2 alchemy 2 crane 2 mining 2 irrigation 1 printing press 2 invention 1 engineering 2 medicine"
SCIENCE += " 2 smithing 2 road building"
TRADE = "6 merchant 2 commercial harbor 2 merchant fleet 2 guild dues 2 trade monopoly 4 resource monopoly"
POLITICS = "2 taxation 2 diplomacy 2 encouragement 2 wedding 2 intrigue 2 sabotage 3 espionage 2 treason"
POLITICS += " 1 constitution"
FOUR = "2 wedding 1 taxation 1 guild dues"


def knights() -> GameTable:
    return table(SPEC)


def draw(t: GameTable, who: str, track: str, late: bool = False) -> GameTable:
    """Whatever is going on, this player draws a card first."""
    t.g.then(DRAW_PROGRESS.on(t.seat(who), TRACK_NAMES.index(track), late))
    t.g.settle()
    return t


def backs(t: GameTable, viewer: str, who: str) -> list[int]:
    """How many cards of each deck somebody holds, as another sees it."""
    counters = t.picture(viewer).counters
    return [
        next(c.value for c in counters if (c.name, c.owner, c.of) == ("progress cards", t.seat(who), track))
        for track in TRACK_NAMES
    ]


def decks(t: GameTable) -> list[int]:
    return [deck.count for deck in t.picture().decks if deck.name in TRACK_NAMES]


# -- the decks ------------------------------------------------------------------------------------------


@rule("CK-002")
@pytest.mark.parametrize("track, cards", [("science", SCIENCE), ("trade", TRADE), ("politics", POLITICS)])
def test_there_are_three_decks_of_18(track: str, cards: str) -> None:
    t = draw(knights().turn("red"), "red", track)
    outcomes = {words.removeprefix("drew "): weight for words, weight in t.outcomes.items()}
    assert sum(outcomes.values()) == 18
    assert " ".join(f"{n} {name}" for name, n in outcomes.items()) == cards
    assert decks(t) == [18, 18, 18]


@rule("CK-002")
def test_there_are_no_development_cards_and_no_largest_army() -> None:
    t = knights().given(red="hand 1 ore 1 wool 1 grain").turn("red")
    with pytest.raises(BadWords):
        t.can("buy card")
    picture = t.picture()
    assert "development" not in [deck.name for deck in picture.decks]
    assert "largest army" not in [special.name for special in picture.specials]


@rule("CK-025")
def test_an_empty_deck_gives_nothing() -> None:
    t = knights().given(blue="progress " + SCIENCE).turn("red")
    draw(t, "red", "science")
    assert t.can("end turn")
    assert t.progress("red") == "nothing"
    assert decks(t) == [0, 18, 18]
    draw(t, "red", "trade")
    assert t.to_act == "chance"


@rule("CK-126")
def test_a_played_card_goes_under_its_deck_and_is_drawn_when_the_others_are_gone() -> None:
    rest = SCIENCE.replace("2 mining", "").replace("2 irrigation", "")
    t = knights().given(
        red="settlement D2.N, progress 2 mining 2 irrigation, settlement B1.N", blue="progress " + rest
    )
    t.turn("red").do("play mining", "play irrigation")
    assert t.under("science") == ["mining", "irrigation"]
    assert t.progress("red") == "1 mining 1 irrigation"
    assert decks(t) == [2, 18, 18]
    draw(t, "red", "science")
    assert t.outcomes == {"drew mining": 1}, "who came first is drawn first"
    t.do("drew mining", "play mining")
    draw(t, "white", "science")
    assert t.outcomes == {"drew irrigation": 1}
    t.do("drew irrigation")
    assert t.progress("white") == "1 irrigation"
    assert t.under("science") == ["mining"]


@rule("CK-126")
def test_cards_that_nobody_has_drawn_lie_above_those_that_were_played() -> None:
    t = knights().given(red="settlement D2.N, progress mining", blue="progress 2 crane").turn("red")
    t.do("play mining")
    assert "red plays mining." in t.events
    draw(t, "red", "science")
    assert t.outcomes["drew mining"] == 1, "of two one lies under the deck"
    assert "drew crane" not in t.outcomes
    assert sum(t.outcomes.values()) == 15


@rule("CK-126")
def test_everybody_knows_which_card_was_played_and_lies_under_its_deck() -> None:
    t = knights().given(red="settlement D2.N, progress mining", blue="progress crane").turn("red")
    t.do("play mining")
    for who in t.names:
        view = progress(t.sees(who))
        assert [int(card) & 0xFF for card in view.under] == [int(progress(t.g).under[0]) & 0xFF]


@rule("CK-126", "CK-024")
def test_a_card_that_would_do_nothing_is_not_played_but_may_be_discarded() -> None:
    """Ruling 31: with no fields, no knights and nobody who has cards."""
    t = knights().given(red="settlement D2.N, progress irrigation smithing encouragement wedding").turn("red")
    assert not [words for words in t.menu("red") if words.startswith("play ")]
    for card in ("irrigation", "smithing", "encouragement", "wedding"):
        assert t.why(f"play {card}") == f"The {card} card would do nothing now."
    assert t.progress("red") == "1 irrigation 1 smithing 1 encouragement 1 wedding"
    draw(t, "red", "politics").do("drew wedding")
    assert not [words for words in t.menu("red") if words.startswith("play ")]
    t.do("discard irrigation")
    assert t.under("science") == ["irrigation"]


@rule("CK-126", "CK-116")
def test_whether_a_card_would_do_nothing_is_judged_by_what_everybody_sees() -> None:
    worlds = [
        knights().given(red="progress resource monopoly", blue=f"hand 1 {card}").turn("red")
        for card in ("ore", "wool")
    ]
    menus = [t.menu("red") for t in worlds]
    assert menus[0] == menus[1]
    assert [words for words in menus[0] if words.startswith("play ")]


# -- in hand --------------------------------------------------------------------------------------------


def test_only_who_draws_a_card_knows_which_it_is() -> None:
    t = draw(knights().turn("red"), "red", "politics").do("drew wedding")
    assert t.says("red") == ["red draws wedding from the politics deck."]
    assert t.says("blue") == ["red draws a card from the politics deck."]
    other = draw(knights().turn("red"), "red", "politics").do("drew treason")
    assert t.knows("blue") == other.knows("blue")
    assert t.knows("red") != other.knows("red")
    assert t.picture("red").hand(0, "progress").cards == {"wedding": 1}
    assert t.picture("blue").hand(0, "progress").cards is None
    assert t.picture("blue").hand(0, "progress").count == 1


def test_everybody_sees_the_backs() -> None:
    t = knights().given(red="progress 2 wedding crane").turn("red")
    for who in ("red", "blue"):
        assert backs(t, who, "red") == [1, 0, 2]
        assert backs(t, who, "blue") == [0, 0, 0]
    for seed in range(20):
        guess = t.guessed_by("blue", seed)
        assert backs(guess, "red", "red") == [1, 0, 2]


def test_nobody_can_look_into_a_deck() -> None:
    t = draw(knights().turn("red"), "red", "politics")
    with pytest.raises(Hidden):
        t.sees("red").outcomes()


def test_a_card_that_came_too_late_is_played_from_the_next_turn_on() -> None:
    """CK-152 says which cards do."""
    t = knights().given(red="settlement D2.N, hand 1 wool").turn("red")
    draw(t, "red", "science", late=True).do("drew mining")
    assert (
        t.why("play mining")
        == "You drew that mining card this turn: it can be played from your next turn on."
    )
    draw(t, "red", "science").do("drew mining")
    t.do("play mining")
    assert t.why("play mining") != ""
    t.turn("blue").turn("red")
    assert t.can("play mining")


def test_what_others_discard_does_not_make_a_late_card_playable() -> None:
    t = knights().given(red="settlement D2.N", blue="progress mining 2 wedding taxation").turn("red")
    draw(t, "red", "science", late=True).do("drew mining")
    draw(t, "red", "science", late=True).do("drew crane")
    draw(t, "blue", "politics").do("drew treason", "discard mining")
    assert not t.can("play mining")
    draw(t, "red", "politics").do("drew treason")
    draw(t, "red", "politics").do("drew taxation")
    draw(t, "red", "politics").do("drew sabotage", "discard crane")
    assert not t.can("play mining")
    assert t.sees("red").why(t.g.parse("play mining"), 0) == t.g.why(t.g.parse("play mining"), 0)
    t.turn("red")
    assert t.can("play mining")


def test_of_two_cards_alike_the_one_goes_that_cannot_be_played_yet() -> None:
    t = knights().given(red="settlement D2.N, progress mining 2 wedding taxation").turn("red")
    draw(t, "red", "science", late=True).do("drew mining", "discard mining")
    assert t.can("play mining")


def test_of_two_late_cards_alike_one_stays_late() -> None:
    t = knights().given(red="settlement D2.N, progress 2 wedding taxation").turn("red")
    for _ in range(2):
        draw(t, "red", "science", late=True).do("drew mining")
    t.do("discard mining")
    assert t.progress("red") == "2 wedding 1 taxation 1 mining"
    assert not t.can("play mining")


def test_others_do_not_know_which_card_came_late_or_whether_it_is_still_there() -> None:
    tables = [knights().given(red="progress crane mining 2 wedding").turn("red") for _ in range(3)]
    orders = [("mining", "mining"), ("crane", "crane"), ("crane", "mining")]
    for t, (drawn, gone) in zip(tables, orders, strict=True):
        draw(t, "red", "science", late=True).do(f"drew {drawn}")
        t.do(f"discard {gone}")
    assert len({t.knows("blue") for t in tables}) == 1


@rule("CK-023")
def test_nobody_is_thought_to_hide_a_victory_point() -> None:
    held = SCIENCE.replace("1 printing press ", "").replace("1 engineering ", "")
    t = knights().given(red=f"progress {held}", blue="progress engineering").turn("red")
    for seed in range(20):
        assert t.guessed_by("red", seed).progress("blue") == "1 engineering"


@rule("CK-051")
def test_progress_cards_are_not_traded() -> None:
    t = knights().given(red="progress crane", blue="hand 1 ore").turn("red")
    assert not t.can("propose trade"), "red has nothing to give"
    t.given(red="hand 1 wool").do("propose trade")
    with pytest.raises(BadWords):
        t.can("give crane")
    with pytest.raises(BadWords):
        t.can("ask crane")
    with pytest.raises(BadWords):
        t.can("swap crane for ore")


@rule("CK-026")
def test_progress_cards_are_no_hand_when_a_7_comes() -> None:
    t = knights().given(red=f"hand 7 ore, progress {FOUR}", blue="hand 8 wool").turn("red", before_roll=True)
    t.do("roll", "rolled 3 4", "event ship")
    assert t.waiting == ["blue"]
    t.do(*["discard wool"] * 4)
    assert t.hand("blue") == "4 wool"
    assert t.progress("red") == FOUR


@rule("CK-026")
def test_the_robber_takes_no_progress_cards() -> None:
    t = knights().given(blue="settlement C2.N, progress crane", white="settlement D2.S, hand 1 ore")
    t.given(white="progress 2 wedding", landed=True)
    t.turn("red", before_roll=True).do("roll", "rolled 3 4", "event ship")
    t.do("move robber C2")
    assert t.can("end turn"), "there is nothing to take from blue"
    t.turn("red", before_roll=True).do("roll", "rolled 3 4", "event ship", "move robber D2")
    assert t.outcomes == {"stolen ore": 1}


# -- when they are played -------------------------------------------------------------------------------


@rule("CK-012", "CK-013")
def test_before_the_roll_nothing_is_played_but_alchemy() -> None:
    given = "settlement D2.N, hand 4 ore 4 brick 4 lumber 4 wool 4 grain"
    t = knights().given(red=given + ", progress mining road building smithing").turn("red", before_roll=True)
    assert t.menu() == ["roll"]
    assert t.why("play mining") == "Roll the dice first."
    t.given(red="progress alchemy")
    assert t.menu() == sorted(["roll", *[f"play alchemy {a} {b}" for a in range(1, 7) for b in range(1, 7)]])


@rule("CK-013")
def test_any_number_of_cards_may_be_played_in_one_turn() -> None:
    t = knights().given(red="settlement D2.N B1.N, progress 2 mining 2 irrigation").turn("red")
    t.do("play mining", "play irrigation", "play mining", "play irrigation")
    assert t.progress("red") == "nothing"
    assert t.hand("red") == "8 ore 4 grain"


@rule("CK-013")
def test_cards_are_played_in_ones_own_turn_only() -> None:
    t = knights().given(red="settlement D2.N, progress mining").turn("blue")
    assert not t.can("red: play mining")
    assert not t.can("play mining")
    t.turn("red")
    assert t.can("play mining")


@rule("CK-013")
def test_alchemy_is_not_played_after_the_roll() -> None:
    t = knights().given(red="progress alchemy").turn("red")
    assert t.why("play alchemy 3 4") == "You have rolled already."


# -- points ---------------------------------------------------------------------------------------------


@rule("CK-023", "CK-105", "CK-125")
@pytest.mark.parametrize("track, card", [("science", "printing press"), ("politics", "constitution")])
def test_a_victory_point_card_lies_open_at_once(track: str, card: str) -> None:
    t = draw(knights().turn("red"), "blue", track)
    t.do(f"drew {card}")
    assert t.public_points("blue") == t.points("blue") == 1
    assert t.says("red")[-1] == f"blue lays {card} open: a victory point."
    assert t.progress("blue") == "nothing"
    assert t.picture("red").hand(1, "progress").count == 0
    special = next(special for special in t.picture("red").specials if special.name == card)
    assert (special.owner, special.points) == (1, 1)
    draw(t, "red", track)
    assert f"drew {card}" not in t.outcomes, "there is one only"


@rule("CK-023")
def test_a_victory_point_card_does_not_count_for_the_limit() -> None:
    t = draw(knights().given(red=f"progress {FOUR}").turn("red"), "red", "science").do("drew printing press")
    assert t.can("end turn")
    assert t.progress("red") == FOUR
    draw(t, "red", "science").do("drew crane")
    assert not t.can("end turn"), "but the fifth that is none does"


@rule("CK-023", "CK-130")
def test_a_victory_point_card_may_win_the_game() -> None:
    t = knights().given(red="12 points", blue="12 points").turn("red")
    draw(t, "blue", "politics").do("drew constitution")
    assert t.winner is None, "not in another's turn"
    draw(t, "red", "science").do("drew printing press")
    assert t.winner == "red"


# -- four at most ---------------------------------------------------------------------------------------


@rule("CK-024")
def test_with_five_cards_in_ones_own_turn_one_is_played_or_discarded() -> None:
    t = knights().given(red="settlement D2.N, progress mining irrigation alchemy wedding").turn("red")
    draw(t, "red", "politics").do("drew wedding")
    assert str(t.g.asked(0)) == "You hold too many progress cards: play one, or put one under its deck."
    discards = ["discard alchemy", "discard irrigation", "discard mining", "discard wedding"]
    assert t.menu() == [*discards, "play mining"], "not irrigation, which does nothing, and not alchemy"
    t.do("play mining")
    assert t.hand("red") == "2 ore"
    assert t.can("end turn")


@rule("CK-024")
def test_with_five_cards_in_anothers_turn_one_is_discarded() -> None:
    t = knights().given(blue="settlement D2.N, progress mining irrigation alchemy wedding").turn("red")
    draw(t, "blue", "politics").do("drew wedding")
    assert t.to_act == "blue"
    assert str(t.g.asked(1)) == "You hold too many progress cards: put one under its deck."
    assert t.menu() == ["discard alchemy", "discard irrigation", "discard mining", "discard wedding"]
    assert t.why("discard crane") == "You have no crane card."
    assert not t.can("play mining")
    t.do("discard wedding")
    assert t.progress("blue") == "1 mining 1 irrigation 1 alchemy 1 wedding"
    assert t.to_act == "red"


@rule("CK-024")
def test_four_cards_may_be_kept() -> None:
    t = knights().given(red="progress mining irrigation alchemy").turn("red")
    draw(t, "red", "politics").do("drew wedding")
    assert t.can("end turn")


@rule("CK-024")
@pytest.mark.parametrize("on_turn", ["red", "blue"])
def test_a_discard_goes_under_its_deck_and_only_its_owner_knows_which_it_is(on_turn: str) -> None:
    one, other = [
        draw(knights().given(blue="progress 2 wedding 2 treason").turn(on_turn), "blue", "politics")
        for _ in range(2)
    ]
    one.do("drew espionage", "discard wedding")
    other.do("drew espionage", "discard treason")
    assert one.under("politics") == ["wedding"] and other.under("politics") == ["treason"]
    assert one.says("red") == other.says("red") == ["blue puts a card under the politics deck."]
    assert one.says("blue") == ["blue puts wedding under the politics deck."]
    assert one.knows("red") == other.knows("red")
    assert one.knows("blue") != other.knows("blue")
    assert decks(one) == [18, 18, 14]
    guesses = {tuple(one.guessed_by("red", seed).under("politics")) for seed in range(50)}
    assert len(guesses) > 3, "it may be any of the cards that red has not seen"
    assert {tuple(one.guessed_by("blue", seed).under("politics")) for seed in range(9)} == {("wedding",)}


@rule("CK-024")
def test_the_limit_is_kept_after_each_draw_and_before_production() -> None:
    t = knights().given(
        red=f"science 1, settlement D2.N, progress {FOUR}",
        blue="science 1, progress 2 treason taxation guild dues",
        white="settlement E1.S",
    )
    t.turn("red", before_roll=True).do("roll", "rolled 1 4", "event science", "drew mining")
    assert t.to_act == "red", "before blue draws"
    t.do("play mining")
    assert t.hand("red") == "2 ore"
    t.do("drew crane")
    assert t.to_act == "blue"
    assert t.hand("white") == "nothing"
    t.do("discard treason")
    assert t.hand("white") == "1 brick"
    assert t.can("end turn")


@rule("CK-024")
def test_a_card_played_for_being_the_fifth_is_carried_out_before_production() -> None:
    t = knights().given(red="trade 5, settlement D1.N, road D1/NE, progress 2 wedding taxation road building")
    t.turn("red", before_roll=True).do("roll", "rolled 4 4", "event trade", "drew merchant")
    t.do("play road building", "build road D1/NW")
    assert t.hand("red") == "nothing", "the roll is still to come"
    t.do(next(words for words in t.menu() if words.startswith("build road")))
    assert t.hand("red") == "1 lumber"
    assert t.can("end turn")
