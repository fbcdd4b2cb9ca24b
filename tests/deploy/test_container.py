"""The container's recipe: what it promises is in it, and its steps make an image that serves, in a clean Debian without a container engine."""

import contextlib
import json
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.settings import TABLE
from tests.deploy import containerfile
from tests.deploy.containerfile import Builder, stages, steps
from tests.deploy.fronts import free_port, listens

PATIENCE = 60.0


def recipe(root: Path) -> list[containerfile.Step]:
    return list(steps((root / "deploy/Containerfile").read_text()))


def test_it_is_small_and_runs_as_nobody(root: Path, tmp_path: Path) -> None:
    *_, last = stages(root / "deploy/Containerfile", tmp_path)
    words = [step.word for step in last.steps]
    user = next(step.rest for step in last.steps if step.word == "USER")
    assert len(stages(root / "deploy/Containerfile", tmp_path)) == 3
    assert last.image.endswith("-slim")
    assert int(user) > 0
    assert words.count("VOLUME") == words.count("HEALTHCHECK") == 1
    assert [step.rest for step in last.steps if step.word == "VOLUME"] == ["/data"]
    assert all(
        "requirements" in step.rest or "--no-index" in step.rest for step in recipe(root) if "pip install" in step.rest
    )
    assert all("--require-hashes" in step.rest for step in recipe(root) if "--requirement" in step.rest)


def test_what_it_copies_is_there_and_not_kept_from_it(root: Path) -> None:
    let_in = set(re.findall(r"(?m)^!(\S+)$", (root / ".dockerignore").read_text()))
    for step in recipe(root):
        if step.word == "COPY" and not step.rest.startswith("--from="):
            for name in step.rest.split()[:-1]:
                assert (root / name).exists(), name
                assert name.split("/")[0] in let_in, name


def test_the_settings_in_image_and_compose_are_known(root: Path) -> None:
    known = {setting.variable for setting in TABLE} | {"CARDAVIA_SITE", "CARDAVIA_UPSTREAM"}
    for name in ("Containerfile", "compose.yaml"):
        named = set(re.findall(r"\b(CARDAVIA_\w+)\b", (root / "deploy" / name).read_text()))
        assert named
        assert named <= known


def test_compose_holds_no_secret_no_sleep_and_no_second_store(root: Path) -> None:
    text = (root / "deploy/compose.yaml").read_text()
    code = re.sub(r"(?m)^\s*#.*$", "", text)
    assert not re.search(r"(?i)password|secret|token|sleep|postgres|redis|mysql", code)
    assert re.findall(r"(?m)^  (\w+):$", code.split("networks:\n  inside")[0].split("services:")[1]) == [
        "cardavia",
        "caddy",
    ]
    assert "read_only: true" in code
    assert "no-new-privileges" in code


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """A folder for whole systems, which are not kept."""
    yield tmp_path
    shutil.rmtree(tmp_path)


@pytest.mark.matrix
@pytest.mark.timeout(1200)
def test_its_steps_make_an_image_that_serves_and_writes_nothing_but_its_volume(root: Path, place: Path) -> None:
    assert shutil.which("debootstrap"), "debootstrap is not installed (Debian: apt-get install debootstrap)"
    packages = "python3,python3-venv,passwd"
    base = place / "base"
    subprocess.run(
        ["debootstrap", "--variant=minbase", f"--include={packages}", "bookworm", base], check=True, capture_output=True
    )
    for device in containerfile.DEVICES:
        with contextlib.suppress(FileExistsError):
            subprocess.run(["cp", "-a", f"/dev/{device}", base / "dev"], check=True)
    wheels = place / "wheels"
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:", "--dest", wheels]
    download += ["--python-version=3.11", "--require-hashes"]
    for part in ("base", "build"):
        subprocess.run([*download, "--requirement", root / f"requirements/{part}.txt"], check=True)
    builder = Builder(base, root, wheels)
    web, wheel, final = stages(root / "deploy/Containerfile", place / "stages")
    (place / "stages").mkdir()
    # The web client is what this checkout has built; Node.js is for the machine that builds it.
    builder.given(web, {"/src/clients/web/dist": root / "clients/web/dist"})
    builder.build(wheel)
    builder.build(final)
    before = {path: path.lstat().st_mtime_ns for path in written(final.root)}
    port = free_port()
    command = containerfile.inside(
        final, f"CARDAVIA_PORT={port}", "CARDAVIA_HOST=127.0.0.1", "/opt/cardavia/bin/cardavia"
    )
    with (place / "log").open("ab") as log:
        process = subprocess.Popen([*command, "serve"], stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        while not listens(port):
            assert process.poll() is None, (place / "log").read_text()
            assert time.monotonic() < end
            time.sleep(0.1)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10) as answer:
            assert json.load(answer)["status"] == "ok"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
            assert b"<script" in answer.read()
        check = subprocess.run([*command, "healthcheck", f"http://127.0.0.1:{port}"], capture_output=True, check=False)
        assert (check.returncode, check.stdout) == (0, b"ok\n")
    finally:
        process.terminate()
        process.wait(PATIENCE)
    assert {path: path.lstat().st_mtime_ns for path in written(final.root)} == before
    assert (final.root / "data/journal.sqlite3").stat().st_uid == 10001
    assert not (final.root / "opt/cardavia/bin/pip").exists()


def written(root: Path) -> list[Path]:
    """Every file of the image, without its volume and /tmp."""
    return [path for path in sorted(root.rglob("*")) if path.relative_to(root).parts[0] not in ("data", "tmp", "proc")]
