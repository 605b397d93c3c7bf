<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
    <context>
        <name>GeoPortfolio</name>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>changed</source>
            <translation>geändert</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>not in the baseline</source>
            <translation>nicht in der Vergleichsbasis</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>only in the baseline</source>
            <translation>nur in der Vergleichsbasis</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>other currency</source>
            <translation>andere Währung</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/styles/areas.py" />
            <source>Area</source>
            <translation>Gebiet</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/accumulation/table.py" />
            <source>no filters</source>
            <translation>keine Filter</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>not converted</source>
            <translation>nicht umgerechnet</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Baseline</source>
            <translation>Vergleichsbasis</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Current</source>
            <translation>Aktuell</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference</source>
            <translation>Differenz</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference, %</source>
            <translation>Differenz, %</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>baseline, {time}</source>
            <translation>Vergleichsbasis, {time}</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/accumulation/table.py" />
            <location filename="../ui/browser/sources.py" />
            <source>{count} filters</source>
            <extracomment>English for 1: 1 filter</extracomment>
            <translation>
                <numerusform>1 Filter</numerusform>
                <numerusform>{count} Filter</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <location filename="../ui/places/pasted.py" />
            <source>Area {number}</source>
            <translation>Gebiet {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <source>Center {number}</source>
            <translation>Mittelpunkt {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' can't be brought to longitude and latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>'{name}' lässt sich nicht in Länge und Breite umrechnen und wurde nicht abgefragt. Prüfen Sie das Koordinatenbezugssystem des Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was not asked for. Set that of its layer.</source>
            <translation>'{name}' hat kein Koordinatenbezugssystem und wurde nicht abgefragt. Setzen Sie das des Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no single point on the map; it was not asked for.</source>
            <translation>'{name}' hat keinen einzelnen Punkt auf der Karte und wurde nicht abgefragt.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was not asked for. Split them with Multipart to singleparts.</source>
            <translation>'{name}' hat mehrere Punkte und wurde nicht abgefragt. Teilen Sie sie mit Mehr- zu einteilig auf.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' lies beyond 180 degrees of longitude or 90 of latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>'{name}' liegt jenseits von 180 Grad Länge oder 90 Grad Breite und wurde nicht abgefragt. Prüfen Sie das Koordinatenbezugssystem des Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' can't be brought to longitude and latitude; nothing was sent. Check the coordinate system of its layer.</source>
            <translation>Gebiet '{name}' lässt sich nicht in Länge und Breite umrechnen; nichts wurde gesendet. Prüfen Sie das Koordinatenbezugssystem seines Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' crosses itself{where}; nothing was sent.</source>
            <translation>Gebiet '{name}' überschneidet sich selbst{where}; nichts wurde gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is empty; nothing was sent.</source>
            <translation>Gebiet '{name}' ist leer; nichts wurde gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is not valid{where}; nothing was sent.</source>
            <translation>Gebiet '{name}' ist ungültig{where}; nichts wurde gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' needs at least 3 different points{where}; nothing was sent.</source>
            <translation>Gebiet '{name}' braucht mindestens 3 verschiedene Punkte{where}; nichts wurde gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is no 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>Zeile {line} ist nicht 'Breite, Länge': '{near}'. Korrigieren Sie sie und fügen Sie erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS knows no coordinate system '{near}', which the pasted text names.</source>
            <translation>QGIS kennt das Koordinatenbezugssystem '{near}' nicht, das der eingefügte Text nennt.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no shape but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Die Zwischenablage enthält keine Form, sondern '{near}'. Kopieren Sie zuerst WKT, GeoJSON oder 'Breite, Länge'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no text. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie zuerst WKT, GeoJSON oder 'Breite, Länge'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are no degrees. Put the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>Die eingefügten Koordinaten ({near}) sind keine Grad. Stellen Sie das Koordinatenbezugssystem voran, wie in SRID=25832;POLYGON(...), und fügen Sie erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text can't be read in line {line}, column {column}, near '{near}'.</source>
            <translation>Der eingefügte Text ist in Zeile {line}, Spalte {column}, bei '{near}' nicht lesbar.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text has no polygon and no point.</source>
            <translation>Der eingefügte Text enthält weder Polygon noch Punkt.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which has no inside. Paste polygons or points.</source>
            <translation>Der eingefügte Text ist eine Linie, die kein Inneres hat. Fügen Sie Polygone oder Punkte ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is no GeoJSON at {near}. Correct it and paste again.</source>
            <translation>Der eingefügte Text ist bei {near} kein GeoJSON. Korrigieren Sie ihn und fügen Sie erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>überschneidet sich selbst{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 different points{where}</source>
            <translation>hat weniger als 3 verschiedene Punkte{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has no coordinate system</source>
            <translation>hat kein Koordinatenbezugssystem</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is empty</source>
            <translation>ist leer</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is neither polygon nor point</source>
            <translation>ist weder Polygon noch Punkt</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>ist ungültig{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies beyond the globe</source>
            <translation>liegt jenseits des Globus</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies outside its coordinate system</source>
            <translation>liegt außerhalb seines Koordinatenbezugssystems</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/from_features.py" />
            <source>{name} (feature {id})</source>
            <translation>{name} (Objekt {id})</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/pasted.py" />
            <source>shape {number}</source>
            <translation>Form {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Add selection areas</source>
            <translation>Auswahlgebiete hinzufügen</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Clear selection areas</source>
            <translation>Auswahlgebiete leeren</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Repair area</source>
            <translation>Gebiet reparieren</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Selection areas</source>
            <translation>Auswahlgebiete</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{count} areas joined</source>
            <extracomment>English for 1: 1 area joined</extracomment>
            <translation>
                <numerusform>{count} Gebiet vereinigt</numerusform>
                <numerusform>{count} Gebiete vereinigt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{name}, {radius} edited</source>
            <translation>{name}, {radius} bearbeitet</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>A connection needs a name of its own, without slashes, other than 'environment'.</source>
            <translation>Eine Verbindung braucht einen eigenen Namen ohne Schrägstriche, anders als 'environment'.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another or make it.</source>
            <translation>Es gibt keine Verbindung '{connection}'. Wählen Sie eine andere oder legen Sie sie an.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Make one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>Es gibt noch keine Verbindung. Legen Sie eine unter Einstellungen &gt; Optionen &gt; GeoPortfolio an oder setzen Sie die Variablen GEOPORTFOLIO_URL und GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store did not take the key. Keep it only until you close QGIS, or try again and give the master password.</source>
            <translation>Der Passwortspeicher von QGIS hat den Schlüssel nicht angenommen. Behalten Sie ihn nur bis zum Schließen von QGIS, oder versuchen Sie es erneut und geben Sie das Master-Passwort ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store has no key for '{connection}'. Type it again in the connection.</source>
            <translation>Der Passwortspeicher von QGIS hat keinen Schlüssel für '{connection}'. Geben Sie ihn in der Verbindung erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' can't be read, so nothing was sent. Unlock QGIS's password store with its master password, or type the key again.</source>
            <translation>Der Schlüssel von '{connection}' ist nicht lesbar, daher wurde nichts gesendet. Entsperren Sie den Passwortspeicher von QGIS mit dem Master-Passwort oder geben Sie den Schlüssel erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' was kept only until QGIS was closed. Type it again in the connection.</source>
            <translation>Der Schlüssel von '{connection}' war nur bis zum Schließen von QGIS gespeichert. Geben Sie ihn in der Verbindung erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/network.py" />
            <source>QGIS does not trust the certificate of {host}. The request was stopped, and no API key is sent there until you restart QGIS.</source>
            <translation>QGIS vertraut dem Zertifikat von {host} nicht. Die Anfrage wurde gestoppt, und bis zum Neustart von QGIS wird kein API-Schlüssel dorthin gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>API key not authorized ({status}). Ask your provider if you need this.</source>
            <translation>API-Schlüssel nicht berechtigt ({status}). Fragen Sie Ihren Anbieter, wenn Sie dies brauchen.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../ui/accumulation/metric_view.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Accumulation</source>
            <translation>Kumul</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Address Suggestions</source>
            <translation>Adressvorschläge</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>All checks passed.</source>
            <translation>Alle Prüfungen bestanden.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection</source>
            <translation>Verbindung</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Diagnostics of {connection}, {address}</source>
            <translation>Diagnose von {connection}, {address}</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/gis/styles/areas.py" />
            <source>Failed</source>
            <translation>Fehlgeschlagen</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/filters/dialog.py" />
            <location filename="../ui/filters/dock.py" />
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/results/loading.py" />
            <source>Filters</source>
            <translation>Filter</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Enrichment</source>
            <translation>Anreicherung mit Gefährdungen</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Features (WFS)</source>
            <translation>Gefährdungsobjekte (WFS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Maps (WMS)</source>
            <translation>Gefährdungskarten (WMS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Locations</source>
            <translation>Standorte</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this address.</source>
            <translation>Nicht gefunden ({status}): Der Dienst bietet dies nicht an, oder nicht unter dieser Adresse.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not requested, as your provider may bill reports.</source>
            <translation>Nicht angefordert, da Ihr Anbieter Berichte berechnen kann.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not run, because the connection failed.</source>
            <translation>Nicht ausgeführt, da die Verbindung fehlgeschlagen ist.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed</source>
            <translation>Bestanden</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed with {count} warnings.</source>
            <extracomment>English for 1: Passed with 1 warning.</extracomment>
            <translation>
                <numerusform>Bestanden mit 1 Warnung.</numerusform>
                <numerusform>Bestanden mit {count} Warnungen.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Records</source>
            <translation>Datensätze</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Risk Reports</source>
            <translation>Risikoberichte</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/search/dock.py" />
            <source>Search</source>
            <translation>Suche</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Skipped</source>
            <translation>Übersprungen</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/portfolio.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Sources</source>
            <translation>Quellen</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The API key is valid, but has no source. Ask your provider for one.</source>
            <translation>Der API-Schlüssel ist gültig, hat aber keine Quelle. Bitten Sie Ihren Anbieter um eine.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The connection is not encrypted, so others can read the API key on its way. Ask your provider for an https address.</source>
            <translation>Die Verbindung ist nicht verschlüsselt, sodass andere den API-Schlüssel unterwegs lesen können. Bitten Sie Ihren Anbieter um eine https-Adresse.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key, but not for looking up addresses ({status}). Ask your provider if you need it.</source>
            <translation>Der Dienst hat den API-Schlüssel angenommen, aber nicht für die Adresssuche ({status}). Fragen Sie Ihren Anbieter, wenn Sie sie brauchen.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key.</source>
            <translation>Der Dienst hat den API-Schlüssel angenommen.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service was reached, but did not accept the test request ({status}).</source>
            <translation>Der Dienst wurde erreicht, hat die Testanfrage aber nicht angenommen ({status}).</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source does not offer accumulation.</source>
            <translation>Die Quelle bietet keine Kumulberechnung an.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source has no field to search by.</source>
            <translation>Die Quelle hat kein Feld, nach dem gesucht werden kann.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>There is no source to query.</source>
            <translation>Es gibt keine Quelle zum Abfragen.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Your list of hazard layers is empty.</source>
            <translation>Ihre Liste der Gefährdungslayer ist leer.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} checks failed, first: {name}.</source>
            <extracomment>English for 1: 1 check failed: {name}.</extracomment>
            <translation>
                <numerusform>1 Prüfung fehlgeschlagen: {name}.</numerusform>
                <numerusform>{count} Prüfungen fehlgeschlagen, zuerst: {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} sources: {names}.</source>
            <extracomment>English for 1: 1 source: {names}.</extracomment>
            <translation>
                <numerusform>1 Quelle: {names}.</numerusform>
                <numerusform>{count} Quellen: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Asked for</source>
            <translation>Abgefragt</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Failed, see message</source>
            <translation>Fehlgeschlagen, siehe Meldung</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Hazard here</source>
            <translation>Gefährdung hier</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards</source>
            <translation>Gefährdungen</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>Meldung</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not asked, stopped before</source>
            <translation>Nicht abgefragt, vorher gestoppt</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Nothing here</source>
            <translation>Nichts hier</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Point</source>
            <translation>Punkt</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Status</source>
            <translation>Status</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/accumulation/model.py" />
            <source>no value</source>
            <translation>kein Wert</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>Objekte: {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS can't ask for the name '{name}'. Ask those who run the service for one without '%'.</source>
            <translation>QGIS kann den Namen '{name}' nicht abfragen. Bitten Sie die Betreiber des Dienstes um einen ohne '%'.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not give it to QGIS. Test the connection and its key, then add it again.</source>
            <translation>Der Kartendienst hat ihn QGIS nicht geliefert. Testen Sie die Verbindung und ihren Schlüssel und fügen Sie ihn erneut hinzu.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no readable extent for this map, so QGIS may refuse it. Ask those who run the service to correct it.</source>
            <translation>Der Dienst gibt für diese Karte keine lesbare Ausdehnung an, daher kann QGIS sie ablehnen. Bitten Sie die Betreiber des Dienstes, das zu korrigieren.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (incomplete)</source>
            <translation>{title} (unvollständig)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (stopped)</source>
            <translation>{title} (gestoppt)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title}, features</source>
            <translation>{title}, Objekte</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/reload.py" />
            <source>Ask what the maps of {name} are</source>
            <translation>Karten von {name} abfragen</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to make one.</source>
            <translation>Klicken Sie auf das Zeichen neben dem Namen, um eine anzulegen.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to try again or to change the key.</source>
            <translation>Klicken Sie auf das Zeichen neben dem Namen, um es erneut zu versuchen oder den Schlüssel zu ändern.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to unlock or change it.</source>
            <translation>Klicken Sie auf das Zeichen neben dem Namen, um ihn zu entsperren oder zu ändern.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The key for '{connection}' is missing or locked.</source>
            <translation>Der Schlüssel für '{connection}' fehlt oder ist gesperrt.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not answer, or refuses the key.</source>
            <translation>Der Kartendienst von '{connection}' antwortet nicht oder lehnt den Schlüssel ab.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>Sie haben keine Verbindung zu {host}.</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Remember the last runs</source>
            <translation>Letzte Läufe merken</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete results that were replaced</source>
            <translation>Ersetzte Ergebnisse löschen</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>The service knows no place for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>Der Dienst kennt keinen Ort zu '{name}'. Prüfen Sie die Schreibweise oder ergänzen Sie Stadt und Land.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is asking for these reports just now. Wait until it is done, or stop it there.</source>
            <translation>Ein anderes QGIS fragt diese Berichte gerade ab. Warten Sie, bis es fertig ist, oder stoppen Sie es dort.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of a file can't be worked out: {log}. Correct the expression.</source>
            <translation>Der Name einer Datei lässt sich nicht berechnen: {log}. Korrigieren Sie den Ausdruck.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of the files is no QGIS expression: {log}. Correct it.</source>
            <translation>Der Name der Dateien ist kein QGIS-Ausdruck: {log}. Korrigieren Sie ihn.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report can't be shown here. Open it outside QGIS.</source>
            <translation>Der Bericht kann hier nicht gezeigt werden. Öffnen Sie ihn außerhalb von QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/browser/source_page.py" />
            <source>Label</source>
            <translation>Bezeichnung</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Open report ({day})</source>
            <translation>Bericht öffnen ({day})</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report failed</source>
            <translation>Bericht fehlgeschlagen</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved</source>
            <translation>Bericht gespeichert</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved in another format</source>
            <translation>Bericht in anderem Format gespeichert</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report waits</source>
            <translation>Bericht wartet</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report was there</source>
            <translation>Bericht war schon da</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Risk reports, {source}, {day}</source>
            <translation>Risikoberichte, {source}, {day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was asked for, but {came} came.</source>
            <translation>{asked} wurde verlangt, aber {came} kam.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Added</source>
            <translation>Hinzugekommen</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Changed</source>
            <translation>Geändert</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Dropped</source>
            <translation>Entfallen</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>What changed</source>
            <translation>Was sich geändert hat</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>columns gone: {names}</source>
            <translation>entfallene Spalten: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>moved</source>
            <translation>verschoben</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>new columns: {names}</source>
            <translation>neue Spalten: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>no change</source>
            <translation>keine Änderung</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>{count} geändert</numerusform>
                <numerusform>{count} geändert</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service does not list the source {source} any more: it was renamed or removed, or the key of '{connection}' lost its access. Ask your provider, or choose another source.</source>
            <translation>Der Dienst führt die Quelle {source} nicht mehr auf: Sie wurde umbenannt oder entfernt, oder der Schlüssel von '{connection}' hat den Zugriff verloren. Fragen Sie Ihren Anbieter oder wählen Sie eine andere Quelle.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/errors.py" />
            <source>{count} areas are missing: {names}. The first of them: {reason}</source>
            <extracomment>English for 1: Area '{name}' is missing. {reason}</extracomment>
            <translation>
                <numerusform>Das Gebiet '{name}' fehlt. {reason}</numerusform>
                <numerusform>{count} Gebiete fehlen: {names}. Grund beim ersten: {reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>{name} contains {near}, which a terminal would interpret even in quotes, so no command was copied. Use Copy as Python instead.</source>
            <translation>{name} enthält {near}, was ein Terminal auch in Anführungszeichen auswerten würde, daher wurde kein Befehl kopiert. Verwenden Sie stattdessen 'Als Python kopieren'.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Also in another radius or area</source>
            <translation>Auch in anderem Radius oder Gebiet</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Loaded from {host}: {story}</source>
            <translation>Geladen von {host}: {story}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../core/gis/styles/points.py" />
            <source>Plain</source>
            <translation>Einfach</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>accumulation</source>
            <translation>Kumul</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>complete</source>
            <translation>vollständig</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>stopped after {count}</source>
            <translation>gestoppt bei: {count}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>without {areas}</source>
            <translation>ohne {areas}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} areas</source>
            <extracomment>English for 1: 1 area</extracomment>
            <translation>
                <numerusform>1 Gebiet</numerusform>
                <numerusform>{count} Gebiete</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/messages.py" />
            <source>{count} circles</source>
            <extracomment>English for 1: 1 circle</extracomment>
            <translation>
                <numerusform>1 Kreis</numerusform>
                <numerusform>{count} Kreise</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} entries</source>
            <extracomment>English for 1: 1 entry</extracomment>
            <translation>
                <numerusform>1 Eintrag</numerusform>
                <numerusform>{count} Einträge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} features</source>
            <extracomment>English for 1: 1 feature</extracomment>
            <translation>
                <numerusform>1 Objekt</numerusform>
                <numerusform>{count} Objekte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} of the rows have no place: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it.</extracomment>
            <translation>
                <numerusform>1 der Zeilen hat keinen Ort: Nur die Tabelle zeigt sie.</numerusform>
                <numerusform>{count} der Zeilen haben keinen Ort: Nur die Tabelle zeigt sie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} points</source>
            <extracomment>English for 1: 1 point</extracomment>
            <translation>
                <numerusform>1 Punkt</numerusform>
                <numerusform>{count} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/history_texts.py" />
            <location filename="../ui/results/messages.py" />
            <location filename="../ui/results/recovery.py" />
            <source>{count} rows</source>
            <extracomment>English for 1: 1 row</extracomment>
            <translation>
                <numerusform>1 Zeile</numerusform>
                <numerusform>{count} Zeilen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} rows have a place that is none on the globe: they are not drawn, their field {field} has what came.</source>
            <extracomment>English for 1: 1 row has a place that is none on the globe: it is not drawn, its field {field} has what came.</extracomment>
            <translation>
                <numerusform>1 Zeile hat einen Ort, den es auf dem Globus nicht gibt: Sie wird nicht gezeichnet, im Feld {field} steht, was kam.</numerusform>
                <numerusform>{count} Zeilen haben einen Ort, den es auf dem Globus nicht gibt: Sie werden nicht gezeichnet, im Feld {field} steht, was kam.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>{radii} around {areas}</source>
            <translation>{radii} um {areas}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click for what can be done with it.</source>
            <translation>Klicken Sie hier, um zu sehen, was damit möglich ist.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to ask the shape of now.</source>
            <translation>Klicken Sie auf das Zeichen neben dem Namen, um mit der jetzigen Form abzufragen.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to continue.</source>
            <translation>Klicken Sie zum Fortsetzen auf das Zeichen neben dem Namen.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to load it again.</source>
            <translation>Klicken Sie zum Neuladen auf das Zeichen neben dem Namen.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to refresh it.</source>
            <translation>Klicken Sie zum Aktualisieren auf das Zeichen neben dem Namen.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the shape asked then.</source>
            <translation>Korrigieren Sie es in Auswahlgebiete oder aktualisieren Sie mit der damals abgefragten Form.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it anew.</source>
            <translation>Zeichnen Sie das Gebiet und laden Sie neu.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone, and the query with it.</source>
            <translation>Die Datei {file} ist nicht mehr da und mit ihr die Abfrage.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone.</source>
            <translation>Die Datei {file} ist nicht mehr da.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS can't read its file {file}.</source>
            <translation>QGIS kann die Datei {file} nicht lesen.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>The load stopped before everything came.</source>
            <translation>Das Laden endete, bevor alles da war.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This answer is {count} days old.</source>
            <extracomment>English for 1: This answer is 1 day old.</extracomment>
            <translation>
                <numerusform>Diese Antwort ist {count} Tag alt.</numerusform>
                <numerusform>Diese Antwort ist {count} Tage alt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas can't be asked as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' can't be asked as it is now.</extracomment>
            <translation>
                <numerusform>Das Gebiet '{name}' kann so, wie es jetzt ist, nicht abgefragt werden.</numerusform>
                <numerusform>{count} der Gebiete können so, wie sie jetzt sind, nicht abgefragt werden: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were edited after this query: {names}.</source>
            <extracomment>English for 1: '{name}' was edited after this query.</extracomment>
            <translation>
                <numerusform>Das Gebiet '{name}' wurde nach dieser Abfrage bearbeitet.</numerusform>
                <numerusform>{count} der Gebiete wurden nach dieser Abfrage bearbeitet: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were removed: {names}.</source>
            <extracomment>English for 1: Area removed: '{name}'.</extracomment>
            <translation>
                <numerusform>Gebiet entfernt: '{name}'.</numerusform>
                <numerusform>{count} der Gebiete wurden entfernt: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/storage/errors.py" />
            <source>QGIS ended before all had come.</source>
            <translation>QGIS wurde beendet, bevor alles da war.</translation>
        </message>
        <message>
            <location filename="../core/gis/storage/own_files.py" />
            <source>{word} is a link, or was not written by GeoPortfolio, so it was not changed. Move it, then try again.</source>
            <translation>{word} ist eine Verknüpfung oder nicht von GeoPortfolio geschrieben und blieb daher unverändert. Verschieben Sie dieses Element und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Around</source>
            <translation>Umkreis von</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>By {metric}</source>
            <translation>Nach {metric}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Radius in m</source>
            <translation>Radius in m</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>other areas</source>
            <translation>andere Gebiete</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/points.py" />
            <source>Sum insured</source>
            <translation>Versicherungssumme</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>below {limit}</source>
            <translation>unter {limit}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>{limit} and more</source>
            <translation>{limit} und mehr</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM</source>
            <translation>d. MMM</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM HH:mm</source>
            <translation>d. MMM HH:mm</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM HH:mm:ss</source>
            <translation>d. MMM HH:mm:ss</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM yyyy HH:mm</source>
            <translation>d. MMM yyyy HH:mm</translation>
        </message>
        <message>
            <location filename="../core/gis/text/error_messages.py" />
            <source>Line {line}, column {column}</source>
            <translation>Zeile {line}, Spalte {column}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/error_messages.py" />
            <source>{count} min</source>
            <translation>{count} min</translation>
        </message>
        <message>
            <location filename="../core/gis/text/error_messages.py" />
            <source>{count} s</source>
            <translation>{count} s</translation>
        </message>
        <message>
            <location filename="../core/gis/text/error_messages.py" />
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/identify/hazard_groups.py" />
            <location filename="../ui/identify/record_section.py" />
            <source>{sentence} Service: "{words}"</source>
            <translation>{sentence} Dienst: "{words}"</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> and </source>
            <translation> und </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> or </source>
            <translation> oder </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>(empty)</source>
            <translation>(leer)</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>AND</source>
            <translation>UND</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <location filename="../ui/filters/editor.py" />
            <source>No filters: everything in the area is loaded.</source>
            <translation>Keine Filter: Alles im Gebiet wird geladen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR</source>
            <translation>ODER</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR within a field, AND between</source>
            <translation>ODER in einem Feld, UND dazwischen</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>Unknown</source>
            <translation>Unbekannt</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{beginning}... ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}... (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}... (insgesamt {count} Filter)</numerusform>
                <numerusform>{beginning}... (insgesamt {count} Filter)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{count} more of {field}</source>
            <extracomment>English for 1: 1 more of {field}</extracomment>
            <translation>
                <numerusform>{count} weiterer von {field}</numerusform>
                <numerusform>{count} weitere von {field}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>{filters}. Filter logic: unknown</source>
            <translation>{filters}. Filterlogik: unbekannt</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{name}: {words}</source>
            <translation>{name}: {words}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{one}; {other}</source>
            <translation>{one}; {other}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{words}.</source>
            <translation>{words}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{words}. {more}</source>
            <translation>{words}. {more}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/languages.py" />
            <source>en</source>
            <translation>de</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' can be one radius or two. Put a space between two radii, and no mark between thousands.</source>
            <translation>'{word}' kann ein Radius sein oder zwei. Setzen Sie ein Leerzeichen zwischen zwei Radien und kein Tausendertrennzeichen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Type at most 20037 km.</source>
            <translation>'{word}' ist mehr als der halbe Globus. Geben Sie höchstens 20037 km ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius. Type numbers with m, km, mi, ft or nothing for meters, for example 200 500 1km.</source>
            <translation>'{word}' ist kein Radius. Geben Sie Zahlen mit m, km, mi, ft oder ohne Einheit für Meter ein, zum Beispiel 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius: it has to be above 0. Type for example 200 500 1km.</source>
            <translation>'{word}' ist kein Radius: Er muss über 0 liegen. Geben Sie zum Beispiel 200 500 1km ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Type at least one radius, for example 200 500 1km.</source>
            <translation>Geben Sie mindestens einen Radius ein, zum Beispiel 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' can't be asked for at a single place: a comma separates layers there. Name the layers one by one, without commas.</source>
            <translation>'{name}' kann nicht an einem einzelnen Ort abgefragt werden: Dort trennt ein Komma Layer. Nennen Sie die Layer einzeln und ohne Kommas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is beyond 180 degrees of longitude or 90 of latitude; nothing was sent. Check the coordinate system of its layer.</source>
            <translation>Eine Position{where} liegt jenseits von 180 Grad Länge oder 90 Grad Breite; nichts wurde gesendet. Prüfen Sie das Koordinatenbezugssystem des Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) answered in place of the service (status {status}). Try later; if it stays, ask your provider.</source>
            <translation>Ein Proxy oder Gateway ({who}) hat anstelle des Dienstes geantwortet (Status {status}). Versuchen Sie es später; bleibt der Fehler, fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a certificate of this computer, so the request did not reach the service. Ask your provider for an address that takes the key alone.</source>
            <translation>Ein Proxy oder Gateway ({who}) verlangt ein Zertifikat dieses Rechners, daher hat die Anfrage den Dienst nicht erreicht. Bitten Sie Ihren Anbieter um eine Adresse, die nur den Schlüssel verlangt.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a user and a password (status {status}), so the request did not reach the service. Ask your network administrator for a way without them.</source>
            <translation>Ein Proxy oder Gateway ({who}) verlangt Benutzer und Passwort (Status {status}), daher hat die Anfrage den Dienst nicht erreicht. Fragen Sie Ihre Netzwerkbetreuung nach einem Zugang ohne beides.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits how often the service is asked. Wait a while, then try again.</source>
            <translation>Ein Proxy oder Gateway ({who}) begrenzt, wie oft der Dienst abgefragt wird. Warten Sie eine Weile und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask for less at a time, or ask your network administrator.</source>
            <translation>Ein Proxy oder Gateway ({who}) hat die Anfrage abgelehnt (Status {status}), bevor sie den Dienst erreichte. Fragen Sie weniger auf einmal ab oder fragen Sie Ihre Netzwerkbetreuung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>Ein Proxy oder Gateway ({who}) hat die Anfrage abgelehnt (Status {status}), bevor sie den Dienst erreichte. Bitten Sie Ihre Netzwerkbetreuung, die Adresse von '{connection}' freizugeben.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius is a number of meters above 0; nothing was sent.</source>
            <translation>Ein Radius ist eine Zahl in Metern über 0; nichts wurde gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A single value of the service's answer is larger than {limit} MB, so the rest was not read. Ask for fewer columns, or tell your provider.</source>
            <translation>Ein einzelner Wert der Antwort des Dienstes ist größer als {limit} MB, daher wurde der Rest nicht gelesen. Fragen Sie weniger Spalten ab oder informieren Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Name at least one layer of the service; nothing was sent.</source>
            <translation>Nennen Sie mindestens einen Layer des Dienstes; nichts wurde gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address, or the source {source} is unknown.</source>
            <translation>Unter dieser Adresse antwortet nichts, oder die Quelle {source} ist unbekannt.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address. Check the address of '{connection}'.</source>
            <translation>Unter dieser Adresse antwortet nichts. Prüfen Sie die Adresse von '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>QGIS nutzt einen SOCKS-Proxy, für den Python das Paket PySocks braucht. Installieren Sie es oder stellen Sie unter Einstellungen &gt; Optionen &gt; Netzwerk einen HTTP-Proxy ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Something went wrong that we did not foresee. The log has the details.</source>
            <translation>Etwas Unvorhergesehenes ist schiefgegangen. Einzelheiten stehen im Protokoll.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>Gestoppt.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The answer is {seen}, not the service's data. A sign-in page, a proxy or maintenance may be in the way: open the address of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>Die Antwort ist {seen}, nicht die Daten des Dienstes. Ursache kann eine Anmeldeseite, ein Proxy oder eine Wartung sein: Öffnen Sie die Adresse von '{connection}' in einem Browser oder fragen Sie Ihre Netzwerkbetreuung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many corners to be sent (status {status}). Simplify it, or split it and load its parts.</source>
            <translation>Das Gebiet hat zu viele Ecken, um gesendet zu werden (Status {status}). Vereinfachen Sie es oder teilen Sie es und laden Sie die Teile.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>Das Gebiet ist ungültig{where}; nichts wurde gesendet. Zeichnen Sie es neu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the key was not sent. Check this computer's clock; if it is right, tell your provider.</source>
            <translation>Das Zertifikat von '{connection}' ist abgelaufen, daher wurde der Schlüssel nicht gesendet. Prüfen Sie die Uhr dieses Rechners; geht sie richtig, informieren Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the key was not sent. Check the address in the connection.</source>
            <translation>Das Zertifikat von '{connection}' gilt für einen anderen Hostnamen, daher wurde der Schlüssel nicht gesendet. Prüfen Sie die Adresse in der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not trusted by QGIS, so the key was not sent. Add your company's authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>QGIS vertraut dem Zertifikat von '{connection}' nicht, daher wurde der Schlüssel nicht gesendet. Fügen Sie die Zertifizierungsstelle Ihres Unternehmens unter Einstellungen &gt; Optionen &gt; Authentifizierung &gt; Zertifikate verwalten hinzu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the key was not sent. Check this computer's clock.</source>
            <translation>Das Zertifikat von '{connection}' ist noch nicht gültig, daher wurde der Schlüssel nicht gesendet. Prüfen Sie die Uhr dieses Rechners.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the address.</source>
            <translation>Die Verbindung zu '{connection}' ist fehlgeschlagen. Prüfen Sie Ihr Netzwerk und die Adresse.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates can't be read or written, so nothing was sent to '{connection}'. Check the space and the rights in your temporary folder, then restart QGIS.</source>
            <translation>Die Datei der vertrauenswürdigen Zertifikate ist nicht les- oder schreibbar, daher wurde nichts an '{connection}' gesendet. Prüfen Sie Speicherplatz und Rechte in Ihrem temporären Ordner und starten Sie QGIS neu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the address, and your network.</source>
            <translation>Der Hostname von '{connection}' wurde nicht gefunden. Prüfen Sie die Adresse und Ihr Netzwerk.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has a character that can't be sent. Copy it again, without line breaks.</source>
            <translation>Der Schlüssel enthält ein Zeichen, das nicht gesendet werden kann. Kopieren Sie ihn erneut, ohne Zeilenumbrüche.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to what was asked.</source>
            <translation>Der Schlüssel hat keinen Zugriff auf das Abgefragte.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to {source}.</source>
            <translation>Der Schlüssel hat keinen Zugriff auf {source}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key starts with 'Bearer'. This service wants the key alone.</source>
            <translation>Der Schlüssel beginnt mit 'Bearer'. Dieser Dienst erwartet nur den Schlüssel.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service has no features of this kind. Choose another layer.</source>
            <translation>Der Kartendienst hat keine Objekte dieser Art. Wählen Sie einen anderen Layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service returned only the first {limit} features. Ask your provider to allow paging.</source>
            <translation>Der Kartendienst hat nur die ersten {limit} Objekte geliefert. Bitten Sie Ihren Anbieter, seitenweises Abfragen zu erlauben.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not be reached. Check its name and port under Settings &gt; Options &gt; Network.</source>
            <translation>Der Proxy ist nicht erreichbar. Prüfen Sie Name und Port unter Einstellungen &gt; Optionen &gt; Netzwerk.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not reach the service (status {status}). Try later, or check the address of '{connection}'.</source>
            <translation>Der Proxy konnte den Dienst nicht erreichen (Status {status}). Versuchen Sie es später oder prüfen Sie die Adresse von '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>Der Proxy hat Benutzername und Passwort nicht angenommen. Geben Sie beide unter Einstellungen &gt; Optionen &gt; Netzwerk ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not let us through. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>Der Proxy hat die Verbindung nicht zugelassen. Prüfen Sie in QGIS Einstellungen &gt; Optionen &gt; Netzwerk.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>Der Proxy hat die Verbindung zum Dienst abgelehnt (Status {status}). Bitten Sie Ihre Netzwerkbetreuung, die Adresse von „{connection}“ freizugeben.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>Das Ergebnis konnte nicht geschrieben werden: {trouble}. Prüfen Sie dort Speicherplatz und Rechte.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, where it travels in the address. Take fewer filters or columns, or set the connection to V2.</source>
            <translation>Die Suche ist zu lang für V1, wo sie in der Adresse steht. Nehmen Sie weniger Filter oder Spalten oder stellen Sie die Verbindung auf V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>Der Server von '{connection}' hat die Verbindung geschlossen, bevor sie verschlüsselt war. Versuchen Sie es erneut, oder fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' did not accept a connection in time. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>Der Server von „{connection}“ hat nicht rechtzeitig eine Verbindung angenommen. Vielleicht blockiert ihn eine Firewall, oder es braucht VPN oder einen Proxy (Einstellungen &gt; Optionen &gt; Netzwerk).</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not encrypt at this address, so the key was not sent. Check the port in the address, or ask your provider.</source>
            <translation>Der Server von '{connection}' verschlüsselt unter dieser Adresse nicht, daher wurde der Schlüssel nicht gesendet. Prüfen Sie den Port in der Adresse oder fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the address, or try later.</source>
            <translation>Der Server von '{connection}' hat die Verbindung abgelehnt. Prüfen Sie den Port in der Adresse, oder versuchen Sie es später.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service answered with the unexpected status {status}. Check the address.</source>
            <translation>Der Dienst antwortete mit dem unerwarteten Status {status}. Prüfen Sie die Adresse.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this request.</source>
            <translation>Der Dienst konnte diese Anfrage nicht verarbeiten.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this search. In V1 a search travels in the address, which may be too long: take fewer filters or columns, or set the connection to V2.</source>
            <translation>Der Dienst konnte diese Suche nicht verarbeiten. In V1 steht eine Suche in der Adresse, die zu lang sein kann: Nehmen Sie weniger Filter oder Spalten oder stellen Sie die Verbindung auf V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not accept the key for '{connection}'.</source>
            <translation>Der Dienst hat den Schlüssel für '{connection}' nicht angenommen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not answer in time. Try again, or ask for a smaller area.</source>
            <translation>Der Dienst hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut oder fragen Sie ein kleineres Gebiet ab.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service does not answer at this address, but {who} does (status {status}). Check the address of '{connection}'.</source>
            <translation>Unter dieser Adresse antwortet nicht der Dienst, sondern {who} (Status {status}). Prüfen Sie die Adresse von '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}), also when asked again. Try later.</source>
            <translation>Der Dienst meldet einen Fehler (Status {status}), auch bei erneuter Anfrage. Versuchen Sie es später.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try later.</source>
            <translation>Der Dienst meldet einen Fehler (Status {status}). Versuchen Sie es später.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service gives the same page again and again, so the rest can't be asked for. Choose pages so big that one is enough.</source>
            <translation>Der Dienst liefert immer wieder dieselbe Seite, daher ist der Rest nicht abfragbar. Wählen Sie so große Seiten, dass eine genügt.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Try again in {wait}.</source>
            <translation>Der Dienst wird zu oft abgefragt. Versuchen Sie es in {wait} erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Wait a while, then try again.</source>
            <translation>Der Dienst wird zu oft abgefragt. Warten Sie eine Weile und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>Der Dienst ist nicht verfügbar (Status {status}). Versuchen Sie es in {wait} erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service knows no such footprint of an event, or not the source {source}. Check both.</source>
            <translation>Der Dienst kennt keinen solchen Footprint eines Ereignisses oder die Quelle {source} nicht. Prüfen Sie beides.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused this request: either the area is not valid for it, or the key has no access to {source}. We checked the area and found no fault.</source>
            <translation>Der Dienst hat diese Anfrage abgelehnt: Entweder ist das Gebiet für ihn ungültig, oder der Schlüssel hat keinen Zugriff auf {source}. Wir haben das Gebiet geprüft und keinen Fehler gefunden.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer can't be read: {seen}. The log has its beginning, for your provider.</source>
            <translation>Die Antwort des Dienstes ist nicht lesbar: {seen}. Ihr Anfang steht für Ihren Anbieter im Protokoll.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has no result for this point. Ask for it again.</source>
            <translation>Die Antwort des Dienstes enthält kein Ergebnis für diesen Punkt. Fragen Sie ihn erneut ab.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has two results for this point, so neither was taken. Ask for it again.</source>
            <translation>Die Antwort des Dienstes enthält zwei Ergebnisse für diesen Punkt, daher wurde keines genommen. Fragen Sie ihn erneut ab.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer is larger than {limit} MB, so it was hung up on and nothing was kept. Ask for less, or let more come under 'As the provider advises' of '{connection}'.</source>
            <translation>Die Antwort des Dienstes ist größer als {limit} MB, daher wurde abgebrochen und nichts behalten. Fragen Sie weniger ab oder erlauben Sie mehr unter 'Nach Angaben des Anbieters' von '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long to be sent (status {status}). Shorten it and try again.</source>
            <translation>Der Text ist zu lang, um gesendet zu werden (Status {status}). Kürzen Sie ihn und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to a sign-in page ({target}), to which the key was not sent. Check the address of '{connection}', or ask your network administrator for a way without a sign-in.</source>
            <translation>Diese Adresse führt zu einer Anmeldeseite ({target}), an die der Schlüssel nicht gesendet wurde. Prüfen Sie die Adresse von '{connection}' oder fragen Sie Ihre Netzwerkbetreuung nach einem Zugang ohne Anmeldung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to {target}, to which the key was not sent. Set the final address in the connection.</source>
            <translation>Diese Adresse führt zu {target}. Dorthin wurde der Schlüssel nicht gesendet. Setzen Sie die endgültige Adresse in der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address sends us on to another one, to which the key was not sent. Set the final address in the connection.</source>
            <translation>Diese Adresse leitet zu einer anderen weiter, an die der Schlüssel nicht gesendet wurde. Setzen Sie die endgültige Adresse in der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This can't be sent: {log}. Correct it and try again.</source>
            <translation>Das kann nicht gesendet werden: {log}. Korrigieren Sie es und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not the address of a service. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>Das ist nicht die Adresse eines Dienstes. Sie sieht aus wie https://api.example.com, ohne Benutzernamen oder Fragezeichen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Type the key that your provider gave you.</source>
            <translation>Geben Sie den Schlüssel ein, den Ihr Anbieter Ihnen gegeben hat.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>{file} konnte nicht geschrieben werden: {trouble}. Prüfen Sie dort Speicherplatz und Rechte.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close it where it is open, or check the rights there.</source>
            <translation>{file} konnte nicht geschrieben werden: {trouble}. Schließen Sie die Datei, wo sie offen ist, oder prüfen Sie dort die Rechte.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} asks for a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source} verlangt einen Filter auf {label} ({field}); nichts wurde gesendet. Fügen Sie ihn den Filtern hinzu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} does not offer accumulation. Choose another source.</source>
            <translation>{source} bietet keinen Kumul an. Wählen Sie eine andere Quelle.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no column '{field}'; nothing was sent. Choose the columns again.</source>
            <translation>{source} hat keine Spalte '{field}'; nichts wurde gesendet. Wählen Sie die Spalten neu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no field '{field}' to filter by; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source} hat kein Feld '{field}' zum Filtern; nichts wurde gesendet. Entfernen Sie den Filter oder laden Sie die Quellen neu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is no part of a filter, which has field, value and filters.</source>
            <translation>{spot}: '{key}' gehört nicht zu einem Filter; dieser hat field, value und filters.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: '{key}' steht zweimal da. Behalten Sie den gemeinten Eintrag.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is no placeholder of this request. There are: {choices}.</source>
            <translation>{spot}: '{name}' ist kein Platzhalter dieser Anfrage. Es gibt: {choices}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: '{name}' steht zweimal da. Behalten Sie den gemeinten Eintrag.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot}: Ein Filter ist ein Objekt mit Feld und Wert. Korrigieren Sie ihn und fügen Sie erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a list of filters in square brackets is wanted here.</source>
            <translation>{spot}: Hier wird eine Liste von Filtern in eckigen Klammern erwartet.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the body of a request is one JSON object. Put it in curly brackets.</source>
            <translation>{spot}: Der Rumpf einer Anfrage ist ein einziges JSON-Objekt. Setzen Sie ihn in geschweifte Klammern.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot}: Das Feld hat keinen Namen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 can lie below one another.</source>
            <translation>{spot}: Die Filter sind zu tief verschachtelt. Höchstens 200 können untereinander liegen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} can't be sent. Write another one, or a text in quotes.</source>
            <translation>{spot}: Die Zahl {name} kann nicht gesendet werden. Schreiben Sie eine andere oder einen Text in Anführungszeichen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: {key} enthält ein halbes Zeichen, das nicht gesendet werden kann. Kopieren Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has to be a text in double quotes; numbers, too.</source>
            <translation>{spot}: {key} muss ein Text in doppelten Anführungszeichen sein, auch bei Zahlen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: Dies enthält ein halbes Zeichen, das nicht gesendet werden kann. Kopieren Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is nested too deeply. At most 100 objects and lists can lie in one another.</source>
            <translation>{spot}: Dies ist zu tief verschachtelt. Höchstens 100 Objekte und Listen können ineinander liegen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is not JSON any more. Look for a missing comma, quote or bracket there.</source>
            <translation>{spot}: Ab hier ist es kein JSON mehr. Suchen Sie dort nach fehlendem Komma, Anführungszeichen oder Klammer.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source> near {latitude}, {longitude}</source>
            <translation> nahe {latitude}, {longitude}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{degrees}° E</source>
            <translation>{degrees}° O</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{degrees}° N</source>
            <translation>{degrees}° N</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{degrees}° S</source>
            <translation>{degrees}° S</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{degrees}° W</source>
            <translation>{degrees}° W</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/numbers.py" />
            <location filename="../ui/hazard_maps/words.py" />
            <location filename="../ui/results/messages.py" />
            <source>{names} and {count} more</source>
            <extracomment>English for 1: {names} and 1 more</extracomment>
            <translation>
                <numerusform>{names} und {count} weiteres</numerusform>
                <numerusform>{names} und {count} weitere</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} M</source>
            <translation>{number} Mio.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} bn</source>
            <translation>{number} Mrd.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} k</source>
            <translation>{number} Tsd.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} tn</source>
            <translation>{number} Bio.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} × 10⁴</source>
            <translation>{number} × 10⁴</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} × 10⁸</source>
            <translation>{number} × 10⁸</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/units.py" />
            <source>{count} currencies, not converted</source>
            <extracomment>English for 1: 1 currency, not converted</extracomment>
            <translation>
                <numerusform>{count} Währung, nicht umgerechnet</numerusform>
                <numerusform>{count} Währungen, nicht umgerechnet</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Accumulation in area</source>
            <translation>Kumul im Gebiet</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Accumulation in buffers</source>
            <translation>Kumul in Puffern</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source inside polygons: values, counts, currencies.</source>
            <translation>Fragt den Dienst nach den Summen einer Quelle in Polygonen: Werte, Anzahlen, Währungen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>Fragt den Dienst nach den Summen einer Quelle in einem oder mehreren Radien um Mittelpunkte: Werte, Anzahlen, Währungen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: a geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (the id of the center's feature), a field for each metric that the service gave, status (found, empty, failed or stopped) and message.</source>
            <translation>OUTPUT: ein geodätischer Kreis in EPSG:4326 je Mittelpunkt und Radius, mit 'radius' (Meter), 'center' (id des Objekts des Mittelpunkts), einem Feld je Kennzahl, die der Dienst geliefert hat, status (found, empty, failed oder stopped) und message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: the areas with all their attributes, a field for each metric that the service gave, status (found, empty, failed or stopped) and message. Where AREA has a field of such a name, ours begins with gp_. A metric that is text somewhere is a text everywhere.</source>
            <translation>OUTPUT: die Gebiete mit allen ihren Attributen, ein Feld je Kennzahl, die der Dienst geliefert hat, status (found, empty, failed oder stopped) und message. Hat AREA ein Feld mit einem solchen Namen, beginnt unseres mit gp_. Eine Kennzahl, die irgendwo Text ist, ist überall Text.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service gave no metrics.</source>
            <translation>Der Dienst hat keine Kennzahlen geliefert.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>{name}: features in any coordinate system, each asked on its own. One that can't be asked has a row that says why. Where the service answers none of them, the run ends with the reason and writes nothing.</source>
            <translation>{name}: Objekte in beliebigem Koordinatenbezugssystem, jedes wird einzeln abgefragt. Eines, das nicht abgefragt werden kann, hat eine Zeile mit dem Grund. Beantwortet der Dienst keines, endet der Lauf mit dem Grund und schreibt nichts.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Example: {command}</source>
            <translation>Beispiel: {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>OUTPUT is where {name} is, which is read until the end. Choose another file or table; you can remove the old one then.</source>
            <translation>OUTPUT liegt dort, wo {name} ist, das bis zum Ende gelesen wird. Wählen Sie eine andere Datei oder Tabelle; die alte können Sie danach entfernen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>SOURCE is empty. List sources shows which there are.</source>
            <translation>SOURCE ist leer. Quellen auflisten zeigt, welche es gibt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/base.py" />
            <source>The service gives at most {given} entries a page, not {asked}; they are asked for so.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}; they are asked for so.</extracomment>
            <translation>
                <numerusform>Der Dienst liefert höchstens {given} Eintrag je Seite, nicht {asked}; so werden sie angefragt.</numerusform>
                <numerusform>Der Dienst liefert höchstens {given} Einträge je Seite, nicht {asked}; so werden sie angefragt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts}): {cause}</source>
            <translation>Neuer Versuch in {seconds} s (Versuch {attempt} von {attempts}): {cause}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>{address} begins with http://, so anybody on the network between can read the key and the answers. Use https:// if the service offers it.</source>
            <translation>{address} beginnt mit http://, daher kann jeder im Netzwerk dazwischen den Schlüssel und die Antworten lesen. Verwenden Sie https://, wenn der Dienst es anbietet.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. Check that it can be reached.</source>
            <translation>Die Datenbank hat OUTPUT nicht angenommen. Prüfen Sie, ob sie erreichbar ist.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. It says: "{reason}". Ask who looks after it.</source>
            <translation>Die Datenbank hat OUTPUT nicht angenommen. Sie meldet: "{reason}". Fragen Sie, wer sie betreut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>ASK_AGAIN: 1 asks rows again that have their answer from an earlier run.</source>
            <translation>ASK_AGAIN: 1 fragt auch Zeilen erneut ab, die ihre Antwort aus einem früheren Lauf haben.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Ask rows again that have their answer</source>
            <translation>Zeilen mit Antwort erneut abfragen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Attaches to each point what layers of the service have there: hazard zones, for example. Points go in batches, several at a time; one that fails does not end the run: its row says why. Where the service answers none of them, the run ends with the reason and writes nothing.

To go on after a stop, or to try again those that failed, run it with the earlier OUTPUT as INPUT, into another file: rows that have their answer are not asked again and keep it. Where QGIS itself ended in the middle, what came is beside OUTPUT, in a file named .part.gpkg.</source>
            <translation>Fügt jedem Punkt hinzu, was Layer des Dienstes dort haben, zum Beispiel Gefährdungszonen. Die Punkte gehen in Stapeln, mehrere zugleich; schlägt einer fehl, endet der Lauf nicht: Seine Zeile nennt den Grund. Beantwortet der Dienst keinen, endet der Lauf mit dem Grund und schreibt nichts.

Um nach einem Stopp fortzufahren oder fehlgeschlagene erneut zu versuchen, starten Sie ihn mit dem früheren OUTPUT als INPUT in eine andere Datei: Zeilen mit Antwort werden nicht erneut abgefragt und behalten sie. Wo QGIS selbst mittendrin endete, liegt das Angekommene neben OUTPUT, in einer Datei namens .part.gpkg.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enrich points with hazards</source>
            <translation>Punkte mit Gefährdungen anreichern</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enriched points</source>
            <translation>Angereicherte Punkte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard layers (names with commas)</source>
            <translation>Gefährdungslayer (Namen, mit Kommas getrennt)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazards, {points}</source>
            <translation>Gefährdungen, {points}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>How many features the layers have there</source>
            <translation>Wie viele Objekte die Layer dort haben</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>INPUT: points in any coordinate system, or the OUTPUT of an earlier run.</source>
            <translation>INPUT: Punkte in beliebigem Koordinatenbezugssystem oder der OUTPUT eines früheren Laufs.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>LAYERS: names of layers, "flood_zones,wind_bands". The service does not list them; your provider knows them.</source>
            <translation>LAYERS: Namen von Layern, "flood_zones,wind_bands". Der Dienst führt sie nicht auf; Ihr Anbieter kennt sie.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OPERATION: 0 (enhance) attaches the layers' attributes, 1 (count) how many of their features are there, and these as JSON.</source>
            <translation>OPERATION: 0 (enhance) fügt die Attribute der Layer hinzu, 1 (count) wie viele ihrer Objekte dort sind und diese als JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OUTPUT: the points with all their attributes; enriched (what was asked), status (found, not found: no layer has anything there, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. Where INPUT has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: die Punkte mit allen ihren Attributen; enriched (was abgefragt wurde), status (found, not found: kein Layer hat dort etwas, failed oder stopped) und message; und je Layer Felder wie flood_zones_intensity oder flood_zones_count und flood_zones_features. Hat INPUT ein Feld mit einem solchen Namen, beginnt unseres mit gp_; Verschachteltes kommt als JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The layers' attributes</source>
            <translation>Die Attribute der Layer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What came is kept. To go on, choose the new layer as the points and run it again.</source>
            <translation>Was kam, bleibt erhalten. Zum Fortsetzen wählen Sie den neuen Layer als Punkte und starten erneut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What is attached</source>
            <translation>Was hinzugefügt wird</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was asked. Make room and run it again.</source>
            <translation>{trouble}. Nichts wurde abgefragt. Schaffen Sie Platz und starten Sie erneut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no room for the answers anywhere else either. Make room and run it again.</source>
            <translation>{trouble}. Auch sonst ist nirgends Platz für die Antworten. Schaffen Sie Platz und starten Sie erneut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. What came is kept in {file}. Make room and run it with that as INPUT: it goes on.</source>
            <translation>{trouble}. Was ankam, ist in {file} aufbewahrt. Schaffen Sie Platz und starten Sie mit dieser Datei als INPUT: Es geht weiter.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>None of the layers has anything here.</source>
            <translation>Keiner der Layer hat hier etwas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their answer from an earlier run; not asked again.</source>
            <extracomment>English for 1: 1 row has its answer from an earlier run; not asked again.</extracomment>
            <translation>
                <numerusform>{count} Zeile hat ihre Antwort aus einem früheren Lauf; sie wird nicht erneut abgefragt.</numerusform>
                <numerusform>{count} Zeilen haben ihre Antwort aus einem früheren Lauf; sie werden nicht erneut abgefragt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/places.py" />
            <source>Addresses</source>
            <translation>Adressen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <source>Portfolio</source>
            <translation>Portfolio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Risk reports</source>
            <translation>Risikoberichte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was asked.</source>
            <translation>In CENTERS ist kein gültiger Punkt, daher wurde nichts abgefragt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was asked.</source>
            <translation>In AREA ist kein gültiges Polygon, daher wurde nichts abgefragt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Accumulation by layer</source>
            <translation>Kumul nach Layer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries</source>
            <translation>Einträge</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in area</source>
            <translation>Einträge im Gebiet</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in buffers</source>
            <translation>Einträge in Puffern</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries under a live event</source>
            <translation>Von einem Live-Ereignis betroffene Einträge</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>FILTERS: a flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search takes no filter inside another. Empty: all that the source has.</source>
            <translation>FILTERS: ein flaches JSON-Array, [{"field": "CountryCode", "value": "DE"}], oder @file.json. Werte sind Texte; eine Suche nimmt keinen Filter in einem anderen. Leer: alles, was die Quelle hat.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the detailed records of a source by their values, wherever they are.</source>
            <translation>Findet die ausführlichen Datensätze einer Quelle nach ihren Werten, wo immer sie liegen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the points of a source by their values, wherever they are. Only V2 of the service has it.</source>
            <translation>Findet die Punkte einer Quelle nach ihren Werten, wo immer sie liegen. Nur V2 des Dienstes kann das.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>LAYER_REQUEST: the body that is sent, as JSON in which "{source}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>LAYER_REQUEST: der Rumpf, der gesendet wird, als JSON, in das "{source}" und "{filters}" eingesetzt werden; oder @file.json; leer: der aus der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer that the service has of a source, such as cells with their sums. The service has it in V1 only.</source>
            <translation>Lädt den Kumul-Layer, den der Dienst zu einer Quelle hat, zum Beispiel Zellen mit ihren Summen. Der Dienst hat ihn nur in V1.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie inside polygons, all pages of them.</source>
            <translation>Lädt die ausführlichen Datensätze einer Quelle, die in Polygonen liegen, alle Seiten davon.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie within one or several radii around centers, all pages of them.</source>
            <translation>Lädt die ausführlichen Datensätze einer Quelle, die in einem oder mehreren Radien um Mittelpunkte liegen, alle Seiten davon.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the entries of a source that lie under the footprint of a live event, with what the event adds to them.</source>
            <translation>Lädt die Einträge einer Quelle, die unter dem Footprint eines Live-Ereignisses liegen, mit dem, was das Ereignis hinzufügt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie inside polygons.</source>
            <translation>Lädt die Punkte einer Quelle, die in Polygonen liegen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie within one or several radii around centers.</source>
            <translation>Lädt die Punkte einer Quelle, die in einem oder mehreren Radien um Mittelpunkte liegen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature. A point in two polygons comes twice.</source>
            <translation>OUTPUT: Punkte in EPSG:4326 mit den eigenen Feldern des Dienstes und 'area', der id des Polygonobjekts. Ein Punkt in zwei Polygonen kommt zweimal.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature. There is a row for each point and radius: a point within 500 m is within 1000 m as well and comes twice.</source>
            <translation>OUTPUT: Punkte in EPSG:4326 mit den eigenen Feldern des Dienstes, 'radius' (Meter) und 'center', der id des Objekts des Mittelpunkts. Je Punkt und Radius gibt es eine Zeile: Ein Punkt innerhalb von 500 m liegt auch innerhalb von 1000 m und kommt zweimal.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature; a table when the records have no coordinates. A record in two polygons comes twice.</source>
            <translation>OUTPUT: Datensätze in EPSG:4326 mit den eigenen Feldern des Dienstes und 'area', der id des Polygonobjekts; eine Tabelle, wenn die Datensätze keine Koordinaten haben. Ein Datensatz in zwei Polygonen kommt zweimal.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and those of the event; a table when the records have no coordinates.</source>
            <translation>OUTPUT: Datensätze in EPSG:4326 mit den eigenen Feldern des Dienstes und denen des Ereignisses; eine Tabelle, wenn die Datensätze keine Koordinaten haben.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature; a table when the records have no coordinates. There is a row for each record and radius.</source>
            <translation>OUTPUT: Datensätze in EPSG:4326 mit den eigenen Feldern des Dienstes, 'radius' (Meter) und 'center', der id des Objekts des Mittelpunkts; eine Tabelle, wenn die Datensätze keine Koordinaten haben. Je Datensatz und Radius gibt es eine Zeile.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what the service gives, in EPSG:4326, with its own fields; a table when it has no shapes.</source>
            <translation>OUTPUT: was der Dienst liefert, in EPSG:4326, mit seinen eigenen Feldern; eine Tabelle, wenn es keine Formen hat.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what was found, in EPSG:4326, with the service's own fields; a table when there are no coordinates.</source>
            <translation>OUTPUT: was gefunden wurde, in EPSG:4326, mit den eigenen Feldern des Dienstes; eine Tabelle, wenn es keine Koordinaten gibt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/parameters.py" />
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in area</source>
            <translation>Punkte im Gebiet</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in buffers</source>
            <translation>Punkte in Puffern</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>REQUEST: the body that is sent, as JSON in which "{source}", "{footprint}", "{columns}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>REQUEST: der Rumpf, der gesendet wird, als JSON, in das "{source}", "{footprint}", "{columns}" und "{filters}" eingesetzt werden; oder @file.json; leer: der aus der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search entries</source>
            <translation>Einträge suchen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search points</source>
            <translation>Punkte suchen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>VERSION: 0 is V1, which sends filters and columns in the address and so has room for few of them; 1 is V2.</source>
            <translation>VERSION: 0 ist V1, das Filter und Spalten in der Adresse sendet und daher nur für wenige Platz hat; 1 ist V2.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written in a stream; it holds what had come when the run is cancelled.</source>
            <translation>Eine .gpkg-Datei wird fortlaufend geschrieben; sie enthält bei Abbruch, was bis dahin kam.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Type the identifier of the event's footprint.</source>
            <translation>FOOTPRINT ist leer. Geben Sie die Kennung des Footprints des Ereignisses ein.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT: the identifier of the event's footprint, such as 2026/storm-emil.</source>
            <translation>FOOTPRINT: die Kennung des Footprints des Ereignisses, etwa 2026/storm-emil.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Footprint of the event</source>
            <translation>Footprint des Ereignisses</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search travels in the address, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such bound.</source>
            <translation>In V1 steht eine Suche in der Adresse, die {length} Zeichen lang ist; ein Dienst kann mehr als {limit} ablehnen. VERSION 1 hat diese Grenze nicht.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Incomplete: {rows} came and are kept. {reason}</source>
            <extracomment>English for 1: Incomplete: {rows} came and is kept. {reason}</extracomment>
            <translation>
                <numerusform>Unvollständig: {rows} kam an und ist gesichert. {reason}</numerusform>
                <numerusform>Unvollständig: {rows} kamen an und sind gesichert. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS ended in the middle of an earlier run: going on after its {count} rows.</source>
            <extracomment>English for 1: QGIS ended in the middle of an earlier run: going on after its 1 row.</extracomment>
            <translation>
                <numerusform>QGIS wurde mitten in einem früheren Lauf beendet: Es geht nach dessen {count} Zeile weiter.</numerusform>
                <numerusform>QGIS wurde mitten in einem früheren Lauf beendet: Es geht nach dessen {count} Zeilen weiter.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. They are kept.</source>
            <extracomment>English for 1: Stopped after {rows}. It is kept.</extracomment>
            <translation>
                <numerusform>Gestoppt nach {rows}. Was kam, ist gesichert.</numerusform>
                <numerusform>Gestoppt nach {rows}. Was kam, ist gesichert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT can't be replaced: {trouble}. Close what has it open, or choose another file.</source>
            <translation>OUTPUT kann nicht ersetzt werden: {trouble}. Schließen Sie, was es geöffnet hat, oder wählen Sie eine andere Datei.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take a row. Check the space on the disk.</source>
            <translation>OUTPUT hat eine Zeile nicht angenommen. Prüfen Sie den Platz auf dem Datenträger.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take all rows. Check the space on the disk.</source>
            <translation>OUTPUT hat nicht alle Zeilen angenommen. Prüfen Sie den Platz auf dem Datenträger.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>Gestoppt, während OUTPUT geschrieben wurde: Es hat {count} von {total} Zeile. Alles ist in {file} gesichert.</numerusform>
                <numerusform>Gestoppt, während OUTPUT geschrieben wurde: Es hat {count} von {total} Zeilen. Alle sind in {file} gesichert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>The database made no spatial index of OUTPUT.</source>
            <translation>Die Datenbank hat keinen räumlichen Index von OUTPUT angelegt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. The answers are kept in {file}.</source>
            <translation>{trouble}. Die Antworten sind in {file} gesichert.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. There is no room for the answers in {file} either. Make room and run it again.</source>
            <translation>{trouble}. Auch in {file} ist kein Platz für die Antworten. Schaffen Sie Platz und starten Sie erneut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>AREA: polygon features in any coordinate system. Each is asked on its own; one that is not valid is reported and left out.</source>
            <translation>AREA: Polygonobjekte in beliebigem Koordinatenbezugssystem. Jedes wird einzeln abgefragt; ein ungültiges wird gemeldet und ausgelassen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>Gebiete</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CENTERS: point features in any coordinate system. Each is asked on its own, all radii at once; one that is no single point is reported and left out.</source>
            <translation>CENTERS: Punktobjekte in beliebigem Koordinatenbezugssystem. Jedes wird einzeln abgefragt, alle Radien zugleich; eines, das kein Einzelpunkt ist, wird gemeldet und ausgelassen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>COLUMNS: names of columns of the source, "LocName,City"; empty: those that the service gives.</source>
            <translation>COLUMNS: Namen von Spalten der Quelle, "LocName,City"; leer: die Vorgabe des Dienstes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CONNECTION: the name of a connection; empty: the default one.</source>
            <translation>CONNECTION: der Name einer Verbindung; leer: die Standardverbindung.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Centers</source>
            <translation>Mittelpunkte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Columns (a,b; empty: the service's)</source>
            <translation>Spalten (a,b; leer: die des Dienstes)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Connection (empty: the default one)</source>
            <translation>Verbindung (leer: die Standardverbindung)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Entries asked for at a time</source>
            <translation>Einträge je Anfrage</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Put it where the filters belong.</source>
            <translation>FILTERS werden nicht gesendet: {name} hat kein "{{filters}}". Setzen Sie es dorthin, wohin die Filter gehören.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS: a JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>FILTERS: ein JSON-Array, [{"field": "CountryCode", "value": "DE"}], oder @file.json. Werte sind Texte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Filters (JSON array, or @file.json)</source>
            <translation>Filter (JSON-Array oder @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>PAGE_SIZE: entries asked for at a time; all pages are fetched.</source>
            <translation>PAGE_SIZE: Einträge je Anfrage; alle Seiten werden geholt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>RADII: meters, "500,1000".</source>
            <translation>RADII: Meter, "500,1000".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>Radien in Metern (500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>Anfrage (JSON oder @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>SOURCE: the identifier of the portfolio (see List sources).</source>
            <translation>SOURCE: die Kennung des Portfolios (siehe Quellen auflisten).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>VERSION: 0 is V1, 1 is V2. V1 takes a flat list of filters, all of which hold; in V2 a filter may hold others under "filters".</source>
            <translation>VERSION: 0 ist V1, 1 ist V2. V1 nimmt eine flache Liste von Filtern, die alle gelten; in V2 kann ein Filter andere unter "filters" enthalten.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Version of the service's interface</source>
            <translation>Version der Schnittstelle des Dienstes</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS can't be read: {trouble}.</source>
            <translation>ADDRESS ist nicht lesbar: {trouble}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is no field of INPUT. There are: {fields}.</source>
            <translation>ADDRESS nennt '{field}', das kein Feld von INPUT ist. Es gibt: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS: an expression on its fields, such as "street" || ', ' || "city".</source>
            <translation>ADDRESS: ein Ausdruck über die Felder, zum Beispiel "street" || ', ' || "city".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_panel.py" />
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are asked once, a few at a time.</source>
            <translation>Findet die Adresse an jedem Punkt. Gleiche Positionen werden einmal abgefragt, einige zugleich.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the place of each row's address. Equal addresses are asked once, a few at a time.</source>
            <translation>Findet den Ort zur Adresse jeder Zeile. Gleiche Adressen werden einmal abgefragt, einige zugleich.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>Adressen geokodieren</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>INPUT: any layer or table.</source>
            <translation>INPUT: ein beliebiger Layer oder eine Tabelle.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>INPUT: points in any coordinate system.</source>
            <translation>INPUT: Punkte in beliebigem Koordinatenbezugssystem.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept, without geometry. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: Punkte in EPSG:4326 mit allen Attributen von INPUT, label, placeId, geocodingQuality (zum Beispiel rooftop, address oder city), status (found, not found, empty, failed oder stopped) und message. Zeilen ohne Ort bleiben, ohne Geometrie. Hat INPUT ein Feld mit einem solchen Namen, beginnt unseres mit gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: the points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: die Punkte mit allen ihren Attributen, label, placeId, geocodingQuality, type, status (found, not found, failed oder stopped) und message. Hat INPUT ein Feld mit einem solchen Namen, beginnt unseres mit gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>Orte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>Rückwärts geokodieren</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>Attribute</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>FIELD: its field with the values; empty: id.</source>
            <translation>FIELD: das Feld mit den Werten; leer: id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Give either VALUES or INPUT, so that it is clear what is asked.</source>
            <translation>Geben Sie entweder VALUES oder INPUT an, damit klar ist, was abgefragt wird.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. There are: {fields}.</source>
            <translation>INPUT hat kein Feld '{field}'. Es gibt: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no row to ask for.</source>
            <translation>INPUT hat keine Zeile, die abgefragt werden kann.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT: a layer or table with a value in each row.</source>
            <translation>INPUT: ein Layer oder eine Tabelle mit einem Wert in jeder Zeile.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Its field with the values (empty: id)</source>
            <translation>Feld mit den Werten (leer: id)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>List sources</source>
            <translation>Quellen auflisten</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Lists the sources (portfolios) that your key may see: one row for each source, each of its columns and each of its filters.</source>
            <translation>Listet die Quellen (Portfolios), die Ihr Schlüssel sehen darf: je Quelle, Spalte und Filter eine Zeile.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with a row for each value: the service's own fields, value (as asked), status (found, not found, empty, failed or stopped) and message. Where the service has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: eine Tabelle mit einer Zeile je Wert: die eigenen Felder des Dienstes, value (wie abgefragt), status (found, not found, empty, failed oder stopped) und message. Hat der Dienst ein Feld mit einem solchen Namen, beginnt unseres mit gp_; Verschachteltes kommt als JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with the fields source, kind (source, column or filter), field, type, label, required (1: the source can't be asked without this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>OUTPUT: eine Tabelle mit den Feldern source, kind (source, column oder filter), field, type, label, required (1: ohne diesen Filter kann die Quelle nicht abgefragt werden), filter_values und accumulation (1: die Quelle bietet ihn an).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Point attributes</source>
            <translation>Punktattribute</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Reads all attributes of single points of a source, each named by the value that identifies it.</source>
            <translation>Liest alle Attribute einzelner Punkte einer Quelle, jeder durch den Wert benannt, der ihn identifiziert.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>Quellen: {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>VALUES: the values, "a,b"; or INPUT and FIELD instead.</source>
            <translation>VALUES: die Werte, "a,b"; oder stattdessen INPUT und FIELD.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Values (a,b)</source>
            <translation>Werte (a,b)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>or a layer</source>
            <translation>oder ein Layer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Asks the queries of all GeoPortfolio layers of a project again and shows the new answers in them. A layer whose query fails or finds nothing keeps its answer; the rest goes on.</source>
            <translation>Führt die Abfragen aller GeoPortfolio-Layer eines Projekts erneut aus und zeigt die neuen Antworten darin. Ein Layer, dessen Abfrage fehlschlägt oder nichts findet, behält seine Antwort; der Rest geht weiter.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>CONNECTION: the name of a connection; empty: for each layer the one that leads to its service.</source>
            <translation>CONNECTION: der Name einer Verbindung; leer: für jeden Layer die, die zu seinem Dienst führt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>OUTPUT: a table with a row per layer: layer, status (refreshed, empty, incomplete, failed), message (what came, went and changed, or why not), rows.</source>
            <translation>OUTPUT: eine Tabelle mit einer Zeile je Layer: layer, status (refreshed, empty, incomplete, failed), message (was kam, ging und sich änderte, oder warum nicht), rows.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>PROJECT: the .qgz or .qgs file, which is saved; empty: the open project, which is not saved.</source>
            <translation>PROJECT: die .qgz- oder .qgs-Datei, die gespeichert wird; leer: das offene Projekt, das nicht gespeichert wird.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Project (empty: the open one)</source>
            <translation>Projekt (leer: das offene)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>QGIS projects (*.qgz *.qgs)</source>
            <translation>QGIS-Projekte (*.qgz *.qgs)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refresh project</source>
            <translation>Projekt aktualisieren</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refreshed</source>
            <translation>Aktualisiert</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project could not be saved: {reason}</source>
            <translation>Das Projekt konnte nicht gespeichert werden: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project has no GeoPortfolio layer.</source>
            <translation>Das Projekt hat keinen GeoPortfolio-Layer.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project {file} can't be opened: {reason}</source>
            <translation>Das Projekt {file} kann nicht geöffnet werden: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>er wird gerade bearbeitet.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file is gone, and the query with it.</source>
            <translation>seine Datei ist nicht mehr da und mit ihr die Abfrage.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has nothing there any more.</source>
            <translation>der Dienst hat dort nichts mehr.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no connection to {host}.</source>
            <translation>es gibt keine Verbindung zu {host}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no such file</source>
            <translation>diese Datei gibt es nicht</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>FORMAT: 0 is PDF, 1 is HTML.</source>
            <translation>FORMAT: 0 ist PDF, 1 ist HTML.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Fetches a risk report for each point into a folder, with an index (index.csv) and a layer (reports.gpkg). A report that fails does not end the run: its row says why. Run it again with the same folder and SKIP_EXISTING to fetch only what is missing.</source>
            <translation>Holt für jeden Punkt einen Risikobericht in einen Ordner, mit einem Index (index.csv) und einem Layer (reports.gpkg). Schlägt ein Bericht fehl, endet der Lauf nicht: Seine Zeile nennt den Grund. Starten Sie erneut mit demselben Ordner und SKIP_EXISTING, um nur Fehlendes zu holen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Index of reports</source>
            <translation>Index der Berichte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>NAME: a QGIS expression that names each file; empty: by LocNumber, LocName, name or id.</source>
            <translation>NAME: ein QGIS-Ausdruck, der jede Datei benennt; leer: nach LocNumber, LocName, name oder id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>Name jeder Datei (Ausdruck)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>OUTPUT: a table with point (the feature's id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>OUTPUT: eine Tabelle mit point (id des Objekts), label, file, status (saved, warning, skipped, failed oder stopped) und message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>RADII: meters, "500,1000"; with radii the report includes what lies in these circles.</source>
            <translation>RADII: Meter, "500,1000"; mit Radien enthält der Bericht, was in diesen Kreisen liegt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>SKIP_EXISTING: true does not ask again for what the folder has of the same points and choices.</source>
            <translation>SKIP_EXISTING: true fragt nicht erneut ab, was der Ordner zu denselben Punkten und Einstellungen schon hat.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that the folder has already</source>
            <translation>Berichte überspringen, die der Ordner schon hat</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>VERSION: 0 is V1, 1 is V2 of the reports.</source>
            <translation>VERSION: 0 ist V1, 1 ist V2 der Berichte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/statuses.py" />
            <source>What else fails is told in the rows only.</source>
            <translation>Was sonst fehlschlägt, steht nur in den Zeilen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>{count} leer</numerusform>
                <numerusform>{count} leer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>{count} fehlgeschlagen</numerusform>
                <numerusform>{count} fehlgeschlagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>{count} gefunden</numerusform>
                <numerusform>{count} gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>{count} nicht gefunden</numerusform>
                <numerusform>{count} nicht gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count} Zeile: {parts}</numerusform>
                <numerusform>{count} Zeilen: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>{count} gespeichert</numerusform>
                <numerusform>{count} gespeichert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>{count} mit Warnung gespeichert</numerusform>
                <numerusform>{count} mit Warnung gespeichert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>{count} übersprungen</numerusform>
                <numerusform>{count} übersprungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>{count} gestoppt</numerusform>
                <numerusform>{count} gestoppt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/targets.py" />
            <source>A Shapefile cuts the fields' names to 10 characters, so that they are hard to tell apart. A GeoPackage keeps them.</source>
            <translation>Ein Shapefile kürzt Feldnamen auf 10 Zeichen, sodass sie schwer zu unterscheiden sind. Ein GeoPackage behält sie.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate again</source>
            <translation>Kumul erneut</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate {title}</source>
            <translation>Kumul von {title}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Asking {source}</source>
            <translation>{source} wird abgefragt</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. What came is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. What came is in the table.</extracomment>
            <translation>
                <numerusform>Gestoppt nach {count} von {all} Gebiet. Was kam, steht in der Tabelle.</numerusform>
                <numerusform>Gestoppt nach {count} von {all} Gebieten. Was kam, steht in der Tabelle.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first area was answered.</source>
            <translation>Gestoppt, bevor das erste Gebiet beantwortet war.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>{count} of {all} areas failed. {reason}</source>
            <extracomment>English for 1: {count} of {all} area failed. {reason}</extracomment>
            <translation>
                <numerusform>{count} von {all} Gebiet fehlgeschlagen. {reason}</numerusform>
                <numerusform>{count} von {all} Gebieten fehlgeschlagen. {reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Baseline: {origin}</source>
            <translation>Vergleichsbasis: {origin}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>By radius around {areas}</source>
            <translation>Nach Radius um {areas}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>C&amp;hart</source>
            <translation>&amp;Diagramm</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>Copy the chart as an image, or save it as PNG or SVG</source>
            <translation>Das Diagramm als Bild kopieren oder als PNG oder SVG speichern</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>Metric of chart and layer</source>
            <translation>Kennzahl von Diagramm und Layer</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>The metric that the chart shows and the layer is styled by</source>
            <translation>Die Kennzahl, die das Diagramm zeigt und nach der der Layer gestaltet wird</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>numbers without a currency</source>
            <translation>Zahlen ohne Währung</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>only {currency}, not converted</source>
            <translation>nur {currency}, nicht umgerechnet</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Another file</source>
            <translation>Andere Datei</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Make the layer {title}</source>
            <translation>Den Layer {title} anlegen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <location filename="../ui/projects/mover.py" />
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Open folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/results/loading.py" />
            <source>Save {file}</source>
            <translation>{file} speichern</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>The table is in {file}.</source>
            <translation>Die Tabelle ist in {file}.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/filters/page.py" />
            <location filename="../ui/identify/section.py" />
            <location filename="../ui/projects/mover.py" />
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/reports/singles.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows} als Layer {layer}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/charts/actions.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Stopp</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All &amp;Metrics</source>
            <translation>Alle Kenn&amp;zahlen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>CS&amp;V</source>
            <translation>CS&amp;V</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Clear &amp;Baseline</source>
            <translation>&amp;Basis aufheben</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare no more: keep the last answer alone</source>
            <translation>Nicht mehr vergleichen: nur die letzte Antwort behalten</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>Die Tabelle für eine Tabellenkalkulation kopieren, mit Quelle, Gebiet, Filtern und Zeit</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create &amp;Layer</source>
            <translation>&amp;Layer anlegen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Keep these numbers and compare those that come later with them</source>
            <translation>Diese Zahlen behalten und spätere mit ihnen vergleichen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Nothing accumulated yet. Choose an area, then Accumulate.</source>
            <translation>Noch kein Kumul. Wählen Sie ein Gebiet, dann Kumul.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file, a line for each area or radius</source>
            <translation>Alle Kennzahlen als CSV-Datei speichern, eine Zeile je Gebiet oder Radius</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as &amp;Baseline</source>
            <translation>Als &amp;Basis setzen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all that the service has added up, not the sums insured alone</source>
            <translation>Alles zeigen, was der Dienst summiert hat, nicht nur die Versicherungssummen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep what has come</source>
            <translation>Stoppen und behalten, was kam</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>The areas or circles of the last answer on the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>Die Gebiete oder Kreise der letzten Antwort auf der Karte, nach der Kennzahl des Diagramms gestaltet, mit einem Feld je Kennzahl</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source} bietet keinen Kumul an.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all</source>
            <translation>Alle hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all {count}</source>
            <translation>Alle {count} hinzufügen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the other {count}</source>
            <extracomment>English for 1: Add the other one</extracomment>
            <translation>
                <numerusform>Das andere hinzufügen</numerusform>
                <numerusform>Die anderen {count} hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add them swapped</source>
            <translation>Vertauscht hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Areas added from {layer}: {count}</source>
            <translation>Aus {layer} hinzugefügte Gebiete: {count}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Map extent</source>
            <translation>Kartenausdehnung</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Nothing is selected in a layer of polygons or points. Choose the layer in the Layers panel, select features with QGIS's select tool, then try again.</source>
            <translation>In einem Layer mit Polygonen oder Punkten ist nichts gewählt. Wählen Sie den Layer im Bedienfeld Layer, wählen Sie Objekte mit dem Auswahlwerkzeug von QGIS und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read pasted shapes</source>
            <translation>Eingefügte Formen lesen</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read the features of {layer}</source>
            <translation>Objekte von {layer} lesen</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Swap</source>
            <translation>Vertauschen</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The current layer has no polygons or points. Choose one that has in the Layers panel, then try again.</source>
            <translation>Der aktuelle Layer hat keine Polygone oder Punkte. Wählen Sie im Bedienfeld Layer einen, der welche hat, und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The map's extent was added as an area.</source>
            <translation>Die Kartenausdehnung wurde als Gebiet hinzugefügt.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted areas were added, but lie off the map. With latitude and longitude swapped they would lie on it.</source>
            <translation>Die eingefügten Gebiete wurden hinzugefügt, liegen aber außerhalb der Karte. Mit vertauschter Breite und Länge lägen sie darauf.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted text lies beyond the globe, and fits it with latitude and longitude swapped.</source>
            <translation>Der eingefügte Text liegt jenseits des Globus und passt mit vertauschter Breite und Länge.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>These are the areas already. Choose another layer.</source>
            <translation>Das sind schon die Gebiete. Wählen Sie einen anderen Layer.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Zoom</source>
            <translation>Zoomen</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>the pasted text</source>
            <translation>der eingefügte Text</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} shapes of {origin} can't be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} shape of {origin} can't be used: {faults}. Nothing was added yet.</extracomment>
            <translation>
                <numerusform>Fehler in {bad} von {total} Form aus {origin}: {faults}. Noch wurde nichts hinzugefügt.</numerusform>
                <numerusform>Fehler in {bad} von {total} Formen aus {origin}: {faults}. Noch wurde nichts hinzugefügt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{count} more, which the log names</source>
            <extracomment>English for 1: 1 more, which the log names</extracomment>
            <translation>
                <numerusform>{count} weitere, die im Protokoll steht</numerusform>
                <numerusform>{count} weitere, die im Protokoll stehen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} does not say how many features it has; each is asked on its own, which may take long.</source>
            <translation>{layer} sagt nicht, wie viele Objekte es hat; jedes wird einzeln abgefragt, was lange dauern kann.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer} hat keine Objekte.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features; each is asked on its own, which takes long.</source>
            <translation>{layer} hat {count} Objekte; jedes wird einzeln abgefragt, was lange dauert.</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles here</source>
            <translation>&amp;Kreise hier</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Identify Location</source>
            <translation>&amp;Ort abfragen</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Report here</source>
            <translation>&amp;Bericht hier</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>GeoPortfolio</source>
            <translation>GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Risk report for this place</source>
            <translation>Risikobericht für diesen Ort</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Select what lies in circles around this place</source>
            <translation>Auswählen, was in Kreisen um diesen Ort liegt</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>Adresse, Datensatz und Gefährdungen dieses Orts</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>This is no place on the globe</source>
            <translation>Das ist kein Ort auf dem Globus</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>Klicken Sie mindestens einen Mittelpunkt an.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click centers, type radii for all (200 500 1km) or drag one. Double click, right click or Enter finishes; Backspace takes back a center; Esc leaves. A drag with Shift joins the radii; Tab marks the next center, to type radii for it alone.</source>
            <translation>Mittelpunkte anklicken, Radien für alle tippen (200 500 1km) oder einen ziehen. Doppelklick, Rechtsklick oder Enter beendet; Rücktaste nimmt einen Mittelpunkt zurück; Esc bricht ab. Ziehen mit Umschalt fügt den Radius hinzu; Tab markiert den nächsten Mittelpunkt, um Radien nur für ihn zu tippen.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <source>This is no place on the globe.</source>
            <translation>Das ist kein Ort auf dem Globus.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/circles_tool.py" />
            <source>{count} centers</source>
            <extracomment>English for 1: 1 center</extracomment>
            <translation>
                <numerusform>1 Mittelpunkt</numerusform>
                <numerusform>{count} Mittelpunkte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Add a world map</source>
            <translation>Weltkarte hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas are one now.</source>
            <translation>Alle Gebiete sind jetzt eines.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>Alle Gebiete wurden entfernt.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Look whether it is what you meant.</source>
            <translation>Gebiet '{name}' wurde repariert. Prüfen Sie, ob es so gemeint ist.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Areas and filters replaced by those of the query.</source>
            <translation>Gebiete und Filter durch die der Abfrage ersetzt.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers with different radii</source>
            <translation>Kreise hinzugefügt: {count} Mittelpunkte mit unterschiedlichen Radien</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers, {radii} each</source>
            <extracomment>English for 1: Circles added: 1 center, {radii}</extracomment>
            <translation>
                <numerusform>Kreise hinzugefügt: 1 Mittelpunkt, {radii}</numerusform>
                <numerusform>Kreise hinzugefügt: {count} Mittelpunkte, je {radii}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Join the areas</source>
            <translation>Gebiete vereinigen</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or use features you have selected.</source>
            <translation>Noch kein Gebiet. Zeichnen Sie eines oder verwenden Sie gewählte Objekte.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/selection/drafting.py" />
            <source>Repair</source>
            <translation>Reparieren</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Show the areas of the query</source>
            <translation>Gebiete der Abfrage zeigen</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is no map yet to draw on.</source>
            <translation>Es gibt noch keine Karte, auf der gezeichnet werden kann.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is nothing to join. Draw or use at least two areas first.</source>
            <translation>Nichts zu vereinigen. Zeichnen oder verwenden Sie zuerst mindestens zwei Gebiete.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/filters/bar.py" />
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>World map</source>
            <translation>Weltkarte</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>{count} areas were removed.</source>
            <extracomment>English for 1: {name} was removed.</extracomment>
            <translation>
                <numerusform>{name} wurde entfernt.</numerusform>
                <numerusform>{count} Gebiete wurden entfernt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>{name}: city center only; a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name}: nur Stadtmitte; ein Kreis von {radius} sagt wenig aus. Wählen Sie eine Straßenadresse oder größere Radien.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point to see what is known there. Esc leaves.</source>
            <translation>Einen Ort oder einen geladenen Punkt anklicken, um zu sehen, was dort bekannt ist. Esc beendet.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point. Esc leaves.</source>
            <translation>Klicken Sie einen Ort oder geladenen Punkt an. Esc beendet.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Enter takes this place</source>
            <translation>Enter nimmt diesen Ort</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 corners.</source>
            <translation>Ein Gebiet braucht mindestens 3 Ecken.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to set corners. Double click, right click or Enter finishes; Backspace takes back a corner; Esc leaves.</source>
            <translation>Klicken setzt Ecken. Doppelklick, Rechtsklick oder Enter beendet; Rücktaste nimmt eine Ecke zurück; Esc bricht ab.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The map has no coordinate system; set one for the project.</source>
            <translation>Die Karte hat kein Koordinatenbezugssystem; setzen Sie eines für das Projekt.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself near {latitude}, {longitude}. Take back a corner.</source>
            <translation>Die Form überschneidet sich selbst nahe {latitude}, {longitude}. Nehmen Sie eine Ecke zurück.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself.</source>
            <translation>Die Form überschneidet sich selbst.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape is too small to be an area.</source>
            <translation>Die Form ist zu klein für ein Gebiet.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape leaves the area that the map can show.</source>
            <translation>Die Form verlässt das Gebiet, das die Karte zeigen kann.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape lies beyond the pole.</source>
            <translation>Die Form liegt jenseits des Pols.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/polygon_tool.py" />
            <source>{count} corners</source>
            <extracomment>English for 1: 1 corner</extracomment>
            <translation>
                <numerusform>{count} Ecke</numerusform>
                <numerusform>{count} Ecken</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii</source>
            <translation>Radien</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii with m, km, mi or ft; meters without. Enter sets them.</source>
            <translation>Radien mit m, km, mi oder ft; ohne Einheit Meter. Enter setzt sie.</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS's WMS and WFS connections</source>
            <translation>&amp;Zu den WMS- und WFS-Verbindungen von QGIS hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Edit...</source>
            <translation>&amp;Bearbeiten...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New connection...</source>
            <translation>&amp;Neue Verbindung...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Reload</source>
            <translation>Neu &amp;laden</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Test</source>
            <translation>&amp;Testen</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Use</source>
            <translation>&amp;Verwenden</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/maps.py" />
            <source>Add hazard &amp;maps...</source>
            <translation>Gefährdungs&amp;karten hinzufügen...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection yet: double-click to connect</source>
            <translation>Noch keine Verbindung: zum Verbinden doppelklicken</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Your portfolio services: their sources, maps and recent queries</source>
            <translation>Ihre Portfoliodienste: ihre Quellen, Karten und letzten Abfragen</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to the group Hazard</source>
            <translation>Zur &amp;Gruppe Hazard hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;features</source>
            <translation>Als &amp;Objekte hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load it: the service does not let QGIS read it.</source>
            <translation>Zum Laden doppelklicken: Der Dienst lässt QGIS ihn nicht lesen.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>Objekte (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps: drag them onto the map</source>
            <translation>Gefährdungskarten: auf die Karte ziehen</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Maps (WMS)</source>
            <translation>Karten (WMS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no features.</source>
            <translation>Der Kartendienst bietet keine Objekte an.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no maps.</source>
            <translation>Der Kartendienst bietet keine Karten an.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>What hazard maps are drawn from: features with attributes</source>
            <translation>Die Daten der Gefährdungskarten: Objekte mit Attributen</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>{title}, all in one map</source>
            <translation>{title}, alles in einer Karte</translation>
        </message>
        <message>
            <location filename="../ui/browser/nodes.py" />
            <source>Double-click to try again.</source>
            <translation>Zum erneuten Versuch doppelklicken.</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Asking the service...</source>
            <translation>Der Dienst wird abgefragt...</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <source>Locked: double-click to unlock</source>
            <translation>Gesperrt: zum Entsperren doppelklicken</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Edit query</source>
            <translation>Abfrage &amp;bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Layer</source>
            <translation>&amp;Layer</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/results/history_page.py" />
            <source>A&amp;gain</source>
            <translation>&amp;Erneut</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;command</source>
            <translation>Als qgis_process-Befehl &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Nothing asked yet</source>
            <translation>Noch nichts abgefragt</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>Letzte Abfragen</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>What was asked of late, with time and rows</source>
            <translation>Was zuletzt abgefragt wurde, mit Zeit und Zeilen</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Column</source>
            <translation>Spalte</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Columns ({count})</source>
            <translation>Spalten ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns of {source}</source>
            <translation>Spalten von {source}</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Filter</source>
            <translation>Filter</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Filters ({count})</source>
            <translation>Filter ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Find a column or a filter</source>
            <translation>Spalte oder Filter finden</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Required</source>
            <translation>Erforderlich</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Type</source>
            <translation>Typ</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Values</source>
            <translation>Werte</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>{source}: does not offer accumulation</source>
            <translation>{source}: bietet keinen Kumul an</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>&amp;Use this source</source>
            <translation>Diese &amp;Quelle verwenden</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Copy &amp;identifier</source>
            <translation>&amp;Kennung kopieren</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;columns...</source>
            <translation>&amp;Spalten auflisten...</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>Von dieser Quelle verlangt</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The key has access to no source. Ask your provider.</source>
            <translation>Der Schlüssel hat auf keine Quelle Zugriff. Fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>What you can load points and entries of</source>
            <translation>Woraus Sie Punkte und Einträge laden können</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/sources.py" />
            <source>{count} columns</source>
            <extracomment>English for 1: 1 column</extracomment>
            <translation>
                <numerusform>{count} Spalte</numerusform>
                <numerusform>{count} Spalten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/values.py" />
            <source>Any value</source>
            <translation>Beliebiger Wert</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/values.py" />
            <source>and {count} more</source>
            <extracomment>English for 1: and 1 more</extracomment>
            <translation>
                <numerusform>und {count} weiterer</numerusform>
                <numerusform>und {count} weitere</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>'{text}' is on the clipboard.</source>
            <translation>'{text}' ist in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Among QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>In den WMS- und WFS-Verbindungen von QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Save...</source>
            <translation>&amp;Speichern...</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Chart saved as {path}.</source>
            <translation>Diagramm gespeichert als {path}.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Copy the chart as an image, for a mail or a slide</source>
            <translation>Das Diagramm als Bild kopieren, für E-Mail oder Folie</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>PNG image (*.png)</source>
            <translation>PNG-Bild (*.png)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>SVG drawing (*.svg)</source>
            <translation>SVG-Zeichnung (*.svg)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save chart</source>
            <translation>Diagramm speichern</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>Das Diagramm als PNG oder SVG speichern</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Saving the chart</source>
            <translation>Diagramm wird gespeichert</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>The chart could not be saved as {path}: {reason}. Choose another folder.</source>
            <translation>Das Diagramm konnte nicht als {path} gespeichert werden: {reason}. Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>{file} is there already. Replace it?</source>
            <translation>{file} ist schon da. Ersetzen?</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>Largest {shown} of {count}</source>
            <translation>Größte {shown} von {count}</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No numbers to draw.</source>
            <translation>Keine Zahlen zum Zeichnen.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name has no slash, and 'environment' is taken by QGIS's own.</source>
            <translation>Ein Name hat keinen Schrägstrich, und 'environment' ist von QGIS belegt.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Connection to a portfolio service</source>
            <translation>Verbindung zu einem Portfoliodienst</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>Name und Version</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>There is already a connection '{name}'.</source>
            <translation>Es gibt schon eine Verbindung '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Address</source>
            <translation>&amp;Adresse</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Key</source>
            <translation>&amp;Schlüssel</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Version</source>
            <translation>&amp;Version</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the key</source>
            <translation>Schlüssel verbergen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep it in QGIS's password &amp;store</source>
            <translation>Im Pass&amp;wortspeicher von QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>More...</source>
            <translation>Mehr...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Only &amp;until I close QGIS</source>
            <translation>Nur &amp;bis ich QGIS schließe</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask you for its master password, or to set one.</source>
            <translation>QGIS fragt vielleicht nach seinem Master-Passwort oder lässt Sie eines festlegen.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS's own options hold: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;</source>
            <translation>In den Optionen von QGIS: &lt;a href="{network}"&gt;Proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;Zertifikate&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove the &amp;prefix</source>
            <translation>&amp;Präfix entfernen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the key</source>
            <translation>Schlüssel zeigen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key holds a character that can't be sent. Copy it again from where you got it.</source>
            <translation>Der Schlüssel enthält ein Zeichen, das nicht gesendet werden kann. Kopieren Sie ihn dort erneut, woher Sie ihn haben.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This address starts with http: anybody on the way can read the key. Use https if the service has it.</source>
            <translation>Diese Adresse beginnt mit http: Unterwegs kann jeder den Schlüssel lesen. Verwenden Sie https, wenn der Dienst es hat.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is no address of a service. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
            <translation>Das ist keine Adresse eines Dienstes. Sie sieht aus wie https://portfolio.example.com, ohne Benutzer, Fragezeichen oder #.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V1: flat filters</source>
            <translation>V1: flache Filter</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V2: nested filters</source>
            <translation>V2: verschachtelte Filter</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>as the address</source>
            <translation>wie die Adresse</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in QGIS's password store</source>
            <translation>im Passwortspeicher von QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until you close QGIS</source>
            <translation>gespeichert, bis Sie QGIS schließen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connect</source>
            <translation>Verb&amp;inden</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>Connect to your portfolio service</source>
            <translation>Mit Ihrem Portfoliodienst verbinden</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>QGIS did not keep the key, because no master password was given. Connect again to use it only until you close QGIS.</source>
            <translation>QGIS hat den Schlüssel nicht gespeichert, weil kein Master-Passwort eingegeben wurde. Verbinden Sie sich erneut, um ihn nur bis zum Schließen von QGIS zu verwenden.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics...</source>
            <translation>Dia&amp;gnose starten...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>'{name}' steht in den WMS- und WFS-Verbindungen von QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in QGIS's WMS and WFS connections.</source>
            <translation>'{name}' steht nicht in den WMS- und WFS-Verbindungen von QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS's &amp;WMS and WFS</source>
            <translation>Zu &amp;WMS und WFS von QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK it is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>Nach OK steht sie in den WMS- und WFS-Verbindungen von QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For QGIS's Browser and Data Source Manager; the key stays where it is</source>
            <translation>Für Browser und Datenquellenverwaltung von QGIS; der Schlüssel bleibt, wo er ist</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS has connections of another service that are called {titles}; they were left alone. Rename or remove them in QGIS, then add yours again.</source>
            <translation>QGIS hat Verbindungen eines anderen Dienstes mit Namen {titles}; sie wurden nicht angerührt. Benennen Sie sie in QGIS um oder entfernen Sie sie, dann fügen Sie Ihre erneut hinzu.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>QGIS did not keep the key of '{name}'. Use it only until you close QGIS?</source>
            <translation>QGIS hat den Schlüssel von '{name}' nicht gespeichert. Nur bis zum Schließen von QGIS verwenden?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add...</source>
            <translation>&amp;Hinzufügen...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Connections</source>
            <translation>Verbindungen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Find out step by step what works and what does not</source>
            <translation>Schritt für Schritt herausfinden, was geht und was nicht</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Key</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Service address</source>
            <translation>Dienstadresse</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;default</source>
            <translation>Als &amp;Standard setzen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>Umgebung</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>password store</source>
            <translation>Passwortspeicher</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS closes</source>
            <translation>bis QGIS schließt</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name} (Standard)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>As the provider advises</source>
            <translation>Nach Angaben des Anbieters</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of accumulation layers</source>
            <translation>Rumpf der Kumul-Layer</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of live events</source>
            <translation>Rumpf der Live-Ereignisse</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of risk reports</source>
            <translation>Rumpf der Risikoberichte</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>Beschreibt Ihren Dienst, der nicht angibt, wie er V2-Filter verknüpft. Die Anfrage ändert sich nicht. Ein Filter unter einem anderen grenzt ihn immer ein.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of entries is known. A page with fewer rows than asked for is the last; 'automatic' asks for one more page where the service may have left out rows. 'short page' never does, 'empty page' always asks until no rows are left.</source>
            <translation>Woran die letzte Seite von Einträgen erkannt wird. Eine Seite mit weniger Zeilen als angefragt ist die letzte; 'automatisch' fragt noch eine Seite ab, wenn der Dienst Zeilen ausgelassen haben kann. 'kurze Seite' tut das nie, 'leere Seite' fragt immer weiter, bis keine Zeilen mehr übrig sind.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Largest answer in one piece, MB</source>
            <translation>Größte Antwort in einem Stück, MB</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Less has to travel. Only where the provider's CSV has columns of latitude and longitude: without them the points come as a table. Circles with several radii come as JSON all the same.</source>
            <translation>Weniger muss übertragen werden. Nur wo das CSV des Anbieters Spalten für Breite und Länge hat: Ohne sie kommen die Punkte als Tabelle. Kreise mit mehreren Radien kommen trotzdem als JSON.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maps: the request's name ends the address</source>
            <translation>Karten: Name der Anfrage am Ende der Adresse</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Page end</source>
            <translation>Seitenende</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points and entries come as CSV</source>
            <translation>Punkte und Einträge kommen als CSV</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points in one enrichment batch</source>
            <translation>Punkte je Anreicherungsstapel</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Requests at a time</source>
            <translation>Anfragen zugleich</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>So many pages of entries, areas, addresses or batches of points are asked for at a time; of reports at most 3. While the service refuses or fails, fewer are asked for by themselves.</source>
            <translation>So viele Seiten von Einträgen, Gebiete, Adressen oder Stapel von Punkten werden zugleich abgefragt; Berichte höchstens 3. Solange der Dienst ablehnt oder fehlschlägt, werden von selbst weniger abgefragt.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Sources, accumulation, hazards, lists of maps and reports are taken in one piece. One that is larger than this, once unpacked, is not kept, so that neither memory nor disk fill up. Points and entries are written to disk as they come; of these, no more than 500 MB come unasked.</source>
            <translation>Quellen, Kumule, Gefährdungen, Kartenlisten und Berichte werden in einem Stück geholt. Eines, das entpackt größer ist als dies, wird nicht behalten, damit weder Speicher noch Datenträger volllaufen. Punkte und Einträge werden beim Eintreffen auf den Datenträger geschrieben; davon kommen ohne Nachfrage höchstens 500 MB.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>Der Dienst verknüpft Filter mit</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 filters lie inside 'params'</source>
            <translation>V2-Filter liegen in 'params'</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 point reports use the V1 buffer address</source>
            <translation>V2-Punktberichte nutzen die V1-Pufferadresse</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>automatic</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>empty page</source>
            <translation>leere Seite</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>short page</source>
            <translation>kurze Seite</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>The areas and filters are sent to this service:</source>
            <translation>Gebiete und Filter werden an diesen Dienst gesendet:</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>Andere Verbindung verwenden</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use another</source>
            <translation>Andere verwenden</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} came from {host}, to which you have no connection. The layer is as it was.</source>
            <translation>{layer} kam von {host}, zu dem Sie keine Verbindung haben. Der Layer ist unverändert.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Preview</source>
            <translation>Vor&amp;schau</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Reset</source>
            <translation>&amp;Zurücksetzen</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>(your key)</source>
            <translation>(Ihr Schlüssel)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Accumulation layer</source>
            <translation>Kumul-Layer</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit...</source>
            <translation>Bearbeiten...</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit: {what}</source>
            <translation>Bearbeiten: {what}</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Kind of request</source>
            <translation>Art der Anfrage</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Live event</source>
            <translation>Live-Ereignis</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Nothing can be sent while the body has a fault.</source>
            <translation>Nichts kann gesendet werden, solange der Rumpf einen Fehler hat.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Put the usual body in place of this one</source>
            <translation>Diesen Rumpf durch den üblichen ersetzen</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V1</source>
            <translation>Bericht eines Ortes, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V2</source>
            <translation>Bericht eines Ortes, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V1</source>
            <translation>Bericht mit Kreisen, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V2</source>
            <translation>Bericht mit Kreisen, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Request that would be sent</source>
            <translation>Anfrage, die gesendet würde</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Show the request that would be sent, with example values</source>
            <translation>Die Anfrage zeigen, die gesendet würde, mit Beispielwerten</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The chosen columns, a list</source>
            <translation>Die gewählten Spalten, eine Liste</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The filters, a list</source>
            <translation>Die Filter, eine Liste</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The footprint of the event, which is in the address, too</source>
            <translation>Der Footprint des Ereignisses, der auch in der Adresse steht</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The identifier of the source</source>
            <translation>Die Kennung der Quelle</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The latitude in degrees, a number</source>
            <translation>Die Breite in Grad, eine Zahl</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The longitude in degrees, a number</source>
            <translation>Die Länge in Grad, eine Zahl</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The name that the version has for filters: filters in V1, filters_v2 in V2</source>
            <translation>Der Name der Version für Filter: filters in V1, filters_v2 in V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The point as an object: a circle with one coordinate of lat and long</source>
            <translation>Der Punkt als Objekt: ein Kreis mit einer Koordinate aus lat und long</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The radii in meters, a list; none in the report of a place</source>
            <translation>Die Radien in Metern, eine Liste; keine beim Bericht eines Ortes</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write what your provider wants to be sent. A click puts a placeholder where the cursor is; one without a value is left out with its member.</source>
            <translation>Schreiben Sie, was Ihr Anbieter gesendet haben will. Ein Klick setzt einen Platzhalter an den Cursor; einer ohne Wert wird mit seinem Eintrag weggelassen.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>as usual</source>
            <translation>wie üblich</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>faulty</source>
            <translation>fehlerhaft</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>your own</source>
            <translation>eigener</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Connection</source>
            <translation>&amp;Verbindung</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Open Options</source>
            <translation>Optionen ö&amp;ffnen</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Run Again</source>
            <translation>E&amp;rneut ausführen</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Checks</source>
            <translation>Prüfungen</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Cop&amp;y</source>
            <translation>K&amp;opieren</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copied. No API key is included.</source>
            <translation>Kopiert. Kein API-Schlüssel ist enthalten.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copy all results as text, without the API key</source>
            <translation>Alle Ergebnisse als Text kopieren, ohne den API-Schlüssel</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Diagnose Connection</source>
            <translation>Verbindung diagnostizieren</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Open the page of QGIS's options that can solve the selected problem</source>
            <translation>Die Seite der QGIS-Optionen öffnen, auf der sich das gewählte Problem lösen lässt</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Run all checks again</source>
            <translation>Alle Prüfungen erneut ausführen</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Running...</source>
            <translation>Läuft...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Show the results with versions, settings and log, without API keys</source>
            <translation>Die Ergebnisse mit Versionen, Einstellungen und Protokoll anzeigen, ohne API-Schlüssel</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Skip the remaining checks and keep the results</source>
            <translation>Die übrigen Prüfungen überspringen und die Ergebnisse behalten</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Stopped. The remaining checks were not run.</source>
            <translation>Gestoppt. Die übrigen Prüfungen wurden nicht ausgeführt.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Support &amp;Text...</source>
            <translation>Support&amp;text...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>Die zu prüfende Verbindung</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Make one, then come back.</source>
            <translation>Es gibt noch keine Verbindung. Legen Sie eine an und kommen Sie dann zurück.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Unexpected error. See the log.</source>
            <translation>Unerwarteter Fehler. Siehe Protokoll.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Check</source>
            <translation>Prüfung</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>&amp;Save As...</source>
            <translation>&amp;Speichern unter...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text, and delete what you do not want to pass on. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
            <translation>Prüfen Sie den Text und löschen Sie, was Sie nicht weitergeben möchten. Es wird nichts gesendet. API-Schlüssel, Passwörter, Ihr Benutzername und Portfoliodaten wurden entfernt.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copied to the clipboard.</source>
            <translation>In die Zwischenablage kopiert.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copy the text to the clipboard</source>
            <translation>Den Text in die Zwischenablage kopieren</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save Support Text</source>
            <translation>Supporttext speichern</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save the text to a file on this computer</source>
            <translation>Den Text in einer Datei auf diesem Computer speichern</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support Text</source>
            <translation>Supporttext</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support text saved as {file}.</source>
            <translation>Supporttext als {file} gespeichert.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Text files (*.txt)</source>
            <translation>Textdateien (*.txt)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>The API keys of {names} could not be looked for.</source>
            <translation>Nach den API-Schlüsseln von {names} konnte nicht gesucht werden.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from the map service</source>
            <translation>Vom Kartendienst &amp;vorschlagen</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Up</source>
            <translation>Nach &amp;oben</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>A&amp;dd</source>
            <translation>&amp;Hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Add the typed name; behind the arrow those that you used lately</source>
            <translation>Den eingegebenen Namen hinzufügen; hinter dem Pfeil die zuletzt verwendeten</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>As the service knows it; several with commas. Enter adds.</source>
            <translation>Wie der Dienst ihn kennt; mehrere mit Kommas. Enter fügt hinzu.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Asking the map service...</source>
            <translation>Der Kartendienst wird abgefragt...</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
            <source>Do&amp;wn</source>
            <translation>R&amp;unter</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Find a layer</source>
            <translation>Layer finden</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers</source>
            <translation>Gefährdungslayer</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers of {connection}</source>
            <translation>Gefährdungslayer von {connection}</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Layers</source>
            <translation>Layer</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers down</source>
            <translation>Die gewählten Layer nach unten verschieben</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers up</source>
            <translation>Die gewählten Layer nach oben verschieben</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Name of a layer</source>
            <translation>Name eines Layers</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Remove the selected layers from the list (Delete)</source>
            <translation>Die gewählten Layer aus der Liste entfernen (Entf)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The map service names no other layers.</source>
            <translation>Der Kartendienst nennt keine weiteren Layer.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The names of the map layers, which points may have, too</source>
            <translation>Die Namen der Kartenlayer, die auch Punkte haben können</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Type the names that your provider gave you.</source>
            <translation>Der Dienst führt seine Layer nicht auf. Geben Sie die Namen ein, die Ihr Anbieter Ihnen gegeben hat.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. Whether points can have them is not stated: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. Whether points can have it is not stated: tick it and try.</extracomment>
            <translation>
                <numerusform>{count} neuer Name vom Kartendienst. Ob Punkte ihn haben können, ist nicht angegeben: Haken Sie ihn an und versuchen Sie es.</numerusform>
                <numerusform>{count} neue Namen vom Kartendienst. Ob Punkte sie haben können, ist nicht angegeben: Haken Sie einen an und versuchen Sie es.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} of {all} layers</source>
            <extracomment>English for 1: {count} of {all} layer</extracomment>
            <translation>
                <numerusform>{count} von {all} Layer</numerusform>
                <numerusform>{count} von {all} Layern</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{layer} (maybe)</source>
            <translation>{layer} (vielleicht)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (a raster)</source>
            <translation>{title} (ein Raster)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (drawn from features)</source>
            <translation>{title} (aus Objekten gezeichnet)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>Kartenlayer von {connection} auflisten</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Copy as JSON</source>
            <translation>Als JSON &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/history_page.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Edit as JSON...</source>
            <translation>Als JSON &amp;bearbeiten...</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Filter</source>
            <translation>&amp;Filter</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;In</source>
            <translation>H&amp;inein</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;JSON</source>
            <translation>&amp;JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>JSON &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save these filters...</source>
            <translation>Diese Filter &amp;speichern...</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Saved</source>
            <translation>&amp;Gespeichert</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters behind the selected row</source>
            <translation>Filter hinter der gewählten Zeile hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters below each value of the selected row, which narrow it</source>
            <translation>Filter unter jedem Wert der gewählten Zeile hinzufügen, die ihn einschränken</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add the filters that are on the clipboard</source>
            <translation>Die Filter aus der Zwischenablage hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>Andere Werte für den gewählten Filter wählen (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>Die Filter als JSON kopieren, einfügen oder bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Filters that this project has saved for the source</source>
            <translation>Filter, die dieses Projekt für die Quelle gespeichert hat</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>I&amp;nside</source>
            <translation>&amp;Darin</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Keep them in the project by a name</source>
            <translation>Unter einem Namen im Projekt speichern</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move down (Alt+Down)</source>
            <translation>Nach unten (Alt+Runter)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move in, below the filter before (Alt+Right)</source>
            <translation>Hinein, unter den Filter davor (Alt+Rechts)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out, beside the filter above (Alt+Left)</source>
            <translation>Hinaus, neben den Filter darüber (Alt+Links)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>Nach oben (Alt+Hoch)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Ou&amp;t</source>
            <translation>Hin&amp;aus</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Put the filters on the clipboard</source>
            <translation>Die Filter in die Zwischenablage legen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Re&amp;do</source>
            <translation>Wieder&amp;holen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo: {what}</source>
            <translation>Wiederholen: {what}</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Remove the selected filters and what is below them (Delete)</source>
            <translation>Die gewählten Filter und alle darunter entfernen (Entf)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>U&amp;p</source>
            <translation>H&amp;och</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>Rückgängig: {what} (Strg+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Write the filters as text</source>
            <translation>Die Filter als Text schreiben</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>Wählen Sie zuerst eine Quelle im Bedienfeld Auswahl.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>No filters yet.</source>
            <translation>Noch keine Filter.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Set on a connection of your own: Settings &gt; Options &gt; GeoPortfolio.</source>
            <translation>An einer eigenen Verbindung einstellbar: Einstellungen &gt; Optionen &gt; GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>V1 combines all filters with AND.</source>
            <translation>V1 verknüpft alle Filter mit UND.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>add filters</source>
            <translation>Filter hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>choose values</source>
            <translation>Werte wählen</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>edit as JSON</source>
            <translation>als JSON bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>make a flat list</source>
            <translation>flache Liste erstellen</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} joined by AND: matches nothing. Keep one of them.</source>
            <translation>Zwei Werte von {field} mit UND verknüpft: passt auf nichts. Behalten Sie einen davon.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 can't say that a filter lies below another.</source>
            <translation>V1 kann nicht sagen, dass ein Filter unter einem anderen liegt.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 knows flat lists only: it can't say that a filter lies below another. Move them out, or choose V2 for the connection.</source>
            <translation>V1 kennt nur flache Listen: Es kann nicht sagen, dass ein Filter unter einem anderen liegt. Schieben Sie sie hinaus oder wählen Sie V2 für die Verbindung.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no field '{field}' to filter by: nothing is sent while it is here.</source>
            <translation>{source} hat kein Feld '{field}' zum Filtern: Solange es hier steht, wird nichts gesendet.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source} verlangt einen Filter auf {fields}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>&amp;Apply</source>
            <translation>&amp;Anwenden</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;bbrechen</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Filters as JSON</source>
            <translation>Filter als JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Put these filters in place of all (Ctrl+Return)</source>
            <translation>Alle Filter durch diese ersetzen (Strg+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Ctrl+Return applies them, Esc once more drops them.</source>
            <translation>Ihre Änderungen sind noch nicht übernommen. Strg+Enter übernimmt sie, Esc noch einmal verwirft sie.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add it</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>Beschreibt Ihren Dienst. Die Anfrage ändert sich nicht.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Make a flat list</source>
            <translation>Flache Liste erstellen</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be had. The source's own list serves.</source>
            <translation>Die Filterhierarchie war nicht abrufbar. Stattdessen wird die Liste der Quelle verwendet.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add filter</source>
            <translation>Filter &amp;hinzufügen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add {count} filters</source>
            <extracomment>English for 1: &amp;Add filter</extracomment>
            <translation>
                <numerusform>Filter &amp;hinzufügen</numerusform>
                <numerusform>{count} Filter &amp;hinzufügen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;OK, {count} values</source>
            <extracomment>English for 1: &amp;OK, 1 value</extracomment>
            <translation>
                <numerusform>&amp;OK, 1 Wert</numerusform>
                <numerusform>&amp;OK, {count} Werte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>Feld zum Filtern</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Find or type a value</source>
            <translation>Wert finden oder eingeben</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Inside {filter}</source>
            <translation>In {filter}</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return takes '{value}', which the service does not list.</source>
            <translation>Enter übernimmt '{value}', das der Dienst nicht aufführt.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return ticks {value}.</source>
            <translation>Enter hakt {value} an.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Return, or paste many.</source>
            <translation>Der Dienst führt hier keine Werte auf. Geben Sie einen ein und drücken Sie Enter oder fügen Sie viele ein.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values}</source>
            <translation>Angehakt: {values}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values} and {count} more</source>
            <extracomment>English for 1: Ticked: {values} and 1 more</extracomment>
            <translation>
                <numerusform>Angehakt: {values} und {count} weiterer</numerusform>
                <numerusform>Angehakt: {values} und {count} weitere</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to find a value, or type one that is not listed and press Return.
Paste a column of a spreadsheet to tick all its values.</source>
            <translation>Tippen, um einen Wert zu finden, oder einen nicht gelisteten eingeben und Enter drücken.
Eine Spalte einer Tabellenkalkulation einfügen, um alle ihre Werte anzuhaken.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to find, paste many</source>
            <translation>Tippen zum Suchen; Listen einfügen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Return takes '{value}' itself, which the service does not list.</source>
            <extracomment>English for 1: 1 found. Return takes '{value}' itself, which the service does not list.</extracomment>
            <translation>
                <numerusform>{count} gefunden. Enter übernimmt '{value}' selbst, das der Dienst nicht aufführt.</numerusform>
                <numerusform>{count} gefunden. Enter übernimmt '{value}' selbst, das der Dienst nicht aufführt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name, kept in the project:</source>
            <translation>Name im Projekt:</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save these filters</source>
            <translation>Diese Filter speichern</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>The filters that have this name are replaced.</source>
            <translation>Die Filter mit diesem Namen werden ersetzt.</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>load '{name}'</source>
            <translation>'{name}' laden</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/identify/facts.py" />
            <location filename="../ui/search/filter_rows.py" />
            <source>Field</source>
            <translation>Feld</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>Meaning</source>
            <translation>Bedeutung</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/identify/facts.py" />
            <location filename="../ui/search/filter_rows.py" />
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>move filters</source>
            <translation>Filter verschieben</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>remove filters</source>
            <translation>Filter entfernen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Add maps of {name}</source>
            <translation>Karten von {name} hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps, {count} to come</source>
            <translation>Karten werden hinzugefügt, noch {count}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps...</source>
            <translation>Karten werden hinzugefügt...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>Objekte von {title} laden</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'...</source>
            <translation>Objekte von '{title}' werden geladen...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <source>Stop</source>
            <translation>Stopp</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>gestoppt</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>&amp;Try again</source>
            <translation>&amp;Erneut versuchen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add it here</source>
            <translation>Hier hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Add them here</source>
            <translation>Hier hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Asking the map service of '{name}'...</source>
            <translation>Der Kartendienst von '{name}' wird abgefragt...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>C&amp;onnect</source>
            <translation>Verbi&amp;nden</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Make '{name}' the default, and add</source>
            <translation>'{name}' zum Standard machen und hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Nothing was added. '{other}' leads to the address of '{name}' too, and QGIS can send maps one key only: that of '{other}'.</source>
            <translation>Nichts wurde hinzugefügt. Auch '{other}' führt zur Adresse von '{name}', und QGIS kann für Karten nur einen Schlüssel senden: den von '{other}'.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The map service of '{name}' offers no maps to your key.</source>
            <translation>Der Kartendienst von '{name}' bietet Ihrem Schlüssel keine Karten an.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The maps are here, their features are not: {reason}</source>
            <translation>Die Karten sind da, ihre Objekte nicht: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>Es gibt noch keine Verbindung. Verbinden Sie sich zuerst mit Ihrem Portfoliodienst.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Use '{other}'</source>
            <translation>'{other}' verwenden</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Zoom in</source>
            <translation>Hineinzoomen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/desk.py" />
            <source>{count} layers were chosen for the project that was open before, and are not made yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the project that was open before, and is not made yet.</extracomment>
            <translation>
                <numerusform>'{layer}' wurde für das zuvor offene Projekt gewählt und ist noch nicht angelegt.</numerusform>
                <numerusform>{count} Layer wurden für das zuvor offene Projekt gewählt und sind noch nicht angelegt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick what you want of it.</source>
            <translation>Eine Gruppe. Haken Sie an, was Sie davon wollen.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Also as &amp;features</source>
            <translation>Auch als &amp;Objekte</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Choose a layer to see what it shows.</source>
            <translation>Wählen Sie einen Layer, um zu sehen, was er zeigt.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Legend</source>
            <translation>Legende</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Name: {name}</source>
            <translation>Name: {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>St&amp;yle</source>
            <translation>St&amp;il</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service says nothing more of it.</source>
            <translation>Mehr sagt der Dienst dazu nicht.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The shapes that the map is drawn from, as a layer with attributes to query and style</source>
            <translation>Die Formen, aus denen die Karte gezeichnet ist, als Layer mit Attributen zum Abfragen und Gestalten</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>Legende von {layer}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/lost.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change key</source>
            <translation>Schlüssel ändern</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/lost.py" />
            <source>{count} layers are not shown any more: the map service of '{connection}' does not answer, or refuses the key.</source>
            <extracomment>English for 1: '{title}' is not shown any more: the map service of '{connection}' does not answer, or refuses the key.</extracomment>
            <translation>
                <numerusform>'{title}' wird nicht mehr gezeigt: Der Kartendienst von '{connection}' antwortet nicht oder lehnt den Schlüssel ab.</numerusform>
                <numerusform>{count} Layer werden nicht mehr gezeigt: Der Kartendienst von '{connection}' antwortet nicht oder lehnt den Schlüssel ab.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>Features without a map</source>
            <translation>Objekte ohne Karte</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>as features</source>
            <translation>als Objekte</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>on the map</source>
            <translation>auf der Karte</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add</source>
            <translation>&amp;Hinzufügen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add {count} layers</source>
            <extracomment>English for 1: &amp;Add 1 layer</extracomment>
            <translation>
                <numerusform>1 Layer &amp;hinzufügen</numerusform>
                <numerusform>{count} Layer &amp;hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Tick all that is in it</source>
            <translation>&amp;Alles darin anhaken</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick all</source>
            <translation>Alles ab&amp;wählen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add hazard maps</source>
            <translation>Gefährdungskarten hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add what is ticked, or else the selected map, to the group Hazard</source>
            <translation>Das Angehakte, sonst die gewählte Karte, zur Gruppe Hazard hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Ask the map service again</source>
            <translation>Den Kartendienst erneut abfragen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Asking for the legend...</source>
            <translation>Die Legende wird abgerufen...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>Ver&amp;bindung</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Find a map: title, name or what it shows</source>
            <translation>Karte finden: Titel, Name oder was sie zeigt</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>Karten des Dienstes</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>None of {all} has these words. Try fewer.</source>
            <translation>Keine von {all} hat diese Wörter. Versuchen Sie weniger.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service gave no legend.</source>
            <translation>Der Dienst hat keine Legende geliefert.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>{count} of {all} found</source>
            <extracomment>English for 1: 1 of {all} found</extracomment>
            <translation>
                <numerusform>{count} von {all} gefunden</numerusform>
                <numerusform>{count} von {all} gefunden</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers the whole world.</source>
            <translation>Deckt die ganze Welt ab.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>Deckt {west} bis {east}, {south} bis {north} ab.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn between 1:{smallest} and 1:{largest}.</source>
            <translation>Gezeichnet zwischen 1:{smallest} und 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn closer than 1:{smallest}.</source>
            <translation>Gezeichnet bei größerem Maßstab als 1:{smallest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn farther out than 1:{largest}.</source>
            <translation>Gezeichnet bei kleinerem Maßstab als 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from a raster.</source>
            <translation>Aus einem Raster gezeichnet.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from features.</source>
            <translation>Aus Objekten gezeichnet.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>E</source>
            <translation>O</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Identify finds nothing in it.</source>
            <translation>Objekte abfragen findet darin nichts.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>It is drawn closer than 1:{scale} only.</source>
            <translation>Er wird nur bei größerem Maßstab als 1:{scale} gezeichnet.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Nothing was added.</source>
            <translation>Nichts wurde hinzugefügt.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>One map of all that is in this group.</source>
            <translation>Eine Karte aus allem in dieser Gruppe.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service does not describe its features. They are loaded once, as a copy.</source>
            <translation>Dieser Dienst beschreibt seine Objekte nicht. Sie werden einmalig als Kopie geladen.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service gives relative addresses for its features, which QGIS can't follow. They are loaded once, as a copy.</source>
            <translation>Dieser Dienst gibt für seine Objekte relative Adressen an, denen QGIS nicht folgen kann. Die Objekte werden einmalig als Kopie geladen.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service names another host for its features, which gets no key. They are loaded once, as a copy.</source>
            <translation>Dieser Dienst nennt für seine Objekte einen anderen Host, der keinen Schlüssel erhält. Die Objekte werden einmalig als Kopie geladen.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>W</source>
            <translation>W</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} layers added to Hazard.</source>
            <extracomment>English for 1: '{title}' added to Hazard.</extracomment>
            <translation>
                <numerusform>'{title}' zu Hazard hinzugefügt.</numerusform>
                <numerusform>{count} Layer zu Hazard hinzugefügt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} not whole: {told}.</source>
            <translation>Unvollständig: {count} ({told}).</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} not: {told}.</source>
            <translation>Nicht hinzugefügt: {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} of them are drawn closer than 1:{scale} only.</source>
            <extracomment>English for 1: '{title}' is drawn closer than 1:{scale} only.</extracomment>
            <translation>
                <numerusform>'{title}' wird nur bei größerem Maßstab als 1:{scale} gezeichnet.</numerusform>
                <numerusform>{count} davon werden nur bei größerem Maßstab als 1:{scale} gezeichnet.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>What this is and how it is used (F1)</source>
            <translation>Was das ist und wie es benutzt wird (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Find in the help</source>
            <translation>In der Hilfe finden</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First page</source>
            <translation>Erste Seite</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Forward</source>
            <translation>Vorwärts</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/window/actions.py" />
            <source>GeoPortfolio help</source>
            <translation>GeoPortfolio-Hilfe</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Page</source>
            <translation>Seite</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Pages without these words leave the contents; Enter goes to the next place</source>
            <translation>Seiten ohne diese Wörter verschwinden aus dem Inhalt; Enter geht zur nächsten Stelle</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>The pages of the help</source>
            <translation>Die Seiten der Hilfe</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Looking for the address</source>
            <translation>Adresse wird gesucht</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>The service knows no address here.</source>
            <translation>Der Dienst kennt hier keine Adresse.</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <source>Connect to a service in the Selection dock first, then identify a location.</source>
            <translation>Verbinden Sie sich zuerst im Bedienfeld Auswahl mit einem Dienst, dann fragen Sie einen Ort ab.</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as &amp;Table</source>
            <translation>&amp;Alles als Tabelle kopieren</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all that is shown, for a spreadsheet</source>
            <translation>Den Ort und alles, was gezeigt wird, für eine Tabellenkalkulation kopieren</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Find a field or a value</source>
            <translation>Feld oder Wert finden</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/window/actions.py" />
            <source>Identify Location</source>
            <translation>Ort abfragen</translation>
        </message>
        <message>
            <location filename="../ui/identify/facts.py" />
            <source>{layer}: {state}</source>
            <translation>{layer}: {state}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The answer leaves out the layer '{layer}'. If it does so everywhere, check its name under Layers.</source>
            <translation>Die Antwort lässt den Layer '{layer}' aus. Tut sie das überall, prüfen Sie seinen Namen unter Layer.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service refuses the layer '{layer}'. Check its name under Layers.</source>
            <translation>Der Dienst lehnt den Layer '{layer}' ab. Prüfen Sie seinen Namen unter Layer.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no answer</source>
            <translation>keine Antwort</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>nothing here</source>
            <translation>nichts hier</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>refused</source>
            <translation>abgelehnt</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>&amp;Layers ({count})...</source>
            <translation>&amp;Layer ({count})...</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the layers to ask for, from your list of this connection</source>
            <translation>Die abzufragenden Layer wählen, aus Ihrer Liste dieser Verbindung</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards at {place}</source>
            <translation>Gefährdungen an {place}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards by layer</source>
            <translation>Gefährdungen nach Layer</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Press Layers and name those that your provider has.</source>
            <translation>Drücken Sie Layer und nennen Sie die, die Ihr Anbieter hat.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/identify/hazards_section.py" />
            <source>{count} hazard layers found: {names}. Layers in the panel adds others.</source>
            <extracomment>English for 1: 1 hazard layer found: {names}. Layers in the panel adds others.</extracomment>
            <translation>
                <numerusform>{count} Gefährdungslayer gefunden: {names}. Layer im Bedienfeld fügt weitere hinzu.</numerusform>
                <numerusform>{count} Gefährdungslayer gefunden: {names}. Layer im Bedienfeld fügt weitere hinzu.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>&amp;Named by</source>
            <translation>Iden&amp;tifiziert durch</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded point to see its record.</source>
            <translation>Einen geladenen Punkt anklicken, um seinen Datensatz zu sehen.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record</source>
            <translation>Datensatz</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record of {point}</source>
            <translation>Datensatz von {point}</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The field whose value names the point for the service; remembered for this source.</source>
            <translation>Das Feld, dessen Wert den Punkt für den Dienst benennt; für diese Quelle gemerkt.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this point.</source>
            <translation>Der Dienst hat keinen Datensatz zu diesem Punkt.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service knows no point '{value}' in {source}. Choose another field under 'Named by'.</source>
            <translation>Der Dienst kennt keinen Punkt '{value}' in {source}. Wählen Sie ein anderes Feld unter 'Identifiziert durch'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, where this point came from. Make one.</source>
            <translation>Es gibt keine Verbindung zu {host}, von dem dieser Punkt stammt. Legen Sie eine an.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another under 'Named by'.</source>
            <translation>Dieser Layer hat kein Feld '{field}'. Wählen Sie ein anderes unter 'Identifiziert durch'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This point has no value in '{field}'. Choose another under 'Named by'.</source>
            <translation>Dieser Punkt hat keinen Wert in '{field}'. Wählen Sie ein anderes unter 'Identifiziert durch'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/section.py" />
            <source>Asking...</source>
            <translation>Wird abgefragt...</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Connect to your portfolio service in the Selection dock first.</source>
            <translation>Verbinden Sie sich zuerst im Bedienfeld Auswahl mit Ihrem Portfoliodienst.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Looking for addresses</source>
            <translation>Adressen werden gesucht</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Looking for {address}</source>
            <translation>{address} wird gesucht</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Enter asks for exactly this address.</source>
            <translation>Kein Vorschlag zu '{text}'. Enter sucht genau diese Adresse.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>QGIS's password store is locked, so no address was asked for. Unlock it to go on.</source>
            <translation>Der Passwortspeicher von QGIS ist gesperrt, daher wurde keine Adresse gesucht. Entsperren Sie ihn zum Fortfahren.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Reading the position</source>
            <translation>Position wird gelesen</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>&amp;Use as area</source>
            <translation>Als &amp;Gebiet</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Add the shapes to the selection areas; points become circles</source>
            <translation>Die Formen zu den Auswahlgebieten hinzufügen; Punkte werden Kreise</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Address, or 53.55, 9.99</source>
            <translation>Adresse oder 53.55, 9.99</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>An address, a latitude and longitude, WKT, or GeoJSON; Enter goes there</source>
            <translation>Adresse, Breite und Länge, WKT oder GeoJSON; Enter geht dorthin</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click a place on the map for what is known there</source>
            <translation>Ort abfragen: einen Ort auf der Karte anklicken für alles, was dort bekannt ist</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>Vorgeschlagene Adressen</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Type the master password of QGIS's password store</source>
            <translation>Das Master-Passwort des Passwortspeichers von QGIS eingeben</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unloc&amp;k...</source>
            <translation>Entsperre&amp;n...</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>Adressen des Portfoliodienstes</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>Findet Adressen mit dem Dienst von GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock QGIS's password store to search addresses</source>
            <translation>Passwortspeicher von QGIS entsperren, um Adressen zu suchen</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>choose this to type the master password</source>
            <translation>dies wählen, um das Master-Passwort einzugeben</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were the wrong way round; they are swapped here.</source>
            <translation>Breite und Länge waren vertauscht; hier sind sie richtig gestellt.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>&amp;Zoom</source>
            <translation>&amp;Zoomen</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>C&amp;ircles</source>
            <translation>&amp;Kreise</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>Adresse und Position kopieren</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Re&amp;port</source>
            <translation>&amp;Bericht</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>The address is only the city; the position is exact.</source>
            <translation>Die Adresse ist nur die Stadt; die Position ist genau.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>Die Karte auf diesen Ort zoomen</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>City center only: a 200 m circle means little.</source>
            <translation>Nur Stadtmitte: Ein Kreis von 200 m sagt wenig aus.</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city center only</source>
            <translation>nur Stadtmitte</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city!</source>
            <translation>Stadt!</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>rooftop</source>
            <translation>hausgenau</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS's Processing, which is switched off. Tick it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>Das öffnet sich in der Verarbeitung von QGIS, die ausgeschaltet ist. Haken Sie sie unter Erweiterungen &gt; Erweiterungen verwalten und installieren &gt; Installiert an.</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose layers from the list of the connection</source>
            <translation>Layer aus der Liste der Verbindung wählen</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose the columns and their order</source>
            <translation>Die Spalten und ihre Reihenfolge wählen</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the filters as a tree or as JSON</source>
            <translation>Die Filter als Baum oder als JSON bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the request, checked while you type, with a preview</source>
            <translation>Die Anfrage bearbeiten, beim Tippen geprüft, mit Vorschau</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>List the columns of {source}</source>
            <translation>Spalten von {source} auflisten</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Request</source>
            <translation>Anfrage</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>A copy could not be made: {trouble}. Check the space and the rights beside the project.</source>
            <translation>Eine Kopie konnte nicht angelegt werden: {trouble}. Prüfen Sie Speicherplatz und Rechte neben dem Projekt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Being edited, so still in your profile: {names}. Save the edits, then save the project.</source>
            <translation>In Bearbeitung, daher noch in Ihrem Profil: {names}. Speichern Sie die Änderungen, dann das Projekt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>Copies of {count} reports are there, too.</source>
            <extracomment>English for 1: A copy of 1 report is there, too.</extracomment>
            <translation>
                <numerusform>Auch eine Kopie von 1 Bericht ist dort.</numerusform>
                <numerusform>Auch Kopien von {count} Berichten sind dort.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results beside the project</source>
            <translation>Ergebnisse neben das Projekt verschieben</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move them beside the project</source>
            <translation>Neben das Projekt verschieben</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Something is under way. Move the results when it has ended.</source>
            <translation>Etwas läuft gerade. Verschieben Sie die Ergebnisse danach.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results changed meanwhile.</source>
            <translation>Das Projekt oder seine Ergebnisse haben sich inzwischen geändert.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers lie in your profile. Move them beside the project? The project is saved, too.</source>
            <extracomment>English for 1: 1 result layer lies in your profile. Move it beside the project? The project is saved, too.</extracomment>
            <translation>
                <numerusform>1 Ergebnislayer liegt in Ihrem Profil. Neben das Projekt verschieben? Auch das Projekt wird gespeichert.</numerusform>
                <numerusform>{count} Ergebnislayer liegen in Ihrem Profil. Neben das Projekt verschieben? Auch das Projekt wird gespeichert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers moved to {folder}, beside the project.</source>
            <extracomment>English for 1: 1 result layer moved to {folder}, beside the project.</extracomment>
            <translation>
                <numerusform>1 Ergebnislayer nach {folder} neben das Projekt verschoben.</numerusform>
                <numerusform>{count} Ergebnislayer nach {folder} neben das Projekt verschoben.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>{reason} The results stay in your profile; project and layers are as they were.</source>
            <translation>{reason} Die Ergebnisse bleiben in Ihrem Profil; Projekt und Layer sind unverändert.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project is being packed already. Wait for its end.</source>
            <translation>Ein Projekt wird schon gepackt. Warten Sie das Ende ab.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Edits that are not saved are not in it: {names}.</source>
            <translation>Nicht gespeicherte Änderungen sind nicht darin: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>Projektpaket exportieren</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No key was put into it.</source>
            <translation>Es wurde kein Schlüssel hineingelegt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Outside the project's folder, so not in it: {names}.</source>
            <translation>Außerhalb des Projektordners, daher nicht darin: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>{file} packen</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}...</source>
            <translation>{file} wird gepackt...</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}: {number} of {count} files.</source>
            <extracomment>English for 1: Packing {file}: {number} of 1 file.</extracomment>
            <translation>
                <numerusform>{file} wird gepackt: {number} von {count} Datei.</numerusform>
                <numerusform>{file} wird gepackt: {number} von {count} Dateien.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Stopped. Nothing was packed.</source>
            <translation>Gestoppt. Nichts wurde gepackt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package holds the project as it is saved. Save it now?</source>
            <translation>Das Paket enthält das Projekt, wie es gespeichert ist. Jetzt speichern?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>There is nothing to pack yet. Load points first.</source>
            <translation>Es gibt noch nichts zu packen. Laden Sie zuerst Punkte.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without its data: {names}.</source>
            <translation>Ohne seine Daten: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Zip archives (*.zip)</source>
            <translation>ZIP-Archive (*.zip)</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>{count} layers</source>
            <extracomment>English for 1: 1 layer</extracomment>
            <translation>
                <numerusform>1 Layer</numerusform>
                <numerusform>{count} Layer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{count} reports</source>
            <extracomment>English for 1: 1 report</extracomment>
            <translation>
                <numerusform>1 Bericht</numerusform>
                <numerusform>{count} Berichte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>{file}, {size}: {contents}.</source>
            <translation>{file}, {size}: {contents}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Add your key</source>
            <translation>Ihren Schlüssel hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/window/window.py" />
            <source>Connect...</source>
            <translation>Verbinden...</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Maps come from '{name}' now, and Refresh asks it. Save the project to keep it so.</source>
            <translation>Karten kommen jetzt von '{name}', und auch Aktualisieren fragt dort ab. Speichern Sie das Projekt, damit es so bleibt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project ask '{name}' now.</source>
            <translation>Aktualisieren und Karten dieses Projekts verwenden jetzt '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh asks '{name}' now. Save the project to keep it so.</source>
            <translation>Aktualisieren fragt jetzt bei '{name}' ab. Speichern Sie das Projekt, damit es so bleibt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are back.</source>
            <translation>Die Karten von '{name}' sind wieder da.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is locked.</source>
            <translation>Die Karten von {host} brauchen Ihren Schlüssel, der gesperrt ist.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is not here.</source>
            <translation>Die Karten von {host} brauchen Ihren Schlüssel, der nicht hier ist.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This is another address than that of '{name}'.</source>
            <translation>Diese Adresse ist eine andere als die von '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This project's data came from {host}. You have no connection to it. What was loaded can be read as it is.</source>
            <translation>Die Daten dieses Projekts kamen von {host}. Sie haben keine Verbindung dorthin. Was geladen wurde, ist unverändert lesbar.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Unlock</source>
            <translation>Entsperren</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Use '{name}' instead</source>
            <translation>Stattdessen '{name}' verwenden</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not answer, or your key was refused. Results are shown as they were saved.</source>
            <extracomment>English for 1: A map of {host} did not answer, or your key was refused. Results are shown as they were saved.</extracomment>
            <translation>
                <numerusform>Eine Karte von {host} hat nicht geantwortet, oder Ihr Schlüssel wurde abgelehnt. Ergebnisse werden gezeigt, wie sie gespeichert sind.</numerusform>
                <numerusform>{count} Karten von {host} haben nicht geantwortet, oder Ihr Schlüssel wurde abgelehnt. Ergebnisse werden gezeigt, wie sie gespeichert sind.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>Wählen Sie einen Ordner für die Berichte.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder with its whole path.</source>
            <translation>Wählen Sie einen Ordner mit vollständigem Pfad.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>Risikoberichte vorbereiten</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder...</source>
            <translation>Ordner wird vorbereitet...</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Reading the points: {read} of {count}</source>
            <translation>Punkte werden gelesen: {read} von {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Risk reports of {source}</source>
            <translation>Risikoberichte von {source}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>S&amp;tart</source>
            <translation>S&amp;tarten</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>The points are gone.</source>
            <translation>Die Punkte sind nicht mehr da.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no layer of points. Load points, or add such a layer.</source>
            <translation>Es gibt keinen Punktlayer. Laden Sie Punkte oder fügen Sie einen solchen Layer hinzu.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These points are of {theirs}, the reports will be of {ours}.</source>
            <translation>Diese Punkte sind von {theirs}, die Berichte werden von {ours} sein.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 takes no filters below others. Choose V2, or send no filters.</source>
            <translation>V1 nimmt keine Filter unter anderen. Wählen Sie V2 oder senden Sie keine Filter.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and go on any time</source>
            <translation>was eine Weile dauert; Sie können jederzeit anhalten und fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer} hat kein Feld '{field}' für die Dateinamen. Wählen Sie ein anderes.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points to report on.</source>
            <translation>{layer} hat keine Punkte für Berichte.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder:</source>
            <translation>&amp;Ordner:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points:</source>
            <translation>&amp;Punkte:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>Nur &amp;gewählte Punkte ({count})</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version:</source>
            <translation>&amp;Version:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat:</source>
            <translation>For&amp;mat:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names:</source>
            <translation>Datei&amp;namen:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>Radien der Kreise</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that the folder has already</source>
            <translation>Vorhandene Berichte im Ordner ü&amp;berspringen</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Send the filters of the &amp;docks</source>
            <translation>Filter der Bedien&amp;felder senden</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>The docks have no filters.</source>
            <translation>Die Bedienfelder haben keine Filter.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>Mit &amp;Kreisen von</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first, then ask for the report.</source>
            <translation>Wählen Sie zuerst eine Quelle im Bedienfeld Auswahl, dann fordern Sie den Bericht an.</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first, then ask for the report.</source>
            <translation>Verbinden Sie sich zuerst im Bedienfeld Auswahl mit einem Dienst, dann fordern Sie den Bericht an.</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Opening the report of a point</source>
            <translation>Bericht eines Punkts wird geöffnet</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Retry failed</source>
            <translation>Fehlgeschlagene erneut</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/singles.py" />
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>The journal of the batch lists no report for this point.</source>
            <translation>Das Protokoll des Stapels enthält keinen Bericht für diesen Punkt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {failed} failed.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {failed} failed.</extracomment>
            <translation>
                <numerusform>{saved} von {count} Bericht gespeichert, {failed} fehlgeschlagen.</numerusform>
                <numerusform>{saved} von {count} Berichten gespeichert, {failed} fehlgeschlagen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {warned} in another format than was asked for.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in another format than was asked for.</extracomment>
            <translation>
                <numerusform>{saved} von {count} Bericht gespeichert, {warned} in anderem Format als angefordert.</numerusform>
                <numerusform>{saved} von {count} Berichten gespeichert, {warned} in anderem Format als angefordert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved.</source>
            <extracomment>English for 1: {saved} of {count} report saved.</extracomment>
            <translation>
                <numerusform>{saved} von {count} Bericht gespeichert.</numerusform>
                <numerusform>{saved} von {count} Berichten gespeichert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/html_view.py" />
            <source>Text of the report</source>
            <translation>Text des Berichts</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Making the report safe to open</source>
            <translation>Bericht wird zum Öffnen abgesichert</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program opens {path}.</source>
            <translation>Kein Programm öffnet {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a copy of the report in which no script runs and nothing is fetched. The saved file is as it came.</source>
            <translation>Geöffnet wurde eine Kopie des Berichts, in der kein Skript läuft und nichts nachgeladen wird. Die gespeicherte Datei ist unverändert.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Ask for it once more.</source>
            <translation>Der Bericht ist leer. Fordern Sie ihn noch einmal an.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>Der Bericht ist nicht mehr unter {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened: it can't be made safe. Only if you trust your provider, open the file itself: {path}</source>
            <translation>Der Bericht wurde nicht geöffnet: Er lässt sich nicht absichern. Nur wenn Sie Ihrem Anbieter vertrauen, öffnen Sie die Datei selbst: {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it is not opened.</source>
            <translation>{path} ist eine Verknüpfung oder kein Bericht und wird daher nicht geöffnet.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it is not opened. Ask for it once more.</source>
            <translation>{path} ist keine PDF-Datei und wird daher nicht geöffnet. Fordern Sie den Bericht noch einmal an.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>&amp;Map</source>
            <translation>&amp;Karte</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Open</source>
            <translation>Ö&amp;ffnen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Print...</source>
            <translation>&amp;Drucken...</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>&amp;Retry failed</source>
            <translation>Fehlgeschlagene &amp;erneut</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/layer_menu.py" />
            <source>A report for each point of a layer, or for those selected</source>
            <translation>Ein Bericht für jeden oder jeden gewählten Punkt eines Layers</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>Alle {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for no more reports until Resume</source>
            <translation>Keine weiteren Berichte anfragen bis Fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for the reports that failed again</source>
            <translation>Die fehlgeschlagenen Berichte erneut anfragen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>End this order; what is there stays, the rest can be retried</source>
            <translation>Diesen Auftrag beenden; Vorhandenes bleibt, der Rest kann wiederholt werden</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Go on with the reports that are waiting</source>
            <translation>Mit den wartenden Berichten weitermachen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Move the map to the point of the report</source>
            <translation>Die Karte zum Punkt des Berichts bewegen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a place with Report, or select points and ask for all of theirs.</source>
            <translation>Noch keine Berichte. Klicken Sie mit Bericht auf einen Ort oder wählen Sie Punkte und fragen Sie alle ihre Berichte ab.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open &amp;folder</source>
            <translation>&amp;Ordner öffnen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open the report here in QGIS</source>
            <translation>Den Bericht hier in QGIS öffnen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Orders of reports</source>
            <translation>Aufträge für Berichte</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pa&amp;use</source>
            <translation>&amp;Pause</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Print the report</source>
            <translation>Den Bericht drucken</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports</source>
            <translation>Berichte</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports {saved}/{count}</source>
            <translation>Berichte {saved}/{count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Res&amp;ume</source>
            <translation>Fortse&amp;tzen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Risk reports for poi&amp;nts...</source>
            <translation>Risikoberichte für Pu&amp;nkte...</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>Den Ordner mit den Berichten und ihrem Index zeigen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the points on the map; each opens its report</source>
            <translation>Die Punkte auf der Karte zeigen; jeder öffnet seinen Bericht</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>Einzelne Berichte dieser Sitzung, {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>State of the reports to show</source>
            <translation>Zu zeigender Zustand der Berichte</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>in line</source>
            <translation>eingereiht</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused; Resume goes on</source>
            <translation>angehalten; mit Fortsetzen weiter</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in another format</source>
            <extracomment>English for 1: 1 in another format</extracomment>
            <translation>
                <numerusform>{count} in anderem Format</numerusform>
                <numerusform>{count} in anderem Format</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} there before</source>
            <extracomment>English for 1: 1 there before</extracomment>
            <translation>
                <numerusform>{count} schon vorher da</numerusform>
                <numerusform>{count} schon vorher da</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{saved} of {count} reports saved</source>
            <extracomment>English for 1: {saved} of 1 report saved</extracomment>
            <translation>
                <numerusform>{saved} von {count} Bericht gespeichert</numerusform>
                <numerusform>{saved} von {count} Berichten gespeichert</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>{saved}/{count} {folder}</source>
            <translation>{saved}/{count} {folder}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>{state}: {count}</source>
            <translation>{state}: {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Drawing page {page}</source>
            <translation>Seite {page} wird gezeichnet</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page}</source>
            <translation>Seite {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page} can't be drawn.</source>
            <translation>Seite {page} kann nicht gezeichnet werden.</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Pages of the report</source>
            <translation>Seiten des Berichts</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Look for unfinished reports</source>
            <translation>Nach nicht fertigen Berichten suchen</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Risk reports of {source}: {folder}</source>
            <translation>Risikoberichte von {source}: {folder}</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Stopped before it was asked for.</source>
            <translation>Gestoppt, bevor er angefordert wurde.</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Write the index of the reports</source>
            <translation>Index der Berichte schreiben</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>Report for {place}</source>
            <translation>Bericht für {place}</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} is already under way.</source>
            <translation>Der Bericht für {place} wird schon erstellt.</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} was made for the project that was open before. Its file is {file}.</source>
            <translation>Der Bericht für {place} wurde für das zuvor offene Projekt erstellt. Seine Datei ist {file}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more wait</source>
            <extracomment>English for 1: {title}, 1 more waits</extracomment>
            <translation>
                <numerusform>{title}, 1 weiterer wartet</numerusform>
                <numerusform>{title}, {count} weitere warten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was asked for, but {came} came for {place}.</source>
            <translation>{wanted} wurde verlangt, aber {came} kam für {place}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>Reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/results/history_page.py" />
            <source>State</source>
            <translation>Zustand</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved</source>
            <translation>gespeichert</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved in another format</source>
            <translation>in anderem Format gespeichert</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>waiting</source>
            <translation>wartet</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>was there</source>
            <translation>war da</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit</source>
            <translation>Einpassen</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit the width; once more: the whole page</source>
            <translation>Breite einpassen; noch einmal: die ganze Seite</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger</source>
            <translation>Größer</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger (Ctrl+wheel, or + on the page)</source>
            <translation>Größer (Strg+Rad oder + auf der Seite)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Next page</source>
            <translation>Nächste Seite</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>Außerhalb von QGIS öffnen</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open the report in the program that this computer uses for it</source>
            <translation>Den Bericht in dem Programm öffnen, das dieser Rechner dafür verwendet</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>Bericht {title} wird geöffnet</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report...</source>
            <translation>Bericht wird geöffnet...</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Page; type a number to go there</source>
            <translation>Seite; eine Nummer eingeben, um dorthin zu gehen</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Previous page</source>
            <translation>Vorige Seite</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Printing the report</source>
            <translation>Bericht wird gedruckt</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report saved as {path}.</source>
            <translation>Bericht gespeichert als {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer, pages: {count}.</source>
            <translation>Bericht an den Drucker gesendet, Seiten: {count}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer.</source>
            <translation>Bericht an den Drucker gesendet.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save a copy of the report</source>
            <translation>Eine Kopie des Berichts speichern</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save report</source>
            <translation>Bericht speichern</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>Bericht wird gespeichert</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Show on &amp;map</source>
            <translation>Auf Karte &amp;zeigen</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller</source>
            <translation>Kleiner</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller (Ctrl+wheel, or - on the page)</source>
            <translation>Kleiner (Strg+Rad oder - auf der Seite)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report can't be read here. Another program may, or ask for it once more.</source>
            <translation>Der Bericht ist hier nicht lesbar. Vielleicht kann es ein anderes Programm, oder fordern Sie ihn noch einmal an.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>Der Bericht konnte nicht gedruckt werden. Prüfen Sie den Drucker oder öffnen Sie ihn außerhalb von QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be saved as {path}: {reason}</source>
            <translation>Der Bericht konnte nicht als {path} gespeichert werden: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is protected by a password.</source>
            <translation>Der Bericht ist durch ein Passwort geschützt.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is too large to be shown here.</source>
            <translation>Der Bericht ist zu groß, um hier gezeigt zu werden.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>This QGIS can't show PDF files.</source>
            <translation>Dieses QGIS kann keine PDF-Dateien zeigen.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Ein Programm, das kein QGIS braucht; der Schlüssel wird aus GEOPORTFOLIO_API_KEY gelesen</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process command</source>
            <translation>Als &amp;qgis_process-Befehl kopieren</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as P&amp;ython</source>
            <translation>Als P&amp;ython kopieren</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as cUR&amp;L</source>
            <translation>Als cUR&amp;L kopieren</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The command is on the clipboard. It writes to {folder} and holds no key.</source>
            <translation>Der Befehl ist in der Zwischenablage. Er schreibt nach {folder} und enthält keinen Schlüssel.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The line that asks the same without a window; it holds no key</source>
            <translation>Die Zeile, die dasselbe ohne Fenster abfragt; sie enthält keinen Schlüssel</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The program is on the clipboard. It holds no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Das Programm ist in der Zwischenablage. Es enthält keinen Schlüssel: Setzen Sie zuerst GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests are on the clipboard, for bash. They hold no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Die Anfragen sind in der Zwischenablage, für bash. Sie enthalten keinen Schlüssel: Setzen Sie zuerst GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Die Anfragen für ein Terminal; der Schlüssel wird aus GEOPORTFOLIO_API_KEY gelesen</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this run is not in the project. Again brings it back.</source>
            <translation>Der Layer dieses Laufs ist nicht im Projekt. Erneut holt ihn zurück.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>This run went into the accumulation table. Again brings its numbers back; Create Layer puts them on the map.</source>
            <translation>Dieser Lauf ging in die Kumultabelle. Erneut holt seine Zahlen zurück; Layer anlegen bringt sie auf die Karte.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} is gone. Again brings it back.</source>
            <translation>{file} ist nicht mehr da. Erneut holt sie zurück.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} came from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run} kam von {host}, zu dem Sie keine Verbindung haben. Es wurde nichts gesendet.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' does not offer {source} any more. Choose another source.</source>
            <translation>'{connection}' bietet {source} nicht mehr an. Wählen Sie eine andere Quelle.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} is gone with its file. Draw and load it anew.</source>
            <translation>Die Abfrage von {layer} ist mit der Datei verschwunden. Zeichnen und laden Sie neu.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This was asked in {then}; '{connection}' is set to {now} and asks in that.</source>
            <translation>Dies wurde in {then} abgefragt; '{connection}' steht auf {now} und verwendet diese Version.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} came from {host}, to which you have no connection. Make one first.</source>
            <translation>{layer} kam von {host}, zu dem Sie keine Verbindung haben. Legen Sie zuerst eine an.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Command</source>
            <translation>Be&amp;fehl</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Refresh all layers</source>
            <translation>Alle Layer &amp;aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the queries of all GeoPortfolio layers of the project again</source>
            <translation>Die Abfragen aller GeoPortfolio-Layer des Projekts erneut ausführen</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the same once more, as a new layer or file</source>
            <translation>Dasselbe noch einmal abfragen, als neuer Layer oder neue Datei</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>Als qgis_process-Befehl kopieren</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Nothing asked yet. Load points or entries.</source>
            <translation>Noch nichts abgefragt. Laden Sie Punkte oder Einträge.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this run on the map, or the folder of its file</source>
            <translation>Den Layer dieses Laufs auf der Karte zeigen oder den Ordner seiner Datei</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Take area, filters and columns back into the docks</source>
            <translation>Gebiet, Filter und Spalten in die Bedienfelder zurückholen</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>When</source>
            <translation>Wann</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>in der Datei {file}</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large to be kept here</source>
            <translation>sein Gebiet ist zu groß, um hier gespeichert zu werden</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>refreshed</source>
            <translation>aktualisiert</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>without some areas</source>
            <translation>ohne einige Gebiete</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>{rows} in {seconds} s</source>
            <translation>{rows} in {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Continue</source>
            <translation>&amp;Fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>&amp;Aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Show what the refresh changed</source>
            <translation>Änderungen &amp;zeigen</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Undo refresh</source>
            <translation>Aktualisierung &amp;rückgängig</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>A layer of the rows that are new, gone or different</source>
            <translation>Ein Layer der Zeilen, die neu, entfallen oder anders sind</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Add &amp;hazards...</source>
            <translation>Gefä&amp;hrdungen hinzufügen...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again, for a dated layer beside this one</source>
            <translation>Fragt dasselbe erneut ab, für einen datierten Layer daneben</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again; the layer keeps its style</source>
            <translation>Fragt dasselbe erneut ab; der Layer behält seinen Stil</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Each point of a layer, or those selected, with the hazards there</source>
            <translation>Jeder Punkt eines Layers oder die gewählten, mit den Gefährdungen dort</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Goes on loading where it was stopped</source>
            <translation>Lädt weiter, wo gestoppt wurde</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Outlines on the map what this layer asked</source>
            <translation>Umrandet auf der Karte, was dieser Layer abgefragt hat</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Refresh as &amp;new layer</source>
            <translation>Als &amp;neuen Layer aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Risk re&amp;ports...</source>
            <translation>Risikober&amp;ichte...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Show &amp;area</source>
            <translation>&amp;Gebiet zeigen</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Takes area, filters and columns back into the docks</source>
            <translation>Holt Gebiet, Filter und Spalten in die Bedienfelder zurück</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The answer before the last refresh comes back</source>
            <translation>Die Antwort vor der letzten Aktualisierung kommt zurück</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The area of {layer} can't be shown on this map.</source>
            <translation>Das Gebiet von {layer} kann auf dieser Karte nicht gezeigt werden.</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>&amp;What its mark says...</source>
            <translation>&amp;Was sein Zeichen sagt...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>Die Layer mit ihren Gebieten vergleichen</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>How the layer stands, and what can be done about it</source>
            <translation>Wie es um den Layer steht und was sich tun lässt</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Refresh with the area as it is &amp;now</source>
            <translation>Mit dem &amp;jetzigen Gebiet aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>{layer} can't be shown. {reason}</source>
            <translation>{layer} kann nicht gezeigt werden. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Bigger pages</source>
            <translation>Größere Seiten</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Continue {title}</source>
            <translation>{title} fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Discard</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Keep</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load again</source>
            <translation>Erneut laden</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>{title} laden</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Its file is deleted when the project is saved; a file in the profile is kept.</source>
            <translation>{layer} entfernen? Die Datei wird beim Speichern des Projekts gelöscht; eine Datei im Profil bleibt erhalten.</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show rows</source>
            <translation>Zeilen zeigen</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Try without filters</source>
            <translation>Ohne Filter versuchen</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to area</source>
            <translation>Auf Gebiet zoomen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> ({count} rows)</source>
            <extracomment>English for 1:  (1 row)</extracomment>
            <translation>
                <numerusform> ({count} Zeile)</numerusform>
                <numerusform> ({count} Zeilen)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {circles} and {count} areas</source>
            <extracomment>English for 1:  in {circles} and 1 area</extracomment>
            <translation>
                <numerusform> für {circles} und {count} Gebiet</numerusform>
                <numerusform> für {circles} und {count} Gebiete</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} areas</source>
            <extracomment>English for 1:  in 1 area</extracomment>
            <translation>
                <numerusform> in {count} Gebiet</numerusform>
                <numerusform> in {count} Gebieten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} circles</source>
            <extracomment>English for 1:  in 1 circle</extracomment>
            <translation>
                <numerusform> in {count} Kreis</numerusform>
                <numerusform> in {count} Kreisen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> with these {count} filters</source>
            <extracomment>English for 1:  with this filter</extracomment>
            <translation>
                <numerusform> mit diesem Filter</numerusform>
                <numerusform> mit diesen {count} Filtern</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was taken off.</source>
            <translation>Sein Filter {filter} passt nicht zu den neuen Spalten und wurde entfernt.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <location filename="../ui/results/previous_results.py" />
            <source>No row has changed.</source>
            <translation>Keine Zeile hat sich geändert.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies under the footprint {footprint}{filters}.</source>
            <translation>Nichts von {source} liegt unter dem Footprint {footprint}{filters}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies {place}{filters}.</source>
            <translation>Nichts von {source} liegt {place}{filters}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} matches these filters.</source>
            <translation>Nichts von {source} passt zu diesen Filtern.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {count} came. They are on the map, marked incomplete. {reason}</source>
            <extracomment>English for 1: Only {count} came. It is on the map, marked incomplete. {reason}</extracomment>
            <translation>
                <numerusform>Nur {count} erhalten. Auf der Karte, als unvollständig gekennzeichnet. {reason}</numerusform>
                <numerusform>Nur {count} erhalten. Auf der Karte, als unvollständig gekennzeichnet. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {rows} came. {file} has them and is incomplete. {reason}</source>
            <extracomment>English for 1: Only {rows} came. {file} has it and is incomplete. {reason}</extracomment>
            <translation>
                <numerusform>Nur {rows} erhalten, in der unvollständigen Datei {file}. {reason}</numerusform>
                <numerusform>Nur {rows} erhalten, in der unvollständigen Datei {file}. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: Stopped after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>Gestoppt, als {count} da war. Auf der Karte, als unvollständig gekennzeichnet.</numerusform>
                <numerusform>Gestoppt, als {count} da waren. Auf der Karte, als unvollständig gekennzeichnet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}. {file} has them and is incomplete.</source>
            <extracomment>English for 1: Stopped after {rows}. {file} has it and is incomplete.</extracomment>
            <translation>
                <numerusform>Gestoppt; {rows} in der unvollständigen Datei {file}.</numerusform>
                <numerusform>Gestoppt; {rows} in der unvollständigen Datei {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before anything came.</source>
            <translation>Gestoppt, bevor etwas kam.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first entry came.</source>
            <translation>Gestoppt, bevor der erste Eintrag kam.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first point came.</source>
            <translation>Gestoppt, bevor der erste Punkt kam.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. What had come before is on the map as it was, marked incomplete.</source>
            <translation>Gestoppt. Was vorher kam, ist unverändert auf der Karte, als unvollständig gekennzeichnet.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty{filters}.</source>
            <translation>Der Kumul-Layer von {source} ist leer{filters}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: The connection broke after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>Die Verbindung brach ab, als {count} da war. Auf der Karte, als unvollständig gekennzeichnet.</numerusform>
                <numerusform>Die Verbindung brach ab, als {count} da waren. Auf der Karte, als unvollständig gekennzeichnet.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} is gone: {file}. Load it again.</source>
            <translation>Die Datei von {layer} ist nicht mehr da: {file}. Laden Sie erneut.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service gives at most {given} entries a page, not {asked}.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}.</extracomment>
            <translation>
                <numerusform>Der Dienst liefert höchstens {given} Eintrag je Seite, nicht {asked}.</numerusform>
                <numerusform>Der Dienst liefert höchstens {given} Einträge je Seite, nicht {asked}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no place: a table, F6 opens it.</source>
            <translation>Ohne Ort: eine Tabelle, F6 öffnet sie.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>in these {count} areas</source>
            <extracomment>English for 1: in this area</extracomment>
            <translation>
                <numerusform>in diesem Gebiet</numerusform>
                <numerusform>in diesen {count} Gebieten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>in this area</source>
            <translation>in diesem Gebiet</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>nicht aktualisiert. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} came, so the layer keeps the answer before. {reason}</source>
            <translation>nur {rows} erhalten, daher behält der Layer die vorige Antwort. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has nothing there any more. The layer still shows the answer before.</source>
            <translation>der Dienst hat dort nichts mehr. Der Layer zeigt noch die vorige Antwort.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} are on the map; those without sums say why in their table. {reason}</source>
            <extracomment>English for 1: {count} is on the map; without sums, it says why in its table. {reason}</extracomment>
            <translation>
                <numerusform>Auf der Karte: {count}; wo Summen fehlen, nennt die Tabelle den Grund. {reason}</numerusform>
                <numerusform>Auf der Karte: {count}; wo Summen fehlen, nennt die Tabelle den Grund. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no place: only the table shows them, F6 opens it.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it, F6 opens it.</extracomment>
            <translation>
                <numerusform>{count} der Zeilen hat keinen Ort: Nur die Tabelle zeigt sie, F6 öffnet sie.</numerusform>
                <numerusform>{count} der Zeilen haben keinen Ort: Nur die Tabelle zeigt sie, F6 öffnet sie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of {all} layers refreshed.</source>
            <extracomment>English for 1: {count} of {all} layer refreshed.</extracomment>
            <translation>
                <numerusform>{count} von {all} Layer aktualisiert.</numerusform>
                <numerusform>{count} von {all} Layern aktualisiert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} can't go on where it stopped. Load it again.</source>
            <translation>{layer} kann nicht dort weitergehen, wo gestoppt wurde. Laden Sie erneut.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or drop the edits, then continue.</source>
            <translation>{layer} wird gerade bearbeitet. Speichern oder verwerfen Sie die Änderungen und setzen Sie dann fort.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to go on with.</source>
            <translation>{layer} ist vollständig: Es gibt nichts fortzusetzen.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows} in {file}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the answer before can't be compared</source>
            <translation>{rows}; kein Vergleich mit der vorigen Antwort möglich</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>Änderungen von {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>{layer} vergleichen</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>The answer before the refresh is gone, so the layer stays as it is. Refresh it for today's answer.</source>
            <translation>Die Antwort vor der Aktualisierung ist nicht mehr da, daher bleibt der Layer, wie er ist. Aktualisieren Sie ihn für die heutige Antwort.</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>Aktualisierung von {layer} rückgängig machen</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} is being edited. Save or drop the edits, then refresh it.</source>
            <translation>{layer} wird gerade bearbeitet. Speichern oder verwerfen Sie die Änderungen und aktualisieren Sie dann.</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} shows the answer of {when} again.</source>
            <translation>{layer} zeigt wieder die Antwort von {when}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add hazards</source>
            <translation>Gefährdungen hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete loads that did not end</source>
            <translation>Nicht beendete Ladevorgänge löschen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the hazards of {count} points that came?</source>
            <extracomment>English for 1: Delete the hazards of 1 point that came?</extracomment>
            <translation>
                <numerusform>Die erhaltenen Gefährdungen von 1 Punkt löschen?</numerusform>
                <numerusform>Die erhaltenen Gefährdungen von {count} Punkten löschen?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} rows that came?</source>
            <extracomment>English for 1: Delete the row that came?</extracomment>
            <translation>
                <numerusform>Die erhaltene Zeile löschen?</numerusform>
                <numerusform>Die {count} erhaltenen Zeilen löschen?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for loads that did not end</source>
            <translation>Nach nicht beendeten Ladevorgängen suchen</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Put them on the map</source>
            <translation>Auf die Karte</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while hazards were added: {answered} of {count} points have theirs.</source>
            <extracomment>English for 1: QGIS ended while hazards were added: {answered} of {count} points has them.</extracomment>
            <translation>
                <numerusform>QGIS wurde beim Hinzufügen von Gefährdungen beendet: {answered} von {count} Punkt hat seine.</numerusform>
                <numerusform>QGIS wurde beim Hinzufügen von Gefährdungen beendet: {answered} von {count} Punkten haben ihre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {runs} runs were under way: {rows} came.</source>
            <extracomment>English for 1: QGIS ended while {runs} run was under way: {rows} came.</extracomment>
            <translation>
                <numerusform>QGIS wurde beendet, während {runs} Lauf im Gang war. Erhalten: {rows}.</numerusform>
                <numerusform>QGIS wurde beendet, während {runs} Läufe im Gang waren. Erhalten: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {source} was loading: {rows} came.</source>
            <translation>QGIS wurde beim Laden von {source} beendet. Erhalten: {rows}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>{file} lesen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Add hazards to this layer for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Add hazards to this layer for the others.</extracomment>
            <translation>
                <numerusform>{answered} von {count} Punkt hat seine Gefährdungen. Fügen Sie diesem Layer die der anderen hinzu.</numerusform>
                <numerusform>{answered} von {count} Punkten haben ihre Gefährdungen. Fügen Sie diesem Layer die der anderen hinzu.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {answered} of {count} points have their hazards, which are kept.</source>
            <extracomment>English for 1: {reason} {answered} of {count} points has its hazards, which are kept.</extracomment>
            <translation>
                <numerusform>{reason} {answered} von {count} Punkt hat seine Gefährdungen, die bleiben.</numerusform>
                <numerusform>{reason} {answered} von {count} Punkten haben ihre Gefährdungen, die bleiben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} came before that and are kept.</source>
            <extracomment>English for 1: {reason} {rows} of {source} came before that and is kept.</extracomment>
            <translation>
                <numerusform>{reason} Vorher geladen und gesichert: {rows} von {source}.</numerusform>
                <numerusform>{reason} Vorher geladen und gesichert: {rows} von {source}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} runs that did not end are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} run that did not end is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason} {runs} nicht beendeter Lauf bleibt erhalten, mit: {rows}.</numerusform>
                <numerusform>{reason} {runs} nicht beendete Läufe bleiben erhalten, mit: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh again</source>
            <translation>Erneut aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>{layer} aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>{layer} wird aktualisiert</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Remove the layer</source>
            <translation>Layer entfernen</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show changes</source>
            <translation>Änderungen zeigen</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show what came</source>
            <translation>Zeigen, was kam</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>The layer was removed meanwhile.</source>
            <translation>Der Layer wurde inzwischen entfernt.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>There is nothing to refresh yet. Load points first.</source>
            <translation>Es gibt noch nichts zu aktualisieren. Laden Sie zuerst Punkte.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Undo refresh</source>
            <translation>Aktualisierung rückgängig</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>What came is gone by now. Refresh the layer again.</source>
            <translation>Was kam, ist inzwischen nicht mehr da. Aktualisieren Sie den Layer erneut.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>its file {path} is gone, and the query with it. Load it again from the Selection dock.</source>
            <translation>seine Datei {path} ist nicht mehr da und mit ihr die Abfrage. Laden Sie aus dem Bedienfeld Auswahl neu.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>you have no connection to {host}. Make one, then refresh again.</source>
            <translation>Sie haben keine Verbindung zu {host}. Legen Sie eine an und aktualisieren Sie erneut.</translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>Datei von {layer} lesen</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>A&amp;ddress</source>
            <translation>A&amp;dresse</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>Portfo&amp;lio</source>
            <translation>Portfo&amp;lio</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this row</source>
            <translation>Diese Zeile entfernen</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}, von dieser Quelle verlangt</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search takes a flat list, and your filters are nested: {filters}. Move them side by side in the Filters dock, or load them in an area instead.</source>
            <translation>Eine Suche nimmt eine flache Liste, Ihre Filter sind aber verschachtelt: {filters}. Stellen Sie sie im Bedienfeld Filter nebeneinander oder laden Sie sie in einem Gebiet.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns are chosen under Columns for entries in the Selection dock</source>
            <translation>Spalten werden unter Spalten für Einträge im Bedienfeld Auswahl gewählt</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: the service's own choice</source>
            <translation>Spalten: Vorgabe des Dienstes</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>Spalten: {count} von {all}</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 this search travels in the address, which is {length} characters long; a service may refuse more than {limit}. Take fewer fields or columns, or set the connection to V2.</source>
            <translation>In V1 steht diese Suche in der Adresse, die {length} Zeichen lang ist; ein Dienst kann mehr als {limit} ablehnen. Nehmen Sie weniger Felder oder Spalten oder stellen Sie die Verbindung auf V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>It is incomplete.</source>
            <translation>Es ist unvollständig.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Nothing of {source} has {filters}. Remove a field, or check its value.</source>
            <translation>{source} hat nichts mit {filters}. Entfernen Sie ein Feld oder prüfen Sie seinen Wert.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read what was found</source>
            <translation>Gefundenes lesen</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}...</source>
            <translation>{source} wird durchsucht...</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row came.</source>
            <translation>Gestoppt, bevor die erste Zeile kam.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The Filters dock has no filter yet.</source>
            <translation>Das Bedienfeld Filter hat noch keinen Filter.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The first {shown} of {count} are shown here.</source>
            <translation>Die ersten {shown} von {count} werden hier gezeigt.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no place: on the map they are a table.</source>
            <translation>Ohne Ort: auf der Karte eine Tabelle.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no place to zoom to.</source>
            <translation>Diese Zeile hat keinen Ort zum Zoomen.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 joins filters with AND, so this finds nothing.</source>
            <translation>Zwei Werte von {field}: V1 verknüpft Filter mit UND, daher findet dies nichts.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Type a value for {field}, or remove its row.</source>
            <translation>Geben Sie einen Wert für {field} ein oder entfernen Sie die Zeile.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no search for points that we could ask. Search its entries, or set the connection to V2.</source>
            <translation>V1 bietet keine Suche nach Punkten. Suchen Sie in den Einträgen oder stellen Sie die Verbindung auf V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>Ohne Feld wird die ganze Quelle geladen.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. F6 opens their table.</source>
            <translation>{rows} zur Karte hinzugefügt. F6 öffnet die Tabelle.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} asks for a filter on {label}. Add it as a field.</source>
            <translation>{source} verlangt einen Filter auf {label}. Fügen Sie ihn als Feld hinzu.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this key.</source>
            <translation>{source} ist für diesen Schlüssel leer.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source}: {rows}, {seconds} s.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Add all to map</source>
            <translation>&amp;Alle zur Karte</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Field</source>
            <translation>&amp;Feld</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Search</source>
            <translation>&amp;Suchen</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Take the filters</source>
            <translation>Filter &amp;übernehmen</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all that was found as a layer, beyond the rows shown here</source>
            <translation>Alles Gefundene als Layer hinzufügen, über die hier gezeigten Zeilen hinaus</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double click or Enter: zoom to the row's place</source>
            <translation>Doppelklick oder Enter: auf den Ort der Zeile zoomen</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries of</source>
            <translation>Einträge von</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries: full records, chosen columns</source>
            <translation>Einträge: volle Datensätze, gewählte Spalten</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One more field to search by</source>
            <translation>Ein weiteres Feld für die Suche</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points of</source>
            <translation>Punkte von</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points: one marker per place</source>
            <translation>Punkte: ein Zeichen je Ort</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search by the filters of the Filters dock</source>
            <translation>Nach den Filtern des Bedienfelds Filter suchen</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, wherever it lies (Enter)</source>
            <translation>Die ganze Quelle durchsuchen, unabhängig vom Ort (Enter)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>St&amp;op</source>
            <translation>St&amp;opp</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>The source is chosen in the Selection dock</source>
            <translation>Die Quelle wird im Bedienfeld Auswahl gewählt</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>Wonach gesucht wird</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What was found</source>
            <translation>Was gefunden wurde</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source yet</source>
            <translation>noch keine Quelle</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Accumulate</source>
            <translation>K&amp;umul</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Layers to ask for...</source>
            <translation>Abzufragende &amp;Layer...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Load points</source>
            <translation>Punkte &amp;laden</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Report</source>
            <translation>Ber&amp;icht</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk reports for selected points...</source>
            <translation>&amp;Risikoberichte für gewählte Punkte...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>A report for each selected point of the active layer, in a folder</source>
            <translation>Ein Bericht für jeden gewählten Punkt des aktiven Layers, in einem Ordner</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation by &amp;layer...</source>
            <translation>Kumul nach &amp;Layer...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Add hazards to &amp;points...</source>
            <translation>Gefährdungen zu &amp;Punkten...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>Wählen Sie zuerst eine Quelle</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place on the map for the hazards there</source>
            <translation>Einen Ort auf der Karte für die Gefährdungen dort anklicken</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded point on the map for its risk report ({how})</source>
            <translation>Ort oder geladenen Punkt auf der Karte für den Risikobericht anklicken ({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>Zeichnen Sie zuerst ein Gebiet</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first; the menu has what is asked without one</source>
            <translation>Zeichnen Sie zuerst ein Gebiet; das Menü bietet, was ohne Gebiet abgefragt wird</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries as C&amp;SV file...</source>
            <translation>Einträge als C&amp;SV-Datei...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries under a li&amp;ve event...</source>
            <translation>Von einem Li&amp;ve-Ereignis betroffene Einträge...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Ha&amp;zards</source>
            <translation>&amp;Gefährdungen</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and under an event</source>
            <translation>Gefährdungen eines Orts, vieler Punkte und unter einem Ereignis</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load entries</source>
            <translation>Einträge laden</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the full records in the area, with the chosen columns</source>
            <translation>Die vollen Datensätze im Gebiet laden, mit den gewählten Spalten</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the points in the area: one marker per place (Ctrl+Return)</source>
            <translation>Die Punkte im Gebiet laden: ein Zeichen je Ort (Strg+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Points as &amp;CSV file...</source>
            <translation>Punkte als &amp;CSV-Datei...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;HTML</source>
            <translation>Bericht als &amp;HTML</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;PDF</source>
            <translation>Bericht als &amp;PDF</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Reports of V&amp;1</source>
            <translation>Berichte von V&amp;1</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Reports of V&amp;2</source>
            <translation>Berichte von V&amp;2</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The entries that the footprint of an event touches</source>
            <translation>Die Einträge, die der Footprint eines Ereignisses trifft</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The report says what lies in the circles, too; their radii are above</source>
            <translation>Der Bericht nennt auch, was in den Kreisen liegt; ihre Radien stehen oben</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own accumulation layer of this source (V1)</source>
            <translation>Der eigene Kumul-Layer des Dienstes zu dieser Quelle (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own table, written to a file while it comes</source>
            <translation>Die eigene Tabelle des Dienstes, beim Eintreffen in eine Datei geschrieben</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The sums of the area, or of each radius: values, counts, currencies</source>
            <translation>Die Summen des Gebiets oder jedes Radius: Werte, Anzahlen, Währungen</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The version of the reports is their own, not the connection's</source>
            <translation>Die Version der Berichte ist ihre eigene, nicht die der Verbindung</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles</source>
            <translation>Mit &amp;Kreisen</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles: {radii}</source>
            <translation>Mit &amp;Kreisen: {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Your list of hazard layers of this connection: the service has none</source>
            <translation>Ihre Liste von Gefährdungslayern dieser Verbindung: Der Dienst hat keine</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>&amp;Clear</source>
            <translation>L&amp;eeren</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with QGIS's vertex tool</source>
            <translation>Die Gebiete mit dem Stützpunktwerkzeug von QGIS bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Measure the areas</source>
            <translation>Die Gebiete vermessen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove all areas</source>
            <translation>Alle Gebiete entfernen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove the selected areas (Delete)</source>
            <translation>Gewählte Gebiete entfernen (Entf)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>{name}, {size}</source>
            <translation>{name}, {size}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>{name}: {radii}</source>
            <translation>{name}: {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Join into one area</source>
            <translation>Zu einem Gebiet &amp;vereinigen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;New circles</source>
            <translation>&amp;Neue Kreise</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Paste WKT or GeoJSON</source>
            <translation>WKT oder GeoJSON &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Polygon</source>
            <translation>&amp;Polygon</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected features</source>
            <translation>&amp;Gewählte Objekte</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All features of the current layer</source>
            <translation>Alle Objekte des aktuellen Layers</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Click centers on the map; each gets all radii (Shift+F9)</source>
            <translation>Mittelpunkte auf der Karte anklicken; jeder bekommt alle Radien (Umschalt+F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Draw a polygon on the map (F9)</source>
            <translation>Ein Polygon auf der Karte zeichnen (F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Map &amp;extent</source>
            <translation>Karten&amp;ausdehnung</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii of the circles, as in 200 500 1km; units m, km, mi and ft, without one meters</source>
            <translation>Radien der Kreise, wie in 200 500 1km; Einheiten m, km, mi und ft, ohne Einheit Meter</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Selected polygons as areas, selected points as centers of circles</source>
            <translation>Gewählte Polygone als Gebiete, gewählte Punkte als Mittelpunkte von Kreisen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire radius</source>
            <translation>Solvency-II-Feuerradius</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Take areas from features, the map or the clipboard</source>
            <translation>Gebiete aus Objekten, Karte oder Zwischenablage nehmen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>The union of all areas, asked and tagged as one</source>
            <translation>Die Vereinigung aller Gebiete, als eines abgefragt und bezeichnet</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What the map shows, as one area</source>
            <translation>Was die Karte zeigt, als ein Gebiet</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What was copied: WKT, GeoJSON, or latitude and longitude</source>
            <translation>Was kopiert wurde: WKT, GeoJSON oder Breite und Länge</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Whole &amp;layer</source>
            <translation>Ganzer &amp;Layer</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>Nach &amp;unten</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Entries in one page</source>
            <translation>&amp;Einträge je Seite</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>Spalten ziehen, um ihre Reihenfolge zu ändern</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Entries in one request. A service may give fewer; then the pages become as small.</source>
            <translation>Einträge je Anfrage. Ein Dienst kann weniger liefern; dann werden die Seiten so klein.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Find a column</source>
            <translation>Spalte finden</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns down</source>
            <translation>Die gewählten Spalten nach unten verschieben</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns up</source>
            <translation>Die gewählten Spalten nach oben verschieben</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>None chosen: the service gives those it has by itself.</source>
            <translation>Keine gewählt: Der Dienst liefert seine Vorgabe.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;all</source>
            <translation>&amp;Alle wählen</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;none</source>
            <translation>&amp;Keine wählen</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns that are shown</source>
            <translation>Alle gezeigten Spalten anhaken</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns that are shown</source>
            <translation>Alle gezeigten Spalten abwählen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{count} of {all} columns</source>
            <extracomment>English for 1: {count} of {all} column</extracomment>
            <translation>
                <numerusform>{count} von {all} Spalte</numerusform>
                <numerusform>{count} von {all} Spalten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{latitude} and {longitude} are also requested, to show the entries on the map.</source>
            <translation>{latitude} und {longitude} werden ebenfalls abgefragt, damit die Einträge auf die Karte kommen.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>Die Filter von {source} bleiben bei '{before}'. '{now}' hat dafür keine.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use them here, too</source>
            <translation>Auch hier verwenden</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of entries, their order and the size of a page</source>
            <translation>Spalten der Einträge, ihre Reihenfolge und die Seitengröße wählen</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: those that the service gives</source>
            <translation>Spalten für Einträge: Vorgabe des Dienstes</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: {count} of {all}</source>
            <translation>Spalten für Einträge: {count} von {all}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>E&amp;dit</source>
            <translation>Bea&amp;rbeiten</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edi&amp;t</source>
            <translation>Bearbei&amp;ten</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the columns</source>
            <translation>Die Spalten bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the filters</source>
            <translation>Die Filter bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Filters: {filters}</source>
            <translation>Filter: {filters}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Open the Filters dock</source>
            <translation>Das Bedienfeld Filter öffnen</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>Auswahlgebiete lesen</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom there</source>
            <translation>Dorthin zoomen</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load points.</source>
            <translation>1. Gebiet zeichnen.
2. Filter hinzufügen.
3. Punkte laden.</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections...</source>
            <translation>&amp;Verbindungen...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload sources</source>
            <translation>Quellen neu &amp;laden</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>All connections, in QGIS's options</source>
            <translation>Alle Verbindungen, in den Optionen von QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Answered {time}</source>
            <translation>Stand: {time}</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service again which sources your key may see</source>
            <translation>Den Dienst erneut fragen, welche Quellen Ihr Schlüssel sehen darf</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service which sources your key may see</source>
            <translation>Den Dienst fragen, welche Quellen Ihr Schlüssel sehen darf</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Asking for the sources...</source>
            <translation>Die Quellen werden abgerufen...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>Quelle wählen</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connection: which service is asked</source>
            <translation>Verbindung: welcher Dienst abgefragt wird</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>Verbindungen und Quellen</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Source: which portfolio is asked</source>
            <translation>Quelle: welches Portfolio abgefragt wird</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>The form for the address and the key of another service</source>
            <translation>Das Formular für Adresse und Schlüssel eines anderen Dienstes</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Answered {time}</source>
            <extracomment>English for 1: 1 source. Answered {time}</extracomment>
            <translation>
                <numerusform>{count} Quelle. Antwort {time}</numerusform>
                <numerusform>{count} Quellen. Antwort {time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>CSV-Dateien (*.csv)</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>Als CSV speichern</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} exists already. Replace it?</source>
            <translation>{file} ist schon vorhanden. Ersetzen?</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Accumulate</source>
            <translation>Kumul</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add hazard maps...</source>
            <translation>Gefährdungskarten hinzufügen...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Asks the queries of all GeoPortfolio layers of the project again.</source>
            <translation>Führt die Abfragen aller GeoPortfolio-Layer des Projekts erneut aus.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key may do.</source>
            <translation>Eine Verbindung prüfen, und was ihr API-Schlüssel darf.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its address, record and hazards are shown.</source>
            <translation>Einen Ort oder einen geladenen Punkt anklicken; Adresse, Datensatz und Gefährdungen werden gezeigt.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its risk report opens.</source>
            <translation>Ort oder geladenen Punkt anklicken; sein Risikobericht öffnet sich.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii of all; Enter ends it.</source>
            <translation>Mittelpunkte anklicken; Ziffern für die Radien aller tippen; Enter beendet.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the corners of an area; right click or Enter ends it.</source>
            <translation>Ecken eines Gebiets anklicken; Rechtsklick oder Enter beendet es.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections...</source>
            <translation>Verbindungen...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection...</source>
            <translation>Verbindung diagnostizieren...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw a polygon selection</source>
            <translation>Polygonauswahl zeichnen</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw circles</source>
            <translation>Kreise zeichnen</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package...</source>
            <translation>Projektpaket exportieren...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find an address</source>
            <translation>Adresse finden</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load points</source>
            <translation>Punkte laden</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads one marker for each place of the source in the area.</source>
            <translation>Lädt für jeden Ort der Quelle im Gebiet einen Punkt.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads the full records of the source in the area.</source>
            <translation>Lädt die vollständigen Einträge der Quelle im Gebiet.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with accumulations, reports and past queries.</source>
            <translation>Öffnet das Bedienfeld mit Kumulen, Berichten und früheren Abfragen.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with the filters of the query.</source>
            <translation>Öffnet das Bedienfeld mit den Filtern der Abfrage.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the docks in which you choose a source, an area and filters.</source>
            <translation>Öffnet die Bedienfelder, in denen Sie Quelle, Gebiet und Filter wählen.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the maps of the service: find, look, and add several at once.</source>
            <translation>Öffnet die Karten des Dienstes: finden, ansehen und mehrere zugleich hinzufügen.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Puts the project, its results and its reports into one zip, without your key.</source>
            <translation>Packt Projekt, Ergebnisse und Berichte in ein ZIP, ohne Ihren Schlüssel.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh all results</source>
            <translation>Alle Ergebnisse aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk report at a click</source>
            <translation>Risikobericht per Klick</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show filters</source>
            <translation>Filter anzeigen</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show results</source>
            <translation>Ergebnisse anzeigen</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show the GeoPortfolio panel</source>
            <translation>GeoPortfolio-Bedienfeld zeigen</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>Versionen, Einstellungen und Protokoll als einen Text anzeigen, ohne API-Schlüssel.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Sums up what the source has in the area.</source>
            <translation>Summiert, was die Quelle im Gebiet hat.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text...</source>
            <translation>Supporttext...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>The services that you can ask: their addresses and keys.</source>
            <translation>Die Dienste, die Sie abfragen können: ihre Adressen und Schlüssel.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Type an address; suggestions come while you type.</source>
            <translation>Adresse eingeben; Vorschläge kommen beim Tippen.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>What each screen is for and how it is used.</source>
            <translation>Wozu jede Ansicht dient und wie sie benutzt wird.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: arrows bring a place under a cross, with Shift a little; {key} clicks there.</source>
            <translation>Ohne Maus: Pfeiltasten bringen einen Ort unter ein Kreuz, mit Umschalt ein wenig; {key} klickt dort.</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the maps of {connection}</source>
            <translation>Karten von {connection} auflisten</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the sources of {connection}</source>
            <translation>Quellen von {connection} auflisten</translation>
        </message>
        <message>
            <location filename="../ui/window/job_offer.py" />
            <source>The layer {layer} was made for the project that was open before. Its file is {file}.</source>
            <translation>Der Layer {layer} wurde für das zuvor offene Projekt angelegt. Seine Datei ist {file}.</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>Zertifikate</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check connection</source>
            <translation>Verbindung prüfen</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check proxy</source>
            <translation>Proxy prüfen</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics...</source>
            <translation>Diagnose starten...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>Bisher {come} geladen, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Go on?</source>
            <translation>Bisher {come} geladen. Weiter?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Stop and keep</source>
            <translation>Stoppen und behalten</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. What came is being kept...</source>
            <translation>Gestoppt. Was kam, wird gesichert...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts})</source>
            <translation>Neuer Versuch in {seconds} s (Versuch {attempt} von {attempts})</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>{count} ({size})</source>
            <translation>{count} ({size})</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>{count} rows so far ({size}), and more to come. Go on?</source>
            <extracomment>English for 1: 1 row so far ({size}), and more to come. Go on?</extracomment>
            <translation>
                <numerusform>Bisher {count} Zeile ({size}), und es kommen mehr. Weiter?</numerusform>
                <numerusform>Bisher {count} Zeilen ({size}), und es kommen mehr. Weiter?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>{title}, {seconds} s</source>
            <translation>{title}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress_row.py" />
            <source>C&amp;ontinue</source>
            <translation>F&amp;ortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/window/progress_row.py" />
            <source>Go on loading</source>
            <translation>Weiter laden</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is under way. Wait for it, or stop it.</source>
            <translation>Ein anderer Kumul wird gerade abgefragt. Warten Sie darauf oder stoppen Sie ihn.</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is under way. Wait for it, or stop it.</source>
            <translation>Es wird schon geladen. Warten Sie darauf oder stoppen Sie es.</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>Mit {connection} verbinden</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>List the filters of {source}</source>
            <translation>Filter von {source} auflisten</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Test the connection</source>
            <translation>Verbindung testen</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>The service answers. Sources: {sources}</source>
            <translation>Der Dienst antwortet. Quellen: {sources}</translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>GeoPortfolio ist installiert. Verbinden Sie es mit Ihrem Portfoliodienst.</translation>
        </message>
    </context>
</TS>
