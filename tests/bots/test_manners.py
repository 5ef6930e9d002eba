"""How often greedy players ask people, and what comes of it."""

from __future__ import annotations

import pytest

from longroad.bots.match import play_match
from longroad.bots.player import NO_HURRY, Bot
from longroad.bots.registry import make_bot
from longroad.core.dealer import Dealer
from longroad.core.edge import Event
from longroad.core.state import State
from longroad.game import new_game
from longroad.lab.arena import Match, play
from longroad.spec import Spec


class Witness(Bot):
    """Plays as greedy does, and remembers who offered what, when, and whether somebody agreed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.plays = make_bot("greedy", seed)
        self.turn = 0
        self.offers: list[tuple[int, int, set[tuple[str, str]], bool]] = []  # turn, seat, pairs, accepted

    def choose(self, view: State, seat: int, seconds: float = NO_HURRY) -> int:
        return self.plays.choose(view, seat, seconds)

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if event.role == "turn":
                self.turn += 1
            elif event.role == "offer":
                pairs = {(give, ask) for give in event.args["give"] for ask in event.args["ask"]}
                self.offers.append((self.turn, event.args["seat"], pairs, False))
            elif event.role == "accept":
                self.offers[-1] = (*self.offers[-1][:3], True)


KINDS_OF_GAMES = [("isle:base;4", 24), ("isle:base;3", 12), ("isle:base+cities_knights;4", 12)]


@pytest.mark.parametrize(("spec", "games"), KINDS_OF_GAMES)
def test_offers_have_manners(spec: str, games: int) -> None:
    """Once a turn, twice a round to each of the others, and not again for three rounds after a no."""
    for seed in range(games // 6):
        g = new_game(spec, seed)
        witness = Witness(seed)
        bots = [witness, *(make_bot("greedy", seed + seat) for seat in range(1, g.seats))]
        play_match(g, bots, Dealer(seed))
        assert witness.offers
        turns = [turn for turn, *_ in witness.offers]
        assert len(set(turns)) == len(turns)
        for number, (turn, asker, offered, _) in enumerate(witness.offers):
            earlier = witness.offers[:number]
            for q in set(range(g.seats)) - {asker}:
                heard = [r for t, r, *_ in earlier if t > turn - g.seats and r != q]
                assert len(heard) < 2
            for t, r, pairs, accepted in earlier:
                if r == asker and not accepted and turn - t <= 3 * g.seats:
                    assert not pairs & offered, f"seed {seed}, turns {t} and {turn}"


@pytest.mark.parametrize(("spec", "games"), KINDS_OF_GAMES)
def test_people_are_asked_seldom_and_a_third_of_the_offers_is_taken(spec: str, games: int) -> None:
    seats = Spec.parse(spec).seats
    result = play(Match(spec, ("greedy",) * seats, games, seed=5))
    questions = result.offers * (seats - 1) / seats / result.rounds
    assert 0.3 < questions <= 1.5
    assert result.deals >= 0.3 * result.offers
