"""Copies of databases, wherever they lie and whoever has them open."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from geoportfolio.core.api.monitor import Monitor
from geoportfolio.core.gis.projects.copying import copy_whole
from geoportfolio.core.gis.storage.reader import address_of
from tests.support.disks import READ_ONLY


@pytest.mark.parametrize(
    ("path", "address"),
    [
        (PureWindowsPath(r"\\server\share\a b\x.gpkg"), "file:////server/share/a%20b/x.gpkg?mode=ro"),
        (PureWindowsPath(r"C:\a#b\x?.gpkg"), "file:///C%3A/a%23b/x%3F.gpkg?mode=ro"),
        (PurePosixPath("/a/100%/x.gpkg"), "file:///a/100%25/x.gpkg?mode=ro"),
    ],
)
def test_sqlite_takes_every_path_as_an_address(path, address):
    assert address_of(path) == address
    with closing(sqlite3.connect(address.replace("mode=ro", "mode=memory"), uri=True)) as opened:
        assert opened.execute("SELECT 1").fetchone() == (1,)


@pytest.fixture
def logged(tmp_path) -> Path:
    """A database whose readers make files beside it."""
    path = tmp_path / "x.gpkg"
    with closing(sqlite3.connect(path)) as opened, opened:
        opened.execute("PRAGMA journal_mode = WAL")
        opened.execute("CREATE TABLE t (a)")
        opened.execute("INSERT INTO t VALUES (1)")
    return path


def test_a_database_in_a_folder_where_nothing_can_be_made_is_copied(logged, tmp_path):
    (tmp_path / "x.gpkg-wal").symlink_to(READ_ONLY / "no")  # root may write into any other folder
    with (
        closing(sqlite3.connect(address_of(logged), uri=True)) as opened,
        pytest.raises(sqlite3.OperationalError),
    ):
        opened.execute("SELECT * FROM t")
    copy_whole(logged, tmp_path / "copy.gpkg", Monitor())
    with closing(sqlite3.connect(tmp_path / "copy.gpkg")) as copy:
        assert copy.execute("SELECT a FROM t").fetchall() == [(1,)]


def test_what_waits_in_a_log_that_can_not_be_read_is_not_left_out(logged, tmp_path):
    (tmp_path / "x.gpkg-wal" / "rows").mkdir(parents=True)
    with pytest.raises(OSError, match=r"x\.gpkg"):
        copy_whole(logged, tmp_path / "copy.gpkg", Monitor())
    assert not (tmp_path / "copy.gpkg").exists()
