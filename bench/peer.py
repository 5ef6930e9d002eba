"""catanatron's speed as JSON. Runs in a virtual environment of its own (build/bench-venv): catanatron is GPL
software and never becomes part of this package."""

import argparse
import json
import random
import time

from catanatron import Color, Game, RandomPlayer


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def timed_games(games: int) -> tuple[float, int]:
    """CPU seconds and decisions of players (dice and draws are no decisions there)."""
    plies = 0
    start = time.process_time()
    for seed in range(1, games + 1):
        game = new_game(seed)
        game.play()
        plies += len(game.state.actions)
    return time.process_time() - start, plies


def timed_copies(positions: int, copies: int) -> float:
    """CPU seconds per copy, over positions from the middle of games."""
    spent = 0.0
    for seed in range(1, positions + 1):
        game = new_game(seed)
        for _ in range(random.Random(seed).randrange(100, 400)):
            game.play_tick()
        start = time.process_time()
        for _ in range(copies):
            game.copy()
        spent += time.process_time() - start
    return spent / (positions * copies)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=40)
    games: int = parser.parse_args().games
    timed_games(2)  # warm up
    cpu, plies = timed_games(games)
    print(
        json.dumps(
            {
                "games_per_s": games / cpu,
                "plies_per_s": plies / cpu,
                "copy_us": timed_copies(20, 200) * 1e6,
                "games": games,
                "cpu_s": cpu,
            }
        )
    )


if __name__ == "__main__":
    main()
