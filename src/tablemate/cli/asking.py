"""Questions to a person that are answered with yes or no."""

from __future__ import annotations

from .terminal import Terminal

NO = ("n", "no", "non")
YES = ("y", "yes", "o", "oui")


def says_yes(terminal: Terminal, question: str) -> bool:
    """Ask until the answer is a yes or a no."""
    while True:
        answer = terminal.ask(question).lower()
        if answer in YES or answer in NO:
            return answer in YES
