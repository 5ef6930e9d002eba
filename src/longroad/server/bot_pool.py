"""Bots in worker processes: the event loop asks and goes on, and a bot that hangs or crashes harms nobody."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
import structlog

from longroad.bots import registry
from longroad.server.bot_worker import (
    LARGEST,
    LENGTH,
    START_LIMIT,
    Answer,
    Question,
    Request,
    decoded,
    encoded,
)
from longroad.server.messages import BotKind

WAITING = 1000  # questions that may wait for a worker
REST = 0.1, 10.0  # seconds between attempts to start a worker: at first, and at most
REAPING = 5.0  # seconds to wait for a process that was killed
MOST_ASSIGNED = 4096  # bots whose worker is known

log = structlog.get_logger(__name__)


class BotTrouble(Exception):
    """Bots can't play; the text is a sentence."""


class Broken(Exception):
    """A worker died or said what no worker says."""


class Job:
    """A request in the queue: its number, when the answer is due, and where it is awaited."""

    def __init__(self, number: int, request: Request) -> None:
        self.loop = asyncio.get_running_loop()
        self.number = number
        self.request = request
        self.key = request.bot, request.seed
        self.due = self.loop.time() + request.seconds
        self.answer: asyncio.Future[int | None] = self.loop.create_future()

    def question(self) -> Question:
        """What a worker is asked now. A bot isn't told of the time that it has spent in the queue."""
        left = self.request.seconds if self.request.patient else max(self.due - self.loop.time(), 0.0)
        return Question(self.number, self.request, left)

    def settle(self, action: int | None) -> None:
        if not self.answer.done():  # whoever asked may have left
            self.answer.set_result(action)


class BotProcess:
    """One process, and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.gone = asyncio.ensure_future(process.wait())

    async def ask(self, question: Question) -> Answer:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(encoded(question))
            await self.process.stdin.drain()
        except (OSError, RuntimeError) as error:  # uvloop raises RuntimeError for a closed pipe
            raise Broken(str(error)) from error
        return await self.hear(question.number)

    async def hear(self, number: int) -> Answer:
        """The next answer, which must be the one to this question."""
        assert self.process.stdout is not None
        try:
            length = int.from_bytes(await self.process.stdout.readexactly(LENGTH), "big")
            if length > LARGEST:
                raise Broken("too long an answer")
            answer = decoded(await self.process.stdout.readexactly(length), Answer)
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            raise Broken(str(error)) from error
        if answer.number != number:
            raise Broken(f"an answer to question {answer.number} instead of {number}")
        return answer

    def kill(self) -> None:
        """At once, with everything a bot may have started."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    async def end(self) -> None:
        self.kill()
        with suppress(TimeoutError):
            async with asyncio.timeout(REAPING):
                await self.process.wait()  # `gone` may have been canceled with everything else


class Assignment(NamedTuple):
    """The worker that keeps a bot, and up to which step the bot has heard what happened."""

    worker: BotProcess
    seq: int


class BotPool:
    """Workers that answer one question at a time, first come, first served: before all others those that
    people wait for. A bot that has answered once lives with its worker until one of them is no more, so what
    it remembers does not depend on who is idle.

    `allowed` are the bots that may play: any other name is refused before a module is looked for.
    """

    def __init__(self, workers: int, allowed: Sequence[str] | None = None, waiting: int = WAITING) -> None:
        self.workers = workers
        self.allowed = registry.names() if allowed is None else tuple(allowed)
        self.room = waiting
        self.asked = 0
        self.kinds: tuple[BotKind, ...] = ()  # that may be given a seat, known when workers are ready
        self.replaced = 0  # workers that died or had to be killed
        self._queue: dict[int, Job] = {}  # by number, the oldest first
        self._patient: dict[int, Job] = {}  # those that nobody waits for
        self._news = asyncio.Event()  # a question has come, or a worker is gone
        self._ready: list[asyncio.Future[None]] = []
        self._keepers: list[asyncio.Task[None]] = []
        self._living: set[BotProcess] = set()
        self._busy: set[BotProcess] = set()
        self._assigned: dict[tuple[str, int], Assignment] = {}  # by name and seed

    def names(self, family: str) -> tuple[str, ...]:
        """The bots for games of a family."""
        return tuple(name for name in self.allowed if registry.plays(name, family))

    @property
    def queued(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue) + len(self._patient)

    def pids(self) -> list[int]:
        """The processes that think now or are ready to."""
        return [worker.process.pid for worker in self._living if worker.process.returncode is None]

    async def start(self) -> None:
        """Returns when every worker is ready; BotTrouble says why one is not."""
        loop = asyncio.get_running_loop()
        self._ready = [loop.create_future() for _ in range(self.workers)]
        self._keepers = [asyncio.create_task(self._keep(ready)) for ready in self._ready]
        try:
            await asyncio.gather(*self._ready)
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End all workers. Whoever waits for a bot gets None."""
        for worker in self._living:
            worker.kill()  # before anything is awaited: this may be the last that the loop does
        keepers, self._keepers = self._keepers, []
        for keeper in keepers:
            keeper.cancel()
        for ready in self._ready:
            if not ready.done():
                ready.set_exception(BotTrouble("The bots were stopped before they were ready."))
        for job in (*self._queue.values(), *self._patient.values()):
            job.settle(None)
        await asyncio.gather(*keepers, return_exceptions=True)
        for worker in [*self._living]:  # their keepers were waiting for the end when they were canceled
            await self._end(worker)

    def heard(self, bot: str, seed: int) -> int | None:
        """Up to which step a bot has heard what happened; None if it will begin anew."""
        assigned = self._assigned.get((bot, seed))
        return None if assigned is None or assigned.worker.gone.done() else assigned.seq

    async def choose(self, request: Request) -> int | None:
        """What the bot does. None when it failed, chose what is not legal, or took too many seconds, with the
        wait for a worker."""
        bot, patient = request.bot, request.patient
        if not self._keepers:
            return None
        if bot not in self.allowed:
            log.warning("bot not allowed", bot=bot)
            return None
        if len(self._queue) >= self.room and not patient:
            log.warning("bots too busy", bot=bot, queued=len(self._queue))
            return None
        self.asked += 1
        job = Job(self.asked, request)
        queue = self._patient if patient else self._queue
        queue[job.number] = job
        self._news.set()
        try:
            async with asyncio.timeout_at(None if patient else job.due):
                return await job.answer
        except TimeoutError:
            log.warning("bot too slow", bot=bot, seconds=request.seconds)
            return None
        finally:
            queue.pop(job.number, None)

    async def _keep(self, ready: asyncio.Future[None]) -> None:
        """One worker after the other, as long as the pool is there."""
        rest = REST[0]
        while True:
            try:
                worker = await self._started()
            except Exception as trouble:  # whatever it is, the next attempt may go well
                if not ready.done():
                    ready.set_exception(trouble)
                    return
                log.error("no bot worker", trouble=str(trouble))
            else:
                if not ready.done():
                    ready.set_result(None)
                if await self._serve(worker):
                    rest = 0
                self.replaced += 1
            await asyncio.sleep(rest)
            rest = min(max(2 * rest, REST[0]), REST[1])

    async def _started(self) -> BotProcess:
        """A worker that is ready."""
        beginning = asyncio.ensure_future(self._begun())
        try:
            worker = await asyncio.shield(beginning)
        except asyncio.CancelledError:
            with suppress(BotTrouble):
                await self._end(await beginning)  # uvloop would leave behind a process half begun
            raise
        try:
            async with asyncio.timeout(START_LIMIT):
                hello = await worker.hear(0)
            if hello.trouble:
                raise BotTrouble(hello.trouble)
            self.kinds = hello.kinds
        except (Broken, TimeoutError) as error:
            await self._end(worker)
            raise BotTrouble("A process for bots did not get ready.") from error
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _begun(self) -> BotProcess:
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # a file of the present folder must not stand in for a module
                "-m",
                "longroad.server.bot_worker",
                *self.allowed,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},  # as the server's
                start_new_session=True,  # so that Ctrl-C in the terminal doesn't reach it
            )
        except OSError as error:
            raise BotTrouble(f"A process for bots could not be started: {error}.") from error
        worker = BotProcess(process)
        worker.gone.add_done_callback(lambda _: self._news.set())
        self._living.add(worker)
        return worker

    async def _end(self, worker: BotProcess) -> None:
        await worker.end()
        self._living.discard(worker)

    async def _serve(self, worker: BotProcess) -> bool:
        """Let a worker answer until it is gone or must be. Whether it did anything but die."""
        useful = False
        try:
            while (job := await self._next(worker)) is not None:
                answer = None
                request = job.request
                self._busy.add(worker)
                self._news.set()  # others may take what waits for this worker
                try:
                    # Counted from here: a bot that was asked late because others were slow isn't slow.
                    async with asyncio.timeout(request.seconds):
                        answer = await worker.ask(job.question())
                except TimeoutError:
                    return True
                except Broken as broken:
                    log.warning("bot worker broken", bot=request.bot, trouble=str(broken))
                    return useful
                finally:
                    self._busy.discard(worker)
                    job.settle(None if answer is None else answer.action)
                self._assign(job, worker)
                if answer.trouble:
                    log.warning("bot failed", bot=request.bot, trouble=answer.trouble)
                useful = True
            return useful
        finally:
            await self._end(worker)

    def _assign(self, job: Job, worker: BotProcess) -> None:
        self._assigned.pop(job.key, None)
        if job.request.view:
            self._assigned[job.key] = Assignment(worker, job.request.news.seq)
        if len(self._assigned) > MOST_ASSIGNED:
            del self._assigned[next(iter(self._assigned))]

    async def _next(self, worker: BotProcess) -> Job | None:
        """The question that waits longest for an answer that people wait for, or if there is none, any;
        None when the worker is no more. A question goes to the worker that its bot lives with, unless that
        one is busy and people would wait: then the bot begins anew."""
        while not worker.gone.done():
            for queue in (self._queue, self._patient):
                for number, job in queue.items():
                    assigned = self._assigned.get(job.key)
                    if assigned is None or assigned.worker is worker or assigned.worker.gone.done():
                        return queue.pop(number)
                    if queue is self._queue and assigned.worker in self._busy:
                        return queue.pop(number)
            self._news.clear()
            await self._news.wait()
        return None
