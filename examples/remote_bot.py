"""A bot that builds what it can takes a seat at a server: python remote_bot.py URL GAME TOKEN."""

import sys

from longroad import Bot
from longroad.client import run_bot
from longroad.core.state import State


class Settler(Bot):
    def choose(self, view: State, seat: int, seconds: float = 0.0) -> int:
        words = {view.text(action): action for action in view.legal(seat)}
        wishes = ("build city", "build settlement", "build road", "buy card", "end turn", "roll")
        liked = [words[text] for wish in wishes for text in words if text.startswith(wish)]
        return (liked or list(words.values()))[0]


url, game, token = sys.argv[1:]
print(run_bot(url, game, token, Settler(1)).ended)
