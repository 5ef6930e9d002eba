"""Bots by name: those that come with the engine, and `module:Class` for one's own."""

from __future__ import annotations

import importlib
import sys
from functools import cache
from typing import Final, NamedTuple

from longroad import _engine, families
from longroad.bots.chance import ChancePlayer
from longroad.bots.persons import PERSONS, Person
from longroad.bots.player import Bot, Manner, Strength
from longroad.errors import LongroadError

SHIELDS: Final[dict[Strength, int]] = {"unknown": 0, "beginner": 1, "medium": 2, "strong": 3}


class Introduction(NamedTuple):
    """How people meet a bot: its manner in one word, its strength in shields, and who it may be."""

    manner: Manner
    shields: int
    own: tuple[Person, ...]  # whom it plays first
    others: tuple[Person, ...]


def names() -> tuple[str, ...]:
    """The bots of all families, each name once."""
    found = [name for family in families.all_families() for name in family.bots]
    return (*dict.fromkeys(found), ChancePlayer.name)


def plays(name: str, family: str) -> bool:
    """Whether a bot is for games of a family: `random` and one's own are for all."""
    return ":" in name or name == ChancePlayer.name or name in families.family(family).bots


def make_bot(name: str, seed: int, family: str = "") -> Bot:
    """A bot by its name, for games of a family or of the first; LongroadError says why there is none.

    >>> make_bot("greedy", 1).name
    'greedy'
    """
    if name == ChancePlayer.name:
        return ChancePlayer(seed)
    bots = (families.family(family) if family else families.first()).bots
    if name in bots:
        return bot_at(bots[name], seed)
    if ":" in name:
        return own_bot(name, seed)
    there = " and ".join(sorted([*bots, ChancePlayer.name]))
    raise LongroadError(f"There is no bot {name!r}; known here: {there}, or module:Class for your own.")


@cache
def introduce(name: str, family: str) -> Introduction:
    """How people meet a bot. One's own isn't loaded for that, so it may be anybody and of any strength."""
    found: type[Bot] = ChancePlayer if name == ChancePlayer.name else Bot
    bots = families.family(family).bots
    if name in bots:
        found = class_at(bots[name])
    own = tuple(person for person in PERSONS if person.name in found.persons)
    others = tuple(person for person in PERSONS if person not in own)
    return Introduction(found.manner, SHIELDS[found.strength], own or others, others if own else ())


def is_slow(bot: Bot) -> bool:
    """Whether people would wait for this bot, with the engine that runs here."""
    return bot.wants_compiled and not _engine.is_compiled()


def own_bot(path: str, seed: int) -> Bot:
    """A bot somebody wrote: the module is looked for in the present folder too."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    return bot_at(path, seed)


def bot_at(path: str, seed: int) -> Bot:
    """A bot by its module and class."""
    made_by = class_at(path)
    try:
        bot = made_by(seed)
    except TypeError as error:
        raise LongroadError(f"The bot {path!r} can't be made from a seed: {error}.") from None
    return bot


def class_at(path: str) -> type[Bot]:
    """The class of a bot; LongroadError says in a sentence why there is none."""
    module_name, _, class_name = path.partition(":")
    try:
        module = importlib.import_module(module_name)
    except (ImportError, ValueError, TypeError) as error:
        raise LongroadError(f"The bot {path!r} can't be loaded: {error}.") from None
    made_by = getattr(module, class_name, None)
    if not isinstance(made_by, type) or not issubclass(made_by, Bot):
        raise LongroadError(f"{class_name!r} in {module_name} is not a class derived from Bot.")
    return made_by
