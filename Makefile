# Everything that is done with Cardavia from a checkout. `make serve` and `make test` need make, git and Python 3.11 or newer with venv
# (Debian: python3-venv); the rest is installed into .venv and clients/web/node_modules, once, from pinned and hashed lists.
ARGS ?=
JOBS ?= 2
PYTEST_ARGS ?=
BIN := .venv/bin
NODE := deploy/setup/node
WEB := npm --prefix clients/web --silent
WEB_SOURCES := $(shell find clients/web/src clients/web/public clients/web/build clients/web/index.html clients/web/*.ts locales 2>/dev/null)
BROWSER = chromium=$$(deploy/setup/browser --install) && CARDAVIA_CHROMIUM="$$chromium"
MODULES := clients/web/node_modules/.stamp

.PHONY: serve setup test test-all check test-web schema bench golden train soak dist pins clean
.DELETE_ON_ERROR:

serve: .venv/.base clients/web/dist/index.html
	@exec $(BIN)/cardavia serve $(ARGS)

setup: .venv/.dev clients/web/dist/index.html

test: check test-web
	$(BROWSER) $(BIN)/python -m pytest -n $(JOBS) --dist loadfile $(PYTEST_ARGS) tests

test-all: check test-web
	$(BROWSER) $(BIN)/python -m pytest -n $(JOBS) --dist loadfile -m "not soak" $(PYTEST_ARGS) tests

check: setup
	$(BIN)/ruff check --quiet . && $(BIN)/ruff format --quiet --check .
	$(BIN)/lint-imports --no-logo
	$(NODE) $(BIN)/pyright
	$(NODE) $(WEB) run check

test-web: setup
	$(NODE) $(WEB) test

schema: setup
	$(BIN)/python -m protocol.schema
	$(BIN)/python -m server.upkeep.reference

bench: setup
	$(BIN)/python -m tests.bench $(ARGS)

golden: setup
	$(BIN)/python -m tests.golden $(ARGS)

train: setup
	$(BIN)/python -m server.bots.training $(ARGS)

soak: setup
	$(BROWSER) $(BIN)/python -m pytest -m soak $(PYTEST_ARGS) tests

dist: setup
	$(BIN)/python -m build --no-isolation --outdir dist .

pins: .venv/.dev
	$(BIN)/python -m pip -qq install --require-hashes --requirement requirements/tools.txt && deploy/setup/pins $(abspath $(BIN))/uv

clean:
	rm -rf .venv clients/web/node_modules clients/web/dist dist build .pytest_cache .ruff_cache .import_linter_cache .hypothesis

# The stamps: a step runs again when what it depends on has changed, else not at all.
.venv/.dev: requirements/dev.txt pyproject.toml deploy/setup/venv
	@deploy/setup/venv dev

.venv/.base: requirements/base.txt requirements/build.txt pyproject.toml deploy/setup/venv
	@deploy/setup/venv base

$(MODULES): clients/web/package-lock.json clients/web/package.json | .venv/.base
	@echo "Installing what the web client is built with"
	@$(NODE) npm --prefix clients/web ci --loglevel error && touch $@

clients/web/dist/index.html: $(MODULES) $(WEB_SOURCES)
	@echo "Building the web client"
	@$(NODE) $(WEB) run build -- --logLevel warn && touch $@
