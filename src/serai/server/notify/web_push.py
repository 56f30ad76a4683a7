"""Web Push: a message that only one browser can read (RFC 8291), from a server that says who it is (RFC 8292).

The libraries for this bring two HTTP clients along. The little we need is written here, with `cryptography`.
"""

from __future__ import annotations

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_BYTES = 4096
"""of an encrypted message, which has one record only"""
WHOLE = b"\x02"
"""ends the last record"""
TOKEN_SECONDS = 12 * 3600
"""seconds for which a push service may trust the server's own header"""


def b64(data: bytes) -> str:
    """Encode bytes as the standards do: URL-safe, and without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Vapid:
    """The key with which a server signs what it sends. Browsers subscribe to this key alone."""

    def __init__(self, secret: str):
        self._key = ec.derive_private_key(int.from_bytes(unb64(secret)), CURVE)
        self.public = b64(_point(self._key.public_key()))

    @staticmethod
    def new_secret() -> str:
        return b64(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))

    def authorization(self, address: str, contact: str, now: float) -> str:
        """The header for a message to an address. A server whose operator gave no contact names none."""
        service = urlsplit(address)
        claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": int(now) + TOKEN_SECONDS}
        if contact:
            claims["sub"] = contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(b64(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{b64(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message for the browser with these keys; ValueError if they are none. Salt and own key are new each time."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    public = _point(own.public_key())
    info = b"WebPush: info\0" + _point(theirs) + public
    shared = _derive(own.exchange(ec.ECDH(), theirs), unb64(auth), info, 32)
    key = _derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">LB", RECORD_BYTES, len(public)) + public
    return head + AESGCM(key).encrypt(nonce, message + WHOLE, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
