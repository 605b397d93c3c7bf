"""One tree of errors for everything that can go wrong between a request and its response.

An error carries facts, never a translated sentence: ``ui.messages`` turns its type and its facts
into the words an analyst reads. ``str(error)`` is for the log and holds no key.
"""

from __future__ import annotations

from typing import Any, Optional


class ApiError(Exception):
    """The root of the tree. Its facts, and those of each class below it, are keywords of the constructor.

    :raises TypeError: for a fact that the class does not have.
    """

    status: Optional[int] = None
    """The HTTP status; None: no response came."""
    service_message = ""
    """The service's own words (spec 7, shape A or B)."""
    endpoint = ""
    """The id of the row in ``endpoints``."""
    retry_after: Optional[float] = None
    """Seconds that the service asked to wait (``Retry-After``)."""
    answered_by = ""
    """The proxy or gateway that answered in place of the service."""
    tries = 1
    """How often the request was sent in all."""

    def __init__(self, message: str, **facts: Any) -> None:
        """Take one line for the log, and the facts."""
        super().__init__(message)
        if unknown := [name for name in facts if not hasattr(self, name)]:
            raise TypeError(f"{type(self).__name__} has no {', '.join(unknown)}")
        vars(self).update(facts)


class Cancelled(ApiError):
    """The caller cancelled; nothing is wrong."""


class InvalidInput(ApiError):
    """The input can't be sent; no request was made."""


class InvalidShape(InvalidInput, ValueError):
    """A shape that breaks spec 2.2 or 2.3."""

    reason = ""
    """``empty``, ``unclosed``, ``too_few_points``, ``not_finite``, ``out_of_range``, ``self_crossing`` or
    ``radius``."""
    at: Optional[tuple[float, float]] = None
    """(longitude, latitude) in EPSG:4326 of the fault, where one position is at fault."""


class InvalidFilters(InvalidInput, ValueError):
    """Filters that the chosen version can't express (spec 2.4), or that are no filters at all."""


class FilterMissing(InvalidFilters):
    """A filter that the source requires (spec 2.1) is not among those given."""

    field = ""
    label = ""
    """The source's word for *field*."""


class UnknownField(InvalidInput):
    """A filter or a column on a field that is not provisioned; its reason is ``filter`` or ``column``."""

    field = ""
    reason = ""


class AccumulationDisabled(InvalidInput):
    """The source does not offer accumulation (spec 2.1, ``reports.accumulation.enabled``)."""


class InvalidLayers(InvalidInput, ValueError):
    """Layers that can't be requested."""

    reason = ""
    """``none``: not one is named; ``comma``: *name* has one, which separates layers on the wire."""
    name = ""


class InvalidKey(InvalidInput, ValueError):
    """A key that can't be sent as it is."""

    reason = ""
    """``empty``, ``prefix`` (it starts with ``Bearer``; spec 5.2) or ``characters``."""


class InvalidAddress(InvalidInput, ValueError):
    """A base URL that is no http or https address, or that carries a user, query or fragment."""


class ConnectionFailed(ApiError):
    """No response, or the body broke off."""

    reason = ""
    """Why, by ``http.failures``: ``unknown_host``, ``refused``, ``tls_closed`` (during the handshake), or
    ``proxy`` (which is there, but could not reach the service); ``""``: the connection broke."""


class TimedOut(ConnectionFailed):
    """No response, or no further byte of one, within the time-out."""

    reason = "timeout"
    """Or ``connect``: the server or proxy accepted no connection."""


class TlsFailed(ConnectionFailed):
    """There is no trusted encrypted connection, and asking again makes none; the key was not sent."""

    reason = ""
    """``untrusted``, ``expired``, ``not_yet_valid``, ``wrong_name``, ``no_tls`` (the server does not encrypt)
    or ``ca_file`` (the file of trusted authorities can't be read)."""


class ProxyFailed(ConnectionFailed):
    """The proxy could not be reached or refused us; its status is the one of the proxy."""

    reason = ""
    """``unreachable``, or ``socks``: Python has no PySocks."""


class BadRequest(ApiError):
    """400, 413, 414, 422: the service found the request malformed."""


class KeyRejected(ApiError):
    """401: the key is missing or invalid."""


class Refused(ApiError):
    """403: invalid geometry, or no access to the source or the data."""


class NotFound(ApiError):
    """404: wrong base address or path, or an unknown source."""


class RateLimited(ApiError):
    """429 after the last try."""


class ServerFailed(ApiError):
    """5xx after the last try."""


class Redirected(ApiError):
    """A redirect, which is never followed: the key belongs to the address that was configured."""

    target = ""
    """The address without query; ``""``: there is none."""
    reason = ""
    """``sign_in``: the target is a page to sign in; else ``known``, or ``""`` without a target."""


class UnreadableAnswer(ApiError):
    """A response that is none of the forms we know."""

    seen = ""
    """What it looks like, in a few words ("an HTML page", "JSON cut off at byte 812")."""
    body = b""
    """Its first bytes, for support."""


class Truncated(UnreadableAnswer):
    """A response without a body, or one that ends too early; it is requested again."""


class TooLarge(UnreadableAnswer):
    """A response, or one value in it, that would fill the memory or the disk; it was hung up on."""

    limit = 0
    """Megabytes, unpacked."""
    reason = "answer"
    """``answer``: a response that is read in one piece; ``value``: a value or line within one."""

    @property
    def seen(self) -> str:  # type: ignore[override]
        """Return the limit in words."""
        return f"more than {self.limit} MB"


class RadiusMissing(UnreadableAnswer):
    """Rows for several radii that do not name their radius."""


class PageRepeated(UnreadableAnswer):
    """The same page was returned twice: the service ignores ``page`` (spec 4.10)."""


class NoResult(UnreadableAnswer):
    """The response to a batch is sound, but does not have exactly one result for this point."""

    endpoint = "enrich_batch"
    reason = ""
    """``none`` or ``twice``."""


class NoFeatures(ApiError):
    """The map service has no feature of the requested type, or none in the area."""


class FeaturesMissing(ApiError):
    """The map service has more features than it gives, and no further page of them."""

    limit = 0
    """How many it gave."""


class UnexpectedStatus(ApiError):
    """A status that the specification does not name."""


class GatewayRefused(UnexpectedStatus):
    """A proxy or gateway refused the request, which did not reach the service: *answered_by* says which."""

    reason = ""
    """``sign_in``: it asks for a user and a password; ``certificate``: for one of this computer."""


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
    """The class of the error for an HTTP status (spec 7)."""
    if status in BY_STATUS:
        return BY_STATUS[status]
    if 300 <= status < 400:
        return Redirected
    return ServerFailed if status >= 500 else UnexpectedStatus
