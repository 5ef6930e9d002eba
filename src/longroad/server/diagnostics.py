"""Logs: what the server does, a line each. No token, no secret and no word of a chat is in them.

A traceback is written without the values of variables, for tokens may be among them.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from structlog.typing import Processor


def configure(kind: str) -> None:
    """Write to the error stream: `json`, or `plain` for people."""
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if kind == "json":
        last: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        colors = sys.stderr.isatty()
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=plain)]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[Bridge()], level=logging.WARNING, force=True)


class Bridge(logging.Handler):
    """What libraries log comes out like everything else."""

    def emit(self, record: logging.LogRecord) -> None:
        facts: dict[str, Any] = {"by": record.name}
        if record.exc_info:
            facts["exc_info"] = record.exc_info
        structlog.get_logger().log(record.levelno, record.getMessage().strip(), **facts)
