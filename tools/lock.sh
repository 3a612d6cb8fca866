#!/bin/sh
# Writes requirements.lock (to run and develop), requirements-run.lock (to run alone) and requirements-bench.lock (to run
# and measure) from pyproject.toml:
# every package, direct or not, pinned with its hashes for every supported Python and platform.
# Pins already there are kept while they fit; UPGRADE=1 asks for the newest. Needs the network.
set -eu
cd "$(dirname "$0")/.."
. tools/python.sh

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$(find_python)" -m venv "$scratch/venv"
"$scratch/venv/bin/python" -m pip install --quiet --disable-pip-version-check uv==0.13.7

lock() { # $1: the file; the rest: options
    file=$1
    shift
    cp "$file" "$scratch/$file" 2> /dev/null || true
    # Fewest versions: as few releases of a package as the Pythons allow.
    "$scratch/venv/bin/uv" pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
        --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links \
        ${UPGRADE:+--upgrade} "$@" pyproject.toml --output-file "$scratch/$file" > /dev/null
    { echo "# Written by 'make lock' from pyproject.toml; do not edit."; grep -v '^#' "$scratch/$file"; } > "$scratch/new"
    if grep -n -e '://' -e '--.*index' -e '--find-links' "$scratch/new"; then
        echo "Tablemate: $file would name an address; nothing written." >&2
        exit 1
    fi
    cp "$scratch/new" "$file"
}

lock requirements.lock --extra dev
lock requirements-run.lock --constraint requirements.lock
lock requirements-bench.lock --extra bench --constraint requirements.lock
