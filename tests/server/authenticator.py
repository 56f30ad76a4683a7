"""A passkey in a few lines: makes a key, and answers what a server asks it, as a browser would."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, HAS_KEY = 0x01, 0x40


class Authenticator:
    """One key for one site."""

    def __init__(self, site: str):
        self._site = site
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)
        self.uses = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer PublicKeyCredentialCreationOptions."""
        point = self._key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        attested = bytes(16) + len(self._id).to_bytes(2) + self._id + cose
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(PRESENT | HAS_KEY) + attested})
        response = {"clientDataJSON": _b64(self._client("create", options)), "attestationObject": _b64(told)}
        return self._credential(response)

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer PublicKeyCredentialRequestOptions."""
        self.uses += 1
        client, data = self._client("get", options), self._data(PRESENT)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._credential({name: _b64(value) for name, value in response.items()})

    def _client(self, what: str, options: dict[str, Any]) -> bytes:
        said = {"type": f"webauthn.{what}", "challenge": options["challenge"], "origin": self._site}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        host = urlsplit(self._site).hostname or ""
        return sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = _b64(self._id)
        return {"id": name, "rawId": name, "type": "public-key", "clientExtensionResults": {}, "response": response}


def _b64(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()
