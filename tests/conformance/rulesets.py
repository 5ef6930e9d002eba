"""Which rulesets must conform: every scenario, set-up and option, but few enough to try them all.

The first scenario is tried with every set of modules, number of seats and option, plain and changed. The
others differ from it in their boards and chapters, not in the options that all have, so each is tried with
every number of seats and every way to set it up, and takes its turn at the rest.

A few of them have everything between them once; the others are left to the longer runs.
"""

from collections.abc import Iterator
from itertools import combinations, cycle, product

import pytest
from _pytest.mark import ParameterSet

from longroad.core.edge import Option
from longroad.errors import BadSpec
from longroad.isle.catalogue import MODULES, SCENARIOS, options_of
from longroad.spec import Spec
from tests.effort import long

FAMILY = "isle"
SEATS = range(2, 7)
SHORT = {"rounds": "3", "offers": "1"}  # numbers worth trying instead of the default
TOGETHER = ("edition=tb", "trade=bank"), ("order=strict", "offers=2"), ("board=random", "harbors=shuffled")

FIRST, *OTHERS = SCENARIOS
MODULE_SETS = [modules for size in range(len(MODULES) + 1) for modules in combinations(MODULES, size)]


def changes(option: Option) -> list[str]:
    """The values of an option that are not its default, as they stand in a spec."""
    values = [SHORT[option.name]] if option.numeric else list(option.values)
    return [f"{option.name}={value}" for value in values if value != option.default]


def every_change(scenario: str, modules: tuple[str, ...] = ()) -> list[str]:
    return [pair for option in options_of(scenario, list(modules)) for pair in changes(option)]


COMMON = [pair for pair in every_change(FIRST) if all(pair in every_change(name) for name in OTHERS)]


def playable(scenario: str, modules: tuple[str, ...], seats: int, pairs: tuple[str, ...]) -> list[str]:
    """The canonical name of a ruleset; none if it contradicts itself."""
    name = "+".join((scenario, *modules))
    try:
        return [str(Spec.parse(";".join([f"{FAMILY}:{name}", str(seats), *pairs])))]
    except BadSpec:
        return []


def with_everything(scenario: str) -> Iterator[str]:
    """Every set of modules and number of seats; plain, with each option changed, and some together."""
    for modules in MODULE_SETS:
        single = [(pair,) for pair in every_change(scenario, modules)]
        for seats in SEATS:
            for pairs in [(), *single, *TOGETHER]:
                yield from playable(scenario, modules, seats, pairs)


def set_ups(scenario: str) -> list[tuple[str, ...]]:
    """Every way to combine what the scenario's own options say; the plain one comes first."""
    own = [[pair for pair in changes(o) if pair not in COMMON] for o in SCENARIOS[scenario].options]
    ways = product(*[[(), *[(pair,) for pair in pairs]] for pairs in own])
    return [tuple(pair for pairs in way for pair in pairs) for way in ways]


def in_turn(scenario: str, common: Iterator[str]) -> Iterator[str]:
    """Every number of seats and set-up, and one of the common options for each number; every set of modules,
    plain, and with each of their options on another set-up.
    """
    ways = set_ups(scenario)
    for seats in SEATS:
        for pairs in ways:
            yield from playable(scenario, (), seats, pairs)
        if playable(scenario, (), seats, ()):
            yield from playable(scenario, (), seats, (next(common),))
        for modules in MODULE_SETS[1:]:
            yield from playable(scenario, modules, seats, ())
            for pair in every_change(scenario, modules):
                if pair not in every_change(scenario):
                    found = [
                        spec for way in ways for spec in playable(scenario, modules, seats, (pair, *way))
                    ]
                    yield from found[-1:]


def rulesets() -> list[str]:
    found = dict.fromkeys(with_everything(FIRST))
    common = cycle(COMMON)
    for scenario in OTHERS:
        found.update(dict.fromkeys(in_turn(scenario, common)))
    return list(found)


RULESETS = rulesets()
PLAIN = [spec for spec in RULESETS if spec.count(";") == 1]  # no option changed


def traits(name: str) -> set[tuple[object, ...]]:
    """What is worth trying at least once: a scenario with a number of seats and with a set of modules, each
    value of an option with each set, and with each scenario that has the option for itself.
    """
    spec = Spec.parse(name)
    own = {option.name for option in SCENARIOS[spec.scenario].options}
    found: set[tuple[object, ...]] = {
        ("seats", spec.scenario, spec.seats),
        ("modules", spec.scenario, *spec.modules),
    }
    for option, value in spec.chosen().items():
        found.add((option, value, *spec.modules))
        if option in own and f"{option}={value}" not in COMMON:
            found.add((spec.scenario, option, value))
    return found


def few() -> list[str]:
    """Rulesets that have all traits between them: always the one with most that are missing."""
    all_traits = {spec: traits(spec) for spec in RULESETS}
    missing = set().union(*all_traits.values())
    found: set[str] = set()
    while missing:
        best = max(RULESETS, key=lambda spec: len(all_traits[spec] & missing))
        found.add(best)
        missing -= all_traits[best]
    return [spec for spec in RULESETS if spec in found]


FEW = few()


def of(scenario: str, specs: list[str]) -> list[str]:
    return [spec for spec in specs if Spec.parse(spec).scenario == scenario]


def each(specs: list[str] = RULESETS, twice: tuple[str, ...] = ()) -> list[ParameterSet]:
    """A case for every ruleset; those in `twice` in both builds."""
    return [
        pytest.param(spec, marks=[long] * (spec not in FEW) + [pytest.mark.both_builds] * (spec in twice))
        for spec in specs
    ]


def some_of_each() -> tuple[str, ...]:
    """Rulesets for both builds: all of the first scenario, and of the others one, plain, with this or that
    number of seats.
    """
    found = of(FIRST, RULESETS)
    for turn, scenario in enumerate(OTHERS):
        plain = of(scenario, PLAIN)
        found.append(plain[turn % len(plain)])
    return tuple(found)
