"""Specs: the short names of rulesets, `family:scenario(+module)*;seats(;option=value)*`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from longroad import families
from longroad.core.edge import Option, Reason
from longroad.core.family import Family
from longroad.errors import BadSpec
from longroad.families import known

MOST = 300  # characters; no spec is longer


@dataclass(frozen=True)
class Spec:
    """A ruleset taken apart. `str(spec)` is canonical: modules in book order, options sorted, no defaults.

    >>> str(Spec.parse("isle:base;4;trade=bank;rounds=500"))
    'isle:base;4;trade=bank'
    """

    family: str
    scenario: str
    modules: tuple[str, ...]
    seats: int
    options: tuple[tuple[str, str], ...]  # those that differ from the default, by name

    @staticmethod
    def of(spec: str | Spec) -> Spec:
        return spec if isinstance(spec, Spec) else Spec.parse(spec)

    @staticmethod
    def parse(text: str) -> Spec:
        """Read a spec; BadSpec says in a sentence what is wrong with it."""
        if not isinstance(text, str):
            raise BadSpec("a spec is a text such as isle:base;4")
        return Spec._parse(text)

    @staticmethod
    @lru_cache(maxsize=256)  # simulations start thousands of games of one ruleset
    def _parse(text: str) -> Spec:
        plain = text.strip()
        if len(plain) > MOST:
            raise BadSpec(f"no spec is longer than {MOST} characters")
        head, *rest = plain.split(";")
        found = re.fullmatch(r"(\w+):(\w+)((?:\+\w+)*)", head)
        if found is None or not rest:
            raise BadSpec(f"{plain!r} is not a spec; one looks like isle:base;4 or isle:base+two_players;2")
        name, scenario, plus = found.groups()
        family = families.family(name)
        known(scenario, family.scenarios, "scenario")
        modules = modules_in_order(family, scenario, [module for module in plus.split("+") if module])
        seats = seats_of(family, scenario, modules, rest[0])
        options = options_in_order(family, scenario, modules, seats, rest[1:])
        return Spec(name, scenario, modules, seats, options)

    @lru_cache(maxsize=256)  # noqa: B019 - specs are few and small
    def chosen(self) -> Mapping[str, str]:
        """Every option of the ruleset with its value."""
        values = {option.name: option.default for option in self.all_options()}
        values.update(dict(self.options))
        return MappingProxyType(values)

    def for_people(self) -> Spec:
        """The same with what people prefer to the defaults, where it is left open and means something."""
        family = families.family(self.family)
        chosen = dict(self.options)
        there = {option.name for option in self.all_options()}
        for name, value in family.for_people.items():
            if name in there and name not in chosen and not family.why_idle(name, chosen):
                chosen[name] = value
        return replace(self, options=tuple(sorted(chosen.items())))

    def all_options(self) -> list[Option]:
        return families.family(self.family).options_of(self.scenario, list(self.modules))

    def __str__(self) -> str:
        head = f"{self.family}:{'+'.join((self.scenario, *self.modules))};{self.seats}"
        return ";".join([head, *(f"{name}={value}" for name, value in self.options)])


def modules_in_order(family: Family, scenario: str, names: list[str]) -> tuple[str, ...]:
    for name in names:
        known(name, family.modules, "module")
        if names.count(name) > 1:
            raise BadSpec(f"{name} is named twice")
    for one in (scenario, *names):
        for other in names:
            reason = family.why_apart(one, other)
            if reason:
                raise BadSpec(reason)
    return tuple(name for name in family.modules if name in names)


def seats_of(family: Family, scenario: str, modules: tuple[str, ...], text: str) -> int:
    possible = family.scenarios[scenario].seats
    for name in modules:
        possible = family.modules[name].seats or possible
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise BadSpec(f"{text!r} is not a number of players")
    if str(int(text)) != text or int(text) not in possible:
        allowed = " or ".join(str(n) for n in possible)
        hint = why_not_seats(family, scenario, modules, int(text))
        what = "+".join((scenario, *modules))
        raise BadSpec(f"{what} is for {allowed} players, not {text}." + (f" {hint}" if hint else ""))
    return int(text)


def why_not_seats(family: Family, scenario: str, modules: tuple[str, ...], seats: int) -> str:
    """The module that so many players would need, or why it doesn't go with the rest."""
    for name in family.modules:
        if seats in family.modules[name].seats:
            for one in (scenario, *modules):
                if family.why_apart(one, name):
                    return family.why_apart(one, name)
    return family.needs_seats.get(seats, "") if not modules else ""


def options_in_order(
    family: Family, scenario: str, modules: tuple[str, ...], seats: int, pairs: list[str]
) -> tuple[tuple[str, str], ...]:
    options = {option.name: option for option in family.options_of(scenario, list(modules))}
    values: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSpec(f"{pair!r} is not an option; one looks like trade=bank")
        homes = family.homes_of(name) if name not in options else []
        if homes:
            what = "+".join((scenario, *modules))
            raise BadSpec(f"there is no option {name!r} in {what}: it is for {'; '.join(homes)}")
        known(name, options, "option")
        if name in values:
            raise BadSpec(f"option {name} is given twice")
        if not options[name].accepts(value):
            raise BadSpec(f"option {name} can be {options[name].choices}, not {value!r}")
        values[name] = value
    changed = {name: value for name, value in values.items() if value != options[name].default}
    family.check(scenario, seats, changed)
    for name in changed:  # what means nothing is refused, so that a ruleset has one name
        if why := family.why_idle(name, changed):
            raise BadSpec(why)
    return tuple(sorted(changed.items()))


def needs_of(family: Family, option: Option, others: Iterable[Option]) -> dict[str, list[str]]:
    """What others have to be for an option to have something to say: of each that matters, the values."""
    needs: dict[str, list[str]] = {}
    for other in others:
        fitting = [value for value in other.values if not family.why_idle(option.name, {other.name: value})]
        if 0 < len(fitting) < len(other.values):
            needs[other.name] = fitting
    return needs


def advice(spec: str | Spec) -> list[Reason]:
    """Why a ruleset isn't recommended; it can be played all the same.

    >>> advice("isle:new_shores+cities_knights;4")
    []
    """
    ruleset = Spec.of(spec)
    told = families.family(ruleset.family).advice
    pairs = ((ruleset.scenario, module) for module in ruleset.modules)
    return [told[pair] for pair in pairs if pair in told]
