"""Quick phrases: a code that everybody reads in their own language, and words for those who know no codes."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from longroad import texts
from longroad.server.log import Said, read_row, write_row
from longroad.server.messages import Chat, News, Reject, Silence, StepMessage, Welcome
from longroad.server.phrases import PHRASES
from longroad.server.projections import news_of
from tests.server.fakes import World, story


@story
async def test_everybody_is_told_the_code_of_a_phrase_and_its_words() -> None:
    world = World()
    made, (ann, ben) = await world.game("me me bot")
    await ann.does(Chat("1", phrase="well-played"))
    told = News("said", 0, text="Well played!", phrase="well-played")
    assert ben.last(StepMessage).news == ann.last(StepMessage).news == told
    later = await world.enter(made.game, since=0)
    assert later.last(Welcome).missed[-1].news == told


@story
async def test_a_phrase_is_not_heard_by_whoever_has_muted_the_seat() -> None:
    world = World()
    made, (ann, _) = await world.game("me me bot")
    deaf = await world.enter(made.game, made.tokens[1], muted=[0])
    await ann.does(Chat("1", phrase="hello"))
    assert deaf.last(StepMessage).news == News("said", 0)


@story
async def test_what_is_no_phrase_is_refused_with_a_sentence() -> None:
    world = World()
    made, _ = await world.game("me me bot")
    ann = await world.enter(made.game, made.tokens[0], texts=True)
    answer = await ann.send(Chat("1", phrase="curse"))
    assert isinstance(answer, Reject)
    assert (answer.code, answer.text) == ("table-no-such-phrase", "There is no phrase curse.")
    assert await ann.cannot(Chat("2", "and", phrase="hello")) == "table-words-or-phrase"
    assert await ann.cannot(Chat("3", phrase="")) == "table-no-such-phrase"
    assert await ann.cannot(Chat("4")) == "table-empty-text"
    host = await world.enter(made.game, host=made.host)
    await host.does(Silence("5", 0))
    assert await ann.cannot(Chat("6", phrase="hello")) == "table-silenced"


@pytest.mark.parametrize("phrase", PHRASES)
def test_an_old_row_has_a_phrase_as_a_mark_in_its_text(phrase: str) -> None:
    row = read_row(b'{"row":"said","seat":1,"text":":%s:"}' % phrase.encode())
    assert news_of(row) == news_of(Said(1, "", phrase))


def test_words_that_only_look_like_a_phrase_are_words() -> None:
    for text in ("no :hello: to you", "hello", ":curse:", "::"):
        assert news_of(Said(1, text)) == News("said", 1, text=text, phrase=UNSET)


def test_a_row_of_words_is_written_as_it_always_was() -> None:
    assert write_row(Said(1, "hm")) == b'{"row":"said","seat":1,"text":"hm"}'
    assert read_row(write_row(Said(1, "", "luck"))) == Said(1, "", "luck")


def test_every_phrase_has_words_and_no_other() -> None:
    codes = {code.removeprefix("phrase-") for code in texts.codes() if code.startswith("phrase-")}
    assert codes == set(PHRASES)
