#!/usr/bin/env bash
# Makes a Debian machine ready: packages by apt, a virtual environment that sees the system's QGIS,
# and the repository under the package's name. Quick when there is nothing to do.
set -euo pipefail
cd "$(dirname "$0")/.."

packages="qgis python3-qgis qgis-providers qgis-server-bin qgis-server-wms qgis-server-wfs python3-gdal python3-lxml python3-numpy
    python3-requests python3-venv python3-pip xvfb xauth openbox xdotool imagemagick procps curl
    poppler-utils fonts-dejavu-core fonts-open-sans ca-certificates git"
missing=""
for package in $packages; do
    [ "$(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null)" = "ii " ] || missing="$missing $package"
done
if [ -n "$missing" ]; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root=sudo
    $as_root apt-get update -q
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
fi

# QGIS's Python modules belong to the system's interpreter, whatever python3 the path names first.
dependencies="$(sed -n '/^\[dependency-groups\]/,/^\[tool/p' pyproject.toml)"
stamp=".venv/installed-$(sha256sum <<<"$dependencies" | cut -c1-16)"
if [ ! -e "$stamp" ]; then
    rm -rf .venv
    /usr/bin/python3 -m venv --system-site-packages .venv
    .venv/bin/python -m pip install -q --disable-pip-version-check pip==25.3
    .venv/bin/python -m pip install -q --disable-pip-version-check --group dev
    touch "$stamp"
fi

mkdir -p build/import
ln -sfn ../.. build/import/geoportfolio
