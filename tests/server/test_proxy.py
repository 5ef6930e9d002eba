"""Behind a reverse proxy: nginx with exactly the configuration of docs/hosting.md, and a game through it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
import websockets

from tests.server.serving import Serving, free_port, serving
from tests.server.talking import Talk, in_a_loop

MANUAL = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
NAME = "games.example.org"
AROUND = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {server}
}}
"""


def nginx() -> str:
    """The program, installed if it isn't there; a skip says why it can't be, and in CI that is a failure."""
    usual = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
    if shutil.which("nginx", path=usual) is None and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "install", "-qy", "nginx-light"], env=quiet, check=False, timeout=300)
    found = shutil.which("nginx", path=usual)
    if found is None:
        why = "nginx is not installed and can't be: apt-get install nginx-light"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return found


@dataclass
class Proxied:
    """A server behind nginx."""

    server: Serving
    port: int
    trust: ssl.SSLContext

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def api(self, **headers: str) -> httpx.Client:
        """A browser that finds the name here."""
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"Host": f"{NAME}:{self.port}", **headers},
            verify=self.trust,
            timeout=30,
        )

    def socket(self, origin: str) -> websockets.connect:
        return websockets.connect(
            f"wss://{NAME}:{self.port}/api/socket",
            host="127.0.0.1",
            port=self.port,
            ssl=self.trust,
            origin=websockets.Origin(origin),
            compression=None,
        )


def certificate(folder: Path) -> ssl.SSLContext:
    """A certificate of our own for the name, and somebody who trusts it."""
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-addext", f"subjectAltName=DNS:{NAME}"]
    made += ["-keyout", str(folder / "key"), "-out", str(folder / "crt")]
    subprocess.run(made, check=True, capture_output=True)
    trust = ssl.create_default_context(cafile=str(folder / "crt"))
    trust.check_hostname = False  # httpx goes to the number, not to the name
    return trust


def configuration(folder: Path, port: int, server: Serving) -> str:
    """The manual's, with nothing replaced but ports and places."""
    found = re.search(r"```nginx\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    text = found[1]
    for old, new in {
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        f"/etc/ssl/{NAME}.crt": str(folder / "crt"),
        f"/etc/ssl/{NAME}.key": str(folder / "key"),
        "http://127.0.0.1:8000": f"http://127.0.0.1:{server.port}",
    }.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return AROUND.format(folder=folder, server=text)


@contextmanager
def running(program: str, folder: Path, port: int) -> Iterator[None]:
    command = [program, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen(command)
    try:
        late = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                assert process.poll() is None and time.monotonic() < late, (folder / "error.log").read_text()
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    program = nginx()
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    folder.chmod(0o755)  # nginx works as somebody else if it is started by root
    trust = certificate(folder)
    with serving(tmp_path_factory.mktemp("games"), "--url", f"https://{NAME}:{port}") as server:
        (folder / "nginx.conf").write_text(configuration(folder, port, server))
        with running(program, folder, port):
            yield Proxied(server, port, trust)


def test_the_public_address_is_printed_and_the_pages_come_through(proxied: Proxied) -> None:
    assert any(proxied.url in line for line in proxied.server.said)
    with proxied.api() as api:
        assert "Longroad" in api.get("/").text
        assert api.get("/health").json()["ok"] is True
        assert api.get("/", headers={"Host": "evil.example"}).status_code == 421


@in_a_loop
async def test_a_game_is_made_and_played_through_the_proxy(proxied: Proxied) -> None:
    with proxied.api(Origin=proxied.url) as api:
        seats = [{"kind": "mine", "name": "Ann"}, *[{"kind": "bot"}] * 3]
        answer = api.post("/api/tables", json={"seats": seats, "pace": 0})
        assert answer.status_code == 201, answer.text
        made = answer.json()
    async with proxied.socket(proxied.url) as connection:
        ann = Talk(connection)
        assert (await ann.hello(made["game"], token=made["tokens"]["0"]))["seat"] == 0
        assert (await ann.command("confirm"))["type"] == "ack"
        answered = 0
        while answered < 5:
            ask = ((await ann.hear_a("step")).get("you") or {}).get("ask")
            if ask:
                acted = await ann.command("act", frame=ask["frame"], actions=[ask["suggested"]])
                answered += acted["type"] == "ack"


@in_a_loop
async def test_a_page_from_elsewhere_gets_no_socket_through_the_proxy_either(proxied: Proxied) -> None:
    for origin in ("https://evil.example", f"http://{NAME}:{proxied.port}", f"https://{NAME}"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with proxied.socket(origin):
                pass
        assert refused.value.response.status_code == 403
    with proxied.api(Origin="https://evil.example") as api:
        assert api.post("/api/tables", json={}).status_code == 403


def made_by(api: httpx.Client, server: Serving, address: str) -> int:
    headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
    return api.post("/api/tables", json={}, headers=headers).status_code


def test_the_proxy_is_believed_who_a_request_comes_from(tmp_path: Path) -> None:
    with serving(tmp_path, "--url", f"https://{NAME}", limits=0.05) as server, server.api() as api:
        assert made_by(api, server, "203.0.113.1") == 201
        assert made_by(api, server, "203.0.113.1") == 429
        assert made_by(api, server, "203.0.113.2") == 201
        assert made_by(api, server, "203.0.113.9, 203.0.113.2") == 429, "only the last was added by the proxy"


def test_nobody_else_is(tmp_path: Path) -> None:
    options = ["--url", f"https://{NAME}", "--proxy", "192.0.2.7"]
    with serving(tmp_path, *options, limits=0.05) as server, server.api() as api:
        assert made_by(api, server, "203.0.113.1") == 201
        assert made_by(api, server, "203.0.113.2") == 429
