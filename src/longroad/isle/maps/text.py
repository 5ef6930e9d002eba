"""Maps as text: TOML or JSON to read, TOML to write."""

from __future__ import annotations

import json
import os
import tomllib

from longroad.errors import BadMap
from longroad.isle.maps.format import MOST_LINE, MOST_TEXT, WIDE
from longroad.isle.maps.sentences import one_line, shown


def read_text(source: object) -> str:
    content: str | bytes
    if isinstance(source, (str, bytes)):
        content = source
    elif isinstance(source, os.PathLike):
        try:
            with open(source, "rb") as stream:
                content = stream.read(4 * MOST_TEXT + 1)
        except (OSError, ValueError) as reason:
            why = reason.strerror if isinstance(reason, OSError) else reason
            raise BadMap(f"the map file {shown(os.fspath(source))} can't be read: {why}") from None
    else:
        raise BadMap(f"a map is read from text, a path or a table, not from {shown(source)}")
    if isinstance(content, bytes):
        try:
            content = content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadMap("the map is not UTF-8 text") from None
    if len(content) > MOST_TEXT:
        raise BadMap(f"the map file is longer than {MOST_TEXT} characters")
    return content


def parse_text(text: str) -> dict[str, object]:
    is_json = text.lstrip().startswith("{")
    if not is_json and max([len(line) for line in text.split("\n")]) > MOST_LINE:
        raise BadMap(f"the map file has a line longer than {MOST_LINE} characters")
    try:
        table: object = json.loads(text) if is_json else tomllib.loads(text)
    except RecursionError:
        raise BadMap("the map file nests too deeply") from None
    except Exception as reason:  # whatever a parser raises, the text is at fault
        kind = "JSON" if is_json else "TOML"
        raise BadMap(f"the map file is not {kind}: {one_line(str(reason))}") from None
    if not isinstance(table, dict):
        raise BadMap("the map file must hold a table")
    return table


def map_text(table: dict[str, object]) -> str:
    """A map as TOML that people can read and change; the table is one that `as_dict` wrote."""
    lines: list[str] = []
    tables: list[str] = []
    for key, value in table.items():
        if key == "map" and isinstance(value, list):
            lines += ["", 'map = """', *[str(line) for line in value], '"""', ""]
        elif isinstance(value, dict) and key in ("pieces", "marks"):
            tables += ["", f"[{key}]"]
            for name, things in value.items():
                tables += written(f"{name} = ", things)
        else:
            lines += written(f"{key} = ", value)
    return "\n".join([*lines, *tables]) + "\n"


def written(start: str, value: object) -> list[str]:
    """A value in TOML; a long list on several lines."""
    if isinstance(value, dict):
        parts = [written(f"{name} = ", entry)[0] for name, entry in value.items()]
        return [f"{start}{{ {', '.join(parts)} }}"]
    if not isinstance(value, list):
        return [start + json.dumps(value, ensure_ascii=False)]
    things = [json.dumps(entry, ensure_ascii=False) for entry in value]
    whole_list = f"{start}[{', '.join(things)}]"
    if len(whole_list) <= WIDE:
        return [whole_list]
    lines = [start + "["]
    line = " "
    for thing in things:
        if len(line) + len(thing) + 2 > WIDE:
            lines.append(line)
            line = " "
        line += f" {thing},"
    return [*lines, line, "]"]
