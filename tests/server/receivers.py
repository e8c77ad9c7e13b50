"""Where people are told, on this machine: a push service with browsers that read, a mail server, and a chat."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from secrets import token_bytes
from ssl import SSLContext
from time import time
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Heard(NamedTuple):
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class Web:
    """A web server that keeps what it is told, and answers as it is asked to."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.answer: Callable[[Heard], tuple[int, dict[str, str]]] = lambda _: (201, {})
        self.delay = 0.0
        self.port = 0
        self.lines = 0  # connections

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines += 1
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                first, *lines = head.decode().strip().split("\r\n")
                headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
                body = await reader.readexactly(int(headers.get("content-length", 0)))
                heard = Heard(first.split()[1], headers, body)
                self.heard.append(heard)
                await asyncio.sleep(self.delay)
                status, more = self.answer(heard)
                told = "".join(f"{name}: {value}\r\n" for name, value in {**more, "content-length": "0"}.items())
                writer.write(f"HTTP/1.1 {status} so\r\n{told}\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def web(tls: SSLContext | None = None) -> AsyncIterator[Web]:
    """One that listens as long as the context."""
    made = Web()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0, ssl=tls)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


class BrowserKeys:
    """What a browser makes for a subscription; it alone can read what is sent to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._secret = token_bytes(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": to_text(self._point), "auth": to_text(self._secret), "label": "Phone"}

    def read(self, heard: Heard) -> dict[str, Any]:
        """What a push message says (RFC 8291, from the receiver's side)."""
        assert heard.headers["content-encoding"] == "aes128gcm"
        salt, size, length = heard.body[:16], int.from_bytes(heard.body[16:20], "big"), heard.body[20]
        point, record = heard.body[21 : 21 + length], heard.body[21 + length :]
        assert len(record) <= size <= 4096
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        shared = self._key.exchange(ec.ECDH(), sender)
        told = b"WebPush: info\x00" + self._point + point
        secret = HKDF(hashes.SHA256(), 32, self._secret, told).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert text[-1:] == b"\x02"
        read: dict[str, Any] = json.loads(text[:-1])
        return read


def check_signature(heard: Heard, origin: str, push_key: str) -> dict[str, Any]:
    """The claims of a request that our server has signed for that push service (RFC 8292)."""
    scheme, _, rest = heard.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", push_key)
    head, claims, signature = given["t"].split(".")
    numbers = to_bytes(signature)
    assert len(numbers) == 64
    der = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(push_key))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    told: dict[str, Any] = json.loads(to_bytes(claims))
    assert told["aud"] == origin
    assert time() < told["exp"] <= time() + 24 * 3600
    return told


class MailBoxes:
    """A mail server that keeps what it is sent, and refuses what it is asked to."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse = ""  # what the server says to a recipient
        self.port = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailBoxes]:
    """One that takes mail as long as the context."""
    boxes = MailBoxes()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(boxes), "127.0.0.1", 0)
    boxes.port = server.sockets[0].getsockname()[1]
    try:
        yield boxes
    finally:
        server.close()


def text_of(mail: EmailMessage) -> str:
    """What a mail says."""
    body = mail.get_body()
    assert body is not None
    text: str = body.get_content()  # type: ignore[attr-defined]
    return text
