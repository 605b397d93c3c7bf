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
            <location filename="../ui/exposure/limits_table.py" />
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
            <source>'{name}' could not be transformed to EPSG:4326; it was skipped. Check the CRS of its layer.</source>
            <translation>'{name}' lässt sich nicht in Länge und Breite umrechnen und wurde nicht abgefragt. Prüfen Sie das Koordinatenbezugssystem des Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was skipped. Set the layer's CRS.</source>
            <translation>'{name}' hat kein Koordinatenbezugssystem und wurde nicht abgefragt. Setzen Sie das des Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no point on the map; it was skipped.</source>
            <translation>'{name}' hat keinen einzelnen Punkt auf der Karte und wurde nicht abgefragt.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was skipped. Split them with Multipart to singleparts.</source>
            <translation>'{name}' hat mehrere Punkte und wurde nicht abgefragt. Teilen Sie sie mit Mehr- zu einteilig auf.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' is outside ±180°, ±90°; it was skipped. Check the CRS of its layer.</source>
            <translation>'{name}' liegt jenseits von 180 Grad Länge oder 90 Grad Breite und wurde nicht abgefragt. Prüfen Sie das Koordinatenbezugssystem des Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' could not be transformed to EPSG:4326; nothing was sent. Check the CRS of its layer.</source>
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
            <source>Area '{name}' needs at least 3 distinct vertices{where}; nothing was sent.</source>
            <translation>Gebiet '{name}' braucht mindestens 3 verschiedene Punkte{where}; nichts wurde gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is not 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>Zeile {line} ist nicht 'Breite, Länge': '{near}'. Korrigieren Sie sie und fügen Sie erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No geometry on the clipboard, but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Die Zwischenablage enthält keine Form, sondern '{near}'. Kopieren Sie zuerst WKT, GeoJSON oder 'Breite, Länge'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No text on the clipboard. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie zuerst WKT, GeoJSON oder 'Breite, Länge'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS does not know the coordinate system '{near}' of the pasted text.</source>
            <translation>QGIS kennt das Koordinatenbezugssystem '{near}' nicht, das der eingefügte Text nennt.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are not in degrees. Add the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>Die eingefügten Koordinaten ({near}) sind keine Grad. Stellen Sie das Koordinatenbezugssystem voran, wie in SRID=25832;POLYGON(...), und fügen Sie erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text contains no polygon and no point.</source>
            <translation>Der eingefügte Text enthält weder Polygon noch Punkt.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text could not be read at line {line}, column {column}, near '{near}'.</source>
            <translation>Der eingefügte Text ist in Zeile {line}, Spalte {column}, bei '{near}' nicht lesbar.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which encloses nothing. Paste polygons or points.</source>
            <translation>Der eingefügte Text ist eine Linie, die kein Inneres hat. Fügen Sie Polygone oder Punkte ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is not valid GeoJSON at {near}. Correct it and paste again.</source>
            <translation>Der eingefügte Text ist bei {near} kein GeoJSON. Korrigieren Sie ihn und fügen Sie erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>überschneidet sich selbst{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 distinct vertices{where}</source>
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
            <source>is neither a polygon nor a point</source>
            <translation>ist weder Polygon noch Punkt</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>ist ungültig{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside the extent of its coordinate system</source>
            <translation>liegt außerhalb seines Koordinatenbezugssystems</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside ±180°, ±90°</source>
            <translation>liegt jenseits des Globus</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/from_features.py" />
            <source>{name} (feature {id})</source>
            <translation>{name} (Objekt {id})</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/pasted.py" />
            <source>geometry {number}</source>
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
            <source>{count} areas merged</source>
            <extracomment>English for 1: 1 area merged</extracomment>
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
            <source>A connection needs a unique name without slashes, other than 'environment'.</source>
            <translation>Eine Verbindung braucht einen eigenen Namen ohne Schrägstriche, anders als 'environment'.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another one or add it.</source>
            <translation>Es gibt keine Verbindung '{connection}'. Wählen Sie eine andere oder legen Sie sie an.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Add one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>Es gibt noch keine Verbindung. Legen Sie eine unter Einstellungen &gt; Optionen &gt; GeoPortfolio an oder setzen Sie die Variablen GEOPORTFOLIO_URL und GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' could not be read, so nothing was sent. Unlock the QGIS authentication database with the master password, or enter the API key again.</source>
            <translation>Der API-Schlüssel von '{connection}' konnte nicht gelesen werden, daher wurde nichts gesendet. Entsperren Sie die Authentifizierungsdatenbank von QGIS mit dem Master-Passwort, oder geben Sie den API-Schlüssel neu ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' was kept until QGIS was closed. Enter it again in the connection.</source>
            <translation>Der API-Schlüssel von '{connection}' war nur bis zum Schließen von QGIS gespeichert. Geben Sie ihn in der Verbindung erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database did not store the API key. Keep it until QGIS is closed, or try again and enter the master password.</source>
            <translation>Die Authentifizierungsdatenbank von QGIS hat den API-Schlüssel nicht gespeichert. Behalten Sie ihn, bis QGIS geschlossen wird, oder versuchen Sie es erneut mit dem Master-Passwort.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database has no API key for '{connection}'. Enter it again in the connection.</source>
            <translation>Die Authentifizierungsdatenbank von QGIS enthält keinen API-Schlüssel für '{connection}'. Geben Sie ihn in der Verbindung neu ein.</translation>
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
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/shared/groups.py" />
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
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/exposure/limits_table.py" />
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
            <location filename="../ui/window/actions.py" />
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
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../core/toolbox/exposure/base.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>Locations</source>
            <translation>Standorte</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this URL.</source>
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
            <location filename="../core/toolbox/load_table.py" />
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
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search</source>
            <translation>Suchen</translation>
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
            <source>The connection is not encrypted, so others on the network can read the API key. Ask your provider for an https URL.</source>
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
            <source>Failed, see message</source>
            <translation>Fehlgeschlagen, siehe Meldung</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards</source>
            <translation>Gefährdungen</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>In hazard zone</source>
            <translation>In Gefährdungszone</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>Meldung</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not requested, stopped before</source>
            <translation>Nicht abgefragt, vorher gestoppt</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Outside</source>
            <translation>Außerhalb</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Point</source>
            <translation>Punkt</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Requested</source>
            <translation>Abgefragt</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/results/history_page.py" />
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
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has '{found}', which is not a number. Use a numeric field, or to_real().</source>
            <translation>Objekt {name} hat '{found}', was keine Zahl ist. Verwenden Sie ein numerisches Feld oder to_real().</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has the negative value {found}. Exclude it, or choose another value.</source>
            <translation>Objekt {name} hat den negativen Wert {found}. Schließen Sie es aus oder wählen Sie einen anderen Wert.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>No feature of {name} has a position that can be transformed to EPSG:4326. Check the CRS of its layer.</source>
            <translation>Kein Objekt von {name} hat eine Position, die nach EPSG:4326 transformiert werden kann. Prüfen Sie das KBS des Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>The expression of {name} is not valid: {found}. Correct it.</source>
            <translation>Der Ausdruck von {name} ist ungültig: {found}. Korrigieren Sie ihn.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} has no features. Choose another layer.</source>
            <translation>{name} hat keine Objekte. Wählen Sie einen anderen Layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} is {found} m. Enter a radius of 1 to 100,000 meters.</source>
            <translation>{name} ist {found} m. Geben Sie einen Radius von 1 bis 100.000 Metern ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>A circle is closed: a location counts if its geodesic distance from the center on the ellipsoid WGS 84, rounded to 1 mm, is at most the radius. A polygon counts by its nearest edge. All centers on the globe are considered, not only locations: the sum of all values in reach of a region of centers bounds its circles from above, and regions are divided until none can hold a greater sum. No circle of this radius has a greater value than the first. Each further circle is the worst one without the locations of those before. Values of different currencies are never added.</source>
            <translation>Ein Kreis ist abgeschlossen: Ein Standort zählt, wenn seine geodätische Entfernung vom Mittelpunkt auf dem Ellipsoid WGS 84, auf 1 mm gerundet, höchstens der Radius ist. Ein Polygon zählt mit seiner nächsten Kante. Alle Mittelpunkte auf der Erde werden betrachtet, nicht nur Standorte: Die Summe aller Werte in Reichweite eines Bereichs von Mittelpunkten begrenzt dessen Kreise nach oben, und Bereiche werden geteilt, bis keiner eine größere Summe haben kann. Kein Kreis mit diesem Radius hat einen größeren Wert als der erste. Jeder weitere Kreis ist der schlimmste ohne die Standorte der vorherigen. Werte verschiedener Währungen werden nie addiert.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Certain</source>
            <translation>Sicher</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>Circles</source>
            <translation>Kreise</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/pin_page.py" />
            <source>Currency</source>
            <translation>Währung</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Data source</source>
            <translation>Datenquelle</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Distance (m)</source>
            <translation>Entfernung (m)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Feature</source>
            <translation>Objekt</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Latitude</source>
            <translation>Breite</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Layer</source>
            <translation>Layer</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Locations of circle {rank}</source>
            <translation>Standorte von Kreis {rank}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Longitude</source>
            <translation>Länge</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Method</source>
            <translation>Methode</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Not placeable (excluded)</source>
            <translation>Nicht lokalisierbar (ausgeschlossen)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Possible</source>
            <translation>Möglich</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Radius</source>
            <translation>Radius</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Radius {radius} m, north up</source>
            <translation>Radius {radius} m, Norden oben</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Read</source>
            <translation>Gelesen</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Uncertainty (m)</source>
            <translation>Unsicherheit (m)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../core/toolbox/exposure/base.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/locations_dialog.py" />
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/identify/facts.py" />
            <location filename="../ui/search/filter_rows.py" />
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a position (excluded)</source>
            <translation>Ohne Position (ausgeschlossen)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a value (counted as 0)</source>
            <translation>Ohne Wert (zählt als 0)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Worst circles of {radius}</source>
            <translation>Schlimmste Kreise von {radius}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} locations with a value of {value}</source>
            <translation>{count} Standorte mit einem Wert von {value}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} more locations with smaller values.</source>
            <translation>{count} weitere Standorte mit kleineren Werten.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Limit breached</source>
            <translation>Limit überschritten</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Near limit</source>
            <translation>Nahe am Limit</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The area has no limit.</source>
            <translation>Das Gebiet hat kein Limit.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service returned no metrics.</source>
            <translation>Der Dienst hat keine Kennzahlen geliefert.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The service returned no number for '{metric}', but {names}.</source>
            <translation>Der Dienst lieferte keine Zahl für '{metric}', sondern {names}.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Within limit</source>
            <translation>Innerhalb des Limits</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits_layer.py" />
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Limits of {name}</source>
            <translation>Limits von {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/files/own_files.py" />
            <source>{word} is a link, or was not written by GeoPortfolio, so it was not changed. Move it, then try again.</source>
            <translation>{word} ist eine Verknüpfung oder nicht von GeoPortfolio geschrieben und blieb daher unverändert. Verschieben Sie dieses Element und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>Objekte: {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS cannot request the name '{name}'. Ask your provider for one without '%'.</source>
            <translation>QGIS kann den Namen '{name}' nicht abfragen. Bitten Sie Ihren Anbieter um einen ohne '%'.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not return it to QGIS. Test the connection and its API key, then add it again.</source>
            <translation>Der Kartendienst hat ihn QGIS nicht geliefert. Testen Sie die Verbindung und ihren API-Schlüssel und fügen Sie ihn erneut hinzu.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no valid extent for this map, so QGIS may refuse it. Ask your provider to correct it.</source>
            <translation>Der Dienst gibt für diese Karte keine gültige Ausdehnung an, daher kann QGIS sie ablehnen. Bitten Sie Ihren Anbieter, das zu korrigieren.</translation>
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
            <source>List the maps of {name}</source>
            <translation>Karten von {name} abfragen</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to add one.</source>
            <translation>Klicken Sie auf das Zeichen neben dem Namen, um eine anzulegen.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to retry or to change the API key.</source>
            <translation>Klicken Sie auf das Zeichen neben dem Namen, um es erneut zu versuchen oder den API-Schlüssel zu ändern.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to unlock or change it.</source>
            <translation>Klicken Sie auf das Zeichen neben dem Namen, um ihn zu entsperren oder zu ändern.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The API key for '{connection}' is missing or locked.</source>
            <translation>Der API-Schlüssel für '{connection}' fehlt oder ist gesperrt.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not respond, or rejects the API key.</source>
            <translation>Der Kartendienst von '{connection}' antwortet nicht oder lehnt den API-Schlüssel ab.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>Sie haben keine Verbindung zu {host}.</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Save the query history</source>
            <translation>Letzte Läufe merken</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete replaced results</source>
            <translation>Ersetzte Ergebnisse löschen</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>No place found for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>Der Dienst kennt keinen Ort zu '{name}'. Prüfen Sie die Schreibweise oder ergänzen Sie Stadt und Land.</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Added</source>
            <translation>Hinzugekommen</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Change</source>
            <translation>Änderung</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Changed</source>
            <translation>Geändert</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Dropped</source>
            <translation>Entfallen</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>What changed</source>
            <translation>Was sich geändert hat</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>columns gone: {names}</source>
            <translation>entfallene Spalten: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>moved</source>
            <translation>verschoben</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>new columns: {names}</source>
            <translation>neue Spalten: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>no change</source>
            <translation>keine Änderung</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/refresh/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>{count} geändert</numerusform>
                <numerusform>{count} geändert</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is downloading these reports. Wait until it has finished, or stop it there.</source>
            <translation>Ein anderes QGIS fragt diese Berichte gerade ab. Warten Sie, bis es fertig ist, oder stoppen Sie es dort.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>A file name could not be evaluated: {log}. Correct the expression.</source>
            <translation>Der Name einer Datei lässt sich nicht berechnen: {log}. Korrigieren Sie den Ausdruck.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The file name is not a valid QGIS expression: {log}. Correct it.</source>
            <translation>Der Name der Dateien ist kein QGIS-Ausdruck: {log}. Korrigieren Sie ihn.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report cannot be shown here. Open it outside QGIS.</source>
            <translation>Der Bericht kann hier nicht gezeigt werden. Öffnen Sie ihn außerhalb von QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Already saved</source>
            <translation>Bereits gespeichert</translation>
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
            <source>Queued</source>
            <translation>Bericht wartet</translation>
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
            <source>Risk reports, {source}, {day}</source>
            <translation>Risikoberichte, {source}, {day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Saved in a different format</source>
            <translation>Bericht in anderem Format gespeichert</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was requested, but the service sent {came}.</source>
            <translation>{asked} wurde verlangt, aber {came} kam.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service no longer lists the source {source}: it was renamed or removed, or the API key of '{connection}' lost access. Ask your provider, or choose another source.</source>
            <translation>Der Dienst führt die Quelle {source} nicht mehr auf: Sie wurde umbenannt oder entfernt, oder der API-Schlüssel von '{connection}' hat den Zugriff verloren. Fragen Sie Ihren Anbieter oder wählen Sie eine andere Quelle.</translation>
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
            <source>{count} features</source>
            <extracomment>English for 1: 1 feature</extracomment>
            <translation>
                <numerusform>1 Objekt</numerusform>
                <numerusform>{count} Objekte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} locations</source>
            <extracomment>English for 1: 1 location</extracomment>
            <translation>
                <numerusform>1 Standort</numerusform>
                <numerusform>{count} Standorte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} of the rows have no position: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no position: only the table shows it.</extracomment>
            <translation>
                <numerusform>1 der Zeilen hat keinen Ort: Nur die Tabelle zeigt sie.</numerusform>
                <numerusform>{count} der Zeilen haben keinen Ort: Nur die Tabelle zeigt sie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} records</source>
            <extracomment>English for 1: 1 record</extracomment>
            <translation>
                <numerusform>1 Datensatz</numerusform>
                <numerusform>{count} Datensätze</numerusform>
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
            <source>{count} rows have a position outside ±180°, ±90°: they are not drawn, their field {field} has the original.</source>
            <extracomment>English for 1: 1 row has a position outside ±180°, ±90°: it is not drawn, its field {field} has the original.</extracomment>
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
            <source>Click for options.</source>
            <translation>Klicken Sie hier, um zu sehen, was damit möglich ist.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to load it again.</source>
            <translation>Klicken Sie zum Neuladen auf das Zeichen neben dem Namen.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh it.</source>
            <translation>Klicken Sie zum Aktualisieren auf das Zeichen neben dem Namen.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh with the current area.</source>
            <translation>Klicken Sie auf das Zeichen neben dem Namen, um mit der jetzigen Form abzufragen.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to resume.</source>
            <translation>Klicken Sie zum Fortsetzen auf das Zeichen neben dem Namen.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the area of the query.</source>
            <translation>Korrigieren Sie es in Auswahlgebiete oder aktualisieren Sie mit der damals abgefragten Form.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it again.</source>
            <translation>Zeichnen Sie das Gebiet und laden Sie neu.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Incomplete: the load stopped early.</source>
            <translation>Das Laden endete, bevor alles da war.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists, and neither does the query.</source>
            <translation>Die Datei {file} ist nicht mehr da und mit ihr die Abfrage.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists.</source>
            <translation>Die Datei {file} ist nicht mehr da.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS cannot read its file {file}.</source>
            <translation>QGIS kann die Datei {file} nicht lesen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This result is {count} days old.</source>
            <extracomment>English for 1: This result is 1 day old.</extracomment>
            <translation>
                <numerusform>Diese Antwort ist {count} Tag alt.</numerusform>
                <numerusform>Diese Antwort ist {count} Tage alt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas cannot be queried as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' cannot be queried as it is now.</extracomment>
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
            <source>QGIS was closed before the load finished.</source>
            <translation>QGIS wurde beendet, bevor alles da war.</translation>
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
            <location filename="../ui/exposure/risk_page.py" />
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
            <location filename="../ui/charts/lines.py" />
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
            <source>{beginning}… ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}… (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}… (insgesamt {count} Filter)</numerusform>
                <numerusform>{beginning}… (insgesamt {count} Filter)</numerusform>
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
            <source>'{word}' can be one radius or two. Separate radii with a space, and do not group digits.</source>
            <translation>'{word}' kann ein Radius sein oder zwei. Setzen Sie ein Leerzeichen zwischen zwei Radien und kein Tausendertrennzeichen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Enter at most 20037 km.</source>
            <translation>'{word}' ist mehr als der halbe Globus. Geben Sie höchstens 20037 km ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius. Enter numbers with m, km, mi, ft or without a unit for meters, such as 200 500 1km.</source>
            <translation>'{word}' ist kein Radius. Geben Sie Zahlen mit m, km, mi, ft oder ohne Einheit für Meter ein, zum Beispiel 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius: it must be above 0. Enter for example 200 500 1km.</source>
            <translation>'{word}' ist kein Radius: Er muss über 0 liegen. Geben Sie zum Beispiel 200 500 1km ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Enter at least one radius, such as 200 500 1km.</source>
            <translation>Geben Sie mindestens einen Radius ein, zum Beispiel 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' cannot be requested for a single place: a comma separates layers there. Enter the layers one by one, without commas.</source>
            <translation>'{name}' kann nicht an einem einzelnen Ort abgefragt werden: Dort trennt ein Komma Layer. Nennen Sie die Layer einzeln und ohne Kommas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is outside ±180°, ±90°; nothing was sent. Check the CRS of its layer.</source>
            <translation>Eine Position{where} liegt jenseits von 180 Grad Länge oder 90 Grad Breite; nichts wurde gesendet. Prüfen Sie das Koordinatenbezugssystem des Layers.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits the number of requests. Wait a while, then try again.</source>
            <translation>Ein Proxy oder Gateway ({who}) begrenzt, wie oft der Dienst abgefragt wird. Warten Sie eine Weile und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>Ein Proxy oder Gateway ({who}) hat die Anfrage abgelehnt (Status {status}), bevor sie den Dienst erreichte. Bitten Sie Ihre Netzwerkbetreuung, die Adresse von '{connection}' freizugeben.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Request less at a time, or ask your network administrator.</source>
            <translation>Ein Proxy oder Gateway ({who}) hat die Anfrage abgelehnt (Status {status}), bevor sie den Dienst erreichte. Fragen Sie weniger auf einmal ab oder fragen Sie Ihre Netzwerkbetreuung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a client certificate, so the request did not reach the service. Ask your provider for a URL that needs only the API key.</source>
            <translation>Ein Proxy oder Gateway ({who}) verlangt ein Zertifikat dieses Rechners, daher hat die Anfrage den Dienst nicht erreicht. Bitten Sie Ihren Anbieter um eine Adresse, die nur den API-Schlüssel verlangt.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a user name and a password (status {status}), so the request did not reach the service. Ask your network administrator for access without them.</source>
            <translation>Ein Proxy oder Gateway ({who}) verlangt Benutzer und Passwort (Status {status}), daher hat die Anfrage den Dienst nicht erreicht. Fragen Sie Ihre Netzwerkbetreuung nach einem Zugang ohne beides.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) responded instead of the service (status {status}). Try again later; if it persists, ask your provider.</source>
            <translation>Ein Proxy oder Gateway ({who}) hat anstelle des Dienstes geantwortet (Status {status}). Versuchen Sie es später; bleibt der Fehler, fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius must be above 0 meters; nothing was sent.</source>
            <translation>Ein Radius ist eine Zahl in Metern über 0; nichts wurde gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A value of the response is larger than {limit} MB, so the rest was not read. Request fewer columns, or inform your provider.</source>
            <translation>Ein einzelner Wert der Antwort des Dienstes ist größer als {limit} MB, daher wurde der Rest nicht gelesen. Fragen Sie weniger Spalten ab oder informieren Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Another server ({who}) responded instead of the service (status {status}). Check the service URL of '{connection}'.</source>
            <translation>Unter dieser Adresse antwortet nicht der Dienst, sondern {who} (Status {status}). Prüfen Sie die Adresse von '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter at least one hazard layer; nothing was sent.</source>
            <translation>Geben Sie mindestens einen Gefährdungslayer an; nichts wurde gesendet.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter the API key from your provider.</source>
            <translation>Geben Sie den API-Schlüssel ein, den Ihr Anbieter Ihnen gegeben hat.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Event footprint or source {source} not found. Check both.</source>
            <translation>Der Dienst kennt keinen solchen Footprint eines Ereignisses oder die Quelle {source} nicht. Prüfen Sie beides.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL, or the source {source} is unknown. Check both.</source>
            <translation>Unter dieser Adresse antwortet nichts, oder die Quelle {source} ist unbekannt. Prüfen Sie beides.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL. Check the service URL of '{connection}'.</source>
            <translation>Unter dieser Adresse antwortet nichts. Prüfen Sie die Adresse von '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS does not trust the certificate of '{connection}', so the API key was not sent. Add your company's certificate authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>QGIS vertraut dem Zertifikat von '{connection}' nicht, daher wurde der API-Schlüssel nicht gesendet. Fügen Sie die Zertifizierungsstelle Ihres Unternehmens unter Einstellungen &gt; Optionen &gt; Authentifizierung &gt; Zertifikate verwalten hinzu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>QGIS nutzt einen SOCKS-Proxy, für den Python das Paket PySocks braucht. Installieren Sie es oder stellen Sie unter Einstellungen &gt; Optionen &gt; Netzwerk einen HTTP-Proxy ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Try again in {wait}.</source>
            <translation>Der Dienst wird zu oft abgefragt. Versuchen Sie es in {wait} erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Wait a while, then try again.</source>
            <translation>Der Dienst wird zu oft abgefragt. Warten Sie eine Weile und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>Gestoppt.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key contains an invalid character. Copy it again, without line breaks.</source>
            <translation>Der API-Schlüssel enthält ein Zeichen, das nicht gesendet werden kann. Kopieren Sie ihn erneut, ohne Zeilenumbrüche.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key has no access to {source}. Choose another source, or ask your provider.</source>
            <translation>Der API-Schlüssel hat keinen Zugriff auf {source}. Wählen Sie eine andere Quelle oder fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key is not authorized for this request. Ask your provider.</source>
            <translation>Der API-Schlüssel ist für diese Anfrage nicht berechtigt. Fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key starts with 'Bearer'. Enter the key without it.</source>
            <translation>Der API-Schlüssel beginnt mit 'Bearer'. Dieser Dienst erwartet nur den API-Schlüssel.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many vertices (status {status}). Simplify it, or split it and load the parts.</source>
            <translation>Das Gebiet hat zu viele Ecken, um gesendet zu werden (Status {status}). Vereinfachen Sie es oder teilen Sie es und laden Sie die Teile.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>Das Gebiet ist ungültig{where}; nichts wurde gesendet. Zeichnen Sie es neu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the API key was not sent. Check this computer's clock; if it is right, inform your provider.</source>
            <translation>Das Zertifikat von '{connection}' ist abgelaufen, daher wurde der API-Schlüssel nicht gesendet. Prüfen Sie die Uhr dieses Rechners; geht sie richtig, informieren Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the API key was not sent. Check the service URL.</source>
            <translation>Das Zertifikat von '{connection}' gilt für einen anderen Hostnamen, daher wurde der API-Schlüssel nicht gesendet. Prüfen Sie die Adresse in der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the API key was not sent. Check this computer's clock.</source>
            <translation>Das Zertifikat von '{connection}' ist noch nicht gültig, daher wurde der API-Schlüssel nicht gesendet. Prüfen Sie die Uhr dieses Rechners.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the service URL.</source>
            <translation>Die Verbindung zu '{connection}' ist fehlgeschlagen. Prüfen Sie Ihr Netzwerk und die Adresse.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' timed out. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>Der Server von „{connection}“ hat nicht rechtzeitig eine Verbindung angenommen. Vielleicht blockiert ihn eine Firewall, oder es braucht VPN oder einen Proxy (Einstellungen &gt; Optionen &gt; Netzwerk).</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates could not be read or written, so nothing was sent to '{connection}'. Check the space and the permissions of your temporary folder, then restart QGIS.</source>
            <translation>Die Datei der vertrauenswürdigen Zertifikate ist nicht les- oder schreibbar, daher wurde nichts an '{connection}' gesendet. Prüfen Sie Speicherplatz und Rechte in Ihrem temporären Ordner und starten Sie QGIS neu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the service URL and your network.</source>
            <translation>Der Hostname von '{connection}' wurde nicht gefunden. Prüfen Sie die Adresse und Ihr Netzwerk.</translation>
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
            <source>The proxy could not reach the service (status {status}). Try again later, or check the service URL of '{connection}'.</source>
            <translation>Der Proxy konnte den Dienst nicht erreichen (Status {status}). Versuchen Sie es später oder prüfen Sie die Adresse von '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy denied access. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>Der Proxy hat die Verbindung nicht zugelassen. Prüfen Sie in QGIS Einstellungen &gt; Optionen &gt; Netzwerk.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>Der Proxy hat Benutzername und Passwort nicht angenommen. Geben Sie beide unter Einstellungen &gt; Optionen &gt; Netzwerk ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>Der Proxy hat die Verbindung zum Dienst abgelehnt (Status {status}). Bitten Sie Ihre Netzwerkbetreuung, die Adresse von „{connection}“ freizugeben.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The request is not valid: {log}. Correct it and try again.</source>
            <translation>Die Anfrage ist ungültig: {log}. Korrigieren Sie sie und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has no result for this point. Request it again.</source>
            <translation>Die Antwort des Dienstes enthält kein Ergebnis für diesen Punkt. Fragen Sie ihn erneut ab.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has two results for this point, so neither was used. Request it again.</source>
            <translation>Die Antwort des Dienstes enthält zwei Ergebnisse für diesen Punkt, daher wurde keines genommen. Fragen Sie ihn erneut ab.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is a web page ({page}), not data of the service. The cause may be a sign-in page, a proxy or maintenance: open the service URL of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>Die Antwort ist eine Webseite ({page}), nicht die Daten des Dienstes. Ursache kann eine Anmeldeseite, ein Proxy oder eine Wartung sein: Öffnen Sie die Adresse von '{connection}' in einem Browser oder fragen Sie Ihre Netzwerkbetreuung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is larger than {limit} MB, so the download was cancelled. Request less, or raise the limit under 'Advanced Service Settings' of '{connection}'.</source>
            <translation>Die Antwort ist größer als {limit} MB, daher wurde der Download abgebrochen. Fragen Sie weniger ab, oder erhöhen Sie die Grenze unter 'Erweiterte Diensteinstellungen' von '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>Das Ergebnis konnte nicht geschrieben werden: {trouble}. Prüfen Sie dort Speicherplatz und Rechte.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, which sends it in the URL. Use fewer filters or columns, or set the connection to V2.</source>
            <translation>Die Suche ist zu lang für V1, wo sie in der Adresse steht. Nehmen Sie weniger Filter oder Spalten oder stellen Sie die Verbindung auf V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>Der Server von '{connection}' hat die Verbindung geschlossen, bevor sie verschlüsselt war. Versuchen Sie es erneut, oder fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not use encryption at this URL, so the API key was not sent. Check the port in the URL, or ask your provider.</source>
            <translation>Der Server von '{connection}' verschlüsselt unter dieser Adresse nicht, daher wurde der API-Schlüssel nicht gesendet. Prüfen Sie den Port in der Adresse oder fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the service URL, or try again later.</source>
            <translation>Der Server von '{connection}' hat die Verbindung abgelehnt. Prüfen Sie den Port in der Adresse, oder versuchen Sie es später.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to a sign-in page ({target}), to which the API key was not sent. Check the service URL of '{connection}', or ask your network administrator for access without a sign-in.</source>
            <translation>Diese Adresse führt zu einer Anmeldeseite ({target}), an die der API-Schlüssel nicht gesendet wurde. Prüfen Sie die Adresse von '{connection}' oder fragen Sie Ihre Netzwerkbetreuung nach einem Zugang ohne Anmeldung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to another one, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>Diese Adresse leitet zu einer anderen weiter, an die der API-Schlüssel nicht gesendet wurde. Setzen Sie die endgültige Adresse in der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to {target}, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>Diese Adresse führt zu {target}. Dorthin wurde der API-Schlüssel nicht gesendet. Setzen Sie die endgültige Adresse in der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the request. Change it, or ask your provider.</source>
            <translation>Der Dienst konnte diese Anfrage nicht verarbeiten. Ändern Sie sie oder fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the search. In V1 a search is sent in the URL, which may be too long: use fewer filters or columns, or set the connection to V2.</source>
            <translation>Der Dienst konnte diese Suche nicht verarbeiten. In V1 steht eine Suche in der Adresse, die zu lang sein kann: Nehmen Sie weniger Filter oder Spalten oder stellen Sie die Verbindung auf V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not respond in time. Try again, or use a smaller area.</source>
            <translation>Der Dienst hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut oder fragen Sie ein kleineres Gebiet ab.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try again later.</source>
            <translation>Der Dienst meldet einen Fehler (Status {status}). Versuchen Sie es später.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed repeatedly (status {status}). Try again later.</source>
            <translation>Der Dienst meldet einen Fehler (Status {status}), auch bei erneuter Anfrage. Versuchen Sie es später.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>Der Dienst ist nicht verfügbar (Status {status}). Versuchen Sie es in {wait} erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused the request: either it does not accept the area, or the API key has no access to {source}. The area is valid.</source>
            <translation>Der Dienst hat diese Anfrage abgelehnt: Entweder ist das Gebiet für ihn ungültig, oder der API-Schlüssel hat keinen Zugriff auf {source}. Wir haben das Gebiet geprüft und keinen Fehler gefunden.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service rejected the API key of '{connection}'. Enter it again, or ask your provider.</source>
            <translation>Der Dienst hat den API-Schlüssel für '{connection}' nicht angenommen. Geben Sie ihn neu ein oder fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service responded with the unexpected status {status}. Check the service URL.</source>
            <translation>Der Dienst antwortete mit dem unerwarteten Status {status}. Prüfen Sie die Adresse.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service returns the same page repeatedly, so the rest could not be loaded. Set a page size at which one page is enough.</source>
            <translation>Der Dienst liefert immer wieder dieselbe Seite, daher ist der Rest nicht abfragbar. Wählen Sie so große Seiten, dass eine genügt.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long (status {status}). Shorten it and try again.</source>
            <translation>Der Text ist zu lang, um gesendet zu werden (Status {status}). Kürzen Sie ihn und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not a service URL. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>Das ist nicht die Adresse eines Dienstes. Sie sieht aus wie https://api.example.com, ohne Benutzernamen oder Fragezeichen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unexpected error. See the log for details.</source>
            <translation>Etwas Unvorhergesehenes ist schiefgegangen. Einzelheiten stehen im Protokoll.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unreadable response: {seen}. The log has its beginning, for your provider.</source>
            <translation>Die Antwort des Dienstes ist nicht lesbar: {seen}. Ihr Anfang steht für Ihren Anbieter im Protokoll.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>{file} konnte nicht geschrieben werden: {trouble}. Prüfen Sie dort Speicherplatz und Rechte.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close the program that uses it, or check the permissions.</source>
            <translation>{file} konnte nicht geschrieben werden: {trouble}. Schließen Sie die Datei, wo sie offen ist, oder prüfen Sie dort die Rechte.</translation>
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
            <source>{source} has no filter field '{field}'; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source} hat kein Feld '{field}' zum Filtern; nichts wurde gesendet. Entfernen Sie den Filter oder laden Sie die Quellen neu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} requires a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source} verlangt einen Filter auf {label} ({field}); nichts wurde gesendet. Fügen Sie ihn den Filtern hinzu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is not part of a filter, which has field, value and filters.</source>
            <translation>{spot}: '{key}' gehört nicht zu einem Filter; dieser hat field, value und filters.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is repeated. Keep one of them.</source>
            <translation>{spot}: '{key}' steht zweimal da. Behalten Sie den gemeinten Datensatz.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is not a placeholder of this request. Placeholders: {choices}.</source>
            <translation>{spot}: '{name}' ist kein Platzhalter dieser Anfrage. Es gibt: {choices}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is repeated. Keep one of them.</source>
            <translation>{spot}: '{name}' steht zweimal da. Behalten Sie den gemeinten Datensatz.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot}: Ein Filter ist ein Objekt mit Feld und Wert. Korrigieren Sie ihn und fügen Sie erneut ein.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a request body is one JSON object. Put it in curly brackets.</source>
            <translation>{spot}: Der Rumpf einer Anfrage ist ein einziges JSON-Objekt. Setzen Sie ihn in geschweifte Klammern.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: expected a list of filters in square brackets.</source>
            <translation>{spot}: Hier wird eine Liste von Filtern in eckigen Klammern erwartet.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: nested too deeply. At most 100 levels are possible.</source>
            <translation>{spot}: Dies ist zu tief verschachtelt. Höchstens 100 Objekte und Listen können ineinander liegen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: not valid JSON. Check for a missing comma, quote or bracket.</source>
            <translation>{spot}: Ab hier ist es kein JSON mehr. Suchen Sie dort nach fehlendem Komma, Anführungszeichen oder Klammer.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot}: Das Feld hat keinen Namen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 levels are possible.</source>
            <translation>{spot}: Die Filter sind zu tief verschachtelt. Höchstens 200 können untereinander liegen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} cannot be sent. Write another one, or text in quotes.</source>
            <translation>{spot}: Die Zahl {name} kann nicht gesendet werden. Schreiben Sie eine andere oder einen Text in Anführungszeichen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} contains an invalid character. Copy it again.</source>
            <translation>{spot}: {key} enthält ein halbes Zeichen, das nicht gesendet werden kann. Kopieren Sie es erneut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} must be text in double quotes, also for numbers.</source>
            <translation>{spot}: {key} muss ein Text in doppelten Anführungszeichen sein, auch bei Zahlen.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this contains an invalid character. Copy it again.</source>
            <translation>{spot}: Dies enthält ein halbes Zeichen, das nicht gesendet werden kann. Kopieren Sie es erneut.</translation>
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
            <location filename="../ui/hazard_maps/map_texts.py" />
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
            <source>A geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (feature id of the center), a field for each metric of the service, status (found, empty, failed or stopped) and message.</source>
            <translation>Ein geodätischer Kreis in EPSG:4326 je Mittelpunkt und Radius, mit 'radius' (Meter), 'center' (id des Objekts des Mittelpunkts), einem Feld je Kennzahl, die der Dienst geliefert hat, status (found, empty, failed oder stopped) und message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in area</source>
            <translation>Kumul im Gebiet</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in buffers</source>
            <translation>Kumul in Puffern</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source inside polygons: values, counts, currencies.</source>
            <translation>Fragt den Dienst nach den Summen einer Quelle in Polygonen: Werte, Anzahlen, Währungen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>Fragt den Dienst nach den Summen einer Quelle in einem oder mehreren Radien um Mittelpunkte: Werte, Anzahlen, Währungen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Features in any CRS, each with its own request. Features that cannot be queried have a row with the reason. If all requests fail, the run ends with the reason and writes nothing.</source>
            <translation>Objekte in beliebigem Koordinatenbezugssystem, jedes wird einzeln abgefragt. Eines, das nicht abgefragt werden kann, hat eine Zeile mit dem Grund. Beantwortet der Dienst keines, endet der Lauf mit dem Grund und schreibt nichts.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The areas with all their attributes, a field for each metric of the service, status (found, empty, failed or stopped) and message. If AREA has a field of the same name, the new field starts with gp_. A metric with any text value is a text field.</source>
            <translation>Die Gebiete mit allen ihren Attributen, ein Feld je Kennzahl, die der Dienst geliefert hat, status (found, empty, failed oder stopped) und message. Hat AREA ein Feld mit einem solchen Namen, beginnt unseres mit gp_. Eine Kennzahl, die irgendwo Text ist, ist überall Text.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>0 (enhance): the attributes of the layers. 1 (count): the number of their features at the point, with the features as JSON.</source>
            <translation>0 (enhance) fügt die Attribute der Layer hinzu, 1 (count) wie viele ihrer Objekte dort sind und diese als JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>1: request rows again that have a result of an earlier run.</source>
            <translation>1 fragt auch Zeilen erneut ab, die ihre Antwort aus einem früheren Lauf haben.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Adds to each point the attributes of hazard layers of the service, such as hazard zones. Points are sent in batches. If a point fails, its row has the reason and the run continues; if all points fail, the run ends with the reason and writes nothing.

To resume after a stop, or to retry failed points, run it with the earlier OUTPUT as INPUT and another output file: rows with a result are kept and not requested again. If QGIS was closed during the run, the partial result is next to OUTPUT, in a file named .part.gpkg.</source>
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
            <source>Hazard attributes</source>
            <translation>Gefährdungsattribute</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard feature counts</source>
            <translation>Anzahl der Gefährdungsobjekte</translation>
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
            <source>Names of hazard layers, such as "flood_zones,wind_bands". The service does not list them; ask your provider.</source>
            <translation>Namen von Gefährdungslayern, etwa "flood_zones,wind_bands". Der Dienst führt sie nicht auf; fragen Sie Ihren Anbieter.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Output fields</source>
            <translation>Was hinzugefügt wird</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Points in any CRS, or the OUTPUT of an earlier run.</source>
            <translation>Punkte in beliebigem Koordinatenbezugssystem oder der OUTPUT eines früheren Laufs.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Request rows again that already have a result</source>
            <translation>Zeilen mit Antwort erneut abfragen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The partial result is kept. To resume, choose the new layer as the points and run it again.</source>
            <translation>Was kam, bleibt erhalten. Zum Fortsetzen wählen Sie den neuen Layer als Punkte und starten erneut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The points with all their attributes; enriched (what was requested), status (found, not found: no hazard in any layer, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. If INPUT has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>Die Punkte mit allen ihren Attributen; enriched (was abgefragt wurde), status (found, not found: kein Layer hat dort etwas, failed oder stopped) und message; und je Layer Felder wie flood_zones_intensity oder flood_zones_count und flood_zones_features. Hat INPUT ein Feld mit einem solchen Namen, beginnt unseres mit gp_; Verschachteltes kommt als JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was requested. Free some space and run it again.</source>
            <translation>{trouble}. Nichts wurde abgefragt. Schaffen Sie Platz und starten Sie erneut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. The partial result is in {file}. Free some space and run it with that file as INPUT to resume.</source>
            <translation>{trouble}. Was ankam, ist in {file} aufbewahrt. Schaffen Sie Platz und starten Sie mit dieser Datei als INPUT: Es geht weiter.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no space for the results elsewhere either. Free some space and run it again.</source>
            <translation>{trouble}. Auch sonst ist nirgends Platz für die Antworten. Schaffen Sie Platz und starten Sie erneut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>No hazard.</source>
            <translation>Keine Gefährdung.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their result from an earlier run; not requested again.</source>
            <extracomment>English for 1: 1 row has its result from an earlier run; not requested again.</extracomment>
            <translation>
                <numerusform>{count} Zeile hat ihre Antwort aus einem früheren Lauf; sie wird nicht erneut abgefragt.</numerusform>
                <numerusform>{count} Zeilen haben ihre Antwort aus einem früheren Lauf; sie werden nicht erneut abgefragt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>A field or an expression with the value of each location, such as a sum insured. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>Ein Feld oder ein Ausdruck mit dem Wert jedes Standorts, etwa der Versicherungssumme. NULL zählt als 0 und wird gemeldet; ein negativer Wert beendet den Lauf.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>How far each location may be off. Circles then also have the value that is certainly and possibly inside. Locations where it is NULL or negative are not placeable: they are excluded and reported.</source>
            <translation>Wie weit jeder Standort abweichen kann. Kreise haben dann auch den Wert, der sicher und der möglicherweise innerhalb liegt. Standorte mit NULL oder einer negativen Zahl sind nicht lokalisierbar: Sie werden ausgeschlossen und gemeldet.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Points or polygons in any CRS. Polygons, such as buildings, count by their nearest edge. Features without a position are reported and skipped.</source>
            <translation>Punkte oder Polygone in beliebigem KBS. Polygone, etwa Gebäude, zählen mit ihrer nächsten Kante. Objekte ohne Position werden gemeldet und übersprungen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Uncertainty (meters)</source>
            <translation>Unsicherheit (Meter)</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features are not placeable, as their uncertainty is unknown; they are in no circle.</source>
            <extracomment>English for 1: 1 feature is not placeable, as its uncertainty is unknown; it is in no circle.</extracomment>
            <translation>
                <numerusform>{count} Objekt ist nicht lokalisierbar, da seine Unsicherheit unbekannt ist; es ist in keinem Kreis.</numerusform>
                <numerusform>{count} Objekte sind nicht lokalisierbar, da ihre Unsicherheit unbekannt ist; sie sind in keinem Kreis.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no position; they were skipped.</source>
            <extracomment>English for 1: 1 feature has no position; it was skipped.</extracomment>
            <translation>
                <numerusform>{count} Objekt hat keine Position; es wurde übersprungen.</numerusform>
                <numerusform>{count} Objekte haben keine Position; sie wurden übersprungen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no value; they count as 0.</source>
            <extracomment>English for 1: 1 feature has no value; it counts as 0.</extracomment>
            <translation>
                <numerusform>{count} Objekt hat keinen Wert; es zählt als 0.</numerusform>
                <numerusform>{count} Objekte haben keinen Wert; sie zählen als 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>1: after OUTPUT is written, the run fails if a limit is breached or a check failed.</source>
            <translation>1: Nachdem OUTPUT geschrieben ist, schlägt der Lauf fehl, wenn ein Limit überschritten ist oder eine Prüfung fehlschlug.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A CSV file to which a row for each area is appended.</source>
            <translation>Eine CSV-Datei, an die für jedes Gebiet eine Zeile angehängt wird.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A field, an expression or a number: the limit of each area.</source>
            <translation>Ein Feld, ein Ausdruck oder eine Zahl: das Limit jedes Gebiets.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>CSV-Dateien (*.csv)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Check limits</source>
            <translation>Limits prüfen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Checked areas</source>
            <translation>Geprüfte Gebiete</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Compares the accumulation of watched areas with their limits. Each area is ok, near (from 90% of its limit on) or breached. For schedulers, the run can fail if a limit is breached.</source>
            <translation>Vergleicht den Kumul beobachteter Gebiete mit ihren Limits. Jedes Gebiet ist ok, near (ab 90 % seines Limits) oder breached. Für Zeitpläne kann der Lauf fehlschlagen, wenn ein Limit überschritten ist.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Fail if a limit is breached</source>
            <translation>Fehlschlagen, wenn ein Limit überschritten ist</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/results/history_page.py" />
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Limit</source>
            <translation>Limit</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <source>Metric</source>
            <translation>Kennzahl</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The areas with all their attributes, value, limit, headroom, status (ok, near, breached or failed), message and checked_at. If AREA has a field of the same name, the new field starts with gp_.</source>
            <translation>Die Gebiete mit allen Attributen, value, limit, headroom, status (ok, near, breached oder failed), message und checked_at. Hat AREA ein Feld mit demselben Namen, beginnt das neue Feld mit gp_.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The limits of {count} areas are breached: {names}.</source>
            <extracomment>English for 1: The limit of {count} area is breached: {names}.</extracomment>
            <translation>
                <numerusform>Das Limit von {count} Gebiet ist überschritten: {names}.</numerusform>
                <numerusform>Die Limits von {count} Gebieten sind überschritten: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The metric to compare, by the name of its field in Calculate accumulation in area.</source>
            <translation>Die zu vergleichende Kennzahl, mit dem Namen ihres Feldes in 'Kumul in Gebiet berechnen'.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Watched areas: polygons in any CRS.</source>
            <translation>Beobachtete Gebiete: Polygone in beliebigem KBS.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>{count} areas could not be checked: {names}.</source>
            <extracomment>English for 1: {count} area could not be checked: {names}.</extracomment>
            <translation>
                <numerusform>{count} Gebiet konnte nicht geprüft werden: {names}.</numerusform>
                <numerusform>{count} Gebiete konnten nicht geprüft werden: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the sum insured of each risk.</source>
            <translation>Ein Feld oder ein Ausdruck mit der Versicherungssumme jedes Risikos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the value of each location of the portfolio, in the same currency. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>Ein Feld oder ein Ausdruck mit dem Wert jedes Standorts des Portfolios, in derselben Währung. NULL zählt als 0 und wird gemeldet; ein negativer Wert beendet den Lauf.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A point for each risk and radius in EPSG:4326, with risk (its feature id), radius, value, before, after, locations (their number), worst_before and worst_after (the worst circle that holds the risk) with its center (worst_lon, worst_lat), limit, headroom, and breach (1: the limit is exceeded around the risk or in that circle); with an uncertainty also certain and possible, the value before.</source>
            <translation>Ein Punkt für jedes Risiko und jeden Radius in EPSG:4326, mit risk (Objekt-ID), radius, value, before, after, locations (Anzahl der Standorte), worst_before und worst_after (der schlimmste Kreis, der das Risiko enthält) mit dessen Mittelpunkt (worst_lon, worst_lat), limit, headroom und breach (1: Das Limit ist um das Risiko oder in diesem Kreis überschritten); mit einer Unsicherheit auch certain und possible, der Wert vorher.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assess prospective risks</source>
            <translation>Neue Risiken bewerten</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assessed risks</source>
            <translation>Bewertete Risiken</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Calculates what new risks add to a portfolio: the value around each risk before and with it, for each radius, and the worst circle of that radius that holds it. Works on any layer, without a connection. Each risk is assessed on its own.</source>
            <translation>Berechnet, was neue Risiken zu einem Portfolio beitragen: den Wert um jedes Risiko vorher und mit ihm, für jeden Radius, und den schlimmsten Kreis dieses Radius, der es enthält. Arbeitet mit jedem Layer, ohne Verbindung. Jedes Risiko wird für sich bewertet.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>In meters, such as "200,500".</source>
            <translation>In Metern, etwa "200,500".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Points in any CRS. Features without a single point are reported and skipped.</source>
            <translation>Punkte in beliebigem KBS. Objekte ohne einzelnen Punkt werden gemeldet und übersprungen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/search/dock.py" />
            <source>Portfolio</source>
            <translation>Portfolio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks</source>
            <translation>Neue Risiken</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The insured locations: points in any CRS.</source>
            <translation>Die versicherten Standorte: Punkte in beliebigem KBS.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The largest value within a radius. Empty: no limit.</source>
            <translation>Der größte Wert innerhalb eines Radius. Leer: kein Limit.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a location</source>
            <translation>Wert eines Standorts</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a risk</source>
            <translation>Wert eines Risikos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>1 to 100,000.</source>
            <translation>1 bis 100.000.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>A table with center (its feature id), distance in meters, location (its feature id), value and cumulative; with an uncertainty also certain and possible.</source>
            <translation>Eine Tabelle mit center (Objekt-ID), distance in Metern, location (Objekt-ID), value und cumulative; mit einer Unsicherheit auch certain und possible.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Calculate ring profile</source>
            <translation>Ringprofil berechnen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Centers</source>
            <translation>Mittelpunkte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Largest radius (meters)</source>
            <translation>Größter Radius (Meter)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Lists the locations around each center by their distance, with the cumulative value up to each. Works on any layer, without a connection. Distances are geodesic on WGS 84.</source>
            <translation>Listet die Standorte um jeden Mittelpunkt nach ihrer Entfernung auf, mit dem kumulierten Wert bis zu jedem. Arbeitet mit jedem Layer, ohne Verbindung. Entfernungen sind geodätisch auf WGS 84.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Ring profile</source>
            <translation>Ringprofil</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>1 to 100,000. Solvency II: 200.</source>
            <translation>1 bis 100.000. Solvency II: 200.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>A page for auditors with method, parameters, circles and their locations. It prints on A4.</source>
            <translation>Eine Seite für Prüfer mit Methode, Parametern, Kreisen und deren Standorten, druckbar auf A4.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>CURRENCY is empty, so all values are added as if they had one currency. If they do not, choose the field {field}.</source>
            <translation>CURRENCY ist leer, also werden alle Werte addiert, als hätten sie eine Währung. Ist das nicht so, wählen Sie das Feld {field}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles in EPSG:4326 with rank, value, number of locations, center (lon, lat) and radius; with a currency field also the currency; with an uncertainty also certain_value and possible_value.</source>
            <translation>Kreise in EPSG:4326 mit Rang, Wert, Anzahl der Standorte, Mittelpunkt (lon, lat) und Radius; mit einem Währungsfeld auch die Währung; mit einer Unsicherheit auch certain_value und possible_value.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles without a common location, for each currency.</source>
            <translation>Kreise ohne gemeinsamen Standort, für jede Währung.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Currency field</source>
            <translation>Währungsfeld</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Each currency has its own circles. Values in different currencies are never added.</source>
            <translation>Jede Währung hat eigene Kreise. Werte verschiedener Währungen werden nie addiert.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Evidence</source>
            <translation>Nachweis</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Find worst circles</source>
            <translation>Schlimmste Kreise finden</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Finds the circles of a radius with the greatest sums of values, with any center on the globe. Works on any layer, without a connection. The first circle is the worst one; each further circle is the worst one without the locations of those before. The default radius of 200 m is that of the fire concentration under Solvency II. Distances are geodesic on WGS 84 and exact to 1 mm.</source>
            <translation>Findet die Kreise eines Radius mit den größten Summen von Werten, mit beliebigem Mittelpunkt auf der Erde. Arbeitet mit jedem Layer, ohne Verbindung. Der erste Kreis ist der schlimmste; jeder weitere ist der schlimmste ohne die Standorte der vorherigen. Der voreingestellte Radius von 200 m gilt für die Feuerkonzentration nach Solvency II. Entfernungen sind geodätisch auf WGS 84 und auf 1 mm genau.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>HTML files (*.html)</source>
            <translation>HTML-Dateien (*.html)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Locations of the circles</source>
            <translation>Standorte der Kreise</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Number of circles</source>
            <translation>Anzahl der Kreise</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Radius (meters)</source>
            <translation>Radius (Meter)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>The locations with all fields of INPUT, rank, and distance in meters.</source>
            <translation>Die Standorte mit allen Feldern von INPUT, rank und distance in Metern.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles</source>
            <translation>Schlimmste Kreise</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles, {radius}</source>
            <translation>Schlimmste Kreise, {radius}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>0: V1, which sends filters and columns in the URL, so it supports only a few. 1: V2.</source>
            <translation>0 ist V1, das Filter und Spalten in der Adresse sendet und daher nur für wenige Platz hat; 1 ist V2.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>A flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search does not support nested filters. Empty: the whole source.</source>
            <translation>Ein flaches JSON-Array, [{"field": "CountryCode", "value": "DE"}], oder @file.json. Werte sind Texte; eine Suche nimmt keinen Filter in einem anderen. Leer: alles, was die Quelle hat.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds locations of a source by their values, in any area. Requires V2 of the service.</source>
            <translation>Findet Standorte einer Quelle nach ihren Werten, in jedem Gebiet. Erfordert V2 des Dienstes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds records of a source by their values, in any area.</source>
            <translation>Findet Datensätze einer Quelle nach ihren Werten, in jedem Gebiet.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load accumulation layer</source>
            <translation>Kumul nach Layer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in area</source>
            <translation>Standorte im Gebiet</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in buffers</source>
            <translation>Standorte in Puffern</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in area</source>
            <translation>Datensätze im Gebiet</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in buffers</source>
            <translation>Datensätze in Puffern</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in event footprint</source>
            <translation>Datensätze im Ereignis-Footprint laden</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer of a source, such as cells with totals. Requires V1 of the service.</source>
            <translation>Lädt den Kumul-Layer, den der Dienst zu einer Quelle hat, zum Beispiel Zellen mit ihren Summen. Der Dienst hat ihn nur in V1.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source inside polygons.</source>
            <translation>Lädt die Standorte einer Quelle, die in Polygonen liegen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source within one or several radii around centers.</source>
            <translation>Lädt die Standorte einer Quelle, die in einem oder mehreren Radien um Mittelpunkte liegen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source in the footprint of a live event, with the fields of the event.</source>
            <translation>Lädt die Datensätze einer Quelle im Footprint eines Live-Ereignisses, mit den Feldern des Ereignisses.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source inside polygons.</source>
            <translation>Lädt die Datensätze einer Quelle in Polygonen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source within one or several radii around centers.</source>
            <translation>Lädt die Datensätze einer Quelle in einem oder mehreren Radien um Mittelpunkte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature. A location in two polygons is listed twice.</source>
            <translation>Standorte in EPSG:4326 mit den eigenen Feldern des Dienstes und 'area', der id des Polygonobjekts. Ein Standort in zwei Polygonen kommt zweimal.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center. There is a row for each location and radius: a location within 500 m is also within 1000 m and is listed twice.</source>
            <translation>Standorte in EPSG:4326 mit den eigenen Feldern des Dienstes, 'radius' (Meter) und 'center', der id des Objekts des Mittelpunkts. Je Standort und Radius gibt es eine Zeile: Ein Standort innerhalb von 500 m liegt auch innerhalb von 1000 m und kommt zweimal.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature; a table if the records have no coordinates. A record in two polygons is listed twice.</source>
            <translation>Datensätze in EPSG:4326 mit den Feldern des Dienstes und 'area', der Id des Polygons; eine Tabelle, wenn die Datensätze keine Koordinaten haben. Ein Datensatz in zwei Polygonen steht zweimal da.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and those of the event; a table if the records have no coordinates.</source>
            <translation>Datensätze in EPSG:4326 mit den Feldern des Dienstes und denen des Ereignisses; eine Tabelle, wenn die Datensätze keine Koordinaten haben.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center; a table if the records have no coordinates. There is a row for each record and radius.</source>
            <translation>Datensätze in EPSG:4326 mit den Feldern des Dienstes, 'radius' (Meter) und 'center', der Id des Mittelpunkts; eine Tabelle, wenn die Datensätze keine Koordinaten haben. Je Datensatz und Radius gibt es eine Zeile.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search locations</source>
            <translation>Standorte suchen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search records</source>
            <translation>Datensätze suchen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The layer of the service in EPSG:4326 with its fields; a table if it has no geometries.</source>
            <translation>Was der Dienst liefert, in EPSG:4326, mit seinen eigenen Feldern; eine Tabelle, wenn es keine Formen hat.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>Der Anfragetext als JSON mit den Platzhaltern "{source}" und "{filters}", oder @file.json. Leer: der der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}", "{footprint}", "{columns}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>Der Anfragetext als JSON mit den Platzhaltern "{source}", "{footprint}", "{columns}" und "{filters}", oder @file.json. Leer: der der Verbindung.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The search result in EPSG:4326 with the fields of the service; a table if it has no coordinates.</source>
            <translation>Was gefunden wurde, in EPSG:4326, mit den eigenen Feldern des Dienstes; eine Tabelle, wenn es keine Koordinaten gibt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written while loading; it keeps the partial result of a cancelled run.</source>
            <translation>Eine .gpkg-Datei wird fortlaufend geschrieben; sie enthält bei Abbruch, was bis dahin kam.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Event footprint</source>
            <translation>Footprint des Ereignisses</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Enter the identifier of the event footprint.</source>
            <translation>FOOTPRINT ist leer. Geben Sie die Kennung des Footprints des Ereignisses ein.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such limit.</source>
            <translation>In V1 steht eine Suche in der Adresse, die {length} Zeichen lang ist; ein Dienst kann mehr als {limit} ablehnen. VERSION 1 hat diese Grenze nicht.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} loaded. {reason}</source>
            <translation>Unvollständig: {rows} geladen. {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS was closed during an earlier run: resuming after its {count} rows.</source>
            <extracomment>English for 1: QGIS was closed during an earlier run: resuming after its 1 row.</extracomment>
            <translation>
                <numerusform>QGIS wurde mitten in einem früheren Lauf beendet: Es geht nach dessen {count} Zeile weiter.</numerusform>
                <numerusform>QGIS wurde mitten in einem früheren Lauf beendet: Es geht nach dessen {count} Zeilen weiter.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. The partial result is kept.</source>
            <translation>Gestoppt: {rows}. Das Teilergebnis bleibt erhalten.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>The identifier of the event footprint, such as 2026/storm-emil.</source>
            <translation>Die Kennung des Footprints des Ereignisses, etwa 2026/storm-emil.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS is not a valid expression: {trouble}.</source>
            <translation>ADDRESS ist nicht lesbar: {trouble}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is not a field of INPUT. Fields: {fields}.</source>
            <translation>ADDRESS nennt '{field}', das kein Feld von INPUT ist. Es gibt: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/search/dock.py" />
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <source>Addresses</source>
            <translation>Adressen</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>An expression on the fields of INPUT, such as "street" || ', ' || "city".</source>
            <translation>Ein Ausdruck über die Felder, zum Beispiel "street" || ', ' || "city".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Any layer or table.</source>
            <translation>Ein beliebiger Layer oder eine Tabelle.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are requested once.</source>
            <translation>Findet die Adresse an jedem Punkt. Gleiche Positionen werden einmal abgefragt, einige zugleich.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the position of the address of each row. Equal addresses are requested once.</source>
            <translation>Findet den Ort zur Adresse jeder Zeile. Gleiche Adressen werden einmal abgefragt, einige zugleich.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>Adressen geokodieren</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>Orte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept without geometry. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>Punkte in EPSG:4326 mit allen Attributen von INPUT, label, placeId, geocodingQuality (zum Beispiel rooftop, address oder city), status (found, not found, empty, failed oder stopped) und message. Zeilen ohne Ort bleiben, ohne Geometrie. Hat INPUT ein Feld mit einem solchen Namen, beginnt unseres mit gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Points in any CRS.</source>
            <translation>Punkte in beliebigem Koordinatenbezugssystem.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>Rückwärts geokodieren</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>The points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>Die Punkte mit allen ihren Attributen, label, placeId, geocodingQuality, type, status (found, not found, failed oder stopped) und message. Hat INPUT ein Feld mit einem solchen Namen, beginnt unseres mit gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A layer or table with a value in each row.</source>
            <translation>Ein Layer oder eine Tabelle mit einem Wert in jeder Zeile.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with a row for each value: the fields of the service, value (as requested), status (found, not found, empty, failed or stopped) and message. If the service has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>Eine Tabelle mit einer Zeile je Wert: die eigenen Felder des Dienstes, value (wie abgefragt), status (found, not found, empty, failed oder stopped) und message. Hat der Dienst ein Feld mit einem solchen Namen, beginnt unseres mit gp_; Verschachteltes kommt als JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with the fields source, kind (source, column or filter), field, type, label, required (1: the source requires this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>Eine Tabelle mit den Feldern source, kind (source, column oder filter), field, type, label, required (1: ohne diesen Filter kann die Quelle nicht abgefragt werden), filter_values und accumulation (1: die Quelle bietet ihn an).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>Attribute</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. Fields: {fields}.</source>
            <translation>INPUT hat kein Feld '{field}'. Es gibt: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no rows.</source>
            <translation>INPUT hat keine Zeile, die abgefragt werden kann.</translation>
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
            <source>Lists the sources (portfolios) of your API key: a row for each source, each of its columns and each of its filters.</source>
            <translation>Listet die Quellen (Portfolios) Ihres API-Schlüssels: je Quelle, Spalte und Filter eine Zeile.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Load point attributes</source>
            <translation>Punktattribute</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Loads all attributes of single locations of a source by their identifiers.</source>
            <translation>Liest alle Attribute einzelner Standorte einer Quelle, jeder durch den Wert benannt, der ihn identifiziert.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Set either VALUES or INPUT, not both.</source>
            <translation>Geben Sie entweder VALUES oder INPUT an, damit klar ist, was abgefragt wird.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>Quellen: {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The field of INPUT with the values. Empty: id.</source>
            <translation>Das Feld mit den Werten; leer: id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The values, such as "a,b". Alternative to INPUT and FIELD.</source>
            <translation>Die Werte, "a,b"; oder stattdessen INPUT und FIELD.</translation>
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
            <source>A table with a row for each layer: layer, status (refreshed, empty, incomplete, failed), message (the changes, or the reason), rows.</source>
            <translation>Eine Tabelle mit einer Zeile je Layer: layer, status (refreshed, empty, incomplete, failed), message (was kam, ging und sich änderte, oder warum nicht), rows.</translation>
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
            <source>Runs the queries of all GeoPortfolio layers of a project again and updates the layers. A layer whose query fails or finds nothing keeps its result; the run continues.</source>
            <translation>Führt die Abfragen aller GeoPortfolio-Layer eines Projekts erneut aus und zeigt die neuen Antworten darin. Ein Layer, dessen Abfrage fehlschlägt oder nichts findet, behält seine Antwort; der Rest geht weiter.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The .qgz or .qgs file, which is saved. Empty: the open project, which is not saved.</source>
            <translation>Die .qgz- oder .qgs-Datei, die gespeichert wird; leer: das offene Projekt, das nicht gespeichert wird.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The name of a connection. Empty: for each layer the connection to its service.</source>
            <translation>Der Name einer Verbindung; leer: für jeden Layer die, die zu seinem Dienst führt.</translation>
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
            <source>The project {file} could not be opened: {reason}</source>
            <translation>Das Projekt {file} kann nicht geöffnet werden: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>er wird gerade bearbeitet.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file no longer exists, and neither does the query.</source>
            <translation>seine Datei ist nicht mehr da und mit ihr die Abfrage.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has no data there any more.</source>
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
            <source>0: PDF. 1: HTML.</source>
            <translation>0 ist PDF, 1 ist HTML.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A QGIS expression for the name of each file. Empty: LocNumber, LocName, name or id.</source>
            <translation>Ein QGIS-Ausdruck, der jede Datei benennt; leer: nach LocNumber, LocName, name oder id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A table with point (feature id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>Eine Tabelle mit point (id des Objekts), label, file, status (saved, warning, skipped, failed oder stopped) und message.</translation>
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
            <source>In meters, such as "500,1000". With radii, the report includes the locations in these circles.</source>
            <translation>Meter, "500,1000"; mit Radien enthält der Bericht, die Standorte in diesen Kreisen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>Name jeder Datei (Ausdruck)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Report index</source>
            <translation>Index der Berichte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <source>Risk reports</source>
            <translation>Risikoberichte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Saves a risk report for each point in a folder, with an index (index.csv) and a layer (reports.gpkg). If a report fails, its row has the reason and the run continues. Run it again with the same folder and SKIP_EXISTING to save only the missing ones.</source>
            <translation>Holt für jeden Punkt einen Risikobericht in einen Ordner, mit einem Index (index.csv) und einem Layer (reports.gpkg). Schlägt ein Bericht fehl, endet der Lauf nicht: Seine Zeile nennt den Grund. Starten Sie erneut mit demselben Ordner und SKIP_EXISTING, um nur Fehlendes zu holen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that are already in the folder</source>
            <translation>Berichte überspringen, die der Ordner schon hat</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>True: skip reports with the same point and settings that are already in the folder.</source>
            <translation>True: Berichte mit demselben Punkt und denselben Einstellungen überspringen, die schon im Ordner sind.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Version of the reports. 0: V1. 1: V2.</source>
            <translation>0 ist V1, 1 ist V2 der Berichte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Example: {command}</source>
            <translation>Beispiel: {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts}): {cause}</source>
            <translation>Neuer Versuch in {seconds} s (Versuch {attempt} von {attempts}): {cause}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>The service returns at most {given} records a page, not {asked}; smaller pages are requested.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}; smaller pages are requested.</extracomment>
            <translation>
                <numerusform>Der Dienst liefert höchstens {given} Datensatz je Seite, nicht {asked}; so werden sie angefragt.</numerusform>
                <numerusform>Der Dienst liefert höchstens {given} Datensätze je Seite, nicht {asked}; so werden sie angefragt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{count} so far</source>
            <translation>bisher {count}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}, which is read until the end. Choose another file or table.</source>
            <translation>{output} liegt dort, wo {name} ist, das bis zum Ende gelesen wird. Wählen Sie eine andere Datei oder Tabelle; die alte können Sie danach entfernen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}. Choose another file or table.</source>
            <translation>{output} ist dasselbe wie {name}. Wählen Sie eine andere Datei oder Tabelle.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>SOURCE is empty. Run List sources for the available ones.</source>
            <translation>SOURCE ist leer. Quellen auflisten zeigt, welche es gibt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>{address} begins with http://, so others on the network can read the API key and the responses. Use https:// if the service offers it.</source>
            <translation>{address} beginnt mit http://, daher kann jeder im Netzwerk dazwischen den API-Schlüssel und die Antworten lesen. Verwenden Sie https://, wenn der Dienst es anbietet.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT. Check that it can be reached.</source>
            <translation>Die Datenbank hat OUTPUT nicht angenommen. Prüfen Sie, ob sie erreichbar ist.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT: "{reason}". Ask its administrator.</source>
            <translation>Die Datenbank hat OUTPUT nicht angenommen. Sie meldet: "{reason}". Fragen Sie, wer sie betreut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was requested.</source>
            <translation>In CENTERS ist kein gültiger Punkt, daher wurde nichts abgefragt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was requested.</source>
            <translation>In AREA ist kein gültiges Polygon, daher wurde nichts abgefragt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>A row could not be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUT hat eine Zeile nicht angenommen. Prüfen Sie den Platz auf dem Datenträger.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Not all rows could be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUT hat nicht alle Zeilen angenommen. Prüfen Sie den Platz auf dem Datenträger.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>OUTPUT could not be replaced: {trouble}. Close the program that uses it, or choose another file.</source>
            <translation>OUTPUT kann nicht ersetzt werden: {trouble}. Schließen Sie, was es geöffnet hat, oder wählen Sie eine andere Datei.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>Gestoppt, während OUTPUT geschrieben wurde: Es hat {count} von {total} Zeile. Alles ist in {file} gesichert.</numerusform>
                <numerusform>Gestoppt, während OUTPUT geschrieben wurde: Es hat {count} von {total} Zeilen. Alle sind in {file} gesichert.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>The database created no spatial index for OUTPUT.</source>
            <translation>Die Datenbank hat keinen räumlichen Index von OUTPUT angelegt.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. The results are kept in {file}.</source>
            <translation>{trouble}. Die Antworten sind in {file} gesichert.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. There is no space for the results in {file} either. Free some space and run it again.</source>
            <translation>{trouble}. Auch in {file} ist kein Platz für die Antworten. Schaffen Sie Platz und starten Sie erneut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>0: V1, with a flat list of filters combined with AND. 1: V2, where a filter can have nested filters under "filters".</source>
            <translation>0 ist V1, 1 ist V2. V1 nimmt eine flache Liste von Filtern, die alle gelten; in V2 kann ein Filter andere unter "filters" enthalten.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>A JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>Ein JSON-Array, [{"field": "CountryCode", "value": "DE"}], oder @file.json. Werte sind Texte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>Gebiete</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Columns (a,b; empty: service defaults)</source>
            <translation>Spalten (a,b; leer: die des Dienstes)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Connection (empty: default)</source>
            <translation>Verbindung (leer: die Standardverbindung)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Add it where the filters belong.</source>
            <translation>FILTERS werden nicht gesendet: {name} hat kein "{{filters}}". Setzen Sie es dorthin, wohin die Filter gehören.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Filters (JSON array or @file.json)</source>
            <translation>Filter (JSON-Array oder @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>In meters, such as "500,1000".</source>
            <translation>Meter, "500,1000".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Names of columns of the source, such as "LocName,City". Empty: service defaults.</source>
            <translation>Namen von Spalten der Quelle, "LocName,City"; leer: die Vorgabe des Dienstes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points in any CRS. Each has its own request, with all radii; features without a single point are reported and skipped.</source>
            <translation>Punktobjekte in beliebigem Koordinatenbezugssystem. Jedes wird einzeln abgefragt, alle Radien zugleich; eines, das kein Einzelpunkt ist, wird gemeldet und ausgelassen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Polygons in any CRS. Each has its own request; invalid ones are reported and skipped.</source>
            <translation>Polygonobjekte in beliebigem Koordinatenbezugssystem. Jedes wird einzeln abgefragt; ein ungültiges wird gemeldet und ausgelassen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>Radien in Metern (500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per page</source>
            <translation>Datensätze je Anfrage</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per request; all pages are loaded.</source>
            <translation>Datensätze je Anfrage; alle Seiten werden geladen.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>Anfrage (JSON oder @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>The identifier of the source (see List sources).</source>
            <translation>Die Kennung des Portfolios (siehe Quellen auflisten).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>The name of a connection. Empty: the default connection.</source>
            <translation>Der Name einer Verbindung; leer: die Standardverbindung.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Version of the service</source>
            <translation>Version der Schnittstelle des Dienstes</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>Further failures are reported in the rows only.</source>
            <translation>Was sonst fehlschlägt, steht nur in den Zeilen.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>{count} leer</numerusform>
                <numerusform>{count} leer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>{count} fehlgeschlagen</numerusform>
                <numerusform>{count} fehlgeschlagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>{count} gefunden</numerusform>
                <numerusform>{count} gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>{count} nicht gefunden</numerusform>
                <numerusform>{count} nicht gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count} Zeile: {parts}</numerusform>
                <numerusform>{count} Zeilen: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>{count} gespeichert</numerusform>
                <numerusform>{count} gespeichert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>{count} mit Warnung gespeichert</numerusform>
                <numerusform>{count} mit Warnung gespeichert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>{count} übersprungen</numerusform>
                <numerusform>{count} übersprungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>{count} gestoppt</numerusform>
                <numerusform>{count} gestoppt</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/targets.py" />
            <source>A Shapefile truncates field names to 10 characters. A GeoPackage keeps them.</source>
            <translation>Ein Shapefile kürzt Feldnamen auf 10 Zeichen, sodass sie schwer zu unterscheiden sind. Ein GeoPackage behält sie.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate Again</source>
            <translation>Kumul erneut</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate accumulation: {title}</source>
            <translation>Kumul von {title}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Requesting {source}</source>
            <translation>{source} wird abgefragt</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. The partial result is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. The partial result is in the table.</extracomment>
            <translation>
                <numerusform>Gestoppt nach {count} von {all} Gebiet. Was kam, steht in der Tabelle.</numerusform>
                <numerusform>Gestoppt nach {count} von {all} Gebieten. Was kam, steht in der Tabelle.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first response.</source>
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
            <location filename="../ui/exposure/profile_page.py" />
            <source>Chart</source>
            <translation>Diagramm</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
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
            <location filename="../ui/exposure/profile_page.py" />
            <source>only {currency}, not converted</source>
            <translation>nur {currency}, nicht umgerechnet</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Another File</source>
            <translation>Andere Datei</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Create the layer {title}</source>
            <translation>Den Layer {title} anlegen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/projects/mover.py" />
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/results/csv_saving.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Open Folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/filters/page.py" />
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/identify/section.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/projects/mover.py" />
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/reports/singles.py" />
            <location filename="../ui/results/csv_saving.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Retry</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/results/csv_saving.py" />
            <source>Save {file}</source>
            <translation>{file} speichern</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Table saved as {file}.</source>
            <translation>Die Tabelle ist in {file}.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows} als Layer {layer}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Add the areas or circles to the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>Die Gebiete oder Kreise der letzten Antwort auf der Karte, nach der Kennzahl des Diagramms gestaltet, mit einem Feld je Kennzahl</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All Metrics</source>
            <translation>Alle Kennzahlen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>CSV</source>
            <translation>CSV</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Clear Baseline</source>
            <translation>Basis aufheben</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare later accumulations with this one</source>
            <translation>Diese Zahlen behalten und spätere mit ihnen vergleichen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>Die Tabelle für eine Tabellenkalkulation kopieren, mit Quelle, Gebiet, Filtern und Zeit</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create Layer</source>
            <translation>Layer anlegen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>No accumulation yet. Choose an area, then Calculate Accumulation.</source>
            <translation>Noch kein Kumul. Wählen Sie ein Gebiet, dann Kumul.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file with a row for each area or radius</source>
            <translation>Alle Kennzahlen als CSV-Datei speichern, eine Zeile je Gebiet oder Radius</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as Baseline</source>
            <translation>Als Basis setzen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all metrics, not only the sums insured</source>
            <translation>Alles zeigen, was der Dienst summiert hat, nicht nur die Versicherungssummen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop</source>
            <translation>Stopp</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep partial results</source>
            <translation>Stoppen und behalten, was kam</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Stop comparing and show the last accumulation alone</source>
            <translation>Nicht mehr vergleichen und nur das letzte Kumul zeigen</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source} bietet keinen Kumul an.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All</source>
            <translation>Alle hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All {count}</source>
            <translation>Alle {count} hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add Them Swapped</source>
            <translation>Vertauscht hinzufügen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the Other {count}</source>
            <extracomment>English for 1: Add the Other One</extracomment>
            <translation>
                <numerusform>Das andere hinzufügen</numerusform>
                <numerusform>Die anderen {count} hinzufügen</numerusform>
            </translation>
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
            <source>Read pasted geometry</source>
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
            <source>The pasted areas were added, but are outside the map. With latitude and longitude swapped they would be inside.</source>
            <translation>Die eingefügten Gebiete wurden hinzugefügt, liegen aber außerhalb der Karte. Mit vertauschter Breite und Länge lägen sie darauf.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted coordinates are outside ±180°, ±90°. With latitude and longitude swapped they are valid.</source>
            <translation>Der eingefügte Text liegt jenseits des Globus und passt mit vertauschter Breite und Länge.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>This layer holds the selection areas. Choose another layer.</source>
            <translation>Das sind schon die Gebiete. Wählen Sie einen anderen Layer.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom</source>
            <translation>Zoomen</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>pasted text</source>
            <translation>eingefügtem Text</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} geometries of {origin} cannot be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} geometry of {origin} cannot be used: {faults}. Nothing was added yet.</extracomment>
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
            <source>{layer} does not state its number of features, each with its own request. This may take long.</source>
            <translation>{layer} sagt nicht, wie viele Objekte es hat; jedes wird einzeln abgefragt, was lange dauern kann.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer} hat keine Objekte.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features, each with its own request. This takes long.</source>
            <translation>{layer} hat {count} Objekte; jedes wird einzeln abgefragt, was lange dauert.</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles Here</source>
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
            <source>&amp;Risk Report at Location</source>
            <translation>&amp;Bericht hier</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>GeoPortfolio</source>
            <translation>GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>Outside valid coordinates</source>
            <translation>Das ist kein Ort auf dem Globus</translation>
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
            <source>Select locations in circles around this place</source>
            <translation>Standorte in Kreisen um diesen Ort auswählen</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>Adresse, Datensatz und Gefährdungen dieses Orts</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>Klicken Sie mindestens einen Mittelpunkt an.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click to add centers; type radii for all (200 500 1km) or drag one. Double-click, right-click or Enter finishes; Backspace removes a center; Esc cancels. Drag with Shift to add a radius; Tab selects one center, to type radii for it alone.</source>
            <translation>Mittelpunkte anklicken, Radien für alle tippen (200 500 1km) oder einen ziehen. Doppelklick, Rechtsklick oder Enter beendet; Rücktaste nimmt einen Mittelpunkt zurück; Esc bricht ab. Ziehen mit Umschalt fügt den Radius hinzu; Tab markiert den nächsten Mittelpunkt, um Radien nur für ihn zu tippen.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <location filename="../ui/exposure/pins.py" />
            <source>Outside valid coordinates.</source>
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
            <source>Add a World Map</source>
            <translation>Weltkarte hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>Alle Gebiete wurden entfernt.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Check the result.</source>
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
            <source>Merge the areas</source>
            <translation>Gebiete vereinigen</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or add selected features.</source>
            <translation>Noch kein Gebiet. Zeichnen Sie eines oder verwenden Sie gewählte Objekte.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Nothing to merge. Add at least two areas first.</source>
            <translation>Nichts zu vereinigen. Zeichnen oder verwenden Sie zuerst mindestens zwei Gebiete.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/selection/drafting.py" />
            <source>Repair</source>
            <translation>Reparieren</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Show query areas</source>
            <translation>Gebiete der Abfrage zeigen</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The areas were merged into one.</source>
            <translation>Alle Gebiete sind jetzt eines.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The project has no map to draw on. Add a layer first.</source>
            <translation>Das Projekt hat keine Karte, auf der gezeichnet werden kann. Fügen Sie zuerst einen Layer hinzu.</translation>
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
            <source>{name}: city center only, so a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name}: nur Stadtmitte; ein Kreis von {radius} sagt wenig aus. Wählen Sie eine Straßenadresse oder größere Radien.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location to see its address, record and hazards. Esc cancels.</source>
            <translation>Einen Ort oder einen geladenen Standort anklicken, um Adresse, Datensatz und Gefährdungen zu sehen. Esc bricht ab.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location. Esc cancels.</source>
            <translation>Klicken Sie einen Ort oder geladenen Standort an. Esc beendet.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Press Enter to choose this place</source>
            <translation>Enter nimmt diesen Ort</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 vertices.</source>
            <translation>Ein Gebiet braucht mindestens 3 Ecken.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to add vertices. Double-click, right-click or Enter finishes; Backspace removes a vertex; Esc cancels.</source>
            <translation>Klicken setzt Ecken. Doppelklick, Rechtsklick oder Enter beendet; Rücktaste nimmt eine Ecke zurück; Esc bricht ab.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself near {latitude}, {longitude}. Remove a vertex.</source>
            <translation>Die Form überschneidet sich selbst nahe {latitude}, {longitude}. Nehmen Sie eine Ecke zurück.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself.</source>
            <translation>Die Form überschneidet sich selbst.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond the pole.</source>
            <translation>Die Form liegt jenseits des Pols.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond what the map can show.</source>
            <translation>Die Form verlässt das Gebiet, das die Karte zeigen kann.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area is too small.</source>
            <translation>Die Form ist zu klein für ein Gebiet.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The project has no coordinate system. Set the project's CRS.</source>
            <translation>Die Karte hat kein Koordinatenbezugssystem; setzen Sie eines für das Projekt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/polygon_tool.py" />
            <source>{count} vertices</source>
            <extracomment>English for 1: 1 vertex</extracomment>
            <translation>
                <numerusform>{count} Ecke</numerusform>
                <numerusform>{count} Ecken</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>Radii</source>
            <translation>Radien</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii in m, km, mi or ft; without a unit, meters. Press Enter to apply.</source>
            <translation>Radien mit m, km, mi oder ft; ohne Einheit Meter. Enter setzt sie.</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS WMS and WFS Connections</source>
            <translation>&amp;Zu den WMS- und WFS-Verbindungen von QGIS hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Edit…</source>
            <translation>&amp;Bearbeiten…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New Connection…</source>
            <translation>&amp;Neue Verbindung…</translation>
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
            <location filename="../ui/browser/maps.py" />
            <source>Add Hazard &amp;Maps…</source>
            <translation>Gefährdungs&amp;karten hinzufügen…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection: double-click to connect</source>
            <translation>Noch keine Verbindung: zum Verbinden doppelklicken</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Portfolio services with their sources, maps and recent queries</source>
            <translation>Ihre Portfoliodienste: ihre Quellen, Karten und letzten Abfragen</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Set as C&amp;urrent</source>
            <translation>&amp;Verwenden</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to Group Hazard</source>
            <translation>Zur &amp;Gruppe Hazard hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;WFS Layer</source>
            <translation>Als &amp;WFS-Layer hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load a copy: QGIS cannot read it from the service.</source>
            <translation>Zum Laden doppelklicken: Der Dienst lässt QGIS ihn nicht lesen.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>Objekte (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps, to drag onto the map</source>
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
            <source>Vector sources of the hazard maps, with attributes</source>
            <translation>Vektorquellen der Gefährdungskarten, mit Attributen</translation>
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
            <source>Locked: double-click to unlock</source>
            <translation>Gesperrt: zum Entsperren doppelklicken</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/identify/section.py" />
            <source>Requesting…</source>
            <translation>Der Dienst wird abgefragt…</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Edit Query</source>
            <translation>Abfrage &amp;bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>&amp;Layer</source>
            <translation>&amp;Layer</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Run Again</source>
            <translation>E&amp;rneut ausführen</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;Command</source>
            <translation>Als qgis_process-Befehl &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>No queries yet</source>
            <translation>Noch nichts abgefragt</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>Letzte Abfragen</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries with time and rows</source>
            <translation>Die letzten Abfragen mit Zeit und Zeilen</translation>
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
            <source>Copy &amp;Identifier</source>
            <translation>&amp;Kennung kopieren</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;Columns…</source>
            <translation>&amp;Spalten auflisten…</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>Von dieser Quelle verlangt</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Set as Current &amp;Source</source>
            <translation>Diese &amp;Quelle verwenden</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Sources to load locations and records from</source>
            <translation>Quellen, aus denen Sie Standorte und Datensätze laden können</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The API key has no access to any source. Ask your provider.</source>
            <translation>Der API-Schlüssel hat auf keine Quelle Zugriff. Fragen Sie Ihren Anbieter.</translation>
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
            <source>'{text}' copied to the clipboard.</source>
            <translation>'{text}' ist in der Zwischenablage.</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Added to the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>In den WMS- und WFS-Verbindungen von QGIS: '{title}'.</translation>
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
            <source>Save Chart</source>
            <translation>Diagramm speichern</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>Das Diagramm als PNG oder SVG speichern</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save…</source>
            <translation>Speichern…</translation>
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
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} already exists. Replace it?</source>
            <translation>{file} ist schon da. Ersetzen?</translation>
        </message>
        <message>
            <location filename="../ui/charts/bars.py" />
            <source>Largest {shown} of {count}</source>
            <translation>Größte {shown} von {count}</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No values to show.</source>
            <translation>Keine Zahlen zum Zeichnen.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A connection '{name}' already exists.</source>
            <translation>Es gibt schon eine Verbindung '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name cannot contain a slash or be 'environment'.</source>
            <translation>Ein Name hat keinen Schrägstrich, und 'environment' ist von QGIS belegt.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection to a portfolio service</source>
            <translation>Verbindung zu einem Portfoliodienst</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>Name und Version</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&lt;a href="{network}"&gt;Proxy&lt;/a&gt; and &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;: QGIS options</source>
            <translation>In den Optionen von QGIS: &lt;a href="{network}"&gt;Proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;Zertifikate&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>API key</source>
            <translation>API-Schlüssel</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Advanced</source>
            <translation>Erweitert</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the API key</source>
            <translation>API-Schlüssel verbergen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep in authentication database</source>
            <translation>In der Authentifizierungsdatenbank</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep until QGIS is closed</source>
            <translation>Nur bis ich QGIS schließe</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask for your master password, or to set one.</source>
            <translation>QGIS fragt vielleicht nach seinem Master-Passwort oder lässt Sie eines festlegen.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove Prefix</source>
            <translation>Präfix entfernen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Same as service URL</source>
            <translation>wie Dienst-URL</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Service URL</source>
            <translation>Dienst-URL</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the API key</source>
            <translation>API-Schlüssel zeigen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key contains an invalid character. Copy it again from your provider's message.</source>
            <translation>Der API-Schlüssel enthält ein Zeichen, das nicht gesendet werden kann. Kopieren Sie ihn dort erneut, woher Sie ihn haben.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This URL starts with http, so others on the network can read the API key. Use https if the service offers it.</source>
            <translation>Diese Adresse beginnt mit http: Unterwegs kann jeder den API-Schlüssel lesen. Verwenden Sie https, wenn der Dienst es hat.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is not a service URL. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
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
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in the QGIS authentication database</source>
            <translation>in der Authentifizierungsdatenbank von QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until QGIS is closed</source>
            <translation>gespeichert, bis Sie QGIS schließen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connect</source>
            <translation>Verbinden</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>Connect to your portfolio service</source>
            <translation>Mit Ihrem Portfoliodienst verbinden</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics…</source>
            <translation>Diagnose starten…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>The API key was not stored, because no master password was given. Connect again to keep it until QGIS is closed.</source>
            <translation>QGIS hat den API-Schlüssel nicht gespeichert, weil kein Master-Passwort eingegeben wurde. Verbinden Sie sich erneut, um ihn nur bis zum Schließen von QGIS zu verwenden.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>'{name}' steht in den WMS- und WFS-Verbindungen von QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in the QGIS WMS and WFS connections.</source>
            <translation>'{name}' steht nicht in den WMS- und WFS-Verbindungen von QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS &amp;WMS and WFS</source>
            <translation>Zu &amp;WMS und WFS von QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK, it is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>Nach OK steht sie in den WMS- und WFS-Verbindungen von QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For the QGIS Browser and Data Source Manager; the API key stays where it is</source>
            <translation>Für Browser und Datenquellenverwaltung von QGIS; der API-Schlüssel bleibt, wo er ist</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS already has connections named {titles} to another service. Rename or remove them in QGIS, then add yours again.</source>
            <translation>QGIS hat Verbindungen eines anderen Dienstes mit Namen {titles}; sie wurden nicht angerührt. Benennen Sie sie in QGIS um oder entfernen Sie sie, dann fügen Sie Ihre erneut hinzu.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>The API key of '{name}' was not stored. Keep it until QGIS is closed?</source>
            <translation>QGIS hat den API-Schlüssel von '{name}' nicht gespeichert. Nur bis zum Schließen von QGIS verwenden?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add…</source>
            <translation>&amp;Hinzufügen…</translation>
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
            <source>Check the connection step by step</source>
            <translation>Die Verbindung Schritt für Schritt prüfen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Connections</source>
            <translation>Verbindungen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics…</source>
            <translation>Dia&amp;gnose starten…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;Default</source>
            <translation>Als &amp;Standard setzen</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>authentication database</source>
            <translation>Authentifizierungsdatenbank</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>Umgebung</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS is closed</source>
            <translation>bis QGIS schließt</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name} (Standard)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Advanced Service Settings</source>
            <translation>Erweiterte Diensteinstellungen</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Append request name to map URL</source>
            <translation>Karten: Name der Anfrage am Ende der Adresse</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Automatic</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Concurrent requests</source>
            <translation>Gleichzeitige Anfragen</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>Beschreibt Ihren Dienst, der nicht angibt, wie er V2-Filter verknüpft. Die Anfrage ändert sich nicht. Ein Filter unter einem anderen grenzt ihn immer ein.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Empty page</source>
            <translation>leere Seite</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How many pages of records, areas, addresses or batches of points are requested at a time; of reports at most 3. While the service refuses or fails, fewer are requested.</source>
            <translation>So viele Seiten von Datensätzen, Gebiete, Adressen oder Stapel von Punkten werden zugleich abgefragt; Berichte höchstens 3. Solange der Dienst ablehnt oder fehlschlägt, werden von selbst weniger abgefragt.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of records is recognized. A page with fewer rows than requested is the last; 'Automatic' requests one more page where the service may have left out rows. 'Short page' never does, 'Empty page' always requests pages until one has no rows.</source>
            <translation>Woran die letzte Seite von Datensätzen erkannt wird. Eine Seite mit weniger Zeilen als angefragt ist die letzte; 'automatisch' fragt noch eine Seite ab, wenn der Dienst Zeilen ausgelassen haben kann. 'kurze Seite' tut das nie, 'leere Seite' fragt immer weiter, bis keine Zeilen mehr übrig sind.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Last page</source>
            <translation>Seitenende</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Limit for sources, accumulation, hazards, lists of maps and reports, once unpacked. Larger responses are cancelled, to protect memory and disk. Locations and records are written to disk as they arrive; above 500 MB you are asked first.</source>
            <translation>Quellen, Kumule, Gefährdungen, Kartenlisten und Berichte werden in einem Stück geholt. Eines, das entpackt größer ist als dies, wird nicht behalten, damit weder Speicher noch Datenträger volllaufen. Standorte und Datensätze werden beim Eintreffen auf den Datenträger geschrieben; davon kommen ohne Nachfrage höchstens 500 MB.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maximum response size (MB)</source>
            <translation>Maximale Antwortgröße (MB)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points per enrichment batch</source>
            <translation>Punkte je Anreicherungsstapel</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request V2 point reports at the V1 buffer URL</source>
            <translation>V2-Punktberichte nutzen die V1-Pufferadresse</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of accumulation layers</source>
            <translation>Anfragetext der Kumul-Layer</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of live events</source>
            <translation>Anfragetext der Live-Ereignisse</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of risk reports</source>
            <translation>Anfragetext der Risikoberichte</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request locations and records as CSV</source>
            <translation>Standorte und Datensätze kommen als CSV</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Send V2 filters in "params"</source>
            <translation>V2-Filter liegen in 'params'</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Short page</source>
            <translation>kurze Seite</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Smaller responses. Only if the provider's CSV has latitude and longitude columns: without them the locations are a table. Circles with several radii are always JSON.</source>
            <translation>Weniger muss übertragen werden. Nur wo das CSV des Anbieters Spalten für Breite und Länge hat: Ohne sie kommen die Standorte als Tabelle. Kreise mit mehreren Radien kommen trotzdem als JSON.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>Der Dienst verknüpft Filter mit</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Areas and filters are sent to this service:</source>
            <translation>Gebiete und Filter werden an diesen Dienst gesendet:</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another</source>
            <translation>Andere verwenden</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>Andere Verbindung verwenden</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} is from {host}, to which you have no connection. The layer is unchanged.</source>
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
            <source>Correct the body first.</source>
            <translation>Nichts kann gesendet werden, solange der Rumpf einen Fehler hat.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Custom</source>
            <translation>eigener</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Default</source>
            <translation>wie üblich</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit: {what}</source>
            <translation>Bearbeiten: {what}</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit…</source>
            <translation>Bearbeiten…</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Invalid</source>
            <translation>fehlerhaft</translation>
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
            <source>Report of a location, V1</source>
            <translation>Bericht eines Ortes, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a location, V2</source>
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
            <source>Restore the default body</source>
            <translation>Diesen Rumpf durch den üblichen ersetzen</translation>
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
            <source>The radii in meters, a list; none in the report of a location</source>
            <translation>Die Radien in Metern, eine Liste; keine beim Bericht eines Ortes</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write the body that your provider expects. Click a placeholder to insert it at the cursor; one without a value is left out with its member.</source>
            <translation>Schreiben Sie, was Ihr Anbieter gesendet haben will. Ein Klick setzt einen Platzhalter an den Cursor; einer ohne Wert wird mit seinem Eintrag weggelassen.</translation>
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
            <source>&amp;Stop</source>
            <translation>&amp;Stopp</translation>
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
            <source>Open the page of the QGIS options for the selected problem</source>
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
            <source>Running…</source>
            <translation>Läuft…</translation>
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
            <source>Support &amp;Text…</source>
            <translation>Support&amp;text…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>Die zu prüfende Verbindung</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Add one first.</source>
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
            <source>&amp;Save As…</source>
            <translation>&amp;Speichern unter…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text and delete what you do not want to share. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
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
            <source>The text could not be checked for the API keys of {names}.</source>
            <translation>Nach den API-Schlüsseln von {names} konnte nicht gesucht werden.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from Map Service</source>
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
            <source>Add the typed name; the arrow has recently used names</source>
            <translation>Den eingegebenen Namen hinzufügen; hinter dem Pfeil die zuletzt verwendeten</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
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
            <source>Suggest the names of the map layers</source>
            <translation>Die Namen der Kartenlayer, die auch Punkte haben können</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The map service has no other layers.</source>
            <translation>Der Kartendienst nennt keine weiteren Layer.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The name in the service; separate several with commas. Press Enter to add.</source>
            <translation>Wie der Dienst ihn kennt; mehrere mit Kommas. Enter fügt hinzu.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Enter the names from your provider.</source>
            <translation>Der Dienst führt seine Layer nicht auf. Geben Sie die Namen ein, die Ihr Anbieter Ihnen gegeben hat.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. The service may not offer them for points: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. The service may not offer it for points: tick it and try.</extracomment>
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
            <source>{title} (vector source)</source>
            <translation>{title} (Vektorquelle)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>Kartenlayer von {connection} auflisten</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>&amp;Field</source>
            <translation>&amp;Feld</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>0: unknown</source>
            <translation>0: unbekannt</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>10 to 20: CRESTA zone to country</source>
            <translation>10 bis 20: CRESTA-Zone bis Land</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>1: user coordinate</source>
            <translation>1: Koordinate des Anwenders</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>2: building</source>
            <translation>2: Gebäude</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>3: parcel</source>
            <translation>3: Flurstück</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>4: interpolated street</source>
            <translation>4: interpolierte Straße</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>5: high-resolution postcode</source>
            <translation>5: hochauflösende Postleitzahl</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>6: block group</source>
            <translation>6: Blockgruppe</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>7: postal code</source>
            <translation>7: Postleitzahl</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>8: city centroid</source>
            <translation>8: Stadtmittelpunkt</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>9: area</source>
            <translation>9: Region</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>How far a location may be off, by the AddressMatch of Open Exposure Data. The meters are kept for all projects; adapt them to your geocoder.</source>
            <translation>Wie weit ein Standort abweichen kann, nach AddressMatch von Open Exposure Data. Die Meter gelten für alle Projekte; passen Sie sie an Ihren Geocoder an.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>Uncertainty by Address Match</source>
            <translation>Unsicherheit nach Address Match</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>not placeable</source>
            <translation>nicht lokalisierbar</translation>
        </message>
        <message>
            <location filename="../ui/exposure/circle_members.py" />
            <source>Select the locations of the circles</source>
            <translation>Die Standorte der Kreise auswählen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <source>Limits</source>
            <translation>Limits</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <location filename="../ui/window/actions.py" />
            <source>Prospective Risk</source>
            <translation>Neues Risiko</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <location filename="../ui/window/actions.py" />
            <source>Ring Profile</source>
            <translation>Ringprofil</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Calculate the accumulation of each area and compare it with its limit</source>
            <translation>Den Kumul jedes Gebiets berechnen und mit seinem Limit vergleichen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/window/actions.py" />
            <source>Check Limits</source>
            <translation>Limits prüfen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Check limits of {layer}</source>
            <translation>Limits von {layer} prüfen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checked limits</source>
            <translation>Geprüfte Limits</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checking limits</source>
            <translation>Limits werden geprüft</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose a layer of areas with a field for their limits, then click Check Limits.</source>
            <translation>Wählen Sie einen Layer mit Gebieten und einem Feld für ihre Limits und klicken Sie auf 'Limits prüfen'.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/filters/editor.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>Wählen Sie zuerst eine Quelle im Bedienfeld Auswahl.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose the field with the limit of each area.</source>
            <translation>Wählen Sie das Feld mit dem Limit jedes Gebiets.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>The metric to compare; empty: the sum insured, if the service has one</source>
            <translation>Die Kennzahl zum Vergleich; leer: die Versicherungssumme, falls der Dienst eine hat</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Watched areas</source>
            <translation>Beobachtete Gebiete</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} limits breached</source>
            <extracomment>English for 1: 1 limit breached</extracomment>
            <translation>
                <numerusform>{count} Limit überschritten</numerusform>
                <numerusform>{count} Limits überschritten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} near their limits</source>
            <extracomment>English for 1: 1 near its limit</extracomment>
            <translation>
                <numerusform>{count} nahe am Limit</numerusform>
                <numerusform>{count} nahe am Limit</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} not checked</source>
            <extracomment>English for 1: 1 not checked</extracomment>
            <translation>
                <numerusform>{count} nicht geprüft</numerusform>
                <numerusform>{count} nicht geprüft</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{source}, {metric}: {count} areas</source>
            <extracomment>English for 1: {source}, {metric}: 1 area</extracomment>
            <translation>
                <numerusform>{source}, {metric}: {count} Gebiet</numerusform>
                <numerusform>{source}, {metric}: {count} Gebiete</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Headroom</source>
            <translation>Freies Limit</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>Used</source>
            <translation>Genutzt</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Choose the locations, then place a pin on the map.</source>
            <translation>Wählen Sie die Standorte und setzen Sie dann eine Nadel auf die Karte.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Read the locations of {layer}</source>
            <translation>Die Standorte von {layer} lesen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Reading {layer}…</source>
            <translation>{layer} wird gelesen…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>The layer has changed since it was read. Click Read Again</source>
            <translation>Der Layer wurde seit dem Lesen geändert. Klicken Sie auf 'Neu lesen'</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} not placeable</source>
            <extracomment>English for 1: 1 not placeable</extracomment>
            <translation>
                <numerusform>{count} nicht lokalisierbar</numerusform>
                <numerusform>{count} nicht lokalisierbar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a position</source>
            <extracomment>English for 1: 1 without a position</extracomment>
            <translation>
                <numerusform>{count} ohne Position</numerusform>
                <numerusform>{count} ohne Position</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a value</source>
            <extracomment>English for 1: 1 without a value</extracomment>
            <translation>
                <numerusform>{count} ohne Wert</numerusform>
                <numerusform>{count} ohne Wert</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>{layer} could not be read.</source>
            <translation>{layer} konnte nicht gelesen werden.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{layer}: {count} locations</source>
            <extracomment>English for 1: {layer}: 1 location</extracomment>
            <translation>
                <numerusform>{layer}: {count} Standort</numerusform>
                <numerusform>{layer}: {count} Standorte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Currency</source>
            <translation>Wä&amp;hrung</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Locations</source>
            <translation>&amp;Standorte</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;More values</source>
            <translation>&amp;Weitere Werte</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Uncertainty (meters)</source>
            <translation>&amp;Unsicherheit (Meter)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Value</source>
            <translation>W&amp;ert</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Set the meters by address match</source>
            <translation>Meter nach Address Match festlegen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Choose the layer, its values and how certain its positions are</source>
            <translation>Den Layer, seine Werte und die Sicherheit seiner Positionen wählen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Click a place on the map, or drag the pin over it</source>
            <translation>Auf einen Ort der Karte klicken oder die Nadel darüberziehen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Index the locations</source>
            <translation>Die Standorte indizieren</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Locations…</source>
            <translation>Standorte…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Place Pin</source>
            <translation>Nadel setzen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read Again</source>
            <translation>Neu lesen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read the layer as it is now</source>
            <translation>Den Layer lesen, wie er jetzt ist</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Values in other currencies are not counted</source>
            <translation>Werte in anderen Währungen zählen nicht</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pins.py" />
            <source>Click a place, or drag the pin. Esc ends.</source>
            <translation>Klicken Sie auf einen Ort oder ziehen Sie die Nadel. Esc beendet.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Certain {certain}, possible {possible}</source>
            <translation>Sicher {certain}, möglich {possible}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Click Place Pin, then drag the pin over the map.</source>
            <translation>Klicken Sie auf 'Nadel setzen' und ziehen Sie die Nadel über die Karte.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the locations by distance for a spreadsheet</source>
            <translation>Die Standorte nach Entfernung für eine Tabellenkalkulation kopieren</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the ring profile</source>
            <translation>Das Ringprofil kopieren</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Cumulative value by distance from {place}</source>
            <translation>Kumulierter Wert nach Entfernung von {place}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Headroom {amount}</source>
            <translation>Freies Limit {amount}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Largest radius</source>
            <translation>Größter Radius</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile {layer}</source>
            <translation>Ringprofil {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile, {value}</source>
            <translation>Ringprofil, {value}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Save the locations by distance as a CSV file</source>
            <translation>Die Standorte nach Entfernung als CSV-Datei speichern</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is exceeded at {distance}</source>
            <translation>Das Limit wird bei {distance} überschritten</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is not exceeded within {distance}</source>
            <translation>Das Limit wird innerhalb von {distance} nicht überschritten</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/profile_page.py" />
            <source>Within {distance}: {sum} at {count} locations</source>
            <extracomment>English for 1: Within {distance}: {sum} at 1 location</extracomment>
            <translation>
                <numerusform>Innerhalb von {distance}: {sum} an {count} Standort</numerusform>
                <numerusform>Innerhalb von {distance}: {sum} an {count} Standorten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>certain to possible</source>
            <translation>sicher bis möglich</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>none</source>
            <translation>keines</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Add the pins with all numbers to the layer Prospective risks</source>
            <translation>Die Nadeln mit allen Zahlen dem Layer 'Neue Risiken' hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value} in {currency}, not converted.</source>
            <translation>Beträge sind Summen von {value} in {currency}, nicht umgerechnet.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value}.</source>
            <translation>Beträge sind Summen von {value}.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Enter the sum insured, click Place Pin, then click the map.</source>
            <translation>Geben Sie die Versicherungssumme ein, klicken Sie auf 'Nadel setzen' und dann auf die Karte.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Identify</source>
            <translation>Identifizieren</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Pin</source>
            <translation>Nadel</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks need a layer of points. Choose another one.</source>
            <translation>Neue Risiken brauchen einen Layer mit Punkten. Wählen Sie einen anderen.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove Pin</source>
            <translation>Nadel entfernen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove the pin that is chosen here from the map</source>
            <translation>Die hier gewählte Nadel von der Karte entfernen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save the prospective risks</source>
            <translation>Die neuen Risiken speichern</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Saved in the layer {layer}.</source>
            <translation>Im Layer {layer} gespeichert.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Search for the worst circles</source>
            <translation>Schlimmste Kreise suchen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Show address, hazards and risk report of the place of the pin</source>
            <translation>Adresse, Gefährdungen und Risikobericht am Ort der Nadel zeigen</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Terms, name of the insured</source>
            <translation>Bedingungen, Versicherungsnehmer</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Before</source>
            <translation>Vorher</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Double-click to enter the limit of this radius; 0 is none</source>
            <translation>Doppelklicken, um das Limit dieses Radius einzugeben; 0 ist keines</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>No limit</source>
            <translation>Kein Limit</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The greatest sum of a circle of this radius that holds the risk, with it</source>
            <translation>Die größte Summe eines Kreises dieses Radius, der das Risiko enthält, mit ihm</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The worst circle of this radius that holds the risk: before {before}, with it {after}. Center {place}</source>
            <translation>Der schlimmste Kreis dieses Radius, der das Risiko enthält: vorher {before}, mit ihm {after}. Mitte {place}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>With risk</source>
            <translation>Mit Risiko</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Worst circle</source>
            <translation>Schlimmster Kreis</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Copy as JSON</source>
            <translation>Als JSON &amp;kopieren</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Edit as JSON…</source>
            <translation>Als JSON &amp;bearbeiten…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>JSON &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save Filters…</source>
            <translation>Diese Filter &amp;speichern…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Add Filter</source>
            <translation>Filter hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add Nested Filter</source>
            <translation>Untergeordneter Filter</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters after the selected row</source>
            <translation>Filter hinter der gewählten Zeile hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters from the clipboard</source>
            <translation>Die Filter aus der Zwischenablage hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters that narrow each value of the selected row</source>
            <translation>Filter unter jedem Wert der gewählten Zeile hinzufügen, die ihn einschränken</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>Andere Werte für den gewählten Filter wählen (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy the filters to the clipboard</source>
            <translation>Die Filter in die Zwischenablage legen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>Die Filter als JSON kopieren, einfügen oder bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Down</source>
            <translation>Runter</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/history_page.py" />
            <location filename="../ui/selection/area_list.py" />
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit</source>
            <translation>Bearbeiten</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Edit the filters as text</source>
            <translation>Die Filter als Text schreiben</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>In</source>
            <translation>Hinein</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move down (Alt+Down)</source>
            <translation>Nach unten (Alt+Runter)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out one level (Alt+Left)</source>
            <translation>Hinaus, neben den Filter darüber (Alt+Links)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>Nach oben (Alt+Hoch)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Nest in the filter above (Alt+Right)</source>
            <translation>Hinein, unter den Filter davor (Alt+Rechts)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Out</source>
            <translation>Hinaus</translation>
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
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Remove the selected filters with their nested filters (Delete)</source>
            <translation>Die gewählten Filter und alle darunter entfernen (Entf)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Save the filters in the project under a name</source>
            <translation>Die Filter unter einem Namen im Projekt speichern</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved</source>
            <translation>Gespeichert</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved filters of this project and source</source>
            <translation>Filter, die dieses Projekt für die Quelle gespeichert hat</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>Rückgängig: {what} (Strg+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Up</source>
            <translation>Hoch</translation>
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
            <source>flatten</source>
            <translation>flache Liste erstellen</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} combined with AND match nothing. Keep one of them.</source>
            <translation>Zwei Werte von {field} mit UND verknüpft: passt auf nichts. Behalten Sie einen davon.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters.</source>
            <translation>V1 kann nicht sagen, dass ein Filter unter einem anderen liegt.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters. Move them out, or choose V2 for the connection.</source>
            <translation>V1 kennt nur flache Listen: Es kann nicht sagen, dass ein Filter unter einem anderen liegt. Schieben Sie sie hinaus oder wählen Sie V2 für die Verbindung.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no filter field '{field}'. Remove it to send the query.</source>
            <translation>{source} hat kein Feld '{field}' zum Filtern: Solange es hier steht, wird nichts gesendet.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source} verlangt einen Filter auf {fields}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Apply</source>
            <translation>Anwenden</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Filters as JSON</source>
            <translation>Filter als JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Replace all filters with these (Ctrl+Return)</source>
            <translation>Alle Filter durch diese ersetzen (Strg+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Press Ctrl+Return to apply them, or Esc again to discard them.</source>
            <translation>Ihre Änderungen sind noch nicht übernommen. Strg+Enter übernimmt sie, Esc noch einmal verwirft sie.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add Required Filter</source>
            <translation>Pflichtfilter hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>Beschreibt Ihren Dienst. Die Anfrage ändert sich nicht.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Flatten</source>
            <translation>Flache Liste erstellen</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be loaded. The list of the source is shown instead.</source>
            <translation>Die Filterhierarchie war nicht abrufbar. Stattdessen wird die Liste der Quelle verwendet.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Add {count} Filters</source>
            <extracomment>English for 1: Add Filter</extracomment>
            <translation>
                <numerusform>Filter hinzufügen</numerusform>
                <numerusform>{count} Filter hinzufügen</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>Feld zum Filtern</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Nested in {filter}</source>
            <translation>In {filter}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>OK, {count} values</source>
            <extracomment>English for 1: OK, 1 value</extracomment>
            <translation>
                <numerusform>OK, 1 Wert</numerusform>
                <numerusform>OK, {count} Werte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to add '{value}', which the service does not list.</source>
            <translation>Enter übernimmt '{value}', das der Dienst nicht aufführt.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to tick {value}.</source>
            <translation>Enter hakt {value} an.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or enter a value</source>
            <translation>Wert finden oder eingeben</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or paste values</source>
            <translation>Tippen zum Suchen; Listen einfügen</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Enter, or paste many.</source>
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
            <source>Type to search for a value, or type one that is not listed and press Enter.
Paste a spreadsheet column to tick all its values.</source>
            <translation>Tippen, um einen Wert zu finden, oder einen nicht gelisteten eingeben und Enter drücken.
Eine Spalte einer Tabellenkalkulation einfügen, um alle ihre Werte anzuhaken.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Press Enter to add '{value}', which the service does not list.</source>
            <extracomment>English for 1: 1 found. Press Enter to add '{value}', which the service does not list.</extracomment>
            <translation>
                <numerusform>{count} gefunden. Enter übernimmt '{value}' selbst, das der Dienst nicht aufführt.</numerusform>
                <numerusform>{count} gefunden. Enter übernimmt '{value}' selbst, das der Dienst nicht aufführt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name in the project</source>
            <translation>Name im Projekt</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save Filters</source>
            <translation>Diese Filter speichern</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>This replaces the filters with the same name.</source>
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
            <source>Adding maps, {count} to go</source>
            <translation>Karten werden hinzugefügt, noch {count}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps…</source>
            <translation>Karten werden hinzugefügt…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>Objekte von {title} laden</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'…</source>
            <translation>Objekte von '{title}' werden geladen…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>gestoppt</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add to This Project</source>
            <translation>Diesem Projekt hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Nothing was added. '{other}' has the same URL as '{name}', and QGIS sends maps a single API key: that of '{other}'.</source>
            <translation>Nichts wurde hinzugefügt. Auch '{other}' führt zur Adresse von '{name}', und QGIS kann für Karten nur einen API-Schlüssel senden: den von '{other}'.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Requesting the maps of '{name}'…</source>
            <translation>Karten von '{name}' werden abgefragt…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Set '{name}' as Default and Add</source>
            <translation>'{name}' zum Standard machen und hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The map service of '{name}' offers no maps for your API key.</source>
            <translation>Der Kartendienst von '{name}' bietet Ihrem API-Schlüssel keine Karten an.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The maps were added, their features were not: {reason}</source>
            <translation>Die Karten sind da, ihre Objekte nicht: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>Es gibt noch keine Verbindung. Verbinden Sie sich zuerst mit Ihrem Portfoliodienst.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Use '{other}'</source>
            <translation>'{other}' verwenden</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom In</source>
            <translation>Hineinzoomen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/controller.py" />
            <source>{count} layers were chosen for the previous project, and are not added yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the previous project, and is not added yet.</extracomment>
            <translation>
                <numerusform>'{layer}' wurde für das zuvor offene Projekt gewählt und ist noch nicht angelegt.</numerusform>
                <numerusform>{count} Layer wurden für das zuvor offene Projekt gewählt und sind noch nicht angelegt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick the layers to add.</source>
            <translation>Eine Gruppe. Haken Sie die Layer an, die hinzugefügt werden sollen.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add &amp;WFS Layer</source>
            <translation>Auch als &amp;WFS-Layer</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add the vector source of the map, too, with attributes to query and style</source>
            <translation>Auch die Vektorquelle der Karte hinzufügen, mit Attributen zum Abfragen und Gestalten</translation>
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
            <source>Select a layer for its details.</source>
            <translation>Wählen Sie einen Layer, um zu sehen, was er zeigt.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>St&amp;yle</source>
            <translation>St&amp;il</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service gives no further details.</source>
            <translation>Mehr sagt der Dienst dazu nicht.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change Key</source>
            <translation>Schlüssel ändern</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <source>{count} layers are no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</source>
            <extracomment>English for 1: '{title}' is no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</extracomment>
            <translation>
                <numerusform>'{title}' wird nicht mehr gezeigt: Der Kartendienst von '{connection}' antwortet nicht oder lehnt den API-Schlüssel ab.</numerusform>
                <numerusform>{count} Layer werden nicht mehr gezeigt: Der Kartendienst von '{connection}' antwortet nicht oder lehnt den API-Schlüssel ab.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>Legende von {layer}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers the whole world.</source>
            <translation>Deckt die ganze Welt ab.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>Deckt {west} bis {east}, {south} bis {north} ab.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>E</source>
            <translation>O</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>It is visible from 1:{scale} inwards only.</source>
            <translation>Er wird nur bei größerem Maßstab als 1:{scale} gezeichnet.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Not queryable with Identify.</source>
            <translation>Objekte abfragen findet darin nichts.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Nothing was added.</source>
            <translation>Nichts wurde hinzugefügt.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>One map of all layers in this group.</source>
            <translation>Eine Karte aus allen Layern dieser Gruppe.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Raster source.</source>
            <translation>Rasterquelle.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service does not describe its features. They are loaded once, as a copy.</source>
            <translation>Dieser Dienst beschreibt seine Objekte nicht. Sie werden einmalig als Kopie geladen.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service gives relative URLs for its features, which QGIS cannot follow. They are loaded once, as a copy.</source>
            <translation>Dieser Dienst gibt für seine Objekte relative Adressen an, denen QGIS nicht folgen kann. Die Objekte werden einmalig als Kopie geladen.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service names another host for its features, which is not sent the API key. They are loaded once, as a copy.</source>
            <translation>Dieser Dienst nennt für seine Objekte einen anderen Host, der keinen API-Schlüssel erhält. Die Objekte werden einmalig als Kopie geladen.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Vector source.</source>
            <translation>Vektorquelle.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible between 1:{smallest} and 1:{largest}.</source>
            <translation>Gezeichnet zwischen 1:{smallest} und 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{largest} outwards.</source>
            <translation>Gezeichnet bei kleinerem Maßstab als 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{smallest} inwards.</source>
            <translation>Gezeichnet bei größerem Maßstab als 1:{smallest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>W</source>
            <translation>W</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} incomplete: {told}.</source>
            <translation>Unvollständig: {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} layers added to Hazard.</source>
            <extracomment>English for 1: '{title}' added to Hazard.</extracomment>
            <translation>
                <numerusform>'{title}' zu Hazard hinzugefügt.</numerusform>
                <numerusform>{count} Layer zu Hazard hinzugefügt.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} not added: {told}.</source>
            <translation>Nicht hinzugefügt: {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} of them are visible from 1:{scale} inwards only.</source>
            <extracomment>English for 1: '{title}' is visible from 1:{scale} inwards only.</extracomment>
            <translation>
                <numerusform>'{title}' wird nur bei größerem Maßstab als 1:{scale} gezeichnet.</numerusform>
                <numerusform>{count} davon werden nur bei größerem Maßstab als 1:{scale} gezeichnet.</numerusform>
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
            <source>&amp;Add {count} Layers</source>
            <extracomment>English for 1: &amp;Add 1 Layer</extracomment>
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
            <source>&amp;Tick All in Group</source>
            <translation>&amp;Alles darin anhaken</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick All</source>
            <translation>Alles ab&amp;wählen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add Hazard Maps</source>
            <translation>Gefährdungskarten hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add the ticked maps, or else the selected one, to the group Hazard</source>
            <translation>Das Angehakte, sonst die gewählte Karte, zur Gruppe Hazard hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>Ver&amp;bindung</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Loading the legend…</source>
            <translation>Die Legende wird abgerufen…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>Karten des Dienstes</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>No matching maps among {all}. Try fewer words.</source>
            <translation>Keine von {all} hat diese Wörter. Versuchen Sie weniger.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Reload the list of maps</source>
            <translation>Den Kartendienst erneut abfragen</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Search by title, name or description</source>
            <translation>Karte finden: Titel, Name oder was sie zeigt</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service returned no legend.</source>
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
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Open the help for this (F1)</source>
            <translation>Was das ist und wie es benutzt wird (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First Page</source>
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
            <source>GeoPortfolio Help</source>
            <translation>GeoPortfolio-Hilfe</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Help pages</source>
            <translation>Die Seiten der Hilfe</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Only pages with these words are listed; Enter goes to the next match</source>
            <translation>Seiten ohne diese Wörter verschwinden aus dem Inhalt; Enter geht zur nächsten Stelle</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page</source>
            <translation>Seite</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Search the help</source>
            <translation>In der Hilfe finden</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Identify the address</source>
            <translation>Adresse wird gesucht</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>No address found here.</source>
            <translation>Der Dienst kennt hier keine Adresse.</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first.</source>
            <translation>Verbinden Sie sich zuerst im Bedienfeld Auswahl mit einem Dienst, dann fragen Sie einen Ort ab.</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as Table</source>
            <translation>Alles als Tabelle kopieren</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all facts shown, for a spreadsheet</source>
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
            <source>The response lacks the layer '{layer}'. If it does everywhere, check its name under Layers.</source>
            <translation>Die Antwort lässt den Layer '{layer}' aus. Tut sie das überall, prüfen Sie seinen Namen unter Layer.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service rejects the layer '{layer}'. Check its name under Layers.</source>
            <translation>Der Dienst lehnt den Layer '{layer}' ab. Prüfen Sie seinen Namen unter Layer.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no hazard</source>
            <translation>keine Gefährdung</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no response</source>
            <translation>keine Antwort</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>not authorized</source>
            <translation>abgelehnt</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the hazard layers to request</source>
            <translation>Die abzufragenden Gefährdungslayer wählen</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Click Layers and enter the names from your provider.</source>
            <translation>Drücken Sie Layer und nennen Sie die, die Ihr Anbieter hat.</translation>
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
            <source>Layers ({count})…</source>
            <translation>Layer ({count})…</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/identify/hazards_section.py" />
            <source>{count} hazard layers found: {names}. Add others with Layers in the panel.</source>
            <extracomment>English for 1: 1 hazard layer found: {names}. Add others with Layers in the panel.</extracomment>
            <translation>
                <numerusform>{count} Gefährdungslayer gefunden: {names}. Layer im Bedienfeld fügt weitere hinzu.</numerusform>
                <numerusform>{count} Gefährdungslayer gefunden: {names}. Layer im Bedienfeld fügt weitere hinzu.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded location to see its record.</source>
            <translation>Einen geladenen Standort anklicken, um seinen Datensatz zu sehen.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Identifier field</source>
            <translation>Kennungsfeld</translation>
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
            <source>The field whose value identifies the location in the service; remembered for this source.</source>
            <translation>Das Feld, dessen Wert den Standort für den Dienst benennt; für diese Quelle gemerkt.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no location '{value}' in {source}. Choose another identifier field.</source>
            <translation>Der Dienst kennt keinen Standort '{value}' in {source}. Wählen Sie ein anderes Feld unter 'Kennungsfeld'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this location.</source>
            <translation>Der Dienst hat keinen Datensatz zu diesem Standort.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, the service of this location. Add one.</source>
            <translation>Es gibt keine Verbindung zu {host}, von dem dieser Standort stammt. Legen Sie eine an.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another identifier field.</source>
            <translation>Dieser Layer hat kein Feld '{field}'. Wählen Sie ein anderes unter 'Kennungsfeld'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This location has no value in '{field}'. Choose another identifier field.</source>
            <translation>Dieser Standort hat keinen Wert in '{field}'. Wählen Sie ein anderes unter 'Kennungsfeld'.</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>&amp;Aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Show Changes of Refresh</source>
            <translation>Änderungen &amp;zeigen</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Undo Refresh</source>
            <translation>Aktualisierung &amp;rückgängig</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>A layer of the rows that were added, removed or changed</source>
            <translation>Ein Layer der Zeilen, die neu, entfallen oder anders sind</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>A report for each point of a layer, or for the selected points</source>
            <translation>Ein Bericht für jeden oder jeden gewählten Punkt eines Layers</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich each point of a layer, or the selected ones, with hazards</source>
            <translation>Jeder Punkt eines Layers oder die gewählten, mit den Gefährdungen dort</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Enrich with &amp;Hazards…</source>
            <translation>Mit Gefä&amp;hrdungen anreichern…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Load area, filters and columns into the docks</source>
            <translation>Gebiet, Filter und Spalten in die Bedienfelder zurückholen</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Outline the query area on the map</source>
            <translation>Umrandet auf der Karte, was dieser Layer abgefragt hat</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Refresh as &amp;New Layer</source>
            <translation>Als &amp;neuen Layer aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Restore the result before the last refresh</source>
            <translation>Die Antwort vor der letzten Aktualisierung kommt zurück</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Resu&amp;me</source>
            <translation>&amp;Fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Resume loading where it stopped</source>
            <translation>Lädt weiter, wo gestoppt wurde</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Risk Re&amp;ports…</source>
            <translation>Risikober&amp;ichte…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again, for a new layer with the date</source>
            <translation>Fragt dasselbe erneut ab, für einen datierten Layer daneben</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again; the layer keeps its style</source>
            <translation>Fragt dasselbe erneut ab; der Layer behält seinen Stil</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Show &amp;Area</source>
            <translation>&amp;Gebiet zeigen</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>The area of {layer} cannot be shown on this map.</source>
            <translation>Das Gebiet von {layer} kann auf dieser Karte nicht gezeigt werden.</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>Die Layer mit ihren Gebieten vergleichen</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Layer S&amp;tatus…</source>
            <translation>Layer&amp;status…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>The status of the layer and what to do</source>
            <translation>Wie es um den Layer steht und was sich tun lässt</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Refresh with &amp;Current Area</source>
            <translation>Mit dem &amp;jetzigen Gebiet aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/projects/services_offer.py" />
            <source>Unlock</source>
            <translation>Entsperren</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>{layer} cannot be shown. {reason}</source>
            <translation>{layer} kann nicht gezeigt werden. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Find {address}</source>
            <translation>{address} wird gesucht</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Press Enter to search for exactly this address.</source>
            <translation>Kein Vorschlag zu '{text}'. Enter sucht genau diese Adresse.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Read the position</source>
            <translation>Position wird gelesen</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Suggest addresses</source>
            <translation>Adressen werden gesucht</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>The QGIS authentication database is locked. Unlock it to search for addresses.</source>
            <translation>Die Authentifizierungsdatenbank von QGIS ist gesperrt. Entsperren Sie sie, um Adressen zu suchen.</translation>
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
            <source>Enter an address, a latitude and longitude, WKT, or GeoJSON</source>
            <translation>Adresse, Breite und Länge, WKT oder GeoJSON; Enter geht dorthin</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Enter the master password of the QGIS authentication database</source>
            <translation>Master-Passwort der Authentifizierungsdatenbank von QGIS eingeben</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click the map for address, record and hazards</source>
            <translation>Ort abfragen: auf die Karte klicken für Adresse, Datensatz und Gefährdungen</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>Vorgeschlagene Adressen</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unlock…</source>
            <translation>Entsperren…</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Use as Area</source>
            <translation>Als Gebiet</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>Adressen des Portfoliodienstes</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Choose this to enter the master password</source>
            <translation>dies wählen, um das Master-Passwort einzugeben</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>Findet Adressen mit dem Dienst von GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock the QGIS authentication database to search for addresses</source>
            <translation>Authentifizierungsdatenbank von QGIS entsperren, um Adressen zu suchen</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were swapped to fit valid coordinates.</source>
            <translation>Breite und Länge waren vertauscht; hier sind sie richtig gestellt.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>City-level address; the position is exact.</source>
            <translation>Die Adresse ist nur die Stadt; die Position ist genau.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>Adresse und Position kopieren</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Risk Report</source>
            <translation>Risikobericht</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>Die Karte auf diesen Ort zoomen</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>City center only, so a 200 m circle means little.</source>
            <translation>Nur Stadtmitte: Ein Kreis von 200 m sagt wenig aus.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city center only</source>
            <translation>nur Stadtmitte</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city!</source>
            <translation>Stadt!</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>rooftop</source>
            <translation>hausgenau</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS Processing, which is disabled. Enable it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>Das öffnet sich in der Verarbeitung von QGIS, die ausgeschaltet ist. Haken Sie sie unter Erweiterungen &gt; Erweiterungen verwalten und installieren &gt; Installiert an.</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose hazard layers of the connection</source>
            <translation>Gefährdungslayer der Verbindung wählen</translation>
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
            <source>Edit the request, with a preview</source>
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
            <source>A copy could not be created: {trouble}. Check the space and the permissions of the project folder.</source>
            <translation>Eine Kopie konnte nicht angelegt werden: {trouble}. Prüfen Sie Speicherplatz und Rechte neben dem Projekt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Another task is running. Move the results when it has finished.</source>
            <translation>Etwas läuft gerade. Verschieben Sie die Ergebnisse danach.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results to the project folder</source>
            <translation>Ergebnisse neben das Projekt verschieben</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move to Project Folder</source>
            <translation>Neben das Projekt verschieben</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Not moved, because they are being edited: {names}. Save the edits, then save the project.</source>
            <translation>In Bearbeitung, daher noch in Ihrem Profil: {names}. Speichern Sie die Änderungen, dann das Projekt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results have changed.</source>
            <translation>Das Projekt oder seine Ergebnisse haben sich inzwischen geändert.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} reports copied.</source>
            <extracomment>English for 1: 1 report copied.</extracomment>
            <translation>
                <numerusform>Auch eine Kopie von 1 Bericht ist dort.</numerusform>
                <numerusform>Auch Kopien von {count} Berichten sind dort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers are outside the project folder. Moving them also saves the project.</source>
            <extracomment>English for 1: 1 result layer is outside the project folder. Moving it also saves the project.</extracomment>
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
            <source>{reason} The results stay in your profile; project and layers are unchanged.</source>
            <translation>{reason} Die Ergebnisse bleiben in Ihrem Profil; Projekt und Layer sind unverändert.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project package is already being exported. Wait until it has finished.</source>
            <translation>Ein Projektpaket wird bereits exportiert. Warten Sie, bis es fertig ist.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>Projektpaket exportieren</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No API key is included.</source>
            <translation>Es wurde kein API-Schlüssel hineingelegt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Not included, because outside the project folder: {names}.</source>
            <translation>Außerhalb des Projektordners, daher nicht darin: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Nothing to export yet. Load locations first.</source>
            <translation>Es gibt noch nichts zu packen. Laden Sie zuerst Standorte.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>{file} packen</translation>
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
            <source>Packing {file}…</source>
            <translation>{file} wird gepackt…</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Stopped. Nothing was exported.</source>
            <translation>Gestoppt. Nichts wurde gepackt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package contains the saved project. Save it now?</source>
            <translation>Das Paket enthält das Projekt, wie es gespeichert ist. Jetzt speichern?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Unsaved edits are not included: {names}.</source>
            <translation>Nicht gespeicherte Änderungen sind nicht darin: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without their data: {names}.</source>
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
            <source>Add API Key</source>
            <translation>API-Schlüssel hinzufügen</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/window/window.py" />
            <source>Connect…</source>
            <translation>Verbinden…</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Maps and Refresh now use '{name}'. Save the project to keep this.</source>
            <translation>Karten kommen jetzt von '{name}', und auch Aktualisieren fragt dort ab. Speichern Sie das Projekt, damit es so bleibt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project now use '{name}'.</source>
            <translation>Aktualisieren und Karten dieses Projekts verwenden jetzt '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh now uses '{name}'. Save the project to keep this.</source>
            <translation>Aktualisieren fragt jetzt bei '{name}' ab. Speichern Sie das Projekt, damit es so bleibt.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The data of this project is from {host}, to which you have no connection. Loaded data can be used as it is.</source>
            <translation>Die Daten dieses Projekts kamen von {host}. Sie haben keine Verbindung dorthin. Was geladen wurde, ist unverändert lesbar.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are shown again.</source>
            <translation>Die Karten von '{name}' sind wieder da.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is locked.</source>
            <translation>Die Karten von {host} brauchen Ihren API-Schlüssel, der gesperrt ist.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is missing.</source>
            <translation>Die Karten von {host} brauchen Ihren API-Schlüssel, der nicht hier ist.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This URL differs from that of '{name}'.</source>
            <translation>Diese Adresse ist eine andere als die von '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Use '{name}' Instead</source>
            <translation>Stattdessen '{name}' verwenden</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not respond, or your API key was rejected. Results are shown as saved.</source>
            <extracomment>English for 1: A map of {host} did not respond, or your API key was rejected. Results are shown as saved.</extracomment>
            <translation>
                <numerusform>Eine Karte von {host} hat nicht geantwortet, oder Ihr API-Schlüssel wurde abgelehnt. Ergebnisse werden gezeigt, wie sie gespeichert sind.</numerusform>
                <numerusform>{count} Karten von {host} haben nicht geantwortet, oder Ihr API-Schlüssel wurde abgelehnt. Ergebnisse werden gezeigt, wie sie gespeichert sind.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>Änderungen von {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>{layer} vergleichen</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <location filename="../ui/results/messages.py" />
            <source>No rows changed.</source>
            <translation>Keine Zeile hat sich geändert.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>The result before the refresh no longer exists, so the layer is unchanged. Refresh it for the current result.</source>
            <translation>Die Antwort vor der Aktualisierung ist nicht mehr da, daher bleibt der Layer, wie er ist. Aktualisieren Sie ihn für die heutige Antwort.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>Aktualisierung von {layer} rückgängig machen</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer} is being edited. Save or discard the edits, then refresh it.</source>
            <translation>{layer} wird gerade bearbeitet. Speichern oder verwerfen Sie die Änderungen und aktualisieren Sie dann.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer}: restored the result of {when}.</source>
            <translation>{layer} zeigt wieder die Antwort von {when}.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Nothing to refresh yet. Load locations first.</source>
            <translation>Es gibt noch nichts zu aktualisieren. Laden Sie zuerst Standorte.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh Again</source>
            <translation>Erneut aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>{layer} aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>{layer} wird aktualisiert</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Remove Layer</source>
            <translation>Layer entfernen</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Changes</source>
            <translation>Änderungen zeigen</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Loaded Rows</source>
            <translation>Zeigen, was kam</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The layer was removed.</source>
            <translation>Der Layer wurde inzwischen entfernt.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The refreshed data is no longer available. Refresh the layer again.</source>
            <translation>Was kam, ist inzwischen nicht mehr da. Aktualisieren Sie den Layer erneut.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Undo Refresh</source>
            <translation>Aktualisierung rückgängig</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>its file {path} no longer exists, and neither does the query. Load it again from the Selection dock.</source>
            <translation>seine Datei {path} ist nicht mehr da und mit ihr die Abfrage. Laden Sie aus dem Bedienfeld Auswahl neu.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>you have no connection to {host}. Add one, then refresh again.</source>
            <translation>Sie haben keine Verbindung zu {host}. Legen Sie eine an und aktualisieren Sie erneut.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>Wählen Sie einen Ordner für die Berichte.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Enter the full path of the folder.</source>
            <translation>Wählen Sie einen Ordner mit vollständigem Pfad.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>Risikoberichte vorbereiten</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder…</source>
            <translation>Ordner wird vorbereitet…</translation>
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
            <source>The point layer was removed.</source>
            <translation>Die Punkte sind nicht mehr da.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no point layer. Load locations, or add a point layer.</source>
            <translation>Es gibt keinen Punktlayer. Laden Sie Standorte oder fügen Sie einen Punktlayer hinzu.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These locations are from {theirs}; the reports will be for {ours}.</source>
            <translation>Diese Standorte sind von {theirs}, die Berichte werden von {ours} sein.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 does not support nested filters. Choose V2, or send no filters.</source>
            <translation>V1 nimmt keine Filter unter anderen. Wählen Sie V2 oder senden Sie keine Filter.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and resume at any time</source>
            <translation>was eine Weile dauert; Sie können jederzeit anhalten und fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer} hat kein Feld '{field}' für die Dateinamen. Wählen Sie ein anderes.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points.</source>
            <translation>{layer} hat keine Punkte für Berichte.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder</source>
            <translation>&amp;Ordner</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points</source>
            <translation>&amp;Punkte</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>Nur &amp;gewählte Punkte ({count})</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version</source>
            <translation>&amp;Version</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Appl&amp;y current filters</source>
            <translation>Filter der Bedien&amp;felder senden</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat</source>
            <translation>For&amp;mat</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names</source>
            <translation>Datei&amp;namen</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>Radien der Kreise</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that are already in the folder</source>
            <translation>Vorhandene Berichte im Ordner ü&amp;berspringen</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <location filename="../ui/search/portfolio_page.py" />
            <source>There are no current filters.</source>
            <translation>Die Bedienfelder haben keine Filter.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>Mit &amp;Kreisen von</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Open the report of a location</source>
            <translation>Bericht eines Standorts wird geöffnet</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/progress_row.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>Retry Failed</source>
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
            <source>The batch has no report for this location.</source>
            <translation>Das Protokoll des Stapels enthält keinen Bericht für diesen Standort.</translation>
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
            <source>{saved} of {count} reports saved, {warned} in a different format.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in a different format.</extracomment>
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
            <source>Create a safe copy of the report</source>
            <translation>Bericht wird zum Öffnen abgesichert</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program is available to open {path}.</source>
            <translation>Kein Programm öffnet {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a safe copy of the report, without scripts and remote content. The saved file is unchanged.</source>
            <translation>Geöffnet wurde eine Kopie des Berichts, in der kein Skript läuft und nichts nachgeladen wird. Die gespeicherte Datei ist unverändert.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Request it again.</source>
            <translation>Der Bericht ist leer. Fordern Sie ihn noch einmal an.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>Der Bericht ist nicht mehr unter {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened, because no safe copy could be made. If you trust your provider, open the file itself: {path}</source>
            <translation>Der Bericht wurde nicht geöffnet: Er lässt sich nicht absichern. Nur wenn Sie Ihrem Anbieter vertrauen, öffnen Sie die Datei selbst: {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it was not opened.</source>
            <translation>{path} ist eine Verknüpfung oder kein Bericht und wird daher nicht geöffnet.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it was not opened. Request it again.</source>
            <translation>{path} ist keine PDF-Datei und wird daher nicht geöffnet. Fordern Sie den Bericht noch einmal an.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>Alle {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a location with Risk Report, or select points for a report batch.</source>
            <translation>Noch keine Berichte. Klicken Sie mit Bericht auf einen Ort oder wählen Sie Punkte und fragen Sie alle ihre Berichte ab.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause the batch until Resume</source>
            <translation>Keine weiteren Berichte anfragen bis Fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Report batches</source>
            <translation>Berichtsstapel</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
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
            <source>Resume the queued reports</source>
            <translation>Mit den wartenden Berichten weitermachen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>Einzelne Berichte dieser Sitzung, {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Status of the reports to show</source>
            <translation>Zu zeigender Zustand der Berichte</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused, click Resume to continue</source>
            <translation>pausiert; mit Fortsetzen weiter</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>queued</source>
            <translation>eingereiht</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} already saved</source>
            <extracomment>English for 1: 1 already saved</extracomment>
            <translation>
                <numerusform>{count} schon vorher da</numerusform>
                <numerusform>{count} schon vorher da</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in a different format</source>
            <extracomment>English for 1: 1 in a different format</extracomment>
            <translation>
                <numerusform>{count} in anderem Format</numerusform>
                <numerusform>{count} in anderem Format</numerusform>
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
            <location filename="../ui/reports/page_buttons.py" />
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Open the report here in QGIS</source>
            <translation>Den Bericht hier in QGIS öffnen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print the report</source>
            <translation>Den Bericht drucken</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print…</source>
            <translation>Drucken…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Request the failed reports again</source>
            <translation>Die fehlgeschlagenen Berichte erneut anfragen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Risk Reports for Points…</source>
            <translation>Risikoberichte für Punkte…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>Den Ordner mit den Berichten und ihrem Index zeigen</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the points on the map, each with its report</source>
            <translation>Die Punkte auf der Karte zeigen; jeder öffnet seinen Bericht</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Stop the batch; saved reports are kept, the rest can be retried</source>
            <translation>Den Stapel anhalten; gespeicherte Berichte bleiben, der Rest kann wiederholt werden</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom the map to the location of the report</source>
            <translation>Die Karte zum Standort des Berichts bewegen</translation>
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
            <source>Page {page} could not be drawn.</source>
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
            <source>Stopped before it was requested.</source>
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
            <source>The report for {place} belongs to the previous project. Its file is {file}.</source>
            <translation>Der Bericht für {place} wurde für das zuvor offene Projekt erstellt. Seine Datei ist {file}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} is already being downloaded.</source>
            <translation>Der Bericht für {place} wird schon erstellt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more queued</source>
            <extracomment>English for 1: {title}, 1 more queued</extracomment>
            <translation>
                <numerusform>{title}, 1 weiterer wartet</numerusform>
                <numerusform>{title}, {count} weitere warten</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was requested for {place}, but the service sent {came}.</source>
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
            <source>saved</source>
            <translation>gespeichert</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved, other format</source>
            <translation>gespeichert, anderes Format</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>skipped</source>
            <translation>übersprungen</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>Außerhalb von QGIS öffnen</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>Bericht {title} wird geöffnet</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report…</source>
            <translation>Bericht wird geöffnet…</translation>
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
            <source>Save Report</source>
            <translation>Bericht speichern</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>Bericht wird gespeichert</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>Der Bericht konnte nicht gedruckt werden. Prüfen Sie den Drucker oder öffnen Sie ihn außerhalb von QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be read. Open it in another program, or request it again.</source>
            <translation>Der Bericht ist hier nicht lesbar. Vielleicht kann es ein anderes Programm, oder fordern Sie ihn noch einmal an.</translation>
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
            <source>This QGIS cannot show PDF files.</source>
            <translation>Dieses QGIS kann keine PDF-Dateien zeigen.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit</source>
            <translation>Einpassen</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit the width; again: the whole page</source>
            <translation>Breite einpassen; noch einmal: die ganze Seite</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Next Page</source>
            <translation>Nächste Seite</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open the report in the default program</source>
            <translation>Den Bericht in dem Programm öffnen, das dieser Rechner dafür verwendet</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page number</source>
            <translation>Seite; eine Nummer eingeben, um dorthin zu gehen</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Previous Page</source>
            <translation>Vorige Seite</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save a copy of the report</source>
            <translation>Eine Kopie des Berichts speichern</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Show on Map</source>
            <translation>Auf Karte zeigen</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom Out</source>
            <translation>Kleiner</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom in (Ctrl+wheel, or + on the page)</source>
            <translation>Größer (Strg+Rad oder + auf der Seite)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom out (Ctrl+wheel, or - on the page)</source>
            <translation>Kleiner (Strg+Rad oder - auf der Seite)</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Ein Programm, das kein QGIS braucht; der API-Schlüssel wird aus GEOPORTFOLIO_API_KEY gelesen</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Command copied. It writes to {folder} and contains no API key.</source>
            <translation>Der Befehl ist in der Zwischenablage. Er schreibt nach {folder} und enthält keinen API-Schlüssel.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process Command</source>
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
            <source>Program copied, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Das Programm ist in der Zwischenablage. Es enthält keinen API-Schlüssel: Setzen Sie zuerst GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Requests copied for bash, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Die Anfragen sind in der Zwischenablage, für bash. Sie enthalten keinen API-Schlüssel: Setzen Sie zuerst GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The command for this query, without the API key</source>
            <translation>Die Zeile, die dasselbe ohne Fenster abfragt; sie enthält keinen API-Schlüssel</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Die Anfragen für ein Terminal; der API-Schlüssel wird aus GEOPORTFOLIO_API_KEY gelesen</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/window/actions.py" />
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this query is not in the project. Click Run Again.</source>
            <translation>Der Layer dieses Laufs ist nicht im Projekt. Erneut holt ihn zurück.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The result of this query is in the accumulation panel. Click Run Again to show it, then Create Layer for the map.</source>
            <translation>Dieser Lauf ging in die Kumultabelle. Erneut holt seine Zahlen zurück; Layer anlegen bringt sie auf die Karte.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} no longer exists. Click Run Again.</source>
            <translation>{file} ist nicht mehr da. Erneut holt sie zurück.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} is from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run} kam von {host}, zu dem Sie keine Verbindung haben. Es wurde nichts gesendet.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' no longer offers {source}. Choose another source.</source>
            <translation>'{connection}' bietet {source} nicht mehr an. Wählen Sie eine andere Quelle.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} was lost with its file. Draw the area and load it again.</source>
            <translation>Die Abfrage von {layer} ist mit der Datei verschwunden. Zeichnen und laden Sie neu.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This query was in {then}; '{connection}' is set to {now}, which is used.</source>
            <translation>Dies wurde in {then} abgefragt; '{connection}' steht auf {now} und verwendet diese Version.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} is from {host}, to which you have no connection. Add one first.</source>
            <translation>{layer} kam von {host}, zu dem Sie keine Verbindung haben. Legen Sie zuerst eine an.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>Als qgis_process-Befehl kopieren</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>No queries yet. Load locations or records.</source>
            <translation>Noch nichts abgefragt. Laden Sie Standorte oder Datensätze.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Query</source>
            <translation>Abfrage</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Refresh All Layers</source>
            <translation>Alle Layer aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run Again</source>
            <translation>Erneut ausführen</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again</source>
            <translation>Die Abfragen aller GeoPortfolio-Layer des Projekts erneut ausführen</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the query again, for a new layer or file</source>
            <translation>Dasselbe noch einmal abfragen, als neuer Layer oder neue Datei</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this query, or the folder of its file</source>
            <translation>Den Layer dieses Laufs auf der Karte zeigen oder den Ordner seiner Datei</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Time</source>
            <translation>Wann</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>in der Datei {file}</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large for the history</source>
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
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns</source>
            <translation>Spalten</translation>
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
            <source>Larger Pages</source>
            <translation>Größere Seiten</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Again</source>
            <translation>Erneut laden</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Without Filters</source>
            <translation>Ohne Filter laden</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>{title} laden</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Saving the project deletes its file; a file in the profile is kept.</source>
            <translation>{layer} entfernen? Die Datei wird beim Speichern des Projekts gelöscht; eine Datei im Profil bleibt erhalten.</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Resume {title}</source>
            <translation>{title} fortsetzen</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show Rows</source>
            <translation>Zeilen zeigen</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to Area</source>
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
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} saved in {file}. {reason}</source>
            <translation>Unvollständig: {rows} in {file} gespeichert. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was removed.</source>
            <translation>Sein Filter {filter} passt nicht zu den neuen Spalten und wurde entfernt.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas matches the filters.</source>
            <extracomment>English for 1: No data of {source} in this area matches the filters.</extracomment>
            <translation>
                <numerusform>Keine Daten von {source} in diesem Gebiet passen zu den Filtern.</numerusform>
                <numerusform>Keine Daten von {source} in diesen {count} Gebieten passen zu den Filtern.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas.</source>
            <extracomment>English for 1: No data of {source} in this area.</extracomment>
            <translation>
                <numerusform>Keine Daten von {source} in diesem Gebiet.</numerusform>
                <numerusform>Keine Daten von {source} in diesen {count} Gebieten.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} matches these filters.</source>
            <translation>Nichts von {source} passt zu diesen Filtern.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint} match the filters.</source>
            <translation>Keine Datensätze von {source} im Ereignis-Footprint {footprint} passen zu den Filtern.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint}.</source>
            <translation>Keine Datensätze von {source} im Ereignis-Footprint {footprint}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}, on the map and marked incomplete.</source>
            <translation>Gestoppt: {count} auf der Karte, als unvollständig markiert.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}, saved in {file} and incomplete.</source>
            <translation>Gestoppt: {rows} in {file} gespeichert, unvollständig.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first location.</source>
            <translation>Gestoppt, bevor der erste Standort kam.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first record.</source>
            <translation>Gestoppt, bevor der erste Datensatz kam.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. The earlier partial result is still on the map, marked incomplete.</source>
            <translation>Gestoppt. Was vorher kam, ist unverändert auf der Karte, als unvollständig gekennzeichnet.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} has no data that matches the filters.</source>
            <translation>Der Kumul-Layer von {source} hat keine Daten, die zu den Filtern passen.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty.</source>
            <translation>Der Kumul-Layer von {source} ist leer.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}, on the map and marked incomplete.</source>
            <translation>Die Verbindung brach ab: {count} auf der Karte, als unvollständig markiert.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} no longer exists: {file}. Load it again.</source>
            <translation>Die Datei von {layer} ist nicht mehr da: {file}. Laden Sie erneut.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service returns at most {given} records a page, not {asked}.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}.</extracomment>
            <translation>
                <numerusform>Der Dienst liefert höchstens {given} Datensatz je Seite, nicht {asked}.</numerusform>
                <numerusform>Der Dienst liefert höchstens {given} Datensätze je Seite, nicht {asked}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no position: open the table with F6.</source>
            <translation>Ohne Ort: eine Tabelle, F6 öffnet sie.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>nicht aktualisiert. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} loaded, so the layer keeps the earlier result. {reason}</source>
            <translation>nur {rows} erhalten, daher behält der Layer die vorige Antwort. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has no data there any more. The layer still shows the earlier result.</source>
            <translation>der Dienst hat dort nichts mehr. Der Layer zeigt noch die vorige Antwort.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no position and are in the table only (F6).</source>
            <extracomment>English for 1: 1 of the rows has no position and is in the table only (F6).</extracomment>
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
            <source>{count} on the map. Failed ones have the reason in the table. {reason}</source>
            <translation>{count} auf der Karte. Bei fehlgeschlagenen steht der Grund in der Tabelle. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} cannot be resumed. Load it again.</source>
            <translation>{layer} kann nicht dort weitergehen, wo gestoppt wurde. Laden Sie erneut.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or discard the edits, then resume.</source>
            <translation>{layer} wird gerade bearbeitet. Speichern oder verwerfen Sie die Änderungen und setzen Sie dann fort.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to resume.</source>
            <translation>{layer} ist vollständig: Es gibt nichts fortzusetzen.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows} in {file}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the earlier result could not be compared</source>
            <translation>{rows}; kein Vergleich mit der vorigen Antwort möglich</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add to Map</source>
            <translation>Auf die Karte</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete interrupted loads</source>
            <translation>Nicht beendete Ladevorgänge löschen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the loaded hazards of {count} points?</source>
            <extracomment>English for 1: Delete the loaded hazards of 1 point?</extracomment>
            <translation>
                <numerusform>Die erhaltenen Gefährdungen von 1 Punkt löschen?</numerusform>
                <numerusform>Die erhaltenen Gefährdungen von {count} Punkten löschen?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} loaded rows?</source>
            <extracomment>English for 1: Delete the loaded row?</extracomment>
            <translation>
                <numerusform>Die erhaltene Zeile löschen?</numerusform>
                <numerusform>Die {count} erhaltenen Zeilen löschen?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Enrich Again</source>
            <translation>Erneut anreichern</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for interrupted loads</source>
            <translation>Nach nicht beendeten Ladevorgängen suchen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during enrichment: {answered} of {count} points have hazards.</source>
            <extracomment>English for 1: QGIS was closed during enrichment: {answered} of {count} points has hazards.</extracomment>
            <translation>
                <numerusform>QGIS wurde beim Hinzufügen von Gefährdungen beendet: {answered} von {count} Punkt hat seine.</numerusform>
                <numerusform>QGIS wurde beim Hinzufügen von Gefährdungen beendet: {answered} von {count} Punkten haben ihre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during {runs} loads: {rows} loaded.</source>
            <extracomment>English for 1: QGIS was closed during {runs} load: {rows} loaded.</extracomment>
            <translation>
                <numerusform>QGIS wurde beendet, während {runs} Lauf im Gang war. Erhalten: {rows}.</numerusform>
                <numerusform>QGIS wurde beendet, während {runs} Läufe im Gang waren. Erhalten: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed while {source} was loading: {rows} loaded.</source>
            <translation>QGIS wurde beim Laden von {source} beendet. Erhalten: {rows}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>{file} lesen</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Enrich this layer again for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Enrich this layer again for the others.</extracomment>
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
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} loaded before and kept.</source>
            <translation>{reason} Zuvor geladen und behalten: {rows} von {source}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} interrupted loads are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} interrupted load is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason} {runs} nicht beendeter Lauf bleibt erhalten, mit: {rows}.</numerusform>
                <numerusform>{reason} {runs} nicht beendete Läufe bleiben erhalten, mit: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>Datei von {layer} lesen</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this field</source>
            <translation>Diese Zeile entfernen</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}, von dieser Quelle verlangt</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search does not support nested filters: {filters}. Move them out in the Filters dock, or load them in an area instead.</source>
            <translation>Eine Suche nimmt eine flache Liste, Ihre Filter sind aber verschachtelt: {filters}. Stellen Sie sie im Bedienfeld Filter nebeneinander oder laden Sie sie in einem Gebiet.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Choose the record columns in the Selection dock</source>
            <translation>Spalten werden unter Spalten für Datensätze im Bedienfeld Auswahl gewählt</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: service defaults</source>
            <translation>Spalten: Vorgabe des Dienstes</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>Spalten: {count} von {all}</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Enter a value for {field}, or remove the field.</source>
            <translation>Geben Sie einen Wert für {field} ein oder entfernen Sie die Zeile.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. Use fewer fields or columns, or set the connection to V2.</source>
            <translation>In V1 steht diese Suche in der Adresse, die {length} Zeichen lang ist; ein Dienst kann mehr als {limit} ablehnen. Nehmen Sie weniger Felder oder Spalten oder stellen Sie die Verbindung auf V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Incomplete.</source>
            <translation>Es ist unvollständig.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>No data of {source} with {filters}. Remove a field, or check its value.</source>
            <translation>{source} hat nichts mit {filters}. Entfernen Sie ein Feld oder prüfen Sie seinen Wert.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read the search result</source>
            <translation>Gefundenes lesen</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}…</source>
            <translation>{source} wird durchsucht…</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Showing the first {shown} of {count}.</source>
            <translation>Die ersten {shown} von {count} werden hier gezeigt.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row.</source>
            <translation>Gestoppt, bevor die erste Zeile kam.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no position: added as a table.</source>
            <translation>Ohne Ort: auf der Karte eine Tabelle.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no position.</source>
            <translation>Diese Zeile hat keinen Ort zum Zoomen.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 combines filters with AND, so this finds nothing.</source>
            <translation>Zwei Werte von {field}: V1 verknüpft Filter mit UND, daher findet dies nichts.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no location search. Search records, or set the connection to V2.</source>
            <translation>V1 bietet keine Suche nach Standorten. Suchen Sie in den Datensätzen oder stellen Sie die Verbindung auf V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>Ohne Feld wird die ganze Quelle geladen.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. Open the table with F6.</source>
            <translation>{rows} zur Karte hinzugefügt. F6 öffnet die Tabelle.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this API key.</source>
            <translation>{source} ist für diesen API-Schlüssel leer.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} requires a filter on {label}. Add it as a field.</source>
            <translation>{source} verlangt einen Filter auf {label}. Fügen Sie ihn als Feld hinzu.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source}: {rows}, {seconds} s.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add All to Map</source>
            <translation>Alle zur Karte</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add Field</source>
            <translation>Feld</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add a field to search by</source>
            <translation>Ein weiteres Feld für die Suche</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all results as a layer, not only the rows shown here</source>
            <translation>Alles Gefundene als Layer hinzufügen, über die hier gezeigten Zeilen hinaus</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Choose the source in the Selection dock</source>
            <translation>Die Quelle wird im Bedienfeld Auswahl gewählt</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double-click or press Enter to zoom to the row</source>
            <translation>Doppelklick oder Enter: auf den Ort der Zeile zoomen</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Locations of</source>
            <translation>Standorte von</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One point per location</source>
            <translation>Punkte: ein Zeichen je Ort</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records of</source>
            <translation>Datensätze von</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records with the chosen columns</source>
            <translation>Datensätze: volle Datensätze, gewählte Spalten</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search results</source>
            <translation>Was gefunden wurde</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, in any area (Enter)</source>
            <translation>Die ganze Quelle durchsuchen, unabhängig vom Ort (Enter)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search with the filters of the Filters dock</source>
            <translation>Nach den Filtern des Bedienfelds Filter suchen</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Use Current Filters</source>
            <translation>Filter übernehmen</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>Wonach gesucht wird</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source</source>
            <translation>keine Quelle</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk Reports for Selected Points…</source>
            <translation>&amp;Risikoberichte für gewählte Punkte…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation &amp;Layer…</source>
            <translation>Kumul nach &amp;Layer…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Calculate Accumulation</source>
            <translation>Kumul berechnen</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Calculate the totals of the area, or of each radius: values, counts, currencies</source>
            <translation>Die Summen des Gebiets oder jedes Radius: Werte, Anzahlen, Währungen</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>Wählen Sie zuerst eine Quelle</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded location for its risk report ({how})</source>
            <translation>Ort oder geladenen Standort auf der Karte für den Risikobericht anklicken ({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click the map for the hazards there</source>
            <translation>Einen Ort auf der Karte für die Gefährdungen dort anklicken</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>Zeichnen Sie zuerst ein Gebiet</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first. The menu has queries without an area.</source>
            <translation>Zeichnen Sie zuerst ein Gebiet. Das Menü hat Abfragen ohne Gebiet.</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich &amp;Points with Hazards…</source>
            <translation>&amp;Punkte mit Gefährdungen anreichern…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazard &amp;Layers…</source>
            <translation>Gefährdungs&amp;layer…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and of an event</source>
            <translation>Gefährdungen eines Orts, vieler Punkte und unter einem Ereignis</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Include the locations in the circles, with the radii above</source>
            <translation>Auch die Standorte in den Kreisen, mit den Radien oben</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Locations</source>
            <translation>Standorte laden</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Records</source>
            <translation>Datensätze laden</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the accumulation layer of this source (V1)</source>
            <translation>Der eigene Kumul-Layer des Dienstes zu dieser Quelle (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the locations in the area, one point each (Ctrl+Return)</source>
            <translation>Die Standorte im Gebiet laden, je ein Punkt (Strg+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the area, with the chosen columns</source>
            <translation>Die vollen Datensätze im Gebiet laden, mit den gewählten Spalten</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the footprint of a live event</source>
            <translation>Die Datensätze im Footprint eines Live-Ereignisses laden</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Records in E&amp;vent Footprint…</source>
            <translation>Datensätze im E&amp;reignis-Footprint…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;1</source>
            <translation>Berichte von V&amp;1</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;2</source>
            <translation>Berichte von V&amp;2</translation>
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
            <source>Report version, independent of the connection</source>
            <translation>Die Version der Berichte ist ihre eigene, nicht die der Verbindung</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Locations as &amp;CSV…</source>
            <translation>Standorte als &amp;CSV-Datei…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Records as C&amp;SV…</source>
            <translation>Datensätze als C&amp;SV-Datei…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save a report for each selected point of the active layer</source>
            <translation>Ein Bericht für jeden gewählten Punkt des aktiven Layers, in einem Ordner</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save the table of the service as a file</source>
            <translation>Die eigene Tabelle des Dienstes, beim Eintreffen in eine Datei geschrieben</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The hazard layers of this connection to request</source>
            <translation>Die abzufragenden Gefährdungslayer dieser Verbindung</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles</source>
            <translation>Mit &amp;Kreisen</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles: {radii}</source>
            <translation>Mit &amp;Kreisen: {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with the vertex tool</source>
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
            <source>&amp;Paste Geometry</source>
            <translation>WKT oder GeoJSON &amp;einfügen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected Features</source>
            <translation>&amp;Gewählte Objekte</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add From</source>
            <translation>Hinzufügen aus</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add all features of the current layer</source>
            <translation>Alle Objekte des aktuellen Layers</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add areas from features, the map or the clipboard</source>
            <translation>Gebiete aus Objekten, Karte oder Zwischenablage nehmen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add selected polygons as areas, selected points as centers of circles</source>
            <translation>Gewählte Polygone als Gebiete, gewählte Punkte als Mittelpunkte von Kreisen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add the map extent as an area</source>
            <translation>Was die Karte zeigt, als ein Gebiet</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All Features of &amp;Layer</source>
            <translation>Alle Objekte des &amp;Layers</translation>
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
            <source>Map &amp;Extent</source>
            <translation>Karten&amp;ausdehnung</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Mer&amp;ge Areas</source>
            <translation>Zu einem Gebiet &amp;vereinigen</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Merge all areas into one</source>
            <translation>Die Vereinigung aller Gebiete, als eines abgefragt und bezeichnet</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Paste WKT, GeoJSON, or latitude and longitude</source>
            <translation>Was kopiert wurde: WKT, GeoJSON oder Breite und Länge</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Polygon</source>
            <translation>Polygon</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii, such as 200 500 1km; in m, km, mi or ft, without a unit meters</source>
            <translation>Radien der Kreise, wie in 200 500 1km; Einheiten m, km, mi und ft, ohne Einheit Meter</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire concentration</source>
            <translation>Solvency-II-Feuerradius</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>Nach &amp;unten</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>Spalten ziehen, um ihre Reihenfolge zu ändern</translation>
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
            <source>None chosen: service defaults.</source>
            <translation>Keine gewählt: Der Dienst liefert seine Vorgabe.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records p&amp;er page</source>
            <translation>&amp;Datensätze je Seite</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records per request. A service may return fewer; pages then become as small.</source>
            <translation>Datensätze je Anfrage. Ein Dienst kann weniger liefern; dann werden die Seiten so klein.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;All</source>
            <translation>&amp;Alle wählen</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;None</source>
            <translation>&amp;Keine wählen</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns shown</source>
            <translation>Alle gezeigten Spalten anhaken</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns shown</source>
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
            <source>{latitude} and {longitude} are always requested, to show the records on the map.</source>
            <translation>{latitude} und {longitude} werden ebenfalls abgefragt, damit die Datensätze auf die Karte kommen.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>Die Filter von {source} bleiben bei '{before}'. '{now}' hat dafür keine.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use Them Here, Too</source>
            <translation>Auch hier verwenden</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of records, their order and the page size</source>
            <translation>Spalten der Datensätze, ihre Reihenfolge und die Seitengröße wählen</translation>
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
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: service defaults</source>
            <translation>Spalten der Datensätze: Vorgabe des Dienstes</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: {count} of {all}</source>
            <translation>Spalten der Datensätze: {count} von {all}</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>Auswahlgebiete lesen</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom There</source>
            <translation>Dorthin zoomen</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load locations.</source>
            <translation>1. Gebiet zeichnen.
2. Filter hinzufügen.
3. Standorte laden.</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections…</source>
            <translation>&amp;Verbindungen…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload Sources</source>
            <translation>Quellen neu &amp;laden</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>Quelle wählen</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connect to another service</source>
            <translation>Das Formular für Adresse und Schlüssel eines anderen Dienstes</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>Verbindungen und Quellen</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key</source>
            <translation>Den Dienst fragen, welche Quellen Ihr API-Schlüssel sehen darf</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key again</source>
            <translation>Den Dienst erneut fragen, welche Quellen Ihr API-Schlüssel sehen darf</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Listing the sources…</source>
            <translation>Die Quellen werden abgerufen…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Manage connections in the QGIS options</source>
            <translation>Alle Verbindungen, in den Optionen von QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Portfolio source</source>
            <translation>Quelle: welches Portfolio abgefragt wird</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Updated {time}</source>
            <translation>Stand: {time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Updated {time}</source>
            <extracomment>English for 1: 1 source. Updated {time}</extracomment>
            <translation>
                <numerusform>{count} Quelle. Stand: {time}</numerusform>
                <numerusform>{count} Quellen. Stand: {time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>Als CSV speichern</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add Hazard Maps…</source>
            <translation>Gefährdungskarten hinzufügen…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Calculate the totals of the source in the area.</source>
            <translation>Summiert, was die Quelle im Gebiet hat.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key can access.</source>
            <translation>Eine Verbindung prüfen, und was ihr API-Schlüssel darf.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Choose a source, an area and filters.</source>
            <translation>Öffnet die Bedienfelder, in denen Sie Quelle, Gebiet und Filter wählen.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to open its risk report.</source>
            <translation>Ort oder geladenen Standort anklicken; sein Risikobericht öffnet sich.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to show its address, record and hazards.</source>
            <translation>Einen Ort oder einen geladenen Standort anklicken; Adresse, Datensatz und Gefährdungen werden gezeigt.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii; press Enter to finish.</source>
            <translation>Mittelpunkte anklicken; Ziffern für die Radien aller tippen; Enter beendet.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the vertices of an area; right-click or press Enter to finish.</source>
            <translation>Ecken eines Gebiets anklicken; Rechtsklick oder Enter beendet es.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Compare the accumulation of watched areas with their limits.</source>
            <translation>Den Kumul beobachteter Gebiete mit ihren Limits vergleichen.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections…</source>
            <translation>Verbindungen…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection…</source>
            <translation>Verbindung diagnostizieren…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Circles</source>
            <translation>Kreise zeichnen</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Polygon</source>
            <translation>Polygonauswahl zeichnen</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Edit the filters of the query.</source>
            <translation>Öffnet das Bedienfeld mit den Filtern der Abfrage.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package…</source>
            <translation>Projektpaket exportieren…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export the project, its results and its reports as one zip, without the API key.</source>
            <translation>Packt Projekt, Ergebnisse und Berichte in ein ZIP, ohne Ihren API-Schlüssel.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find Worst Circles…</source>
            <translation>Schlimmste Kreise finden…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find the circles of a radius with the greatest sums insured of a layer.</source>
            <translation>Die Kreise eines Radius mit den größten Versicherungssummen eines Layers finden.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the locations of the source in the area, one point each.</source>
            <translation>Lädt die Standorte der Quelle im Gebiet, je ein Punkt.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the records of the source in the area.</source>
            <translation>Lädt die vollständigen Datensätze der Quelle im Gebiet.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Manage the service URLs and API keys.</source>
            <translation>Die Dienste, die Sie abfragen können: ihre Adressen und API-Schlüssel.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Open the help.</source>
            <translation>Wozu jede Ansicht dient und wie sie benutzt wird.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Portfolio Selection</source>
            <translation>Portfolio-Auswahl</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh All Results</source>
            <translation>Alle Ergebnisse aktualisieren</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk Report at Location</source>
            <translation>Risikobericht per Klick</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again.</source>
            <translation>Führt die Abfragen aller GeoPortfolio-Layer des Projekts erneut aus.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search Address</source>
            <translation>Adresse suchen</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search for an address, with suggestions.</source>
            <translation>Adresse eingeben; Vorschläge kommen beim Tippen.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search, preview and add the hazard maps of the service.</source>
            <translation>Die Gefährdungskarten des Dienstes suchen, ansehen und hinzufügen.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show reports and past queries.</source>
            <translation>Öffnet das Bedienfeld mit Kumulen, Berichten und früheren Abfragen.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show the cumulative value around a pin by distance, for any layer.</source>
            <translation>Den kumulierten Wert um eine Nadel nach Entfernung zeigen, für jeden Layer.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>Versionen, Einstellungen und Protokoll als einen Text anzeigen, ohne API-Schlüssel.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show what a new risk adds to the accumulation around a pin.</source>
            <translation>Zeigen, was ein neues Risiko zum Kumul um eine Nadel beiträgt.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text…</source>
            <translation>Supporttext…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: move the map under the cross with the arrow keys, with Shift in small steps; {key} clicks there.</source>
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
            <source>The layer {layer} belongs to the previous project. Its file is {file}.</source>
            <translation>Der Layer {layer} wurde für das zuvor offene Projekt angelegt. Seine Datei ist {file}.</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>Zertifikate</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Connection</source>
            <translation>Verbindung prüfen</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Proxy</source>
            <translation>Proxy prüfen</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>Bisher {come} geladen, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Continue?</source>
            <translation>Bisher {come} geladen. Weiter?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts})</source>
            <translation>Neuer Versuch in {seconds} s (Versuch {attempt} von {attempts})</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. Saving the partial result…</source>
            <translation>Gestoppt. Was kam, wird gesichert…</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>{count} ({size})</source>
            <translation>{count} ({size})</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>{title}, {seconds} s</source>
            <translation>{title}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress_row.py" />
            <source>Resume loading</source>
            <translation>Weiter laden</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is running. Wait for it, or stop it.</source>
            <translation>Ein anderer Kumul wird gerade abgefragt. Warten Sie darauf oder stoppen Sie ihn.</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is running. Wait for it, or stop it.</source>
            <translation>Es wird schon geladen. Warten Sie darauf oder stoppen Sie es.</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>Mit {connection} verbinden</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connected. Sources: {sources}</source>
            <translation>Der Dienst antwortet. Quellen: {sources}</translation>
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
            <location filename="../ui/window/size_question.py" />
            <source>Stop and Keep</source>
            <translation>Stoppen und behalten</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/window/size_question.py" />
            <source>{count} rows loaded so far ({size}). Continue?</source>
            <extracomment>English for 1: 1 row loaded so far ({size}). Continue?</extracomment>
            <translation>
                <numerusform>Bisher {count} Zeile ({size}), und es kommen mehr. Weiter?</numerusform>
                <numerusform>Bisher {count} Zeilen ({size}), und es kommen mehr. Weiter?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>GeoPortfolio ist installiert. Verbinden Sie es mit Ihrem Portfoliodienst.</translation>
        </message>
    </context>
</TS>
