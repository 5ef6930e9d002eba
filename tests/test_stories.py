"""Every story of tests/stories comes true, and a false one is noticed."""

from pathlib import Path

import pytest

from tests.proofs import rule
from tests.story import Story, stories

STORIES = stories(Path(__file__).parent / "stories")


@pytest.mark.parametrize(
    "story", [pytest.param(story, id=story.name, marks=rule(*story.rules)) for story in STORIES]
)
def test_a_story_comes_true(story: Story) -> None:
    assert story.title
    story.play()


HEAD = "# BASE-091  A knight\ngame: isle:base;4\ngiven red: knights 2, cards knight\nturn: red\n\n"


def test_a_story_names_its_rules_and_its_title() -> None:
    story = Story("# TB-FI-30 TB-FI-31  The old boot goes round\n")
    assert story.rules == ["TB-FI-30", "TB-FI-31"]
    assert story.title == "The old boot goes round"


def test_a_true_story_is_told_to_its_end() -> None:
    t = Story(HEAD + "? play knight\nx play monopoly ore\n> play knight\n= red has the largest army\n").play()
    assert t.largest_army == "red"


@pytest.mark.parametrize(
    "line, trouble",
    [
        ("? play monopoly ore", "You have no monopoly card."),
        ("x play knight", "it is possible"),
        ("> build road C3/E", "is not possible: C3/E doesn't touch"),
        ("= red has the largest army", "it is not so, but None"),
        ("= red has 2 points", "it is not so, but 0"),
        ("= red has 1 ore", "it is not so, but 'nothing'"),
        ("= the moon is full", "a story can't tell that"),
        ("> sing", "is not an action I know"),
        ("given red: a horse", "'a horse' can't be given"),
        ("given pink: 1 point", "nobody here is called 'pink'"),
        ("turn: red, at dawn", "before the roll"),
        ("then red wins", "a line begins with"),
    ],
)
def test_a_false_line_is_named(line: str, trouble: str) -> None:
    with pytest.raises(AssertionError) as caught:
        Story(HEAD + line, "false").play()
    assert str(caught.value).startswith(f"false, line 6: {line}\n")
    assert trouble in str(caught.value)


def test_a_story_begins_with_its_game() -> None:
    with pytest.raises(AssertionError, match="begins with"):
        Story("# BASE-091  A knight\nturn: red\n").play()
    with pytest.raises(AssertionError, match="tells nothing"):
        Story("# BASE-091  A knight\n").play()
