"""Where resources are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from omaha_trainer import assets
from omaha_trainer.errors import KnownError


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    wheel, checkout = tmp_path / "wheel", tmp_path / "checkout"
    monkeypatch.setattr(assets, "_PLACES", (wheel, checkout))
    for place in (wheel, checkout):
        (place / "fonts").mkdir(parents=True)
    return wheel, checkout


def test_beside_the_module_comes_before_the_checkout(places: tuple[Path, Path]) -> None:
    wheel, checkout = places
    (checkout / "fonts" / "licence.txt").write_text("open", "utf-8")
    assert assets.resource("fonts", "licence.txt") == checkout / "fonts" / "licence.txt"
    (wheel / "fonts" / "licence.txt").write_text("відкрито", "utf-8")
    assert assets.resource("fonts", "licence.txt") == wheel / "fonts" / "licence.txt"
    assert assets.resource_text("fonts", "licence.txt") == "відкрито"


def test_a_missing_resource_is_named(places: tuple[Path, Path]) -> None:
    with pytest.raises(KnownError) as caught:
        assets.resource_text("cards", "Zz.svg")
    assert caught.value.reason is assets.AssetFault.MISSING
    assert caught.value.details == {"name": "cards/Zz.svg"}


def test_a_folder_has_no_text(places: tuple[Path, Path]) -> None:
    with pytest.raises(KnownError):
        assets.resource_text("fonts")


def test_this_installation_has_its_resources() -> None:
    assert assets.resource("cards").is_dir()
