"""What people type: abbreviated actions, cards to trade or discard, and why something is not possible."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import product

from longroad.cli.atlas import Atlas, atlas_of
from longroad.cli.options import PLACES, words_of
from longroad.cli.vocabulary import synonyms
from longroad.core.edge import Reason
from longroad.core.notation import OPERAND
from longroad.errors import LongroadError
from longroad.isle.state import IsleState

PLACE = re.compile(r"[A-Z]+\d+(?:[./][NESW]+)?|~\d+", re.IGNORECASE)
FILLERS = {"a", "an", "the", "to", "at", "on", "please", "my", "and"}
NO = ("decline", "no deal")  # what a plain “no” may mean
AFTER_ROLL = ("build", "buy", "swap", "propose", "move", "hire", "activate", "promote", "chase", "improve")
TURN_VERBS = ("roll", "end", "play", *AFTER_ROLL)
MOVES = {"sail": ("move", "ship"), "march": ("move", "knight")}
UNLIKELY = (  # an empty corner was hardly meant for a city, nor the sea for the robber
    "not-now",
    "no-settlement-here",
    "robber-off-land",
    "no-knight-here",
    "no-city-here",
)
FIRST_SAID = ("cannot-pay", "no-piece-left", "no-settlement-left", "roll-first", "trade-is-over")


class Unclear(LongroadError):
    """Words that can't be followed; `reason` says why."""

    def __init__(self, code: str, **args: object) -> None:
        self.reason = Reason(code, args)
        super().__init__(str(self.reason))


def tokens_of(line: str, atlas: Atlas, game: IsleState | None = None) -> list[str]:
    """The words that matter, places by their own names. What is a word of this game means just that."""
    own = () if game is None else game.book.operands.get("progress", ())
    found = []
    for word in line.replace(",", " ").replace("+", " ").split():
        place = atlas.own_name(word) if PLACE.fullmatch(word) else None
        plain = word.lower()
        if place is not None:
            found.append(place)
        elif plain not in FILLERS:
            found.append(plain if plain in own else synonyms().get(plain, plain))
    return found


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
    """Whether a word is an abbreviation of another. Places are never abbreviated."""
    if PLACE.fullmatch(word):
        return token == word
    return word.startswith(token)


def meant(tokens: Sequence[str], game: IsleState, actions: Iterable[int]) -> list[int]:
    """The actions that these words fit best."""
    best = -1
    found: list[int] = []
    without_counts = [token for token in tokens if not token.isdigit()]
    for action in actions:
        words = words_of(game, action)
        spoken, operands = words.text.split(), operands_at_end(words.template)
        score = matches(tokens, spoken, operands)
        if score < 0 and without_counts and "number" not in words.kinds:
            score = matches(without_counts, spoken, operands)  # “swap 4 ore for 1 wool”
        if score > best:
            best, found = score, []
        if score == best and score >= 0:
            found.append(action)
    return found


def moving(tokens: list[str], game: IsleState, seat: int) -> list[str]:
    """“march” and “sail” for moving a knight or ship, where a piece is to be chosen and not yet its way."""
    if not tokens or tokens[0] not in MOVES or meant(tokens[:1], game, game.legal(seat)):
        return tokens
    return [*MOVES[tokens[0]], *tokens[1:]]


def in_two_steps(tokens: Sequence[str], game: IsleState, seat: int) -> tuple[int, str] | None:
    """“move ship C3/E to D4/W”: the first action, and the place that the second one is about.

    None unless these words begin with a single action of one place and end with another place.
    """
    if len(tokens) < 2 or not all(PLACE.fullmatch(token) for token in tokens[-2:]):
        return None
    found = meant(tokens[:-1], game, game.legal(seat))
    return (found[0], tokens[-1]) if len(found) == 1 else None


def exactly(line: str, game: IsleState, seat: int) -> int | None:
    """The action whose own words these are: an answer that is listed can always be typed as it stands."""
    said = " ".join(line.lower().split())
    legal = {game.text(action).lower(): action for action in game.legal(seat)}
    if said in legal:
        return legal[said]
    if said == "no":
        return next((legal[words] for words in NO if words in legal), None)
    return None


def operands_at_end(template: str) -> int:
    parts = template.split()
    return next((k for k, part in enumerate(reversed(parts)) if not OPERAND.fullmatch(part)), len(parts))


def completed(tokens: Sequence[str], game: IsleState) -> list[str]:
    """These words as full actions of the game, legal or not."""
    found = []
    for template in game.book.words.values():
        parts = template.split()
        names = fill(list(tokens), parts, game)
        if not OPERAND.search(template) and matches(tokens, parts) < 2:
            continue  # “road” is not “play road building”
        if names is not None:
            found.append(" ".join(names))
    return found


def with_operand(tokens: Sequence[str], game: IsleState) -> list[str]:
    """The actions about what these words name: “improve science” for “science”."""
    found = []
    for template in game.book.words.values():
        kinds = OPERAND.findall(template)
        if len(kinds) == 1 and kinds[0] in game.book.operands:
            name, taken = operand_at(tokens, kinds[0], game)
            if name and taken == len(tokens):
                found.append(OPERAND.sub(name, template))
    return found


def fill(tokens: list[str], parts: list[str], game: IsleState) -> list[str] | None:
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
        name, taken = operand_at(tokens[at:], kind[1], game)
        if not name:
            return None
        said.append(name)
        at += taken
    return said if at == len(tokens) and spoken else None


def operand_at(tokens: Sequence[str], kind: str, game: IsleState) -> tuple[str, int]:
    """The operand of this kind that tokens begin with, and how many it takes: a wonder has two words."""
    for count in range(min(3, len(tokens)), 0, -1):
        names = [
            name for name in game.book.operands.get(kind, ()) if matches(tokens[:count], name.split()) >= 0
        ]
        if len(names) == 1:
            return names[0], count
    return operand(tokens[0], kind, game) or "", 1


def operand(token: str, kind: str, game: IsleState) -> str | None:
    """The full name of what a token may mean as an operand of this kind."""
    if kind == "number":
        return token if token.isdigit() else None
    if kind in PLACES:
        sign = {"corner": ".", "side": "/"}.get(kind, "")
        is_kind = sign in token if sign else "." not in token and "/" not in token
        return token if PLACE.fullmatch(token) and is_kind else None
    names = game.book.names if kind == "seat" else card_names(game)
    close = [name for name in names if name.startswith(token)]
    return close[0] if len(close) == 1 else None


def card_names(game: IsleState) -> list[str]:
    bank = next(deck for deck in game.shows(None).decks if deck.name == "bank")
    return list(bank.cards or ())


def why_not(line: str, game: IsleState, seat: int, atlas: Atlas, chosen: Sequence[int] = ()) -> Reason | None:
    """Why these words can't be done now; None if they can. Unclear if nobody can know what they mean.

    `chosen` are the actions among which a bare place was to choose.
    """
    tokens = moving(tokens_of(line, atlas, game), game, seat)
    if not tokens:
        raise Unclear("say-what")
    if meant(tokens, game, game.legal(seat)):
        return None
    strange = [token for token in tokens if PLACE.fullmatch(token) and atlas.own_name(token) is None]
    if strange:
        raise Unclear("no-place-called", place=strange[0].upper())
    if len(tokens) == 1 and PLACE.fullmatch(tokens[0]):
        return why_not_there(tokens[0], game, seat, chosen)
    full = completed(tokens, game)
    if not full and spoken_template(tokens, game) is None:
        full = with_operand(tokens, game)
    moment = wrong_moment(full[0] if full else spoken_template(tokens, game) or "", game, seat)
    if moment is not None:
        return moment
    for words in full:
        reason = game.why(game.parse(words), seat)
        if reason is None or reason.code != "not-now":
            return reason
    if full:
        return game.why(game.parse(full[0]), seat)
    if len(tokens) > 2 and all(PLACE.fullmatch(token) for token in tokens[-2:]):
        return why_not(" ".join(tokens[:-1]), game, seat, atlas)  # “move ship C3/E to D4/W”
    template = spoken_template(tokens, game)
    if template is not None:
        return why_nowhere(template, game, seat)
    return game.why(game.parse(line), seat)


def wrong_moment(words: str, game: IsleState, seat: int) -> Reason | None:
    """What belongs to one's own turn, or after the roll, is refused for that before anything else."""
    verb = words.split()[0] if words else ""
    turn = int(game.turn)
    if verb in TURN_VERBS and game.shows(None).round > 0 and 0 <= turn != seat:
        return Reason("not-on-turn", {"name": game.book.names[turn]})
    if verb in AFTER_ROLL and game.before_roll():
        return Reason("roll-first", {})
    return None


def why_not_there(place: str, game: IsleState, seat: int, chosen: Sequence[int]) -> Reason | None:
    """Why a place that was named alone can't be chosen, for what it was most likely meant for."""
    likely = [words_of(game, action).template for action in chosen or game.legal(seat)]
    unlikely: list[Reason] = []
    for template in dict.fromkeys((*likely, *game.book.words.values())):
        kinds = OPERAND.findall(template)
        if len(kinds) == 1 and operand(place, kinds[0], game) is not None and kinds[0] in PLACES:
            words = OPERAND.sub(place, template)
            found = wrong_moment(words, game, seat) or game.why(game.parse(words), seat)
            if found is None or found.code not in UNLIKELY:
                return found
            unlikely.append(found)
    said = [reason for reason in unlikely if reason.code != "not-now"]
    return said[0] if said else Reason("no-place-asked", {"place": place})


def spoken_template(tokens: Sequence[str], game: IsleState) -> str | None:
    """The verb of words that leave out what it is done to, “build city”."""
    best = -1
    found = None
    for template in game.book.words.values():
        literal = [part for part in template.split() if not OPERAND.fullmatch(part)]
        score = matches(tokens, literal)
        if score > best:
            best, found = score, template
    return found


def why_nowhere(template: str, game: IsleState, seat: int) -> Reason | None:
    """Why a verb is possible with no operand at all: what all places have in common is said first."""
    seen: dict[str, Reason] = {}
    all_seen: list[Reason] = []
    for words in every(template, game):
        reason = game.why(game.parse(words), seat)
        if reason is None:
            return None
        seen.setdefault(reason.code, reason)
        all_seen.append(reason)
    for code in FIRST_SAID:
        if code in seen:
            return seen[code]
    if "rate-too-high" in seen:
        return Reason("bank-wants-more")
    if not all_seen:
        return None
    if all(reason == all_seen[0] for reason in all_seen):  # it doesn't depend on the place
        return all_seen[0]
    words = OPERAND.sub("…", template)
    if set(OPERAND.findall(template)) & set(PLACES) and "not-now" not in seen:
        return Reason("no-place-for", {"action": words})
    return Reason("not-now", {"action": words})


def every(template: str, game: IsleState) -> list[str]:
    """All actions of a template with operands, or the one without."""
    kinds = OPERAND.findall(template)
    if not kinds:
        return [template]
    atlas = atlas_of(game.shows(None).tiles)
    there = {
        "corner": [names[0] for names in atlas.corners.values()],
        "side": [names[0] for names in atlas.sides.values()],
        "hex": [*atlas.tiles, *atlas.rim],
        "seat": list(game.book.names[: game.seats]),
        "card": card_names(game),
        **{kind: list(names) for kind, names in game.book.operands.items()},
    }
    gaps = OPERAND.sub("{}", template)
    return [gaps.format(*names) for names in product(*(there.get(kind, []) for kind in kinds))]


# -- cards ------------------------------------------------------------------------------------------------


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


def offer(words: str, game: IsleState, seat: int) -> list[int]:
    """The actions of a whole offer or counter-offer, from where its maker is now."""
    gives, asks = two_sides(words, card_names(game))
    legal = {game.text(action) for action in game.legal(seat)}
    opening = [verb for verb in ("propose trade", "counter") if verb in legal]
    atoms = opening + [f"give {name}" for name, n in gives.items() for _ in range(n)]
    atoms += [f"ask {name}" for name, n in asks.items() for _ in range(n)]
    return [game.parse(atom) for atom in [*atoms, "make offer"]]


def bundle(line: str, game: IsleState, seat: int) -> list[int] | None:
    """“discard 2 ore 1 wool” as single actions, where the legal ones are “discard …” with a card each.

    So is “take 2 ore” where they are “take … from blue”, and “from blue” may be said, too.
    """
    verbs: dict[str, str] = {}  # what comes before a card, and what behind it
    for words in (words_of(game, action) for action in game.legal(seat)):
        if words.kinds == ["card"] and words.template.endswith(" {card}"):
            verbs[words.verb] = ""
        elif words.template == "take {card} from {seat}":
            verbs[words.verb] = f" from {words.names[1]}"
    for verb, end in verbs.items():
        line = line.removesuffix(end) if end else line
        spoken, rest = line.split()[: len(verb.split())], line.split()[len(verb.split()) :]
        if len(spoken) == len(verb.split()) and all(
            part.startswith(word.lower()) for part, word in zip(verb.split(), spoken, strict=True)
        ):
            cards = cards_in(" ".join(rest), card_names(game)) if rest else {}
            if sum(cards.values()) > 1:
                return [game.parse(f"{verb} {name}{end}") for name, n in cards.items() for _ in range(n)]
    return None
