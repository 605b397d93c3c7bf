# The two commands are `make demo` and `make test`; both set everything up by themselves.
PYTHON := .venv/bin/python
OFFSCREEN := QT_QPA_PLATFORM=offscreen
# Containers often forbid Python to keep what it has compiled. Here a hundred processes start, each with hundreds of our
# modules, and pytest rewrites every test: once, not each time.
unexport PYTHONDONTWRITEBYTECODE

QGIS_PARTS := test-qgis-a-k test-qgis-l-r test-qgis-s-z

# What tests write lies in memory where there is room for it, which saves up to a tenth of their time.
ROOM_IN_MEMORY := $(shell df --output=avail -k /dev/shm 2>/dev/null | awk 'NR == 2 && $$1 > 3000000 {print "/dev/shm"}')
ifneq ($(ROOM_IN_MEMORY),)
test-repository test-unit $(QGIS_PARTS) test-reliability test-e2e test-nightly: export TMPDIR := $(ROOM_IN_MEMORY)
endif

.PHONY: demo test chroots test-matrix lint test-repository test-unit test-qgis $(QGIS_PARTS) test-reliability test-e2e test-nightly \
	bench docs fuzz soak mutations nightly screens screenshots sandbox package translations setup

setup:
	@tools/setup.sh

# Six at a time, the longest first: what waits, for its screen or for a time-out, leaves the processors to the others.
# What a tier prints comes when it has ended; a line with + comes at once. One that fails does not keep the others back.
AT_ONCE := -j6 --keep-going --output-sync=target
test: setup
	@echo "Lint and all tests, six at a time; the output of each comes when it has ended."
	@$(MAKE) --no-print-directory $(AT_ONCE) test-e2e test-qgis test-unit test-reliability lint test-repository

# The real application, whose stories are told one after the other, and QGIS have the processors first.
BEHIND := nice -n 5

lint: setup
	+@echo "== make lint begins"
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	MYPYPATH=build/import $(BEHIND) $(PYTHON) -m mypy -p geoportfolio.core.api
	@# Grammar and standard library of Python 3.9, the oldest of a QGIS 3.22.
	.venv/bin/vermin -q --no-tips --violations -t=3.9- __init__.py plugin.py core ui
	$(BEHIND) $(PYTHON) -m tools.qt6
	@# What the tools of the public plugin repository and flake8-qgis say of the zip.
	$(BEHIND) $(PYTHON) -m tools.published

# Rules of the repository itself: no other QGIS sees them otherwise.
test-repository: setup
	+@echo "== make test-repository begins"
	$(BEHIND) $(PYTHON) -m pytest -q -p no:pytest_qgis tests/repository

UNIT := tests/unit tests/fuzz
test-unit: setup
	+@echo "== make test-unit begins"
	$(BEHIND) $(PYTHON) -m pytest -q -p no:pytest_qgis $(UNIT)

# Each with a profile of its own, which pytest-qgis names by this variable.
IN_QGIS = PYTEST_XDIST_WORKER=$@ $(OFFSCREEN) $(PYTHON) -m pytest -q --timeout 300 --timeout-method thread
# By the letters with which the folders begin: three processes, as each waits for a service for a third of its time, and
# each with a part of the folders, as it takes ten seconds to import and collect all of them.
test-qgis: $(QGIS_PARTS)
$(QGIS_PARTS): test-qgis-%: setup
	+@echo "== make $@ begins"
	$(IN_QGIS) $(QGIS_OPTIONS) $(filter-out tests/qgis/reliability/,$(wildcard tests/qgis/[$*]*/)) \
		$(if $(filter s-z,$*),tests/qgis/test_*.py)

# In a process of its own: a thousand requests that hang, break off or end late would slow other tests down.
test-reliability: setup
	+@echo "== make test-reliability begins"
	$(IN_QGIS) tests/qgis/reliability

E2E := tests/e2e
test-e2e: setup
	+@echo "== make test-e2e begins"
	$(PYTHON) -m pytest -q -p no:pytest_qgis --timeout 120 $(E2E)

# Every screen in every size and theme, to be looked at: build/e2e/screens.
screens: setup
	$(PYTHON) -m pytest -q -p no:pytest_qgis --timeout 120 tests/e2e \
		--kinds small-light,small-dark,large-light,large-dark

demo: setup
	$(PYTHON) -m tests.e2e.demo

# Names of subjects and options, such as BENCH="load --runs 1" or BENCH=--baseline; see benchmarks/README.md.
BENCH :=
bench: setup
	$(PYTHON) -m benchmarks $(BENCH)

# All that takes too long for every run, one after the other; the longest comes last.
NIGHTLY := test-nightly fuzz soak mutations
nightly: setup
	@$(MAKE) --no-print-directory --keep-going $(NIGHTLY)

# Every subject of the benchmarks with few rows, what starts clusters of processes, and HTML reports in a browser.
test-nightly: setup
	@tools/setup.sh chromium
	$(OFFSCREEN) $(PYTHON) -m pytest -q --timeout 600 --timeout-method thread tests/nightly

# Defects planted one by one, and the tests that see each: build/mutations/report.md.
mutations: setup
	$(PYTHON) -m tests.nightly.mutations

# What the decoders must hold to with many examples: build/fuzz.
fuzz: setup
	$(PYTHON) -m tests.nightly.fuzz

# The real application under random work for half an hour: build/soak/report.md.
soak: setup
	$(PYTHON) -m tests.nightly.soak

# The site: build/site. The pages of the algorithms are written from the provider itself.
docs: setup
	PYTHONPATH=build/import:. $(OFFSCREEN) $(PYTHON) -m tools.algorithm_pages
	$(PYTHON) -m mkdocs build --strict --quiet
	@echo "$(CURDIR)/build/site/index.html"

# The pictures of README and guide, from the real application.
screenshots: setup
	$(PYTHON) -m tests.e2e.pictures

# The port stays the same, so that a connection to it holds; SANDBOX_PORT=0 takes a free one.
SANDBOX_PORT := 8036
sandbox: setup
	@$(PYTHON) -m sandbox --port $(SANDBOX_PORT)

# After texts have changed: i18n/*.ts follow the source, and i18n/*.qm follow them.
translations: setup
	$(PYTHON) tools/translations.py
	tools/translations.sh

# build/geoportfolio-<version>.zip, of HEAD. Who wants no more than that needs no QGIS here, and waits for nothing.
package:
	@tools/setup.sh git qttools5-dev-tools
	@tools/package.sh

# The QGIS of Debian 13 (3.40) and of Debian testing (3.44), one after the other, with what knows QGIS or its Python:
# not the sandbox's own tests, nor the rules of the repository and of its pages, nor the properties that are drawn; and
# no story of the driver, or of widgets and files of ours alone, which tests/qgis has in each QGIS.
OF_OURS := accumulation enrichment filters killed reports stage support
E2E_ELSEWHERE := tests/e2e $(OF_OURS:%=--ignore=tests/e2e/test_%.py)
ELSEWHERE := make $(AT_ONCE) test-e2e test-qgis test-unit test-reliability "E2E=$(E2E_ELSEWHERE)" \
	"QGIS_OPTIONS=--deselect=tests/qgis/test_guide_code.py::test_the_37th_endpoint_has_its_door" \
	"UNIT=tests/unit --ignore-glob=*/test_sandbox_*.py"
CHROOTS := build
# Makes the chroots and their Python environments, which test-matrix uses.
chroots:
	tools/chroot.sh trixie $(CHROOTS)/chroot-trixie make setup
	tools/chroot.sh forky $(CHROOTS)/chroot-forky make setup

test-matrix:
	tools/chroot.sh trixie $(CHROOTS)/chroot-trixie $(ELSEWHERE)
	tools/chroot.sh forky $(CHROOTS)/chroot-forky $(ELSEWHERE)
