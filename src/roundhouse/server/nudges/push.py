"""Web Push: a message that only one browser can read (RFC 8291, RFC 8188), signed with our key (VAPID, RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from struct import pack
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
SALT_BYTES = 16
RECORD_BYTES = 4096  # what push services take at least
LONGEST_TEXT = 3000  # bytes, so that one record holds it
LAST_RECORD = b"\x02"
TOKEN_SECONDS = 12 * 3600  # a day at most (RFC 8292)


def encoded(data: bytes) -> str:
    """Base64 for addresses and headers, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def fresh_key() -> str:
    """A private key of the server, as text."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The point that belongs to a key, as browsers and push services want it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(text: str) -> bool:
    """Whether a browser can have such a key."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(text))
    except ValueError:
        return False
    return True


def sealed(
    text: bytes, browser_key: bytes, browser_secret: bytes, own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:  # fmt: skip
    """The body of a push message: a header and one encrypted record. `own` and `salt` are fresh unless a test asks."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or token_bytes(SALT_BYTES)
    own_point = public_bytes(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key))
    secret = _derived(shared, browser_secret, b"WebPush: info\0" + browser_key + own_point, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + pack(">IB", RECORD_BYTES, len(own_point)) + own_point
    return header + AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Signer:
    """Proves to push services that we are who their browser has agreed to hear."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact
        self._point = encoded(public_bytes(key))
        self._tokens: dict[str, tuple[int, str]] = {}  # by the origin of a push service: until when it counts

    def authorization(self, endpoint: str, now: int) -> str:
        """The header for a request to that endpoint, at a time in seconds."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        expires, token = self._tokens.get(audience, (0, ""))
        if expires - now < TOKEN_SECONDS // 2:
            expires = now + TOKEN_SECONDS
            token = self._token({"aud": audience, "exp": expires, "sub": self._contact})
            self._tokens[audience] = (expires, token)
        return f"vapid t={token}, k={self._point}"

    def _token(self, claims: dict[str, object]) -> str:
        parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        told = ".".join(parts)
        numbers = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{told}.{encoded(b''.join(number.to_bytes(32, 'big') for number in numbers))}"
