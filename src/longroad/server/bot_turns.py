"""The bots of one table: they choose aside and answer at the pace of the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from longroad.server.bot_answers import DEADLINE, fallback, news_for, think
from longroad.server.bot_worker import Request
from longroad.server.log import Acted, AnyRow
from longroad.server.questions import act, bot_seed, frame_of
from longroad.server.settings import PACE
from longroad.server.table import Change, Refused, Table

if TYPE_CHECKING:
    from longroad.server.room import Room

logger = structlog.get_logger("longroad.server")


def plan_bots(room: Room) -> None:
    """Start the bots that are asked; cancel those whose question is gone."""
    if room.table.state == "over":
        tell_the_end(room)
    asked = _asked(room)
    for number, (frame, task) in list(room.thinking.items()):
        if asked.get(number) != frame:
            task.cancel()
            del room.thinking[number]
    for number, frame in asked.items():
        if number not in room.thinking:
            room.thinking[number] = (frame, room.services.start(_play(room, number, frame)))


def tell_the_end(room: Room) -> None:
    """Let every bot that has played hear how the game ended."""
    table, bots = room.table, room.services.bots
    for number, seat in enumerate(table.seats):
        seed = bot_seed(table, number)
        for bot in {seat.bot, table.family.usual_bot}:
            news = news_for(number, bots.heard(bot, seed), table.seq, room.guests.recent)
            if news.told:
                room.services.begin(bots.choose(Request(bot, seed, b"", number, DEADLINE, True, news)))


def is_aside(table: Table, row: AnyRow) -> bool:
    """Whether a seat acted that nobody had asked: the bots then choose again."""
    return isinstance(row, Acted) and row.seat not in table.play.game.waiting


def _asked(room: Room) -> dict[int, str]:
    """The seats a bot has to answer for, each with its question. Bots wait for the people of a table; a
    table of bots alone plays on."""
    table = room.table
    is_awake = bool(room.guests.seats()) or not table.has_people
    if table.state != "playing" or table.paused or not is_awake:
        return {}
    game = table.play.game
    bots = [number for number in game.waiting if not table.seats[number].is_played_by_owner]
    tickets = {number: game.ticket(number) for number in bots}
    return {number: frame_of(table, ticket) for number, ticket in tickets.items() if ticket is not None}


async def _play(room: Room, number: int, frame: str) -> None:
    """Choose aside, and answer when the pace of the table says so, whatever the cards are.

    A bot that needs longer answers at a whole multiple of the pace, and at the deadline safe answers are
    given for it.
    """
    pace = _pace(room.table) / 1000
    heard = room.asides
    thoughts = _thoughts(room, number, frame)
    try:
        waited = 0.0
        while pace and (
            waited == 0.0 or (not thoughts.done() and waited < DEADLINE) or _is_spoken_to(room, number, pace)
        ):
            await room.services.watch.sleep(pace)
            waited += pace
            if heard != room.asides:  # somebody has offered something: choose again
                heard = room.asides
                thoughts.cancel()
                thoughts = _thoughts(room, number, frame)
        actions = await thoughts
    except Exception:
        logger.exception("a bot failed", game=room.table.game_id, seat=number)
        actions = []
    finally:
        thoughts.cancel()
    await asyncio.shield(room.services.start(_answer(room, number, frame, actions)))


def _pace(table: Table) -> int:
    """In milliseconds. Only a table made for bots alone may be faster than the usual pace; a table that
    its people have left may not."""
    is_left = not table.has_people and any(plan.kind != "bot" for plan in table.settings.seats)
    return max(table.settings.pace, PACE) if is_left else table.settings.pace


def _thoughts(room: Room, number: int, frame: str) -> asyncio.Task[list[str]]:
    thinking = think(room.services, room.table, room.guests.recent, number, frame, room.now)
    return asyncio.get_running_loop().create_task(thinking)


def _is_spoken_to(room: Room, number: int, pace: float) -> bool:
    """Whether a bot lets somebody finish who is composing an offer to it: in a turn no longer than
    others have for a bot's offer."""
    game = room.table.play.game
    if game.over or game.to_act != number:
        return False
    if room.listened[0] != game.turns:
        room.listened = int(game.turns), 0.0
    others = (q for q in room.guests.seats() if q != number and q not in game.waiting)
    prompts = (game.seen_by(q).asked(q) for q in others)
    speaking = any(prompt is not None and prompt.kind == "bundle" for prompt in prompts)
    if not speaking or room.listened[1] >= room.table.settings.offer:
        return False
    room.listened = room.listened[0], room.listened[1] + pace
    return True


async def _answer(room: Room, number: int, frame: str, actions: list[str]) -> None:
    with suppress(Refused):  # it is closed
        async with room.alone():
            if room.thinking.get(number, ("",))[0] == frame:
                del room.thinking[number]
            await room.by_itself(lambda: _decide(room, number, frame, actions))


def _decide(room: Room, number: int, frame: str, actions: list[str]) -> Change | None:
    """What the bot chose, or the harmless answer if that can't be; nothing if the question is gone."""
    if _asked(room).get(number) != frame:
        return None
    table, now = room.table, room.now
    how = "away" if table.seats[number].away else "bot"
    try:
        if actions:
            return act(table, number, frame, actions, now(), how)
    except Exception:
        logger.exception("a bot's answer failed", game=table.game_id, actions=actions)
    view = table.play.game.seen_by(number)
    prompt = view.asked(number)
    assert prompt is not None
    return act(table, number, frame, [view.text(fallback(room.services, prompt))], now(), how)
