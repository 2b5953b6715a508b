"""The command line within this process: arguments in, exit status and both streams out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from omaha_trainer.__main__ import main


@dataclass(frozen=True)
class Answer:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object on stdout of a command that went well."""
        assert self.status == 0, self.err
        assert self.err == ""
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    @property
    def sentence(self) -> str:
        """The one sentence of a refusal."""
        assert self.status == 1
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert self.err.endswith((".\n", '"\n'))
        return self.err.strip()


Cli = Callable[..., Answer]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    """`cli("evaluate", "--board", ...)`."""

    def call(*arguments: str) -> Answer:
        try:
            status = main(arguments)
        except SystemExit as leaving:  # argparse: help and wrong usage
            status = leaving.code if isinstance(leaving.code, int) else 1
        streams = capsys.readouterr()
        return Answer(status, streams.out, streams.err)

    return call
