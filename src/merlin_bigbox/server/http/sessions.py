"""Sessions: the user behind a cookie, new users, recovery codes."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from merlin_bigbox.locale.languages import DEFAULT, Lang, is_language
from merlin_bigbox.server.http.address import network_of
from merlin_bigbox.server.http.identity import COOKIE, Tokens, clean_name, code_hash, new_code, new_id, set_cookie
from merlin_bigbox.server.http.security import is_secure
from merlin_bigbox.server.limits import Buckets, Limits
from merlin_bigbox.server.protocol.http import ChangeMe, Me
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.sources import MACHINE, Sources
from merlin_bigbox.server.store import Store, User


class People:
    """The users of a server."""

    def __init__(self, store: Store, limits: Limits, sources: Sources = MACHINE) -> None:
        self._store = store
        self._sources = sources
        self._tokens = Tokens(store.secret)
        self._new = Buckets(limits.people_per_hour / 3600, limits.people_at_once, sources.monotonic)
        self._guesses = Buckets(limits.people_per_hour / 3600, limits.people_at_once, sources.monotonic)

    def claimed(self, connection: HTTPConnection) -> str | None:
        """The id of the user whose signed cookie was sent, without looking whether it still counts."""
        return self._tokens.user(connection.cookies.get(COOKIE))

    def who(self, connection: HTTPConnection) -> tuple[str, ...]:
        """Whose budgets a request is charged to: the person's, if there is one, and the address's."""
        person = self.claimed(connection)
        return (address(connection),) if person is None else (person, address(connection))

    async def known(self, connection: HTTPConnection) -> User | None:
        """The user whose cookie was sent, if any."""
        user = self._tokens.user(connection.cookies.get(COOKIE))
        return None if user is None else await self._store.user(user)

    async def needed(self, connection: HTTPConnection) -> User:
        """The user whose cookie was sent; refused without one."""
        user = await self.known(connection)
        if user is None:
            raise RefusalError("no-secret", "POST /api/me first: it makes you known by a cookie")
        return user

    async def enter(self, connection: HTTPConnection) -> User:
        """The user whose cookie was sent; without one, a new user."""
        user = await self.known(connection)
        now = self._sources.time()
        if user is not None:
            await self._store.change_user(user.id, seen=now)
            return user
        if not self._new.take(address(connection)):
            raise RefusalError("too-many", "too many new people come from your address; try again later")
        user = User(new_id(self._sources.token_bytes), "", language(connection), now, now)
        await self._store.create_user(user)
        return user

    async def change(self, user: User, wish: ChangeMe) -> User:
        """Change the user's name or language."""
        name = None if wish.name is None else clean_name(wish.name)
        if wish.name is not None and name is None:
            raise RefusalError("no-name", "a name needs letters that can be seen")
        if name is None and wish.lang is None:
            return user
        await self._store.change_user(user.id, name=name, lang=wish.lang)
        found = await self._store.user(user.id)
        return user if found is None else found

    async def recovery(self, user: User) -> str:
        """A new recovery code for another browser; it replaces the previous one."""
        code = new_code(self._sources.token_bytes)
        hashed = code_hash(code)
        if hashed is not None:
            await self._store.set_recovery(user.id, hashed)
        return code

    async def recover(self, connection: HTTPConnection, code: str) -> User:
        """The user with this recovery code."""
        if not self._guesses.take(address(connection)):
            raise RefusalError("too-many", "too many codes were tried from your address; try again later")
        hashed = code_hash(code)
        user = None if hashed is None else await self._store.find_by_recovery(hashed)
        if user is None:
            raise RefusalError("no-secret", "nobody has this code")
        return user

    def cookie(self, connection: HTTPConnection, user: User) -> str:
        """The Set-Cookie header that logs a browser in as this user."""
        return set_cookie(self._tokens.token(user.id), secure=is_secure(connection))


def me(user: User) -> Me:
    """The user as a message to their own page."""
    return Me(user.id, user.name, read_language(user.lang))


def address(connection: HTTPConnection) -> str:
    """The client address of a request, for rate limits."""
    return network_of(connection.client.host) if connection.client is not None else ""


def language(connection: HTTPConnection) -> Lang:
    """The first supported language of the browser."""
    for part in connection.headers.get("accept-language", "").split(","):
        wanted = part.partition(";")[0].strip().partition("-")[0].lower()
        if is_language(wanted):
            return wanted
    return DEFAULT


def read_language(text: str) -> Lang:
    """A stored language code; English if that language does not exist any more."""
    return text if is_language(text) else DEFAULT
