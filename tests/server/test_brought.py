"""Who sat where in a game that somebody brings: the server reads it, so that no client has to."""

from __future__ import annotations

import pytest

from longroad.server.brought import seats_in
from longroad.server.settings import SeatPlan
from longroad.server.table import Refused

MINE = SeatPlan("mine")


def seats(notes: str) -> list[SeatPlan]:
    head = f"longroad record 1\nspec: isle:base;3\nrules: 1\nseats: red, blue, white\nboard: {{}}\n{notes}"
    return seats_in(f"{head}\n\nred: roll\n", lambda family: {"isle": ("random", "greedy")}[family])


def test_people_and_bots_of_a_save_file_stay_what_they_are() -> None:
    told = seats('notes: {"players": "red=random,blue=human,white=greedy", "dice": "dealt"}')
    assert told == [SeatPlan("bot", "random"), MINE, SeatPlan("bot", "greedy")]


def test_the_device_is_passed_round_where_several_people_played() -> None:
    told = seats('notes: {"players": "red=human,blue=human,white=my:Own"}'.replace("\n", "\r\n"))
    assert told == [MINE, MINE, SeatPlan("bot")]


def test_a_record_without_players_gives_its_bringer_the_first_seat() -> None:
    assert seats("house rules: x") == [MINE, SeatPlan("bot"), SeatPlan("bot")]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("Dear diary,\n", "table-bad-record"),
        ("longroad record 1\nspec: nonsense\n", "table-broken-record"),
        ("longroad record 1\nspec: nonsense\nrules: 1\nseats: red\n", "table-broken-record"),
        ("longroad record 1\nspec: isle:base;3\nrules: 1\nseats: red\nnotes: {\n", "table-broken-record"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(record: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        seats_in(record, lambda _: ())
    assert refused.value.code == code
