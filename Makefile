# Needs Python 3.11 to 3.15 and make; everything else is set up in .venv from requirements.lock.
.DEFAULT_GOAL := help
.PHONY: help setup setup-bench play test check checks format bench bench-online lock clean

# Which Python builds .venv; empty: the first found of those in tools/python.sh that serves.
PYTHON ?=
# Which game is played.
GAME ?= assembly
ARGS ?=
export PYTHON
# The tests start hundreds of processes: bytecode is kept, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
CODE := $(wildcard src tests bench tools)

help: ## say what there is to make
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name what; do \
		printf '  make %-12s %s\n' "$$name" "$$what"; done
	@echo
	@echo "  GAME=... picks the game that is played:               make play GAME=fuse"
	@echo "  ARGS=... is handed on by play, test, check and bench: make play ARGS='--seed 7'"
	@echo "  PYTHON=... picks the Python that .venv is built with: make setup PYTHON=python3.12"

setup: ## build .venv, or bring it up to date (done by the others when needed)
	@sh tools/setup.sh < /dev/null

setup-bench:
	@sh tools/setup.sh bench < /dev/null

play: setup ## play in the terminal: Assembly, or another GAME
	@$(BIN)/tablemate play $(GAME) $(ARGS)

test: checks ## all checks, then every test
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

check: checks ## all checks, then the fast tests
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" $(ARGS)

checks: setup
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo

format: setup ## lay out the code and mend what the linter can mend
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)

bench: setup-bench ## measure against OpenSpiel and write docs/benchmarks.md
	$(BIN)/python -m bench $(ARGS)

bench-online: setup-bench ## measure the table online against boardgame.io and write docs/benchmarks-online.md
	$(BIN)/python -m bench.online $(ARGS)

lock: ## write both lock files anew from pyproject.toml (UPGRADE=1: newest versions)
	@UPGRADE=$(UPGRADE) sh tools/lock.sh < /dev/null

clean: ## remove .venv and everything built
	rm -rf .venv .rules_cache build dist .coverage .coverage.* htmlcov .hypothesis
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .schemathesis
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
