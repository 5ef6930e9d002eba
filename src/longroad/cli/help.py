"""What `help` shows in a game: how to answer, the commands, and what is what on the board."""

from __future__ import annotations

from collections.abc import Iterable

from longroad.cli.knights import is_played
from longroad.cli.look import Look, letters
from longroad.cli.pieces import is_armed, sign, slanting
from longroad.cli.writing import flow, wrap
from longroad.picture import Picture
from longroad.texts import slug

WIDTH = 79
COMMANDS = (  # as they stand side by side
    *("board", "hand", "points", "log", "where", "names", "why", "costs"),
    *("hint", "auto", "undo", "save", "cards", "help", "quit"),
)
EXAMPLES = {  # what is typed for actions, and the text that says more of it
    "swap ore for wool": "help-swap",
    "offer 1 lumber 2 wool for 1 ore": "help-offer",
    "decline all": "help-decline",
    "discard 2 ore 1 wool": "help-discard",
}
ANSWERS = {  # words of an action -> how to say it, where a game has it
    "roll": "roll",
    "end turn": "end",
    "build road {side}": "road C3/E",
    "build settlement {corner}": "settle C3.N",
    "build city {corner}": "city C3.N",
    "rob {seat}": "rob blue",
    "buy card": "card",
    "play knight": "knight",
    "build ship {side}": "ship C3/E",
    "move ship {side}": "move ship C3/E to D4/W",
    "move pirate {hex}": "pirate D4 or ~7",
    "explore {hex}": "explore D4",
    "place harbor {side}": "place harbor C3/E",
    "lay harbor {harbor} at {corner}": "lay harbor C3.N",
    "hire knight {corner}": "hire C3.N",
    "activate knight {corner}": "activate C3.N",
    "promote knight {corner}": "promote C3.N",
    "move knight {corner}": "march C3.N to D4.N",
    "chase robber {corner}": "chase C3.N",
    "build wall {corner}": "wall C3.N",
    "improve {track}": "improve science",
    "play crane": "play crane",
    "play alchemy {number} {number}": "alchemy 3 5",
    "attack fortress": "attack",
    "steal bolt": "steal bolt or card",
    "claim {wonder}": "claim castle",
    "build stage": "build stage",
}


def help_page(verbs: Iterable[str], picture: Picture, look: Look) -> str:
    """Everything one can say, and the signs of this game."""
    say, there = look.say, set(verbs)
    answers = [words for template, words in ANSWERS.items() if template in there]
    lines = [*wrap(say("help-answers"), WIDTH), *(f"  {line}" for line in flow(answers, WIDTH - 2, 3))]
    room = max(map(len, EXAMPLES))
    for words, code in EXAMPLES.items():
        lines.append(f"  {words:<{room}}  {say(code)}")
    lines += ["", say("help-commands"), *command_lines(is_played(picture), look), ""]
    letter, harbor = letters(map(say.player, picture.owners))[0], say.word("ore", "short")
    town = {"town": letter, "city": f"[{letter.upper()}]", "owner": picture.owners[0]}
    lines += wrap(say("help-board", **town, harbor=harbor), WIDTH)
    if is_played(picture):
        lines += wrap(
            say("help-knights", letter=letter, capital=letter.upper(), metropolis=f"{{{letter.upper()}}}"),
            WIDTH,
        )
        lines += wrap(say("help-panel-knights", none="." if look.ascii else "·"), WIDTH)
    else:
        lines += wrap(say("help-panel"), WIDTH)
    return "\n".join(lines + legend(there, picture, look)) + "\n"


def command_lines(with_cards: bool, look: Look) -> list[str]:
    """The commands in two columns, or in one where their words are long."""
    names = [name for name in COMMANDS if with_cards or name != "cards"]
    words = {name: look.say(f"command-{name}") for name in names}
    room = max(9, *map(len, words.values())) + 1
    told = [f"{words[name]:<{room}}{look.say(f'command-{name}.about')}" for name in names]
    half = max(map(len, told[::2])) + 1
    if 2 + half + max(map(len, told[1::2])) > WIDTH:
        return [f"  {line}" for line in told]
    pairs = zip(told[::2], [*told[1::2], ""], strict=False)
    return [f"  {left:<{half}}{right}".rstrip() for left, right in pairs]


def legend(verbs: set[str], picture: Picture, look: Look) -> list[str]:
    """The signs that only some games have."""
    say, found = look.say, []
    if "build ship {side}" in verbs:
        letter = letters(map(say.player, picture.owners))[0]
        sail = slanting(look, letter, False, 3).strip()
        found.append(say("help-ship", sign=sail, owner=picture.owners[0]))
        if any(map(is_armed, picture.pieces)):
            found.append(say("help-warship", sign=slanting(look, letter, True, 3).strip()))
    kinds = {f"legend-{slug(piece.kind)}": sign(piece, picture) for piece in picture.pieces}
    found += [f"{mark} {say(code)}" for code, mark in kinds.items() if say.knows(code)]
    terrain = [f"terrain-{tile.terrain}" for tile in picture.tiles]
    found += [say(code) for code in dict.fromkeys(terrain) if say.knows(code)]
    return ["", *wrap(say("legend", signs=", ".join(found)), WIDTH)] if found else []
