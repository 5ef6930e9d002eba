"""Longroad over the network: the lobby of a server, seats at its tables, and bots that play there."""

from longroad.client.lobby import Lobby, new_key
from longroad.client.playing import play, run_bot, take_part
from longroad.client.seat import Seat
from longroad.client.trouble import Dismissed, Left, Lost, Refused, ServerTrouble
from longroad.client.watcher import Watcher

__all__ = [
    "Dismissed",
    "Left",
    "Lobby",
    "Lost",
    "Refused",
    "Seat",
    "ServerTrouble",
    "Watcher",
    "new_key",
    "play",
    "run_bot",
    "take_part",
]
