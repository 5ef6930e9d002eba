"""Cities & Knights in the terminal: everything can be seen, with and without colors, chosen and said."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longroad.cli.isle.board import Drawing
from longroad.cli.isle.grid import LARGE, SMALL, TINY, Scale
from longroad.cli.isle.knights import barbarian_line, card_lines, improvement_lines
from longroad.cli.isle.panel import panel_lines
from longroad.cli.isle.pieces import knight, knight_ink
from longroad.cli.isle.screen import IsleScreen
from longroad.cli.look import Look
from longroad.cli.panel import PANEL
from longroad.cli.scores import score_lines
from longroad.cli.screen import Scene
from longroad.cli.sitting import Leave, Sitting
from longroad.core.dealer import Dealer
from longroad.core.edge import sentence
from longroad.game import new_game
from longroad.isle.knights.barbarians import horde
from longroad.isle.knights.improvements import CHOOSE_WATER
from longroad.isle.knights.progress import FACE_NAMES, LIMIT
from longroad.picture import Piece
from longroad.records import Record
from longroad.texts.speaker import ENGLISH
from tests.cli.keyboard import Keyboard, costs_of, help_of, sit_down
from tests.table import GameTable, table

SPEC = "isle:base+cities_knights;4"
LOOKS = [Look(256), Look(16), Look(16, ascii=True), Look(0), Look(0, ascii=True)]
PLAIN = Look(0, ascii=True)
SCALES = [TINY, SMALL, LARGE]
RICH = "hand 3 lumber 3 brick 3 wool 3 grain 3 ore 2 paper 3 cloth 4 coin"


def realm(red: str = "", before_roll: bool = False) -> GameTable:
    """Red has a bit of everything; blue's knight stands where no way of red's leads."""
    mine = "city C2.N, city D3.N, settlement A2.N, road C2/NW, road C2/NE, road C2/E, road D3/NE, wall C2.N"
    mine += ", science 4, metropolis D3.N science, trade 2, politics 3"
    mine += ", knight B2.S strong active, knight C2.SE basic, knight D3.NE mighty active"
    blue = "city B3.SE, settlement E2.S, road B3/SE, knight C4.NE basic active, hand 2 ore 3 cloth"
    return (
        table(SPEC)
        .given(
            red=f"{mine}, {red}" if red else mine,
            blue=f"{blue}, progress medicine alchemy, trade 1",
            white="fallen A3.N, settlement C5.SE, road C5/E, science 2, hand 3 wool",
        )
        .turn("red", before_roll=before_roll)
    )


def board_of(t: GameTable, look: Look, scale: Scale, marks: dict[str, str] | None = None) -> str:
    return "\n".join(line.plain for line in Drawing(t.picture(), look, scale).draw(marks))


def beside(t: GameTable, look: Look = PLAIN, width: int = PANEL, who: int = 0) -> str:
    return "\n".join(line.plain for line in panel_lines(t.g.shows(who), look, width))


def asked(t: GameTable, *script: str, humans: tuple[int, ...] = (0,)) -> Keyboard:
    return sit_down(t, *script, humans=humans)[1]


def test_the_forgotten_tribe_gives_cards_and_nothing_speaks_of_development() -> None:
    t = table("isle:forgotten_tribe+cities_knights;3").turn("red")
    page = " ".join(help_of(t.g, PLAIN).split())
    assert "# a card for the first ship there" in page
    said = [
        page,
        *costs_of(t.g),
        *(line.plain for line in panel_lines(t.g.shows(0), PLAIN, 79)),
    ]
    for kind in t.g.book.event_kinds.values():
        args: dict[str, Any] = {field.name: 2 if field.kind == "number" else "x" for field in kind.fields}
        said.append(sentence(f"event-{kind.code}", args))
    assert "x takes the card on x." in said
    assert not [words for words in said if "development" in words]


def test_commands_stand_in_two_columns_of_help() -> None:
    t = realm()
    page = help_of(t.g, PLAIN).splitlines()
    assert "  cards     what progress cards do       help      this page" in page
    assert "  quit      leave, and save if you like" in page


# -- the board --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", SCALES)
def test_towns_and_knights_can_be_told_apart_in_every_size_and_without_colors(
    look: Look, scale: Scale
) -> None:
    board = board_of(realm(), look, scale)
    for words in ("#R]", "{R}", "[B]", "/w/", "!r2", " r1", "!r3", "!b1"):
        assert words in board


def test_a_metropolis_with_a_wall_shows_both() -> None:
    t = table(SPEC).given(red="city C2.N, science 4, metropolis C2.N science, wall C2.N").turn("red")
    assert "#R}" in board_of(t, PLAIN, SMALL)


@pytest.mark.parametrize(
    "rank, active, tired, words", [(1, False, False, " r1"), (2, True, False, "!r2"), (3, True, True, ":r3")]
)
def test_a_knight_shows_its_owner_its_rank_and_whether_it_can_act(
    rank: int, active: bool, tired: bool, words: str
) -> None:
    assert knight(Piece("knight", 0, "C3.N", {"rank": rank, "active": active, "tired": tired}), "r") == words


def test_a_knight_that_was_activated_this_turn_is_tired_until_the_next() -> None:
    t = realm("hand 1 grain")
    t.do("activate knight C2.SE")
    assert ":r1" in board_of(t, PLAIN, SMALL)
    t.turn("blue")
    assert "!r1" in board_of(t, PLAIN, SMALL)


def test_knights_of_a_color_do_not_look_like_its_towns() -> None:
    for look in LOOKS[:4]:
        assert knight_ink("red", look) != look.of_player("red", plate=True)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scale", SCALES)
def test_a_number_covers_the_whole_knight_so_that_it_is_not_read_as_a_rank(look: Look, scale: Scale) -> None:
    t = realm()
    board = board_of(t, look, scale, {"B2.S": "7"})
    assert " 7 " in board and "!r2" not in board and "r7" not in board and "72" not in board


def test_the_merchant_stands_on_its_hex_and_the_panel_says_whose_it_is() -> None:
    t = realm("progress merchant")
    t.do("play merchant", "send merchant C2")
    assert "C2M" in board_of(t, PLAIN, SMALL)
    assert "M C2" in beside(t) and "red: merchant" in beside(t)


# -- beside the board -------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [PANEL, 29, 40, 60])
def test_every_player_has_stages_and_progress_cards_by_track(width: int) -> None:
    t = realm("progress crane crane wedding")
    lines = beside(t, width=width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert lines[1].split()[-2:] == ["imp", "prg"]
    assert lines[2].removesuffix(" you").split()[-2:] == ["423", "2.1"]
    assert lines[3].split()[-2:] == [".1.", "2.."]  # how many of each deck, but not which
    assert "alchemy" not in beside(t, width=width)


def test_the_strength_of_active_knights_stands_beside_the_points() -> None:
    lines = beside(realm(), width=60).splitlines()
    column = lines[1].split().index("kni") - 2  # after “to 13”
    assert [line.lstrip(">- ").split()[column + 1] for line in lines[2:6]] == ["5", "1", "0", "0"]


@pytest.mark.parametrize(
    "at, look, width, words",
    [
        (0, PLAIN, 79, "barbarians >......  0 of 7, strength 3 against 6"),
        (4, PLAIN, 27, "barbarians ....>.. 3 vs 6"),
        (6, Look(256), 27, "barbarians ······▶ 3 vs 6"),
    ],
)
def test_the_ship_of_the_barbarians_comes_nearer(at: int, look: Look, width: int, words: str) -> None:
    t = realm()
    picture = t.picture()
    next(one for one in picture.tracks if one.name == "barbarians").value = at
    assert barbarian_line(picture, look, width) == words


def test_games_without_barbarians_have_no_line_for_them() -> None:
    assert barbarian_line(table().picture(), PLAIN, 80) == ""
    assert "imp" not in beside(table().turn("red"))


def test_only_cards_in_hand_are_listed_and_how_many_are_safe() -> None:
    words = beside(realm("hand 2 paper 1 ore, progress crane crane merchant"))
    assert "Your hand, 3 cards (9 safe)" in words
    assert "ore 1  paper 2" in words and "lumber" not in words
    assert "crane 2, merchant" in words


def test_defenders_are_named() -> None:
    t = realm()
    for counter in (picture := t.g.shows(0)).counters:
        if counter.name == "defenders" and counter.owner in (0, 2):
            counter.value = 1 + counter.owner
    words = [line.plain for line in panel_lines(picture, PLAIN, 29)]
    assert "defenders: red 1, white 3" in words


@pytest.mark.parametrize("look", [Look(256), PLAIN])
@pytest.mark.parametrize("spec", [SPEC, "isle:new_shores+cities_knights;4"])
def test_the_screen_fits_80_by_24(spec: str, look: Look) -> None:
    picture = new_game(spec, seed=2).shows(0)
    lines = IsleScreen(look).compose(Scene(picture, question="Found."), 80, 24)
    assert lines is not None and len(lines) == 23
    assert max(line.cell_len for line in lines) <= 80


# -- the menu ---------------------------------------------------------------------------------------------


def test_a_long_menu_is_short_because_verbs_of_a_kind_share_a_line() -> None:
    keys = asked(realm(f"{RICH}, progress crane merchant"))
    screen = keys.last_screen()
    for words in (
        "build ... (road, city, wall)",
        "knights ... (hire, promote, move, activate)",
        "play ... (crane, merchant)",
        "improve ... (2 ways)",
    ):
        assert words in screen
    assert not screen.splitlines()[-1].endswith(" ...")


def test_where_there_is_no_room_for_them_options_are_listed_without_their_notes() -> None:
    keys = asked(realm(f"{RICH}, progress crane merchant smithing"), "blah")
    screen = keys.last_screen()
    assert "6 knights ...   7 play ..." in screen and "(hire" not in screen


def test_a_family_opens_and_says_what_cards_do() -> None:
    keys = asked(realm(f"{RICH}, progress crane merchant"), "play")
    assert "play ... Which?" in keys.last_screen()
    assert "play crane (One improvement of your cities costs one commodity less" in keys.last_screen()
    keys = asked(realm(RICH), "knights")
    assert "move knight B2.S (strong, active)" in keys.last_screen()
    assert "activate knight C2.SE (basic, inactive)" in keys.last_screen()


def test_a_short_menu_names_every_verb() -> None:
    keys = asked(table(SPEC).given(red="city C2.N, road C2/NW, hand 1 wool 1 ore 1 grain").turn("red"))
    assert "hire knight B1.S" in keys.last_screen() and "knights ..." not in keys.last_screen()


def test_improvements_are_named_with_their_price_and_what_the_first_one_gets() -> None:
    keys = asked(realm(RICH), "improve")
    assert "improve trade (merchant guild, 3 cloth)" in keys.last_screen()
    assert "improve politics (court, 4 coin, metropolis)" in keys.last_screen()
    keys = asked(realm(f"{RICH}, progress crane"), "play crane", "improve")
    assert "improve trade (merchant guild, 2 cloth)" in keys.last_screen()


@pytest.mark.parametrize(
    "words, told",
    [
        ("hire b1.s", "red hires a knight on B1.S."),
        ("recruit b1.s", "red hires a knight on B1.S."),
        ("activate c2.se", "red activates the knight on C2.SE."),
        ("promote c2.se", "red promotes the knight on C2.SE: it is strong now."),
        ("march b2.s to b1.s", "red moves a knight from B2.S to B1.S."),
        ("wall d3.n", "red builds a wall around the city on C3.SE."),
        ("improve trade", "red builds the merchant guild, stage 3 of trade."),
        ("politics", "red builds the court, stage 4 of politics."),
        ("swap 4 coins for 1 paper", "red trades 4 coin with the bank for 1 paper."),
    ],
)
def test_everything_can_be_said_in_words(words: str, told: str) -> None:
    t = realm(RICH)
    sitting, _ = sit_down(t, words)
    assert told in [str(event) for _, event in sitting.log.entries]


@pytest.mark.parametrize(
    "words, reason",
    [
        ("hire e1.n", "No way of yours leads to D1.SE."),
        ("march d3.ne", "The knight on C4.S has nowhere to go."),
        ("activate b2.s", "The knight on B2.S is active already."),
        ("move knight c2.se", "The knight on C2.SE is inactive: it can do nothing."),
        ("play mining", "You have no mining card."),
        ("play invention", "You have no invention card."),
        ("wall c2.n", "The city on B1.SE has a wall already."),
        ("improve science", "You can't pay for a stage of science: you lack 3 paper."),
        ("offer ore to blue", "You can't offer blue a card now."),
    ],
)
def test_what_is_not_possible_is_answered_with_the_reason(words: str, reason: str) -> None:
    assert asked(realm(RICH), words).note() == reason


def test_a_knight_that_bars_the_way_is_named() -> None:
    t = realm().given(red="hand 1 lumber 1 brick", blue="knight B1.S basic").turn("red")
    assert asked(t, "road c2/w").note() == "A knight of blue stands on B1.S."
    assert "doesn't touch a road" in asked(t, "road e1/e").last_screen()


def test_before_the_roll_knights_are_told_to_wait() -> None:
    assert asked(realm(RICH, before_roll=True), "why hire b1.s").note() == "Roll the dice first."


def test_invention_is_a_card_here_and_year_of_plenty_elsewhere() -> None:
    keys = asked(realm("progress invention"), "invention")
    assert "Choose a number to swap. The name of a hex" in keys.last_screen()
    keys = asked(table().given(red="cards year of plenty").turn("red"), "invention")
    assert "Take a card from the bank." in keys.last_screen()


# -- places to choose from --------------------------------------------------------------------------------


def test_knights_are_chosen_by_their_numbers_on_the_board() -> None:
    keys = asked(realm(RICH), "promote")
    screen = keys.last_screen()
    assert "promote knight ... Which? A number on the board, or a name." in screen
    assert "1 B2.S (strong, active)   2 C2.SE (basic, inactive)" in screen
    t = realm(RICH)
    asked(t, "promote", "2")
    assert "r2" in board_of(t, PLAIN, SMALL).split("#R]")[1]


def test_a_knight_that_marches_is_marked_where_it_comes_from_and_may_be_called_back() -> None:
    t = realm("road C2/W")
    keys = asked(t, "move knight b2.s")
    assert " X " in keys.last_screen() and "“undo” takes it back." in keys.last_screen()
    assert "1 B1.S   2 C1.SE" in keys.last_screen()
    keys = asked(realm("road C2/W"), "march b2.s", "undo")
    assert "Trade, build, or end your turn." in keys.last_screen()


def test_whom_a_march_would_displace_is_said() -> None:
    t = table(SPEC).given(
        red="city C2.N, roads C2/NE C2/E C2/SE, knight B2.S strong active",
        blue="settlement D2.SE, road D2/E, knight C2.SE basic",
    )
    keys = asked(t.turn("red"), "move knight")
    assert "C2.SE (blue's basic, inactive knight)" in keys.last_screen()


def test_cards_to_take_and_taking_none_are_one_list() -> None:
    keys = asked(realm().start_with(CHOOSE_WATER.on(0)))
    assert "1 take lumber   2 take brick" in keys.last_screen() and "6 take nothing" in keys.last_screen()


def test_what_can_be_said_instead_of_a_place_comes_after_the_places() -> None:
    t = realm("progress smithing")
    keys = asked(t, "play smithing", "1")
    assert "A number on the board, a name, or “smith no more”." in " ".join(keys.last_screen().split())
    assert "1 C2.SE (basic, inactive)   2 smith no more" in keys.last_screen()
    assert " 1 " in keys.last_screen().split("#R]")[1]
    asked(t, "2")
    assert t.g.in_main()


def test_hexes_are_chosen_by_name_for_the_merchant_and_for_invention() -> None:
    t = realm("progress invention")
    keys = asked(t, "play invention", "A1", "D1")
    assert keys.note() == "The number on D1 can't be swapped: only 3, 4, 5, 9, 10 and 11 can."
    asked(t, "A3")
    assert [tile.number for tile in t.picture().tiles if tile.name in ("A1", "A3")] == [9, 10]


def test_roads_to_remove_are_told_by_their_owner() -> None:
    keys = asked(realm("progress diplomacy"), "play diplomacy")
    assert "B1/SE (red)" in keys.last_screen() and "B3/SE (blue)" in keys.last_screen()


def test_two_dice_are_chosen_with_alchemy_the_red_one_first() -> None:
    t = realm("progress alchemy", before_roll=True)
    keys = asked(t, "alchemy")
    assert "The red die first, then the yellow one." in keys.last_screen()
    assert "3 play alchemy 3 ..." in keys.last_screen()
    sitting, _ = sit_down(t, "alchemy 3 5")
    assert t.picture().dice == [3, 5]
    assert "red plays alchemy." in [str(event) for _, event in sitting.log.entries]


def test_enter_never_decides_about_progress_cards() -> None:
    t = realm("progress crane mining irrigation medicine")
    t = t.given(red="progress merchant").turn("red")
    t.start_with(LIMIT.on(0))
    keys = asked(t, "")
    assert "play one, or put one under its deck." in keys.last_screen()
    assert "[Enter" not in keys.last_screen()
    assert keys.note() == "Type a number or words; “help” explains more."


# -- several people at one keyboard -----------------------------------------------------------------------


def rivals(red: str, spec: str = SPEC) -> GameTable:
    return (
        table(spec)
        .given(red=f"settlement C2.N, hand 2 ore, {red}")
        .given(blue="city C4.N, city E2.N, hand 2 ore 1 cloth, progress crane mining")
        .turn("red")
    )


def test_only_who_takes_guild_dues_sees_the_hand() -> None:
    keys = asked(rivals("progress guild dues"), "play guild dues blue")
    assert "Take 2 cards from blue. blue holds 2 ore, 1 cloth." in keys.last_screen()
    t = rivals("progress guild dues")
    sitting, _ = sit_down(t, "play guild dues blue", "take ore cloth from blue")
    told = [event for _, event in sitting.log.entries if event.code == "took-dues"]
    assert str(told[0].seen_by(0)) == "red takes 1 ore from blue."
    assert {str(event.seen_by(2)) for event in told} == {"red takes a card from blue."}
    assert t.hand("red") == "3 ore 1 cloth"


def test_only_the_spy_sees_progress_cards() -> None:
    keys = asked(rivals("progress espionage"), "play espionage blue")
    assert "blue holds 1 crane, 1 mining." in keys.last_screen()


def test_a_wedding_passes_the_keyboard_to_who_gives_and_shows_nobody_elses_hand() -> None:
    t = rivals("progress wedding")
    keys = asked(t, "", "play wedding", "", "present ore cloth", humans=(0, 1, 2, 3))
    screens = ["\n".join(line.plain for line in screen) for _, screen in keys.asked_with]
    at = next(k for k, screen in enumerate(screens) if "The wedding of red: give 2 cards." in screen)
    assert "Pass the keyboard to blue." in keys.output
    assert "Your hand, 3 cards" in screens[at] and "crane, mining" in screens[at]
    assert t.hand("red") == "3 ore 1 cloth"


@pytest.mark.parametrize(
    "word, track", [("science", "science"), ("pol", "politics"), ("politics", "politics")]
)
def test_a_track_alone_is_answered_like_an_improvement(word: str, track: str) -> None:
    t = table(SPEC).given(red="city C2.N").turn("red")
    assert asked(t, word).note() == asked(t, f"improve {track}").note()
    assert asked(t, word).note().startswith(f"You can't pay for a stage of {track}: you lack 1 ")
    before = table(SPEC).given(red="city C2.N, hand 1 paper 1 coin").turn("red", before_roll=True)
    assert asked(before, word).note() == "Roll the dice first."


def test_trade_alone_is_about_trade_with_players() -> None:
    t = table(SPEC).given(red="city C2.N").turn("red")
    assert asked(t, "trade").note() == "There is nothing to trade: you or all the others hold no cards."


def test_a_commodity_is_asked_for_by_commercial_harbor() -> None:
    t = rivals("progress commercial harbor")
    keys = asked(t, "", "play commercial harbor", "offer ore to blue", "", humans=(0, 1))
    assert "red offers you 1 ore: hand over a commodity for it" in keys.last_screen()


@pytest.mark.parametrize("words", ["ore to blue", "offer ore to blue", "2 ore to nobody", "lumber to blue"])
def test_an_offer_for_a_commodity_can_be_made_where_cards_are_asked_for(words: str) -> None:
    t = rivals("progress commercial harbor")
    keys = asked(t, "", "play commercial harbor", "offer", words, "", humans=(0, 1))
    screens = [" ".join(" ".join(line.plain for line in screen).split()) for screen in keys.screens]
    example = "offer what for what? For example “2 wool for 1 ore”, or “ore to blue” for a commodity; Enter"
    assert any(example in screen for screen in screens)
    offered = "red offers you 1 ore: hand over a commodity for it" in screens[-1]
    assert offered == (words.endswith("ore to blue"))
    assert "is not an action I know" not in screens[-1]


def test_where_only_offers_for_a_commodity_are_left_offer_means_them() -> None:
    t = rivals("progress commercial harbor", spec=f"{SPEC};trade=bank")
    keys = asked(t, "play commercial harbor", "offer")
    assert "offer ... to ... Which?" in keys.last_screen() and "1 offer ore to blue" in keys.last_screen()


@pytest.mark.parametrize(
    "card, holds",
    [("guild dues", "blue holds 2 ore, 1 cloth."), ("espionage", "blue holds 1 crane, 1 mining.")],
)
def test_what_the_other_holds_stays_in_sight_while_one_chooses(card: str, holds: str) -> None:
    play = f"play {card} blue"
    for said in ("take nonsense", "hint", "why build city"):
        words = " ".join(asked(rivals(f"progress {card}"), play, said).last_screen().split())
        assert holds in words, said


# -- dice on the table ------------------------------------------------------------------------------------


def test_real_dice_have_an_event_die_too() -> None:
    t = realm(before_roll=True)
    keys = Keyboard(["roll", "3 5", "7", "sh"])
    sitting = Sitting(keys, Record(t.g, Dealer(1)), ["human", "greedy", "greedy", "greedy"], real_dice=True)
    with pytest.raises((Leave, EOFError)):
        sitting.play()
    screens = ["\n".join(line.plain for line in screen) for screen in keys.screens]
    wanted = "The event die: type what it shows, science, trade, politics, ship."
    assert any(wanted in screen for screen in screens)
    assert any("One of these words, please" in screen for screen in screens)
    assert "The barbarians are 6 steps away." in [str(event) for _, event in sitting.log.entries]


def test_the_short_log_tells_how_far_the_ship_is_and_not_that_a_ship_was_rolled() -> None:
    t = realm(before_roll=True)
    keys = Keyboard(["roll", "3 5", "ship"], size=(110, 50))
    sitting = Sitting(keys, Record(t.g, Dealer(1)), ["human", "greedy", "greedy", "greedy"], real_dice=True)
    with pytest.raises((Leave, EOFError)):
        sitting.play()
    assert "event die shows a ship" not in keys.last_screen()
    assert "barbarians are 6 steps" in " ".join(keys.last_screen().split())


# -- pages ------------------------------------------------------------------------------------------------


def test_costs_tell_prices_of_walls_knights_and_improvements() -> None:
    words = costs_of(realm().g)
    for line in (
        "build wall        2 brick",
        "hire knight       1 wool, 1 ore",
        "activate knight   1 grain",
        "improve science   5 paper",
    ):
        assert line in words
    assert not any("buy card" in line for line in words)
    assert any("buy card" in line for line in costs_of(table().g))
    keys = asked(realm(), "costs", "")
    assert "politics (coin): town hall, embassy, fortress, court, council" in keys.output
    assert all(len(line) < 80 for line in words + improvement_lines(ENGLISH))


def test_every_progress_card_is_explained_and_ones_own_have_a_star() -> None:
    t = realm("progress wedding")
    lines = card_lines(t.g.shows(0), ENGLISH)
    for face in FACE_NAMES:
        assert any(line[2:].startswith(f"{face}: ") for line in lines)
    assert [line.split()[1] for line in lines if line.startswith("*")] == ["wedding:"]
    assert all(len(line) < 80 for line in lines)
    assert "cards     what progress cards do" in help_of(t.g, PLAIN)
    assert "what progress cards do" not in help_of(table().g, PLAIN)


def test_hand_tells_progress_cards_and_improvements_by_name() -> None:
    words = " ".join(asked(realm("progress wedding"), "hand").last_screen().split())
    assert "Progress cards: 1 wedding." in words
    assert "Improvements: science 4: theater, trade 2: trading house, politics 3: fortress." in words
    assert "2 walls" in words and "1 basic knight" in words


def test_a_hand_that_needs_more_lines_than_there_are_is_a_page_of_its_own() -> None:
    keys = asked(realm(f"progress wedding intrigue mining irrigation, {RICH}"), "hand", "", "costs")
    pages = ["\n".join(line.plain for line in screen) for screen in keys.screens]
    page = pages[1].splitlines()
    assert page[0].startswith("You hold 3 lumber, 3 brick, ") and page[-1].endswith("coin 4:1.")
    assert "Enter goes back to the game" in keys.prompts[1]
    assert pages[2] == pages[0]
    few = asked(table().given(red="hand 1 ore").turn("red"), "hand")
    assert few.last_screen().split()[-1] == "4:1." and "Round 1" in few.last_screen()


def test_points_say_where_they_come_from() -> None:
    t = realm("progress merchant")
    t.do("play merchant", "send merchant C2")
    lines = [line.plain for line in score_lines(t.g.shows(0), PLAIN)]
    head, red = lines[0], lines[1].split()
    assert head.split("points")[1].replace("=", "").replace("+", "").split() == [
        *("settlements", "cities", "route", "merchant", "metropolises")
    ]
    assert red == ["red", "8", "1", "4", "0", "1", "2"]
    assert max(len(line) for line in lines) < 80


def test_where_points_come_from_is_never_cut_off() -> None:
    t = realm("progress merchant")
    t.do("play merchant", "send merchant C2")
    horde(t.g).defenders[1] = 2
    lines = [line.plain for line in score_lines(t.g.shows(0), PLAIN)]
    assert [line.split() for line in lines] == [
        ["red", "blue", "white", "orange"],
        ["points", "8", "5", "2", "0"],
        ["=", "settlements", "1", "1", "2", "0"],
        ["+", "cities", "4", "2", "0", "0"],
        ["+", "route", "0", "0", "0", "0"],
        ["+", "merchant", "1", "0", "0", "0"],
        ["+", "metropolises", "2", "0", "0", "0"],
        ["+", "defense", "0", "2", "0", "0"],
    ]
    assert len({len(line) for line in lines}) == 1 and len(lines[0]) < 80


def test_places_tell_what_stands_there() -> None:
    t = realm()
    assert asked(t, "where b2.s").note().endswith("Strong knight of red, active.")
    words = " ".join(asked(t, "where d3.n").last_screen().split())
    assert "Metropolis of red, science." in words


# -- all of it --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec, look", [(SPEC, Look(256)), ("isle:new_shores+cities_knights;3", PLAIN)])
def test_whatever_is_asked_fits_the_screen_and_can_be_answered_as_it_is_listed(spec: str, look: Look) -> None:
    rng = random.Random(3)
    g = new_game(spec, seed=3)
    keys = Keyboard(look=look)
    count = 0

    def answer(prompt: str) -> str:
        nonlocal count
        count += 1
        if count > 250:
            raise EOFError
        if not prompt.endswith("> "):
            return ""
        screen = keys.screens[-1]
        assert len(screen) == 23 and max(line.cell_len for line in screen) <= 80
        words = [g.text(action) for action in g.legal(g.to_act)]
        busy = [w for w in words if w.split()[0] not in ("end", "propose", "counter", "swap")]
        return rng.choice(busy or words)

    keys.then = answer
    sitting: Any = Sitting(keys, Record(g, Dealer(3)), ["human"] * g.seats)
    with pytest.raises((Leave, EOFError)):
        sitting.play()
    assert count > 250 and not any("not clear here" in line.plain for s in keys.screens for line in s)
