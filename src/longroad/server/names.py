"""Names and lines of chat: anybody may write them, and everybody has to read them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from longroad.server.confusables import are_alike
from longroad.server.table import Refused, Table

# Letters and signs that count as printable and yet show nothing: fillers of Hangul, the blank of Braille and
# the notehead without a note.
BLANK = dict.fromkeys([0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159], " ")
NON_JOINER, JOINER = "\u200c", "\u200d"
VIRAMA = 9  # the combining class of the signs that take the vowel from a letter
JOINED = ("ARABIC LETTER", "SYRIAC LETTER", "MONGOLIAN LETTER", "NKO LETTER", "MANDAIC LETTER")
SEEN = "LNPS"  # letters, numbers, punctuation and symbols, by the first letter of their category


def tidied(text: str) -> str:
    """On one line, without signs that don't print or turn the text around; empty if nothing can be seen."""
    shown = text.translate(BLANK)
    plain = "".join(c if c.isprintable() or is_needed(shown, k) else " " for k, c in enumerate(shown))
    return " ".join(plain.split()) if any(unicodedata.category(c)[0] in SEEN for c in plain) else ""


def is_needed(text: str, k: int) -> bool:
    """Whether this is a joiner that its neighbors need: in the scripts of India after a sign that takes the
    vowel away, between letters of scripts that are joined, and between the parts of one emoji."""
    if text[k] not in (NON_JOINER, JOINER) or k == 0:
        return False
    if unicodedata.combining(text[k - 1]) == VIRAMA:
        return True
    before = next((c for c in reversed(text[:k]) if not is_mark(c)), " ")
    after = text[k + 1 : k + 2] or " "
    part_of = is_picture if text[k] == JOINER else is_joined
    return part_of(before) and part_of(after)


def is_mark(c: str) -> bool:
    """What belongs to the letter or the emoji before it: accents, variants, colors of skin."""
    return unicodedata.category(c) == "Mn" or "\U0001f3fb" <= c <= "\U0001f3ff"


def is_picture(c: str) -> bool:
    return unicodedata.category(c) == "So" and (c >= "\U0001f000" or "\u2190" <= c <= "\u2bff")


def is_joined(c: str) -> bool:
    return unicodedata.name(c, "").startswith(JOINED)


def clean(text: str) -> str:
    """A name or a line of chat that says something."""
    plain = tidied(text)
    if not plain:
        raise Refused("table-empty-text")
    return plain


def free_name(table: Table, number: int, name: str) -> str:
    """A name for this seat that nobody else at the table has, nor one that looks the same."""
    plain = clean(name)
    if any(are_alike(plain, other) for other in names_of_others(table, number)):
        raise Refused("table-name-taken", {"name": plain})
    return plain


def names_of_others(table: Table, number: int) -> Iterable[str]:
    """Before the start a bot takes another name if somebody wants its own."""
    yields = "bot" if table.state == "waiting" else ""
    seats = (seat for other, seat in enumerate(table.seats) if other != number and seat.kind != yields)
    return (seat.name for seat in seats if seat.name)
