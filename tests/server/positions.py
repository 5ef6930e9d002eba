"""Games that were begun elsewhere and stand where a test needs them, as records."""

from __future__ import annotations

from longroad.records import Record

SPEC = "isle:base;3;board=beginner;first=seat"


def played(*words: str, spec: str = SPEC) -> Record:
    """A game in which this has happened; chance is played like everything else."""
    record = Record.new(spec, 1)
    for each in words:
        record.apply(record.game.parse(each))
    return record


def rounds(rolls: str) -> list[str]:
    """Turns in which nobody does anything but roll."""
    return [words for roll in rolls.split(",") for words in ("roll", f"rolled {roll}", "end turn")]


RICH = "1 2,2 3,4 4,5 6,2 2,3 3,1 2,2 3,4 4"  # three rounds that give everybody eight cards and more


def on_turn(spec: str = SPEC) -> str:
    """Blue is on turn, has rolled and can do everything."""
    return played(*rounds(RICH), "roll", "rolled 2 2", spec=spec).text()


def before_roll() -> str:
    return played(*rounds(RICH)).text()


def discarding() -> str:
    """All three are asked at once to discard: six cards, five and four."""
    return played(*rounds(RICH), "roll", "rolled 3 4").text()


def robbing() -> str:
    """Blue moves the robber; white and orange have cards."""
    return played("roll", "rolled 3 4").text()


def almost_over() -> str:
    """The last turn of the only round."""
    return played(*rounds("1 1,1 1"), "roll", "rolled 1 1", spec=f"{SPEC};rounds=1").text()


def with_card(face: str) -> str:
    """Blue is on turn and holds a development card from an earlier turn."""
    bought = ("roll", "rolled 2 2", "buy card", f"drew {face}", "end turn")
    return played(*rounds(RICH), *bought, *rounds("3 3,3 3"), "roll", "rolled 2 2").text()
