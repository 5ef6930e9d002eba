"""The data folder: its path, its files, and the lock that keeps other processes out."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from longroad.server.store import InUse, StoreTrouble

DATABASE = "longroad.sqlite"
LOCK = "longroad.lock"


def data_folder() -> Path:
    """The default path."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share") / "longroad"


class Lock:
    """Locks a folder until it is released or the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreTrouble(f"The data folder {folder} can't be used: {error.strerror}.") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            raise InUse(
                f"The data folder {folder} is in use by another Longroad"
                f"{f', process {holder}' if holder.isdigit() else ''}: stop that one, or take another folder."
            ) from None
        except OSError as error:
            os.close(self._file)
            raise StoreTrouble(f"The data folder {folder} can't be locked: {error.strerror}.") from None
        held.add(self._file)
        with suppress(OSError):  # a full disk: the process id is only for the message above
            os.truncate(self._file, 0)
            os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """Unlock; the file stays, since another process may have it open."""
        if self._file in held:
            held.discard(self._file)
            os.close(self._file)


held: set[int] = set()


def let_go() -> None:
    """A forked child inherits the locks and would hold them after the parent was killed."""
    for file in held:
        os.close(file)
    held.clear()


os.register_at_fork(after_in_child=let_go)
