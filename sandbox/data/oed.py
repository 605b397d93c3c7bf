"""Exposure of real places in the field's own words (Open Exposure Data 5.0); the values are synthetic.

Each value follows from the place's identifier alone, so that every run gives the same portfolio.
"""

from __future__ import annotations

import zlib
from datetime import date, timedelta
from typing import Any, Sequence

import numpy as np

DATA_ORIGIN = "real place, synthetic values"
UNDERWRITERS = ("A. Keller", "B. Okafor", "C. Lindqvist", "D. Moreau", "E. Tanaka", "F. Silva")
CONSTRUCTIONS = ("5050", "5100", "5150", "5200")
YEAR_UNKNOWN_SHARE = 0.05
NO_INTERRUPTION_SHARE = 0.15


def shares(ids: Sequence[str], purpose: str) -> Any:
    """A number of [0, 1) for each identifier, another one for each purpose."""
    salt = zlib.crc32(purpose.encode())
    return np.array([zlib.crc32(text.encode(), salt) for text in ids]) / 2.0**32


def pick(ids: Sequence[str], purpose: str, choices: Sequence[str]) -> Any:
    """One of the choices for each identifier."""
    return np.array(choices, dtype=object)[(shares(ids, purpose) * len(choices)).astype(int)]


def synthetic_columns(ids: Sequence[str], size: Any) -> dict[str, Any]:
    """The columns that no gazetteer has.

    :param size: the scale of a place's sum insured, in units of its currency.
    """
    building = np.round(size * (0.5 + shares(ids, "building")), -2)
    interruption = np.round(building * 0.3 * shares(ids, "interruption"), -2).astype(object)
    interruption[shares(ids, "interruption covered") < NO_INTERRUPTION_SHARE] = None
    year = (1900 + shares(ids, "year") * 124).astype(int).astype(object)
    year[shares(ids, "year known") < YEAR_UNKNOWN_SHARE] = None
    inception = [date(2026, 1, 1) + timedelta(days=int(share * 300)) for share in shares(ids, "inception")]
    return {
        "ConstructionCode": pick(ids, "construction", CONSTRUCTIONS),
        "YearBuilt": year,
        "NumberOfStoreys": 1 + (shares(ids, "storeys") ** 3 * 12).astype(int),
        "BuildingTIV": building,
        "OtherTIV": np.round(building * 0.1 * shares(ids, "other"), -2),
        "ContentsTIV": np.round(building * (0.2 + 0.4 * shares(ids, "contents")), -2),
        "BITIV": interruption,
        "Underwriter": pick(ids, "underwriter", UNDERWRITERS),
        "PolInceptionDate": np.array([day.isoformat() for day in inception], dtype=object),
        "PolExpiryDate": np.array(
            [day.replace(year=day.year + 1).isoformat() for day in inception], dtype=object
        ),
        "OEDVersion": constant(ids, "5.0.0"),
        "DataOrigin": constant(ids, DATA_ORIGIN),
    }


def constant(ids: Sequence[str], value: Any) -> Any:
    """The same value for each identifier."""
    return np.full(len(ids), value, dtype=object)


def account_numbers(ids: Sequence[str]) -> Any:
    """Account numbers with leading zeros, which are text and stay so."""
    return np.array([f"{int(share * 400):05d}" for share in shares(ids, "account")], dtype=object)


def object_array(values: Sequence[Any]) -> Any:
    """A numpy array of Python objects."""
    array = np.empty(len(values), dtype=object)
    array[:] = values
    return array
