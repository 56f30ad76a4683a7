"""The addresses of this server: which to open here, and which to send to friends."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from serai.server.base.settings import Settings
from serai.server.wire import Reach

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with
FAR_AWAY = {socket.AF_INET: "10.255.255.255", socket.AF_INET6: "2001:db8::1"}
"""Addresses of other machines; nothing is ever sent to them."""


def reach_of(settings: Settings, asked: str) -> Reach:
    """Return the addresses others can use. `asked` is the one under which the requester claims to have reached us.

    It is believed if it is one of ours; a name that somebody may have made up is never passed on.
    """
    if settings.public_url:
        addresses = [settings.public_url]
    elif _is_ours(_name_in(asked) or "localhost", settings.host):
        addresses = [asked]
    elif settings.host in EVERYWHERE:
        addresses = [link(host, settings.port) for host in network_hosts(settings.host)]
    else:
        addresses = [] if is_loopback(settings.host) else [link(settings.host, settings.port)]
    return Reach(bool(addresses), [address.rstrip("/") for address in addresses])


def here(settings: Settings) -> str:
    """Return the address to open on this machine: if possible a shareable one, so that links work for others."""
    hosts = network_hosts(settings.host) if settings.host in EVERYWHERE else [settings.host]
    host = hosts[0] if hosts else "localhost"
    return link("localhost" if host == "127.0.0.1" else host, settings.port)


def home_of(settings: Settings) -> str:
    """Return the beginning of links in notifications: they are opened outside any page, so they are full addresses."""
    return (settings.public_url or here(settings)).rstrip("/")


def link(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _name_in(address: str) -> str | None:
    """Return the machine that an address names; None if it is no address, since anybody may have written it."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return None


def _is_ours(host: str, listening: str) -> bool:
    if listening not in EVERYWHERE:
        return host == listening and not is_loopback(host)
    return host in network_hosts(listening) or host.partition(".")[0].lower() == socket.gethostname().lower()


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def may_be_anybodys(host: str) -> bool:
    """Whether somebody on the internet may own the name in a `Host` header, and so point it at any machine."""
    name = _name_in(f"//{host}")
    if name is None:
        return True
    is_number = ":" in name or name.replace(".", "").isdigit()
    return "." in name and not is_number and not is_loopback(name)


def network_hosts(everywhere: str) -> list[str]:
    """This machine's own addresses on its networks, the usual one first."""
    family = socket.AF_INET6 if ":" in everywhere else socket.AF_INET
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:  # there may be no network
        probe.connect((FAR_AWAY[family], 1))  # sends nothing, but makes the system choose an address
        found.append(probe.getsockname()[0])
    with suppress(OSError):  # a machine may not know its own name
        found += [str(known[4][0]) for known in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [host for host in dict.fromkeys(found) if _is_for_others(host)]


def _is_for_others(host: str) -> bool:
    address = ip_address(host)
    return not (address.is_loopback or address.is_link_local)
