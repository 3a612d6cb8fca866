"""Ctrl-Z and `fg`: a game that is stopped gives the terminal back, and takes it again when it goes on."""

from __future__ import annotations

import os
import signal
import sys
import termios

import pytest

from .processes import Process, at_terminal, in_terminal

pytestmark = pytest.mark.usefixtures("empty_folder")
CTRL_Z = "\x1a"
SHELL = """
import os, signal, subprocess, sys, termios

def in_front(group):
    os.tcsetpgrp(0, group)

def edits():
    return "edits lines" if termios.tcgetattr(0)[3] & termios.ICANON else "does not edit lines"

signal.signal(signal.SIGTTOU, signal.SIG_IGN)
usual = termios.tcgetattr(0)
job = subprocess.Popen(
    [sys.executable, "-m", "tablemate", *sys.argv[1:]],
    process_group=0,
    preexec_fn=lambda: (in_front(os.getpid()), signal.signal(signal.SIGTTOU, signal.SIG_DFL)),
)
while True:
    _, status = os.waitpid(job.pid, os.WUNTRACED)
    if not os.WIFSTOPPED(status):
        break
    in_front(os.getpgrp())
    print("stopped, and the terminal", edits(), flush=True)
    termios.tcsetattr(0, termios.TCSANOW, usual)
    input("fg? ")
    in_front(job.pid)
    os.killpg(job.pid, signal.SIGCONT)
print("ended with", os.waitstatus_to_exitcode(status), flush=True)
"""
"""As much of a shell as puts a game in front, and there again after it was stopped."""


def keys_come_one_by_one(game: Process) -> bool:
    return not termios.tcgetattr(game.terminal)[3] & (termios.ICANON | termios.ECHO)


@pytest.mark.slow
def test_a_game_that_is_stopped_gives_the_terminal_back_and_goes_on_with_the_line() -> None:
    with in_terminal([sys.executable, "-c", SHELL, "play", "assembly", "--seed", "5"], term="xterm") as shell:
        shell.until("> ")
        shell.press("hel")
        shell.until("hel")
        for _ in range(2):
            shell.press(CTRL_Z)
            shell.until("stopped, and the terminal ")
            assert shell.until("lines") == "edits lines"
            shell.until("fg? ")
            shell.type("")
            shell.until("> hel")
            assert keys_come_one_by_one(shell)
        shell.type("p")
        shell.until("quit")
        shell.until("> ")
        shell.type("quit")
        shell.until("without saving")
        shell.type("")
        shell.until("ended with 0")


@pytest.mark.slow
def test_a_game_that_was_stopped_without_a_word_takes_the_terminal_again() -> None:
    with at_terminal("play", "assembly", "--seed", "5", term="xterm") as game:
        game.until("> ")
        usual = termios.tcgetattr(game.terminal)
        game.process.send_signal(signal.SIGSTOP)
        os.waitpid(game.process.pid, os.WUNTRACED)
        usual[3] |= termios.ICANON | termios.ECHO
        termios.tcsetattr(game.terminal, termios.TCSANOW, usual)
        game.process.send_signal(signal.SIGCONT)
        game.until("> ")
        assert keys_come_one_by_one(game)
        game.end(signal.SIGTERM)
        assert game.process.returncode == 128 + signal.SIGTERM


@pytest.mark.slow
def test_where_no_shell_can_wake_it_a_game_is_not_stopped() -> None:
    """Ctrl-Z does nothing to the only program of a terminal."""
    with at_terminal("play", "assembly", "--seed", "5", term="xterm") as game:
        game.until("> ")
        game.press(CTRL_Z)
        game.until("> ")
        assert keys_come_one_by_one(game)
