"""A seat at a table: what it is asked, and everything it may do."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Literal

from msgspec import UNSET

from longroad.client.trouble import Refused
from longroad.client.watcher import KEPT, Sleep, Watcher
from longroad.core.state import State
from longroad.server.messages import (
    PROTOCOL,
    Ack,
    Act,
    Ask,
    Chat,
    Confirm,
    Cover,
    Free,
    HandOver,
    Hello,
    PutBot,
    Rematch,
    Rename,
    Resign,
    Return,
    SeatInfo,
    Silence,
    Start,
    Undo,
    Vote,
)
from longroad.snapshot import from_bytes


def new_ids() -> Iterator[str]:
    """Ids of commands: no other client of the seat has them, now or later."""
    mine = secrets.token_urlsafe(9)
    return (f"{mine}.{number}" for number in count(1))


class Seat(Watcher):
    """A seat, by its token; the host, by theirs; or both.

    A command returns when it is done and the picture shows it, and raises Refused if it can't be. When the
    connection breaks off it is sent again with the same id, so it is carried out once, whatever happens.
    """

    def __init__(
        self,
        url: str,
        game: str,
        token: str | None = None,
        *,
        host: str | None = None,
        views: bool = False,
        texts: bool = True,
        muted: Sequence[int] = (),
        kept: int = KEPT,
        ids: Callable[[], str] | None = None,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        super().__init__(url, game, muted=muted, kept=kept, sleep=sleep)
        self.hello = Hello(game, PROTOCOL, token, host, views=views, texts=texts, muted=[*muted])
        self.new_id = ids or new_ids().__next__

    # -- what it is asked --------------------------------------------------------------------------------

    @property
    def info(self) -> SeatInfo:
        """What everybody knows about this seat."""
        assert self.seat is not None, "The host has no seat of their own."
        return self.table.seats[self.seat]

    @property
    def ask(self) -> Ask | None:
        """The question to this seat, with everything it may answer."""
        return self.you.ask if self.you is not None else None

    @property
    def is_awaited(self) -> bool:
        """Whether the game waits for this seat. Who has made an offer is asked, too, but needn't answer."""
        return self.ask is not None and self.picture is not None and self.seat in self.picture.waiting

    def view(self) -> State:
        """The game as this seat knows it, for bots: as `seen_by` gives it. Needs `views=True`."""
        assert self.you is not None and self.you.view is not UNSET, "Views come with questions, if wanted."
        return from_bytes(base64.b64decode(self.you.view))

    # -- what it does ------------------------------------------------------------------------------------

    async def act(self, *words: str, frame: str | None = None) -> Ack:
        """Answer the question: all of the actions happen, or none."""
        if frame is None:
            if self.ask is None:
                raise Refused("not-asked", {}, "You are not asked anything now.")
            frame = self.ask.frame
        return await self._carry_out(Act(self.new_id(), frame, [*words]))

    async def undo(self) -> Ack:
        return await self._carry_out(Undo(self.new_id()))

    async def say(self, text: str) -> Ack:
        return await self._carry_out(Chat(self.new_id(), text))

    async def say_phrase(self, phrase: str) -> Ack:
        """One of the quick phrases, which everybody reads in their own language."""
        return await self._carry_out(Chat(self.new_id(), phrase=phrase))

    async def confirm(self, entropy: str = "") -> Ack:
        """Ready to start."""
        return await self._carry_out(Confirm(self.new_id(), entropy))

    async def rename(self, name: str) -> Ack:
        return await self._carry_out(Rename(self.new_id(), name))

    async def come_back(self) -> Ack:
        """Play again where somebody else has played."""
        return await self._carry_out(Return(self.new_id()))

    async def resign(self) -> Ack:
        return await self._carry_out(Resign(self.new_id()))

    async def vote(self, what: Literal["end", "pause", "resume"], yes: bool = True) -> Ack:
        return await self._carry_out(Vote(self.new_id(), what, yes))

    async def cover(self, seat: int, yes: bool = True) -> Ack:
        """For or against a bot that plays for somebody who has done nothing for long."""
        return await self._carry_out(Cover(self.new_id(), seat, yes))

    async def hand_over(self) -> str:
        """A token with which another device takes this seat."""
        while True:
            token = (await self._carry_out(HandOver(self.new_id()))).token
            if token is not UNSET:  # else the answer that had it was lost, and it is told once: take another
                return token

    async def rematch(self) -> str:
        """The same seats again: the id of the new table."""
        game = (await self._carry_out(Rematch(self.new_id()))).game
        assert game is not UNSET
        return game

    # -- what the host does ------------------------------------------------------------------------------

    async def start(self) -> Ack:
        return await self._carry_out(Start(self.new_id()))

    async def free(self, seat: int) -> Ack:
        return await self._carry_out(Free(self.new_id(), seat))

    async def put_bot(self, seat: int, bot: str = "") -> Ack:
        return await self._carry_out(PutBot(self.new_id(), seat, bot))

    async def silence(self, seat: int, on: bool = True) -> Ack:
        return await self._carry_out(Silence(self.new_id(), seat, on))
