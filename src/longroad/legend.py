"""What a client has to know about a ruleset to show its games: told once, made from what chapters declare.

Not compiled, as the picture is not.
"""

from __future__ import annotations

from msgspec import Struct


class EventEntry(Struct):
    """One kind of event: its arguments by name, and what each of them is (seat, card, corner, number …)."""

    fields: dict[str, str]


class Legend(Struct):
    """The legend of a ruleset."""

    events: dict[str, EventEntry] = {}
