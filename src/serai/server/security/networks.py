"""The visitor a limit counts. An address may be one of very many that a single visitor has."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

IPV6_NETWORK = 64
"""bits that name a network; its owner may choose the rest, anew for every request"""
WIDER = ((48, 4), (56, 2))
"""bits that name all networks of one customer, perhaps, and how many budgets these have together"""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the address, or for IPv6 its network; text that is no address stands for itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), IPV6_NETWORK), strict=False))


@lru_cache(maxsize=4096)
def nested(network: str) -> tuple[tuple[str, int], ...]:
    """Return the networks around a visitor's, the widest first, and itself; each with how many budgets it has.

    A provider gives one customer a /56 or a /48, which are 256 and 65,536 networks.
    """
    try:
        found = IPv6Network(network)
    except ValueError:
        return ((network, 1),)
    return *((str(found.supernet(new_prefix=bits)), budgets) for bits, budgets in WIDER), (network, 1)


class Addresses:
    """Addresses and networks as a setting names them, separated by commas; `*` is all of them."""

    def __init__(self, named: str):
        words = [word.strip() for word in named.split(",") if word.strip()]
        self._all = "*" in words
        self._networks = [ip_network(word, strict=False) for word in words if _is_network(word)]

    def __contains__(self, address: str) -> bool:
        return self._all or (_is_network(address) and any(ip_address(address) in known for known in self._networks))


def _is_network(word: str) -> bool:
    try:
        ip_network(word, strict=False)
    except ValueError:
        return False
    return True


class OpenConnections:
    """Counts the open connections of each network. A proxy carries everybody's, so it may have any number."""

    def __init__(self, most: int, proxies: Addresses):
        self._most, self._proxies = most, proxies
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; False when it is one too many. `leave` takes it back in both cases."""
        around = nested(network_of(address))
        for network, _ in around:
            self._open[network] += 1
        fits = all(self._open[network] <= self._most * budgets for network, budgets in around)
        return fits or address in self._proxies

    def leave(self, address: str) -> None:
        for network, _ in nested(network_of(address)):
            self._open[network] -= 1
            if self._open[network] <= 0:
                del self._open[network]
