"""Bots that a server has to survive."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from longroad.bots.player import Bot
from longroad.core.edge import Event
from longroad.core.state import State


def place(name: str) -> Path:
    """A file through which a test and a bot in another process tell each other something."""
    return Path(os.environ["STRANGE_BOTS"], name)


def first(view: State, seat: int) -> int:
    return next(iter(view.legal(seat)))


class Patient(Bot):
    """Says that it began, and chooses when its gate is open."""

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        place(f"began {self.seed}").touch()
        while not place(f"gate {self.seed}").exists():
            time.sleep(0.01)
        return first(view, seat)


class Deep(Bot):
    """Thinks too long for people unless the engine is compiled."""

    wants_compiled = True

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        return first(view, seat)


class Endless(Bot):
    """Never comes to a conclusion, and with seed 2 wants no alarm clock either."""

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        if self.seed == 2:
            signal.signal(signal.SIGALRM, signal.SIG_IGN)
        place("began").touch()
        while True:
            pass


class Parent(Bot):
    """Starts another process and waits for it forever."""

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        place("began").write_text(str(child.pid))
        return child.wait()


class Scribe(Bot):
    """Writes down in which order it was asked."""

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        with place("order").open("a") as file:
            file.write(f"{self.seed}\n")
        return first(view, seat)


class Mortal(Bot):
    """Takes its process with it."""

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        os._exit(3)


class Clumsy(Bot):
    """Fails, or leaves, or chooses what is no action: the seed decides."""

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        if self.seed == 0:
            raise RuntimeError("no idea")
        if self.seed == 1:
            sys.exit(0)
        if self.seed == 2:
            return "roll"  # type: ignore[return-value]
        if self.seed == 3:
            return float(first(view, seat))  # type: ignore[return-value]
        return view.parse("end turn")


class Cheat(Bot):
    """Changes its view until something else is legal, and chooses that."""

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        view.do("roll")
        view.do("rolled 1 1")
        return view.parse("end turn")


class Chatty(Bot):
    """Prints, and asks its standard input for advice."""

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        print("thinking aloud", flush=True)
        os.write(1, b"and louder")
        assert sys.stdin.read() == ""
        return first(view, seat)


class Vandal(Bot):
    """Puts rubbish in front of its answer."""

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        too_long, no_answer, another_answer = b"\xff" * 4, b"\0\0\0\x05hello", b"\0\0\0\x03\x92\x07\x07"
        os.write(4, [too_long, no_answer, another_answer][self.seed])  # 3 is for questions, 4 for answers
        return first(view, seat)


class Witness(Bot):
    """Writes down what it is told."""

    def begin(self, view: State, seat: int) -> None:
        self.note(f"begin {seat}")

    def hear(self, events: list[Event]) -> None:
        self.note("hear " + " ".join(event.code for event in events))

    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        self.note(f"choose {seconds:.1f}")
        return first(view, seat)

    def note(self, what: str) -> None:
        with place(f"witness {self.seed}").open("a") as file:
            file.write(f"{what}\n")
