#!/usr/bin/env bash
# Builds geoportfolio-VERSION.zip for QGIS's "Install from ZIP" and the public plugin repository: what a commit holds,
# less what .gitattributes leaves out, and its translations compiled.
#
#   tools/package.sh [COMMIT [FOLDER]]      default: HEAD build
#
# A commit gives the same bytes whatever the day, the time zone, the umask and the state of the working tree.
set -euo pipefail
cd "$(dirname "$0")/.."

commit="$(git rev-parse --verify "${1:-HEAD}^{commit}")"
folder="${2:-build}"
version="$(git show "$commit:metadata.txt" | sed -n 's/^version=//p')"
package="$folder/geoportfolio-$version.zip"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

compiled=()
while read -r source; do
    name="$(basename "$source" .ts)"
    git show "$commit:$source" > "$work/$name.ts"
    # Qt's tables are in another order in each process unless they are told not to be.
    QT_HASH_SEED=0 PATH="/usr/lib/qt5/bin:$PATH" lrelease -silent "$work/$name.ts" -qm "$work/$name.qm"
    compiled+=("--add-file=$work/$name.qm")
done < <(git ls-tree -r --name-only "$commit" i18n/ | grep '\.ts$' || true)

mkdir -p "$folder"
TZ=UTC git archive --format=zip -9 --prefix=geoportfolio/i18n/ "${compiled[@]}" --prefix=geoportfolio/ \
    -o "$package" "$commit"
echo "$package: $(wc -c < "$package") bytes, $(sha256sum < "$package" | cut -c1-64)"
