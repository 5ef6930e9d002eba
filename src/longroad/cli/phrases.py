"""What people type: abbreviated actions, cards to give or discard, and why something is not possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product

from longroad.cli.kinds import card_names
from longroad.cli.options import words_of
from longroad.cli.places import Places
from longroad.cli.vocabulary import synonyms
from longroad.core.edge import Reason
from longroad.core.notation import OPERAND, operands
from longroad.core.state import State
from longroad.errors import LongroadError
from longroad.texts.speaker import ENGLISH

FILLERS = {"a", "an", "the", "to", "at", "on", "please", "my", "and"}


class Unclear(LongroadError):
    """Words that can't be followed; `reason` says why."""

    def __init__(self, code: str, **args: object) -> None:
        self.reason = Reason(code, args)
        super().__init__(str(self.reason))


class Phrases:
    """What the words of one seat mean in a game with these places."""

    def __init__(self, game: State, seat: int, places: Places) -> None:
        self.game = game
        self.seat = seat
        self.places = places
        self.cards = card_names(game.shows(None))

    def tokens(self, line: str) -> list[str]:
        """The words that matter, places by their own names. What is a word of this game means just that."""
        own = {name for names in self.game.book.operands.values() for name in names}
        found = []
        for word in line.replace(",", " ").replace("+", " ").split():
            place, plain = self.places.own_name(word), word.lower()
            if place is not None:
                found.append(place)
            elif plain not in FILLERS:
                found.append(plain if plain in own else synonyms().get(plain, plain))
        return self.in_full(found)

    def in_full(self, tokens: list[str]) -> list[str]:
        """A word that is short for several, unless it is a word of what may be done now: “march C3.N” for
        “move knight C3.N”, but “march to D4.N” once the knight is chosen.
        """
        code = f"meaning-{tokens[0]}" if tokens else ""
        if not ENGLISH.knows(code) or self.meant(tokens[:1], self.game.legal(self.seat)):
            return tokens
        return [*ENGLISH(code).split(), *tokens[1:]]

    def meant(self, tokens: Sequence[str], actions: Iterable[int]) -> list[int]:
        """The actions that these words fit best."""
        all_words = [words_of(self.game, action) for action in actions]
        return [all_words[k].action for k in best(tokens, [(w.text, w.template) for w in all_words])]

    def in_two_steps(self, tokens: Sequence[str]) -> tuple[int, str] | None:
        """“move ship C3/E to D4/W”: the first action, and the place that the second one is about.

        None unless these words begin with a single action of one place and end with another place.
        """
        if not self.end_with_two_places(tokens):
            return None
        found = self.meant(tokens[:-1], self.game.legal(self.seat))
        return (found[0], tokens[-1]) if len(found) == 1 else None

    def end_with_two_places(self, tokens: Sequence[str]) -> bool:
        return len(tokens) > 1 and all(self.places.is_name(token) for token in tokens[-2:])

    def exactly(self, line: str) -> int | None:
        """The action whose own words these are: an answer that is listed can always be typed as it stands."""
        legal = {self.game.text(action).lower(): action for action in self.game.legal(self.seat)}
        return legal.get(" ".join(line.lower().split()))

    # -- why not -----------------------------------------------------------------------------------------

    def why_not(self, line: str, chosen: Sequence[int] = ()) -> Reason | None:
        """Why these words can't be done now; None if they can. Unclear if nobody can know what they mean.

        `chosen` are the actions among which a bare place was to choose.
        """
        game, tokens = self.game, self.tokens(line)
        if not tokens:
            raise Unclear("say-what")
        if self.meant(tokens, game.legal(self.seat)):
            return None
        for token in tokens:
            if self.places.is_name(token) and not self.places.own_name(token):
                raise Unclear("no-place-called", place=token.upper())
        likely = [words_of(game, action).template for action in chosen or game.legal(self.seat)]
        there = [
            (words, template)
            for template in dict.fromkeys((*likely, *game.book.templates.values()))
            for words in self.every(template)
        ]
        found = [there[k] for k in best(tokens, there)]
        if not found and len(tokens) > 2 and self.end_with_two_places(tokens):
            return self.why_not(" ".join(tokens[:-1]))  # “move ship C3/E to D4/W”
        if not found:
            return game.why(game.parse(line), self.seat)
        templates = list(dict.fromkeys(template for _, template in found))
        reasons = {template: self.why_nothing(found, template) for template in templates}
        told = [reason for reason in reasons.values() if reason is None or reason.code != "not-now"]
        if len(tokens) == 1 and self.places.is_name(tokens[0]):
            unasked = Reason("no-place-asked", {"place": tokens[0]})
            return min(told, key=is_misfit, default=unasked)
        return told[0] if told else reasons[templates[0]]

    def why_nothing(self, found: list[tuple[str, str]], template: str) -> Reason | None:
        """Why nothing of this template can be done: what holds whatever it is done to is said first."""
        actions = [self.game.parse(words) for words, of in found if of == template]
        moment = self.game.untimely(actions[0], self.seat)
        if moment is not None:
            return moment
        reasons: list[Reason] = []
        for action in actions:
            reason = self.game.why(action, self.seat)
            if reason is None:
                return None
            reasons.append(reason)
        for reason in reasons:
            if reason.scope == "anywhere":
                return reason
        if all(reason == reasons[0] for reason in reasons):
            return reasons[0]
        for reason in reasons:
            if ENGLISH.knows(f"why-{reason.code}.any"):
                return replace(reason, code=f"{reason.code}.any")
        kinds, words = operands(template), OPERAND.sub("…", template)
        if set(kinds) & set(self.places.kinds) and all(reason.code != "not-now" for reason in reasons):
            return Reason("no-place-for", {"action": words})
        return Reason("not-now", {"action": words})

    def every(self, template: str) -> list[str]:
        """All actions of a template, legal or not."""
        game = self.game
        there = {
            "seat": list(game.book.names),
            "card": self.cards,
            "number": [str(n) for n in range(1, 13)],
            **{kind: self.places.of_kind(kind) for kind in self.places.kinds},
            **{kind: list(names) for kind, names in game.book.operands.items()},
        }
        gaps = OPERAND.sub("{}", template)
        kinds = operands(template)
        return [gaps.format(*names) for names in product(*(there.get(kind, []) for kind in kinds))]

    # -- cards -------------------------------------------------------------------------------------------

    def bundle(self, line: str) -> list[int] | None:
        """“discard 2 ore 1 wool” as single actions, where the legal ones are “discard …” with a card each.

        So is “take 2 ore” where they are “take … from blue”, and “from blue” may be said, too.
        """
        verbs: dict[str, str] = {}  # what comes before a card, and what behind it
        for words in (words_of(self.game, action) for action in self.game.legal(self.seat)):
            if words.kinds[:1] == ["card"] and set(words.kinds[1:]) <= {"seat"}:
                head, _, tail = words.template.partition("{card}")
                verbs[head.strip()] = tail.replace("{seat}", words.names[-1])
        for verb, end in verbs.items():
            line = line.removesuffix(end) if end else line
            spoken, rest = line.split()[: len(verb.split())], line.split()[len(verb.split()) :]
            if len(spoken) == len(verb.split()) and all(
                part.startswith(word.lower()) for part, word in zip(verb.split(), spoken, strict=True)
            ):
                cards = cards_in(" ".join(rest), self.cards) if rest else {}
                if sum(cards.values()) > 1:
                    return [
                        self.game.parse(f"{verb} {name}{end}") for name, n in cards.items() for _ in range(n)
                    ]
        return None


def is_misfit(reason: Reason | None) -> bool:
    return reason is not None and reason.scope == "misfit"


def best(tokens: Sequence[str], there: Sequence[tuple[str, str]]) -> list[int]:
    """Which of these actions, given by words and template, the tokens fit best."""
    scores = [-1]
    without_counts = [token for token in tokens if not token.isdigit()]
    for words, template in there:
        spoken, operands = words.split(), operands_at_end(template)
        score = matches(tokens, spoken, operands)
        if score < 0 and without_counts and "{number}" not in template:
            score = matches(without_counts, spoken, operands)  # “swap 4 ore for 1 wool”
        scores.append(score)
    most = max(scores)
    return [k for k, score in enumerate(scores[1:]) if score == most >= 0]


def matches(tokens: Sequence[str], words: Sequence[str], operands: int = 0) -> int:
    """How well abbreviations fit the words of an action, whose last ones are so many operands.

    4 all of them, 3 the first ones, 2 those before the operands (“road” for “build road C3/E”, but not for
    “play road building”), 1 the very first, 0 some; -1 not at all.
    """
    at = 0
    positions = []
    for token in tokens:
        while at < len(words) and not fits(token, words[at]):
            at += 1
        if at == len(words):
            return -1
        positions.append(at)
        at += 1
    if list(tokens) == list(words):
        return 4
    if positions == list(range(len(tokens))):
        return 3
    if positions[-1] + 1 >= len(words) - operands:
        return 2
    return 1 if positions[0] == 0 else 0


def fits(token: str, word: str) -> bool:
    """Whether a word is an abbreviation of another. Names of places and numbers are never abbreviated."""
    return token == word or (token.isalpha() and word.startswith(token))


def operands_at_end(template: str) -> int:
    parts = template.split()
    return next((k for k, part in enumerate(reversed(parts)) if not OPERAND.fullmatch(part)), len(parts))


def cards_in(words: str, names: Sequence[str]) -> dict[str, int]:
    """“2 ore, 1 wool” as counts; a card without a number counts once."""
    found: dict[str, int] = {}
    count: int | None = None
    for word in words.replace(",", " ").replace("+", " ").lower().split():
        if word.isascii() and word.isdigit() and len(word) < 3:
            if count is not None:
                raise Unclear("two-numbers", first=count, second=int(word))
            count = int(word)
        elif word not in ("and", "of", "a"):
            name = card(word, names)
            found[name] = found.get(name, 0) + (1 if count is None else count)
            count = None
    if count is not None:
        raise Unclear("which-cards", count=count)
    if not any(found.values()):
        raise Unclear("name-cards")
    return {name: n for name, n in found.items() if n}


def card(word: str, names: Sequence[str]) -> str:
    plain = synonyms().get(word, word)
    close = [name for name in names if name.startswith(plain)]
    if len(close) != 1:
        code = "which-card" if close else "no-card"
        raise Unclear(code, word=word, cards=tuple(close or names))
    return close[0]


def two_sides(words: str, names: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
    """“1 lumber 2 wool for 1 ore”: what is given, and what is asked for it."""
    give, middle, ask = f" {words} ".partition(" for ")
    if not middle:
        raise Unclear("what-for-what")
    return cards_in(give, names), cards_in(ask, names)
