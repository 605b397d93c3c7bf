"""The results of recent queries whose files are there: read back without asking the service."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Callable, Mapping

from qgis.PyQt.QtCore import QCoreApplication

from ..core import gis
from ..core.api.errors import ApiError
from .session import Session

if TYPE_CHECKING:
    from ..core.gis.results import Result
    from ..core.gis.runs import Run

translate = QCoreApplication.translate


def reopen(
    session: Session,
    run: Run,
    on_done: Callable[[Result], None],
    on_error: Callable[[Exception], None],
) -> None:
    """Read the answer of *run* from its file in a task; then one of the callbacks."""
    try:
        host = run.host or session.connections.get(run.connection).base_url
    except ApiError:
        host = ""
    session.runner.start(
        translate("GeoPortfolio", "Read the file of {layer}").format(layer=run.what),
        lambda _monitor: gis.reopened.result_of(run, host),
        lambda result: on_done(replace(result, aliases=_labels(session, result))),
        on_error,
    )


def _labels(session: Session, result: Result) -> Mapping[str, str]:
    """The labels of the filters, where the sources are known."""
    sources = session.directory.sources(result.connection) or {}
    source = sources.get(result.query.source)
    return {each.field: each.label for each in source.filters if each.label} if source else {}
