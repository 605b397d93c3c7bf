"""``python -m benchmarks.expressions [LABELS]``: what a value of an expression costs once it is known.

A layer of so many points is evaluated with the memory cold and warm, beside it by functions of QGIS itself.
Then a map is drawn in QGIS's threads, classed by a constant and by ours, and a part of it with such labels.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any, Callable

LABELS = 10_000
LABELS_OF_A_MAP = 2_000
"""QGIS takes 15 seconds to place ten thousand, whatever they say."""
RUNS = 3


def measured(count: int) -> dict[str, float]:
    """Microseconds a call, and seconds a map."""
    from qgis.core import QgsNullSymbolRenderer, QgsProject

    from geoportfolio.core.gis.expressions.answers import Answers
    from geoportfolio.core.gis.expressions.asks import Answer
    from geoportfolio.core.gis.expressions.functions import Functions
    from geoportfolio.core.gis.expressions.places import Surroundings

    layer = _layer(count)
    answers = Answers(lambda: None)
    around = Surroundings(
        frozenset({"x"}), "x", {layer.id(): layer.crs()}, QgsProject.instance().transformContext()
    )
    functions = Functions(answers, lambda: around)
    functions.register()
    texts = {
        "$x": "$x",
        "cold": "gp_enrichment('flood_zones', 'return_period')",
        "enrichment": "gp_enrichment('flood_zones', 'return_period')",
        "polygon": "gp_accumulation('locations', buffer($geometry, 100), 'pf')",
        "buffer only": "buffer($geometry, 100)",
    }
    found = {}
    for name, text in texts.items():
        runs = 1 if name == "cold" else RUNS
        found[f"{name}, us"] = (
            1e6 / count * min(_timed(lambda text=text: _each(layer, text)) for _ in range(runs))
        )
        value = {"return_period": "1 in 100 years", "locations": 7}
        answers.keep([Answer(ask, value) for ask in answers.take(10**6).asks])
    for name, text in (("plain classes", "'1 in 100 years'"), ("our classes", texts["enrichment"])):
        layer.setRenderer(_classes(text))
        found[f"map with {name}, s"] = min(_drawn(layer) for _ in range(RUNS))
    layer.setRenderer(QgsNullSymbolRenderer())
    layer.setSubsetString(f"number < {LABELS_OF_A_MAP}")
    for name, text in (("plain labels", "'1 in 100 years'"), ("our labels", texts["enrichment"])):
        _label(layer, text)
        found[f"map with {name}, s"] = min(_drawn(layer) for _ in range(RUNS))
    functions.unregister()
    return found


def _layer(count: int) -> Any:
    from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsProject, QgsVectorLayer

    layer = QgsVectorLayer("Point?crs=EPSG:25832&field=number:integer", "places", "memory")
    features = []
    for number in range(count):
        feature = QgsFeature(layer.fields())
        x, y = 300_000 + number * 0.7548776662 % 1 * 400_000, 5.4e6 + number * 0.569840291 % 1 * 400_000
        feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(x, y)))
        feature.setAttributes([number])
        features.append(feature)
    layer.dataProvider().addFeatures(features)
    QgsProject.instance().addMapLayer(layer)
    return layer


def _each(layer: Any, text: str) -> None:
    from qgis.core import QgsExpression, QgsExpressionContext, QgsExpressionContextUtils

    context = QgsExpressionContext(QgsExpressionContextUtils.globalProjectLayerScopes(layer))
    expression = QgsExpression(text)
    expression.prepare(context)
    for feature in layer.getFeatures():
        context.setFeature(feature)
        expression.evaluate(context)
        assert not expression.hasEvalError(), expression.evalErrorString()


def _classes(text: str) -> Any:
    from qgis.core import QgsCategorizedSymbolRenderer, QgsMarkerSymbol, QgsRendererCategory

    symbol = QgsMarkerSymbol.createSimple({"size": "1"})
    return QgsCategorizedSymbolRenderer(text, [QgsRendererCategory("1 in 100 years", symbol, "")])


def _label(layer: Any, text: str) -> None:
    from qgis.core import QgsPalLayerSettings, QgsVectorLayerSimpleLabeling

    settings = QgsPalLayerSettings()
    settings.fieldName, settings.isExpression = text, True
    # One place a label: QGIS would take longer to choose among many.
    settings.placement, settings.displayAll = QgsPalLayerSettings.Placement.OverPoint, True
    layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
    layer.setLabelsEnabled(True)


def _drawn(layer: Any) -> float:
    """In QGIS's own threads."""
    from qgis.core import QgsMapRendererParallelJob, QgsMapSettings
    from qgis.PyQt.QtCore import QEventLoop, QSize

    page = QgsMapSettings()
    page.setLayers([layer])
    page.setExtent(layer.extent())
    page.setDestinationCrs(layer.crs())
    page.setOutputSize(QSize(1200, 800))
    job, loop = QgsMapRendererParallelJob(page), QEventLoop()
    job.finished.connect(loop.quit)
    return _timed(lambda: (job.start(), loop.exec()))


def _timed(work: Callable[[], Any]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from qgis.core import QgsApplication

    app = QgsApplication([], True)
    app.initQgis()
    for name, value in measured(int(sys.argv[1]) if len(sys.argv) > 1 else LABELS).items():
        print(f"{name:32}{value:10.2f}")
