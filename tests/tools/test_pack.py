"""An archive with Python, the packages and the engine is all that another machine needs."""

from __future__ import annotations

import json
import subprocess
import tarfile
from pathlib import Path

import pytest

from longroad._engine import fingerprint, library
from tools.pack import pack

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not library(fingerprint()).exists(), reason="there is no compiled engine"),
]


def test_an_archive_runs_in_an_empty_folder_without_anything_else(tmp_path: Path) -> None:
    pack(tmp_path / "engine.tgz", [])
    place = tmp_path / "an empty folder"
    with tarfile.open(tmp_path / "engine.tgz") as archive:
        archive.extractall(place, filter="tar")
    link = tmp_path / "link"
    link.symlink_to(place / "python")
    for start in (place / "python", link):
        about = subprocess.run(
            [start, "-m", "longroad.cli.main", "about", "--json"],
            cwd="/",
            env={"PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(about.stdout)["engine"] == "compiled"
