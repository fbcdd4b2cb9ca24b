"""The proxies of deploy/ as they are shipped, started in front of a real server: only ports, certificates and the upstream are put in."""

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.kit.serving import ROOT, environment

DEPLOY = ROOT / "deploy"
PATIENCE = 30.0
PROXIES = {"caddy": "caddy", "nginx": "nginx", "haproxy": "haproxy"}
"""The proxies, and the Debian package of each."""
SITE = "cards.example.org"


@dataclass(frozen=True)
class Front:
    """A proxy with a server behind it. `path` is the base path, empty or like `/cards`."""

    proxy: str
    site: str
    path: str
    port: int
    plain_port: int
    upstream: int
    log: Path
    trust: ssl.SSLContext

    @property
    def origin(self) -> str:
        """The origin of the page as a browser calls it."""
        return f"https://{self.site}:{self.port}"


def free_port() -> int:
    """A port that nobody has just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> Path:
    """A certificate for the sites, with its key in the same file."""
    path = folder / "both.pem"
    names = f"subjectAltName=DNS:{SITE},DNS:example.org"
    subprocess.run(
        [
            *(
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-nodes",
                "-days",
                "2",
            ),
            *("-subj", f"/CN={SITE}", "-addext", names, "-keyout", folder / "key.pem", "-out", folder / "cert.pem"),
        ],
        check=True,
        capture_output=True,
    )
    path.write_text((folder / "cert.pem").read_text() + (folder / "key.pem").read_text())
    return path


def put_in(name: str, changes: dict[str, str]) -> str:
    """A sample of deploy/ with these pieces replaced. Every piece must be there, so that a test is of what is shipped."""
    text = (DEPLOY / name).read_text()
    for old, new in changes.items():
        assert old in text, f"deploy/{name} no longer has {old!r}"
        text = text.replace(old, new)
    return text


def caddy(folder: Path, front: Front) -> list[str]:
    name = "Caddyfile.subpath" if front.path else "Caddyfile"
    usual = "example.org" if front.path else SITE
    site = f"{{$CARDAVIA_SITE:{usual}}} {{"
    local = f"{site}\n\tbind 127.0.0.1\n\ttls {folder / 'cert.pem'} {folder / 'key.pem'}"
    head = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(head + put_in(name, {site: local}))
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(folder: Path, front: Front) -> list[str]:
    changes = {
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{front.plain_port};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{front.port} ssl http2;",
        "/etc/ssl/cardavia/fullchain.pem": str(folder / "cert.pem"),
        "/etc/ssl/cardavia/privkey.pem": str(folder / "key.pem"),
        "127.0.0.1:8080": f"127.0.0.1:{front.upstream}",
    }
    (folder / "site.conf").write_text(put_in("nginx-subpath.conf" if front.path else "nginx.conf", changes))
    places = "".join(
        f"    {kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\nworker_processes 1;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\n    access_log off;\n{places}    include {folder}/site.conf;\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def haproxy(folder: Path, front: Front) -> list[str]:
    changes = {
        "bind :80\n": f"bind 127.0.0.1:{front.plain_port}\n",
        "bind :443 ssl crt /etc/haproxy/cardavia.pem": f"bind 127.0.0.1:{front.port} ssl crt {folder / 'both.pem'}",
        "127.0.0.1:8080": f"127.0.0.1:{front.upstream}",
        "log stdout format raw local0": "log stderr format raw local0 warning",
    }
    (folder / "haproxy.cfg").write_text(put_in("haproxy-subpath.cfg" if front.path else "haproxy.cfg", changes))
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")]


@contextlib.contextmanager
def running(command: list[str], log: Path, port: int, **variables: str) -> Iterator[None]:
    """A program that listens on a port, ended afterwards."""
    with log.open("ab") as out:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, cwd=ROOT, env=environment(**variables)
        )
    try:
        end = time.monotonic() + PATIENCE
        while not listens(port):
            assert process.poll() is None, f"{command[0]} ended: {log.read_text()}"
            assert time.monotonic() < end, f"{command[0]} does not listen: {log.read_text()}"
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def listens(port: int) -> bool:
    """Whether somebody listens there."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


@contextlib.contextmanager
def standing(proxy: str, path: str, folder: Path) -> Iterator[Front]:
    """A server with that proxy before it, under that path."""
    program = shutil.which(proxy) or shutil.which(proxy, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    assert program, f"{proxy} is not installed (Debian: apt-get install {PROXIES[proxy]})"
    certificate(folder)
    site = "example.org" if path else SITE
    trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
    front = Front(proxy, site, path, free_port(), free_port(), free_port(), folder / "server.log", trust)
    command = {"caddy": caddy, "nginx": nginx, "haproxy": haproxy}[proxy](folder, front)
    server = [sys.executable, "-m", "server", "--port", str(front.upstream), "--data", str(folder / "data")]
    server += ["--base-path", path, "--drain-seconds", "0", "--log-format", "json"]
    variables = {
        "CARDAVIA_SITE": front.origin,
        "CARDAVIA_UPSTREAM": f"127.0.0.1:{front.upstream}",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with (
        running(server, front.log, front.upstream),
        running([program, *command[1:]], folder / "proxy.log", front.port, **variables),
    ):
        yield front
