"""Numbers as an analyst in London sees them, and charts of a few bars."""

from __future__ import annotations

from tests.support.charts import bars, english
