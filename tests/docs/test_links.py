"""Links between the pages lead to files and headings that there are, and every page is found from the README."""

from pathlib import Path

import pytest

from tests.docs.pages import PAGES, anchors, links
from tests.kit.serving import ROOT


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        if anchor:
            assert anchor in anchors(target), link


def test_every_page_of_the_documentation_can_be_reached_from_hosting_or_the_readme() -> None:
    reached: set[Path] = set()
    waiting = [ROOT / "README.md", ROOT / "docs/hosting.md", ROOT / "CONTRIBUTING.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md":
            continue
        reached.add(page)
        waiting += [
            (page.parent / link.partition("#")[0]).resolve() for link in links(page) if not link.startswith("#")
        ]
    assert [page.name for page in ROOT.glob("docs/*.md") if page not in reached] == []
