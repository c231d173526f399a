"""A second process searching the same question, on systems that can fork."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import ForkProcess
from typing import Final, NamedTuple

from merlin_bigbox.bots.search.node import lead
from merlin_bigbox.bots.search.tree import Tree

CAN_FORK: Final = "fork" in multiprocessing.get_all_start_methods()


class Found(NamedTuple):
    """What a search found about one answer: its visits, and its lead over the first answer."""

    action: int
    visits: int
    ahead: float


class ForkedSearch:
    """Continues the search in a fork of this process, with another seed."""

    def __init__(self, tree: Tree, think: Callable[[Tree], None], number: int) -> None:
        context = multiprocessing.get_context("fork")
        self.receiver, sender = context.Pipe(duplex=False)
        tree_seed = int(tree.seed) + 7919 * number
        self.process: ForkProcess = context.Process(target=_work, args=(tree, think, tree_seed, sender), daemon=True)
        self.process.start()
        sender.close()

    def join(self, seconds: float) -> list[Found]:
        """Its results; empty if it is not ready in time."""
        found: list[Found] = self.receiver.recv() if self.receiver.poll(seconds) else []
        self.receiver.close()
        if not found:
            self.process.kill()
        self.process.join()
        return found


def _work(tree: Tree, think: Callable[[Tree], None], seed: int, sender: Connection) -> None:
    before = {int(child.action): int(child.visits) for child in tree.root.children}
    tree.seed = seed
    think(tree)
    first = tree.root.children[0]
    found = [
        Found(int(child.action), int(child.visits) - before[int(child.action)], lead(child, first))
        for child in tree.root.children
    ]
    sender.send(found)
    sender.close()
