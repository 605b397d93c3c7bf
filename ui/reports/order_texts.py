"""How far an order of reports is, in words."""

from __future__ import annotations

from qgis.PyQt.QtCore import QCoreApplication

from ...core.gis.counting import counted
from ...core.gis.numbers import whole
from ...core.gis.report_orders import FAILED, SKIPPED, WARNING
from .queue import IN_LINE, Queued

translate = QCoreApplication.translate


def summary_text(queued: Queued, stands_still: bool) -> str:
    """ "38 of 40 reports saved, 2 failed, paused"."""
    failed, there, warned = queued.count(FAILED), queued.count(SKIPPED), queued.count(WARNING)
    parts = [
        counted(
            len(queued.items),
            "{saved} of 1 report saved",
            "{saved} of {count} reports saved",
            saved=whole(queued.saved_count),
        ),
        counted(there, "1 there before", "{count} there before") if there else "",
        counted(warned, "1 in another format", "{count} in another format") if warned else "",
        counted(failed, "1 failed", "{count} failed") if failed else "",
    ]
    if stands_still:
        parts.append(translate("GeoPortfolio", "paused; Resume goes on"))
    elif queued.state == IN_LINE:
        parts.append(translate("GeoPortfolio", "in line"))
    return ", ".join(filter(None, parts))


def order_text(queued: Queued) -> str:
    """An order in the list of them: how many of its reports are there, and its folder."""
    return translate("GeoPortfolio", "{saved}/{count} {folder}").format(
        folder=queued.head.folder.name, saved=whole(queued.saved_count), count=whole(len(queued.items))
    )
