"""Settings that work and that a careful operator would not want: each in one sentence with the cure, said loudly at every start."""

import ipaddress
from collections.abc import Iterator, Mapping
from pathlib import Path

from server.settings import Settings

_USUAL_PROXIES = Settings().trusted_proxies


def warnings(settings: Settings, sources: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The setting and what is unsafe about it. `sources` names where each came from."""
    public = not _loopback(settings.host)
    if public and settings.trusted_proxies == _USUAL_PROXIES:
        why = f"everybody who reaches {settings.host} can connect, unencrypted; put a proxy with TLS before it and name that in trusted_proxies"
        yield "host", f"{why}, or stay within a network that you trust"
    if public and settings.metrics and not settings.metrics_port:
        yield (
            "metrics",
            "everybody who can connect can read /metrics; give it a metrics_port of its own, or set metrics = false",
        )
    for network in settings.trusted_proxies:
        if ipaddress.ip_network(network, strict=False).prefixlen == 0:
            yield (
                "trusted_proxies",
                f"{network} lets everybody choose the address that limits count by; name your proxy's address",
            )
    if "*" in settings.allowed_origins:
        yield "allowed_origins", "pages of every site may connect in their readers' name; list the sites that may"
    yield from _readable("admin_token", sources.get("admin_token", ""))
    if settings.folder.is_dir() and settings.folder.stat().st_mode & 0o077:
        yield "data", f"others on this machine may look into {settings.folder}, where hidden cards are; chmod 700 it"


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _readable(setting: str, source: str) -> Iterator[tuple[str, str]]:
    """Whether the file that a secret came from can be read by others."""
    path = Path(source.partition(" in ")[2])
    if path.name and path.is_file() and path.stat().st_mode & 0o077:
        yield setting, f"others on this machine may read the secret in {path}; chmod 600 it"
