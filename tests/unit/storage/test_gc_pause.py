"""Nothing is collected while somebody makes millions of objects, and as before afterwards."""

from __future__ import annotations

import gc
import threading

import pytest

from geoportfolio.core.gis.storage.gc_pause import no_collections


@pytest.fixture(autouse=True)
def collector():
    yield
    gc.enable()


def test_the_last_of_several_ends_it_whatever_happens():
    entered, leave = threading.Event(), threading.Event()

    @no_collections()
    def work():
        entered.set()
        leave.wait(5)

    thread = threading.Thread(target=work)
    with pytest.raises(ValueError, match="broken"), no_collections():
        thread.start()
        assert entered.wait(5) and not gc.isenabled()
        raise ValueError("broken")
    assert not gc.isenabled()
    leave.set()
    thread.join()
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off():
    gc.disable()
    with no_collections():
        pass
    assert not gc.isenabled()
