"""*Pack for a colleague*: what is in the zip, what is not, and that the open project does not notice."""

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
    QgsBookmark,
    QgsFeature,
    QgsPathResolver,
    QgsPrintLayout,
    QgsProject,
    QgsReferencedRectangle,
    QgsVectorFileWriter,
    QgsVectorLayer,
)
from qgis.PyQt.QtTest import QSignalSpy

from geoportfolio.core.gis import layer_history, layers
from geoportfolio.core.gis.connections import SESSION, Connection
from geoportfolio.core.gis.job_project import JobProject
from geoportfolio.core.gis.portable import packing
from geoportfolio.core.gis.report_shelf import Report
from geoportfolio.ui.tools.pick_tool import Place
from tests.support.disks import READ_ONLY
from tests.support.event_loop import let_go, pump_until
from tests.support.oracle import COAST, airports_in
from tests.support.portable import ids
from tests.support.vector_layers import spoil
from tests.support.workbench import settled


def unpacked(archive: Path, folder: Path) -> Path:
    """The project of *archive*, somewhere else."""
    with zipfile.ZipFile(archive) as opened:
        assert opened.testzip() is None
        opened.extractall(folder)
    (project,) = folder.glob("*.qgz")
    return project


def text_of(project: Path) -> str:
    with zipfile.ZipFile(project) as opened:
        (name,) = [name for name in opened.namelist() if name.endswith(".qgs")]
        return opened.read(name).decode("utf-8")


def state_of(project) -> tuple:
    tree = project.layerTreeRoot()
    return (
        project.fileName(),
        project.isDirty(),
        project.homePath(),
        project.title(),
        project.filePathStorage(),
        [(node.layerId(), node.isVisible()) for node in tree.findLayers()],
        sorted(
            (layer.id(), layer.source(), layer.name(), layer.isValid())
            for layer in project.mapLayers().values()
        ),
    )


@pytest.mark.parametrize("is_saved", [True, False])
def test_a_colleague_opens_all_of_it_and_the_project_does_not_notice(
    is_saved, loaded, ready, window, pack, project, folder, tmp_path
):
    if is_saved:
        assert project.write(str(folder / "deal.qgz"))
    loaded.setName("Renamed, and not saved")
    before = state_of(project)
    signals = (project.projectSaved, project.fileNameChanged, project.homePathChanged)
    spies = [QSignalSpy(signal) for signal in signals]
    pack(folder / "portfolio.zip")
    assert state_of(project) == before and not any(map(len, spies))
    resolver = QgsPathResolver(str(folder / "x.qgz"))
    assert resolver.writePath(str(layers.path_of(loaded))).startswith("../"), "the archive's does not stay"
    assert (
        "portfolio.zip, " in window.texts()[-1] and ": 2 layers. Your key is not in it." in window.texts()[-1]
    )
    assert "Changes that you have not saved are in it" in window.texts()[-1]
    theirs = unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    assert theirs.stem == ("deal" if is_saved else "portfolio")
    copy = QgsProject()
    assert copy.read(str(theirs))
    (layer,) = layers.results_in(copy)
    assert layer.name() == "Renamed, and not saved" and layer.isValid() and ids(layer) == airports_in(COAST)
    assert tmp_path / "theirs" in layers.path_of(layer).parents
    assert layer.styleManager().styles() == loaded.styleManager().styles()
    assert all(each.isValid() for each in copy.mapLayers().values())
    assert [step.text() for step in window.steps()] == ["Open folder"]


def test_nothing_tells_of_this_computer(
    loaded, ready, window, pack, project, folder, tmp_path, profile, monkeypatch
):
    monkeypatch.setattr(QgsApplication, "userFullName", lambda: "Anna Analyst")
    metadata = loaded.metadata()
    metadata.setIdentifier(str(layers.path_of(loaded)))
    metadata.setAbstract(f"{layers.path_of(loaded)} and {Path.home()}/notes of Anna")
    loaded.setMetadata(metadata)
    described = project.metadata()
    described.setAuthor("Anna Analyst")
    project.setMetadata(described)
    ready.refresher.refresh([loaded])
    settled(ready)
    assert project.write(str(folder / "deal.qgz"))
    pack(folder / "portfolio.zip")
    theirs = unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    told = text_of(theirs)
    login = f'"{QgsApplication.userLoginName()}"'
    for secret in (str(tmp_path), str(profile), str(Path.home()) + "/", "Anna Analyst", login):
        assert secret not in told, [line for line in told.splitlines() if secret in line]
    for path in (tmp_path / "theirs").rglob("*"):
        assert path.is_dir() or str(tmp_path).encode() not in path.read_bytes(), path


def test_the_answer_before_a_refresh_goes_along(loaded, ready, pack, project, folder, tmp_path):
    """Also where it lies in the profile, and today's beside the project."""
    assert project.write(str(folder / "deal.qgz"))
    ready.refresher.refresh([loaded])
    settled(ready)
    assert layers.path_of(loaded).parent != layer_history.previous_path(loaded).parent
    pack(folder / "portfolio.zip")
    theirs = unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    copy = QgsProject()
    assert copy.read(str(theirs))
    (layer,) = layers.results_in(copy)
    before = layer_history.previous_path(layer)
    assert before.exists() and tmp_path / "theirs" in before.parents and before != layers.path_of(layer)
    layer_history.undo_refresh(layer)
    assert ids(layer) == airports_in(COAST)


def test_what_the_window_and_layouts_add_goes_along(loaded, ready, window, pack, project, folder, tmp_path):
    layout = QgsPrintLayout(project)
    layout.initializeDefaults()
    layout.setName("Committee")
    project.layoutManager().addLayout(layout)
    bookmark = QgsBookmark()
    bookmark.setName("Port")
    bookmark.setExtent(QgsReferencedRectangle(loaded.extent(), loaded.crs()))
    project.bookmarkManager().addBookmark(bookmark)
    project.writeEntry("someplugin", "/setting", "kept")

    def add(document) -> None:
        element = document.createElement("otherplugin")
        element.setAttribute("kept", "1")
        document.documentElement().appendChild(element)

    project.writeProject.connect(add)
    pack(folder / "portfolio.zip")
    project.writeProject.disconnect(add)
    theirs = unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    copy = QgsProject()
    assert copy.read(str(theirs))
    assert [each.name() for each in copy.layoutManager().printLayouts()] == ["Committee"]
    assert [each.name() for each in copy.bookmarkManager().bookmarks()] == ["Port"]
    assert copy.readEntry("someplugin", "/setting")[0] == "kept"
    told = text_of(theirs)
    assert told.count('<otherplugin kept="1"/>') == 1 and told.count("<relations") == 1
    assert "<mapcanvas" in told


def local_layer(path: Path, driver: str) -> QgsVectorLayer:
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


def test_other_local_files_go_along_where_they_can(loaded, ready, window, pack, project, folder, tmp_path):
    assert project.write(str(folder / "deal.qgz"))
    near = local_layer(folder / "data" / "near.shp", "ESRI Shapefile")
    far = [local_layer(tmp_path / name / "same.geojson", "GeoJSON") for name in ("anna", "berta")]
    gone = local_layer(tmp_path / "gone" / "gone.gpkg", "GPKG")
    scratch = QgsVectorLayer("Point?crs=EPSG:4326", "Scratch", "memory")
    project.addMapLayers([near, *far, gone, scratch])
    for path in (tmp_path / "gone").iterdir():
        path.unlink()
    pack(folder / "portfolio.zip")
    assert "5 layers. " in window.texts()[-1]
    assert "Without its data: " in window.texts()[-1]
    assert "Scratch" in window.texts()[-1] and "gone.gpkg" in window.texts()[-1]
    theirs = unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    assert (tmp_path / "theirs" / "data" / "near.dbf").exists()
    assert not list((tmp_path / "theirs").rglob("*anna*"))
    copy = QgsProject()
    copy.read(str(theirs))
    found = {layer.name(): layer for layer in copy.mapLayers().values()}
    assert found["near.shp"].featureCount() == 1
    same = copy.mapLayersByName("same.geojson")
    assert len({layer.source() for layer in same}) == 2 and all(layer.featureCount() == 1 for layer in same)


def told_alone(text: str) -> set[str]:
    """The names of the layers that go without their data."""
    return set(text.partition("Without its data: ")[2].partition(".")[0].split(", "))


def test_files_of_one_name_stay_two(ready, window, pack, project, folder, tmp_path):
    assert project.write(str(folder / "deal.qgz"))
    places = (
        tmp_path / "elsewhere" / "same.geojson",
        folder / "deal_geoportfolio" / "files" / "same.geojson",
        folder / "data" / "same.geojson",
        folder / "Data" / "same.geojson",
        folder / "data" / "SAME.geojson",
    )
    for number, place in enumerate(places):
        layer = local_layer(place, "GeoJSON")
        place.write_text(place.read_text().replace('"row"', f'"row {number}"'))
        layer.setName(str(number))
        project.addMapLayer(layer)
    pack(folder / "portfolio.zip")
    with zipfile.ZipFile(folder / "portfolio.zip") as opened:
        assert len({name.casefold() for name in opened.namelist()}) == 6
    copy = QgsProject()
    copy.read(str(unpacked(folder / "portfolio.zip", tmp_path / "theirs")))
    found = {layer.name(): next(layer.getFeatures())["name"] for layer in copy.mapLayers().values()}
    assert found == {str(number): f"row {number}" for number in range(5)}


def test_two_files_that_would_be_one_are_no_archive(ready, window, pack, project, folder):
    assert project.write(str(folder / "deal.qgz"))
    for name in ("Reports/a.pdf", "reports/a.pdf"):
        path = folder / "deal_geoportfolio" / "reports" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    project.addMapLayer(QgsVectorLayer("Point?crs=EPSG:4326", "Scratch", "memory"))
    pack(folder / "portfolio.zip")
    assert "would be one file" in window.texts()[-1] and not (folder / "portfolio.zip").exists()


def test_of_a_folder_goes_along_what_the_layer_shows(ready, window, pack, project, folder, tmp_path):
    data = tmp_path / "data"
    local_layer(data / "a.shp", "ESRI Shapefile")
    local_layer(data / "b.shp", "ESRI Shapefile")
    (data / "passwords.txt").write_text("secret")
    (tmp_path / "nothing").mkdir()
    layer = QgsVectorLayer(f"{data}|layername=b", "of a folder", "ogr")
    other = QgsVectorLayer(str(tmp_path / "nothing"), "of nothing", "ogr")
    project.addMapLayers([layer, other])
    assert layer.isValid()
    pack(folder / "portfolio.zip")
    copy = QgsProject()
    copy.read(str(unpacked(folder / "portfolio.zip", tmp_path / "theirs")))
    assert copy.mapLayersByName("of a folder")[0].featureCount() == 1
    assert not list((tmp_path / "theirs").rglob("*.txt"))
    assert told_alone(window.texts()[-1]) == {"of nothing"}


def test_sources_within_archives_go_along_and_addresses_stay(
    ready, window, pack, project, folder, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    local_layer(tmp_path / "data" / "a.geojson", "GeoJSON")
    local_layer(Path("geopackage:/x_geoportfolio/a.geojson"), "GeoJSON")
    with zipfile.ZipFile(tmp_path / "data" / "all.zip", "w") as made:
        made.write(tmp_path / "data" / "a.geojson", "inner/a.geojson")
    addresses = ("/vsicurl/http://127.0.0.1:9/a.geojson", "/vsis3/bucket/a.geojson")
    sources = {
        "zip": f"/vsizip/{tmp_path}/data/all.zip/inner/a.geojson",
        "gone": f"/vsizip/{tmp_path}/data/gone.zip/a.geojson",
        "relative": "folder/not here.gpkg",
        "of an older day": "geopackage:/x_geoportfolio/a.geojson",
        **dict(zip(("curl", "s3"), addresses)),
    }
    for name, source in sources.items():
        project.addMapLayer(QgsVectorLayer(source, name, "ogr"))
    assert project.mapLayersByName("zip")[0].featureCount() == 1
    pack(folder / "portfolio.zip")
    assert told_alone(window.texts()[-1]) == {"gone", "relative", "of an older day"}
    theirs = unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    copy = QgsProject()
    copy.read(str(theirs))
    (inner,) = copy.mapLayersByName("zip")
    assert inner.featureCount() == 1 and str(tmp_path / "theirs") in inner.source()
    assert all(f"<datasource>{address}</datasource>" in text_of(theirs) for address in addresses)


def test_a_data_set_that_names_other_places_is_told(ready, window, pack, project, folder, tmp_path):
    local_layer(tmp_path / "data" / "a.geojson", "GeoJSON")
    (tmp_path / "vrt").mkdir()
    text = (
        '<OGRVRTDataSource><OGRVRTLayer name="a"><SrcDataSource relativeToVRT="{}">{}</SrcDataSource>'
        "</OGRVRTLayer></OGRVRTDataSource>"
    )
    made = {
        tmp_path / "vrt" / "above.vrt": text.format(1, "../data/a.geojson"),
        tmp_path / "data" / "root.vrt": text.format(0, tmp_path / "data" / "a.geojson"),
        tmp_path / "data" / "beside.vrt": text.format(1, "a.geojson"),
    }
    for path, content in made.items():
        path.write_text(content)
        project.addMapLayer(QgsVectorLayer(str(path), path.stem, "ogr"))
    pack(folder / "portfolio.zip")
    assert told_alone(window.texts()[-1]) == {"above", "root"}
    copy = QgsProject()
    copy.read(str(unpacked(folder / "portfolio.zip", tmp_path / "theirs")))
    assert copy.mapLayersByName("beside")[0].featureCount() == 1


def test_a_project_in_a_database_is_packed_under_its_name(
    ready, window, pack, project, folder, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    (folder / "x.gpkg").touch()
    near = local_layer(folder / "near.geojson", "GeoJSON")
    project.addMapLayer(near)
    assert project.write(f"geopackage:{folder}/x.gpkg?projectName=deal")
    before = state_of(project)
    pack(folder / "portfolio.zip")
    assert state_of(project) == before and ": 1 layer." in window.texts()[-1]
    theirs = unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    copy = QgsProject()
    assert theirs.stem == "deal" and copy.read(str(theirs))
    assert copy.mapLayersByName("near.geojson")[0].featureCount() == 1


def test_a_project_with_absolute_paths_travels_too(loaded, ready, pack, project, folder, tmp_path):
    project.writeEntryBool("Paths", "/Absolute", True)
    assert project.write(str(folder / "deal.qgz"))
    before = state_of(project)
    pack(folder / "portfolio.zip")
    assert state_of(project) == before and project.readBoolEntry("Paths", "/Absolute")[0]
    theirs = unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    copy = QgsProject()
    assert copy.read(str(theirs))
    (layer,) = layers.results_in(copy)
    assert tmp_path / "theirs" in layers.path_of(layer).parents


def test_reports_go_along_with_their_index(loaded, ready, window, pack, project, folder, tmp_path):
    assert project.write(str(folder / "deal.qgz"))
    reports = folder / "deal_geoportfolio" / "reports" / "order"
    reports.mkdir(parents=True)
    for name in ("a.pdf", "b.html", "index.csv", "order.jsonl", ".order.lock", "c.pdf.part"):
        (reports / name).write_bytes(b"content")
    pack(folder / "portfolio.zip")
    assert "2 layers, 2 reports." in window.texts()[-1]
    unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    packed = tmp_path / "theirs" / "deal_geoportfolio" / "reports" / "order"
    assert sorted(path.name for path in packed.iterdir()) == ["a.pdf", "b.html", "index.csv"]


def test_reports_of_an_unsaved_project_go_along(loaded, ready, window, pack, folder, results, tmp_path):
    single = results / "reports" / "Port.pdf"
    single.parent.mkdir()
    single.write_bytes(b"single")
    report = Report(single, "pdf", "Port", 9.9, 53.5, datetime.now().astimezone())
    ready.reporter.asked.emit(1, ready.desk.wishes.request(Place(9.9, 53.5, "Port")), JobProject())
    ready.reporter.arrived.emit(1, report)
    pack(folder / "portfolio.zip")
    assert "2 layers, 1 report." in window.texts()[-1]
    unpacked(folder / "portfolio.zip", tmp_path / "theirs")
    packed = tmp_path / "theirs" / "portfolio_geoportfolio" / "reports" / "Port.pdf"
    assert packed.read_bytes() == b"single"


def test_a_report_that_moved_beside_the_project_goes_along_once(
    loaded, keeper, ready, window, pack, project, folder, results
):
    single = results / "reports" / "Port.pdf"
    single.parent.mkdir()
    single.write_bytes(b"single")
    report = Report(single, "pdf", "Port", 9.9, 53.5, datetime.now().astimezone())
    ready.reporter.asked.emit(1, ready.desk.wishes.request(Place(9.9, 53.5, "Port")), JobProject())
    ready.reporter.arrived.emit(1, report)
    assert project.write(str(folder / "deal.qgz"))
    let_go()
    window.press("Move them beside the project")
    pump_until(lambda: not ready.session.runner.busy("move results"))
    let_go()
    pack(folder / "portfolio.zip")
    assert "2 layers, 1 report." in window.texts()[-1]
    with zipfile.ZipFile(folder / "portfolio.zip") as archive:
        reports = [name for name in archive.namelist() if name.endswith(".pdf")]
    assert reports == ["deal_geoportfolio/reports/Port.pdf"]
    (item,) = ready.desk.singles.items
    assert ready.desk.singles.report_of(item).path.parent == folder / "deal_geoportfolio" / "reports"


def test_edits_that_are_not_saved_are_told(loaded, ready, window, pack, folder):
    areas = ready.areas.layer()
    areas.startEditing()
    areas.changeAttributeValue(1, areas.fields().lookupField("name"), "Changed")
    pack(folder / "portfolio.zip")
    assert f"Edits that are not saved are not in it: {areas.name()}." in window.texts()[-1]
    assert areas.isModified()
    areas.rollBack()


def test_a_key_that_is_in_it_stops_the_packing(loaded, ready, window, pack, project, folder, sandbox):
    def stopped() -> None:
        pack(folder / "portfolio.zip")
        assert list(folder.iterdir()) == []
        (text,) = window.texts()
        assert text.startswith("Your key is in ") and sandbox.key not in text
        window.messageBar().clearWidgets()
        let_go()

    project.setTitle(f"With {sandbox.key} in it")
    stopped()
    project.setTitle("")
    spoil(loaded, f"UPDATE records SET id = 'x{sandbox.key}x' WHERE fid = 5")
    stopped()


def test_keys_that_can_not_be_looked_for_are_told(
    ready, window, pack, project, folder, sandbox, password_store
):
    connections = ready.session.connections
    connections.save(Connection("office", sandbox.url, keep_key=SESSION), "another-key")
    del connections._session_keys["office"]
    connections.save(Connection("tiny", sandbox.url, keep_key=SESSION), "abc")
    connections.save(Connection("safe", sandbox.url), "a-key-in-the-store")
    password_store.clearMasterPassword()
    project.addMapLayer(QgsVectorLayer("Point?crs=EPSG:4326", "Scratch", "memory"))
    pack(folder / "portfolio.zip")
    told = window.texts()[-1]
    assert "No key was put into it. That of safe is locked, so it was not looked for." in told
    assert "That of office is not here" in told and "That of tiny is too short" in told


def test_an_archive_that_can_not_be_looked_into_is_told(ready, window, pack, project, folder, tmp_path):
    local_layer(tmp_path / "a.geojson", "GeoJSON")
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as made:
        made.write(tmp_path / "a.geojson", "a.geojson")
    content = bytearray((tmp_path / "a.zip").read_bytes())
    project.addMapLayer(QgsVectorLayer(f"/vsizip/{tmp_path}/a.zip/a.geojson", "a", "ogr"))
    for mark, flag in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        content[content.index(mark) + flag] |= 1  # it has a password
    (tmp_path / "a.zip").write_bytes(content)
    pack(folder / "portfolio.zip")
    told = window.texts()[-1]
    assert "Your key is in nothing that could be read. Could not be looked into: " in told
    assert "files/a.zip/a.geojson." in told and (folder / "portfolio.zip").exists()


def test_stop_leaves_no_half_file(loaded, ready, window, project, folder, monkeypatch):
    (folder / "portfolio.zip").write_bytes(b"the one before")
    began = []

    def endless(*_):
        began.append(True)
        monitor = _[-1]
        while True:
            monitor.cancelled.wait(0.01)
            monitor.stop_if_cancelled()

    monkeypatch.setattr(packing, "_add_as_it_stands", endless)
    ready.packer.pack_into(folder / "portfolio.zip")
    pump_until(lambda: began and "of 2 files" in window.texts()[-1])
    window.press("Stop")
    pump_until(lambda: not ready.session.runner.busy("pack"))
    assert [path.read_bytes() for path in folder.iterdir()] == [b"the one before"]
    assert window.texts()[-1] == "Stopped. Nothing was packed."
    assert ready.packer._scratch is None


def test_a_folder_that_can_not_be_written_is_told_and_the_project_is_as_it_was(
    loaded, ready, window, pack, project, folder, monkeypatch
):
    before = state_of(project)
    pack(READ_ONLY / "portfolio.zip")
    assert state_of(project) == before
    assert window.texts()[-1].startswith("portfolio.zip could not be written: ")
    window.messageBar().clearWidgets()
    let_go()
    monkeypatch.setattr("tempfile.mkdtemp", lambda **_: str(READ_ONLY))
    pack(folder / "portfolio.zip")
    assert state_of(project) == before and list(folder.iterdir()) == []
    assert window.texts()[-1].startswith("portfolio.zip could not be written: ")
    assert not project.signalsBlocked()


def test_an_empty_project_is_told(ready, window, project):
    ready.pack()
    assert window.texts() == ["There is nothing to pack yet. Load points first."]


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


def test_without_the_plugin_the_layers_are_read_and_styled(loaded, pack, folder, tmp_path):
    pack(folder / "portfolio.zip")
    theirs = unpacked(folder / "portfolio.zip", tmp_path / "theirs")
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
    expected = [[True, 1, "singleSymbol", False], [True, len(airports_in(COAST)), "singleSymbol", False]]
    assert done and found == expected, read.stderr
