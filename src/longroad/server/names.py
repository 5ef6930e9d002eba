"""Names and lines of chat: anybody may write them, and everybody has to read them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from longroad.server.table import Refused, Table

# Letters and signs that count as printable and yet show nothing: fillers of Hangul, the blank of Braille and
# the notehead without a note.
BLANK = dict.fromkeys([0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159], " ")
# Marks that show nothing by themselves: joiners, inherent vowels and selectors of variants.
UNSEEN = {0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), 0x16FE4}
UNSEEN |= set(range(0xE0100, 0xE01F0))
SEEN = "LNPS"  # letters, numbers, punctuation and symbols, by the first letter of their category


def tidied(text: str) -> str:
    """On one line, without signs that don't print or turn the text around; empty if nothing can be seen."""
    plain = "".join(c if c.isprintable() else " " for c in text.translate(BLANK))
    return " ".join(plain.split()) if any(unicodedata.category(c)[0] in SEEN for c in plain) else ""


def clean(text: str) -> str:
    """A name or a line of chat that says something."""
    plain = tidied(text)
    if not plain:
        raise Refused("table-empty-text")
    return plain


def free_name(table: Table, number: int, name: str) -> str:
    """A name for this seat that nobody else at the table has, nor one that looks the same."""
    plain = clean(name)
    if likeness(plain) in map(likeness, names_of_others(table, number)):
        raise Refused("table-name-taken", {"name": plain})
    return plain


def names_of_others(table: Table, number: int) -> Iterable[str]:
    """A bot without a name goes by what it is."""
    return (seat.name or seat.bot for other, seat in enumerate(table.seats) if other != number)


def likeness(name: str) -> str:
    """The same for names that are told apart only by capitals, width, spaces or what can't be seen."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in folded if ord(c) not in UNSEEN and not c.isspace())
