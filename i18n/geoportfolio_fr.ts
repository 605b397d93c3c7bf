<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
    <context>
        <name>GeoPortfolio</name>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>changed</source>
            <translation>modifié</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>not in the baseline</source>
            <translation>absent de la base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>only in the baseline</source>
            <translation>seulement dans la base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>other currency</source>
            <translation>autre devise</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Area</source>
            <translation>Zone</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/accumulation/table.py" />
            <source>no filters</source>
            <translation>aucun filtre</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>not converted</source>
            <translation>non converti</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Baseline</source>
            <translation>Base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Current</source>
            <translation>Actuel</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference</source>
            <translation>Différence</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference, %</source>
            <translation>Différence, %</translation>
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
            <translation>échec</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/accumulation/table.py" />
            <location filename="../ui/browser/sources.py" />
            <source>{count} filters</source>
            <extracomment>English for 1: 1 filter</extracomment>
            <translation>
                <numerusform>{count} filtre</numerusform>
                <numerusform>{count} filtres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <location filename="../ui/places/pasted.py" />
            <source>Area {number}</source>
            <translation>Zone {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <source>Center {number}</source>
            <translation>Centre {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' could not be transformed to EPSG:4326; it was skipped. Check the CRS of its layer.</source>
            <translation>« {name} » ne peut pas être converti en longitude et latitude ; rien n'a été interrogé. Vérifiez le système de coordonnées de sa couche.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was skipped. Set the layer's CRS.</source>
            <translation>« {name} » n'a pas de système de coordonnées ; rien n'a été interrogé. Définissez celui de sa couche.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no point on the map; it was skipped.</source>
            <translation>« {name} » n'a pas de point unique sur la carte ; rien n'a été interrogé.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was skipped. Split them with Multipart to singleparts.</source>
            <translation>« {name} » a plusieurs points ; rien n'a été interrogé. Séparez-les avec De morceaux multiples à morceaux uniques.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' is outside ±180°, ±90°; it was skipped. Check the CRS of its layer.</source>
            <translation>« {name} » dépasse 180 degrés de longitude ou 90 de latitude ; rien n'a été interrogé. Vérifiez le système de coordonnées de sa couche.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' could not be transformed to EPSG:4326; nothing was sent. Check the CRS of its layer.</source>
            <translation>La zone « {name} » ne peut pas être convertie en longitude et latitude ; rien n'a été envoyé. Vérifiez le système de coordonnées de sa couche.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' crosses itself{where}; nothing was sent.</source>
            <translation>La zone « {name} » se croise elle-même{where} ; rien n'a été envoyé.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is empty; nothing was sent.</source>
            <translation>La zone « {name} » est vide ; rien n'a été envoyé.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is not valid{where}; nothing was sent.</source>
            <translation>La zone « {name} » n'est pas valide{where} ; rien n'a été envoyé.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' needs at least 3 distinct vertices{where}; nothing was sent.</source>
            <translation>La zone « {name} » a besoin d'au moins 3 points différents{where} ; rien n'a été envoyé.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is not 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>La ligne {line} n'est pas « latitude, longitude » : « {near} ». Corrigez-la et collez à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No geometry on the clipboard, but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Le presse-papiers n'a pas de forme, mais « {near} ». Copiez d'abord du WKT, du GeoJSON ou « latitude, longitude ».</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No text on the clipboard. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>Le presse-papiers n'a pas de texte. Copiez d'abord du WKT, du GeoJSON ou « latitude, longitude ».</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS does not know the coordinate system '{near}' of the pasted text.</source>
            <translation>QGIS ne connaît pas le système de coordonnées « {near} », nommé par le texte collé.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are not in degrees. Add the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>Les coordonnées collées ({near}) ne sont pas des degrés. Mettez le système de coordonnées devant, comme dans SRID=25832;POLYGON(...), et collez à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text contains no polygon and no point.</source>
            <translation>Le texte collé n'a ni polygone ni point.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text could not be read at line {line}, column {column}, near '{near}'.</source>
            <translation>Le texte collé est illisible à la ligne {line}, colonne {column}, près de « {near} ».</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which encloses nothing. Paste polygons or points.</source>
            <translation>Le texte collé est une ligne, qui n'a pas d'intérieur. Collez des polygones ou des points.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is not valid GeoJSON at {near}. Correct it and paste again.</source>
            <translation>Le texte collé n'est pas du GeoJSON à {near}. Corrigez-le et collez à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>se croise elle-même{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 distinct vertices{where}</source>
            <translation>a moins de 3 points différents{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has no coordinate system</source>
            <translation>n'a pas de système de coordonnées</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is empty</source>
            <translation>est vide</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is neither a polygon nor a point</source>
            <translation>n'est ni un polygone ni un point</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>n'est pas valide{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside the extent of its coordinate system</source>
            <translation>se trouve hors de son système de coordonnées</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside ±180°, ±90°</source>
            <translation>se trouve au-delà du globe</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/from_features.py" />
            <source>{name} (feature {id})</source>
            <translation>{name} (entité {id})</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/pasted.py" />
            <source>geometry {number}</source>
            <translation>forme {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Add selection areas</source>
            <translation>Ajouter des zones de sélection</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Clear selection areas</source>
            <translation>Vider les zones de sélection</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Repair area</source>
            <translation>Réparer la zone</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Selection areas</source>
            <translation>Zones de sélection</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{count} areas merged</source>
            <extracomment>English for 1: 1 area merged</extracomment>
            <translation>
                <numerusform>{count} zone réunie</numerusform>
                <numerusform>{count} zones réunies</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{name}, {radius} edited</source>
            <translation>{name}, {radius} modifié</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>A connection needs a unique name without slashes, other than 'environment'.</source>
            <translation>Une connexion a besoin d'un nom à elle, sans barre oblique, autre que « environment ».</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another one or add it.</source>
            <translation>Il n'y a pas de connexion « {connection} ». Choisissez-en une autre ou créez-la.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Add one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>Il n'y a pas encore de connexion. Créez-en une sous Préférences &gt; Options &gt; GeoPortfolio, ou définissez les variables GEOPORTFOLIO_URL et GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' could not be read, so nothing was sent. Unlock the QGIS authentication database with the master password, or enter the API key again.</source>
            <translation>La clé d'API de « {connection} » n'a pas pu être lue, donc rien n'a été envoyé. Déverrouillez la base d'authentification de QGIS avec le mot de passe principal, ou saisissez à nouveau la clé d'API.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' was kept until QGIS was closed. Enter it again in the connection.</source>
            <translation>La clé d'API de « {connection} » n'a été gardée que jusqu'à la fermeture de QGIS. Saisissez-la à nouveau dans la connexion.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database did not store the API key. Keep it until QGIS is closed, or try again and enter the master password.</source>
            <translation>La base d'authentification de QGIS n'a pas enregistré la clé d'API. Gardez-la jusqu'à la fermeture de QGIS, ou réessayez avec le mot de passe principal.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database has no API key for '{connection}'. Enter it again in the connection.</source>
            <translation>La base d'authentification de QGIS n'a pas de clé d'API pour « {connection} ». Saisissez-la à nouveau dans la connexion.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/network.py" />
            <source>QGIS does not trust the certificate of {host}. The request was stopped, and no API key is sent there until you restart QGIS.</source>
            <translation>QGIS ne fait pas confiance au certificat de {host}. La requête a été arrêtée, et aucune clé d'API n'y est envoyée jusqu'au redémarrage de QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>API key not authorized ({status}). Ask your provider if you need this.</source>
            <translation>Clé d'API non autorisée ({status}). Demandez à votre fournisseur si vous en avez besoin.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/accumulation/metric_view.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Accumulation</source>
            <translation>Cumul</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Address Suggestions</source>
            <translation>Suggestions d'adresses</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>All checks passed.</source>
            <translation>Toutes les vérifications ont réussi.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection</source>
            <translation>Connexion</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Diagnostics of {connection}, {address}</source>
            <translation>Diagnostic de {connection}, {address}</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Failed</source>
            <translation>Échec</translation>
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
            <translation>Filtres</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Enrichment</source>
            <translation>Enrichissement par aléas</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Features (WFS)</source>
            <translation>Entités d'aléas (WFS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Maps (WMS)</source>
            <translation>Cartes d'aléas (WMS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../core/toolbox/exposure/base.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>Locations</source>
            <translation>Emplacements</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this URL.</source>
            <translation>Introuvable ({status}) : le service ne le propose pas, ou pas à cette adresse.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not requested, as your provider may bill reports.</source>
            <translation>Non demandé, car votre fournisseur peut facturer les rapports.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not run, because the connection failed.</source>
            <translation>Non exécuté, car la connexion a échoué.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed</source>
            <translation>Réussi</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed with {count} warnings.</source>
            <extracomment>English for 1: Passed with 1 warning.</extracomment>
            <translation>
                <numerusform>Réussi avec {count} avertissement.</numerusform>
                <numerusform>Réussi avec {count} avertissements.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/load_table.py" />
            <source>Records</source>
            <translation>Entrées</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Risk Reports</source>
            <translation>Rapports de risque</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/search/dock.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Skipped</source>
            <translation>Ignoré</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/portfolio.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Sources</source>
            <translation>Sources</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The API key is valid, but has no source. Ask your provider for one.</source>
            <translation>La clé d'API est valide, mais n'a aucune source. Demandez-en une à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The connection is not encrypted, so others on the network can read the API key. Ask your provider for an https URL.</source>
            <translation>La connexion n'est pas chiffrée : d'autres peuvent lire la clé d'API en chemin. Demandez une adresse https à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key, but not for looking up addresses ({status}). Ask your provider if you need it.</source>
            <translation>Le service a accepté la clé d'API, mais pas pour la recherche d'adresses ({status}). Demandez à votre fournisseur si vous en avez besoin.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key.</source>
            <translation>Le service a accepté la clé d'API.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service was reached, but did not accept the test request ({status}).</source>
            <translation>Le service a été atteint, mais n'a pas accepté la requête de test ({status}).</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source does not offer accumulation.</source>
            <translation>La source ne propose pas de cumul.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source has no field to search by.</source>
            <translation>La source n'a aucun champ de recherche.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>There is no source to query.</source>
            <translation>Il n'y a aucune source à interroger.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Warning</source>
            <translation>Avertissement</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Your list of hazard layers is empty.</source>
            <translation>Votre liste de couches d'aléas est vide.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} checks failed, first: {name}.</source>
            <extracomment>English for 1: 1 check failed: {name}.</extracomment>
            <translation>
                <numerusform>{count} vérification a échoué : {name}.</numerusform>
                <numerusform>{count} vérifications ont échoué, la première : {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} sources: {names}.</source>
            <extracomment>English for 1: 1 source: {names}.</extracomment>
            <translation>
                <numerusform>{count} source : {names}.</numerusform>
                <numerusform>{count} sources : {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Failed, see message</source>
            <translation>Échec, voir le message</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards</source>
            <translation>Aléas</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>In hazard zone</source>
            <translation>En zone d'aléa</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>Message</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not requested, stopped before</source>
            <translation>Non interrogé, arrêté avant</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Outside</source>
            <translation>En dehors</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Point</source>
            <translation>Point</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Requested</source>
            <translation>Interrogé</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Status</source>
            <translation>Statut</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/accumulation/model.py" />
            <source>no value</source>
            <translation>aucune valeur</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has '{found}', which is not a number. Use a numeric field, or to_real().</source>
            <translation>L'entité {name} a « {found} », qui n'est pas un nombre. Utilisez un champ numérique ou to_real().</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has the negative value {found}. Exclude it, or choose another value.</source>
            <translation>L'entité {name} a la valeur négative {found}. Excluez-la ou choisissez une autre valeur.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>No feature of {name} has a position that can be transformed to EPSG:4326. Check the CRS of its layer.</source>
            <translation>Aucune entité de {name} n'a de position qui puisse être transformée en EPSG:4326. Vérifiez le SCR de sa couche.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>The expression of {name} is not valid: {found}. Correct it.</source>
            <translation>L'expression de {name} n'est pas valide : {found}. Corrigez-la.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} has no features. Choose another layer.</source>
            <translation>{name} n'a aucune entité. Choisissez une autre couche.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} is {found} m. Enter a radius of 1 to 100,000 meters.</source>
            <translation>{name} est de {found} m. Saisissez un rayon de 1 à 100 000 mètres.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>A circle is closed: a location counts if its geodesic distance from the center on the ellipsoid WGS 84, rounded to 1 mm, is at most the radius. A polygon counts by its nearest edge. All centers on the globe are considered, not only locations: the sum of all values in reach of a region of centers bounds its circles from above, and regions are divided until none can hold a greater sum. No circle of this radius has a greater value than the first. Each further circle is the worst one without the locations of those before. Values of different currencies are never added.</source>
            <translation>Un cercle est fermé : un emplacement compte si sa distance géodésique au centre sur l'ellipsoïde WGS 84, arrondie à 1 mm, est au plus le rayon. Un polygone compte par son bord le plus proche. Tous les centres du globe sont considérés, pas seulement les emplacements : la somme de toutes les valeurs à portée d'une région de centres borne ses cercles par le haut, et les régions sont divisées jusqu'à ce qu'aucune ne puisse avoir une somme plus grande. Aucun cercle de ce rayon n'a une valeur plus grande que le premier. Chaque cercle suivant est le pire sans les emplacements des précédents. Les valeurs de devises différentes ne sont jamais additionnées.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Certain</source>
            <translation>Certain</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>Circles</source>
            <translation>Cercles</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/pin_page.py" />
            <source>Currency</source>
            <translation>Devise</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Data source</source>
            <translation>Source de données</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Distance (m)</source>
            <translation>Distance (m)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Feature</source>
            <translation>Entité</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Latitude</source>
            <translation>Latitude</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Layer</source>
            <translation>Couche</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Locations of circle {rank}</source>
            <translation>Emplacements du cercle {rank}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Longitude</source>
            <translation>Longitude</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Method</source>
            <translation>Méthode</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Not placeable (excluded)</source>
            <translation>Non localisable (exclu)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Possible</source>
            <translation>Possible</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Radius</source>
            <translation>Rayon</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Radius {radius} m, north up</source>
            <translation>Rayon {radius} m, nord en haut</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Read</source>
            <translation>Lu</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Share</source>
            <translation>Part</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Uncertainty (m)</source>
            <translation>Incertitude (m)</translation>
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
            <translation>Valeur</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a position (excluded)</source>
            <translation>Sans position (exclu)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a value (counted as 0)</source>
            <translation>Sans valeur (compte pour 0)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Worst circles of {radius}</source>
            <translation>Pires cercles de {radius}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} locations with a value of {value}</source>
            <translation>{count} emplacements d'une valeur de {value}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} more locations with smaller values.</source>
            <translation>{count} autres emplacements de valeurs plus petites.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Limit breached</source>
            <translation>Limite dépassée</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Near limit</source>
            <translation>Proche de la limite</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The area has no limit.</source>
            <translation>La zone n'a pas de limite.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service returned no metrics.</source>
            <translation>Le service n'a renvoyé aucun indicateur.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The service returned no number for '{metric}', but {names}.</source>
            <translation>Le service n'a pas renvoyé de nombre pour « {metric} », mais {names}.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Within limit</source>
            <translation>Dans la limite</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits_layer.py" />
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Limits of {name}</source>
            <translation>Limites de {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/files/own_files.py" />
            <source>{word} is a link, or was not written by GeoPortfolio, so it was not changed. Move it, then try again.</source>
            <translation>{word} est un lien, ou n'a pas été écrit par GeoPortfolio, donc rien n'y a été modifié. Déplacez-le, puis réessayez.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>Entités : {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS cannot request the name '{name}'. Ask your provider for one without '%'.</source>
            <translation>QGIS ne peut pas demander le nom « {name} ». Demandez à votre fournisseur un nom sans « % ».</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not return it to QGIS. Test the connection and its API key, then add it again.</source>
            <translation>Le service de cartes ne l'a pas donnée à QGIS. Testez la connexion et sa clé d'API, puis ajoutez-la à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no valid extent for this map, so QGIS may refuse it. Ask your provider to correct it.</source>
            <translation>Le service ne donne pas d'étendue valide pour cette carte, donc QGIS peut la refuser. Demandez à votre fournisseur de corriger cela.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (incomplete)</source>
            <translation>{title} (incomplet)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (stopped)</source>
            <translation>{title} (arrêté)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title}, features</source>
            <translation>{title}, entités</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/reload.py" />
            <source>List the maps of {name}</source>
            <translation>Demander la liste des cartes de {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to add one.</source>
            <translation>Cliquez sur le repère à côté de son nom pour en créer une.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to retry or to change the API key.</source>
            <translation>Cliquez sur le repère à côté de son nom pour réessayer ou changer la clé d'API.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to unlock or change it.</source>
            <translation>Cliquez sur le repère à côté de son nom pour la déverrouiller ou la changer.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The API key for '{connection}' is missing or locked.</source>
            <translation>La clé d'API de « {connection} » manque ou est verrouillée.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not respond, or rejects the API key.</source>
            <translation>Le service de cartes de « {connection} » ne répond pas, ou refuse la clé d'API.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>Vous n'avez pas de connexion à {host}.</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Save the query history</source>
            <translation>Retenir les dernières exécutions</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete replaced results</source>
            <translation>Supprimer les résultats remplacés</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>No place found for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>Le service ne connaît pas de lieu pour « {name} ». Vérifiez l'orthographe, ou ajoutez la ville et le pays.</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Added</source>
            <translation>Ajouté</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Change</source>
            <translation>Changement</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Changed</source>
            <translation>Modifié</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Dropped</source>
            <translation>Disparu</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>What changed</source>
            <translation>Ce qui a changé</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>columns gone: {names}</source>
            <translation>colonnes disparues : {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>moved</source>
            <translation>déplacé</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>new columns: {names}</source>
            <translation>nouvelles colonnes : {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>no change</source>
            <translation>aucun changement</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/refresh/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>{count} modifié</numerusform>
                <numerusform>{count} modifiés</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is downloading these reports. Wait until it has finished, or stop it there.</source>
            <translation>Un autre QGIS demande ces rapports en ce moment. Attendez qu'il ait fini, ou arrêtez-le là-bas.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>A file name could not be evaluated: {log}. Correct the expression.</source>
            <translation>Le nom d'un fichier ne peut pas être calculé : {log}. Corrigez l'expression.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The file name is not a valid QGIS expression: {log}. Correct it.</source>
            <translation>Le nom des fichiers n'est pas une expression QGIS : {log}. Corrigez-le.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report cannot be shown here. Open it outside QGIS.</source>
            <translation>Le rapport ne peut pas être affiché ici. Ouvrez-le hors de QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Already saved</source>
            <translation>Déjà enregistré</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/browser/source_page.py" />
            <source>Label</source>
            <translation>Libellé</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Open report ({day})</source>
            <translation>Ouvrir le rapport ({day})</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Queued</source>
            <translation>Rapport en attente</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report failed</source>
            <translation>Rapport en échec</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved</source>
            <translation>Rapport enregistré</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Risk reports, {source}, {day}</source>
            <translation>Rapports de risque, {source}, {day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Saved in a different format</source>
            <translation>Rapport enregistré dans un autre format</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was requested, but the service sent {came}.</source>
            <translation>{asked} a été demandé, mais {came} a été reçu.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service no longer lists the source {source}: it was renamed or removed, or the API key of '{connection}' lost access. Ask your provider, or choose another source.</source>
            <translation>Le service ne liste plus la source {source} : elle a été renommée ou supprimée, ou la clé d'API de « {connection} » a perdu son accès. Demandez à votre fournisseur, ou choisissez une autre source.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/errors.py" />
            <source>{count} areas are missing: {names}. The first of them: {reason}</source>
            <extracomment>English for 1: Area '{name}' is missing. {reason}</extracomment>
            <translation>
                <numerusform>La zone « {name} » manque. {reason}</numerusform>
                <numerusform>{count} zones manquent : {names}. Motif pour la première : {reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>{name} contains {near}, which a terminal would interpret even in quotes, so no command was copied. Use Copy as Python instead.</source>
            <translation>{name} contient {near}, qu'un terminal interpréterait même entre guillemets, donc aucune commande n'a été copiée. Utilisez plutôt « Copier en Python ».</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Also in another radius or area</source>
            <translation>Aussi dans un autre rayon ou une autre zone</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Loaded from {host}: {story}</source>
            <translation>Chargé depuis {host} : {story}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../core/gis/styles/points.py" />
            <source>Plain</source>
            <translation>Simple</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>accumulation</source>
            <translation>cumul</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>complete</source>
            <translation>complet</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>stopped after {count}</source>
            <translation>arrêté après {count}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>without {areas}</source>
            <translation>sans {areas}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} areas</source>
            <extracomment>English for 1: 1 area</extracomment>
            <translation>
                <numerusform>{count} zone</numerusform>
                <numerusform>{count} zones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/messages.py" />
            <source>{count} circles</source>
            <extracomment>English for 1: 1 circle</extracomment>
            <translation>
                <numerusform>{count} cercle</numerusform>
                <numerusform>{count} cercles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} features</source>
            <extracomment>English for 1: 1 feature</extracomment>
            <translation>
                <numerusform>{count} entité</numerusform>
                <numerusform>{count} entités</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} locations</source>
            <extracomment>English for 1: 1 location</extracomment>
            <translation>
                <numerusform>{count} emplacement</numerusform>
                <numerusform>{count} emplacements</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} of the rows have no position: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no position: only the table shows it.</extracomment>
            <translation>
                <numerusform>{count} des lignes n'a pas de position : seule la table la montre.</numerusform>
                <numerusform>{count} des lignes n'ont pas de position : seule la table les montre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} records</source>
            <extracomment>English for 1: 1 record</extracomment>
            <translation>
                <numerusform>{count} entrée</numerusform>
                <numerusform>{count} entrées</numerusform>
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
                <numerusform>{count} ligne</numerusform>
                <numerusform>{count} lignes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} rows have a position outside ±180°, ±90°: they are not drawn, their field {field} has the original.</source>
            <extracomment>English for 1: 1 row has a position outside ±180°, ±90°: it is not drawn, its field {field} has the original.</extracomment>
            <translation>
                <numerusform>{count} ligne a une position qui n'existe pas sur le globe : elle n'est pas dessinée, son champ {field} contient ce qui a été reçu.</numerusform>
                <numerusform>{count} lignes ont une position qui n'existe pas sur le globe : elles ne sont pas dessinées, leur champ {field} contient ce qui a été reçu.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>{radii} around {areas}</source>
            <translation>{radii} autour de {areas}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click for options.</source>
            <translation>Cliquez pour voir ce qui peut en être fait.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to load it again.</source>
            <translation>Cliquez sur le repère à côté de son nom pour la recharger.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh it.</source>
            <translation>Cliquez sur le repère à côté de son nom pour l'actualiser.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh with the current area.</source>
            <translation>Cliquez sur le repère à côté de son nom pour interroger la forme actuelle.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to resume.</source>
            <translation>Cliquez sur le repère à côté de son nom pour continuer.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the area of the query.</source>
            <translation>Corrigez-la dans Zones de sélection, ou actualisez avec la forme interrogée alors.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it again.</source>
            <translation>Dessinez la zone et chargez à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Incomplete: the load stopped early.</source>
            <translation>Le chargement s'est arrêté avant que tout soit reçu.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists, and neither does the query.</source>
            <translation>Son fichier {file} n'existe plus, et la requête avec lui.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists.</source>
            <translation>Son fichier {file} n'existe plus.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS cannot read its file {file}.</source>
            <translation>QGIS ne peut pas lire son fichier {file}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This result is {count} days old.</source>
            <extracomment>English for 1: This result is 1 day old.</extracomment>
            <translation>
                <numerusform>Cette réponse date de {count} jour.</numerusform>
                <numerusform>Cette réponse date de {count} jours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas cannot be queried as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' cannot be queried as it is now.</extracomment>
            <translation>
                <numerusform>Sa zone « {name} » ne peut pas être interrogée dans son état actuel.</numerusform>
                <numerusform>{count} de ses zones ne peuvent pas être interrogées dans leur état actuel : {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were edited after this query: {names}.</source>
            <extracomment>English for 1: '{name}' was edited after this query.</extracomment>
            <translation>
                <numerusform>La zone « {name} » a été modifiée après cette requête.</numerusform>
                <numerusform>{count} de ses zones ont été modifiées après cette requête : {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were removed: {names}.</source>
            <extracomment>English for 1: Area removed: '{name}'.</extracomment>
            <translation>
                <numerusform>Zone retirée : « {name} ».</numerusform>
                <numerusform>{count} de ses zones ont été retirées : {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/storage/errors.py" />
            <source>QGIS was closed before the load finished.</source>
            <translation>QGIS s'est arrêté avant que tout soit reçu.</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Around</source>
            <translation>Autour</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>By {metric}</source>
            <translation>Par {metric}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Radius in m</source>
            <translation>Rayon en m</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>other areas</source>
            <translation>autres zones</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/points.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <source>Sum insured</source>
            <translation>Capitaux assurés</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>all</source>
            <translation>tous</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>below {limit}</source>
            <translation>moins de {limit}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>{limit} and more</source>
            <translation>{limit} et plus</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <location filename="../ui/charts/lines.py" />
            <source>{low} to {high}</source>
            <translation>{low} à {high}</translation>
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
            <translation>Ligne {line}, colonne {column}</translation>
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
            <translation>{sentence} Service : "{words}"</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> and </source>
            <translation> et </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> or </source>
            <translation> ou </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>(empty)</source>
            <translation>(vide)</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>AND</source>
            <translation>ET</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <location filename="../ui/filters/editor.py" />
            <source>No filters: everything in the area is loaded.</source>
            <translation>Aucun filtre : tout ce qui est dans la zone est chargé.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR</source>
            <translation>OU</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR within a field, AND between</source>
            <translation>OU dans un champ, ET entre champs</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>Unknown</source>
            <translation>Inconnu</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{beginning}… ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}… (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}… ({count} filtre en tout)</numerusform>
                <numerusform>{beginning}… ({count} filtres en tout)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{count} more of {field}</source>
            <extracomment>English for 1: 1 more of {field}</extracomment>
            <translation>
                <numerusform>{count} autre de {field}</numerusform>
                <numerusform>{count} autres de {field}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>{filters}. Filter logic: unknown</source>
            <translation>{filters}. Logique des filtres : inconnue</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{name}: {words}</source>
            <translation>{name} : {words}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{one}; {other}</source>
            <translation>{one} ; {other}</translation>
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
            <translation>fr</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' can be one radius or two. Separate radii with a space, and do not group digits.</source>
            <translation>« {word} » peut être un rayon ou deux. Mettez une espace entre deux rayons, et aucun signe entre les milliers.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Enter at most 20037 km.</source>
            <translation>« {word} » dépasse la moitié du globe. Saisissez au plus 20037 km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius. Enter numbers with m, km, mi, ft or without a unit for meters, such as 200 500 1km.</source>
            <translation>« {word} » n'est pas un rayon. Saisissez des nombres avec m, km, mi, ft ou rien pour des mètres, par exemple 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius: it must be above 0. Enter for example 200 500 1km.</source>
            <translation>« {word} » n'est pas un rayon : il doit être supérieur à 0. Saisissez par exemple 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Enter at least one radius, such as 200 500 1km.</source>
            <translation>Saisissez au moins un rayon, par exemple 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' cannot be requested for a single place: a comma separates layers there. Enter the layers one by one, without commas.</source>
            <translation>« {name} » ne peut pas être interrogé en un seul lieu : une virgule y sépare les couches. Nommez les couches une à une, sans virgule.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is outside ±180°, ±90°; nothing was sent. Check the CRS of its layer.</source>
            <translation>Une position{where} dépasse 180 degrés de longitude ou 90 de latitude ; rien n'a été envoyé. Vérifiez le système de coordonnées de sa couche.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits the number of requests. Wait a while, then try again.</source>
            <translation>Un proxy ou une passerelle ({who}) limite la fréquence d'interrogation du service. Attendez un peu, puis réessayez.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>Un proxy ou une passerelle ({who}) a refusé la requête (statut {status}) avant qu'elle n'atteigne le service. Demandez au responsable de votre réseau d'autoriser l'adresse de « {connection} ».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Request less at a time, or ask your network administrator.</source>
            <translation>Un proxy ou une passerelle ({who}) a refusé la requête (statut {status}) avant qu'elle n'atteigne le service. Demandez moins à la fois, ou adressez-vous au responsable de votre réseau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a client certificate, so the request did not reach the service. Ask your provider for a URL that needs only the API key.</source>
            <translation>Un proxy ou une passerelle ({who}) demande un certificat de cet ordinateur, donc la requête n'a pas atteint le service. Demandez à votre fournisseur une adresse qui n'exige que la clé d'API.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a user name and a password (status {status}), so the request did not reach the service. Ask your network administrator for access without them.</source>
            <translation>Un proxy ou une passerelle ({who}) demande un utilisateur et un mot de passe (statut {status}), donc la requête n'a pas atteint le service. Demandez au responsable de votre réseau un accès qui s'en passe.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) responded instead of the service (status {status}). Try again later; if it persists, ask your provider.</source>
            <translation>Un proxy ou une passerelle ({who}) a répondu à la place du service (statut {status}). Réessayez plus tard ; si l'erreur persiste, demandez à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius must be above 0 meters; nothing was sent.</source>
            <translation>Un rayon est un nombre de mètres supérieur à 0 ; rien n'a été envoyé.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A value of the response is larger than {limit} MB, so the rest was not read. Request fewer columns, or inform your provider.</source>
            <translation>Une valeur de la réponse du service dépasse à elle seule {limit} Mo, donc le reste n'a pas été lu. Demandez moins de colonnes, ou prévenez votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Another server ({who}) responded instead of the service (status {status}). Check the service URL of '{connection}'.</source>
            <translation>Ce n'est pas le service qui répond à cette adresse, mais {who} (statut {status}). Vérifiez l'adresse de « {connection} ».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter at least one hazard layer; nothing was sent.</source>
            <translation>Indiquez au moins une couche d'aléas ; rien n'a été envoyé.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter the API key from your provider.</source>
            <translation>Saisissez la clé d'API que votre fournisseur vous a donnée.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Event footprint or source {source} not found. Check both.</source>
            <translation>Le service ne connaît pas cette empreinte d'événement, ou pas la source {source}. Vérifiez les deux.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL, or the source {source} is unknown. Check both.</source>
            <translation>Rien ne répond à cette adresse, ou la source {source} est inconnue. Vérifiez les deux.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL. Check the service URL of '{connection}'.</source>
            <translation>Rien ne répond à cette adresse. Vérifiez l'adresse de « {connection} ».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS does not trust the certificate of '{connection}', so the API key was not sent. Add your company's certificate authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>QGIS ne fait pas confiance au certificat de « {connection} », donc la clé d'API n'a pas été envoyée. Ajoutez l'autorité de votre entreprise sous Préférences &gt; Options &gt; Authentification &gt; Gestion des Certificats.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>QGIS utilise un proxy SOCKS, pour lequel Python a besoin du paquet PySocks. Installez-le, ou définissez un proxy HTTP sous Préférences &gt; Options &gt; Réseau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Try again in {wait}.</source>
            <translation>Le service est interrogé trop souvent. Réessayez dans {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Wait a while, then try again.</source>
            <translation>Le service est interrogé trop souvent. Attendez un peu, puis réessayez.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>Arrêté.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key contains an invalid character. Copy it again, without line breaks.</source>
            <translation>La clé d'API contient un caractère qui ne peut pas être envoyé. Copiez-la à nouveau, sans saut de ligne.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key has no access to {source}. Choose another source, or ask your provider.</source>
            <translation>La clé d'API n'a pas accès à {source}. Choisissez une autre source, ou demandez à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key is not authorized for this request. Ask your provider.</source>
            <translation>La clé d'API n'est pas autorisée pour cette requête. Demandez à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key starts with 'Bearer'. Enter the key without it.</source>
            <translation>La clé d'API commence par « Bearer ». Ce service attend la clé d'API seule.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many vertices (status {status}). Simplify it, or split it and load the parts.</source>
            <translation>La zone a trop de sommets pour être envoyée (statut {status}). Simplifiez-la, ou divisez-la et chargez ses parties.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>La zone n'est pas valide{where} ; rien n'a été envoyé. Dessinez-la à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the API key was not sent. Check this computer's clock; if it is right, inform your provider.</source>
            <translation>Le certificat de « {connection} » a expiré, donc la clé d'API n'a pas été envoyée. Vérifiez l'horloge de cet ordinateur ; si elle est juste, prévenez votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the API key was not sent. Check the service URL.</source>
            <translation>Le certificat de « {connection} » est pour un autre nom d'hôte, donc la clé d'API n'a pas été envoyée. Vérifiez l'adresse dans la connexion.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the API key was not sent. Check this computer's clock.</source>
            <translation>Le certificat de « {connection} » n'est pas encore valable, donc la clé d'API n'a pas été envoyée. Vérifiez l'horloge de cet ordinateur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the service URL.</source>
            <translation>La connexion à « {connection} » a échoué. Vérifiez votre réseau et l'adresse.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' timed out. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>Le serveur de « {connection} » n'a pas accepté de connexion à temps. Un pare-feu le bloque peut-être, ou il faut un VPN ou un proxy (Préférences &gt; Options &gt; Réseau).</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates could not be read or written, so nothing was sent to '{connection}'. Check the space and the permissions of your temporary folder, then restart QGIS.</source>
            <translation>Le fichier des certificats de confiance ne peut pas être lu ou écrit, donc rien n'a été envoyé à « {connection} ». Vérifiez l'espace et les droits dans votre dossier temporaire, puis redémarrez QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the service URL and your network.</source>
            <translation>Le nom d'hôte de « {connection} » est introuvable. Vérifiez l'adresse et votre réseau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service has no features of this kind. Choose another layer.</source>
            <translation>Le service de cartes n'a pas d'entités de ce type. Choisissez une autre couche.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service returned only the first {limit} features. Ask your provider to allow paging.</source>
            <translation>Le service de cartes n'a renvoyé que les {limit} premières entités. Demandez à votre fournisseur d'autoriser la pagination.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not be reached. Check its name and port under Settings &gt; Options &gt; Network.</source>
            <translation>Le proxy est injoignable. Vérifiez son nom et son port sous Préférences &gt; Options &gt; Réseau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not reach the service (status {status}). Try again later, or check the service URL of '{connection}'.</source>
            <translation>Le proxy n'a pas pu joindre le service (statut {status}). Réessayez plus tard, ou vérifiez l'adresse de « {connection} ».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy denied access. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>Le proxy n'a pas autorisé la connexion. Vérifiez Préférences &gt; Options &gt; Réseau dans QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>Le proxy n'a pas accepté le nom d'utilisateur et le mot de passe. Saisissez-les sous Préférences &gt; Options &gt; Réseau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>Le proxy a refusé la connexion au service (statut {status}). Demandez au responsable de votre réseau d'autoriser l'adresse de « {connection} ».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The request is not valid: {log}. Correct it and try again.</source>
            <translation>La requête n'est pas valide : {log}. Corrigez-la et réessayez.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has no result for this point. Request it again.</source>
            <translation>La réponse du service n'a pas de résultat pour ce point. Demandez-le à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has two results for this point, so neither was used. Request it again.</source>
            <translation>La réponse du service a deux résultats pour ce point, donc aucun n'a été pris. Demandez-le à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is a web page ({page}), not data of the service. The cause may be a sign-in page, a proxy or maintenance: open the service URL of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>La réponse est une page web ({page}), pas les données du service. Une page de connexion, un proxy ou une maintenance peut en être la cause : ouvrez l'adresse de « {connection} » dans un navigateur, ou demandez au responsable de votre réseau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is larger than {limit} MB, so the download was cancelled. Request less, or raise the limit under 'Advanced Service Settings' of '{connection}'.</source>
            <translation>La réponse dépasse {limit} Mo, le téléchargement a donc été annulé. Demandez moins, ou relevez la limite sous « Paramètres avancés du service » de « {connection} ».</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>Le résultat n'a pas pu être écrit : {trouble}. Vérifiez-y l'espace et les droits.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, which sends it in the URL. Use fewer filters or columns, or set the connection to V2.</source>
            <translation>La recherche est trop longue pour V1, où elle passe dans l'adresse. Prenez moins de filtres ou de colonnes, ou passez la connexion en V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>Le serveur de « {connection} » a fermé la connexion avant qu'elle soit chiffrée. Réessayez, ou demandez à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not use encryption at this URL, so the API key was not sent. Check the port in the URL, or ask your provider.</source>
            <translation>Le serveur de « {connection} » ne chiffre pas à cette adresse, donc la clé d'API n'a pas été envoyée. Vérifiez le port dans l'adresse, ou demandez à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the service URL, or try again later.</source>
            <translation>Le serveur de « {connection} » a refusé la connexion. Vérifiez le port dans l'adresse, ou réessayez plus tard.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to a sign-in page ({target}), to which the API key was not sent. Check the service URL of '{connection}', or ask your network administrator for access without a sign-in.</source>
            <translation>Cette adresse mène à une page de connexion ({target}), à laquelle la clé d'API n'a pas été envoyée. Vérifiez l'adresse de « {connection} », ou demandez au responsable de votre réseau un accès sans identification.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to another one, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>Cette adresse renvoie vers une autre, à laquelle la clé d'API n'a pas été envoyée. Indiquez l'adresse finale dans la connexion.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to {target}, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>Cette adresse mène à {target}, où la clé d'API n'a pas été envoyée. Indiquez l'adresse finale dans la connexion.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the request. Change it, or ask your provider.</source>
            <translation>Le service n'a pas pu traiter cette requête. Modifiez-la, ou demandez à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the search. In V1 a search is sent in the URL, which may be too long: use fewer filters or columns, or set the connection to V2.</source>
            <translation>Le service n'a pas pu traiter cette recherche. En V1, une recherche passe dans l'adresse, qui peut être trop longue : prenez moins de filtres ou de colonnes, ou passez la connexion en V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not respond in time. Try again, or use a smaller area.</source>
            <translation>Le service n'a pas répondu à temps. Réessayez, ou demandez une zone plus petite.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try again later.</source>
            <translation>Le service a échoué (statut {status}). Réessayez plus tard.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed repeatedly (status {status}). Try again later.</source>
            <translation>Le service a échoué (statut {status}), même après une nouvelle demande. Réessayez plus tard.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>Le service n'est pas disponible (statut {status}). Réessayez dans {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused the request: either it does not accept the area, or the API key has no access to {source}. The area is valid.</source>
            <translation>Le service a refusé cette requête : soit la zone n'est pas valide pour lui, soit la clé d'API n'a pas accès à {source}. Nous avons vérifié la zone sans trouver de défaut.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service rejected the API key of '{connection}'. Enter it again, or ask your provider.</source>
            <translation>Le service n'a pas accepté la clé d'API de « {connection} ». Saisissez-la de nouveau, ou demandez à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service responded with the unexpected status {status}. Check the service URL.</source>
            <translation>Le service a répondu avec le statut inattendu {status}. Vérifiez l'adresse.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service returns the same page repeatedly, so the rest could not be loaded. Set a page size at which one page is enough.</source>
            <translation>Le service donne toujours la même page, donc le reste ne peut pas être demandé. Choisissez des pages assez grandes pour qu'une suffise.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long (status {status}). Shorten it and try again.</source>
            <translation>Le texte est trop long pour être envoyé (statut {status}). Raccourcissez-le et réessayez.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not a service URL. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>Ce n'est pas l'adresse d'un service. Elle est du type https://api.example.com, sans nom d'utilisateur ni point d'interrogation.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unexpected error. See the log for details.</source>
            <translation>Un problème imprévu est survenu. Le journal contient les détails.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unreadable response: {seen}. The log has its beginning, for your provider.</source>
            <translation>La réponse du service est illisible : {seen}. Le journal en contient le début, pour votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>{file} n'a pas pu être écrit : {trouble}. Vérifiez-y l'espace et les droits.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close the program that uses it, or check the permissions.</source>
            <translation>{file} n'a pas pu être écrit : {trouble}. Fermez-le là où il est ouvert, ou vérifiez-y les droits.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} does not offer accumulation. Choose another source.</source>
            <translation>{source} ne propose pas de cumul. Choisissez une autre source.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no column '{field}'; nothing was sent. Choose the columns again.</source>
            <translation>{source} n'a pas de colonne « {field} » ; rien n'a été envoyé. Choisissez à nouveau les colonnes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no filter field '{field}'; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source} n'a pas de champ « {field} » pour filtrer ; rien n'a été envoyé. Supprimez le filtre, ou rechargez les sources.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} requires a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source} exige un filtre sur {label} ({field}) ; rien n'a été envoyé. Ajoutez-le aux filtres.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is not part of a filter, which has field, value and filters.</source>
            <translation>{spot} : « {key} » ne fait pas partie d'un filtre, qui a field, value et filters.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is repeated. Keep one of them.</source>
            <translation>{spot} : « {key} » y est deux fois. Gardez celui qui est voulu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is not a placeholder of this request. Placeholders: {choices}.</source>
            <translation>{spot} : « {name} » n'est pas un paramètre de cette requête. Il y a : {choices}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is repeated. Keep one of them.</source>
            <translation>{spot} : « {name} » y est deux fois. Gardez celui qui est voulu.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot} : un filtre est un objet avec un champ et une valeur. Corrigez-le et collez à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a request body is one JSON object. Put it in curly brackets.</source>
            <translation>{spot} : le corps d'une requête est un seul objet JSON. Mettez-le entre accolades.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: expected a list of filters in square brackets.</source>
            <translation>{spot} : une liste de filtres entre crochets est attendue ici.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: nested too deeply. At most 100 levels are possible.</source>
            <translation>{spot} : ceci est imbriqué trop profondément. Au plus 100 objets et listes peuvent se trouver l'un dans l'autre.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: not valid JSON. Check for a missing comma, quote or bracket.</source>
            <translation>{spot} : ce n'est plus du JSON. Cherchez-y une virgule, un guillemet ou un crochet manquant.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot} : le champ n'a pas de nom.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 levels are possible.</source>
            <translation>{spot} : les filtres sont imbriqués trop profondément. Au plus 200 peuvent se trouver l'un sous l'autre.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} cannot be sent. Write another one, or text in quotes.</source>
            <translation>{spot} : le nombre {name} ne peut pas être envoyé. Écrivez-en un autre, ou un texte entre guillemets.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} contains an invalid character. Copy it again.</source>
            <translation>{spot} : {key} contient un demi-caractère, qui ne peut pas être envoyé. Copiez à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} must be text in double quotes, also for numbers.</source>
            <translation>{spot} : {key} doit être un texte entre guillemets doubles ; les nombres aussi.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this contains an invalid character. Copy it again.</source>
            <translation>{spot} : ceci contient un demi-caractère, qui ne peut pas être envoyé. Copiez à nouveau.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source> near {latitude}, {longitude}</source>
            <translation> près de {latitude}, {longitude}</translation>
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
                <numerusform>{names} et {count} autre</numerusform>
                <numerusform>{names} et {count} autres</numerusform>
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
            <translation>{number} Md</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} k</source>
            <translation>{number} k</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} tn</source>
            <translation>{number} billions</translation>
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
                <numerusform>{count} devise, non convertie</numerusform>
                <numerusform>{count} devises, non converties</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>A geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (feature id of the center), a field for each metric of the service, status (found, empty, failed or stopped) and message.</source>
            <translation>Un cercle géodésique en EPSG:4326 par centre et rayon, avec 'radius' (mètres), 'center' (l'id de l'entité du centre), un champ par indicateur donné par le service, status (found, empty, failed ou stopped) et message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in area</source>
            <translation>Cumul dans la zone</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in buffers</source>
            <translation>Cumul dans des tampons</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source inside polygons: values, counts, currencies.</source>
            <translation>Demande au service les sommes d'une source dans des polygones : valeurs, nombres, devises.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>Demande au service les sommes d'une source dans un ou plusieurs rayons autour de centres : valeurs, nombres, devises.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Features in any CRS, each with its own request. Features that cannot be queried have a row with the reason. If all requests fail, the run ends with the reason and writes nothing.</source>
            <translation>Entités dans un système de coordonnées quelconque, chacune interrogée séparément. Celle qui ne peut pas être interrogée a une ligne qui dit pourquoi. Si le service ne répond à aucune, l'exécution se termine avec la raison et n'écrit rien.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The areas with all their attributes, a field for each metric of the service, status (found, empty, failed or stopped) and message. If AREA has a field of the same name, the new field starts with gp_. A metric with any text value is a text field.</source>
            <translation>Les zones avec tous leurs attributs, un champ par indicateur donné par le service, status (found, empty, failed ou stopped) et message. Si AREA a un champ de ce nom, le nôtre commence par gp_. Un indicateur qui est un texte quelque part est un texte partout.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>0 (enhance): the attributes of the layers. 1 (count): the number of their features at the point, with the features as JSON.</source>
            <translation>0 (enhance) joint les attributs des couches, 1 (count) le nombre de leurs entités présentes, et celles-ci en JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>1: request rows again that have a result of an earlier run.</source>
            <translation>1 interroge à nouveau les lignes qui ont leur réponse d'une exécution antérieure.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Adds to each point the attributes of hazard layers of the service, such as hazard zones. Points are sent in batches. If a point fails, its row has the reason and the run continues; if all points fail, the run ends with the reason and writes nothing.

To resume after a stop, or to retry failed points, run it with the earlier OUTPUT as INPUT and another output file: rows with a result are kept and not requested again. If QGIS was closed during the run, the partial result is next to OUTPUT, in a file named .part.gpkg.</source>
            <translation>Joint à chaque point ce que des couches du service y ont : des zones d'aléa, par exemple. Les points partent par lots, plusieurs à la fois ; un lot en échec ne termine pas l'exécution : sa ligne dit pourquoi. Si le service ne répond à aucun, l'exécution se termine avec la raison et n'écrit rien.

Pour continuer après un arrêt, ou réessayer les échecs, relancez avec l'OUTPUT antérieur comme INPUT, dans un autre fichier : les lignes qui ont leur réponse ne sont pas interrogées à nouveau et la gardent. Si QGIS s'est arrêté au milieu, ce qui est arrivé est à côté d'OUTPUT, dans un fichier nommé .part.gpkg.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enrich points with hazards</source>
            <translation>Enrichir des points avec les aléas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enriched points</source>
            <translation>Points enrichis</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard attributes</source>
            <translation>Attributs d'aléas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard feature counts</source>
            <translation>Nombre d'entités d'aléas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard layers (names with commas)</source>
            <translation>Couches d'aléa (noms séparés par des virgules)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazards, {points}</source>
            <translation>Aléas, {points}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Names of hazard layers, such as "flood_zones,wind_bands". The service does not list them; ask your provider.</source>
            <translation>Noms de couches d'aléas, comme "flood_zones,wind_bands". Le service ne les liste pas ; demandez à votre fournisseur.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Output fields</source>
            <translation>Ce qui est joint</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Points in any CRS, or the OUTPUT of an earlier run.</source>
            <translation>Points dans un système de coordonnées quelconque, ou l'OUTPUT d'une exécution antérieure.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Request rows again that already have a result</source>
            <translation>Interroger à nouveau les lignes qui ont leur réponse</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The partial result is kept. To resume, choose the new layer as the points and run it again.</source>
            <translation>Ce qui a été reçu est conservé. Pour continuer, choisissez la nouvelle couche comme points et relancez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The points with all their attributes; enriched (what was requested), status (found, not found: no hazard in any layer, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. If INPUT has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>Les points avec tous leurs attributs ; enriched (ce qui a été interrogé), status (found, not found : aucune couche n'y a quelque chose, failed ou stopped) et message ; et par couche des champs comme flood_zones_intensity, ou flood_zones_count et flood_zones_features. Si INPUT a un champ de ce nom, le nôtre commence par gp_ ; ce qui est imbriqué arrive en JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was requested. Free some space and run it again.</source>
            <translation>{trouble}. Rien n'a été interrogé. Libérez de l'espace et relancez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. The partial result is in {file}. Free some space and run it with that file as INPUT to resume.</source>
            <translation>{trouble}. Ce qui est arrivé est conservé dans {file}. Libérez de la place et relancez avec ce fichier comme INPUT : cela continue.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no space for the results elsewhere either. Free some space and run it again.</source>
            <translation>{trouble}. Il n'y a de place pour les réponses nulle part ailleurs non plus. Libérez de l'espace et relancez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>No hazard.</source>
            <translation>Aucun aléa.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their result from an earlier run; not requested again.</source>
            <extracomment>English for 1: 1 row has its result from an earlier run; not requested again.</extracomment>
            <translation>
                <numerusform>{count} ligne a sa réponse d'une exécution antérieure ; elle n'est pas interrogée à nouveau.</numerusform>
                <numerusform>{count} lignes ont leur réponse d'une exécution antérieure ; elles ne sont pas interrogées à nouveau.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>A field or an expression with the value of each location, such as a sum insured. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>Un champ ou une expression avec la valeur de chaque emplacement, comme les capitaux assurés. NULL compte pour 0 et est signalé ; une valeur négative termine l'exécution.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>How far each location may be off. Circles then also have the value that is certainly and possibly inside. Locations where it is NULL or negative are not placeable: they are excluded and reported.</source>
            <translation>De combien chaque emplacement peut être décalé. Les cercles ont alors aussi la valeur certainement et possiblement à l'intérieur. Les emplacements à NULL ou négatifs ne sont pas localisables : ils sont exclus et signalés.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Points or polygons in any CRS. Polygons, such as buildings, count by their nearest edge. Features without a position are reported and skipped.</source>
            <translation>Points ou polygones dans n'importe quel SCR. Les polygones, comme les bâtiments, comptent par leur bord le plus proche. Les entités sans position sont signalées et ignorées.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Uncertainty (meters)</source>
            <translation>Incertitude (mètres)</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features are not placeable, as their uncertainty is unknown; they are in no circle.</source>
            <extracomment>English for 1: 1 feature is not placeable, as its uncertainty is unknown; it is in no circle.</extracomment>
            <translation>
                <numerusform>{count} entité n'est pas localisable, son incertitude étant inconnue ; elle n'est dans aucun cercle.</numerusform>
                <numerusform>{count} entités ne sont pas localisables, leur incertitude étant inconnue ; elles ne sont dans aucun cercle.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no position; they were skipped.</source>
            <extracomment>English for 1: 1 feature has no position; it was skipped.</extracomment>
            <translation>
                <numerusform>{count} entité n'a pas de position ; elle a été ignorée.</numerusform>
                <numerusform>{count} entités n'ont pas de position ; elles ont été ignorées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no value; they count as 0.</source>
            <extracomment>English for 1: 1 feature has no value; it counts as 0.</extracomment>
            <translation>
                <numerusform>{count} entité n'a pas de valeur ; elle compte pour 0.</numerusform>
                <numerusform>{count} entités n'ont pas de valeur ; elles comptent pour 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>1: after OUTPUT is written, the run fails if a limit is breached or a check failed.</source>
            <translation>1 : une fois OUTPUT écrit, l'exécution échoue si une limite est dépassée ou si un contrôle a échoué.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A CSV file to which a row for each area is appended.</source>
            <translation>Un fichier CSV auquel une ligne par zone est ajoutée.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A field, an expression or a number: the limit of each area.</source>
            <translation>Un champ, une expression ou un nombre : la limite de chaque zone.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>Fichiers CSV (*.csv)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Check limits</source>
            <translation>Contrôler les limites</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Checked areas</source>
            <translation>Zones contrôlées</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Compares the accumulation of watched areas with their limits. Each area is ok, near (from 90% of its limit on) or breached. For schedulers, the run can fail if a limit is breached.</source>
            <translation>Compare le cumul des zones surveillées à leurs limites. Chaque zone est ok, near (à partir de 90 % de sa limite) ou breached. Pour les planificateurs, l'exécution peut échouer si une limite est dépassée.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Fail if a limit is breached</source>
            <translation>Échouer si une limite est dépassée</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/results/history_page.py" />
            <source>History</source>
            <translation>Historique</translation>
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
            <translation>Indicateur</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The areas with all their attributes, value, limit, headroom, status (ok, near, breached or failed), message and checked_at. If AREA has a field of the same name, the new field starts with gp_.</source>
            <translation>Les zones avec tous leurs attributs, value, limit, headroom, status (ok, near, breached ou failed), message et checked_at. Si AREA a un champ du même nom, le nouveau commence par gp_.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The limits of {count} areas are breached: {names}.</source>
            <extracomment>English for 1: The limit of {count} area is breached: {names}.</extracomment>
            <translation>
                <numerusform>La limite de {count} zone est dépassée : {names}.</numerusform>
                <numerusform>Les limites de {count} zones sont dépassées : {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The metric to compare, by the name of its field in Calculate accumulation in area.</source>
            <translation>L'indicateur à comparer, par le nom de son champ dans Calculer le cumul dans une zone.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Watched areas: polygons in any CRS.</source>
            <translation>Zones surveillées : polygones dans n'importe quel SCR.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>{count} areas could not be checked: {names}.</source>
            <extracomment>English for 1: {count} area could not be checked: {names}.</extracomment>
            <translation>
                <numerusform>{count} zone n'a pas pu être contrôlée : {names}.</numerusform>
                <numerusform>{count} zones n'ont pas pu être contrôlées : {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the sum insured of each risk.</source>
            <translation>Un champ ou une expression avec les capitaux assurés de chaque risque.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the value of each location of the portfolio, in the same currency. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>Un champ ou une expression avec la valeur de chaque emplacement du portefeuille, dans la même devise. NULL compte pour 0 et est signalé ; une valeur négative termine l'exécution.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A point for each risk and radius in EPSG:4326, with risk (its feature id), radius, value, before, after, locations (their number), worst_before and worst_after (the worst circle that holds the risk) with its center (worst_lon, worst_lat), limit, headroom, and breach (1: the limit is exceeded around the risk or in that circle); with an uncertainty also certain and possible, the value before.</source>
            <translation>Un point pour chaque risque et rayon en EPSG:4326, avec risk (id de l'entité), radius, value, before, after, locations (nombre d'emplacements), worst_before et worst_after (le pire cercle qui contient le risque) avec son centre (worst_lon, worst_lat), limit, headroom et breach (1 : la limite est dépassée autour du risque ou dans ce cercle) ; avec une incertitude aussi certain et possible, la valeur avant.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assess prospective risks</source>
            <translation>Évaluer des risques envisagés</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assessed risks</source>
            <translation>Risques évalués</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Calculates what new risks add to a portfolio: the value around each risk before and with it, for each radius, and the worst circle of that radius that holds it. Works on any layer, without a connection. Each risk is assessed on its own.</source>
            <translation>Calcule ce que de nouveaux risques ajoutent à un portefeuille : la valeur autour de chaque risque avant et avec lui, pour chaque rayon, et le pire cercle de ce rayon qui le contient. Fonctionne avec toute couche, sans connexion. Chaque risque est évalué séparément.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>In meters, such as "200,500".</source>
            <translation>En mètres, par exemple "200,500".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Points in any CRS. Features without a single point are reported and skipped.</source>
            <translation>Points dans n'importe quel SCR. Les entités sans point unique sont signalées et ignorées.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/search/dock.py" />
            <source>Portfolio</source>
            <translation>Portefeuille</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks</source>
            <translation>Risques envisagés</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The insured locations: points in any CRS.</source>
            <translation>Les emplacements assurés : points dans n'importe quel SCR.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The largest value within a radius. Empty: no limit.</source>
            <translation>La plus grande valeur dans un rayon. Vide : aucune limite.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a location</source>
            <translation>Valeur d'un emplacement</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a risk</source>
            <translation>Valeur d'un risque</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>1 to 100,000.</source>
            <translation>De 1 à 100 000.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>A table with center (its feature id), distance in meters, location (its feature id), value and cumulative; with an uncertainty also certain and possible.</source>
            <translation>Une table avec center (id de l'entité), distance en mètres, location (id de l'entité), value et cumulative ; avec une incertitude aussi certain et possible.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Calculate ring profile</source>
            <translation>Calculer le profil en anneaux</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Centers</source>
            <translation>Centres</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Largest radius (meters)</source>
            <translation>Plus grand rayon (mètres)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Lists the locations around each center by their distance, with the cumulative value up to each. Works on any layer, without a connection. Distances are geodesic on WGS 84.</source>
            <translation>Liste les emplacements autour de chaque centre par distance, avec la valeur cumulée jusqu'à chacun. Fonctionne avec toute couche, sans connexion. Les distances sont géodésiques sur WGS 84.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Ring profile</source>
            <translation>Profil en anneaux</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>1 to 100,000. Solvency II: 200.</source>
            <translation>De 1 à 100 000. Solvabilité II : 200.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>A page for auditors with method, parameters, circles and their locations. It prints on A4.</source>
            <translation>Une page pour auditeurs avec la méthode, les paramètres, les cercles et leurs emplacements, imprimable en A4.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>CURRENCY is empty, so all values are added as if they had one currency. If they do not, choose the field {field}.</source>
            <translation>CURRENCY est vide : toutes les valeurs sont additionnées comme si elles avaient une seule devise. Sinon, choisissez le champ {field}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles in EPSG:4326 with rank, value, number of locations, center (lon, lat) and radius; with a currency field also the currency; with an uncertainty also certain_value and possible_value.</source>
            <translation>Cercles en EPSG:4326 avec rang, valeur, nombre d'emplacements, centre (lon, lat) et rayon ; avec un champ de devise aussi la devise ; avec une incertitude aussi certain_value et possible_value.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles without a common location, for each currency.</source>
            <translation>Cercles sans emplacement commun, pour chaque devise.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Currency field</source>
            <translation>Champ de devise</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Each currency has its own circles. Values in different currencies are never added.</source>
            <translation>Chaque devise a ses propres cercles. Les valeurs de devises différentes ne sont jamais additionnées.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Evidence</source>
            <translation>Justificatif</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Find worst circles</source>
            <translation>Trouver les pires cercles</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Finds the circles of a radius with the greatest sums of values, with any center on the globe. Works on any layer, without a connection. The first circle is the worst one; each further circle is the worst one without the locations of those before. The default radius of 200 m is that of the fire concentration under Solvency II. Distances are geodesic on WGS 84 and exact to 1 mm.</source>
            <translation>Trouve les cercles d'un rayon aux plus grandes sommes de valeurs, avec n'importe quel centre du globe. Fonctionne avec toute couche, sans connexion. Le premier cercle est le pire ; chaque cercle suivant est le pire sans les emplacements des précédents. Le rayon par défaut de 200 m est celui de la concentration incendie selon Solvabilité II. Les distances sont géodésiques sur WGS 84 et exactes à 1 mm.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>HTML files (*.html)</source>
            <translation>Fichiers HTML (*.html)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Locations of the circles</source>
            <translation>Emplacements des cercles</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Number of circles</source>
            <translation>Nombre de cercles</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Radius (meters)</source>
            <translation>Rayon (mètres)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>The locations with all fields of INPUT, rank, and distance in meters.</source>
            <translation>Les emplacements avec tous les champs de INPUT, rank et distance en mètres.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles</source>
            <translation>Pires cercles</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles, {radius}</source>
            <translation>Pires cercles, {radius}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>0: V1, which sends filters and columns in the URL, so it supports only a few. 1: V2.</source>
            <translation>0 est V1, qui envoie filtres et colonnes dans l'adresse et n'a donc de place que pour peu d'entre eux ; 1 est V2.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>A flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search does not support nested filters. Empty: the whole source.</source>
            <translation>Un tableau JSON plat, [{"field": "CountryCode", "value": "DE"}], ou @file.json. Les valeurs sont des textes ; une recherche ne prend pas de filtre dans un autre. Vide : tout ce que la source a.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds locations of a source by their values, in any area. Requires V2 of the service.</source>
            <translation>Trouve des emplacements d'une source par leurs valeurs, dans toute zone. Nécessite la V2 du service.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds records of a source by their values, in any area.</source>
            <translation>Trouve des entrées d'une source par leurs valeurs, dans toute zone.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load accumulation layer</source>
            <translation>Cumul par couche</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in area</source>
            <translation>Emplacements dans la zone</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in buffers</source>
            <translation>Emplacements dans des tampons</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in area</source>
            <translation>Entrées dans la zone</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in buffers</source>
            <translation>Entrées dans des tampons</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in event footprint</source>
            <translation>Charger les entrées dans l'empreinte d'événement</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer of a source, such as cells with totals. Requires V1 of the service.</source>
            <translation>Charge la couche de cumul que le service a d'une source, comme des cellules avec leurs sommes. Le service ne l'a qu'en V1.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source inside polygons.</source>
            <translation>Charge les emplacements d'une source qui se trouvent dans des polygones.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source within one or several radii around centers.</source>
            <translation>Charge les emplacements d'une source qui se trouvent dans un ou plusieurs rayons autour de centres.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source in the footprint of a live event, with the fields of the event.</source>
            <translation>Charge les entrées d'une source dans l'empreinte d'un événement en cours, avec les champs de l'événement.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source inside polygons.</source>
            <translation>Charge les entrées d'une source dans des polygones.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source within one or several radii around centers.</source>
            <translation>Charge les entrées d'une source dans un ou plusieurs rayons autour de centres.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature. A location in two polygons is listed twice.</source>
            <translation>Emplacements en EPSG:4326 avec les champs du service et 'area', l'id de l'entité polygone. Un emplacement dans deux polygones figure deux fois.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center. There is a row for each location and radius: a location within 500 m is also within 1000 m and is listed twice.</source>
            <translation>Emplacements en EPSG:4326 avec les champs du service, 'radius' (mètres) et 'center', l'id de l'entité du centre. Il y a une ligne par emplacement et rayon : un emplacement à moins de 500 m est aussi à moins de 1000 m et figure deux fois.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature; a table if the records have no coordinates. A record in two polygons is listed twice.</source>
            <translation>Entrées en EPSG:4326 avec les champs du service et 'area', l'id du polygone ; une table si les entrées n'ont pas de coordonnées. Une entrée dans deux polygones figure deux fois parmi les entrées.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and those of the event; a table if the records have no coordinates.</source>
            <translation>Entrées en EPSG:4326 avec les champs du service et ceux de l'événement ; une table si les entrées n'ont pas de coordonnées.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center; a table if the records have no coordinates. There is a row for each record and radius.</source>
            <translation>Entrées en EPSG:4326 avec les champs du service, 'radius' (mètres) et 'center', l'id du centre ; une table si les entrées n'ont pas de coordonnées. Il y a une ligne par entrée et rayon.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search locations</source>
            <translation>Rechercher des emplacements</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search records</source>
            <translation>Rechercher des entrées</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The layer of the service in EPSG:4326 with its fields; a table if it has no geometries.</source>
            <translation>Ce que le service donne, en EPSG:4326, avec ses propres champs ; une table s'il n'y a pas de formes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>Le corps de la requête en JSON, avec les paramètres "{source}" et "{filters}", ou @file.json. Vide : celui de la connexion.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}", "{footprint}", "{columns}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>Le corps de la requête en JSON, avec les paramètres "{source}", "{footprint}", "{columns}" et "{filters}", ou @file.json. Vide : celui de la connexion.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The search result in EPSG:4326 with the fields of the service; a table if it has no coordinates.</source>
            <translation>Ce qui a été trouvé, en EPSG:4326, avec les champs du service ; une table s'il n'y a pas de coordonnées.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written while loading; it keeps the partial result of a cancelled run.</source>
            <translation>Un fichier .gpkg est écrit en continu ; il contient ce qui avait été reçu si l'exécution est annulée.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Event footprint</source>
            <translation>Empreinte de l'événement</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Enter the identifier of the event footprint.</source>
            <translation>FOOTPRINT est vide. Saisissez l'identifiant de l'empreinte de l'événement.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such limit.</source>
            <translation>En V1, une recherche passe dans l'adresse, longue de {length} caractères ; un service peut en refuser plus de {limit}. VERSION 1 n'a pas cette limite.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} loaded. {reason}</source>
            <translation>Incomplet : {rows} chargé. {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS was closed during an earlier run: resuming after its {count} rows.</source>
            <extracomment>English for 1: QGIS was closed during an earlier run: resuming after its 1 row.</extracomment>
            <translation>
                <numerusform>QGIS s'est arrêté au milieu d'une exécution antérieure : reprise après {count} ligne.</numerusform>
                <numerusform>QGIS s'est arrêté au milieu d'une exécution antérieure : reprise après {count} lignes.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. The partial result is kept.</source>
            <translation>Arrêté après {rows}. Le résultat partiel est conservé.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>The identifier of the event footprint, such as 2026/storm-emil.</source>
            <translation>L'identifiant de l'empreinte de l'événement, par exemple 2026/storm-emil.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS is not a valid expression: {trouble}.</source>
            <translation>ADDRESS est illisible : {trouble}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is not a field of INPUT. Fields: {fields}.</source>
            <translation>ADDRESS nomme « {field} », qui n'est pas un champ d'INPUT. Il y a : {fields}.</translation>
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
            <translation>Adresses</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>An expression on the fields of INPUT, such as "street" || ', ' || "city".</source>
            <translation>Une expression sur ses champs, comme "street" || ', ' || "city".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Any layer or table.</source>
            <translation>Une couche ou une table quelconque.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are requested once.</source>
            <translation>Trouve l'adresse en chaque point. Les positions égales sont interrogées une fois, quelques-unes à la fois.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the position of the address of each row. Equal addresses are requested once.</source>
            <translation>Trouve le lieu de l'adresse de chaque ligne. Les adresses égales sont interrogées une fois, quelques-unes à la fois.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>Géocoder des adresses</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>Lieux</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept without geometry. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>Points en EPSG:4326 avec tous les attributs d'INPUT, label, placeId, geocodingQuality (comme rooftop, address ou city), status (found, not found, empty, failed ou stopped) et message. Les lignes sans lieu sont gardées, sans géométrie. Si INPUT a un champ de ce nom, le nôtre commence par gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Points in any CRS.</source>
            <translation>Points dans un système de coordonnées quelconque.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>Géocodage inverse</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>The points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>Les points avec tous leurs attributs, label, placeId, geocodingQuality, type, status (found, not found, failed ou stopped) et message. Si INPUT a un champ de ce nom, le nôtre commence par gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A layer or table with a value in each row.</source>
            <translation>Une couche ou une table avec une valeur par ligne.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with a row for each value: the fields of the service, value (as requested), status (found, not found, empty, failed or stopped) and message. If the service has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>Une table avec une ligne par valeur : les champs du service, value (telle que demandée), status (found, not found, empty, failed ou stopped) et message. Si le service a un champ de ce nom, le nôtre commence par gp_ ; ce qui est imbriqué arrive en JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with the fields source, kind (source, column or filter), field, type, label, required (1: the source requires this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>Une table avec les champs source, kind (source, column ou filter), field, type, label, required (1 : la source ne peut pas être interrogée sans ce filtre), filter_values et accumulation (1 : la source le propose).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>Attributs</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. Fields: {fields}.</source>
            <translation>INPUT n'a pas de champ « {field} ». Il y a : {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no rows.</source>
            <translation>INPUT n'a aucune ligne à demander.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Its field with the values (empty: id)</source>
            <translation>Son champ avec les valeurs (vide : id)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>List sources</source>
            <translation>Lister les sources</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Lists the sources (portfolios) of your API key: a row for each source, each of its columns and each of its filters.</source>
            <translation>Liste les sources (portefeuilles) de votre clé d'API : une ligne par source, par colonne et par filtre.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Load point attributes</source>
            <translation>Attributs de points</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Loads all attributes of single locations of a source by their identifiers.</source>
            <translation>Lit tous les attributs d'emplacements isolés d'une source, chacun nommé par la valeur qui l'identifie.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Set either VALUES or INPUT, not both.</source>
            <translation>Donnez soit VALUES, soit INPUT, afin que la demande soit claire.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>Sources : {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The field of INPUT with the values. Empty: id.</source>
            <translation>Son champ avec les valeurs ; vide : id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The values, such as "a,b". Alternative to INPUT and FIELD.</source>
            <translation>Les valeurs, "a,b" ; ou bien INPUT et FIELD.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Values (a,b)</source>
            <translation>Valeurs (a,b)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>or a layer</source>
            <translation>ou une couche</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>A table with a row for each layer: layer, status (refreshed, empty, incomplete, failed), message (the changes, or the reason), rows.</source>
            <translation>Une table avec une ligne par couche : layer, status (refreshed, empty, incomplete, failed), message (ce qui a été reçu, parti et changé, ou pourquoi pas), rows.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Project (empty: the open one)</source>
            <translation>Projet (vide : celui qui est ouvert)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>QGIS projects (*.qgz *.qgs)</source>
            <translation>Projets QGIS (*.qgz *.qgs)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refresh project</source>
            <translation>Actualiser le projet</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refreshed</source>
            <translation>Actualisé</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Runs the queries of all GeoPortfolio layers of a project again and updates the layers. A layer whose query fails or finds nothing keeps its result; the run continues.</source>
            <translation>Relance les requêtes de toutes les couches GeoPortfolio d'un projet et y montre les nouvelles réponses. Une couche dont la requête échoue ou ne trouve rien garde sa réponse ; le reste continue.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The .qgz or .qgs file, which is saved. Empty: the open project, which is not saved.</source>
            <translation>Le fichier .qgz ou .qgs, qui est enregistré ; vide : le projet ouvert, qui n'est pas enregistré.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The name of a connection. Empty: for each layer the connection to its service.</source>
            <translation>Le nom d'une connexion ; vide : pour chaque couche, celle qui mène à son service.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project could not be saved: {reason}</source>
            <translation>Le projet n'a pas pu être enregistré : {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project has no GeoPortfolio layer.</source>
            <translation>Le projet n'a pas de couche GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project {file} could not be opened: {reason}</source>
            <translation>Le projet {file} ne peut pas être ouvert : {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>elle est en cours d'édition.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file no longer exists, and neither does the query.</source>
            <translation>son fichier n'existe plus, et la requête avec lui.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has no data there any more.</source>
            <translation>le service n'y a plus rien.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no connection to {host}.</source>
            <translation>il n'y a pas de connexion à {host}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no such file</source>
            <translation>ce fichier n'existe pas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>0: PDF. 1: HTML.</source>
            <translation>0 est PDF, 1 est HTML.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A QGIS expression for the name of each file. Empty: LocNumber, LocName, name or id.</source>
            <translation>Une expression QGIS qui nomme chaque fichier ; vide : d'après LocNumber, LocName, name ou id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A table with point (feature id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>Une table avec point (l'id de l'entité), label, file, status (saved, warning, skipped, failed ou stopped) et message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>In meters, such as "500,1000". With radii, the report includes the locations in these circles.</source>
            <translation>Mètres, "500,1000" ; avec des rayons, le rapport inclut les emplacements dans ces cercles.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>Nom de chaque fichier (expression)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Report index</source>
            <translation>Index des rapports</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <source>Risk reports</source>
            <translation>Rapports de risque</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Saves a risk report for each point in a folder, with an index (index.csv) and a layer (reports.gpkg). If a report fails, its row has the reason and the run continues. Run it again with the same folder and SKIP_EXISTING to save only the missing ones.</source>
            <translation>Récupère un rapport de risque par point dans un dossier, avec un index (index.csv) et une couche (reports.gpkg). Un rapport en échec ne termine pas l'exécution : sa ligne dit pourquoi. Relancez avec le même dossier et SKIP_EXISTING pour ne récupérer que ce qui manque.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that are already in the folder</source>
            <translation>Ignorer les rapports que le dossier a déjà</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>True: skip reports with the same point and settings that are already in the folder.</source>
            <translation>True : ignorer les rapports de mêmes point et réglages qui sont déjà dans le dossier.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Version of the reports. 0: V1. 1: V2.</source>
            <translation>0 est V1, 1 est V2 des rapports.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Example: {command}</source>
            <translation>Exemple : {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts}): {cause}</source>
            <translation>Nouvel essai dans {seconds} s (essai {attempt} sur {attempts}) : {cause}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>The service returns at most {given} records a page, not {asked}; smaller pages are requested.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}; smaller pages are requested.</extracomment>
            <translation>
                <numerusform>Le service donne au plus {given} entrée par page, pas {asked} ; elles sont demandées ainsi.</numerusform>
                <numerusform>Le service donne au plus {given} entrées par page, pas {asked} ; elles sont demandées ainsi.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{count} so far</source>
            <translation>{count} jusqu'ici</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}, which is read until the end. Choose another file or table.</source>
            <translation>{output} est là où se trouve {name}, qui est lu jusqu'à la fin. Choisissez un autre fichier ou une autre table ; vous pourrez ensuite supprimer l'ancien.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}. Choose another file or table.</source>
            <translation>{output} est identique à {name}. Choisissez un autre fichier ou une autre table.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>SOURCE is empty. Run List sources for the available ones.</source>
            <translation>SOURCE est vide. Lister les sources montre celles qui existent.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>{address} begins with http://, so others on the network can read the API key and the responses. Use https:// if the service offers it.</source>
            <translation>{address} commence par http://, donc n'importe qui sur le réseau peut lire la clé d'API et les réponses. Utilisez https:// si le service le propose.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT. Check that it can be reached.</source>
            <translation>La base de données n'a pas pris OUTPUT. Vérifiez qu'elle est joignable.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT: "{reason}". Ask its administrator.</source>
            <translation>La base de données n'a pas pris OUTPUT. Elle indique : "{reason}". Demandez à son responsable.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was requested.</source>
            <translation>Il n'y a pas de point valide dans CENTERS, donc rien n'a été interrogé.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was requested.</source>
            <translation>Il n'y a pas de polygone valide dans AREA, donc rien n'a été interrogé.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>A row could not be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUT n'a pas pris une ligne. Vérifiez l'espace sur le disque.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Not all rows could be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUT n'a pas pris toutes les lignes. Vérifiez l'espace sur le disque.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>OUTPUT could not be replaced: {trouble}. Close the program that uses it, or choose another file.</source>
            <translation>OUTPUT ne peut pas être remplacé : {trouble}. Fermez ce qui l'a ouvert, ou choisissez un autre fichier.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>Arrêté pendant l'écriture d'OUTPUT : il a {count} ligne sur {total}. Tout est conservé dans {file}.</numerusform>
                <numerusform>Arrêté pendant l'écriture d'OUTPUT : il a {count} des {total} lignes. Toutes sont gardées dans {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>The database created no spatial index for OUTPUT.</source>
            <translation>La base de données n'a pas créé d'index spatial pour OUTPUT.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. The results are kept in {file}.</source>
            <translation>{trouble}. Les réponses sont gardées dans {file}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. There is no space for the results in {file} either. Free some space and run it again.</source>
            <translation>{trouble}. Il n'y a pas non plus de place pour les réponses dans {file}. Libérez de l'espace et relancez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>0: V1, with a flat list of filters combined with AND. 1: V2, where a filter can have nested filters under "filters".</source>
            <translation>0 est V1, 1 est V2. V1 prend une liste plate de filtres, tous valables ; en V2, un filtre peut en contenir d'autres sous "filters".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>A JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>Un tableau JSON, [{"field": "CountryCode", "value": "DE"}], ou @file.json. Les valeurs sont des textes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>Zones</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Columns (a,b; empty: service defaults)</source>
            <translation>Colonnes (a,b ; vide : celles du service)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Connection (empty: default)</source>
            <translation>Connexion (vide : celle par défaut)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Add it where the filters belong.</source>
            <translation>FILTERS ne sont pas envoyés : {name} n'a pas de "{{filters}}". Mettez-le à la place des filtres.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Filters (JSON array or @file.json)</source>
            <translation>Filtres (tableau JSON ou @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>In meters, such as "500,1000".</source>
            <translation>Mètres, "500,1000".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Names of columns of the source, such as "LocName,City". Empty: service defaults.</source>
            <translation>Noms de colonnes de la source, "LocName,City" ; vide : celles que le service donne.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points in any CRS. Each has its own request, with all radii; features without a single point are reported and skipped.</source>
            <translation>Entités points dans un système de coordonnées quelconque. Chacune est interrogée séparément, tous les rayons à la fois ; une entité qui n'est pas un point unique est signalée et omise.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Polygons in any CRS. Each has its own request; invalid ones are reported and skipped.</source>
            <translation>Entités polygones dans un système de coordonnées quelconque. Chacune est interrogée séparément ; une entité non valide est signalée et omise.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>Rayons en mètres (500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per page</source>
            <translation>Entrées demandées à la fois</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per request; all pages are loaded.</source>
            <translation>Entrées par requête ; toutes les pages sont chargées.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>Requête (JSON ou @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>The identifier of the source (see List sources).</source>
            <translation>L'identifiant du portefeuille (voir Lister les sources).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>The name of a connection. Empty: the default connection.</source>
            <translation>Le nom d'une connexion ; vide : celle par défaut.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Version of the service</source>
            <translation>Version de l'interface du service</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>Further failures are reported in the rows only.</source>
            <translation>Les autres échecs ne sont indiqués que dans les lignes.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>{count} vide</numerusform>
                <numerusform>{count} vides</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>{count} en échec</numerusform>
                <numerusform>{count} en échec</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>{count} trouvée</numerusform>
                <numerusform>{count} trouvées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>{count} introuvable</numerusform>
                <numerusform>{count} introuvables</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count} ligne : {parts}</numerusform>
                <numerusform>{count} lignes : {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>{count} enregistrée</numerusform>
                <numerusform>{count} enregistrées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>{count} enregistrée avec un avertissement</numerusform>
                <numerusform>{count} enregistrées avec un avertissement</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>{count} ignorée</numerusform>
                <numerusform>{count} ignorées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>{count} arrêtée</numerusform>
                <numerusform>{count} arrêtées</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/targets.py" />
            <source>A Shapefile truncates field names to 10 characters. A GeoPackage keeps them.</source>
            <translation>Un Shapefile coupe les noms des champs à 10 caractères, ce qui les rend difficiles à distinguer. Un GeoPackage les garde.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate Again</source>
            <translation>Refaire le cumul</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate accumulation: {title}</source>
            <translation>Cumul de {title}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Requesting {source}</source>
            <translation>Interrogation de {source}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. The partial result is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. The partial result is in the table.</extracomment>
            <translation>
                <numerusform>Arrêté après {count} zone sur {all}. Ce qui a été reçu est dans la table.</numerusform>
                <numerusform>Arrêté après {count} des {all} zones. Ce qui a été reçu est dans la table.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first response.</source>
            <translation>Arrêté avant la réponse à la première zone.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>{count} of {all} areas failed. {reason}</source>
            <extracomment>English for 1: {count} of {all} area failed. {reason}</extracomment>
            <translation>
                <numerusform>{count} zone sur {all} en échec. {reason}</numerusform>
                <numerusform>{count} des {all} zones en échec. {reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Baseline: {origin}</source>
            <translation>Base : {origin}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>By radius around {areas}</source>
            <translation>Par rayon autour de {areas}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Chart</source>
            <translation>Graphique</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the chart as an image, or save it as PNG or SVG</source>
            <translation>Copier le graphique en image ou l’enregistrer en PNG ou SVG</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>Metric of chart and layer</source>
            <translation>Indicateur du graphique et de la couche</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>The metric that the chart shows and the layer is styled by</source>
            <translation>L'indicateur que montre le graphique et qui donne son style à la couche</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>numbers without a currency</source>
            <translation>nombres sans devise</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>only {currency}, not converted</source>
            <translation>seulement {currency}, non converti</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Another File</source>
            <translation>Autre fichier</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Create the layer {title}</source>
            <translation>Créer la couche {title}</translation>
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
            <translation>Ouvrir le dossier</translation>
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
            <translation>Réessayer</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/results/csv_saving.py" />
            <source>Save {file}</source>
            <translation>Enregistrer {file}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Table saved as {file}.</source>
            <translation>La table est dans {file}.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows} dans la couche {layer}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Add the areas or circles to the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>Les zones ou cercles de la dernière réponse sur la carte, stylés selon l'indicateur du graphique, avec un champ par indicateur</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All Metrics</source>
            <translation>Tous les indicateurs</translation>
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
            <translation>Effacer la base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare later accumulations with this one</source>
            <translation>Garder ces nombres et leur comparer les suivants</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>Copier la table pour un tableur, avec source, zone, filtres et heure</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create Layer</source>
            <translation>Créer la couche</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>No accumulation yet. Choose an area, then Calculate Accumulation.</source>
            <translation>Aucun cumul encore. Choisissez une zone, puis Cumul.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file with a row for each area or radius</source>
            <translation>Enregistrer tous les indicateurs en fichier CSV, une ligne par zone ou rayon</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as Baseline</source>
            <translation>Définir la base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all metrics, not only the sums insured</source>
            <translation>Montrer tout ce que le service a additionné, pas seulement les capitaux assurés</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep partial results</source>
            <translation>Arrêter et garder ce qui a été reçu</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Stop comparing and show the last accumulation alone</source>
            <translation>Ne plus comparer et n'afficher que le dernier cumul</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source} ne propose pas de cumul.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All</source>
            <translation>Tout ajouter</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All {count}</source>
            <translation>Ajouter les {count}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add Them Swapped</source>
            <translation>Les ajouter échangées</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the Other {count}</source>
            <extracomment>English for 1: Add the Other One</extracomment>
            <translation>
                <numerusform>Ajouter {count} autre</numerusform>
                <numerusform>Ajouter les {count} autres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Areas added from {layer}: {count}</source>
            <translation>Zones ajoutées depuis {layer} : {count}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Map extent</source>
            <translation>Emprise de la carte</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Nothing is selected in a layer of polygons or points. Choose the layer in the Layers panel, select features with QGIS's select tool, then try again.</source>
            <translation>Rien n'est sélectionné dans une couche de polygones ou de points. Choisissez la couche dans le panneau Couches, sélectionnez des entités avec l'outil de sélection de QGIS, puis réessayez.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read pasted geometry</source>
            <translation>Lire les formes collées</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read the features of {layer}</source>
            <translation>Lire les entités de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Swap</source>
            <translation>Échanger</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The current layer has no polygons or points. Choose one that has in the Layers panel, then try again.</source>
            <translation>La couche actuelle n'a ni polygones ni points. Choisissez-en une qui en a dans le panneau Couches, puis réessayez.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The map's extent was added as an area.</source>
            <translation>L'emprise de la carte a été ajoutée comme zone.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted areas were added, but are outside the map. With latitude and longitude swapped they would be inside.</source>
            <translation>Les zones collées ont été ajoutées, mais sont hors de la carte. En échangeant latitude et longitude, elles y seraient.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted coordinates are outside ±180°, ±90°. With latitude and longitude swapped they are valid.</source>
            <translation>Le texte collé se trouve au-delà du globe, et y tient en échangeant latitude et longitude.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>This layer holds the selection areas. Choose another layer.</source>
            <translation>Ce sont déjà les zones. Choisissez une autre couche.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom</source>
            <translation>Zoomer</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>pasted text</source>
            <translation>un texte collé</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} geometries of {origin} cannot be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} geometry of {origin} cannot be used: {faults}. Nothing was added yet.</extracomment>
            <translation>
                <numerusform>Défaut dans {bad} forme sur {total} de {origin} : {faults}. Rien n'a encore été ajouté.</numerusform>
                <numerusform>Défaut dans {bad} des {total} formes de {origin} : {faults}. Rien n'a encore été ajouté.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{count} more, which the log names</source>
            <extracomment>English for 1: 1 more, which the log names</extracomment>
            <translation>
                <numerusform>{count} autre, nommée dans le journal</numerusform>
                <numerusform>{count} autres, nommées dans le journal</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} does not state its number of features, each with its own request. This may take long.</source>
            <translation>{layer} n'indique pas combien d'entités il contient ; chacune est interrogée séparément, ce qui peut être long.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer} n'a pas d'entités.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features, each with its own request. This takes long.</source>
            <translation>{layer} a {count} entités ; chacune est interrogée séparément, ce qui est long.</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles Here</source>
            <translation>&amp;Cercles ici</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Identify Location</source>
            <translation>I&amp;dentifier un lieu</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Risk Report at Location</source>
            <translation>&amp;Rapport ici</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>GeoPortfolio</source>
            <translation>GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>Outside valid coordinates</source>
            <translation>Ce n'est pas un lieu du globe</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Risk report for this place</source>
            <translation>Rapport de risque pour ce lieu</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Select locations in circles around this place</source>
            <translation>Sélectionner les emplacements dans des cercles autour de ce lieu</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>L'adresse, l'enregistrement et les aléas de ce lieu</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>Cliquez sur au moins un centre.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click to add centers; type radii for all (200 500 1km) or drag one. Double-click, right-click or Enter finishes; Backspace removes a center; Esc cancels. Drag with Shift to add a radius; Tab selects one center, to type radii for it alone.</source>
            <translation>Cliquez sur des centres, tapez des rayons pour tous (200 500 1km) ou tirez-en un. Double-clic, clic droit ou Entrée termine ; Retour arrière retire un centre ; Échap quitte. Tirer avec Maj ajoute le rayon ; Tab marque le centre suivant, pour taper des rayons pour lui seul.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <location filename="../ui/exposure/pins.py" />
            <source>Outside valid coordinates.</source>
            <translation>Ce n'est pas un lieu du globe.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/circles_tool.py" />
            <source>{count} centers</source>
            <extracomment>English for 1: 1 center</extracomment>
            <translation>
                <numerusform>{count} centre</numerusform>
                <numerusform>{count} centres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Add a World Map</source>
            <translation>Ajouter une carte du monde</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>Toutes les zones ont été supprimées.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Check the result.</source>
            <translation>La zone « {name} » a été réparée. Vérifiez que c'est bien ce que vous vouliez.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Areas and filters replaced by those of the query.</source>
            <translation>Zones et filtres remplacés par ceux de la requête.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers with different radii</source>
            <translation>Cercles ajoutés : {count} centres de rayons différents</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers, {radii} each</source>
            <extracomment>English for 1: Circles added: 1 center, {radii}</extracomment>
            <translation>
                <numerusform>Cercles ajoutés : {count} centre, {radii}</numerusform>
                <numerusform>Cercles ajoutés : {count} centres, {radii} pour chacun</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Merge the areas</source>
            <translation>Réunir les zones</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or add selected features.</source>
            <translation>Pas encore de zone. Dessinez-en une, ou utilisez des entités sélectionnées.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Nothing to merge. Add at least two areas first.</source>
            <translation>Rien à réunir. Dessinez ou utilisez d'abord au moins deux zones.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/selection/drafting.py" />
            <source>Repair</source>
            <translation>Réparer</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Show query areas</source>
            <translation>Afficher les zones de la requête</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The areas were merged into one.</source>
            <translation>Toutes les zones n'en font plus qu'une.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The project has no map to draw on. Add a layer first.</source>
            <translation>Le projet n'a pas de carte sur laquelle dessiner. Ajoutez d'abord une couche.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/filters/bar.py" />
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>World map</source>
            <translation>Carte du monde</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>{count} areas were removed.</source>
            <extracomment>English for 1: {name} was removed.</extracomment>
            <translation>
                <numerusform>{name} a été supprimé.</numerusform>
                <numerusform>{count} zones ont été supprimées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>{name}: city center only, so a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name} : centre-ville seulement ; un cercle de {radius} n'a guère de sens. Choisissez une adresse avec rue, ou des rayons plus grands.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location to see its address, record and hazards. Esc cancels.</source>
            <translation>Cliquez sur un lieu ou un emplacement chargé pour voir son adresse, son enregistrement et ses aléas. Échap annule.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location. Esc cancels.</source>
            <translation>Cliquez sur un lieu ou un emplacement chargé. Échap quitte.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Press Enter to choose this place</source>
            <translation>Entrée prend ce lieu</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 vertices.</source>
            <translation>Une zone a besoin d'au moins 3 sommets.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to add vertices. Double-click, right-click or Enter finishes; Backspace removes a vertex; Esc cancels.</source>
            <translation>Cliquez pour poser des sommets. Double-clic, clic droit ou Entrée termine ; Retour arrière retire un sommet ; Échap quitte.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself near {latitude}, {longitude}. Remove a vertex.</source>
            <translation>La forme se croise elle-même près de {latitude}, {longitude}. Retirez un sommet.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself.</source>
            <translation>La forme se croise elle-même.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond the pole.</source>
            <translation>La forme se trouve au-delà du pôle.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond what the map can show.</source>
            <translation>La forme sort de la zone que la carte peut montrer.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area is too small.</source>
            <translation>La forme est trop petite pour être une zone.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The project has no coordinate system. Set the project's CRS.</source>
            <translation>La carte n'a pas de système de coordonnées ; définissez-en un pour le projet.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/polygon_tool.py" />
            <source>{count} vertices</source>
            <extracomment>English for 1: 1 vertex</extracomment>
            <translation>
                <numerusform>{count} sommet</numerusform>
                <numerusform>{count} sommets</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>Radii</source>
            <translation>Rayons</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii in m, km, mi or ft; without a unit, meters. Press Enter to apply.</source>
            <translation>Rayons avec m, km, mi ou ft ; sans unité, des mètres. Entrée les fixe.</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS WMS and WFS Connections</source>
            <translation>Aj&amp;outer aux connexions WMS et WFS de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Edit…</source>
            <translation>&amp;Modifier…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Help</source>
            <translation>&amp;Aide</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New Connection…</source>
            <translation>&amp;Nouvelle connexion…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Reload</source>
            <translation>&amp;Recharger</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Test</source>
            <translation>&amp;Tester</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/maps.py" />
            <source>Add Hazard &amp;Maps…</source>
            <translation>Ajouter des &amp;cartes d'aléa…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection: double-click to connect</source>
            <translation>Pas encore de connexion : double-cliquez pour vous connecter</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Portfolio services with their sources, maps and recent queries</source>
            <translation>Vos services de portefeuille : leurs sources, cartes et requêtes récentes</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Set as C&amp;urrent</source>
            <translation>&amp;Utiliser</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to Group Hazard</source>
            <translation>&amp;Ajouter au groupe Hazard</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;WFS Layer</source>
            <translation>Ajouter comme couche &amp;WFS</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load a copy: QGIS cannot read it from the service.</source>
            <translation>Double-cliquez pour la charger : le service ne laisse pas QGIS la lire.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>Entités (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps, to drag onto the map</source>
            <translation>Cartes d'aléa : faites-les glisser sur la carte</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Maps (WMS)</source>
            <translation>Cartes (WMS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no features.</source>
            <translation>Le service de cartes ne propose aucune entité.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no maps.</source>
            <translation>Le service de cartes ne propose aucune carte.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Vector sources of the hazard maps, with attributes</source>
            <translation>Sources vectorielles des cartes d'aléas, avec attributs</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>{title}, all in one map</source>
            <translation>{title}, tout en une carte</translation>
        </message>
        <message>
            <location filename="../ui/browser/nodes.py" />
            <source>Double-click to try again.</source>
            <translation>Double-cliquez pour réessayer.</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <source>Locked: double-click to unlock</source>
            <translation>Verrouillé : double-cliquez pour déverrouiller</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/identify/section.py" />
            <source>Requesting…</source>
            <translation>Interrogation du service…</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Edit Query</source>
            <translation>&amp;Modifier la requête</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>&amp;Layer</source>
            <translation>&amp;Couche</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Run Again</source>
            <translation>&amp;Relancer</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;Command</source>
            <translation>Copier la c&amp;ommande qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>No queries yet</source>
            <translation>Aucune requête encore</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>Requêtes récentes</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries with time and rows</source>
            <translation>Requêtes récentes avec heure et lignes</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Column</source>
            <translation>Colonne</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Columns ({count})</source>
            <translation>Colonnes ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns of {source}</source>
            <translation>Colonnes de {source}</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Filter</source>
            <translation>Filtre</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Filters ({count})</source>
            <translation>Filtres ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Find a column or a filter</source>
            <translation>Trouver une colonne ou un filtre</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Required</source>
            <translation>Requis</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Type</source>
            <translation>Type</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Values</source>
            <translation>Valeurs</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>yes</source>
            <translation>oui</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>{source}: does not offer accumulation</source>
            <translation>{source} : ne propose pas de cumul</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Copy &amp;Identifier</source>
            <translation>Copier l'&amp;identifiant</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;Columns…</source>
            <translation>&amp;Lister les colonnes…</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>Exigé par cette source</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Set as Current &amp;Source</source>
            <translation>&amp;Utiliser cette source</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Sources to load locations and records from</source>
            <translation>Sources dont charger emplacements et entrées</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The API key has no access to any source. Ask your provider.</source>
            <translation>La clé d'API n'a accès à aucune source. Demandez à votre fournisseur.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/sources.py" />
            <source>{count} columns</source>
            <extracomment>English for 1: 1 column</extracomment>
            <translation>
                <numerusform>{count} colonne</numerusform>
                <numerusform>{count} colonnes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/values.py" />
            <source>Any value</source>
            <translation>Toute valeur</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/values.py" />
            <source>and {count} more</source>
            <extracomment>English for 1: and 1 more</extracomment>
            <translation>
                <numerusform>et {count} autre</numerusform>
                <numerusform>et {count} autres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>'{text}' copied to the clipboard.</source>
            <translation>« {text} » est dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Added to the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>Parmi les connexions WMS et WFS de QGIS : « {title} ».</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Chart saved as {path}.</source>
            <translation>Graphique enregistré sous {path}.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Copy the chart as an image, for a mail or a slide</source>
            <translation>Copier le graphique en image, pour un courriel ou une diapositive</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>PNG image (*.png)</source>
            <translation>Image PNG (*.png)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>SVG drawing (*.svg)</source>
            <translation>Dessin SVG (*.svg)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save Chart</source>
            <translation>Enregistrer le graphique</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>Enregistrer le graphique en PNG ou SVG</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save…</source>
            <translation>Enregistrer…</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Saving the chart</source>
            <translation>Enregistrement du graphique</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>The chart could not be saved as {path}: {reason}. Choose another folder.</source>
            <translation>Le graphique n'a pas pu être enregistré sous {path} : {reason}. Choisissez un autre dossier.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} already exists. Replace it?</source>
            <translation>{file} existe déjà. Le remplacer ?</translation>
        </message>
        <message>
            <location filename="../ui/charts/bars.py" />
            <source>Largest {shown} of {count}</source>
            <translation>Les {shown} plus grands sur {count}</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No values to show.</source>
            <translation>Aucun nombre à dessiner.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A connection '{name}' already exists.</source>
            <translation>Il existe déjà une connexion « {name} ».</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name cannot contain a slash or be 'environment'.</source>
            <translation>Un nom n'a pas de barre oblique, et « environment » est réservé par QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection to a portfolio service</source>
            <translation>Connexion à un service de portefeuille</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>Nom et version</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&lt;a href="{network}"&gt;Proxy&lt;/a&gt; and &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;: QGIS options</source>
            <translation>Dans les options de QGIS : &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificats&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>API key</source>
            <translation>Clé d'API</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Advanced</source>
            <translation>Avancé</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the API key</source>
            <translation>Masquer la clé d'API</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep in authentication database</source>
            <translation>Dans la base d'authentification</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep until QGIS is closed</source>
            <translation>Jusqu'à la fermeture de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask for your master password, or to set one.</source>
            <translation>QGIS peut vous demander son mot de passe principal, ou d'en définir un.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove Prefix</source>
            <translation>Retirer le préfixe</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Same as service URL</source>
            <translation>comme l'URL du service</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Service URL</source>
            <translation>URL du service</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the API key</source>
            <translation>Afficher la clé d'API</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key contains an invalid character. Copy it again from your provider's message.</source>
            <translation>La clé d'API contient un caractère qui ne peut pas être envoyé. Copiez-la à nouveau d'où elle vient.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This URL starts with http, so others on the network can read the API key. Use https if the service offers it.</source>
            <translation>Cette adresse commence par http : n'importe qui sur le chemin peut lire la clé d'API. Utilisez https si le service le propose.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is not a service URL. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
            <translation>Ce n'est pas l'adresse d'un service. Elle est du type https://portfolio.example.com, sans utilisateur, point d'interrogation ni #.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V1: flat filters</source>
            <translation>V1 : filtres plats</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V2: nested filters</source>
            <translation>V2 : filtres imbriqués</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in the QGIS authentication database</source>
            <translation>dans la base d'authentification de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until QGIS is closed</source>
            <translation>gardée jusqu'à la fermeture de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>Précédent</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connect</source>
            <translation>Connecter</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>Connect to your portfolio service</source>
            <translation>Se connecter à votre service de portefeuille</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics…</source>
            <translation>Lancer le diagnostic…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>The API key was not stored, because no master password was given. Connect again to keep it until QGIS is closed.</source>
            <translation>QGIS n'a pas gardé la clé d'API, car aucun mot de passe principal n'a été donné. Connectez à nouveau pour ne l'utiliser que jusqu'à la fermeture de QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>« {name} » est dans les connexions WMS et WFS de QGIS : « {title} ».</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in the QGIS WMS and WFS connections.</source>
            <translation>« {name} » n'est pas dans les connexions WMS et WFS de QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS &amp;WMS and WFS</source>
            <translation>Ajouter aux &amp;WMS et WFS de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK, it is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>Après OK, elle est dans les connexions WMS et WFS de QGIS : « {title} ».</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For the QGIS Browser and Data Source Manager; the API key stays where it is</source>
            <translation>Pour l'Explorateur et le Gestionnaire des sources de données de QGIS ; la clé d'API reste où elle est</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS already has connections named {titles} to another service. Rename or remove them in QGIS, then add yours again.</source>
            <translation>QGIS a des connexions d'un autre service nommées {titles} ; elles n'ont pas été touchées. Renommez-les ou supprimez-les dans QGIS, puis ajoutez à nouveau la vôtre.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>The API key of '{name}' was not stored. Keep it until QGIS is closed?</source>
            <translation>QGIS n'a pas gardé la clé d'API de « {name} ». L'utiliser seulement jusqu'à la fermeture de QGIS ?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add…</source>
            <translation>&amp;Ajouter…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Supprimer</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Check the connection step by step</source>
            <translation>Vérifier la connexion étape par étape</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Connections</source>
            <translation>Connexions</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics…</source>
            <translation>Lancer le dia&amp;gnostic…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;Default</source>
            <translation>&amp;Définir par défaut</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>authentication database</source>
            <translation>base d'authentification</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>environnement</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS is closed</source>
            <translation>jusqu'à la fermeture de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name} (par défaut)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Advanced Service Settings</source>
            <translation>Paramètres avancés du service</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Append request name to map URL</source>
            <translation>Cartes : le nom de la requête finit l'adresse</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Automatic</source>
            <translation>automatique</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Concurrent requests</source>
            <translation>Requêtes simultanées</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>Décrit votre service, qui n'indique pas comment il combine les filtres V2. La requête ne change pas. Un filtre placé sous un autre le restreint toujours.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Empty page</source>
            <translation>page vide</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How many pages of records, areas, addresses or batches of points are requested at a time; of reports at most 3. While the service refuses or fails, fewer are requested.</source>
            <translation>Ce nombre de pages d'entrées, de zones, d'adresses ou de lots de points est demandé à la fois ; de rapports au plus 3. Tant que le service refuse ou échoue, moins sont demandés automatiquement.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of records is recognized. A page with fewer rows than requested is the last; 'Automatic' requests one more page where the service may have left out rows. 'Short page' never does, 'Empty page' always requests pages until one has no rows.</source>
            <translation>Comment la dernière page d'entrées est reconnue. Une page avec moins de lignes que demandé est la dernière ; « automatique » demande une page de plus si le service a pu omettre des lignes. « page courte » ne le fait jamais, « page vide » demande toujours jusqu'à ce qu'il n'y ait plus de lignes.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Last page</source>
            <translation>Fin des pages</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Limit for sources, accumulation, hazards, lists of maps and reports, once unpacked. Larger responses are cancelled, to protect memory and disk. Locations and records are written to disk as they arrive; above 500 MB you are asked first.</source>
            <translation>Sources, cumuls, aléas, listes de cartes et rapports sont pris en un seul bloc. Un bloc plus grand que cela, une fois décompressé, n'est pas gardé, afin que ni la mémoire ni le disque ne se remplissent. Emplacements et entrées sont écrits sur le disque à leur arrivée ; il n'en vient pas plus de 500 Mo sans demander.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maximum response size (MB)</source>
            <translation>Taille maximale de réponse (Mo)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points per enrichment batch</source>
            <translation>Points par lot d'enrichissement</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request V2 point reports at the V1 buffer URL</source>
            <translation>Rapports V2 de points par l'adresse V1 des tampons</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of accumulation layers</source>
            <translation>Corps de la requête des couches de cumul</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of live events</source>
            <translation>Corps de la requête des événements en cours</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of risk reports</source>
            <translation>Corps de la requête des rapports de risque</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request locations and records as CSV</source>
            <translation>Emplacements et entrées arrivent en CSV</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Send V2 filters in "params"</source>
            <translation>Les filtres V2 sont dans « params »</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Short page</source>
            <translation>page courte</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Smaller responses. Only if the provider's CSV has latitude and longitude columns: without them the locations are a table. Circles with several radii are always JSON.</source>
            <translation>Moins de données transitent. Seulement si le CSV du fournisseur a des colonnes de latitude et longitude : sans elles, les emplacements arrivent en table. Les cercles à plusieurs rayons viennent tout de même en JSON.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>Le service combine les filtres avec</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Areas and filters are sent to this service:</source>
            <translation>Les zones et les filtres sont envoyés à ce service :</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another</source>
            <translation>En utiliser une autre</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>Utiliser une autre connexion</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} is from {host}, to which you have no connection. The layer is unchanged.</source>
            <translation>{layer} vient de {host}, auquel vous n'avez pas de connexion. La couche reste telle quelle.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Preview</source>
            <translation>A&amp;perçu</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Reset</source>
            <translation>&amp;Réinitialiser</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>(your key)</source>
            <translation>(votre clé)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Accumulation layer</source>
            <translation>Couche de cumul</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Correct the body first.</source>
            <translation>Rien ne peut être envoyé tant que le corps a un défaut.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Custom</source>
            <translation>le vôtre</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Default</source>
            <translation>habituel</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit: {what}</source>
            <translation>Modifier : {what}</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit…</source>
            <translation>Modifier…</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Invalid</source>
            <translation>défectueux</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Kind of request</source>
            <translation>Type de requête</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Live event</source>
            <translation>Événement en cours</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a location, V1</source>
            <translation>Rapport d'un lieu, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a location, V2</source>
            <translation>Rapport d'un lieu, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V1</source>
            <translation>Rapport avec cercles, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V2</source>
            <translation>Rapport avec cercles, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Request that would be sent</source>
            <translation>Requête qui serait envoyée</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Restore the default body</source>
            <translation>Mettre le corps habituel à la place de celui-ci</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Show the request that would be sent, with example values</source>
            <translation>Afficher la requête qui serait envoyée, avec des valeurs d'exemple</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The chosen columns, a list</source>
            <translation>Les colonnes choisies, une liste</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The filters, a list</source>
            <translation>Les filtres, une liste</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The footprint of the event, which is in the address, too</source>
            <translation>L'empreinte de l'événement, qui est aussi dans l'adresse</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The identifier of the source</source>
            <translation>L'identifiant de la source</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The latitude in degrees, a number</source>
            <translation>La latitude en degrés, un nombre</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The longitude in degrees, a number</source>
            <translation>La longitude en degrés, un nombre</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The name that the version has for filters: filters in V1, filters_v2 in V2</source>
            <translation>Le nom que la version donne aux filtres : filters en V1, filters_v2 en V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The point as an object: a circle with one coordinate of lat and long</source>
            <translation>Le point comme objet : un cercle avec une coordonnée de lat et long</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The radii in meters, a list; none in the report of a location</source>
            <translation>Les rayons en mètres, une liste ; aucun dans le rapport d'un lieu</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write the body that your provider expects. Click a placeholder to insert it at the cursor; one without a value is left out with its member.</source>
            <translation>Écrivez ce que votre fournisseur veut recevoir. Un clic insère un paramètre au curseur ; un paramètre sans valeur est omis avec son membre.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Connection</source>
            <translation>&amp;Connexion</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Open Options</source>
            <translation>&amp;Ouvrir les options</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Checks</source>
            <translation>Vérifications</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Cop&amp;y</source>
            <translation>Cop&amp;ier</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copied. No API key is included.</source>
            <translation>Copié. Aucune clé d'API n'est incluse.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copy all results as text, without the API key</source>
            <translation>Copier tous les résultats comme texte, sans la clé d'API</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Diagnose Connection</source>
            <translation>Diagnostiquer la connexion</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Open the page of the QGIS options for the selected problem</source>
            <translation>Ouvrir la page des options de QGIS qui peut résoudre le problème sélectionné</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Run all checks again</source>
            <translation>Relancer toutes les vérifications</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Running…</source>
            <translation>En cours…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Show the results with versions, settings and log, without API keys</source>
            <translation>Afficher les résultats avec versions, paramètres et journal, sans clé d'API</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Skip the remaining checks and keep the results</source>
            <translation>Ignorer les vérifications restantes et garder les résultats</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Stopped. The remaining checks were not run.</source>
            <translation>Arrêté. Les vérifications restantes n'ont pas été exécutées.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Support &amp;Text…</source>
            <translation>&amp;Texte d'assistance…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>La connexion à vérifier</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Add one first.</source>
            <translation>Il n'y a pas encore de connexion. Créez-en une, puis revenez.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Unexpected error. See the log.</source>
            <translation>Erreur inattendue. Voir le journal.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Check</source>
            <translation>Vérification</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>&amp;Save As…</source>
            <translation>&amp;Enregistrer sous…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text and delete what you do not want to share. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
            <translation>Vérifiez le texte et supprimez ce que vous ne voulez pas transmettre. Rien n'est envoyé. Les clés d'API, les mots de passe, votre nom d'utilisateur et les données du portefeuille ont été retirés.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copied to the clipboard.</source>
            <translation>Copié dans le presse-papiers.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copy the text to the clipboard</source>
            <translation>Copier le texte dans le presse-papiers</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save Support Text</source>
            <translation>Enregistrer le texte d'assistance</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save the text to a file on this computer</source>
            <translation>Enregistrer le texte dans un fichier de cet ordinateur</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support Text</source>
            <translation>Texte d'assistance</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support text saved as {file}.</source>
            <translation>Texte d'assistance enregistré sous {file}.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Text files (*.txt)</source>
            <translation>Fichiers texte (*.txt)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>The text could not be checked for the API keys of {names}.</source>
            <translation>Les clés d'API de {names} n'ont pas pu être recherchées.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from Map Service</source>
            <translation>Suggé&amp;rer depuis le service de cartes</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Up</source>
            <translation>&amp;Monter</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>A&amp;dd</source>
            <translation>A&amp;jouter</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Add the typed name; the arrow has recently used names</source>
            <translation>Ajouter le nom saisi ; derrière la flèche, ceux utilisés récemment</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Do&amp;wn</source>
            <translation>Des&amp;cendre</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Find a layer</source>
            <translation>Trouver une couche</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers</source>
            <translation>Couches d'aléa</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers of {connection}</source>
            <translation>Couches d'aléa de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Layers</source>
            <translation>Couches</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers down</source>
            <translation>Déplacer les couches sélectionnées vers le bas</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers up</source>
            <translation>Déplacer les couches sélectionnées vers le haut</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Name of a layer</source>
            <translation>Nom d'une couche</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Remove the selected layers from the list (Delete)</source>
            <translation>Retirer de la liste les couches sélectionnées (Suppr)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Suggest the names of the map layers</source>
            <translation>Les noms des couches de carte, que les points peuvent aussi avoir</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The map service has no other layers.</source>
            <translation>Le service de cartes ne nomme pas d'autres couches.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The name in the service; separate several with commas. Press Enter to add.</source>
            <translation>Tel que le service le connaît ; plusieurs avec des virgules. Entrée ajoute.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Enter the names from your provider.</source>
            <translation>Le service ne liste pas ses couches. Saisissez les noms que votre fournisseur vous a donnés.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. The service may not offer them for points: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. The service may not offer it for points: tick it and try.</extracomment>
            <translation>
                <numerusform>{count} nouveau nom du service de cartes. Il n'est pas précisé si les points peuvent l'avoir : cochez-le et essayez.</numerusform>
                <numerusform>{count} nouveaux noms du service de cartes. Il n'est pas précisé si les points peuvent les avoir : cochez-en un et essayez.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} of {all} layers</source>
            <extracomment>English for 1: {count} of {all} layer</extracomment>
            <translation>
                <numerusform>{count} couche sur {all}</numerusform>
                <numerusform>{count} des {all} couches</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{layer} (maybe)</source>
            <translation>{layer} (peut-être)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (a raster)</source>
            <translation>{title} (un raster)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (vector source)</source>
            <translation>{title} (source vectorielle)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>Lister les couches de carte de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>&amp;Field</source>
            <translation>&amp;Champ</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>0: unknown</source>
            <translation>0 : inconnu</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>10 to 20: CRESTA zone to country</source>
            <translation>10 à 20 : zone CRESTA à pays</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>1: user coordinate</source>
            <translation>1 : coordonnée de l'utilisateur</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>2: building</source>
            <translation>2 : bâtiment</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>3: parcel</source>
            <translation>3 : parcelle</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>4: interpolated street</source>
            <translation>4 : rue interpolée</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>5: high-resolution postcode</source>
            <translation>5 : code postal de haute résolution</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>6: block group</source>
            <translation>6 : groupe d'îlots</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>7: postal code</source>
            <translation>7 : code postal</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>8: city centroid</source>
            <translation>8 : centroïde de la ville</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>9: area</source>
            <translation>9 : région</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>How far a location may be off, by the AddressMatch of Open Exposure Data. The meters are kept for all projects; adapt them to your geocoder.</source>
            <translation>De combien un emplacement peut être décalé, selon l'AddressMatch d'Open Exposure Data. Les mètres sont conservés pour tous les projets ; adaptez-les à votre géocodeur.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>Uncertainty by Address Match</source>
            <translation>Incertitude par Address Match</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>not placeable</source>
            <translation>non localisable</translation>
        </message>
        <message>
            <location filename="../ui/exposure/circle_members.py" />
            <source>Select the locations of the circles</source>
            <translation>Sélectionner les emplacements des cercles</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <source>Limits</source>
            <translation>Limites</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <location filename="../ui/window/actions.py" />
            <source>Prospective Risk</source>
            <translation>Risque envisagé</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <location filename="../ui/window/actions.py" />
            <source>Ring Profile</source>
            <translation>Profil en anneaux</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Calculate the accumulation of each area and compare it with its limit</source>
            <translation>Calculer le cumul de chaque zone et le comparer à sa limite</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/window/actions.py" />
            <source>Check Limits</source>
            <translation>Contrôler les limites</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Check limits of {layer}</source>
            <translation>Contrôler les limites de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checked limits</source>
            <translation>Limites contrôlées</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checking limits</source>
            <translation>Contrôle des limites</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose a layer of areas with a field for their limits, then click Check Limits.</source>
            <translation>Choisissez une couche de zones avec un champ pour leurs limites, puis cliquez sur « Contrôler les limites ».</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/filters/editor.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>Choisissez d'abord une source dans le panneau Sélection.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose the field with the limit of each area.</source>
            <translation>Choisissez le champ avec la limite de chaque zone.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>The metric to compare; empty: the sum insured, if the service has one</source>
            <translation>L'indicateur à comparer ; vide : les capitaux assurés, si le service en a</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Watched areas</source>
            <translation>Zones surveillées</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} limits breached</source>
            <extracomment>English for 1: 1 limit breached</extracomment>
            <translation>
                <numerusform>{count} limite dépassée</numerusform>
                <numerusform>{count} limites dépassées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} near their limits</source>
            <extracomment>English for 1: 1 near its limit</extracomment>
            <translation>
                <numerusform>{count} proche de sa limite</numerusform>
                <numerusform>{count} proches de leurs limites</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} not checked</source>
            <extracomment>English for 1: 1 not checked</extracomment>
            <translation>
                <numerusform>{count} non contrôlée</numerusform>
                <numerusform>{count} non contrôlées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{source}, {metric}: {count} areas</source>
            <extracomment>English for 1: {source}, {metric}: 1 area</extracomment>
            <translation>
                <numerusform>{source}, {metric} : {count} zone</numerusform>
                <numerusform>{source}, {metric} : {count} zones</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Headroom</source>
            <translation>Marge</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>Used</source>
            <translation>Utilisé</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>{number} %</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Choose the locations, then place a pin on the map.</source>
            <translation>Choisissez les emplacements, puis placez une épingle sur la carte.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Read the locations of {layer}</source>
            <translation>Lire les emplacements de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Reading {layer}…</source>
            <translation>Lecture de {layer}…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>The layer has changed since it was read. Click Read Again</source>
            <translation>La couche a changé depuis sa lecture. Cliquez sur « Relire »</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} not placeable</source>
            <extracomment>English for 1: 1 not placeable</extracomment>
            <translation>
                <numerusform>{count} non localisable</numerusform>
                <numerusform>{count} non localisables</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a position</source>
            <extracomment>English for 1: 1 without a position</extracomment>
            <translation>
                <numerusform>{count} sans position</numerusform>
                <numerusform>{count} sans position</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a value</source>
            <extracomment>English for 1: 1 without a value</extracomment>
            <translation>
                <numerusform>{count} sans valeur</numerusform>
                <numerusform>{count} sans valeur</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>{layer} could not be read.</source>
            <translation>{layer} n'a pas pu être lue.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{layer}: {count} locations</source>
            <extracomment>English for 1: {layer}: 1 location</extracomment>
            <translation>
                <numerusform>{layer} : {count} emplacement</numerusform>
                <numerusform>{layer} : {count} emplacements</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Currency</source>
            <translation>&amp;Devise</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Locations</source>
            <translation>&amp;Emplacements</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;More values</source>
            <translation>Au&amp;tres valeurs</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Uncertainty (meters)</source>
            <translation>&amp;Incertitude (mètres)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Value</source>
            <translation>&amp;Valeur</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Set the meters by address match</source>
            <translation>Définir les mètres par Address Match</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Choose the layer, its values and how certain its positions are</source>
            <translation>Choisir la couche, ses valeurs et la certitude de ses positions</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Click a place on the map, or drag the pin over it</source>
            <translation>Cliquer un lieu de la carte, ou y faire glisser l'épingle</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Index the locations</source>
            <translation>Indexer les emplacements</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Locations…</source>
            <translation>Emplacements…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Place Pin</source>
            <translation>Placer l'épingle</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read Again</source>
            <translation>Relire</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read the layer as it is now</source>
            <translation>Lire la couche telle qu'elle est</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Values in other currencies are not counted</source>
            <translation>Les valeurs dans d'autres devises ne comptent pas</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pins.py" />
            <source>Click a place, or drag the pin. Esc ends.</source>
            <translation>Cliquez un lieu, ou faites glisser l'épingle. Échap termine.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Certain {certain}, possible {possible}</source>
            <translation>Certain {certain}, possible {possible}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Click Place Pin, then drag the pin over the map.</source>
            <translation>Cliquez sur « Placer l'épingle », puis faites glisser l'épingle sur la carte.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the locations by distance for a spreadsheet</source>
            <translation>Copier les emplacements par distance pour un tableur</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the ring profile</source>
            <translation>Copier le profil en anneaux</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Cumulative value by distance from {place}</source>
            <translation>Valeur cumulée par distance depuis {place}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Headroom {amount}</source>
            <translation>Marge {amount}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Largest radius</source>
            <translation>Plus grand rayon</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile {layer}</source>
            <translation>Profil en anneaux {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile, {value}</source>
            <translation>Profil en anneaux, {value}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Save the locations by distance as a CSV file</source>
            <translation>Enregistrer les emplacements par distance dans un fichier CSV</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is exceeded at {distance}</source>
            <translation>La limite est dépassée à {distance}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is not exceeded within {distance}</source>
            <translation>La limite n'est pas dépassée dans un rayon de {distance}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/profile_page.py" />
            <source>Within {distance}: {sum} at {count} locations</source>
            <extracomment>English for 1: Within {distance}: {sum} at 1 location</extracomment>
            <translation>
                <numerusform>Dans un rayon de {distance} : {sum} en {count} emplacement</numerusform>
                <numerusform>Dans un rayon de {distance} : {sum} en {count} emplacements</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>certain to possible</source>
            <translation>certain à possible</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>none</source>
            <translation>aucune</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Add the pins with all numbers to the layer Prospective risks</source>
            <translation>Ajouter les épingles avec tous les nombres à la couche « Risques envisagés »</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value} in {currency}, not converted.</source>
            <translation>Les montants sont des sommes de {value} en {currency}, non converties.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value}.</source>
            <translation>Les montants sont des sommes de {value}.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Enter the sum insured, click Place Pin, then click the map.</source>
            <translation>Saisissez les capitaux assurés, cliquez sur « Placer l'épingle », puis sur la carte.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Identify</source>
            <translation>Identifier</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Notes</source>
            <translation>Remarques</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Pin</source>
            <translation>Épingle</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks need a layer of points. Choose another one.</source>
            <translation>Les risques envisagés demandent une couche de points. Choisissez-en une autre.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove Pin</source>
            <translation>Supprimer l'épingle</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove the pin that is chosen here from the map</source>
            <translation>Supprimer de la carte l'épingle choisie ici</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save the prospective risks</source>
            <translation>Enregistrer les risques envisagés</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Saved in the layer {layer}.</source>
            <translation>Enregistré dans la couche {layer}.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Search for the worst circles</source>
            <translation>Chercher les pires cercles</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Show address, hazards and risk report of the place of the pin</source>
            <translation>Afficher l'adresse, les aléas et le rapport de risque du lieu de l'épingle</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Terms, name of the insured</source>
            <translation>Conditions, nom de l'assuré</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Before</source>
            <translation>Avant</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Double-click to enter the limit of this radius; 0 is none</source>
            <translation>Double-cliquer pour saisir la limite de ce rayon ; 0 : aucune</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>No limit</source>
            <translation>Sans limite</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The greatest sum of a circle of this radius that holds the risk, with it</source>
            <translation>La plus grande somme d'un cercle de ce rayon qui contient le risque, avec lui</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The worst circle of this radius that holds the risk: before {before}, with it {after}. Center {place}</source>
            <translation>Le pire cercle de ce rayon qui contient le risque : avant {before}, avec lui {after}. Centre {place}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>With risk</source>
            <translation>Avec risque</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Worst circle</source>
            <translation>Pire cercle</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Copy as JSON</source>
            <translation>&amp;Copier en JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Edit as JSON…</source>
            <translation>&amp;Modifier en JSON…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>Co&amp;ller du JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save Filters…</source>
            <translation>&amp;Enregistrer ces filtres…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Add Filter</source>
            <translation>Ajouter le filtre</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add Nested Filter</source>
            <translation>Filtre imbriqué</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters after the selected row</source>
            <translation>Ajouter des filtres après la ligne sélectionnée</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters from the clipboard</source>
            <translation>Ajouter les filtres du presse-papiers</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters that narrow each value of the selected row</source>
            <translation>Ajouter sous chaque valeur de la ligne sélectionnée des filtres qui la restreignent</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>Choisir d'autres valeurs pour le filtre sélectionné (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy the filters to the clipboard</source>
            <translation>Mettre les filtres dans le presse-papiers</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>Copier, coller ou modifier les filtres en JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Down</source>
            <translation>Descendre</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/history_page.py" />
            <location filename="../ui/selection/area_list.py" />
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit</source>
            <translation>Modifier</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Edit the filters as text</source>
            <translation>Écrire les filtres en texte</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>In</source>
            <translation>Entrer</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move down (Alt+Down)</source>
            <translation>Déplacer vers le bas (Alt+Bas)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out one level (Alt+Left)</source>
            <translation>Sortir, à côté du filtre au-dessus (Alt+Gauche)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>Déplacer vers le haut (Alt+Haut)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Nest in the filter above (Alt+Right)</source>
            <translation>Entrer, sous le filtre précédent (Alt+Droite)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Out</source>
            <translation>Sortir</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo</source>
            <translation>Refaire</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo: {what}</source>
            <translation>Refaire : {what}</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Remove the selected filters with their nested filters (Delete)</source>
            <translation>Supprimer les filtres sélectionnés et ce qui est dessous (Suppr)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Save the filters in the project under a name</source>
            <translation>Enregistrer les filtres dans le projet sous un nom</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved</source>
            <translation>Enregistrés</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved filters of this project and source</source>
            <translation>Les filtres que ce projet a enregistrés pour la source</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>Annuler : {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Up</source>
            <translation>Monter</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>No filters yet.</source>
            <translation>Pas encore de filtres.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Set on a connection of your own: Settings &gt; Options &gt; GeoPortfolio.</source>
            <translation>Se règle sur une connexion à vous : Préférences &gt; Options &gt; GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>V1 combines all filters with AND.</source>
            <translation>V1 combine tous les filtres avec ET.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>add filters</source>
            <translation>ajouter des filtres</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>choose values</source>
            <translation>choisir des valeurs</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>edit as JSON</source>
            <translation>modifier en JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>flatten</source>
            <translation>créer une liste plate</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} combined with AND match nothing. Keep one of them.</source>
            <translation>Deux valeurs de {field} jointes par ET : rien ne correspond. Gardez l'une d'elles.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters.</source>
            <translation>V1 ne peut pas dire qu'un filtre est sous un autre.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters. Move them out, or choose V2 for the connection.</source>
            <translation>V1 ne connaît que des listes plates : elle ne peut pas dire qu'un filtre est sous un autre. Sortez-les, ou choisissez V2 pour la connexion.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no filter field '{field}'. Remove it to send the query.</source>
            <translation>{source} n'a pas de champ « {field} » pour filtrer : rien n'est envoyé tant qu'il est ici.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source} exige un filtre sur {fields}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Apply</source>
            <translation>Appliquer</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Filters as JSON</source>
            <translation>Filtres en JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Replace all filters with these (Ctrl+Return)</source>
            <translation>Mettre ces filtres à la place de tous (Ctrl+Entrée)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Press Ctrl+Return to apply them, or Esc again to discard them.</source>
            <translation>Vos modifications ne sont pas encore appliquées. Ctrl+Entrée les applique, Échap encore une fois les abandonne.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add Required Filter</source>
            <translation>Ajouter le filtre obligatoire</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>Décrit votre service. La requête ne change pas.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Flatten</source>
            <translation>Créer une liste plate</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be loaded. The list of the source is shown instead.</source>
            <translation>La hiérarchie des filtres n'a pas pu être obtenue. La liste de la source est utilisée.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Add {count} Filters</source>
            <extracomment>English for 1: Add Filter</extracomment>
            <translation>
                <numerusform>Ajouter le filtre</numerusform>
                <numerusform>Ajouter {count} filtres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>Champ à filtrer</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Nested in {filter}</source>
            <translation>Dans {filter}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>OK, {count} values</source>
            <extracomment>English for 1: OK, 1 value</extracomment>
            <translation>
                <numerusform>OK, {count} valeur</numerusform>
                <numerusform>OK, {count} valeurs</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to add '{value}', which the service does not list.</source>
            <translation>Entrée retient « {value} », que le service ne liste pas.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to tick {value}.</source>
            <translation>Entrée coche {value}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or enter a value</source>
            <translation>Trouver ou taper une valeur</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or paste values</source>
            <translation>Tapez pour trouver, collez-en plusieurs</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Enter, or paste many.</source>
            <translation>Le service ne liste pas de valeurs ici. Tapez-en une et appuyez sur Entrée, ou collez-en plusieurs.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values}</source>
            <translation>Cochées : {values}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values} and {count} more</source>
            <extracomment>English for 1: Ticked: {values} and 1 more</extracomment>
            <translation>
                <numerusform>Cochées : {values} et {count} autre</numerusform>
                <numerusform>Cochées : {values} et {count} autres</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to search for a value, or type one that is not listed and press Enter.
Paste a spreadsheet column to tick all its values.</source>
            <translation>Tapez pour trouver une valeur, ou tapez-en une qui n'est pas listée et appuyez sur Entrée.
Collez une colonne d'un tableur pour cocher toutes ses valeurs.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Press Enter to add '{value}', which the service does not list.</source>
            <extracomment>English for 1: 1 found. Press Enter to add '{value}', which the service does not list.</extracomment>
            <translation>
                <numerusform>{count} trouvée. Entrée retient « {value} » telle quelle, que le service ne liste pas.</numerusform>
                <numerusform>{count} trouvées. Entrée retient « {value} » telle quelle, que le service ne liste pas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name in the project</source>
            <translation>Nom, gardé dans le projet</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save Filters</source>
            <translation>Enregistrer ces filtres</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>This replaces the filters with the same name.</source>
            <translation>Les filtres qui portent ce nom sont remplacés.</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>load '{name}'</source>
            <translation>charger « {name} »</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/identify/facts.py" />
            <location filename="../ui/search/filter_rows.py" />
            <source>Field</source>
            <translation>Champ</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>Meaning</source>
            <translation>Signification</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>move filters</source>
            <translation>déplacer des filtres</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>remove filters</source>
            <translation>supprimer des filtres</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Add maps of {name}</source>
            <translation>Ajouter des cartes de {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps, {count} to go</source>
            <translation>Ajout de cartes, encore {count}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps…</source>
            <translation>Ajout de cartes…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>Charger les entités de {title}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'…</source>
            <translation>Chargement des entités de « {title} »…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>arrêté</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add to This Project</source>
            <translation>Ajouter à ce projet</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Nothing was added. '{other}' has the same URL as '{name}', and QGIS sends maps a single API key: that of '{other}'.</source>
            <translation>Rien n'a été ajouté. « {other} » mène aussi à l'adresse de « {name} », et QGIS ne peut envoyer qu'une clé d'API pour les cartes : celle de « {other} ».</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Requesting the maps of '{name}'…</source>
            <translation>Interrogation des cartes de « {name} »…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Set '{name}' as Default and Add</source>
            <translation>Mettre « {name} » par défaut, et ajouter</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The map service of '{name}' offers no maps for your API key.</source>
            <translation>Le service de cartes de « {name} » ne propose aucune carte à votre clé d'API.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The maps were added, their features were not: {reason}</source>
            <translation>Les cartes sont là, leurs entités non : {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>Il n'y a pas encore de connexion. Connectez-vous d'abord à votre service de portefeuille.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Use '{other}'</source>
            <translation>Utiliser « {other} »</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom In</source>
            <translation>Zoom avant</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/controller.py" />
            <source>{count} layers were chosen for the previous project, and are not added yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the previous project, and is not added yet.</extracomment>
            <translation>
                <numerusform>La couche « {layer} » a été choisie pour le projet ouvert avant, et n'est pas encore créée.</numerusform>
                <numerusform>{count} couches ont été choisies pour le projet ouvert avant, et ne sont pas encore créées.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick the layers to add.</source>
            <translation>Un groupe. Cochez les couches à ajouter.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add &amp;WFS Layer</source>
            <translation>Ajouter la couche &amp;WFS</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add the vector source of the map, too, with attributes to query and style</source>
            <translation>Ajouter aussi la source vectorielle de la carte, avec des attributs à interroger et à styler</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Legend</source>
            <translation>Légende</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Name: {name}</source>
            <translation>Nom : {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Select a layer for its details.</source>
            <translation>Choisissez une couche pour voir ce qu'elle montre.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>St&amp;yle</source>
            <translation>St&amp;yle</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service gives no further details.</source>
            <translation>Le service n'en dit pas plus.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change Key</source>
            <translation>Changer la clé</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <source>{count} layers are no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</source>
            <extracomment>English for 1: '{title}' is no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</extracomment>
            <translation>
                <numerusform>« {title} » n'est plus affichée : le service de cartes de « {connection} » ne répond pas, ou refuse la clé d'API.</numerusform>
                <numerusform>{count} couches ne sont plus affichées : le service de cartes de « {connection} » ne répond pas, ou refuse la clé d'API.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>Légende de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers the whole world.</source>
            <translation>Couvre le monde entier.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>Couvre de {west} à {east}, de {south} à {north}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>It is visible from 1:{scale} inwards only.</source>
            <translation>Elle n'est dessinée qu'à une échelle supérieure à 1:{scale}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Not queryable with Identify.</source>
            <translation>Identifier les entités n'y trouve rien.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Nothing was added.</source>
            <translation>Rien n'a été ajouté.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>One map of all layers in this group.</source>
            <translation>Une carte de toutes les couches de ce groupe.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Raster source.</source>
            <translation>Source raster.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service does not describe its features. They are loaded once, as a copy.</source>
            <translation>Ce service ne décrit pas ses entités. Elles sont chargées une fois, en copie.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service gives relative URLs for its features, which QGIS cannot follow. They are loaded once, as a copy.</source>
            <translation>Ce service donne pour ses entités des adresses relatives, que QGIS ne peut pas suivre. Les entités sont chargées une fois, en copie.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service names another host for its features, which is not sent the API key. They are loaded once, as a copy.</source>
            <translation>Ce service indique pour ses entités un autre hôte, qui ne reçoit pas de clé d'API. Les entités sont chargées une fois, en copie.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Vector source.</source>
            <translation>Source vectorielle.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible between 1:{smallest} and 1:{largest}.</source>
            <translation>Dessinée entre 1:{smallest} et 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{largest} outwards.</source>
            <translation>Dessinée à une échelle inférieure à 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{smallest} inwards.</source>
            <translation>Dessinée à une échelle supérieure à 1:{smallest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>W</source>
            <translation>O</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} incomplete: {told}.</source>
            <translation>Incomplet : {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} layers added to Hazard.</source>
            <extracomment>English for 1: '{title}' added to Hazard.</extracomment>
            <translation>
                <numerusform>« {title} » ajoutée à Hazard.</numerusform>
                <numerusform>{count} couches ajoutées à Hazard.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} not added: {told}.</source>
            <translation>Non ajouté : {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} of them are visible from 1:{scale} inwards only.</source>
            <extracomment>English for 1: '{title}' is visible from 1:{scale} inwards only.</extracomment>
            <translation>
                <numerusform>« {title} » n'est dessinée qu'à une échelle supérieure à 1:{scale}.</numerusform>
                <numerusform>{count} d'entre elles ne sont dessinées qu'à une échelle supérieure à 1:{scale}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>Features without a map</source>
            <translation>Entités sans carte</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>as features</source>
            <translation>comme entités</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>on the map</source>
            <translation>sur la carte</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add</source>
            <translation>&amp;Ajouter</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add {count} Layers</source>
            <extracomment>English for 1: &amp;Add 1 Layer</extracomment>
            <translation>
                <numerusform>&amp;Ajouter {count} couche</numerusform>
                <numerusform>&amp;Ajouter {count} couches</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Tick All in Group</source>
            <translation>Cocher &amp;tout son contenu</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick All</source>
            <translation>Tout &amp;décocher</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add Hazard Maps</source>
            <translation>Ajouter des cartes d'aléa</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add the ticked maps, or else the selected one, to the group Hazard</source>
            <translation>Ajouter ce qui est coché, sinon la carte sélectionnée, au groupe Hazard</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>Co&amp;nnexion</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Loading the legend…</source>
            <translation>Demande de la légende…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>Cartes du service</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>No matching maps among {all}. Try fewer words.</source>
            <translation>Aucune des {all} n'a ces mots. Essayez-en moins.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Reload the list of maps</source>
            <translation>Interroger à nouveau le service de cartes</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Search by title, name or description</source>
            <translation>Trouver une carte : titre, nom ou ce qu'elle montre</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service returned no legend.</source>
            <translation>Le service n'a pas donné de légende.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>{count} of {all} found</source>
            <extracomment>English for 1: 1 of {all} found</extracomment>
            <translation>
                <numerusform>{count} trouvée sur {all}</numerusform>
                <numerusform>{count} trouvées sur {all}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Open the help for this (F1)</source>
            <translation>Ce que c'est et comment l'utiliser (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>Sommaire</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First Page</source>
            <translation>Première page</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Forward</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/window/actions.py" />
            <source>GeoPortfolio Help</source>
            <translation>Aide de GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Help pages</source>
            <translation>Les pages de l'aide</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Only pages with these words are listed; Enter goes to the next match</source>
            <translation>Les pages sans ces mots quittent le sommaire ; Entrée va à l'endroit suivant</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page</source>
            <translation>Page</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Search the help</source>
            <translation>Chercher dans l'aide</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Identify the address</source>
            <translation>Recherche de l'adresse</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>No address found here.</source>
            <translation>Le service ne connaît pas d'adresse ici.</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first.</source>
            <translation>Connectez-vous d'abord à un service dans le panneau Sélection, puis identifiez un lieu.</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as Table</source>
            <translation>Tout copier en tableau</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all facts shown, for a spreadsheet</source>
            <translation>Copier le lieu et tout ce qui est affiché, pour un tableur</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Find a field or a value</source>
            <translation>Trouver un champ ou une valeur</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/window/actions.py" />
            <source>Identify Location</source>
            <translation>Identifier un lieu</translation>
        </message>
        <message>
            <location filename="../ui/identify/facts.py" />
            <source>{layer}: {state}</source>
            <translation>{layer} : {state}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The response lacks the layer '{layer}'. If it does everywhere, check its name under Layers.</source>
            <translation>La réponse omet la couche « {layer} ». Si c'est le cas partout, vérifiez son nom sous Couches.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service rejects the layer '{layer}'. Check its name under Layers.</source>
            <translation>Le service refuse la couche « {layer} ». Vérifiez son nom sous Couches.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no hazard</source>
            <translation>aucun aléa</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no response</source>
            <translation>pas de réponse</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>not authorized</source>
            <translation>refusé</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the hazard layers to request</source>
            <translation>Choisir les couches d'aléas à demander</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Click Layers and enter the names from your provider.</source>
            <translation>Cliquez sur Couches et nommez celles que votre fournisseur a.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards at {place}</source>
            <translation>Aléas à {place}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards by layer</source>
            <translation>Aléas par couche</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Layers ({count})…</source>
            <translation>Couches ({count})…</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/identify/hazards_section.py" />
            <source>{count} hazard layers found: {names}. Add others with Layers in the panel.</source>
            <extracomment>English for 1: 1 hazard layer found: {names}. Add others with Layers in the panel.</extracomment>
            <translation>
                <numerusform>{count} couche d'aléa trouvée : {names}. Couches dans le panneau en ajoute d'autres.</numerusform>
                <numerusform>{count} couches d'aléa trouvées : {names}. Couches dans le panneau en ajoute d'autres.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded location to see its record.</source>
            <translation>Cliquez sur un emplacement chargé pour voir son enregistrement.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Identifier field</source>
            <translation>Champ identifiant</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record</source>
            <translation>Enregistrement</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record of {point}</source>
            <translation>Enregistrement de {point}</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The field whose value identifies the location in the service; remembered for this source.</source>
            <translation>Le champ dont la valeur désigne l'emplacement pour le service ; retenu pour cette source.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no location '{value}' in {source}. Choose another identifier field.</source>
            <translation>Le service ne connaît pas d'emplacement « {value} » dans {source}. Choisissez un autre champ sous « Champ identifiant ».</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this location.</source>
            <translation>Le service n'a pas d'enregistrement de cet emplacement.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, the service of this location. Add one.</source>
            <translation>Il n'y a pas de connexion à {host}, d'où vient cet emplacement. Créez-en une.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another identifier field.</source>
            <translation>Cette couche n'a pas de champ « {field} ». Choisissez-en un autre sous « Champ identifiant ».</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This location has no value in '{field}'. Choose another identifier field.</source>
            <translation>Cet emplacement n'a pas de valeur dans « {field} ». Choisissez-en un autre sous « Champ identifiant ».</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>&amp;Actualiser</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Show Changes of Refresh</source>
            <translation>Afficher les chan&amp;gements</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Undo Refresh</source>
            <translation>Annuler l'act&amp;ualisation</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>A layer of the rows that were added, removed or changed</source>
            <translation>Une couche des lignes nouvelles, disparues ou différentes</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>A report for each point of a layer, or for the selected points</source>
            <translation>Un rapport pour chaque point d'une couche, ou pour ceux sélectionnés</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich each point of a layer, or the selected ones, with hazards</source>
            <translation>Chaque point d'une couche, ou ceux sélectionnés, avec ses aléas</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Enrich with &amp;Hazards…</source>
            <translation>A&amp;jouter des aléas…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Load area, filters and columns into the docks</source>
            <translation>Remettre zone, filtres et colonnes dans les panneaux</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Outline the query area on the map</source>
            <translation>Entoure sur la carte ce que cette couche a interrogé</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Refresh as &amp;New Layer</source>
            <translation>Actualiser en &amp;nouvelle couche</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Restore the result before the last refresh</source>
            <translation>La réponse d'avant la dernière actualisation revient</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Resu&amp;me</source>
            <translation>&amp;Continuer</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Resume loading where it stopped</source>
            <translation>Poursuit le chargement où il a été arrêté</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Risk Re&amp;ports…</source>
            <translation>Ra&amp;pports de risque…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again, for a new layer with the date</source>
            <translation>Redemande la même chose, pour une couche datée à côté de celle-ci</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again; the layer keeps its style</source>
            <translation>Redemande la même chose ; la couche garde son style</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Show &amp;Area</source>
            <translation>Afficher la &amp;zone</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>The area of {layer} cannot be shown on this map.</source>
            <translation>La zone de {layer} ne peut pas être affichée sur cette carte.</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>Comparer les couches avec leurs zones</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Layer S&amp;tatus…</source>
            <translation>État de la couc&amp;he…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>The status of the layer and what to do</source>
            <translation>L'état de la couche, et ce qu'on peut y faire</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Refresh with &amp;Current Area</source>
            <translation>Actualiser avec la zone ac&amp;tuelle</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/projects/services_offer.py" />
            <source>Unlock</source>
            <translation>Déverrouiller</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>{layer} cannot be shown. {reason}</source>
            <translation>{layer} ne peut pas être affichée. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Find {address}</source>
            <translation>Recherche de {address}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Press Enter to search for exactly this address.</source>
            <translation>Aucune suggestion pour « {text} ». Entrée demande exactement cette adresse.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Read the position</source>
            <translation>Lecture de la position</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Suggest addresses</source>
            <translation>Recherche d'adresses</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>The QGIS authentication database is locked. Unlock it to search for addresses.</source>
            <translation>La base d'authentification de QGIS est verrouillée. Déverrouillez-la pour chercher des adresses.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Add the shapes to the selection areas; points become circles</source>
            <translation>Ajouter les formes aux zones de sélection ; les points deviennent des cercles</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Address, or 53.55, 9.99</source>
            <translation>Adresse, ou 53.55, 9.99</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Enter an address, a latitude and longitude, WKT, or GeoJSON</source>
            <translation>Une adresse, une latitude et longitude, du WKT ou du GeoJSON ; Entrée y va</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Enter the master password of the QGIS authentication database</source>
            <translation>Saisir le mot de passe principal de la base d'authentification de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click the map for address, record and hazards</source>
            <translation>Identifier un lieu : cliquer sur la carte pour l'adresse, l'enregistrement et les aléas</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>Adresses suggérées</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unlock…</source>
            <translation>Déverrouiller…</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Use as Area</source>
            <translation>Utiliser comme zone</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>Adresses du service de portefeuille</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Choose this to enter the master password</source>
            <translation>choisissez ceci pour saisir le mot de passe principal</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>Trouve des adresses avec le service de GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock the QGIS authentication database to search for addresses</source>
            <translation>Déverrouiller la base d'authentification de QGIS pour chercher des adresses</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were swapped to fit valid coordinates.</source>
            <translation>Latitude et longitude étaient inversées ; elles sont échangées ici.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>City-level address; the position is exact.</source>
            <translation>L'adresse n'est que la ville ; la position est exacte.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>Copier l'adresse et la position</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Risk Report</source>
            <translation>Rapport de risque</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>Zoomer la carte sur ce lieu</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>City center only, so a 200 m circle means little.</source>
            <translation>Centre-ville seulement : un cercle de 200 m n'a guère de sens.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>address</source>
            <translation>adresse</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city center only</source>
            <translation>centre-ville seulement</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city!</source>
            <translation>ville !</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>rooftop</source>
            <translation>bâtiment</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS Processing, which is disabled. Enable it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>Ceci s'ouvre dans Traitement de QGIS, qui est désactivé. Cochez-le sous Extensions &gt; Installer/Gérer les extensions &gt; Installées.</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose hazard layers of the connection</source>
            <translation>Choisir des couches d'aléas de la connexion</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose the columns and their order</source>
            <translation>Choisir les colonnes et leur ordre</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the filters as a tree or as JSON</source>
            <translation>Modifier les filtres en arbre ou en JSON</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the request, with a preview</source>
            <translation>Modifier la requête, vérifiée pendant la saisie, avec aperçu</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>List the columns of {source}</source>
            <translation>Lister les colonnes de {source}</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Request</source>
            <translation>Requête</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>A copy could not be created: {trouble}. Check the space and the permissions of the project folder.</source>
            <translation>Une copie n'a pas pu être faite : {trouble}. Vérifiez l'espace et les droits à côté du projet.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Another task is running. Move the results when it has finished.</source>
            <translation>Une opération est en cours. Déplacez les résultats quand elle sera finie.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results to the project folder</source>
            <translation>Déplacer les résultats à côté du projet</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move to Project Folder</source>
            <translation>Les déplacer à côté du projet</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Not moved, because they are being edited: {names}. Save the edits, then save the project.</source>
            <translation>En cours d'édition, donc encore dans votre profil : {names}. Enregistrez les modifications, puis le projet.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results have changed.</source>
            <translation>Le projet ou ses résultats ont changé entre-temps.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} reports copied.</source>
            <extracomment>English for 1: 1 report copied.</extracomment>
            <translation>
                <numerusform>Une copie de {count} rapport y est aussi.</numerusform>
                <numerusform>Des copies de {count} rapports y sont aussi.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers are outside the project folder. Moving them also saves the project.</source>
            <extracomment>English for 1: 1 result layer is outside the project folder. Moving it also saves the project.</extracomment>
            <translation>
                <numerusform>{count} couche de résultats est dans votre profil. La déplacer à côté du projet ? Le projet est aussi enregistré.</numerusform>
                <numerusform>{count} couches de résultats sont dans votre profil. Les déplacer à côté du projet ? Le projet est aussi enregistré.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers moved to {folder}, beside the project.</source>
            <extracomment>English for 1: 1 result layer moved to {folder}, beside the project.</extracomment>
            <translation>
                <numerusform>{count} couche de résultats déplacée dans {folder}, à côté du projet.</numerusform>
                <numerusform>{count} couches de résultats déplacées dans {folder}, à côté du projet.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>{reason} The results stay in your profile; project and layers are unchanged.</source>
            <translation>{reason} Les résultats restent dans votre profil ; projet et couches sont tels quels.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project package is already being exported. Wait until it has finished.</source>
            <translation>Un paquet de projet est déjà en cours d'export. Attendez qu'il soit terminé.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>Exporter le paquet de projet</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No API key is included.</source>
            <translation>Aucune clé d'API n'y a été mise.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Not included, because outside the project folder: {names}.</source>
            <translation>En dehors du dossier du projet, donc pas dedans : {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Nothing to export yet. Load locations first.</source>
            <translation>Il n'y a encore rien à empaqueter. Chargez d'abord des emplacements.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>Empaqueter {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}: {number} of {count} files.</source>
            <extracomment>English for 1: Packing {file}: {number} of 1 file.</extracomment>
            <translation>
                <numerusform>Empaquetage de {file} : fichier {number} sur {count}.</numerusform>
                <numerusform>Empaquetage de {file} : fichier {number} sur {count}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}…</source>
            <translation>Empaquetage de {file}…</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Stopped. Nothing was exported.</source>
            <translation>Arrêté. Rien n'a été empaqueté.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package contains the saved project. Save it now?</source>
            <translation>Le paquet contient le projet tel qu'il est enregistré. L'enregistrer maintenant ?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Unsaved edits are not included: {names}.</source>
            <translation>Les modifications non enregistrées n'y sont pas : {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without their data: {names}.</source>
            <translation>Sans ses données : {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Zip archives (*.zip)</source>
            <translation>Archives zip (*.zip)</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>{count} layers</source>
            <extracomment>English for 1: 1 layer</extracomment>
            <translation>
                <numerusform>{count} couche</numerusform>
                <numerusform>{count} couches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{count} reports</source>
            <extracomment>English for 1: 1 report</extracomment>
            <translation>
                <numerusform>{count} rapport</numerusform>
                <numerusform>{count} rapports</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>{file}, {size}: {contents}.</source>
            <translation>{file}, {size} : {contents}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Add API Key</source>
            <translation>Ajouter la clé d'API</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/window/window.py" />
            <source>Connect…</source>
            <translation>Connecter…</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Maps and Refresh now use '{name}'. Save the project to keep this.</source>
            <translation>Les cartes viennent maintenant de « {name} », et Actualiser l'interroge. Enregistrez le projet pour le garder ainsi.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project now use '{name}'.</source>
            <translation>Actualiser et les cartes de ce projet interrogent maintenant « {name} ».</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh now uses '{name}'. Save the project to keep this.</source>
            <translation>Actualiser interroge maintenant « {name} ». Enregistrez le projet pour le garder ainsi.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The data of this project is from {host}, to which you have no connection. Loaded data can be used as it is.</source>
            <translation>Les données de ce projet viennent de {host}. Vous n'y avez pas de connexion. Ce qui a été chargé est lisible tel quel.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are shown again.</source>
            <translation>Les cartes de « {name} » sont de retour.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is locked.</source>
            <translation>Les cartes de {host} ont besoin de votre clé d'API, qui est verrouillée.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is missing.</source>
            <translation>Les cartes de {host} ont besoin de votre clé d'API, qui n'est pas ici.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This URL differs from that of '{name}'.</source>
            <translation>Cette adresse est différente de celle de « {name} ».</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Use '{name}' Instead</source>
            <translation>Utiliser plutôt « {name} »</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not respond, or your API key was rejected. Results are shown as saved.</source>
            <extracomment>English for 1: A map of {host} did not respond, or your API key was rejected. Results are shown as saved.</extracomment>
            <translation>
                <numerusform>Une carte de {host} n'a pas répondu, ou votre clé d'API a été refusée. Les résultats sont affichés tels qu'enregistrés.</numerusform>
                <numerusform>{count} cartes de {host} n'ont pas répondu, ou votre clé d'API a été refusée. Les résultats sont affichés tels qu'enregistrés.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>Changements de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>Comparer {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <location filename="../ui/results/messages.py" />
            <source>No rows changed.</source>
            <translation>Aucune ligne n'a changé.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>The result before the refresh no longer exists, so the layer is unchanged. Refresh it for the current result.</source>
            <translation>La réponse d'avant l'actualisation n'existe plus, donc la couche reste telle quelle. Actualisez-la pour la réponse d'aujourd'hui.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>Annuler l'actualisation de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer} is being edited. Save or discard the edits, then refresh it.</source>
            <translation>{layer} est en cours d'édition. Enregistrez ou abandonnez les modifications, puis actualisez.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer}: restored the result of {when}.</source>
            <translation>{layer} montre à nouveau la réponse du {when}.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Nothing to refresh yet. Load locations first.</source>
            <translation>Il n'y a encore rien à actualiser. Chargez d'abord des emplacements.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh Again</source>
            <translation>Actualiser à nouveau</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>Actualiser {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>Actualisation de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Remove Layer</source>
            <translation>Supprimer la couche</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Changes</source>
            <translation>Afficher les changements</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Loaded Rows</source>
            <translation>Afficher ce qui a été reçu</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The layer was removed.</source>
            <translation>La couche a été supprimée entre-temps.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The refreshed data is no longer available. Refresh the layer again.</source>
            <translation>Ce qui a été reçu n'existe plus. Actualisez à nouveau la couche.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Undo Refresh</source>
            <translation>Annuler l'actualisation</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>its file {path} no longer exists, and neither does the query. Load it again from the Selection dock.</source>
            <translation>son fichier {path} n'existe plus, et la requête avec lui. Chargez-la à nouveau depuis le panneau Sélection.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>you have no connection to {host}. Add one, then refresh again.</source>
            <translation>vous n'avez pas de connexion à {host}. Créez-en une, puis actualisez à nouveau.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>Choisissez un dossier pour les rapports.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Enter the full path of the folder.</source>
            <translation>Choisissez un dossier avec son chemin complet.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>Préparer des rapports de risque</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder…</source>
            <translation>Préparation du dossier…</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Reading the points: {read} of {count}</source>
            <translation>Lecture des points : {read} sur {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Risk reports of {source}</source>
            <translation>Rapports de risque de {source}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>S&amp;tart</source>
            <translation>&amp;Lancer</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>The point layer was removed.</source>
            <translation>Les points n'existent plus.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no point layer. Load locations, or add a point layer.</source>
            <translation>Il n'y a pas de couche de points. Chargez des emplacements ou ajoutez une couche de points.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These locations are from {theirs}; the reports will be for {ours}.</source>
            <translation>Ces emplacements sont de {theirs}, les rapports seront de {ours}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 does not support nested filters. Choose V2, or send no filters.</source>
            <translation>V1 ne prend pas de filtres sous d'autres. Choisissez V2, ou n'envoyez pas de filtres.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and resume at any time</source>
            <translation>ce qui prend un moment ; vous pouvez suspendre et reprendre à tout moment</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer} n'a pas de champ « {field} » pour les noms de fichiers. Choisissez-en un autre.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points.</source>
            <translation>{layer} n'a pas de points pour des rapports.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder</source>
            <translation>&amp;Dossier</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points</source>
            <translation>&amp;Points</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>Seulement les points &amp;sélectionnés ({count})</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version</source>
            <translation>&amp;Version</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Appl&amp;y current filters</source>
            <translation>Envoyer les filtres des p&amp;anneaux</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat</source>
            <translation>F&amp;ormat</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names</source>
            <translation>&amp;Noms des fichiers</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>Rayons des cercles</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that are already in the folder</source>
            <translation>&amp;Ignorer les rapports que le dossier a déjà</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <location filename="../ui/search/portfolio_page.py" />
            <source>There are no current filters.</source>
            <translation>Les panneaux n'ont pas de filtres.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>Avec &amp;cercles de</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Open the report of a location</source>
            <translation>Ouverture du rapport d'un emplacement</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/progress_row.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Resume</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>Retry Failed</source>
            <translation>Relancer les échecs</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/singles.py" />
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>The batch has no report for this location.</source>
            <translation>Le journal du lot ne contient aucun rapport pour cet emplacement.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {failed} failed.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {failed} failed.</extracomment>
            <translation>
                <numerusform>Rapport enregistré : {saved} sur {count}, en échec : {failed}.</numerusform>
                <numerusform>Rapports enregistrés : {saved} sur {count}, en échec : {failed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {warned} in a different format.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in a different format.</extracomment>
            <translation>
                <numerusform>Rapport enregistré : {saved} sur {count}, dans un autre format que celui demandé : {warned}.</numerusform>
                <numerusform>Rapports enregistrés : {saved} sur {count}, dans un autre format que celui demandé : {warned}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved.</source>
            <extracomment>English for 1: {saved} of {count} report saved.</extracomment>
            <translation>
                <numerusform>Rapport enregistré : {saved} sur {count}.</numerusform>
                <numerusform>Rapports enregistrés : {saved} sur {count}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/html_view.py" />
            <source>Text of the report</source>
            <translation>Texte du rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Create a safe copy of the report</source>
            <translation>Sécurisation du rapport avant ouverture</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program is available to open {path}.</source>
            <translation>Aucun programme n'ouvre {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a safe copy of the report, without scripts and remote content. The saved file is unchanged.</source>
            <translation>Une copie du rapport a été ouverte, dans laquelle aucun script ne tourne et rien n'est téléchargé. Le fichier enregistré est tel que reçu.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Request it again.</source>
            <translation>Le rapport est vide. Demandez-le encore une fois.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>Le rapport n'est plus à {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened, because no safe copy could be made. If you trust your provider, open the file itself: {path}</source>
            <translation>Le rapport n'a pas été ouvert : il ne peut pas être sécurisé. Seulement si vous faites confiance à votre fournisseur, ouvrez le fichier lui-même : {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it was not opened.</source>
            <translation>{path} est un lien ou n'est pas un rapport, donc il n'est pas ouvert.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it was not opened. Request it again.</source>
            <translation>{path} n'est pas un fichier PDF, donc il n'est pas ouvert. Demandez-le encore une fois.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>Tous les {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a location with Risk Report, or select points for a report batch.</source>
            <translation>Pas encore de rapports. Cliquez sur un lieu avec Rapport, ou sélectionnez des points et demandez tous les leurs.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause the batch until Resume</source>
            <translation>Ne plus demander de rapports jusqu'à Reprendre</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Report batches</source>
            <translation>Lots de rapports</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>Reports</source>
            <translation>Rapports</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports {saved}/{count}</source>
            <translation>Rapports {saved}/{count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Resume the queued reports</source>
            <translation>Continuer avec les rapports en attente</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>Rapports isolés de cette session, {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Status of the reports to show</source>
            <translation>État des rapports à afficher</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused, click Resume to continue</source>
            <translation>en pause ; Reprendre continue</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>queued</source>
            <translation>en file d'attente</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} already saved</source>
            <extracomment>English for 1: 1 already saved</extracomment>
            <translation>
                <numerusform>{count} déjà là avant</numerusform>
                <numerusform>{count} déjà là avant</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in a different format</source>
            <extracomment>English for 1: 1 in a different format</extracomment>
            <translation>
                <numerusform>{count} dans un autre format</numerusform>
                <numerusform>{count} dans un autre format</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{saved} of {count} reports saved</source>
            <extracomment>English for 1: {saved} of 1 report saved</extracomment>
            <translation>
                <numerusform>Rapport enregistré : {saved} sur {count}</numerusform>
                <numerusform>Rapports enregistrés : {saved} sur {count}</numerusform>
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
            <translation>{state} : {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Map</source>
            <translation>Carte</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Open the report here in QGIS</source>
            <translation>Ouvrir le rapport ici dans QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print the report</source>
            <translation>Imprimer le rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print…</source>
            <translation>Imprimer…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Request the failed reports again</source>
            <translation>Redemander les rapports en échec</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Risk Reports for Points…</source>
            <translation>Rapports de risque pour des points…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>Afficher le dossier avec les rapports et leur index</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the points on the map, each with its report</source>
            <translation>Afficher les points sur la carte ; chacun ouvre son rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Stop the batch; saved reports are kept, the rest can be retried</source>
            <translation>Arrêter le lot ; les rapports enregistrés sont conservés, le reste peut être réessayé</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom the map to the location of the report</source>
            <translation>Déplacer la carte à l'emplacement du rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Drawing page {page}</source>
            <translation>Dessin de la page {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page}</source>
            <translation>Page {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page} could not be drawn.</source>
            <translation>La page {page} ne peut pas être dessinée.</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Pages of the report</source>
            <translation>Pages du rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Look for unfinished reports</source>
            <translation>Chercher les rapports inachevés</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Risk reports of {source}: {folder}</source>
            <translation>Rapports de risque de {source} : {folder}</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Stopped before it was requested.</source>
            <translation>Arrêté avant d'être demandé.</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Write the index of the reports</source>
            <translation>Écrire l'index des rapports</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>Report for {place}</source>
            <translation>Rapport pour {place}</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} belongs to the previous project. Its file is {file}.</source>
            <translation>Le rapport pour {place} a été créé pour le projet ouvert avant. Son fichier est {file}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} is already being downloaded.</source>
            <translation>Le rapport pour {place} est déjà en cours.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more queued</source>
            <extracomment>English for 1: {title}, 1 more queued</extracomment>
            <translation>
                <numerusform>{title}, {count} autre en attente</numerusform>
                <numerusform>{title}, {count} autres en attente</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was requested for {place}, but the service sent {came}.</source>
            <translation>{wanted} a été demandé, mais {came} a été reçu pour {place}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>Reason</source>
            <translation>Raison</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Report</source>
            <translation>Rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved</source>
            <translation>enregistré</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved, other format</source>
            <translation>enregistré, autre format</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>skipped</source>
            <translation>ignoré</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>Ouvrir hors de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>Ouverture du rapport {title}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report…</source>
            <translation>Ouverture du rapport…</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Printing the report</source>
            <translation>Impression du rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report saved as {path}.</source>
            <translation>Rapport enregistré sous {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer, pages: {count}.</source>
            <translation>Rapport envoyé à l'imprimante, pages : {count}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer.</source>
            <translation>Rapport envoyé à l'imprimante.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save Report</source>
            <translation>Enregistrer le rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>Enregistrement du rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>Le rapport n'a pas pu être imprimé. Vérifiez l'imprimante, ou ouvrez-le hors de QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be read. Open it in another program, or request it again.</source>
            <translation>Le rapport est illisible ici. Un autre programme peut y arriver, ou demandez-le encore une fois.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be saved as {path}: {reason}</source>
            <translation>Le rapport n'a pas pu être enregistré sous {path} : {reason}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is protected by a password.</source>
            <translation>Le rapport est protégé par un mot de passe.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is too large to be shown here.</source>
            <translation>Le rapport est trop volumineux pour être affiché ici.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>This QGIS cannot show PDF files.</source>
            <translation>Ce QGIS ne peut pas afficher de fichiers PDF.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit</source>
            <translation>Ajuster</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit the width; again: the whole page</source>
            <translation>Ajuster à la largeur ; encore une fois : la page entière</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Next Page</source>
            <translation>Page suivante</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open the report in the default program</source>
            <translation>Ouvrir le rapport dans le programme que cet ordinateur utilise pour cela</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page number</source>
            <translation>Page ; saisissez un numéro pour y aller</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Previous Page</source>
            <translation>Page précédente</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save a copy of the report</source>
            <translation>Enregistrer une copie du rapport</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Show on Map</source>
            <translation>Afficher sur la carte</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom Out</source>
            <translation>Réduire</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom in (Ctrl+wheel, or + on the page)</source>
            <translation>Agrandir (Ctrl+molette, ou + sur la page)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom out (Ctrl+wheel, or - on the page)</source>
            <translation>Réduire (Ctrl+molette, ou - sur la page)</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Un programme qui n'a pas besoin de QGIS ; la clé d'API est lue dans GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Command copied. It writes to {folder} and contains no API key.</source>
            <translation>La commande est dans le presse-papiers. Elle écrit dans {folder} et ne contient pas de clé d'API.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process Command</source>
            <translation>Copier la commande &amp;qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as P&amp;ython</source>
            <translation>Copier en P&amp;ython</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as cUR&amp;L</source>
            <translation>Copier pour cUR&amp;L</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Program copied, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Le programme est dans le presse-papiers. Il ne contient pas de clé d'API : définissez d'abord GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Requests copied for bash, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>Les requêtes sont dans le presse-papiers, pour bash. Elles ne contiennent pas de clé d'API : définissez d'abord GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The command for this query, without the API key</source>
            <translation>La ligne qui demande la même chose sans fenêtre ; elle ne contient pas de clé d'API</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Les requêtes pour un terminal ; la clé d'API est lue dans GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/window/actions.py" />
            <source>Results</source>
            <translation>Résultats</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this query is not in the project. Click Run Again.</source>
            <translation>La couche de cette exécution n'est pas dans le projet. Relancer la rétablit.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The result of this query is in the accumulation panel. Click Run Again to show it, then Create Layer for the map.</source>
            <translation>Cette exécution est allée dans la table de cumul. Relancer rétablit ses nombres ; Créer la couche les met sur la carte.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} no longer exists. Click Run Again.</source>
            <translation>{file} n'existe plus. Relancer le rétablit.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} is from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run} vient de {host}, auquel vous n'avez pas de connexion. Rien n'a été envoyé.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' no longer offers {source}. Choose another source.</source>
            <translation>« {connection} » ne propose plus {source}. Choisissez une autre source.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} was lost with its file. Draw the area and load it again.</source>
            <translation>La requête de {layer} a disparu avec son fichier. Dessinez et chargez à nouveau.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This query was in {then}; '{connection}' is set to {now}, which is used.</source>
            <translation>Ceci a été demandé en {then} ; « {connection} » est réglée sur {now} et utilise cette version.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} is from {host}, to which you have no connection. Add one first.</source>
            <translation>{layer} vient de {host}, auquel vous n'avez pas de connexion. Créez-en d'abord une.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Command</source>
            <translation>Commande</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>Copier la commande qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>No queries yet. Load locations or records.</source>
            <translation>Aucune requête encore. Chargez des emplacements ou des entrées.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Query</source>
            <translation>Requête</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Refresh All Layers</source>
            <translation>Actualiser toutes les couches</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>Lignes</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run Again</source>
            <translation>Relancer</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again</source>
            <translation>Relancer les requêtes de toutes les couches GeoPortfolio du projet</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the query again, for a new layer or file</source>
            <translation>Demander la même chose encore une fois, en nouvelle couche ou nouveau fichier</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>Secondes</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this query, or the folder of its file</source>
            <translation>Afficher la couche de cette exécution sur la carte, ou le dossier de son fichier</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Time</source>
            <translation>Quand</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>dans le fichier {file}</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large for the history</source>
            <translation>sa zone est trop grande pour être gardée ici</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>refreshed</source>
            <translation>actualisé</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>without some areas</source>
            <translation>sans certaines zones</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>{rows} in {seconds} s</source>
            <translation>{rows} en {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Discard</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Keep</source>
            <translation>Garder</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Larger Pages</source>
            <translation>Pages plus grandes</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Again</source>
            <translation>Charger à nouveau</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Without Filters</source>
            <translation>Charger sans filtres</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>Charger {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Saving the project deletes its file; a file in the profile is kept.</source>
            <translation>Retirer {layer} ? Son fichier est supprimé à l'enregistrement du projet ; un fichier du profil est gardé.</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Resume {title}</source>
            <translation>Continuer {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show Rows</source>
            <translation>Afficher les lignes</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to Area</source>
            <translation>Zoomer sur la zone</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> ({count} rows)</source>
            <extracomment>English for 1:  (1 row)</extracomment>
            <translation>
                <numerusform> ({count} ligne)</numerusform>
                <numerusform> ({count} lignes)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {circles} and {count} areas</source>
            <extracomment>English for 1:  in {circles} and 1 area</extracomment>
            <translation>
                <numerusform> dans {circles} et {count} zone</numerusform>
                <numerusform> dans {circles} et {count} zones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} areas</source>
            <extracomment>English for 1:  in 1 area</extracomment>
            <translation>
                <numerusform> dans {count} zone</numerusform>
                <numerusform> dans {count} zones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} circles</source>
            <extracomment>English for 1:  in 1 circle</extracomment>
            <translation>
                <numerusform> dans {count} cercle</numerusform>
                <numerusform> dans {count} cercles</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} saved in {file}. {reason}</source>
            <translation>Incomplet : {rows} dans {file}. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was removed.</source>
            <translation>Son filtre {filter} ne convient pas aux nouvelles colonnes et a été retiré.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas matches the filters.</source>
            <extracomment>English for 1: No data of {source} in this area matches the filters.</extracomment>
            <translation>
                <numerusform>Aucune donnée de {source} dans cette zone ne répond aux filtres ({count}).</numerusform>
                <numerusform>Aucune donnée de {source} dans ces {count} zones ne répond aux filtres.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas.</source>
            <extracomment>English for 1: No data of {source} in this area.</extracomment>
            <translation>
                <numerusform>Aucune donnée de {source} dans cette zone ({count}).</numerusform>
                <numerusform>Aucune donnée de {source} dans ces {count} zones.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} matches these filters.</source>
            <translation>Rien de {source} ne correspond à ces filtres.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint} match the filters.</source>
            <translation>Aucune des entrées de {source} dans l'empreinte d'événement {footprint} ne répond aux filtres.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint}.</source>
            <translation>Aucune des entrées de {source} dans l'empreinte d'événement {footprint}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}, on the map and marked incomplete.</source>
            <translation>Arrêté après {count}, sur la carte et marqué comme incomplet.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}, saved in {file} and incomplete.</source>
            <translation>Arrêté après {rows}, enregistré dans {file} et incomplet.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first location.</source>
            <translation>Arrêté avant l'arrivée du premier emplacement.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first record.</source>
            <translation>Arrêté avant l'arrivée de la première entrée.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. The earlier partial result is still on the map, marked incomplete.</source>
            <translation>Arrêté. Ce qui avait été reçu avant est sur la carte tel quel, avec la mention « incomplet ».</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} has no data that matches the filters.</source>
            <translation>La couche de cumul de {source} n'a aucune donnée qui réponde aux filtres.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty.</source>
            <translation>La couche de cumul de {source} est vide.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}, on the map and marked incomplete.</source>
            <translation>La connexion a été coupée après {count}, sur la carte et marqué comme incomplet.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} no longer exists: {file}. Load it again.</source>
            <translation>Le fichier de {layer} n'existe plus : {file}. Chargez-la à nouveau.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service returns at most {given} records a page, not {asked}.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}.</extracomment>
            <translation>
                <numerusform>Le service donne au plus {given} entrée par page, pas {asked}.</numerusform>
                <numerusform>Le service donne au plus {given} entrées par page, pas {asked}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no position: open the table with F6.</source>
            <translation>Sans position : une table, que F6 ouvre.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>non actualisée. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} loaded, so the layer keeps the earlier result. {reason}</source>
            <translation>reçu seulement {rows}, donc la couche garde la réponse d'avant. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has no data there any more. The layer still shows the earlier result.</source>
            <translation>le service n'y a plus rien. La couche montre encore la réponse d'avant.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no position and are in the table only (F6).</source>
            <extracomment>English for 1: 1 of the rows has no position and is in the table only (F6).</extracomment>
            <translation>
                <numerusform>{count} des lignes n'a pas de position : seule la table la montre, F6 l'ouvre.</numerusform>
                <numerusform>{count} des lignes n'ont pas de position : seule la table les montre, F6 l'ouvre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of {all} layers refreshed.</source>
            <extracomment>English for 1: {count} of {all} layer refreshed.</extracomment>
            <translation>
                <numerusform>Couche actualisée : {count} sur {all}.</numerusform>
                <numerusform>Couches actualisées : {count} sur {all}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{count} on the map. Failed ones have the reason in the table. {reason}</source>
            <translation>{count} sur la carte. La table donne la raison des échecs. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} cannot be resumed. Load it again.</source>
            <translation>{layer} ne peut pas reprendre où elle s'est arrêtée. Chargez-la à nouveau.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or discard the edits, then resume.</source>
            <translation>{layer} est en cours d'édition. Enregistrez ou abandonnez les modifications, puis continuez.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to resume.</source>
            <translation>{layer} est complète : il n'y a rien à continuer.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows} dans {file}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the earlier result could not be compared</source>
            <translation>{rows} ; la réponse d'avant ne peut pas être comparée</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add to Map</source>
            <translation>Les mettre sur la carte</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete interrupted loads</source>
            <translation>Supprimer les chargements inachevés</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the loaded hazards of {count} points?</source>
            <extracomment>English for 1: Delete the loaded hazards of 1 point?</extracomment>
            <translation>
                <numerusform>Supprimer les aléas reçus de {count} point ?</numerusform>
                <numerusform>Supprimer les aléas reçus de {count} points ?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} loaded rows?</source>
            <extracomment>English for 1: Delete the loaded row?</extracomment>
            <translation>
                <numerusform>Supprimer la ligne reçue ?</numerusform>
                <numerusform>Supprimer les {count} lignes reçues ?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Enrich Again</source>
            <translation>Enrichir à nouveau</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for interrupted loads</source>
            <translation>Chercher les chargements inachevés</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during enrichment: {answered} of {count} points have hazards.</source>
            <extracomment>English for 1: QGIS was closed during enrichment: {answered} of {count} points has hazards.</extracomment>
            <translation>
                <numerusform>QGIS s'est arrêté pendant l'ajout d'aléas : {answered} point sur {count} a les siens.</numerusform>
                <numerusform>QGIS s'est arrêté pendant l'ajout d'aléas : {answered} points sur {count} ont les leurs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during {runs} loads: {rows} loaded.</source>
            <extracomment>English for 1: QGIS was closed during {runs} load: {rows} loaded.</extracomment>
            <translation>
                <numerusform>QGIS s'est arrêté pendant {runs} exécution. Reçu : {rows}.</numerusform>
                <numerusform>QGIS s'est arrêté pendant {runs} exécutions. Reçu : {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed while {source} was loading: {rows} loaded.</source>
            <translation>QGIS s'est arrêté pendant le chargement de {source}. Reçu : {rows}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>Lire {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Enrich this layer again for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Enrich this layer again for the others.</extracomment>
            <translation>
                <numerusform>{answered} point sur {count} a ses aléas. Ajoutez à cette couche ceux des autres.</numerusform>
                <numerusform>{answered} points sur {count} ont leurs aléas. Ajoutez à cette couche ceux des autres.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {answered} of {count} points have their hazards, which are kept.</source>
            <extracomment>English for 1: {reason} {answered} of {count} points has its hazards, which are kept.</extracomment>
            <translation>
                <numerusform>{reason} {answered} point sur {count} a ses aléas, qui sont gardés.</numerusform>
                <numerusform>{reason} {answered} points sur {count} ont leurs aléas, qui sont gardés.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} loaded before and kept.</source>
            <translation>{reason} Chargé auparavant et conservé : {rows} de {source}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} interrupted loads are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} interrupted load is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason} {runs} exécution inachevée est gardée : {rows}.</numerusform>
                <numerusform>{reason} {runs} exécutions inachevées sont gardées : {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>Lire le fichier de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this field</source>
            <translation>Supprimer cette ligne</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}, exigé par cette source</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search does not support nested filters: {filters}. Move them out in the Filters dock, or load them in an area instead.</source>
            <translation>Une recherche prend une liste plate, et vos filtres sont imbriqués : {filters}. Mettez-les côte à côte dans le panneau Filtres, ou chargez-les plutôt dans une zone.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Choose the record columns in the Selection dock</source>
            <translation>Les colonnes se choisissent sous Colonnes des entrées dans le panneau Sélection</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: service defaults</source>
            <translation>Colonnes : le choix du service</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>Colonnes : {count} sur {all}</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Enter a value for {field}, or remove the field.</source>
            <translation>Saisissez une valeur pour {field}, ou supprimez sa ligne.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. Use fewer fields or columns, or set the connection to V2.</source>
            <translation>En V1, cette recherche passe dans l'adresse, longue de {length} caractères ; un service peut en refuser plus de {limit}. Prenez moins de champs ou de colonnes, ou passez la connexion en V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Incomplete.</source>
            <translation>C'est incomplet.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>No data of {source} with {filters}. Remove a field, or check its value.</source>
            <translation>Rien dans {source} avec {filters}. Supprimez un champ, ou vérifiez sa valeur.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read the search result</source>
            <translation>Lire ce qui a été trouvé</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}…</source>
            <translation>Recherche dans {source}…</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Showing the first {shown} of {count}.</source>
            <translation>Seul le début est affiché ici : {shown} sur {count}.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row.</source>
            <translation>Arrêté avant l'arrivée de la première ligne.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no position: added as a table.</source>
            <translation>Sans position : sur la carte, c'est une table.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no position.</source>
            <translation>Cette ligne n'a pas de position où zoomer.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 combines filters with AND, so this finds nothing.</source>
            <translation>Deux valeurs de {field} : V1 joint les filtres par ET, donc ceci ne trouve rien.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no location search. Search records, or set the connection to V2.</source>
            <translation>V1 n'offre pas de recherche d'emplacements. Recherchez dans ses entrées, ou passez la connexion en V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>Sans champ, toute la source est chargée.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. Open the table with F6.</source>
            <translation>Sur la carte : {rows}. F6 ouvre la table.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this API key.</source>
            <translation>{source} est vide pour cette clé d'API.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} requires a filter on {label}. Add it as a field.</source>
            <translation>{source} exige un filtre sur {label}. Ajoutez-le comme champ.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source} : {rows}, {seconds} s.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add All to Map</source>
            <translation>Tout sur la carte</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add Field</source>
            <translation>Champ</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add a field to search by</source>
            <translation>Un champ de plus pour la recherche</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all results as a layer, not only the rows shown here</source>
            <translation>Ajouter tout ce qui a été trouvé en couche, au-delà des lignes affichées ici</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Choose the source in the Selection dock</source>
            <translation>La source se choisit dans le panneau Sélection</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double-click or press Enter to zoom to the row</source>
            <translation>Double-clic ou Entrée : zoomer sur le lieu de la ligne</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Locations of</source>
            <translation>Emplacements de</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One point per location</source>
            <translation>Points : un repère par lieu</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records of</source>
            <translation>Entrées de</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records with the chosen columns</source>
            <translation>Entrées : enregistrements complets, colonnes choisies</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search results</source>
            <translation>Ce qui a été trouvé</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, in any area (Enter)</source>
            <translation>Rechercher dans toute la source, quel que soit le lieu (Entrée)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search with the filters of the Filters dock</source>
            <translation>Rechercher avec les filtres du panneau Filtres</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Use Current Filters</source>
            <translation>Prendre les filtres</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>Ce qui est recherché</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source</source>
            <translation>aucune source</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk Reports for Selected Points…</source>
            <translation>&amp;Rapports de risque des points sélectionnés…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation &amp;Layer…</source>
            <translation>Cumul par couc&amp;he…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Calculate Accumulation</source>
            <translation>Calculer le cumul</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Calculate the totals of the area, or of each radius: values, counts, currencies</source>
            <translation>Les sommes de la zone, ou de chaque rayon : valeurs, nombres, devises</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>Choisissez d'abord une source</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded location for its risk report ({how})</source>
            <translation>Cliquez sur un lieu ou un emplacement chargé sur la carte pour son rapport de risque ({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click the map for the hazards there</source>
            <translation>Cliquez sur un lieu sur la carte pour ses aléas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>Dessinez d'abord une zone</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first. The menu has queries without an area.</source>
            <translation>Dessinez d'abord une zone. Le menu contient des requêtes sans zone.</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich &amp;Points with Hazards…</source>
            <translation>Aléas pour des &amp;points…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazard &amp;Layers…</source>
            <translation>&amp;Couches d'aléas…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and of an event</source>
            <translation>Aléas d'un lieu, de nombreux points et d'un événement</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Include the locations in the circles, with the radii above</source>
            <translation>Inclure les emplacements dans les cercles, avec les rayons ci-dessus</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Locations</source>
            <translation>Charger les emplacements</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Records</source>
            <translation>Charger les entrées</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the accumulation layer of this source (V1)</source>
            <translation>La couche de cumul du service pour cette source (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the locations in the area, one point each (Ctrl+Return)</source>
            <translation>Charger les emplacements de la zone, un point chacun (Ctrl+Entrée)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the area, with the chosen columns</source>
            <translation>Charger les entrées de la zone, avec les colonnes choisies</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the footprint of a live event</source>
            <translation>Charger les entrées dans l'empreinte d'un événement en cours</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Records in E&amp;vent Footprint…</source>
            <translation>Entrées dans l'empreinte d'é&amp;vénement…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;1</source>
            <translation>Rapports de V&amp;1</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;2</source>
            <translation>Rapports de V&amp;2</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;HTML</source>
            <translation>Rapport en &amp;HTML</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;PDF</source>
            <translation>Rapport en &amp;PDF</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report version, independent of the connection</source>
            <translation>La version des rapports leur est propre, ce n'est pas celle de la connexion</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Locations as &amp;CSV…</source>
            <translation>Emplacements en fichier &amp;CSV…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Records as C&amp;SV…</source>
            <translation>Entrées en fichier C&amp;SV…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save a report for each selected point of the active layer</source>
            <translation>Un rapport pour chaque point sélectionné de la couche active, dans un dossier</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save the table of the service as a file</source>
            <translation>La table du service lui-même, écrite dans un fichier à son arrivée</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The hazard layers of this connection to request</source>
            <translation>Les couches d'aléas de cette connexion à demander</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles</source>
            <translation>Avec &amp;cercles</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles: {radii}</source>
            <translation>Avec &amp;cercles : {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Clear</source>
            <translation>Vider</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with the vertex tool</source>
            <translation>Modifier les zones avec l'outil de sommet de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Measure the areas</source>
            <translation>Mesurer les zones</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove all areas</source>
            <translation>Supprimer toutes les zones</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove the selected areas (Delete)</source>
            <translation>Supprimer les zones sélectionnées (Suppr)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>{name}, {size}</source>
            <translation>{name}, {size}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>{name}: {radii}</source>
            <translation>{name} : {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Paste Geometry</source>
            <translation>Co&amp;ller WKT ou GeoJSON</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected Features</source>
            <translation>Entités &amp;sélectionnées</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add From</source>
            <translation>Ajouter depuis</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add all features of the current layer</source>
            <translation>Toutes les entités de la couche actuelle</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add areas from features, the map or the clipboard</source>
            <translation>Prendre des zones d'entités, de la carte ou du presse-papiers</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add selected polygons as areas, selected points as centers of circles</source>
            <translation>Polygones sélectionnés comme zones, points sélectionnés comme centres de cercles</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add the map extent as an area</source>
            <translation>Ce que la carte montre, en une zone</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All Features of &amp;Layer</source>
            <translation>Toutes les entités de la &amp;couche</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Click centers on the map; each gets all radii (Shift+F9)</source>
            <translation>Cliquez sur des centres sur la carte ; chacun reçoit tous les rayons (Maj+F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Draw a polygon on the map (F9)</source>
            <translation>Dessiner un polygone sur la carte (F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Map &amp;Extent</source>
            <translation>&amp;Emprise de la carte</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Mer&amp;ge Areas</source>
            <translation>&amp;Réunir en une zone</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Merge all areas into one</source>
            <translation>L'union de toutes les zones, interrogée et désignée comme une seule</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Paste WKT, GeoJSON, or latitude and longitude</source>
            <translation>Ce qui a été copié : WKT, GeoJSON, ou latitude et longitude</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Polygon</source>
            <translation>Polygone</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii, such as 200 500 1km; in m, km, mi or ft, without a unit meters</source>
            <translation>Rayons des cercles, comme 200 500 1km ; unités m, km, mi et ft, sans unité des mètres</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire concentration</source>
            <translation>Rayon incendie Solvabilité II</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>De&amp;scendre</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>Faites glisser les colonnes pour changer leur ordre</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Find a column</source>
            <translation>Trouver une colonne</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns down</source>
            <translation>Déplacer les colonnes sélectionnées vers le bas</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns up</source>
            <translation>Déplacer les colonnes sélectionnées vers le haut</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>None chosen: service defaults.</source>
            <translation>Aucune choisie : le service donne celles par défaut.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records p&amp;er page</source>
            <translation>&amp;Entrées par page</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records per request. A service may return fewer; pages then become as small.</source>
            <translation>Entrées par requête. Un service peut en donner moins ; les pages deviennent alors aussi petites.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;All</source>
            <translation>&amp;Tout sélectionner</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;None</source>
            <translation>Tout &amp;désélectionner</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns shown</source>
            <translation>Cocher toutes les colonnes affichées</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns shown</source>
            <translation>Décocher toutes les colonnes affichées</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{count} of {all} columns</source>
            <extracomment>English for 1: {count} of {all} column</extracomment>
            <translation>
                <numerusform>{count} colonne sur {all}</numerusform>
                <numerusform>{count} des {all} colonnes</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{latitude} and {longitude} are always requested, to show the records on the map.</source>
            <translation>{latitude} et {longitude} sont aussi demandées, pour montrer les entrées sur la carte.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>Les filtres de {source} restent avec « {before} ». « {now} » n'en a pas pour cette source.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use Them Here, Too</source>
            <translation>Les utiliser aussi ici</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of records, their order and the page size</source>
            <translation>Choisir les colonnes des entrées, leur ordre et la taille d'une page</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the columns</source>
            <translation>Modifier les colonnes</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the filters</source>
            <translation>Modifier les filtres</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Filters: {filters}</source>
            <translation>Filtres : {filters}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Open the Filters dock</source>
            <translation>Ouvrir le panneau Filtres</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: service defaults</source>
            <translation>Colonnes des entrées : celles du service</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: {count} of {all}</source>
            <translation>Colonnes des entrées : {count} sur {all}</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>Lire les zones de sélection</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom There</source>
            <translation>Y zoomer</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load locations.</source>
            <translation>1. Dessinez une zone.
2. Ajoutez des filtres.
3. Chargez des emplacements.</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>Sélection</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections…</source>
            <translation>&amp;Connexions…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload Sources</source>
            <translation>&amp;Recharger les sources</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>Choisir une source</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connect to another service</source>
            <translation>Le formulaire pour l'adresse et la clé d'un autre service</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>Connexions et sources</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key</source>
            <translation>Demander au service quelles sources votre clé d'API peut voir</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key again</source>
            <translation>Demander à nouveau au service quelles sources votre clé d'API peut voir</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Listing the sources…</source>
            <translation>Demande des sources…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Manage connections in the QGIS options</source>
            <translation>Toutes les connexions, dans les options de QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Portfolio source</source>
            <translation>Source : quel portefeuille est interrogé</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Updated {time}</source>
            <translation>Mise à jour : {time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Updated {time}</source>
            <extracomment>English for 1: 1 source. Updated {time}</extracomment>
            <translation>
                <numerusform>{count} source. Mise à jour : {time}</numerusform>
                <numerusform>{count} sources. Mise à jour : {time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>Enregistrer en CSV</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add Hazard Maps…</source>
            <translation>Ajouter des cartes d'aléa…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Calculate the totals of the source in the area.</source>
            <translation>Additionne ce que la source contient dans la zone.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key can access.</source>
            <translation>Vérifier une connexion et ce que permet sa clé d'API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Choose a source, an area and filters.</source>
            <translation>Ouvre les panneaux où vous choisissez une source, une zone et des filtres.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to open its risk report.</source>
            <translation>Cliquez sur un lieu ou un emplacement chargé ; son rapport de risque s'ouvre.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to show its address, record and hazards.</source>
            <translation>Cliquez sur un lieu ou un emplacement chargé ; son adresse, son enregistrement et ses aléas s'affichent.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii; press Enter to finish.</source>
            <translation>Cliquez sur les centres ; tapez les chiffres des rayons de tous ; Entrée termine.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the vertices of an area; right-click or press Enter to finish.</source>
            <translation>Cliquez sur les sommets d'une zone ; clic droit ou Entrée termine.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Compare the accumulation of watched areas with their limits.</source>
            <translation>Comparer le cumul des zones surveillées à leurs limites.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections…</source>
            <translation>Connexions…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection…</source>
            <translation>Diagnostiquer la connexion…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Circles</source>
            <translation>Dessiner des cercles</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Polygon</source>
            <translation>Dessiner une sélection par polygone</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Edit the filters of the query.</source>
            <translation>Ouvre le panneau des filtres de la requête.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package…</source>
            <translation>Exporter le paquet de projet…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export the project, its results and its reports as one zip, without the API key.</source>
            <translation>Met le projet, ses résultats et ses rapports dans un zip, sans votre clé d'API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find Worst Circles…</source>
            <translation>Trouver les pires cercles…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find the circles of a radius with the greatest sums insured of a layer.</source>
            <translation>Trouver les cercles d'un rayon aux plus grands capitaux assurés d'une couche.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the locations of the source in the area, one point each.</source>
            <translation>Charge les emplacements de la source dans la zone, un point chacun.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the records of the source in the area.</source>
            <translation>Charge les entrées complètes de la source dans la zone.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Manage the service URLs and API keys.</source>
            <translation>Les services que vous pouvez interroger : leurs adresses et clés d'API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Open the help.</source>
            <translation>À quoi sert chaque écran et comment l'utiliser.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Portfolio Selection</source>
            <translation>Sélection du portefeuille</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh All Results</source>
            <translation>Actualiser tous les résultats</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk Report at Location</source>
            <translation>Rapport de risque au clic</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again.</source>
            <translation>Relance les requêtes de toutes les couches GeoPortfolio du projet.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search Address</source>
            <translation>Chercher une adresse</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search for an address, with suggestions.</source>
            <translation>Tapez une adresse ; des suggestions apparaissent pendant la saisie.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search, preview and add the hazard maps of the service.</source>
            <translation>Chercher, voir et ajouter les cartes d'aléas du service.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show reports and past queries.</source>
            <translation>Ouvre le panneau des cumuls, des rapports et des requêtes passées.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show the cumulative value around a pin by distance, for any layer.</source>
            <translation>Afficher la valeur cumulée autour d'une épingle par distance, pour toute couche.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>Afficher versions, paramètres et journal en un seul texte, sans clé d'API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show what a new risk adds to the accumulation around a pin.</source>
            <translation>Afficher ce qu'un nouveau risque ajoute au cumul autour d'une épingle.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text…</source>
            <translation>Texte d'assistance…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: move the map under the cross with the arrow keys, with Shift in small steps; {key} clicks there.</source>
            <translation>Sans souris : les flèches amènent un lieu sous une croix, avec Maj un peu ; {key} y clique.</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the maps of {connection}</source>
            <translation>Lister les cartes de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the sources of {connection}</source>
            <translation>Lister les sources de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/job_offer.py" />
            <source>The layer {layer} belongs to the previous project. Its file is {file}.</source>
            <translation>La couche {layer} a été créée pour le projet ouvert avant. Son fichier est {file}.</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>Certificats</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Connection</source>
            <translation>Vérifier la connexion</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Proxy</source>
            <translation>Vérifier le proxy</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>Chargé jusqu'ici : {come}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Continue?</source>
            <translation>Chargé jusqu'ici : {come}. Continuer ?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts})</source>
            <translation>Nouvel essai dans {seconds} s (essai {attempt} sur {attempts})</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. Saving the partial result…</source>
            <translation>Arrêté. Ce qui a été reçu est en cours de sauvegarde…</translation>
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
            <translation>Poursuivre le chargement</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is running. Wait for it, or stop it.</source>
            <translation>Un autre cumul est en cours. Attendez-le, ou arrêtez-le.</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is running. Wait for it, or stop it.</source>
            <translation>Un autre chargement est en cours. Attendez-le, ou arrêtez-le.</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>Se connecter à {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connected. Sources: {sources}</source>
            <translation>Le service répond. Sources : {sources}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>List the filters of {source}</source>
            <translation>Lister les filtres de {source}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Test the connection</source>
            <translation>Tester la connexion</translation>
        </message>
        <message>
            <location filename="../ui/window/size_question.py" />
            <source>Stop and Keep</source>
            <translation>Arrêter et garder</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/window/size_question.py" />
            <source>{count} rows loaded so far ({size}). Continue?</source>
            <extracomment>English for 1: 1 row loaded so far ({size}). Continue?</extracomment>
            <translation>
                <numerusform>{count} ligne jusqu'ici ({size}), et d'autres à venir. Continuer ?</numerusform>
                <numerusform>{count} lignes jusqu'ici ({size}), et d'autres à venir. Continuer ?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>GeoPortfolio est installé. Connectez-le à votre service de portefeuille.</translation>
        </message>
    </context>
</TS>
