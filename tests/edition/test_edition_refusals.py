"""A file that is not right is refused in one line that names the file, the place and what would be right."""

from importlib import resources
from pathlib import Path

import pytest

from merlin_bigbox.edition import EditionError, load, loads
from merlin_bigbox.edition.load import LARGEST

TEXT = resources.files("merlin_bigbox.edition").joinpath("bigbox.toml").read_text(encoding="utf-8")
ALL_COLOURS = "expected one of black, grey, blue, purple, orange, brown"
SIX = '"black", "grey", "blue", "purple", "orange", "brown"'
MISSION_1 = '[[missions]]\nid = 1\npoints = 1\nvassal = "lady"\nneeds = [{ vassal = "lady", in = "black" }]\n'
MISSION_18 = '{ influence = "grey" }, { influence = "orange" }'
PICT_1 = 'value = 2\nbonus = { good = "shield", colour = "black" }'


def refusal(text: str) -> str:
    with pytest.raises(EditionError) as refused:
        loads(text, "my.toml")
    message = str(refused.value)
    assert "\n" not in message
    assert message.startswith("my.toml: ")
    assert "; expected " in message
    return message.removeprefix("my.toml: ")


# rule, what stands in the built-in file (its first occurrence is replaced), what replaces it, the message's beginning
CASES = [
    # keys
    ("EDITION-5", "[stock]\n", "[stock]\nfoo = 1\n", 'stock: unknown key "foo"; expected one of goods_per_kind'),
    ("EDITION-5", "[stock]\n", '[stock]\n"a\\nb" = 1\n', 'stock: unknown key "a\\nb"; expected'),
    ("EDITION-5", "apples = 11\n", "", 'stock: the key "apples" is missing; expected the keys goods_per_kind'),
    ("EDITION-5", "[gold]\n", "[silver]\n", 'unknown key "silver"; expected one of provenance, colours'),
    ("EDITION-5", "[colours]\n", "extra = 1\n[colours]\n", 'provenance.picts: unknown key "extra"'),
    ("EDITION-5", "id = 3\n", "id = 3\nseen = true\n", 'missions[3]: unknown key "seen"; expected one of id, points'),
    # types and ranges
    ("BASE-4", "apples = 11\n", 'apples = "11"\n', 'stock.apples: "11" is not a whole number; expected a whole number'),
    ("BASE-4", "apples = 11\n", "apples = true\n", "stock.apples: true is not a whole number"),
    ("BASE-4", "apples = 11\n", "apples = 11.0\n", "stock.apples: 11.0 is not a whole number"),
    ("BASE-4", "apples = 11\n", "apples = -1\n",
     "stock.apples: -1 is out of range; expected a whole number from 0 to 99"),
    ("BASE-4", "apples = 11\n", "apples = 3\n",
     "stock.apples: 3 is out of range; expected a whole number from 4 to 99"),
    ("BASE-4", "apples = 11\n", f"apples = 0x{'f' * 5000}\n", "stock.apples: a huge number is out of range"),
    ("GOLD-1", "start_coins = 2\n", "start_coins = 8\n",
     "gold.start_coins: 8 is out of range; expected a whole number from 0 to 7"),
    ("EDITION-5", "arthur_start = 0\n", "arthur_start = 1979-05-27\n",
     "rondel.arthur_start: 1979-05-27 is not a whole"),
    # colours and flags
    ("EDITION-1", f"order = [{SIX}]", 'order = ["black"]', "colours.order: holds 1; expected 6 colours"),
    ("EDITION-1", '"black", "grey"', '"black", "black"', 'colours.order[2]: "black" appears twice'),
    ("EDITION-1", '"black", "grey"', '"grey", "black"',
     'colours.order[1]: "grey" is not the first colour; expected "black"'),
    ("EDITION-1", 'grey = "dove"', 'grey = "owl"',
     'colours.emblem.grey: "owl" is not an emblem; expected one of dragon'),
    ("BASE-60", 'brown = "mirror"', 'brown = "turn"', 'flags.base.brown: "turn" appears twice; expected each of repel'),
    ("ARTHUR-2", 'grey = "switch"', 'blue = "switch"', 'flags.arthur: unknown key "blue"; expected one of black, grey'),
    # rings
    ("EDITION-2", '"vp_shield", "influence_flag"', '"vp_shield"', "rondel.base: holds 23; expected 24 spaces"),
    ("EDITION-2", '"principality_grey"', '"principality_blue"',
     'rondel.base[5]: "principality_blue" is not the principality of this place (EDITION-2); expected "principality_g'),
    ("EDITION-2", '"exchange", "grail"', '"exchange", "trade"',
     'rondel.base[7]: "trade" is not a space of this ring; expected'),
    ("BASE-43", '"exchange", "grail"', '"build", "grail"', 'rondel.base: the number of "exchange" is 1; expected 2'),
    ("MIX-1", '"gold", "excalibur"', '"move_arthur", "excalibur"',
     'rondel.gold[18]: "move_arthur" is not a space of this ring'),
    ("GOLD-4", '"gold", "excalibur"', '"build", "excalibur"', 'rondel.gold: the number of "gold" is 1; expected 2'),
    ("EDITION-2", '  "replace_manor",\n', "", "rondel.inner: holds 12; expected 13 spaces"),
    ("ARTHUR-12", '"stairs", "pict"', '"stairs", "merlin"', 'rondel.inner: the number of "merlin" is 2; expected 1'),
    ("EDITION-2", "arthur_start = 0\n", "arthur_start = 13\n", "rondel.arthur_start: 13 is out of range"),
    ("BASE-2", "merlin_start = 0\n", "merlin_start = 4\n",
     "rondel.merlin_start: 4 is not the space principality_black; expected 0"),
    # environs and starting tiles
    ("BASE-8", "plain = { mountain = 5", "plain = { mountain = 6",
     "environs.plain.mountain: 6 is out of range; expected 5"),
    ("EDITION-3", f"frame_top = [{SIX}]", f'frame_top = [{SIX}, "grey"]',
     "environs.frame_top: holds 7; expected 6 icons"),
    ("EDITION-3", f"frame_top = [{SIX}]", "frame_top = 6",
     "environs.frame_top: 6 is not a list; expected a list of 6 icons"),
    ("BASE-9", 'knight = "blue"', 'knight = "grey"', 'starting_tiles[2].knight: "grey" appears twice'),
    ("BASE-9", 'flag = "purple"', 'flag = "pink"', f'starting_tiles[1].flag: "pink" is not a colour; {ALL_COLOURS}'),
    # missions
    ("EDITION-4", MISSION_1, "", "missions: holds 54; expected 55, as stock.missions says"),
    ("EDITION-4", "missions = 55\n", "missions = 61\n",
     "stock.missions: 61 is out of range; expected a whole number from 19 to 60"),
    ("EDITION-4", MISSION_18, '{ influence = "grey" }',
     "missions[18].points: 2 is not the number of needs; expected 1 (EDITION-4)"),
    ("EDITION-4", MISSION_18, ", ".join(['{ influence = "any" }'] * 7), "missions[18].needs: holds 7; expected 1 to 6"),
    ("EDITION-4", "id = 18\n", "id = 17\n", "missions[18].id: is out of order; expected 18"),
    ("BASE-53", 'good = "material", colour = "black"', 'good = "material", colour = "pink"',
     f'missions[17].needs[1].colour: "pink" is not a colour; {ALL_COLOURS}'),
    ("BASE-53", MISSION_18, '{ influence = "grey" }, { marker = "grey" }',
     "missions[18].needs[2]: a table with the keys marker has no known form; expected a table with"),
    ("BASE-53", MISSION_18, '{ influence = "grey" }, "any"', 'missions[18].needs[2]: "any" has no known form'),
    ("BASE-53", MISSION_18, '{ influence = "grey" }, { influence = "all" }',
     'missions[18].needs[2].influence: "all" is not a colour or "any"'),
    ("BASE-53", '["lady", "builder"]', '["lady", "lady"]',
     'missions[37].needs[1].vassals_together[2]: "lady" appears twice'),
    ("FAVOR-3", 'vassal = "lady"\n', 'vassal = "cook"\n',
     'missions[1].vassal: "cook" is not a vassal; expected one of lady'),
    # modules
    ("EDITION-4", f"[[picts]]\n{PICT_1}\n", "", "picts: holds 29; expected 30 Picts"),
    ("ARTHUR-13", PICT_1, "value = 2\nbonus = { apple = 2 }", "picts[1].bonus.apple: 2 is out of range; expected 1"),
    ("ARTHUR-13", 'manor = "wood"', 'manor = "sea"',
     'picts[26].bonus.manor: "sea" is not a terrain; expected one of mountain'),
    ("KNIGHT-1", '"gareth", "geraint"]', '"gareth"]', "allies.a: holds 5; expected 6 allies"),
    ("KNIGHT-1", '"bedivere", "kay"]', '"bedivere", "gareth"]', 'allies.b[6]: "gareth" appears twice'),
    ("KNIGHT-4", "tiles = { tristram = 6", "tiles = { lamorak = 1, tristram = 6",
     'allies.tiles: unknown key "lamorak"'),
    ("KNIGHT-7", "[0, 1, 3, 5, 7, 9, 12]", "[0, 1, 3, 5, 7, 9]", "allies.gareth_points: holds 6; expected 7 numbers"),
    ("MARKET-1", "day_laborers = [1, 2, 3, 4, 5, 6]", "day_laborers = [1, 2, 3, 4, 5, 7]",
     "market.day_laborers[6]: 7 is out of range"),
    ("CITY-1", 'grey = "market"', 'grey = "mint"', 'caerleon.districts.grey: "mint" appears twice'),
    ("MORGANA-1", "cauldron_faces = [1, 2", "cauldron_faces = [6, 2", "morgana.cauldron_faces[1]: 6 is out of range"),
    ("MORGANA-1", "cauldron_faces = [1, 2", "cauldron_faces = [2, 2", "morgana.cauldron_faces[2]: 2 appears twice"),
    ("MORGANA-8", "cauldron_steps = [1, 2", "cauldron_steps = [0, 2", "morgana.cauldron_steps[1]: 0 is out of range"),
    ("EDITION-4", '["bewitch", "bewitch"], ', "", "morgana.tokens: holds 4; expected 5 cauldron tokens"),
    ("MORGANA-10", '["bewitch", "bewitch"]', '["witch_hut", "witch_hut"]', "morgana.tokens: no side shows bewitch"),
    ("TREASURE-1", "mountain = [{ excalibur = 1 }, ", "mountain = [",
     "treasures.mountain: holds 4; expected 5 treasure tiles"),
    ("TREASURE-6", 'discard = ["flag", "shield"]', 'discard = ["flag", "apple"]',
     'treasures.mountain[4].discard[2]: "apple" is not'),
    ("DECREE-1", "points = [2, 2, 2, 2, 2, 2]", "points = [2, 2, 2, 2, 2]",
     "decrees.points: holds 5; expected 6 decrees"),
    ("DECREE-1", "points = [2, 2, 2, 2, 2, 2]", "points = [2, 2, 2, 2, 2, -2]",
     "decrees.points[6]: -2 is out of range"),
    # provenance
    ("EDITION-5", 'provenance = "text"\n', "", 'stock: the key "provenance" is missing; expected a level'),
    ("EDITION-5", 'provenance = "text"\n', 'provenance = "rumour"\n',
     'stock.provenance: "rumour" is not a level; expected one of text'),
    ("EDITION-5", 'base = "seen"\n', "", 'flags.provenance: the key "base" is missing'),
    ("EDITION-5", 'base = "seen"\n', 'base = "seen"\nbass = "seen"\n', 'flags.provenance: unknown key "bass"'),
    ("EDITION-5", "id = 1\n", 'id = 1\nprovenance = "heard"\n', 'missions[1].provenance: "heard" is not a level'),
    ("EDITION-5", 'note = "That a tile', 'note = "\\nThat a tile',
     "provenance.starting_tiles.note: the note cannot be shown"),
    # syntax
    ("EDITION-5", "apples = 11\n", "apples 11\n", "not valid TOML: "),
    ("EDITION-5", "apples = 11\n", f"apples = {'9' * 5000}\n", "not valid TOML: "),
    ("EDITION-5", "apples = 11\n", f"apples = {'[' * 5000}\n", "not valid TOML: "),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "old", "new", "beginning"), CASES, ids=[f"{case[0]} {case[3][:50]}" for case in CASES]
)
def test_mistake_is_told_with_its_place_and_remedy(rule: str, old: str, new: str, beginning: str) -> None:
    """EDITION-5: each case breaks the rule it names, in one place of the built-in file."""
    assert old in TEXT
    assert refusal(TEXT.replace(old, new, 1)).startswith(beginning)


def test_slip_of_syntax_is_told_with_its_line() -> None:
    """EDITION-5: an owner edits the file by hand."""
    assert "(at line 2, column 8)" in refusal("[stock]\napples 11\n")


def test_three_starting_tiles_are_too_few() -> None:
    """BASE-9: four players take one each."""
    start = TEXT.index("[[starting_tiles]]")
    end = TEXT.index("[[starting_tiles]]", start + 1)
    assert refusal(TEXT[:start] + TEXT[end:]).startswith("starting_tiles: holds 3; expected 4 to 6 starting tiles")


def test_missing_file_is_told(tmp_path: Path) -> None:
    """EDITION-5: the path of a corrected file may be mistyped."""
    with pytest.raises(EditionError, match=r"none\.toml: file not found; expected the path of an edition file"):
        load(tmp_path / "none.toml")


def test_unreadable_file_is_told(tmp_path: Path) -> None:
    """EDITION-5: a folder is no edition file, nor is a path that no system allows."""
    for path in (tmp_path, tmp_path / "a\0b"):
        with pytest.raises(EditionError, match=r": cannot be read \([^\n\0]*\); expected a readable edition file"):
            load(path)


def test_file_that_is_not_utf8_is_told_with_the_line(tmp_path: Path) -> None:
    """EDITION-5: an editor may have saved the file in another encoding."""
    path = tmp_path / "my.toml"
    path.write_bytes(b"# one\n# two \xe4\n")
    with pytest.raises(EditionError, match=r"my\.toml: not UTF-8 text \(at line 2\); expected a TOML file in UTF-8"):
        load(path)


def test_oversized_file_is_told(tmp_path: Path) -> None:
    """EDITION-5: nothing of that size is an edition, whatever its encoding."""
    path = tmp_path / "my.toml"
    for data in (b"#" * (LARGEST + 1), "ä".encode() * LARGEST):
        path.write_bytes(data)
        with pytest.raises(EditionError, match=r"my\.toml: too large; expected at most 256 KiB"):
            load(path)
