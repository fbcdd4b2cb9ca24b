"""The vocabulary for others: JSON Schema, TypeScript and the reference page, all made from the same structs by `make schema`."""

import argparse
import json
import sys
from pathlib import Path

import msgspec

from protocol import messages, reference
from protocol.typescript import TypeScript

SCHEMA = "protocol/schema.json"
TYPES = "clients/web/src/protocol.ts"
PAGE = "docs/protocol.md"


def json_schema() -> str:
    """The JSON Schema of both unions: `$defs/ClientMessage` and `$defs/ServerMessage` and everything inside them."""
    unions = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
    schemas, components = msgspec.json.schema_components(unions.values(), ref_template="#/$defs/{name}")
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Cardavia protocol, version {messages.VERSION}",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
        "$defs": {**dict(zip(unions, schemas, strict=True)), **components},
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def generated(root: Path) -> dict[Path, str]:
    """What is generated from the vocabulary, by path. The page keeps its own text around the generated part."""
    page = root / PAGE
    return {
        root / SCHEMA: json_schema(),
        root / TYPES: TypeScript().text(),
        page: reference.refreshed(page.read_text("utf-8")),
    }


def main(argv: list[str] | None = None) -> int:
    """Write what is generated, or with `--check` say what is out of date. Returns 1 for that, 2 without a checkout."""
    arguments = argparse.ArgumentParser(prog="python -m protocol.schema", description=__doc__)
    arguments.add_argument(
        "--check", action="store_true", help="write nothing; exit status 1 if something is out of date"
    )
    check: bool = arguments.parse_args(argv).check
    root = Path(__file__).resolve().parent.parent
    try:
        texts = generated(root)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"cardavia: the schema is made in a checkout: {error}\n")
        return 2
    stale = [path for path, text in texts.items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in stale:
        sys.stdout.write(f"{'out of date' if check else 'written'}: {path.relative_to(root)}\n")
        if not check:
            path.write_text(texts[path], "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
