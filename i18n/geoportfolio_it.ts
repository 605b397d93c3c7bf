<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en_US">
    <context>
        <name>GeoPortfolio</name>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>changed</source>
            <translation>modificato</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>not in the baseline</source>
            <translation>non nella base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>only in the baseline</source>
            <translation>solo nella base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>other currency</source>
            <translation>altra valuta</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Area</source>
            <translation>Area</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/accumulation/table.py" />
            <source>no filters</source>
            <translation>nessun filtro</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>not converted</source>
            <translation>non convertito</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Baseline</source>
            <translation>Base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Current</source>
            <translation>Attuale</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference</source>
            <translation>Differenza</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference, %</source>
            <translation>Differenza, %</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>baseline, {time}</source>
            <translation>base, {time}</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>failed</source>
            <translation>errore</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/accumulation/table.py" />
            <location filename="../ui/browser/sources.py" />
            <source>{count} filters</source>
            <extracomment>English for 1: 1 filter</extracomment>
            <translation>
                <numerusform>1 filtro</numerusform>
                <numerusform>{count} filtri</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <location filename="../ui/places/pasted.py" />
            <source>Area {number}</source>
            <translation>Area {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <source>Center {number}</source>
            <translation>Centro {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' could not be transformed to EPSG:4326; it was skipped. Check the CRS of its layer.</source>
            <translation>'{name}' non si può trasformare in longitudine e latitudine; non è stato interrogato. Controlla il sistema di riferimento del suo layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was skipped. Set the layer's CRS.</source>
            <translation>'{name}' non ha un sistema di riferimento; non è stato interrogato. Imposta quello del suo layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no point on the map; it was skipped.</source>
            <translation>'{name}' non ha un unico punto sulla mappa; non è stato interrogato.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was skipped. Split them with Multipart to singleparts.</source>
            <translation>'{name}' ha più punti; non è stato interrogato. Separali con Da multi parte a parti singole.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' is outside ±180°, ±90°; it was skipped. Check the CRS of its layer.</source>
            <translation>'{name}' supera 180 gradi di longitudine o 90 di latitudine; non è stato interrogato. Controlla il sistema di riferimento del suo layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' could not be transformed to EPSG:4326; nothing was sent. Check the CRS of its layer.</source>
            <translation>L'area '{name}' non si può trasformare in longitudine e latitudine; non è stato inviato nulla. Controlla il sistema di riferimento del suo layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' crosses itself{where}; nothing was sent.</source>
            <translation>L'area '{name}' si auto-interseca{where}; non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is empty; nothing was sent.</source>
            <translation>L'area '{name}' è vuota; non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is not valid{where}; nothing was sent.</source>
            <translation>L'area '{name}' non è valida{where}; non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' needs at least 3 distinct vertices{where}; nothing was sent.</source>
            <translation>L'area '{name}' richiede almeno 3 punti diversi{where}; non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is not 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>La riga {line} non è 'latitudine, longitudine': '{near}'. Correggila e incolla di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No geometry on the clipboard, but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Negli appunti non c'è una forma, ma '{near}'. Prima copia WKT, GeoJSON o 'latitudine, longitudine'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No text on the clipboard. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Negli appunti non c'è testo. Prima copia WKT, GeoJSON o 'latitudine, longitudine'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS does not know the coordinate system '{near}' of the pasted text.</source>
            <translation>QGIS non conosce il sistema di riferimento '{near}', indicato nel testo incollato.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are not in degrees. Add the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>Le coordinate incollate ({near}) non sono gradi. Metti davanti il sistema di riferimento, come in SRID=25832;POLYGON(...), e incolla di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text contains no polygon and no point.</source>
            <translation>Il testo incollato non ha né poligoni né punti.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text could not be read at line {line}, column {column}, near '{near}'.</source>
            <translation>Il testo incollato non è leggibile alla riga {line}, colonna {column}, vicino a '{near}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which encloses nothing. Paste polygons or points.</source>
            <translation>Il testo incollato è una linea, che non ha un interno. Incolla poligoni o punti.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is not valid GeoJSON at {near}. Correct it and paste again.</source>
            <translation>Il testo incollato non è GeoJSON in {near}. Correggilo e incolla di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>si auto-interseca{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 distinct vertices{where}</source>
            <translation>ha meno di 3 punti diversi{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has no coordinate system</source>
            <translation>non ha un sistema di riferimento</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is empty</source>
            <translation>è vuota</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is neither a polygon nor a point</source>
            <translation>non è né poligono né punto</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>non è valida{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside the extent of its coordinate system</source>
            <translation>è fuori dal suo sistema di riferimento</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside ±180°, ±90°</source>
            <translation>è fuori dal globo</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/from_features.py" />
            <source>{name} (feature {id})</source>
            <translation>{name} (elemento {id})</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/pasted.py" />
            <source>geometry {number}</source>
            <translation>forma {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Add selection areas</source>
            <translation>Aggiungi aree di selezione</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Clear selection areas</source>
            <translation>Svuota aree di selezione</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Repair area</source>
            <translation>Ripara area</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Selection areas</source>
            <translation>Aree di selezione</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{count} areas merged</source>
            <extracomment>English for 1: 1 area merged</extracomment>
            <translation>
                <numerusform>{count} area unita</numerusform>
                <numerusform>{count} aree unite</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{name}, {radius} edited</source>
            <translation>{name}, {radius} modificato</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>A connection needs a unique name without slashes, other than 'environment'.</source>
            <translation>Una connessione deve avere un nome proprio, senza barre e diverso da 'environment'.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another one or add it.</source>
            <translation>La connessione '{connection}' non esiste. Scegline un'altra o creala.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Add one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>Non c'è ancora una connessione. Creane una in Impostazioni &gt; Opzioni &gt; GeoPortfolio, o imposta le variabili GEOPORTFOLIO_URL e GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' could not be read, so nothing was sent. Unlock the QGIS authentication database with the master password, or enter the API key again.</source>
            <translation>Impossibile leggere la chiave API di '{connection}', quindi non è stato inviato nulla. Sblocca il database di autenticazione di QGIS con la password principale, o inserisci di nuovo la chiave API.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' was kept until QGIS was closed. Enter it again in the connection.</source>
            <translation>La chiave API di '{connection}' è stata tenuta solo fino alla chiusura di QGIS. Scrivila di nuovo nella connessione.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database did not store the API key. Keep it until QGIS is closed, or try again and enter the master password.</source>
            <translation>Il database di autenticazione di QGIS non ha salvato la chiave API. Conservala fino alla chiusura di QGIS, o riprova con la password principale.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database has no API key for '{connection}'. Enter it again in the connection.</source>
            <translation>Il database di autenticazione di QGIS non ha una chiave API per '{connection}'. Inseriscila di nuovo nella connessione.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/network.py" />
            <source>QGIS does not trust the certificate of {host}. The request was stopped, and no API key is sent there until you restart QGIS.</source>
            <translation>QGIS non ritiene attendibile il certificato di {host}. La richiesta è stata interrotta e nessuna chiave API viene inviata lì fino al riavvio di QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>API key not authorized ({status}). Ask your provider if you need this.</source>
            <translation>Chiave API non autorizzata ({status}). Chiedi al fornitore se ne ha bisogno.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/accumulation/metric_view.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Accumulation</source>
            <translation>Cumulo</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Address Suggestions</source>
            <translation>Suggerimenti di indirizzi</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>All checks passed.</source>
            <translation>Tutti i controlli sono stati superati.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection</source>
            <translation>Connessione</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Diagnostics of {connection}, {address}</source>
            <translation>Diagnostica di {connection}, {address}</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Failed</source>
            <translation>Errore</translation>
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
            <translation>Filtri</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Enrichment</source>
            <translation>Arricchimento con pericoli</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Features (WFS)</source>
            <translation>Elementi di pericolo (WFS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Maps (WMS)</source>
            <translation>Mappe di pericolo (WMS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../core/toolbox/exposure/base.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>Locations</source>
            <translation>Ubicazioni</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this URL.</source>
            <translation>Non trovato ({status}): il servizio non lo offre, o non a questo indirizzo.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not requested, as your provider may bill reports.</source>
            <translation>Non richiesti, perché il fornitore può fatturare i report.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not run, because the connection failed.</source>
            <translation>Non eseguito, perché la connessione non è riuscita.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed</source>
            <translation>Superato</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed with {count} warnings.</source>
            <extracomment>English for 1: Passed with 1 warning.</extracomment>
            <translation>
                <numerusform>Superato con 1 avviso.</numerusform>
                <numerusform>Superato con {count} avvisi.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/load_table.py" />
            <source>Records</source>
            <translation>Record</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Risk Reports</source>
            <translation>Report di rischio</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/search/dock.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search</source>
            <translation>Ricerca</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Skipped</source>
            <translation>Saltato</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/portfolio.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Sources</source>
            <translation>Fonti</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The API key is valid, but has no source. Ask your provider for one.</source>
            <translation>La chiave API è valida, ma non ha alcuna fonte. Chiedine una al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The connection is not encrypted, so others on the network can read the API key. Ask your provider for an https URL.</source>
            <translation>La connessione non è cifrata, quindi altri possono leggere la chiave API lungo il percorso. Chiedi al fornitore un indirizzo https.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key, but not for looking up addresses ({status}). Ask your provider if you need it.</source>
            <translation>Il servizio ha accettato la chiave API, ma non per la ricerca di indirizzi ({status}). Chiedi al fornitore se ne ha bisogno.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key.</source>
            <translation>Il servizio ha accettato la chiave API.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service was reached, but did not accept the test request ({status}).</source>
            <translation>Il servizio è stato raggiunto, ma non ha accettato la richiesta di prova ({status}).</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source does not offer accumulation.</source>
            <translation>La fonte non offre il cumulo.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source has no field to search by.</source>
            <translation>La fonte non ha campi per la ricerca.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>There is no source to query.</source>
            <translation>Non c'è alcuna fonte da interrogare.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Warning</source>
            <translation>Avviso</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Your list of hazard layers is empty.</source>
            <translation>Il tuo elenco di layer di pericolo è vuoto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} checks failed, first: {name}.</source>
            <extracomment>English for 1: 1 check failed: {name}.</extracomment>
            <translation>
                <numerusform>1 controllo non riuscito: {name}.</numerusform>
                <numerusform>{count} controlli non riusciti, il primo: {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} sources: {names}.</source>
            <extracomment>English for 1: 1 source: {names}.</extracomment>
            <translation>
                <numerusform>1 fonte: {names}.</numerusform>
                <numerusform>{count} fonti: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Failed, see message</source>
            <translation>Non riuscito, vedi messaggio</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards</source>
            <translation>Pericoli</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>In hazard zone</source>
            <translation>In zona di pericolo</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>Messaggio</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not requested, stopped before</source>
            <translation>Non chiesto, interrotto prima</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Outside</source>
            <translation>Fuori</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Point</source>
            <translation>Punto</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Requested</source>
            <translation>Chiesto</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Status</source>
            <translation>Stato</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/accumulation/model.py" />
            <source>no value</source>
            <translation>nessun valore</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has '{found}', which is not a number. Use a numeric field, or to_real().</source>
            <translation>L'elemento {name} ha '{found}', che non è un numero. Usa un campo numerico o to_real().</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has the negative value {found}. Exclude it, or choose another value.</source>
            <translation>L'elemento {name} ha il valore negativo {found}. Escludilo o scegli un altro valore.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>No feature of {name} has a position that can be transformed to EPSG:4326. Check the CRS of its layer.</source>
            <translation>Nessun elemento di {name} ha una posizione trasformabile in EPSG:4326. Controlla il SR del layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>The expression of {name} is not valid: {found}. Correct it.</source>
            <translation>L'espressione di {name} non è valida: {found}. Correggila.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} has no features. Choose another layer.</source>
            <translation>{name} non ha elementi. Scegli un altro layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} is {found} m. Enter a radius of 1 to 100,000 meters.</source>
            <translation>{name} è {found} m. Inserisci un raggio da 1 a 100.000 metri.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>A circle is closed: a location counts if its geodesic distance from the center on the ellipsoid WGS 84, rounded to 1 mm, is at most the radius. A polygon counts by its nearest edge. All centers on the globe are considered, not only locations: the sum of all values in reach of a region of centers bounds its circles from above, and regions are divided until none can hold a greater sum. No circle of this radius has a greater value than the first. Each further circle is the worst one without the locations of those before. Values of different currencies are never added.</source>
            <translation>Un cerchio è chiuso: un'ubicazione conta se la sua distanza geodetica dal centro sull'ellissoide WGS 84, arrotondata a 1 mm, è al massimo il raggio. Un poligono conta per il suo bordo più vicino. Sono considerati tutti i centri del globo, non solo le ubicazioni: la somma di tutti i valori a portata di una regione di centri limita i suoi cerchi dall'alto, e le regioni sono divise finché nessuna può avere una somma maggiore. Nessun cerchio di questo raggio ha un valore maggiore del primo. Ogni cerchio successivo è il peggiore senza le ubicazioni dei precedenti. I valori di valute diverse non sono mai sommati.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Certain</source>
            <translation>Certo</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>Circles</source>
            <translation>Cerchi</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/pin_page.py" />
            <source>Currency</source>
            <translation>Valuta</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Data source</source>
            <translation>Fonte dei dati</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Distance (m)</source>
            <translation>Distanza (m)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Feature</source>
            <translation>Elemento</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Latitude</source>
            <translation>Latitudine</translation>
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
            <translation>Ubicazioni del cerchio {rank}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Longitude</source>
            <translation>Longitudine</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Method</source>
            <translation>Metodo</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Not placeable (excluded)</source>
            <translation>Non localizzabile (escluso)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Possible</source>
            <translation>Possibile</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Radius</source>
            <translation>Raggio</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Radius {radius} m, north up</source>
            <translation>Raggio {radius} m, nord in alto</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Rank</source>
            <translation>Posizione</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Read</source>
            <translation>Letto</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Share</source>
            <translation>Quota</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Uncertainty (m)</source>
            <translation>Incertezza (m)</translation>
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
            <translation>Valore</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a position (excluded)</source>
            <translation>Senza posizione (escluso)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a value (counted as 0)</source>
            <translation>Senza valore (conta come 0)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Worst circles of {radius}</source>
            <translation>Peggiori cerchi di {radius}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} locations with a value of {value}</source>
            <translation>{count} ubicazioni con un valore di {value}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} more locations with smaller values.</source>
            <translation>Altre {count} ubicazioni con valori minori.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Limit breached</source>
            <translation>Limite superato</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Near limit</source>
            <translation>Vicino al limite</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The area has no limit.</source>
            <translation>L'area non ha un limite.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service returned no metrics.</source>
            <translation>Il servizio non ha restituito metriche.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The service returned no number for '{metric}', but {names}.</source>
            <translation>Il servizio non ha restituito un numero per '{metric}', ma {names}.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Within limit</source>
            <translation>Entro il limite</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits_layer.py" />
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Limits of {name}</source>
            <translation>Limiti di {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/files/own_files.py" />
            <source>{word} is a link, or was not written by GeoPortfolio, so it was not changed. Move it, then try again.</source>
            <translation>{word} è un collegamento, o non è stato scritto da GeoPortfolio, quindi non è stato modificato. Spostalo, poi riprova.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>Elementi: {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS cannot request the name '{name}'. Ask your provider for one without '%'.</source>
            <translation>QGIS non può richiedere il nome '{name}'. Chiedi al fornitore un nome senza '%'.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not return it to QGIS. Test the connection and its API key, then add it again.</source>
            <translation>Il servizio di mappe non l'ha dato a QGIS. Prova la connessione e la chiave API, poi aggiungilo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no valid extent for this map, so QGIS may refuse it. Ask your provider to correct it.</source>
            <translation>Il servizio non fornisce un'estensione valida per questa mappa, quindi QGIS può rifiutarla. Chiedi al fornitore di correggerla.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (incomplete)</source>
            <translation>{title} (incompleto)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (stopped)</source>
            <translation>{title} (interrotto)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title}, features</source>
            <translation>{title}, elementi</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/reload.py" />
            <source>List the maps of {name}</source>
            <translation>Chiedi quali sono le mappe di {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to add one.</source>
            <translation>Fai clic sul segno accanto al nome per crearne una.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to retry or to change the API key.</source>
            <translation>Fai clic sul segno accanto al nome per riprovare o cambiare la chiave API.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to unlock or change it.</source>
            <translation>Fai clic sul segno accanto al nome per sbloccarla o cambiarla.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The API key for '{connection}' is missing or locked.</source>
            <translation>La chiave API di '{connection}' manca o è bloccata.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not respond, or rejects the API key.</source>
            <translation>Il servizio di mappe di '{connection}' non risponde, o rifiuta la chiave API.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>Non hai una connessione a {host}.</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Save the query history</source>
            <translation>Ricorda le ultime esecuzioni</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete replaced results</source>
            <translation>Elimina risultati sostituiti</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>No place found for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>Il servizio non conosce un luogo per '{name}'. Controlla l'ortografia, o aggiungi città e paese.</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Added</source>
            <translation>Aggiunta</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Change</source>
            <translation>Modifica</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Changed</source>
            <translation>Modificata</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Dropped</source>
            <translation>Rimossa</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>What changed</source>
            <translation>Cosa è cambiato</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>columns gone: {names}</source>
            <translation>colonne rimosse: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>moved</source>
            <translation>spostato</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>new columns: {names}</source>
            <translation>nuove colonne: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>no change</source>
            <translation>nessuna modifica</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/refresh/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>{count} modificata</numerusform>
                <numerusform>{count} modificate</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is downloading these reports. Wait until it has finished, or stop it there.</source>
            <translation>Un altro QGIS sta chiedendo questi report. Attendi che finisca, o interrompilo lì.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>A file name could not be evaluated: {log}. Correct the expression.</source>
            <translation>Il nome di un file non si può calcolare: {log}. Correggi l'espressione.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The file name is not a valid QGIS expression: {log}. Correct it.</source>
            <translation>Il nome dei file non è un'espressione QGIS: {log}. Correggilo.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report cannot be shown here. Open it outside QGIS.</source>
            <translation>Il report non si può mostrare qui. Aprilo fuori da QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Already saved</source>
            <translation>Già salvato</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>File</source>
            <translation>File</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/browser/source_page.py" />
            <source>Label</source>
            <translation>Etichetta</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Open report ({day})</source>
            <translation>Apri report ({day})</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Queued</source>
            <translation>Report in attesa</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report failed</source>
            <translation>Report non riuscito</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved</source>
            <translation>Report salvato</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Risk reports, {source}, {day}</source>
            <translation>Report di rischio, {source}, {day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Saved in a different format</source>
            <translation>Report salvato in un altro formato</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was requested, but the service sent {came}.</source>
            <translation>È stato chiesto {asked}, ma è arrivato {came}.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service no longer lists the source {source}: it was renamed or removed, or the API key of '{connection}' lost access. Ask your provider, or choose another source.</source>
            <translation>Il servizio non elenca più la fonte {source}: è stata rinominata o rimossa, o la chiave API di '{connection}' ha perso l'accesso. Chiedi al fornitore, o scegli un'altra fonte.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/errors.py" />
            <source>{count} areas are missing: {names}. The first of them: {reason}</source>
            <extracomment>English for 1: Area '{name}' is missing. {reason}</extracomment>
            <translation>
                <numerusform>Manca l'area '{name}'. {reason}</numerusform>
                <numerusform>Mancano {count} aree: {names}. Motivo della prima: {reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>{name} contains {near}, which a terminal would interpret even in quotes, so no command was copied. Use Copy as Python instead.</source>
            <translation>{name} contiene {near}, che un terminale interpreterebbe anche tra virgolette, quindi non è stato copiato alcun comando. Usa invece 'Copia come Python'.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Also in another radius or area</source>
            <translation>Anche in un altro raggio o area</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Loaded from {host}: {story}</source>
            <translation>Caricato da {host}: {story}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../core/gis/styles/points.py" />
            <source>Plain</source>
            <translation>Semplice</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>accumulation</source>
            <translation>cumulo</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>complete</source>
            <translation>completo</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>stopped after {count}</source>
            <translation>interrotto dopo {count}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>without {areas}</source>
            <translation>senza {areas}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} areas</source>
            <extracomment>English for 1: 1 area</extracomment>
            <translation>
                <numerusform>1 area</numerusform>
                <numerusform>{count} aree</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/messages.py" />
            <source>{count} circles</source>
            <extracomment>English for 1: 1 circle</extracomment>
            <translation>
                <numerusform>1 cerchio</numerusform>
                <numerusform>{count} cerchi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} features</source>
            <extracomment>English for 1: 1 feature</extracomment>
            <translation>
                <numerusform>1 elemento</numerusform>
                <numerusform>{count} elementi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} locations</source>
            <extracomment>English for 1: 1 location</extracomment>
            <translation>
                <numerusform>1 ubicazione</numerusform>
                <numerusform>{count} ubicazioni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} of the rows have no position: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no position: only the table shows it.</extracomment>
            <translation>
                <numerusform>1 delle righe non ha posizione: la mostra solo la tabella.</numerusform>
                <numerusform>{count} delle righe non hanno posizione: le mostra solo la tabella.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} records</source>
            <extracomment>English for 1: 1 record</extracomment>
            <translation>
                <numerusform>1 record</numerusform>
                <numerusform>{count} record</numerusform>
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
                <numerusform>1 riga</numerusform>
                <numerusform>{count} righe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} rows have a position outside ±180°, ±90°: they are not drawn, their field {field} has the original.</source>
            <extracomment>English for 1: 1 row has a position outside ±180°, ±90°: it is not drawn, its field {field} has the original.</extracomment>
            <translation>
                <numerusform>1 riga ha una posizione che non è sul globo: non è disegnata, il suo campo {field} contiene ciò che è arrivato.</numerusform>
                <numerusform>{count} righe hanno una posizione che non è sul globo: non sono disegnate, il loro campo {field} contiene ciò che è arrivato.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>{radii} around {areas}</source>
            <translation>{radii} intorno a {areas}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click for options.</source>
            <translation>Fai clic per vedere cosa si può fare.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to load it again.</source>
            <translation>Fai clic sul segno accanto al nome per ricaricarlo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh it.</source>
            <translation>Fai clic sul segno accanto al nome per aggiornarlo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh with the current area.</source>
            <translation>Fai clic sul segno accanto al nome per interrogare la forma attuale.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to resume.</source>
            <translation>Fai clic sul segno accanto al nome per continuare.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the area of the query.</source>
            <translation>Correggila in Aree di selezione, o aggiorna con la forma di allora.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it again.</source>
            <translation>Disegna l'area e carica di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Incomplete: the load stopped early.</source>
            <translation>Il caricamento si è fermato prima della fine.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists, and neither does the query.</source>
            <translation>Il suo file {file} non c'è più, e con esso l'interrogazione.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists.</source>
            <translation>Il suo file {file} non c'è più.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS cannot read its file {file}.</source>
            <translation>QGIS non riesce a leggere il suo file {file}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This result is {count} days old.</source>
            <extracomment>English for 1: This result is 1 day old.</extracomment>
            <translation>
                <numerusform>Questa risposta ha {count} giorno.</numerusform>
                <numerusform>Questa risposta ha {count} giorni.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas cannot be queried as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' cannot be queried as it is now.</extracomment>
            <translation>
                <numerusform>La sua area '{name}' non si può interrogare così com'è.</numerusform>
                <numerusform>{count} delle sue aree non si possono interrogare così come sono: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were edited after this query: {names}.</source>
            <extracomment>English for 1: '{name}' was edited after this query.</extracomment>
            <translation>
                <numerusform>L'area '{name}' è stata modificata dopo questa interrogazione.</numerusform>
                <numerusform>{count} delle sue aree sono state modificate dopo questa interrogazione: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were removed: {names}.</source>
            <extracomment>English for 1: Area removed: '{name}'.</extracomment>
            <translation>
                <numerusform>Area rimossa: '{name}'.</numerusform>
                <numerusform>{count} delle sue aree sono state rimosse: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/storage/errors.py" />
            <source>QGIS was closed before the load finished.</source>
            <translation>QGIS si è chiuso prima che arrivasse tutto.</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Around</source>
            <translation>Intorno a</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>By {metric}</source>
            <translation>Per {metric}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Radius in m</source>
            <translation>Raggio in m</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>other areas</source>
            <translation>altre aree</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/points.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <source>Sum insured</source>
            <translation>Somma assicurata</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>all</source>
            <translation>tutti</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>below {limit}</source>
            <translation>meno di {limit}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>{limit} and more</source>
            <translation>{limit} e oltre</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <location filename="../ui/charts/lines.py" />
            <source>{low} to {high}</source>
            <translation>da {low} a {high}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM</source>
            <translation>d MMM</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM HH:mm</source>
            <translation>d MMM HH:mm</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM HH:mm:ss</source>
            <translation>d MMM HH:mm:ss</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM yyyy HH:mm</source>
            <translation>d MMM yyyy HH:mm</translation>
        </message>
        <message>
            <location filename="../core/gis/text/error_messages.py" />
            <source>Line {line}, column {column}</source>
            <translation>Riga {line}, colonna {column}</translation>
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
            <translation>{sentence} Servizio: "{words}"</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> and </source>
            <translation> e </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> or </source>
            <translation> o </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>(empty)</source>
            <translation>(vuoto)</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>AND</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <location filename="../ui/filters/editor.py" />
            <source>No filters: everything in the area is loaded.</source>
            <translation>Nessun filtro: si carica tutto ciò che è nell'area.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR</source>
            <translation>O</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR within a field, AND between</source>
            <translation>O in un campo, E tra i campi</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>Unknown</source>
            <translation>Sconosciuto</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{beginning}… ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}… (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}… ({count} filtro in tutto)</numerusform>
                <numerusform>{beginning}… ({count} filtri in tutto)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{count} more of {field}</source>
            <extracomment>English for 1: 1 more of {field}</extracomment>
            <translation>
                <numerusform>{count} altro di {field}</numerusform>
                <numerusform>altri {count} di {field}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>{filters}. Filter logic: unknown</source>
            <translation>{filters}. Logica dei filtri: sconosciuta</translation>
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
            <translation>it</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' can be one radius or two. Separate radii with a space, and do not group digits.</source>
            <translation>'{word}' può essere un raggio o due. Metti uno spazio tra due raggi, e nessun separatore delle migliaia.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Enter at most 20037 km.</source>
            <translation>'{word}' è più di mezzo globo. Scrivi al massimo 20037 km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius. Enter numbers with m, km, mi, ft or without a unit for meters, such as 200 500 1km.</source>
            <translation>'{word}' non è un raggio. Scrivi numeri con m, km, mi, ft, o senza unità per i metri, ad esempio 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius: it must be above 0. Enter for example 200 500 1km.</source>
            <translation>'{word}' non è un raggio: deve essere maggiore di 0. Scrivi ad esempio 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Enter at least one radius, such as 200 500 1km.</source>
            <translation>Scrivi almeno un raggio, ad esempio 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' cannot be requested for a single place: a comma separates layers there. Enter the layers one by one, without commas.</source>
            <translation>'{name}' non si può chiedere per un singolo luogo: lì una virgola separa i layer. Indica i layer uno per uno, senza virgole.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is outside ±180°, ±90°; nothing was sent. Check the CRS of its layer.</source>
            <translation>Una posizione{where} supera 180 gradi di longitudine o 90 di latitudine; non è stato inviato nulla. Controlla il sistema di riferimento del suo layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits the number of requests. Wait a while, then try again.</source>
            <translation>Un proxy o gateway ({who}) limita la frequenza delle richieste al servizio. Attendi un po', poi riprova.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>Un proxy o gateway ({who}) ha rifiutato la richiesta (stato {status}) prima che arrivasse al servizio. Chiedi a chi gestisce la rete di autorizzare l'indirizzo di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Request less at a time, or ask your network administrator.</source>
            <translation>Un proxy o gateway ({who}) ha rifiutato la richiesta (stato {status}) prima che arrivasse al servizio. Chiedi meno dati alla volta, o rivolgiti a chi gestisce la rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a client certificate, so the request did not reach the service. Ask your provider for a URL that needs only the API key.</source>
            <translation>Un proxy o gateway ({who}) richiede un certificato di questo computer, quindi la richiesta non è arrivata al servizio. Chiedi al fornitore un indirizzo per cui basti la chiave API.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a user name and a password (status {status}), so the request did not reach the service. Ask your network administrator for access without them.</source>
            <translation>Un proxy o gateway ({who}) richiede utente e password (stato {status}), quindi la richiesta non è arrivata al servizio. Chiedi a chi gestisce la rete un accesso che non li richieda.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) responded instead of the service (status {status}). Try again later; if it persists, ask your provider.</source>
            <translation>Un proxy o gateway ({who}) ha risposto al posto del servizio (stato {status}). Riprova più tardi; se l'errore rimane, chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius must be above 0 meters; nothing was sent.</source>
            <translation>Un raggio è un numero di metri maggiore di 0; non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A value of the response is larger than {limit} MB, so the rest was not read. Request fewer columns, or inform your provider.</source>
            <translation>Un singolo valore della risposta del servizio supera {limit} MB, quindi il resto non è stato letto. Chiedi meno colonne, o avvisa il fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Another server ({who}) responded instead of the service (status {status}). Check the service URL of '{connection}'.</source>
            <translation>A questo indirizzo non risponde il servizio, ma {who} (stato {status}). Controlla l'indirizzo di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter at least one hazard layer; nothing was sent.</source>
            <translation>Indica almeno un layer di pericoli; non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter the API key from your provider.</source>
            <translation>Scrivi la chiave API ricevuta dal fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Event footprint or source {source} not found. Check both.</source>
            <translation>Il servizio non conosce questa impronta di evento, o la fonte {source}. Controlla entrambe.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL, or the source {source} is unknown. Check both.</source>
            <translation>Nulla risponde a questo indirizzo, o la fonte {source} è sconosciuta. Controlla entrambi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL. Check the service URL of '{connection}'.</source>
            <translation>Nulla risponde a questo indirizzo. Controlla l'indirizzo di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS does not trust the certificate of '{connection}', so the API key was not sent. Add your company's certificate authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>QGIS non ritiene attendibile il certificato di '{connection}', quindi la chiave API non è stata inviata. Aggiungi l'autorità della tua azienda in Impostazioni &gt; Opzioni &gt; Autenticazione &gt; Gestisci Certificati.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>QGIS usa un proxy SOCKS, per il quale a Python serve il pacchetto PySocks. Installalo, o imposta un proxy HTTP in Impostazioni &gt; Opzioni &gt; Rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Try again in {wait}.</source>
            <translation>Il servizio riceve troppe richieste. Riprova tra {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Wait a while, then try again.</source>
            <translation>Il servizio riceve troppe richieste. Attendi un po', poi riprova.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>Interrotto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key contains an invalid character. Copy it again, without line breaks.</source>
            <translation>La chiave API ha un carattere che non si può inviare. Copiala di nuovo, senza interruzioni di riga.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key has no access to {source}. Choose another source, or ask your provider.</source>
            <translation>La chiave API non ha accesso a {source}. Scegli un'altra fonte, o chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key is not authorized for this request. Ask your provider.</source>
            <translation>La chiave API non è autorizzata per questa richiesta. Chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key starts with 'Bearer'. Enter the key without it.</source>
            <translation>La chiave API inizia con 'Bearer'. Questo servizio richiede solo la chiave API.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many vertices (status {status}). Simplify it, or split it and load the parts.</source>
            <translation>L'area ha troppi vertici per essere inviata (stato {status}). Semplificala, o dividila e carica le parti.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>L'area non è valida{where}; non è stato inviato nulla. Disegnala di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the API key was not sent. Check this computer's clock; if it is right, inform your provider.</source>
            <translation>Il certificato di '{connection}' è scaduto, quindi la chiave API non è stata inviata. Controlla l'orologio di questo computer; se è giusto, avvisa il fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the API key was not sent. Check the service URL.</source>
            <translation>Il certificato di '{connection}' è per un altro nome host, quindi la chiave API non è stata inviata. Controlla l'indirizzo nella connessione.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the API key was not sent. Check this computer's clock.</source>
            <translation>Il certificato di '{connection}' non è ancora valido, quindi la chiave API non è stata inviata. Controlla l'orologio di questo computer.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the service URL.</source>
            <translation>La connessione a '{connection}' non è riuscita. Controlla la rete e l'indirizzo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' timed out. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>Il server di «{connection}» non ha accettato una connessione in tempo. Forse un firewall lo blocca, oppure serve una VPN o un proxy (Impostazioni &gt; Opzioni &gt; Rete).</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates could not be read or written, so nothing was sent to '{connection}'. Check the space and the permissions of your temporary folder, then restart QGIS.</source>
            <translation>Il file dei certificati attendibili non si può leggere o scrivere, quindi non è stato inviato nulla a '{connection}'. Controlla lo spazio e i permessi nella cartella temporanea, poi riavvia QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the service URL and your network.</source>
            <translation>Il nome host di '{connection}' non è stato trovato. Controlli l'indirizzo e la rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service has no features of this kind. Choose another layer.</source>
            <translation>Il servizio di mappe non ha elementi di questo tipo. Scegli un altro layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service returned only the first {limit} features. Ask your provider to allow paging.</source>
            <translation>Il servizio di mappe ha restituito solo i primi {limit} elementi. Chiedi al fornitore di consentire la paginazione.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not be reached. Check its name and port under Settings &gt; Options &gt; Network.</source>
            <translation>Il proxy non è raggiungibile. Controlla nome e porta in Impostazioni &gt; Opzioni &gt; Rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not reach the service (status {status}). Try again later, or check the service URL of '{connection}'.</source>
            <translation>Il proxy non ha potuto raggiungere il servizio (stato {status}). Riprova più tardi, o controlla l'indirizzo di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy denied access. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>Il proxy non ha consentito l'accesso. Controlla Impostazioni &gt; Opzioni &gt; Rete in QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>Il proxy non ha accettato nome utente e password. Inseriscili in Impostazioni &gt; Opzioni &gt; Rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>Il proxy ha rifiutato la connessione al servizio (stato {status}). Chiedi all'amministratore di rete di consentire l'indirizzo di «{connection}».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The request is not valid: {log}. Correct it and try again.</source>
            <translation>La richiesta non è valida: {log}. Correggila e riprova.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has no result for this point. Request it again.</source>
            <translation>La risposta del servizio non ha un risultato per questo punto. Chiedilo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has two results for this point, so neither was used. Request it again.</source>
            <translation>La risposta del servizio ha due risultati per questo punto, quindi non ne è stato preso nessuno. Chiedilo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is a web page ({page}), not data of the service. The cause may be a sign-in page, a proxy or maintenance: open the service URL of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>La risposta è una pagina web ({page}), non i dati del servizio. La causa può essere una pagina di accesso, un proxy o una manutenzione: apri l'indirizzo di '{connection}' in un browser, o chiedi a chi gestisce la rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is larger than {limit} MB, so the download was cancelled. Request less, or raise the limit under 'Advanced Service Settings' of '{connection}'.</source>
            <translation>La risposta supera {limit} MB, quindi il download è stato annullato. Richiedi di meno, o aumenta il limite in 'Impostazioni avanzate del servizio' di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>Il risultato non è stato scritto: {trouble}. Controlla lo spazio e i permessi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, which sends it in the URL. Use fewer filters or columns, or set the connection to V2.</source>
            <translation>La ricerca è troppo lunga per V1, dove viaggia nell'indirizzo. Usa meno filtri o colonne, o imposta la connessione su V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>Il server di '{connection}' ha chiuso la connessione prima che fosse cifrata. Riprovi o chieda al suo fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not use encryption at this URL, so the API key was not sent. Check the port in the URL, or ask your provider.</source>
            <translation>Il server di '{connection}' non cifra a questo indirizzo, quindi la chiave API non è stata inviata. Controlla la porta nell'indirizzo, o chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the service URL, or try again later.</source>
            <translation>Il server di '{connection}' ha rifiutato la connessione. Controlli la porta nell'indirizzo o riprovi più tardi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to a sign-in page ({target}), to which the API key was not sent. Check the service URL of '{connection}', or ask your network administrator for access without a sign-in.</source>
            <translation>Questo indirizzo porta a una pagina di accesso ({target}), alla quale la chiave API non è stata inviata. Controlla l'indirizzo di '{connection}', o chiedi a chi gestisce la rete una via senza questa pagina.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to another one, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>Questo indirizzo rimanda a un altro, al quale la chiave API non è stata inviata. Imposta l'indirizzo finale nella connessione.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to {target}, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>Questo indirizzo porta a {target}, dove la chiave API non è stata inviata. Imposta l'indirizzo finale nella connessione.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the request. Change it, or ask your provider.</source>
            <translation>Il servizio non ha potuto elaborare questa richiesta. Modificala, o chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the search. In V1 a search is sent in the URL, which may be too long: use fewer filters or columns, or set the connection to V2.</source>
            <translation>Il servizio non ha potuto elaborare questa ricerca. In V1 la ricerca viaggia nell'indirizzo, che può essere troppo lungo: usa meno filtri o colonne, o imposta la connessione su V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not respond in time. Try again, or use a smaller area.</source>
            <translation>Il servizio non ha risposto in tempo. Riprova, o chiedi un'area più piccola.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try again later.</source>
            <translation>Il servizio ha dato errore (stato {status}). Riprova più tardi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed repeatedly (status {status}). Try again later.</source>
            <translation>Il servizio ha dato errore (stato {status}), anche al secondo tentativo. Riprova più tardi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>Il servizio non è disponibile (stato {status}). Riprova tra {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused the request: either it does not accept the area, or the API key has no access to {source}. The area is valid.</source>
            <translation>Il servizio ha rifiutato questa richiesta: l'area non è valida per il servizio, o la chiave API non ha accesso a {source}. Abbiamo controllato l'area e non ci sono errori.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service rejected the API key of '{connection}'. Enter it again, or ask your provider.</source>
            <translation>Il servizio non ha accettato la chiave API di '{connection}'. Inseriscila di nuovo, o chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service responded with the unexpected status {status}. Check the service URL.</source>
            <translation>Il servizio ha risposto con lo stato imprevisto {status}. Controlla l'indirizzo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service returns the same page repeatedly, so the rest could not be loaded. Set a page size at which one page is enough.</source>
            <translation>Il servizio dà sempre la stessa pagina, quindi il resto non si può chiedere. Scegli pagine così grandi che ne basti una.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long (status {status}). Shorten it and try again.</source>
            <translation>Il testo è troppo lungo per essere inviato (stato {status}). Accorcialo e riprova.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not a service URL. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>Questo non è l'indirizzo di un servizio. È del tipo https://api.example.com, senza nome utente né punto interrogativo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unexpected error. See the log for details.</source>
            <translation>Si è verificato un problema imprevisto. Il log contiene i dettagli.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unreadable response: {seen}. The log has its beginning, for your provider.</source>
            <translation>La risposta del servizio non è leggibile: {seen}. Il log ne contiene l'inizio, per il fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>{file} non si è potuto scrivere: {trouble}. Controlla lo spazio e i permessi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close the program that uses it, or check the permissions.</source>
            <translation>{file} non si è potuto scrivere: {trouble}. Chiudilo dove è aperto o controlla i permessi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} does not offer accumulation. Choose another source.</source>
            <translation>{source} non offre il cumulo. Scegli un'altra fonte.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no column '{field}'; nothing was sent. Choose the columns again.</source>
            <translation>{source} non ha una colonna '{field}'; non è stato inviato nulla. Scegli di nuovo le colonne.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no filter field '{field}'; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source} non ha un campo '{field}' per filtrare; non è stato inviato nulla. Rimuovi il filtro, o ricarica le fonti.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} requires a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source} richiede un filtro su {label} ({field}); non è stato inviato nulla. Aggiungilo ai filtri.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is not part of a filter, which has field, value and filters.</source>
            <translation>{spot}: '{key}' non fa parte di un filtro, che ha field, value e filters.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is repeated. Keep one of them.</source>
            <translation>{spot}: '{key}' compare due volte. Tieni solo quello giusto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is not a placeholder of this request. Placeholders: {choices}.</source>
            <translation>{spot}: '{name}' non è un segnaposto di questa richiesta. Ci sono: {choices}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is repeated. Keep one of them.</source>
            <translation>{spot}: '{name}' compare due volte. Tieni solo quello giusto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot}: un filtro è un oggetto con un campo e un valore. Correggilo e incolla di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a request body is one JSON object. Put it in curly brackets.</source>
            <translation>{spot}: il corpo di una richiesta è un solo oggetto JSON. Mettilo tra parentesi graffe.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: expected a list of filters in square brackets.</source>
            <translation>{spot}: qui serve un elenco di filtri tra parentesi quadre.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: nested too deeply. At most 100 levels are possible.</source>
            <translation>{spot}: l'annidamento è troppo profondo. Al massimo 100 livelli di oggetti ed elenchi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: not valid JSON. Check for a missing comma, quote or bracket.</source>
            <translation>{spot}: da qui non è più JSON. Cerca una virgola, un apice o una parentesi mancante.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot}: il campo non ha nome.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 levels are possible.</source>
            <translation>{spot}: i filtri sono annidati troppo a fondo. Al massimo 200 livelli.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} cannot be sent. Write another one, or text in quotes.</source>
            <translation>{spot}: il numero {name} non si può inviare. Scrivine un altro, o un testo tra virgolette.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} contains an invalid character. Copy it again.</source>
            <translation>{spot}: {key} contiene metà di un carattere, che non si può inviare. Copialo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} must be text in double quotes, also for numbers.</source>
            <translation>{spot}: {key} deve essere un testo tra virgolette doppie, anche se è un numero.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this contains an invalid character. Copy it again.</source>
            <translation>{spot}: contiene metà di un carattere, che non si può inviare. Copialo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source> near {latitude}, {longitude}</source>
            <translation> vicino a {latitude}, {longitude}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{degrees}° E</source>
            <translation>{degrees}° E</translation>
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
            <translation>{degrees}° O</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/numbers.py" />
            <location filename="../ui/hazard_maps/map_texts.py" />
            <location filename="../ui/results/messages.py" />
            <source>{names} and {count} more</source>
            <extracomment>English for 1: {names} and 1 more</extracomment>
            <translation>
                <numerusform>{names} e {count} altro</numerusform>
                <numerusform>{names} e altri {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} M</source>
            <translation>{number} mln</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} bn</source>
            <translation>{number} mld</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} k</source>
            <translation>{number} mila</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} tn</source>
            <translation>{number} mila mld</translation>
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
                <numerusform>{count} valuta, non convertita</numerusform>
                <numerusform>{count} valute, non convertite</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>A geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (feature id of the center), a field for each metric of the service, status (found, empty, failed or stopped) and message.</source>
            <translation>Un cerchio geodetico in EPSG:4326 per ogni centro e raggio, con 'radius' (metri), 'center' (l'id dell'elemento del centro), un campo per ogni metrica data dal servizio, status (found, empty, failed o stopped) e message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in area</source>
            <translation>Cumulo nell'area</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in buffers</source>
            <translation>Cumulo nei buffer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source inside polygons: values, counts, currencies.</source>
            <translation>Chiede al servizio le somme di una fonte dentro poligoni: valori, conteggi, valute.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>Chiede al servizio le somme di una fonte entro uno o più raggi intorno a centri: valori, conteggi, valute.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Features in any CRS, each with its own request. Features that cannot be queried have a row with the reason. If all requests fail, the run ends with the reason and writes nothing.</source>
            <translation>Elementi in qualsiasi sistema di riferimento, interrogati uno per uno. Un elemento che non si può interrogare ha una riga con il motivo. Se il servizio non risponde per nessuno, l'esecuzione termina con il motivo e non scrive nulla.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The areas with all their attributes, a field for each metric of the service, status (found, empty, failed or stopped) and message. If AREA has a field of the same name, the new field starts with gp_. A metric with any text value is a text field.</source>
            <translation>Le aree con tutti i loro attributi, un campo per ogni metrica data dal servizio, status (found, empty, failed o stopped) e message. Se AREA ha un campo con lo stesso nome, il nostro inizia con gp_. Una metrica che in un caso è testo è testo ovunque.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>0 (enhance): the attributes of the layers. 1 (count): the number of their features at the point, with the features as JSON.</source>
            <translation>0 (enhance) aggiunge gli attributi dei layer, 1 (count) quanti loro elementi ci sono, e questi come JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>1: request rows again that have a result of an earlier run.</source>
            <translation>1 chiede di nuovo le righe che hanno già la risposta da un'esecuzione precedente.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Adds to each point the attributes of hazard layers of the service, such as hazard zones. Points are sent in batches. If a point fails, its row has the reason and the run continues; if all points fail, the run ends with the reason and writes nothing.

To resume after a stop, or to retry failed points, run it with the earlier OUTPUT as INPUT and another output file: rows with a result are kept and not requested again. If QGIS was closed during the run, the partial result is next to OUTPUT, in a file named .part.gpkg.</source>
            <translation>Aggiunge a ogni punto ciò che i layer del servizio hanno in quel luogo, ad esempio zone di pericolo. I punti partono in lotti, più lotti alla volta; un lotto non riuscito non ferma l'esecuzione: la riga dice perché. Se il servizio non risponde per nessuno, l'esecuzione termina con il motivo e non scrive nulla.

Per continuare dopo un'interruzione, o per riprovare quelli non riusciti, esegui con l'OUTPUT precedente come INPUT, in un altro file: le righe con risposta non sono chieste di nuovo e la mantengono. Se QGIS è terminato a metà, ciò che è arrivato è accanto a OUTPUT, in un file chiamato .part.gpkg.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enrich points with hazards</source>
            <translation>Arricchisci punti con pericoli</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enriched points</source>
            <translation>Punti arricchiti</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard attributes</source>
            <translation>Attributi dei pericoli</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard feature counts</source>
            <translation>Numero di elementi dei pericoli</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard layers (names with commas)</source>
            <translation>Layer dei pericoli (nomi separati da virgole)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazards, {points}</source>
            <translation>Pericoli, {points}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Names of hazard layers, such as "flood_zones,wind_bands". The service does not list them; ask your provider.</source>
            <translation>Nomi di layer dei pericoli, come "flood_zones,wind_bands". Il servizio non li elenca; chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Output fields</source>
            <translation>Cosa si aggiunge</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Points in any CRS, or the OUTPUT of an earlier run.</source>
            <translation>Punti in qualsiasi sistema di riferimento, o l'OUTPUT di un'esecuzione precedente.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Request rows again that already have a result</source>
            <translation>Chiedi di nuovo le righe che hanno la risposta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The partial result is kept. To resume, choose the new layer as the points and run it again.</source>
            <translation>Ciò che è arrivato è conservato. Per continuare, scegli il nuovo layer come punti e ripeti l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The points with all their attributes; enriched (what was requested), status (found, not found: no hazard in any layer, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. If INPUT has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>I punti con tutti i loro attributi; enriched (ciò che è stato chiesto), status (found, not found: nessun layer ha qualcosa lì, failed o stopped) e message; e per ogni layer campi come flood_zones_intensity, o flood_zones_count e flood_zones_features. Se INPUT ha un campo con lo stesso nome, il nostro inizia con gp_; ciò che è annidato arriva come JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was requested. Free some space and run it again.</source>
            <translation>{trouble}. Non è stato chiesto nulla. Libera spazio e ripeti l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. The partial result is in {file}. Free some space and run it with that file as INPUT to resume.</source>
            <translation>{trouble}. Ciò che è arrivato è conservato in {file}. Liberi spazio e lo esegua con quel file come INPUT: prosegue.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no space for the results elsewhere either. Free some space and run it again.</source>
            <translation>{trouble}. Neanche altrove c'è spazio per le risposte. Libera spazio e ripeti l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>No hazard.</source>
            <translation>Nessun pericolo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their result from an earlier run; not requested again.</source>
            <extracomment>English for 1: 1 row has its result from an earlier run; not requested again.</extracomment>
            <translation>
                <numerusform>{count} riga ha la risposta da un'esecuzione precedente; non è chiesta di nuovo.</numerusform>
                <numerusform>{count} righe hanno la risposta da un'esecuzione precedente; non sono chieste di nuovo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>A field or an expression with the value of each location, such as a sum insured. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>Un campo o un'espressione con il valore di ogni ubicazione, come la somma assicurata. NULL conta come 0 ed è segnalato; un valore negativo termina l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>How far each location may be off. Circles then also have the value that is certainly and possibly inside. Locations where it is NULL or negative are not placeable: they are excluded and reported.</source>
            <translation>Di quanto ogni ubicazione può scostarsi. I cerchi hanno allora anche il valore che è certamente e possibilmente all'interno. Le ubicazioni con NULL o un numero negativo non sono localizzabili: sono escluse e segnalate.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Points or polygons in any CRS. Polygons, such as buildings, count by their nearest edge. Features without a position are reported and skipped.</source>
            <translation>Punti o poligoni in qualsiasi SR. I poligoni, come gli edifici, contano per il loro bordo più vicino. Gli elementi senza posizione sono segnalati e saltati.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Uncertainty (meters)</source>
            <translation>Incertezza (metri)</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features are not placeable, as their uncertainty is unknown; they are in no circle.</source>
            <extracomment>English for 1: 1 feature is not placeable, as its uncertainty is unknown; it is in no circle.</extracomment>
            <translation>
                <numerusform>{count} elemento non è localizzabile, perché la sua incertezza è sconosciuta; non è in nessun cerchio.</numerusform>
                <numerusform>{count} elementi non sono localizzabili, perché la loro incertezza è sconosciuta; non sono in nessun cerchio.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no position; they were skipped.</source>
            <extracomment>English for 1: 1 feature has no position; it was skipped.</extracomment>
            <translation>
                <numerusform>{count} elemento non ha una posizione; è stato saltato.</numerusform>
                <numerusform>{count} elementi non hanno una posizione; sono stati saltati.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no value; they count as 0.</source>
            <extracomment>English for 1: 1 feature has no value; it counts as 0.</extracomment>
            <translation>
                <numerusform>{count} elemento non ha un valore; conta come 0.</numerusform>
                <numerusform>{count} elementi non hanno un valore; contano come 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>1: after OUTPUT is written, the run fails if a limit is breached or a check failed.</source>
            <translation>1: dopo aver scritto OUTPUT, l'esecuzione fallisce se un limite è superato o un controllo è fallito.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A CSV file to which a row for each area is appended.</source>
            <translation>Un file CSV a cui è aggiunta una riga per ogni area.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A field, an expression or a number: the limit of each area.</source>
            <translation>Un campo, un'espressione o un numero: il limite di ogni area.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>File CSV (*.csv)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Check limits</source>
            <translation>Controlla i limiti</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Checked areas</source>
            <translation>Aree controllate</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Compares the accumulation of watched areas with their limits. Each area is ok, near (from 90% of its limit on) or breached. For schedulers, the run can fail if a limit is breached.</source>
            <translation>Confronta il cumulo delle aree sorvegliate con i loro limiti. Ogni area è ok, near (dal 90% del limite) o breached. Per le pianificazioni, l'esecuzione può fallire se un limite è superato.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Fail if a limit is breached</source>
            <translation>Fallisci se un limite è superato</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/results/history_page.py" />
            <source>History</source>
            <translation>Cronologia</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Limit</source>
            <translation>Limite</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <source>Metric</source>
            <translation>Metrica</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The areas with all their attributes, value, limit, headroom, status (ok, near, breached or failed), message and checked_at. If AREA has a field of the same name, the new field starts with gp_.</source>
            <translation>Le aree con tutti i loro attributi, value, limit, headroom, status (ok, near, breached o failed), message e checked_at. Se AREA ha un campo con lo stesso nome, il nuovo inizia con gp_.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The limits of {count} areas are breached: {names}.</source>
            <extracomment>English for 1: The limit of {count} area is breached: {names}.</extracomment>
            <translation>
                <numerusform>Il limite di {count} area è superato: {names}.</numerusform>
                <numerusform>I limiti di {count} aree sono superati: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The metric to compare, by the name of its field in Calculate accumulation in area.</source>
            <translation>La metrica da confrontare, con il nome del suo campo in Calcola cumulo nell'area.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Watched areas: polygons in any CRS.</source>
            <translation>Aree sorvegliate: poligoni in qualsiasi SR.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>{count} areas could not be checked: {names}.</source>
            <extracomment>English for 1: {count} area could not be checked: {names}.</extracomment>
            <translation>
                <numerusform>{count} area non è stata controllata: {names}.</numerusform>
                <numerusform>{count} aree non sono state controllate: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the sum insured of each risk.</source>
            <translation>Un campo o un'espressione con la somma assicurata di ogni rischio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the value of each location of the portfolio, in the same currency. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>Un campo o un'espressione con il valore di ogni ubicazione del portafoglio, nella stessa valuta. NULL conta come 0 ed è segnalato; un valore negativo termina l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A point for each risk and radius in EPSG:4326, with risk (its feature id), radius, value, before, after, locations (their number), worst_before and worst_after (the worst circle that holds the risk) with its center (worst_lon, worst_lat), limit, headroom, and breach (1: the limit is exceeded around the risk or in that circle); with an uncertainty also certain and possible, the value before.</source>
            <translation>Un punto per ogni rischio e raggio in EPSG:4326, con risk (id dell'elemento), radius, value, before, after, locations (numero di ubicazioni), worst_before e worst_after (il peggior cerchio che contiene il rischio) con il suo centro (worst_lon, worst_lat), limit, headroom e breach (1: il limite è superato intorno al rischio o in quel cerchio); con un'incertezza anche certain e possible, il valore prima.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assess prospective risks</source>
            <translation>Valuta rischi prospettici</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assessed risks</source>
            <translation>Rischi valutati</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Calculates what new risks add to a portfolio: the value around each risk before and with it, for each radius, and the worst circle of that radius that holds it. Works on any layer, without a connection. Each risk is assessed on its own.</source>
            <translation>Calcola ciò che i nuovi rischi aggiungono a un portafoglio: il valore intorno a ogni rischio prima e con esso, per ogni raggio, e il peggior cerchio di quel raggio che lo contiene. Funziona con qualsiasi layer, senza connessione. Ogni rischio è valutato da solo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>In meters, such as "200,500".</source>
            <translation>In metri, come "200,500".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Points in any CRS. Features without a single point are reported and skipped.</source>
            <translation>Punti in qualsiasi SR. Gli elementi senza un punto singolo sono segnalati e saltati.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/search/dock.py" />
            <source>Portfolio</source>
            <translation>Portafoglio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks</source>
            <translation>Rischi prospettici</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The insured locations: points in any CRS.</source>
            <translation>Le ubicazioni assicurate: punti in qualsiasi SR.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The largest value within a radius. Empty: no limit.</source>
            <translation>Il valore massimo entro un raggio. Vuoto: nessun limite.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a location</source>
            <translation>Valore di un'ubicazione</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a risk</source>
            <translation>Valore di un rischio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>1 to 100,000.</source>
            <translation>Da 1 a 100.000.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>A table with center (its feature id), distance in meters, location (its feature id), value and cumulative; with an uncertainty also certain and possible.</source>
            <translation>Una tabella con center (id dell'elemento), distance in metri, location (id dell'elemento), value e cumulative; con un'incertezza anche certain e possible.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Calculate ring profile</source>
            <translation>Calcola profilo ad anelli</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Centers</source>
            <translation>Centri</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Largest radius (meters)</source>
            <translation>Raggio massimo (metri)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Lists the locations around each center by their distance, with the cumulative value up to each. Works on any layer, without a connection. Distances are geodesic on WGS 84.</source>
            <translation>Elenca le ubicazioni intorno a ogni centro per distanza, con il valore cumulato fino a ciascuna. Funziona con qualsiasi layer, senza connessione. Le distanze sono geodetiche su WGS 84.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Ring profile</source>
            <translation>Profilo ad anelli</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>1 to 100,000. Solvency II: 200.</source>
            <translation>Da 1 a 100.000. Solvency II: 200.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>A page for auditors with method, parameters, circles and their locations. It prints on A4.</source>
            <translation>Una pagina per revisori con metodo, parametri, cerchi e le loro ubicazioni, stampabile su A4.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>CURRENCY is empty, so all values are added as if they had one currency. If they do not, choose the field {field}.</source>
            <translation>CURRENCY è vuoto, quindi tutti i valori sono sommati come se avessero una sola valuta. In caso contrario, scegli il campo {field}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles in EPSG:4326 with rank, value, number of locations, center (lon, lat) and radius; with a currency field also the currency; with an uncertainty also certain_value and possible_value.</source>
            <translation>Cerchi in EPSG:4326 con posizione, valore, numero di ubicazioni, centro (lon, lat) e raggio; con un campo della valuta anche la valuta; con un'incertezza anche certain_value e possible_value.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles without a common location, for each currency.</source>
            <translation>Cerchi senza ubicazioni comuni, per ogni valuta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Currency field</source>
            <translation>Campo della valuta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Each currency has its own circles. Values in different currencies are never added.</source>
            <translation>Ogni valuta ha i propri cerchi. I valori di valute diverse non sono mai sommati.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Evidence</source>
            <translation>Evidenza</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Find worst circles</source>
            <translation>Trova i peggiori cerchi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Finds the circles of a radius with the greatest sums of values, with any center on the globe. Works on any layer, without a connection. The first circle is the worst one; each further circle is the worst one without the locations of those before. The default radius of 200 m is that of the fire concentration under Solvency II. Distances are geodesic on WGS 84 and exact to 1 mm.</source>
            <translation>Trova i cerchi di un raggio con le maggiori somme di valori, con qualsiasi centro del globo. Funziona con qualsiasi layer, senza connessione. Il primo cerchio è il peggiore; ogni cerchio successivo è il peggiore senza le ubicazioni dei precedenti. Il raggio predefinito di 200 m è quello della concentrazione incendio secondo Solvency II. Le distanze sono geodetiche su WGS 84 ed esatte a 1 mm.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>HTML files (*.html)</source>
            <translation>File HTML (*.html)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Locations of the circles</source>
            <translation>Ubicazioni dei cerchi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Number of circles</source>
            <translation>Numero di cerchi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Radius (meters)</source>
            <translation>Raggio (metri)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>The locations with all fields of INPUT, rank, and distance in meters.</source>
            <translation>Le ubicazioni con tutti i campi di INPUT, rank e distance in metri.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles</source>
            <translation>Peggiori cerchi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles, {radius}</source>
            <translation>Peggiori cerchi, {radius}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>0: V1, which sends filters and columns in the URL, so it supports only a few. 1: V2.</source>
            <translation>0 è V1, che invia filtri e colonne nell'indirizzo e quindi ne accetta pochi; 1 è V2.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>A flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search does not support nested filters. Empty: the whole source.</source>
            <translation>Un array JSON semplice, [{"field": "CountryCode", "value": "DE"}], o @file.json. I valori sono testi; una ricerca non accetta filtri dentro altri. Vuoto: tutto ciò che la fonte ha.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds locations of a source by their values, in any area. Requires V2 of the service.</source>
            <translation>Trova ubicazioni di una fonte in base ai valori, in qualsiasi area. Richiede la V2 del servizio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds records of a source by their values, in any area.</source>
            <translation>Trova record di una fonte in base ai valori, in qualsiasi area.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load accumulation layer</source>
            <translation>Cumulo per layer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in area</source>
            <translation>Ubicazioni nell'area</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in buffers</source>
            <translation>Ubicazioni nei buffer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in area</source>
            <translation>Record nell'area</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in buffers</source>
            <translation>Record nei buffer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in event footprint</source>
            <translation>Carica record nell'impronta dell'evento</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer of a source, such as cells with totals. Requires V1 of the service.</source>
            <translation>Carica il layer di cumulo che il servizio ha di una fonte, ad esempio celle con le loro somme. Il servizio lo ha solo in V1.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source inside polygons.</source>
            <translation>Carica le ubicazioni di una fonte che si trovano dentro poligoni.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source within one or several radii around centers.</source>
            <translation>Carica le ubicazioni di una fonte che si trovano entro uno o più raggi intorno a centri.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source in the footprint of a live event, with the fields of the event.</source>
            <translation>Carica i record di una fonte nell'impronta di un evento in corso, con i campi dell'evento.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source inside polygons.</source>
            <translation>Carica i record di una fonte dentro poligoni.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source within one or several radii around centers.</source>
            <translation>Carica i record di una fonte entro uno o più raggi intorno a centri.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature. A location in two polygons is listed twice.</source>
            <translation>Ubicazioni in EPSG:4326 con i campi del servizio e 'area', l'id dell'elemento poligonale. Un'ubicazione in due poligoni compare due volte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center. There is a row for each location and radius: a location within 500 m is also within 1000 m and is listed twice.</source>
            <translation>Ubicazioni in EPSG:4326 con i campi del servizio, 'radius' (metri) e 'center', l'id dell'elemento del centro. C'è una riga per ogni ubicazione e raggio: un'ubicazione entro 500 m è anche entro 1000 m e compare due volte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature; a table if the records have no coordinates. A record in two polygons is listed twice.</source>
            <translation>Record in EPSG:4326 con i campi del servizio e 'area', l'id del poligono; una tabella se i record non hanno coordinate. Un record in due poligoni compare due volte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and those of the event; a table if the records have no coordinates.</source>
            <translation>Record in EPSG:4326 con i campi del servizio e quelli dell'evento; una tabella se i record non hanno coordinate.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center; a table if the records have no coordinates. There is a row for each record and radius.</source>
            <translation>Record in EPSG:4326 con i campi del servizio, 'radius' (metri) e 'center', l'id del centro; una tabella se i record non hanno coordinate. C'è una riga per ogni record e raggio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search locations</source>
            <translation>Cerca ubicazioni</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search records</source>
            <translation>Cerca record</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The layer of the service in EPSG:4326 with its fields; a table if it has no geometries.</source>
            <translation>Ciò che il servizio dà, in EPSG:4326, con i suoi campi; una tabella se non ha forme.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>Il corpo della richiesta come JSON, con i segnaposto "{source}" e "{filters}", o @file.json. Vuoto: quello della connessione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}", "{footprint}", "{columns}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>Il corpo della richiesta come JSON, con i segnaposto "{source}", "{footprint}", "{columns}" e "{filters}", o @file.json. Vuoto: quello della connessione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The search result in EPSG:4326 with the fields of the service; a table if it has no coordinates.</source>
            <translation>Ciò che è stato trovato, in EPSG:4326, con i campi del servizio; una tabella se non ci sono coordinate.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written while loading; it keeps the partial result of a cancelled run.</source>
            <translation>Un file .gpkg è scritto man mano; se l'esecuzione è annullata, contiene ciò che era arrivato.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Event footprint</source>
            <translation>Impronta dell'evento</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Enter the identifier of the event footprint.</source>
            <translation>FOOTPRINT è vuoto. Scrivi l'identificatore dell'impronta dell'evento.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such limit.</source>
            <translation>In V1 la ricerca viaggia nell'indirizzo, lungo {length} caratteri; un servizio può rifiutarne più di {limit}. VERSION 1 non ha questo limite.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} loaded. {reason}</source>
            <translation>Incompleto: caricati {rows}. {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS was closed during an earlier run: resuming after its {count} rows.</source>
            <extracomment>English for 1: QGIS was closed during an earlier run: resuming after its 1 row.</extracomment>
            <translation>
                <numerusform>QGIS si è chiuso a metà di un'esecuzione precedente: si riprende dopo {count} riga.</numerusform>
                <numerusform>QGIS si è chiuso a metà di un'esecuzione precedente: si riprende dopo {count} righe.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. The partial result is kept.</source>
            <translation>Interrotto dopo {rows}. Il risultato parziale è conservato.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>The identifier of the event footprint, such as 2026/storm-emil.</source>
            <translation>L'identificatore dell'impronta dell'evento, ad esempio 2026/storm-emil.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS is not a valid expression: {trouble}.</source>
            <translation>ADDRESS non è leggibile: {trouble}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is not a field of INPUT. Fields: {fields}.</source>
            <translation>ADDRESS indica '{field}', che non è un campo di INPUT. Ci sono: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/search/dock.py" />
            <source>Address</source>
            <translation>Indirizzo</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <source>Addresses</source>
            <translation>Indirizzi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>An expression on the fields of INPUT, such as "street" || ', ' || "city".</source>
            <translation>Un'espressione sui suoi campi, ad esempio "street" || ', ' || "city".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Any layer or table.</source>
            <translation>Qualsiasi layer o tabella.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are requested once.</source>
            <translation>Trova l'indirizzo di ogni punto. Le posizioni uguali si chiedono una volta, poche alla volta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the position of the address of each row. Equal addresses are requested once.</source>
            <translation>Trova il luogo dell'indirizzo di ogni riga. Gli indirizzi uguali si chiedono una volta, pochi alla volta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>Geocodifica indirizzi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>Luoghi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept without geometry. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>Punti in EPSG:4326 con tutti gli attributi di INPUT, label, placeId, geocodingQuality (ad esempio rooftop, address o city), status (found, not found, empty, failed o stopped) e message. Le righe senza luogo restano, senza geometria. Se INPUT ha un campo con lo stesso nome, il nostro inizia con gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Points in any CRS.</source>
            <translation>Punti in qualsiasi sistema di riferimento.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>Geocodifica inversa</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>The points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>I punti con tutti i loro attributi, label, placeId, geocodingQuality, type, status (found, not found, failed o stopped) e message. Se INPUT ha un campo con lo stesso nome, il nostro inizia con gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A layer or table with a value in each row.</source>
            <translation>Un layer o una tabella con un valore in ogni riga.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with a row for each value: the fields of the service, value (as requested), status (found, not found, empty, failed or stopped) and message. If the service has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>Una tabella con una riga per ogni valore: i campi del servizio, value (come chiesto), status (found, not found, empty, failed o stopped) e message. Se il servizio ha un campo con lo stesso nome, il nostro inizia con gp_; ciò che è annidato arriva come JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with the fields source, kind (source, column or filter), field, type, label, required (1: the source requires this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>Una tabella con i campi source, kind (source, column o filter), field, type, label, required (1: la fonte non si può interrogare senza questo filtro), filter_values e accumulation (1: la fonte lo offre).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>Attributi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. Fields: {fields}.</source>
            <translation>INPUT non ha un campo '{field}'. Ci sono: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no rows.</source>
            <translation>INPUT non ha righe da chiedere.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Its field with the values (empty: id)</source>
            <translation>Il suo campo con i valori (vuoto: id)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>List sources</source>
            <translation>Elenca fonti</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Lists the sources (portfolios) of your API key: a row for each source, each of its columns and each of its filters.</source>
            <translation>Elenca le fonti (portafogli) della tua chiave API: una riga per ogni fonte, ogni sua colonna e ogni suo filtro.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Load point attributes</source>
            <translation>Attributi del punto</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Loads all attributes of single locations of a source by their identifiers.</source>
            <translation>Legge tutti gli attributi di singole ubicazioni di una fonte, ciascuna indicata dal valore che la identifica.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Set either VALUES or INPUT, not both.</source>
            <translation>Indica VALUES oppure INPUT, perché sia chiaro cosa si chiede.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>Fonti: {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The field of INPUT with the values. Empty: id.</source>
            <translation>Il suo campo con i valori; vuoto: id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The values, such as "a,b". Alternative to INPUT and FIELD.</source>
            <translation>I valori, "a,b"; oppure INPUT e FIELD.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Values (a,b)</source>
            <translation>Valori (a,b)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>or a layer</source>
            <translation>o un layer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>A table with a row for each layer: layer, status (refreshed, empty, incomplete, failed), message (the changes, or the reason), rows.</source>
            <translation>Una tabella con una riga per layer: layer, status (refreshed, empty, incomplete, failed), message (cosa è arrivato, sparito e cambiato, o perché no), rows.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Project (empty: the open one)</source>
            <translation>Progetto (vuoto: quello aperto)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>QGIS projects (*.qgz *.qgs)</source>
            <translation>Progetti QGIS (*.qgz *.qgs)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refresh project</source>
            <translation>Aggiorna progetto</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refreshed</source>
            <translation>Aggiornati</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Runs the queries of all GeoPortfolio layers of a project again and updates the layers. A layer whose query fails or finds nothing keeps its result; the run continues.</source>
            <translation>Ripete le interrogazioni di tutti i layer GeoPortfolio di un progetto e vi mostra le nuove risposte. Un layer la cui interrogazione non riesce o non trova nulla mantiene la sua risposta; il resto prosegue.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The .qgz or .qgs file, which is saved. Empty: the open project, which is not saved.</source>
            <translation>Il file .qgz o .qgs, che viene salvato; vuoto: il progetto aperto, che non viene salvato.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The name of a connection. Empty: for each layer the connection to its service.</source>
            <translation>Il nome di una connessione; vuoto: per ogni layer quella che porta al suo servizio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project could not be saved: {reason}</source>
            <translation>Il progetto non si è potuto salvare: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project has no GeoPortfolio layer.</source>
            <translation>Il progetto non ha layer GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project {file} could not be opened: {reason}</source>
            <translation>Il progetto {file} non si può aprire: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>è in modifica.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file no longer exists, and neither does the query.</source>
            <translation>il suo file non c'è più, e con esso l'interrogazione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has no data there any more.</source>
            <translation>il servizio non ha più nulla lì.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no connection to {host}.</source>
            <translation>non c'è una connessione a {host}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no such file</source>
            <translation>il file non esiste</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>0: PDF. 1: HTML.</source>
            <translation>0 è PDF, 1 è HTML.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A QGIS expression for the name of each file. Empty: LocNumber, LocName, name or id.</source>
            <translation>Un'espressione QGIS che dà il nome a ogni file; vuoto: secondo LocNumber, LocName, name o id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A table with point (feature id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>Una tabella con point (l'id dell'elemento), label, file, status (saved, warning, skipped, failed o stopped) e message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Folder</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Format</source>
            <translation>Formato</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>In meters, such as "500,1000". With radii, the report includes the locations in these circles.</source>
            <translation>Metri, "500,1000"; con i raggi il report include le ubicazioni in questi cerchi.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>Nome di ogni file (espressione)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Report index</source>
            <translation>Indice dei report</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <source>Risk reports</source>
            <translation>Report di rischio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Saves a risk report for each point in a folder, with an index (index.csv) and a layer (reports.gpkg). If a report fails, its row has the reason and the run continues. Run it again with the same folder and SKIP_EXISTING to save only the missing ones.</source>
            <translation>Scarica in una cartella un report di rischio per ogni punto, con un indice (index.csv) e un layer (reports.gpkg). Un report non riuscito non ferma l'esecuzione: la riga dice perché. Ripeti l'esecuzione con la stessa cartella e SKIP_EXISTING per scaricare solo ciò che manca.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that are already in the folder</source>
            <translation>Salta i report già presenti nella cartella</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>True: skip reports with the same point and settings that are already in the folder.</source>
            <translation>True: salta i report con lo stesso punto e le stesse impostazioni già nella cartella.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Version of the reports. 0: V1. 1: V2.</source>
            <translation>0 è V1, 1 è V2 dei report.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Example: {command}</source>
            <translation>Esempio: {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts}): {cause}</source>
            <translation>Nuovo tentativo tra {seconds} s (tentativo {attempt} di {attempts}): {cause}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>The service returns at most {given} records a page, not {asked}; smaller pages are requested.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}; smaller pages are requested.</extracomment>
            <translation>
                <numerusform>Il servizio dà al massimo {given} record per pagina, non {asked}; si chiedono così.</numerusform>
                <numerusform>Il servizio dà al massimo {given} record per pagina, non {asked}; si chiedono così.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{count} so far</source>
            <translation>{count} finora</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}, which is read until the end. Choose another file or table.</source>
            <translation>{output} è dove si trova {name}, che si legge fino alla fine. Scegli un altro file o un'altra tabella; poi puoi rimuovere il vecchio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}. Choose another file or table.</source>
            <translation>{output} è uguale a {name}. Scegli un altro file o un'altra tabella.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>SOURCE is empty. Run List sources for the available ones.</source>
            <translation>SOURCE è vuoto. Elenca fonti mostra quali ci sono.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>{address} begins with http://, so others on the network can read the API key and the responses. Use https:// if the service offers it.</source>
            <translation>{address} inizia con http://, quindi chiunque sulla rete può leggere la chiave API e le risposte. Usa https:// se il servizio lo offre.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT. Check that it can be reached.</source>
            <translation>Il database non ha accettato OUTPUT. Controlla che sia raggiungibile.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT: "{reason}". Ask its administrator.</source>
            <translation>Il database non ha accettato OUTPUT. Dice: "{reason}". Chiedi a chi lo gestisce.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was requested.</source>
            <translation>In CENTERS non c'è un punto valido, quindi non è stato chiesto nulla.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was requested.</source>
            <translation>In AREA non c'è un poligono valido, quindi non è stato chiesto nulla.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>A row could not be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUT non ha accettato una riga. Controlla lo spazio su disco.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Not all rows could be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUT non ha accettato tutte le righe. Controlla lo spazio su disco.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>OUTPUT could not be replaced: {trouble}. Close the program that uses it, or choose another file.</source>
            <translation>OUTPUT non si può sostituire: {trouble}. Chiudi ciò che lo tiene aperto, o scegli un altro file.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>Interrotto durante la scrittura di OUTPUT: contiene {count} di {total} riga. È tutto conservato in {file}.</numerusform>
                <numerusform>Interrotto durante la scrittura di OUTPUT: contiene {count} di {total} righe. Sono tutte conservate in {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>The database created no spatial index for OUTPUT.</source>
            <translation>Il database non ha creato un indice spaziale di OUTPUT.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. The results are kept in {file}.</source>
            <translation>{trouble}. Le risposte sono conservate in {file}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. There is no space for the results in {file} either. Free some space and run it again.</source>
            <translation>{trouble}. Neanche in {file} c'è spazio per le risposte. Libera spazio e ripeti l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>0: V1, with a flat list of filters combined with AND. 1: V2, where a filter can have nested filters under "filters".</source>
            <translation>0 è V1, 1 è V2. V1 accetta un elenco semplice di filtri, tutti validi insieme; in V2 un filtro può contenerne altri in "filters".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>A JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>Un array JSON, [{"field": "CountryCode", "value": "DE"}], o @file.json. I valori sono testi.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>Aree</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Columns (a,b; empty: service defaults)</source>
            <translation>Colonne (a,b; vuoto: quelle del servizio)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Connection (empty: default)</source>
            <translation>Connessione (vuoto: quella predefinita)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Add it where the filters belong.</source>
            <translation>FILTERS non viene inviato: {name} non ha "{{filters}}". Mettilo dove vanno i filtri.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Filters (JSON array or @file.json)</source>
            <translation>Filtri (array JSON, o @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>In meters, such as "500,1000".</source>
            <translation>Metri, "500,1000".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Names of columns of the source, such as "LocName,City". Empty: service defaults.</source>
            <translation>Nomi di colonne della fonte, "LocName,City"; vuoto: quelle che il servizio dà.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points in any CRS. Each has its own request, with all radii; features without a single point are reported and skipped.</source>
            <translation>Elementi puntuali in qualsiasi sistema di riferimento, interrogati uno per uno, con tutti i raggi insieme; uno che non è un singolo punto è segnalato e tralasciato.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Polygons in any CRS. Each has its own request; invalid ones are reported and skipped.</source>
            <translation>Elementi poligonali in qualsiasi sistema di riferimento, interrogati uno per uno; uno non valido è segnalato e tralasciato.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>Raggi in metri (500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per page</source>
            <translation>Record chiesti alla volta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per request; all pages are loaded.</source>
            <translation>Record per richiesta; tutte le pagine vengono caricate.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>Richiesta (JSON, o @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Source</source>
            <translation>Fonte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>The identifier of the source (see List sources).</source>
            <translation>L'identificatore del portafoglio (vedi Elenca fonti).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>The name of a connection. Empty: the default connection.</source>
            <translation>Il nome di una connessione; vuoto: quella predefinita.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Version of the service</source>
            <translation>Versione dell'interfaccia del servizio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>Further failures are reported in the rows only.</source>
            <translation>Gli altri errori sono indicati solo nelle righe.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>{count} vuota</numerusform>
                <numerusform>{count} vuote</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>{count} con errore</numerusform>
                <numerusform>{count} con errore</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>{count} trovata</numerusform>
                <numerusform>{count} trovate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>{count} non trovata</numerusform>
                <numerusform>{count} non trovate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count} riga: {parts}</numerusform>
                <numerusform>{count} righe: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>{count} salvata</numerusform>
                <numerusform>{count} salvate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>{count} salvata con un avviso</numerusform>
                <numerusform>{count} salvate con un avviso</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>{count} saltata</numerusform>
                <numerusform>{count} saltate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>{count} interrotta</numerusform>
                <numerusform>{count} interrotte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/targets.py" />
            <source>A Shapefile truncates field names to 10 characters. A GeoPackage keeps them.</source>
            <translation>Uno Shapefile taglia i nomi dei campi a 10 caratteri, che diventano difficili da distinguere. Un GeoPackage li mantiene.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate Again</source>
            <translation>Ricalcola cumulo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate accumulation: {title}</source>
            <translation>Cumulo di {title}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Requesting {source}</source>
            <translation>Interrogazione di {source}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. The partial result is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. The partial result is in the table.</extracomment>
            <translation>
                <numerusform>Interrotto dopo {count} di {all} area. Ciò che è arrivato è nella tabella.</numerusform>
                <numerusform>Interrotto dopo {count} di {all} aree. Ciò che è arrivato è nella tabella.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first response.</source>
            <translation>Interrotto prima della risposta per la prima area.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>{count} of {all} areas failed. {reason}</source>
            <extracomment>English for 1: {count} of {all} area failed. {reason}</extracomment>
            <translation>
                <numerusform>{count} di {all} area con errore. {reason}</numerusform>
                <numerusform>{count} di {all} aree con errore. {reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Baseline: {origin}</source>
            <translation>Base: {origin}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>By radius around {areas}</source>
            <translation>Per raggio intorno a {areas}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Chart</source>
            <translation>Grafico</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the chart as an image, or save it as PNG or SVG</source>
            <translation>Copia il grafico come immagine o salvalo come PNG o SVG</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>Metric of chart and layer</source>
            <translation>Metrica del grafico e del layer</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>The metric that the chart shows and the layer is styled by</source>
            <translation>La metrica mostrata nel grafico e usata per lo stile del layer</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>numbers without a currency</source>
            <translation>numeri senza valuta</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>only {currency}, not converted</source>
            <translation>solo {currency}, non convertito</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Another File</source>
            <translation>Altro file</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Create the layer {title}</source>
            <translation>Crea il layer {title}</translation>
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
            <translation>Apri cartella</translation>
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
            <translation>Riprova</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/results/csv_saving.py" />
            <source>Save {file}</source>
            <translation>Salva {file}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Table saved as {file}.</source>
            <translation>La tabella è in {file}.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows} come layer {layer}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Add the areas or circles to the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>Le aree o i cerchi dell'ultima risposta sulla mappa, con lo stile secondo la metrica del grafico e un campo per ogni metrica</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All Metrics</source>
            <translation>Tutte le metriche</translation>
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
            <translation>Rimuovi base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare later accumulations with this one</source>
            <translation>Tieni questi numeri e confronta con essi quelli successivi</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>Copia la tabella per un foglio di calcolo, con fonte, area, filtri e ora</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create Layer</source>
            <translation>Crea layer</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>No accumulation yet. Choose an area, then Calculate Accumulation.</source>
            <translation>Ancora nessun cumulo. Scegli un'area, poi Cumulo.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file with a row for each area or radius</source>
            <translation>Salva tutte le metriche come file CSV, una riga per ogni area o raggio</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as Baseline</source>
            <translation>Imposta base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all metrics, not only the sums insured</source>
            <translation>Mostra tutto ciò che il servizio ha sommato, non solo le somme assicurate</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop</source>
            <translation>Interrompi</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep partial results</source>
            <translation>Interrompi e tieni ciò che è arrivato</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Stop comparing and show the last accumulation alone</source>
            <translation>Smetti di confrontare e mostra solo l'ultimo cumulo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source} non offre il cumulo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All</source>
            <translation>Aggiungi tutti</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All {count}</source>
            <translation>Aggiungi tutti i {count}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add Them Swapped</source>
            <translation>Aggiungi scambiate</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the Other {count}</source>
            <extracomment>English for 1: Add the Other One</extracomment>
            <translation>
                <numerusform>Aggiungi l'altro</numerusform>
                <numerusform>Aggiungi gli altri {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Areas added from {layer}: {count}</source>
            <translation>Aree aggiunte da {layer}: {count}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Map extent</source>
            <translation>Estensione mappa</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Nothing is selected in a layer of polygons or points. Choose the layer in the Layers panel, select features with QGIS's select tool, then try again.</source>
            <translation>Nulla è selezionato in un layer di poligoni o punti. Scegli il layer nel pannello Layer, seleziona elementi con lo strumento di selezione di QGIS, poi riprova.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read pasted geometry</source>
            <translation>Leggi le forme incollate</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read the features of {layer}</source>
            <translation>Leggi gli elementi di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Swap</source>
            <translation>Scambia</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The current layer has no polygons or points. Choose one that has in the Layers panel, then try again.</source>
            <translation>Il layer corrente non ha poligoni né punti. Scegline uno adatto nel pannello Layer, poi riprova.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The map's extent was added as an area.</source>
            <translation>L'estensione della mappa è stata aggiunta come area.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted areas were added, but are outside the map. With latitude and longitude swapped they would be inside.</source>
            <translation>Le aree incollate sono state aggiunte, ma sono fuori dalla mappa. Scambiando latitudine e longitudine sarebbero dentro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted coordinates are outside ±180°, ±90°. With latitude and longitude swapped they are valid.</source>
            <translation>Il testo incollato è fuori dal globo; scambiando latitudine e longitudine è dentro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>This layer holds the selection areas. Choose another layer.</source>
            <translation>Queste sono già le aree. Scegli un altro layer.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom</source>
            <translation>Zoom</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>pasted text</source>
            <translation>testo incollato</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} geometries of {origin} cannot be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} geometry of {origin} cannot be used: {faults}. Nothing was added yet.</extracomment>
            <translation>
                <numerusform>Errore in {bad} di {total} forma di {origin}: {faults}. Non è stato ancora aggiunto nulla.</numerusform>
                <numerusform>Errore in {bad} di {total} forme di {origin}: {faults}. Non è stato ancora aggiunto nulla.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{count} more, which the log names</source>
            <extracomment>English for 1: 1 more, which the log names</extracomment>
            <translation>
                <numerusform>{count} altro, indicato nel log</numerusform>
                <numerusform>altri {count}, indicati nel log</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} does not state its number of features, each with its own request. This may take long.</source>
            <translation>{layer} non dice quanti elementi ha; si chiedono uno per uno, e può volerci tempo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer} non ha elementi.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features, each with its own request. This takes long.</source>
            <translation>{layer} ha {count} elementi; si chiedono uno per uno, e ci vuole tempo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles Here</source>
            <translation>C&amp;erchi qui</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Identify Location</source>
            <translation>&amp;Identifica luogo</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Risk Report at Location</source>
            <translation>&amp;Report qui</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>GeoPortfolio</source>
            <translation>GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>Outside valid coordinates</source>
            <translation>Questo non è un luogo sul globo</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Risk report for this place</source>
            <translation>Report di rischio per questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Select locations in circles around this place</source>
            <translation>Seleziona le ubicazioni nei cerchi intorno a questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>L'indirizzo, il record e i pericoli di questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>Fai clic su almeno un centro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click to add centers; type radii for all (200 500 1km) or drag one. Double-click, right-click or Enter finishes; Backspace removes a center; Esc cancels. Drag with Shift to add a radius; Tab selects one center, to type radii for it alone.</source>
            <translation>Fai clic sui centri, scrivi i raggi per tutti (200 500 1km) o trascina. Doppio clic, clic destro o Invio per finire; Backspace toglie un centro; Esc per uscire. Trascinando con Shift il raggio si aggiunge agli altri; Tab evidenzia il centro successivo, per scrivere raggi solo per quello.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <location filename="../ui/exposure/pins.py" />
            <source>Outside valid coordinates.</source>
            <translation>Questo non è un luogo sul globo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/circles_tool.py" />
            <source>{count} centers</source>
            <extracomment>English for 1: 1 center</extracomment>
            <translation>
                <numerusform>1 centro</numerusform>
                <numerusform>{count} centri</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Add a World Map</source>
            <translation>Aggiungi una mappa del mondo</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>Tutte le aree sono state rimosse.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Check the result.</source>
            <translation>L'area '{name}' è stata riparata. Controlla che sia come la volevi.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Areas and filters replaced by those of the query.</source>
            <translation>Aree e filtri sostituiti con quelli dell'interrogazione.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers with different radii</source>
            <translation>Cerchi aggiunti: {count} centri con raggi diversi</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers, {radii} each</source>
            <extracomment>English for 1: Circles added: 1 center, {radii}</extracomment>
            <translation>
                <numerusform>Cerchi aggiunti: 1 centro, {radii}</numerusform>
                <numerusform>Cerchi aggiunti: {count} centri, {radii} per ciascuno</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Merge the areas</source>
            <translation>Unisci le aree</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or add selected features.</source>
            <translation>Ancora nessuna area. Disegnane una, o usa gli elementi selezionati.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Nothing to merge. Add at least two areas first.</source>
            <translation>Non c'è nulla da unire. Prima disegna o usa almeno due aree.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/selection/drafting.py" />
            <source>Repair</source>
            <translation>Ripara</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Show query areas</source>
            <translation>Mostra le aree dell'interrogazione</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The areas were merged into one.</source>
            <translation>Tutte le aree ora sono una sola.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The project has no map to draw on. Add a layer first.</source>
            <translation>Il progetto non ha una mappa su cui disegnare. Aggiungi prima un layer.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/filters/bar.py" />
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>World map</source>
            <translation>Mappa del mondo</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>{count} areas were removed.</source>
            <extracomment>English for 1: {name} was removed.</extracomment>
            <translation>
                <numerusform>{name} è stato rimosso.</numerusform>
                <numerusform>{count} aree sono state rimosse.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>{name}: city center only, so a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name}: solo centro della città; un cerchio di {radius} significa poco. Scegli un indirizzo con via, o raggi più grandi.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location to see its address, record and hazards. Esc cancels.</source>
            <translation>Fai clic su un luogo o un'ubicazione caricata per vedere indirizzo, scheda e pericoli. Esc annulla.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location. Esc cancels.</source>
            <translation>Fai clic su un luogo o un'ubicazione caricata. Esc per uscire.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Press Enter to choose this place</source>
            <translation>Invio prende questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 vertices.</source>
            <translation>Un'area richiede almeno 3 vertici.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to add vertices. Double-click, right-click or Enter finishes; Backspace removes a vertex; Esc cancels.</source>
            <translation>Fai clic per mettere i vertici. Doppio clic, clic destro o Invio per finire; Backspace toglie un vertice; Esc per uscire.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself near {latitude}, {longitude}. Remove a vertex.</source>
            <translation>La forma si auto-interseca vicino a {latitude}, {longitude}. Togli un vertice.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself.</source>
            <translation>La forma si auto-interseca.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond the pole.</source>
            <translation>La forma va oltre il polo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond what the map can show.</source>
            <translation>La forma esce dall'area che la mappa può mostrare.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area is too small.</source>
            <translation>La forma è troppo piccola per essere un'area.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The project has no coordinate system. Set the project's CRS.</source>
            <translation>La mappa non ha un sistema di riferimento; impostane uno per il progetto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/polygon_tool.py" />
            <source>{count} vertices</source>
            <extracomment>English for 1: 1 vertex</extracomment>
            <translation>
                <numerusform>{count} vertice</numerusform>
                <numerusform>{count} vertici</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>Radii</source>
            <translation>Raggi</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii in m, km, mi or ft; without a unit, meters. Press Enter to apply.</source>
            <translation>Raggi con m, km, mi o ft; senza unità metri. Invio li imposta.</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS WMS and WFS Connections</source>
            <translation>&amp;Aggiungi alle connessioni WMS e WFS di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Edit…</source>
            <translation>Mo&amp;difica…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Help</source>
            <translation>&amp;Guida</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New Connection…</source>
            <translation>&amp;Nuova connessione…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Reload</source>
            <translation>&amp;Ricarica</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Test</source>
            <translation>&amp;Prova</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/maps.py" />
            <source>Add Hazard &amp;Maps…</source>
            <translation>Aggiungi &amp;mappe dei pericoli…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection: double-click to connect</source>
            <translation>Ancora nessuna connessione: doppio clic per connettersi</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Portfolio services with their sources, maps and recent queries</source>
            <translation>I tuoi servizi di portafoglio: fonti, mappe e interrogazioni recenti</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Set as C&amp;urrent</source>
            <translation>&amp;Usa</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to Group Hazard</source>
            <translation>&amp;Aggiungi al gruppo Hazard</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;WFS Layer</source>
            <translation>Aggiungi come layer &amp;WFS</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load a copy: QGIS cannot read it from the service.</source>
            <translation>Doppio clic per caricare: il servizio non permette a QGIS di leggerlo.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>Elementi (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps, to drag onto the map</source>
            <translation>Mappe dei pericoli: trascinale sulla mappa</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Maps (WMS)</source>
            <translation>Mappe (WMS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no features.</source>
            <translation>Il servizio di mappe non offre elementi.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no maps.</source>
            <translation>Il servizio di mappe non offre mappe.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Vector sources of the hazard maps, with attributes</source>
            <translation>Fonti vettoriali delle mappe dei pericoli, con attributi</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>{title}, all in one map</source>
            <translation>{title}, tutto in una mappa</translation>
        </message>
        <message>
            <location filename="../ui/browser/nodes.py" />
            <source>Double-click to try again.</source>
            <translation>Doppio clic per riprovare.</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <source>Locked: double-click to unlock</source>
            <translation>Bloccato: doppio clic per sbloccare</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/identify/section.py" />
            <source>Requesting…</source>
            <translation>Interrogazione del servizio…</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Edit Query</source>
            <translation>&amp;Modifica interrogazione</translation>
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
            <translation>&amp;Riesegui</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;Command</source>
            <translation>&amp;Copia come comando qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>No queries yet</source>
            <translation>Ancora nessuna richiesta</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>Interrogazioni recenti</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries with time and rows</source>
            <translation>Interrogazioni recenti con ora e righe</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Column</source>
            <translation>Colonna</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Columns ({count})</source>
            <translation>Colonne ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns of {source}</source>
            <translation>Colonne di {source}</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Filter</source>
            <translation>Filtro</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Filters ({count})</source>
            <translation>Filtri ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Find a column or a filter</source>
            <translation>Trova una colonna o un filtro</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Required</source>
            <translation>Richiesto</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Type</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Values</source>
            <translation>Valori</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>yes</source>
            <translation>sì</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>{source}: does not offer accumulation</source>
            <translation>{source}: non offre il cumulo</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Copy &amp;Identifier</source>
            <translation>Copia &amp;identificatore</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;Columns…</source>
            <translation>Elenca &amp;colonne…</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>Richiesto da questa fonte</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Set as Current &amp;Source</source>
            <translation>&amp;Usa questa fonte</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Sources to load locations and records from</source>
            <translation>Fonti da cui caricare ubicazioni e record</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The API key has no access to any source. Ask your provider.</source>
            <translation>La chiave API non ha accesso a nessuna fonte. Chiedi al fornitore.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/sources.py" />
            <source>{count} columns</source>
            <extracomment>English for 1: 1 column</extracomment>
            <translation>
                <numerusform>{count} colonna</numerusform>
                <numerusform>{count} colonne</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/values.py" />
            <source>Any value</source>
            <translation>Qualsiasi valore</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/values.py" />
            <source>and {count} more</source>
            <extracomment>English for 1: and 1 more</extracomment>
            <translation>
                <numerusform>e {count} altro</numerusform>
                <numerusform>e altri {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>'{text}' copied to the clipboard.</source>
            <translation>'{text}' è negli appunti.</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Added to the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>Tra le connessioni WMS e WFS di QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Chart saved as {path}.</source>
            <translation>Grafico salvato come {path}.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Copy the chart as an image, for a mail or a slide</source>
            <translation>Copia il grafico come immagine, per un'email o una diapositiva</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>PNG image (*.png)</source>
            <translation>Immagine PNG (*.png)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>SVG drawing (*.svg)</source>
            <translation>Disegno SVG (*.svg)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save Chart</source>
            <translation>Salva grafico</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>Salva il grafico come PNG o SVG</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save…</source>
            <translation>Salva…</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Saving the chart</source>
            <translation>Salvataggio del grafico</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>The chart could not be saved as {path}: {reason}. Choose another folder.</source>
            <translation>Il grafico non si è potuto salvare come {path}: {reason}. Scegli un'altra cartella.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} already exists. Replace it?</source>
            <translation>{file} esiste già. Sostituirlo?</translation>
        </message>
        <message>
            <location filename="../ui/charts/bars.py" />
            <source>Largest {shown} of {count}</source>
            <translation>I {shown} più grandi di {count}</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No values to show.</source>
            <translation>Nessun numero da disegnare.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A connection '{name}' already exists.</source>
            <translation>Esiste già una connessione '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name cannot contain a slash or be 'environment'.</source>
            <translation>Un nome non contiene barre, e 'environment' è riservato a QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection to a portfolio service</source>
            <translation>Connessione a un servizio di portafoglio</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>Nome e versione</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&lt;a href="{network}"&gt;Proxy&lt;/a&gt; and &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;: QGIS options</source>
            <translation>Nelle opzioni di QGIS: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificati&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>API key</source>
            <translation>Chiave API</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Advanced</source>
            <translation>Avanzate</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the API key</source>
            <translation>Nascondi la chiave API</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep in authentication database</source>
            <translation>Nel database di autenticazione</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep until QGIS is closed</source>
            <translation>Solo fino alla chiusura di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask for your master password, or to set one.</source>
            <translation>QGIS può chiederti la sua password principale, o di impostarne una.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove Prefix</source>
            <translation>Rimuovi il prefisso</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Same as service URL</source>
            <translation>come l'URL del servizio</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Service URL</source>
            <translation>URL del servizio</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the API key</source>
            <translation>Mostra la chiave API</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key contains an invalid character. Copy it again from your provider's message.</source>
            <translation>La chiave API contiene un carattere che non si può inviare. Copiala di nuovo da dove l'hai presa.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This URL starts with http, so others on the network can read the API key. Use https if the service offers it.</source>
            <translation>Questo indirizzo inizia con http: chiunque lungo il percorso può leggere la chiave API. Usa https se il servizio lo offre.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is not a service URL. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
            <translation>Questo non è l'indirizzo di un servizio. È del tipo https://portfolio.example.com, senza utente, punto interrogativo o #.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V1: flat filters</source>
            <translation>V1: filtri semplici</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V2: nested filters</source>
            <translation>V2: filtri annidati</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Version</source>
            <translation>Versione</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in the QGIS authentication database</source>
            <translation>nel database di autenticazione di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until QGIS is closed</source>
            <translation>tenuta fino alla chiusura di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connect</source>
            <translation>Connetti</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>Connect to your portfolio service</source>
            <translation>Connettiti al tuo servizio di portafoglio</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics…</source>
            <translation>Avvia diagnostica…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>The API key was not stored, because no master password was given. Connect again to keep it until QGIS is closed.</source>
            <translation>QGIS non ha conservato la chiave API, perché non è stata inserita la password principale. Connettiti di nuovo per usarla solo fino alla chiusura di QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>'{name}' è nelle connessioni WMS e WFS di QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in the QGIS WMS and WFS connections.</source>
            <translation>'{name}' non è nelle connessioni WMS e WFS di QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS &amp;WMS and WFS</source>
            <translation>Aggiungi a &amp;WMS e WFS di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK, it is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>Dopo OK è nelle connessioni WMS e WFS di QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For the QGIS Browser and Data Source Manager; the API key stays where it is</source>
            <translation>Per il Browser e il Gestore delle sorgenti dati di QGIS; la chiave API resta dov'è</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS already has connections named {titles} to another service. Rename or remove them in QGIS, then add yours again.</source>
            <translation>QGIS ha connessioni di un altro servizio chiamate {titles}; non sono state toccate. Rinominale o rimuovile in QGIS, poi aggiungi di nuovo le tue.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>The API key of '{name}' was not stored. Keep it until QGIS is closed?</source>
            <translation>QGIS non ha conservato la chiave API di '{name}'. Usarla solo fino alla chiusura di QGIS?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add…</source>
            <translation>&amp;Aggiungi…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Rimuovi</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Check the connection step by step</source>
            <translation>Controlla la connessione passo per passo</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Connections</source>
            <translation>Connessioni</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics…</source>
            <translation>Avvia dia&amp;gnostica…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;Default</source>
            <translation>Imposta come pr&amp;edefinita</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>authentication database</source>
            <translation>database di autenticazione</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>ambiente</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS is closed</source>
            <translation>fino alla chiusura di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name} (predefinita)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Advanced Service Settings</source>
            <translation>Impostazioni avanzate del servizio</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Append request name to map URL</source>
            <translation>Mappe: il nome della richiesta chiude l'indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Automatic</source>
            <translation>automatico</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Concurrent requests</source>
            <translation>Richieste simultanee</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>Descrive il servizio, che non dichiara come combina i filtri V2. Non cambia la richiesta. Un filtro sotto un altro lo restringe sempre.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Empty page</source>
            <translation>pagina vuota</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How many pages of records, areas, addresses or batches of points are requested at a time; of reports at most 3. While the service refuses or fails, fewer are requested.</source>
            <translation>Quante pagine di record, aree, indirizzi o lotti di punti si chiedono alla volta; di report al massimo 3. Se il servizio rifiuta o non riesce, se ne chiedono automaticamente meno.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of records is recognized. A page with fewer rows than requested is the last; 'Automatic' requests one more page where the service may have left out rows. 'Short page' never does, 'Empty page' always requests pages until one has no rows.</source>
            <translation>Come si riconosce l'ultima pagina di record. Una pagina con meno righe di quelle chieste è l'ultima; 'automatico' chiede un'altra pagina se il servizio può aver omesso righe. 'pagina corta' non lo fa mai, 'pagina vuota' chiede sempre finché non restano righe.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Last page</source>
            <translation>Fine delle pagine</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Limit for sources, accumulation, hazards, lists of maps and reports, once unpacked. Larger responses are cancelled, to protect memory and disk. Locations and records are written to disk as they arrive; above 500 MB you are asked first.</source>
            <translation>Fonti, cumulo, pericoli, elenchi di mappe e report si ricevono in un unico blocco. Un blocco più grande di così, una volta decompresso, non è conservato, per non riempire memoria e disco. Ubicazioni e record si scrivono su disco man mano che arrivano; di questi, senza conferma, non arrivano più di 500 MB.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maximum response size (MB)</source>
            <translation>Dimensione massima della risposta (MB)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points per enrichment batch</source>
            <translation>Punti in un lotto di arricchimento</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request V2 point reports at the V1 buffer URL</source>
            <translation>I report V2 di un punto usano l'indirizzo buffer V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of accumulation layers</source>
            <translation>Corpo della richiesta dei layer di cumulo</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of live events</source>
            <translation>Corpo della richiesta degli eventi in corso</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of risk reports</source>
            <translation>Corpo della richiesta dei report di rischio</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request locations and records as CSV</source>
            <translation>Ubicazioni e record arrivano come CSV</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Send V2 filters in "params"</source>
            <translation>I filtri V2 stanno dentro 'params'</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Short page</source>
            <translation>pagina corta</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Smaller responses. Only if the provider's CSV has latitude and longitude columns: without them the locations are a table. Circles with several radii are always JSON.</source>
            <translation>Si trasferiscono meno dati. Solo se il CSV del fornitore ha colonne di latitudine e longitudine: senza, le ubicazioni arrivano come tabella. I cerchi con più raggi arrivano comunque come JSON.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>Il servizio combina i filtri con</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Areas and filters are sent to this service:</source>
            <translation>Le aree e i filtri vengono inviati a questo servizio:</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another</source>
            <translation>Usa un'altra</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>Usa un'altra connessione</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} is from {host}, to which you have no connection. The layer is unchanged.</source>
            <translation>{layer} viene da {host}, a cui non hai una connessione. Il layer è rimasto com'era.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Preview</source>
            <translation>&amp;Anteprima</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Reset</source>
            <translation>&amp;Reimposta</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>(your key)</source>
            <translation>(la tua chiave)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Accumulation layer</source>
            <translation>Layer di cumulo</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Correct the body first.</source>
            <translation>Non si può inviare nulla finché il corpo ha un errore.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Custom</source>
            <translation>personalizzato</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Default</source>
            <translation>come al solito</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit: {what}</source>
            <translation>Modifica: {what}</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit…</source>
            <translation>Modifica…</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Invalid</source>
            <translation>con errori</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Kind of request</source>
            <translation>Tipo di richiesta</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Live event</source>
            <translation>Evento in corso</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a location, V1</source>
            <translation>Report di un luogo, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a location, V2</source>
            <translation>Report di un luogo, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V1</source>
            <translation>Report con cerchi, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V2</source>
            <translation>Report con cerchi, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Request that would be sent</source>
            <translation>Richiesta che si invierebbe</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Restore the default body</source>
            <translation>Metti il corpo abituale al posto di questo</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Show the request that would be sent, with example values</source>
            <translation>Mostra la richiesta che si invierebbe, con valori di esempio</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The chosen columns, a list</source>
            <translation>Le colonne scelte, un elenco</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The filters, a list</source>
            <translation>I filtri, un elenco</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The footprint of the event, which is in the address, too</source>
            <translation>L'impronta dell'evento, che è anche nell'indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The identifier of the source</source>
            <translation>L'identificatore della fonte</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The latitude in degrees, a number</source>
            <translation>La latitudine in gradi, un numero</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The longitude in degrees, a number</source>
            <translation>La longitudine in gradi, un numero</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The name that the version has for filters: filters in V1, filters_v2 in V2</source>
            <translation>Il nome che la versione dà ai filtri: filters in V1, filters_v2 in V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The point as an object: a circle with one coordinate of lat and long</source>
            <translation>Il punto come oggetto: un cerchio con una coordinata di lat e long</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The radii in meters, a list; none in the report of a location</source>
            <translation>I raggi in metri, un elenco; nessuno nel report di un luogo</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write the body that your provider expects. Click a placeholder to insert it at the cursor; one without a value is left out with its member.</source>
            <translation>Scrivi ciò che il fornitore vuole ricevere. Un clic mette un segnaposto dove si trova il cursore; uno senza valore è omesso con il suo membro.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Connection</source>
            <translation>&amp;Connessione</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Open Options</source>
            <translation>&amp;Apri le opzioni</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Interrompi</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Checks</source>
            <translation>Controlli</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Cop&amp;y</source>
            <translation>Co&amp;pia</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copied. No API key is included.</source>
            <translation>Copiato. Non contiene alcuna chiave API.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copy all results as text, without the API key</source>
            <translation>Copia tutti i risultati come testo, senza la chiave API</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Diagnose Connection</source>
            <translation>Diagnostica connessione</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Open the page of the QGIS options for the selected problem</source>
            <translation>Apri la pagina delle opzioni di QGIS che può risolvere il problema selezionato</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Run all checks again</source>
            <translation>Riesegui tutti i controlli</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Running…</source>
            <translation>In corso…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Show the results with versions, settings and log, without API keys</source>
            <translation>Mostra i risultati con versioni, impostazioni e log, senza chiavi API</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Skip the remaining checks and keep the results</source>
            <translation>Salta i controlli restanti e conserva i risultati</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Stopped. The remaining checks were not run.</source>
            <translation>Interrotto. I controlli restanti non sono stati eseguiti.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Support &amp;Text…</source>
            <translation>&amp;Testo per l'assistenza…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>La connessione da controllare</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Add one first.</source>
            <translation>Non c'è ancora una connessione. Creane una, poi torna qui.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Unexpected error. See the log.</source>
            <translation>Errore imprevisto. Vedi il log.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Check</source>
            <translation>Controllo</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Result</source>
            <translation>Risultato</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>&amp;Save As…</source>
            <translation>&amp;Salva con nome…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text and delete what you do not want to share. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
            <translation>Controlla il testo ed elimina ciò che non vuoi trasmettere. Non viene inviato nulla. Chiavi API, password, nome utente e dati del portafoglio sono stati rimossi.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copied to the clipboard.</source>
            <translation>Copiato negli appunti.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copy the text to the clipboard</source>
            <translation>Copia il testo negli appunti</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save Support Text</source>
            <translation>Salva il testo per l'assistenza</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save the text to a file on this computer</source>
            <translation>Salva il testo in un file di questo computer</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support Text</source>
            <translation>Testo per l'assistenza</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support text saved as {file}.</source>
            <translation>Testo per l'assistenza salvato come {file}.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Text files (*.txt)</source>
            <translation>File di testo (*.txt)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>The text could not be checked for the API keys of {names}.</source>
            <translation>Non è stato possibile cercare le chiavi API di {names}.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from Map Service</source>
            <translation>Sugg&amp;erisci dal servizio di mappe</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Up</source>
            <translation>&amp;Su</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>A&amp;dd</source>
            <translation>&amp;Aggiungi</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Add the typed name; the arrow has recently used names</source>
            <translation>Aggiungi il nome scritto; nella freccia quelli usati di recente</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Do&amp;wn</source>
            <translation>&amp;Giù</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Find a layer</source>
            <translation>Trova un layer</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers</source>
            <translation>Layer dei pericoli</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers of {connection}</source>
            <translation>Layer dei pericoli di {connection}</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Layers</source>
            <translation>Layer</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers down</source>
            <translation>Sposta giù i layer selezionati</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers up</source>
            <translation>Sposta su i layer selezionati</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Name of a layer</source>
            <translation>Nome di un layer</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Remove the selected layers from the list (Delete)</source>
            <translation>Rimuovi dall'elenco i layer selezionati (Canc)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Suggest the names of the map layers</source>
            <translation>I nomi dei layer di mappa, che anche i punti possono avere</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The map service has no other layers.</source>
            <translation>Il servizio di mappe non indica altri layer.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The name in the service; separate several with commas. Press Enter to add.</source>
            <translation>Come lo conosce il servizio; più d'uno con virgole. Invio aggiunge.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Enter the names from your provider.</source>
            <translation>Il servizio non elenca i suoi layer. Scrivi i nomi ricevuti dal fornitore.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. The service may not offer them for points: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. The service may not offer it for points: tick it and try.</extracomment>
            <translation>
                <numerusform>{count} nuovo nome dal servizio di mappe. Non è indicato se i punti lo possono avere: spuntalo e prova.</numerusform>
                <numerusform>{count} nuovi nomi dal servizio di mappe. Non è indicato se i punti li possono avere: spuntane uno e prova.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} of {all} layers</source>
            <extracomment>English for 1: {count} of {all} layer</extracomment>
            <translation>
                <numerusform>{count} di {all} layer</numerusform>
                <numerusform>{count} di {all} layer</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{layer} (maybe)</source>
            <translation>{layer} (forse)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (a raster)</source>
            <translation>{title} (un raster)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (vector source)</source>
            <translation>{title} (fonte vettoriale)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>Elenca i layer di mappa di {connection}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>&amp;Field</source>
            <translation>&amp;Campo</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>0: unknown</source>
            <translation>0: sconosciuto</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>10 to 20: CRESTA zone to country</source>
            <translation>da 10 a 20: da zona CRESTA a paese</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>1: user coordinate</source>
            <translation>1: coordinata dell'utente</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>2: building</source>
            <translation>2: edificio</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>3: parcel</source>
            <translation>3: particella</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>4: interpolated street</source>
            <translation>4: via interpolata</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>5: high-resolution postcode</source>
            <translation>5: codice postale ad alta risoluzione</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>6: block group</source>
            <translation>6: gruppo di isolati</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>7: postal code</source>
            <translation>7: codice postale</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>8: city centroid</source>
            <translation>8: centroide della città</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>9: area</source>
            <translation>9: regione</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>How far a location may be off, by the AddressMatch of Open Exposure Data. The meters are kept for all projects; adapt them to your geocoder.</source>
            <translation>Di quanto un'ubicazione può scostarsi, secondo l'AddressMatch di Open Exposure Data. I metri valgono per tutti i progetti; adattali al tuo geocodificatore.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>Uncertainty by Address Match</source>
            <translation>Incertezza per Address Match</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>not placeable</source>
            <translation>non localizzabile</translation>
        </message>
        <message>
            <location filename="../ui/exposure/circle_members.py" />
            <source>Select the locations of the circles</source>
            <translation>Seleziona le ubicazioni dei cerchi</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <source>Limits</source>
            <translation>Limiti</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <location filename="../ui/window/actions.py" />
            <source>Prospective Risk</source>
            <translation>Rischio prospettico</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <location filename="../ui/window/actions.py" />
            <source>Ring Profile</source>
            <translation>Profilo ad anelli</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Calculate the accumulation of each area and compare it with its limit</source>
            <translation>Calcola il cumulo di ogni area e confrontalo con il suo limite</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/window/actions.py" />
            <source>Check Limits</source>
            <translation>Controlla i limiti</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Check limits of {layer}</source>
            <translation>Controlla i limiti di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checked limits</source>
            <translation>Limiti controllati</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checking limits</source>
            <translation>Controllo dei limiti</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose a layer of areas with a field for their limits, then click Check Limits.</source>
            <translation>Scegli un layer di aree con un campo per i loro limiti, poi fai clic su 'Controlla i limiti'.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/filters/editor.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>Prima scegli una fonte nel pannello Selezione.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose the field with the limit of each area.</source>
            <translation>Scegli il campo con il limite di ogni area.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>The metric to compare; empty: the sum insured, if the service has one</source>
            <translation>La metrica da confrontare; vuota: la somma assicurata, se il servizio ne ha una</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Watched areas</source>
            <translation>Aree sorvegliate</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} limits breached</source>
            <extracomment>English for 1: 1 limit breached</extracomment>
            <translation>
                <numerusform>{count} limite superato</numerusform>
                <numerusform>{count} limiti superati</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} near their limits</source>
            <extracomment>English for 1: 1 near its limit</extracomment>
            <translation>
                <numerusform>{count} vicina al suo limite</numerusform>
                <numerusform>{count} vicine ai loro limiti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} not checked</source>
            <extracomment>English for 1: 1 not checked</extracomment>
            <translation>
                <numerusform>{count} non controllata</numerusform>
                <numerusform>{count} non controllate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{source}, {metric}: {count} areas</source>
            <extracomment>English for 1: {source}, {metric}: 1 area</extracomment>
            <translation>
                <numerusform>{source}, {metric}: {count} area</numerusform>
                <numerusform>{source}, {metric}: {count} aree</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Headroom</source>
            <translation>Margine</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>Used</source>
            <translation>Usato</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>{number} %</source>
            <translation>{number}%</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Choose the locations, then place a pin on the map.</source>
            <translation>Scegli le ubicazioni, poi metti una puntina sulla mappa.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Read the locations of {layer}</source>
            <translation>Leggi le ubicazioni di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Reading {layer}…</source>
            <translation>Lettura di {layer}…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>The layer has changed since it was read. Click Read Again</source>
            <translation>Il layer è cambiato da quando è stato letto. Fai clic su 'Rileggi'</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} not placeable</source>
            <extracomment>English for 1: 1 not placeable</extracomment>
            <translation>
                <numerusform>{count} non localizzabile</numerusform>
                <numerusform>{count} non localizzabili</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a position</source>
            <extracomment>English for 1: 1 without a position</extracomment>
            <translation>
                <numerusform>{count} senza posizione</numerusform>
                <numerusform>{count} senza posizione</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a value</source>
            <extracomment>English for 1: 1 without a value</extracomment>
            <translation>
                <numerusform>{count} senza valore</numerusform>
                <numerusform>{count} senza valore</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>{layer} could not be read.</source>
            <translation>Impossibile leggere {layer}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{layer}: {count} locations</source>
            <extracomment>English for 1: {layer}: 1 location</extracomment>
            <translation>
                <numerusform>{layer}: {count} ubicazione</numerusform>
                <numerusform>{layer}: {count} ubicazioni</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Currency</source>
            <translation>Val&amp;uta</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Locations</source>
            <translation>U&amp;bicazioni</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;More values</source>
            <translation>Altri v&amp;alori</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Uncertainty (meters)</source>
            <translation>&amp;Incertezza (metri)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Value</source>
            <translation>&amp;Valore</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Set the meters by address match</source>
            <translation>Imposta i metri per Address Match</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Choose the layer, its values and how certain its positions are</source>
            <translation>Scegli il layer, i suoi valori e la certezza delle sue posizioni</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Click a place on the map, or drag the pin over it</source>
            <translation>Fai clic su un punto della mappa o trascinaci la puntina</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Index the locations</source>
            <translation>Indicizza le ubicazioni</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Locations…</source>
            <translation>Ubicazioni…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Place Pin</source>
            <translation>Metti puntina</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read Again</source>
            <translation>Rileggi</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read the layer as it is now</source>
            <translation>Leggi il layer com'è ora</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Values in other currencies are not counted</source>
            <translation>I valori in altre valute non contano</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pins.py" />
            <source>Click a place, or drag the pin. Esc ends.</source>
            <translation>Fai clic su un punto o trascina la puntina. Esc termina.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Certain {certain}, possible {possible}</source>
            <translation>Certo {certain}, possibile {possible}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Click Place Pin, then drag the pin over the map.</source>
            <translation>Fai clic su 'Metti puntina', poi trascina la puntina sulla mappa.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the locations by distance for a spreadsheet</source>
            <translation>Copia le ubicazioni per distanza per un foglio di calcolo</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the ring profile</source>
            <translation>Copia il profilo ad anelli</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Cumulative value by distance from {place}</source>
            <translation>Valore cumulato per distanza da {place}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Headroom {amount}</source>
            <translation>Margine {amount}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Largest radius</source>
            <translation>Raggio massimo</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile {layer}</source>
            <translation>Profilo ad anelli {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile, {value}</source>
            <translation>Profilo ad anelli, {value}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Save the locations by distance as a CSV file</source>
            <translation>Salva le ubicazioni per distanza come file CSV</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is exceeded at {distance}</source>
            <translation>Il limite è superato a {distance}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is not exceeded within {distance}</source>
            <translation>Il limite non è superato entro {distance}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/profile_page.py" />
            <source>Within {distance}: {sum} at {count} locations</source>
            <extracomment>English for 1: Within {distance}: {sum} at 1 location</extracomment>
            <translation>
                <numerusform>Entro {distance}: {sum} in {count} ubicazione</numerusform>
                <numerusform>Entro {distance}: {sum} in {count} ubicazioni</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>certain to possible</source>
            <translation>da certo a possibile</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>none</source>
            <translation>nessuno</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Add the pins with all numbers to the layer Prospective risks</source>
            <translation>Aggiungi le puntine con tutti i numeri al layer 'Rischi prospettici'</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value} in {currency}, not converted.</source>
            <translation>Gli importi sono somme di {value} in {currency}, non convertite.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value}.</source>
            <translation>Gli importi sono somme di {value}.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Enter the sum insured, click Place Pin, then click the map.</source>
            <translation>Inserisci la somma assicurata, fai clic su 'Metti puntina' e poi sulla mappa.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Identify</source>
            <translation>Identifica</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Notes</source>
            <translation>Note</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Pin</source>
            <translation>Puntina</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks need a layer of points. Choose another one.</source>
            <translation>I rischi prospettici richiedono un layer di punti. Scegline un altro.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove Pin</source>
            <translation>Elimina puntina</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove the pin that is chosen here from the map</source>
            <translation>Elimina dalla mappa la puntina scelta qui</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save</source>
            <translation>Salva</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save the prospective risks</source>
            <translation>Salva i rischi prospettici</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Saved in the layer {layer}.</source>
            <translation>Salvato nel layer {layer}.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Search for the worst circles</source>
            <translation>Cerca i peggiori cerchi</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Show address, hazards and risk report of the place of the pin</source>
            <translation>Mostra indirizzo, pericoli e report di rischio del punto della puntina</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Terms, name of the insured</source>
            <translation>Condizioni, nome dell'assicurato</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Before</source>
            <translation>Prima</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Double-click to enter the limit of this radius; 0 is none</source>
            <translation>Doppio clic per inserire il limite di questo raggio; 0 è nessuno</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>No limit</source>
            <translation>Nessun limite</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The greatest sum of a circle of this radius that holds the risk, with it</source>
            <translation>La somma più grande di un cerchio di questo raggio che contiene il rischio, con esso</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The worst circle of this radius that holds the risk: before {before}, with it {after}. Center {place}</source>
            <translation>Il peggior cerchio di questo raggio che contiene il rischio: prima {before}, con esso {after}. Centro {place}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Verdict</source>
            <translation>Giudizio</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>With risk</source>
            <translation>Con rischio</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Worst circle</source>
            <translation>Peggior cerchio</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Copy as JSON</source>
            <translation>&amp;Copia come JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Edit as JSON…</source>
            <translation>&amp;Modifica come JSON…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>&amp;Incolla JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save Filters…</source>
            <translation>&amp;Salva questi filtri…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Add Filter</source>
            <translation>Aggiungi filtro</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add Nested Filter</source>
            <translation>Filtro annidato</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters after the selected row</source>
            <translation>Aggiungi filtri dopo la riga selezionata</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters from the clipboard</source>
            <translation>Aggiungi i filtri che sono negli appunti</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters that narrow each value of the selected row</source>
            <translation>Aggiungi sotto ogni valore della riga selezionata filtri che lo restringono</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>Scegli altri valori per il filtro selezionato (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy the filters to the clipboard</source>
            <translation>Metti i filtri negli appunti</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>Copia, incolla o modifica i filtri come JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Down</source>
            <translation>Giù</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/history_page.py" />
            <location filename="../ui/selection/area_list.py" />
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit</source>
            <translation>Modifica</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Edit the filters as text</source>
            <translation>Scrivi i filtri come testo</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>In</source>
            <translation>Dentro</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move down (Alt+Down)</source>
            <translation>Sposta giù (Alt+Giù)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out one level (Alt+Left)</source>
            <translation>Sposta fuori, accanto al filtro sopra (Alt+Sinistra)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>Sposta su (Alt+Su)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Nest in the filter above (Alt+Right)</source>
            <translation>Sposta dentro, sotto il filtro precedente (Alt+Destra)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Out</source>
            <translation>Fuori</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo</source>
            <translation>Ripristina</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo: {what}</source>
            <translation>Ripristina: {what}</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>Rimuovi</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Remove the selected filters with their nested filters (Delete)</source>
            <translation>Rimuovi i filtri selezionati e ciò che è sotto di essi (Canc)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Save the filters in the project under a name</source>
            <translation>Salva i filtri nel progetto con un nome</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved</source>
            <translation>Salvati</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved filters of this project and source</source>
            <translation>Filtri che questo progetto ha salvato per la fonte</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>Annulla: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Up</source>
            <translation>Su</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>No filters yet.</source>
            <translation>Ancora nessun filtro.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Set on a connection of your own: Settings &gt; Options &gt; GeoPortfolio.</source>
            <translation>Si imposta su una connessione propria: Impostazioni &gt; Opzioni &gt; GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>V1 combines all filters with AND.</source>
            <translation>V1 combina tutti i filtri con E.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>add filters</source>
            <translation>aggiungi filtri</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>choose values</source>
            <translation>scegli valori</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>edit as JSON</source>
            <translation>modifica come JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>flatten</source>
            <translation>crea un elenco semplice</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} combined with AND match nothing. Keep one of them.</source>
            <translation>Due valori di {field} uniti con AND: nessun risultato. Tienine uno.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters.</source>
            <translation>V1 non prevede un filtro sotto un altro.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters. Move them out, or choose V2 for the connection.</source>
            <translation>V1 conosce solo elenchi semplici: non prevede un filtro sotto un altro. Spostali fuori, o scegli V2 per la connessione.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no filter field '{field}'. Remove it to send the query.</source>
            <translation>{source} non ha un campo '{field}' per filtrare: finché è qui non si invia nulla.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source} richiede un filtro su {fields}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Apply</source>
            <translation>Applica</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Filters as JSON</source>
            <translation>Filtri come JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Replace all filters with these (Ctrl+Return)</source>
            <translation>Metti questi filtri al posto di tutti (Ctrl+Invio)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Press Ctrl+Return to apply them, or Esc again to discard them.</source>
            <translation>Le modifiche non sono ancora applicate. Ctrl+Invio le applica, Esc ancora una volta le scarta.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add Required Filter</source>
            <translation>Aggiungi il filtro obbligatorio</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>Descrive il servizio. Non cambia la richiesta.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Flatten</source>
            <translation>Crea un elenco semplice</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be loaded. The list of the source is shown instead.</source>
            <translation>La gerarchia dei filtri non è disponibile. Si usa l'elenco della fonte.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Add {count} Filters</source>
            <extracomment>English for 1: Add Filter</extracomment>
            <translation>
                <numerusform>Aggiungi filtro</numerusform>
                <numerusform>Aggiungi {count} filtri</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>Campo per filtrare</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Nested in {filter}</source>
            <translation>Sotto {filter}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>OK, {count} values</source>
            <extracomment>English for 1: OK, 1 value</extracomment>
            <translation>
                <numerusform>OK, 1 valore</numerusform>
                <numerusform>OK, {count} valori</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to add '{value}', which the service does not list.</source>
            <translation>Invio usa '{value}', che il servizio non elenca.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to tick {value}.</source>
            <translation>Invio spunta {value}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or enter a value</source>
            <translation>Trova o scrivi un valore</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or paste values</source>
            <translation>Scrivi per trovare, incolla più valori</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Enter, or paste many.</source>
            <translation>Qui il servizio non elenca valori. Scrivine uno e premi Invio, o incollane molti.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values}</source>
            <translation>Spuntati: {values}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values} and {count} more</source>
            <extracomment>English for 1: Ticked: {values} and 1 more</extracomment>
            <translation>
                <numerusform>Spuntati: {values} e {count} altro</numerusform>
                <numerusform>Spuntati: {values} e altri {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to search for a value, or type one that is not listed and press Enter.
Paste a spreadsheet column to tick all its values.</source>
            <translation>Scrivi per trovare un valore, o scrivine uno non elencato e premi Invio.
Incolla una colonna di un foglio di calcolo per spuntarne tutti i valori.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Press Enter to add '{value}', which the service does not list.</source>
            <extracomment>English for 1: 1 found. Press Enter to add '{value}', which the service does not list.</extracomment>
            <translation>
                <numerusform>{count} trovato. Invio usa proprio '{value}', che il servizio non elenca.</numerusform>
                <numerusform>{count} trovati. Invio usa proprio '{value}', che il servizio non elenca.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name in the project</source>
            <translation>Nome, conservato nel progetto</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save Filters</source>
            <translation>Salva questi filtri</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>This replaces the filters with the same name.</source>
            <translation>I filtri con questo nome vengono sostituiti.</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>load '{name}'</source>
            <translation>carica '{name}'</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/identify/facts.py" />
            <location filename="../ui/search/filter_rows.py" />
            <source>Field</source>
            <translation>Campo</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>Meaning</source>
            <translation>Significato</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>move filters</source>
            <translation>sposta filtri</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>remove filters</source>
            <translation>rimuovi filtri</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Add maps of {name}</source>
            <translation>Aggiungi mappe di {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps, {count} to go</source>
            <translation>Aggiunta mappe, ancora {count}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps…</source>
            <translation>Aggiunta mappe…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>Carica gli elementi di {title}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'…</source>
            <translation>Caricamento degli elementi di '{title}'…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>interrotto</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add to This Project</source>
            <translation>Aggiungi a questo progetto</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Nothing was added. '{other}' has the same URL as '{name}', and QGIS sends maps a single API key: that of '{other}'.</source>
            <translation>Non è stato aggiunto nulla. Anche '{other}' porta all'indirizzo di '{name}', e QGIS può inviare alle mappe una sola chiave API: quella di '{other}'.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Requesting the maps of '{name}'…</source>
            <translation>Richiesta delle mappe di '{name}'…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Set '{name}' as Default and Add</source>
            <translation>Rendi '{name}' predefinita e aggiungi</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The map service of '{name}' offers no maps for your API key.</source>
            <translation>Il servizio di mappe di '{name}' non offre mappe alla tua chiave API.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The maps were added, their features were not: {reason}</source>
            <translation>Le mappe ci sono, i loro elementi no: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>Non c'è ancora una connessione. Prima connettiti al tuo servizio di portafoglio.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Use '{other}'</source>
            <translation>Usa '{other}'</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom In</source>
            <translation>Ingrandisci</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/controller.py" />
            <source>{count} layers were chosen for the previous project, and are not added yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the previous project, and is not added yet.</extracomment>
            <translation>
                <numerusform>Il layer '{layer}' è stato scelto per il progetto aperto prima e non è ancora stato creato.</numerusform>
                <numerusform>{count} layer sono stati scelti per il progetto aperto prima e non sono ancora stati creati.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick the layers to add.</source>
            <translation>Un gruppo. Spunta i layer da aggiungere.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add &amp;WFS Layer</source>
            <translation>Aggiungi layer &amp;WFS</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add the vector source of the map, too, with attributes to query and style</source>
            <translation>Aggiungi anche la fonte vettoriale della mappa, con attributi da interrogare e stilizzare</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Legend</source>
            <translation>Legenda</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Name: {name}</source>
            <translation>Nome: {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Select a layer for its details.</source>
            <translation>Scegli un layer per vedere cosa mostra.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>St&amp;yle</source>
            <translation>St&amp;ile</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service gives no further details.</source>
            <translation>Il servizio non dice altro.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change Key</source>
            <translation>Cambia chiave</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <source>{count} layers are no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</source>
            <extracomment>English for 1: '{title}' is no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</extracomment>
            <translation>
                <numerusform>'{title}' non si vede più: il servizio di mappe di '{connection}' non risponde, o rifiuta la chiave API.</numerusform>
                <numerusform>{count} layer non si vedono più: il servizio di mappe di '{connection}' non risponde, o rifiuta la chiave API.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>Legenda di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers the whole world.</source>
            <translation>Copre tutto il mondo.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>Copre da {west} a {east}, da {south} a {north}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>It is visible from 1:{scale} inwards only.</source>
            <translation>È disegnato solo a scala maggiore di 1:{scale}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Not queryable with Identify.</source>
            <translation>Informazioni Elementi non vi trova nulla.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Nothing was added.</source>
            <translation>Non è stato aggiunto nulla.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>One map of all layers in this group.</source>
            <translation>Una mappa di tutti i layer di questo gruppo.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Raster source.</source>
            <translation>Fonte raster.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service does not describe its features. They are loaded once, as a copy.</source>
            <translation>Questo servizio non descrive i suoi elementi. Si caricano una volta, come copia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service gives relative URLs for its features, which QGIS cannot follow. They are loaded once, as a copy.</source>
            <translation>Questo servizio dà per i suoi elementi indirizzi relativi, che QGIS non può seguire. Gli elementi si caricano una volta, come copia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service names another host for its features, which is not sent the API key. They are loaded once, as a copy.</source>
            <translation>Questo servizio indica per i suoi elementi un altro host, che non riceve alcuna chiave API. Gli elementi si caricano una volta, come copia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Vector source.</source>
            <translation>Fonte vettoriale.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible between 1:{smallest} and 1:{largest}.</source>
            <translation>Disegnato tra 1:{smallest} e 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{largest} outwards.</source>
            <translation>Disegnato a scala minore di 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{smallest} inwards.</source>
            <translation>Disegnato a scala maggiore di 1:{smallest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>W</source>
            <translation>O</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} incomplete: {told}.</source>
            <translation>Incompleto: {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} layers added to Hazard.</source>
            <extracomment>English for 1: '{title}' added to Hazard.</extracomment>
            <translation>
                <numerusform>'{title}' aggiunto a Hazard.</numerusform>
                <numerusform>{count} layer aggiunti a Hazard.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} not added: {told}.</source>
            <translation>Non aggiunto: {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} of them are visible from 1:{scale} inwards only.</source>
            <extracomment>English for 1: '{title}' is visible from 1:{scale} inwards only.</extracomment>
            <translation>
                <numerusform>'{title}' è disegnato solo a scala maggiore di 1:{scale}.</numerusform>
                <numerusform>{count} di essi sono disegnati solo a scala maggiore di 1:{scale}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>Features without a map</source>
            <translation>Elementi senza mappa</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>as features</source>
            <translation>come elementi</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>on the map</source>
            <translation>sulla mappa</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add</source>
            <translation>&amp;Aggiungi</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add {count} Layers</source>
            <extracomment>English for 1: &amp;Add 1 Layer</extracomment>
            <translation>
                <numerusform>&amp;Aggiungi 1 layer</numerusform>
                <numerusform>&amp;Aggiungi {count} layer</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Close</source>
            <translation>&amp;Chiudi</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Tick All in Group</source>
            <translation>&amp;Spunta tutto il contenuto</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick All</source>
            <translation>&amp;Togli tutte le spunte</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add Hazard Maps</source>
            <translation>Aggiungi mappe dei pericoli</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add the ticked maps, or else the selected one, to the group Hazard</source>
            <translation>Aggiungi al gruppo Hazard ciò che è spuntato, o altrimenti la mappa selezionata</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>Co&amp;nnessione</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Loading the legend…</source>
            <translation>Richiesta della legenda…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>Mappe del servizio</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>No matching maps among {all}. Try fewer words.</source>
            <translation>Nessuna delle {all} ha queste parole. Prova con meno.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Reload the list of maps</source>
            <translation>Interroga di nuovo il servizio di mappe</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Search by title, name or description</source>
            <translation>Trova una mappa: titolo, nome o contenuto</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service returned no legend.</source>
            <translation>Il servizio non ha dato una legenda.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>{count} of {all} found</source>
            <extracomment>English for 1: 1 of {all} found</extracomment>
            <translation>
                <numerusform>{count} di {all} trovata</numerusform>
                <numerusform>{count} di {all} trovate</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>Guida</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Open the help for this (F1)</source>
            <translation>Cos'è e come si usa (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>Contenuti</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First Page</source>
            <translation>Prima pagina</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Forward</source>
            <translation>Avanti</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/window/actions.py" />
            <source>GeoPortfolio Help</source>
            <translation>Guida di GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Help pages</source>
            <translation>Le pagine della guida</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Only pages with these words are listed; Enter goes to the next match</source>
            <translation>Le pagine senza queste parole escono dai contenuti; Invio va al punto successivo</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page</source>
            <translation>Pagina</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Search the help</source>
            <translation>Cerca nella guida</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Identify the address</source>
            <translation>Ricerca dell'indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>No address found here.</source>
            <translation>Il servizio non conosce indirizzi qui.</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first.</source>
            <translation>Prima connettiti a un servizio nel pannello Selezione, poi identifica un luogo.</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as Table</source>
            <translation>Copia tutto come tabella</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all facts shown, for a spreadsheet</source>
            <translation>Copia il luogo e tutto ciò che si vede, per un foglio di calcolo</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Find a field or a value</source>
            <translation>Trova un campo o un valore</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/window/actions.py" />
            <source>Identify Location</source>
            <translation>Identifica luogo</translation>
        </message>
        <message>
            <location filename="../ui/identify/facts.py" />
            <source>{layer}: {state}</source>
            <translation>{layer}: {state}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The response lacks the layer '{layer}'. If it does everywhere, check its name under Layers.</source>
            <translation>La risposta omette il layer '{layer}'. Se lo fa ovunque, controlla il nome in Layer.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service rejects the layer '{layer}'. Check its name under Layers.</source>
            <translation>Il servizio rifiuta il layer '{layer}'. Controlla il nome in Layer.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no hazard</source>
            <translation>nessun pericolo</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no response</source>
            <translation>nessuna risposta</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>not authorized</source>
            <translation>rifiutato</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the hazard layers to request</source>
            <translation>Scegli i layer dei pericoli da richiedere</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Click Layers and enter the names from your provider.</source>
            <translation>Premi Layer e indica quelli che ha il fornitore.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards at {place}</source>
            <translation>Pericoli in {place}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards by layer</source>
            <translation>Pericoli per layer</translation>
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
                <numerusform>{count} layer dei pericoli trovato: {names}. Layer nel pannello ne aggiunge altri.</numerusform>
                <numerusform>{count} layer dei pericoli trovati: {names}. Layer nel pannello ne aggiunge altri.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded location to see its record.</source>
            <translation>Fai clic su un'ubicazione caricata per vedere il suo record.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Identifier field</source>
            <translation>Campo identificativo</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record</source>
            <translation>Record</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record of {point}</source>
            <translation>Record di {point}</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The field whose value identifies the location in the service; remembered for this source.</source>
            <translation>Il campo il cui valore identifica l'ubicazione per il servizio; ricordato per questa fonte.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no location '{value}' in {source}. Choose another identifier field.</source>
            <translation>Il servizio non conosce l'ubicazione '{value}' in {source}. Scegli un altro campo in 'Campo identificativo'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this location.</source>
            <translation>Il servizio non ha alcun record di questa ubicazione.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, the service of this location. Add one.</source>
            <translation>Non c'è una connessione a {host}, da cui viene questa ubicazione. Creane una.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another identifier field.</source>
            <translation>Questo layer non ha un campo '{field}'. Scegline un altro in 'Campo identificativo'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This location has no value in '{field}'. Choose another identifier field.</source>
            <translation>Questa ubicazione non ha un valore in '{field}'. Scegline un altro in 'Campo identificativo'.</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>Aggio&amp;rna</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Show Changes of Refresh</source>
            <translation>Mostra cosa ha cam&amp;biato l'aggiornamento</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Undo Refresh</source>
            <translation>&amp;Annulla aggiornamento</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>A layer of the rows that were added, removed or changed</source>
            <translation>Un layer delle righe nuove, sparite o diverse</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>A report for each point of a layer, or for the selected points</source>
            <translation>Un report per ogni punto di un layer, o per quelli selezionati</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich each point of a layer, or the selected ones, with hazards</source>
            <translation>Ogni punto di un layer, o quelli selezionati, con i pericoli lì</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Enrich with &amp;Hazards…</source>
            <translation>Aggiungi per&amp;icoli…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Load area, filters and columns into the docks</source>
            <translation>Riporta area, filtri e colonne nei pannelli</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Outline the query area on the map</source>
            <translation>Mostra sulla mappa il contorno di ciò che questo layer ha chiesto</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Refresh as &amp;New Layer</source>
            <translation>Aggiorna come &amp;nuovo layer</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Restore the result before the last refresh</source>
            <translation>Torna la risposta prima dell'ultimo aggiornamento</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Resu&amp;me</source>
            <translation>&amp;Continua</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Resume loading where it stopped</source>
            <translation>Riprende il caricamento da dove si era fermato</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Risk Re&amp;ports…</source>
            <translation>Re&amp;port di rischio…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again, for a new layer with the date</source>
            <translation>Chiede di nuovo lo stesso, per un layer datato accanto a questo</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again; the layer keeps its style</source>
            <translation>Chiede di nuovo lo stesso; il layer mantiene lo stile</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Show &amp;Area</source>
            <translation>Mostra ar&amp;ea</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>The area of {layer} cannot be shown on this map.</source>
            <translation>L'area di {layer} non si può mostrare su questa mappa.</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>Confronta i layer con le loro aree</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Layer S&amp;tatus…</source>
            <translation>&amp;Stato del layer…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>The status of the layer and what to do</source>
            <translation>Come sta il layer e cosa si può fare</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Refresh with &amp;Current Area</source>
            <translation>Aggiorna con l'area &amp;attuale</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/projects/services_offer.py" />
            <source>Unlock</source>
            <translation>Sblocca</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>{layer} cannot be shown. {reason}</source>
            <translation>{layer} non si può mostrare. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Find {address}</source>
            <translation>Ricerca di {address}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Press Enter to search for exactly this address.</source>
            <translation>Nessun suggerimento per '{text}'. Invio chiede esattamente questo indirizzo.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Read the position</source>
            <translation>Lettura della posizione</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Suggest addresses</source>
            <translation>Ricerca di indirizzi</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>The QGIS authentication database is locked. Unlock it to search for addresses.</source>
            <translation>Il database di autenticazione di QGIS è bloccato. Sbloccalo per cercare indirizzi.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Add the shapes to the selection areas; points become circles</source>
            <translation>Aggiungi le forme alle aree di selezione; i punti diventano cerchi</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Address, or 53.55, 9.99</source>
            <translation>Indirizzo, o 53.55, 9.99</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Enter an address, a latitude and longitude, WKT, or GeoJSON</source>
            <translation>Un indirizzo, latitudine e longitudine, WKT o GeoJSON; Invio va lì</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Enter the master password of the QGIS authentication database</source>
            <translation>Inserisci la password principale del database di autenticazione di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click the map for address, record and hazards</source>
            <translation>Identifica luogo: fai clic sulla mappa per indirizzo, scheda e pericoli</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>Indirizzi suggeriti</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unlock…</source>
            <translation>Sblocca…</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Use as Area</source>
            <translation>Usa come area</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>Indirizzi del servizio di portafoglio</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Choose this to enter the master password</source>
            <translation>scegli questa voce per inserire la password principale</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>Trova indirizzi con il servizio di GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock the QGIS authentication database to search for addresses</source>
            <translation>Sblocca il database di autenticazione di QGIS per cercare indirizzi</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were swapped to fit valid coordinates.</source>
            <translation>Latitudine e longitudine erano invertite; qui sono state scambiate.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>City-level address; the position is exact.</source>
            <translation>L'indirizzo è solo la città; la posizione è esatta.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>Copia l'indirizzo e la posizione</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Risk Report</source>
            <translation>Report di rischio</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>Zoom della mappa su questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>City center only, so a 200 m circle means little.</source>
            <translation>Solo centro della città: un cerchio di 200 m significa poco.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>address</source>
            <translation>indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city center only</source>
            <translation>solo centro della città</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city!</source>
            <translation>città!</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>rooftop</source>
            <translation>edificio</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS Processing, which is disabled. Enable it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>Si apre in Processing di QGIS, che è disattivato. Spuntalo in Plugins &gt; Gestisci ed Installa Plugin &gt; Installati.</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose hazard layers of the connection</source>
            <translation>Scegli i layer dei pericoli della connessione</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose the columns and their order</source>
            <translation>Scegli le colonne e il loro ordine</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the filters as a tree or as JSON</source>
            <translation>Modifica i filtri come albero o come JSON</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the request, with a preview</source>
            <translation>Modifica la richiesta, controllata mentre scrivi, con anteprima</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>List the columns of {source}</source>
            <translation>Elenca le colonne di {source}</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Request</source>
            <translation>Richiesta</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>A copy could not be created: {trouble}. Check the space and the permissions of the project folder.</source>
            <translation>Non si è potuta creare una copia: {trouble}. Controlla lo spazio e i permessi accanto al progetto.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Another task is running. Move the results when it has finished.</source>
            <translation>C'è un'operazione in corso. Sposta i risultati quando è finita.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results to the project folder</source>
            <translation>Sposta i risultati accanto al progetto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move to Project Folder</source>
            <translation>Spostali accanto al progetto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Not moved, because they are being edited: {names}. Save the edits, then save the project.</source>
            <translation>In modifica, quindi ancora nel tuo profilo: {names}. Salva le modifiche, poi salva il progetto.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results have changed.</source>
            <translation>Nel frattempo il progetto o i suoi risultati sono cambiati.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} reports copied.</source>
            <extracomment>English for 1: 1 report copied.</extracomment>
            <translation>
                <numerusform>C'è anche una copia di 1 report.</numerusform>
                <numerusform>Ci sono anche copie di {count} report.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers are outside the project folder. Moving them also saves the project.</source>
            <extracomment>English for 1: 1 result layer is outside the project folder. Moving it also saves the project.</extracomment>
            <translation>
                <numerusform>1 layer di risultati è nel tuo profilo. Spostarlo accanto al progetto? Anche il progetto viene salvato.</numerusform>
                <numerusform>{count} layer di risultati sono nel tuo profilo. Spostarli accanto al progetto? Anche il progetto viene salvato.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers moved to {folder}, beside the project.</source>
            <extracomment>English for 1: 1 result layer moved to {folder}, beside the project.</extracomment>
            <translation>
                <numerusform>1 layer di risultati spostato in {folder}, accanto al progetto.</numerusform>
                <numerusform>{count} layer di risultati spostati in {folder}, accanto al progetto.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>{reason} The results stay in your profile; project and layers are unchanged.</source>
            <translation>{reason} I risultati restano nel tuo profilo; progetto e layer sono come prima.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project package is already being exported. Wait until it has finished.</source>
            <translation>Un pacchetto di progetto è già in esportazione. Attendi che finisca.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>Esporta pacchetto di progetto</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No API key is included.</source>
            <translation>Non vi è stata messa alcuna chiave API.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Not included, because outside the project folder: {names}.</source>
            <translation>Fuori dalla cartella del progetto, quindi non incluso: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Nothing to export yet. Load locations first.</source>
            <translation>Non c'è ancora nulla da archiviare. Prima carica le ubicazioni.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>Crea {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}: {number} of {count} files.</source>
            <extracomment>English for 1: Packing {file}: {number} of 1 file.</extracomment>
            <translation>
                <numerusform>Creazione di {file}: {number} di {count} file.</numerusform>
                <numerusform>Creazione di {file}: {number} di {count} file.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}…</source>
            <translation>Creazione di {file}…</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Stopped. Nothing was exported.</source>
            <translation>Interrotto. Non è stato creato alcun archivio.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package contains the saved project. Save it now?</source>
            <translation>Il pacchetto contiene il progetto così com'è salvato. Salvarlo ora?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Unsaved edits are not included: {names}.</source>
            <translation>Le modifiche non salvate non sono incluse: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without their data: {names}.</source>
            <translation>Senza i suoi dati: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Zip archives (*.zip)</source>
            <translation>Archivi zip (*.zip)</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>{count} layers</source>
            <extracomment>English for 1: 1 layer</extracomment>
            <translation>
                <numerusform>1 layer</numerusform>
                <numerusform>{count} layer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{count} reports</source>
            <extracomment>English for 1: 1 report</extracomment>
            <translation>
                <numerusform>1 report</numerusform>
                <numerusform>{count} report</numerusform>
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
            <translation>Aggiungi chiave API</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/window/window.py" />
            <source>Connect…</source>
            <translation>Connetti…</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Maps and Refresh now use '{name}'. Save the project to keep this.</source>
            <translation>Ora le mappe vengono da '{name}', e Aggiorna lo interroga. Salva il progetto per mantenerlo così.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project now use '{name}'.</source>
            <translation>Ora Aggiorna e le mappe di questo progetto interrogano '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh now uses '{name}'. Save the project to keep this.</source>
            <translation>Ora Aggiorna interroga '{name}'. Salva il progetto per mantenerlo così.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The data of this project is from {host}, to which you have no connection. Loaded data can be used as it is.</source>
            <translation>I dati di questo progetto vengono da {host}. Non hai una connessione. Ciò che è stato caricato si può leggere così com'è.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are shown again.</source>
            <translation>Le mappe di '{name}' sono di nuovo disponibili.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is locked.</source>
            <translation>Le mappe di {host} richiedono la tua chiave API, che è bloccata.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is missing.</source>
            <translation>Le mappe di {host} richiedono la tua chiave API, che non è qui.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This URL differs from that of '{name}'.</source>
            <translation>Questo indirizzo è diverso da quello di '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Use '{name}' Instead</source>
            <translation>Usa invece '{name}'</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not respond, or your API key was rejected. Results are shown as saved.</source>
            <extracomment>English for 1: A map of {host} did not respond, or your API key was rejected. Results are shown as saved.</extracomment>
            <translation>
                <numerusform>Una mappa di {host} non ha risposto, o la tua chiave API è stata rifiutata. I risultati sono mostrati come erano salvati.</numerusform>
                <numerusform>{count} mappe di {host} non hanno risposto, o la tua chiave API è stata rifiutata. I risultati sono mostrati come erano salvati.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>Modifiche di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>Confronta {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <location filename="../ui/results/messages.py" />
            <source>No rows changed.</source>
            <translation>Nessuna riga è cambiata.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>The result before the refresh no longer exists, so the layer is unchanged. Refresh it for the current result.</source>
            <translation>La risposta prima dell'aggiornamento non c'è più, quindi il layer resta com'è. Aggiornalo per la risposta di oggi.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>Annulla l'aggiornamento di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer} is being edited. Save or discard the edits, then refresh it.</source>
            <translation>{layer} è in modifica. Salva o scarta le modifiche, poi aggiornalo.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer}: restored the result of {when}.</source>
            <translation>{layer} mostra di nuovo la risposta del {when}.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Nothing to refresh yet. Load locations first.</source>
            <translation>Non c'è ancora nulla da aggiornare. Prima carica le ubicazioni.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh Again</source>
            <translation>Aggiorna di nuovo</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>Aggiorna {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>Aggiornamento di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Remove Layer</source>
            <translation>Rimuovi il layer</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Changes</source>
            <translation>Mostra modifiche</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Loaded Rows</source>
            <translation>Mostra ciò che è arrivato</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The layer was removed.</source>
            <translation>Nel frattempo il layer è stato rimosso.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The refreshed data is no longer available. Refresh the layer again.</source>
            <translation>Ciò che era arrivato non c'è più. Aggiorna di nuovo il layer.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Undo Refresh</source>
            <translation>Annulla aggiornamento</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>its file {path} no longer exists, and neither does the query. Load it again from the Selection dock.</source>
            <translation>il suo file {path} non c'è più, e con esso l'interrogazione. Caricalo di nuovo dal pannello Selezione.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>you have no connection to {host}. Add one, then refresh again.</source>
            <translation>non hai una connessione a {host}. Creane una, poi aggiorna di nuovo.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>Scegli una cartella per i report.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Enter the full path of the folder.</source>
            <translation>Scegli una cartella con il percorso completo.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>Prepara report di rischio</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder…</source>
            <translation>Preparazione della cartella…</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Reading the points: {read} of {count}</source>
            <translation>Lettura dei punti: {read} di {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Risk reports of {source}</source>
            <translation>Report di rischio di {source}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>S&amp;tart</source>
            <translation>Avvi&amp;a</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>The point layer was removed.</source>
            <translation>I punti non ci sono più.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no point layer. Load locations, or add a point layer.</source>
            <translation>Non c'è un layer di punti. Carica le ubicazioni o aggiungi un layer di punti.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These locations are from {theirs}; the reports will be for {ours}.</source>
            <translation>Queste ubicazioni sono di {theirs}, i report saranno di {ours}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 does not support nested filters. Choose V2, or send no filters.</source>
            <translation>V1 non accetta filtri sotto altri. Scegli V2, o non inviare filtri.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and resume at any time</source>
            <translation>ci vuole un po'; puoi mettere in pausa e riprendere quando vuoi</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer} non ha un campo '{field}' per i nomi dei file. Scegline un altro.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points.</source>
            <translation>{layer} non ha punti per cui fare report.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder</source>
            <translation>&amp;Cartella</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points</source>
            <translation>Pun&amp;ti</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>&amp;Solo punti selezionati ({count})</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version</source>
            <translation>&amp;Versione</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Appl&amp;y current filters</source>
            <translation>Invia i filtri dei &amp;pannelli</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat</source>
            <translation>F&amp;ormato</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names</source>
            <translation>&amp;Nomi dei file</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>Raggi dei cerchi</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that are already in the folder</source>
            <translation>Sa&amp;lta i report già presenti nella cartella</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <location filename="../ui/search/portfolio_page.py" />
            <source>There are no current filters.</source>
            <translation>I pannelli non hanno filtri.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>Con cerch&amp;i di</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Open the report of a location</source>
            <translation>Apertura del report di un'ubicazione</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/progress_row.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Resume</source>
            <translation>Riprendi</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>Retry Failed</source>
            <translation>Riprova non riusciti</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/singles.py" />
            <source>Show</source>
            <translation>Mostra</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>The batch has no report for this location.</source>
            <translation>Il registro del gruppo non contiene report per questa ubicazione.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {failed} failed.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {failed} failed.</extracomment>
            <translation>
                <numerusform>Report salvato: {saved} di {count}; non riuscito: {failed}.</numerusform>
                <numerusform>Report salvati: {saved} di {count}; non riusciti: {failed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {warned} in a different format.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in a different format.</extracomment>
            <translation>
                <numerusform>Report salvato: {saved} di {count}; in un formato diverso da quello chiesto: {warned}.</numerusform>
                <numerusform>Report salvati: {saved} di {count}; in un formato diverso da quello chiesto: {warned}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved.</source>
            <extracomment>English for 1: {saved} of {count} report saved.</extracomment>
            <translation>
                <numerusform>Report salvato: {saved} di {count}.</numerusform>
                <numerusform>Report salvati: {saved} di {count}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/html_view.py" />
            <source>Text of the report</source>
            <translation>Testo del report</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Create a safe copy of the report</source>
            <translation>Preparazione di una versione sicura del report</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program is available to open {path}.</source>
            <translation>Nessun programma apre {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a safe copy of the report, without scripts and remote content. The saved file is unchanged.</source>
            <translation>Aperta una copia del report in cui non si eseguono script e non si scarica nulla. Il file salvato è com'è arrivato.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Request it again.</source>
            <translation>Il report è vuoto. Chiedilo ancora una volta.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>Il report non è più in {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened, because no safe copy could be made. If you trust your provider, open the file itself: {path}</source>
            <translation>Il report non è stato aperto: non si può rendere sicuro. Solo se ti fidi del fornitore, apri il file stesso: {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it was not opened.</source>
            <translation>{path} è un collegamento o non è un report, quindi non viene aperto.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it was not opened. Request it again.</source>
            <translation>{path} non è un file PDF, quindi non viene aperto. Chiedilo ancora una volta.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>Tutti {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a location with Risk Report, or select points for a report batch.</source>
            <translation>Ancora nessun report. Fai clic su un luogo con Report, o seleziona dei punti e chiedi tutti i loro.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause the batch until Resume</source>
            <translation>Non chiedere altri report fino a Riprendi</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Report batches</source>
            <translation>Gruppi di report</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>Reports</source>
            <translation>Report</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports {saved}/{count}</source>
            <translation>Report {saved}/{count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Resume the queued reports</source>
            <translation>Continua con i report in attesa</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>Report singoli di questa sessione, {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Status of the reports to show</source>
            <translation>Stato dei report da mostrare</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused, click Resume to continue</source>
            <translation>in pausa; Riprendi continua</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>queued</source>
            <translation>in coda</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} already saved</source>
            <extracomment>English for 1: 1 already saved</extracomment>
            <translation>
                <numerusform>{count} già presente</numerusform>
                <numerusform>{count} già presenti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in a different format</source>
            <extracomment>English for 1: 1 in a different format</extracomment>
            <translation>
                <numerusform>{count} in un altro formato</numerusform>
                <numerusform>{count} in un altro formato</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{saved} of {count} reports saved</source>
            <extracomment>English for 1: {saved} of 1 report saved</extracomment>
            <translation>
                <numerusform>Report salvato: {saved} di {count}</numerusform>
                <numerusform>Report salvati: {saved} di {count}</numerusform>
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
            <translation>Mappa</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open</source>
            <translation>Apri</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Open the report here in QGIS</source>
            <translation>Apri il report qui in QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print the report</source>
            <translation>Stampa il report</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print…</source>
            <translation>Stampa…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Request the failed reports again</source>
            <translation>Chiedi di nuovo i report non riusciti</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Risk Reports for Points…</source>
            <translation>Report di rischio per punti…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>Mostra la cartella con i report e il loro indice</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the points on the map, each with its report</source>
            <translation>Mostra i punti sulla mappa; ognuno apre il suo report</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Stop the batch; saved reports are kept, the rest can be retried</source>
            <translation>Ferma il gruppo; i report salvati restano, gli altri si possono riprovare</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom the map to the location of the report</source>
            <translation>Sposta la mappa sull'ubicazione del report</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Drawing page {page}</source>
            <translation>Disegno della pagina {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page}</source>
            <translation>Pagina {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page} could not be drawn.</source>
            <translation>La pagina {page} non si può disegnare.</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Pages of the report</source>
            <translation>Pagine del report</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Look for unfinished reports</source>
            <translation>Cerca report non finiti</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Risk reports of {source}: {folder}</source>
            <translation>Report di rischio di {source}: {folder}</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Stopped before it was requested.</source>
            <translation>Interrotto prima della richiesta.</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Write the index of the reports</source>
            <translation>Scrivi l'indice dei report</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>Report for {place}</source>
            <translation>Report per {place}</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} belongs to the previous project. Its file is {file}.</source>
            <translation>Il report per {place} è stato creato per il progetto aperto prima. Il suo file è {file}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} is already being downloaded.</source>
            <translation>Il report per {place} è già in corso.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more queued</source>
            <extracomment>English for 1: {title}, 1 more queued</extracomment>
            <translation>
                <numerusform>{title}, 1 altro in attesa</numerusform>
                <numerusform>{title}, altri {count} in attesa</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was requested for {place}, but the service sent {came}.</source>
            <translation>È stato chiesto {wanted}, ma è arrivato {came} per {place}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>Reason</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Report</source>
            <translation>Report</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved</source>
            <translation>salvato</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved, other format</source>
            <translation>salvato, altro formato</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>skipped</source>
            <translation>saltato</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>Apri fuori da QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>Apertura del report {title}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report…</source>
            <translation>Apertura del report…</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Printing the report</source>
            <translation>Stampa del report</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report saved as {path}.</source>
            <translation>Report salvato come {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer, pages: {count}.</source>
            <translation>Report inviato alla stampante, pagine: {count}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer.</source>
            <translation>Report inviato alla stampante.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save Report</source>
            <translation>Salva report</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>Salvataggio del report</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>Il report non si è potuto stampare. Controlla la stampante, o aprilo fuori da QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be read. Open it in another program, or request it again.</source>
            <translation>Il report non è leggibile qui. Forse lo è con un altro programma, o chiedilo ancora una volta.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be saved as {path}: {reason}</source>
            <translation>Il report non si è potuto salvare come {path}: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is protected by a password.</source>
            <translation>Il report è protetto da una password.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is too large to be shown here.</source>
            <translation>Il report è troppo grande per essere mostrato qui.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>This QGIS cannot show PDF files.</source>
            <translation>Questo QGIS non può mostrare file PDF.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit</source>
            <translation>Adatta</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit the width; again: the whole page</source>
            <translation>Adatta alla larghezza; ancora una volta: la pagina intera</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Next Page</source>
            <translation>Pagina successiva</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open the report in the default program</source>
            <translation>Apri il report nel programma che questo computer usa per esso</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page number</source>
            <translation>Pagina; scrivi un numero per andarci</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Previous Page</source>
            <translation>Pagina precedente</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save a copy of the report</source>
            <translation>Salva una copia del report</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Show on Map</source>
            <translation>Mostra sulla mappa</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom Out</source>
            <translation>Più piccolo</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom in (Ctrl+wheel, or + on the page)</source>
            <translation>Più grande (Ctrl+rotella, o + sulla pagina)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom out (Ctrl+wheel, or - on the page)</source>
            <translation>Più piccolo (Ctrl+rotella, o - sulla pagina)</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Un programma che non richiede QGIS; la chiave API è letta da GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Command copied. It writes to {folder} and contains no API key.</source>
            <translation>Il comando è negli appunti. Scrive in {folder} e non contiene la chiave API.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process Command</source>
            <translation>Copia come comando &amp;qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as P&amp;ython</source>
            <translation>Copia come P&amp;ython</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as cUR&amp;L</source>
            <translation>Copia come cUR&amp;L</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Program copied, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Il programma è negli appunti. Non contiene la chiave API: imposta prima GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Requests copied for bash, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Le richieste sono negli appunti, per bash. Non contengono la chiave API: imposta prima GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The command for this query, without the API key</source>
            <translation>La riga che chiede lo stesso senza finestra; non contiene la chiave API</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Le richieste per un terminale; la chiave API è letta da GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/window/actions.py" />
            <source>Results</source>
            <translation>Risultati</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this query is not in the project. Click Run Again.</source>
            <translation>Il layer di questa esecuzione non è nel progetto. Ripeti lo riporta.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The result of this query is in the accumulation panel. Click Run Again to show it, then Create Layer for the map.</source>
            <translation>Questa esecuzione è finita nella tabella del cumulo. Ripeti riporta i suoi numeri; Crea layer li mette sulla mappa.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} no longer exists. Click Run Again.</source>
            <translation>{file} non c'è più. Ripeti lo riporta.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} is from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run} viene da {host}, a cui non hai una connessione. Non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' no longer offers {source}. Choose another source.</source>
            <translation>'{connection}' non offre più {source}. Scegli un'altra fonte.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} was lost with its file. Draw the area and load it again.</source>
            <translation>L'interrogazione di {layer} è sparita con il suo file. Disegna l'area e carica di nuovo.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This query was in {then}; '{connection}' is set to {now}, which is used.</source>
            <translation>È stato chiesto in {then}; '{connection}' è impostata su {now} e chiede in quella versione.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} is from {host}, to which you have no connection. Add one first.</source>
            <translation>{layer} viene da {host}, a cui non hai una connessione. Prima creane una.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Command</source>
            <translation>Comando</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>Copia come comando qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>No queries yet. Load locations or records.</source>
            <translation>Ancora nessuna richiesta. Carica ubicazioni o record.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Query</source>
            <translation>Interrogazione</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Refresh All Layers</source>
            <translation>Aggiorna tutti i layer</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>Righe</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run Again</source>
            <translation>Riesegui</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again</source>
            <translation>Ripeti le interrogazioni di tutti i layer GeoPortfolio del progetto</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the query again, for a new layer or file</source>
            <translation>Chiedi di nuovo lo stesso, come nuovo layer o file</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>Secondi</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this query, or the folder of its file</source>
            <translation>Mostra il layer di questa esecuzione sulla mappa, o la cartella del suo file</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Time</source>
            <translation>Quando</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>nel file {file}</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large for the history</source>
            <translation>la sua area è troppo grande per essere conservata qui</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>refreshed</source>
            <translation>aggiornato</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>without some areas</source>
            <translation>senza alcune aree</translation>
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
            <translation>Colonne</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Discard</source>
            <translation>Scarta</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Keep</source>
            <translation>Tieni</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Larger Pages</source>
            <translation>Pagine più grandi</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Again</source>
            <translation>Carica di nuovo</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Without Filters</source>
            <translation>Carica senza filtri</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>Carica {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Saving the project deletes its file; a file in the profile is kept.</source>
            <translation>Rimuovere {layer}? Il suo file si elimina al salvataggio del progetto; un file nel profilo resta.</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Resume {title}</source>
            <translation>Continua {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show Rows</source>
            <translation>Mostra righe</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to Area</source>
            <translation>Zoom sull'area</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> ({count} rows)</source>
            <extracomment>English for 1:  (1 row)</extracomment>
            <translation>
                <numerusform> ({count} riga)</numerusform>
                <numerusform> ({count} righe)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {circles} and {count} areas</source>
            <extracomment>English for 1:  in {circles} and 1 area</extracomment>
            <translation>
                <numerusform> in {circles} e {count} area</numerusform>
                <numerusform> in {circles} e {count} aree</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} areas</source>
            <extracomment>English for 1:  in 1 area</extracomment>
            <translation>
                <numerusform> in {count} area</numerusform>
                <numerusform> in {count} aree</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} circles</source>
            <extracomment>English for 1:  in 1 circle</extracomment>
            <translation>
                <numerusform> in {count} cerchio</numerusform>
                <numerusform> in {count} cerchi</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} saved in {file}. {reason}</source>
            <translation>Incompleto: {rows} in {file}. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was removed.</source>
            <translation>Il suo filtro {filter} non è adatto alle nuove colonne ed è stato tolto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas matches the filters.</source>
            <extracomment>English for 1: No data of {source} in this area matches the filters.</extracomment>
            <translation>
                <numerusform>Nessun dato di {source} in quest'area soddisfa i filtri.</numerusform>
                <numerusform>Nessun dato di {source} in queste {count} aree soddisfa i filtri.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas.</source>
            <extracomment>English for 1: No data of {source} in this area.</extracomment>
            <translation>
                <numerusform>Nessun dato di {source} in quest'area.</numerusform>
                <numerusform>Nessun dato di {source} in queste {count} aree.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} matches these filters.</source>
            <translation>Nulla di {source} corrisponde a questi filtri.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint} match the filters.</source>
            <translation>Nessuno dei record di {source} nell'impronta dell'evento {footprint} soddisfa i filtri.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint}.</source>
            <translation>Nessuno dei record di {source} nell'impronta dell'evento {footprint}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}, on the map and marked incomplete.</source>
            <translation>Interrotto dopo {count}, sulla mappa e segnato come incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}, saved in {file} and incomplete.</source>
            <translation>Interrotto dopo {rows}, salvato in {file} e incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first location.</source>
            <translation>Interrotto prima che arrivasse la prima ubicazione.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first record.</source>
            <translation>Interrotto prima che arrivasse il primo record.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. The earlier partial result is still on the map, marked incomplete.</source>
            <translation>Interrotto. Ciò che era arrivato prima è sulla mappa com'era, segnato come incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} has no data that matches the filters.</source>
            <translation>Il layer di cumulo di {source} non ha dati che soddisfano i filtri.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty.</source>
            <translation>Il layer di cumulo di {source} è vuoto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}, on the map and marked incomplete.</source>
            <translation>La connessione si è interrotta dopo {count}, sulla mappa e segnato come incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} no longer exists: {file}. Load it again.</source>
            <translation>Il file di {layer} non c'è più: {file}. Caricalo di nuovo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service returns at most {given} records a page, not {asked}.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}.</extracomment>
            <translation>
                <numerusform>Il servizio dà al massimo {given} record per pagina, non {asked}.</numerusform>
                <numerusform>Il servizio dà al massimo {given} record per pagina, non {asked}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no position: open the table with F6.</source>
            <translation>Non hanno posizione: una tabella, F6 la apre.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>non aggiornato. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} loaded, so the layer keeps the earlier result. {reason}</source>
            <translation>ricevuto solo: {rows}; il layer mantiene la risposta precedente. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has no data there any more. The layer still shows the earlier result.</source>
            <translation>il servizio non ha più nulla lì. Il layer mostra ancora la risposta precedente.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no position and are in the table only (F6).</source>
            <extracomment>English for 1: 1 of the rows has no position and is in the table only (F6).</extracomment>
            <translation>
                <numerusform>{count} delle righe non ha posizione: la mostra solo la tabella, F6 la apre.</numerusform>
                <numerusform>{count} delle righe non hanno posizione: le mostra solo la tabella, F6 la apre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of {all} layers refreshed.</source>
            <extracomment>English for 1: {count} of {all} layer refreshed.</extracomment>
            <translation>
                <numerusform>Layer aggiornato: {count} di {all}.</numerusform>
                <numerusform>Layer aggiornati: {count} di {all}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{count} on the map. Failed ones have the reason in the table. {reason}</source>
            <translation>{count} sulla mappa. La tabella riporta la causa di quelli falliti. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} cannot be resumed. Load it again.</source>
            <translation>{layer} non può riprendere da dove si era fermato. Caricalo di nuovo.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or discard the edits, then resume.</source>
            <translation>{layer} è in modifica. Salva o scarta le modifiche, poi continua.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to resume.</source>
            <translation>{layer} è completo: non c'è altro da caricare.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows} in {file}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the earlier result could not be compared</source>
            <translation>{rows}; la risposta precedente non è confrontabile</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add to Map</source>
            <translation>Mettili sulla mappa</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete interrupted loads</source>
            <translation>Elimina caricamenti non terminati</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the loaded hazards of {count} points?</source>
            <extracomment>English for 1: Delete the loaded hazards of 1 point?</extracomment>
            <translation>
                <numerusform>Eliminare i pericoli ricevuti di 1 punto?</numerusform>
                <numerusform>Eliminare i pericoli ricevuti di {count} punti?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} loaded rows?</source>
            <extracomment>English for 1: Delete the loaded row?</extracomment>
            <translation>
                <numerusform>Eliminare la riga ricevuta?</numerusform>
                <numerusform>Eliminare le {count} righe ricevute?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Enrich Again</source>
            <translation>Arricchisci di nuovo</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for interrupted loads</source>
            <translation>Cerca caricamenti non terminati</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during enrichment: {answered} of {count} points have hazards.</source>
            <extracomment>English for 1: QGIS was closed during enrichment: {answered} of {count} points has hazards.</extracomment>
            <translation>
                <numerusform>QGIS si è chiuso mentre si aggiungevano pericoli: {answered} di {count} punto ha i suoi.</numerusform>
                <numerusform>QGIS si è chiuso mentre si aggiungevano pericoli: {answered} di {count} punti hanno i loro.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during {runs} loads: {rows} loaded.</source>
            <extracomment>English for 1: QGIS was closed during {runs} load: {rows} loaded.</extracomment>
            <translation>
                <numerusform>QGIS si è chiuso durante {runs} esecuzione. Ricevuto: {rows}.</numerusform>
                <numerusform>QGIS si è chiuso durante {runs} esecuzioni. Ricevuto: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed while {source} was loading: {rows} loaded.</source>
            <translation>QGIS si è chiuso durante il caricamento di {source}. Ricevuto: {rows}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>Leggi {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Enrich this layer again for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Enrich this layer again for the others.</extracomment>
            <translation>
                <numerusform>{answered} di {count} punto ha i suoi pericoli. Aggiungi pericoli a questo layer per gli altri.</numerusform>
                <numerusform>{answered} di {count} punti hanno i loro pericoli. Aggiungi pericoli a questo layer per gli altri.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {answered} of {count} points have their hazards, which are kept.</source>
            <extracomment>English for 1: {reason} {answered} of {count} points has its hazards, which are kept.</extracomment>
            <translation>
                <numerusform>{reason} {answered} di {count} punto ha i suoi pericoli, che sono conservati.</numerusform>
                <numerusform>{reason} {answered} di {count} punti hanno i loro pericoli, che sono conservati.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} loaded before and kept.</source>
            <translation>{reason} Caricati prima e conservati: {rows} di {source}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} interrupted loads are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} interrupted load is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason} È conservata {runs} esecuzione non terminata: {rows}.</numerusform>
                <numerusform>{reason} Sono conservate {runs} esecuzioni non terminate: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>Leggi il file di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this field</source>
            <translation>Rimuovi questa riga</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}, richiesto da questa fonte</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search does not support nested filters: {filters}. Move them out in the Filters dock, or load them in an area instead.</source>
            <translation>Una ricerca usa un elenco semplice, e i tuoi filtri sono annidati: {filters}. Affiancali nel pannello Filtri, o caricali invece in un'area.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Choose the record columns in the Selection dock</source>
            <translation>Le colonne si scelgono in Colonne per i record nel pannello Selezione</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: service defaults</source>
            <translation>Colonne: scelte dal servizio</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>Colonne: {count} di {all}</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Enter a value for {field}, or remove the field.</source>
            <translation>Scrivi un valore per {field}, o rimuovi la sua riga.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. Use fewer fields or columns, or set the connection to V2.</source>
            <translation>In V1 questa ricerca viaggia nell'indirizzo, lungo {length} caratteri; un servizio può rifiutarne più di {limit}. Usa meno campi o colonne, o imposta la connessione su V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Incomplete.</source>
            <translation>È incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>No data of {source} with {filters}. Remove a field, or check its value.</source>
            <translation>Nulla in {source} con {filters}. Rimuovi un campo, o controllane il valore.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read the search result</source>
            <translation>Leggi ciò che è stato trovato</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}…</source>
            <translation>Ricerca in {source}…</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Showing the first {shown} of {count}.</source>
            <translation>Qui si vede solo l'inizio: {shown} di {count}.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row.</source>
            <translation>Interrotto prima che arrivasse la prima riga.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no position: added as a table.</source>
            <translation>Non hanno posizione: sulla mappa sono una tabella.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no position.</source>
            <translation>Questa riga non ha una posizione per lo zoom.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 combines filters with AND, so this finds nothing.</source>
            <translation>Due valori di {field}: V1 unisce i filtri con AND, quindi non si trova nulla.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no location search. Search records, or set the connection to V2.</source>
            <translation>V1 non ha una ricerca di ubicazioni utilizzabile. Cerca i suoi record, o imposta la connessione su V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>Senza un campo si carica l'intera fonte.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. Open the table with F6.</source>
            <translation>{rows} sulla mappa. F6 apre la tabella.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this API key.</source>
            <translation>{source} è vuota per questa chiave API.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} requires a filter on {label}. Add it as a field.</source>
            <translation>{source} richiede un filtro su {label}. Aggiungilo come campo.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source}: {rows}, {seconds} s.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add All to Map</source>
            <translation>Aggiungi tutto alla mappa</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add Field</source>
            <translation>Campo</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add a field to search by</source>
            <translation>Un altro campo in cui cercare</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all results as a layer, not only the rows shown here</source>
            <translation>Aggiungi come layer tutto ciò che è stato trovato, anche oltre le righe mostrate qui</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Choose the source in the Selection dock</source>
            <translation>La fonte si sceglie nel pannello Selezione</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double-click or press Enter to zoom to the row</source>
            <translation>Doppio clic o Invio: zoom sul luogo della riga</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Locations of</source>
            <translation>Ubicazioni di</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One point per location</source>
            <translation>Punti: un simbolo per luogo</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records of</source>
            <translation>Record di</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records with the chosen columns</source>
            <translation>Record completi, colonne scelte</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search results</source>
            <translation>Cosa è stato trovato</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, in any area (Enter)</source>
            <translation>Cerca in tutta la fonte, in qualsiasi luogo (Invio)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search with the filters of the Filters dock</source>
            <translation>Cerca con i filtri del pannello Filtri</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Use Current Filters</source>
            <translation>Prendi i filtri</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>Cosa si cerca</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source</source>
            <translation>nessuna fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk Reports for Selected Points…</source>
            <translation>&amp;Report di rischio per punti selezionati…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation &amp;Layer…</source>
            <translation>Cumulo per &amp;layer…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Calculate Accumulation</source>
            <translation>Calcola cumulo</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Calculate the totals of the area, or of each radius: values, counts, currencies</source>
            <translation>Le somme dell'area, o di ogni raggio: valori, conteggi, valute</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>Prima scegli una fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded location for its risk report ({how})</source>
            <translation>Fai clic su un luogo o un'ubicazione caricata sulla mappa per il suo report di rischio ({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click the map for the hazards there</source>
            <translation>Fai clic su un luogo della mappa per i pericoli lì</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>Prima disegna un'area</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first. The menu has queries without an area.</source>
            <translation>Disegna prima un'area. Il menu ha interrogazioni senza area.</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich &amp;Points with Hazards…</source>
            <translation>Aggiungi pericoli a &amp;punti…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazard &amp;Layers…</source>
            <translation>&amp;Layer dei pericoli…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and of an event</source>
            <translation>Pericoli di un luogo, di molti punti e di un evento</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Include the locations in the circles, with the radii above</source>
            <translation>Includi le ubicazioni nei cerchi, con i raggi sopra</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Locations</source>
            <translation>Carica ubicazioni</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Records</source>
            <translation>Carica record</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the accumulation layer of this source (V1)</source>
            <translation>Il layer di cumulo che il servizio ha di questa fonte (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the locations in the area, one point each (Ctrl+Return)</source>
            <translation>Carica le ubicazioni nell'area, un punto ciascuna (Ctrl+Invio)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the area, with the chosen columns</source>
            <translation>Carica i record nell'area, con le colonne scelte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the footprint of a live event</source>
            <translation>Carica i record nell'impronta di un evento in corso</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Records in E&amp;vent Footprint…</source>
            <translation>&amp;Record nell'impronta dell'evento…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;1</source>
            <translation>Report di V&amp;1</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;2</source>
            <translation>Report di V&amp;2</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;HTML</source>
            <translation>Report come &amp;HTML</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;PDF</source>
            <translation>Report come &amp;PDF</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report version, independent of the connection</source>
            <translation>La versione dei report è propria, non quella della connessione</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Locations as &amp;CSV…</source>
            <translation>Ubicazioni come file &amp;CSV…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Records as C&amp;SV…</source>
            <translation>Record come file C&amp;SV…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save a report for each selected point of the active layer</source>
            <translation>Un report per ogni punto selezionato del layer attivo, in una cartella</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save the table of the service as a file</source>
            <translation>La tabella del servizio, scritta in un file mentre arriva</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The hazard layers of this connection to request</source>
            <translation>I layer dei pericoli di questa connessione da richiedere</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles</source>
            <translation>Con &amp;cerchi</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles: {radii}</source>
            <translation>Con &amp;cerchi: {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Clear</source>
            <translation>Svuota</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with the vertex tool</source>
            <translation>Modifica le aree con lo strumento vertici di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Measure the areas</source>
            <translation>Misurare le aree</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove all areas</source>
            <translation>Rimuovi tutte le aree</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove the selected areas (Delete)</source>
            <translation>Rimuovi le aree selezionate (Canc)</translation>
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
            <translation>&amp;Incolla WKT o GeoJSON</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected Features</source>
            <translation>&amp;Elementi selezionati</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add From</source>
            <translation>Aggiungi da</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add all features of the current layer</source>
            <translation>Tutti gli elementi del layer corrente</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add areas from features, the map or the clipboard</source>
            <translation>Prendi aree da elementi, mappa o appunti</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add selected polygons as areas, selected points as centers of circles</source>
            <translation>I poligoni selezionati come aree, i punti selezionati come centri di cerchi</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add the map extent as an area</source>
            <translation>Ciò che la mappa mostra, come un'unica area</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All Features of &amp;Layer</source>
            <translation>Tutti gli elementi del &amp;layer</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Click centers on the map; each gets all radii (Shift+F9)</source>
            <translation>Fai clic sui centri sulla mappa; ognuno riceve tutti i raggi (Shift+F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Draw a polygon on the map (F9)</source>
            <translation>Disegna un poligono sulla mappa (F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Map &amp;Extent</source>
            <translation>E&amp;stensione mappa</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Mer&amp;ge Areas</source>
            <translation>&amp;Unisci le aree</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Merge all areas into one</source>
            <translation>L'unione di tutte le aree, chiesta e denominata come una sola</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Paste WKT, GeoJSON, or latitude and longitude</source>
            <translation>Ciò che è stato copiato: WKT, GeoJSON, o latitudine e longitudine</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Polygon</source>
            <translation>Poligono</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii, such as 200 500 1km; in m, km, mi or ft, without a unit meters</source>
            <translation>Raggi dei cerchi, come 200 500 1km; unità m, km, mi e ft, senza unità metri</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire concentration</source>
            <translation>Raggio incendio Solvency II</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>&amp;Giù</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>Trascina le colonne per cambiarne l'ordine</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Find a column</source>
            <translation>Trova una colonna</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns down</source>
            <translation>Sposta giù le colonne selezionate</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns up</source>
            <translation>Sposta su le colonne selezionate</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>None chosen: service defaults.</source>
            <translation>Nessuna scelta: il servizio dà quelle predefinite.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records p&amp;er page</source>
            <translation>&amp;Record per pagina</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records per request. A service may return fewer; pages then become as small.</source>
            <translation>Record in una richiesta. Un servizio può darne meno; allora le pagine sono più piccole.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;All</source>
            <translation>Seleziona &amp;tutto</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;None</source>
            <translation>&amp;Deseleziona tutto</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns shown</source>
            <translation>Spunta tutte le colonne mostrate</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns shown</source>
            <translation>Togli la spunta a tutte le colonne mostrate</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{count} of {all} columns</source>
            <extracomment>English for 1: {count} of {all} column</extracomment>
            <translation>
                <numerusform>{count} di {all} colonna</numerusform>
                <numerusform>{count} di {all} colonne</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{latitude} and {longitude} are always requested, to show the records on the map.</source>
            <translation>Anche {latitude} e {longitude} vengono richieste, per mostrare i record sulla mappa.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>I filtri di {source} restano con '{before}'. '{now}' non ne ha per questa fonte.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use Them Here, Too</source>
            <translation>Usali anche qui</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of records, their order and the page size</source>
            <translation>Scegli le colonne dei record, il loro ordine e la dimensione di una pagina</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the columns</source>
            <translation>Modifica le colonne</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the filters</source>
            <translation>Modifica i filtri</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Filters: {filters}</source>
            <translation>Filtri: {filters}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Open the Filters dock</source>
            <translation>Apri il pannello Filtri</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: service defaults</source>
            <translation>Colonne dei record: quelle del servizio</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: {count} of {all}</source>
            <translation>Colonne dei record: {count} di {all}</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>Leggi le aree di selezione</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom There</source>
            <translation>Zoom lì</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load locations.</source>
            <translation>1. Disegna un'area.
2. Aggiungi filtri.
3. Carica le ubicazioni.</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>Selezione</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections…</source>
            <translation>&amp;Connessioni…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload Sources</source>
            <translation>&amp;Ricarica fonti</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>Scegli una fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connect to another service</source>
            <translation>Il modulo per l'indirizzo e la chiave di un altro servizio</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>Connessioni e fonti</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key</source>
            <translation>Chiedi al servizio quali fonti può vedere la tua chiave API</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key again</source>
            <translation>Chiedi di nuovo al servizio quali fonti può vedere la tua chiave API</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Listing the sources…</source>
            <translation>Richiesta delle fonti…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Manage connections in the QGIS options</source>
            <translation>Tutte le connessioni, nelle opzioni di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Portfolio source</source>
            <translation>Fonte: quale portafoglio si interroga</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Updated {time}</source>
            <translation>Aggiornato: {time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Updated {time}</source>
            <extracomment>English for 1: 1 source. Updated {time}</extracomment>
            <translation>
                <numerusform>{count} fonte. Aggiornato: {time}</numerusform>
                <numerusform>{count} fonti. Aggiornato: {time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>Salva come CSV</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add Hazard Maps…</source>
            <translation>Aggiungi mappe dei pericoli…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Calculate the totals of the source in the area.</source>
            <translation>Somma ciò che la fonte ha nell'area.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key can access.</source>
            <translation>Controllare una connessione e ciò che consente la sua chiave API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Choose a source, an area and filters.</source>
            <translation>Apre i pannelli in cui scegli fonte, area e filtri.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to open its risk report.</source>
            <translation>Fai clic su un luogo o un'ubicazione caricata; si apre il suo report di rischio.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to show its address, record and hazards.</source>
            <translation>Fai clic su un luogo o un'ubicazione caricata; si mostrano il suo indirizzo, il suo record e i suoi pericoli.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii; press Enter to finish.</source>
            <translation>Fai clic sui centri; scrivi cifre per i raggi di tutti; Invio per finire.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the vertices of an area; right-click or press Enter to finish.</source>
            <translation>Fai clic sui vertici di un'area; clic destro o Invio per finire.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Compare the accumulation of watched areas with their limits.</source>
            <translation>Confronta il cumulo delle aree sorvegliate con i loro limiti.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections…</source>
            <translation>Connessioni…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection…</source>
            <translation>Diagnostica connessione…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Circles</source>
            <translation>Disegna cerchi</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Polygon</source>
            <translation>Disegna una selezione poligonale</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Edit the filters of the query.</source>
            <translation>Apre il pannello con i filtri dell'interrogazione.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package…</source>
            <translation>Esporta pacchetto di progetto…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export the project, its results and its reports as one zip, without the API key.</source>
            <translation>Mette progetto, risultati e report in un unico zip, senza la tua chiave API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find Worst Circles…</source>
            <translation>Trova i peggiori cerchi…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find the circles of a radius with the greatest sums insured of a layer.</source>
            <translation>Trova i cerchi di un raggio con le maggiori somme assicurate di un layer.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the locations of the source in the area, one point each.</source>
            <translation>Carica le ubicazioni della fonte nell'area, un punto ciascuna.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the records of the source in the area.</source>
            <translation>Carica le record completi della fonte nell'area.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Manage the service URLs and API keys.</source>
            <translation>I servizi che puoi interrogare: indirizzi e chiavi API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Open the help.</source>
            <translation>A cosa serve ogni schermata e come si usa.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Portfolio Selection</source>
            <translation>Selezione del portafoglio</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh All Results</source>
            <translation>Aggiorna tutti i risultati</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk Report at Location</source>
            <translation>Report di rischio con un clic</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again.</source>
            <translation>Ripete le interrogazioni di tutti i layer GeoPortfolio del progetto.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search Address</source>
            <translation>Cerca indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search for an address, with suggestions.</source>
            <translation>Scrivi un indirizzo; i suggerimenti arrivano mentre scrivi.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search, preview and add the hazard maps of the service.</source>
            <translation>Cerca, guarda e aggiungi le mappe dei pericoli del servizio.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show reports and past queries.</source>
            <translation>Apre il pannello con i cumuli, i report e le interrogazioni passate.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show the cumulative value around a pin by distance, for any layer.</source>
            <translation>Mostra il valore cumulato intorno a una puntina per distanza, per qualsiasi layer.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>Mostra versioni, impostazioni e log in un unico testo, senza chiavi API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show what a new risk adds to the accumulation around a pin.</source>
            <translation>Mostra ciò che un nuovo rischio aggiunge al cumulo intorno a una puntina.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text…</source>
            <translation>Testo per l'assistenza…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: move the map under the cross with the arrow keys, with Shift in small steps; {key} clicks there.</source>
            <translation>Senza mouse: le frecce portano un luogo sotto una croce, con Maiusc di poco; {key} fa clic lì.</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the maps of {connection}</source>
            <translation>Elenca le mappe di {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the sources of {connection}</source>
            <translation>Elenca le fonti di {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/job_offer.py" />
            <source>The layer {layer} belongs to the previous project. Its file is {file}.</source>
            <translation>Il layer {layer} è stato creato per il progetto aperto prima. Il suo file è {file}.</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>Certificati</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Connection</source>
            <translation>Controlla connessione</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Proxy</source>
            <translation>Controlla proxy</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>Caricato finora: {come}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Continue?</source>
            <translation>Caricato finora: {come}. Continuare?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts})</source>
            <translation>Nuovo tentativo tra {seconds} s (tentativo {attempt} di {attempts})</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. Saving the partial result…</source>
            <translation>Interrotto. Salvataggio di ciò che è arrivato…</translation>
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
            <translation>Riprendi il caricamento</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is running. Wait for it, or stop it.</source>
            <translation>Un altro cumulo è in corso. Attendi che finisca, o interrompilo.</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is running. Wait for it, or stop it.</source>
            <translation>È in corso un altro caricamento. Attendi che finisca, o interrompilo.</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>Connetti a {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connected. Sources: {sources}</source>
            <translation>Il servizio risponde. Fonti: {sources}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>List the filters of {source}</source>
            <translation>Elenca i filtri di {source}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Test the connection</source>
            <translation>Prova la connessione</translation>
        </message>
        <message>
            <location filename="../ui/window/size_question.py" />
            <source>Stop and Keep</source>
            <translation>Interrompi e tieni</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/window/size_question.py" />
            <source>{count} rows loaded so far ({size}). Continue?</source>
            <extracomment>English for 1: 1 row loaded so far ({size}). Continue?</extracomment>
            <translation>
                <numerusform>{count} riga finora ({size}), e altre in arrivo. Continuare?</numerusform>
                <numerusform>{count} righe finora ({size}), e altre in arrivo. Continuare?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>GeoPortfolio è installato. Connettilo al tuo servizio di portafoglio.</translation>
        </message>
    </context>
</TS>
