"""What `help` says of the board and of what stands beside it."""

from __future__ import annotations

from longroad.cli.isle.knights import is_played
from longroad.cli.isle.pieces import is_armed, slanting
from longroad.cli.kinds import sign
from longroad.cli.look import Look, letters
from longroad.cli.writing import wrap
from longroad.core.state import State
from longroad.isle.plain_picture import of_isle
from longroad.isle.seafarers.ships import BUILD_SHIP
from longroad.picture import Picture
from longroad.texts import slug

WIDTH = 79


def board_help(game: State, picture: Picture, look: Look) -> list[str]:
    """The signs of this game."""
    say = look.say
    letter, harbor = letters(map(say.player, picture.owners))[0], say.word("ore", "short")
    town = {"town": letter, "city": f"[{letter.upper()}]", "owner": picture.owners[0]}
    told = [say("help-board", **town, harbor=harbor)]
    if is_played(picture):
        capital = letter.upper()
        told.append(say("help-knights", letter=letter, capital=capital, metropolis=f"{{{capital}}}"))
        told.append(say("help-panel-knights", none="." if look.ascii else "·"))
    else:
        told.append(say("help-panel"))
    return [line for words in told for line in wrap(words, WIDTH)] + legend(game, picture, look)


def legend(game: State, picture: Picture, look: Look) -> list[str]:
    """The signs that only some games have."""
    say, found = look.say, []
    if BUILD_SHIP in game.book.templates:
        letter = letters(map(say.player, picture.owners))[0]
        sail = slanting(look, letter, False, 3).strip()
        found.append(say("help-ship", sign=sail, owner=picture.owners[0]))
        if any(map(is_armed, picture.pieces)):
            found.append(say("help-warship", sign=slanting(look, letter, True, 3).strip()))
    kinds = {f"legend-{slug(piece.kind)}": sign(piece, picture) for piece in picture.pieces}
    found += [f"{mark} {say(code)}" for code, mark in kinds.items() if say.knows(code)]
    terrain = [f"terrain-{tile.terrain}" for tile in of_isle(picture).tiles]
    found += [say(code) for code in dict.fromkeys(terrain) if say.knows(code)]
    return ["", *wrap(say("legend", signs=", ".join(found)), WIDTH)] if found else []
