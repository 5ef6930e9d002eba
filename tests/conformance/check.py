"""What every ruleset must do: random games through the interface, which is held to its promises."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import asdict
from typing import Any

import pytest
from msgspec import to_builtins

from longroad.core.dealer import Dealer
from longroad.core.edge import Event, Prompt
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE, OVER
from longroad.errors import Illegal
from longroad.isle.state import IsleState
from tests.conformance.flat import differences, flat
from tests.isle import from_bytes, new_game
from tests.table import CARDS

PROMPTS = {"corner", "side", "hex", "player", "card", "bundle", "number", "yes/no", "option"}
JUNK = (0, -1, 1, 1 << 40, (1 << 53) - 1, 1 << 53, 1 << 64, -(1 << 70))


def conforms(spec: str, games: int = 1, now_and_then: int = 300) -> None:
    """Play random games of a ruleset and check the interface.

    The first position of every kind, and one in `now_and_then` of all, are looked at with everything that
    can be asked of a game.
    """
    for seed in range(games):
        Trial(spec, seed, now_and_then).run()


class Trial:
    """One game under observation."""

    def __init__(self, spec: str, seed: int, now_and_then: int) -> None:
        self.spec = spec
        self.seed = seed
        self.g = new_game(spec, seed)
        self.nature = Dealer(seed)
        self.whim = Dealer(seed + 1)  # what players do, and what is looked at
        self.menu = Menu()
        self.now_and_then = now_and_then
        self.looked_at: set[int] = set()  # kinds of frames
        self.said: set[int] = set()
        self.read: set[str] = set()  # codes of reasons
        self.heard: Counter[str] = Counter()
        self.done: list[tuple[int, int]] = []

    def run(self) -> None:
        assert self.g.spec == self.spec, "a game must know its ruleset by the canonical name"
        while self.g.to_act != OVER:
            check_who_is_asked(self.g)
            if self.is_worth_a_look():
                self.look_closely()
            self.step()
        check_the_end(self.g)
        self.check_refused(1 << 40, None)
        self.replay()

    def is_worth_a_look(self) -> bool:
        kind = int(self.g.top() >> 40)
        known = kind in self.looked_at
        self.looked_at.add(kind)
        return not known or self.whim.below(self.now_and_then) == 0

    def step(self) -> None:
        """Somebody, not always the first who is asked, does something; or nature does."""
        g = self.g
        if g.to_act == CHANCE:
            actor = CHANCE
            action = int(self.nature.outcome(g, self.menu))
        else:
            actor = self.anybody()
            action = int(self.whim.any_of(g.legal(actor)))
        if action not in self.said:
            self.said.add(action)
            assert g.parse(g.text(action)) == action
        self.done.append((actor, action))
        if len(self.done) % 4:
            g.play(actor, action)  # quick, and no different: `replay` will see
            return
        for event in g.apply(action, actor):
            self.hear(event)

    def hear(self, event: Event) -> None:
        self.heard[event.code] += 1
        if self.heard[event.code] <= 3:
            check_event(self.g, event)

    def anybody(self) -> int:
        g = self.g
        askers = [p for p in seats(g) if p not in g.waiting and g.asked(p) is not None]
        if askers and self.whim.below(10) == 0:
            return askers[0]  # closes what the others are asked
        return g.waiting[int(self.whim.below(len(g.waiting)))]

    def look_closely(self) -> None:
        g = self.g
        before = flat(g)
        check_outcomes(g)
        for p in seats(g):
            check_menu(g, p)
        check_copies(g)
        viewer = int(self.whim.below(g.seats))
        for p in {viewer, *g.waiting}:
            check_view(g, p, self.whim)
        check_picture(g, viewer)
        check_picture(g, None)
        self.check_refusals()
        self.try_everything()
        assert flat(g) == before, "looking at a game must not change it"

    def check_refusals(self) -> None:
        """What is not on a menu is refused with a reason, by whomever it is tried."""
        g = self.g
        allowed = [a for p in seats(g) for a in g.legal(p)] + [a for a, _ in g.outcomes()]
        tried = [*JUNK, *self.imagined(40), *allowed[:5], *[a for _, a in self.done[-5:]]]
        for p in [None, CHANCE, OVER, *seats(g), int(g.seats), 1 << 40]:
            menu = may_do(g, p)
            asked = p is None or p in g.waiting
            for action in tried if asked else tried[:: 1 + int(self.whim.below(12))]:
                if action not in menu:
                    self.check_refused(action, p)

    def check_refused(self, action: int, p: int | None) -> None:
        reason = self.g.why(action, p)
        assert reason is not None, (action, p)
        if reason.code in self.read:
            return
        self.read.add(reason.code)
        assert is_sentence(str(reason))
        assert as_json(reason.args) == reason.args
        with pytest.raises(Illegal) as refusal:
            self.g.apply(action, p)
        assert refusal.value.reason == reason and str(refusal.value) == str(reason)

    def imagined(self, count: int) -> list[int]:
        """Actions made up of every verb of the book and whatever operands."""
        g = self.g
        verbs = list(g.book.templates)
        rooms = {
            "corner": int(g.board.corners),
            "side": int(g.board.sides),
            "hex": int(g.board.hexes + g.board.rim),
            "seat": int(g.owners),
            "card": len(CARDS),
        }
        made = []
        for _ in range(count):
            packed = verbs[int(self.whim.below(len(verbs)))]
            for k, kind in enumerate(re.findall(r"\{(\w+)\}", g.book.templates[packed])):
                room = rooms.get(kind, 8) + int(self.whim.below(12) == 0)  # now and then one too far
                packed |= int(self.whim.below(room)) << 16 * k
            if self.whim.below(8) == 0:
                packed |= 1 << int(self.whim.below(40))
            made.append(packed)
        return made

    def try_everything(self) -> None:
        """Each legal action can be carried out, and leaves somebody with a choice or the game over."""
        g = self.g
        for p in [CHANCE] if g.to_act == CHANCE else seats(g):
            for action in may_do(g, p):
                after = g.copy()
                for event in after.apply(action, p):
                    self.hear(event)
                check_who_is_asked(after)

    def replay(self) -> None:
        """The same actions, taken on trust, lead to the same game."""
        again = new_game(self.spec, self.seed)
        for actor, action in self.done:
            again.play(actor, action)
        assert differences(again, self.g) == []


def seats(g: IsleState) -> range:
    return range(int(g.seats))


def may_do(g: IsleState, p: int | None) -> list[int]:
    actor = g.to_act if p is None else p
    if actor == CHANCE:
        return [action for action, _ in g.outcomes()]
    return list(g.legal(actor))


def check_who_is_asked(g: IsleState) -> None:
    """`to_act`, `waiting` and the menus tell one story, and somebody can always go on."""
    if g.to_act == OVER:
        assert g.over and g.waiting == ()
        return
    assert not g.over and g.result is None
    if g.to_act == CHANCE:
        assert g.waiting == () and g.outcomes()
        return
    assert g.waiting[0] == g.to_act
    assert len(set(g.waiting)) == len(g.waiting)
    for p in g.waiting:
        assert len(g.legal(p)) > 0, "who is asked must have an answer"


def check_menu(g: IsleState, p: int) -> None:
    menu = g.legal(p)
    actions = list(menu)
    prompt = g.asked(p)
    assert (prompt is not None) == bool(actions), "asked are those, and only those, who may answer"
    assert prompt is not None or p not in g.waiting
    assert g.ticket(p) == (None if prompt is None else prompt.frame)
    assert len(set(actions)) == len(actions) == len(menu)
    for action in actions:
        assert action in menu
        assert g.why(action, p) is None
        words = g.text(action)
        assert g.parse(words) == action and g.parse(f" {words.upper()} ") == action
    if prompt is not None:
        check_prompt(prompt, actions)


def check_prompt(prompt: Prompt, actions: list[int]) -> None:
    assert prompt.kind in PROMPTS
    assert prompt.suggested in actions
    assert 0 <= prompt.least <= prompt.most > 0
    assert prompt.frame
    assert is_sentence(str(prompt))
    assert as_json(asdict(prompt)) == asdict(prompt)


def check_view(g: IsleState, p: int, whim: Dealer) -> None:
    """A seat knows from its view what it may do, and everything it is shown."""
    view = g.seen_by(p)
    assert (view.to_act, view.waiting, view.over) == (g.to_act, g.waiting, g.over)
    assert list(view.legal(p)) == list(g.legal(p))
    assert view.asked(p) == g.asked(p)
    assert view.points(p) == g.points(p)
    assert [view.public_points(q) for q in seats(g)] == [g.public_points(q) for q in seats(g)]
    assert view.shows(p) == g.shows(p)
    assert differences(view.seen_by(p), view) == []
    check_copies(view)
    if g.asked(p) is not None:
        for verb in g.book.templates:
            assert view.why(verb, p) == g.why(verb, p)
    guess = view.guess(Dealer(int(whim.below(1000))))
    assert differences(guess.seen_by(p), view) == []
    assert differences(view, g.seen_by(p)) == [], "guessing must not change the view"


def check_outcomes(g: IsleState) -> None:
    """Weights are positive, outcomes differ, and the quick way to draw one agrees with the list."""
    listed = g.outcomes()
    assert bool(listed) == (g.to_act == CHANCE)
    if not listed:
        return
    assert all(isinstance(weight, int) and weight > 0 for _, weight in listed)
    assert len({action for action, _ in listed}) == len(listed)
    f = g.top()
    kind = g.book.kinds[f >> 40]
    total = int(kind.total(g, f))
    if total:
        assert total == sum(weight for _, weight in listed)
        assert Counter(int(kind.nth(g, f, k)) for k in range(total)) == dict(listed)
    for action, _ in listed:
        assert g.why(action) is None and g.why(action, CHANCE) is None
        assert g.parse(g.text(action)) == action


def check_copies(g: IsleState) -> None:
    copy = g.copy()
    assert differences(copy, g) == []
    other = new_game(g.spec, 77)
    spare = other.copy()
    before = flat(other)
    g.copy_into(spare)
    assert differences(spare, g) == []
    assert flat(other) == before, "a copy that is written over must not take others with it"
    data = g.to_bytes()
    back = from_bytes(data)
    assert differences(back, g) == []
    assert back.to_bytes() == data and back.spec == g.spec


def check_picture(g: IsleState, p: int | None) -> None:
    picture = to_builtins(g.shows(p))
    assert as_json(picture) == picture
    assert picture["viewer"] == p and picture["waiting"] == list(g.waiting)


def check_event(g: IsleState, event: Event) -> None:
    """It reads as a sentence for everybody, and hides what it must from those who may not know."""
    assert as_json(event.args) == event.args
    assert is_sentence(str(event))
    for q in [-1, *seats(g)]:
        seen = event.seen_by(q)
        hidden = {name for name, who in event.private.items() if q not in who}
        assert {name for name, value in seen.args.items() if value is None} == hidden
        assert {name: seen.args[name] for name in event.args if name not in hidden} == {
            name: value for name, value in event.args.items() if name not in hidden
        }
        assert is_sentence(str(seen))
        assert seen.seen_by(q) == seen


def check_the_end(g: IsleState) -> None:
    assert g.to_act == OVER and g.waiting == () and g.outcomes() == []
    for p in seats(g):
        check_menu(g, p)
        assert list(g.legal(p)) == []
        check_view(g, p, Dealer(0))
        check_picture(g, p)
    check_copies(g)
    result = g.result
    assert result is not None and as_json(result) == result
    assert result["points"] == [g.points(p) for p in seats(g)]
    if g.winner >= 0:
        assert result["winner"] == g.winner
        if result["reason"] == "points":  # else the scenario has its own end
            assert g.winner == g.turn
            assert result["points"][g.winner] >= g.rules.target(g, g.winner)
    else:
        assert result["winner"] is None and result["reason"] == "rounds"


def as_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def is_sentence(text: str) -> bool:
    """It begins with a word, or a quotation, and ends with a full stop."""
    return len(text) > 3 and (text[0].isalpha() or text[0] == "“") and text[-1] == "."
