"""Who asks: the person behind a cookie, new people, recovery."""

from __future__ import annotations

import time

from starlette.requests import HTTPConnection

from merlin_bigbox.locale import languages
from merlin_bigbox.server.http.identity import COOKIE, Tokens, clean_name, code_hash, new_code, new_id, set_cookie
from merlin_bigbox.server.limits import Buckets, Limits
from merlin_bigbox.server.protocol.http import ChangeMe, Lang, Me
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import Store, User


class People:
    """The people of a server."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._tokens = Tokens(store.secret)
        self._new = Buckets(limits.people_per_hour / 3600, limits.people_at_once)
        self._guesses = Buckets(limits.people_per_hour / 3600, limits.people_at_once)

    async def known(self, connection: HTTPConnection) -> User | None:
        """The person whose cookie came along."""
        user = self._tokens.user(connection.cookies.get(COOKIE))
        return None if user is None else await self._store.user(user)

    async def needed(self, connection: HTTPConnection) -> User:
        """The same, for what nobody may do without being somebody."""
        user = await self.known(connection)
        if user is None:
            raise RefusalError("no-secret", "open /api/me first: it makes you known by a cookie")
        return user

    async def enter(self, connection: HTTPConnection) -> User:
        """The person who asks, somebody new at the first contact."""
        user = await self.known(connection)
        now = time.time()
        if user is not None:
            await self._store.change_user(user.id, seen=now)
            return user
        if not self._new.take(address(connection)):
            raise RefusalError("too-many", "too many new people come from your address; try again later")
        user = User(new_id(), "", language(connection), now, now)
        await self._store.create_user(user)
        return user

    async def change(self, user: User, wish: ChangeMe) -> User:
        """Another name or language."""
        name = None if wish.name is None else clean_name(wish.name)
        if wish.name is not None and name is None:
            raise RefusalError("no-name", "a name needs letters that can be seen")
        await self._store.change_user(user.id, name=name, lang=wish.lang)
        found = await self._store.user(user.id)
        return user if found is None else found

    async def recovery(self, user: User) -> str:
        """A fresh code for another browser; codes before it are worth nothing."""
        code = new_code()
        hashed = code_hash(code)
        if hashed is not None:
            await self._store.set_recovery(user.id, hashed)
        return code

    async def recover(self, connection: HTTPConnection, code: str) -> User:
        """The person whose code this is."""
        if not self._guesses.take(address(connection)):
            raise RefusalError("too-many", "too many codes were tried from your address; try again later")
        hashed = code_hash(code)
        user = None if hashed is None else await self._store.find_by_recovery(hashed)
        if user is None:
            raise RefusalError("no-secret", "nobody has this code")
        return user

    def cookie(self, connection: HTTPConnection, user: User) -> str:
        """The header that makes a browser this person."""
        return set_cookie(self._tokens.token(user.id), secure=connection.url.scheme in ("https", "wss"))


def me(user: User) -> Me:
    """The person as their own page is told."""
    return Me(user.id, user.name, read_language(user.lang))


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, for counting."""
    return connection.client.host if connection.client is not None else ""


def language(connection: HTTPConnection) -> Lang:
    """The first language of the browser that there is."""
    for part in connection.headers.get("accept-language", "").split(","):
        wanted = part.partition(";")[0].strip().partition("-")[0].lower()
        if wanted in languages():
            return read_language(wanted)
    return "en"


def read_language(text: str) -> Lang:
    """A language by its name."""
    if text == "de":
        return "de"
    return "pt" if text == "pt" else "en"
