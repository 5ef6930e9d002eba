"""The HTTP API is as its description says, whatever it is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from longroad.server.api import described
from tests.effort import amount, more
from tests.server.serving import Serving, serving
from tests.server.talking import make

EXAMPLES = amount(15, 40, 40)  # an operation


def refuses_what_is_wrong(ctx: Any, response: Any, case: Any) -> bool | None:
    """What is too long as a whole is refused, too, and nobody looks what else is wrong with it."""
    return None if response.status_code == 413 else negative_data_rejection(ctx, response, case)


CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
bounded = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("games"), "--most-tables", "100000") as running:
        yield running


@pytest.fixture(scope="module")
def game(server: Serving) -> str:
    return str(make(server, listed=True)["game"])


anything = schemathesis.openapi.from_dict(json.loads(described()))


@more
@anything.parametrize()
@bounded
def test_every_operation_answers_as_it_is_described(case: Case[Any], server: Serving) -> None:
    case.call_and_validate(base_url=server.url, checks=[*CHECKS, refuses_what_is_wrong])


@more
@anything.include(path_regex="game").exclude(method="DELETE").parametrize()
@bounded
def test_and_so_it_does_for_a_table_that_is_there(case: Case[Any], server: Serving, game: str) -> None:
    case.path_parameters["game"] = game
    answer = case.call(base_url=server.url)
    case.validate_response(answer, checks=CHECKS)
    assert answer.status_code != 404


def test_the_description_is_complete(server: Serving) -> None:
    with server.api() as api:
        answer = api.get("/api/schema")
    assert answer.content == described()
    schema = answer.json()
    assert set(schema["paths"]) == {
        "/api/bots",
        "/api/import",
        "/api/import/seats",
        "/api/rules",
        "/api/rulesets",
        "/api/tables",
        "/api/tables/{game}",
        "/api/tables/{game}/dice",
        "/api/tables/{game}/history",
        "/api/tables/{game}/play-on",
        "/api/tables/{game}/record",
        "/api/tables/{game}/report",
        "/api/tables/{game}/save",
        "/api/tables/{game}/seats",
        "/health",
    }
    parts = schema["components"]["schemas"]
    named = {ref.rpartition("/")[2] for ref in refs_in(schema)}
    assert named <= set(parts)
    assert parts["Settings"]["additionalProperties"] is False
    assert parts["SitDown"]["properties"]["seat"]["anyOf"][0] == {
        "type": "integer",
        "minimum": 0,
        "maximum": 5,
    }
    operations = [operation for path in schema["paths"].values() for operation in path.values()]
    assert all(operation["summary"] and operation["tags"] for operation in operations)
    assert "http" not in json.dumps(schema["servers"])


def refs_in(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from refs_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from refs_in(value)
