"""*Export Project Package*: what is in the zip, what is not and is named, and that no key is in it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from datetime import datetime
from pathlib import Path

import pytest
from qgis.core import (
    QgsApplication,
    QgsFeature,
    QgsLayoutItemPicture,
    QgsPrintLayout,
    QgsProject,
    QgsRasterLayer,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.hazard_maps import layers as map_layers
from geoportfolio.core.gis.history import previous_results
from geoportfolio.core.gis.layers import uris
from geoportfolio.core.gis.projects import package
from geoportfolio.core.gis.projects.job_project import JobProject
from geoportfolio.core.gis.reports.single import Report
from geoportfolio.core.gis.results import layers
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.projects import packer
from tests.support.disks import READ_ONLY
from tests.support.event_loop import pump_until
from tests.support.key_search import files_with
from tests.support.maps import made_map
from tests.support.oracle import COAST, airports_in
from tests.support.portable import ids, moved, report_batch, state_of
from tests.support.provenance import undo
from tests.support.workbench import settled


@pytest.fixture
def empty(project, folder):
    """The project ``deal.qgz``, without a layer."""
    assert project.write(str(folder / "deal.qgz"))
    return project


def save(project) -> None:
    assert project.write(), project.error()


def answer(monkeypatch, agrees: bool) -> list[str]:
    """Answer what is asked; the questions."""
    asked: list[str] = []
    monkeypatch.setattr(packer, "agrees", lambda _parent, text: asked.append(text) or agrees)
    return asked


def unpacked(archive: Path, folder: Path) -> Path:
    """The project of *archive*, somewhere else."""
    with zipfile.ZipFile(archive) as opened:
        assert opened.testzip() is None
        opened.extractall(folder)
    (project,) = (path for path in folder.iterdir() if path.suffix in (".qgz", ".qgs"))
    return project


def opened_elsewhere(archive: Path, tmp_path: Path) -> QgsProject:
    copy = QgsProject()
    copy.read(str(unpacked(archive, tmp_path / "theirs")))
    return copy


def text_of(project: Path) -> str:
    with zipfile.ZipFile(project) as opened:
        (name,) = [name for name in opened.namelist() if name.endswith(".qgs")]
        return opened.read(name).decode("utf-8")


def names_in(archive: Path) -> set[str]:
    with zipfile.ZipFile(archive) as opened:
        return set(opened.namelist())


def told(text: str, before: str) -> set[str]:
    """The names that stand behind *before*."""
    return set(text.partition(f"{before}: ")[2].partition(".'")[0].rstrip("'.").lstrip("'").split("', '"))


def local_layer(path: Path, driver: str = "GeoJSON") -> QgsVectorLayer:
    source = QgsVectorLayer("Point?crs=EPSG:4326&field=name:string(20)", "x", "memory")
    feature = QgsFeature(source.fields())
    feature["name"] = "row"
    source.dataProvider().addFeature(feature)
    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = driver
    path.parent.mkdir(parents=True, exist_ok=True)
    QgsVectorFileWriter.writeAsVectorFormatV3(
        source, str(path), QgsProject.instance().transformContext(), options
    )
    return QgsVectorLayer(str(path), path.name, "ogr")


def test_a_package_opens_elsewhere_with_all_of_it(deal, ready, window, pack, project, folder, tmp_path):
    before = state_of(project)
    pack(folder / "for you.zip")
    assert state_of(project) == before
    text = window.texts()[-1]
    assert text.startswith("for you.zip, ") and text.endswith(": 2 layers. No API key is included.")
    assert [step.text() for step in window.steps()] == ["Open Folder"]
    (folder / "deal_geoportfolio").rename(folder / "gone")
    copy = opened_elsewhere(folder / "for you.zip", tmp_path)
    (layer,) = layers.results_in(copy)
    assert layer.isValid() and ids(layer) == airports_in(COAST)
    assert tmp_path / "theirs" in layers.path_of(layer).parents
    assert layer.styleManager().styles() == deal.styleManager().styles()
    assert all(each.isValid() for each in copy.mapLayers().values())


def test_no_key_is_in_a_package(
    deal, ready, window, pack, project, folder, sandbox, tmp_path, password_store
):
    """Of results, of a refresh and of maps, however the key is kept."""
    stored, typed = "a-key/of+the=store", "a-key/of+this=session"
    connections = ready.connections
    connections.save(Connection("stored", "https://a.example.com"), stored)
    connections.save(Connection("typed", "https://b.example.com", keep_key=SESSION), typed)
    ready.refresher.refresh([deal])
    settled(ready)
    for name in ("stored", "typed", "environment"):
        server = uris.server_of(connections, name)
        made = made_map(server)
        made.setCustomProperty(map_layers.MAP, "wind_bands")
        made.setCustomProperty(map_layers.HOST, server.base_url)
        project.addMapLayer(made)
    assert len(map_layers.maps_in(project)) == 3
    save(project)
    assert "authcfg=" in text_of(folder / "deal.qgz"), "the analyst's own project keeps it"
    pack(folder / "deal.zip")
    theirs = unpacked(folder / "deal.zip", tmp_path / "theirs")
    assert "authcfg=" not in text_of(theirs), "QGIS would ask a colleague for a master password"
    assert files_with([stored, typed, sandbox.key], [tmp_path / "theirs"]) == []


def test_a_package_does_not_tell_who_made_it_or_where(deal, pack, project, folder, tmp_path, monkeypatch):
    monkeypatch.setattr(QgsApplication, "userFullName", lambda: "Anna Analyst")
    described = project.metadata()
    described.setAuthor("Anna Analyst")
    project.setMetadata(described)
    metadata = deal.metadata()
    metadata.setAbstract(f"From {layers.path_of(deal)}")
    deal.setMetadata(metadata)
    save(project)
    assert "Anna Analyst" in text_of(folder / "deal.qgz")
    pack(folder / "deal.zip")
    text = text_of(unpacked(folder / "deal.zip", tmp_path / "theirs"))
    for secret in ("Anna Analyst", f'"{QgsApplication.userLoginName()}"', str(folder)):
        assert secret not in text, [line for line in text.splitlines() if secret in line]


def test_the_answer_before_a_refresh_goes_along(deal, ready, pack, project, folder, tmp_path):
    ready.refresher.refresh([deal])
    settled(ready)
    save(project)
    pack(folder / "deal.zip")
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    (layer,) = layers.results_in(copy)
    before = previous_results.previous_path(layer)
    assert before.exists() and tmp_path / "theirs" in before.parents and before != layers.path_of(layer)
    undo(layer)
    assert ids(layer) == airports_in(COAST)


# What is asked first.


def test_changes_are_saved_first_when_the_analyst_agrees(deal, pack, project, folder, tmp_path, monkeypatch):
    deal.setName("Renamed")
    assert project.isDirty()
    asked = answer(monkeypatch, True)
    pack(folder / "deal.zip")
    assert asked == ["The package contains the saved project. Save it now?"]
    assert not project.isDirty()
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    assert [layer.name() for layer in layers.results_in(copy)] == ["Renamed"]


def test_without_a_save_nothing_is_packed(deal, ready, window, pack, project, folder, monkeypatch):
    project.setDirty(True)
    answer(monkeypatch, False)
    pack(folder / "deal.zip")
    assert project.isDirty() and window.texts() == []
    answer(monkeypatch, True)
    monkeypatch.setattr(QgsProject, "write", lambda *_: False)  # the disk is full, or the analyst cancels
    pack(folder / "deal.zip")
    assert not (folder / "deal.zip").exists()


def test_results_in_the_profile_are_offered_to_be_moved_first(
    loaded, ready, window, pack, project, folder, tmp_path, monkeypatch
):
    answer(monkeypatch, True)
    window.actionSaveProjectAs().triggered.connect(lambda: project.write(str(folder / "deal.qgz")))
    pack(folder / "deal.zip")
    assert window.texts() == [
        "2 result layers are outside the project folder. Moving them also saves the project."
    ]
    moved(ready, window)
    pack(folder / "deal.zip")
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    (layer,) = layers.results_in(copy)
    assert ids(layer) == airports_in(COAST) and tmp_path / "theirs" in layers.path_of(layer).parents


def test_a_project_in_a_database_is_saved_as_a_file_first(
    ready, window, pack, project, folder, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    (folder / "x.gpkg").touch()
    project.addMapLayer(local_layer(folder / "near.geojson"))
    assert project.write(f"geopackage:{folder}/x.gpkg?projectName=deal")
    asked = answer(monkeypatch, True)
    pack(folder / "deal.zip")
    assert len(asked) == 1 and not (folder / "deal.zip").exists()
    window.actionSaveProjectAs().triggered.connect(lambda: project.write(str(folder / "deal.qgz")))
    pack(folder / "deal.zip")
    assert names_in(folder / "deal.zip") == {"deal.qgz", "near.geojson"}


def test_an_empty_project_is_told(ready, window, project):
    ready.packer.pack()
    assert window.texts() == ["Nothing to export yet. Load locations first."]


# Other files of the project's folder.


def test_files_of_the_folder_go_along_and_others_are_named(
    deal, ready, window, pack, project, folder, tmp_path
):
    near = local_layer(folder / "data" / "near.shp", "ESRI Shapefile")
    far = local_layer(tmp_path / "elsewhere" / "far.geojson")
    linked = local_layer(tmp_path / "elsewhere" / "real.geojson")
    (folder / "link.geojson").symlink_to(tmp_path / "elsewhere" / "real.geojson")
    linked.setDataSource(str(folder / "link.geojson"), "linked", "ogr")
    gone = local_layer(folder / "gone.geojson")
    (folder / "data" / "passwords.txt").write_text("secret")
    scratch = QgsVectorLayer("Point?crs=EPSG:4326", "Scratch", "memory")
    world = Path(QgsApplication.pkgDataPath(), "resources", "data", "world_map.gpkg")
    of_qgis = QgsVectorLayer(f"{world}|layername=countries", "World", "ogr")
    assert of_qgis.isValid()
    project.addMapLayers([near, far, linked, gone, scratch, of_qgis])
    (folder / "gone.geojson").unlink()
    save(project)
    pack(folder / "deal.zip")
    text = window.texts()[-1]
    assert ": 4 layers. No API key is included. Not included, because outside the project folder: " in text
    assert told(text.partition(" Without")[0], "outside the project folder") == {"far.geojson", "linked"}
    assert told(text, "Without their data") == {"gone.geojson", "Scratch"}
    names = {name for name in names_in(folder / "deal.zip") if not name.startswith("deal_geoportfolio/")}
    suffixes = ("cpg", "dbf", "prj", "shp", "shx")
    assert names == {"deal.qgz", *(f"data/near.{suffix}" for suffix in suffixes)}
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    assert copy.mapLayersByName("near.shp")[0].featureCount() == 1
    assert copy.mapLayersByName("World")[0].isValid(), "each QGIS has it"


def test_a_name_that_leads_out_of_the_folder_on_windows_is_named(window, ready, pack, empty, folder):
    """A stranger's archive may bring such a file to Linux; a colleague would unpack it over another one."""
    local_layer(folder / "a.geojson")
    (folder / "a.geojson").rename(folder / "..\\..\\evil.geojson")
    empty.addMapLayer(QgsVectorLayer(str(folder / "..\\..\\evil.geojson"), "evil", "ogr"))
    save(empty)
    pack(folder / "deal.zip")
    assert names_in(folder / "deal.zip") == {"deal.qgz"}
    assert told(window.texts()[-1], "Not included, because outside the project folder") == {"evil"}


def test_of_a_folder_goes_along_what_the_layer_shows(ready, window, pack, empty, folder, tmp_path):
    data = folder / "data"
    local_layer(data / "a.shp", "ESRI Shapefile")
    local_layer(data / "b.shp", "ESRI Shapefile")
    (data / "passwords.txt").write_text("secret")
    (folder / "nothing").mkdir()
    layer = QgsVectorLayer(f"{data}|layername=b", "of a folder", "ogr")
    empty.addMapLayers([layer, QgsVectorLayer(str(folder / "nothing"), "of nothing", "ogr")])
    assert layer.isValid()
    save(empty)
    pack(folder / "deal.zip")
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    assert copy.mapLayersByName("of a folder")[0].featureCount() == 1
    assert not list((tmp_path / "theirs").rglob("*.txt"))
    assert told(window.texts()[-1], "Without their data") == {"of nothing"}


def test_sources_of_every_kind_are_found_and_addresses_stay(ready, window, pack, empty, folder, tmp_path):
    local_layer(folder / "a.geojson")
    with zipfile.ZipFile(folder / "all.zip", "w") as made:
        made.write(folder / "a.geojson", "inner/a.geojson")
    (folder / "a b.csv").write_text("x,y\n1,2\n")
    address = "/vsicurl/http://127.0.0.1:9/a.geojson"
    sources = {
        "zip": ("ogr", f"/vsizip/{folder}/all.zip/inner/a.geojson"),
        "csv": ("delimitedtext", f"file://{folder}/a%20b.csv?delimiter=,&xField=x&yField=y&crs=EPSG:4326"),
        "part of a file": ("gdal", f'NETCDF:"{tmp_path}/depth.nc":depth'),
        "address": ("ogr", address),
        "database": ("postgres", "dbname='x' host=127.0.0.1 port=9 table=\"t\" (g)"),
    }
    (tmp_path / "depth.nc").write_bytes(b"CDF")
    for name, (provider, source) in sources.items():
        made = QgsRasterLayer if provider == "gdal" else QgsVectorLayer
        empty.addMapLayer(made(source, name, provider))
    save(empty)
    pack(folder / "deal.zip")
    assert names_in(folder / "deal.zip") == {"deal.qgz", "all.zip", "a b.csv"}
    assert ": 4 layers." in window.texts()[-1]
    assert told(window.texts()[-1], "Not included, because outside the project folder") == {"part of a file"}
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    for name in ("zip", "csv"):
        (layer,) = copy.mapLayersByName(name)
        assert layer.featureCount() == 1 and str(tmp_path / "theirs") in layer.source()
    assert f"<datasource>{address}</datasource>" in text_of(tmp_path / "theirs" / "deal.qgz")


def test_a_data_set_that_names_other_places_is_told(ready, window, pack, empty, folder, tmp_path):
    for place in (tmp_path / "elsewhere", folder / "data"):
        local_layer(place / "a.geojson")
    text = (
        '<OGRVRTDataSource><OGRVRTLayer name="a"><SrcDataSource relativeToVRT="{}">{}</SrcDataSource>'
        "</OGRVRTLayer></OGRVRTDataSource>"
    )
    made = {
        folder / "data" / "above.vrt": text.format(1, "../../elsewhere/a.geojson"),
        folder / "data" / "root.vrt": text.format(0, folder / "data" / "a.geojson"),
        folder / "vrt" / "beside.vrt": text.format(1, "../data/a.geojson"),
    }
    (folder / "vrt").mkdir()
    for path, content in made.items():
        path.write_text(content)
        empty.addMapLayer(QgsVectorLayer(str(path), path.stem, "ogr"))
    save(empty)
    pack(folder / "deal.zip")
    said, _, without_data = window.texts()[-1].partition(" Without")
    assert told(said, "Not included, because outside the project folder") == {"above"} and told(
        f"Without{without_data}", "Without their data"
    ) == {"root"}
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    assert copy.mapLayersByName("beside")[0].featureCount() == 1


def test_a_project_with_absolute_paths_travels_too(deal, pack, project, folder, tmp_path):
    local_layer(folder / "data & more" / "near.shp", "ESRI Shapefile")
    (folder / "a b.csv").write_text("x,y\n1,2\n")
    csv = f"file://{folder}/a%20b.csv?delimiter=,&xField=x&yField=y&crs=EPSG:4326"
    project.addMapLayers(
        [
            QgsVectorLayer(str(folder / "data & more" / "near.shp"), "near", "ogr"),
            QgsVectorLayer(csv, "csv", "delimitedtext"),
        ]
    )
    project.writeEntryBool("Paths", "/Absolute", True)
    save(project)
    assert f"{folder}/data" in text_of(folder / "deal.qgz")
    pack(folder / "deal.zip")
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    found = copy.mapLayers().values()
    assert len(found) == 4 and all(layer.isValid() for layer in found)
    assert all(str(tmp_path / "theirs") in layer.source() for layer in found)


def test_a_project_in_a_linked_folder_is_whole(deal, window, pack, project, folder, tmp_path):
    (tmp_path / "link").symlink_to(folder)
    project.clear()
    assert project.read(str(tmp_path / "link" / "deal.qgz"))
    pack(folder / "deal.zip")
    assert ": 2 layers. " in window.texts()[-1] and "not in it" not in window.texts()[-1]
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    assert all(str(tmp_path / "theirs") in layer.source() for layer in copy.mapLayers().values())


def test_a_project_in_one_file_goes_with_what_qgis_keeps_beside_it(deal, pack, project, folder, tmp_path):
    assert project.write(str(folder / "deal.qgs"))
    (folder / "deal.qgd").write_bytes(b"auxiliary")
    (folder / "deal_attachments.zip").write_bytes(b"attached")
    pack(folder / "deal.zip")
    assert {"deal.qgs", "deal.qgd", "deal_attachments.zip"} <= names_in(folder / "deal.zip")
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    assert all(each.isValid() for each in copy.mapLayers().values())


def test_pictures_of_layouts_go_along_from_the_folder_alone(deal, pack, project, folder, tmp_path):
    layout = QgsPrintLayout(project)
    layout.initializeDefaults()
    layout.setName("Committee")
    for path in (folder / "our & logo.png", tmp_path / "theirs.png"):
        path.write_bytes(b"\x89PNG")
        picture = QgsLayoutItemPicture(layout)
        picture.setPicturePath(str(path))
        layout.addLayoutItem(picture)
    project.layoutManager().addLayout(layout)
    save(project)
    pack(folder / "deal.zip")
    assert {name for name in names_in(folder / "deal.zip") if name.endswith(".png")} == {"our & logo.png"}
    copy = opened_elsewhere(folder / "deal.zip", tmp_path)
    assert [each.name() for each in copy.layoutManager().printLayouts()] == ["Committee"]


# Reports.


def test_reports_go_along_with_their_index(deal, window, pack, project, folder, tmp_path):
    reports = folder / "deal_geoportfolio" / "reports" / "order"
    reports.mkdir(parents=True)
    for name in ("a.pdf", "b.html", "index.csv", "order.jsonl", ".order.lock", "c.pdf.part"):
        (reports / name).write_bytes(b"content")
    pack(folder / "deal.zip")
    assert "2 layers, 2 reports." in window.texts()[-1]
    unpacked(folder / "deal.zip", tmp_path / "theirs")
    packed = tmp_path / "theirs" / "deal_geoportfolio" / "reports" / "order"
    assert sorted(path.name for path in packed.iterdir()) == ["a.pdf", "b.html", "index.csv"]


def test_a_batch_in_another_folder_of_the_project_goes_along(deal, window, pack, project, folder):
    report_batch(project, folder / "batch")
    save(project)
    pack(folder / "deal.zip")
    assert "3 layers, 1 report." in window.texts()[-1]
    found = {name for name in names_in(folder / "deal.zip") if name.startswith("batch/")}
    assert found == {"batch/a.pdf", "batch/index.csv", "batch/reports.gpkg"}


def test_single_reports_go_along_from_the_folder_and_others_are_named(
    deal, ready, window, pack, folder, tmp_path
):
    singles = ready.reports.singles
    for path in (folder / "Port.pdf", tmp_path / "Elsewhere.pdf"):
        path.write_bytes(b"single")
        report = Report(path, "pdf", path.stem, 9.9, 53.5, datetime.now().astimezone())
        number = singles.add(ready.reports.settings.request(Place(9.9, 53.5, "x")), JobProject())
        singles.take(number, report)
    pack(folder / "deal.zip")
    assert "2 layers, 1 report." in window.texts()[-1] and "Port.pdf" in names_in(folder / "deal.zip")
    assert told(window.texts()[-1], "Not included, because outside the project folder") == {"Elsewhere.pdf"}


# What goes wrong.


def test_edits_that_are_not_saved_are_told(deal, ready, window, pack, folder):
    areas = ready.areas.layer()
    areas.startEditing()
    areas.changeAttributeValue(1, areas.fields().lookupField("name"), "Changed")
    pack(folder / "deal.zip")
    assert f"Unsaved edits are not included: '{areas.name()}'." in window.texts()[-1]
    assert areas.isModified()
    areas.rollBack()


def test_stop_leaves_no_half_file(deal, ready, window, project, folder, monkeypatch):
    (folder / "deal.zip").write_bytes(b"the one before")
    before = {path.name for path in folder.iterdir()}

    def endless(_source, _target, monitor):
        while True:
            monitor.cancelled.wait(0.01)
            monitor.stop_if_cancelled()

    monkeypatch.setattr(package, "copy_stream", endless)
    ready.packer.pack_into(folder / "deal.zip")
    pump_until(lambda: "of 2 files" in window.texts()[-1])
    window.press("Stop")
    pump_until(lambda: not ready.tasks.busy("pack"))
    assert (folder / "deal.zip").read_bytes() == b"the one before"
    assert {path.name for path in folder.iterdir()} == before
    assert window.texts()[-1] == "Stopped. Nothing was exported."


@pytest.mark.parametrize("content", [None, b"a colleague's"])
def test_a_project_that_can_not_be_read_any_more_is_told(content, deal, window, pack, folder):
    if content is None:
        (folder / "deal.qgz").unlink()
    else:
        (folder / "deal.qgz").write_bytes(content)
    pack(folder / "deal.zip")
    assert window.texts()[-1].startswith("deal.zip could not be written: ")
    assert not (folder / "deal.zip").exists()


def test_a_folder_that_can_not_be_written_is_told(deal, window, pack, project):
    pack(READ_ONLY / "deal.zip")
    assert window.texts()[-1].startswith("deal.zip could not be written: ")
    assert [step.text() for step in window.steps()] == ["Retry"]


_READ = """
import json, sys
from qgis.core import QgsApplication, QgsProject
app = QgsApplication([], False)
app.initQgis()
project = QgsProject.instance()
done = project.read(sys.argv[1])
print(json.dumps([done, sorted(
    [layer.isValid(), layer.featureCount(), layer.renderer().type(), "geoportfolio" in "".join(sys.modules)]
    for layer in project.mapLayers().values()
)]))
"""


def test_without_the_plugin_the_layers_are_read_and_styled(deal, pack, folder, tmp_path):
    pack(folder / "deal.zip")
    theirs = unpacked(folder / "deal.zip", tmp_path / "theirs")
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QGIS_CUSTOM_CONFIG_PATH": str(tmp_path / "p"),
    }
    environment.pop("PYTHONPATH", None)
    read = subprocess.run(
        [sys.executable, "-c", _READ, str(theirs)],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    done, found = json.loads(read.stdout.strip().splitlines()[-1])
    expected = [[True, 1, "singleSymbol", False], [True, len(airports_in(COAST)), "graduatedSymbol", False]]
    assert done and found == expected, read.stderr
