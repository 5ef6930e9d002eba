"""The island as a family of games: what it offers, its boards, and how a game on one begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from longroad.core.chapter import Chapter
from longroad.core.dealer import Dealer
from longroad.core.edge import Option, Reason
from longroad.core.family import Family, Luck, Module, Scenario
from longroad.core.packed import verb
from longroad.core.state import SetUp, State
from longroad.errors import BadSpec
from longroad.isle.catalogue import (
    ADVICE,
    BOARD_MAPS,
    CHANGED,
    EXCLUDES,
    MODULES,
    NEEDS_SEATS,
    RULES_NUMBER,
    SCENARIOS,
    chapter_names,
    make_book,
    options_of,
)
from longroad.isle.deals import COUNTER, DROP, MAKE, PROPOSE, TRADE_WITH
from longroad.isle.luck import IsleLuck
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.format import COLORS, FORMER_COLORS
from longroad.isle.maps.reading import drawn_map, load_map
from longroad.isle.maps.set_up import resolve
from longroad.isle.maps.shipped import scenario as map_of
from longroad.isle.maps.shipped import scenario_names, table_called
from longroad.isle.maps.value import Map
from longroad.isle.phrasebook import IsleBook
from longroad.isle.plain_picture import IslePicture
from longroad.isle.rules import rules_of
from longroad.isle.state import IsleState, new_state
from longroad.picture import Picture

if TYPE_CHECKING:
    from longroad.rulebook import Rule
    from longroad.spec import Spec


class Isle(Family):
    """Every game that is played on a board of hexes."""

    name: ClassVar[str] = "isle"
    rules_number: ClassVar[int] = RULES_NUMBER
    changed: ClassVar[dict[int, str]] = CHANGED
    scenarios: ClassVar[Mapping[str, Scenario]] = SCENARIOS
    modules: ClassVar[Mapping[str, Module]] = MODULES
    excludes: ClassVar[dict[tuple[str, str], str]] = EXCLUDES
    advice: ClassVar[dict[tuple[str, str], Reason]] = ADVICE
    needs_seats: ClassVar[dict[int, str]] = NEEDS_SEATS
    for_people: ClassVar[dict[str, str]] = {"offers": "20"}  # that may come to nothing in a turn (ruling 29)
    at_tables: ClassVar[dict[str, str]] = {"trade": "open"}  # everybody may speak unasked
    former_names: ClassVar[dict[str, str]] = FORMER_COLORS
    screen: ClassVar[str] = "longroad.cli.isle.screen:IsleScreen"
    picture: ClassVar[type[Picture]] = IslePicture
    bots: ClassVar[dict[str, str]] = {"greedy": "longroad.bots.greedy:Greedy"}

    def options_of(self, scenario: str, modules: list[str]) -> list[Option]:
        return options_of(scenario, modules)

    def check(self, scenario: str, seats: int, values: dict[str, str]) -> None:
        map_name(scenario, seats, values.get("printing"))
        drawn = BOARD_MAPS.get(values.get("board", ""))
        if drawn is not None:
            check_seats(map_of(drawn), seats)

    def why_idle(self, option: str, values: Mapping[str, str]) -> str:
        board = values.get("board", "")
        if option == "islets" and board != "variable":
            return "islets says how a variable board is shuffled: it needs board=variable"
        if option == "offers" and values.get("trade") == "bank":
            return "with trade=bank there are no offers to count"
        if option == "harbors" and board in BOARD_MAPS:
            return f"{map_of(BOARD_MAPS[board]).name} has its harbors in fixed places"
        return ""

    def chapters_of(self, spec: Spec) -> list[str]:
        return chapter_names(spec.scenario, list(spec.modules), dict(spec.chosen()))

    def rules_of(self, spec: Spec, catalogue: Iterable[Rule]) -> list[Rule]:
        return rules_of(spec, self.chapters_of(spec), catalogue)

    def set_up(self, spec: Spec, dealer: Dealer, given: Any) -> Map:
        """The board, dealt as the options say; a map that is given is filled where it is open."""
        if isinstance(given, Map):
            return given
        options = spec.chosen()
        board = options.get("board", "fixed")
        if given is None:
            file = map_of(own_map(spec))
        else:
            file = given if isinstance(given, MapFile) else load_map(given)
            if file.drawn and not file.shuffles:
                board = "fixed"  # it is as it shall be: SEA-206
        if board in BOARD_MAPS:
            board = "fixed"
        return resolve(
            file, dealer, board, options.get("harbors", "fixed"), options.get("islets", "shuffled")
        )

    def named_set_up(self, name: str) -> MapFile:
        """A map file, or a map of the game by name."""
        return load_map(table_called(name))

    def read_set_up(self, facts: dict[str, Any]) -> Map:
        return drawn_map(facts)

    def open(self, spec: Spec, set_up: SetUp, house_rules: Sequence[Chapter]) -> IsleState:
        assert isinstance(set_up, Map), "An island game is played on a map."
        check_seats(set_up, spec.seats)
        names = owner_names(spec, set_up)
        book = bind(spec, names, house_rules) if house_rules else book_of(spec, names)
        return new_state(book, set_up)

    def trades_in(self, seats: list[int], actions: list[int]) -> tuple[int, int]:
        """Counter-offers don't count."""
        offers = deals = 0
        countering = set()
        for seat, action in zip(seats, actions, strict=True):
            if action == COUNTER:
                countering.add(seat)
            elif action in (PROPOSE, DROP):
                countering.discard(seat)
            elif action == MAKE:
                offers += seat not in countering
                countering.discard(seat)
            elif seat >= 0 and verb(action) == TRADE_WITH:
                deals += 1
        return offers, deals

    def luck(self, s: State) -> Luck:
        return IsleLuck(s)


FAMILY: Final = Isle()


def check_seats(board: Map | MapFile, seats: int) -> None:
    if seats not in board.seats:
        raise BadSpec(f"{board.name} is for {' or '.join(str(n) for n in board.seats)} players, not {seats}.")


def own_map(spec: Spec) -> str:
    """The name of the map a ruleset is played on, where the players bring none."""
    options = spec.chosen()
    name = BOARD_MAPS.get(options.get("board", "")) or map_name(
        spec.scenario, spec.seats, options.get("printing")
    )
    for module in spec.modules:
        for option, maps in MODULES[module].maps.items():
            name = maps.get(options.get(option, ""), {}).get(name, name)
    return name


@lru_cache(maxsize=256)
def map_name(scenario: str, seats: int, printing: str | None) -> str:
    """SEA-013: some scenarios have one map for three players, which two use as well, and another for four."""
    maps = scenario_names()
    name = f"{scenario}_{max(3, seats)}"
    if name not in maps:
        name = scenario
    if printing == "older":
        if f"{name}_older" not in maps:
            raise BadSpec(f"{scenario} has no map of an older printing for {seats} players.")
        name = f"{name}_older"
    return name


def owner_names(spec: Spec, board: Map) -> tuple[str, ...]:
    """The colors of the seats and, in the game for two, of the two neutral players (BASE-200)."""
    names = list(board.colors_for(spec.seats))
    neutrals = sum(MODULES[name].neutrals for name in spec.modules)
    return (*names, *[color for color in COLORS if color not in names][:neutrals])


@lru_cache(maxsize=256)
def book_of(spec: Spec, names: tuple[str, ...]) -> IsleBook:
    """Books never change, so games of one ruleset share one."""
    return bind(spec, names, [])


def bind(spec: Spec, names: tuple[str, ...], house_rules: Sequence[Chapter]) -> IsleBook:
    chosen = dict(spec.chosen())
    return make_book(str(spec), spec.scenario, list(spec.modules), spec.seats, chosen, names, house_rules)
