"""`longroad about`: what is running here."""

from __future__ import annotations

import json
import platform
from importlib import metadata

import click

NOTICE = (
    "Unofficial: not affiliated with, sponsored by or endorsed by CATAN GmbH or KOSMOS. "
    "CATAN and the titles of its editions are trademarks of their owners."
)


COMING = {
    "none": "",
    "making": "; the compiled one is being made, for the next start",
    "ready": "; the compiled one is ready, for the next start",
    "failed": "; the compiled one could not be made: make setup says why",
}


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
def about(as_json: bool) -> None:
    """Show the version, which engine runs, and whose game this is not.

    The engine is the same Python source, interpreted or compiled; compiled it
    plays dozens of times faster. LONGROAD_ENGINE=python runs it interpreted
    although it was compiled.

    \b
    Examples:
      longroad about
      longroad about --json          for bug reports and scripts
    """
    facts = gathered()
    if as_json:
        click.echo(json.dumps(facts, indent=2))
        return
    click.echo(f"Longroad {facts['version']}, a fast, readable engine for the CATAN family of games")
    click.echo()
    for name, value in facts.items():
        if name not in ("version", "notice"):
            click.echo(f"  {name:<8} {value}")
    click.echo()
    click.echo(click.wrap_text(NOTICE, 78))


def gathered() -> dict[str, str | int]:
    from longroad import __version__, _engine, _making, families

    return {
        "version": __version__,
        "engine": "compiled" if _engine.is_compiled() else f"interpreted{COMING[_making.making().state]}",
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "librt": version_of("librt"),
        "click": version_of("click"),
        "rich": version_of("rich"),
        "rules": ", ".join(f"{f.name} {f.rules_number}" for f in families.all_families()),
        "license": "Apache-2.0",
        "notice": NOTICE,
    }


def version_of(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"
