<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en_US">
    <context>
        <name>GeoPortfolio</name>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>changed</source>
            <translation>alterado</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>not in the baseline</source>
            <translation>não na base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>only in the baseline</source>
            <translation>só na base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>other currency</source>
            <translation>outra moeda</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Area</source>
            <translation>Área</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/accumulation/table.py" />
            <source>no filters</source>
            <translation>sem filtros</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>not converted</source>
            <translation>não convertido</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Baseline</source>
            <translation>Base</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Current</source>
            <translation>Atual</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference</source>
            <translation>Diferença</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference, %</source>
            <translation>Diferença, %</translation>
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
            <translation>falhou</translation>
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
            <translation>Área {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <source>Center {number}</source>
            <translation>Centro {number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' could not be transformed to EPSG:4326; it was skipped. Check the CRS of its layer.</source>
            <translation>'{name}' não pode ser convertido em longitude e latitude; não foi consultado. Verifique o sistema de coordenadas da sua camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was skipped. Set the layer's CRS.</source>
            <translation>'{name}' não tem sistema de coordenadas; não foi consultado. Defina o da sua camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no point on the map; it was skipped.</source>
            <translation>'{name}' não tem um único ponto no mapa; não foi consultado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was skipped. Split them with Multipart to singleparts.</source>
            <translation>'{name}' tem vários pontos; não foi consultado. Separe-os com Múltiplas partes para partes únicas (Multipartes para partes simples).</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' is outside ±180°, ±90°; it was skipped. Check the CRS of its layer.</source>
            <translation>'{name}' ultrapassa 180 graus de longitude ou 90 de latitude; não foi consultado. Verifique o sistema de coordenadas da sua camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' could not be transformed to EPSG:4326; nothing was sent. Check the CRS of its layer.</source>
            <translation>A área '{name}' não pode ser convertida em longitude e latitude; nada foi enviado. Verifique o sistema de coordenadas da sua camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' crosses itself{where}; nothing was sent.</source>
            <translation>A área '{name}' cruza-se a si mesma{where}; nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is empty; nothing was sent.</source>
            <translation>A área '{name}' está vazia; nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is not valid{where}; nothing was sent.</source>
            <translation>A área '{name}' não é válida{where}; nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' needs at least 3 distinct vertices{where}; nothing was sent.</source>
            <translation>A área '{name}' precisa de pelo menos 3 pontos diferentes{where}; nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is not 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>A linha {line} não é 'latitude, longitude': '{near}'. Corrija-a e cole de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No geometry on the clipboard, but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>A área de transferência não tem uma forma, mas sim '{near}'. Copie antes WKT, GeoJSON ou 'latitude, longitude'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No text on the clipboard. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>A área de transferência não tem texto. Copie antes WKT, GeoJSON ou 'latitude, longitude'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS does not know the coordinate system '{near}' of the pasted text.</source>
            <translation>O QGIS não conhece o sistema de coordenadas '{near}', indicado no texto colado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are not in degrees. Add the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>As coordenadas coladas ({near}) não são graus. Ponha o sistema de coordenadas à frente, como em SRID=25832;POLYGON(...), e cole de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text contains no polygon and no point.</source>
            <translation>O texto colado não tem polígonos nem pontos.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text could not be read at line {line}, column {column}, near '{near}'.</source>
            <translation>O texto colado não pode ser lido na linha {line}, coluna {column}, perto de '{near}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which encloses nothing. Paste polygons or points.</source>
            <translation>O texto colado é uma linha, que não tem interior. Cole polígonos ou pontos.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is not valid GeoJSON at {near}. Correct it and paste again.</source>
            <translation>O texto colado não é GeoJSON em {near}. Corrija-o e cole de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>cruza-se a si mesma{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 distinct vertices{where}</source>
            <translation>tem menos de 3 pontos diferentes{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has no coordinate system</source>
            <translation>não tem sistema de coordenadas</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is empty</source>
            <translation>está vazia</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is neither a polygon nor a point</source>
            <translation>não é polígono nem ponto</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>não é válida{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside the extent of its coordinate system</source>
            <translation>está fora do seu sistema de coordenadas</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside ±180°, ±90°</source>
            <translation>está fora do globo</translation>
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
            <translation>Adicionar áreas de seleção</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Clear selection areas</source>
            <translation>Limpar áreas de seleção</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Repair area</source>
            <translation>Reparar área</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Selection areas</source>
            <translation>Áreas de seleção</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{count} areas merged</source>
            <extracomment>English for 1: 1 area merged</extracomment>
            <translation>
                <numerusform>{count} área unida</numerusform>
                <numerusform>{count} áreas unidas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{name}, {radius} edited</source>
            <translation>{name}, {radius} editado</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>A connection needs a unique name without slashes, other than 'environment'.</source>
            <translation>Uma conexão precisa de um nome próprio, sem barras e diferente de 'environment'.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another one or add it.</source>
            <translation>Não há conexão '{connection}'. Escolha outra ou crie-a.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Add one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>Ainda não há conexão. Crie uma em Configurações &gt; Opções &gt; GeoPortfolio, ou defina as variáveis GEOPORTFOLIO_URL e GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' could not be read, so nothing was sent. Unlock the QGIS authentication database with the master password, or enter the API key again.</source>
            <translation>A chave de API de '{connection}' não pôde ser lida, por isso nada foi enviado. Desbloqueie a base de dados de autenticação do QGIS com a senha mestra, ou introduza a chave de API de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' was kept until QGIS was closed. Enter it again in the connection.</source>
            <translation>A chave de API de '{connection}' foi mantida só até o QGIS ser fechado. Insira-a de novo na conexão.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database did not store the API key. Keep it until QGIS is closed, or try again and enter the master password.</source>
            <translation>A base de dados de autenticação do QGIS não guardou a chave de API. Mantenha-a até fechar o QGIS, ou tente de novo com a senha mestra.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database has no API key for '{connection}'. Enter it again in the connection.</source>
            <translation>A base de dados de autenticação do QGIS não tem chave de API para '{connection}'. Introduza-a de novo na conexão.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/network.py" />
            <source>QGIS does not trust the certificate of {host}. The request was stopped, and no API key is sent there until you restart QGIS.</source>
            <translation>O QGIS não confia no certificado de {host}. A requisição foi parada, e nenhuma chave de API é enviada para lá até que reinicie o QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>API key not authorized ({status}). Ask your provider if you need this.</source>
            <translation>Chave de API não autorizada ({status}). Fale com o fornecedor se precisar disso.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/accumulation/metric_view.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Accumulation</source>
            <translation>Acumulação</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Address Suggestions</source>
            <translation>Sugestões de endereços</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>All checks passed.</source>
            <translation>Todas as verificações foram aprovadas.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection</source>
            <translation>Conexão</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Diagnostics of {connection}, {address}</source>
            <translation>Diagnóstico de {connection}, {address}</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Failed</source>
            <translation>Falhou</translation>
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
            <translation>Filtros</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Enrichment</source>
            <translation>Enriquecimento com perigos</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Features (WFS)</source>
            <translation>Elementos de perigos (WFS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Maps (WMS)</source>
            <translation>Mapas de perigos (WMS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../core/toolbox/exposure/base.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>Locations</source>
            <translation>Locais</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this URL.</source>
            <translation>Não encontrado ({status}): o serviço não oferece isto, ou não neste endereço.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not requested, as your provider may bill reports.</source>
            <translation>Não solicitado, pois o fornecedor pode cobrar pelos relatórios.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not run, because the connection failed.</source>
            <translation>Não executado, porque a conexão falhou.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed</source>
            <translation>Aprovado</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed with {count} warnings.</source>
            <extracomment>English for 1: Passed with 1 warning.</extracomment>
            <translation>
                <numerusform>Aprovado com 1 aviso.</numerusform>
                <numerusform>Aprovado com {count} avisos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/load_table.py" />
            <source>Records</source>
            <translation>Entradas</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Risk Reports</source>
            <translation>Relatórios de risco</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/search/dock.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search</source>
            <translation>Pesquisa</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Skipped</source>
            <translation>Ignorado</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/portfolio.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Sources</source>
            <translation>Fontes</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The API key is valid, but has no source. Ask your provider for one.</source>
            <translation>A chave de API é válida, mas não tem nenhuma fonte. Peça uma ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The connection is not encrypted, so others on the network can read the API key. Ask your provider for an https URL.</source>
            <translation>A conexão não é criptografada, e outros podem ler a chave de API no caminho. Peça ao fornecedor um endereço https.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key, but not for looking up addresses ({status}). Ask your provider if you need it.</source>
            <translation>O serviço aceitou a chave de API, mas não para a busca de endereços ({status}). Fale com o fornecedor se precisar.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key.</source>
            <translation>O serviço aceitou a chave de API.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service was reached, but did not accept the test request ({status}).</source>
            <translation>O serviço foi alcançado, mas não aceitou a requisição de teste ({status}).</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source does not offer accumulation.</source>
            <translation>A fonte não oferece acumulação.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source has no field to search by.</source>
            <translation>A fonte não tem nenhum campo para pesquisa.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>There is no source to query.</source>
            <translation>Não há nenhuma fonte para consultar.</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Warning</source>
            <translation>Aviso</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Your list of hazard layers is empty.</source>
            <translation>Sua lista de camadas de perigos está vazia.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} checks failed, first: {name}.</source>
            <extracomment>English for 1: 1 check failed: {name}.</extracomment>
            <translation>
                <numerusform>1 verificação falhou: {name}.</numerusform>
                <numerusform>{count} verificações falharam, a primeira: {name}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} sources: {names}.</source>
            <extracomment>English for 1: 1 source: {names}.</extracomment>
            <translation>
                <numerusform>1 fonte: {names}.</numerusform>
                <numerusform>{count} fontes: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Failed, see message</source>
            <translation>Falhou, ver mensagem</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards</source>
            <translation>Perigos</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>In hazard zone</source>
            <translation>Em zona de perigo</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>Mensagem</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not requested, stopped before</source>
            <translation>Não consultado, parado antes</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Outside</source>
            <translation>Fora</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Point</source>
            <translation>Ponto</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Requested</source>
            <translation>Consultado</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Status</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/accumulation/model.py" />
            <source>no value</source>
            <translation>sem valor</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has '{found}', which is not a number. Use a numeric field, or to_real().</source>
            <translation>O elemento {name} tem '{found}', que não é um número. Use um campo numérico ou to_real().</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has the negative value {found}. Exclude it, or choose another value.</source>
            <translation>O elemento {name} tem o valor negativo {found}. Exclua-o ou escolha outro valor.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>No feature of {name} has a position that can be transformed to EPSG:4326. Check the CRS of its layer.</source>
            <translation>Nenhum elemento de {name} tem uma posição que possa ser transformada em EPSG:4326. Verifique o SRC da camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>The expression of {name} is not valid: {found}. Correct it.</source>
            <translation>A expressão de {name} não é válida: {found}. Corrija-a.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} has no features. Choose another layer.</source>
            <translation>{name} não tem elementos. Escolha outra camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} is {found} m. Enter a radius of 1 to 100,000 meters.</source>
            <translation>{name} é {found} m. Introduza um raio de 1 a 100 000 metros.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>A circle is closed: a location counts if its geodesic distance from the center on the ellipsoid WGS 84, rounded to 1 mm, is at most the radius. A polygon counts by its nearest edge. All centers on the globe are considered, not only locations: the sum of all values in reach of a region of centers bounds its circles from above, and regions are divided until none can hold a greater sum. No circle of this radius has a greater value than the first. Each further circle is the worst one without the locations of those before. Values of different currencies are never added.</source>
            <translation>Um círculo é fechado: um local conta se a sua distância geodésica ao centro no elipsoide WGS 84, arredondada a 1 mm, é no máximo o raio. Um polígono conta pela sua borda mais próxima. São considerados todos os centros do globo, não só os locais: a soma de todos os valores ao alcance de uma região de centros limita os seus círculos por cima, e as regiões são divididas até que nenhuma possa ter uma soma maior. Nenhum círculo deste raio tem um valor maior que o primeiro. Cada círculo seguinte é o pior sem os locais dos anteriores. Valores de moedas diferentes nunca são somados.</translation>
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
            <translation>Círculos</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/pin_page.py" />
            <source>Currency</source>
            <translation>Moeda</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Data source</source>
            <translation>Fonte de dados</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Distance (m)</source>
            <translation>Distância (m)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Feature</source>
            <translation>Elemento</translation>
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
            <translation>Camada</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Locations of circle {rank}</source>
            <translation>Locais do círculo {rank}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Longitude</source>
            <translation>Longitude</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Method</source>
            <translation>Método</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Not placeable (excluded)</source>
            <translation>Não localizável (excluído)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Possible</source>
            <translation>Possível</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Radius</source>
            <translation>Raio</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Radius {radius} m, north up</source>
            <translation>Raio {radius} m, norte em cima</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Rank</source>
            <translation>Posição</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Read</source>
            <translation>Lido</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Share</source>
            <translation>Parte</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Uncertainty (m)</source>
            <translation>Incerteza (m)</translation>
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
            <translation>Valor</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a position (excluded)</source>
            <translation>Sem posição (excluído)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a value (counted as 0)</source>
            <translation>Sem valor (conta como 0)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Worst circles of {radius}</source>
            <translation>Piores círculos de {radius}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} locations with a value of {value}</source>
            <translation>{count} locais com um valor de {value}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} more locations with smaller values.</source>
            <translation>Mais {count} locais com valores menores.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Limit breached</source>
            <translation>Limite excedido</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Near limit</source>
            <translation>Perto do limite</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The area has no limit.</source>
            <translation>A área não tem limite.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service returned no metrics.</source>
            <translation>O serviço não devolveu métricas.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The service returned no number for '{metric}', but {names}.</source>
            <translation>O serviço não devolveu um número para '{metric}', mas {names}.</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Within limit</source>
            <translation>Dentro do limite</translation>
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
            <translation>{word} é um link, ou não foi gravado pelo GeoPortfolio, por isso não foi alterado. Mova-o e tente de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>Elementos: {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS cannot request the name '{name}'. Ask your provider for one without '%'.</source>
            <translation>O QGIS não pode pedir o nome '{name}'. Peça ao seu fornecedor um sem '%'.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not return it to QGIS. Test the connection and its API key, then add it again.</source>
            <translation>O serviço de mapas não o deu ao QGIS. Teste a conexão e a chave de API, depois adicione de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no valid extent for this map, so QGIS may refuse it. Ask your provider to correct it.</source>
            <translation>O serviço não dá uma extensão válida para este mapa, por isso o QGIS pode recusá-lo. Peça ao seu fornecedor que a corrija.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (incomplete)</source>
            <translation>{title} (incompleto)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (stopped)</source>
            <translation>{title} (parado)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title}, features</source>
            <translation>{title}, elementos</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/reload.py" />
            <source>List the maps of {name}</source>
            <translation>Consultar os mapas de {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to add one.</source>
            <translation>Clique na marca ao lado do nome para criar uma.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to retry or to change the API key.</source>
            <translation>Clique na marca ao lado do nome para tentar de novo ou alterar a chave de API.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to unlock or change it.</source>
            <translation>Clique na marca ao lado do nome para desbloqueá-la ou alterá-la.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The API key for '{connection}' is missing or locked.</source>
            <translation>A chave de API de '{connection}' falta ou está bloqueada.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not respond, or rejects the API key.</source>
            <translation>O serviço de mapas de '{connection}' não responde, ou recusa a chave de API.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>Não há conexão a {host}.</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Save the query history</source>
            <translation>Lembrar as últimas execuções</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete replaced results</source>
            <translation>Apagar resultados substituídos</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>No place found for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>O serviço não conhece um local para '{name}'. Verifique a ortografia, ou acrescente a cidade e o país.</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Added</source>
            <translation>Adicionada</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Change</source>
            <translation>Alteração</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Changed</source>
            <translation>Alterada</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Dropped</source>
            <translation>Removida</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>What changed</source>
            <translation>O que mudou</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>columns gone: {names}</source>
            <translation>colunas removidas: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>moved</source>
            <translation>movido</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>new columns: {names}</source>
            <translation>colunas novas: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>no change</source>
            <translation>sem alterações</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/refresh/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>{count} alterada</numerusform>
                <numerusform>{count} alteradas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is downloading these reports. Wait until it has finished, or stop it there.</source>
            <translation>Outro QGIS já pede estes relatórios neste momento. Espere que termine, ou pare-o lá.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>A file name could not be evaluated: {log}. Correct the expression.</source>
            <translation>Não é possível calcular o nome de um arquivo: {log}. Corrija a expressão.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The file name is not a valid QGIS expression: {log}. Correct it.</source>
            <translation>O nome dos arquivos não é uma expressão QGIS: {log}. Corrija-o.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report cannot be shown here. Open it outside QGIS.</source>
            <translation>O relatório não pode ser mostrado aqui. Abra-o fora do QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Already saved</source>
            <translation>Já gravado</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>File</source>
            <translation>Arquivo</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/browser/source_page.py" />
            <source>Label</source>
            <translation>Rótulo</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Open report ({day})</source>
            <translation>Abrir relatório ({day})</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Queued</source>
            <translation>Relatório em espera</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report failed</source>
            <translation>Relatório falhou</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved</source>
            <translation>Relatório gravado</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Risk reports, {source}, {day}</source>
            <translation>Relatórios de risco, {source}, {day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Saved in a different format</source>
            <translation>Relatório gravado em outro formato</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was requested, but the service sent {came}.</source>
            <translation>Foi pedido {asked}, mas veio {came}.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service no longer lists the source {source}: it was renamed or removed, or the API key of '{connection}' lost access. Ask your provider, or choose another source.</source>
            <translation>O serviço já não lista a fonte {source}: foi renomeada ou removida, ou a chave de API de '{connection}' perdeu o acesso. Fale com o fornecedor, ou escolha outra fonte.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/errors.py" />
            <source>{count} areas are missing: {names}. The first of them: {reason}</source>
            <extracomment>English for 1: Area '{name}' is missing. {reason}</extracomment>
            <translation>
                <numerusform>Falta a área '{name}'. {reason}</numerusform>
                <numerusform>Faltam {count} áreas: {names}. Motivo da primeira: {reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>{name} contains {near}, which a terminal would interpret even in quotes, so no command was copied. Use Copy as Python instead.</source>
            <translation>{name} contém {near}, que um terminal interpretaria mesmo entre aspas, por isso nenhum comando foi copiado. Em vez disso, use 'Copiar como Python'.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Also in another radius or area</source>
            <translation>Também em outro raio ou área</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Loaded from {host}: {story}</source>
            <translation>Carregado de {host}: {story}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../core/gis/styles/points.py" />
            <source>Plain</source>
            <translation>Simples</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>accumulation</source>
            <translation>acumulação</translation>
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
            <translation>parado após {count}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>without {areas}</source>
            <translation>sem {areas}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} areas</source>
            <extracomment>English for 1: 1 area</extracomment>
            <translation>
                <numerusform>1 área</numerusform>
                <numerusform>{count} áreas</numerusform>
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
            <source>{count} features</source>
            <extracomment>English for 1: 1 feature</extracomment>
            <translation>
                <numerusform>1 elemento</numerusform>
                <numerusform>{count} elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} locations</source>
            <extracomment>English for 1: 1 location</extracomment>
            <translation>
                <numerusform>1 local</numerusform>
                <numerusform>{count} locais</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} of the rows have no position: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no position: only the table shows it.</extracomment>
            <translation>
                <numerusform>1 das linhas não tem posição: só a tabela a mostra.</numerusform>
                <numerusform>{count} das linhas não têm posição: só a tabela as mostra.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} records</source>
            <extracomment>English for 1: 1 record</extracomment>
            <translation>
                <numerusform>1 entrada</numerusform>
                <numerusform>{count} entradas</numerusform>
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
                <numerusform>1 linha</numerusform>
                <numerusform>{count} linhas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} rows have a position outside ±180°, ±90°: they are not drawn, their field {field} has the original.</source>
            <extracomment>English for 1: 1 row has a position outside ±180°, ±90°: it is not drawn, its field {field} has the original.</extracomment>
            <translation>
                <numerusform>1 linha tem uma posição fora do globo: não é desenhada, o seu campo {field} tem o que veio.</numerusform>
                <numerusform>{count} linhas têm uma posição fora do globo: não são desenhadas, o seu campo {field} tem o que veio.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>{radii} around {areas}</source>
            <translation>{radii} em volta de {areas}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click for options.</source>
            <translation>Clique para ver o que se pode fazer.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to load it again.</source>
            <translation>Clique na marca ao lado do nome para carregar de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh it.</source>
            <translation>Clique na marca ao lado do nome para atualizar.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh with the current area.</source>
            <translation>Clique na marca ao lado do nome para consultar a forma atual.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to resume.</source>
            <translation>Clique na marca ao lado do nome para continuar.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the area of the query.</source>
            <translation>Corrija-a em Áreas de seleção, ou atualize com a forma consultada antes.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it again.</source>
            <translation>Desenhe a área e carregue de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Incomplete: the load stopped early.</source>
            <translation>O carregamento parou antes de chegar tudo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists, and neither does the query.</source>
            <translation>O seu arquivo {file} já não existe, e com ele a consulta.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists.</source>
            <translation>O seu arquivo {file} já não existe.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS cannot read its file {file}.</source>
            <translation>O QGIS não consegue ler o seu arquivo {file}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This result is {count} days old.</source>
            <extracomment>English for 1: This result is 1 day old.</extracomment>
            <translation>
                <numerusform>Esta resposta tem {count} dia.</numerusform>
                <numerusform>Esta resposta tem {count} dias.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas cannot be queried as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' cannot be queried as it is now.</extracomment>
            <translation>
                <numerusform>A sua área '{name}' não pode ser consultada como está.</numerusform>
                <numerusform>{count} das suas áreas não podem ser consultadas como estão: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were edited after this query: {names}.</source>
            <extracomment>English for 1: '{name}' was edited after this query.</extracomment>
            <translation>
                <numerusform>A área '{name}' foi editada depois desta consulta.</numerusform>
                <numerusform>{count} das suas áreas foram editadas depois desta consulta: {names}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were removed: {names}.</source>
            <extracomment>English for 1: Area removed: '{name}'.</extracomment>
            <translation>
                <numerusform>Área removida: '{name}'.</numerusform>
                <numerusform>{count} das suas áreas foram removidas: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/storage/errors.py" />
            <source>QGIS was closed before the load finished.</source>
            <translation>O QGIS terminou antes de chegar tudo.</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Around</source>
            <translation>Em volta de</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>By {metric}</source>
            <translation>Por {metric}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Radius in m</source>
            <translation>Raio em m</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>other areas</source>
            <translation>outras áreas</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/points.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <source>Sum insured</source>
            <translation>Importância segurada</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>all</source>
            <translation>todos</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>below {limit}</source>
            <translation>abaixo de {limit}</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>{limit} and more</source>
            <translation>{limit} ou mais</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <location filename="../ui/charts/lines.py" />
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
            <translation>Linha {line}, coluna {column}</translation>
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
            <translation>{sentence} Serviço: "{words}"</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> and </source>
            <translation> e </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> or </source>
            <translation> ou </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>(empty)</source>
            <translation>(vazio)</translation>
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
            <translation>Sem filtros: carrega-se tudo o que está na área.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR</source>
            <translation>OU</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR within a field, AND between</source>
            <translation>OU num campo, E entre campos</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>Unknown</source>
            <translation>Desconhecido</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{beginning}… ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}… (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}… ({count} filtro ao todo)</numerusform>
                <numerusform>{beginning}… ({count} filtros ao todo)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{count} more of {field}</source>
            <extracomment>English for 1: 1 more of {field}</extracomment>
            <translation>
                <numerusform>mais {count} de {field}</numerusform>
                <numerusform>mais {count} de {field}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>{filters}. Filter logic: unknown</source>
            <translation>{filters}. Lógica dos filtros: desconhecida</translation>
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
            <translation>pt_PT</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' can be one radius or two. Separate radii with a space, and do not group digits.</source>
            <translation>'{word}' pode ser um raio ou dois. Ponha um espaço entre dois raios, e nenhum separador de milhares.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Enter at most 20037 km.</source>
            <translation>'{word}' é mais que metade do globo. Escreva no máximo 20037 km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius. Enter numbers with m, km, mi, ft or without a unit for meters, such as 200 500 1km.</source>
            <translation>'{word}' não é um raio. Escreva números com m, km, mi, ft, ou sem unidade para metros, por exemplo 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius: it must be above 0. Enter for example 200 500 1km.</source>
            <translation>'{word}' não é um raio: tem de ser acima de 0. Escreva por exemplo 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Enter at least one radius, such as 200 500 1km.</source>
            <translation>Escreva pelo menos um raio, por exemplo 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' cannot be requested for a single place: a comma separates layers there. Enter the layers one by one, without commas.</source>
            <translation>'{name}' não pode ser consultado num só local: aí uma vírgula separa camadas. Indique as camadas uma a uma, sem vírgulas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is outside ±180°, ±90°; nothing was sent. Check the CRS of its layer.</source>
            <translation>Uma posição{where} ultrapassa 180 graus de longitude ou 90 de latitude; nada foi enviado. Verifique o sistema de coordenadas da sua camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits the number of requests. Wait a while, then try again.</source>
            <translation>Um proxy ou gateway ({who}) limita a frequência das requisições ao serviço. Espere um pouco e tente de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>Um proxy ou gateway ({who}) recusou a requisição (estado {status}) antes que chegasse ao serviço. Peça a quem administra a rede que autorize o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Request less at a time, or ask your network administrator.</source>
            <translation>Um proxy ou gateway ({who}) recusou a requisição (estado {status}) antes que chegasse ao serviço. Peça menos de cada vez, ou pergunte a quem administra a rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a client certificate, so the request did not reach the service. Ask your provider for a URL that needs only the API key.</source>
            <translation>Um proxy ou gateway ({who}) pede um certificado deste computador, por isso a requisição não chegou ao serviço. Peça ao fornecedor um endereço que exija só a chave de API.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a user name and a password (status {status}), so the request did not reach the service. Ask your network administrator for access without them.</source>
            <translation>Um proxy ou gateway ({who}) pede um usuário e uma senha (estado {status}), por isso a requisição não chegou ao serviço. Peça a quem administra a rede um acesso sem eles.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) responded instead of the service (status {status}). Try again later; if it persists, ask your provider.</source>
            <translation>Um proxy ou gateway ({who}) respondeu no lugar do serviço (estado {status}). Tente mais tarde; se o erro continuar, pergunte ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius must be above 0 meters; nothing was sent.</source>
            <translation>Um raio é um número de metros acima de 0; nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A value of the response is larger than {limit} MB, so the rest was not read. Request fewer columns, or inform your provider.</source>
            <translation>Um só valor da resposta do serviço é maior que {limit} MB, por isso o resto não foi lido. Peça menos colunas, ou avise o fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Another server ({who}) responded instead of the service (status {status}). Check the service URL of '{connection}'.</source>
            <translation>Neste endereço não responde o serviço, mas {who} (estado {status}). Verifique o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter at least one hazard layer; nothing was sent.</source>
            <translation>Indique pelo menos uma camada de perigos; nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter the API key from your provider.</source>
            <translation>Insira a chave de API recebida do fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Event footprint or source {source} not found. Check both.</source>
            <translation>O serviço não conhece esta pegada de evento, ou a fonte {source}. Verifique ambas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL, or the source {source} is unknown. Check both.</source>
            <translation>Nada responde neste endereço, ou a fonte {source} é desconhecida. Verifique ambos.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL. Check the service URL of '{connection}'.</source>
            <translation>Nada responde neste endereço. Verifique o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS does not trust the certificate of '{connection}', so the API key was not sent. Add your company's certificate authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>O QGIS não confia no certificado de '{connection}', por isso a chave de API não foi enviada. Adicione a autoridade da sua empresa em Configurações &gt; Opções &gt; Autenticação &gt; Gerir (Gerenciar) certificados.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>O QGIS usa um proxy SOCKS, para o qual o Python precisa do pacote PySocks. Instale-o, ou defina um proxy HTTP em Configurações &gt; Opções &gt; Rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Try again in {wait}.</source>
            <translation>O serviço recebe requisições demais. Tente de novo em {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Wait a while, then try again.</source>
            <translation>O serviço recebe requisições demais. Espere um pouco e tente de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>Parado.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key contains an invalid character. Copy it again, without line breaks.</source>
            <translation>A chave de API tem um caractere que não pode ser enviado. Copie-a de novo, sem quebras de linha.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key has no access to {source}. Choose another source, or ask your provider.</source>
            <translation>A chave de API não tem acesso a {source}. Escolha outra fonte, ou pergunte ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key is not authorized for this request. Ask your provider.</source>
            <translation>A chave de API não está autorizada para esta requisição. Pergunte ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key starts with 'Bearer'. Enter the key without it.</source>
            <translation>A chave de API começa com 'Bearer'. Este serviço espera só a chave de API.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many vertices (status {status}). Simplify it, or split it and load the parts.</source>
            <translation>A área tem vértices demais para ser enviada (estado {status}). Simplifique-a, ou divida-a e carregue as partes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>A área não é válida{where}; nada foi enviado. Desenhe-a de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the API key was not sent. Check this computer's clock; if it is right, inform your provider.</source>
            <translation>O certificado de '{connection}' expirou, por isso a chave de API não foi enviada. Verifique o relógio deste computador; se estiver certo, avise o fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the API key was not sent. Check the service URL.</source>
            <translation>O certificado de '{connection}' é para outro nome de host, por isso a chave de API não foi enviada. Verifique o endereço na conexão.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the API key was not sent. Check this computer's clock.</source>
            <translation>O certificado de '{connection}' ainda não é válido, por isso a chave de API não foi enviada. Verifique o relógio deste computador.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the service URL.</source>
            <translation>A conexão a '{connection}' falhou. Verifique a rede e o endereço.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' timed out. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>O servidor de '{connection}' não aceitou uma conexão a tempo. Um firewall pode estar bloqueando, ou é preciso VPN ou proxy (Configurações &gt; Opções &gt; Rede).</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates could not be read or written, so nothing was sent to '{connection}'. Check the space and the permissions of your temporary folder, then restart QGIS.</source>
            <translation>O arquivo de certificados confiáveis não pode ser lido ou gravado, por isso nada foi enviado a '{connection}'. Verifique o espaço e as permissões na pasta temporária, depois reinicie o QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the service URL and your network.</source>
            <translation>O nome de host de '{connection}' não foi encontrado. Verifique o endereço e a sua rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service has no features of this kind. Choose another layer.</source>
            <translation>O serviço de mapas não tem elementos deste tipo. Escolha outra camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service returned only the first {limit} features. Ask your provider to allow paging.</source>
            <translation>O serviço de mapas devolveu só os primeiros {limit} elementos. Peça ao fornecedor que permita a paginação.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not be reached. Check its name and port under Settings &gt; Options &gt; Network.</source>
            <translation>Não foi possível alcançar o proxy. Verifique o nome e a porta em Configurações &gt; Opções &gt; Rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not reach the service (status {status}). Try again later, or check the service URL of '{connection}'.</source>
            <translation>O proxy não conseguiu alcançar o serviço (estado {status}). Tente mais tarde, ou verifique o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy denied access. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>O proxy não permitiu o acesso. Verifique Configurações &gt; Opções &gt; Rede no QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>O proxy não aceitou o usuário e a senha. Informe-os em Configurações &gt; Opções &gt; Rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>O proxy recusou a conexão com o serviço (status {status}). Peça a quem administra a rede que permita o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The request is not valid: {log}. Correct it and try again.</source>
            <translation>A requisição não é válida: {log}. Corrija-a e tente de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has no result for this point. Request it again.</source>
            <translation>A resposta do serviço não tem resultado para este ponto. Consulte de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has two results for this point, so neither was used. Request it again.</source>
            <translation>A resposta do serviço tem dois resultados para este ponto, por isso nenhum foi usado. Consulte de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is a web page ({page}), not data of the service. The cause may be a sign-in page, a proxy or maintenance: open the service URL of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>A resposta é uma página web ({page}), não os dados do serviço. A causa pode ser uma página de login, um proxy ou uma manutenção: abra o endereço de '{connection}' num navegador, ou pergunte a quem administra a rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is larger than {limit} MB, so the download was cancelled. Request less, or raise the limit under 'Advanced Service Settings' of '{connection}'.</source>
            <translation>A resposta excede {limit} MB, por isso o download foi cancelado. Peça menos, ou aumente o limite em 'Definições avançadas do serviço' de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>O resultado não pôde ser gravado: {trouble}. Verifique o espaço e as permissões.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, which sends it in the URL. Use fewer filters or columns, or set the connection to V2.</source>
            <translation>A pesquisa é longa demais para a V1, onde vai no endereço. Use menos filtros ou colunas, ou defina a conexão para V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>O servidor de '{connection}' fechou a conexão antes que ela fosse criptografada. Tente novamente ou pergunte ao seu fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not use encryption at this URL, so the API key was not sent. Check the port in the URL, or ask your provider.</source>
            <translation>O servidor de '{connection}' não usa criptografia neste endereço, por isso a chave de API não foi enviada. Verifique a porta no endereço, ou pergunte ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the service URL, or try again later.</source>
            <translation>O servidor de '{connection}' recusou a conexão. Verifique a porta no endereço ou tente mais tarde.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to a sign-in page ({target}), to which the API key was not sent. Check the service URL of '{connection}', or ask your network administrator for access without a sign-in.</source>
            <translation>Este endereço leva a uma página de login ({target}), à qual a chave de API não foi enviada. Verifique o endereço de '{connection}', ou peça a quem administra a rede um acesso sem login.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to another one, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>Este endereço remete para outro, ao qual a chave de API não foi enviada. Defina o endereço final na conexão.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to {target}, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>Este endereço leva a {target}, para onde a chave de API não foi enviada. Defina o endereço final na conexão.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the request. Change it, or ask your provider.</source>
            <translation>O serviço não pôde processar esta requisição. Altere-a, ou pergunte ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the search. In V1 a search is sent in the URL, which may be too long: use fewer filters or columns, or set the connection to V2.</source>
            <translation>O serviço não pôde processar esta pesquisa. Na V1 a pesquisa vai no endereço, que pode ser longo demais: use menos filtros ou colunas, ou defina a conexão para V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not respond in time. Try again, or use a smaller area.</source>
            <translation>O serviço não respondeu a tempo. Tente de novo, ou peça uma área menor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try again later.</source>
            <translation>O serviço falhou (estado {status}). Tente mais tarde.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed repeatedly (status {status}). Try again later.</source>
            <translation>O serviço falhou (estado {status}), mesmo numa nova tentativa. Tente mais tarde.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>O serviço não está disponível (estado {status}). Tente de novo em {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused the request: either it does not accept the area, or the API key has no access to {source}. The area is valid.</source>
            <translation>O serviço recusou esta requisição: a área não é válida para ele, ou a chave de API não tem acesso a {source}. A área foi verificada e não há erros.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service rejected the API key of '{connection}'. Enter it again, or ask your provider.</source>
            <translation>O serviço não aceitou a chave de API de '{connection}'. Informe-a novamente, ou pergunte ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service responded with the unexpected status {status}. Check the service URL.</source>
            <translation>O serviço respondeu com o estado inesperado {status}. Verifique o endereço.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service returns the same page repeatedly, so the rest could not be loaded. Set a page size at which one page is enough.</source>
            <translation>O serviço dá sempre a mesma página, por isso o resto não pode ser pedido. Escolha páginas tão grandes que uma baste.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long (status {status}). Shorten it and try again.</source>
            <translation>O texto é longo demais para ser enviado (estado {status}). Encurte-o e tente de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not a service URL. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>Este não é o endereço de um serviço. É do tipo https://api.example.com, sem nome de usuário nem ponto de interrogação.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unexpected error. See the log for details.</source>
            <translation>Ocorreu um problema inesperado. O log tem os detalhes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unreadable response: {seen}. The log has its beginning, for your provider.</source>
            <translation>A resposta do serviço não pode ser lida: {seen}. O log tem o seu início, para o fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>{file} não pôde ser gravado: {trouble}. Verifique o espaço e as permissões.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close the program that uses it, or check the permissions.</source>
            <translation>{file} não pôde ser gravado: {trouble}. Feche-o onde estiver aberto ou verifique as permissões.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} does not offer accumulation. Choose another source.</source>
            <translation>{source} não oferece acumulação. Escolha outra fonte.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no column '{field}'; nothing was sent. Choose the columns again.</source>
            <translation>{source} não tem uma coluna '{field}'; nada foi enviado. Escolha as colunas de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no filter field '{field}'; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source} não tem um campo '{field}' para filtrar; nada foi enviado. Remova o filtro, ou recarregue as fontes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} requires a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source} exige um filtro em {label} ({field}); nada foi enviado. Adicione-o aos filtros.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is not part of a filter, which has field, value and filters.</source>
            <translation>{spot}: '{key}' não faz parte de um filtro, que tem field, value e filters.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is repeated. Keep one of them.</source>
            <translation>{spot}: '{key}' aparece duas vezes. Mantenha só o correto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is not a placeholder of this request. Placeholders: {choices}.</source>
            <translation>{spot}: '{name}' não é um marcador desta requisição. Existem: {choices}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is repeated. Keep one of them.</source>
            <translation>{spot}: '{name}' aparece duas vezes. Mantenha só o correto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot}: um filtro é um objeto com um campo e um valor. Corrija-o e cole de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a request body is one JSON object. Put it in curly brackets.</source>
            <translation>{spot}: o corpo de uma requisição é um só objeto JSON. Ponha-o entre chavetas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: expected a list of filters in square brackets.</source>
            <translation>{spot}: aqui é precisa uma lista de filtros entre colchetes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: nested too deeply. At most 100 levels are possible.</source>
            <translation>{spot}: há aninhamento demais. No máximo 100 níveis de objetos e listas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: not valid JSON. Check for a missing comma, quote or bracket.</source>
            <translation>{spot}: a partir daqui já não é JSON. Procure uma vírgula, aspas ou um parêntese em falta.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot}: o campo não tem nome.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 levels are possible.</source>
            <translation>{spot}: os filtros estão aninhados demais. No máximo 200 níveis.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} cannot be sent. Write another one, or text in quotes.</source>
            <translation>{spot}: o número {name} não pode ser enviado. Escreva outro, ou um texto entre aspas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} contains an invalid character. Copy it again.</source>
            <translation>{spot}: {key} tem metade de um caractere, que não pode ser enviada. Copie de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} must be text in double quotes, also for numbers.</source>
            <translation>{spot}: {key} tem de ser um texto entre aspas duplas, mesmo que seja um número.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this contains an invalid character. Copy it again.</source>
            <translation>{spot}: há metade de um caractere, que não pode ser enviada. Copie de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source> near {latitude}, {longitude}</source>
            <translation> perto de {latitude}, {longitude}</translation>
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
                <numerusform>{names} e mais {count}</numerusform>
                <numerusform>{names} e mais {count}</numerusform>
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
            <translation>{number} ×10¹²</translation>
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
                <numerusform>{count} moeda, não convertida</numerusform>
                <numerusform>{count} moedas, não convertidas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>A geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (feature id of the center), a field for each metric of the service, status (found, empty, failed or stopped) and message.</source>
            <translation>Um círculo geodésico em EPSG:4326 para cada centro e raio, com 'radius' (metros), 'center' (o id do elemento do centro), um campo para cada métrica dada pelo serviço, status (found, empty, failed ou stopped) e message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in area</source>
            <translation>Acumulação na área</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in buffers</source>
            <translation>Acumulação em buffers</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source inside polygons: values, counts, currencies.</source>
            <translation>Pede ao serviço as somas de uma fonte dentro de polígonos: valores, contagens, moedas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>Pede ao serviço as somas de uma fonte dentro de um ou vários raios em volta de centros: valores, contagens, moedas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Features in any CRS, each with its own request. Features that cannot be queried have a row with the reason. If all requests fail, the run ends with the reason and writes nothing.</source>
            <translation>Elementos em qualquer sistema de coordenadas, consultados um a um. Um que não pode ser consultado tem uma linha com o motivo. Se o serviço não responder a nenhum, a execução termina com o motivo e não grava nada.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The areas with all their attributes, a field for each metric of the service, status (found, empty, failed or stopped) and message. If AREA has a field of the same name, the new field starts with gp_. A metric with any text value is a text field.</source>
            <translation>As áreas com todos os seus atributos, um campo para cada métrica dada pelo serviço, status (found, empty, failed ou stopped) e message. Se AREA tiver um campo com o mesmo nome, o nosso começa com gp_. Uma métrica que é texto num caso é texto em todos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>0 (enhance): the attributes of the layers. 1 (count): the number of their features at the point, with the features as JSON.</source>
            <translation>0 (enhance) junta os atributos das camadas, 1 (count) quantos dos seus elementos estão no local, e estes como JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>1: request rows again that have a result of an earlier run.</source>
            <translation>1 consulta de novo as linhas que já têm a resposta de uma execução anterior.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Adds to each point the attributes of hazard layers of the service, such as hazard zones. Points are sent in batches. If a point fails, its row has the reason and the run continues; if all points fail, the run ends with the reason and writes nothing.

To resume after a stop, or to retry failed points, run it with the earlier OUTPUT as INPUT and another output file: rows with a result are kept and not requested again. If QGIS was closed during the run, the partial result is next to OUTPUT, in a file named .part.gpkg.</source>
            <translation>Junta a cada ponto o que as camadas do serviço têm nesse local: zonas de perigo, por exemplo. Os pontos vão em lotes, vários de cada vez; um que falha não termina a execução: a sua linha diz o motivo. Se o serviço não responder a nenhum, a execução termina com o motivo e não grava nada.

Para continuar após uma parada, ou para tentar de novo os que falharam, execute com o OUTPUT anterior como INPUT, para outro arquivo: as linhas com resposta não são consultadas de novo e mantêm-na. Se o QGIS terminou no meio, o que chegou está ao lado de OUTPUT, em um arquivo chamado .part.gpkg.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enrich points with hazards</source>
            <translation>Enriquecer pontos com perigos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enriched points</source>
            <translation>Pontos enriquecidos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard attributes</source>
            <translation>Atributos de perigos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard feature counts</source>
            <translation>Número de elementos de perigo</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard layers (names with commas)</source>
            <translation>Camadas de perigo (nomes separados por vírgulas)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazards, {points}</source>
            <translation>Perigos, {points}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Names of hazard layers, such as "flood_zones,wind_bands". The service does not list them; ask your provider.</source>
            <translation>Nomes de camadas de perigos, como "flood_zones,wind_bands". O serviço não as lista; pergunte ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Output fields</source>
            <translation>O que se junta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Points in any CRS, or the OUTPUT of an earlier run.</source>
            <translation>Pontos em qualquer sistema de coordenadas, ou o OUTPUT de uma execução anterior.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Request rows again that already have a result</source>
            <translation>Consultar de novo as linhas com resposta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The partial result is kept. To resume, choose the new layer as the points and run it again.</source>
            <translation>O que veio foi mantido. Para continuar, escolha a nova camada como pontos e execute de novo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The points with all their attributes; enriched (what was requested), status (found, not found: no hazard in any layer, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. If INPUT has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>Os pontos com todos os seus atributos; enriched (o que foi consultado), status (found, not found: nenhuma camada tem algo ali, failed ou stopped) e message; e para cada camada campos como flood_zones_intensity, ou flood_zones_count e flood_zones_features. Se INPUT tiver um campo com o mesmo nome, o nosso começa com gp_; o que está aninhado vem como JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was requested. Free some space and run it again.</source>
            <translation>{trouble}. Nada foi consultado. Libere espaço e execute de novo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. The partial result is in {file}. Free some space and run it with that file as INPUT to resume.</source>
            <translation>{trouble}. O que chegou está guardado em {file}. Libere espaço e execute com esse arquivo como INPUT: continua.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no space for the results elsewhere either. Free some space and run it again.</source>
            <translation>{trouble}. Também não há espaço para as respostas em outro lugar. Libere espaço e execute de novo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>No hazard.</source>
            <translation>Sem perigo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their result from an earlier run; not requested again.</source>
            <extracomment>English for 1: 1 row has its result from an earlier run; not requested again.</extracomment>
            <translation>
                <numerusform>{count} linha tem a resposta de uma execução anterior; não é consultada de novo.</numerusform>
                <numerusform>{count} linhas têm a resposta de uma execução anterior; não são consultadas de novo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>A field or an expression with the value of each location, such as a sum insured. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>Um campo ou uma expressão com o valor de cada local, como a importância segurada. NULL conta como 0 e é comunicado; um valor negativo termina a execução.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>How far each location may be off. Circles then also have the value that is certainly and possibly inside. Locations where it is NULL or negative are not placeable: they are excluded and reported.</source>
            <translation>Quanto cada local pode estar desviado. Os círculos têm então também o valor que está certamente e possivelmente dentro. Locais com NULL ou um número negativo não são localizáveis: são excluídos e comunicados.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Points or polygons in any CRS. Polygons, such as buildings, count by their nearest edge. Features without a position are reported and skipped.</source>
            <translation>Pontos ou polígonos em qualquer SRC. Polígonos, como edifícios, contam pela sua borda mais próxima. Elementos sem posição são comunicados e ignorados.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Uncertainty (meters)</source>
            <translation>Incerteza (metros)</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features are not placeable, as their uncertainty is unknown; they are in no circle.</source>
            <extracomment>English for 1: 1 feature is not placeable, as its uncertainty is unknown; it is in no circle.</extracomment>
            <translation>
                <numerusform>{count} elemento não é localizável, pois a sua incerteza é desconhecida; não está em nenhum círculo.</numerusform>
                <numerusform>{count} elementos não são localizáveis, pois a sua incerteza é desconhecida; não estão em nenhum círculo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no position; they were skipped.</source>
            <extracomment>English for 1: 1 feature has no position; it was skipped.</extracomment>
            <translation>
                <numerusform>{count} elemento não tem posição; foi ignorado.</numerusform>
                <numerusform>{count} elementos não têm posição; foram ignorados.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no value; they count as 0.</source>
            <extracomment>English for 1: 1 feature has no value; it counts as 0.</extracomment>
            <translation>
                <numerusform>{count} elemento não tem valor; conta como 0.</numerusform>
                <numerusform>{count} elementos não têm valor; contam como 0.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>1: after OUTPUT is written, the run fails if a limit is breached or a check failed.</source>
            <translation>1: depois de OUTPUT ser escrito, a execução falha se um limite for excedido ou uma verificação falhar.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A CSV file to which a row for each area is appended.</source>
            <translation>Um arquivo CSV ao qual é acrescentada uma linha para cada área.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A field, an expression or a number: the limit of each area.</source>
            <translation>Um campo, uma expressão ou um número: o limite de cada área.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>Arquivos CSV (*.csv)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Check limits</source>
            <translation>Verificar limites</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Checked areas</source>
            <translation>Áreas verificadas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Compares the accumulation of watched areas with their limits. Each area is ok, near (from 90% of its limit on) or breached. For schedulers, the run can fail if a limit is breached.</source>
            <translation>Compara a acumulação das áreas vigiadas com os seus limites. Cada área é ok, near (a partir de 90% do limite) ou breached. Para agendamentos, a execução pode falhar se um limite for excedido.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Fail if a limit is breached</source>
            <translation>Falhar se um limite for excedido</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/results/history_page.py" />
            <source>History</source>
            <translation>Histórico</translation>
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
            <translation>Métrica</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The areas with all their attributes, value, limit, headroom, status (ok, near, breached or failed), message and checked_at. If AREA has a field of the same name, the new field starts with gp_.</source>
            <translation>As áreas com todos os seus atributos, value, limit, headroom, status (ok, near, breached ou failed), message e checked_at. Se AREA tiver um campo com o mesmo nome, o novo começa por gp_.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The limits of {count} areas are breached: {names}.</source>
            <extracomment>English for 1: The limit of {count} area is breached: {names}.</extracomment>
            <translation>
                <numerusform>O limite de {count} área foi excedido: {names}.</numerusform>
                <numerusform>Os limites de {count} áreas foram excedidos: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The metric to compare, by the name of its field in Calculate accumulation in area.</source>
            <translation>A métrica a comparar, pelo nome do seu campo em Calcular acumulação na área.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Watched areas: polygons in any CRS.</source>
            <translation>Áreas vigiadas: polígonos em qualquer SRC.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>{count} areas could not be checked: {names}.</source>
            <extracomment>English for 1: {count} area could not be checked: {names}.</extracomment>
            <translation>
                <numerusform>{count} área não pôde ser verificada: {names}.</numerusform>
                <numerusform>{count} áreas não puderam ser verificadas: {names}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the sum insured of each risk.</source>
            <translation>Um campo ou uma expressão com a importância segurada de cada risco.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the value of each location of the portfolio, in the same currency. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>Um campo ou uma expressão com o valor de cada local da carteira, na mesma moeda. NULL conta como 0 e é comunicado; um valor negativo termina a execução.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A point for each risk and radius in EPSG:4326, with risk (its feature id), radius, value, before, after, locations (their number), worst_before and worst_after (the worst circle that holds the risk) with its center (worst_lon, worst_lat), limit, headroom, and breach (1: the limit is exceeded around the risk or in that circle); with an uncertainty also certain and possible, the value before.</source>
            <translation>Um ponto para cada risco e raio em EPSG:4326, com risk (id do elemento), radius, value, before, after, locations (número de locais), worst_before e worst_after (o pior círculo que contém o risco) com o seu centro (worst_lon, worst_lat), limit, headroom e breach (1: o limite é excedido em redor do risco ou nesse círculo); com uma incerteza também certain e possible, o valor antes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assess prospective risks</source>
            <translation>Avaliar riscos potenciais</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assessed risks</source>
            <translation>Riscos avaliados</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Calculates what new risks add to a portfolio: the value around each risk before and with it, for each radius, and the worst circle of that radius that holds it. Works on any layer, without a connection. Each risk is assessed on its own.</source>
            <translation>Calcula o que novos riscos acrescentam a uma carteira: o valor em redor de cada risco antes e com ele, para cada raio, e o pior círculo desse raio que o contém. Funciona com qualquer camada, sem conexão. Cada risco é avaliado separadamente.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>In meters, such as "200,500".</source>
            <translation>Em metros, como "200,500".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Points in any CRS. Features without a single point are reported and skipped.</source>
            <translation>Pontos em qualquer SRC. Elementos sem um ponto único são comunicados e ignorados.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/search/dock.py" />
            <source>Portfolio</source>
            <translation>Carteira</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks</source>
            <translation>Riscos potenciais</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The insured locations: points in any CRS.</source>
            <translation>Os locais segurados: pontos em qualquer SRC.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The largest value within a radius. Empty: no limit.</source>
            <translation>O maior valor dentro de um raio. Vazio: sem limite.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a location</source>
            <translation>Valor de um local</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a risk</source>
            <translation>Valor de um risco</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>1 to 100,000.</source>
            <translation>De 1 a 100 000.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>A table with center (its feature id), distance in meters, location (its feature id), value and cumulative; with an uncertainty also certain and possible.</source>
            <translation>Uma tabela com center (id do elemento), distance em metros, location (id do elemento), value e cumulative; com uma incerteza também certain e possible.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Calculate ring profile</source>
            <translation>Calcular perfil de anéis</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Centers</source>
            <translation>Centros</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Largest radius (meters)</source>
            <translation>Raio máximo (metros)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Lists the locations around each center by their distance, with the cumulative value up to each. Works on any layer, without a connection. Distances are geodesic on WGS 84.</source>
            <translation>Lista os locais em redor de cada centro pela distância, com o valor acumulado até cada um. Funciona com qualquer camada, sem conexão. As distâncias são geodésicas em WGS 84.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Ring profile</source>
            <translation>Perfil de anéis</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>1 to 100,000. Solvency II: 200.</source>
            <translation>De 1 a 100 000. Solvência II: 200.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>A page for auditors with method, parameters, circles and their locations. It prints on A4.</source>
            <translation>Uma página para auditores com método, parâmetros, círculos e os seus locais, que se imprime em A4.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>CURRENCY is empty, so all values are added as if they had one currency. If they do not, choose the field {field}.</source>
            <translation>CURRENCY está vazio, por isso todos os valores são somados como se tivessem uma só moeda. Se não for assim, escolha o campo {field}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles in EPSG:4326 with rank, value, number of locations, center (lon, lat) and radius; with a currency field also the currency; with an uncertainty also certain_value and possible_value.</source>
            <translation>Círculos em EPSG:4326 com posição, valor, número de locais, centro (lon, lat) e raio; com um campo da moeda também a moeda; com uma incerteza também certain_value e possible_value.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles without a common location, for each currency.</source>
            <translation>Círculos sem locais em comum, para cada moeda.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Currency field</source>
            <translation>Campo da moeda</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Each currency has its own circles. Values in different currencies are never added.</source>
            <translation>Cada moeda tem os seus próprios círculos. Valores de moedas diferentes nunca são somados.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Evidence</source>
            <translation>Evidência</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Find worst circles</source>
            <translation>Encontrar os piores círculos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Finds the circles of a radius with the greatest sums of values, with any center on the globe. Works on any layer, without a connection. The first circle is the worst one; each further circle is the worst one without the locations of those before. The default radius of 200 m is that of the fire concentration under Solvency II. Distances are geodesic on WGS 84 and exact to 1 mm.</source>
            <translation>Encontra os círculos de um raio com as maiores somas de valores, com qualquer centro do globo. Funciona com qualquer camada, sem conexão. O primeiro círculo é o pior; cada círculo seguinte é o pior sem os locais dos anteriores. O raio predefinido de 200 m é o da concentração de incêndio segundo a Solvência II. As distâncias são geodésicas em WGS 84 e exatas a 1 mm.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>HTML files (*.html)</source>
            <translation>Arquivos HTML (*.html)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Locations of the circles</source>
            <translation>Locais dos círculos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Number of circles</source>
            <translation>Número de círculos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Radius (meters)</source>
            <translation>Raio (metros)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>The locations with all fields of INPUT, rank, and distance in meters.</source>
            <translation>Os locais com todos os campos de INPUT, rank e distance em metros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles</source>
            <translation>Piores círculos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles, {radius}</source>
            <translation>Piores círculos, {radius}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>0: V1, which sends filters and columns in the URL, so it supports only a few. 1: V2.</source>
            <translation>0 é V1, que envia filtros e colunas no endereço e por isso só aceita poucos; 1 é V2.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>A flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search does not support nested filters. Empty: the whole source.</source>
            <translation>Um array JSON simples, [{"field": "CountryCode", "value": "DE"}], ou @file.json. Os valores são textos; uma pesquisa não aceita um filtro dentro de outro. Vazio: tudo o que a fonte tem.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds locations of a source by their values, in any area. Requires V2 of the service.</source>
            <translation>Encontra locais de uma fonte pelos seus valores, em qualquer área. Requer a V2 do serviço.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds records of a source by their values, in any area.</source>
            <translation>Encontra entradas de uma fonte pelos seus valores, em qualquer área.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load accumulation layer</source>
            <translation>Acumulação por camada</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in area</source>
            <translation>Locais na área</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in buffers</source>
            <translation>Locais em buffers</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in area</source>
            <translation>Entradas na área</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in buffers</source>
            <translation>Entradas em buffers</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in event footprint</source>
            <translation>Carregar entradas na pegada do evento</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer of a source, such as cells with totals. Requires V1 of the service.</source>
            <translation>Carrega a camada de acumulação que o serviço tem de uma fonte, como células com as suas somas. O serviço só a tem na V1.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source inside polygons.</source>
            <translation>Carrega os locais de uma fonte que estão dentro de polígonos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source within one or several radii around centers.</source>
            <translation>Carrega os locais de uma fonte que estão dentro de um ou vários raios em volta de centros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source in the footprint of a live event, with the fields of the event.</source>
            <translation>Carrega as entradas de uma fonte na pegada de um evento em curso, com os campos do evento.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source inside polygons.</source>
            <translation>Carrega as entradas de uma fonte dentro de polígonos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source within one or several radii around centers.</source>
            <translation>Carrega as entradas de uma fonte dentro de um ou vários raios em redor de centros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature. A location in two polygons is listed twice.</source>
            <translation>Locais em EPSG:4326 com os campos do serviço e 'area', o id do elemento poligonal. Um local em dois polígonos vem duas vezes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center. There is a row for each location and radius: a location within 500 m is also within 1000 m and is listed twice.</source>
            <translation>Locais em EPSG:4326 com os campos do serviço, 'radius' (metros) e 'center', o id do elemento do centro. Há uma linha para cada local e raio: um local a menos de 500 m também está a menos de 1000 m e vem duas vezes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature; a table if the records have no coordinates. A record in two polygons is listed twice.</source>
            <translation>Entradas em EPSG:4326 com os campos do serviço e 'area', o id do polígono; uma tabela se as entradas não têm coordenadas. Uma entrada em dois polígonos aparece duas vezes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and those of the event; a table if the records have no coordinates.</source>
            <translation>Entradas em EPSG:4326 com os campos do serviço e os do evento; uma tabela se as entradas não têm coordenadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center; a table if the records have no coordinates. There is a row for each record and radius.</source>
            <translation>Entradas em EPSG:4326 com os campos do serviço, 'radius' (metros) e 'center', o id do centro; uma tabela se as entradas não têm coordenadas. Há uma linha por entrada e raio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search locations</source>
            <translation>Pesquisar locais</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search records</source>
            <translation>Pesquisar entradas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The layer of the service in EPSG:4326 with its fields; a table if it has no geometries.</source>
            <translation>O que o serviço dá, em EPSG:4326, com os seus campos; uma tabela se não tiver formas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>O corpo da requisição como JSON, com os marcadores "{source}" e "{filters}", ou @file.json. Vazio: o da conexão.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}", "{footprint}", "{columns}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>O corpo da requisição como JSON, com os marcadores "{source}", "{footprint}", "{columns}" e "{filters}", ou @file.json. Vazio: o da conexão.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The search result in EPSG:4326 with the fields of the service; a table if it has no coordinates.</source>
            <translation>O que foi encontrado, em EPSG:4326, com os campos do serviço; uma tabela se não houver coordenadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written while loading; it keeps the partial result of a cancelled run.</source>
            <translation>Um arquivo .gpkg é gravado aos poucos; se a execução for cancelada, contém o que tinha chegado.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Event footprint</source>
            <translation>Pegada do evento</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Enter the identifier of the event footprint.</source>
            <translation>FOOTPRINT está vazio. Insira o identificador da pegada do evento.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such limit.</source>
            <translation>Na V1 a pesquisa vai no endereço, que tem {length} caracteres; um serviço pode recusar mais de {limit}. VERSION 1 não tem esse limite.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} loaded. {reason}</source>
            <translation>Incompleto: carregado {rows}. {reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS was closed during an earlier run: resuming after its {count} rows.</source>
            <extracomment>English for 1: QGIS was closed during an earlier run: resuming after its 1 row.</extracomment>
            <translation>
                <numerusform>O QGIS terminou no meio de uma execução anterior: continua após {count} linha.</numerusform>
                <numerusform>O QGIS terminou no meio de uma execução anterior: continua após {count} linhas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. The partial result is kept.</source>
            <translation>Parado após {rows}. O resultado parcial é mantido.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>The identifier of the event footprint, such as 2026/storm-emil.</source>
            <translation>O identificador da pegada do evento, por exemplo 2026/storm-emil.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS is not a valid expression: {trouble}.</source>
            <translation>ADDRESS não pode ser lido: {trouble}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is not a field of INPUT. Fields: {fields}.</source>
            <translation>ADDRESS indica '{field}', que não é um campo de INPUT. Existem: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/search/dock.py" />
            <source>Address</source>
            <translation>Endereço</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <source>Addresses</source>
            <translation>Endereços</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>An expression on the fields of INPUT, such as "street" || ', ' || "city".</source>
            <translation>Uma expressão sobre os seus campos, como "street" || ', ' || "city".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Any layer or table.</source>
            <translation>Qualquer camada ou tabela.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are requested once.</source>
            <translation>Encontra o endereço de cada ponto. Posições iguais são consultadas uma vez, poucas de cada vez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the position of the address of each row. Equal addresses are requested once.</source>
            <translation>Encontra o local do endereço de cada linha. Endereços iguais são consultados uma vez, poucos de cada vez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>Geocodificar endereços</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>Locais</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept without geometry. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>Pontos em EPSG:4326 com todos os atributos de INPUT, label, placeId, geocodingQuality (como rooftop, address ou city), status (found, not found, empty, failed ou stopped) e message. As linhas sem local são mantidas, sem geometria. Se INPUT tiver um campo com o mesmo nome, o nosso começa com gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Points in any CRS.</source>
            <translation>Pontos em qualquer sistema de coordenadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>Geocodificação inversa</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>The points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>Os pontos com todos os seus atributos, label, placeId, geocodingQuality, type, status (found, not found, failed ou stopped) e message. Se INPUT tiver um campo com o mesmo nome, o nosso começa com gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A layer or table with a value in each row.</source>
            <translation>Uma camada ou tabela com um valor em cada linha.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with a row for each value: the fields of the service, value (as requested), status (found, not found, empty, failed or stopped) and message. If the service has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>Uma tabela com uma linha para cada valor: os campos do serviço, value (como consultado), status (found, not found, empty, failed ou stopped) e message. Se o serviço tiver um campo com o mesmo nome, o nosso começa com gp_; o que está aninhado vem como JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with the fields source, kind (source, column or filter), field, type, label, required (1: the source requires this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>Uma tabela com os campos source, kind (source, column ou filter), field, type, label, required (1: a fonte não pode ser consultada sem este filtro), filter_values e accumulation (1: a fonte oferece-a).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>Atributos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. Fields: {fields}.</source>
            <translation>INPUT não tem um campo '{field}'. Existem: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no rows.</source>
            <translation>INPUT não tem linhas para consultar.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Its field with the values (empty: id)</source>
            <translation>O seu campo com os valores (vazio: id)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>List sources</source>
            <translation>Listar fontes</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Lists the sources (portfolios) of your API key: a row for each source, each of its columns and each of its filters.</source>
            <translation>Lista as fontes (carteiras) da sua chave de API: uma linha para cada fonte, cada uma das suas colunas e cada um dos seus filtros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Load point attributes</source>
            <translation>Atributos do ponto</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Loads all attributes of single locations of a source by their identifiers.</source>
            <translation>Lê todos os atributos de locais de uma fonte, cada um indicado pelo valor que o identifica.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Set either VALUES or INPUT, not both.</source>
            <translation>Indique VALUES ou INPUT, para ficar claro o que se consulta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>Fontes: {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The field of INPUT with the values. Empty: id.</source>
            <translation>O seu campo com os valores; vazio: id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The values, such as "a,b". Alternative to INPUT and FIELD.</source>
            <translation>Os valores, "a,b"; ou então INPUT e FIELD.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Values (a,b)</source>
            <translation>Valores (a,b)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>or a layer</source>
            <translation>ou uma camada</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>A table with a row for each layer: layer, status (refreshed, empty, incomplete, failed), message (the changes, or the reason), rows.</source>
            <translation>Uma tabela com uma linha por camada: layer, status (refreshed, empty, incomplete, failed), message (o que veio, saiu e mudou, ou o motivo da falha), rows.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Project (empty: the open one)</source>
            <translation>Projeto (vazio: o aberto)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>QGIS projects (*.qgz *.qgs)</source>
            <translation>Projetos QGIS (*.qgz *.qgs)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refresh project</source>
            <translation>Atualizar projeto</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refreshed</source>
            <translation>Atualizadas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Runs the queries of all GeoPortfolio layers of a project again and updates the layers. A layer whose query fails or finds nothing keeps its result; the run continues.</source>
            <translation>Repete as consultas de todas as camadas GeoPortfolio de um projeto e mostra nelas as novas respostas. Uma camada cuja consulta falha ou não encontra nada mantém a sua resposta; o resto continua.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The .qgz or .qgs file, which is saved. Empty: the open project, which is not saved.</source>
            <translation>O arquivo .qgz ou .qgs, que é gravado; vazio: o projeto aberto, que não é gravado.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The name of a connection. Empty: for each layer the connection to its service.</source>
            <translation>O nome de uma conexão; vazio: para cada camada a que leva ao seu serviço.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project could not be saved: {reason}</source>
            <translation>O projeto não pôde ser gravado: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project has no GeoPortfolio layer.</source>
            <translation>O projeto não tem camadas GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project {file} could not be opened: {reason}</source>
            <translation>O projeto {file} não pode ser aberto: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>está em edição.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file no longer exists, and neither does the query.</source>
            <translation>o seu arquivo já não existe, e com ele a consulta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has no data there any more.</source>
            <translation>o serviço já não tem nada ali.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no connection to {host}.</source>
            <translation>não há conexão a {host}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no such file</source>
            <translation>o arquivo não existe</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>0: PDF. 1: HTML.</source>
            <translation>0 é PDF, 1 é HTML.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A QGIS expression for the name of each file. Empty: LocNumber, LocName, name or id.</source>
            <translation>Uma expressão QGIS que dá nome a cada arquivo; vazio: por LocNumber, LocName, name ou id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A table with point (feature id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>Uma tabela com point (o id do elemento), label, file, status (saved, warning, skipped, failed ou stopped) e message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Format</source>
            <translation>Formato</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>In meters, such as "500,1000". With radii, the report includes the locations in these circles.</source>
            <translation>Metros, "500,1000"; com raios, o relatório inclui os locais nesses círculos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>Nome de cada arquivo (expressão)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Report index</source>
            <translation>Índice de relatórios</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <source>Risk reports</source>
            <translation>Relatórios de risco</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Saves a risk report for each point in a folder, with an index (index.csv) and a layer (reports.gpkg). If a report fails, its row has the reason and the run continues. Run it again with the same folder and SKIP_EXISTING to save only the missing ones.</source>
            <translation>Obtém um relatório de risco para cada ponto numa pasta, com um índice (index.csv) e uma camada (reports.gpkg). Um relatório que falha não termina a execução: a sua linha diz o motivo. Execute de novo com a mesma pasta e SKIP_EXISTING para obter só o que falta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that are already in the folder</source>
            <translation>Ignorar relatórios que a pasta já tem</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>True: skip reports with the same point and settings that are already in the folder.</source>
            <translation>True: ignorar os relatórios com o mesmo ponto e as mesmas opções que já estão na pasta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Version of the reports. 0: V1. 1: V2.</source>
            <translation>0 é V1, 1 é V2 dos relatórios.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Example: {command}</source>
            <translation>Exemplo: {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts}): {cause}</source>
            <translation>Nova tentativa em {seconds} s (tentativa {attempt} de {attempts}): {cause}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>The service returns at most {given} records a page, not {asked}; smaller pages are requested.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}; smaller pages are requested.</extracomment>
            <translation>
                <numerusform>O serviço dá no máximo {given} entrada por página, não {asked}; são pedidas assim.</numerusform>
                <numerusform>O serviço dá no máximo {given} entradas por página, não {asked}; são pedidas assim.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{count} so far</source>
            <translation>{count} até agora</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}, which is read until the end. Choose another file or table.</source>
            <translation>{output} está onde está {name}, que é lido até o fim. Escolha outro arquivo ou tabela; depois pode remover o antigo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}. Choose another file or table.</source>
            <translation>{output} é igual a {name}. Escolha outro arquivo ou tabela.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>SOURCE is empty. Run List sources for the available ones.</source>
            <translation>SOURCE está vazio. Listar fontes mostra quais existem.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>{address} begins with http://, so others on the network can read the API key and the responses. Use https:// if the service offers it.</source>
            <translation>{address} começa com http://, por isso qualquer pessoa na rede pode ler a chave de API e as respostas. Use https:// se o serviço o oferecer.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT. Check that it can be reached.</source>
            <translation>A base de dados não aceitou OUTPUT. Verifique se pode ser alcançada.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT: "{reason}". Ask its administrator.</source>
            <translation>A base de dados não aceitou OUTPUT. Diz: "{reason}". Pergunte a quem a administra.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was requested.</source>
            <translation>Não há ponto válido em CENTERS, por isso nada foi consultado.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was requested.</source>
            <translation>Não há polígono válido em AREA, por isso nada foi consultado.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>A row could not be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUT não aceitou uma linha. Verifique o espaço no disco.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Not all rows could be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUT não aceitou todas as linhas. Verifique o espaço no disco.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>OUTPUT could not be replaced: {trouble}. Close the program that uses it, or choose another file.</source>
            <translation>OUTPUT não pode ser substituído: {trouble}. Feche o que o mantém aberto, ou escolha outro arquivo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>Parado durante a gravação de OUTPUT: tem {count} de {total} linha. Tudo está guardado em {file}.</numerusform>
                <numerusform>Parado durante a gravação de OUTPUT: tem {count} de {total} linhas. Todas estão guardadas em {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>The database created no spatial index for OUTPUT.</source>
            <translation>A base de dados não criou um índice espacial de OUTPUT.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. The results are kept in {file}.</source>
            <translation>{trouble}. As respostas estão guardadas em {file}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. There is no space for the results in {file} either. Free some space and run it again.</source>
            <translation>{trouble}. Também não há espaço para as respostas em {file}. Libere espaço e execute de novo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>0: V1, with a flat list of filters combined with AND. 1: V2, where a filter can have nested filters under "filters".</source>
            <translation>0 é V1, 1 é V2. V1 aceita uma lista simples de filtros, todos válidos em conjunto; em V2 um filtro pode conter outros em "filters".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>A JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>Um array JSON, [{"field": "CountryCode", "value": "DE"}], ou @file.json. Os valores são textos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>Áreas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Columns (a,b; empty: service defaults)</source>
            <translation>Colunas (a,b; vazio: as do serviço)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Connection (empty: default)</source>
            <translation>Conexão (vazio: a padrão)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Add it where the filters belong.</source>
            <translation>FILTERS não são enviados: {name} não tem "{{filters}}". Ponha-o onde vão os filtros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Filters (JSON array or @file.json)</source>
            <translation>Filtros (array JSON, ou @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>In meters, such as "500,1000".</source>
            <translation>Metros, "500,1000".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Names of columns of the source, such as "LocName,City". Empty: service defaults.</source>
            <translation>Nomes de colunas da fonte, "LocName,City"; vazio: as que o serviço dá.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points</source>
            <translation>Pontos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points in any CRS. Each has its own request, with all radii; features without a single point are reported and skipped.</source>
            <translation>Elementos pontuais em qualquer sistema de coordenadas. São consultados um a um, com todos os raios juntos; um que não é um só ponto é comunicado e omitido.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Polygons in any CRS. Each has its own request; invalid ones are reported and skipped.</source>
            <translation>Elementos poligonais em qualquer sistema de coordenadas. São consultados um a um; um que não é válido é comunicado e omitido.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>Raios em metros (500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per page</source>
            <translation>Entradas pedidas de cada vez</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per request; all pages are loaded.</source>
            <translation>Entradas por requisição; todas as páginas são carregadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>Requisição (JSON, ou @file.json)</translation>
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
            <translation>O identificador da carteira (ver Listar fontes).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>The name of a connection. Empty: the default connection.</source>
            <translation>O nome de uma conexão; vazio: a padrão.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Version of the service</source>
            <translation>Versão da interface do serviço</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>Further failures are reported in the rows only.</source>
            <translation>As outras falhas são indicadas só nas linhas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>{count} vazia</numerusform>
                <numerusform>{count} vazias</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>{count} com falha</numerusform>
                <numerusform>{count} com falha</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>{count} encontrada</numerusform>
                <numerusform>{count} encontradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>{count} não encontrada</numerusform>
                <numerusform>{count} não encontradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count} linha: {parts}</numerusform>
                <numerusform>{count} linhas: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>{count} gravada</numerusform>
                <numerusform>{count} gravadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>{count} gravada com aviso</numerusform>
                <numerusform>{count} gravadas com aviso</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>{count} ignorada</numerusform>
                <numerusform>{count} ignoradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>{count} parada</numerusform>
                <numerusform>{count} paradas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/targets.py" />
            <source>A Shapefile truncates field names to 10 characters. A GeoPackage keeps them.</source>
            <translation>Um Shapefile corta os nomes dos campos em 10 caracteres, o que torna difícil distingui-los. Um GeoPackage mantém-nos.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate Again</source>
            <translation>Acumular de novo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate accumulation: {title}</source>
            <translation>Acumulação de {title}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Requesting {source}</source>
            <translation>Consulta de {source}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. The partial result is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. The partial result is in the table.</extracomment>
            <translation>
                <numerusform>Parado após {count} de {all} área. O que veio está na tabela.</numerusform>
                <numerusform>Parado após {count} de {all} áreas. O que veio está na tabela.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first response.</source>
            <translation>Parado antes da resposta da primeira área.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>{count} of {all} areas failed. {reason}</source>
            <extracomment>English for 1: {count} of {all} area failed. {reason}</extracomment>
            <translation>
                <numerusform>{count} de {all} área com falha. {reason}</numerusform>
                <numerusform>{count} de {all} áreas com falha. {reason}</numerusform>
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
            <translation>Por raio em volta de {areas}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Chart</source>
            <translation>Gráfico</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the chart as an image, or save it as PNG or SVG</source>
            <translation>Copiar o gráfico como imagem ou gravá-lo como PNG ou SVG</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>Metric of chart and layer</source>
            <translation>Métrica do gráfico e da camada</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>The metric that the chart shows and the layer is styled by</source>
            <translation>A métrica que o gráfico mostra e que dá estilo à camada</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>numbers without a currency</source>
            <translation>números sem moeda</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>only {currency}, not converted</source>
            <translation>só {currency}, não convertido</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Another File</source>
            <translation>Outro arquivo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Create the layer {title}</source>
            <translation>Criar a camada {title}</translation>
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
            <translation>Abrir pasta</translation>
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
            <translation>Tentar de novo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/results/csv_saving.py" />
            <source>Save {file}</source>
            <translation>Gravar {file}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Table saved as {file}.</source>
            <translation>A tabela está em {file}.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows} como camada {layer}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Add the areas or circles to the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>As áreas ou os círculos da última resposta no mapa, com o estilo segundo a métrica do gráfico e um campo para cada métrica</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All Metrics</source>
            <translation>Todas as métricas</translation>
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
            <translation>Remover base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare later accumulations with this one</source>
            <translation>Manter estes números e comparar com eles os seguintes</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>Copiar a tabela para uma folha de cálculo, com fonte, área, filtros e hora</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create Layer</source>
            <translation>Criar camada</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>No accumulation yet. Choose an area, then Calculate Accumulation.</source>
            <translation>Ainda não há acumulação. Escolha uma área, depois Acumular.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file with a row for each area or radius</source>
            <translation>Gravar todas as métricas como arquivo CSV, uma linha para cada área ou raio</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as Baseline</source>
            <translation>Definir base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all metrics, not only the sums insured</source>
            <translation>Mostrar tudo o que o serviço somou, não só as somas seguradas</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep partial results</source>
            <translation>Parar e manter o que veio</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Stop comparing and show the last accumulation alone</source>
            <translation>Deixar de comparar e mostrar só a última acumulação</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source} não oferece acumulação.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All</source>
            <translation>Adicionar todos</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All {count}</source>
            <translation>Adicionar todos os {count}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add Them Swapped</source>
            <translation>Adicionar trocadas</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the Other {count}</source>
            <extracomment>English for 1: Add the Other One</extracomment>
            <translation>
                <numerusform>Adicionar o outro</numerusform>
                <numerusform>Adicionar os outros {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Areas added from {layer}: {count}</source>
            <translation>Áreas adicionadas de {layer}: {count}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Map extent</source>
            <translation>Extensão do mapa</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Nothing is selected in a layer of polygons or points. Choose the layer in the Layers panel, select features with QGIS's select tool, then try again.</source>
            <translation>Nada está selecionado numa camada de polígonos ou pontos. Escolha a camada no painel Camadas, selecione elementos com a ferramenta de seleção do QGIS e tente de novo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read pasted geometry</source>
            <translation>Ler formas coladas</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read the features of {layer}</source>
            <translation>Ler os elementos de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Swap</source>
            <translation>Trocar</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The current layer has no polygons or points. Choose one that has in the Layers panel, then try again.</source>
            <translation>A camada atual não tem polígonos nem pontos. Escolha uma que tenha no painel Camadas e tente de novo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The map's extent was added as an area.</source>
            <translation>A extensão do mapa foi adicionada como área.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted areas were added, but are outside the map. With latitude and longitude swapped they would be inside.</source>
            <translation>As áreas coladas foram adicionadas, mas estão fora do mapa. Com latitude e longitude trocadas estariam dentro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted coordinates are outside ±180°, ±90°. With latitude and longitude swapped they are valid.</source>
            <translation>O texto colado está fora do globo, e fica dentro com latitude e longitude trocadas.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>This layer holds the selection areas. Choose another layer.</source>
            <translation>Estas já são as áreas. Escolha outra camada.</translation>
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
            <translation>texto colado</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} geometries of {origin} cannot be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} geometry of {origin} cannot be used: {faults}. Nothing was added yet.</extracomment>
            <translation>
                <numerusform>Erro em {bad} de {total} forma de {origin}: {faults}. Ainda nada foi adicionado.</numerusform>
                <numerusform>Erro em {bad} de {total} formas de {origin}: {faults}. Ainda nada foi adicionado.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{count} more, which the log names</source>
            <extracomment>English for 1: 1 more, which the log names</extracomment>
            <translation>
                <numerusform>mais {count}, indicada no log</numerusform>
                <numerusform>mais {count}, indicadas no log</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} does not state its number of features, each with its own request. This may take long.</source>
            <translation>{layer} não indica quantos elementos tem; cada um é consultado separadamente, o que pode demorar.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer} não tem elementos.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features, each with its own request. This takes long.</source>
            <translation>{layer} tem {count} elementos; cada um é consultado separadamente, o que demora.</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles Here</source>
            <translation>&amp;Círculos aqui</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Identify Location</source>
            <translation>&amp;Identificar local</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Risk Report at Location</source>
            <translation>&amp;Relatório aqui</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>GeoPortfolio</source>
            <translation>GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>Outside valid coordinates</source>
            <translation>Este não é um local no globo</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Risk report for this place</source>
            <translation>Relatório de risco para este local</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Select locations in circles around this place</source>
            <translation>Selecionar os locais em círculos em volta deste ponto</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>O endereço, o registo e os perigos deste local</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>Clique em pelo menos um centro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click to add centers; type radii for all (200 500 1km) or drag one. Double-click, right-click or Enter finishes; Backspace removes a center; Esc cancels. Drag with Shift to add a radius; Tab selects one center, to type radii for it alone.</source>
            <translation>Clique nos centros, escreva raios para todos (200 500 1km) ou arraste um. Clique duplo, clique direito ou Enter termina; Backspace retira um centro; Esc sai. Arrastar com Shift junta o raio aos outros; Tab marca o centro seguinte, para escrever raios só para ele.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <location filename="../ui/exposure/pins.py" />
            <source>Outside valid coordinates.</source>
            <translation>Este não é um local no globo.</translation>
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
            <source>Add a World Map</source>
            <translation>Adicionar um mapa-múndi</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>Todas as áreas foram removidas.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Check the result.</source>
            <translation>A área '{name}' foi reparada. Veja se é o que pretendia.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Areas and filters replaced by those of the query.</source>
            <translation>Áreas e filtros substituídos pelos da consulta.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers with different radii</source>
            <translation>Círculos adicionados: {count} centros com raios diferentes</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers, {radii} each</source>
            <extracomment>English for 1: Circles added: 1 center, {radii}</extracomment>
            <translation>
                <numerusform>Círculos adicionados: 1 centro, {radii}</numerusform>
                <numerusform>Círculos adicionados: {count} centros, {radii} em cada um</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Merge the areas</source>
            <translation>Unir as áreas</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or add selected features.</source>
            <translation>Ainda não há área. Desenhe uma, ou use elementos selecionados.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Nothing to merge. Add at least two areas first.</source>
            <translation>Não há nada para unir. Antes desenhe ou use pelo menos duas áreas.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/selection/drafting.py" />
            <source>Repair</source>
            <translation>Reparar</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Show query areas</source>
            <translation>Mostrar as áreas da consulta</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The areas were merged into one.</source>
            <translation>Todas as áreas são agora uma só.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The project has no map to draw on. Add a layer first.</source>
            <translation>O projeto não tem mapa onde desenhar. Adicione primeiro uma camada.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/filters/bar.py" />
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>World map</source>
            <translation>Mapa-múndi</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>{count} areas were removed.</source>
            <extracomment>English for 1: {name} was removed.</extracomment>
            <translation>
                <numerusform>{name} foi removido.</numerusform>
                <numerusform>{count} áreas foram removidas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>{name}: city center only, so a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name}: só o centro da cidade; um círculo de {radius} diz pouco. Escolha um endereço com rua, ou raios maiores.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location to see its address, record and hazards. Esc cancels.</source>
            <translation>Clique num local ou local carregado para ver o endereço, o registro e os perigos. Esc cancela.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location. Esc cancels.</source>
            <translation>Clique num local ou num local carregado. Esc sai.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Press Enter to choose this place</source>
            <translation>Enter toma este local</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 vertices.</source>
            <translation>Uma área precisa de pelo menos 3 vértices.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to add vertices. Double-click, right-click or Enter finishes; Backspace removes a vertex; Esc cancels.</source>
            <translation>Clique para pôr vértices. Clique duplo, clique direito ou Enter termina; Backspace retira um vértice; Esc sai.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself near {latitude}, {longitude}. Remove a vertex.</source>
            <translation>A forma cruza-se a si mesma perto de {latitude}, {longitude}. Retire um vértice.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself.</source>
            <translation>A forma cruza-se a si mesma.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond the pole.</source>
            <translation>A forma passa do polo.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond what the map can show.</source>
            <translation>A forma sai da área que o mapa pode mostrar.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area is too small.</source>
            <translation>A forma é pequena demais para ser uma área.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The project has no coordinate system. Set the project's CRS.</source>
            <translation>O mapa não tem sistema de coordenadas; defina um para o projeto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/polygon_tool.py" />
            <source>{count} vertices</source>
            <extracomment>English for 1: 1 vertex</extracomment>
            <translation>
                <numerusform>{count} vértice</numerusform>
                <numerusform>{count} vértices</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>Radii</source>
            <translation>Raios</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii in m, km, mi or ft; without a unit, meters. Press Enter to apply.</source>
            <translation>Raios com m, km, mi ou ft; sem unidade metros. Enter define-os.</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS WMS and WFS Connections</source>
            <translation>&amp;Adicionar às conexões WMS e WFS do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Edit…</source>
            <translation>&amp;Editar…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Help</source>
            <translation>A&amp;juda</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New Connection…</source>
            <translation>&amp;Nova conexão…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Reload</source>
            <translation>&amp;Recarregar</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Test</source>
            <translation>&amp;Testar</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/maps.py" />
            <source>Add Hazard &amp;Maps…</source>
            <translation>Adicionar &amp;mapas de perigo…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection: double-click to connect</source>
            <translation>Ainda sem conexão: clique duplo para conectar</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Portfolio services with their sources, maps and recent queries</source>
            <translation>Os seus serviços de carteira: fontes, mapas e consultas recentes</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Set as C&amp;urrent</source>
            <translation>&amp;Usar</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to Group Hazard</source>
            <translation>&amp;Adicionar ao grupo Hazard</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;WFS Layer</source>
            <translation>Adicionar como camada &amp;WFS</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load a copy: QGIS cannot read it from the service.</source>
            <translation>Clique duplo para carregar: o serviço não permite que o QGIS o leia.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>Elementos (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps, to drag onto the map</source>
            <translation>Mapas de perigo: arraste-os para o mapa</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Maps (WMS)</source>
            <translation>Mapas (WMS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no features.</source>
            <translation>O serviço de mapas não oferece elementos.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no maps.</source>
            <translation>O serviço de mapas não oferece mapas.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Vector sources of the hazard maps, with attributes</source>
            <translation>Fontes vetoriais dos mapas de perigos, com atributos</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>{title}, all in one map</source>
            <translation>{title}, tudo num só mapa</translation>
        </message>
        <message>
            <location filename="../ui/browser/nodes.py" />
            <source>Double-click to try again.</source>
            <translation>Clique duplo para tentar de novo.</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <source>Locked: double-click to unlock</source>
            <translation>Bloqueado: clique duplo para desbloquear</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/identify/section.py" />
            <source>Requesting…</source>
            <translation>Consulta ao serviço…</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Edit Query</source>
            <translation>&amp;Editar consulta</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>&amp;Layer</source>
            <translation>Ca&amp;mada</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Run Again</source>
            <translation>Executar de &amp;novo</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;Command</source>
            <translation>&amp;Copiar como comando qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>No queries yet</source>
            <translation>Ainda nada consultado</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>Consultas recentes</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries with time and rows</source>
            <translation>Consultas recentes com hora e linhas</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Column</source>
            <translation>Coluna</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Columns ({count})</source>
            <translation>Colunas ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns of {source}</source>
            <translation>Colunas de {source}</translation>
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
            <translation>Procurar uma coluna ou um filtro</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Required</source>
            <translation>Obrigatório</translation>
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
            <translation>sim</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>{source}: does not offer accumulation</source>
            <translation>{source}: não oferece acumulação</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Copy &amp;Identifier</source>
            <translation>Copiar &amp;identificador</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;Columns…</source>
            <translation>Listar &amp;colunas…</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>Exigido por esta fonte</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Set as Current &amp;Source</source>
            <translation>&amp;Usar esta fonte</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Sources to load locations and records from</source>
            <translation>Fontes de onde carregar locais e entradas</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The API key has no access to any source. Ask your provider.</source>
            <translation>A chave de API não tem acesso a nenhuma fonte. Fale com o fornecedor.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/sources.py" />
            <source>{count} columns</source>
            <extracomment>English for 1: 1 column</extracomment>
            <translation>
                <numerusform>{count} coluna</numerusform>
                <numerusform>{count} colunas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/values.py" />
            <source>Any value</source>
            <translation>Qualquer valor</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/values.py" />
            <source>and {count} more</source>
            <extracomment>English for 1: and 1 more</extracomment>
            <translation>
                <numerusform>e mais {count}</numerusform>
                <numerusform>e mais {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>'{text}' copied to the clipboard.</source>
            <translation>'{text}' está na área de transferência.</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Added to the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>Entre as conexões WMS e WFS do QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Chart saved as {path}.</source>
            <translation>Gráfico gravado como {path}.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Copy the chart as an image, for a mail or a slide</source>
            <translation>Copiar o gráfico como imagem, para um e-mail ou um slide</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>PNG image (*.png)</source>
            <translation>Imagem PNG (*.png)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>SVG drawing (*.svg)</source>
            <translation>Desenho SVG (*.svg)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save Chart</source>
            <translation>Gravar gráfico</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>Gravar o gráfico como PNG ou SVG</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save…</source>
            <translation>Gravar…</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Saving the chart</source>
            <translation>Gravação do gráfico</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>The chart could not be saved as {path}: {reason}. Choose another folder.</source>
            <translation>O gráfico não pôde ser gravado como {path}: {reason}. Escolha outra pasta.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} already exists. Replace it?</source>
            <translation>{file} já existe. Substituir?</translation>
        </message>
        <message>
            <location filename="../ui/charts/bars.py" />
            <source>Largest {shown} of {count}</source>
            <translation>Os {shown} maiores de {count}</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No values to show.</source>
            <translation>Não há números para desenhar.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A connection '{name}' already exists.</source>
            <translation>Já existe uma conexão '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name cannot contain a slash or be 'environment'.</source>
            <translation>Um nome não tem barras, e 'environment' é reservado ao QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection to a portfolio service</source>
            <translation>Conexão a um serviço de carteira</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>Nome e versão</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&lt;a href="{network}"&gt;Proxy&lt;/a&gt; and &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;: QGIS options</source>
            <translation>Nas opções do QGIS: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificados&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>API key</source>
            <translation>Chave de API</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Advanced</source>
            <translation>Avançado</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the API key</source>
            <translation>Ocultar a chave de API</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep in authentication database</source>
            <translation>Na base de dados de autenticação</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep until QGIS is closed</source>
            <translation>Só até fechar o QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask for your master password, or to set one.</source>
            <translation>O QGIS pode pedir sua senha mestra, ou que defina uma.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove Prefix</source>
            <translation>Remover o prefixo</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Same as service URL</source>
            <translation>igual à URL do serviço</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Service URL</source>
            <translation>URL do serviço</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the API key</source>
            <translation>Mostrar a chave de API</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key contains an invalid character. Copy it again from your provider's message.</source>
            <translation>A chave de API contém um caractere que não pode ser enviado. Copie-a de novo da origem.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This URL starts with http, so others on the network can read the API key. Use https if the service offers it.</source>
            <translation>Este endereço começa com http: qualquer pessoa no caminho pode ler a chave de API. Use https se o serviço o tiver.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is not a service URL. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
            <translation>Este não é o endereço de um serviço. É do tipo https://portfolio.example.com, sem usuário, ponto de interrogação ou #.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V1: flat filters</source>
            <translation>V1: filtros simples</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V2: nested filters</source>
            <translation>V2: filtros aninhados</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Version</source>
            <translation>Versão</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in the QGIS authentication database</source>
            <translation>na base de dados de autenticação do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until QGIS is closed</source>
            <translation>mantida até fechar o QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>Voltar</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connect</source>
            <translation>Conectar</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>Connect to your portfolio service</source>
            <translation>Conectar-se ao seu serviço de carteira</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics…</source>
            <translation>Executar diagnóstico…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>The API key was not stored, because no master password was given. Connect again to keep it until QGIS is closed.</source>
            <translation>O QGIS não guardou a chave de API, porque a senha mestra não foi dada. Conecte-se de novo para usá-la só até fechar o QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>'{name}' está nas conexões WMS e WFS do QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in the QGIS WMS and WFS connections.</source>
            <translation>'{name}' não está nas conexões WMS e WFS do QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS &amp;WMS and WFS</source>
            <translation>Adicionar ao &amp;WMS e WFS do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK, it is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>Após OK estará nas conexões WMS e WFS do QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For the QGIS Browser and Data Source Manager; the API key stays where it is</source>
            <translation>Para o navegador e o gestor de fontes de dados do QGIS; a chave de API fica onde está</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS already has connections named {titles} to another service. Rename or remove them in QGIS, then add yours again.</source>
            <translation>O QGIS tem conexões de outro serviço chamadas {titles}; não foram alteradas. Renomeie-as ou remova-as no QGIS, depois adicione as suas de novo.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>The API key of '{name}' was not stored. Keep it until QGIS is closed?</source>
            <translation>O QGIS não guardou a chave de API de '{name}'. Usá-la só até fechar o QGIS?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add…</source>
            <translation>&amp;Adicionar…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Remove</source>
            <translation>&amp;Remover</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Check the connection step by step</source>
            <translation>Verificar a conexão passo a passo</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Connections</source>
            <translation>Conexões</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics…</source>
            <translation>Executar dia&amp;gnóstico…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;Default</source>
            <translation>Definir como pa&amp;drão</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>authentication database</source>
            <translation>base de dados de autenticação</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>ambiente</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS is closed</source>
            <translation>até fechar o QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name} (padrão)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Advanced Service Settings</source>
            <translation>Definições avançadas do serviço</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Append request name to map URL</source>
            <translation>Mapas: o nome da requisição termina o endereço</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Automatic</source>
            <translation>automático</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Concurrent requests</source>
            <translation>Requisições simultâneas</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>Descreve o serviço, que não indica como combina os filtros V2. Não altera a requisição. Um filtro abaixo de outro restringe-o sempre.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Empty page</source>
            <translation>página vazia</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How many pages of records, areas, addresses or batches of points are requested at a time; of reports at most 3. While the service refuses or fails, fewer are requested.</source>
            <translation>Quantas páginas de entradas, áreas, endereços ou lotes de pontos são pedidos de cada vez; de relatórios no máximo 3. Enquanto o serviço recusar ou falhar, são pedidos menos automaticamente.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of records is recognized. A page with fewer rows than requested is the last; 'Automatic' requests one more page where the service may have left out rows. 'Short page' never does, 'Empty page' always requests pages until one has no rows.</source>
            <translation>Como se reconhece a última página de entradas. Uma página com menos linhas do que o pedido é a última; 'automático' pede mais uma página quando o serviço pode ter omitido linhas. 'página curta' nunca o faz, 'página vazia' pede sempre até não restarem linhas.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Last page</source>
            <translation>Fim das páginas</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Limit for sources, accumulation, hazards, lists of maps and reports, once unpacked. Larger responses are cancelled, to protect memory and disk. Locations and records are written to disk as they arrive; above 500 MB you are asked first.</source>
            <translation>Fontes, acumulação, perigos, listas de mapas e relatórios são recebidos de uma só vez. Uma resposta maior que isto, depois de descompactada, não é mantida, para não encher a memória nem o disco. Locais e entradas são gravados no disco à medida que chegam; destes, sem confirmação, não vêm mais de 500 MB.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maximum response size (MB)</source>
            <translation>Tamanho máximo da resposta (MB)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points per enrichment batch</source>
            <translation>Pontos num lote de enriquecimento</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request V2 point reports at the V1 buffer URL</source>
            <translation>Os relatórios V2 de um ponto usam o endereço de buffer da V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of accumulation layers</source>
            <translation>Corpo da requisição das camadas de acumulação</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of live events</source>
            <translation>Corpo da requisição dos eventos em curso</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of risk reports</source>
            <translation>Corpo da requisição dos relatórios de risco</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request locations and records as CSV</source>
            <translation>Locais e entradas vêm como CSV</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Send V2 filters in "params"</source>
            <translation>Os filtros V2 ficam dentro de 'params'</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Short page</source>
            <translation>página curta</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Smaller responses. Only if the provider's CSV has latitude and longitude columns: without them the locations are a table. Circles with several radii are always JSON.</source>
            <translation>Transfere-se menos. Só se o CSV do fornecedor tiver colunas de latitude e longitude: sem elas, os locais vêm como tabela. Círculos com vários raios vêm como JSON de qualquer modo.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>O serviço combina os filtros com</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Areas and filters are sent to this service:</source>
            <translation>As áreas e os filtros são enviados a este serviço:</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another</source>
            <translation>Usar outra</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>Usar outra conexão</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} is from {host}, to which you have no connection. The layer is unchanged.</source>
            <translation>{layer} veio de {host}, a que não há conexão. A camada ficou como estava.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Preview</source>
            <translation>&amp;Pré-visualizar</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Reset</source>
            <translation>&amp;Repor</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>(your key)</source>
            <translation>(a sua chave)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Accumulation layer</source>
            <translation>Camada de acumulação</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Correct the body first.</source>
            <translation>Nada pode ser enviado enquanto o corpo tiver um erro.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Custom</source>
            <translation>personalizado</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Default</source>
            <translation>habitual</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit: {what}</source>
            <translation>Editar: {what}</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit…</source>
            <translation>Editar…</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Invalid</source>
            <translation>com erros</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Kind of request</source>
            <translation>Tipo de requisição</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Live event</source>
            <translation>Evento em curso</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a location, V1</source>
            <translation>Relatório de um local, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a location, V2</source>
            <translation>Relatório de um local, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V1</source>
            <translation>Relatório com círculos, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V2</source>
            <translation>Relatório com círculos, V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Request that would be sent</source>
            <translation>Requisição que seria enviada</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Restore the default body</source>
            <translation>Pôr o corpo habitual no lugar deste</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Show the request that would be sent, with example values</source>
            <translation>Mostrar a requisição que seria enviada, com valores de exemplo</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The chosen columns, a list</source>
            <translation>As colunas escolhidas, uma lista</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The filters, a list</source>
            <translation>Os filtros, uma lista</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The footprint of the event, which is in the address, too</source>
            <translation>A pegada do evento, que também está no endereço</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The identifier of the source</source>
            <translation>O identificador da fonte</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The latitude in degrees, a number</source>
            <translation>A latitude em graus, um número</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The longitude in degrees, a number</source>
            <translation>A longitude em graus, um número</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The name that the version has for filters: filters in V1, filters_v2 in V2</source>
            <translation>O nome que a versão dá aos filtros: filters na V1, filters_v2 na V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The point as an object: a circle with one coordinate of lat and long</source>
            <translation>O ponto como objeto: um círculo com uma coordenada de lat e long</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The radii in meters, a list; none in the report of a location</source>
            <translation>Os raios em metros, uma lista; nenhum no relatório de um local</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write the body that your provider expects. Click a placeholder to insert it at the cursor; one without a value is left out with its member.</source>
            <translation>Escreva o que o fornecedor quer receber. Um clique põe um marcador onde está o cursor; um sem valor é omitido com o seu membro.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Connection</source>
            <translation>&amp;Conexão</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Open Options</source>
            <translation>&amp;Abrir opções</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Stop</source>
            <translation>&amp;Parar</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Checks</source>
            <translation>Verificações</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Cop&amp;y</source>
            <translation>Co&amp;piar</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copied. No API key is included.</source>
            <translation>Copiado. Nenhuma chave de API está incluída.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copy all results as text, without the API key</source>
            <translation>Copiar todos os resultados como texto, sem a chave de API</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Diagnose Connection</source>
            <translation>Diagnosticar conexão</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Open the page of the QGIS options for the selected problem</source>
            <translation>Abrir a página de opções do QGIS que pode resolver o problema selecionado</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Run all checks again</source>
            <translation>Executar todas as verificações novamente</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Running…</source>
            <translation>Em execução…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Show the results with versions, settings and log, without API keys</source>
            <translation>Mostrar os resultados com versões, configurações e log, sem chaves de API</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Skip the remaining checks and keep the results</source>
            <translation>Pular as verificações restantes e manter os resultados</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Stopped. The remaining checks were not run.</source>
            <translation>Parado. As verificações restantes não foram executadas.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Support &amp;Text…</source>
            <translation>&amp;Texto de suporte…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>A conexão a verificar</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Add one first.</source>
            <translation>Ainda não há conexão. Crie uma, depois volte.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Unexpected error. See the log.</source>
            <translation>Erro inesperado. Veja o log.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Check</source>
            <translation>Verificação</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>&amp;Save As…</source>
            <translation>&amp;Salvar como…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text and delete what you do not want to share. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
            <translation>Revise o texto e apague o que não quiser repassar. Nada é enviado. Chaves de API, senhas, seu nome de usuário e dados da carteira foram removidos.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copied to the clipboard.</source>
            <translation>Copiado para a área de transferência.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copy the text to the clipboard</source>
            <translation>Copiar o texto para a área de transferência</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save Support Text</source>
            <translation>Salvar o texto de suporte</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save the text to a file on this computer</source>
            <translation>Salvar o texto em um arquivo deste computador</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support Text</source>
            <translation>Texto de suporte</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support text saved as {file}.</source>
            <translation>Texto de suporte salvo como {file}.</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Text files (*.txt)</source>
            <translation>Arquivos de texto (*.txt)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>The text could not be checked for the API keys of {names}.</source>
            <translation>Não foi possível procurar as chaves de API de {names}.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from Map Service</source>
            <translation>Su&amp;gerir do serviço de mapas</translation>
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
            <translation>A&amp;dicionar</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Add the typed name; the arrow has recently used names</source>
            <translation>Adicionar o nome escrito; na seta estão os usados recentemente</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Do&amp;wn</source>
            <translation>Des&amp;cer</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Find a layer</source>
            <translation>Procurar uma camada</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers</source>
            <translation>Camadas de perigo</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers of {connection}</source>
            <translation>Camadas de perigo de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Layers</source>
            <translation>Camadas</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers down</source>
            <translation>Mover para baixo as camadas selecionadas</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers up</source>
            <translation>Mover para cima as camadas selecionadas</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Name of a layer</source>
            <translation>Nome de uma camada</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Remove the selected layers from the list (Delete)</source>
            <translation>Remover da lista as camadas selecionadas (Delete)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Suggest the names of the map layers</source>
            <translation>Os nomes das camadas de mapa, que os pontos também podem ter</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The map service has no other layers.</source>
            <translation>O serviço de mapas não indica outras camadas.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The name in the service; separate several with commas. Press Enter to add.</source>
            <translation>Como o serviço a conhece; várias com vírgulas. Enter adiciona.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Enter the names from your provider.</source>
            <translation>O serviço não lista as suas camadas. Escreva os nomes recebidos do fornecedor.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. The service may not offer them for points: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. The service may not offer it for points: tick it and try.</extracomment>
            <translation>
                <numerusform>{count} nome novo do serviço de mapas. Não se indica se os pontos o podem ter: marque-o e experimente.</numerusform>
                <numerusform>{count} nomes novos do serviço de mapas. Não se indica se os pontos os podem ter: marque um e experimente.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} of {all} layers</source>
            <extracomment>English for 1: {count} of {all} layer</extracomment>
            <translation>
                <numerusform>{count} de {all} camada</numerusform>
                <numerusform>{count} de {all} camadas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{layer} (maybe)</source>
            <translation>{layer} (talvez)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (a raster)</source>
            <translation>{title} (um raster)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (vector source)</source>
            <translation>{title} (fonte vetorial)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>Listar as camadas de mapa de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>&amp;Field</source>
            <translation>&amp;Campo</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>0: unknown</source>
            <translation>0: desconhecido</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>10 to 20: CRESTA zone to country</source>
            <translation>10 a 20: zona CRESTA a país</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>1: user coordinate</source>
            <translation>1: coordenada do usuário</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>2: building</source>
            <translation>2: edifício</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>3: parcel</source>
            <translation>3: parcela</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>4: interpolated street</source>
            <translation>4: rua interpolada</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>5: high-resolution postcode</source>
            <translation>5: código postal de alta resolução</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>6: block group</source>
            <translation>6: grupo de quarteirões</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>7: postal code</source>
            <translation>7: código postal</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>8: city centroid</source>
            <translation>8: centroide da cidade</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>9: area</source>
            <translation>9: região</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>How far a location may be off, by the AddressMatch of Open Exposure Data. The meters are kept for all projects; adapt them to your geocoder.</source>
            <translation>Quanto um local pode estar desviado, segundo o AddressMatch do Open Exposure Data. Os metros valem para todos os projetos; adapte-os ao seu geocodificador.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>Uncertainty by Address Match</source>
            <translation>Incerteza por Address Match</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>not placeable</source>
            <translation>não localizável</translation>
        </message>
        <message>
            <location filename="../ui/exposure/circle_members.py" />
            <source>Select the locations of the circles</source>
            <translation>Selecionar os locais dos círculos</translation>
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
            <translation>Risco potencial</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <location filename="../ui/window/actions.py" />
            <source>Ring Profile</source>
            <translation>Perfil de anéis</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Calculate the accumulation of each area and compare it with its limit</source>
            <translation>Calcular a acumulação de cada área e compará-la com o seu limite</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/window/actions.py" />
            <source>Check Limits</source>
            <translation>Verificar limites</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Check limits of {layer}</source>
            <translation>Verificar os limites de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checked limits</source>
            <translation>Limites verificados</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checking limits</source>
            <translation>Verificando limites</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose a layer of areas with a field for their limits, then click Check Limits.</source>
            <translation>Escolha uma camada de áreas com um campo para os seus limites e clique em 'Verificar limites'.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/filters/editor.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>Escolha antes uma fonte no painel Seleção.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose the field with the limit of each area.</source>
            <translation>Escolha o campo com o limite de cada área.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>The metric to compare; empty: the sum insured, if the service has one</source>
            <translation>A métrica a comparar; vazia: a importância segurada, se o serviço a tiver</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Watched areas</source>
            <translation>Áreas vigiadas</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} limits breached</source>
            <extracomment>English for 1: 1 limit breached</extracomment>
            <translation>
                <numerusform>{count} limite excedido</numerusform>
                <numerusform>{count} limites excedidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} near their limits</source>
            <extracomment>English for 1: 1 near its limit</extracomment>
            <translation>
                <numerusform>{count} perto do seu limite</numerusform>
                <numerusform>{count} perto dos seus limites</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} not checked</source>
            <extracomment>English for 1: 1 not checked</extracomment>
            <translation>
                <numerusform>{count} não verificada</numerusform>
                <numerusform>{count} não verificadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{source}, {metric}: {count} areas</source>
            <extracomment>English for 1: {source}, {metric}: 1 area</extracomment>
            <translation>
                <numerusform>{source}, {metric}: {count} área</numerusform>
                <numerusform>{source}, {metric}: {count} áreas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Headroom</source>
            <translation>Margem</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>Used</source>
            <translation>Usado</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>{number} %</source>
            <translation>{number}%</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Choose the locations, then place a pin on the map.</source>
            <translation>Escolha os locais e coloque depois um alfinete no mapa.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Read the locations of {layer}</source>
            <translation>Ler os locais de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Reading {layer}…</source>
            <translation>Lendo {layer}…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>The layer has changed since it was read. Click Read Again</source>
            <translation>A camada mudou desde que foi lida. Clique em 'Reler'</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} not placeable</source>
            <extracomment>English for 1: 1 not placeable</extracomment>
            <translation>
                <numerusform>{count} não localizável</numerusform>
                <numerusform>{count} não localizáveis</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a position</source>
            <extracomment>English for 1: 1 without a position</extracomment>
            <translation>
                <numerusform>{count} sem posição</numerusform>
                <numerusform>{count} sem posição</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a value</source>
            <extracomment>English for 1: 1 without a value</extracomment>
            <translation>
                <numerusform>{count} sem valor</numerusform>
                <numerusform>{count} sem valor</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>{layer} could not be read.</source>
            <translation>Não foi possível ler {layer}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{layer}: {count} locations</source>
            <extracomment>English for 1: {layer}: 1 location</extracomment>
            <translation>
                <numerusform>{layer}: {count} local</numerusform>
                <numerusform>{layer}: {count} locais</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Currency</source>
            <translation>&amp;Moeda</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Locations</source>
            <translation>&amp;Locais</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;More values</source>
            <translation>Mais &amp;valores</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Uncertainty (meters)</source>
            <translation>&amp;Incerteza (metros)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Value</source>
            <translation>Val&amp;or</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Set the meters by address match</source>
            <translation>Definir os metros por Address Match</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Choose the layer, its values and how certain its positions are</source>
            <translation>Escolher a camada, os seus valores e a certeza das suas posições</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Click a place on the map, or drag the pin over it</source>
            <translation>Clicar num lugar do mapa ou arrastar o alfinete sobre ele</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Index the locations</source>
            <translation>Indexar os locais</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Locations…</source>
            <translation>Locais…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Place Pin</source>
            <translation>Colocar alfinete</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read Again</source>
            <translation>Reler</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read the layer as it is now</source>
            <translation>Ler a camada como está agora</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Values in other currencies are not counted</source>
            <translation>Valores noutras moedas não contam</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pins.py" />
            <source>Click a place, or drag the pin. Esc ends.</source>
            <translation>Clique num lugar ou arraste o alfinete. Esc termina.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Certain {certain}, possible {possible}</source>
            <translation>Certo {certain}, possível {possible}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Click Place Pin, then drag the pin over the map.</source>
            <translation>Clique em 'Colocar alfinete' e arraste o alfinete sobre o mapa.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the locations by distance for a spreadsheet</source>
            <translation>Copiar os locais por distância para uma folha de cálculo</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the ring profile</source>
            <translation>Copiar o perfil de anéis</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Cumulative value by distance from {place}</source>
            <translation>Valor acumulado por distância a partir de {place}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Headroom {amount}</source>
            <translation>Margem {amount}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Largest radius</source>
            <translation>Raio máximo</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile {layer}</source>
            <translation>Perfil de anéis {layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile, {value}</source>
            <translation>Perfil de anéis, {value}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Save the locations by distance as a CSV file</source>
            <translation>Gravar os locais por distância como ficheiro CSV</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is exceeded at {distance}</source>
            <translation>O limite é excedido a {distance}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is not exceeded within {distance}</source>
            <translation>O limite não é excedido dentro de {distance}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/profile_page.py" />
            <source>Within {distance}: {sum} at {count} locations</source>
            <extracomment>English for 1: Within {distance}: {sum} at 1 location</extracomment>
            <translation>
                <numerusform>Dentro de {distance}: {sum} em {count} local</numerusform>
                <numerusform>Dentro de {distance}: {sum} em {count} locais</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>certain to possible</source>
            <translation>certo a possível</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>none</source>
            <translation>nenhum</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Add the pins with all numbers to the layer Prospective risks</source>
            <translation>Adicionar os alfinetes com todos os números à camada 'Riscos potenciais'</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value} in {currency}, not converted.</source>
            <translation>Os montantes são somas de {value} em {currency}, não convertidas.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value}.</source>
            <translation>Os montantes são somas de {value}.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Enter the sum insured, click Place Pin, then click the map.</source>
            <translation>Introduza a importância segurada, clique em 'Colocar alfinete' e depois no mapa.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Identify</source>
            <translation>Identificar</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Pin</source>
            <translation>Alfinete</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks need a layer of points. Choose another one.</source>
            <translation>Os riscos potenciais precisam de uma camada de pontos. Escolha outra.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove Pin</source>
            <translation>Remover alfinete</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove the pin that is chosen here from the map</source>
            <translation>Remover do mapa o alfinete escolhido aqui</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save</source>
            <translation>Gravar</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save the prospective risks</source>
            <translation>Gravar os riscos potenciais</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Saved in the layer {layer}.</source>
            <translation>Gravado na camada {layer}.</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Search for the worst circles</source>
            <translation>Procurar os piores círculos</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Show address, hazards and risk report of the place of the pin</source>
            <translation>Mostrar endereço, perigos e relatório de risco do lugar do alfinete</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Terms, name of the insured</source>
            <translation>Condições, nome do segurado</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Before</source>
            <translation>Antes</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Double-click to enter the limit of this radius; 0 is none</source>
            <translation>Clicar duas vezes para introduzir o limite deste raio; 0 é nenhum</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>No limit</source>
            <translation>Sem limite</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The greatest sum of a circle of this radius that holds the risk, with it</source>
            <translation>A maior soma de um círculo deste raio que contém o risco, com ele</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The worst circle of this radius that holds the risk: before {before}, with it {after}. Center {place}</source>
            <translation>O pior círculo deste raio que contém o risco: antes {before}, com ele {after}. Centro {place}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Verdict</source>
            <translation>Veredicto</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>With risk</source>
            <translation>Com risco</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Worst circle</source>
            <translation>Pior círculo</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Copy as JSON</source>
            <translation>&amp;Copiar como JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Edit as JSON…</source>
            <translation>&amp;Editar como JSON…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>Co&amp;lar JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save Filters…</source>
            <translation>&amp;Gravar estes filtros…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Add Filter</source>
            <translation>Adicionar filtro</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add Nested Filter</source>
            <translation>Filtro aninhado</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters after the selected row</source>
            <translation>Adicionar filtros a seguir à linha selecionada</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters from the clipboard</source>
            <translation>Adicionar os filtros da área de transferência</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters that narrow each value of the selected row</source>
            <translation>Adicionar abaixo de cada valor da linha selecionada filtros que o restringem</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>Escolher outros valores para o filtro selecionado (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy the filters to the clipboard</source>
            <translation>Pôr os filtros na área de transferência</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>Copiar, colar ou editar os filtros como JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Down</source>
            <translation>Descer</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/history_page.py" />
            <location filename="../ui/selection/area_list.py" />
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit</source>
            <translation>Editar</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Edit the filters as text</source>
            <translation>Escrever os filtros como texto</translation>
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
            <translation>Mover para baixo (Alt+Baixo)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out one level (Alt+Left)</source>
            <translation>Mover para fora, ao lado do filtro acima (Alt+Esquerda)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>Mover para cima (Alt+Cima)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Nest in the filter above (Alt+Right)</source>
            <translation>Mover para dentro, abaixo do filtro anterior (Alt+Direita)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Out</source>
            <translation>Fora</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo</source>
            <translation>Refazer</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo: {what}</source>
            <translation>Refazer: {what}</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>Remover</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Remove the selected filters with their nested filters (Delete)</source>
            <translation>Remover os filtros selecionados e o que está abaixo deles (Delete)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Save the filters in the project under a name</source>
            <translation>Gravar os filtros no projeto com um nome</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved</source>
            <translation>Gravados</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved filters of this project and source</source>
            <translation>Filtros que este projeto gravou para a fonte</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>Desfazer: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Up</source>
            <translation>Subir</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>No filters yet.</source>
            <translation>Ainda sem filtros.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Set on a connection of your own: Settings &gt; Options &gt; GeoPortfolio.</source>
            <translation>Define-se numa conexão própria: Configurações &gt; Opções &gt; GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>V1 combines all filters with AND.</source>
            <translation>A V1 combina todos os filtros com E.</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>add filters</source>
            <translation>adicionar filtros</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>choose values</source>
            <translation>escolher valores</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>edit as JSON</source>
            <translation>editar como JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>flatten</source>
            <translation>criar uma lista simples</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} combined with AND match nothing. Keep one of them.</source>
            <translation>Dois valores de {field} unidos por AND: nada corresponde. Mantenha um deles.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters.</source>
            <translation>A V1 não permite um filtro abaixo de outro.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters. Move them out, or choose V2 for the connection.</source>
            <translation>A V1 só conhece listas simples: não permite um filtro abaixo de outro. Mova-os para fora, ou escolha V2 para a conexão.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no filter field '{field}'. Remove it to send the query.</source>
            <translation>{source} não tem um campo '{field}' para filtrar: nada é enviado enquanto ele estiver aqui.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source} exige um filtro em {fields}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Apply</source>
            <translation>Aplicar</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Filters as JSON</source>
            <translation>Filtros como JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Replace all filters with these (Ctrl+Return)</source>
            <translation>Pôr estes filtros no lugar de todos (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Press Ctrl+Return to apply them, or Esc again to discard them.</source>
            <translation>As suas alterações ainda não foram aplicadas. Ctrl+Enter aplica-as, Esc mais uma vez descarta-as.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add Required Filter</source>
            <translation>Adicionar o filtro obrigatório</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>Descreve o serviço. Não altera a requisição.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Flatten</source>
            <translation>Criar uma lista simples</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be loaded. The list of the source is shown instead.</source>
            <translation>A hierarquia de filtros não está disponível. Usa-se a lista da fonte.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Add {count} Filters</source>
            <extracomment>English for 1: Add Filter</extracomment>
            <translation>
                <numerusform>Adicionar filtro</numerusform>
                <numerusform>Adicionar {count} filtros</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>Campo para filtrar</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Nested in {filter}</source>
            <translation>Abaixo de {filter}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>OK, {count} values</source>
            <extracomment>English for 1: OK, 1 value</extracomment>
            <translation>
                <numerusform>OK, 1 valor</numerusform>
                <numerusform>OK, {count} valores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to add '{value}', which the service does not list.</source>
            <translation>Enter usa '{value}', que o serviço não lista.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to tick {value}.</source>
            <translation>Enter marca {value}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or enter a value</source>
            <translation>Procurar ou escrever um valor</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or paste values</source>
            <translation>Escreva para procurar, cole vários</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Enter, or paste many.</source>
            <translation>O serviço não lista valores aqui. Escreva um e pressione Enter, ou cole vários.</translation>
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
                <numerusform>Marcados: {values} e mais {count}</numerusform>
                <numerusform>Marcados: {values} e mais {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to search for a value, or type one that is not listed and press Enter.
Paste a spreadsheet column to tick all its values.</source>
            <translation>Escreva para procurar um valor, ou escreva um não listado e pressione Enter.
Cole uma coluna de uma folha de cálculo para marcar todos os seus valores.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Press Enter to add '{value}', which the service does not list.</source>
            <extracomment>English for 1: 1 found. Press Enter to add '{value}', which the service does not list.</extracomment>
            <translation>
                <numerusform>{count} encontrado. Enter usa o próprio '{value}', que o serviço não lista.</numerusform>
                <numerusform>{count} encontrados. Enter usa o próprio '{value}', que o serviço não lista.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name in the project</source>
            <translation>Nome, guardado no projeto</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save Filters</source>
            <translation>Gravar estes filtros</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>This replaces the filters with the same name.</source>
            <translation>Os filtros com este nome são substituídos.</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>load '{name}'</source>
            <translation>carregar '{name}'</translation>
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
            <source>move filters</source>
            <translation>mover filtros</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>remove filters</source>
            <translation>remover filtros</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Add maps of {name}</source>
            <translation>Adicionar mapas de {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps, {count} to go</source>
            <translation>Adição de mapas, faltam {count}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps…</source>
            <translation>Adição de mapas…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>Carregar os elementos de {title}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'…</source>
            <translation>A carregar elementos de '{title}'…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>parado</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add to This Project</source>
            <translation>Adicionar a este projeto</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Nothing was added. '{other}' has the same URL as '{name}', and QGIS sends maps a single API key: that of '{other}'.</source>
            <translation>Nada foi adicionado. '{other}' também leva ao endereço de '{name}', e o QGIS só pode enviar uma chave de API aos mapas: a de '{other}'.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Requesting the maps of '{name}'…</source>
            <translation>A consultar os mapas de '{name}'…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Set '{name}' as Default and Add</source>
            <translation>Tornar '{name}' padrão e adicionar</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The map service of '{name}' offers no maps for your API key.</source>
            <translation>O serviço de mapas de '{name}' não oferece mapas à sua chave de API.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The maps were added, their features were not: {reason}</source>
            <translation>Os mapas estão aqui, os seus elementos não: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>Ainda não há conexão. Conecte-se antes ao seu serviço de carteira.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Use '{other}'</source>
            <translation>Usar '{other}'</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom In</source>
            <translation>Aproximar</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/controller.py" />
            <source>{count} layers were chosen for the previous project, and are not added yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the previous project, and is not added yet.</extracomment>
            <translation>
                <numerusform>A camada '{layer}' foi escolhida para o projeto que estava aberto antes e ainda não foi criada.</numerusform>
                <numerusform>{count} camadas foram escolhidas para o projeto que estava aberto antes e ainda não foram criadas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick the layers to add.</source>
            <translation>Um grupo. Marque as camadas a adicionar.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add &amp;WFS Layer</source>
            <translation>Adicionar camada &amp;WFS</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add the vector source of the map, too, with attributes to query and style</source>
            <translation>Adicionar também a fonte vetorial do mapa, com atributos para consultar e estilizar</translation>
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
            <translation>Escolha uma camada para ver o que mostra.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>St&amp;yle</source>
            <translation>E&amp;stilo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service gives no further details.</source>
            <translation>O serviço não diz mais nada.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change Key</source>
            <translation>Alterar chave</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <source>{count} layers are no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</source>
            <extracomment>English for 1: '{title}' is no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</extracomment>
            <translation>
                <numerusform>'{title}' já não é mostrada: o serviço de mapas de '{connection}' não responde, ou recusa a chave de API.</numerusform>
                <numerusform>{count} camadas já não são mostradas: o serviço de mapas de '{connection}' não responde, ou recusa a chave de API.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>Legenda de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers the whole world.</source>
            <translation>Cobre o mundo inteiro.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>Cobre de {west} a {east}, de {south} a {north}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>It is visible from 1:{scale} inwards only.</source>
            <translation>Só é desenhada em escalas maiores que 1:{scale}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Not queryable with Identify.</source>
            <translation>Identificar não encontra nada nele.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Nothing was added.</source>
            <translation>Nada foi adicionado.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>One map of all layers in this group.</source>
            <translation>Um mapa de todas as camadas deste grupo.</translation>
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
            <translation>Este serviço não descreve os seus elementos. São carregados uma vez, como cópia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service gives relative URLs for its features, which QGIS cannot follow. They are loaded once, as a copy.</source>
            <translation>Este serviço dá endereços relativos para os seus elementos, que o QGIS não pode seguir. Os elementos são carregados uma vez, como cópia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service names another host for its features, which is not sent the API key. They are loaded once, as a copy.</source>
            <translation>Este serviço indica outro host para os seus elementos, que não recebe nenhuma chave de API. Os elementos são carregados uma vez, como cópia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Vector source.</source>
            <translation>Fonte vetorial.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible between 1:{smallest} and 1:{largest}.</source>
            <translation>Desenhado entre 1:{smallest} e 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{largest} outwards.</source>
            <translation>Desenhado em escalas menores que 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{smallest} inwards.</source>
            <translation>Desenhado em escalas maiores que 1:{smallest}.</translation>
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
                <numerusform>'{title}' adicionada a Hazard.</numerusform>
                <numerusform>{count} camadas adicionadas a Hazard.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} not added: {told}.</source>
            <translation>Não adicionado: {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} of them are visible from 1:{scale} inwards only.</source>
            <extracomment>English for 1: '{title}' is visible from 1:{scale} inwards only.</extracomment>
            <translation>
                <numerusform>'{title}' só é desenhada em escalas maiores que 1:{scale}.</numerusform>
                <numerusform>{count} delas só são desenhadas em escalas maiores que 1:{scale}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>Features without a map</source>
            <translation>Elementos sem mapa</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>as features</source>
            <translation>como elementos</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>on the map</source>
            <translation>no mapa</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add</source>
            <translation>&amp;Adicionar</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add {count} Layers</source>
            <extracomment>English for 1: &amp;Add 1 Layer</extracomment>
            <translation>
                <numerusform>&amp;Adicionar 1 camada</numerusform>
                <numerusform>&amp;Adicionar {count} camadas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Close</source>
            <translation>&amp;Fechar</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Tick All in Group</source>
            <translation>&amp;Marcar tudo o que contém</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick All</source>
            <translation>&amp;Desmarcar tudo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add Hazard Maps</source>
            <translation>Adicionar mapas de perigo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add the ticked maps, or else the selected one, to the group Hazard</source>
            <translation>Adicionar ao grupo Hazard o que está marcado, ou então o mapa selecionado</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>Co&amp;nexão</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Loading the legend…</source>
            <translation>Consulta da legenda…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>Mapas do serviço</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>No matching maps among {all}. Try fewer words.</source>
            <translation>Nenhum de {all} tem estas palavras. Tente com menos.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Reload the list of maps</source>
            <translation>Consultar o serviço de mapas de novo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Search by title, name or description</source>
            <translation>Procurar um mapa: título, nome ou o que mostra</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service returned no legend.</source>
            <translation>O serviço não deu legenda.</translation>
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
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>Ajuda</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Open the help for this (F1)</source>
            <translation>O que é e como se usa (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>Conteúdo</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First Page</source>
            <translation>Primeira página</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Forward</source>
            <translation>Avançar</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/window/actions.py" />
            <source>GeoPortfolio Help</source>
            <translation>Ajuda do GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Help pages</source>
            <translation>As páginas da ajuda</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Only pages with these words are listed; Enter goes to the next match</source>
            <translation>As páginas sem estas palavras saem do conteúdo; Enter vai para a próxima ocorrência</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page</source>
            <translation>Página</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Search the help</source>
            <translation>Procurar na ajuda</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Identify the address</source>
            <translation>Procura do endereço</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>No address found here.</source>
            <translation>O serviço não conhece nenhum endereço aqui.</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first.</source>
            <translation>Conecte-se antes a um serviço no painel Seleção, depois identifique um local.</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as Table</source>
            <translation>Copiar tudo como tabela</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all facts shown, for a spreadsheet</source>
            <translation>Copiar o local e tudo o que se mostra, para uma folha de cálculo</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Find a field or a value</source>
            <translation>Procurar um campo ou um valor</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/window/actions.py" />
            <source>Identify Location</source>
            <translation>Identificar local</translation>
        </message>
        <message>
            <location filename="../ui/identify/facts.py" />
            <source>{layer}: {state}</source>
            <translation>{layer}: {state}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The response lacks the layer '{layer}'. If it does everywhere, check its name under Layers.</source>
            <translation>A resposta omite a camada '{layer}'. Se o fizer em todos os locais, verifique o nome em Camadas.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service rejects the layer '{layer}'. Check its name under Layers.</source>
            <translation>O serviço recusa a camada '{layer}'. Verifique o nome em Camadas.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no hazard</source>
            <translation>sem perigo</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no response</source>
            <translation>sem resposta</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>not authorized</source>
            <translation>recusado</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the hazard layers to request</source>
            <translation>Escolher as camadas de perigos a consultar</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Click Layers and enter the names from your provider.</source>
            <translation>Clique em Camadas e indique as que o fornecedor tem.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards at {place}</source>
            <translation>Perigos em {place}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards by layer</source>
            <translation>Perigos por camada</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Layers ({count})…</source>
            <translation>Camadas ({count})…</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/identify/hazards_section.py" />
            <source>{count} hazard layers found: {names}. Add others with Layers in the panel.</source>
            <extracomment>English for 1: 1 hazard layer found: {names}. Add others with Layers in the panel.</extracomment>
            <translation>
                <numerusform>{count} camada de perigo encontrada: {names}. Camadas no painel acrescenta outras.</numerusform>
                <numerusform>{count} camadas de perigo encontradas: {names}. Camadas no painel acrescenta outras.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded location to see its record.</source>
            <translation>Clique num local carregado para ver o seu registo.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Identifier field</source>
            <translation>Campo identificador</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record</source>
            <translation>Registo</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record of {point}</source>
            <translation>Registo de {point}</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The field whose value identifies the location in the service; remembered for this source.</source>
            <translation>O campo cujo valor identifica o local para o serviço; memorizado para esta fonte.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no location '{value}' in {source}. Choose another identifier field.</source>
            <translation>O serviço não conhece o local '{value}' em {source}. Escolha outro campo em 'Campo identificador'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this location.</source>
            <translation>O serviço não tem nenhum registo deste local.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, the service of this location. Add one.</source>
            <translation>Não há conexão a {host}, de onde veio este local. Crie uma.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another identifier field.</source>
            <translation>Esta camada não tem um campo '{field}'. Escolha outro em 'Campo identificador'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This location has no value in '{field}'. Choose another identifier field.</source>
            <translation>Este local não tem valor em '{field}'. Escolha outro em 'Campo identificador'.</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>A&amp;tualizar</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Show Changes of Refresh</source>
            <translation>&amp;Mostrar o que a atualização mudou</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Undo Refresh</source>
            <translation>&amp;Desfazer atualização</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>A layer of the rows that were added, removed or changed</source>
            <translation>Uma camada das linhas novas, removidas ou diferentes</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>A report for each point of a layer, or for the selected points</source>
            <translation>Um relatório para cada ponto de uma camada, ou para os selecionados</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich each point of a layer, or the selected ones, with hazards</source>
            <translation>Cada ponto de uma camada, ou os selecionados, com os perigos ali</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Enrich with &amp;Hazards…</source>
            <translation>Adicionar peri&amp;gos…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Load area, filters and columns into the docks</source>
            <translation>Levar área, filtros e colunas de volta aos painéis</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Outline the query area on the map</source>
            <translation>Contorna no mapa o que esta camada consultou</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Refresh as &amp;New Layer</source>
            <translation>Atualizar como &amp;nova camada</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Restore the result before the last refresh</source>
            <translation>Volta a resposta anterior à última atualização</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Resu&amp;me</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Resume loading where it stopped</source>
            <translation>Continua a carregar de onde parou</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Risk Re&amp;ports…</source>
            <translation>Relatóri&amp;os de risco…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again, for a new layer with the date</source>
            <translation>Consulta o mesmo de novo, para uma camada datada ao lado desta</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again; the layer keeps its style</source>
            <translation>Consulta o mesmo de novo; a camada mantém o estilo</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Show &amp;Area</source>
            <translation>Mostrar á&amp;rea</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>The area of {layer} cannot be shown on this map.</source>
            <translation>A área de {layer} não pode ser mostrada neste mapa.</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>Comparar as camadas com as suas áreas</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Layer S&amp;tatus…</source>
            <translation>E&amp;stado da camada…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>The status of the layer and what to do</source>
            <translation>Como está a camada e o que se pode fazer</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Refresh with &amp;Current Area</source>
            <translation>Atualizar com a área at&amp;ual</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/projects/services_offer.py" />
            <source>Unlock</source>
            <translation>Desbloquear</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>{layer} cannot be shown. {reason}</source>
            <translation>{layer} não pode ser mostrada. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Find {address}</source>
            <translation>Procura de {address}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Press Enter to search for exactly this address.</source>
            <translation>Nenhuma sugestão para '{text}'. Enter consulta exatamente este endereço.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Read the position</source>
            <translation>Leitura da posição</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Suggest addresses</source>
            <translation>Procura de endereços</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>The QGIS authentication database is locked. Unlock it to search for addresses.</source>
            <translation>A base de dados de autenticação do QGIS está bloqueada. Desbloqueie-a para procurar endereços.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Add the shapes to the selection areas; points become circles</source>
            <translation>Adicionar as formas às áreas de seleção; os pontos tornam-se círculos</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Address, or 53.55, 9.99</source>
            <translation>Endereço, ou 53.55, 9.99</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Enter an address, a latitude and longitude, WKT, or GeoJSON</source>
            <translation>Um endereço, latitude e longitude, WKT ou GeoJSON; Enter vai até lá</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Enter the master password of the QGIS authentication database</source>
            <translation>Introduzir a senha mestra da base de dados de autenticação do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click the map for address, record and hazards</source>
            <translation>Identificar local: clique no mapa para endereço, registro e perigos</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>Endereços sugeridos</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unlock…</source>
            <translation>Desbloquear…</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Use as Area</source>
            <translation>Usar como área</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>Endereços do serviço de carteira</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Choose this to enter the master password</source>
            <translation>escolha isto para inserir a senha mestra</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>Procura endereços com o serviço do GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock the QGIS authentication database to search for addresses</source>
            <translation>Desbloquear a base de dados de autenticação do QGIS para procurar endereços</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were swapped to fit valid coordinates.</source>
            <translation>Latitude e longitude estavam trocadas; aqui foram corrigidas.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>City-level address; the position is exact.</source>
            <translation>O endereço é só a cidade; a posição é exata.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>Copiar o endereço e a posição</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Risk Report</source>
            <translation>Relatório de risco</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>Zoom do mapa para este local</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>City center only, so a 200 m circle means little.</source>
            <translation>Só o centro da cidade: um círculo de 200 m diz pouco.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>address</source>
            <translation>endereço</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city center only</source>
            <translation>só o centro da cidade</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city!</source>
            <translation>cidade!</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>rooftop</source>
            <translation>edifício</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS Processing, which is disabled. Enable it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>Isto abre no processamento do QGIS, que está desativado. Marque-o em Módulos (Complementos) &gt; Gerir (Gerenciar) e instalar &gt; Instalados.</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose hazard layers of the connection</source>
            <translation>Escolher camadas de perigos da conexão</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose the columns and their order</source>
            <translation>Escolher as colunas e a sua ordem</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the filters as a tree or as JSON</source>
            <translation>Editar os filtros como árvore ou como JSON</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the request, with a preview</source>
            <translation>Editar a requisição, verificada ao escrever, com pré-visualização</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>List the columns of {source}</source>
            <translation>Listar as colunas de {source}</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Request</source>
            <translation>Requisição</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>A copy could not be created: {trouble}. Check the space and the permissions of the project folder.</source>
            <translation>Não foi possível criar uma cópia: {trouble}. Verifique o espaço e as permissões ao lado do projeto.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Another task is running. Move the results when it has finished.</source>
            <translation>Há algo em curso. Mova os resultados quando terminar.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results to the project folder</source>
            <translation>Mover resultados para o lado do projeto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move to Project Folder</source>
            <translation>Movê-las para o lado do projeto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Not moved, because they are being edited: {names}. Save the edits, then save the project.</source>
            <translation>Em edição, por isso ainda no seu perfil: {names}. Grave as edições, depois grave o projeto.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results have changed.</source>
            <translation>Entretanto, o projeto ou os seus resultados mudaram.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} reports copied.</source>
            <extracomment>English for 1: 1 report copied.</extracomment>
            <translation>
                <numerusform>Uma cópia de 1 relatório também está lá.</numerusform>
                <numerusform>Cópias de {count} relatórios também estão lá.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers are outside the project folder. Moving them also saves the project.</source>
            <extracomment>English for 1: 1 result layer is outside the project folder. Moving it also saves the project.</extracomment>
            <translation>
                <numerusform>1 camada de resultados está no seu perfil. Movê-la para o lado do projeto? O projeto também é gravado.</numerusform>
                <numerusform>{count} camadas de resultados estão no seu perfil. Movê-las para o lado do projeto? O projeto também é gravado.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers moved to {folder}, beside the project.</source>
            <extracomment>English for 1: 1 result layer moved to {folder}, beside the project.</extracomment>
            <translation>
                <numerusform>1 camada de resultados movida para {folder}, ao lado do projeto.</numerusform>
                <numerusform>{count} camadas de resultados movidas para {folder}, ao lado do projeto.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>{reason} The results stay in your profile; project and layers are unchanged.</source>
            <translation>{reason} Os resultados ficam no seu perfil; o projeto e as camadas estão como antes.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project package is already being exported. Wait until it has finished.</source>
            <translation>Um pacote do projeto já está a ser exportado. Aguarde que termine.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>Exportar pacote do projeto</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No API key is included.</source>
            <translation>Nenhuma chave de API foi incluída.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Not included, because outside the project folder: {names}.</source>
            <translation>Fora da pasta do projeto, por isso não incluído: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Nothing to export yet. Load locations first.</source>
            <translation>Ainda não há nada para empacotar. Carregue antes locais.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>Empacotar {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}: {number} of {count} files.</source>
            <extracomment>English for 1: Packing {file}: {number} of 1 file.</extracomment>
            <translation>
                <numerusform>Empacotamento de {file}: {number} de {count} arquivo.</numerusform>
                <numerusform>Empacotamento de {file}: {number} de {count} arquivos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}…</source>
            <translation>Empacotamento de {file}…</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Stopped. Nothing was exported.</source>
            <translation>Parado. Nada foi empacotado.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package contains the saved project. Save it now?</source>
            <translation>O pacote contém o projeto como está gravado. Gravá-lo agora?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Unsaved edits are not included: {names}.</source>
            <translation>As edições não gravadas não estão incluídas: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without their data: {names}.</source>
            <translation>Sem os seus dados: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Zip archives (*.zip)</source>
            <translation>Arquivos zip (*.zip)</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>{count} layers</source>
            <extracomment>English for 1: 1 layer</extracomment>
            <translation>
                <numerusform>1 camada</numerusform>
                <numerusform>{count} camadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{count} reports</source>
            <extracomment>English for 1: 1 report</extracomment>
            <translation>
                <numerusform>1 relatório</numerusform>
                <numerusform>{count} relatórios</numerusform>
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
            <translation>Adicionar chave de API</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/window/window.py" />
            <source>Connect…</source>
            <translation>Conectar…</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Maps and Refresh now use '{name}'. Save the project to keep this.</source>
            <translation>Os mapas vêm agora de '{name}', e Atualizar consulta-o. Grave o projeto para manter assim.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project now use '{name}'.</source>
            <translation>Atualizar e os mapas deste projeto consultam agora '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh now uses '{name}'. Save the project to keep this.</source>
            <translation>Atualizar consulta agora '{name}'. Grave o projeto para manter assim.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The data of this project is from {host}, to which you have no connection. Loaded data can be used as it is.</source>
            <translation>Os dados deste projeto vieram de {host}. Não há conexão a ele. O que foi carregado pode ser lido como está.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are shown again.</source>
            <translation>Os mapas de '{name}' voltaram.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is locked.</source>
            <translation>Os mapas de {host} precisam da sua chave de API, que está bloqueada.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is missing.</source>
            <translation>Os mapas de {host} precisam da sua chave de API, que não está aqui.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This URL differs from that of '{name}'.</source>
            <translation>Este endereço é diferente do de '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Use '{name}' Instead</source>
            <translation>Usar antes '{name}'</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not respond, or your API key was rejected. Results are shown as saved.</source>
            <extracomment>English for 1: A map of {host} did not respond, or your API key was rejected. Results are shown as saved.</extracomment>
            <translation>
                <numerusform>Um mapa de {host} não respondeu, ou a sua chave de API foi recusada. Os resultados são mostrados como foram gravados.</numerusform>
                <numerusform>{count} mapas de {host} não responderam, ou a sua chave de API foi recusada. Os resultados são mostrados como foram gravados.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>Alterações de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>Comparar {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <location filename="../ui/results/messages.py" />
            <source>No rows changed.</source>
            <translation>Nenhuma linha mudou.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>The result before the refresh no longer exists, so the layer is unchanged. Refresh it for the current result.</source>
            <translation>A resposta anterior à atualização já não existe, por isso a camada fica como está. Atualize-a para a resposta de hoje.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>Desfazer a atualização de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer} is being edited. Save or discard the edits, then refresh it.</source>
            <translation>{layer} está em edição. Grave ou descarte as edições, depois atualize-a.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer}: restored the result of {when}.</source>
            <translation>{layer} mostra de novo a resposta de {when}.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Nothing to refresh yet. Load locations first.</source>
            <translation>Ainda não há nada para atualizar. Carregue antes locais.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh Again</source>
            <translation>Atualizar de novo</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>Atualizar {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>Atualização de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Remove Layer</source>
            <translation>Remover a camada</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Changes</source>
            <translation>Mostrar alterações</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Loaded Rows</source>
            <translation>Mostrar o que veio</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The layer was removed.</source>
            <translation>Entretanto a camada foi removida.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The refreshed data is no longer available. Refresh the layer again.</source>
            <translation>O que veio já não existe. Atualize a camada de novo.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Undo Refresh</source>
            <translation>Desfazer atualização</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>its file {path} no longer exists, and neither does the query. Load it again from the Selection dock.</source>
            <translation>o seu arquivo {path} já não existe, e com ele a consulta. Carregue de novo no painel Seleção.</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>you have no connection to {host}. Add one, then refresh again.</source>
            <translation>não há conexão a {host}. Crie uma, depois atualize de novo.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>Escolha uma pasta para os relatórios.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Enter the full path of the folder.</source>
            <translation>Escolha uma pasta com o caminho completo.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>Preparar relatórios de risco</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder…</source>
            <translation>Preparação da pasta…</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Reading the points: {read} of {count}</source>
            <translation>Leitura dos pontos: {read} de {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Risk reports of {source}</source>
            <translation>Relatórios de risco de {source}</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>S&amp;tart</source>
            <translation>&amp;Iniciar</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>The point layer was removed.</source>
            <translation>Os pontos já não existem.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no point layer. Load locations, or add a point layer.</source>
            <translation>Não há camada de pontos. Carregue locais ou adicione uma camada de pontos.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These locations are from {theirs}; the reports will be for {ours}.</source>
            <translation>Estes locais são de {theirs}, os relatórios serão de {ours}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 does not support nested filters. Choose V2, or send no filters.</source>
            <translation>A V1 não aceita filtros abaixo de outros. Escolha V2, ou não envie filtros.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and resume at any time</source>
            <translation>o que demora um pouco; pode pausar e continuar a qualquer momento</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer} não tem um campo '{field}' para os nomes dos arquivos. Escolha outro.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points.</source>
            <translation>{layer} não tem pontos para relatórios.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder</source>
            <translation>&amp;Pasta</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points</source>
            <translation>Pon&amp;tos</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>&amp;Só pontos selecionados ({count})</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version</source>
            <translation>&amp;Versão</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Appl&amp;y current filters</source>
            <translation>&amp;Enviar os filtros dos painéis</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat</source>
            <translation>F&amp;ormato</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names</source>
            <translation>&amp;Nomes dos arquivos</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>Raios dos círculos</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that are already in the folder</source>
            <translation>I&amp;gnorar relatórios que a pasta já tem</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <location filename="../ui/search/portfolio_page.py" />
            <source>There are no current filters.</source>
            <translation>Os painéis não têm filtros.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>Com &amp;círculos de</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Open the report of a location</source>
            <translation>Abertura do relatório de um local</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/progress_row.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Resume</source>
            <translation>Retomar</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>Retry Failed</source>
            <translation>Repetir os que falharam</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/singles.py" />
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>The batch has no report for this location.</source>
            <translation>O registro do lote não contém nenhum relatório deste local.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {failed} failed.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {failed} failed.</extracomment>
            <translation>
                <numerusform>Relatório gravado: {saved} de {count}; com falha: {failed}.</numerusform>
                <numerusform>Relatórios gravados: {saved} de {count}; com falha: {failed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {warned} in a different format.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in a different format.</extracomment>
            <translation>
                <numerusform>Relatório gravado: {saved} de {count}; em formato diferente do pedido: {warned}.</numerusform>
                <numerusform>Relatórios gravados: {saved} de {count}; em formato diferente do pedido: {warned}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved.</source>
            <extracomment>English for 1: {saved} of {count} report saved.</extracomment>
            <translation>
                <numerusform>Relatório gravado: {saved} de {count}.</numerusform>
                <numerusform>Relatórios gravados: {saved} de {count}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/html_view.py" />
            <source>Text of the report</source>
            <translation>Texto do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Create a safe copy of the report</source>
            <translation>Preparação de uma versão segura do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program is available to open {path}.</source>
            <translation>Nenhum programa abre {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a safe copy of the report, without scripts and remote content. The saved file is unchanged.</source>
            <translation>Aberta uma cópia do relatório em que não se executam scripts nem se obtém nada da rede. O arquivo gravado está como veio.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Request it again.</source>
            <translation>O relatório está vazio. Peça-o mais uma vez.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>O relatório já não está em {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened, because no safe copy could be made. If you trust your provider, open the file itself: {path}</source>
            <translation>O relatório não foi aberto: não é possível torná-lo seguro. Só se confiar no fornecedor, abra o próprio arquivo: {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it was not opened.</source>
            <translation>{path} é um link ou não é um relatório, por isso não é aberto.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it was not opened. Request it again.</source>
            <translation>{path} não é um arquivo PDF, por isso não é aberto. Peça-o mais uma vez.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>Todos {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a location with Risk Report, or select points for a report batch.</source>
            <translation>Ainda não há relatórios. Clique num local com Relatório, ou selecione pontos e peça todos os deles.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause the batch until Resume</source>
            <translation>Não pedir mais relatórios até Retomar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Report batches</source>
            <translation>Lotes de relatórios</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>Reports</source>
            <translation>Relatórios</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports {saved}/{count}</source>
            <translation>Relatórios {saved}/{count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Resume the queued reports</source>
            <translation>Continuar com os relatórios em espera</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>Relatórios avulsos desta sessão, {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Status of the reports to show</source>
            <translation>Estado dos relatórios a mostrar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused, click Resume to continue</source>
            <translation>em pausa; Retomar continua</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>queued</source>
            <translation>na fila</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} already saved</source>
            <extracomment>English for 1: 1 already saved</extracomment>
            <translation>
                <numerusform>{count} já existia</numerusform>
                <numerusform>{count} já existiam</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in a different format</source>
            <extracomment>English for 1: 1 in a different format</extracomment>
            <translation>
                <numerusform>{count} em outro formato</numerusform>
                <numerusform>{count} em outro formato</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{saved} of {count} reports saved</source>
            <extracomment>English for 1: {saved} of 1 report saved</extracomment>
            <translation>
                <numerusform>Relatório gravado: {saved} de {count}</numerusform>
                <numerusform>Relatórios gravados: {saved} de {count}</numerusform>
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
            <translation>Mapa</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Open the report here in QGIS</source>
            <translation>Abrir o relatório aqui no QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print the report</source>
            <translation>Imprimir o relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print…</source>
            <translation>Imprimir…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Request the failed reports again</source>
            <translation>Pedir de novo os relatórios que falharam</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Risk Reports for Points…</source>
            <translation>Relatórios de risco para pontos…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>Mostrar a pasta com os relatórios e o seu índice</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the points on the map, each with its report</source>
            <translation>Mostrar os pontos no mapa; cada um abre o seu relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Stop the batch; saved reports are kept, the rest can be retried</source>
            <translation>Parar o lote; os relatórios gravados ficam, o resto pode ser repetido</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom the map to the location of the report</source>
            <translation>Mover o mapa para o local do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Drawing page {page}</source>
            <translation>Desenho da página {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page}</source>
            <translation>Página {page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page} could not be drawn.</source>
            <translation>A página {page} não pode ser desenhada.</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Pages of the report</source>
            <translation>Páginas do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Look for unfinished reports</source>
            <translation>Procurar relatórios não terminados</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Risk reports of {source}: {folder}</source>
            <translation>Relatórios de risco de {source}: {folder}</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Stopped before it was requested.</source>
            <translation>Parado antes de ser pedido.</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Write the index of the reports</source>
            <translation>Gravar o índice dos relatórios</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>Report for {place}</source>
            <translation>Relatório para {place}</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} belongs to the previous project. Its file is {file}.</source>
            <translation>O relatório para {place} foi criado para o projeto que estava aberto antes. O seu arquivo é {file}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} is already being downloaded.</source>
            <translation>O relatório para {place} já está em curso.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more queued</source>
            <extracomment>English for 1: {title}, 1 more queued</extracomment>
            <translation>
                <numerusform>{title}, mais 1 em espera</numerusform>
                <numerusform>{title}, mais {count} em espera</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was requested for {place}, but the service sent {came}.</source>
            <translation>Foi pedido {wanted}, mas veio {came} para {place}.</translation>
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
            <translation>Relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved</source>
            <translation>gravado</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved, other format</source>
            <translation>gravado, outro formato</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>skipped</source>
            <translation>ignorado</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>Abrir fora do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>Abertura do relatório {title}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report…</source>
            <translation>Abertura do relatório…</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Printing the report</source>
            <translation>Imprimindo o relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report saved as {path}.</source>
            <translation>Relatório gravado como {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer, pages: {count}.</source>
            <translation>Relatório enviado para a impressora, páginas: {count}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer.</source>
            <translation>Relatório enviado para a impressora.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save Report</source>
            <translation>Gravar relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>Gravação do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>O relatório não pôde ser impresso. Verifique a impressora, ou abra-o fora do QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be read. Open it in another program, or request it again.</source>
            <translation>O relatório não pode ser lido aqui. Talvez outro programa consiga, ou peça-o mais uma vez.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be saved as {path}: {reason}</source>
            <translation>O relatório não pôde ser gravado como {path}: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is protected by a password.</source>
            <translation>O relatório está protegido por uma senha.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is too large to be shown here.</source>
            <translation>O relatório é grande demais para ser mostrado aqui.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>This QGIS cannot show PDF files.</source>
            <translation>Este QGIS não pode mostrar arquivos PDF.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit</source>
            <translation>Ajustar</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit the width; again: the whole page</source>
            <translation>Ajustar à largura; mais uma vez: a página inteira</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Next Page</source>
            <translation>Página seguinte</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open the report in the default program</source>
            <translation>Abrir o relatório no programa que este computador usa para isso</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page number</source>
            <translation>Página; escreva um número para ir até ela</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Previous Page</source>
            <translation>Página anterior</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save a copy of the report</source>
            <translation>Gravar uma cópia do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Show on Map</source>
            <translation>Mostrar no mapa</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom Out</source>
            <translation>Menor</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom in (Ctrl+wheel, or + on the page)</source>
            <translation>Maior (Ctrl+roda, ou + na página)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom out (Ctrl+wheel, or - on the page)</source>
            <translation>Menor (Ctrl+roda, ou - na página)</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Um programa que não precisa do QGIS; a chave de API é lida de GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Command copied. It writes to {folder} and contains no API key.</source>
            <translation>O comando está na área de transferência. Grava em {folder} e não contém a chave de API.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process Command</source>
            <translation>Copiar como comando &amp;qgis_process</translation>
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
            <source>Program copied, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>O programa está na área de transferência. Não contém a chave de API: defina antes GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Requests copied for bash, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>As requisições estão na área de transferência, para bash. Não contêm a chave de API: defina antes GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The command for this query, without the API key</source>
            <translation>A linha que consulta o mesmo sem janela; não contém a chave de API</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>As requisições para um terminal; a chave de API é lida de GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/window/actions.py" />
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this query is not in the project. Click Run Again.</source>
            <translation>A camada desta execução não está no projeto. Repetir traz de volta.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The result of this query is in the accumulation panel. Click Run Again to show it, then Create Layer for the map.</source>
            <translation>Esta execução foi para a tabela de acumulação. Repetir traz os números de volta; Criar camada põe-nos no mapa.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} no longer exists. Click Run Again.</source>
            <translation>{file} já não existe. Repetir traz de volta.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} is from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run} veio de {host}, a que não há conexão. Nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' no longer offers {source}. Choose another source.</source>
            <translation>'{connection}' já não oferece {source}. Escolha outra fonte.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} was lost with its file. Draw the area and load it again.</source>
            <translation>A consulta de {layer} desapareceu com o seu arquivo. Desenhe a área e carregue de novo.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This query was in {then}; '{connection}' is set to {now}, which is used.</source>
            <translation>Isto foi consultado em {then}; '{connection}' está definida para {now} e usa essa versão.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} is from {host}, to which you have no connection. Add one first.</source>
            <translation>{layer} veio de {host}, a que não há conexão. Antes crie uma.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Command</source>
            <translation>Comando</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>Copiar como comando qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>No queries yet. Load locations or records.</source>
            <translation>Ainda nada consultado. Carregue locais ou entradas.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Query</source>
            <translation>Consulta</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Refresh All Layers</source>
            <translation>Atualizar todas as camadas</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>Linhas</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run Again</source>
            <translation>Executar de novo</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again</source>
            <translation>Repetir as consultas de todas as camadas GeoPortfolio do projeto</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the query again, for a new layer or file</source>
            <translation>Consultar o mesmo mais uma vez, como nova camada ou arquivo</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>Segundos</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this query, or the folder of its file</source>
            <translation>Mostrar a camada desta execução no mapa, ou a pasta do seu arquivo</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Time</source>
            <translation>Quando</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>no arquivo {file}</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large for the history</source>
            <translation>a sua área é grande demais para ser guardada aqui</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>refreshed</source>
            <translation>atualizada</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>without some areas</source>
            <translation>sem algumas áreas</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>{rows} in {seconds} s</source>
            <translation>{rows} em {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns</source>
            <translation>Colunas</translation>
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
            <translation>Manter</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Larger Pages</source>
            <translation>Páginas maiores</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Again</source>
            <translation>Carregar de novo</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Without Filters</source>
            <translation>Carregar sem filtros</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>Carregar {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Saving the project deletes its file; a file in the profile is kept.</source>
            <translation>Remover {layer}? O seu arquivo é apagado quando o projeto for gravado; um arquivo no perfil é mantido.</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Resume {title}</source>
            <translation>Continuar {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show Rows</source>
            <translation>Mostrar linhas</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to Area</source>
            <translation>Zoom para a área</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> ({count} rows)</source>
            <extracomment>English for 1:  (1 row)</extracomment>
            <translation>
                <numerusform> ({count} linha)</numerusform>
                <numerusform> ({count} linhas)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {circles} and {count} areas</source>
            <extracomment>English for 1:  in {circles} and 1 area</extracomment>
            <translation>
                <numerusform> em {circles} e {count} área</numerusform>
                <numerusform> em {circles} e {count} áreas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} areas</source>
            <extracomment>English for 1:  in 1 area</extracomment>
            <translation>
                <numerusform> em {count} área</numerusform>
                <numerusform> em {count} áreas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} circles</source>
            <extracomment>English for 1:  in 1 circle</extracomment>
            <translation>
                <numerusform> em {count} círculo</numerusform>
                <numerusform> em {count} círculos</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} saved in {file}. {reason}</source>
            <translation>Incompleto: {rows} em {file}. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was removed.</source>
            <translation>O seu filtro {filter} não serve para as novas colunas e foi retirado.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas matches the filters.</source>
            <extracomment>English for 1: No data of {source} in this area matches the filters.</extracomment>
            <translation>
                <numerusform>Nenhum dado de {source} nesta área corresponde aos filtros.</numerusform>
                <numerusform>Nenhum dado de {source} nestas {count} áreas corresponde aos filtros.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas.</source>
            <extracomment>English for 1: No data of {source} in this area.</extracomment>
            <translation>
                <numerusform>Nenhum dado de {source} nesta área.</numerusform>
                <numerusform>Nenhum dado de {source} nestas {count} áreas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} matches these filters.</source>
            <translation>Nada de {source} corresponde a estes filtros.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint} match the filters.</source>
            <translation>Nenhuma entrada de {source} na pegada do evento {footprint} corresponde aos filtros.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint}.</source>
            <translation>Nenhuma entrada de {source} na pegada do evento {footprint}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}, on the map and marked incomplete.</source>
            <translation>Parado após {count}, no mapa e marcado como incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}, saved in {file} and incomplete.</source>
            <translation>Parado após {rows}, gravado em {file} e incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first location.</source>
            <translation>Parado antes de chegar o primeiro local.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first record.</source>
            <translation>Parado antes de chegar a primeira entrada.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. The earlier partial result is still on the map, marked incomplete.</source>
            <translation>Parado. O que tinha vindo antes está no mapa como estava, marcado como incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} has no data that matches the filters.</source>
            <translation>A camada de acumulação de {source} não tem dados que correspondam aos filtros.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty.</source>
            <translation>A camada de acumulação de {source} está vazia.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}, on the map and marked incomplete.</source>
            <translation>A conexão caiu após {count}, no mapa e marcado como incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} no longer exists: {file}. Load it again.</source>
            <translation>O arquivo de {layer} já não existe: {file}. Carregue-a de novo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service returns at most {given} records a page, not {asked}.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}.</extracomment>
            <translation>
                <numerusform>O serviço dá no máximo {given} entrada por página, não {asked}.</numerusform>
                <numerusform>O serviço dá no máximo {given} entradas por página, não {asked}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no position: open the table with F6.</source>
            <translation>Não têm posição: uma tabela, F6 abre-a.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>não atualizada. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} loaded, so the layer keeps the earlier result. {reason}</source>
            <translation>só veio: {rows}; a camada mantém a resposta anterior. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has no data there any more. The layer still shows the earlier result.</source>
            <translation>o serviço já não tem nada ali. A camada mostra ainda a resposta anterior.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no position and are in the table only (F6).</source>
            <extracomment>English for 1: 1 of the rows has no position and is in the table only (F6).</extracomment>
            <translation>
                <numerusform>{count} das linhas não tem posição: só a tabela a mostra, F6 abre-a.</numerusform>
                <numerusform>{count} das linhas não têm posição: só a tabela as mostra, F6 abre-a.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of {all} layers refreshed.</source>
            <extracomment>English for 1: {count} of {all} layer refreshed.</extracomment>
            <translation>
                <numerusform>Camada atualizada: {count} de {all}.</numerusform>
                <numerusform>Camadas atualizadas: {count} de {all}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{count} on the map. Failed ones have the reason in the table. {reason}</source>
            <translation>{count} no mapa. A tabela indica a causa das falhas. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} cannot be resumed. Load it again.</source>
            <translation>{layer} não pode continuar de onde parou. Carregue-a de novo.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or discard the edits, then resume.</source>
            <translation>{layer} está em edição. Grave ou descarte as edições, depois continue.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to resume.</source>
            <translation>{layer} está completa: não há mais nada para carregar.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows} em {file}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the earlier result could not be compared</source>
            <translation>{rows}; a resposta anterior não pode ser comparada</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add to Map</source>
            <translation>Pôr no mapa</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>Apagar</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete interrupted loads</source>
            <translation>Apagar carregamentos não terminados</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the loaded hazards of {count} points?</source>
            <extracomment>English for 1: Delete the loaded hazards of 1 point?</extracomment>
            <translation>
                <numerusform>Apagar os perigos recebidos de 1 ponto?</numerusform>
                <numerusform>Apagar os perigos recebidos de {count} pontos?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} loaded rows?</source>
            <extracomment>English for 1: Delete the loaded row?</extracomment>
            <translation>
                <numerusform>Apagar a linha recebida?</numerusform>
                <numerusform>Apagar as {count} linhas recebidas?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Enrich Again</source>
            <translation>Enriquecer de novo</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for interrupted loads</source>
            <translation>Procurar carregamentos não terminados</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during enrichment: {answered} of {count} points have hazards.</source>
            <extracomment>English for 1: QGIS was closed during enrichment: {answered} of {count} points has hazards.</extracomment>
            <translation>
                <numerusform>O QGIS terminou enquanto se adicionavam perigos: {answered} de {count} ponto tem os seus.</numerusform>
                <numerusform>O QGIS terminou enquanto se adicionavam perigos: {answered} de {count} pontos têm os seus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during {runs} loads: {rows} loaded.</source>
            <extracomment>English for 1: QGIS was closed during {runs} load: {rows} loaded.</extracomment>
            <translation>
                <numerusform>O QGIS terminou durante {runs} execução. Recebido: {rows}.</numerusform>
                <numerusform>O QGIS terminou durante {runs} execuções. Recebido: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed while {source} was loading: {rows} loaded.</source>
            <translation>O QGIS terminou durante o carregamento de {source}. Recebido: {rows}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>Ler {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Enrich this layer again for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Enrich this layer again for the others.</extracomment>
            <translation>
                <numerusform>{answered} de {count} ponto tem os seus perigos. Adicione perigos a esta camada para os outros.</numerusform>
                <numerusform>{answered} de {count} pontos têm os seus perigos. Adicione perigos a esta camada para os outros.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {answered} of {count} points have their hazards, which are kept.</source>
            <extracomment>English for 1: {reason} {answered} of {count} points has its hazards, which are kept.</extracomment>
            <translation>
                <numerusform>{reason} {answered} de {count} ponto tem os seus perigos, que foram mantidos.</numerusform>
                <numerusform>{reason} {answered} de {count} pontos têm os seus perigos, que foram mantidos.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} loaded before and kept.</source>
            <translation>{reason} Carregado antes e mantido: {rows} de {source}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} interrupted loads are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} interrupted load is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason} Foi mantida {runs} execução não terminada: {rows}.</numerusform>
                <numerusform>{reason} Foram mantidas {runs} execuções não terminadas: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>Ler o arquivo de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this field</source>
            <translation>Remover esta linha</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}, exigido por esta fonte</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search does not support nested filters: {filters}. Move them out in the Filters dock, or load them in an area instead.</source>
            <translation>Uma pesquisa usa uma lista simples, e os seus filtros estão aninhados: {filters}. Ponha-os lado a lado no painel Filtros, ou carregue-os numa área.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Choose the record columns in the Selection dock</source>
            <translation>As colunas escolhem-se em Colunas de entradas no painel Seleção</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: service defaults</source>
            <translation>Colunas: escolhidas pelo serviço</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>Colunas: {count} de {all}</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Enter a value for {field}, or remove the field.</source>
            <translation>Escreva um valor para {field}, ou remova a sua linha.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. Use fewer fields or columns, or set the connection to V2.</source>
            <translation>Na V1 esta pesquisa vai no endereço, que tem {length} caracteres; um serviço pode recusar mais de {limit}. Use menos campos ou colunas, ou defina a conexão para V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Incomplete.</source>
            <translation>Está incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>No data of {source} with {filters}. Remove a field, or check its value.</source>
            <translation>Nada em {source} com {filters}. Remova um campo, ou verifique o seu valor.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read the search result</source>
            <translation>Ler o que foi encontrado</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}…</source>
            <translation>Pesquisa em {source}…</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Showing the first {shown} of {count}.</source>
            <translation>Aqui mostra-se só o início: {shown} de {count}.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row.</source>
            <translation>Parado antes de chegar a primeira linha.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no position: added as a table.</source>
            <translation>Não têm posição: no mapa são uma tabela.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no position.</source>
            <translation>Esta linha não tem posição para o zoom.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 combines filters with AND, so this finds nothing.</source>
            <translation>Dois valores de {field}: a V1 une os filtros com AND, por isso nada é encontrado.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no location search. Search records, or set the connection to V2.</source>
            <translation>A V1 não tem pesquisa de locais utilizável. Pesquise as suas entradas, ou defina a conexão para V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>Sem um campo, carrega-se a fonte inteira.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. Open the table with F6.</source>
            <translation>{rows} no mapa. F6 abre a tabela.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this API key.</source>
            <translation>{source} está vazia para esta chave de API.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} requires a filter on {label}. Add it as a field.</source>
            <translation>{source} exige um filtro em {label}. Adicione-o como campo.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source}: {rows}, {seconds} s.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add All to Map</source>
            <translation>Adicionar tudo ao mapa</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add Field</source>
            <translation>Campo</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add a field to search by</source>
            <translation>Mais um campo para pesquisar</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all results as a layer, not only the rows shown here</source>
            <translation>Adicionar como camada tudo o que foi encontrado, além das linhas mostradas aqui</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Choose the source in the Selection dock</source>
            <translation>A fonte escolhe-se no painel Seleção</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double-click or press Enter to zoom to the row</source>
            <translation>Clique duplo ou Enter: zoom para o local da linha</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Locations of</source>
            <translation>Locais de</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One point per location</source>
            <translation>Pontos: um marcador por local</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records of</source>
            <translation>Entradas de</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records with the chosen columns</source>
            <translation>Entradas: completas, colunas escolhidas</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search results</source>
            <translation>O que foi encontrado</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, in any area (Enter)</source>
            <translation>Pesquisar a fonte inteira, em qualquer local (Enter)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search with the filters of the Filters dock</source>
            <translation>Pesquisar com os filtros do painel Filtros</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Use Current Filters</source>
            <translation>Usar os filtros</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>O que se pesquisa</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source</source>
            <translation>sem fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk Reports for Selected Points…</source>
            <translation>&amp;Relatórios de risco para pontos selecionados…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation &amp;Layer…</source>
            <translation>Acumulação por ca&amp;mada…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Calculate Accumulation</source>
            <translation>Calcular acumulação</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Calculate the totals of the area, or of each radius: values, counts, currencies</source>
            <translation>As somas da área, ou de cada raio: valores, contagens, moedas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>Escolha antes uma fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded location for its risk report ({how})</source>
            <translation>Clique num local ou num local carregado no mapa para o seu relatório de risco ({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click the map for the hazards there</source>
            <translation>Clique num local do mapa para ver os perigos ali</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>Desenhe antes uma área</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first. The menu has queries without an area.</source>
            <translation>Desenhe primeiro uma área. O menu tem consultas sem área.</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich &amp;Points with Hazards…</source>
            <translation>Adicionar perigos a &amp;pontos…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazard &amp;Layers…</source>
            <translation>&amp;Camadas de perigos…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and of an event</source>
            <translation>Perigos de um local, de muitos pontos e de um evento</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Include the locations in the circles, with the radii above</source>
            <translation>Incluir os locais nos círculos, com os raios acima</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Locations</source>
            <translation>Carregar locais</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Records</source>
            <translation>Carregar entradas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the accumulation layer of this source (V1)</source>
            <translation>A camada de acumulação que o serviço tem desta fonte (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the locations in the area, one point each (Ctrl+Return)</source>
            <translation>Carregar os locais na área, um ponto cada (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the area, with the chosen columns</source>
            <translation>Carregar as entradas completas na área, com as colunas escolhidas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the footprint of a live event</source>
            <translation>Carregar as entradas na pegada de um evento em curso</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Records in E&amp;vent Footprint…</source>
            <translation>Entradas na pegada do e&amp;vento…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;1</source>
            <translation>Relatórios da V&amp;1</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;2</source>
            <translation>Relatórios da V&amp;2</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;HTML</source>
            <translation>Relatório como &amp;HTML</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;PDF</source>
            <translation>Relatório como &amp;PDF</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report version, independent of the connection</source>
            <translation>A versão dos relatórios é própria, não a da conexão</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Locations as &amp;CSV…</source>
            <translation>Locais como arquivo &amp;CSV…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Records as C&amp;SV…</source>
            <translation>Entradas como arquivo C&amp;SV…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save a report for each selected point of the active layer</source>
            <translation>Um relatório para cada ponto selecionado da camada ativa, numa pasta</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save the table of the service as a file</source>
            <translation>A tabela do serviço, gravada num arquivo à medida que chega</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The hazard layers of this connection to request</source>
            <translation>As camadas de perigos desta conexão a consultar</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles</source>
            <translation>Com &amp;círculos</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles: {radii}</source>
            <translation>Com &amp;círculos: {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Clear</source>
            <translation>Limpar</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with the vertex tool</source>
            <translation>Editar as áreas com a ferramenta de vértices do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Measure the areas</source>
            <translation>Medir as áreas</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove all areas</source>
            <translation>Remover todas as áreas</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove the selected areas (Delete)</source>
            <translation>Remover as áreas selecionadas (Delete)</translation>
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
            <translation>Co&amp;lar WKT ou GeoJSON</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected Features</source>
            <translation>Elementos &amp;selecionados</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add From</source>
            <translation>Adicionar de</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add all features of the current layer</source>
            <translation>Todos os elementos da camada atual</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add areas from features, the map or the clipboard</source>
            <translation>Obter áreas de elementos, do mapa ou da área de transferência</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add selected polygons as areas, selected points as centers of circles</source>
            <translation>Polígonos selecionados como áreas, pontos selecionados como centros de círculos</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add the map extent as an area</source>
            <translation>O que o mapa mostra, como uma só área</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All Features of &amp;Layer</source>
            <translation>Todos os elementos da &amp;camada</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Click centers on the map; each gets all radii (Shift+F9)</source>
            <translation>Clique nos centros no mapa; cada um recebe todos os raios (Shift+F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Draw a polygon on the map (F9)</source>
            <translation>Desenhar um polígono no mapa (F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Map &amp;Extent</source>
            <translation>&amp;Extensão do mapa</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Mer&amp;ge Areas</source>
            <translation>&amp;Unir numa só área</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Merge all areas into one</source>
            <translation>A união de todas as áreas, consultada e identificada como uma só</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Paste WKT, GeoJSON, or latitude and longitude</source>
            <translation>O que foi copiado: WKT, GeoJSON, ou latitude e longitude</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Polygon</source>
            <translation>Polígono</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii, such as 200 500 1km; in m, km, mi or ft, without a unit meters</source>
            <translation>Raios dos círculos, como 200 500 1km; unidades m, km, mi e ft, sem unidade metros</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire concentration</source>
            <translation>Raio de incêndio Solvência II</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>&amp;Descer</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>Arraste colunas para mudar a ordem</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Find a column</source>
            <translation>Procurar uma coluna</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns down</source>
            <translation>Mover para baixo as colunas selecionadas</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns up</source>
            <translation>Mover para cima as colunas selecionadas</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>None chosen: service defaults.</source>
            <translation>Nenhuma escolhida: o serviço dá as predefinidas.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records p&amp;er page</source>
            <translation>&amp;Entradas por página</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records per request. A service may return fewer; pages then become as small.</source>
            <translation>Entradas numa requisição. Um serviço pode dar menos; então as páginas ficam menores.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;All</source>
            <translation>Selecionar &amp;tudo</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;None</source>
            <translation>Selecionar &amp;nada</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns shown</source>
            <translation>Marcar todas as colunas mostradas</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns shown</source>
            <translation>Desmarcar todas as colunas mostradas</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{count} of {all} columns</source>
            <extracomment>English for 1: {count} of {all} column</extracomment>
            <translation>
                <numerusform>{count} de {all} coluna</numerusform>
                <numerusform>{count} de {all} colunas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{latitude} and {longitude} are always requested, to show the records on the map.</source>
            <translation>{latitude} e {longitude} também são pedidas, para mostrar as entradas no mapa.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>Os filtros de {source} ficam em '{before}'. '{now}' não tem nenhum para essa fonte.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use Them Here, Too</source>
            <translation>Usá-los também aqui</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of records, their order and the page size</source>
            <translation>Escolher as colunas de entradas, a sua ordem e o tamanho de uma página</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the columns</source>
            <translation>Editar as colunas</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the filters</source>
            <translation>Editar os filtros</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Filters: {filters}</source>
            <translation>Filtros: {filters}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Open the Filters dock</source>
            <translation>Abrir o painel Filtros</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: service defaults</source>
            <translation>Colunas de entradas: as do serviço</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: {count} of {all}</source>
            <translation>Colunas de entradas: {count} de {all}</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>Ler as áreas de seleção</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom There</source>
            <translation>Zoom para lá</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load locations.</source>
            <translation>1. Desenhe uma área.
2. Adicione filtros.
3. Carregue locais.</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>Seleção</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections…</source>
            <translation>&amp;Conexões…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload Sources</source>
            <translation>&amp;Recarregar fontes</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>Escolha uma fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connect to another service</source>
            <translation>O formulário para o endereço e a chave de outro serviço</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>Conexões e fontes</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key</source>
            <translation>Perguntar ao serviço que fontes a sua chave de API pode ver</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key again</source>
            <translation>Consultar o serviço de novo sobre as fontes que a sua chave de API pode ver</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Listing the sources…</source>
            <translation>Consulta das fontes…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Manage connections in the QGIS options</source>
            <translation>Todas as conexões, nas opções do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Portfolio source</source>
            <translation>Fonte: que carteira é consultada</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Updated {time}</source>
            <translation>Atualizado: {time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Updated {time}</source>
            <extracomment>English for 1: 1 source. Updated {time}</extracomment>
            <translation>
                <numerusform>{count} fonte. Atualizado: {time}</numerusform>
                <numerusform>{count} fontes. Atualizado: {time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>Gravar como CSV</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add Hazard Maps…</source>
            <translation>Adicionar mapas de perigo…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Calculate the totals of the source in the area.</source>
            <translation>Soma o que a fonte tem na área.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key can access.</source>
            <translation>Verificar uma conexão e o que a chave de API permite.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Choose a source, an area and filters.</source>
            <translation>Abre os painéis em que se escolhe uma fonte, uma área e filtros.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to open its risk report.</source>
            <translation>Clique num local ou num local carregado; abre-se o seu relatório de risco.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to show its address, record and hazards.</source>
            <translation>Clique num local ou num local carregado; mostram-se o seu endereço, o seu registo e os seus perigos.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii; press Enter to finish.</source>
            <translation>Clique nos centros; escreva números para os raios de todos; Enter termina.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the vertices of an area; right-click or press Enter to finish.</source>
            <translation>Clique nos vértices de uma área; clique direito ou Enter termina.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Compare the accumulation of watched areas with their limits.</source>
            <translation>Comparar a acumulação das áreas vigiadas com os seus limites.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections…</source>
            <translation>Conexões…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection…</source>
            <translation>Diagnosticar conexão…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Circles</source>
            <translation>Desenhar círculos</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Polygon</source>
            <translation>Desenhar uma seleção por polígono</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Edit the filters of the query.</source>
            <translation>Abre o painel com os filtros da consulta.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package…</source>
            <translation>Exportar pacote do projeto…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export the project, its results and its reports as one zip, without the API key.</source>
            <translation>Põe o projeto, os resultados e os relatórios num só zip, sem a sua chave de API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find Worst Circles…</source>
            <translation>Encontrar os piores círculos…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find the circles of a radius with the greatest sums insured of a layer.</source>
            <translation>Encontrar os círculos de um raio com as maiores importâncias seguradas de uma camada.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the locations of the source in the area, one point each.</source>
            <translation>Carrega os locais da fonte na área, um ponto cada.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the records of the source in the area.</source>
            <translation>Carrega as entradas completas da fonte na área.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Manage the service URLs and API keys.</source>
            <translation>Os serviços que pode consultar: endereços e chaves de API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Open the help.</source>
            <translation>Para que serve cada janela e como se usa.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Portfolio Selection</source>
            <translation>Seleção da carteira</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh All Results</source>
            <translation>Atualizar todos os resultados</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk Report at Location</source>
            <translation>Relatório de risco com um clique</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again.</source>
            <translation>Repete as consultas de todas as camadas GeoPortfolio do projeto.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search Address</source>
            <translation>Procurar endereço</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search for an address, with suggestions.</source>
            <translation>Escreva um endereço; as sugestões aparecem ao escrever.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search, preview and add the hazard maps of the service.</source>
            <translation>Procurar, ver e adicionar os mapas de perigos do serviço.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show reports and past queries.</source>
            <translation>Abre o painel com os cúmulos, os relatórios e as consultas anteriores.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show the cumulative value around a pin by distance, for any layer.</source>
            <translation>Mostrar o valor acumulado em redor de um alfinete por distância, para qualquer camada.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>Mostrar versões, configurações e log em um único texto, sem chaves de API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show what a new risk adds to the accumulation around a pin.</source>
            <translation>Mostrar o que um novo risco acrescenta à acumulação em redor de um alfinete.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text…</source>
            <translation>Texto de suporte…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: move the map under the cross with the arrow keys, with Shift in small steps; {key} clicks there.</source>
            <translation>Sem rato: as setas levam um local para debaixo de uma cruz, com Shift um pouco; {key} clica aí.</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the maps of {connection}</source>
            <translation>Listar os mapas de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the sources of {connection}</source>
            <translation>Listar as fontes de {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/job_offer.py" />
            <source>The layer {layer} belongs to the previous project. Its file is {file}.</source>
            <translation>A camada {layer} foi criada para o projeto que estava aberto antes. O seu arquivo é {file}.</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>Certificados</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Connection</source>
            <translation>Verificar conexão</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Proxy</source>
            <translation>Verificar proxy</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>Carregado até agora: {come}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Continue?</source>
            <translation>Carregado até agora: {come}. Continuar?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts})</source>
            <translation>Nova tentativa em {seconds} s (tentativa {attempt} de {attempts})</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. Saving the partial result…</source>
            <translation>Parado. Gravação do que veio…</translation>
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
            <translation>Continuar o carregamento</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is running. Wait for it, or stop it.</source>
            <translation>Outra acumulação está em curso. Espere que termine, ou pare-a.</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is running. Wait for it, or stop it.</source>
            <translation>Outro carregamento está em curso. Espere que termine, ou pare-o.</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>Conectar a {connection}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connected. Sources: {sources}</source>
            <translation>O serviço responde. Fontes: {sources}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>List the filters of {source}</source>
            <translation>Listar os filtros de {source}</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Test the connection</source>
            <translation>Testar a conexão</translation>
        </message>
        <message>
            <location filename="../ui/window/size_question.py" />
            <source>Stop and Keep</source>
            <translation>Parar e manter</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/window/size_question.py" />
            <source>{count} rows loaded so far ({size}). Continue?</source>
            <extracomment>English for 1: 1 row loaded so far ({size}). Continue?</extracomment>
            <translation>
                <numerusform>{count} linha até agora ({size}), e há mais. Continuar?</numerusform>
                <numerusform>{count} linhas até agora ({size}), e há mais. Continuar?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>O GeoPortfolio está instalado. Conecte-o ao seu serviço de carteira.</translation>
        </message>
    </context>
</TS>
