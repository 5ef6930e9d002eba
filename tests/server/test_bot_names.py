"""Bots at a table are persons, and people bring their faces."""

from __future__ import annotations

import msgspec
import pytest

from longroad.bots.persons import PERSONS, face_of
from longroad.server.log import Created, Renamed, Sat, read_row
from longroad.server.messages import (
    Free,
    PutBot,
    Rematch,
    Rename,
    Resign,
    SeatInfo,
    SitDown,
    Vote,
    Welcome,
    read_client,
)
from longroad.server.projections import info_of
from longroad.server.settings import SeatPlan
from longroad.server.table import Table
from tests.server.fakes import Client, World, story

BAD_FACES = ["An-n", "Ann1", "Ann\n", "Олена", "a b", "A" * 17, "<svg>"]


def names_at(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def told(client: Client) -> list[SeatInfo]:
    """The seats as somebody was welcomed with them."""
    return client.last(Welcome).table.seats


@story
async def test_no_two_seats_have_one_name() -> None:
    world = World()
    for _ in range(30):
        made = await world.make("bot bot bot bot", spec="isle:base;4")
        names = names_at(world.room(made).table)
        assert len(set(names)) == 4 and set(names) <= {person.name for person in PERSONS}


@story
async def test_tables_have_different_persons_and_keep_them_after_a_restart() -> None:
    world = World()
    tables = [await world.make("me bot bot") for _ in range(20)]
    before = [names_at(world.room(made).table) for made in tables]
    assert len({tuple(names) for names in before}) > 3
    await world.restart()
    for made, names in zip(tables, before, strict=True):
        await world.enter(made.game, made.tokens[0])
        assert names_at(world.room(made).table) == names


@story
async def test_everybody_is_told_the_name_the_face_the_manner_and_the_shields_of_a_bot() -> None:
    world = World()
    made = await world.make([SeatPlan("mine", name="Ann"), SeatPlan("bot"), SeatPlan("bot", "random")])
    ann = await world.enter(made.game, made.tokens[0])
    watching = await world.enter(made.game)
    for player in (ann, watching):
        _, greedy, chance = told(player)
        assert (greedy.manner, greedy.shields, greedy.face) == ("steady", 2, face_of(greedy.name))
        assert (chance.manner, chance.shields, chance.face) == ("calm", 1, face_of(chance.name))


@story
async def test_before_the_start_a_bot_yields_its_name() -> None:
    world = World()
    plans = [SeatPlan("mine", name="Ann"), SeatPlan(), SeatPlan("bot", name="Edda")]
    made = await world.make(plans)
    await world.sit(made, name="edda")
    table = world.room(made).table
    assert table.seats[1].name == "edda"
    assert table.seats[2].name not in ("", "Edda", "Ann")
    assert table.seats[2].face == face_of(table.seats[2].name)
    ann = await world.enter(made.game, made.tokens[0])
    taken = table.seats[2].name
    await ann.does(Rename("1", taken))
    assert len({name.lower() for name in names_at(world.room(made).table)}) == 3


@story
async def test_two_bots_that_are_planned_under_one_name_get_two() -> None:
    world = World()
    made = await world.make([SeatPlan("mine", name="Ann"), *[SeatPlan("bot", name="Edda")] * 2])
    assert sorted(names_at(world.room(made).table)).count("Edda") == 1
    assert len(set(names_at(world.room(made).table))) == 3


@story
async def test_a_bot_that_is_freed_and_put_down_again_is_somebody() -> None:
    world = World()
    made = await world.make("me bot open")
    host = await world.enter(made.game, host=made.host)
    await host.does(Free("1", 1))
    assert world.room(made).table.seats[1].name == ""
    await host.does(PutBot("2", 1))
    assert world.room(made).table.seats[1].name in {person.name for person in PERSONS}


# -- faces of people -------------------------------------------------------------------------------------


@story
async def test_a_face_comes_with_the_name_and_survives_a_restart() -> None:
    world = World()
    made = await world.make([SeatPlan("mine", name="Ann", face="qwerty"), SeatPlan(), SeatPlan("bot")])
    seated = await world.tables.sit(made.game, SitDown("Ben", None, made.link, "asdf"))
    ann = await world.enter(made.game, made.tokens[0])
    assert [seat.face for seat in told(ann)][:2] == ["qwerty", "asdf"]
    await ann.does(Rename("1", "Anna"))
    assert world.room(made).table.seats[0].face == "qwerty", "a new name alone leaves the face"
    await ann.does(Rename("2", "Anna", "zxcv"))
    await world.restart()
    ben = await world.enter(made.game, seated.token)
    assert [(s.name, s.face) for s in told(ben)][:2] == [
        ("Anna", "zxcv"),
        ("Ben", "asdf"),
    ]


@story
async def test_a_rematch_keeps_faces_and_bots_but_not_those_who_have_resigned() -> None:
    world = World()
    plans = [SeatPlan("mine", name="Ann", face="qwerty"), SeatPlan("mine", name="Ben"), SeatPlan("bot")]
    made = await world.make(plans)
    ann, ben = [await world.enter(made.game, token) for token in made.tokens.values()]
    await ann.confirm()
    await ben.confirm()
    bot = world.room(made).table.seats[2]
    await ben.does(Resign("1"))
    assert world.room(made).table.seats[1].name == "Ben"
    await ann.does(Vote("2", "end"))
    ack = await ann.does(Rematch("3"))
    assert isinstance(ack.game, str)
    again = world.tables.rooms[ack.game].table.seats
    assert (again[0].name, again[0].face) == ("Ann", "qwerty")
    assert (again[2].name, again[2].face) == (bot.name, bot.face)
    assert again[1].name in {person.name for person in PERSONS} - {bot.name}


@pytest.mark.parametrize("face", BAD_FACES)
def test_a_face_is_a_few_letters(face: str) -> None:
    for kind, fields in ((SitDown, {"name": "Ann"}), (SeatPlan, {"kind": "mine"})):
        with pytest.raises(msgspec.ValidationError, match=r"\$\.face"):
            msgspec.convert({**fields, "face": face}, kind)
    rename = {"type": "rename", "id": "1", "name": "Ann", "face": face}
    with pytest.raises(msgspec.ValidationError, match=r"\$\.face"):
        read_client(msgspec.json.encode(rename))


def test_rows_from_before_faces_still_read() -> None:
    sat = read_row(b'{"row":"sat","seat":1,"name":"Ben","token":"t"}')
    assert isinstance(sat, Sat) and sat.face == ""
    renamed = read_row(b'{"row":"renamed","seat":1,"name":"Ben"}')
    assert isinstance(renamed, Renamed) and renamed.face == ""
    made = read_row(
        b'{"row":"created","settings":{"spec":"isle:base;3","seats":[{"kind":"mine","name":"Bruno"},'
        b'{"kind":"bot","bot":"greedy"},{"kind":"bot","bot":"gone"}]},"commitment":"","secret":"00",'
        b'"host":"h","link":"l","mine":{"0":"t"}}'
    )
    assert isinstance(made, Created)
    table = Table.made("old", made, 0)
    assert len(set(names_at(table))) == 3 and names_at(table)[0] == "Bruno"
    told = info_of(table).seats
    assert (told[0].face, told[1].shields, told[2].shields) == ("", 2, 0)
    table.evolve(Renamed(0, names_at(table)[1]), 1)
    assert len(set(names_at(table))) == 3, "whoever had a name first, the bot changes"
