"""Time at a table: base, increment and bank; pauses, sleep and crashes; those who don't come back."""

from __future__ import annotations

from typing import Any

from longroad.server.messages import Made, PutBot, Return, SeatInfo, StepMessage, Undo, Vote, Welcome
from longroad.server.serve import Clock as ServerClock
from longroad.server.settings import Clock
from tests.server import positions
from tests.server.fakes import Client, World, story

CLOCK = Clock(base=30, increment=5, bank=60)
GAME = "game-0001"


async def timed(
    record: str = "", clock: Clock | None = CLOCK, **options: Any
) -> tuple[World, Made, list[Client]]:
    world = World()
    made, clients = await world.game("me me me", record=record or positions.on_turn(), clock=clock, **options)
    return world, made, clients


def info(client: Client, number: int) -> SeatInfo:
    """What this client was told last about a seat."""
    told = [m.table for m in client.told() if isinstance(m, StepMessage | Welcome) and m.table]
    return told[-1].seats[number]


def seconds(world: World, number: int) -> tuple[float, float, bool]:
    """What a seat has in the bank, has spent of the base, and whether its clock is running."""
    seat = world.loaded(GAME).seats[number]
    return seat.bank / 1000, seat.spent / 1000, seat.asked_since is not None


# -- base, increment and bank --------------------------------------------------------------------------


@story
async def test_only_the_clock_of_who_is_asked_runs() -> None:
    world, _, (ann, ben, _) = await timed()
    assert [seconds(world, seat)[2] for seat in range(3)] == [True, False, False]
    await world.watch.forward(10)
    await ann.act("end turn")
    assert [seconds(world, seat)[2] for seat in range(3)] == [False, True, False]
    assert info(ben, 1).asked_since == world.watch.now()


@story
async def test_the_base_is_for_everything_one_is_asked_in_a_turn() -> None:
    world, _, (ann, *_) = await timed()
    await world.watch.forward(10)
    await ann.act("propose trade")
    assert seconds(world, 0) == (60, 10, True)
    await world.watch.forward(5)
    await ann.act("drop offer")
    assert seconds(world, 0) == (60, 15, True)


@story
async def test_what_goes_beyond_the_base_leaves_the_bank_and_each_turn_brings_the_increment() -> None:
    world, _, (ann, ben, _) = await timed()
    await world.watch.forward(42)
    await ann.act("end turn")
    assert seconds(world, 0) == (60 - 12 + 5, 0, False)
    await world.watch.forward(30)
    await ben.act("roll")
    assert seconds(world, 1) == (60, 30, True)


@story
async def test_the_bank_pays_for_answers_in_others_turns_too() -> None:
    world, _, (ann, ben, cleo) = await timed(record=positions.discarding())
    await world.watch.forward(45)
    for client in (ann, ben, cleo, ann):  # all discard, and blue moves the robber and ends its turn
        while client.you().ask is not None and world.loaded(GAME).play.game.turn == 0:
            await client.act(client.you().ask.suggested)
    assert [seconds(world, seat)[0] for seat in range(3)] == [50, 45, 45]


@story
async def test_an_offer_is_on_the_clock_of_who_made_it() -> None:
    world, _, (ann, *_) = await timed()
    await ann.act("propose trade", "give lumber", "ask wool", "make offer")
    assert [seconds(world, seat)[2] for seat in range(3)] == [True, False, False]
    await world.watch.forward(45)
    await ann.act("end turn")
    assert [seconds(world, seat)[0] for seat in range(3)] == [50, 60, 60]


@story
async def test_a_table_without_a_clock_has_no_times() -> None:
    world, _, (ann, *_) = await timed(clock=None)
    await world.watch.forward(1_000_000)
    assert world.room(Made(GAME, "", "", {})).table.seats[0].away == ""
    seat = info(ann, 0)
    assert (seat.bank, seat.spent, seat.asked_since) == (None, None, None)


# -- out of time ---------------------------------------------------------------------------------------


@story
async def test_what_happens_out_of_time_is_announced_and_then_taken() -> None:
    world, _, (ann, ben, _) = await timed(pace=700)
    assert ann.you().ask.late == "end turn"
    await world.watch.forward(90)
    assert ben.news()[-1] == "away"  # exactly now
    assert (ben.last(StepMessage).news.how, info(ben, 0).away) == ("time", "time")
    await world.watch.forward(0.699)
    assert ben.news()[-1] == "away"
    await world.watch.forward(0.001)
    assert (ben.last(StepMessage).news.row, ben.last(StepMessage).news.how) == ("acted", "away")
    assert ben.last(StepMessage).events[-1].code == "turn"
    assert world.bots.asked == []


@story
async def test_nothing_happens_a_moment_before_the_time_is_out() -> None:
    world, _, (_, ben, _) = await timed()
    before = len(ben.wire.sent)
    await world.watch.forward(89.999)
    assert len(ben.wire.sent) == before


@story
async def test_an_answer_gives_no_new_time_in_the_same_turn() -> None:
    world, _, (ann, *_) = await timed()
    await world.watch.forward(80)
    await ann.act("propose trade")
    await world.watch.forward(10)
    assert world.loaded(GAME).seats[0].away == "time"


@story
async def test_offers_are_closed_and_dice_rolled_for_who_is_out_of_time() -> None:
    world, _, (ann, ben, cleo) = await timed(clock=Clock(30), pace=0)
    await ann.act("propose trade", "give lumber", "ask wool", "make offer")
    assert ben.you().ask.late == "decline"
    await world.watch.forward(29.9)
    assert world.loaded(GAME).play.game.closer == 0
    await world.watch.forward(0.1)
    table = world.loaded(GAME)
    assert [seat.away for seat in table.seats] == ["time", "", ""]
    assert table.play.game.closer < 0 and table.play.game.turn == 1  # a bot has ended blue's turn
    await world.watch.forward(30)
    assert world.loaded(GAME).seats[1].away == "time"
    assert cleo.news().count("away") == 2


@story
async def test_where_nothing_is_safe_a_bot_chooses() -> None:
    world, _, (ann, *_) = await timed(record=positions.discarding(), clock=Clock(30), pace=700)
    assert ann.you().ask.late == ""
    await world.watch.forward(31)
    assert ("greedy", 0) in world.bots.asked


@story
async def test_whoever_is_out_of_time_returns_when_the_question_is_answered() -> None:
    world, _, (ann, ben, _) = await timed(pace=700)
    assert await ann.cannot(Return("1")) == "table-not-away"
    await world.watch.forward(90.5)
    assert await ann.cannot_act("end turn") == "table-away"
    assert await ann.cannot(Return("2")) == "table-no-time"
    await world.watch.forward(0.2)
    assert ben.last(StepMessage).events[-1].code == "turn"
    await ann.does(Return("3"))
    assert world.loaded(GAME).seats[0].away == ""
    assert seconds(world, 0) == (5, 0, False)  # the bank is empty but for the increment


@story
async def test_nobody_holds_the_others_up_by_returning_again_and_again() -> None:
    world, made, (ann, ben, _) = await timed(clock=Clock(10), pace=700)
    await world.watch.forward(10)
    for number in range(5):
        await ann.send(Return(f"r{number}"))
        await ann.leave()
        ann = await world.enter(made.game, made.tokens[0])
        await world.watch.forward(0.1)
    assert world.loaded(GAME).seats[0].away == "time"
    await world.watch.forward(0.2)
    assert (ben.last(StepMessage).news.row, ben.last(StepMessage).events[-1].code) == ("acted", "turn")


@story
async def test_what_was_done_out_of_time_is_not_taken_back_for_there_is_no_time_for_it() -> None:
    world, _, (ann, *_) = await timed(pace=700)
    await world.watch.forward(90.7)
    await ann.does(Return("1"))
    assert ann.you().undo is False
    assert await ann.cannot(Undo("2")) == "table-no-time"


@story
async def test_what_was_done_for_who_was_gone_can_be_taken_back() -> None:
    for clock, spent in ((None, 0), (Clock(30), 2.7)):
        world, made, (ann, *_) = await timed(clock=clock, hold=1, pace=700)
        await ann.leave()
        await world.watch.forward(1.7)
        assert int(world.loaded(GAME).play.game.turn) == 1
        back = await world.enter(made.game, made.tokens[0])
        assert back.you().undo
        await world.watch.forward(1)
        await back.does(Undo("1"))
        assert world.loaded(GAME).play.game.waiting == (0,)
        assert seconds(world, 0)[1] == spent


@story
async def test_a_bot_on_ones_seat_for_a_moment_gives_no_time() -> None:
    """Whoever comes back to the same question pays for all of the time in which it stood."""
    world, made, (ann, *_) = await timed(pace=10_000)
    host = await world.enter(made.game, host=made.host)
    await world.watch.forward(20)
    for number in range(3):
        await ann.leave()
        await host.does(PutBot(f"p{number}", 0))
        await world.watch.forward(9)
        ann = await world.enter(made.game, made.tokens[0])
    assert seconds(world, 0) == (60, 20 + 3 * 9, True)
    await world.watch.forward(43)
    assert world.loaded(GAME).seats[0].away == "time"


@story
async def test_whoever_was_gone_pays_for_the_question_they_come_back_to_and_no_other() -> None:
    world, made, (ann, *_) = await timed(hold=5, pace=10_000)
    await world.watch.forward(10)
    await ann.leave()
    await world.watch.forward(9)
    ann = await world.enter(made.game, made.tokens[0])
    assert seconds(world, 0) == (60, 19, True)
    await ann.leave()
    await world.watch.forward(20)
    assert int(world.loaded(GAME).play.game.turn) == 1
    await world.enter(made.game, made.tokens[0])
    assert seconds(world, 0) == (65, 0, False)


@story
async def test_the_time_until_a_turn_is_taken_back_is_paid_by_whose_turn_it_is_again() -> None:
    world, _, (ann, ben, _) = await timed()
    await world.watch.forward(1)
    await ann.act("end turn")
    await world.watch.forward(80)
    await ann.does(Undo("1"))
    assert seconds(world, 0) == (60, 81, True)
    assert seconds(world, 1) == (60, 0, False)
    await ann.act("end turn")
    await world.watch.forward(9)
    await ben.say("hm")
    assert ann.you().undo is False
    assert await ann.cannot(Undo("2")) == "table-no-time"
    assert seconds(world, 1) == (60, 9, True)


@story
async def test_the_time_until_an_offer_is_taken_back_is_paid_by_who_made_it() -> None:
    world, _, (ann, *_) = await timed()
    await ann.act("propose trade", "give lumber", "ask wool", "make offer")
    await world.watch.forward(45)
    await ann.does(Undo("1"))
    assert [seconds(world, seat) for seat in range(3)] == [(60, 45, True), (60, 0, False), (60, 0, False)]


@story
async def test_those_who_were_asked_all_the_time_pay_though_somebody_else_takes_an_answer_back() -> None:
    world, _, (ann, *_) = await timed(record=positions.discarding())
    await world.watch.forward(3)
    await ann.act(ann.you().ask.suggested)
    await world.watch.forward(4)
    await ann.does(Undo("1"))
    assert [seconds(world, seat) for seat in range(3)] == [(60, 7, True)] * 3


@story
async def test_a_pause_before_an_undo_costs_nothing() -> None:
    world, _, clients = await timed()
    await clients[0].act("end turn")
    await world.watch.forward(2)
    for number, client in enumerate(clients):
        await client.does(Vote(f"p{number}", "pause"))
    await world.watch.forward(5_000)
    await clients[2].does(Vote("r", "resume"))
    await world.watch.forward(3)
    await clients[0].does(Undo("1"))
    assert seconds(world, 0) == (60, 5, True)


@story
async def test_ending_a_turn_and_taking_it_back_fills_no_bank() -> None:
    world, _, (ann, *_) = await timed()
    await world.watch.forward(42)
    before = seconds(world, 0)[0], 42.0, True
    for number in range(3):
        await ann.act("end turn")
        await ann.does(Undo(f"u{number}"))
    assert seconds(world, 0) == before
    assert seconds(world, 1) == (60, 0, False)
    await ann.act("end turn")
    assert seconds(world, 0) == (60 - 12 + 5, 0, False)


@story
async def test_the_time_that_was_taken_for_what_is_taken_back_is_spent() -> None:
    world, _, (ann, *_) = await timed()
    await world.watch.forward(3)
    await ann.act("propose trade")
    await world.watch.forward(4)
    await ann.does(Undo("1"))
    assert seconds(world, 0) == (60, 7, True)


# -- clocks that stand still ---------------------------------------------------------------------------


@story
async def test_clocks_stand_still_in_a_pause() -> None:
    world, _, clients = await timed()
    await world.watch.forward(10)
    for number, client in enumerate(clients):
        await client.does(Vote(f"p{number}", "pause"))
    assert seconds(world, 0) == (60, 10, False)
    await world.watch.forward(5_000)
    await clients[2].does(Vote("r", "resume"))
    assert seconds(world, 0) == (60, 10, True)
    assert info(clients[1], 0).asked_since == world.watch.now()


@story
async def test_clocks_stand_still_while_nobody_is_there() -> None:
    world, made, clients = await timed()
    await world.watch.forward(10)
    for client in clients:
        await client.leave()
    assert seconds(world, 0) == (60, 10, False)
    await world.watch.forward(5_000)
    ann = await world.enter(made.game, made.tokens[0])
    assert ann.news() == ["woke"]
    assert seconds(world, 0) == (60, 10, True)


@story
async def test_clocks_go_on_while_anybody_is_there() -> None:
    world, _, (ann, ben, cleo) = await timed(hold=86_400)
    await ann.leave()
    await cleo.leave()
    await world.watch.forward(90)
    assert info(ben, 0).away == "time"


@story
async def test_whoever_only_watches_does_not_wake_the_table() -> None:
    world, made, clients = await timed()
    for client in clients:
        await client.leave()
    watcher = await world.enter(made.game)
    host = await world.enter(made.game, host=made.host)
    await world.watch.forward(5_000)
    assert watcher.news() == host.news() == []


@story
async def test_the_time_in_which_the_server_was_down_costs_nobody_anything() -> None:
    world, made, (ann, *_) = await timed()
    await world.watch.forward(10)
    await ann.act("propose trade")
    await world.restart()
    await world.watch.forward(5_000)
    back = await world.enter(made.game, made.tokens[1])
    assert seconds(world, 0) == (60, 10, True)
    await world.watch.forward(7)
    await back.say("where are you all")
    assert seconds(world, 0) == (60, 17, True)


@story
async def test_not_even_if_the_first_who_comes_is_another_device_or_an_absent_player() -> None:
    for first in ("device", "absent", "host"):
        world, made, (ann, ben, _) = await timed(hold=5)
        token = await ben.hand_over()
        await ann.act("end turn")
        await ben.leave()
        await world.watch.forward(5)
        spent = seconds(world, 1)
        assert world.loaded(GAME).seats[1].away == "gone"
        await world.restart()
        await world.watch.forward(5_000)
        if first == "host":
            host = await world.enter(made.game, host=made.host)
            assert host.room.table.asleep
        await world.enter(
            made.game, {"device": token, "absent": made.tokens[1], "host": made.tokens[2]}[first]
        )
        bank, _, running = seconds(world, 1)
        assert (bank, running) == (spent[0], first != "host")


@story
async def test_a_table_that_could_not_be_put_to_sleep_wakes_as_if_it_had_slept() -> None:
    world, made, clients = await timed()
    await world.watch.forward(10)
    world.store.trouble = lambda row: world.store.disk_full() if b'"slept"' in row.body else None
    for client in clients:
        await client.leave()
    world.store.trouble = lambda row: None
    await world.watch.forward(5_000)
    await world.enter(made.game, made.tokens[0])
    assert seconds(world, 0) == (60, 10, True)


@story
async def test_a_clock_on_the_wall_that_is_set_back_gives_nobody_time() -> None:
    world, made, (ann, *_) = await timed()
    await world.watch.forward(10)
    await ann.act("propose trade")
    await world.restart()
    world.watch.time -= 3_600_000
    ann = await world.enter(made.game, made.tokens[0])
    assert ann.last(Welcome).now == info(ann, 0).asked_since
    await world.watch.forward(7)
    await ann.say("what time is it")
    assert seconds(world, 0) == (60, 17, True)
    await world.watch.forward(73)
    assert world.loaded(GAME).seats[0].away == "time"


def test_the_server_does_not_look_at_the_clock_on_the_wall_twice() -> None:
    wall, steady = 1_700_000_000_000_000_000, 5_000_000_000
    watch = ServerClock(lambda: wall, lambda: steady)
    assert watch.now() == 1_700_000_000_000
    wall -= 3_600_000_000_000
    steady += 2_500_000_000
    assert watch.now() == 1_700_000_002_500


# -- those who are not there ---------------------------------------------------------------------------


@story
async def test_a_disconnected_player_is_waited_for_and_then_makes_safe_moves() -> None:
    world, made, (ann, ben, _) = await timed(clock=None, hold=60, pace=700)
    await world.watch.forward(100)
    await ann.leave()
    assert ben.present == [False, True, True]
    await world.watch.forward(59.999)
    assert ben.news()[-1] != "away"
    await world.watch.forward(0.001)
    assert (ben.news()[-1], ben.last(StepMessage).news.how) == ("away", "gone")
    await world.watch.forward(0.7)
    assert ben.last(StepMessage).events[-1].code == "turn"
    back = await world.enter(made.game, made.tokens[0])
    assert back.news() == ["back"]
    assert world.loaded(GAME).seats[0].away == ""


@story
async def test_whoever_is_not_asked_may_be_away_as_long_as_they_like() -> None:
    world, _, (ann, ben, cleo) = await timed(clock=None, hold=60)
    await cleo.leave()
    await world.watch.forward(1_000)
    assert world.loaded(GAME).seats[2].away == ""
    await ann.act("end turn")
    await ben.act("roll")
    while ben.you().ask.purpose != "main":
        await ben.act(ben.you().ask.suggested)
    await ben.act("end turn")
    await world.watch.forward(0)
    assert world.loaded(GAME).seats[2].away == "gone"  # has been gone for long


@story
async def test_the_hold_begins_anew_when_somebody_was_there_meanwhile() -> None:
    world, made, (ann, ben, _) = await timed(clock=None, hold=60)
    await ann.leave()
    await world.watch.forward(50)
    again = await world.enter(made.game, made.tokens[0])
    await world.watch.forward(5)
    await again.leave()
    await world.watch.forward(59)
    assert "away" not in ben.news()
    await world.watch.forward(1)
    assert ben.news()[-1] == "away"


@story
async def test_a_seat_with_two_connections_is_there_until_both_have_ended() -> None:
    world, made, (ann, ben, _) = await timed(clock=None, hold=60)
    second = await world.enter(made.game, made.tokens[0])
    await ann.leave()
    await world.watch.forward(100)
    assert ben.present == [True, True, True] and "away" not in ben.news()
    await second.leave()
    assert ben.present == [False, True, True]


@story
async def test_a_player_who_is_gone_and_out_of_time_is_away_once() -> None:
    world, _, (ann, ben, _) = await timed(clock=Clock(30), hold=30)
    await ann.leave()
    await world.watch.forward(30)
    assert ben.news().count("away") == 1
