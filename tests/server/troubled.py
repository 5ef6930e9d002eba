"""`longroad serve` with a disk that fails at one statement, as long as a file says at which."""

from __future__ import annotations

import sqlite3
import sys
from functools import partial
from pathlib import Path

from longroad.cli.main import main
from longroad.server import serve
from longroad.server.sqlite import SqliteStore
from tests.server.serving import Serving
from tests.server.shelf import watched

FILE = "trouble"


class Troubled(Serving):
    """A server whose disk a test may break."""

    program = "tests.server.troubled"

    def fails_at(self, statement: str) -> None:
        """From now on. The file appears with its words in it, or not at all."""
        draft = self.folder / "draft"
        draft.write_text(statement)
        draft.rename(self.folder / FILE)

    def works_again(self) -> None:
        (self.folder / FILE).unlink()


def fail(place: Path, statement: str) -> None:
    try:
        failing = place.read_text()
    except FileNotFoundError:
        return
    if statement.strip().startswith(failing):
        raise sqlite3.OperationalError("disk I/O error")


if __name__ == "__main__":
    folder = Path(sys.argv[sys.argv.index("--data") + 1])
    kind = watched(partial(fail, folder / FILE))
    vars(serve)["SqliteStore"] = partial(SqliteStore, kind=kind)
    main()
