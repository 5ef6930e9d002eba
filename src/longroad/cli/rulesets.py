"""`longroad rulesets`: what can be played, and how it can be varied."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING, Any

import click

from longroad.cli.trouble import Trouble

if TYPE_CHECKING:
    from longroad.core.edge import Option


@click.command()
@click.argument("name", required=False)
@click.option("--all", "in_full", is_flag=True, help="Every combination of set-ups, not only single ones.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
def rulesets(name: str | None, in_full: bool, as_json: bool) -> None:
    """List scenarios, modules and options.

    A ruleset is written family:scenario+module;seats;option=value, for
    example isle:base;4 or isle:base+two_players;2;board=spiral. Options you
    leave out have their default. NAME is a scenario, a module or a whole
    spec; without it everything is listed, each scenario with its set-ups as
    they are given to "longroad play".

    \b
    Examples:
      longroad rulesets                           everything
      longroad rulesets new_shores --all          one scenario, every set-up
      longroad rulesets two_players               one module
      longroad rulesets 'isle:base;4;trade=bank'  one ruleset, with every choice
      longroad rulesets --json                    the same for a program
    """
    found = everything(in_full) if name is None else one(name, in_full)
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    elif name is None:
        show_all(found)
    else:
        show_one(found)
        show_options(found["options"])


def everything(in_full: bool) -> dict[str, Any]:
    from longroad.isle.catalogue import ADVICE, EXCLUDES, MODULES, SCENARIOS
    from longroad.spec import FAMILIES

    return {
        "families": list(FAMILIES),
        "scenarios": [scenario_facts(scenario, in_full) for scenario in SCENARIOS],
        "modules": [module_facts(module, in_full) for module in MODULES],
        "excludes": [{"both": list(pair), "why": why} for pair, why in EXCLUDES.items()],
        "advice": [{"both": list(pair), "why": why} for pair, why in ADVICE.items()],
    }


def scenario_facts(name: str, in_full: bool) -> dict[str, Any]:
    from longroad.isle.catalogue import MODULES, SCENARIOS, options_of

    scenario = SCENARIOS[name]
    return {
        "kind": "scenario",
        "name": name,
        "title": scenario.title,
        "players": list(scenario.seats),
        "specs": set_ups(name, [], in_full)
        + [s for module in MODULES for s in set_ups(name, [module], False)],
        "options": [option_facts(option) for option in options_of(name, [])],
    }


def set_ups(scenario: str, modules: list[str], in_full: bool) -> list[str]:
    """The specs of a scenario: every number of players, with every choice its board leaves."""
    from longroad.errors import BadSpec
    from longroad.isle.catalogue import MODULES, SCENARIOS
    from longroad.spec import Spec

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
    from longroad.isle.catalogue import MODULES, SCENARIOS, options_of, scenarios_with

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
        "title": module.title,
        "players": players,
        "specs": [spec for scenario in SCENARIOS for spec in set_ups(scenario, [name], in_full)],
        "options": [
            {**option_facts(option), "with": [] if found == bases else found}
            for option in own
            for found in [scenarios_with(name, option.name)]
        ],
    }


def option_facts(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "values": list(option.values),
        "range": list(option.numeric) if option.numeric else None,
        "default": option.default,
        "sentence": option.sentence,
    }


def one(name: str, in_full: bool) -> dict[str, Any]:
    """A scenario, a module or a spec by its name."""
    from longroad.isle.catalogue import MODULES, SCENARIOS
    from longroad.spec import Spec, advice, known

    if ":" in name:
        spec = Spec.parse(name)
        chosen = spec.chosen()
        options = [{**option_facts(option), "chosen": chosen[option.name]} for option in spec.all_options()]
        title = ", ".join(
            [SCENARIOS[spec.scenario].title, *(MODULES[module].title for module in spec.modules)]
        )
        return {
            "kind": "ruleset",
            "name": str(spec),
            "title": title,
            "players": [spec.seats],
            "options": options,
            "advice": advice(spec),
        }
    if name in SCENARIOS:
        return scenario_facts(name, in_full)
    if name in MODULES:
        return module_facts(name, in_full)
    try:
        known(name, [*SCENARIOS, *MODULES], "scenario or module")
    except ValueError as error:
        raise Trouble(str(error)) from None
    raise AssertionError(name)


def family() -> str:
    from longroad.spec import FAMILIES

    return FAMILIES[0]


def show_all(found: dict[str, Any]) -> None:
    click.echo("Each line below can be played: longroad play 'isle:base;4'. The quotes are for the shell.\n")
    for heading, part in (("Scenarios", found["scenarios"]), ("Modules, added with +", found["modules"])):
        click.secho(heading, bold=True)
        for facts in part:
            click.echo()
            show_one(facts if facts["kind"] == "scenario" else {**facts, "specs": facts["specs"][:1]}, "  ")
        click.echo()
    click.secho("Options, added with ;", bold=True)
    show_options(merged(found["scenarios"] + found["modules"]), "  ")
    for heading, pairs in (
        ("What doesn't go together", found["excludes"]),
        ("What goes together, but not well", found["advice"]),
    ):
        click.echo()
        click.secho(heading, bold=True)
        click.echo()
        for pair in pairs:
            click.echo(click.wrap_text(pair["why"], 78, "  ", "  "))


def merged(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every option once, with the names of those that have it, unless every scenario does."""
    found: dict[str, dict[str, Any]] = {}
    for facts in parts:
        for option in facts["options"]:
            some = option.get("with", [])
            plain = {key: value for key, value in option.items() if key != "with"}
            one_of = found.setdefault(json.dumps(plain), {**plain, "of": []})
            one_of["of"].append(f"{facts['name']} with {', '.join(some)}" if some else facts["name"])
    scenarios = [facts["name"] for facts in parts if facts["kind"] == "scenario"]
    for option in found.values():
        if option["of"] == scenarios:
            option["of"] = []
    return sorted(found.values(), key=lambda option: str(option["name"]))


def show_one(facts: dict[str, Any], margin: str = "") -> None:
    click.echo(
        f"{margin}{click.style(facts['name'], bold=True)}: {facts['title']}, {players(facts['players'])}"
    )
    for spec in facts.get("specs", ()):
        click.echo(f"{margin}  {spec}")
    for sentence in facts.get("advice", ()):
        click.echo(click.wrap_text(sentence, 78, margin, margin))


def show_options(options: list[dict[str, Any]], margin: str = "") -> None:
    for option in options:
        click.echo()
        show_option(option, margin)


def show_option(option: dict[str, Any], margin: str) -> None:
    low_high = option["range"]
    values = f"{low_high[0]} to {low_high[1]}" if low_high else ", ".join(option["values"])
    value = option.get("chosen", option["default"])
    note = "default" if value == option["default"] else f"the default is {option['default']}"
    click.echo(f"{margin}{click.style(option['name'], bold=True)}={value} ({note}; can be {values})")
    click.echo(click.wrap_text(option["sentence"], 78, margin + "  ", margin + "  "))
    homes, only_with = option.get("of"), option.get("with")
    if homes or only_with:
        words = f"In {', '.join(homes)}." if homes else f"With {', '.join(only_with or ())}."
        click.echo(click.wrap_text(words, 78, margin + "  ", margin + "  "))


def players(seats: list[int]) -> str:
    return f"{' or '.join(str(n) for n in seats)} players"
