"""Answers at a table: whole or not at all, once, in time, and taken back as long as nothing is known."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from longroad.records.record import MOST_BACK
from longroad.server import questions
from longroad.server.log import Acted, read_row
from longroad.server.messages import Act, Bye, Reject, StepMessage, Undo
from tests.server import positions
from tests.server.fakes import Client, World, settle, story

OFFER = ("propose trade", "give lumber", "ask wool", "make offer")


async def seated(record: str, dice: int = 1, **options: Any) -> tuple[World, list[Client]]:
    """Three players at a game that stands where a test needs it."""
    world = World(dice)
    _, clients = await world.game("me me me", record=record, **options)
    return world, clients


def rows(world: World) -> list[Any]:
    (kept,) = world.store.kept.values()
    return [read_row(row.body) for row in kept]


# -- answering -----------------------------------------------------------------------------------------


@story
async def test_an_answer_is_acknowledged_and_then_told_to_everybody() -> None:
    world, (ann, ben, cleo) = await seated(positions.before_roll())
    ack = await ann.act("roll")
    row = rows(world)[-1]
    assert isinstance(row, Acted) and row.actions == ["roll"] and row.dealt[0].startswith("rolled ")
    for client in (ann, ben, cleo):
        step = client.last(StepMessage)
        assert (step.seq, step.news.row, step.news.seat) == (ack.seq, "acted", 0)
        assert step.events[0].code == "rolled"
    assert ann.told()[-2] == ack


@pytest.mark.parametrize(
    "words, code",
    [
        ("end turn", "roll-first"),
        ("bild rode", "no-such-action"),
        ("", "no-such-action"),
        ("rolled 3 4", "not-now"),
        ("roll\x00", "no-such-action"),
        ("build road A1/A2", "no-such-action"),
    ],
)
@story
async def test_what_is_not_allowed_is_refused_with_a_code_and_a_sentence(words: str, code: str) -> None:
    world = World()
    made, (ann, *_) = await world.game("me me me", record=positions.before_roll())
    assert await ann.cannot_act(words) == code
    assert ann.last(Reject).text is UNSET
    reader = await world.enter(made.game, made.tokens[0], texts=True)
    assert await reader.cannot_act(words) == code
    assert reader.last(Reject).text
    await ann.room.close("restart")
    assert [client.last(Bye).text for client in (ann, reader)] == [
        UNSET,
        "The server is being restarted: your seat is kept.",
    ]


@story
async def test_whoever_is_not_asked_can_do_nothing() -> None:
    _, (ann, ben, _) = await seated(positions.before_roll())
    assert await ben.cannot(Act("1", ann.frame(), ["roll"])) == "not-your-turn"
    assert ben.last(Reject).args == {"asked": "blue"}


@story
async def test_a_bundle_is_carried_out_whole_and_is_one_row() -> None:
    world, (ann, ben, _) = await seated(positions.on_turn())
    before = world.loaded("game-0001").seq
    await ann.act(*OFFER)
    assert world.loaded("game-0001").seq == before + 1
    assert rows(world)[-1].actions == list(OFFER)
    assert "accept" in [option.words for option in ben.you().ask.options]


@story
async def test_a_bundle_with_one_wrong_action_is_not_carried_out_at_all() -> None:
    world, (ann, ben, _) = await seated(positions.on_turn())
    game = ann.room.table.play.game.to_bytes()
    told = len(ben.wire.sent)
    assert await ann.cannot_act(*OFFER[:3], "ask lumber") == "like-for-like"
    assert await ann.cannot_act("end turn", "end turn") == "not-your-turn"
    assert ann.room.table.play.game.to_bytes() == game
    assert len(ben.wire.sent) == told
    assert len(rows(world)) == ann.room.table.seq


@story
async def test_a_bundle_ends_where_chance_decides() -> None:
    _, (ann, *_) = await seated(positions.robbing())
    assert await ann.cannot_act("move robber B2", "end turn") == "chance-first"
    await ann.act("move robber B2")
    assert ann.last(StepMessage).events[-1].code == "stole"


@story
async def test_nothing_may_follow_in_a_bundle_once_a_secret_comes_to_light() -> None:
    """Monopoly shows what others hold; whether what follows is refused would tell it for nothing."""
    _, (ann, *_) = await seated(positions.with_card("monopoly"))
    assert await ann.cannot_act("play monopoly ore", "end turn") == "table-one-at-a-time"
    assert await ann.cannot_act("play monopoly ore", "build city nowhere") == "table-one-at-a-time"
    await ann.act("play monopoly ore")


@story
async def test_a_late_answer_is_noticed() -> None:
    _, (ann, *_) = await seated(positions.before_roll())
    frame = ann.frame()
    await ann.act("roll")
    assert await ann.cannot(Act("1", frame, ["end turn"])) == "table-late"
    assert ann.last(Reject).args == {"asked": ann.frame()}
    assert await ann.cannot(Act("2", "nonsense", ["end turn"])) == "table-late"


@story
async def test_seats_asked_at_once_do_not_reject_each_other() -> None:
    world, (ann, ben, cleo) = await seated(positions.discarding())
    frames = [client.frame() for client in (ann, ben, cleo)]
    answers = [
        (cleo, frames[2], ["discard grain"] * 4),
        (ann, frames[0], ["discard lumber"] * 3 + ["discard ore"] * 3),
        (ben, frames[1], ["discard lumber"] * 4 + ["discard ore"]),
    ]
    for client, frame, words in answers:
        await client.does(Act(client.new_id(), frame, words))
    assert world.loaded("game-0001").play.game.waiting == (0,)
    assert ann.you().ask.purpose == "move-robber"


@story
async def test_what_is_discarded_may_be_sent_in_pieces() -> None:
    _, (ann, ben, _) = await seated(positions.discarding())
    frame = ann.frame()
    await ann.act("discard lumber", "discard lumber")
    await ben.act("discard ore")
    assert ann.frame() == frame
    assert await ann.cannot_act(*["discard lumber"] * 2) == "card-not-held"
    await ann.act("discard lumber", *["discard ore"] * 3)
    assert ann.you().ask is None


# -- undo ----------------------------------------------------------------------------------------------


@story
async def test_undo_takes_back_whole_answers_one_by_one() -> None:
    world, (ann, ben, _) = await seated(positions.on_turn())
    start = ann.room.table.play.game.to_bytes()
    await ann.act("build road " + free_side(ann))
    middle = ann.room.table.play.game.to_bytes()
    await ann.act(*OFFER)
    assert ann.you().undo and not ben.you().undo
    await ann.does(Undo("1"))
    assert ann.room.table.play.game.to_bytes() == middle
    assert ben.last(StepMessage).news.row == "undone" and ben.you().ask is None
    await ann.does(Undo("2"))
    assert ann.room.table.play.game.to_bytes() == start
    assert await ann.cannot(Undo("3")) == "undo-after-chance"
    assert ann.you().undo is False
    assert world.loaded("game-0001").play.game.to_bytes() == start


def free_side(client: Client) -> str:
    """Where this seat may build a road."""
    options = [option for option in client.you().ask.options if option.verb.startswith("build road")]
    return str(options[0].args[0])


@story
async def test_undo_is_limited_in_a_game() -> None:
    _, (ann, *_) = await seated(positions.on_turn(), undos=2)
    for left in (2, 1):
        await ann.act("build road " + free_side(ann))
        assert (ann.you().undo, ann.you().undos) == (True, left)
        await ann.does(Undo(ann.new_id()))
    await ann.act("build road " + free_side(ann))
    assert (ann.you().undo, ann.you().undos) == (False, 0)
    assert await ann.cannot(Undo("9")) == "table-no-undo-left"


@story
async def test_chance_cannot_be_taken_back() -> None:
    _, (ann, *_) = await seated(positions.before_roll())
    await ann.act("roll")
    assert ann.you().undo is False
    assert await ann.cannot(Undo("1")) == "undo-after-chance"


@story
async def test_what_came_to_light_cannot_be_taken_back() -> None:
    _, (ann, *_) = await seated(positions.with_card("monopoly"))
    await ann.act("build road " + free_side(ann))
    assert ann.you().undo
    await ann.act("play monopoly ore")
    assert ann.you().undo is False
    assert await ann.cannot(Undo("1")) == "undo-after-secret"


@story
async def test_others_answers_cannot_be_taken_back_nor_what_was_before_them() -> None:
    _, (ann, ben, _) = await seated(positions.on_turn())
    await ann.act(*OFFER)
    assert await ben.cannot(Undo("1")) == "undo-after-others"
    await ben.act("decline")
    assert await ann.cannot(Undo("2")) == "undo-after-others"
    assert ann.you().undo is False


@story
async def test_what_was_played_before_the_game_came_here_cannot_be_taken_back() -> None:
    record = positions.played(*positions.rounds(positions.RICH), "roll", "rolled 2 2", "propose trade").text()
    _, (ann, *_) = await seated(record)
    assert ann.you().undo is False
    assert await ann.cannot(Undo("1")) == "undo-after-secret"
    await ann.act("give lumber")
    await ann.does(Undo("2"))
    assert await ann.cannot(Undo("3")) == "undo-after-secret"


@story
async def test_an_answer_to_what_was_taken_back_is_no_answer_to_what_is_asked_instead() -> None:
    _, (ann, ben, _) = await seated(positions.on_turn())
    await ann.act("propose trade", "give lumber", "ask wool", "make offer")
    first = ben.frame()
    await ann.does(Undo("1"))
    await ann.act("propose trade", "give ore", "ask wool", "make offer")
    assert await ben.cannot(Act("2", first, ["accept"])) == "table-late"
    await ben.act("accept")


@story
async def test_taking_back_a_discard_does_not_disturb_others() -> None:
    _, (ann, ben, _) = await seated(positions.discarding())
    theirs = ben.frame()
    await ann.act("discard ore")
    await ann.does(Undo("1"))
    assert ben.frame() == theirs
    await ben.does(Act("2", theirs, ["discard wool"]))


@story
async def test_the_turn_can_be_taken_back_until_the_next_player_has_rolled() -> None:
    _, (ann, ben, _) = await seated(positions.on_turn())
    await ann.act("end turn")
    assert ben.you().ask is not None
    await ann.does(Undo("1"))
    assert ben.you().ask is None
    await ann.act("end turn")
    await ben.act("roll")
    assert await ann.cannot(Undo("2")) == "undo-after-chance"


# -- the end -------------------------------------------------------------------------------------------


@story
async def test_the_game_ends_by_the_rules_and_everything_is_told() -> None:
    _, (ann, ben, cleo) = await seated(positions.almost_over())
    await cleo.act("end turn")
    info = ann.last(StepMessage).table
    assert (info.state, info.ended) == ("over", "rounds")  # type: ignore[union-attr]
    assert info.dice.secret == World().counted.secret().hex()  # type: ignore[union-attr]
    assert ben.you().ask is None
    assert await cleo.cannot(Act("1", "0.0", ["end turn"])) == "table-not-playing"
    assert await cleo.cannot(Undo("2")) == "table-not-playing"


@story
async def test_a_finished_record_makes_a_finished_table() -> None:
    record = positions.played(*positions.rounds("1 1,1 1,1 1"), spec=f"{positions.SPEC};rounds=1").text()
    world, (ann, *_) = await seated(record)
    assert ann.last(StepMessage).table.ended == "rounds"  # type: ignore[union-attr]
    await settle()
    assert world.loaded("game-0001").state == "over"


# -- without end ---------------------------------------------------------------------------------------


@story
async def test_who_makes_and_drops_offers_all_day_fills_no_memory() -> None:
    world, (ann, *_) = await seated(positions.on_turn(), undos=1000)
    for _ in range(10):
        await ann.act(*["propose trade", "drop offer"] * 30)
    table = next(iter(world.tables.rooms.values())).table
    assert table.play.undoable(0) == MOST_BACK and len(table.answers) == MOST_BACK // 60
    for _ in range(MOST_BACK // 60):
        await ann.does(Undo(ann.new_id()))
    assert not ann.you().undo and await ann.cannot(Undo("more")) == "undo-after-secret"


@story
async def test_who_has_done_enough_may_only_let_the_game_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "MOST_GIVEN", 5)
    world, (ann, *_) = await seated(positions.on_turn())
    await ann.act("propose trade", "drop offer", "propose trade", "drop offer", "propose trade")
    assert await ann.cannot_act("give lumber") == "table-enough"
    await world.restart()
    table = world.loaded("game-0001")
    assert table.seats[0].given == 5
    ann = await world.enter("game-0001", "token-000000000000000001")
    assert await ann.cannot_act("give lumber") == "table-enough"
    await ann.act("drop offer")
    assert await ann.cannot_act("propose trade") == "table-enough"
    await ann.act("end turn")


@story
async def test_who_has_done_enough_says_nothing_more_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it, so nothing of it is harmless."""
    monkeypatch.setattr(questions, "MOST_GIVEN", 3)
    world = World()
    record = positions.on_turn(spec=positions.SPEC + ";trade=open")
    _, (_, ben, _) = await world.game("me me me", record=record)
    await ben.act("propose trade", "drop offer", "propose trade")
    assert await ben.cannot_act("drop offer") == "table-enough"
    assert await ben.cannot_act("give lumber") == "table-enough"
