"""What may be chosen now: actions, with weights when nature chooses. Reused from step to step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from longroad.core.packed import Action, Row, cells


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Menu:
    """A list of actions that grows when it must and forgets when told."""

    def __init__(self, room: i64 = 128) -> None:
        self.items: Row = cells(room)
        self.weights: Row = cells(0)  # as many as are weighed
        self.size: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.size = 0
        self.total = 0

    def add(self, a: Action) -> None:
        n = self.size
        if n < len(self.items):
            self.items[n] = a
        else:
            self.items = append(self.items, a)
        self.size = n + 1

    def make_room(self, more: i64) -> None:
        """Have room for so many more, so that they can be written into `items` at once."""
        while len(self.items) < self.size + more:
            self.items = append(self.items, 0)

    def weigh(self, a: Action, weight: i64) -> None:
        """Add an outcome of chance, unless it is impossible."""
        if weight > 0:
            self.add(a)
            if self.size > len(self.weights):
                self.weights = append(self.weights, 0)
            self.weights[self.size - 1] = weight
            self.total += weight

    def nth(self, k: i64) -> Action:
        """The outcome at position k of `total` equally likely ones."""
        i: i64 = 0
        while k >= self.weights[i]:
            k -= self.weights[i]
            i += 1
        return self.items[i]

    def holds(self, a: Action) -> bool:
        i: i64
        for i in range(self.size):
            if self.items[i] == a:
                return True
        return False

    def listed(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.size)]

    def weighed(self) -> list[tuple[int, int]]:
        return [(int(self.items[i]), int(self.weights[i])) for i in range(self.size)]

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())

    def __len__(self) -> int:
        return int(self.size)

    def __contains__(self, a: object) -> bool:
        return isinstance(a, int) and a in self.listed()

    def __repr__(self) -> str:
        return f"Menu({self.listed()})"
