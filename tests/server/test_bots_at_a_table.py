"""Bots at a table: their pace tells nothing, their failures stop nothing, and they wait for people."""

from __future__ import annotations

import asyncio

import pytest

from longroad.core.edge import Event
from longroad.core.state import State as Game
from longroad.server.bot_answers import news_for
from longroad.server.bot_worker import News
from longroad.server.encoded_event import EncodedEvent
from longroad.server.log import Acted, AnyRow, Undone, write_row
from longroad.server.messages import Act, Chat, StepMessage, Undo
from longroad.server.recent_rows import RecentRow
from longroad.server.store import StoredRow
from longroad.server.table import Table
from tests.server import positions
from tests.server.fakes import Client, World, greedy, settle, story, suggested

GAME = "game-0001"


def bot_steps(client: Client, since: int) -> list[int]:
    """When bots did something, in milliseconds after a moment."""
    return [step.at - since for step in client.steps() if step.news.how == "bot"]


# -- pace ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thinking", [0.0, 0.2, 0.699])
@story
async def test_a_step_comes_exactly_at_the_pace_however_long_the_bot_thinks(thinking: float) -> None:
    world = World()
    world.bots.thinks = lambda view, seat: thinking
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.on_turn())
    await ann.act("end turn")
    start = world.watch.now()
    await world.watch.forward(1.4)
    assert bot_steps(ann, start) == [700, 1400]


@story
async def test_the_pace_does_not_depend_on_the_cards_or_on_how_many_choices_there_are() -> None:
    """Two worlds: in one the bots have much to think about, in the other nothing."""
    times = []
    for choosing, thinking in ((greedy, 0.1), (lambda view, seat: None, 0.0)):
        world = World()
        world.bots.chooses = choosing
        world.bots.thinks = lambda view, seat, seconds=thinking: seconds * (seat == 1)  # type: ignore[misc]
        _, (ann,) = await world.game("me bot bot", pace=700, record=positions.discarding())
        start = world.watch.now()
        await world.watch.forward(0.7)
        times.append(bot_steps(ann, start))
    assert times[0] == times[1] == [700, 700]


@story
async def test_a_slow_bot_answers_at_a_multiple_of_the_pace() -> None:
    for thinking, answered in ((0.71, 1400), (1.39, 1400), (1.41, 2100), (4.8, 4900)):
        world = World()
        # five cards to discard
        world.bots.thinks = lambda view, seat, seconds=thinking: seconds / 5 * (seat == 1)  # type: ignore[misc]
        _, (ann,) = await world.game("me bot bot", pace=700, record=positions.discarding())
        start = world.watch.now()
        await world.watch.forward(20)
        assert bot_steps(ann, start) == [700, answered]


@story
async def test_a_bot_that_never_answers_makes_a_harmless_move_at_the_deadline() -> None:
    world = World()
    world.bots.thinks = lambda view, seat: 1_000_000
    counted: list[str] = []
    world.tables.services.counted = counted.append
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.discarding())
    start = world.watch.now()
    await world.watch.forward(5.599)
    assert bot_steps(ann, start) == []
    await world.watch.forward(0.001)
    assert bot_steps(ann, start) == [5600, 5600]  # all of its actions together
    assert "bot fallback" in counted
    assert 0 in world.loaded(GAME).play.game.waiting


@story
async def test_without_a_pace_bots_answer_at_once() -> None:
    world = World()
    _, (ann,) = await world.game("me bot bot", pace=0, record=positions.on_turn())
    await ann.act("end turn")
    assert world.loaded(GAME).play.game.turn == 0
    assert set(bot_steps(ann, world.watch.now())) == {0}


# -- failures ------------------------------------------------------------------------------------------


def raises(view: Game, seat: int) -> int | None:
    raise RuntimeError("a bot with a bug")


@pytest.mark.parametrize(
    "chooses",
    [raises, lambda view, seat: None, lambda view, seat: 0, lambda view, seat: view.parse("rolled 1 1")],
)
@story
async def test_a_bot_that_fails_or_cheats_makes_a_harmless_move(chooses: object) -> None:
    world = World()
    world.bots.chooses = chooses  # type: ignore[assignment]
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.on_turn())
    await ann.act("end turn")
    await world.watch.forward(30)
    assert world.loaded(GAME).play.game.turn == 0  # it is ann's turn again


@story
async def test_a_bot_that_fails_once_still_answers_in_one_row() -> None:
    world = World()
    choices = iter([None, 0])

    def sometimes(view: Game, seat: int) -> int | None:
        return next(choices, 0) if seat == 1 else suggested(view, seat)

    world.bots.chooses = sometimes
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.discarding())
    await world.watch.forward(0.7)
    assert [(step.news.seat, step.news.how) for step in ann.steps()[-2:]] == [(1, "bot"), (2, "bot")]
    assert world.loaded(GAME).play.game.waiting == (0,)


@story
async def test_a_bot_whose_answer_is_refused_makes_a_harmless_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(*_: object) -> list[str]:
        return ["discard ore", "end turn"]

    monkeypatch.setattr("longroad.server.bot_turns.think", nonsense)
    world = World()
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.discarding())
    await world.watch.forward(0.7)
    assert bot_steps(ann, world.watch.now()) == [0, 0]


@story
async def test_a_bot_that_breaks_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> list[str]:
        raise RuntimeError("a bug")

    monkeypatch.setattr("longroad.server.bot_turns.think", broken)
    world = World()
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.on_turn())
    await ann.act("end turn")
    await world.watch.forward(30)
    assert world.loaded(GAME).play.game.turn == 0


@story
async def test_bots_go_on_when_the_store_can_be_written_again() -> None:
    world = World()
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.on_turn())
    await ann.act("end turn")
    tries: list[int] = []

    def full(row: object) -> Exception:
        tries.append(world.watch.now())
        return world.store.disk_full()

    world.store.trouble = full
    await world.watch.forward(60)
    assert 2 <= len(tries) < 12  # it rests between them
    world.store.trouble = lambda row: None
    await world.watch.forward(61)
    assert bot_steps(ann, 0)


@story
async def test_bots_do_not_rest_any_longer_than_somebody_finds_the_store_in_order() -> None:
    world = World()
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.on_turn())
    await ann.act("end turn")
    world.store.trouble = lambda row: world.store.disk_full()
    await world.watch.forward(600)  # they rest for a minute each time now
    world.store.trouble = lambda row: None
    await ann.does(Chat("1", "It works again."))
    await world.watch.forward(5)
    assert bot_steps(ann, 0)


@story
async def test_a_stop_does_not_wait_for_bots_that_rest() -> None:
    world = World()
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.on_turn())
    await ann.act("end turn")
    world.store.trouble = lambda row: world.store.disk_full()
    await world.watch.forward(600)
    closing = asyncio.create_task(world.tables.close())
    await settle()
    assert closing.done() and ann.bye == "restart"


# -- people --------------------------------------------------------------------------------------------


@story
async def test_bots_wait_for_people_who_have_all_left() -> None:
    world = World()
    made, (ann,) = await world.game("me bot bot", pace=700, record=positions.on_turn())
    await ann.act("end turn")
    await ann.leave()
    before = ann.room.table.seq
    await world.watch.forward(1_000)
    assert ann.room.table.seq == before
    await world.enter(made.game)  # somebody who watches is nobody to play with
    await world.watch.forward(1_000)
    assert ann.room.table.seq == before
    await world.enter(made.game, made.tokens[0])
    await world.watch.forward(0.7)
    assert ann.room.table.seq == before + 1


@story
async def test_a_table_of_bots_alone_plays_on_with_nobody_there() -> None:
    world = World()
    world.bots.chooses = greedy
    made = await world.make("bot bot bot", pace=10)
    await world.watch.forward(2)
    assert world.loaded(made.game).seq > 100


@story
async def test_where_bots_are_alone_those_of_other_tables_think_first() -> None:
    world = World()
    await world.make("bot bot bot", pace=700)
    await world.watch.forward(7)
    alone = list(world.bots.patient)
    assert len(alone) > 1 and all(alone)
    world = World()
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.on_turn())
    await ann.act("end turn")
    await world.watch.forward(7)
    assert world.bots.patient and not any(world.bots.patient)


@story
async def test_where_bots_are_alone_each_question_has_its_own_time() -> None:
    """However long the others were first: no safe answer is given for a bot that nobody waits for."""
    world = World()
    fallbacks: list[str] = []
    world.tables.services.counted = lambda what: fallbacks.append(what) if what == "bot fallback" else None
    world.bots.chooses = greedy
    world.bots.thinks = lambda view, seat: 4.9
    made = await world.make("bot bot bot", pace=0)
    await world.watch.forward(200)
    assert world.loaded(made.game).seq > 20 and not fallbacks


@story
async def test_a_table_of_bots_alone_goes_on_after_a_restart() -> None:
    world = World()
    made = await world.make("bot bot bot", pace=700)
    lonely, _ = await world.game("me bot bot", pace=700)
    await world.watch.forward(7)
    await world.restart()
    await world.tables.wake()
    assert set(world.tables.rooms) == {made.game}  # people are waited for
    before = world.loaded(made.game).seq
    await world.watch.forward(7)
    assert world.loaded(made.game).seq == before + 10
    assert lonely.game in world.store.kept


@story
async def test_a_bot_forgets_what_it_thought_when_the_question_is_taken_back() -> None:
    world = World()
    world.bots.chooses = lambda view, seat: view.parse("accept") if "accept" in view.menu(seat) else None
    _, (ann, _) = await world.game("me bot me", pace=700, record=positions.on_turn())
    await ann.act("propose trade", "give lumber", "ask wool", "make offer")
    await world.watch.forward(0.5)
    await ann.does(Undo("1"))
    await ann.act("propose trade", "give ore", "ask wool", "make offer")
    await world.watch.forward(0.699)
    assert ann.last(StepMessage).news.row == "acted" and ann.last(StepMessage).news.seat == 0
    await world.watch.forward(0.001)
    assert ann.last(StepMessage).news.seat == 1


@story
async def test_the_bot_of_an_absent_player_stops_when_the_owner_returns() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot", pace=700, hold=0, record=positions.on_turn())
    await ann.leave()
    await world.watch.forward(0.5)
    assert ann.room.table.seats[0].away == "gone"
    await world.enter(made.game, made.tokens[0])
    before = ben.room.table.seq
    await world.watch.forward(100)
    assert ben.room.table.seq == before


@story
async def test_whatever_bots_see_is_what_their_seat_sees() -> None:
    world = World()
    seen: list[tuple[bytes, int]] = []

    def looks(view: Game, seat: int) -> int | None:
        seen.append((view.to_bytes(), seat))
        return None

    world.bots.chooses = looks
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.discarding())
    before: Table = ann.room.table
    await world.watch.forward(0.1)
    first = {seat: view for view, seat in reversed(seen)}
    for seat in (1, 2):
        assert first[seat] == before.play.game.seen_by(seat).to_bytes()


@story
async def test_a_bot_answers_like_everybody_else_in_one_row_for_a_question() -> None:
    world = World()
    _, (ann,) = await world.game("me bot bot", pace=700, record=positions.discarding())
    await world.watch.forward(0.7)
    assert [(step.news.seat, step.news.how) for step in ann.steps()[-2:]] == [(1, "bot"), (2, "bot")]
    await settle()
    assert world.loaded(GAME).play.game.waiting == (0,)
    await ann.does(Act("1", ann.frame(), ["discard ore"] * 3 + ["discard lumber"] * 3))


# -- what they hear ------------------------------------------------------------------------------------


@story
async def test_a_bot_hears_every_step_once() -> None:
    world = World()
    await world.make("bot bot bot", pace=700)
    await world.watch.forward(20)
    told = [(seat, news) for seat, news in world.bots.news if news.told]
    assert told
    for seat, news in told:
        earlier = [other.seq for place, other in world.bots.news if place == seat and other.seq < news.seq]
        assert news.since == max(earlier)
        assert all(news.since < seq <= news.seq for seq, _ in news.told)


@story
async def test_every_bot_hears_how_the_game_ended() -> None:
    world = World()
    made = await world.make("bot bot bot", spec="isle:base;3;board=beginner;first=seat;rounds=1", pace=700)
    await world.watch.forward(60)
    assert world.room(made).table.state == "over"
    ended = [seat for seat, news in world.bots.news if any(told.role == "end" for _, told in news.told)]
    assert sorted(ended) == [0, 1, 2]


def kept(seq: int, row: AnyRow, *events: Event) -> RecentRow:
    return RecentRow.of(StoredRow(GAME, seq, 0, None, write_row(row)), [*events])


def test_a_bot_hears_what_its_seat_may_know_or_begins_anew() -> None:
    names = ("red", "blue", "white")
    stolen = Event("stole", {"card": "ore"}, {"card": frozenset({0, 2})}, names, role="deal")
    recent = [kept(5, Acted(0, ["roll"])), kept(6, Acted(0, ["rob white"]), stolen)]
    known = EncodedEvent.of(stolen)
    hidden = EncodedEvent("stole", {"card": None}, stolen.private, names, role="deal")
    assert news_for(2, 4, 6, recent) == News(4, 6, [(6, known)])
    assert news_for(1, 5, 6, recent) == News(5, 6, [(6, hidden)])
    assert known.event().role == "deal"
    assert news_for(1, 6, 6, recent) == News(6, 6)
    anew = News(6, 6)
    assert news_for(1, None, 6, recent) == anew  # nobody has played here yet
    assert news_for(1, 3, 6, recent) == anew  # it has missed too much
    assert news_for(1, 4, 6, [recent[0], kept(6, Undone(0, 1))]) == anew
