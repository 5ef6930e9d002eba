"""How long a table takes that is not in memory, with a snapshot and without: python bench/loading.py."""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from longroad.bots.registry import make_bot
from longroad.dice.fair import commitment
from longroad.server.bot_pool import BotPool
from longroad.server.commands import change
from longroad.server.log import Created
from longroad.server.questions import act, frame_of
from longroad.server.serve import Clock
from longroad.server.services import written
from longroad.server.settings import SeatPlan, Settings
from longroad.server.sqlite import SqliteStore
from longroad.server.store import Snapshot, StoredRow, Summary
from longroad.server.table import Table
from longroad.server.tables import Tables

SPECS = ("isle:base;4", "isle:new_shores;4", "isle:base+cities_knights;4")
TIMES = 10


def played(spec: str, seed: int) -> list[tuple[StoredRow, Summary]]:
    """The rows of a whole game of four bots, but for its last one: so nothing happens when it is loaded."""
    secret = seed.to_bytes(32, "big")
    made = Created(Settings(spec, [SeatPlan("bot")] * 4), commitment(secret), secret.hex(), "", "")
    table = Table.made(f"game{seed}", made, 1000)
    rows = [written(table, made)]
    step = change(table, table.start_row(), 2000)
    bots = [make_bot("greedy", seat) for seat in range(4)]
    while step.after.state == "playing":
        table = step.after
        rows.append(written(table, step.row))
        game = table.play.game
        seat = game.waiting[0]
        view = game.seen_by(seat)
        prompt = view.asked(seat)
        assert prompt is not None
        words = view.text(int(bots[seat].choose(view, seat)))
        step = act(table, seat, frame_of(table, prompt.frame), [words], 3000, "bot")
    return [*rows, written(step.after, step.row)]


async def measured(store: SqliteStore, game: str) -> float:
    """Milliseconds of the processor, in all threads, for one table from the disk."""
    tables = Tables(store, BotPool(1, ["greedy"]), Clock())
    began = time.process_time()
    await tables.room(game)
    taken = (time.process_time() - began) * 1000
    await asyncio.gather(*tables.services.background)  # a snapshot, if there was none
    return taken


async def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        store = SqliteStore(Path(folder))
        for seed, spec in enumerate(SPECS):
            rows = played(spec, seed)
            game = rows[0][0].game
            for row, summary in rows:
                await store.append(row, summary)
            await measured(store, game)  # what is read once in a process is not counted
            without: list[float] = []
            for _ in range(TIMES):
                await store.keep(Snapshot(game, len(rows), "of another version", b"", b""))
                without.append(await measured(store, game))
            with_it = [await measured(store, game) for _ in range(TIMES)]
            low, high = statistics.median(without), statistics.median(with_it)
            print(f"{spec:30} {len(rows):5} rows: {low:6.1f} ms from the log, {high:4.1f} ms from a snapshot")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
