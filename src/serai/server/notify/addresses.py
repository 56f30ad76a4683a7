"""Where the server may send something on a player's behalf.

A player names the address, so it could be one that only this server reaches: the router, a database, the cloud's own
data. Therefore a name is resolved once, every address it stands for has to be public, and the connection goes to
that very address. It does not matter if the name means something else a moment later.
"""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from serai.server.base.refusals import BROKEN_RULE, Refuse
from serai.server.security.networks import Addresses
from serai.server.work import threads

PORTS = {"http": 80, "https": 443}
FIRST_FREE_PORT = 1024
"""lower ports are mail, shells and the like, which must not get HTTP from us"""
NAME_SECONDS = 5.0
"""seconds for resolving a name, whose owner may take any time to answer"""
WHOLE_WORLD = IPv6Network("2000::/3")
"""all IPv6 addresses that may be public; the others are old and new ways to name a machine nearby"""
TRANSLATED = IPv6Network("2002::/16")
"""those of them that hide an IPv4 address"""

SPECIAL = tuple(map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "3fff::/20")))
"""what IANA has set aside for protocols, relays and examples, which not every Python knows"""


class Target(NamedTuple):
    """An address as it was resolved."""

    url: str
    """with the number of the machine in place of its name"""
    name: str
    """as the machine is called, for its certificate"""
    host: str
    """as the request says it"""


def check_address(address: str, *, is_secret: bool) -> SplitResult:
    """Read an address as a player gave it; refuse a bad one. Secrets may only travel encrypted."""
    try:
        parts = urlsplit(address)
        is_sound = parts.scheme in PORTS and bool(parts.hostname) and parts.username is None
        port = PORTS.get(parts.scheme, 0) if parts.port is None else parts.port
        is_sound &= port in PORTS.values() or port >= FIRST_FREE_PORT
    except ValueError:
        raise Refuse(BROKEN_RULE, "server-notification-address") from None
    is_plain = address.isascii() and address.isprintable() and " " not in address
    if not is_sound or not is_plain or (is_secret and parts.scheme != "https"):
        raise Refuse(BROKEN_RULE, "server-notification-address")
    return parts


async def resolve(address: str, allowed: Addresses) -> Target:
    """Return where a message to this address goes now; refuse a place that is neither public nor allowed."""
    parts = check_address(address, is_secret=False)
    name, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
    try:
        asked = threads.in_thread(partial(socket.getaddrinfo, name, port, type=socket.SOCK_STREAM))
        found = await asyncio.wait_for(asked, NAME_SECONDS)
    except (OSError, UnicodeError):
        raise Refuse(BROKEN_RULE, "server-notification-nowhere", host=name) from None
    numbers = [str(sockaddr[0]) for *_, sockaddr in found]
    if not numbers or not all(number in allowed or is_public(number) for number in numbers):
        raise Refuse(BROKEN_RULE, "server-notification-private", host=name)
    number = f"[{numbers[0]}]" if ":" in numbers[0] else numbers[0]
    url = parts._replace(netloc=f"{number}:{port}", fragment="").geturl()
    return Target(url, name, parts.netloc)


def is_public(number: str) -> bool:
    """Whether an address is public."""
    try:
        address: IPv4Address | IPv6Address = ip_address(number)
    except ValueError:  # an IPv6 address of one's own network, with its interface
        return False
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None and (address not in WHOLE_WORLD or address in TRANSLATED):
            return False
        address = address.ipv4_mapped or address
    return address.is_global and not address.is_multicast and not any(address in special for special in SPECIAL)
