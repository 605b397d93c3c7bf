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
            <location filename="../ui/exposure/limits_table.py" />
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
            <source>'{name}' could not be transformed to EPSG:4326; it was skipped. Check the CRS of its layer.</source>
            <translation>「{name}」を経度緯度に変換できないため、問い合わせていません。レイヤの座標参照系を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no coordinate system; it was skipped. Set the layer's CRS.</source>
            <translation>「{name}」に座標参照系がないため、問い合わせていません。レイヤの座標参照系を設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has no point on the map; it was skipped.</source>
            <translation>「{name}」は地図上の単一の点ではないため、問い合わせていません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' has several points; it was skipped. Split them with Multipart to singleparts.</source>
            <translation>「{name}」は複数の点からなるため、問い合わせていません。「マルチパートをシングルパートに変換」で分割してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>'{name}' is outside ±180°, ±90°; it was skipped. Check the CRS of its layer.</source>
            <translation>「{name}」は経度180度または緯度90度を超えているため、問い合わせていません。レイヤの座標参照系を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Area '{name}' could not be transformed to EPSG:4326; nothing was sent. Check the CRS of its layer.</source>
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
            <source>Area '{name}' needs at least 3 distinct vertices{where}; nothing was sent.</source>
            <translation>エリア「{name}」には異なる点が3つ以上必要です{where}。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>Line {line} is not 'latitude, longitude': '{near}'. Correct it and paste again.</source>
            <translation>{line}行目は「緯度,経度」ではありません: 「{near}」。修正して再度貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No geometry on the clipboard, but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>クリップボードの内容は形状ではなく「{near}」です。先にWKT、GeoJSON、または「緯度,経度」をコピーしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>No text on the clipboard. Copy WKT, GeoJSON or 'latitude, longitude' first.</source>
            <translation>クリップボードにテキストがありません。先にWKT、GeoJSON、または「緯度,経度」をコピーしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>QGIS does not know the coordinate system '{near}' of the pasted text.</source>
            <translation>貼り付けたテキストが指定する座標参照系「{near}」は、QGISにありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted coordinates ({near}) are not in degrees. Add the coordinate system in front, as in SRID=25832;POLYGON(...), and paste again.</source>
            <translation>貼り付けた座標({near})は度単位ではありません。SRID=25832;POLYGON(...)のように座標参照系を先頭に付け、再度貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text contains no polygon and no point.</source>
            <translation>貼り付けたテキストにポリゴンもポイントもありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text could not be read at line {line}, column {column}, near '{near}'.</source>
            <translation>貼り付けたテキストを{line}行{column}列の「{near}」付近で読み取れません。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is a line, which encloses nothing. Paste polygons or points.</source>
            <translation>貼り付けたテキストはラインで、内側がありません。ポリゴンまたはポイントを貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>The pasted text is not valid GeoJSON at {near}. Correct it and paste again.</source>
            <translation>貼り付けたテキストは{near}でGeoJSONとして読み取れません。修正して再度貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>crosses itself{where}</source>
            <translation>が自己交差{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>has fewer than 3 distinct vertices{where}</source>
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
            <source>is neither a polygon nor a point</source>
            <translation>がポリゴンでもポイントでもない</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is not valid{where}</source>
            <translation>が無効{where}</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside the extent of its coordinate system</source>
            <translation>が座標参照系の範囲外</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/errors.py" />
            <source>is outside ±180°, ±90°</source>
            <translation>が地球の範囲外</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/from_features.py" />
            <source>{name} (feature {id})</source>
            <translation>{name}(地物{id})</translation>
        </message>
        <message>
            <location filename="../core/gis/areas/pasted.py" />
            <source>geometry {number}</source>
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
            <source>{count} areas merged</source>
            <extracomment>English for 1: 1 area merged</extracomment>
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
            <source>A connection needs a unique name without slashes, other than 'environment'.</source>
            <translation>接続には固有の名前が必要です。スラッシュと「environment」は使えません。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection '{connection}'. Choose another one or add it.</source>
            <translation>接続「{connection}」はありません。別の接続を選ぶか、作成してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/connections.py" />
            <source>There is no connection yet. Add one under Settings &gt; Options &gt; GeoPortfolio, or set the variables GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.</source>
            <translation>接続がまだありません。設定 &gt; オプション &gt; GeoPortfolioで作成するか、変数GEOPORTFOLIO_URLとGEOPORTFOLIO_API_KEYを設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' could not be read, so nothing was sent. Unlock the QGIS authentication database with the master password, or enter the API key again.</source>
            <translation>「{connection}」のAPIキーを読み取れないため、何も送信していません。マスターパスワードでQGISの認証データベースのロックを解除するか、APIキーをもう一度入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The API key of '{connection}' was kept until QGIS was closed. Enter it again in the connection.</source>
            <translation>「{connection}」のAPIキーはQGISの終了時に破棄されました。接続で入力し直してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database did not store the API key. Keep it until QGIS is closed, or try again and enter the master password.</source>
            <translation>QGISの認証データベースにAPIキーを保存できませんでした。QGISを閉じるまで保持するか、マスターパスワードを入力してもう一度お試しください。</translation>
        </message>
        <message>
            <location filename="../core/gis/connections/keys.py" />
            <source>The QGIS authentication database has no API key for '{connection}'. Enter it again in the connection.</source>
            <translation>QGISの認証データベースに「{connection}」のAPIキーがありません。接続でもう一度入力してください。</translation>
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
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../core/toolbox/shared/groups.py" />
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
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/styles/areas.py" />
            <location filename="../ui/exposure/limits_table.py" />
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
            <location filename="../ui/window/actions.py" />
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
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../core/toolbox/exposure/base.py" />
            <location filename="../core/toolbox/load_table.py" />
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>Locations</source>
            <translation>所在地</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Not found ({status}): the service does not offer this, or not at this URL.</source>
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
            <location filename="../core/toolbox/load_table.py" />
            <source>Records</source>
            <translation>エントリ</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <source>Risk Reports</source>
            <translation>リスクレポート</translation>
        </message>
        <message>
            <location filename="../core/gis/diagnostics/checks.py" />
            <location filename="../ui/search/dock.py" />
            <location filename="../ui/search/portfolio_panel.py" />
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
            <source>The connection is not encrypted, so others on the network can read the API key. Ask your provider for an https URL.</source>
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
            <source>Failed, see message</source>
            <translation>失敗、メッセージ参照</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/identify/hazards_section.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards</source>
            <translation>ハザード</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>In hazard zone</source>
            <translation>ハザードゾーン内</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Message</source>
            <translation>メッセージ</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Not requested, stopped before</source>
            <translation>中止のため未問い合わせ</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Outside</source>
            <translation>範囲外</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <source>Point</source>
            <translation>ポイント</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <source>Requested</source>
            <translation>問い合わせ内容</translation>
        </message>
        <message>
            <location filename="../core/gis/enrichment/layer.py" />
            <location filename="../core/gis/reports/points.py" />
            <location filename="../ui/diagnostics/results_model.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/reports/table_model.py" />
            <location filename="../ui/results/history_page.py" />
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
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has '{found}', which is not a number. Use a numeric field, or to_real().</source>
            <translation>地物{name}の値「{found}」は数値ではありません。数値フィールドかto_real()を使ってください。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>Feature {name} has the negative value {found}. Exclude it, or choose another value.</source>
            <translation>地物{name}の値{found}は負の値です。除外するか、別の値を選んでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>No feature of {name} has a position that can be transformed to EPSG:4326. Check the CRS of its layer.</source>
            <translation>{name}の地物にはEPSG:4326に変換できる位置がありません。レイヤのCRSを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>The expression of {name} is not valid: {found}. Correct it.</source>
            <translation>{name}の式が正しくありません: {found}。修正してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} has no features. Choose another layer.</source>
            <translation>{name}には地物がありません。別のレイヤを選んでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/errors.py" />
            <source>{name} is {found} m. Enter a radius of 1 to 100,000 meters.</source>
            <translation>{name}は{found} mです。1～100,000メートルの半径を入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>A circle is closed: a location counts if its geodesic distance from the center on the ellipsoid WGS 84, rounded to 1 mm, is at most the radius. A polygon counts by its nearest edge. All centers on the globe are considered, not only locations: the sum of all values in reach of a region of centers bounds its circles from above, and regions are divided until none can hold a greater sum. No circle of this radius has a greater value than the first. Each further circle is the worst one without the locations of those before. Values of different currencies are never added.</source>
            <translation>円は境界を含みます。楕円体WGS 84上で中心からの測地線距離(1 mmに丸めた値)が半径以下の所在地を数えます。ポリゴンは最も近い辺で判定します。所在地に限らず、地球上のすべての中心を検討します。中心の範囲から届くすべての値の合計をその範囲の円の上限とし、それより大きい合計があり得なくなるまで範囲を分割します。この半径の円で、最初の円より値が大きいものはありません。以降の円は、それまでの円の所在地を除いた最悪の円です。異なる通貨の値は合算しません。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Certain</source>
            <translation>確実</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>Circles</source>
            <translation>円</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/pin_page.py" />
            <source>Currency</source>
            <translation>通貨</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Data source</source>
            <translation>データソース</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Distance (m)</source>
            <translation>距離(m)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Feature</source>
            <translation>地物</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Latitude</source>
            <translation>緯度</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Layer</source>
            <translation>レイヤ</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Locations of circle {rank}</source>
            <translation>円{rank}の所在地</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Longitude</source>
            <translation>経度</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Method</source>
            <translation>方法</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Not placeable (excluded)</source>
            <translation>位置不明(除外)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Possible</source>
            <translation>可能</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Radius</source>
            <translation>半径</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Radius {radius} m, north up</source>
            <translation>半径{radius} m、上が北</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Rank</source>
            <translation>順位</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Read</source>
            <translation>読み込み</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Share</source>
            <translation>割合</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Uncertainty (m)</source>
            <translation>不確かさ(m)</translation>
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
            <translation>値</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a position (excluded)</source>
            <translation>位置なし(除外)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Without a value (counted as 0)</source>
            <translation>値なし(0として計算)</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>Worst circles of {radius}</source>
            <translation>半径{radius}の最悪の円</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} locations with a value of {value}</source>
            <translation>所在地{count}件、値{value}</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/evidence.py" />
            <source>{count} more locations with smaller values.</source>
            <translation>ほかに値の小さい所在地が{count}件。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Limit breached</source>
            <translation>上限超過</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <source>Near limit</source>
            <translation>上限に近い</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The area has no limit.</source>
            <translation>エリアに上限がありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/toolbox/accumulation.py" />
            <source>The service returned no metrics.</source>
            <translation>サービスは指標を返しませんでした。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <source>The service returned no number for '{metric}', but {names}.</source>
            <translation>サービスは「{metric}」の数値を返しませんでした。返された指標: {names}。</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits.py" />
            <location filename="../core/gis/exposure/prospective.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Within limit</source>
            <translation>上限内</translation>
        </message>
        <message>
            <location filename="../core/gis/exposure/limits_layer.py" />
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Limits of {name}</source>
            <translation>{name}の上限</translation>
        </message>
        <message>
            <location filename="../core/gis/files/own_files.py" />
            <source>{word} is a link, or was not written by GeoPortfolio, so it was not changed. Move it, then try again.</source>
            <translation>{word}はリンクであるか、GeoPortfolioが書き込んだものではないため、変更していません。移動してから、もう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>Features: {name}</source>
            <translation>地物: {name}</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>QGIS cannot request the name '{name}'. Ask your provider for one without '%'.</source>
            <translation>QGISは名前「{name}」を要求できません。「%」のない名前を提供元に依頼してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The map service did not return it to QGIS. Test the connection and its API key, then add it again.</source>
            <translation>マップサービスがQGISに提供しませんでした。接続とAPIキーをテストしてから、もう一度追加してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/layers.py" />
            <source>The service gives no valid extent for this map, so QGIS may refuse it. Ask your provider to correct it.</source>
            <translation>この地図の有効な領域がサービスから得られないため、QGISが拒否することがあります。修正を提供元に依頼してください。</translation>
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
            <source>List the maps of {name}</source>
            <translation>{name}のマップを問い合わせ</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to add one.</source>
            <translation>レイヤ名の横のマークをクリックすると、接続を作成します。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to retry or to change the API key.</source>
            <translation>レイヤ名の横のマークをクリックすると、再試行またはAPIキーの変更ができます。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>Click the indicator beside its name to unlock or change it.</source>
            <translation>レイヤ名の横のマークをクリックすると、ロック解除または変更します。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The API key for '{connection}' is missing or locked.</source>
            <translation>「{connection}」のAPIキーがないか、ロックされています。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>The map service of '{connection}' does not respond, or rejects the API key.</source>
            <translation>「{connection}」のマップサービスが応答しないか、APIキーを拒否しています。</translation>
        </message>
        <message>
            <location filename="../core/gis/hazard_maps/states.py" />
            <source>You have no connection to {host}.</source>
            <translation>{host}への接続がありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/history/past_queries.py" />
            <source>Save the query history</source>
            <translation>最近の実行を記憶</translation>
        </message>
        <message>
            <location filename="../core/gis/history/replaced_files.py" />
            <source>Delete replaced results</source>
            <translation>置き換えられた結果を削除</translation>
        </message>
        <message>
            <location filename="../core/gis/places/addresses.py" />
            <source>No place found for '{name}'. Check the spelling, or add the town and the country.</source>
            <translation>サービスは「{name}」の位置を見つけられません。つづりを確認するか、町と国を追加してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Added</source>
            <translation>追加</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Change</source>
            <translation>変更種別</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Changed</source>
            <translation>変更</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>Dropped</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>What changed</source>
            <translation>変更内容</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>columns gone: {names}</source>
            <translation>なくなったカラム: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>moved</source>
            <translation>移動</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>new columns: {names}</source>
            <translation>新しいカラム: {names}</translation>
        </message>
        <message>
            <location filename="../core/gis/refresh/changes.py" />
            <source>no change</source>
            <translation>変更なし</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/refresh/changes.py" />
            <source>{count} changed</source>
            <extracomment>English for 1: 1 changed</extracomment>
            <translation>
                <numerusform>変更{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/gis/reports/batch.py" />
            <source>Another QGIS is downloading these reports. Wait until it has finished, or stop it there.</source>
            <translation>別のQGISがこれらのレポートを取得中です。終わるまで待つか、そちらで中止してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>A file name could not be evaluated: {log}. Correct the expression.</source>
            <translation>ファイル名を求められません: {log}。式を修正してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/names.py" />
            <source>The file name is not a valid QGIS expression: {log}. Correct it.</source>
            <translation>ファイル名がQGISの式ではありません: {log}。修正してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/pdf_pages.py" />
            <source>The report cannot be shown here. Open it outside QGIS.</source>
            <translation>ここではレポートを表示できません。QGISの外で開いてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Already saved</source>
            <translation>保存済み</translation>
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
            <source>Queued</source>
            <translation>レポート待機中</translation>
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
            <source>Risk reports, {source}, {day}</source>
            <translation>リスクレポート、{source}、{day}</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/points.py" />
            <source>Saved in a different format</source>
            <translation>別の形式で保存されたレポート</translation>
        </message>
        <message>
            <location filename="../core/gis/reports/run.py" />
            <source>{asked} was requested, but the service sent {came}.</source>
            <translation>{asked}を要求しましたが、{came}が届きました。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/errors.py" />
            <source>The service no longer lists the source {source}: it was renamed or removed, or the API key of '{connection}' lost access. Ask your provider, or choose another source.</source>
            <translation>サービスの一覧にソース{source}がもうありません。名前が変わったか、削除されたか、「{connection}」のAPIキーがアクセス権を失いました。提供元に問い合わせるか、別のソースを選択してください。</translation>
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
            <source>{count} features</source>
            <extracomment>English for 1: 1 feature</extracomment>
            <translation>
                <numerusform>地物{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} locations</source>
            <extracomment>English for 1: 1 location</extracomment>
            <translation>
                <numerusform>所在地{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} of the rows have no position: only the table shows them.</source>
            <extracomment>English for 1: 1 of the rows has no position: only the table shows it.</extracomment>
            <translation>
                <numerusform>{count}行に位置がなく、テーブルにのみ表示されます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/result.py" />
            <source>{count} records</source>
            <extracomment>English for 1: 1 record</extracomment>
            <translation>
                <numerusform>エントリ{count}件</numerusform>
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
            <source>{count} rows have a position outside ±180°, ±90°: they are not drawn, their field {field} has the original.</source>
            <extracomment>English for 1: 1 row has a position outside ±180°, ±90°: it is not drawn, its field {field} has the original.</extracomment>
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
            <source>Click for options.</source>
            <translation>クリックすると、可能な操作を表示します。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to load it again.</source>
            <translation>レイヤ名の横のマークをクリックすると、再度読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh it.</source>
            <translation>レイヤ名の横のマークをクリックすると、更新します。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to refresh with the current area.</source>
            <translation>レイヤ名の横のマークをクリックすると、現在の形状で問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Click the indicator beside its name to resume.</source>
            <translation>レイヤ名の横のマークをクリックすると、続行します。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Correct it in Selection areas, or refresh with the area of the query.</source>
            <translation>「選択エリア」で修正するか、当時の形状で更新してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Draw the area and load it again.</source>
            <translation>エリアを描いて、新たに読み込んでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Incomplete: the load stopped early.</source>
            <translation>すべて届く前に読み込みが止まりました。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists, and neither does the query.</source>
            <translation>ファイル{file}がクエリとともに失われました。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>Its file {file} no longer exists.</source>
            <translation>ファイル{file}がありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/results/states.py" />
            <source>QGIS cannot read its file {file}.</source>
            <translation>QGISはファイル{file}を読み取れません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>This result is {count} days old.</source>
            <extracomment>English for 1: This result is 1 day old.</extracomment>
            <translation>
                <numerusform>この結果は{count}日前のものです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/gis/results/states.py" />
            <source>{count} of its areas cannot be queried as they are now: {names}.</source>
            <extracomment>English for 1: Its area '{name}' cannot be queried as it is now.</extracomment>
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
            <source>QGIS was closed before the load finished.</source>
            <translation>すべて届く前にQGISが終了しました。</translation>
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
            <location filename="../ui/exposure/risk_page.py" />
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
            <location filename="../ui/charts/lines.py" />
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
            <source>{beginning}… ({count} filters in all)</source>
            <extracomment>English for 1: {beginning}… (1 filter in all)</extracomment>
            <translation>
                <numerusform>{beginning}…(フィルタ全{count}件)</numerusform>
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
            <source>'{word}' can be one radius or two. Separate radii with a space, and do not group digits.</source>
            <translation>「{word}」は1つまたは2つの半径と解釈できます。半径の間には空白を入れ、桁区切りは使わないでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is more than half the globe. Enter at most 20037 km.</source>
            <translation>「{word}」は地球半周を超えています。20037 km以下を入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius. Enter numbers with m, km, mi, ft or without a unit for meters, such as 200 500 1km.</source>
            <translation>「{word}」は半径ではありません。数値にm、km、mi、ftを付けるか、メートルなら単位なしで入力してください(例: 200 500 1km)。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>'{word}' is not a valid radius: it must be above 0. Enter for example 200 500 1km.</source>
            <translation>「{word}」は半径ではありません。0より大きい値を入力してください(例: 200 500 1km)。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/lengths.py" />
            <source>Enter at least one radius, such as 200 500 1km.</source>
            <translation>半径を1つ以上入力してください(例: 200 500 1km)。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>'{name}' cannot be requested for a single place: a comma separates layers there. Enter the layers one by one, without commas.</source>
            <translation>「{name}」は単一の地点では問い合わせできません。カンマはレイヤの区切りになります。カンマを使わず、レイヤを1つずつ指定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A position{where} is outside ±180°, ±90°; nothing was sent. Check the CRS of its layer.</source>
            <translation>位置が経度180度または緯度90度を超えています{where}。何も送信していません。レイヤの座標参照系を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) limits the number of requests. Wait a while, then try again.</source>
            <translation>プロキシまたはゲートウェイ({who})が、サービスへの問い合わせの頻度を制限しています。しばらく待ってからもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>プロキシまたはゲートウェイ({who})が、サービスに届く前に要求を拒否しました(ステータス{status})。「{connection}」のアドレスを許可するよう、ネットワークの管理者に依頼してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. Request less at a time, or ask your network administrator.</source>
            <translation>プロキシまたはゲートウェイ({who})が、サービスに届く前に要求を拒否しました(ステータス{status})。一度に要求する量を減らすか、ネットワークの管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a client certificate, so the request did not reach the service. Ask your provider for a URL that needs only the API key.</source>
            <translation>プロキシまたはゲートウェイ({who})がこのコンピュータの証明書を要求しているため、要求はサービスに届いていません。APIキーだけで使えるアドレスを提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) requires a user name and a password (status {status}), so the request did not reach the service. Ask your network administrator for access without them.</source>
            <translation>プロキシまたはゲートウェイ({who})がユーザーとパスワードを要求しているため(ステータス{status})、要求はサービスに届いていません。それらが不要な経路をネットワークの管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A proxy or gateway ({who}) responded instead of the service (status {status}). Try again later; if it persists, ask your provider.</source>
            <translation>サービスの代わりに、プロキシまたはゲートウェイ({who})が応答しました(ステータス{status})。後で試してください。解決しない場合は、提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A radius must be above 0 meters; nothing was sent.</source>
            <translation>半径は0より大きいメートル数です。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>A value of the response is larger than {limit} MB, so the rest was not read. Request fewer columns, or inform your provider.</source>
            <translation>サービスの応答に{limit} MBを超える値があるため、残りは読み取っていません。カラムを減らすか、提供元に知らせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Another server ({who}) responded instead of the service (status {status}). Check the service URL of '{connection}'.</source>
            <translation>このアドレスではサービスではなく{who}が応答します(ステータス{status})。「{connection}」のアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter at least one hazard layer; nothing was sent.</source>
            <translation>ハザードレイヤを1つ以上入力してください。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Enter the API key from your provider.</source>
            <translation>提供元から受け取ったAPIキーを入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Event footprint or source {source} not found. Check both.</source>
            <translation>サービスにこのイベントのフットプリントがないか、ソース{source}がありません。両方を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL, or the source {source} is unknown. Check both.</source>
            <translation>このアドレスで応答するものがないか、ソース{source}が不明です。両方を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Nothing found at this URL. Check the service URL of '{connection}'.</source>
            <translation>このアドレスで応答するものがありません。「{connection}」のアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS does not trust the certificate of '{connection}', so the API key was not sent. Add your company's certificate authority under Settings &gt; Options &gt; Authentication &gt; Manage certificates.</source>
            <translation>「{connection}」の証明書をQGISが信頼していないため、APIキーは送信していません。設定 &gt; オプション &gt; 認証 &gt; 証明書の管理で、会社の認証局を追加してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP proxy under Settings &gt; Options &gt; Network.</source>
            <translation>QGISはSOCKSプロキシを使用しています。これにはPythonのパッケージPySocksが必要です。インストールするか、設定 &gt; オプション &gt; ネットワークでHTTPプロキシを設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Try again in {wait}.</source>
            <translation>サービスへの問い合わせが多すぎます。{wait}後にもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Rate limit reached. Wait a while, then try again.</source>
            <translation>サービスへの問い合わせが多すぎます。しばらく待ってからもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../core/toolbox/refresh.py" />
            <source>Stopped.</source>
            <translation>中止しました。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key contains an invalid character. Copy it again, without line breaks.</source>
            <translation>APIキーに送信できない文字があります。改行を含めずに再度コピーしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key has no access to {source}. Choose another source, or ask your provider.</source>
            <translation>APIキーに{source}へのアクセス権がありません。別のソースを選ぶか、提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The API key is not authorized for this request. Ask your provider.</source>
            <translation>APIキーにこの要求の権限がありません。提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key starts with 'Bearer'. Enter the key without it.</source>
            <translation>APIキーが「Bearer」で始まっています。このサービスにはAPIキーだけを入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area has too many vertices (status {status}). Simplify it, or split it and load the parts.</source>
            <translation>エリアの頂点が多すぎるため、送信できません(ステータス{status})。エリアを単純化するか、分割して部分ごとに読み込んでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The area is not valid{where}; nothing was sent. Draw it again.</source>
            <translation>エリアは無効です{where}。何も送信していません。描き直してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' has expired, so the API key was not sent. Check this computer's clock; if it is right, inform your provider.</source>
            <translation>「{connection}」の証明書が期限切れのため、APIキーは送信していません。このコンピュータの時計を確認してください。時計が正しければ、提供元に連絡してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is for another host name, so the API key was not sent. Check the service URL.</source>
            <translation>「{connection}」の証明書は別のホスト名のものであるため、APIキーは送信していません。接続のアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The certificate of '{connection}' is not valid yet, so the API key was not sent. Check this computer's clock.</source>
            <translation>「{connection}」の証明書はまだ有効期間前のため、APIキーは送信していません。このコンピュータの時計を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' failed. Check your network and the service URL.</source>
            <translation>「{connection}」への接続に失敗しました。ネットワークとアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The connection to '{connection}' timed out. A firewall may block it, or it may need a VPN or a proxy (Settings &gt; Options &gt; Network).</source>
            <translation>「{connection}」のサーバーが時間内に接続を受け付けませんでした。ファイアウォールに遮断されているか、VPNまたはプロキシが必要な可能性があります(設定 &gt; オプション &gt; ネットワーク)。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The file of trusted certificates could not be read or written, so nothing was sent to '{connection}'. Check the space and the permissions of your temporary folder, then restart QGIS.</source>
            <translation>信頼された証明書のファイルを読み書きできないため、「{connection}」には何も送信していません。一時フォルダの空き容量と権限を確認してから、QGISを再起動してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The host name of '{connection}' was not found. Check the service URL and your network.</source>
            <translation>「{connection}」のホスト名が見つかりません。アドレスとネットワークを確認してください。</translation>
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
            <source>The proxy could not reach the service (status {status}). Try again later, or check the service URL of '{connection}'.</source>
            <translation>プロキシがサービスに到達できませんでした(ステータス{status})。後で試すか、「{connection}」のアドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy denied access. Check Settings &gt; Options &gt; Network in QGIS.</source>
            <translation>プロキシが接続を許可しませんでした。QGISの設定 &gt; オプション &gt; ネットワークを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy did not accept the user name and password. Enter them under Settings &gt; Options &gt; Network.</source>
            <translation>プロキシがユーザー名とパスワードを受け付けませんでした。設定 &gt; オプション &gt; ネットワークで入力してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The proxy refused the connection to the service (status {status}). Ask your network administrator to allow the service URL of '{connection}'.</source>
            <translation>プロキシがサービスへの接続を拒否しました(ステータス{status})。ネットワークの管理者に「{connection}」のアドレスの許可を依頼してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The request is not valid: {log}. Correct it and try again.</source>
            <translation>要求が正しくありません: {log}。修正してもう一度お試しください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has no result for this point. Request it again.</source>
            <translation>サービスの応答にこのポイントの結果がありません。もう一度問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response has two results for this point, so neither was used. Request it again.</source>
            <translation>サービスの応答にこのポイントの結果が2つあるため、どちらも採用していません。もう一度問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is a web page ({page}), not data of the service. The cause may be a sign-in page, a proxy or maintenance: open the service URL of '{connection}' in a browser, or ask your network administrator.</source>
            <translation>応答はサービスのデータではなく、ウェブページ({page})です。サインインページ、プロキシ、メンテナンスが原因の可能性があります。「{connection}」のアドレスをブラウザで開くか、ネットワークの管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The response is larger than {limit} MB, so the download was cancelled. Request less, or raise the limit under 'Advanced Service Settings' of '{connection}'.</source>
            <translation>応答が{limit} MBを超えるため、ダウンロードを取り消しました。要求を減らすか、「{connection}」の「サービスの詳細設定」で上限を上げてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The result could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>結果を書き込めませんでした: {trouble}。空き容量と権限を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The search is too long for V1, which sends it in the URL. Use fewer filters or columns, or set the connection to V2.</source>
            <translation>V1では検索条件がアドレスに入るため、この検索は長すぎます。フィルタまたはカラムを減らすか、接続をV2に設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' closed the connection before it was encrypted. Try again, or ask your provider.</source>
            <translation>「{connection}」のサーバーは、暗号化される前に接続を閉じました。もう一度試すか、提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' does not use encryption at this URL, so the API key was not sent. Check the port in the URL, or ask your provider.</source>
            <translation>「{connection}」のサーバーはこのアドレスでは暗号化しないため、APIキーは送信していません。アドレスのポートを確認するか、提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The server of '{connection}' refused the connection. Check the port in the service URL, or try again later.</source>
            <translation>「{connection}」のサーバーが接続を拒否しました。アドレスのポートを確認するか、後でもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to a sign-in page ({target}), to which the API key was not sent. Check the service URL of '{connection}', or ask your network administrator for access without a sign-in.</source>
            <translation>このアドレスはサインインページ({target})に転送されます。APIキーはそこに送信していません。「{connection}」のアドレスを確認するか、サインインが不要な経路をネットワークの管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to another one, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>このアドレスは別のアドレスに転送されます。転送先にAPIキーは送信していません。最終的なアドレスを接続に設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service URL redirects to {target}, to which the API key was not sent. Set the final URL in the connection.</source>
            <translation>このアドレスは{target}に転送されます。転送先にAPIキーは送信していません。最終的なアドレスを接続に設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the request. Change it, or ask your provider.</source>
            <translation>サービスはこの要求を処理できませんでした。内容を変えるか、提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service could not process the search. In V1 a search is sent in the URL, which may be too long: use fewer filters or columns, or set the connection to V2.</source>
            <translation>サービスはこの検索を処理できませんでした。V1では検索条件がアドレスに入るため、長すぎる可能性があります。フィルタまたはカラムを減らすか、接続をV2に設定してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service did not respond in time. Try again, or use a smaller area.</source>
            <translation>サービスが時間内に応答しませんでした。もう一度試すか、エリアを小さくしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed (status {status}). Try again later.</source>
            <translation>サービスが失敗しました(ステータス{status})。後で試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service failed repeatedly (status {status}). Try again later.</source>
            <translation>サービスが失敗し(ステータス{status})、再試行でも失敗しました。後で試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service is not available (status {status}). Try again in {wait}.</source>
            <translation>サービスを利用できません(ステータス{status})。{wait}後にもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service refused the request: either it does not accept the area, or the API key has no access to {source}. The area is valid.</source>
            <translation>サービスがこの要求を拒否しました。エリアがサービスにとって無効か、APIキーに{source}へのアクセス権がありません。エリアを確認しましたが、問題は見つかりませんでした。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service rejected the API key of '{connection}'. Enter it again, or ask your provider.</source>
            <translation>サービスが「{connection}」のAPIキーを受け付けませんでした。もう一度入力するか、提供元に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service responded with the unexpected status {status}. Check the service URL.</source>
            <translation>サービスが予期しないステータス{status}を返しました。アドレスを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The service returns the same page repeatedly, so the rest could not be loaded. Set a page size at which one page is enough.</source>
            <translation>サービスが同じページを繰り返し返すため、残りを取得できません。1ページで足りる大きさのページを選択してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>The text is too long (status {status}). Shorten it and try again.</source>
            <translation>テキストが長すぎるため、送信できません(ステータス{status})。短くしてからもう一度試してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>This is not a service URL. It looks like https://api.example.com, without a user name or a question mark.</source>
            <translation>これはサービスのアドレスではありません。https://api.example.comのような形で、ユーザー名や疑問符は含みません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unexpected error. See the log for details.</source>
            <translation>予期しない問題が発生しました。詳細はログにあります。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>Unreadable response: {seen}. The log has its beginning, for your provider.</source>
            <translation>サービスの応答を読み取れません: {seen}。提供元に見せるため、冒頭をログに残しました。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Check the disk space and the permissions.</source>
            <translation>{file}を書き込めませんでした: {trouble}。空き容量と権限を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{file} could not be written: {trouble}. Close the program that uses it, or check the permissions.</source>
            <translation>{file}を書き込めませんでした: {trouble}。開いているプログラムで閉じるか、権限を確認してください。</translation>
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
            <source>{source} has no filter field '{field}'; nothing was sent. Remove the filter, or reload the sources.</source>
            <translation>{source}にはフィルタ用のフィールド「{field}」がありません。何も送信していません。フィルタを削除するか、ソースを再読み込みしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{source} requires a filter on {label} ({field}); nothing was sent. Add it to the filters.</source>
            <translation>{source}には{label}({field})のフィルタが必要です。何も送信していません。フィルタに追加してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is not part of a filter, which has field, value and filters.</source>
            <translation>{spot}: 「{key}」はフィルタの要素ではありません。使えるのはfield、value、filtersです。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{key}' is repeated. Keep one of them.</source>
            <translation>{spot}: 「{key}」が2つあります。必要な方だけ残してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is not a placeholder of this request. Placeholders: {choices}.</source>
            <translation>{spot}: 「{name}」はこの要求のプレースホルダではありません。使えるもの: {choices}。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: '{name}' is repeated. Keep one of them.</source>
            <translation>{spot}: 「{name}」が2つあります。必要な方だけ残してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a filter is an object with a field and a value. Correct it and paste again.</source>
            <translation>{spot}: フィルタはフィールドと値を持つオブジェクトです。修正して再度貼り付けてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: a request body is one JSON object. Put it in curly brackets.</source>
            <translation>{spot}: 要求の本文は1つのJSONオブジェクトです。波括弧で囲んでください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: expected a list of filters in square brackets.</source>
            <translation>{spot}: ここには角括弧で囲んだフィルタのリストが必要です。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: nested too deeply. At most 100 levels are possible.</source>
            <translation>{spot}: 入れ子が深すぎます。オブジェクトとリストの上限は100段です。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: not valid JSON. Check for a missing comma, quote or bracket.</source>
            <translation>{spot}: ここからJSONではありません。カンマ、引用符、括弧の抜けを確認してください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the field has no name.</source>
            <translation>{spot}: フィールドに名前がありません。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the filters are nested too deeply. At most 200 levels are possible.</source>
            <translation>{spot}: フィルタの入れ子が深すぎます。上限は200段です。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the number {name} cannot be sent. Write another one, or text in quotes.</source>
            <translation>{spot}: 数値{name}は送信できません。別の数値か、引用符で囲んだテキストにしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} contains an invalid character. Copy it again.</source>
            <translation>{spot}: {key}に不完全な文字があり、送信できません。再度コピーしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: the {key} must be text in double quotes, also for numbers.</source>
            <translation>{spot}: {key}は、数値も含めて、二重引用符で囲んだテキストにしてください。</translation>
        </message>
        <message>
            <location filename="../core/gis/text/message_texts.py" />
            <source>{spot}: this contains an invalid character. Copy it again.</source>
            <translation>{spot}: 不完全な文字があり、送信できません。再度コピーしてください。</translation>
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
            <location filename="../ui/hazard_maps/map_texts.py" />
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
            <source>A geodesic circle in EPSG:4326 for each center and radius, with 'radius' (meters), 'center' (feature id of the center), a field for each metric of the service, status (found, empty, failed or stopped) and message.</source>
            <translation>中心と半径ごとのEPSG:4326の測地円。radius(メートル)、center(中心の地物のID)、サービスが返した指標ごとのフィールド、status(found、empty、failed、stopped)、messageを持ちます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in area</source>
            <translation>エリア内の集積</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculate accumulation in buffers</source>
            <translation>バッファ内の集積</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source inside polygons: values, counts, currencies.</source>
            <translation>ポリゴン内のソースの合計(値、件数、通貨)をサービスに問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Calculates the totals of a source within one or several radii around centers: values, counts, currencies.</source>
            <translation>中心から1つまたは複数の半径内のソースの合計(値、件数、通貨)をサービスに問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>Features in any CRS, each with its own request. Features that cannot be queried have a row with the reason. If all requests fail, the run ends with the reason and writes nothing.</source>
            <translation>任意の座標参照系の地物。1つずつ問い合わせます。問い合わせできない地物の行には理由が入ります。サービスがどれにも応答しない場合は、理由を示して終了し、何も書き込みません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/accumulation.py" />
            <source>The areas with all their attributes, a field for each metric of the service, status (found, empty, failed or stopped) and message. If AREA has a field of the same name, the new field starts with gp_. A metric with any text value is a text field.</source>
            <translation>すべての属性を持つエリアに、サービスが返した指標ごとのフィールド、status(found、empty、failed、stopped)、messageを加えたもの。AREAに同名のフィールドがある場合、こちらの名前はgp_で始まります。一部でもテキストの指標は、すべてテキストになります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>0 (enhance): the attributes of the layers. 1 (count): the number of their features at the point, with the features as JSON.</source>
            <translation>0(enhance)はレイヤの属性を付与し、1(count)はその地点の地物の数と、地物のJSONを付与します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>1: request rows again that have a result of an earlier run.</source>
            <translation>1にすると、以前の実行で結果がある行も再度問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Adds to each point the attributes of hazard layers of the service, such as hazard zones. Points are sent in batches. If a point fails, its row has the reason and the run continues; if all points fail, the run ends with the reason and writes nothing.

To resume after a stop, or to retry failed points, run it with the earlier OUTPUT as INPUT and another output file: rows with a result are kept and not requested again. If QGIS was closed during the run, the partial result is next to OUTPUT, in a file named .part.gpkg.</source>
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
            <source>Hazard attributes</source>
            <translation>ハザードの属性</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Hazard feature counts</source>
            <translation>ハザード地物の数</translation>
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
            <source>Names of hazard layers, such as "flood_zones,wind_bands". The service does not list them; ask your provider.</source>
            <translation>ハザードレイヤ名("flood_zones,wind_bands"など)。サービスは一覧を提供しません。提供元に確認してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Output fields</source>
            <translation>付与する内容</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Points in any CRS, or the OUTPUT of an earlier run.</source>
            <translation>任意の座標参照系のポイント、または以前の実行のOUTPUT。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>Request rows again that already have a result</source>
            <translation>結果がある行も再度問い合わせる</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The partial result is kept. To resume, choose the new layer as the points and run it again.</source>
            <translation>届いた分は保持されています。続けるには、新しいレイヤをポイントに選んで再実行してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>The points with all their attributes; enriched (what was requested), status (found, not found: no hazard in any layer, failed or stopped) and message; and for each layer fields such as flood_zones_intensity, or flood_zones_count and flood_zones_features. If INPUT has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>すべての属性を持つポイントに、enriched(問い合わせ内容)、status(found、not found: 該当レイヤなし、failed、stopped)、message、およびレイヤごとのフィールド(flood_zones_intensity、またはflood_zones_countとflood_zones_featuresなど)を加えたもの。INPUTに同名のフィールドがある場合、こちらの名前はgp_で始まります。入れ子の値はJSONになります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. Nothing was requested. Free some space and run it again.</source>
            <translation>{trouble}。何も問い合わせていません。空きを作って、もう一度実行してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. The partial result is in {file}. Free some space and run it with that file as INPUT to resume.</source>
            <translation>{trouble}。届いた分は{file}に保存されています。空き容量を確保し、それをINPUTにして実行すると続行します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment.py" />
            <source>{trouble}. There is no space for the results elsewhere either. Free some space and run it again.</source>
            <translation>{trouble}。他にも結果を保存できる空きがありません。空きを作って、もう一度実行してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>No hazard.</source>
            <translation>ハザードはありません。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/enrichment_run.py" />
            <source>{count} rows have their result from an earlier run; not requested again.</source>
            <extracomment>English for 1: 1 row has its result from an earlier run; not requested again.</extracomment>
            <translation>
                <numerusform>{count}行は以前の実行で結果があるため、再度問い合わせません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>A field or an expression with the value of each location, such as a sum insured. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>各所在地の値(保険金額など)のフィールドまたは式。NULLは0として数えて報告します。負の値があると実行を終了します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>How far each location may be off. Circles then also have the value that is certainly and possibly inside. Locations where it is NULL or negative are not placeable: they are excluded and reported.</source>
            <translation>各所在地の位置の誤差。指定すると、確実に内側にある値と内側にある可能性のある値も円に付きます。NULLまたは負の所在地は位置不明として除外し、報告します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Points or polygons in any CRS. Polygons, such as buildings, count by their nearest edge. Features without a position are reported and skipped.</source>
            <translation>任意のCRSのポイントまたはポリゴン。建物などのポリゴンは最も近い辺で判定します。位置のない地物は報告してスキップします。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/base.py" />
            <source>Uncertainty (meters)</source>
            <translation>不確かさ(メートル)</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features are not placeable, as their uncertainty is unknown; they are in no circle.</source>
            <extracomment>English for 1: 1 feature is not placeable, as its uncertainty is unknown; it is in no circle.</extracomment>
            <translation>
                <numerusform>{count}件の地物は不確かさが不明なため位置不明です。どの円にも含まれません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no position; they were skipped.</source>
            <extracomment>English for 1: 1 feature has no position; it was skipped.</extracomment>
            <translation>
                <numerusform>{count}件の地物には位置がないため、スキップしました。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/base.py" />
            <source>{count} features have no value; they count as 0.</source>
            <extracomment>English for 1: 1 feature has no value; it counts as 0.</extracomment>
            <translation>
                <numerusform>{count}件の地物には値がありません。0として数えます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>1: after OUTPUT is written, the run fails if a limit is breached or a check failed.</source>
            <translation>1: OUTPUTの書き込み後、上限を超過しているか確認に失敗した場合、実行を失敗として終了します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A CSV file to which a row for each area is appended.</source>
            <translation>エリアごとに1行を追記するCSVファイル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>A field, an expression or a number: the limit of each area.</source>
            <translation>フィールド、式または数値。各エリアの上限です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/widgets/save_dialog.py" />
            <source>CSV files (*.csv)</source>
            <translation>CSVファイル (*.csv)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Check limits</source>
            <translation>上限を確認</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Checked areas</source>
            <translation>確認したエリア</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Compares the accumulation of watched areas with their limits. Each area is ok, near (from 90% of its limit on) or breached. For schedulers, the run can fail if a limit is breached.</source>
            <translation>監視エリアの集積を上限と比較します。各エリアはok、near(上限の90%以上)、breachedのいずれかです。スケジューラ向けに、上限を超過した場合に実行を失敗させることができます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Fail if a limit is breached</source>
            <translation>上限超過時に失敗とする</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/results/history_page.py" />
            <source>History</source>
            <translation>履歴</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Limit</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <source>Metric</source>
            <translation>指標</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The areas with all their attributes, value, limit, headroom, status (ok, near, breached or failed), message and checked_at. If AREA has a field of the same name, the new field starts with gp_.</source>
            <translation>すべての属性とvalue、limit、headroom、status(ok、near、breached、failed)、message、checked_atを持つエリア。AREAに同名のフィールドがある場合、新しいフィールド名はgp_で始まります。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The limits of {count} areas are breached: {names}.</source>
            <extracomment>English for 1: The limit of {count} area is breached: {names}.</extracomment>
            <translation>
                <numerusform>{count}件のエリアで上限を超過しています: {names}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>The metric to compare, by the name of its field in Calculate accumulation in area.</source>
            <translation>比較する指標。「エリアの集積を計算」でのフィールド名で指定します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>Watched areas: polygons in any CRS.</source>
            <translation>監視エリア。任意のCRSのポリゴン。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/exposure/limits.py" />
            <source>{count} areas could not be checked: {names}.</source>
            <extracomment>English for 1: {count} area could not be checked: {names}.</extracomment>
            <translation>
                <numerusform>{count}件のエリアを確認できませんでした: {names}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the sum insured of each risk.</source>
            <translation>各リスクの保険金額のフィールドまたは式。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A field or an expression with the value of each location of the portfolio, in the same currency. NULL counts as 0 and is reported; a negative value ends the run.</source>
            <translation>ポートフォリオの各所在地の値(同じ通貨)のフィールドまたは式。NULLは0として数えて報告します。負の値があると実行を終了します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>A point for each risk and radius in EPSG:4326, with risk (its feature id), radius, value, before, after, locations (their number), worst_before and worst_after (the worst circle that holds the risk) with its center (worst_lon, worst_lat), limit, headroom, and breach (1: the limit is exceeded around the risk or in that circle); with an uncertainty also certain and possible, the value before.</source>
            <translation>リスクと半径ごとのEPSG:4326のポイント。risk(地物ID)、radius、value、before、after、locations(所在地の数)、worst_beforeとworst_after(リスクを含む最悪の円)とその中心(worst_lon、worst_lat)、limit、headroom、breach(1: リスクの周囲またはその円で上限を超過)を持ちます。不確かさがあればcertainとpossible(追加前の値)も付きます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assess prospective risks</source>
            <translation>見込みリスクを評価</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Assessed risks</source>
            <translation>評価したリスク</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Calculates what new risks add to a portfolio: the value around each risk before and with it, for each radius, and the worst circle of that radius that holds it. Works on any layer, without a connection. Each risk is assessed on its own.</source>
            <translation>新しいリスクがポートフォリオに加える値を計算します。半径ごとに、各リスクの周囲の値(追加前と追加後)と、そのリスクを含む最悪の円を求めます。接続なしで任意のレイヤに使えます。リスクは個別に評価します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>In meters, such as "200,500".</source>
            <translation>メートル単位。例: "200,500"。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Points in any CRS. Features without a single point are reported and skipped.</source>
            <translation>任意のCRSのポイント。単一のポイントでない地物は報告してスキップします。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <location filename="../ui/search/dock.py" />
            <source>Portfolio</source>
            <translation>ポートフォリオ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks</source>
            <translation>見込みリスク</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The insured locations: points in any CRS.</source>
            <translation>保険対象の所在地。任意のCRSのポイント。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>The largest value within a radius. Empty: no limit.</source>
            <translation>半径内の値の上限。空の場合は上限なし。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a location</source>
            <translation>所在地の値</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/prospective_risks.py" />
            <source>Value of a risk</source>
            <translation>リスクの値</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>1 to 100,000.</source>
            <translation>1～100,000。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>A table with center (its feature id), distance in meters, location (its feature id), value and cumulative; with an uncertainty also certain and possible.</source>
            <translation>center(地物ID)、distance(メートル)、location(地物ID)、value、cumulativeを持つテーブル。不確かさがあればcertainとpossibleも付きます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Calculate ring profile</source>
            <translation>リングプロファイルを計算</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Centers</source>
            <translation>中心</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Largest radius (meters)</source>
            <translation>最大半径 (メートル)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Lists the locations around each center by their distance, with the cumulative value up to each. Works on any layer, without a connection. Distances are geodesic on WGS 84.</source>
            <translation>各中心の周囲の所在地を距離順に並べ、それぞれまでの累計値を付けます。接続なしで任意のレイヤに使えます。距離はWGS 84上の測地線です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/ring_profile.py" />
            <source>Ring profile</source>
            <translation>リングプロファイル</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>1 to 100,000. Solvency II: 200.</source>
            <translation>1～100,000。ソルベンシーII: 200。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>A page for auditors with method, parameters, circles and their locations. It prints on A4.</source>
            <translation>方法、パラメータ、円とその所在地を記した監査用のページ。A4に印刷できます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>CURRENCY is empty, so all values are added as if they had one currency. If they do not, choose the field {field}.</source>
            <translation>CURRENCYが空のため、すべての値を1つの通貨とみなして合算します。通貨が異なる場合は、フィールド{field}を選んでください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles in EPSG:4326 with rank, value, number of locations, center (lon, lat) and radius; with a currency field also the currency; with an uncertainty also certain_value and possible_value.</source>
            <translation>EPSG:4326の円。順位、値、所在地の数、中心(lon、lat)、半径を持ちます。通貨フィールドがあれば通貨、不確かさがあればcertain_valueとpossible_valueも付きます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Circles without a common location, for each currency.</source>
            <translation>共通の所在地を持たない円の数。通貨ごと。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Currency field</source>
            <translation>通貨フィールド</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Each currency has its own circles. Values in different currencies are never added.</source>
            <translation>通貨ごとに円を求めます。異なる通貨の値は合算しません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Evidence</source>
            <translation>証跡</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Find worst circles</source>
            <translation>最悪の円を検索</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Finds the circles of a radius with the greatest sums of values, with any center on the globe. Works on any layer, without a connection. The first circle is the worst one; each further circle is the worst one without the locations of those before. The default radius of 200 m is that of the fire concentration under Solvency II. Distances are geodesic on WGS 84 and exact to 1 mm.</source>
            <translation>指定した半径で値の合計が最大になる円を、地球上のすべての中心から探します。接続なしで任意のレイヤに使えます。最初の円が最悪の円で、以降はそれまでの円の所在地を除いた最悪の円です。既定の半径200 mは、ソルベンシーIIの火災集積の半径です。距離はWGS 84上の測地線で、1 mmまで正確です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>HTML files (*.html)</source>
            <translation>HTMLファイル(*.html)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Locations of the circles</source>
            <translation>円の所在地</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Number of circles</source>
            <translation>円の数</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Radius (meters)</source>
            <translation>半径(メートル)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>The locations with all fields of INPUT, rank, and distance in meters.</source>
            <translation>INPUTのすべてのフィールド、rank、distance(メートル)を持つ所在地。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles</source>
            <translation>最悪の円</translation>
        </message>
        <message>
            <location filename="../core/toolbox/exposure/worst_circles.py" />
            <source>Worst circles, {radius}</source>
            <translation>最悪の円、{radius}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>0: V1, which sends filters and columns in the URL, so it supports only a few. 1: V2.</source>
            <translation>0はV1で、フィルタとカラムがアドレスに入るため、少数しか指定できません。1はV2です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>A flat JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts; a search does not support nested filters. Empty: the whole source.</source>
            <translation>平坦なJSON配列([{"field": "CountryCode", "value": "DE"}])、または@file.json。値はテキストです。検索ではフィルタを入れ子にできません。空: ソースの全件。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds locations of a source by their values, in any area. Requires V2 of the service.</source>
            <translation>場所に関係なく、ソースの所在地を値で検索します。サービスのV2が必要です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Finds records of a source by their values, in any area.</source>
            <translation>場所に関係なく、ソースのエントリを値で検索します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load accumulation layer</source>
            <translation>レイヤ別の集積</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in area</source>
            <translation>エリア内の所在地</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load locations in buffers</source>
            <translation>バッファ内の所在地</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in area</source>
            <translation>エリア内のエントリ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in buffers</source>
            <translation>バッファ内のエントリ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Load records in event footprint</source>
            <translation>イベントのフットプリント内のエントリを読み込み</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the accumulation layer of a source, such as cells with totals. Requires V1 of the service.</source>
            <translation>サービスが持つソースの集積レイヤ(合計付きのセルなど)を読み込みます。サービスではV1のみで使えます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source inside polygons.</source>
            <translation>ポリゴン内にあるソースの所在地を読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the locations of a source within one or several radii around centers.</source>
            <translation>中心から1つまたは複数の半径内にあるソースの所在地を読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source in the footprint of a live event, with the fields of the event.</source>
            <translation>ライブイベントのフットプリント内にあるソースのエントリを、イベントのフィールド付きで読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source inside polygons.</source>
            <translation>ポリゴン内にあるソースのエントリを読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Loads the records of a source within one or several radii around centers.</source>
            <translation>中心から1つまたは複数の半径内にあるソースのエントリを読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature. A location in two polygons is listed twice.</source>
            <translation>EPSG:4326の所在地。サービスのフィールドと、area(ポリゴン地物のID)を持ちます。2つのポリゴンに入る所在地は2回出力されます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Locations in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center. There is a row for each location and radius: a location within 500 m is also within 1000 m and is listed twice.</source>
            <translation>EPSG:4326の所在地。サービスのフィールドと、radius(メートル)、center(中心の地物のID)を持ちます。所在地と半径ごとに1行になります。500 m以内の所在地は1000 m以内でもあり、2回出力されます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and 'area', the id of the polygon feature; a table if the records have no coordinates. A record in two polygons is listed twice.</source>
            <translation>EPSG:4326のエントリ。サービスのフィールドと、area(ポリゴン地物のID)を持ちます。エントリに座標がない場合は表です。2つのポリゴンにあるエントリは2行になります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service and those of the event; a table if the records have no coordinates.</source>
            <translation>EPSG:4326のエントリ。サービスのフィールドとイベントのフィールドを持ちます。エントリに座標がない場合は表です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Records in EPSG:4326 with the fields of the service, 'radius' (meters) and 'center', the feature id of the center; a table if the records have no coordinates. There is a row for each record and radius.</source>
            <translation>EPSG:4326のエントリ。サービスのフィールドと、radius(メートル)、center(中心地物のID)を持ちます。エントリに座標がない場合は表です。エントリと半径ごとに1行です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search locations</source>
            <translation>所在地を検索</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>Search records</source>
            <translation>エントリを検索</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The layer of the service in EPSG:4326 with its fields; a table if it has no geometries.</source>
            <translation>サービスが返した内容(EPSG:4326、サービスのフィールド)。形状がない場合はテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>要求の本文をJSONで。プレースホルダは"{source}"と"{filters}"。または@file.json。空: 接続の設定。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The request body as JSON, with the placeholders "{source}", "{footprint}", "{columns}" and "{filters}", or @file.json. Empty: that of the connection.</source>
            <translation>要求の本文をJSONで。プレースホルダは"{source}"、"{footprint}"、"{columns}"、"{filters}"。または@file.json。空: 接続の設定。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/load_table.py" />
            <source>The search result in EPSG:4326 with the fields of the service; a table if it has no coordinates.</source>
            <translation>見つかった内容(EPSG:4326、サービスのフィールド)。座標がない場合はテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>A .gpkg file is written while loading; it keeps the partial result of a cancelled run.</source>
            <translation>.gpkgファイルには逐次書き込みます。実行をキャンセルすると、それまでに届いた分が残ります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Event footprint</source>
            <translation>イベントのフットプリント</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>FOOTPRINT is empty. Enter the identifier of the event footprint.</source>
            <translation>FOOTPRINTが空です。イベントのフットプリントの識別子を入力してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. VERSION 1 has no such limit.</source>
            <translation>V1では検索条件がアドレスに入り、長さは{length}文字です。サービスは{limit}文字を超えると拒否する場合があります。VERSION 1にこの制限はありません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} loaded. {reason}</source>
            <translation>未完了: {rows}を読み込みました。{reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/loads.py" />
            <source>QGIS was closed during an earlier run: resuming after its {count} rows.</source>
            <extracomment>English for 1: QGIS was closed during an earlier run: resuming after its 1 row.</extracomment>
            <translation>
                <numerusform>以前の実行の途中でQGISが終了しました。取得済みの{count}行の続きから始めます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>Stopped after {rows}. The partial result is kept.</source>
            <translation>{rows}で停止しました。途中までの結果は保存されています。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/loads.py" />
            <source>The identifier of the event footprint, such as 2026/storm-emil.</source>
            <translation>イベントのフットプリントの識別子(例: 2026/storm-emil)。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS is not a valid expression: {trouble}.</source>
            <translation>ADDRESSを読み取れません: {trouble}。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>ADDRESS names '{field}', which is not a field of INPUT. Fields: {fields}.</source>
            <translation>ADDRESSにある「{field}」はINPUTのフィールドではありません。使えるもの: {fields}。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_panel.py" />
            <location filename="../ui/search/dock.py" />
            <source>Address</source>
            <translation>住所</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <source>Addresses</source>
            <translation>住所</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>An expression on the fields of INPUT, such as "street" || ', ' || "city".</source>
            <translation>フィールドを使った式("street" || ', ' || "city"など)。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Any layer or table.</source>
            <translation>任意のレイヤまたはテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the address at each point. Equal positions are requested once.</source>
            <translation>各ポイントの住所を検索します。同じ位置は1回だけ、数件ずつ並行して問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Finds the position of the address of each row. Equal addresses are requested once.</source>
            <translation>各行の住所の位置を検索します。同じ住所は1回だけ、数件ずつ並行して問い合わせます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Geocode addresses</source>
            <translation>住所のジオコーディング</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Places</source>
            <translation>地点</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Points in EPSG:4326 with all attributes of INPUT, label, placeId, geocodingQuality (such as rooftop, address or city), status (found, not found, empty, failed or stopped) and message. Rows without a place are kept without geometry. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>EPSG:4326のポイント。INPUTの全属性、label、placeId、geocodingQuality(rooftop、address、cityなど)、status(found、not found、empty、failed、stopped)、messageを持ちます。位置のない行もジオメトリなしで残ります。INPUTに同名のフィールドがある場合、こちらの名前はgp_で始まります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <location filename="../core/toolbox/reports.py" />
            <source>Points in any CRS.</source>
            <translation>任意の座標参照系のポイント。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>Reverse geocode</source>
            <translation>逆ジオコーディング</translation>
        </message>
        <message>
            <location filename="../core/toolbox/places.py" />
            <source>The points with all their attributes, label, placeId, geocodingQuality, type, status (found, not found, failed or stopped) and message. If INPUT has a field of the same name, the new field starts with gp_.</source>
            <translation>すべての属性を持つポイントに、label、placeId、geocodingQuality、type、status(found、not found、failed、stopped)、messageを加えたもの。INPUTに同名のフィールドがある場合、こちらの名前はgp_で始まります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A layer or table with a value in each row.</source>
            <translation>各行に値を持つレイヤまたはテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with a row for each value: the fields of the service, value (as requested), status (found, not found, empty, failed or stopped) and message. If the service has a field of the same name, the new field starts with gp_. Nested values are JSON.</source>
            <translation>値ごとに1行のテーブル。サービスのフィールド、value(問い合わせた値)、status(found、not found、empty、failed、stopped)、messageを持ちます。サービスに同名のフィールドがある場合、こちらの名前はgp_で始まります。入れ子の値はJSONになります。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>A table with the fields source, kind (source, column or filter), field, type, label, required (1: the source requires this filter), filter_values and accumulation (1: the source offers it).</source>
            <translation>フィールドsource、kind(source、column、filter)、field、type、label、required(1: このフィルタなしではソースに問い合わせできない)、filter_values、accumulation(1: ソースが提供する)を持つテーブル。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Attributes</source>
            <translation>属性</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no field '{field}'. Fields: {fields}.</source>
            <translation>INPUTにフィールド「{field}」がありません。使えるもの: {fields}。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>INPUT has no rows.</source>
            <translation>INPUTに問い合わせる行がありません。</translation>
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
            <source>Lists the sources (portfolios) of your API key: a row for each source, each of its columns and each of its filters.</source>
            <translation>APIキーで使えるソース(ポートフォリオ)を一覧にします。ソース、カラム、フィルタごとに1行です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Load point attributes</source>
            <translation>ポイントの属性</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Loads all attributes of single locations of a source by their identifiers.</source>
            <translation>ソースの個々の所在地の全属性を読み取ります。所在地は識別する値で指定します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Set either VALUES or INPUT, not both.</source>
            <translation>問い合わせ対象を明確にするため、VALUESかINPUTのどちらか一方を指定してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>Sources: {sources}</source>
            <translation>ソース: {sources}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The field of INPUT with the values. Empty: id.</source>
            <translation>値のフィールド。空: id。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/portfolio.py" />
            <source>The values, such as "a,b". Alternative to INPUT and FIELD.</source>
            <translation>値("a,b")。またはINPUTとFIELDを指定。</translation>
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
            <source>A table with a row for each layer: layer, status (refreshed, empty, incomplete, failed), message (the changes, or the reason), rows.</source>
            <translation>レイヤごとに1行のテーブル。layer、status(refreshed、empty、incomplete、failed)、message(追加、削除、変更の内容、または失敗の理由)、rowsを持ちます。</translation>
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
            <source>Runs the queries of all GeoPortfolio layers of a project again and updates the layers. A layer whose query fails or finds nothing keeps its result; the run continues.</source>
            <translation>プロジェクトのすべてのGeoPortfolioレイヤのクエリを再度問い合わせ、新しい結果を表示します。クエリが失敗したか該当がないレイヤは元の結果を保ち、残りは続行します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The .qgz or .qgs file, which is saved. Empty: the open project, which is not saved.</source>
            <translation>.qgzまたは.qgsファイル(保存されます)。空: 開いているプロジェクト(保存されません)。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>The name of a connection. Empty: for each layer the connection to its service.</source>
            <translation>接続名。空: 各レイヤのサービスにつながる接続。</translation>
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
            <source>The project {file} could not be opened: {reason}</source>
            <translation>プロジェクト{file}を開けません: {reason}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>it is being edited.</source>
            <translation>編集中です。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>its file no longer exists, and neither does the query.</source>
            <translation>ファイルがクエリとともに失われました。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/refresh.py" />
            <source>the service has no data there any more.</source>
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
            <source>0: PDF. 1: HTML.</source>
            <translation>0はPDF、1はHTML。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A QGIS expression for the name of each file. Empty: LocNumber, LocName, name or id.</source>
            <translation>各ファイルの名前を決めるQGISの式。空: LocNumber、LocName、name、idの順。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>A table with point (feature id), label, file, status (saved, warning, skipped, failed or stopped) and message.</source>
            <translation>Point(地物のID)、label、file、status(saved、warning、skipped、failed、stopped)、messageを持つテーブル。</translation>
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
            <source>In meters, such as "500,1000". With radii, the report includes the locations in these circles.</source>
            <translation>メートル("500,1000")。半径を指定すると、その円の中の所在地もレポートに含まれます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Name of each file (expression)</source>
            <translation>各ファイルの名前(式)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Report index</source>
            <translation>レポートの索引</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <location filename="../core/toolbox/shared/groups.py" />
            <source>Risk reports</source>
            <translation>リスクレポート</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Saves a risk report for each point in a folder, with an index (index.csv) and a layer (reports.gpkg). If a report fails, its row has the reason and the run continues. Run it again with the same folder and SKIP_EXISTING to save only the missing ones.</source>
            <translation>各ポイントのリスクレポートを、索引(index.csv)とレイヤ(reports.gpkg)とともにフォルダに取得します。失敗したレポートがあっても実行は続き、その行に理由が入ります。同じフォルダとSKIP_EXISTINGで再実行すると、不足分だけを取得します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Skip reports that are already in the folder</source>
            <translation>フォルダに既にあるレポートをスキップ</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>True: skip reports with the same point and settings that are already in the folder.</source>
            <translation>True: 同じポイントと設定でフォルダにあるレポートをスキップします。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/reports.py" />
            <source>Version of the reports. 0: V1. 1: V2.</source>
            <translation>0はレポートのV1、1はV2。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Example: {command}</source>
            <translation>例: {command}</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts}): {cause}</source>
            <translation>{seconds}秒後に再試行します({attempt}/{attempts}回目): {cause}</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>The service returns at most {given} records a page, not {asked}; smaller pages are requested.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}; smaller pages are requested.</extracomment>
            <translation>
                <numerusform>サービスは1ページ{asked}件ではなく最大{given}件のエントリを返すため、その件数で取得します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{count} so far</source>
            <translation>これまでに{count}件</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}, which is read until the end. Choose another file or table.</source>
            <translation>{output}は{name}と同じ場所で、最後まで読み取りに使われます。別のファイルまたはテーブルを選択してください。元のものは後で削除できます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/algorithm.py" />
            <source>{output} is the same as {name}. Choose another file or table.</source>
            <translation>{output}は{name}と同じです。別のファイルまたはテーブルを選択してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>SOURCE is empty. Run List sources for the available ones.</source>
            <translation>SOURCEが空です。「ソース一覧」で確認できます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/base.py" />
            <source>{address} begins with http://, so others on the network can read the API key and the responses. Use https:// if the service offers it.</source>
            <translation>{address}はhttp://で始まるため、経路上のネットワークの誰でもAPIキーと応答を読み取れます。サービスが対応していれば、https://を使用してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT. Check that it can be reached.</source>
            <translation>データベースにOUTPUTを書き込めませんでした。到達できるか確認してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/databases.py" />
            <source>The database did not accept OUTPUT: "{reason}". Ask its administrator.</source>
            <translation>データベースにOUTPUTを書き込めませんでした。データベースのメッセージ: "{reason}"。管理者に問い合わせてください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid point in CENTERS, so nothing was requested.</source>
            <translation>CENTERSに有効なポイントがないため、何も問い合わせていません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/inputs.py" />
            <source>There is no valid polygon in AREA, so nothing was requested.</source>
            <translation>AREAに有効なポリゴンがないため、何も問い合わせていません。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>A row could not be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUTに1行を書き込めませんでした。ディスクの空き容量を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Not all rows could be written to OUTPUT. Check the disk space.</source>
            <translation>OUTPUTに全行を書き込めませんでした。ディスクの空き容量を確認してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>OUTPUT could not be replaced: {trouble}. Close the program that uses it, or choose another file.</source>
            <translation>OUTPUTを置き換えられません: {trouble}。開いているものを閉じるか、別のファイルを選択してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>Stopped while OUTPUT was written: it has {count} of {total} rows. All are kept in {file}.</source>
            <extracomment>English for 1: Stopped while OUTPUT was written: it has {count} of {total} row. All is kept in {file}.</extracomment>
            <translation>
                <numerusform>OUTPUTの書き込み中に中止しました。{total}行のうち{count}行が書き込まれています。全行は{file}に保持されています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>The database created no spatial index for OUTPUT.</source>
            <translation>データベースはOUTPUTの空間インデックスを作成しませんでした。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. The results are kept in {file}.</source>
            <translation>{trouble}。結果は{file}に保持されています。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/outputs.py" />
            <source>{trouble}. There is no space for the results in {file} either. Free some space and run it again.</source>
            <translation>{trouble}。{file}にも結果を保存できる空きがありません。空きを作って、もう一度実行してください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>0: V1, with a flat list of filters combined with AND. 1: V2, where a filter can have nested filters under "filters".</source>
            <translation>0はV1、1はV2。V1は平坦なフィルタのリストを受け取り、すべてが適用されます。V2では、フィルタの中の"filters"に別のフィルタを入れられます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>A JSON array, [{"field": "CountryCode", "value": "DE"}], or @file.json. Values are texts.</source>
            <translation>JSON配列([{"field": "CountryCode", "value": "DE"}])、または@file.json。値はテキストです。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/selection/area_list.py" />
            <source>Areas</source>
            <translation>エリア</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Columns (a,b; empty: service defaults)</source>
            <translation>カラム(a,b、空: サービスの既定)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Connection (empty: default)</source>
            <translation>接続(空: 既定の接続)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>FILTERS are not sent: {name} has no "{{filters}}". Add it where the filters belong.</source>
            <translation>FILTERSは送信されません。{name}に"{{filters}}"がありません。フィルタの位置に入れてください。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Filters (JSON array or @file.json)</source>
            <translation>フィルタ(JSON配列、または@file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>In meters, such as "500,1000".</source>
            <translation>メートル("500,1000")。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Names of columns of the source, such as "LocName,City". Empty: service defaults.</source>
            <translation>ソースのカラム名("LocName,City")。空: サービスが返すカラム。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points</source>
            <translation>ポイント</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Points in any CRS. Each has its own request, with all radii; features without a single point are reported and skipped.</source>
            <translation>任意の座標参照系のポイント地物。1つずつ、全半径をまとめて問い合わせます。単一の点でない地物は報告して除外します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Polygons in any CRS. Each has its own request; invalid ones are reported and skipped.</source>
            <translation>任意の座標参照系のポリゴン地物。1つずつ問い合わせます。無効な地物は報告して除外します。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Radii in meters (500,1000)</source>
            <translation>半径(メートル、500,1000)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per page</source>
            <translation>一度に要求するエントリ数</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Records per request; all pages are loaded.</source>
            <translation>1回の要求のエントリ数。全ページを読み込みます。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Request (JSON, or @file.json)</source>
            <translation>要求(JSON、または@file.json)</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Source</source>
            <translation>ソース</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>The identifier of the source (see List sources).</source>
            <translation>ポートフォリオの識別子(「ソース一覧」を参照)。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>The name of a connection. Empty: the default connection.</source>
            <translation>接続名。空: 既定の接続。</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/parameters.py" />
            <source>Version of the service</source>
            <translation>サービスのインターフェースのバージョン</translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>Further failures are reported in the rows only.</source>
            <translation>その他の失敗は行にのみ記録されます。</translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} empty</source>
            <extracomment>English for 1: 1 empty</extracomment>
            <translation>
                <numerusform>空{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <location filename="../ui/reports/page.py" />
            <source>{count} failed</source>
            <extracomment>English for 1: 1 failed</extracomment>
            <translation>
                <numerusform>失敗{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} found</source>
            <extracomment>English for 1: 1 found</extracomment>
            <translation>
                <numerusform>該当{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} not found</source>
            <extracomment>English for 1: 1 not found</extracomment>
            <translation>
                <numerusform>該当なし{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} rows: {parts}</source>
            <extracomment>English for 1: 1 row: {parts}</extracomment>
            <translation>
                <numerusform>{count}行: {parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved</source>
            <extracomment>English for 1: 1 saved</extracomment>
            <translation>
                <numerusform>保存{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} saved with a warning</source>
            <extracomment>English for 1: 1 saved with a warning</extracomment>
            <translation>
                <numerusform>警告付きで保存{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} skipped</source>
            <extracomment>English for 1: 1 skipped</extracomment>
            <translation>
                <numerusform>スキップ{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../core/toolbox/shared/statuses.py" />
            <source>{count} stopped</source>
            <extracomment>English for 1: 1 stopped</extracomment>
            <translation>
                <numerusform>中止{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../core/toolbox/shared/targets.py" />
            <source>A Shapefile truncates field names to 10 characters. A GeoPackage keeps them.</source>
            <translation>Shapefileはフィールド名を10文字に切り詰めるため、区別しにくくなります。GeoPackageでは保持されます。</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate Again</source>
            <translation>再集積</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Calculate accumulation: {title}</source>
            <translation>{title}を集積</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/loading.py" />
            <source>Requesting {source}</source>
            <translation>{source}に問い合わせ中</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/accumulation/accumulator.py" />
            <source>Stopped after {count} of {all} areas. The partial result is in the table.</source>
            <extracomment>English for 1: Stopped after {count} of {all} area. The partial result is in the table.</extracomment>
            <translation>
                <numerusform>{all}件中{count}件のエリアで中止しました。届いた分はテーブルにあります。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/accumulation/accumulator.py" />
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first response.</source>
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
            <location filename="../ui/exposure/profile_page.py" />
            <source>Chart</source>
            <translation>グラフ</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/chart_panel.py" />
            <location filename="../ui/exposure/profile_page.py" />
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
            <location filename="../ui/exposure/profile_page.py" />
            <source>only {currency}, not converted</source>
            <translation>{currency}のみ、換算なし</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Another File</source>
            <translation>別のファイル</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>Create the layer {title}</source>
            <translation>レイヤ{title}を作成</translation>
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
            <translation>フォルダを開く</translation>
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
            <translation>再試行</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/results/csv_saving.py" />
            <source>Save {file}</source>
            <translation>{file}を保存</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Table saved as {file}.</source>
            <translation>テーブルは{file}にあります。</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/export.py" />
            <source>{rows} as the layer {layer}</source>
            <translation>{rows}をレイヤ{layer}に保存</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Add the areas or circles to the map, styled by the metric of the chart, with a field for each metric</source>
            <translation>最後の応答のエリアまたは円を、グラフの指標でスタイル設定して地図に表示します。指標ごとにフィールドがあります</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>All Metrics</source>
            <translation>すべての指標</translation>
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
            <translation>基準を解除</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Compare later accumulations with this one</source>
            <translation>この数値を保持し、後の結果と比較します</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Copy the table for a spreadsheet, with source, area, filters and time</source>
            <translation>表計算用にテーブルをコピーします(ソース、エリア、フィルタ、時刻付き)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Create Layer</source>
            <translation>レイヤ作成</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>No accumulation yet. Choose an area, then Calculate Accumulation.</source>
            <translation>まだ集積していません。エリアを選び、「集積」を押してください。</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Save all metrics as a CSV file with a row for each area or radius</source>
            <translation>すべての指標をCSVファイルに保存します(エリアまたは半径ごとに1行)</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Set as Baseline</source>
            <translation>基準に設定</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Show all metrics, not only the sums insured</source>
            <translation>保険金額だけでなく、サービスが集計したすべてを表示します</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/projects/packer.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop</source>
            <translation>中止</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/search/portfolio_panel.py" />
            <location filename="../ui/window/progress_row.py" />
            <source>Stop and keep partial results</source>
            <translation>中止し、届いた分を保持します</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <source>Stop comparing and show the last accumulation alone</source>
            <translation>比較をやめ、最後の集積だけを表示します</translation>
        </message>
        <message>
            <location filename="../ui/accumulation/panel.py" />
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>{source} does not offer accumulation.</source>
            <translation>{source}は集積を提供していません。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All</source>
            <translation>すべて追加</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add All {count}</source>
            <translation>{count}件すべて追加</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>Add Them Swapped</source>
            <translation>入れ替えて追加</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>Add the Other {count}</source>
            <extracomment>English for 1: Add the Other One</extracomment>
            <translation>
                <numerusform>残り{count}件を追加</numerusform>
            </translation>
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
            <source>Read pasted geometry</source>
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
            <source>The pasted areas were added, but are outside the map. With latitude and longitude swapped they would be inside.</source>
            <translation>貼り付けたエリアを追加しましたが、地図の外にあります。緯度と経度を入れ替えると地図内に入ります。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>The pasted coordinates are outside ±180°, ±90°. With latitude and longitude swapped they are valid.</source>
            <translation>貼り付けたテキストは地球の範囲外です。緯度と経度を入れ替えると範囲内に入ります。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>This layer holds the selection areas. Choose another layer.</source>
            <translation>これは選択エリアのレイヤです。別のレイヤを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom</source>
            <translation>ズーム</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>pasted text</source>
            <translation>貼り付けたテキスト</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/area_sources.py" />
            <source>{bad} of {total} geometries of {origin} cannot be used: {faults}. Nothing was added yet.</source>
            <extracomment>English for 1: {bad} of {total} geometry of {origin} cannot be used: {faults}. Nothing was added yet.</extracomment>
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
            <source>{layer} does not state its number of features, each with its own request. This may take long.</source>
            <translation>{layer}は地物の件数を示していません。1件ずつ問い合わせるため、時間がかかることがあります。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has no features.</source>
            <translation>{layer}に地物がありません。</translation>
        </message>
        <message>
            <location filename="../ui/areas/area_sources.py" />
            <source>{layer} has {count} features, each with its own request. This takes long.</source>
            <translation>{layer}には{count}件の地物があります。1件ずつ問い合わせるため、時間がかかります。</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>&amp;Circles Here</source>
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
            <source>&amp;Risk Report at Location</source>
            <translation>ここのレポート(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>GeoPortfolio</source>
            <translation>GeoPortfolio</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>Outside valid coordinates</source>
            <translation>ここは地球上の地点ではありません</translation>
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
            <source>Select locations in circles around this place</source>
            <translation>この地点の周囲の円の中の所在地を選択します</translation>
        </message>
        <message>
            <location filename="../ui/areas/canvas_menu.py" />
            <source>The address, the record and the hazards of this place</source>
            <translation>この地点の住所、レコード、ハザード</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click at least one center.</source>
            <translation>中心を1つ以上クリックしてください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <source>Click to add centers; type radii for all (200 500 1km) or drag one. Double-click, right-click or Enter finishes; Backspace removes a center; Esc cancels. Drag with Shift to add a radius; Tab selects one center, to type radii for it alone.</source>
            <translation>中心をクリックし、すべての中心の半径を入力する(200 500 1km)か、ドラッグします。ダブルクリック、右クリック、Enterで完了、Backspaceで中心を取り消し、Escで終了します。Shift+ドラッグで半径を追加、Tabで次の中心に移り、その中心だけの半径を入力できます。</translation>
        </message>
        <message>
            <location filename="../ui/areas/circles_tool.py" />
            <location filename="../ui/areas/pick_tool.py" />
            <location filename="../ui/exposure/pins.py" />
            <source>Outside valid coordinates.</source>
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
            <source>Add a World Map</source>
            <translation>世界地図を追加</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>All areas were removed.</source>
            <translation>すべてのエリアを削除しました。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Area '{name}' was repaired. Check the result.</source>
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
            <source>Merge the areas</source>
            <translation>エリアを結合</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>No area yet. Draw one, or add selected features.</source>
            <translation>エリアがまだありません。描くか、選択した地物を使ってください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Nothing to merge. Add at least two areas first.</source>
            <translation>結合するものがありません。先に2つ以上のエリアを描くか、地物から追加してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <location filename="../ui/selection/drafting.py" />
            <source>Repair</source>
            <translation>修復</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>Show query areas</source>
            <translation>クエリのエリアを表示</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The areas were merged into one.</source>
            <translation>すべてのエリアを1つにしました。</translation>
        </message>
        <message>
            <location filename="../ui/areas/drawing.py" />
            <source>The project has no map to draw on. Add a layer first.</source>
            <translation>描画する地図がプロジェクトにありません。先にレイヤを追加してください。</translation>
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
            <source>{name}: city center only, so a {radius} circle means little. Choose a street address, or larger radii.</source>
            <translation>{name}: 市の中心までの精度のため、{radius}の円はあまり意味がありません。番地までの住所か、大きな半径を選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location to see its address, record and hazards. Esc cancels.</source>
            <translation>場所または読み込んだ所在地をクリックすると、住所、レコード、ハザードを表示します。Escで取り消します。</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Click a place or a loaded location. Esc cancels.</source>
            <translation>地点または読み込んだ所在地をクリックしてください。Escで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/areas/pick_tool.py" />
            <source>Press Enter to choose this place</source>
            <translation>Enterでこの地点を選択</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>An area needs at least 3 vertices.</source>
            <translation>エリアには頂点が3つ以上必要です。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>Click to add vertices. Double-click, right-click or Enter finishes; Backspace removes a vertex; Esc cancels.</source>
            <translation>クリックで頂点を置きます。ダブルクリック、右クリック、Enterで完了、Backspaceで頂点を取り消し、Escで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself near {latitude}, {longitude}. Remove a vertex.</source>
            <translation>形状が{latitude}, {longitude}付近で自己交差しています。頂点を取り消してください。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area crosses itself.</source>
            <translation>形状が自己交差しています。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond the pole.</source>
            <translation>形状が極を越えています。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area extends beyond what the map can show.</source>
            <translation>形状が、地図に表示できる範囲を超えています。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The area is too small.</source>
            <translation>形状が小さすぎて、エリアになりません。</translation>
        </message>
        <message>
            <location filename="../ui/areas/polygon_tool.py" />
            <source>The project has no coordinate system. Set the project's CRS.</source>
            <translation>地図に座標参照系がありません。プロジェクトに設定してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/areas/polygon_tool.py" />
            <source>{count} vertices</source>
            <extracomment>English for 1: 1 vertex</extracomment>
            <translation>
                <numerusform>頂点{count}個</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/selection/area_section.py" />
            <source>Radii</source>
            <translation>半径</translation>
        </message>
        <message>
            <location filename="../ui/areas/radius_box.py" />
            <source>Radii in m, km, mi or ft; without a unit, meters. Press Enter to apply.</source>
            <translation>半径。m、km、mi、ftを付けます。単位なしはメートル。Enterで確定します。</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Add to QGIS WMS and WFS Connections</source>
            <translation>QGISのWMS/WFS接続に追加(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Edit…</source>
            <translation>編集(&amp;E)…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>&amp;Help</source>
            <translation>ヘルプ(&amp;H)</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;New Connection…</source>
            <translation>新規接続(&amp;N)…</translation>
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
            <location filename="../ui/browser/maps.py" />
            <source>Add Hazard &amp;Maps…</source>
            <translation>ハザードマップを追加(&amp;M)…</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>No connection: double-click to connect</source>
            <translation>接続がありません: ダブルクリックで接続</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Portfolio services with their sources, maps and recent queries</source>
            <translation>ポートフォリオサービス: ソース、マップ、最近のクエリ</translation>
        </message>
        <message>
            <location filename="../ui/browser/connections.py" />
            <source>Set as C&amp;urrent</source>
            <translation>使用(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>&amp;Add to Group Hazard</source>
            <translation>グループHazardに追加(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Add as &amp;WFS Layer</source>
            <translation>WFSレイヤとして追加(&amp;W)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Double-click to load a copy: QGIS cannot read it from the service.</source>
            <translation>ダブルクリックで読み込み: サービスはQGISでの直接読み取りに対応していません。</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Features (WFS)</source>
            <translation>地物 (WFS)</translation>
        </message>
        <message>
            <location filename="../ui/browser/maps.py" />
            <source>Hazard maps, to drag onto the map</source>
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
            <source>Vector sources of the hazard maps, with attributes</source>
            <translation>ハザードマップのベクタソース、属性付き</translation>
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
            <source>Locked: double-click to unlock</source>
            <translation>ロック中: ダブルクリックで解除</translation>
        </message>
        <message>
            <location filename="../ui/browser/offers.py" />
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/enrichment/layers_editor.py" />
            <location filename="../ui/identify/section.py" />
            <source>Requesting…</source>
            <translation>サービスに問い合わせ中…</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Edit Query</source>
            <translation>クエリを編集(&amp;E)</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>&amp;Layer</source>
            <translation>レイヤ(&amp;L)</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>&amp;Run Again</source>
            <translation>再実行(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Copy as qgis_process &amp;Command</source>
            <translation>qgis_processコマンドをコピー(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>No queries yet</source>
            <translation>まだ問い合わせがありません</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries</source>
            <translation>最近のクエリ</translation>
        </message>
        <message>
            <location filename="../ui/browser/runs.py" />
            <source>Recent queries with time and rows</source>
            <translation>最近のクエリ。時刻と行数付き</translation>
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
            <source>Copy &amp;Identifier</source>
            <translation>識別子をコピー(&amp;I)</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>List &amp;Columns…</source>
            <translation>カラム一覧(&amp;C)…</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Required by this source</source>
            <translation>このソースで必須</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Set as Current &amp;Source</source>
            <translation>このソースを使用(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <source>Sources to load locations and records from</source>
            <translation>所在地とエントリを読み込めるソース</translation>
        </message>
        <message>
            <location filename="../ui/browser/sources.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>The API key has no access to any source. Ask your provider.</source>
            <translation>APIキーでアクセスできるソースがありません。提供元に問い合わせてください。</translation>
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
            <source>'{text}' copied to the clipboard.</source>
            <translation>「{text}」をクリップボードにコピーしました。</translation>
        </message>
        <message>
            <location filename="../ui/browser/verbs.py" />
            <source>Added to the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>QGISのWMS/WFS接続に追加済み: 「{title}」。</translation>
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
            <source>Save Chart</source>
            <translation>グラフを保存</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <source>Save the chart as PNG or SVG</source>
            <translation>グラフをPNG、SVGで保存します</translation>
        </message>
        <message>
            <location filename="../ui/charts/actions.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save…</source>
            <translation>保存…</translation>
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
            <location filename="../ui/widgets/save_dialog.py" />
            <source>{file} already exists. Replace it?</source>
            <translation>{file}は既に存在します。置き換えますか?</translation>
        </message>
        <message>
            <location filename="../ui/charts/bars.py" />
            <source>Largest {shown} of {count}</source>
            <translation>{count}件中上位{shown}件</translation>
        </message>
        <message>
            <location filename="../ui/charts/chart.py" />
            <source>No values to show.</source>
            <translation>描画する数値がありません。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A connection '{name}' already exists.</source>
            <translation>接続「{name}」は既にあります。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>A name cannot contain a slash or be 'environment'.</source>
            <translation>名前にスラッシュは使えません。「environment」は環境変数の接続用です。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connection to a portfolio service</source>
            <translation>ポートフォリオサービスへの接続</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_dialog.py" />
            <source>Name and version</source>
            <translation>名前とバージョン</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>&lt;a href="{network}"&gt;Proxy&lt;/a&gt; and &lt;a href="{authentication}"&gt;certificates&lt;/a&gt;: QGIS options</source>
            <translation>QGISのオプション: &lt;a href="{network}"&gt;プロキシ&lt;/a&gt;、&lt;a href="{authentication}"&gt;証明書&lt;/a&gt;</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>API key</source>
            <translation>APIキー</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Advanced</source>
            <translation>詳細</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Hide the API key</source>
            <translation>APIキーを隠す</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep in authentication database</source>
            <translation>認証データベースに保存</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Keep until QGIS is closed</source>
            <translation>QGISを閉じるまで</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>QGIS may ask for your master password, or to set one.</source>
            <translation>QGISがマスターパスワードの入力、または設定を求める場合があります。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Remove Prefix</source>
            <translation>接頭辞を削除</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Same as service URL</source>
            <translation>サービスURLと同じ</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <location filename="../ui/connections/connections_page.py" />
            <source>Service URL</source>
            <translation>サービスURL</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>Show the API key</source>
            <translation>APIキーを表示</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>The API key contains an invalid character. Copy it again from your provider's message.</source>
            <translation>APIキーに送信できない文字があります。入手元から再度コピーしてください。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This URL starts with http, so others on the network can read the API key. Use https if the service offers it.</source>
            <translation>このアドレスはhttpで始まるため、途中の誰でもAPIキーを読み取れます。サービスが対応していればhttpsを使ってください。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>This is not a service URL. It looks like https://portfolio.example.com, without a user, a question mark or a #.</source>
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
            <source>Version</source>
            <translation>バージョン</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept in the QGIS authentication database</source>
            <translation>QGISの認証データベースに保存</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_fields.py" />
            <source>kept until QGIS is closed</source>
            <translation>QGISを閉じるまで保持</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/help/window.py" />
            <source>Back</source>
            <translation>戻る</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/selection/source_section.py" />
            <source>Connect</source>
            <translation>接続</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>Connect to your portfolio service</source>
            <translation>ポートフォリオサービスに接続</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <location filename="../ui/window/messages.py" />
            <source>Run Diagnostics…</source>
            <translation>診断を実行…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_form.py" />
            <source>The API key was not stored, because no master password was given. Connect again to keep it until QGIS is closed.</source>
            <translation>マスターパスワードが入力されなかったため、QGISはAPIキーを保持していません。QGISを閉じるまでだけ使うには、もう一度接続してください。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>「{name}」はQGISのWMS/WFS接続にあります: 「{title}」。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>'{name}' is not in the QGIS WMS and WFS connections.</source>
            <translation>「{name}」はQGISのWMS/WFS接続にありません。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>Add to QGIS &amp;WMS and WFS</source>
            <translation>QGISのWMS/WFSに追加(&amp;W)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>After OK, it is in the QGIS WMS and WFS connections: '{title}'.</source>
            <translation>OKの後、QGISのWMS/WFS接続に追加されます: 「{title}」。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>For the QGIS Browser and Data Source Manager; the API key stays where it is</source>
            <translation>QGISのブラウザとデータソースマネージャ用。APIキーの保存場所は変わりません</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_maps.py" />
            <source>QGIS already has connections named {titles} to another service. Rename or remove them in QGIS, then add yours again.</source>
            <translation>QGISには別のサービスの接続{titles}が同じ名前であるため、変更していません。QGISで名前を変更するか削除してから、もう一度追加してください。</translation>
        </message>
        <message>
            <location filename="../ui/connections/connection_saving.py" />
            <source>The API key of '{name}' was not stored. Keep it until QGIS is closed?</source>
            <translation>QGISは「{name}」のAPIキーを保持していません。QGISを閉じるまでだけ使いますか?</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>&amp;Add…</source>
            <translation>追加(&amp;A)…</translation>
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
            <source>Check the connection step by step</source>
            <translation>接続を一つずつ確認します</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <location filename="../ui/connections/other_connection.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Connections</source>
            <translation>接続</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Run Dia&amp;gnostics…</source>
            <translation>診断を実行(&amp;G)…</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>Set as &amp;Default</source>
            <translation>既定に設定(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>authentication database</source>
            <translation>認証データベース</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>environment</source>
            <translation>環境変数</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>until QGIS is closed</source>
            <translation>QGISを閉じるまで</translation>
        </message>
        <message>
            <location filename="../ui/connections/connections_page.py" />
            <source>{name} (default)</source>
            <translation>{name}(既定)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Advanced Service Settings</source>
            <translation>サービスの詳細設定</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Append request name to map URL</source>
            <translation>マップ: 要求名をアドレスの末尾に付ける</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Concurrent requests</source>
            <translation>同時要求数</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Describes your service, which does not state how it combines V2 filters. It does not change the request. A filter below another always narrows it.</source>
            <translation>サービスの動作の説明です。V2 フィルタの組み合わせ方は仕様にありません。要求は変わりません。下位のフィルタは常に上位を絞り込みます。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Empty page</source>
            <translation>空のページ</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How many pages of records, areas, addresses or batches of points are requested at a time; of reports at most 3. While the service refuses or fails, fewer are requested.</source>
            <translation>エントリのページ、エリア、住所、ポイントのバッチを同時に要求する数。レポートは最大3です。サービスが拒否または失敗する間は、自動的に減ります。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>How the last page of records is recognized. A page with fewer rows than requested is the last; 'Automatic' requests one more page where the service may have left out rows. 'Short page' never does, 'Empty page' always requests pages until one has no rows.</source>
            <translation>エントリの最後のページを判断する方法。要求より行が少ないページを最後とします。「自動」は、サービスが行を省いた可能性がある場合にもう1ページ要求します。「短いページ」は要求せず、「空のページ」は行がなくなるまで常に要求します。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Last page</source>
            <translation>最終ページの判定</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Limit for sources, accumulation, hazards, lists of maps and reports, once unpacked. Larger responses are cancelled, to protect memory and disk. Locations and records are written to disk as they arrive; above 500 MB you are asked first.</source>
            <translation>ソース、集積、ハザード、マップ一覧、レポートは一括で受信します。展開後にこれより大きいものは、メモリとディスクを守るため保持しません。所在地とエントリは届くたびにディスクに書き込みます。確認なしに受信するのは500 MBまでです。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Maximum response size (MB)</source>
            <translation>応答の最大サイズ (MB)</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Points per enrichment batch</source>
            <translation>付与の1バッチのポイント数</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request V2 point reports at the V1 buffer URL</source>
            <translation>V2のポイントレポートにV1のバッファ用アドレスを使う</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of accumulation layers</source>
            <translation>集積レイヤのリクエスト本文</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of live events</source>
            <translation>ライブイベントのリクエスト本文</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request body of risk reports</source>
            <translation>リスクレポートのリクエスト本文</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Request locations and records as CSV</source>
            <translation>所在地とエントリをCSVで受信</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Send V2 filters in "params"</source>
            <translation>V2のフィルタを「params」の中に入れる</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Short page</source>
            <translation>短いページ</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <source>Smaller responses. Only if the provider's CSV has latitude and longitude columns: without them the locations are a table. Circles with several radii are always JSON.</source>
            <translation>転送量が減ります。提供元のCSVに緯度と経度のカラムがある場合のみ使ってください。ない場合、所在地はテーブルになります。複数の半径の円は常にJSONで届きます。</translation>
        </message>
        <message>
            <location filename="../ui/connections/open_points_editor.py" />
            <location filename="../ui/filters/page.py" />
            <source>The service combines filters with</source>
            <translation>サービスのフィルタの組み合わせ方</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Areas and filters are sent to this service:</source>
            <translation>エリアとフィルタを次のサービスに送信します:</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another</source>
            <translation>別の接続を使用</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>Use Another Connection</source>
            <translation>別の接続を使用</translation>
        </message>
        <message>
            <location filename="../ui/connections/other_connection.py" />
            <source>{layer} is from {host}, to which you have no connection. The layer is unchanged.</source>
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
            <source>Correct the body first.</source>
            <translation>本文に誤りがある間は、何も送信できません。</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Custom</source>
            <translation>独自</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Default</source>
            <translation>通常</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit: {what}</source>
            <translation>編集: {what}</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Edit…</source>
            <translation>編集…</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Invalid</source>
            <translation>誤りあり</translation>
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
            <source>Report of a location, V1</source>
            <translation>地点のレポート、V1</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Report of a location, V2</source>
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
            <source>Restore the default body</source>
            <translation>通常の本文に置き換えます</translation>
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
            <source>The radii in meters, a list; none in the report of a location</source>
            <translation>半径のリスト(メートル)。地点のレポートにはありません</translation>
        </message>
        <message>
            <location filename="../ui/connections/template_editor.py" />
            <source>Write the body that your provider expects. Click a placeholder to insert it at the cursor; one without a value is left out with its member.</source>
            <translation>提供元が求める送信内容を書いてください。クリックするとカーソル位置にプレースホルダが入ります。値がないものは、そのメンバーごと省略されます。</translation>
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
            <source>&amp;Stop</source>
            <translation>中止(&amp;S)</translation>
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
            <source>Open the page of the QGIS options for the selected problem</source>
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
            <source>Running…</source>
            <translation>実行中…</translation>
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
            <source>Support &amp;Text…</source>
            <translation>サポート用テキスト(&amp;T)…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>The connection to check</source>
            <translation>確認する接続</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/diagnostics_dialog.py" />
            <source>There is no connection yet. Add one first.</source>
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
            <source>&amp;Save As…</source>
            <translation>名前を付けて保存(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../ui/diagnostics/support_text_dialog.py" />
            <source>Check the text and delete what you do not want to share. Nothing is sent. API keys, passwords, your user name and portfolio data were removed.</source>
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
            <source>The text could not be checked for the API keys of {names}.</source>
            <translation>{names}のAPIキーは検索できませんでした。</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>&amp;Suggest from Map Service</source>
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
            <source>Add the typed name; the arrow has recently used names</source>
            <translation>入力した名前を追加します。矢印から最近使った名前を選べます</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
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
            <source>Suggest the names of the map layers</source>
            <translation>マップレイヤの名前。ポイントでも使える可能性があります</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The map service has no other layers.</source>
            <translation>マップサービスに他のレイヤ名はありません。</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The name in the service; separate several with commas. Press Enter to add.</source>
            <translation>サービスでの名前。複数はカンマ区切り。Enterで追加します。</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>The service does not list its layers. Enter the names from your provider.</source>
            <translation>サービスはレイヤの一覧を提供しません。提供元から受け取った名前を入力してください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/enrichment/layers_editor.py" />
            <source>{count} new names from the map service. The service may not offer them for points: tick one and try.</source>
            <extracomment>English for 1: 1 new name from the map service. The service may not offer it for points: tick it and try.</extracomment>
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
            <source>{title} (vector source)</source>
            <translation>{title} (ベクタソース)</translation>
        </message>
        <message>
            <location filename="../ui/enrichment/suggesting.py" />
            <source>List the map layers of {connection}</source>
            <translation>{connection}のマップレイヤを一覧</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>&amp;Field</source>
            <translation>フィールド(&amp;F)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>0: unknown</source>
            <translation>0: 不明</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>10 to 20: CRESTA zone to country</source>
            <translation>10～20: CRESTAゾーンから国まで</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>1: user coordinate</source>
            <translation>1: ユーザー座標</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>2: building</source>
            <translation>2: 建物</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>3: parcel</source>
            <translation>3: 地番</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>4: interpolated street</source>
            <translation>4: 街路補間</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>5: high-resolution postcode</source>
            <translation>5: 高解像度の郵便番号</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>6: block group</source>
            <translation>6: 街区グループ</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>7: postal code</source>
            <translation>7: 郵便番号</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>8: city centroid</source>
            <translation>8: 市の重心</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>9: area</source>
            <translation>9: 地域</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>How far a location may be off, by the AddressMatch of Open Exposure Data. The meters are kept for all projects; adapt them to your geocoder.</source>
            <translation>Open Exposure DataのAddressMatchごとの所在地の位置誤差。メートル値はすべてのプロジェクトで共通です。使用するジオコーダに合わせて調整してください。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>Uncertainty by Address Match</source>
            <translation>Address Match別の不確かさ</translation>
        </message>
        <message>
            <location filename="../ui/exposure/address_match_dialog.py" />
            <source>not placeable</source>
            <translation>位置不明</translation>
        </message>
        <message>
            <location filename="../ui/exposure/circle_members.py" />
            <source>Select the locations of the circles</source>
            <translation>円の所在地を選択</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <source>Limits</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <location filename="../ui/window/actions.py" />
            <source>Prospective Risk</source>
            <translation>見込みリスク</translation>
        </message>
        <message>
            <location filename="../ui/exposure/exposure.py" />
            <location filename="../ui/window/actions.py" />
            <source>Ring Profile</source>
            <translation>リングプロファイル</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Calculate the accumulation of each area and compare it with its limit</source>
            <translation>各エリアの集積を計算し、上限と比較します</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/window/actions.py" />
            <source>Check Limits</source>
            <translation>上限を確認</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Check limits of {layer}</source>
            <translation>{layer}の上限を確認</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checked limits</source>
            <translation>確認済みの上限</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Checking limits</source>
            <translation>上限を確認中</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose a layer of areas with a field for their limits, then click Check Limits.</source>
            <translation>エリアと上限フィールドを持つレイヤを選び、「上限を確認」をクリックしてください。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <location filename="../ui/filters/editor.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Choose a source in the Selection dock first.</source>
            <translation>先に選択ドックでソースを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Choose the field with the limit of each area.</source>
            <translation>各エリアの上限を持つフィールドを選んでください。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>The metric to compare; empty: the sum insured, if the service has one</source>
            <translation>比較する指標。空の場合は、サービスにあれば保険金額</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_page.py" />
            <source>Watched areas</source>
            <translation>監視エリア</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} limits breached</source>
            <extracomment>English for 1: 1 limit breached</extracomment>
            <translation>
                <numerusform>上限超過{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} near their limits</source>
            <extracomment>English for 1: 1 near its limit</extracomment>
            <translation>
                <numerusform>上限に近いもの{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{count} not checked</source>
            <extracomment>English for 1: 1 not checked</extracomment>
            <translation>
                <numerusform>未確認{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/limits_page.py" />
            <source>{source}, {metric}: {count} areas</source>
            <extracomment>English for 1: {source}, {metric}: 1 area</extracomment>
            <translation>
                <numerusform>{source}、{metric}: {count}件のエリア</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Headroom</source>
            <translation>残余</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>Used</source>
            <translation>使用率</translation>
        </message>
        <message>
            <location filename="../ui/exposure/limits_table.py" />
            <source>{number} %</source>
            <translation>{number}%</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Choose the locations, then place a pin on the map.</source>
            <translation>所在地を選び、地図にピンを置いてください。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Read the locations of {layer}</source>
            <translation>{layer}の所在地を読み込む</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>Reading {layer}…</source>
            <translation>{layer}を読み込み中…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>The layer has changed since it was read. Click Read Again</source>
            <translation>読み込み後にレイヤが変更されました。「再読込」をクリックしてください</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} not placeable</source>
            <extracomment>English for 1: 1 not placeable</extracomment>
            <translation>
                <numerusform>位置不明{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a position</source>
            <extracomment>English for 1: 1 without a position</extracomment>
            <translation>
                <numerusform>位置なし{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{count} without a value</source>
            <extracomment>English for 1: 1 without a value</extracomment>
            <translation>
                <numerusform>値なし{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations.py" />
            <source>{layer} could not be read.</source>
            <translation>{layer}を読み込めませんでした。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/locations.py" />
            <source>{layer}: {count} locations</source>
            <extracomment>English for 1: {layer}: 1 location</extracomment>
            <translation>
                <numerusform>{layer}: {count}件の所在地</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Currency</source>
            <translation>通貨(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Locations</source>
            <translation>所在地(&amp;L)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;More values</source>
            <translation>その他の値(&amp;M)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Uncertainty (meters)</source>
            <translation>不確かさ(メートル)(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <source>&amp;Value</source>
            <translation>値(&amp;V)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/locations_dialog.py" />
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Set the meters by address match</source>
            <translation>Address Match別にメートルを設定</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Choose the layer, its values and how certain its positions are</source>
            <translation>レイヤ、値、位置の確かさを選びます</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Click a place on the map, or drag the pin over it</source>
            <translation>地図上の場所をクリックするか、ピンをドラッグします</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Index the locations</source>
            <translation>所在地の索引を作成</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Locations…</source>
            <translation>所在地…</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Place Pin</source>
            <translation>ピンを置く</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read Again</source>
            <translation>再読込</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Read the layer as it is now</source>
            <translation>現在のレイヤを読み込みます</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pin_page.py" />
            <source>Values in other currencies are not counted</source>
            <translation>他の通貨の値は数えません</translation>
        </message>
        <message>
            <location filename="../ui/exposure/pins.py" />
            <source>Click a place, or drag the pin. Esc ends.</source>
            <translation>場所をクリックするか、ピンをドラッグします。Escで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Certain {certain}, possible {possible}</source>
            <translation>確実{certain}、可能性{possible}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Click Place Pin, then drag the pin over the map.</source>
            <translation>「ピンを置く」をクリックし、地図上でピンをドラッグしてください。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the locations by distance for a spreadsheet</source>
            <translation>距離順の所在地を表計算用にコピーします</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Copy the ring profile</source>
            <translation>リングプロファイルをコピー</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Cumulative value by distance from {place}</source>
            <translation>{place}からの距離別の累積値</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Headroom {amount}</source>
            <translation>残余{amount}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Largest radius</source>
            <translation>最大半径</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile {layer}</source>
            <translation>リングプロファイル{layer}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Ring profile, {value}</source>
            <translation>リングプロファイル、{value}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>Save the locations by distance as a CSV file</source>
            <translation>距離順の所在地をCSVファイルに保存します</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is exceeded at {distance}</source>
            <translation>上限は{distance}で超過します</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>The limit is not exceeded within {distance}</source>
            <translation>{distance}以内では上限を超過しません</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/exposure/profile_page.py" />
            <source>Within {distance}: {sum} at {count} locations</source>
            <extracomment>English for 1: Within {distance}: {sum} at 1 location</extracomment>
            <translation>
                <numerusform>{distance}以内: {count}件の所在地で{sum}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>certain to possible</source>
            <translation>確実から可能性まで</translation>
        </message>
        <message>
            <location filename="../ui/exposure/profile_page.py" />
            <source>none</source>
            <translation>なし</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Add the pins with all numbers to the layer Prospective risks</source>
            <translation>ピンとすべての数値をレイヤ「見込みリスク」に追加します</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value} in {currency}, not converted.</source>
            <translation>金額は{currency}での{value}の合計です。換算はしていません。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Amounts are sums of {value}.</source>
            <translation>金額は{value}の合計です。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Enter the sum insured, click Place Pin, then click the map.</source>
            <translation>保険金額を入力し、「ピンを置く」をクリックしてから地図をクリックしてください。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Identify</source>
            <translation>識別</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Notes</source>
            <translation>メモ</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <location filename="../ui/exposure/risk_table.py" />
            <source>Pin</source>
            <translation>ピン</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Prospective risks need a layer of points. Choose another one.</source>
            <translation>見込みリスクにはポイントのレイヤが必要です。別のレイヤを選んでください。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove Pin</source>
            <translation>ピンを削除</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Remove the pin that is chosen here from the map</source>
            <translation>ここで選んだピンを地図から削除します</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Save the prospective risks</source>
            <translation>見込みリスクを保存</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Saved in the layer {layer}.</source>
            <translation>レイヤ{layer}に保存しました。</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Search for the worst circles</source>
            <translation>最悪の円を探す</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Show address, hazards and risk report of the place of the pin</source>
            <translation>ピンの場所の住所、ハザード、リスクレポートを表示します</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_page.py" />
            <source>Terms, name of the insured</source>
            <translation>条件、被保険者名</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Before</source>
            <translation>追加前</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Double-click to enter the limit of this radius; 0 is none</source>
            <translation>ダブルクリックでこの半径の上限を入力します。0は上限なし</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>No limit</source>
            <translation>上限なし</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The greatest sum of a circle of this radius that holds the risk, with it</source>
            <translation>リスクを含むこの半径の円の最大合計(リスク込み)</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>The worst circle of this radius that holds the risk: before {before}, with it {after}. Center {place}</source>
            <translation>リスクを含むこの半径の最悪の円: 追加前{before}、追加後{after}。中心{place}</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Verdict</source>
            <translation>判定</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>With risk</source>
            <translation>追加後</translation>
        </message>
        <message>
            <location filename="../ui/exposure/risk_table.py" />
            <source>Worst circle</source>
            <translation>最悪の円</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Copy as JSON</source>
            <translation>JSONとしてコピー(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Edit as JSON…</source>
            <translation>JSONとして編集(&amp;E)…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Paste JSON</source>
            <translation>JSONを貼り付け(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>&amp;Save Filters…</source>
            <translation>このフィルタを保存(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Add Filter</source>
            <translation>フィルタを追加</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add Nested Filter</source>
            <translation>入れ子のフィルタ</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters after the selected row</source>
            <translation>選択した行の後にフィルタを追加します</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters from the clipboard</source>
            <translation>クリップボードのフィルタを追加します</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Add filters that narrow each value of the selected row</source>
            <translation>選択した行の各値を絞り込むフィルタを下位に追加します</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Choose other values for the selected filter (F2)</source>
            <translation>選択したフィルタの値を変更します (F2)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy the filters to the clipboard</source>
            <translation>フィルタをクリップボードにコピーします</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Copy, paste or edit the filters as JSON</source>
            <translation>フィルタをJSONとしてコピー、貼り付け、編集します</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Down</source>
            <translation>下へ</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <location filename="../ui/results/history_page.py" />
            <location filename="../ui/selection/area_list.py" />
            <location filename="../ui/selection/draft_section.py" />
            <source>Edit</source>
            <translation>編集</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Edit the filters as text</source>
            <translation>フィルタをテキストで書きます</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>In</source>
            <translation>中へ</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move down (Alt+Down)</source>
            <translation>下へ移動 (Alt+↓)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move out one level (Alt+Left)</source>
            <translation>外へ移動し、上のフィルタと並べます (Alt+←)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Move up (Alt+Up)</source>
            <translation>上へ移動 (Alt+↑)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Nest in the filter above (Alt+Right)</source>
            <translation>中へ移動し、前のフィルタの下位にします (Alt+→)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Out</source>
            <translation>外へ</translation>
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
            <location filename="../ui/results/loading.py" />
            <source>Remove</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Remove the selected filters with their nested filters (Delete)</source>
            <translation>選択したフィルタと、その下位を削除します (Delete)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Save the filters in the project under a name</source>
            <translation>フィルタに名前を付けてプロジェクトに保存</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved</source>
            <translation>保存済み</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Saved filters of this project and source</source>
            <translation>このソース用にプロジェクトに保存したフィルタ</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>元に戻す: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../ui/filters/bar.py" />
            <source>Up</source>
            <translation>上へ</translation>
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
            <source>flatten</source>
            <translation>平坦なリストにする</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>Two values of {field} combined with AND match nothing. Keep one of them.</source>
            <translation>{field}の2つの値がANDで結合され、該当するものがありません。一方だけを残してください。</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters.</source>
            <translation>V1ではフィルタを下位に置けません。</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>V1 does not support nested filters. Move them out, or choose V2 for the connection.</source>
            <translation>V1は平坦なリストのみで、フィルタを下位に置けません。外へ移動するか、接続をV2にしてください。</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} has no filter field '{field}'. Remove it to send the query.</source>
            <translation>{source}にはフィルタ用のフィールド「{field}」がありません。これがある間は何も送信しません。</translation>
        </message>
        <message>
            <location filename="../ui/filters/faults.py" />
            <source>{source} requires a filter on {fields}.</source>
            <translation>{source}には{fields}のフィルタが必要です。</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Apply</source>
            <translation>適用</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <location filename="../ui/filters/picker.py" />
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Filters as JSON</source>
            <translation>フィルタ(JSON)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Replace all filters with these (Ctrl+Return)</source>
            <translation>すべてをこのフィルタに置き換えます (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/filters/json_page.py" />
            <source>Your changes are not applied yet. Press Ctrl+Return to apply them, or Esc again to discard them.</source>
            <translation>変更はまだ適用されていません。Ctrl+Enterで適用し、もう一度Escを押すと破棄します。</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Add Required Filter</source>
            <translation>必須フィルタを追加</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Describes your service. It does not change the request.</source>
            <translation>サービスの動作の説明です。要求は変わりません。</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>Flatten</source>
            <translation>平坦なリストにする</translation>
        </message>
        <message>
            <location filename="../ui/filters/page.py" />
            <source>The filter hierarchy could not be loaded. The list of the source is shown instead.</source>
            <translation>フィルタの階層を取得できませんでした。ソースの一覧を使います。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>Add {count} Filters</source>
            <extracomment>English for 1: Add Filter</extracomment>
            <translation>
                <numerusform>フィルタ{count}件を追加</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Field to filter by</source>
            <translation>フィルタ用のフィールド</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Nested in {filter}</source>
            <translation>{filter}の下位</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>OK, {count} values</source>
            <extracomment>English for 1: OK, 1 value</extracomment>
            <translation>
                <numerusform>OK、値{count}件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to add '{value}', which the service does not list.</source>
            <translation>Enterで、サービスの一覧にない「{value}」を採用します。</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Press Enter to tick {value}.</source>
            <translation>Enterで{value}をオンにします。</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or enter a value</source>
            <translation>値を検索または入力</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>Search or paste values</source>
            <translation>入力で検索、まとめて貼り付け</translation>
        </message>
        <message>
            <location filename="../ui/filters/picker.py" />
            <source>The service lists no values here. Type one and press Enter, or paste many.</source>
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
            <source>Type to search for a value, or type one that is not listed and press Enter.
Paste a spreadsheet column to tick all its values.</source>
            <translation>値を入力して検索するか、一覧にない値を入力してEnterを押します。
表計算の列を貼り付けると、その値がすべてオンになります。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/filters/picker.py" />
            <source>{count} found. Press Enter to add '{value}', which the service does not list.</source>
            <extracomment>English for 1: 1 found. Press Enter to add '{value}', which the service does not list.</extracomment>
            <translation>
                <numerusform>{count}件見つかりました。Enterで、サービスの一覧にない「{value}」自体を採用します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Name in the project</source>
            <translation>名前(プロジェクトに保持)</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>Save Filters</source>
            <translation>このフィルタを保存</translation>
        </message>
        <message>
            <location filename="../ui/filters/saved.py" />
            <source>This replaces the filters with the same name.</source>
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
            <source>Adding maps, {count} to go</source>
            <translation>マップを追加中、残り{count}件</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Adding maps…</source>
            <translation>マップを追加中…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Load the features of {title}</source>
            <translation>{title}の地物を読み込み</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <source>Loading the features of '{title}'…</source>
            <translation>「{title}」の地物を読み込み中…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/adding.py" />
            <location filename="../ui/results/history_texts.py" />
            <source>stopped</source>
            <translation>中止</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/window/job_offer.py" />
            <source>Add to This Project</source>
            <translation>このプロジェクトに追加</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Nothing was added. '{other}' has the same URL as '{name}', and QGIS sends maps a single API key: that of '{other}'.</source>
            <translation>何も追加していません。「{other}」も「{name}」と同じアドレスで、QGISはマップに1つのAPIキー(「{other}」のもの)しか送信できません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Requesting the maps of '{name}'…</source>
            <translation>「{name}」の地図を要求中…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Set '{name}' as Default and Add</source>
            <translation>「{name}」を既定にして追加</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The map service of '{name}' offers no maps for your API key.</source>
            <translation>「{name}」のマップサービスに、このAPIキーで使えるマップがありません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>The maps were added, their features were not: {reason}</source>
            <translation>マップはありますが、地物がありません: {reason}</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>There is no connection yet. Connect to your portfolio service first.</source>
            <translation>接続がまだありません。先にポートフォリオサービスに接続してください。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <source>Use '{other}'</source>
            <translation>「{other}」を使用</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/controller.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom In</source>
            <translation>拡大</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/controller.py" />
            <source>{count} layers were chosen for the previous project, and are not added yet.</source>
            <extracomment>English for 1: '{layer}' was chosen for the previous project, and is not added yet.</extracomment>
            <translation>
                <numerusform>以前開いていたプロジェクト用に選択したレイヤ{count}件は、まだ作成されていません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>A group. Tick the layers to add.</source>
            <translation>グループです。追加するレイヤにチェックを入れてください。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add &amp;WFS Layer</source>
            <translation>WFSレイヤも追加(&amp;W)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>Add the vector source of the map, too, with attributes to query and style</source>
            <translation>地図のベクタソースも追加します。属性を検索し、スタイルを設定できます</translation>
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
            <source>Select a layer for its details.</source>
            <translation>レイヤを選ぶと内容を表示します。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>St&amp;yle</source>
            <translation>スタイル(&amp;Y)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/details.py" />
            <source>The service gives no further details.</source>
            <translation>サービスにこれ以上の情報はありません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/window/messages.py" />
            <source>Change Key</source>
            <translation>キーを変更</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/invalid_maps.py" />
            <source>{count} layers are no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</source>
            <extracomment>English for 1: '{title}' is no longer shown: the map service of '{connection}' does not respond, or rejects the API key.</extracomment>
            <translation>
                <numerusform>{count}件のレイヤはもう表示されません。「{connection}」のマップサービスが応答しないか、APIキーを拒否しています。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/legends.py" />
            <source>Legend of {layer}</source>
            <translation>{layer}の凡例</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers the whole world.</source>
            <translation>全世界を含みます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Covers {west} to {east}, {south} to {north}.</source>
            <translation>範囲: {west}～{east}、{south}～{north}。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>E</source>
            <translation>E</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>It is visible from 1:{scale} inwards only.</source>
            <translation>1:{scale}より拡大したときだけ描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Not queryable with Identify.</source>
            <translation>地物情報表示では何も得られません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Nothing was added.</source>
            <translation>何も追加していません。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>One map of all layers in this group.</source>
            <translation>このグループのすべてのレイヤを1つの地図にしたものです。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Raster source.</source>
            <translation>ラスタソース。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service does not describe its features. They are loaded once, as a copy.</source>
            <translation>このサービスは地物の定義を提供しません。地物はコピーとして1回だけ読み込まれます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service gives relative URLs for its features, which QGIS cannot follow. They are loaded once, as a copy.</source>
            <translation>このサービスは地物に相対アドレスを返しますが、QGISはそれを使用できません。地物はコピーとして1回だけ読み込まれます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>The service names another host for its features, which is not sent the API key. They are loaded once, as a copy.</source>
            <translation>このサービスは地物に別のホストを指定していますが、そのホストにAPIキーは送信しません。地物はコピーとして1回だけ読み込まれます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Vector source.</source>
            <translation>ベクタソース。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible between 1:{smallest} and 1:{largest}.</source>
            <translation>1:{smallest}から1:{largest}で描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{largest} outwards.</source>
            <translation>1:{largest}より縮小すると描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>Visible from 1:{smallest} inwards.</source>
            <translation>1:{smallest}より拡大すると描画されます。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>W</source>
            <translation>W</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} incomplete: {told}.</source>
            <translation>不完全なもの{count}件: {told}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} layers added to Hazard.</source>
            <extracomment>English for 1: '{title}' added to Hazard.</extracomment>
            <translation>
                <numerusform>レイヤ{count}件をHazardに追加しました。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} not added: {told}.</source>
            <translation>追加できなかったもの{count}件: {told}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/hazard_maps/map_texts.py" />
            <source>{count} of them are visible from 1:{scale} inwards only.</source>
            <extracomment>English for 1: '{title}' is visible from 1:{scale} inwards only.</extracomment>
            <translation>
                <numerusform>うち{count}件は1:{scale}より拡大したときだけ描画されます。</numerusform>
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
            <source>&amp;Add {count} Layers</source>
            <extracomment>English for 1: &amp;Add 1 Layer</extracomment>
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
            <source>&amp;Tick All in Group</source>
            <translation>中をすべてオン(&amp;T)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>&amp;Untick All</source>
            <translation>すべてオフ(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add Hazard Maps</source>
            <translation>ハザードマップを追加</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Add the ticked maps, or else the selected one, to the group Hazard</source>
            <translation>オンにしたもの、なければ選択したマップを、グループHazardに追加します</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Co&amp;nnection</source>
            <translation>接続(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Loading the legend…</source>
            <translation>凡例を問い合わせ中…</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Maps of the service</source>
            <translation>サービスのマップ</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>No matching maps among {all}. Try fewer words.</source>
            <translation>{all}件に該当する語がありません。語を減らしてください。</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Reload the list of maps</source>
            <translation>マップサービスに再度問い合わせます</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>Search by title, name or description</source>
            <translation>マップを検索: タイトル、名前、内容</translation>
        </message>
        <message>
            <location filename="../ui/hazard_maps/picker.py" />
            <source>The service returned no legend.</source>
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
            <location filename="../ui/help/buttons.py" />
            <source>Help</source>
            <translation>ヘルプ</translation>
        </message>
        <message>
            <location filename="../ui/help/buttons.py" />
            <source>Open the help for this (F1)</source>
            <translation>この画面の説明と使い方 (F1)</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Contents</source>
            <translation>目次</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>First Page</source>
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
            <source>GeoPortfolio Help</source>
            <translation>GeoPortfolioヘルプ</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Help pages</source>
            <translation>ヘルプのページ</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Only pages with these words are listed; Enter goes to the next match</source>
            <translation>該当する語のないページは目次から消えます。Enterで次の箇所に移動します</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page</source>
            <translation>ページ</translation>
        </message>
        <message>
            <location filename="../ui/help/window.py" />
            <source>Search the help</source>
            <translation>ヘルプを検索</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>Identify the address</source>
            <translation>住所を検索中</translation>
        </message>
        <message>
            <location filename="../ui/identify/address_section.py" />
            <location filename="../ui/places/address_page.py" />
            <source>No address found here.</source>
            <translation>サービスはここの住所を持っていません。</translation>
        </message>
        <message>
            <location filename="../ui/identify/controller.py" />
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/reports/controller.py" />
            <source>Connect to a service in the Selection dock first.</source>
            <translation>先に選択ドックでサービスに接続してから、地点の情報を表示してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy All as Table</source>
            <translation>すべて表としてコピー</translation>
        </message>
        <message>
            <location filename="../ui/identify/dock.py" />
            <source>Copy the place and all facts shown, for a spreadsheet</source>
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
            <source>The response lacks the layer '{layer}'. If it does everywhere, check its name under Layers.</source>
            <translation>応答にレイヤ「{layer}」がありません。どこでも同じ場合は、「レイヤ」で名前を確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>The service rejects the layer '{layer}'. Check its name under Layers.</source>
            <translation>サービスがレイヤ「{layer}」を拒否しました。「レイヤ」で名前を確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no hazard</source>
            <translation>ハザードなし</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>no response</source>
            <translation>応答なし</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazard_groups.py" />
            <source>not authorized</source>
            <translation>拒否</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Choose the hazard layers to request</source>
            <translation>要求するハザードレイヤを選びます</translation>
        </message>
        <message>
            <location filename="../ui/identify/hazards_section.py" />
            <source>Click Layers and enter the names from your provider.</source>
            <translation>「レイヤ」を押し、提供元が持つレイヤ名を指定してください。</translation>
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
            <source>Layers ({count})…</source>
            <translation>レイヤ({count})…</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/identify/hazards_section.py" />
            <source>{count} hazard layers found: {names}. Add others with Layers in the panel.</source>
            <extracomment>English for 1: 1 hazard layer found: {names}. Add others with Layers in the panel.</extracomment>
            <translation>
                <numerusform>ハザードレイヤが{count}件見つかりました: {names}。パネルの「レイヤ」で追加できます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Click a loaded location to see its record.</source>
            <translation>読み込んだ所在地をクリックすると、そのレコードを表示します。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>Identifier field</source>
            <translation>識別フィールド</translation>
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
            <source>The field whose value identifies the location in the service; remembered for this source.</source>
            <translation>サービスが所在地を識別する値のフィールド。ソースごとに記憶します。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no location '{value}' in {source}. Choose another identifier field.</source>
            <translation>サービスの{source}に所在地「{value}」がありません。「識別フィールド」で別のフィールドを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>The service has no record of this location.</source>
            <translation>サービスにこの所在地のレコードはありません。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>There is no connection to {host}, the service of this location. Add one.</source>
            <translation>この所在地の取得元{host}への接続がありません。作成してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This layer has no field '{field}'. Choose another identifier field.</source>
            <translation>このレイヤにフィールド「{field}」がありません。「識別フィールド」で別のものを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/identify/record_section.py" />
            <source>This location has no value in '{field}'. Choose another identifier field.</source>
            <translation>この所在地の「{field}」に値がありません。「識別フィールド」で別のものを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>&amp;Refresh</source>
            <translation>更新(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Show Changes of Refresh</source>
            <translation>更新による変更を表示(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>&amp;Undo Refresh</source>
            <translation>更新を元に戻す(&amp;U)</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>A layer of the rows that were added, removed or changed</source>
            <translation>追加、削除、変更された行のレイヤ</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>A report for each point of a layer, or for the selected points</source>
            <translation>レイヤの全ポイント、または選択ポイントごとのレポート</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich each point of a layer, or the selected ones, with hazards</source>
            <translation>レイヤの全ポイント、または選択ポイントに、その地点のハザードを付与します</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Enrich with &amp;Hazards…</source>
            <translation>ハザードを追加(&amp;H)…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/results/history_page.py" />
            <source>Load area, filters and columns into the docks</source>
            <translation>エリア、フィルタ、カラムをドックに戻します</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Outline the query area on the map</source>
            <translation>このレイヤの問い合わせ範囲を地図に輪郭で示します</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Refresh as &amp;New Layer</source>
            <translation>新規レイヤとして更新(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Restore the result before the last refresh</source>
            <translation>最後の更新前の結果に戻します</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Resu&amp;me</source>
            <translation>続行(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Resume loading where it stopped</source>
            <translation>中止した所から読み込みを続けます</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Risk Re&amp;ports…</source>
            <translation>リスクレポート(&amp;P)…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again, for a new layer with the date</source>
            <translation>同じ内容を再度問い合わせ、日付付きのレイヤを追加します</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Run the query again; the layer keeps its style</source>
            <translation>同じ内容を再度問い合わせます。レイヤのスタイルは保たれます</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>Show &amp;Area</source>
            <translation>エリアを表示(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_menu.py" />
            <source>The area of {layer} cannot be shown on this map.</source>
            <translation>{layer}のエリアはこの地図に表示できません。</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Compare the layers with their areas</source>
            <translation>レイヤとエリアを比較</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>Layer S&amp;tatus…</source>
            <translation>レイヤの状態(&amp;K)…</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status.py" />
            <source>The status of the layer and what to do</source>
            <translation>レイヤの状態と、できること</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>Refresh with &amp;Current Area</source>
            <translation>現在のエリアで更新(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <location filename="../ui/projects/services_offer.py" />
            <source>Unlock</source>
            <translation>ロック解除</translation>
        </message>
        <message>
            <location filename="../ui/layers/layer_status_actions.py" />
            <source>{layer} cannot be shown. {reason}</source>
            <translation>{layer}を表示できません。{reason}</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <location filename="../ui/places/locator.py" />
            <source>Find {address}</source>
            <translation>{address}を検索中</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>No suggestion for '{text}'. Press Enter to search for exactly this address.</source>
            <translation>「{text}」の候補はありません。Enterでこの住所のまま問い合わせます。</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Read the position</source>
            <translation>位置を読み取り中</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>Suggest addresses</source>
            <translation>住所を検索中</translation>
        </message>
        <message>
            <location filename="../ui/places/address_page.py" />
            <source>The QGIS authentication database is locked. Unlock it to search for addresses.</source>
            <translation>QGISの認証データベースがロックされています。住所を検索するには解除してください。</translation>
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
            <source>Enter an address, a latitude and longitude, WKT, or GeoJSON</source>
            <translation>住所、緯度経度、WKT、GeoJSON。Enterで移動します</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Enter the master password of the QGIS authentication database</source>
            <translation>QGISの認証データベースのマスターパスワードを入力</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Identify Location: click the map for address, record and hazards</source>
            <translation>地点を識別: 地図をクリックすると住所、レコード、ハザードを表示</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Suggested addresses</source>
            <translation>住所の候補</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Unlock…</source>
            <translation>ロック解除…</translation>
        </message>
        <message>
            <location filename="../ui/places/address_panel.py" />
            <source>Use as Area</source>
            <translation>エリアとして使用</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Addresses of the portfolio service</source>
            <translation>ポートフォリオサービスの住所</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Choose this to enter the master password</source>
            <translation>選択してマスターパスワードを入力</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Finds addresses with the service of GeoPortfolio.</source>
            <translation>GeoPortfolioのサービスで住所を検索します。</translation>
        </message>
        <message>
            <location filename="../ui/places/locator.py" />
            <source>Unlock the QGIS authentication database to search for addresses</source>
            <translation>住所を検索するにはQGISの認証データベースのロックを解除</translation>
        </message>
        <message>
            <location filename="../ui/places/pasted.py" />
            <source>Latitude and longitude were swapped to fit valid coordinates.</source>
            <translation>緯度と経度が逆だったため、入れ替えました。</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>City-level address; the position is exact.</source>
            <translation>住所は市までですが、位置は正確です。</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Copy the address and the position</source>
            <translation>住所と位置をコピー</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <location filename="../ui/selection/action_section.py" />
            <source>Risk Report</source>
            <translation>リスクレポート</translation>
        </message>
        <message>
            <location filename="../ui/places/place_panel.py" />
            <source>Zoom the map to this place</source>
            <translation>地図をこの地点にズームします</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>City center only, so a 200 m circle means little.</source>
            <translation>市の中心までの精度です。200 mの円はあまり意味がありません。</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>address</source>
            <translation>住所</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city center only</source>
            <translation>市の中心までの精度</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>city!</source>
            <translation>市のみ</translation>
        </message>
        <message>
            <location filename="../ui/places/place_texts.py" />
            <source>rooftop</source>
            <translation>建物</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_dialogs.py" />
            <source>This opens in QGIS Processing, which is disabled. Enable it under Plugins &gt; Manage and Install Plugins &gt; Installed.</source>
            <translation>これはQGISのプロセシングで開きますが、無効になっています。プラグイン &gt; プラグインの管理とインストール &gt; インストール済でオンにしてください。</translation>
        </message>
        <message>
            <location filename="../ui/processing/processing_widgets.py" />
            <source>Choose hazard layers of the connection</source>
            <translation>接続のハザードレイヤを選びます</translation>
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
            <source>Edit the request, with a preview</source>
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
            <source>A copy could not be created: {trouble}. Check the space and the permissions of the project folder.</source>
            <translation>コピーを作成できませんでした: {trouble}。プロジェクトの場所の空き容量と権限を確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Another task is running. Move the results when it has finished.</source>
            <translation>実行中の処理があります。終わってから結果を移動してください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move results to the project folder</source>
            <translation>結果をプロジェクトの横に移動</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Move to Project Folder</source>
            <translation>プロジェクトの横に移動</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>Not moved, because they are being edited: {names}. Save the edits, then save the project.</source>
            <translation>編集中のため、まだプロファイルにあります: {names}。編集を保存してから、プロジェクトを保存してください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/mover.py" />
            <source>The project or its results have changed.</source>
            <translation>その間に、プロジェクトまたは結果が変更されました。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} reports copied.</source>
            <extracomment>English for 1: 1 report copied.</extracomment>
            <translation>
                <numerusform>レポート{count}件のコピーもあります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/mover.py" />
            <source>{count} result layers are outside the project folder. Moving them also saves the project.</source>
            <extracomment>English for 1: 1 result layer is outside the project folder. Moving it also saves the project.</extracomment>
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
            <source>{reason} The results stay in your profile; project and layers are unchanged.</source>
            <translation>{reason}結果はプロファイルに残り、プロジェクトとレイヤは元のままです。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>A project package is already being exported. Wait until it has finished.</source>
            <translation>プロジェクトパッケージを書き出し中です。完了するまでお待ちください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Export Project Package</source>
            <translation>プロジェクトパッケージをエクスポート</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>No API key is included.</source>
            <translation>APIキーは入れていません。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Not included, because outside the project folder: {names}.</source>
            <translation>プロジェクトのフォルダの外にあるため、含まれません: {names}。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Nothing to export yet. Load locations first.</source>
            <translation>まとめるものがまだありません。先に所在地を読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Pack {file}</source>
            <translation>{file}にまとめる</translation>
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
            <source>Packing {file}…</source>
            <translation>{file}にまとめています…</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Stopped. Nothing was exported.</source>
            <translation>中止しました。何もまとめていません。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>The package contains the saved project. Save it now?</source>
            <translation>パッケージには保存済みのプロジェクトが入ります。今すぐ保存しますか?</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Unsaved edits are not included: {names}.</source>
            <translation>保存していない編集は含まれません: {names}。</translation>
        </message>
        <message>
            <location filename="../ui/projects/packer.py" />
            <source>Without their data: {names}.</source>
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
            <source>Add API Key</source>
            <translation>APIキーを追加</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <location filename="../ui/window/window.py" />
            <source>Connect…</source>
            <translation>接続…</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Maps and Refresh now use '{name}'. Save the project to keep this.</source>
            <translation>マップと更新は「{name}」を使うようになりました。維持するには、プロジェクトを保存してください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh and maps of this project now use '{name}'.</source>
            <translation>このプロジェクトの更新とマップは「{name}」を使うようになりました。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Refresh now uses '{name}'. Save the project to keep this.</source>
            <translation>更新は「{name}」に問い合わせるようになりました。維持するには、プロジェクトを保存してください。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The data of this project is from {host}, to which you have no connection. Loaded data can be used as it is.</source>
            <translation>このプロジェクトのデータは{host}から取得されました。接続はありませんが、読み込み済みのデータはそのまま閲覧できます。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of '{name}' are shown again.</source>
            <translation>「{name}」のマップが再び使えます。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is locked.</source>
            <translation>{host}のマップにはAPIキーが必要ですが、ロックされています。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>The maps of {host} need your API key, which is missing.</source>
            <translation>{host}のマップにはAPIキーが必要ですが、ここにありません。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>This URL differs from that of '{name}'.</source>
            <translation>「{name}」のアドレスとは異なります。</translation>
        </message>
        <message>
            <location filename="../ui/projects/services_offer.py" />
            <source>Use '{name}' Instead</source>
            <translation>代わりに「{name}」を使用</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/projects/services_offer.py" />
            <source>{count} maps of {host} did not respond, or your API key was rejected. Results are shown as saved.</source>
            <extracomment>English for 1: A map of {host} did not respond, or your API key was rejected. Results are shown as saved.</extracomment>
            <translation>
                <numerusform>{host}のマップ{count}件が応答しないか、APIキーが拒否されました。結果は保存時のまま表示されます。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Changes of {layer}</source>
            <translation>{layer}の変更</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Compare {layer}</source>
            <translation>{layer}を比較</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <location filename="../ui/results/messages.py" />
            <source>No rows changed.</source>
            <translation>変更された行はありません。</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>The result before the refresh no longer exists, so the layer is unchanged. Refresh it for the current result.</source>
            <translation>更新前の結果が失われたため、レイヤはそのままです。最新の結果を得るには更新してください。</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>Undo the refresh of {layer}</source>
            <translation>{layer}の更新を元に戻す</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer} is being edited. Save or discard the edits, then refresh it.</source>
            <translation>{layer}は編集中です。編集を保存または破棄してから、更新してください。</translation>
        </message>
        <message>
            <location filename="../ui/refresh/previous_results.py" />
            <source>{layer}: restored the result of {when}.</source>
            <translation>{layer}は{when}の結果に戻りました。</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Nothing to refresh yet. Load locations first.</source>
            <translation>更新するものがまだありません。先に所在地を読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh Again</source>
            <translation>再度更新</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refresh {layer}</source>
            <translation>{layer}を更新</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Refreshing {layer}</source>
            <translation>{layer}を更新中</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Remove Layer</source>
            <translation>レイヤを削除</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Changes</source>
            <translation>変更を表示</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Show Loaded Rows</source>
            <translation>届いた分を表示</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The layer was removed.</source>
            <translation>その間にレイヤが削除されました。</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>The refreshed data is no longer available. Refresh the layer again.</source>
            <translation>届いた分はもうありません。レイヤを再度更新してください。</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>Undo Refresh</source>
            <translation>更新を元に戻す</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>its file {path} no longer exists, and neither does the query. Load it again from the Selection dock.</source>
            <translation>ファイル{path}がクエリとともに失われました。選択ドックから再度読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/refresh/refreshing.py" />
            <source>you have no connection to {host}. Add one, then refresh again.</source>
            <translation>{host}への接続がありません。作成してから、再度更新してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Choose a folder for the reports.</source>
            <translation>レポートのフォルダを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Enter the full path of the folder.</source>
            <translation>フォルダを完全なパスで指定してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Prepare risk reports</source>
            <translation>リスクレポートを準備</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>Preparing the folder…</source>
            <translation>フォルダを準備中…</translation>
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
            <source>The point layer was removed.</source>
            <translation>ポイントがなくなりました。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>There is no point layer. Load locations, or add a point layer.</source>
            <translation>ポイントレイヤがありません。所在地を読み込むか、ポイントレイヤを追加してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>These locations are from {theirs}; the reports will be for {ours}.</source>
            <translation>これらの所在地は{theirs}のもので、レポートは{ours}のものになります。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>V1 does not support nested filters. Choose V2, or send no filters.</source>
            <translation>V1ではフィルタを下位に置けません。V2を選ぶか、フィルタを送信しないでください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>which takes a while; you can pause and resume at any time</source>
            <translation>時間がかかりますが、いつでも一時停止と再開ができます</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no field '{field}' for the file names. Choose another.</source>
            <translation>{layer}にファイル名用のフィールド「{field}」がありません。別のものを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_dialog.py" />
            <source>{layer} has no points.</source>
            <translation>{layer}にレポート対象のポイントがありません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Folder</source>
            <translation>フォルダ(&amp;F)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Points</source>
            <translation>ポイント(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Selected points only ({count})</source>
            <translation>選択ポイントのみ({count})(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>&amp;Version</source>
            <translation>バージョン(&amp;V)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Appl&amp;y current filters</source>
            <translation>ドックのフィルタを送信(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>F&amp;ormat</source>
            <translation>形式(&amp;O)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>File &amp;names</source>
            <translation>ファイル名(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>Radii of the circles</source>
            <translation>円の半径</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>S&amp;kip reports that are already in the folder</source>
            <translation>フォルダに既にあるレポートをスキップ(&amp;K)</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <location filename="../ui/search/portfolio_page.py" />
            <source>There are no current filters.</source>
            <translation>ドックにフィルタがありません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/batch_form.py" />
            <source>With &amp;circles of</source>
            <translation>円を付ける(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <source>Open the report of a location</source>
            <translation>所在地のレポートを開いています</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/window/progress_row.py" />
            <location filename="../ui/window/size_question.py" />
            <source>Resume</source>
            <translation>再開</translation>
        </message>
        <message>
            <location filename="../ui/reports/controller.py" />
            <location filename="../ui/reports/page_buttons.py" />
            <source>Retry Failed</source>
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
            <source>The batch has no report for this location.</source>
            <translation>このバッチの記録に、この所在地のレポートはありません。</translation>
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
            <source>{saved} of {count} reports saved, {warned} in a different format.</source>
            <extracomment>English for 1: {saved} of {count} report saved, {warned} in a different format.</extracomment>
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
            <source>Create a safe copy of the report</source>
            <translation>レポートを安全な形に変換中</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>No program is available to open {path}.</source>
            <translation>{path}を開くプログラムがありません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>Opened a safe copy of the report, without scripts and remote content. The saved file is unchanged.</source>
            <translation>スクリプトの実行も外部からの取得も行わない、レポートのコピーを開きました。保存したファイルは受信したままです。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is empty. Request it again.</source>
            <translation>レポートが空です。もう一度依頼してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report is no longer at {path}.</source>
            <translation>レポートはもう{path}にありません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>The report was not opened, because no safe copy could be made. If you trust your provider, open the file itself: {path}</source>
            <translation>レポートを開いていません。安全な形にできないためです。提供元を信頼する場合のみ、ファイル自体を開いてください: {path}</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is a link or not a report, so it was not opened.</source>
            <translation>{path}はリンクであるか、レポートではないため、開きません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/opener.py" />
            <source>{path} is not a PDF file, so it was not opened. Request it again.</source>
            <translation>{path}はPDFファイルではないため、開きません。もう一度依頼してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>All {count}</source>
            <translation>すべて: {count}</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>No reports yet. Click a location with Risk Report, or select points for a report batch.</source>
            <translation>レポートがまだありません。「レポート」で地点をクリックするか、ポイントを選択してまとめて依頼してください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Pause the batch until Resume</source>
            <translation>「再開」まで、次のレポートを要求しません</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Report batches</source>
            <translation>レポートのバッチ</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
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
            <source>Resume the queued reports</source>
            <translation>待機中のレポートを続けます</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Single reports of this session, {count}</source>
            <translation>このセッションの単独レポート、{count}件</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>Status of the reports to show</source>
            <translation>表示するレポートの状態</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <source>paused, click Resume to continue</source>
            <translation>一時停止中(「再開」で続行)</translation>
        </message>
        <message>
            <location filename="../ui/reports/page.py" />
            <location filename="../ui/reports/table_model.py" />
            <source>queued</source>
            <translation>順番待ち</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} already saved</source>
            <extracomment>English for 1: 1 already saved</extracomment>
            <translation>
                <numerusform>既存{count}件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/page.py" />
            <source>{count} in a different format</source>
            <extracomment>English for 1: 1 in a different format</extracomment>
            <translation>
                <numerusform>別の形式{count}件</numerusform>
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
            <location filename="../ui/reports/page_buttons.py" />
            <source>Map</source>
            <translation>地図</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Open the report here in QGIS</source>
            <translation>レポートをQGIS内で開きます</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print the report</source>
            <translation>レポートを印刷します</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Print…</source>
            <translation>印刷…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Request the failed reports again</source>
            <translation>失敗したレポートを再度要求します</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Risk Reports for Points…</source>
            <translation>ポイントのリスクレポート…</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the folder with the reports and their index</source>
            <translation>レポートと索引のフォルダを表示します</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Show the points on the map, each with its report</source>
            <translation>ポイントを地図に表示します。各ポイントからレポートを開けます</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <source>Stop the batch; saved reports are kept, the rest can be retried</source>
            <translation>バッチを停止します。保存済みのレポートは残り、ほかは再試行できます</translation>
        </message>
        <message>
            <location filename="../ui/reports/page_buttons.py" />
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom the map to the location of the report</source>
            <translation>レポートの所在地へ地図を移動します</translation>
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
            <source>Page {page} could not be drawn.</source>
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
            <source>Stopped before it was requested.</source>
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
            <source>The report for {place} belongs to the previous project. Its file is {file}.</source>
            <translation>{place}のレポートは、以前開いていたプロジェクト用に作成されました。ファイルは{file}です。</translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>The report for {place} is already being downloaded.</source>
            <translation>{place}のレポートは既に作成中です。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/reports/singles.py" />
            <source>{title}, {count} more queued</source>
            <extracomment>English for 1: {title}, 1 more queued</extracomment>
            <translation>
                <numerusform>{title}、他{count}件が待機中</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/reports/singles.py" />
            <source>{wanted} was requested for {place}, but the service sent {came}.</source>
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
            <source>saved</source>
            <translation>保存済み</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>saved, other format</source>
            <translation>保存済み、別の形式</translation>
        </message>
        <message>
            <location filename="../ui/reports/table_model.py" />
            <source>skipped</source>
            <translation>スキップ</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Open outside QGIS</source>
            <translation>QGISの外で開く</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report {title}</source>
            <translation>レポート{title}を開いています</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Opening the report…</source>
            <translation>レポートを開いています…</translation>
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
            <source>Save Report</source>
            <translation>レポートを保存</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>Saving the report</source>
            <translation>レポートを保存中</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be printed. Check the printer, or open it outside QGIS.</source>
            <translation>レポートを印刷できませんでした。プリンタを確認するか、QGISの外で開いてください。</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer.py" />
            <source>The report could not be read. Open it in another program, or request it again.</source>
            <translation>ここではレポートを読み取れません。別のプログラムで開くか、もう一度依頼してください。</translation>
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
            <source>This QGIS cannot show PDF files.</source>
            <translation>このQGISはPDFファイルを表示できません。</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit</source>
            <translation>合わせる</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Fit the width; again: the whole page</source>
            <translation>幅に合わせます。もう一度押すとページ全体に合わせます</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Next Page</source>
            <translation>次のページ</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Open the report in the default program</source>
            <translation>このコンピュータの既定のプログラムでレポートを開きます</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Page number</source>
            <translation>ページ(番号を入力すると移動します)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Previous Page</source>
            <translation>前のページ</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Save a copy of the report</source>
            <translation>レポートのコピーを保存します</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Show on Map</source>
            <translation>地図に表示</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom Out</source>
            <translation>縮小</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom in (Ctrl+wheel, or + on the page)</source>
            <translation>拡大 (Ctrl+ホイール、またはページ上で+)</translation>
        </message>
        <message>
            <location filename="../ui/reports/viewer_bars.py" />
            <source>Zoom out (Ctrl+wheel, or - on the page)</source>
            <translation>縮小 (Ctrl+ホイール、またはページ上で-)</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>A program that needs no QGIS; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>QGIS不要のプログラム。APIキーはGEOPORTFOLIO_API_KEYから読み取ります</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Command copied. It writes to {folder} and contains no API key.</source>
            <translation>コマンドをクリップボードにコピーしました。{folder}に書き込みます。APIキーは含みません。</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Copy as &amp;qgis_process Command</source>
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
            <source>Program copied, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>プログラムをクリップボードにコピーしました。APIキーは含みません。先にGEOPORTFOLIO_API_KEYを設定してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>Requests copied for bash, without the API key. Set GEOPORTFOLIO_API_KEY first.</source>
            <translation>bash用の要求をクリップボードにコピーしました。APIキーは含みません。先にGEOPORTFOLIO_API_KEYを設定してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The command for this query, without the API key</source>
            <translation>ウィンドウなしで同じ問い合わせをする1行。APIキーは含みません</translation>
        </message>
        <message>
            <location filename="../ui/results/copy_as.py" />
            <source>The requests for a terminal; the API key is read from GEOPORTFOLIO_API_KEY</source>
            <translation>端末用の要求。APIキーはGEOPORTFOLIO_API_KEYから読み取ります</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <location filename="../ui/window/actions.py" />
            <source>Results</source>
            <translation>結果</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The layer of this query is not in the project. Click Run Again.</source>
            <translation>この実行のレイヤはプロジェクトにありません。「再実行」で戻せます。</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>The result of this query is in the accumulation panel. Click Run Again to show it, then Create Layer for the map.</source>
            <translation>この実行は集積テーブルに入りました。「再実行」で数値を戻し、「レイヤ作成」で地図に表示できます。</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{file} no longer exists. Click Run Again.</source>
            <translation>{file}がありません。「再実行」で戻せます。</translation>
        </message>
        <message>
            <location filename="../ui/results/dock.py" />
            <source>{run} is from {host}, to which you have no connection. Nothing was sent.</source>
            <translation>{run}の取得元{host}への接続がありません。何も送信していません。</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>'{connection}' no longer offers {source}. Choose another source.</source>
            <translation>「{connection}」は{source}をもう提供していません。別のソースを選択してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>The query of {layer} was lost with its file. Draw the area and load it again.</source>
            <translation>{layer}のクエリがファイルとともに失われました。エリアを描き、新たに読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <source>This query was in {then}; '{connection}' is set to {now}, which is used.</source>
            <translation>これは{then}で問い合わせたものです。「{connection}」は{now}の設定なので、そちらで問い合わせます。</translation>
        </message>
        <message>
            <location filename="../ui/results/editing.py" />
            <location filename="../ui/results/messages.py" />
            <source>{layer} is from {host}, to which you have no connection. Add one first.</source>
            <translation>{layer}の取得元{host}への接続がありません。先に作成してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Command</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Copy as qgis_process command</source>
            <translation>qgis_processコマンドをコピー</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>No queries yet. Load locations or records.</source>
            <translation>まだ問い合わせがありません。所在地またはエントリを読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Query</source>
            <translation>クエリ</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Refresh All Layers</source>
            <translation>すべてのレイヤを更新</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Rows</source>
            <translation>行</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run Again</source>
            <translation>再実行</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again</source>
            <translation>プロジェクトのすべてのGeoPortfolioレイヤのクエリを再度問い合わせます</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Run the query again, for a new layer or file</source>
            <translation>同じ問い合わせを、新しいレイヤまたはファイルとして再度実行します</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Seconds</source>
            <translation>秒</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Show the layer of this query, or the folder of its file</source>
            <translation>この実行のレイヤを地図に、またはファイルのフォルダを表示します</translation>
        </message>
        <message>
            <location filename="../ui/results/history_page.py" />
            <source>Time</source>
            <translation>日時</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>in the file {file}</source>
            <translation>ファイル{file}に保存</translation>
        </message>
        <message>
            <location filename="../ui/results/history_texts.py" />
            <source>its area is too large for the history</source>
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
            <location filename="../ui/results/loading.py" />
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Columns</source>
            <translation>カラム</translation>
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
            <source>Larger Pages</source>
            <translation>ページを大きく</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Again</source>
            <translation>再読み込み</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load Without Filters</source>
            <translation>フィルタなしで読み込み</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Load {title}</source>
            <translation>{title}を読み込み</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Remove {layer}? Saving the project deletes its file; a file in the profile is kept.</source>
            <translation>{layer}を削除しますか? ファイルはプロジェクトの保存時に削除されます。プロファイル内のファイルは残ります。</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Resume {title}</source>
            <translation>{title}を続行</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Show Rows</source>
            <translation>行を表示</translation>
        </message>
        <message>
            <location filename="../ui/results/loading.py" />
            <source>Zoom to Area</source>
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
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Incomplete: {rows} saved in {file}. {reason}</source>
            <translation>未完了: {file}に{rows}を保存しました。{reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Its filter {filter} does not fit the new columns and was removed.</source>
            <translation>フィルタ{filter}は新しいカラムに合わないため、解除しました。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas matches the filters.</source>
            <extracomment>English for 1: No data of {source} in this area matches the filters.</extracomment>
            <translation>
                <numerusform>{count}個のエリアには、フィルタに合う{source}のデータがありません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} in these {count} areas.</source>
            <extracomment>English for 1: No data of {source} in this area.</extracomment>
            <translation>
                <numerusform>{count}個のエリアに{source}のデータはありません。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No data of {source} matches these filters.</source>
            <translation>{source}にこのフィルタに該当するデータはありません。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint} match the filters.</source>
            <translation>イベントのフットプリント{footprint}には、フィルタに合う{source}のエントリがありません。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>No records of {source} in the event footprint {footprint}.</source>
            <translation>イベントのフットプリント{footprint}に{source}のエントリはありません。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {count}, on the map and marked incomplete.</source>
            <translation>{count}で停止しました。マップ上にあり、未完了の印があります。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped after {rows}, saved in {file} and incomplete.</source>
            <translation>{rows}で停止しました。{file}に保存され、未完了です。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first location.</source>
            <translation>最初の所在地が届く前に中止しました。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped before the first record.</source>
            <translation>最初のエントリが届く前に中止しました。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>Stopped. The earlier partial result is still on the map, marked incomplete.</source>
            <translation>中止しました。以前に届いた分はそのまま地図にあり、不完全と表示されています。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} has no data that matches the filters.</source>
            <translation>{source}の集積レイヤには、フィルタに合うデータがありません。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The accumulation layer of {source} is empty.</source>
            <translation>{source}の集積レイヤは空です。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The connection broke after {count}, on the map and marked incomplete.</source>
            <translation>{count}で接続が切れました。マップ上にあり、未完了の印があります。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>The file of {layer} no longer exists: {file}. Load it again.</source>
            <translation>{layer}のファイルがありません: {file}。再度読み込んでください。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>The service returns at most {given} records a page, not {asked}.</source>
            <extracomment>English for 1: The service returns at most {given} record a page, not {asked}.</extracomment>
            <translation>
                <numerusform>サービスは1ページ{asked}件ではなく、最大{given}件のエントリを返します。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>They have no position: open the table with F6.</source>
            <translation>位置がないため、テーブルになります。F6で開きます。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>not refreshed. {reason}</source>
            <translation>更新していません。{reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>only {rows} loaded, so the layer keeps the earlier result. {reason}</source>
            <translation>{rows}しか届かなかったため、レイヤは以前の結果のままです。{reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>the service has no data there any more. The layer still shows the earlier result.</source>
            <translation>サービスに該当データがもうありません。レイヤは以前の結果を表示しています。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/messages.py" />
            <source>{count} of the rows have no position and are in the table only (F6).</source>
            <extracomment>English for 1: 1 of the rows has no position and is in the table only (F6).</extracomment>
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
            <source>{count} on the map. Failed ones have the reason in the table. {reason}</source>
            <translation>{count}がマップ上にあります。失敗した理由は表にあります。{reason}</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} cannot be resumed. Load it again.</source>
            <translation>{layer}は中止した所から続行できません。再度読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is being edited. Save or discard the edits, then resume.</source>
            <translation>{layer}は編集中です。編集を保存または破棄してから、続行してください。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{layer} is complete: there is nothing to resume.</source>
            <translation>{layer}は完了しています。続きはありません。</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows} in {file}, {seconds} s</source>
            <translation>{rows}を{file}に保存、{seconds}秒</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}; the earlier result could not be compared</source>
            <translation>{rows}。以前の結果とは比較できません</translation>
        </message>
        <message>
            <location filename="../ui/results/messages.py" />
            <source>{rows}{where}, {seconds} s</source>
            <translation>{rows}{where}、{seconds}秒</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Add to Map</source>
            <translation>地図に表示</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Delete interrupted loads</source>
            <translation>未完了の読み込みを削除</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the loaded hazards of {count} points?</source>
            <extracomment>English for 1: Delete the loaded hazards of 1 point?</extracomment>
            <translation>
                <numerusform>届いたポイント{count}件のハザードを削除しますか?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>Delete the {count} loaded rows?</source>
            <extracomment>English for 1: Delete the loaded row?</extracomment>
            <translation>
                <numerusform>届いた{count}行を削除しますか?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Enrich Again</source>
            <translation>再度付加</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Look for interrupted loads</source>
            <translation>未完了の読み込みを検索</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during enrichment: {answered} of {count} points have hazards.</source>
            <extracomment>English for 1: QGIS was closed during enrichment: {answered} of {count} points has hazards.</extracomment>
            <translation>
                <numerusform>ハザードの追加中にQGISが終了しました。{count}件中{answered}件のポイントで取得済みです。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed during {runs} loads: {rows} loaded.</source>
            <extracomment>English for 1: QGIS was closed during {runs} load: {rows} loaded.</extracomment>
            <translation>
                <numerusform>{runs}件の実行中にQGISが終了しました。届いた分: {rows}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>QGIS was closed while {source} was loading: {rows} loaded.</source>
            <translation>{source}の読み込み中にQGISが終了しました。届いた分: {rows}。</translation>
        </message>
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>Read {file}</source>
            <translation>{file}を読み取り</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{answered} of {count} points have their hazards. Enrich this layer again for the others.</source>
            <extracomment>English for 1: {answered} of {count} points has its hazards. Enrich this layer again for the others.</extracomment>
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
        <message>
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {rows} of {source} loaded before and kept.</source>
            <translation>{reason}それまでに{source}から{rows}を読み込み、保存しました。</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/results/recovery.py" />
            <source>{reason} {runs} interrupted loads are kept, with {rows}.</source>
            <extracomment>English for 1: {reason} {runs} interrupted load is kept, with {rows}.</extracomment>
            <translation>
                <numerusform>{reason}終了しなかった{runs}件の実行が保持されています: {rows}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/results/showing.py" />
            <source>Read the file of {layer}</source>
            <translation>{layer}のファイルを読み取り</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>Remove this field</source>
            <translation>この行を削除</translation>
        </message>
        <message>
            <location filename="../ui/search/filter_rows.py" />
            <source>{field}, required by this source</source>
            <translation>{field}(このソースで必須)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>A search does not support nested filters: {filters}. Move them out in the Filters dock, or load them in an area instead.</source>
            <translation>検索では平坦なリストを使いますが、フィルタが入れ子です: {filters}。フィルタドックで並列に移すか、代わりにエリア内で読み込んでください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Choose the record columns in the Selection dock</source>
            <translation>カラムは選択ドックの「エントリのカラム」で選びます</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: service defaults</source>
            <translation>カラム: サービスの既定</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Columns: {count} of {all}</source>
            <translation>カラム: {all}件中{count}件</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Enter a value for {field}, or remove the field.</source>
            <translation>{field}の値を入力するか、行を削除してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>In V1 a search is sent in the URL, which is {length} characters long; a service may refuse more than {limit}. Use fewer fields or columns, or set the connection to V2.</source>
            <translation>V1ではこの検索の条件がアドレスに入り、長さは{length}文字です。サービスは{limit}文字を超えると拒否する場合があります。フィールドまたはカラムを減らすか、接続をV2に設定してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Incomplete.</source>
            <translation>不完全です。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>No data of {source} with {filters}. Remove a field, or check its value.</source>
            <translation>{source}に{filters}のデータはありません。フィールドを削除するか、値を確認してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Read the search result</source>
            <translation>検索結果を読み取り</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Searching {source}…</source>
            <translation>{source}を検索中…</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Showing the first {shown} of {count}.</source>
            <translation>{count}件中、最初の{shown}件を表示しています。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Stopped before the first row.</source>
            <translation>最初の行が届く前に中止しました。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>They have no position: added as a table.</source>
            <translation>位置がないため、地図ではテーブルになります。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>This row has no position.</source>
            <translation>この行にはズームする位置がありません。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Two values of {field}: V1 combines filters with AND, so this finds nothing.</source>
            <translation>{field}の値が2つあります。V1はフィルタをANDで結合するため、何も見つかりません。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>V1 has no location search. Search records, or set the connection to V2.</source>
            <translation>V1には使える所在地検索がありません。エントリを検索するか、接続をV2に設定してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>Without a field, the whole source is loaded.</source>
            <translation>フィールドを指定しないと、ソース全体が読み込まれます。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{rows} added to the map. Open the table with F6.</source>
            <translation>{rows}を地図に追加しました。F6でテーブルを開きます。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} is empty for this API key.</source>
            <translation>このAPIキーでは{source}は空です。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source} requires a filter on {label}. Add it as a field.</source>
            <translation>{source}には{label}のフィルタが必要です。フィールドとして追加してください。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_page.py" />
            <source>{source}: {rows}, {seconds} s.</source>
            <translation>{source}: {rows}、{seconds}秒。</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add All to Map</source>
            <translation>すべて地図に追加</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add Field</source>
            <translation>フィールド</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add a field to search by</source>
            <translation>検索フィールドを追加します</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Add all results as a layer, not only the rows shown here</source>
            <translation>表示中の行以外も含め、検索結果をすべてレイヤとして追加します</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Choose the source in the Selection dock</source>
            <translation>ソースは選択ドックで選びます</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Double-click or press Enter to zoom to the row</source>
            <translation>ダブルクリックまたはEnter: 行の位置にズーム</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Locations of</source>
            <translation>所在地</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>One point per location</source>
            <translation>ポイント: 地点ごとに1つのマーカー</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records of</source>
            <translation>エントリ</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Records with the chosen columns</source>
            <translation>エントリ: 完全なレコード、選択したカラム</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search results</source>
            <translation>検索結果</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search the whole source, in any area (Enter)</source>
            <translation>場所に関係なくソース全体を検索します (Enter)</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Search with the filters of the Filters dock</source>
            <translation>フィルタドックのフィルタで検索します</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>Use Current Filters</source>
            <translation>フィルタを使用</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>What is searched for</source>
            <translation>検索対象</translation>
        </message>
        <message>
            <location filename="../ui/search/portfolio_panel.py" />
            <source>no source</source>
            <translation>ソースなし</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>&amp;Risk Reports for Selected Points…</source>
            <translation>選択ポイントのリスクレポート(&amp;R)…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Accumulation &amp;Layer…</source>
            <translation>レイヤ別の集積(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Calculate Accumulation</source>
            <translation>集積額を計算</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Calculate the totals of the area, or of each radius: values, counts, currencies</source>
            <translation>エリアまたは半径ごとの合計: 値、件数、通貨</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Choose a source first</source>
            <translation>先にソースを選択してください</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click a place or a loaded location for its risk report ({how})</source>
            <translation>地図上の地点または読み込んだ所在地をクリックすると、リスクレポートを作成します({how})</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Click the map for the hazards there</source>
            <translation>地図上の地点をクリックすると、その地点のハザードを表示します</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first</source>
            <translation>先にエリアを描いてください</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Draw an area first. The menu has queries without an area.</source>
            <translation>先にエリアを描いてください。エリアなしのクエリはメニューにあります。</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Enrich &amp;Points with Hazards…</source>
            <translation>ポイントにハザードを追加(&amp;P)…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazard &amp;Layers…</source>
            <translation>ハザードレイヤ(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Hazards of a place, of many points, and of an event</source>
            <translation>地点、多数のポイント、イベントのハザード</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Include the locations in the circles, with the radii above</source>
            <translation>上の半径の円の中の所在地も含めます</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Locations</source>
            <translation>所在地を読み込み</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <location filename="../ui/window/actions.py" />
            <source>Load Records</source>
            <translation>エントリを読み込み</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the accumulation layer of this source (V1)</source>
            <translation>サービスが持つこのソースの集積レイヤ (V1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the locations in the area, one point each (Ctrl+Return)</source>
            <translation>エリア内の所在地を1つずつポイントとして読み込みます (Ctrl+Enter)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the area, with the chosen columns</source>
            <translation>エリア内のエントリを、選択したカラムで読み込みます</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Load the records in the footprint of a live event</source>
            <translation>ライブイベントのフットプリント内のエントリを読み込みます</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Records in E&amp;vent Footprint…</source>
            <translation>イベントのフットプリント内のエントリ(&amp;V)…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;1</source>
            <translation>V1のレポート(&amp;1)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Report Version V&amp;2</source>
            <translation>V2のレポート(&amp;2)</translation>
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
            <source>Report version, independent of the connection</source>
            <translation>レポートのバージョンは接続のバージョンとは別です</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Locations as &amp;CSV…</source>
            <translation>所在地をCSVファイルに(&amp;C)…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save Records as C&amp;SV…</source>
            <translation>エントリをCSVファイルに(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save a report for each selected point of the active layer</source>
            <translation>アクティブレイヤの選択ポイントごとのレポートをフォルダに保存します</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>Save the table of the service as a file</source>
            <translation>サービスのテーブルをそのまま、届くたびにファイルに書き込みます</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>The hazard layers of this connection to request</source>
            <translation>要求するこの接続のハザードレイヤ</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles</source>
            <translation>円を付ける(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/selection/action_section.py" />
            <source>With &amp;Circles: {radii}</source>
            <translation>円を付ける: {radii}(&amp;C)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Clear</source>
            <translation>クリア</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_list.py" />
            <source>Edit the areas with the vertex tool</source>
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
            <source>&amp;Paste Geometry</source>
            <translation>WKTまたはGeoJSONを貼り付け(&amp;P)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>&amp;Selected Features</source>
            <translation>選択地物(&amp;S)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add From</source>
            <translation>追加元</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add all features of the current layer</source>
            <translation>現在のレイヤの全地物</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add areas from features, the map or the clipboard</source>
            <translation>地物、地図、クリップボードからエリアを取得します</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add selected polygons as areas, selected points as centers of circles</source>
            <translation>選択ポリゴンをエリアに、選択ポイントを円の中心にします</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Add the map extent as an area</source>
            <translation>地図の表示範囲を1つのエリアにします</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>All Features of &amp;Layer</source>
            <translation>レイヤの全地物(&amp;L)</translation>
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
            <source>Map &amp;Extent</source>
            <translation>地図の領域(&amp;E)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Mer&amp;ge Areas</source>
            <translation>1つのエリアに結合(&amp;J)</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Merge all areas into one</source>
            <translation>全エリアの和集合。1つとして問い合わせ、1つの名前を付けます</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Paste WKT, GeoJSON, or latitude and longitude</source>
            <translation>コピーしたWKT、GeoJSON、または緯度経度</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Polygon</source>
            <translation>ポリゴン</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Radii, such as 200 500 1km; in m, km, mi or ft, without a unit meters</source>
            <translation>円の半径(例: 200 500 1km)。単位はm、km、mi、ft。単位なしはメートル</translation>
        </message>
        <message>
            <location filename="../ui/selection/area_section.py" />
            <source>Solvency II fire concentration</source>
            <translation>ソルベンシーII火災半径</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>&amp;Down</source>
            <translation>下へ(&amp;D)</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Drag columns to change their order</source>
            <translation>ドラッグしてカラムの順序を変更</translation>
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
            <source>None chosen: service defaults.</source>
            <translation>未選択: サービスの既定のカラムが返されます。</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records p&amp;er page</source>
            <translation>1ページのエントリ数(&amp;E)</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Records per request. A service may return fewer; pages then become as small.</source>
            <translation>1回の要求のエントリ数。サービスの上限が小さい場合は、ページも小さくなります。</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;All</source>
            <translation>すべて選択(&amp;A)</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Select &amp;None</source>
            <translation>選択解除(&amp;N)</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Tick all columns shown</source>
            <translation>表示中のカラムをすべてオンにします</translation>
        </message>
        <message>
            <location filename="../ui/selection/columns_dialog.py" />
            <source>Untick all columns shown</source>
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
            <source>{latitude} and {longitude} are always requested, to show the records on the map.</source>
            <translation>エントリを地図に表示するため、{latitude}と{longitude}も要求します。</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>The filters of {source} stay with '{before}'. '{now}' has none for it.</source>
            <translation>{source}のフィルタは「{before}」に残ります。「{now}」にはこのソースのフィルタがありません。</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft.py" />
            <source>Use Them Here, Too</source>
            <translation>ここでも使用</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Choose the columns of records, their order and the page size</source>
            <translation>エントリのカラム、順序、ページの大きさを選びます</translation>
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
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: service defaults</source>
            <translation>エントリのカラム: サービスの既定</translation>
        </message>
        <message>
            <location filename="../ui/selection/draft_section.py" />
            <source>Record columns: {count} of {all}</source>
            <translation>エントリのカラム: {all}件中{count}件</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Read the selection areas</source>
            <translation>選択エリアを読み取り</translation>
        </message>
        <message>
            <location filename="../ui/selection/drafting.py" />
            <source>Zoom There</source>
            <translation>そこへズーム</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>1. Draw an area.
2. Add filters.
3. Load locations.</source>
            <translation>1. エリアを描きます。
2. フィルタを追加します。
3. 所在地を読み込みます。</translation>
        </message>
        <message>
            <location filename="../ui/selection/selection_dock.py" />
            <source>Selection</source>
            <translation>選択</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Connections…</source>
            <translation>接続(&amp;C)…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>&amp;Reload Sources</source>
            <translation>ソースを再読み込み(&amp;R)</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Choose a source</source>
            <translation>ソースを選択</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connect to another service</source>
            <translation>別のサービスのアドレスとキーを入力します</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Connections and sources</source>
            <translation>接続とソース</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key</source>
            <translation>APIキーで見られるソースをサービスに問い合わせます</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>List the sources of your API key again</source>
            <translation>APIキーで閲覧できるソースをサービスに再度問い合わせます</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Listing the sources…</source>
            <translation>ソースを問い合わせ中…</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Manage connections in the QGIS options</source>
            <translation>すべての接続(QGISのオプション)</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Portfolio source</source>
            <translation>ソース: 問い合わせるポートフォリオ</translation>
        </message>
        <message>
            <location filename="../ui/selection/source_section.py" />
            <source>Updated {time}</source>
            <translation>更新{time}</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/selection/source_section.py" />
            <source>{count} sources. Updated {time}</source>
            <extracomment>English for 1: 1 source. Updated {time}</extracomment>
            <translation>
                <numerusform>ソース{count}件。更新{time}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/widgets/save_dialog.py" />
            <source>Save as CSV</source>
            <translation>CSVとして保存</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Add Hazard Maps…</source>
            <translation>ハザードマップを追加…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Calculate the totals of the source in the area.</source>
            <translation>エリア内にあるソースの値を合計します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Check a connection and what its API key can access.</source>
            <translation>接続と、そのAPIキーで使える機能を確認します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Choose a source, an area and filters.</source>
            <translation>ソース、エリア、フィルタを選ぶドックを開きます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to open its risk report.</source>
            <translation>地点または読み込んだ所在地をクリックすると、リスクレポートが開きます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click a place or a loaded location to show its address, record and hazards.</source>
            <translation>地点または読み込んだ所在地をクリックすると、住所、レコード、ハザードを表示します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the centers; type digits for the radii; press Enter to finish.</source>
            <translation>中心をクリックします。数字ですべての中心の半径を入力し、Enterで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Click the vertices of an area; right-click or press Enter to finish.</source>
            <translation>エリアの頂点をクリックします。右クリックまたはEnterで終了します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Compare the accumulation of watched areas with their limits.</source>
            <translation>監視エリアの集積を上限と比較します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Connections…</source>
            <translation>接続…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Diagnose Connection…</source>
            <translation>接続の診断…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Circles</source>
            <translation>円を描く</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Draw Polygon</source>
            <translation>ポリゴンで選択</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Edit the filters of the query.</source>
            <translation>クエリのフィルタのドックを開きます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export Project Package…</source>
            <translation>プロジェクトパッケージをエクスポート…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Export the project, its results and its reports as one zip, without the API key.</source>
            <translation>プロジェクト、結果、レポートを1つのzipにまとめます。APIキーは含みません。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find Worst Circles…</source>
            <translation>最悪の円を検索…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Find the circles of a radius with the greatest sums insured of a layer.</source>
            <translation>レイヤの保険金額の合計が最大になる円を、指定した半径で検索します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the locations of the source in the area, one point each.</source>
            <translation>エリア内にあるソースの所在地を1つずつポイントとして読み込みます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Load the records of the source in the area.</source>
            <translation>エリア内にあるソースのエントリをすべての項目とともに読み込みます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Manage the service URLs and API keys.</source>
            <translation>問い合わせできるサービスのアドレスとAPIキー。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Open the help.</source>
            <translation>各画面の目的と使い方。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Portfolio Selection</source>
            <translation>ポートフォリオの選択</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Refresh All Results</source>
            <translation>すべての結果を更新</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Risk Report at Location</source>
            <translation>クリックでリスクレポート</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Run the queries of all GeoPortfolio layers of the project again.</source>
            <translation>プロジェクトのすべてのGeoPortfolioレイヤのクエリを再度問い合わせます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search Address</source>
            <translation>住所を検索</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search for an address, with suggestions.</source>
            <translation>住所を入力します。入力中に候補が表示されます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Search, preview and add the hazard maps of the service.</source>
            <translation>サービスのハザードマップを検索、表示、追加します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show reports and past queries.</source>
            <translation>集積、レポート、過去のクエリのドックを開きます。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show the cumulative value around a pin by distance, for any layer.</source>
            <translation>任意のレイヤについて、ピンの周囲の累積値を距離別に表示します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show versions, settings and log as one text, without API keys.</source>
            <translation>バージョン、設定、ログを一つのテキストで表示します(APIキーは含みません)。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Show what a new risk adds to the accumulation around a pin.</source>
            <translation>新しいリスクがピンの周囲の集積に加える値を表示します。</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Support Text…</source>
            <translation>サポート用テキスト…</translation>
        </message>
        <message>
            <location filename="../ui/window/actions.py" />
            <source>Without a mouse: move the map under the cross with the arrow keys, with Shift in small steps; {key} clicks there.</source>
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
            <source>The layer {layer} belongs to the previous project. Its file is {file}.</source>
            <translation>レイヤ{layer}は、以前開いていたプロジェクト用に作成されました。ファイルは{file}です。</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Certificates</source>
            <translation>証明書</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Connection</source>
            <translation>接続を確認</translation>
        </message>
        <message>
            <location filename="../ui/window/messages.py" />
            <source>Check Proxy</source>
            <translation>プロキシを確認</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far, {seconds} s</source>
            <translation>{come}を読み込み済み、{seconds}秒</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Loaded {come} so far. Continue?</source>
            <translation>{come}を読み込みました。続行しますか?</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Retrying in {seconds} s (attempt {attempt} of {attempts})</source>
            <translation>{seconds}秒後に再試行 ({attempt}/{attempts}回目)</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>Stopped. Saving the partial result…</source>
            <translation>中止しました。届いた分を保存中…</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>{count} ({size})</source>
            <translation>{count}({size})</translation>
        </message>
        <message>
            <location filename="../ui/window/progress.py" />
            <source>{title}, {seconds} s</source>
            <translation>{title}、{seconds}秒</translation>
        </message>
        <message>
            <location filename="../ui/window/progress_row.py" />
            <source>Resume loading</source>
            <translation>読み込みを続けます</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another accumulation is running. Wait for it, or stop it.</source>
            <translation>別の集積が実行中です。終わるまで待つか、中止してください。</translation>
        </message>
        <message>
            <location filename="../ui/window/requests.py" />
            <source>Another load is running. Wait for it, or stop it.</source>
            <translation>別の読み込みが実行中です。終わるまで待つか、中止してください。</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connect to {connection}</source>
            <translation>{connection}に接続</translation>
        </message>
        <message>
            <location filename="../ui/window/session.py" />
            <source>Connected. Sources: {sources}</source>
            <translation>サービスは応答しています。ソース: {sources}</translation>
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
            <location filename="../ui/window/size_question.py" />
            <source>Stop and Keep</source>
            <translation>中止して保持</translation>
        </message>
        <message numerus="yes">
            <location filename="../ui/window/size_question.py" />
            <source>{count} rows loaded so far ({size}). Continue?</source>
            <extracomment>English for 1: 1 row loaded so far ({size}). Continue?</extracomment>
            <translation>
                <numerusform>現在{count}行({size})で、まだ続きがあります。続行しますか?</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../ui/window/window.py" />
            <source>GeoPortfolio is installed. Connect it to your portfolio service.</source>
            <translation>GeoPortfolio がインストールされました。ポートフォリオサービスに接続してください。</translation>
        </message>
    </context>
</TS>
