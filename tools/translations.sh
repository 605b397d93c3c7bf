#!/usr/bin/env bash
# Makes i18n/*.qm, which Qt reads, of the i18n/*.ts that are newer.
set -euo pipefail
cd "$(dirname "$0")/.."
for source in i18n/*.ts; do
    made="${source%.ts}.qm"
    [ "$made" -nt "$source" ] && continue
    # Put in place as a whole: a running QGIS has the old one mapped, and dies when that is written to.
    /usr/lib/qt5/bin/lrelease -silent "$source" -qm "$made.part"
    mv "$made.part" "$made"
done
