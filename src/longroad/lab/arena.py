"""Matches of bots: many games, every bot on every seat equally often."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from statistics import fmean
from typing import Any

from longroad.bots.match import Log, play_match
from longroad.bots.player import NO_HURRY, Bot
from longroad.bots.registry import make_bot
from longroad.core.dealer import Dealer
from longroad.core.edge import Event
from longroad.core.state import State
from longroad.errors import LongroadError
from longroad.families import family_of
from longroad.game import new_game
from longroad.lab.odds import wilson
from longroad.records import Record
from longroad.spec import Spec

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Match:
    """Who plays whom, at what, and how often.

    Games come in rounds of one game per seat. In a round everybody moves one seat on from game to game, while
    board and dice stay the same, so that luck with the board is shared.
    """

    spec: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    records: str | None = None  # a folder that gets a record of every game
    map: str | None = None  # a map file, or a map of the game by name; else the one of the ruleset

    def checked(self) -> Match:
        """The same with a canonical spec; LongroadError says what can't be played."""
        ruleset = Spec.parse(self.spec)
        if len(self.bots) != ruleset.seats:
            raise LongroadError(
                f"{ruleset} has {ruleset.seats} seats, but {counted(len(self.bots), 'bot')} "
                f"{'is' if len(self.bots) == 1 else 'are'} named: name one for each seat."
            )
        if self.games < 1:
            raise LongroadError("A match needs at least one game.")
        if self.seed < 0:
            raise LongroadError("A seed is a whole number, zero or more.")
        for name in self.bots:
            seated(name, 0, ruleset.family)
        match = Match(str(ruleset), self.bots, self.games, self.seed, self.records, self.map)
        if self.map is not None:
            opened(match, self.seed)
        return match

    @property
    def whole_rounds(self) -> int:
        """Games that will be played: `games`, made up to whole rounds."""
        seats = len(self.bots)
        return -(-self.games // seats) * seats


@dataclass
class Game:
    """How one game ended. Points are in the order in which the bots were named."""

    winner: int | None  # the bot that won, by its place in the list
    seat: int | None  # where it sat
    rounds: int
    plies: int
    points: list[int]
    offers: int = 0  # to trade; answers to them don't count
    deals: int = 0  # that came of them


@dataclass
class Standing:
    """What one bot achieved."""

    bot: str
    games: int
    wins: int
    share: float
    low: float  # the 95 % interval of the share
    high: float
    points: float  # on average
    wins_by_seat: list[int] = field(default_factory=list)


@dataclass
class Result:
    """What came out of a match."""

    spec: str
    seed: int
    games: int
    standings: list[Standing]
    without_winner: float  # share of games
    rounds: float  # on average
    plies: float  # decisions of players in a game, on average
    offers: float = 0.0  # to trade in a game, on average
    deals: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def play(match: Match, jobs: int = 1, progress: Progress | None = None) -> Result:
    """Play a match. The result depends on the match alone, not on the number of jobs."""
    match = match.checked()
    if jobs < 1:
        raise LongroadError("A match needs at least one job.")
    if match.records is not None:
        Path(match.records).mkdir(parents=True, exist_ok=True)
        for number in range(match.whole_rounds):
            if record_path(match, number).exists():
                raise LongroadError(
                    f"{record_path(match, number)} exists already: name another folder for the records."
                )
    games: list[Game] = []
    for batch in batches(match, jobs):
        games += batch
        if progress is not None:
            progress(len(games))
    return summed_up(match, games)


def batches(match: Match, jobs: int) -> Iterator[list[Game]]:
    """The games in order, some at a time."""
    rounds = range(match.whole_rounds // len(match.bots))
    if jobs == 1 or len(rounds) == 1:
        for number in rounds:
            yield play_round(match, number)
        return
    # Started afresh, not forked: the parent may be drawing a progress bar in a thread.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(rounds)), mp_context=context) as pool:
        waiting = [pool.submit(play_round, match, number) for number in rounds]
        try:
            for job in waiting:
                yield job.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_round(match: Match, number: int) -> list[Game]:
    """One game for each rotation of the seats, on one board and with the same dice."""
    seats = len(match.bots)
    return [play_game(match, number * seats + turn) for turn in range(seats)]


def play_game(match: Match, number: int) -> Game:
    """Game `number` of a match, from the beginning: in any process it goes the same way."""
    seats = len(match.bots)
    seed = match.seed + number // seats
    seat_of = [(bot + number) % seats for bot in range(seats)]
    bot_at = [seat_of.index(seat) for seat in range(seats)]
    family = family_of(match.spec)
    bots = [seated(match.bots[bot], bot_seed(match.seed, number, bot), family.name) for bot in bot_at]
    s = opened(match, seed)
    log = Log()
    dealer = Dealer(seed)
    plies = int(play_match(s, bots, dealer, log))
    if match.records is not None:
        write_record(match, number, dealer, [match.bots[bot] for bot in bot_at], log)
    result = s.result
    assert result is not None, "A match is played to its end."
    winner = result["winner"]
    return Game(
        None if winner is None else bot_at[winner],
        winner,
        result["rounds"],
        plies,
        [result["points"][seat_of[bot]] for bot in range(seats)],
        *family.trades_in(log.seats, log.actions),
    )


def opened(match: Match, seed: int) -> State:
    """A game of a match before its first question."""
    return new_game(match.spec, seed, None if match.map is None else set_up_in(match.spec, match.map))


@lru_cache(maxsize=1)  # read once, by every process
def set_up_in(spec: str, name: str) -> Any:
    return family_of(spec).named_set_up(name)


class Guest(Bot):
    """A bot of somebody's own. What goes wrong in it is told by its name."""

    def __init__(self, path: str, bot: Bot) -> None:
        super().__init__(bot.seed if isinstance(getattr(bot, "seed", None), int) else 0)
        self.path = path
        self.place = ""  # where it sits
        # Of the class, for other bots.
        self.__dict__["name"] = path
        self.__dict__["wants_compiled"] = bot.wants_compiled
        self.bot = bot

    def begin(self, view: State, seat: int) -> None:
        self.place = view.book.names[seat]
        with self.trouble():
            self.bot.begin(view, seat)

    def hear(self, events: list[Event]) -> None:
        with self.trouble():
            self.bot.hear(events)

    def listens(self) -> bool:
        return self.bot.listens()

    def choose(self, view: State, seat: int, seconds: float = NO_HURRY) -> int:
        self.place = view.book.names[seat]
        with self.trouble():
            action = self.bot.choose(view, seat, seconds)
        if not isinstance(action, int):
            raise LongroadError(f"The bot {self.path} chose {action!r}, which is not an action.")
        return action

    @contextmanager
    def trouble(self) -> Iterator[None]:
        try:
            yield
        except (Exception, SystemExit) as error:
            raise LongroadError(f"The bot {self.path} failed as {self.place}: {error!r}.") from error


def seated(name: str, seed: int, family: str) -> Bot:
    """A bot by its name; LongroadError says in a sentence why there is none, or what went wrong in one."""
    try:
        bot = make_bot(name, seed, family)
    except LongroadError:
        raise
    except (Exception, SystemExit) as error:  # a module may do anything when it is loaded
        raise LongroadError(f"The bot {name} can't be loaded: {error!r}.") from error
    return Guest(name, bot) if ":" in name else bot


def bot_seed(seed: int, number: int, bot: int) -> int:
    """Another seed for every bot in every game."""
    return (seed << 32) + (number << 8) + bot


def write_record(match: Match, number: int, dealer: Dealer, players: list[str], log: Log) -> None:
    """The game again, as a record that `longroad replay` and `longroad play --resume` read."""
    assert match.records is not None
    record = Record(opened(match, int(dealer.seed)), dealer)
    names = record.game.book.names
    record.notes["players"] = ",".join(f"{names[seat]}={bot}" for seat, bot in enumerate(players))
    record.notes["dice"] = "dealt"
    for seat, action in zip(log.seats, log.actions, strict=True):
        record.apply(action, seat)
    with record_path(match, number).open("x", encoding="utf-8") as file:
        file.write(record.text(private=True))


def record_path(match: Match, number: int) -> Path:
    assert match.records is not None
    return Path(match.records, f"{number + 1:0{len(str(match.whole_rounds))}}.longroad")


def summed_up(match: Match, games: list[Game]) -> Result:
    standings = []
    for place, bot in enumerate(match.bots):
        won = [game for game in games if game.winner == place]
        low, high = wilson(len(won), len(games))
        by_seat = [sum(game.seat == seat for game in won) for seat in range(len(match.bots))]
        points = fmean(game.points[place] for game in games)
        standings.append(
            Standing(bot, len(games), len(won), len(won) / len(games), low, high, points, by_seat)
        )
    return Result(
        match.spec,
        match.seed,
        len(games),
        standings,
        sum(game.winner is None for game in games) / len(games),
        fmean(game.rounds for game in games),
        fmean(game.plies for game in games),
        fmean(game.offers for game in games),
        fmean(game.deals for game in games),
    )


def counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"
