"""The zip: one commit gives the same bytes anywhere, and they are as the public plugin repository wants them.

What that repository's tools say of the code is ``make lint``: ``tools/published.py``.
"""

from __future__ import annotations

import re
import stat
import zipfile
from configparser import ConfigParser, SectionProxy
from pathlib import Path, PurePosixPath
from urllib.parse import urlparse

import pytest

from tools import changelog
from tools.packages import ROOT, Repository

LANGUAGE = "geoportfolio_eo"
TRANSLATED = "Ŝarĝi punktojn"
TRANSLATION = f"""<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en">
<context>
    <name>GeoPortfolio</name>
    <message><source>Load points</source><translation>{TRANSLATED}</translation></message>
</context>
</TS>
"""
QM_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
COMMITTED = (2026, 1, 2, 3, 4, 6)
MOST_BYTES = 2_000_000
KINDS = {".py", ".svg", ".md", ".txt", ".qm", ""}
"""Of files; one without a suffix is the license."""
REQUIRED = (
    *("name", "description", "about", "version", "qgisMinimumVersion"),
    *("author", "email", "tracker", "repository"),
)


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Repository:
    more = {f"i18n/{LANGUAGE}.ts": TRANSLATION}
    return Repository.of_working_tree(tmp_path_factory.mktemp("repository"), more)


@pytest.fixture(scope="module")
def package(repository: Repository, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return repository.package(tmp_path_factory.mktemp("package"))


@pytest.fixture(scope="module")
def members(package: Path) -> dict[PurePosixPath, zipfile.ZipInfo]:
    """The files of the package."""
    with zipfile.ZipFile(package) as opened:
        assert opened.testzip() is None
        return {PurePosixPath(each.filename): each for each in opened.infolist() if not each.is_dir()}


@pytest.fixture(scope="module")
def metadata(package: Path) -> SectionProxy:
    """As the public repository reads it: with interpolation, so that a single % would be an error."""
    parser = ConfigParser()
    parser.optionxform = str
    with zipfile.ZipFile(package) as opened:
        parser.read_string(opened.read("geoportfolio/metadata.txt").decode("utf-8"))
    return parser["general"]


def test_a_commit_gives_the_same_bytes_anywhere(repository, package, members, tmp_path):
    again = repository.package(tmp_path, umask=0o077, timezone="Asia/Tokyo")

    assert again.read_bytes() == package.read_bytes()
    assert {each.date_time for each in members.values()} == {COMMITTED}


def test_the_package_has_one_folder_and_nothing_hidden(members):
    assert {path.parts[0] for path in members} == {"geoportfolio"}
    parts = {part for path in members for part in path.parts}
    assert [part for part in parts if part.startswith((".", "__pycache__", "__MACOSX"))] == []


def test_the_package_has_no_binaries_and_nothing_that_runs(members):
    assert {path.suffix for path in members} == KINDS
    assert [path.name for path in members if path.suffix == ""] == ["LICENSE"]
    modes = {stat.S_IMODE(each.external_attr >> 16) for each in members.values()}
    assert [oct(mode) for mode in modes if mode & 0o111] == []


def test_the_package_is_small(package):
    assert package.stat().st_size < MOST_BYTES


def test_the_package_has_what_the_plugin_needs_and_no_more(members):
    top = {path.parts[1] for path in members}
    assert top == {
        "LICENSE", "README.md", "CHANGELOG.md", "__init__.py", "metadata.txt", "plugin.py",
        "core", "docs", "i18n", "resources", "ui",
    }  # fmt: skip
    assert {path.parts[2] for path in members if path.parts[1] == "docs"} == {"help"}
    for folder in ("core", "ui", "resources", "docs/help"):
        written = {path for path in (ROOT / folder).rglob("*") if path.suffix in KINDS and path.is_file()}
        missing = {
            path for path in written if PurePosixPath("geoportfolio", path.relative_to(ROOT)) not in members
        }
        assert missing == set(), folder


def test_translations_are_compiled_into_the_package(package, members):
    translations = [path for path in members if path.parts[1] == "i18n"]
    assert {path.suffix for path in translations} == {".qm"}
    with zipfile.ZipFile(package) as opened:
        compiled = opened.read(f"geoportfolio/i18n/{LANGUAGE}.qm")
    assert compiled.startswith(QM_MAGIC)
    assert TRANSLATED.encode("utf-16-be") in compiled


def test_a_commit_without_translations_has_a_package(tmp_path):
    repository = Repository.of_working_tree(tmp_path, without="i18n")
    with zipfile.ZipFile(repository.package(tmp_path)) as opened:
        names = opened.namelist()
    assert "geoportfolio/plugin.py" in names
    assert [name for name in names if name.endswith(".qm")] == []


def test_the_metadata_are_complete(metadata, members):
    assert [name for name in REQUIRED if not metadata.get(name, "").strip()] == []
    assert PurePosixPath("geoportfolio", metadata["icon"]) in members
    assert "/" not in metadata["author"]
    assert re.fullmatch(r"[^@\s]+@[^@\s]+\.\w+", metadata["email"])
    assert re.fullmatch(r"\d+\.\d+\.\d+", metadata["version"])
    assert re.fullmatch(r"\d+\.\d+", metadata["qgisMinimumVersion"])
    assert re.fullmatch(r"\d+\.\d+", metadata["qgisMaximumVersion"])
    for flag in ("experimental", "deprecated", "supportsQt6"):
        assert metadata[flag] in ("True", "False")


def test_the_metadata_keep_the_rules_of_the_public_repository(metadata):
    """No "plugin" in the name, no HTML, a description of one line, addresses that can be opened."""
    assert "plugin" not in metadata["name"].casefold()
    assert "<" not in metadata["about"] + metadata["description"]
    assert len(metadata["description"]) <= 120
    addresses = [urlparse(metadata[name]) for name in ("homepage", "repository", "tracker")]
    assert [each.geturl() for each in addresses if each.scheme != "https" or not each.netloc] == []
    assert all(tag == tag.strip().casefold() for tag in metadata["tags"].split(","))


def test_the_package_is_named_for_its_version(package, metadata):
    assert package.name == f"geoportfolio-{metadata['version']}.zip"


def test_the_version_stands_in_the_metadata_alone(package, metadata, members):
    with zipfile.ZipFile(package) as opened:
        told = [
            path.name
            for path, each in members.items()
            if path.suffix == ".py" and metadata["version"] in opened.read(each).decode("utf-8")
        ]
    assert told == []


def test_the_plugin_manager_shows_the_changes(metadata):
    written = (ROOT / "metadata.txt").read_text("utf-8")
    assert changelog.with_changelog(written, changelog.read_changes()) == written, "python -m tools.changelog"
    assert metadata["changelog"].strip().startswith(metadata["version"])


def test_changes_of_another_version_are_refused():
    written = (ROOT / "metadata.txt").read_text("utf-8")
    with pytest.raises(changelog.Disagreement):
        changelog.with_changelog(written, "# Changes\n\n## 99.0.0\n\n- All of it\n")
