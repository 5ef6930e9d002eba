"""Fills docs/protocol.md: excerpts of the recorded example, and tables of what the code knows.

python tools/protocol_page.py
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from longroad import texts
from longroad.server.api import described
from longroad.server.connection import AGAIN
from longroad.server.guard import STATUSES
from longroad.server.limits import Limits, Rate
from longroad.server.phrases import PHRASES
from longroad.server.quotas import MOST

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/protocol.md"
EXAMPLE = ROOT / "docs/protocol-example.jsonl"
SCENE = re.compile(r"(<!-- scene: ([\w ]+?)(?:, as (\w+) sees it)? -->\n```text\n)(.*?)(```\n)", re.DOTALL)
PART = re.compile(r"(<!-- part: (\w+) that (\w+) is told in ([\w ]+?) -->\n```json\n)(.*?)(```\n)", re.DOTALL)
PLACE = re.compile(r"(<!-- (\w+) -->\n)(.*?)(<!-- end -->\n)", re.DOTALL)

SHORT = 260  # letters of a message in an excerpt, more or less
WRAP = textwrap.TextWrapper(112, subsequent_indent=" " * 8, break_long_words=False, break_on_hyphens=False)
ARROWS = {"sends": "→", "is told": "←", "asks": "→", "is answered": "←", "is gone": "×"}

OURS = ("no-such-action", "no-such-seat", "not-your-turn")  # refusals of the engine that a table makes, too
TEXT = re.compile(r"^(why|bye|phrase)-([\w-]+) = (.+)$", re.MULTILINE)


# -- excerpts --------------------------------------------------------------------------------------------


def excerpt(example: str, scene: str, who: str = "") -> str:
    """A scene, or what one of them sees of it; what is long is left out."""
    text = ""
    for line in map(json.loads, example.splitlines()):
        if line["scene"] == scene and who in ("", line["who"]):
            said = short(line["message"], SHORT) if "message" in line else "(the connection is gone)"
            head = f"{line['who']:5} {ARROWS[line['way']]} "
            text += "\n".join(WRAP.wrap(head + said)) + "\n"
    if not text:
        raise ValueError(f"the example has no scene {scene!r} with {who!r}")
    return text


def part(example: str, scene: str, who: str, field: str) -> str:
    """The first of these that somebody is told in a scene, whole."""
    lines = [json.loads(line) for line in example.splitlines()]
    told = [line["message"] for line in lines if (line["scene"], line["who"]) == (scene, who)]
    found = next(message[field] for message in told if message.get(field))
    return json.dumps(found, ensure_ascii=False, indent=1).replace("\n ", "\n  ") + "\n"


def short(value: Any, room: int) -> str:
    """JSON that is about as long as this at most: what is too long in it becomes …"""
    whole = json.dumps(value, ensure_ascii=False)
    if len(whole) <= room or not isinstance(value, dict | list):
        return whole
    if isinstance(value, list):
        rest = ", …" if len(value) > 1 else ""
        return f"[{short(value[0], room - 6)}{rest}]" if room > 60 else "[…]"
    left = room - sum(len(name) + 6 for name in value)
    if left < 4 * len(value):
        return "{…}"
    return "{" + ", ".join(f'"{name}": {short(part, left // 2)}' for name, part in value.items()) + "}"


# -- tables ----------------------------------------------------------------------------------------------


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    heads = list(head)
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|\n" for cells in lines)


def sentences(kind: str) -> dict[str, str]:
    """The texts of a kind by code; … stands for an argument."""
    told = [source for name, source in texts.sources().items() if name != "terminal.ftl"]
    found = TEXT.findall("\n".join(told))
    return {code: re.sub(r"\{[^}]*\}", "…", text) for name, code, text in found if name == kind}


def is_ours(code: str) -> bool:
    return code.startswith(("table-", "server-")) or code in OURS


def codes() -> str:
    known = sorted((code, text) for code, text in sentences("why").items() if is_ours(code))
    rows = [[f"`{code}`", str(STATUSES.get(code, "")), text] for code, text in known]
    return table(["code", "HTTP", "in English"], rows)


def goodbyes() -> str:
    waits = {"restart": 1000, **AGAIN}
    rows = [
        [f"`{code}`", str(waits.get(code) or "–"), text] for code, text in sorted(sentences("bye").items())
    ]
    return table(["code", "retry", "in English"], rows)


def phrases() -> str:
    words = sentences("phrase")
    return table(["phrase", "in English"], [[f"`{code}`", words[code]] for code in PHRASES])


SAID = {
    "sockets": "connections at once",
    "opened": "connections opened",
    "connections": "connections for HTTP at once",
    "bodies": "bodies of HTTP requests on their way at once",
    "requests": "HTTP requests",
    "costly": "histories, records, seats of a record, reports of dice",
    "tables": "tables made",
    "alone": "tables of bots alone that play at once",
    "commands": "messages over all connections",
    "chat": "lines of chat over all connections",
    "socket_commands": "messages over one connection",
    "socket_chat": "lines of chat over one connection",
    "strikes": "refused messages over one connection, before the goodbye",
}


def limits() -> str:
    rows = []
    for name, words in SAID.items():
        limit: int | Rate = getattr(Limits(), name)
        burst, then = (limit, "") if isinstance(limit, int) else (limit.burst, f"{limit.a_second:g}")
        rows.append([words, f"{burst:g}", then])
    return table(["from one address", "at once", "then a second"], rows)


OFTEN: dict[str, str] = {
    "Said": "lines of chat",
    "Voted": "votes",
    "Sat": "people who sit down",
    "BotSat": "bots that the host puts there",
    "Silenced": "times that the host ends or allows its chat",
    "Offered": "links for another device",
    "Renamed": "other names",
    "Back": "returns of its player",
}


def most() -> str:
    rows = [[OFTEN[kind.__name__], str(times)] for kind, times in MOST.items()]
    return table(["of one seat in one game", "at most"], rows)


def http() -> str:
    """Every request there is, from the description of the API."""
    rows = []
    for path, methods in sorted(json.loads(described())["paths"].items()):
        for method, operation in sorted(methods.items()):
            good = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
            types = [type_in(operation.get("requestBody", {})), type_in(good)]
            rows.append([f"`{method.upper()} {path}`", operation["summary"], *types])
    return table(["request", "", "body", "answer"], rows)


def type_in(part: dict[str, Any]) -> str:
    """The name of the type that a request brings or gets, as in web/src/wire.ts."""
    for kind, content in part.get("content", {}).items():
        schema = content["schema"]
        if kind != "application/json":
            return "text"
        if "items" in schema:
            return f"list of `{named(schema['items'])}`"
        return f"`{named(schema)}`" if "$ref" in schema else ""
    return ""


def named(reference: dict[str, str]) -> str:
    return reference["$ref"].rpartition("/")[2]


TABLES: dict[str, Callable[[], str]] = {
    "codes": codes,
    "goodbyes": goodbyes,
    "limits": limits,
    "most": most,
    "http": http,
    "phrases": phrases,
}


def filled(page: str, example: str) -> str:
    """The page with the excerpts of this example, and with the tables."""
    page = PART.sub(lambda f: f[1] + part(example, f[4], f[3], f[2]) + f[6], page)
    page = SCENE.sub(lambda found: found[1] + excerpt(example, found[2], found[3] or "") + found[5], page)
    return PLACE.sub(lambda found: found[1] + TABLES[found[2]]() + found[4], page)


if __name__ == "__main__":
    PAGE.write_text(
        filled(PAGE.read_text(encoding="utf-8"), EXAMPLE.read_text(encoding="utf-8")), encoding="utf-8"
    )
    print(f"{PAGE.relative_to(ROOT)} is written")
