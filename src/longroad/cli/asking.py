"""One question to one person: what is shown, and what the answers mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.text import Text

from longroad.cli.help import help_page
from longroad.cli.options import FEW, Labels, MenuLine, Words, by_place, group_name, options_of, words_of
from longroad.cli.panel import pieces_left, price_lines
from longroad.cli.phrases import Phrases, Unclear
from longroad.cli.screen import Scene, log_lines
from longroad.cli.writing import wrap
from longroad.core.edge import Prompt, Reason
from longroad.errors import BadWords, Illegal
from longroad.families import family_of
from longroad.picture import Price

if TYPE_CHECKING:
    from longroad.bots.player import Bot
    from longroad.cli.sitting import Sitting


SHORT = {"?": "help", "exit": "quit"}  # other words for commands


class Asking:
    """A person is asked until there is an answer."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.game = sitting.game
        self.terminal = sitting.terminal
        self.say = sitting.say
        self.vocabulary = sitting.vocabulary
        self.screen = sitting.screen
        self.family = family_of(self.game.spec)
        self.places = self.screen.places(self.game.shows(seat))
        self.phrases = Phrases(self.game, seat, self.places)
        self.chosen: list[int] = []  # the group of actions that was opened, or all if empty
        self.note = ""
        self.answered = False
        self.interrupted = False
        self.commands: dict[str, Callable[[str], str]] = {
            "board": self.board,
            "hand": self.hand,
            "points": self.points,
            "log": self.tell_log,
            "why": self.why,
            **({"costs": self.costs} if self.prices else {}),
            **({"hint": self.hint} if self.family.bots else {}),
            "auto": self.auto,
            "undo": self.undo,
            "save": self.sitting.save,
            **self.own_commands(),
            "help": self.help,
            "quit": self.quit,
        }

    def own_commands(self) -> dict[str, Callable[[str], str]]:
        """The commands that only this family of games has."""
        return {}

    def is_settled(self) -> bool:
        """Whether there is an answer already, so that nobody has to be asked."""
        return False

    def ask(self) -> None:
        self.note, self.sitting.warning = self.sitting.warning, ""
        while not self.answered:
            self.prompt = self.prompt_now()
            self.picture = self.game.shows(self.seat)
            self.options = self.options_now()
            self.sitting.present(self.scene(), self.seat)
            possible = [self.game.text(action) for action in self.game.legal(self.seat)]
            possible += [self.say(f"command-{name}") for name in self.commands]
            try:
                line = self.terminal.read(f"{self.name}> ", possible)
            except KeyboardInterrupt:
                if self.interrupted:
                    raise
                self.interrupted = True
                self.note = self.say("terminal-interrupted")
                continue
            except EOFError:
                if self.interrupted or not self.terminal.is_live:
                    raise
                self.interrupted = True
                self.note = self.quit("")  # at a keyboard, Ctrl-D means that somebody wants to leave
                continue
            self.interrupted = False
            self.note = self.hear(line.strip())

    @property
    def name(self) -> str:
        return self.say.player(self.sitting.names[self.seat])

    @property
    def labels(self) -> Labels:
        return Labels(self.say, self.remark, self.more, self.places)

    def prompt_now(self) -> Prompt:
        prompt = self.game.asked(self.seat)
        assert prompt is not None, "Only who is asked can be asked."
        return prompt

    @property
    def is_aside(self) -> bool:
        """Whether nobody waits for an answer of this seat."""
        return self.seat not in self.game.waiting and self.seat != self.game.closer

    # -- what is shown ----------------------------------------------------------------------------------

    def options_now(self) -> list[MenuLine]:
        if self.chosen:
            return options_of(self.game, self.chosen, self.labels)
        actions = list(self.game.legal(self.seat))
        if self.prompt.kind == "card" and len(actions) <= FEW:  # cards, or none
            return [options_of(self.game, [action], self.labels)[0] for action in actions]
        places = by_place(self.game, actions, self.labels) if self.lists_places() else None
        return places or options_of(self.game, actions, self.labels)

    def lists_places(self) -> bool:
        """Whether places are listed before verbs are told apart."""
        return self.prompt.kind in self.places.kinds

    def scene(self) -> Scene:
        labels = [option.label for option in self.options]
        log = self.sitting.log.turns()
        return Scene(self.picture, log, self.question(), labels, self.note, prices=self.prices)

    @property
    def prices(self) -> list[Price]:
        """What this seat may pay for, and with what."""
        return self.game.seen_by(self.seat).prices(self.seat)

    def question(self) -> str:
        words = [self.opened(), self.say(self.which())] if self.chosen else [self.say(self.prompt)]
        words += self.advice()
        if self.chosen:
            words.append(self.say("terminal-enter-back"))
        elif self.is_aside:
            words.append(self.say("terminal-enter-on"))
        elif (action := self.enter_means()) is not None:
            words.append(self.say("terminal-enter", action=self.told(action)))
        return f"{self.name}: {' '.join(words)}"

    def which(self) -> str:
        """The code of the question that tells the opened actions apart."""
        return "terminal-which"

    def advice(self) -> list[str]:
        """What to know for an answer."""
        return []

    def told(self, action: int) -> str:
        """An action as it would be listed, without remarks."""
        return Labels(self.say, more=self.more).action(words_of(self.game, action))

    def opened(self) -> str:
        """What was chosen so far: a verb, or a group of verbs."""
        words = [words_of(self.game, action) for action in self.chosen]
        if len({one.template for one in words}) == 1:
            return self.say.verb(words[0].template)
        return f"{group_name(words[0].group, self.say)} ..."

    def enter_means(self) -> int | None:
        """What Enter does: what can do no harm to who types too fast, where something has to be answered."""
        return self.prompt.safe if self.prompt.least > 0 else None

    def remark(self, words: Words) -> str:
        """What a label should say besides the words of the action."""
        return ""

    def more(self, words: Words) -> dict[str, int]:
        """Facts that only the text of an action has."""
        return {}

    # -- what is answered -------------------------------------------------------------------------------

    def hear(self, line: str) -> str:
        """Follow a line, and return the note for the next screen."""
        try:
            return self.follow(line)
        except (Illegal, Unclear) as error:
            return self.say(error.reason)
        except BadWords as error:
            return str(error) if self.say.is_english else self.refuse("not-clear", words=line)

    def refuse(self, code: str, **args: object) -> str:
        return self.say(Reason(code, args))

    def follow(self, line: str) -> str:
        if not line:
            return self.enter()
        said = self.listed(line)
        if said is not None:
            return self.take(said)
        word, _, rest = line.partition(" ")
        command = self.vocabulary.command(SHORT.get(word.lower(), word), self.commands)
        if command:
            return self.commands[command](rest.strip())
        return self.answer(self.vocabulary.notation(line))

    def answer(self, line: str) -> str:
        """Follow words of the notation."""
        if (number := number_in(line)) is not None:
            return self.take_number(number)
        return self.take_words(line)

    def listed(self, line: str) -> MenuLine | None:
        """The option that was typed as it is listed, or the action typed in its own words."""
        for option in self.options:
            if line.lower() in (option.label.lower(), option.label.lower().partition(" (")[0]):
                return option
        action = self.phrases.exactly(line)
        return None if action is None else options_of(self.game, [action], self.labels)[0]

    def enter(self) -> str:
        if self.goes_back():
            return ""
        if self.is_aside:
            self.answered = True
            return ""
        action = self.enter_means()
        return self.refuse("type-something") if action is None else self.do([action])

    def goes_back(self) -> bool:
        """Close what was opened; whether there was anything."""
        self.chosen, was_open = [], bool(self.chosen)
        return was_open

    def take_number(self, number: int) -> str:
        if not 1 <= number <= len(self.options):
            return self.refuse("no-such-number", number=number)
        return self.take(self.options[number - 1])

    def take(self, option: MenuLine) -> str:
        if option.is_group:
            self.chosen = list(option.actions)
            return ""
        return self.do(list(option.actions))

    def take_words(self, line: str) -> str:
        several = self.phrases.bundle(line)
        if several is not None:
            return self.do(several)
        tokens = self.phrases.tokens(line)
        two = self.phrases.in_two_steps(tokens)
        if two is not None:
            return self.take_two(*two)
        for actions in (self.chosen, list(self.game.legal(self.seat))):
            found = self.phrases.meant(tokens, actions) if tokens else []
            if found:
                return self.take_meant(found)
        return self.why_unclear(line, self.phrases, self.chosen)

    def why_unclear(self, line: str, phrases: Phrases, chosen: list[int]) -> str:
        return self.say(phrases.why_not(line, chosen) or Reason("not-clear", {"words": line}))

    def take_two(self, first: int, place: str) -> str:
        """An action and the place its consequence is about, both or neither."""
        ahead = self.game.copy()
        ahead.apply(first, self.seat)
        if self.seat not in ahead.waiting:
            return self.refuse("nothing-more", action=self.told(first))
        phrases, legal = Phrases(ahead, self.seat, self.places), list(ahead.legal(self.seat))
        then = phrases.meant([place], legal)
        return self.do([first, then[0]]) if len(then) == 1 else self.why_unclear(place, phrases, legal)

    def take_meant(self, actions: list[int]) -> str:
        options = options_of(self.game, actions, self.labels)
        if len(actions) == 1 or len(options) == 1:
            return self.take(options[0])
        if len({words_of(self.game, action).group for action in actions}) == 1:
            self.goes_back()
            self.chosen = actions
            return ""
        either = f" {self.say('terminal-or')} "
        return self.refuse("ambiguous", options=either.join(option.label for option in options[:5]))

    def do(self, actions: list[int]) -> str:
        before = len(self.sitting.record.lines)
        needed = self.prompt.args.get("count")
        if isinstance(needed, int) and self.prompt.kind == "bundle" and len(actions) > needed:
            return self.refuse("too-many-cards", count=needed)
        self.sitting.apply(actions, self.seat)
        self.sitting.commands = [n for n in self.sitting.commands if n < before] + [before]
        self.answered = True
        return ""

    # -- commands ---------------------------------------------------------------------------------------

    def page(self, words: str) -> None:
        self.terminal.page([Text(line) for line in words.splitlines()])

    def help(self, rest: str) -> str:
        possible = [self.game.text(action) for action in self.game.legal(self.seat)][:FEW]
        verbs = self.game.book.templates.values()
        self.page(help_page(verbs, possible, self.commands, self.signs(), self.say))
        return ""

    def signs(self) -> list[str]:
        """What `help` says of the screen."""
        return []

    def costs(self, rest: str) -> str:
        self.page("\n".join([*price_lines(self.prices, self.say), *self.more_costs()]))
        return ""

    def more_costs(self) -> list[str]:
        """What there is to know besides prices."""
        return []

    def board(self, rest: str) -> str:
        if self.sitting.by_lines:
            self.sitting.draw_table(self.scene())
        elif lines := self.screen.closer(self.scene(), *self.terminal.size):
            self.terminal.page(lines)
        return ""

    def hand(self, rest: str) -> str:
        """Everything of one's own."""
        words = self.own_things()
        if not self.terminal.full:
            return "\n".join(words)
        if self.fits(" ".join(words)):
            return " ".join(words)
        self.page("\n".join(line for part in words for line in wrap(part, self.terminal.size[0] - 1)))
        return ""

    def own_things(self) -> list[str]:
        """What a seat holds, a sentence each."""
        words = [
            self.say(f"hand-{hand.sort}", cards=hand.cards or {})
            if self.say.knows(f"hand-{hand.sort}")
            else self.say("hand-other", sort=hand.sort, cards=hand.cards or {})
            for hand in self.picture.hands
            if hand.owner == self.seat
        ]
        left = pieces_left(self.picture, self.say)
        return [*words, *([self.say("hand-pieces", pieces=left)] if left else [])]

    def fits(self, note: str) -> bool:
        """Whether there is room for these words under the board."""
        width, height = self.terminal.size
        lines = self.screen.compose(replace(self.scene(), note=note), width, height)
        return lines is None or lines[-1].plain == wrap(note, width)[-1]

    def tell_log(self, rest: str) -> str:
        scene = Scene(self.picture, self.sitting.log.turns(), in_full=True)
        self.terminal.page(log_lines(scene, self.terminal.look, self.terminal.size[0], 100_000), last=True)
        return ""

    def points(self, rest: str) -> str:
        self.terminal.page(self.screen.standings(self.game, self.picture, self.terminal.size[0]))
        return ""

    def why(self, rest: str) -> str:
        reason = self.phrases.why_not(self.vocabulary.notation(rest))
        return self.say(reason) if reason else self.say("terminal-possible")

    def hint(self, rest: str) -> str:
        """What the best bot of the family would do with what this seat knows."""
        from longroad.bots.registry import make_bot

        bot = make_bot(self.family.usual_bot, 0, self.family.name)
        action = bot.choose(self.game.seen_by(self.seat), self.seat)
        return self.say("terminal-hint", bot=bot.name, action=self.bots_words(bot, action))

    def bots_words(self, bot: Bot, action: int) -> str:
        return self.told(action)

    def auto(self, rest: str) -> str:
        assert self.prompt.suggested is not None, "The engine always suggests something."
        return self.do([self.prompt.suggested])

    def undo(self, rest: str) -> str:
        if self.goes_back():
            return ""
        said = self.sitting.undo(self.seat)
        self.answered = self.seat not in self.game.waiting
        return said

    def quit(self, rest: str) -> str:
        return self.sitting.leave()


def number_in(line: str) -> int | None:
    """A number of a menu; None if this is something else."""
    return int(line) if line.isascii() and line.isdigit() and len(line) < 9 else None
