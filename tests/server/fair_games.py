"""Games played with dice that can be checked, for the tests of dice, page and command."""

from __future__ import annotations

import zlib

from longroad.bots.registry import make_bot
from longroad.core.packed import CHANCE
from longroad.dice.fair import FairDice
from longroad.records import Record
from longroad.spec import Spec

SECRET = bytes(range(32))
TEXTS = ["six sevens", "", "Würfel ⚄ 🎲", ' "\\\n\x1f\x7f\u2028']  # all that encodings trip over


def dice_for(spec: str, secret: bytes = SECRET) -> FairDice:
    ruleset = Spec.parse(spec)
    return FairDice(secret, "golden", str(ruleset), TEXTS[: ruleset.seats])


def play_on(record: Record, seed: int = 1, actions: int = 10_000) -> Record:
    """Let random players go on; of several who are asked the last answers first."""
    bot = make_bot("random", seed)
    for _ in range(actions):
        record.deal()
        if record.game.over:
            break
        seat = record.game.waiting[-1]
        record.apply(bot.choose(record.game.seen_by(seat), seat), seat)
    return record


def played(spec: str = "isle:base;4;rounds=4", seed: int = 1, actions: int = 10_000) -> Record:
    return play_on(Record.fair(spec, dice_for(spec)), seed, actions)


def finished(spec: str = "isle:base;4;rounds=4", seed: int = 1) -> Record:
    """A whole game, its secret revealed."""
    record = played(spec, seed)
    assert record.game.over
    record.reveal()
    return record


def resealed(text: str) -> str:
    """A record edited by hand, with a check that fits again."""
    body = text[: text.rindex("end: ")]
    lines = len(body.split("\n\n", 1)[1].splitlines())
    return body + f"end: {lines} lines, check {zlib.crc32(body.encode()):08x}\n"


def with_another_roll(record: Record) -> tuple[str, str, str]:
    """The record with one roll changed to another of the same sum: legal, and not what the dice said.

    Also the words before and after.
    """
    at, words = next(
        (number, record.game.text(line.action))
        for number, line in enumerate(record.in_order())
        if line.seat == CHANCE and record.game.text(line.action) in SWAPPED
    )
    rows = record.text().split("\n")
    start = rows.index("") + 1
    assert rows[start + at] == f"*: {words}"
    rows[start + at] = f"*: {SWAPPED[words]}"
    return resealed("\n".join(rows)), words, SWAPPED[words]


SWAPPED = {
    f"rolled {low} {high}": f"rolled {high} {low}"
    for low in range(1, 7)
    for high in range(1, 7)
    if low != high and low + high != 7
}
