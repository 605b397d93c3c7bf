import pytest
from hypothesis import given
from hypothesis import strategies as st
from qgis.core import QgsProject, QgsUnitTypes
from qgis.PyQt.QtCore import QLocale

from geoportfolio.core.api.shapes import HALF_GLOBE
from geoportfolio.core.gis.text.error_messages import sentence
from geoportfolio.core.gis.text.lengths import (
    PRESETS,
    STEPS,
    InvalidRadius,
    Unit,
    format_length,
    metric_text,
    parse_radii,
    radii_text,
    rounded,
    unbroken,
)

LOCALES = ("en_US", "de_DE", "fr_FR", "de_CH", "ar_EG", "C")


@pytest.fixture(autouse=True)
def install_translation():
    before = QLocale()

    def in_locale(name):
        QLocale.setDefault(QLocale(name))

    in_locale("en_US")
    yield in_locale
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    "text, meters",
    [
        ("200 500 1km", (200, 500, 1000)),
        ("1km 500m 200 m", (200, 500, 1000)),
        ("0.5 mi; 1,000 ft", (304.8, 804.672)),
        ("200, 500", (200, 500)),
        ("500,1000", (500, 1000)),
        ("200,500,1000", (200, 500, 1000)),
        ("500 500 0.5km", (500,)),
        ("10,000", (10000,)),
        ("1,000,000.5", (1000000.5,)),
        ("1’000 m", (1000,)),
        ("1\u202f000 m", (1000,)),
        (".5 km", (500,)),
        ("0,5 km", (500,)),
        ("1 nm, 2 NM", (1852, 3704)),
        ("10 yd 3 feet 1 Mile 5 metres", (0.9144, 5, 9.144, 1609.344)),
        ("30'", (9.144,)),
        ("٢٠٠ m", (200,)),
        (" 200 m. ; ", (200,)),
        ("20037 km", (20037000,)),
    ],
)
def test_parse_radii_in_any_unit_returns_meters(text, meters):
    assert parse_radii(text) == pytest.approx(meters, abs=1e-6)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", ["200 500 1km", "200, 500; 1 km", "200;500;1000", "0.2km 0,5km 1km"])
def test_parse_unambiguous_radii_is_the_same_in_each_locale(install_translation, locale, text):
    install_translation(locale)
    assert parse_radii(text) == (200, 500, 1000)


@pytest.mark.parametrize(
    "locale, text, meters",
    [
        ("de_DE", "1,5 km", 1500),
        ("de_DE", "1.000 m", 1000),
        ("de_DE", "1.234,5 m", 1234.5),
        ("de_DE", "1,125 km", 1125),
        ("en_US", "1,125 km", 1125000),
        ("en_US", "1,234.5 m", 1234.5),
        ("en_US", "1.125 km", 1125),
        ("fr_FR", "1,5 km", 1500),
    ],
)
def test_parse_decimals_and_thousands_uses_the_locale(install_translation, locale, text, meters):
    install_translation(locale)
    assert parse_radii(text) == pytest.approx((meters,))


@pytest.mark.parametrize(
    "locale, text",
    [
        ("en_US", "200,500"),
        ("de_DE", "200,500"),
        ("en_US", "12,500 ft"),
        ("en_US", "1,5 km"),
        ("en_US", "1.500 m"),
        ("de_DE", "1,000 ft"),
        ("de_DE", "804.672"),
        ("fr_FR", "1.000 m"),
        ("en_US", "1.2.3"),
    ],
)
def test_parse_ambiguous_number_is_refused(install_translation, locale, text):
    install_translation(locale)
    with pytest.raises(InvalidRadius) as caught:
        parse_radii(text)
    assert caught.value.reason == "ambiguous"
    assert caught.value.word == text.split()[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_parse_plain_radii_ignores_the_locale(install_translation, locale):
    install_translation(locale)
    assert parse_radii("200,500", plain=True) == (200, 500)
    assert parse_radii("804.672,1.500", plain=True) == (1.5, 804.672)
    assert parse_radii(",".join(map(repr, PRESETS)), plain=True) == PRESETS


@pytest.mark.parametrize(
    "text, reason, word",
    [
        ("", "empty", ""),
        (" ; , ", "empty", ""),
        ("200 abc 500", "text", "200 abc"),
        ("abc 500", "text", "abc"),
        ("5 parsec", "text", "5 parsec"),
        ("2 degrees", "text", "2 degrees"),
        ("200-500", "text", "200-500"),
        ("1e5", "text", "1e5"),
        ("nan", "text", "nan"),
        ("مائة", "text", "مائة"),
        ("🌍 km", "text", "🌍"),
        ("0", "not_positive", "0"),
        ("500 -200 m", "not_positive", "-200 m"),
        ("−5", "not_positive", "−5"),
        ("0.0000001", "not_positive", "0.0000001"),
        ("20038 km", "too_large", "20038 km"),
        ("9" * 500, "too_large", "9" * 39 + "…"),
    ],
)
@pytest.mark.parametrize("plain", [False, True])
def test_parse_invalid_radius_names_it_and_the_next_step(text, reason, word, plain):
    with pytest.raises(InvalidRadius) as caught:
        parse_radii(text, plain)
    assert (caught.value.reason, caught.value.word) == (reason, word)
    said = sentence(caught.value)
    assert word in said and "{" not in said
    assert said != sentence(InvalidRadius("", reason="ambiguous", word=word))


@given(st.text(max_size=30))
def test_parse_any_text_returns_radii_or_refuses(text):
    for plain in (False, True):
        try:
            radii = parse_radii(text, plain)
        except InvalidRadius:
            continue
        assert radii and list(radii) == sorted(set(radii))
        assert radii[0] > 0 and radii[-1] <= HALF_GLOBE


@pytest.mark.parametrize("locale", LOCALES)
@given(centimeters=st.sets(st.integers(1, int(HALF_GLOBE) * 100), min_size=1, max_size=5))
def test_parse_formatted_radii_returns_them(locale, centimeters):
    QLocale.setDefault(QLocale(locale))
    radii = tuple(sorted(value / 100 for value in centimeters))
    assert parse_radii(radii_text(radii)) == pytest.approx(radii)


def test_format_radii_in_meters():
    assert metric_text((1000, 500, 200)) == "200 m, 500 m, 1 km"
    assert metric_text((804.672, 1500, 12345)) == "804.67 m, 1.5 km, 12\u202f345 m"
    assert metric_text((241401.6,)) == "241\u202f401.6 m"
    assert unbroken(radii_text((200, 1000))) == "200\u00a0m, 1\u00a0km"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "typed", ["150 mi", "1 km", "200 m", "500 ft", "30 ft", "1234 m", "500 mi", "9.14 m", "40 ft"]
)
def test_format_radius_uses_the_unit_it_was_typed_in(locale, typed):
    QLocale.setDefault(QLocale(locale))
    radii = parse_radii(typed, plain=True)
    (told,) = radii_text(radii).split(", ")
    assert (told.split()[-1], parse_radii(told)) == (typed.split()[-1], radii)


def test_format_parts_of_a_mile_uses_miles():
    assert radii_text((402.336, 804.672, 241401.6)) == "0.25 mi, 0.5 mi, 150 mi"
    assert radii_text((12345, 12345.67, 1000)) == "1 km, 12\u202f345 m, 12\u202f345.67 m"


@pytest.mark.parametrize(
    "unit, meters, text",
    [
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 999.5, "999.5 m"),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 1234.5, "1.2345 km"),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 152, "152 m"),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 152.4, "152.4 m"),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 30.48, "30.48 m"),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 1609.344, "1.60934 km"),
        (QgsUnitTypes.DistanceUnit.DistanceFeet, 152, "498.69 ft"),
        (QgsUnitTypes.DistanceUnit.DistanceFeet, 152.4, "500 ft"),
        (QgsUnitTypes.DistanceUnit.DistanceFeet, 30.48, "100 ft"),
        (QgsUnitTypes.DistanceUnit.DistanceFeet, 1609.344, "1 mi"),
        (QgsUnitTypes.DistanceUnit.DistanceFeet, 1852, "1.15078 mi"),
        (QgsUnitTypes.DistanceUnit.DistanceNauticalMiles, 152, "0.08207 NM"),
        (QgsUnitTypes.DistanceUnit.DistanceNauticalMiles, 9.26, "9.26 m"),
        (QgsUnitTypes.DistanceUnit.DistanceDegrees, 200, "200 m"),
        (QgsUnitTypes.DistanceUnit.DistanceFeet, 304.8, "1000 ft"),
        (QgsUnitTypes.DistanceUnit.DistanceMiles, 804.672, "2640 ft"),
        (QgsUnitTypes.DistanceUnit.DistanceMiles, 3218.688, "2 mi"),
        (QgsUnitTypes.DistanceUnit.DistanceNauticalMiles, 926, "0.5 NM"),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 0.001, "0.001 m"),
    ],
)
def test_format_length_uses_the_units_of_the_project(unit, meters, text):
    project = QgsProject()
    project.setDistanceUnits(unit)
    assert format_length(meters, project) == text


def test_format_length_without_project_is_metric(install_translation):
    install_translation("de_DE")
    assert format_length(1500) == "1,5 km"


@pytest.mark.parametrize("unit", [*STEPS, Unit.DistanceMeters])
@given(meters=st.floats(0.01, 300_000))
def test_format_length_in_any_unit_is_exact_to_a_centimeter(unit, meters):
    QLocale.setDefault(QLocale("en_US"))
    project = QgsProject()
    project.setDistanceUnits(unit)
    (read,) = parse_radii(format_length(meters, project))
    assert abs(read - meters) <= 0.01


@pytest.mark.parametrize(
    "meters, text",
    [
        (152, "152 m"),
        (152.4, "500 ft"),
        (152.39, "152.39 m"),
        (152.400001, "152.4 m"),
        (30.48, "100 ft"),
        (1609.344, "1 mi"),
        (1609.34, "1609.34 m"),
        (1609.344001, "1609.34 m"),
    ],
)
def test_format_radius_uses_feet_and_miles_only_if_exact(install_translation, meters, text):
    install_translation("en_US")
    assert radii_text((meters,)) == text


@pytest.mark.parametrize(
    "unit, meters, coarse, wanted",
    [
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 743.2, 3.7, 745),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 743.2, 1.0, 743),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 743.2, 6.0, 740),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 1243.2, 1.2, 1244),
        (QgsUnitTypes.DistanceUnit.DistanceFeet, 100, 0.2, 328 * 0.3048),
        (QgsUnitTypes.DistanceUnit.DistanceMeters, 0.4, 1.0, 1),
    ],
)
def test_round_length_returns_a_round_number_of_the_project(unit, meters, coarse, wanted):
    project = QgsProject()
    project.setDistanceUnits(unit)
    assert rounded(meters, coarse, project) == pytest.approx(wanted)
