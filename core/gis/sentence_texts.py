"""What is said of each error: a table of texts by class and reason, with named facts in braces."""

from __future__ import annotations

import sqlite3
from typing import Callable

from qgis.PyQt.QtCore import QCoreApplication

from ..api import errors
from ..api.filters import MalformedFilters
from ..api.templates import InvalidTemplate
from .areas import InvalidArea
from .connections import InvalidName, UnknownConnection
from .job_errors import AddressUnknown, KeyInside, QgisEnded, SourceVanished, Unquotable
from .keys import KeyNotStored, KeyUnavailable
from .lengths import InvalidRadius
from .own_files import NotOurs
from .pasted_errors import InvalidPaste
from .pdf_pages import ReportUnreadable
from .positions import InvalidPosition
from .report_names import InvalidExpression
from .report_orders import OrderBusy

translate = QCoreApplication.translate


# Each text is asked for when it is shown, so that it comes in the language of that moment.
TEXTS: dict[tuple[type[BaseException], str], Callable[[], str]] = {
    (errors.Cancelled, ""): lambda: translate("GeoPortfolio", "Stopped."),
    (InvalidArea, ""): lambda: translate(
        "GeoPortfolio", "Area '{name}' is not valid{where}; nothing was sent."
    ),
    (InvalidArea, "self_crossing"): lambda: translate(
        "GeoPortfolio", "Area '{name}' crosses itself{where}; nothing was sent."
    ),
    (InvalidArea, "empty"): lambda: translate("GeoPortfolio", "Area '{name}' is empty; nothing was sent."),
    (InvalidArea, "too_few_points"): lambda: translate(
        "GeoPortfolio", "Area '{name}' needs at least 3 different points{where}; nothing was sent."
    ),
    (InvalidArea, "transform"): lambda: translate(
        "GeoPortfolio",
        "Area '{name}' can't be brought to longitude and latitude; nothing was sent. "
        "Check the coordinate system of its layer.",
    ),
    (errors.InvalidShape, ""): lambda: translate(
        "GeoPortfolio", "The area is not valid{where}; nothing was sent. Draw it again."
    ),
    (errors.InvalidShape, "out_of_range"): lambda: translate(
        "GeoPortfolio",
        "A position{where} is beyond 180 degrees of longitude or 90 of latitude; nothing was sent. "
        "Check the coordinate system of its layer.",
    ),
    (errors.InvalidShape, "radius"): lambda: translate(
        "GeoPortfolio", "A radius is a number of meters above 0; nothing was sent."
    ),
    (InvalidPosition, ""): lambda: translate(
        "GeoPortfolio", "'{name}' has no single point on the map; it was not asked for."
    ),
    (InvalidPosition, "several"): lambda: translate(
        "GeoPortfolio",
        "'{name}' has several points; it was not asked for. Split them with Multipart to singleparts.",
    ),
    (InvalidPosition, "no_crs"): lambda: translate(
        "GeoPortfolio",
        "'{name}' has no coordinate system; it was not asked for. Set that of its layer.",
    ),
    (InvalidPosition, "transform"): lambda: translate(
        "GeoPortfolio",
        "'{name}' can't be brought to longitude and latitude; it was not asked for. "
        "Check the coordinate system of its layer.",
    ),
    (InvalidPosition, "out_of_range"): lambda: translate(
        "GeoPortfolio",
        "'{name}' lies beyond 180 degrees of longitude or 90 of latitude; it was not asked for. "
        "Check the coordinate system of its layer.",
    ),
    (InvalidRadius, "empty"): lambda: translate(
        "GeoPortfolio", "Type at least one radius, for example 200 500 1km."
    ),
    (InvalidRadius, "ambiguous"): lambda: translate(
        "GeoPortfolio",
        "'{word}' can be one radius or two. Put a space between two radii, and no mark between thousands.",
    ),
    (InvalidRadius, "not_positive"): lambda: translate(
        "GeoPortfolio", "'{word}' is no radius: it has to be above 0. Type for example 200 500 1km."
    ),
    (InvalidRadius, "too_large"): lambda: translate(
        "GeoPortfolio", "'{word}' is more than half the globe. Type at most 20037 km."
    ),
    (InvalidRadius, ""): lambda: translate(
        "GeoPortfolio",
        "'{word}' is no radius. Type numbers with m, km, mi, ft or nothing for meters, "
        "for example 200 500 1km.",
    ),
    (InvalidPaste, ""): lambda: translate(
        "GeoPortfolio", "The pasted text can't be read in line {line}, column {column}, near '{near}'."
    ),
    (InvalidPaste, "empty"): lambda: translate(
        "GeoPortfolio", "The clipboard has no text. Copy WKT, GeoJSON or 'latitude, longitude' first."
    ),
    (InvalidPaste, "unknown"): lambda: translate(
        "GeoPortfolio",
        "The clipboard has no shape but '{near}'. Copy WKT, GeoJSON or 'latitude, longitude' first.",
    ),
    (InvalidPaste, "pair"): lambda: translate(
        "GeoPortfolio", "Line {line} is no 'latitude, longitude': '{near}'. Correct it and paste again."
    ),
    (InvalidPaste, "geojson"): lambda: translate(
        "GeoPortfolio", "The pasted text is no GeoJSON at {near}. Correct it and paste again."
    ),
    (InvalidPaste, "no_shape"): lambda: translate(
        "GeoPortfolio", "The pasted text has no polygon and no point."
    ),
    (InvalidPaste, "line"): lambda: translate(
        "GeoPortfolio", "The pasted text is a line, which has no inside. Paste polygons or points."
    ),
    (InvalidPaste, "crs"): lambda: translate(
        "GeoPortfolio", "QGIS knows no coordinate system '{near}', which the pasted text names."
    ),
    (InvalidPaste, "out_of_range"): lambda: translate(
        "GeoPortfolio",
        "The pasted coordinates ({near}) are no degrees. Put the coordinate system in front, "
        "as in SRID=25832;POLYGON(...), and paste again.",
    ),
    (errors.FilterMissing, ""): lambda: translate(
        "GeoPortfolio",
        "{source} asks for a filter on {label} ({field}); nothing was sent. Add it to the filters.",
    ),
    (MalformedFilters, ""): lambda: translate(
        "GeoPortfolio", "{spot}: a filter is an object with a field and a value. Correct it and paste again."
    ),
    (MalformedFilters, "syntax"): lambda: translate(
        "GeoPortfolio", "{spot}: this is not JSON any more. Look for a missing comma, quote or bracket there."
    ),
    (MalformedFilters, "array"): lambda: translate(
        "GeoPortfolio", "{spot}: a list of filters in square brackets is wanted here."
    ),
    (MalformedFilters, "key"): lambda: translate(
        "GeoPortfolio", "{spot}: '{key}' is no part of a filter, which has field, value and filters."
    ),
    (MalformedFilters, "twice"): lambda: translate(
        "GeoPortfolio", "{spot}: '{key}' is there twice. Keep the one that is meant."
    ),
    (MalformedFilters, "text"): lambda: translate(
        "GeoPortfolio", "{spot}: the {key} has to be a text in double quotes; numbers, too."
    ),
    (MalformedFilters, "field"): lambda: translate("GeoPortfolio", "{spot}: the field has no name."),
    (MalformedFilters, "characters"): lambda: translate(
        "GeoPortfolio", "{spot}: the {key} has half of a character, which can't be sent. Copy it again."
    ),
    (MalformedFilters, "depth"): lambda: translate(
        "GeoPortfolio", "{spot}: the filters are nested too deeply. At most 200 can lie below one another."
    ),
    (InvalidTemplate, ""): lambda: translate(
        "GeoPortfolio", "{spot}: this is not JSON any more. Look for a missing comma, quote or bracket there."
    ),
    (InvalidTemplate, "object"): lambda: translate(
        "GeoPortfolio", "{spot}: the body of a request is one JSON object. Put it in curly brackets."
    ),
    (InvalidTemplate, "placeholder"): lambda: translate(
        "GeoPortfolio", "{spot}: '{name}' is no placeholder of this request. There are: {choices}."
    ),
    (InvalidTemplate, "twice"): lambda: translate(
        "GeoPortfolio", "{spot}: '{name}' is there twice. Keep the one that is meant."
    ),
    (InvalidTemplate, "number"): lambda: translate(
        "GeoPortfolio", "{spot}: the number {name} can't be sent. Write another one, or a text in quotes."
    ),
    (InvalidTemplate, "characters"): lambda: translate(
        "GeoPortfolio", "{spot}: this has half of a character, which can't be sent. Copy it again."
    ),
    (InvalidTemplate, "depth"): lambda: translate(
        "GeoPortfolio",
        "{spot}: this is nested too deeply. At most 100 objects and lists can lie in one another.",
    ),
    (errors.UnknownField, "filter"): lambda: translate(
        "GeoPortfolio",
        "{source} has no field '{field}' to filter by; nothing was sent. Remove the filter, "
        "or reload the sources.",
    ),
    (errors.UnknownField, "column"): lambda: translate(
        "GeoPortfolio",
        "{source} has no column '{field}'; nothing was sent. Choose the columns again.",
    ),
    (errors.AccumulationDisabled, ""): lambda: translate(
        "GeoPortfolio", "{source} does not offer accumulation. Choose another source."
    ),
    (errors.InvalidLayers, ""): lambda: translate(
        "GeoPortfolio", "Name at least one layer of the service; nothing was sent."
    ),
    (errors.InvalidLayers, "comma"): lambda: translate(
        "GeoPortfolio",
        "'{name}' can't be asked for at a single place: a comma separates layers there. "
        "Name the layers one by one, without commas.",
    ),
    (errors.InvalidKey, "empty"): lambda: translate(
        "GeoPortfolio", "Type the key that your provider gave you."
    ),
    (errors.InvalidKey, "prefix"): lambda: translate(
        "GeoPortfolio", "The key starts with 'Bearer'. This service wants the key alone."
    ),
    (errors.InvalidKey, "characters"): lambda: translate(
        "GeoPortfolio", "The key has a character that can't be sent. Copy it again, without line breaks."
    ),
    (errors.InvalidAddress, ""): lambda: translate(
        "GeoPortfolio",
        "This is not the address of a service. It looks like https://api.example.com, "
        "without a user name or a question mark.",
    ),
    (errors.InvalidInput, ""): lambda: translate(
        "GeoPortfolio", "This can't be sent: {log}. Correct it and try again."
    ),
    (UnknownConnection, ""): lambda: translate(
        "GeoPortfolio", "There is no connection '{connection}'. Choose another or make it."
    ),
    (UnknownConnection, "none"): lambda: translate(
        "GeoPortfolio",
        "There is no connection yet. Make one under Settings > Options > GeoPortfolio, or set the variables "
        "GEOPORTFOLIO_URL and GEOPORTFOLIO_API_KEY.",
    ),
    (InvalidName, ""): lambda: translate(
        "GeoPortfolio", "A connection needs a name of its own, without slashes, other than 'environment'."
    ),
    (KeyUnavailable, "session"): lambda: translate(
        "GeoPortfolio",
        "The key of '{connection}' was kept only until QGIS was closed. Type it again in the connection.",
    ),
    (KeyUnavailable, "missing"): lambda: translate(
        "GeoPortfolio",
        "QGIS's password store has no key for '{connection}'. Type it again in the connection.",
    ),
    (KeyUnavailable, ""): lambda: translate(
        "GeoPortfolio",
        "The key of '{connection}' can't be read, so nothing was sent. Unlock QGIS's password store "
        "with its master password, or type the key again.",
    ),
    (KeyNotStored, ""): lambda: translate(
        "GeoPortfolio",
        "QGIS's password store did not take the key. Keep it only until you close QGIS, "
        "or try again and give the master password.",
    ),
    (errors.KeyRejected, ""): lambda: translate(
        "GeoPortfolio", "The service did not accept the key for '{connection}'."
    ),
    (errors.Refused, "area"): lambda: translate(
        "GeoPortfolio",
        "The service refused this request: either the area is not valid for it, or the key has no "
        "access to {source}. We checked the area and found no fault.",
    ),
    (errors.Refused, "source"): lambda: translate("GeoPortfolio", "The key has no access to {source}."),
    (errors.Refused, ""): lambda: translate("GeoPortfolio", "The key has no access to what was asked."),
    (QgisEnded, ""): lambda: translate("GeoPortfolio", "QGIS ended before all had come."),
    (SourceVanished, "source"): lambda: translate(
        "GeoPortfolio",
        "The service does not list the source {source} any more: it was renamed or removed, or the key of "
        "'{connection}' lost its access. Ask your provider, or choose another source.",
    ),
    (errors.NotFound, "source"): lambda: translate(
        "GeoPortfolio", "Nothing answers at this address, or the source {source} is unknown."
    ),
    (errors.NotFound, "footprint"): lambda: translate(
        "GeoPortfolio",
        "The service knows no such footprint of an event, or not the source {source}. Check both.",
    ),
    (errors.NotFound, ""): lambda: translate(
        "GeoPortfolio", "Nothing answers at this address. Check the address of '{connection}'."
    ),
    (errors.NotFound, "gateway"): lambda: translate(
        "GeoPortfolio",
        "The service does not answer at this address, but {who} does (status {status}). "
        "Check the address of '{connection}'.",
    ),
    (errors.GatewayRefused, ""): lambda: translate(
        "GeoPortfolio",
        "A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. "
        "Ask your network administrator to allow the address of '{connection}'.",
    ),
    (errors.GatewayRefused, "sign_in"): lambda: translate(
        "GeoPortfolio",
        "A proxy or gateway ({who}) asks for a user and a password (status {status}), so the request did "
        "not reach the service. Ask your network administrator for a way without them.",
    ),
    (errors.GatewayRefused, "certificate"): lambda: translate(
        "GeoPortfolio",
        "A proxy or gateway ({who}) asks for a certificate of this computer, so the request did not reach "
        "the service. Ask your provider for an address that takes the key alone.",
    ),
    (errors.BadRequest, "gateway"): lambda: translate(
        "GeoPortfolio",
        "A proxy or gateway ({who}) refused the request (status {status}) before it reached the service. "
        "Ask for less at a time, or ask your network administrator.",
    ),
    (errors.BadRequest, "large_area"): lambda: translate(
        "GeoPortfolio",
        "The area has too many corners to be sent (status {status}). Simplify it, or split it and load "
        "its parts.",
    ),
    (errors.BadRequest, "long_text"): lambda: translate(
        "GeoPortfolio", "The text is too long to be sent (status {status}). Shorten it and try again."
    ),
    (errors.BadRequest, ""): lambda: translate("GeoPortfolio", "The service could not use this request."),
    (errors.BadRequest, "v1_search"): lambda: translate(
        "GeoPortfolio",
        "The service could not use this search. In V1 a search travels in the address, which may be "
        "too long: take fewer filters or columns, or set the connection to V2.",
    ),
    (errors.BadRequest, "long_address"): lambda: translate(
        "GeoPortfolio",
        "The search is too long for V1, where it travels in the address. Take fewer filters or columns, "
        "or set the connection to V2.",
    ),
    (AddressUnknown, ""): lambda: translate(
        "GeoPortfolio",
        "The service knows no place for '{name}'. Check the spelling, or add the town and the country.",
    ),
    (errors.RateLimited, ""): lambda: translate(
        "GeoPortfolio", "The service is asked too often. Wait a while, then try again."
    ),
    (errors.RateLimited, "wait"): lambda: translate(
        "GeoPortfolio", "The service is asked too often. Try again in {wait}."
    ),
    (errors.RateLimited, "gateway"): lambda: translate(
        "GeoPortfolio",
        "A proxy or gateway ({who}) limits how often the service is asked. Wait a while, then try again.",
    ),
    (errors.ServerFailed, "gateway"): lambda: translate(
        "GeoPortfolio",
        "A proxy or gateway ({who}) answered in place of the service (status {status}). Try later; if it "
        "stays, ask your provider.",
    ),
    (errors.ServerFailed, ""): lambda: translate(
        "GeoPortfolio", "The service failed (status {status}). Try later."
    ),
    (errors.ServerFailed, "again"): lambda: translate(
        "GeoPortfolio", "The service failed (status {status}), also when asked again. Try later."
    ),
    (errors.ServerFailed, "wait"): lambda: translate(
        "GeoPortfolio", "The service is not available (status {status}). Try again in {wait}."
    ),
    (errors.UnexpectedStatus, ""): lambda: translate(
        "GeoPortfolio", "The service answered with the unexpected status {status}. Check the address."
    ),
    (errors.Redirected, ""): lambda: translate(
        "GeoPortfolio",
        "This address sends us on to another one, to which the key was not sent. "
        "Set the final address in the connection.",
    ),
    (errors.Redirected, "known"): lambda: translate(
        "GeoPortfolio",
        "This address leads to {target}, to which the key was not sent. "
        "Set the final address in the connection.",
    ),
    (errors.Redirected, "sign_in"): lambda: translate(
        "GeoPortfolio",
        "This address leads to a sign-in page ({target}), to which the key was not sent. Check the address "
        "of '{connection}', or ask your network administrator for a way without a sign-in.",
    ),
    (errors.TlsFailed, ""): lambda: translate(
        "GeoPortfolio",
        "The certificate of '{connection}' is not trusted by QGIS, so the key was not sent. Add your "
        "company's authority under Settings > Options > Authentication > Manage certificates.",
    ),
    (errors.TlsFailed, "expired"): lambda: translate(
        "GeoPortfolio",
        "The certificate of '{connection}' has expired, so the key was not sent. "
        "Check this computer's clock; if it is right, tell your provider.",
    ),
    (errors.TlsFailed, "not_yet_valid"): lambda: translate(
        "GeoPortfolio",
        "The certificate of '{connection}' is not valid yet, so the key was not sent. "
        "Check this computer's clock.",
    ),
    (errors.TlsFailed, "wrong_name"): lambda: translate(
        "GeoPortfolio",
        "The certificate of '{connection}' is for another host name, so the key was not sent. "
        "Check the address in the connection.",
    ),
    (errors.TlsFailed, "no_tls"): lambda: translate(
        "GeoPortfolio",
        "The server of '{connection}' does not encrypt at this address, so the key was not sent. "
        "Check the port in the address, or ask your provider.",
    ),
    (errors.TlsFailed, "ca_file"): lambda: translate(
        "GeoPortfolio",
        "The file of trusted certificates can't be read or written, so nothing was sent to '{connection}'. "
        "Check the space and the rights in your temporary folder, then restart QGIS.",
    ),
    (errors.ProxyFailed, "socks"): lambda: translate(
        "GeoPortfolio",
        "QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an HTTP "
        "proxy under Settings > Options > Network.",
    ),
    (errors.ProxyFailed, ""): lambda: translate(
        "GeoPortfolio", "The proxy did not let us through. Check Settings > Options > Network in QGIS."
    ),
    (errors.TimedOut, ""): lambda: translate(
        "GeoPortfolio", "The service did not answer in time. Try again, or ask for a smaller area."
    ),
    (errors.ConnectionFailed, ""): lambda: translate(
        "GeoPortfolio", "The connection to '{connection}' failed. Check your network and the address."
    ),
    (errors.ConnectionFailed, "proxy"): lambda: translate(
        "GeoPortfolio",
        "The proxy could not reach the service (status {status}). Try later, or check the address of "
        "'{connection}'.",
    ),
    (errors.UnreadableAnswer, ""): lambda: translate(
        "GeoPortfolio",
        "The service's answer can't be read: {seen}. The log has its beginning, for your provider.",
    ),
    (errors.UnreadableAnswer, "page"): lambda: translate(
        "GeoPortfolio",
        "The answer is {seen}, not the service's data. A sign-in page, a proxy or maintenance may be in the "
        "way: open the address of '{connection}' in a browser, or ask your network administrator.",
    ),
    (errors.TooLarge, "answer"): lambda: translate(
        "GeoPortfolio",
        "The service's answer is larger than {limit} MB, so it was hung up on and nothing was kept. Ask for "
        "less, or let more come under 'As the provider advises' of '{connection}'.",
    ),
    (errors.TooLarge, "value"): lambda: translate(
        "GeoPortfolio",
        "A single value of the service's answer is larger than {limit} MB, so the rest was not read. "
        "Ask for fewer columns, or tell your provider.",
    ),
    (errors.PageRepeated, ""): lambda: translate(
        "GeoPortfolio",
        "The service gives the same page again and again, so the rest can't be asked for. "
        "Choose pages so big that one is enough.",
    ),
    (InvalidExpression, ""): lambda: translate(
        "GeoPortfolio", "The name of the files is no QGIS expression: {log}. Correct it."
    ),
    (InvalidExpression, "value"): lambda: translate(
        "GeoPortfolio", "The name of a file can't be worked out: {log}. Correct the expression."
    ),
    (OrderBusy, ""): lambda: translate(
        "GeoPortfolio",
        "Another QGIS is asking for these reports just now. Wait until it is done, or stop it there.",
    ),
    (errors.NoFeatures, ""): lambda: translate(
        "GeoPortfolio", "The map service has no features of this kind. Choose another layer."
    ),
    (errors.FeaturesMissing, ""): lambda: translate(
        "GeoPortfolio",
        "The map service returned only the first {limit} features. Ask your provider to allow paging.",
    ),
    (errors.NoResult, ""): lambda: translate(
        "GeoPortfolio", "The service's answer has no result for this point. Ask for it again."
    ),
    (errors.NoResult, "twice"): lambda: translate(
        "GeoPortfolio",
        "The service's answer has two results for this point, so neither was taken. Ask for it again.",
    ),
    (ReportUnreadable, ""): lambda: translate(
        "GeoPortfolio", "The report can't be shown here. Open it outside QGIS."
    ),
    (KeyInside, ""): lambda: translate(
        "GeoPortfolio", "Your key is in {word}, so nothing was packed. Take it out there, then pack again."
    ),
    (Unquotable, ""): lambda: translate(
        "GeoPortfolio",
        "{name} contains {near}, which a terminal would interpret even in quotes, so no command was copied. "
        "Use Copy as Python instead.",
    ),
    (NotOurs, ""): lambda: translate(
        "GeoPortfolio",
        "{word} is a link, or was not written by GeoPortfolio, so it was not changed. "
        "Move it, then try again.",
    ),
    (OSError, ""): lambda: translate(
        "GeoPortfolio", "The result could not be written: {trouble}. Check the space and the rights there."
    ),
    (OSError, "named"): lambda: translate(
        "GeoPortfolio", "{file} could not be written: {trouble}. Check the space and the rights there."
    ),
    (PermissionError, "held"): lambda: translate(
        "GeoPortfolio",
        "{file} could not be written: {trouble}. Close it where it is open, or check the rights there.",
    ),
    (sqlite3.Error, ""): lambda: translate(
        "GeoPortfolio", "The result could not be written: {trouble}. Check the space and the rights there."
    ),
    (Exception, ""): lambda: translate(
        "GeoPortfolio", "Something went wrong that we did not foresee. The log has the details."
    ),
}
