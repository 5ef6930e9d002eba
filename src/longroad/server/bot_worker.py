"""A process in which bots think: questions come in on standard input, answers go out on standard output.

`BotPool` starts it as `python -m longroad.server.bot_worker NAME …`, with the bots that may play. Messages
are four bytes for the length and then MessagePack. The process ends when its input does.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import BinaryIO, NamedTuple, TypeVar

import msgspec

from longroad.bots.player import Bot
from longroad.bots.registry import introduce, is_slow, make_bot, plays
from longroad.errors import LongroadError
from longroad.families import family_of
from longroad.families import names as families
from longroad.server.encoded_event import EncodedEvent
from longroad.server.messages import BotKind, BotPerson
from longroad.snapshot import from_bytes

LENGTH = 4  # bytes in front of every message
LARGEST = 1 << 20  # bytes in a message; a view has some thousands
START_LIMIT = 60.0  # seconds until a worker must be ready
GRACE = 1.0  # seconds after the deadline in which the pool may end a worker before the worker ends itself
KEPT_BOTS = 256
SHARE = 0.8  # of the time for a choice that a bot is told of; the rest is for the way there and back


class News(msgspec.Struct, frozen=True, array_like=True):
    """What has happened at a table after one step and up to another, each event with its step; without it a
    bot begins anew."""

    since: int
    seq: int
    told: list[tuple[int, EncodedEvent]] = []


START = News(0, 0)  # for bots that are asked without a table


class Request(msgspec.Struct, frozen=True, array_like=True):
    """What a bot shall choose at a view, and how many seconds that may take in all; without a view it only
    hears the news: the game is over.

    Who is patient waits for a worker until nobody else does, however long that is. Give every seat of every
    game a seed of its own: bots are kept by name and seed.
    """

    bot: str
    seed: int
    view: bytes
    seat: int
    seconds: float
    patient: bool = False
    news: News = START


class Question(msgspec.Struct, frozen=True, array_like=True):
    """A request that a worker shall answer, and how many of its seconds are left."""

    number: int
    request: Request
    left: float


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What the bot chose, or what went wrong. The answer to question 0 says that the worker is ready."""

    number: int
    action: int | None
    trouble: str = ""
    kinds: tuple[BotKind, ...] = ()  # of the bots here; told when the worker is ready


Message = TypeVar("Message", Question, Answer)


def encoded(message: Question | Answer) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def decoded(body: bytes, kind: type[Message]) -> Message:
    return msgspec.msgpack.decode(body, type=kind)


class KeptBot(NamedTuple):
    """A bot that is kept, and up to which step it has heard what happened."""

    bot: Bot
    seq: int


class BotCache:
    """The bots of this process; who has not played for long leaves."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self.allowed = tuple(allowed)
        self.bots: OrderedDict[tuple[str, int], KeptBot] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        request = question.request
        try:
            if request.bot not in self.allowed:
                raise LongroadError(f"{request.bot!r} doesn't play here")
            if request.view:
                return Answer(question.number, self.chosen(request, question.left))
            self.left_off(request)  # how the game ended, and leaves
            return Answer(question.number, None)
        except (Exception, SystemExit) as error:  # a bot of somebody's own may do anything
            self.bots.pop((request.bot, request.seed), None)
            return Answer(question.number, None, f"{type(error).__name__}: {error}"[:500])

    def chosen(self, request: Request, left: float) -> int:
        view = from_bytes(request.view)
        legal = view.legal(request.seat).listed()  # before the bot gets the view: it may change it
        bot = self.left_off(request)
        if bot is None:
            bot = make_bot(request.bot, request.seed, family_of(view.spec).name)
            bot.begin(view.copy(), request.seat)
        self.bots[request.bot, request.seed] = KeptBot(bot, request.news.seq)
        if len(self.bots) > KEPT_BOTS:
            self.bots.popitem(last=False)
        action = bot.choose(view, request.seat, SHARE * left)
        if type(action) is not int or action not in legal:
            raise LongroadError(f"{action!r} is not legal")
        return action

    def left_off(self, request: Request) -> Bot | None:
        """The bot that has played on this seat, told what it has missed, if it can be told."""
        news = request.news
        bot, heard = self.bots.pop((request.bot, request.seed), (None, -1))
        if bot is None or not news.since <= heard <= news.seq:
            return None
        if events := [told.event() for seq, told in news.told if seq > heard]:
            bot.hear(events)
        return bot

    def kind(self, name: str) -> BotKind:
        """A bot as people choose it; LongroadError if it can't play."""
        homes = [family for family in families() if plays(name, family)]
        bots = [make_bot(name, 0, family) for family in homes or families()[:1]]
        label = name.rpartition(":")[2]
        met = introduce(name, (homes or families())[0])
        return BotKind(
            name,
            label[:1].upper() + label[1:],
            bots[0].strength,
            any(is_slow(bot) for bot in bots),
            homes,
            met.manner,
            met.shields,
            [BotPerson(*person) for person in met.own],
        )

    def ready(self) -> Answer:
        """The first answer: who can play here, or why somebody can't."""
        kinds = []
        for name in self.allowed:
            try:
                kinds.append(self.kind(name))
            except LongroadError as error:
                return Answer(0, None, str(error))
            except (Exception, SystemExit) as error:  # a module may do anything when it is loaded
                return Answer(0, None, f"The bot {name!r} can't be loaded: {error!r}.")
        return Answer(0, None, kinds=tuple(kinds))


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Input and output for messages alone: what bots print goes to standard error; they read nothing."""
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))  # uvloop lets pass what somebody made inheritable
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def end_after(seconds: float) -> None:
    """End this process then, whatever it does: nobody else will if the server is dead. 0 means never."""
    signal.setitimer(signal.ITIMER_REAL, seconds)


def work(allowed: Sequence[str]) -> None:
    os.nice(5)  # thinking can wait; the table can't
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    end_after(START_LIMIT)
    questions, answers = own_pipes()
    cache = BotCache(allowed)
    answers.write(encoded(cache.ready()))
    end_after(0)
    while len(head := questions.read(LENGTH)) == LENGTH:
        length = int.from_bytes(head, "big")
        body = questions.read(length)
        if len(body) < length:
            return
        question = decoded(body, Question)
        end_after(question.request.seconds + GRACE)
        answers.write(encoded(cache.answer(question)))
        end_after(0)


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the server is dead, and nobody waits for an answer
        work(sys.argv[1:])
