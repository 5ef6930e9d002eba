"""`longroad rules`: which rules a passing test proves, and which it doesn't yet."""

import json
import tomllib
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from longroad.rulebook import BOOKS, Rule, find, in_short
from longroad.rulebook.proof import RESULTS, Count, Trial, proved, read, tally, tests_of, unknown


@click.command()
@click.argument("ids", metavar="[ID]...", nargs=-1)
@click.option(
    "--book",
    type=click.Choice(list(BOOKS), case_sensitive=False),
    metavar="|".join(BOOKS),
    help="Show one book only.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
def rules(ids: tuple[str, ...], book: str | None, as_json: bool) -> None:
    """Show which rules are proved by a passing test.

    Every rule of the five rulebooks has an ID, such as BASE-040. A rule is
    proved when tests name it and every one of them passed. Without an ID this
    lists, book by book, how many rules are proved and which are not; with IDs
    it prints each rule and the tests that name it.

    The results come from the last test runs in the project folder around you
    (build/rules.json). "make rules" runs the tests and makes that file.

    \b
    Examples:
      longroad rules                 all five books
      longroad rules --book SEA      Seafarers only
      longroad rules BASE-040        one rule, and what proves it
      longroad rules --json          numbers for a script: for each book
                                     total, proved and the missing IDs

    The exit status is 1 if an ID is not in the catalogue, whether you asked
    for it or a test names it.
    """
    trials = results()
    if ids:
        show_rules([known(id) for id in ids], trials, as_json)
    else:
        counts = {name: count for name, count in tally(trials).items() if book in (None, name)}
        show_books(counts, as_json)


def known(id: str) -> Rule:
    rule = find(id)
    if rule is None:
        raise click.ClickException(
            f"The catalogue has no rule {id}; IDs look like BASE-040 or RIV-C-abbey.1."
        )
    return rule


def results() -> dict[str, Trial]:
    """The test results of the project that the current folder belongs to."""
    root = project_folder(Path.cwd())
    path = None if root is None else root / RESULTS
    if path is None or not path.is_file():
        click.echo('There are no test results here: "make rules" in the project folder makes them.', err=True)
        return {}
    try:
        trials = read(path)
    except ValueError as reason:
        raise click.ClickException(str(reason)) from reason
    if strangers := unknown(trials):
        tests = ", ".join(tests_of(strangers[0], trials))
        raise click.ClickException(
            f"{path} names what the catalogue doesn't have: {', '.join(strangers)} (the first in {tests})."
        )
    return trials


def project_folder(start: Path) -> Path | None:
    """The folder of the longroad project that `start` lies in."""
    for folder in (start, *start.parents):
        settings = folder / "pyproject.toml"
        if settings.is_file() and is_longroad(settings):
            return folder
    return None


def is_longroad(settings: Path) -> bool:
    try:
        name = tomllib.loads(settings.read_text(encoding="utf-8")).get("project", {}).get("name")
    except tomllib.TOMLDecodeError:
        return False
    return bool(name == "longroad")


def show_books(counts: dict[str, Count], as_json: bool) -> None:
    if as_json:
        numbers = {
            book: {"total": count.total, "proved": count.proved, "missing": count.missing}
            for book, count in counts.items()
        }
        click.echo(json.dumps(numbers, indent=2))
        return
    table = Table("Book", "", title="Rules proved by a passing test")
    for heading in ("Rules", "Proved"):
        table.add_column(heading, justify="right")
    table.add_column("Not proved", overflow="fold")
    for book, count in counts.items():
        table.add_row(book, BOOKS[book], str(count.total), str(count.proved), not_proved(book, count))
    if len(counts) > 1:
        total, done = sum(c.total for c in counts.values()), sum(c.proved for c in counts.values())
        table.add_section()
        table.add_row("All", "", str(total), str(done), "")
    Console().print(table)


def not_proved(book: str, count: Count) -> str:
    if not count.missing:
        return "–"
    return in_short(count.missing, book) if count.proved else "all"


def show_rules(wanted: list[Rule], trials: dict[str, Trial], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps([in_full(rule, trials) for rule in wanted], ensure_ascii=False, indent=2))
        return
    for rule in wanted:
        show_rule(rule, trials)


def show_rule(rule: Rule, trials: dict[str, Trial]) -> None:
    tests = tests_of(rule.id, trials)
    if rule.id in proved(trials):
        verdict = "Proved by:"
    else:
        verdict = "Not proved:" if tests else "Not proved: no test names it."
    console = Console(highlight=False)
    console.print(Text(rule.id, style="bold"), Text(f"{BOOKS[rule.book]} – {rule.heading}", style="dim"))
    console.print(Text(rule.text))
    console.print(Text(verdict))
    for test, outcome in tests.items():
        console.print(Text(f"  {outcome:8}{test}"), soft_wrap=True)


def in_full(rule: Rule, trials: dict[str, Trial]) -> dict[str, object]:
    return {
        "id": rule.id,
        "book": rule.book,
        "heading": rule.heading,
        "text": rule.text,
        "is_ruling": rule.is_ruling,
        "proved": rule.id in proved(trials),
        "tests": tests_of(rule.id, trials),
    }
