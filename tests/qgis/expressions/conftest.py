"""The functions in QGIS's expressions, in a window with a profile and a project of the test's own."""

from __future__ import annotations

from contextlib import contextmanager

import pytest
from qgis.core import (
    QgsExpression,
    QgsExpressionContext,
    QgsExpressionContextUtils,
    QgsFeature,
    QgsGeometry,
    QgsProject,
    QgsVectorLayer,
)

from geoportfolio.core.gis.expressions.functions import NAMES
from geoportfolio.core.gis.tasks import TaskRunner
from geoportfolio.ui.expression_answers import LANE, ExpressionAnswers
from geoportfolio.ui.messages import Messages
from geoportfolio.ui.session import Session
from tests.qgis.plugin.conftest import environment, fresh, window  # noqa: F401
from tests.qgis.service import QuickConnections
from tests.qgis.window import let_go, pump_until

HAMBURG = (9.9882, 53.6304)
GATHER_MS = 30
"""Shorter than in QGIS: what a drawing misses is noted at once here."""


def offered():
    """The functions that the expression builder shows."""
    return {function.name() for function in QgsExpression.Functions() if not function.isDeprecated()}


def forget_functions():
    """As QGIS is before the plugin was ever there."""
    for name in NAMES:
        QgsExpression.unregisterFunction(name)


class Desk:
    """A session with the part installed, and what a test does with it."""

    def __init__(self, window):  # noqa: F811
        self.window = window
        self.session = Session(QuickConnections(), TaskRunner(), Messages(window))
        self.install()

    def install(self, gather_ms=GATHER_MS):
        self.part = ExpressionAnswers(self.window, self.session, gather_ms=gather_ms)
        self.part.install()

    def close(self):
        self.part.remove()
        self.session.close()
        let_go()

    def wait(self):
        """Until everything that was missed has been asked."""
        let_go()
        pump_until(lambda: not self.part._turn.isActive() and not self.session.runner.busy(LANE))
        let_go()

    def asked(self, expression, layer=None):
        """The value at first, and when the service was asked."""
        first = evaluated(expression, layer)
        self.wait()
        return first, evaluated(expression, layer)

    def is_asking(self):
        return self.part._turn.isActive() or self.session.runner.busy(LANE)


def context_of(layer=None, feature=None):
    scopes = QgsExpressionContextUtils
    context = QgsExpressionContext(
        scopes.globalProjectLayerScopes(layer)
        if layer
        else [scopes.globalScope(), scopes.projectScope(QgsProject.instance())]
    )
    if feature is None and layer is not None:
        feature = next(layer.getFeatures(), None)
    if feature is not None:
        context.setFeature(feature)
    return context


def evaluated(expression, layer=None, feature=None):
    """Its value; an error fails the test."""
    value, error = outcome(expression, layer, feature)
    assert not error, error
    return value


def outcome(text, layer=None, feature=None):
    expression = QgsExpression(text)
    assert not expression.hasParserError(), expression.parserErrorString()
    context = context_of(layer, feature)
    expression.prepare(context)
    value = expression.evaluate(context)
    return value, expression.evalErrorString()


def layer_of(*shapes, crs="EPSG:4326", kind="Point", name="places"):
    """A layer of the project with a feature a shape, each WKT or (longitude, latitude)."""
    layer = QgsVectorLayer(f"{kind}?crs={crs}&field=name:string", name, "memory")
    features = []
    for number, shape in enumerate(shapes):
        feature = QgsFeature(layer.fields())
        wkt = shape if isinstance(shape, str) else "POINT({} {})".format(*shape)
        feature.setGeometry(QgsGeometry.fromWkt(wkt))
        feature.setAttributes([str(number)])
        features.append(feature)
    assert layer.dataProvider().addFeatures(features)[0]
    layer.updateExtents()
    QgsProject.instance().addMapLayer(layer)
    return layer


@contextmanager
def opened_desk(window):  # noqa: F811
    desk = Desk(window)
    yield desk
    desk.close()


@pytest.fixture
def desk(window, environment):  # noqa: F811
    with opened_desk(window) as opened:
        yield opened
