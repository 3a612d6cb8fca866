# Sourced by the other tools: find_python prints a Python that can build .venv, or says what is missing.

# 3.15 after the others: not everything that `make bench` measures against can be installed on it.
names="python3.14 python3.13 python3.12 python3.11 python3.15 python3 python"

serves() { # $1: what Python must be able to run
    "$python" -c "$1" < /dev/null > /dev/null 2>&1
}

find_python() {
    lacks_venv=
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; else set -- $names; fi
    for python in "$@"; do
        serves 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 15))' || continue
        if serves 'import ensurepip, venv'; then
            echo "$python"
            return
        fi
        lacks_venv=${lacks_venv:-$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')}
    done
    if [ -n "$lacks_venv" ]; then
        echo "Tablemate: $lacks_venv cannot build a virtual environment: its venv module is missing." >&2
        echo "On Debian and Ubuntu the package $lacks_venv-venv brings it." >&2
    elif [ -n "${PYTHON:-}" ]; then
        echo "Tablemate: PYTHON=$PYTHON does not run, or is not one of Python 3.11 to 3.15." >&2
    else
        echo "Tablemate: none of Python 3.11 to 3.15 found." >&2
        echo "Install one, or name one you have: make setup PYTHON=/path/to/python" >&2
    fi
    return 1
}
