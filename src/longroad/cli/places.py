"""The places of a table that people can name."""

from __future__ import annotations

from typing import ClassVar


class Places:
    """Places by name. As it stands it has none; a screen with a board brings its own."""

    kinds: ClassVar[tuple[str, ...]] = ()  # of operands that are places

    def is_name(self, word: str) -> bool:
        """Whether a word looks like the name of a place, whether there is one or not."""
        return False

    def own_name(self, words: str) -> str | None:
        """The name by which actions call a place, however it was called; None if there is no such place."""
        return None

    def kind_of(self, name: str) -> str:
        """Which kind of place has such a name."""
        return ""

    def of_kind(self, kind: str) -> list[str]:
        """All places of a kind, by their own names."""
        return []

    def reading_order(self, name: str) -> tuple[float, float]:
        """For lists: from top to bottom, from left to right."""
        return 0.0, 0.0
