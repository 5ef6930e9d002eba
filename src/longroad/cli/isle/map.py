"""`longroad map`: maps of one's own are checked, drawn, dealt and generated."""

from __future__ import annotations

import json
import secrets
import shlex
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from longroad import game
from longroad.cli.data import counted
from longroad.cli.isle.board import Drawing
from longroad.cli.isle.chart import Chart, islands, svg
from longroad.cli.isle.grid import SMALL
from longroad.cli.isle.ground import is_water
from longroad.cli.terminal import Terminal
from longroad.cli.trouble import Trouble, sentence, whole
from longroad.core.dealer import Dealer
from longroad.core.frames import BOARD
from longroad.errors import BadMap
from longroad.isle.geometry import SEA
from longroad.isle.maps.file import MapFile
from longroad.isle.maps.generator import SIZES, generate
from longroad.isle.maps.reading import load_map, read_map
from longroad.isle.maps.sentences import one_of
from longroad.isle.maps.set_up import resolve
from longroad.isle.maps.shipped import table_called
from longroad.isle.maps.text import map_text
from longroad.isle.maps.value import Map

DEALS = 5  # trial deals of a map that leaves something open


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def map() -> None:
    """Check, draw, deal and generate maps.

    A map is a text file that you can write yourself; docs/maps.md explains
    it. The maps that come with the game have names, such as new_shores_4.

    \b
    Examples:
      longroad map draw new_shores_4          look at one
      longroad map new --islands 3 -o my.toml let one be generated
      longroad map check my.toml              say what is wrong with it
      longroad map draw my.toml --svg my.svg  draw it for the browser
      longroad map deal 'isle:base;4' --seed 7
      longroad play 'isle:new_shores;4' --map my.toml
    """


@map.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
def check(file: str, as_json: bool) -> None:
    """Say everything that is wrong with a map, a sentence each.

    FILE is a map file, or the name of a map that comes with the game. What
    the map leaves to chance is dealt a few times to see whether it can be.

    \b
    Examples:
      longroad map check my.toml
      longroad map check my.toml --json

    The exit status is 0 if the map can be played on and 1 if something is
    wrong; it is 2 if there is no such file.
    """
    facts: dict[str, Any] = {}
    try:
        map_file = read_map(table_called(file))
        problems = map_file.problems or trial(map_file)
        if not problems:
            facts = summary(map_file)
    except BadMap as refusal:
        problems = [str(refusal)]
    if as_json:
        told: dict[str, Any] = {"file": file, "valid": not problems, "problems": problems, **facts}
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
    elif problems:
        for problem in problems:
            click.echo(f"{file}: {sentence(problem)}")
    else:
        click.echo(f"{file}: “{facts['name']}” is in order: {facts['words']}.")
    if problems:
        raise click.exceptions.Exit(1)


def trial(file: MapFile) -> list[str]:
    """What goes wrong when the map is dealt, fixed or variable."""
    found: list[str] = []
    for board in ("fixed", "variable") if file.shuffles else ("fixed",):
        for seed in range(DEALS):
            try:
                resolve(file, Dealer(seed), board, "generator")
            except BadMap as refusal:
                if str(refusal) not in found:
                    found.append(str(refusal))
    return found


def summary(file: MapFile) -> dict[str, Any]:
    m = resolve(file, Dealer(0), "fixed", "generator")
    count = islands(m)
    chance = " in one deal" if SEA in file.terrain_pool else ""
    words = [f"for {one_of([str(n) for n in file.seats])} players", f"{m.board.hexes} hexes"]
    words += [counted(count, "island") + chance, counted(len(m.harbors), "harbor")]
    return {
        "name": file.name,
        "seats": file.seats,
        "hexes": int(m.board.hexes),
        "islands": count,
        "harbors": len(m.harbors),
        "words": ", ".join(words),
    }


@map.command()
@click.argument("file")
@click.option("--svg", "svg_file", metavar="OUT", help="Write a picture for the browser to OUT.")
@click.option("--seed", callback=whole, metavar="N", help="Deal what is left to chance, then draw.")
@click.option("--variable", is_flag=True, help="With --seed: shuffle what the map lets shuffle.")
@click.option("--plain", is_flag=True, help="Letters and signs only, no colors.")
def draw(file: str, svg_file: str | None, seed: int | None, variable: bool, plain: bool) -> None:
    """Draw a map in the terminal, or as SVG.

    FILE is a map file, or the name of a map that comes with the game. Hexes
    and harbors that are dealt before a game are shown open, unless a seed
    deals them. Robber and pirate stand on every place they may start from.

    \b
    Examples:
      longroad map draw four_islands_3
      longroad map draw my.toml --svg my.svg
      longroad map draw new_world --seed 7
      longroad map draw new_shores_4 --seed 7 --variable
    """
    map_file = map_of(file)
    chart = Chart.of(map_file)
    if seed is not None or variable:
        chart = Chart.of(dealt(map_file, seed or 0, "variable" if variable else "fixed"))
    if svg_file is not None:
        save(svg_file, svg(chart), replace=True)
        click.echo(f"Drew “{chart.name}” in {svg_file}.")
    else:
        show(chart, Terminal(plain, by_lines=True))


def show(chart: Chart, terminal: Terminal) -> None:
    """The board, and below it what it can't show."""
    picture = chart.picture
    drawing = Drawing(picture, terminal.look, SMALL)
    words = {cell for label in drawing.labels for cell in label.cells}
    sea = [tile for tile in picture.tiles if is_water(tile.terrain) and not terminal.look.colors]
    terminal.draw([Text(chart.name)])
    terminal.draw(drawing.draw(lit=[t.name for t in sea if words.isdisjoint(drawing.name_on(t).cells)]))
    for line in told(chart):
        terminal.say(line)


def told(chart: Chart) -> list[str]:
    """The legend: facts, where robber and pirate start, given pieces and marks."""
    lines = [" ".join(chart.facts)]
    for what, where in (("The robber", chart.robbers), ("The pirate", chart.pirates)):
        if len(where) > 1:
            lines.append(f"{what} starts on one of {', '.join(where)}.")
        elif where:
            lines.append(f"{what} starts on {where[0]}.")
    given: dict[str, list[str]] = {}
    for piece in chart.pieces:
        given.setdefault(piece.owner, []).append(f"{piece.kind} {chart.place_of(piece)}")
    lines += [f"{owner}: {', '.join(pieces)}" for owner, pieces in given.items()]
    lines += [f"{name}: {' '.join(places)}" for name, places in chart.marks.items()]
    return lines


@map.command()
@click.option(
    "--size", default="medium", metavar="SIZE", help="small, medium, large, or ROWSxHEXES such as 7x6."
)
@click.option("--islands", type=int, default=3, show_default=True, help="How many islands.")
@click.option("--seats", default="3,4", show_default=True, help="For how many players.")
@click.option("--seed", callback=whole, metavar="N", help="The same number gives the same map.")
@click.option("--name", default="", help="What the map is called.")
@click.option("-o", "out", metavar="FILE", help="Write the map to FILE and not to the screen.")
def new(size: str, islands: int, seats: str, seed: int | None, name: str, out: str | None) -> None:
    """Generate a map that can be played on.

    Sea is all around. The first island is home, the others are smaller and
    give points to whoever settles there first. Terrain and numbers come in
    the proportions of the box, with no 6 or 8 beside another or on gold.

    \b
    Examples:
      longroad map new
      longroad map new --size 9x7 --islands 4 --seed 7 -o my.toml
      longroad map new --size small --islands 1 --seats 2,3

    The exit status is 2 if there can be no such map.
    """
    rows, width = size_of(size)
    number = secrets.randbelow(10**6) if seed is None else seed
    m = generate(rows, width, islands, seats_of(seats), Dealer(number), name)
    give(m, out)


def size_of(words: str) -> tuple[int, int]:
    if words in SIZES:
        return SIZES[words]
    rows, by, width = words.partition("x")
    if not (by and all(part.isascii() and part.isdigit() and len(part) < 4 for part in (rows, width))):
        raise Trouble(f"--size is {', '.join(SIZES)} or rows and hexes such as 7x6, not {words!r}.")
    return int(rows), int(width)


def seats_of(words: str) -> list[int]:
    parts = words.split(",")
    if not all(part.strip().isascii() and part.strip().isdigit() and len(part) < 4 for part in parts):
        raise Trouble(f"--seats is a list of numbers of players such as 3,4, not {words!r}.")
    return sorted({int(part) for part in parts})


@map.command()
@click.argument("spec")
@click.option("--seed", callback=whole, metavar="N", help="Deal the same board again.")
@click.option("-o", "out", metavar="FILE", help="Write the map to FILE and not to the screen.")
def deal(spec: str, seed: int | None, out: str | None) -> None:
    """Deal the board of a game as a map that can be changed before it is played.

    SPEC names the ruleset. It is the board that "longroad play SPEC --seed N"
    deals. If all players agree, move hexes about in the file, check it, and
    play on it.

    \b
    Examples:
      longroad map deal 'isle:base;4' --seed 7 -o board.toml
      longroad map check board.toml
      longroad play 'isle:base;4' --map board.toml
    """
    number = secrets.randbelow(10**9) if seed is None else seed
    board = game.deal(spec, number)
    if not isinstance(board, Map):
        raise Trouble(f"{spec} has no map.")
    give(board, out)


# -- files --------------------------------------------------------------------------------------------------


def map_of(file: str) -> MapFile:
    """A map that nothing is wrong with, by file or name."""
    try:
        return load_map(table_called(file))
    except BadMap as error:
        all_of_it = f"“longroad map check {shlex.quote(file)}” tells all of it."
        raise Trouble(f"{file}: {sentence(str(error))} {all_of_it}") from None


def dealt(file: MapFile, seed: int, board: str) -> Map:
    return resolve(file, Dealer(seed, BOARD), board, "generator")


def give(m: Map, out: str | None) -> None:
    """Write the map where it is wanted."""
    text = map_text(m.as_dict())
    if out is None:
        click.echo(text, nl=False)
    else:
        save(out, text)
        click.echo(f"Wrote “{m.name}” to {out}.")


def save(path: str, text: str, replace: bool = False) -> None:
    if Path(path).is_dir():
        raise Trouble(f"{path} is a folder: name a file in it.")
    if Path(path).exists() and not replace:
        raise Trouble(f"{path} exists already: name another file.")
    Path(path).write_text(text, encoding="utf-8")
