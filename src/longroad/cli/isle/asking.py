"""One question about an island: places are chosen on the board, and trades are typed in one line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from longroad.cli.asking import Asking, number_in
from longroad.cli.isle import knights
from longroad.cli.isle.atlas import Atlas, atlas_of
from longroad.cli.isle.help import board_help
from longroad.cli.isle.places import describe, names_page, piece_told
from longroad.cli.kinds import count_for, legend_for, role_of
from longroad.cli.options import Labels, MenuLine, Words, words_of
from longroad.cli.phrases import Phrases, two_sides
from longroad.cli.screen import Scene
from longroad.core.packed import verb
from longroad.isle.deals import ASK, COUNTER, DECLINE, GIVE, MAKE, NO_DEAL, PROPOSE, TRADE_WITH
from longroad.isle.knights.improvements import IMPROVE
from longroad.isle.knights.knights import RANKS
from longroad.isle.knights.politics.verbs import REMOVE
from longroad.isle.knights.trade import OFFER
from longroad.isle.plain_picture import of_isle
from longroad.isle.trading import SWAP
from longroad.picture import Picture

if TYPE_CHECKING:
    from longroad.bots.player import Bot
    from longroad.cli.sitting import Sitting

OPENING = {PROPOSE: "offer", COUNTER: "counter"}  # verbs after which cards are typed


class TradeLabels(Labels):
    """Labels where an offer goes on with cards."""

    def action(self, words: Words) -> str:
        code = OPENING.get(words.action)
        return self.say(f"option-{code}") if code else super().action(words)


class IsleAsking(Asking):
    """A person at an island is asked until there is an answer."""

    def __init__(self, sitting: Sitting, seat: int, declining: set[int]) -> None:
        super().__init__(sitting, seat)
        self.declining = declining
        self.composing = 0  # the verb of an offer whose cards are to be typed
        self.shown = ""  # a place to show on the board

    @property
    def atlas(self) -> Atlas:
        return atlas_of(of_isle(self.game.shows(self.seat)).tiles)

    @property
    def labels(self) -> Labels:
        return TradeLabels(self.say, self.remark, self.more, self.places)

    def own_commands(self) -> dict[str, Callable[[str], str]]:
        cards = {"cards": self.cards} if knights.is_played(self.game.shows(self.seat)) else {}
        return {"where": self.where, "names": self.names, **cards}

    def may(self, *verbs: int) -> bool:
        """Whether an action of one of these verbs is possible."""
        return any(verb(action) in verbs for action in self.game.legal(self.seat))

    # -- what is shown ----------------------------------------------------------------------------------

    def hear(self, line: str) -> str:
        self.shown = ""
        return super().hear(line)

    def lists_places(self) -> bool:
        """Hexes have names on the board and no numbers; where it isn't drawn each time, verbs come first."""
        return super().lists_places() and not (self.prompt.kind == "hex" and self.sitting.by_lines)

    def scene(self) -> Scene:
        scene = super().scene()
        marks, lit = self.marks()
        if self.shown:
            marks, lit = ({}, [self.shown]) if self.atlas.hex(self.shown) else ({self.shown: "X"}, [])
        hidden = self.composing or self.shown
        return replace(
            scene,
            options=() if hidden else scene.options,
            note=self.note or self.offer_terms(),
            marks=marks,
            lit=lit,
        )

    def marks(self) -> tuple[dict[str, str], list[str]]:
        """Numbers for places on the board, or the hexes to choose from, which have their names there."""
        marks: dict[str, str] = {}
        by_places = self.prompt.kind in self.places.kinds and not self.chosen
        listed = [option.place for option in self.options]
        if len(listed) > 1 and (all(listed) or (by_places and any(listed))):
            for k, place in enumerate(listed, start=1):
                if place:
                    marks[place] = f"{marks[place]},{k}" if place in marks else f"{k}"
        hexes = [place for place in marks if self.atlas.hex(place)]
        if hexes:
            return {}, hexes
        if marks and self.origin:
            marks.setdefault(self.origin, "X")
        return marks, []

    @property
    def origin(self) -> str:
        """The place of the piece that is to move, where that is asked."""
        place = str(self.prompt.args.get("place", ""))
        return place if self.places.kind_of(place) == self.prompt.kind else ""

    def question(self) -> str:
        return f"{self.name}: {self.compose_what()}" if self.composing else super().question()

    def which(self) -> str:
        marks, hexes = self.marks()
        mine = {piece.place for piece in self.picture.pieces if piece.owner == self.seat}
        elsewhere = any(option.place not in mine for option in self.options)
        return "terminal-where" if (marks or hexes) and elsewhere else "terminal-which"

    def advice(self) -> list[str]:
        say, words = self.say, self.looked_at()
        marks, hexes = ({}, []) if self.shown else self.marks()
        if hexes:
            words.append(say("terminal-hex", hex=self.some_hex()))
        elif marks:
            instead = [option.label for option in self.options if not option.place]
            words.append(say("terminal-place-or", instead=instead[0]) if instead else say("terminal-place"))
        if self.origin and not self.shown and self.sitting.record.can_undo(self.seat) is None:
            words.append(say("terminal-can-undo"))
        if self.chosen and words_of(self.game, self.chosen[0]).kinds == ["number", "number"]:
            words.append(say("terminal-red-first"))
        return words

    def looked_at(self) -> list[str]:
        """The hand of another that this seat may look at just now: it belongs to the question."""
        victim = self.prompt.args.get("victim")
        for hand in self.picture.hands:
            if hand.cards and hand.owner != self.seat and self.picture.owners[hand.owner] == victim:
                return [self.say("terminal-holds", name=victim, cards=hand.cards)]
        return []

    def some_hex(self) -> str:
        """An example among the options, not one of the rim if there are others."""
        places = [option.place for option in self.options if option.place]
        return next((place for place in places if place in self.atlas.tiles), places[0])

    # -- labels -----------------------------------------------------------------------------------------

    def more(self, words: Words) -> dict[str, int]:
        return {"rate": self.rates.get(words.names[0], 0)} if verb(words.action) == SWAP else {}

    @property
    def rates(self) -> dict[str, int]:
        """How many of each card the bank takes from this seat for another."""
        return next((one.cards for one in of_isle(self.picture).rates if one.owner == self.seat), {})

    def remark(self, words: Words) -> str:
        code = verb(words.action)
        if code == SWAP:
            return self.say("remark-rate", rate=self.rates[words.names[0]]) if self.say.is_english else ""
        if code == TRADE_WITH:
            give, ask = terms(self.picture, self.sitting.names.index(words.names[0]))
            return (
                self.say("remark-terms", give=give, ask=ask) if give and ask else self.say("remark-accepts")
            )
        if code == IMPROVE:
            cards = next(price.cards for price in self.prices if price.of == words.names[0])
            return knights.next_stage(self.picture, self.seat, words.names[0], cards, self.say)
        card = legend_for(self.picture).verbs[self.game.book.templates[code]].plays
        if self.chosen and (told := knights.card_text(card, self.say)):
            return told.partition(". ")[0].rstrip(".")
        if code == REMOVE:
            return self.owner_on(words.names[0])
        return self.standing_at(self.labels.place_in(words))

    def owner_on(self, side: str) -> str:
        """Whose road or ship this is."""
        owners = [piece.owner for piece in self.picture.pieces if piece.place == side]
        return next((self.say.player(self.picture.owners[k]) for k in owners if k is not None), "")

    def standing_at(self, place: str) -> str:
        """What there is to say of a knight or city that is to be chosen."""
        for piece in self.picture.pieces:
            if piece.place != place:
                continue
            role = role_of(piece, self.picture)
            if role == "fighter":
                facts = piece.facts
                rank = RANKS[int(str(facts["rank"]))]
                state = "tired" if facts["tired"] else "active" if facts["active"] else "inactive"
                owner = self.picture.owners[piece.owner or 0]
                code = "remark-knight" if piece.owner == self.seat else "remark-knight-of"
                return self.say(code, rank=rank, state=state, owner=owner)
            if role == "fallen":
                return self.say("remark-fallen-city")
            if "metropolis" in piece.facts:
                return piece_told(piece, self.picture, self.say).rstrip(".")
        return ""

    # -- trades -----------------------------------------------------------------------------------------

    def is_settled(self) -> bool:
        """Decline an offer for who wants to hear of none until the next turn."""
        if self.game.turn == self.seat:
            self.declining.discard(self.seat)
        if self.seat not in self.declining or not self.may(DECLINE):
            return False
        self.sitting.apply([DECLINE], self.seat)
        return True

    def offer_terms(self) -> str:
        """The offer on the table, for those who are asked about it."""
        turn = self.picture.turn
        if turn is None or turn == self.seat:
            return ""
        give, ask = terms(self.picture, turn)
        if not give or not ask:
            return ""
        words = self.say("terminal-offer", name=self.picture.owners[turn], give=give, ask=ask)
        return f"{words} {self.say('terminal-decline-all')}" if self.may(DECLINE) else words

    def compose_what(self) -> str:
        """What to type for an offer, and how many may still be made."""
        if self.composing == COUNTER:
            return self.say("terminal-counter-cards")
        words = self.say("terminal-offer-cards")
        if self.may(OFFER):
            said = self.game.text(self.offers_to_one()[0]).partition(" ")[2]
            words = self.say("terminal-offer-cards-or-one", example=said)
        left = count_for(self.picture, "attempts", self.seat)
        return words if left is None else f"{words} {self.say('terminal-offers-left', count=left)}"

    def answer(self, line: str) -> str:
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if self.composing and " for " in f" {line} ":
            return self.do(offer_of(rest if word in ("offer", "counter", "trade") else line, self.phrases))
        if self.composing == PROPOSE and self.is_for_one(line):
            return self.take_words(line if word == "offer" else f"offer {line}")
        if " ".join(line.lower().split()) == "decline all":
            return self.decline_all()
        opening = COUNTER if word == "counter" else PROPOSE
        is_offer = word in ("offer", "propose", "counter") and not self.is_for_one(rest)
        is_offer |= word == "trade" and (" for " in f" {rest} " if rest else not self.may(TRADE_WITH))
        if is_offer:
            bare = rest.lower() in ("", "trade", "a trade")
            return self.compose(opening) if bare else self.offer(opening, rest)
        return super().answer(line)

    def listed(self, line: str) -> MenuLine | None:
        if self.composing:
            return None
        if line.lower() == "no":
            for action in (DECLINE, NO_DEAL):
                if self.may(action):
                    return MenuLine("", (action,))
        return super().listed(line)

    def offers_to_one(self) -> list[int]:
        """The cards that can be offered to one of the others for a commodity."""
        return [action for action in self.game.legal(self.seat) if verb(action) == OFFER]

    def is_for_one(self, rest: str) -> bool:
        """A card for a commodity, “offer ore to blue”, and no offer to all."""
        return OFFER in self.game.book.templates and " to " in f" {rest} " and " for " not in f" {rest} "

    def decline_all(self) -> str:
        if not self.may(DECLINE):
            return self.refuse("no-offer-to-decline")
        self.declining.add(self.seat)
        return self.do([DECLINE])

    def compose(self, opening: int) -> str:
        """Ask for the cards of an offer, if there can be one."""
        if self.may(opening):
            self.composing = opening
            return ""
        if opening == PROPOSE and self.may(OFFER):
            self.chosen = self.offers_to_one()
            return ""
        return self.why_no_offer(opening)

    def offer(self, opening: int, cards: str) -> str:
        """A whole offer in one line."""
        answering, is_open = self.may(DECLINE), self.may(GIVE, ASK, MAKE)
        if answering and opening != COUNTER:
            return self.refuse("answer-first", cards=cards)
        if opening == COUNTER and not answering and not is_open:
            return self.refuse("no-offer-to-counter", cards=cards)
        if not is_open and (reason := self.why_no_offer(opening)):
            return reason
        return self.do(offer_of(cards, self.phrases))

    def why_no_offer(self, opening: int) -> str:
        if opening not in self.game.book.templates:
            return self.refuse("no-player-trade")
        reason = self.game.why(opening, self.seat)
        return "" if reason is None else self.say(reason)

    def goes_back(self) -> bool:
        self.composing, was_composing = 0, self.composing
        return super().goes_back() or bool(was_composing)

    def take(self, option: MenuLine) -> str:
        if option.actions[0] in OPENING and not option.is_group:
            self.composing = option.actions[0]
            return ""
        return super().take(option)

    def take_number(self, number: int) -> str:
        if self.composing:
            return self.refuse("no-such-number", number=number)
        if 1 <= number <= len(self.options) and len(self.options) > 1 and not self.sitting.by_lines:
            if self.atlas.hex(self.options[number - 1].place):
                return self.refuse("hex-by-name", hex=self.some_hex())
        return super().take_number(number)

    def bots_words(self, bot: Bot, action: int) -> str:
        """A bot makes an offer card by card; it is said in one line."""
        ahead, first = self.game.copy(), action
        while verb(action) in (PROPOSE, COUNTER, GIVE, ASK):
            ahead.apply(action, self.seat)
            action = bot.choose(ahead.seen_by(self.seat), self.seat)
        if action != MAKE:
            return self.told(first)
        give, ask = terms(ahead.shows(self.seat), self.seat)
        kind = "offer" if ahead.turn == self.seat else "counter"
        return self.say(f"terminal-hint-{kind}", give=give, ask=ask)

    # -- commands ---------------------------------------------------------------------------------------

    def signs(self) -> list[str]:
        return board_help(self.game, self.picture, self.terminal.look)

    def names(self, rest: str) -> str:
        self.page(names_page(self.say))
        return ""

    def more_costs(self) -> list[str]:
        return knights.improvement_lines(self.say) if knights.is_played(self.picture) else []

    def cards(self, rest: str) -> str:
        self.page("\n".join(knights.card_lines(self.picture, self.say)))
        return ""

    def own_things(self) -> list[str]:
        stages = ", ".join(knights.stage_lines(self.picture, self.seat, self.say))
        taken = [f"{self.say.word(card)} {n}:1" for card, n in self.rates.items()]
        *words, left = super().own_things()
        more = [self.say("hand-improvements", stages=stages)] if stages else []
        return [*words, *more, left, self.say("hand-rates", rates=", ".join(taken))]

    def where(self, rest: str) -> str:
        """A place on the board, by name or by its number in the menu."""
        if not rest:
            return self.names(rest)
        number = number_in(rest) or 0
        if 1 <= number <= len(self.options):
            rest = self.options[number - 1].place or rest
        place = self.places.own_name(rest)
        if place is None:
            return self.refuse("no-place-called", place=rest.upper())
        self.shown = place
        words = describe(place, self.atlas, self.picture, self.say)
        if self.sitting.by_lines:
            self.sitting.draw_table(self.scene())
            self.shown = ""
        return words


def offer_of(words: str, phrases: Phrases) -> list[int]:
    """The actions of a whole offer or counter-offer, “2 wool for 1 ore”, from where its maker is now."""
    game = phrases.game
    gives, asks = two_sides(words, phrases.cards)
    legal = game.legal(phrases.seat)
    actions = [opening for opening in OPENING if legal.holds(opening)]
    for code, cards in ((GIVE, gives), (ASK, asks)):
        actions += [code | game.value_of("card", name) for name, n in cards.items() for _ in range(n)]
    return [*actions, MAKE]


def terms(picture: Picture, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """What a seat would give, and what it wants for it."""
    return next(((one.give, one.ask) for one in picture.offers if one.owner == seat), ({}, {}))
