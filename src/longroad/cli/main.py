"""The command `longroad` and its subcommands, each loaded only when it is wanted."""

from __future__ import annotations

import errno
import importlib
import os
import sys
from typing import Any

import click

from longroad import __version__
from longroad.cli.trouble import INSTALL_SERVER, SERVER_NEEDS, Trouble

COMMANDS = {  # what --help says of them, so that it needn't load them all
    "play": "Play in the terminal.",
    "serve": "Serve tables to browsers and bots.",
    "simulate": "Let bots play each other and show who wins how often.",
    "bench": "Measure the speed of random games, copies and single moves.",
    "replay": "Check a record, and tell the game again.",
    "verify": "Check the dice of a recorded game.",
    "games": "List, check, export, import and delete the games of a server.",
    "backup": "Copy the games of a server, also while it runs.",
    "restore": "Put a backup in the place of the games of a server.",
    "rulesets": "List scenarios, modules and options.",
    "map": "Check, draw, deal and generate maps.",
    "rules": "Show which rules are proved by a passing test.",
    "about": "Show the version, which engine runs, and whose game this is not.",
}


HOMES = {"map": "longroad.cli.isle.map"}  # commands for games of one family


class Commands(click.Group):
    """Finds a command in the module of its name, or in that of the family it is for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        home = HOMES.get(name, f"longroad.cli.{name}")
        command = getattr(importlib.import_module(home), name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Suggest the nearest name for an unknown command."""
        import difflib

        name = args[0]
        close = difflib.get_close_matches(name, COMMANDS, 1)
        if name not in COMMANDS and close and not name.startswith("-"):
            raise click.UsageError(f"There is no command {name!r}; did you mean {close[0]}?", ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Report errors of the user in one sentence."""
        from longroad.errors import LongroadError

        engine = os.environ.get("LONGROAD_ENGINE", "")
        if engine not in ("", "python"):
            raise Trouble(
                f"LONGROAD_ENGINE is {engine!r}: set it to python for the interpreted engine, or not at all."
            )
        try:
            return super().invoke(ctx)
        except LongroadError as error:
            raise Trouble(str(error)) from error
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] in SERVER_NEEDS:
                raise Trouble(INSTALL_SERVER) from error
            raise


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="longroad")
def cli() -> None:
    """Longroad: a fast, readable engine for the CATAN family of games.

    Play in the terminal, let bots play thousands of games, replay records.

    \b
    Examples:
      longroad play                 you against three bots
      longroad rulesets             what can be played
      longroad replay game.longroad tell a recorded game again
      longroad map draw wonders     a board, before it is played on
      longroad COMMAND --help       more about a command

    Unofficial: not affiliated with or endorsed by CATAN GmbH or KOSMOS.
    """


def main() -> None:
    """Run the command; whatever happens, the user sees a sentence and not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(status_of(sys.argv[1:]))


def status_of(arguments: list[str]) -> int:
    try:
        status = cli.main(arguments, prog_name="longroad", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("\nInterrupted.", err=True)
        return 130
    except EOFError:
        click.echo("The input ended too early.", err=True)
        return 1
    except OSError as error:
        if error.errno == errno.EPIPE:
            close_quietly()
            return 1
        click.echo(
            f"Error: {error.strerror or error}{f': {error.filename}' if error.filename else ''}.", err=True
        )
        return 2
    except Exception as error:
        if os.environ.get("LONGROAD_DEBUG"):
            raise
        click.echo(
            f"Error: this is a bug in Longroad: {type(error).__name__}: {error}. "
            "Please report it; LONGROAD_DEBUG=1 shows where it happened.",
            err=True,
        )
        return 70


def close_quietly() -> None:
    """The reader of a pipe has closed it: discard the rest, so that the interpreter ends silently."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
