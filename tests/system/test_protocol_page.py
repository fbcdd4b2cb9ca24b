"""docs/protocol.md promises that twenty lines are enough to talk to the server: they are run as they stand there."""

import asyncio
import re
import sys
from pathlib import Path

from tests.kit.serving import environment, serving


async def test_the_twenty_lines_of_the_protocol_page_play_a_match(root: Path, tmp_path: Path) -> None:
    block = re.search(
        r"## Talk to the server in 20 lines.*?```python\n(.*?)```", (root / "docs/protocol.md").read_text(), re.DOTALL
    )
    assert block is not None
    (tmp_path / "twenty.py").write_text(block[1])
    assert len([line for line in block[1].splitlines() if line.strip() and not line.startswith("import")]) <= 22
    async with serving(tmp_path / "data") as server:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(tmp_path / "twenty.py"),
            server.url,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=environment(),
        )
        out, error = await asyncio.wait_for(process.communicate(), 60)
    assert error.decode() == ""
    assert out.decode().strip() in {"[(0, 1), (1, 2)]", "[(1, 1), (0, 2)]"}
