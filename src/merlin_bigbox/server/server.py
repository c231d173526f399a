"""A running server: creates its parts, starts them and shuts them down in order."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.requests import HTTPConnection

from merlin_bigbox import engine_mode
from merlin_bigbox.bots.own import introduce
from merlin_bigbox.edition import Edition, load
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.allowances import Allowances, OwnAllowances
from merlin_bigbox.server.budgets import Budgets
from merlin_bigbox.server.cluster.hops import Hops
from merlin_bigbox.server.cluster.interface import Alone, Ownership
from merlin_bigbox.server.cluster.membership import Membership
from merlin_bigbox.server.cluster.news import Newsroom, read
from merlin_bigbox.server.cluster.peers import Nobody, Peers
from merlin_bigbox.server.health import Health
from merlin_bigbox.server.heavy.pool import HeavyPool
from merlin_bigbox.server.http.address import reachable
from merlin_bigbox.server.http.security import is_secure
from merlin_bigbox.server.http.sessions import People
from merlin_bigbox.server.limits import Counts, Limits, reviewing
from merlin_bigbox.server.logs import Form
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.reviews import Reviews
from merlin_bigbox.server.sources import MACHINE, Sources
from merlin_bigbox.server.store import SQLiteStore, Store
from merlin_bigbox.server.store.leased import LeasedStore
from merlin_bigbox.server.store.leases import Member
from merlin_bigbox.server.tables.aside import playable
from merlin_bigbox.server.tables.chores import Chores
from merlin_bigbox.server.tables.registry import TableRegistry
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.tables.told import told_of
from merlin_bigbox.server.thinking.explainer import Explainer
from merlin_bigbox.server.thinking.interface import Thinking
from merlin_bigbox.server.thinking.planner import Planner
from merlin_bigbox.server.thinking.pool import COMMAND, ThinkingPool, default_workers

BYTES_A_RECORD: Final = 30
"""About as long as a record is, where it is not worth counting."""


def _no_engine() -> Path | None:
    return None


def _not_compiling() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is configured."""

    data: Path | None
    """The folder of the data; None if they are kept elsewhere."""
    host: str = "127.0.0.1"
    port: int = 8765
    public_url: str = ""
    limits: Limits = field(default_factory=Limits)
    host_names: tuple[str, ...] = ()
    """Names by which others call this server, besides those of its addresses and of `public_url`."""
    engine: Callable[[], Path | None] = _no_engine
    """Returns the folder of a compiled engine for the bots, or None while there is none."""
    compiling: Callable[[], bool] = _not_compiling
    """Returns whether one is being made: until then the bots think slower."""
    log: Form = "text"
    """How the log is written."""
    metrics_allow: tuple[str, ...] = ()
    """Networks that may read the metrics, besides this machine."""
    metrics_token: str = ""
    """Whoever sends this as a bearer may read them, too."""
    peer_address: str = ""
    """Where other processes at the same store reach this one (host:port); empty for a server alone."""
    own_bots: tuple[str, ...] = ()
    """Bots of the operator's own, as `/home/ann/mybot.py:MyBot`; they are known by the names of their classes."""
    processes: int = 1
    """How many processes share this machine's cores."""
    reviews: bool = False
    """Whether games of people are reviewed as soon as they are over; else when somebody asks."""


class Server:
    """The parts of a running server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        sources: Sources = MACHINE,
        thinking: Thinking | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.settings = settings
        self.sources = sources
        self.limits = settings.limits
        self.store = store
        self.edition: Edition = load()
        for spec in settings.own_bots:
            introduce(spec)
        if thinking is None:
            thinking = ThinkingPool(
                default_workers(settings.processes),
                engine=settings.engine,
                command=(*COMMAND, *settings.own_bots),
                waiting_each=settings.limits.thoughts_waiting_each,
            )
        self.thinking: Thinking = thinking
        self.explainer = Explainer(self.thinking, settings.limits, sources)
        self.planner = Planner(self.thinking, self.explainer)
        self.hops = Hops(store.secret, settings.peer_address, settings.limits.hop_seconds, sources)
        living = store.living if isinstance(store, LeasedStore) else None
        self.peers: Peers = _peers(settings, self.hops, sources, living) if peers is None else peers
        self._newsroom = Newsroom(living, self.peers, settings.peer_address)
        self._chores = Chores()
        allowances: Allowances = store if isinstance(store, LeasedStore) else OwnAllowances(sources)
        self.people = People(store, settings.limits, sources, self._newsroom.tell, allowances)
        self.heavy = HeavyPool(settings.limits, sources, settings.engine)
        self._reviewing = HeavyPool(reviewing(settings.limits), sources, settings.engine)
        self.reviews = Reviews(self._reviewing, store, sources.time, settings.limits.reviews_waiting)
        self.ownership: Ownership = Alone()
        if isinstance(store, LeasedStore):
            self.ownership = Membership(store, settings.peer_address, playable(self.edition), settings.limits, sources)
        self.tables = TableRegistry(
            store, self.thinking, self.edition, settings.limits, sources, self.heavy, self.ownership, allowances
        )
        if settings.reviews:
            self.tables.on_over = self._review
        self.sockets = Counts(settings.limits)
        self.budgets = Budgets(settings.limits, sources)
        self.guides: OrderedDict[tuple[GameOptions, str], bytes] = OrderedDict()
        """Guides that were made before, the one asked for least recently first."""
        self.rulebooks: dict[str, bytes] = {}
        """The rulebook in each language in which it was asked for."""

        self.health = Health(
            store,
            self.thinking,
            lambda: self.tables.in_memory,
            lambda: len(self.tables.aside),
            lambda: self.sockets.total,
            self.ownership.status,
        )

    @classmethod
    async def open(
        cls,
        settings: Settings,
        store: Store | None = None,
        sources: Sources = MACHINE,
        thinking: Thinking | None = None,
        peers: Peers | None = None,
    ) -> Server:
        """Open the store if necessary and resume every running game."""
        opened = await _own_store(settings) if store is None else store
        server = cls(settings, opened, sources, thinking, peers)
        await server.thinking.start()
        await server.ownership.start(server.tables.expire)
        server.tables.start()
        server.health.pulse.start()
        if isinstance(opened, LeasedStore):
            again = server.limits.session_look_seconds
            server._chores.every(again, "looking at sessions again", server.people.look_again)
        return server

    async def hand_over(self) -> None:
        """Bring the tables to rest and give them up at once, then send their people away: others have them by then."""
        await self.tables.stop()
        await self.ownership.leave()
        self.tables.send_away()

    async def close(self) -> None:
        """Shut down in order: hand the tables over, stop the bots, then flush the store."""
        await self.health.close()
        await self._chores.close()
        await self.hand_over()
        await self.thinking.close()
        await self.reviews.close()
        await self._reviewing.close()
        await self.heavy.close()
        await self._newsroom.close()
        await self.peers.close()
        await self.store.close()

    def _review(self, table: Table) -> None:
        """Begin the review of a game that is over.

        Bots among themselves get theirs when somebody asks, and so does everybody as long as there is no compiled
        engine: it would keep a core busy for minutes.
        """
        compiled = self.settings.engine() is not None or engine_mode() == "compiled"
        if compiled and any(seat.kind == "person" for seat in table.seats):
            self.reviews.over(table.row.id, told_of(table, ()))

    def hear(self, news: bytes) -> None:
        """Another process tells something."""
        found = read(news)
        if found is not None:
            self.people.hear(found)

    async def open_table(self, wanted: str, who: Sequence[str]) -> Table:
        """A table for this person and this address. Bringing one into memory is charged to them, as it takes time."""
        if self.tables.is_loaded(wanted):
            return await self.tables.find(wanted)
        if not self.budgets.may_load(who):
            raise RefusalError("too-many", "you have opened many large tables; wait a minute")
        table = await self.tables.find(wanted)
        self.budgets.loaded(who, BYTES_A_RECORD * len(table.game.entries))
        return table

    def address_for(self, connection: HTTPConnection) -> str:
        """The base URL for links that other people can open."""
        scheme = "https" if is_secure(connection) else "http"
        settings = self.settings
        host = connection.headers.get("host", "")
        return reachable(settings.host, settings.port, settings.public_url, host, scheme)


async def _own_store(settings: Settings) -> Store:
    if settings.data is None:
        raise ValueError("a server needs a folder for its data, or a store")
    return await SQLiteStore.open(settings.data, settings.limits)


def _peers(
    settings: Settings, hops: Hops, sources: Sources, living: Callable[[], Awaitable[list[Member]]] | None
) -> Peers:
    if not settings.peer_address:
        return Nobody()
    from merlin_bigbox.server.cluster.http_peers import HTTPPeers  # noqa: PLC0415 – its libraries are an extra

    return HTTPPeers(hops, settings.limits, sources, living)
