"""A game at one terminal: asks people, lets bots choose, and shows what happened."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

from rich.text import Text

from longroad.bots.player import Bot, Ear
from longroad.cli.kinds import card_names
from longroad.cli.log import Log
from longroad.cli.options import Words, words_of
from longroad.cli.phrases import Unclear
from longroad.cli.scores import all_known, ending
from longroad.cli.screen import Scene, log_lines, option_lines, screen_of
from longroad.cli.terminal import Terminal
from longroad.cli.vocabulary import Vocabulary, is_typed
from longroad.cli.writing import colored
from longroad.core.dealer import Dealer
from longroad.core.edge import Event, Reason
from longroad.core.menu import Menu
from longroad.core.packed import CHANCE
from longroad.core.state import State
from longroad.errors import LongroadError
from longroad.families import family_of
from longroad.lab.arena import seated
from longroad.records import Record
from longroad.records.story import tell
from longroad.texts import slug

HUMAN = "human"
UNSAVED = -1


class Leave(Exception):
    """A person has asked to leave the game."""


class Sitting:
    """A record, who plays which seat, and the terminal they play at."""

    def __init__(
        self,
        terminal: Terminal,
        record: Record,
        players: list[str],
        save_to: str | None = None,
        real_dice: bool = False,
    ) -> None:
        self.terminal = terminal
        self.say = terminal.look.say
        self.record = record
        self.players = players  # seat -> human, or the name of a bot
        self.save_to = save_to  # the file that every question is saved to
        self.named = save_to  # where the game was last saved
        self.warned = ""  # the last warning
        self.lost = ""  # why the game could not be kept
        self.warning = ""  # to be said with the next question
        self.real_dice = real_dice
        self.spoken = -1  # the last turn in which somebody could offer something without being asked
        self.same_dealer = True  # from the first dice to the last, so that the seed deals the game again
        self.screen = screen_of(self.game, terminal.look)
        self.vocabulary = Vocabulary(self.say, card_names(self.game.shows(None)))
        self.log = Log()
        self.told: dict[int | None, int] = {}  # viewer -> events already shown line by line
        self.at_keyboard: int | None = None
        self.saved = len(record.lines)  # how many actions the file knows
        self.commands: list[int] = []  # how many actions there were before each answer of a person
        self.drawn = False
        self.by_lines = not terminal.full  # nothing is redrawn: the window is too small, or no window
        self.too_small = (0, 0)  # the size of the window that the last warning was about
        self.ears: dict[int, Ear] = {}  # bots given as module:Class, by seat
        record.notes["players"] = ",".join(
            f"{name}={player}" for name, player in zip(self.names, players, strict=True)
        )
        record.notes["dice"] = "real" if real_dice else "dealt"
        for told in tell(record):  # the events of a resumed game so far
            self.log.hear(told.events, told.number)
        self.past = self.log.start_of_turn(2)

    @property
    def game(self) -> State:
        return self.record.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.game.book.names[: self.game.seats]

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    @property
    def viewer(self) -> int | None:
        """Whose hand may be on the screen when nobody is asked: the only person's."""
        return self.humans[0] if len(self.humans) == 1 else None

    # -- the game ---------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over; Leave if a person leaves."""
        while not self.game.over:
            seat = self.game.to_act
            if seat == CHANCE:
                self.let_chance_decide()
            elif self.players[seat] == HUMAN:
                self.keep()
                asking = self.screen.asking(self, seat)
                if not asking.is_settled():
                    self.pass_keyboard(seat)
                    asking.ask()
            elif (speaker := self.speaker()) is not None:
                self.screen.asking(self, speaker).ask()
            else:
                self.apply([self.bot_choice(seat)], seat)
                if not self.humans:
                    self.tell_new(None)
        self.keep()

    def speaker(self) -> int | None:
        """Who may offer something to the bot on turn, and hasn't been asked in this turn. Several people at
        one keyboard aren't: each would have to pass it on in every turn.
        """
        if len(self.humans) != 1 or self.spoken == self.game.turns:
            return None
        seat = self.humans[0]
        if self.game.asked(seat) is None or seat in self.game.waiting or seat == self.game.closer:
            return None
        self.spoken = int(self.game.turns)
        return seat

    def apply(self, actions: list[int], seat: int) -> None:
        """Carry out actions of one seat, whole or not at all."""
        self.tell(self.record.apply_all(actions, seat))

    def tell(self, events: list[Event]) -> None:
        self.log.hear(events, len(self.record.lines))
        for ear in self.ears.values():
            ear.note(events)
            if self.game.over:
                ear.tell()

    def let_chance_decide(self) -> None:
        likely = words_of(self.game, self.game.outcomes()[0][0]) if self.real_dice else None
        if likely is not None and self.say.knows(f"dice-{slug(likely.verb)}"):
            action = self.ask_dice(likely)
            if action is None:
                return
        else:
            assert self.record.dealer is not None, "A game that is played has a dealer."
            action = int(self.record.dealer.outcome(self.game, Menu()))
        self.tell(self.record.apply(action))

    def bot_choice(self, seat: int) -> int:
        """The action that a bot chooses from the view of its seat."""
        name = self.players[seat]
        try:
            ear = self.ear(seat, name)
            ear.tell()
            action = ear.bot.choose(self.game.seen_by(seat), seat)
            reason = self.game.why(action, seat)
        except LongroadError:
            raise
        except Exception as error:
            raise LongroadError(f"The bot {name} failed as {self.names[seat]}: {error!r}.") from error
        if reason is not None:
            raise LongroadError(f"The bot {name} chose what {self.names[seat]} can't do: {reason}")
        return action

    def ear(self, seat: int, name: str) -> Ear:
        """A bot and its unheard events. Those of the engine remember nothing: made anew for each choice, they
        choose in a resumed game as they would have.
        """
        if ":" not in name:
            dealer = self.record.dealer
            seed = dealer.seed if isinstance(dealer, Dealer) else 0
            return Ear(self.bot(name, (seed << 24) + (len(self.record.lines) << 3) + seat), seat)
        if seat not in self.ears:
            self.ears[seat] = Ear(self.bot(name, seat), seat)
            self.ears[seat].bot.begin(self.game.seen_by(seat), seat)
        return self.ears[seat]

    def bot(self, name: str, seed: int) -> Bot:
        return seated(name, seed, family_of(self.game.spec).name)

    def undo(self, seat: int) -> str:
        """Take back the last answer of a seat, with all of its actions."""
        reason = self.record.can_undo(seat)
        if reason is not None:
            return self.say(reason)
        before = self.commands.pop() if self.commands else len(self.record.lines) - 1
        while len(self.record.lines) > before and self.record.can_undo(seat) is None:
            self.record.undo(seat)
        self.log.take_back(len(self.record.lines))
        self.told = {viewer: min(count, len(self.log)) for viewer, count in self.told.items()}
        self.saved = UNSAVED
        self.ears.clear()  # their events were taken back
        return self.say("terminal-taken-back")

    # -- the keyboard -----------------------------------------------------------------------------------

    def pass_keyboard(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees another's hand."""
        if len(self.humans) < 2 or self.at_keyboard == seat:
            return
        self.terminal.wipe()
        name = self.names[seat]
        self.terminal.say(self.colored(self.say("terminal-pass", name=name)))
        self.terminal.read(f"{self.say('terminal-only', name=name)} ")
        self.at_keyboard = seat

    def ask_dice(self, likely: Words) -> int | None:
        """Dice that somebody rolled on a table; these words are one of the things they may show."""
        verb, count = likely.verb, len(likely.kinds)
        signs = tuple(sign for kind in likely.kinds for sign in self.game.book.operands.get(kind, ()))
        question = self.say(f"dice-{slug(verb)}", name=self.names[self.game.turn], signs=signs)
        note = ""
        if len(self.humans) > 1:
            self.terminal.wipe()
            self.at_keyboard = None
        while True:
            self.present(
                Scene(self.game.shows(self.viewer), self.log.turns(), question, (), note), self.viewer
            )
            line = self.terminal.read(f"{self.say('dice-prompt')}> ").strip()
            found = re.fullmatch(r"\D*".join(["([1-6])"] * count), line)
            typed, _, rest = line.partition(" ")
            word = self.vocabulary.command(typed, ("quit", "save", "undo"))
            shows = " ".join(found.groups()) if found and not signs else ""
            for sign in signs:
                if line and any(name.startswith(line.lower()) for name in (sign, self.say.word(sign))):
                    shows = shows or sign
            if shows:
                action = self.game.parse(f"{verb} {shows}")
                reason = self.game.why(action)
                if reason is None:
                    return action
                note = self.say(reason)
            elif word == "quit":
                note = self.leave()
            elif word == "save":
                note = self.save(rest)
            elif word == "undo" and self.game.turn >= 0:
                note = self.undo(int(self.game.turn))
                if self.game.to_act != CHANCE:
                    return None
            else:
                note = self.say("dice-again", count=0 if signs else count)

    # -- what is shown ----------------------------------------------------------------------------------

    def present(self, scene: Scene, viewer: int | None) -> None:
        """Show a whole screen if it fits the window, else print what is new."""
        lines = None
        if self.terminal.full:
            width, height = self.terminal.size
            lines = self.screen.compose(scene, width, height)
        self.by_lines = lines is None
        if lines is not None:
            self.terminal.show(lines)
            return
        if not self.drawn:
            self.drawn = True
            self.draw_table(scene)
        self.tell_new(viewer)
        self.terminal.say()
        if self.terminal.full and self.too_small != self.terminal.size:
            self.too_small = self.terminal.size
            self.terminal.say(self.size_needed(scene))
        if scene.question:
            self.terminal.say(self.colored(scene.question))
        self.terminal.draw(option_lines(scene.options, self.terminal.size[0]))
        if scene.note:
            self.terminal.say(self.colored(scene.note))

    def size_needed(self, scene: Scene) -> str:
        columns, rows = self.screen.smallest(scene.picture)
        width, height = self.terminal.size
        return self.say("terminal-size", columns=columns, rows=rows, width=width, height=height)

    def draw_table(self, scene: Scene) -> None:
        self.terminal.draw(self.screen.table(scene, self.terminal.size[0]))

    def tell_new(self, viewer: int | None) -> None:
        """What happened since this viewer was last told, line by line."""
        turns = self.log.turns(self.told.get(viewer, self.past))
        self.told[viewer] = len(self.log)
        if turns:
            picture = self.game.shows(viewer)
            for line in log_lines(Scene(picture, turns), self.terminal.look, self.terminal.size[0], 10_000):
                self.terminal.say(line)

    def colored(self, words: str) -> Text:
        return colored(words, self.game.shows(None), self.terminal.look)

    # -- saving and leaving -----------------------------------------------------------------------------

    def keep(self) -> None:
        """Save before every question, if a file was named for it; a full disk must not end the game."""
        if self.save_to and self.saved != len(self.record.lines):
            try:
                self.write(self.save_to)
            except Unclear as error:
                self.lost = self.say(error.reason)
                warning = f"{self.lost} {self.say('save-unsaved')}"
                self.warning = warning if warning != self.warned else ""  # each warning is shown once
                self.warned = warning

    def write(self, path: str) -> None:
        try:
            self.record.save(path)
        except OSError as error:
            raise Unclear("cannot-write", path=path, error=error.strerror) from None
        except ValueError:  # the name contains a null character
            raise Unclear("no-file-name", path=path) from None
        self.saved = len(self.record.lines)
        self.named = path
        if self.warning == self.warned:
            self.warning = ""
        self.warned = ""

    def save(self, words: str) -> str:
        """Save once, to the file named or to the one named before."""
        path = os.path.expanduser(words.strip()) or self.named
        if not path:
            return self.say(Reason("name-a-file"))
        if os.path.isdir(path):
            return self.say(Reason("folder", {"path": path}))
        if (
            path not in (self.save_to, self.named)
            and Path(path).exists()
            and not self.agrees(self.say("save-replace", path=path))
        ):
            return self.say("save-not")
        try:
            self.write(path)
        except Unclear as error:
            return self.say(error.reason)
        told = [self.say("save-done"), self.goes_on(path)]
        return " ".join(told if path == self.save_to else [*told, self.say("save-later")])

    def goes_on(self, path: str) -> str:
        """How to go on with a saved game, as the shell wants it."""
        return self.say("save-goes-on", command=f"longroad play --resume {shlex.quote(path)}")

    def agrees(self, question: str) -> bool:
        return is_typed(self.terminal.read(f"{question} "), "yes", self.say)

    def refuses(self, answer: str) -> bool:
        """Whether an answer means no. The words for leaving are no file names, either."""
        return is_typed(answer, "no", self.say) or bool(self.vocabulary.command(answer, ("auto", "quit")))

    def leave(self) -> str:
        """Ask whether to save; the answer may also be to stay."""
        if self.saved != len(self.record.lines):
            answer = self.terminal.read(f"{self.say('save-first')} ").strip()
            while is_typed(answer, "yes", self.say):
                answer = self.terminal.read(f"{self.say('save-where')} ").strip()
            if is_typed(answer, "back", self.say):
                return self.say("save-back")
            if answer and not self.refuses(answer):
                said = self.save(answer)
                if self.saved != len(self.record.lines):
                    return said
        raise Leave

    # -- the end ----------------------------------------------------------------------------------------

    def last_look(self) -> None:
        """The final board on the full screen."""
        if self.terminal.full:
            picture = self.game.shows(self.viewer)
            self.present(Scene(picture, self.log.turns(), ending(self.game, self.say)), self.viewer)
            self.terminal.read(f"{self.say('end-look')} ")

    def conclude(self) -> None:
        """What stays on the terminal afterwards: the board, the points, and the offer to save."""
        if not self.terminal.full:
            self.told.setdefault(self.viewer, max(self.told.values(), default=self.past))
            self.tell_new(self.viewer)
        picture = all_known(self.game)
        self.terminal.say()
        self.draw_table(Scene(picture))
        self.terminal.say()
        self.terminal.draw(self.screen.scores(self.game, picture))
        self.terminal.say()
        self.terminal.say(self.colored(ending(self.game, self.say)))
        if isinstance(self.record.dealer, Dealer) and self.same_dealer:
            self.terminal.say(self.say("end-seed", seed=str(self.record.dealer.seed)))
        if self.warning:
            self.terminal.say(self.lost or self.warning)
        if self.save_to and self.saved == len(self.record.lines):
            self.terminal.say(self.say("save-is-in", path=self.save_to))
        elif self.humans:
            while path := self.terminal.read(f"{self.say('save-at-end')} ").strip():
                if self.refuses(path):
                    break
                if is_typed(path, "yes", self.say):
                    self.terminal.say(self.say("save-name"))
                    continue
                said = self.save(path)
                if self.saved == len(self.record.lines):
                    self.terminal.say(self.say("save-done"))
                    break
                self.terminal.say(said)
