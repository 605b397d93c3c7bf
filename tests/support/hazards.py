"""What a service says of hazards at a place."""

from __future__ import annotations

from geoportfolio.ui.identify.facts import Group

GROUPS = (
    Group("wind", "", (("gust_kmh", "170"), ("band", "ורוח 🌪"))),
    Group("flood", "no hazard"),
    Group("quake", "2", (("1 › zone", "high"), ("2 › zone", "low"))),
    Group("typo", "refused", problem="The service refuses the layer 'typo'."),
)
