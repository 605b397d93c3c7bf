<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
    <context>
        <name>GeoPortfolio</name>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>changed</source>
            <translation>変更あり</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>not in the baseline</source>
            <translation>基準になし</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>only in the baseline</source>
            <translation>基準のみ</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/cells.py" />
            <source>other currency</source>
            <translation>別の通貨</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/styles/areas.py" />
            <source>Area</source>
            <translation>エリア</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../core/gis/accumulation/table.py" />
            <source>no filters</source>
            <translation>フィルタなし</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/export.py" />
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>not converted</source>
            <translation>換算なし</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Baseline</source>
            <translation>基準</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Current</source>
            <translation>現在</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference</source>
            <translation>差</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>Difference, %</source>
            <translation>差(%)</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <source>baseline, {time}</source>
            <translation>基準、{time}</translation>
        </message>
        <message>
            <location filename="../core/gis/accumulation/table.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>failed</source>
            <translation>失敗</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/accumulation/table.py" />
            <location filename="../ui/browser/sources.py" />
            <source>{count} filters</source>
            <extracomment>English for 1: 1 filter</extracomment>
            <translation>
                <numerusform>フィルタ{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <location filename="../ui/places/pasted.py" />
            <source>Area {number}</source>
            <translation>エリア{number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/area_names.py" />
            <source>Center {number}</source>
            <translation>中心{number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' can't be brought to longitude and latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>「{name}」を経度緯度に変換できないため、問い合わせていません。レイヤの座標参照系を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was not asked for. Set that of its layer.</source>
            <translation>「{name}」に座標参照系がないため、問い合わせていません。レイヤの座標参照系を設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no single point on the map; it was not asked for.</source>
            <translation>「{name}」は地図上の単一の点ではないため、問い合わせていません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was not asked for. Split them with Multipart to singleparts.</source>
            <translation>「{name}」は複数の点からなるため、問い合わせていません。「マルチパートをシングルパートに変換」で分割してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' lies beyond 180 degrees of longitude or 90 of latitude; it was not asked for. Check the coordinate system of its layer.</source>
            <translation>「{name}」は経度180度または緯度90度を超えているため、問い合わせていません。レイヤの座標参照系を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' can't be brought to longitude and latitude; nothing was sent. Check the coordinate system of its layer.</source>
            <translation>エリア「{name}」を経度緯度に変換できません。何も送信していません。レイヤの座標参照系を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' crosses itself{where}; nothing was sent.</source>
            <translation>エリア「{name}」は自己交差しています{where}。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is empty; nothing was sent.</source>
            <translation>エリア「{name}」は空です。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' is not valid{where}; nothing was sent.</source>
            <translation>エリア「{name}」は無効です{where}。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' needs at least 3 different points{where}; nothing was sent.</source>
            <translation>エリア「{name}」には異なる点が3つ以上必要です{where}。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is no 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>{line}行目は「緯度,経度」ではありません: 「{near}」。修正して再度貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS knows no coordinate system '{near}', which the pasted text names.</source>
            <translation>貼り付けたテキストが指定する座標参照系「{near}」は、QGISにありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no shape but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>クリップボードの内容は形状ではなく「{near}」です。先にWKT、GeoJSON、または「緯度,経度」をコピーしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The clipboard has no text. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>クリップボードにテキストがありません。先にWKT、GeoJSON、または「緯度,経度」をコピーしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are no degrees. Put the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>貼り付けた座標({near})は度単位ではありません。SRID=25832;POLYGON(...)のように座標参照系を先頭に付け、再度貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text can't be read in line {line}, column {column}, near '{near}'.</source>
            <translation>貼り付けたテキストを{line}行{column}列の「{near}」付近で読み取れません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text has no polygon and no point.</source>
            <translation>貼り付けたテキストにポリゴンもポイントもありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which has no inside. Paste polygons or points.</source>
            <translation>貼り付けたテキストはラインで、内側がありません。ポリゴンまたはポイントを貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is no GeoJSON at {near}. Correct it and paste again.</source>
            <translation>貼り付けたテキストは{near}でGeoJSONとして読み取れません。修正して再度貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>が自己交差{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 different points{where}</source>
            <translation>の異なる点が3つ未満{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has no coordinate system</source>
            <translation>に座標参照系がない</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is empty</source>
            <translation>が空</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is neither polygon nor point</source>
            <translation>がポリゴンでもポイントでもない</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>が無効{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies beyond the globe</source>
            <translation>が地球の範囲外</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>lies outside its coordinate system</source>
            <translation>が座標参照系の範囲外</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/from_features.py" />
            <source>{name} (feature {id})</source>
            <translation>{name}(地物{id})</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/pasted.py" />
            <source>shape {number}</source>
            <translation>形状{number}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Add selection areas</source>
            <translation>選択エリアを追加</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Clear selection areas</source>
            <translation>選択エリアをクリア</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Repair area</source>
            <translation>エリアを修復</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_layer.py" />
            <source>Selection areas</source>
            <translation>選択エリア</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{count} areas joined</source>
            <extracomment>English for 1: 1 area joined</extracomment>
            <translation>
                <numerusform>{count}件のエリアを結合</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/areas/selection_model.py" />
            <source>{name}, {radius} edited</source>
            <translation>{name}、{radius}(編集済み)</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>A connection needs a name of its own, without slashes, other than 'environment'.</source>
            <translation>接続には固有の名前が必要です。スラッシュと「environment」は使えません。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another or make it.</source>
            <translation>接続「{connection}」はありません。別の接続を選ぶか、作成してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Make one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>接続がまだありません。設定 &gt; オプション &gt; GeoPortfolioで作成するか、変数GEOPORTFOLIO_URLとGEOPORTFOLIO_API_KEYを設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store did not take the key. Keep it only until you close QGIS, or try again and give the master password.</source>
            <translation>QGISのパスワードストアにキーを保存できませんでした。QGISを閉じるまでだけ保持するか、もう一度試してマスターパスワードを入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>QGIS's password store has no key for '{connection}'. Type it again in the connection.</source>
            <translation>QGISのパスワードストアに「{connection}」のキーがありません。接続で入力し直してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' can't be read, so nothing was sent. Unlock QGIS's password store with its master password, or type the key again.</source>
            <translation>「{connection}」のキーを読み取れないため、何も送信していません。マスターパスワードでQGISのパスワードストアをロック解除するか、キーを入力し直してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The key of '{connection}' was kept only until QGIS was closed. Type it again in the connection.</source>
            <translation>「{connection}」のキーはQGISの終了時に破棄されました。接続で入力し直してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/network.py" />
            <source>QGIS does not trust the certificate of {host}. The request was stopped, and no API key is sent there until you restart QGIS.</source>
            <translation>QGISは{host}の証明書を信頼しません。要求を中止しました。QGISを再起動するまで、APIキーはこのホストに送信しません。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>API key not authorized ({status}). Ask your provider if you need this.</source>
            <translation>APIキーに権限がありません({status})。必要な場合は提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../ui/accumulation/metric_view.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Accumulation</source>
            <translation>集積</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Address Suggestions</source>
            <translation>住所の候補</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>All checks passed.</source>
            <translation>すべてのチェックに合格しました。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection</source>
            <translation>接続</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Diagnostics of {connection}, {address}</source>
            <translation>{connection}の診断、{address}</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/gis/styles/areas.py" />
            <source>Failed</source>
            <translation>失敗</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/filters/dialog.py" />
            <location filename="../ui/filters/dock.py" />
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/results/loading.py" />
            <source>Filters</source>
            <translation>フィルタ</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Enrichment</source>
            <translation>ハザード情報の付加</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Features (WFS)</source>
            <translation>ハザード地物(WFS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Hazard Maps (WMS)</source>
            <translation>ハザードマップ(WMS)</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Locations</source>
            <translation>所在地</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this address.</source>
            <translation>見つかりません({status})。サービスが提供していないか、このアドレスにありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not requested, as your provider may bill reports.</source>
            <translation>提供元がレポートに課金する場合があるため、リクエストしていません。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not run, because the connection failed.</source>
            <translation>接続に失敗したため、実行していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>OK</source>
            <translation>正常</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed</source>
            <translation>合格</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Passed with {count} warnings.</source>
            <extracomment>English for 1: Passed with 1 warning.</extracomment>
            <translation>
                <numerusform>合格しました(警告{count}件)。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Records</source>
            <translation>レコード</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Risk Reports</source>
            <translation>リスクレポート</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/search/dock.py" />
            <source>Search</source>
            <translation>検索</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Skipped</source>
            <translation>省略</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../core/toolbox/portfolio.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Sources</source>
            <translation>ソース</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The API key is valid, but has no source. Ask your provider for one.</source>
            <translation>APIキーは有効ですが、ソースがありません。提供元に依頼してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The connection is not encrypted, so others can read the API key on its way. Ask your provider for an https address.</source>
            <translation>接続が暗号化されていないため、途中でAPIキーを読み取られる可能性があります。提供元にhttpsのアドレスを問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key, but not for looking up addresses ({status}). Ask your provider if you need it.</source>
            <translation>サービスはAPIキーを受け付けましたが、住所検索の権限がありません({status})。必要な場合は提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service accepted the API key.</source>
            <translation>サービスはAPIキーを受け付けました。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The service was reached, but did not accept the test request ({status}).</source>
            <translation>サービスに到達しましたが、テストの要求が受け付けられませんでした({status})。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source does not offer accumulation.</source>
            <translation>このソースは集積額の計算に対応していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>The source has no field to search by.</source>
            <translation>このソースには検索に使えるフィールドがありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>There is no source to query.</source>
            <translation>照会できるソースがありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Your list of hazard layers is empty.</source>
            <translation>ハザードレイヤーの一覧が空です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} checks failed, first: {name}.</source>
            <extracomment>English for 1: 1 check failed: {name}.</extracomment>
            <translation>
                <numerusform>{count}件のチェックに失敗しました。最初の項目: {name}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>{count} sources: {names}.</source>
            <extracomment>English for 1: 1 source: {names}.</extracomment>
            <translation>
                <numerusform>{count}件のソース: {names}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Asked for</source>
            <translation>問い合わせ内容</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Failed, see message</source>
            <translation>失敗、メッセージ参照</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Hazard here</source>
            <translation>ハザードあり</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards</source>
            <translation>ハザード</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>メッセージ</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not asked, stopped before</source>
            <translation>中止のため未問い合わせ</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Nothing here</source>
            <translation>ハザードなし</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Point</source>
            <translation>ポイント</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Status</source>
            <translation>ステータス</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/accumulation/model.py" />
            <source>no value</source>
            <translation>値なし</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>地物: {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS can't ask for the name '{name}'. Ask those who run the service for one without '%'.</source>
            <translation>QGISは「{name}」という名前で問い合わせできません。「%」のない名前をサービスの管理者に依頼してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not give it to QGIS. Test the connection and its key, then add it again.</source>
            <translation>マップサービスがQGISに提供しませんでした。接続とキーをテストしてから、もう一度追加してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no readable extent for this map, so QGIS may refuse it. Ask those who run the service to correct it.</source>
            <translation>サービスがこの地図の範囲を読み取れる形で示していないため、QGISが受け付けないことがあります。修正をサービスの管理者に依頼してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (incomplete)</source>
            <translation>{title}(未完了)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title} (stopped)</source>
            <translation>{title}(中止)</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>{title}, features</source>
            <translation>{title}、地物</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/reload.py" />
            <source>Ask what the maps of {name} are</source>
            <translation>{name}のマップを問い合わせ</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to make one.</source>
            <translation>レイヤ名の横のマークをクリックすると、接続を作成します。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to try again or to change the key.</source>
            <translation>レイヤ名の横のマークをクリックすると、再試行またはキーの変更ができます。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the mark beside its name to unlock or change it.</source>
            <translation>レイヤ名の横のマークをクリックすると、ロック解除または変更します。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The key for '{connection}' is missing or locked.</source>
            <translation>「{connection}」のキーがないか、ロックされています。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not answer, or refuses the key.</source>
            <translation>「{connection}」のマップサービスが応答しないか、キーを拒否しています。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>{host}への接続がありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Remember the last runs</source>
            <translation>最近の実行を記憶</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete results that were replaced</source>
            <translation>置き換えられた結果を削除</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>The service knows no place for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>サービスは「{name}」の位置を見つけられません。つづりを確認するか、町と国を追加してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is asking for these reports just now. Wait until it is done, or stop it there.</source>
            <translation>別のQGISがこれらのレポートを取得中です。終わるまで待つか、そちらで中止してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of a file can't be worked out: {log}. Correct the expression.</source>
            <translation>ファイル名を求められません: {log}。式を修正してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The name of the files is no QGIS expression: {log}. Correct it.</source>
            <translation>ファイル名がQGISの式ではありません: {log}。修正してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report can't be shown here. Open it outside QGIS.</source>
            <translation>ここではレポートを表示できません。QGISの外で開いてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>File</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/browser/source_page.py" />
            <source>Label</source>
            <translation>ラベル</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Open report ({day})</source>
            <translation>レポートを開く({day})</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report failed</source>
            <translation>レポート失敗</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved</source>
            <translation>レポート保存済み</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report saved in another format</source>
            <translation>別の形式で保存されたレポート</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report waits</source>
            <translation>レポート待機中</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Report was there</source>
            <translation>既存のレポート</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Risk reports, {source}, {day}</source>
            <translation>リスクレポート、{source}、{day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was asked for, but {came} came.</source>
            <translation>{asked}を要求しましたが、{came}が届きました。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Added</source>
            <translation>追加</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Change</source>
            <translation>変更種別</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Changed</source>
            <translation>変更</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>Dropped</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>What changed</source>
            <translation>変更内容</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>columns gone: {names}</source>
            <translation>なくなったカラム: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>moved</source>
            <translation>移動</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>new columns: {names}</source>
            <translation>新しいカラム: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/changes.py" />
            <source>no change</source>
            <translation>変更なし</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>変更{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service does not list the source {source} any more: it was renamed or removed, or the key of '{connection}' lost its access. Ask your provider, or choose another source.</source>
            <translation>サービスの一覧にソース{source}がもうありません。名前が変わったか、削除されたか、「{connection}」のキーがアクセス権を失いました。提供元に問い合わせるか、別のソースを選択してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/errors.py" />
            <source>{count} areas are missing: {names}. The first of them: {reason}</source>
            <extracomment>English for 1: Area '{name}' is missing. {reason}</extracomment>
            <translation>
                <numerusform>{count}件のエリアがありません: {names}。最初のエリアの理由: {reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>{name} contains {near}, which a terminal would interpret even in quotes, so no command was copied. Use Copy as Python instead.</source>
            <translation>{name}に{near}が含まれています。引用符の中でもターミナルが解釈するため、コマンドはコピーしていません。代わりに「Pythonとしてコピー」を使用してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Also in another radius or area</source>
            <translation>別の半径またはエリアにもあり</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <source>Loaded from {host}: {story}</source>
            <translation>{host}から読み込み: {story}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/layers.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../core/gis/styles/points.py" />
            <source>Plain</source>
            <translation>単色</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>accumulation</source>
            <translation>集積</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>complete</source>
            <translation>完了</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>stopped after {count}</source>
            <translation>{count}件で中止</translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>without {areas}</source>
            <translation>{areas}を除く</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} areas</source>
            <extracomment>English for 1: 1 area</extracomment>
            <translation>
                <numerusform>エリア{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <location filename="../ui/results/messages.py" />
            <source>{count} circles</source>
            <extracomment>English for 1: 1 circle</extracomment>
            <translation>
                <numerusform>円{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} entries</source>
            <extracomment>English for 1: 1 entry</extracomment>
            <translation>
                <numerusform>エントリ{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} features</source>
            <extracomment>English for 1: 1 feature</extracomment>
            <translation>
                <numerusform>地物{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} of the rows have no place: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it.</extracomment>
            <translation>
                <numerusform>{count}行に位置がなく、テーブルにのみ表示されます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} points</source>
            <extracomment>English for 1: 1 point</extracomment>
            <translation>
                <numerusform>ポイント{count}件</numerusform>
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
                <numerusform>{count}行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} rows have a place that is none on the globe: they are not drawn, their field {field} has what came.</source>
            <extracomment>English for 1: 1 row has a place that is none on the globe: it is not drawn, its field {field} has what came.</extracomment>
            <translation>
                <numerusform>{count}行の位置が地球上にありません。地図には描画されず、受信値はフィールド{field}にあります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/results/result.py" />
            <source>{radii} around {areas}</source>
            <translation>{areas}の周囲{radii}</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click for what can be done with it.</source>
            <translation>クリックすると、可能な操作を表示します。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to ask the shape of now.</source>
            <translation>レイヤ名の横のマークをクリックすると、現在の形状で問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to continue.</source>
            <translation>レイヤ名の横のマークをクリックすると、続行します。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to load it again.</source>
            <translation>レイヤ名の横のマークをクリックすると、再度読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the mark beside its name to refresh it.</source>
            <translation>レイヤ名の横のマークをクリックすると、更新します。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the shape asked then.</source>
            <translation>「選択エリア」で修正するか、当時の形状で更新してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it anew.</source>
            <translation>エリアを描いて、新たに読み込んでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone, and the query with it.</source>
            <translation>ファイル{file}がクエリとともに失われました。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} is gone.</source>
            <translation>ファイル{file}がありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS can't read its file {file}.</source>
            <translation>QGISはファイル{file}を読み取れません。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>The load stopped before everything came.</source>
            <translation>すべて届く前に読み込みが止まりました。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This answer is {count} days old.</source>
            <extracomment>English for 1: This answer is 1 day old.</extracomment>
            <translation>
                <numerusform>この結果は{count}日前のものです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas can't be asked as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' can't be asked as it is now.</extracomment>
            <translation>
                <numerusform>{count}件のエリアは現在の状態では問い合わせできません: {names}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were edited after this query: {names}.</source>
            <extracomment>English for 1: '{name}' was edited after this query.</extracomment>
            <translation>
                <numerusform>{count}件のエリアがこのクエリの後に編集されました: {names}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas were removed: {names}.</source>
            <extracomment>English for 1: Area removed: '{name}'.</extracomment>
            <translation>
                <numerusform>{count}件のエリアが削除されました: {names}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/storage/errors.py" />
            <source>QGIS ended before all had come.</source>
            <translation>すべて届く前にQGISが終了しました。</translation>
        </message>
        <message>
            <location filename="../core/gis/storage/own_files.py" />
            <source>{word} is a link, or was not written by GeoPortfolio, so it was not changed. Move it, then try again.</source>
            <translation>{word}はリンクであるか、GeoPortfolioが書き込んだものではないため、変更していません。移動してから、もう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Around</source>
            <translation>周辺</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>By {metric}</source>
            <translation>{metric}別</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>Radius in m</source>
            <translation>半径(m)</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/areas.py" />
            <source>other areas</source>
            <translation>その他のエリア</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/points.py" />
            <source>Sum insured</source>
            <translation>保険金額</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>all</source>
            <translation>すべて</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>below {limit}</source>
            <translation>{limit}未満</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>{limit} and more</source>
            <translation>{limit}以上</translation>
        </message>
        <message>
            <location filename="../core/gis/styles/renderers.py" />
            <source>{low} to {high}</source>
            <translation>{low}～{high}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM</source>
            <translation>M月d日</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM HH:mm</source>
            <translation>M月d日 HH:mm</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM HH:mm:ss</source>
            <translation>M月d日 HH:mm:ss</translation>
        </message>
        <message>
            <location filename="../core/gis/text/dates.py" />
            <source>d MMM yyyy HH:mm</source>
            <translation>yyyy年M月d日 HH:mm</translation>
        </message>
        <message>
            <location filename="../core/gis/text/error_messages.py" />
            <source>Line {line}, column {column}</source>
            <translation>{line}行{column}列</translation>
        </message>
        <message>
            <location filename="../core/gis/text/error_messages.py" />
            <source>{count} min</source>
            <translation>{count}分</translation>
        </message>
        <message>
            <location filename="../core/gis/text/error_messages.py" />
            <source>{count} s</source>
            <translation>{count}秒</translation>
        </message>
        <message>
            <location filename="../core/gis/text/error_messages.py" />
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/identify/hazard_groups.py" />
            <location filename="../ui/identify/record_section.py" />
            <source>{sentence} Service: "{words}"</source>
            <translation>{sentence}サービス: "{words}"</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> and </source>
            <translation> かつ </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source> or </source>
            <translation> または </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>(empty)</source>
            <translation>(空)</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>AND</source>
            <translation>AND（かつ）</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <location filename="../ui/filters/editor.py" />
            <source>No filters: everything in the area is loaded.</source>
            <translation>フィルタなし: エリア内をすべて読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR</source>
            <translation>OR（または）</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>OR within a field, AND between</source>
            <translation>フィールド内は OR、フィールド間は AND</translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>Unknown</source>
            <translation>不明</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{beginning}... ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}... (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}...(フィルタ全{count}件)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/filter_text.py" />
            <source>{count} more of {field}</source>
            <extracomment>English for 1: 1 more of {field}</extracomment>
            <translation>
                <numerusform>{field}の他{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/filter_text.py" />
            <source>{filters}. Filter logic: unknown</source>
            <translation>{filters}。フィルタの論理: 不明</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{name}: {words}</source>
            <translation>{name}: {words}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{one}; {other}</source>
            <translation>{one}、{other}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{words}.</source>
            <translation>{words}。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/joining.py" />
            <source>{words}. {more}</source>
            <translation>{words}。{more}</translation>
        </message>
        <message>
            <location filename="../core/gis/text/languages.py" />
            <source>en</source>
            <translation>ja</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' can be one radius or two. Put a space between two radii, and no mark between thousands.</source>
            <translation>「{word}」は1つまたは2つの半径と解釈できます。半径の間には空白を入れ、桁区切りは使わないでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Type at most 20037 km.</source>
            <translation>「{word}」は地球半周を超えています。20037 km以下を入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius. Type numbers with m, km, mi, ft or nothing for meters, for example 200 500 1km.</source>
            <translation>「{word}」は半径ではありません。数値にm、km、mi、ftを付けるか、メートルなら単位なしで入力してください(例: 200 500 1km)。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is no radius: it has to be above 0. Type for example 200 500 1km.</source>
            <translation>「{word}」は半径ではありません。0より大きい値を入力してください(例: 200 500 1km)。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Type at least one radius, for example 200 500 1km.</source>
            <translation>半径を1つ以上入力してください(例: 200 500 1km)。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' can't be asked for at a single place: a comma separates layers there. Name the layers one by one, without commas.</source>
            <translation>「{name}」は単一の地点では問い合わせできません。カンマはレイヤの区切りになります。カンマを使わず、レイヤを1つずつ指定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is beyond 180 degrees of longitude or 90 of latitude; nothing was sent. Check the coordinate system of its layer.</source>
            <translation>位置が経度180度または緯度90度を超えています{where}。何も送信していません。レイヤの座標参照系を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) answered in place of the service (status {status}). Try later; if it stays, ask your provider.</source>
            <translation>サービスの代わりに、プロキシまたはゲートウェイ({who})が応答しました(ステータス{status})。後で試してください。解決しない場合は、提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a certificate of this computer, so the request did not reach the service. Ask your provider for an address that takes the key alone.</source>
            <translation>プロキシまたはゲートウェイ({who})がこのコンピュータの証明書を要求しているため、要求はサービスに届いていません。キーだけで使えるアドレスを提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) asks for a user and a password (status {status}), so the request did not reach the service. Ask your network administrator for a way without them.</source>
            <translation>プロキシまたはゲートウェイ({who})がユーザーとパスワードを要求しているため(ステータス{status})、要求はサービスに届いていません。それらが不要な経路をネットワークの管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits how often the service is asked. Wait a while, then try again.</source>
            <translation>プロキシまたはゲートウェイ({who})が、サービスへの問い合わせの頻度を制限しています。しばらく待ってからもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask for less at a time, or ask your network administrator.</source>
            <translation>プロキシまたはゲートウェイ({who})が、サービスに届く前に要求を拒否しました(ステータス{status})。一度に要求する量を減らすか、ネットワークの管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>プロキシまたはゲートウェイ({who})が、サービスに届く前に要求を拒否しました(ステータス{status})。「{connection}」のアドレスを許可するよう、ネットワークの管理者に依頼してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius is a number of meters above 0; nothing was sent.</source>
            <translation>半径は0より大きいメートル数です。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A single value of the service's answer is larger than {limit} MB, so the rest was not read. Ask for fewer columns, or tell your provider.</source>
            <translation>サービスの応答に{limit} MBを超える値があるため、残りは読み取っていません。カラムを減らすか、提供元に知らせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Name at least one layer of the service; nothing was sent.</source>
            <translation>サービスのレイヤを1つ以上指定してください。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address, or the source {source} is unknown.</source>
            <translation>このアドレスで応答するものがないか、ソース{source}が不明です。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing answers at this address. Check the address of '{connection}'.</source>
            <translation>このアドレスで応答するものがありません。「{connection}」のアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>QGISはSOCKSプロキシを使用しています。これにはPythonのパッケージPySocksが必要です。インストールするか、設定 &gt; オプション &gt; ネットワークでHTTPプロキシを設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Something went wrong that we did not foresee. The log has the details.</source>
            <translation>予期しない問題が発生しました。詳細はログにあります。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>中止しました。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The answer is {seen}, not the service's data. A sign-in page, a proxy or maintenance may be in the way: open the address of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>応答はサービスのデータではなく、{seen}です。サインインページ、プロキシ、メンテナンスが原因の可能性があります。「{connection}」のアドレスをブラウザで開くか、ネットワークの管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many corners to be sent (status {status}). Simplify it, or split it and load its parts.</source>
            <translation>エリアの頂点が多すぎるため、送信できません(ステータス{status})。エリアを単純化するか、分割して部分ごとに読み込んでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>エリアは無効です{where}。何も送信していません。描き直してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the key was not sent. Check this computer's clock; if it is right, tell your provider.</source>
            <translation>「{connection}」の証明書が期限切れのため、キーは送信していません。このコンピュータの時計を確認してください。時計が正しければ、提供元に連絡してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the key was not sent. Check the address in the connection.</source>
            <translation>「{connection}」の証明書は別のホスト名のものであるため、キーは送信していません。接続のアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not trusted by QGIS, so the key was not sent. Add your company's authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>「{connection}」の証明書をQGISが信頼していないため、キーは送信していません。設定 &gt; オプション &gt; 認証 &gt; 証明書の管理で、会社の認証局を追加してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the key was not sent. Check this computer's clock.</source>
            <translation>「{connection}」の証明書はまだ有効期間前のため、キーは送信していません。このコンピュータの時計を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the address.</source>
            <translation>「{connection}」への接続に失敗しました。ネットワークとアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates can't be read or written, so nothing was sent to '{connection}'. Check the space and the rights in your temporary folder, then restart QGIS.</source>
            <translation>信頼された証明書のファイルを読み書きできないため、「{connection}」には何も送信していません。一時フォルダの空き容量と権限を確認してから、QGISを再起動してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the address, and your network.</source>
            <translation>「{connection}」のホスト名が見つかりません。アドレスとネットワークを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has a character that can't be sent. Copy it again, without line breaks.</source>
            <translation>キーに送信できない文字があります。改行を含めずに再度コピーしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to what was asked.</source>
            <translation>キーに要求内容へのアクセス権がありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The key has no access to {source}.</source>
            <translation>キーに{source}へのアクセス権がありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key starts with 'Bearer'. This service wants the key alone.</source>
            <translation>キーが「Bearer」で始まっています。このサービスにはキーだけを入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service has no features of this kind. Choose another layer.</source>
            <translation>マップサービスにこの種類の地物がありません。別のレイヤを選択してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The map service returned only the first {limit} features. Ask your provider to allow paging.</source>
            <translation>マップサービスは最初の地物{limit}件だけを返しました。ページ分割を許可するよう、提供元に依頼してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not be reached. Check its name and port under Settings &gt; Options &gt; Network.</source>
            <translation>プロキシに接続できません。設定 &gt; オプション &gt; ネットワークで名前とポートを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy could not reach the service (status {status}). Try later, or check the address of '{connection}'.</source>
            <translation>プロキシがサービスに到達できませんでした(ステータス{status})。後で試すか、「{connection}」のアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>プロキシがユーザー名とパスワードを受け付けませんでした。設定 &gt; オプション &gt; ネットワークで入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not let us through. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>プロキシが接続を許可しませんでした。QGISの設定 &gt; オプション &gt; ネットワークを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the address of '{connection}'.</source>
            <translation>プロキシがサービスへの接続を拒否しました(ステータス{status})。ネットワークの管理者に「{connection}」のアドレスの許可を依頼してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>結果を書き込めませんでした: {trouble}。空き容量と権限を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, where it travels in the address. Take fewer filters or columns, or set the connection to V2.</source>
            <translation>V1では検索条件がアドレスに入るため、この検索は長すぎます。フィルタまたはカラムを減らすか、接続をV2に設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>「{connection}」のサーバーは、暗号化される前に接続を閉じました。もう一度試すか、提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' did not accept a connection in time. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>「{connection}」のサーバーが時間内に接続を受け付けませんでした。ファイアウォールに遮断されているか、VPNまたはプロキシが必要な可能性があります(設定 &gt; オプション &gt; ネットワーク)。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not encrypt at this address, so the key was not sent. Check the port in the address, or ask your provider.</source>
            <translation>「{connection}」のサーバーはこのアドレスでは暗号化しないため、キーは送信していません。アドレスのポートを確認するか、提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the address, or try later.</source>
            <translation>「{connection}」のサーバーが接続を拒否しました。アドレスのポートを確認するか、後でもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service answered with the unexpected status {status}. Check the address.</source>
            <translation>サービスが予期しないステータス{status}を返しました。アドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this request.</source>
            <translation>サービスはこの要求を処理できませんでした。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not use this search. In V1 a search travels in the address, which may be too long: take fewer filters or columns, or set the connection to V2.</source>
            <translation>サービスはこの検索を処理できませんでした。V1では検索条件がアドレスに入るため、長すぎる可能性があります。フィルタまたはカラムを減らすか、接続をV2に設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not accept the key for '{connection}'.</source>
            <translation>サービスが「{connection}」のキーを受け付けませんでした。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not answer in time. Try again, or ask for a smaller area.</source>
            <translation>サービスが時間内に応答しませんでした。もう一度試すか、エリアを小さくしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service does not answer at this address, but {who} does (status {status}). Check the address of '{connection}'.</source>
            <translation>このアドレスではサービスではなく{who}が応答します(ステータス{status})。「{connection}」のアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}), also when asked again. Try later.</source>
            <translation>サービスが失敗し(ステータス{status})、再試行でも失敗しました。後で試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try later.</source>
            <translation>サービスが失敗しました(ステータス{status})。後で試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service gives the same page again and again, so the rest can't be asked for. Choose pages so big that one is enough.</source>
            <translation>サービスが同じページを繰り返し返すため、残りを取得できません。1ページで足りる大きさのページを選択してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Try again in {wait}.</source>
            <translation>サービスへの問い合わせが多すぎます。{wait}後にもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is asked too often. Wait a while, then try again.</source>
            <translation>サービスへの問い合わせが多すぎます。しばらく待ってからもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>サービスを利用できません(ステータス{status})。{wait}後にもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service knows no such footprint of an event, or not the source {source}. Check both.</source>
            <translation>サービスにこのイベントのフットプリントがないか、ソース{source}がありません。両方を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused this request: either the area is not valid for it, or the key has no access to {source}. We checked the area and found no fault.</source>
            <translation>サービスがこの要求を拒否しました。エリアがサービスにとって無効か、キーに{source}へのアクセス権がありません。エリアを確認しましたが、問題は見つかりませんでした。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer can't be read: {seen}. The log has its beginning, for your provider.</source>
            <translation>サービスの応答を読み取れません: {seen}。提供元に見せるため、冒頭をログに残しました。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has no result for this point. Ask for it again.</source>
            <translation>サービスの応答にこのポイントの結果がありません。もう一度問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer has two results for this point, so neither was taken. Ask for it again.</source>
            <translation>サービスの応答にこのポイントの結果が2つあるため、どちらも採用していません。もう一度問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service's answer is larger than {limit} MB, so it was hung up on and nothing was kept. Ask for less, or let more come under 'As the provider advises' of '{connection}'.</source>
            <translation>サービスの応答が{limit} MBを超えたため、通信を切断し、何も保持していません。要求を減らすか、「{connection}」の「提供元の指示による設定」で上限を上げてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long to be sent (status {status}). Shorten it and try again.</source>
            <translation>テキストが長すぎるため、送信できません(ステータス{status})。短くしてからもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to a sign-in page ({target}), to which the key was not sent. Check the address of '{connection}', or ask your network administrator for a way without a sign-in.</source>
            <translation>このアドレスはサインインページ({target})に転送されます。キーはそこに送信していません。「{connection}」のアドレスを確認するか、サインインが不要な経路をネットワークの管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address leads to {target}, to which the key was not sent. Set the final address in the connection.</source>
            <translation>このアドレスは{target}に転送されます。転送先にキーは送信していません。最終的なアドレスを接続に設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This address sends us on to another one, to which the key was not sent. Set the final address in the connection.</source>
            <translation>このアドレスは別のアドレスに転送されます。転送先にキーは送信していません。最終的なアドレスを接続に設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This can't be sent: {log}. Correct it and try again.</source>
            <translation>送信できません: {log}。修正してもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not the address of a service. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>これはサービスのアドレスではありません。https://api.example.comのような形で、ユーザー名や疑問符は含みません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Type the key that your provider gave you.</source>
            <translation>提供元から受け取ったキーを入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the space and the rights there.</source>
            <translation>{file}を書き込めませんでした: {trouble}。空き容量と権限を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close it where it is open, or check the rights there.</source>
            <translation>{file}を書き込めませんでした: {trouble}。開いているプログラムで閉じるか、権限を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} asks for a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source}には{label}({field})のフィルタが必要です。何も送信していません。フィルタに追加してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} does not offer accumulation. Choose another source.</source>
            <translation>{source}は集積を提供していません。別のソースを選択してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no column '{field}'; nothing was sent. Choose the columns again.</source>
            <translation>{source}にはカラム「{field}」がありません。何も送信していません。カラムを選び直してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} has no field '{field}' to filter by; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source}にはフィルタ用のフィールド「{field}」がありません。何も送信していません。フィルタを削除するか、ソースを再読み込みしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is no part of a filter, which has field, value and filters.</source>
            <translation>{spot}: 「{key}」はフィルタの要素ではありません。使えるのはfield、value、filtersです。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: 「{key}」が2つあります。必要な方だけ残してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is no placeholder of this request. There are: {choices}.</source>
            <translation>{spot}: 「{name}」はこの要求のプレースホルダではありません。使えるもの: {choices}。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is there twice. Keep the one that is meant.</source>
            <translation>{spot}: 「{name}」が2つあります。必要な方だけ残してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot}: フィルタはフィールドと値を持つオブジェクトです。修正して再度貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a list of filters in square brackets is wanted here.</source>
            <translation>{spot}: ここには角括弧で囲んだフィルタのリストが必要です。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the body of a request is one JSON object. Put it in curly brackets.</source>
            <translation>{spot}: 要求の本文は1つのJSONオブジェクトです。波括弧で囲んでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot}: フィールドに名前がありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 can lie below one another.</source>
            <translation>{spot}: フィルタの入れ子が深すぎます。上限は200段です。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} can't be sent. Write another one, or a text in quotes.</source>
            <translation>{spot}: 数値{name}は送信できません。別の数値か、引用符で囲んだテキストにしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: {key}に不完全な文字があり、送信できません。再度コピーしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} has to be a text in double quotes; numbers, too.</source>
            <translation>{spot}: {key}は、数値も含めて、二重引用符で囲んだテキストにしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this has half of a character, which can't be sent. Copy it again.</source>
            <translation>{spot}: 不完全な文字があり、送信できません。再度コピーしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is nested too deeply. At most 100 objects and lists can lie in one another.</source>
            <translation>{spot}: 入れ子が深すぎます。オブジェクトとリストの上限は100段です。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this is not JSON any more. Look for a missing comma, quote or bracket there.</source>
            <translation>{spot}: ここからJSONではありません。カンマ、引用符、括弧の抜けを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source> near {latitude}, {longitude}</source>
            <translation> ({latitude}, {longitude}付近)</translation>
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
            <translation>{degrees}° W</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/numbers.py" />
            <location filename="../ui/hazard_maps/words.py" />
            <location filename="../ui/results/messages.py" />
            <source>{names} and {count} more</source>
            <extracomment>English for 1: {names} and 1 more</extracomment>
            <translation>
                <numerusform>{names}、他{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} M</source>
            <translation>{number}百万</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} bn</source>
            <translation>{number}十億</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} k</source>
            <translation>{number}千</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} tn</source>
            <translation>{number}兆</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} × 10⁴</source>
            <translation>{number}万</translation>
        </message>
        <message>
            <location filename="../core/gis/text/numbers.py" />
            <source>{number} × 10⁸</source>
            <translation>{number}億</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/text/units.py" />
            <source>{count} currencies, not converted</source>
            <extracomment>English for 1: 1 currency, not converted</extracomment>
            <translation>
                <numerusform>{count}通貨、換算なし</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Accumulation in area</source>
            <translation>エリア内の集積</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Accumulation in buffers</source>
            <translation>バッファ内の集積</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source inside polygons: values, counts, currencies.</source>
            <translation>ポリゴン内のソースの合計(値、件数、通貨)をサービスに問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Asks the service for the sums of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>中心から1つまたは複数の半径内のソースの合計(値、件数、通貨)をサービスに問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: a geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (the id of the center's feature), a field for each metric that the service gave, status (found, empty, failed or stopped) and message.</source>
            <translation>OUTPUT: 中心と半径ごとのEPSG:4326の測地円。radius(メートル)、center(中心の地物のID)、サービスが返した指標ごとのフィールド、status(found、empty、failed、stopped)、messageを持ちます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>OUTPUT: the areas with all their attributes, a field for each metric that the service gave, status (found, empty, failed or stopped) and message. Where AREA has a field of such a name, ours begins with gp_. A metric that is text somewhere is a text everywhere.</source>
            <translation>OUTPUT: すべての属性を持つエリアに、サービスが返した指標ごとのフィールド、status(found、empty、failed、stopped)、messageを加えたもの。AREAに同名のフィールドがある場合、こちらの名前はgp_で始まります。一部でもテキストの指標は、すべてテキストになります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service gave no metrics.</source>
            <translation>サービスは指標を返しませんでした。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>{name}: features in any coordinate system, each asked on its own. One that can't be asked has a row that says why. Where the service answers none of them, the run ends with the reason and writes nothing.</source>
            <translation>{name}: 任意の座標参照系の地物。1つずつ問い合わせます。問い合わせできない地物の行には理由が入ります。サービスがどれにも応答しない場合は、理由を示して終了し、何も書き込みません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Example: {command}</source>
            <translation>例: {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>OUTPUT is where {name} is, which is read until the end. Choose another file or table; you can remove the old one then.</source>
            <translation>OUTPUTは{name}と同じ場所で、最後まで読み取りに使われます。別のファイルまたはテーブルを選択してください。元のものは後で削除できます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>SOURCE is empty. List sources shows which there are.</source>
            <translation>SOURCEが空です。「ソース一覧」で確認できます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/base.py" />
            <source>The service gives at most {given} entries a page, not {asked}; they are asked for so.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}; they are asked for so.</extracomment>
            <translation>
                <numerusform>サービスは1ページ{asked}件ではなく最大{given}件のエントリを返すため、その件数で取得します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts}): {cause}</source>
            <translation>{seconds}秒後に再試行します({attempt}/{attempts}回目): {cause}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/base.py" />
            <source>{address} begins with http://, so anybody on the network between can read the key and the answers. Use https:// if the service offers it.</source>
            <translation>{address}はhttp://で始まるため、経路上のネットワークの誰でもキーと応答を読み取れます。サービスが対応していれば、https://を使用してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. Check that it can be reached.</source>
            <translation>データベースにOUTPUTを書き込めませんでした。到達できるか確認してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/databases.py" />
            <source>The database did not take OUTPUT. It says: "{reason}". Ask who looks after it.</source>
            <translation>データベースにOUTPUTを書き込めませんでした。データベースのメッセージ: "{reason}"。管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>ASK_AGAIN: 1 asks rows again that have their answer from an earlier run.</source>
            <translation>ASK_AGAIN: 1にすると、以前の実行で結果がある行も再度問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Ask rows again that have their answer</source>
            <translation>結果がある行も再度問い合わせる</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Attaches to each point what layers of the service have there: hazard zones, for example. Points go in batches, several at a time; one that fails does not end the run: its row says why. Where the service answers none of them, the run ends with the reason and writes nothing.

To go on after a stop, or to try again those that failed, run it with the earlier OUTPUT as INPUT, into another file: rows that have their answer are not asked again and keep it. Where QGIS itself ended in the middle, what came is beside OUTPUT, in a file named .part.gpkg.</source>
            <translation>各ポイントに、その地点のサービスのレイヤの内容(ハザード区域など)を付与します。ポイントはバッチに分け、複数のバッチを同時に送信します。失敗したものがあっても実行は続き、その行に理由が入ります。サービスがどれにも応答しない場合は、理由を示して終了し、何も書き込みません。

中止後に続けるか、失敗した行を再試行するには、以前のOUTPUTをINPUTに指定し、別のファイルに出力して実行してください。結果がある行は再度問い合わせず、結果を保持します。QGISが途中で終了した場合、届いた分はOUTPUTの隣の.part.gpkgというファイルにあります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enrich points with hazards</source>
            <translation>ポイントにハザードを付与</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Enriched points</source>
            <translation>付与済みポイント</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard layers (names with commas)</source>
            <translation>ハザードレイヤ(名前をカンマ区切り)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazards, {points}</source>
            <translation>ハザード、{points}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>How many features the layers have there</source>
            <translation>その地点のレイヤの地物数</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>INPUT: points in any coordinate system, or the OUTPUT of an earlier run.</source>
            <translation>INPUT: 任意の座標参照系のポイント、または以前の実行のOUTPUT。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>LAYERS: names of layers, "flood_zones,wind_bands". The service does not list them; your provider knows them.</source>
            <translation>LAYERS: レイヤ名("flood_zones,wind_bands")。サービスは一覧を提供しません。提供元に確認してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OPERATION: 0 (enhance) attaches the layers' attributes, 1 (count) how many of their features are there, and these as JSON.</source>
            <translation>OPERATION: 0(enhance)はレイヤの属性を付与し、1(count)はその地点の地物の数と、地物のJSONを付与します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>OUTPUT: the points with all their attributes; enriched (what was asked), status (found, not found: no layer has anything there, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. Where INPUT has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: すべての属性を持つポイントに、enriched(問い合わせ内容)、status(found、not found: 該当レイヤなし、failed、stopped)、message、およびレイヤごとのフィールド(flood_zones_intensity、またはflood_zones_countとflood_zones_featuresなど)を加えたもの。INPUTに同名のフィールドがある場合、こちらの名前はgp_で始まります。入れ子の値はJSONになります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The layers' attributes</source>
            <translation>レイヤの属性</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What came is kept. To go on, choose the new layer as the points and run it again.</source>
            <translation>届いた分は保持されています。続けるには、新しいレイヤをポイントに選んで再実行してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>What is attached</source>
            <translation>付与する内容</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was asked. Make room and run it again.</source>
            <translation>{trouble}。何も問い合わせていません。空きを作って、もう一度実行してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no room for the answers anywhere else either. Make room and run it again.</source>
            <translation>{trouble}。他にも結果を保存できる空きがありません。空きを作って、もう一度実行してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. What came is kept in {file}. Make room and run it with that as INPUT: it goes on.</source>
            <translation>{trouble}。届いた分は{file}に保存されています。空き容量を確保し、それをINPUTにして実行すると続行します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>None of the layers has anything here.</source>
            <translation>どのレイヤにも該当がありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their answer from an earlier run; not asked again.</source>
            <extracomment>English for 1: 1 row has its answer from an earlier run; not asked again.</extracomment>
            <translation>
                <numerusform>{count}行は以前の実行で結果があるため、再度問い合わせません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/places.py" />
            <source>Addresses</source>
            <translation>住所</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <source>Portfolio</source>
            <translation>ポートフォリオ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/groups.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Risk reports</source>
            <translation>リスクレポート</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was asked.</source>
            <translation>CENTERSに有効なポイントがないため、何も問い合わせていません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was asked.</source>
            <translation>AREAに有効なポリゴンがないため、何も問い合わせていません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Accumulation by layer</source>
            <translation>レイヤ別の集積</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries</source>
            <translation>エントリ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in area</source>
            <translation>エリア内のエントリ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries in buffers</source>
            <translation>バッファ内のエントリ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Entries under a live event</source>
            <translation>ライブイベントの対象エントリ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>FILTERS: a flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search takes no filter inside another. Empty: all that the source has.</source>
            <translation>FILTERS: 平坦なJSON配列([{"field": "CountryCode", "value": "DE"}])、または@file.json。値はテキストです。検索ではフィルタを入れ子にできません。空: ソースの全件。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the detailed records of a source by their values, wherever they are.</source>
            <translation>ソースの詳細レコードを、場所に関係なく値で検索します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds the points of a source by their values, wherever they are. Only V2 of the service has it.</source>
            <translation>ソースのポイントを、場所に関係なく値で検索します。サービスのV2のみで使えます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>LAYER_REQUEST: the body that is sent, as JSON in which "{source}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>LAYER_REQUEST: 送信する本文。"{source}"と"{filters}"を埋め込むJSON、または@file.json。空: 接続の設定。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer that the service has of a source, such as cells with their sums. The service has it in V1 only.</source>
            <translation>サービスが持つソースの集積レイヤ(合計付きのセルなど)を読み込みます。サービスではV1のみで使えます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie inside polygons, all pages of them.</source>
            <translation>ポリゴン内にあるソースの詳細レコードを、全ページ読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the detailed records of a source that lie within one or several radii around centers, all pages of them.</source>
            <translation>中心から1つまたは複数の半径内にあるソースの詳細レコードを、全ページ読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the entries of a source that lie under the footprint of a live event, with what the event adds to them.</source>
            <translation>ライブイベントのフットプリント下にあるソースのエントリを、イベントが加える情報とともに読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie inside polygons.</source>
            <translation>ポリゴン内にあるソースのポイントを読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the points of a source that lie within one or several radii around centers.</source>
            <translation>中心から1つまたは複数の半径内にあるソースのポイントを読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature. A point in two polygons comes twice.</source>
            <translation>OUTPUT: EPSG:4326のポイント。サービスのフィールドと、area(ポリゴン地物のID)を持ちます。2つのポリゴンに入るポイントは2回出力されます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: points in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature. There is a row for each point and radius: a point within 500 m is within 1000 m as well and comes twice.</source>
            <translation>OUTPUT: EPSG:4326のポイント。サービスのフィールドと、radius(メートル)、center(中心の地物のID)を持ちます。ポイントと半径ごとに1行になります。500 m以内のポイントは1000 m以内でもあり、2回出力されます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and 'area', the id of the polygon feature; a table when the records have no coordinates. A record in two polygons comes twice.</source>
            <translation>OUTPUT: EPSG:4326のレコード。サービスのフィールドと、area(ポリゴン地物のID)を持ちます。レコードに座標がない場合はテーブル。2つのポリゴンに入るレコードは2回出力されます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields and those of the event; a table when the records have no coordinates.</source>
            <translation>OUTPUT: EPSG:4326のレコード。サービスのフィールドとイベントのフィールドを持ちます。レコードに座標がない場合はテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: records in EPSG:4326 with the service's own fields, 'radius' (meters) and 'center', the id of the center's feature; a table when the records have no coordinates. There is a row for each record and radius.</source>
            <translation>OUTPUT: EPSG:4326のレコード。サービスのフィールドと、radius(メートル)、center(中心の地物のID)を持ちます。レコードに座標がない場合はテーブル。レコードと半径ごとに1行になります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what the service gives, in EPSG:4326, with its own fields; a table when it has no shapes.</source>
            <translation>OUTPUT: サービスが返した内容(EPSG:4326、サービスのフィールド)。形状がない場合はテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>OUTPUT: what was found, in EPSG:4326, with the service's own fields; a table when there are no coordinates.</source>
            <translation>OUTPUT: 見つかった内容(EPSG:4326、サービスのフィールド)。座標がない場合はテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/parameters.py" />
            <source>Points</source>
            <translation>ポイント</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in area</source>
            <translation>エリア内のポイント</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Points in buffers</source>
            <translation>バッファ内のポイント</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>REQUEST: the body that is sent, as JSON in which "{source}", "{footprint}", "{columns}" and "{filters}" are filled in; or @file.json; empty: that of the connection.</source>
            <translation>REQUEST: 送信する本文。"{source}"、"{footprint}"、"{columns}"、"{filters}"を埋め込むJSON、または@file.json。空: 接続の設定。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search entries</source>
            <translation>エントリを検索</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search points</source>
            <translation>ポイントを検索</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>VERSION: 0 is V1, which sends filters and columns in the address and so has room for few of them; 1 is V2.</source>
            <translation>VERSION: 0はV1で、フィルタとカラムがアドレスに入るため、少数しか指定できません。1はV2です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written in a stream; it holds what had come when the run is cancelled.</source>
            <translation>.gpkgファイルには逐次書き込みます。実行をキャンセルすると、それまでに届いた分が残ります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Type the identifier of the event's footprint.</source>
            <translation>FOOTPRINTが空です。イベントのフットプリントの識別子を入力してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT: the identifier of the event's footprint, such as 2026/storm-emil.</source>
            <translation>FOOTPRINT: イベントのフットプリントの識別子(例: 2026/storm-emil)。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Footprint of the event</source>
            <translation>イベントのフットプリント</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search travels in the address, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such bound.</source>
            <translation>V1では検索条件がアドレスに入り、長さは{length}文字です。サービスは{limit}文字を超えると拒否する場合があります。VERSION 1にこの制限はありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Incomplete: {rows} came and are kept. {reason}</source>
            <extracomment>English for 1: Incomplete: {rows} came and is kept. {reason}</extracomment>
            <translation>
                <numerusform>不完全です。{rows}が届き、保存されています。{reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS ended in the middle of an earlier run: going on after its {count} rows.</source>
            <extracomment>English for 1: QGIS ended in the middle of an earlier run: going on after its 1 row.</extracomment>
            <translation>
                <numerusform>以前の実行の途中でQGISが終了しました。取得済みの{count}行の続きから始めます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. They are kept.</source>
            <extracomment>English for 1: Stopped after {rows}. It is kept.</extracomment>
            <translation>
                <numerusform>{rows}で中止しました。届いた分は保存されています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT can't be replaced: {trouble}. Close what has it open, or choose another file.</source>
            <translation>OUTPUTを置き換えられません: {trouble}。開いているものを閉じるか、別のファイルを選択してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take a row. Check the space on the disk.</source>
            <translation>OUTPUTに1行を書き込めませんでした。ディスクの空き容量を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>OUTPUT did not take all rows. Check the space on the disk.</source>
            <translation>OUTPUTに全行を書き込めませんでした。ディスクの空き容量を確認してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>OUTPUTの書き込み中に中止しました。{total}行のうち{count}行が書き込まれています。全行は{file}に保持されています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>The database made no spatial index of OUTPUT.</source>
            <translation>データベースはOUTPUTの空間インデックスを作成しませんでした。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. The answers are kept in {file}.</source>
            <translation>{trouble}。結果は{file}に保持されています。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/outputs.py" />
            <source>{trouble}. There is no room for the answers in {file} either. Make room and run it again.</source>
            <translation>{trouble}。{file}にも結果を保存できる空きがありません。空きを作って、もう一度実行してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>AREA: polygon features in any coordinate system. Each is asked on its own; one that is not valid is reported and left out.</source>
            <translation>AREA: 任意の座標参照系のポリゴン地物。1つずつ問い合わせます。無効な地物は報告して除外します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>エリア</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CENTERS: point features in any coordinate system. Each is asked on its own, all radii at once; one that is no single point is reported and left out.</source>
            <translation>CENTERS: 任意の座標参照系のポイント地物。1つずつ、全半径をまとめて問い合わせます。単一の点でない地物は報告して除外します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>COLUMNS: names of columns of the source, "LocName,City"; empty: those that the service gives.</source>
            <translation>COLUMNS: ソースのカラム名("LocName,City")。空: サービスが返すカラム。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>CONNECTION: the name of a connection; empty: the default one.</source>
            <translation>CONNECTION: 接続名。空: 既定の接続。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Centers</source>
            <translation>中心</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Columns (a,b; empty: the service's)</source>
            <translation>カラム(a,b、空: サービスの既定)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Connection (empty: the default one)</source>
            <translation>接続(空: 既定の接続)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Entries asked for at a time</source>
            <translation>一度に要求するエントリ数</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Put it where the filters belong.</source>
            <translation>FILTERSは送信されません。{name}に"{{filters}}"がありません。フィルタの位置に入れてください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>FILTERS: a JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>FILTERS: JSON配列([{"field": "CountryCode", "value": "DE"}])、または@file.json。値はテキストです。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Filters (JSON array, or @file.json)</source>
            <translation>フィルタ(JSON配列、または@file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>PAGE_SIZE: entries asked for at a time; all pages are fetched.</source>
            <translation>PAGE_SIZE: 一度に要求するエントリ数。全ページを取得します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>RADII: meters, "500,1000".</source>
            <translation>RADII: メートル("500,1000")。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>半径(メートル、500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>要求(JSON、または@file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>SOURCE: the identifier of the portfolio (see List sources).</source>
            <translation>SOURCE: ポートフォリオの識別子(「ソース一覧」を参照)。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Source</source>
            <translation>ソース</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>VERSION: 0 is V1, 1 is V2. V1 takes a flat list of filters, all of which hold; in V2 a filter may hold others under "filters".</source>
            <translation>VERSION: 0はV1、1はV2。V1は平坦なフィルタのリストを受け取り、すべてが適用されます。V2では、フィルタの中の"filters"に別のフィルタを入れられます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/parameters.py" />
            <source>Version of the service's interface</source>
            <translation>サービスのインターフェースのバージョン</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS can't be read: {trouble}.</source>
            <translation>ADDRESSを読み取れません: {trouble}。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is no field of INPUT. There are: {fields}.</source>
            <translation>ADDRESSにある「{field}」はINPUTのフィールドではありません。使えるもの: {fields}。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS: an expression on its fields, such as "street" || ', ' || "city".</source>
            <translation>ADDRESS: フィールドを使った式("street" || ', ' || "city"など)。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_panel.py" />
            <source>Address</source>
            <translation>住所</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are asked once, a few at a time.</source>
            <translation>各ポイントの住所を検索します。同じ位置は1回だけ、数件ずつ並行して問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the place of each row's address. Equal addresses are asked once, a few at a time.</source>
            <translation>各行の住所の位置を検索します。同じ住所は1回だけ、数件ずつ並行して問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>住所のジオコーディング</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>INPUT: any layer or table.</source>
            <translation>INPUT: 任意のレイヤまたはテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>INPUT: points in any coordinate system.</source>
            <translation>INPUT: 任意の座標参照系のポイント。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept, without geometry. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: EPSG:4326のポイント。INPUTの全属性、label、placeId、geocodingQuality(rooftop、address、cityなど)、status(found、not found、empty、failed、stopped)、messageを持ちます。位置のない行もジオメトリなしで残ります。INPUTに同名のフィールドがある場合、こちらの名前はgp_で始まります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>OUTPUT: the points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. Where INPUT has a field of such a name, ours begins with gp_.</source>
            <translation>OUTPUT: すべての属性を持つポイントに、label、placeId、geocodingQuality、type、status(found、not found、failed、stopped)、messageを加えたもの。INPUTに同名のフィールドがある場合、こちらの名前はgp_で始まります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>地点</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>逆ジオコーディング</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>属性</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>FIELD: its field with the values; empty: id.</source>
            <translation>FIELD: 値のフィールド。空: id。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Give either VALUES or INPUT, so that it is clear what is asked.</source>
            <translation>問い合わせ対象を明確にするため、VALUESかINPUTのどちらか一方を指定してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. There are: {fields}.</source>
            <translation>INPUTにフィールド「{field}」がありません。使えるもの: {fields}。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no row to ask for.</source>
            <translation>INPUTに問い合わせる行がありません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT: a layer or table with a value in each row.</source>
            <translation>INPUT: 各行に値を持つレイヤまたはテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Its field with the values (empty: id)</source>
            <translation>値のフィールド(空: id)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>List sources</source>
            <translation>ソース一覧</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Lists the sources (portfolios) that your key may see: one row for each source, each of its columns and each of its filters.</source>
            <translation>キーで閲覧できるソース(ポートフォリオ)を一覧にします。ソース、カラム、フィルタごとに1行です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with a row for each value: the service's own fields, value (as asked), status (found, not found, empty, failed or stopped) and message. Where the service has a field of such a name, ours begins with gp_; what is nested comes as JSON.</source>
            <translation>OUTPUT: 値ごとに1行のテーブル。サービスのフィールド、value(問い合わせた値)、status(found、not found、empty、failed、stopped)、messageを持ちます。サービスに同名のフィールドがある場合、こちらの名前はgp_で始まります。入れ子の値はJSONになります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>OUTPUT: a table with the fields source, kind (source, column or filter), field, type, label, required (1: the source can't be asked without this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>OUTPUT: フィールドsource、kind(source、column、filter)、field、type、label、required(1: このフィルタなしではソースに問い合わせできない)、filter_values、accumulation(1: ソースが提供する)を持つテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Point attributes</source>
            <translation>ポイントの属性</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Reads all attributes of single points of a source, each named by the value that identifies it.</source>
            <translation>ソースの個々のポイントの全属性を読み取ります。ポイントは識別する値で指定します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>ソース: {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>VALUES: the values, "a,b"; or INPUT and FIELD instead.</source>
            <translation>VALUES: 値("a,b")。またはINPUTとFIELDを指定。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Values (a,b)</source>
            <translation>値(a,b)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>or a layer</source>
            <translation>またはレイヤ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Asks the queries of all GeoPortfolio layers of a project again and shows the new answers in them. A layer whose query fails or finds nothing keeps its answer; the rest goes on.</source>
            <translation>プロジェクトのすべてのGeoPortfolioレイヤのクエリを再度問い合わせ、新しい結果を表示します。クエリが失敗したか該当がないレイヤは元の結果を保ち、残りは続行します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>CONNECTION: the name of a connection; empty: for each layer the one that leads to its service.</source>
            <translation>CONNECTION: 接続名。空: 各レイヤのサービスにつながる接続。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>OUTPUT: a table with a row per layer: layer, status (refreshed, empty, incomplete, failed), message (what came, went and changed, or why not), rows.</source>
            <translation>OUTPUT: レイヤごとに1行のテーブル。layer、status(refreshed、empty、incomplete、failed)、message(追加、削除、変更の内容、または失敗の理由)、rowsを持ちます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>PROJECT: the .qgz or .qgs file, which is saved; empty: the open project, which is not saved.</source>
            <translation>PROJECT: .qgzまたは.qgsファイル(保存されます)。空: 開いているプロジェクト(保存されません)。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Project (empty: the open one)</source>
            <translation>プロジェクト(空: 開いているもの)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>QGIS projects (*.qgz *.qgs)</source>
            <translation>QGISプロジェクト (*.qgz *.qgs)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refresh project</source>
            <translation>プロジェクトを更新</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>Refreshed</source>
            <translation>更新済み</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project could not be saved: {reason}</source>
            <translation>プロジェクトを保存できませんでした: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project has no GeoPortfolio layer.</source>
            <translation>プロジェクトにGeoPortfolioレイヤがありません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The project {file} can't be opened: {reason}</source>
            <translation>プロジェクト{file}を開けません: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>編集中です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file is gone, and the query with it.</source>
            <translation>ファイルがクエリとともに失われました。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has nothing there any more.</source>
            <translation>サービスに該当データがもうありません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no connection to {host}.</source>
            <translation>{host}への接続がありません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>there is no such file</source>
            <translation>ファイルがありません</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>FORMAT: 0 is PDF, 1 is HTML.</source>
            <translation>FORMAT: 0はPDF、1はHTML。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Fetches a risk report for each point into a folder, with an index (index.csv) and a layer (reports.gpkg). A report that fails does not end the run: its row says why. Run it again with the same folder and SKIP_EXISTING to fetch only what is missing.</source>
            <translation>各ポイントのリスクレポートを、索引(index.csv)とレイヤ(reports.gpkg)とともにフォルダに取得します。失敗したレポートがあっても実行は続き、その行に理由が入ります。同じフォルダとSKIP_EXISTINGで再実行すると、不足分だけを取得します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Folder</source>
            <translation>フォルダ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Format</source>
            <translation>形式</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Index of reports</source>
            <translation>レポートの索引</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>NAME: a QGIS expression that names each file; empty: by LocNumber, LocName, name or id.</source>
            <translation>NAME: 各ファイルの名前を決めるQGISの式。空: LocNumber、LocName、name、idの順。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>各ファイルの名前(式)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>OUTPUT: a table with point (the feature's id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>OUTPUT: point(地物のID)、label、file、status(saved、warning、skipped、failed、stopped)、messageを持つテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>RADII: meters, "500,1000"; with radii the report includes what lies in these circles.</source>
            <translation>RADII: メートル("500,1000")。半径を指定すると、その円の中の内容もレポートに含まれます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>SKIP_EXISTING: true does not ask again for what the folder has of the same points and choices.</source>
            <translation>SKIP_EXISTING: trueにすると、同じポイントと同じ条件でフォルダにあるものは再取得しません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that the folder has already</source>
            <translation>フォルダに既にあるレポートをスキップ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>VERSION: 0 is V1, 1 is V2 of the reports.</source>
            <translation>VERSION: 0はレポートのV1、1はV2。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/statuses.py" />
            <source>What else fails is told in the rows only.</source>
            <translation>その他の失敗は行にのみ記録されます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>空{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>失敗{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>該当{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>該当なし{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count}行: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>保存{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>警告付きで保存{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>スキップ{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>中止{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/targets.py" />
            <source>A Shapefile cuts the fields' names to 10 characters, so that they are hard to tell apart. A GeoPackage keeps them.</source>
            <translation>Shapefileはフィールド名を10文字に切り詰めるため、区別しにくくなります。GeoPackageでは保持されます。</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate again</source>
            <translation>再集積</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Accumulate {title}</source>
            <translation>{title}を集積</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Asking {source}</source>
            <translation>{source}に問い合わせ中</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. What came is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. What came is in the table.</extracomment>
            <translation>
                <numerusform>{all}件中{count}件のエリアで中止しました。届いた分はテーブルにあります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first area was answered.</source>
            <translation>最初のエリアの応答前に中止しました。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>{count} of {all} areas failed. {reason}</source>
            <extracomment>English for 1: {count} of {all} area failed. {reason}</extracomment>
            <translation>
                <numerusform>{all}件中{count}件のエリアが失敗しました。{reason}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/accumulation/panel.py" />
            <source>Baseline: {origin}</source>
            <translation>基準: {origin}</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>By radius around {areas}</source>
            <translation>半径別、{areas}の周囲</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>C&amp;hart</source>
            <translation>グラフ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>Copy the chart as an image, or save it as PNG or SVG</source>
            <translation>グラフを画像としてコピーするか、PNG、SVGで保存します</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>Metric of chart and layer</source>
            <translation>グラフとレイヤの指標</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>The metric that the chart shows and the layer is styled by</source>
            <translation>グラフに表示し、レイヤのスタイルに使う指標</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>numbers without a currency</source>
            <translation>通貨のない数値</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <source>only {currency}, not converted</source>
            <translation>{currency}のみ、換算なし</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Another file</source>
            <translation>別のファイル</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Make the layer {title}</source>
            <translation>レイヤ{title}を作成</translation>
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
            <translation>フォルダを開く</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/results/loading.py" />
            <source>Save {file}</source>
            <translation>{file}を保存</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>The table is in {file}.</source>
            <translation>テーブルは{file}にあります。</translation>
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
            <translation>再試行</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows}をレイヤ{layer}に保存</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/charts/actions.py" />
            <source>&amp;Copy</source>
            <translation>コピー(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>&amp;Stop</source>
            <translation>中止(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All &amp;Metrics</source>
            <translation>すべての指標(&amp;M)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>CS&amp;V</source>
            <translation>CSV(&amp;V)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Clear &amp;Baseline</source>
            <translation>基準を解除(&amp;B)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare no more: keep the last answer alone</source>
            <translation>比較をやめ、最後の結果だけを残します</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>表計算用にテーブルをコピーします(ソース、エリア、フィルタ、時刻付き)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create &amp;Layer</source>
            <translation>レイヤ作成(&amp;L)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Keep these numbers and compare those that come later with them</source>
            <translation>この数値を保持し、後の結果と比較します</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Nothing accumulated yet. Choose an area, then Accumulate.</source>
            <translation>まだ集積していません。エリアを選び、「集積」を押してください。</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file, a line for each area or radius</source>
            <translation>すべての指標をCSVファイルに保存します(エリアまたは半径ごとに1行)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as &amp;Baseline</source>
            <translation>基準に設定(&amp;B)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all that the service has added up, not the sums insured alone</source>
            <translation>保険金額だけでなく、サービスが集計したすべてを表示します</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep what has come</source>
            <translation>中止し、届いた分を保持します</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>The areas or circles of the last answer on the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>最後の応答のエリアまたは円を、グラフの指標でスタイル設定して地図に表示します。指標ごとにフィールドがあります</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source}は集積を提供していません。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all</source>
            <translation>すべて追加</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add all {count}</source>
            <translation>{count}件すべて追加</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the other {count}</source>
            <extracomment>English for 1: Add the other one</extracomment>
            <translation>
                <numerusform>残り{count}件を追加</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add them swapped</source>
            <translation>入れ替えて追加</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Areas added from {layer}: {count}</source>
            <translation>{layer}から追加したエリア: {count}</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Map extent</source>
            <translation>地図の領域</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Nothing is selected in a layer of polygons or points. Choose the layer in the Layers panel, select features with QGIS's select tool, then try again.</source>
            <translation>ポリゴンまたはポイントのレイヤで何も選択されていません。レイヤパネルでレイヤを選び、QGISの選択ツールで地物を選択してから、もう一度試してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read pasted shapes</source>
            <translation>貼り付けた形状を読み取り</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Read the features of {layer}</source>
            <translation>{layer}の地物を読み取り</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Swap</source>
            <translation>入れ替え</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The current layer has no polygons or points. Choose one that has in the Layers panel, then try again.</source>
            <translation>現在のレイヤにポリゴンもポイントもありません。レイヤパネルで該当するレイヤを選び、もう一度試してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The map's extent was added as an area.</source>
            <translation>地図の領域をエリアとして追加しました。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted areas were added, but lie off the map. With latitude and longitude swapped they would lie on it.</source>
            <translation>貼り付けたエリアを追加しましたが、地図の外にあります。緯度と経度を入れ替えると地図内に入ります。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted text lies beyond the globe, and fits it with latitude and longitude swapped.</source>
            <translation>貼り付けたテキストは地球の範囲外です。緯度と経度を入れ替えると範囲内に入ります。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>These are the areas already. Choose another layer.</source>
            <translation>これは選択エリアのレイヤです。別のレイヤを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Zoom</source>
            <translation>ズーム</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>the pasted text</source>
            <translation>貼り付けたテキスト</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} shapes of {origin} can't be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} shape of {origin} can't be used: {faults}. Nothing was added yet.</extracomment>
            <translation>
                <numerusform>{origin}の{total}件の形状のうち{bad}件は使えません: {faults}。まだ何も追加していません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{count} more, which the log names</source>
            <extracomment>English for 1: 1 more, which the log names</extracomment>
            <translation>
                <numerusform>他{count}件(ログに記載)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} does not say how many features it has; each is asked on its own, which may take long.</source>
            <translation>{layer}は地物の件数を示していません。1件ずつ問い合わせるため、時間がかかることがあります。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer}に地物がありません。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features; each is asked on its own, which takes long.</source>
            <translation>{layer}には{count}件の地物があります。1件ずつ問い合わせるため、時間がかかります。</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles here</source>
            <translation>ここに円(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Identify Location</source>
            <translation>地点の情報表示(&amp;I)</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Report here</source>
            <translation>ここのレポート(&amp;R)</translation>
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
            <translation>この地点のリスクレポート</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Select what lies in circles around this place</source>
            <translation>この地点の周囲の円の中を選択します</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>この地点の住所、レコード、ハザード</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>This is no place on the globe</source>
            <translation>ここは地球上の地点ではありません</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>中心を1つ以上クリックしてください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click centers, type radii for all (200 500 1km) or drag one. Double click, right click or Enter finishes; Backspace takes back a center; Esc leaves. A drag with Shift joins the radii; Tab marks the next center, to type radii for it alone.</source>
            <translation>中心をクリックし、すべての中心の半径を入力する(200 500 1km)か、ドラッグします。ダブルクリック、右クリック、Enterで完了、Backspaceで中心を取り消し、Escで終了します。Shift+ドラッグで半径を追加、Tabで次の中心に移り、その中心だけの半径を入力できます。</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <source>This is no place on the globe.</source>
            <translation>ここは地球上の地点ではありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/circles_tool.py" />
            <source>{count} centers</source>
            <extracomment>English for 1: 1 center</extracomment>
            <translation>
                <numerusform>中心{count}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Add a world map</source>
            <translation>世界地図を追加</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas are one now.</source>
            <translation>すべてのエリアを1つにしました。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>すべてのエリアを削除しました。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Look whether it is what you meant.</source>
            <translation>エリア「{name}」を修復しました。意図した形か確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Areas and filters replaced by those of the query.</source>
            <translation>エリアとフィルタをクエリのものに置き換えました。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers with different radii</source>
            <translation>追加した円: 中心{count}個、半径はそれぞれ異なる</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>Circles added: {count} centers, {radii} each</source>
            <extracomment>English for 1: Circles added: 1 center, {radii}</extracomment>
            <translation>
                <numerusform>追加した円: 中心{count}個、それぞれ{radii}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Join the areas</source>
            <translation>エリアを結合</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or use features you have selected.</source>
            <translation>エリアがまだありません。描くか、選択した地物を使ってください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/selection/drafting.py" />
            <source>Repair</source>
            <translation>修復</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Show the areas of the query</source>
            <translation>クエリのエリアを表示</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is no map yet to draw on.</source>
            <translation>描画する地図がまだありません。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>There is nothing to join. Draw or use at least two areas first.</source>
            <translation>結合するものがありません。先に2つ以上のエリアを描くか、地物から追加してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/filters/bar.py" />
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>World map</source>
            <translation>世界地図</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/drawing.py" />
            <source>{count} areas were removed.</source>
            <extracomment>English for 1: {name} was removed.</extracomment>
            <translation>
                <numerusform>{count}件のエリアを削除しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>{name}: city center only; a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name}: 市の中心までの精度のため、{radius}の円はあまり意味がありません。番地までの住所か、大きな半径を選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point to see what is known there. Esc leaves.</source>
            <translation>地点または読み込んだポイントをクリックすると、そこの情報を表示します。Escで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded point. Esc leaves.</source>
            <translation>地点または読み込んだポイントをクリックしてください。Escで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Enter takes this place</source>
            <translation>Enterでこの地点を選択</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 corners.</source>
            <translation>エリアには頂点が3つ以上必要です。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to set corners. Double click, right click or Enter finishes; Backspace takes back a corner; Esc leaves.</source>
            <translation>クリックで頂点を置きます。ダブルクリック、右クリック、Enterで完了、Backspaceで頂点を取り消し、Escで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The map has no coordinate system; set one for the project.</source>
            <translation>地図に座標参照系がありません。プロジェクトに設定してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself near {latitude}, {longitude}. Take back a corner.</source>
            <translation>形状が{latitude}, {longitude}付近で自己交差しています。頂点を取り消してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape crosses itself.</source>
            <translation>形状が自己交差しています。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape is too small to be an area.</source>
            <translation>形状が小さすぎて、エリアになりません。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape leaves the area that the map can show.</source>
            <translation>形状が、地図に表示できる範囲を超えています。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The shape lies beyond the pole.</source>
            <translation>形状が極を越えています。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/polygon_tool.py" />
            <source>{count} corners</source>
            <extracomment>English for 1: 1 corner</extracomment>
            <translation>
                <numerusform>頂点{count}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii</source>
            <translation>半径</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii with m, km, mi or ft; meters without. Enter sets them.</source>
            <translation>半径。m、km、mi、ftを付けます。単位なしはメートル。Enterで確定します。</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS's WMS and WFS connections</source>
            <translation>QGISのWMS/WFS接続に追加(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Edit...</source>
            <translation>編集(&amp;E)...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Help</source>
            <translation>ヘルプ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New connection...</source>
            <translation>新規接続(&amp;N)...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Reload</source>
            <translation>再読み込み(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Test</source>
            <translation>テスト(&amp;T)</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Use</source>
            <translation>使用(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/browser/maps.py" />
            <source>Add hazard &amp;maps...</source>
            <translation>ハザードマップを追加(&amp;M)...</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection yet: double-click to connect</source>
            <translation>接続がありません: ダブルクリックで接続</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Your portfolio services: their sources, maps and recent queries</source>
            <translation>ポートフォリオサービス: ソース、マップ、最近のクエリ</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to the group Hazard</source>
            <translation>グループHazardに追加(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;features</source>
            <translation>地物として追加(&amp;F)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load it: the service does not let QGIS read it.</source>
            <translation>ダブルクリックで読み込み: サービスはQGISでの直接読み取りに対応していません。</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>地物 (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps: drag them onto the map</source>
            <translation>ハザードマップ: 地図にドラッグします</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Maps (WMS)</source>
            <translation>マップ (WMS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no features.</source>
            <translation>マップサービスに地物がありません。</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>The map service offers no maps.</source>
            <translation>マップサービスにマップがありません。</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>What hazard maps are drawn from: features with attributes</source>
            <translation>ハザードマップの元データ: 属性を持つ地物</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>{title}, all in one map</source>
            <translation>{title}(全体を1枚のマップで)</translation>
        </message>
        <message>
            <location filename="../ui/browser/nodes.py" />
            <source>Double-click to try again.</source>
            <translation>ダブルクリックで再試行します。</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Asking the service...</source>
            <translation>サービスに問い合わせ中...</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <source>Locked: double-click to unlock</source>
            <translation>ロック中: ダブルクリックで解除</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Edit query</source>
            <translation>クエリを編集(&amp;E)</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Layer</source>
            <translation>レイヤ(&amp;L)</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/results/history_page.py" />
            <source>A&amp;gain</source>
            <translation>再実行(&amp;G)</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;command</source>
            <translation>qgis_processコマンドをコピー(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Nothing asked yet</source>
            <translation>まだ問い合わせがありません</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>最近のクエリ</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>What was asked of late, with time and rows</source>
            <translation>最近の問い合わせ(時刻と行数付き)</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Column</source>
            <translation>カラム</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Columns ({count})</source>
            <translation>カラム({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns of {source}</source>
            <translation>{source}のカラム</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Filter</source>
            <translation>フィルタ</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/browser/sources.py" />
            <source>Filters ({count})</source>
            <translation>フィルタ({count})</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Find a column or a filter</source>
            <translation>カラムまたはフィルタを検索</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Required</source>
            <translation>必須</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>Type</source>
            <translation>型</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Values</source>
            <translation>値</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>yes</source>
            <translation>はい</translation>
        </message>
        <message>
            <location filename="../ui/browser/source_page.py" />
            <source>{source}: does not offer accumulation</source>
            <translation>{source}: 集積を提供していません</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>&amp;Use this source</source>
            <translation>このソースを使用(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Copy &amp;identifier</source>
            <translation>識別子をコピー(&amp;I)</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;columns...</source>
            <translation>カラム一覧(&amp;C)...</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>このソースで必須</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The key has access to no source. Ask your provider.</source>
            <translation>キーでアクセスできるソースがありません。提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>What you can load points and entries of</source>
            <translation>ポイントとエントリを読み込めるもの</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/sources.py" />
            <source>{count} columns</source>
            <extracomment>English for 1: 1 column</extracomment>
            <translation>
                <numerusform>{count}カラム</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/values.py" />
            <source>Any value</source>
            <translation>任意の値</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/browser/values.py" />
            <source>and {count} more</source>
            <extracomment>English for 1: and 1 more</extracomment>
            <translation>
                <numerusform>他{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>'{text}' is on the clipboard.</source>
            <translation>「{text}」をクリップボードにコピーしました。</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Among QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>QGISのWMS/WFS接続に追加済み: 「{title}」。</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Save...</source>
            <translation>保存(&amp;S)...</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Chart saved as {path}.</source>
            <translation>グラフを{path}に保存しました。</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Copy the chart as an image, for a mail or a slide</source>
            <translation>グラフを画像としてコピーします(メールやスライド用)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>PNG image (*.png)</source>
            <translation>PNG画像 (*.png)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>SVG drawing (*.svg)</source>
            <translation>SVG図 (*.svg)</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save chart</source>
            <translation>グラフを保存</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>グラフをPNG、SVGで保存します</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Saving the chart</source>
            <translation>グラフを保存中</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>The chart could not be saved as {path}: {reason}. Choose another folder.</source>
            <translation>グラフを{path}に保存できませんでした: {reason}。別のフォルダを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>{file} is there already. Replace it?</source>
            <translation>{file}は既に存在します。置き換えますか?</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>Largest {shown} of {count}</source>
            <translation>{count}件中上位{shown}件</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No numbers to draw.</source>
            <translation>描画する数値がありません。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name has no slash, and 'environment' is taken by QGIS's own.</source>
            <translation>名前にスラッシュは使えません。「environment」は環境変数の接続用です。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Connection to a portfolio service</source>
            <translation>ポートフォリオサービスへの接続</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>名前とバージョン</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>There is already a connection '{name}'.</source>
            <translation>接続「{name}」は既にあります。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Address</source>
            <translation>アドレス(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Key</source>
            <translation>キー(&amp;K)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Name</source>
            <translation>名前(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&amp;Version</source>
            <translation>バージョン(&amp;V)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the key</source>
            <translation>キーを隠す</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep it in QGIS's password &amp;store</source>
            <translation>QGISのパスワードストアに保持(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>More...</source>
            <translation>詳細...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Only &amp;until I close QGIS</source>
            <translation>QGISを閉じるまで(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask you for its master password, or to set one.</source>
            <translation>QGISがマスターパスワードの入力、または設定を求める場合があります。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS's own options hold: &lt;a href="{network}"&gt;proxy&lt;/a&gt;, &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;</source>
            <translation>QGISのオプション: &lt;a href="{network}"&gt;プロキシ&lt;/a&gt;、&lt;a href="{authentication}"&gt;証明書&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove the &amp;prefix</source>
            <translation>接頭辞を削除(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the key</source>
            <translation>キーを表示</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The key holds a character that can't be sent. Copy it again from where you got it.</source>
            <translation>キーに送信できない文字があります。入手元から再度コピーしてください。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This address starts with http: anybody on the way can read the key. Use https if the service has it.</source>
            <translation>このアドレスはhttpで始まるため、途中の誰でもキーを読み取れます。サービスが対応していればhttpsを使ってください。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is no address of a service. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
            <translation>これはサービスのアドレスではありません。https://portfolio.example.comのような形で、ユーザー、疑問符、#は含みません。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V1: flat filters</source>
            <translation>V1: 平坦なフィルタ</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>V2: nested filters</source>
            <translation>V2: 入れ子フィルタ</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>as the address</source>
            <translation>アドレスと同じ</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in QGIS's password store</source>
            <translation>QGISのパスワードストアに保持</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until you close QGIS</source>
            <translation>QGISを閉じるまで保持</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>&amp;Back</source>
            <translation>戻る(&amp;B)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connect</source>
            <translation>接続(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>Connect to your portfolio service</source>
            <translation>ポートフォリオサービスに接続</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>QGIS did not keep the key, because no master password was given. Connect again to use it only until you close QGIS.</source>
            <translation>マスターパスワードが入力されなかったため、QGISはキーを保持していません。QGISを閉じるまでだけ使うには、もう一度接続してください。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics...</source>
            <translation>診断を実行(&amp;G)...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>「{name}」はQGISのWMS/WFS接続にあります: 「{title}」。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in QGIS's WMS and WFS connections.</source>
            <translation>「{name}」はQGISのWMS/WFS接続にありません。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS's &amp;WMS and WFS</source>
            <translation>QGISのWMS/WFSに追加(&amp;W)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK it is in QGIS's WMS and WFS connections: '{title}'.</source>
            <translation>OKの後、QGISのWMS/WFS接続に追加されます: 「{title}」。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For QGIS's Browser and Data Source Manager; the key stays where it is</source>
            <translation>QGISのブラウザとデータソースマネージャ用。キーの保存場所は変わりません</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS has connections of another service that are called {titles}; they were left alone. Rename or remove them in QGIS, then add yours again.</source>
            <translation>QGISには別のサービスの接続{titles}が同じ名前であるため、変更していません。QGISで名前を変更するか削除してから、もう一度追加してください。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>QGIS did not keep the key of '{name}'. Use it only until you close QGIS?</source>
            <translation>QGISは「{name}」のキーを保持していません。QGISを閉じるまでだけ使いますか?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add...</source>
            <translation>追加(&amp;A)...</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Remove</source>
            <translation>削除(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Connections</source>
            <translation>接続</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Find out step by step what works and what does not</source>
            <translation>正常な点と異常な点を順を追って調べます</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Key</source>
            <translation>キー</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Service address</source>
            <translation>サービスのアドレス</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;default</source>
            <translation>既定に設定(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>環境変数</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>password store</source>
            <translation>パスワードストア</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS closes</source>
            <translation>QGISを閉じるまで</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name}(既定)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>As the provider advises</source>
            <translation>提供元の指示による設定</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of accumulation layers</source>
            <translation>集積レイヤの本文</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of live events</source>
            <translation>ライブイベントの本文</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Body of risk reports</source>
            <translation>リスクレポートの本文</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>サービスの動作の説明です。V2 フィルタの組み合わせ方は仕様にありません。要求は変わりません。下位のフィルタは常に上位を絞り込みます。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of entries is known. A page with fewer rows than asked for is the last; 'automatic' asks for one more page where the service may have left out rows. 'short page' never does, 'empty page' always asks until no rows are left.</source>
            <translation>エントリの最後のページを判断する方法。要求より行が少ないページを最後とします。「自動」は、サービスが行を省いた可能性がある場合にもう1ページ要求します。「短いページ」は要求せず、「空のページ」は行がなくなるまで常に要求します。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Largest answer in one piece, MB</source>
            <translation>一括応答の上限(MB)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Less has to travel. Only where the provider's CSV has columns of latitude and longitude: without them the points come as a table. Circles with several radii come as JSON all the same.</source>
            <translation>転送量が減ります。提供元のCSVに緯度と経度のカラムがある場合のみ使ってください。ない場合、ポイントはテーブルになります。複数の半径の円は常にJSONで届きます。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maps: the request's name ends the address</source>
            <translation>マップ: 要求名をアドレスの末尾に付ける</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Page end</source>
            <translation>最終ページの判定</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points and entries come as CSV</source>
            <translation>ポイントとエントリをCSVで受信</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points in one enrichment batch</source>
            <translation>付与の1バッチのポイント数</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Requests at a time</source>
            <translation>同時に送る要求の数</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>So many pages of entries, areas, addresses or batches of points are asked for at a time; of reports at most 3. While the service refuses or fails, fewer are asked for by themselves.</source>
            <translation>エントリのページ、エリア、住所、ポイントのバッチを同時に要求する数。レポートは最大3です。サービスが拒否または失敗する間は、自動的に減ります。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Sources, accumulation, hazards, lists of maps and reports are taken in one piece. One that is larger than this, once unpacked, is not kept, so that neither memory nor disk fill up. Points and entries are written to disk as they come; of these, no more than 500 MB come unasked.</source>
            <translation>ソース、集積、ハザード、マップ一覧、レポートは一括で受信します。展開後にこれより大きいものは、メモリとディスクを守るため保持しません。ポイントとエントリは届くたびにディスクに書き込みます。確認なしに受信するのは500 MBまでです。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>サービスのフィルタの組み合わせ方</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 filters lie inside 'params'</source>
            <translation>V2のフィルタを「params」の中に入れる</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>V2 point reports use the V1 buffer address</source>
            <translation>V2のポイントレポートにV1のバッファ用アドレスを使う</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>empty page</source>
            <translation>空のページ</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>short page</source>
            <translation>短いページ</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>The areas and filters are sent to this service:</source>
            <translation>エリアとフィルタを次のサービスに送信します:</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>別の接続を使用</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use another</source>
            <translation>別の接続を使用</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} came from {host}, to which you have no connection. The layer is as it was.</source>
            <translation>{layer}の取得元{host}への接続がありません。レイヤは元のままです。</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Preview</source>
            <translation>プレビュー(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>&amp;Reset</source>
            <translation>リセット(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>(your key)</source>
            <translation>(お使いのキー)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Accumulation layer</source>
            <translation>集積レイヤ</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit...</source>
            <translation>編集...</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit: {what}</source>
            <translation>編集: {what}</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Kind of request</source>
            <translation>要求の種類</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Live event</source>
            <translation>ライブイベント</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Nothing can be sent while the body has a fault.</source>
            <translation>本文に誤りがある間は、何も送信できません。</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Put the usual body in place of this one</source>
            <translation>通常の本文に置き換えます</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V1</source>
            <translation>地点のレポート、V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a place, V2</source>
            <translation>地点のレポート、V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V1</source>
            <translation>円付きレポート、V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report with circles, V2</source>
            <translation>円付きレポート、V2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Request that would be sent</source>
            <translation>送信される要求</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Show the request that would be sent, with example values</source>
            <translation>送信される要求を、例の値で表示します</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The chosen columns, a list</source>
            <translation>選択したカラムのリスト</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The filters, a list</source>
            <translation>フィルタのリスト</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The footprint of the event, which is in the address, too</source>
            <translation>イベントのフットプリント(アドレスにも入ります)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The identifier of the source</source>
            <translation>ソースの識別子</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The latitude in degrees, a number</source>
            <translation>緯度(度、数値)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The longitude in degrees, a number</source>
            <translation>経度(度、数値)</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The name that the version has for filters: filters in V1, filters_v2 in V2</source>
            <translation>バージョンごとのフィルタの名前: V1はfilters、V2はfilters_v2</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The point as an object: a circle with one coordinate of lat and long</source>
            <translation>オブジェクトとしてのポイント: latとlongの座標1つを持つ円</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>The radii in meters, a list; none in the report of a place</source>
            <translation>半径のリスト(メートル)。地点のレポートにはありません</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write what your provider wants to be sent. A click puts a placeholder where the cursor is; one without a value is left out with its member.</source>
            <translation>提供元が求める送信内容を書いてください。クリックするとカーソル位置にプレースホルダが入ります。値がないものは、そのメンバーごと省略されます。</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>as usual</source>
            <translation>通常</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>faulty</source>
            <translation>誤りあり</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>your own</source>
            <translation>独自</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Connection</source>
            <translation>接続(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Open Options</source>
            <translation>オプションを開く(&amp;O)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Run Again</source>
            <translation>再実行(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Checks</source>
            <translation>チェック一覧</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Cop&amp;y</source>
            <translation>コピー(&amp;Y)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copied. No API key is included.</source>
            <translation>コピーしました。APIキーは含まれていません。</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Copy all results as text, without the API key</source>
            <translation>すべての結果をテキストとしてコピーします(APIキーは含みません)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Diagnose Connection</source>
            <translation>接続の診断</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Open the page of QGIS's options that can solve the selected problem</source>
            <translation>選択した問題を解決できるQGISのオプションのページを開きます</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Run all checks again</source>
            <translation>すべてのチェックを再実行します</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Running...</source>
            <translation>実行中...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Show the results with versions, settings and log, without API keys</source>
            <translation>結果をバージョン、設定、ログとともに表示します(APIキーは含みません)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Skip the remaining checks and keep the results</source>
            <translation>残りのチェックを省略し、結果を残します</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Stopped. The remaining checks were not run.</source>
            <translation>中止しました。残りのチェックは実行していません。</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>Support &amp;Text...</source>
            <translation>サポート用テキスト(&amp;T)...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>確認する接続</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Make one, then come back.</source>
            <translation>接続がまだありません。作成してから、戻ってください。</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Unexpected error. See the log.</source>
            <translation>予期しないエラーです。ログを確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Check</source>
            <translation>チェック</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/results_model.py" />
            <source>Result</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>&amp;Save As...</source>
            <translation>名前を付けて保存(&amp;S)...</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text, and delete what you do not want to pass on. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
            <translation>テキストを確認し、渡したくない部分を削除してください。何も送信されません。APIキー、パスワード、ユーザー名、ポートフォリオのデータは取り除かれています。</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copied to the clipboard.</source>
            <translation>クリップボードにコピーしました。</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Copy the text to the clipboard</source>
            <translation>テキストをクリップボードにコピーします</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save Support Text</source>
            <translation>サポート用テキストを保存</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Save the text to a file on this computer</source>
            <translation>テキストをこのコンピューターのファイルに保存します</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support Text</source>
            <translation>サポート用テキスト</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Support text saved as {file}.</source>
            <translation>サポート用テキストを{file}に保存しました。</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Text files (*.txt)</source>
            <translation>テキストファイル (*.txt)</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>The API keys of {names} could not be looked for.</source>
            <translation>{names}のAPIキーは検索できませんでした。</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from the map service</source>
            <translation>マップサービスから候補を取得(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Up</source>
            <translation>上へ(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>A&amp;dd</source>
            <translation>追加(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Add the typed name; behind the arrow those that you used lately</source>
            <translation>入力した名前を追加します。矢印から最近使った名前を選べます</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>As the service knows it; several with commas. Enter adds.</source>
            <translation>サービスでの名前。複数はカンマ区切り。Enterで追加します。</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Asking the map service...</source>
            <translation>マップサービスに問い合わせ中...</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/filters/bar.py" />
            <source>Do&amp;wn</source>
            <translation>下へ(&amp;W)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Find a layer</source>
            <translation>レイヤを検索</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers</source>
            <translation>ハザードレイヤ</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Hazard layers of {connection}</source>
            <translation>{connection}のハザードレイヤ</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Layers</source>
            <translation>レイヤ</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers down</source>
            <translation>選択したレイヤを下へ移動します</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Move the selected layers up</source>
            <translation>選択したレイヤを上へ移動します</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Name of a layer</source>
            <translation>レイヤ名</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>Remove the selected layers from the list (Delete)</source>
            <translation>選択したレイヤをリストから削除します (Delete)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The map service names no other layers.</source>
            <translation>マップサービスに他のレイヤ名はありません。</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The names of the map layers, which points may have, too</source>
            <translation>マップレイヤの名前。ポイントでも使える可能性があります</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Type the names that your provider gave you.</source>
            <translation>サービスはレイヤの一覧を提供しません。提供元から受け取った名前を入力してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. Whether points can have them is not stated: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. Whether points can have it is not stated: tick it and try.</extracomment>
            <translation>
                <numerusform>マップサービスから新しい名前が{count}件あります。ポイントで使えるかは不明です。1つオンにして試してください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} of {all} layers</source>
            <extracomment>English for 1: {count} of {all} layer</extracomment>
            <translation>
                <numerusform>{all}件中{count}件のレイヤ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{layer} (maybe)</source>
            <translation>{layer}(未確認)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (a raster)</source>
            <translation>{title}(ラスタ)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{title} (drawn from features)</source>
            <translation>{title}(地物から描画)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>{connection}のマップレイヤを一覧</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Copy as JSON</source>
            <translation>JSONとしてコピー(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/history_page.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>&amp;Edit</source>
            <translation>編集(&amp;E)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Edit as JSON...</source>
            <translation>JSONとして編集(&amp;E)...</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Filter</source>
            <translation>フィルタ(&amp;F)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;In</source>
            <translation>中へ(&amp;I)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;JSON</source>
            <translation>JSON(&amp;J)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>JSONを貼り付け(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save these filters...</source>
            <translation>このフィルタを保存(&amp;S)...</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Saved</source>
            <translation>保存済み(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Undo</source>
            <translation>元に戻す(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters behind the selected row</source>
            <translation>選択した行の後にフィルタを追加します</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters below each value of the selected row, which narrow it</source>
            <translation>選択した行の各値を絞り込むフィルタを下位に追加します</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add the filters that are on the clipboard</source>
            <translation>クリップボードのフィルタを追加します</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>選択したフィルタの値を変更します (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>フィルタをJSONとしてコピー、貼り付け、編集します</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Filters that this project has saved for the source</source>
            <translation>このソース用にプロジェクトに保存したフィルタ</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>I&amp;nside</source>
            <translation>下位に追加(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Keep them in the project by a name</source>
            <translation>名前を付けてプロジェクトに保持します</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move down (Alt+Down)</source>
            <translation>下へ移動 (Alt+↓)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move in, below the filter before (Alt+Right)</source>
            <translation>中へ移動し、前のフィルタの下位にします (Alt+→)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out, beside the filter above (Alt+Left)</source>
            <translation>外へ移動し、上のフィルタと並べます (Alt+←)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>上へ移動 (Alt+↑)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Ou&amp;t</source>
            <translation>外へ(&amp;T)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Put the filters on the clipboard</source>
            <translation>フィルタをクリップボードにコピーします</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Re&amp;do</source>
            <translation>やり直す(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo</source>
            <translation>やり直す</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Redo: {what}</source>
            <translation>やり直す: {what}</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Remove the selected filters and what is below them (Delete)</source>
            <translation>選択したフィルタと、その下位を削除します (Delete)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>U&amp;p</source>
            <translation>上へ(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>元に戻す: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Write the filters as text</source>
            <translation>フィルタをテキストで書きます</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>先に選択ドックでソースを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>No filters yet.</source>
            <translation>フィルタがまだありません。</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>Set on a connection of your own: Settings &gt; Options &gt; GeoPortfolio.</source>
            <translation>自分の接続で設定できます: 設定 &gt; オプション &gt; GeoPortfolio。</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>V1 combines all filters with AND.</source>
            <translation>V1 はすべてのフィルタを AND で組み合わせます。</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>add filters</source>
            <translation>フィルタを追加</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>choose values</source>
            <translation>値を選択</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>edit as JSON</source>
            <translation>JSONとして編集</translation>
        </message>
        <message>
            <location filename="../ui/filters/editor.py" />
            <source>make a flat list</source>
            <translation>平坦なリストにする</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} joined by AND: matches nothing. Keep one of them.</source>
            <translation>{field}の2つの値がANDで結合され、該当するものがありません。一方だけを残してください。</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 can't say that a filter lies below another.</source>
            <translation>V1ではフィルタを下位に置けません。</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 knows flat lists only: it can't say that a filter lies below another. Move them out, or choose V2 for the connection.</source>
            <translation>V1は平坦なリストのみで、フィルタを下位に置けません。外へ移動するか、接続をV2にしてください。</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no field '{field}' to filter by: nothing is sent while it is here.</source>
            <translation>{source}にはフィルタ用のフィールド「{field}」がありません。これがある間は何も送信しません。</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source}には{fields}のフィルタが必要です。</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>&amp;Apply</source>
            <translation>適用(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Cancel</source>
            <translation>キャンセル(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Filters as JSON</source>
            <translation>フィルタ(JSON)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Put these filters in place of all (Ctrl+Return)</source>
            <translation>すべてをこのフィルタに置き換えます (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Ctrl+Return applies them, Esc once more drops them.</source>
            <translation>変更はまだ適用されていません。Ctrl+Enterで適用し、もう一度Escを押すと破棄します。</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add it</source>
            <translation>追加</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>サービスの動作の説明です。要求は変わりません。</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Make a flat list</source>
            <translation>平坦なリストにする</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be had. The source's own list serves.</source>
            <translation>フィルタの階層を取得できませんでした。ソースの一覧を使います。</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add filter</source>
            <translation>フィルタを追加(&amp;A)</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;Add {count} filters</source>
            <extracomment>English for 1: &amp;Add filter</extracomment>
            <translation>
                <numerusform>フィルタ{count}件を追加(&amp;A)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>&amp;OK, {count} values</source>
            <extracomment>English for 1: &amp;OK, 1 value</extracomment>
            <translation>
                <numerusform>OK、値{count}件(&amp;O)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>フィルタ用のフィールド</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Find or type a value</source>
            <translation>値を検索または入力</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Inside {filter}</source>
            <translation>{filter}の下位</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return takes '{value}', which the service does not list.</source>
            <translation>Enterで、サービスの一覧にない「{value}」を採用します。</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Return ticks {value}.</source>
            <translation>Enterで{value}をオンにします。</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Return, or paste many.</source>
            <translation>サービスの値の一覧はありません。値を入力してEnterを押すか、まとめて貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values}</source>
            <translation>オン: {values}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Ticked: {values} and {count} more</source>
            <extracomment>English for 1: Ticked: {values} and 1 more</extracomment>
            <translation>
                <numerusform>オン: {values}、他{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to find a value, or type one that is not listed and press Return.
Paste a column of a spreadsheet to tick all its values.</source>
            <translation>値を入力して検索するか、一覧にない値を入力してEnterを押します。
表計算の列を貼り付けると、その値がすべてオンになります。</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Type to find, paste many</source>
            <translation>入力で検索、まとめて貼り付け</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Return takes '{value}' itself, which the service does not list.</source>
            <extracomment>English for 1: 1 found. Return takes '{value}' itself, which the service does not list.</extracomment>
            <translation>
                <numerusform>{count}件見つかりました。Enterで、サービスの一覧にない「{value}」自体を採用します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name, kept in the project:</source>
            <translation>名前(プロジェクトに保持):</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save these filters</source>
            <translation>このフィルタを保存</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>The filters that have this name are replaced.</source>
            <translation>同じ名前のフィルタは置き換えられます。</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>load '{name}'</source>
            <translation>「{name}」を読み込み</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/identify/facts.py" />
            <location filename="../ui/search/filter_rows.py" />
            <source>Field</source>
            <translation>フィールド</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>Meaning</source>
            <translation>意味</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <location filename="../ui/identify/facts.py" />
            <location filename="../ui/search/filter_rows.py" />
            <source>Value</source>
            <translation>値</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>move filters</source>
            <translation>フィルタを移動</translation>
        </message>
        <message>
            <location filename="../ui/filters/tree.py" />
            <source>remove filters</source>
            <translation>フィルタを削除</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Add maps of {name}</source>
            <translation>{name}のマップを追加</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps, {count} to come</source>
            <translation>マップを追加中、残り{count}件</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps...</source>
            <translation>マップを追加中...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>{title}の地物を読み込み</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'...</source>
            <translation>「{title}」の地物を読み込み中...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <source>Stop</source>
            <translation>中止</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>中止</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>&amp;Try again</source>
            <translation>再試行(&amp;T)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add it here</source>
            <translation>ここに追加</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Add them here</source>
            <translation>ここに追加</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Asking the map service of '{name}'...</source>
            <translation>「{name}」のマップサービスに問い合わせ中...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>C&amp;onnect</source>
            <translation>接続(&amp;O)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Make '{name}' the default, and add</source>
            <translation>「{name}」を既定にして追加</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Nothing was added. '{other}' leads to the address of '{name}' too, and QGIS can send maps one key only: that of '{other}'.</source>
            <translation>何も追加していません。「{other}」も「{name}」と同じアドレスで、QGISはマップに1つのキー(「{other}」のもの)しか送信できません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The map service of '{name}' offers no maps to your key.</source>
            <translation>「{name}」のマップサービスに、このキーで使えるマップがありません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>The maps are here, their features are not: {reason}</source>
            <translation>マップはありますが、地物がありません: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>接続がまだありません。先にポートフォリオサービスに接続してください。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Use '{other}'</source>
            <translation>「{other}」を使用</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/desk.py" />
            <source>Zoom in</source>
            <translation>拡大</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/desk.py" />
            <source>{count} layers were chosen for the project that was open before, and are not made yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the project that was open before, and is not made yet.</extracomment>
            <translation>
                <numerusform>以前開いていたプロジェクト用に選択したレイヤ{count}件は、まだ作成されていません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick what you want of it.</source>
            <translation>グループです。必要なものをオンにしてください。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Also as &amp;features</source>
            <translation>地物としても追加(&amp;F)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Choose a layer to see what it shows.</source>
            <translation>レイヤを選ぶと内容を表示します。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Legend</source>
            <translation>凡例</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Name: {name}</source>
            <translation>名前: {name}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>St&amp;yle</source>
            <translation>スタイル(&amp;Y)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service says nothing more of it.</source>
            <translation>サービスにこれ以上の情報はありません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The shapes that the map is drawn from, as a layer with attributes to query and style</source>
            <translation>マップの元になる形状。検索やスタイル設定ができる属性付きレイヤ</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>{layer}の凡例</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/lost.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change key</source>
            <translation>キーを変更</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/lost.py" />
            <source>{count} layers are not shown any more: the map service of '{connection}' does not answer, or refuses the key.</source>
            <extracomment>English for 1: '{title}' is not shown any more: the map service of '{connection}' does not answer, or refuses the key.</extracomment>
            <translation>
                <numerusform>{count}件のレイヤはもう表示されません。「{connection}」のマップサービスが応答しないか、キーを拒否しています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>Features without a map</source>
            <translation>マップのない地物</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>as features</source>
            <translation>地物として</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/model.py" />
            <source>on the map</source>
            <translation>地図上</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add</source>
            <translation>追加(&amp;A)</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Add {count} layers</source>
            <extracomment>English for 1: &amp;Add 1 layer</extracomment>
            <translation>
                <numerusform>レイヤ{count}件を追加(&amp;A)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Close</source>
            <translation>閉じる(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Tick all that is in it</source>
            <translation>中をすべてオン(&amp;T)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick all</source>
            <translation>すべてオフ(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add hazard maps</source>
            <translation>ハザードマップを追加</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add what is ticked, or else the selected map, to the group Hazard</source>
            <translation>オンにしたもの、なければ選択したマップを、グループHazardに追加します</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Ask the map service again</source>
            <translation>マップサービスに再度問い合わせます</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Asking for the legend...</source>
            <translation>凡例を問い合わせ中...</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>接続(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Find a map: title, name or what it shows</source>
            <translation>マップを検索: タイトル、名前、内容</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>サービスのマップ</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>None of {all} has these words. Try fewer.</source>
            <translation>{all}件に該当する語がありません。語を減らしてください。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service gave no legend.</source>
            <translation>サービスは凡例を返しませんでした。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/picker.py" />
            <source>{count} of {all} found</source>
            <extracomment>English for 1: 1 of {all} found</extracomment>
            <translation>
                <numerusform>{all}件中{count}件が該当</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers the whole world.</source>
            <translation>全世界を含みます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>範囲: {west}～{east}、{south}～{north}。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn between 1:{smallest} and 1:{largest}.</source>
            <translation>1:{smallest}から1:{largest}で描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn closer than 1:{smallest}.</source>
            <translation>1:{smallest}より拡大すると描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn farther out than 1:{largest}.</source>
            <translation>1:{largest}より縮小すると描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from a raster.</source>
            <translation>ラスタから描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Drawn from features.</source>
            <translation>地物から描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Identify finds nothing in it.</source>
            <translation>地物情報表示では何も得られません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>It is drawn closer than 1:{scale} only.</source>
            <translation>1:{scale}より拡大したときだけ描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>Nothing was added.</source>
            <translation>何も追加していません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>One map of all that is in this group.</source>
            <translation>このグループ全体の1枚のマップです。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service does not describe its features. They are loaded once, as a copy.</source>
            <translation>このサービスは地物の定義を提供しません。地物はコピーとして1回だけ読み込まれます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service gives relative addresses for its features, which QGIS can't follow. They are loaded once, as a copy.</source>
            <translation>このサービスは地物に相対アドレスを返しますが、QGISはそれを使用できません。地物はコピーとして1回だけ読み込まれます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>This service names another host for its features, which gets no key. They are loaded once, as a copy.</source>
            <translation>このサービスは地物に別のホストを指定していますが、そのホストにキーは送信しません。地物はコピーとして1回だけ読み込まれます。</translation>
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
                <numerusform>レイヤ{count}件をHazardに追加しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} not whole: {told}.</source>
            <translation>不完全なもの{count}件: {told}。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} not: {told}.</source>
            <translation>追加できなかったもの{count}件: {told}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/words.py" />
            <source>{count} of them are drawn closer than 1:{scale} only.</source>
            <extracomment>English for 1: '{title}' is drawn closer than 1:{scale} only.</extracomment>
            <translation>
                <numerusform>うち{count}件は1:{scale}より拡大したときだけ描画されます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>ヘルプ</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>What this is and how it is used (F1)</source>
            <translation>この画面の説明と使い方 (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>目次</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Find in the help</source>
            <translation>ヘルプを検索</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First page</source>
            <translation>最初のページ</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Forward</source>
            <translation>進む</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/window/actions.py" />
            <source>GeoPortfolio help</source>
            <translation>GeoPortfolioヘルプ</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Page</source>
            <translation>ページ</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Pages without these words leave the contents; Enter goes to the next place</source>
            <translation>該当する語のないページは目次から消えます。Enterで次の箇所に移動します</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>The pages of the help</source>
            <translation>ヘルプのページ</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Looking for the address</source>
            <translation>住所を検索中</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>The service knows no address here.</source>
            <translation>サービスはここの住所を持っていません。</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <source>Connect to a service in the Selection dock first, then identify a location.</source>
            <translation>先に選択ドックでサービスに接続してから、地点の情報を表示してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as &amp;Table</source>
            <translation>すべて表としてコピー(&amp;T)</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all that is shown, for a spreadsheet</source>
            <translation>地点と表示中のすべてを表計算用にコピーします</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Find a field or a value</source>
            <translation>フィールドまたは値を検索</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/window/actions.py" />
            <source>Identify Location</source>
            <translation>地点の情報表示</translation>
        </message>
        <message>
            <location filename="../ui/identify/facts.py" />
            <source>{layer}: {state}</source>
            <translation>{layer}: {state}</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The answer leaves out the layer '{layer}'. If it does so everywhere, check its name under Layers.</source>
            <translation>応答にレイヤ「{layer}」がありません。どこでも同じ場合は、「レイヤ」で名前を確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service refuses the layer '{layer}'. Check its name under Layers.</source>
            <translation>サービスがレイヤ「{layer}」を拒否しました。「レイヤ」で名前を確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no answer</source>
            <translation>応答なし</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>nothing here</source>
            <translation>該当なし</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>refused</source>
            <translation>拒否</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>&amp;Layers ({count})...</source>
            <translation>レイヤ({count})(&amp;L)...</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the layers to ask for, from your list of this connection</source>
            <translation>この接続のリストから、問い合わせるレイヤを選びます</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards at {place}</source>
            <translation>{place}のハザード</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Hazards by layer</source>
            <translation>レイヤ別のハザード</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Press Layers and name those that your provider has.</source>
            <translation>「レイヤ」を押し、提供元が持つレイヤ名を指定してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/identify/hazards_section.py" />
            <source>{count} hazard layers found: {names}. Layers in the panel adds others.</source>
            <extracomment>English for 1: 1 hazard layer found: {names}. Layers in the panel adds others.</extracomment>
            <translation>
                <numerusform>ハザードレイヤが{count}件見つかりました: {names}。パネルの「レイヤ」で追加できます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>&amp;Named by</source>
            <translation>識別フィールド(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded point to see its record.</source>
            <translation>読み込んだポイントをクリックすると、そのレコードを表示します。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record</source>
            <translation>レコード</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Record of {point}</source>
            <translation>{point}のレコード</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The field whose value names the point for the service; remembered for this source.</source>
            <translation>サービスがポイントを識別する値のフィールド。ソースごとに記憶します。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this point.</source>
            <translation>サービスにこのポイントのレコードはありません。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service knows no point '{value}' in {source}. Choose another field under 'Named by'.</source>
            <translation>サービスの{source}にポイント「{value}」がありません。「識別フィールド」で別のフィールドを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, where this point came from. Make one.</source>
            <translation>このポイントの取得元{host}への接続がありません。作成してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another under 'Named by'.</source>
            <translation>このレイヤにフィールド「{field}」がありません。「識別フィールド」で別のものを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This point has no value in '{field}'. Choose another under 'Named by'.</source>
            <translation>このポイントの「{field}」に値がありません。「識別フィールド」で別のものを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/section.py" />
            <source>Asking...</source>
            <translation>問い合わせ中...</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Connect to your portfolio service in the Selection dock first.</source>
            <translation>先に選択ドックでポートフォリオサービスに接続してください。</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Looking for addresses</source>
            <translation>住所を検索中</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Looking for {address}</source>
            <translation>{address}を検索中</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Enter asks for exactly this address.</source>
            <translation>「{text}」の候補はありません。Enterでこの住所のまま問い合わせます。</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>QGIS's password store is locked, so no address was asked for. Unlock it to go on.</source>
            <translation>QGISのパスワードストアがロックされているため、住所を問い合わせていません。続けるにはロックを解除してください。</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Reading the position</source>
            <translation>位置を読み取り中</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>&amp;Use as area</source>
            <translation>エリアとして使用(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Add the shapes to the selection areas; points become circles</source>
            <translation>形状を選択エリアに追加します。ポイントは円になります</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Address, or 53.55, 9.99</source>
            <translation>住所、または53.55, 9.99</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>An address, a latitude and longitude, WKT, or GeoJSON; Enter goes there</source>
            <translation>住所、緯度経度、WKT、GeoJSON。Enterで移動します</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click a place on the map for what is known there</source>
            <translation>地点の情報表示: 地図上の地点をクリックすると、そこの情報を表示します</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>住所の候補</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Type the master password of QGIS's password store</source>
            <translation>QGISのパスワードストアのマスターパスワードを入力します</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unloc&amp;k...</source>
            <translation>ロック解除(&amp;K)...</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>ポートフォリオサービスの住所</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>GeoPortfolioのサービスで住所を検索します。</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock QGIS's password store to search addresses</source>
            <translation>QGISのパスワードストアをロック解除して住所を検索</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>choose this to type the master password</source>
            <translation>選択してマスターパスワードを入力</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were the wrong way round; they are swapped here.</source>
            <translation>緯度と経度が逆だったため、入れ替えました。</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>&amp;Zoom</source>
            <translation>ズーム(&amp;Z)</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>C&amp;ircles</source>
            <translation>円(&amp;I)</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>住所と位置をコピー</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Re&amp;port</source>
            <translation>レポート(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>The address is only the city; the position is exact.</source>
            <translation>住所は市までですが、位置は正確です。</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>地図をこの地点にズームします</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>City center only: a 200 m circle means little.</source>
            <translation>市の中心までの精度です。200 mの円はあまり意味がありません。</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>address</source>
            <translation>住所</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city center only</source>
            <translation>市の中心までの精度</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>city!</source>
            <translation>市のみ</translation>
        </message>
        <message>
            <location filename="../ui/places/places_words.py" />
            <source>rooftop</source>
            <translation>建物</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS's Processing, which is switched off. Tick it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>これはQGISのプロセシングで開きますが、無効になっています。プラグイン &gt; プラグインの管理とインストール &gt; インストール済でオンにしてください。</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose layers from the list of the connection</source>
            <translation>接続のリストからレイヤを選びます</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose the columns and their order</source>
            <translation>カラムと順序を選びます</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the filters as a tree or as JSON</source>
            <translation>フィルタをツリーまたはJSONで編集します</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Edit the request, checked while you type, with a preview</source>
            <translation>要求を編集します(入力中に検査、プレビュー付き)</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>List the columns of {source}</source>
            <translation>{source}のカラムを一覧</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Request</source>
            <translation>要求</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>A copy could not be made: {trouble}. Check the space and the rights beside the project.</source>
            <translation>コピーを作成できませんでした: {trouble}。プロジェクトの場所の空き容量と権限を確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Being edited, so still in your profile: {names}. Save the edits, then save the project.</source>
            <translation>編集中のため、まだプロファイルにあります: {names}。編集を保存してから、プロジェクトを保存してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>Copies of {count} reports are there, too.</source>
            <extracomment>English for 1: A copy of 1 report is there, too.</extracomment>
            <translation>
                <numerusform>レポート{count}件のコピーもあります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results beside the project</source>
            <translation>結果をプロジェクトの横に移動</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move them beside the project</source>
            <translation>プロジェクトの横に移動</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Something is under way. Move the results when it has ended.</source>
            <translation>実行中の処理があります。終わってから結果を移動してください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results changed meanwhile.</source>
            <translation>その間に、プロジェクトまたは結果が変更されました。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers lie in your profile. Move them beside the project? The project is saved, too.</source>
            <extracomment>English for 1: 1 result layer lies in your profile. Move it beside the project? The project is saved, too.</extracomment>
            <translation>
                <numerusform>結果レイヤ{count}件がプロファイルにあります。プロジェクトの横に移動しますか? プロジェクトも保存されます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers moved to {folder}, beside the project.</source>
            <extracomment>English for 1: 1 result layer moved to {folder}, beside the project.</extracomment>
            <translation>
                <numerusform>結果レイヤ{count}件を、プロジェクトの横の{folder}に移動しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>{reason} The results stay in your profile; project and layers are as they were.</source>
            <translation>{reason}結果はプロファイルに残り、プロジェクトとレイヤは元のままです。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project is being packed already. Wait for its end.</source>
            <translation>プロジェクトを既にまとめています。終わるまで待ってください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Edits that are not saved are not in it: {names}.</source>
            <translation>保存していない編集は含まれません: {names}。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>プロジェクトパッケージをエクスポート</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No key was put into it.</source>
            <translation>キーは入れていません。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Outside the project's folder, so not in it: {names}.</source>
            <translation>プロジェクトのフォルダの外にあるため、含まれません: {names}。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>{file}にまとめる</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}...</source>
            <translation>{file}にまとめています...</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>Packing {file}: {number} of {count} files.</source>
            <extracomment>English for 1: Packing {file}: {number} of 1 file.</extracomment>
            <translation>
                <numerusform>{file}にまとめています: {count}ファイル中{number}件。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Stopped. Nothing was packed.</source>
            <translation>中止しました。何もまとめていません。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package holds the project as it is saved. Save it now?</source>
            <translation>パッケージには保存済みのプロジェクトが入ります。今すぐ保存しますか?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>There is nothing to pack yet. Load points first.</source>
            <translation>まとめるものがまだありません。先にポイントを読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without its data: {names}.</source>
            <translation>データなし: {names}。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Zip archives (*.zip)</source>
            <translation>Zipアーカイブ (*.zip)</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <source>{count} layers</source>
            <extracomment>English for 1: 1 layer</extracomment>
            <translation>
                <numerusform>レイヤ{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{count} reports</source>
            <extracomment>English for 1: 1 report</extracomment>
            <translation>
                <numerusform>レポート{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>{file}, {size}: {contents}.</source>
            <translation>{file}、{size}: {contents}。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Add your key</source>
            <translation>キーを追加</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/window/window.py" />
            <source>Connect...</source>
            <translation>接続...</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Maps come from '{name}' now, and Refresh asks it. Save the project to keep it so.</source>
            <translation>マップと更新は「{name}」を使うようになりました。維持するには、プロジェクトを保存してください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project ask '{name}' now.</source>
            <translation>このプロジェクトの更新とマップは「{name}」を使うようになりました。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh asks '{name}' now. Save the project to keep it so.</source>
            <translation>更新は「{name}」に問い合わせるようになりました。維持するには、プロジェクトを保存してください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are back.</source>
            <translation>「{name}」のマップが再び使えます。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is locked.</source>
            <translation>{host}のマップにはキーが必要ですが、ロックされています。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your key, which is not here.</source>
            <translation>{host}のマップにはキーが必要ですが、ここにありません。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This is another address than that of '{name}'.</source>
            <translation>「{name}」のアドレスとは異なります。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This project's data came from {host}. You have no connection to it. What was loaded can be read as it is.</source>
            <translation>このプロジェクトのデータは{host}から取得されました。接続はありませんが、読み込み済みのデータはそのまま閲覧できます。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Unlock</source>
            <translation>ロック解除</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Use '{name}' instead</source>
            <translation>代わりに「{name}」を使用</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not answer, or your key was refused. Results are shown as they were saved.</source>
            <extracomment>English for 1: A map of {host} did not answer, or your key was refused. Results are shown as they were saved.</extracomment>
            <translation>
                <numerusform>{host}のマップ{count}件が応答しないか、キーが拒否されました。結果は保存時のまま表示されます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>レポートのフォルダを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder with its whole path.</source>
            <translation>フォルダを完全なパスで指定してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>リスクレポートを準備</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder...</source>
            <translation>フォルダを準備中...</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Reading the points: {read} of {count}</source>
            <translation>ポイントを読み取り中: {count}件中{read}件</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Risk reports of {source}</source>
            <translation>{source}のリスクレポート</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>S&amp;tart</source>
            <translation>開始(&amp;T)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>The points are gone.</source>
            <translation>ポイントがなくなりました。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no layer of points. Load points, or add such a layer.</source>
            <translation>ポイントのレイヤがありません。ポイントを読み込むか、そのようなレイヤを追加してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These points are of {theirs}, the reports will be of {ours}.</source>
            <translation>これらのポイントは{theirs}のもので、レポートは{ours}のものになります。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 takes no filters below others. Choose V2, or send no filters.</source>
            <translation>V1ではフィルタを下位に置けません。V2を選ぶか、フィルタを送信しないでください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and go on any time</source>
            <translation>時間がかかりますが、いつでも一時停止と再開ができます</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer}にファイル名用のフィールド「{field}」がありません。別のものを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points to report on.</source>
            <translation>{layer}にレポート対象のポイントがありません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder:</source>
            <translation>フォルダ(&amp;F):</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points:</source>
            <translation>ポイント(&amp;P):</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>選択ポイントのみ({count})(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version:</source>
            <translation>バージョン(&amp;V):</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat:</source>
            <translation>形式(&amp;O):</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names:</source>
            <translation>ファイル名(&amp;N):</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>円の半径</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that the folder has already</source>
            <translation>フォルダに既にあるレポートをスキップ(&amp;K)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Send the filters of the &amp;docks</source>
            <translation>ドックのフィルタを送信(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>The docks have no filters.</source>
            <translation>ドックにフィルタがありません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>円を付ける(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first, then ask for the report.</source>
            <translation>先に選択ドックでソースを選択してから、レポートを依頼してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first, then ask for the report.</source>
            <translation>先に選択ドックでサービスに接続してから、レポートを依頼してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Opening the report of a point</source>
            <translation>ポイントのレポートを開いています</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Resume</source>
            <translation>再開</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Retry failed</source>
            <translation>失敗分を再試行</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/singles.py" />
            <source>Show</source>
            <translation>表示</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>The journal of the batch lists no report for this point.</source>
            <translation>このバッチの記録に、このポイントのレポートはありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {failed} failed.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {failed} failed.</extracomment>
            <translation>
                <numerusform>{count}件中{saved}件のレポートを保存し、{failed}件が失敗しました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved, {warned} in another format than was asked for.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in another format than was asked for.</extracomment>
            <translation>
                <numerusform>{count}件中{saved}件のレポートを保存しました。うち{warned}件は依頼とは別の形式です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/controller.py" />
            <source>{saved} of {count} reports saved.</source>
            <extracomment>English for 1: {saved} of {count} report saved.</extracomment>
            <translation>
                <numerusform>{count}件中{saved}件のレポートを保存しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/html_view.py" />
            <source>Text of the report</source>
            <translation>レポートのテキスト</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Making the report safe to open</source>
            <translation>レポートを安全な形に変換中</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program opens {path}.</source>
            <translation>{path}を開くプログラムがありません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a copy of the report in which no script runs and nothing is fetched. The saved file is as it came.</source>
            <translation>スクリプトの実行も外部からの取得も行わない、レポートのコピーを開きました。保存したファイルは受信したままです。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Ask for it once more.</source>
            <translation>レポートが空です。もう一度依頼してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>レポートはもう{path}にありません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened: it can't be made safe. Only if you trust your provider, open the file itself: {path}</source>
            <translation>レポートを開いていません。安全な形にできないためです。提供元を信頼する場合のみ、ファイル自体を開いてください: {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it is not opened.</source>
            <translation>{path}はリンクであるか、レポートではないため、開きません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it is not opened. Ask for it once more.</source>
            <translation>{path}はPDFファイルではないため、開きません。もう一度依頼してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>&amp;Map</source>
            <translation>地図(&amp;M)</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Open</source>
            <translation>開く(&amp;O)</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>&amp;Print...</source>
            <translation>印刷(&amp;P)...</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>&amp;Retry failed</source>
            <translation>失敗分を再試行(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/layer_menu.py" />
            <source>A report for each point of a layer, or for those selected</source>
            <translation>レイヤの全ポイント、または選択ポイントごとのレポート</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>すべて: {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for no more reports until Resume</source>
            <translation>「再開」まで、次のレポートを要求しません</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Ask for the reports that failed again</source>
            <translation>失敗したレポートを再度要求します</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>End this order; what is there stays, the rest can be retried</source>
            <translation>この依頼を終了します。保存済みの分は残り、他は再試行できます</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Go on with the reports that are waiting</source>
            <translation>待機中のレポートを続けます</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Move the map to the point of the report</source>
            <translation>レポートのポイントへ地図を移動します</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a place with Report, or select points and ask for all of theirs.</source>
            <translation>レポートがまだありません。「レポート」で地点をクリックするか、ポイントを選択してまとめて依頼してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open &amp;folder</source>
            <translation>フォルダを開く(&amp;F)</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Open the report here in QGIS</source>
            <translation>レポートをQGIS内で開きます</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Orders of reports</source>
            <translation>レポートの依頼</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pa&amp;use</source>
            <translation>一時停止(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Print the report</source>
            <translation>レポートを印刷します</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports</source>
            <translation>レポート</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Reports {saved}/{count}</source>
            <translation>レポート({saved}/{count})</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Res&amp;ume</source>
            <translation>再開(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Risk reports for poi&amp;nts...</source>
            <translation>ポイントのリスクレポート(&amp;N)...</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>レポートと索引のフォルダを表示します</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Show the points on the map; each opens its report</source>
            <translation>ポイントを地図に表示します。各ポイントからレポートを開けます</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>このセッションの単独レポート、{count}件</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>State of the reports to show</source>
            <translation>表示するレポートの状態</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>in line</source>
            <translation>順番待ち</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused; Resume goes on</source>
            <translation>一時停止中(「再開」で続行)</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in another format</source>
            <extracomment>English for 1: 1 in another format</extracomment>
            <translation>
                <numerusform>別の形式{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} there before</source>
            <extracomment>English for 1: 1 there before</extracomment>
            <translation>
                <numerusform>既存{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{saved} of {count} reports saved</source>
            <extracomment>English for 1: {saved} of 1 report saved</extracomment>
            <translation>
                <numerusform>{count}件中{saved}件のレポートを保存</numerusform>
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
            <translation>ページ{page}を描画中</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page}</source>
            <translation>ページ{page}</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Page {page} can't be drawn.</source>
            <translation>ページ{page}を描画できません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/pdf_view.py" />
            <source>Pages of the report</source>
            <translation>レポートのページ</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Look for unfinished reports</source>
            <translation>未完了のレポートを検索</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Risk reports of {source}: {folder}</source>
            <translation>{source}のリスクレポート: {folder}</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Stopped before it was asked for.</source>
            <translation>要求する前に中止しました。</translation>
        </message>
        <message>
            <location filename="../ui/reports/queue.py" />
            <source>Write the index of the reports</source>
            <translation>レポートの索引を書き込み</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>Report for {place}</source>
            <translation>{place}のレポート</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} is already under way.</source>
            <translation>{place}のレポートは既に作成中です。</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} was made for the project that was open before. Its file is {file}.</source>
            <translation>{place}のレポートは、以前開いていたプロジェクト用に作成されました。ファイルは{file}です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more wait</source>
            <extracomment>English for 1: {title}, 1 more waits</extracomment>
            <translation>
                <numerusform>{title}、他{count}件が待機中</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was asked for, but {came} came for {place}.</source>
            <translation>{place}について{wanted}を要求しましたが、{came}が届きました。</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>Reason</source>
            <translation>理由</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/reports/viewer.py" />
            <source>Report</source>
            <translation>レポート</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/results/history_page.py" />
            <source>State</source>
            <translation>状態</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved</source>
            <translation>保存済み</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved in another format</source>
            <translation>別の形式で保存済み</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>waiting</source>
            <translation>待機中</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>was there</source>
            <translation>既存</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit</source>
            <translation>合わせる</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Fit the width; once more: the whole page</source>
            <translation>幅に合わせます。もう一度押すとページ全体に合わせます</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger</source>
            <translation>拡大</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Larger (Ctrl+wheel, or + on the page)</source>
            <translation>拡大 (Ctrl+ホイール、またはページ上で+)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Next page</source>
            <translation>次のページ</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>QGISの外で開く</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open the report in the program that this computer uses for it</source>
            <translation>このコンピュータの既定のプログラムでレポートを開きます</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>レポート{title}を開いています</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report...</source>
            <translation>レポートを開いています...</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Page; type a number to go there</source>
            <translation>ページ(番号を入力すると移動します)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Previous page</source>
            <translation>前のページ</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Printing the report</source>
            <translation>レポートを印刷中</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report saved as {path}.</source>
            <translation>レポートを{path}に保存しました。</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer, pages: {count}.</source>
            <translation>レポートをプリンタに送信しました({count}ページ)。</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Report sent to the printer.</source>
            <translation>レポートをプリンタに送信しました。</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save a copy of the report</source>
            <translation>レポートのコピーを保存します</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Save report</source>
            <translation>レポートを保存</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>レポートを保存中</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Show on &amp;map</source>
            <translation>地図に表示(&amp;M)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller</source>
            <translation>縮小</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Smaller (Ctrl+wheel, or - on the page)</source>
            <translation>縮小 (Ctrl+ホイール、またはページ上で-)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report can't be read here. Another program may, or ask for it once more.</source>
            <translation>ここではレポートを読み取れません。別のプログラムで開くか、もう一度依頼してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>レポートを印刷できませんでした。プリンタを確認するか、QGISの外で開いてください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be saved as {path}: {reason}</source>
            <translation>レポートを{path}に保存できませんでした: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is protected by a password.</source>
            <translation>レポートはパスワードで保護されています。</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report is too large to be shown here.</source>
            <translation>レポートが大きすぎて、ここでは表示できません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>This QGIS can't show PDF files.</source>
            <translation>このQGISはPDFファイルを表示できません。</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>QGIS不要のプログラム。キーはGEOPORTFOLIO_API_KEYから読み取ります</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process command</source>
            <translation>qgis_processコマンドをコピー(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as P&amp;ython</source>
            <translation>Pythonとしてコピー(&amp;Y)</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as cUR&amp;L</source>
            <translation>cURLとしてコピー(&amp;L)</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The command is on the clipboard. It writes to {folder} and holds no key.</source>
            <translation>コマンドをクリップボードにコピーしました。{folder}に書き込みます。キーは含みません。</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The line that asks the same without a window; it holds no key</source>
            <translation>ウィンドウなしで同じ問い合わせをする1行。キーは含みません</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The program is on the clipboard. It holds no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>プログラムをクリップボードにコピーしました。キーは含みません。先にGEOPORTFOLIO_API_KEYを設定してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests are on the clipboard, for bash. They hold no key: set GEOPORTFOLIO_API_KEY first.</source>
            <translation>bash用の要求をクリップボードにコピーしました。キーは含みません。先にGEOPORTFOLIO_API_KEYを設定してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>端末用の要求。キーはGEOPORTFOLIO_API_KEYから読み取ります</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>Results</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Runs</source>
            <translation>実行</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this run is not in the project. Again brings it back.</source>
            <translation>この実行のレイヤはプロジェクトにありません。「再実行」で戻せます。</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>This run went into the accumulation table. Again brings its numbers back; Create Layer puts them on the map.</source>
            <translation>この実行は集積テーブルに入りました。「再実行」で数値を戻し、「レイヤ作成」で地図に表示できます。</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} is gone. Again brings it back.</source>
            <translation>{file}がありません。「再実行」で戻せます。</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} came from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run}の取得元{host}への接続がありません。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' does not offer {source} any more. Choose another source.</source>
            <translation>「{connection}」は{source}をもう提供していません。別のソースを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} is gone with its file. Draw and load it anew.</source>
            <translation>{layer}のクエリがファイルとともに失われました。エリアを描き、新たに読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This was asked in {then}; '{connection}' is set to {now} and asks in that.</source>
            <translation>これは{then}で問い合わせたものです。「{connection}」は{now}の設定なので、そちらで問い合わせます。</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} came from {host}, to which you have no connection. Make one first.</source>
            <translation>{layer}の取得元{host}への接続がありません。先に作成してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Command</source>
            <translation>コマンド(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>&amp;Refresh all layers</source>
            <translation>すべてのレイヤを更新(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the queries of all GeoPortfolio layers of the project again</source>
            <translation>プロジェクトのすべてのGeoPortfolioレイヤのクエリを再度問い合わせます</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Ask the same once more, as a new layer or file</source>
            <translation>同じ問い合わせを、新しいレイヤまたはファイルとして再度実行します</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>qgis_processコマンドをコピー</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Nothing asked yet. Load points or entries.</source>
            <translation>まだ問い合わせがありません。ポイントまたはエントリを読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>行</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>秒</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this run on the map, or the folder of its file</source>
            <translation>この実行のレイヤを地図に、またはファイルのフォルダを表示します</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Take area, filters and columns back into the docks</source>
            <translation>エリア、フィルタ、カラムをドックに戻します</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>When</source>
            <translation>日時</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>ファイル{file}に保存</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large to be kept here</source>
            <translation>エリアが大きすぎて保持できません</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>refreshed</source>
            <translation>更新済み</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>without some areas</source>
            <translation>一部のエリアを除く</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>{rows} in {seconds} s</source>
            <translation>{rows}、{seconds}秒</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Continue</source>
            <translation>続行(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/results/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>更新(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Show what the refresh changed</source>
            <translation>更新による変更を表示(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>&amp;Undo refresh</source>
            <translation>更新を元に戻す(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>A layer of the rows that are new, gone or different</source>
            <translation>追加、削除、変更された行のレイヤ</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Add &amp;hazards...</source>
            <translation>ハザードを追加(&amp;H)...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again, for a dated layer beside this one</source>
            <translation>同じ内容を再度問い合わせ、日付付きのレイヤを追加します</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Asks the same again; the layer keeps its style</source>
            <translation>同じ内容を再度問い合わせます。レイヤのスタイルは保たれます</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Each point of a layer, or those selected, with the hazards there</source>
            <translation>レイヤの全ポイント、または選択ポイントに、その地点のハザードを付与します</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Goes on loading where it was stopped</source>
            <translation>中止した所から読み込みを続けます</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Outlines on the map what this layer asked</source>
            <translation>このレイヤの問い合わせ範囲を地図に輪郭で示します</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Refresh as &amp;new layer</source>
            <translation>新規レイヤとして更新(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Risk re&amp;ports...</source>
            <translation>リスクレポート(&amp;P)...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Show &amp;area</source>
            <translation>エリアを表示(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>Takes area, filters and columns back into the docks</source>
            <translation>エリア、フィルタ、カラムをドックに戻します</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The answer before the last refresh comes back</source>
            <translation>最後の更新前の結果に戻します</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_menu.py" />
            <source>The area of {layer} can't be shown on this map.</source>
            <translation>{layer}のエリアはこの地図に表示できません。</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>&amp;What its mark says...</source>
            <translation>マークの意味(&amp;W)...</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>レイヤとエリアを比較</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status.py" />
            <source>How the layer stands, and what can be done about it</source>
            <translation>レイヤの状態と、できること</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>Refresh with the area as it is &amp;now</source>
            <translation>現在のエリアで更新(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/results/layer_status_actions.py" />
            <source>{layer} can't be shown. {reason}</source>
            <translation>{layer}を表示できません。{reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Bigger pages</source>
            <translation>ページを大きく</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns</source>
            <translation>カラム</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Continue</source>
            <translation>続行</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Continue {title}</source>
            <translation>{title}を続行</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Discard</source>
            <translation>破棄</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/results/recovery.py" />
            <source>Keep</source>
            <translation>保持</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load again</source>
            <translation>再読み込み</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>{title}を読み込み</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Its file is deleted when the project is saved; a file in the profile is kept.</source>
            <translation>{layer}を削除しますか? ファイルはプロジェクトの保存時に削除されます。プロファイル内のファイルは残ります。</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show rows</source>
            <translation>行を表示</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Try without filters</source>
            <translation>フィルタなしで試す</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to area</source>
            <translation>エリアにズーム</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> ({count} rows)</source>
            <extracomment>English for 1:  (1 row)</extracomment>
            <translation>
                <numerusform> ({count}行)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {circles} and {count} areas</source>
            <extracomment>English for 1:  in {circles} and 1 area</extracomment>
            <translation>
                <numerusform> {circles}とエリア{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} areas</source>
            <extracomment>English for 1:  in 1 area</extracomment>
            <translation>
                <numerusform> {count}エリア</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> in {count} circles</source>
            <extracomment>English for 1:  in 1 circle</extracomment>
            <translation>
                <numerusform> 円{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source> with these {count} filters</source>
            <extracomment>English for 1:  with this filter</extracomment>
            <translation>
                <numerusform> (この{count}件のフィルタを適用)</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was taken off.</source>
            <translation>フィルタ{filter}は新しいカラムに合わないため、解除しました。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <location filename="../ui/results/previous_results.py" />
            <source>No row has changed.</source>
            <translation>変更された行はありません。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies under the footprint {footprint}{filters}.</source>
            <translation>フットプリント{footprint}の下に{source}のデータはありません{filters}。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} lies {place}{filters}.</source>
            <translation>{source}のデータは{place}ありません{filters}。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Nothing of {source} matches these filters.</source>
            <translation>{source}にこのフィルタに該当するデータはありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {count} came. They are on the map, marked incomplete. {reason}</source>
            <extracomment>English for 1: Only {count} came. It is on the map, marked incomplete. {reason}</extracomment>
            <translation>
                <numerusform>{count}だけが届きました。地図に表示し、不完全と示しています。{reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Only {rows} came. {file} has them and is incomplete. {reason}</source>
            <extracomment>English for 1: Only {rows} came. {file} has it and is incomplete. {reason}</extracomment>
            <translation>
                <numerusform>{rows}だけが届きました。{file}に保存されていますが、不完全です。{reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: Stopped after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>{count}で中止しました。地図に表示し、不完全と示しています。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}. {file} has them and is incomplete.</source>
            <extracomment>English for 1: Stopped after {rows}. {file} has it and is incomplete.</extracomment>
            <translation>
                <numerusform>{rows}で中止しました。{file}に保存されていますが、不完全です。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before anything came.</source>
            <translation>何も届かないうちに中止しました。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first entry came.</source>
            <translation>最初のエントリが届く前に中止しました。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first point came.</source>
            <translation>最初のポイントが届く前に中止しました。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. What had come before is on the map as it was, marked incomplete.</source>
            <translation>中止しました。以前に届いた分はそのまま地図にあり、不完全と表示されています。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty{filters}.</source>
            <translation>{source}の集積レイヤは空です{filters}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}. They are on the map, marked incomplete.</source>
            <extracomment>English for 1: The connection broke after {count}. It is on the map, marked incomplete.</extracomment>
            <translation>
                <numerusform>{count}で接続が切れました。地図に表示し、不完全と示しています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} is gone: {file}. Load it again.</source>
            <translation>{layer}のファイルがありません: {file}。再度読み込んでください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service gives at most {given} entries a page, not {asked}.</source>
            <extracomment>English for 1: The service gives at most {given} entry a page, not {asked}.</extracomment>
            <translation>
                <numerusform>サービスは1ページ{asked}件ではなく、最大{given}件のエントリを返します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no place: a table, F6 opens it.</source>
            <translation>位置がないため、テーブルになります。F6で開きます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>in these {count} areas</source>
            <extracomment>English for 1: in this area</extracomment>
            <translation>
                <numerusform>この{count}件のエリアには</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>in this area</source>
            <translation>このエリアには</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>更新していません。{reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} came, so the layer keeps the answer before. {reason}</source>
            <translation>{rows}しか届かなかったため、レイヤは以前の結果のままです。{reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has nothing there any more. The layer still shows the answer before.</source>
            <translation>サービスに該当データがもうありません。レイヤは以前の結果を表示しています。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} are on the map; those without sums say why in their table. {reason}</source>
            <extracomment>English for 1: {count} is on the map; without sums, it says why in its table. {reason}</extracomment>
            <translation>
                <numerusform>{count}を地図に表示しました。合計のないものは、理由がテーブルにあります。{reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no place: only the table shows them, F6 opens it.</source>
            <extracomment>English for 1: 1 of the rows has no place: only the table shows it, F6 opens it.</extracomment>
            <translation>
                <numerusform>{count}行に位置がなく、テーブルにのみ表示されます。F6で開きます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of {all} layers refreshed.</source>
            <extracomment>English for 1: {count} of {all} layer refreshed.</extracomment>
            <translation>
                <numerusform>{all}件中{count}件のレイヤを更新しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} can't go on where it stopped. Load it again.</source>
            <translation>{layer}は中止した所から続行できません。再度読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or drop the edits, then continue.</source>
            <translation>{layer}は編集中です。編集を保存または破棄してから、続行してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to go on with.</source>
            <translation>{layer}は完了しています。続きはありません。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows}を{file}に保存、{seconds}秒</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the answer before can't be compared</source>
            <translation>{rows}。以前の結果とは比較できません</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}、{seconds}秒</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>{layer}の変更</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>{layer}を比較</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>The answer before the refresh is gone, so the layer stays as it is. Refresh it for today's answer.</source>
            <translation>更新前の結果が失われたため、レイヤはそのままです。最新の結果を得るには更新してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>{layer}の更新を元に戻す</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} is being edited. Save or drop the edits, then refresh it.</source>
            <translation>{layer}は編集中です。編集を保存または破棄してから、更新してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/previous_results.py" />
            <source>{layer} shows the answer of {when} again.</source>
            <translation>{layer}は{when}の結果に戻りました。</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add hazards</source>
            <translation>ハザードを追加</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete loads that did not end</source>
            <translation>未完了の読み込みを削除</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the hazards of {count} points that came?</source>
            <extracomment>English for 1: Delete the hazards of 1 point that came?</extracomment>
            <translation>
                <numerusform>届いたポイント{count}件のハザードを削除しますか?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} rows that came?</source>
            <extracomment>English for 1: Delete the row that came?</extracomment>
            <translation>
                <numerusform>届いた{count}行を削除しますか?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for loads that did not end</source>
            <translation>未完了の読み込みを検索</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Put them on the map</source>
            <translation>地図に表示</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while hazards were added: {answered} of {count} points have theirs.</source>
            <extracomment>English for 1: QGIS ended while hazards were added: {answered} of {count} points has them.</extracomment>
            <translation>
                <numerusform>ハザードの追加中にQGISが終了しました。{count}件中{answered}件のポイントで取得済みです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {runs} runs were under way: {rows} came.</source>
            <extracomment>English for 1: QGIS ended while {runs} run was under way: {rows} came.</extracomment>
            <translation>
                <numerusform>{runs}件の実行中にQGISが終了しました。届いた分: {rows}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS ended while {source} was loading: {rows} came.</source>
            <translation>{source}の読み込み中にQGISが終了しました。届いた分: {rows}。</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>{file}を読み取り</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Add hazards to this layer for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Add hazards to this layer for the others.</extracomment>
            <translation>
                <numerusform>{count}件中{answered}件のポイントにハザードがあります。残りはこのレイヤにハザードを追加してください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {answered} of {count} points have their hazards, which are kept.</source>
            <extracomment>English for 1: {reason} {answered} of {count} points has its hazards, which are kept.</extracomment>
            <translation>
                <numerusform>{reason}{count}件中{answered}件のポイントのハザードが保持されています。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} came before that and are kept.</source>
            <extracomment>English for 1: {reason} {rows} of {source} came before that and is kept.</extracomment>
            <translation>
                <numerusform>{reason}それまでに{source}の{rows}が届き、保持されています。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} runs that did not end are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} run that did not end is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason}終了しなかった{runs}件の実行が保持されています: {rows}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh again</source>
            <translation>再度更新</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>{layer}を更新</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>{layer}を更新中</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Remove the layer</source>
            <translation>レイヤを削除</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show changes</source>
            <translation>変更を表示</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Show what came</source>
            <translation>届いた分を表示</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>The layer was removed meanwhile.</source>
            <translation>その間にレイヤが削除されました。</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>There is nothing to refresh yet. Load points first.</source>
            <translation>更新するものがまだありません。先にポイントを読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>Undo refresh</source>
            <translation>更新を元に戻す</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>What came is gone by now. Refresh the layer again.</source>
            <translation>届いた分はもうありません。レイヤを再度更新してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>its file {path} is gone, and the query with it. Load it again from the Selection dock.</source>
            <translation>ファイル{path}がクエリとともに失われました。選択ドックから再度読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/results/refreshing.py" />
            <source>you have no connection to {host}. Make one, then refresh again.</source>
            <translation>{host}への接続がありません。作成してから、再度更新してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>{layer}のファイルを読み取り</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>A&amp;ddress</source>
            <translation>住所(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/search/dock.py" />
            <source>Portfo&amp;lio</source>
            <translation>ポートフォリオ(&amp;L)</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this row</source>
            <translation>この行を削除</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}(このソースで必須)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search takes a flat list, and your filters are nested: {filters}. Move them side by side in the Filters dock, or load them in an area instead.</source>
            <translation>検索では平坦なリストを使いますが、フィルタが入れ子です: {filters}。フィルタドックで並列に移すか、代わりにエリア内で読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns are chosen under Columns for entries in the Selection dock</source>
            <translation>カラムは選択ドックの「エントリのカラム」で選びます</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: the service's own choice</source>
            <translation>カラム: サービスの既定</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>カラム: {all}件中{count}件</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 this search travels in the address, which is {length} characters long; a service may refuse more than {limit}. Take fewer fields or columns, or set the connection to V2.</source>
            <translation>V1ではこの検索の条件がアドレスに入り、長さは{length}文字です。サービスは{limit}文字を超えると拒否する場合があります。フィールドまたはカラムを減らすか、接続をV2に設定してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>It is incomplete.</source>
            <translation>不完全です。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Nothing of {source} has {filters}. Remove a field, or check its value.</source>
            <translation>{source}に{filters}のデータはありません。フィールドを削除するか、値を確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read what was found</source>
            <translation>検索結果を読み取り</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}...</source>
            <translation>{source}を検索中...</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row came.</source>
            <translation>最初の行が届く前に中止しました。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The Filters dock has no filter yet.</source>
            <translation>フィルタドックにフィルタがまだありません。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>The first {shown} of {count} are shown here.</source>
            <translation>{count}件中、最初の{shown}件を表示しています。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no place: on the map they are a table.</source>
            <translation>位置がないため、地図ではテーブルになります。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no place to zoom to.</source>
            <translation>この行にはズームする位置がありません。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 joins filters with AND, so this finds nothing.</source>
            <translation>{field}の値が2つあります。V1はフィルタをANDで結合するため、何も見つかりません。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Type a value for {field}, or remove its row.</source>
            <translation>{field}の値を入力するか、行を削除してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no search for points that we could ask. Search its entries, or set the connection to V2.</source>
            <translation>V1には使えるポイント検索がありません。エントリを検索するか、接続をV2に設定してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>フィールドを指定しないと、ソース全体が読み込まれます。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. F6 opens their table.</source>
            <translation>{rows}を地図に追加しました。F6でテーブルを開きます。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} asks for a filter on {label}. Add it as a field.</source>
            <translation>{source}には{label}のフィルタが必要です。フィールドとして追加してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this key.</source>
            <translation>このキーでは{source}は空です。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source}: {rows}、{seconds}秒。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Add all to map</source>
            <translation>すべて地図に追加(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Field</source>
            <translation>フィールド(&amp;F)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Search</source>
            <translation>検索(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>&amp;Take the filters</source>
            <translation>フィルタを使用(&amp;T)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all that was found as a layer, beyond the rows shown here</source>
            <translation>表示中の行以外も含め、検索結果をすべてレイヤとして追加します</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double click or Enter: zoom to the row's place</source>
            <translation>ダブルクリックまたはEnter: 行の位置にズーム</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries of</source>
            <translation>エントリ:</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Entries: full records, chosen columns</source>
            <translation>エントリ: 完全なレコード、選択したカラム</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One more field to search by</source>
            <translation>検索フィールドを追加します</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points of</source>
            <translation>ポイント:</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Points: one marker per place</source>
            <translation>ポイント: 地点ごとに1つのマーカー</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search by the filters of the Filters dock</source>
            <translation>フィルタドックのフィルタで検索します</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, wherever it lies (Enter)</source>
            <translation>場所に関係なくソース全体を検索します (Enter)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>St&amp;op</source>
            <translation>中止(&amp;O)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>The source is chosen in the Selection dock</source>
            <translation>ソースは選択ドックで選びます</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>検索対象</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What was found</source>
            <translation>検索結果</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source yet</source>
            <translation>ソース未選択</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Accumulate</source>
            <translation>集積(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Layers to ask for...</source>
            <translation>問い合わせるレイヤ(&amp;L)...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Load points</source>
            <translation>ポイントを読み込み(&amp;L)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Report</source>
            <translation>レポート(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk reports for selected points...</source>
            <translation>選択ポイントのリスクレポート(&amp;R)...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>A report for each selected point of the active layer, in a folder</source>
            <translation>アクティブレイヤの選択ポイントごとのレポートをフォルダに保存します</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation by &amp;layer...</source>
            <translation>レイヤ別の集積(&amp;L)...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Add hazards to &amp;points...</source>
            <translation>ポイントにハザードを追加(&amp;P)...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>先にソースを選択してください</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place on the map for the hazards there</source>
            <translation>地図上の地点をクリックすると、その地点のハザードを表示します</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded point on the map for its risk report ({how})</source>
            <translation>地図上の地点または読み込んだポイントをクリックすると、リスクレポートを作成します({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>先にエリアを描いてください</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first; the menu has what is asked without one</source>
            <translation>先にエリアを描いてください。エリアなしの問い合わせはメニューにあります</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries as C&amp;SV file...</source>
            <translation>エントリをCSVファイルに(&amp;S)...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Entries under a li&amp;ve event...</source>
            <translation>ライブイベントの対象エントリ(&amp;V)...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Ha&amp;zards</source>
            <translation>ハザード(&amp;Z)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and under an event</source>
            <translation>地点、多数のポイント、イベントのハザード</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load entries</source>
            <translation>エントリを読み込み</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the full records in the area, with the chosen columns</source>
            <translation>エリア内の完全なレコードを、選択したカラムで読み込みます</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the points in the area: one marker per place (Ctrl+Return)</source>
            <translation>エリア内のポイントを読み込みます: 地点ごとに1つのマーカー (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Points as &amp;CSV file...</source>
            <translation>ポイントをCSVファイルに(&amp;C)...</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;HTML</source>
            <translation>HTMLでレポート(&amp;H)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report as &amp;PDF</source>
            <translation>PDFでレポート(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Reports of V&amp;1</source>
            <translation>V1のレポート(&amp;1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Reports of V&amp;2</source>
            <translation>V2のレポート(&amp;2)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The entries that the footprint of an event touches</source>
            <translation>イベントのフットプリントにかかるエントリ</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The report says what lies in the circles, too; their radii are above</source>
            <translation>円の中の内容もレポートに含めます。半径は上で指定します</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own accumulation layer of this source (V1)</source>
            <translation>サービスが持つこのソースの集積レイヤ (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The service's own table, written to a file while it comes</source>
            <translation>サービスのテーブルをそのまま、届くたびにファイルに書き込みます</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The sums of the area, or of each radius: values, counts, currencies</source>
            <translation>エリアまたは半径ごとの合計: 値、件数、通貨</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The version of the reports is their own, not the connection's</source>
            <translation>レポートのバージョンは接続のバージョンとは別です</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles</source>
            <translation>円を付ける(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;circles: {radii}</source>
            <translation>円を付ける: {radii}(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Your list of hazard layers of this connection: the service has none</source>
            <translation>この接続のハザードレイヤのリスト(サービスにはありません)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>&amp;Clear</source>
            <translation>クリア(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with QGIS's vertex tool</source>
            <translation>QGISの頂点ツールでエリアを編集します</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Measure the areas</source>
            <translation>エリアを測定</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove all areas</source>
            <translation>すべてのエリアを削除します</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Remove the selected areas (Delete)</source>
            <translation>選択したエリアを削除します(Delete)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>{name}, {size}</source>
            <translation>{name}、{size}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>{name}: {radii}</source>
            <translation>{name}: {radii}</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Join into one area</source>
            <translation>1つのエリアに結合(&amp;J)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;New circles</source>
            <translation>新しい円(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Paste WKT or GeoJSON</source>
            <translation>WKTまたはGeoJSONを貼り付け(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Polygon</source>
            <translation>ポリゴン(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected features</source>
            <translation>選択地物(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All features of the current layer</source>
            <translation>現在のレイヤの全地物</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Click centers on the map; each gets all radii (Shift+F9)</source>
            <translation>地図上で中心をクリックします。各中心に全半径の円ができます (Shift+F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Draw a polygon on the map (F9)</source>
            <translation>地図にポリゴンを描きます (F9)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Map &amp;extent</source>
            <translation>地図の領域(&amp;E)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii of the circles, as in 200 500 1km; units m, km, mi and ft, without one meters</source>
            <translation>円の半径(例: 200 500 1km)。単位はm、km、mi、ft。単位なしはメートル</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Selected polygons as areas, selected points as centers of circles</source>
            <translation>選択ポリゴンをエリアに、選択ポイントを円の中心にします</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire radius</source>
            <translation>ソルベンシーII火災半径</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Take areas from features, the map or the clipboard</source>
            <translation>地物、地図、クリップボードからエリアを取得します</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>The union of all areas, asked and tagged as one</source>
            <translation>全エリアの和集合。1つとして問い合わせ、1つの名前を付けます</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What the map shows, as one area</source>
            <translation>地図の表示範囲を1つのエリアにします</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>What was copied: WKT, GeoJSON, or latitude and longitude</source>
            <translation>コピーしたWKT、GeoJSON、または緯度経度</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Whole &amp;layer</source>
            <translation>レイヤ全体(&amp;L)</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>下へ(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Entries in one page</source>
            <translation>1ページのエントリ数(&amp;E)</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>ドラッグしてカラムの順序を変更</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Entries in one request. A service may give fewer; then the pages become as small.</source>
            <translation>1回の要求のエントリ数。サービスの上限が小さい場合は、ページも小さくなります。</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Find a column</source>
            <translation>カラムを検索</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns down</source>
            <translation>選択したカラムを下へ移動します</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Move the selected columns up</source>
            <translation>選択したカラムを上へ移動します</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>None chosen: the service gives those it has by itself.</source>
            <translation>未選択: サービスの既定のカラムが返されます。</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;all</source>
            <translation>すべて選択(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;none</source>
            <translation>選択解除(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns that are shown</source>
            <translation>表示中のカラムをすべてオンにします</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns that are shown</source>
            <translation>表示中のカラムをすべてオフにします</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{count} of {all} columns</source>
            <extracomment>English for 1: {count} of {all} column</extracomment>
            <translation>
                <numerusform>{all}件中{count}件のカラム</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>{latitude} and {longitude} are also requested, to show the entries on the map.</source>
            <translation>エントリを地図に表示するため、{latitude}と{longitude}も要求します。</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>{source}のフィルタは「{before}」に残ります。「{now}」にはこのソースのフィルタがありません。</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use them here, too</source>
            <translation>ここでも使用</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of entries, their order and the size of a page</source>
            <translation>エントリのカラム、順序、ページの大きさを選びます</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: those that the service gives</source>
            <translation>エントリのカラム: サービスの既定</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Columns for entries: {count} of {all}</source>
            <translation>エントリのカラム: {all}件中{count}件</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>E&amp;dit</source>
            <translation>編集(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edi&amp;t</source>
            <translation>編集(&amp;T)</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the columns</source>
            <translation>カラムを編集</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit the filters</source>
            <translation>フィルタを編集</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Filters: {filters}</source>
            <translation>フィルタ: {filters}</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Open the Filters dock</source>
            <translation>フィルタドックを開きます</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>選択エリアを読み取り</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom there</source>
            <translation>そこへズーム</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load points.</source>
            <translation>1. エリアを描きます。
2. フィルタを追加します。
3. ポイントを読み込みます。</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>選択</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections...</source>
            <translation>接続(&amp;C)...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload sources</source>
            <translation>ソースを再読み込み(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>All connections, in QGIS's options</source>
            <translation>すべての接続(QGISのオプション)</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Answered {time}</source>
            <translation>{time}に応答</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service again which sources your key may see</source>
            <translation>キーで閲覧できるソースをサービスに再度問い合わせます</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Ask the service which sources your key may see</source>
            <translation>キーで見られるソースをサービスに問い合わせます</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Asking for the sources...</source>
            <translation>ソースを問い合わせ中...</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>ソースを選択</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connection: which service is asked</source>
            <translation>接続: 問い合わせるサービス</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>接続とソース</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Source: which portfolio is asked</source>
            <translation>ソース: 問い合わせるポートフォリオ</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>The form for the address and the key of another service</source>
            <translation>別のサービスのアドレスとキーを入力します</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Answered {time}</source>
            <extracomment>English for 1: 1 source. Answered {time}</extracomment>
            <translation>
                <numerusform>ソース{count}件。{time}に応答</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>CSVファイル (*.csv)</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>CSVとして保存</translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} exists already. Replace it?</source>
            <translation>{file}は既に存在します。置き換えますか?</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Accumulate</source>
            <translation>集積</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add hazard maps...</source>
            <translation>ハザードマップを追加...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Asks the queries of all GeoPortfolio layers of the project again.</source>
            <translation>プロジェクトのすべてのGeoPortfolioレイヤのクエリを再度問い合わせます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key may do.</source>
            <translation>接続と、そのAPIキーで使える機能を確認します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its address, record and hazards are shown.</source>
            <translation>地点または読み込んだポイントをクリックすると、住所、レコード、ハザードを表示します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded point; its risk report opens.</source>
            <translation>地点または読み込んだポイントをクリックすると、リスクレポートが開きます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii of all; Enter ends it.</source>
            <translation>中心をクリックします。数字ですべての中心の半径を入力し、Enterで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the corners of an area; right click or Enter ends it.</source>
            <translation>エリアの頂点をクリックします。右クリックまたはEnterで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections...</source>
            <translation>接続...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection...</source>
            <translation>接続の診断...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw a polygon selection</source>
            <translation>ポリゴンで選択</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw circles</source>
            <translation>円を描く</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package...</source>
            <translation>プロジェクトパッケージをエクスポート...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find an address</source>
            <translation>住所を検索</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load points</source>
            <translation>ポイントを読み込み</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads one marker for each place of the source in the area.</source>
            <translation>エリア内にあるソースの場所ごとにマーカーを1つ読み込みます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Loads the full records of the source in the area.</source>
            <translation>エリア内にあるソースのエントリをすべての項目とともに読み込みます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with accumulations, reports and past queries.</source>
            <translation>集積、レポート、過去のクエリのドックを開きます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the dock with the filters of the query.</source>
            <translation>クエリのフィルタのドックを開きます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the docks in which you choose a source, an area and filters.</source>
            <translation>ソース、エリア、フィルタを選ぶドックを開きます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Opens the maps of the service: find, look, and add several at once.</source>
            <translation>サービスのマップを開きます。検索、確認、複数の同時追加ができます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Puts the project, its results and its reports into one zip, without your key.</source>
            <translation>プロジェクト、結果、レポートを1つのzipにまとめます。キーは含みません。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh all results</source>
            <translation>すべての結果を更新</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk report at a click</source>
            <translation>クリックでリスクレポート</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show filters</source>
            <translation>フィルタを表示</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show results</source>
            <translation>結果を表示</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show the GeoPortfolio panel</source>
            <translation>GeoPortfolioパネルを表示</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>バージョン、設定、ログを一つのテキストで表示します(APIキーは含みません)。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Sums up what the source has in the area.</source>
            <translation>エリア内にあるソースの値を合計します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text...</source>
            <translation>サポート用テキスト...</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>The services that you can ask: their addresses and keys.</source>
            <translation>問い合わせできるサービスのアドレスとキー。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Type an address; suggestions come while you type.</source>
            <translation>住所を入力します。入力中に候補が表示されます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>What each screen is for and how it is used.</source>
            <translation>各画面の目的と使い方。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: arrows bring a place under a cross, with Shift a little; {key} clicks there.</source>
            <translation>マウスなし: 矢印キーで地点を十字の下に移動し (Shiftで少しずつ)、{key}でそこをクリックします。</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the maps of {connection}</source>
            <translation>{connection}のマップを一覧</translation>
        </message>
        <message>
            <location filename="../ui/window/catalog.py" />
            <source>List the sources of {connection}</source>
            <translation>{connection}のソースを一覧</translation>
        </message>
        <message>
            <location filename="../ui/window/job_offer.py" />
            <source>The layer {layer} was made for the project that was open before. Its file is {file}.</source>
            <translation>レイヤ{layer}は、以前開いていたプロジェクト用に作成されました。ファイルは{file}です。</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>証明書</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check connection</source>
            <translation>接続を確認</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check proxy</source>
            <translation>プロキシを確認</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics...</source>
            <translation>診断を実行...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>{come}を読み込み済み、{seconds}秒</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Go on?</source>
            <translation>{come}を読み込みました。続行しますか?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Stop and keep</source>
            <translation>中止して保持</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. What came is being kept...</source>
            <translation>中止しました。届いた分を保存中...</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Trying again in {seconds} s (try {attempt} of {attempts})</source>
            <translation>{seconds}秒後に再試行します({attempt}/{attempts}回目)</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>{count} ({size})</source>
            <translation>{count}({size})</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/window/progress.py" />
            <location filename="../ui/window/size_question.py" />
            <source>{count} rows so far ({size}), and more to come. Go on?</source>
            <extracomment>English for 1: 1 row so far ({size}), and more to come. Go on?</extracomment>
            <translation>
                <numerusform>現在{count}行({size})で、まだ続きがあります。続行しますか?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>{title}, {seconds} s</source>
            <translation>{title}、{seconds}秒</translation>
        </message>
        <message>
            <location filename="../ui/window/progress_row.py" />
            <source>C&amp;ontinue</source>
            <translation>続行(&amp;O)</translation>
        </message>
        <message>
            <location filename="../ui/window/progress_row.py" />
            <source>Go on loading</source>
            <translation>読み込みを続けます</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is under way. Wait for it, or stop it.</source>
            <translation>別の集積が実行中です。終わるまで待つか、中止してください。</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is under way. Wait for it, or stop it.</source>
            <translation>別の読み込みが実行中です。終わるまで待つか、中止してください。</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>{connection}に接続</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>List the filters of {source}</source>
            <translation>{source}のフィルタを一覧</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Test the connection</source>
            <translation>接続をテスト</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>The service answers. Sources: {sources}</source>
            <translation>サービスは応答しています。ソース: {sources}</translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>GeoPortfolio がインストールされました。ポートフォリオサービスに接続してください。</translation>
        </message>
    </context>
</TS>
