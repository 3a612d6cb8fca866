# Sourced by the other tools: find_python prints a Python that can build .venv, or says what is missing.

serves() { # $1: what Python must be able to run
    "$python" -c "$1" < /dev/null > /dev/null 2>&1
}

find_python() {
    lacks_venv=
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; else set -- python3.13 python3.12 python3.11 python3 python; fi
    for python in "$@"; do
        serves 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' || continue
        if serves 'import ensurepip, venv'; then
            echo "$python"
            return
        fi
        lacks_venv=${lacks_venv:-$python}
    done
    if [ -n "$lacks_venv" ]; then
        echo "Tablemate: $lacks_venv cannot build a virtual environment: its venv module is missing." >&2
        echo "On Debian and Ubuntu the package python3-venv brings it." >&2
    elif [ -n "${PYTHON:-}" ]; then
        echo "Tablemate: PYTHON=$PYTHON does not run, or is not Python 3.11, 3.12 or 3.13." >&2
    else
        echo "Tablemate: no Python 3.11, 3.12 or 3.13 found." >&2
        echo "Install one, or name one you have: make setup PYTHON=/path/to/python" >&2
    fi
    return 1
}
