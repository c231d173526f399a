"""The screen of a game at every kind of prompt, measured in a real browser at every size."""

from __future__ import annotations

from tools import scenes
from tools.scene_positions import NEVER, tables


def test_every_kind_of_prompt_of_every_module_has_a_scene() -> None:
    """Found from the rules, so that a prompt that is added cannot be forgotten; what is never asked says why."""
    made = set(scenes.make())
    wanted = {(table.name, kind) for table in tables() for kind in table.wanted}
    assert set(NEVER) <= wanted
    assert {scenes.slug(*each) for each in wanted - set(NEVER)} == made
