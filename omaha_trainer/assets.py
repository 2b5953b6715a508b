"""Where the resources are: pictures, fonts, sounds and translations, in a wheel and in a checkout alike.

The only module that knows. It knows paths and reads text; it does not know what a resource is for.
"""

from __future__ import annotations

from pathlib import Path

from omaha_trainer.errors import KnownError, Reason

_PACKAGE = Path(__file__).resolve().parent

# A wheel carries them beside this file; a checkout keeps them beside the package.
_PLACES = (_PACKAGE / "resources", _PACKAGE.parent / "resources")


class AssetFault(Reason):
    """What can be wrong with a resource."""

    MISSING = "missing"


def resource(*parts: str) -> Path:
    """The file or folder of that name below the resources, as in `resource("cards", "As.svg")`.

    Raises `KnownError(AssetFault.MISSING, name="cards/As.svg")` where the installation lacks it.

    >>> resource("no", "such.svg")
    Traceback (most recent call last):
    omaha_trainer.errors.KnownError: AssetFault.MISSING  name=no/such.svg
    """
    for place in _PLACES:
        path = place.joinpath(*parts)
        if path.exists():
            return path
    raise KnownError(AssetFault.MISSING, name="/".join(parts))


def resource_text(*parts: str) -> str:
    """The text of one resource; all of them are UTF-8. Raises as `resource` does."""
    path = resource(*parts)
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise KnownError(AssetFault.MISSING, name="/".join(parts)) from error
