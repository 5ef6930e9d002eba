"""What is wrong with a map, said in a sentence."""

from __future__ import annotations

import difflib


def one_line(text: str) -> str:
    """Another's words, fit for a sentence of ours."""
    return "".join(c if c.isprintable() else " " for c in text[:160]).strip()


def shown(value: object) -> str:
    """A value of a map file in a sentence; never long, whatever it is."""
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else value[:40] + "…")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if -1_000_000 < value < 1_000_000 else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return "nothing" if value is None else f"a {type(value).__name__}"


def close_to(value: object, names: list[str]) -> str:
    """What was meant, if that can be guessed; otherwise what there is."""
    close = difflib.get_close_matches(value, names, 1) if isinstance(value, str) and len(value) <= 40 else []
    if close:
        return f"; did you mean {close[0]}?"
    return f"; there is {', '.join(names)}"


def one_of(words: list[str]) -> str:
    """2 or 12; 5, 6, 8 or 9."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
