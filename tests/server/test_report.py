"""The report of a finished game: what it counts is what happened."""

from __future__ import annotations

import re
from collections import Counter, defaultdict

import msgspec
import pytest

from longroad.bots.registry import make_bot
from longroad.core.family import Family
from longroad.core.packed import CHANCE
from longroad.isle.hands import HAND
from longroad.isle.luck import average_harvest, roll_odds
from longroad.isle.plain_picture import of_isle
from longroad.isle.state import IsleState
from longroad.picture import Player
from longroad.records import Record
from longroad.records.story import opening, tell
from longroad.server import report
from longroad.server.archive import Keys, founded
from longroad.server.log import Acted, AnyRow, Said, Started, Undone
from longroad.server.messages import Vote
from longroad.server.projections import Sections
from longroad.server.report import how_odd, move_by_line, report_of
from longroad.server.report_messages import Report, Rolled
from longroad.server.settings import SeatPlan, Settings
from longroad.server.store import StoredRow
from longroad.server.table import Table
from tests.isle import isle
from tests.server.fakes import NOON, World, story
from tests.table import CARDS

HIDDEN = 2  # in this game somebody who loses holds a victory point card
SPECS = [
    "isle:base;4",
    "isle:base+cities_knights;3",
    "isle:base+two_players;2",
    "isle:oceania;3",
    "isle:new_shores+cities_knights;3",
]


def finished(spec: str, seed: int = 3) -> Record:
    """A game that bots have played to its end; now and then one of them does something odd."""
    record = Record.new(spec, seed)
    greedy, random = make_bot("greedy", seed), make_bot("random", seed)
    while not record.game.over:
        record.deal()
        if record.game.over:
            break
        seat = record.game.waiting[-1]
        bot = random if len(record.lines) % 11 == 0 else greedy
        record.apply(bot.choose(record.game.seen_by(seat), seat), seat)
    return record


@pytest.fixture(scope="module", params=SPECS)
def record(request: pytest.FixtureRequest) -> Record:
    return finished(request.param)


def rows_of(record: Record) -> list[StoredRow]:
    """A table that was made of this record."""
    spec, seats = record.game.spec, record.game.seats
    keys = Keys("reported0", "h" * 32, "l" * 32, bytes(32))
    return [row for row, _ in founded(Settings(spec, [SeatPlan("bot")] * seats), record, keys, NOON)]


def reported(record: Record) -> Report:
    rows = rows_of(record)
    return report_of(Table.load(rows), rows)


def hands(game: IsleState) -> dict[int, Counter[str]]:
    kinds = range(int(game.hands.kinds))
    return {
        p: Counter({CARDS[c]: int(game.hands.hand[p * HAND + c]) for c in kinds}) for p in range(game.seats)
    }


def test_no_card_comes_or_goes_uncounted_but_what_is_paid(record: Record) -> None:
    before, legend = hands(isle(opening(record))), record.game.legend()
    for told in tell(record):
        after = hands(isle(told.game))
        known: dict[int, Counter[str]] = defaultdict(Counter)
        for event in told.events:
            for cards in legend.events[event.code].moves(event.args):
                known[cards.seat][cards.card] += cards.count
        for seat in after:
            kinds = {*after[seat], *before[seat], *known[seat]}
            rest = {card: after[seat][card] - before[seat][card] - known[seat][card] for card in kinds}
            unknown = {card: count for card, count in rest.items() if count}
            may_pay = told.line.seat == seat
            assert all(count < 0 and may_pay for count in unknown.values()), (told.words, seat, unknown)
        before = after


def test_what_the_accounts_say_adds_up(record: Record) -> None:
    report = reported(record)
    for account in report.accounts:
        for card, left in hands(isle(record.game))[account.seat].items():
            gained = sum(cards.get(card, 0) for cards in account.gained.values())
            lost = sum(cards.get(card, 0) for cards in account.lost.values())
            assert gained - lost >= left, "the rest was paid"
        assert sum(account.gained.get("trade", {}).values()) >= account.trades
    for why in ("trade", "taken"):
        given = sum(sum(account.lost.get(why, {}).values()) for account in report.accounts)
        assert given == sum(sum(account.gained.get(why, {}).values()) for account in report.accounts)
    assert sum(account.trades for account in report.accounts) % 2 == 0


def test_the_dice_are_counted_as_the_record_has_them(record: Record) -> None:
    report = reported(record)
    rolls = [words.split()[2:] for words in record.words() if words.startswith("*: rolled ")]
    assert {rolled.sum: rolled.times for rolled in report.dice if rolled.times} == Counter(
        int(low) + int(high) for low, high in rolls
    )
    assert sum(rolled.expected for rolled in report.dice) == pytest.approx(len(rolls), abs=0.1)


def test_a_family_without_dice_has_a_report_without_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "family_of", lambda spec: Family())
    told = reported(finished(SPECS[0]))
    assert told.dice == [] and told.odd is None
    assert {account.expected for account in told.accounts} == {None}
    assert told.standings and told.accounts[0].gained


def test_the_points_go_from_the_founding_to_the_end(record: Record) -> None:
    report = reported(record)
    result = record.game.result
    assert result is not None
    assert report.standings[-1].points == result["points"] == [a.points for a in report.accounts]
    assert [standing.turn for standing in report.standings] == list(range(len(report.standings)))
    assert report.standings[-1].round == report.rounds == result["rounds"]
    assert (report.winner, report.reason) == (result["winner"], result["reason"])
    first = report.standings[0]
    assert first.round == 0 and max(first.points) <= 3 <= report.target


def test_an_average_harvest_is_that_of_all_rolls() -> None:
    record = finished("isle:base;3", seed=5)
    checked = 0
    for told in tell(record):
        odds = roll_odds(isle(told.game))
        if not odds or told.number % 3:
            continue
        total = [0.0] * 3
        outcomes = told.game.outcomes()
        for action, weight in outcomes:
            for event in told.game.copy().apply(action):
                if event.code == "harvested":
                    total[event.args["seat"]] += weight * event.args["count"] / sum(w for _, w in outcomes)
        assert average_harvest(isle(told.game), odds) == pytest.approx(total)
        checked += 1
    assert checked > 3


def test_nature_alone_rolls_what_is_called_luck() -> None:
    game = Record.new("isle:base;4;first=seat", 1).game
    assert game.to_act != CHANCE and roll_odds(isle(game)) == {}


def test_odd_dice_are_found_out_and_fair_ones_are_not() -> None:
    def dice(times: list[int]) -> list[Rolled]:
        rolls = sum(times)
        weights = [6 - abs(7 - total) for total in range(2, 13)]
        pairs = zip(times, weights, strict=True)
        return [Rolled(n + 2, count, rolls * w / 36) for n, (count, w) in enumerate(pairs)]

    assert how_odd(dice([2, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2])) == 1.0
    few, odd = how_odd(dice([1] * 11)), how_odd(dice([9, 9, 9, 9, 9, 2, 9, 9, 9, 9, 9]))
    assert few is None and odd is not None and odd < 0.001
    # where tables put 95 % and 5 % for ten degrees of freedom, and for the five of one die
    for others, square, share in ((9, 3.940, 0.95), (9, 18.307, 0.05), (4, 1.145, 0.95), (4, 11.070, 0.05)):
        spread = [Rolled(2, 100, 100.0)] * others
        off = (square * 100 / 2) ** 0.5
        spread += [Rolled(3, round(100 + off), 100.0), Rolled(4, round(100 - off), 100.0)]
        assert how_odd(spread) == pytest.approx(share, abs=0.02)


def test_a_line_knows_its_move_also_after_something_was_taken_back() -> None:
    bodies: list[AnyRow] = [
        Started(["", ""], "isle:base;3", 1, {}, ["threw 1 2"]),
        Acted(0, ["build road A1/N"]),
        Said(0, "wait"),
        Acted(0, ["buy card"], ["drew"]),
        Undone(0, 2),
        Acted(0, ["roll"], ["rolled 1 2"]),
    ]
    assert move_by_line(bodies, 2) == [0, 0, 0, 1, 4, 4]


@story
async def test_what_happens_afterwards_is_no_part_of_the_game() -> None:
    world = World()
    made, (ann,) = await world.game("me bot bot")
    await world.watch.forward(60)
    await ann.does(Vote("end", "end"))
    await world.watch.forward(60)
    token = await ann.hand_over()
    await world.enter(made.game, token)
    report = report_of(world.room(made).table, world.store.kept[made.game])
    assert (report.reason, report.began, report.ended) == ("agreed", NOON, NOON + 60_000)


@pytest.mark.parametrize("viewer", [0, None])
def test_when_a_game_is_over_everybody_sees_the_points_that_the_report_has(viewer: int | None) -> None:
    record = finished("isle:base;4", HIDDEN)
    parts = Sections.of(Table.load(rows_of(record)), viewer, Sections()).parts
    players = msgspec.json.decode(parts["players"], type=list[Player])
    assert any(player.public_points < (player.points or 0) for player in players[1:])
    assert [player.points for player in players] == [a.points for a in reported(record).accounts]


@story
async def test_a_game_that_everybody_has_left_was_not_ended_by_agreement() -> None:
    world = World()
    made, (ann,) = await world.game("me bot bot")
    await ann.leave()
    assert await world.room(made).abandon(NOON)
    assert report_of(world.room(made).table, world.store.kept[made.game]).reason == "abandoned"


def test_every_place_of_a_moment_lies_on_the_board_that_comes_with_it() -> None:
    report = reported(finished("isle:base+cities_knights;3"))
    names = {tile.name for tile in of_isle(report.picture).tiles}
    told = [moment.event.args for moment in report.moments]
    places = [args[kind] for args in told for kind in ("corner", "side", "hex") if kind in args]
    assert places, "no moment of this game has a place: choose another seed"
    assert {re.split("[./]", place)[0] for place in places} <= names
