"""Named filters live in the project and come back with it."""

from __future__ import annotations

import pytest
from qgis.core import QgsProject

from geoportfolio.core.api import Filter
from geoportfolio.core.api.errors import InvalidInput
from geoportfolio.core.gis.projects import saved_filters

pytestmark = pytest.mark.usefixtures("fresh")

TREE = (Filter("CountryCode", "\u05d7 \U0001f3e8 & <b> \x01", (Filter("id", "9007199254740993"),)),)


@pytest.mark.parametrize("suffix", ["qgz", "qgs"])
def test_they_survive_saving_and_opening(qgis_app, tmp_path, suffix):
    path = str(tmp_path / f"project.{suffix}")
    project = QgsProject()
    many = tuple(Filter("City", str(number)) for number in range(3000))
    saved_filters.save(project, "pf/1", "h\u00f4tels & \U0001f3e8/2", TREE)
    saved_filters.save(project, "pf/1", "Many", many)
    saved_filters.save(project, "pf_2", "other", ())
    assert project.isDirty() and project.write(path)
    opened = QgsProject()
    assert opened.read(path)
    assert saved_filters.names(opened, "pf/1") == ["h\u00f4tels & \U0001f3e8/2", "Many"]
    assert saved_filters.load(opened, "pf/1", "h\u00f4tels & \U0001f3e8/2") == TREE
    assert saved_filters.load(opened, "pf/1", "Many") == many
    assert saved_filters.load(opened, "pf_2", "other") == ()


def test_a_name_is_taken_over_and_forgotten(qgis_app):
    project = QgsProject()
    saved_filters.save(project, "s", "a", TREE)
    saved_filters.save(project, "s", "a", ())
    assert saved_filters.load(project, "s", "a") == ()
    saved_filters.remove(project, "s", "a")
    saved_filters.remove(project, "s", "never there")
    assert saved_filters.names(project, "s") == []
    with pytest.raises(InvalidInput, match="'a'"):
        saved_filters.load(project, "s", "a")


@pytest.mark.parametrize("kept", ["{", "[]", "7", '{"s": []}', '{"s": {"a": [1]}}', '{"s": {"a": null}}'])
def test_what_a_stranger_wrote_into_the_project_is_refused_and_can_be_replaced(qgis_app, kept):
    project = QgsProject()
    project.writeEntry("geoportfolio", "savedFilters", kept)
    for name in saved_filters.names(project, "s"):
        with pytest.raises(InvalidInput):
            saved_filters.load(project, "s", name)
    saved_filters.save(project, "s", "a", TREE)
    assert saved_filters.load(project, "s", "a") == TREE
