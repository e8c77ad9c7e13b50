"""What goes to a push service: the published example of RFC 8291, a fresh message, and who may be called at all."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from roundhouse.server.nudges import push
from roundhouse.server.nudges.post import Client, NotSent, Unsure
from roundhouse.server.nudges.targets import Forbidden, is_public, reachable, read_target
from server.receivers import BrowserKeys, Heard, check_signature, to_bytes, web

pytestmark = pytest.mark.anyio


def test_the_example_of_the_standard_comes_out_as_published() -> None:
    body = push.sealed(
        b"When I grow up, I want to be a watermelon",
        to_bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        to_bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        push.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_reads_what_is_sealed_and_no_two_messages_are_alike() -> None:
    keys = BrowserKeys()
    given = keys.subscription("")
    bodies = [push.sealed(b'{"title": "x"}', to_bytes(given["p256dh"]), to_bytes(given["auth"])) for _ in range(2)]
    assert bodies[0] != bodies[1]
    for body in bodies:
        assert keys.read(Heard("", {"content-encoding": "aes128gcm"}, body)) == {"title": "x"}
    with pytest.raises(InvalidTag):
        BrowserKeys().read(Heard("", {"content-encoding": "aes128gcm"}, bodies[0]))


def test_a_signature_counts_for_one_push_service_and_half_a_day() -> None:
    key = push.private_key(push.fresh_key())
    signer = push.Signer(key, "mailto:a@example.org")
    at = int(datetime.now(UTC).timestamp())
    told = signer.authorization("https://push.example.org/send/1?x=1", at)
    claims = check_signature(
        Heard("", {"authorization": told}, b""), "https://push.example.org", push.encoded(push.public_bytes(key))
    )
    assert claims["exp"] == at + push.TOKEN_SECONDS
    assert signer.authorization("https://push.example.org/send/2", at + 60) == told
    assert signer.authorization("https://push.example.org/send/2", at + push.TOKEN_SECONDS) != told
    assert signer.authorization("https://other.example.org/send/2", at) != told


@pytest.mark.parametrize("text", ["", "AAAA", "!", "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"])
def test_what_is_no_key_of_a_browser_is_refused(text: str) -> None:
    assert not push.is_key(text)


HOME = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",  # noqa: S104
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
]


@pytest.mark.parametrize("address", HOME)
def test_no_address_at_home_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://example.org/hook", "not-https"),
        ("ftp://example.org/hook", "not-https"),
        ("file:///etc/passwd", "not-https"),
        ("https://", "not-an-address"),
        ("https://login:password@example.org/", "not-an-address"),
        ("https://example.org/a b", "not-an-address"),
        ("https://example.org/\r\nX: 1", "not-an-address"),
        ("https://example.org:99999/", "not-an-address"),
        ("https://[::1/", "not-an-address"),
        ("https://example.org:25/", "private-target"),
        ("https://example.org:22/", "private-target"),
    ],
)
def test_an_address_that_we_do_not_call_is_refused(url: str, code: str) -> None:
    with pytest.raises(Forbidden, match=code):
        read_target(url, private=False)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"])
async def test_a_name_that_leads_home_is_refused_however_it_is_written(host: str) -> None:
    with pytest.raises((Forbidden, OSError)):
        await reachable(read_target(f"https://{host}/", private=False), private=False)


async def test_a_name_is_looked_up_again_for_every_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if it had been public when it was given, and meant something at home by now."""
    loop = asyncio.get_running_loop()
    answers = ["93.184.215.14", "127.0.0.1"]

    async def looked_up(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (answers.pop(0), 443))]

    monkeypatch.setattr(loop, "getaddrinfo", looked_up)
    target = read_target("https://example.org/hook", private=False)
    assert await reachable(target, private=False) == ["93.184.215.14"]
    with pytest.raises(Forbidden, match="private-target"):
        await Client(private=False).post("https://example.org/hook", {}, b"{}", reuse=False)


async def test_nobody_is_followed_elsewhere() -> None:
    async with web() as first, web() as second:
        first.answer = lambda _: (302, {"location": second.url})
        answer = await Client(private=True).post(f"{first.url}/hook", {}, b"{}", reuse=False)
        assert (answer.status, second.heard) == (302, [])


async def test_it_is_known_whether_anything_was_sent() -> None:
    client = Client(private=True)
    async with web() as found:
        url = found.url
        found.answer = lambda _: (_ for _ in ()).throw(ConnectionError)  # hangs up without an answer
        with pytest.raises(Unsure):
            await client.post(url, {}, b"{}", reuse=False)
    with pytest.raises(NotSent):
        await client.post("http://127.0.0.1:1/", {}, b"{}", reuse=False)


async def test_a_connection_is_used_again_where_that_is_allowed() -> None:
    async with web() as found:
        client = Client(private=True)
        for reuse in (True, True, False):
            assert (await client.post(found.url, {}, b"x", reuse=reuse)).status == 201
        assert found.lines == 2
        await client.close()


def certificate(folder: Path, host: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A server with a certificate for that name, and a client that trusts who signed it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    at = datetime.now(UTC)
    names: list[x509.GeneralName] = [x509.DNSName(host)]
    if host[0].isdigit():
        names = [x509.IPAddress(ip_address(host))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(at - timedelta(days=1))
        .not_valid_after(at + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{host}.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=made.public_bytes(Encoding.PEM).decode())


async def test_who_answers_must_be_who_was_called(tmp_path: Path) -> None:
    theirs, trust = certificate(tmp_path, "127.0.0.1")
    others, trust_others = certificate(tmp_path, "example.org")
    async with web(theirs) as found:
        url = f"https://127.0.0.1:{found.port}/"
        assert (await Client(private=True, trust=trust).post(url, {}, b"{}", reuse=False)).status == 201
        with pytest.raises(NotSent):
            await Client(private=True).post(url, {}, b"{}", reuse=False)
    async with web(others) as found:
        with pytest.raises(NotSent):
            await Client(private=True, trust=trust_others).post(
                f"https://127.0.0.1:{found.port}/", {}, b"{}", reuse=False
            )
