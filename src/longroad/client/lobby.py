"""The lobby of a server: what can be played, the tables, and the games that are over."""

from __future__ import annotations

import asyncio
import secrets
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from longroad.client.trouble import Lost, Refused
from longroad.client.watcher import Sleep
from longroad.server.messages import (
    BotKind,
    DiceReport,
    Health,
    History,
    Import,
    Made,
    Rulesets,
    Seated,
    SitDown,
    TableCard,
    TableInfo,
    Trouble,
)
from longroad.server.settings import Settings

SECONDS = 30.0  # for an answer
ATTEMPTS = 5  # when the server asks to be slower

Kind = TypeVar("Kind")


def new_key() -> str:
    """For a request that may have to be sent again."""
    return secrets.token_urlsafe(24)


class Lobby:
    """Use it with `async with`. What the server refuses raises Refused, with its sentence."""

    def __init__(
        self, url: str, *, http: httpx.AsyncClient | None = None, sleep: Sleep = asyncio.sleep
    ) -> None:
        self.url = url.rstrip("/")
        self.sleep = sleep
        self._http = http or httpx.AsyncClient(timeout=SECONDS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    # -- what there is -----------------------------------------------------------------------------------

    async def rulesets(self) -> Rulesets:
        """Everything that can be played."""
        return await self._get("/api/rulesets", Rulesets)

    async def bots(self) -> list[BotKind]:
        """The bots that may be given a seat."""
        return await self._get("/api/bots", list[BotKind])

    async def tables(self) -> list[TableCard]:
        """The tables that are listed and not over."""
        return await self._get("/api/tables", list[TableCard])

    async def table(self, game: str) -> TableInfo:
        return await self._get(f"/api/tables/{game}", TableInfo)

    async def health(self) -> Health:
        return await self._get("/health", Health)

    # -- tables ------------------------------------------------------------------------------------------

    async def make_table(self, settings: Settings, key: str | None = None) -> Made:
        """A new table. Who was Lost and doesn't know whether it was made asks again with the same key, which
        is from `new_key()`."""
        return await self._post("/api/tables", settings, Made, key)

    async def go_on(self, record: str, settings: Settings | None = None) -> Made:
        """A new table at which a recorded game goes on."""
        return await self._post("/api/import", Import(record, settings or Settings()), Made)

    async def sit(
        self,
        game: str,
        name: str,
        seat: int | None = None,
        link: str | None = None,
        key: str | None = None,
    ) -> Seated:
        """Take this seat, or the first that is free; a table that isn't listed needs its link. With the same
        key it is the same seat."""
        return await self._post(f"/api/tables/{game}/seats", SitDown(name, seat, link), Seated, key)

    async def delete(self, game: str, host: str) -> None:
        """Throw a table away, before the start or after the end."""
        await self._ask("DELETE", f"/api/tables/{game}", token=host)

    # -- games -------------------------------------------------------------------------------------------

    async def record(self, game: str, token: str | None = None) -> str:
        """The record of a game that is over, for `longroad replay` and `longroad verify`; where nobody may
        watch, it is for those who have a token."""
        return (await self._ask("GET", f"/api/tables/{game}/record", token=token)).decode()

    async def dice(self, game: str, token: str | None = None) -> DiceReport:
        """Everything needed to check the dice; before the end only the commitment."""
        return await self._get(f"/api/tables/{game}/dice", DiceReport, token)

    async def history(self, game: str, token: str | None = None, since: int = 0) -> History:
        """Every step after `since`, as the seat of the token or a spectator may know it."""
        path = f"/api/tables/{game}/history?since={since}"
        return await self._get(path, History, token)

    # -- over the wire -----------------------------------------------------------------------------------

    async def _get(self, path: str, kind: type[Kind], token: str | None = None) -> Kind:
        return self._read(await self._ask("GET", path, token=token), kind)

    async def _post(self, path: str, body: msgspec.Struct, kind: type[Kind], key: str | None = None) -> Kind:
        return self._read(await self._ask("POST", path, msgspec.json.encode(body), key=key), kind)

    def _read(self, body: bytes, kind: type[Kind]) -> Kind:
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.MsgspecError as error:
            raise Lost(f"The server at {self.url} can't be understood: {error}.") from error

    async def _ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        token: str | None = None,
        key: str | None = None,
    ) -> bytes:
        """The answer; who is told to be slower tries again after that time, for nothing was done."""
        headers: dict[str, str] = {} if body is None else {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        if key is not None:
            headers["Idempotency-Key"] = key
        for attempt in range(ATTEMPTS):
            try:
                answer = await self._http.request(method, self.url + path, content=body, headers=headers)
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                raise Lost(f"The server at {self.url} can't be reached: {error}.") from error
            if answer.is_success:
                return answer.content
            refusal = self._refusal(answer)
            if refusal.code != "table-too-fast" or attempt == ATTEMPTS - 1:
                break
            await self.sleep(refusal.details["wait"] / 1000)
        raise refusal

    def _refusal(self, answer: httpx.Response) -> Refused:
        try:
            trouble: Any = msgspec.json.decode(answer.content, type=Trouble)
        except msgspec.MsgspecError:
            raise Lost(f"The server at {self.url} answers {answer.status_code}.") from None
        return Refused(trouble.code, trouble.args, trouble.text)
