"""A wheel is enough to play: nobody who installs one needs Node, or the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.server.serving import serving
from tools import web, wheel

HERE = "longroad/server/client/"


@pytest.fixture
def made(tmp_path: Path) -> ZipFile:
    """A wheel as `make wheel` makes it, but for the compiler."""
    if not (web.WEB / "dist/index.html").exists():
        assert not web.is_ci(), "the client is not built"
        pytest.skip("the client is not built")
    wheel.fresh_copy(tmp_path / "tree")
    subprocess.run(
        [sys.executable, "setup.py", "-q", "bdist_wheel", "--dist-dir", str(tmp_path)],
        cwd=tmp_path / "tree",
        env={**os.environ, "LONGROAD_COMPILE": "0"},
        check=True,
    )
    (file,) = tmp_path.glob("*.whl")
    return ZipFile(file)


def test_a_server_from_a_wheel_brings_the_lobby(
    made: ZipFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = {file.name: file.read_bytes() for file in (web.WEB / "dist").iterdir()}
    packed = {name.removeprefix(HERE): made.read(name) for name in made.namelist() if name.startswith(HERE)}
    assert packed == built
    assert not [name for name in made.namelist() if name.endswith(".so")], "nothing old is packed"

    site = tmp_path / "site"
    made.extractall(site)
    page = site / HERE / "index.html"
    page.write_text(page.read_text(encoding="utf-8") + "<!-- of the wheel -->", encoding="utf-8")
    monkeypatch.syspath_prepend(site)
    with serving(tmp_path / "data") as server, server.api() as browser:
        lobby = browser.get("/")
        assert lobby.status_code == 200 and lobby.text.endswith("<!-- of the wheel -->")
        for name, body in built.items():
            if name != "index.html":
                assert browser.get(f"/{name}").content == body
        assert browser.get("/api/rules").json()["chapters"]
