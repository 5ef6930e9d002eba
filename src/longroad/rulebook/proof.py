"""Which rules are proved: what the tests that name them said, and how runs are put together."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from longroad.rulebook import BOOKS, catalogue, rules_of

RESULTS = Path("build", "rules.json")
FORMAT = 1

# From best to worst; of several reports on one test the worst counts.
OUTCOMES = ("passed", "xpassed", "xfailed", "skipped", "failed")
NOT_RUN = "not run"


@dataclass(frozen=True, slots=True)
class Trial:
    """A test: the rules it names and how it ended."""

    rules: tuple[str, ...]
    outcome: str


@dataclass(slots=True)
class Run:
    """One run of the tests."""

    collected: Mapping[str, tuple[str, ...]]
    """Every test that was found, also those not selected, with the rules it names."""
    outcomes: Mapping[str, str]
    whole_files: set[str] = field(default_factory=set)
    """Files all of whose tests were found: what is missing there no longer exists."""
    full: bool = False
    """All proofs were run: earlier results say nothing more."""


@dataclass(frozen=True, slots=True)
class Count:
    """How far one book is proved."""

    total: int
    proved: int
    missing: list[str]


def worse(one: str, other: str) -> str:
    return max(one, other, key=OUTCOMES.index)


def merge(old: Mapping[str, Trial], run: Run, root: Path) -> dict[str, Trial]:
    """The results after a run: it speaks for the tests it ran, earlier ones for the rest that still exist."""
    kept: dict[str, Trial] = {}
    if not run.full:
        kept = {test: trial for test, trial in old.items() if _exists(test, run, root)}
    for test, rules in run.collected.items():
        if rules:
            before = kept[test].outcome if test in kept else NOT_RUN
            kept[test] = Trial(rules, run.outcomes.get(test, before))
    return dict(sorted(kept.items()))


def _exists(test: str, run: Run, root: Path) -> bool:
    if test in run.collected:
        return bool(run.collected[test])  # else it names no rule any more
    file = test.split("::")[0]
    return file not in run.whole_files and (root / file).is_file()


def proved(trials: Mapping[str, Trial]) -> set[str]:
    """A rule is proved when tests name it and every one of them passed."""
    named = {rule for trial in trials.values() for rule in trial.rules}
    doubtful = {rule for trial in trials.values() for rule in trial.rules if trial.outcome != "passed"}
    return named - doubtful


def tests_of(rule: str, trials: Mapping[str, Trial]) -> dict[str, str]:
    """The tests that name a rule, with how they ended."""
    return {test: trial.outcome for test, trial in trials.items() if rule in trial.rules}


def unknown(trials: Mapping[str, Trial]) -> list[str]:
    """IDs that tests name and the catalogue doesn't have."""
    return sorted({rule for trial in trials.values() for rule in trial.rules} - set(catalogue()))


def tally(trials: Mapping[str, Trial]) -> dict[str, Count]:
    """For every book how many rules it has, how many are proved and which are not."""
    done = proved(trials)
    counts = {}
    for book in BOOKS:
        ids = [rule.id for rule in rules_of(book)]
        missing = [id for id in ids if id not in done]
        counts[book] = Count(len(ids), len(ids) - len(missing), missing)
    return counts


def read(path: Path) -> dict[str, Trial]:
    """The results of earlier runs; none when there is no such file."""
    if not path.is_file():
        return {}
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["format"] != FORMAT:
            raise ValueError(f"its format is {content['format']}, not {FORMAT}")
        return {test: Trial(tuple(t["rules"]), t["outcome"]) for test, t in content["tests"].items()}
    except (ValueError, KeyError, TypeError, AttributeError) as reason:
        raise ValueError(f"{path} can't be read ({reason}); delete it and run the tests again") from reason


def write(path: Path, trials: Mapping[str, Trial]) -> None:
    tests = {test: {"rules": list(t.rules), "outcome": t.outcome} for test, t in trials.items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")  # so that nobody reads half a file
    draft.write_text(json.dumps({"format": FORMAT, "tests": tests}, indent=1) + "\n", encoding="utf-8")
    draft.replace(path)
