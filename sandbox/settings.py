"""Every switch of the sandbox: what the specification leaves open, and how it runs.

The command line is derived from the fields below: ``filters_in_params`` is ``--filters-in-params``.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field, fields
from typing import Any, Sequence


def _switch(default: Any, meaning: str, choices: Sequence[str] = ()) -> Any:
    return field(default=default, metadata={"help": meaning, "choices": tuple(choices)})


@dataclass(frozen=True)
class Settings:
    """How one sandbox behaves; the defaults are the readings of the plugin's design."""

    port: int = _switch(0, "port on 127.0.0.1; 0: a free one")
    key: str = _switch("sandbox-key", "the API key that is accepted")
    faults: tuple[str, ...] = _switch(
        (), "failures on purpose, such as 500x2 or points/=reset (sandbox.faults)"
    )
    certificate: str = _switch("", "a PEM file with a key and its certificate: answer https with it")
    base_path: str = _switch("", "a path before /graph, such as /geo/api")
    latency_ms: int = _switch(0, "milliseconds before each answer")
    edition: int = _switch(0, "the state of the portfolios; from 1 on, some rows are new, gone or others")
    withdrawn: tuple[str, ...] = _switch((), "sources that are not offered any more")

    filters_in_params: bool = _switch(False, "V2 selections: filters_v2 inside a params object (4.4)")
    tree_reading: str = _switch(
        "narrow",
        "V2 filter trees: a child narrows its parent, and siblings are OR for one field and AND for "
        "different ones (narrow), always AND (all) or always OR (any)",
        ("narrow", "all", "any"),
    )
    radius_form: str = _switch(
        "list",
        "the result sets of several radii (2.3): in the order sent, as objects, or keyed by the radius",
        ("list", "objects", "keyed"),
    )
    limit_scope: str = _switch("set", "limit counts in each radius' set, or over all", ("set", "request"))
    wrapper: str = _switch(
        "none",
        "the object around points and entries",
        ("none", "result", "results", "points", "data", "entries"),
    )
    record_form: str = _switch(
        "native",
        "native: points as GeoJSON, entries as records",
        ("native", "geojson", "features", "records-latlon", "records"),
    )
    max_limit: int = _switch(0, "cap of limit, applied silently; 0: none")
    hide_every: int = _switch(0, "entries: every n-th row is left out, so that pages are short; 0: none")
    ignore_page: bool = _switch(False, "every page of entries is the first one")
    csv_delimiter: str = _switch("comma", "the separator of CSV", ("comma", "semicolon", "tab"))
    hierarchy_form: str = _switch(
        "fields", "provision/filters: fields with their values, or V2 filters", ("fields", "values")
    )
    metrics_form: str = _switch("nested", "metrics of the accumulation", ("nested", "flat"))

    flat_geocode: bool = _switch(False, "geocode: the fields at the top level instead of under result (2.5)")
    geocoding_required: bool = _switch(False, "autocomplete: suggestions without coordinates")
    unmatched: str = _switch("empty", "geocode without a match", ("empty", "null", "400"))

    risk_alias: bool = _switch(False, "V2 point reports only on the V1 point-buffer path (4.5)")
    risk_body: str = _switch(
        "shape", "the point of a risk report: as a circle shape, or as point", ("shape", "point")
    )
    layer_body: str = _switch(
        "flat", "the body of accumulation/layer: flat, or all of it inside query", ("flat", "query")
    )
    event_body: str = _switch(
        "flat", "the body of live events: flat, or all of it inside query", ("flat", "query")
    )
    report_form: str = _switch(
        "asked",
        "risk reports: as asked for; always HTML; empty; a PDF without its end; an error as JSON with status "
        "200; with a file name that has path parts in it; a PDF of 1 MB of noise; one that needs a password; "
        "or no PDF at all",
        ("asked", "html", "empty", "cut", "json-error", "path-name", "noise", "locked", "other"),
    )
    max_batch: int = _switch(0, "points in a batch enrichment; 0: any number")
    batch_status: str = _switch("413", "the answer to a batch that is too big", ("413", "400"))
    batch_form: str = _switch(
        "whole",
        "the answer to a batch: whole, in another order, without its last result, or with every third id "
        "unknown, empty, left out, or that of the result before",
        ("whole", "shuffled", "short", "unknown", "empty", "anonymous", "doubled"),
    )
    error_shape: str = _switch(
        "mixed",
        "error bodies (7): A for portfolio and reports, B for the others; or one",
        ("mixed", "a", "b"),
    )
    url_limit: int = _switch(0, "characters of a URL, above it 414; 0: any number")
    describe_feature_type: bool = _switch(True, "WFS answers DescribeFeatureType")
    describe_layer: bool = _switch(True, "WMS answers DescribeLayer")
    features_form: str = _switch(
        "asked",
        "GetFeature: as asked for, GML whatever is asked for, or GML with JSON refused",
        ("asked", "gml", "no-json"),
    )
    features_cap: int = _switch(0, "features in one answer of GetFeature; 0: any number")
    features_paging: bool = _switch(True, "GetFeature heeds STARTINDEX")
    inner_addresses: bool = _switch(False, "capabilities name an unreachable internal host")
    capabilities_age: int = _switch(0, "seconds for which capabilities may be kept; 0: they may not")

    def __post_init__(self) -> None:
        for item in fields(self):
            choices, value = item.metadata["choices"], getattr(self, item.name)
            if choices and value not in choices:
                raise ValueError(f"{item.name} is {value!r}, not one of {choices}")


def from_arguments(arguments: Sequence[str]) -> Settings:
    """Read a command line; ends the process with a usage message when it is wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m sandbox",
        description="A local service with the 36 endpoints of the specification.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    for item in fields(Settings):
        parser.add_argument("--" + item.name.replace("_", "-"), **_argument(item.default, item.metadata))
    values = vars(parser.parse_args(arguments))
    return Settings(**{name: tuple(v) if isinstance(v, list) else v for name, v in values.items()})


def _argument(default: Any, metadata: Any) -> dict[str, Any]:
    common = {"default": default, "help": metadata["help"]}
    if isinstance(default, bool):
        return {**common, "action": argparse.BooleanOptionalAction}
    if isinstance(default, tuple):
        return {**common, "nargs": "*"}
    return {**common, "type": type(default), "choices": metadata["choices"] or None}
