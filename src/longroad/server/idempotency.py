"""Idempotency keys: a client may retry an HTTP request whose response it did not get.

Everything secret or random in the response is derived from the key, so the same request with the same key
has the same response, whether it was carried out before or not, also after a restart. The server stores no
keys.
"""

from __future__ import annotations

import base64
import hmac
import re

from longroad.server.table import Refused

HEADER = "Idempotency-Key"
KEY = re.compile(r"[A-Za-z0-9_-]{22,64}")  # at least 128 random bits
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of game ids: none looks like another
LENGTH = 12


class IdempotencyKey:
    """The key of one request."""

    def __init__(self, text: str) -> None:
        if not KEY.fullmatch(text):
            raise Refused("server-bad-request", {"why": f"{HEADER} has 22 to 64 letters, digits, - and _"})
        self.text = text

    def _digest(self, what: str) -> bytes:
        return hmac.digest(self.text.encode(), f"longroad key {what}".encode(), "sha256")

    def token(self, what: str) -> str:
        """A token derived for one purpose; as secret as the key."""
        return base64.urlsafe_b64encode(self._digest(what)[:24]).decode()

    def game_id(self) -> str:
        number = int.from_bytes(self._digest("game"), "big")
        return "".join(LETTERS[number // len(LETTERS) ** k % len(LETTERS)] for k in range(LENGTH))
