"""The ASGI app: lobby, pages and the socket behind the guard. Errors are sent as `Trouble`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import structlog
from litestar import Litestar, Response, asgi, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import Receive, Scope, Send

from longroad.server.api import described
from longroad.server.guard import Guard, Names, retry_after, status_of, trouble_of
from longroad.server.limits import Visitors
from longroad.server.lobby import AnyRequest, Context, Lobby, health
from longroad.server.messages import BotKind, Trouble
from longroad.server.pages import handlers, no_page
from longroad.server.session import Sessions
from longroad.server.store import Damaged, StoreTrouble
from longroad.server.table import Refused
from longroad.server.tables import Tables

logger = structlog.get_logger("longroad.server")
REQUEST = 20_000  # bytes of a request body, where a handler sets no other limit


def make_app(
    tables: Tables,
    visitors: Visitors,
    names: Names,
    bots: list[BotKind],
    timed: Callable[[float], None] = lambda seconds: None,
) -> Guard:
    """All routes of the server."""
    context = Context(tables, visitors, bots)
    sessions = Sessions(tables, visitors, timed)
    description = described()

    @asgi("/api/socket", copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await sessions(cast(Any, scope), cast(Any, receive), cast(Any, send))

    @get("/api/schema")
    async def schema() -> Response[bytes]:
        return Response(description, media_type="application/json")

    app = Litestar(
        [Lobby, health, socket, schema, *handlers()],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        exception_handlers={
            Refused: refused,
            StoreTrouble: store_trouble,
            NotFoundException: no_page(lambda: answer(Refused("server-no-page"), status=404)),
            HTTPException: http_trouble,
            Exception: bug,
        },
        openapi_config=None,
        request_max_body_size=REQUEST,
        logging_config=None,
        debug=False,
    )
    return Guard(cast(Any, app), names, visitors)


def answer(refusal: Refused, headers: dict[str, str] | None = None, status: int = 0) -> Response[Trouble]:
    more = {name.decode(): value.decode() for name, value in retry_after(refusal)}
    return Response(
        trouble_of(refusal),
        status_code=status or status_of(refusal),
        headers={**(headers or {}), **more},
        media_type="application/json",
    )


def refused(request: AnyRequest, refusal: Refused) -> Response[Trouble]:
    return answer(refusal)


def store_trouble(request: AnyRequest, trouble: StoreTrouble) -> Response[Trouble]:
    logger.error("the store is in trouble", trouble=str(trouble))
    if isinstance(trouble, Damaged):
        return answer(Refused("table-damaged"))
    return answer(Refused("table-store-trouble"))


def http_trouble(request: AnyRequest, error: HTTPException) -> Response[Trouble]:
    """Errors that Litestar raises: no such method, or an unreadable request."""
    if error.status_code >= 500:
        return bug(request, error)
    if error.status_code == 405:
        return answer(Refused("server-no-method"), dict(error.headers or {}), status=405)
    if error.status_code == 413:
        return answer(Refused("server-too-long"), status=413)
    return answer(Refused("server-bad-request", {"why": reason_of(error)}), status=400)


def reason_of(error: HTTPException) -> str:
    """The first thing that is wrong with a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [part for part in extra if isinstance(part, dict) and "message" in part]
    if not found:
        return error.detail
    where = found[0].get("key")
    return f"{where}: {found[0]['message']}" if where else str(found[0]["message"])


def bug(request: AnyRequest, error: Exception) -> Response[Trouble]:
    logger.error("a request failed", path=request.scope["path"], exc_info=error)
    return answer(Refused("table-bug"))
