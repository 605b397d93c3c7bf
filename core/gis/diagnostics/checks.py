"""Prepare the checks of a connection, and describe their results."""

from __future__ import annotations

from typing import Callable, Iterable, Optional, Union

from ...api.config import Config
from ...api.diagnostics import CONNECTION, FAILED, PASSED, SKIPPED, WARNING, CheckResult, Target
from ...api.errors import ApiError
from ..connections.connections import Connection, Connections
from ..enrichment import layer_lists
from ..text.about import About
from ..text.error_messages import sentence, with_service_words
from ..text.joining import followed, headed
from ..text.languages import message, tr
from ..text.numbers import counted, some_of
from ..text.plain_text import shown

_STATES: dict[str, Callable[[], str]] = {
    PASSED: message("Passed"),
    WARNING: message("Warning"),
    FAILED: message("Failed"),
    SKIPPED: message("Skipped"),
}
_TITLES: dict[str, Callable[[], str]] = {
    CONNECTION: message("Connection"),
    "sources": message("Sources"),
    "suggestions": message("Address Suggestions"),
    "filters": message("Filters"),
    "locations": message("Locations"),
    "records": message("Records"),
    "search": message("Search"),
    "accumulation": message("Accumulation"),
    "enrichment": message("Hazard Enrichment"),
    "wms": message("Hazard Maps (WMS)"),
    "wfs": message("Hazard Features (WFS)"),
    "reports": message("Risk Reports"),
}
# By check id, or "" for all, and reason. The text of a failure is the message of its error.
_TEXTS: dict[tuple[str, str], Callable[[], str]] = {
    ("", ""): message("OK"),
    ("connection", ""): message("The service accepted the API key."),
    ("connection", "unencrypted"): message(
        "The connection is not encrypted, so others on the network can read the API key. Ask your provider "
        "for an https URL."
    ),
    ("connection", "refused"): message(
        "The service accepted the API key, but not for looking up addresses ({status}). "
        "Ask your provider if you need it."
    ),
    ("sources", "none"): message("The API key is valid, but has no source. Ask your provider for one."),
    ("", "refused"): message("API key not authorized ({status}). Ask your provider if you need this."),
    ("", "not_found"): message("Not found ({status}): the service does not offer this, or not at this URL."),
    ("", "bad_request"): message("The service was reached, but did not accept the test request ({status})."),
    ("", "blocked"): message("Not run, because the connection failed."),
    ("", "no_source"): message("There is no source to query."),
    ("", "no_filter"): message("The source has no field to search by."),
    ("", "no_accumulation"): message("The source does not offer accumulation."),
    ("", "no_layers"): message("Your list of hazard layers is empty."),
    ("", "report"): message("Not requested, as your provider may bill reports."),
}


def target_of(connections: Connections, connection: Connection, key: Optional[str], source: str) -> Target:
    """Return the target for *connection*, saved or not. Main thread only; QGIS may ask for the master
    password.

    :param key: None: the current key of the saved connection with this name.
    """
    config: Union[Config, ApiError]
    try:
        config = connections.config_of(connection, key)
    except ApiError as error:
        config = error
    name = connection.name
    layers = layer_lists.chosen(name) or tuple(each.name for each in layer_lists.listed(name))
    return Target(config, source, layers)


def title(check: str) -> str:
    """Return the name of the check with this id."""
    return _TITLES[check]()


def state(result: CheckResult) -> str:
    """Return the state as a word."""
    return _STATES[result.state]()


def text(result: CheckResult, connection: str) -> str:
    """Return the finding and the next step."""
    error = result.error
    if result.state == FAILED and error is not None:
        return sentence(error, About(connection))
    if result.sources:
        count, names = len(result.sources), some_of(result.sources)
        return shown(counted(count, "1 source: {names}.", "{count} sources: {names}.", names=names))
    own = (result.check, result.reason)
    said = _TEXTS[own if own in _TEXTS else ("", result.reason)]()
    return with_service_words(said.format(status=getattr(error, "status", "")), error)


def summary(results: Iterable[CheckResult]) -> str:
    """Return the outcome of all checks in one sentence."""
    states = [result.state for result in results]
    failed = [title(result.check) for result in results if result.state == FAILED]
    if failed:
        return counted(
            len(failed), "1 check failed: {name}.", "{count} checks failed, first: {name}.", name=failed[0]
        )
    if warnings := states.count(WARNING):
        return counted(warnings, "Passed with 1 warning.", "Passed with {count} warnings.")
    return tr("All checks passed.")


def report(results: Iterable[CheckResult], connection: str, address: str) -> str:
    """Return all results as text for the clipboard; failures include their log line."""
    lines = [tr("Diagnostics of {connection}, {address}")]
    lines[0] = lines[0].format(connection=connection, address=address)
    for result in results:
        lines.append(headed(state(result), followed(title(result.check), text(result, connection))))
        if result.error is not None:
            lines.append(f"    {type(result.error).__name__}: {result.error} [{result.seconds:.1f} s]")
    return "\n".join(lines) + "\n"
