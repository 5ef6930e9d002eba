"""What `help` shows in a game: how to answer, and the commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longroad.cli.writing import flow, wrap
from longroad.texts import slug
from longroad.texts.speaker import Speaker

WIDTH = 79


def help_page(
    verbs: Iterable[str], possible: Iterable[str], commands: Iterable[str], signs: Sequence[str], say: Speaker
) -> str:
    """How to answer, the commands, and the signs of this game.

    A game whose verbs have no examples in the texts shows what is possible now.
    """
    examples = [code for template in verbs if say.knows(code := f"example-{slug(template)}")]
    explained = [code for code in examples if say.knows(f"{code}.about")]
    short = [say(code) for code in examples if code not in explained] or list(possible)
    lines = [*wrap(say("help-answers"), WIDTH)]
    lines += [f"  {line}" for line in flow(short, WIDTH - 2, 3)]
    room = max((len(say(code)) for code in explained), default=0)
    lines += [f"  {say(code):<{room}}  {say(f'{code}.about')}" for code in explained]
    lines += ["", say("help-commands"), *command_lines(list(commands), say), ""]
    return "\n".join([*lines, *signs]) + "\n"


def command_lines(names: list[str], say: Speaker) -> list[str]:
    """The commands in two columns, or in one where their words are long."""
    words = {name: say(f"command-{name}") for name in names}
    room = max(9, *map(len, words.values())) + 1
    told = [f"{words[name]:<{room}}{say(f'command-{name}.about')}" for name in names]
    half = max(map(len, told[::2])) + 1
    if 2 + half + max(map(len, told[1::2])) > WIDTH:
        return [f"  {line}" for line in told]
    pairs = zip(told[::2], [*told[1::2], ""], strict=False)
    return [f"  {left:<{half}}{right}".rstrip() for left, right in pairs]
