"""One tree of errors for everything that can go wrong between a request and its answer.

An error carries facts, never a translated sentence: ``ui.messages`` turns its type and its facts
into the words an analyst reads. ``str(error)`` is for the log and holds no key.
"""

from __future__ import annotations

from typing import Any, Optional


class ApiError(Exception):
    """The root of the tree.

    :param message: one line for the log.
    :param status: the HTTP status, or None when no answer came.
    :param service_message: the service's own words (spec 7, shape A or B), or ``""``.
    :param endpoint: the id of the row in ``endpoints``, or ``""``.
    """

    def __init__(
        self,
        message: str,
        *,
        status: Optional[int] = None,
        service_message: str = "",
        endpoint: str = "",
    ) -> None:
        super().__init__(message)
        self.status = status
        self.service_message = service_message
        self.endpoint = endpoint
        self.retry_after: Optional[float] = None
        """Seconds that the service asked to wait (``Retry-After``), or None."""
        self.answered_by = ""
        """The proxy or gateway that answered in place of the service, or ``""``."""
        self.tries = 1
        """How often the request was sent in all."""

    def __reduce__(self) -> tuple[Any, ...]:
        # The facts of subclasses are keywords without a default, with which pickle makes no error again.
        return _made_again, (type(self), self.args, self.__dict__)


class Cancelled(ApiError):
    """The caller cancelled; nothing is wrong."""


class InvalidInput(ApiError):
    """What was asked can't be sent; no request was made."""


class InvalidShape(InvalidInput, ValueError):
    """A shape that breaks spec 2.2 or 2.3.

    :param reason: ``empty``, ``unclosed``, ``too_few_points``, ``not_finite``, ``out_of_range``,
        ``self_crossing``, ``radius``.
    :param at: (longitude, latitude) in EPSG:4326 of the fault, where one place is at fault.
    """

    def __init__(self, message: str, *, reason: str, at: Optional[tuple[float, float]] = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.at = at


class InvalidFilters(InvalidInput, ValueError):
    """Filters that the chosen version can't express (spec 2.4), or that are no filters at all."""


class FilterMissing(InvalidFilters):
    """A filter that the source requires (spec 2.1) is not among those given.

    :param field: what has to be filtered by; *label* is the source's word for it.
    """

    def __init__(self, message: str, *, field: str, label: str) -> None:
        super().__init__(message)
        self.field = field
        self.label = label


class UnknownField(InvalidInput):
    """A filter or a column on a field that is not provisioned.

    :param reason: ``filter`` or ``column``.
    """

    def __init__(self, message: str, *, field: str, reason: str) -> None:
        super().__init__(message)
        self.field = field
        self.reason = reason


class AccumulationDisabled(InvalidInput):
    """The source does not offer accumulation (spec 2.1, ``reports.accumulation.enabled``)."""


class InvalidLayers(InvalidInput, ValueError):
    """Layers that can't be asked for.

    :param reason: ``none``: not one is named; ``comma``: *name* has one, which separates layers on the wire.
    """

    def __init__(self, message: str, *, reason: str, name: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.name = name


class InvalidKey(InvalidInput, ValueError):
    """A key that can't be sent as it is.

    :param reason: ``empty``, ``prefix`` (it starts with ``Bearer``; spec 5.2) or ``characters``.
    """

    def __init__(self, message: str, *, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class InvalidAddress(InvalidInput, ValueError):
    """A base URL that is no http or https address, or that carries a user, query or fragment."""


class ConnectionFailed(ApiError):
    """No answer: refused, reset, no such host, or the body broke off.

    :param reason: why, where that is known; ``proxy``: the proxy is there, but could not reach the service.
    """

    def __init__(self, message: str, *, reason: str = "", **facts: Any) -> None:
        super().__init__(message, **facts)
        self.reason = reason


class TimedOut(ConnectionFailed):
    """No answer, or no further byte of one, within the time-out."""


class TlsFailed(ConnectionFailed):
    """There is no trusted encrypted connection, and asking again makes none; the key was not sent.

    Its reason is ``untrusted``, ``expired``, ``not_yet_valid``, ``wrong_name``, ``no_tls`` (the server does
    not encrypt) or ``ca_file`` (the file of trusted authorities can't be read).
    """


class ProxyFailed(ConnectionFailed):
    """The proxy could not be reached or refused us. Reason ``socks``: Python has no PySocks."""


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
    """A redirect, which is never followed: the key belongs to the address that was configured.

    Its *target* is the address without query, ``""`` where there is none; its reason is ``""`` then,
    ``sign_in`` for a page to sign in, else ``known``.
    """

    target = ""
    reason = ""


class UnreadableAnswer(ApiError):
    """An answer that is none of the forms we know.

    :param seen: what it looks like, in a few words ("an HTML page", "JSON cut off at byte 812").
    :param body: its first bytes, for support.
    """

    def __init__(
        self,
        message: str,
        *,
        seen: str,
        body: bytes = b"",
        status: Optional[int] = None,
        endpoint: str = "",
    ) -> None:
        super().__init__(message, status=status, endpoint=endpoint)
        self.seen = seen
        self.body = body


class Truncated(UnreadableAnswer):
    """An answer without a body, or one that ends too early; it is asked for again."""


class TooLarge(UnreadableAnswer):
    """An answer, or one value in it, that would fill the memory or the disk; it was hung up on.

    :param limit: megabytes, unpacked.
    :param reason: ``answer`` for one that is taken in one piece, ``value`` for a value or line within one.
    """

    def __init__(self, message: str, *, limit: int, endpoint: str = "", reason: str = "answer") -> None:
        super().__init__(message, seen=f"more than {limit} MB", endpoint=endpoint)
        self.limit = limit
        self.reason = reason


class RadiusMissing(UnreadableAnswer):
    """Rows for several radii that do not say which of them they are in."""


class PageRepeated(UnreadableAnswer):
    """The same page came twice: the service ignores ``page`` (spec 4.10), so there is no next one."""


class NoResult(UnreadableAnswer):
    """The answer to a batch is sound, but has not the one result of this point.

    :param reason: ``none``, or ``twice``: which of two is its own, nobody knows.
    """

    def __init__(self, message: str, *, seen: str, reason: str) -> None:
        super().__init__(message, seen=seen, endpoint="enrich_batch")
        self.reason = reason


class NoFeatures(ApiError):
    """The map service has no feature of the type that was asked for, or none in the area."""


class FeaturesMissing(ApiError):
    """The map service has more features than it gives, and no further page of them.

    :param limit: how many it gave.
    """

    def __init__(self, message: str, *, limit: int, endpoint: str = "") -> None:
        super().__init__(message, endpoint=endpoint)
        self.limit = limit


class UnexpectedStatus(ApiError):
    """A status that the specification does not name."""


class GatewayRefused(UnexpectedStatus):
    """A proxy or gateway refused the request, which did not reach the service: *answered_by* says which.

    :param reason: ``sign_in``: it asks for a user and a password; ``certificate``: for one of this computer.
    """

    def __init__(self, message: str, *, reason: str = "", **facts: Any) -> None:
        super().__init__(message, **facts)
        self.reason = reason


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


def _made_again(kind: type[ApiError], args: tuple[Any, ...], facts: dict[str, Any]) -> ApiError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


def error_type(status: int) -> type[ApiError]:
    """The class of the error for an HTTP status (spec 7)."""
    if status in BY_STATUS:
        return BY_STATUS[status]
    if 300 <= status < 400:
        return Redirected
    return ServerFailed if status >= 500 else UnexpectedStatus
