"""`longroad play`: a game in the terminal, with bots or friends."""

from __future__ import annotations

import contextlib
import secrets
import shlex
import tempfile
from pathlib import Path

import click

from longroad.cli.sitting import Leave, Sitting
from longroad.cli.speech import spoken
from longroad.cli.terminal import Terminal
from longroad.cli.trouble import Trouble, advice_on, brought, whole
from longroad.core.dealer import Dealer
from longroad.core.state import State
from longroad.families import family_of, usual_spec
from longroad.lab.arena import seated
from longroad.records import Record
from longroad.spec import Spec
from longroad.texts.speaker import Speaker


@click.command()
@click.argument("spec", required=False)
@click.option("--seats", metavar="WHO", help="Who plays which color: red=human,blue=greedy,...")
@click.option("--humans", callback=whole, metavar="N", help="The first N seats are people. [default: 1]")
@click.option("--bots", metavar="BOT", help="Who plays the other seats.  [default: greedy]")
@click.option("--seed", callback=whole, metavar="N", help="Deal the same island and dice again.")
@click.option(
    "--map", "map_file", metavar="FILE", help="Play on a map of your own, or on another of the game."
)
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
@click.option("--save", "save_to", metavar="FILE", help="Keep the game in this file while you play.")
@click.option("--dice", type=click.Choice(["dealt", "real"]), help="Type in what real dice show.")
@click.option("--plain", is_flag=True, help="Letters and signs only, no colors.")
@click.option("--lines", "by_lines", is_flag=True, help="Line by line, nothing redrawn: for screen readers.")
@spoken
def play(
    spec: str | None,
    seats: str | None,
    humans: int | None,
    bots: str | None,
    seed: int | None,
    map_file: str | None,
    resume: str | None,
    save_to: str | None,
    dice: str | None,
    plain: bool,
    by_lines: bool,
    language: str,
) -> None:
    """Play in the terminal.

    SPEC names the ruleset, isle:base;4 if you give none: you are red, and
    three bots play the other colors. "longroad rulesets" lists what there is.
    Type "help" in the game to see what you can say.

    \b
    Examples:
      longroad play                           you against three bots
      longroad play 'isle:base;3' --humans 3  three people, one keyboard
      longroad play 'isle:base+two_players;2' the game for two
      longroad play 'isle:base;4;board=beginner'
      longroad play --seats blue=human,red=greedy,white=random
      longroad play --save evening.longroad   then, another day:
      longroad play --resume evening.longroad
      longroad play --dice real --humans 4    with your own dice
      longroad play --language pl             in Polish

    Quote the spec: the shell has other plans for semicolons. The board needs
    a window of 80 by 24; a larger one shows more.

    The exit status is 0 when you played to the end or left with "quit", 1
    when the input ended first, and 2 when something you gave can't be used.
    """
    people = humans != 0 and (not seats or "human" in seats)
    record = resumed(resume, spec, seed, map_file) if resume else begun(spec, seed, map_file, people)
    same_dealer = record.dealer is not None
    if record.dealer is None:  # a record that was shared goes on with new dice
        record.dealer = Dealer(secrets.randbelow(10**9))
    notes = record.notes
    players = who_plays(record.game, seats, humans, bots, notes.get("players", ""))
    real_dice = (dice or notes.get("dice")) == "real"
    if save_to and Path(save_to).is_dir():
        raise Trouble(f"{save_to} is a folder: name a file in it.")
    if save_to and save_to != resume and Path(save_to).exists():
        raise Trouble(
            f"{save_to} exists already: name another file, or go on with --resume {shlex.quote(save_to)}."
        )
    say = Speaker(language, record.game.book.names)
    terminal = Terminal(plain, by_lines or "human" not in players, say)
    sitting = Sitting(terminal, record, players, save_to or resume, real_dice)
    sitting.same_dealer = same_dealer
    others = [name for name in players if name != "human"]
    if terminal.full:  # it would hide what was said before
        sitting.warning = " ".join(say(reason) for reason in advice_on(record.game.spec, others))
    else:
        for reason in advice_on(record.game.spec, others):
            click.echo(say(reason), err=True)
    try:
        with terminal.opened():
            sitting.play()
            sitting.last_look()
        sitting.conclude()
        if sitting.save_to and sitting.saved != len(record.lines):
            rescue(sitting)
    except Leave:
        say_goodbye(sitting)
    except EOFError:
        say_goodbye(sitting, say("bye-input"))
        raise click.exceptions.Exit(1) from None
    except KeyboardInterrupt:
        click.echo()
        say_goodbye(sitting, say("bye-interrupted"))
        raise click.exceptions.Exit(130) from None
    except BrokenPipeError:  # the reader of the pipe has closed it
        raise
    except Exception:
        rescue(sitting)
        raise


def begun(spec: str | None, seed: int | None, map_file: str | None, people: bool) -> Record:
    """A new game. Where people play they may make more offers a turn, unless the spec says how many."""
    number = secrets.randbelow(10**9) if seed is None else seed
    words = spec or usual_spec()
    if people and "offers=" not in words:
        words = str(Spec.parse(words).for_people())
    return Record.new(words, number, None if map_file is None else brought(words, map_file))


def resumed(path: str, spec: str | None, seed: int | None, map_file: str | None) -> Record:
    """A game from a file."""
    if spec or map_file or seed is not None:
        raise Trouble("A saved game has its ruleset, map and seed already: give --resume without them.")
    return Record.load(path)


def who_plays(game: State, seats: str | None, humans: int | None, bots: str | None, before: str) -> list[str]:
    """The player of each seat: as told, else as in the saved game, else one person and bots."""
    names, family = list(game.book.names[: game.seats]), family_of(game.spec)
    if seats and humans is not None:
        raise Trouble("Give --seats or --humans, not both.")
    if humans is not None and humans > len(names):
        raise Trouble(f"There are only {len(names)} seats for {humans} people.")
    players = dict.fromkeys(names, bots or family.usual_bot)
    if seats is None and humans is None and before:
        players.update(pairs(before, names))
    elif seats:
        players.update(pairs(seats, names))
    else:
        players.update(dict.fromkeys(names[: 1 if humans is None else humans], "human"))
    for player in {*players.values()} - {"human"}:
        seated(player, 0, family.name)
    return [players[name] for name in names]


def pairs(words: str, names: list[str]) -> dict[str, str]:
    """red=human,blue=greedy taken apart."""
    found: dict[str, str] = {}
    for part in words.split(","):
        name, equals, player = (word.strip() for word in part.partition("="))
        if not equals or not player:
            raise Trouble(f"{part!r} doesn't say who plays: write red=human,blue=greedy.")
        if name not in names:
            raise Trouble(f"There is no seat {name!r} in this game; there are {', '.join(names)}.")
        if name in found:
            raise Trouble(f"{name} is given twice.")
        found[name] = player
    return found


def rescue(sitting: Sitting) -> None:
    """Save a game that an error has stopped, to the first file that can be written."""
    for path in [*([sitting.save_to] if sitting.save_to else []), spare("."), spare(tempfile.gettempdir())]:
        with contextlib.suppress(OSError):
            sitting.record.save(path)
            click.echo(sitting.say("save-rescued", path=path), err=True)
            return
    click.echo(sitting.say("save-nowhere"), err=True)


def spare(folder: str) -> str:
    """The name of a file that isn't there yet."""
    paths = (Path(folder, f"rescued-{k}.longroad") for k in range(1, 1000))
    return str(next(path for path in paths if not path.exists()))


def say_goodbye(sitting: Sitting, first: str = "") -> None:
    if sitting.save_to and first and sitting.saved != len(sitting.record.lines):
        click.echo(first)  # the game should have been saved, and there was no answer
        rescue(sitting)
        return
    kept = sitting.saved == len(sitting.record.lines) and sitting.named
    words = sitting.goes_on(sitting.named or "") if kept else sitting.say("save-nothing")
    click.echo(f"{first} {words}".strip())
