"""Messages that only one browser can read."""

from __future__ import annotations

import json

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from serai.server.notify.web_push import CURVE, Vapid, encrypt, unb64

# The example of RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SERVER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    own = ec.derive_private_key(int.from_bytes(unb64(SERVER)), CURVE)
    assert encrypt(PLAIN, BROWSER, AUTH, unb64(SALT), own) == unb64(ENCRYPTED)


def test_no_two_messages_are_alike() -> None:
    assert encrypt(PLAIN, BROWSER, AUTH) != encrypt(PLAIN, BROWSER, AUTH)


def test_a_server_without_a_contact_names_none() -> None:
    header = Vapid(Vapid.new_secret()).authorization("https://push.example/send", "", now=1000.0)
    assert "sub" not in json.loads(unb64(header.split(".")[1]))


def test_a_server_says_who_it_is_and_signs_it() -> None:
    vapid = Vapid(Vapid.new_secret())
    header = vapid.authorization("https://push.example/send/abc?x=1", "mailto:me@example.org", now=1000.0)
    scheme, token, key = header.replace(",", "").split()
    assert (scheme, key) == ("vapid", f"k={vapid.public}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(unb64(claims)) == {
        "aud": "https://push.example",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:me@example.org",
    }
    r, s = (int.from_bytes(part) for part in (unb64(signature)[:32], unb64(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(vapid.public))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_kept_secret_is_the_same_key() -> None:
    secret = Vapid.new_secret()
    assert Vapid(secret).public == Vapid(secret).public
