"""The client for browsers, as the server sends it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from litestar import Litestar, Response
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from longroad.cli.serve import show
from longroad.server import pages
from longroad.server.pages import client, handlers, no_page
from longroad.server.serve import Links

FILES = {
    "index.html": "<!doctype html><title>the client</title>",
    "index-Ab3_-x9Z.js": "console.log('a long script');\n" * 200,
    "en-0a1B2c3D.json": "[]\n",
    "secret.pem": "nobody's business",
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    return tmp_path


def browsing(built: Path) -> TestClient[Litestar]:
    nothing = no_page(lambda: Response({"code": "server-no-page"}, status_code=404), built)
    return TestClient(
        Litestar(handlers(built), exception_handlers={NotFoundException: nothing}, openapi_config=None)
    )


def reading(browser: TestClient[Litestar], path: str) -> tuple[int, str, str]:
    """What a browser gets for an address that somebody typed: the status, the kind and the page."""
    answer = browser.get(path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    return answer.status_code, answer.headers["content-type"].partition(";")[0], answer.text


def test_a_built_client_is_the_start_page_and_has_a_screen_for_every_table(built: Path) -> None:
    with browsing(built) as browser:
        for path in ("/", "/table/abcdefgh", "/replay/abcdefgh"):
            answer = browser.get(path)
            assert answer.text == FILES["index.html"]
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        assert browser.get("/table/abcdefgh/more").status_code == 404
        assert browser.get("/elsewhere/abcdefgh").status_code == 404


@pytest.mark.parametrize("path", ["/nonsense", "/table/", "/table/abcdefgh/more", "/elsewhere/abcdefgh"])
def test_where_nothing_is_the_client_says_so_to_readers_and_json_to_programs(built: Path, path: str) -> None:
    with browsing(built) as browser:
        assert reading(browser, path) == (404, "text/html", FILES["index.html"])
        program = browser.get(path)
        assert (program.status_code, program.json()) == (404, {"code": "server-no-page"})
        assert browser.post(path, headers={"Accept": "text/html"}).status_code in (404, 405)
        assert reading(browser, "/api/nonsense")[1] == "application/json"


def test_without_a_client_a_reader_is_told_in_a_sentence_that_nothing_is_there(tmp_path: Path) -> None:
    with browsing(tmp_path / "nowhere") as browser:
        for path in ("/nonsense", "/table/abcdefgh"):
            status, kind, text = reading(browser, path)
            assert (status, kind) == (404, "text/html")
            assert "There is nothing here." in text


def test_without_a_client_there_is_the_plain_start_page(tmp_path: Path) -> None:
    assert client(tmp_path / "nowhere") == {}
    with browsing(tmp_path / "nowhere") as browser:
        assert "The server is running" in browser.get("/").text
        assert browser.get("/table/abcdefgh").status_code == 404


def test_a_server_without_a_client_says_how_to_get_one(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    links = Links(["http://127.0.0.1:8000"], [], "", Path("games"))
    for folder, said in ((built, False), (built / "nowhere", True)):
        monkeypatch.setattr(pages, "client_folder", partial(pages.client_folder, folder))
        show(links)
        assert ("make setup" in capsys.readouterr().out) is said
        monkeypatch.undo()
    with browsing(built / "nowhere") as browser:
        assert "make setup" in browser.get("/").text


def test_a_folder_without_a_page_is_no_client(built: Path) -> None:
    (built / "index.html").unlink()
    assert client(built) == {}


def test_pages_of_the_server_stay_where_they_are(built: Path) -> None:
    with browsing(built) as browser:
        assert "the client" not in browser.get("/index.html").text
        assert browser.get("/verify.html").status_code == 200


def test_only_what_a_browser_needs_is_sent(built: Path) -> None:
    with browsing(built) as browser:
        assert browser.get("/en-0a1B2c3D.json").text == FILES["en-0a1B2c3D.json"]
        assert browser.get("/secret.pem").status_code == 404
        assert browser.get("/folder").status_code == 404


def test_a_file_whose_name_changes_with_it_is_kept_for_ever(built: Path) -> None:
    with browsing(built) as browser:
        script = browser.get("/index-Ab3_-x9Z.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")


def test_long_files_are_packed_for_browsers_that_can_unpack_them(built: Path) -> None:
    with browsing(built) as browser:
        packed = browser.get("/index-Ab3_-x9Z.js", headers={"Accept-Encoding": "gzip, br"})
        plain = browser.get("/index-Ab3_-x9Z.js", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(FILES["index-Ab3_-x9Z.js"]) / 5
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == FILES["index-Ab3_-x9Z.js"]
    assert packed.headers["etag"] == plain.headers["etag"]
    assert "accept-encoding" in packed.headers["vary"]
