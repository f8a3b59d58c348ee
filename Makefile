# Every target works on a machine that has the Swift toolchain; `make bench` also compares with what else is installed.
SWIFT ?= swift
ifeq ($(shell uname -s),Linux)
STATIC = --static-swift-stdlib
endif

.PHONY: check test lint macos mutants bench release oracle clean

## lint, build without warnings, all tests
check: lint macos test oracle

## every test: those of the package, of generated workspaces, and of NavCore under every setting
test:
	@SWIFT=$(SWIFT) bash Tests/Support/test.sh

## the formatter's rules, and ours
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Plugins Sources Tests Benchmarks
	bash Tests/Support/lint.sh
	bash Tests/Support/lint-tests.sh
	bash Tests/Support/test-report-tests.sh

## the product as a compiler on macOS 14 sees it, wherever this runs
macos:
	SWIFT=$(SWIFT) sh Tests/Support/for-macos.sh .build/for-macos

## our reading of Swift against the toolchain's own parser
oracle:
	$(SWIFT) build --product scaffold
	bash Tests/Oracle/run.sh "$$($(SWIFT) build --show-bin-path)/scaffold"

# Faults of planner and editor that the random workspaces must find; half an hour.
mutants:
	bash Tests/Support/Mutants/mutants.sh

## ratios against other tools, in one run
bench:
	bash Benchmarks/run.sh

## one file, dist/scaffold, with the Swift runtime inside on Linux
release:
	$(SWIFT) build --configuration release --product scaffold $(STATIC)
	mkdir -p dist
	cp "$$($(SWIFT) build --configuration release --product scaffold $(STATIC) --show-bin-path)/scaffold" dist/scaffold
	strip dist/scaffold
	@ls -l dist/scaffold

clean:
	rm -rf .build dist
