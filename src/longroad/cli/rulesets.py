"""`longroad rulesets`: what can be played, and how it can be varied."""

from __future__ import annotations

import json
from typing import Any

import click


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
    from longroad.rulesets import everything, one

    found = everything(in_full) if name is None else one(name, in_full)
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    elif name is None:
        show_all(found)
    else:
        show_one(found)
        show_options(found["options"])


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
    for heading, lines in (
        ("What doesn't go together", [pair["why"] for pair in found["excludes"]]),
        (
            "What goes together, but not well",
            [f"{' with '.join(pair['both'])}: {pair['why']}" for pair in found["advice"]],
        ),
    ):
        click.echo()
        click.secho(heading, bold=True)
        click.echo()
        for line in lines:
            click.echo(click.wrap_text(line, 78, "  ", "  "))


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
