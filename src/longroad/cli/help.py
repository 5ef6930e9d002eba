"""What `help` shows in a game: how to answer, the commands, and what is what on the board."""

from __future__ import annotations

from collections.abc import Iterable

from longroad.cli.knights import is_played
from longroad.cli.look import Look, letters
from longroad.cli.pieces import SIGNS, slanting
from longroad.cli.writing import flow, wrap
from longroad.picture import Picture

WIDTH = 79
ANSWERS = """\
Answer with a number, or in words; any clear abbreviation will do:
  roll   end   road C3/E   settle C3.N   city C3.N   rob blue{bought}
  swap ore for wool                  with the bank, 4:1 or better at a harbor
  offer 1 lumber 2 wool for 1 ore    to the others; “counter ...” answers one
  decline all                        declines every offer until your next turn
  discard 2 ore 1 wool               several cards at once; also take, give
"""
COMMANDS = """\

Commands:
  board     draw the board, with names   hand      your cards, pieces and rates
  points    who has how many, and why    log       everything that happened
  where X   show place X on the board    names     how places are named
  why X     why X can't be done now      costs     what things cost
  hint      what the greedy bot would do auto      take the suggested answer
  undo      take your last answer back   save F    save the game to file F
  help      this page                    quit      leave, and save if you like
"""
LAST = "  help      this page                    "  # before “quit”
CARDS = "  cards     what progress cards do       help      this page\n"
BOARD = """\

On the board: r is a settlement and [R] a city of red (or b of blue, ...), @ the
robber. “ore 2:1” at the coast is a harbor: two ore for one card of your choice.
"""
PANEL = """\
Beside it: points, resource cards, development cards, knights, longest route;
a star for who holds that card, > for who is asked, 5+1 with hidden points.
"""
KNIGHTS = """\
{R} is a metropolis, #R] a city with a wall, /r/ a city lying on its side; r2 is
a strong knight (1 basic, 3 mighty), !r2 an active one, :r2 one that was made so
this turn and acts from the next on. M is the merchant.
Beside it: points, cards, strength of active knights, longest route with a star
for who holds the card, > for who is asked; “2·4” are stages of improvement, in
science, trade and politics, and progress cards from the three decks. Then how
far the barbarians have come, their strength, and that of all active knights.
"""
MORE_ANSWERS = {  # words of an action -> how to say it, where a game has it
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
PIECES = {
    "pirate": "the pirate",
    "fleet": "the pirate fleet",
    "village": "a village with its number",
    "fortress": "a pirate fortress and how strong it is",
    "point gift": "a point for the first ship there",
    "card gift": "a card for the first ship there",
    "landing": "where alone a color may settle overseas",
    "great wall site": "a corner for the great wall",
    "great bridge site": "a corner for the great bridge",
}
TERRAIN = {
    "gold": "gold gives a card of your choice",
    "fog": "? is a hex that nobody has seen yet",
}


def help_page(verbs: Iterable[str], picture: Picture, look: Look) -> str:
    """Everything one can say, and the signs of this game."""
    there = set(verbs)
    more = [words for template, words in MORE_ANSWERS.items() if template in there]
    also = "".join(f"  {line}\n" for line in flow(more, WIDTH - 2, 3))
    bought = "   card   knight" if "buy card" in there else ""
    commands, panel = COMMANDS, PANEL
    if is_played(picture):
        commands = COMMANDS.replace(LAST, f"{CARDS}  ")
        panel = KNIGHTS.replace("·", "." if look.ascii else "·")
    return (
        ANSWERS.replace("{bought}", bought) + also + commands + BOARD + panel + legend(there, picture, look)
    )


def legend(verbs: set[str], picture: Picture, look: Look) -> str:
    """The signs that only some games have."""
    found = []
    if "build ship {side}" in verbs:
        letter = letters(picture.owners)[0]
        found.append(f"{slanting(look, letter, False, 3).strip()} is a ship of {picture.owners[0]}")
        if any(piece.state for piece in picture.pieces if piece.kind == "ship"):
            found.append(f"{slanting(look, letter, True, 3).strip()} a warship")
    kinds = dict.fromkeys(piece.kind for piece in picture.pieces)
    found += [f"{SIGNS[kind]} {PIECES[kind]}" for kind in kinds if kind in PIECES]
    terrain = dict.fromkeys(tile.terrain for tile in picture.tiles)
    found += [TERRAIN[one] for one in terrain if one in TERRAIN]
    return "\n".join(["", *wrap(f"At sea: {', '.join(found)}.", WIDTH), ""]) if found else ""
