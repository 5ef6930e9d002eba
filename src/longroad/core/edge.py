"""What the engine says to people and programs: reasons, prompts and events. Plain data."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from longroad.legend import Flow, PromptRole, Role, Tone, Topic

Args = dict[str, Any]


def sentence(code: str, args: Args) -> str:
    """The English words for a code; the texts are loaded only when somebody wants to read."""
    from longroad.texts import say

    return say(code, args)


@dataclass(frozen=True)
class Reason:
    """Why something can't be done: a code, and what it is about.

    `scope` says how far it reaches: "anywhere", it holds for every place or card that the verb could be done
    to; "misfit", the place is none that the verb is for, so that hardly anybody means it.
    """

    code: str
    args: Args = field(default_factory=dict)
    scope: Literal["", "anywhere", "misfit"] = field(default="", compare=False)

    @property
    def saying(self) -> tuple[str, Args]:
        """The code of its text, and what is put in."""
        return f"why-{self.code}", self.args

    def __str__(self) -> str:
        return sentence(*self.saying)


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked.

    `kind` is corner, side, hex, player, card, bundle, number, yes/no or option; `purpose` a code with
    arguments; `frame` tells this question from every other, so that a late answer is noticed. What has a
    price is `paid` for here; elsewhere the same verbs are free. `safe` is the answer for a seat that doesn't
    give one, None where somebody has to choose. `role` is its part in the course of
    the game, where that is the same in all games.
    """

    kind: str
    purpose: str
    args: Args
    least: int
    most: int
    cancelable: bool
    frame: str
    suggested: int | None
    paid: bool = False
    safe: int | None = None
    role: PromptRole = ""

    @property
    def saying(self) -> tuple[str, Args]:
        """The code of its text, and what is put in."""
        return f"ask-{self.purpose}", self.args

    def __str__(self) -> str:
        return sentence(*self.saying)


@dataclass(frozen=True)
class Event:
    """Something that happened; `private` says which arguments only some seats may know."""

    code: str
    args: Args
    private: dict[str, frozenset[int]] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    seats: frozenset[str] = frozenset()
    role: Role = ""

    def seen_by(self, seat: int) -> Event:
        """The same event without what that seat may not know."""
        hidden = [name for name, who in self.private.items() if seat not in who]
        if not hidden:
            return self
        args = {name: None if name in hidden else value for name, value in self.args.items()}
        return replace(self, args=args)

    @property
    def saying(self) -> tuple[str, Args]:
        """The code of its text, and what is put in."""
        shown = {k: self.names[v] if k in self.seats and v is not None else v for k, v in self.args.items()}
        hidden = any(value is None for value in shown.values())
        return f"event-{self.code}{'.hidden' if hidden else ''}", shown

    def __str__(self) -> str:
        return sentence(*self.saying)


@dataclass(frozen=True)
class EventField:
    """One argument of a kind of event: its name, what it counts, and where in the event it is.

    `kind` is a kind of operand (seat, card, corner …), `slot` one of seat, x, y in the packed number, or the
    place of a number after it. `known` names the arguments whose seats may know it; empty means everybody.
    """

    name: str
    kind: str
    slot: str | int
    known: tuple[str, ...] = ()


@dataclass(frozen=True)
class EventKind:
    """What can happen, and how it is shown; `legend.EventEntry` says what the facts after `fields` mean."""

    code: str
    fields: tuple[EventField, ...]
    topic: Topic
    role: Role = ""
    tone: Tone = ""
    flow: tuple[Flow, ...] = ()
    memorable: bool = False
    bought: bool = False
    harvests: bool = False
    plays: str = ""

    @property
    def further(self) -> int:
        """How many numbers follow the packed one."""
        return max([f.slot for f in self.fields if isinstance(f.slot, int)], default=0)


@dataclass(frozen=True)
class Option:
    """A choice a ruleset leaves to the players; declared once, by the chapter it belongs to.

    What it decides, and what its values mean, is in the texts.
    """

    name: str
    values: tuple[str, ...]
    default: str
    numeric: tuple[int, int] | None = None  # least and most, where the value is a number
    needs: str = ""  # a module without which the option means nothing
    lays_out: bool = True  # changes what a game begins with; False: only how it is played

    def accepts(self, value: str) -> bool:
        if self.numeric is None:
            return value in self.values
        low, high = self.numeric
        canonical = value.isascii() and value.isdigit() and str(int(value)) == value
        return canonical and low <= int(value) <= high

    @property
    def choices(self) -> str:
        """The values in words, for help and errors."""
        if self.numeric is not None:
            return f"{self.numeric[0]} to {self.numeric[1]}"
        return ", ".join(self.values)
