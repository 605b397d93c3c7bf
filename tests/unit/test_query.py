from geoportfolio.core.api.filters import Filter
from geoportfolio.core.api.query import Area, Query
from geoportfolio.core.api.shapes import Buffers, Polygon

TRIANGLE = Polygon(((((9.0, 53.0), (10.0, 53.0), (10.0, 54.0), (9.0, 53.0)),),))
CIRCLES = Buffers(((9.9, 53.5),), (200.0, 500.0))


def test_a_query_survives_the_round_trip():
    query = Query(
        "pf",
        (Area("Hamburg", TRIANGLE), Area("Ringe um Köln", CIRCLES)),
        filters=(Filter("CountryCode", "DE", (Filter("LOB", "FIRE"),)),),
        columns=("LocNumber", "BuildingTIV"),
    )
    assert Query.from_json(query.to_json()) == query
