"""The official order of chapters, what goes with what, and the book for a spec."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from longroad.core.chapter import Chapter
from longroad.core.edge import Option, Reason
from longroad.core.family import Module, Scenario
from longroad.isle.army import LargestArmy
from longroad.isle.building import Building
from longroad.isle.deals import PlayerTrade
from longroad.isle.devcards import DevelopmentCards
from longroad.isle.founding import Founding
from longroad.isle.harvest import Production
from longroad.isle.knights.barbarians import Barbarians
from longroad.isle.knights.cities import Cities
from longroad.isle.knights.commodities import Commodities
from longroad.isle.knights.improvements import Improvements
from longroad.isle.knights.knights import Knights
from longroad.isle.knights.merchant import Merchant
from longroad.isle.knights.politics.cards import PoliticsCards
from longroad.isle.knights.progress import ProgressCards
from longroad.isle.knights.science import ScienceCards
from longroad.isle.knights.trade import TradeCards
from longroad.isle.knights.walls import CityWalls
from longroad.isle.open_trade import OpenTrade
from longroad.isle.pairings.gifts_of_progress import GiftsOfProgress
from longroad.isle.pairings.knights_among_pirates import KnightsAmongPirates
from longroad.isle.pairings.knights_at_sea import KnightsAtSea
from longroad.isle.pairings.two_players_at_sea import TwoPlayersAtSea
from longroad.isle.phrasebook import IsleBook, IsleChapter
from longroad.isle.robber import Robbery
from longroad.isle.routes import LongestRoute
from longroad.isle.seafarers.cloth import ClothForCatan
from longroad.isle.seafarers.fog import Fog
from longroad.isle.seafarers.gold import GoldRiver
from longroad.isle.seafarers.islands import Islands
from longroad.isle.seafarers.new_world import NewWorld
from longroad.isle.seafarers.pirate import Pirate, PirateAlone
from longroad.isle.seafarers.pirate_islands import PirateIslands
from longroad.isle.seafarers.setting_sail import SettingSail
from longroad.isle.seafarers.ships import Ships
from longroad.isle.seafarers.tribe import ForgottenTribe
from longroad.isle.seafarers.wonders import Wonders
from longroad.isle.sevens import NoRobber, Sevens
from longroad.isle.traders.two_players import TwoPlayers
from longroad.isle.trading import StrictOrder, Trading
from longroad.isle.turn import Turn

# A record with an older number is followed, not judged. Raised by whoever changes what is legal or happens.
RULES_NUMBER: Final = 2
CHANGED: Final[dict[int, str]] = {2: "BASE-054"}  # rules number -> the rules that it changed


ByOption: TypeAlias = dict[str, dict[str, dict[str, str]]]  # option -> value -> what -> what instead


class IsleScenario(Scenario):
    """Which chapters, how many players, what its board leaves open. Map and text go by the same name."""

    def __init__(
        self, name: str, seats: tuple[int, ...], chapters: tuple[str, ...], options: list[Option]
    ) -> None:
        super().__init__(name, seats, options)
        self.chapters = chapters


class IsleModule(Module):
    """Chapters that can be added to a scenario, and what they ask of it."""

    def __init__(
        self,
        name: str,
        chapters: tuple[str, ...],
        seats: tuple[int, ...] = (),
        neutrals: int = 0,
        without: tuple[str, ...] = (),
        options: dict[str, list[Option]] | None = None,
        relatives: ByOption | None = None,
        maps: ByOption | None = None,
    ) -> None:
        super().__init__(name, seats, options)
        self.chapters = chapters
        self.neutrals = neutrals  # owners of pieces who are no seats
        self.without = without  # chapters that are left out
        self.relatives = relatives or {}  # chapters that another, or none, takes the place of, if so chosen
        self.maps = maps or {}  # maps that another takes the place of, likewise


BASE_GAME: Final = (
    "turn",
    "founding",
    "production",
    "longest trade route",
    "building",
    "maritime trade",
    "domestic trade",
    "sevens",
    "robber",
    "development cards",
    "largest army",
)

SEAFARERS: Final = (
    "turn",
    "founding",
    "production",
    "gold river",
    "longest trade route",
    "building",
    "ships",
    "maritime trade",
    "domestic trade",
    "sevens",
    "robber",
    "pirate",
    "development cards",
    "largest army",
    "islands",
)


def seafarers(*more: str, without: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The chapters of a scenario at sea: some leave one out, and each adds its own."""
    return tuple(name for name in SEAFARERS if name not in without) + more


TRADE: Final = Option("trade", ("players", "open", "bank"), "players", lays_out=False)
BOARD_OPTIONS: Final = [
    Option("board", ("spread", "random", "spiral", "beginner"), "spread"),
    Option("harbors", ("fixed", "shuffled"), "fixed"),
    TRADE,
]
SET_UP: Final = Option("board", ("fixed", "variable"), "fixed")
PRINTING: Final = Option("printing", ("new", "older"), "new")
ISLETS: Final = Option("islets", ("shuffled", "fixed"), "shuffled")
PLACED: Final = Option("harbors", ("players", "generator"), "players")

SCENARIOS: Final = {
    "base": IsleScenario("base", (3, 4), BASE_GAME, BOARD_OPTIONS),
    "new_shores": IsleScenario("new_shores", (3, 4), seafarers(), [SET_UP, ISLETS, PRINTING, TRADE]),
    "four_islands": IsleScenario(
        "four_islands", (3, 4), seafarers("setting sail"), [SET_UP, PRINTING, TRADE]
    ),
    "oceania": IsleScenario("oceania", (3, 4), seafarers("setting sail", "fog"), [SET_UP, PRINTING, TRADE]),
    "through_the_desert": IsleScenario("through_the_desert", (3, 4), seafarers(), [SET_UP, PRINTING, TRADE]),
    "forgotten_tribe": IsleScenario("forgotten_tribe", (3, 4), seafarers("forgotten tribe"), [SET_UP, TRADE]),
    "cloth_for_catan": IsleScenario(
        "cloth_for_catan",
        (3, 4),
        seafarers("cloth for catan", without=("longest trade route",)),
        [SET_UP, TRADE],
    ),
    "new_world": IsleScenario("new_world", (3, 4), seafarers("new world"), [PLACED, TRADE]),
    "pirate_islands": IsleScenario(
        "pirate_islands",
        (3, 4),
        seafarers(
            "no robber", "pirate islands", without=("longest trade route", "largest army", "robber", "pirate")
        ),
        [TRADE],
    ),
    "wonders": IsleScenario("wonders", (3, 4), seafarers("wonders", without=("pirate",)), [SET_UP, TRADE]),
}

PENINSULA: Final = Option("peninsula", ("bare", "harbor"), "bare")

THIEVES: Final = Option("thieves", ("both", "robber", "pirate"), "both")


def can_spare_a_thief(scenario: str) -> bool:
    """CK-148: robber and pirate are in it, and it has no rules of its own about them (SEA-158)."""
    return "pirate" in SCENARIOS[scenario].chapters and scenario != "cloth_for_catan"


MODULES: Final = {  # in book order
    "cities_knights": IsleModule(
        "cities_knights",
        (
            "cities",
            "commodities",
            "city improvements",
            "barbarians",
            "knights",
            "city walls",
            "merchant",
            "progress cards",
            "science cards",
            "trade cards",
            "politics cards",
        ),
        without=("development cards", "largest army"),
        options={"base": [PENINSULA], **{name: [THIEVES] for name in SCENARIOS if can_spare_a_thief(name)}},
        relatives={  # CK-148
            "thieves": {"robber": {"pirate": ""}, "pirate": {"robber": "pirate alone"}}
        },
        maps={  # CK-005, CK-014
            "peninsula": {
                "bare": {"base": "peninsula", "beginner": "beginner_peninsula"},
                "harbor": {"beginner": "beginner_founding"},
            }
        },
    ),
    "two_players": IsleModule("two_players", ("two players",), (2,), neutrals=2),
}

# (module or scenario, module): why they don't go together.
EXCLUDES: Final[dict[tuple[str, str], str]] = {
    ("cities_knights", "two_players"): (
        "cities_knights can't be played with two_players: the rulebook doesn't combine the two (TB-CO-42)."
    ),
    ("pirate_islands", "two_players"): (
        "pirate_islands can't be played with two_players: there is no largest army in it (TB-CO-40)."
    ),
}

# (scenario, module): why one should rather not play them together; nobody is kept from it.
ADVICE: Final[dict[tuple[str, str], Reason]] = {
    (name, "cities_knights"): Reason("not-recommended")  # CK-147
    for name in SCENARIOS
    if name not in ("base", "new_shores", "through_the_desert")
}

# (chapter, chapter): the chapter that says what the one changes in the other.
PAIRINGS: Final = {
    ("ships", "knights"): "knights at sea",
    ("ships", "two players"): "two players at sea",
    ("forgotten tribe", "progress cards"): "gifts of progress",
    ("pirate islands", "knights"): "knights among pirates",
}

BOARD_MAPS: Final = {"beginner": "beginner"}  # boards that are drawn, not dealt: their map

NEEDS_SEATS: Final = {  # why a number of seats isn't possible without a module
    2: "Two players need the game for two: add +two_players."
}


CHAPTERS: Final[list[type[IsleChapter]]] = [  # in book order
    NewWorld,  # harbors are placed before the pirate
    Turn,
    Founding,
    Production,
    GoldRiver,
    LongestRoute,
    Building,
    Cities,
    Ships,
    Trading,
    PlayerTrade,
    OpenTrade,
    StrictOrder,
    Sevens,
    Robbery,
    Pirate,
    PirateAlone,
    NoRobber,
    DevelopmentCards,
    LargestArmy,
    Islands,
    Commodities,
    Improvements,
    Barbarians,  # they land before the pirate fleet sails (CK-154)
    Knights,
    CityWalls,
    Merchant,
    ProgressCards,
    ScienceCards,
    TradeCards,
    PoliticsCards,
    SettingSail,
    Fog,
    ForgottenTribe,
    GiftsOfProgress,
    ClothForCatan,
    PirateIslands,
    KnightsAmongPirates,
    Wonders,
    KnightsAtSea,
    TwoPlayers,
    TwoPlayersAtSea,
]
BY_NAME: Final = {chapter.name: chapter for chapter in CHAPTERS}
BOOK_ORDER: Final = list(BY_NAME)


def chapter_names(scenario: str, modules: list[str], options: dict[str, str]) -> list[str]:
    """The chapters of a ruleset in book order."""
    names = set(SCENARIOS[scenario].chapters)
    if options.get("trade") == "bank":
        names.discard("domestic trade")
    if options.get("trade") == "open" and "domestic trade" in names:
        names.add("open trade")
    if options.get("order") == "strict":
        names.add("strict order")
    for module in [MODULES[name] for name in modules]:
        names -= set(module.without)
        for option, relatives in module.relatives.items():
            instead = relatives.get(options.get(option, ""), {})
            names = set(filter(None, (instead.get(name, name) for name in names)))
        names.update(module.chapters)
    names.update(pairing for (one, other), pairing in PAIRINGS.items() if one in names and other in names)
    return sorted(names, key=BOOK_ORDER.index)


def options_of(scenario: str, modules: list[str]) -> list[Option]:
    """Every option that a ruleset has, by name."""
    found = list(SCENARIOS[scenario].options)
    for module in modules:
        found += MODULES[module].options.get(scenario, [])
    for name in chapter_names(scenario, modules, {}):
        found += BY_NAME[name]({}).options()
    return sorted(found, key=lambda option: option.name)


def make_book(
    spec: str,
    scenario: str,
    modules: list[str],
    seats: int,
    options: dict[str, str],
    names: tuple[str, ...],
    extra: Sequence[Chapter],
) -> IsleBook:
    """Bind the chapters of a ruleset; house rules come last."""
    chapters: list[Chapter] = [BY_NAME[name](options) for name in chapter_names(scenario, modules, options)]
    chapters += extra
    book = IsleBook(spec, chapters, seats, names)
    book.restless = len(extra) > 0
    return book
