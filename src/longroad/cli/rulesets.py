"""`longroad rulesets`: what can be played, and how it can be varied."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from longroad.cli.trouble import Trouble

if TYPE_CHECKING:
    from longroad.core.edge import Option


@click.command()
@click.argument("name", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
def rulesets(name: str | None, as_json: bool) -> None:
    """List scenarios, modules and options.

    A ruleset is written family:scenario+module;seats;option=value, for
    example isle:base;4 or isle:base+two_players;2;board=spiral. Options you
    leave out have their default. NAME is a scenario, a module or a whole
    spec; without it everything is listed.

    \b
    Examples:
      longroad rulesets                           everything
      longroad rulesets two_players               one module
      longroad rulesets 'isle:base;4;trade=bank'  one ruleset, with every choice
      longroad rulesets --json                    the same for a program
    """
    found = everything() if name is None else one(name)
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    elif name is None:
        show_all(found)
    else:
        show_one(found)


def everything() -> dict[str, Any]:
    from longroad.isle.catalogue import EXCLUDES, MODULES, SCENARIOS
    from longroad.spec import FAMILIES

    return {
        "families": list(FAMILIES),
        "scenarios": [scenario_facts(scenario) for scenario in SCENARIOS],
        "modules": [module_facts(module) for module in MODULES],
        "excludes": [{"both": list(pair), "why": why} for pair, why in EXCLUDES.items()],
    }


def scenario_facts(name: str) -> dict[str, Any]:
    from longroad.isle.catalogue import SCENARIOS, options_of

    scenario = SCENARIOS[name]
    return {
        "kind": "scenario",
        "name": name,
        "title": scenario.title,
        "players": list(scenario.seats),
        "example": f"{family()}:{name};{scenario.seats[-1]}",
        "options": [option_facts(option) for option in options_of(name, [])],
    }


def module_facts(name: str) -> dict[str, Any]:
    """What a module adds to the first scenario that takes it."""
    from longroad.isle.catalogue import EXCLUDES, MODULES, SCENARIOS, options_of

    module = MODULES[name]
    base = next(scenario for scenario in SCENARIOS if (scenario, name) not in EXCLUDES)
    players = list(module.seats or SCENARIOS[base].seats)
    plain = {option.name for option in options_of(base, [])}
    own = [option for option in options_of(base, [name]) if option.name not in plain]
    return {
        "kind": "module",
        "name": name,
        "title": module.title,
        "players": players,
        "example": f"{family()}:{base}+{name};{players[-1]}",
        "options": [option_facts(option) for option in own],
    }


def option_facts(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "values": list(option.values),
        "range": list(option.numeric) if option.numeric else None,
        "default": option.default,
        "sentence": option.sentence,
    }


def one(name: str) -> dict[str, Any]:
    """A scenario, a module or a spec by its name."""
    from longroad.isle.catalogue import MODULES, SCENARIOS
    from longroad.spec import Spec, known

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
        }
    if name in SCENARIOS:
        return scenario_facts(name)
    if name in MODULES:
        return module_facts(name)
    try:
        known(name, [*SCENARIOS, *MODULES], "scenario or module")
    except ValueError as error:
        raise Trouble(str(error)) from None
    raise AssertionError(name)


def family() -> str:
    from longroad.spec import FAMILIES

    return FAMILIES[0]


def show_all(found: dict[str, Any]) -> None:
    for heading, part in (("Scenarios", found["scenarios"]), ("Modules, added with +", found["modules"])):
        click.secho(heading, bold=True)
        for facts in part:
            click.echo()
            show_one(facts, "  ")
        click.echo()
    for pair in found["excludes"]:
        click.echo(f"{' and '.join(pair['both'])}: {pair['why']}")


def show_one(facts: dict[str, Any], margin: str = "") -> None:
    click.echo(
        f"{margin}{click.style(facts['name'], bold=True)}: {facts['title']}, {players(facts['players'])}"
    )
    if "example" in facts:
        click.echo(f"{margin}longroad play '{facts['example']}'")
    for option in facts["options"]:
        click.echo()
        show_option(option, margin + "  ")


def show_option(option: dict[str, Any], margin: str) -> None:
    low_high = option["range"]
    values = f"{low_high[0]} to {low_high[1]}" if low_high else ", ".join(option["values"])
    value = option.get("chosen", option["default"])
    note = "default" if value == option["default"] else f"the default is {option['default']}"
    click.echo(f"{margin}{click.style(option['name'], bold=True)}={value} ({note}; can be {values})")
    click.echo(click.wrap_text(option["sentence"], 78, margin + "  ", margin + "  "))


def players(seats: list[int]) -> str:
    return f"{' or '.join(str(n) for n in seats)} players"
