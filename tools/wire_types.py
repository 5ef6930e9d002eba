"""Writes web/src/wire.ts: the types of everything that goes over the wire, for TypeScript; and for the tests
there web/src/net/legend.json, what all rulesets declare.

python -m tools.wire_types
"""

from __future__ import annotations

import ast
import inspect
import json
import tokenize
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.json import schema_components

from longroad import legend, picture
from longroad.game import new_game
from longroad.isle import plain_picture
from longroad.rulesets import everything
from longroad.server import bot_pool, messages, report_messages, settings
from tools import web

PAGE = web.WEB / "src/wire.ts"
LEGEND = web.WEB / "src/net/legend.json"

BANNER = """\
/* Everything that goes over the wire; docs/protocol.md tells the story.
 * Made from src/longroad/server/messages.py by `make types`: change it there. */"""

MODULES = (messages, report_messages, picture, plain_picture, legend, settings, bot_pool)
ALIASES = {
    "Patch": (
        "Partial<Picture> & Record<string, unknown>",
        "The sections of the picture that changed, each whole; those that only the family knows, too.",
    ),
    "Args": ("Record<string, unknown>", "What a code is about: plain data, by name."),
}
SECTIONS: dict[tuple[str, str], dict[str, Any]] = {  # what a client may count on, whatever the family
    ("StepMessage", "patch"): {"$ref": "#/$defs/Patch"},
    ("Welcome", "picture"): {"anyOf": [{"$ref": "#/$defs/Picture"}, {"type": "null"}]},
}


# -- the schema -----------------------------------------------------------------------------------------


def structs() -> list[type[Struct]]:
    """Every message and part of one; those that only others are made from stay out."""
    found = [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]
    bases = {base for kind in found for base in kind.__bases__} - {picture.Picture}
    return [kind for kind in found if kind not in bases]


def sent(named: dict[str, Any]) -> set[str]:
    """The names of what the server may send, with all parts."""
    known: set[str] = set()
    waiting = [
        kind.__name__
        for kind in structs()
        if issubclass(kind, messages.Tell) or not kind.__struct_config__.forbid_unknown_fields
    ]
    while waiting:
        name = waiting.pop()
        if name not in known:
            known.add(name)
            waiting += references(named[name])
    return known


def references(schema: Any) -> list[str]:
    """The names of all that a schema refers to."""
    if isinstance(schema, list):
        return [name for part in schema for name in references(part)]
    if isinstance(schema, dict):
        here = [schema["$ref"].rpartition("/")[2]] if "$ref" in schema else []
        return here + [name for part in schema.values() for name in references(part)]
    return []


def schema() -> dict[str, Any]:
    """The JSON Schema of the whole protocol."""
    kinds = structs()
    _, named = schema_components(kinds, ref_template="#/$defs/{name}")
    always = sent(named)
    for kind in kinds:
        part = named[kind.__name__]
        part["properties"] = {n: simple(p) for n, p in part["properties"].items()}
        part["description"] = inspect.cleandoc(kind.__doc__ or "")
        said = comments(kind)
        for field in msgspec.structs.fields(kind):
            if field.name in said:
                name = field.encode_name
                part["properties"][name] = told(part["properties"][name], said[field.name])
        if kind.__name__ in always:
            part["required"] = [n for n in part["properties"] if n not in unset(kind)]
        if issubclass(kind, picture.Picture) and kind is not picture.Picture:
            part["extends"] = to("Picture")
            common = named["Picture"]["properties"]
            part["properties"] = {n: p for n, p in part["properties"].items() if n not in common}
            part["required"] = [*part["properties"]]
        if not part["description"]:
            del part["description"]
    for (owner, name), part in SECTIONS.items():
        named[owner]["properties"][name] = told(part, comments(getattr(messages, owner)).get(name, ""))
    for name, (written, comment) in ALIASES.items():
        named[name] = {"title": name, "tsType": written, "description": comment}
    named = {**unions(), **named}
    parts = {name for part in named.values() for name in references(part)}
    whole = [name for name in named if name not in parts and name not in ALIASES]
    return {
        "title": "Wire",
        "description": "All of it by name; what is a part of something else is found there.",
        "type": "object",
        "required": whole,
        "properties": {name: to(name) for name in whole},
        "$defs": named,
    }


def unions() -> dict[str, Any]:
    """What either side may send; commands are a union of their own among the client's."""
    commands, client, server = (
        [kind.__name__ for kind in union.__args__]
        for union in (messages.Commands, messages.FromClient, messages.FromServer)
    )
    client = [*[name for name in client if name not in commands], "Commands"]
    said = {
        "Commands": (commands, "What a client wants to happen at the table, with an id of its own."),
        "FromClient": (client, "Anything a client sends."),
        "FromServer": (server, "Anything the server sends."),
    }
    return {
        name: {"title": name, "description": comment, "anyOf": [to(member) for member in members]}
        for name, (members, comment) in said.items()
    }


def to(name: str) -> dict[str, Any]:
    """A reference."""
    return {"$ref": f"#/$defs/{name}"}


def simple(part: dict[str, Any]) -> dict[str, Any]:
    """Without what TypeScript can't say; open dictionaries get their name."""
    if part.get("type") == "object" and part.get("additionalProperties") in (None, {}):
        return to("Args")
    kept = {"type", "enum", "$ref", "anyOf", "items", "additionalProperties"}
    part = {key: value for key, value in part.items() if key in kept}
    if "anyOf" in part:
        part["anyOf"] = [simple(one) for one in part["anyOf"]]
    if "items" in part:
        part["items"] = simple(part["items"])
    return part


def told(part: dict[str, Any], comment: str) -> dict[str, Any]:
    """A description beside a reference would be lost: what is referred to has its own."""
    return {"allOf": [part], "description": comment} if "$ref" in part else {**part, "description": comment}


def unset(kind: type[Struct]) -> set[str]:
    """The fields that may be missing in what the server sends."""
    fields = msgspec.structs.fields(kind)
    left_out = kind.__struct_config__.omit_defaults
    return {
        field.encode_name
        for field in fields
        if field.default is msgspec.UNSET or (left_out and not field.required)
    }


def comments(kind: type[Struct]) -> dict[str, str]:
    """What stands behind the fields of a class, and of those it is made from, in the source."""
    said: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        module = inspect.getmodule(base)
        if module in MODULES:
            said |= {
                name: line for (owner, name), line in commented(module).items() if owner == base.__name__
            }
    return said


def commented(module: ModuleType) -> dict[tuple[str, str], str]:
    """The comments of a module that stand behind fields: class and field -> comment."""
    path = Path(str(module.__file__))
    with path.open("rb") as file:
        behind = {
            token.start[0]: token.string.lstrip("# ")
            for token in tokenize.tokenize(file.readline)
            if token.type == tokenize.COMMENT
        }
    fields = {
        (kind.name, ast.unparse(line.target)): line.end_lineno
        for kind in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(kind, ast.ClassDef)
        for line in kind.body
        if isinstance(line, ast.AnnAssign)
    }
    return {field: behind[line] for field, line in fields.items() if line in behind}


# -- the file -------------------------------------------------------------------------------------------


def types() -> str:
    """The whole file."""
    web.fetch()
    options = ["--no-additionalProperties", "--style.printWidth", "110", "--bannerComment", BANNER]
    tool = web.WEB / "node_modules/json-schema-to-typescript/dist/src/cli.js"
    done = web.start(tool, *options, given=json.dumps(schema()), quiet=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}\n{done.stderr}\nThe types could not be written.")
    return done.stdout


def in_order(part: str, entries: dict[str, Any]) -> list[tuple[str, Any]]:
    """By name, but for verbs: clients show them in the order of the book."""
    return list(entries.items()) if part == "verbs" else sorted(entries.items())


def whole_legend() -> str:
    """The legends of all rulesets in one: what chapters declare is the same wherever they are in play."""
    found: dict[str, dict[str, Any]] = {}
    for scenario in everything(in_full=False)["scenarios"]:
        for spec in scenario["specs"]:
            book = new_game(spec).book
            for part, entries in msgspec.to_builtins(book.legend()).items():
                found.setdefault(part, {}).update(entries)
    lines = [
        f'  "{part}": {{\n'
        + ",\n".join(f'    "{name}": {json.dumps(entry)}' for name, entry in in_order(part, entries))
        + "\n  }"
        for part, entries in found.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    try:
        PAGE.write_text(types(), encoding="utf-8")
        LEGEND.write_text(whole_legend(), encoding="utf-8")
    except web.Missing as missing:
        raise SystemExit(f"longroad: {missing}") from None
    for path in (PAGE, LEGEND):
        print(f"{path.relative_to(web.ROOT)} is written")
