"""What the tests of all tiers share."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# Speed belongs into benchmarks: a busy machine must not make a sound test fail. The rest is the profile that
# hypothesis has chosen; in CI that is the one with fixed examples.
settings.register_profile(
    "unhurried",
    parent=settings(),
    deadline=None,
    suppress_health_check=[*settings().suppress_health_check, HealthCheck.too_slow],
)
settings.load_profile("unhurried")
