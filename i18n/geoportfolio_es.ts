<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en_US">
    <context>
        <name>GeoPortfolio</name>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>changed</source>
            <translation>modificado</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>not in the baseline</source>
            <translation>no está en la base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>only in the baseline</source>
            <translation>solo en la base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>other currency</source>
            <translation>otra moneda</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/styles/areas.py" />
            <source>Area</source>
            <translation>Zona</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/accumulation/table.py" />
            <source>no filters</source>
            <translation>sin filtros</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>not converted</source>
            <translation>sin convertir</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Baseline</source>
            <translation>Base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Current</source>
            <translation>Actual</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference</source>
            <translation>Diferencia</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference, %</source>
            <translation>Diferencia, %</translation>
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
            <translation>fallo</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/accumulation/table.py" />
            <location filename="../ui/browser/sources.py" />
            <source>{count} filters</source>
            <extracomment>English for 1: 1 filter</extracomment>
            <translation>
                <numerusform>1 filtro</numerusform>
                <numerusform>{count} filtros</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <location filename="../ui/places/pasted.py" />
            <source>Area {number}</source>
            <translation>Zona {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <source>Center {number}</source>
            <translation>Centro {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' can't be brought to longitude and latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>«{name}» no se puede convertir a longitud y latitud; no se consultó. Compruebe el sistema de coordenadas de su capa.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was not asked for. Set that of its layer.</source>
            <translation>«{name}» no tiene sistema de coordenadas; no se consultó. Defina el de su capa.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no single point on the map; it was not asked for.</source>
            <translation>«{name}» no tiene un punto único en el mapa; no se consultó.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was not asked for. Split them with Multipart to singleparts.</source>
            <translation>«{name}» tiene varios puntos; no se consultó. Sepárelos con Multiparte a monoparte.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' lies beyond 180 degrees of longitude or 90 of latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>«{name}» supera los 180 grados de longitud o 90 de latitud; no se consultó. Compruebe el sistema de coordenadas de su capa.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' can't be brought to longitude and latitude; nothing was sent. Check the coordinate system of its layer.</source>
            <translation>La zona «{name}» no se puede convertir a longitud y latitud; no se envió nada. Compruebe el sistema de coordenadas de su capa.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' crosses itself{where}; nothing was sent.</source>
            <translation>La zona «{name}» se cruza a sí misma{where}; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is empty; nothing was sent.</source>
            <translation>La zona «{name}» está vacía; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is not valid{where}; nothing was sent.</source>
            <translation>La zona «{name}» no es válida{where}; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' needs at least 3 different points{where}; nothing was sent.</source>
            <translation>La zona «{name}» necesita al menos 3 puntos distintos{where}; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is no 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>La línea {line} no es «latitud, longitud»: «{near}». Corríjala y pegue de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS knows no coordinate system '{near}', which the pasted text names.</source>
            <translation>QGIS no conoce el sistema de coordenadas «{near}», que nombra el texto pegado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no shape but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>El portapapeles no tiene una forma, sino «{near}». Copie primero WKT, GeoJSON o «latitud, longitud».</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no text. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>El portapapeles no tiene texto. Copie primero WKT, GeoJSON o «latitud, longitud».</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are no degrees. Put the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>Las coordenadas pegadas ({near}) no son grados. Ponga delante el sistema de coordenadas, como en SRID=25832;POLYGON(...), y pegue de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text can't be read in line {line}, column {column}, near '{near}'.</source>
            <translation>El texto pegado no se puede leer en la línea {line}, columna {column}, cerca de «{near}».</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text has no polygon and no point.</source>
            <translation>El texto pegado no tiene ni polígonos ni puntos.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which has no inside. Paste polygons or points.</source>
            <translation>El texto pegado es una línea, que no tiene interior. Pegue polígonos o puntos.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is no GeoJSON at {near}. Correct it and paste again.</source>
            <translation>El texto pegado no es GeoJSON en {near}. Corríjalo y pegue de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>se cruza a sí misma{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 different points{where}</source>
            <translation>tiene menos de 3 puntos distintos{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has no coordinate system</source>
            <translation>no tiene sistema de coordenadas</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is empty</source>
            <translation>está vacía</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is neither polygon nor point</source>
            <translation>no es ni polígono ni punto</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>no es válida{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies beyond the globe</source>
            <translation>queda más allá del globo</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies outside its coordinate system</source>
            <translation>queda fuera de su sistema de coordenadas</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/from_features.py" />
            <source>{name} (feature {id})</source>
            <translation>{name} (objeto {id})</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/pasted.py" />
            <source>shape {number}</source>
            <translation>forma {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Add selection areas</source>
            <translation>Añadir zonas de selección</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Clear selection areas</source>
            <translation>Vaciar zonas de selección</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Repair area</source>
            <translation>Reparar zona</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Selection areas</source>
            <translation>Zonas de selección</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{count} areas joined</source>
            <extracomment>English for 1: 1 area joined</extracomment>
            <translation>
                <numerusform>{count} zona unida</numerusform>
                <numerusform>{count} zonas unidas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{name}, {radius} edited</source>
            <translation>{name}, {radius} editado</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>A connection needs a name of its own, without slashes, other than 'environment'.</source>
            <translation>Una conexión necesita un nombre propio, sin barras, distinto de «environment».</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another or make it.</source>
            <translation>No hay conexión «{connection}». Elija otra o créela.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Make one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>Todavía no hay conexión. Cree una en Configuración &gt; Opciones &gt; GeoPortfolio, o defina las variables GEOPORTFOLIO_URL y GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store did not take the key. Keep it only until you close QGIS, or try again and give the master password.</source>
            <translation>El almacén de contraseñas de QGIS no aceptó la clave. Consérvela solo hasta cerrar QGIS, o inténtelo de nuevo con la contraseña maestra.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store has no key for '{connection}'. Type it again in the connection.</source>
            <translation>El almacén de contraseñas de QGIS no tiene clave para «{connection}». Escríbala de nuevo en la conexión.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' can't be read, so nothing was sent. Unlock QGIS's password store with its master password, or type the key again.</source>
            <translation>La clave de «{connection}» no se puede leer, así que no se envió nada. Desbloquee el almacén de contraseñas de QGIS con su contraseña maestra, o escriba la clave de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' was kept only until QGIS was closed. Type it again in the connection.</source>
            <translation>La clave de «{connection}» solo se conservó hasta cerrar QGIS. Escríbala de nuevo en la conexión.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/network.py" />
            <source>QGIS does not trust the certificate of {host}. The request was stopped, and no API key is sent there until you restart QGIS.</source>
            <translation>QGIS no confía en el certificado de {host}. La solicitud se detuvo y no se enviará allí ninguna clave de API hasta que reinicie QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>API key not authorized ({status}). Ask your provider if you need this.</source>
            <translation>Clave de API no autorizada ({status}). Consulte a su proveedor si lo necesita.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../ui/accumulation/metric_view.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Accumulation</source>
            <translation>Cúmulo</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Address Suggestions</source>
            <translation>Sugerencias de direcciones</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>All checks passed.</source>
            <translation>Todas las comprobaciones se han superado.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection</source>
            <translation>Conexión</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Diagnostics of {connection}, {address}</source>
            <translation>Diagnóstico de {connection}, {address}</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/gis/styles/areas.py" />
            <source>Failed</source>
            <translation>Con fallo</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/filters/dialog.py" />
            <location filename="../ui/filters/dock.py" />
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/results/loading.py" />
            <source>Filters</source>
            <translation>Filtros</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Enrichment</source>
            <translation>Enriquecimiento con peligros</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Features (WFS)</source>
            <translation>Objetos de peligros (WFS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Maps (WMS)</source>
            <translation>Mapas de peligros (WMS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Locations</source>
            <translation>Ubicaciones</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this address.</source>
            <translation>No encontrado ({status}): el servicio no lo ofrece, o no en esta dirección.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not requested, as your provider may bill reports.</source>
            <translation>No se solicita, porque su proveedor puede facturar los informes.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not run, because the connection failed.</source>
            <translation>No se ejecutó, porque la conexión falló.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>OK</source>
            <translation>Correcto</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed</source>
            <translation>Superado</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed with {count} warnings.</source>
            <extracomment>English for 1: Passed with 1 warning.</extracomment>
            <translation>
                <numerusform>Superado con 1 advertencia.</numerusform>
                <numerusform>Superado con {count} advertencias.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Records</source>
            <translation>Registros</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Risk Reports</source>
            <translation>Informes de riesgo</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/search/dock.py" />
            <source>Search</source>
            <translation>Búsqueda</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Skipped</source>
            <translation>Omitido</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/portfolio.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Sources</source>
            <translation>Fuentes</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The API key is valid, but has no source. Ask your provider for one.</source>
            <translation>La clave de API es válida, pero no tiene ninguna fuente. Solicite una a su proveedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The connection is not encrypted, so others can read the API key on its way. Ask your provider for an https address.</source>
            <translation>La conexión no está cifrada, por lo que otros pueden leer la clave de API en el camino. Solicite una dirección https a su proveedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key, but not for looking up addresses ({status}). Ask your provider if you need it.</source>
            <translation>El servicio aceptó la clave de API, pero no para buscar direcciones ({status}). Consulte a su proveedor si lo necesita.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key.</source>
            <translation>El servicio aceptó la clave de API.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service was reached, but did not accept the test request ({status}).</source>
            <translation>Se llegó al servicio, pero no aceptó la solicitud de prueba ({status}).</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source does not offer accumulation.</source>
            <translation>La fuente no ofrece cúmulos.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source has no field to search by.</source>
            <translation>La fuente no tiene ningún campo por el que buscar.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>There is no source to query.</source>
            <translation>No hay ninguna fuente que consultar.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Warning</source>
            <translation>Advertencia</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Your list of hazard layers is empty.</source>
            <translation>Su lista de capas de peligros está vacía.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} checks failed, first: {name}.</source>
            <extracomment>English for 1: 1 check failed: {name}.</extracomment>
            <translation>
                <numerusform>1 comprobación ha fallado: {name}.</numerusform>
                <numerusform>{count} comprobaciones han fallado, la primera: {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} sources: {names}.</source>
            <extracomment>English for 1: 1 source: {names}.</extracomment>
            <translation>
                <numerusform>1 fuente: {names}.</numerusform>
                <numerusform>{count} fuentes: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Asked for</source>
            <translation>Consultado</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Failed, see message</source>
            <translation>Fallido, vea el mensaje</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Hazard here</source>
            <translation>Peligro aquí</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards</source>
            <translation>Peligros</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>Mensaje</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not asked, stopped before</source>
            <translation>No consultado, detenido antes</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Nothing here</source>
            <translation>Nada aquí</translation>
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
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/accumulation/model.py" />
            <source>no value</source>
            <translation>sin valor</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>Objetos: {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS can't ask for the name '{name}'. Ask those who run the service for one without '%'.</source>
            <translation>QGIS no puede consultar el nombre «{name}». Pida a quienes gestionan el servicio uno sin «%».</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not give it to QGIS. Test the connection and its key, then add it again.</source>
            <translation>El servicio de mapas no la dio a QGIS. Pruebe la conexión y su clave, y añádala de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no readable extent for this map, so QGIS may refuse it. Ask those who run the service to correct it.</source>
            <translation>El servicio no da una extensión legible para este mapa, por lo que QGIS puede rechazarlo. Pida a quienes gestionan el servicio que la corrijan.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (incomplete)</source>
            <translation>{title} (incompleto)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (stopped)</source>
            <translation>{title} (detenido)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title}, features</source>
            <translation>{title}, objetos</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/reload.py" />
            <source>Ask what the maps of {name} are</source>
            <translation>Consultar qué mapas tiene {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to make one.</source>
            <translation>Haga clic en la marca junto a su nombre para crear una.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to try again or to change the key.</source>
            <translation>Haga clic en la marca junto a su nombre para reintentar o cambiar la clave.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to unlock or change it.</source>
            <translation>Haga clic en la marca junto a su nombre para desbloquearla o cambiarla.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The key for '{connection}' is missing or locked.</source>
            <translation>La clave de «{connection}» falta o está bloqueada.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not answer, or refuses the key.</source>
            <translation>El servicio de mapas de «{connection}» no responde o rechaza la clave.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>No tiene conexión con {host}.</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Remember the last runs</source>
            <translation>Recordar las últimas ejecuciones</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete results that were replaced</source>
            <translation>Eliminar resultados reemplazados</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>The service knows no place for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>El servicio no conoce ningún lugar para «{name}». Compruebe la ortografía, o añada la ciudad y el país.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is asking for these reports just now. Wait until it is done, or stop it there.</source>
            <translation>Otro QGIS está pidiendo estos informes ahora mismo. Espere a que termine, o deténgalo allí.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of a file can't be worked out: {log}. Correct the expression.</source>
            <translation>El nombre de un archivo no se puede calcular: {log}. Corrija la expresión.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of the files is no QGIS expression: {log}. Correct it.</source>
            <translation>El nombre de los archivos no es una expresión de QGIS: {log}. Corríjalo.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report can't be shown here. Open it outside QGIS.</source>
            <translation>El informe no se puede mostrar aquí. Ábralo fuera de QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>File</source>
            <translation>Archivo</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/browser/source_page.py" />
            <source>Label</source>
            <translation>Etiqueta</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Open report ({day})</source>
            <translation>Abrir informe ({day})</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report failed</source>
            <translation>Informe fallido</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved</source>
            <translation>Informe guardado</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved in another format</source>
            <translation>Informe guardado en otro formato</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report waits</source>
            <translation>Informe en espera</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report was there</source>
            <translation>El informe ya estaba</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Risk reports, {source}, {day}</source>
            <translation>Informes de riesgo, {source}, {day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was asked for, but {came} came.</source>
            <translation>Se pidió {asked}, pero llegó {came}.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Added</source>
            <translation>Añadido</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Change</source>
            <translation>Cambio</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Changed</source>
            <translation>Modificado</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Dropped</source>
            <translation>Desaparecido</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>What changed</source>
            <translation>Qué cambió</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>columns gone: {names}</source>
            <translation>columnas desaparecidas: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>moved</source>
            <translation>movido</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>new columns: {names}</source>
            <translation>columnas nuevas: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>no change</source>
            <translation>sin cambios</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>{count} modificado</numerusform>
                <numerusform>{count} modificados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service does not list the source {source} any more: it was renamed or removed, or the key of '{connection}' lost its access. Ask your provider, or choose another source.</source>
            <translation>El servicio ya no lista la fuente {source}: se renombró o eliminó, o la clave de «{connection}» perdió el acceso. Consulte a su proveedor, o elija otra fuente.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/errors.py" />
            <source>{count} areas are missing: {names}. The first of them: {reason}</source>
            <extracomment>English for 1: Area '{name}' is missing. {reason}</extracomment>
            <translation>
                <numerusform>Falta la zona «{name}». {reason}</numerusform>
                <numerusform>Faltan {count} zonas: {names}. Motivo de la primera: {reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>{name} contains {near}, which a terminal would interpret even in quotes, so no command was copied. Use Copy as Python instead.</source>
            <translation>{name} contiene {near}, que un terminal interpretaría incluso entre comillas, así que no se copió ninguna orden. Use en su lugar «Copiar como Python».</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Also in another radius or area</source>
            <translation>También en otro radio u otra zona</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Loaded from {host}: {story}</source>
            <translation>Cargado de {host}: {story}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../core/gis/styles/points.py" />
            <source>Plain</source>
            <translation>Sencillo</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>accumulation</source>
            <translation>cúmulo</translation>
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
            <translation>detenido tras {count}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>without {areas}</source>
            <translation>sin {areas}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} areas</source>
            <extracomment>English for 1: 1 area</extracomment>
            <translation>
                <numerusform>1 zona</numerusform>
                <numerusform>{count} zonas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/messages.py" />
            <source>{count} circles</source>
            <extracomment>English for 1: 1 circle</extracomment>
            <translation>
                <numerusform>1 círculo</numerusform>
                <numerusform>{count} círculos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} entries</source>
            <extracomment>English for 1: 1 entry</extracomment>
            <translation>
                <numerusform>1 entrada</numerusform>
                <numerusform>{count} entradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} features</source>
            <extracomment>English for 1: 1 feature</extracomment>
            <translation>
                <numerusform>1 objeto</numerusform>
                <numerusform>{count} objetos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} of the rows have no place: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it.</extracomment>
            <translation>
                <numerusform>1 de las filas no tiene posición: solo la muestra la tabla.</numerusform>
                <numerusform>{count} de las filas no tienen posición: solo las muestra la tabla.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} points</source>
            <extracomment>English for 1: 1 point</extracomment>
            <translation>
                <numerusform>1 punto</numerusform>
                <numerusform>{count} puntos</numerusform>
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
                <numerusform>1 fila</numerusform>
                <numerusform>{count} filas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} rows have a place that is none on the globe: they are not drawn, their field {field} has what came.</source>
            <extracomment>English for 1: 1 row has a place that is none on the globe: it is not drawn, its field {field} has what came.</extracomment>
            <translation>
                <numerusform>1 fila tiene una posición que no existe en el globo: no se dibuja, su campo {field} tiene lo que llegó.</numerusform>
                <numerusform>{count} filas tienen una posición que no existe en el globo: no se dibujan, su campo {field} tiene lo que llegó.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>{radii} around {areas}</source>
            <translation>{radii} alrededor de {areas}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click for what can be done with it.</source>
            <translation>Haga clic para ver qué se puede hacer.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to ask the shape of now.</source>
            <translation>Haga clic en la marca junto a su nombre para consultar con la forma actual.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to continue.</source>
            <translation>Haga clic en la marca junto a su nombre para continuar.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to load it again.</source>
            <translation>Haga clic en la marca junto a su nombre para cargarla de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to refresh it.</source>
            <translation>Haga clic en la marca junto a su nombre para actualizarla.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the shape asked then.</source>
            <translation>Corríjala en Zonas de selección, o actualice con la forma consultada entonces.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it anew.</source>
            <translation>Dibuje la zona y cargue de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone, and the query with it.</source>
            <translation>Su archivo {file} ya no existe, y con él la consulta.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone.</source>
            <translation>Su archivo {file} ya no existe.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS can't read its file {file}.</source>
            <translation>QGIS no puede leer su archivo {file}.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>The load stopped before everything came.</source>
            <translation>La carga se detuvo antes de que llegara todo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This answer is {count} days old.</source>
            <extracomment>English for 1: This answer is 1 day old.</extracomment>
            <translation>
                <numerusform>Esta respuesta tiene {count} día.</numerusform>
                <numerusform>Esta respuesta tiene {count} días.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas can't be asked as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' can't be asked as it is now.</extracomment>
            <translation>
                <numerusform>Su zona «{name}» no se puede consultar tal como está ahora.</numerusform>
                <numerusform>{count} de sus zonas no se pueden consultar tal como están ahora: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were edited after this query: {names}.</source>
            <extracomment>English for 1: '{name}' was edited after this query.</extracomment>
            <translation>
                <numerusform>La zona «{name}» se editó después de esta consulta.</numerusform>
                <numerusform>{count} de sus zonas se editaron después de esta consulta: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were removed: {names}.</source>
            <extracomment>English for 1: Area removed: '{name}'.</extracomment>
            <translation>
                <numerusform>Zona quitada: «{name}».</numerusform>
                <numerusform>Se quitaron {count} de sus zonas: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/storage/errors.py" />
            <source>QGIS ended before all had come.</source>
            <translation>QGIS terminó antes de que llegara todo.</translation>
        </message>
        <message>
            <location filename="../core/gis/storage/own_files.py" />
            <source>{word} is a link, or was not written by GeoPortfolio, so it was not changed. Move it, then try again.</source>
            <translation>{word} es un enlace, o no lo escribió GeoPortfolio, así que no se modificó. Muévalo e inténtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Around</source>
            <translation>Alrededor</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>By {metric}</source>
            <translation>Por {metric}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Radius in m</source>
            <translation>Radio en m</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>other areas</source>
            <translation>otras zonas</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/points.py" />
            <source>Sum insured</source>
            <translation>Suma asegurada</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>all</source>
            <translation>todos</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>below {limit}</source>
            <translation>menos de {limit}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>{limit} and more</source>
            <translation>{limit} y más</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>{low} to {high}</source>
            <translation>{low} a {high}</translation>
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
            <translation>Línea {line}, columna {column}</translation>
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
            <translation>{sentence} Servicio: "{words}"</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> and </source>
            <translation> y </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> or </source>
            <translation> o </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>(empty)</source>
            <translation>(vacío)</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>AND</source>
            <translation>Y</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <location filename="../ui/filters/editor.py" />
            <source>No filters: everything in the area is loaded.</source>
            <translation>Sin filtros: se carga todo lo que hay en la zona.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR</source>
            <translation>O</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR within a field, AND between</source>
            <translation>O dentro de un campo, Y entre campos</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>Unknown</source>
            <translation>Desconocido</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{beginning}... ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}... (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}... ({count} filtro en total)</numerusform>
                <numerusform>{beginning}... ({count} filtros en total)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{count} more of {field}</source>
            <extracomment>English for 1: 1 more of {field}</extracomment>
            <translation>
                <numerusform>{count} más de {field}</numerusform>
                <numerusform>{count} más de {field}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>{filters}. Filter logic: unknown</source>
            <translation>{filters}. Lógica de los filtros: desconocida</translation>
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
            <translation>es</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' can be one radius or two. Put a space between two radii, and no mark between thousands.</source>
            <translation>«{word}» puede ser un radio o dos. Ponga un espacio entre dos radios y ningún signo entre los millares.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Type at most 20037 km.</source>
            <translation>«{word}» es más de medio globo. Escriba como máximo 20037 km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius. Type numbers with m, km, mi, ft or nothing for meters, for example 200 500 1km.</source>
            <translation>«{word}» no es un radio. Escriba números con m, km, mi, ft o nada para metros, por ejemplo 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius: it has to be above 0. Type for example 200 500 1km.</source>
            <translation>«{word}» no es un radio: debe ser mayor que 0. Escriba por ejemplo 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Type at least one radius, for example 200 500 1km.</source>
            <translation>Escriba al menos un radio, por ejemplo 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' can't be asked for at a single place: a comma separates layers there. Name the layers one by one, without commas.</source>
            <translation>«{name}» no se puede consultar en un solo lugar: allí una coma separa capas. Nombre las capas una a una, sin comas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is beyond 180 degrees of longitude or 90 of latitude; nothing was sent. Check the coordinate system of its layer.</source>
            <translation>Una posición{where} supera los 180 grados de longitud o 90 de latitud; no se envió nada. Compruebe el sistema de coordenadas de su capa.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) answered in place of the service (status {status}). Try later; if it stays, ask your provider.</source>
            <translation>Un proxy o una pasarela ({who}) respondió en lugar del servicio (estado {status}). Inténtelo más tarde; si el error continúa, consulte a su proveedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a certificate of this computer, so the request did not reach the service. Ask your provider for an address that takes the key alone.</source>
            <translation>Un proxy o una pasarela ({who}) pide un certificado de este equipo, así que la solicitud no llegó al servicio. Pida a su proveedor una dirección que solo requiera la clave.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a user and a password (status {status}), so the request did not reach the service. Ask your network administrator for a way without them.</source>
            <translation>Un proxy o una pasarela ({who}) pide un usuario y una contraseña (estado {status}), así que la solicitud no llegó al servicio. Pida a quien gestione su red un acceso sin ellos.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits how often the service is asked. Wait a while, then try again.</source>
            <translation>Un proxy o una pasarela ({who}) limita la frecuencia con que se consulta el servicio. Espere un poco e inténtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask for less at a time, or ask your network administrator.</source>
            <translation>Un proxy o una pasarela ({who}) rechazó la solicitud (estado {status}) antes de que llegara al servicio. Pida menos a la vez o consulte a quien gestione su red.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>Un proxy o una pasarela ({who}) rechazó la solicitud (estado {status}) antes de que llegara al servicio. Pida a quien gestione su red que permita la dirección de «{connection}».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius is a number of meters above 0; nothing was sent.</source>
            <translation>Un radio es un número de metros mayor que 0; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A single value of the service's answer is larger than {limit} MB, so the rest was not read. Ask for fewer columns, or tell your provider.</source>
            <translation>Un solo valor de la respuesta del servicio supera {limit} MB, así que el resto no se leyó. Pida menos columnas, o avise a su proveedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Name at least one layer of the service; nothing was sent.</source>
            <translation>Nombre al menos una capa del servicio; no se envió nada.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address, or the source {source} is unknown.</source>
            <translation>Nada responde en esta dirección, o la fuente {source} es desconocida.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address. Check the address of '{connection}'.</source>
            <translation>Nada responde en esta dirección. Compruebe la dirección de «{connection}».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>QGIS usa un proxy SOCKS, para el que Python necesita el paquete PySocks. Instálelo o defina un proxy HTTP en Configuración &gt; Opciones &gt; Red.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Something went wrong that we did not foresee. The log has the details.</source>
            <translation>Ocurrió algo imprevisto. El registro tiene los detalles.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>Detenido.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The answer is {seen}, not the service's data. A sign-in page, a proxy or maintenance may be in the way: open the address of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>La respuesta es {seen}, no los datos del servicio. La causa puede ser una página de inicio de sesión, un proxy o un mantenimiento: abra la dirección de «{connection}» en un navegador o consulte a quien gestione su red.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many corners to be sent (status {status}). Simplify it, or split it and load its parts.</source>
            <translation>La zona tiene demasiados vértices para enviarla (estado {status}). Simplifíquela, o divídala y cargue las partes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>La zona no es válida{where}; no se envió nada. Dibújela de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the key was not sent. Check this computer's clock; if it is right, tell your provider.</source>
            <translation>El certificado de «{connection}» ha caducado, así que no se envió la clave. Compruebe el reloj de este equipo; si está bien, avise a su proveedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the key was not sent. Check the address in the connection.</source>
            <translation>El certificado de «{connection}» es para otro nombre de host, así que no se envió la clave. Compruebe la dirección en la conexión.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not trusted by QGIS, so the key was not sent. Add your company's authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>QGIS no confía en el certificado de «{connection}», así que no se envió la clave. Añada la autoridad de su empresa en Configuración &gt; Opciones &gt; Autenticación &gt; Administrar certificados.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the key was not sent. Check this computer's clock.</source>
            <translation>El certificado de «{connection}» aún no es válido, así que no se envió la clave. Compruebe el reloj de este equipo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the address.</source>
            <translation>Falló la conexión con «{connection}». Compruebe su red y la dirección.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates can't be read or written, so nothing was sent to '{connection}'. Check the space and the rights in your temporary folder, then restart QGIS.</source>
            <translation>No se puede leer o escribir el archivo de certificados de confianza, así que no se envió nada a «{connection}». Compruebe el espacio y los permisos en su carpeta temporal y reinicie QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the address, and your network.</source>
            <translation>No se encontró el nombre de host de «{connection}». Compruebe la dirección y su red.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has a character that can't be sent. Copy it again, without line breaks.</source>
            <translation>La clave tiene un carácter que no se puede enviar. Cópiela de nuevo, sin saltos de línea.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to what was asked.</source>
            <translation>La clave no tiene acceso a lo solicitado.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to {source}.</source>
            <translation>La clave no tiene acceso a {source}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key starts with 'Bearer'. This service wants the key alone.</source>
            <translation>La clave empieza por «Bearer». Este servicio espera solo la clave.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service has no features of this kind. Choose another layer.</source>
            <translation>El servicio de mapas no tiene objetos de este tipo. Elija otra capa.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service returned only the first {limit} features. Ask your provider to allow paging.</source>
            <translation>El servicio de mapas solo devolvió los primeros {limit} objetos. Pida a su proveedor que permita la paginación.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not be reached. Check its name and port under Settings &gt; Options &gt; Network.</source>
            <translation>No se pudo conectar con el proxy. Compruebe su nombre y su puerto en Configuración &gt; Opciones &gt; Red.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not reach the service (status {status}). Try later, or check the address of '{connection}'.</source>
            <translation>El proxy no pudo acceder al servicio (estado {status}). Inténtelo más tarde o compruebe la dirección de «{connection}».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>El proxy no aceptó el usuario y la contraseña. Introdúzcalos en Configuración &gt; Opciones &gt; Red.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not let us through. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>El proxy no permitió la conexión. Compruebe Configuración &gt; Opciones &gt; Red en QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>El proxy rechazó la conexión con el servicio (estado {status}). Pida al administrador de la red que permita la dirección de «{connection}».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>El resultado no se pudo escribir: {trouble}. Compruebe allí el espacio y los permisos.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, where it travels in the address. Take fewer filters or columns, or set the connection to V2.</source>
            <translation>La búsqueda es demasiado larga para V1, donde va en la dirección. Use menos filtros o columnas, o ponga la conexión en V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>El servidor de «{connection}» cerró la conexión antes de que estuviera cifrada. Inténtelo de nuevo o pregunte a su proveedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' did not accept a connection in time. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>El servidor de «{connection}» no aceptó una conexión a tiempo. Puede que un cortafuegos lo bloquee, o que haga falta una VPN o un proxy (Configuración &gt; Opciones &gt; Red).</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not encrypt at this address, so the key was not sent. Check the port in the address, or ask your provider.</source>
            <translation>El servidor de «{connection}» no cifra en esta dirección, así que no se envió la clave. Compruebe el puerto en la dirección o consulte a su proveedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the address, or try later.</source>
            <translation>El servidor de «{connection}» rechazó la conexión. Compruebe el puerto de la dirección o inténtelo más tarde.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service answered with the unexpected status {status}. Check the address.</source>
            <translation>El servicio respondió con el estado inesperado {status}. Compruebe la dirección.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this request.</source>
            <translation>El servicio no pudo procesar esta solicitud.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this search. In V1 a search travels in the address, which may be too long: take fewer filters or columns, or set the connection to V2.</source>
            <translation>El servicio no pudo procesar esta búsqueda. En V1 una búsqueda va en la dirección, que puede ser demasiado larga: use menos filtros o columnas, o ponga la conexión en V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not accept the key for '{connection}'.</source>
            <translation>El servicio no aceptó la clave de «{connection}».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not answer in time. Try again, or ask for a smaller area.</source>
            <translation>El servicio no respondió a tiempo. Inténtelo de nuevo, o consulte una zona menor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service does not answer at this address, but {who} does (status {status}). Check the address of '{connection}'.</source>
            <translation>En esta dirección no responde el servicio, sino {who} (estado {status}). Compruebe la dirección de «{connection}».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}), also when asked again. Try later.</source>
            <translation>El servicio falló (estado {status}), también al consultarlo de nuevo. Inténtelo más tarde.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try later.</source>
            <translation>El servicio falló (estado {status}). Inténtelo más tarde.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service gives the same page again and again, so the rest can't be asked for. Choose pages so big that one is enough.</source>
            <translation>El servicio da siempre la misma página, así que no se puede pedir el resto. Elija páginas tan grandes que baste una.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Try again in {wait}.</source>
            <translation>Se consulta el servicio con demasiada frecuencia. Inténtelo de nuevo en {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Wait a while, then try again.</source>
            <translation>Se consulta el servicio con demasiada frecuencia. Espere un poco e inténtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>El servicio no está disponible (estado {status}). Inténtelo de nuevo en {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service knows no such footprint of an event, or not the source {source}. Check both.</source>
            <translation>El servicio no conoce esa huella de evento, o no la fuente {source}. Compruebe ambas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused this request: either the area is not valid for it, or the key has no access to {source}. We checked the area and found no fault.</source>
            <translation>El servicio rechazó esta solicitud: o la zona no es válida para él, o la clave no tiene acceso a {source}. Comprobamos la zona y no hallamos fallos.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer can't be read: {seen}. The log has its beginning, for your provider.</source>
            <translation>La respuesta del servicio no se puede leer: {seen}. El registro contiene el comienzo, para su proveedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has no result for this point. Ask for it again.</source>
            <translation>La respuesta del servicio no tiene resultado para este punto. Consúltelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has two results for this point, so neither was taken. Ask for it again.</source>
            <translation>La respuesta del servicio tiene dos resultados para este punto, así que no se tomó ninguno. Consúltelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer is larger than {limit} MB, so it was hung up on and nothing was kept. Ask for less, or let more come under 'As the provider advises' of '{connection}'.</source>
            <translation>La respuesta del servicio supera {limit} MB, así que se cortó y no se conservó nada. Pida menos, o permita más en «Según el proveedor» de «{connection}».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long to be sent (status {status}). Shorten it and try again.</source>
            <translation>El texto es demasiado largo para enviarlo (estado {status}). Acórtelo e inténtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to a sign-in page ({target}), to which the key was not sent. Check the address of '{connection}', or ask your network administrator for a way without a sign-in.</source>
            <translation>Esta dirección lleva a una página de inicio de sesión ({target}), a la que no se envió la clave. Compruebe la dirección de «{connection}» o pida a quien gestione su red un acceso sin inicio de sesión.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to {target}, to which the key was not sent. Set the final address in the connection.</source>
            <translation>Esta dirección lleva a {target}, adonde no se envió la clave. Ponga la dirección final en la conexión.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address sends us on to another one, to which the key was not sent. Set the final address in the connection.</source>
            <translation>Esta dirección remite a otra, a la que no se envió la clave. Ponga la dirección final en la conexión.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This can't be sent: {log}. Correct it and try again.</source>
            <translation>Esto no se puede enviar: {log}. Corríjalo e inténtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not the address of a service. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>Esta no es la dirección de un servicio. Es del tipo https://api.example.com, sin nombre de usuario ni signo de interrogación.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Type the key that your provider gave you.</source>
            <translation>Escriba la clave que le dio su proveedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>No se pudo escribir {file}: {trouble}. Compruebe allí el espacio y los permisos.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close it where it is open, or check the rights there.</source>
            <translation>No se pudo escribir {file}: {trouble}. Ciérrelo donde esté abierto o compruebe allí los permisos.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} asks for a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source} exige un filtro sobre {label} ({field}); no se envió nada. Añádalo a los filtros.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} does not offer accumulation. Choose another source.</source>
            <translation>{source} no ofrece cúmulo. Elija otra fuente.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no column '{field}'; nothing was sent. Choose the columns again.</source>
            <translation>{source} no tiene la columna «{field}»; no se envió nada. Elija las columnas de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no field '{field}' to filter by; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source} no tiene el campo «{field}» por el que filtrar; no se envió nada. Elimine el filtro, o recargue las fuentes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is no part of a filter, which has field, value and filters.</source>
            <translation>{spot}: «{key}» no forma parte de un filtro, que tiene field, value y filters.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: «{key}» está dos veces. Conserve el que corresponda.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is no placeholder of this request. There are: {choices}.</source>
            <translation>{spot}: «{name}» no es un marcador de esta solicitud. Hay: {choices}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: «{name}» está dos veces. Conserve el que corresponda.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot}: un filtro es un objeto con un campo y un valor. Corríjalo y pegue de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a list of filters in square brackets is wanted here.</source>
            <translation>{spot}: aquí se espera una lista de filtros entre corchetes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the body of a request is one JSON object. Put it in curly brackets.</source>
            <translation>{spot}: el cuerpo de una solicitud es un solo objeto JSON. Póngalo entre llaves.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot}: el campo no tiene nombre.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 can lie below one another.</source>
            <translation>{spot}: los filtros están anidados a demasiada profundidad. Como máximo 200 pueden estar uno bajo otro.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} can't be sent. Write another one, or a text in quotes.</source>
            <translation>{spot}: el número {name} no se puede enviar. Escriba otro, o un texto entre comillas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: {key} tiene medio carácter, que no se puede enviar. Cópielo de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has to be a text in double quotes; numbers, too.</source>
            <translation>{spot}: {key} debe ser un texto entre comillas dobles; los números también.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: esto tiene medio carácter, que no se puede enviar. Cópielo de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is nested too deeply. At most 100 objects and lists can lie in one another.</source>
            <translation>{spot}: esto está anidado a demasiada profundidad. Como máximo 100 objetos y listas pueden estar uno dentro de otro.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is not JSON any more. Look for a missing comma, quote or bracket there.</source>
            <translation>{spot}: esto ya no es JSON. Busque ahí una coma, comilla o corchete que falte.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source> near {latitude}, {longitude}</source>
            <translation> cerca de {latitude}, {longitude}</translation>
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
                <numerusform>{names} y {count} más</numerusform>
                <numerusform>{names} y {count} más</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} M</source>
            <translation>{number} M</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} bn</source>
            <translation>{number} mil M</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} k</source>
            <translation>{number} mil</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} tn</source>
            <translation>{number} bill.</translation>
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
                <numerusform>{count} moneda, sin convertir</numerusform>
                <numerusform>{count} monedas, sin convertir</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Accumulation in area</source>
            <translation>Cúmulo en zona</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Accumulation in buffers</source>
            <translation>Cúmulo en buffers</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source inside polygons: values, counts, currencies.</source>
            <translation>Pide al servicio las sumas de una fuente dentro de polígonos: valores, recuentos, monedas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>Pide al servicio las sumas de una fuente dentro de uno o varios radios alrededor de centros: valores, recuentos, monedas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: a geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (the id of the center's feature), a field for each metric that the service gave, status (found, empty, failed or stopped) and message.</source>
            <translation>OUTPUT: un círculo geodésico en EPSG:4326 por cada centro y radio, con 'radius' (metros), 'center' (el id del objeto del centro), un campo por cada métrica que dio el servicio, status (found, empty, failed o stopped) y message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: the areas with all their attributes, a field for each metric that the service gave, status (found, empty, failed or stopped) and message. Where AREA has a field of such a name, ours begins with gp_. A metric that is text somewhere is a text everywhere.</source>
            <translation>OUTPUT: las zonas con todos sus atributos, un campo por cada métrica que dio el servicio, status (found, empty, failed o stopped) y message. Si AREA tiene un campo con ese nombre, el nuestro empieza por gp_. Una métrica que es texto en algún sitio es texto en todos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service gave no metrics.</source>
            <translation>El servicio no devolvió métricas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>{name}: features in any coordinate system, each asked on its own. One that can't be asked has a row that says why. Where the service answers none of them, the run ends with the reason and writes nothing.</source>
            <translation>{name}: objetos en cualquier sistema de coordenadas, cada uno consultado por separado. El que no se puede consultar tiene una fila que dice por qué. Si el servicio no responde a ninguno, la ejecución termina con el motivo y no escribe nada.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Example: {command}</source>
            <translation>Ejemplo: {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>OUTPUT is where {name} is, which is read until the end. Choose another file or table; you can remove the old one then.</source>
            <translation>OUTPUT está donde {name}, que se lee hasta el final. Elija otro archivo u otra tabla; después podrá eliminar el antiguo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>SOURCE is empty. List sources shows which there are.</source>
            <translation>SOURCE está vacío. Listar fuentes muestra cuáles hay.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/base.py" />
            <source>The service gives at most {given} entries a page, not {asked}; they are asked for so.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}; they are asked for so.</extracomment>
            <translation>
                <numerusform>El servicio da como máximo {given} entrada por página, no {asked}; así se piden.</numerusform>
                <numerusform>El servicio da como máximo {given} entradas por página, no {asked}; así se piden.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts}): {cause}</source>
            <translation>Nuevo intento en {seconds} s (intento {attempt} de {attempts}): {cause}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>{address} begins with http://, so anybody on the network between can read the key and the answers. Use https:// if the service offers it.</source>
            <translation>{address} empieza por http://, así que cualquiera en la red intermedia puede leer la clave y las respuestas. Use https:// si el servicio lo ofrece.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. Check that it can be reached.</source>
            <translation>La base de datos no aceptó OUTPUT. Compruebe que se pueda acceder a ella.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. It says: "{reason}". Ask who looks after it.</source>
            <translation>La base de datos no aceptó OUTPUT. Dice: "{reason}". Consulte a quien la gestione.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>ASK_AGAIN: 1 asks rows again that have their answer from an earlier run.</source>
            <translation>ASK_AGAIN: 1 consulta de nuevo filas que tienen su respuesta de una ejecución anterior.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Ask rows again that have their answer</source>
            <translation>Consultar de nuevo filas con respuesta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Attaches to each point what layers of the service have there: hazard zones, for example. Points go in batches, several at a time; one that fails does not end the run: its row says why. Where the service answers none of them, the run ends with the reason and writes nothing.

To go on after a stop, or to try again those that failed, run it with the earlier OUTPUT as INPUT, into another file: rows that have their answer are not asked again and keep it. Where QGIS itself ended in the middle, what came is beside OUTPUT, in a file named .part.gpkg.</source>
            <translation>Añade a cada punto lo que capas del servicio tienen allí: zonas de peligro, por ejemplo. Los puntos van en lotes, varios a la vez; uno que falla no termina la ejecución: su fila dice por qué. Si el servicio no responde a ninguno, la ejecución termina con el motivo y no escribe nada.

Para continuar tras una parada, o reintentar los fallidos, ejecútelo con el OUTPUT anterior como INPUT, en otro archivo: las filas con respuesta no se consultan de nuevo y la conservan. Si QGIS terminó a la mitad, lo que llegó está junto a OUTPUT, en un archivo llamado .part.gpkg.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enrich points with hazards</source>
            <translation>Enriquecer puntos con peligros</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enriched points</source>
            <translation>Puntos enriquecidos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard layers (names with commas)</source>
            <translation>Capas de peligro (nombres separados por comas)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazards, {points}</source>
            <translation>Peligros, {points}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>How many features the layers have there</source>
            <translation>Cuántos objetos tienen allí las capas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>INPUT: points in any coordinate system, or the OUTPUT of an earlier run.</source>
            <translation>INPUT: puntos en cualquier sistema de coordenadas, o el OUTPUT de una ejecución anterior.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>LAYERS: names of layers, "flood_zones,wind_bands". The service does not list them; your provider knows them.</source>
            <translation>LAYERS: nombres de capas, "flood_zones,wind_bands". El servicio no las lista; su proveedor las conoce.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OPERATION: 0 (enhance) attaches the layers' attributes, 1 (count) how many of their features are there, and these as JSON.</source>
            <translation>OPERATION: 0 (enhance) añade los atributos de las capas, 1 (count) cuántos de sus objetos hay allí, y estos como JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OUTPUT: the points with all their attributes; enriched (what was asked), status (found, not found: no layer has anything there, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. Where INPUT has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: los puntos con todos sus atributos; enriched (lo consultado), status (found, not found: ninguna capa tiene nada allí, failed o stopped) y message; y por cada capa campos como flood_zones_intensity, o flood_zones_count y flood_zones_features. Si INPUT tiene un campo con ese nombre, el nuestro empieza por gp_; lo anidado llega como JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The layers' attributes</source>
            <translation>Los atributos de las capas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What came is kept. To go on, choose the new layer as the points and run it again.</source>
            <translation>Lo que llegó se conserva. Para continuar, elija la nueva capa como puntos y ejecute de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What is attached</source>
            <translation>Qué se añade</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was asked. Make room and run it again.</source>
            <translation>{trouble}. No se consultó nada. Libere espacio y ejecute de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no room for the answers anywhere else either. Make room and run it again.</source>
            <translation>{trouble}. Tampoco hay espacio para las respuestas en otro sitio. Libere espacio y ejecute de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. What came is kept in {file}. Make room and run it with that as INPUT: it goes on.</source>
            <translation>{trouble}. Lo que llegó se conserva en {file}. Libere espacio y ejecútelo con ese archivo como INPUT: continúa.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>None of the layers has anything here.</source>
            <translation>Ninguna de las capas tiene nada aquí.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their answer from an earlier run; not asked again.</source>
            <extracomment>English for 1: 1 row has its answer from an earlier run; not asked again.</extracomment>
            <translation>
                <numerusform>{count} fila tiene su respuesta de una ejecución anterior; no se consulta de nuevo.</numerusform>
                <numerusform>{count} filas tienen su respuesta de una ejecución anterior; no se consultan de nuevo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/places.py" />
            <source>Addresses</source>
            <translation>Direcciones</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <source>Portfolio</source>
            <translation>Cartera</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Risk reports</source>
            <translation>Informes de riesgo</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was asked.</source>
            <translation>No hay ningún punto válido en CENTERS, así que no se consultó nada.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was asked.</source>
            <translation>No hay ningún polígono válido en AREA, así que no se consultó nada.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Accumulation by layer</source>
            <translation>Cúmulo por capa</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries</source>
            <translation>Entradas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in area</source>
            <translation>Entradas en zona</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in buffers</source>
            <translation>Entradas en buffers</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries under a live event</source>
            <translation>Entradas afectadas por un evento en curso</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>FILTERS: a flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search takes no filter inside another. Empty: all that the source has.</source>
            <translation>FILTERS: una matriz JSON plana, [{"field": "CountryCode", "value": "DE"}], o @file.json. Los valores son textos; una búsqueda no admite un filtro dentro de otro. Vacío: todo lo que tiene la fuente.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the detailed records of a source by their values, wherever they are.</source>
            <translation>Encuentra los registros detallados de una fuente por sus valores, estén donde estén.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the points of a source by their values, wherever they are. Only V2 of the service has it.</source>
            <translation>Encuentra los puntos de una fuente por sus valores, estén donde estén. Solo lo tiene la V2 del servicio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>LAYER_REQUEST: the body that is sent, as JSON in which "{source}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>LAYER_REQUEST: el cuerpo que se envía, como JSON en el que se rellenan "{source}" y "{filters}"; o @file.json; vacío: el de la conexión.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer that the service has of a source, such as cells with their sums. The service has it in V1 only.</source>
            <translation>Carga la capa de cúmulo que el servicio tiene de una fuente, como celdas con sus sumas. El servicio solo la tiene en V1.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie inside polygons, all pages of them.</source>
            <translation>Carga los registros detallados de una fuente que están dentro de polígonos, todas sus páginas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie within one or several radii around centers, all pages of them.</source>
            <translation>Carga los registros detallados de una fuente que están dentro de uno o varios radios alrededor de centros, todas sus páginas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the entries of a source that lie under the footprint of a live event, with what the event adds to them.</source>
            <translation>Carga las entradas de una fuente que están bajo la huella de un evento en curso, con lo que el evento les añade.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie inside polygons.</source>
            <translation>Carga los puntos de una fuente que están dentro de polígonos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie within one or several radii around centers.</source>
            <translation>Carga los puntos de una fuente que están dentro de uno o varios radios alrededor de centros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature. A point in two polygons comes twice.</source>
            <translation>OUTPUT: puntos en EPSG:4326 con los campos propios del servicio y 'area', el id del objeto polígono. Un punto en dos polígonos viene dos veces.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature. There is a row for each point and radius: a point within 500 m is within 1000 m as well and comes twice.</source>
            <translation>OUTPUT: puntos en EPSG:4326 con los campos propios del servicio, 'radius' (metros) y 'center', el id del objeto del centro. Hay una fila por cada punto y radio: un punto a menos de 500 m también está a menos de 1000 m y viene dos veces.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature; a table when the records have no coordinates. A record in two polygons comes twice.</source>
            <translation>OUTPUT: registros en EPSG:4326 con los campos propios del servicio y 'area', el id del objeto polígono; una tabla si los registros no tienen coordenadas. Un registro en dos polígonos viene dos veces.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and those of the event; a table when the records have no coordinates.</source>
            <translation>OUTPUT: registros en EPSG:4326 con los campos propios del servicio y los del evento; una tabla si los registros no tienen coordenadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature; a table when the records have no coordinates. There is a row for each record and radius.</source>
            <translation>OUTPUT: registros en EPSG:4326 con los campos propios del servicio, 'radius' (metros) y 'center', el id del objeto del centro; una tabla si los registros no tienen coordenadas. Hay una fila por cada registro y radio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what the service gives, in EPSG:4326, with its own fields; a table when it has no shapes.</source>
            <translation>OUTPUT: lo que da el servicio, en EPSG:4326, con sus propios campos; una tabla si no tiene formas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what was found, in EPSG:4326, with the service's own fields; a table when there are no coordinates.</source>
            <translation>OUTPUT: lo encontrado, en EPSG:4326, con los campos propios del servicio; una tabla si no hay coordenadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/parameters.py" />
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in area</source>
            <translation>Puntos en zona</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in buffers</source>
            <translation>Puntos en buffers</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>REQUEST: the body that is sent, as JSON in which "{source}", "{footprint}", "{columns}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>REQUEST: el cuerpo que se envía, como JSON en el que se rellenan "{source}", "{footprint}", "{columns}" y "{filters}"; o @file.json; vacío: el de la conexión.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search entries</source>
            <translation>Buscar entradas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search points</source>
            <translation>Buscar puntos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>VERSION: 0 is V1, which sends filters and columns in the address and so has room for few of them; 1 is V2.</source>
            <translation>VERSION: 0 es V1, que envía filtros y columnas en la dirección y por eso admite pocos; 1 es V2.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written in a stream; it holds what had come when the run is cancelled.</source>
            <translation>Un archivo .gpkg se escribe de forma continua; contiene lo que había llegado si se cancela la ejecución.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Type the identifier of the event's footprint.</source>
            <translation>FOOTPRINT está vacío. Escriba el identificador de la huella del evento.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT: the identifier of the event's footprint, such as 2026/storm-emil.</source>
            <translation>FOOTPRINT: el identificador de la huella del evento, por ejemplo 2026/storm-emil.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Footprint of the event</source>
            <translation>Huella del evento</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search travels in the address, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such bound.</source>
            <translation>En V1 una búsqueda va en la dirección, que tiene {length} caracteres; un servicio puede rechazar más de {limit}. VERSION 1 no tiene ese límite.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Incomplete: {rows} came and are kept. {reason}</source>
            <extracomment>English for 1: Incomplete: {rows} came and is kept. {reason}</extracomment>
            <translation>
                <numerusform>Incompleto: {rows}. Lo que llegó se conserva. {reason}</numerusform>
                <numerusform>Incompleto: {rows}. Lo que llegó se conserva. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS ended in the middle of an earlier run: going on after its {count} rows.</source>
            <extracomment>English for 1: QGIS ended in the middle of an earlier run: going on after its 1 row.</extracomment>
            <translation>
                <numerusform>QGIS terminó en mitad de una ejecución anterior: se continúa tras {count} fila.</numerusform>
                <numerusform>QGIS terminó en mitad de una ejecución anterior: se continúa tras {count} filas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. They are kept.</source>
            <extracomment>English for 1: Stopped after {rows}. It is kept.</extracomment>
            <translation>
                <numerusform>Detenido tras {rows}. Lo que llegó se conserva.</numerusform>
                <numerusform>Detenido tras {rows}. Lo que llegó se conserva.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT can't be replaced: {trouble}. Close what has it open, or choose another file.</source>
            <translation>OUTPUT no se puede reemplazar: {trouble}. Cierre lo que lo tenga abierto, o elija otro archivo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take a row. Check the space on the disk.</source>
            <translation>OUTPUT no aceptó una fila. Compruebe el espacio en el disco.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take all rows. Check the space on the disk.</source>
            <translation>OUTPUT no aceptó todas las filas. Compruebe el espacio en el disco.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>Detenido al escribir OUTPUT: tiene {count} de {total} fila. Todo se conserva en {file}.</numerusform>
                <numerusform>Detenido al escribir OUTPUT: tiene {count} de {total} filas. Todas se conservan en {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>The database made no spatial index of OUTPUT.</source>
            <translation>La base de datos no creó un índice espacial de OUTPUT.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. The answers are kept in {file}.</source>
            <translation>{trouble}. Las respuestas se conservan en {file}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. There is no room for the answers in {file} either. Make room and run it again.</source>
            <translation>{trouble}. Tampoco hay espacio para las respuestas en {file}. Libere espacio y ejecute de nuevo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>AREA: polygon features in any coordinate system. Each is asked on its own; one that is not valid is reported and left out.</source>
            <translation>AREA: objetos polígono en cualquier sistema de coordenadas. Cada uno se consulta por separado; uno no válido se notifica y se omite.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>Zonas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CENTERS: point features in any coordinate system. Each is asked on its own, all radii at once; one that is no single point is reported and left out.</source>
            <translation>CENTERS: objetos punto en cualquier sistema de coordenadas. Cada uno se consulta por separado, todos los radios a la vez; uno que no sea un punto único se notifica y se omite.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>COLUMNS: names of columns of the source, "LocName,City"; empty: those that the service gives.</source>
            <translation>COLUMNS: nombres de columnas de la fuente, "LocName,City"; vacío: las que da el servicio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CONNECTION: the name of a connection; empty: the default one.</source>
            <translation>CONNECTION: el nombre de una conexión; vacío: la predeterminada.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Centers</source>
            <translation>Centros</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Columns (a,b; empty: the service's)</source>
            <translation>Columnas (a,b; vacío: las del servicio)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Connection (empty: the default one)</source>
            <translation>Conexión (vacío: la predeterminada)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Entries asked for at a time</source>
            <translation>Entradas pedidas a la vez</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Put it where the filters belong.</source>
            <translation>FILTERS no se envían: {name} no tiene "{{filters}}". Póngalo donde van los filtros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS: a JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>FILTERS: una matriz JSON, [{"field": "CountryCode", "value": "DE"}], o @file.json. Los valores son textos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Filters (JSON array, or @file.json)</source>
            <translation>Filtros (matriz JSON o @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>PAGE_SIZE: entries asked for at a time; all pages are fetched.</source>
            <translation>PAGE_SIZE: entradas pedidas a la vez; se obtienen todas las páginas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>RADII: meters, "500,1000".</source>
            <translation>RADII: metros, "500,1000".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>Radios en metros (500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>Solicitud (JSON o @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>SOURCE: the identifier of the portfolio (see List sources).</source>
            <translation>SOURCE: el identificador de la cartera (vea Listar fuentes).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Source</source>
            <translation>Fuente</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>VERSION: 0 is V1, 1 is V2. V1 takes a flat list of filters, all of which hold; in V2 a filter may hold others under "filters".</source>
            <translation>VERSION: 0 es V1, 1 es V2. V1 toma una lista plana de filtros, que se cumplen todos; en V2 un filtro puede contener otros en "filters".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Version of the service's interface</source>
            <translation>Versión de la interfaz del servicio</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS can't be read: {trouble}.</source>
            <translation>ADDRESS no se puede leer: {trouble}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is no field of INPUT. There are: {fields}.</source>
            <translation>ADDRESS nombra «{field}», que no es un campo de INPUT. Hay: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS: an expression on its fields, such as "street" || ', ' || "city".</source>
            <translation>ADDRESS: una expresión sobre sus campos, como "street" || ', ' || "city".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_panel.py" />
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are asked once, a few at a time.</source>
            <translation>Encuentra la dirección en cada punto. Las posiciones iguales se consultan una vez, unas pocas a la vez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the place of each row's address. Equal addresses are asked once, a few at a time.</source>
            <translation>Encuentra el lugar de la dirección de cada fila. Las direcciones iguales se consultan una vez, unas pocas a la vez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>Geocodificar direcciones</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>INPUT: any layer or table.</source>
            <translation>INPUT: cualquier capa o tabla.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>INPUT: points in any coordinate system.</source>
            <translation>INPUT: puntos en cualquier sistema de coordenadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept, without geometry. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: puntos en EPSG:4326 con todos los atributos de INPUT, label, placeId, geocodingQuality (como rooftop, address o city), status (found, not found, empty, failed o stopped) y message. Las filas sin lugar se conservan, sin geometría. Si INPUT tiene un campo con ese nombre, el nuestro empieza por gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: the points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: los puntos con todos sus atributos, label, placeId, geocodingQuality, type, status (found, not found, failed o stopped) y message. Si INPUT tiene un campo con ese nombre, el nuestro empieza por gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>Lugares</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>Geocodificación inversa</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>Atributos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>FIELD: its field with the values; empty: id.</source>
            <translation>FIELD: su campo con los valores; vacío: id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Give either VALUES or INPUT, so that it is clear what is asked.</source>
            <translation>Dé VALUES o INPUT, para que quede claro qué se consulta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. There are: {fields}.</source>
            <translation>INPUT no tiene el campo «{field}». Hay: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no row to ask for.</source>
            <translation>INPUT no tiene filas que consultar.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT: a layer or table with a value in each row.</source>
            <translation>INPUT: una capa o tabla con un valor en cada fila.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Its field with the values (empty: id)</source>
            <translation>Su campo con los valores (vacío: id)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>List sources</source>
            <translation>Listar fuentes</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Lists the sources (portfolios) that your key may see: one row for each source, each of its columns and each of its filters.</source>
            <translation>Lista las fuentes (carteras) que su clave puede ver: una fila por cada fuente, cada una de sus columnas y cada uno de sus filtros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with a row for each value: the service's own fields, value (as asked), status (found, not found, empty, failed or stopped) and message. Where the service has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: una tabla con una fila por valor: los campos propios del servicio, value (tal como se pidió), status (found, not found, empty, failed o stopped) y message. Si el servicio tiene un campo con ese nombre, el nuestro empieza por gp_; lo anidado llega como JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with the fields source, kind (source, column or filter), field, type, label, required (1: the source can't be asked without this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>OUTPUT: una tabla con los campos source, kind (source, column o filter), field, type, label, required (1: la fuente no se puede consultar sin este filtro), filter_values y accumulation (1: la fuente lo ofrece).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Point attributes</source>
            <translation>Atributos de puntos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Reads all attributes of single points of a source, each named by the value that identifies it.</source>
            <translation>Lee todos los atributos de puntos sueltos de una fuente, cada uno nombrado por el valor que lo identifica.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>Fuentes: {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>VALUES: the values, "a,b"; or INPUT and FIELD instead.</source>
            <translation>VALUES: los valores, "a,b"; o en su lugar INPUT y FIELD.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Values (a,b)</source>
            <translation>Valores (a,b)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>or a layer</source>
            <translation>o una capa</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Asks the queries of all GeoPortfolio layers of a project again and shows the new answers in them. A layer whose query fails or finds nothing keeps its answer; the rest goes on.</source>
            <translation>Repite las consultas de todas las capas GeoPortfolio de un proyecto y muestra en ellas las nuevas respuestas. Una capa cuya consulta falla o no encuentra nada conserva su respuesta; el resto continúa.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>CONNECTION: the name of a connection; empty: for each layer the one that leads to its service.</source>
            <translation>CONNECTION: el nombre de una conexión; vacío: para cada capa la que lleva a su servicio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>OUTPUT: a table with a row per layer: layer, status (refreshed, empty, incomplete, failed), message (what came, went and changed, or why not), rows.</source>
            <translation>OUTPUT: una tabla con una fila por capa: layer, status (refreshed, empty, incomplete, failed), message (qué llegó, se fue y cambió, o por qué no), rows.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>PROJECT: the .qgz or .qgs file, which is saved; empty: the open project, which is not saved.</source>
            <translation>PROJECT: el archivo .qgz o .qgs, que se guarda; vacío: el proyecto abierto, que no se guarda.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Project (empty: the open one)</source>
            <translation>Proyecto (vacío: el abierto)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>QGIS projects (*.qgz *.qgs)</source>
            <translation>Proyectos de QGIS (*.qgz *.qgs)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refresh project</source>
            <translation>Actualizar proyecto</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refreshed</source>
            <translation>Actualizado</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project could not be saved: {reason}</source>
            <translation>No se pudo guardar el proyecto: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project has no GeoPortfolio layer.</source>
            <translation>El proyecto no tiene ninguna capa GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project {file} can't be opened: {reason}</source>
            <translation>No se puede abrir el proyecto {file}: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>se está editando.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file is gone, and the query with it.</source>
            <translation>su archivo ya no existe, y con él la consulta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has nothing there any more.</source>
            <translation>el servicio ya no tiene nada allí.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no connection to {host}.</source>
            <translation>no hay conexión con {host}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no such file</source>
            <translation>no existe ese archivo</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>FORMAT: 0 is PDF, 1 is HTML.</source>
            <translation>FORMAT: 0 es PDF, 1 es HTML.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Fetches a risk report for each point into a folder, with an index (index.csv) and a layer (reports.gpkg). A report that fails does not end the run: its row says why. Run it again with the same folder and SKIP_EXISTING to fetch only what is missing.</source>
            <translation>Obtiene un informe de riesgo por punto en una carpeta, con un índice (index.csv) y una capa (reports.gpkg). Un informe que falla no termina la ejecución: su fila dice por qué. Ejecute de nuevo con la misma carpeta y SKIP_EXISTING para obtener solo lo que falta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Format</source>
            <translation>Formato</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Index of reports</source>
            <translation>Índice de informes</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>NAME: a QGIS expression that names each file; empty: by LocNumber, LocName, name or id.</source>
            <translation>NAME: una expresión de QGIS que nombra cada archivo; vacío: por LocNumber, LocName, name o id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>Nombre de cada archivo (expresión)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>OUTPUT: a table with point (the feature's id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>OUTPUT: una tabla con point (el id del objeto), label, file, status (saved, warning, skipped, failed o stopped) y message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>RADII: meters, "500,1000"; with radii the report includes what lies in these circles.</source>
            <translation>RADII: metros, "500,1000"; con radios el informe incluye lo que hay en estos círculos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>SKIP_EXISTING: true does not ask again for what the folder has of the same points and choices.</source>
            <translation>SKIP_EXISTING: true no pide de nuevo lo que la carpeta ya tiene de los mismos puntos y opciones.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that the folder has already</source>
            <translation>Omitir informes que la carpeta ya tiene</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>VERSION: 0 is V1, 1 is V2 of the reports.</source>
            <translation>VERSION: 0 es V1, 1 es V2 de los informes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/statuses.py" />
            <source>What else fails is told in the rows only.</source>
            <translation>Los demás fallos se indican solo en las filas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>{count} vacía</numerusform>
                <numerusform>{count} vacías</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>{count} con fallo</numerusform>
                <numerusform>{count} con fallo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>{count} con resultado</numerusform>
                <numerusform>{count} con resultado</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>{count} sin resultado</numerusform>
                <numerusform>{count} sin resultado</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count} fila: {parts}</numerusform>
                <numerusform>{count} filas: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>{count} guardada</numerusform>
                <numerusform>{count} guardadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>{count} guardada con advertencia</numerusform>
                <numerusform>{count} guardadas con advertencia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>{count} omitida</numerusform>
                <numerusform>{count} omitidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>{count} detenida</numerusform>
                <numerusform>{count} detenidas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/targets.py" />
            <source>A Shapefile cuts the fields' names to 10 characters, so that they are hard to tell apart. A GeoPackage keeps them.</source>
            <translation>Un Shapefile corta los nombres de los campos a 10 caracteres, lo que los hace difíciles de distinguir. Un GeoPackage los conserva.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate again</source>
            <translation>Repetir cúmulo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate {title}</source>
            <translation>Cúmulo de {title}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Asking {source}</source>
            <translation>Consultando {source}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. What came is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. What came is in the table.</extracomment>
            <translation>
                <numerusform>Detenido tras {count} de {all} zona. Lo que llegó está en la tabla.</numerusform>
                <numerusform>Detenido tras {count} de {all} zonas. Lo que llegó está en la tabla.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first area was answered.</source>
            <translation>Detenido antes de la respuesta a la primera zona.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>{count} of {all} areas failed. {reason}</source>
            <extracomment>English for 1: {count} of {all} area failed. {reason}</extracomment>
            <translation>
                <numerusform>{count} de {all} zona con fallo. {reason}</numerusform>
                <numerusform>{count} de {all} zonas con fallo. {reason}</numerusform>
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
            <translation>Por radio alrededor de {areas}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>C&amp;hart</source>
            <translation>&amp;Gráfico</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>Copy the chart as an image, or save it as PNG or SVG</source>
            <translation>Copiar el gráfico como imagen o guardarlo como PNG o SVG</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>Metric of chart and layer</source>
            <translation>Métrica del gráfico y de la capa</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>The metric that the chart shows and the layer is styled by</source>
            <translation>La métrica que muestra el gráfico y con la que se da estilo a la capa</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>numbers without a currency</source>
            <translation>números sin moneda</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>only {currency}, not converted</source>
            <translation>solo {currency}, sin convertir</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Another file</source>
            <translation>Otro archivo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Make the layer {title}</source>
            <translation>Crear la capa {title}</translation>
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
            <translation>Abrir carpeta</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/results/loading.py" />
            <source>Save {file}</source>
            <translation>Guardar {file}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>The table is in {file}.</source>
            <translation>La tabla está en {file}.</translation>
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
            <translation>Reintentar</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows} como la capa {layer}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/charts/actions.py" />
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Detener</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All &amp;Metrics</source>
            <translation>Todas las &amp;métricas</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>CS&amp;V</source>
            <translation>CS&amp;V</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Clear &amp;Baseline</source>
            <translation>Quitar &amp;base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare no more: keep the last answer alone</source>
            <translation>No comparar más: conservar solo la última respuesta</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>Copiar la tabla para una hoja de cálculo, con fuente, zona, filtros y hora</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create &amp;Layer</source>
            <translation>Crear ca&amp;pa</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Keep these numbers and compare those that come later with them</source>
            <translation>Conservar estos números y comparar con ellos los siguientes</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Nothing accumulated yet. Choose an area, then Accumulate.</source>
            <translation>Aún no hay cúmulo. Elija una zona y luego Cúmulo.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file, a line for each area or radius</source>
            <translation>Guardar todas las métricas como archivo CSV, una línea por zona o radio</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as &amp;Baseline</source>
            <translation>Fijar &amp;base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all that the service has added up, not the sums insured alone</source>
            <translation>Mostrar todo lo que el servicio ha sumado, no solo las sumas aseguradas</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep what has come</source>
            <translation>Detener y conservar lo que llegó</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>The areas or circles of the last answer on the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>Las zonas o los círculos de la última respuesta en el mapa, con la simbología según la métrica del gráfico y un campo por cada métrica</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source} no ofrece cúmulo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all</source>
            <translation>Añadir todos</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all {count}</source>
            <translation>Añadir los {count}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the other {count}</source>
            <extracomment>English for 1: Add the other one</extracomment>
            <translation>
                <numerusform>Añadir el otro</numerusform>
                <numerusform>Añadir los otros {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add them swapped</source>
            <translation>Añadir intercambiadas</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Areas added from {layer}: {count}</source>
            <translation>Zonas añadidas de {layer}: {count}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Map extent</source>
            <translation>Extensión del mapa</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Nothing is selected in a layer of polygons or points. Choose the layer in the Layers panel, select features with QGIS's select tool, then try again.</source>
            <translation>No hay nada seleccionado en una capa de polígonos o puntos. Elija la capa en el panel Capas, seleccione objetos con la herramienta de selección de QGIS e inténtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read pasted shapes</source>
            <translation>Leer formas pegadas</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read the features of {layer}</source>
            <translation>Leer los objetos de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Swap</source>
            <translation>Intercambiar</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The current layer has no polygons or points. Choose one that has in the Layers panel, then try again.</source>
            <translation>La capa actual no tiene polígonos ni puntos. Elija una que tenga en el panel Capas e inténtelo de nuevo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The map's extent was added as an area.</source>
            <translation>La extensión del mapa se añadió como zona.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted areas were added, but lie off the map. With latitude and longitude swapped they would lie on it.</source>
            <translation>Las zonas pegadas se añadieron, pero quedan fuera del mapa. Con latitud y longitud intercambiadas quedarían dentro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted text lies beyond the globe, and fits it with latitude and longitude swapped.</source>
            <translation>El texto pegado queda más allá del globo, y encaja con latitud y longitud intercambiadas.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>These are the areas already. Choose another layer.</source>
            <translation>Estas ya son las zonas. Elija otra capa.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Zoom</source>
            <translation>Zoom</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>the pasted text</source>
            <translation>el texto pegado</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} shapes of {origin} can't be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} shape of {origin} can't be used: {faults}. Nothing was added yet.</extracomment>
            <translation>
                <numerusform>Fallo en {bad} de {total} forma de {origin}: {faults}. Aún no se añadió nada.</numerusform>
                <numerusform>Fallo en {bad} de {total} formas de {origin}: {faults}. Aún no se añadió nada.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{count} more, which the log names</source>
            <extracomment>English for 1: 1 more, which the log names</extracomment>
            <translation>
                <numerusform>{count} más, nombrada en el registro</numerusform>
                <numerusform>{count} más, nombradas en el registro</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} does not say how many features it has; each is asked on its own, which may take long.</source>
            <translation>{layer} no indica cuántos objetos tiene; cada uno se consulta por separado, lo que puede tardar mucho.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer} no tiene objetos.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features; each is asked on its own, which takes long.</source>
            <translation>{layer} tiene {count} objetos; cada uno se consulta por separado, lo que tarda mucho.</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles here</source>
            <translation>&amp;Círculos aquí</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Identify Location</source>
            <translation>I&amp;dentificar lugar</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Report here</source>
            <translation>&amp;Informe aquí</translation>
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
            <translation>Informe de riesgo de este lugar</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Select what lies in circles around this place</source>
            <translation>Seleccionar lo que hay en círculos alrededor de este lugar</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>La dirección, el registro y los peligros de este lugar</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>This is no place on the globe</source>
            <translation>Este no es un lugar del globo</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>Haga clic en al menos un centro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click centers, type radii for all (200 500 1km) or drag one. Double click, right click or Enter finishes; Backspace takes back a center; Esc leaves. A drag with Shift joins the radii; Tab marks the next center, to type radii for it alone.</source>
            <translation>Haga clic en centros, teclee radios para todos (200 500 1km) o arrastre uno. Doble clic, clic derecho o Intro termina; Retroceso quita un centro; Esc sale. Arrastrar con Mayús añade el radio; Tab marca el centro siguiente, para teclear radios solo para él.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <source>This is no place on the globe.</source>
            <translation>Este no es un lugar del globo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/circles_tool.py" />
            <source>{count} centers</source>
            <extracomment>English for 1: 1 center</extracomment>
            <translation>
                <numerusform>1 centro</numerusform>
                <numerusform>{count} centros</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Add a world map</source>
            <translation>Añadir un mapa del mundo</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas are one now.</source>
            <translation>Todas las zonas son ahora una.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>Se eliminaron todas las zonas.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Look whether it is what you meant.</source>
            <translation>La zona «{name}» se reparó. Mire si es lo que quería.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Areas and filters replaced by those of the query.</source>
            <translation>Zonas y filtros reemplazados por los de la consulta.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers with different radii</source>
            <translation>Círculos añadidos: {count} centros con radios distintos</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers, {radii} each</source>
            <extracomment>English for 1: Circles added: 1 center, {radii}</extracomment>
            <translation>
                <numerusform>Círculos añadidos: 1 centro, {radii}</numerusform>
                <numerusform>Círculos añadidos: {count} centros, {radii} en cada uno</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Join the areas</source>
            <translation>Unir las zonas</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or use features you have selected.</source>
            <translation>Aún no hay zona. Dibuje una, o use objetos seleccionados.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/selection/drafting.py" />
            <source>Repair</source>
            <translation>Reparar</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Show the areas of the query</source>
            <translation>Mostrar las zonas de la consulta</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is no map yet to draw on.</source>
            <translation>Aún no hay ningún mapa sobre el que dibujar.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is nothing to join. Draw or use at least two areas first.</source>
            <translation>No hay nada que unir. Dibuje o use antes al menos dos zonas.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/filters/bar.py" />
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>World map</source>
            <translation>Mapa del mundo</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>{count} areas were removed.</source>
            <extracomment>English for 1: {name} was removed.</extracomment>
            <translation>
                <numerusform>Se eliminó {name}.</numerusform>
                <numerusform>Se eliminaron {count} zonas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>{name}: city center only; a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name}: solo centro de la ciudad; un círculo de {radius} dice poco. Elija una dirección con calle, o radios mayores.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point to see what is known there. Esc leaves.</source>
            <translation>Haga clic en un lugar o un punto cargado para ver lo que se sabe allí. Esc para salir.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point. Esc leaves.</source>
            <translation>Haga clic en un lugar o un punto cargado. Esc sale.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Enter takes this place</source>
            <translation>Intro toma este lugar</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 corners.</source>
            <translation>Una zona necesita al menos 3 vértices.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to set corners. Double click, right click or Enter finishes; Backspace takes back a corner; Esc leaves.</source>
            <translation>Haga clic para poner vértices. Doble clic, clic derecho o Intro termina; Retroceso quita un vértice; Esc sale.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The map has no coordinate system; set one for the project.</source>
            <translation>El mapa no tiene sistema de coordenadas; defina uno para el proyecto.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself near {latitude}, {longitude}. Take back a corner.</source>
            <translation>La forma se cruza a sí misma cerca de {latitude}, {longitude}. Quite un vértice.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself.</source>
            <translation>La forma se cruza a sí misma.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape is too small to be an area.</source>
            <translation>La forma es demasiado pequeña para ser una zona.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape leaves the area that the map can show.</source>
            <translation>La forma sale de la zona que el mapa puede mostrar.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape lies beyond the pole.</source>
            <translation>La forma queda más allá del polo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/polygon_tool.py" />
            <source>{count} corners</source>
            <extracomment>English for 1: 1 corner</extracomment>
            <translation>
                <numerusform>{count} vértice</numerusform>
                <numerusform>{count} vértices</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii</source>
            <translation>Radios</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii with m, km, mi or ft; meters without. Enter sets them.</source>
            <translation>Radios con m, km, mi o ft; metros sin unidad. Intro los fija.</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS's WMS and WFS connections</source>
            <translation>Aña&amp;dir a las conexiones WMS y WFS de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Edit...</source>
            <translation>&amp;Editar...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Help</source>
            <translation>&amp;Ayuda</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New connection...</source>
            <translation>&amp;Nueva conexión...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Reload</source>
            <translation>&amp;Recargar</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Test</source>
            <translation>&amp;Probar</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Use</source>
            <translation>&amp;Usar</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/maps.py" />
            <source>Add hazard &amp;maps...</source>
            <translation>Añadir &amp;mapas de peligro...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection yet: double-click to connect</source>
            <translation>Aún sin conexión: doble clic para conectar</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Your portfolio services: their sources, maps and recent queries</source>
            <translation>Sus servicios de cartera: sus fuentes, mapas y consultas recientes</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to the group Hazard</source>
            <translation>&amp;Añadir al grupo Hazard</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;features</source>
            <translation>Añadir como &amp;objetos</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load it: the service does not let QGIS read it.</source>
            <translation>Doble clic para cargarla: el servicio no deja que QGIS la lea.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>Objetos (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps: drag them onto the map</source>
            <translation>Mapas de peligro: arrástrelos al mapa</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Maps (WMS)</source>
            <translation>Mapas (WMS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no features.</source>
            <translation>El servicio de mapas no ofrece objetos.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no maps.</source>
            <translation>El servicio de mapas no ofrece mapas.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>What hazard maps are drawn from: features with attributes</source>
            <translation>Los datos de los mapas de peligro: objetos con atributos</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>{title}, all in one map</source>
            <translation>{title}, todo en un mapa</translation>
        </message>
        <message>
            <location filename="../ui/browser/nodes.py" />
            <source>Double-click to try again.</source>
            <translation>Doble clic para reintentar.</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Asking the service...</source>
            <translation>Consultando el servicio...</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <source>Locked: double-click to unlock</source>
            <translation>Bloqueado: doble clic para desbloquear</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Edit query</source>
            <translation>&amp;Editar consulta</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Layer</source>
            <translation>&amp;Capa</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/results/history_page.py" />
            <source>A&amp;gain</source>
            <translation>&amp;Repetir</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;command</source>
            <translation>Copiar &amp;orden qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Nothing asked yet</source>
            <translation>Nada consultado aún</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>Consultas recientes</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>What was asked of late, with time and rows</source>
            <translation>Lo consultado últimamente, con hora y filas</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Column</source>
            <translation>Columna</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Columns ({count})</source>
            <translation>Columnas ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns of {source}</source>
            <translation>Columnas de {source}</translation>
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
            <translation>Filtros ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Find a column or a filter</source>
            <translation>Buscar una columna o un filtro</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Required</source>
            <translation>Obligatorio</translation>
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
            <translation>Valores</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>yes</source>
            <translation>sí</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>{source}: does not offer accumulation</source>
            <translation>{source}: no ofrece cúmulo</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>&amp;Use this source</source>
            <translation>&amp;Usar esta fuente</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Copy &amp;identifier</source>
            <translation>Copiar &amp;identificador</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;columns...</source>
            <translation>&amp;Listar columnas...</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>Exigido por esta fuente</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The key has access to no source. Ask your provider.</source>
            <translation>La clave no tiene acceso a ninguna fuente. Consulte a su proveedor.</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>What you can load points and entries of</source>
            <translation>De qué puede cargar puntos y entradas</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/sources.py" />
            <source>{count} columns</source>
            <extracomment>English for 1: 1 column</extracomment>
            <translation>
                <numerusform>{count} columna</numerusform>
                <numerusform>{count} columnas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/values.py" />
            <source>Any value</source>
            <translation>Cualquier valor</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/values.py" />
            <source>and {count} more</source>
            <extracomment>English for 1: and 1 more</extracomment>
            <translation>
                <numerusform>y {count} más</numerusform>
                <numerusform>y {count} más</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>'{text}' is on the clipboard.</source>
            <translation>«{text}» está en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Among QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>Entre las conexiones WMS y WFS de QGIS: «{title}».</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Save...</source>
            <translation>&amp;Guardar...</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Chart saved as {path}.</source>
            <translation>Gráfico guardado como {path}.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Copy the chart as an image, for a mail or a slide</source>
            <translation>Copiar el gráfico como imagen, para un correo o una diapositiva</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>PNG image (*.png)</source>
            <translation>Imagen PNG (*.png)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>SVG drawing (*.svg)</source>
            <translation>Dibujo SVG (*.svg)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save chart</source>
            <translation>Guardar gráfico</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>Guardar el gráfico como PNG o SVG</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Saving the chart</source>
            <translation>Guardando el gráfico</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>The chart could not be saved as {path}: {reason}. Choose another folder.</source>
            <translation>El gráfico no se pudo guardar como {path}: {reason}. Elija otra carpeta.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>{file} is there already. Replace it?</source>
            <translation>{file} ya existe. ¿Reemplazarlo?</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>Largest {shown} of {count}</source>
            <translation>Los {shown} mayores de {count}</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No numbers to draw.</source>
            <translation>No hay números que dibujar.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name has no slash, and 'environment' is taken by QGIS's own.</source>
            <translation>Un nombre no lleva barra, y «environment» lo reserva QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Connection to a portfolio service</source>
            <translation>Conexión a un servicio de cartera</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>Nombre y versión</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>There is already a connection '{name}'.</source>
            <translation>Ya hay una conexión «{name}».</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Address</source>
            <translation>&amp;Dirección</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Key</source>
            <translation>&amp;Clave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Name</source>
            <translation>&amp;Nombre</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Version</source>
            <translation>&amp;Versión</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the key</source>
            <translation>Ocultar la clave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep it in QGIS's password &amp;store</source>
            <translation>Al&amp;macén de contraseñas de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>More...</source>
            <translation>Más...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Only &amp;until I close QGIS</source>
            <translation>Solo &amp;hasta que cierre QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask you for its master password, or to set one.</source>
            <translation>QGIS puede pedirle su contraseña maestra, o que defina una.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS's own options hold: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;</source>
            <translation>En las opciones de QGIS: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificados&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove the &amp;prefix</source>
            <translation>Quitar el &amp;prefijo</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the key</source>
            <translation>Mostrar la clave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key holds a character that can't be sent. Copy it again from where you got it.</source>
            <translation>La clave tiene un carácter que no se puede enviar. Cópiela de nuevo de donde la obtuvo.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This address starts with http: anybody on the way can read the key. Use https if the service has it.</source>
            <translation>Esta dirección empieza por http: cualquiera en el camino puede leer la clave. Use https si el servicio lo tiene.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is no address of a service. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
            <translation>Esta no es la dirección de un servicio. Es del tipo https://portfolio.example.com, sin usuario, signo de interrogación ni #.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V1: flat filters</source>
            <translation>V1: filtros planos</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V2: nested filters</source>
            <translation>V2: filtros anidados</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>as the address</source>
            <translation>como la dirección</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in QGIS's password store</source>
            <translation>guardada en el almacén de contraseñas de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until you close QGIS</source>
            <translation>guardada hasta que cierre QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>&amp;Back</source>
            <translation>&amp;Atrás</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connect</source>
            <translation>C&amp;onectar</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>Connect to your portfolio service</source>
            <translation>Conectar con su servicio de cartera</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>QGIS did not keep the key, because no master password was given. Connect again to use it only until you close QGIS.</source>
            <translation>QGIS no guardó la clave porque no se dio la contraseña maestra. Conecte de nuevo para usarla solo hasta que cierre QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics...</source>
            <translation>Ejecutar dia&amp;gnóstico...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>«{name}» está en las conexiones WMS y WFS de QGIS: «{title}».</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in QGIS's WMS and WFS connections.</source>
            <translation>«{name}» no está en las conexiones WMS y WFS de QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS's &amp;WMS and WFS</source>
            <translation>Añadir a &amp;WMS y WFS de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK it is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>Tras Aceptar está en las conexiones WMS y WFS de QGIS: «{title}».</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For QGIS's Browser and Data Source Manager; the key stays where it is</source>
            <translation>Para el Navegador y el Administrador de fuentes de datos de QGIS; la clave sigue donde está</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS has connections of another service that are called {titles}; they were left alone. Rename or remove them in QGIS, then add yours again.</source>
            <translation>QGIS tiene conexiones de otro servicio llamadas {titles}; no se tocaron. Renómbrelas o elimínelas en QGIS y añada las suyas de nuevo.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>QGIS did not keep the key of '{name}'. Use it only until you close QGIS?</source>
            <translation>QGIS no guardó la clave de «{name}». ¿Usarla solo hasta que cierre QGIS?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add...</source>
            <translation>&amp;Añadir...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Remove</source>
            <translation>E&amp;liminar</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Connections</source>
            <translation>Conexiones</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Find out step by step what works and what does not</source>
            <translation>Averiguar paso a paso qué funciona y qué no</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Key</source>
            <translation>Clave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Service address</source>
            <translation>Dirección del servicio</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;default</source>
            <translation>Prede&amp;terminar</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>entorno</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>password store</source>
            <translation>almacén de contraseñas</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS closes</source>
            <translation>hasta que QGIS se cierre</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name} (predeterminada)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>As the provider advises</source>
            <translation>Según el proveedor</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of accumulation layers</source>
            <translation>Cuerpo de las capas de cúmulo</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of live events</source>
            <translation>Cuerpo de los eventos en curso</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of risk reports</source>
            <translation>Cuerpo de los informes de riesgo</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>Describe su servicio, que no indica cómo combina los filtros V2. No cambia la solicitud. Un filtro debajo de otro siempre lo restringe.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of entries is known. A page with fewer rows than asked for is the last; 'automatic' asks for one more page where the service may have left out rows. 'short page' never does, 'empty page' always asks until no rows are left.</source>
            <translation>Cómo se reconoce la última página de entradas. Una página con menos filas de las pedidas es la última; «automático» pide una página más si el servicio puede haber omitido filas. «página corta» nunca lo hace, «página vacía» pide siempre hasta que no quedan filas.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Largest answer in one piece, MB</source>
            <translation>Mayor respuesta de una pieza, MB</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Less has to travel. Only where the provider's CSV has columns of latitude and longitude: without them the points come as a table. Circles with several radii come as JSON all the same.</source>
            <translation>Se transmiten menos datos. Solo donde el CSV del proveedor tiene columnas de latitud y longitud: sin ellas los puntos llegan como tabla. Los círculos con varios radios llegan igualmente como JSON.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maps: the request's name ends the address</source>
            <translation>Mapas: la dirección acaba con el nombre de la solicitud</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Page end</source>
            <translation>Fin de las páginas</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points and entries come as CSV</source>
            <translation>Puntos y entradas llegan como CSV</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points in one enrichment batch</source>
            <translation>Puntos por lote de enriquecimiento</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Requests at a time</source>
            <translation>Solicitudes a la vez</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>So many pages of entries, areas, addresses or batches of points are asked for at a time; of reports at most 3. While the service refuses or fails, fewer are asked for by themselves.</source>
            <translation>Tantas páginas de entradas, zonas, direcciones o lotes de puntos se piden a la vez; de informes, como máximo 3. Mientras el servicio rechaza o falla, se piden menos automáticamente.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Sources, accumulation, hazards, lists of maps and reports are taken in one piece. One that is larger than this, once unpacked, is not kept, so that neither memory nor disk fill up. Points and entries are written to disk as they come; of these, no more than 500 MB come unasked.</source>
            <translation>Fuentes, cúmulos, peligros, listas de mapas e informes se toman de una pieza. Una mayor que esto, una vez descomprimida, no se conserva, para que no se llenen ni la memoria ni el disco. Puntos y entradas se escriben en el disco según llegan; de estos no vienen más de 500 MB sin preguntar.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>El servicio combina los filtros con</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 filters lie inside 'params'</source>
            <translation>Los filtros V2 van dentro de «params»</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 point reports use the V1 buffer address</source>
            <translation>Informes V2 de punto por la dirección V1 de buffer</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>automatic</source>
            <translation>automático</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>empty page</source>
            <translation>página vacía</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>short page</source>
            <translation>página corta</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>The areas and filters are sent to this service:</source>
            <translation>Las zonas y los filtros se envían a este servicio:</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>Usar otra conexión</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use another</source>
            <translation>Usar otra</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} came from {host}, to which you have no connection. The layer is as it was.</source>
            <translation>{layer} procede de {host}, con el que no tiene conexión. La capa está como estaba.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Preview</source>
            <translation>&amp;Vista previa</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Reset</source>
            <translation>&amp;Restablecer</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>(your key)</source>
            <translation>(su clave)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Accumulation layer</source>
            <translation>Capa de cúmulo</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit...</source>
            <translation>Editar...</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit: {what}</source>
            <translation>Editar: {what}</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Kind of request</source>
            <translation>Tipo de solicitud</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Live event</source>
            <translation>Evento en curso</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Nothing can be sent while the body has a fault.</source>
            <translation>No se puede enviar nada mientras el cuerpo tenga un fallo.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Put the usual body in place of this one</source>
            <translation>Poner el cuerpo habitual en lugar de este</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V1</source>
            <translation>Informe de un lugar, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V2</source>
            <translation>Informe de un lugar, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V1</source>
            <translation>Informe con círculos, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V2</source>
            <translation>Informe con círculos, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Request that would be sent</source>
            <translation>Solicitud que se enviaría</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Show the request that would be sent, with example values</source>
            <translation>Mostrar la solicitud que se enviaría, con valores de ejemplo</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The chosen columns, a list</source>
            <translation>Las columnas elegidas, una lista</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The filters, a list</source>
            <translation>Los filtros, una lista</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The footprint of the event, which is in the address, too</source>
            <translation>La huella del evento, que también está en la dirección</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The identifier of the source</source>
            <translation>El identificador de la fuente</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The latitude in degrees, a number</source>
            <translation>La latitud en grados, un número</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The longitude in degrees, a number</source>
            <translation>La longitud en grados, un número</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The name that the version has for filters: filters in V1, filters_v2 in V2</source>
            <translation>El nombre que la versión da a los filtros: filters en V1, filters_v2 en V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The point as an object: a circle with one coordinate of lat and long</source>
            <translation>El punto como objeto: un círculo con una coordenada de lat y long</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The radii in meters, a list; none in the report of a place</source>
            <translation>Los radios en metros, una lista; ninguno en el informe de un lugar</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write what your provider wants to be sent. A click puts a placeholder where the cursor is; one without a value is left out with its member.</source>
            <translation>Escriba lo que su proveedor quiere recibir. Un clic pone un marcador donde está el cursor; uno sin valor se omite con su miembro.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>as usual</source>
            <translation>habitual</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>faulty</source>
            <translation>con fallos</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>your own</source>
            <translation>propio</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Connection</source>
            <translation>&amp;Conexión</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Open Options</source>
            <translation>&amp;Abrir opciones</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Run Again</source>
            <translation>&amp;Repetir</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Checks</source>
            <translation>Comprobaciones</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Cop&amp;y</source>
            <translation>C&amp;opiar</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copied. No API key is included.</source>
            <translation>Copiado. No incluye ninguna clave de API.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copy all results as text, without the API key</source>
            <translation>Copiar todos los resultados como texto, sin la clave de API</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Diagnose Connection</source>
            <translation>Diagnosticar la conexión</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Open the page of QGIS's options that can solve the selected problem</source>
            <translation>Abrir la página de opciones de QGIS que puede resolver el problema seleccionado</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Run all checks again</source>
            <translation>Repetir todas las comprobaciones</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Running...</source>
            <translation>En curso...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Show the results with versions, settings and log, without API keys</source>
            <translation>Mostrar los resultados con versiones, ajustes y registro, sin claves de API</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Skip the remaining checks and keep the results</source>
            <translation>Omitir las comprobaciones restantes y conservar los resultados</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Stopped. The remaining checks were not run.</source>
            <translation>Detenido. Las comprobaciones restantes no se ejecutaron.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Support &amp;Text...</source>
            <translation>&amp;Texto de asistencia...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>La conexión que se comprueba</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Make one, then come back.</source>
            <translation>Todavía no hay conexión. Cree una y vuelva.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Unexpected error. See the log.</source>
            <translation>Error inesperado. Consulte el registro.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Check</source>
            <translation>Comprobación</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>&amp;Save As...</source>
            <translation>&amp;Guardar como...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text, and delete what you do not want to pass on. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
            <translation>Revise el texto y borre lo que no quiera compartir. No se envía nada. Se han quitado las claves de API, las contraseñas, su nombre de usuario y los datos de la cartera.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copied to the clipboard.</source>
            <translation>Copiado en el portapapeles.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copy the text to the clipboard</source>
            <translation>Copiar el texto en el portapapeles</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save Support Text</source>
            <translation>Guardar el texto de asistencia</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save the text to a file on this computer</source>
            <translation>Guardar el texto en un archivo de este equipo</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support Text</source>
            <translation>Texto de asistencia</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support text saved as {file}.</source>
            <translation>Texto de asistencia guardado como {file}.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Text files (*.txt)</source>
            <translation>Archivos de texto (*.txt)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>The API keys of {names} could not be looked for.</source>
            <translation>No se pudieron buscar las claves de API de {names}.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from the map service</source>
            <translation>Su&amp;gerir desde el servicio de mapas</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Up</source>
            <translation>&amp;Subir</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>A&amp;dd</source>
            <translation>&amp;Añadir</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Add the typed name; behind the arrow those that you used lately</source>
            <translation>Añadir el nombre escrito; tras la flecha, los usados últimamente</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>As the service knows it; several with commas. Enter adds.</source>
            <translation>Como la conoce el servicio; varias con comas. Intro añade.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Asking the map service...</source>
            <translation>Consultando el servicio de mapas...</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
            <source>Do&amp;wn</source>
            <translation>&amp;Bajar</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Find a layer</source>
            <translation>Buscar una capa</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers</source>
            <translation>Capas de peligro</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers of {connection}</source>
            <translation>Capas de peligro de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Layers</source>
            <translation>Capas</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers down</source>
            <translation>Mover hacia abajo las capas seleccionadas</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers up</source>
            <translation>Mover hacia arriba las capas seleccionadas</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Name of a layer</source>
            <translation>Nombre de una capa</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Remove the selected layers from the list (Delete)</source>
            <translation>Quitar de la lista las capas seleccionadas (Supr)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The map service names no other layers.</source>
            <translation>El servicio de mapas no nombra otras capas.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The names of the map layers, which points may have, too</source>
            <translation>Los nombres de las capas del mapa, que también pueden tener los puntos</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Type the names that your provider gave you.</source>
            <translation>El servicio no lista sus capas. Escriba los nombres que le dio su proveedor.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. Whether points can have them is not stated: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. Whether points can have it is not stated: tick it and try.</extracomment>
            <translation>
                <numerusform>{count} nombre nuevo del servicio de mapas. No se indica si los puntos pueden tenerlo: márquelo y pruebe.</numerusform>
                <numerusform>{count} nombres nuevos del servicio de mapas. No se indica si los puntos pueden tenerlos: marque uno y pruebe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} of {all} layers</source>
            <extracomment>English for 1: {count} of {all} layer</extracomment>
            <translation>
                <numerusform>{count} de {all} capa</numerusform>
                <numerusform>{count} de {all} capas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{layer} (maybe)</source>
            <translation>{layer} (quizá)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (a raster)</source>
            <translation>{title} (un ráster)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (drawn from features)</source>
            <translation>{title} (dibujada a partir de objetos)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>Listar las capas de mapa de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Copy as JSON</source>
            <translation>&amp;Copiar como JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/history_page.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>&amp;Edit</source>
            <translation>&amp;Editar</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Edit as JSON...</source>
            <translation>&amp;Editar como JSON...</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Filter</source>
            <translation>&amp;Filtro</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;In</source>
            <translation>&amp;Meter</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;JSON</source>
            <translation>&amp;JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>&amp;Pegar JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save these filters...</source>
            <translation>&amp;Guardar estos filtros...</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Saved</source>
            <translation>&amp;Guardados</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters behind the selected row</source>
            <translation>Añadir filtros tras la fila seleccionada</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters below each value of the selected row, which narrow it</source>
            <translation>Añadir debajo de cada valor de la fila seleccionada filtros que lo acoten</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add the filters that are on the clipboard</source>
            <translation>Añadir los filtros del portapapeles</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>Elegir otros valores para el filtro seleccionado (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>Copiar, pegar o editar los filtros como JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Filters that this project has saved for the source</source>
            <translation>Filtros que este proyecto ha guardado para la fuente</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>I&amp;nside</source>
            <translation>De&amp;ntro</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Keep them in the project by a name</source>
            <translation>Conservarlos en el proyecto con un nombre</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move down (Alt+Down)</source>
            <translation>Mover hacia abajo (Alt+Abajo)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move in, below the filter before (Alt+Right)</source>
            <translation>Meter, debajo del filtro anterior (Alt+Derecha)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out, beside the filter above (Alt+Left)</source>
            <translation>Sacar, junto al filtro de arriba (Alt+Izquierda)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>Mover hacia arriba (Alt+Arriba)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Ou&amp;t</source>
            <translation>S&amp;acar</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Put the filters on the clipboard</source>
            <translation>Poner los filtros en el portapapeles</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Re&amp;do</source>
            <translation>&amp;Rehacer</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo: {what}</source>
            <translation>Rehacer: {what}</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Remove the selected filters and what is below them (Delete)</source>
            <translation>Eliminar los filtros seleccionados y los que hay debajo (Supr)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>U&amp;p</source>
            <translation>&amp;Subir</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>Deshacer: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Write the filters as text</source>
            <translation>Escribir los filtros como texto</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>Elija primero una fuente en el panel Selección.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>No filters yet.</source>
            <translation>Aún no hay filtros.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Set on a connection of your own: Settings &gt; Options &gt; GeoPortfolio.</source>
            <translation>Se ajusta en una conexión propia: Configuración &gt; Opciones &gt; GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>V1 combines all filters with AND.</source>
            <translation>V1 combina todos los filtros con Y.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>add filters</source>
            <translation>añadir filtros</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>choose values</source>
            <translation>elegir valores</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>edit as JSON</source>
            <translation>editar como JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>make a flat list</source>
            <translation>crear una lista plana</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} joined by AND: matches nothing. Keep one of them.</source>
            <translation>Dos valores de {field} unidos con Y: no coincide nada. Conserve uno.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 can't say that a filter lies below another.</source>
            <translation>V1 no puede decir que un filtro está debajo de otro.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 knows flat lists only: it can't say that a filter lies below another. Move them out, or choose V2 for the connection.</source>
            <translation>V1 solo conoce listas planas: no puede decir que un filtro está debajo de otro. Sáquelos, o elija V2 para la conexión.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no field '{field}' to filter by: nothing is sent while it is here.</source>
            <translation>{source} no tiene el campo «{field}» por el que filtrar: no se envía nada mientras esté aquí.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source} exige un filtro sobre {fields}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>&amp;Apply</source>
            <translation>&amp;Aplicar</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Cancel</source>
            <translation>&amp;Cancelar</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Filters as JSON</source>
            <translation>Filtros como JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Put these filters in place of all (Ctrl+Return)</source>
            <translation>Poner estos filtros en lugar de todos (Ctrl+Intro)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Ctrl+Return applies them, Esc once more drops them.</source>
            <translation>Sus cambios aún no se han aplicado. Ctrl+Intro los aplica; Esc otra vez los descarta.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add it</source>
            <translation>Añadirlo</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>Describe su servicio. No cambia la solicitud.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Make a flat list</source>
            <translation>Crear una lista plana</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be had. The source's own list serves.</source>
            <translation>No se pudo obtener la jerarquía de filtros. Se usa la lista de la fuente.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add filter</source>
            <translation>&amp;Añadir filtro</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add {count} filters</source>
            <extracomment>English for 1: &amp;Add filter</extracomment>
            <translation>
                <numerusform>&amp;Añadir filtro</numerusform>
                <numerusform>&amp;Añadir {count} filtros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;OK, {count} values</source>
            <extracomment>English for 1: &amp;OK, 1 value</extracomment>
            <translation>
                <numerusform>A&amp;ceptar, 1 valor</numerusform>
                <numerusform>A&amp;ceptar, {count} valores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>Campo por el que filtrar</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Find or type a value</source>
            <translation>Buscar o escribir un valor</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Inside {filter}</source>
            <translation>Dentro de {filter}</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return takes '{value}', which the service does not list.</source>
            <translation>Intro usa «{value}», que el servicio no lista.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return ticks {value}.</source>
            <translation>Intro marca {value}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Return, or paste many.</source>
            <translation>El servicio no lista valores aquí. Escriba uno y pulse Intro, o pegue muchos.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values}</source>
            <translation>Marcados: {values}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values} and {count} more</source>
            <extracomment>English for 1: Ticked: {values} and 1 more</extracomment>
            <translation>
                <numerusform>Marcados: {values} y {count} más</numerusform>
                <numerusform>Marcados: {values} y {count} más</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to find a value, or type one that is not listed and press Return.
Paste a column of a spreadsheet to tick all its values.</source>
            <translation>Escriba para buscar un valor, o escriba uno que no esté en la lista y pulse Intro.
Pegue una columna de una hoja de cálculo para marcar todos sus valores.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to find, paste many</source>
            <translation>Escriba para buscar, pegue muchos</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Return takes '{value}' itself, which the service does not list.</source>
            <extracomment>English for 1: 1 found. Return takes '{value}' itself, which the service does not list.</extracomment>
            <translation>
                <numerusform>{count} encontrado. Intro usa «{value}» tal cual, que el servicio no lista.</numerusform>
                <numerusform>{count} encontrados. Intro usa «{value}» tal cual, que el servicio no lista.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name, kept in the project:</source>
            <translation>Nombre, conservado en el proyecto:</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save these filters</source>
            <translation>Guardar estos filtros</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>The filters that have this name are replaced.</source>
            <translation>Se reemplazan los filtros que tienen este nombre.</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>load '{name}'</source>
            <translation>cargar «{name}»</translation>
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
            <translation>Significado</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/identify/facts.py" />
            <location filename="../ui/search/filter_rows.py" />
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>move filters</source>
            <translation>mover filtros</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>remove filters</source>
            <translation>eliminar filtros</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Add maps of {name}</source>
            <translation>Añadir mapas de {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps, {count} to come</source>
            <translation>Añadiendo mapas, faltan {count}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps...</source>
            <translation>Añadiendo mapas...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>Cargar los objetos de {title}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'...</source>
            <translation>Cargando los objetos de «{title}»...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>detenido</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>&amp;Try again</source>
            <translation>Rein&amp;tentar</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add it here</source>
            <translation>Añadirla aquí</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Add them here</source>
            <translation>Añadirlas aquí</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Asking the map service of '{name}'...</source>
            <translation>Consultando el servicio de mapas de «{name}»...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>C&amp;onnect</source>
            <translation>C&amp;onectar</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Make '{name}' the default, and add</source>
            <translation>Predeterminar «{name}» y añadir</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Nothing was added. '{other}' leads to the address of '{name}' too, and QGIS can send maps one key only: that of '{other}'.</source>
            <translation>No se añadió nada. «{other}» también lleva a la dirección de «{name}», y QGIS solo puede enviar una clave para los mapas: la de «{other}».</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The map service of '{name}' offers no maps to your key.</source>
            <translation>El servicio de mapas de «{name}» no ofrece mapas a su clave.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The maps are here, their features are not: {reason}</source>
            <translation>Los mapas están, sus objetos no: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>Todavía no hay conexión. Conéctese primero a su servicio de cartera.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Use '{other}'</source>
            <translation>Usar «{other}»</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Zoom in</source>
            <translation>Acercar</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/desk.py" />
            <source>{count} layers were chosen for the project that was open before, and are not made yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the project that was open before, and is not made yet.</extracomment>
            <translation>
                <numerusform>La capa «{layer}» se eligió para el proyecto abierto antes y aún no se ha creado.</numerusform>
                <numerusform>{count} capas se eligieron para el proyecto abierto antes y aún no se han creado.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick what you want of it.</source>
            <translation>Un grupo. Marque lo que quiera de él.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Also as &amp;features</source>
            <translation>También como &amp;objetos</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Choose a layer to see what it shows.</source>
            <translation>Elija una capa para ver qué muestra.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Legend</source>
            <translation>Leyenda</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Name: {name}</source>
            <translation>Nombre: {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>St&amp;yle</source>
            <translation>Est&amp;ilo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service says nothing more of it.</source>
            <translation>El servicio no dice más de ella.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The shapes that the map is drawn from, as a layer with attributes to query and style</source>
            <translation>Las formas de las que se dibuja el mapa, como capa con atributos para consultar y dar estilo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>Leyenda de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/lost.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change key</source>
            <translation>Cambiar clave</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/lost.py" />
            <source>{count} layers are not shown any more: the map service of '{connection}' does not answer, or refuses the key.</source>
            <extracomment>English for 1: '{title}' is not shown any more: the map service of '{connection}' does not answer, or refuses the key.</extracomment>
            <translation>
                <numerusform>«{title}» ya no se muestra: el servicio de mapas de «{connection}» no responde o rechaza la clave.</numerusform>
                <numerusform>{count} capas ya no se muestran: el servicio de mapas de «{connection}» no responde o rechaza la clave.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>Features without a map</source>
            <translation>Objetos sin mapa</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>as features</source>
            <translation>como objetos</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>on the map</source>
            <translation>en el mapa</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add</source>
            <translation>&amp;Añadir</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add {count} layers</source>
            <extracomment>English for 1: &amp;Add 1 layer</extracomment>
            <translation>
                <numerusform>&amp;Añadir 1 capa</numerusform>
                <numerusform>&amp;Añadir {count} capas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Close</source>
            <translation>&amp;Cerrar</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Tick all that is in it</source>
            <translation>&amp;Marcar todo su contenido</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick all</source>
            <translation>&amp;Desmarcar todo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add hazard maps</source>
            <translation>Añadir mapas de peligro</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add what is ticked, or else the selected map, to the group Hazard</source>
            <translation>Añadir lo marcado, o si no el mapa seleccionado, al grupo Hazard</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Ask the map service again</source>
            <translation>Consultar de nuevo el servicio de mapas</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Asking for the legend...</source>
            <translation>Pidiendo la leyenda...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>Co&amp;nexión</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Find a map: title, name or what it shows</source>
            <translation>Buscar un mapa: título, nombre o lo que muestra</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>Mapas del servicio</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>None of {all} has these words. Try fewer.</source>
            <translation>Ninguno de los {all} tiene estas palabras. Pruebe con menos.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service gave no legend.</source>
            <translation>El servicio no dio leyenda.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>{count} of {all} found</source>
            <extracomment>English for 1: 1 of {all} found</extracomment>
            <translation>
                <numerusform>{count} de {all} encontrado</numerusform>
                <numerusform>{count} de {all} encontrados</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers the whole world.</source>
            <translation>Cubre todo el mundo.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>Cubre de {west} a {east}, de {south} a {north}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn between 1:{smallest} and 1:{largest}.</source>
            <translation>Se dibuja entre 1:{smallest} y 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn closer than 1:{smallest}.</source>
            <translation>Se dibuja a escalas mayores que 1:{smallest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn farther out than 1:{largest}.</source>
            <translation>Se dibuja a escalas menores que 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from a raster.</source>
            <translation>Dibujada a partir de un ráster.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from features.</source>
            <translation>Dibujada a partir de objetos.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Identify finds nothing in it.</source>
            <translation>Identificar no encuentra nada en ella.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>It is drawn closer than 1:{scale} only.</source>
            <translation>Solo se dibuja a escalas mayores que 1:{scale}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Nothing was added.</source>
            <translation>No se añadió nada.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>One map of all that is in this group.</source>
            <translation>Un mapa de todo lo que hay en este grupo.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service does not describe its features. They are loaded once, as a copy.</source>
            <translation>Este servicio no describe sus objetos. Se cargan una vez, como copia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service gives relative addresses for its features, which QGIS can't follow. They are loaded once, as a copy.</source>
            <translation>Este servicio da direcciones relativas para sus objetos, que QGIS no puede seguir. Los objetos se cargan una vez, como copia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service names another host for its features, which gets no key. They are loaded once, as a copy.</source>
            <translation>Este servicio indica otro host para sus objetos, que no recibe ninguna clave. Los objetos se cargan una vez, como copia.</translation>
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
                <numerusform>«{title}» añadida a Hazard.</numerusform>
                <numerusform>{count} capas añadidas a Hazard.</numerusform>
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
            <translation>No añadido: {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} of them are drawn closer than 1:{scale} only.</source>
            <extracomment>English for 1: '{title}' is drawn closer than 1:{scale} only.</extracomment>
            <translation>
                <numerusform>«{title}» solo se dibuja a escalas mayores que 1:{scale}.</numerusform>
                <numerusform>{count} de ellas solo se dibujan a escalas mayores que 1:{scale}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>What this is and how it is used (F1)</source>
            <translation>Qué es esto y cómo se usa (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Find in the help</source>
            <translation>Buscar en la ayuda</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First page</source>
            <translation>Primera página</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Forward</source>
            <translation>Adelante</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/window/actions.py" />
            <source>GeoPortfolio help</source>
            <translation>Ayuda de GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Page</source>
            <translation>Página</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Pages without these words leave the contents; Enter goes to the next place</source>
            <translation>Las páginas sin estas palabras salen del contenido; Intro va al siguiente lugar</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>The pages of the help</source>
            <translation>Las páginas de la ayuda</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Looking for the address</source>
            <translation>Buscando la dirección</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>The service knows no address here.</source>
            <translation>El servicio no conoce ninguna dirección aquí.</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <source>Connect to a service in the Selection dock first, then identify a location.</source>
            <translation>Conéctese primero a un servicio en el panel Selección e identifique después un lugar.</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as &amp;Table</source>
            <translation>Copiar todo como &amp;tabla</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all that is shown, for a spreadsheet</source>
            <translation>Copiar el lugar y todo lo que se muestra, para una hoja de cálculo</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Find a field or a value</source>
            <translation>Buscar un campo o un valor</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/window/actions.py" />
            <source>Identify Location</source>
            <translation>Identificar lugar</translation>
        </message>
        <message>
            <location filename="../ui/identify/facts.py" />
            <source>{layer}: {state}</source>
            <translation>{layer}: {state}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The answer leaves out the layer '{layer}'. If it does so everywhere, check its name under Layers.</source>
            <translation>La respuesta omite la capa «{layer}». Si lo hace en todas partes, compruebe su nombre en Capas.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service refuses the layer '{layer}'. Check its name under Layers.</source>
            <translation>El servicio rechaza la capa «{layer}». Compruebe su nombre en Capas.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no answer</source>
            <translation>sin respuesta</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>nothing here</source>
            <translation>nada aquí</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>refused</source>
            <translation>rechazado</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>&amp;Layers ({count})...</source>
            <translation>C&amp;apas ({count})...</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the layers to ask for, from your list of this connection</source>
            <translation>Elegir las capas a consultar, de su lista para esta conexión</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards at {place}</source>
            <translation>Peligros en {place}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards by layer</source>
            <translation>Peligros por capa</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Press Layers and name those that your provider has.</source>
            <translation>Pulse Capas y nombre las que tiene su proveedor.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/identify/hazards_section.py" />
            <source>{count} hazard layers found: {names}. Layers in the panel adds others.</source>
            <extracomment>English for 1: 1 hazard layer found: {names}. Layers in the panel adds others.</extracomment>
            <translation>
                <numerusform>{count} capa de peligro encontrada: {names}. Capas en el panel añade otras.</numerusform>
                <numerusform>{count} capas de peligro encontradas: {names}. Capas en el panel añade otras.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>&amp;Named by</source>
            <translation>Identifica&amp;do por</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded point to see its record.</source>
            <translation>Haga clic en un punto cargado para ver su registro.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record</source>
            <translation>Registro</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record of {point}</source>
            <translation>Registro de {point}</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The field whose value names the point for the service; remembered for this source.</source>
            <translation>El campo cuyo valor identifica el punto para el servicio; se recuerda para esta fuente.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this point.</source>
            <translation>El servicio no tiene ningún registro de este punto.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service knows no point '{value}' in {source}. Choose another field under 'Named by'.</source>
            <translation>El servicio no conoce el punto «{value}» en {source}. Elija otro campo en «Identificado por».</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, where this point came from. Make one.</source>
            <translation>No hay conexión con {host}, de donde procede este punto. Cree una.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another under 'Named by'.</source>
            <translation>Esta capa no tiene el campo «{field}». Elija otro en «Identificado por».</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This point has no value in '{field}'. Choose another under 'Named by'.</source>
            <translation>Este punto no tiene valor en «{field}». Elija otro en «Identificado por».</translation>
        </message>
        <message>
            <location filename="../ui/identify/section.py" />
            <source>Asking...</source>
            <translation>Consultando...</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Connect to your portfolio service in the Selection dock first.</source>
            <translation>Conéctese primero a su servicio de cartera en el panel Selección.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Looking for addresses</source>
            <translation>Buscando direcciones</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Looking for {address}</source>
            <translation>Buscando {address}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Enter asks for exactly this address.</source>
            <translation>Ninguna sugerencia para «{text}». Intro consulta exactamente esta dirección.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>QGIS's password store is locked, so no address was asked for. Unlock it to go on.</source>
            <translation>El almacén de contraseñas de QGIS está bloqueado, así que no se consultó ninguna dirección. Desbloquéelo para continuar.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Reading the position</source>
            <translation>Leyendo la posición</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>&amp;Use as area</source>
            <translation>&amp;Usar como zona</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Add the shapes to the selection areas; points become circles</source>
            <translation>Añadir las formas a las zonas de selección; los puntos se vuelven círculos</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Address, or 53.55, 9.99</source>
            <translation>Dirección, o 53.55, 9.99</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>An address, a latitude and longitude, WKT, or GeoJSON; Enter goes there</source>
            <translation>Una dirección, latitud y longitud, WKT o GeoJSON; Intro va allí</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click a place on the map for what is known there</source>
            <translation>Identificar lugar: haga clic en un lugar del mapa para ver lo que se sabe allí</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>Direcciones sugeridas</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Type the master password of QGIS's password store</source>
            <translation>Escribir la contraseña maestra del almacén de contraseñas de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unloc&amp;k...</source>
            <translation>Des&amp;bloquear...</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>Direcciones del servicio de cartera</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>Encuentra direcciones con el servicio de GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock QGIS's password store to search addresses</source>
            <translation>Desbloquear el almacén de contraseñas de QGIS para buscar direcciones</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>choose this to type the master password</source>
            <translation>elija esto para escribir la contraseña maestra</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were the wrong way round; they are swapped here.</source>
            <translation>Latitud y longitud estaban al revés; aquí están intercambiadas.</translation>
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
            <translation>Cí&amp;rculos</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>Copiar la dirección y la posición</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Re&amp;port</source>
            <translation>&amp;Informe</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>The address is only the city; the position is exact.</source>
            <translation>La dirección es solo la ciudad; la posición es exacta.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>Hacer zoom del mapa a este lugar</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>City center only: a 200 m circle means little.</source>
            <translation>Solo centro de la ciudad: un círculo de 200 m dice poco.</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>address</source>
            <translation>dirección</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city center only</source>
            <translation>solo centro de la ciudad</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city!</source>
            <translation>¡ciudad!</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>rooftop</source>
            <translation>edificio</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS's Processing, which is switched off. Tick it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>Esto se abre en Procesos de QGIS, que está desactivado. Márquelo en Complementos &gt; Administrar e instalar complementos &gt; Instalado.</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose layers from the list of the connection</source>
            <translation>Elegir capas de la lista de la conexión</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose the columns and their order</source>
            <translation>Elegir las columnas y su orden</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the filters as a tree or as JSON</source>
            <translation>Editar los filtros como árbol o como JSON</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the request, checked while you type, with a preview</source>
            <translation>Editar la solicitud, comprobada mientras escribe, con vista previa</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>List the columns of {source}</source>
            <translation>Listar las columnas de {source}</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Request</source>
            <translation>Solicitud</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>A copy could not be made: {trouble}. Check the space and the rights beside the project.</source>
            <translation>No se pudo hacer una copia: {trouble}. Compruebe el espacio y los permisos junto al proyecto.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Being edited, so still in your profile: {names}. Save the edits, then save the project.</source>
            <translation>En edición, por eso siguen en su perfil: {names}. Guarde los cambios y luego el proyecto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>Copies of {count} reports are there, too.</source>
            <extracomment>English for 1: A copy of 1 report is there, too.</extracomment>
            <translation>
                <numerusform>También hay allí una copia de 1 informe.</numerusform>
                <numerusform>También hay allí copias de {count} informes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results beside the project</source>
            <translation>Mover los resultados junto al proyecto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move them beside the project</source>
            <translation>Moverlas junto al proyecto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Something is under way. Move the results when it has ended.</source>
            <translation>Hay algo en curso. Mueva los resultados cuando termine.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results changed meanwhile.</source>
            <translation>Entretanto cambiaron el proyecto o sus resultados.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers lie in your profile. Move them beside the project? The project is saved, too.</source>
            <extracomment>English for 1: 1 result layer lies in your profile. Move it beside the project? The project is saved, too.</extracomment>
            <translation>
                <numerusform>1 capa de resultados está en su perfil. ¿Moverla junto al proyecto? También se guarda el proyecto.</numerusform>
                <numerusform>{count} capas de resultados están en su perfil. ¿Moverlas junto al proyecto? También se guarda el proyecto.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers moved to {folder}, beside the project.</source>
            <extracomment>English for 1: 1 result layer moved to {folder}, beside the project.</extracomment>
            <translation>
                <numerusform>1 capa de resultados movida a {folder}, junto al proyecto.</numerusform>
                <numerusform>{count} capas de resultados movidas a {folder}, junto al proyecto.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>{reason} The results stay in your profile; project and layers are as they were.</source>
            <translation>{reason} Los resultados siguen en su perfil; proyecto y capas están como estaban.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project is being packed already. Wait for its end.</source>
            <translation>Ya se está empaquetando un proyecto. Espere a que termine.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Edits that are not saved are not in it: {names}.</source>
            <translation>Los cambios sin guardar no están incluidos: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>Exportar paquete de proyecto</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No key was put into it.</source>
            <translation>No se incluyó ninguna clave.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Outside the project's folder, so not in it: {names}.</source>
            <translation>Fuera de la carpeta del proyecto, por eso no incluido: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>Empaquetar {file}</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}...</source>
            <translation>Empaquetando {file}...</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}: {number} of {count} files.</source>
            <extracomment>English for 1: Packing {file}: {number} of 1 file.</extracomment>
            <translation>
                <numerusform>Empaquetando {file}: {number} de {count} archivo.</numerusform>
                <numerusform>Empaquetando {file}: {number} de {count} archivos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Stopped. Nothing was packed.</source>
            <translation>Detenido. No se empaquetó nada.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package holds the project as it is saved. Save it now?</source>
            <translation>El paquete contiene el proyecto tal como está guardado. ¿Guardarlo ahora?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>There is nothing to pack yet. Load points first.</source>
            <translation>Aún no hay nada que empaquetar. Cargue puntos primero.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without its data: {names}.</source>
            <translation>Sin sus datos: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Zip archives (*.zip)</source>
            <translation>Archivos zip (*.zip)</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>{count} layers</source>
            <extracomment>English for 1: 1 layer</extracomment>
            <translation>
                <numerusform>1 capa</numerusform>
                <numerusform>{count} capas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{count} reports</source>
            <extracomment>English for 1: 1 report</extracomment>
            <translation>
                <numerusform>1 informe</numerusform>
                <numerusform>{count} informes</numerusform>
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
            <translation>Añadir su clave</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/window/window.py" />
            <source>Connect...</source>
            <translation>Conectar...</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Maps come from '{name}' now, and Refresh asks it. Save the project to keep it so.</source>
            <translation>Los mapas vienen ahora de «{name}», y Actualizar lo consulta. Guarde el proyecto para que quede así.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project ask '{name}' now.</source>
            <translation>Actualizar y los mapas de este proyecto consultan ahora «{name}».</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh asks '{name}' now. Save the project to keep it so.</source>
            <translation>Actualizar consulta ahora «{name}». Guarde el proyecto para que quede así.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are back.</source>
            <translation>Los mapas de «{name}» han vuelto.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is locked.</source>
            <translation>Los mapas de {host} necesitan su clave, que está bloqueada.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is not here.</source>
            <translation>Los mapas de {host} necesitan su clave, que no está aquí.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This is another address than that of '{name}'.</source>
            <translation>Esta dirección es distinta de la de «{name}».</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This project's data came from {host}. You have no connection to it. What was loaded can be read as it is.</source>
            <translation>Los datos de este proyecto proceden de {host}. No tiene conexión con él. Lo cargado se puede leer tal cual.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Unlock</source>
            <translation>Desbloquear</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Use '{name}' instead</source>
            <translation>Usar «{name}» en su lugar</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not answer, or your key was refused. Results are shown as they were saved.</source>
            <extracomment>English for 1: A map of {host} did not answer, or your key was refused. Results are shown as they were saved.</extracomment>
            <translation>
                <numerusform>Un mapa de {host} no respondió, o se rechazó su clave. Los resultados se muestran como se guardaron.</numerusform>
                <numerusform>{count} mapas de {host} no respondieron, o se rechazó su clave. Los resultados se muestran como se guardaron.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>Elija una carpeta para los informes.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder with its whole path.</source>
            <translation>Elija una carpeta con su ruta completa.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>Preparar informes de riesgo</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder...</source>
            <translation>Preparando la carpeta...</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Reading the points: {read} of {count}</source>
            <translation>Leyendo los puntos: {read} de {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Risk reports of {source}</source>
            <translation>Informes de riesgo de {source}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>S&amp;tart</source>
            <translation>&amp;Iniciar</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>The points are gone.</source>
            <translation>Los puntos ya no existen.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no layer of points. Load points, or add such a layer.</source>
            <translation>No hay ninguna capa de puntos. Cargue puntos, o añada una capa así.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These points are of {theirs}, the reports will be of {ours}.</source>
            <translation>Estos puntos son de {theirs}, los informes serán de {ours}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 takes no filters below others. Choose V2, or send no filters.</source>
            <translation>V1 no admite filtros debajo de otros. Elija V2, o no envíe filtros.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and go on any time</source>
            <translation>lo que tarda un rato; puede pausar y continuar en cualquier momento</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer} no tiene el campo «{field}» para los nombres de archivo. Elija otro.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points to report on.</source>
            <translation>{layer} no tiene puntos para informes.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder:</source>
            <translation>Carp&amp;eta:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points:</source>
            <translation>&amp;Puntos:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>Solo los puntos &amp;seleccionados ({count})</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version:</source>
            <translation>&amp;Versión:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat:</source>
            <translation>For&amp;mato:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names:</source>
            <translation>&amp;Nombres de archivo:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>Radios de los círculos</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that the folder has already</source>
            <translation>&amp;Omitir informes que la carpeta ya tiene</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Send the filters of the &amp;docks</source>
            <translation>Enviar los &amp;filtros de los paneles</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>The docks have no filters.</source>
            <translation>Los paneles no tienen filtros.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>Con &amp;círculos de</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first, then ask for the report.</source>
            <translation>Elija primero una fuente en el panel Selección y pida después el informe.</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first, then ask for the report.</source>
            <translation>Conéctese primero a un servicio en el panel Selección y pida después el informe.</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Opening the report of a point</source>
            <translation>Abriendo el informe de un punto</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Resume</source>
            <translation>Reanudar</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Retry failed</source>
            <translation>Reintentar fallidos</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/singles.py" />
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>The journal of the batch lists no report for this point.</source>
            <translation>El registro del lote no contiene ningún informe de este punto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {failed} failed.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {failed} failed.</extracomment>
            <translation>
                <numerusform>Informe guardado: {saved} de {count}; con fallo: {failed}.</numerusform>
                <numerusform>Informes guardados: {saved} de {count}; con fallo: {failed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {warned} in another format than was asked for.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in another format than was asked for.</extracomment>
            <translation>
                <numerusform>Informe guardado: {saved} de {count}; en un formato distinto del pedido: {warned}.</numerusform>
                <numerusform>Informes guardados: {saved} de {count}; en un formato distinto del pedido: {warned}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved.</source>
            <extracomment>English for 1: {saved} of {count} report saved.</extracomment>
            <translation>
                <numerusform>Informe guardado: {saved} de {count}.</numerusform>
                <numerusform>Informes guardados: {saved} de {count}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/html_view.py" />
            <source>Text of the report</source>
            <translation>Texto del informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Making the report safe to open</source>
            <translation>Preparando el informe para abrirlo con seguridad</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program opens {path}.</source>
            <translation>Ningún programa abre {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a copy of the report in which no script runs and nothing is fetched. The saved file is as it came.</source>
            <translation>Se abrió una copia del informe en la que no se ejecuta ningún script ni se descarga nada. El archivo guardado está tal como llegó.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Ask for it once more.</source>
            <translation>El informe está vacío. Pídalo otra vez.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>El informe ya no está en {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened: it can't be made safe. Only if you trust your provider, open the file itself: {path}</source>
            <translation>El informe no se abrió: no se puede hacer seguro. Solo si confía en su proveedor, abra el propio archivo: {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it is not opened.</source>
            <translation>{path} es un enlace o no es un informe, así que no se abre.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it is not opened. Ask for it once more.</source>
            <translation>{path} no es un archivo PDF, así que no se abre. Pídalo otra vez.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>&amp;Map</source>
            <translation>&amp;Mapa</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Open</source>
            <translation>&amp;Abrir</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Print...</source>
            <translation>&amp;Imprimir...</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>&amp;Retry failed</source>
            <translation>&amp;Reintentar fallidos</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/layer_menu.py" />
            <source>A report for each point of a layer, or for those selected</source>
            <translation>Un informe por cada punto de una capa, o de los seleccionados</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>Los {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for no more reports until Resume</source>
            <translation>No pedir más informes hasta Reanudar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for the reports that failed again</source>
            <translation>Pedir de nuevo los informes que fallaron</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>End this order; what is there stays, the rest can be retried</source>
            <translation>Terminar este pedido; lo que hay se queda, el resto se puede reintentar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Go on with the reports that are waiting</source>
            <translation>Continuar con los informes en espera</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Move the map to the point of the report</source>
            <translation>Mover el mapa al punto del informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a place with Report, or select points and ask for all of theirs.</source>
            <translation>Aún no hay informes. Haga clic en un lugar con Informe, o seleccione puntos y pida todos los suyos.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open &amp;folder</source>
            <translation>Abrir carpe&amp;ta</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open the report here in QGIS</source>
            <translation>Abrir el informe aquí en QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Orders of reports</source>
            <translation>Pedidos de informes</translation>
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
            <translation>Imprimir el informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports</source>
            <translation>Informes</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports {saved}/{count}</source>
            <translation>Informes {saved}/{count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Res&amp;ume</source>
            <translation>Rean&amp;udar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Risk reports for poi&amp;nts...</source>
            <translation>Informes de riesgo para pu&amp;ntos...</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>Mostrar la carpeta con los informes y su índice</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the points on the map; each opens its report</source>
            <translation>Mostrar los puntos en el mapa; cada uno abre su informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>Informes sueltos de esta sesión, {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>State of the reports to show</source>
            <translation>Estado de los informes que se muestran</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>in line</source>
            <translation>en cola</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused; Resume goes on</source>
            <translation>en pausa; Reanudar continúa</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in another format</source>
            <extracomment>English for 1: 1 in another format</extracomment>
            <translation>
                <numerusform>{count} en otro formato</numerusform>
                <numerusform>{count} en otro formato</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} there before</source>
            <extracomment>English for 1: 1 there before</extracomment>
            <translation>
                <numerusform>{count} ya estaba</numerusform>
                <numerusform>{count} ya estaban</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{saved} of {count} reports saved</source>
            <extracomment>English for 1: {saved} of 1 report saved</extracomment>
            <translation>
                <numerusform>Informe guardado: {saved} de {count}</numerusform>
                <numerusform>Informes guardados: {saved} de {count}</numerusform>
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
            <translation>Dibujando la página {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page}</source>
            <translation>Página {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page} can't be drawn.</source>
            <translation>No se puede dibujar la página {page}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Pages of the report</source>
            <translation>Páginas del informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Look for unfinished reports</source>
            <translation>Buscar informes sin terminar</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Risk reports of {source}: {folder}</source>
            <translation>Informes de riesgo de {source}: {folder}</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Stopped before it was asked for.</source>
            <translation>Detenido antes de pedirlo.</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Write the index of the reports</source>
            <translation>Escribir el índice de los informes</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>Report for {place}</source>
            <translation>Informe de {place}</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} is already under way.</source>
            <translation>El informe de {place} ya está en curso.</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} was made for the project that was open before. Its file is {file}.</source>
            <translation>El informe de {place} se creó para el proyecto abierto antes. Su archivo es {file}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more wait</source>
            <extracomment>English for 1: {title}, 1 more waits</extracomment>
            <translation>
                <numerusform>{title}, 1 más en espera</numerusform>
                <numerusform>{title}, {count} más en espera</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was asked for, but {came} came for {place}.</source>
            <translation>Se pidió {wanted}, pero llegó {came} para {place}.</translation>
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
            <translation>Informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/results/history_page.py" />
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved</source>
            <translation>guardado</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved in another format</source>
            <translation>guardado en otro formato</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>waiting</source>
            <translation>en espera</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>was there</source>
            <translation>ya estaba</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit</source>
            <translation>Ajustar</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit the width; once more: the whole page</source>
            <translation>Ajustar al ancho; otra vez: la página entera</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger</source>
            <translation>Ampliar</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger (Ctrl+wheel, or + on the page)</source>
            <translation>Ampliar (Ctrl+rueda, o + en la página)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Next page</source>
            <translation>Página siguiente</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>Abrir fuera de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open the report in the program that this computer uses for it</source>
            <translation>Abrir el informe en el programa que este equipo usa para ello</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>Abriendo el informe {title}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report...</source>
            <translation>Abriendo el informe...</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Page; type a number to go there</source>
            <translation>Página; escriba un número para ir a ella</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Previous page</source>
            <translation>Página anterior</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Printing the report</source>
            <translation>Imprimiendo el informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report saved as {path}.</source>
            <translation>Informe guardado como {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer, pages: {count}.</source>
            <translation>Informe enviado a la impresora, páginas: {count}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer.</source>
            <translation>Informe enviado a la impresora.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save a copy of the report</source>
            <translation>Guardar una copia del informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save report</source>
            <translation>Guardar informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>Guardando el informe</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Show on &amp;map</source>
            <translation>Mostrar en el &amp;mapa</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller</source>
            <translation>Reducir</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller (Ctrl+wheel, or - on the page)</source>
            <translation>Reducir (Ctrl+rueda, o - en la página)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report can't be read here. Another program may, or ask for it once more.</source>
            <translation>El informe no se puede leer aquí. Quizá pueda otro programa, o pídalo otra vez.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>El informe no se pudo imprimir. Compruebe la impresora, o ábralo fuera de QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be saved as {path}: {reason}</source>
            <translation>El informe no se pudo guardar como {path}: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is protected by a password.</source>
            <translation>El informe está protegido con contraseña.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is too large to be shown here.</source>
            <translation>El informe es demasiado grande para mostrarlo aquí.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>This QGIS can't show PDF files.</source>
            <translation>Este QGIS no puede mostrar archivos PDF.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Un programa que no necesita QGIS; la clave se lee de GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process command</source>
            <translation>Copiar como orden &amp;qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as P&amp;ython</source>
            <translation>Copiar como P&amp;ython</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as cUR&amp;L</source>
            <translation>Copiar como cUR&amp;L</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The command is on the clipboard. It writes to {folder} and holds no key.</source>
            <translation>La orden está en el portapapeles. Escribe en {folder} y no contiene ninguna clave.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The line that asks the same without a window; it holds no key</source>
            <translation>La línea que consulta lo mismo sin ventana; no contiene ninguna clave</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The program is on the clipboard. It holds no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>El programa está en el portapapeles. No contiene ninguna clave: defina antes GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests are on the clipboard, for bash. They hold no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Las solicitudes están en el portapapeles, para bash. No contienen ninguna clave: defina antes GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Las solicitudes para un terminal; la clave se lee de GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Runs</source>
            <translation>Ejecuciones</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this run is not in the project. Again brings it back.</source>
            <translation>La capa de esta ejecución no está en el proyecto. Repetir la recupera.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>This run went into the accumulation table. Again brings its numbers back; Create Layer puts them on the map.</source>
            <translation>Esta ejecución fue a la tabla de cúmulo. Repetir recupera sus números; Crear capa los pone en el mapa.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} is gone. Again brings it back.</source>
            <translation>{file} ya no existe. Repetir lo recupera.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} came from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run} procede de {host}, con el que no tiene conexión. No se envió nada.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' does not offer {source} any more. Choose another source.</source>
            <translation>«{connection}» ya no ofrece {source}. Elija otra fuente.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} is gone with its file. Draw and load it anew.</source>
            <translation>La consulta de {layer} desapareció con su archivo. Dibuje y cargue de nuevo.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This was asked in {then}; '{connection}' is set to {now} and asks in that.</source>
            <translation>Esto se consultó en {then}; «{connection}» está en {now} y consulta así.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} came from {host}, to which you have no connection. Make one first.</source>
            <translation>{layer} procede de {host}, con el que no tiene conexión. Cree una primero.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Command</source>
            <translation>&amp;Orden</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Refresh all layers</source>
            <translation>&amp;Actualizar todas las capas</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the queries of all GeoPortfolio layers of the project again</source>
            <translation>Repetir las consultas de todas las capas GeoPortfolio del proyecto</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the same once more, as a new layer or file</source>
            <translation>Consultar lo mismo otra vez, como capa o archivo nuevo</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>Copiar como orden qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Nothing asked yet. Load points or entries.</source>
            <translation>Nada consultado aún. Cargue puntos o entradas.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>Filas</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>Segundos</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this run on the map, or the folder of its file</source>
            <translation>Mostrar en el mapa la capa de esta ejecución, o la carpeta de su archivo</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Take area, filters and columns back into the docks</source>
            <translation>Llevar zona, filtros y columnas de vuelta a los paneles</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>When</source>
            <translation>Cuándo</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>en el archivo {file}</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large to be kept here</source>
            <translation>su zona es demasiado grande para conservarla aquí</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>refreshed</source>
            <translation>actualizado</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>without some areas</source>
            <translation>sin algunas zonas</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>{rows} in {seconds} s</source>
            <translation>{rows} en {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Continue</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>&amp;Actualizar</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Show what the refresh changed</source>
            <translation>&amp;Mostrar cambios</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Undo refresh</source>
            <translation>&amp;Deshacer actualización</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>A layer of the rows that are new, gone or different</source>
            <translation>Una capa de las filas nuevas, desaparecidas o distintas</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Add &amp;hazards...</source>
            <translation>Añadir peli&amp;gros...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again, for a dated layer beside this one</source>
            <translation>Consulta lo mismo de nuevo, para una capa fechada junto a esta</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again; the layer keeps its style</source>
            <translation>Consulta lo mismo de nuevo; la capa conserva su estilo</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Each point of a layer, or those selected, with the hazards there</source>
            <translation>Cada punto de una capa, o los seleccionados, con los peligros de allí</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Goes on loading where it was stopped</source>
            <translation>Sigue cargando donde se detuvo</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Outlines on the map what this layer asked</source>
            <translation>Contornea en el mapa lo que consultó esta capa</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Refresh as &amp;new layer</source>
            <translation>Actualizar como capa &amp;nueva</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Risk re&amp;ports...</source>
            <translation>Informes de &amp;riesgo...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Show &amp;area</source>
            <translation>Mostrar &amp;zona</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Takes area, filters and columns back into the docks</source>
            <translation>Lleva zona, filtros y columnas de vuelta a los paneles</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The answer before the last refresh comes back</source>
            <translation>Vuelve la respuesta anterior a la última actualización</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The area of {layer} can't be shown on this map.</source>
            <translation>La zona de {layer} no se puede mostrar en este mapa.</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>&amp;What its mark says...</source>
            <translation>Qué dice &amp;su marca...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>Comparar las capas con sus zonas</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>How the layer stands, and what can be done about it</source>
            <translation>Cómo está la capa y qué se puede hacer</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Refresh with the area as it is &amp;now</source>
            <translation>Actualizar con la zona ac&amp;tual</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>{layer} can't be shown. {reason}</source>
            <translation>{layer} no se puede mostrar. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Bigger pages</source>
            <translation>Páginas mayores</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns</source>
            <translation>Columnas</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Continue {title}</source>
            <translation>Continuar {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Discard</source>
            <translation>Descartar</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Keep</source>
            <translation>Conservar</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load again</source>
            <translation>Cargar de nuevo</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>Cargar {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Its file is deleted when the project is saved; a file in the profile is kept.</source>
            <translation>¿Quitar {layer}? Su archivo se elimina al guardar el proyecto; un archivo del perfil se conserva.</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show rows</source>
            <translation>Mostrar filas</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Try without filters</source>
            <translation>Probar sin filtros</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to area</source>
            <translation>Zoom a la zona</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> ({count} rows)</source>
            <extracomment>English for 1:  (1 row)</extracomment>
            <translation>
                <numerusform> ({count} fila)</numerusform>
                <numerusform> ({count} filas)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {circles} and {count} areas</source>
            <extracomment>English for 1:  in {circles} and 1 area</extracomment>
            <translation>
                <numerusform> en {circles} y {count} zona</numerusform>
                <numerusform> en {circles} y {count} zonas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} areas</source>
            <extracomment>English for 1:  in 1 area</extracomment>
            <translation>
                <numerusform> en {count} zona</numerusform>
                <numerusform> en {count} zonas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} circles</source>
            <extracomment>English for 1:  in 1 circle</extracomment>
            <translation>
                <numerusform> en {count} círculo</numerusform>
                <numerusform> en {count} círculos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> with these {count} filters</source>
            <extracomment>English for 1:  with this filter</extracomment>
            <translation>
                <numerusform> con este filtro</numerusform>
                <numerusform> con estos {count} filtros</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was taken off.</source>
            <translation>Su filtro {filter} no encaja con las columnas nuevas y se quitó.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <location filename="../ui/results/previous_results.py" />
            <source>No row has changed.</source>
            <translation>No ha cambiado ninguna fila.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies under the footprint {footprint}{filters}.</source>
            <translation>Nada de {source} está bajo la huella {footprint}{filters}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies {place}{filters}.</source>
            <translation>Nada de {source} está {place}{filters}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} matches these filters.</source>
            <translation>Nada de {source} coincide con estos filtros.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {count} came. They are on the map, marked incomplete. {reason}</source>
            <extracomment>English for 1: Only {count} came. It is on the map, marked incomplete. {reason}</extracomment>
            <translation>
                <numerusform>Solo se recibió: {count}. En el mapa, marcado como incompleto. {reason}</numerusform>
                <numerusform>Solo se recibió: {count}. En el mapa, marcado como incompleto. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {rows} came. {file} has them and is incomplete. {reason}</source>
            <extracomment>English for 1: Only {rows} came. {file} has it and is incomplete. {reason}</extracomment>
            <translation>
                <numerusform>Solo se recibió: {rows}, en el archivo incompleto {file}. {reason}</numerusform>
                <numerusform>Solo se recibió: {rows}, en el archivo incompleto {file}. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: Stopped after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>Detenido tras {count}. En el mapa, marcado como incompleto.</numerusform>
                <numerusform>Detenido tras {count}. En el mapa, marcado como incompleto.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}. {file} has them and is incomplete.</source>
            <extracomment>English for 1: Stopped after {rows}. {file} has it and is incomplete.</extracomment>
            <translation>
                <numerusform>Detenido tras {rows}, en el archivo incompleto {file}.</numerusform>
                <numerusform>Detenido tras {rows}, en el archivo incompleto {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before anything came.</source>
            <translation>Detenido antes de que llegara nada.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first entry came.</source>
            <translation>Detenido antes de que llegara la primera entrada.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first point came.</source>
            <translation>Detenido antes de que llegara el primer punto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. What had come before is on the map as it was, marked incomplete.</source>
            <translation>Detenido. Lo que había llegado antes está en el mapa como estaba, marcado como incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty{filters}.</source>
            <translation>La capa de cúmulo de {source} está vacía{filters}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: The connection broke after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>La conexión se cortó tras {count}. En el mapa, marcado como incompleto.</numerusform>
                <numerusform>La conexión se cortó tras {count}. En el mapa, marcado como incompleto.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} is gone: {file}. Load it again.</source>
            <translation>El archivo de {layer} ya no existe: {file}. Cárguela de nuevo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service gives at most {given} entries a page, not {asked}.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}.</extracomment>
            <translation>
                <numerusform>El servicio da como máximo {given} entrada por página, no {asked}.</numerusform>
                <numerusform>El servicio da como máximo {given} entradas por página, no {asked}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no place: a table, F6 opens it.</source>
            <translation>Sin posición: una tabla, F6 la abre.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>in these {count} areas</source>
            <extracomment>English for 1: in this area</extracomment>
            <translation>
                <numerusform>en esta zona</numerusform>
                <numerusform>en estas {count} zonas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>in this area</source>
            <translation>en esta zona</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>no actualizada. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} came, so the layer keeps the answer before. {reason}</source>
            <translation>solo se recibió: {rows}; la capa conserva la respuesta anterior. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has nothing there any more. The layer still shows the answer before.</source>
            <translation>el servicio ya no tiene nada allí. La capa muestra aún la respuesta anterior.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} are on the map; those without sums say why in their table. {reason}</source>
            <extracomment>English for 1: {count} is on the map; without sums, it says why in its table. {reason}</extracomment>
            <translation>
                <numerusform>En el mapa: {count}; donde faltan sumas, la tabla dice por qué. {reason}</numerusform>
                <numerusform>En el mapa: {count}; donde faltan sumas, la tabla dice por qué. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no place: only the table shows them, F6 opens it.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it, F6 opens it.</extracomment>
            <translation>
                <numerusform>{count} de las filas no tiene posición: solo la muestra la tabla, F6 la abre.</numerusform>
                <numerusform>{count} de las filas no tienen posición: solo las muestra la tabla, F6 la abre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of {all} layers refreshed.</source>
            <extracomment>English for 1: {count} of {all} layer refreshed.</extracomment>
            <translation>
                <numerusform>Capa actualizada: {count} de {all}.</numerusform>
                <numerusform>Capas actualizadas: {count} de {all}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} can't go on where it stopped. Load it again.</source>
            <translation>{layer} no puede continuar donde se detuvo. Cárguela de nuevo.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or drop the edits, then continue.</source>
            <translation>{layer} se está editando. Guarde o descarte los cambios y continúe después.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to go on with.</source>
            <translation>{layer} está completa: no hay nada que continuar.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows} en {file}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the answer before can't be compared</source>
            <translation>{rows}; no se puede comparar con la respuesta anterior</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>Cambios de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>Comparar {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>The answer before the refresh is gone, so the layer stays as it is. Refresh it for today's answer.</source>
            <translation>La respuesta anterior a la actualización ya no existe, así que la capa queda como está. Actualícela para la respuesta de hoy.</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>Deshacer la actualización de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} is being edited. Save or drop the edits, then refresh it.</source>
            <translation>{layer} se está editando. Guarde o descarte los cambios y actualícela después.</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} shows the answer of {when} again.</source>
            <translation>{layer} muestra de nuevo la respuesta del {when}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add hazards</source>
            <translation>Añadir peligros</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete loads that did not end</source>
            <translation>Eliminar cargas que no terminaron</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the hazards of {count} points that came?</source>
            <extracomment>English for 1: Delete the hazards of 1 point that came?</extracomment>
            <translation>
                <numerusform>¿Eliminar los peligros recibidos de 1 punto?</numerusform>
                <numerusform>¿Eliminar los peligros recibidos de {count} puntos?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} rows that came?</source>
            <extracomment>English for 1: Delete the row that came?</extracomment>
            <translation>
                <numerusform>¿Eliminar la fila recibida?</numerusform>
                <numerusform>¿Eliminar las {count} filas recibidas?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for loads that did not end</source>
            <translation>Buscar cargas que no terminaron</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Put them on the map</source>
            <translation>Ponerlas en el mapa</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while hazards were added: {answered} of {count} points have theirs.</source>
            <extracomment>English for 1: QGIS ended while hazards were added: {answered} of {count} points has them.</extracomment>
            <translation>
                <numerusform>QGIS terminó mientras se añadían peligros: {answered} de {count} punto tiene los suyos.</numerusform>
                <numerusform>QGIS terminó mientras se añadían peligros: {answered} de {count} puntos tienen los suyos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {runs} runs were under way: {rows} came.</source>
            <extracomment>English for 1: QGIS ended while {runs} run was under way: {rows} came.</extracomment>
            <translation>
                <numerusform>QGIS terminó durante {runs} ejecución. Recibido: {rows}.</numerusform>
                <numerusform>QGIS terminó durante {runs} ejecuciones. Recibido: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {source} was loading: {rows} came.</source>
            <translation>QGIS terminó mientras se cargaba {source}. Recibido: {rows}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>Leer {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Add hazards to this layer for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Add hazards to this layer for the others.</extracomment>
            <translation>
                <numerusform>{answered} de {count} punto tiene sus peligros. Añada a esta capa los de los demás.</numerusform>
                <numerusform>{answered} de {count} puntos tienen sus peligros. Añada a esta capa los de los demás.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {answered} of {count} points have their hazards, which are kept.</source>
            <extracomment>English for 1: {reason} {answered} of {count} points has its hazards, which are kept.</extracomment>
            <translation>
                <numerusform>{reason} {answered} de {count} punto tiene sus peligros, que se conservan.</numerusform>
                <numerusform>{reason} {answered} de {count} puntos tienen sus peligros, que se conservan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} came before that and are kept.</source>
            <extracomment>English for 1: {reason} {rows} of {source} came before that and is kept.</extracomment>
            <translation>
                <numerusform>{reason} Recibido antes y conservado: {rows} de {source}.</numerusform>
                <numerusform>{reason} Recibido antes y conservado: {rows} de {source}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} runs that did not end are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} run that did not end is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason} Se conserva {runs} ejecución sin terminar: {rows}.</numerusform>
                <numerusform>{reason} Se conservan {runs} ejecuciones sin terminar: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh again</source>
            <translation>Actualizar de nuevo</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>Actualizar {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>Actualizando {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Remove the layer</source>
            <translation>Quitar la capa</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show changes</source>
            <translation>Mostrar cambios</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show what came</source>
            <translation>Mostrar lo que llegó</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>The layer was removed meanwhile.</source>
            <translation>Entretanto se eliminó la capa.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>There is nothing to refresh yet. Load points first.</source>
            <translation>Aún no hay nada que actualizar. Cargue puntos primero.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Undo refresh</source>
            <translation>Deshacer actualización</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>What came is gone by now. Refresh the layer again.</source>
            <translation>Lo que llegó ya no existe. Actualice la capa de nuevo.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>its file {path} is gone, and the query with it. Load it again from the Selection dock.</source>
            <translation>su archivo {path} ya no existe, y con él la consulta. Cárguela de nuevo desde el panel Selección.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>you have no connection to {host}. Make one, then refresh again.</source>
            <translation>no tiene conexión con {host}. Cree una y actualice de nuevo.</translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>Leer el archivo de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>A&amp;ddress</source>
            <translation>&amp;Dirección</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>Portfo&amp;lio</source>
            <translation>&amp;Cartera</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this row</source>
            <translation>Eliminar esta fila</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}, exigido por esta fuente</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search takes a flat list, and your filters are nested: {filters}. Move them side by side in the Filters dock, or load them in an area instead.</source>
            <translation>Una búsqueda toma una lista plana, y sus filtros están anidados: {filters}. Póngalos uno junto a otro en el panel Filtros, o cárguelos en una zona.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns are chosen under Columns for entries in the Selection dock</source>
            <translation>Las columnas se eligen en Columnas de entradas en el panel Selección</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: the service's own choice</source>
            <translation>Columnas: las que elige el servicio</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>Columnas: {count} de {all}</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 this search travels in the address, which is {length} characters long; a service may refuse more than {limit}. Take fewer fields or columns, or set the connection to V2.</source>
            <translation>En V1 esta búsqueda va en la dirección, que tiene {length} caracteres; un servicio puede rechazar más de {limit}. Use menos campos o columnas, o ponga la conexión en V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>It is incomplete.</source>
            <translation>Está incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Nothing of {source} has {filters}. Remove a field, or check its value.</source>
            <translation>Nada en {source} con {filters}. Elimine un campo, o compruebe su valor.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read what was found</source>
            <translation>Leer lo encontrado</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}...</source>
            <translation>Buscando en {source}...</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row came.</source>
            <translation>Detenido antes de que llegara la primera fila.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The Filters dock has no filter yet.</source>
            <translation>El panel Filtros aún no tiene filtros.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The first {shown} of {count} are shown here.</source>
            <translation>Aquí se muestra solo el principio: {shown} de {count}.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no place: on the map they are a table.</source>
            <translation>Sin posición: en el mapa es una tabla.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no place to zoom to.</source>
            <translation>Esta fila no tiene una posición a la que hacer zoom.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 joins filters with AND, so this finds nothing.</source>
            <translation>Dos valores de {field}: V1 une los filtros con Y, así que esto no encuentra nada.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Type a value for {field}, or remove its row.</source>
            <translation>Escriba un valor para {field}, o elimine su fila.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no search for points that we could ask. Search its entries, or set the connection to V2.</source>
            <translation>V1 no ofrece búsqueda de puntos. Busque en sus entradas, o ponga la conexión en V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>Sin campo, se carga toda la fuente.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. F6 opens their table.</source>
            <translation>En el mapa: {rows}. F6 abre su tabla.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} asks for a filter on {label}. Add it as a field.</source>
            <translation>{source} exige un filtro sobre {label}. Añádalo como campo.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this key.</source>
            <translation>{source} está vacía para esta clave.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source}: {rows}, {seconds} s.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Add all to map</source>
            <translation>&amp;Añadir todo al mapa</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Field</source>
            <translation>Ca&amp;mpo</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Search</source>
            <translation>&amp;Buscar</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Take the filters</source>
            <translation>&amp;Usar los filtros</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all that was found as a layer, beyond the rows shown here</source>
            <translation>Añadir todo lo encontrado como capa, más allá de las filas mostradas aquí</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double click or Enter: zoom to the row's place</source>
            <translation>Doble clic o Intro: zoom al lugar de la fila</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries of</source>
            <translation>Entradas de</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries: full records, chosen columns</source>
            <translation>Entradas: registros completos, columnas elegidas</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One more field to search by</source>
            <translation>Un campo más por el que buscar</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points of</source>
            <translation>Puntos de</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points: one marker per place</source>
            <translation>Puntos: un marcador por lugar</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search by the filters of the Filters dock</source>
            <translation>Buscar por los filtros del panel Filtros</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, wherever it lies (Enter)</source>
            <translation>Buscar en toda la fuente, en cualquier lugar (Intro)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>St&amp;op</source>
            <translation>D&amp;etener</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>The source is chosen in the Selection dock</source>
            <translation>La fuente se elige en el panel Selección</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>Qué se busca</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What was found</source>
            <translation>Lo encontrado</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source yet</source>
            <translation>aún sin fuente</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Accumulate</source>
            <translation>Cúmu&amp;lo</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Layers to ask for...</source>
            <translation>Capas a consu&amp;ltar...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Load points</source>
            <translation>Car&amp;gar puntos</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Report</source>
            <translation>&amp;Informe</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk reports for selected points...</source>
            <translation>Informes de &amp;riesgo de los puntos seleccionados...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>A report for each selected point of the active layer, in a folder</source>
            <translation>Un informe por cada punto seleccionado de la capa activa, en una carpeta</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation by &amp;layer...</source>
            <translation>Cúmulo por c&amp;apa...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Add hazards to &amp;points...</source>
            <translation>Peligros para &amp;puntos...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>Elija primero una fuente</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place on the map for the hazards there</source>
            <translation>Haga clic en un lugar del mapa para ver sus peligros</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded point on the map for its risk report ({how})</source>
            <translation>Haga clic en un lugar o un punto cargado del mapa para su informe de riesgo ({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>Dibuje primero una zona</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first; the menu has what is asked without one</source>
            <translation>Dibuje primero una zona; el menú ofrece lo que se consulta sin ella</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries as C&amp;SV file...</source>
            <translation>Entradas como archivo C&amp;SV...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries under a li&amp;ve event...</source>
            <translation>Entradas afectadas por un e&amp;vento en curso...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Ha&amp;zards</source>
            <translation>Peligro&amp;s</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and under an event</source>
            <translation>Peligros de un lugar, de muchos puntos y de un evento</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load entries</source>
            <translation>Cargar entradas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the full records in the area, with the chosen columns</source>
            <translation>Cargar los registros completos de la zona, con las columnas elegidas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the points in the area: one marker per place (Ctrl+Return)</source>
            <translation>Cargar los puntos de la zona: un marcador por lugar (Ctrl+Intro)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Points as &amp;CSV file...</source>
            <translation>Puntos como archivo &amp;CSV...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;HTML</source>
            <translation>Informe en &amp;HTML</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;PDF</source>
            <translation>Informe en &amp;PDF</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Reports of V&amp;1</source>
            <translation>Informes de V&amp;1</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Reports of V&amp;2</source>
            <translation>Informes de V&amp;2</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The entries that the footprint of an event touches</source>
            <translation>Las entradas que toca la huella de un evento</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The report says what lies in the circles, too; their radii are above</source>
            <translation>El informe dice también qué hay en los círculos; sus radios están arriba</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own accumulation layer of this source (V1)</source>
            <translation>La capa de cúmulo propia del servicio para esta fuente (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own table, written to a file while it comes</source>
            <translation>La tabla propia del servicio, escrita en un archivo según llega</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The sums of the area, or of each radius: values, counts, currencies</source>
            <translation>Las sumas de la zona, o de cada radio: valores, recuentos, monedas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The version of the reports is their own, not the connection's</source>
            <translation>La versión de los informes es propia, no la de la conexión</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles</source>
            <translation>Con &amp;círculos</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles: {radii}</source>
            <translation>Con &amp;círculos: {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Your list of hazard layers of this connection: the service has none</source>
            <translation>Su lista de capas de peligro de esta conexión: el servicio no tiene ninguna</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>&amp;Clear</source>
            <translation>&amp;Vaciar</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with QGIS's vertex tool</source>
            <translation>Editar las zonas con la herramienta de vértices de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Measure the areas</source>
            <translation>Medir las zonas</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove all areas</source>
            <translation>Eliminar todas las zonas</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove the selected areas (Delete)</source>
            <translation>Eliminar las zonas seleccionadas (Supr)</translation>
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
            <translation>&amp;Unir en una zona</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;New circles</source>
            <translation>&amp;Nuevos círculos</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Paste WKT or GeoJSON</source>
            <translation>&amp;Pegar WKT o GeoJSON</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Polygon</source>
            <translation>&amp;Polígono</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected features</source>
            <translation>Objetos &amp;seleccionados</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All features of the current layer</source>
            <translation>Todos los objetos de la capa actual</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Click centers on the map; each gets all radii (Shift+F9)</source>
            <translation>Haga clic en centros en el mapa; cada uno recibe todos los radios (Mayús+F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Draw a polygon on the map (F9)</source>
            <translation>Dibujar un polígono en el mapa (F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Map &amp;extent</source>
            <translation>&amp;Extensión del mapa</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii of the circles, as in 200 500 1km; units m, km, mi and ft, without one meters</source>
            <translation>Radios de los círculos, como 200 500 1km; unidades m, km, mi y ft, sin unidad metros</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Selected polygons as areas, selected points as centers of circles</source>
            <translation>Polígonos seleccionados como zonas, puntos seleccionados como centros de círculos</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire radius</source>
            <translation>Radio de incendio Solvencia II</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Take areas from features, the map or the clipboard</source>
            <translation>Tomar zonas de objetos, del mapa o del portapapeles</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>The union of all areas, asked and tagged as one</source>
            <translation>La unión de todas las zonas, consultada y etiquetada como una</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What the map shows, as one area</source>
            <translation>Lo que muestra el mapa, como una zona</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What was copied: WKT, GeoJSON, or latitude and longitude</source>
            <translation>Lo que se copió: WKT, GeoJSON, o latitud y longitud</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Whole &amp;layer</source>
            <translation>&amp;Capa entera</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>&amp;Bajar</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Entries in one page</source>
            <translation>&amp;Entradas por página</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>Arrastre las columnas para cambiar su orden</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Entries in one request. A service may give fewer; then the pages become as small.</source>
            <translation>Entradas por solicitud. Un servicio puede dar menos; entonces las páginas se reducen a eso.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Find a column</source>
            <translation>Buscar una columna</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns down</source>
            <translation>Mover hacia abajo las columnas seleccionadas</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns up</source>
            <translation>Mover hacia arriba las columnas seleccionadas</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>None chosen: the service gives those it has by itself.</source>
            <translation>Ninguna elegida: el servicio da las predeterminadas.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;all</source>
            <translation>Seleccionar &amp;todo</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;none</source>
            <translation>&amp;No seleccionar nada</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns that are shown</source>
            <translation>Marcar todas las columnas mostradas</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns that are shown</source>
            <translation>Desmarcar todas las columnas mostradas</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{count} of {all} columns</source>
            <extracomment>English for 1: {count} of {all} column</extracomment>
            <translation>
                <numerusform>{count} de {all} columna</numerusform>
                <numerusform>{count} de {all} columnas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{latitude} and {longitude} are also requested, to show the entries on the map.</source>
            <translation>{latitude} y {longitude} también se piden, para mostrar las entradas en el mapa.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>Los filtros de {source} se quedan en «{before}». «{now}» no tiene ninguno para esa fuente.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use them here, too</source>
            <translation>Usarlos también aquí</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of entries, their order and the size of a page</source>
            <translation>Elegir las columnas de las entradas, su orden y el tamaño de página</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: those that the service gives</source>
            <translation>Columnas de entradas: las que elige el servicio</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: {count} of {all}</source>
            <translation>Columnas de entradas: {count} de {all}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>E&amp;dit</source>
            <translation>Edit&amp;ar</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edi&amp;t</source>
            <translation>Edi&amp;tar</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the columns</source>
            <translation>Editar las columnas</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the filters</source>
            <translation>Editar los filtros</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Filters: {filters}</source>
            <translation>Filtros: {filters}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Open the Filters dock</source>
            <translation>Abrir el panel Filtros</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>Leer las zonas de selección</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom there</source>
            <translation>Zoom allí</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load points.</source>
            <translation>1. Dibuje una zona.
2. Añada filtros.
3. Cargue puntos.</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>Selección</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections...</source>
            <translation>&amp;Conexiones...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload sources</source>
            <translation>&amp;Recargar fuentes</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>All connections, in QGIS's options</source>
            <translation>Todas las conexiones, en las opciones de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Answered {time}</source>
            <translation>Respuesta: {time}</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service again which sources your key may see</source>
            <translation>Consultar de nuevo al servicio qué fuentes puede ver su clave</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service which sources your key may see</source>
            <translation>Preguntar al servicio qué fuentes puede ver su clave</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Asking for the sources...</source>
            <translation>Pidiendo las fuentes...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>Elegir una fuente</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connection: which service is asked</source>
            <translation>Conexión: qué servicio se consulta</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>Conexiones y fuentes</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Source: which portfolio is asked</source>
            <translation>Fuente: qué cartera se consulta</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>The form for the address and the key of another service</source>
            <translation>El formulario para la dirección y la clave de otro servicio</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Answered {time}</source>
            <extracomment>English for 1: 1 source. Answered {time}</extracomment>
            <translation>
                <numerusform>{count} fuente. Respuesta {time}</numerusform>
                <numerusform>{count} fuentes. Respuesta {time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>Archivos CSV (*.csv)</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>Guardar como CSV</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} exists already. Replace it?</source>
            <translation>{file} ya existe. ¿Reemplazarlo?</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Accumulate</source>
            <translation>Cúmulo</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add hazard maps...</source>
            <translation>Añadir mapas de peligro...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Asks the queries of all GeoPortfolio layers of the project again.</source>
            <translation>Repite las consultas de todas las capas GeoPortfolio del proyecto.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key may do.</source>
            <translation>Comprobar una conexión y lo que permite su clave de API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its address, record and hazards are shown.</source>
            <translation>Haga clic en un lugar o un punto cargado; se muestran su dirección, su registro y sus peligros.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its risk report opens.</source>
            <translation>Haga clic en un lugar o un punto cargado; se abre su informe de riesgo.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii of all; Enter ends it.</source>
            <translation>Haga clic en los centros; teclee los radios de todos; Intro termina.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the corners of an area; right click or Enter ends it.</source>
            <translation>Haga clic en los vértices de una zona; clic derecho o Intro la termina.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections...</source>
            <translation>Conexiones...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection...</source>
            <translation>Diagnosticar la conexión...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw a polygon selection</source>
            <translation>Dibujar una selección por polígono</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw circles</source>
            <translation>Dibujar círculos</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package...</source>
            <translation>Exportar paquete de proyecto...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find an address</source>
            <translation>Buscar una dirección</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load points</source>
            <translation>Cargar puntos</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads one marker for each place of the source in the area.</source>
            <translation>Carga un marcador por cada lugar de la fuente en la zona.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads the full records of the source in the area.</source>
            <translation>Carga las entradas completas de la fuente en la zona.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with accumulations, reports and past queries.</source>
            <translation>Abre el panel con los cúmulos, los informes y las consultas anteriores.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with the filters of the query.</source>
            <translation>Abre el panel con los filtros de la consulta.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the docks in which you choose a source, an area and filters.</source>
            <translation>Abre los paneles en los que elige una fuente, una zona y filtros.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the maps of the service: find, look, and add several at once.</source>
            <translation>Abre los mapas del servicio: buscar, mirar y añadir varios a la vez.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Puts the project, its results and its reports into one zip, without your key.</source>
            <translation>Pone el proyecto, sus resultados y sus informes en un zip, sin su clave.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh all results</source>
            <translation>Actualizar todos los resultados</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk report at a click</source>
            <translation>Informe de riesgo con un clic</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show filters</source>
            <translation>Mostrar filtros</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show results</source>
            <translation>Mostrar resultados</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show the GeoPortfolio panel</source>
            <translation>Mostrar el panel de GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>Mostrar versiones, ajustes y registro como un solo texto, sin claves de API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Sums up what the source has in the area.</source>
            <translation>Suma lo que la fuente tiene en la zona.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text...</source>
            <translation>Texto de asistencia...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>The services that you can ask: their addresses and keys.</source>
            <translation>Los servicios que puede consultar: sus direcciones y claves.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Type an address; suggestions come while you type.</source>
            <translation>Escriba una dirección; aparecen sugerencias mientras escribe.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>What each screen is for and how it is used.</source>
            <translation>Para qué sirve cada pantalla y cómo se usa.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: arrows bring a place under a cross, with Shift a little; {key} clicks there.</source>
            <translation>Sin ratón: las flechas llevan un lugar bajo una cruz, con Mayús un poco; {key} hace clic allí.</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the maps of {connection}</source>
            <translation>Listar los mapas de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the sources of {connection}</source>
            <translation>Listar las fuentes de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/job_offer.py" />
            <source>The layer {layer} was made for the project that was open before. Its file is {file}.</source>
            <translation>La capa {layer} se creó para el proyecto abierto antes. Su archivo es {file}.</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>Certificados</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check connection</source>
            <translation>Comprobar conexión</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check proxy</source>
            <translation>Comprobar proxy</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics...</source>
            <translation>Ejecutar diagnóstico...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>Cargado hasta ahora: {come}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Go on?</source>
            <translation>Cargado hasta ahora: {come}. ¿Continuar?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Stop and keep</source>
            <translation>Detener y conservar</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. What came is being kept...</source>
            <translation>Detenido. Se está guardando lo que llegó...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts})</source>
            <translation>Nuevo intento en {seconds} s (intento {attempt} de {attempts})</translation>
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
                <numerusform>{count} fila hasta ahora ({size}), y vienen más. ¿Continuar?</numerusform>
                <numerusform>{count} filas hasta ahora ({size}), y vienen más. ¿Continuar?</numerusform>
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
            <translation>C&amp;ontinuar</translation>
        </message>
        <message>
            <location filename="../ui/window/progress_row.py" />
            <source>Go on loading</source>
            <translation>Seguir cargando</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is under way. Wait for it, or stop it.</source>
            <translation>Hay otro cúmulo en curso. Espere a que termine, o deténgalo.</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is under way. Wait for it, or stop it.</source>
            <translation>Hay otra carga en curso. Espere a que termine, o deténgala.</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>Conectar con {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>List the filters of {source}</source>
            <translation>Listar los filtros de {source}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Test the connection</source>
            <translation>Probar la conexión</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>The service answers. Sources: {sources}</source>
            <translation>El servicio responde. Fuentes: {sources}</translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>GeoPortfolio está instalado. Conéctelo a su servicio de cartera.</translation>
        </message>
    </context>
</TS>
