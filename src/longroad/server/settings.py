"""What the maker of a table decides, and the limits of it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from longroad.families import usual_spec

Name = Annotated[str, Meta(max_length=24)]
# Letters that a face is made from; the end is that of the whole text, and not of its last line.
Face = Annotated[str, Meta(max_length=16, pattern="^[A-Za-z]*$(?!\n)")]
Words = Annotated[str, Meta(max_length=120)]  # no action takes more letters
Entropy = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: the maker (`mine`; several pass the device round), a bot, or whoever comes."""

    kind: Literal["mine", "open", "bot"] = "open"
    bot: Name = ""  # empty: the usual one of the family
    name: Name = ""
    face: Face = ""


PACE: Final = 700  # milliseconds in which people can follow what bots do


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds: `base` for everything one is asked during a turn, then the `bank`, which grows by
    `increment` after each turn of one's own."""

    base: Annotated[int, Meta(ge=5, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its maker wants it."""

    spec: Annotated[str, Meta(max_length=400)] = field(default_factory=usual_spec)
    seats: Annotated[list[SeatPlan], Meta(max_length=6)] = []
    listed: bool = False  # in the lobby for everybody, or by link only
    spectators: bool = True
    clock: Clock | None = None
    undos: Annotated[int, Meta(ge=0, le=1_000)] = 5  # a seat, a game
    pace: Annotated[int, Meta(ge=0, le=10_000)] = PACE  # milliseconds a bot takes for a step
    offer: Annotated[int, Meta(ge=1, le=3_600)] = 10  # seconds in which one may answer a bot's offer
    hold: Annotated[int, Meta(ge=0, le=86_400)] = 60  # seconds a disconnected player is waited for
    idle: Annotated[int, Meta(ge=10, le=86_400)] | None = 120  # seconds until a bot may play for the idle
