"""The file of a backup: a compressed tar with a manifest first. Written whole or not at all, and never over another; read only after it is proven."""

import contextlib
import datetime
import gzip
import hashlib
import importlib.metadata
import os
import sqlite3
import tarfile
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from server import storage
from server.upkeep import store

MANIFEST = "manifest.json"
FORMAT = 1
"""Of the backups written now."""
PLAIN = (storage.ADMIN,)
"""Files that are copied as they are."""
_BLOCK = 1 << 20


class BadBackup(Exception):
    """A backup can't be made or used. The text is one line with the cure; nothing has been changed."""


class Content(Struct, frozen=True):
    """One file in a backup. `format` of a database is its layout's number."""

    bytes: int
    sha256: str
    format: int | None = None


class Manifest(Struct, frozen=True, tag_field="kind", tag="cardavia_backup"):
    """What a backup says of itself. `created` in UTC; `version` of the software that wrote it."""

    format: int
    version: str
    created: str
    files: dict[str, Content]


# --- making one -------------------------------------------------------------------------------------------------------


def write(folder: Path, path: Path) -> Manifest:
    """Back the data folder up into the new file `path`, while a server may be running.

    Raises:
        BadBackup, store.BadStore: it can't be; there is no file, or the one that was there before.
    """
    if path.exists():
        raise BadBackup(f"{path} is there already; name another file")
    store.files(folder)
    try:
        with tempfile.TemporaryDirectory(prefix=".cardavia-backup-", dir=path.absolute().parent) as place:
            manifest = _copy(folder, Path(place))
            part = Path(place) / "backup"
            _pack(Path(place), manifest, part)
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # nobody else has made it meanwhile
            part.replace(path)
    except sqlite3.Error as error:
        raise BadBackup(f"{folder} can't be read ({error}); try again") from None
    except OSError as error:
        raise BadBackup(f"{path} can't be written: {os.strerror(error.errno or 0)}") from None
    return manifest


def _copy(folder: Path, place: Path) -> Manifest:
    """Consistent copies of everything that is kept."""
    files: dict[str, Content] = {}
    for kind in store.KINDS:
        if not (folder / kind.name).exists():
            continue
        with (
            store.opened(folder / kind.name) as source,
            contextlib.closing(sqlite3.connect(place / kind.name)) as target,
        ):
            # One step: a consistent state, and the server writes on meanwhile.
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE").fetchone()
        found = store.inspect(place / kind.name, kind)
        files[kind.name] = _content(place / kind.name, found.format)
    for name in PLAIN:
        with contextlib.suppress(FileNotFoundError):
            (place / name).write_bytes((folder / name).read_bytes())
            files[name] = _content(place / name, None)
    now = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    return Manifest(FORMAT, importlib.metadata.version("cardavia"), now, files)


def _content(path: Path, form: int | None) -> Content:
    with path.open("rb") as file:
        return Content(path.stat().st_size, hashlib.file_digest(file, "sha256").hexdigest(), form)


def _pack(place: Path, manifest: Manifest, path: Path) -> None:
    (place / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
    # Hidden cards and the operator's token are in here: for the owner's eyes only.
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        with tarfile.open(fileobj=file, mode="w:gz") as tar:
            for name in (MANIFEST, *manifest.files):
                info = tarfile.TarInfo(name)
                info.size, info.mode = (place / name).stat().st_size, 0o600
                with (place / name).open("rb") as content:
                    tar.addfile(info, content)
        file.flush()
        os.fsync(file.fileno())


# --- reading one ------------------------------------------------------------------------------------------------------


def unpack(path: Path, place: Path) -> Manifest:
    """Unpack a backup into the empty folder `place`, every file proven. Raises BadBackup, store.BadStore."""
    try:
        with gzip.open(path) as packed, tarfile.open(fileobj=packed, mode="r:") as tar:
            members = iter(tar)
            manifest = _manifest(path, tar, next(members, None))
            for name in manifest.files:
                _extract(path, tar, next(members, None), name, manifest.files[name], place / name)
            while packed.read(_BLOCK):
                pass  # to the end, where the checksum is
    except (tarfile.TarError, EOFError, zlib.error, gzip.BadGzipFile) as error:
        if isinstance(error, tarfile.TarError) or "Not a gzipped file" in str(error):
            raise BadBackup(f"{path} is no backup of Cardavia") from None
        raise _cut(path) from None
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else "damaged"
        raise BadBackup(f"{path} can't be read: {why}") from None
    for name in manifest.files:
        if (kind := store.BY_NAME.get(name)) is not None:
            store.inspect(place / name, kind, whole=True)
    return manifest


def _manifest(path: Path, tar: tarfile.TarFile, member: tarfile.TarInfo | None) -> Manifest:
    stream = None if member is None or member.name != MANIFEST else tar.extractfile(member)
    if stream is None:
        raise BadBackup(f"{path} is no backup of Cardavia")
    try:
        head = msgspec.json.decode(stream.read(_BLOCK), type=dict[str, object])
        form = head.get("format")
        if isinstance(form, int) and form > FORMAT:
            raise BadBackup(
                f"{path} was written by a newer version of Cardavia ({head.get('version')}, backup format {form}; this one reads {FORMAT}); "
                "update Cardavia"
            )
        manifest = msgspec.convert(head, Manifest)
    except msgspec.MsgspecError:
        raise BadBackup(f"{path} is no backup of Cardavia") from None
    if unknown := manifest.files.keys() - {*store.BY_NAME, *PLAIN}:
        raise BadBackup(f"{path} holds files that this version does not know ({', '.join(sorted(unknown))})")
    return manifest


def _extract(
    path: Path, tar: tarfile.TarFile, member: tarfile.TarInfo | None, name: str, content: Content, target: Path
) -> None:
    stream = None if member is None or member.name != name else tar.extractfile(member)
    if stream is None:
        raise _cut(path)
    digest = hashlib.sha256()
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        for block in _blocks(stream, content.bytes):
            digest.update(block)
            file.write(block)
        file.flush()
        os.fsync(file.fileno())
    if target.stat().st_size != content.bytes or digest.hexdigest() != content.sha256:
        raise _cut(path)


def _blocks(stream: IO[bytes], most: int) -> Iterator[bytes]:
    """What is in a stream, up to `most` bytes and one more."""
    left = most + 1
    while left > 0 and (block := stream.read(min(_BLOCK, left))):
        left -= len(block)
        yield block


def _cut(path: Path) -> BadBackup:
    return BadBackup(f"{path} is cut short or damaged; nothing was restored")
