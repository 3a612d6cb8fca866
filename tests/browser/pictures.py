"""Pictures of pages, compared with those in `snapshots`; `--update-snapshots` takes them anew."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image
from playwright.sync_api import Locator, Page

SNAPSHOTS = Path(__file__).parent / "snapshots"
SHADE = 24
"""By how much of 255 a colour may differ: edges are smoothed a little otherwise on another processor."""
SHARE = 0.0005
"""The part of all pixels that may differ by more."""
Pixels = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Album:
    """The pictures of a run: compared, or taken anew."""

    update: bool
    differing: Path
    """Where a picture that differs is put, with what differs in it."""
    snapshots: Path = SNAPSHOTS

    def check(self, shown: Page | Locator, name: str) -> None:
        """Compare what is shown with the picture of that name."""
        taken = shown.screenshot(animations="disabled", caret="hide", scale="css")
        kept = self.snapshots / f"{name}.png"
        if self.update:
            self.snapshots.mkdir(exist_ok=True)
            if not kept.exists() or differing(pixels(kept.read_bytes()), pixels(taken)):
                kept.write_bytes(small(taken))
            return
        assert kept.exists(), f"there is no picture {name}: --update-snapshots takes it"
        found = differing(pixels(kept.read_bytes()), pixels(taken))
        assert not found, f"{name}: {found}; see {self._put_aside(name, kept.read_bytes(), taken)}"

    def _put_aside(self, name: str, kept: bytes, taken: bytes) -> Path:
        self.differing.mkdir(parents=True, exist_ok=True)
        (self.differing / f"{name}.now.png").write_bytes(taken)
        before, now = pixels(kept), pixels(taken)
        if before.shape == now.shape:
            _marked(before, now).save(self.differing / f"{name}.differs.png")
        return self.differing


def small(png: bytes) -> bytes:
    """A picture in 256 colours, none of which is far from what it was: a quarter of its size."""
    few = BytesIO()
    with Image.open(BytesIO(png)) as picture:
        kind = Image.Quantize.MAXCOVERAGE
        picture.convert("RGB").quantize(256, kind, dither=Image.Dither.NONE).save(few, "PNG", optimize=True)
    return few.getvalue()


def pixels(png: bytes) -> Pixels:
    """The colours of a picture."""
    with Image.open(BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"), dtype=np.int16)


def differing(before: Pixels, now: Pixels) -> str:
    """How two pictures differ; nothing if they are alike."""
    if before.shape != now.shape:
        return f"the size was {before.shape[1]}x{before.shape[0]}, and is {now.shape[1]}x{now.shape[0]}"
    share = float(_others(before, now).mean())
    return f"{share:.3%} of the pixels differ" if share > SHARE else ""


def _others(before: Pixels, now: Pixels) -> npt.NDArray[np.bool_]:
    others: npt.NDArray[np.bool_] = np.abs(before - now).max(axis=2) > SHADE
    return others


def _marked(before: Pixels, now: Pixels) -> Image.Image:
    """The picture as it is now, pale, with all that differs in red."""
    pale = (255 - (255 - now) // 4).astype(np.uint8)
    pale[_others(before, now)] = (220, 0, 0)
    return Image.fromarray(pale)
