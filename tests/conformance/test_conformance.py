"""Every ruleset conforms."""

import pytest

from longroad.isle.catalogue import MODULES, SCENARIOS
from longroad.spec import Spec
from tests.conformance.check import conforms
from tests.conformance.rulesets import FEW, FIRST, PLAIN, RULESETS, each, of, some_of_each, traits
from tests.effort import TIER


@pytest.mark.parametrize("spec", each(twice=some_of_each()))
def test_a_ruleset_conforms(spec: str) -> None:
    plain = spec in PLAIN
    if TIER == "full":
        conforms(spec, games=8 if plain else 2)
    else:
        conforms(spec, games=2 if spec in of(FIRST, PLAIN) else 1)


def test_every_scenario_module_and_option_is_there() -> None:
    """Whatever is in the catalogue: each number of seats, each value of each option, each set-up."""
    specs = [Spec.parse(spec) for spec in RULESETS]
    for scenario in SCENARIOS.values():
        own = [spec for spec in specs if spec.scenario == scenario.name]
        assert {spec.seats for spec in own if not spec.modules} == set(scenario.seats)
        for option in scenario.options:
            assert {spec.chosen()[option.name] for spec in own} >= set(
                option.values
            ) or option.name == "trade"
    for module in MODULES.values():
        assert {spec.scenario for spec in specs if module.name in spec.modules} >= {FIRST}
    tried = {(name, value) for spec in specs for name, value in spec.chosen().items()}
    for spec in specs:
        for option in spec.all_options():
            assert {(option.name, value) for value in option.values} <= tried


def test_a_few_rulesets_have_everything_between_them() -> None:
    def all_traits(specs: list[str]) -> set[tuple[object, ...]]:
        return {trait for spec in specs for trait in traits(spec)}

    assert all_traits(FEW) == all_traits(RULESETS)
    assert {Spec.parse(spec).scenario for spec in FEW} == set(SCENARIOS)


def test_all_kinds_of_rulesets_are_there() -> None:
    for name in (
        *("isle:base;3", "isle:base;4", "isle:base;4;board=spiral", "isle:base;3;board=beginner"),
        *("isle:base;4;harbors=shuffled", "isle:base;4;trade=bank", "isle:base;3;order=strict"),
        *("isle:base;4;first=seat", "isle:base;3;first=draw", "isle:base;3;rounds=3"),
        *("isle:base+two_players;2", "isle:base+two_players;2;edition=tb"),
        *("isle:base+two_players;2;trade=bank", "isle:base+two_players;2;edition=tb;trade=bank"),
        *("isle:new_shores;3", "isle:new_shores;4;printing=older", "isle:new_shores;4;board=variable"),
        *("isle:new_shores;3;board=variable;islets=fixed", "isle:new_world;4;harbors=generator"),
        *("isle:through_the_desert;4;board=variable;printing=older", "isle:oceania;3;board=variable"),
        *("isle:new_shores+two_players;2", "isle:cloth_for_catan+two_players;2"),
    ):
        assert name in RULESETS
