"""Quick phrases: a code is sent, and everybody reads it in their own language.

The words are the messages `phrase-…` of the texts.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

PHRASES = ("hello", "luck", "thanks", "well-played", "moment", "your-turn")
# Any other word can be read, so that its refusal is a sentence of its own.
Phrase = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": [*PHRASES]})]

MARKS = {f":{phrase}:": phrase for phrase in PHRASES}


def phrase_in(text: str) -> str:
    """The phrase that a line of chat means; "" if it means its words. They once were marks in the text."""
    return MARKS.get(text, "")
