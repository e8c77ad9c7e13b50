"""The cookie that says who somebody is: signed, so that nobody can write one, and worth nothing after a log-out."""

from __future__ import annotations

import hmac
from hashlib import sha256

from litestar.datastructures import Cookie

from roundhouse.match.ids import PersonId

NAME = "roundhouse"
KNOWN = "roundhouse-known"  # stays after a log-out: guesses of others do not keep this device out
LIFETIME_SECONDS = 400 * 24 * 3600  # what browsers keep at most


class Cookies:
    """Makes and reads cookies with the key that all nodes share."""

    def __init__(self, key: str, secure: bool) -> None:
        self._key = key.encode()
        self._secure = secure

    def value(self, person: PersonId, epoch: int, now: int) -> str:
        told = f"{person}.{epoch}.{now // 1000}"
        return f"{told}.{self._signature(told)}"

    def read(self, value: str, now: int) -> tuple[PersonId, int] | None:
        """Person and epoch; None if we did not write it or it is too old."""
        told, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(told).encode()):
            return None
        person, epoch, issued = told.split(".")
        return (PersonId(person), int(epoch)) if now // 1000 - int(issued) < LIFETIME_SECONDS else None

    def known(self, person: PersonId, epoch: int) -> str:
        """What a device keeps that was logged in; it ends with the epoch, and says who it was to nobody but us."""
        return self._signature(f"known {person}.{epoch}")

    def is_known(self, value: str, person: PersonId, epoch: int) -> bool:
        return hmac.compare_digest(value.encode(), self.known(person, epoch).encode())

    def cookie(self, value: str, name: str = NAME) -> Cookie:
        """A cookie that keeps the value; an empty one ends it."""
        age = LIFETIME_SECONDS if value else 0
        return Cookie(key=name, value=value, max_age=age, httponly=True, samesite="lax", secure=self._secure)

    def _signature(self, told: str) -> str:
        return hmac.new(self._key, told.encode(), sha256).hexdigest()
