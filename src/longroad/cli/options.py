"""A menu for people: hundreds of legal actions as a few numbered choices, asked one thing at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from longroad.cli.atlas import Atlas
from longroad.core.notation import OPERAND, pattern
from longroad.isle.state import IsleState
from longroad.texts.speaker import ENGLISH, Speaker

PLACES = ("corner", "side", "hex")
FEW = 9  # actions of different verbs that are listed one by one, if places are all there is to choose
MANY = 11  # verbs that are listed one by one; if there are more, those of a family share a line
FAMILIES = {  # the beginning of a template -> its family
    "build": "build",
    "play": "play",
    "hire": "knights",
    "activate": "knights",
    "promote": "knights",
    "move knight": "knights",
    "chase": "knights",
    "arm": "knights",
}
COMPOSED = {"propose trade": "option-offer", "counter": "option-counter"}  # these continue in one typed line


@dataclass(frozen=True)
class Option:
    """One line of a menu: an action, or several that still differ in something."""

    label: str
    actions: tuple[int, ...]
    place: str = ""  # where it is, if this chooses a place
    composed: bool = False  # continues with cards that are typed

    @property
    def is_group(self) -> bool:
        return len(self.actions) > 1


@dataclass(frozen=True)
class Words:
    """An action taken apart: its template and the names in the gaps."""

    action: int
    text: str
    template: str
    names: tuple[str, ...]

    @property
    def kinds(self) -> list[str]:
        return OPERAND.findall(self.template)

    @property
    def verb(self) -> str:
        """What comes before the first gap."""
        return OPERAND.split(self.template)[0].strip()


def words_of(game: IsleState, action: int) -> Words:
    text = game.text(action)
    template = game.book.template(action) or text
    found = re.fullmatch(pattern(template), text)
    return Words(action, text, template, found.groups() if found else ())


@dataclass(frozen=True)
class Labels:
    """What options are called in a language, and what their labels say besides."""

    say: Speaker = ENGLISH
    note: Callable[[Words], str] = lambda words: ""
    rates: Mapping[str, int] = field(default_factory=dict)  # of the bank, by card

    def action(self, words: Words) -> str:
        more = {"rate": self.rates.get(words.names[0], 0)} if words.template.startswith("swap {card}") else {}
        return self.noted(self.say.action(words.text, words.template, words.names, **more), words)

    def name(self, kind: str, name: str) -> str:
        """An operand: places go by their names, players by theirs, and the rest is a word."""
        if kind in PLACES:
            return name
        return self.say.player(name) if kind == "seat" else self.say.word(name)

    def noted(self, label: str, words: Words) -> str:
        note = self.note(words)
        return f"{label} ({note})" if note else label


PLAIN = Labels()


def options_of(game: IsleState, actions: list[int], atlas: Atlas, labels: Labels = PLAIN) -> list[Option]:
    """What to ask next, to tell these actions apart."""
    all_words = [words_of(game, action) for action in actions]
    templates = list(dict.fromkeys(words.template for words in all_words))
    if len(templates) > MANY and len({family(template) for template in templates}) > 1:
        return by_family(all_words, labels)
    if len(templates) > 1:
        return [by_verb([w for w in all_words if w.template == template], labels) for template in templates]
    if len(all_words) == 1:
        return [by_verb(all_words, labels)]
    return by_operand(all_words, atlas, labels)


def family(template: str) -> str:
    """Which verbs share a line of a long menu; a verb without relatives is a family of its own."""
    return next((name for start, name in FAMILIES.items() if template.startswith(f"{start} ")), template)


def by_family(all_words: list[Words], labels: Labels) -> list[Option]:
    """A long menu made short: “knights ... (hire, promote)” stands for all that begins so."""
    groups: dict[str, list[Words]] = {}
    for words in all_words:
        groups.setdefault(family(words.template), []).append(words)
    options = []
    for name, group in groups.items():
        verbs = list(dict.fromkeys(relative(words, labels) for words in group))
        if len(verbs) == 1:
            options.append(by_verb(group, labels))
        else:
            label = f"{labels.say(f'family-{name}')} ... ({', '.join(verbs)})"
            options.append(Option(label, tuple(words.action for words in group)))
    return options


def relative(words: Words, labels: Labels) -> str:
    """A verb within its family: “road” for “build road”, “hire” for “hire knight”."""
    if not labels.say.is_english:
        return labels.say.verb(words.template).removesuffix(" ...") if words.kinds else labels.action(words)
    name, spoken = family(words.template), words.verb.split()
    return " ".join(spoken[1:]) if spoken[0] == name else spoken[0]


def by_place(
    game: IsleState, actions: list[int], atlas: Atlas, labels: Labels = PLAIN
) -> list[Option] | None:
    """Places to choose from whatever is done there: the robber on land or the pirate at sea, roads or ships;
    and below them what can be said instead, such as that it is enough.

    None where there is only one verb, or where verbs have to be told apart first: there is more to say than
    a place, or one place may mean several things and there are many.
    """
    all_words = [words_of(game, action) for action in actions]
    if len({words.template for words in all_words}) == 1:
        return None
    placed = [words for words in all_words if words.kinds]
    if not placed or any(len(words.kinds) != 1 or words.kinds[0] not in PLACES for words in placed):
        return None
    places = [words.names[0] for words in placed]
    if len(set(places)) < len(places) and len(places) > FEW:
        return None
    placed.sort(key=lambda words: atlas.reading_order(words.names[0]))
    alike = len({words.template for words in placed}) == 1
    found = []
    for words in placed:
        label = labels.noted(words.names[0], words) if alike else labels.action(words)
        found.append(Option(label, (words.action,), words.names[0]))
    return found + [Option(labels.action(words), (words.action,)) for words in all_words if not words.kinds]


def by_verb(group: list[Words], labels: Labels) -> Option:
    """All actions of one verb as one option."""
    first = group[0]
    actions = tuple(words.action for words in group)
    if first.text in COMPOSED:
        return Option(labels.say(COMPOSED[first.text]), actions, composed=True)
    if len(group) == 1:
        return Option(labels.action(first), actions, place_in(first))
    many = "option-places" if set(first.kinds) & set(PLACES) else "option-ways"
    return Option(labels.say(many, label=labels.say.verb(first.template), count=len(group)), actions)


def by_operand(group: list[Words], atlas: Atlas, labels: Labels) -> list[Option]:
    """The first thing in which these actions differ; places come last, for the board shows them."""
    kinds = group[0].kinds
    order = sorted(range(len(kinds)), key=lambda k: kinds[k] in PLACES)
    k = next(k for k in order if len({words.names[k] for words in group}) > 1)
    values = dict.fromkeys(words.names[k] for words in group)
    if kinds[k] in PLACES:
        values = dict.fromkeys(sorted(values, key=atlas.reading_order))
    options = []
    for value in values:
        same = [words for words in group if words.names[k] == value]
        if len(same) > 1 and kinds[k] == "number":
            label = OPERAND.sub("...", same[0].template.replace("{number}", value, 1))  # not “3 3”
            label = label if labels.say.is_english else f"{value} ..."
        elif len(same) > 1:
            name = labels.name(kinds[k], value)
            label = labels.say("option-ways", label=f"{name} ...", count=len(same))
        elif kinds[k] in PLACES:
            label = labels.noted(value, same[0])
        else:
            label = labels.action(same[0])
        place = value if kinds[k] in PLACES else ""
        options.append(Option(label, tuple(words.action for words in same), place))
    return options


def place_in(words: Words) -> str:
    return next((name for name, kind in zip(words.names, words.kinds, strict=True) if kind in PLACES), "")
