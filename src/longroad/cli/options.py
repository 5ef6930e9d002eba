"""A menu for people: hundreds of legal actions as a few numbered choices, asked one thing at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from longroad.cli.places import Places
from longroad.core.notation import OPERAND, operands, taken_apart
from longroad.core.state import State
from longroad.texts.speaker import ENGLISH, Speaker

FEW = 9  # actions of different verbs that are listed one by one, if places are all there is to choose
MANY = 11  # verbs that are listed one by one; if there are more, those of a group share a line


@dataclass(frozen=True)
class MenuLine:
    """One line of a menu: an action, or several that still differ in something."""

    label: str
    actions: tuple[int, ...]
    place: str = ""  # where it is, if this chooses a place

    @property
    def is_group(self) -> bool:
        return len(self.actions) > 1


@dataclass(frozen=True)
class Words:
    """An action taken apart: its template, the names in the gaps, and the group of verbs it belongs to."""

    action: int
    text: str
    template: str
    names: tuple[str, ...]
    group: str

    @property
    def kinds(self) -> list[str]:
        return operands(self.template)

    @property
    def verb(self) -> str:
        """What comes before the first gap."""
        return OPERAND.split(self.template)[0].strip()


def words_of(game: State, action: int) -> Words:
    text, template, names = taken_apart(game, action)
    return Words(action, text, template, tuple(names), game.book.group_of(action))


@dataclass(frozen=True)
class Labels:
    """What options are called in a language, and what their labels say besides."""

    say: Speaker = ENGLISH
    note: Callable[[Words], str] = lambda words: ""
    more: Callable[[Words], Mapping[str, int]] = lambda words: {}  # facts that only the text of an action has
    places: Places = field(default_factory=Places)

    def action(self, words: Words) -> str:
        return self.noted(self.say.action(words.text, words.template, words.names, **self.more(words)), words)

    def place_in(self, words: Words) -> str:
        """The place that an action is about; empty if it is about none."""
        both = zip(words.names, words.kinds, strict=True)
        return next((name for name, kind in both if kind in self.places.kinds), "")

    def name(self, kind: str, name: str) -> str:
        """An operand: places go by their names, players by theirs, and the rest is a word."""
        if kind in self.places.kinds:
            return name
        return self.say.player(name) if kind == "seat" else self.say.word(name)

    def noted(self, label: str, words: Words) -> str:
        note = self.note(words)
        return f"{label} ({note})" if note else label


PLAIN = Labels()


def options_of(game: State, actions: list[int], labels: Labels = PLAIN) -> list[MenuLine]:
    """What to ask next, to tell these actions apart."""
    all_words = [words_of(game, action) for action in actions]
    templates = list(dict.fromkeys(words.template for words in all_words))
    if len(templates) > MANY and len({words.group for words in all_words}) > 1:
        return by_group(all_words, labels)
    if len(templates) > 1:
        return [by_verb([w for w in all_words if w.template == template], labels) for template in templates]
    if len(all_words) == 1:
        return [by_verb(all_words, labels)]
    return by_operand(all_words, labels)


def by_group(all_words: list[Words], labels: Labels) -> list[MenuLine]:
    """A long menu made short: “knights ... (hire, promote)” stands for all verbs of a group."""
    groups: dict[str, list[Words]] = {}
    for words in all_words:
        groups.setdefault(words.group, []).append(words)
    options = []
    for name, group in groups.items():
        verbs = list(dict.fromkeys(within_group(words, labels) for words in group))
        if len(verbs) == 1:
            options.append(by_verb(group, labels))
        else:
            label = f"{group_name(name, labels.say)} ... ({', '.join(verbs)})"
            options.append(MenuLine(label, tuple(words.action for words in group)))
    return options


def group_name(name: str, say: Speaker) -> str:
    return say(f"group-{name}") if say.knows(f"group-{name}") else name


def within_group(words: Words, labels: Labels) -> str:
    """A verb within its group: “road” for “build road”, “hire” for “hire knight”."""
    if not labels.say.is_english:
        return labels.say.verb(words.template).removesuffix(" ...") if words.kinds else labels.action(words)
    spoken = words.verb.split()
    return " ".join(spoken[1:]) if spoken[0] == words.group else spoken[0]


def by_place(game: State, actions: list[int], labels: Labels) -> list[MenuLine] | None:
    """Places to choose from whatever is done there: the robber on land or the pirate at sea, roads or ships;
    and below them what can be said instead, such as that it is enough.

    None where there is only one verb, or where verbs have to be told apart first: there is more to say than
    a place, or one place may mean several things and there are many.
    """
    all_words = [words_of(game, action) for action in actions]
    if len({words.template for words in all_words}) == 1:
        return None
    placed = [words for words in all_words if words.kinds]
    if not placed or any(
        len(words.kinds) != 1 or words.kinds[0] not in labels.places.kinds for words in placed
    ):
        return None
    places = [words.names[0] for words in placed]
    if len(set(places)) < len(places) and len(places) > FEW:
        return None
    placed.sort(key=lambda words: labels.places.reading_order(words.names[0]))
    alike = len({words.template for words in placed}) == 1
    found = []
    for words in placed:
        label = labels.noted(words.names[0], words) if alike else labels.action(words)
        found.append(MenuLine(label, (words.action,), words.names[0]))
    return found + [MenuLine(labels.action(words), (words.action,)) for words in all_words if not words.kinds]


def by_verb(group: list[Words], labels: Labels) -> MenuLine:
    """All actions of one verb as one option."""
    first = group[0]
    actions = tuple(words.action for words in group)
    if len(group) == 1:
        return MenuLine(labels.action(first), actions, labels.place_in(first))
    many = "option-places" if set(first.kinds) & set(labels.places.kinds) else "option-ways"
    return MenuLine(labels.say(many, label=labels.say.verb(first.template), count=len(group)), actions)


def by_operand(group: list[Words], labels: Labels) -> list[MenuLine]:
    """The first thing in which these actions differ; places come last, for the board shows them."""
    kinds, places = group[0].kinds, labels.places.kinds
    order = sorted(range(len(kinds)), key=lambda k: kinds[k] in places)
    k = next(k for k in order if len({words.names[k] for words in group}) > 1)
    values = dict.fromkeys(words.names[k] for words in group)
    if kinds[k] in places:
        values = dict.fromkeys(sorted(values, key=labels.places.reading_order))
    options = []
    for value in values:
        same = [words for words in group if words.names[k] == value]
        if len(same) > 1 and kinds[k] == "number":
            label = OPERAND.sub("...", same[0].template.replace("{number}", value, 1))  # not “3 3”
            label = label if labels.say.is_english else f"{value} ..."
        elif len(same) > 1:
            name = labels.name(kinds[k], value)
            label = labels.say("option-ways", label=f"{name} ...", count=len(same))
        elif kinds[k] in places:
            label = labels.noted(value, same[0])
        else:
            label = labels.action(same[0])
        place = value if kinds[k] in places else ""
        options.append(MenuLine(label, tuple(words.action for words in same), place))
    return options
