"""Every dock and dialog of the plugin, open and filled."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Iterator

from qgis.core import QgsApplication, QgsFeature, QgsProject, QgsVectorLayer
from qgis.gui import QgsCollapsibleGroupBoxBasic
from qgis.PyQt import sip
from qgis.PyQt.QtWidgets import QApplication, QWidget

from geoportfolio.core.api import Filter, OpenPoints
from geoportfolio.core.api.template_previews import OPEN_BODIES, Example
from geoportfolio.core.gis.connections.connections import SESSION, Connection
from geoportfolio.core.gis.enrichment import layer_lists
from geoportfolio.core.gis.enrichment.layer_lists import ListedLayer
from geoportfolio.core.gis.exposure.limits import BREACHED, OK, CheckedArea, WatchedArea
from geoportfolio.core.gis.reports.single import Report
from geoportfolio.ui.areas.pick_tool import Place
from geoportfolio.ui.browser.source_page import SourceDialog
from geoportfolio.ui.connections.connection_dialog import ConnectionDialog
from geoportfolio.ui.connections.connections_option import ConnectionsPageFactory
from geoportfolio.ui.connections.template_editor import PreviewContext, TemplateDialog
from geoportfolio.ui.diagnostics.diagnostics_dialog import DiagnosticsDialog
from geoportfolio.ui.diagnostics.support_text_dialog import SupportTextDialog
from geoportfolio.ui.enrichment.layers_editor import LayersDialog
from geoportfolio.ui.exposure.address_match_dialog import AddressMatchDialog
from geoportfolio.ui.exposure.locations_dialog import LocationsDialog
from geoportfolio.ui.filters.dialog import FiltersDialog
from geoportfolio.ui.help.window import HelpWindow
from geoportfolio.ui.identify.facts import Group
from geoportfolio.ui.selection.columns_dialog import ColumnsDialog
from geoportfolio.ui.widgets.questions import tell
from geoportfolio.ui.window.messages import Step
from tests.support.accumulations import circles_of
from tests.support.catalog import CATALOG, Picker
from tests.support.event_loop import let_go, pump_until
from tests.support.hazards import GROUPS
from tests.support.insured import insured
from tests.support.oracle import COAST
from tests.support.reports import a_report, point_layer, write_pdf
from tests.support.workbench import choose, draw


class House:
    """Opens the docks and dialogs, each filled as it is after some work."""

    def __init__(self, bench, window, folder) -> None:
        self._bench, self._window, self._folder = bench, window, folder
        self._made: list[QWidget] = []
        choose(bench)
        draw(bench, COAST)
        bench.draft.set_filters((Filter("CountryCode", "DE", (Filter("LOB", "1"),)),))
        pump_until(lambda: bench.session.described)

    def open(self, name: str) -> QWidget:
        """The dock or dialog *name*, alone in front."""
        shown = SCREENS[name](self)
        self._made.append(shown)
        shown.show()
        if callable(getattr(shown, "setFloating", None)):
            shown.setFloating(True)
            shown.resize(420, 700)
        QApplication.setActiveWindow(shown.window())
        let_go()
        return shown

    def close(self) -> None:
        for each in self._made:
            if not sip.isdeleted(each):
                each.close()
        let_go()

    def _dock(self, dock, open_page=None) -> QWidget:
        (open_page or dock.open)()
        return dock

    def selection(self) -> QWidget:
        return self._dock(self._bench.selection)

    def form(self) -> QWidget:
        self._bench.selection.new_connection()
        form = self._bench.selection.form
        form.fields.more.setCollapsed(False)
        form.show_problem("The service did not answer.", is_riddle=True)
        return self._bench.selection

    def filters(self) -> QWidget:
        return self._dock(self._bench.filters)

    def filters_json(self) -> QWidget:
        dock = self.filters()
        dock.editor.show_json()
        return dock

    def search_address(self) -> QWidget:
        return self._dock(self._bench.search, self._bench.search.open_address)

    def search_portfolio(self) -> QWidget:
        return self._dock(self._bench.search, self._bench.search.open_portfolio)

    def runs(self) -> QWidget:
        return self._dock(self._bench.results)

    def accumulation(self) -> QWidget:
        self._bench.accumulation.show()
        return self._bench.accumulation.panel

    def reports(self) -> QWidget:
        self._bench.results.show_page(self._bench.reports.page)
        return self._bench.results

    def identify(self) -> QWidget:
        self._bench.identify.show(Place(9.9, 53.5, "Hotel Elbe"))
        dock = self._bench.identify.dock
        dock.record.tree.show_groups((Group("pf", "", (("id", "1"), ("policy › limit", "5"))),))
        dock.hazards.tree.show_groups(GROUPS)
        return dock

    def layers(self) -> QWidget:
        layer_lists.save("environment", [ListedLayer("wind"), ListedLayer("flood", False)])
        return LayersDialog("environment", (), None, self._window.mainWindow())

    def columns(self) -> QWidget:
        return ColumnsDialog(self._bench.session.described, ("id",), 1000, self._window.mainWindow())

    def address_match(self) -> QWidget:
        return AddressMatchDialog(("LocNumber", "AddressMatch"), self._window.mainWindow())

    def filters_dialog(self) -> QWidget:
        dialog = FiltersDialog(self._bench, self._window.mainWindow())
        dialog.show_filters((Filter("CountryCode", "DE"),))
        return dialog

    def filters_text(self) -> QWidget:
        dialog = FiltersDialog(None, self._window.mainWindow())
        dialog.show_filters((Filter("CountryCode", "DE"),))
        return dialog

    def connection(self) -> QWidget:
        saved = Connection("office", "https://gw.example.com/geo", keep_key=SESSION)
        return ConnectionDialog(set(), saved, self._window.mainWindow())

    def connections(self) -> QWidget:
        return ConnectionsPageFactory(self._bench).createWidget()

    def template(self) -> QWidget:
        around = PreviewContext(OpenPoints(), "https://gw.example.com/", Example(source="pf/1"))
        return TemplateDialog(OPEN_BODIES["risk_body"], "Body", "", around, self._window.mainWindow())

    def source(self) -> QWidget:
        return SourceDialog(self._bench.session.described, self._window.mainWindow())

    def diagnostics(self) -> QWidget:
        return DiagnosticsDialog(self._bench)

    def support_text(self) -> QWidget:
        return SupportTextDialog(self._bench, SimpleNamespace(log=("a line",), diagnostics="results"))

    def maps(self) -> QWidget:
        picker = Picker()
        picker.show_connections(["office"], "office")
        picker.show_catalog(CATALOG)
        return picker

    def help(self) -> QWidget:
        help_window = HelpWindow(self._window.mainWindow())
        help_window.open()
        return help_window

    def preflight(self) -> QWidget:
        self._bench.reports.order(point_layer(((9.9, 53.5), "ACC-1"), ((9.95, 53.55), "ACC-2")))
        return self._bench.reports._dialog

    def viewer(self) -> QWidget:
        viewer = self._opened_viewer(a_report(write_pdf(self._folder / "report.pdf", 3)))
        pump_until(lambda: viewer.page_view.isVisibleTo(viewer))
        return viewer

    def viewer_html(self) -> QWidget:
        path = self._folder / "report.html"
        path.write_text("<h1>Risk</h1><p><a href='https://example.com'>More</a></p>", encoding="utf-8")
        viewer = self._opened_viewer(a_report(path))
        pump_until(lambda: viewer.html_view.isVisibleTo(viewer))
        return viewer

    def _opened_viewer(self, report: Report) -> QWidget:
        self._bench.reports.show_report(report)
        return self._window.mainWindow().findChild(QWidget, "reportViewer")

    def filters_values(self) -> QWidget:
        dock = self.filters()
        dock.editor.add()
        dock.editor.picker.values.tick(["FR"])
        return dock

    def accumulation_filled(self) -> QWidget:
        panel = self._bench.accumulation.panel
        answer = circles_of({"tiv": 1.5e6}, {"tiv": 2.5e6}, {"tiv": 4e6})
        panel.begin(replace(answer, sets=()))
        panel.finish(answer)
        return self.accumulation()

    def locations(self) -> QWidget:
        return LocationsDialog(self._insured(), None, self._window.mainWindow())

    def ring_profile(self) -> QWidget:
        page = self._analyzed("profile")
        pump_until(page.view.isVisible)
        return self._bench.accumulation.panel

    def prospective_risk(self) -> QWidget:
        page = self._analyzed("risk")
        pump_until(page.save_button.isEnabled)
        return self._bench.accumulation.panel

    def limits(self) -> QWidget:
        self._bench.accumulation.open_page("limits")
        page = self._bench.accumulation.exposure.limits
        watched = [WatchedArea(QgsFeature(number), 10.0) for number in range(2)]
        page.model.show([CheckedArea(watched[0], OK, 5.0), CheckedArea(watched[1], BREACHED, 15.0)])
        page.table.show()
        return self._bench.accumulation.panel

    def _insured(self) -> QgsVectorLayer:
        layer = insured([(10.0, 50.0, 1e6, "EUR", 10.0), (10.001, 50.0, 2e6, "USD", 0.0)])
        QgsProject.instance().addMapLayer(layer)
        return layer

    def _analyzed(self, name: str) -> QWidget:
        """A page with a pin beside its locations."""
        self._bench.accumulation.open_page(name)
        exposure = self._bench.accumulation.exposure
        exposure.locations.read(LocationsDialog(self._insured(), None).choice())
        page = getattr(exposure, name)
        page.place(10.0, 50.0)
        return page

    def runs_filled(self) -> QWidget:
        self._bench.loader.load()
        pump_until(self._bench.history.runs)
        return self.runs()

    def connection_bodies(self) -> QWidget:
        dialog = self.connection()
        for box in dialog.findChildren(QgsCollapsibleGroupBoxBasic):
            box.setCollapsed(False)
        return dialog

    def told(self) -> QWidget:
        tell(self._window.mainWindow(), "Hotels", "71 locations", Step("&Refresh", list))
        return self._window.mainWindow().findChildren(QWidget, "geoportfolioTold")[-1]


SCREENS = {
    name: getattr(House, name) for name in vars(House) if name not in ("open", "close") and name[0] != "_"
}
THEMES = ("default", "Blend of Gray", "Night Mapping")


@contextmanager
def themed(name: str) -> Iterator[None]:
    """In one of QGIS's looks."""
    before = QApplication.palette()
    QgsApplication.setUITheme(name)
    yield
    QgsApplication.setUITheme("default")
    # QGIS leaves the colors of a dark theme until it starts again.
    QApplication.setPalette(before)
