"""The hierarchy of errors that a request can raise.

An error has attributes, never translated text: ``core.gis.text.error_messages`` makes the message for the
user. ``str(error)`` is for the log and never contains the key.
"""

from __future__ import annotations

from typing import Any, Optional


class ApiError(Exception):
    """The base class. Its attributes, and those of each subclass, are keyword arguments of the constructor.

    :raises TypeError: for an attribute that the class does not have.
    """

    status: Optional[int] = None
    """The HTTP status; None: there was no response."""
    service_message = ""
    """The message of the service (spec 7, shape A or B)."""
    endpoint = ""
    """The id of the row in ``endpoints``."""
    retry_after: Optional[float] = None
    """Seconds to wait, as requested by the service (``Retry-After``)."""
    answered_by = ""
    """The proxy or gateway that responded in place of the service."""
    tries = 1
    """How many times the request was sent."""

    def __init__(self, message: str, **facts: Any) -> None:
        """Store *message*, one line for the log, and the attributes."""
        super().__init__(message)
        if unknown := [name for name in facts if not hasattr(self, name)]:
            raise TypeError(f"{type(self).__name__} has no {', '.join(unknown)}")
        vars(self).update(facts)


class Cancelled(ApiError):
    """The caller cancelled the operation."""


class InvalidInput(ApiError):
    """The input is invalid; no request was sent."""


class InvalidShape(InvalidInput, ValueError):
    """A shape that violates spec 2.2 or 2.3."""

    reason = ""
    """``empty``, ``unclosed``, ``too_few_points``, ``not_finite``, ``out_of_range``, ``self_crossing`` or
    ``radius``."""
    at: Optional[tuple[float, float]] = None
    """(longitude, latitude) in EPSG:4326 of the invalid position, if there is a single one."""


class InvalidFilters(InvalidInput, ValueError):
    """Filters that are malformed, or that the chosen version can't express (spec 2.4)."""


class FilterMissing(InvalidFilters):
    """A filter that the source requires (spec 2.1) is missing."""

    field = ""
    label = ""
    """The source's label of *field*."""


class UnknownField(InvalidInput):
    """A filter or a column uses a field that is not provisioned; the reason is ``filter`` or ``column``."""

    field = ""
    reason = ""


class AccumulationDisabled(InvalidInput):
    """The source does not offer accumulation (spec 2.1, ``reports.accumulation.enabled``)."""


class InvalidLayers(InvalidInput, ValueError):
    """Layers that can't be requested."""

    reason = ""
    """``none``: no layer is named; ``comma``: *name* contains the character that separates layers."""
    name = ""


class InvalidKey(InvalidInput, ValueError):
    """A key that can't be sent."""

    reason = ""
    """``empty``, ``prefix`` (starts with ``Bearer``; spec 5.2) or ``characters``."""


class InvalidAddress(InvalidInput, ValueError):
    """A base URL that is not an http or https URL, or has a user, query or fragment."""


class ConnectionFailed(ApiError):
    """No response, or an incomplete body."""

    reason = ""
    """From ``http.failures``: ``unknown_host``, ``refused``, ``tls_closed`` (during the handshake), or
    ``proxy`` (which could not reach the service); ``""``: the connection was lost."""


class TimedOut(ConnectionFailed):
    """No response, or no further byte of it, within the timeout."""

    reason = "timeout"
    """Or ``connect``: the server or proxy accepted no connection."""


class TlsFailed(ConnectionFailed):
    """No trusted encrypted connection can be established; the key was not sent."""

    reason = ""
    """``untrusted``, ``expired``, ``not_yet_valid``, ``wrong_name``, ``no_tls`` (the server does not use TLS)
    or ``ca_file`` (the file of trusted authorities can't be read)."""


class ProxyFailed(ConnectionFailed):
    """The proxy is unreachable or refused the request; the status is that of the proxy."""

    reason = ""
    """``unreachable``, or ``socks``: PySocks is not installed."""


class BadRequest(ApiError):
    """400, 413, 414, 422: the service rejects the request as malformed."""


class KeyRejected(ApiError):
    """401: the key is missing or invalid."""


class Refused(ApiError):
    """403: invalid geometry, or no access to the source or the data."""


class NotFound(ApiError):
    """404: wrong base address or path, or an unknown source."""


class RateLimited(ApiError):
    """429 after the last attempt."""


class ServerFailed(ApiError):
    """5xx after the last attempt."""


class Redirected(ApiError):
    """A redirect. It is never followed, as the key is for the configured URL only."""

    target = ""
    """The target URL without its query; ``""``: unknown."""
    reason = ""
    """``sign_in``: the target is a sign-in page; else ``known``, or ``""`` without a target."""


class UnreadableAnswer(ApiError):
    """A response in an unknown form."""

    seen = ""
    """A short description of it ("an HTML page", "JSON cut off at byte 812")."""
    body = b""
    """Its first bytes, for support."""


class Truncated(UnreadableAnswer):
    """A response with an empty or incomplete body; it is requested again."""


class TooLarge(UnreadableAnswer):
    """A response, or one value in it, that would fill the memory or the disk; the download was cancelled."""

    limit = 0
    """Megabytes, decompressed."""
    reason = "answer"
    """``answer``: a response that is read as a whole; ``value``: a value or line within one."""

    @property
    def seen(self) -> str:  # type: ignore[override]
        """Return the limit as text."""
        return f"more than {self.limit} MB"


class RadiusMissing(UnreadableAnswer):
    """Rows for several radii that do not state their radius."""


class PageRepeated(UnreadableAnswer):
    """The same page was returned twice, so the service ignores ``page`` (spec 4.10)."""


class NoResult(UnreadableAnswer):
    """The response to a batch is valid, but does not have exactly one result for this point."""

    endpoint = "enrich_batch"
    reason = ""
    """``none`` or ``twice``."""


class NoFeatures(ApiError):
    """The map service has no feature of the requested type, or none in the area."""


class FeaturesMissing(ApiError):
    """The map service has more features than it returns, and no further page."""

    limit = 0
    """The number of features that it returned."""


class UnexpectedStatus(ApiError):
    """A status that the specification does not mention."""


class GatewayRefused(UnexpectedStatus):
    """A proxy or gateway, named in *answered_by*, refused the request; it did not reach the service."""

    reason = ""
    """``sign_in``: it requires a user and a password; ``certificate``: it requires a client certificate."""


BY_STATUS: dict[int, type[ApiError]] = {
    400: BadRequest,
    401: KeyRejected,
    403: Refused,
    404: NotFound,
    407: ProxyFailed,
    413: BadRequest,
    414: BadRequest,
    422: BadRequest,
    429: RateLimited,
}


def error_type(status: int) -> type[ApiError]:
    """Return the error class for an HTTP status (spec 7)."""
    if status in BY_STATUS:
        return BY_STATUS[status]
    if 300 <= status < 400:
        return Redirected
    return ServerFailed if status >= 500 else UnexpectedStatus
