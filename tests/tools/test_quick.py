"""`make quick` picks the tests that a change needs."""

from __future__ import annotations

from tools.quick import ROOT, files_for, is_tried, users_of, wanted


def test_a_chapter_is_tried_by_its_rules_the_stories_and_its_games() -> None:
    named, games, proofs = wanted(["src/longroad/isle/seafarers/wonders.py"])
    assert named == ["tests/properties/test_wonders.py"]
    assert games[0] == "tests/test_stories.py"
    assert games[1:] and all("[isle:wonders" in game for game in games[1:])
    assert any(file.endswith("test_wonders.py") for file in proofs)
    assert not any(file.endswith("test_walls.py") for file in proofs)
    assert proofs[-1].startswith("--proving=") and "SEA-191" in proofs[-1] and "BASE-0" not in proofs[-1]


def test_what_is_no_chapter_is_tried_by_the_tests_that_use_it() -> None:
    (files,) = wanted(["src/longroad/server/clocks.py"])
    assert "tests/server/test_clocks.py" in files
    assert "tests/cli/test_games.py" in users_of("src/longroad/cli/games.py")


def test_a_changed_test_a_text_or_a_page_is_tried_itself() -> None:
    (files,) = wanted(["tests/rules/test_robber.py", "src/longroad/texts/en/robber.ftl", "docs/tour.md"])
    assert files == [
        "tests/rules/test_robber.py",
        "tests/conformance/test_translations.py",
        "tests/conformance/test_texts.py",
        "tests/test_docs.py",
    ]
    assert wanted(["LICENSE"]) == [] and not is_tried("LICENSE")


def test_every_source_is_tried_by_something_also_one_that_is_gone() -> None:
    sources = [str(file.relative_to(ROOT)) for file in (ROOT / "src/longroad").rglob("*.py")]
    homes = ("core", "isle", "bots", "server", "cli", "lab")
    assert [name for name in sources if name.split("/")[2] in homes and not is_tried(name)] == []
    assert "tests/properties/test_dealer.py" in files_for("src/longroad/core/dealer.py")
    games, *_ = wanted(["src/longroad/isle/gone.py"])
    assert games
