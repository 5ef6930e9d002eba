"""What can be played and how it can be varied, as data for commands and programs."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import Any

from longroad.core.edge import Option
from longroad.errors import BadSpec
from longroad.isle.catalogue import ADVICE, EXCLUDES, MODULES, SCENARIOS, options_of, scenarios_with
from longroad.spec import FAMILIES, Spec, advice, known, needs_of
from longroad.texts import say, slug


def everything(in_full: bool) -> dict[str, Any]:
    """All of it; `in_full` with every combination of set-ups, not only single ones."""
    return {
        "families": list(FAMILIES),
        "scenarios": [scenario_facts(scenario, in_full) for scenario in SCENARIOS],
        "modules": [module_facts(module, in_full) for module in MODULES],
        "excludes": [{"both": list(pair), "why": why} for pair, why in EXCLUDES.items()],
        "advice": [{"both": list(pair), "why": str(why)} for pair, why in ADVICE.items()],
    }


def scenario_facts(name: str, in_full: bool) -> dict[str, Any]:
    scenario = SCENARIOS[name]
    return {
        "kind": "scenario",
        "name": name,
        "title": title_of(name),
        "players": list(scenario.seats),
        "specs": set_ups(name, [], in_full)
        + [s for module in MODULES for s in set_ups(name, [module], False)],
        "options": option_facts(options_of(name, [])),
    }


def set_ups(scenario: str, modules: list[str], in_full: bool) -> list[str]:
    """The specs of a scenario: every number of players, with every choice its board leaves."""
    options = [option for option in SCENARIOS[scenario].options if option.name != "trade"]
    options += [option for module in modules for option in MODULES[module].options.get(scenario, [])]
    choices: list[tuple[str, ...]] = [
        tuple(f"{option.name}={value}" for option, value in zip(options, values, strict=True))
        for values in product(*(option.values for option in options))
    ]
    if not in_full:  # one thing changed at a time
        choices = [(), *((f"{option.name}={value}",) for option in options for value in option.values)]
    found: dict[str, None] = {}
    for seats in range(2, 7):
        for pairs in choices:
            changed = [pair for pair in pairs if pair not in {f"{o.name}={o.default}" for o in options}]
            with suppress(BadSpec):
                head = f"{family()}:{'+'.join([scenario, *modules])}"
                found[str(Spec.parse(";".join([head, str(seats), *changed])))] = None
    return list(found)


def module_facts(name: str, in_full: bool) -> dict[str, Any]:
    """What a module adds to the scenarios that take it."""
    module = MODULES[name]
    bases = scenarios_with(name)
    players = list(module.seats or SCENARIOS[bases[0]].seats)
    own: dict[Option, None] = {}
    for base in bases:
        plain = {option.name for option in options_of(base, [])}
        own.update((option, None) for option in options_of(base, [name]) if option.name not in plain)
    return {
        "kind": "module",
        "name": name,
        "title": title_of(name),
        "players": players,
        "specs": [spec for scenario in SCENARIOS for spec in set_ups(scenario, [name], in_full)],
        "options": [
            {**facts, "with": [] if found == bases else found}
            for facts in option_facts(list(own))
            for found in [scenarios_with(name, facts["name"])]
        ],
    }


def option_facts(options: list[Option]) -> list[dict[str, Any]]:
    """What may be chosen, and what the others have to be for that."""
    return [
        {
            "name": option.name,
            "values": list(option.values),
            "range": list(option.numeric) if option.numeric else None,
            "default": option.default,
            "sentence": sentence_of(option),
            "needs": needs_of(option, options),
        }
        for option in options
    ]


def title_of(name: str) -> str:
    """What a scenario or module is called."""
    return say(f"ruleset-{slug(name)}", {})


def sentence_of(option: Option) -> str:
    """What an option decides, and what its values mean."""
    title = say(f"option-{option.name}", {})
    values = [say(f"option-{option.name}-{value}", {}) for value in option.values]
    return f"{title}: {'; '.join(values)}." if values else f"{title}."


def one(name: str, in_full: bool) -> dict[str, Any]:
    """A scenario, a module or a spec by its name."""
    if ":" in name:
        spec = Spec.parse(name)
        chosen = spec.chosen()
        options = [{**facts, "chosen": chosen[facts["name"]]} for facts in option_facts(spec.all_options())]
        title = ", ".join(title_of(part) for part in (spec.scenario, *spec.modules))
        return {
            "kind": "ruleset",
            "name": str(spec),
            "title": title,
            "players": [spec.seats],
            "options": options,
            "advice": [str(why) for why in advice(spec)],
        }
    if name in SCENARIOS:
        return scenario_facts(name, in_full)
    if name in MODULES:
        return module_facts(name, in_full)
    known(name, [*SCENARIOS, *MODULES], "scenario or module")
    raise AssertionError(name)


def family() -> str:
    return FAMILIES[0]
