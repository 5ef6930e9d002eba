"""The pages that come with the server, and the client for browsers. Nothing in them asks another host.

The client is built from `web/` by `make setup`. A wheel has it in the folder `client`; in a checkout it is
found where it was built. Without it the start page tells that the server is running, and how to get one.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from longroad.texts import say

KINDS = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "json": "application/json",
    "woff2": "font/woff2",
}
ZIPPED = KINDS["woff2"]  # as it comes
HASHED = re.compile(r"-[\w-]{8}\.\w+")  # the name changes with the content
FOR_EVER = "public, max-age=31536000, immutable"
SMALL = 1_000  # bytes that aren't worth packing
BUILT = Path(__file__).parents[3] / "web" / "dist"  # in a checkout

AnyRequest = Request[Any, Any, State]


class Page:
    """One file as it is sent."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.kind = KINDS[name.rpartition(".")[2]]
        zips = len(body) > SMALL and self.kind != ZIPPED
        self.zipped = gzip.compress(body, mtime=0) if zips else b""
        self.mark = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        self.keep = FOR_EVER if HASHED.search(name) else "no-cache"

    def response(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """The page, zipped if the browser can unzip it, or that the browser has it already."""
        headers = {"cache-control": self.keep, "etag": self.mark, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.mark:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if self.zipped and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.zipped, status_code=status, headers=headers, media_type=self.kind)
        return Response(self.body, status_code=status, headers=headers, media_type=self.kind)


def files_of(folder: Traversable) -> Iterator[Traversable]:
    """The files of a folder that may be sent."""
    if folder.is_dir():
        yield from (file for file in folder.iterdir() if file.name.rpartition(".")[2] in KINDS)


def pages(folder: Traversable | None = None) -> dict[str, Page]:
    """The files of a folder by name; without one, of the folder `pages`."""
    found = resources.files(__package__).joinpath("pages") if folder is None else folder
    return {file.name: Page(file.name, file.read_bytes()) for file in files_of(found)}


def client_folder(built: Path = BUILT) -> Traversable | None:
    """Where the client for browsers is: in the package, else where a checkout builds it; None if nowhere."""
    installed = resources.files(__package__).joinpath("client")
    return next((place for place in (installed, built) if place.joinpath("index.html").is_file()), None)


def client(built: Path = BUILT) -> dict[str, Page]:
    """The files of the client for browsers; none if it was not built."""
    folder = client_folder(built)
    return {} if folder is None else pages(folder)


def handlers(built: Path = BUILT) -> list[HTTPRouteHandler]:
    ours, app = pages(), client(built)
    there = {**app, **ours}
    first = app.get("index.html") or ours["index.html"]

    @get("/")
    async def start(request: AnyRequest) -> Response[bytes]:
        return first.response(request)

    @get(["/table/{name:str}", "/replay/{name:str}", "/report/{name:str}", "/rules/{name:str}"])
    async def screen(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        """The client has a screen for it and asks for the table or the rules itself."""
        if not app:
            raise NotFoundException
        return first.response(request)

    @get("/{name:str}")
    async def page(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        if name not in there:
            raise NotFoundException
        return there[name].response(request)

    return [start, screen, page]


def no_page(
    otherwise: Callable[[], Response[Any]], built: Path = BUILT
) -> Callable[[AnyRequest, NotFoundException], Response[Any]]:
    """What is answered where nothing is: a page to whoever wants to read one, which the client writes; what
    programs ask for isn't one."""
    folder = client_folder(built)
    page = None if folder is None else Page("index.html", folder.joinpath("index.html").read_bytes())
    said = say("why-server-no-page", {})
    plain = f'<!doctype html><title>Longroad</title><p>{said} <a href="/">Longroad</a></p>'

    def nothing_here(request: AnyRequest, error: NotFoundException) -> Response[Any]:
        reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not reads or request.url.path.startswith("/api/"):
            return otherwise()
        if page is None:
            return Response(plain.encode(), status_code=404, media_type="text/html")
        return page.response(request, 404)

    return nothing_here
