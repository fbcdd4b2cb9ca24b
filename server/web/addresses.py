"""Where a connection comes from: the client's address behind proxies, and whether a page's origin may connect."""

import ipaddress
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_PORTS = {"http": ":80", "https": ":443"}


class Doorman:
    """Judges addresses and origins by the settings `trusted_proxies` and `allowed_origins`."""

    def __init__(self, trusted: Sequence[str], origins: Sequence[str]) -> None:
        self._trusted: list[Network] = [ipaddress.ip_network(network, strict=False) for network in trusted]
        self._all = "*" in origins
        self._origins = {origin.lower().rstrip("/") for origin in origins}

    def trusts(self, peer: str) -> bool:
        """Whether this is one of the trusted proxies."""
        address = _address(peer)
        return address is not None and self._trusts(address)

    def client(self, peer: str, headers: Mapping[str, str]) -> str:
        """The client's address: the peer's, or behind trusted proxies the last one in X-Forwarded-For that is not such a proxy.

        An entry that is no address ends the search: what stands before it may be anybody's invention.
        """
        address = _address(peer)
        if address is None or not self._trusts(address):
            return peer if address is None else str(address)
        for entry in reversed(headers.get("X-Forwarded-For", "").split(",")):
            before = _address(entry.strip())
            if before is None:
                break
            address = before
            if not self._trusts(address):
                break
        return str(address)

    def welcomes(self, peer: str, headers: Mapping[str, str]) -> bool:
        """Whether a page of the request's Origin may connect: one of this host, or of an allowed one. Programs send no Origin."""
        origin = headers.get("Origin")
        if origin is None or self._all or origin.lower() in self._origins:
            return True
        host = headers.get("Host", "")
        if self.trusts(peer):
            host = headers.get("X-Forwarded-Host", host)
        try:
            parts = urlsplit(origin.lower())
        except ValueError:
            return False
        return bool(parts.netloc) and _bare(parts.netloc, parts.scheme) == _bare(host.lower(), parts.scheme)

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)


def group(address: str) -> str:
    """What limits by address count as one: an IPv4 address, or the /64 network that one IPv6 subscriber has."""
    parsed = _address(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


def _address(text: str) -> Address | None:
    """An address as peers and proxies write it: with a port, in brackets, with a zone, IPv4 within IPv6."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        parsed = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (parsed.ipv4_mapped or parsed) if isinstance(parsed, ipaddress.IPv6Address) else parsed


def _bare(host: str, scheme: str) -> str:
    return host.removesuffix(_PORTS.get(scheme, ""))
