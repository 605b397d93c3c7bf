#!/usr/bin/env bash
# Runs a command in a clean clone of HEAD inside a Debian chroot that holds nothing but make, git,
# ca-certificates and what the command itself installs.
#
#   tools/chroot.sh SUITE DIRECTORY COMMAND [ARGUMENT...]
#   tools/chroot.sh trixie build/chroot-trixie make -j4 test-qgis test-unit
#
# A directory that holds a chroot already is used again, with a new clone, the Python environment and what the sandbox has
# prepared; remove it by hand for a bare one.
# Needs root and a Debian machine: the mirror is that of its own apt. Installs debootstrap where it is missing. CI, PIP_*,
# SSL_CERT_FILE and http(s)_proxy of the environment hold inside too.
set -euo pipefail
cd "$(dirname "$0")/.."

suite="$1"
chroot_dir="$(realpath -m "$2")"
shift 2
clone=/root/geoportfolio

ready="$chroot_dir/etc/geoportfolio-chroot"
if [ ! -e "$ready" ]; then
    apt-get update -q
    if ! command -v debootstrap >/dev/null; then
        DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends debootstrap
    fi
    # shellcheck disable=SC2016
    mirror="$(apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(REPO_URI)' | sed -n 's/^Debian|Debian|//p' | head -n 1)"
    if [ -z "$mirror" ]; then
        echo "apt knows no Debian archive here. Call apt-get update, or add the archive to apt's sources." >&2
        exit 1
    fi
    # A suite younger than debootstrap itself is made like sid.
    script="/usr/share/debootstrap/scripts/$suite"
    [ -e "$script" ] || script=/usr/share/debootstrap/scripts/sid
    debootstrap --variant=minbase --include=make,git,ca-certificates "$suite" "$chroot_dir" "$mirror" "$script"
    # Debian testing's index may be older than it says it should be; its signature is still checked.
    echo 'Acquire::Check-Valid-Until "false";' > "$chroot_dir/etc/apt/apt.conf.d/90geoportfolio"
    touch "$ready"
fi

release_mounts() {
    for mount in dev proc sys; do
        if mountpoint -q "$chroot_dir/$mount"; then umount -R -l "$chroot_dir/$mount"; fi
    done
}
trap release_mounts EXIT
trap 'exit 130' INT TERM
release_mounts
mount -t proc proc "$chroot_dir/proc"
mount --rbind /dev "$chroot_dir/dev"
mount --make-rslave "$chroot_dir/dev"
# Tests need a folder in which root may not write either: /sys/kernel.
mount --rbind /sys "$chroot_dir/sys"
mount --make-rslave "$chroot_dir/sys"

cp /etc/resolv.conf "$chroot_dir/etc/resolv.conf"
environment=(HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb)
while IFS='=' read -r name value; do
    case "$name" in
        PIP_CERT | SSL_CERT_FILE)
            cp -L "$value" "$chroot_dir/etc/ssl/host-$name.pem"
            environment+=("$name=/etc/ssl/host-$name.pem") ;;
        CI | PIP_* | http_proxy | https_proxy | no_proxy) environment+=("$name=$value") ;;
    esac
done < <(env)

# tools/setup.sh and the sandbox know by a stamp whether what is there still fits.
move_kept() {
    for each in .venv build/sandbox; do
        if [ -e "$1/$each" ]; then
            mkdir -p "$(dirname "$2/$each")"
            rm -rf --one-file-system "${2:?}/$each"
            mv "$1/$each" "$2/$each"
        fi
    done
}
kept="$chroot_dir/var/cache/geoportfolio"
move_kept "$chroot_dir$clone" "$kept"
rm -rf --one-file-system "${chroot_dir:?}$clone"
git clone -q --no-hardlinks . "$chroot_dir$clone"
move_kept "$kept" "$chroot_dir$clone"
chroot "$chroot_dir" env -i "${environment[@]}" sh -c 'cd "$0" && exec "$@"' "$clone" "$@"
