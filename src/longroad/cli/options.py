"""A menu for people: hundreds of legal actions as a few numbered choices, asked one thing at a time."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from longroad.cli.atlas import Atlas
from longroad.core.notation import OPERAND, pattern
from longroad.isle.table import Table

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
COMPOSED = {
    "propose trade": "offer a trade ...",
    "counter": "counter ...",
}  # these continue in one typed line


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


def words_of(game: Table, action: int) -> Words:
    text = game.text(action)
    template = game.book.template(action) or text
    found = re.fullmatch(pattern(template), text)
    return Words(action, text, template, found.groups() if found else ())


def stem(template: str) -> str:
    """A template with gaps instead of operands: “build road ...”."""
    return OPERAND.sub("...", template)


def options_of(
    game: Table, actions: list[int], atlas: Atlas, notes: Callable[[Words], str] | None = None
) -> list[Option]:
    """What to ask next, to tell these actions apart. `notes` may add to the label of an action."""
    all_words = [words_of(game, action) for action in actions]
    templates = list(dict.fromkeys(words.template for words in all_words))
    if len(templates) > MANY and len({family(template) for template in templates}) > 1:
        return by_family(all_words, notes)
    if len(templates) > 1:
        return [by_verb([w for w in all_words if w.template == template], notes) for template in templates]
    if len(all_words) == 1:
        return [by_verb(all_words, notes)]
    return by_operand(all_words, atlas, notes)


def family(template: str) -> str:
    """Which verbs share a line of a long menu; a verb without relatives is a family of its own."""
    return next((name for start, name in FAMILIES.items() if template.startswith(f"{start} ")), template)


def by_family(all_words: list[Words], notes: Callable[[Words], str] | None) -> list[Option]:
    """A long menu made short: “knights ... (hire, promote)” stands for all that begins so."""
    groups: dict[str, list[Words]] = {}
    for words in all_words:
        groups.setdefault(family(words.template), []).append(words)
    options = []
    for name, group in groups.items():
        verbs = list(dict.fromkeys(relative(words.template) for words in group))
        if len(verbs) == 1:
            options.append(by_verb(group, notes))
        else:
            options.append(Option(f"{name} ... ({', '.join(verbs)})", tuple(words.action for words in group)))
    return options


def relative(template: str) -> str:
    """A verb within its family: “road” for “build road”, “hire” for “hire knight”."""
    name = family(template)
    words = OPERAND.split(template)[0].split()
    return " ".join(words[1:]) if words[0] == name else words[0]


def by_place(
    game: Table, actions: list[int], atlas: Atlas, notes: Callable[[Words], str] | None = None
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
    found = [
        Option(
            with_note(words.names[0] if alike else words.text, words, notes), (words.action,), words.names[0]
        )
        for words in placed
    ]
    return found + [Option(words.text, (words.action,)) for words in all_words if not words.kinds]


def by_verb(group: list[Words], notes: Callable[[Words], str] | None) -> Option:
    """All actions of one verb as one option."""
    first = group[0]
    actions = tuple(words.action for words in group)
    if first.text in COMPOSED:
        return Option(COMPOSED[first.text], actions, composed=True)
    if len(group) == 1:
        return Option(with_note(first.text, first, notes), actions, place_in(first))
    many = f"{len(group)} places" if set(first.kinds) & set(PLACES) else f"{len(group)} ways"
    return Option(f"{stem(first.template)} ({many})", actions)


def by_operand(group: list[Words], atlas: Atlas, notes: Callable[[Words], str] | None) -> list[Option]:
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
            label = stem(same[0].template.replace("{number}", value, 1))  # not “3 3”
        elif len(same) > 1:
            label = f"{value} ... ({len(same)} ways)"
        elif kinds[k] in PLACES:
            label = with_note(value, same[0], notes)
        else:
            label = with_note(same[0].text, same[0], notes)
        place = value if kinds[k] in PLACES else ""
        options.append(Option(label, tuple(words.action for words in same), place))
    return options


def with_note(label: str, words: Words, notes: Callable[[Words], str] | None) -> str:
    note = notes(words) if notes else ""
    return f"{label} ({note})" if note else label


def place_in(words: Words) -> str:
    return next((name for name, kind in zip(words.names, words.kinds, strict=True) if kind in PLACES), "")
