"""Bots as people meet them: persons with a manner and a strength."""

from __future__ import annotations

from typing import ClassVar

import pytest

from longroad import Bot, families
from longroad.bots.persons import PERSONS, face_of
from longroad.bots.player import Manner, Strength
from longroad.bots.registry import introduce, names, plays


class Sharp(Bot):
    strength: ClassVar[Strength] = "strong"
    manner: ClassVar[Manner] = "sharp"
    persons: ClassVar[tuple[str, ...]] = ("Edda",)


def test_no_two_persons_share_a_name_or_a_face() -> None:
    assert len({person.name for person in PERSONS}) == len({person.face for person in PERSONS}) == 10
    assert all(person.face.isascii() and person.face.isalpha() for person in PERSONS)
    assert face_of("Edda") == "Eddai"
    assert face_of("Ann") == ""


@pytest.mark.parametrize("name", names())
def test_everybody_meets_a_manner_one_to_three_shields_and_enough_persons_for_a_table(name: str) -> None:
    for family in (family.name for family in families.all_families() if plays(name, family.name)):
        met = introduce(name, family)
        assert met.manner in ("calm", "steady", "sharp")
        assert 1 <= met.shields <= 3
        assert sorted(met.own + met.others) == sorted(PERSONS)


def test_bots_don_t_share_those_whom_they_play_first() -> None:
    assert not set(introduce("greedy", "isle").own) & set(introduce("random", "isle").own)
    assert introduce("greedy", "isle").shields > introduce("random", "isle").shields


def test_a_new_bot_is_an_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = families.family("isle").bots
    monkeypatch.setitem(bots, "sharp", f"{__name__}:Sharp")
    met = introduce("sharp", "isle")
    assert (met.manner, met.shields) == ("sharp", 3)
    assert [person.name for person in met.own] == ["Edda"]


def test_a_bot_of_one_s_own_may_be_anybody_and_is_not_loaded_for_that() -> None:
    met = introduce("no.such.module:Settler", "isle")
    assert (met.manner, met.shields, met.own, met.others) == ("", 0, PERSONS, ())
