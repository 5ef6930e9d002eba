"""A table's life, from the making to the end: who may do what, and what comes of it."""

from __future__ import annotations

import msgspec
import pytest

from longroad.server import command_ids
from longroad.server.commands import hashed
from longroad.server.log import Said, write_row
from longroad.server.messages import (
    Ack,
    Chat,
    Confirm,
    Free,
    HandOver,
    Made,
    Presence,
    PutBot,
    Rematch,
    Rename,
    Resign,
    Return,
    Silence,
    Start,
    StepMessage,
    Vote,
    Welcome,
)
from longroad.server.settings import Clock, SeatPlan, Settings
from longroad.server.table import Refused
from tests.server.fakes import World, settle, story

CLOCK = Clock(30)


async def refused(world: World, made: Made, **words: object) -> str:
    """Why somebody can't sit down."""
    with pytest.raises(Refused) as refusal:
        await world.sit(made, **words)  # type: ignore[arg-type]
    return refusal.value.code


async def turned_away(world: World, made: Made, token: str | None = None, host: str | None = None) -> str:
    """Why somebody can't come in."""
    with pytest.raises(Refused) as refusal:
        await world.enter(made.game, token, host=host)
    return refusal.value.code


# -- the host ------------------------------------------------------------------------------------------


@story
async def test_the_maker_is_host_and_nobody_else_is() -> None:
    world = World()
    made = await world.make("me open bot")
    bob = await world.enter(made.game, (await world.sit(made)).token)
    host = await world.enter(made.game, made.tokens[0], host=made.host)
    assert (host.last(Welcome).host, bob.last(Welcome).host) == (True, False)
    for command in (Start("1"), Free("2", 0), PutBot("3", 2), Silence("4", 0)):
        assert await bob.cannot(command) == "table-host-only"
    await host.does(Silence("4", 1))
    await host.does(Free("2", 1))


@story
async def test_the_token_of_a_seat_or_the_link_does_not_make_a_host() -> None:
    world = World()
    made = await world.make("me open bot")
    for wrong in (made.tokens[0], made.link, "x" * 30):
        assert await turned_away(world, made, host=wrong) == "table-bad-token"
    for wrong in (made.host, made.link, "x" * 30):
        assert await turned_away(world, made, token=wrong) == "table-bad-token"


@story
async def test_the_host_may_watch_and_rule_without_a_seat() -> None:
    world = World()
    made = await world.make("open bot bot", spectators=False)
    host = await world.enter(made.game, host=made.host)
    assert await host.cannot(Chat("1", "hello")) == "table-no-seat"
    await host.does(Start("2"))
    assert world.room(made).table.state == "playing"


@story
async def test_tokens_are_kept_hashed_only() -> None:
    world = World()
    made, (ann, *_) = await world.table("me me open")
    bob = await world.sit(made)
    handed = await ann.hand_over()
    log = b"".join(row.body for row in world.store.kept[made.game])
    for token in (made.host, made.link, *made.tokens.values(), bob.token, handed):
        assert token.encode() not in log
        assert hashed(token).encode() in log


# -- sitting down --------------------------------------------------------------------------------------


@story
async def test_a_table_by_link_needs_the_link_and_a_listed_one_does_not() -> None:
    world = World()
    private = await world.make("me open open")
    assert await refused(world, private, link=False) == "table-needs-link"
    assert (await world.sit(private)).seat == 1
    public = await world.make("me open open", listed=True)
    assert (await world.sit(public, link=False)).seat == 1


@story
async def test_only_listed_tables_that_are_not_over_are_shown_in_the_lobby() -> None:
    world = World()
    await world.make("me open open")
    made, (ann, *_) = await world.game("me bot bot", listed=True)
    (card,) = await world.tables.cards()
    assert (card.game, card.state, card.names, card.free) == (
        made.game,
        "playing",
        ["Ann", "Hugo", "Ines"],
        0,
    )
    await ann.does(Vote("1", "end"))
    assert await world.tables.cards() == []


@story
async def test_a_seat_is_taken_once() -> None:
    world = World()
    made = await world.make("me open open")
    assert (await world.sit(made, seat=2)).seat == 2
    assert await refused(world, made, seat=2) == "table-seat-taken"
    assert await refused(world, made, seat=0) == "table-seat-taken"
    assert await refused(world, made, seat=3) == "no-such-seat"
    assert (await world.sit(made, "Carl")).seat == 1
    assert await refused(world, made) == "table-full"


@story
async def test_nobody_sits_down_after_the_start() -> None:
    world = World()
    made = await world.make("me open bot")
    host = await world.enter(made.game, host=made.host)
    await host.does(Start("1"))
    assert await refused(world, made) == "table-not-waiting"


@story
async def test_names_are_plain_text_on_one_line() -> None:
    world = World()
    plans = [SeatPlan("mine", name="An\u202en \n a"), SeatPlan(), SeatPlan("bot")]
    made = await world.make(plans)
    await world.sit(made, name="<b>Bob\x00</b>")
    table = world.room(made).table
    assert [seat.name for seat in table.seats] == ["An n a", "<b>Bob </b>", "Falk"]
    assert await refused(world, made, name=" \u200b\n") == "table-full"
    ann = await world.enter(made.game, made.tokens[0])
    assert await ann.cannot(Rename("1", "\u2066 ")) == "table-empty-text"
    assert await ann.cannot(Chat("2", "\t")) == "table-empty-text"
    await ann.does(Rename("3", " Anna "))
    assert world.room(made).table.seats[0].name == "Anna"


@story
async def test_several_seats_may_be_the_makers_own() -> None:
    """Pass-and-play: each seat has a token and a view of its own."""
    world = World()
    _, (ann, ben) = await world.game("me me bot")
    assert (ann.last(Welcome).seat, ben.last(Welcome).seat) == (0, 1)
    assert ann.you().ask is not None and ben.you().ask is None
    await ann.act("roll")
    assert await ben.cannot(Chat("1", " ")) == "table-empty-text"


# -- the start -----------------------------------------------------------------------------------------


@story
async def test_it_starts_when_all_seats_are_taken_and_confirmed() -> None:
    world = World()
    made, (ann,) = await world.table("me open bot")
    await ann.confirm()
    bob = await world.enter(made.game, (await world.sit(made)).token)
    assert world.room(made).table.state == "waiting"
    assert await ann.cannot(Confirm("again")) == "table-confirmed"
    await bob.confirm()
    assert world.room(made).table.state == "playing"
    assert ann.news()[-1] == "started"
    assert await bob.cannot(Confirm("late")) == "table-not-waiting"


@story
async def test_the_host_need_not_wait_and_bots_sit_down_on_open_seats() -> None:
    world = World()
    made = await world.make([SeatPlan("mine"), SeatPlan("open", "random"), SeatPlan("open")])
    host = await world.enter(made.game, made.tokens[0], host=made.host)
    await host.does(Start("1"))
    table = world.room(made).table
    assert table.state == "playing"
    assert [(seat.kind, seat.bot) for seat in table.seats] == [
        ("human", ""),
        ("bot", "random"),
        ("bot", "greedy"),
    ]
    assert await host.cannot(Start("2")) == "table-not-waiting"


@story
async def test_a_table_of_bots_alone_starts_at_once() -> None:
    world = World()
    made = await world.make("bot bot bot", pace=700)
    assert world.room(made).table.state == "playing"


@story
async def test_a_table_starts_after_a_crash_between_the_last_confirmation_and_the_start() -> None:
    world = World()
    made, (ann,) = await world.table("me bot bot")
    world.store.trouble = lambda row: RuntimeError("power cut") if b'"started"' in row.body else None
    await ann.send(Confirm("1"))
    assert world.loaded(made.game).is_due()
    await world.restart()
    world.store.trouble = lambda row: None
    assert (await world.tables.room(made.game)).table.state == "playing"


@story
async def test_what_seats_add_to_the_dice_is_told_when_it_can_change_no_more() -> None:
    world = World()
    _, (ann, ben) = await world.table("me me bot")
    await ann.confirm("from ann")
    assert not [data for data in ben.wire.sent if b"from ann" in data]
    await ben.confirm("from ben")
    dice = ben.last(StepMessage).table.dice  # type: ignore[union-attr]
    assert (dice.entropy, dice.secret) == (["from ann", "from ben", ""], None)


@story
async def test_the_board_and_the_dice_depend_on_what_seats_add() -> None:
    async def started(entropy: str) -> object:
        world = World()
        made, (ann,) = await world.table("me bot bot", spec="isle:base;3")
        await ann.confirm(entropy)
        return world.room(made).table.play.game.set_up().as_dict()

    assert await started("one") == await started("one")
    assert await started("one") != await started("two")


# -- freeing seats -------------------------------------------------------------------------------------


@story
async def test_the_host_frees_a_seat_and_whoever_sat_there_is_out() -> None:
    world = World()
    made = await world.make("me open bot")
    host = await world.enter(made.game, host=made.host)
    seated = await world.sit(made)
    bob = await world.enter(made.game, seated.token)
    await host.does(Free("1", 1))
    assert bob.bye == "left"
    assert host.present == [False, False, False]
    assert await turned_away(world, made, seated.token) == "table-bad-token"
    carl = await world.enter(made.game, (await world.sit(made, "Carl")).token)
    assert await host.cannot(Free("2", 5)) == "no-such-seat"
    assert carl.bye == ""


@story
async def test_a_command_that_was_on_its_way_when_the_seat_was_freed_is_not_carried_out() -> None:
    world = World()
    made = await world.make("me open bot")
    host = await world.enter(made.game, host=made.host)
    bob = await world.enter(made.game, (await world.sit(made)).token)
    await host.does(Free("1", 1))
    await world.sit(made, "Carl")
    before = world.room(made).table.seq
    await bob.room.command(bob.guest, Rename("2", "Not Carl"))
    assert world.room(made).table.seq == before


@story
async def test_a_player_may_leave_the_seat_before_the_start_but_not_another_ones() -> None:
    world = World()
    made, (ann, ben, _) = await world.table("me me me")
    assert await ann.cannot(Free("1", 1)) == "table-host-only"
    await ben.does(Free("1", 1))
    assert ben.bye == "left"
    assert world.room(made).table.seats[1].kind == "open"


@story
async def test_no_seat_is_freed_during_the_game_and_no_free_one_twice() -> None:
    world = World()
    made = await world.make("me open bot")
    host = await world.enter(made.game, made.tokens[0], host=made.host)
    assert await host.cannot(Free("1", 1)) == "table-seat-free"
    await host.does(Start("2"))
    assert await host.cannot(Free("3", 0)) == "table-not-waiting"


# -- bots on seats -------------------------------------------------------------------------------------


@story
async def test_the_host_puts_bots_on_free_seats_and_takes_them_off_again() -> None:
    world = World()
    made = await world.make("me open open")
    host = await world.enter(made.game, made.tokens[0], host=made.host)
    assert await host.cannot(PutBot("1", 0)) == "table-seat-taken"
    assert await host.cannot(PutBot("2", 1, "hal")) == "table-no-such-bot"
    await host.does(PutBot("3", 1, "random"))
    await host.does(PutBot("4", 2))
    await host.does(Free("5", 2))
    assert [seat.kind for seat in world.room(made).table.seats] == ["human", "bot", "open"]
    await host.does(PutBot("6", 2))
    await host.confirm()
    assert world.room(made).table.state == "playing"


@story
async def test_the_host_puts_a_bot_on_the_seat_of_an_absent_player_who_may_return() -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me")
    host = await world.enter(made.game, host=made.host)
    assert await host.cannot(PutBot("1", 0, "random")) == "table-not-absent"
    await ann.leave()
    await host.does(PutBot("2", 0, "random"))
    await world.watch.forward(1)
    assert ben.last(StepMessage).news.how == "away"  # the bot has rolled
    assert world.room(made).table.seats[0].away == "bot"
    back = await world.enter(made.game, made.tokens[0])
    assert (world.room(made).table.seats[0].away, world.room(made).table.seats[0].bot) == ("", "")
    before = world.room(made).table.seq
    await world.watch.forward(100)
    assert world.room(made).table.seq == before  # she is waited for
    await back.act("end turn")


@story
async def test_a_bot_on_an_absent_players_seat_plays_as_well_as_it_can() -> None:
    world = World()
    made, (ann, *_) = await world.game("me me me")
    host = await world.enter(made.game, host=made.host)
    await ann.leave()
    await host.does(PutBot("1", 0, "random"))
    await world.watch.forward(5)
    assert ("random", 0) in world.bots.asked


# -- leaving -------------------------------------------------------------------------------------------


@story
async def test_after_resigning_a_bot_plays_on_and_the_token_is_worth_nothing() -> None:
    world = World()
    made, (ann, ben, cleo) = await world.game("me me me")
    link = await ann.hand_over()
    await ann.does(Resign("1"))
    assert ann.bye == "left"
    assert ben.present == [False, True, True]
    for token in (made.tokens[0], link):
        assert await turned_away(world, made, token) == "table-bad-token"
    await world.watch.forward(1)
    assert (ben.last(StepMessage).news.seat, ben.last(StepMessage).news.how) == (0, "bot")
    info = cleo.room.table.seats[0]
    assert (info.kind, info.resigned, info.bot) == ("bot", True, "greedy")
    before = ann.room.table.seq
    await ann.room.command(ann.guest, Return("2"))
    assert ann.room.table.seq == before


@story
async def test_nobody_resigns_before_the_start() -> None:
    world = World()
    _, (ann, *_) = await world.table("me me bot")
    assert await ann.cannot(Resign("1")) == "table-not-playing"


@story
async def test_when_all_have_resigned_the_bots_play_on_alone() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    await ann.does(Resign("1"))
    await ben.does(Resign("2"))
    before = world.room(made).table.seq
    await world.watch.forward(10)
    assert world.room(made).table.seq > before + 5


# -- those who watch -----------------------------------------------------------------------------------


@story
async def test_watching_is_allowed_or_not() -> None:
    world = World()
    shut = await world.make("me bot bot", spectators=False)
    assert await turned_away(world, shut) == "table-no-spectators"
    assert (await world.enter(shut.game, shut.tokens[0])).last(Welcome).seat == 0
    made, (ann, *_) = await world.game("me bot bot")
    watcher = await world.enter(made.game)
    welcome = watcher.last(Welcome)
    assert (welcome.seat, welcome.you) == (None, None)
    assert welcome.picture is not None
    assert (ann.last(Presence).present, ann.last(Presence).watching) == ([True, False, False], 1)


@story
async def test_whoever_watches_can_do_nothing() -> None:
    world = World()
    made, (ann, *_) = await world.game("me me bot")
    ack = await ann.say("hello")
    watcher = await world.enter(made.game)
    for command in (
        Chat("1", "hi"),
        Start("2"),
        Resign("3"),
        HandOver("4"),
        Rename("5", "Eve"),
        Vote("6", "end"),
    ):
        assert await watcher.cannot(command) == "table-no-seat"
    # nor does the id of somebody else's command get them an acknowledgement
    assert await watcher.cannot(Chat(ack.id, "hello")) == "table-no-seat"
    host = await world.enter(made.game, host=made.host)
    await host.does(Silence("7", 1))
    assert await watcher.cannot(Silence("7", 1)) == "table-no-seat"


# -- another device ------------------------------------------------------------------------------------


@story
async def test_a_link_hands_the_seat_to_another_device_and_the_old_one_is_dismissed() -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me")
    token = await ann.hand_over()
    await ann.act("roll")  # the old device works until the link is used
    phone = await world.enter(made.game, token)
    assert (ann.bye, phone.last(Welcome).seat) == ("handed", 0)
    assert "handed" in ben.news()
    assert await turned_away(world, made, made.tokens[0]) == "table-bad-token"
    await phone.act("end turn")
    again = await world.enter(made.game, token)
    assert again.last(Welcome).seat == 0 and phone.bye == ""
    before = world.room(made).table.seq
    await ann.room.command(ann.guest, Chat("9", "it is still me"))
    assert world.room(made).table.seq == before


@story
async def test_only_the_last_link_of_a_seat_is_worth_something() -> None:
    world = World()
    made, (ann, *_) = await world.game("me me me")
    first, second = await ann.hand_over(), await ann.hand_over()
    assert await turned_away(world, made, first) == "table-bad-token"
    assert (await world.enter(made.game, second)).last(Welcome).seat == 0


@story
async def test_the_token_for_another_device_is_told_once_and_to_nobody_else() -> None:
    world = World()
    _, (ann, ben, _) = await world.game("me me me")
    ack = await ann.does(HandOver("1"))
    again = await ann.does(HandOver("1"))
    assert isinstance(ack.token, str) and not isinstance(again.token, str)
    assert not [data for data in ben.wire.sent if ack.token.encode() in data]


@story
async def test_ids_of_a_seats_last_owner_mean_nothing_for_the_next() -> None:
    world = World()
    made = await world.make("me open bot")
    host = await world.enter(made.game, host=made.host)
    bob = await world.enter(made.game, (await world.sit(made)).token)
    await bob.does(Confirm("1"))
    await host.does(Free("2", 1))
    carl = await world.enter(made.game, (await world.sit(made, "Carl")).token)
    await carl.does(Confirm("1"))
    assert world.room(made).table.seats[1].ready


# -- talking -------------------------------------------------------------------------------------------


@story
async def test_everybody_reads_what_is_said_but_for_those_who_muted_it() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    deaf = await world.enter(made.game, made.tokens[1], muted=[0])
    watcher = await world.enter(made.game)
    await ann.say("well met")
    assert [client.last(StepMessage).news.text for client in (ann, ben, deaf, watcher)] == [
        "well met"
    ] * 2 + [
        "",
        "well met",
    ]
    await ben.say("you too")
    assert deaf.last(StepMessage).news.text == "you too"
    later = await world.enter(made.game, muted=[0], since=0)
    assert [s.news.text for s in later.last(Welcome).missed if s.news.row == "said"] == ["", "you too"]


@story
async def test_whoever_muted_somebody_misses_nothing_else() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot", clock=CLOCK)
    deaf = await world.enter(made.game, made.tokens[1], muted=[0])
    await world.watch.forward(1)
    await ann.say("hm")
    theirs, same = ben.last(StepMessage), deaf.last(StepMessage)
    assert (theirs.table, theirs.you, theirs.patch) == (same.table, same.you, same.patch)
    assert theirs.table is not same.table


@story
async def test_the_host_ends_and_allows_a_seats_chat() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    host = await world.enter(made.game, host=made.host)
    await host.does(Silence("1", 0))
    assert await ann.cannot(Chat("2", "but")) == "table-silenced"
    await ben.say("fine")
    await host.does(Silence("3", 0, False))
    await ann.say("thanks")


# -- after the end -------------------------------------------------------------------------------------


@story
async def test_a_rematch_keeps_seats_tokens_and_settings_and_has_new_dice() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me random", listed=True, undos=2)
    assert await ann.cannot(Rematch("0")) == "table-not-over"
    await ann.does(Vote("1", "end"))
    await ben.does(Vote("2", "end"))
    world.counted.dice = 77
    ack = await ben.does(Rematch("3"))
    assert isinstance(ack.game, str)
    assert ann.last(StepMessage).table.rematch == ack.game  # type: ignore[union-attr]
    assert (await ben.does(Rematch("3"))).game == ack.game
    assert await ann.cannot(Rematch("4")) == "table-rematched"
    old, new = world.room(made).table, (await world.tables.room(ack.game)).table
    assert new.settings.undos == 2 and new.settings.listed and new.spec == old.spec
    assert new.created.commitment != old.created.commitment
    assert [(s.kind, s.name, s.bot) for s in new.seats] == [(s.kind, s.name, s.bot) for s in old.seats]
    for number, token in made.tokens.items():
        client = await world.enter(ack.game, token, host=made.host)
        assert client.last(Welcome).seat == number
        await client.confirm()
    assert (await world.tables.room(ack.game)).table.state == "playing"


@story
async def test_the_host_deletes_a_table_before_the_start_or_after_the_end() -> None:
    world = World()
    made, (ann, ben) = await world.table("me me bot")

    async def refusal(host: str | None) -> str:
        with pytest.raises(Refused) as error:
            await world.tables.delete(made.game, host)
        return error.value.code

    assert await refusal(None) == await refusal(made.tokens[0]) == "table-host-only"
    await ann.confirm()
    await ben.confirm()
    assert await refusal(made.host) == "table-still-played"
    await ann.does(Vote("1", "end"))
    await ben.does(Vote("2", "end"))
    await world.tables.delete(made.game, made.host)
    assert (ann.bye, ben.bye) == ("deleted", "deleted")
    assert world.store.kept == {}
    assert await turned_away(world, made) == "table-unknown"


@story
async def test_games_are_kept_until_they_are_deleted() -> None:
    world = World()
    made, (ann,) = await world.game("me bot bot")
    await ann.does(Vote("1", "end"))
    await ann.leave()
    await world.watch.forward(3600)
    await world.tables.tidy()
    assert world.tables.rooms == {}
    again = await world.enter(made.game, made.tokens[0])
    assert again.last(Welcome).table.ended == "agreed"


# -- making --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings, code",
    [
        (Settings("isle:atlantis;3"), "table-bad-spec"),
        (Settings("isle:base;9"), "table-bad-spec"),
        (Settings("isle:base;3", [SeatPlan()] * 4), "table-too-many-seats"),
        (Settings("isle:base;3", [SeatPlan("bot", "hal")]), "table-no-such-bot"),
    ],
)
@story
async def test_a_table_that_cannot_be_is_not_made(settings: Settings, code: str) -> None:
    world = World()
    with pytest.raises(Refused) as refusal:
        await world.tables.make(settings)
    assert refusal.value.code == code
    assert world.store.kept == {}


@story
async def test_a_full_server_says_so() -> None:
    world = World()
    world.tables.most_tables = 1
    await world.table("me bot bot")
    with pytest.raises(Refused, match="no room"):
        await world.make("me bot bot")


@story
async def test_a_retry_is_acknowledged_and_carried_out_once() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    first = await ann.does(Chat("1", "once"))
    told = len(ben.wire.sent)
    again = await ann.send(Chat("1", "once"))
    assert again == first and isinstance(again, Ack)
    await settle()
    assert len(ben.wire.sent) == told
    await world.restart()
    back = await world.enter(made.game, made.tokens[0])
    assert await back.send(Chat("1", "once")) == first
    assert sum(b'"said"' in row.body for row in world.store.kept[made.game]) == 1


@story
async def test_an_id_is_good_for_one_command_also_after_a_restart() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    first = await ann.does(Chat("same", "hello"))
    assert await ann.cannot(Chat("same", "bye")) == "table-id-used"
    assert await ann.cannot(Vote("same", "end")) == "table-id-used"
    await ben.does(Chat("same", "bye"))  # everybody has ids of their own
    await world.restart()
    ann = await world.enter(made.game, made.tokens[0])
    assert await ann.cannot(Chat("same", "bye")) == "table-id-used"
    assert (await ann.does(Chat("same", "hello"))).seq == first.seq


@story
async def test_an_id_from_long_ago_is_refused_and_nothing_happens_twice() -> None:
    world = World()
    made, (ann, ben, _) = await world.game()
    await ann.does(Chat("first", "hello"))
    for number in range(command_ids.MOST - 1):
        await ann.does(Chat(str(number), "hello"))
    assert isinstance(await ann.send(Chat("first", "hello")), Ack)  # it is still known
    await ben.does(Chat("first", "well"))  # of somebody else
    await ann.does(Chat("last", "hello"))
    assert await ann.cannot(Chat("first", "hello")) == "table-id-used"
    await ann.does(Chat("more", "the table goes on"))
    await world.restart()
    again = await world.enter(made.game, made.tokens[0])
    assert await again.cannot(Chat("first", "hello")) == "table-id-used"


@story
async def test_an_id_of_an_older_version_is_taken_for_a_retry() -> None:
    world = World()
    made, (ann, _) = await world.game("me me bot")
    first = await ann.does(Chat("old", "hello"))
    rows = world.store.kept[made.game]
    rows[-1] = msgspec.structs.replace(rows[-1], body=write_row(Said(0, "hello")))
    await world.restart()
    ann = await world.enter(made.game, made.tokens[0])
    assert (await ann.does(Chat("old", "whatever"))).seq == first.seq
