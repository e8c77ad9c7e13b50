"""Passwords are kept as argon2id hashes; hashing is slow on purpose, so it runs in a thread, and few at a time."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2  # each takes 64 MiB for a moment
SHORTEST = 8
LONGEST = 200


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()  # argon2id with the parameters of RFC 9106 for servers
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None

    async def hashed(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether that is the password; takes as long if there is no such account."""
        if kept is None:
            if self._nobody is None:
                self._nobody = await self.hashed("nobody has this password")
            await self._verified(self._nobody, password)
            return False
        return await self._verified(kept, password)

    async def _verified(self, kept: str, password: str) -> bool:
        async with self._turn:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, password)
            except (VerificationError, InvalidHashError):
                return False
