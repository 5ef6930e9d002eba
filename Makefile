# `make` lists the targets. Everything made lands in .venv, build, dist, web/dist and web/node_modules.

PYTHON ?= python3
JOBS   ?= 2
ARGS   ?=

BIN    := .venv/bin
# One more than there are cores, since tests also wait; each with neighbors, which share what they set up.
PYTEST := $(BIN)/python -m pytest -q -n $(shell expr $(JOBS) + 1) --dist worksteal
CODE   := src tests bench tools examples setup.py

# Modules are read once, not by every process, whatever the environment says.
export PYTHONDONTWRITEBYTECODE =
unexport PYTHONSAFEPATH

.DEFAULT_GOAL := help
.PHONY: help python dev setup play quick terminal test test-web test-long test-all rules types check format bench bench-growth bench-since bench-server icount \
        wheel pack clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

play: python ## play in the browser: starts the server and opens the lobby; ARGS="..." passes arguments
	@$(PYTHON) tools/prepare.py play
	@$(BIN)/longroad serve $(ARGS)

terminal: python ## play in the terminal; ARGS="..." passes arguments
	@$(PYTHON) tools/prepare.py terminal
	@$(BIN)/longroad play $(ARGS)

setup: python ## prepare everything, also for tests, and wait for the engine (does nothing when nothing changed)
	@$(PYTHON) tools/prepare.py setup

dev: python # what needs no engine
	@$(PYTHON) tools/prepare.py dev

python:
	@command -v $(PYTHON) >/dev/null || { echo "No $(PYTHON) found: install Python 3.11 or newer, or name it: make PYTHON=..."; exit 1; }

test: setup ## every rule and feature: all kinds of tests, also interpreted and in real browsers, then the rule report
	$(PYTEST) $(ARGS)
	LONGROAD_SOAK=$(if $(LONGROAD_SOAK),long) LONGROAD_ENGINE=python $(PYTEST) -m both_builds $(ARGS)
	$(MAKE) --no-print-directory test-web
	$(BIN)/longroad rules
	@test -n "$(LONGROAD_SOAK)" || $(BIN)/python -m tools.budgets

quick: dev ## the tests that a change needs, interpreted, in seconds; ARGS=commit: what changed since then
	@$(BIN)/python -m tools.quick $(ARGS)

test-web: setup ## only the tests of the browser client: of its parts, and in a real browser
	$(BIN)/python -m tools.web test
	JOBS=$(JOBS) $(BIN)/python -m tools.web browse

test-long: export LONGROAD_SOAK = long
test-long: setup ## what `make test` leaves out: the same with more games, rulesets, windows and languages
	$(PYTEST) -m "long or more" $(ARGS)
	LONGROAD_ENGINE=python $(PYTEST) -m "both_builds and (long or more)" $(ARGS)
	JOBS=$(JOBS) $(BIN)/python -m tools.web browse

test-all: export LONGROAD_SOAK = full
test-all: test ## everything, with soak tests for an hour

rules: setup ## prove the rules, then report which are proved
	$(PYTEST) tests/rules
	$(BIN)/longroad rules

types: dev ## write the TypeScript types of the protocol
	$(BIN)/python -m tools.wire_types

check: dev ## formatting, lint and types
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy --strict src tests bench tools examples
	$(BIN)/python -m pytest -q tests/server/test_wire_types.py
	$(BIN)/python -m tools.web check

format: dev ## format the code and fix what can be fixed
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIN)/python -m tools.web format

bench: setup ## speed against catanatron, on one core (builds the wheel first if there is none)
	$(BIN)/python bench/compare.py $(ARGS)

bench-growth: setup ## how the cost of a step and a copy grows with board, players and chapters
	$(BIN)/python bench/growth.py

bench-since: setup ## whether the engine is slower than at another commit: make bench-since BEFORE=commit
	@test -n "$(BEFORE)" || { echo "Say with which commit to compare: make bench-since BEFORE=main~5"; exit 1; }
	$(BIN)/python bench/since.py $(BEFORE) $(ARGS)

bench-server: setup ## how many tables the server bears on one core, and how quickly it answers
	$(BIN)/python bench/server.py $(ARGS)

icount: setup ## instructions per game (callgrind) against bench/budgets.json; ARGS=--write sets new budgets
	$(BIN)/python bench/icount.py $(ARGS)

wheel: setup ## a release wheel in dist/, optimized with a profile of real games (takes minutes)
	$(BIN)/python tools/wheel.py

pack: setup ## Python, packages and the compiled engine in build/engine.tgz, for a machine without them; ARGS=packages: more
	$(BIN)/python -m tools.pack $(ARGS)

clean: ## remove everything made
	rm -rf .venv build dist web/dist web/node_modules src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +
