"""``python -m sandbox`` as a process."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from sandbox.settings import Settings, from_arguments

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"GeoPortfolio sandbox: (http://127\.0\.0\.1:\d+)  key: (\S+)\n")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_serves_and_ends_cleanly(number):
    command = [sys.executable, "-m", "sandbox", "--port", "0", "--key", "k1", "--faults", "503x1"]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as process:
        url, key = LINE.fullmatch(process.stdout.readline()).groups()
        assert "F8" in process.stdout.readline()
        path = url + "/graph/api/v1/reports/portfolio/provision?source=pf_airports"
        statuses = [
            httpx.get(path, headers={"Authorization": key}, trust_env=False, timeout=60).status_code
            for _ in range(2)
        ]
        process.send_signal(number)
        rest, errors = process.communicate(timeout=30)
    assert (statuses, key) == ([503, 200], "k1")
    assert (process.returncode, rest, errors) == (0, "", "")


def test_every_setting_is_an_option():
    for item in fields(Settings):
        option, choices = "--" + item.name.replace("_", "-"), item.metadata["choices"]
        if item.default is False:
            values, expected = [option], True
        elif item.default is True:
            values, expected = ["--no-" + option[2:]], False
        elif isinstance(item.default, tuple):
            values, expected = [option, "500x2", "reset"], ("500x2", "reset")
        elif isinstance(item.default, int):
            values, expected = [option, "7"], 7
        else:
            expected = choices[-1] if choices else "other"
            values = [option, expected]
        assert getattr(from_arguments(values), item.name) == expected


def test_an_unknown_value_ends_with_a_usage_message(capsys):
    with pytest.raises(SystemExit):
        from_arguments(["--radius-form", "spiral"])
    assert "--radius-form" in capsys.readouterr().err
