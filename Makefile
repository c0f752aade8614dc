.DEFAULT_GOAL := help
.PHONY: site test bench soak screenshots format lint help

# Warnings are errors only here, so that this build and `swift build` keep apart.
STRICT := --scratch-path .build/strict -Xswiftc -warnings-as-errors -Xcc -Werror
# What is formatted: not the apps the tests read, which are written as apps are.
SOURCES := $(shell find Package.swift Sources Tests Examples -name '*.swift' -not -path 'Tests/Fixtures/*' | sort)

site: ## Build navdocs, and the site of the example into `site`.
	@Scripts/install build
	swift build -c release --product navdocs
	@"$$(swift build -c release --show-bin-path)/navdocs" build Examples/Planets -o site
	@echo "The page to open: $(CURDIR)/site/index.html"

test: ## Lint, build with warnings as errors, run every test.
	@Scripts/install build test
	@$(MAKE) --no-print-directory lint
	swift build --build-tests $(STRICT)
	swift test $(STRICT)
	NAVDOCS="$$(swift build $(STRICT) --show-bin-path)/navdocs" .venv/bin/python -m pytest -q Tests

bench: ## Measure everything anew, into Benchmarks/RESULTS.md.
	@Scripts/install build bench
	Benchmarks/bench.py

soak: ## Feed and kill navdocs for two hours: odd Swift, fuzzing, kills. NAVDOCS_SOURCES may name folders of Swift.
	@Scripts/install build test
	swift build --build-tests $(STRICT)
	swift test --skip-build $(STRICT) --filter everyFileOfOtherAppsReadsAsBySwiftParser
	swift build -c release
	NAVDOCS="$$(swift build -c release --show-bin-path)/navdocs" .venv/bin/python Tests/Soak/soak.py kills
	NAVDOCS="$$(swift build -c release --show-bin-path)/navdocs" .venv/bin/python Tests/Soak/soak.py odd
	.venv/bin/python Tests/Soak/soak.py fuzz

screenshots: ## Take the pictures of the README.
	@Scripts/install build test screenshots
	swift build --product navdocs
	.venv/bin/python Scripts/screenshots

format: ## Format the Swift code.
	@swift format --in-place $(SOURCES)

lint: ## Check the format of the Swift code.
	@swift format lint --strict $(SOURCES)

help: ## List what there is to make.
	@sed -n 's/^\([a-z]*\): ## /\1	/p' $(firstword $(MAKEFILE_LIST)) | expand -t 14
