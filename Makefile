# Everything from a bare clone; `make help` lists it. Stamp files keep repeated runs quick.

PYTHON ?= python3
PIP_INSTALL = bin/python -m pip install -qq

SOURCES := $(shell find underhall -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
PAGES := $(shell find underhall tests/js -name '*.html' -o -name '*.css' -o -name '*.svg' -o -name '*.js')
BUILD_FILES := pyproject.toml setup.py

# The part of the suite that also runs on the compiled wheel; component data are read before play.
NATIVE_TESTS = $(wildcard tests/core tests/kit tests/conformance tests/games tests/lab/test_changes.py \
	tests/test_library.py) \
	--ignore-glob='*/test_components.py' --ignore-glob='*/test_corrections.py'

# The compiled build that is there for speed; UNDERHALL_OPTIMIZE says how far the compiler goes.
NATIVE = .venv-native/.level-$(or $(UNDERHALL_OPTIMIZE),3)

.PHONY: help play test lint format unit script-test browser native native-test newer exam rules house bench learn newgame clean
.NOTPARALLEL:

help:
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 16

play: .venv/.play ## open the table in the browser
	@tools/play.sh

test: lint unit native-test ## everything a change must pass, in pure Python and compiled

lint: .venv/.dev node_modules/.dev ## ruff and mypy; markup, styles and scripts laid out
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	MYPYPATH=tests:benchmarks:tools .venv/bin/mypy --explicit-package-bases tests tools benchmarks
	.venv/bin/python tools/markup.py --check $(PAGES)
	npm run --silent check

format: .venv/.dev node_modules/.dev ## tidy the code, the markup, styles and scripts
	.venv/bin/ruff check --fix
	.venv/bin/ruff format
	.venv/bin/python tools/markup.py $(PAGES)
	npm run --silent format

unit: .venv/.dev browser script-test
# Where tests of processes and browsers run once more after a failure (tests/conftest.py), -rR says so.
	.venv/bin/pytest -n 2 --ignore=tests/browser -rfER
	.venv/bin/pytest -n 2 --dist loadfile tests/browser -rfER

script-test: node_modules/.dev
	npm test --silent

# Without a browser and without the right to install one, the browser tests say so and skip.
browser:
	@command -v chromium >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
		{ echo 'installing chromium for the browser tests'; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; }

# Only a missing compiler excuses a wheel that is not compiled. It is tested here, not measured.
native-test: .venv-native/.level-$(or $(UNDERHALL_OPTIMIZE),0)
	@if grep -q 'no C compiler' .venv-native/build.log; then from=installed; else from=compiled; fi; \
	set -x; .venv-native/bin/pytest -n 2 --underhall=$$from $(NATIVE_TESTS)

# Give NEWER=/path/to/python where it is not found by itself.
NEWER ?= $(firstword $(foreach v,3.14 3.13 3.12,$(shell python$(v) -c 'import sys; print(sys.executable)' \
	2>/dev/null)) $(lastword $(sort $(wildcard $(HOME)/.pyenv/versions/3.1[234]*/bin/python))))
newer: ## the suite on the newest Python that is installed
	@if test -z "$(NEWER)"; then echo 'no newer Python is installed'; else set -ex; \
	test -x .venv-newer/bin/python || $(NEWER) -m venv .venv-newer; \
	.venv-newer/$(PIP_INSTALL) -e '.[test]'; \
	.venv-newer/bin/pytest -n 2 --ignore=tests/browser -rfER; fi

exam: .venv/.exam ## the long examination of every game
	.venv/bin/pytest -n 2 -m exam

rules: .venv/.dev ## clauses of RULES.md without a test, and translations that are missing or stale
	@.venv/bin/python tools/rules.py
	@.venv/bin/python tools/translations.py

house: .venv/.dev ## measure the sources; AGAINST=commit puts that beside them, HOUSE=--pages adds pages
	@.venv/bin/python tools/house.py $(if $(AGAINST),--against $(AGAINST)) $(HOUSE)

newgame: .venv/.play ## lay out a new game, NAME=quarry, as a package of its own; IN=folder says where
	@.venv/bin/python tools/newgame.py "$(NAME)" $(if $(IN),--in "$(IN)")

native: $(NATIVE) ## the compiled wheel, in .venv-native
	@if grep '^ *warning: underhall' .venv-native/build.log; then echo '  (.venv-native/build.log has it all)'; \
	else echo 'underhall is compiled in .venv-native'; fi

ifdef AGAINST
bench: .venv/.dev
	@.venv/bin/python benchmarks/against.py $(AGAINST) $(BENCH)
else
bench: .venv/.play $(NATIVE) .venv-bench/.installed ## measure speed, a peer beside it
	@.venv/bin/python benchmarks/bench.py $(BENCH)
	@.venv-bench/bin/python benchmarks/envs.py $(BENCH_ENVS)
	@.venv-bench/bin/python benchmarks/crews.py $(BENCH_CREWS)
endif

learn: .venv-learn/.installed ## teach a small policy a game; LEARN="--help" tells of the choices
	@.venv-learn/bin/python examples/learn/train.py $(LEARN)

clean: ## remove environments, builds and caches
	rm -rf .venv .venv-play .venv-native .venv-newer .venv-bench .venv-learn .venv-against build dist *.egg-info node_modules
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

node_modules/.dev: package-lock.json
	@npm ci --silent --no-audit --no-fund
	@touch $@

.venv/.play: $(BUILD_FILES)
	@test -x .venv/bin/python || $(PYTHON) -m venv .venv
	@.venv/$(PIP_INSTALL) -e .
	@touch $@

.venv/.dev: .venv/.play
	@.venv/$(PIP_INSTALL) -e '.[dev]'
	@touch $@

# `build` is emptied first: setuptools would carry deleted modules on into the wheel.
.venv-native/.level-%: .venv/.dev $(SOURCES)
	@test -x .venv-native/bin/python || $(PYTHON) -m venv .venv-native
	@rm -rf build
	@echo 'building the compiled wheel (optimized: $*)'
	@UNDERHALL_NATIVE=1 UNDERHALL_OPTIMIZE=$* .venv/bin/python -m pip wheel -v --no-build-isolation --no-deps \
		-w build/wheel . >.venv-native/build.log 2>&1 || { cat .venv-native/build.log; exit 1; }
	@.venv-native/$(PIP_INSTALL) --force-reinstall --no-deps build/wheel/*.whl
	@.venv-native/$(PIP_INSTALL) "$$(echo build/wheel/*.whl)[test]"
	@rm -f .venv-native/.level-*
	@touch $@

# Ray is large, and only the examination plays on it.
.venv/.exam: .venv/.dev
	@.venv/$(PIP_INSTALL) -e '.[dev,ray]'
	@touch $@

.venv-learn/.installed: $(BUILD_FILES)
	@test -x .venv-learn/bin/python || $(PYTHON) -m venv .venv-learn
	@.venv-learn/$(PIP_INSTALL) -e '.[learn]'
	@touch $@

.venv-bench/.installed: $(BUILD_FILES)
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@.venv-bench/$(PIP_INSTALL) -e '.[bench]'
	@touch $@
