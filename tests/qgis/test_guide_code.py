"""The code of the guide that needs QGIS, run as it stands there, and the pages of the algorithms."""

from __future__ import annotations

import re
import shlex

import pytest
from qgis.core import (
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsFeature,
    QgsGeometry,
    QgsProject,
    QgsVectorFileWriter,
    QgsVectorLayer,
)

from geoportfolio.core.toolbox.provider import ALGORITHMS, GeoPortfolioProvider
from tests.support.endpoint_37 import passes, patched_tree
from tests.support.oracle import COAST, airports_in
from tests.support.pages import HELP, ROOT, blocks
from tests.support.service import QuickConnections
from tests.support.vector_layers import layer_of, polygons, sites
from tools.algorithm_pages import FOLDER, pages

HEADLESS = ROOT / "docs" / "guide" / "headless.md"
HAMBURG, MUNICH = "POINT(9.9882 53.6304)", "POINT(11.786 48.354)"
FILTERS = '[{"field": "CountryCode", "value": "LU"}]'


def _examples() -> dict[str, str]:
    """The single commands on pages, by the pages; those of the algorithms among them."""
    pages_with_one = (*sorted(FOLDER.glob("*.md")), HELP / "processing.md")
    commands = {
        path.stem: re.findall(r"^qgis_process run .*", path.read_text("utf-8"), re.M)
        for path in pages_with_one
    }
    return {name: command for name, found in commands.items() for command in found}


EXAMPLES = _examples()


@pytest.fixture
def sandbox(headless_sandbox):
    """One service for the page's Python and for its shell."""
    return headless_sandbox


@pytest.fixture
def at_work(saved_project, tmp_path, monkeypatch):
    """A folder with the files that the examples name, as the working one."""
    given = {
        "regions.gpkg": polygons(COAST),
        "sites.gpkg": sites(HAMBURG, MUNICH),
        "locations.gpkg": insured(HAMBURG, MUNICH),
    }
    for name, layer in given.items():
        options = QgsVectorFileWriter.SaveVectorOptions()
        options.driverName = "GPKG"
        context = QgsProject.instance().transformContext()
        QgsVectorFileWriter.writeAsVectorFormatV3(layer, str(tmp_path / name), context, options)
    (tmp_path / "sites.csv").write_text("street,city\nHamburg Airport,Hamburg\n", "utf-8")
    (tmp_path / "filters.json").write_text(FILTERS, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def insured(*wkts: str) -> QgsVectorLayer:
    """Locations with sums insured in euros."""
    layer = QgsVectorLayer(
        "Point?crs=EPSG:4326&field=BuildingTIV:double&field=LocCurrency:string", "locations", "memory"
    )
    for number, wkt in enumerate(wkts, 1):
        feature = QgsFeature(layer.fields())
        feature.setAttributes([number * 1e6, "EUR"])
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        assert layer.dataProvider().addFeature(feature)
    return layer


def test_the_pages_of_the_algorithms_are_what_the_provider_says(qgis_app):
    """Written anew by ``python -m tools.algorithm_pages``."""
    made = GeoPortfolioProvider(QuickConnections())
    assert made.refreshAlgorithms() is None
    assert {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.md")} == pages(made.algorithms())


def test_every_algorithm_has_a_page_with_an_example():
    shown = {name for name in EXAMPLES if (FOLDER / f"{name}.md").is_file()}
    assert shown == set(ALGORITHMS)


@pytest.mark.parametrize("command", EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_brings_something(command, at_work, run):
    """As qgis_process reads it, without its start."""
    words = shlex.split(command)
    assert words[:2] == ["qgis_process", "run"] and words[3] == "--"
    results = run(words[2].partition(":")[2], **dict(word.split("=", 1) for word in words[4:]))
    layer = QgsVectorLayer(results["OUTPUT"], "made", "ogr")
    assert layer.isValid() and layer.featureCount() > 0
    if "status" in layer.fields().names():
        assert {f["status"] for f in layer.getFeatures()} <= {
            "found",
            "not found",
            "saved",
            "refreshed",
            "ok",
        }


@pytest.mark.parametrize(
    ("page", "algorithm", "parameters", "said"),
    [
        (
            "enrichment",
            "enrichpoints",
            lambda: {"INPUT": sites(HAMBURG), "LAYERS": "flood_zones"},
            "1 in ",
        ),
        (
            "accumulation",
            "accumulationinarea",
            lambda: {"AREA": layer_of("Polygon", [COAST.wkt], area=["Coast"]), "SOURCE": "pf_airports"},
            f"Coast: {len(airports_in(COAST))}",
        ),
    ],
)
def test_the_expression_of_a_page_gives_what_the_field_has(page, algorithm, parameters, said, run, tmp_path):
    (text,) = re.findall(r"^ {4}(\S.*)$", (HELP / f"{page}.md").read_text("utf-8"), re.MULTILINE)
    path = run(algorithm, **parameters(), OUTPUT=str(tmp_path / "made.gpkg"))["OUTPUT"]
    layer = QgsVectorLayer(path, "made", "ogr")
    context = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))
    context.setFeature(next(layer.getFeatures()))
    assert QgsExpression(text).evaluate(context).startswith(said)


def test_the_shell_of_the_page_runs(at_work, pasted, sandbox):
    """As one script, from top to bottom."""
    (at_work / ".geoportfolio-key").write_text(sandbox.key, "utf-8")
    script = "\n".join(blocks(HEADLESS, "bash"))
    plugins = at_work / "own" / "profiles" / "default" / "python" / "plugins"
    plugins.mkdir(parents=True)
    (plugins / "geoportfolio").symlink_to(ROOT)
    script = script.replace("https://api.example.com", sandbox.url)
    said = pasted(f"export HOME={shlex.quote(str(at_work))} QGIS_CUSTOM_CONFIG_PATH=own\ncd\n{script}")
    assert all(f"geoportfolio:{name}" in said for name in ALGORITHMS)
    assert (at_work / "sources.csv").stat().st_size
    points = QgsVectorLayer(str(at_work / "points.gpkg"), "points", "ogr")
    assert {f["id"] for f in points.getFeatures()} < airports_in(COAST)
    (refreshed,) = at_work.glob("results/*/refreshed.csv")
    assert refreshed.read_text("utf-8").count(",refreshed,") == 2


def test_the_python_of_the_page_runs(at_work, provider, qgis_processing, capsys):
    (program,) = blocks(HEADLESS, "python")
    exec(compile(program, "headless.md", "exec"), {})
    count = int(capsys.readouterr().out.split()[0])
    assert 0 < count <= len(airports_in(COAST))


def test_the_37th_endpoint_has_its_door(tmp_path):
    """The diff of the developers' page in a copy: request, operation, algorithm, page; no table misses it."""
    passes(
        patched_tree(tmp_path),
        "tests/unit/test_rows.py::test_each_row_goes_over_the_wire_exactly_so[time_zone]",
        "tests/unit/test_rows.py::test_each_row_brings_back_what_is_there[time_zone]",
        "tests/unit/test_rows.py::test_the_table_has_every_row_and_no_other",
        "tests/repository/test_endpoints_page.py",
        "tests/qgis/test_rows.py::test_each_row_has_an_operation[time_zone]",
        "tests/qgis/test_rows.py::test_each_row_has_an_algorithm[time_zone]",
        "tests/qgis/test_rows.py::test_every_row_has_its_doors",
        "tests/qgis/test_guide_code.py::test_the_pages_of_the_algorithms_are_what_the_provider_says",
    )
