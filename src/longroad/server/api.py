"""The description of the HTTP API, as OpenAPI."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from longroad import __version__
from longroad.server.lobby import BODIES, KINDS, Lobby, health
from longroad.server.messages import Trouble

REF = "#/components/schemas/{name}"
OPENAPI = OpenAPIConfig(
    title="Longroad",
    version=__version__,
    description="Tables of Longroad: made, joined and looked at. The game itself goes over a socket.",
    components=Components(
        security_schemes={
            "host": SecurityScheme("http", scheme="bearer", description="The host's token of a table."),
            "seat": SecurityScheme("http", scheme="bearer", description="The token of a seat."),
        }
    ),
)


def described() -> bytes:
    """The whole description in JSON.

    Litestar finds the paths. What goes over them is described by msgspec, which also reads it: Litestar would
    leave out limits inside unions, and that unknown fields are refused.
    """
    context = Provide(lambda: None, sync_to_thread=False)
    app = Litestar(
        [Lobby, health], dependencies={"context": context}, openapi_config=OPENAPI, logging_config=None
    )
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    kinds = [*KINDS, *BODIES.values(), Trouble]
    _, schema["components"]["schemas"] = msgspec.json.schema_components(kinds, ref_template=REF)
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            operation = schema["paths"].get(route.path_format, {}).get(method_of(handler))
            if operation is not None:
                complete(operation, str(handler.fn.__name__))
    return msgspec.json.encode(schema)


def method_of(handler: HTTPRouteHandler) -> str:
    return next(iter(handler.http_methods)).lower()


def complete(operation: dict[str, Any], name: str) -> None:
    """Say what an operation takes, and how it says no."""
    if name in BODIES:
        operation["requestBody"] = {"required": True, **content(BODIES[name])}
    operation["responses"].pop("400", None)
    operation["responses"]["4XX"] = {"description": "It can't be done, and why", **content(Trouble)}
    operation["responses"]["5XX"] = {"description": "The server can't do it now", **content(Trouble)}


def content(kind: type) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}}
