"""The client's address behind proxies, and origins."""

import pytest

from server.web.addresses import Doorman, group

DOORMAN = Doorman(("127.0.0.1", "10.0.0.0/8", "::1"), ())


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, 10.1.2.3", "198.51.100.1"),
        ("127.0.0.1", "6.6.6.6, nonsense, 10.1.2.3", "10.1.2.3"),
        ("127.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
        ("127.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("", "198.51.100.1", ""),
    ],
)
def test_the_clients_address_is_the_last_that_no_trusted_proxy_has(peer: str, forwarded: str, client: str) -> None:
    assert DOORMAN.client(peer, {"X-Forwarded-For": forwarded} if forwarded else {}) == client


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "cards.example", True),
        ("https://cards.example", "cards.example", True),
        ("https://Cards.Example", "cards.example", True),
        ("https://cards.example:443", "cards.example", True),
        ("http://cards.example", "cards.example:80", True),
        ("http://localhost:8080", "localhost:8080", True),
        ("http://localhost:8081", "localhost:8080", False),
        ("https://evil.example", "cards.example", False),
        ("https://cards.example.evil", "cards.example", False),
        ("null", "cards.example", False),
        ("", "", False),
        ("file://", "", False),
        ("http://[", "cards.example", False),
    ],
)
def test_a_page_may_connect_to_its_own_host(origin: str | None, host: str, welcome: bool) -> None:
    headers = {"Host": host} | ({} if origin is None else {"Origin": origin})
    assert DOORMAN.welcomes("203.0.113.9", headers) is welcome


def test_the_host_that_a_trusted_proxy_names_counts() -> None:
    headers = {"Origin": "https://cards.example", "Host": "inside:8080", "X-Forwarded-Host": "cards.example"}
    assert DOORMAN.welcomes("127.0.0.1", headers)
    assert not DOORMAN.welcomes("203.0.113.9", headers)


def test_all_origins_can_be_allowed() -> None:
    assert Doorman((), ("*",)).welcomes("203.0.113.9", {"Origin": "https://any.example", "Host": "x"})


def test_an_ipv6_subscriber_counts_as_one_address() -> None:
    assert group("2001:db8:1:2:3:4:5:6") == group("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert group("203.0.113.9") == "203.0.113.9"
