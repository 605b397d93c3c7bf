"""What the tests of all tiers share."""

from __future__ import annotations

import gc
from typing import Any, Generator, Optional

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadFileScheduling

# What a helper asserts is shown as what a test asserts.
pytest.register_assert_rewrite("tests.support")

# Speed belongs into benchmarks: a busy machine must not make a sound test fail. `make fuzz` draws many more
# examples. The rest is the profile that hypothesis has chosen; in CI that is the one with fixed examples.
settings.register_profile(
    "unhurried",
    parent=settings(),
    deadline=None,
    max_examples=50,
    suppress_health_check=[*settings().suppress_health_check, HealthCheck.too_slow],
)
settings.load_profile("unhurried")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Have Python's collector rest while thousands of tests are made, and leave them alone: they stay."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


class FilesInTurn(LoadFileScheduling):
    """A file at a time for each process, whichever of them dies."""

    def remove_node(self, node: Any) -> Optional[str]:
        # xdist gives the next process all files of one that died. Of those that were through there is no
        # test to run, no end of one to hear of, and so no next file: it would wait for ever.
        files = self.assigned_work[node]
        for name in [name for name, tests in files.items() if all(tests.values())]:
            del files[name]
        return super().remove_node(node)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Optional[FilesInTurn]:
    return FilesInTurn(config, log) if config.getoption("dist") == "loadfile" else None
