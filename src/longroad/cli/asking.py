"""One question to one person: what is shown, and what the answers mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.text import Text

from longroad.cli import phrases
from longroad.cli.atlas import atlas_of
from longroad.cli.help import help_page
from longroad.cli.knights import card_lines, card_text, improvement_lines, is_played, next_stage, stage_lines
from longroad.cli.options import (
    FEW,
    PLACES,
    Labels,
    Option,
    Words,
    by_place,
    family,
    options_of,
    place_in,
    words_of,
)
from longroad.cli.panel import PANEL, common_lines, costs, counter_lines, pieces_left, special_lines
from longroad.cli.places import describe, names_page, piece_told
from longroad.cli.scores import outcome, score_lines
from longroad.cli.screen import Scene, board_lines, compose, is_tiny, log_lines
from longroad.cli.writing import wrap
from longroad.core.edge import Prompt, Reason
from longroad.errors import BadWords, Illegal
from longroad.isle.devcards import shown_points
from longroad.isle.knights.improvements import TRACK_NAMES, price_of
from longroad.isle.knights.knights import RANKS
from longroad.picture import Picture

if TYPE_CHECKING:
    from longroad.cli.sitting import Sitting


ASIDE = "aside"  # nobody waits for an answer
WEIGHTY = ("draw-progress", "steal-progress", "discard-progress", "play-or-discard")  # Enter decides none
TO_ONE = "offer {card} to {seat}"
SHORT = {"?": "help", "exit": "quit"}  # other words for commands
LEAVING = ("sail", "march", "retreat")  # questions about a piece that goes from one place to another


class Asking:
    """A person is asked until there is an answer."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.game = sitting.game
        self.terminal = sitting.terminal
        self.say = sitting.say
        self.vocabulary = sitting.vocabulary
        self.atlas = atlas_of(self.game.shows(seat).tiles)
        self.chosen: list[int] = []  # the group of actions that was opened, or all if empty
        self.composing = ""  # the verb of an offer whose cards are to be typed
        self.note = sitting.warning
        sitting.warning = ""
        self.shown = ""  # a place to show on the board
        self.answered = False
        self.interrupted = False
        self.commands: dict[str, Callable[[str], str]] = {
            "help": self.help,
            "board": self.board,
            "hand": self.hand,
            "log": self.tell_log,
            "points": self.points,
            "where": self.where,
            "names": self.names,
            "why": self.why,
            "costs": self.costs,
            **({"cards": self.cards} if is_played(self.game.shows(seat)) else {}),
            "hint": self.hint,
            "auto": self.auto,
            "undo": self.undo,
            "save": self.sitting.save,
            "quit": self.quit,
        }

    def ask(self) -> None:
        while not self.answered:
            self.prompt = self.prompt_now()
            self.picture = self.game.shows(self.seat)
            self.options = self.options_now()
            self.sitting.present(self.scene(), self.seat)
            self.note = self.shown = ""
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
        return Labels(self.say, self.remark, rates(self.picture, self.seat))

    def prompt_now(self) -> Prompt:
        prompt = self.game.asked(self.seat)
        assert prompt is not None, "Only who is asked can be asked."
        return prompt

    # -- what is shown ----------------------------------------------------------------------------------

    def options_now(self) -> list[Option]:
        if not self.chosen:
            return self.options_all()
        return options_of(self.game, self.chosen, self.atlas, self.labels)

    def options_all(self) -> list[Option]:
        actions = list(self.game.legal(self.seat))
        places = None
        if self.prompt.kind in PLACES and not (self.prompt.kind == "hex" and self.sitting.by_lines):
            places = by_place(self.game, actions, self.atlas, self.labels)
        if self.prompt.kind == "card" and len(actions) <= FEW:  # cards, or none
            return [options_of(self.game, [action], self.atlas, self.labels)[0] for action in actions]
        return places or options_of(self.game, actions, self.atlas, self.labels)

    def scene(self) -> Scene:
        marks: dict[str, str] = {}
        by_places = self.prompt.kind in PLACES and not self.chosen and any(o.place for o in self.options)
        if len(self.options) > 1 and (by_places or all(option.place for option in self.options)):
            for k, option in enumerate(self.options, start=1):
                if option.place:
                    both = f"{marks[option.place]}," if option.place in marks else ""
                    marks[option.place] = f"{both}{k}"
        hexes = [place for place in marks if self.atlas.hex(place)]
        labels = [] if self.composing or self.shown else [option.label for option in self.options]
        if hexes:
            marks = {}  # hexes have their names on the board
        elif marks and self.origin:
            marks.setdefault(self.origin, "X")
        if self.shown:
            marks, hexes = ({}, [self.shown]) if self.atlas.hex(self.shown) else ({self.shown: "X"}, [])
        return Scene(
            self.picture,
            self.sitting.log.turns(),
            self.question(len(marks), bool(hexes)),
            labels,
            self.note or self.offer_terms(),
            marks,
            hexes,
        )

    @property
    def origin(self) -> str:
        """The place that is asked about: that of a ship or knight which is to move."""
        return str(self.prompt.args.get("place", "")) if self.prompt.purpose in LEAVING else ""

    def question(self, marks: int, hexes: bool) -> str:
        say = self.say
        if self.composing:
            return f"{self.name}: {self.compose_what()}"
        words = [say(self.prompt)]
        if self.chosen:
            where = (marks or hexes) and not self.on_own_pieces()
            words = [self.opened(), say("terminal-where" if where else "terminal-which")]
        words += self.looked_at()
        if hexes and not self.shown:
            words.append(say("terminal-hex", hex=self.some_hex()))
        elif marks and not self.shown:
            instead = [option.label for option in self.options if not option.place]
            words.append(say("terminal-place-or", instead=instead[0]) if instead else say("terminal-place"))
        if self.origin and self.prompt.purpose != "retreat" and not self.shown:
            words.append(say("terminal-can-undo"))
        if self.chosen and words_of(self.game, self.chosen[0]).kinds == ["number", "number"]:
            words.append(say("terminal-red-first"))
        if self.chosen:
            words.append(say("terminal-enter-back"))
        elif self.prompt.purpose == ASIDE:
            words.append(say("terminal-enter-on"))
        elif (action := self.enter_means()) is not None:
            words.append(say("terminal-enter", action=self.told(action)))
        return f"{self.name}: {' '.join(words)}"

    def told(self, action: int) -> str:
        """An action as it would be listed, without remarks."""
        return Labels(self.say, rates=rates(self.picture, self.seat)).action(words_of(self.game, action))

    def compose_what(self) -> str:
        """What to type for an offer, and how many may still be made."""
        if self.composing == "counter":
            return self.say("terminal-counter-cards")
        words = self.say("terminal-offer-cards")
        if self.offers_to_one():
            said = self.game.text(self.offers_to_one()[0]).removeprefix("offer ")
            words = self.say("terminal-offer-cards-or-one", example=said)
        left = [c.value for c in self.picture.counters if (c.name, c.owner) == ("offers left", self.seat)]
        return f"{words} {self.say('terminal-offers-left', count=left[0])}" if left else words

    def opened(self) -> str:
        """What was chosen so far: a verb, or a family of verbs."""
        templates = list(dict.fromkeys(words_of(self.game, action).template for action in self.chosen))
        if len(templates) == 1:
            return self.say.verb(templates[0])
        return f"{self.say(f'family-{family(templates[0])}')} ..."

    def on_own_pieces(self) -> bool:
        """Whether all places to choose from bear a piece of one's own."""
        mine = {piece.place for piece in self.picture.pieces if piece.owner == self.seat}
        return all(option.place in mine for option in self.options)

    def some_hex(self) -> str:
        """An example among the options, not one of the rim if there are others."""
        places = [option.place for option in self.options]
        return next((place for place in places if place in self.atlas.tiles), places[0])

    def enter_means(self) -> int | None:
        """What Enter does: the suggestion, where it can do no harm to who types too fast."""
        if self.prompt.kind == "option" and self.prompt.least > 0 and self.prompt.purpose not in WEIGHTY:
            return self.prompt.suggested
        return None

    def remark(self, words: Words) -> str:
        """What a label should say besides the words of the action."""
        if words.template.startswith("swap {card}"):
            rate = rates(self.picture, self.seat).get(words.names[0])
            return self.say("remark-rate", rate=rate) if rate and self.say.is_english else ""
        if words.template == "trade with {seat}":
            give, ask = terms(self.picture, self.sitting.names.index(words.names[0]))
            return (
                self.say("remark-terms", give=give, ask=ask) if give and ask else self.say("remark-accepts")
            )
        if words.template == "improve {track}":
            track = words.names[0]
            price = int(price_of(self.game, self.seat, TRACK_NAMES.index(track)))
            return next_stage(self.picture, self.seat, track, price, self.say)
        if self.chosen and words.verb.startswith("play ") and is_played(self.picture):
            return card_text(words.verb.removeprefix("play "), self.say).partition(". ")[0].rstrip(".")
        if words.template == "remove {side}":
            return self.owner_on(words.names[0])
        return self.standing_at(place_in(words))

    def owner_on(self, side: str) -> str:
        """Whose road or ship this is."""
        owners = [piece.owner for piece in self.picture.pieces if piece.place == side]
        return next((self.say.player(self.picture.owners[k]) for k in owners if k is not None), "")

    def standing_at(self, place: str) -> str:
        """What there is to say of a knight or city that is to be chosen."""
        for piece in self.picture.pieces:
            if piece.place == place and piece.kind == "knight":
                facts = piece.facts
                rank = RANKS[int(str(facts["rank"]))]
                state = "tired" if facts["tired"] else "active" if facts["active"] else "inactive"
                owner = self.picture.owners[piece.owner or 0]
                code = "remark-knight" if piece.owner == self.seat else "remark-knight-of"
                return self.say(code, rank=rank, state=state, owner=owner)
            if piece.place == place and piece.kind == "fallen city":
                return self.say("remark-fallen-city")
            if piece.place == place and "metropolis" in piece.facts:
                return piece_told(piece, self.picture, self.say).rstrip(".")
        return ""

    def offer_terms(self) -> str:
        """The offer on the table, for those who are asked about it."""
        turn = self.picture.turn
        if turn is None or turn == self.seat:
            return ""
        give, ask = terms(self.picture, turn)
        if not give or not ask:
            return ""
        words = self.say("terminal-offer", name=self.picture.owners[turn], give=give, ask=ask)
        answering = self.prompt.purpose == "answer-offer"
        return f"{words} {self.say('terminal-decline-all')}" if answering else words

    def looked_at(self) -> list[str]:
        """The hand of another that this seat may look at just now: it belongs to the question."""
        victim = self.prompt.args.get("victim")
        for hand in self.picture.hands:
            if hand.cards and hand.owner != self.seat and self.picture.owners[hand.owner] == victim:
                return [self.say("terminal-holds", name=victim, cards=hand.cards)]
        return []

    # -- what is answered -------------------------------------------------------------------------------

    def hear(self, line: str) -> str:
        """Follow a line; what is returned is said on the next screen."""
        try:
            return self.follow(line)
        except (Illegal, phrases.Unclear) as error:
            return self.say(error.reason)
        except BadWords as error:
            return str(error) if self.say.is_english else self.refuse("not-clear", words=line)

    def refuse(self, code: str, **args: object) -> str:
        return self.say(Reason(code, args))

    def follow(self, line: str) -> str:
        if not line:
            return self.enter()
        said = None if self.composing else self.listed(line)
        if said is not None:
            return self.take(said)
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        command = self.vocabulary.command(SHORT.get(word.lower(), word), self.commands)
        if command:
            return self.commands[command](rest)
        line = self.vocabulary.notation(line)
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if self.composing and " for " in f" {line} ":
            cards = line.partition(" ")[2] if word.lower() in ("offer", "counter", "trade") else line
            return self.do(phrases.offer(cards, self.game, self.seat))
        if self.composing == "offer" and self.is_for_one(line):
            return self.take_words(line if word.lower() == "offer" else f"offer {line}")
        if " ".join(line.lower().split()) == "decline all":
            return self.decline_all()
        if line.isascii() and line.isdigit() and len(line) < 9:
            return self.take_number(int(line))
        is_offer = word.lower() in ("offer", "propose", "counter") and not self.is_for_one(rest)
        if is_offer and rest.lower() in ("", "trade", "a trade"):
            return self.compose(word.lower())
        if is_offer or (word.lower() == "trade" and " for " in f" {rest} "):
            return self.offer(word.lower(), rest)
        return self.take_words(line)

    def offers_to_one(self) -> list[int]:
        """The cards that can be offered to one of the others for a commodity."""
        return [a for a in self.game.legal(self.seat) if words_of(self.game, a).template == TO_ONE]

    def is_for_one(self, rest: str) -> bool:
        """A card for a commodity, “offer ore to blue”, and no offer to all."""
        there = TO_ONE in self.game.book.words.values()
        return there and " to " in f" {rest} " and " for " not in f" {rest} "

    def listed(self, line: str) -> Option | None:
        """The option that was typed as it is listed, or the action typed in its own words."""
        for option in self.options:
            if line.lower() in (option.label.lower(), option.label.lower().partition(" (")[0]):
                return option
        action = phrases.exactly(line, self.game, self.seat)
        if action is None:
            return None
        return options_of(self.game, [action], self.atlas, self.labels)[0]

    def decline_all(self) -> str:
        if self.prompt.purpose != "answer-offer":
            return self.refuse("no-offer-to-decline")
        self.sitting.declining.add(self.seat)
        return self.do([self.game.parse("decline")])

    def compose(self, verb: str) -> str:
        """The cards of an offer are asked for, if there can be one."""
        words = "counter" if verb == "counter" else "propose trade"
        for option in self.options_all():
            if option.composed and self.game.text(option.actions[0]) == words:
                return self.take(option)
        if verb == "offer" and self.offers_to_one():
            self.chosen = self.offers_to_one()
            return ""
        return self.why_no_offer(words)

    def offer(self, verb: str, cards: str) -> str:
        """A whole offer in one line."""
        if self.prompt.purpose == "answer-offer" and verb != "counter":
            return self.refuse("answer-first", cards=cards)
        if verb == "counter" and self.prompt.purpose not in ("answer-offer", "compose-counter"):
            return self.refuse("no-offer-to-counter", cards=cards)
        if self.prompt.purpose not in ("compose-offer", "compose-counter"):
            reason = self.why_no_offer("counter" if verb == "counter" else "propose trade")
            if reason:
                return reason
        return self.do(phrases.offer(cards, self.game, self.seat))

    def why_no_offer(self, verb: str) -> str:
        try:
            action = self.game.parse(verb)
        except BadWords:
            return self.refuse("no-player-trade")
        reason = self.game.why(action, self.seat)
        return "" if reason is None else self.say(reason)

    def enter(self) -> str:
        if self.chosen or self.composing:
            self.chosen, self.composing = [], ""
            return ""
        if self.prompt.purpose == ASIDE:
            self.answered = True
            return ""
        action = self.enter_means()
        if action is not None:
            return self.do([action])
        return self.refuse("type-something")

    def take_number(self, number: int) -> str:
        if not 1 <= number <= len(self.options) or self.composing:
            return self.refuse("no-such-number", number=number)
        option = self.options[number - 1]
        if len(self.options) > 1 and self.atlas.hex(option.place) and not self.sitting.by_lines:
            return self.refuse("hex-by-name", hex=self.some_hex())
        return self.take(option)

    def take(self, option: Option) -> str:
        if option.composed:
            self.composing = "offer" if self.game.text(option.actions[0]) == "propose trade" else "counter"
            return ""
        if option.is_group:
            self.chosen = list(option.actions)
            return ""
        return self.do(list(option.actions))

    def take_words(self, line: str) -> str:
        several = phrases.bundle(line, self.game, self.seat)
        if several is not None:
            return self.do(several)
        tokens = phrases.moving(phrases.tokens_of(line, self.atlas, self.game), self.game, self.seat)
        two = phrases.in_two_steps(tokens, self.game, self.seat)
        if two is not None:
            return self.take_two(*two)
        for actions in (self.chosen, list(self.game.legal(self.seat))):
            found = phrases.meant(tokens, self.game, actions) if tokens else []
            if found:
                return self.take_meant(found)
        reason = phrases.why_not(line, self.game, self.seat, self.atlas, self.chosen)
        return self.say(reason or Reason("not-clear", {"words": line}))

    def take_two(self, first: int, place: str) -> str:
        """An action and the place its consequence is about, both or neither."""
        ahead = self.game.copy()
        ahead.apply(first, self.seat)
        if self.seat in ahead.waiting:
            then = phrases.meant([place], ahead, ahead.legal(self.seat))
            if len(then) == 1:
                return self.do([first, then[0]])
            reason = phrases.why_not(place, ahead, self.seat, self.atlas, list(ahead.legal(self.seat)))
            return self.say(reason or Reason("not-clear", {"words": place}))
        return self.refuse("nothing-more", action=self.told(first))

    def take_meant(self, actions: list[int]) -> str:
        options = options_of(self.game, actions, self.atlas, self.labels)
        if len(actions) == 1 or len(options) == 1:
            return self.take(options[0])
        if len({family(words_of(self.game, action).template) for action in actions}) == 1:
            self.chosen, self.composing = actions, ""
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
        self.page(help_page(self.game.book.words.values(), self.picture, self.terminal.look))
        return ""

    def names(self, rest: str) -> str:
        self.page(names_page(self.say))
        return ""

    def costs(self, rest: str) -> str:
        more = improvement_lines(self.say) if is_played(self.picture) else []
        self.page("\n".join(costs(self.picture, self.say) + more))
        return ""

    def cards(self, rest: str) -> str:
        self.page("\n".join(card_lines(self.picture, self.say)))
        return ""

    def board(self, rest: str) -> str:
        if self.sitting.by_lines:
            self.sitting.draw_board(self.scene())
        elif is_tiny(self.picture, self.terminal.look, *self.terminal.size):
            self.terminal.page(board_lines(self.scene(), self.terminal.look, self.terminal.size[0]))
        return ""

    def hand(self, rest: str) -> str:
        """Everything of one's own: cards, development cards, pieces, and rates at the bank."""
        hand = self.picture.hand(self.seat)
        more = [h for h in self.picture.hands if h.owner == self.seat and h.sort != "resources"]
        stages = ", ".join(stage_lines(self.picture, self.seat, self.say))
        taken = [f"{self.say.word(card)} {n}:1" for card, n in rates(self.picture, self.seat).items()]
        words = [
            self.say("hand-cards", cards=hand.cards or {}),
            *(self.say(f"hand-{h.sort}", cards=h.cards or {}) for h in more),
            *([self.say("hand-improvements", stages=stages)] if stages else []),
            self.say("hand-pieces", pieces=pieces_left(self.picture, self.say)),
            self.say("hand-rates", rates=", ".join(taken)),
        ]
        if not self.terminal.full:
            return "\n".join(words)
        if self.fits(" ".join(words)):
            return " ".join(words)
        self.page("\n".join(line for part in words for line in wrap(part, self.terminal.size[0] - 1)))
        return ""

    def fits(self, note: str) -> bool:
        """Whether there is room for these words under the board."""
        width, height = self.terminal.size
        lines = compose(replace(self.scene(), note=note), self.terminal.look, width, height)
        return lines is None or lines[-1].plain == wrap(note, width)[-1]

    def tell_log(self, rest: str) -> str:
        scene = Scene(self.picture, self.sitting.log.turns(), in_full=True)
        self.terminal.page(log_lines(scene, self.terminal.look, self.terminal.size[0], 100_000), last=True)
        return ""

    def points(self, rest: str) -> str:
        lines = score_lines(self.picture, self.terminal.look, shown_points(self.game))
        width = self.terminal.size[0]
        counted = counter_lines(self.picture, self.terminal.look, PANEL)
        counted += special_lines(self.picture, self.terminal.look, width) + common_lines(
            self.picture, self.say, width
        )
        told = self.sitting.colored(outcome(self.picture, self.say))
        self.terminal.page([*lines, *([Text(), *counted] if counted else []), Text(), told])
        return ""

    def where(self, rest: str) -> str:
        """A place on the board, by name or by its number in the menu."""
        if not rest:
            return self.names(rest)
        if (
            rest.isascii()
            and rest.isdigit()
            and len(rest) < 9
            and 1 <= int(rest) <= len(self.options)
            and self.options[int(rest) - 1].place
        ):
            rest = self.options[int(rest) - 1].place
        place = self.atlas.own_name(rest)
        if place is None:
            return self.refuse("no-place-called", place=rest.upper())
        self.shown = place
        words = describe(place, self.atlas, self.picture, self.say)
        if self.sitting.by_lines:
            self.sitting.draw_board(self.scene())
            self.shown = ""
        return words

    def why(self, rest: str) -> str:
        line = self.vocabulary.notation(rest)
        reason = phrases.why_not(line, self.game, self.seat, self.atlas)
        return self.say(reason) if reason else self.say("terminal-possible")

    def hint(self, rest: str) -> str:
        """What the greedy bot would do with what this seat knows."""
        from longroad.bots.registry import make_bot

        bot = make_bot("greedy", 0)
        game = self.game.copy()
        action = bot.choose(game.seen_by(self.seat), self.seat)
        said, words = self.told(action), game.text(action)
        for _ in range(60):  # an offer is made card by card, but said in one line
            if words.split()[0] not in ("propose", "counter", "give", "ask"):
                break
            game.apply(game.parse(words), self.seat)
            words = game.text(bot.choose(game.seen_by(self.seat), self.seat))
        if words == "make offer":
            give, ask = terms(game.shows(self.seat), self.seat)
            verb = "offer" if int(game.turn) == self.seat else "counter"
            said = self.say(f"terminal-hint-{verb}", give=give, ask=ask)
        return self.say("terminal-hint", action=said)

    def auto(self, rest: str) -> str:
        assert self.prompt.suggested is not None, "The engine always suggests something."
        return self.do([self.prompt.suggested])

    def undo(self, rest: str) -> str:
        if self.chosen or self.composing:
            return self.enter()
        said = self.sitting.undo(self.seat)
        self.answered = self.seat not in self.game.waiting
        return said

    def quit(self, rest: str) -> str:
        return self.sitting.leave()


def terms(picture: Picture, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """What a seat would give, and what it wants for it."""
    return next(((one.give, one.ask) for one in picture.offers if one.owner == seat), ({}, {}))


def rates(picture: Picture, seat: int) -> dict[str, int]:
    """How many of each card the bank takes from a seat for another."""
    return next((one.cards for one in picture.rates if one.owner == seat), {})
