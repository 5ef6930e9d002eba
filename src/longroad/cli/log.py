"""What has happened at a table so far, by turns, so that it can be told and taken back."""

from __future__ import annotations

from collections.abc import Iterable

from longroad.core.edge import Event


class Log:
    """Events with the number of actions that had been taken by then."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, Event]] = []

    def hear(self, events: Iterable[Event], actions: int) -> None:
        self.entries += [(actions, event) for event in events]

    def take_back(self, actions: int) -> None:
        """Forget what came after so many actions."""
        self.entries = [entry for entry in self.entries if entry[0] <= actions]

    def __len__(self) -> int:
        return len(self.entries)

    def start_of_turn(self, back: int) -> int:
        """Where the events of the last so many turns begin."""
        starts = [k for k, (_, event) in enumerate(self.entries) if event.role == "turn"]
        return starts[-back] if len(starts) >= back else 0

    def turns(self, start: int = 0) -> list[list[Event]]:
        """The events from one on, a list for each turn."""
        found: list[list[Event]] = []
        for _, event in self.entries[start:]:
            if event.role == "turn" or not found:
                found.append([])
            found[-1].append(event)
        return found
