"""What is taken out of a project's XML before it is passed on, and what stays."""

from __future__ import annotations

from pathlib import Path, PureWindowsPath

import pytest

from geoportfolio.core.gis.projects.cleaning import cleaned

DEAL = Path("/home/al b/deal")


def test_who_saved_and_wrote_it_is_taken_out_and_other_names_stay():
    text = (
        '<qgis saveUserFull="Anna" a="b" saveUser="anna"><x saveUser="kept"/>'
        "<author>Anna &amp; Co</author><author>Berta</author></qgis>"
    )
    assert cleaned(text.encode(), DEAL, ["Anna & Co"], ()).decode() == (
        '<qgis saveUserFull="" a="b" saveUser=""><x saveUser="kept"/>'
        "<author></author><author>Berta</author></qgis>"
    )


def test_our_ids_of_the_authentication_database_are_taken_out_and_others_stay():
    text = (
        b"<a>authcfg=abc1234&amp;crs=EPSG:3857&amp;url=https://a.example</a><b>url=x&amp;authcfg=abc1234</b>"
        b"<c>authcfg='abc1234' typename='t'</c><d>typename='t' authcfg=abc1234</d>"
        b"<e>authcfg=abc12345&amp;a=b</e><f>authcfg=theirs1 dbname='d'</f>"
    )
    assert cleaned(text, DEAL, (), ["abc1234"]) == (
        b"<a>crs=EPSG:3857&amp;url=https://a.example</a><b>url=x</b><c>typename='t'</c><d>typename='t'</d>"
        b"<e>authcfg=abc12345&amp;a=b</e><f>authcfg=theirs1 dbname='d'</f>"
    )


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (">/home/al b/deal/x y.gpkg|layername=t<", ">./x y.gpkg|layername=t<"),
        (">file:///home/al%20b/deal/x.csv?a=b<", ">file:./x.csv?a=b<"),
        (">/vsizip//home/al b/deal/a.zip/x<", ">/vsizip/./a.zip/x<"),
        (">/mnt/home/al b/deal/x<", ">/mnt/home/al b/deal/x<"),
        (">/home/al b/deal2/x<", ">/home/al b/deal2/x<"),
        (">/home/al b/x<", ">/home/al b/x<"),
    ],
)
def test_absolute_paths_of_the_folder_become_relative_and_others_stay(written, expected):
    assert cleaned(written.encode(), DEAL, (), ()).decode() == expected


def test_a_project_with_absolute_paths_reads_relative_ones_then():
    text = b'<Paths><Absolute type="bool">true</Absolute></Paths>'
    assert cleaned(text, DEAL, (), ()) == b'<Paths><Absolute type="bool">false</Absolute></Paths>'


@pytest.mark.parametrize("written", ["C:\\Al &amp; Co\\deal\\x.gpkg", "C:/Al &amp; Co/deal/x.gpkg"])
def test_paths_of_windows_become_relative_too(written, monkeypatch):
    monkeypatch.setattr(PureWindowsPath, "resolve", lambda self: self, raising=False)
    folder = PureWindowsPath("C:\\Al & Co\\deal")
    assert cleaned(f">{written}<".encode(), folder, (), ()) == b">./x.gpkg<"
