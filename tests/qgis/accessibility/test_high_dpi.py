"""On a screen with twice the dots, what is our own is drawn with twice the dots."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtGui import QImage

from tests.qgis.accessibility import sharp
from tests.support.reports import write_pdf

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def pictures(tmp_path_factory):
    """The pictures of a usual screen and of one with twice the dots."""
    folder = tmp_path_factory.mktemp("sharp")
    pdf = write_pdf(folder / "report.pdf", 1, "The words of a page in small letters")
    return {scale: drawn(folder, pdf, scale) for scale in (1, 2)}


def drawn(folder: Path, pdf: Path, scale: int) -> Path:
    pictures = folder / str(scale)
    pictures.mkdir()
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(ROOT / "build" / "import"), *sys.path)),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(scale),
        "QGIS_AUTH_DB_DIR_PATH": str(folder),
        "QGIS_CUSTOM_CONFIG_PATH": str(folder),
    }
    command = [sys.executable, sharp.__file__, str(pictures), str(pdf)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert not run.returncode, run.stderr[-2000:]
    return pictures


@pytest.mark.parametrize("name", ["chart", "icons", "gray_icons", "page"])
def test_it_is_drawn_dot_by_dot(pictures, name):
    usual, fine = (QImage(str(pictures[scale] / f"{name}.png")) for scale in (1, 2))
    assert fine.size() == 2 * usual.size()
    blown_up = usual.scaled(
        fine.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    assert detail(fine) > 1.2 * detail(blown_up)
    assert mixed_blocks(fine) > 0.3, "each dot of the usual picture is only four times there"


def gray(image: QImage) -> np.ndarray:
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits = flat.constBits()
    bits.setsize(flat.sizeInBytes())
    return np.array(bits, dtype=float).reshape(flat.height(), flat.bytesPerLine())[:, : flat.width()]


def detail(image: QImage) -> float:
    """How much each dot differs from those around it."""
    dots = gray(image)
    around = dots[:-2, 1:-1] + dots[2:, 1:-1] + dots[1:-1, :-2] + dots[1:-1, 2:]
    return float(np.abs(4 * dots[1:-1, 1:-1] - around).mean())


def mixed_blocks(image: QImage) -> float:
    """Of the blocks of two by two dots that lie at an edge, the share that is not of one color."""
    dots = gray(image)
    height, width = dots.shape[0] // 2 * 2, dots.shape[1] // 2 * 2
    blocks = dots[:height, :width].reshape(height // 2, 2, width // 2, 2)
    least, most = blocks.min(axis=(1, 3)), blocks.max(axis=(1, 3))
    is_edge = np.zeros(least.shape, dtype=bool)
    is_edge[:, 1:] |= np.abs(most[:, 1:] - least[:, :-1]) > 8
    is_edge[1:, :] |= np.abs(most[1:, :] - least[:-1, :]) > 8
    return float((most != least)[is_edge].mean())
