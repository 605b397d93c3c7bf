#!/usr/bin/env bash
# Proves the promise of the README on a bare machine: in a Debian 12 chroot, as root and without a display,
# a clean clone of HEAD runs its make targets. Each runs twice: the second time shows that it is quick when
# there is nothing left to set up.
#
#   tools/chroot_check.sh [DIRECTORY [TARGET...]]      default: build/chroot test demo
set -euo pipefail
cd "$(dirname "$0")/.."

directory="${1:-build/chroot}"
shift || true
for target in ${*:-test demo}; do
    tools/chroot.sh bookworm "$directory" bash -ec '
        for run in first second; do
            start=$SECONDS
            make "$0"
            echo "== make $0, $run time: $((SECONDS - start)) s"
        done' "$target"
done
