"""The machine code of a package, read before it is imported.

Who opens a library holds the interpreter until the disk has brought it - 45 ms where numpy had not been used since the
machine was started - while who reads a file lets the window go on. Once read, it waits in the system's memory.
Imports nothing and keeps nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

_MACHINE_CODE = {".so", ".pyd", ".dll", ".dylib"}
_PIECE = 1 << 20
"""Bytes read at once."""


def read_libraries(package: str) -> int:
    """Read each library of the package, and of those that were installed beside it. Gives the bytes read.

    What cannot be found or read is passed over: the import will say what is wrong.
    """
    return sum(map(_read, _libraries(package)))


def _libraries(package: str) -> Iterator[Path]:
    spec = find_spec(package)
    for place in (spec and spec.submodule_search_locations) or ():
        folder = Path(place)
        for file in chain(folder.rglob("*"), folder.with_name(f"{folder.name}.libs").rglob("*")):
            if _MACHINE_CODE.intersection(file.suffixes):
                yield file


def _read(file: Path) -> int:
    piece, size = bytearray(_PIECE), 0
    try:
        with file.open("rb", buffering=0) as opened:
            while read := opened.readinto(piece):
                size += read
    except OSError:
        pass
    return size
