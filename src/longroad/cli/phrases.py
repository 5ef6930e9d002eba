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
from longroad.core.notation import OPERAND
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
        best = -1
        found: list[int] = []
        without_counts = [token for token in tokens if not token.isdigit()]
        for action in actions:
            words = words_of(self.game, action)
            spoken, operands = words.text.split(), operands_at_end(words.template)
            score = matches(tokens, spoken, operands)
            if score < 0 and without_counts and "number" not in words.kinds:
                score = matches(without_counts, spoken, operands)  # “swap 4 ore for 1 wool”
            if score > best:
                best, found = score, []
            if score == best and score >= 0:
                found.append(action)
        return found

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
        strange = [
            token for token in tokens if self.places.is_name(token) and not self.places.own_name(token)
        ]
        if strange:
            raise Unclear("no-place-called", place=strange[0].upper())
        if len(tokens) == 1 and self.places.is_name(tokens[0]):
            return self.why_not_there(tokens[0], chosen)
        spoken = self.spoken_verb(tokens)
        full = [game.parse(words) for words in self.completed(tokens)]
        if not full and spoken is None:
            full = [game.parse(words) for words in self.with_operand(tokens)]
        verb = full[0] if full else spoken
        moment = None if verb is None else game.untimely(verb, self.seat)
        if moment is not None:
            return moment
        for action in full:
            reason = game.why(action, self.seat)
            if reason is None or reason.code != "not-now":
                return reason
        if full:
            return game.why(full[0], self.seat)
        if len(tokens) > 2 and self.end_with_two_places(tokens):
            return self.why_not(" ".join(tokens[:-1]))  # “move ship C3/E to D4/W”
        if spoken is not None:
            return self.why_nowhere(game.book.words[spoken])
        return game.why(game.parse(line), self.seat)

    def why_not_there(self, place: str, chosen: Sequence[int]) -> Reason | None:
        """Why a place that was named alone can't be chosen, for what it was most likely meant for."""
        game = self.game
        likely = [words_of(game, action).template for action in chosen or game.legal(self.seat)]
        reasons: list[Reason] = []
        for template in dict.fromkeys((*likely, *game.book.words.values())):
            if OPERAND.findall(template) == [self.places.kind_of(place)]:
                action = game.parse(OPERAND.sub(place, template))
                found = game.untimely(action, self.seat) or game.why(action, self.seat)
                if found is None:
                    return None
                reasons.append(found)
        told = sorted((reason for reason in reasons if reason.code != "not-now"), key=is_misfit)
        return told[0] if told else Reason("no-place-asked", {"place": place})

    def why_nowhere(self, template: str) -> Reason | None:
        """Why a verb is possible with no operand at all: what holds whatever it is done to is said first."""
        reasons: list[Reason] = []
        for words in self.every(template):
            reason = self.game.why(self.game.parse(words), self.seat)
            if reason is None:
                return None
            reasons.append(reason)
        if not reasons:
            return None
        for reason in reasons:
            if reason.scope == "anywhere":
                return reason
        for reason in reasons:
            if ENGLISH.knows(f"why-{reason.code}.any"):
                return replace(reason, code=f"{reason.code}.any")
        if all(reason == reasons[0] for reason in reasons):
            return reasons[0]
        kinds, words = OPERAND.findall(template), OPERAND.sub("…", template)
        if set(kinds) & set(self.places.kinds) and all(reason.code != "not-now" for reason in reasons):
            return Reason("no-place-for", {"action": words})
        return Reason("not-now", {"action": words})

    def every(self, template: str) -> list[str]:
        """All actions of a template with operands, or the one without."""
        game = self.game
        there = {
            "seat": list(game.book.names[: game.seats]),
            "card": self.cards,
            **{kind: self.places.of_kind(kind) for kind in self.places.kinds},
            **{kind: list(names) for kind, names in game.book.operands.items()},
        }
        gaps = OPERAND.sub("{}", template)
        kinds = OPERAND.findall(template)
        return [gaps.format(*names) for names in product(*(there.get(kind, []) for kind in kinds))]

    # -- words that are no legal action ------------------------------------------------------------------

    def completed(self, tokens: Sequence[str]) -> list[str]:
        """These words as full actions of the game, legal or not."""
        found = []
        for template in self.game.book.words.values():
            parts = template.split()
            names = self.fill(list(tokens), parts)
            if not OPERAND.search(template) and matches(tokens, parts) < 2:
                continue  # “road” is not “play road building”
            if names is not None:
                found.append(" ".join(names))
        return found

    def with_operand(self, tokens: Sequence[str]) -> list[str]:
        """The actions about what these words name: “improve science” for “science”."""
        found = []
        for template in self.game.book.words.values():
            kinds = OPERAND.findall(template)
            if len(kinds) == 1 and kinds[0] in self.game.book.operands:
                name, taken = self.operand_at(tokens, kinds[0])
                if name and taken == len(tokens):
                    found.append(OPERAND.sub(name, template))
        return found

    def fill(self, tokens: list[str], parts: list[str]) -> list[str] | None:
        """A template with its operands from the tokens; literal words may be left out or abbreviated."""
        said: list[str] = []
        at = 0
        spoken = False
        for part in parts:
            kind = OPERAND.fullmatch(part)
            if kind is None:
                if at < len(tokens) and part.startswith(tokens[at]):
                    at += 1
                    spoken = True
                said.append(part)
                continue
            while at < len(tokens) and tokens[at].isdigit() and kind[1] != "number":
                at += 1
            if at == len(tokens):
                return None
            name, taken = self.operand_at(tokens[at:], kind[1])
            if not name:
                return None
            said.append(name)
            at += taken
        return said if at == len(tokens) and spoken else None

    def operand_at(self, tokens: Sequence[str], kind: str) -> tuple[str, int]:
        """The operand of this kind that tokens begin with, and how many it takes: some have two words."""
        for count in range(min(3, len(tokens)), 0, -1):
            there = self.game.book.operands.get(kind, ())
            names = [name for name in there if matches(tokens[:count], name.split()) >= 0]
            if len(names) == 1:
                return names[0], count
        return self.operand(tokens[0], kind) or "", 1

    def operand(self, token: str, kind: str) -> str | None:
        """The full name of what a token may mean as an operand of this kind."""
        if kind == "number":
            return token if token.isdigit() else None
        if kind in self.places.kinds:
            return token if self.places.is_name(token) and self.places.kind_of(token) == kind else None
        names = self.game.book.names if kind == "seat" else self.cards
        close = [name for name in names if name.startswith(token)]
        return close[0] if len(close) == 1 else None

    def spoken_verb(self, tokens: Sequence[str]) -> int | None:
        """The verb of words that leave out what it is done to, “build city”."""
        best = -1
        found = None
        for verb, template in self.game.book.words.items():
            literal = [part for part in template.split() if not OPERAND.fullmatch(part)]
            score = matches(tokens, literal)
            if score > best:
                best, found = score, verb
        return found

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


def is_misfit(reason: Reason) -> bool:
    return reason.scope == "misfit"


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
