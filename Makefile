# The two commands are `make demo` and `make test`; both set everything up by themselves.
PYTHON := .venv/bin/python
OFFSCREEN := QT_QPA_PLATFORM=offscreen

.PHONY: demo test test-matrix lint test-unit test-qgis test-e2e bench screens screenshots sandbox package setup

setup:
	@tools/setup.sh

# Two at a time: the real application waits for its screen more than it works, so the other tiers run beside it.
test: setup
	@$(MAKE) --no-print-directory -j2 --output-sync=target test-e2e lint test-unit test-qgis

lint: setup
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/flake8 --select QGS --extend-ignore QGS105,QGS201,QGS202 __init__.py plugin.py core ui
	MYPYPATH=build/import $(PYTHON) -m mypy -p geoportfolio.core.api

test-unit: setup
	$(PYTHON) -m pytest -q -p no:pytest_qgis tests/unit

test-qgis: setup
	$(OFFSCREEN) $(PYTHON) -m pytest -q tests/qgis

test-e2e: setup
	$(PYTHON) -m pytest -q -p no:pytest_qgis tests/e2e

# Every screen in every size and theme, for somebody to look at: build/e2e/screens.
screens: setup
	$(PYTHON) -m pytest -q -p no:pytest_qgis --all-screens tests/e2e/test_screens.py

demo: setup
	$(PYTHON) -m tests.e2e.demo

bench: setup
	$(PYTHON) -m benchmarks

# The pictures of the README, from the real application.
screenshots: setup
	$(PYTHON) -m tests.e2e.pictures

sandbox: setup
	$(PYTHON) -m sandbox

package: setup
	tools/package.sh

# The unit and qgis tiers in the QGIS of Debian 13 (3.40) and of Debian testing (3.44).
test-matrix:
	tools/chroot.sh trixie build/chroot-trixie make test-unit test-qgis
	tools/chroot.sh forky build/chroot-forky make test-unit test-qgis
