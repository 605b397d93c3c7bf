#!/usr/bin/env bash
# Proves the promise of the README on a bare machine: in a Debian 12 chroot that has only make, git and
# ca-certificates added, as root and without a display, a clean clone of HEAD runs its make targets.
# Each runs twice: the second time shows that it is quick when there is nothing left to set up.
#
#   tools/chroot_check.sh [DIRECTORY [TARGET...]]      default: build/chroot test demo
#
# A directory that holds a chroot already is used again, with a new clone; remove it by hand for a bare one.
# Needs root and debootstrap. PIP_*, SSL_CERT_FILE and http(s)_proxy of the environment hold inside too.
set -euo pipefail
cd "$(dirname "$0")/.."

chroot_dir="$(realpath -m "${1:-build/chroot}")"
shift || true
targets="${*:-test demo}"
clone=/root/geoportfolio
mirror="${DEBIAN_MIRROR:-http://deb.debian.org/debian}"

if [ ! -e "$chroot_dir/etc/debian_version" ]; then
    debootstrap --variant=minbase --include=make,git,ca-certificates bookworm "$chroot_dir" "$mirror"
fi

summary=""
finish() {
    release_mounts
    printf '%s' "$summary"
}
release_mounts() {
    for mount in dev proc; do
        if mountpoint -q "$chroot_dir/$mount"; then umount -R -l "$chroot_dir/$mount"; fi
    done
}
trap finish EXIT
trap 'exit 130' INT TERM
release_mounts
mount -t proc proc "$chroot_dir/proc"
mount --rbind /dev "$chroot_dir/dev"
mount --make-rslave "$chroot_dir/dev"

cp /etc/resolv.conf "$chroot_dir/etc/resolv.conf"
environment=(HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb)
while IFS='=' read -r name value; do
    case "$name" in
        PIP_CERT | SSL_CERT_FILE)
            cp -L "$value" "$chroot_dir/etc/ssl/host-$name.pem"
            environment+=("$name=/etc/ssl/host-$name.pem") ;;
        PIP_FIND_LINKS) ;; # a folder of the host
        PIP_* | http_proxy | https_proxy | no_proxy) environment+=("$name=$value") ;;
    esac
done < <(env)

rm -rf --one-file-system "${chroot_dir:?}$clone"
git clone -q --no-hardlinks . "$chroot_dir$clone"

for target in $targets; do
    for run in first second; do
        echo "== make $target, $run time"
        start=$SECONDS
        chroot "$chroot_dir" env -i "${environment[@]}" make -C "$clone" "$target"
        summary+="make $target, $run time: $((SECONDS - start)) s"$'\n'
    done
done