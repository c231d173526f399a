"""Attacks on a server of one's own: each is run and told whether the server held.

They are the ones that found holes, written down so that anybody can run them again: `./merlin attack`. A new one is a
function that takes a `Target` and gives a `Verdict`, a line in `ATTACKS`, and its title in every language.
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.attack import at_the_table, connections, floods, forgeries, workers
from merlin_bigbox.attack.target import Attack

ATTACKS: Final = (
    Attack("dead-workers", workers.dead_workers, own=True),
    Attack("stopped-workers", workers.stopped_workers, own=True),
    Attack("rigged-branch", forgeries.rigged_branch),
    Attack("typed-branched", forgeries.typed_branched),
    Attack("replay-flood", floods.replay_flood),
    Attack("silent-reader", connections.silent_reader),
    Attack("socket-flood", connections.socket_flood),
    Attack("half-requests", connections.half_requests),
    Attack("too-large", connections.too_large),
    Attack("foreign-pages", forgeries.foreign_pages),
    Attack("table-flood", floods.table_flood),
    Attack("people-flood", floods.people_flood),
    Attack("gone-for-a-moment", at_the_table.gone_for_a_moment),
    Attack("seat-grab", at_the_table.seat_grab),
    Attack("chat-flood", floods.chat_flood),
    Attack("undo-flood", floods.undo_flood),
    Attack("bad-bytes", forgeries.bad_bytes),
    Attack("crowd-of-merlins", floods.crowd_of_merlins),
    Attack("forged-host", forgeries.forged_host),
    Attack("recovery-reuse", forgeries.recovery_reuse),
)
"""In the order in which the holes they go for were listed, the worst first."""
