"""The rules as players read them: only those of the game, in plain words, and never out of step."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from longroad import families
from longroad.isle.catalogue import BY_NAME, EXCLUDES, MODULES, SCENARIOS
from longroad.isle.rules import EDITS
from longroad.rulebook import Rule, catalogue, find
from longroad.rulebook.reading import plain, rules_for
from longroad.spec import Spec

REMARKS = re.compile(
    r"rulebook|publish|picture|⚖|📷|[\u0400-\u04ff]|[ąćęłńóśźż]|FAQ|interface"
    r"|\bthe book\b|edition|printed|ruling|`|\*|  | [.,;:)]|\( |\(\)",
    re.IGNORECASE,
)


def everything_there_is() -> list[str]:
    specs = [f"isle:{name};{max(scenario.seats)}" for name, scenario in SCENARIOS.items()]
    for module, about in MODULES.items():
        for name, scenario in SCENARIOS.items():
            if (name, module) not in EXCLUDES:
                specs.append(f"isle:{name}+{module};{(about.seats or scenario.seats)[0]}")
    return [*specs, "isle:base+two_players;2;edition=tb"]


def ids(spec: str) -> list[str]:
    return [id for section in rules_for(Spec.parse(spec)) for id, _ in section.rules]


def test_rules_are_looked_up_with_one_look_at_the_ruleset(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server does it for anybody who asks, and its tables wait meanwhile."""
    looks: list[str] = []

    class Looked:
        def rules_of(self, spec: Spec, rules: Iterable[Rule]) -> list[Rule]:
            looks.append(spec.scenario)
            return isle.rules_of(spec, rules)

        def __getattr__(self, name: str) -> object:
            return getattr(isle, name)

    spec, isle = Spec.parse("isle:base;4"), families.family("isle")
    monkeypatch.setattr(families, "family", lambda name: Looked())
    assert rules_for(spec)
    assert looks == ["base"]


@pytest.mark.parametrize("spec", everything_there_is())
def test_no_rule_tells_where_it_comes_from(spec: str) -> None:
    for section in rules_for(Spec.parse(spec)):
        assert not REMARKS.search(section.heading), section.heading
        for id, text in section.rules:
            assert not REMARKS.search(text), f"{id} {text}"
            assert text[0] == text[0].upper() and text[-1] in ".)", f"{id} {text}"


def test_every_heading_of_the_three_books_has_its_place() -> None:
    """A new heading in the catalogue has to be given to a chapter, or players will miss it."""
    headings = {
        f"{rule.book} {rule.heading}" for rule in catalogue().values() if rule.book in ("BASE", "SEA", "CK")
    }
    marks = {mark for chapter in BY_NAME.values() for mark in chapter({}).rules()}
    others = {heading for heading in headings if not heading.startswith(tuple(marks))}
    for mark in marks:
        assert mark in catalogue() or any(heading.startswith(mark) for heading in headings), mark
    assert {re.sub(r".*\(`?(\w+).*", r"\1", heading) for heading in others} == set(SCENARIOS) - {"base"}


def test_edits_still_fit_the_catalogue() -> None:
    for id, edits in EDITS.items():
        for old, _ in edits:
            assert old in catalogue()[id].text, f"{id} has changed: {old!r} is not in it any more"


def test_a_game_has_its_own_chapters_and_no_others() -> None:
    assert {id.split("-")[0] for id in ids("isle:base;4")} == {"BASE"}
    assert "BASE-200" not in ids("isle:base;4") and "BASE-200" in ids("isle:base+two_players;2")
    assert "TB-2P-02" in ids("isle:base+two_players;2;edition=tb")
    assert "BASE-200" not in ids("isle:base+two_players;2;edition=tb")
    assert "SEA-101" in ids("isle:new_shores;3") and "SEA-111" not in ids("isle:new_shores;3")
    assert "TB-CO-41" in ids("isle:new_shores+two_players;2")
    assert "CK-140" not in ids("isle:base+cities_knights;4")
    assert "CK-140" in ids("isle:new_shores+cities_knights;4")


def test_what_is_not_played_is_not_told() -> None:
    knights = ids("isle:base+cities_knights;3")
    assert "CK-070" in knights and "BASE-090" not in knights, "there are no development cards"
    pirates = ids("isle:pirate_islands;3")
    assert "BASE-070" not in pirates and "SEA-030" not in pirates, "nobody has the longest route"


def test_rules_of_the_base_game_use_its_own_words() -> None:
    def told(spec: str) -> dict[str, str]:
        return {id: text for section in rules_for(Spec.parse(spec)) for id, text in section.rules}

    base, knights = told("isle:base;4"), told("isle:base+cities_knights;4")
    assert base["BASE-093"].startswith("Year of Plenty: any 2")
    assert "Invention" not in " ".join(base.values())
    assert "Cities & Knights" not in base["BASE-044"] and base["BASE-044"].endswith("hidden points.")
    assert "Cities & Knights" in knights["BASE-044"]


def test_rulings_read_like_any_rule() -> None:
    rule = find("BASE-042")
    assert rule is not None and rule.is_ruling
    assert plain(rule.text).startswith("The bank is finite. If the bank can't pay everyone")
