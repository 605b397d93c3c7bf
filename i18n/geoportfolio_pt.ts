<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_PT" sourcelanguage="en_US">
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
            <source>'{name}' can't be brought to longitude and latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>'{name}' não pode ser convertido em longitude e latitude; não foi consultado. Verifique o sistema de coordenadas da sua camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was not asked for. Set that of its layer.</source>
            <translation>'{name}' não tem sistema de coordenadas; não foi consultado. Defina o da sua camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no single point on the map; it was not asked for.</source>
            <translation>'{name}' não tem um único ponto no mapa; não foi consultado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was not asked for. Split them with Multipart to singleparts.</source>
            <translation>'{name}' tem vários pontos; não foi consultado. Separe-os com Múltiplas partes para partes únicas (Multipartes para partes simples).</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' lies beyond 180 degrees of longitude or 90 of latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>'{name}' ultrapassa 180 graus de longitude ou 90 de latitude; não foi consultado. Verifique o sistema de coordenadas da sua camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' can't be brought to longitude and latitude; nothing was sent. Check the coordinate system of its layer.</source>
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
            <source>Area '{name}' needs at least 3 different points{where}; nothing was sent.</source>
            <translation>A área '{name}' precisa de pelo menos 3 pontos diferentes{where}; nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is no 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>A linha {line} não é 'latitude, longitude': '{near}'. Corrija-a e cole de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS knows no coordinate system '{near}', which the pasted text names.</source>
            <translation>O QGIS não conhece o sistema de coordenadas '{near}', indicado no texto colado.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no shape but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>A área de transferência não tem uma forma, mas sim '{near}'. Copie antes WKT, GeoJSON ou 'latitude, longitude'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no text. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>A área de transferência não tem texto. Copie antes WKT, GeoJSON ou 'latitude, longitude'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are no degrees. Put the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>As coordenadas coladas ({near}) não são graus. Ponha o sistema de coordenadas à frente, como em SRID=25832;POLYGON(...), e cole de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text can't be read in line {line}, column {column}, near '{near}'.</source>
            <translation>O texto colado não pode ser lido na linha {line}, coluna {column}, perto de '{near}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text has no polygon and no point.</source>
            <translation>O texto colado não tem polígonos nem pontos.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which has no inside. Paste polygons or points.</source>
            <translation>O texto colado é uma linha, que não tem interior. Cole polígonos ou pontos.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is no GeoJSON at {near}. Correct it and paste again.</source>
            <translation>O texto colado não é GeoJSON em {near}. Corrija-o e cole de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>cruza-se a si mesma{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 different points{where}</source>
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
            <source>is neither polygon nor point</source>
            <translation>não é polígono nem ponto</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>não é válida{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies beyond the globe</source>
            <translation>está fora do globo</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies outside its coordinate system</source>
            <translation>está fora do seu sistema de coordenadas</translation>
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
            <source>{count} areas joined</source>
            <extracomment>English for 1: 1 area joined</extracomment>
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
            <source>A connection needs a name of its own, without slashes, other than 'environment'.</source>
            <translation>Uma conexão precisa de um nome próprio, sem barras e diferente de 'environment'.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another or make it.</source>
            <translation>Não há conexão '{connection}'. Escolha outra ou crie-a.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Make one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>Ainda não há conexão. Crie uma em Configurações &gt; Opções &gt; GeoPortfolio, ou defina as variáveis GEOPORTFOLIO_URL e GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store did not take the key. Keep it only until you close QGIS, or try again and give the master password.</source>
            <translation>O cofre de senhas do QGIS não aceitou a chave. Mantenha-a só até fechar o QGIS, ou tente de novo e insira a senha mestra.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store has no key for '{connection}'. Type it again in the connection.</source>
            <translation>O cofre de senhas do QGIS não tem chave para '{connection}'. Insira-a de novo na conexão.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' can't be read, so nothing was sent. Unlock QGIS's password store with its master password, or type the key again.</source>
            <translation>A chave de '{connection}' não pode ser lida, por isso nada foi enviado. Desbloqueie o cofre de senhas do QGIS com a senha mestra, ou insira a chave de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' was kept only until QGIS was closed. Type it again in the connection.</source>
            <translation>A chave de '{connection}' foi mantida só até o QGIS ser fechado. Insira-a de novo na conexão.</translation>
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
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/load_table.py" />
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
            <location filename="../core/gis/styles/areas.py" />
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
            <source>Locations</source>
            <translation>Locais</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this address.</source>
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
            <source>Records</source>
            <translation>Registros</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Risk Reports</source>
            <translation>Relatórios de risco</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/search/dock.py" />
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
            <source>The connection is not encrypted, so others can read the API key on its way. Ask your provider for an https address.</source>
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
            <source>Asked for</source>
            <translation>Consultado</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Failed, see message</source>
            <translation>Falhou, ver mensagem</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Hazard here</source>
            <translation>Há perigo aqui</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards</source>
            <translation>Perigos</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>Mensagem</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not asked, stopped before</source>
            <translation>Não consultado, parado antes</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Nothing here</source>
            <translation>Nada aqui</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Point</source>
            <translation>Ponto</translation>
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
            <translation>sem valor</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>Elementos: {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS can't ask for the name '{name}'. Ask those who run the service for one without '%'.</source>
            <translation>O QGIS não pode pedir o nome '{name}'. Peça a quem administra o serviço um nome sem '%'.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not give it to QGIS. Test the connection and its key, then add it again.</source>
            <translation>O serviço de mapas não o deu ao QGIS. Teste a conexão e a chave, depois adicione de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no readable extent for this map, so QGIS may refuse it. Ask those who run the service to correct it.</source>
            <translation>O serviço não dá uma extensão legível para este mapa, por isso o QGIS pode recusá-lo. Peça a quem administra o serviço que a corrija.</translation>
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
            <source>Ask what the maps of {name} are</source>
            <translation>Consultar os mapas de {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to make one.</source>
            <translation>Clique na marca ao lado do nome para criar uma.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to try again or to change the key.</source>
            <translation>Clique na marca ao lado do nome para tentar de novo ou alterar a chave.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to unlock or change it.</source>
            <translation>Clique na marca ao lado do nome para desbloqueá-la ou alterá-la.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The key for '{connection}' is missing or locked.</source>
            <translation>A chave de '{connection}' falta ou está bloqueada.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not answer, or refuses the key.</source>
            <translation>O serviço de mapas de '{connection}' não responde, ou recusa a chave.</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>Não há conexão a {host}.</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Remember the last runs</source>
            <translation>Lembrar as últimas execuções</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete results that were replaced</source>
            <translation>Apagar resultados substituídos</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>The service knows no place for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>O serviço não conhece um local para '{name}'. Verifique a ortografia, ou acrescente a cidade e o país.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is asking for these reports just now. Wait until it is done, or stop it there.</source>
            <translation>Outro QGIS já pede estes relatórios neste momento. Espere que termine, ou pare-o lá.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of a file can't be worked out: {log}. Correct the expression.</source>
            <translation>Não é possível calcular o nome de um arquivo: {log}. Corrija a expressão.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of the files is no QGIS expression: {log}. Correct it.</source>
            <translation>O nome dos arquivos não é uma expressão QGIS: {log}. Corrija-o.</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report can't be shown here. Open it outside QGIS.</source>
            <translation>O relatório não pode ser mostrado aqui. Abra-o fora do QGIS.</translation>
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
            <source>Report saved in another format</source>
            <translation>Relatório gravado em outro formato</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report waits</source>
            <translation>Relatório em espera</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report was there</source>
            <translation>Relatório já existia</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Risk reports, {source}, {day}</source>
            <translation>Relatórios de risco, {source}, {day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was asked for, but {came} came.</source>
            <translation>Foi pedido {asked}, mas veio {came}.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Added</source>
            <translation>Adicionada</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Change</source>
            <translation>Alteração</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Changed</source>
            <translation>Alterada</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Dropped</source>
            <translation>Removida</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>What changed</source>
            <translation>O que mudou</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>columns gone: {names}</source>
            <translation>colunas removidas: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>moved</source>
            <translation>movido</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>new columns: {names}</source>
            <translation>colunas novas: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>no change</source>
            <translation>sem alterações</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>{count} alterada</numerusform>
                <numerusform>{count} alteradas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service does not list the source {source} any more: it was renamed or removed, or the key of '{connection}' lost its access. Ask your provider, or choose another source.</source>
            <translation>O serviço já não lista a fonte {source}: foi renomeada ou removida, ou a chave de '{connection}' perdeu o acesso. Fale com o fornecedor, ou escolha outra fonte.</translation>
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
                <numerusform>1 elemento</numerusform>
                <numerusform>{count} elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} of the rows have no place: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it.</extracomment>
            <translation>
                <numerusform>1 das linhas não tem posição: só a tabela a mostra.</numerusform>
                <numerusform>{count} das linhas não têm posição: só a tabela as mostra.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} points</source>
            <extracomment>English for 1: 1 point</extracomment>
            <translation>
                <numerusform>1 ponto</numerusform>
                <numerusform>{count} pontos</numerusform>
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
            <source>{count} rows have a place that is none on the globe: they are not drawn, their field {field} has what came.</source>
            <extracomment>English for 1: 1 row has a place that is none on the globe: it is not drawn, its field {field} has what came.</extracomment>
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
            <source>Click for what can be done with it.</source>
            <translation>Clique para ver o que se pode fazer.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to ask the shape of now.</source>
            <translation>Clique na marca ao lado do nome para consultar a forma atual.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to continue.</source>
            <translation>Clique na marca ao lado do nome para continuar.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to load it again.</source>
            <translation>Clique na marca ao lado do nome para carregar de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to refresh it.</source>
            <translation>Clique na marca ao lado do nome para atualizar.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the shape asked then.</source>
            <translation>Corrija-a em Áreas de seleção, ou atualize com a forma consultada antes.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it anew.</source>
            <translation>Desenhe a área e carregue de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone, and the query with it.</source>
            <translation>O seu arquivo {file} já não existe, e com ele a consulta.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone.</source>
            <translation>O seu arquivo {file} já não existe.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS can't read its file {file}.</source>
            <translation>O QGIS não consegue ler o seu arquivo {file}.</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>The load stopped before everything came.</source>
            <translation>O carregamento parou antes de chegar tudo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This answer is {count} days old.</source>
            <extracomment>English for 1: This answer is 1 day old.</extracomment>
            <translation>
                <numerusform>Esta resposta tem {count} dia.</numerusform>
                <numerusform>Esta resposta tem {count} dias.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas can't be asked as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' can't be asked as it is now.</extracomment>
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
            <source>QGIS ended before all had come.</source>
            <translation>O QGIS terminou antes de chegar tudo.</translation>
        </message>
        <message>
            <location filename="../core/gis/storage/own_files.py" />
            <source>{word} is a link, or was not written by GeoPortfolio, so it was not changed. Move it, then try again.</source>
            <translation>{word} é um link, ou não foi gravado pelo GeoPortfolio, por isso não foi alterado. Mova-o e tente de novo.</translation>
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
            <source>Sum insured</source>
            <translation>Valor segurado</translation>
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
            <source>{beginning}... ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}... (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}... ({count} filtro ao todo)</numerusform>
                <numerusform>{beginning}... ({count} filtros ao todo)</numerusform>
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
            <source>'{word}' can be one radius or two. Put a space between two radii, and no mark between thousands.</source>
            <translation>'{word}' pode ser um raio ou dois. Ponha um espaço entre dois raios, e nenhum separador de milhares.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Type at most 20037 km.</source>
            <translation>'{word}' é mais que metade do globo. Escreva no máximo 20037 km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius. Type numbers with m, km, mi, ft or nothing for meters, for example 200 500 1km.</source>
            <translation>'{word}' não é um raio. Escreva números com m, km, mi, ft, ou sem unidade para metros, por exemplo 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius: it has to be above 0. Type for example 200 500 1km.</source>
            <translation>'{word}' não é um raio: tem de ser acima de 0. Escreva por exemplo 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Type at least one radius, for example 200 500 1km.</source>
            <translation>Escreva pelo menos um raio, por exemplo 200 500 1km.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' can't be asked for at a single place: a comma separates layers there. Name the layers one by one, without commas.</source>
            <translation>'{name}' não pode ser consultado num só local: aí uma vírgula separa camadas. Indique as camadas uma a uma, sem vírgulas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is beyond 180 degrees of longitude or 90 of latitude; nothing was sent. Check the coordinate system of its layer.</source>
            <translation>Uma posição{where} ultrapassa 180 graus de longitude ou 90 de latitude; nada foi enviado. Verifique o sistema de coordenadas da sua camada.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) answered in place of the service (status {status}). Try later; if it stays, ask your provider.</source>
            <translation>Um proxy ou gateway ({who}) respondeu no lugar do serviço (estado {status}). Tente mais tarde; se o erro continuar, pergunte ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a certificate of this computer, so the request did not reach the service. Ask your provider for an address that takes the key alone.</source>
            <translation>Um proxy ou gateway ({who}) pede um certificado deste computador, por isso a requisição não chegou ao serviço. Peça ao fornecedor um endereço que exija só a chave.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a user and a password (status {status}), so the request did not reach the service. Ask your network administrator for a way without them.</source>
            <translation>Um proxy ou gateway ({who}) pede um usuário e uma senha (estado {status}), por isso a requisição não chegou ao serviço. Peça a quem administra a rede um acesso sem eles.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits how often the service is asked. Wait a while, then try again.</source>
            <translation>Um proxy ou gateway ({who}) limita a frequência das requisições ao serviço. Espere um pouco e tente de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask for less at a time, or ask your network administrator.</source>
            <translation>Um proxy ou gateway ({who}) recusou a requisição (estado {status}) antes que chegasse ao serviço. Peça menos de cada vez, ou pergunte a quem administra a rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>Um proxy ou gateway ({who}) recusou a requisição (estado {status}) antes que chegasse ao serviço. Peça a quem administra a rede que autorize o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius is a number of meters above 0; nothing was sent.</source>
            <translation>Um raio é um número de metros acima de 0; nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A single value of the service's answer is larger than {limit} MB, so the rest was not read. Ask for fewer columns, or tell your provider.</source>
            <translation>Um só valor da resposta do serviço é maior que {limit} MB, por isso o resto não foi lido. Peça menos colunas, ou avise o fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Name at least one layer of the service; nothing was sent.</source>
            <translation>Indique pelo menos uma camada do serviço; nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address, or the source {source} is unknown.</source>
            <translation>Nada responde neste endereço, ou a fonte {source} é desconhecida.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address. Check the address of '{connection}'.</source>
            <translation>Nada responde neste endereço. Verifique o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>O QGIS usa um proxy SOCKS, para o qual o Python precisa do pacote PySocks. Instale-o, ou defina um proxy HTTP em Configurações &gt; Opções &gt; Rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Something went wrong that we did not foresee. The log has the details.</source>
            <translation>Ocorreu um problema inesperado. O log tem os detalhes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>Parado.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The answer is {seen}, not the service's data. A sign-in page, a proxy or maintenance may be in the way: open the address of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>A resposta é {seen}, não os dados do serviço. A causa pode ser uma página de login, um proxy ou uma manutenção: abra o endereço de '{connection}' num navegador, ou pergunte a quem administra a rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many corners to be sent (status {status}). Simplify it, or split it and load its parts.</source>
            <translation>A área tem vértices demais para ser enviada (estado {status}). Simplifique-a, ou divida-a e carregue as partes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>A área não é válida{where}; nada foi enviado. Desenhe-a de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the key was not sent. Check this computer's clock; if it is right, tell your provider.</source>
            <translation>O certificado de '{connection}' expirou, por isso a chave não foi enviada. Verifique o relógio deste computador; se estiver certo, avise o fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the key was not sent. Check the address in the connection.</source>
            <translation>O certificado de '{connection}' é para outro nome de host, por isso a chave não foi enviada. Verifique o endereço na conexão.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not trusted by QGIS, so the key was not sent. Add your company's authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>O QGIS não confia no certificado de '{connection}', por isso a chave não foi enviada. Adicione a autoridade da sua empresa em Configurações &gt; Opções &gt; Autenticação &gt; Gerir (Gerenciar) certificados.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the key was not sent. Check this computer's clock.</source>
            <translation>O certificado de '{connection}' ainda não é válido, por isso a chave não foi enviada. Verifique o relógio deste computador.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the address.</source>
            <translation>A conexão a '{connection}' falhou. Verifique a rede e o endereço.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates can't be read or written, so nothing was sent to '{connection}'. Check the space and the rights in your temporary folder, then restart QGIS.</source>
            <translation>O arquivo de certificados confiáveis não pode ser lido ou gravado, por isso nada foi enviado a '{connection}'. Verifique o espaço e as permissões na pasta temporária, depois reinicie o QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the address, and your network.</source>
            <translation>O nome de host de '{connection}' não foi encontrado. Verifique o endereço e a sua rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has a character that can't be sent. Copy it again, without line breaks.</source>
            <translation>A chave tem um caractere que não pode ser enviado. Copie-a de novo, sem quebras de linha.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to what was asked.</source>
            <translation>A chave não tem acesso ao que foi pedido.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to {source}.</source>
            <translation>A chave não tem acesso a {source}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key starts with 'Bearer'. This service wants the key alone.</source>
            <translation>A chave começa com 'Bearer'. Este serviço espera só a chave.</translation>
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
            <source>The proxy could not reach the service (status {status}). Try later, or check the address of '{connection}'.</source>
            <translation>O proxy não conseguiu alcançar o serviço (estado {status}). Tente mais tarde, ou verifique o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>O proxy não aceitou o usuário e a senha. Informe-os em Configurações &gt; Opções &gt; Rede.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not let us through. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>O proxy não permitiu o acesso. Verifique Configurações &gt; Opções &gt; Rede no QGIS.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>O proxy recusou a conexão com o serviço (status {status}). Peça a quem administra a rede que permita o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>O resultado não pôde ser gravado: {trouble}. Verifique o espaço e as permissões.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, where it travels in the address. Take fewer filters or columns, or set the connection to V2.</source>
            <translation>A pesquisa é longa demais para a V1, onde vai no endereço. Use menos filtros ou colunas, ou defina a conexão para V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>O servidor de '{connection}' fechou a conexão antes que ela fosse criptografada. Tente novamente ou pergunte ao seu fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' did not accept a connection in time. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>O servidor de '{connection}' não aceitou uma conexão a tempo. Um firewall pode estar bloqueando, ou é preciso VPN ou proxy (Configurações &gt; Opções &gt; Rede).</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not encrypt at this address, so the key was not sent. Check the port in the address, or ask your provider.</source>
            <translation>O servidor de '{connection}' não usa criptografia neste endereço, por isso a chave não foi enviada. Verifique a porta no endereço, ou pergunte ao fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the address, or try later.</source>
            <translation>O servidor de '{connection}' recusou a conexão. Verifique a porta no endereço ou tente mais tarde.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service answered with the unexpected status {status}. Check the address.</source>
            <translation>O serviço respondeu com o estado inesperado {status}. Verifique o endereço.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this request.</source>
            <translation>O serviço não pôde processar esta requisição.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this search. In V1 a search travels in the address, which may be too long: take fewer filters or columns, or set the connection to V2.</source>
            <translation>O serviço não pôde processar esta pesquisa. Na V1 a pesquisa vai no endereço, que pode ser longo demais: use menos filtros ou colunas, ou defina a conexão para V2.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not accept the key for '{connection}'.</source>
            <translation>O serviço não aceitou a chave de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not answer in time. Try again, or ask for a smaller area.</source>
            <translation>O serviço não respondeu a tempo. Tente de novo, ou peça uma área menor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service does not answer at this address, but {who} does (status {status}). Check the address of '{connection}'.</source>
            <translation>Neste endereço não responde o serviço, mas {who} (estado {status}). Verifique o endereço de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}), also when asked again. Try later.</source>
            <translation>O serviço falhou (estado {status}), mesmo numa nova tentativa. Tente mais tarde.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try later.</source>
            <translation>O serviço falhou (estado {status}). Tente mais tarde.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service gives the same page again and again, so the rest can't be asked for. Choose pages so big that one is enough.</source>
            <translation>O serviço dá sempre a mesma página, por isso o resto não pode ser pedido. Escolha páginas tão grandes que uma baste.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Try again in {wait}.</source>
            <translation>O serviço recebe requisições demais. Tente de novo em {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Wait a while, then try again.</source>
            <translation>O serviço recebe requisições demais. Espere um pouco e tente de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>O serviço não está disponível (estado {status}). Tente de novo em {wait}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service knows no such footprint of an event, or not the source {source}. Check both.</source>
            <translation>O serviço não conhece esta pegada de evento, ou a fonte {source}. Verifique ambas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused this request: either the area is not valid for it, or the key has no access to {source}. We checked the area and found no fault.</source>
            <translation>O serviço recusou esta requisição: a área não é válida para ele, ou a chave não tem acesso a {source}. A área foi verificada e não há erros.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer can't be read: {seen}. The log has its beginning, for your provider.</source>
            <translation>A resposta do serviço não pode ser lida: {seen}. O log tem o seu início, para o fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has no result for this point. Ask for it again.</source>
            <translation>A resposta do serviço não tem resultado para este ponto. Consulte de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has two results for this point, so neither was taken. Ask for it again.</source>
            <translation>A resposta do serviço tem dois resultados para este ponto, por isso nenhum foi usado. Consulte de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer is larger than {limit} MB, so it was hung up on and nothing was kept. Ask for less, or let more come under 'As the provider advises' of '{connection}'.</source>
            <translation>A resposta do serviço é maior que {limit} MB, por isso foi interrompida e nada foi mantido. Peça menos, ou aumente o limite em 'Como indica o fornecedor' de '{connection}'.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long to be sent (status {status}). Shorten it and try again.</source>
            <translation>O texto é longo demais para ser enviado (estado {status}). Encurte-o e tente de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to a sign-in page ({target}), to which the key was not sent. Check the address of '{connection}', or ask your network administrator for a way without a sign-in.</source>
            <translation>Este endereço leva a uma página de login ({target}), à qual a chave não foi enviada. Verifique o endereço de '{connection}', ou peça a quem administra a rede um acesso sem login.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to {target}, to which the key was not sent. Set the final address in the connection.</source>
            <translation>Este endereço leva a {target}, para onde a chave não foi enviada. Defina o endereço final na conexão.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address sends us on to another one, to which the key was not sent. Set the final address in the connection.</source>
            <translation>Este endereço remete para outro, ao qual a chave não foi enviada. Defina o endereço final na conexão.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This can't be sent: {log}. Correct it and try again.</source>
            <translation>Não pode ser enviado: {log}. Corrija e tente de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not the address of a service. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>Este não é o endereço de um serviço. É do tipo https://api.example.com, sem nome de usuário nem ponto de interrogação.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Type the key that your provider gave you.</source>
            <translation>Insira a chave recebida do fornecedor.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>{file} não pôde ser gravado: {trouble}. Verifique o espaço e as permissões.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close it where it is open, or check the rights there.</source>
            <translation>{file} não pôde ser gravado: {trouble}. Feche-o onde estiver aberto ou verifique as permissões.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} asks for a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source} exige um filtro em {label} ({field}); nada foi enviado. Adicione-o aos filtros.</translation>
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
            <source>{source} has no field '{field}' to filter by; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source} não tem um campo '{field}' para filtrar; nada foi enviado. Remova o filtro, ou recarregue as fontes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is no part of a filter, which has field, value and filters.</source>
            <translation>{spot}: '{key}' não faz parte de um filtro, que tem field, value e filters.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: '{key}' aparece duas vezes. Mantenha só o correto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is no placeholder of this request. There are: {choices}.</source>
            <translation>{spot}: '{name}' não é um marcador desta requisição. Existem: {choices}.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: '{name}' aparece duas vezes. Mantenha só o correto.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot}: um filtro é um objeto com um campo e um valor. Corrija-o e cole de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a list of filters in square brackets is wanted here.</source>
            <translation>{spot}: aqui é precisa uma lista de filtros entre colchetes.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the body of a request is one JSON object. Put it in curly brackets.</source>
            <translation>{spot}: o corpo de uma requisição é um só objeto JSON. Ponha-o entre chavetas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot}: o campo não tem nome.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 can lie below one another.</source>
            <translation>{spot}: os filtros estão aninhados demais. No máximo 200 níveis.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} can't be sent. Write another one, or a text in quotes.</source>
            <translation>{spot}: o número {name} não pode ser enviado. Escreva outro, ou um texto entre aspas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: {key} tem metade de um caractere, que não pode ser enviada. Copie de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has to be a text in double quotes; numbers, too.</source>
            <translation>{spot}: {key} tem de ser um texto entre aspas duplas, mesmo que seja um número.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: há metade de um caractere, que não pode ser enviada. Copie de novo.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is nested too deeply. At most 100 objects and lists can lie in one another.</source>
            <translation>{spot}: há aninhamento demais. No máximo 100 níveis de objetos e listas.</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is not JSON any more. Look for a missing comma, quote or bracket there.</source>
            <translation>{spot}: a partir daqui já não é JSON. Procure uma vírgula, aspas ou um parêntese em falta.</translation>
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
            <location filename="../ui/hazard_maps/words.py" />
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
            <source>Accumulation in area</source>
            <translation>Acumulação na área</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Accumulation in buffers</source>
            <translation>Acumulação em buffers</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source inside polygons: values, counts, currencies.</source>
            <translation>Pede ao serviço as somas de uma fonte dentro de polígonos: valores, contagens, moedas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>Pede ao serviço as somas de uma fonte dentro de um ou vários raios em volta de centros: valores, contagens, moedas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: a geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (the id of the center's feature), a field for each metric that the service gave, status (found, empty, failed or stopped) and message.</source>
            <translation>OUTPUT: um círculo geodésico em EPSG:4326 para cada centro e raio, com 'radius' (metros), 'center' (o id do elemento do centro), um campo para cada métrica dada pelo serviço, status (found, empty, failed ou stopped) e message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: the areas with all their attributes, a field for each metric that the service gave, status (found, empty, failed or stopped) and message. Where AREA has a field of such a name, ours begins with gp_. A metric that is text somewhere is a text everywhere.</source>
            <translation>OUTPUT: as áreas com todos os seus atributos, um campo para cada métrica dada pelo serviço, status (found, empty, failed ou stopped) e message. Se AREA tiver um campo com o mesmo nome, o nosso começa com gp_. Uma métrica que é texto num caso é texto em todos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service gave no metrics.</source>
            <translation>O serviço não devolveu métricas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>{name}: features in any coordinate system, each asked on its own. One that can't be asked has a row that says why. Where the service answers none of them, the run ends with the reason and writes nothing.</source>
            <translation>{name}: elementos em qualquer sistema de coordenadas, consultados um a um. Um que não pode ser consultado tem uma linha com o motivo. Se o serviço não responder a nenhum, a execução termina com o motivo e não grava nada.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Example: {command}</source>
            <translation>Exemplo: {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>OUTPUT is where {name} is, which is read until the end. Choose another file or table; you can remove the old one then.</source>
            <translation>OUTPUT está onde está {name}, que é lido até o fim. Escolha outro arquivo ou tabela; depois pode remover o antigo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>SOURCE is empty. List sources shows which there are.</source>
            <translation>SOURCE está vazio. Listar fontes mostra quais existem.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/base.py" />
            <source>The service gives at most {given} entries a page, not {asked}; they are asked for so.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}; they are asked for so.</extracomment>
            <translation>
                <numerusform>O serviço dá no máximo {given} entrada por página, não {asked}; são pedidas assim.</numerusform>
                <numerusform>O serviço dá no máximo {given} entradas por página, não {asked}; são pedidas assim.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts}): {cause}</source>
            <translation>Nova tentativa em {seconds} s (tentativa {attempt} de {attempts}): {cause}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>{address} begins with http://, so anybody on the network between can read the key and the answers. Use https:// if the service offers it.</source>
            <translation>{address} começa com http://, por isso qualquer pessoa na rede pode ler a chave e as respostas. Use https:// se o serviço o oferecer.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. Check that it can be reached.</source>
            <translation>A base de dados não aceitou OUTPUT. Verifique se pode ser alcançada.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. It says: "{reason}". Ask who looks after it.</source>
            <translation>A base de dados não aceitou OUTPUT. Diz: "{reason}". Pergunte a quem a administra.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>ASK_AGAIN: 1 asks rows again that have their answer from an earlier run.</source>
            <translation>ASK_AGAIN: 1 consulta de novo as linhas que já têm a resposta de uma execução anterior.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Ask rows again that have their answer</source>
            <translation>Consultar de novo as linhas com resposta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Attaches to each point what layers of the service have there: hazard zones, for example. Points go in batches, several at a time; one that fails does not end the run: its row says why. Where the service answers none of them, the run ends with the reason and writes nothing.

To go on after a stop, or to try again those that failed, run it with the earlier OUTPUT as INPUT, into another file: rows that have their answer are not asked again and keep it. Where QGIS itself ended in the middle, what came is beside OUTPUT, in a file named .part.gpkg.</source>
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
            <source>How many features the layers have there</source>
            <translation>Quantos elementos as camadas têm ali</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>INPUT: points in any coordinate system, or the OUTPUT of an earlier run.</source>
            <translation>INPUT: pontos em qualquer sistema de coordenadas, ou o OUTPUT de uma execução anterior.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>LAYERS: names of layers, "flood_zones,wind_bands". The service does not list them; your provider knows them.</source>
            <translation>LAYERS: nomes de camadas, "flood_zones,wind_bands". O serviço não as lista; o fornecedor conhece-as.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OPERATION: 0 (enhance) attaches the layers' attributes, 1 (count) how many of their features are there, and these as JSON.</source>
            <translation>OPERATION: 0 (enhance) junta os atributos das camadas, 1 (count) quantos dos seus elementos estão no local, e estes como JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OUTPUT: the points with all their attributes; enriched (what was asked), status (found, not found: no layer has anything there, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. Where INPUT has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: os pontos com todos os seus atributos; enriched (o que foi consultado), status (found, not found: nenhuma camada tem algo ali, failed ou stopped) e message; e para cada camada campos como flood_zones_intensity, ou flood_zones_count e flood_zones_features. Se INPUT tiver um campo com o mesmo nome, o nosso começa com gp_; o que está aninhado vem como JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The layers' attributes</source>
            <translation>Os atributos das camadas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What came is kept. To go on, choose the new layer as the points and run it again.</source>
            <translation>O que veio foi mantido. Para continuar, escolha a nova camada como pontos e execute de novo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What is attached</source>
            <translation>O que se junta</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was asked. Make room and run it again.</source>
            <translation>{trouble}. Nada foi consultado. Libere espaço e execute de novo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no room for the answers anywhere else either. Make room and run it again.</source>
            <translation>{trouble}. Também não há espaço para as respostas em outro lugar. Libere espaço e execute de novo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. What came is kept in {file}. Make room and run it with that as INPUT: it goes on.</source>
            <translation>{trouble}. O que chegou está guardado em {file}. Libere espaço e execute com esse arquivo como INPUT: continua.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>None of the layers has anything here.</source>
            <translation>Nenhuma das camadas tem algo aqui.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their answer from an earlier run; not asked again.</source>
            <extracomment>English for 1: 1 row has its answer from an earlier run; not asked again.</extracomment>
            <translation>
                <numerusform>{count} linha tem a resposta de uma execução anterior; não é consultada de novo.</numerusform>
                <numerusform>{count} linhas têm a resposta de uma execução anterior; não são consultadas de novo.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/places.py" />
            <source>Addresses</source>
            <translation>Endereços</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <source>Portfolio</source>
            <translation>Carteira</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Risk reports</source>
            <translation>Relatórios de risco</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was asked.</source>
            <translation>Não há ponto válido em CENTERS, por isso nada foi consultado.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was asked.</source>
            <translation>Não há polígono válido em AREA, por isso nada foi consultado.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Accumulation by layer</source>
            <translation>Acumulação por camada</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries</source>
            <translation>Entradas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in area</source>
            <translation>Entradas na área</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in buffers</source>
            <translation>Entradas em buffers</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries under a live event</source>
            <translation>Entradas afetadas por um evento em curso</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>FILTERS: a flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search takes no filter inside another. Empty: all that the source has.</source>
            <translation>FILTERS: um array JSON simples, [{"field": "CountryCode", "value": "DE"}], ou @file.json. Os valores são textos; uma pesquisa não aceita um filtro dentro de outro. Vazio: tudo o que a fonte tem.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the detailed records of a source by their values, wherever they are.</source>
            <translation>Encontra as entradas detalhadas de uma fonte pelos seus valores, onde quer que estejam.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the points of a source by their values, wherever they are. Only V2 of the service has it.</source>
            <translation>Encontra os pontos de uma fonte pelos seus valores, onde quer que estejam. Só existe na V2 do serviço.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>LAYER_REQUEST: the body that is sent, as JSON in which "{source}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>LAYER_REQUEST: o corpo enviado, como JSON em que se preenchem "{source}" e "{filters}"; ou @file.json; vazio: o da conexão.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer that the service has of a source, such as cells with their sums. The service has it in V1 only.</source>
            <translation>Carrega a camada de acumulação que o serviço tem de uma fonte, como células com as suas somas. O serviço só a tem na V1.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie inside polygons, all pages of them.</source>
            <translation>Carrega as entradas detalhadas de uma fonte que estão dentro de polígonos, todas as páginas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie within one or several radii around centers, all pages of them.</source>
            <translation>Carrega as entradas detalhadas de uma fonte que estão dentro de um ou vários raios em volta de centros, todas as páginas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the entries of a source that lie under the footprint of a live event, with what the event adds to them.</source>
            <translation>Carrega as entradas de uma fonte que estão sob a pegada de um evento em curso, com o que o evento lhes acrescenta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie inside polygons.</source>
            <translation>Carrega os pontos de uma fonte que estão dentro de polígonos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie within one or several radii around centers.</source>
            <translation>Carrega os pontos de uma fonte que estão dentro de um ou vários raios em volta de centros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature. A point in two polygons comes twice.</source>
            <translation>OUTPUT: pontos em EPSG:4326 com os campos do serviço e 'area', o id do elemento poligonal. Um ponto em dois polígonos vem duas vezes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature. There is a row for each point and radius: a point within 500 m is within 1000 m as well and comes twice.</source>
            <translation>OUTPUT: pontos em EPSG:4326 com os campos do serviço, 'radius' (metros) e 'center', o id do elemento do centro. Há uma linha para cada ponto e raio: um ponto a menos de 500 m também está a menos de 1000 m e vem duas vezes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature; a table when the records have no coordinates. A record in two polygons comes twice.</source>
            <translation>OUTPUT: entradas em EPSG:4326 com os campos do serviço e 'area', o id do elemento poligonal; uma tabela se as entradas não tiverem coordenadas. Uma entrada em dois polígonos vem duas vezes.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and those of the event; a table when the records have no coordinates.</source>
            <translation>OUTPUT: entradas em EPSG:4326 com os campos do serviço e os do evento; uma tabela se as entradas não tiverem coordenadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature; a table when the records have no coordinates. There is a row for each record and radius.</source>
            <translation>OUTPUT: entradas em EPSG:4326 com os campos do serviço, 'radius' (metros) e 'center', o id do elemento do centro; uma tabela se as entradas não tiverem coordenadas. Há uma linha para cada entrada e raio.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what the service gives, in EPSG:4326, with its own fields; a table when it has no shapes.</source>
            <translation>OUTPUT: o que o serviço dá, em EPSG:4326, com os seus campos; uma tabela se não tiver formas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what was found, in EPSG:4326, with the service's own fields; a table when there are no coordinates.</source>
            <translation>OUTPUT: o que foi encontrado, em EPSG:4326, com os campos do serviço; uma tabela se não houver coordenadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/parameters.py" />
            <source>Points</source>
            <translation>Pontos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in area</source>
            <translation>Pontos na área</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in buffers</source>
            <translation>Pontos em buffers</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>REQUEST: the body that is sent, as JSON in which "{source}", "{footprint}", "{columns}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>REQUEST: o corpo enviado, como JSON em que se preenchem "{source}", "{footprint}", "{columns}" e "{filters}"; ou @file.json; vazio: o da conexão.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search entries</source>
            <translation>Pesquisar entradas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search points</source>
            <translation>Pesquisar pontos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>VERSION: 0 is V1, which sends filters and columns in the address and so has room for few of them; 1 is V2.</source>
            <translation>VERSION: 0 é V1, que envia filtros e colunas no endereço e por isso só aceita poucos; 1 é V2.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written in a stream; it holds what had come when the run is cancelled.</source>
            <translation>Um arquivo .gpkg é gravado aos poucos; se a execução for cancelada, contém o que tinha chegado.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Type the identifier of the event's footprint.</source>
            <translation>FOOTPRINT está vazio. Insira o identificador da pegada do evento.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT: the identifier of the event's footprint, such as 2026/storm-emil.</source>
            <translation>FOOTPRINT: o identificador da pegada do evento, por exemplo 2026/storm-emil.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Footprint of the event</source>
            <translation>Pegada do evento</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search travels in the address, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such bound.</source>
            <translation>Na V1 a pesquisa vai no endereço, que tem {length} caracteres; um serviço pode recusar mais de {limit}. VERSION 1 não tem esse limite.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Incomplete: {rows} came and are kept. {reason}</source>
            <extracomment>English for 1: Incomplete: {rows} came and is kept. {reason}</extracomment>
            <translation>
                <numerusform>Incompleto: {rows}. O que chegou está guardado. {reason}</numerusform>
                <numerusform>Incompleto: {rows}. O que chegou está guardado. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS ended in the middle of an earlier run: going on after its {count} rows.</source>
            <extracomment>English for 1: QGIS ended in the middle of an earlier run: going on after its 1 row.</extracomment>
            <translation>
                <numerusform>O QGIS terminou no meio de uma execução anterior: continua após {count} linha.</numerusform>
                <numerusform>O QGIS terminou no meio de uma execução anterior: continua após {count} linhas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. They are kept.</source>
            <extracomment>English for 1: Stopped after {rows}. It is kept.</extracomment>
            <translation>
                <numerusform>Parado após {rows}. O que chegou está guardado.</numerusform>
                <numerusform>Parado após {rows}. O que chegou está guardado.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT can't be replaced: {trouble}. Close what has it open, or choose another file.</source>
            <translation>OUTPUT não pode ser substituído: {trouble}. Feche o que o mantém aberto, ou escolha outro arquivo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take a row. Check the space on the disk.</source>
            <translation>OUTPUT não aceitou uma linha. Verifique o espaço no disco.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take all rows. Check the space on the disk.</source>
            <translation>OUTPUT não aceitou todas as linhas. Verifique o espaço no disco.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>Parado durante a gravação de OUTPUT: tem {count} de {total} linha. Tudo está guardado em {file}.</numerusform>
                <numerusform>Parado durante a gravação de OUTPUT: tem {count} de {total} linhas. Todas estão guardadas em {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>The database made no spatial index of OUTPUT.</source>
            <translation>A base de dados não criou um índice espacial de OUTPUT.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. The answers are kept in {file}.</source>
            <translation>{trouble}. As respostas estão guardadas em {file}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. There is no room for the answers in {file} either. Make room and run it again.</source>
            <translation>{trouble}. Também não há espaço para as respostas em {file}. Libere espaço e execute de novo.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>AREA: polygon features in any coordinate system. Each is asked on its own; one that is not valid is reported and left out.</source>
            <translation>AREA: elementos poligonais em qualquer sistema de coordenadas. São consultados um a um; um que não é válido é comunicado e omitido.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>Áreas</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CENTERS: point features in any coordinate system. Each is asked on its own, all radii at once; one that is no single point is reported and left out.</source>
            <translation>CENTERS: elementos pontuais em qualquer sistema de coordenadas. São consultados um a um, com todos os raios juntos; um que não é um só ponto é comunicado e omitido.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>COLUMNS: names of columns of the source, "LocName,City"; empty: those that the service gives.</source>
            <translation>COLUMNS: nomes de colunas da fonte, "LocName,City"; vazio: as que o serviço dá.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CONNECTION: the name of a connection; empty: the default one.</source>
            <translation>CONNECTION: o nome de uma conexão; vazio: a padrão.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Centers</source>
            <translation>Centros</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Columns (a,b; empty: the service's)</source>
            <translation>Colunas (a,b; vazio: as do serviço)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Connection (empty: the default one)</source>
            <translation>Conexão (vazio: a padrão)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Entries asked for at a time</source>
            <translation>Entradas pedidas de cada vez</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Put it where the filters belong.</source>
            <translation>FILTERS não são enviados: {name} não tem "{{filters}}". Ponha-o onde vão os filtros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS: a JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>FILTERS: um array JSON, [{"field": "CountryCode", "value": "DE"}], ou @file.json. Os valores são textos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Filters (JSON array, or @file.json)</source>
            <translation>Filtros (array JSON, ou @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>PAGE_SIZE: entries asked for at a time; all pages are fetched.</source>
            <translation>PAGE_SIZE: entradas pedidas de cada vez; obtêm-se todas as páginas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>RADII: meters, "500,1000".</source>
            <translation>RADII: metros, "500,1000".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>Raios em metros (500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>Requisição (JSON, ou @file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>SOURCE: the identifier of the portfolio (see List sources).</source>
            <translation>SOURCE: o identificador da carteira (ver Listar fontes).</translation>
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
            <translation>VERSION: 0 é V1, 1 é V2. V1 aceita uma lista simples de filtros, todos válidos em conjunto; em V2 um filtro pode conter outros em "filters".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Version of the service's interface</source>
            <translation>Versão da interface do serviço</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS can't be read: {trouble}.</source>
            <translation>ADDRESS não pode ser lido: {trouble}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is no field of INPUT. There are: {fields}.</source>
            <translation>ADDRESS indica '{field}', que não é um campo de INPUT. Existem: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS: an expression on its fields, such as "street" || ', ' || "city".</source>
            <translation>ADDRESS: uma expressão sobre os seus campos, como "street" || ', ' || "city".</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_panel.py" />
            <source>Address</source>
            <translation>Endereço</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are asked once, a few at a time.</source>
            <translation>Encontra o endereço de cada ponto. Posições iguais são consultadas uma vez, poucas de cada vez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the place of each row's address. Equal addresses are asked once, a few at a time.</source>
            <translation>Encontra o local do endereço de cada linha. Endereços iguais são consultados uma vez, poucos de cada vez.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>Geocodificar endereços</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>INPUT: any layer or table.</source>
            <translation>INPUT: qualquer camada ou tabela.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>INPUT: points in any coordinate system.</source>
            <translation>INPUT: pontos em qualquer sistema de coordenadas.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept, without geometry. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: pontos em EPSG:4326 com todos os atributos de INPUT, label, placeId, geocodingQuality (como rooftop, address ou city), status (found, not found, empty, failed ou stopped) e message. As linhas sem local são mantidas, sem geometria. Se INPUT tiver um campo com o mesmo nome, o nosso começa com gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: the points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: os pontos com todos os seus atributos, label, placeId, geocodingQuality, type, status (found, not found, failed ou stopped) e message. Se INPUT tiver um campo com o mesmo nome, o nosso começa com gp_.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>Locais</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>Geocodificação inversa</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>Atributos</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>FIELD: its field with the values; empty: id.</source>
            <translation>FIELD: o seu campo com os valores; vazio: id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Give either VALUES or INPUT, so that it is clear what is asked.</source>
            <translation>Indique VALUES ou INPUT, para ficar claro o que se consulta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. There are: {fields}.</source>
            <translation>INPUT não tem um campo '{field}'. Existem: {fields}.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no row to ask for.</source>
            <translation>INPUT não tem linhas para consultar.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT: a layer or table with a value in each row.</source>
            <translation>INPUT: uma camada ou tabela com um valor em cada linha.</translation>
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
            <source>Lists the sources (portfolios) that your key may see: one row for each source, each of its columns and each of its filters.</source>
            <translation>Lista as fontes (carteiras) que a sua chave pode ver: uma linha para cada fonte, cada uma das suas colunas e cada um dos seus filtros.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with a row for each value: the service's own fields, value (as asked), status (found, not found, empty, failed or stopped) and message. Where the service has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: uma tabela com uma linha para cada valor: os campos do serviço, value (como consultado), status (found, not found, empty, failed ou stopped) e message. Se o serviço tiver um campo com o mesmo nome, o nosso começa com gp_; o que está aninhado vem como JSON.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with the fields source, kind (source, column or filter), field, type, label, required (1: the source can't be asked without this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>OUTPUT: uma tabela com os campos source, kind (source, column ou filter), field, type, label, required (1: a fonte não pode ser consultada sem este filtro), filter_values e accumulation (1: a fonte oferece-a).</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Point attributes</source>
            <translation>Atributos do ponto</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Reads all attributes of single points of a source, each named by the value that identifies it.</source>
            <translation>Lê todos os atributos de pontos de uma fonte, cada um indicado pelo valor que o identifica.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>Fontes: {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>VALUES: the values, "a,b"; or INPUT and FIELD instead.</source>
            <translation>VALUES: os valores, "a,b"; ou então INPUT e FIELD.</translation>
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
            <source>Asks the queries of all GeoPortfolio layers of a project again and shows the new answers in them. A layer whose query fails or finds nothing keeps its answer; the rest goes on.</source>
            <translation>Repete as consultas de todas as camadas GeoPortfolio de um projeto e mostra nelas as novas respostas. Uma camada cuja consulta falha ou não encontra nada mantém a sua resposta; o resto continua.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>CONNECTION: the name of a connection; empty: for each layer the one that leads to its service.</source>
            <translation>CONNECTION: o nome de uma conexão; vazio: para cada camada a que leva ao seu serviço.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>OUTPUT: a table with a row per layer: layer, status (refreshed, empty, incomplete, failed), message (what came, went and changed, or why not), rows.</source>
            <translation>OUTPUT: uma tabela com uma linha por camada: layer, status (refreshed, empty, incomplete, failed), message (o que veio, saiu e mudou, ou o motivo da falha), rows.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>PROJECT: the .qgz or .qgs file, which is saved; empty: the open project, which is not saved.</source>
            <translation>PROJECT: o arquivo .qgz ou .qgs, que é gravado; vazio: o projeto aberto, que não é gravado.</translation>
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
            <source>The project {file} can't be opened: {reason}</source>
            <translation>O projeto {file} não pode ser aberto: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>está em edição.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file is gone, and the query with it.</source>
            <translation>o seu arquivo já não existe, e com ele a consulta.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has nothing there any more.</source>
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
            <source>FORMAT: 0 is PDF, 1 is HTML.</source>
            <translation>FORMAT: 0 é PDF, 1 é HTML.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Fetches a risk report for each point into a folder, with an index (index.csv) and a layer (reports.gpkg). A report that fails does not end the run: its row says why. Run it again with the same folder and SKIP_EXISTING to fetch only what is missing.</source>
            <translation>Obtém um relatório de risco para cada ponto numa pasta, com um índice (index.csv) e uma camada (reports.gpkg). Um relatório que falha não termina a execução: a sua linha diz o motivo. Execute de novo com a mesma pasta e SKIP_EXISTING para obter só o que falta.</translation>
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
            <source>Index of reports</source>
            <translation>Índice de relatórios</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>NAME: a QGIS expression that names each file; empty: by LocNumber, LocName, name or id.</source>
            <translation>NAME: uma expressão QGIS que dá nome a cada arquivo; vazio: por LocNumber, LocName, name ou id.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>Nome de cada arquivo (expressão)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>OUTPUT: a table with point (the feature's id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>OUTPUT: uma tabela com point (o id do elemento), label, file, status (saved, warning, skipped, failed ou stopped) e message.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>RADII: meters, "500,1000"; with radii the report includes what lies in these circles.</source>
            <translation>RADII: metros, "500,1000"; com raios, o relatório inclui o que está nesses círculos.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>SKIP_EXISTING: true does not ask again for what the folder has of the same points and choices.</source>
            <translation>SKIP_EXISTING: true não pede de novo o que a pasta já tem dos mesmos pontos e opções.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that the folder has already</source>
            <translation>Ignorar relatórios que a pasta já tem</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>VERSION: 0 is V1, 1 is V2 of the reports.</source>
            <translation>VERSION: 0 é V1, 1 é V2 dos relatórios.</translation>
        </message>
        <message>
            <location filename="../core/toolbox/statuses.py" />
            <source>What else fails is told in the rows only.</source>
            <translation>As outras falhas são indicadas só nas linhas.</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>{count} vazia</numerusform>
                <numerusform>{count} vazias</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>{count} com falha</numerusform>
                <numerusform>{count} com falha</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>{count} encontrada</numerusform>
                <numerusform>{count} encontradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>{count} não encontrada</numerusform>
                <numerusform>{count} não encontradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count} linha: {parts}</numerusform>
                <numerusform>{count} linhas: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>{count} gravada</numerusform>
                <numerusform>{count} gravadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>{count} gravada com aviso</numerusform>
                <numerusform>{count} gravadas com aviso</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>{count} ignorada</numerusform>
                <numerusform>{count} ignoradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>{count} parada</numerusform>
                <numerusform>{count} paradas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/targets.py" />
            <source>A Shapefile cuts the fields' names to 10 characters, so that they are hard to tell apart. A GeoPackage keeps them.</source>
            <translation>Um Shapefile corta os nomes dos campos em 10 caracteres, o que torna difícil distingui-los. Um GeoPackage mantém-nos.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate again</source>
            <translation>Acumular de novo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate {title}</source>
            <translation>Acumulação de {title}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Asking {source}</source>
            <translation>Consulta de {source}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. What came is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. What came is in the table.</extracomment>
            <translation>
                <numerusform>Parado após {count} de {all} área. O que veio está na tabela.</numerusform>
                <numerusform>Parado após {count} de {all} áreas. O que veio está na tabela.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first area was answered.</source>
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
            <source>C&amp;hart</source>
            <translation>&amp;Gráfico</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
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
            <source>only {currency}, not converted</source>
            <translation>só {currency}, não convertido</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Another file</source>
            <translation>Outro arquivo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Make the layer {title}</source>
            <translation>Criar a camada {title}</translation>
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
            <translation>Abrir pasta</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/results/loading.py" />
            <source>Save {file}</source>
            <translation>Gravar {file}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>The table is in {file}.</source>
            <translation>A tabela está em {file}.</translation>
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
            <translation>Tentar de novo</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows} como camada {layer}</translation>
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
            <translation>&amp;Parar</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All &amp;Metrics</source>
            <translation>Todas as mé&amp;tricas</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>CS&amp;V</source>
            <translation>CS&amp;V</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Clear &amp;Baseline</source>
            <translation>Remover &amp;base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare no more: keep the last answer alone</source>
            <translation>Não comparar mais: manter só a última resposta</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>Copiar a tabela para uma folha de cálculo, com fonte, área, filtros e hora</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create &amp;Layer</source>
            <translation>Criar ca&amp;mada</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Keep these numbers and compare those that come later with them</source>
            <translation>Manter estes números e comparar com eles os seguintes</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Nothing accumulated yet. Choose an area, then Accumulate.</source>
            <translation>Ainda não há acumulação. Escolha uma área, depois Acumular.</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file, a line for each area or radius</source>
            <translation>Gravar todas as métricas como arquivo CSV, uma linha para cada área ou raio</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as &amp;Baseline</source>
            <translation>Definir &amp;base</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all that the service has added up, not the sums insured alone</source>
            <translation>Mostrar tudo o que o serviço somou, não só as somas seguradas</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep what has come</source>
            <translation>Parar e manter o que veio</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>The areas or circles of the last answer on the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>As áreas ou os círculos da última resposta no mapa, com o estilo segundo a métrica do gráfico e um campo para cada métrica</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source} não oferece acumulação.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all</source>
            <translation>Adicionar todos</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all {count}</source>
            <translation>Adicionar todos os {count}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the other {count}</source>
            <extracomment>English for 1: Add the other one</extracomment>
            <translation>
                <numerusform>Adicionar o outro</numerusform>
                <numerusform>Adicionar os outros {count}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add them swapped</source>
            <translation>Adicionar trocadas</translation>
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
            <source>Read pasted shapes</source>
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
            <source>The pasted areas were added, but lie off the map. With latitude and longitude swapped they would lie on it.</source>
            <translation>As áreas coladas foram adicionadas, mas estão fora do mapa. Com latitude e longitude trocadas estariam dentro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted text lies beyond the globe, and fits it with latitude and longitude swapped.</source>
            <translation>O texto colado está fora do globo, e fica dentro com latitude e longitude trocadas.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>These are the areas already. Choose another layer.</source>
            <translation>Estas já são as áreas. Escolha outra camada.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Zoom</source>
            <translation>Zoom</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>the pasted text</source>
            <translation>o texto colado</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} shapes of {origin} can't be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} shape of {origin} can't be used: {faults}. Nothing was added yet.</extracomment>
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
            <source>{layer} does not say how many features it has; each is asked on its own, which may take long.</source>
            <translation>{layer} não indica quantos elementos tem; cada um é consultado separadamente, o que pode demorar.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer} não tem elementos.</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features; each is asked on its own, which takes long.</source>
            <translation>{layer} tem {count} elementos; cada um é consultado separadamente, o que demora.</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles here</source>
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
            <source>&amp;Report here</source>
            <translation>&amp;Relatório aqui</translation>
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
            <translation>Relatório de risco para este local</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Select what lies in circles around this place</source>
            <translation>Selecionar o que está em círculos em volta deste local</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>O endereço, o registo e os perigos deste local</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>This is no place on the globe</source>
            <translation>Este não é um local no globo</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>Clique em pelo menos um centro.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click centers, type radii for all (200 500 1km) or drag one. Double click, right click or Enter finishes; Backspace takes back a center; Esc leaves. A drag with Shift joins the radii; Tab marks the next center, to type radii for it alone.</source>
            <translation>Clique nos centros, escreva raios para todos (200 500 1km) ou arraste um. Clique duplo, clique direito ou Enter termina; Backspace retira um centro; Esc sai. Arrastar com Shift junta o raio aos outros; Tab marca o centro seguinte, para escrever raios só para ele.</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <source>This is no place on the globe.</source>
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
            <source>Add a world map</source>
            <translation>Adicionar um mapa-múndi</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas are one now.</source>
            <translation>Todas as áreas são agora uma só.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>Todas as áreas foram removidas.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Look whether it is what you meant.</source>
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
            <source>Join the areas</source>
            <translation>Unir as áreas</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or use features you have selected.</source>
            <translation>Ainda não há área. Desenhe uma, ou use elementos selecionados.</translation>
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
            <translation>Mostrar as áreas da consulta</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is no map yet to draw on.</source>
            <translation>Ainda não há um mapa sobre o qual desenhar.</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is nothing to join. Draw or use at least two areas first.</source>
            <translation>Não há nada para unir. Antes desenhe ou use pelo menos duas áreas.</translation>
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
            <source>{name}: city center only; a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name}: só o centro da cidade; um círculo de {radius} diz pouco. Escolha um endereço com rua, ou raios maiores.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point to see what is known there. Esc leaves.</source>
            <translation>Clique num local ou num ponto carregado para ver o que se sabe dele. Esc para sair.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point. Esc leaves.</source>
            <translation>Clique num local ou num ponto carregado. Esc sai.</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Enter takes this place</source>
            <translation>Enter toma este local</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 corners.</source>
            <translation>Uma área precisa de pelo menos 3 vértices.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to set corners. Double click, right click or Enter finishes; Backspace takes back a corner; Esc leaves.</source>
            <translation>Clique para pôr vértices. Clique duplo, clique direito ou Enter termina; Backspace retira um vértice; Esc sai.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The map has no coordinate system; set one for the project.</source>
            <translation>O mapa não tem sistema de coordenadas; defina um para o projeto.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself near {latitude}, {longitude}. Take back a corner.</source>
            <translation>A forma cruza-se a si mesma perto de {latitude}, {longitude}. Retire um vértice.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself.</source>
            <translation>A forma cruza-se a si mesma.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape is too small to be an area.</source>
            <translation>A forma é pequena demais para ser uma área.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape leaves the area that the map can show.</source>
            <translation>A forma sai da área que o mapa pode mostrar.</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape lies beyond the pole.</source>
            <translation>A forma passa do polo.</translation>
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
            <translation>Raios</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii with m, km, mi or ft; meters without. Enter sets them.</source>
            <translation>Raios com m, km, mi ou ft; sem unidade metros. Enter define-os.</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS's WMS and WFS connections</source>
            <translation>&amp;Adicionar às conexões WMS e WFS do QGIS</translation>
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
            <translation>A&amp;juda</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New connection...</source>
            <translation>&amp;Nova conexão...</translation>
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
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Use</source>
            <translation>&amp;Usar</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/maps.py" />
            <source>Add hazard &amp;maps...</source>
            <translation>Adicionar &amp;mapas de perigo...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection yet: double-click to connect</source>
            <translation>Ainda sem conexão: clique duplo para conectar</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Your portfolio services: their sources, maps and recent queries</source>
            <translation>Os seus serviços de carteira: fontes, mapas e consultas recentes</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to the group Hazard</source>
            <translation>&amp;Adicionar ao grupo Hazard</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;features</source>
            <translation>Adicionar como &amp;elementos</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load it: the service does not let QGIS read it.</source>
            <translation>Clique duplo para carregar: o serviço não permite que o QGIS o leia.</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>Elementos (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps: drag them onto the map</source>
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
            <source>What hazard maps are drawn from: features with attributes</source>
            <translation>Os dados dos mapas de perigo: elementos com atributos</translation>
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
            <location filename="../ui/connections/connections_page.py" />
            <source>Asking the service...</source>
            <translation>Consulta ao serviço...</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <source>Locked: double-click to unlock</source>
            <translation>Bloqueado: clique duplo para desbloquear</translation>
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
            <translation>Ca&amp;mada</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/results/history_page.py" />
            <source>A&amp;gain</source>
            <translation>Repe&amp;tir</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;command</source>
            <translation>&amp;Copiar como comando qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Nothing asked yet</source>
            <translation>Ainda nada consultado</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>Consultas recentes</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>What was asked of late, with time and rows</source>
            <translation>O que foi consultado recentemente, com hora e linhas</translation>
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
            <source>&amp;Use this source</source>
            <translation>&amp;Usar esta fonte</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Copy &amp;identifier</source>
            <translation>Copiar &amp;identificador</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;columns...</source>
            <translation>Listar &amp;colunas...</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>Exigido por esta fonte</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The key has access to no source. Ask your provider.</source>
            <translation>A chave não tem acesso a nenhuma fonte. Fale com o fornecedor.</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>What you can load points and entries of</source>
            <translation>De que pode carregar pontos e entradas</translation>
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
            <source>'{text}' is on the clipboard.</source>
            <translation>'{text}' está na área de transferência.</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Among QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>Entre as conexões WMS e WFS do QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Save...</source>
            <translation>&amp;Gravar...</translation>
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
            <source>Save chart</source>
            <translation>Gravar gráfico</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>Gravar o gráfico como PNG ou SVG</translation>
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
            <source>{file} is there already. Replace it?</source>
            <translation>{file} já existe. Substituir?</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>Largest {shown} of {count}</source>
            <translation>Os {shown} maiores de {count}</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No numbers to draw.</source>
            <translation>Não há números para desenhar.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name has no slash, and 'environment' is taken by QGIS's own.</source>
            <translation>Um nome não tem barras, e 'environment' é reservado ao QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Connection to a portfolio service</source>
            <translation>Conexão a um serviço de carteira</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>Nome e versão</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>There is already a connection '{name}'.</source>
            <translation>Já existe uma conexão '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Address</source>
            <translation>&amp;Endereço</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Key</source>
            <translation>&amp;Chave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Name</source>
            <translation>&amp;Nome</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Version</source>
            <translation>&amp;Versão</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the key</source>
            <translation>Ocultar a chave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep it in QGIS's password &amp;store</source>
            <translation>Manter no cofre de &amp;senhas do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>More...</source>
            <translation>Mais...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Only &amp;until I close QGIS</source>
            <translation>Só &amp;até fechar o QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask you for its master password, or to set one.</source>
            <translation>O QGIS pode pedir sua senha mestra, ou que defina uma.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS's own options hold: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;</source>
            <translation>Nas opções do QGIS: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificados&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove the &amp;prefix</source>
            <translation>Remover o &amp;prefixo</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the key</source>
            <translation>Mostrar a chave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key holds a character that can't be sent. Copy it again from where you got it.</source>
            <translation>A chave contém um caractere que não pode ser enviado. Copie-a de novo da origem.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This address starts with http: anybody on the way can read the key. Use https if the service has it.</source>
            <translation>Este endereço começa com http: qualquer pessoa no caminho pode ler a chave. Use https se o serviço o tiver.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is no address of a service. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
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
            <source>as the address</source>
            <translation>como o endereço</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in QGIS's password store</source>
            <translation>mantida no cofre de senhas do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until you close QGIS</source>
            <translation>mantida até fechar o QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>&amp;Back</source>
            <translation>Vo&amp;ltar</translation>
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
            <translation>Conectar-se ao seu serviço de carteira</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>QGIS did not keep the key, because no master password was given. Connect again to use it only until you close QGIS.</source>
            <translation>O QGIS não guardou a chave, porque a senha mestra não foi dada. Conecte-se de novo para usá-la só até fechar o QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics...</source>
            <translation>Executar dia&amp;gnóstico...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>'{name}' está nas conexões WMS e WFS do QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in QGIS's WMS and WFS connections.</source>
            <translation>'{name}' não está nas conexões WMS e WFS do QGIS.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS's &amp;WMS and WFS</source>
            <translation>Adicionar ao &amp;WMS e WFS do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK it is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>Após OK estará nas conexões WMS e WFS do QGIS: '{title}'.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For QGIS's Browser and Data Source Manager; the key stays where it is</source>
            <translation>Para o navegador e o gestor de fontes de dados do QGIS; a chave fica onde está</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS has connections of another service that are called {titles}; they were left alone. Rename or remove them in QGIS, then add yours again.</source>
            <translation>O QGIS tem conexões de outro serviço chamadas {titles}; não foram alteradas. Renomeie-as ou remova-as no QGIS, depois adicione as suas de novo.</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>QGIS did not keep the key of '{name}'. Use it only until you close QGIS?</source>
            <translation>O QGIS não guardou a chave de '{name}'. Usá-la só até fechar o QGIS?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add...</source>
            <translation>&amp;Adicionar...</translation>
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
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Connections</source>
            <translation>Conexões</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Find out step by step what works and what does not</source>
            <translation>Descobrir passo a passo o que funciona e o que não</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Key</source>
            <translation>Chave</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Service address</source>
            <translation>Endereço do serviço</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;default</source>
            <translation>Definir como pa&amp;drão</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>ambiente</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>password store</source>
            <translation>cofre de senhas</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS closes</source>
            <translation>até fechar o QGIS</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name} (padrão)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>As the provider advises</source>
            <translation>Como indica o fornecedor</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of accumulation layers</source>
            <translation>Corpo das camadas de acumulação</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of live events</source>
            <translation>Corpo dos eventos em curso</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of risk reports</source>
            <translation>Corpo dos relatórios de risco</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>Descreve o serviço, que não indica como combina os filtros V2. Não altera a requisição. Um filtro abaixo de outro restringe-o sempre.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of entries is known. A page with fewer rows than asked for is the last; 'automatic' asks for one more page where the service may have left out rows. 'short page' never does, 'empty page' always asks until no rows are left.</source>
            <translation>Como se reconhece a última página de entradas. Uma página com menos linhas do que o pedido é a última; 'automático' pede mais uma página quando o serviço pode ter omitido linhas. 'página curta' nunca o faz, 'página vazia' pede sempre até não restarem linhas.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Largest answer in one piece, MB</source>
            <translation>Maior resposta de uma só vez, MB</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Less has to travel. Only where the provider's CSV has columns of latitude and longitude: without them the points come as a table. Circles with several radii come as JSON all the same.</source>
            <translation>Transfere-se menos. Só se o CSV do fornecedor tiver colunas de latitude e longitude: sem elas, os pontos vêm como tabela. Círculos com vários raios vêm como JSON de qualquer modo.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maps: the request's name ends the address</source>
            <translation>Mapas: o nome da requisição termina o endereço</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Page end</source>
            <translation>Fim das páginas</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points and entries come as CSV</source>
            <translation>Pontos e entradas vêm como CSV</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points in one enrichment batch</source>
            <translation>Pontos num lote de enriquecimento</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Requests at a time</source>
            <translation>Requisições de cada vez</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>So many pages of entries, areas, addresses or batches of points are asked for at a time; of reports at most 3. While the service refuses or fails, fewer are asked for by themselves.</source>
            <translation>Quantas páginas de entradas, áreas, endereços ou lotes de pontos são pedidos de cada vez; de relatórios no máximo 3. Enquanto o serviço recusar ou falhar, são pedidos menos automaticamente.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Sources, accumulation, hazards, lists of maps and reports are taken in one piece. One that is larger than this, once unpacked, is not kept, so that neither memory nor disk fill up. Points and entries are written to disk as they come; of these, no more than 500 MB come unasked.</source>
            <translation>Fontes, acumulação, perigos, listas de mapas e relatórios são recebidos de uma só vez. Uma resposta maior que isto, depois de descompactada, não é mantida, para não encher a memória nem o disco. Pontos e entradas são gravados no disco à medida que chegam; destes, sem confirmação, não vêm mais de 500 MB.</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>O serviço combina os filtros com</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 filters lie inside 'params'</source>
            <translation>Os filtros V2 ficam dentro de 'params'</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 point reports use the V1 buffer address</source>
            <translation>Os relatórios V2 de um ponto usam o endereço de buffer da V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>automatic</source>
            <translation>automático</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>empty page</source>
            <translation>página vazia</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>short page</source>
            <translation>página curta</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>The areas and filters are sent to this service:</source>
            <translation>As áreas e os filtros são enviados a este serviço:</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>Usar outra conexão</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use another</source>
            <translation>Usar outra</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} came from {host}, to which you have no connection. The layer is as it was.</source>
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
            <translation>Tipo de requisição</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Live event</source>
            <translation>Evento em curso</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Nothing can be sent while the body has a fault.</source>
            <translation>Nada pode ser enviado enquanto o corpo tiver um erro.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Put the usual body in place of this one</source>
            <translation>Pôr o corpo habitual no lugar deste</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V1</source>
            <translation>Relatório de um local, V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V2</source>
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
            <source>The radii in meters, a list; none in the report of a place</source>
            <translation>Os raios em metros, uma lista; nenhum no relatório de um local</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write what your provider wants to be sent. A click puts a placeholder where the cursor is; one without a value is left out with its member.</source>
            <translation>Escreva o que o fornecedor quer receber. Um clique põe um marcador onde está o cursor; um sem valor é omitido com o seu membro.</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>as usual</source>
            <translation>habitual</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>faulty</source>
            <translation>com erros</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>your own</source>
            <translation>personalizado</translation>
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
            <source>&amp;Run Again</source>
            <translation>&amp;Executar novamente</translation>
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
            <source>Open the page of QGIS's options that can solve the selected problem</source>
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
            <source>Running...</source>
            <translation>Em execução...</translation>
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
            <source>Support &amp;Text...</source>
            <translation>&amp;Texto de suporte...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>A conexão a verificar</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Make one, then come back.</source>
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
            <source>&amp;Save As...</source>
            <translation>&amp;Salvar como...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text, and delete what you do not want to pass on. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
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
            <source>The API keys of {names} could not be looked for.</source>
            <translation>Não foi possível procurar as chaves de API de {names}.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from the map service</source>
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
            <source>Add the typed name; behind the arrow those that you used lately</source>
            <translation>Adicionar o nome escrito; na seta estão os usados recentemente</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>As the service knows it; several with commas. Enter adds.</source>
            <translation>Como o serviço a conhece; várias com vírgulas. Enter adiciona.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Asking the map service...</source>
            <translation>Consulta ao serviço de mapas...</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
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
            <source>The map service names no other layers.</source>
            <translation>O serviço de mapas não indica outras camadas.</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The names of the map layers, which points may have, too</source>
            <translation>Os nomes das camadas de mapa, que os pontos também podem ter</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Type the names that your provider gave you.</source>
            <translation>O serviço não lista as suas camadas. Escreva os nomes recebidos do fornecedor.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. Whether points can have them is not stated: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. Whether points can have it is not stated: tick it and try.</extracomment>
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
            <source>{title} (drawn from features)</source>
            <translation>{title} (de elementos)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>Listar as camadas de mapa de {connection}</translation>
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
            <translation>De&amp;ntro</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;JSON</source>
            <translation>&amp;JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>Co&amp;lar JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save these filters...</source>
            <translation>&amp;Gravar estes filtros...</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Saved</source>
            <translation>&amp;Gravados</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Undo</source>
            <translation>&amp;Desfazer</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters behind the selected row</source>
            <translation>Adicionar filtros a seguir à linha selecionada</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters below each value of the selected row, which narrow it</source>
            <translation>Adicionar abaixo de cada valor da linha selecionada filtros que o restringem</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add the filters that are on the clipboard</source>
            <translation>Adicionar os filtros da área de transferência</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>Escolher outros valores para o filtro selecionado (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>Copiar, colar ou editar os filtros como JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Filters that this project has saved for the source</source>
            <translation>Filtros que este projeto gravou para a fonte</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>I&amp;nside</source>
            <translation>A&amp;baixo</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Keep them in the project by a name</source>
            <translation>Guardá-los no projeto com um nome</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move down (Alt+Down)</source>
            <translation>Mover para baixo (Alt+Baixo)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move in, below the filter before (Alt+Right)</source>
            <translation>Mover para dentro, abaixo do filtro anterior (Alt+Direita)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out, beside the filter above (Alt+Left)</source>
            <translation>Mover para fora, ao lado do filtro acima (Alt+Esquerda)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>Mover para cima (Alt+Cima)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Ou&amp;t</source>
            <translation>F&amp;ora</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Put the filters on the clipboard</source>
            <translation>Pôr os filtros na área de transferência</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Re&amp;do</source>
            <translation>Refa&amp;zer</translation>
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
            <source>Remove the selected filters and what is below them (Delete)</source>
            <translation>Remover os filtros selecionados e o que está abaixo deles (Delete)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>U&amp;p</source>
            <translation>S&amp;ubir</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>Desfazer: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Write the filters as text</source>
            <translation>Escrever os filtros como texto</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>Escolha antes uma fonte no painel Seleção.</translation>
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
            <source>make a flat list</source>
            <translation>criar uma lista simples</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} joined by AND: matches nothing. Keep one of them.</source>
            <translation>Dois valores de {field} unidos por AND: nada corresponde. Mantenha um deles.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 can't say that a filter lies below another.</source>
            <translation>A V1 não permite um filtro abaixo de outro.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 knows flat lists only: it can't say that a filter lies below another. Move them out, or choose V2 for the connection.</source>
            <translation>A V1 só conhece listas simples: não permite um filtro abaixo de outro. Mova-os para fora, ou escolha V2 para a conexão.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no field '{field}' to filter by: nothing is sent while it is here.</source>
            <translation>{source} não tem um campo '{field}' para filtrar: nada é enviado enquanto ele estiver aqui.</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source} exige um filtro em {fields}.</translation>
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
            <translation>Pôr estes filtros no lugar de todos (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Ctrl+Return applies them, Esc once more drops them.</source>
            <translation>As suas alterações ainda não foram aplicadas. Ctrl+Enter aplica-as, Esc mais uma vez descarta-as.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add it</source>
            <translation>Adicioná-lo</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>Descreve o serviço. Não altera a requisição.</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Make a flat list</source>
            <translation>Criar uma lista simples</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be had. The source's own list serves.</source>
            <translation>A hierarquia de filtros não está disponível. Usa-se a lista da fonte.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add filter</source>
            <translation>&amp;Adicionar filtro</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add {count} filters</source>
            <extracomment>English for 1: &amp;Add filter</extracomment>
            <translation>
                <numerusform>&amp;Adicionar filtro</numerusform>
                <numerusform>&amp;Adicionar {count} filtros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;OK, {count} values</source>
            <extracomment>English for 1: &amp;OK, 1 value</extracomment>
            <translation>
                <numerusform>&amp;OK, 1 valor</numerusform>
                <numerusform>&amp;OK, {count} valores</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>Campo para filtrar</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Find or type a value</source>
            <translation>Procurar ou escrever um valor</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Inside {filter}</source>
            <translation>Abaixo de {filter}</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return takes '{value}', which the service does not list.</source>
            <translation>Enter usa '{value}', que o serviço não lista.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return ticks {value}.</source>
            <translation>Enter marca {value}.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Return, or paste many.</source>
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
            <source>Type to find a value, or type one that is not listed and press Return.
Paste a column of a spreadsheet to tick all its values.</source>
            <translation>Escreva para procurar um valor, ou escreva um não listado e pressione Enter.
Cole uma coluna de uma folha de cálculo para marcar todos os seus valores.</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to find, paste many</source>
            <translation>Escreva para procurar, cole vários</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Return takes '{value}' itself, which the service does not list.</source>
            <extracomment>English for 1: 1 found. Return takes '{value}' itself, which the service does not list.</extracomment>
            <translation>
                <numerusform>{count} encontrado. Enter usa o próprio '{value}', que o serviço não lista.</numerusform>
                <numerusform>{count} encontrados. Enter usa o próprio '{value}', que o serviço não lista.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name, kept in the project:</source>
            <translation>Nome, guardado no projeto:</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save these filters</source>
            <translation>Gravar estes filtros</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>The filters that have this name are replaced.</source>
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
            <translation>remover filtros</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Add maps of {name}</source>
            <translation>Adicionar mapas de {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps, {count} to come</source>
            <translation>Adição de mapas, faltam {count}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps...</source>
            <translation>Adição de mapas...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>Carregar os elementos de {title}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'...</source>
            <translation>Carregamento dos elementos de '{title}'...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>parado</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>&amp;Try again</source>
            <translation>&amp;Tentar de novo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add it here</source>
            <translation>Adicionar aqui</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Add them here</source>
            <translation>Adicioná-las aqui</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Asking the map service of '{name}'...</source>
            <translation>Consulta ao serviço de mapas de '{name}'...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>C&amp;onnect</source>
            <translation>C&amp;onectar</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Make '{name}' the default, and add</source>
            <translation>Tornar '{name}' padrão e adicionar</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Nothing was added. '{other}' leads to the address of '{name}' too, and QGIS can send maps one key only: that of '{other}'.</source>
            <translation>Nada foi adicionado. '{other}' também leva ao endereço de '{name}', e o QGIS só pode enviar uma chave aos mapas: a de '{other}'.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The map service of '{name}' offers no maps to your key.</source>
            <translation>O serviço de mapas de '{name}' não oferece mapas à sua chave.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The maps are here, their features are not: {reason}</source>
            <translation>Os mapas estão aqui, os seus elementos não: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>Ainda não há conexão. Conecte-se antes ao seu serviço de carteira.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Use '{other}'</source>
            <translation>Usar '{other}'</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Zoom in</source>
            <translation>Aproximar</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/desk.py" />
            <source>{count} layers were chosen for the project that was open before, and are not made yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the project that was open before, and is not made yet.</extracomment>
            <translation>
                <numerusform>A camada '{layer}' foi escolhida para o projeto que estava aberto antes e ainda não foi criada.</numerusform>
                <numerusform>{count} camadas foram escolhidas para o projeto que estava aberto antes e ainda não foram criadas.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick what you want of it.</source>
            <translation>Um grupo. Marque o que quer dele.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Also as &amp;features</source>
            <translation>Também como &amp;elementos</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Choose a layer to see what it shows.</source>
            <translation>Escolha uma camada para ver o que mostra.</translation>
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
            <translation>E&amp;stilo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service says nothing more of it.</source>
            <translation>O serviço não diz mais nada.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The shapes that the map is drawn from, as a layer with attributes to query and style</source>
            <translation>As formas de que se desenha o mapa, como camada com atributos para consultar e estilizar</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>Legenda de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/lost.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change key</source>
            <translation>Alterar chave</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/lost.py" />
            <source>{count} layers are not shown any more: the map service of '{connection}' does not answer, or refuses the key.</source>
            <extracomment>English for 1: '{title}' is not shown any more: the map service of '{connection}' does not answer, or refuses the key.</extracomment>
            <translation>
                <numerusform>'{title}' já não é mostrada: o serviço de mapas de '{connection}' não responde, ou recusa a chave.</numerusform>
                <numerusform>{count} camadas já não são mostradas: o serviço de mapas de '{connection}' não responde, ou recusa a chave.</numerusform>
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
            <source>&amp;Add {count} layers</source>
            <extracomment>English for 1: &amp;Add 1 layer</extracomment>
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
            <source>&amp;Tick all that is in it</source>
            <translation>&amp;Marcar tudo o que contém</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick all</source>
            <translation>&amp;Desmarcar tudo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add hazard maps</source>
            <translation>Adicionar mapas de perigo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add what is ticked, or else the selected map, to the group Hazard</source>
            <translation>Adicionar ao grupo Hazard o que está marcado, ou então o mapa selecionado</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Ask the map service again</source>
            <translation>Consultar o serviço de mapas de novo</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Asking for the legend...</source>
            <translation>Consulta da legenda...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>Co&amp;nexão</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Find a map: title, name or what it shows</source>
            <translation>Procurar um mapa: título, nome ou o que mostra</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>Mapas do serviço</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>None of {all} has these words. Try fewer.</source>
            <translation>Nenhum de {all} tem estas palavras. Tente com menos.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service gave no legend.</source>
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
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers the whole world.</source>
            <translation>Cobre o mundo inteiro.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>Cobre de {west} a {east}, de {south} a {north}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn between 1:{smallest} and 1:{largest}.</source>
            <translation>Desenhado entre 1:{smallest} e 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn closer than 1:{smallest}.</source>
            <translation>Desenhado em escalas maiores que 1:{smallest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn farther out than 1:{largest}.</source>
            <translation>Desenhado em escalas menores que 1:{largest}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from a raster.</source>
            <translation>Desenhado de um raster.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from features.</source>
            <translation>Desenhado de elementos.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Identify finds nothing in it.</source>
            <translation>Identificar não encontra nada nele.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>It is drawn closer than 1:{scale} only.</source>
            <translation>Só é desenhada em escalas maiores que 1:{scale}.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Nothing was added.</source>
            <translation>Nada foi adicionado.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>One map of all that is in this group.</source>
            <translation>Um só mapa de tudo o que está neste grupo.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service does not describe its features. They are loaded once, as a copy.</source>
            <translation>Este serviço não descreve os seus elementos. São carregados uma vez, como cópia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service gives relative addresses for its features, which QGIS can't follow. They are loaded once, as a copy.</source>
            <translation>Este serviço dá endereços relativos para os seus elementos, que o QGIS não pode seguir. Os elementos são carregados uma vez, como cópia.</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service names another host for its features, which gets no key. They are loaded once, as a copy.</source>
            <translation>Este serviço indica outro host para os seus elementos, que não recebe nenhuma chave. Os elementos são carregados uma vez, como cópia.</translation>
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
                <numerusform>'{title}' adicionada a Hazard.</numerusform>
                <numerusform>{count} camadas adicionadas a Hazard.</numerusform>
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
            <translation>Não adicionado: {count} ({told}).</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} of them are drawn closer than 1:{scale} only.</source>
            <extracomment>English for 1: '{title}' is drawn closer than 1:{scale} only.</extracomment>
            <translation>
                <numerusform>'{title}' só é desenhada em escalas maiores que 1:{scale}.</numerusform>
                <numerusform>{count} delas só são desenhadas em escalas maiores que 1:{scale}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>Ajuda</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>What this is and how it is used (F1)</source>
            <translation>O que é e como se usa (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>Voltar</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>Conteúdo</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Find in the help</source>
            <translation>Procurar na ajuda</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First page</source>
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
            <source>GeoPortfolio help</source>
            <translation>Ajuda do GeoPortfolio</translation>
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
            <translation>As páginas sem estas palavras saem do conteúdo; Enter vai para a próxima ocorrência</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>The pages of the help</source>
            <translation>As páginas da ajuda</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Looking for the address</source>
            <translation>Procura do endereço</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>The service knows no address here.</source>
            <translation>O serviço não conhece nenhum endereço aqui.</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <source>Connect to a service in the Selection dock first, then identify a location.</source>
            <translation>Conecte-se antes a um serviço no painel Seleção, depois identifique um local.</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as &amp;Table</source>
            <translation>Copiar tudo como &amp;tabela</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all that is shown, for a spreadsheet</source>
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
            <source>The answer leaves out the layer '{layer}'. If it does so everywhere, check its name under Layers.</source>
            <translation>A resposta omite a camada '{layer}'. Se o fizer em todos os locais, verifique o nome em Camadas.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service refuses the layer '{layer}'. Check its name under Layers.</source>
            <translation>O serviço recusa a camada '{layer}'. Verifique o nome em Camadas.</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no answer</source>
            <translation>sem resposta</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>nothing here</source>
            <translation>nada aqui</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>refused</source>
            <translation>recusado</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>&amp;Layers ({count})...</source>
            <translation>Ca&amp;madas ({count})...</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the layers to ask for, from your list of this connection</source>
            <translation>Escolher as camadas a consultar, da sua lista desta conexão</translation>
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
            <source>Press Layers and name those that your provider has.</source>
            <translation>Clique em Camadas e indique as que o fornecedor tem.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/identify/hazards_section.py" />
            <source>{count} hazard layers found: {names}. Layers in the panel adds others.</source>
            <extracomment>English for 1: 1 hazard layer found: {names}. Layers in the panel adds others.</extracomment>
            <translation>
                <numerusform>{count} camada de perigo encontrada: {names}. Camadas no painel acrescenta outras.</numerusform>
                <numerusform>{count} camadas de perigo encontradas: {names}. Camadas no painel acrescenta outras.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>&amp;Named by</source>
            <translation>&amp;Identificado por</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded point to see its record.</source>
            <translation>Clique num ponto carregado para ver o seu registo.</translation>
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
            <source>The field whose value names the point for the service; remembered for this source.</source>
            <translation>O campo cujo valor identifica o ponto para o serviço; memorizado para esta fonte.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this point.</source>
            <translation>O serviço não tem nenhum registo deste ponto.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service knows no point '{value}' in {source}. Choose another field under 'Named by'.</source>
            <translation>O serviço não conhece o ponto '{value}' em {source}. Escolha outro campo em 'Identificado por'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, where this point came from. Make one.</source>
            <translation>Não há conexão a {host}, de onde veio este ponto. Crie uma.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another under 'Named by'.</source>
            <translation>Esta camada não tem um campo '{field}'. Escolha outro em 'Identificado por'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This point has no value in '{field}'. Choose another under 'Named by'.</source>
            <translation>Este ponto não tem valor em '{field}'. Escolha outro em 'Identificado por'.</translation>
        </message>
        <message>
            <location filename="../ui/identify/section.py" />
            <source>Asking...</source>
            <translation>Consulta em curso...</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Connect to your portfolio service in the Selection dock first.</source>
            <translation>Conecte-se antes ao seu serviço de carteira no painel Seleção.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Looking for addresses</source>
            <translation>Procura de endereços</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Looking for {address}</source>
            <translation>Procura de {address}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Enter asks for exactly this address.</source>
            <translation>Nenhuma sugestão para '{text}'. Enter consulta exatamente este endereço.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>QGIS's password store is locked, so no address was asked for. Unlock it to go on.</source>
            <translation>O cofre de senhas do QGIS está bloqueado, por isso nenhum endereço foi consultado. Desbloqueie-o para continuar.</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Reading the position</source>
            <translation>Leitura da posição</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>&amp;Use as area</source>
            <translation>&amp;Usar como área</translation>
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
            <source>An address, a latitude and longitude, WKT, or GeoJSON; Enter goes there</source>
            <translation>Um endereço, latitude e longitude, WKT ou GeoJSON; Enter vai até lá</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click a place on the map for what is known there</source>
            <translation>Identificar local: clique num local do mapa para ver o que se sabe dele</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>Endereços sugeridos</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Type the master password of QGIS's password store</source>
            <translation>Inserir a senha mestra do cofre de senhas do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unloc&amp;k...</source>
            <translation>&amp;Desbloquear...</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>Endereços do serviço de carteira</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>Procura endereços com o serviço do GeoPortfolio.</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock QGIS's password store to search addresses</source>
            <translation>Desbloquear o cofre de senhas do QGIS para procurar endereços</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>choose this to type the master password</source>
            <translation>escolha isto para inserir a senha mestra</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were the wrong way round; they are swapped here.</source>
            <translation>Latitude e longitude estavam trocadas; aqui foram corrigidas.</translation>
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
            <translation>Círculo&amp;s</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>Copiar o endereço e a posição</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Re&amp;port</source>
            <translation>Re&amp;latório</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>The address is only the city; the position is exact.</source>
            <translation>O endereço é só a cidade; a posição é exata.</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>Zoom do mapa para este local</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>City center only: a 200 m circle means little.</source>
            <translation>Só o centro da cidade: um círculo de 200 m diz pouco.</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>address</source>
            <translation>endereço</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city center only</source>
            <translation>só o centro da cidade</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city!</source>
            <translation>cidade!</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>rooftop</source>
            <translation>edifício</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS's Processing, which is switched off. Tick it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>Isto abre no processamento do QGIS, que está desativado. Marque-o em Módulos (Complementos) &gt; Gerir (Gerenciar) e instalar &gt; Instalados.</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose layers from the list of the connection</source>
            <translation>Escolher camadas da lista da conexão</translation>
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
            <source>Edit the request, checked while you type, with a preview</source>
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
            <source>A copy could not be made: {trouble}. Check the space and the rights beside the project.</source>
            <translation>Não foi possível criar uma cópia: {trouble}. Verifique o espaço e as permissões ao lado do projeto.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Being edited, so still in your profile: {names}. Save the edits, then save the project.</source>
            <translation>Em edição, por isso ainda no seu perfil: {names}. Grave as edições, depois grave o projeto.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>Copies of {count} reports are there, too.</source>
            <extracomment>English for 1: A copy of 1 report is there, too.</extracomment>
            <translation>
                <numerusform>Uma cópia de 1 relatório também está lá.</numerusform>
                <numerusform>Cópias de {count} relatórios também estão lá.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results beside the project</source>
            <translation>Mover resultados para o lado do projeto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move them beside the project</source>
            <translation>Movê-las para o lado do projeto</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Something is under way. Move the results when it has ended.</source>
            <translation>Há algo em curso. Mova os resultados quando terminar.</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results changed meanwhile.</source>
            <translation>Entretanto, o projeto ou os seus resultados mudaram.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers lie in your profile. Move them beside the project? The project is saved, too.</source>
            <extracomment>English for 1: 1 result layer lies in your profile. Move it beside the project? The project is saved, too.</extracomment>
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
            <source>{reason} The results stay in your profile; project and layers are as they were.</source>
            <translation>{reason} Os resultados ficam no seu perfil; o projeto e as camadas estão como antes.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project is being packed already. Wait for its end.</source>
            <translation>O empacotamento de um projeto já está em curso. Espere que termine.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Edits that are not saved are not in it: {names}.</source>
            <translation>As edições não gravadas não estão incluídas: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>Exportar pacote do projeto</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No key was put into it.</source>
            <translation>Nenhuma chave foi incluída.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Outside the project's folder, so not in it: {names}.</source>
            <translation>Fora da pasta do projeto, por isso não incluído: {names}.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>Empacotar {file}</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}...</source>
            <translation>Empacotamento de {file}...</translation>
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
            <source>Stopped. Nothing was packed.</source>
            <translation>Parado. Nada foi empacotado.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package holds the project as it is saved. Save it now?</source>
            <translation>O pacote contém o projeto como está gravado. Gravá-lo agora?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>There is nothing to pack yet. Load points first.</source>
            <translation>Ainda não há nada para empacotar. Carregue antes pontos.</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without its data: {names}.</source>
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
            <source>Add your key</source>
            <translation>Adicionar a sua chave</translation>
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
            <translation>Os mapas vêm agora de '{name}', e Atualizar consulta-o. Grave o projeto para manter assim.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project ask '{name}' now.</source>
            <translation>Atualizar e os mapas deste projeto consultam agora '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh asks '{name}' now. Save the project to keep it so.</source>
            <translation>Atualizar consulta agora '{name}'. Grave o projeto para manter assim.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are back.</source>
            <translation>Os mapas de '{name}' voltaram.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is locked.</source>
            <translation>Os mapas de {host} precisam da sua chave, que está bloqueada.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is not here.</source>
            <translation>Os mapas de {host} precisam da sua chave, que não está aqui.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This is another address than that of '{name}'.</source>
            <translation>Este endereço é diferente do de '{name}'.</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This project's data came from {host}. You have no connection to it. What was loaded can be read as it is.</source>
            <translation>Os dados deste projeto vieram de {host}. Não há conexão a ele. O que foi carregado pode ser lido como está.</translation>
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
            <translation>Usar antes '{name}'</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not answer, or your key was refused. Results are shown as they were saved.</source>
            <extracomment>English for 1: A map of {host} did not answer, or your key was refused. Results are shown as they were saved.</extracomment>
            <translation>
                <numerusform>Um mapa de {host} não respondeu, ou a sua chave foi recusada. Os resultados são mostrados como foram gravados.</numerusform>
                <numerusform>{count} mapas de {host} não responderam, ou a sua chave foi recusada. Os resultados são mostrados como foram gravados.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>Escolha uma pasta para os relatórios.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder with its whole path.</source>
            <translation>Escolha uma pasta com o caminho completo.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>Preparar relatórios de risco</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder...</source>
            <translation>Preparação da pasta...</translation>
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
            <source>The points are gone.</source>
            <translation>Os pontos já não existem.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no layer of points. Load points, or add such a layer.</source>
            <translation>Não há camada de pontos. Carregue pontos, ou adicione uma camada assim.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These points are of {theirs}, the reports will be of {ours}.</source>
            <translation>Estes pontos são de {theirs}, os relatórios serão de {ours}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 takes no filters below others. Choose V2, or send no filters.</source>
            <translation>A V1 não aceita filtros abaixo de outros. Escolha V2, ou não envie filtros.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and go on any time</source>
            <translation>o que demora um pouco; pode pausar e continuar a qualquer momento</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer} não tem um campo '{field}' para os nomes dos arquivos. Escolha outro.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points to report on.</source>
            <translation>{layer} não tem pontos para relatórios.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder:</source>
            <translation>&amp;Pasta:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points:</source>
            <translation>Pon&amp;tos:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>&amp;Só pontos selecionados ({count})</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version:</source>
            <translation>&amp;Versão:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat:</source>
            <translation>F&amp;ormato:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names:</source>
            <translation>&amp;Nomes dos arquivos:</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>Raios dos círculos</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that the folder has already</source>
            <translation>I&amp;gnorar relatórios que a pasta já tem</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Send the filters of the &amp;docks</source>
            <translation>&amp;Enviar os filtros dos painéis</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>The docks have no filters.</source>
            <translation>Os painéis não têm filtros.</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>Com &amp;círculos de</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first, then ask for the report.</source>
            <translation>Escolha antes uma fonte no painel Seleção, depois peça o relatório.</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first, then ask for the report.</source>
            <translation>Conecte-se antes a um serviço no painel Seleção, depois peça o relatório.</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Opening the report of a point</source>
            <translation>Abertura do relatório de um ponto</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Resume</source>
            <translation>Retomar</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Retry failed</source>
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
            <source>The journal of the batch lists no report for this point.</source>
            <translation>O registro do lote não contém nenhum relatório deste ponto.</translation>
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
            <source>{saved} of {count} reports saved, {warned} in another format than was asked for.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in another format than was asked for.</extracomment>
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
            <source>Making the report safe to open</source>
            <translation>Preparação de uma versão segura do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program opens {path}.</source>
            <translation>Nenhum programa abre {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a copy of the report in which no script runs and nothing is fetched. The saved file is as it came.</source>
            <translation>Aberta uma cópia do relatório em que não se executam scripts nem se obtém nada da rede. O arquivo gravado está como veio.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Ask for it once more.</source>
            <translation>O relatório está vazio. Peça-o mais uma vez.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>O relatório já não está em {path}.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened: it can't be made safe. Only if you trust your provider, open the file itself: {path}</source>
            <translation>O relatório não foi aberto: não é possível torná-lo seguro. Só se confiar no fornecedor, abra o próprio arquivo: {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it is not opened.</source>
            <translation>{path} é um link ou não é um relatório, por isso não é aberto.</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it is not opened. Ask for it once more.</source>
            <translation>{path} não é um arquivo PDF, por isso não é aberto. Peça-o mais uma vez.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>&amp;Map</source>
            <translation>M&amp;apa</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Open</source>
            <translation>A&amp;brir</translation>
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
            <translation>&amp;Repetir os que falharam</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/layer_menu.py" />
            <source>A report for each point of a layer, or for those selected</source>
            <translation>Um relatório para cada ponto de uma camada, ou para os selecionados</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>Todos {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for no more reports until Resume</source>
            <translation>Não pedir mais relatórios até Retomar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for the reports that failed again</source>
            <translation>Pedir de novo os relatórios que falharam</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>End this order; what is there stays, the rest can be retried</source>
            <translation>Terminar este pedido; o que já existe fica, o resto pode ser repetido</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Go on with the reports that are waiting</source>
            <translation>Continuar com os relatórios em espera</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Move the map to the point of the report</source>
            <translation>Mover o mapa para o ponto do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a place with Report, or select points and ask for all of theirs.</source>
            <translation>Ainda não há relatórios. Clique num local com Relatório, ou selecione pontos e peça todos os deles.</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open &amp;folder</source>
            <translation>Abrir pas&amp;ta</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open the report here in QGIS</source>
            <translation>Abrir o relatório aqui no QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Orders of reports</source>
            <translation>Pedidos de relatórios</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pa&amp;use</source>
            <translation>Pa&amp;usar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Print the report</source>
            <translation>Imprimir o relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
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
            <source>Res&amp;ume</source>
            <translation>Ret&amp;omar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Risk reports for poi&amp;nts...</source>
            <translation>Relatórios de risco para po&amp;ntos...</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>Mostrar a pasta com os relatórios e o seu índice</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the points on the map; each opens its report</source>
            <translation>Mostrar os pontos no mapa; cada um abre o seu relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>Relatórios avulsos desta sessão, {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>State of the reports to show</source>
            <translation>Estado dos relatórios a mostrar</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>in line</source>
            <translation>na fila</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused; Resume goes on</source>
            <translation>em pausa; Retomar continua</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in another format</source>
            <extracomment>English for 1: 1 in another format</extracomment>
            <translation>
                <numerusform>{count} em outro formato</numerusform>
                <numerusform>{count} em outro formato</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} there before</source>
            <extracomment>English for 1: 1 there before</extracomment>
            <translation>
                <numerusform>{count} já existia</numerusform>
                <numerusform>{count} já existiam</numerusform>
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
            <source>Page {page} can't be drawn.</source>
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
            <source>Stopped before it was asked for.</source>
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
            <source>The report for {place} is already under way.</source>
            <translation>O relatório para {place} já está em curso.</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} was made for the project that was open before. Its file is {file}.</source>
            <translation>O relatório para {place} foi criado para o projeto que estava aberto antes. O seu arquivo é {file}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more wait</source>
            <extracomment>English for 1: {title}, 1 more waits</extracomment>
            <translation>
                <numerusform>{title}, mais 1 em espera</numerusform>
                <numerusform>{title}, mais {count} em espera</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was asked for, but {came} came for {place}.</source>
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
            <location filename="../ui/results/history_page.py" />
            <source>State</source>
            <translation>Estado</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved</source>
            <translation>gravado</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved in another format</source>
            <translation>gravado em outro formato</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>waiting</source>
            <translation>em espera</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>was there</source>
            <translation>já existia</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit</source>
            <translation>Ajustar</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit the width; once more: the whole page</source>
            <translation>Ajustar à largura; mais uma vez: a página inteira</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger</source>
            <translation>Maior</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger (Ctrl+wheel, or + on the page)</source>
            <translation>Maior (Ctrl+roda, ou + na página)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Next page</source>
            <translation>Página seguinte</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>Abrir fora do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open the report in the program that this computer uses for it</source>
            <translation>Abrir o relatório no programa que este computador usa para isso</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>Abertura do relatório {title}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report...</source>
            <translation>Abertura do relatório...</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Page; type a number to go there</source>
            <translation>Página; escreva um número para ir até ela</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Previous page</source>
            <translation>Página anterior</translation>
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
            <source>Save a copy of the report</source>
            <translation>Gravar uma cópia do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save report</source>
            <translation>Gravar relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>Gravação do relatório</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Show on &amp;map</source>
            <translation>&amp;Mostrar no mapa</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller</source>
            <translation>Menor</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller (Ctrl+wheel, or - on the page)</source>
            <translation>Menor (Ctrl+roda, ou - na página)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report can't be read here. Another program may, or ask for it once more.</source>
            <translation>O relatório não pode ser lido aqui. Talvez outro programa consiga, ou peça-o mais uma vez.</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>O relatório não pôde ser impresso. Verifique a impressora, ou abra-o fora do QGIS.</translation>
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
            <source>This QGIS can't show PDF files.</source>
            <translation>Este QGIS não pode mostrar arquivos PDF.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>Um programa que não precisa do QGIS; a chave é lida de GEOPORTFOLIO_API_KEY</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process command</source>
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
            <source>The command is on the clipboard. It writes to {folder} and holds no key.</source>
            <translation>O comando está na área de transferência. Grava em {folder} e não contém a chave.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The line that asks the same without a window; it holds no key</source>
            <translation>A linha que consulta o mesmo sem janela; não contém a chave</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The program is on the clipboard. It holds no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>O programa está na área de transferência. Não contém a chave: defina antes GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests are on the clipboard, for bash. They hold no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>As requisições estão na área de transferência, para bash. Não contêm a chave: defina antes GEOPORTFOLIO_API_KEY.</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>As requisições para um terminal; a chave é lida de GEOPORTFOLIO_API_KEY</translation>
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
            <translation>Execuções</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this run is not in the project. Again brings it back.</source>
            <translation>A camada desta execução não está no projeto. Repetir traz de volta.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>This run went into the accumulation table. Again brings its numbers back; Create Layer puts them on the map.</source>
            <translation>Esta execução foi para a tabela de acumulação. Repetir traz os números de volta; Criar camada põe-nos no mapa.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} is gone. Again brings it back.</source>
            <translation>{file} já não existe. Repetir traz de volta.</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} came from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run} veio de {host}, a que não há conexão. Nada foi enviado.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' does not offer {source} any more. Choose another source.</source>
            <translation>'{connection}' já não oferece {source}. Escolha outra fonte.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} is gone with its file. Draw and load it anew.</source>
            <translation>A consulta de {layer} desapareceu com o seu arquivo. Desenhe a área e carregue de novo.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This was asked in {then}; '{connection}' is set to {now} and asks in that.</source>
            <translation>Isto foi consultado em {then}; '{connection}' está definida para {now} e usa essa versão.</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} came from {host}, to which you have no connection. Make one first.</source>
            <translation>{layer} veio de {host}, a que não há conexão. Antes crie uma.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Command</source>
            <translation>&amp;Comando</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Refresh all layers</source>
            <translation>&amp;Atualizar todas as camadas</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the queries of all GeoPortfolio layers of the project again</source>
            <translation>Repetir as consultas de todas as camadas GeoPortfolio do projeto</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the same once more, as a new layer or file</source>
            <translation>Consultar o mesmo mais uma vez, como nova camada ou arquivo</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>Copiar como comando qgis_process</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Nothing asked yet. Load points or entries.</source>
            <translation>Ainda nada consultado. Carregue pontos ou entradas.</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>Linhas</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>Segundos</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this run on the map, or the folder of its file</source>
            <translation>Mostrar a camada desta execução no mapa, ou a pasta do seu arquivo</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Take area, filters and columns back into the docks</source>
            <translation>Levar área, filtros e colunas de volta aos painéis</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>What</source>
            <translation>O quê</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>When</source>
            <translation>Quando</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>no arquivo {file}</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large to be kept here</source>
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
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Continue</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>A&amp;tualizar</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Show what the refresh changed</source>
            <translation>&amp;Mostrar o que a atualização mudou</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Undo refresh</source>
            <translation>&amp;Desfazer atualização</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>A layer of the rows that are new, gone or different</source>
            <translation>Uma camada das linhas novas, removidas ou diferentes</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Add &amp;hazards...</source>
            <translation>Adicionar peri&amp;gos...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again, for a dated layer beside this one</source>
            <translation>Consulta o mesmo de novo, para uma camada datada ao lado desta</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again; the layer keeps its style</source>
            <translation>Consulta o mesmo de novo; a camada mantém o estilo</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Each point of a layer, or those selected, with the hazards there</source>
            <translation>Cada ponto de uma camada, ou os selecionados, com os perigos ali</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Goes on loading where it was stopped</source>
            <translation>Continua a carregar de onde parou</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Outlines on the map what this layer asked</source>
            <translation>Contorna no mapa o que esta camada consultou</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Refresh as &amp;new layer</source>
            <translation>Atualizar como &amp;nova camada</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Risk re&amp;ports...</source>
            <translation>Relatóri&amp;os de risco...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Show &amp;area</source>
            <translation>Mostrar á&amp;rea</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Takes area, filters and columns back into the docks</source>
            <translation>Leva área, filtros e colunas de volta aos painéis</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The answer before the last refresh comes back</source>
            <translation>Volta a resposta anterior à última atualização</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The area of {layer} can't be shown on this map.</source>
            <translation>A área de {layer} não pode ser mostrada neste mapa.</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>&amp;What its mark says...</source>
            <translation>O que diz a &amp;sua marca...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>Comparar as camadas com as suas áreas</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>How the layer stands, and what can be done about it</source>
            <translation>Como está a camada e o que se pode fazer</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Refresh with the area as it is &amp;now</source>
            <translation>Atualizar com a área at&amp;ual</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>{layer} can't be shown. {reason}</source>
            <translation>{layer} não pode ser mostrada. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Bigger pages</source>
            <translation>Páginas maiores</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns</source>
            <translation>Colunas</translation>
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
            <translation>Manter</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load again</source>
            <translation>Carregar de novo</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>Carregar {title}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>Remover</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Its file is deleted when the project is saved; a file in the profile is kept.</source>
            <translation>Remover {layer}? O seu arquivo é apagado quando o projeto for gravado; um arquivo no perfil é mantido.</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show rows</source>
            <translation>Mostrar linhas</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Try without filters</source>
            <translation>Tentar sem filtros</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to area</source>
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
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> with these {count} filters</source>
            <extracomment>English for 1:  with this filter</extracomment>
            <translation>
                <numerusform> com este filtro</numerusform>
                <numerusform> com estes {count} filtros</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was taken off.</source>
            <translation>O seu filtro {filter} não serve para as novas colunas e foi retirado.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <location filename="../ui/results/previous_results.py" />
            <source>No row has changed.</source>
            <translation>Nenhuma linha mudou.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies under the footprint {footprint}{filters}.</source>
            <translation>Nada de {source} está sob a pegada {footprint}{filters}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies {place}{filters}.</source>
            <translation>Nada de {source} está {place}{filters}.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} matches these filters.</source>
            <translation>Nada de {source} corresponde a estes filtros.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {count} came. They are on the map, marked incomplete. {reason}</source>
            <extracomment>English for 1: Only {count} came. It is on the map, marked incomplete. {reason}</extracomment>
            <translation>
                <numerusform>Só veio: {count}. Está no mapa, marcado como incompleto. {reason}</numerusform>
                <numerusform>Só veio: {count}. Está no mapa, marcado como incompleto. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {rows} came. {file} has them and is incomplete. {reason}</source>
            <extracomment>English for 1: Only {rows} came. {file} has it and is incomplete. {reason}</extracomment>
            <translation>
                <numerusform>Só veio: {rows}, no arquivo incompleto {file}. {reason}</numerusform>
                <numerusform>Só veio: {rows}, no arquivo incompleto {file}. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: Stopped after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>Parado após {count}. Está no mapa, marcado como incompleto.</numerusform>
                <numerusform>Parado após {count}. Está no mapa, marcado como incompleto.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}. {file} has them and is incomplete.</source>
            <extracomment>English for 1: Stopped after {rows}. {file} has it and is incomplete.</extracomment>
            <translation>
                <numerusform>Parado após {rows}, no arquivo incompleto {file}.</numerusform>
                <numerusform>Parado após {rows}, no arquivo incompleto {file}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before anything came.</source>
            <translation>Parado antes de chegar qualquer coisa.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first entry came.</source>
            <translation>Parado antes de chegar a primeira entrada.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first point came.</source>
            <translation>Parado antes de chegar o primeiro ponto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. What had come before is on the map as it was, marked incomplete.</source>
            <translation>Parado. O que tinha vindo antes está no mapa como estava, marcado como incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty{filters}.</source>
            <translation>A camada de acumulação de {source} está vazia{filters}.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: The connection broke after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>A conexão caiu após {count}. Está no mapa, marcado como incompleto.</numerusform>
                <numerusform>A conexão caiu após {count}. Está no mapa, marcado como incompleto.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} is gone: {file}. Load it again.</source>
            <translation>O arquivo de {layer} já não existe: {file}. Carregue-a de novo.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service gives at most {given} entries a page, not {asked}.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}.</extracomment>
            <translation>
                <numerusform>O serviço dá no máximo {given} entrada por página, não {asked}.</numerusform>
                <numerusform>O serviço dá no máximo {given} entradas por página, não {asked}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no place: a table, F6 opens it.</source>
            <translation>Não têm posição: uma tabela, F6 abre-a.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>in these {count} areas</source>
            <extracomment>English for 1: in this area</extracomment>
            <translation>
                <numerusform>nesta área</numerusform>
                <numerusform>nestas {count} áreas</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>in this area</source>
            <translation>nesta área</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>não atualizada. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} came, so the layer keeps the answer before. {reason}</source>
            <translation>só veio: {rows}; a camada mantém a resposta anterior. {reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has nothing there any more. The layer still shows the answer before.</source>
            <translation>o serviço já não tem nada ali. A camada mostra ainda a resposta anterior.</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} are on the map; those without sums say why in their table. {reason}</source>
            <extracomment>English for 1: {count} is on the map; without sums, it says why in its table. {reason}</extracomment>
            <translation>
                <numerusform>No mapa: {count}; onde faltam somas, a tabela diz o motivo. {reason}</numerusform>
                <numerusform>No mapa: {count}; onde faltam somas, a tabela diz o motivo. {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no place: only the table shows them, F6 opens it.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it, F6 opens it.</extracomment>
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
            <source>{layer} can't go on where it stopped. Load it again.</source>
            <translation>{layer} não pode continuar de onde parou. Carregue-a de novo.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or drop the edits, then continue.</source>
            <translation>{layer} está em edição. Grave ou descarte as edições, depois continue.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to go on with.</source>
            <translation>{layer} está completa: não há mais nada para carregar.</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows} em {file}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the answer before can't be compared</source>
            <translation>{rows}; a resposta anterior não pode ser comparada</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>Alterações de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>Comparar {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>The answer before the refresh is gone, so the layer stays as it is. Refresh it for today's answer.</source>
            <translation>A resposta anterior à atualização já não existe, por isso a camada fica como está. Atualize-a para a resposta de hoje.</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>Desfazer a atualização de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} is being edited. Save or drop the edits, then refresh it.</source>
            <translation>{layer} está em edição. Grave ou descarte as edições, depois atualize-a.</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} shows the answer of {when} again.</source>
            <translation>{layer} mostra de novo a resposta de {when}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add hazards</source>
            <translation>Adicionar perigos</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>Apagar</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete loads that did not end</source>
            <translation>Apagar carregamentos não terminados</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the hazards of {count} points that came?</source>
            <extracomment>English for 1: Delete the hazards of 1 point that came?</extracomment>
            <translation>
                <numerusform>Apagar os perigos recebidos de 1 ponto?</numerusform>
                <numerusform>Apagar os perigos recebidos de {count} pontos?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} rows that came?</source>
            <extracomment>English for 1: Delete the row that came?</extracomment>
            <translation>
                <numerusform>Apagar a linha recebida?</numerusform>
                <numerusform>Apagar as {count} linhas recebidas?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for loads that did not end</source>
            <translation>Procurar carregamentos não terminados</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Put them on the map</source>
            <translation>Pôr no mapa</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while hazards were added: {answered} of {count} points have theirs.</source>
            <extracomment>English for 1: QGIS ended while hazards were added: {answered} of {count} points has them.</extracomment>
            <translation>
                <numerusform>O QGIS terminou enquanto se adicionavam perigos: {answered} de {count} ponto tem os seus.</numerusform>
                <numerusform>O QGIS terminou enquanto se adicionavam perigos: {answered} de {count} pontos têm os seus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {runs} runs were under way: {rows} came.</source>
            <extracomment>English for 1: QGIS ended while {runs} run was under way: {rows} came.</extracomment>
            <translation>
                <numerusform>O QGIS terminou durante {runs} execução. Recebido: {rows}.</numerusform>
                <numerusform>O QGIS terminou durante {runs} execuções. Recebido: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {source} was loading: {rows} came.</source>
            <translation>O QGIS terminou durante o carregamento de {source}. Recebido: {rows}.</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>Ler {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Add hazards to this layer for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Add hazards to this layer for the others.</extracomment>
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
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} came before that and are kept.</source>
            <extracomment>English for 1: {reason} {rows} of {source} came before that and is kept.</extracomment>
            <translation>
                <numerusform>{reason} Recebido antes e mantido: {rows} de {source}.</numerusform>
                <numerusform>{reason} Recebido antes e mantido: {rows} de {source}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} runs that did not end are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} run that did not end is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason} Foi mantida {runs} execução não terminada: {rows}.</numerusform>
                <numerusform>{reason} Foram mantidas {runs} execuções não terminadas: {rows}.</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh again</source>
            <translation>Atualizar de novo</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>Atualizar {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>Atualização de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Remove the layer</source>
            <translation>Remover a camada</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show changes</source>
            <translation>Mostrar alterações</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show what came</source>
            <translation>Mostrar o que veio</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>The layer was removed meanwhile.</source>
            <translation>Entretanto a camada foi removida.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>There is nothing to refresh yet. Load points first.</source>
            <translation>Ainda não há nada para atualizar. Carregue antes pontos.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Undo refresh</source>
            <translation>Desfazer atualização</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>What came is gone by now. Refresh the layer again.</source>
            <translation>O que veio já não existe. Atualize a camada de novo.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>its file {path} is gone, and the query with it. Load it again from the Selection dock.</source>
            <translation>o seu arquivo {path} já não existe, e com ele a consulta. Carregue de novo no painel Seleção.</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>you have no connection to {host}. Make one, then refresh again.</source>
            <translation>não há conexão a {host}. Crie uma, depois atualize de novo.</translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>Ler o arquivo de {layer}</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>A&amp;ddress</source>
            <translation>E&amp;ndereço</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>Portfo&amp;lio</source>
            <translation>Ca&amp;rteira</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this row</source>
            <translation>Remover esta linha</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}, exigido por esta fonte</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search takes a flat list, and your filters are nested: {filters}. Move them side by side in the Filters dock, or load them in an area instead.</source>
            <translation>Uma pesquisa usa uma lista simples, e os seus filtros estão aninhados: {filters}. Ponha-os lado a lado no painel Filtros, ou carregue-os numa área.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns are chosen under Columns for entries in the Selection dock</source>
            <translation>As colunas escolhem-se em Colunas de entradas no painel Seleção</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: the service's own choice</source>
            <translation>Colunas: escolhidas pelo serviço</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>Colunas: {count} de {all}</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 this search travels in the address, which is {length} characters long; a service may refuse more than {limit}. Take fewer fields or columns, or set the connection to V2.</source>
            <translation>Na V1 esta pesquisa vai no endereço, que tem {length} caracteres; um serviço pode recusar mais de {limit}. Use menos campos ou colunas, ou defina a conexão para V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>It is incomplete.</source>
            <translation>Está incompleto.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Nothing of {source} has {filters}. Remove a field, or check its value.</source>
            <translation>Nada em {source} com {filters}. Remova um campo, ou verifique o seu valor.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read what was found</source>
            <translation>Ler o que foi encontrado</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}...</source>
            <translation>Pesquisa em {source}...</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row came.</source>
            <translation>Parado antes de chegar a primeira linha.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The Filters dock has no filter yet.</source>
            <translation>O painel Filtros ainda não tem filtros.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The first {shown} of {count} are shown here.</source>
            <translation>Aqui mostra-se só o início: {shown} de {count}.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no place: on the map they are a table.</source>
            <translation>Não têm posição: no mapa são uma tabela.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no place to zoom to.</source>
            <translation>Esta linha não tem posição para o zoom.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 joins filters with AND, so this finds nothing.</source>
            <translation>Dois valores de {field}: a V1 une os filtros com AND, por isso nada é encontrado.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Type a value for {field}, or remove its row.</source>
            <translation>Escreva um valor para {field}, ou remova a sua linha.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no search for points that we could ask. Search its entries, or set the connection to V2.</source>
            <translation>A V1 não tem pesquisa de pontos utilizável. Pesquise as suas entradas, ou defina a conexão para V2.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>Sem um campo, carrega-se a fonte inteira.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. F6 opens their table.</source>
            <translation>{rows} no mapa. F6 abre a tabela.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} asks for a filter on {label}. Add it as a field.</source>
            <translation>{source} exige um filtro em {label}. Adicione-o como campo.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this key.</source>
            <translation>{source} está vazia para esta chave.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source}: {rows}, {seconds} s.</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Add all to map</source>
            <translation>&amp;Adicionar tudo ao mapa</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Field</source>
            <translation>&amp;Campo</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Search</source>
            <translation>Pe&amp;squisar</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Take the filters</source>
            <translation>&amp;Usar os filtros</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all that was found as a layer, beyond the rows shown here</source>
            <translation>Adicionar como camada tudo o que foi encontrado, além das linhas mostradas aqui</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double click or Enter: zoom to the row's place</source>
            <translation>Clique duplo ou Enter: zoom para o local da linha</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries of</source>
            <translation>Entradas de</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries: full records, chosen columns</source>
            <translation>Entradas: completas, colunas escolhidas</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One more field to search by</source>
            <translation>Mais um campo para pesquisar</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points of</source>
            <translation>Pontos de</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points: one marker per place</source>
            <translation>Pontos: um marcador por local</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search by the filters of the Filters dock</source>
            <translation>Pesquisar com os filtros do painel Filtros</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, wherever it lies (Enter)</source>
            <translation>Pesquisar a fonte inteira, em qualquer local (Enter)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>St&amp;op</source>
            <translation>&amp;Parar</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>The source is chosen in the Selection dock</source>
            <translation>A fonte escolhe-se no painel Seleção</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>O que se pesquisa</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What was found</source>
            <translation>O que foi encontrado</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source yet</source>
            <translation>ainda sem fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Accumulate</source>
            <translation>&amp;Acumular</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Layers to ask for...</source>
            <translation>Ca&amp;madas a consultar...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Load points</source>
            <translation>&amp;Carregar pontos</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Report</source>
            <translation>&amp;Relatório</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk reports for selected points...</source>
            <translation>&amp;Relatórios de risco para pontos selecionados...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>A report for each selected point of the active layer, in a folder</source>
            <translation>Um relatório para cada ponto selecionado da camada ativa, numa pasta</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation by &amp;layer...</source>
            <translation>Acumulação por ca&amp;mada...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Add hazards to &amp;points...</source>
            <translation>Adicionar perigos a &amp;pontos...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>Escolha antes uma fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place on the map for the hazards there</source>
            <translation>Clique num local do mapa para ver os perigos ali</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded point on the map for its risk report ({how})</source>
            <translation>Clique num local ou num ponto carregado no mapa para o seu relatório de risco ({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>Desenhe antes uma área</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first; the menu has what is asked without one</source>
            <translation>Desenhe antes uma área; o menu oferece o que se consulta sem ela</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries as C&amp;SV file...</source>
            <translation>Entradas como arquivo C&amp;SV...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries under a li&amp;ve event...</source>
            <translation>Entradas afetadas por um e&amp;vento em curso...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Ha&amp;zards</source>
            <translation>Per&amp;igos</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and under an event</source>
            <translation>Perigos de um local, de muitos pontos e de um evento</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load entries</source>
            <translation>Carregar entradas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the full records in the area, with the chosen columns</source>
            <translation>Carregar as entradas completas na área, com as colunas escolhidas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the points in the area: one marker per place (Ctrl+Return)</source>
            <translation>Carregar os pontos na área: um marcador por local (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Points as &amp;CSV file...</source>
            <translation>Pontos como arquivo &amp;CSV...</translation>
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
            <source>Reports of V&amp;1</source>
            <translation>Relatórios da V&amp;1</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Reports of V&amp;2</source>
            <translation>Relatórios da V&amp;2</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The entries that the footprint of an event touches</source>
            <translation>As entradas tocadas pela pegada de um evento</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The report says what lies in the circles, too; their radii are above</source>
            <translation>O relatório diz também o que está nos círculos; os raios estão acima</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own accumulation layer of this source (V1)</source>
            <translation>A camada de acumulação que o serviço tem desta fonte (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own table, written to a file while it comes</source>
            <translation>A tabela do serviço, gravada num arquivo à medida que chega</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The sums of the area, or of each radius: values, counts, currencies</source>
            <translation>As somas da área, ou de cada raio: valores, contagens, moedas</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The version of the reports is their own, not the connection's</source>
            <translation>A versão dos relatórios é própria, não a da conexão</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles</source>
            <translation>Com &amp;círculos</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles: {radii}</source>
            <translation>Com &amp;círculos: {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Your list of hazard layers of this connection: the service has none</source>
            <translation>A sua lista de camadas de perigo desta conexão: o serviço não tem nenhuma</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>&amp;Clear</source>
            <translation>Li&amp;mpar</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with QGIS's vertex tool</source>
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
            <source>&amp;Join into one area</source>
            <translation>&amp;Unir numa só área</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;New circles</source>
            <translation>&amp;Novos círculos</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Paste WKT or GeoJSON</source>
            <translation>Co&amp;lar WKT ou GeoJSON</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Polygon</source>
            <translation>Polí&amp;gono</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected features</source>
            <translation>Elementos &amp;selecionados</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All features of the current layer</source>
            <translation>Todos os elementos da camada atual</translation>
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
            <source>Map &amp;extent</source>
            <translation>&amp;Extensão do mapa</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii of the circles, as in 200 500 1km; units m, km, mi and ft, without one meters</source>
            <translation>Raios dos círculos, como 200 500 1km; unidades m, km, mi e ft, sem unidade metros</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Selected polygons as areas, selected points as centers of circles</source>
            <translation>Polígonos selecionados como áreas, pontos selecionados como centros de círculos</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire radius</source>
            <translation>Raio de incêndio Solvência II</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Take areas from features, the map or the clipboard</source>
            <translation>Obter áreas de elementos, do mapa ou da área de transferência</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>The union of all areas, asked and tagged as one</source>
            <translation>A união de todas as áreas, consultada e identificada como uma só</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What the map shows, as one area</source>
            <translation>O que o mapa mostra, como uma só área</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What was copied: WKT, GeoJSON, or latitude and longitude</source>
            <translation>O que foi copiado: WKT, GeoJSON, ou latitude e longitude</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Whole &amp;layer</source>
            <translation>&amp;Camada inteira</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>&amp;Descer</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Entries in one page</source>
            <translation>&amp;Entradas por página</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>Arraste colunas para mudar a ordem</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Entries in one request. A service may give fewer; then the pages become as small.</source>
            <translation>Entradas numa requisição. Um serviço pode dar menos; então as páginas ficam menores.</translation>
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
            <source>None chosen: the service gives those it has by itself.</source>
            <translation>Nenhuma escolhida: o serviço dá as predefinidas.</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;all</source>
            <translation>Selecionar &amp;tudo</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;none</source>
            <translation>Selecionar &amp;nada</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns that are shown</source>
            <translation>Marcar todas as colunas mostradas</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns that are shown</source>
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
            <source>{latitude} and {longitude} are also requested, to show the entries on the map.</source>
            <translation>{latitude} e {longitude} também são pedidas, para mostrar as entradas no mapa.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>Os filtros de {source} ficam em '{before}'. '{now}' não tem nenhum para essa fonte.</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use them here, too</source>
            <translation>Usá-los também aqui</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of entries, their order and the size of a page</source>
            <translation>Escolher as colunas de entradas, a sua ordem e o tamanho de uma página</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: those that the service gives</source>
            <translation>Colunas de entradas: escolhidas pelo serviço</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: {count} of {all}</source>
            <translation>Colunas de entradas: {count} de {all}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>E&amp;dit</source>
            <translation>E&amp;ditar</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edi&amp;t</source>
            <translation>Edi&amp;tar</translation>
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
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>Ler as áreas de seleção</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom there</source>
            <translation>Zoom para lá</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load points.</source>
            <translation>1. Desenhe uma área.
2. Adicione filtros.
3. Carregue pontos.</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>Seleção</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections...</source>
            <translation>&amp;Conexões...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload sources</source>
            <translation>&amp;Recarregar fontes</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>All connections, in QGIS's options</source>
            <translation>Todas as conexões, nas opções do QGIS</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Answered {time}</source>
            <translation>Resposta: {time}</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service again which sources your key may see</source>
            <translation>Consultar o serviço de novo sobre as fontes que a sua chave pode ver</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service which sources your key may see</source>
            <translation>Perguntar ao serviço que fontes a sua chave pode ver</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Asking for the sources...</source>
            <translation>Consulta das fontes...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>Escolha uma fonte</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connection: which service is asked</source>
            <translation>Conexão: que serviço é consultado</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>Conexões e fontes</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Source: which portfolio is asked</source>
            <translation>Fonte: que carteira é consultada</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>The form for the address and the key of another service</source>
            <translation>O formulário para o endereço e a chave de outro serviço</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Answered {time}</source>
            <extracomment>English for 1: 1 source. Answered {time}</extracomment>
            <translation>
                <numerusform>{count} fonte. Resposta {time}</numerusform>
                <numerusform>{count} fontes. Resposta {time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>Arquivos CSV (*.csv)</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>Gravar como CSV</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} exists already. Replace it?</source>
            <translation>{file} já existe. Substituir?</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Accumulate</source>
            <translation>Acumular</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add hazard maps...</source>
            <translation>Adicionar mapas de perigo...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Asks the queries of all GeoPortfolio layers of the project again.</source>
            <translation>Repete as consultas de todas as camadas GeoPortfolio do projeto.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key may do.</source>
            <translation>Verificar uma conexão e o que a chave de API permite.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its address, record and hazards are shown.</source>
            <translation>Clique num local ou num ponto carregado; mostram-se o seu endereço, o seu registo e os seus perigos.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its risk report opens.</source>
            <translation>Clique num local ou num ponto carregado; abre-se o seu relatório de risco.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii of all; Enter ends it.</source>
            <translation>Clique nos centros; escreva números para os raios de todos; Enter termina.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the corners of an area; right click or Enter ends it.</source>
            <translation>Clique nos vértices de uma área; clique direito ou Enter termina.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections...</source>
            <translation>Conexões...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection...</source>
            <translation>Diagnosticar conexão...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw a polygon selection</source>
            <translation>Desenhar uma seleção por polígono</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw circles</source>
            <translation>Desenhar círculos</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package...</source>
            <translation>Exportar pacote do projeto...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find an address</source>
            <translation>Procurar um endereço</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load points</source>
            <translation>Carregar pontos</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads one marker for each place of the source in the area.</source>
            <translation>Carrega um marcador para cada local da fonte na área.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads the full records of the source in the area.</source>
            <translation>Carrega as entradas completas da fonte na área.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with accumulations, reports and past queries.</source>
            <translation>Abre o painel com os cúmulos, os relatórios e as consultas anteriores.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with the filters of the query.</source>
            <translation>Abre o painel com os filtros da consulta.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the docks in which you choose a source, an area and filters.</source>
            <translation>Abre os painéis em que se escolhe uma fonte, uma área e filtros.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the maps of the service: find, look, and add several at once.</source>
            <translation>Abre os mapas do serviço: procure, veja e adicione vários de uma vez.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Puts the project, its results and its reports into one zip, without your key.</source>
            <translation>Põe o projeto, os resultados e os relatórios num só zip, sem a sua chave.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh all results</source>
            <translation>Atualizar todos os resultados</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk report at a click</source>
            <translation>Relatório de risco com um clique</translation>
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
            <translation>Mostrar o painel GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>Mostrar versões, configurações e log em um único texto, sem chaves de API.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Sums up what the source has in the area.</source>
            <translation>Soma o que a fonte tem na área.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text...</source>
            <translation>Texto de suporte...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>The services that you can ask: their addresses and keys.</source>
            <translation>Os serviços que pode consultar: endereços e chaves.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Type an address; suggestions come while you type.</source>
            <translation>Escreva um endereço; as sugestões aparecem ao escrever.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>What each screen is for and how it is used.</source>
            <translation>Para que serve cada janela e como se usa.</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: arrows bring a place under a cross, with Shift a little; {key} clicks there.</source>
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
            <source>The layer {layer} was made for the project that was open before. Its file is {file}.</source>
            <translation>A camada {layer} foi criada para o projeto que estava aberto antes. O seu arquivo é {file}.</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>Certificados</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check connection</source>
            <translation>Verificar conexão</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check proxy</source>
            <translation>Verificar proxy</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics...</source>
            <translation>Executar diagnóstico...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>Carregado até agora: {come}, {seconds} s</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Go on?</source>
            <translation>Carregado até agora: {come}. Continuar?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Stop and keep</source>
            <translation>Parar e manter</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. What came is being kept...</source>
            <translation>Parado. Gravação do que veio...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts})</source>
            <translation>Nova tentativa em {seconds} s (tentativa {attempt} de {attempts})</translation>
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
                <numerusform>{count} linha até agora ({size}), e há mais. Continuar?</numerusform>
                <numerusform>{count} linhas até agora ({size}), e há mais. Continuar?</numerusform>
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
            <translation>Continuar o carregamento</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is under way. Wait for it, or stop it.</source>
            <translation>Outra acumulação está em curso. Espere que termine, ou pare-a.</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is under way. Wait for it, or stop it.</source>
            <translation>Outro carregamento está em curso. Espere que termine, ou pare-o.</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>Conectar a {connection}</translation>
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
            <location filename="../ui/window/session.py" />
            <source>The service answers. Sources: {sources}</source>
            <translation>O serviço responde. Fontes: {sources}</translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>O GeoPortfolio está instalado. Conecte-o ao seu serviço de carteira.</translation>
        </message>
    </context>
</TS>
