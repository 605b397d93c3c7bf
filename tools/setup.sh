#!/usr/bin/env bash
# Makes a Debian machine ready: packages by apt, a virtual environment that sees the system's QGIS,
# and the repository under the package's name. Quick when there is nothing to do.
#
#   tools/setup.sh [PACKAGE...]      with names: these Debian packages alone
set -euo pipefail
cd "$(dirname "$0")/.."

everything="qgis python3-qgis qgis-providers qgis-server-bin qgis-server-wms qgis-server-wfs python3-gdal python3-lxml python3-numpy
    python3-requests python3-venv python3-pip xvfb xauth openbox xdotool imagemagick procps curl
    poppler-utils fonts-dejavu-core fonts-open-sans ca-certificates git postgresql-postgis util-linux
    qttools5-dev-tools fonts-vlgothic cgi-mapserver nginx squid"

# A newcomer waits for minutes, and sees what for.
say() { echo "== Set-up: $*"; }

missing=""
for package in ${*:-$everything}; do
    [ "$(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null)" = "ii " ] || missing="$missing $package"
done
if [ -n "$missing" ]; then
    if ! command -v apt-get >/dev/null; then
        say "this needs Debian 12 or a system like it, with apt-get." >&2
        exit 1
    fi
    as_root=""
    [ "$(id -u)" = 0 ] || as_root=sudo
    if [ -n "$as_root" ] && ! command -v sudo >/dev/null; then
        say "as root, or with sudo, install:$missing" >&2
        exit 1
    fi
    say "${as_root:+with sudo, }Debian packages are installed:$missing"
    # The tests start their servers by themselves: none that is new here begins to run, now or when the machine starts.
    policy=/usr/sbin/policy-rc.d
    if [ ! -e "$policy" ]; then
        printf '#!/bin/sh\nexit 101\n' | $as_root tee "$policy" >/dev/null
        $as_root chmod 755 "$policy"
        trap '$as_root rm -f "$policy"' EXIT
    fi
    no_server=/etc/postgresql-common/createcluster.d/geoportfolio.conf
    if ! command -v pg_createcluster >/dev/null; then
        $as_root mkdir -p "${no_server%/*}"
        $as_root tee "$no_server" >/dev/null <<<"create_main_cluster = false"
    fi
    $as_root apt-get update -q
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
    $as_root rm -f "$no_server"
    for server in nginx squid; do
        if [[ " $missing " == *" $server "* ]] && command -v systemctl >/dev/null; then
            $as_root systemctl disable -q "$server" || true
        fi
    done
fi
[ $# = 0 ] || exit 0

# QGIS's Python modules belong to the system's interpreter, whatever python3 the path names first.
dependencies="$(sed -n '/^\[dependency-groups\]/,/^\[tool/p' pyproject.toml)"
stamp=".venv/installed-$(sha256sum <<<"$dependencies" | cut -c1-16)"
if [ ! -e "$stamp" ]; then
    say "Python packages for tests and tools go into .venv"
    rm -rf .venv
    /usr/bin/python3 -m venv --system-site-packages .venv
    # Without bytecode: of what is not used there is a lot.
    install=".venv/bin/python -m pip install -q --disable-pip-version-check --no-compile"
    $install pip==25.3
    $install --group sandbox
fi

# The sandbox's data takes as long as the other packages, and another processor.
.venv/bin/python -m sandbox.prepared &
preparing=$!
if [ ! -e "$stamp" ]; then
    $install --group dev
    touch "$stamp"
fi
mkdir -p build/import
ln -sfn ../.. build/import/geoportfolio
tools/translations.sh
wait "$preparing"
