"""A server for tests: `longroad serve` as a process of its own, on a free port, with a folder of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

START = 180.0  # seconds that a start may take on a slow machine
STOP = 30.0
GENEROUS = 1000.0  # tests come from one address, and more often than people


class Serving:
    """A server that runs."""

    program = "longroad.cli.main"

    def __init__(self, folder: Path, port: int = 0, limits: float = GENEROUS, *options: str) -> None:
        self.folder = folder
        self.said: list[str] = []
        self.reachable = threading.Event()
        command = [sys.executable, "-m", self.program, "serve", "--no-browser", "--log", "json"]
        command += ["--data", str(folder), "--port", str(port), "--limits", str(limits)]
        command += [] if "--bot-workers" in options else ["--bot-workers", "1"]
        self.process = subprocess.Popen(
            [*command, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            text=True,
        )
        self.logged: list[str] = []
        self.readers = [threading.Thread(target=read, daemon=True) for read in (self._read, self._read_log)]
        for reader in self.readers:
            reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.rstrip("\n"))
            if "Ctrl+C stops" in line:
                self.reachable.set()
        self.reachable.set()  # it ended, and whoever waits finds out

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        self.logged.extend(self.process.stderr)

    def wait(self) -> None:
        """Until it can be reached."""
        assert self.reachable.wait(START), "the server doesn't start"
        assert self.process.poll() is None, self.log()

    @property
    def url(self) -> str:
        """The address, as the server prints it."""
        return next(word for line in self.said for word in line.split() if word.startswith("http://127."))

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def socket(self) -> str:
        """Where sockets are opened."""
        return self.url.replace("http://", "ws://") + "/api/socket"

    def api(self) -> httpx.Client:
        """A client of the HTTP API."""
        return httpx.Client(base_url=self.url, timeout=30)

    def log(self) -> str:
        """All that was logged so far."""
        return "".join(self.logged)

    def stop(self, by: int = signal.SIGTERM) -> int:
        """Ask it to stop, and wait for that; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(by)
        try:
            return self.process.wait(STOP)
        finally:
            self.close()

    def kill(self) -> None:
        """As a crash would."""
        self.process.kill()
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Leave nothing behind, whatever happened."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for reader in self.readers:
            reader.join()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def serving(folder: Path, *options: str, port: int = 0, limits: float = GENEROUS) -> Iterator[Serving]:
    """A server as long as the block lasts; it must end well if it is still running then."""
    server = Serving(folder, port, limits, *options)
    try:
        server.wait()
        yield server
        if server.process.poll() is None:
            assert server.stop() == 0, server.log()
    finally:
        server.close()
