"""Why a bot says no to an offer, as far as everybody can see it.

A bot decides by its hand, and that is its secret. So its reason is read off the picture of somebody who only
watches: whoever hears it learns nothing that doesn't lie on the table.
"""

from __future__ import annotations

from typing import Literal

from longroad.legend import Legend
from longroad.picture import Picture

Excuse = Literal["too-close", "too-few-cards", "asks-more", "leads", "not-worth-it"]
CLOSE = 2  # points from winning: nobody helps over the line


def excuse(picture: Picture, legend: Legend, seat: int) -> Excuse:
    """The first reason that fits; `picture` is a watcher's, with the offer on the table."""
    asker = picture.turn
    given = sum(sum(offer.give.values()) for offer in picture.offers if offer.owner == asker)
    asked = sum(sum(offer.ask.values()) for offer in picture.offers if offer.owner == asker)
    paying = {sort for sort, kind in legend.hands.items() if kind.pays}
    held = sum(h.count for h in picture.hands if h.owner == seat and h.sort in paying)
    points = {player.seat: player.public_points for player in picture.players}
    leader = points[asker] if asker is not None else 0
    if leader >= picture.target - CLOSE:
        return "too-close"
    if held < asked:
        return "too-few-cards"
    if asked > given:
        return "asks-more"
    if all(leader > other for number, other in points.items() if number != asker):
        return "leads"
    return "not-worth-it"
