# Everything a newcomer needs: `make play` and `make test` set up what they use by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= auto

# The tests of everything that is compiled, and of what stands on it.
COMPILED_TESTS := tests/conformance tests/golden tests/property tests/unit/kernel tests/unit/tickets tests/unit/lilliput tests/unit/bots tests/unit/test_builds.py tests/unit/test_wheels.py

.PHONY: help play serve compiled wheel test test-busy test-compiled check check-page types rules soak bench load balance strength pictures lock clean
help:
	@echo "make play    both games in the browser; make play ARGS=tickets: in the terminal"
	@echo "make serve   tables for people and bots over the network"
	@echo "make compiled   the same rules as machine code, two to several times as fast (needs a C compiler)"
	@echo "make wheel   packages to install elsewhere: for every Python, and compiled for this one"
	@echo "make test    all tests          make test-busy   those of the server while every core is busy"
	@echo "make test-compiled   the tests of the rules on the compiled code"
	@echo "make check   style, types and architecture    make check-page   types of the page (needs node)"
	@echo "make rules   rules that no test proves yet     make types   the page's types, from what the server sends"
	@echo "make soak    long proofs        make bench   speed, against a yardstick"
	@echo "make load    how many moves a node can carry"
	@echo "make balance the tables of docs/balance.md   make strength   those of docs/strength.md"
	@echo "make pictures   the pictures of the README, of the page as it is (needs chromium)"
	@echo "make lock    pin new versions   make clean   remove what the others made"

play: $(VENV)/play.stamp
ifeq ($(strip $(ARGS)),)
	@$(BIN)/roundhouse open $(if $(LAN),--lan)
else
	@ROUNDHOUSE_COMMAND='make play ARGS="{}"' $(BIN)/roundhouse play $(ARGS)
endif

serve: $(VENV)/play.stamp
	@$(BIN)/roundhouse serve $(ARGS)

test: $(VENV)/dev.stamp
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

compiled: $(VENV)/dev.stamp
	@$(BIN)/python -m compiling $(ARGS)

# For every Python, and for this one with the rules compiled, which needs a C compiler.
WHEEL := $(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
wheel: $(VENV)/dev.stamp
	$(WHEEL)
	$(WHEEL) --config-settings build=compiled
	@ls dist

test-compiled: compiled
	ROUNDHOUSE_BUILD=compiled $(BIN)/python -m pytest -n $(WORKERS) $(COMPILED_TESTS) $(ARGS)

# What is right on an idle machine must be right on a busy one.
test-busy: $(VENV)/dev.stamp
	$(BIN)/python tests/busy.py $(BIN)/python -m pytest -n $(WORKERS) tests/server $(ARGS)

check: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	MYPYPATH=src $(BIN)/mypy -p compiling
	MYPYPATH=examples/third_game $(BIN)/mypy -p roundhouse_kuhn
	PYTHONPATH=tests $(BIN)/lint-imports

# Node is needed here only; the page itself is served as it is.
check-page: build/page-check/node_modules
	build/page-check/node_modules/.bin/tsc -p tests/page
	node --import ./tests/page/node/import-map.mjs --test tests/page/node/*.test.mjs

build/page-check/node_modules: tests/page/package.json
	@mkdir -p build/page-check && cp tests/page/package.json build/page-check
	cd build/page-check && npm install --silent --no-audit --no-fund --no-package-lock
	@touch $@

# The page's types, after a change of what the server sends or takes.
types: $(VENV)/dev.stamp
	cd tests && ../$(BIN)/python -m page.make_types

rules: $(VENV)/dev.stamp
	@$(BIN)/python -m pytest --collect-only -q --rules tests

soak: $(VENV)/dev.stamp
	$(BIN)/python -m pytest -n $(WORKERS) --soak $(ARGS)
	$(MAKE) compiled ARGS=
	ROUNDHOUSE_BUILD=compiled $(BIN)/python -m pytest -n $(WORKERS) --soak tests/conformance/test_builds_agree.py

bench: $(VENV)/bench.stamp
	$(BIN)/python -m benchmarks $(ARGS)

load: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.load $(ARGS)

balance: $(VENV)/play.stamp
	$(BIN)/python -m benchmarks.balance $(ARGS)

strength: $(VENV)/play.stamp
	$(BIN)/python -m benchmarks.strength $(ARGS)

pictures: $(VENV)/dev.stamp
	PYTHONPATH=tests:. $(BIN)/python -m browser.pictures $(ARGS)

# Hashes are those of the files on the package index; uv is only needed here.
LOCK := uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate --extra build pyproject.toml
lock:
	$(LOCK) --extra play -o requirements/play.txt
	$(LOCK) --extra server -o requirements/server.txt
	$(LOCK) --extra dev -o requirements/dev.txt
	$(LOCK) --extra dev --extra bench -o requirements/bench.txt

clean:
	rm -rf $(VENV) src/roundhouse/compiled build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache

$(VENV)/play.stamp: requirements/play.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Roundhouse into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/play.stamp
	@echo "Installing what tests need ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/bench.stamp: requirements/bench.txt $(VENV)/dev.stamp
	@echo "Installing what we are measured beside ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@
