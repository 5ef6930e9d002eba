"""The log is the truth: a table that is followed from its rows is the table that was played."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any, get_args

import pytest

from longroad.isle import catalogue
from longroad.records import Record
from longroad.server.loading import follow
from longroad.server.log import Acted, AnyRow, Created, Started, Undone, read_row, write_row
from longroad.server.messages import (
    Act,
    Chat,
    Commands,
    Confirm,
    Free,
    HandOver,
    PutBot,
    Rename,
    Resign,
    Return,
    Silence,
    Start,
    Undo,
    Vote,
)
from longroad.server.questions import act, frame_of
from longroad.server.recent_rows import RECENT_ROWS
from longroad.server.room import Room
from longroad.server.settings import Clock, SeatPlan, Settings
from longroad.server.snapshots import taken
from longroad.server.store import Log, StoredRow
from longroad.server.table import Refused, Table, followed
from tests.effort import SOAK
from tests.server import positions
from tests.server.fakes import Client, World, settle, story


def everything(table: Table) -> dict[str, Any]:
    """All there is to a table, as plain data."""
    records = ("record", "brought")
    known = {field.name: getattr(table, field.name) for field in fields(table) if field.name not in records}
    known["brought"] = None if table.brought is None else (table.brought.text(), table.brought.told)
    if table.record is not None:
        known |= everything_played(table.record)
    return known


def everything_played(record: Record) -> dict[str, Any]:
    dealer: Any = record.dealer
    return {
        "game": record.game.to_bytes(),
        "lines": record.lines,
        "back": [(game.to_bytes(), seat) for game, seat in record._back],
        "drawn": (record.drawn, dealer.drawn, dealer.dice.key),
        "rules": record.rules,
        "dice": record.dice,
    }


def retold(room: Room, viewer: int | None) -> list[Any]:
    """The last steps as this viewer is told them."""
    return [kept.row_events.seen_by(viewer) for kept in room.guests.recent]


def check(world: World, room: Room) -> None:
    """Followed again, the log gives the table in the room, and what was told of it; also from a snapshot of
    now, and from one of the check before."""
    game_id = room.table.game_id
    rows, before = world.store.kept[game_id], world.store.snapshots.get(game_id)
    now = taken(room.table, room.guests.recent, room.ids)
    for snapshot in (None, now, before):
        first = 0 if snapshot is None else max(0, snapshot.seq - RECENT_ROWS)
        check_one(Log(rows[: min(first, 1)] + rows[first:], snapshot), room)
    world.store.snapshots[game_id] = now


def check_one(log: Log, room: Room) -> None:
    table, kept, ids = follow(log)
    assert everything(table) == everything(room.table)
    assert ids.done == room.ids.done
    again = Room(table, room.services, ids)
    again.guests.recent.extend(kept)
    for viewer in (None, *range(len(table.seats))):
        assert retold(again, viewer) == retold(room, viewer)
    assert [(k.seq, k.at, k.row) for k in again.guests.recent] == [
        (k.seq, k.at, k.row) for k in room.guests.recent
    ]


class Crowd:
    """People who do anything at a table, allowed or not."""

    def __init__(self, world: World, made: Any, seed: int) -> None:
        self.world = world
        self.made = made
        self.random = random.Random(seed)
        self.tokens: dict[int, str] = dict(made.tokens)
        self.number = 0

    async def someone(self) -> Client:
        """A player or the host, with a new connection if they have none."""
        seat = self.random.choice([*self.tokens, None])
        room = await self.world.tables.room(self.made.game)
        for guest in room.guests.here:
            if guest.viewer == seat:
                return Client("", room, guest, guest.connection)  # type: ignore[arg-type]
        token = None if seat is None else self.tokens[seat]
        try:
            return await self.world.enter(self.made.game, token, host=self.made.host)
        except Refused:  # the host has freed the seat
            return await self.world.enter(self.made.game, host=self.made.host)

    async def move(self) -> None:
        self.number += 1
        choice = self.random.random()
        if choice < 0.1:
            await self.world.watch.forward(self.random.choice([0.3, 5, 40]))
        elif choice < 0.2:
            await (await self.someone()).leave()
        elif choice < 0.25:
            await self.sit()
        elif choice < 0.27:
            await self.all_leave()
        else:
            await self.command(await self.someone())

    async def all_leave(self) -> None:
        room = await self.world.tables.room(self.made.game)
        for guest in list(room.guests.here):
            await room.leave(guest)
        await settle()

    async def sit(self) -> None:
        try:
            seated = await self.world.sit(self.made, "Zoe")
        except Refused:
            return
        self.tokens[seated.seat] = seated.token

    async def command(self, client: Client) -> None:
        command = self.any_command(client)
        await client.room.command(client.guest, command)
        await settle()
        if client.guest not in client.room.guests.here and client.guest.viewer is not None:
            self.tokens.pop(client.guest.viewer, None)

    def any_command(self, client: Client) -> Commands:
        table, seat, pick = client.room.table, client.guest.viewer, self.random
        id, number, flag = f"n{self.number}", pick.randrange(len(table.seats)), pick.random() < 0.7
        if seat is not None and table.state == "playing" and pick.random() < 0.6:
            return self.answer(table, seat, id)
        rare: list[Commands] = [Resign(id), Start(id), Free(id, number)]
        return pick.choice(
            [
                *(Undo(id), Undo(id), Chat(id, "well"), Confirm(id, "x" * number), Confirm(id)),
                *(Rename(id, "Max"), PutBot(id, number), Silence(id, number, flag), Return(id)),
                *(Vote(id, "pause", flag), Vote(id, "resume", flag), HandOver(id)),
                rare[pick.randrange(3)] if pick.random() < 0.5 else Chat(id, "hm"),
            ]
        )

    def answer(self, table: Table, seat: int, id: str) -> Commands:
        view = table.play.game.seen_by(seat)
        prompt = view.asked(seat)
        if prompt is None:
            return Undo(id)
        words = self.random.choice(view.menu(seat))
        return Act(id, frame_of(table, prompt.frame), [words])


SET_UPS = [
    ("me open bot", "", None),
    ("me me me", positions.on_turn(), Clock(30, 5, 10)),
    ("me me bot", positions.discarding(), None),
    ("me me open", positions.with_card("monopoly"), Clock(10)),
]


@story
async def test_at_every_row_the_log_gives_the_table_as_it_is() -> None:
    kinds: set[str] = set()
    for seed in range(10 + 6 * SOAK):
        seats, record, clock = SET_UPS[seed % len(SET_UPS)]
        world = World(dice=seed + 1)
        made = await world.make(seats, record=record, clock=clock, pace=700, hold=20, undos=20)
        crowd = Crowd(world, made, seed)
        seen = 0
        for _ in range(90):
            await crowd.move()
            room = await world.tables.room(made.game)
            if room.table.seq != seen:
                seen = room.table.seq
                check(world, room)
        await crowd.all_leave()
        if room.table.has_people and room.table.state != "waiting":  # else bots play on, or it goes away
            await world.watch.forward(31 * 24 * 3600)
            await world.tables.end_abandoned()
            check(world, await world.tables.room(made.game))
        kinds |= {type(read_row(row.body)).__name__ for row in world.store.kept[made.game]}
        await world.tables.close()
    assert kinds == {row.__name__ for row in get_args(AnyRow)} - {"Handed", "Rematched", "Lapsed", "Restored"}


@story
async def test_a_table_is_the_same_after_every_restart() -> None:
    world = World()
    made, (ann, ben, _) = await world.game("me me me", record=positions.on_turn(), undos=20)
    live = [ann, ben]
    for words in ("propose trade", "give lumber", "ask wool", "make offer"):
        await live[0].act(words)
        before = everything(live[0].room.table)
        await world.restart()
        live = [await world.enter(made.game, made.tokens[seat]) for seat in range(2)]
        assert everything(live[0].room.table) == before
    for number in range(4):
        await live[0].does(Undo(f"u{number}"))
        await world.restart()
        live = [await world.enter(made.game, made.tokens[seat]) for seat in range(2)]
    assert live[0].room.table.play.game.to_bytes() == Record.read(positions.on_turn()).game.to_bytes()


# -- rows of other versions ----------------------------------------------------------------------------


def written(*rows: AnyRow, game: str = "game-0001") -> list[StoredRow]:
    return [StoredRow(game, seq, seq, None, write_row(row)) for seq, row in enumerate(rows, start=1)]


def begun(rules: int, *rows: AnyRow) -> list[StoredRow]:
    """A game of three bots that was started under other rules."""
    secret = "00" * 32
    settings = Settings(positions.SPEC, [SeatPlan("bot")] * 3)
    created = Created(settings, "commitment", secret, "host", "link", record=positions.on_turn())
    board = Record.read(positions.on_turn()).game.set_up().as_dict()
    return written(created, Started(["", "", ""], positions.SPEC, rules, board, []), *rows)


OLD = "build road A1/NW"  # at the other end of the island; today's rules want it to touch blue's own


def test_what_older_rules_allowed_is_followed() -> None:
    table = Table.load(begun(0, Acted(0, [OLD]), Acted(0, ["end turn"])))
    assert int(table.play.game.turn) == 1
    assert table.play.game.text(table.play.lines[-2].action) == OLD
    assert table.play.rules == 0


def test_what_todays_rules_forbid_is_not_followed_under_todays_number() -> None:
    with pytest.raises(ValueError):
        Table.load(begun(catalogue.RULES_NUMBER, Acted(0, [OLD])))


def test_what_only_older_rules_could_take_back_is_taken_back() -> None:
    before = Table.load(begun(0))
    table = Table.load(begun(0, Acted(0, [OLD]), Undone(0, 1)))
    assert table.play.game.to_bytes() == before.play.game.to_bytes()
    assert table.play.lines == before.play.lines
    assert (table.play.rules, table.play.dice, table.seats[0].undone) == (0, before.play.dice, 1)
    on = Table.load(begun(0, Acted(0, [OLD]), Undone(0, 1), Acted(0, ["end turn"])))
    assert int(on.play.game.turn) == 1


def test_a_game_of_older_rules_goes_on() -> None:
    table = Table.load(begun(0, Acted(0, [OLD])))
    prompt = table.play.game.asked(0)
    assert prompt is not None
    change = act(table, 0, frame_of(table, prompt.frame), ["end turn"], 10, "bot")
    assert change.row == Acted(0, ["end turn"], [], "bot")
    assert change.after.seq == 4


@pytest.mark.parametrize(
    "rows, sentence",
    [
        ([], "no log"),
        (written(Acted(0, ["roll"])), "begin with its making"),
        (begun(1) + begun(1, Acted(0, ["roll"]), Acted(0, ["end turn"]))[3:], "gap"),
        (begun(1) + begun(1)[:1], "made once"),
    ],
)
def test_a_broken_log_is_not_followed(rows: list[StoredRow], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Table.load(rows)


def test_a_row_of_the_log_is_read_as_it_was_written() -> None:
    for step in followed(begun(1, Acted(0, ["end turn"], [], "bot"), Undone(0, 1))):
        assert read_row(write_row(step.row)) == step.row


def test_a_row_without_the_fields_of_later_versions_is_read() -> None:
    """Rows that exist on disks somewhere: fields may join, none may leave or change their meaning."""
    old = {
        b'{"row":"acted","seat":1,"actions":["roll"]}': Acted(1, ["roll"]),
        b'{"row":"undone","seat":0,"lines":2}': Undone(0, 2),
    }
    for body, row in old.items():
        assert read_row(body) == row
