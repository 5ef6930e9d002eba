"""What a client was told at every step, and whether the log tells the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET

from longroad.client import Watcher
from longroad.client.watcher import patched
from longroad.picture import Picture
from longroad.server.messages import Happening, StepMessage, TableInfo, Welcome, You
from longroad.server.projections import RowEvents, Sections, info_of, view_of, you_of
from longroad.server.store import StoredRow
from longroad.server.table import Followed, followed

Page = tuple[bytes, bytes, bytes]  # of the picture, the table and what only the seat is told


class Diary:
    """Keeps what one client knows after each step. Nothing may ever be told in two ways."""

    def __init__(self, client: Watcher) -> None:
        self.client = client
        self.pages: dict[int, Page] = {}  # seq -> what the client knew
        self.events: dict[int, bytes] = {}  # seq -> what happened
        self.welcomes = 0
        self.last = 0
        self.picture: Picture | None = None
        self.table: TableInfo | None = None
        self.you: You | None = None

    async def keep(self) -> None:
        """Until the client leaves."""
        async for message in self.client:
            if isinstance(message, Welcome):
                self.welcome(message)
            elif isinstance(message, StepMessage):
                self.step(message)

    def welcome(self, welcome: Welcome) -> None:
        assert welcome.seq >= self.last, "the server has forgotten what it told"
        missed = [step.seq for step in welcome.missed]
        assert not self.pages or missed == list(range(self.last + 1, welcome.seq + 1))
        for step in welcome.missed:
            self.happened(step.seq, step.events)
        if welcome.picture is not UNSET:
            self.picture = None if welcome.picture is None else patched(None, welcome.picture)
        self.table, self.you = welcome.table, welcome.you
        self.welcomes += 1
        self.write(welcome.seq)

    def step(self, step: StepMessage) -> None:
        assert step.seq == self.last + 1, "a step came twice, or one is missing"
        self.happened(step.seq, step.events)
        if step.patch is not UNSET:
            self.picture = patched(self.picture, step.patch)
        if step.table is not UNSET:
            self.table = step.table
        if step.you is not UNSET:
            self.you = step.you
        self.write(step.seq)

    def happened(self, seq: int, events: list[Happening]) -> None:
        assert self.events.setdefault(seq, mark(events)) == mark(events), f"row {seq} was told in two ways"

    def write(self, seq: int) -> None:
        page = mark(self.picture), mark(self.table), mark(self.you)
        assert self.pages.setdefault(seq, page) == page, f"row {seq} was told in two ways"
        self.last = seq


def mark(value: Any) -> bytes:
    """A few bytes that no other value has."""
    return hashlib.blake2b(msgspec.json.encode(value), digest_size=12).digest()


def compare(rows: list[StoredRow], diaries: Iterable[Diary]) -> None:
    """Follow the log from its first row: at every step it has to come to what everybody was told."""
    for step in followed(rows):
        pages: dict[int | None, Page] = {}
        for diary in diaries:
            viewer = diary.client.seat
            if step.seq in diary.pages:
                if viewer not in pages:
                    pages[viewer] = page_of(step, viewer)
                assert diary.pages[step.seq] == pages[viewer], f"row {step.seq} was told otherwise"
            if step.seq in diary.events:
                assert diary.events[step.seq] == mark(RowEvents(step.events).seen_by(viewer, texts=True)), (
                    step.row
                )


def page_of(step: Followed, viewer: int | None) -> Page:
    view = view_of(step.table, viewer)
    parts = Sections.of(step.table, viewer, Sections(), view).parts
    picture = patched(None, msgspec.json.decode(msgspec.json.encode(parts))) if parts else None
    return mark(picture), mark(info_of(step.table)), mark(you_of(step.table, viewer, view, texts=True))
