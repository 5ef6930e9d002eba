"""Which rulesets must conform: every scenario, set-up and option, but few enough to try them all.

The first scenario is tried with every set of modules, number of seats and option, plain and changed. The
others differ from it in their boards and chapters, not in the options that all have, so each is tried with
every number of seats and every way to set it up, and takes its turn at the rest.
"""

import os
from collections.abc import Iterator
from itertools import combinations, cycle, product

import pytest
from _pytest.mark import ParameterSet

from longroad.core.edge import Option
from longroad.errors import BadSpec
from longroad.isle.catalogue import MODULES, SCENARIOS, options_of
from longroad.spec import Spec

SOAK = os.environ.get("LONGROAD_SOAK") == "full"
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


def of(scenario: str, specs: list[str]) -> list[str]:
    return [spec for spec in specs if Spec.parse(spec).scenario == scenario]


def each() -> list[ParameterSet]:
    """A case for every ruleset: those of the first scenario in both builds, of the others one in both, plain,
    with this or that number of seats. In the long run all in both.
    """
    twice = of(FIRST, RULESETS)
    for turn, scenario in enumerate(OTHERS):
        plain = of(scenario, PLAIN)
        twice.append(plain[turn % len(plain)])
    if SOAK:
        twice = RULESETS
    return [pytest.param(spec, marks=[pytest.mark.both_builds] * (spec in twice)) for spec in RULESETS]
