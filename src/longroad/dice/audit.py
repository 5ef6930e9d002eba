"""Whether a game was dealt by the dice that were promised for it."""

from __future__ import annotations

from dataclasses import dataclass

from longroad.core.packed import CHANCE
from longroad.core.state import State
from longroad.dice.fair import FairDice, commitment
from longroad.dice.promise import Promise
from longroad.game import again, deal, rules_number
from longroad.records import Record


@dataclass(frozen=True)
class Draw:
    """One chance outcome that the dice decided: number k of n, counted from 0."""

    number: int
    n: int
    k: int
    words: str
    line: int  # which action of the record it is, from 1
    wanted: str  # what the dice say


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: it fits, it doesn't, or, with None, it can't be told."""

    about: str
    fits: bool | None
    sentence: str


@dataclass(frozen=True)
class Audit:
    """What was found, thing by thing, and every draw."""

    findings: list[Finding]
    draws: list[Draw]

    @property
    def fits(self) -> bool | None:
        """None if the dice can't be checked at all."""
        if any(finding.fits is False for finding in self.findings):
            return False
        return True if any(finding.about == "draws" and finding.fits for finding in self.findings) else None

    @property
    def trouble(self) -> str | None:
        """The first thing that differs, in a sentence."""
        return next((finding.sentence for finding in self.findings if finding.fits is False), None)


def audit(record: Record, noted: str | None = None) -> Audit:
    """Check all that can be checked; `noted` is a commitment that somebody kept from before the game."""
    promise = record.dice
    if promise is None:
        return Audit([Finding("dice", None, "This record says nothing about its dice.")], [])
    findings = [] if noted is None else [against_note(promise, noted)]
    if promise.secret is None:
        sealed = "The secret of the dice is not revealed yet: they can be checked when the game is over."
        return Audit([*findings, Finding("commitment", None, sealed)], [])
    dice = promise.dice(record.game.spec)
    draws = draws_of(record, dice)
    findings += [of_commitment(promise), of_board(record, dice), of_draws(record, draws)]
    return Audit(findings, draws)


def against_note(promise: Promise, noted: str) -> Finding:
    fits = noted.strip().lower() == promise.commitment
    return Finding(
        "note", fits, f"The commitment is {'' if fits else 'not '}the one that was noted before the game."
    )


def of_commitment(promise: Promise) -> Finding:
    assert promise.secret is not None
    fits = commitment(promise.secret) == promise.commitment
    return Finding("commitment", fits, f"The secret is {'' if fits else 'not '}the one that was promised.")


def of_board(record: Record, dice: FairDice) -> Finding:
    assert record.dice is not None
    if record.dice.given or record.dice.since:
        return Finding("board", None, "The board was there before the dice: they didn't deal it.")
    fits = deal(record.game.spec, dice.board_seed).as_dict() == record.game.set_up().as_dict()
    board = f"the one that the dice deal, with seed {dice.board_seed}."
    return Finding(
        "board", fits, f"The board is {board}" if fits else f"The board is not {board}{caution(record)}"
    )


def of_draws(record: Record, draws: list[Draw]) -> Finding:
    assert record.dice is not None
    wrong = [draw for draw in draws if draw.words != draw.wanted]
    since = record.dice.since
    before = f" The first {counted(since, 'action')} came before these dice." if since else ""
    if not wrong:
        return Finding("draws", True, f"{fitting(len(draws))}{before}")
    first = wrong[0]
    return Finding(
        "draws",
        False,
        f"Draw {first.number} (action {first.line}): the dice say “{first.wanted}”, the record says "
        f"“{first.words}”; {len(wrong)} of {counted(len(draws), 'draw')} differ.{caution(record)}{before}",
    )


def fitting(draws: int) -> str:
    if draws == 0:
        return "Nothing has been drawn."
    return "The only draw is as the dice say." if draws == 1 else f"All {draws} draws are as the dice say."


def counted(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def caution(record: Record) -> str:
    """Older rules may have had other boards and other outcomes."""
    today = rules_number(record.game.spec)
    if record.rules == today:
        return ""
    return (
        f" But it was played by rules {record.rules}, and this version has rules {today}: "
        "check it with the version it was played with."
    )


def draws_of(record: Record, dice: FairDice) -> list[Draw]:
    """Every outcome that the dice decided, beside what they say."""
    assert record.dice is not None
    game = again(record.game)
    draws: list[Draw] = []
    for number, line in enumerate(record.in_order(), start=1):
        if line.seat == CHANCE and number > record.dice.since:
            draws.append(drawn(game, dice, len(draws), line.action, number))
        game.play(line.seat, line.action)  # it was checked when it was read, and older rules are followed
    return draws


def drawn(game: State, dice: FairDice, number: int, action: int, line: int) -> Draw:
    """One draw; if the dice say something else, with the place that the recorded outcome has among all."""
    outcomes = game.outcomes()
    words = game.text(action)
    if not outcomes:  # only a record of older rules has a chance where today nothing is left to chance
        return Draw(number, 0, 0, words, line, "nothing")
    n = sum(weight for _, weight in outcomes)
    k = dice.below(n, number)
    wanted = nth(outcomes, k)
    return Draw(
        number,
        n,
        k if wanted == action else place_of(action, outcomes),
        words,
        line,
        game.text(wanted),
    )


def nth(outcomes: list[tuple[int, int]], k: int) -> int:
    """The outcome at place k, each as often as its weight says."""
    for action, weight in outcomes:
        if k < weight:
            return action
        k -= weight
    raise AssertionError("a draw is less than the sum of all weights")


def place_of(action: int, outcomes: list[tuple[int, int]]) -> int:
    """The first place of an outcome; one that can't come has a place behind all others."""
    place = 0
    for outcome, weight in outcomes:
        if outcome == action:
            break
        place += weight
    return place
