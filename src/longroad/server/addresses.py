"""Where the server can be reached: the port it listens on, and the links that it prints."""

from __future__ import annotations

import errno
import fcntl
import ipaddress
import re
import socket
import struct
from collections.abc import Iterable
from contextlib import suppress
from urllib.parse import urlsplit

PORT = 8000
NEXT = 20  # ports to try, if none was named

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
SIOCGIFADDR = 0x8915  # Linux: the address of a network interface
HOST = re.compile(r"[a-z0-9.-]+|[0-9a-f:.]*:[0-9a-f:.]*")


class AddressTrouble(Exception):
    """The server can't be reached like that; the text is a sentence."""


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens on this port, or on the first that is free from the usual one on."""
    for number in [port] if port is not None else range(PORT, PORT + NEXT):
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((host, number))
            found.listen(2048)
            return found
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                raise AddressTrouble(f"Port {number} can't be used: {error.strerror}.") from None
    if port is None:
        raise AddressTrouble(f"All ports from {PORT} to {PORT + NEXT - 1} are in use: name one with --port.")
    raise AddressTrouble(f"Port {port} is in use: stop what uses it, or name another with --port.")


def on_this_machine(port: int) -> list[str]:
    return [f"http://{HERE}:{port}", f"http://localhost:{port}"]


def in_the_network(port: int) -> list[str]:
    """Links for other devices in the same network."""
    return [f"http://{address}:{port}" for address in own_addresses()]


def own_addresses() -> list[str]:
    """This machine's addresses; the one that leads out comes first."""
    found = [address for address in [*towards_others(), *of_interfaces()] if is_useful(address)]
    return list(dict.fromkeys(found))


def is_useful(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def towards_others() -> Iterable[str]:
    """The source address of packets to the internet. None is sent: only the route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # reserved for documentation
        yield probe.getsockname()[0]


def of_interfaces() -> Iterable[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # an interface without an address, or another operating system
                answer = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24])


def public(url: str) -> str:
    """The address that a reverse proxy gives the server, in the form in which browsers name it."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
        name = host.encode("idna").decode() if host and not host.isascii() else host
    except ValueError:
        raise AddressTrouble(f"{url!r} is not an address: write it like https://games.example.org.") from None
    if parts.scheme not in ("http", "https") or not name or "@" in parts.netloc or not HOST.fullmatch(name):
        raise AddressTrouble(f"{url!r} is not an address: write it like https://games.example.org.")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise AddressTrouble(
            "Longroad needs an address of its own, without a path: https://games.example.org."
        )
    usual = {"http": 80, "https": 443}[parts.scheme]
    bracketed = f"[{name}]" if ":" in name else name
    return f"{parts.scheme}://{bracketed}{'' if port in (None, usual) else f':{port}'}"


def proxy_network(text: str) -> str:
    """The address of a reverse proxy, or the network that it is in."""
    try:
        network = ipaddress.ip_network(text)
    except ValueError:
        raise AddressTrouble(f"{text!r} is not the address of a proxy: write it like 127.0.0.1.") from None
    if network.prefixlen == 0:
        raise AddressTrouble("Everybody can't be the proxy: name its address.")
    return text


def host_and_port(text: str) -> tuple[str, int]:
    """“127.0.0.1:9100” in its parts."""
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > 65535:
        raise AddressTrouble(f"{text!r} is not an address: write it like 127.0.0.1:9100.")
    return host.strip("[]"), int(port)
