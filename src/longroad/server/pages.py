"""The pages that come with the server. Nothing in them asks another host for anything."""

from __future__ import annotations

import hashlib
from importlib import resources
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

KINDS = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
}


class Page:
    """One file as it is sent."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.kind = KINDS[name.rpartition(".")[2]]
        self.mark = f'"{hashlib.sha256(body).hexdigest()[:16]}"'

    def response(self, known: str | None) -> Response[bytes]:
        """The page, or that the browser has it already."""
        headers = {"cache-control": "no-cache", "etag": self.mark}
        if known == self.mark:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


def pages() -> dict[str, Page]:
    """The files of the folder `pages` by name."""
    folder = resources.files(__package__).joinpath("pages")
    files = [file for file in folder.iterdir() if file.name.rpartition(".")[2] in KINDS]
    return {file.name: Page(file.name, file.read_bytes()) for file in files}


def handlers() -> list[HTTPRouteHandler]:
    there = pages()

    @get("/")
    async def start(request: Request[Any, Any, State]) -> Response[bytes]:
        return there["index.html"].response(request.headers.get("if-none-match"))

    @get("/{name:str}")
    async def page(request: Request[Any, Any, State], name: str) -> Response[bytes]:
        if name not in there:
            raise NotFoundException
        return there[name].response(request.headers.get("if-none-match"))

    return [start, page]
