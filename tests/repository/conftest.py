"""What several rules of the repository read."""

from __future__ import annotations

import pytest

from tools.translations import ROOT, Message, messages_of


@pytest.fixture(scope="session")
def messages() -> list[Message]:
    """Every text of the plugin that is translated."""
    return messages_of(ROOT)
