"""`python -m tablemate` is the `tablemate` command.

Like any `python -m` it finds modules in the current folder first; `python -P -m tablemate` does not.
"""

from tablemate.cli.app import main

if __name__ == "__main__":
    main()
