"""What a card shows to one player, or passes from one to another, nobody else learns."""

from __future__ import annotations

import pytest

from longroad.core.dealer import Dealer
from longroad.core.packed import verb, x
from longroad.errors import Hidden
from longroad.isle.knights.politics.espionage import CHOOSE_SECRET
from longroad.isle.knights.politics.verbs import PLAY_ESPIONAGE, PLAY_WEDDING, STEAL_PROGRESS
from longroad.isle.knights.politics.wedding import BRING
from longroad.isle.knights.progress import (
    DIPLOMACY,
    ESPIONAGE,
    GUILD_DUES,
    MERCHANT_CARD,
    MINING,
    MOST,
    ROOM,
    WEDDING,
    progress,
    track_of,
)
from longroad.isle.knights.trade import PLAY_DUES, TAKE_DUES
from longroad.isle.state import IsleState
from tests.conformance.flat import differences
from tests.effort import SOAK
from tests.properties.test_secrets import TwoWorlds, is_quiet, other_world
from tests.properties.walks import stops

SPEC = "isle:base+cities_knights;4"
CARDS = {GUILD_DUES: PLAY_DUES, ESPIONAGE: PLAY_ESPIONAGE, WEDDING: PLAY_WEDDING}
LOOKS = (TAKE_DUES.number, CHOOSE_SECRET.number, BRING.number)


def deal(g: IsleState, p: int, face: int) -> bool:
    """A seat gets this card off the deck, if there is one."""
    v = progress(g)
    if v.deck[face] == 0:
        return False
    v.deck[face] -= 1
    v.undrawn[track_of(face)] -= 1
    v.hand[p * ROOM + face] += 1
    v.held[p] += 1
    return True


def positions(seed: int) -> list[IsleState]:
    """Positions of a random game in which everybody holds progress cards."""
    found = [g for g in stops(SPEC, seed, 25) if is_quiet(g) and g.in_main()]
    for g in found:
        for p in range(int(g.seats)):
            for face in (MINING + p, MERCHANT_CARD, DIPLOMACY + p):
                if progress(g).held[p] < MOST - 1:
                    deal(g, p, face)
    return found


def answer(worlds: TwoWorlds) -> None:
    """Somebody chooses among the cards shown: the watcher the same in both worlds, others what they like."""
    actor = worlds.one.to_act
    here = worlds.any_of(list(worlds.one.legal(actor)))
    there = [a for a in worlds.other.legal(actor) if has_the_same_back(here, a)]
    other = here if actor == worlds.p else worlds.any_of(there)
    told = worlds.one.apply(here, actor)
    told_there = worlds.other.apply(other, actor)
    assert [e.seen_by(worlds.p) for e in told] == [e.seen_by(worlds.p) for e in told_there]
    worlds.told_apart += here != other
    worlds.hidden_events += told != told_there


def has_the_same_back(one: int, other: int) -> bool:
    return verb(one) != STEAL_PROGRESS or track_of(x(one)) == track_of(x(other))


@pytest.mark.parametrize("face", CARDS, ids=["guild dues", "espionage", "wedding"])
def test_what_is_shown_to_one_player_nobody_else_learns(face: int) -> None:
    played = told_apart = hidden = 0
    for seed in range(4 * SOAK):
        dealer = Dealer(seed + 90)
        for g in positions(seed):
            q = int(g.turn)
            for p in range(int(g.seats)):
                other = other_world(g, p, dealer)
                one = g.copy()
                if p == q or not (deal(one, q, face) and deal(other, q, face)):
                    continue
                plays = [a for a in one.legal(q) if verb(a) == CARDS[face]]
                plays = [a for a in plays if a in other.legal(q) and (face == WEDDING or x(a) != p)]
                if not plays:
                    continue
                worlds = TwoWorlds(one, other, p, dealer)
                action = worlds.any_of(plays)
                told = [e.seen_by(p) for e in one.apply(action)]
                assert told == [e.seen_by(p) for e in other.apply(action)]
                worlds.compare()
                worlds.compare_pictures()
                while one.top() >> 40 in LOOKS:
                    answer(worlds)
                    worlds.compare()
                    worlds.compare_pictures()
                played += 1
                told_apart += worlds.told_apart
                hidden += worlds.hidden_events
    assert played > 20 and told_apart > 10 and hidden > 10


@pytest.mark.parametrize("face", [GUILD_DUES, ESPIONAGE], ids=["guild dues", "espionage"])
def test_who_looks_sees_all_there_is_to_choose_from_and_could_not_foresee_it(face: int) -> None:
    played = 0
    for g in positions(1):
        q = int(g.turn)
        if not deal(g, q, face):
            continue
        for action in [a for a in g.legal(q) if verb(a) == CARDS[face]]:
            with pytest.raises(Hidden):
                g.seen_by(q).apply(action, q)
            after = g.copy()
            after.apply(action)
            while after.top() >> 40 in LOOKS:
                view = after.seen_by(q)
                assert list(view.legal(q)) == list(after.legal(q))
                choice = list(after.legal(q))[-1]
                view.apply(choice, q)
                after.apply(choice, q)
                if after.top() >> 40 in LOOKS:
                    assert differences(view.seen_by(q), after.seen_by(q)) == []
            played += 1
    assert played > 10
