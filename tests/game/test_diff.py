"""Changes told one after the other make the same view as telling it whole."""

from typing import Any

import msgspec

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.diff import Differ
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.view import view


def merged(known: dict[str, Any], changes: dict[str, msgspec.Raw]) -> dict[str, Any]:
    """What a page knows after some changes."""
    for path, raw in changes.items():
        value = msgspec.json.decode(raw)
        name, _, part = path.partition(".")
        if not part:
            known[name] = value
        elif name == "modules":
            known.setdefault(name, {})[part] = value
        else:
            entries = known.setdefault(name, [])
            entries[int(part) : int(part) + 1] = [value]
    return known


def test_changes_add_up_to_the_view_from_setup_to_the_end() -> None:
    for modules in ((), module_names()):
        game = Game.new(GameOptions(3, modules), seed="changes")
        random = Random(3)
        differ = Differ()
        known: dict[str, Any] = {}
        sizes: list[int] = []
        while not game.is_over:
            shown = view(game, 1)
            changes = differ.changes(shown)
            sizes.append(len(changes))
            assert merged(known, changes) == msgspec.json.decode(msgspec.json.encode(shown))
            options = game.options_now()
            game.play(options[random.below(len(options))])
        # A step touches a small part of the table: that is what the paths are for.
        assert sum(sizes[1:]) / len(sizes[1:]) < sizes[0] / 4


def test_what_did_not_change_is_not_told_again() -> None:
    game = Game.new(GameOptions(2), seed="same")
    differ = Differ()
    shown = view(game, 0)
    first = differ.changes(shown)
    assert {"round", "modules", "players.0", "players.1", "principalities.5", "environs.17"} <= set(first)
    assert differ.changes(shown) == {}
    differ.forget()
    assert differ.changes(shown) == first


def test_a_view_before_the_first_record_has_all_its_fields() -> None:
    """Nothing lies in the environs yet, and there are no modules: both are told as empty."""
    changes = Differ().changes(view(Game(GameOptions(2)), None))
    assert bytes(changes["environs"]) == b"[]"
    assert bytes(changes["modules"]) == b"{}"
