"""Take the pictures of the README anew, from boards in the browser: `make pictures`."""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.looks import Look  # noqa: E402
from tests.browser.programs import pinned, started  # noqa: E402
from tests.browser.stories import Stories, build  # noqa: E402
from tests.browser.waiting import done  # noqa: E402
from tests.server.processes import served  # noqa: E402

PICTURES = {"assembly": "assembly-declare", "fuse": "fuse-placing", "origin_story": "origin-story-follow"}
"""The story that stands for each game."""
FOLDER = ROOT / "docs" / "pictures"


def main() -> None:
    """Take all of them."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        done(server.is_ready())
        stories = Stories(Path(folder) / "stories")
        build(stories.folder)
        with started(playwright, pinned()) as browser, Look().context(browser, server.url) as context:
            page = context.new_page()
            for name, story in PICTURES.items():
                stories.show(page, story)
                _take(page, FOLDER / f"{name}.webp")


def _take(page: Page, file: Path) -> None:
    shot = page.locator("main").screenshot(animations="disabled")
    Image.open(BytesIO(shot)).save(file, quality=90, method=6)
    print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
