#!/bin/sh
# Build the image of deploy/Containerfile and play on it without an image registry: sh deploy/try-container.sh
#
# The base image is replaced by one of the same name, made by debootstrap from Debian's packages for this run
# only; the file itself is built as it is, by buildah without a daemon. Needs root, Debian's packages, PyPI and
# time to compile all rules. Build steps use this machine's own network.
set -eu
cd "$(dirname "$0")/.."
for tool in buildah debootstrap curl; do
    command -v $tool > /dev/null || { echo "try-container: $tool is missing; run: apt-get install $tool" >&2; exit 2; }
done
[ "$(id -u)" = 0 ] || { echo "try-container: debootstrap needs root" >&2; exit 2; }

folder=${TRY_CONTAINER_DIR:-$(mktemp -d)} # name a folder to keep what is made: the next run goes on from there
mkdir -p "$folder"
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
port=8765 server=
bud() { buildah --root "$folder/store" --runroot "$folder/run" "$@"; }
say() { echo "try-container: $*"; }
leave() {
    if [ -n "$server" ]; then
        kill "$server" 2> /dev/null || true
        wait "$server" 2> /dev/null || true
    fi
    bud rm --all > /dev/null 2>&1 || true
    [ -n "${TRY_CONTAINER_DIR:-}" ] || rm -rf "$folder"
}
trap leave EXIT

base=$(sed -n 's/^ARG PYTHON_IMAGE=//p' deploy/Containerfile)
case $base in *slim-bookworm) ;; *) say "cannot make a base like $base" >&2; exit 2 ;; esac
if ! bud inspect --type image "localhost/$base" > /dev/null 2>&1; then
    say "making a base in place of $base"
    debootstrap --variant=minbase --include=python3,python3-venv,python3-pip,ca-certificates \
        bookworm "$folder/base" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"} > "$folder/debootstrap.log"
    ln -sf python3 "$folder/base/usr/bin/python"
    rm -f "$folder"/base/usr/lib/python3*/EXTERNALLY-MANAGED # as in the image, pip may install
    certificates=/etc/ssl/certs/ca-certificates.crt          # this machine's, where somebody reads along on its way out
    [ ! -f $certificates ] || cp $certificates "$folder/base$certificates"
    empty=$(bud from scratch)
    bud copy -q "$empty" "$folder/base" /
    bud config --env PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        --env SSL_CERT_FILE=$certificates --env NODE_EXTRA_CA_CERTS=$certificates "$empty"
    bud commit -q --rm "$empty" "localhost/$base"
fi

say "building"
bud build --format docker --pull-never --layers -f deploy/Containerfile -t serai .

container=$(bud from --pull-never localhost/serai)
who=$(bud run "$container" -- id -un)
[ "$who" != root ] || { say "the server would run as root" >&2; exit 1; }
command=$(bud inspect --type image --format '{{.OCIv1.Config.Entrypoint}}' localhost/serai | tr -d '[]')
say "starting '$command' as $who"
# shellcheck disable=SC2086 # a command is several words
(exec buildah --root "$folder/store" --runroot "$folder/run" run --env SERAI_HOST=127.0.0.1 --env SERAI_PORT=$port \
    "$container" -- $command) > "$folder/server.log" 2>&1 &
server=$! # buildah itself, which ends what it runs
ask() { curl --silent --fail --max-time 30 --cookie "$folder/cookies" --cookie-jar "$folder/cookies" "$@"; }
here=http://127.0.0.1:$port
tries=0
until ask $here/healthz > "$folder/health"; do
    tries=$((tries + 1))
    if [ $tries = 120 ] || ! kill -0 $server; then
        cat "$folder/server.log" >&2
        say "the server does not start" >&2
        exit 1
    fi
    sleep 1
done
check() { grep -q "$1" "$folder/$2" || { say "$3: $(cat "$folder/$2")" >&2; exit 1; }; }
until ask $here/healthz > "$folder/health" && grep -q '"compiled":true' "$folder/health" || [ $tries -ge 120 ]; do
    tries=$((tries + 1)) && sleep 1
done
check '"compiled":true' health "the rules are not compiled"
ask $here/ > "$folder/page"
check '<title>' page "there is no page"
ask $here/api/me > "$folder/me"
ask --json '{"game": "amul", "players": 3, "seats": ["open", "easy", "easy"], "name": "Anna", "start": true}' \
    $here/api/tables > "$folder/table"
check '"status":"running"' table "no game begins"
say "held: built, started as $who, compiled after $tries s, the page and a game are there"
