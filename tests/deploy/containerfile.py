"""Runs the steps of a Containerfile without a container engine: each stage in a root of its own, made from a plain Debian.

Knows the instructions that deploy/Containerfile uses and no others. There is no network in the roots: pip finds its packages in a folder.
"""

import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

WHEELS = "/wheels"
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": WHEELS}
DEVICES = ("null", "zero", "urandom")


class Step(Struct, frozen=True):
    """One instruction."""

    word: str
    rest: str


class Stage(Struct):
    """One stage of the file: its name, the image it begins with, and what is left set after its steps."""

    name: str
    image: str
    steps: list[Step]
    root: Path
    environment: dict[str, str]
    folder: str = "/"
    user: str = "0"


def stages(path: Path, place: Path) -> list[Stage]:
    """The stages of a file, each with a root of its own under `place`."""
    found: list[Stage] = []
    arguments: dict[str, str] = {}
    for step in steps(path.read_text()):
        if step.word == "ARG":
            name, _, value = step.rest.partition("=")
            arguments[name] = value
        elif step.word == "FROM":
            image, _, name = re.sub(r"\$\{(\w+)\}", lambda name: arguments[name[1]], step.rest).partition(" AS ")
            found.append(Stage(name or "final", image, [], place / (name or "final"), {}))
        else:
            found[-1].steps.append(step)
    return found


def steps(text: str) -> Iterator[Step]:
    """The instructions, with lines joined and comments left out."""
    joined = re.sub(r"\\\n", " ", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    for line in joined.splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield Step(word, rest.strip())


class Builder:
    """Builds stages from the plain root `base`, with the files of `context` and packages from `wheels`."""

    def __init__(self, base: Path, context: Path, wheels: Path) -> None:
        self._base = base
        self._context = context
        self._wheels = wheels
        self._built: dict[str, Stage] = {}

    def given(self, stage: Stage, files: dict[str, Path]) -> None:
        """A stage whose results are there already: paths in it, and where they are."""
        for name, source in files.items():
            shutil.copytree(source, stage.root / name.lstrip("/"))
        self._built[stage.name] = stage

    def build(self, stage: Stage) -> None:
        """Carry out a stage. Raises CalledProcessError where a step fails, ValueError for an instruction that is not known here."""
        subprocess.run(["cp", "-a", self._base, stage.root], check=True)
        shutil.copytree(self._wheels, stage.root / WHEELS.lstrip("/"))
        for step in stage.steps:
            self._do(stage, step)
        shutil.rmtree(stage.root / WHEELS.lstrip("/"))
        self._built[stage.name] = stage

    def _do(self, stage: Stage, step: Step) -> None:
        match step.word:
            case "RUN":
                run(stage, step.rest, **OFFLINE)
            case "COPY":
                self._copy(stage, shlex.split(step.rest))
            case "ENV":
                for pair in shlex.split(step.rest):
                    name, _, value = pair.partition("=")
                    stage.environment[name] = value.replace("$PATH", PATH)
            case "WORKDIR":
                stage.folder = step.rest
                (stage.root / step.rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
            case "USER":
                stage.user = step.rest
            case "VOLUME" | "EXPOSE" | "STOPSIGNAL" | "HEALTHCHECK" | "ENTRYPOINT" | "CMD":
                pass
            case _:
                raise ValueError(f"{step.word} is not known here")

    def _copy(self, stage: Stage, words: list[str]) -> None:
        source = self._context
        if words[0].startswith("--from="):
            source = self._built[words.pop(0).removeprefix("--from=")].root
        *names, target = words
        into = stage.root / (target if target.startswith("/") else f"{stage.folder}/{target}").lstrip("/")
        for name in names:
            path = source / name.lstrip("/")
            if path.is_dir():
                ignore = (
                    shutil.ignore_patterns("node_modules", "dist", "__pycache__") if source == self._context else None
                )
                shutil.copytree(path, into, symlinks=True, dirs_exist_ok=True, ignore=ignore)
            else:
                folder = into if target.endswith("/") or len(names) > 1 else into.parent
                folder.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, folder / path.name if folder == into else into)


PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def inside(stage: Stage, *command: str) -> list[str]:
    """The command line that runs something in a stage's root, as its user."""
    variables = {"PATH": PATH, "HOME": "/root", "LANG": "C.UTF-8", **stage.environment}
    return [
        *("chroot", f"--userspec={stage.user}:{stage.user}", str(stage.root), "/usr/bin/env", "--ignore-environment"),
        *(f"--chdir={stage.folder}", *(f"{name}={value}" for name, value in variables.items()), *command),
    ]


def run(stage: Stage, text: str, **variables: str) -> None:
    """A line of shell in a stage's root."""
    done = subprocess.run(
        inside(stage, *(f"{name}={value}" for name, value in variables.items()), "/bin/sh", "-euc", text),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{text}\n{done.stdout}\n{done.stderr}"
