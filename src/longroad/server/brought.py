"""Who sat where in a game that somebody brings."""

from __future__ import annotations

from collections.abc import Callable, Container

from longroad.errors import BadRecord
from longroad.records.head import read_head
from longroad.server.settings import SeatPlan
from longroad.server.table import Refused
from longroad.spec import Spec

HUMAN = "human"  # what save files call a person


def seats_in(record: str, bots: Callable[[str], Container[str]]) -> list[SeatPlan]:
    """People go on here and pass the device round, bots stay bots.

    A record without players gives the maker the first seat, and the usual bots the others.
    """
    try:
        head = read_head(record.replace("\r\n", "\n").split("\n"))
        pairs = (pair.partition("=") for pair in head.notes().get("players", "").split(","))
        family = head.family()
    except BadRecord as error:
        raise unreadable(error) from None
    players = {color: player for color, _, player in pairs}
    colors = head.values["seats"].split(", ")[: Spec.parse(head.values["spec"]).seats]
    people = [color for color in colors if players.get(color) == HUMAN] or colors[:1]
    known = bots(family.name)
    return [
        SeatPlan("mine") if color in people else SeatPlan("bot", bot if bot in known else "")
        for color in colors
        for bot in [players.get(color, "")]
    ]


def unreadable(error: BadRecord) -> Refused:
    """Whether it begins as a record does, or is none."""
    if error.line > 1:
        return Refused("table-broken-record", {"line": error.line}, str(error))
    return Refused("table-bad-record", {}, str(error))
