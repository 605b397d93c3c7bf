"""Messages for the errors of core/api and of Python, by class and reason, with placeholders.

Error classes of core/gis have their own in ``MESSAGES``, by reason.
"""

from __future__ import annotations

import sqlite3
from typing import Mapping

from ...api import errors
from ...api.filters import MalformedFilters
from ...api.templates import InvalidTemplate
from .languages import Text, message

TEXTS: Mapping[type[BaseException], Mapping[str, Text]] = {
    errors.Cancelled: {
        "": message("Stopped."),
    },
    errors.InvalidShape: {
        "": message("The area is not valid{where}; nothing was sent. Draw it again."),
        "out_of_range": message(
            "A position{where} is outside ±180°, ±90°; nothing was sent. Check the CRS of its layer."
        ),
        "radius": message("A radius must be above 0 meters; nothing was sent."),
    },
    errors.FilterMissing: {
        "": message(
            "{source} requires a filter on {label} ({field}); nothing was sent. Add it to the filters."
        ),
    },
    MalformedFilters: {
        "": message("{spot}: a filter is an object with a field and a value. Correct it and paste again."),
        "syntax": message("{spot}: not valid JSON. Check for a missing comma, quote or bracket."),
        "array": message("{spot}: expected a list of filters in square brackets."),
        "key": message("{spot}: '{key}' is not part of a filter, which has field, value and filters."),
        "twice": message("{spot}: '{key}' is repeated. Keep one of them."),
        "text": message("{spot}: the {key} must be text in double quotes, also for numbers."),
        "field": message("{spot}: the field has no name."),
        "characters": message("{spot}: the {key} contains an invalid character. Copy it again."),
        "depth": message("{spot}: the filters are nested too deeply. At most 200 levels are possible."),
    },
    InvalidTemplate: {
        "": message("{spot}: not valid JSON. Check for a missing comma, quote or bracket."),
        "object": message("{spot}: a request body is one JSON object. Put it in curly brackets."),
        "placeholder": message(
            "{spot}: '{name}' is not a placeholder of this request. Placeholders: {choices}."
        ),
        "twice": message("{spot}: '{name}' is repeated. Keep one of them."),
        "number": message("{spot}: the number {name} cannot be sent. Write another one, or text in quotes."),
        "characters": message("{spot}: this contains an invalid character. Copy it again."),
        "depth": message("{spot}: nested too deeply. At most 100 levels are possible."),
    },
    errors.UnknownField: {
        "filter": message(
            "{source} has no filter field '{field}'; nothing was sent. Remove the filter, or reload the "
            "sources."
        ),
        "column": message("{source} has no column '{field}'; nothing was sent. Choose the columns again."),
    },
    errors.AccumulationDisabled: {
        "": message("{source} does not offer accumulation. Choose another source."),
    },
    errors.InvalidLayers: {
        "": message("Enter at least one hazard layer; nothing was sent."),
        "comma": message(
            "'{name}' cannot be requested for a single place: a comma separates layers there. Enter the "
            "layers one by one, without commas."
        ),
    },
    errors.InvalidKey: {
        "empty": message("Enter the API key from your provider."),
        "prefix": message("The API key starts with 'Bearer'. Enter the key without it."),
        "characters": message(
            "The API key contains an invalid character. Copy it again, without line breaks."
        ),
    },
    errors.InvalidAddress: {
        "": message(
            "This is not a service URL. It looks like https://api.example.com, without a user name or a "
            "question mark."
        ),
    },
    errors.InvalidInput: {
        "": message("The request is not valid: {log}. Correct it and try again."),
    },
    errors.KeyRejected: {
        "": message(
            "The service rejected the API key of '{connection}'. Enter it again, or ask your provider."
        ),
    },
    errors.Refused: {
        "area": message(
            "The service refused the request: either it does not accept the area, or the API key has no "
            "access to {source}. The area is valid."
        ),
        "source": message(
            "The API key has no access to {source}. Choose another source, or ask your provider."
        ),
        "": message("The API key is not authorized for this request. Ask your provider."),
    },
    errors.NotFound: {
        "source": message("Nothing found at this URL, or the source {source} is unknown. Check both."),
        "footprint": message("Event footprint or source {source} not found. Check both."),
        "": message("Nothing found at this URL. Check the service URL of '{connection}'."),
        "gateway": message(
            "Another server ({who}) responded instead of the service (status {status}). Check the service "
            "URL of '{connection}'."
        ),
    },
    errors.GatewayRefused: {
        "": message(
            "A proxy or gateway ({who}) refused the request (status {status}) before it reached the "
            "service. Ask your network administrator to allow the service URL of '{connection}'."
        ),
        "sign_in": message(
            "A proxy or gateway ({who}) requires a user name and a password (status {status}), so the "
            "request did not reach the service. Ask your network administrator for access without them."
        ),
        "certificate": message(
            "A proxy or gateway ({who}) requires a client certificate, so the request did not reach the "
            "service. Ask your provider for a URL that needs only the API key."
        ),
    },
    errors.BadRequest: {
        "gateway": message(
            "A proxy or gateway ({who}) refused the request (status {status}) before it reached the "
            "service. Request less at a time, or ask your network administrator."
        ),
        "large_area": message(
            "The area has too many vertices (status {status}). Simplify it, or split it and load the parts."
        ),
        "long_text": message("The text is too long (status {status}). Shorten it and try again."),
        "": message("The service could not process the request. Change it, or ask your provider."),
        "v1_search": message(
            "The service could not process the search. In V1 a search is sent in the URL, which may be too "
            "long: use fewer filters or columns, or set the connection to V2."
        ),
        "long_address": message(
            "The search is too long for V1, which sends it in the URL. Use fewer filters or columns, or set "
            "the connection to V2."
        ),
    },
    errors.RateLimited: {
        "": message("Rate limit reached. Wait a while, then try again."),
        "wait": message("Rate limit reached. Try again in {wait}."),
        "gateway": message(
            "A proxy or gateway ({who}) limits the number of requests. Wait a while, then try again."
        ),
    },
    errors.ServerFailed: {
        "gateway": message(
            "A proxy or gateway ({who}) responded instead of the service (status {status}). Try again "
            "later; if it persists, ask your provider."
        ),
        "": message("The service failed (status {status}). Try again later."),
        "again": message("The service failed repeatedly (status {status}). Try again later."),
        "wait": message("The service is not available (status {status}). Try again in {wait}."),
    },
    errors.UnexpectedStatus: {
        "": message("The service responded with the unexpected status {status}. Check the service URL."),
    },
    errors.Redirected: {
        "": message(
            "The service URL redirects to another one, to which the API key was not sent. Set the final URL "
            "in the connection."
        ),
        "known": message(
            "The service URL redirects to {target}, to which the API key was not sent. Set the final URL in "
            "the connection."
        ),
        "sign_in": message(
            "The service URL redirects to a sign-in page ({target}), to which the API key was not sent. "
            "Check the service URL of '{connection}', or ask your network administrator for access without "
            "a sign-in."
        ),
    },
    errors.TlsFailed: {
        "": message(
            "QGIS does not trust the certificate of '{connection}', so the API key was not sent. Add your "
            "company's certificate authority under Settings > Options > Authentication > Manage "
            "certificates."
        ),
        "expired": message(
            "The certificate of '{connection}' has expired, so the API key was not sent. Check this "
            "computer's clock; if it is right, inform your provider."
        ),
        "not_yet_valid": message(
            "The certificate of '{connection}' is not valid yet, so the API key was not sent. Check this "
            "computer's clock."
        ),
        "wrong_name": message(
            "The certificate of '{connection}' is for another host name, so the API key was not sent. Check "
            "the service URL."
        ),
        "no_tls": message(
            "The server of '{connection}' does not use encryption at this URL, so the API key was not sent. "
            "Check the port in the URL, or ask your provider."
        ),
        "ca_file": message(
            "The file of trusted certificates could not be read or written, so nothing was sent to "
            "'{connection}'. Check the space and the permissions of your temporary folder, then restart "
            "QGIS."
        ),
    },
    errors.ProxyFailed: {
        "socks": message(
            "QGIS uses a SOCKS proxy, for which Python needs the package PySocks. Install it, or set an "
            "HTTP proxy under Settings > Options > Network."
        ),
        "credentials": message(
            "The proxy did not accept the user name and password. Enter them under Settings > Options > "
            "Network."
        ),
        "refused": message(
            "The proxy refused the connection to the service (status {status}). Ask your network "
            "administrator to allow the service URL of '{connection}'."
        ),
        "unreachable": message(
            "The proxy could not be reached. Check its name and port under Settings > Options > Network."
        ),
        "": message("The proxy denied access. Check Settings > Options > Network in QGIS."),
    },
    errors.TimedOut: {
        "connect": message(
            "The connection to '{connection}' timed out. A firewall may block it, or it may need a VPN or a "
            "proxy (Settings > Options > Network)."
        ),
        "": message("The service did not respond in time. Try again, or use a smaller area."),
    },
    errors.ConnectionFailed: {
        "": message("The connection to '{connection}' failed. Check your network and the service URL."),
        "unknown_host": message(
            "The host name of '{connection}' was not found. Check the service URL and your network."
        ),
        "refused": message(
            "The server of '{connection}' refused the connection. Check the port in the service URL, or try "
            "again later."
        ),
        "tls_closed": message(
            "The server of '{connection}' closed the connection before it was encrypted. Try again, or ask "
            "your provider."
        ),
        "proxy": message(
            "The proxy could not reach the service (status {status}). Try again later, or check the service "
            "URL of '{connection}'."
        ),
    },
    errors.UnreadableAnswer: {
        "": message("Unreadable response: {seen}. The log has its beginning, for your provider."),
        "page": message(
            "The response is a web page ({page}), not data of the service. The cause may be a sign-in page, "
            "a proxy or maintenance: open the service URL of '{connection}' in a browser, or ask your "
            "network administrator."
        ),
    },
    errors.TooLarge: {
        "answer": message(
            "The response is larger than {limit} MB, so the download was cancelled. Request less, or raise "
            "the limit under 'Advanced Service Settings' of '{connection}'."
        ),
        "value": message(
            "A value of the response is larger than {limit} MB, so the rest was not read. Request fewer "
            "columns, or inform your provider."
        ),
    },
    errors.PageRepeated: {
        "": message(
            "The service returns the same page repeatedly, so the rest could not be loaded. Set a page size "
            "at which one page is enough."
        ),
    },
    errors.NoFeatures: {
        "": message("The map service has no features of this kind. Choose another layer."),
    },
    errors.FeaturesMissing: {
        "": message(
            "The map service returned only the first {limit} features. Ask your provider to allow paging."
        ),
    },
    errors.NoResult: {
        "": message("The response has no result for this point. Request it again."),
        "twice": message(
            "The response has two results for this point, so neither was used. Request it again."
        ),
    },
    OSError: {
        "": message("The result could not be written: {trouble}. Check the disk space and the permissions."),
        "named": message("{file} could not be written: {trouble}. Check the disk space and the permissions."),
    },
    PermissionError: {
        "held": message(
            "{file} could not be written: {trouble}. Close the program that uses it, or check the "
            "permissions."
        ),
    },
    sqlite3.Error: {
        "": message("The result could not be written: {trouble}. Check the disk space and the permissions."),
    },
    Exception: {
        "": message("Unexpected error. See the log for details."),
    },
}
