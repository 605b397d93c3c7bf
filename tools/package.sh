#!/usr/bin/env bash
# Builds build/geoportfolio-VERSION.zip from the committed tree, for QGIS's "Install from ZIP".
set -euo pipefail
cd "$(dirname "$0")/.."
version="$(sed -n 's/^version=//p' metadata.txt)"
mkdir -p build
git archive --prefix=geoportfolio/ --format=zip -9 -o "build/geoportfolio-$version.zip" HEAD
ls -l "build/geoportfolio-$version.zip"
