"""Offers at a table: nobody waits for who doesn't answer, and nobody learns a hand from it."""

from __future__ import annotations

import pytest

from longroad.core.state import State as Game
from longroad.server import snapshots
from longroad.server.messages import Act, Patience, StepMessage, Undo, Vote, Welcome
from longroad.server.settings import Clock
from tests.isle import isle
from tests.server import positions
from tests.server.fakes import Client, World, settle, story, suggested

GAME = "game-0001"
OPEN = f"{positions.SPEC};trade=open"
OFFER = ("propose trade", "give ore", "ask lumber", "make offer")


def offers_once(words: tuple[str, ...] = OFFER) -> object:
    """A bot that makes an offer in its first turn, and answers every other question harmlessly."""
    left = list(words)

    def choose(view: Game, seat: int) -> int | None:
        if left and view.turn == seat and left[0] in view.menu(seat):
            return view.parse(left.pop(0))
        return suggested(view, seat)

    return choose


def waits(world: World) -> tuple[int, ...]:
    return world.loaded(GAME).play.game.waiting


async def offered(settings: dict[str, int]) -> tuple[World, list[Client]]:
    """The bot on the first seat has made an offer to two people."""
    world = World()
    world.bots.chooses = offers_once()  # type: ignore[assignment]
    _, people = await world.game("bot me me", pace=700, record=positions.on_turn(), **settings)
    while waits(world) != (1, 2):
        await world.watch.forward(0.7)
    return world, people


@pytest.mark.parametrize("settings, seconds", [({}, 10), ({"offer": 3}, 3)])
@story
async def test_a_bot_closes_its_offer_when_nobody_answers_in_time(
    settings: dict[str, int], seconds: int
) -> None:
    world, (ann, _) = await offered(settings)
    assert ann.room.table.settings.offer == seconds
    await world.watch.forward(seconds - 0.001)
    assert waits(world) == (1, 2)
    await world.watch.forward(0.001)
    assert waits(world) == (0,), "who is late has declined, and the turn goes on"
    step = ann.steps()[-1]
    assert (step.news.seat, step.news.how, [e.code for e in step.events]) == (0, "bot", ["no-deal"])


@story
async def test_an_answer_that_came_in_time_counts_and_the_rest_is_not_waited_for() -> None:
    world, (ann, _) = await offered({})
    await ann.act("accept")
    await world.watch.forward(10)
    game = world.loaded(GAME).play.game
    assert game.waiting == (0,) and "trade with white" in game.menu(0)


@story
async def test_a_bot_does_not_wait_when_all_have_answered() -> None:
    world, (ann, ben) = await offered({})
    await ann.act("decline")
    await ben.act("decline")
    assert waits(world) == (0,)


@story
async def test_the_time_of_an_offer_is_the_same_after_a_restart() -> None:
    world, (ann, _) = await offered({})
    since = ann.room.table.asked_at
    assert since == world.loaded(GAME).asked_at == world.watch.now()
    await ann.say("Let me think.")
    assert world.loaded(GAME).asked_at == since


@pytest.mark.parametrize("seat", ["white", "orange"])
@story
async def test_when_an_offer_ends_does_not_depend_on_who_could_pay(seat: str) -> None:
    """Two worlds: everybody is asked alike, and told the same at the same time, whatever they hold."""
    told = []
    for card in ("lumber", "brick"):  # they have lumber, and no brick
        world = World()
        asking = ("propose trade", "give ore", f"ask {card}", "make offer")
        world.bots.chooses = offers_once(asking)  # type: ignore[assignment]
        _, people = await world.game("bot me me", pace=700, record=positions.on_turn())
        start = world.watch.now()
        while waits(world) != (1, 2):
            await world.watch.forward(0.7)
        await world.watch.forward(30)
        steps = people[0 if seat == "orange" else 1].steps()
        told.append([(step.at - start, step.news.seat, step.news.how) for step in steps])
    assert told[0] == told[1]


@story
async def test_the_player_on_turn_goes_on_while_others_think() -> None:
    world = World()
    _, (ann, _, _) = await world.game("me me me", record=positions.on_turn())
    await ann.act(*OFFER)
    assert waits(world) == (1, 2)
    await ann.act("end turn")
    assert world.loaded(GAME).play.game.turn == 1 and waits(world) == (1,)


# -- time for a counter-offer --------------------------------------------------------------------------


def patience(client: Client) -> Patience | None:
    """What this client was told last about how long an offer waits."""
    told = [m.table for m in client.told() if isinstance(m, StepMessage | Welcome) and m.table]
    return told[-1].patience


@story
async def test_a_bot_waits_longer_while_somebody_puts_a_counter_offer_together() -> None:
    world, (ann, ben) = await offered({})
    start = world.watch.now()
    assert patience(ann) == patience(ben) == Patience(start + 10_000)
    await world.watch.forward(6)
    await ann.act("counter")
    assert patience(ann) == patience(ben) == Patience(start + 30_000, start + 26_000)
    await world.watch.forward(20)
    assert waits(world) == (1, 2)
    await world.watch.forward(3.999)
    assert waits(world) == (1, 2)
    await world.watch.forward(0.001)
    assert waits(world) == (0,)
    assert patience(ann) is None


@story
async def test_what_is_not_used_of_it_is_there_for_others_but_once_for_each_offer() -> None:
    world, (ann, ben) = await offered({})
    start = world.watch.now()
    await ann.act("counter")
    await world.watch.forward(5)
    await ann.act("drop offer")
    assert patience(ben) == Patience(start + 15_000)
    await world.watch.forward(5)
    await ben.act("counter")
    await ann.act("counter")  # both at once take no more
    assert patience(ann) == Patience(start + 30_000, start + 25_000)
    await ben.act("drop offer")
    assert patience(ann) == Patience(start + 30_000, start + 25_000)
    for _ in range(4):
        await world.watch.forward(4)
        await ann.act("drop offer")
        await ann.act("counter")
    assert patience(ann) == Patience(start + 30_000), "nothing is left"
    await world.watch.forward(3.999)
    assert waits(world) == (1, 2)
    await world.watch.forward(0.001)
    assert waits(world) == (0,)


@story
async def test_taking_it_back_gives_no_more_of_it() -> None:
    world, (ann, ben) = await offered({})
    start = world.watch.now()
    await ben.act("decline")
    await ann.act("counter")
    await world.watch.forward(15)
    await ann.act("drop offer", "decline")
    assert waits(world) == (0,)
    await ann.does(Undo(ann.new_id()))
    assert waits(world) == (1,)
    held = patience(ben)
    assert held is not None and held.held == start + 20_000
    assert held.until == start + 15_000 + 10_000 + 5_000, "a bot that is asked again waits as long again"


@story
async def test_the_time_for_a_counter_offer_is_the_same_after_a_restart() -> None:
    world, (ann, _) = await offered({})
    start = world.watch.now()
    await world.watch.forward(2)
    await ann.act("counter")
    await world.watch.forward(3)
    table = world.loaded(GAME)
    assert (table.held_until, table.asked_at) == (start + 22_000, start + 20_000)
    kept = snapshots.taken(world.tables.rooms[GAME].table, ann.room.guests.recent, ann.room.ids)
    again, _, _ = snapshots.restored(kept, await world.store.rows(GAME))
    assert (again.held_until, again.hold_left) == (table.held_until, table.hold_left)


@story
async def test_who_makes_an_offer_pays_for_no_counter_offer() -> None:
    world = World()
    clock = Clock(base=30)
    _, (ann, ben, cleo) = await world.game("me me me", record=positions.on_turn(), clock=clock)
    await world.watch.forward(4)
    await ann.act(*OFFER)
    start = world.watch.now()
    await ben.act("counter")
    assert patience(cleo) == Patience(None, start + 20_000)
    assert world.loaded(GAME).seats[0].asked_since == start + 20_000, "it begins to run then"
    waits_for_ann = ben.steps()[-1].waits
    assert isinstance(waits_for_ann, list) and waits_for_ann[0].until == start + 140_000
    await world.watch.forward(12)
    await ben.act("drop offer")
    assert world.loaded(GAME).seats[0].spent == 4_000
    await ben.does(Undo(ben.new_id()))  # what is given back isn't charged either
    await world.watch.forward(8)
    assert world.loaded(GAME).seats[0].spent == 4_000
    await ben.act("give lumber", "ask ore", "make offer")
    assert world.loaded(GAME).seats[0].spent == 4_000
    await world.watch.forward(25.999)
    assert world.loaded(GAME).seats[0].away == ""
    await world.watch.forward(0.001)
    assert world.loaded(GAME).seats[0].away == "time"


@story
async def test_nobody_is_given_time_in_a_pause_or_while_somebody_else_plays_for_them() -> None:
    world, (ann, ben) = await offered({})
    start = world.watch.now()
    await ann.act("counter")
    await world.watch.forward(5)
    for client in (ann, ben):
        await client.does(Vote(client.new_id(), "pause"))
    table = world.loaded(GAME)
    assert (table.paused, table.held_until, table.hold_left) == (True, 0, 15_000)
    assert patience(ann) is None
    await ann.does(Vote(ann.new_id(), "resume"))
    assert patience(ben) == Patience(start + 30_000, start + 20_000)


@story
async def test_that_somebody_composes_tells_nothing_of_what() -> None:
    """Two worlds: others are told the same, whatever is put together."""
    told = []
    for card in ("lumber", "wool"):
        _, (ann, ben) = await offered({})
        await ann.act("counter")
        await ann.act(f"give {card}", "ask grain")
        told.append([message for message in ben.wire.sent if b'"step"' in message][-2:])
    assert told[0] == told[1]


# -- opponents offer first -----------------------------------------------------------------------------


def open_position() -> str:
    return positions.on_turn(spec=OPEN)


@story
async def test_an_offer_of_somebody_who_was_not_asked_changes_no_question() -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me", record=open_position())
    before = ann.frame()
    await ben.act("propose trade", "give lumber", "ask ore", "make offer")
    assert ann.frame() == before and waits(world) == (0,)
    words = [option.words for option in ann.you().ask.options]
    assert "trade with white" in words and "no deal" in words
    late = Act(ann.new_id(), before, ["trade with white"])
    await ann.does(late)
    assert waits(world) == (0,)


@story
async def test_a_bot_lets_somebody_finish_and_thinks_again_about_what_was_offered() -> None:
    world = World()
    seen: list[bool] = []

    def watch(view: Game, seat: int) -> int | None:
        if seat == 0 and isle(view).in_main():
            deal = "trade with white" in view.menu(0)
            seen.append(deal)
            return view.parse("trade with white") if deal else suggested(view, seat)
        return suggested(view, seat)

    world.bots.chooses = watch
    _, (ann, _) = await world.game("bot me me", pace=700, record=open_position())
    await ann.act("propose trade")
    await world.watch.forward(5)
    assert world.loaded(GAME).play.game.turn == 0, "it waits"
    await ann.act("give lumber", "ask ore", "make offer")
    await world.watch.forward(1.4)
    assert True in seen and "traded" in [event.code for step in ann.steps() for event in step.events]


@story
async def test_a_bot_is_not_kept_waiting_for_long() -> None:
    world = World()
    _, (ann, _) = await world.game("bot me me", pace=1000, record=open_position(), offer=4)
    await ann.act("propose trade")
    start = world.watch.now()
    while world.loaded(GAME).play.game.turn == 0:
        await world.watch.forward(0.5)
        assert world.watch.now() - start <= 6000
    await settle()
    assert world.watch.now() - start > 4000
