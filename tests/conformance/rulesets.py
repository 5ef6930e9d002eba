"""Every ruleset that must conform: each scenario and set of modules, plain and with each option changed."""

from itertools import combinations

from longroad.core.edge import Option
from longroad.errors import BadSpec
from longroad.isle.catalogue import MODULES, SCENARIOS, options_of
from longroad.spec import Spec

FAMILY = "isle"
SHORT = {"rounds": "3", "offers": "1"}  # numbers worth trying instead of the default
TOGETHER = (
    ("edition=tb", "trade=bank"),
    ("order=strict", "offers=2"),
    ("board=random", "harbors=shuffled"),
    ("board=variable", "islets=fixed"),
)


def changes(option: Option) -> list[str]:
    """The values of an option that are not its default, as they stand in a spec."""
    values = [SHORT[option.name]] if option.numeric else list(option.values)
    return [f"{option.name}={value}" for value in values if value != option.default]


def rulesets() -> list[str]:
    """All that can be played, by name; what contradicts itself is left out."""
    found: dict[str, None] = {}
    for scenario in SCENARIOS:
        for size in range(len(MODULES) + 1):
            for modules in combinations(MODULES, size):
                name = "+".join((scenario, *modules))
                single = [
                    (pair,) for option in options_of(scenario, list(modules)) for pair in changes(option)
                ]
                for seats in range(2, 7):
                    for pairs in [(), *single, *TOGETHER]:
                        spec = ";".join([f"{FAMILY}:{name}", str(seats), *pairs])
                        try:
                            found[str(Spec.parse(spec))] = None
                        except BadSpec:
                            continue
    return list(found)


RULESETS = rulesets()
