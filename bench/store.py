"""How many rows a second the store keeps, and how long each takes: python bench/store.py [folder]."""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from longroad.server.sqlite import SqliteStore
from longroad.server.store import StoredRow, Summary

SECONDS = 5.0
BODY = b"x" * 300


async def measure(folder: Path, games: int) -> list[float]:
    """The milliseconds of each append while `games` games append one row after the other."""
    store = SqliteStore(folder)
    taken: list[float] = []
    end = time.perf_counter() + SECONDS

    async def play(game: str) -> None:
        seq = 0
        while (start := time.perf_counter()) < end:
            seq += 1
            row = StoredRow(game, seq, seq, f"{game}-{seq}", BODY)
            await store.append(row, Summary(game, "playing", "isle:base;4", True, 1, seq, ["ann", "bob"]))
            taken.append((time.perf_counter() - start) * 1000)

    await asyncio.gather(*(play(f"{games}.{k}") for k in range(games)))
    await store.close()
    return sorted(taken)


def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        for games in (1, 20, 200, 1000):
            taken = asyncio.run(measure(Path(folder), games))
            half, most = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
            rate = len(taken) / SECONDS
            print(f"{games:5} at once: {rate:8,.0f} rows a second, median {half:.1f} ms, p99 {most:.1f} ms")


if __name__ == "__main__":
    main()
