"""What a bot says when it declines an offer: true, and nothing about its cards."""

from __future__ import annotations

import pytest

from longroad.server.decline_reasons import excuse
from longroad.server.messages import StepMessage
from tests.server import positions
from tests.server.fakes import Client, World, story
from tests.table import GameTable, table

BLUE = 1


def offered(t: GameTable, give: str, ask: str) -> str:
    """What blue would say to this offer of red's."""
    t.do("propose trade", *(f"give {card}" for card in give.split()))
    t.do(*(f"ask {card}" for card in ask.split()), "make offer")
    return excuse(t.g.shows(None), t.g.legend(), BLUE)


def hands(blue: str, red: str = "hand 3 ore") -> GameTable:
    return table().given(red=red, blue=blue, white="hand 5 grain").turn("red")


def test_who_holds_too_few_cards_says_so() -> None:
    assert offered(hands("hand 1 wool"), "ore", "wool wool") == "too-few-cards"


def test_who_is_asked_for_more_than_is_given_says_so() -> None:
    assert offered(hands("hand 3 wool"), "ore", "wool wool") == "asks-more"


def test_a_fair_offer_is_just_not_worth_it() -> None:
    assert offered(hands("hand 3 wool"), "ore", "wool") == "not-worth-it"


def test_who_is_ahead_of_everybody_hears_that() -> None:
    assert offered(hands("hand 3 wool", red="hand 3 ore, 4 points"), "ore", "wool") == "leads"
    assert (
        offered(hands("hand 3 wool, 4 points", red="hand 3 ore, 4 points"), "ore", "wool") == "not-worth-it"
    )


def test_who_is_about_to_win_hears_that_before_anything_else() -> None:
    assert offered(hands("hand 1 wool", red="hand 3 ore, 8 points"), "ore", "wool wool") == "too-close"
    assert offered(hands("hand 1 wool", red="hand 3 ore, 7 points"), "ore", "wool wool") == "too-few-cards"


@pytest.mark.parametrize("ask", ["wool", "wool wool", "wool wool wool wool"])
def test_two_worlds_in_which_a_bot_holds_other_cards_hear_the_same(ask: str) -> None:
    said = {
        offered(hands(blue), "ore ore", ask) for blue in ("hand 3 wool", "hand 3 brick", "hand 2 ore 1 wool")
    }
    assert len(said) == 1


@story
async def test_the_reason_comes_with_the_step_and_is_kept_in_the_log() -> None:
    world = World()
    world.bots.chooses = lambda view, seat: view.parse("decline") if "decline" in view.menu(seat) else None
    made, (ann,) = await world.game("me bot bot", pace=700, record=positions.on_turn())
    card, other = two_cards(ann)
    await ann.act("propose trade", f"give {card}", f"ask {other}", "make offer")
    await world.watch.forward(0.7)
    told = [step for step in ann.steps() if step.news.how == "bot" and reasons(step)]
    assert [step.news.text for step in told] == ["not-worth-it", "not-worth-it"]
    rows = [row.body for row in await world.store.rows(made.game) if b'"decline"' in row.body]
    assert len(rows) == 2 and all(b'"why":"not-worth-it"' in body for body in rows)


@story
async def test_people_need_no_reason() -> None:
    world = World()
    _, (ann, ben) = await world.game("me me bot", pace=700, record=positions.on_turn())
    card, other = two_cards(ann)
    await ann.act("propose trade", f"give {card}", f"ask {other}", "make offer")
    await ben.act("decline")
    own = [step for step in ann.steps() if step.news.seat == 1 and reasons(step)]
    assert [step.news.text for step in own] == [""]


def two_cards(client: Client) -> tuple[str, str]:
    """A card that the player on turn holds, and another one."""
    [hand] = [h for h in client.room.table.play.game.shows(0).hands if (h.owner, h.sort) == (0, "resources")]
    card = next(card for card, count in (hand.cards or {}).items() if count > 0)
    return card, "ore" if card != "ore" else "wool"


def reasons(step: StepMessage) -> bool:
    return any(event.code == "declined" for event in step.events)
