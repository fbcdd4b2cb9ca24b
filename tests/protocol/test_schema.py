"""What is generated from the vocabulary: up to date, true to the codec, and the same for everybody."""

import json
import re
import typing
from pathlib import Path

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings

from protocol import messages, reference, schema, vocabulary
from protocol.codec import decode_client, encode
from protocol.holdem import HoldemSettings
from protocol.messages import ClientMessage, ServerMessage
from protocol.refusals import NOTICES, REFUSALS, notice, refused
from protocol.session import Param
from protocol.table import TableSettings
from protocol.typescript import TypeScript
from tests.kit.messages import made_of
from tests.kit.tables import view

MESSAGES = [kind for kind in vocabulary.ordered() if kind.cls in typing.get_args(ClientMessage)]
SETTINGS = TableSettings(HoldemSettings())


@pytest.fixture(scope="module")
def defined(root: Path) -> dict[str, object]:
    """The definitions of the schema, by name."""
    document = json.loads((root / schema.SCHEMA).read_text())
    jsonschema.Draft202012Validator.check_schema(document)
    return document["$defs"]


@pytest.fixture(scope="module")
def validator(root: Path) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(json.loads((root / schema.SCHEMA).read_text()))


def test_everything_generated_is_up_to_date(root: Path) -> None:
    for path, text in schema.generated(root).items():
        assert path.read_text("utf-8") == text, f"{path.relative_to(root)} is out of date; run: make schema"


def test_generating_writes_only_what_has_changed(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert schema.main(["--check"]) == 0
    assert capsys.readouterr().out == ""


def test_every_struct_of_the_unions_is_in_the_schema_and_in_the_types(root: Path) -> None:
    defined = json.loads((root / schema.SCHEMA).read_text())["$defs"]
    types = (root / schema.TYPES).read_text()
    for name in {**vocabulary.CLIENT, **vocabulary.SERVER}:
        assert name in defined
        assert f"export interface {name} {{" in types


def test_tags_are_literal_in_the_types() -> None:
    text = TypeScript().text()
    for kind in vocabulary.ordered():
        if kind.tag_field is not None:
            body = re.search(rf"export interface {kind.cls.__name__} {{\n(.*?)\n}}", text, re.DOTALL)
            assert body is not None
            assert f'readonly {kind.tag_field}: "{kind.tag}";' in body[1]


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_sends_is_whole() -> None:
    text = TypeScript().text()
    assert "readonly follow?: boolean;" in text
    assert re.search(r"interface Joined {[^}]*readonly missed: number;", text)
    assert re.search(r"interface TableSettings {[^}]*readonly chat: ", text)
    assert re.search(r"interface TableSettingsDraft {[^}]*readonly chat\?: ", text)


def test_structs_that_leave_out_defaults_are_optional_for_readers() -> None:
    assert re.search(r"interface Legal {[^}]*readonly raise\?: RaiseOffer \| null;", TypeScript().text())


def test_no_two_structs_share_a_name() -> None:
    names = [kind.cls.__name__ for kind in vocabulary.ordered()]
    assert len(names) == len(set(names))


def test_every_message_and_event_is_explained() -> None:
    assert [kind.cls.__name__ for kind in vocabulary.ordered() if not vocabulary.described(kind.cls)] == []


def test_what_the_server_sends_fits_the_schema(validator: jsonschema.Draft202012Validator) -> None:
    for message in (
        messages.Update(3, (), view("ABC234", SETTINGS, 3)),
        refused("a", "limit_rate", limit=1, interval=2, wait=3),
        notice("drain", seconds=1),
    ):
        validator.validate(json.loads(encode(message)))


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "cheat", "id": "a"}',
        '{"type": "ping"}',
        '{"type": "ping", "id": "a", "x": 1}',
        '{"type": "hello", "id": "a", "versions": [], "instance": "i"}',
    ],
)
def test_what_the_decoder_refuses_the_schema_refuses(validator: jsonschema.Draft202012Validator, text: str) -> None:
    assert not validator.is_valid(json.loads(text))
    with pytest.raises(ValueError):
        decode_client(text)


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.cls.__name__)
def test_every_client_message_survives_both_encodings_and_fits_the_schema(
    defined: dict[str, object], kind: msgspec.inspect.StructType
) -> None:
    within = jsonschema.Draft202012Validator({"$defs": defined, "$ref": f"#/$defs/{kind.cls.__name__}"})

    @settings(max_examples=8, deadline=None, database=None, derandomize=True)
    @given(made_of(kind))
    def survives(message: ClientMessage) -> None:
        assert decode_client(encode(message)) == message
        assert decode_client(encode(message, "msgpack"), "msgpack") == message
        within.validate(json.loads(encode(message)))

    survives()


@pytest.mark.parametrize("table", [REFUSALS, NOTICES], ids=["refusals", "notices"])
def test_every_sentence_is_filled_by_its_parameters(table: dict[str, str]) -> None:
    for code, sentence in table.items():
        names = re.findall(r"{(\w+)}", sentence)
        params: dict[str, Param] = {name: f"<{name}>" for name in names}
        said = refused("a", code, **params) if table is REFUSALS else notice(code, **params)
        assert said.params == params
        assert all(f"<{name}>" in said.text for name in names)


def test_a_refusal_without_its_parameters_is_a_fault_of_ours() -> None:
    with pytest.raises(KeyError):
        refused("a", "limit_rate")


def test_the_page_keeps_its_own_text_around_what_is_generated(root: Path) -> None:
    page = f"before\n{reference.BEGIN}\nold\n{reference.END}\nafter\n"
    new = reference.refreshed(page)
    assert new.startswith(f"before\n{reference.BEGIN}\n")
    assert new.endswith(f"{reference.END}\nafter\n")
    assert "\nold\n" not in new


def test_a_page_without_marks_is_an_error_that_names_them() -> None:
    with pytest.raises(ValueError, match="lacks its marks"):
        reference.refreshed("nothing here")


def test_every_link_within_the_page_leads_to_a_heading(root: Path) -> None:
    page = (root / schema.PAGE).read_text()
    headings = {
        "".join(c for c in line.lstrip("# ").lower().replace("`", "") if c.isalnum() or c in " _-").replace(" ", "-")
        for line in page.splitlines()
        if line.startswith("#")
    }
    links = set(re.findall(r"\]\(#([^)]+)\)", page))
    assert links
    assert links <= headings


def test_the_server_message_union_has_a_type_for_every_answer() -> None:
    tags = [kind.tag for kind in vocabulary.ordered() if kind.cls in typing.get_args(ServerMessage)]
    assert len(tags) == len(set(tags))
