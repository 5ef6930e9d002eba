"""What a bot answers to a question. It gets the view of its seat, as anybody on that seat would."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import structlog

from longroad.core.edge import Prompt
from longroad.core.state import State as Game
from longroad.server.bot_worker import News, Request
from longroad.server.encoded_event import EncodedEvent
from longroad.server.log import Undone
from longroad.server.questions import bot_seed, frame_of
from longroad.server.recent_rows import RecentRow
from longroad.server.services import Services
from longroad.server.table import Table

DEADLINE = 5.0  # seconds a bot may think before a safe answer is given for it
MOST_AT_ONCE = 24  # actions of a bot in one answer

logger = structlog.get_logger("longroad.server")


async def think(
    services: Services,
    table: Table,
    recent: Iterable[RecentRow],
    number: int,
    frame: str,
    now: Callable[[], int],
) -> list[str]:
    """All the actions that answer one question."""
    seat = table.seats[number]
    view = table.play.game.seen_by(number)
    safe = seat.away in ("gone", "time", "idle")
    bot = table.family.usual_bot if safe else seat.bot
    seed = bot_seed(table, number)
    news = news_for(number, services.bots.heard(bot, seed), table.seq, recent)
    end = now() + int(DEADLINE * 1000) if table.has_people else None
    actions: list[str] = []
    while len(actions) < MOST_AT_ONCE:
        question = view.question(number)
        assert question is not None
        prompt, menu = question
        if safe and prompt.safe is not None:
            action = prompt.safe
        elif len(menu) == 1:
            action = next(iter(menu))
        else:
            left = DEADLINE if end is None else (end - now()) / 1000
            chosen = await choose(services, table, bot, seed, view, number, left, news)
            action = chosen if chosen is not None and chosen in menu else fallback(services, prompt)
        actions.append(view.text(action))
        if not view.foresees(number, action):
            break
        ticket = view.ticket(number)
        if ticket is None or frame_of(table, ticket) != frame:
            break
    return actions


def news_for(number: int, heard: int | None, seq: int, recent: Iterable[RecentRow]) -> News:
    """What a bot has missed on its seat. Where something was taken back, or it has missed too much, it begins
    anew."""
    if heard is None:
        return News(seq, seq)
    missed = [kept for kept in recent if heard < kept.seq <= seq]
    if len(missed) < seq - heard or any(isinstance(kept.row, Undone) for kept in missed):
        return News(seq, seq)
    happened = [(kept.seq, event.seen_by(number)) for kept in missed for event in kept.row_events.events]
    return News(heard, seq, [(step, EncodedEvent.of(event)) for step, event in happened])


async def choose(
    services: Services, table: Table, bot: str, seed: int, view: Game, number: int, left: float, news: News
) -> int | None:
    """What the bot chooses, or None where it fails. Where bots are alone, those of all other tables think
    first, and nobody minds how long that takes."""
    patient = not table.has_people
    try:
        if left > 0:
            request = Request(bot, seed, view.to_bytes(), number, left, patient, news)
            return await services.bots.choose(request)
    except Exception:
        logger.exception("a bot failed", game=table.game_id, bot=bot)
    return None


def fallback(services: Services, prompt: Prompt) -> int:
    """The harmless answer, for a bot that has none."""
    services.counted("bot fallback")
    assert prompt.suggested is not None
    return prompt.suggested
