"""The build of the client for browsers: what it is made from, how it travels, and what if there is none."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from longroad.server.pages import Page, client
from tools import prepare, web
from tools.prepare import is_ci

ROOT = Path(__file__).parents[2]


def test_a_wheel_brings_the_client_along(tmp_path: Path) -> None:
    """As it was built, and nothing of an older build."""
    tree, lib = tmp_path / "tree", tmp_path / "lib"
    (tree / "src/longroad/server").mkdir(parents=True)
    for name in ("src/longroad/__init__.py", "src/longroad/_engine.py", "src/longroad/server/__init__.py"):
        shutil.copy(ROOT / name, tree / name)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tree)
    for page in ("old", "new"):
        shutil.rmtree(tree / "web", ignore_errors=True)
        (tree / "web/dist").mkdir(parents=True)
        (tree / "web/dist/index.html").write_text(page)
        (tree / f"web/dist/{page}.js").write_text(page)
        subprocess.run(
            [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(lib)],
            cwd=tree,
            env={"LONGROAD_COMPILE": "0"},
            check=True,
        )
    client = lib / "longroad/server/client"
    assert (client / "index.html").read_text() == "new"
    assert sorted(path.name for path in client.iterdir()) == ["index.html", "new.js"]


def test_what_the_client_is_made_of_is_pinned() -> None:
    """Every package at one version, from whatever registry: the lock file has its checksum."""
    packages = json.loads((web.WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    del packages[""]
    assert [name for name, package in packages.items() if "integrity" not in package] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small copy of what the build looks at, where building only writes down that it was done."""
    for name in (
        "web/index.html",
        "web/src/main.ts",
        "web/src/main.test.ts",
        "src/longroad/texts/en/core.ftl",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "web/public").mkdir()
    (tmp_path / "web/node_modules").mkdir()
    (tmp_path / "build").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def builds(monkeypatch: pytest.MonkeyPatch, status: int = 0) -> int:
    """How often the client is built by one `make setup`."""
    commands: list[str] = []

    def node(title: str, command: str) -> int:
        commands.append(command)
        prepare.CLIENT.mkdir(exist_ok=True)
        (prepare.CLIENT / "index.html").write_text("built")
        return status

    monkeypatch.setattr(prepare, "node", node)
    prepare.client()
    assert all(command == "build" for command in commands)
    return len(commands)


def test_the_client_is_built_when_a_source_or_a_text_changed_and_only_then(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert builds(monkeypatch) == 1
    assert builds(monkeypatch) == 0
    for name in ("web/src/main.ts", "web/src/new.svelte", "web/index.html", "src/longroad/texts/en/core.ftl"):
        (checkout / name).write_text("something else")
        assert builds(monkeypatch) == 1, name
        assert builds(monkeypatch) == 0, name
    (checkout / "web/src/main.test.ts").write_text("another test")
    (checkout / "web/node_modules/other.js").write_text("another package")
    assert builds(monkeypatch) == 0


def test_a_build_that_was_lost_or_changed_is_made_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert builds(monkeypatch) == 1
    (checkout / "web/dist/index.html").write_text("by hand")
    assert builds(monkeypatch) == 1
    shutil.rmtree(checkout / "web/dist")
    assert builds(monkeypatch) == 1


def test_a_client_that_cannot_be_built_stops_nothing_but_ci(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert builds(monkeypatch) == 1
    (checkout / "web/index.html").write_text("something else")
    assert builds(monkeypatch, status=1) == 1
    assert not (checkout / "web/dist").exists(), "better none than an old one"
    assert builds(monkeypatch, status=1) == 1, "it is tried again"
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="CI is set"):
        builds(monkeypatch, status=1)


@pytest.mark.parametrize(
    ("command", "ci", "status"),
    [("build", "", 1), ("check", "", 0), ("test", "", 0), ("browse", "", 0), ("check", "true", 1)],
)
def test_packages_that_cannot_be_fetched_are_told_in_one_sentence(
    command: str, ci: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing(all_of_them: bool = True) -> None:
        raise web.Missing("There is no network.")

    monkeypatch.setattr(web, "fetch", nothing)
    monkeypatch.setenv("CI", ci)
    assert web.main(command) == status
    said = capsys.readouterr().err
    assert said.startswith("longroad: There is no network.") and "Traceback" not in said


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("1", 1)])
def test_without_chromium_the_browser_tests_are_left_out_and_in_ci_they_fail(
    ci: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "fetch", lambda: None)
    monkeypatch.setattr(web, "installed", lambda: "")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setenv("CI", ci)
    assert web.main("browse") == status
    assert "apt install chromium" in capsys.readouterr().err


@pytest.fixture
def built() -> dict[str, Page]:
    """The files of the client, if it is built."""
    files = client()
    if not files:
        assert not is_ci(), "the client is not built"
        pytest.skip("the client is not built")
    return files


def fetched(name: str, built: dict[str, Page]) -> set[str]:
    """The files that a script needs before it runs: what it imports, and what that imports."""
    found: set[str] = set()
    wanted = [name]
    while wanted:
        found.add(one := wanted.pop())
        source = built[one].body.decode()
        wanted += set(re.findall(r"""(?:from|import)["'`]\./([\w.-]+\.js)["'`]""", source)) - found
    return found


@pytest.mark.parametrize(
    ("screens", "most"),
    [(["Lobby"], 66_000), (["Table", "Waiting"], 84_000), (["Table", "Play", "isle"], 120_000)],
)
def test_what_a_screen_needs_stays_small(screens: list[str], most: int, built: dict[str, Page]) -> None:
    """Scripts and styles, packed, that come before a screen is seen."""
    entry = re.findall(r'<script[^>]* src="/([\w.-]+\.js)"', built["index.html"].body.decode())
    own = [name for name in built if re.fullmatch(rf"({'|'.join(screens)})-[\w-]{{8}}\.js", name)]
    assert len(entry) == 1 and len(own) == len(screens)
    needed = set().union(*(fetched(name, built) for name in (*entry, *own)))
    kinds = {re.sub(r"-[\w-]{8}\.js", "", name) for name in needed}
    needed |= {name for name in built if re.sub(r"-[\w-]{8}\.css", "", name) in kinds}
    sizes = {name: len(built[name].zipped or built[name].body) for name in needed}
    assert sum(sizes.values()) <= most, sizes


def test_the_drawings_stay_small() -> None:
    """At most 24 kB, packed: land, cards, dice, faces and pieces."""
    drawn = [*(web.WEB / "src/art").rglob("*.svelte"), *(web.WEB / "src/isle/board/pieces").rglob("*.svelte")]
    assert len(drawn) > 60
    assert len(gzip.compress(b"".join(file.read_bytes() for file in sorted(drawn)))) <= 24_000


TERMINAL = re.compile("(example|legend|panel|score|terrain)-")  # what chapters say there alone


def test_all_that_is_said_in_a_language_comes_with_one_answer(built: dict[str, Page]) -> None:
    """What the engine and the server say, and what the client says; not what only the terminal does."""
    texts = {name.split("-")[0]: page.body for name, page in built.items() if name.endswith(".json")}
    assert sorted(texts) == ["en", "pl", "ru", "uk"]
    for language, text in texts.items():
        engines = sorted((ROOT / "src/longroad/texts" / language).glob("*.ftl"))
        engines = [file for file in engines if file.name != "terminal.ftl"]
        ours = sorted((ROOT / "web/src/texts" / language).glob("*.ftl"))
        assert len(ours) > 10
        told = {message["id"] for message in json.loads(text)}
        for file in (*engines, *ours):
            said = set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M))
            assert {name for name in said if not TERMINAL.match(name)} <= told, file
        assert not any(map(TERMINAL.match, told))


def test_every_package_of_the_client_is_explained() -> None:
    """docs/dependencies.md says what each is for."""
    package = json.loads((web.WEB / "package.json").read_text(encoding="utf-8"))
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    named = set(re.findall(r"[\w@/.-]+", page))
    assert {name for part in ("dependencies", "devDependencies") for name in package[part]} <= named
