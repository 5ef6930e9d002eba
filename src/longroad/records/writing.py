"""A record as text, and as a file."""

from __future__ import annotations

import json
import os
import tempfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from longroad.core.dealer import Dealer
from longroad.dice.fair import FairDealer
from longroad.game import called, house_rules_of

if TYPE_CHECKING:
    from longroad.records.record import Record

FORMAT = "longroad record 1"
FAIR = "fair"  # the dealer of a save file whose dice can be checked


def text_of(record: Record, private: bool) -> str:
    """The record; with `private` also what only a save file holds: the dealer and the notes."""
    game = record.game
    head = {
        "spec": game.spec,
        "rules": str(record.rules),
        "seats": ", ".join(game.book.names[: game.seats]),
        "board": as_json(game.set_up().as_dict()),
        "house rules": called(house_rules_of(game)),
        "dice": "" if record.dice is None else record.dice.text(),
        "dealer": dealer_of(record) if private else "",
        "notes": json.dumps(record.notes) if private and record.notes else "",
    }
    body = record.words()
    text = "\n".join([FORMAT, *(f"{key}: {value}" for key, value in head.items() if value), "", *body]) + "\n"
    return text + f"end: {len(body)} lines, check {check_of(text)}\n"


def as_json(facts: dict[str, Any]) -> str:
    return json.dumps(facts, separators=(",", ":")) if facts else ""


def dealer_of(record: Record) -> str:
    """What a save file has to know to deal on; nothing if somebody else deals."""
    if isinstance(record.dealer, Dealer):
        return " ".join(str(n) for n in (record.dealer.seed, *record.dealer.counts))
    return f"{FAIR} {record.dealer.dice.secret.hex()}" if isinstance(record.dealer, FairDealer) else ""


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a save file, so that a crash leaves the old one or the new one."""
    target = Path(path)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text_of(record, private=True))
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def check_of(text: str) -> str:
    return f"{zlib.crc32(text.encode(errors='surrogatepass')):08x}"
