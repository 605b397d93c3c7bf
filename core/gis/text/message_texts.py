"""Sentences for the errors of core/api and of Python, by class and reason, with facts in braces.

An error class of a package of core/gis has its own in ``MESSAGES``, by reason.
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
            "A position{where} is beyond 180 degrees of longitude or 90 of latitude; nothing was sent. "
            "Check the coordinate system of its layer."
        ),
        "radius": message("A radius is a number of meters above 0; nothing was sent."),
    },
    errors.FilterMissing: {
        "": message(
            "{source} asks for a filter on {label} ({field}); nothing was sent. Add it to the filters."
        ),
    },
    MalformedFilters: {
        "": message("{spot}: a filter is an object with a field and a value. Correct it and paste again."),
        "syntax": message(
            "{spot}: this is not JSON any more. Look for a missing comma, quote or bracket there."
        ),
        "array": message("{spot}: a list of filters in square brackets is wanted here."),
        "key": message("{spot}: '{key}' is no part of a filter, which has field, value and filters."),
        "twice": message("{spot}: '{key}' is there twice. Keep the one that is meant."),
        "text": message("{spot}: the {key} has to be a text in double quotes; numbers, too."),
        "field": message("{spot}: the field has no name."),
        "characters": message(
            "{spot}: the {key} has half of a character, which can't be sent. Copy it again."
        ),
        "depth": message("{spot}: the filters are nested too deeply. At most 200 can lie below one another."),
    },
    InvalidTemplate: {
        "": message("{spot}: this is not JSON any more. Look for a missing comma, quote or bracket there."),
        "object": message("{spot}: the body of a request is one JSON object. Put it in curly brackets."),
        "placeholder": message("{spot}: '{name}' is no placeholder of this request. There are: {choices}."),
        "twice": message("{spot}: '{name}' is there twice. Keep the one that is meant."),
        "number": message("{spot}: the number {name} can't be sent. Write another one, or a text in quotes."),
        "characters": message("{spot}: this has half of a character, which can't be sent. Copy it again."),
        "depth": message(
            "{spot}: this is nested too deeply. At most 100 objects and lists can lie in one another."
        ),
    },
    errors.UnknownField: {
        "filter": message(
            "{source} has no field '{field}' to filter by; nothing was sent. Remove the filter, or reload "
            "the sources."
        ),
        "column": message("{source} has no column '{field}'; nothing was sent. Choose the columns again."),
    },
    errors.AccumulationDisabled: {
        "": message("{source} does not offer accumulation. Choose another source."),
    },
    errors.InvalidLayers: {
        "": message("Name at least one layer of the service; nothing was sent."),
        "comma": message(
            "'{name}' can't be asked for at a single place: a comma separates layers there. Name the layers "
            "one by one, without commas."
        ),
    },
    errors.InvalidKey: {
        "empty": message("Type the key that your provider gave you."),
        "prefix": message("The key starts with 'Bearer'. This service wants the key alone."),
        "characters": message(
            "The key has a character that can't be sent. Copy it again, without line breaks."
        ),
    },
    errors.InvalidAddress: {
        "": message(
            "This is not the address of a service. It looks like https://api.example.com, without a user "
            "name or a question mark."
        ),
    },
    errors.InvalidInput: {
        "": message("This can't be sent: {log}. Correct it and try again."),
    },
    errors.KeyRejected: {
        "": message("The service did not accept the key for '{connection}'."),
    },
    errors.Refused: {
        "area": message(
            "The service refused this request: either the area is not valid for it, or the key has no "
            "access to {source}. We checked the area and found no fault."
        ),
        "source": message("The key has no access to {source}."),
        "": message("The key has no access to what was asked."),
    },
    errors.NotFound: {
        "source": message("Nothing answers at this address, or the source {source} is unknown."),
        "footprint": message(
            "The service knows no such footprint of an event, or not the source {source}. Check both."
        ),
        "": message("Nothing answers at this address. Check the address of '{connection}'."),
        "gateway": message(
            "The service does not answer at this address, but {who} does (status {status}). Check the "
            "address of '{connection}'."
        ),
    },
    errors.GatewayRefused: {
        "": message(
            "A proxy or gateway ({who}) refused the request (status {status}) before it reached the "
            "service. Ask your network administrator to allow the address of '{connection}'."
        ),
        "sign_in": message(
            "A proxy or gateway ({who}) asks for a user and a password (status {status}), so the request "
            "did not reach the service. Ask your network administrator for a way without them."
        ),
        "certificate": message(
            "A proxy or gateway ({who}) asks for a certificate of this computer, so the request did not "
            "reach the service. Ask your provider for an address that takes the key alone."
        ),
    },
    errors.BadRequest: {
        "gateway": message(
            "A proxy or gateway ({who}) refused the request (status {status}) before it reached the "
            "service. Ask for less at a time, or ask your network administrator."
        ),
        "large_area": message(
            "The area has too many corners to be sent (status {status}). Simplify it, or split it and load "
            "its parts."
        ),
        "long_text": message("The text is too long to be sent (status {status}). Shorten it and try again."),
        "": message("The service could not use this request."),
        "v1_search": message(
            "The service could not use this search. In V1 a search travels in the address, which may be too "
            "long: take fewer filters or columns, or set the connection to V2."
        ),
        "long_address": message(
            "The search is too long for V1, where it travels in the address. Take fewer filters or columns, "
            "or set the connection to V2."
        ),
    },
    errors.RateLimited: {
        "": message("The service is asked too often. Wait a while, then try again."),
        "wait": message("The service is asked too often. Try again in {wait}."),
        "gateway": message(
            "A proxy or gateway ({who}) limits how often the service is asked. Wait a while, then try again."
        ),
    },
    errors.ServerFailed: {
        "gateway": message(
            "A proxy or gateway ({who}) answered in place of the service (status {status}). Try later; if "
            "it stays, ask your provider."
        ),
        "": message("The service failed (status {status}). Try later."),
        "again": message("The service failed (status {status}), also when asked again. Try later."),
        "wait": message("The service is not available (status {status}). Try again in {wait}."),
    },
    errors.UnexpectedStatus: {
        "": message("The service answered with the unexpected status {status}. Check the address."),
    },
    errors.Redirected: {
        "": message(
            "This address sends us on to another one, to which the key was not sent. Set the final address "
            "in the connection."
        ),
        "known": message(
            "This address leads to {target}, to which the key was not sent. Set the final address in the "
            "connection."
        ),
        "sign_in": message(
            "This address leads to a sign-in page ({target}), to which the key was not sent. Check the "
            "address of '{connection}', or ask your network administrator for a way without a sign-in."
        ),
    },
    errors.TlsFailed: {
        "": message(
            "The certificate of '{connection}' is not trusted by QGIS, so the key was not sent. Add your "
            "company's authority under Settings > Options > Authentication > Manage certificates."
        ),
        "expired": message(
            "The certificate of '{connection}' has expired, so the key was not sent. Check this computer's "
            "clock; if it is right, tell your provider."
        ),
        "not_yet_valid": message(
            "The certificate of '{connection}' is not valid yet, so the key was not sent. Check this "
            "computer's clock."
        ),
        "wrong_name": message(
            "The certificate of '{connection}' is for another host name, so the key was not sent. Check the "
            "address in the connection."
        ),
        "no_tls": message(
            "The server of '{connection}' does not encrypt at this address, so the key was not sent. Check "
            "the port in the address, or ask your provider."
        ),
        "ca_file": message(
            "The file of trusted certificates can't be read or written, so nothing was sent to "
            "'{connection}'. Check the space and the rights in your temporary folder, then restart QGIS."
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
            "administrator to allow the address of '{connection}'."
        ),
        "unreachable": message(
            "The proxy could not be reached. Check its name and port under Settings > Options > Network."
        ),
        "": message("The proxy did not let us through. Check Settings > Options > Network in QGIS."),
    },
    errors.TimedOut: {
        "connect": message(
            "The server of '{connection}' did not accept a connection in time. A firewall may block it, or "
            "it may need a VPN or a proxy (Settings > Options > Network)."
        ),
        "": message("The service did not answer in time. Try again, or ask for a smaller area."),
    },
    errors.ConnectionFailed: {
        "": message("The connection to '{connection}' failed. Check your network and the address."),
        "unknown_host": message(
            "The host name of '{connection}' was not found. Check the address, and your network."
        ),
        "refused": message(
            "The server of '{connection}' refused the connection. Check the port in the address, or try "
            "later."
        ),
        "tls_closed": message(
            "The server of '{connection}' closed the connection before it was encrypted. Try again, or ask "
            "your provider."
        ),
        "proxy": message(
            "The proxy could not reach the service (status {status}). Try later, or check the address of "
            "'{connection}'."
        ),
    },
    errors.UnreadableAnswer: {
        "": message(
            "The service's answer can't be read: {seen}. The log has its beginning, for your provider."
        ),
        "page": message(
            "The answer is {seen}, not the service's data. A sign-in page, a proxy or maintenance may be in "
            "the way: open the address of '{connection}' in a browser, or ask your network administrator."
        ),
    },
    errors.TooLarge: {
        "answer": message(
            "The service's answer is larger than {limit} MB, so it was hung up on and nothing was kept. Ask "
            "for less, or let more come under 'As the provider advises' of '{connection}'."
        ),
        "value": message(
            "A single value of the service's answer is larger than {limit} MB, so the rest was not read. "
            "Ask for fewer columns, or tell your provider."
        ),
    },
    errors.PageRepeated: {
        "": message(
            "The service gives the same page again and again, so the rest can't be asked for. Choose pages "
            "so big that one is enough."
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
        "": message("The service's answer has no result for this point. Ask for it again."),
        "twice": message(
            "The service's answer has two results for this point, so neither was taken. Ask for it again."
        ),
    },
    OSError: {
        "": message("The result could not be written: {trouble}. Check the space and the rights there."),
        "named": message("{file} could not be written: {trouble}. Check the space and the rights there."),
    },
    PermissionError: {
        "held": message(
            "{file} could not be written: {trouble}. Close it where it is open, or check the rights there."
        ),
    },
    sqlite3.Error: {
        "": message("The result could not be written: {trouble}. Check the space and the rights there."),
    },
    Exception: {
        "": message("Something went wrong that we did not foresee. The log has the details."),
    },
}
