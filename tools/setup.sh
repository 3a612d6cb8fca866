#!/bin/sh
# Builds .venv from requirements.lock, or leaves it alone when nothing changed.
#   tools/setup.sh          to play, test and develop
#   tools/setup.sh bench    the same, and what the benchmarks are measured against
# Marks in .venv hold checksums of what was installed, so a second run needs neither time nor network.
set -eu
cd "$(dirname "$0")/.."
. tools/python.sh

log=.venv/setup.log
version='import sys; print(sys.version)'

# The folder's own place is part of the sum: a moved virtual environment does not work.
sum() { { pwd; cat "$1"; } | cksum; }
done_before() { [ "$(cat ".venv/.done-$1" 2> /dev/null)" = "$(sum "$2")" ]; }
mark_done() { sum "$2" > ".venv/.done-$1"; }

venv_works() {
    .venv/bin/python -c 'import pip' 2> /dev/null || return 1
    [ -z "${PYTHON:-}" ] || [ "$(.venv/bin/python -c "$version")" = "$("$PYTHON" -c "$version" 2> /dev/null)" ]
}

run() { # quiet, unless it fails
    if ! "$@" >> "$log" 2>&1; then
        echo "Tablemate: set-up failed; the last lines of $log:" >&2
        tail -n 15 "$log" >&2
        exit 1
    fi
}

install() { run .venv/bin/python -m pip install --disable-pip-version-check "$@"; }
install_locked() { install --require-hashes --no-deps --only-binary :all: -r "$1"; }

if ! venv_works || ! done_before lock requirements.lock; then
    python=$(find_python)
    echo "Setting up Tablemate with $("$python" -V) (a minute or two, once) ..."
    rm -rf .venv
    mkdir .venv
    run "$python" -m venv .venv
    install_locked requirements.lock
    mark_done lock requirements.lock
fi

if ! done_before project pyproject.toml; then
    install --no-deps --no-build-isolation --no-index -e .
    mark_done project pyproject.toml
fi

if [ "${1:-}" = bench ] && ! done_before bench requirements-bench.lock; then
    echo "Setting up the benchmarks ..."
    install_locked requirements-bench.lock
    mark_done bench requirements-bench.lock
fi
