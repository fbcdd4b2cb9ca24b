"""Addresses of servers as people give them."""

import pytest

from clients.cli.address import Address, BadAddress


@pytest.mark.parametrize(
    ("text", "socket", "page"),
    [
        ("127.0.0.1:8080", "ws://127.0.0.1:8080/ws", "http://127.0.0.1:8080"),
        ("localhost", "ws://localhost:8080/ws", "http://localhost:8080"),
        ("cards.example.org", "wss://cards.example.org/ws", "https://cards.example.org"),
        ("https://example.org/cards/", "wss://example.org/cards/ws", "https://example.org/cards"),
        ("http://example.org:9000", "ws://example.org:9000/ws", "http://example.org:9000"),
        ("ws://example.org/ws", "ws://example.org/ws", "http://example.org"),
        ("http://[::1]:8080", "ws://[::1]:8080/ws", "http://[::1]:8080"),
    ],
)
def test_an_address_is_understood(text: str, socket: str, page: str) -> None:
    address = Address(text)
    assert (address.socket, address.page) == (socket, page)


def test_a_link_to_a_table_names_server_and_code() -> None:
    address = Address("https://example.org/cards/t/k7m2qp")
    assert (address.page, address.code) == ("https://example.org/cards", "K7M2QP")
    assert address.link("K7M2QP") == "https://example.org/cards/t/K7M2QP"


@pytest.mark.parametrize("text", ["", "ftp://example.org", "a b", "http://", "host:port", "example.org:99999"])
def test_what_is_no_address_is_refused_with_the_cure(text: str) -> None:
    with pytest.raises(BadAddress, match="Give one like"):
        Address(text)
