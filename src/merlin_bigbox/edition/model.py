"""The printed components as frozen data: what an edition file says once it has been read and checked."""

from dataclasses import dataclass

from merlin_bigbox.edition.forms import BonusForm, Level, TreasureForm
from merlin_bigbox.edition.needs import NeedForm


@dataclass(frozen=True, slots=True)
class Provenance:
    """How the values at one place of the file are known; the note is one line, perhaps empty."""

    place: str
    level: Level
    note: str


@dataclass(frozen=True, slots=True)
class Stock:
    """The numbers of pieces and cards of the base game, King's favor and Arthur."""

    goods_per_kind_and_colour: int
    apples: int
    missions: int
    traitors_per_colour: int
    manors: int
    markers: int
    staffs: int
    hand: int
    display: int
    seals: int
    open_picts: int
    traitors_drawn: int


@dataclass(frozen=True, slots=True)
class Flags:
    """What the flag of each colour does, in the order of the colours, without and with Arthur (ARTHUR-2)."""

    base: tuple[str, ...]
    arthur: tuple[str, ...]

    def printed(self, boards: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The flags for the boards in use."""
        return self.arthur if "arthur" in boards else self.base


@dataclass(frozen=True, slots=True)
class Rondel:
    """The four versions of the outer ring, the inner ring, and where Merlin and Arthur start."""

    base: tuple[str, ...]
    arthur: tuple[str, ...]
    gold: tuple[str, ...]
    gold_arthur: tuple[str, ...]
    inner: tuple[str, ...]
    merlin_start: int
    arthur_start: int

    def outer(self, boards: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The outer ring for the boards in use (MIX-1)."""
        if "gold" in boards:
            return self.gold_arthur if "arthur" in boards else self.gold
        return self.arthur if "arthur" in boards else self.base


@dataclass(frozen=True, slots=True)
class Environs:
    """Terrain tiles, counted in the order of TERRAINS, and the icon of each column on the two frames."""

    plain: tuple[int, ...]
    tower: tuple[int, ...]
    frame_top: tuple[str, ...]
    frame_bottom: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartingTile:
    """The colours that a player starts with (BASE-9)."""

    knight: str
    flag: str
    shield: str
    material: str
    influence: str
    provenance: Level


@dataclass(frozen=True, slots=True)
class Need:
    """One requirement of a mission card (BASE-53); what its form does not speak of is None."""

    form: NeedForm
    good: str | None = None
    colour: str | None = None
    vassal: str | None = None
    second_vassal: str | None = None

    @property
    def pieces(self) -> tuple[str | None, ...]:
        """The pieces that it asks for, by their names: each good, each vassal that is named, and None for any other."""
        named = tuple(name for name in (self.vassal, self.second_vassal) if name is not None)
        return named or (self.good,) * self.form.number


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission card; the vassal is the icon that King's favor reads (FAVOR-3)."""

    id: int
    points: int
    vassal: str
    needs: tuple[Need, ...]
    provenance: Level


@dataclass(frozen=True, slots=True)
class PictBonus:
    """What taking a Pict brings (ARTHUR-13); what its form does not speak of is None."""

    form: BonusForm
    good: str | None = None
    colour: str | None = None
    terrain: str | None = None


@dataclass(frozen=True, slots=True)
class Pict:
    """A Pict with its value for the scoring (ARTHUR-31) and its bonus."""

    value: int
    bonus: PictBonus
    provenance: Level


@dataclass(frozen=True, slots=True)
class Ally:
    """A Knight of the Round Table and the number of tiles it comes with."""

    name: str
    tiles: int


@dataclass(frozen=True, slots=True)
class Allies:
    """The two stacks of allies (KNIGHT-1) and the points for 0, 1, 2 … tiles placed (KNIGHT-7, KNIGHT-8)."""

    a: tuple[Ally, ...]
    b: tuple[Ally, ...]
    gareth_points: tuple[int, ...]
    geraint_points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gold:
    """The supply of coins and mistletoe, and what each player starts with (GOLD-1)."""

    coins: int
    mistletoe: int
    start_coins: int
    start_mistletoe: int


@dataclass(frozen=True, slots=True)
class Market:
    """What the market sells (MARKET-1): tiles by colour, day laborers by pips."""

    shield_tiles: tuple[str, ...]
    material_tiles: tuple[str, ...]
    plus_tokens: int
    apple_mistletoe_tiles: int
    day_laborers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Caerleon:
    """The district on the place of each colour, in the order of the colours (CITY-1)."""

    districts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cauldron:
    """A cauldron, the die face it takes and how far Morgana may move (MORGANA-8)."""

    face: int
    steps: int


@dataclass(frozen=True, slots=True)
class Morgana:
    """The witch's kitchen and its stock (MORGANA-1); a token is a pair of sides."""

    cauldrons: tuple[Cauldron, ...]
    tokens: tuple[tuple[str, str], ...]
    poisoned_apples: int
    huts: int
    markers: int


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure tile; kinds are the two things that a claim or a discard shows, else empty."""

    terrain: str
    form: TreasureForm
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Treasures:
    """The treasure tiles, terrain by terrain, and the neutral staffs (TREASURE-1)."""

    neutral_staffs: int
    tiles: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class Decree:
    """A decree (DECREE-1): a good of a colour, or points."""

    good: str | None
    colour: str | None
    points: int


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything printed; names in rings, tiles and cards are those of the words module."""

    colours: tuple[str, ...]
    """The names of the principalities, clockwise."""
    emblems: tuple[str, ...]
    """Their emblems, in that order."""
    stock: Stock
    """How many pieces and cards there are."""
    flags: Flags
    """What the flag of each colour does."""
    rondel: Rondel
    """The spaces of the rings, and where Merlin and Arthur start."""
    environs: Environs
    """The terrain tiles of the environs, and their frames."""
    starting_tiles: tuple[StartingTile, ...]
    """The colours that players start with."""
    missions: tuple[Mission, ...]
    """The mission cards."""
    picts: tuple[Pict, ...]
    """The Picts."""
    allies: Allies
    """The stacks of allies."""
    gold: Gold
    """Coins and mistletoe."""
    market: Market
    """What the market sells."""
    caerleon: Caerleon
    """The districts of the city."""
    morgana: Morgana
    """The witch's kitchen."""
    treasures: Treasures
    """The treasure tiles."""
    decrees: tuple[Decree, ...]
    """The decrees."""
    provenance: tuple[Provenance, ...]
    """How the values at each place of the file are known."""
    digest: str
    """Changes whenever any value does."""
    source: str
    """The whole edition as a text."""
    is_builtin: bool
    """Whether it comes with the program."""

    def __hash__(self) -> int:
        # Rulesets are cached by edition: hashing hundreds of nested fields each time would be a waste.
        return hash(self.digest)

    def provenance_of(self, place: str) -> Provenance:
        """The entry for a place such as `rondel.inner` or `missions[17].points`: the longest that it begins with."""
        # A place ends where a dot or bracket follows: `gold` does not cover `gold_arthur`.
        whole = f"{place}."
        covering = [entry for entry in self.provenance if whole.startswith((f"{entry.place}.", f"{entry.place}["))]
        if not covering:
            raise KeyError(place)
        return max(covering, key=lambda entry: len(entry.place))
