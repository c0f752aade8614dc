.DEFAULT_GOAL := help
.PHONY: site install uninstall deb tarball docs check test test-cost test-install bench soak screenshots format lint help

# Without debug information, which takes an eighth of a build and is stripped from what is installed; a debugger has that of
# `swift build`.
RELEASE_BUILD := swift build -c release -debug-info-format none
# Warnings are errors only here, so that this build and `swift build` keep apart.
STRICT := --scratch-path .build/strict -debug-info-format none -Xswiftc -warnings-as-errors -Xcc -Werror
# One compiler for all files of a module takes a seventh less time than one for each core, which all read what they share.
DEBUG_STRICT := $(STRICT) -Xswiftc -driver-batch-count -Xswiftc 1
# What is formatted: not the apps the tests read, which are written as apps are.
SOURCES := $(shell find Package.swift Plugins Sources Tests Examples -name '*.swift' -not -path 'Tests/Fixtures/*' | sort)
LINT = swift format lint --strict $(SOURCES)

# A debug build, which the next `swift build` goes on with, takes a third of the time.
site: ## Build navdocs for debugging, and the site of the example into `site`.
	@Scripts/install build
	swift build --product navdocs
	@"$$(swift build --show-bin-path)/navdocs" build Examples/Planets -o site
	@echo "The page to open: $(CURDIR)/site/index.html"

# Where `make install` puts navdocs; below DESTDIR too, where packages are made.
PREFIX ?= /usr/local
RELEASE = $$(swift build -c release --show-bin-path)/navdocs

install: ## Install into PREFIX, /usr/local unless given: it runs where no Swift toolchain is, and can be moved.
	@Scripts/install build package
	$(RELEASE_BUILD) --product navdocs
	Scripts/tree "$(RELEASE)" "$(PREFIX)"

uninstall: ## Take away what `make install` put into PREFIX.
	Scripts/tree --remove "$(PREFIX)"

deb: ## Make a Debian package, into `packages`.
	@Scripts/install build package deb
	$(RELEASE_BUILD) --product navdocs
	@Scripts/deb "$(RELEASE)" packages

tarball: ## Make an archive that runs on a machine with nothing else, into `packages`, with its bill of materials.
	@Scripts/install build package docs
	$(RELEASE_BUILD) --product navdocs
	@Packaging/tarball "$(RELEASE)" packages

docs: ## Build the documentation of navdocs itself into `docs-site`.
	@Scripts/install build docs
	$(RELEASE_BUILD) --product navdocs
	@Scripts/docs "$(RELEASE)" docs-site

check: ## For daily work: lint, build with warnings as errors, run the Swift tests, of those over whole apps a third.
	@Scripts/install build
	@$(LINT) & lint=$$!; \
	swift build --product navdocsPackageTests $(DEBUG_STRICT) && swift build --product navdocs $(DEBUG_STRICT) \
	&& wait $$lint && swift test --skip-build $(DEBUG_STRICT)

test: ## Lint, build with warnings as errors, run every test.
	@Scripts/install build test
	@$(MAKE) --no-print-directory lint
	Tests/run -c release $(STRICT)

test-cost: ## Count the instructions that a run of the release build takes.
	@Scripts/install build test
	$(RELEASE_BUILD) --product navdocs
	NAVDOCS="$(RELEASE)" .venv/bin/python -m pytest -q -m cost Tests/Cost

test-install: ## Install the package in a bare Debian, use the plugin in another package. Needs root and the network.
	@Scripts/install build test package deb root
	$(RELEASE_BUILD) --product navdocs
	NAVDOCS="$(RELEASE)" .venv/bin/python -m pytest -q -m slow Tests

bench: ## Measure everything anew, into Benchmarks/RESULTS.md.
	@Scripts/install build bench
	Benchmarks/bench.py

soak: ## Feed and kill navdocs for three hours: odd Swift, fuzzing, kills, sanitizers. NAVDOCS_SOURCES may name folders of Swift.
	@Scripts/install build test
	swift build --product navdocsPackageTests $(DEBUG_STRICT)
	NAVDOCS_SOAKING=1 swift test --skip-build $(DEBUG_STRICT) \
		--filter 'everyFileOfOtherAppsReadsAsBySwiftParser|editOfAnyFileIsReadAsWithoutALastRun'
	$(RELEASE_BUILD) --product navdocs
	$(RELEASE_BUILD) --product soak
	NAVDOCS="$$(swift build -c release --show-bin-path)/navdocs" .venv/bin/python Tests/Soak/soak.py kills
	NAVDOCS="$$(swift build -c release --show-bin-path)/navdocs" .venv/bin/python Tests/Soak/soak.py odd
	NAVDOCS="$$(swift build -c release --show-bin-path)/navdocs" .venv/bin/python Tests/Soak/soak.py apps
	NAVDOCS="$$(swift build -c release --show-bin-path)/navdocs" .venv/bin/python Tests/Soak/soak.py whole
	.venv/bin/python Tests/Soak/soak.py fuzz
	.venv/bin/python Tests/Soak/soak.py shims

screenshots: ## Take the screenshots of the README and the guide.
	@Scripts/install build test screenshots
	swift build --product navdocs
	.venv/bin/python Scripts/screenshots

format: ## Format the Swift code.
	@swift format --in-place $(SOURCES)

lint: ## Check the format of the Swift code.
	@$(LINT)

help: ## List what there is to make.
	@sed -n 's/^\([a-z-]*\): ## /\1	/p' $(firstword $(MAKEFILE_LIST)) | expand -t 14
