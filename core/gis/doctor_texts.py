"""The doctor's words: tables of texts by row and reason, with named facts in braces."""

from __future__ import annotations

from typing import Callable

from qgis.PyQt.QtCore import QCoreApplication

from ..api.doctor import BAD, GOOD, NOT_ASKED, NOTE
from .counting import plural

translate = QCoreApplication.translate


STATES: dict[str, Callable[[], str]] = {
    GOOD: lambda: translate("GeoPortfolio", "Works"),
    NOTE: lambda: translate("GeoPortfolio", "Note"),
    BAD: lambda: translate("GeoPortfolio", "Fault"),
    NOT_ASKED: lambda: translate("GeoPortfolio", "Not asked"),
}

# What each row is, for somebody who does not know the service's addresses.
TITLES: dict[str, Callable[[], str]] = {
    "address": lambda: translate("GeoPortfolio", "Service address"),
    "proxy": lambda: translate("GeoPortfolio", "Proxy"),
    "dns": lambda: translate("GeoPortfolio", "Name of the computer"),
    "tcp": lambda: translate("GeoPortfolio", "Way to it"),
    "tls": lambda: translate("GeoPortfolio", "Certificate"),
    "clock": lambda: translate("GeoPortfolio", "Clock"),
    "key": lambda: translate("GeoPortfolio", "Key"),
    "sources": lambda: translate("GeoPortfolio", "Sources"),
    "autocomplete": lambda: translate("GeoPortfolio", "Suggestions of addresses"),
    "geocode": lambda: translate("GeoPortfolio", "Address to place"),
    "reverse_geocode": lambda: translate("GeoPortfolio", "Place to address"),
    "provision": lambda: translate("GeoPortfolio", "A source's columns and filters"),
    "provision_filters": lambda: translate("GeoPortfolio", "A source's nested filters"),
    "points_selection_v1": lambda: translate("GeoPortfolio", "Points in areas, V1"),
    "points_buffer_v1": lambda: translate("GeoPortfolio", "Points in circles, V1"),
    "entries_selection_v1": lambda: translate("GeoPortfolio", "Entries in areas, V1"),
    "entries_buffer_v1": lambda: translate("GeoPortfolio", "Entries in circles, V1"),
    "entries_search_v1": lambda: translate("GeoPortfolio", "Search for entries, V1"),
    "point_attributes": lambda: translate("GeoPortfolio", "Attributes of a point"),
    "accumulation_selection_v1": lambda: translate("GeoPortfolio", "Accumulation in areas, V1"),
    "accumulation_buffer_v1": lambda: translate("GeoPortfolio", "Accumulation in circles, V1"),
    "accumulation_layer_v1": lambda: translate("GeoPortfolio", "Accumulation by layer"),
    "points_selection_v2": lambda: translate("GeoPortfolio", "Points in areas, V2"),
    "points_buffer_v2": lambda: translate("GeoPortfolio", "Points in circles, V2"),
    "entries_selection_v2": lambda: translate("GeoPortfolio", "Entries in areas, V2"),
    "entries_buffer_v2": lambda: translate("GeoPortfolio", "Entries in circles, V2"),
    "accumulation_selection_v2": lambda: translate("GeoPortfolio", "Accumulation in areas, V2"),
    "accumulation_buffer_v2": lambda: translate("GeoPortfolio", "Accumulation in circles, V2"),
    "entries_search_v2": lambda: translate("GeoPortfolio", "Search for entries, V2"),
    "points_search_v2": lambda: translate("GeoPortfolio", "Search for points, V2"),
    "risk_point_v1": lambda: translate("GeoPortfolio", "Risk report, V1"),
    "risk_point_buffer_v1": lambda: translate("GeoPortfolio", "Risk report with circles, V1"),
    "risk_point_v2": lambda: translate("GeoPortfolio", "Risk report, V2"),
    "risk_point_buffer_v2": lambda: translate("GeoPortfolio", "Risk report with circles, V2"),
    "risk_point_v2_alias": lambda: translate("GeoPortfolio", "Risk report, V2 at V1's address"),
    "enrich_point": lambda: translate("GeoPortfolio", "Hazards at a place"),
    "enrich_batch": lambda: translate("GeoPortfolio", "Hazards at many points"),
    "wms_capabilities": lambda: translate("GeoPortfolio", "List of maps"),
    "wms_map": lambda: translate("GeoPortfolio", "Map"),
    "wms_feature_info": lambda: translate("GeoPortfolio", "What is at a place of a map"),
    "wms_legend": lambda: translate("GeoPortfolio", "Legend of a map"),
    "wms_describe_layer": lambda: translate("GeoPortfolio", "Description of a map"),
    "wfs_feature": lambda: translate("GeoPortfolio", "Features of a map"),
    "event_entries": lambda: translate("GeoPortfolio", "Entries under a live event"),
}

# By row, or "" for the rows of the service, and reason. "{words}" is the sentence of the error.
TEXTS: dict[tuple[str, str], Callable[[], str]] = {
    ("", "before"): lambda: translate("GeoPortfolio", "The fault above comes first."),
    ("address", "good"): lambda: translate("GeoPortfolio", "{address} is an address of a service."),
    ("address", "open"): lambda: translate(
        "GeoPortfolio",
        "{address} begins with http, so anybody on the way can read the key. "
        "Ask your provider for an address with https.",
    ),
    ("address", "invalid"): lambda: "{words}",
    ("proxy", "direct"): lambda: translate(
        "GeoPortfolio", "QGIS goes straight to the service, without a proxy."
    ),
    ("proxy", "excepted"): lambda: translate(
        "GeoPortfolio", "QGIS has a proxy, but goes straight to this address: it is among the exceptions."
    ),
    ("proxy", "open"): lambda: translate("GeoPortfolio", "QGIS goes through {proxy}, which lets us through."),
    ("proxy", "named"): lambda: translate(
        "GeoPortfolio", "QGIS goes through {proxy}, which accepts the user and the password."
    ),
    ("proxy", "silent"): lambda: translate(
        "GeoPortfolio",
        "The proxy {proxy} does not answer. Check it under Settings > Options > Network, "
        "or ask your network administrator.",
    ),
    ("proxy", "unreachable"): lambda: translate(
        "GeoPortfolio",
        "The proxy {proxy} can't be reached ({trouble}). Check its name and port under "
        "Settings > Options > Network.",
    ),
    ("proxy", "credentials"): lambda: translate(
        "GeoPortfolio",
        "The proxy {proxy} does not accept the user or the password. Type them anew under "
        "Settings > Options > Network.",
    ),
    ("proxy", "no_credentials"): lambda: translate(
        "GeoPortfolio",
        "The proxy {proxy} asks for a user and a password. Give them under Settings > Options > Network.",
    ),
    ("proxy", "refused"): lambda: translate(
        "GeoPortfolio",
        "The proxy {proxy} does not let us through to {host} (status {status}). Ask your network "
        "administrator to allow that address.",
    ),
    ("proxy", "cut_off"): lambda: translate(
        "GeoPortfolio",
        "The proxy {proxy} can't reach {host} (status {status}). Check the address, or try again later; if "
        "it stays, ask your network administrator.",
    ),
    ("dns", "number"): lambda: translate("GeoPortfolio", "{host} is a number, so no name is looked up."),
    ("dns", "found"): lambda: translate("GeoPortfolio", "{host} is {addresses} (told in {milliseconds} ms)."),
    ("dns", "unknown"): lambda: translate(
        "GeoPortfolio",
        "Nobody knows a computer called {host} ({trouble}). Check the address for typing errors; "
        "inside a company it may be known only with VPN.",
    ),
    ("dns", "silent"): lambda: translate(
        "GeoPortfolio",
        "Nobody told in time which computer {host} is. Check that this computer has a network.",
    ),
    ("dns", "proxy"): lambda: translate("GeoPortfolio", "The proxy looks {host} up, not this computer."),
    ("tcp", "open"): lambda: translate("GeoPortfolio", "{host} answers at port {port}."),
    ("tcp", "refused"): lambda: translate(
        "GeoPortfolio",
        "{host} is there, but nothing answers at port {port}. Check the address, or ask your provider "
        "whether the service is running.",
    ),
    ("tcp", "silent"): lambda: translate(
        "GeoPortfolio",
        "{host} does not answer at port {port}. A firewall may stand between; it may need VPN or a proxy "
        "(Settings > Options > Network).",
    ),
    ("tcp", "unreachable"): lambda: translate(
        "GeoPortfolio", "{host} can't be reached at port {port} ({trouble}). Check your network."
    ),
    ("tcp", "proxy"): lambda: translate("GeoPortfolio", "The proxy goes to {host}, not this computer."),
    ("tls", "http"): lambda: translate(
        "GeoPortfolio", "The address begins with http, so there is no certificate."
    ),
    ("tls", "socks"): lambda: translate(
        "GeoPortfolio", "Not looked at through a SOCKS proxy; whether the key arrives is told below."
    ),
    ("tls", "expired"): lambda: translate(
        "GeoPortfolio",
        "The certificate of {host} has ended on {until}; this computer's clock says {today}. If the clock "
        "is right, only your provider can renew it.",
    ),
    ("tls", "not_yet"): lambda: translate(
        "GeoPortfolio",
        "The certificate of {host} begins on {since}, but this computer's clock says {today}. "
        "Set the clock of this computer.",
    ),
    ("tls", "self_signed"): lambda: translate(
        "GeoPortfolio",
        "The certificate of {host} was signed by nobody else, so QGIS does not trust it. If your provider "
        "says that it is the right one, add it under Settings > Options > Authentication > "
        "Manage certificates.",
    ),
    ("tls", "authority"): lambda: translate(
        "GeoPortfolio",
        "The certificate of {host} was issued by '{issuer}'. The authority '{missing}', which vouches "
        "for it, is not trusted by QGIS. Add it under Settings > Options > Authentication > "
        "Manage certificates.",
    ),
    ("tls", "name"): lambda: translate(
        "GeoPortfolio",
        "The certificate is not for {host} but for {names}. Use that name in the address, "
        "or ask your provider.",
    ),
    ("tls", "untrusted"): lambda: translate(
        "GeoPortfolio",
        "QGIS does not trust the certificate of {host}, issued by '{issuer}' ({trouble}). Show this to "
        "your provider.",
    ),
    ("tls", "no_tls"): lambda: translate(
        "GeoPortfolio",
        "{host} does not speak https at this port. Check the port in the address, or whether it begins "
        "with http.",
    ),
    ("tls", "broken"): lambda: translate(
        "GeoPortfolio",
        "{host} and QGIS can't agree on a safe connection ({trouble}). Show this to your network "
        "administrator, or to your provider.",
    ),
    ("tls", "silent"): lambda: translate(
        "GeoPortfolio", "{host} takes connections, but does not go on. Try again later."
    ),
    ("tls", "no_bundle"): lambda: translate(
        "GeoPortfolio",
        "The authorities that QGIS trusts could not be written into your profile. Check the space and "
        "the rights there.",
    ),
    ("clock", "right"): lambda: translate(
        "GeoPortfolio",
        "The clocks of this computer and of the service differ by {seconds} s, which does no harm.",
    ),
    ("clock", "untold"): lambda: translate("GeoPortfolio", "The service does not tell its time."),
    ("clock", "silent"): lambda: translate(
        "GeoPortfolio", "The service was not willing to tell its time ({trouble})."
    ),
    ("clock", "socks"): lambda: translate("GeoPortfolio", "Not looked at through a SOCKS proxy."),
    ("key", "accepted"): lambda: translate("GeoPortfolio", "The service accepts the key."),
    ("key", "unfit"): lambda: "{words}",
    ("key", "rejected"): lambda: translate(
        "GeoPortfolio",
        "The service does not accept the key. Type it anew in the connection, or ask your provider for "
        "another one. {service}",
    ),
    ("key", "failed"): lambda: "{words}",
    ("key", "gateway"): lambda: "{words}",
    ("key", "no_geocoding"): lambda: translate(
        "GeoPortfolio",
        "The service accepts the key, but it has no right to look up addresses. Ask your provider if you "
        "need it. {service}",
    ),
    ("key", "unsure"): lambda: translate(
        "GeoPortfolio",
        "An address, with which the key is tried, was not answered; the rows below tell what works. {words}",
    ),
    ("sources", "none"): lambda: translate(
        "GeoPortfolio", "The key is good, but no source belongs to it. Ask your provider for one."
    ),
    ("sources", "rejected"): lambda: translate(
        "GeoPortfolio",
        "The service accepts the key for addresses, but not for sources. Ask your provider for this right. "
        "{service}",
    ),
    ("sources", "failed"): lambda: "{words}",
    ("", "works"): lambda: translate("GeoPortfolio", "Answers as it should."),
    ("", "made_up"): lambda: translate(
        "GeoPortfolio", "Answers that it does not know the point we made up, as it should."
    ),
    ("", "key"): lambda: translate(
        "GeoPortfolio", "Does not accept the key here, though it was accepted before. Ask your provider."
    ),
    ("", "refused"): lambda: translate(
        "GeoPortfolio", "Refused (403): the key has no right to this. Ask your provider if you need it."
    ),
    ("", "not_there"): lambda: translate(
        "GeoPortfolio", "Not there (404): this service does not offer it, or not at this address."
    ),
    ("", "not_understood"): lambda: translate(
        "GeoPortfolio", "Reached, but it did not like the question (status {status}). {service}"
    ),
    ("", "odd"): lambda: translate(
        "GeoPortfolio", "Answers oddly: {seen}. Show this to your provider. {service}"
    ),
    ("", "server"): lambda: translate(
        "GeoPortfolio", "Failed with status {status}. Try again later, then tell your provider. {service}"
    ),
    ("", "failed"): lambda: "{words}",
    ("", "report"): lambda: translate(
        "GeoPortfolio", "Each question makes a whole report, which your provider may count."
    ),
    ("", "footprint"): lambda: translate("GeoPortfolio", "It takes the name of an event's footprint."),
    ("", "whole_source"): lambda: translate("GeoPortfolio", "It can only be asked for a whole source."),
    ("", "no_source"): lambda: translate("GeoPortfolio", "There is no source to ask for."),
    ("", "no_filter"): lambda: translate(
        "GeoPortfolio", "The source has nothing to filter by, so all of it would come."
    ),
    ("", "no_accumulation"): lambda: translate("GeoPortfolio", "{source} does not offer accumulation."),
    ("", "no_layers"): lambda: translate(
        "GeoPortfolio", "It takes the name of a layer. Choose some in Hazards > Layers to ask for."
    ),
    ("", "no_map_layers"): lambda: translate("GeoPortfolio", "The list of maps names none."),
    ("", "not_queryable"): lambda: translate("GeoPortfolio", "No map of the list can be asked so."),
    ("", "no_features"): lambda: translate("GeoPortfolio", "The service lists no features."),
}

# What counts something, by row and reason: the fact that counts it, and the form of the text for so many.
COUNTS: dict[tuple[str, str], tuple[str, Callable[[int], str]]] = {
    ("sources", "some"): (
        "count",
        lambda count: plural(count, "1 source: {names}.", "{count} sources: {names}."),
    ),
    ("tls", "trusted"): (
        "days",
        lambda days: plural(
            days,
            "Trusted. Issued by '{issuer}' for {names}, good for 1 more day.",
            "Trusted. Issued by '{issuer}' for {names}, good for {days} more days.",
        ),
    ),
    ("tls", "ends_soon"): (
        "days",
        lambda days: plural(
            days,
            "Trusted, but only until {until} (1 day). Tell your provider; from then on nothing is sent.",
            "Trusted, but only until {until} ({days} days). Tell your provider; from then on nothing is "
            "sent.",
        ),
    ),
    ("clock", "ahead"): (
        "minutes",
        lambda minutes: plural(
            minutes,
            "This computer's clock is 1 minute ahead of the service's. Set it, as certificates "
            "seem to have ended too early.",
            "This computer's clock is {minutes} minutes ahead of the service's. Set it, as certificates "
            "seem to have ended too early.",
        ),
    ),
    ("clock", "behind"): (
        "minutes",
        lambda minutes: plural(
            minutes,
            "This computer's clock is 1 minute behind the service's. Set it, as certificates "
            "seem not to have begun.",
            "This computer's clock is {minutes} minutes behind the service's. Set it, as certificates "
            "seem not to have begun.",
        ),
    ),
}
