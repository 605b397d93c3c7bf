"""Pick a place for its risk report."""

from __future__ import annotations

from .pick_tool import PickTool


class ReportTool(PickTool):
    """Each click picks a place, or a loaded point exactly."""

    command = "Report"
