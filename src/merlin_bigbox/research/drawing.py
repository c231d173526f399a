"""A plain drawing of the board from what everybody sees: shapes first, then SVG, pixels or a PNG file of them."""

from __future__ import annotations

import math
import struct
import zlib
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt

from merlin_bigbox.engine.base.names import RING
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.notation import COLOUR_NAMES, COLUMNS, SEAT_NAMES, cell_name, tile_names

__all__ = ["Svg", "board", "to_pixels", "to_png", "to_svg"]

Pixels = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

WIDTH: Final = 960
HEIGHT: Final = 640
PAPER: Final = (243, 236, 220)
INK: Final = (40, 34, 28)
WHITE: Final = (255, 255, 255)
SEAT_COLOURS: Final = ((178, 40, 40), (222, 178, 30), (40, 90, 170), (40, 130, 70))
PRINCIPALITY_COLOURS: Final = (
    (50, 50, 50),
    (140, 140, 140),
    (70, 110, 190),
    (120, 60, 140),
    (220, 130, 40),
    (120, 80, 40),
)
TERRAIN_COLOURS: Final = {"mountain": (170, 160, 150), "wood": (110, 160, 100), "lake": (130, 180, 215)}


class Disc(NamedTuple):
    """A circle by its middle."""

    x: float
    y: float
    radius: float
    colour: Colour


class Box(NamedTuple):
    """A rectangle by its upper left corner."""

    x: float
    y: float
    width: float
    height: float
    colour: Colour


class Text(NamedTuple):
    """A word, with its middle here."""

    x: float
    y: float
    words: str
    size: float
    colour: Colour


Shape = Disc | Box | Text


def board(rules: Ruleset, state: State) -> list[Shape]:
    """The table: rondel and figures, principalities, environs, castles."""
    shapes: list[Shape] = [Text(WIDTH - 90, 20, f"round {int(state.cells[ROUND])}", 14, INK)]
    _rondel(rules, state, shapes)
    _principalities(rules, state, shapes)
    _environs(rules, state, shapes)
    _castles(rules, state, shapes)
    return shapes


def _rondel(rules: Ruleset, state: State, shapes: list[Shape]) -> None:
    middle, rings = 200.0, (165.0, 100.0)
    names = [spec.name for spec in rules.space_specs]
    places: list[tuple[float, float]] = []
    for position, name in enumerate(names):
        inner = position >= RING
        count = len(names) - RING if inner else RING
        angle = 2 * math.pi * (position % RING) / count - math.pi / 2
        x, y = middle + rings[inner] * math.cos(angle), middle + rings[inner] * math.sin(angle)
        places.append((x, y))
        kind, _, colour = name.rpartition("_")
        tint = PRINCIPALITY_COLOURS[COLOUR_NAMES.index(colour)] if kind == "principality" else WHITE
        shapes.append(Disc(x, y, 19, tint))
        if tint == WHITE:
            shapes.append(Text(x, y, name.replace("_", " ")[:6], 8, INK))
    figures = [(place, SEAT_COLOURS[seat], "K") for seat, place in enumerate(_each(rules, state, "knight figures"))]
    figures.append((rules.zone(state, "merlin")[0], INK, "M"))
    if len(names) > RING:
        figures.append((rules.zone(state, "third figure")[0], (150, 110, 20), "A"))
    for index, (place, tint, letter) in enumerate(figures):
        x, y = places[place]
        x, y = x + 9 * math.cos(index * 2 * math.pi / 6), y + 9 * math.sin(index * 2 * math.pi / 6)
        shapes += [Disc(x, y, 8, tint), Text(x, y, letter, 9, WHITE)]


def _principalities(rules: Ruleset, state: State, shapes: list[Shape]) -> None:
    stock = rules.zone(state, "stock")
    for number, name in enumerate(COLOUR_NAMES):
        x, y = 430 + number % 3 * 175, 45 + number // 3 * 165
        shapes += [Box(x, y, 165, 150, WHITE), Box(x, y, 165, 18, PRINCIPALITY_COLOURS[number])]
        shapes.append(Text(x + 82, y + 9, name, 12, WHITE))
        goods = " ".join(
            f"{letter}{stock[kind * len(COLOUR_NAMES) + number]}" for kind, letter in enumerate(("S", "F", "M"))
        )
        shapes.append(Text(x + 82, y + 32, goods, 12, INK))
        for seat in range(int(rules.players)):
            markers = rules.zone(state, "markers", seat)[number]
            line = y + 52 + seat * 22
            for marker in range(markers):
                shapes.append(Disc(x + 14 + marker * 15, line, 6, SEAT_COLOURS[seat]))
            for vassal, place in enumerate(rules.zone(state, "vassals", seat)):
                if place == number + 1:
                    shapes.append(Box(x + 104 + vassal * 14, line - 6, 12, 12, SEAT_COLOURS[seat]))
                    shapes.append(Text(x + 110 + vassal * 14, line, "LSBF"[vassal], 9, WHITE))


def _environs(rules: Ruleset, state: State, shapes: list[Shape]) -> None:
    names = tile_names(rules)
    for cell, (tile, owner) in enumerate(zip(rules.zone(state, "tiles"), rules.zone(state, "manors"), strict=True)):
        if tile:
            name = names[tile - 1]
            row, column = divmod(cell, COLUMNS)
            x, y = 60 + column * 56 + (row % 2) * 28, 430 + row * 50
            shapes.append(Disc(x, y, 25, TERRAIN_COLOURS[name.partition("-")[0]]))
            shapes.append(Text(x, y - 15, cell_name(cell), 8, INK))
            special = name.partition("-")[2]
            if special:
                shapes.append(Text(x, y + 15, special[:6], 8, INK))
            if owner:
                shapes.append(Box(x - 8, y - 8, 16, 16, SEAT_COLOURS[owner - 1]))


def _castles(rules: Ruleset, state: State, shapes: list[Shape]) -> None:
    for seat in range(int(rules.players)):
        x, y = 430 + seat % 2 * 262, 390 + seat // 2 * 120
        shapes += [Box(x, y, 252, 110, WHITE), Box(x, y, 252, 18, SEAT_COLOURS[seat])]
        points = int(rules.points_of(state, seat))
        shapes.append(Text(x + 126, y + 9, f"{SEAT_NAMES[seat]}  {points} points", 12, WHITE))
        dice = " ".join(str(face) if face else "-" for face in rules.zone(state, "dice", seat))
        shapes.append(Text(x + 126, y + 32, f"dice {dice}", 12, INK))
        apples, staffs = (rules.zone(state, name, seat)[0] for name in ("apples", "staffs"))
        shapes.append(Text(x + 126, y + 50, f"apples {apples}  staffs {staffs}", 12, INK))
        goods, traitors = rules.zone(state, "goods", seat), rules.zone(state, "traitors", seat)
        for number, tint in enumerate(PRINCIPALITY_COLOURS):
            counts = [goods[kind * len(COLOUR_NAMES) + number] for kind in range(3)]
            shapes.append(Box(x + 8 + number * 40, y + 64, 36, 40, tint))
            shapes.append(Text(x + 26 + number * 40, y + 76, " ".join(map(str, counts)), 10, WHITE))
            shapes.append(Text(x + 26 + number * 40, y + 93, f"T{traitors[number]}", 10, WHITE))


def _each(rules: Ruleset, state: State, zone: str) -> list[int]:
    return [rules.zone(state, zone, seat)[0] for seat in range(int(rules.players))]


# --- as SVG ----------------------------------------------------------------------------------------------------------


class Svg(str):
    """An SVG document: a text, which notebooks show as the picture that it is."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def to_svg(shapes: list[Shape]) -> Svg:
    """The drawing as an SVG document."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_hex(PAPER)}"/>',
        *(_element(shape) for shape in shapes),
        "</svg>",
    ]
    return Svg("\n".join(parts))


def _element(shape: Shape) -> str:
    if isinstance(shape, Disc):
        return f'<circle cx="{shape.x:.1f}" cy="{shape.y:.1f}" r="{shape.radius:g}" fill="{_hex(shape.colour)}"/>'
    if isinstance(shape, Box):
        return (
            f'<rect x="{shape.x:.1f}" y="{shape.y:.1f}" width="{shape.width:g}" height="{shape.height:g}" '
            f'fill="{_hex(shape.colour)}"/>'
        )
    return (
        f'<text x="{shape.x:.1f}" y="{shape.y:.1f}" font-size="{shape.size:g}" font-family="sans-serif" '
        f'text-anchor="middle" dominant-baseline="central" fill="{_hex(shape.colour)}">{escape(shape.words)}</text>'
    )


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)


# --- as pixels -------------------------------------------------------------------------------------------------------

# Letters of three by five dots, a row each three bits, from the top.
_GLYPHS: Final = {
    "0": 0o75557, "1": 0o26227, "2": 0o71747, "3": 0o71717, "4": 0o55711, "5": 0o74717, "6": 0o74757, "7": 0o71122,
    "8": 0o75757, "9": 0o75717, "a": 0o25755, "b": 0o65656, "c": 0o34443, "d": 0o65556, "e": 0o74647, "f": 0o74644,
    "g": 0o34553, "h": 0o55755, "i": 0o72227, "j": 0o11152, "k": 0o55655, "l": 0o44447, "m": 0o57755, "n": 0o65555,
    "o": 0o25552, "p": 0o65644, "q": 0o25563, "r": 0o65655, "s": 0o34216, "t": 0o72222, "u": 0o55557, "v": 0o55552,
    "w": 0o55775, "x": 0o55255, "y": 0o55222, "z": 0o71247, "-": 0o00700,
}  # fmt: skip


def to_pixels(shapes: list[Shape]) -> Pixels:
    """The drawing as pixels: rows, columns, red, green and blue."""
    pixels = np.empty((HEIGHT, WIDTH, 3), dtype=np.uint8)
    pixels[:] = PAPER
    for shape in shapes:
        if isinstance(shape, Disc):
            _fill_disc(pixels, shape)
        elif isinstance(shape, Box):
            left, upper = int(shape.x), int(shape.y)
            pixels[upper : upper + int(shape.height), left : left + int(shape.width)] = shape.colour
        else:
            _fill_text(pixels, shape)
    return pixels


def _fill_disc(pixels: Pixels, disc: Disc) -> None:
    left, upper = max(0, int(disc.x - disc.radius)), max(0, int(disc.y - disc.radius))
    part = pixels[upper : int(disc.y + disc.radius) + 1, left : int(disc.x + disc.radius) + 1]
    rows, columns = np.ogrid[upper : upper + part.shape[0], left : left + part.shape[1]]
    part[(rows - disc.y) ** 2 + (columns - disc.x) ** 2 <= disc.radius**2] = disc.colour


def _fill_text(pixels: Pixels, text: Text) -> None:
    dot = max(1, round(text.size / 7))
    left = int(text.x - len(text.words) * 4 * dot / 2)
    upper = int(text.y - 5 * dot / 2)
    for index, letter in enumerate(text.words.lower()):
        glyph = _GLYPHS.get(letter, 0)
        for bit in range(15):
            if glyph >> (14 - bit) & 1:
                row, column = upper + bit // 3 * dot, left + index * 4 * dot + bit % 3 * dot
                pixels[max(0, row) : row + dot, max(0, column) : column + dot] = text.colour


def to_png(pixels: Pixels) -> bytes:
    """The pixels as a PNG file."""
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
    body = b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body
