"""`longroad serve` that says how much of its memory is kept out of the search for garbage."""

from __future__ import annotations

import gc

from longroad.cli import serve
from longroad.cli.main import main
from longroad.server.serve import Links
from tests.server.serving import Serving


class Frozen(Serving):
    """A server that says it."""

    program = "tests.server.frozen"


def show(links: Links) -> None:
    print(f"frozen {gc.get_freeze_count()}", flush=True)
    as_ever(links)


if __name__ == "__main__":
    as_ever = serve.show
    vars(serve)["show"] = show
    main()
