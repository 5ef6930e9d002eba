"""What people type in their language, as commands and words of the notation."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from longroad.texts import FALLBACK, texts_in
from longroad.texts.speaker import ENGLISH, Speaker

TYPED = "typed-"  # + a word of the notation: what else may be typed for it
COMMAND = "command-"
SHORTEST = 3  # letters of a word by which it can be told


@lru_cache(maxsize=8)
def synonyms(language: str = FALLBACK) -> dict[str, str]:
    """Typed word -> the word of the notation that it means."""
    say = Speaker(language)
    there = [code for code in texts_in(language).entries if code.startswith(TYPED)]
    return {word: code.removeprefix(TYPED) for code in there for word in say(code).split()}


def is_typed(line: str, word: str, say: Speaker) -> bool:
    """Whether somebody has typed this, in English or in their own language."""
    line = line.strip().lower()
    return any(line in speaker(f"reply-{word}").split() for speaker in (say, ENGLISH))


class Vocabulary:
    """The words of one language for commands and cards."""

    def __init__(self, say: Speaker, cards: Iterable[str]) -> None:
        self.say = say
        self.meant = {} if say.is_english else dict(synonyms(say.language))
        if not say.is_english:
            for name in cards:
                self.meant.update(dict.fromkeys(say.forms(name), name))

    def command(self, word: str, commands: Iterable[str]) -> str:
        """The command that a word stands for; empty if none."""
        names = {self.say(f"{COMMAND}{name}"): name for name in commands} | {name: name for name in commands}
        return names.get(word.lower(), "")

    def notation(self, line: str) -> str:
        """A line with every word that is known here as a word of the notation."""
        if line.lower() == self.say("reply-decline-all"):
            return "decline all"
        return (
            " ".join(self.translated(word) for word in line.replace(",", " ").split()) if self.meant else line
        )

    def translated(self, word: str) -> str:
        plain = word.lower()
        close = {name for typed, name in self.meant.items() if typed.startswith(plain)}
        if plain in self.meant or (len(plain) >= SHORTEST and len(close) == 1):
            return self.meant.get(plain) or close.pop()
        return word
