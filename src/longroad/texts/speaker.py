"""Who says to a person, in one language, what the engine has to say."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longroad.core.edge import Event, Prompt, Reason
from longroad.core.notation import OPERAND, operands
from longroad.texts import FALLBACK, say, slug, texts_in


@dataclass(frozen=True)
class Speaker:
    """Speaks one language. Names of players and places are put in as they are, and never declined."""

    language: str = FALLBACK
    colors: tuple[str, ...] = ()  # of the players, who have no other names

    def __call__(self, what: str | Event | Prompt | Reason, /, **args: Any) -> str:
        """A text by its code, or the sentence for something that the engine has to say.

        >>> Speaker()("why-roll-first")
        'Roll the dice first.'
        """
        code, facts = (what, args) if isinstance(what, str) else what.saying
        return say(code, {name: self.named(value) for name, value in facts.items()}, self.language)

    @property
    def is_english(self) -> bool:
        return self.language == FALLBACK

    def knows(self, code: str) -> bool:
        """Whether there is such a text or, with a dot in the code, such an attribute of a text."""
        texts, (name, _, attribute) = texts_in(self.language), code.partition(".")
        return name in texts.entries and (not attribute or attribute in texts.message(name).attributes)

    def gaps(self, code: str) -> list[str]:
        """The facts that a text may put in."""
        return re.findall(r"\$(\w+)", texts_in(self.language).entries[code])

    def word(self, name: str, form: str = "") -> str:
        """The word for an id of the engine."""
        return texts_in(self.language).form_of(name, form)

    def forms(self, name: str) -> set[str]:
        """A word in all its forms."""
        code = f"word-{slug(name)}"
        attributes = texts_in(self.language).message(code).attributes if self.knows(code) else ()
        return {self.word(name), *(self.word(name, form) for form in attributes)}

    def player(self, color: str) -> str:
        """What a player is called."""
        return say("player-of-color", {"color": color}, self.language)

    def named(self, value: Any) -> Any:
        """A fact as it is put in: players by their names."""
        parts = value.split(", ") if isinstance(value, str) else ()
        return ", ".join(map(self.player, parts)) if parts and set(parts) <= set(self.colors) else value

    def cards(self, cards: Mapping[str, int]) -> str:
        """“2 ore, 1 wool”; nothing for none."""
        return ", ".join(self("cards-of-a-kind", count=n, card=name) for name, n in cards.items())

    def action(self, text: str, template: str, names: Sequence[str], **more: Any) -> str:
        """What an action does. In English that is its notation, which can be typed as it stands."""
        code = f"do-{slug(template)}"
        if self.is_english or not self.knows(code):
            return text
        args: dict[str, Any] = {}
        for kind, name in zip(operands(template), names, strict=True):
            args[f"{kind}2" if kind in args else kind] = int(name) if kind == "number" else name
        return self(code, **args, **more)

    def verb(self, template: str) -> str:
        """What all actions of one verb do: “build road ...”."""
        code = f"verb-{slug(template)}"
        if self.is_english or not self.knows(code):
            return OPERAND.sub("...", template)
        return f"{self(code)} ..."


ENGLISH = Speaker()
