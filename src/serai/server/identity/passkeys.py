"""Passkeys (WebAuthn), where the library for them is installed: `serai[passkeys]`.

Browsers offer them on https and on localhost only. The server's challenge is signed and handed out instead of stored,
so any process can take the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from serai.server.base.refusals import FORBIDDEN, NOT_NOW, Refuse

NAME = "serai"


class NewKey(NamedTuple):
    """A passkey as it was made."""

    id: str
    public_key: str
    uses: int


def are_known() -> bool:
    """Whether the library is there."""
    return find_spec("webauthn") is not None


def get_ready() -> None:
    """Load the library, which takes a quarter of a second, before somebody asks for it."""
    if are_known():
        import_module("webauthn")


def new_key_options(site: str, holder: str, name: str, known: Sequence[str]) -> dict[str, Any]:
    """Ask a browser to make a key that it finds again by itself. It learns only a digest of the player."""
    _need()
    from webauthn import base64url_to_bytes, generate_registration_options
    from webauthn.helpers import structs

    options = generate_registration_options(
        rp_id=_host(site),
        rp_name=NAME,
        user_name=name or NAME,
        user_id=sha256(f"serai-passkey/{holder}".encode()).digest(),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known],
    )
    return _as_json(options)


def new_key(site: str, challenge: str, credential: dict[str, Any]) -> NewKey:
    """The key that a browser has made, checked."""
    _need()
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    made = _verified(verify_registration_response, site, challenge, credential)
    return NewKey(
        bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key), made.sign_count
    )


def enter_options(site: str) -> dict[str, Any]:
    """Return a challenge to any passkey of this site that a browser has."""
    _need()
    from webauthn import generate_authentication_options

    return _as_json(generate_authentication_options(rp_id=_host(site)))


def checked_uses(site: str, challenge: str, credential: dict[str, Any], public_key: str, uses: int) -> int:
    """Return how often a key has been used by its own count; refuse a wrong key, and an answer given before."""
    _need()
    from webauthn import base64url_to_bytes, verify_authentication_response

    known = {"credential_public_key": base64url_to_bytes(public_key), "credential_current_sign_count": uses}
    return int(_verified(verify_authentication_response, site, challenge, credential, **known).new_sign_count)


def _verified(verify: Callable[..., Any], site: str, challenge: str, credential: dict[str, Any], **known: Any) -> Any:
    """Return what the library finds in a browser's answer to our challenge."""
    from webauthn import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=_host(site),
            expected_origin=site,
            **known,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refuse(FORBIDDEN, "server-passkey-refused") from None


def _need() -> None:
    if not are_known():
        raise Refuse(NOT_NOW, "server-no-passkeys")


def _host(site: str) -> str:
    return urlsplit(site).hostname or ""


def _as_json(options: Any) -> dict[str, Any]:
    from webauthn import options_to_json

    return msgspec.json.decode(options_to_json(options), type=dict[str, Any])
