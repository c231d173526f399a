"""Sessions: the user behind a cookie, new users, recovery codes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from merlin_bigbox.locale.languages import DEFAULT, Lang, is_language
from merlin_bigbox.server.allowances import Allowances, OwnAllowances
from merlin_bigbox.server.cluster.news import News, SessionsEnded, SignedInAgain
from merlin_bigbox.server.http.address import network_of
from merlin_bigbox.server.http.device import device
from merlin_bigbox.server.http.identity import (
    COOKIE,
    Claim,
    Tokens,
    clean_name,
    clear_old_cookie,
    code_hash,
    cookie_name,
    new_code,
    new_id,
    session_id,
    set_cookie,
)
from merlin_bigbox.server.http.security import is_secure
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.live.lines import Lines
from merlin_bigbox.server.protocol.http import ChangeMe, Me, Session
from merlin_bigbox.server.protocol.live import SignedIn
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.sources import MACHINE, Sources
from merlin_bigbox.server.store import SessionRow, Store, User

SESSION_BYTES: Final = 16
SHOWN: Final = 16
"""How much of a session's id is told to the person's own page."""


class Signed(NamedTuple):
    """Who is signed in, and in which browser: the id of the session, empty for a cookie of an older version."""

    user: User
    session: str


class Entered(NamedTuple):
    """Who entered, the token for the browser, and whether it had another one that counts no longer."""

    user: User
    token: str
    signed_out: bool


class People:
    """The users of a server, and the browsers in which they are signed in."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        sources: Sources = MACHINE,
        tell: Callable[[News], None] = lambda _: None,
        allowances: Allowances | None = None,
    ) -> None:
        """`tell` spreads news to other processes, where the same people may have sockets."""
        self._store = store
        self._limits = limits
        self._sources = sources
        self._tokens = Tokens(store.secret)
        self._allowances: Allowances = OwnAllowances(sources) if allowances is None else allowances
        self._tell = tell
        self.lines = Lines()

    # --- who asks ------------------------------------------------------------------------------------------------

    def _token(self, connection: HTTPConnection) -> str | None:
        kept = connection.cookies.get(cookie_name(secure=is_secure(connection)))
        # What was kept by plain HTTP, or by an older version, counts until it is replaced.
        return kept if kept is not None else connection.cookies.get(COOKIE)

    def _claim(self, connection: HTTPConnection) -> Claim | None:
        return self._tokens.claim(self._token(connection))

    def claimed(self, connection: HTTPConnection) -> str | None:
        """The id of the user whose signed cookie was sent, without looking whether it still counts."""
        claim = self._claim(connection)
        return None if claim is None else claim.user

    def who(self, connection: HTTPConnection) -> tuple[str, ...]:
        """Whose budgets a request is charged to: the person's, if there is one, and the address's."""
        person = self.claimed(connection)
        return (address(connection),) if person is None else (person, address(connection))

    async def signed(self, connection: HTTPConnection) -> Signed | None:
        """Who is signed in by the cookie that was sent, if anybody."""
        claim = self._claim(connection)
        user = None if claim is None else await self._store.user(claim.user)
        if claim is None or user is None:
            return None
        if claim.session is None:
            return Signed(user, "") if user.old_cookies else None
        wanted = session_id(claim.session)
        found = await self._store.session(user.id, wanted)
        if found is None:  # signed by this server, but made after the copy that was restored
            await self._keep(connection, user, wanted)
        elif found.ended is not None:
            return None
        return Signed(user, wanted)

    async def known(self, connection: HTTPConnection) -> User | None:
        """The user whose cookie was sent, if any."""
        found = await self.signed(connection)
        return None if found is None else found.user

    async def needed(self, connection: HTTPConnection) -> User:
        """The user whose cookie was sent; refused without one."""
        return (await self.needed_sign_in(connection)).user

    async def needed_sign_in(self, connection: HTTPConnection) -> Signed:
        """Who is signed in by the cookie that was sent; refused without one."""
        found = await self.signed(connection)
        if found is None:
            raise RefusalError("no-secret", "POST /api/me first: it makes you known by a cookie")
        return found

    # --- signing in ----------------------------------------------------------------------------------------------

    async def enter(self, connection: HTTPConnection) -> Entered:
        """The user whose cookie was sent; without one, a new user."""
        found = await self.signed(connection)
        now = self._sources.time()
        if found is not None:
            await self._store.change_user(found.user.id, seen=now)
            if found.session:
                await self._store.see_session(found.session, now)
                return Entered(found.user, self._token(connection) or "", signed_out=False)
            return Entered(found.user, await self.sign_in(connection, found.user), signed_out=False)
        limits = self._limits
        if not await self._allowances.take(
            "people", address(connection), limits.people_per_hour / 3600, limits.people_at_once
        ):
            raise RefusalError("too-many", "too many new people come from your address; try again later")
        user = User(new_id(self._sources.token_bytes), "", language(connection), now, now)
        await self._store.create_user(user)
        return Entered(user, await self.sign_in(connection, user), signed_out=self._claim(connection) is not None)

    async def sign_in(self, connection: HTTPConnection, user: User) -> str:
        """A token for another browser of this user."""
        secret = self._sources.token_bytes(SESSION_BYTES).hex()
        await self._keep(connection, user, session_id(secret))
        return self._tokens.token(user.id, secret)

    async def _keep(self, connection: HTTPConnection, user: User, session: str) -> None:
        now = self._sources.time()
        row = SessionRow(session, user.id, now, now, device(connection.headers.get("user-agent", "")))
        self._end(user.id, await self._store.create_session(row, self._limits.sessions_per_person))

    async def sessions(self, signed: Signed) -> tuple[Session, ...]:
        """The browsers in which the person is signed in."""
        return tuple(
            Session(row.id[:SHOWN], row.device, row.created, row.seen, row.id == signed.session)
            for row in await self._store.sessions_of(signed.user.id)
        )

    async def end(self, signed: Signed, wanted: str | None) -> None:
        """Sign out of one browser, or of all others; their sockets are closed at once."""
        user, time = signed.user.id, self._sources.time()
        ids: list[str] | None = None
        if wanted is not None:
            ids = [row.id for row in await self._store.sessions_of(user) if row.id[:SHOWN] == wanted]
            if not ids:
                raise RefusalError("unknown-request", "there is no such browser, or it was signed out already")
        ended = await self._store.end_sessions(user, ids, signed.session, time)
        # What an older version signed in counts no longer.
        self._end(user, [*ended, ""] if signed.session else ended)

    def _end(self, user: str, sessions: Sequence[str]) -> None:
        """Close the sockets of browsers that were signed out, here and everywhere."""
        if sessions:
            self._say(SessionsEnded(user, tuple(sessions)))

    def _say(self, news: News) -> None:
        self.hear(news)
        self._tell(news)

    # --- what happened here or at another process ----------------------------------------------------------------

    def hear(self, news: News) -> None:
        """Close sockets whose browser was signed out, or tell somebody that they signed in elsewhere."""
        if isinstance(news, SessionsEnded):
            for session in news.sessions:
                self.lines.end(news.user, session)
        else:
            self.lines.tell(news.user, SignedIn(news.device, news.time))

    async def look_again(self) -> None:
        """Close sockets whose browser was signed out without this process having heard of it."""
        for user, session in self.lines.open():
            if not await self._counts(user, session):
                self.lines.end(user, session)

    async def _counts(self, user: str, session: str) -> bool:
        if session:
            found = await self._store.session(user, session)
            return found is None or found.ended is None
        known = await self._store.user(user)
        return known is not None and known.old_cookies

    # --- changing ------------------------------------------------------------------------------------------------

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
        if not await self._may_use_codes(user.id):
            raise RefusalError("too-many", "you made many personal links; try again later")
        code, hashed = self._code()
        await self._store.set_recovery(user.id, hashed)
        return code

    async def recover(self, connection: HTTPConnection, code: str) -> tuple[User, str]:
        """The user with this recovery code, and the code that counts from now on: each is used once."""
        if not await self._may_use_codes(address(connection)):
            raise RefusalError("too-many", "too many codes were tried from your address; try again later")
        hashed = code_hash(code)
        renewed, its_hash = self._code()
        user = None if hashed is None else await self._store.use_recovery(hashed, its_hash)
        if user is None:
            raise RefusalError("no-secret", "nobody has this code; each is used once")
        used = device(connection.headers.get("user-agent", ""))
        self._say(SignedInAgain(user.id, used, self._sources.time()))
        return user, renewed

    async def _may_use_codes(self, who: str) -> bool:
        limits = self._limits
        return await self._allowances.take("codes", who, limits.codes_per_hour / 3600, limits.codes_at_once)

    def _code(self) -> tuple[str, bytes]:
        code = new_code(self._sources.token_bytes)
        hashed = code_hash(code)
        assert hashed is not None  # noqa: S101 – it was made a moment ago
        return code, hashed


def give_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Let the browser keep a token; an empty one removes what it has."""
    secure = is_secure(connection)
    response.headers.append("set-cookie", set_cookie(token, secure=secure))
    if secure and COOKIE in connection.cookies:
        response.headers.append("set-cookie", clear_old_cookie())


def me(user: User, *, signed_out: bool = False) -> Me:
    """The user as a message to their own page."""
    return Me(user.id, user.name, read_language(user.lang), signed_out)


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
