"""Votes at a table: who has a say, how long they are waited for, and how long a question stands."""

from __future__ import annotations

import pytest

from longroad.dice.fair import commitment
from longroad.server import quotas, votes
from longroad.server.log import Voted
from longroad.server.messages import Act, PutBot, Resign, Return, StepMessage, Undo, Vote
from longroad.server.settings import Clock
from longroad.server.table import Table
from tests.server import positions
from tests.server.fakes import Client, World, story

GAME = "game-0001"
WAIT = 15 * 60.0  # seconds, beyond the hold


def table(world: World) -> Table:
    """As it is, which is also how its log tells it."""
    there, told = world.tables.rooms[GAME].table, world.loaded(GAME)
    assert (there.state, there.ended, there.paused) == (told.state, told.ended, told.paused)
    assert there.votes == told.votes
    return there


def voters(world: World) -> dict[str, list[int]]:
    """Who is for what."""
    return {what: sorted(motion.seats) for what, motion in table(world).votes.items()}


async def vote(client: Client, what: str, yes: bool = True) -> None:
    await client.does(Vote(client.new_id(), what, yes))  # type: ignore[arg-type]


async def turn(world: World, client: Client) -> None:
    """A turn of this player in which nothing but the necessary is done, and those of bots after it."""
    now = int(table(world).play.game.turns)
    while int(table(world).play.game.turns) == now:
        ask = client.you().ask
        await client.act("end turn" if ask.late == "end turn" else ask.suggested)
    await world.watch.forward(5)


# -- the end -------------------------------------------------------------------------------------------


@story
async def test_all_have_to_agree_to_end_and_then_the_secret_is_told() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot")
    await vote(ann, "end")
    assert ben.last(StepMessage).table.votes == {"end": [0]}  # type: ignore[union-attr]
    assert table(world).state == "playing"
    await vote(ben, "end")
    info = ann.last(StepMessage).table
    assert (info.state, info.ended, info.votes) == ("over", "agreed", {})  # type: ignore[union-attr]
    secret = info.dice.secret  # type: ignore[union-attr]
    assert commitment(bytes.fromhex(secret or "")) == info.dice.commitment  # type: ignore[union-attr]
    assert ann.you().ask is None
    assert await ann.cannot(Vote("3", "pause")) == "table-not-playing"


@story
async def test_the_secret_of_the_dice_leaves_the_server_only_at_the_end() -> None:
    world = World(dice=0xC0FFEE)
    made, (ann, ben) = await world.game("me me bot")
    watcher = await world.enter(made.game)
    await ann.act("roll")
    secret = world.counted.secret().hex().encode()
    everybody = (ann, ben, watcher)
    assert not [data for client in everybody for data in client.wire.sent if secret in data]
    await vote(ann, "end")
    await vote(ben, "end")
    assert all(secret in client.wire.sent[-1] for client in everybody)


@story
async def test_one_against_it_and_it_is_off_the_table() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot")
    await vote(ann, "end")
    await vote(ben, "end", False)
    assert voters(world) == {}
    await vote(ben, "end")
    assert table(world).state == "playing"
    await vote(ben, "pause", False)  # nobody has proposed it


@story
async def test_the_host_cannot_end_a_game_by_putting_bots_on_the_seats_of_those_who_are_gone() -> None:
    world = World()
    made, (ann, ben, cleo) = await world.game("me me me", hold=60)
    host = await world.enter(made.game, host=made.host)
    await ben.leave()
    await cleo.leave()
    await host.does(PutBot("1", 1))
    await host.does(PutBot("2", 2))
    await vote(ann, "end")
    await world.watch.forward(60 + WAIT - 1)
    assert table(world).state == "playing" and voters(world) == {"end": [0]}
    ben = await world.enter(made.game, made.tokens[1])
    await world.watch.forward(10_000)
    assert table(world).state == "playing"  # he is there again, and has not agreed
    await vote(ben, "end")
    assert table(world).ended == "agreed"  # cleo has been gone for hours


@story
async def test_without_a_hold_those_who_are_gone_are_waited_for_all_the_same() -> None:
    world = World()
    _, (ann, ben, cleo) = await world.game("me me me", hold=0)
    await ben.leave()
    await cleo.leave()
    await vote(ann, "end")
    await world.watch.forward(WAIT - 0.001)
    assert table(world).state == "playing"
    await world.watch.forward(0.001)
    assert (table(world).ended, ann.last(StepMessage).news.row, ann.last(StepMessage).news.how) == (
        "agreed",
        "agreed",
        "end",
    )


@story
async def test_who_was_there_for_a_moment_is_waited_for_anew() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot", hold=60)
    await vote(ann, "end")
    await ben.leave()
    await world.watch.forward(60 + WAIT - 1)
    await (await world.enter(made.game, made.tokens[1])).leave()
    await world.watch.forward(60 + WAIT - 1)
    assert table(world).state == "playing"
    await world.watch.forward(1)
    assert table(world).ended == "agreed"


@story
async def test_after_a_restart_everybody_is_waited_for_anew() -> None:
    """Nobody can return to a server that is down."""
    world = World()
    made, (ann, ben) = await world.game("me me bot", hold=60)
    await vote(ann, "end")
    await ben.leave()
    await world.watch.forward(60 + WAIT - 1)
    await world.restart()
    await world.watch.forward(1_000)
    await world.enter(made.game, made.tokens[0])
    await world.watch.forward(60 + WAIT - 1)
    assert table(world).state == "playing"
    await world.watch.forward(1)
    assert table(world).ended == "agreed"


@story
async def test_the_vote_of_somebody_who_has_left_since_counts() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot")
    await vote(ann, "end")
    await ann.leave()
    await vote(ben, "end")
    assert table(world).ended == "agreed"


@story
async def test_whoever_is_played_for_returns_before_voting_and_is_waited_for() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot", clock=Clock(30), hold=60, pace=700)
    await world.watch.forward(30)
    assert table(world).seats[0].away == "time"
    assert await ann.cannot(Vote("1", "end")) == "table-away"
    await vote(ben, "end")
    await world.watch.forward(10)
    assert table(world).state == "playing"
    await ann.does(Return("2"))
    await vote(ann, "end")
    assert table(world).ended == "agreed"


@story
async def test_whoever_does_not_play_for_long_is_not_waited_for_though_the_line_is_open() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot", clock=Clock(3_000), hold=60, pace=700)
    await world.watch.forward(3_000)
    assert table(world).seats[0].away == "time"
    await vote(ben, "end")
    await world.watch.forward(60 + WAIT - 1)
    assert table(world).state == "playing"
    await world.watch.forward(1)
    assert table(world).ended == "agreed" and ann.bye == ""


@story
async def test_an_agreement_does_not_come_about_by_everybody_leaving() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    host = await world.enter(made.game, host=made.host)
    await vote(ann, "end")
    await ann.leave()
    await ben.leave()
    await world.watch.forward(10_000)
    await host.does(PutBot("2", 0))
    await host.does(PutBot("3", 1))
    assert table(world).state == "playing"


@story
async def test_who_resigns_has_no_say_and_their_vote_no_weight() -> None:
    world = World()
    _, (ann, ben, cleo) = await world.game("me me me")
    await vote(ann, "end")
    await vote(ben, "pause")
    await vote(cleo, "pause")
    await ann.does(Resign("1"))
    assert table(world).paused and voters(world) == {}
    await vote(ben, "end")
    await cleo.does(Resign("2"))
    assert table(world).ended == "agreed"


# -- a pause -------------------------------------------------------------------------------------------


@story
async def test_a_pause_takes_all_and_stops_everything_until_one_wants_to_go_on() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot")
    assert await ann.cannot(Vote("0", "resume")) == "table-not-paused"
    await vote(ann, "pause")
    await vote(ben, "pause")
    assert table(world).paused
    assert ann.you().ask is None
    assert await ann.cannot(Vote("3", "pause")) == "table-paused"
    assert await ann.cannot(Act("4", "0.0", ["roll"])) == "table-paused"
    assert await ann.cannot(Undo("5")) == "table-paused"
    await ann.say("back in a minute")
    await vote(ann, "resume", False)
    assert table(world).paused
    await vote(ben, "resume")
    assert not table(world).paused
    await ann.act("roll")


@story
async def test_bots_rest_in_a_pause() -> None:
    world = World()
    _, (ann,) = await world.game("me bot bot")
    await ann.act("roll")
    await ann.act("end turn")
    await vote(ann, "pause")
    before = table(world).seq
    await world.watch.forward(100)
    assert table(world).seq == before
    await vote(ann, "resume")
    await world.watch.forward(1)
    assert table(world).seq == before + 2


@story
async def test_a_pause_needs_those_who_are_there_and_whoever_comes_may_end_it() -> None:
    world = World()
    made, (ann, ben, cleo) = await world.game("me me me", record=positions.on_turn(), hold=60)
    await cleo.leave()
    await vote(ann, "pause")
    assert not table(world).paused  # ben is there
    await ben.leave()
    assert table(world).paused
    assert (ann.last(StepMessage).news.row, ann.last(StepMessage).news.how) == ("agreed", "pause")
    await world.watch.forward(100_000)
    assert [seat.away for seat in table(world).seats] == ["", "", ""]
    ben = await world.enter(made.game, made.tokens[1])
    await vote(ben, "resume")
    assert not table(world).paused


@story
async def test_whoever_is_out_of_time_may_end_a_pause() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot", clock=Clock(30), pace=700)
    await world.watch.forward(30)
    await vote(ben, "pause")
    assert table(world).paused
    assert await ann.cannot(Return("1")) == "table-no-time"
    await vote(ann, "resume")
    assert not table(world).paused


@story
async def test_bots_go_on_when_the_last_who_could_end_a_pause_resigns() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot")
    await vote(ann, "pause")
    await vote(ben, "pause")
    await ann.does(Resign("1"))
    await ben.does(Resign("2"))
    before = table(world).seq
    await world.watch.forward(10)
    assert table(world).seq > before + 5


@story
async def test_a_pause_can_be_ended_by_who_has_voted_as_often_as_one_may() -> None:
    world = World()
    _, (ann,) = await world.game("me bot bot")
    await vote(ann, "end", False)
    while True:
        await vote(ann, "pause")
        if quotas.times(table(world).often, Voted(0, "pause", True)) == quotas.MOST[Voted]:
            break
        await vote(ann, "resume")
    await vote(ann, "resume")
    assert not table(world).paused
    assert await ann.cannot(Vote("x", "pause")) == "table-enough"


# -- questions that nobody wants any more --------------------------------------------------------------


@story
async def test_a_question_stands_for_its_time_and_no_longer() -> None:
    for what, stands in (("pause", 10 * 60), ("end", 7 * 24 * 3600)):
        world = World()
        _, (ann, ben) = await world.game("me me bot")
        await vote(ann, what)
        await world.watch.forward(stands - 0.001)
        assert voters(world) == {what: [0]}
        await world.watch.forward(0.001)
        assert (ben.last(StepMessage).news.row, ben.last(StepMessage).news.how) == ("lapsed", what)
        assert ben.last(StepMessage).table.votes == {} == voters(world)  # type: ignore[union-attr]
        await vote(ben, what)
        assert table(world).state == "playing" and not table(world).paused


@story
async def test_what_has_lapsed_while_nobody_was_there_counts_for_nobody() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    await vote(ann, "pause")
    await vote(ann, "end")
    await ann.leave()
    await ben.leave()
    await world.watch.forward(11 * 60)
    await world.tables.tidy()
    ben = await world.enter(made.game, made.tokens[1])
    assert voters(world) == {"end": [0]}
    await vote(ben, "pause")
    assert table(world).paused  # for he is the only one there
    assert ben.news() == ["lapsed", "voted", "agreed"]


@story
async def test_a_vote_is_dropped_when_a_whole_round_was_played_since() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot", pace=100)
    await vote(ann, "end")
    await turn(world, ann)
    await vote(ann, "pause")
    assert voters(world) == {"end": [0], "pause": [0]}
    await turn(world, ben)  # and the bot's
    assert int(table(world).play.game.turn) == 0
    assert voters(world) == {"pause": [0]}
    assert ann.last(StepMessage).table.votes == {"pause": [0]}  # type: ignore[union-attr]
    await vote(ben, "end")
    assert table(world).state == "playing"


@story
async def test_votes_are_dropped_when_play_goes_on_after_a_pause() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot")
    await vote(ann, "end")
    await vote(ann, "pause")
    await vote(ben, "pause")
    assert voters(world) == {"end": [0]}  # one can still end it
    await vote(ben, "resume")
    assert voters(world) == {}


@story
async def test_a_question_whose_time_ends_while_votes_are_counted_is_off_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    _, (ann, _ben) = await world.game("me me bot")
    await vote(ann, "pause")
    await world.watch.forward(10 * 60 - 0.001)
    count = votes.outcome

    def slowly(there: Table, here: set[int], missing: votes.Missing, now: int) -> object:
        found = count(there, here, missing, now)
        world.watch.time += 1
        return found

    monkeypatch.setattr(votes, "outcome", slowly)
    await ann.say("Shall we?")
    monkeypatch.undo()
    await world.watch.forward(1)
    assert voters(world) == {}, "though nobody has done anything since"
