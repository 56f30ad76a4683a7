"""Signatures that everybody can check: the public log ends with one."""

from __future__ import annotations

import secrets

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


class Signer:
    """The key with which a server signs what it publishes."""

    def __init__(self, secret: str):
        self._key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(secret))
        self.public = self._key.public_key().public_bytes_raw().hex()

    @staticmethod
    def new_secret() -> str:
        return secrets.token_hex(32)

    def sign(self, data: bytes) -> str:
        return self._key.sign(data).hex()


def is_signed(data: bytes, signature: str, public: str) -> bool:
    """Whether the owner of a public key has signed this."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), data)
    except (InvalidSignature, ValueError):
        return False
    return True
