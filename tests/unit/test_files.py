"""Files that take the place of others: what was true of those stays true."""

from __future__ import annotations

import errno
import stat
from pathlib import Path
from types import SimpleNamespace

import pytest

from geoportfolio.core.api import files
from geoportfolio.core.api.files import clear_leftovers, keep, part_beside, rename, written_aside
from tests.support.disks import names_in


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("mode", [0o664, 0o600, 0o640])
def test_who_may_read_and_write_a_file_may_it_when_it_is_written_anew(tmp_path, mode):
    target = written(tmp_path / "a", "old")
    target.chmod(mode)
    with written_aside(target) as part:
        written(part, "new")
    assert (target.read_text("utf-8"), mode_of(target)) == ("new", mode)
    rename(written(tmp_path / "b", "newer"), target)
    assert (target.read_text("utf-8"), mode_of(target)) == ("newer", mode)


def test_a_protected_file_is_replaced_by_one_that_can_be_deleted(tmp_path):
    target = written(tmp_path / "a", "old")
    target.chmod(0o444)
    rename(written(tmp_path / "b", "new"), target)
    assert mode_of(target) == 0o644


def test_a_link_stays_and_the_file_it_leads_to_is_written(tmp_path):
    (tmp_path / "far").mkdir()
    far = written(tmp_path / "far" / "b", "old")
    link = tmp_path / "a"
    link.symlink_to(far)
    with written_aside(link) as part:
        written(part, "new")
        assert part.parent == far.parent
    assert link.is_symlink() and far.read_text("utf-8") == "new"
    assert [path.name for path in far.parent.iterdir()] == ["b"]


def test_a_link_in_a_folder_of_somebody_else_gives_way(tmp_path):
    secret = written(tmp_path / "secret", "mine")
    secret.chmod(0o600)
    link = tmp_path / "a"
    link.symlink_to(secret)
    with written_aside(link, follows_link=False) as part:
        written(part, "new")
    assert not link.is_symlink() and link.read_text("utf-8") == "new"
    assert secret.read_text("utf-8") == "mine"


@pytest.mark.parametrize("leads_to", ["nowhere", "a", "/dev/null"])
def test_a_link_that_leads_to_no_file_gives_way(tmp_path, leads_to):
    link = tmp_path / "a"
    link.symlink_to(leads_to)
    with written_aside(link) as part:
        written(part, "new")
    assert not link.is_symlink() and link.read_text("utf-8") == "new"


def test_what_took_long_to_come_is_copied_to_another_disk(tmp_path, monkeypatch):
    """There a rename is refused, whoever reads."""
    part, target = written(tmp_path / "far", "rows"), tmp_path / "here"
    replace = Path.replace

    def refused(path: Path, other: Path) -> Path:
        if path == part:
            raise OSError(errno.EXDEV, "Invalid cross-device link", str(path), None, str(other))
        return replace(path, other)

    monkeypatch.setattr(Path, "replace", refused)
    assert keep(part, target) == target
    assert target.read_text("utf-8") == "rows" and not part.exists()


def test_rename_a_file_that_is_read_waits_until_it_is_closed(tmp_path, refused, monkeypatch):
    part, target = written(tmp_path / "a.part", "new"), written(tmp_path / "a", "old")
    reader = target.open("rb")
    monkeypatch.setattr(files, "time", SimpleNamespace(sleep=lambda _seconds: reader.close()))
    assert rename(part, target) == target
    assert target.read_text("utf-8") == "new" and len(refused) == 1


def test_delete_a_file_that_is_read_deletes_it_with_a_later_file(tmp_path, refused):
    target = written(tmp_path / "a.txt", "old")
    with target.open("rb"), pytest.raises(PermissionError) as caught, written_aside(target) as part:
        part.write_text("new", "utf-8")
        scanner = part.open("rb")
    assert names_in(tmp_path) == {"a.txt", part.name} and target.read_text("utf-8") == "old"
    assert caught.value.filename2 == str(target) and refused
    scanner.close()
    with written_aside(tmp_path / "b.txt") as other:
        other.write_text("b", "utf-8")
    assert names_in(tmp_path) == {"a.txt", "b.txt"}


def test_write_a_file_with_the_name_of_a_deleted_one_keeps_it(tmp_path, refused):
    left = written(tmp_path / "a.part", "old")
    with left.open("rb"):
        files.delete_leftover(left)
    files.make_room(left)
    written(left, "new")
    clear_leftovers()
    assert left.read_text("utf-8") == "new"


def test_keep_a_file_that_is_read_copies_it(tmp_path, refused):
    arrived = written(tmp_path / ".arrived", "report")
    with arrived.open("rb"):
        assert keep(arrived, tmp_path / "Hotel.pdf").read_text("utf-8") == "report"
        assert names_in(tmp_path) == {".arrived", "Hotel.pdf"}
    clear_leftovers()
    assert names_in(tmp_path) == {"Hotel.pdf"}


@pytest.fixture
def later(monkeypatch):
    """Be another process, some hours later."""

    def wait(hours: float) -> None:
        now = files.time.time() + 3600 * hours
        monkeypatch.setattr(files.time, "time", lambda: now)
        monkeypatch.setattr(files, "_searched", set())

    return wait


def test_what_a_killed_process_has_left_goes_with_a_later_file_of_its_folder(tmp_path, later):
    left = written(part_beside(tmp_path / "rows.csv"), "half of the rows")
    for stranger in (".part", ".0123.part", "notes.part", f"{left.name}.txt"):
        written(tmp_path / stranger, "mine")
    (tmp_path / f".geoportfolio-{'0' * 32}.part").mkdir()
    kept = sorted(path.name for path in tmp_path.iterdir() if path != left)
    later(hours=25)
    with written_aside(tmp_path / "a") as part:
        written(part, "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([*kept, "a"])


def test_what_somebody_may_still_be_at_work_on_stays(tmp_path, later):
    under_way = written(part_beside(tmp_path / "rows.csv"), "half of the rows")
    later(hours=23)
    with written_aside(tmp_path / "a") as part:
        written(part, "new")
    assert under_way.exists()


def test_a_folder_that_cannot_be_searched_is_written_to(tmp_path, monkeypatch):
    """A share may let files be written and not be listed."""

    def refused(folder: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(folder))

    monkeypatch.setattr(files.os, "scandir", refused)
    with written_aside(tmp_path / "a") as part:
        written(part, "new")
    assert (tmp_path / "a").read_text("utf-8") == "new"
