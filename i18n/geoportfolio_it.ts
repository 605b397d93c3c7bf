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
            <source>'{name}' can't be brought to longitude and latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>'{name}' non si può trasformare in longitudine e latitudine; non è stato interrogato. Controlla il sistema di riferimento del suo layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was not asked for. Set that of its layer.</source>
            <translation>'{name}' non ha un sistema di riferimento; non è stato interrogato. Imposta quello del suo layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no single point on the map; it was not asked for.</source>
            <translation>'{name}' non ha un unico punto sulla mappa; non è stato interrogato.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was not asked for. Split them with Multipart to singleparts.</source>
            <translation>'{name}' ha più punti; non è stato interrogato. Separali con Da multi parte a parti singole.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' lies beyond 180 degrees of longitude or 90 of latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>'{name}' supera 180 gradi di longitudine o 90 di latitudine; non è stato interrogato. Controlla il sistema di riferimento del suo layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' can't be brought to longitude and latitude; nothing was sent. Check the coordinate system of its layer.</source>
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
            <source>Area '{name}' needs at least 3 different points{where}; nothing was sent.</source>
            <translation>L'area '{name}' richiede almeno 3 punti diversi{where}; non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is no 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>La riga {line} non è 'latitudine, longitudine': '{near}'. Correggila e incolla di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS knows no coordinate system '{near}', which the pasted text names.</source>
            <translation>QGIS non conosce il sistema di riferimento '{near}', indicato nel testo incollato.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no shape but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Negli appunti non c'è una forma, ma '{near}'. Prima copia WKT, GeoJSON o 'latitudine, longitudine'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no text. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Negli appunti non c'è testo. Prima copia WKT, GeoJSON o 'latitudine, longitudine'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are no degrees. Put the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>Le coordinate incollate ({near}) non sono gradi. Metti davanti il sistema di riferimento, come in SRID=25832;POLYGON(...), e incolla di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text can't be read in line {line}, column {column}, near '{near}'.</source>
            <translation>Il testo incollato non è leggibile alla riga {line}, colonna {column}, vicino a '{near}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text has no polygon and no point.</source>
            <translation>Il testo incollato non ha né poligoni né punti.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which has no inside. Paste polygons or points.</source>
            <translation>Il testo incollato è una linea, che non ha un interno. Incolla poligoni o punti.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is no GeoJSON at {near}. Correct it and paste again.</source>
            <translation>Il testo incollato non è GeoJSON in {near}. Correggilo e incolla di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>si auto-interseca{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 different points{where}</source>
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
            <source>is neither polygon nor point</source>
            <translation>non è né poligono né punto</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>non è valida{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies beyond the globe</source>
            <translation>è fuori dal globo</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies outside its coordinate system</source>
            <translation>è fuori dal suo sistema di riferimento</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/from_features.py" />
            <source>{name} (feature {id})</source>
            <translation>{name} (elemento {id})</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/pasted.py" />
            <source>shape {number}</source>
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
            <source>{count} areas joined</source>
            <extracomment>English for 1: 1 area joined</extracomment>
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
            <source>A connection needs a name of its own, without slashes, other than 'environment'.</source>
            <translation>Una connessione deve avere un nome proprio, senza barre e diverso da 'environment'.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another or make it.</source>
            <translation>La connessione '{connection}' non esiste. Scegline un'altra o creala.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Make one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>Non c'è ancora una connessione. Creane una in Impostazioni &gt; Opzioni &gt; GeoPortfolio, o imposta le variabili GEOPORTFOLIO_URL e GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store did not take the key. Keep it only until you close QGIS, or try again and give the master password.</source>
            <translation>L'archivio password di QGIS non ha accettato la chiave. Tienila solo fino alla chiusura di QGIS, o riprova e inserisci la password principale.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store has no key for '{connection}'. Type it again in the connection.</source>
            <translation>L'archivio password di QGIS non ha una chiave per '{connection}'. Scrivila di nuovo nella connessione.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' can't be read, so nothing was sent. Unlock QGIS's password store with its master password, or type the key again.</source>
            <translation>La chiave di '{connection}' non è leggibile, quindi non è stato inviato nulla. Sblocca l'archivio password di QGIS con la password principale, o scrivi di nuovo la chiave.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' was kept only until QGIS was closed. Type it again in the connection.</source>
            <translation>La chiave di '{connection}' è stata tenuta solo fino alla chiusura di QGIS. Scrivila di nuovo nella connessione.</translation>
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
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/load_table.py" />
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
            <location filename="../core/gis/styles/areas.py" />
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
            <source>Locations</source>
            <translation>Ubicazioni</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this address.</source>
            <translation>Non trovato ({status}): il servizio non lo offre, o non a questo indirizzo.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not requested, as your provider may bill reports.</source>
            <translation>Non richiesti, perché il fornitore può fatturare i rapporti.</translation>
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
            <source>Records</source>
            <translation>Record</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Risk Reports</source>
            <translation>Rapporti di rischio</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/search/dock.py" />
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
            <source>The connection is not encrypted, so others can read the API key on its way. Ask your provider for an https address.</source>
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
            <source>Asked for</source>
            <translation>Chiesto</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Failed, see message</source>
            <translation>Non riuscito, vedi messaggio</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Hazard here</source>
            <translation>Pericolo presente</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards</source>
            <translation>Pericoli</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>Messaggio</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not asked, stopped before</source>
            <translation>Non chiesto, interrotto prima</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Nothing here</source>
            <translation>Nessun pericolo</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Point</source>
            <translation>Punto</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/diagnostics/results_model.py" />
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
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>Elementi: {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS can't ask for the name '{name}'. Ask those who run the service for one without '%'.</source>
            <translation>QGIS non può chiedere il nome '{name}'. Chiedi a chi gestisce il servizio un nome senza '%'.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not give it to QGIS. Test the connection and its key, then add it again.</source>
            <translation>Il servizio di mappe non l'ha dato a QGIS. Prova la connessione e la chiave, poi aggiungilo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no readable extent for this map, so QGIS may refuse it. Ask those who run the service to correct it.</source>
            <translation>Il servizio non dà un'estensione leggibile per questa mappa, quindi QGIS può rifiutarla. Chiedi a chi gestisce il servizio di correggerla.</translation>
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
            <source>Ask what the maps of {name} are</source>
            <translation>Chiedi quali sono le mappe di {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to make one.</source>
            <translation>Fai clic sul segno accanto al nome per crearne una.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to try again or to change the key.</source>
            <translation>Fai clic sul segno accanto al nome per riprovare o cambiare la chiave.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to unlock or change it.</source>
            <translation>Fai clic sul segno accanto al nome per sbloccarla o cambiarla.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The key for '{connection}' is missing or locked.</source>
            <translation>La chiave di '{connection}' manca o è bloccata.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not answer, or refuses the key.</source>
            <translation>Il servizio di mappe di '{connection}' non risponde, o rifiuta la chiave.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>Non hai una connessione a {host}.</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Remember the last runs</source>
            <translation>Ricorda le ultime esecuzioni</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete results that were replaced</source>
            <translation>Elimina risultati sostituiti</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>The service knows no place for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>Il servizio non conosce un luogo per '{name}'. Controlla l'ortografia, o aggiungi città e paese.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is asking for these reports just now. Wait until it is done, or stop it there.</source>
            <translation>Un altro QGIS sta chiedendo questi rapporti. Attendi che finisca, o interrompilo lì.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of a file can't be worked out: {log}. Correct the expression.</source>
            <translation>Il nome di un file non si può calcolare: {log}. Correggi l'espressione.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of the files is no QGIS expression: {log}. Correct it.</source>
            <translation>Il nome dei file non è un'espressione QGIS: {log}. Correggilo.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report can't be shown here. Open it outside QGIS.</source>
            <translation>Il rapporto non si può mostrare qui. Aprilo fuori da QGIS.</translation>
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
            <translation>Apri rapporto ({day})</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report failed</source>
            <translation>Rapporto non riuscito</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved</source>
            <translation>Rapporto salvato</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved in another format</source>
            <translation>Rapporto salvato in un altro formato</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report waits</source>
            <translation>Rapporto in attesa</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report was there</source>
            <translation>Rapporto già presente</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Risk reports, {source}, {day}</source>
            <translation>Rapporti di rischio, {source}, {day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was asked for, but {came} came.</source>
            <translation>È stato chiesto {asked}, ma è arrivato {came}.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Added</source>
            <translation>Aggiunta</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Change</source>
            <translation>Modifica</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Changed</source>
            <translation>Modificata</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Dropped</source>
            <translation>Rimossa</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>What changed</source>
            <translation>Cosa è cambiato</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>columns gone: {names}</source>
            <translation>colonne rimosse: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>moved</source>
            <translation>spostato</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>new columns: {names}</source>
            <translation>nuove colonne: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>no change</source>
            <translation>nessuna modifica</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>{count} modificata</numerusform>
                <numerusform>{count} modificate</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service does not list the source {source} any more: it was renamed or removed, or the key of '{connection}' lost its access. Ask your provider, or choose another source.</source>
            <translation>Il servizio non elenca più la fonte {source}: è stata rinominata o rimossa, o la chiave di '{connection}' ha perso l'accesso. Chiedi al fornitore, o scegli un'altra fonte.</translation>
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
            <source>{count} entries</source>
            <extracomment>English for 1: 1 entry</extracomment>
            <translation>
                <numerusform>1 voce</numerusform>
                <numerusform>{count} voci</numerusform>
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
            <source>{count} of the rows have no place: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it.</extracomment>
            <translation>
                <numerusform>1 delle righe non ha posizione: la mostra solo la tabella.</numerusform>
                <numerusform>{count} delle righe non hanno posizione: le mostra solo la tabella.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} points</source>
            <extracomment>English for 1: 1 point</extracomment>
            <translation>
                <numerusform>1 punto</numerusform>
                <numerusform>{count} punti</numerusform>
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
            <source>{count} rows have a place that is none on the globe: they are not drawn, their field {field} has what came.</source>
            <extracomment>English for 1: 1 row has a place that is none on the globe: it is not drawn, its field {field} has what came.</extracomment>
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
            <source>Click for what can be done with it.</source>
            <translation>Fai clic per vedere cosa si può fare.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to ask the shape of now.</source>
            <translation>Fai clic sul segno accanto al nome per interrogare la forma attuale.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to continue.</source>
            <translation>Fai clic sul segno accanto al nome per continuare.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to load it again.</source>
            <translation>Fai clic sul segno accanto al nome per ricaricarlo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to refresh it.</source>
            <translation>Fai clic sul segno accanto al nome per aggiornarlo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the shape asked then.</source>
            <translation>Correggila in Aree di selezione, o aggiorna con la forma di allora.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it anew.</source>
            <translation>Disegna l'area e carica di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone, and the query with it.</source>
            <translation>Il suo file {file} non c'è più, e con esso l'interrogazione.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone.</source>
            <translation>Il suo file {file} non c'è più.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS can't read its file {file}.</source>
            <translation>QGIS non riesce a leggere il suo file {file}.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>The load stopped before everything came.</source>
            <translation>Il caricamento si è fermato prima della fine.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This answer is {count} days old.</source>
            <extracomment>English for 1: This answer is 1 day old.</extracomment>
            <translation>
                <numerusform>Questa risposta ha {count} giorno.</numerusform>
                <numerusform>Questa risposta ha {count} giorni.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas can't be asked as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' can't be asked as it is now.</extracomment>
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
            <source>QGIS ended before all had come.</source>
            <translation>QGIS si è chiuso prima che arrivasse tutto.</translation>
        </message>
        <message>
            <location filename="../core/gis/storage/own_files.py" />
            <source>{word} is a link, or was not written by GeoPortfolio, so it was not changed. Move it, then try again.</source>
            <translation>{word} è un collegamento, o non è stato scritto da GeoPortfolio, quindi non è stato modificato. Spostalo, poi riprova.</translation>
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
            <source>{beginning}... ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}... (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}... ({count} filtro in tutto)</numerusform>
                <numerusform>{beginning}... ({count} filtri in tutto)</numerusform>
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
            <source>'{word}' can be one radius or two. Put a space between two radii, and no mark between thousands.</source>
            <translation>'{word}' può essere un raggio o due. Metti uno spazio tra due raggi, e nessun separatore delle migliaia.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Type at most 20037 km.</source>
            <translation>'{word}' è più di mezzo globo. Scrivi al massimo 20037 km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius. Type numbers with m, km, mi, ft or nothing for meters, for example 200 500 1km.</source>
            <translation>'{word}' non è un raggio. Scrivi numeri con m, km, mi, ft, o senza unità per i metri, ad esempio 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius: it has to be above 0. Type for example 200 500 1km.</source>
            <translation>'{word}' non è un raggio: deve essere maggiore di 0. Scrivi ad esempio 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Type at least one radius, for example 200 500 1km.</source>
            <translation>Scrivi almeno un raggio, ad esempio 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' can't be asked for at a single place: a comma separates layers there. Name the layers one by one, without commas.</source>
            <translation>'{name}' non si può chiedere per un singolo luogo: lì una virgola separa i layer. Indica i layer uno per uno, senza virgole.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is beyond 180 degrees of longitude or 90 of latitude; nothing was sent. Check the coordinate system of its layer.</source>
            <translation>Una posizione{where} supera 180 gradi di longitudine o 90 di latitudine; non è stato inviato nulla. Controlla il sistema di riferimento del suo layer.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) answered in place of the service (status {status}). Try later; if it stays, ask your provider.</source>
            <translation>Un proxy o gateway ({who}) ha risposto al posto del servizio (stato {status}). Riprova più tardi; se l'errore rimane, chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a certificate of this computer, so the request did not reach the service. Ask your provider for an address that takes the key alone.</source>
            <translation>Un proxy o gateway ({who}) richiede un certificato di questo computer, quindi la richiesta non è arrivata al servizio. Chiedi al fornitore un indirizzo per cui basti la chiave.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a user and a password (status {status}), so the request did not reach the service. Ask your network administrator for a way without them.</source>
            <translation>Un proxy o gateway ({who}) richiede utente e password (stato {status}), quindi la richiesta non è arrivata al servizio. Chiedi a chi gestisce la rete un accesso che non li richieda.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits how often the service is asked. Wait a while, then try again.</source>
            <translation>Un proxy o gateway ({who}) limita la frequenza delle richieste al servizio. Attendi un po', poi riprova.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask for less at a time, or ask your network administrator.</source>
            <translation>Un proxy o gateway ({who}) ha rifiutato la richiesta (stato {status}) prima che arrivasse al servizio. Chiedi meno dati alla volta, o rivolgiti a chi gestisce la rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>Un proxy o gateway ({who}) ha rifiutato la richiesta (stato {status}) prima che arrivasse al servizio. Chiedi a chi gestisce la rete di autorizzare l'indirizzo di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius is a number of meters above 0; nothing was sent.</source>
            <translation>Un raggio è un numero di metri maggiore di 0; non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A single value of the service's answer is larger than {limit} MB, so the rest was not read. Ask for fewer columns, or tell your provider.</source>
            <translation>Un singolo valore della risposta del servizio supera {limit} MB, quindi il resto non è stato letto. Chiedi meno colonne, o avvisa il fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Name at least one layer of the service; nothing was sent.</source>
            <translation>Indica almeno un layer del servizio; non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address, or the source {source} is unknown.</source>
            <translation>Nulla risponde a questo indirizzo, o la fonte {source} è sconosciuta.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address. Check the address of '{connection}'.</source>
            <translation>Nulla risponde a questo indirizzo. Controlla l'indirizzo di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>QGIS usa un proxy SOCKS, per il quale a Python serve il pacchetto PySocks. Installalo, o imposta un proxy HTTP in Impostazioni &gt; Opzioni &gt; Rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Something went wrong that we did not foresee. The log has the details.</source>
            <translation>Si è verificato un problema imprevisto. Il log contiene i dettagli.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>Interrotto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The answer is {seen}, not the service's data. A sign-in page, a proxy or maintenance may be in the way: open the address of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>La risposta è {seen}, non i dati del servizio. La causa può essere una pagina di accesso, un proxy o una manutenzione: apri l'indirizzo di '{connection}' in un browser, o chiedi a chi gestisce la rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many corners to be sent (status {status}). Simplify it, or split it and load its parts.</source>
            <translation>L'area ha troppi vertici per essere inviata (stato {status}). Semplificala, o dividila e carica le parti.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>L'area non è valida{where}; non è stato inviato nulla. Disegnala di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the key was not sent. Check this computer's clock; if it is right, tell your provider.</source>
            <translation>Il certificato di '{connection}' è scaduto, quindi la chiave non è stata inviata. Controlla l'orologio di questo computer; se è giusto, avvisa il fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the key was not sent. Check the address in the connection.</source>
            <translation>Il certificato di '{connection}' è per un altro nome host, quindi la chiave non è stata inviata. Controlla l'indirizzo nella connessione.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not trusted by QGIS, so the key was not sent. Add your company's authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>QGIS non ritiene attendibile il certificato di '{connection}', quindi la chiave non è stata inviata. Aggiungi l'autorità della tua azienda in Impostazioni &gt; Opzioni &gt; Autenticazione &gt; Gestisci Certificati.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the key was not sent. Check this computer's clock.</source>
            <translation>Il certificato di '{connection}' non è ancora valido, quindi la chiave non è stata inviata. Controlla l'orologio di questo computer.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the address.</source>
            <translation>La connessione a '{connection}' non è riuscita. Controlla la rete e l'indirizzo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates can't be read or written, so nothing was sent to '{connection}'. Check the space and the rights in your temporary folder, then restart QGIS.</source>
            <translation>Il file dei certificati attendibili non si può leggere o scrivere, quindi non è stato inviato nulla a '{connection}'. Controlla lo spazio e i permessi nella cartella temporanea, poi riavvia QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the address, and your network.</source>
            <translation>Il nome host di '{connection}' non è stato trovato. Controlli l'indirizzo e la rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has a character that can't be sent. Copy it again, without line breaks.</source>
            <translation>La chiave ha un carattere che non si può inviare. Copiala di nuovo, senza interruzioni di riga.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to what was asked.</source>
            <translation>La chiave non ha accesso a ciò che è stato chiesto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to {source}.</source>
            <translation>La chiave non ha accesso a {source}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key starts with 'Bearer'. This service wants the key alone.</source>
            <translation>La chiave inizia con 'Bearer'. Questo servizio richiede solo la chiave.</translation>
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
            <source>The proxy could not reach the service (status {status}). Try later, or check the address of '{connection}'.</source>
            <translation>Il proxy non ha potuto raggiungere il servizio (stato {status}). Riprova più tardi, o controlla l'indirizzo di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>Il proxy non ha accettato nome utente e password. Inseriscili in Impostazioni &gt; Opzioni &gt; Rete.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not let us through. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>Il proxy non ha consentito l'accesso. Controlla Impostazioni &gt; Opzioni &gt; Rete in QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>Il proxy ha rifiutato la connessione al servizio (stato {status}). Chiedi all'amministratore di rete di consentire l'indirizzo di «{connection}».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>Il risultato non è stato scritto: {trouble}. Controlla lo spazio e i permessi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, where it travels in the address. Take fewer filters or columns, or set the connection to V2.</source>
            <translation>La ricerca è troppo lunga per V1, dove viaggia nell'indirizzo. Usa meno filtri o colonne, o imposta la connessione su V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>Il server di '{connection}' ha chiuso la connessione prima che fosse cifrata. Riprovi o chieda al suo fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' did not accept a connection in time. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>Il server di «{connection}» non ha accettato una connessione in tempo. Forse un firewall lo blocca, oppure serve una VPN o un proxy (Impostazioni &gt; Opzioni &gt; Rete).</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not encrypt at this address, so the key was not sent. Check the port in the address, or ask your provider.</source>
            <translation>Il server di '{connection}' non cifra a questo indirizzo, quindi la chiave non è stata inviata. Controlla la porta nell'indirizzo, o chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the address, or try later.</source>
            <translation>Il server di '{connection}' ha rifiutato la connessione. Controlli la porta nell'indirizzo o riprovi più tardi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service answered with the unexpected status {status}. Check the address.</source>
            <translation>Il servizio ha risposto con lo stato imprevisto {status}. Controlla l'indirizzo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this request.</source>
            <translation>Il servizio non ha potuto elaborare questa richiesta.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this search. In V1 a search travels in the address, which may be too long: take fewer filters or columns, or set the connection to V2.</source>
            <translation>Il servizio non ha potuto elaborare questa ricerca. In V1 la ricerca viaggia nell'indirizzo, che può essere troppo lungo: usa meno filtri o colonne, o imposta la connessione su V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not accept the key for '{connection}'.</source>
            <translation>Il servizio non ha accettato la chiave di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not answer in time. Try again, or ask for a smaller area.</source>
            <translation>Il servizio non ha risposto in tempo. Riprova, o chiedi un'area più piccola.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service does not answer at this address, but {who} does (status {status}). Check the address of '{connection}'.</source>
            <translation>A questo indirizzo non risponde il servizio, ma {who} (stato {status}). Controlla l'indirizzo di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}), also when asked again. Try later.</source>
            <translation>Il servizio ha dato errore (stato {status}), anche al secondo tentativo. Riprova più tardi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try later.</source>
            <translation>Il servizio ha dato errore (stato {status}). Riprova più tardi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service gives the same page again and again, so the rest can't be asked for. Choose pages so big that one is enough.</source>
            <translation>Il servizio dà sempre la stessa pagina, quindi il resto non si può chiedere. Scegli pagine così grandi che ne basti una.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Try again in {wait}.</source>
            <translation>Il servizio riceve troppe richieste. Riprova tra {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Wait a while, then try again.</source>
            <translation>Il servizio riceve troppe richieste. Attendi un po', poi riprova.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>Il servizio non è disponibile (stato {status}). Riprova tra {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service knows no such footprint of an event, or not the source {source}. Check both.</source>
            <translation>Il servizio non conosce questa impronta di evento, o la fonte {source}. Controlla entrambe.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused this request: either the area is not valid for it, or the key has no access to {source}. We checked the area and found no fault.</source>
            <translation>Il servizio ha rifiutato questa richiesta: l'area non è valida per il servizio, o la chiave non ha accesso a {source}. Abbiamo controllato l'area e non ci sono errori.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer can't be read: {seen}. The log has its beginning, for your provider.</source>
            <translation>La risposta del servizio non è leggibile: {seen}. Il log ne contiene l'inizio, per il fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has no result for this point. Ask for it again.</source>
            <translation>La risposta del servizio non ha un risultato per questo punto. Chiedilo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has two results for this point, so neither was taken. Ask for it again.</source>
            <translation>La risposta del servizio ha due risultati per questo punto, quindi non ne è stato preso nessuno. Chiedilo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer is larger than {limit} MB, so it was hung up on and nothing was kept. Ask for less, or let more come under 'As the provider advises' of '{connection}'.</source>
            <translation>La risposta del servizio supera {limit} MB, quindi è stata interrotta e nulla è stato tenuto. Chiedi meno, o aumenta il limite in 'Come indica il fornitore' di '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long to be sent (status {status}). Shorten it and try again.</source>
            <translation>Il testo è troppo lungo per essere inviato (stato {status}). Accorcialo e riprova.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to a sign-in page ({target}), to which the key was not sent. Check the address of '{connection}', or ask your network administrator for a way without a sign-in.</source>
            <translation>Questo indirizzo porta a una pagina di accesso ({target}), alla quale la chiave non è stata inviata. Controlla l'indirizzo di '{connection}', o chiedi a chi gestisce la rete una via senza questa pagina.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to {target}, to which the key was not sent. Set the final address in the connection.</source>
            <translation>Questo indirizzo porta a {target}, dove la chiave non è stata inviata. Imposta l'indirizzo finale nella connessione.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address sends us on to another one, to which the key was not sent. Set the final address in the connection.</source>
            <translation>Questo indirizzo rimanda a un altro, al quale la chiave non è stata inviata. Imposta l'indirizzo finale nella connessione.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This can't be sent: {log}. Correct it and try again.</source>
            <translation>Non si può inviare: {log}. Correggi e riprova.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not the address of a service. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>Questo non è l'indirizzo di un servizio. È del tipo https://api.example.com, senza nome utente né punto interrogativo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Type the key that your provider gave you.</source>
            <translation>Scrivi la chiave ricevuta dal fornitore.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>{file} non si è potuto scrivere: {trouble}. Controlla lo spazio e i permessi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close it where it is open, or check the rights there.</source>
            <translation>{file} non si è potuto scrivere: {trouble}. Chiudilo dove è aperto o controlla i permessi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} asks for a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source} richiede un filtro su {label} ({field}); non è stato inviato nulla. Aggiungilo ai filtri.</translation>
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
            <source>{source} has no field '{field}' to filter by; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source} non ha un campo '{field}' per filtrare; non è stato inviato nulla. Rimuovi il filtro, o ricarica le fonti.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is no part of a filter, which has field, value and filters.</source>
            <translation>{spot}: '{key}' non fa parte di un filtro, che ha field, value e filters.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: '{key}' compare due volte. Tieni solo quello giusto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is no placeholder of this request. There are: {choices}.</source>
            <translation>{spot}: '{name}' non è un segnaposto di questa richiesta. Ci sono: {choices}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: '{name}' compare due volte. Tieni solo quello giusto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot}: un filtro è un oggetto con un campo e un valore. Correggilo e incolla di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a list of filters in square brackets is wanted here.</source>
            <translation>{spot}: qui serve un elenco di filtri tra parentesi quadre.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the body of a request is one JSON object. Put it in curly brackets.</source>
            <translation>{spot}: il corpo di una richiesta è un solo oggetto JSON. Mettilo tra parentesi graffe.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot}: il campo non ha nome.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 can lie below one another.</source>
            <translation>{spot}: i filtri sono annidati troppo a fondo. Al massimo 200 livelli.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} can't be sent. Write another one, or a text in quotes.</source>
            <translation>{spot}: il numero {name} non si può inviare. Scrivine un altro, o un testo tra virgolette.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: {key} contiene metà di un carattere, che non si può inviare. Copialo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has to be a text in double quotes; numbers, too.</source>
            <translation>{spot}: {key} deve essere un testo tra virgolette doppie, anche se è un numero.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: contiene metà di un carattere, che non si può inviare. Copialo di nuovo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is nested too deeply. At most 100 objects and lists can lie in one another.</source>
            <translation>{spot}: l'annidamento è troppo profondo. Al massimo 100 livelli di oggetti ed elenchi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is not JSON any more. Look for a missing comma, quote or bracket there.</source>
            <translation>{spot}: da qui non è più JSON. Cerca una virgola, un apice o una parentesi mancante.</translation>
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
            <location filename="../ui/hazard_maps/words.py" />
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
            <source>Accumulation in area</source>
            <translation>Cumulo nell'area</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Accumulation in buffers</source>
            <translation>Cumulo nei buffer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source inside polygons: values, counts, currencies.</source>
            <translation>Chiede al servizio le somme di una fonte dentro poligoni: valori, conteggi, valute.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>Chiede al servizio le somme di una fonte entro uno o più raggi intorno a centri: valori, conteggi, valute.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: a geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (the id of the center's feature), a field for each metric that the service gave, status (found, empty, failed or stopped) and message.</source>
            <translation>OUTPUT: un cerchio geodetico in EPSG:4326 per ogni centro e raggio, con 'radius' (metri), 'center' (l'id dell'elemento del centro), un campo per ogni metrica data dal servizio, status (found, empty, failed o stopped) e message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: the areas with all their attributes, a field for each metric that the service gave, status (found, empty, failed or stopped) and message. Where AREA has a field of such a name, ours begins with gp_. A metric that is text somewhere is a text everywhere.</source>
            <translation>OUTPUT: le aree con tutti i loro attributi, un campo per ogni metrica data dal servizio, status (found, empty, failed o stopped) e message. Se AREA ha un campo con lo stesso nome, il nostro inizia con gp_. Una metrica che in un caso è testo è testo ovunque.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service gave no metrics.</source>
            <translation>Il servizio non ha restituito metriche.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>{name}: features in any coordinate system, each asked on its own. One that can't be asked has a row that says why. Where the service answers none of them, the run ends with the reason and writes nothing.</source>
            <translation>{name}: elementi in qualsiasi sistema di riferimento, interrogati uno per uno. Un elemento che non si può interrogare ha una riga con il motivo. Se il servizio non risponde per nessuno, l'esecuzione termina con il motivo e non scrive nulla.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Example: {command}</source>
            <translation>Esempio: {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>OUTPUT is where {name} is, which is read until the end. Choose another file or table; you can remove the old one then.</source>
            <translation>OUTPUT è dove si trova {name}, che si legge fino alla fine. Scegli un altro file o un'altra tabella; poi puoi rimuovere il vecchio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>SOURCE is empty. List sources shows which there are.</source>
            <translation>SOURCE è vuoto. Elenca fonti mostra quali ci sono.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/base.py" />
            <source>The service gives at most {given} entries a page, not {asked}; they are asked for so.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}; they are asked for so.</extracomment>
            <translation>
                <numerusform>Il servizio dà al massimo {given} voce per pagina, non {asked}; si chiedono così.</numerusform>
                <numerusform>Il servizio dà al massimo {given} voci per pagina, non {asked}; si chiedono così.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts}): {cause}</source>
            <translation>Nuovo tentativo tra {seconds} s (tentativo {attempt} di {attempts}): {cause}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>{address} begins with http://, so anybody on the network between can read the key and the answers. Use https:// if the service offers it.</source>
            <translation>{address} inizia con http://, quindi chiunque sulla rete può leggere la chiave e le risposte. Usa https:// se il servizio lo offre.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. Check that it can be reached.</source>
            <translation>Il database non ha accettato OUTPUT. Controlla che sia raggiungibile.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. It says: "{reason}". Ask who looks after it.</source>
            <translation>Il database non ha accettato OUTPUT. Dice: "{reason}". Chiedi a chi lo gestisce.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>ASK_AGAIN: 1 asks rows again that have their answer from an earlier run.</source>
            <translation>ASK_AGAIN: 1 chiede di nuovo le righe che hanno già la risposta da un'esecuzione precedente.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Ask rows again that have their answer</source>
            <translation>Chiedi di nuovo le righe che hanno la risposta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Attaches to each point what layers of the service have there: hazard zones, for example. Points go in batches, several at a time; one that fails does not end the run: its row says why. Where the service answers none of them, the run ends with the reason and writes nothing.

To go on after a stop, or to try again those that failed, run it with the earlier OUTPUT as INPUT, into another file: rows that have their answer are not asked again and keep it. Where QGIS itself ended in the middle, what came is beside OUTPUT, in a file named .part.gpkg.</source>
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
            <source>How many features the layers have there</source>
            <translation>Quanti elementi hanno lì i layer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>INPUT: points in any coordinate system, or the OUTPUT of an earlier run.</source>
            <translation>INPUT: punti in qualsiasi sistema di riferimento, o l'OUTPUT di un'esecuzione precedente.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>LAYERS: names of layers, "flood_zones,wind_bands". The service does not list them; your provider knows them.</source>
            <translation>LAYERS: nomi di layer, "flood_zones,wind_bands". Il servizio non li elenca; il fornitore li conosce.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OPERATION: 0 (enhance) attaches the layers' attributes, 1 (count) how many of their features are there, and these as JSON.</source>
            <translation>OPERATION: 0 (enhance) aggiunge gli attributi dei layer, 1 (count) quanti loro elementi ci sono, e questi come JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OUTPUT: the points with all their attributes; enriched (what was asked), status (found, not found: no layer has anything there, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. Where INPUT has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: i punti con tutti i loro attributi; enriched (ciò che è stato chiesto), status (found, not found: nessun layer ha qualcosa lì, failed o stopped) e message; e per ogni layer campi come flood_zones_intensity, o flood_zones_count e flood_zones_features. Se INPUT ha un campo con lo stesso nome, il nostro inizia con gp_; ciò che è annidato arriva come JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The layers' attributes</source>
            <translation>Gli attributi dei layer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What came is kept. To go on, choose the new layer as the points and run it again.</source>
            <translation>Ciò che è arrivato è conservato. Per continuare, scegli il nuovo layer come punti e ripeti l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What is attached</source>
            <translation>Cosa si aggiunge</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was asked. Make room and run it again.</source>
            <translation>{trouble}. Non è stato chiesto nulla. Libera spazio e ripeti l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no room for the answers anywhere else either. Make room and run it again.</source>
            <translation>{trouble}. Neanche altrove c'è spazio per le risposte. Libera spazio e ripeti l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. What came is kept in {file}. Make room and run it with that as INPUT: it goes on.</source>
            <translation>{trouble}. Ciò che è arrivato è conservato in {file}. Liberi spazio e lo esegua con quel file come INPUT: prosegue.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>None of the layers has anything here.</source>
            <translation>Nessuno dei layer ha qualcosa qui.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their answer from an earlier run; not asked again.</source>
            <extracomment>English for 1: 1 row has its answer from an earlier run; not asked again.</extracomment>
            <translation>
                <numerusform>{count} riga ha la risposta da un'esecuzione precedente; non è chiesta di nuovo.</numerusform>
                <numerusform>{count} righe hanno la risposta da un'esecuzione precedente; non sono chieste di nuovo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/places.py" />
            <source>Addresses</source>
            <translation>Indirizzi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <source>Portfolio</source>
            <translation>Portafoglio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Risk reports</source>
            <translation>Rapporti di rischio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was asked.</source>
            <translation>In CENTERS non c'è un punto valido, quindi non è stato chiesto nulla.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was asked.</source>
            <translation>In AREA non c'è un poligono valido, quindi non è stato chiesto nulla.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Accumulation by layer</source>
            <translation>Cumulo per layer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries</source>
            <translation>Voci</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in area</source>
            <translation>Voci nell'area</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in buffers</source>
            <translation>Voci nei buffer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries under a live event</source>
            <translation>Voci colpite da un evento in corso</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>FILTERS: a flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search takes no filter inside another. Empty: all that the source has.</source>
            <translation>FILTERS: un array JSON semplice, [{"field": "CountryCode", "value": "DE"}], o @file.json. I valori sono testi; una ricerca non accetta filtri dentro altri. Vuoto: tutto ciò che la fonte ha.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the detailed records of a source by their values, wherever they are.</source>
            <translation>Trova i record dettagliati di una fonte in base ai valori, ovunque siano.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the points of a source by their values, wherever they are. Only V2 of the service has it.</source>
            <translation>Trova i punti di una fonte in base ai valori, ovunque siano. Solo la V2 del servizio lo permette.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>LAYER_REQUEST: the body that is sent, as JSON in which "{source}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>LAYER_REQUEST: il corpo inviato, come JSON in cui si inseriscono "{source}" e "{filters}"; o @file.json; vuoto: quello della connessione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer that the service has of a source, such as cells with their sums. The service has it in V1 only.</source>
            <translation>Carica il layer di cumulo che il servizio ha di una fonte, ad esempio celle con le loro somme. Il servizio lo ha solo in V1.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie inside polygons, all pages of them.</source>
            <translation>Carica i record dettagliati di una fonte che si trovano dentro poligoni, tutte le pagine.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie within one or several radii around centers, all pages of them.</source>
            <translation>Carica i record dettagliati di una fonte che si trovano entro uno o più raggi intorno a centri, tutte le pagine.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the entries of a source that lie under the footprint of a live event, with what the event adds to them.</source>
            <translation>Carica le voci di una fonte che si trovano sotto l'impronta di un evento in corso, con ciò che l'evento vi aggiunge.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie inside polygons.</source>
            <translation>Carica i punti di una fonte che si trovano dentro poligoni.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie within one or several radii around centers.</source>
            <translation>Carica i punti di una fonte che si trovano entro uno o più raggi intorno a centri.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature. A point in two polygons comes twice.</source>
            <translation>OUTPUT: punti in EPSG:4326 con i campi del servizio e 'area', l'id dell'elemento poligonale. Un punto in due poligoni compare due volte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature. There is a row for each point and radius: a point within 500 m is within 1000 m as well and comes twice.</source>
            <translation>OUTPUT: punti in EPSG:4326 con i campi del servizio, 'radius' (metri) e 'center', l'id dell'elemento del centro. C'è una riga per ogni punto e raggio: un punto entro 500 m è anche entro 1000 m e compare due volte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature; a table when the records have no coordinates. A record in two polygons comes twice.</source>
            <translation>OUTPUT: record in EPSG:4326 con i campi del servizio e 'area', l'id dell'elemento poligonale; una tabella se i record non hanno coordinate. Un record in due poligoni compare due volte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and those of the event; a table when the records have no coordinates.</source>
            <translation>OUTPUT: record in EPSG:4326 con i campi del servizio e quelli dell'evento; una tabella se i record non hanno coordinate.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature; a table when the records have no coordinates. There is a row for each record and radius.</source>
            <translation>OUTPUT: record in EPSG:4326 con i campi del servizio, 'radius' (metri) e 'center', l'id dell'elemento del centro; una tabella se i record non hanno coordinate. C'è una riga per ogni record e raggio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what the service gives, in EPSG:4326, with its own fields; a table when it has no shapes.</source>
            <translation>OUTPUT: ciò che il servizio dà, in EPSG:4326, con i suoi campi; una tabella se non ha forme.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what was found, in EPSG:4326, with the service's own fields; a table when there are no coordinates.</source>
            <translation>OUTPUT: ciò che è stato trovato, in EPSG:4326, con i campi del servizio; una tabella se non ci sono coordinate.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/parameters.py" />
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in area</source>
            <translation>Punti nell'area</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in buffers</source>
            <translation>Punti nei buffer</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>REQUEST: the body that is sent, as JSON in which "{source}", "{footprint}", "{columns}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>REQUEST: il corpo inviato, come JSON in cui si inseriscono "{source}", "{footprint}", "{columns}" e "{filters}"; o @file.json; vuoto: quello della connessione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search entries</source>
            <translation>Cerca voci</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search points</source>
            <translation>Cerca punti</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>VERSION: 0 is V1, which sends filters and columns in the address and so has room for few of them; 1 is V2.</source>
            <translation>VERSION: 0 è V1, che invia filtri e colonne nell'indirizzo e quindi ne accetta pochi; 1 è V2.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written in a stream; it holds what had come when the run is cancelled.</source>
            <translation>Un file .gpkg è scritto man mano; se l'esecuzione è annullata, contiene ciò che era arrivato.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Type the identifier of the event's footprint.</source>
            <translation>FOOTPRINT è vuoto. Scrivi l'identificatore dell'impronta dell'evento.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT: the identifier of the event's footprint, such as 2026/storm-emil.</source>
            <translation>FOOTPRINT: l'identificatore dell'impronta dell'evento, ad esempio 2026/storm-emil.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Footprint of the event</source>
            <translation>Impronta dell'evento</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search travels in the address, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such bound.</source>
            <translation>In V1 la ricerca viaggia nell'indirizzo, lungo {length} caratteri; un servizio può rifiutarne più di {limit}. VERSION 1 non ha questo limite.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Incomplete: {rows} came and are kept. {reason}</source>
            <extracomment>English for 1: Incomplete: {rows} came and is kept. {reason}</extracomment>
            <translation>
                <numerusform>Incompleto: {rows}. Ciò che è arrivato è conservato. {reason}</numerusform>
                <numerusform>Incompleto: {rows}. Ciò che è arrivato è conservato. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS ended in the middle of an earlier run: going on after its {count} rows.</source>
            <extracomment>English for 1: QGIS ended in the middle of an earlier run: going on after its 1 row.</extracomment>
            <translation>
                <numerusform>QGIS si è chiuso a metà di un'esecuzione precedente: si riprende dopo {count} riga.</numerusform>
                <numerusform>QGIS si è chiuso a metà di un'esecuzione precedente: si riprende dopo {count} righe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. They are kept.</source>
            <extracomment>English for 1: Stopped after {rows}. It is kept.</extracomment>
            <translation>
                <numerusform>Interrotto dopo {rows}. Ciò che è arrivato è conservato.</numerusform>
                <numerusform>Interrotto dopo {rows}. Ciò che è arrivato è conservato.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT can't be replaced: {trouble}. Close what has it open, or choose another file.</source>
            <translation>OUTPUT non si può sostituire: {trouble}. Chiudi ciò che lo tiene aperto, o scegli un altro file.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take a row. Check the space on the disk.</source>
            <translation>OUTPUT non ha accettato una riga. Controlla lo spazio su disco.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take all rows. Check the space on the disk.</source>
            <translation>OUTPUT non ha accettato tutte le righe. Controlla lo spazio su disco.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>Interrotto durante la scrittura di OUTPUT: contiene {count} di {total} riga. È tutto conservato in {file}.</numerusform>
                <numerusform>Interrotto durante la scrittura di OUTPUT: contiene {count} di {total} righe. Sono tutte conservate in {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>The database made no spatial index of OUTPUT.</source>
            <translation>Il database non ha creato un indice spaziale di OUTPUT.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. The answers are kept in {file}.</source>
            <translation>{trouble}. Le risposte sono conservate in {file}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. There is no room for the answers in {file} either. Make room and run it again.</source>
            <translation>{trouble}. Neanche in {file} c'è spazio per le risposte. Libera spazio e ripeti l'esecuzione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>AREA: polygon features in any coordinate system. Each is asked on its own; one that is not valid is reported and left out.</source>
            <translation>AREA: elementi poligonali in qualsiasi sistema di riferimento, interrogati uno per uno; uno non valido è segnalato e tralasciato.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>Aree</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CENTERS: point features in any coordinate system. Each is asked on its own, all radii at once; one that is no single point is reported and left out.</source>
            <translation>CENTERS: elementi puntuali in qualsiasi sistema di riferimento, interrogati uno per uno, con tutti i raggi insieme; uno che non è un singolo punto è segnalato e tralasciato.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>COLUMNS: names of columns of the source, "LocName,City"; empty: those that the service gives.</source>
            <translation>COLUMNS: nomi di colonne della fonte, "LocName,City"; vuoto: quelle che il servizio dà.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CONNECTION: the name of a connection; empty: the default one.</source>
            <translation>CONNECTION: il nome di una connessione; vuoto: quella predefinita.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Centers</source>
            <translation>Centri</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Columns (a,b; empty: the service's)</source>
            <translation>Colonne (a,b; vuoto: quelle del servizio)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Connection (empty: the default one)</source>
            <translation>Connessione (vuoto: quella predefinita)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Entries asked for at a time</source>
            <translation>Voci chieste alla volta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Put it where the filters belong.</source>
            <translation>FILTERS non viene inviato: {name} non ha "{{filters}}". Mettilo dove vanno i filtri.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS: a JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>FILTERS: un array JSON, [{"field": "CountryCode", "value": "DE"}], o @file.json. I valori sono testi.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Filters (JSON array, or @file.json)</source>
            <translation>Filtri (array JSON, o @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>PAGE_SIZE: entries asked for at a time; all pages are fetched.</source>
            <translation>PAGE_SIZE: voci chieste alla volta; si scaricano tutte le pagine.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>RADII: meters, "500,1000".</source>
            <translation>RADII: metri, "500,1000".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>Raggi in metri (500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>Richiesta (JSON, o @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>SOURCE: the identifier of the portfolio (see List sources).</source>
            <translation>SOURCE: l'identificatore del portafoglio (vedi Elenca fonti).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Source</source>
            <translation>Fonte</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>VERSION: 0 is V1, 1 is V2. V1 takes a flat list of filters, all of which hold; in V2 a filter may hold others under "filters".</source>
            <translation>VERSION: 0 è V1, 1 è V2. V1 accetta un elenco semplice di filtri, tutti validi insieme; in V2 un filtro può contenerne altri in "filters".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Version of the service's interface</source>
            <translation>Versione dell'interfaccia del servizio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS can't be read: {trouble}.</source>
            <translation>ADDRESS non è leggibile: {trouble}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is no field of INPUT. There are: {fields}.</source>
            <translation>ADDRESS indica '{field}', che non è un campo di INPUT. Ci sono: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS: an expression on its fields, such as "street" || ', ' || "city".</source>
            <translation>ADDRESS: un'espressione sui suoi campi, ad esempio "street" || ', ' || "city".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_panel.py" />
            <source>Address</source>
            <translation>Indirizzo</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are asked once, a few at a time.</source>
            <translation>Trova l'indirizzo di ogni punto. Le posizioni uguali si chiedono una volta, poche alla volta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the place of each row's address. Equal addresses are asked once, a few at a time.</source>
            <translation>Trova il luogo dell'indirizzo di ogni riga. Gli indirizzi uguali si chiedono una volta, pochi alla volta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>Geocodifica indirizzi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>INPUT: any layer or table.</source>
            <translation>INPUT: qualsiasi layer o tabella.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>INPUT: points in any coordinate system.</source>
            <translation>INPUT: punti in qualsiasi sistema di riferimento.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept, without geometry. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: punti in EPSG:4326 con tutti gli attributi di INPUT, label, placeId, geocodingQuality (ad esempio rooftop, address o city), status (found, not found, empty, failed o stopped) e message. Le righe senza luogo restano, senza geometria. Se INPUT ha un campo con lo stesso nome, il nostro inizia con gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: the points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: i punti con tutti i loro attributi, label, placeId, geocodingQuality, type, status (found, not found, failed o stopped) e message. Se INPUT ha un campo con lo stesso nome, il nostro inizia con gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>Luoghi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>Geocodifica inversa</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>Attributi</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>FIELD: its field with the values; empty: id.</source>
            <translation>FIELD: il suo campo con i valori; vuoto: id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Give either VALUES or INPUT, so that it is clear what is asked.</source>
            <translation>Indica VALUES oppure INPUT, perché sia chiaro cosa si chiede.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. There are: {fields}.</source>
            <translation>INPUT non ha un campo '{field}'. Ci sono: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no row to ask for.</source>
            <translation>INPUT non ha righe da chiedere.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT: a layer or table with a value in each row.</source>
            <translation>INPUT: un layer o una tabella con un valore in ogni riga.</translation>
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
            <source>Lists the sources (portfolios) that your key may see: one row for each source, each of its columns and each of its filters.</source>
            <translation>Elenca le fonti (portafogli) che la tua chiave può vedere: una riga per ogni fonte, ogni sua colonna e ogni suo filtro.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with a row for each value: the service's own fields, value (as asked), status (found, not found, empty, failed or stopped) and message. Where the service has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: una tabella con una riga per ogni valore: i campi del servizio, value (come chiesto), status (found, not found, empty, failed o stopped) e message. Se il servizio ha un campo con lo stesso nome, il nostro inizia con gp_; ciò che è annidato arriva come JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with the fields source, kind (source, column or filter), field, type, label, required (1: the source can't be asked without this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>OUTPUT: una tabella con i campi source, kind (source, column o filter), field, type, label, required (1: la fonte non si può interrogare senza questo filtro), filter_values e accumulation (1: la fonte lo offre).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Point attributes</source>
            <translation>Attributi del punto</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Reads all attributes of single points of a source, each named by the value that identifies it.</source>
            <translation>Legge tutti gli attributi di singoli punti di una fonte, ciascuno indicato dal valore che lo identifica.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>Fonti: {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>VALUES: the values, "a,b"; or INPUT and FIELD instead.</source>
            <translation>VALUES: i valori, "a,b"; oppure INPUT e FIELD.</translation>
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
            <source>Asks the queries of all GeoPortfolio layers of a project again and shows the new answers in them. A layer whose query fails or finds nothing keeps its answer; the rest goes on.</source>
            <translation>Ripete le interrogazioni di tutti i layer GeoPortfolio di un progetto e vi mostra le nuove risposte. Un layer la cui interrogazione non riesce o non trova nulla mantiene la sua risposta; il resto prosegue.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>CONNECTION: the name of a connection; empty: for each layer the one that leads to its service.</source>
            <translation>CONNECTION: il nome di una connessione; vuoto: per ogni layer quella che porta al suo servizio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>OUTPUT: a table with a row per layer: layer, status (refreshed, empty, incomplete, failed), message (what came, went and changed, or why not), rows.</source>
            <translation>OUTPUT: una tabella con una riga per layer: layer, status (refreshed, empty, incomplete, failed), message (cosa è arrivato, sparito e cambiato, o perché no), rows.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>PROJECT: the .qgz or .qgs file, which is saved; empty: the open project, which is not saved.</source>
            <translation>PROJECT: il file .qgz o .qgs, che viene salvato; vuoto: il progetto aperto, che non viene salvato.</translation>
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
            <source>The project {file} can't be opened: {reason}</source>
            <translation>Il progetto {file} non si può aprire: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>è in modifica.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file is gone, and the query with it.</source>
            <translation>il suo file non c'è più, e con esso l'interrogazione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has nothing there any more.</source>
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
            <source>FORMAT: 0 is PDF, 1 is HTML.</source>
            <translation>FORMAT: 0 è PDF, 1 è HTML.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Fetches a risk report for each point into a folder, with an index (index.csv) and a layer (reports.gpkg). A report that fails does not end the run: its row says why. Run it again with the same folder and SKIP_EXISTING to fetch only what is missing.</source>
            <translation>Scarica in una cartella un rapporto di rischio per ogni punto, con un indice (index.csv) e un layer (reports.gpkg). Un rapporto non riuscito non ferma l'esecuzione: la riga dice perché. Ripeti l'esecuzione con la stessa cartella e SKIP_EXISTING per scaricare solo ciò che manca.</translation>
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
            <source>Index of reports</source>
            <translation>Indice dei rapporti</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>NAME: a QGIS expression that names each file; empty: by LocNumber, LocName, name or id.</source>
            <translation>NAME: un'espressione QGIS che dà il nome a ogni file; vuoto: secondo LocNumber, LocName, name o id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>Nome di ogni file (espressione)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>OUTPUT: a table with point (the feature's id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>OUTPUT: una tabella con point (l'id dell'elemento), label, file, status (saved, warning, skipped, failed o stopped) e message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>RADII: meters, "500,1000"; with radii the report includes what lies in these circles.</source>
            <translation>RADII: metri, "500,1000"; con i raggi il rapporto include ciò che si trova in questi cerchi.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>SKIP_EXISTING: true does not ask again for what the folder has of the same points and choices.</source>
            <translation>SKIP_EXISTING: true non chiede di nuovo ciò che la cartella ha già per gli stessi punti e le stesse scelte.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that the folder has already</source>
            <translation>Salta i rapporti già presenti nella cartella</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>VERSION: 0 is V1, 1 is V2 of the reports.</source>
            <translation>VERSION: 0 è V1, 1 è V2 dei rapporti.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/statuses.py" />
            <source>What else fails is told in the rows only.</source>
            <translation>Gli altri errori sono indicati solo nelle righe.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>{count} vuota</numerusform>
                <numerusform>{count} vuote</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>{count} con errore</numerusform>
                <numerusform>{count} con errore</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>{count} trovata</numerusform>
                <numerusform>{count} trovate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>{count} non trovata</numerusform>
                <numerusform>{count} non trovate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count} riga: {parts}</numerusform>
                <numerusform>{count} righe: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>{count} salvata</numerusform>
                <numerusform>{count} salvate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>{count} salvata con un avviso</numerusform>
                <numerusform>{count} salvate con un avviso</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>{count} saltata</numerusform>
                <numerusform>{count} saltate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>{count} interrotta</numerusform>
                <numerusform>{count} interrotte</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/targets.py" />
            <source>A Shapefile cuts the fields' names to 10 characters, so that they are hard to tell apart. A GeoPackage keeps them.</source>
            <translation>Uno Shapefile taglia i nomi dei campi a 10 caratteri, che diventano difficili da distinguere. Un GeoPackage li mantiene.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate again</source>
            <translation>Ricalcola cumulo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate {title}</source>
            <translation>Cumulo di {title}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Asking {source}</source>
            <translation>Interrogazione di {source}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. What came is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. What came is in the table.</extracomment>
            <translation>
                <numerusform>Interrotto dopo {count} di {all} area. Ciò che è arrivato è nella tabella.</numerusform>
                <numerusform>Interrotto dopo {count} di {all} aree. Ciò che è arrivato è nella tabella.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first area was answered.</source>
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
            <source>C&amp;hart</source>
            <translation>&amp;Grafico</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
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
            <source>only {currency}, not converted</source>
            <translation>solo {currency}, non convertito</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Another file</source>
            <translation>Altro file</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Make the layer {title}</source>
            <translation>Crea il layer {title}</translation>
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
            <translation>Apri cartella</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/results/loading.py" />
            <source>Save {file}</source>
            <translation>Salva {file}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>The table is in {file}.</source>
            <translation>La tabella è in {file}.</translation>
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
            <translation>Riprova</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows} come layer {layer}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/charts/actions.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copia</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Interrompi</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All &amp;Metrics</source>
            <translation>Tutte le &amp;metriche</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>CS&amp;V</source>
            <translation>CS&amp;V</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Clear &amp;Baseline</source>
            <translation>Rimuovi &amp;base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare no more: keep the last answer alone</source>
            <translation>Non confrontare più: tieni solo l'ultima risposta</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>Copia la tabella per un foglio di calcolo, con fonte, area, filtri e ora</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create &amp;Layer</source>
            <translation>Crea &amp;layer</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Keep these numbers and compare those that come later with them</source>
            <translation>Tieni questi numeri e confronta con essi quelli successivi</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Nothing accumulated yet. Choose an area, then Accumulate.</source>
            <translation>Ancora nessun cumulo. Scegli un'area, poi Cumulo.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file, a line for each area or radius</source>
            <translation>Salva tutte le metriche come file CSV, una riga per ogni area o raggio</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as &amp;Baseline</source>
            <translation>Imposta &amp;base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all that the service has added up, not the sums insured alone</source>
            <translation>Mostra tutto ciò che il servizio ha sommato, non solo le somme assicurate</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep what has come</source>
            <translation>Interrompi e tieni ciò che è arrivato</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>The areas or circles of the last answer on the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>Le aree o i cerchi dell'ultima risposta sulla mappa, con lo stile secondo la metrica del grafico e un campo per ogni metrica</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source} non offre il cumulo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all</source>
            <translation>Aggiungi tutti</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all {count}</source>
            <translation>Aggiungi tutti i {count}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the other {count}</source>
            <extracomment>English for 1: Add the other one</extracomment>
            <translation>
                <numerusform>Aggiungi l'altro</numerusform>
                <numerusform>Aggiungi gli altri {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add them swapped</source>
            <translation>Aggiungi scambiate</translation>
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
            <source>Read pasted shapes</source>
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
            <source>The pasted areas were added, but lie off the map. With latitude and longitude swapped they would lie on it.</source>
            <translation>Le aree incollate sono state aggiunte, ma sono fuori dalla mappa. Scambiando latitudine e longitudine sarebbero dentro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted text lies beyond the globe, and fits it with latitude and longitude swapped.</source>
            <translation>Il testo incollato è fuori dal globo; scambiando latitudine e longitudine è dentro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>These are the areas already. Choose another layer.</source>
            <translation>Queste sono già le aree. Scegli un altro layer.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Zoom</source>
            <translation>Zoom</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>the pasted text</source>
            <translation>il testo incollato</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} shapes of {origin} can't be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} shape of {origin} can't be used: {faults}. Nothing was added yet.</extracomment>
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
            <source>{layer} does not say how many features it has; each is asked on its own, which may take long.</source>
            <translation>{layer} non dice quanti elementi ha; si chiedono uno per uno, e può volerci tempo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer} non ha elementi.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features; each is asked on its own, which takes long.</source>
            <translation>{layer} ha {count} elementi; si chiedono uno per uno, e ci vuole tempo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles here</source>
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
            <source>&amp;Report here</source>
            <translation>&amp;Rapporto qui</translation>
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
            <translation>Rapporto di rischio per questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Select what lies in circles around this place</source>
            <translation>Seleziona ciò che è nei cerchi intorno a questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>L'indirizzo, il record e i pericoli di questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>This is no place on the globe</source>
            <translation>Questo non è un luogo sul globo</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>Fai clic su almeno un centro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click centers, type radii for all (200 500 1km) or drag one. Double click, right click or Enter finishes; Backspace takes back a center; Esc leaves. A drag with Shift joins the radii; Tab marks the next center, to type radii for it alone.</source>
            <translation>Fai clic sui centri, scrivi i raggi per tutti (200 500 1km) o trascina. Doppio clic, clic destro o Invio per finire; Backspace toglie un centro; Esc per uscire. Trascinando con Shift il raggio si aggiunge agli altri; Tab evidenzia il centro successivo, per scrivere raggi solo per quello.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <source>This is no place on the globe.</source>
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
            <source>Add a world map</source>
            <translation>Aggiungi una mappa del mondo</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas are one now.</source>
            <translation>Tutte le aree ora sono una sola.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>Tutte le aree sono state rimosse.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Look whether it is what you meant.</source>
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
            <source>Join the areas</source>
            <translation>Unisci le aree</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or use features you have selected.</source>
            <translation>Ancora nessuna area. Disegnane una, o usa gli elementi selezionati.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/selection/drafting.py" />
            <source>Repair</source>
            <translation>Ripara</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Show the areas of the query</source>
            <translation>Mostra le aree dell'interrogazione</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is no map yet to draw on.</source>
            <translation>Non c'è ancora una mappa su cui disegnare.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is nothing to join. Draw or use at least two areas first.</source>
            <translation>Non c'è nulla da unire. Prima disegna o usa almeno due aree.</translation>
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
            <source>{name}: city center only; a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name}: solo centro della città; un cerchio di {radius} significa poco. Scegli un indirizzo con via, o raggi più grandi.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point to see what is known there. Esc leaves.</source>
            <translation>Fai clic su un luogo o un punto caricato per vedere che cosa se ne sa. Esc per uscire.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point. Esc leaves.</source>
            <translation>Fai clic su un luogo o un punto caricato. Esc per uscire.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Enter takes this place</source>
            <translation>Invio prende questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 corners.</source>
            <translation>Un'area richiede almeno 3 vertici.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to set corners. Double click, right click or Enter finishes; Backspace takes back a corner; Esc leaves.</source>
            <translation>Fai clic per mettere i vertici. Doppio clic, clic destro o Invio per finire; Backspace toglie un vertice; Esc per uscire.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The map has no coordinate system; set one for the project.</source>
            <translation>La mappa non ha un sistema di riferimento; impostane uno per il progetto.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself near {latitude}, {longitude}. Take back a corner.</source>
            <translation>La forma si auto-interseca vicino a {latitude}, {longitude}. Togli un vertice.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself.</source>
            <translation>La forma si auto-interseca.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape is too small to be an area.</source>
            <translation>La forma è troppo piccola per essere un'area.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape leaves the area that the map can show.</source>
            <translation>La forma esce dall'area che la mappa può mostrare.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape lies beyond the pole.</source>
            <translation>La forma va oltre il polo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/polygon_tool.py" />
            <source>{count} corners</source>
            <extracomment>English for 1: 1 corner</extracomment>
            <translation>
                <numerusform>{count} vertice</numerusform>
                <numerusform>{count} vertici</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii</source>
            <translation>Raggi</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii with m, km, mi or ft; meters without. Enter sets them.</source>
            <translation>Raggi con m, km, mi o ft; senza unità metri. Invio li imposta.</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS's WMS and WFS connections</source>
            <translation>&amp;Aggiungi alle connessioni WMS e WFS di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Edit...</source>
            <translation>Mo&amp;difica...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Help</source>
            <translation>&amp;Guida</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New connection...</source>
            <translation>&amp;Nuova connessione...</translation>
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
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Use</source>
            <translation>&amp;Usa</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/maps.py" />
            <source>Add hazard &amp;maps...</source>
            <translation>Aggiungi &amp;mappe dei pericoli...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection yet: double-click to connect</source>
            <translation>Ancora nessuna connessione: doppio clic per connettersi</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Your portfolio services: their sources, maps and recent queries</source>
            <translation>I tuoi servizi di portafoglio: fonti, mappe e interrogazioni recenti</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to the group Hazard</source>
            <translation>&amp;Aggiungi al gruppo Hazard</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;features</source>
            <translation>Aggiungi come &amp;elementi</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load it: the service does not let QGIS read it.</source>
            <translation>Doppio clic per caricare: il servizio non permette a QGIS di leggerlo.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>Elementi (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps: drag them onto the map</source>
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
            <source>What hazard maps are drawn from: features with attributes</source>
            <translation>I dati delle mappe dei pericoli: elementi con attributi</translation>
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
            <location filename="../ui/connections/connections_page.py" />
            <source>Asking the service...</source>
            <translation>Interrogazione del servizio...</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <source>Locked: double-click to unlock</source>
            <translation>Bloccato: doppio clic per sbloccare</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Edit query</source>
            <translation>&amp;Modifica interrogazione</translation>
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
            <translation>&amp;Ripeti</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;command</source>
            <translation>&amp;Copia come comando qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Nothing asked yet</source>
            <translation>Ancora nessuna richiesta</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>Interrogazioni recenti</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>What was asked of late, with time and rows</source>
            <translation>Cosa è stato chiesto di recente, con ora e righe</translation>
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
            <source>&amp;Use this source</source>
            <translation>&amp;Usa questa fonte</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Copy &amp;identifier</source>
            <translation>Copia &amp;identificatore</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;columns...</source>
            <translation>Elenca &amp;colonne...</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>Richiesto da questa fonte</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The key has access to no source. Ask your provider.</source>
            <translation>La chiave non ha accesso a nessuna fonte. Chiedi al fornitore.</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>What you can load points and entries of</source>
            <translation>Da cui puoi caricare punti e voci</translation>
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
            <source>'{text}' is on the clipboard.</source>
            <translation>'{text}' è negli appunti.</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Among QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>Tra le connessioni WMS e WFS di QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Save...</source>
            <translation>&amp;Salva...</translation>
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
            <source>Save chart</source>
            <translation>Salva grafico</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>Salva il grafico come PNG o SVG</translation>
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
            <source>{file} is there already. Replace it?</source>
            <translation>{file} esiste già. Sostituirlo?</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>Largest {shown} of {count}</source>
            <translation>I {shown} più grandi di {count}</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No numbers to draw.</source>
            <translation>Nessun numero da disegnare.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name has no slash, and 'environment' is taken by QGIS's own.</source>
            <translation>Un nome non contiene barre, e 'environment' è riservato a QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Connection to a portfolio service</source>
            <translation>Connessione a un servizio di portafoglio</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>Nome e versione</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>There is already a connection '{name}'.</source>
            <translation>Esiste già una connessione '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Address</source>
            <translation>&amp;Indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Key</source>
            <translation>&amp;Chiave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Name</source>
            <translation>&amp;Nome</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Version</source>
            <translation>&amp;Versione</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the key</source>
            <translation>Nascondi la chiave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep it in QGIS's password &amp;store</source>
            <translation>Tienila nell'&amp;archivio password di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>More...</source>
            <translation>Altro...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Only &amp;until I close QGIS</source>
            <translation>Solo &amp;fino alla chiusura di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask you for its master password, or to set one.</source>
            <translation>QGIS può chiederti la sua password principale, o di impostarne una.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS's own options hold: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;</source>
            <translation>Nelle opzioni di QGIS: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificati&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove the &amp;prefix</source>
            <translation>Rimuovi il &amp;prefisso</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the key</source>
            <translation>Mostra la chiave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key holds a character that can't be sent. Copy it again from where you got it.</source>
            <translation>La chiave contiene un carattere che non si può inviare. Copiala di nuovo da dove l'hai presa.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This address starts with http: anybody on the way can read the key. Use https if the service has it.</source>
            <translation>Questo indirizzo inizia con http: chiunque lungo il percorso può leggere la chiave. Usa https se il servizio lo offre.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is no address of a service. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
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
            <source>as the address</source>
            <translation>come l'indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in QGIS's password store</source>
            <translation>tenuta nell'archivio password di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until you close QGIS</source>
            <translation>tenuta fino alla chiusura di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>&amp;Back</source>
            <translation>In&amp;dietro</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connect</source>
            <translation>C&amp;onnetti</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>Connect to your portfolio service</source>
            <translation>Connettiti al tuo servizio di portafoglio</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>QGIS did not keep the key, because no master password was given. Connect again to use it only until you close QGIS.</source>
            <translation>QGIS non ha conservato la chiave, perché non è stata inserita la password principale. Connettiti di nuovo per usarla solo fino alla chiusura di QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics...</source>
            <translation>Avvia dia&amp;gnostica...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>'{name}' è nelle connessioni WMS e WFS di QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in QGIS's WMS and WFS connections.</source>
            <translation>'{name}' non è nelle connessioni WMS e WFS di QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS's &amp;WMS and WFS</source>
            <translation>Aggiungi a &amp;WMS e WFS di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK it is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>Dopo OK è nelle connessioni WMS e WFS di QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For QGIS's Browser and Data Source Manager; the key stays where it is</source>
            <translation>Per il Browser e il Gestore delle sorgenti dati di QGIS; la chiave resta dov'è</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS has connections of another service that are called {titles}; they were left alone. Rename or remove them in QGIS, then add yours again.</source>
            <translation>QGIS ha connessioni di un altro servizio chiamate {titles}; non sono state toccate. Rinominale o rimuovile in QGIS, poi aggiungi di nuovo le tue.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>QGIS did not keep the key of '{name}'. Use it only until you close QGIS?</source>
            <translation>QGIS non ha conservato la chiave di '{name}'. Usarla solo fino alla chiusura di QGIS?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add...</source>
            <translation>&amp;Aggiungi...</translation>
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
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Connections</source>
            <translation>Connessioni</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Find out step by step what works and what does not</source>
            <translation>Scopri passo per passo cosa funziona e cosa no</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Key</source>
            <translation>Chiave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Service address</source>
            <translation>Indirizzo del servizio</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;default</source>
            <translation>Imposta come pr&amp;edefinita</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>ambiente</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>password store</source>
            <translation>archivio password</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS closes</source>
            <translation>fino alla chiusura di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name} (predefinita)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>As the provider advises</source>
            <translation>Come indica il fornitore</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of accumulation layers</source>
            <translation>Corpo dei layer di cumulo</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of live events</source>
            <translation>Corpo degli eventi in corso</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of risk reports</source>
            <translation>Corpo dei rapporti di rischio</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>Descrive il servizio, che non dichiara come combina i filtri V2. Non cambia la richiesta. Un filtro sotto un altro lo restringe sempre.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of entries is known. A page with fewer rows than asked for is the last; 'automatic' asks for one more page where the service may have left out rows. 'short page' never does, 'empty page' always asks until no rows are left.</source>
            <translation>Come si riconosce l'ultima pagina di voci. Una pagina con meno righe di quelle chieste è l'ultima; 'automatico' chiede un'altra pagina se il servizio può aver omesso righe. 'pagina corta' non lo fa mai, 'pagina vuota' chiede sempre finché non restano righe.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Largest answer in one piece, MB</source>
            <translation>Risposta massima in un blocco, MB</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Less has to travel. Only where the provider's CSV has columns of latitude and longitude: without them the points come as a table. Circles with several radii come as JSON all the same.</source>
            <translation>Si trasferiscono meno dati. Solo se il CSV del fornitore ha colonne di latitudine e longitudine: senza, i punti arrivano come tabella. I cerchi con più raggi arrivano comunque come JSON.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maps: the request's name ends the address</source>
            <translation>Mappe: il nome della richiesta chiude l'indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Page end</source>
            <translation>Fine delle pagine</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points and entries come as CSV</source>
            <translation>Punti e voci arrivano come CSV</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points in one enrichment batch</source>
            <translation>Punti in un lotto di arricchimento</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Requests at a time</source>
            <translation>Richieste alla volta</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>So many pages of entries, areas, addresses or batches of points are asked for at a time; of reports at most 3. While the service refuses or fails, fewer are asked for by themselves.</source>
            <translation>Quante pagine di voci, aree, indirizzi o lotti di punti si chiedono alla volta; di rapporti al massimo 3. Se il servizio rifiuta o non riesce, se ne chiedono automaticamente meno.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Sources, accumulation, hazards, lists of maps and reports are taken in one piece. One that is larger than this, once unpacked, is not kept, so that neither memory nor disk fill up. Points and entries are written to disk as they come; of these, no more than 500 MB come unasked.</source>
            <translation>Fonti, cumulo, pericoli, elenchi di mappe e rapporti si ricevono in un unico blocco. Un blocco più grande di così, una volta decompresso, non è conservato, per non riempire memoria e disco. Punti e voci si scrivono su disco man mano che arrivano; di questi, senza conferma, non arrivano più di 500 MB.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>Il servizio combina i filtri con</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 filters lie inside 'params'</source>
            <translation>I filtri V2 stanno dentro 'params'</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 point reports use the V1 buffer address</source>
            <translation>I rapporti V2 di un punto usano l'indirizzo buffer V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>automatic</source>
            <translation>automatico</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>empty page</source>
            <translation>pagina vuota</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>short page</source>
            <translation>pagina corta</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>The areas and filters are sent to this service:</source>
            <translation>Le aree e i filtri vengono inviati a questo servizio:</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>Usa un'altra connessione</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use another</source>
            <translation>Usa un'altra</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} came from {host}, to which you have no connection. The layer is as it was.</source>
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
            <source>Edit...</source>
            <translation>Modifica...</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit: {what}</source>
            <translation>Modifica: {what}</translation>
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
            <source>Nothing can be sent while the body has a fault.</source>
            <translation>Non si può inviare nulla finché il corpo ha un errore.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Put the usual body in place of this one</source>
            <translation>Metti il corpo abituale al posto di questo</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V1</source>
            <translation>Rapporto di un luogo, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V2</source>
            <translation>Rapporto di un luogo, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V1</source>
            <translation>Rapporto con cerchi, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V2</source>
            <translation>Rapporto con cerchi, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Request that would be sent</source>
            <translation>Richiesta che si invierebbe</translation>
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
            <source>The radii in meters, a list; none in the report of a place</source>
            <translation>I raggi in metri, un elenco; nessuno nel rapporto di un luogo</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write what your provider wants to be sent. A click puts a placeholder where the cursor is; one without a value is left out with its member.</source>
            <translation>Scrivi ciò che il fornitore vuole ricevere. Un clic mette un segnaposto dove si trova il cursore; uno senza valore è omesso con il suo membro.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>as usual</source>
            <translation>come al solito</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>faulty</source>
            <translation>con errori</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>your own</source>
            <translation>personalizzato</translation>
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
            <source>&amp;Run Again</source>
            <translation>&amp;Riesegui</translation>
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
            <source>Open the page of QGIS's options that can solve the selected problem</source>
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
            <source>Running...</source>
            <translation>In corso...</translation>
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
            <source>Support &amp;Text...</source>
            <translation>&amp;Testo per l'assistenza...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>La connessione da controllare</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Make one, then come back.</source>
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
            <source>&amp;Save As...</source>
            <translation>&amp;Salva con nome...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text, and delete what you do not want to pass on. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
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
            <source>The API keys of {names} could not be looked for.</source>
            <translation>Non è stato possibile cercare le chiavi API di {names}.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from the map service</source>
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
            <source>Add the typed name; behind the arrow those that you used lately</source>
            <translation>Aggiungi il nome scritto; nella freccia quelli usati di recente</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>As the service knows it; several with commas. Enter adds.</source>
            <translation>Come lo conosce il servizio; più d'uno con virgole. Invio aggiunge.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Asking the map service...</source>
            <translation>Interrogazione del servizio di mappe...</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
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
            <source>The map service names no other layers.</source>
            <translation>Il servizio di mappe non indica altri layer.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The names of the map layers, which points may have, too</source>
            <translation>I nomi dei layer di mappa, che anche i punti possono avere</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Type the names that your provider gave you.</source>
            <translation>Il servizio non elenca i suoi layer. Scrivi i nomi ricevuti dal fornitore.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. Whether points can have them is not stated: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. Whether points can have it is not stated: tick it and try.</extracomment>
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
            <source>{title} (drawn from features)</source>
            <translation>{title} (da elementi)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>Elenca i layer di mappa di {connection}</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Copy as JSON</source>
            <translation>&amp;Copia come JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/history_page.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Modifica</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Edit as JSON...</source>
            <translation>&amp;Modifica come JSON...</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Filter</source>
            <translation>&amp;Filtro</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;In</source>
            <translation>&amp;Dentro</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;JSON</source>
            <translation>&amp;JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>&amp;Incolla JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save these filters...</source>
            <translation>&amp;Salva questi filtri...</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Saved</source>
            <translation>&amp;Salvati</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Annulla</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters behind the selected row</source>
            <translation>Aggiungi filtri dopo la riga selezionata</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters below each value of the selected row, which narrow it</source>
            <translation>Aggiungi sotto ogni valore della riga selezionata filtri che lo restringono</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add the filters that are on the clipboard</source>
            <translation>Aggiungi i filtri che sono negli appunti</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>Scegli altri valori per il filtro selezionato (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>Copia, incolla o modifica i filtri come JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Filters that this project has saved for the source</source>
            <translation>Filtri che questo progetto ha salvato per la fonte</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>I&amp;nside</source>
            <translation>S&amp;otto</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Keep them in the project by a name</source>
            <translation>Conservali nel progetto con un nome</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move down (Alt+Down)</source>
            <translation>Sposta giù (Alt+Giù)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move in, below the filter before (Alt+Right)</source>
            <translation>Sposta dentro, sotto il filtro precedente (Alt+Destra)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out, beside the filter above (Alt+Left)</source>
            <translation>Sposta fuori, accanto al filtro sopra (Alt+Sinistra)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>Sposta su (Alt+Su)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Ou&amp;t</source>
            <translation>Fuor&amp;i</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Put the filters on the clipboard</source>
            <translation>Metti i filtri negli appunti</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Re&amp;do</source>
            <translation>Ripris&amp;tina</translation>
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
            <source>Remove the selected filters and what is below them (Delete)</source>
            <translation>Rimuovi i filtri selezionati e ciò che è sotto di essi (Canc)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>U&amp;p</source>
            <translation>S&amp;u</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>Annulla: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Write the filters as text</source>
            <translation>Scrivi i filtri come testo</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>Prima scegli una fonte nel pannello Selezione.</translation>
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
            <source>make a flat list</source>
            <translation>crea un elenco semplice</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} joined by AND: matches nothing. Keep one of them.</source>
            <translation>Due valori di {field} uniti con AND: nessun risultato. Tienine uno.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 can't say that a filter lies below another.</source>
            <translation>V1 non prevede un filtro sotto un altro.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 knows flat lists only: it can't say that a filter lies below another. Move them out, or choose V2 for the connection.</source>
            <translation>V1 conosce solo elenchi semplici: non prevede un filtro sotto un altro. Spostali fuori, o scegli V2 per la connessione.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no field '{field}' to filter by: nothing is sent while it is here.</source>
            <translation>{source} non ha un campo '{field}' per filtrare: finché è qui non si invia nulla.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source} richiede un filtro su {fields}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>&amp;Apply</source>
            <translation>&amp;Applica</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Cancel</source>
            <translation>A&amp;nnulla</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Filters as JSON</source>
            <translation>Filtri come JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Put these filters in place of all (Ctrl+Return)</source>
            <translation>Metti questi filtri al posto di tutti (Ctrl+Invio)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Ctrl+Return applies them, Esc once more drops them.</source>
            <translation>Le modifiche non sono ancora applicate. Ctrl+Invio le applica, Esc ancora una volta le scarta.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add it</source>
            <translation>Aggiungilo</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>Descrive il servizio. Non cambia la richiesta.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Make a flat list</source>
            <translation>Crea un elenco semplice</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be had. The source's own list serves.</source>
            <translation>La gerarchia dei filtri non è disponibile. Si usa l'elenco della fonte.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add filter</source>
            <translation>&amp;Aggiungi filtro</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add {count} filters</source>
            <extracomment>English for 1: &amp;Add filter</extracomment>
            <translation>
                <numerusform>&amp;Aggiungi filtro</numerusform>
                <numerusform>&amp;Aggiungi {count} filtri</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;OK, {count} values</source>
            <extracomment>English for 1: &amp;OK, 1 value</extracomment>
            <translation>
                <numerusform>&amp;OK, 1 valore</numerusform>
                <numerusform>&amp;OK, {count} valori</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>Campo per filtrare</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Find or type a value</source>
            <translation>Trova o scrivi un valore</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Inside {filter}</source>
            <translation>Sotto {filter}</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return takes '{value}', which the service does not list.</source>
            <translation>Invio usa '{value}', che il servizio non elenca.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return ticks {value}.</source>
            <translation>Invio spunta {value}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Return, or paste many.</source>
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
            <source>Type to find a value, or type one that is not listed and press Return.
Paste a column of a spreadsheet to tick all its values.</source>
            <translation>Scrivi per trovare un valore, o scrivine uno non elencato e premi Invio.
Incolla una colonna di un foglio di calcolo per spuntarne tutti i valori.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to find, paste many</source>
            <translation>Scrivi per trovare, incolla più valori</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Return takes '{value}' itself, which the service does not list.</source>
            <extracomment>English for 1: 1 found. Return takes '{value}' itself, which the service does not list.</extracomment>
            <translation>
                <numerusform>{count} trovato. Invio usa proprio '{value}', che il servizio non elenca.</numerusform>
                <numerusform>{count} trovati. Invio usa proprio '{value}', che il servizio non elenca.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name, kept in the project:</source>
            <translation>Nome, conservato nel progetto:</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save these filters</source>
            <translation>Salva questi filtri</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>The filters that have this name are replaced.</source>
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
            <location filename="../ui/identify/facts.py" />
            <location filename="../ui/search/filter_rows.py" />
            <source>Value</source>
            <translation>Valore</translation>
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
            <source>Adding maps, {count} to come</source>
            <translation>Aggiunta mappe, ancora {count}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps...</source>
            <translation>Aggiunta mappe...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>Carica gli elementi di {title}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'...</source>
            <translation>Caricamento degli elementi di '{title}'...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <source>Stop</source>
            <translation>Interrompi</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>interrotto</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>&amp;Try again</source>
            <translation>Ripro&amp;va</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add it here</source>
            <translation>Aggiungi qui</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Add them here</source>
            <translation>Aggiungili qui</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Asking the map service of '{name}'...</source>
            <translation>Interrogazione del servizio di mappe di '{name}'...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>C&amp;onnect</source>
            <translation>C&amp;onnetti</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Make '{name}' the default, and add</source>
            <translation>Rendi '{name}' predefinita e aggiungi</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Nothing was added. '{other}' leads to the address of '{name}' too, and QGIS can send maps one key only: that of '{other}'.</source>
            <translation>Non è stato aggiunto nulla. Anche '{other}' porta all'indirizzo di '{name}', e QGIS può inviare alle mappe una sola chiave: quella di '{other}'.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The map service of '{name}' offers no maps to your key.</source>
            <translation>Il servizio di mappe di '{name}' non offre mappe alla tua chiave.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The maps are here, their features are not: {reason}</source>
            <translation>Le mappe ci sono, i loro elementi no: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>Non c'è ancora una connessione. Prima connettiti al tuo servizio di portafoglio.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Use '{other}'</source>
            <translation>Usa '{other}'</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Zoom in</source>
            <translation>Ingrandisci</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/desk.py" />
            <source>{count} layers were chosen for the project that was open before, and are not made yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the project that was open before, and is not made yet.</extracomment>
            <translation>
                <numerusform>Il layer '{layer}' è stato scelto per il progetto aperto prima e non è ancora stato creato.</numerusform>
                <numerusform>{count} layer sono stati scelti per il progetto aperto prima e non sono ancora stati creati.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick what you want of it.</source>
            <translation>Un gruppo. Spunta ciò che vuoi.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Also as &amp;features</source>
            <translation>Anche come &amp;elementi</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Choose a layer to see what it shows.</source>
            <translation>Scegli un layer per vedere cosa mostra.</translation>
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
            <source>St&amp;yle</source>
            <translation>St&amp;ile</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service says nothing more of it.</source>
            <translation>Il servizio non dice altro.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The shapes that the map is drawn from, as a layer with attributes to query and style</source>
            <translation>Le forme da cui è disegnata la mappa, come layer con attributi da interrogare e stilizzare</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>Legenda di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/lost.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change key</source>
            <translation>Cambia chiave</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/lost.py" />
            <source>{count} layers are not shown any more: the map service of '{connection}' does not answer, or refuses the key.</source>
            <extracomment>English for 1: '{title}' is not shown any more: the map service of '{connection}' does not answer, or refuses the key.</extracomment>
            <translation>
                <numerusform>'{title}' non si vede più: il servizio di mappe di '{connection}' non risponde, o rifiuta la chiave.</numerusform>
                <numerusform>{count} layer non si vedono più: il servizio di mappe di '{connection}' non risponde, o rifiuta la chiave.</numerusform>
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
            <source>&amp;Add {count} layers</source>
            <extracomment>English for 1: &amp;Add 1 layer</extracomment>
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
            <source>&amp;Tick all that is in it</source>
            <translation>&amp;Spunta tutto il contenuto</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick all</source>
            <translation>&amp;Togli tutte le spunte</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add hazard maps</source>
            <translation>Aggiungi mappe dei pericoli</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add what is ticked, or else the selected map, to the group Hazard</source>
            <translation>Aggiungi al gruppo Hazard ciò che è spuntato, o altrimenti la mappa selezionata</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Ask the map service again</source>
            <translation>Interroga di nuovo il servizio di mappe</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Asking for the legend...</source>
            <translation>Richiesta della legenda...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>Co&amp;nnessione</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Find a map: title, name or what it shows</source>
            <translation>Trova una mappa: titolo, nome o contenuto</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>Mappe del servizio</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>None of {all} has these words. Try fewer.</source>
            <translation>Nessuna delle {all} ha queste parole. Prova con meno.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service gave no legend.</source>
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
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers the whole world.</source>
            <translation>Copre tutto il mondo.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>Copre da {west} a {east}, da {south} a {north}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn between 1:{smallest} and 1:{largest}.</source>
            <translation>Disegnato tra 1:{smallest} e 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn closer than 1:{smallest}.</source>
            <translation>Disegnato a scala maggiore di 1:{smallest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn farther out than 1:{largest}.</source>
            <translation>Disegnato a scala minore di 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from a raster.</source>
            <translation>Disegnato da un raster.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from features.</source>
            <translation>Disegnato da elementi.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Identify finds nothing in it.</source>
            <translation>Informazioni Elementi non vi trova nulla.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>It is drawn closer than 1:{scale} only.</source>
            <translation>È disegnato solo a scala maggiore di 1:{scale}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Nothing was added.</source>
            <translation>Non è stato aggiunto nulla.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>One map of all that is in this group.</source>
            <translation>Una sola mappa di tutto ciò che è in questo gruppo.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service does not describe its features. They are loaded once, as a copy.</source>
            <translation>Questo servizio non descrive i suoi elementi. Si caricano una volta, come copia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service gives relative addresses for its features, which QGIS can't follow. They are loaded once, as a copy.</source>
            <translation>Questo servizio dà per i suoi elementi indirizzi relativi, che QGIS non può seguire. Gli elementi si caricano una volta, come copia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service names another host for its features, which gets no key. They are loaded once, as a copy.</source>
            <translation>Questo servizio indica per i suoi elementi un altro host, che non riceve alcuna chiave. Gli elementi si caricano una volta, come copia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>W</source>
            <translation>O</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} layers added to Hazard.</source>
            <extracomment>English for 1: '{title}' added to Hazard.</extracomment>
            <translation>
                <numerusform>'{title}' aggiunto a Hazard.</numerusform>
                <numerusform>{count} layer aggiunti a Hazard.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} not whole: {told}.</source>
            <translation>Incompleto: {count} ({told}).</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} not: {told}.</source>
            <translation>Non aggiunto: {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} of them are drawn closer than 1:{scale} only.</source>
            <extracomment>English for 1: '{title}' is drawn closer than 1:{scale} only.</extracomment>
            <translation>
                <numerusform>'{title}' è disegnato solo a scala maggiore di 1:{scale}.</numerusform>
                <numerusform>{count} di essi sono disegnati solo a scala maggiore di 1:{scale}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>Guida</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>What this is and how it is used (F1)</source>
            <translation>Cos'è e come si usa (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>Contenuti</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Find in the help</source>
            <translation>Cerca nella guida</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First page</source>
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
            <source>GeoPortfolio help</source>
            <translation>Guida di GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Page</source>
            <translation>Pagina</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Pages without these words leave the contents; Enter goes to the next place</source>
            <translation>Le pagine senza queste parole escono dai contenuti; Invio va al punto successivo</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>The pages of the help</source>
            <translation>Le pagine della guida</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Looking for the address</source>
            <translation>Ricerca dell'indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>The service knows no address here.</source>
            <translation>Il servizio non conosce indirizzi qui.</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <source>Connect to a service in the Selection dock first, then identify a location.</source>
            <translation>Prima connettiti a un servizio nel pannello Selezione, poi identifica un luogo.</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as &amp;Table</source>
            <translation>Copia tutto come &amp;tabella</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all that is shown, for a spreadsheet</source>
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
            <source>The answer leaves out the layer '{layer}'. If it does so everywhere, check its name under Layers.</source>
            <translation>La risposta omette il layer '{layer}'. Se lo fa ovunque, controlla il nome in Layer.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service refuses the layer '{layer}'. Check its name under Layers.</source>
            <translation>Il servizio rifiuta il layer '{layer}'. Controlla il nome in Layer.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no answer</source>
            <translation>nessuna risposta</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>nothing here</source>
            <translation>nulla qui</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>refused</source>
            <translation>rifiutato</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>&amp;Layers ({count})...</source>
            <translation>&amp;Layer ({count})...</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the layers to ask for, from your list of this connection</source>
            <translation>Scegli i layer da interrogare, dal tuo elenco di questa connessione</translation>
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
            <source>Press Layers and name those that your provider has.</source>
            <translation>Premi Layer e indica quelli che ha il fornitore.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/identify/hazards_section.py" />
            <source>{count} hazard layers found: {names}. Layers in the panel adds others.</source>
            <extracomment>English for 1: 1 hazard layer found: {names}. Layers in the panel adds others.</extracomment>
            <translation>
                <numerusform>{count} layer dei pericoli trovato: {names}. Layer nel pannello ne aggiunge altri.</numerusform>
                <numerusform>{count} layer dei pericoli trovati: {names}. Layer nel pannello ne aggiunge altri.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>&amp;Named by</source>
            <translation>&amp;Identificato da</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded point to see its record.</source>
            <translation>Fai clic su un punto caricato per vedere il suo record.</translation>
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
            <source>The field whose value names the point for the service; remembered for this source.</source>
            <translation>Il campo il cui valore identifica il punto per il servizio; ricordato per questa fonte.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this point.</source>
            <translation>Il servizio non ha alcun record di questo punto.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service knows no point '{value}' in {source}. Choose another field under 'Named by'.</source>
            <translation>Il servizio non conosce il punto '{value}' in {source}. Scegli un altro campo in 'Identificato da'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, where this point came from. Make one.</source>
            <translation>Non c'è una connessione a {host}, da cui viene questo punto. Creane una.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another under 'Named by'.</source>
            <translation>Questo layer non ha un campo '{field}'. Scegline un altro in 'Identificato da'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This point has no value in '{field}'. Choose another under 'Named by'.</source>
            <translation>Questo punto non ha un valore in '{field}'. Scegline un altro in 'Identificato da'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/section.py" />
            <source>Asking...</source>
            <translation>Richiesta in corso...</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Connect to your portfolio service in the Selection dock first.</source>
            <translation>Prima connettiti al tuo servizio di portafoglio nel pannello Selezione.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Looking for addresses</source>
            <translation>Ricerca di indirizzi</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Looking for {address}</source>
            <translation>Ricerca di {address}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Enter asks for exactly this address.</source>
            <translation>Nessun suggerimento per '{text}'. Invio chiede esattamente questo indirizzo.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>QGIS's password store is locked, so no address was asked for. Unlock it to go on.</source>
            <translation>L'archivio password di QGIS è bloccato, quindi non è stato chiesto alcun indirizzo. Sbloccalo per continuare.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Reading the position</source>
            <translation>Lettura della posizione</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>&amp;Use as area</source>
            <translation>&amp;Usa come area</translation>
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
            <source>An address, a latitude and longitude, WKT, or GeoJSON; Enter goes there</source>
            <translation>Un indirizzo, latitudine e longitudine, WKT o GeoJSON; Invio va lì</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click a place on the map for what is known there</source>
            <translation>Identifica luogo: fai clic su un luogo della mappa per vedere che cosa se ne sa</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>Indirizzi suggeriti</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Type the master password of QGIS's password store</source>
            <translation>Inserisci la password principale dell'archivio password di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unloc&amp;k...</source>
            <translation>&amp;Sblocca...</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>Indirizzi del servizio di portafoglio</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>Trova indirizzi con il servizio di GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock QGIS's password store to search addresses</source>
            <translation>Sblocca l'archivio password di QGIS per cercare indirizzi</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>choose this to type the master password</source>
            <translation>scegli questa voce per inserire la password principale</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were the wrong way round; they are swapped here.</source>
            <translation>Latitudine e longitudine erano invertite; qui sono state scambiate.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>&amp;Zoom</source>
            <translation>&amp;Zoom</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>C&amp;ircles</source>
            <translation>Cerc&amp;hi</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>Copia l'indirizzo e la posizione</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Re&amp;port</source>
            <translation>Rappo&amp;rto</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>The address is only the city; the position is exact.</source>
            <translation>L'indirizzo è solo la città; la posizione è esatta.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>Zoom della mappa su questo luogo</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>City center only: a 200 m circle means little.</source>
            <translation>Solo centro della città: un cerchio di 200 m significa poco.</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>address</source>
            <translation>indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city center only</source>
            <translation>solo centro della città</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city!</source>
            <translation>città!</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>rooftop</source>
            <translation>edificio</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS's Processing, which is switched off. Tick it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>Si apre in Processing di QGIS, che è disattivato. Spuntalo in Plugins &gt; Gestisci ed Installa Plugin &gt; Installati.</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose layers from the list of the connection</source>
            <translation>Scegli i layer dall'elenco della connessione</translation>
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
            <source>Edit the request, checked while you type, with a preview</source>
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
            <source>A copy could not be made: {trouble}. Check the space and the rights beside the project.</source>
            <translation>Non si è potuta creare una copia: {trouble}. Controlla lo spazio e i permessi accanto al progetto.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Being edited, so still in your profile: {names}. Save the edits, then save the project.</source>
            <translation>In modifica, quindi ancora nel tuo profilo: {names}. Salva le modifiche, poi salva il progetto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>Copies of {count} reports are there, too.</source>
            <extracomment>English for 1: A copy of 1 report is there, too.</extracomment>
            <translation>
                <numerusform>C'è anche una copia di 1 rapporto.</numerusform>
                <numerusform>Ci sono anche copie di {count} rapporti.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results beside the project</source>
            <translation>Sposta i risultati accanto al progetto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move them beside the project</source>
            <translation>Spostali accanto al progetto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Something is under way. Move the results when it has ended.</source>
            <translation>C'è un'operazione in corso. Sposta i risultati quando è finita.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results changed meanwhile.</source>
            <translation>Nel frattempo il progetto o i suoi risultati sono cambiati.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers lie in your profile. Move them beside the project? The project is saved, too.</source>
            <extracomment>English for 1: 1 result layer lies in your profile. Move it beside the project? The project is saved, too.</extracomment>
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
            <source>{reason} The results stay in your profile; project and layers are as they were.</source>
            <translation>{reason} I risultati restano nel tuo profilo; progetto e layer sono come prima.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project is being packed already. Wait for its end.</source>
            <translation>È già in corso l'archiviazione di un progetto. Attendi che finisca.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Edits that are not saved are not in it: {names}.</source>
            <translation>Le modifiche non salvate non sono incluse: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>Esporta pacchetto di progetto</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No key was put into it.</source>
            <translation>Non vi è stata messa alcuna chiave.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Outside the project's folder, so not in it: {names}.</source>
            <translation>Fuori dalla cartella del progetto, quindi non incluso: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>Crea {file}</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}...</source>
            <translation>Creazione di {file}...</translation>
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
            <source>Stopped. Nothing was packed.</source>
            <translation>Interrotto. Non è stato creato alcun archivio.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package holds the project as it is saved. Save it now?</source>
            <translation>Il pacchetto contiene il progetto così com'è salvato. Salvarlo ora?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>There is nothing to pack yet. Load points first.</source>
            <translation>Non c'è ancora nulla da archiviare. Prima carica i punti.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without its data: {names}.</source>
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
                <numerusform>1 rapporto</numerusform>
                <numerusform>{count} rapporti</numerusform>
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
            <translation>Aggiungi la tua chiave</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/window/window.py" />
            <source>Connect...</source>
            <translation>Connetti...</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Maps come from '{name}' now, and Refresh asks it. Save the project to keep it so.</source>
            <translation>Ora le mappe vengono da '{name}', e Aggiorna lo interroga. Salva il progetto per mantenerlo così.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project ask '{name}' now.</source>
            <translation>Ora Aggiorna e le mappe di questo progetto interrogano '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh asks '{name}' now. Save the project to keep it so.</source>
            <translation>Ora Aggiorna interroga '{name}'. Salva il progetto per mantenerlo così.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are back.</source>
            <translation>Le mappe di '{name}' sono di nuovo disponibili.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is locked.</source>
            <translation>Le mappe di {host} richiedono la tua chiave, che è bloccata.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is not here.</source>
            <translation>Le mappe di {host} richiedono la tua chiave, che non è qui.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This is another address than that of '{name}'.</source>
            <translation>Questo indirizzo è diverso da quello di '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This project's data came from {host}. You have no connection to it. What was loaded can be read as it is.</source>
            <translation>I dati di questo progetto vengono da {host}. Non hai una connessione. Ciò che è stato caricato si può leggere così com'è.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Unlock</source>
            <translation>Sblocca</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Use '{name}' instead</source>
            <translation>Usa invece '{name}'</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not answer, or your key was refused. Results are shown as they were saved.</source>
            <extracomment>English for 1: A map of {host} did not answer, or your key was refused. Results are shown as they were saved.</extracomment>
            <translation>
                <numerusform>Una mappa di {host} non ha risposto, o la tua chiave è stata rifiutata. I risultati sono mostrati come erano salvati.</numerusform>
                <numerusform>{count} mappe di {host} non hanno risposto, o la tua chiave è stata rifiutata. I risultati sono mostrati come erano salvati.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>Scegli una cartella per i rapporti.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder with its whole path.</source>
            <translation>Scegli una cartella con il percorso completo.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>Prepara rapporti di rischio</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder...</source>
            <translation>Preparazione della cartella...</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Reading the points: {read} of {count}</source>
            <translation>Lettura dei punti: {read} di {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Risk reports of {source}</source>
            <translation>Rapporti di rischio di {source}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>S&amp;tart</source>
            <translation>Avvi&amp;a</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>The points are gone.</source>
            <translation>I punti non ci sono più.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no layer of points. Load points, or add such a layer.</source>
            <translation>Non c'è un layer di punti. Carica i punti, o aggiungi un layer simile.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These points are of {theirs}, the reports will be of {ours}.</source>
            <translation>Questi punti sono di {theirs}, i rapporti saranno di {ours}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 takes no filters below others. Choose V2, or send no filters.</source>
            <translation>V1 non accetta filtri sotto altri. Scegli V2, o non inviare filtri.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and go on any time</source>
            <translation>ci vuole un po'; puoi mettere in pausa e riprendere quando vuoi</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer} non ha un campo '{field}' per i nomi dei file. Scegline un altro.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points to report on.</source>
            <translation>{layer} non ha punti per cui fare rapporti.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder:</source>
            <translation>&amp;Cartella:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points:</source>
            <translation>Pun&amp;ti:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>&amp;Solo punti selezionati ({count})</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version:</source>
            <translation>&amp;Versione:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat:</source>
            <translation>F&amp;ormato:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names:</source>
            <translation>&amp;Nomi dei file:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>Raggi dei cerchi</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that the folder has already</source>
            <translation>Sa&amp;lta i rapporti già presenti nella cartella</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Send the filters of the &amp;docks</source>
            <translation>Invia i filtri dei &amp;pannelli</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>The docks have no filters.</source>
            <translation>I pannelli non hanno filtri.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>Con cerch&amp;i di</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first, then ask for the report.</source>
            <translation>Prima scegli una fonte nel pannello Selezione, poi chiedi il rapporto.</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first, then ask for the report.</source>
            <translation>Prima connettiti a un servizio nel pannello Selezione, poi chiedi il rapporto.</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Opening the report of a point</source>
            <translation>Apertura del rapporto di un punto</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Resume</source>
            <translation>Riprendi</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Retry failed</source>
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
            <source>The journal of the batch lists no report for this point.</source>
            <translation>Il registro del gruppo non contiene rapporti per questo punto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {failed} failed.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {failed} failed.</extracomment>
            <translation>
                <numerusform>Rapporto salvato: {saved} di {count}; non riuscito: {failed}.</numerusform>
                <numerusform>Rapporti salvati: {saved} di {count}; non riusciti: {failed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {warned} in another format than was asked for.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in another format than was asked for.</extracomment>
            <translation>
                <numerusform>Rapporto salvato: {saved} di {count}; in un formato diverso da quello chiesto: {warned}.</numerusform>
                <numerusform>Rapporti salvati: {saved} di {count}; in un formato diverso da quello chiesto: {warned}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved.</source>
            <extracomment>English for 1: {saved} of {count} report saved.</extracomment>
            <translation>
                <numerusform>Rapporto salvato: {saved} di {count}.</numerusform>
                <numerusform>Rapporti salvati: {saved} di {count}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/html_view.py" />
            <source>Text of the report</source>
            <translation>Testo del rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Making the report safe to open</source>
            <translation>Preparazione di una versione sicura del rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program opens {path}.</source>
            <translation>Nessun programma apre {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a copy of the report in which no script runs and nothing is fetched. The saved file is as it came.</source>
            <translation>Aperta una copia del rapporto in cui non si eseguono script e non si scarica nulla. Il file salvato è com'è arrivato.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Ask for it once more.</source>
            <translation>Il rapporto è vuoto. Chiedilo ancora una volta.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>Il rapporto non è più in {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened: it can't be made safe. Only if you trust your provider, open the file itself: {path}</source>
            <translation>Il rapporto non è stato aperto: non si può rendere sicuro. Solo se ti fidi del fornitore, apri il file stesso: {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it is not opened.</source>
            <translation>{path} è un collegamento o non è un rapporto, quindi non viene aperto.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it is not opened. Ask for it once more.</source>
            <translation>{path} non è un file PDF, quindi non viene aperto. Chiedilo ancora una volta.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>&amp;Map</source>
            <translation>&amp;Mappa</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Open</source>
            <translation>&amp;Apri</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Print...</source>
            <translation>Stam&amp;pa...</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>&amp;Retry failed</source>
            <translation>&amp;Riprova non riusciti</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/layer_menu.py" />
            <source>A report for each point of a layer, or for those selected</source>
            <translation>Un rapporto per ogni punto di un layer, o per quelli selezionati</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>Tutti {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for no more reports until Resume</source>
            <translation>Non chiedere altri rapporti fino a Riprendi</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for the reports that failed again</source>
            <translation>Chiedi di nuovo i rapporti non riusciti</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>End this order; what is there stays, the rest can be retried</source>
            <translation>Termina questo ordine; ciò che c'è resta, il resto si può riprovare</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Go on with the reports that are waiting</source>
            <translation>Continua con i rapporti in attesa</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Move the map to the point of the report</source>
            <translation>Sposta la mappa sul punto del rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a place with Report, or select points and ask for all of theirs.</source>
            <translation>Ancora nessun rapporto. Fai clic su un luogo con Rapporto, o seleziona dei punti e chiedi tutti i loro.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open &amp;folder</source>
            <translation>Apri &amp;cartella</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open the report here in QGIS</source>
            <translation>Apri il rapporto qui in QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Orders of reports</source>
            <translation>Ordini di rapporti</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pa&amp;use</source>
            <translation>Pa&amp;usa</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Print the report</source>
            <translation>Stampa il rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports</source>
            <translation>Rapporti</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports {saved}/{count}</source>
            <translation>Rapporti {saved}/{count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Res&amp;ume</source>
            <translation>Ripren&amp;di</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Risk reports for poi&amp;nts...</source>
            <translation>Rapporti di rischio per pu&amp;nti...</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>Mostra la cartella con i rapporti e il loro indice</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the points on the map; each opens its report</source>
            <translation>Mostra i punti sulla mappa; ognuno apre il suo rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>Rapporti singoli di questa sessione, {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>State of the reports to show</source>
            <translation>Stato dei rapporti da mostrare</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>in line</source>
            <translation>in coda</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused; Resume goes on</source>
            <translation>in pausa; Riprendi continua</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in another format</source>
            <extracomment>English for 1: 1 in another format</extracomment>
            <translation>
                <numerusform>{count} in un altro formato</numerusform>
                <numerusform>{count} in un altro formato</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} there before</source>
            <extracomment>English for 1: 1 there before</extracomment>
            <translation>
                <numerusform>{count} già presente</numerusform>
                <numerusform>{count} già presenti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{saved} of {count} reports saved</source>
            <extracomment>English for 1: {saved} of 1 report saved</extracomment>
            <translation>
                <numerusform>Rapporto salvato: {saved} di {count}</numerusform>
                <numerusform>Rapporti salvati: {saved} di {count}</numerusform>
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
            <translation>Disegno della pagina {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page}</source>
            <translation>Pagina {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page} can't be drawn.</source>
            <translation>La pagina {page} non si può disegnare.</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Pages of the report</source>
            <translation>Pagine del rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Look for unfinished reports</source>
            <translation>Cerca rapporti non finiti</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Risk reports of {source}: {folder}</source>
            <translation>Rapporti di rischio di {source}: {folder}</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Stopped before it was asked for.</source>
            <translation>Interrotto prima della richiesta.</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Write the index of the reports</source>
            <translation>Scrivi l'indice dei rapporti</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>Report for {place}</source>
            <translation>Rapporto per {place}</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} is already under way.</source>
            <translation>Il rapporto per {place} è già in corso.</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} was made for the project that was open before. Its file is {file}.</source>
            <translation>Il rapporto per {place} è stato creato per il progetto aperto prima. Il suo file è {file}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more wait</source>
            <extracomment>English for 1: {title}, 1 more waits</extracomment>
            <translation>
                <numerusform>{title}, 1 altro in attesa</numerusform>
                <numerusform>{title}, altri {count} in attesa</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was asked for, but {came} came for {place}.</source>
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
            <translation>Rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/results/history_page.py" />
            <source>State</source>
            <translation>Stato</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved</source>
            <translation>salvato</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved in another format</source>
            <translation>salvato in un altro formato</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>waiting</source>
            <translation>in attesa</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>was there</source>
            <translation>già presente</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit</source>
            <translation>Adatta</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit the width; once more: the whole page</source>
            <translation>Adatta alla larghezza; ancora una volta: la pagina intera</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger</source>
            <translation>Più grande</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger (Ctrl+wheel, or + on the page)</source>
            <translation>Più grande (Ctrl+rotella, o + sulla pagina)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Next page</source>
            <translation>Pagina successiva</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>Apri fuori da QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open the report in the program that this computer uses for it</source>
            <translation>Apri il rapporto nel programma che questo computer usa per esso</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>Apertura del rapporto {title}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report...</source>
            <translation>Apertura del rapporto...</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Page; type a number to go there</source>
            <translation>Pagina; scrivi un numero per andarci</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Previous page</source>
            <translation>Pagina precedente</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Printing the report</source>
            <translation>Stampa del rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report saved as {path}.</source>
            <translation>Rapporto salvato come {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer, pages: {count}.</source>
            <translation>Rapporto inviato alla stampante, pagine: {count}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer.</source>
            <translation>Rapporto inviato alla stampante.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save a copy of the report</source>
            <translation>Salva una copia del rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save report</source>
            <translation>Salva rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>Salvataggio del rapporto</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Show on &amp;map</source>
            <translation>&amp;Mostra sulla mappa</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller</source>
            <translation>Più piccolo</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller (Ctrl+wheel, or - on the page)</source>
            <translation>Più piccolo (Ctrl+rotella, o - sulla pagina)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report can't be read here. Another program may, or ask for it once more.</source>
            <translation>Il rapporto non è leggibile qui. Forse lo è con un altro programma, o chiedilo ancora una volta.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>Il rapporto non si è potuto stampare. Controlla la stampante, o aprilo fuori da QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be saved as {path}: {reason}</source>
            <translation>Il rapporto non si è potuto salvare come {path}: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is protected by a password.</source>
            <translation>Il rapporto è protetto da una password.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is too large to be shown here.</source>
            <translation>Il rapporto è troppo grande per essere mostrato qui.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>This QGIS can't show PDF files.</source>
            <translation>Questo QGIS non può mostrare file PDF.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Un programma che non richiede QGIS; la chiave è letta da GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process command</source>
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
            <source>The command is on the clipboard. It writes to {folder} and holds no key.</source>
            <translation>Il comando è negli appunti. Scrive in {folder} e non contiene la chiave.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The line that asks the same without a window; it holds no key</source>
            <translation>La riga che chiede lo stesso senza finestra; non contiene la chiave</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The program is on the clipboard. It holds no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Il programma è negli appunti. Non contiene la chiave: imposta prima GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests are on the clipboard, for bash. They hold no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Le richieste sono negli appunti, per bash. Non contengono la chiave: imposta prima GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Le richieste per un terminale; la chiave è letta da GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>Results</source>
            <translation>Risultati</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Runs</source>
            <translation>Esecuzioni</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this run is not in the project. Again brings it back.</source>
            <translation>Il layer di questa esecuzione non è nel progetto. Ripeti lo riporta.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>This run went into the accumulation table. Again brings its numbers back; Create Layer puts them on the map.</source>
            <translation>Questa esecuzione è finita nella tabella del cumulo. Ripeti riporta i suoi numeri; Crea layer li mette sulla mappa.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} is gone. Again brings it back.</source>
            <translation>{file} non c'è più. Ripeti lo riporta.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} came from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run} viene da {host}, a cui non hai una connessione. Non è stato inviato nulla.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' does not offer {source} any more. Choose another source.</source>
            <translation>'{connection}' non offre più {source}. Scegli un'altra fonte.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} is gone with its file. Draw and load it anew.</source>
            <translation>L'interrogazione di {layer} è sparita con il suo file. Disegna l'area e carica di nuovo.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This was asked in {then}; '{connection}' is set to {now} and asks in that.</source>
            <translation>È stato chiesto in {then}; '{connection}' è impostata su {now} e chiede in quella versione.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} came from {host}, to which you have no connection. Make one first.</source>
            <translation>{layer} viene da {host}, a cui non hai una connessione. Prima creane una.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Command</source>
            <translation>&amp;Comando</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Refresh all layers</source>
            <translation>&amp;Aggiorna tutti i layer</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the queries of all GeoPortfolio layers of the project again</source>
            <translation>Ripeti le interrogazioni di tutti i layer GeoPortfolio del progetto</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the same once more, as a new layer or file</source>
            <translation>Chiedi di nuovo lo stesso, come nuovo layer o file</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>Copia come comando qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Nothing asked yet. Load points or entries.</source>
            <translation>Ancora nessuna richiesta. Carica punti o voci.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>Righe</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>Secondi</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this run on the map, or the folder of its file</source>
            <translation>Mostra il layer di questa esecuzione sulla mappa, o la cartella del suo file</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Take area, filters and columns back into the docks</source>
            <translation>Riporta area, filtri e colonne nei pannelli</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>What</source>
            <translation>Cosa</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>When</source>
            <translation>Quando</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>nel file {file}</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large to be kept here</source>
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
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Continue</source>
            <translation>&amp;Continua</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>Aggio&amp;rna</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Show what the refresh changed</source>
            <translation>Mostra cosa ha cam&amp;biato l'aggiornamento</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Undo refresh</source>
            <translation>&amp;Annulla aggiornamento</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>A layer of the rows that are new, gone or different</source>
            <translation>Un layer delle righe nuove, sparite o diverse</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Add &amp;hazards...</source>
            <translation>Aggiungi per&amp;icoli...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again, for a dated layer beside this one</source>
            <translation>Chiede di nuovo lo stesso, per un layer datato accanto a questo</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again; the layer keeps its style</source>
            <translation>Chiede di nuovo lo stesso; il layer mantiene lo stile</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Each point of a layer, or those selected, with the hazards there</source>
            <translation>Ogni punto di un layer, o quelli selezionati, con i pericoli lì</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Goes on loading where it was stopped</source>
            <translation>Riprende il caricamento da dove si era fermato</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Outlines on the map what this layer asked</source>
            <translation>Mostra sulla mappa il contorno di ciò che questo layer ha chiesto</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Refresh as &amp;new layer</source>
            <translation>Aggiorna come &amp;nuovo layer</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Risk re&amp;ports...</source>
            <translation>Ra&amp;pporti di rischio...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Show &amp;area</source>
            <translation>Mostra ar&amp;ea</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Takes area, filters and columns back into the docks</source>
            <translation>Riporta area, filtri e colonne nei pannelli</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The answer before the last refresh comes back</source>
            <translation>Torna la risposta prima dell'ultimo aggiornamento</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The area of {layer} can't be shown on this map.</source>
            <translation>L'area di {layer} non si può mostrare su questa mappa.</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>&amp;What its mark says...</source>
            <translation>Cosa &amp;dice il suo segno...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>Confronta i layer con le loro aree</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>How the layer stands, and what can be done about it</source>
            <translation>Come sta il layer e cosa si può fare</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Refresh with the area as it is &amp;now</source>
            <translation>Aggiorna con l'area &amp;attuale</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>{layer} can't be shown. {reason}</source>
            <translation>{layer} non si può mostrare. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Bigger pages</source>
            <translation>Pagine più grandi</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns</source>
            <translation>Colonne</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Continue</source>
            <translation>Continua</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Continue {title}</source>
            <translation>Continua {title}</translation>
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
            <source>Load again</source>
            <translation>Carica di nuovo</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>Carica {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>Rimuovi</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Its file is deleted when the project is saved; a file in the profile is kept.</source>
            <translation>Rimuovere {layer}? Il suo file si elimina al salvataggio del progetto; un file nel profilo resta.</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show rows</source>
            <translation>Mostra righe</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Try without filters</source>
            <translation>Prova senza filtri</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to area</source>
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
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> with these {count} filters</source>
            <extracomment>English for 1:  with this filter</extracomment>
            <translation>
                <numerusform> con questo filtro</numerusform>
                <numerusform> con questi {count} filtri</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was taken off.</source>
            <translation>Il suo filtro {filter} non è adatto alle nuove colonne ed è stato tolto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <location filename="../ui/results/previous_results.py" />
            <source>No row has changed.</source>
            <translation>Nessuna riga è cambiata.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies under the footprint {footprint}{filters}.</source>
            <translation>Nulla di {source} si trova sotto l'impronta {footprint}{filters}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies {place}{filters}.</source>
            <translation>Nulla di {source} si trova {place}{filters}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} matches these filters.</source>
            <translation>Nulla di {source} corrisponde a questi filtri.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {count} came. They are on the map, marked incomplete. {reason}</source>
            <extracomment>English for 1: Only {count} came. It is on the map, marked incomplete. {reason}</extracomment>
            <translation>
                <numerusform>Ricevuto solo: {count}. Sulla mappa, segnato come incompleto. {reason}</numerusform>
                <numerusform>Ricevuto solo: {count}. Sulla mappa, segnato come incompleto. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {rows} came. {file} has them and is incomplete. {reason}</source>
            <extracomment>English for 1: Only {rows} came. {file} has it and is incomplete. {reason}</extracomment>
            <translation>
                <numerusform>Ricevuto solo: {rows}, nel file incompleto {file}. {reason}</numerusform>
                <numerusform>Ricevuto solo: {rows}, nel file incompleto {file}. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: Stopped after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>Interrotto dopo {count}. Sulla mappa, segnato come incompleto.</numerusform>
                <numerusform>Interrotto dopo {count}. Sulla mappa, segnato come incompleto.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}. {file} has them and is incomplete.</source>
            <extracomment>English for 1: Stopped after {rows}. {file} has it and is incomplete.</extracomment>
            <translation>
                <numerusform>Interrotto dopo {rows}, nel file incompleto {file}.</numerusform>
                <numerusform>Interrotto dopo {rows}, nel file incompleto {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before anything came.</source>
            <translation>Interrotto prima che arrivasse qualcosa.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first entry came.</source>
            <translation>Interrotto prima che arrivasse la prima voce.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first point came.</source>
            <translation>Interrotto prima che arrivasse il primo punto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. What had come before is on the map as it was, marked incomplete.</source>
            <translation>Interrotto. Ciò che era arrivato prima è sulla mappa com'era, segnato come incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty{filters}.</source>
            <translation>Il layer di cumulo di {source} è vuoto{filters}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: The connection broke after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>La connessione è caduta dopo {count}. Sulla mappa, segnato come incompleto.</numerusform>
                <numerusform>La connessione è caduta dopo {count}. Sulla mappa, segnato come incompleto.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} is gone: {file}. Load it again.</source>
            <translation>Il file di {layer} non c'è più: {file}. Caricalo di nuovo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service gives at most {given} entries a page, not {asked}.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}.</extracomment>
            <translation>
                <numerusform>Il servizio dà al massimo {given} voce per pagina, non {asked}.</numerusform>
                <numerusform>Il servizio dà al massimo {given} voci per pagina, non {asked}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no place: a table, F6 opens it.</source>
            <translation>Non hanno posizione: una tabella, F6 la apre.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>in these {count} areas</source>
            <extracomment>English for 1: in this area</extracomment>
            <translation>
                <numerusform>in quest'area</numerusform>
                <numerusform>in queste {count} aree</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>in this area</source>
            <translation>in quest'area</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>non aggiornato. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} came, so the layer keeps the answer before. {reason}</source>
            <translation>ricevuto solo: {rows}; il layer mantiene la risposta precedente. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has nothing there any more. The layer still shows the answer before.</source>
            <translation>il servizio non ha più nulla lì. Il layer mostra ancora la risposta precedente.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} are on the map; those without sums say why in their table. {reason}</source>
            <extracomment>English for 1: {count} is on the map; without sums, it says why in its table. {reason}</extracomment>
            <translation>
                <numerusform>Sulla mappa: {count}; dove mancano le somme, la tabella dice perché. {reason}</numerusform>
                <numerusform>Sulla mappa: {count}; dove mancano le somme, la tabella dice perché. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no place: only the table shows them, F6 opens it.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it, F6 opens it.</extracomment>
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
            <source>{layer} can't go on where it stopped. Load it again.</source>
            <translation>{layer} non può riprendere da dove si era fermato. Caricalo di nuovo.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or drop the edits, then continue.</source>
            <translation>{layer} è in modifica. Salva o scarta le modifiche, poi continua.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to go on with.</source>
            <translation>{layer} è completo: non c'è altro da caricare.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows} in {file}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the answer before can't be compared</source>
            <translation>{rows}; la risposta precedente non è confrontabile</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>Modifiche di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>Confronta {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>The answer before the refresh is gone, so the layer stays as it is. Refresh it for today's answer.</source>
            <translation>La risposta prima dell'aggiornamento non c'è più, quindi il layer resta com'è. Aggiornalo per la risposta di oggi.</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>Annulla l'aggiornamento di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} is being edited. Save or drop the edits, then refresh it.</source>
            <translation>{layer} è in modifica. Salva o scarta le modifiche, poi aggiornalo.</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} shows the answer of {when} again.</source>
            <translation>{layer} mostra di nuovo la risposta del {when}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add hazards</source>
            <translation>Aggiungi pericoli</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete loads that did not end</source>
            <translation>Elimina caricamenti non terminati</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the hazards of {count} points that came?</source>
            <extracomment>English for 1: Delete the hazards of 1 point that came?</extracomment>
            <translation>
                <numerusform>Eliminare i pericoli ricevuti di 1 punto?</numerusform>
                <numerusform>Eliminare i pericoli ricevuti di {count} punti?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} rows that came?</source>
            <extracomment>English for 1: Delete the row that came?</extracomment>
            <translation>
                <numerusform>Eliminare la riga ricevuta?</numerusform>
                <numerusform>Eliminare le {count} righe ricevute?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for loads that did not end</source>
            <translation>Cerca caricamenti non terminati</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Put them on the map</source>
            <translation>Mettili sulla mappa</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while hazards were added: {answered} of {count} points have theirs.</source>
            <extracomment>English for 1: QGIS ended while hazards were added: {answered} of {count} points has them.</extracomment>
            <translation>
                <numerusform>QGIS si è chiuso mentre si aggiungevano pericoli: {answered} di {count} punto ha i suoi.</numerusform>
                <numerusform>QGIS si è chiuso mentre si aggiungevano pericoli: {answered} di {count} punti hanno i loro.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {runs} runs were under way: {rows} came.</source>
            <extracomment>English for 1: QGIS ended while {runs} run was under way: {rows} came.</extracomment>
            <translation>
                <numerusform>QGIS si è chiuso durante {runs} esecuzione. Ricevuto: {rows}.</numerusform>
                <numerusform>QGIS si è chiuso durante {runs} esecuzioni. Ricevuto: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {source} was loading: {rows} came.</source>
            <translation>QGIS si è chiuso durante il caricamento di {source}. Ricevuto: {rows}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>Leggi {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Add hazards to this layer for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Add hazards to this layer for the others.</extracomment>
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
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} came before that and are kept.</source>
            <extracomment>English for 1: {reason} {rows} of {source} came before that and is kept.</extracomment>
            <translation>
                <numerusform>{reason} Ricevuto prima e conservato: {rows} di {source}.</numerusform>
                <numerusform>{reason} Ricevuto prima e conservato: {rows} di {source}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} runs that did not end are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} run that did not end is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason} È conservata {runs} esecuzione non terminata: {rows}.</numerusform>
                <numerusform>{reason} Sono conservate {runs} esecuzioni non terminate: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh again</source>
            <translation>Aggiorna di nuovo</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>Aggiorna {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>Aggiornamento di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Remove the layer</source>
            <translation>Rimuovi il layer</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show changes</source>
            <translation>Mostra modifiche</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show what came</source>
            <translation>Mostra ciò che è arrivato</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>The layer was removed meanwhile.</source>
            <translation>Nel frattempo il layer è stato rimosso.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>There is nothing to refresh yet. Load points first.</source>
            <translation>Non c'è ancora nulla da aggiornare. Prima carica i punti.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Undo refresh</source>
            <translation>Annulla aggiornamento</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>What came is gone by now. Refresh the layer again.</source>
            <translation>Ciò che era arrivato non c'è più. Aggiorna di nuovo il layer.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>its file {path} is gone, and the query with it. Load it again from the Selection dock.</source>
            <translation>il suo file {path} non c'è più, e con esso l'interrogazione. Caricalo di nuovo dal pannello Selezione.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>you have no connection to {host}. Make one, then refresh again.</source>
            <translation>non hai una connessione a {host}. Creane una, poi aggiorna di nuovo.</translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>Leggi il file di {layer}</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>A&amp;ddress</source>
            <translation>&amp;Indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>Portfo&amp;lio</source>
            <translation>&amp;Portafoglio</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this row</source>
            <translation>Rimuovi questa riga</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}, richiesto da questa fonte</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search takes a flat list, and your filters are nested: {filters}. Move them side by side in the Filters dock, or load them in an area instead.</source>
            <translation>Una ricerca usa un elenco semplice, e i tuoi filtri sono annidati: {filters}. Affiancali nel pannello Filtri, o caricali invece in un'area.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns are chosen under Columns for entries in the Selection dock</source>
            <translation>Le colonne si scelgono in Colonne per le voci nel pannello Selezione</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: the service's own choice</source>
            <translation>Colonne: scelte dal servizio</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>Colonne: {count} di {all}</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 this search travels in the address, which is {length} characters long; a service may refuse more than {limit}. Take fewer fields or columns, or set the connection to V2.</source>
            <translation>In V1 questa ricerca viaggia nell'indirizzo, lungo {length} caratteri; un servizio può rifiutarne più di {limit}. Usa meno campi o colonne, o imposta la connessione su V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>It is incomplete.</source>
            <translation>È incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Nothing of {source} has {filters}. Remove a field, or check its value.</source>
            <translation>Nulla in {source} con {filters}. Rimuovi un campo, o controllane il valore.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read what was found</source>
            <translation>Leggi ciò che è stato trovato</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}...</source>
            <translation>Ricerca in {source}...</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row came.</source>
            <translation>Interrotto prima che arrivasse la prima riga.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The Filters dock has no filter yet.</source>
            <translation>Il pannello Filtri non ha ancora filtri.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The first {shown} of {count} are shown here.</source>
            <translation>Qui si vede solo l'inizio: {shown} di {count}.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no place: on the map they are a table.</source>
            <translation>Non hanno posizione: sulla mappa sono una tabella.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no place to zoom to.</source>
            <translation>Questa riga non ha una posizione per lo zoom.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 joins filters with AND, so this finds nothing.</source>
            <translation>Due valori di {field}: V1 unisce i filtri con AND, quindi non si trova nulla.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Type a value for {field}, or remove its row.</source>
            <translation>Scrivi un valore per {field}, o rimuovi la sua riga.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no search for points that we could ask. Search its entries, or set the connection to V2.</source>
            <translation>V1 non ha una ricerca di punti utilizzabile. Cerca le sue voci, o imposta la connessione su V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>Senza un campo si carica l'intera fonte.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. F6 opens their table.</source>
            <translation>{rows} sulla mappa. F6 apre la tabella.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} asks for a filter on {label}. Add it as a field.</source>
            <translation>{source} richiede un filtro su {label}. Aggiungilo come campo.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this key.</source>
            <translation>{source} è vuota per questa chiave.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source}: {rows}, {seconds} s.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Add all to map</source>
            <translation>&amp;Aggiungi tutto alla mappa</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Field</source>
            <translation>&amp;Campo</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Search</source>
            <translation>C&amp;erca</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Take the filters</source>
            <translation>Prendi i &amp;filtri</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all that was found as a layer, beyond the rows shown here</source>
            <translation>Aggiungi come layer tutto ciò che è stato trovato, anche oltre le righe mostrate qui</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double click or Enter: zoom to the row's place</source>
            <translation>Doppio clic o Invio: zoom sul luogo della riga</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries of</source>
            <translation>Voci di</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries: full records, chosen columns</source>
            <translation>Voci: record completi, colonne scelte</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One more field to search by</source>
            <translation>Un altro campo in cui cercare</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points of</source>
            <translation>Punti di</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points: one marker per place</source>
            <translation>Punti: un simbolo per luogo</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search by the filters of the Filters dock</source>
            <translation>Cerca con i filtri del pannello Filtri</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, wherever it lies (Enter)</source>
            <translation>Cerca in tutta la fonte, in qualsiasi luogo (Invio)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>St&amp;op</source>
            <translation>I&amp;nterrompi</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>The source is chosen in the Selection dock</source>
            <translation>La fonte si sceglie nel pannello Selezione</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>Cosa si cerca</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What was found</source>
            <translation>Cosa è stato trovato</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source yet</source>
            <translation>ancora nessuna fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Accumulate</source>
            <translation>Cumu&amp;lo</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Layers to ask for...</source>
            <translation>&amp;Layer da interrogare...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Load points</source>
            <translation>&amp;Carica punti</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Report</source>
            <translation>&amp;Rapporto</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk reports for selected points...</source>
            <translation>&amp;Rapporti di rischio per punti selezionati...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>A report for each selected point of the active layer, in a folder</source>
            <translation>Un rapporto per ogni punto selezionato del layer attivo, in una cartella</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation by &amp;layer...</source>
            <translation>Cumulo per &amp;layer...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Add hazards to &amp;points...</source>
            <translation>Aggiungi pericoli a &amp;punti...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>Prima scegli una fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place on the map for the hazards there</source>
            <translation>Fai clic su un luogo della mappa per i pericoli lì</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded point on the map for its risk report ({how})</source>
            <translation>Fai clic su un luogo o un punto caricato sulla mappa per il suo rapporto di rischio ({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>Prima disegna un'area</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first; the menu has what is asked without one</source>
            <translation>Prima disegna un'area; il menu offre ciò che si chiede senza</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries as C&amp;SV file...</source>
            <translation>Voci come file C&amp;SV...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries under a li&amp;ve event...</source>
            <translation>Voci colpite da un &amp;evento in corso...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Ha&amp;zards</source>
            <translation>P&amp;ericoli</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and under an event</source>
            <translation>Pericoli di un luogo, di molti punti e di un evento</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load entries</source>
            <translation>Carica voci</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the full records in the area, with the chosen columns</source>
            <translation>Carica i record completi nell'area, con le colonne scelte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the points in the area: one marker per place (Ctrl+Return)</source>
            <translation>Carica i punti nell'area: un simbolo per luogo (Ctrl+Invio)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Points as &amp;CSV file...</source>
            <translation>Punti come file &amp;CSV...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;HTML</source>
            <translation>Rapporto come &amp;HTML</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;PDF</source>
            <translation>Rapporto come &amp;PDF</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Reports of V&amp;1</source>
            <translation>Rapporti di V&amp;1</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Reports of V&amp;2</source>
            <translation>Rapporti di V&amp;2</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The entries that the footprint of an event touches</source>
            <translation>Le voci toccate dall'impronta di un evento</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The report says what lies in the circles, too; their radii are above</source>
            <translation>Il rapporto dice anche cosa c'è nei cerchi; i loro raggi sono sopra</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own accumulation layer of this source (V1)</source>
            <translation>Il layer di cumulo che il servizio ha di questa fonte (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own table, written to a file while it comes</source>
            <translation>La tabella del servizio, scritta in un file mentre arriva</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The sums of the area, or of each radius: values, counts, currencies</source>
            <translation>Le somme dell'area, o di ogni raggio: valori, conteggi, valute</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The version of the reports is their own, not the connection's</source>
            <translation>La versione dei rapporti è propria, non quella della connessione</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles</source>
            <translation>Con &amp;cerchi</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles: {radii}</source>
            <translation>Con &amp;cerchi: {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Your list of hazard layers of this connection: the service has none</source>
            <translation>Il tuo elenco di layer dei pericoli di questa connessione: il servizio non ne ha uno</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>&amp;Clear</source>
            <translation>&amp;Svuota</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with QGIS's vertex tool</source>
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
            <source>&amp;Join into one area</source>
            <translation>&amp;Unisci in una sola area</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;New circles</source>
            <translation>&amp;Nuovi cerchi</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Paste WKT or GeoJSON</source>
            <translation>&amp;Incolla WKT o GeoJSON</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Polygon</source>
            <translation>&amp;Poligono</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected features</source>
            <translation>&amp;Elementi selezionati</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All features of the current layer</source>
            <translation>Tutti gli elementi del layer corrente</translation>
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
            <source>Map &amp;extent</source>
            <translation>E&amp;stensione mappa</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii of the circles, as in 200 500 1km; units m, km, mi and ft, without one meters</source>
            <translation>Raggi dei cerchi, come 200 500 1km; unità m, km, mi e ft, senza unità metri</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Selected polygons as areas, selected points as centers of circles</source>
            <translation>I poligoni selezionati come aree, i punti selezionati come centri di cerchi</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire radius</source>
            <translation>Raggio incendio Solvency II</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Take areas from features, the map or the clipboard</source>
            <translation>Prendi aree da elementi, mappa o appunti</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>The union of all areas, asked and tagged as one</source>
            <translation>L'unione di tutte le aree, chiesta e denominata come una sola</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What the map shows, as one area</source>
            <translation>Ciò che la mappa mostra, come un'unica area</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What was copied: WKT, GeoJSON, or latitude and longitude</source>
            <translation>Ciò che è stato copiato: WKT, GeoJSON, o latitudine e longitudine</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Whole &amp;layer</source>
            <translation>Intero &amp;layer</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>&amp;Giù</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Entries in one page</source>
            <translation>&amp;Voci per pagina</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>Trascina le colonne per cambiarne l'ordine</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Entries in one request. A service may give fewer; then the pages become as small.</source>
            <translation>Voci in una richiesta. Un servizio può darne meno; allora le pagine sono più piccole.</translation>
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
            <source>None chosen: the service gives those it has by itself.</source>
            <translation>Nessuna scelta: il servizio dà quelle predefinite.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;all</source>
            <translation>Seleziona &amp;tutto</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;none</source>
            <translation>&amp;Deseleziona tutto</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns that are shown</source>
            <translation>Spunta tutte le colonne mostrate</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns that are shown</source>
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
            <source>{latitude} and {longitude} are also requested, to show the entries on the map.</source>
            <translation>Anche {latitude} e {longitude} vengono richieste, per mostrare le voci sulla mappa.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>I filtri di {source} restano con '{before}'. '{now}' non ne ha per questa fonte.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use them here, too</source>
            <translation>Usali anche qui</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of entries, their order and the size of a page</source>
            <translation>Scegli le colonne delle voci, il loro ordine e la dimensione di una pagina</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: those that the service gives</source>
            <translation>Colonne per le voci: scelte dal servizio</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: {count} of {all}</source>
            <translation>Colonne per le voci: {count} di {all}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>E&amp;dit</source>
            <translation>Mo&amp;difica</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edi&amp;t</source>
            <translation>Modi&amp;fica</translation>
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
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>Leggi le aree di selezione</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom there</source>
            <translation>Zoom lì</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load points.</source>
            <translation>1. Disegna un'area.
2. Aggiungi filtri.
3. Carica i punti.</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>Selezione</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections...</source>
            <translation>&amp;Connessioni...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload sources</source>
            <translation>&amp;Ricarica fonti</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>All connections, in QGIS's options</source>
            <translation>Tutte le connessioni, nelle opzioni di QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Answered {time}</source>
            <translation>Risposta: {time}</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service again which sources your key may see</source>
            <translation>Chiedi di nuovo al servizio quali fonti può vedere la tua chiave</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service which sources your key may see</source>
            <translation>Chiedi al servizio quali fonti può vedere la tua chiave</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Asking for the sources...</source>
            <translation>Richiesta delle fonti...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>Scegli una fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connection: which service is asked</source>
            <translation>Connessione: quale servizio si interroga</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>Connessioni e fonti</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Source: which portfolio is asked</source>
            <translation>Fonte: quale portafoglio si interroga</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>The form for the address and the key of another service</source>
            <translation>Il modulo per l'indirizzo e la chiave di un altro servizio</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Answered {time}</source>
            <extracomment>English for 1: 1 source. Answered {time}</extracomment>
            <translation>
                <numerusform>{count} fonte. Risposta {time}</numerusform>
                <numerusform>{count} fonti. Risposta {time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>File CSV (*.csv)</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>Salva come CSV</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} exists already. Replace it?</source>
            <translation>{file} esiste già. Sostituirlo?</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Accumulate</source>
            <translation>Cumulo</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add hazard maps...</source>
            <translation>Aggiungi mappe dei pericoli...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Asks the queries of all GeoPortfolio layers of the project again.</source>
            <translation>Ripete le interrogazioni di tutti i layer GeoPortfolio del progetto.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key may do.</source>
            <translation>Controllare una connessione e ciò che consente la sua chiave API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its address, record and hazards are shown.</source>
            <translation>Fai clic su un luogo o un punto caricato; si mostrano il suo indirizzo, il suo record e i suoi pericoli.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its risk report opens.</source>
            <translation>Fai clic su un luogo o un punto caricato; si apre il suo rapporto di rischio.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii of all; Enter ends it.</source>
            <translation>Fai clic sui centri; scrivi cifre per i raggi di tutti; Invio per finire.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the corners of an area; right click or Enter ends it.</source>
            <translation>Fai clic sui vertici di un'area; clic destro o Invio per finire.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections...</source>
            <translation>Connessioni...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection...</source>
            <translation>Diagnostica connessione...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw a polygon selection</source>
            <translation>Disegna una selezione poligonale</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw circles</source>
            <translation>Disegna cerchi</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package...</source>
            <translation>Esporta pacchetto di progetto...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find an address</source>
            <translation>Trova un indirizzo</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load points</source>
            <translation>Carica punti</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads one marker for each place of the source in the area.</source>
            <translation>Carica un punto per ogni luogo della fonte nell'area.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads the full records of the source in the area.</source>
            <translation>Carica le voci complete della fonte nell'area.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with accumulations, reports and past queries.</source>
            <translation>Apre il pannello con i cumuli, i rapporti e le interrogazioni passate.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with the filters of the query.</source>
            <translation>Apre il pannello con i filtri dell'interrogazione.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the docks in which you choose a source, an area and filters.</source>
            <translation>Apre i pannelli in cui scegli fonte, area e filtri.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the maps of the service: find, look, and add several at once.</source>
            <translation>Apre le mappe del servizio: cerca, guarda e aggiungine più d'una insieme.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Puts the project, its results and its reports into one zip, without your key.</source>
            <translation>Mette progetto, risultati e rapporti in un unico zip, senza la tua chiave.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh all results</source>
            <translation>Aggiorna tutti i risultati</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk report at a click</source>
            <translation>Rapporto di rischio con un clic</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show filters</source>
            <translation>Mostra i filtri</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show results</source>
            <translation>Mostra i risultati</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show the GeoPortfolio panel</source>
            <translation>Mostra il pannello GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>Mostra versioni, impostazioni e log in un unico testo, senza chiavi API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Sums up what the source has in the area.</source>
            <translation>Somma ciò che la fonte ha nell'area.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text...</source>
            <translation>Testo per l'assistenza...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>The services that you can ask: their addresses and keys.</source>
            <translation>I servizi che puoi interrogare: indirizzi e chiavi.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Type an address; suggestions come while you type.</source>
            <translation>Scrivi un indirizzo; i suggerimenti arrivano mentre scrivi.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>What each screen is for and how it is used.</source>
            <translation>A cosa serve ogni schermata e come si usa.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: arrows bring a place under a cross, with Shift a little; {key} clicks there.</source>
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
            <source>The layer {layer} was made for the project that was open before. Its file is {file}.</source>
            <translation>Il layer {layer} è stato creato per il progetto aperto prima. Il suo file è {file}.</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>Certificati</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check connection</source>
            <translation>Controlla connessione</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check proxy</source>
            <translation>Controlla proxy</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics...</source>
            <translation>Avvia diagnostica...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>Caricato finora: {come}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Go on?</source>
            <translation>Caricato finora: {come}. Continuare?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Stop and keep</source>
            <translation>Interrompi e tieni</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. What came is being kept...</source>
            <translation>Interrotto. Salvataggio di ciò che è arrivato...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts})</source>
            <translation>Nuovo tentativo tra {seconds} s (tentativo {attempt} di {attempts})</translation>
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
                <numerusform>{count} riga finora ({size}), e altre in arrivo. Continuare?</numerusform>
                <numerusform>{count} righe finora ({size}), e altre in arrivo. Continuare?</numerusform>
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
            <translation>C&amp;ontinua</translation>
        </message>
        <message>
            <location filename="../ui/window/progress_row.py" />
            <source>Go on loading</source>
            <translation>Riprendi il caricamento</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is under way. Wait for it, or stop it.</source>
            <translation>Un altro cumulo è in corso. Attendi che finisca, o interrompilo.</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is under way. Wait for it, or stop it.</source>
            <translation>È in corso un altro caricamento. Attendi che finisca, o interrompilo.</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>Connetti a {connection}</translation>
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
            <location filename="../ui/window/session.py" />
            <source>The service answers. Sources: {sources}</source>
            <translation>Il servizio risponde. Fonti: {sources}</translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>GeoPortfolio è installato. Connettilo al tuo servizio di portafoglio.</translation>
        </message>
    </context>
</TS>
