"""What can be played and how it can be varied, as data for commands and programs."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import Any

from longroad import families
from longroad.core.edge import Option, Reason
from longroad.core.family import Family
from longroad.errors import BadSpec
from longroad.families import known
from longroad.spec import Spec, advice, needs_of
from longroad.texts import say, slug


def everything(in_full: bool) -> dict[str, Any]:
    """All of it; `in_full` with every combination of set-ups, not only single ones."""
    found = families.all_families()
    return {
        "families": [family.name for family in found],
        "scenarios": [scenario_facts(f, scenario, in_full) for f in found for scenario in f.scenarios],
        "modules": [module_facts(f, module, in_full) for f in found for module in f.modules],
        "excludes": [pair_facts(f, pair, why) for f in found for pair, why in f.excludes.items()],
        "advice": [pair_facts(f, pair, why) for f in found for pair, why in f.advice.items()],
    }


def pair_facts(family: Family, pair: tuple[str, str], why: str | Reason) -> dict[str, Any]:
    return {"family": family.name, "both": list(pair), "why": str(why)}


def scenario_facts(family: Family, name: str, in_full: bool) -> dict[str, Any]:
    scenario = family.scenarios[name]
    return {
        "kind": "scenario",
        "family": family.name,
        "name": name,
        "title": title_of(family, name),
        "players": list(scenario.seats),
        "specs": set_ups(family, name, [], in_full)
        + [s for module in family.modules for s in set_ups(family, name, [module], False)],
        "options": option_facts(family, family.options_of(name, [])),
    }


def set_ups(family: Family, scenario: str, modules: list[str], in_full: bool) -> list[str]:
    """The specs of a scenario: every number of players, with every choice its board leaves."""
    options = [option for option in family.scenarios[scenario].options if option.lays_out]
    options += [option for module in modules for option in family.modules[module].options.get(scenario, [])]
    choices: list[tuple[str, ...]] = [
        tuple(f"{option.name}={value}" for option, value in zip(options, values, strict=True))
        for values in product(*(option.values for option in options))
    ]
    if not in_full:  # one thing changed at a time
        choices = [(), *((f"{option.name}={value}",) for option in options for value in option.values)]
    head = f"{family.name}:{'+'.join([scenario, *modules])}"
    found: dict[str, None] = {}
    for seats in seats_of(family, scenario, modules):
        for pairs in choices:
            changed = [pair for pair in pairs if pair not in {f"{o.name}={o.default}" for o in options}]
            with suppress(BadSpec):
                found[str(Spec.parse(";".join([head, str(seats), *changed])))] = None
    return list(found)


def seats_of(family: Family, scenario: str, modules: list[str]) -> tuple[int, ...]:
    """How many can play a scenario with these modules."""
    seats = family.scenarios[scenario].seats
    for module in modules:
        seats = family.modules[module].seats or seats
    return seats


def module_facts(family: Family, name: str, in_full: bool) -> dict[str, Any]:
    """What a module adds to the scenarios that take it."""
    bases = family.scenarios_with(name)
    own: dict[Option, None] = {}
    for base in bases:
        plain = {option.name for option in family.options_of(base, [])}
        own.update((option, None) for option in family.options_of(base, [name]) if option.name not in plain)
    return {
        "kind": "module",
        "family": family.name,
        "name": name,
        "title": title_of(family, name),
        "players": list(seats_of(family, bases[0], [name])),
        "by_players": bool(family.modules[name].seats),
        "specs": [
            spec for scenario in family.scenarios for spec in set_ups(family, scenario, [name], in_full)
        ],
        "options": [
            {**facts, "with": [] if found == bases else found}
            for facts in option_facts(family, list(own))
            for found in [family.scenarios_with(name, facts["name"])]
        ],
    }


def option_facts(family: Family, options: list[Option]) -> list[dict[str, Any]]:
    """What may be chosen, and what the others have to be for that."""
    return [
        {
            "name": option.name,
            "values": list(option.values),
            "range": list(option.numeric) if option.numeric else None,
            "default": option.default,
            "people": wish_of(family, option),
            "sentence": sentence_of(family, option),
            "needs": needs_of(family, option, options),
        }
        for option in options
    ]


def wish_of(family: Family, option: Option) -> str:
    """What people take for an option at a table of a server, unless somebody says so."""
    wish = {**family.for_people, **family.at_tables}.get(option.name, option.default)
    return wish if option.accepts(wish) else option.default


def title_of(family: Family, name: str) -> str:
    """What a scenario or module is called."""
    return say(f"ruleset-{family.name}-{slug(name)}", {})


def sentence_of(family: Family, option: Option) -> str:
    """What an option decides, and what its values mean."""
    code = f"option-{family.name}-{option.name}"
    title = say(code, {})
    values = [say(f"{code}-{value}", {}) for value in option.values]
    return f"{title}: {'; '.join(values)}." if values else f"{title}."


def one(name: str, in_full: bool) -> dict[str, Any]:
    """A scenario, a module or a spec by its name; one of several families is `family:name`."""
    if ";" in name:
        return ruleset_facts(Spec.parse(name))
    of, colon, plain = name.rpartition(":")
    if colon:
        return named(plain, [families.family(of)], in_full)
    return named(name, families.all_families(), in_full)


def named(name: str, found: list[Family], in_full: bool) -> dict[str, Any]:
    """The first scenario or module of this name."""
    for family in found:
        if name in family.scenarios:
            return scenario_facts(family, name, in_full)
        if name in family.modules:
            return module_facts(family, name, in_full)
    known(name, [each for f in found for each in (*f.scenarios, *f.modules)], "scenario or module")
    raise AssertionError(name)


def ruleset_facts(spec: Spec) -> dict[str, Any]:
    family = families.family(spec.family)
    chosen = spec.chosen()
    return {
        "kind": "ruleset",
        "name": str(spec),
        "title": ", ".join(title_of(family, part) for part in (spec.scenario, *spec.modules)),
        "players": [spec.seats],
        "options": [
            {**facts, "chosen": chosen[facts["name"]]} for facts in option_facts(family, spec.all_options())
        ],
        "advice": [str(why) for why in advice(spec)],
    }
