"""Specs: the short names of rulesets, `family:scenario(+module)*;seats(;option=value)*`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from longroad.core.edge import Option, Reason
from longroad.errors import BadSpec
from longroad.isle.catalogue import (
    ADVICE,
    BOARD_MAPS,
    EXCLUDES,
    MODULES,
    NEEDS_SEATS,
    SCENARIOS,
    homes_of,
    options_of,
)
from longroad.isle.maps.shipped import scenario as map_of
from longroad.isle.maps.shipped import scenario_names

FAMILIES = ("isle",)
MOST = 300  # characters; no spec is longer
OFFERS = "20"  # that may come to nothing in a turn, where people play


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
        family, scenario, plus = found.groups()
        known(family, FAMILIES, "family of games")
        known(scenario, SCENARIOS, "scenario")
        modules = modules_in_order(scenario, [name for name in plus.split("+") if name])
        seats = seats_of(scenario, modules, rest[0])
        return Spec(family, scenario, modules, seats, options_in_order(scenario, modules, seats, rest[1:]))

    @lru_cache(maxsize=256)  # noqa: B019 - specs are few and small
    def chosen(self) -> Mapping[str, str]:
        """Every option of the ruleset with its value."""
        values = {option.name: option.default for option in self.all_options()}
        values.update(dict(self.options))
        return MappingProxyType(values)

    def for_people(self) -> Spec:
        """The same with as many offers a turn as people may want, where there are offers (ruling 29)."""
        chosen = dict(self.options)
        there = {option.name for option in self.all_options()}
        if "offers" not in there or "offers" in chosen or chosen.get("trade") == "bank":
            return self
        return replace(self, options=tuple(sorted({**chosen, "offers": OFFERS}.items())))

    def all_options(self) -> list[Option]:
        return options_of(self.scenario, list(self.modules))

    def __str__(self) -> str:
        head = f"{self.family}:{'+'.join((self.scenario, *self.modules))};{self.seats}"
        return ";".join([head, *(f"{name}={value}" for name, value in self.options)])


def known(name: str, names: Iterable[str], what: str) -> None:
    if name not in names:
        there = sorted(names)
        close = difflib.get_close_matches(name, there, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(there)}."
        raise BadSpec(f"there is no {what} {name!r}; {hint}")


def modules_in_order(scenario: str, names: list[str]) -> tuple[str, ...]:
    for name in names:
        known(name, MODULES, "module")
        if names.count(name) > 1:
            raise BadSpec(f"{name} is named twice")
    for one in (scenario, *names):
        for other in names:
            reason = why_apart(one, other)
            if reason:
                raise BadSpec(reason)
    return tuple(name for name in MODULES if name in names)


def why_apart(one: str, other: str) -> str:
    """Why two scenarios or modules don't go together; nothing if they do."""
    return EXCLUDES.get((one, other)) or EXCLUDES.get((other, one), "")


def seats_of(scenario: str, modules: tuple[str, ...], text: str) -> int:
    possible = SCENARIOS[scenario].seats
    for name in modules:
        possible = MODULES[name].seats or possible
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise BadSpec(f"{text!r} is not a number of players")
    if str(int(text)) != text or int(text) not in possible:
        allowed = " or ".join(str(n) for n in possible)
        hint = why_not_seats(scenario, modules, int(text))
        what = "+".join((scenario, *modules))
        raise BadSpec(f"{what} is for {allowed} players, not {text}." + (f" {hint}" if hint else ""))
    return int(text)


def why_not_seats(scenario: str, modules: tuple[str, ...], seats: int) -> str:
    """The module that so many players would need, or why it doesn't go with the rest."""
    for name in MODULES:
        if seats in MODULES[name].seats:
            for one in (scenario, *modules):
                if why_apart(one, name):
                    return why_apart(one, name)
    return NEEDS_SEATS.get(seats, "") if not modules else ""


def options_in_order(
    scenario: str, modules: tuple[str, ...], seats: int, pairs: list[str]
) -> tuple[tuple[str, str], ...]:
    options = {option.name: option for option in options_of(scenario, list(modules))}
    values: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSpec(f"{pair!r} is not an option; one looks like trade=bank")
        homes = homes_of(name) if name not in options else []
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
    refuse_contradictions(scenario, seats, changed)
    return tuple(sorted(changed.items()))


def refuse_contradictions(scenario: str, seats: int, values: dict[str, str]) -> None:
    """Options that mean nothing together are refused, so that a ruleset has one name."""
    map_name(scenario, seats, values.get("printing"))
    drawn = BOARD_MAPS.get(values.get("board", ""))
    if drawn is not None and seats not in map_of(drawn).seats:
        board = map_of(drawn)
        raise BadSpec(f"{board.name} is for {' or '.join(str(n) for n in board.seats)} players, not {seats}")
    for name in values:
        if why := why_idle(name, values):
            raise BadSpec(why)


def why_idle(name: str, values: Mapping[str, str]) -> str:
    """Why an option has nothing to say beside the values that aren't the usual ones; "" if it has."""
    board = values.get("board", "")
    if name == "islets" and board != "variable":
        return "islets says how a variable board is shuffled: it needs board=variable"
    if name == "offers" and values.get("trade") == "bank":
        return "with trade=bank there are no offers to count"
    if name == "harbors" and board in BOARD_MAPS:
        return f"{map_of(BOARD_MAPS[board]).name} has its harbors in fixed places"
    return ""


def needs_of(option: Option, others: Iterable[Option]) -> dict[str, list[str]]:
    """What others have to be for an option to have something to say: of each that matters, the values."""
    needs: dict[str, list[str]] = {}
    for other in others:
        fitting = [value for value in other.values if not why_idle(option.name, {other.name: value})]
        if 0 < len(fitting) < len(other.values):
            needs[other.name] = fitting
    return needs


def advice(spec: str | Spec) -> list[Reason]:
    """Why a ruleset isn't recommended; it can be played all the same.

    >>> advice("isle:new_shores+cities_knights;4")
    []
    """
    ruleset = spec if isinstance(spec, Spec) else Spec.parse(spec)
    pairs = ((ruleset.scenario, module) for module in ruleset.modules)
    return [ADVICE[pair] for pair in pairs if pair in ADVICE]


def own_map(ruleset: Spec) -> str:
    """The name of the map a ruleset is played on, where the players bring none."""
    options = ruleset.chosen()
    name = BOARD_MAPS.get(options.get("board", "")) or map_name(
        ruleset.scenario, ruleset.seats, options.get("printing")
    )
    for module in ruleset.modules:
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
