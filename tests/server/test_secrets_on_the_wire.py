"""Two worlds that differ in a secret send the same bytes to everybody who may not know it.

Both worlds have the same clock, tokens and ids. Nature and the other players do what a seat can't tell apart:
other cards are stolen, drawn, put into drafts and laid aside, bots think for other times, and the secret of
the dice is another one. Whatever that seat and those who watch are sent has to be the same: every message,
also refusals and welcomes, in the same number and order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import count

import pytest

from longroad.core.dealer import Dealer
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE, NOBODY
from longroad.core.state import State as Game
from longroad.dice.fair import FairDealer
from longroad.errors import Hidden
from longroad.records import Record, RecordLine
from longroad.server import tables as tables_module
from longroad.server.bot_answers import MOST_AT_ONCE
from longroad.server.history import history_of
from longroad.server.messages import Act, Chat, Made, PutBot, Reject, Undo, Vote
from longroad.server.settings import Clock, SeatPlan
from tests.effort import SOAK, long
from tests.isle import isle, new_game
from tests.properties.test_secrets import TwoWorlds, is_quiet
from tests.properties.walks import walk
from tests.server import positions
from tests.server.fakes import Client, World, settle, story

SPECS = {  # with how many steps of a random game come first
    "isle:base;3": 200,
    "isle:new_shores;3": 300,
    "isle:oceania;3": 300,
    "isle:base+cities_knights;3": 400,
}
PACE = 0.7


class Fate:
    """What nature does next, where a test wants to decide that."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.coming: deque[int] = deque()
        by_dice = FairDealer.outcome

        def outcome(dealer: FairDealer, game: Game, menu: Menu) -> int:
            if not self.coming:
                return by_dice(dealer, game, menu)
            dealer.drawn += 1
            return self.coming.popleft()

        monkeypatch.setattr(FairDealer, "outcome", outcome)
        monkeypatch.setattr(tables_module, "commitment", lambda secret: "the same for all secrets")


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    return Fate(monkeypatch)


def walked(spec: str, seed: int, steps: int) -> Record | None:
    """A random game after so many steps, or a few more until nothing is under way."""
    game = new_game(spec, seed)
    record = Record(new_game(spec, seed), None)
    for p, action in walk(game, seed):
        record.lines.append(RecordLine(p, action))
        if len(record.lines) >= steps and not game.over and is_quiet(game):
            record.game = game
            return record
    return None


def parted(record: Record, p: int, dealer: Dealer, steps: int) -> tuple[Record, Record] | None:
    """Two games that p can't tell apart, some steps after this one."""
    one, other = record.copy(), record.copy()
    worlds = TwoWorlds(isle(one.game), isle(other.game), p, dealer)
    for _ in range(steps):
        here, there, actor = worlds.chance() if one.game.to_act == CHANCE else worlds.choice()
        if here == 0:
            return None
        for part, action in ((one, here), (other, there)):
            part.game.apply(action, actor)
            part.lines.append(RecordLine(actor, action))
        if one.game.over or other.game.over:
            return None
    return (one, other) if one.game.to_act != CHANCE else parted_on(worlds, one, other)


def parted_on(worlds: TwoWorlds, one: Record, other: Record) -> tuple[Record, Record] | None:
    """Until somebody is asked."""
    while one.game.to_act == CHANCE:
        here, there, actor = worlds.chance()
        if here == 0:
            return None
        for part, action in ((one, here), (other, there)):
            part.game.apply(action, actor)
            part.lines.append(RecordLine(actor, action))
        if one.game.over or other.game.over:
            return None
    return one, other


class Side:
    """One of the two worlds: everybody at its table."""

    def __init__(self, dice: int, thinking: float) -> None:
        self.world = World(dice)
        self.world.bots.thinks = lambda view, seat: thinking
        self.world.bots.chooses = self.choose
        self.script: deque[int] = deque()
        self.players: dict[int, Client] = {}
        self.watchers: dict[str, Client] = {}  # whose bytes are compared

    def choose(self, view: Game, seat: int) -> int | None:
        return self.script.popleft() if self.script else None

    async def sit_down(self, record: str, plans: list[SeatPlan], p: int) -> None:
        clock = Clock(3600, 5, 60)
        self.made: Made = await self.world.make(plans, record=record, pace=700, clock=clock, undos=1000)
        await self.come(p)
        for player in list(self.players.values()):
            await player.confirm()

    async def come(self, p: int, since: int | None = None) -> None:
        """Everybody comes in: the players, and once more those who must not notice anything."""
        for seat, token in self.made.tokens.items():
            self.players[seat] = await self.world.enter(self.made.game, token)
        mine = self.made.tokens.get(p)
        self.watchers = {
            "a spectator": await self.world.enter(self.made.game, since=since),
            "the host": await self.world.enter(self.made.game, host=self.made.host),
        }
        if mine is not None:
            self.watchers["the seat"] = self.players[p]
            self.watchers["its bot"] = await self.world.enter(self.made.game, mine, views=True, since=since)

    @property
    def game(self) -> Game:
        return self.world.tables.rooms[self.made.game].table.play.game

    @property
    def seq(self) -> int:
        return self.world.tables.rooms[self.made.game].table.seq


class Pair:
    """Both worlds, in step."""

    def __init__(self, fate: Fate, p: int, dealer: Dealer) -> None:
        self.fate = fate
        self.p = p
        self.dealer = dealer
        self.sides = (Side(1, 0.001), Side(2, 0.03))
        self.number = 0
        self.compared = 0  # messages
        self.refused = 0
        self.pool: list[str] = ["nonsense", "roll", "end turn", "rolled 3 4"]

    async def sit_down(self, records: tuple[Record, Record], bot: int) -> None:
        seats = range(int(records[0].game.seats))
        plans = [SeatPlan("bot" if seat == bot else "mine", name=f"Player {seat}") for seat in seats]
        for side, record in zip(self.sides, records, strict=True):
            await side.sit_down(record.text(), plans, self.p)
        self.compare()

    def new_id(self) -> str:
        self.number += 1
        return f"n{self.number}"

    def compare(self) -> None:
        """Nobody who may not know the difference was sent a different byte."""
        one, other = self.sides
        assert one.watchers.keys() == other.watchers.keys()
        for name, client in one.watchers.items():
            ours, theirs = client.wire.sent, other.watchers[name].wire.sent
            for here, there in zip(ours[client.compared :], theirs[client.compared :], strict=False):
                assert here == there, f"to {name}:\n{here!r}\n{there!r}"
            longer = max(ours, theirs, key=len)[min(len(ours), len(theirs)) :]
            assert not longer, f"only in one of the worlds {name} was sent {longer}"
            self.compared += len(ours) - client.compared
            client.compared = len(ours)

    def compare_histories(self) -> None:
        """Nor is anybody told a different history over HTTP, of the whole game or of its end."""
        kept = [side.world.store.kept[side.made.game] for side in self.sides]
        for viewer in {None, None if self.p == NOBODY else self.p}:
            for since in (0, len(kept[0]) - 5):
                here, there = [history_of(rows, viewer, since) for rows in kept]
                assert here == there, f"a history for {viewer} since {since}"

    # -- what happens --------------------------------------------------------------------------------

    def foreseen(self) -> tuple[int, list[int], list[int], list[int], list[int]] | None:
        """What somebody does in either world and what nature makes of it; None if the worlds part there."""
        games = (isle(self.sides[0].game.copy()), isle(self.sides[1].game.copy()))
        worlds = TwoWorlds(*games, self.p, self.dealer)
        here, there, actor = worlds.choice()
        if here == 0:
            return None
        actions: tuple[list[int], list[int]] = ([], [])
        frame = games[0].asked(actor)
        while True:
            for game, done, action in zip(games, actions, (here, there), strict=True):
                game.apply(action, actor)
                done.append(action)
            prompt = games[0].asked(actor) if not games[0].over else None
            is_human = actor in self.sides[0].made.tokens
            if is_human or frame is None or prompt is None or prompt.frame != frame.frame:
                break
            here, there, _ = worlds.choice_of(actor)  # a bot answers the whole question
            if here == 0 or len(actions[0]) == MOST_AT_ONCE:
                return None
        fates = self.fates(worlds)
        return None if fates is None else (actor, *actions, *fates)

    def fates(self, worlds: TwoWorlds) -> tuple[list[int], list[int]] | None:
        fates: tuple[list[int], list[int]] = ([], [])
        while not worlds.one.over and not worlds.other.over and worlds.one.to_act == CHANCE:
            here, there, _ = worlds.chance()
            if here == 0:
                return None
            worlds.one.apply(here)
            worlds.other.apply(there)
            fates[0].append(here)
            fates[1].append(there)
        return None if worlds.one.over or worlds.other.over else fates

    async def step(self) -> bool:
        """The next thing happens in both worlds; False if there is none that p could not tell apart."""
        for _ in range(20):
            found = self.foreseen()
            if found is not None:
                break
        else:
            return False
        actor, *both = found
        id = self.new_id()
        for side, actions, coming in zip(self.sides, both[:2], both[2:], strict=True):
            self.pool += side.game.menu(actor)[:3]
            self.fate.coming.extend(coming)
            if actor in side.made.tokens:
                await self.answer(side, actor, id, actions)
            else:
                side.script.extend(actions)
                await side.world.watch.forward(PACE)
                side.script.clear()
            assert not self.fate.coming, "nature was not asked"
        self.compare()
        return True

    async def answer(self, side: Side, actor: int, id: str, actions: list[int]) -> None:
        """A person needs as long as a bot, unless a bot is waiting for its script."""
        player = side.players[actor]
        words = [side.game.text(action) for action in actions]
        await player.does(Act(id, player.frame(), words))
        if all(seat in side.made.tokens for seat in side.game.waiting):
            await side.world.watch.forward(PACE)

    async def is_refused(self) -> None:
        """The seat that must not notice anything tries what it may not do."""
        if self.p == NOBODY:
            return
        one = self.sides[0]
        words = [self.pool[int(self.dealer.below(len(self.pool)))] for _ in range(1 + self.number % 2)]
        asked = one.players[self.p].you().ask
        options = [option.words for option in asked.options] if asked else []
        if options and self.number % 3 == 0:
            words.insert(0, options[int(self.dealer.below(len(options)))])
        if words[0] in options and len(words) == 1:
            words.append(words[0] if words[0] not in ("discard",) else "roll")
        id, frame = self.new_id(), asked.frame if asked and self.number % 5 else "1.1"
        if self.would_be_done(words, frame):
            return
        for side in self.sides:
            assert isinstance(await side.players[self.p].send(Act(id, frame, words)), Reject)
        self.refused += 1
        self.compare()

    def would_be_done(self, words: list[str], frame: str) -> bool:
        """As far as the seat itself can foresee it."""
        view, done = self.sides[0].game.seen_by(self.p), 0
        try:
            for each in words:
                done += 1
                view.apply(view.parse(each), self.p)
        except Hidden:  # what comes to light ends it
            return done == len(words)
        except ValueError:
            return False
        asked = self.sides[0].players[self.p].you().ask
        return bool(asked) and asked.frame == frame

    async def other_commands(self) -> None:
        """What has nothing to do with cards."""
        command, seat = self.number % 5, int(self.dealer.below(3))
        id, may_undo = self.new_id(), self.may_undo(seat)
        for side in self.sides:
            player = side.players.get(seat)
            if player is None:
                continue
            if command == 0:
                await player.send(Chat(id, "hm"))
            elif command == 1:
                await player.send(Vote(id, "pause", False))
            elif command == 2:
                await player.leave()
                side.players[seat] = await side.world.enter(side.made.game, side.made.tokens[seat])
                if seat == self.p:
                    side.watchers["the seat"] = side.players[seat]
            elif command == 3:
                await player.send(PutBot(id, seat))
            elif command == 4 and may_undo:
                await player.send(Undo(id))
            await settle()
        self.compare()

    def may_undo(self, seat: int) -> bool:
        """Whether it is the same in both worlds: what one may take back depends on one's own cards."""
        players = [side.players.get(seat) for side in self.sides]
        return all(player is not None and player.you().undo for player in players)

    async def restart(self) -> None:
        """Both servers die, and everybody comes back."""
        since = max(0, self.sides[0].seq - int(self.dealer.below(4)))
        for side in self.sides:
            await side.world.restart()
            side.players.clear()
            await side.come(self.p, since)
        self.compare()


def starts(spec: str, p: int) -> Iterator[tuple[Record, Record, Dealer]]:
    """Pairs of games that differ in what p can't know, and dealers to go on with."""
    for seed in count(1):
        dealer = Dealer(1000 * seed + p + 7)
        record = walked(spec, seed, SPECS[spec])
        found = None if record is None else parted(record, p, dealer, 200)
        if found is not None and found[0].game.to_bytes() != found[1].game.to_bytes():
            yield *found, dealer


@pytest.mark.parametrize(
    "p, bot",
    [
        pytest.param(0, NOBODY, id="first seat"),
        pytest.param(2, NOBODY, id="last seat"),
        pytest.param(NOBODY, NOBODY, id="spectators"),
        pytest.param(0, 1, id="first seat, with a bot"),
        pytest.param(2, 1, id="last seat, with a bot", marks=long),
        pytest.param(NOBODY, 1, id="spectators, with a bot", marks=long),
    ],
)
@pytest.mark.parametrize("spec", SPECS)
@story
async def test_nobody_can_tell_two_worlds_apart_by_what_the_server_sends(
    spec: str, p: int, bot: int, fate: Fate
) -> None:
    steps = refused = compared = 0
    for one, other, dealer in starts(spec, p):
        pair = Pair(fate, p, dealer)
        await pair.sit_down((one, other), bot)
        for number in range(40):
            if not await pair.step():
                break
            steps += 1
            if number % 2:
                await pair.is_refused()
            if number % 5 == 4:
                await pair.other_commands()
            if number == 20:
                await pair.restart()
        pair.compare_histories()
        refused += pair.refused
        compared += pair.compared
        if steps >= 40 * min(SOAK, 8):
            break
    assert compared >= 100
    assert refused > 10 or p == NOBODY


# -- one secret at a time ------------------------------------------------------------------------------


Bytes = dict[int | None, list[bytes]]  # what each viewer was sent


async def told(record: str, acts: list[tuple[int, list[str]]], coming: str, fate: Fate) -> Bytes:
    """What each of three players and a spectator are sent when this happens, after they sat down."""
    world = World()
    made, players = await world.game("me me me", record=record)
    clients: dict[int | None, Client] = {seat: player for seat, player in enumerate(players)}
    clients[None] = await world.enter(made.game)
    before = {seat: len(client.wire.sent) for seat, client in clients.items()}
    for seat, words in acts:
        game = players[0].room.table.play.game
        fate.coming.extend([game.parse(coming)] if coming else [])
        await players[seat].act(*words)
    assert not fate.coming
    again = await world.enter(made.game)
    sent = {seat: client.wire.sent[before[seat] :] for seat, client in clients.items()}
    return sent | {None: sent[None] + again.wire.sent}


def differs(one: Bytes, other: Bytes) -> list[int | None]:
    """Who could tell the two worlds apart."""
    return [viewer for viewer in one if one[viewer] != other[viewer]]


@story
async def test_only_thief_and_victim_know_what_was_stolen(fate: Fate) -> None:
    acts = [(0, ["move robber B2"])]
    one, other = [await told(positions.robbing(), acts, f"stolen {card}", fate) for card in ("ore", "wool")]
    thief, victim = differs(one, other)
    assert thief == 0 and victim in (1, 2)


@story
async def test_what_was_stolen_before_a_game_was_brought_is_told_to_thief_and_victim_alone(
    fate: Fate,
) -> None:
    worlds: list[Bytes] = []
    for card in ("ore", "wool"):
        record = positions.played("roll", "rolled 3 4", "move robber B2", f"stolen {card}").text()
        world = World()
        made, players = await world.game("me me me", record=record)
        watcher = await world.enter(made.game)
        (begun,) = [step for step in players[0].steps() if step.news.row == "started"]
        (stole,) = [event for event in begun.events if event.code == "stole"]
        assert stole.args["card"] == card
        worlds.append({p: c.wire.sent for p, c in [*enumerate(players), (None, watcher)]})
    thief, victim = differs(*worlds)
    assert thief == 0 and victim in (1, 2)


@story
async def test_only_the_buyer_knows_which_card_was_bought(fate: Fate) -> None:
    acts = [(0, ["buy card"])]
    faces = ("knight", "victory point", "monopoly")
    worlds = [await told(positions.on_turn(), acts, f"drew {face}", fate) for face in faces]
    assert differs(worlds[0], worlds[1]) == differs(worlds[1], worlds[2]) == [0]


@story
async def test_only_the_player_knows_what_is_laid_aside_until_all_have_chosen(fate: Fate) -> None:
    ways = (["discard ore"] * 3 + ["discard lumber"] * 2, ["discard wool"] * 3 + ["discard lumber"] * 2)
    for words in ([way[:2] for way in ways], list(ways)):  # in the middle of it, and when it is done
        worlds = [await told(positions.discarding(), [(1, way)], "", fate) for way in words]
        assert differs(*worlds) == [1]


@story
async def test_only_the_player_knows_what_is_being_put_into_an_offer(fate: Fate) -> None:
    ways = (["propose trade", "give ore"], ["propose trade", "give lumber"])
    worlds = [await told(positions.on_turn(), [(0, way)], "", fate) for way in ways]
    assert differs(*worlds) == [0]


@story
async def test_everybody_knows_what_is_offered(fate: Fate) -> None:
    """The comparison is not blind."""
    ways = [["propose trade", f"give {card}", "ask wool", "make offer"] for card in ("ore", "lumber")]
    worlds = [await told(positions.on_turn(), [(0, way)], "", fate) for way in ways]
    assert differs(*worlds) == [0, 1, 2, None]


@story
async def test_a_pair_of_worlds_with_a_public_difference_is_told_apart(fate: Fate) -> None:
    record = Record.read(positions.on_turn())
    other = record.copy()
    for part, words in ((record, "propose trade"), (other, "end turn")):
        part.apply(part.game.parse(words))
    pair = Pair(fate, 1, Dealer(1))
    with pytest.raises(AssertionError, match="to a spectator"):
        await pair.sit_down((record, other), NOBODY)
    with pytest.raises(AssertionError, match="a history for"):
        pair.compare_histories()
