"""A family of games: what it offers, and how one of its games begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from longroad.core.edge import Event, Option, Reason
from longroad.errors import BadSpec
from longroad.picture import Picture

if TYPE_CHECKING:
    from longroad.core.chapter import Chapter
    from longroad.core.dealer import Dealer
    from longroad.core.state import SetUp, State
    from longroad.rulebook import Rule
    from longroad.spec import Spec


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """A game of the family: for how many players, and what its set-up leaves open."""

    def __init__(self, name: str, seats: tuple[int, ...], options: list[Option]) -> None:
        self.name = name
        self.seats = seats
        self.options = options  # of the ruleset itself, not of one chapter


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """What can be added to scenarios."""

    def __init__(self, name: str, seats: tuple[int, ...], options: dict[str, list[Option]] | None) -> None:
        self.name = name
        self.seats = seats  # numbers of seats it makes possible; empty: those of the scenario
        self.options = options or {}  # scenario -> what it leaves open there, beside its chapters' options


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """What dice bring, beside what they bring on average: counted action by action, for reports."""

    def __init__(self, seats: int) -> None:
        self.rolls: dict[int, int] = {}  # total -> how often it came
        self.odds: dict[int, float] = {}  # total -> how often it comes on average
        self.expected = [0.0] * seats  # cards that each seat takes on average

    def hear(self, action: int, events: list[Event], s: State) -> None:
        """What happened, and the game after it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Family:
    """Games that share a table, and whose specs begin with one name."""

    name: ClassVar[str] = ""
    rules_number: ClassVar[int] = 1  # a record with an older number is followed, not judged
    changed: ClassVar[dict[int, str]] = {}  # rules number -> the rules that it changed
    scenarios: ClassVar[Mapping[str, Scenario]] = {}
    modules: ClassVar[Mapping[str, Module]] = {}  # in book order
    excludes: ClassVar[dict[tuple[str, str], str]] = {}  # (scenario or module, module): why not together
    advice: ClassVar[dict[tuple[str, str], Reason]] = {}  # (scenario, module): why rather not together
    needs_seats: ClassVar[dict[int, str]] = {}  # why a number of seats isn't possible without a module
    for_people: ClassVar[dict[str, str]] = {}  # options with the values that people prefer to the defaults
    at_tables: ClassVar[dict[str, str]] = {}  # the same where everybody has a screen: at tables of a server
    former_names: ClassVar[dict[str, str]] = {}  # of seats, in older records -> today's
    screen: ClassVar[str] = (
        ""  # module:Class of its screen at a terminal; without one there are lines of text
    )
    bots: ClassVar[dict[str, str]] = {}  # name -> module:Class; every family has `random` besides

    picture: ClassVar[type[Picture]] = Picture  # the class of its pictures, for clients

    @property
    def usual_bot(self) -> str:
        """The bot that plays where nobody has named one."""
        return next(iter(self.bots), "random")

    @property
    def usual_spec(self) -> str:
        """The ruleset that is played where nobody has named one: the first scenario, with most players."""
        scenario = next(iter(self.scenarios.values()))
        return f"{self.name}:{scenario.name};{max(scenario.seats)}"

    # -- what can be chosen ----------------------------------------------------------------------------

    def options_of(self, scenario: str, modules: list[str]) -> list[Option]:
        """Every option that a ruleset has, by name."""
        found = list(self.scenarios[scenario].options)
        for module in modules:
            found += self.modules[module].options.get(scenario, [])
        return sorted(found, key=lambda option: option.name)

    def check(self, scenario: str, seats: int, values: dict[str, str]) -> None:
        """BadSpec if the options that differ from the defaults can't be had together, or with so many."""

    def why_idle(self, option: str, values: Mapping[str, str]) -> str:
        """Why an option has nothing to say beside the values that aren't the usual ones; "" if it has."""
        return ""

    def why_apart(self, one: str, other: str) -> str:
        """Why two scenarios or modules don't go together; nothing if they do."""
        return self.excludes.get((one, other)) or self.excludes.get((other, one), "")

    def scenarios_with(self, module: str, option: str = "") -> list[str]:
        """The scenarios that a module goes with, or only those that it brings this option to."""
        found = [name for name in self.scenarios if (name, module) not in self.excludes]
        return [name for name in found if not option or self.has_option(name, [module], option)]

    def has_option(self, scenario: str, modules: list[str], name: str) -> bool:
        """Whether this option comes with these modules, or with the scenario itself where none is named."""
        own = [option.name for option in self.options_of(scenario, [])]
        there = [option.name for option in self.options_of(scenario, modules)]
        return name in there and (not modules or name not in own)

    def homes_of(self, option: str) -> list[str]:
        """What an option is for: scenarios, and modules with the scenarios that they bring it to."""
        homes = [name for name in self.scenarios if self.has_option(name, [], option)]
        for module in self.modules:
            found = self.scenarios_with(module, option)
            if found:
                everywhere = found == self.scenarios_with(module)
                homes.append(module if everywhere else f"{module} with {', '.join(found)}")
        return homes

    def chapters_of(self, spec: Spec) -> list[str]:
        """The names of the chapters that a ruleset is bound from, in book order."""
        raise NotImplementedError

    def rules_of(self, spec: Spec, catalogue: Iterable[Rule]) -> list[Rule]:
        """Those rules of the catalogue that a ruleset is played by, in the words of its players."""
        return []

    # -- how a game begins -----------------------------------------------------------------------------

    def set_up(self, spec: Spec, dealer: Dealer, given: Any) -> SetUp:
        """What is fixed before the first question: dealt as the options say, or what the players brought."""
        raise NotImplementedError

    def named_set_up(self, name: str) -> Any:
        """What players bring to `set_up`, by the name of a file or of something that the game has."""
        raise BadSpec(f"nothing can be brought to a game of {self.name}")

    def read_set_up(self, facts: dict[str, Any]) -> SetUp:
        """The set-up that was written as these facts; ValueError with a sentence if it is none."""
        raise NotImplementedError

    def open(self, spec: Spec, set_up: SetUp, house_rules: Sequence[Chapter]) -> State:
        """A game at its first question."""
        raise NotImplementedError

    # -- what reports tell -----------------------------------------------------------------------------

    def trades_in(self, seats: list[int], actions: list[int]) -> tuple[int, int]:
        """How many offers to trade were made in a game, and how many deals came of them."""
        return 0, 0

    def luck(self, s: State) -> Luck | None:
        """For a game that begins: what its dice will bring; None for games without dice."""
        return None
