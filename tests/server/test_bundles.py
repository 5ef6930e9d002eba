"""Answers that go together, as clients are told of them."""

from __future__ import annotations

from longroad.isle.hands import HAND
from longroad.isle.state import IsleState
from tests.isle import isle
from tests.server import positions
from tests.server.fakes import World, story
from tests.table import CARDS


def hand_of(game: IsleState, seat: int) -> dict[str, int]:
    return {card: int(game.hands.hand[seat * HAND + k]) for k, card in enumerate(CARDS)}


@story
async def test_a_discard_says_how_many_go_together_and_how_often_each_may_be_among_them() -> None:
    world = World()
    _, (ann, *_) = await world.game("me me me", record=positions.discarding())
    ask = ann.you().ask
    assert (ask.kind, ask.least, ask.most) == ("bundle", 6, 6)
    held = hand_of(isle(world.loaded("game-0001").play.game), 0)
    wanted = {card: min(6, count) for card, count in held.items() if count}
    assert {one.args[0]: one.times for one in ask.options} == wanted
    chosen = [one.words for one in ask.options for _ in range(one.times)][:6]
    await ann.act(*chosen)
    assert ann.you().ask is None


@story
async def test_cards_of_ones_own_choice_are_one_bundle_although_they_are_asked_for_one_by_one() -> None:
    world = World()
    _, (ann, *_) = await world.game("me me me", record=positions.with_card("year of plenty"))
    await ann.act("play year of plenty")
    ask = ann.you().ask
    assert (ask.kind, ask.least, ask.most) == ("card", 2, 2)
    assert {one.times for one in ask.options} == {2}
    await ann.act("take ore", "take wool")
    assert ann.you().ask.purpose == "main" and ann.you().ask.paid


@story
async def test_a_road_that_is_free_is_not_paid_for() -> None:
    world = World()
    _, (ann, *_) = await world.game("me me me", record=positions.with_card("road building"))
    assert {"build road {side}", "buy card"} <= {price.verb for price in ann.you().prices}
    await ann.act("play road building")
    assert ann.you().ask.purpose == "free-road" and not ann.you().ask.paid
