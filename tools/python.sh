# Sourced by the other tools: find_python prints a Python that can build .venv, or says what is missing.

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in fr*) french=yes ;; *) french= ;; esac

say() { if [ -n "$french" ]; then printf '%s' "$2"; else printf '%s' "$1"; fi; } # $1 English, $2 French
tell() { printf '%s\n' "$(say "$@")" >&2; }

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
        tell "Tablemate: $lacks_venv cannot build a virtual environment: its venv module is missing." \
            "Tablemate : $lacks_venv ne peut pas créer d'environnement virtuel : son module venv manque."
        tell "On Debian and Ubuntu the package $lacks_venv-venv brings it." \
            "Sous Debian et Ubuntu, le paquet $lacks_venv-venv l'apporte."
    elif [ -n "${PYTHON:-}" ]; then
        tell "Tablemate: PYTHON=$PYTHON does not run, or is not one of Python 3.11 to 3.15." \
            "Tablemate : PYTHON=$PYTHON ne démarre pas, ou n'est pas un Python de 3.11 à 3.15."
    else
        tell "Tablemate: none of Python 3.11 to 3.15 found." "Tablemate : aucun Python de 3.11 à 3.15 trouvé."
        tell "Install one, or name one you have: make setup PYTHON=/path/to/python" \
            "Installez-en un, ou nommez le vôtre : make setup PYTHON=/chemin/vers/python"
    fi
    return 1
}
