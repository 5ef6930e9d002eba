"""`longroad replay`: a recorded game checked line by line and told again."""

from __future__ import annotations

import json
from typing import Any

import click

from longroad.cli.scores import all_known, ending
from longroad.cli.screen import Scene, screen_of
from longroad.cli.speech import spoken
from longroad.cli.terminal import Terminal
from longroad.cli.trouble import Refuted, Trouble, check_file, whole
from longroad.cli.vocabulary import is_typed
from longroad.cli.writing import colored
from longroad.core.edge import Event
from longroad.core.state import State
from longroad.errors import BadRecord
from longroad.records import Record
from longroad.records.story import Told, opening, tell
from longroad.texts.speaker import Speaker


@click.command()
@click.argument("file")
@click.option("--verify", is_flag=True, help="Only check the record, and say whether every line is legal.")
@click.option("--to", callback=whole, metavar="N", help="Stop after N actions.")
@click.option("--step", is_flag=True, help="One turn at a time: Enter goes on.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")
@click.option("--plain", is_flag=True, help="Letters and signs only, no colors.")
@spoken
def replay(
    file: str, verify: bool, to: int | None, step: bool, as_json: bool, plain: bool, language: str
) -> None:
    """Check a record, and tell the game again.

    FILE is a record or a saved game. Every line is checked against the rules
    first; the story then shows everything, also what was hidden at the table.

    \b
    Examples:
      longroad replay game.longroad            the story and the last board
      longroad replay game.longroad --verify   only whether it is right
      longroad replay game.longroad --to 40    up to the 40th action
      longroad replay game.longroad --step     turn by turn, with the board
      longroad replay game.longroad --json     every action and event as data

    The exit status is 1 if the record can't be verified: the message names
    the first line that is wrong, and says why. It is 2 if there is no such
    file.
    """
    check_file(file)
    try:
        record = Record.load(file)
    except BadRecord as error:
        if as_json:
            facts = {"file": file, "valid": False, "line": error.line or None, "reason": error.reason}
            click.echo(json.dumps(facts, indent=2, ensure_ascii=False))
            raise click.exceptions.Exit(1) from None
        raise Refuted(f"{file}: {error}") from None
    if to is not None and to > len(record.lines):
        raise Trouble(f"This record has only {len(record.lines)} actions.")
    if as_json:
        click.echo(json.dumps(as_data(file, record, to), indent=2, ensure_ascii=False))
    elif verify:
        click.echo(verdict(file, record))
    else:
        show(record, to, step, plain, language)


def verdict(file: str, record: Record) -> str:
    words = f"{file}: all {len(record.lines)} actions are legal in {record.game.spec}."
    if record.departures:
        refused = len(record.departures)
        words = f"{file}: follows rules {record.rules}; today's would refuse {refused} of its lines:"
        for departure in record.departures:
            words += f"\n  line {departure.line}: {departure.words} ({departure.reason})"
    return f"{words} {ending(record.game)}" if not record.departures else f"{words}\n{ending(record.game)}"


def as_data(file: str, record: Record, to: int | None) -> dict[str, Any]:
    """The whole record as plain data."""
    actions = []
    for told in tell(record):
        if to is not None and told.number > to:
            break
        events = [{"code": event.code, **event.args, "sentence": str(event)} for event in told.events]
        actions.append({"number": told.number, "seat": told.who, "action": told.words, "events": events})
    return {
        "file": file,
        "valid": True,
        "spec": record.game.spec,
        "rules": record.rules,
        "seats": list(record.game.book.names[: record.game.seats]),
        "board": record.game.set_up().as_dict(),
        "departures": [vars(departure) for departure in record.departures],
        "result": record.game.result,
        "actions": actions,
    }


def show(record: Record, to: int | None, step: bool, plain: bool, language: str) -> None:
    """The story by turns, then the board."""
    say = Speaker(language, record.game.book.names)
    terminal = Terminal(plain, by_lines=True, say=say)
    game = opening(record)
    turn: list[Event] = []
    for told in tell(record):
        if to is not None and told.number > to:
            break
        if step and turn and begins_turn(told):
            tell_turn(terminal, game, turn)
            draw(terminal, game)
            turn = []
            if not goes_on(terminal):
                return
        for event in told.events:
            if event.role == "turn" and turn:
                tell_turn(terminal, game, turn)
                turn = []
            turn.append(event)
        game = told.game
    tell_turn(terminal, game, turn)
    draw(terminal, game)
    terminal.say()
    terminal.draw(screen_of(game, terminal.look).scores(game, all_known(game)))
    terminal.say()
    terminal.say(ending(game, say))


def begins_turn(told: Told) -> bool:
    """Whether the action just carried out brought the next turn."""
    return any(event.role == "turn" for event in told.events)


def tell_turn(terminal: Terminal, game: State, turn: list[Event]) -> None:
    if turn:
        words = " ".join(terminal.look.say(event) for event in turn)
        terminal.say(colored(words, game.shows(None), terminal.look))


def draw(terminal: Terminal, game: State) -> None:
    terminal.say()
    terminal.draw(screen_of(game, terminal.look).table(Scene(game.shows(None)), terminal.size[0]))


def goes_on(terminal: Terminal) -> bool:
    """Enter goes on; q, or the end of the input, stops."""
    say = terminal.look.say
    try:
        return not is_typed(terminal.read(f"{say('replay-next')} "), "stop", say)
    except EOFError:
        return False
