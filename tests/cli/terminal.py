"""A person at a terminal: the real program on a pseudo-terminal, read until it asks, answered by lines."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Iterable
from types import TracebackType

_PATIENCE = 60
"""Seconds after which a program that says nothing is stuck; no test depends on how fast it is."""
_PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background hand down to ignore it
from omaha_trainer.__main__ import main
sys.exit(main())
"""


class Person:
    """`with Person("--kind", "outs") as person:` runs `quiz` with these arguments."""

    def __init__(self, *arguments: str) -> None:
        self.said = ""
        ours, theirs = os.openpty()
        without_echo = termios.tcgetattr(theirs)
        without_echo[3] &= ~termios.ECHO
        termios.tcsetattr(theirs, termios.TCSANOW, without_echo)
        command = [sys.executable, "-c", _PROGRAM, "quiz", *arguments]
        environment = {**os.environ, "COLUMNS": "200"}
        self._program = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        self._terminal = ours

    def __enter__(self) -> Person:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._program.poll() is None:
            self._program.kill()
            self._program.wait()
        os.close(self._terminal)

    def is_asked(self) -> str:
        """What the program says until it waits for a line; the last line is its prompt."""
        return self._read(until="> ")

    def types(self, *lines: str) -> None:
        """Each line when it is asked for."""
        for line in lines:
            self.is_asked()
            self.answers(line)

    def answers(self, line: str) -> None:
        """A line to a prompt that was read already."""
        os.write(self._terminal, f"{line}\n".encode())

    def presses_ctrl_d(self) -> None:
        self.is_asked()
        os.write(self._terminal, b"\x04")

    def presses_ctrl_c(self) -> None:
        """Again where nothing comes of it: the interpreter misses one just before it begins to wait for a line."""
        self.is_asked()
        for _ in range(_PATIENCE):
            self._program.send_signal(signal.SIGINT)
            if select.select([self._terminal], [], [], 1.0)[0]:
                return

    def reads_to_the_end(self) -> tuple[int, str]:
        """The exit status and all that was said from the beginning."""
        self._read(until=None)
        return self._program.wait(_PATIENCE), self.said

    def _read(self, until: str | None) -> str:
        """On from here; `until` None: to the end."""
        heard = ""
        while until is None or not heard.endswith(until):
            ready, _, _ = select.select([self._terminal], [], [], _PATIENCE)
            assert ready, f"nothing more after: {self.said[-500:]}"
            try:
                data = os.read(self._terminal, 65536)
            except OSError:  # the program has closed its side
                data = b""
            if not data:
                assert until is None, f"the program ended after: {self.said[-500:]}"
                break
            text = data.decode().replace("\r\n", "\n")
            heard, self.said = heard + text, self.said + text
        return heard


def played(arguments: Iterable[str], lines: Iterable[str]) -> tuple[int, str]:
    """A whole quiz: the lines typed one after the other, then to the end."""
    with Person(*arguments) as person:
        person.types(*lines)
        return person.reads_to_the_end()
