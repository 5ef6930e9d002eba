"""Questions of the game and the answers to them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import UNSET, structs

from longroad.core.edge import Event, Prompt
from longroad.core.menu import Menu
from longroad.core.notation import taken_apart
from longroad.core.state import State as Game
from longroad.errors import BadWords
from longroad.game import legend_of
from longroad.server.bundles import how_many, times
from longroad.server.decline_reasons import excuse
from longroad.server.log import Acted
from longroad.server.messages import Ask, AskOption
from longroad.server.table import Change, Refused, Table, refused

MOST_GIVEN = 10_000  # actions of one player in one game; then only harmless ones


def act(table: Table, number: int, frame: str, actions: Sequence[str], now: int, how: str = "") -> Change:
    """A seat answers its question; all of the actions are carried out, or none."""
    table.need("playing")
    if table.paused:
        raise Refused("table-paused")
    if table.seats[number].away and not how:
        raise Refused("table-away")
    view = table.play.game.seen_by(number)
    question = view.question(number)
    if question is None:
        waiting = ", ".join(table.colors[seat] for seat in view.waiting)
        raise Refused("not-your-turn", {"asked": waiting})
    prompt, menu = question
    if (asked := frame_of(table, prompt.frame)) != frame:
        raise Refused("table-late", {"asked": asked})
    if not how and table.seats[number].given + len(actions) > MOST_GIVEN:
        need_harmless(view, number, prompt, actions)
    tried = foreseen(view, number, actions, menu)
    after = table.copy()
    record = after.play
    words = [record.game.text(action) for action, _ in tried]
    events: list[Event] = []
    for action, is_known in tried:
        events += record.carry_out(action, number, is_known)
    answered = len(record.lines)
    events += record.deal()
    dealt = [record.game.text(line.action) for line in record.lines[answered:]]
    says_why = how == "bot" and any(e.role == "decline" and e.args["seat"] == number for e in events)
    why = excuse(table.play.game.shows(None), legend_of(table.spec), number) if says_why else ""
    row = Acted(number, words, dealt, how, why)
    after.answered(row, max(now, table.at))
    return Change(row, after, events)


def close(table: Table, number: int, now: int) -> Change:
    """A bot waits no longer for answers to what it has asked: who is late has declined."""
    view = table.play.game.seen_by(number)
    prompt = view.asked(number)
    assert prompt is not None and prompt.suggested is not None
    how = "away" if table.seats[number].away else "bot"
    return act(table, number, frame_of(table, prompt.frame), [view.text(prompt.suggested)], now, how)


def need_harmless(view: Game, number: int, prompt: Prompt, actions: Sequence[str]) -> None:
    """Refused unless it is an answer that only lets the game go on: whoever makes an offer and drops it all
    day would fill the log and the memory."""
    assert prompt.suggested is not None
    is_needed = number in view.waiting or number == view.closer  # nobody waits for what is said aside
    harmless = {view.text(action) for action in (prompt.suggested, prompt.safe) if action is not None}
    if not is_needed or len(actions) > 1 or actions[0] not in harmless:
        raise Refused("table-enough", {"most": MOST_GIVEN})


def foreseen(view: Game, number: int, actions: Sequence[str], menu: Menu) -> list[tuple[int, bool]]:
    """The actions as numbers, tried on what the seat itself may see, and whether it could foresee each.

    `menu` is what is legal first; what is legal on the view is legal in the game.

    A refusal is found out here, so it can't say more than the seat knows. Nothing may follow an action that
    brings a secret to light: whether what follows is refused would tell the secret for nothing.
    """
    tried: list[tuple[int, bool]] = []
    for words in actions:
        if tried and not tried[-1][1]:
            raise Refused("table-one-at-a-time")
        action = meant(view, number, words, view.legal(number) if tried else menu)
        tried.append((action, view.foresees(number, action)))
    return tried


def meant(view: Game, number: int, words: str, menu: Menu) -> int:
    """The action on this menu of these words: one of the options as they were sent, or in other words."""
    for action in menu:
        if view.text(action) == words:
            return action
    try:
        action = view.parse(words)
    except BadWords as error:
        raise Refused("no-such-action", {"action": words}, str(error)) from None
    reason = view.why(action, number)
    if reason is not None:
        raise refused(reason)
    return action


def frame_of(table: Table, ticket: str) -> str:
    """The question's name, which no other question has: the engine counts anew after an undo."""
    return f"{ticket}.{table.taken_back}" if table.taken_back else ticket


def ask_of(table: Table, view: Game, number: int, texts: bool = False) -> Ask | None:
    """What a seat is asked, from its own view."""
    question = view.question(number)
    if question is None:
        return None
    prompt, menu = question
    many = how_many(view, number, prompt)
    least = many if prompt.kind == "card" else prompt.least
    options = [option(view, action) for action in menu]
    if least == many > 1:
        counts = [times(view, number, action, many) for action in menu]
        options = [structs.replace(o, times=n) for o, n in zip(options, counts, strict=True)]
    assert prompt.suggested is not None
    return Ask(
        frame_of(table, prompt.frame),
        prompt.kind,
        prompt.purpose,
        prompt.args,
        least,
        many,
        prompt.cancelable,
        view.text(prompt.suggested),
        options,
        "" if prompt.safe is None else view.text(prompt.safe),
        prompt.paid,
        prompt.role,
        str(prompt) if texts else UNSET,
    )


def option(view: Game, action: int) -> AskOption:
    """An action with its operands by name."""
    return AskOption(*taken_apart(view, action))


def bot_seed(table: Table, number: int) -> int:
    """The same for as long as a bot plays on a seat."""
    mark = hashlib.sha256(f"{table.created.secret} bot {number}".encode()).digest()
    return int.from_bytes(mark[:6], "big")
