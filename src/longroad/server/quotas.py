"""Quotas of rows that are no play: a log is followed from its first row, so its length must be limited."""

from __future__ import annotations

from collections.abc import Mapping

from longroad.server.log import AnyRow, Back, BotSat, Offered, Renamed, Said, Sat, Silenced, Voted

LIMITED = Said | Voted | Sat | BotSat | Silenced | Offered | Renamed | Back
MOST: dict[type[LIMITED], int] = {
    Said: 2000,
    Voted: 200,
    Sat: 100,
    BotSat: 100,
    Silenced: 100,
    Offered: 50,
    Renamed: 30,
    Back: 1000,
}
SLEEPS = 1000  # of one table; then its clocks go on while nobody is there
Counts = Mapping[tuple[type[LIMITED], int], int]  # what happened to which seat -> how often


def once_more(counts: Counts, row: AnyRow) -> Counts:
    """The counts after this row."""
    return {**counts, (type(row), row.seat): times(counts, row) + 1} if isinstance(row, LIMITED) else counts


def times(counts: Counts, row: LIMITED) -> int:
    return counts.get((type(row), row.seat), 0)


def enough(counts: Counts, row: AnyRow) -> int:
    """How often it may happen if it has happened as often as that; else 0. A pause can always be ended."""
    if isinstance(row, Voted) and row.what == "resume" and row.yes:
        return 0
    return MOST[type(row)] if isinstance(row, LIMITED) and times(counts, row) >= MOST[type(row)] else 0
