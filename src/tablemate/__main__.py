"""`python -m tablemate` is the `tablemate` command."""

from tablemate.cli.app import main

if __name__ == "__main__":
    main()
