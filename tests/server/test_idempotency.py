"""Making a table and sitting down may be sent again: with the same key it happens once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from longroad.client import Lobby, new_key
from longroad.client import Refused as RefusedThere
from longroad.server.idempotency import LENGTH, LETTERS, IdempotencyKey
from longroad.server.messages import SitDown
from longroad.server.settings import SeatPlan, Settings
from longroad.server.table import Refused
from tests.server.fakes import World, settle, story
from tests.server.serving import serving
from tests.server.talking import in_a_loop

KEY = "one-key-of-thirty-two-letters-00"
PLAN = Settings("isle:base;3", [SeatPlan("mine", name="Ann"), SeatPlan("open"), SeatPlan("open")])


async def refusal(work: object) -> str:
    with pytest.raises(Refused) as refused:
        await work  # type: ignore[misc]
    return refused.value.code


@story
async def test_a_table_is_made_once_also_over_a_restart() -> None:
    world = World()
    made = await world.tables.make(PLAN, key=IdempotencyKey(KEY))
    assert await world.tables.make(PLAN, key=IdempotencyKey(KEY)) == made
    await world.restart()
    assert await world.tables.make(PLAN, key=IdempotencyKey(KEY)) == made
    assert list(world.store.kept) == [made.game]
    ann = await world.enter(made.game, made.tokens[0])
    assert ann.guest.viewer == 0
    assert len(made.game) == LENGTH and set(made.game) <= set(LETTERS)


@story
async def test_two_requests_at_once_make_one_table_and_take_one_seat() -> None:
    world = World()
    one, two = await asyncio.gather(*(world.tables.make(PLAN, key=IdempotencyKey(KEY)) for _ in range(2)))
    assert one == two and len(world.store.kept) == 1
    wish = SitDown("Bob", None, one.link)
    seated = await asyncio.gather(
        *(world.tables.sit(one.game, wish, IdempotencyKey("b" * 22)) for _ in range(2))
    )
    assert seated[0] == seated[1]
    assert [seat.name for seat in world.room(one).table.seats] == ["Ann", "Bob", ""]


@story
async def test_a_key_is_for_one_request_and_another_key_for_another() -> None:
    world = World()
    made = await world.tables.make(PLAN, key=IdempotencyKey(KEY))
    assert (
        await refusal(world.tables.make(Settings("isle:base;4"), key=IdempotencyKey(KEY))) == "table-id-used"
    )
    other = await world.tables.make(PLAN, key=IdempotencyKey(KEY + "1"))
    assert other.game != made.game
    assert not {made.host, made.link, *made.tokens.values()} & {
        other.host,
        other.link,
        *other.tokens.values(),
    }


@story
async def test_somebody_sits_down_once_also_over_a_restart_and_when_the_game_has_begun() -> None:
    world = World()
    made = await world.tables.make(PLAN)
    wish, key = SitDown("Bob", None, made.link), IdempotencyKey("b" * 22)
    seated = await world.tables.sit(made.game, wish, key)
    assert await world.tables.sit(made.game, wish, key) == seated
    assert await refusal(world.tables.sit(made.game, wish, IdempotencyKey("c" * 22))) == "table-name-taken"
    await world.restart()
    assert await world.tables.sit(made.game, wish, key) == seated
    carl = await world.tables.sit(made.game, SitDown("Carl", None, made.link), IdempotencyKey("d" * 22))
    for token in (made.tokens[0], seated.token, carl.token):
        await (await world.enter(made.game, token)).confirm()
    await settle()
    assert world.room(made).table.state == "playing"
    assert await world.tables.sit(made.game, wish, key) == seated


@pytest.mark.parametrize("text", ["", "short", "x" * 65, "é" * 30, "a b" * 10])
def test_a_key_is_long_and_plain(text: str) -> None:
    with pytest.raises(Refused, match="Idempotency-Key has 22 to 64 letters"):
        IdempotencyKey(text)


@in_a_loop
async def test_who_didnt_get_the_answer_asks_again_over_http(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with Lobby(server.url) as lobby:
            key, mine = new_key(), new_key()
            made = await lobby.make_table(PLAN, key)
            assert await lobby.make_table(PLAN, key) == made
            seated = await lobby.sit(made.game, "Bob", None, made.link, mine)
            assert await lobby.sit(made.game, "Bob", None, made.link, mine) == seated
            with pytest.raises(RefusedThere) as refused:
                await lobby.make_table(PLAN, "short")
            assert refused.value.code == "server-bad-request"
